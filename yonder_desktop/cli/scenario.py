"""`yonder-desktop scenario`: runs scenario files, a line each, and prints what differs (docs/scenarios.md)."""

from __future__ import annotations

from pathlib import Path

from yonder_desktop.cli.scenario_file import BadScenario, load_scenario
from yonder_desktop.cli.scenario_run import differences
from yonder_desktop.cli.usage import FAILED, OK, USAGE, complain
from yonder_desktop.storage.shelf import GameShelf, Shelf
from yonder_desktop.wording.catalogue import ngettext


def run(paths: list[str]) -> int:
    """Run these files and all in these folders. 1 if one fails, 2 if one cannot be read or none is there."""
    status, counts, shelf = OK, [0, 0, 0], GameShelf()
    for path in scenario_paths(paths):
        result = _run_file(path, shelf)
        counts[result] += 1
        status = max(status, result)
    ok, failed, unreadable = counts
    text = ngettext(
        "{n} scenario: {ok} ok, {failed} failed, {unreadable} unreadable",
        "{n} scenarios: {ok} ok, {failed} failed, {unreadable} unreadable",
        sum(counts),
    )
    print(text.format(n=sum(counts), ok=ok, failed=failed, unreadable=unreadable))
    return status if sum(counts) else USAGE


def scenario_paths(paths: list[str]) -> list[Path]:
    """The files named, folders standing for all the `.toml` files below them."""
    found: list[Path] = []
    for path in [Path(text) for text in paths]:
        found += sorted(path.rglob("*.toml")) if path.is_dir() else [path]
    return found


def _run_file(path: Path, shelf: Shelf) -> int:
    try:
        scenario = load_scenario(path)
        found = differences(scenario, shelf)
    except BadScenario as error:
        complain(f"BAD   {error}")
        return USAGE
    print(f"{'FAIL' if found else 'ok'}  {path}: {scenario.title} ({scenario.source})")
    for line in found:
        print(f"      {line}")
    return FAILED if found else OK
