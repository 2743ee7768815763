"""In front of the own seat: hand, piles, coins, plates; an open pile over the table."""

from __future__ import annotations

from yonder_desktop.games.ylandyss import words as w
from yonder_desktop.games.ylandyss.forecast import pass_keeps_in, total_after, totals, wanted_type
from yonder_desktop.games.ylandyss.view import View
from yonder_desktop.ui.ylandyss.captions import card_name
from yonder_desktop.ui.ylandyss.contents import CARD, ON_PANEL, PANEL, SHADOW, SHEET, Stage
from yonder_desktop.ui.ylandyss.facts import sheet_entries
from yonder_desktop.ui.ylandyss.own_panels import Back, Caption, Close, Pile, Plate, Purse, Tray
from yonder_desktop.ui.ylandyss.panels import Headed
from yonder_desktop.wording.catalogue import gettext, ngettext
from yonder_desktop.wording.markup import escape

ARROW = "→"


def add_hand(stage: Stage) -> None:
    """The hand with its captions, and what lies at its right."""
    view, layout, people = stage.view, stage.layout, stage.seating
    title = (
        gettext("Your hand") if stage.mine else gettext("{name}: hand").format(name=people.names[stage.home])
    )
    note = _note(view) if stage.mine else ""
    empty = "" if view.hand_counts[stage.home] else gettext("No cards in hand.")
    side = layout.zones["hand"].right - layout.items["deck"].x
    panel = Headed(title, note, layout.roomy, people.colours[stage.home], empty=empty, right=side)
    stage.add("hand", layout.zones["hand"], PANEL, panel, title, margin=SHADOW)
    _cards(stage)
    _piles(stage)
    _purse(stage)
    for key in stage.moment.plates:
        if key in layout.items:
            stage.add_item(key, ON_PANEL, plate(stage, key), plate(stage, key).label)


def _note(view: View) -> str:
    if view.phase == w.MELEE:
        return gettext("unplayed cards are worth one coin each when you buy")
    if view.phase == w.REINFORCING:
        return gettext("each card you discard pays one coin")
    return ""


def _cards(stage: Stage) -> None:
    view = stage.view
    if not stage.mine:
        for number in range(view.hand_counts[stage.home]):
            stage.add_item(f"back {number}", CARD, Back(), margin=SHADOW)
        return
    own = totals(view)[view.seat]
    z = CARD
    for card in view.hand:
        key = f"hand:{stage.tables.keys[card]}"
        origin = (f"card:{stage.tables.keys[card]}", "deck", "discard")
        stage.add_card(key, card, z, origin=origin, back=Back())
        caption = caption_of(stage, key, card, own)
        if caption is not None:
            stage.add(
                f"caption {key}".replace(":", " "),
                stage.layout.zones[f"caption:{key}"],
                ON_PANEL,
                caption,
                solid=False,
            )
        z += 0.05


def caption_of(stage: Stage, key: str, card: int, own: int) -> Caption | None:
    """The total after the play, or the character that an action waits for."""
    if stage.moment.verb not in ("play", "pass"):
        return None
    if key in stage.moment.told:
        kind = w.ALL_TYPE_KEYS[max(0, wanted_type(stage.view, card))]
        level = stage.tables.cards[card].level
        words = gettext("needs {picture} {level}").format(picture=f"{{type_{kind}}}", level=level)
        return Caption(words, False)
    after = total_after(stage.view, card)
    return Caption(f"{own} {ARROW} {after}" if after != own else gettext("stays {n}").format(n=own), True)


def _piles(stage: Stage) -> None:
    view, home = stage.view, stage.home
    deck = Pile(view.deck_counts[home], gettext("Deck"), face_down=True)
    title = ngettext("Deck: {n} card", "Deck: {n} cards", view.deck_counts[home]).format(
        n=view.deck_counts[home]
    )
    stage.add_item("deck", ON_PANEL, deck, title, margin=24, closed=True)
    cards = view.discards[home]
    top = stage.faces.card(cards[-1]) if cards else None
    title = ngettext("Discard pile: {n} card", "Discard pile: {n} cards", len(cards)).format(n=len(cards))
    stage.add_item("discard", ON_PANEL, Pile(len(cards), gettext("Discard"), top), title, margin=24)


def _purse(stage: Stage) -> None:
    """Coins and points; while several cards are chosen, the tray."""
    view, home, zone = stage.view, stage.home, stage.layout.zones["purse"]
    if stage.moment.picking:
        names = [escape(card_name(view.tables.cards[view.tables.index[key]])) for key in stage.moment.chosen]
        title = ngettext("{n} card chosen", "{n} cards chosen", len(names)).format(n=len(names))
        stage.add("plan", zone, ON_PANEL, Tray(title, ", ".join(names)), title)
        return
    chest, loot = view.chest[home], view.loot[home]
    left = max(0, view.end_at - chest)
    purse = Purse(
        chest,
        view.end_at,
        stage.seating.colours[home],
        ngettext("{n} more ends the game", "{n} more end the game", left).format(n=left),
        gettext("{picture} {n} to spend").format(picture="{loot}", n=loot),
        points_words(view) if stage.mine else "",
    )
    stage.add("purse", zone, ON_PANEL, purse, solid=False)


def own_value(view: View) -> int:
    """The value of all cards that the viewer owns (R19)."""
    cards = view.hand + view.deck + view.discards[view.seat] + view.plays[view.seat]
    return sum(view.tables.cards[card].value for card in cards)


def points_words(view: View) -> str:
    """Points as they stand: chest and value of the cards."""
    value = own_value(view)
    return gettext("{value}{n}, points {sum}").format(
        value="{value}", n=value, sum=f"**{view.chest[view.seat] + value}**"
    )


# ---- plates


def plate(stage: Stage, key: str) -> Plate:
    """The plates beside the cards: to pass, to buy nothing, to choose nothing, to confirm."""
    if key == "pass":
        return pass_plate(stage.view)
    if key == "skip":
        return Plate(gettext("Acquire nothing now"), "")
    if key == "nothing":
        return Plate(stage.moment.nothing, "")
    label = stage.moment.confirm
    return Plate(label, "", "go" if stage.moment.can_confirm else "off")


def pass_plate(view: View) -> Plate:
    """Passing says what follows (R65)."""
    if view.seat >= 0 and pass_keeps_in(view, view.seat):
        return Plate(gettext("Pass: you stay in …"), gettext("you lead and may play again later"))
    return Plate(gettext("Pass: you are out …"), gettext("no more cards of yours this round"), "costly")


# ---- an open pile


def add_sheet(stage: Stage) -> None:
    """The cards of the pile that lies open, equal ones together."""
    if not stage.moment.sheet:
        return
    view, moment = stage.view, stage.moment
    entries = sheet_entries(view, moment)
    title, note = sheet_words(stage, sum(count for _, _, count in entries))
    panel = Headed(
        title, note, True, act=moment.sheet == "looked", empty="" if entries else gettext("Empty."), right=34
    )
    stage.add_item("sheet", SHEET, panel, title, margin=SHADOW)
    if moment.sheet != "looked":
        stage.add_item("close", SHEET + 1, Close(), gettext("Close"))
    for number, (key, card, count) in enumerate(entries):
        face = stage.faces.card(card).several(count)
        stage.add_card(key, card, SHEET + 1 + number * 0.01, face)


def sheet_words(stage: Stage, count: int) -> tuple[str, str]:
    """Whose pile it is, and what is to be known of it."""
    kind, seat = stage.moment.sheet, stage.moment.sheet_seat
    own, name = seat == stage.view.seat, stage.seating.names[seat]
    if kind == "looked":
        return gettext("You look at these"), ""
    number = ngettext("{n} card", "{n} cards", count).format(n=count)
    if kind == "deck":
        return gettext("Your deck"), gettext("{number}, sorted").format(number=number)
    if kind == "removed":
        return (
            gettext("Your removed cards") if own else gettext("{name}: removed").format(name=name)
        ), number
    return (gettext("Your discard pile") if own else gettext("{name}: discards").format(name=name)), number
