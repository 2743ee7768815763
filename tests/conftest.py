"""What every test stands on: no screen, no real folders of the person at the machine, English words."""

import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

# Before Qt is imported by the first plugin or test that wants it.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
for name in ("QT_SCALE_FACTOR", "QT_SCREEN_SCALE_FACTORS", "QT_FONT_DPI", "QT_STYLE_OVERRIDE"):
    os.environ.pop(name, None)

_home = tempfile.TemporaryDirectory(prefix="yonder-tests-")
for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME", "XDG_RUNTIME_DIR"):
    folder = Path(_home.name, name.lower())
    folder.mkdir(mode=0o700)
    os.environ[name] = str(folder)

import pytest  # noqa: E402

from yonder_desktop.wording import catalogue  # noqa: E402


@pytest.fixture(autouse=True)
def _source_language() -> Iterator[None]:
    """A test that changes the language leaves it as it was."""
    before = catalogue.current_language()
    yield
    if catalogue.current_language() != before:
        catalogue.set_language(before)


@pytest.fixture(scope="session")
def checkout() -> Path:
    """The folder that holds the whole project."""
    return Path(__file__).resolve().parent.parent
