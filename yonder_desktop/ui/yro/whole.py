"""The whole table as sprites."""

from __future__ import annotations

from yonder_desktop.games.yro.view import View
from yonder_desktop.ui.backdrop import Backdrop
from yonder_desktop.ui.rects import Rect
from yonder_desktop.ui.seating import Seating
from yonder_desktop.ui.sprites import Sprite
from yonder_desktop.ui.yro.board_contents import add_board
from yonder_desktop.ui.yro.captions import CardWords, Faces
from yonder_desktop.ui.yro.contents import BACK, Moment, Stage, stage_of
from yonder_desktop.ui.yro.own_contents import add_own
from yonder_desktop.ui.yro.rail_contents import add_rail


def table_sprites(
    view: View, people: Seating, words: CardWords, size: tuple[float, float], home: int, moment: Moment
) -> list[Sprite]:
    """Everything on a table of that logical size."""
    return table_stage(view, people, Faces(view.tables, words), size, home, moment).sprites


def table_stage(
    view: View, people: Seating, faces: Faces, size: tuple[float, float], home: int, moment: Moment
) -> Stage:
    """The stage with everything on it."""
    stage = stage_of(view, people, faces, size, home, moment)
    stage.add("table", Rect(0, 0, *size), BACK, Backdrop(), solid=False)
    add_board(stage)
    add_rail(stage)
    add_own(stage)
    return stage
