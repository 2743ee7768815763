"""What docs/table.md promises names the tests that show it: they must exist."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
LINES = [
    line
    for line in (ROOT / "docs/table.md").read_text(encoding="utf-8").splitlines()
    if line.startswith("- ")
]
NAMED = re.compile(r"`(tests/[\w/]+\.py)(?:::(\w+))?`")


@pytest.mark.parametrize("line", LINES, ids=lambda line: line[2:40])
def test_what_is_promised_is_shown_by_tests_that_exist(line: str) -> None:
    named = NAMED.findall(line)
    assert named, f"no test is named: {line}"
    for path, name in named:
        source = (ROOT / path).read_text(encoding="utf-8")
        assert not name or f"def {name}(" in source, f"{path} has no {name}"


def test_there_are_promises() -> None:
    assert len(LINES) > 30
