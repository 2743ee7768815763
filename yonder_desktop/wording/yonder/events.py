"""The log: what happened, one line an event, as a given seat may know it."""

from __future__ import annotations

from collections.abc import Callable

from yonder_desktop.core.events import Event
from yonder_desktop.games.yonder.words import DWARF, FROM_BUILDINGS, FROM_COINS, FROM_FISH
from yonder_desktop.wording.catalogue import gettext, ngettext
from yonder_desktop.wording.lists import all_of
from yonder_desktop.wording.yonder.names import Names
from yonder_desktop.wording.yonder.round_events import ROUND_LINES
from yonder_desktop.wording.yonder.solo_events import SOLO_LINES
from yonder_desktop.wording.yonder.things import a_worker, amount, coins, gold, the_worker

Line = Callable[[Names, Event], str]


def event_line(names: Names, event: Event, viewer_seat: int) -> str | None:
    """One line of the log, or None where nothing is worth telling. Hidden numbers are told to their seat alone."""
    if not event.visible_to(viewer_seat):
        hidden = HIDDEN_LINES.get(event.kind)
        return hidden(names, event) if hidden is not None else None
    line = LINES.get(event.kind)
    if line is None or says_nothing(event) or is_told_already(event):
        return None
    return line(names, event)


SILENT_WHEN_EMPTY = (
    "workers_came_home",
    "city_cleared",
    "coins_paid",
    "meat_spoiled",
    "fish_sold",
    "harbour_cleared",
    "harbour_dealt",
    "buildings_dealt",
    "envoys_dealt",
)


def says_nothing(event: Event) -> bool:
    """Whether nothing came, went or was paid in this event."""
    if event.kind.endswith(("_dealt", "_cleared")) and event.kind != "city_cleared":
        return not [card for card in event.args if card >= 0]
    return event.kind in SILENT_WHEN_EMPTY and not any(event.args)


def is_told_already(event: Event) -> bool:
    """Gold for fish, coins and C buildings stands in the line before."""
    told = (FROM_FISH, FROM_COINS, FROM_BUILDINGS)
    return event.kind == "gold_changed" and len(event.args) > 2 and event.args[2] in told


def _ship_assigned(names: Names, event: Event) -> str:
    text = gettext("{name} starts with {ship}.")
    return text.format(name=names.seat(event.seat), ship=names.ship(event.args[0]))


def _card_kept(names: Names, event: Event) -> str:
    text = gettext("{name} kept {card} as starting card.")
    return text.format(name=names.seat(event.seat), card=names.card(event.args[0]))


def _hidden_card_kept(names: Names, event: Event) -> str:
    return gettext("{name} kept a starting card.").format(name=names.seat(event.seat))


def _round_began(names: Names, event: Event) -> str:
    n, market = event.args[:2]
    text = gettext("Round {n} began: {name} goes first, a delivery brings {gold}.")
    return text.format(n=n, name=names.seat(event.seat), gold=gold(market))


def _turn_began(names: Names, event: Event) -> str:
    return gettext("Turn of {name}").format(name=names.seat(event.seat))


def _worker_placed(names: Names, event: Event) -> str:
    kind, spot = event.args[:2]
    text = gettext("{name} placed {worker} on {spot}.")
    return text.format(name=names.seat(event.seat), worker=a_worker(DWARF + kind), spot=names.spot(spot))


def _arcana_placed(names: Names, event: Event) -> str:
    text = gettext("{name} placed an arcana on {place} in the upper city.")
    return text.format(name=names.seat(event.seat), place=names.upper(event.args[0]))


def _arcana_removed(names: Names, event: Event) -> str:
    text = gettext("{name} took the arcana off {place} in the upper city.")
    return text.format(name=names.seat(event.seat), place=names.upper(event.args[0]))


def _amounts(numbers: tuple[int, ...]) -> str:
    """`2 wood and 1 hay` from pairs of a place in the supply and a number."""
    return all_of([amount(kind, n) for kind, n in zip(numbers[::2], numbers[1::2], strict=True)])


def _smuggled(names: Names, event: Event) -> str:
    text = gettext("{name} smuggled a delivery to {envoy}, without a ship.")
    return text.format(name=names.seat(event.seat), envoy=names.envoy(event.args[0]))


def _building_torn_down(names: Names, event: Event) -> str:
    text = gettext("{name} tore down {card}.")
    return text.format(name=names.seat(event.seat), card=names.card(event.args[0]))


def _goods_given(names: Names, event: Event) -> str:
    to, kind, n = event.args[:3]
    text = gettext("{name} gave {things} to {other}.")
    return text.format(name=names.seat(event.seat), things=amount(kind, n), other=names.seat(to))


def _gained(names: Names, event: Event) -> str:
    return gettext("{name} gained {things}.").format(name=names.seat(event.seat), things=_amounts(event.args))


def _paid(names: Names, event: Event) -> str:
    return gettext("{name} paid {things}.").format(name=names.seat(event.seat), things=_amounts(event.args))


def _missed(names: Names, event: Event) -> str:
    kind, n = event.args[:2]
    text = gettext("{name} went without {things}: the general supply had no more.")
    return text.format(name=names.seat(event.seat), things=amount(kind, n))


def _gold_changed(names: Names, event: Event) -> str:
    change, after = event.args[:2]
    if change < 0:
        text = gettext("{name} lost {gold} and has {total}.")
    else:
        text = gettext("{name} gained {gold} and has {total}.")
    return text.format(name=names.seat(event.seat), gold=gold(abs(change)), total=after)


def _coin_added(names: Names, event: Event) -> str:
    return _coins_on(names.card(event.args[0]), event)


def _envoy_coin_added(names: Names, event: Event) -> str:
    return _coins_on(names.envoy(event.args[0]), event)


def _coins_on(card: str, event: Event) -> str:
    n, total = event.args[1], event.args[2]
    text = ngettext(
        "{coins} was put on {card}, which has {total} now.",
        "{coins} were put on {card}, which has {total} now.",
        n,
    )
    return text.format(coins=coins(n), card=card, total=total)


def _card_drawn(names: Names, event: Event) -> str:
    text = gettext("{name} took {card} from the display.")
    return text.format(name=names.seat(event.seat), card=names.card(event.args[0]))


def _hidden_card_drawn(names: Names, event: Event) -> str:
    return gettext("{name} took a card.").format(name=names.seat(event.seat))


def _card_built(names: Names, event: Event) -> str:
    return gettext("{name} built {card}.").format(name=names.seat(event.seat), card=names.card(event.args[0]))


def _card_discarded(names: Names, event: Event) -> str:
    text = gettext("{name} threw away {card}.")
    return text.format(name=names.seat(event.seat), card=names.card(event.args[0]))


def _hidden_card_discarded(names: Names, event: Event) -> str:
    return gettext("{name} threw away a card.").format(name=names.seat(event.seat))


def _favour_moved(names: Names, event: Event) -> str:
    text = gettext("{name} climbed the favour track to space {n}, {reward}.")
    return text.format(name=names.seat(event.seat), n=event.args[1], reward=names.favour(event.args[1]))


def _favour_blocked(names: Names, event: Event) -> str:
    text = gettext("{name} could not climb the favour track: no free space is above.")
    return text.format(name=names.seat(event.seat))


def _ship_taken(names: Names, event: Event) -> str:
    ship, harbour = event.args[:2]
    if harbour:
        text = gettext("{name} took {ship} from the harbour.")
    else:
        text = gettext("{name} took {ship} from the wharf.")
    return text.format(name=names.seat(event.seat), ship=names.ship(ship))


def _worker_recalled(names: Names, event: Event) -> str:
    kind, spot, card, to = event.args[:4]
    place = names.spot(spot) if spot >= 0 else names.card(card)
    if to:
        text = gettext("{name} sent {worker} from {place} to the general supply.")
    else:
        text = gettext("{name} took {worker} back from {place}.")
    return text.format(name=names.seat(event.seat), worker=the_worker(DWARF + kind), place=place)


def _worker_held(names: Names, event: Event) -> str:
    kind, spot, card = event.args[:3]
    text = gettext("{name} moved {worker} from {spot} onto {card}.")
    return text.format(
        name=names.seat(event.seat),
        worker=the_worker(DWARF + kind),
        spot=names.spot(spot),
        card=names.card(card),
    )


def _envoy_taken(names: Names, event: Event) -> str:
    text = gettext("{name} took {envoy} from the city.")
    return text.format(name=names.seat(event.seat), envoy=names.envoy(event.args[0]))


def _ship_placed(names: Names, event: Event) -> str:
    text = gettext("{name} sent {ship} to {envoy}.")
    return text.format(
        name=names.seat(event.seat), ship=names.ship(event.args[0]), envoy=names.envoy(event.args[1])
    )


def _delivered(names: Names, event: Event) -> str:
    n = event.args[1]
    text = ngettext("{name} made {n} delivery to {envoy}.", "{name} made {n} deliveries to {envoy}.", n)
    return text.format(name=names.seat(event.seat), n=n, envoy=names.envoy(event.args[0]))


def _ships_swapped(names: Names, event: Event) -> str:
    text = gettext("{name} swapped {ship} for {other} of the wharf.")
    return text.format(
        name=names.seat(event.seat), ship=names.ship(event.args[0]), other=names.ship(event.args[1])
    )


def _envoy_dropped(names: Names, event: Event) -> str:
    envoy, loss = event.args[:2]
    if loss:
        text = gettext("{envoy} left {name} unfulfilled.")
    else:
        text = gettext("{name} discarded {envoy} without loss.")
    return text.format(name=names.seat(event.seat), envoy=names.envoy(envoy))


def _envoy_hidden(names: Names, event: Event) -> str:
    text = gettext("{name} turned {envoy} face down.")
    return text.format(name=names.seat(event.seat), envoy=names.envoy(event.args[0]))


def _envoy_turned_up(names: Names, event: Event) -> str:
    text = gettext("{name} turned {envoy} face up again.")
    return text.format(name=names.seat(event.seat), envoy=names.envoy(event.args[0]))


def _thrown_away(names: Names, event: Event) -> str:
    text = gettext("{name} threw away {envoy} together with {ship}.")
    return text.format(
        name=names.seat(event.seat), envoy=names.envoy(event.args[0]), ship=names.ship(event.args[1])
    )


HIDDEN_LINES: dict[str, Line] = {
    "card_kept": _hidden_card_kept,
    "card_drawn": _hidden_card_drawn,
    "card_discarded": _hidden_card_discarded,
}

LINES: dict[str, Line] = {
    "ship_assigned": _ship_assigned,
    "card_kept": _card_kept,
    "round_began": _round_began,
    "turn_began": _turn_began,
    "worker_placed": _worker_placed,
    "arcana_placed": _arcana_placed,
    "arcana_removed": _arcana_removed,
    "smuggled": _smuggled,
    "building_torn_down": _building_torn_down,
    "goods_given": _goods_given,
    "gained": _gained,
    "paid": _paid,
    "missed": _missed,
    "gold_changed": _gold_changed,
    "coin_added": _coin_added,
    "envoy_coin_added": _envoy_coin_added,
    "card_drawn": _card_drawn,
    "card_built": _card_built,
    "card_discarded": _card_discarded,
    "favour_moved": _favour_moved,
    "favour_blocked": _favour_blocked,
    "ship_taken": _ship_taken,
    "worker_recalled": _worker_recalled,
    "worker_held": _worker_held,
    "envoy_taken": _envoy_taken,
    "ship_placed": _ship_placed,
    "delivered": _delivered,
    "ships_swapped": _ships_swapped,
    "envoy_dropped": _envoy_dropped,
    "envoy_hidden": _envoy_hidden,
    "envoy_turned_up": _envoy_turned_up,
    "thrown_away": _thrown_away,
    **ROUND_LINES,
    **SOLO_LINES,
}

WEIGHTS = {"locked_up": 2, "fed": 1, "turn_began": -1, "round_began": -1}
"""What stands for a choice before other events, and what only heads those that follow."""
