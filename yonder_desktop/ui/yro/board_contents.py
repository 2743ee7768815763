"""The shared part of the table: tracks with their markers, phases, deck, discard pile, quests."""

from __future__ import annotations

from yonder_desktop.games.yro.forecast import quest_standing
from yonder_desktop.games.yro.words import PHASE_KEYS
from yonder_desktop.ui.rects import Rect
from yonder_desktop.ui.yro.contents import BOARD, CARD, MARKER, PANEL, SHADOW, Stage
from yonder_desktop.ui.yro.pieces import PhaseSign, Pile, QuestSign, QuestsPanel, Ribbon
from yonder_desktop.ui.yro.tracks import POWER_WRAP, VP_WRAP, Board, Marker, marker_places, space_of
from yonder_desktop.wording.catalogue import gettext, ngettext, pgettext

PHASE_ICONS = {key: f"phase_{key}" for key in PHASE_KEYS}


def add_board(stage: Stage) -> None:
    """Tracks, phases and piles."""
    _tracks(stage)
    _markers(stage, "power", stage.view.power, stage.layout.power_spaces, POWER_WRAP)
    _markers(stage, "vp", stage.view.vp, stage.layout.vp_spaces, VP_WRAP)
    _phases(stage)
    _piles(stage)
    if "quests" in stage.layout.zones:
        _quests(stage)


def _tracks(stage: Stage) -> None:
    zone = stage.layout.zones["board"]

    def inside(spaces: list[Rect]) -> tuple[Rect, ...]:
        return tuple(space.moved(-zone.x, -zone.y) for space in spaces)

    labels = (pgettext("track", "Power"), pgettext("track", "Victory"))
    width = stage.layout.power_spaces[0].x - zone.x
    board = Board(inside(stage.layout.power_spaces), inside(stage.layout.vp_spaces), labels, width)
    stage.add("board", zone, PANEL, board, margin=SHADOW)


def _markers(stage: Stage, kind: str, amounts: list[int], spaces: list[Rect], wrap: int) -> None:
    """Every seat's marker; those on one space lie over one another."""
    standing: dict[int, list[int]] = {}
    for seat, amount in enumerate(amounts):
        standing.setdefault(space_of(amount, wrap)[0], []).append(seat)
    for number, seats in standing.items():
        for order, (seat, rect) in enumerate(
            zip(seats, marker_places(spaces[number], len(seats)), strict=True)
        ):
            marker = Marker(stage.seating.colours[seat], space_of(amounts[seat], wrap)[1])
            stage.add(f"marker {kind} {seat}", rect, MARKER + order * 0.01, marker, solid=False)


def _phases(stage: Stage) -> None:
    view = stage.view
    stage.add("ribbon", stage.layout.zones["ribbon"], PANEL, Ribbon(), margin=SHADOW, solid=False)
    for number, key in enumerate(PHASE_KEYS):
        state = 2 if view.over or number > view.phase else 1 if number == view.phase else 0
        sign = PhaseSign(PHASE_ICONS[key], stage.words.phase_name(number), state)
        stage.add(f"phase:{key}", stage.layout.items[f"phase:{key}"], BOARD, sign)


def _piles(stage: Stage) -> None:
    view, items = stage.view, stage.layout.items
    deck = Pile(str(view.deck_left), pgettext("pile", "deck"), False)
    stage.add("deck", items["deck"], PANEL, deck, margin=SHADOW, closed=True)
    pile = Pile(str(len(view.discard)), pgettext("pile", "discarded"), True)
    stage.add("pile", items["pile"], PANEL, pile, margin=SHADOW)


def _quests(stage: Stage) -> None:
    """Open quests with how far the own guild is, then closed ones with who met them."""
    view, zone = stage.view, stage.layout.zones["quests"]
    quests = view.tables.card_set.quests
    pays = {quests[number].vp for number in (*view.quests, *view.closed_quests)}
    note = (
        ngettext("{n} point each", "{n} points each", max(pays)).format(n=max(pays)) if len(pays) == 1 else ""
    )
    stage.add("quest", zone, PANEL, QuestsPanel(gettext("Quests"), note, stage.layout.roomy), margin=SHADOW)
    winners = dict(stage.moment.quest_winners)
    for number in (*view.quests, *view.closed_quests):
        key = f"quest:{quests[number].id}"
        stage.add(key, stage.layout.items[key], CARD, _quest(stage, number, winners.get(number, ())))


def _quest(stage: Stage, number: int, winners: tuple[int, ...]) -> QuestSign:
    view = stage.view
    quest = view.tables.card_set.quests[number]
    closed = number in view.closed_quests
    met, tests = quest_standing(view, stage.home, number)
    progress = gettext("{has} of {wanted}").format(has=tests[0][0], wanted=tests[0][1])
    if met:
        progress = gettext("met as it stands")
    if closed:
        progress = "" if winners else gettext("closed")
    symbols = stage.words.symbol_rows(quest)[0].partition(" → ")[0]
    colours = tuple(stage.seating.colours[seat] for seat in winners)
    return QuestSign(pgettext("card", quest.name), symbols, progress, met and not closed, closed, colours)
