"""The pill of a ghost: what a choice is certain to bring the seat that makes it."""

from __future__ import annotations

from collections.abc import Sequence

from yonder_desktop.core.events import Event
from yonder_desktop.wording.catalogue import gettext, pgettext
from yonder_desktop.wording.lists import all_of
from yonder_desktop.wording.ylandyss.names import Names
from yonder_desktop.wording.ylandyss.things import signed_cards, signed_coins, signed_strength


def foretold(names: Names, events: Sequence[Event], seat: int) -> str:
    """Printed strength, bonuses, what happens to characters, cards and coins; "" where nothing is certain."""
    parts = [*_strength(names, events, seat), *_deeds(names, events), *_passing(events, seat)]
    drawn, coins = _drawn(events, seat), net_coins(events, seat)
    parts += [signed_cards(drawn)] * bool(drawn) + [signed_coins(coins)] * bool(coins)
    return pgettext("list of results", "  ").join(parts)


def net_coins(events: Sequence[Event], seat: int) -> int:
    """Coins that come and go; what goes from the loot to the chest stays one's own."""
    net = 0
    for event in events:
        if event.kind == "coins_gained" and event.seat == seat:
            net += event.args[0]
        elif event.kind == "coins_stolen":
            net += event.args[1] * ((event.seat == seat) - (event.args[0] == seat))
        elif event.kind == "acquired" and event.seat == seat:
            net -= event.args[1]
    return net


def _drawn(events: Sequence[Event], seat: int) -> int:
    """Hand cards that come by drawing or returning, less those that pay."""
    net = 0
    for event in events:
        if event.seat != seat:
            continue
        if event.kind == "drawn":
            net += len(event.args)
        elif event.kind == "returned" or (event.kind == "eliminated" and event.args[1]):
            net += 1
        elif event.kind == "acquired":
            net += event.args[3] - event.args[2]
    return net


def _strength(names: Names, events: Sequence[Event], seat: int) -> list[str]:
    """Strength of characters that enter play, then what the total gets; bonuses with their character."""
    entered = sum(
        names.tables.cards[event.args[0]].strength
        for event in events
        if event.kind == "entered" and event.seat == seat
    )
    raised = sum(event.args[1] for event in events if event.kind == "total_raised" and event.seat == seat)
    found = [signed_strength(entered + raised)] if entered + raised else []
    for event in events:
        if event.kind == "bonus_given":
            text = pgettext("outlook", "{bonus} {card}")
            found.append(text.format(bonus=signed_strength(event.args[1]), card=names.card(event.args[0])))
    return found


def _deeds(names: Names, events: Sequence[Event]) -> list[str]:
    """Who is exhausted, straightened or eliminated."""
    texts = {
        "exhausted": gettext("exhausts {cards}"),
        "straightened": gettext("straightens {cards}"),
        "eliminated": gettext("eliminates {cards}"),
        "guarded": gettext("protects {cards}"),
    }
    found = []
    for kind, text in texts.items():
        cards = [names.card(event.args[0]) for event in events if event.kind == kind]
        if cards:
            found.append(text.format(cards=all_of(cards)))
    return found


def _passing(events: Sequence[Event], seat: int) -> list[str]:
    """Whether a pass keeps the seat in."""
    passed = [event.args[0] for event in events if event.kind == "passed" and event.seat == seat]
    return [gettext("still in the melee") if passed[0] else gettext("out of the melee")] if passed else []
