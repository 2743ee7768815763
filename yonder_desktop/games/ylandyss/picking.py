"""Choices of several cards."""

from __future__ import annotations

from yonder_desktop.games.ylandyss.tables import Tables


def subsets(tables: Tables, cards: tuple[int, ...], least: int, most: int) -> list[tuple[int, ...]]:
    """Choices of cards, fewest first; of equal cards the first ones, so that no choice is offered twice."""
    found: list[tuple[int, ...]] = [()]
    for card in cards:
        found += [(*chosen, card) for chosen in found if len(chosen) < most]
    unique: dict[tuple[int, ...], tuple[int, ...]] = {}
    for chosen in found:
        if len(chosen) >= least:
            unique.setdefault(tuple(sorted([tables.twins[card] for card in chosen])), chosen)
    return sorted(unique.values(), key=len)


def distinct(tables: Tables, cards: tuple[int, ...]) -> list[int]:
    """One card of each design, in their order."""
    seen: list[int] = []
    found: list[int] = []
    for card in cards:
        if tables.twins[card] not in seen:
            seen.append(tables.twins[card])
            found.append(card)
    return found
