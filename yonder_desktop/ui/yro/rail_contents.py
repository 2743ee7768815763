"""The rail: the guilds of the others with their numbers, the shadow of the game alone, the composition of the deck."""

from __future__ import annotations

from yonder_desktop.games.yro.forecast import forecast, frontline, powers, shadow_total
from yonder_desktop.games.yro.view import View, seen_cards
from yonder_desktop.games.yro.words import DRAW, RECRUIT
from yonder_desktop.ui.yro.captions import NUMERALS
from yonder_desktop.ui.yro.contents import CARD, FIELD, PANEL, SHADOW, Stage
from yonder_desktop.ui.yro.facts import SIDE, Guild
from yonder_desktop.ui.yro.ghosts import Field
from yonder_desktop.ui.yro.layout import rail_head
from yonder_desktop.ui.yro.panels import Amount, SeatPanel
from yonder_desktop.ui.yro.pieces import CardBack, Census, ShadowPanel
from yonder_desktop.wording.catalogue import gettext, ngettext, pgettext


def add_rail(stage: Stage) -> None:
    """All other seats."""
    for seat in stage.facts.others:
        _seat(stage, seat)
    if stage.facts.is_solo:
        _shadow(stage)
    if "census" in stage.layout.zones:
        stage.add("census", stage.layout.zones["census"], PANEL, census_of(stage.view), margin=SHADOW)


def status_of(view: View, seat: int) -> str:
    """What a seat has done in the sealed step that runs: never what."""
    if view.over or view.phase not in (DRAW, RECRUIT):
        return ""
    if view.answered[seat]:
        return gettext("has chosen")
    is_asked = not any(view.recruited) or bool(view.recruited[seat])
    return gettext("is choosing") if is_asked else ""


def amounts_of(view: View, seat: int) -> tuple[Amount, ...]:
    """The open numbers of a seat: money, levels, power as the guild stands, victory points."""
    found = forecast(view, seat)
    return (
        ("money", str(view.money[seat])),
        ("magic", NUMERALS[found.magic_level]),
        ("technology", NUMERALS[found.tech_level]),
        ("power", str(found.power)),
        ("vp", str(view.vp[seat])),
        ("link", str(view.links[seat])),
    )


def _seat(stage: Stage, seat: int) -> None:
    view, key = stage.view, f"seat{seat + 1}"
    zone = stage.layout.zones[key]
    panel = SeatPanel(
        name=stage.seating.names[seat],
        note=stage.seating.notes[seat],
        colour=stage.seating.colours[seat],
        status="" if view.recruited[seat] else status_of(view, seat),
        new=len(view.recruited[seat]),
        locked=bool(view.answered[seat]),
        amounts=amounts_of(view, seat),
        head=rail_head(zone.h),
    )
    stage.add(key, zone, PANEL, panel, margin=SHADOW, closed=True)
    add_guild(stage, stage.facts.guilds[seat])
    for card in stage.facts.guilds[seat].new:
        face = stage.faces.card(stage.number(card)).in_guild(True, -1)
        stage.add(
            card, stage.layout.items[card], CARD + 2, face, margin=SHADOW, origin=(key,), back=CardBack()
        )
    _fields(stage, stage.facts.guilds[seat])


def add_guild(stage: Stage, guild: Guild) -> None:
    """The cards of a guild; sealed ones of the own guild carry a lock."""
    view, seat = stage.view, guild.seat
    adds, fights = powers(view, seat), frontline(view, seat)
    shown = len(view.guilds[seat])
    for at, (key, _column, _row) in enumerate(guild.cards):
        face = stage.faces.card(stage.number(key)).in_guild(fights[at], adds[at], at >= shown)
        name = key.partition(":")[2]
        origin = (f"new:{name}", f"hand:{name}", f"seat{seat + 1}")
        stage.add(
            key, stage.layout.items[key], CARD + at * 0.1, face, margin=SHADOW, origin=origin, back=CardBack()
        )


def _fields(stage: Stage, guild: Guild) -> None:
    """Places of another guild where no card lies."""
    taken = {(column, row) for _key, column, row in guild.cards}
    for row in range(SIDE):
        for column in range(SIDE):
            if (column, row) not in taken:
                name = f"field:{guild.seat}:{column},{row}"
                stage.add(name, stage.layout.zones[name], FIELD, Field(), solid=False)


def _shadow(stage: Stage) -> None:
    """The shadow's total against the limit, and its cards."""
    view = stage.view
    board, total = view.tables.card_set.board, shadow_total(view)
    lines = [
        gettext("More than {limit} power loses the game at once.").format(limit=board.shadow_limit),
        gettext("More power than the shadow wins {n} points.").format(n=board.shadow_prize),
    ]
    if view.phantom_left:
        text = ngettext("The phantom holds {n} card.", "The phantom holds {n} cards.", view.phantom_left)
        lines.insert(0, text.format(n=view.phantom_left))
    panel = ShadowPanel(gettext("The shadow"), total, board.shadow_limit, tuple(lines))
    stage.add("shadow", stage.layout.zones["shadow"], PANEL, panel, margin=SHADOW)
    for at, card in enumerate(view.shadow):
        key = f"shadow:{view.tables.keys[card]}"
        if key in stage.layout.items:
            face = stage.faces.card(card).in_guild(True, -1)
            stage.add(
                key, stage.layout.items[key], CARD + at * 0.1, face, margin=SHADOW, origin=("deck",),
                back=CardBack(),
            )  # fmt: skip


# ---- what has been seen


def census_of(view: View) -> Census:
    """How many copies of each faction and profession the viewer has not seen yet."""
    tables, seen = view.tables, seen_cards(view)
    unseen = [card for card in range(len(tables.cards)) if card not in seen]
    rows = []
    for number, badge in enumerate(tables.card_set.factions):
        rows.append(_row(f"faction_{badge.id}", [card.faction == number for card in tables.cards], unseen))
    for number, badge in enumerate(tables.card_set.professions):
        rows.append(
            _row(f"profession_{badge.id}", [card.profession == number for card in tables.cards], unseen)
        )
    text = ngettext("{n} card you have not seen", "{n} cards you have not seen", len(unseen))
    return Census(pgettext("heading", "Unseen cards"), text.format(n=len(unseen)), tuple(rows))


def _row(name: str, belongs: list[bool], unseen: list[int]) -> tuple[str, int, int]:
    return name, sum(1 for card in unseen if belongs[card]), sum(belongs)
