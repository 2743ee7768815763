"""Where a cell lies, told by its neighbours, and what a card would do there."""

from __future__ import annotations

from yonder_desktop.games.yro.forecast import PlacingForecast, placing_forecast
from yonder_desktop.games.yro.view import View
from yonder_desktop.games.yro.words import MAGIC, MONEY, NO_GAIN, POWER, TECH, VP, cell_at, x_of, y_of
from yonder_desktop.wording.catalogue import gettext, pgettext
from yonder_desktop.wording.lists import all_of
from yonder_desktop.wording.yro.names import Names
from yonder_desktop.wording.yro.things import link_sign, pictured, signed

LATER = (MAGIC, TECH, MONEY, VP)


def where(names: Names, view: View, cell: int) -> str:
    """`in front of Mushroom Mage`: a free cell of the viewer's guild by what lies beside it."""
    cards = placed(view)
    if not cards:
        return gettext("as the first adventurer")
    x, y = x_of(cell), y_of(cell)
    sides = (
        (x, y - 1, gettext("in front of {card}")),
        (x, y + 1, gettext("behind {card}")),
        (x - 1, y, gettext("to the right of {card}")),
        (x + 1, y, gettext("to the left of {card}")),
    )
    return all_of(
        [
            text.format(card=names.card(cards[cell_at(column, row)]))
            for column, row, text in sides
            if abs(column) <= 2 and abs(row) <= 2 and cell_at(column, row) in cards
        ]
    )


def placed(view: View) -> dict[int, int]:
    """The viewer's cards by their cells, those included whose cell is fixed but still sealed."""
    seat = view.seat
    cards = dict(zip(view.cells[seat], view.guilds[seat], strict=True))
    for at in range(0, len(view.placings), 2):
        cards[view.placings[at + 1]] = view.placings[at]
    return cards


def outlook(names: Names, view: View, card: int, cell: int) -> str:
    """What a card on a cell would do, in short: power, links, what comes at once, what comes every turn."""
    found = placing_forecast(view, view.seat, card, cell)
    if found is None:
        return ""
    parts = [power_words(found), *links_words(names, found)]
    at_once = gain_words(found.gained)
    if at_once:
        parts.append(pgettext("outlook", "at once {gains}").format(gains=at_once))
    later = gain_words(each_turn(found))
    if later:
        parts.append(pgettext("outlook", "each turn {gains}").format(gains=later))
    # Translators: between the parts of what a placing would do
    return pgettext("outlook", ", ").join(parts)


def power_words(found: PlacingForecast) -> str:
    """`power 7 → 10`, or that it stays."""
    before, after = found.power
    if before == after:
        return pgettext("outlook", "{power} stays {n}").format(power=pictured(POWER), n=after)
    text = pgettext("outlook", "{power} {before} → {after}")
    return text.format(power=pictured(POWER), before=before, after=after)


def links_words(names: Names, found: PlacingForecast) -> list[str]:
    """The links that would be completed."""
    return [link_words(names, kind, badge) for kind, badge in found.links]


def link_words(names: Names, kind: int, badge: int) -> str:
    """`link Wizard`: a link of a faction (kind 0) or of a profession (kind 1)."""
    shared = names.profession(badge) if kind else names.faction(badge)
    return pgettext("outlook", "{link} {badge}").format(link=link_sign(), badge=shared)


def each_turn(found: PlacingForecast) -> tuple[int, ...]:
    """By how much Production, Income and VP phase would bring more in this turn; levels can only rise."""
    before, after = found.before, found.after
    more = list(NO_GAIN)
    more[MAGIC], more[TECH] = after.magic - before.magic, after.tech - before.tech
    more[MONEY], more[VP] = after.money - before.money, after.vp - before.vp
    return tuple(more)


def gain_words(gain: tuple[int, ...]) -> str:
    """Signed gains without power; "" for none."""
    return all_of([signed(kind, gain[kind]) for kind in LATER if gain[kind]])
