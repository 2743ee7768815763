"""Cards are dealt and turned over, pieces move, exhausted cards turn: decoration that ends as if it had not been."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import pytest
from PySide6.QtGui import QPixmap, QTransform
from pytestqt.qtbot import QtBot

from yonder_desktop.core.questions import Choice
from yonder_desktop.ui import drawing
from yonder_desktop.ui.motion import DEALT_AT_MOST_MS, Motion
from yonder_desktop.ui.paint import Canvas
from yonder_desktop.ui.rects import Rect
from yonder_desktop.ui.sprites import Sprite, baked
from yonder_desktop.ui.table_scene import MOST_CHANGES, TableScene

FACE, BACK, PILE = "#FFFBF0", "#7A2E28", "#5E7482"


@dataclass(frozen=True)
class Plain:
    """A picture of one colour; `note` makes another one of it."""

    colour: str
    note: int = 0

    def paint(self, canvas: Canvas, width: float, height: float) -> None:
        canvas.rect(0, 0, width, height, self.colour)


class Desk(TableScene):
    """A table whose view is the list of its sprites."""

    def sprites_of(self, view: Any, choices: Sequence[Choice]) -> list[Sprite]:
        return list(view)


class SeenBy(list[Sprite]):
    """A view of a seat."""

    def __init__(self, seat: int, sprites: Sequence[Sprite]) -> None:
        super().__init__(sprites)
        self.seat = seat


def deck(left: int, closed: bool = True) -> Sprite:
    return Sprite("deck", Rect(500, 20, 60, 84), 1, Plain(PILE, left), closed=closed)


def card(at: int = 0, **more: Any) -> Sprite:
    rect = Rect(20 + 70 * at, 300, 60, 84)
    return Sprite(f"hand:{at}", rect, 5, Plain(FACE), origin=("deck",), back=Plain(BACK), **more)


@pytest.fixture
def desk(qtbot: QtBot) -> Desk:
    made = Desk()
    made.setSceneRect(0, 0, 600, 400)
    made.set_animation(1.0)
    return made


def deal(desk: Desk, *cards: Sprite, closed: bool = True) -> Motion:
    """What lies in a hand comes out of the deck."""
    desk.sync([deck(9, closed)], ())
    desk.sync([deck(9 - len(cards), closed), *cards], ())
    return desk._motion


def go_to(motion: Motion, ms: int) -> None:
    motion._on_value_changed(ms / motion._last_ms)


def shows(desk: Desk, key: str) -> str:
    """The colour in the middle of an item."""
    item = desk.item_of(key)
    assert item is not None
    pixmap: QPixmap = item.pixmap()
    return pixmap.toImage().pixelColor(pixmap.width() // 2, pixmap.height() // 2).name().upper()


def test_a_card_out_of_a_closed_pile_shows_its_back_until_it_is_turned(desk: Desk) -> None:
    motion = deal(desk, card())
    seen = []
    for ms in range(0, motion._last_ms + 1, 10):
        go_to(motion, ms)
        seen.append(shows(desk, "hand:0"))
    turned = seen.index(FACE)
    assert seen[:turned] == [BACK] * turned and set(seen[turned:]) == {FACE}
    assert turned > len(seen) / 2, "it is on its way longer than it lies open"


def test_a_card_out_of_an_open_pile_shows_its_face_all_the_way(desk: Desk) -> None:
    motion = deal(desk, card(), closed=False)
    for ms in range(0, motion._last_ms + 1, 20):
        go_to(motion, ms)
        assert shows(desk, "hand:0") == FACE


def test_a_card_from_nowhere_is_turned_up_in_its_place(desk: Desk) -> None:
    desk.sync([deck(9)], ())
    desk.sync([deck(9), card()], ())
    item = desk.item_of("hand:0")
    assert item is not None and desk.is_moving and shows(desk, "hand:0") == BACK
    assert item.pos().x() == card().rect.x
    desk.finish_motion()
    assert shows(desk, "hand:0") == FACE


def test_cards_are_dealt_one_after_the_other(desk: Desk) -> None:
    motion = deal(desk, *(card(at) for at in range(5)))
    starts = [way.delay for way, _ in motion._ways]
    assert starts == sorted(set(starts)) and len(starts) == 5
    go_to(motion, starts[2])
    item = desk.item_of("hand:4")
    assert item is not None and item.pos().x() == deck(0).rect.x, "the last one still waits on the deck"


def test_many_cards_take_hardly_longer_than_a_few(desk: Desk) -> None:
    motion = deal(desk, *(card(at) for at in range(MOST_CHANGES)))
    assert max(way.delay for way, _ in motion._ways) <= DEALT_AT_MOST_MS
    desk.finish_motion()
    motion = deal(desk, *(card(at) for at in range(MOST_CHANGES + 1)))
    assert not desk.is_moving, "another position altogether is shown at once"


def test_a_card_that_is_exhausted_turns_on_its_side(desk: Desk) -> None:
    upright = card()
    desk.sync([deck(9), upright], ())
    aside = card(turned=90)
    desk.sync([deck(9), aside], ())
    item = desk.item_of("hand:0")
    assert item is not None and item.rotation() == -90
    go_to(desk._motion, desk._motion._last_ms // 3)
    assert -90 < item.rotation() < 0
    desk.finish_motion()
    assert item.rotation() == 0


def test_ended_at_any_moment_everything_lies_as_without_motion(desk: Desk) -> None:
    cards = [card(0), card(1), card(2)]
    for ms in (0, 30, 150, 250, 300):
        motion = deal(desk, *cards)
        go_to(motion, ms)
        desk.finish_motion()
        for sprite in cards:
            item = desk.item_of(sprite.key)
            assert item is not None
            assert item.transform() == QTransform() and item.rotation() == 0
            assert item.zValue() == sprite.z and item.pos().x() == sprite.rect.x
            assert item.pixmap().toImage() == baked(sprite, desk.theme, desk.density).toImage()


def test_another_position_ends_what_is_on_its_way(desk: Desk) -> None:
    motion = deal(desk, card(0), card(1))
    go_to(motion, 100)
    desk.sync([deck(8), card(0)], ())
    desk.finish_motion()
    assert shows(desk, "hand:0") == FACE and desk.item_of("hand:1") is None


def test_without_motion_the_face_is_there_at_once(desk: Desk) -> None:
    desk.set_animation(0.0)
    deal(desk, card())
    assert not desk.is_moving and shows(desk, "hand:0") == FACE


def test_somebody_else_who_looks_sees_nothing_move(desk: Desk) -> None:
    class Seen(list[Sprite]):
        seat = 0

    desk.sync(Seen([deck(9)]), ())
    other = Seen([deck(8), card()])
    other.seat = 1
    desk.sync(other, ())
    assert not desk.is_moving and not desk._changed
    again = Seen([deck(7), card(), card(1)])
    again.seat = 1
    desk.sync(again, ())
    assert desk.is_moving and desk._changed == {"hand:1"}


def test_many_faces_are_drawn_in_pieces_and_all_in_the_end(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(drawing, "PIECE_MS", 0)
    desk.set_animation(0.0)
    cards = [Sprite(f"display:{at}", card(at).rect, 5, Plain("#204060", at)) for at in range(4)]
    desk.sync([deck(9)], ())
    desk.sync([deck(9), *cards], ())
    assert desk.sprites().keys() == {"deck", *(sprite.key for sprite in cards)}
    assert desk.drawing.is_going_on and shows(desk, "display:3") == "#000000"
    desk.sync([deck(9), *cards[:3]], ())
    desk.drawing.finish()
    assert not desk.drawing.is_going_on
    assert {shows(desk, sprite.key) for sprite in cards[:3]} == {"#204060"}


def test_what_changes_looks_as_before_until_it_is_drawn_anew(
    desk: Desk, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(drawing, "PIECE_MS", 0)
    desk.sync([deck(9)], ())
    desk.sync([replace(deck(9), picture=Plain("#204061"))], ())
    assert shows(desk, "deck") == PILE
    qtbot.waitUntil(lambda: not desk.drawing.is_going_on)
    assert shows(desk, "deck") == "#204061"


def test_what_takes_another_size_is_seen_until_it_is_drawn_anew(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(drawing, "PIECE_MS", 0)
    desk.sync([deck(9)], ())
    before = deck(9)
    larger = replace(before, rect=before.rect._replace(w=before.rect.w * 3, h=before.rect.h * 2))
    desk.sync([larger], ())
    item = desk.item_of("deck")
    assert desk.drawing.is_going_on and shows(desk, "deck") == PILE and item is not None
    size = item.boundingRect()
    assert abs(size.width() - larger.rect.w) < 3 and abs(size.height() - larger.rect.h) < 3


def test_another_one_sees_nothing_of_what_the_one_before_saw(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(drawing, "PIECE_MS", 0)
    desk.sync(SeenBy(0, [card()]), ())
    desk.sync(SeenBy(1, [replace(card(), picture=Plain("#204062"))]), ())
    assert not desk.drawing.is_going_on and shows(desk, "hand:0") == "#204062"
