"""run.py: what its words come to, and what it finds out about the system."""

import ast
import json
import subprocess
import sys
import time
from pathlib import Path

import pytest
from babel.messages.pofile import read_po

import run  # it makes the folder of setup_words known while it is read
from tests.languages import LANGUAGES

setup_words = sys.modules["setup_words"]
DISPLAY = {"DISPLAY": ":0"}


@pytest.mark.parametrize(
    ("words", "environ", "platform", "kind", "handed_on"),
    [
        ([], DISPLAY, "linux", "program", []),
        ([], {"WAYLAND_DISPLAY": "wayland-0"}, "linux", "program", []),
        ([], {"QT_QPA_PLATFORM": "vnc"}, "linux", "program", []),
        ([], {}, "linux", "program", ["demo"]),
        ([], {"DISPLAY": ""}, "linux", "program", ["demo"]),
        ([], {}, "darwin", "program", []),
        ([], {}, "win32", "program", []),
        (["--version"], {}, "linux", "program", ["--version"]),
        (["sim", "yonder", "test"], {}, "linux", "program", ["sim", "yonder", "test"]),
        (["test"], {}, "linux", "test", []),
        (["test", "--full", "-k", "ships"], {}, "linux", "test", ["--full", "-k", "ships"]),
        (["translate"], {}, "linux", "translate", []),
        (["package", "deb"], {}, "linux", "package", ["deb"]),
    ],
)
def test_words_go_where_they_belong(
    words: list[str], environ: dict[str, str], platform: str, kind: str, handed_on: list[str]
) -> None:
    plan = run.plan_of(words, environ, platform)
    assert (plan.kind, plan.words) == (kind, handed_on)
    assert bool(plan.note) == (handed_on == ["demo"])


def test_words_for_pytest() -> None:
    assert run.pytest_words([]) == ["-n", "2"]
    full = run.pytest_words(["--full", "-k", "ships"])
    assert full[:4] == ["-n", "2", "-m", "full or not full"] and full[-2:] == ["-k", "ships"]
    assert "--full" not in full


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ([], True),
        (["--lang", "de"], True),
        (["snapshot", "yonder"], True),
        (["test"], True),
        (["package"], True),
        (["translate"], False),
        (["sim", "yonder"], False),
        (["--version"], False),
    ],
)
def test_what_needs_qt(words: list[str], expected: bool) -> None:
    assert run.needs_qt(run.plan_of(words, DISPLAY, "linux")) is expected
    assert run.needs_qt(run.plan_of([], {}, "linux")), "the demo draws pictures"


def test_programs_of_the_environment_on_each_system() -> None:
    assert run.venv_program("python", "posix") == run.VENV / "bin" / "python"
    assert run.venv_program("python", "nt") == run.VENV / "Scripts" / "python.exe"


def test_debian_and_its_children_are_known(tmp_path: Path) -> None:
    release = tmp_path / "os-release"
    for text, expected in (
        ("ID=debian\nVERSION_ID=12", True),
        ('ID=linuxmint\nID_LIKE="ubuntu debian"', True),
        ("ID=fedora\nNAME=debian", False),
    ):
        release.write_text(text, encoding="utf-8")
        assert run.is_debian(release) is expected
    assert not run.is_debian(tmp_path / "absent")


def test_missing_libraries_are_named_by_package() -> None:
    listing = "\n".join(f"\t{library} (libc6,x86-64) => /usr/lib/{library}" for library in run.QT_LIBRARIES)
    assert run.missing_packages(listing) == []
    assert run.missing_packages(listing.replace("libxcb-cursor.so.0", "other")) == ["libxcb-cursor0"]
    assert run.missing_packages("") == list(run.QT_LIBRARIES.values())


def test_without_permission_the_line_to_type_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "root_prefix", lambda: None)
    with pytest.raises(run.SetupFailed, match="sudo apt-get install --no-install-recommends libegl1 libgl1"):
        run.install_debian_packages(["libegl1", "libgl1"])


def test_a_missing_library_stops_the_window_but_not_the_command_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(run, "is_debian", lambda: True)
    monkeypatch.setattr(run, "known_libraries", lambda: "")
    monkeypatch.setattr(run, "root_prefix", lambda: None)
    run.ensure_libraries(strict=False)
    assert "apt-get install" in capsys.readouterr().err
    with pytest.raises(run.SetupFailed):
        run.ensure_libraries(strict=True)


def test_the_stamp_keeps_the_tools_only_while_they_fit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "STAMP", tmp_path / "set-up.json")
    wanted = {"python": "p", "run": "r", "dev": "d"}
    assert run.read_stamp() == {}
    run.write_stamp({}, wanted, dev=False)
    assert run.read_stamp() == {"python": "p", "run": "r"}
    run.write_stamp(run.read_stamp(), wanted, dev=True)
    run.write_stamp(run.read_stamp(), wanted, dev=False)
    assert run.read_stamp() == wanted
    run.write_stamp(run.read_stamp(), {**wanted, "dev": "newer"}, dev=False)
    assert run.read_stamp() == {"python": "p", "run": "r"}


@pytest.mark.parametrize("text", ["", "{", "[1]", "\x00"])
def test_a_damaged_stamp_counts_as_none(text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "STAMP", tmp_path / "set-up.json")
    run.STAMP.write_text(text, encoding="utf-8")
    assert run.read_stamp() == {}


def test_every_requirement_has_a_pinned_version() -> None:
    pinned = {run.name_of(line).lower() for line in pins(run.CONSTRAINTS)}
    assert {run.name_of(text).lower() for text in run.requirements()} <= pinned
    tools = pinned | {run.name_of(line).lower() for line in pins(run.CONSTRAINTS_DEV)}
    assert {run.name_of(text).lower() for text in run.dev_requirements()} <= tools


def pins(path: Path) -> list[str]:
    lines = [line for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    assert all(line.count("==") == 1 and " " not in line for line in lines), "plain name==version lines only"
    return lines


@pytest.mark.parametrize("file", ["run.py", "packaging/setup_words.py"])
def test_an_old_python_can_read_what_sets_up(checkout: Path, file: str) -> None:
    """So that it can say what is wrong. Nothing but the standard library is there yet."""
    tree = ast.parse((checkout / file).read_text(encoding="utf-8"), feature_version=(3, 7))
    nodes = list(ast.walk(tree))
    imported = {
        alias.name.partition(".")[0] for node in nodes if isinstance(node, ast.Import) for alias in node.names
    }
    imported |= {str(node.module) for node in nodes if isinstance(node, ast.ImportFrom)}
    assert imported - {"setup_words"} <= set(sys.stdlib_module_names)
    at_the_top = {alias.name for node in tree.body if isinstance(node, ast.Import) for alias in node.names}
    assert "tomllib" not in at_the_top, "Python 3.10 has none"


@pytest.mark.parametrize(
    ("words", "environ", "language"),
    [
        ([], {}, "en"),
        ([], {"LANG": "C.UTF-8"}, "C"),
        ([], {"LANG": "de_AT.UTF-8"}, "de"),
        ([], {"LANG": "en_GB.UTF-8", "LANGUAGE": "es:fr"}, "es"),
        (["--lang", "es"], {"LANG": "de_DE.UTF-8"}, "es"),
        (["--lang=pt-BR", "--lang"], {}, "pt"),
        ([], {"LANG": "../../etc"}, "en"),
    ],
)
def test_the_language_of_the_set_up(words: list[str], environ: dict[str, str], language: str) -> None:
    assert setup_words.wanted_language(words, environ) == language


def test_the_set_up_speaks_every_language_of_the_program(checkout: Path) -> None:
    """Its reader of catalogues finds what the tools for catalogues find."""
    for language in LANGUAGES:
        path = checkout / "translations" / language / "LC_MESSAGES" / "yonder_desktop.po"
        with path.open("rb") as file:
            whole = read_po(file, locale=language)
        plain = {
            one.id: one.string for one in whole if isinstance(one.id, str) and one.id and not one.context
        }
        read = setup_words.catalogue(path)
        assert {message: read.get(message) for message in plain} == plain
    assert setup_words.catalogue(checkout / "no such file") == {}


def test_a_second_start_installs_nothing_and_is_quick(checkout: Path, tmp_path: Path) -> None:
    command = [sys.executable, str(checkout / "run.py"), "--version"]
    subprocess.run(command, check=True, capture_output=True)
    assert set(json.loads(run.STAMP.read_text(encoding="utf-8"))) >= {"python", "run"}
    started = time.monotonic()
    done = subprocess.run(command, check=True, capture_output=True, text=True, cwd=tmp_path)
    assert "yonder-desktop" in done.stdout and "nstalling" not in done.stderr
    assert time.monotonic() - started < 3, "half a second is promised; a busy machine gets some more"
