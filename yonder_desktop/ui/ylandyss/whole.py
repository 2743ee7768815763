"""The whole table as sprites."""

from __future__ import annotations

from yonder_desktop.games.ylandyss.view import View
from yonder_desktop.ui.backdrop import Backdrop
from yonder_desktop.ui.rects import Rect
from yonder_desktop.ui.seating import Seating
from yonder_desktop.ui.sprites import Sprite
from yonder_desktop.ui.ylandyss.captions import Faces
from yonder_desktop.ui.ylandyss.contents import BACK, stage_of
from yonder_desktop.ui.ylandyss.draft_contents import add_draft
from yonder_desktop.ui.ylandyss.facts import Moment, is_draft
from yonder_desktop.ui.ylandyss.hand_contents import add_hand, add_sheet
from yonder_desktop.ui.ylandyss.line_contents import add_lines, add_offer


def table_sprites(
    view: View, people: Seating, faces: Faces, size: tuple[float, float], home: int, moment: Moment
) -> list[Sprite]:
    """Everything on a table of that logical size. `table` is the own line, where cards are played."""
    stage = stage_of(view, people, faces, size, home, moment)
    stage.add("backdrop", Rect(0, 0, *size), BACK, Backdrop(), solid=False)
    if is_draft(view):
        add_draft(stage)
    else:
        add_lines(stage)
        add_offer(stage)
        add_hand(stage)
    add_sheet(stage)
    return stage.sprites
