"""The log: what happened, one line an event, as a given seat may know it."""

from __future__ import annotations

from collections.abc import Callable

from yonder_desktop.core.events import Event
from yonder_desktop.games.yro import words as w
from yonder_desktop.wording.catalogue import gettext, ngettext
from yonder_desktop.wording.yro.names import Names, cell_words
from yonder_desktop.wording.yro.things import amount, level, pictured

Line = Callable[[Names, Event], str]


def event_line(names: Names, event: Event, viewer_seat: int) -> str | None:
    """One line of the log, or None where nothing is worth telling. Hidden cards are told to their seat alone."""
    if not event.visible_to(viewer_seat):
        hidden = HIDDEN_LINES.get(event.kind)
        return hidden(names, event) if hidden is not None else None
    line = LINES.get(event.kind)
    return None if line is None or says_nothing(names, event) else line(names, event)


def says_nothing(names: Names, event: Event) -> bool:
    """VP for the rank and for quests stand in the line before; alone nobody waits for a sealed answer."""
    if event.kind == "locked":
        return len(names.seat_names) == 1
    return event.kind == "vp_gained" and event.args[2] in (w.FROM_COMBAT, w.FROM_QUESTS)


def _turn_began(names: Names, event: Event) -> str:
    return gettext("Turn {n} began.").format(n=event.args[0])


def _locked(names: Names, event: Event) -> str:
    """That a sealed answer was given, and nothing of it (R10)."""
    return gettext("{name} has chosen.").format(name=names.seat(event.seat))


def _reshuffled(names: Names, event: Event) -> str:
    n = event.args[0]
    text = ngettext(
        "The deck was empty: {n} card of the discard pile was shuffled into a new one.",
        "The deck was empty: {n} cards of the discard pile were shuffled into a new one.",
        n,
    )
    return text.format(n=n)


def _cards_drawn(names: Names, event: Event) -> str:
    text = gettext("{name} drew {cards}.")
    return text.format(name=names.seat(event.seat), cards=names.cards(event.args))


def _hidden_cards_drawn(names: Names, event: Event) -> str:
    n = len(event.args)
    text = ngettext("{name} drew {n} card.", "{name} drew {n} cards.", n)
    return text.format(name=names.seat(event.seat), n=n)


def _cards_discarded(names: Names, event: Event) -> str:
    text = gettext("{name} discarded {cards}.")
    return text.format(name=names.seat(event.seat), cards=names.cards(event.args))


def _packs_passed(names: Names, event: Event) -> str:
    n = event.args[0]
    if n >= names.tables.card_set.board.hand:
        return gettext("The last card of each pack was taken: the draft is over.")
    text = ngettext(
        "{n} card of each pack is taken; the packs went on.",
        "{n} cards of each pack are taken; the packs went on.",
        n,
    )
    return text.format(n=n)


def _phantom_picked(names: Names, event: Event) -> str:
    return gettext("The phantom neighbour took a card.")


def _phantom_discarded(names: Names, event: Event) -> str:
    text = gettext("The phantom neighbour had taken {cards}, which went to the discard pile.")
    return text.format(cards=names.cards(event.args))


def _revealed(names: Names, event: Event) -> str:
    if not event.args:
        return gettext("{name} recruited nobody.").format(name=names.seat(event.seat))
    text = gettext("{name} recruited {cards}.")
    return text.format(name=names.seat(event.seat), cards=names.cards(event.args))


def _money_changed(names: Names, event: Event) -> str:
    change, after = event.args[:2]
    if change < 0:
        text = gettext("{name} paid {money} and has {total}.")
    else:
        text = gettext("{name} took {money} and has {total}.")
    return text.format(name=names.seat(event.seat), money=amount(w.MONEY, abs(change)), total=after)


def _placed(names: Names, event: Event) -> str:
    card, cell = event.args[:2]
    if cell == w.ORIGIN:
        text = gettext("{name} placed {card} as the first adventurer.")
    else:
        text = gettext("{name} placed {card} {cell}.")
    place = cell_words(w.x_of(cell), w.y_of(cell))
    return text.format(name=names.seat(event.seat), card=names.card(card), cell=place)


def _linked(names: Names, event: Event) -> str:
    kind, badge = event.args[:2]
    if kind:
        text = gettext("{name} completed a link of the profession {badge}.")
        return text.format(name=names.seat(event.seat), badge=names.profession(badge))
    text = gettext("{name} completed a link of the faction {badge}.")
    return text.format(name=names.seat(event.seat), badge=names.faction(badge))


def _art_gained(names: Names, event: Event) -> str:
    """Points of an art, the level where it rose, and what was lost at the end of the track (R3)."""
    art, gained, after, before = event.args[:4]
    levels = names.tables.levels
    facts = {"name": names.seat(event.seat), "gain": amount(art, gained), "total": after}
    facts["level"] = level(levels[after])
    lost = gained - (after - before)
    if lost:
        text = ngettext(
            "{name} gained {gain}, of which {lost} was lost: the track ends at {total}, {level}.",
            "{name} gained {gain}, of which {lost} were lost: the track ends at {total}, {level}.",
            lost,
        )
    elif levels[after] > levels[before]:
        text = gettext("{name} gained {gain}, has {total} and reached {level}.")
    else:
        text = gettext("{name} gained {gain} and has {total}, {level}.")
    return text.format(lost=lost, **facts)


def _vp_gained(names: Names, event: Event) -> str:
    n, after, source = event.args[:3]
    text = {
        w.FROM_RECRUIT: gettext("{name} gained {vp} on recruiting and has {total}."),
        w.FROM_LINKS: gettext("{name} gained {vp} for the link and has {total}."),
        w.FROM_STARS: gettext("{name} gained {vp} by asterisks and has {total}."),
        w.FROM_MONEY: gettext("The money of {name} was worth {vp}, {total} in all."),
    }.get(source, gettext("{name} gained {vp} and has {total}."))
    return text.format(name=names.seat(event.seat), vp=amount(w.VP, n), total=after)


def _fought(names: Names, event: Event) -> str:
    power, prize = event.args[:2]
    facts = {"name": names.seat(event.seat), "power": amount(w.POWER, power)}
    if not prize:
        return gettext("{name} fought with {power} and got no {vp}.").format(vp=pictured(w.VP), **facts)
    return gettext("{name} fought with {power} and got {vp}.").format(vp=amount(w.VP, prize), **facts)


def _shadow_grew(names: Names, event: Event) -> str:
    card, power = event.args[:2]
    if power > names.tables.card_set.board.shadow_limit:
        text = gettext("The shadow turned up {card} and has {power}: that is too much, the game is lost.")
    else:
        text = gettext("The shadow turned up {card} and has {power}.")
    return text.format(card=names.card(card), power=amount(w.POWER, power))


def _quest_met(names: Names, event: Event) -> str:
    quest = event.args[0]
    text = gettext("{name} completed {quest} and gained {vp}.")
    vp = amount(w.VP, names.tables.card_set.quests[quest].vp)
    return text.format(name=names.seat(event.seat), quest=names.quest(quest), vp=vp)


def _game_ended(names: Names, event: Event) -> str:
    return gettext("The game is over.")


HIDDEN_LINES: dict[str, Line] = {
    "cards_drawn": _hidden_cards_drawn,
    "phantom_picked": _phantom_picked,
}

LINES: dict[str, Line] = {
    "turn_began": _turn_began,
    "locked": _locked,
    "reshuffled": _reshuffled,
    "cards_drawn": _cards_drawn,
    "cards_discarded": _cards_discarded,
    "packs_passed": _packs_passed,
    "phantom_picked": _phantom_picked,
    "phantom_discarded": _phantom_discarded,
    "revealed": _revealed,
    "money_changed": _money_changed,
    "placed": _placed,
    "linked": _linked,
    "art_gained": _art_gained,
    "vp_gained": _vp_gained,
    "fought": _fought,
    "shadow_grew": _shadow_grew,
    "quest_met": _quest_met,
    "game_ended": _game_ended,
}

WEIGHTS = {"revealed": 2, "placed": 1, "turn_began": -1}
"""What stands for a choice before other events, and what only heads those that follow."""
