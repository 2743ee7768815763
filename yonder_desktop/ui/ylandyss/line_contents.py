"""The lines of all players, and the row of reinforcements."""

from __future__ import annotations

from yonder_desktop.games.ylandyss import words as w
from yonder_desktop.games.ylandyss.forecast import (
    Purchase,
    leader,
    order_of,
    pass_keeps_in,
    pot_for,
    strength_left,
    totals,
)
from yonder_desktop.games.ylandyss.view import View
from yonder_desktop.ui.ylandyss import reach
from yonder_desktop.ui.ylandyss.contents import CARD, ON_PANEL, PANEL, SHADOW, Stage, faces_in_play
from yonder_desktop.ui.ylandyss.own_panels import Back
from yonder_desktop.ui.ylandyss.panels import (
    Chip,
    Headed,
    Label,
    LinePanel,
    Total,
)
from yonder_desktop.ui.ylandyss.parts_table import PartsLine, PartsTable
from yonder_desktop.ui.ylandyss.sums import levels_words, part_rows, sum_words
from yonder_desktop.wording.catalogue import gettext


def add_lines(stage: Stage) -> None:
    """The others, the own line, and what lies in them."""
    sums, order = totals(stage.view), order_of(stage.view)
    for seat in range(stage.view.seats):
        _panel(stage, seat, sums, order)
        _cards(stage, seat)
        _parts(stage, seat, sums[seat])
        if not stage.view.plays[seat]:
            _empty(stage, seat)
        if seat != stage.home:
            _chips(stage, seat)


def _panel(stage: Stage, seat: int, sums: list[int], order: tuple[int, ...]) -> None:
    view, people = stage.view, stage.seating
    key = "table" if seat == stage.home else f"seat{seat + 1}"
    rect = stage.layout.items[key]
    panel = LinePanel(
        name=people.names[seat],
        note=gettext("you") if seat == view.seat else people.notes[seat],
        colour=people.colours[seat],
        place=place_words(view, seat, sums, order),
        state=state_words(view, seat),
        loot=view.loot[seat],
        chest=view.chest[seat],
        end_at=view.end_at,
        active=view.active == seat and view.phase == w.MELEE,
        first=view.token == seat,
        out=bool(view.out[seat]) and view.phase == w.MELEE,
        leads=seat == order[0],
        head=stage.layout.zones[f"cards:{seat}"].x
        - rect.x
        - (0 if seat == stage.home else _chip_room(stage, seat)),
        shield=stage.layout.items[f"total:{seat}"].w,
    )
    more: dict[str, object] = {"margin": SHADOW}
    if key == "table":
        hand = stage.layout.zones["hand"]
        more["hit"] = rect._replace(x=0, y=0, w=stage.layout.width, h=hand.y - 2)
        more["solid"] = False
    stage.add(key, rect, PANEL, panel, gettext("The line of {name}").format(name=people.names[seat]), **more)
    title = gettext("Total strength of {name}: {n}").format(name=people.names[seat], n=sums[seat])
    stage.add_item(f"total:{seat}", ON_PANEL, Total(sums[seat]), title, margin=2)


def _chip_room(stage: Stage, seat: int) -> float:
    return stage.layout.zones[f"cards:{seat}"].x - stage.layout.items[f"hand_of:{seat}"].x


def place_words(view: View, seat: int, sums: list[int], order: tuple[int, ...]) -> str:
    """The place of a seat, and who is ahead on a tie."""
    if view.phase > w.MELEE and view.winner >= 0:
        return gettext("won") if seat == view.winner else ordinal(order.index(seat))
    first = order[0]
    if seat == first:
        return gettext("leads the tie") if sums.count(sums[first]) > 1 else gettext("leads")
    return gettext("tied, after token") if sums[seat] == sums[first] else ordinal(order.index(seat))


def ordinal(place: int) -> str:
    """A place from 0 on."""
    return (gettext("1st"), gettext("2nd"), gettext("3rd"), gettext("4th"))[place]


def state_words(view: View, seat: int) -> str:
    """Whether a seat is in or out; afterwards what it can still acquire for."""
    if view.phase in (w.RESOLVING, w.REINFORCING):
        return gettext("{n} to buy for").format(n=view.limit[seat])
    if view.phase == w.FINAL:
        return gettext("has chosen") if view.answered[seat] else gettext("chooses")
    if view.out[seat]:
        return gettext("out of the melee")
    return gettext("to play or pass") if view.active == seat else gettext("in the melee")


def _cards(stage: Stage, seat: int) -> None:
    z = CARD
    for card, face in faces_in_play(stage.view, stage.faces, seat).items():
        key = stage.tables.keys[card]
        origin = (f"hand:{key}", f"hand_of:{seat}", f"discard_of:{seat}", "discard")
        stage.add_card(f"card:{key}", card, z, face, origin=origin, back=Back())
        z += 0.05


def _empty(stage: Stage, seat: int) -> None:
    """Words where no card lies in a line."""
    area = stage.layout.zones[f"cards:{seat}"]
    words = gettext("Play a card here.") if seat == stage.view.seat else gettext("No cards played.")
    size = 14 if stage.layout.roomy else 12
    place = area._replace(y=area.y + area.h / 2 - 12, h=24)
    stage.add(f"empty line {seat}", place, ON_PANEL, Label(words, size), solid=False)


def _chips(stage: Stage, seat: int) -> None:
    view, name = stage.view, stage.seating.names[seat]
    chips = (
        ("hand", view.hand_counts[seat], gettext("{name}: {n} cards in hand")),
        ("deck", view.deck_counts[seat], gettext("{name}: {n} cards in the deck")),
        ("discard", len(view.discards[seat]), gettext("{name}: {n} cards in the discard pile")),
        ("removed", len(view.removed[seat]), gettext("{name}: {n} removed cards")),
    )
    for kind, count, words in chips:
        title = words.format(name=name, n=count)
        chip, hides = Chip(f"pile_{kind}", count), kind in ("hand", "deck")
        stage.add_item(f"{kind}_of:{seat}", ON_PANEL, chip, title, closed=hides)


# ---- what a total is made of


def _parts(stage: Stage, seat: int, total: int) -> None:
    rect = stage.layout.zones.get(f"parts:{seat}")
    if rect is None or not stage.view.plays[seat]:
        return
    rows = part_rows(stage.view, seat)
    if seat == stage.home and rect.w > 230 and (len(rows) + 1) * 15 + 17 <= rect.h:
        table = PartsTable(_total_title(stage, seat, total), rows, levels_words(stage.view, seat), total)
        room = rect._replace(w=min(rect.w, 470.0))
        stage.add(f"parts:{seat}", room, ON_PANEL, table, solid=False)
        return
    room = rect._replace(w=min(rect.w, 320.0))
    picture = PartsLine(
        sum_words(stage.view, seat, total), (win_words(stage.view, seat), pass_words(stage.view, seat))
    )
    stage.add(f"parts:{seat}", room, ON_PANEL, picture, solid=False)


def _total_title(stage: Stage, seat: int, total: int) -> str:
    if stage.mine:
        return gettext("Where your {n} comes from").format(n=total)
    return gettext("Where the {n} comes from").format(n=total)


def win_words(view: View, seat: int) -> str:
    """What winning would pay a seat."""
    if view.phase != w.MELEE:
        return ""
    if seat == leader(view):
        return gettext("Leads: wins {n}{coin} now").format(n=pot_for(view, seat), coin="{coin}")
    return gettext("In the lead wins {n}{coin}").format(n=pot_for(view, seat), coin="{coin}")


def pass_words(view: View, seat: int) -> str:
    """What a pass would mean for another player."""
    if view.phase != w.MELEE or seat == view.seat:
        return ""
    if view.out[seat]:
        return gettext("Plays no more cards")
    return gettext("A pass keeps it in") if pass_keeps_in(view, seat) else gettext("A pass puts it out")


# ---- the row


def add_offer(stage: Stage) -> None:
    """The row of reinforcements with what each card asks for."""
    view = stage.view
    seat = view.seat if view.seat >= 0 else stage.home
    coins, held = view.loot[seat], view.hand_counts[seat]
    strength = strength_left(view, seat)
    note = gettext("{strength}{n} · {loot}{coins} · {hand}{held}").format(
        n=strength, coins=coins, held=held, strength="{strength}", loot="{loot}", hand="{pile_hand}"
    )
    empty = "" if view.offer else gettext("No cards left in the row.")
    buying = stage.moment.verb in ("buy", "skip")
    panel = Headed(
        gettext("Reinforcements"), note if view.seat >= 0 else "", stage.layout.roomy, act=buying, empty=empty
    )
    stage.add("offer", stage.layout.zones["offer"], PANEL, panel, margin=SHADOW)
    z = CARD
    for found in reach.within_reach(view, stage.moment.wish):
        key = f"offer:{stage.tables.keys[found.card]}"
        stage.add_card(key, found.card, z, stage.faces.card(found.card).in_row(), back=Back())
        z += 0.05
        if view.phase == w.FINAL:
            continue
        words, legal = price_words(view, seat, found)
        size = 13 if stage.layout.tall > 0.6 else 11
        stage.add(
            f"price {key}".replace(":", " "),
            stage.layout.zones[f"price:{key}"],
            ON_PANEL,
            Label(words, size, legal),
            solid=False,
        )


def price_words(view: View, seat: int, found: Purchase) -> tuple[str, bool]:
    """Loot and cards that would pay, or what stands against it."""
    if not found.within_limit:
        return f"{{strength}}{view.tables.cards[found.card].cost}", False
    if not found.affordable:
        lacking = found.price - view.loot[seat] - view.hand_counts[seat]
        return gettext("{n} short").format(n=max(1, lacking)), False
    coins = min(view.loot[seat], found.price)
    cards = found.price - coins
    pieces = [f"{coins}{{coin}}"] if coins or not cards else []
    pieces += [f"{cards}{{pile_hand}}"] if cards else []
    return " + ".join(pieces), True
