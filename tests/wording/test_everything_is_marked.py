"""No words for people stand in the code without being marked for the catalogues."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.marked_words import PROSE, speak_dots, template, words_left
from yonder_desktop.ai.registry import BOTS
from yonder_desktop.cli import parser as parser_module
from yonder_desktop.cli.parser import THEMES, build_parser
from yonder_desktop.games.registry import game_names

MARKS = {"gettext", "ngettext", "pgettext", "_", "N_"}
NO_WORDS = {
    "ui/*/portraits.py": "names of drawn parts",
    "ui/style.py": "a style sheet",
    "ui/busts.py": "drawn parts",
    "ui/fonts.py": "names of typefaces; a typeface that is missing is a broken package",
    "ui/about_dialog.py": "names of the program, of typefaces and of their licence",
    "app/window.py": "the name of the program",
    "app/faults.py": "reports are for those who mend the program",
    "storage/best_scores.py": "the language of the database",
    "storage/results.py": "the language of the database",
    "storage/database.py": "the language of the database",
    "storage/documents.py": "what the reader of JSON says, to be recognised",
    "content/toml_faults.py": "what the reader of TOML says, to be recognised",
    "content/*/*.py": "values that stand in card files",
    "content/changes.py": "a source, told by `wording.sources`",
    "wording/sources.py": "a source, to be recognised",
    "assets/__init__.py": "a broken package, for those who mend it",
    "timeline/*.py": "faults of the program itself",
    "ai/bots.py": "a fault of the program itself",
    "bridge/bot_runner.py": "a report, and the name of a process",
    "core/contract.py": "the question of a game that is over, which is none",
    "ui/pictures.py": "a broken package, for those who mend it",
    "ui/paint.py": "what does not fit, told to tests",
    "ui/yro/cards.py": "what does not fit, told to tests",
    "ui/marks.py": "keys of marks and zones",
    "ui/table_scene.py": "keys of marks and zones",
    "ui/*/layout.py": "keys of marks and zones",
    "ui/*/line_contents.py": "keys of marks and zones",
    "ui/*/snapshot.py": "keys of marks and zones",
}
"""Where two words in a row are not said to anybody, and what they are."""
PROGRAM = Path(parser_module.__file__).parents[1]


def unmarked_texts(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Texts that look like sentences and are neither marked nor descriptions of code."""
    passed: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            passed.add(id(node.value))
        if isinstance(node, ast.Call) and _name(node.func) in MARKS:
            passed.update(id(inner) for inner in ast.walk(node))
    for node in ast.walk(tree):
        text = node.value if isinstance(node, ast.Constant) and id(node) not in passed else None
        if isinstance(text, str) and PROSE.search(text):
            yield node.lineno, text


def _name(function: ast.expr) -> str:
    return function.id if isinstance(function, ast.Name) else getattr(function, "attr", "")


def excused(path: Path) -> list[str]:
    return [pattern for pattern in NO_WORDS if path.match(str(PROGRAM / pattern))]


def test_every_sentence_of_the_program_is_marked() -> None:
    found = [
        (str(path.relative_to(PROGRAM)), line, text)
        for path in sorted(PROGRAM.rglob("*.py"))
        if not excused(path)
        for line, text in unmarked_texts(ast.parse(path.read_text(encoding="utf-8")))
    ]
    assert found == [], "wrap it in gettext or N_, or say in NO_WORDS what it is"


def marked_texts(tree: ast.AST) -> Iterator[str]:
    """The messages that stand in calls of the marks; the context of `pgettext` is none."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and _name(node.func) in MARKS:
            said = node.args[1:] if _name(node.func) == "pgettext" else node.args
            yield from (
                one.value for one in said if isinstance(one, ast.Constant) and isinstance(one.value, str)
            )


def test_all_that_is_marked_is_in_the_catalogues() -> None:
    """What is marked inside of a formatted string is not found by those who collect the messages."""
    found = [
        (str(path.relative_to(PROGRAM)), text)
        for path in sorted(PROGRAM.rglob("*.py"))
        for text in marked_texts(ast.parse(path.read_text(encoding="utf-8")))
        if text not in template()
    ]
    assert found == []


@pytest.mark.parametrize("pattern", NO_WORDS)
def test_every_excuse_is_needed(pattern: str) -> None:
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in PROGRAM.glob(pattern)]
    assert any(text for tree in trees for text in unmarked_texts(tree))


def test_every_sentence_of_the_set_up_is_marked(checkout: Path) -> None:
    found = [
        text for _line, text in unmarked_texts(ast.parse((checkout / "run.py").read_text(encoding="utf-8")))
    ]
    commands = ("full or not full", "import ensurepip, venv", "sudo apt-get install --no-install-recommends")
    assert [text for text in found if not any(command in text for command in commands)] == []


def test_what_is_not_marked_is_found() -> None:
    code = 'def f(n):\n    """A word or two."""\n    raise ValueError(f"there are {n} of them" + _("This is it."))\n'
    assert list(unmarked_texts(ast.parse(code))) == [(3, "there are "), (3, " of them")]


KNOWN = {
    "yonder-desktop", "auto", "en", "de", "pngs", "png", "docs", "card-sets", "scenarios", "md", "toml", "position",
    "open", "sim", "replay", "scenario", "snapshot", "demo", "cards", "x", "WxH", "NAME", "random", "house", "TOML",
    *THEMES, *BOTS, *game_names(),
}  # fmt: skip
"""Words that are the same in every language: of commands, games and files."""


def said_in_dots(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    speak_dots()
    with pytest.raises(SystemExit):
        build_parser().parse_args(words)
    printed = capsys.readouterr()
    return printed.out + printed.err


COMMANDS = ["", "open", "sim", "replay", "position", "scenario", "snapshot", "demo", "cards"]


@pytest.mark.parametrize("command", COMMANDS)
def test_all_of_the_help_is_in_the_language_in_use(
    command: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("yonder_desktop.cli.parser.sim_help", lambda: "")
    text = said_in_dots(capsys, *([command] if command else []), "--help")
    left = [word for word in words_left(text, KNOWN) if not word.isupper() and f"--{word}" not in text]
    assert left == [] and "·" in text


@pytest.mark.parametrize(
    "words",
    [
        ["frobnicate"], ["--scale", "60"], ["--seed", "x1"], ["--theme", "pink"], ["--nonsense"],
        ["snapshot", "yonder"],
        ["replay"], ["sim"], ["scenario"], ["--load"], ["sim", "yonder", "--games", "many"], ["sim", "--json=1"],
    ],
    ids=" ".join,
)  # fmt: skip
def test_complaints_about_words_are_in_the_language_in_use(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    text = said_in_dots(capsys, *words)
    given = {part for word in words for part in word.replace("-", " ").replace("=", " ").split()}
    left = [word for word in words_left(text, KNOWN | given | {"int"}) if not word.isupper()]
    flags = {word for word in left if f"--{word}" in text}
    assert set(left) - flags == set() and "·" in text


def test_the_help_of_sim_names_what_every_game_can_be_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        build_parser().parse_args(["sim", "--help"])
    text = capsys.readouterr().out
    from yonder_desktop.storage.shelf import GameShelf

    shelf = GameShelf()
    for name in shelf.names():
        line = next(line for line in text.splitlines() if line.startswith(f"  {name}: "))
        assert all(f"{option.key}=" in line for option in shelf.take(name).rules.info.options)
    assert all(bot in text for bot in BOTS)
