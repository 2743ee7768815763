"""The opening draft: packs, the open row, what everybody has picked, the starting deck (R63)."""

from __future__ import annotations

from yonder_desktop.ui.ylandyss.contents import CARD, ON_PANEL, PANEL, SHADOW, Stage
from yonder_desktop.ui.ylandyss.facts import grouped
from yonder_desktop.ui.ylandyss.own_panels import Back
from yonder_desktop.ui.ylandyss.panels import Headed, Label
from yonder_desktop.wording.catalogue import gettext, ngettext


def add_draft(stage: Stage) -> None:
    """What to pick from, what is picked, and the deck that the picks will join."""
    view, layout = stage.view, stage.layout
    asked = stage.moment.verb in ("pick", "keep_one")
    zone = layout.zones["draft"]
    panel = Headed(gettext("Opening draft"), _dealt_words(stage), layout.roomy, act=asked)
    stage.add("draft", zone, PANEL, panel, margin=SHADOW)
    if "pack" in layout.zones:
        _label(stage, "pack", gettext("Yours, face down: one of them joins your deck in the end"))
    z = CARD
    for card in (*view.face_up, *(view.pack if stage.mine else ())):
        key = f"draft:{stage.tables.keys[card]}"
        if key in layout.items:
            stage.add_card(key, card, z)
            z += 0.05
    for seat in range(view.seats):
        _drafted(stage, seat)
    _start(stage)


def _dealt_words(stage: Stage) -> str:
    if stage.view.face_up:
        return gettext("Open to both: first, second, second, first pick one each")
    if stage.view.seats == 2:
        return gettext("Keep one of your two face-down cards")
    return gettext("Pick one for your deck; the rest goes to the left")


def _label(stage: Stage, zone: str, text: str) -> None:
    rect = stage.layout.zones[zone]
    high = 20.0
    place = rect._replace(y=rect.y - high - 14, h=high)
    stage.add(f"label {zone}", place, ON_PANEL, Label(text, 14 if stage.layout.roomy else 12), solid=False)


def _drafted(stage: Stage, seat: int) -> None:
    """The picks of a seat, or that they are sealed."""
    view, people = stage.view, stage.seating
    key = "drafted" if seat == stage.home else f"seat{seat + 1}"
    title = gettext("Your picks") if seat == view.seat else people.names[seat]
    hidden = not view.drafted[seat] and view.seats > 2 and seat != view.seat
    sealed = gettext("has picked") if view.answered[seat] else gettext("picks")
    note = sealed if view.seats > 2 and seat != view.seat else ""
    empty = "" if view.drafted[seat] else gettext("No cards yet.")
    if hidden:
        empty = gettext("face down until the draft ends")
    panel = Headed(title, note, stage.layout.roomy, people.colours[seat], empty=empty)
    stage.add_item(key, PANEL, panel, title, margin=SHADOW, closed=hidden)
    for number, card in enumerate(view.drafted[seat]):
        name = stage.tables.keys[card]
        stage.add_card(
            f"drafted:{name}", card, CARD + number * 0.05, origin=(f"draft:{name}", key), back=Back()
        )


def _start(stage: Stage) -> None:
    view, layout = stage.view, stage.layout
    count = view.deck_counts[stage.home]
    note = ngettext(
        "{n} card; what you draft joins it", "{n} cards; what you draft joins them", count
    ).format(n=count)
    panel = Headed(gettext("Your starting deck"), note, layout.roomy, stage.seating.colours[stage.home])
    stage.add("hand", layout.zones["hand"], PANEL, panel, margin=SHADOW)
    if not stage.mine:
        return
    for key, card, number in grouped(view, view.deck, "list"):
        stage.add_card(key, card, CARD, stage.faces.card(card).several(number))
