"""Card sets that say only what is different from the house set.

A file with `based_on = "house"` is laid over the file of that name in the house set: tables key by key, cards by their
id. A file that a set does not have is that of the house set.
"""

from __future__ import annotations

from typing import Any

from yonder_desktop.content.errors import BadCardSet, shown
from yonder_desktop.core.faults import N_, Fault

BASE = "based_on"
WITHOUT = "without"
HOUSE = "house"
IDS = ("id", "space", "round", "level")
"""What an entry of a list of tables is known by: the first of these keys that it has."""
CHANGED = "house: changed in this card set"  # in the catalogues by `wording.sources`
"""The source of numbers in a card that was changed without saying where they are from."""


def is_based(table: dict[str, Any], file: str) -> bool:
    """Whether a file says only what is different. Raises BadCardSet for an unknown base."""
    if BASE not in table:
        if WITHOUT in table:
            raise BadCardSet(
                file,
                "",
                WITHOUT,
                Fault(N_('needs {key} = "{house}"; add that, or take it out'), key=BASE, house=HOUSE),
            )
        return False
    if table[BASE] != HOUSE:
        raise BadCardSet(
            file, "", BASE, Fault(N_('must be "{house}", not {given}'), house=HOUSE, given=shown(table[BASE]))
        )
    return True


def laid_over(house: dict[str, Any], own: dict[str, Any], file: str) -> dict[str, Any]:
    """The tables of the house set with those of a file over them. Raises BadCardSet."""
    made = _without(house, own.get(WITHOUT, []), file)
    for key, value in own.items():
        if key in (BASE, WITHOUT):
            continue
        before = made.get(key)
        if isinstance(value, list) and isinstance(before, list):
            made[key] = _merged(before, value)
        elif isinstance(value, dict) and isinstance(before, dict):
            made[key] = _changed(before, value)
        else:
            made[key] = value
    return made


def name_of(entry: Any) -> int | str | None:
    """What an entry of a list is known by, None for one without a name."""
    given = entry if isinstance(entry, dict) else {}
    return next((given[key] for key in IDS if isinstance(given.get(key), int | str)), None)


def _without(house: dict[str, Any], names: Any, file: str) -> dict[str, Any]:
    """The house set without the cards that are named."""
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise BadCardSet(file, "", WITHOUT, Fault(N_('must be a list of ids, such as ["quarry", "castle"]')))
    known = {name_of(entry) for value in house.values() if isinstance(value, list) for entry in value}
    for name in names:
        if name not in known:
            raise BadCardSet(
                file,
                "",
                WITHOUT,
                Fault(N_("'{name}' is not in the house set; correct its spelling"), name=name),
            )
    return {key: _left(value, names) for key, value in house.items()}


def _left(value: Any, names: list[str]) -> Any:
    """A table or list without the entries of these names, and without what is said of them (`card.quarry.cost`)."""
    if isinstance(value, list):
        return [entry for entry in value if name_of(entry) not in names]
    if isinstance(value, dict):
        return {key: part for key, part in value.items() if not any(f".{name}." in key for name in names)}
    return value


def _merged(house: list[Any], own: list[Any]) -> list[Any]:
    """The entries of the house set, changed where an entry of the same name stands, and the new ones behind them."""
    made = list(house)
    places = {name_of(entry): number for number, entry in enumerate(made)}
    for entry in own:
        place = places.get(name_of(entry)) if name_of(entry) is not None else None
        if place is None or not isinstance(entry, dict):
            made.append(entry)
        else:
            made[place] = _changed(made[place], entry)
    return made


def _changed(before: dict[str, Any], own: dict[str, Any]) -> dict[str, Any]:
    """An entry with other values. Its numbers are no longer from where they were."""
    made = {**before, **own}
    if "source" in before and "source" not in own:
        source = before["source"]
        made["source"] = dict.fromkeys(source, CHANGED) if isinstance(source, dict) else CHANGED
    return made
