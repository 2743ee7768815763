"""The whole table as sprites."""

from __future__ import annotations

from yonder_desktop.games.yonder.view import View
from yonder_desktop.ui.backdrop import Backdrop
from yonder_desktop.ui.rects import Rect
from yonder_desktop.ui.seating import Seating
from yonder_desktop.ui.sprites import Sprite
from yonder_desktop.ui.yonder.board_contents import add_board
from yonder_desktop.ui.yonder.captions import Faces
from yonder_desktop.ui.yonder.contents import BACK, stage_of
from yonder_desktop.ui.yonder.facts import is_solo
from yonder_desktop.ui.yonder.olos_contents import add_olos
from yonder_desktop.ui.yonder.seat_contents import add_plates, add_seats, add_stock


def table_sprites(
    view: View, people: Seating, faces: Faces, size: tuple[float, float], home: int, subjects: set[str]
) -> list[Sprite]:
    """Everything on a table of that logical size; `subjects` are the items that can be acted with."""
    stage = stage_of(view, people, faces, *size, home)
    stage.add("table", Rect(0, 0, *size), BACK, Backdrop(), solid=False)
    add_board(stage)
    add_seats(stage)
    if is_solo(view):
        add_olos(stage)
    if any(subject.startswith("stock:") for subject in subjects):
        add_stock(stage)
    add_plates(stage, subjects)
    return stage.sprites
