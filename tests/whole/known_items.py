"""Which things of a kind have to lie on a game's table, read from the view by no code of the table."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from yonder_desktop.games.ylandyss.view import View as YlandyssView
from yonder_desktop.games.yonder.view import View as YonderView
from yonder_desktop.games.yro.view import View as YroView
from yonder_desktop.ui.yonder.facts import workers_on

WORKERS = ("dwarf", "elf", "goblin", "ogre", "skeleton")


@dataclass(frozen=True)
class Known:
    """kinds: of items that are looked at; items: their keys for a view, seen from the seat at the front edge."""

    kinds: tuple[str, ...]
    items: Callable[[Any, int], set[str]]


def of_yonder(view: YonderView, home: int) -> set[str]:
    """Cards at hand and on display, and workers."""
    tables = view.tables
    keys = {f"hand:{tables.building_keys[card]}" for card in view.hand}
    keys |= {f"display:{tables.building_keys[card]}" for card in view.display if card >= 0}
    for spot, found in enumerate(view.spots):
        keys |= {f"piece:{kind}@{tables.spots[spot].key}" for kind in workers_on(found)}
    for card, kinds in view.held.items():
        keys |= {f"piece:{WORKERS[kind]}@{tables.building_keys[card]}" for kind in kinds}
    return keys


def of_yro(view: YroView, home: int) -> set[str]:
    """Adventurers in all guilds, those revealed and not placed yet, the own hand or pack, picks and sealed cards."""
    keys, own = view.tables.keys, view.seat
    cards = [card for guild in view.guilds for card in guild]
    found = {f"card:{keys[card]}" for card in cards}
    for seat in range(view.seats):
        if seat != own:
            found |= {f"card:{keys[card]}" for card in view.recruited[seat] if seat != home}
            found |= {f"new:{keys[card]}" for card in view.recruited[seat] if seat == home}
    if own < 0:
        return found
    placed = set(view.placings[::2])
    found |= {f"card:{keys[card]}" for card in placed}
    found |= {f"pick:{keys[card]}" for card in view.picks}
    new, sealed = set(view.recruited[own]) - placed, set[int]()
    if not view.answered[own]:
        new |= set(view.plan) - placed
    elif not view.recruited[own] and not view.placings:
        sealed = set(view.plan)
        kind = "pick" if view.draft_round else "plan"
        found |= {f"{kind}:{keys[card]}" for card in sealed}
    found |= {f"new:{keys[card]}" for card in new}
    away = placed | new | (sealed if view.draft_round else set())
    return found | {f"hand:{keys[card]}" for card in view.hand if card not in away}


def of_ylandyss(view: YlandyssView, home: int) -> set[str]:
    """Cards in all lines, the own hand, the offer; in the opening draft what is taken and what can be."""
    keys = view.tables.keys
    if view.round == 0:
        found = {f"draft:{keys[card]}" for card in (*view.face_up, *view.pack)}
        return found | {f"drafted:{keys[card]}" for cards in view.drafted for card in cards}
    found = {f"card:{keys[card]}" for line in view.plays for card in line}
    found |= {f"hand:{keys[card]}" for card in view.hand}
    return found | {f"offer:{keys[card]}" for card in view.offer}


KNOWN = {
    "yonder": Known(("hand", "display", "piece"), of_yonder),
    "yro": Known(("card", "hand", "new", "pick", "plan"), of_yro),
    "ylandyss": Known(("card", "hand", "offer", "draft", "drafted"), of_ylandyss),
}
