"""The folders of the program: by the customs of the system, or below one folder that the person names."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path

from yonder_desktop.storage.problems import problem_of

APP = "yonder-desktop"
LOG_NAME = "yonder-desktop.log"


class Folders:
    """Where things lie. data: games, scores and own card sets; config: settings; log: what went wrong."""

    __slots__ = ("config", "data", "log")

    def __init__(self, data: Path, config: Path, log: Path) -> None:
        self.data = data
        self.config = config
        self.log = log

    @property
    def saves(self) -> Path:
        return self.data / "saves"

    @property
    def autosaves(self) -> Path:
        return self.data / "autosaves"

    @property
    def finished(self) -> Path:
        """Games that were played to their end, one file a game."""
        return self.data / "finished"

    @property
    def cards(self) -> Path:
        """Own card sets, as `<game>/<name>/`."""
        return self.data / "cards"

    @property
    def scores(self) -> Path:
        """The file of the best scores."""
        return self.data / "scores.sqlite"

    @property
    def log_file(self) -> Path:
        """The file of the log, which is begun anew from time to time."""
        return self.log / LOG_NAME

    @property
    def settings(self) -> Path:
        """The file of the settings."""
        return self.config / "settings.json"


def find_folders(data_dir: str | Path | None = None) -> Folders:
    """The program's folders; below `data_dir` if it is given. None of them is made here."""
    if data_dir is not None:
        root = Path(data_dir).expanduser().absolute()
        return Folders(root, root / "config", root / "log")
    from platformdirs import PlatformDirs

    dirs = PlatformDirs(APP, appauthor=False, roaming=False)
    return Folders(dirs.user_data_path, dirs.user_config_path, dirs.user_log_path)


def numbered(path: Path) -> Iterator[Path]:
    """A path, then those beside it with a number behind the name, from 2 on: for what must not take another's place."""
    yield path
    for number in itertools.count(2):
        yield path.with_name(f"{path.stem}-{number}{path.suffix}")


def ensure_folder(folder: Path) -> Path:
    """Make a folder with its parents. Raises StorageProblem if that is not possible."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise problem_of(error, folder, "no_folder") from error
    return folder
