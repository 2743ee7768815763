"""Tests a built bundle as a person uses it: on a screen of its own, with an empty home, in German, at 200 %.

    python packaging/smoke_test.py BUNDLE [--deb FILE] [--bill FILE] [--pictures FOLDER] [--language LANG] [--only …]

Needs Linux, Xvfb, openbox and xdotool; with --deb, being root and debootstrap as well. It tells
each check with its figures.
"""

import argparse
import json
import os
import shlex
import shutil
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import smoke_inside
import smoke_root
from smoke_player import ACT, GAMES, Player
from smoke_program import Program
from smoke_screen import Failed, Screen, wait_until

HERE = Path(__file__).resolve().parent
PERCENT = "200"
LARGEST_MB = 125
COLD_S, WARM_S, WARM_STARTS = 2.0, 1.0, 3
LIBRARIES = (
    "libQt6Core",
    "libQt6Gui",
    "libQt6Widgets",
    "libQt6Svg",
    "libpyside6",
    "libpython3",
    "libicudata",
)
PLUGINS = ("platforms/libqxcb.so", "iconengines/libqsvgicon.so", "imageformats/libqsvg.so")
BY_MOUSE = "yro"
NAME = "Spielstand мой „1“ ゲーム.yonder"


class Smoke:
    """One check after another; each returns what it found, in words."""

    def __init__(self, program: Program, pictures: Path) -> None:
        self.program = program
        self.screen = program.screen
        self._pictures = pictures
        self._given = program.home / NAME

    def checks(self) -> dict[str, Callable[[], str]]:
        games = {f"panel-{game}": self._whole_game(game, by_mouse=False) for game in GAMES}
        return {
            "size": self.size,
            "start": self.start,
            "own": self.own_files,
            "words": self.words,
            **games,
            "mouse": self._whole_game(BY_MOUSE, by_mouse=True),
            "save": self.save_and_open,
            "second": self.second_start,
            "kept": self.nothing_kept,
            "terminal": self.terminal,
        }

    def size(self) -> str:
        """The bundle is small enough, and cannot be written to by who runs it."""
        files = [path for path in self.program.folder.rglob("*") if path.is_file() and not path.is_symlink()]
        size = sum(path.stat().st_size for path in files) / 1e6
        if size > LARGEST_MB:
            raise Failed(f"{size:.1f} MB unpacked; at most {LARGEST_MB} are wanted")
        return f"{size:.1f} MB in {len(files)} files"

    def start(self) -> str:
        """The first start from the disk, the next from memory: until the window is painted.

        Other work on the machine only adds to the time: the least of some warm starts counts.
        """
        self.program.forget()
        cold = self._started("cold")
        warm = min(self._started("warm") for _ in range(WARM_STARTS))
        for name, (worked, _took), most in (("cold", cold, COLD_S), ("warm", warm, WARM_S)):
            if worked > most:
                raise Failed(f"{name} start takes {worked:.2f} s of processor; at most {most} are wanted")
        return "; ".join(
            f"{name} {took:.2f} s, {worked:.2f} s of processor"
            for name, (worked, took) in (("cold", cold), ("warm", warm))
        )

    def _started(self, name: str) -> tuple[float, float]:
        """Seconds of the processor and of the clock until the window is painted."""
        begun = time.monotonic()
        self.program.start("--scale", PERCENT)
        took, worked = time.monotonic() - begun, self.program.seconds_of_processor()
        self.keep(f"start-{name}")
        self.program.quit()
        return worked, took

    def own_files(self) -> str:
        """Every library of Python and Qt that runs is the bundle's own, and so are plugins and resources."""
        self.program.start("--scale", PERCENT)
        mapped = self.program.mapped()
        self.program.quit()
        inside = {path for path in mapped if path.is_relative_to(self.program.folder)}
        strangers = [path for path in mapped - inside if "Qt6" in path.name or "ython3" in str(path)]
        if strangers:
            raise Failed(f"not of the bundle: {', '.join(map(str, strangers))}")
        names = " ".join(path.name for path in inside)
        missing = [name for name in (*LIBRARIES, "libqxcb.so") if name not in names]
        plugins = self.program.folder / "_internal/PySide6/Qt/plugins"
        missing += [name for name in PLUGINS if not (plugins / name).is_file()]
        own = self.program.folder / "_internal/yonder_desktop"
        missing += [
            name for name in ("resources/icons/ship.svg", "resources/cards") if not (own / name).exists()
        ]
        if missing:
            raise Failed(f"missing in the bundle: {', '.join(missing)}")
        return f"{len(inside)} libraries of the bundle, {len(mapped - inside)} of the system, none of its Qt or Python"

    def words(self) -> str:
        """The words are those of the bundle's own catalogue, those of Qt's dialogs of its own too."""
        internal, language = self.program.folder / "_internal", self.program.language
        if not (internal / f"PySide6/Qt/translations/qtbase_{language}.qm").is_file():
            raise Failed(f"Qt's own words for {language} are missing")
        said = " ".join(self.program.run("--help").split())
        told = [
            self.program.words.gettext(text) for text in ("open a saved game", "look of the table", "options")
        ]
        if not all(text in said for text in told) or "open a saved game" in said:
            raise Failed(f"the help is not in {language}: {said}")
        return f"--help in {language}; the titles of dialogs are looked for in {language} by the games below"

    def _whole_game(self, game: str, by_mouse: bool) -> Callable[[], str]:
        def played() -> str:
            player = Player(self.program, seed=1)
            self.program.start("--scale", PERCENT)
            begun = time.monotonic()
            player.begin(game)
            moves = player.play(by_mouse)
            took = time.monotonic() - begun
            time.sleep(1)
            self.keep(f"{game}-{'mouse' if by_mouse else 'panel'}")
            self.program.quit()
            over = json.loads(self.program.files("finished/*.json")[-1].read_text(encoding="utf-8"))
            players = [seat["player"] for seat in over["seats"]]
            if over["game"] != game or "greedy" not in players or not over["facts"]["over"]:
                raise Failed(f"that is no whole game of {game} against greedy: {players}, {over['facts']}")
            return f"{moves} moves in {took:.0f} s, totals {over['facts'].get('totals')}"

        return played

    def save_and_open(self) -> str:
        """Some moves, saved, quit; then the file is opened as the file manager does it."""
        player = Player(self.program, seed=2)
        self.program.start("--scale", PERCENT)
        player.begin("ylandyss")
        player.play(moves=3)
        self.screen.keys("ctrl+s")
        title = self.program.words.gettext("Save the game")
        wait_until(lambda: title in self.screen.front(), f"the dialog “{title}”")
        time.sleep(1)
        self.keep("save")
        self.screen.keys("Return")
        saved = wait_until(lambda: self.program.files("saves/*.json"), "the saved game")[-1]
        self.program.quit()
        wanted = json.loads(saved.read_text(encoding="utf-8"))
        shutil.move(saved, self._given)
        os.chown(self._given, *([self.program.home.stat().st_uid] * 2))
        self.program.start(*opened_by_file_manager(self._given))
        wait_until(lambda: self.program.game().startswith("ylandyss"), "the game of the file")
        moves = player.play(moves=1)
        self.keep("opened")
        self.program.quit()
        if moves <= len(wanted["tokens"]):
            raise Failed(f"{moves} moves after opening a save with {len(wanted['tokens'])}")
        return f"“{NAME}” opened at {len(wanted['tokens'])} moves and played on"

    def second_start(self) -> str:
        """A second start hands its file to the first window and ends."""
        self.program.start("--scale", PERCENT)
        took = self.program.second_start(*opened_by_file_manager(self._given))
        wait_until(lambda: self.program.game().startswith("ylandyss"), "the game in the first window")
        again = self.program.second_start()
        windows = [title for title in self.screen.titles() if title.endswith("Yonder Desktop")]
        self.program.quit()
        if len(windows) != 1:
            raise Failed(f"there are {len(windows)} windows: {windows}")
        return (
            f"the second program ended after {took:.1f} s, one without a file after {again:.1f} s; one window"
        )

    def nothing_kept(self) -> str:
        """With a data folder that is read-only the person is told, and plays on in memory."""
        shut = self.program.home / "shut"
        shut.mkdir()
        shut.chmod(0o555)
        self.program.start("--scale", PERCENT, "--data-dir", str(shut), *opened_by_file_manager(self._given))
        wait_until(lambda: self.screen.points(ACT), "a question")
        time.sleep(2)
        self.keep("read-only")
        before = self.screen.picture()
        self.screen.keys("F7", "Return")
        wait_until(lambda: self.screen.picture() != before, "a choice that is made")
        self.program.quit()
        if any(shut.iterdir()):
            raise Failed("something was written to a read-only folder")
        return "the game of the file is on the table, nothing was written; see the picture read-only.png"

    def terminal(self) -> str:
        """The commands that open no window."""
        version = self.program.run("--version").strip()
        for game in GAMES:
            self.program.run("sim", game, "--players", "2", "--bots", "greedy", "--games", "1")
        replayed = (
            self.program.run("replay", str(self.program.files("finished/*.json")[-1])).strip().splitlines()
        )
        picture = self.program.home / "table.png"
        self.program.run("snapshot", "yonder", "--out", str(picture))
        if not picture.stat().st_size:
            raise Failed("the picture of the table is empty")
        return f"{version}; sim of {len(GAMES)} games; replay: {replayed[0]}; snapshot"

    def keep(self, name: str) -> None:
        """Keep a picture of the screen for people to look at."""
        self.screen.keep(self._pictures / f"{name}.png")


def opened_by_file_manager(path: Path) -> list[str]:
    """The words after the program's name in the menu entry, with that file."""
    lines = (HERE / "linux" / "yonder-desktop.desktop").read_text(encoding="utf-8").splitlines()
    words = shlex.split(next(line for line in lines if line.startswith("Exec=")).removeprefix("Exec="))
    return [str(path) if word == "%f" else word for word in words[1:]]


def main() -> int:
    """Do all checks; 1 if one fails, after the others that do not stand on it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bundle", type=Path)
    parser.add_argument("--deb", type=Path)
    parser.add_argument("--bill", type=Path)
    parser.add_argument("--pictures", type=Path, default=Path("build/smoke"))
    parser.add_argument("--language", default="de")
    parser.add_argument("--only", nargs="*", default=[])
    args = parser.parse_args()
    args.pictures.mkdir(parents=True, exist_ok=True)
    failed = 0
    with (
        tempfile.TemporaryDirectory(prefix="smoke-", ignore_cleanup_errors=True) as folder,
        Screen() as screen,
    ):
        Path(folder).chmod(0o755)
        program = Program(args.bundle.resolve(), Path(folder), screen, args.language)
        smoke = Smoke(program, args.pictures)
        checks = smoke.checks()
        if args.bill is not None:
            checks["inside"] = lambda: smoke_inside.check(args.bundle.resolve(), args.bill)
        if args.deb is not None:
            checks["deb"] = lambda: smoke_root.check(args.deb.resolve(), program, args.pictures)
        for name, check in checks.items():
            if not args.only or name in args.only:
                failed += not told(name, check, smoke)
        program.stop()
    print(f"{len(checks) - failed} passed, {failed} failed" if not args.only else f"{failed} failed")
    return 1 if failed else 0


def told(name: str, check: Callable[[], str], smoke: Smoke) -> bool:
    """Do one check and tell what it found; whether it passed."""
    try:
        print(f"{name}: {check()}", flush=True)
    except (Failed, OSError) as problem:
        smoke.keep(f"failed-{name}")
        print(f"{name}: FAILED: {problem}", flush=True)
        smoke.program.stop()
        return False
    return True


if __name__ == "__main__":
    sys.exit(main())
