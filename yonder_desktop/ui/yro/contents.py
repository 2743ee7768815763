"""What lies on the table: a view turned into sprites. Nothing is decided here, only shown."""

from __future__ import annotations

from dataclasses import dataclass, field

from yonder_desktop.games.yro.tables import Tables
from yonder_desktop.games.yro.view import View
from yonder_desktop.ui.rects import Rect
from yonder_desktop.ui.seating import Seating
from yonder_desktop.ui.sprites import Picture, Sprite
from yonder_desktop.ui.yro.captions import CardWords, Faces
from yonder_desktop.ui.yro.facts import Facts, facts_of
from yonder_desktop.ui.yro.layout import Layout, arrange

BACK, PANEL, BOARD, FIELD, CARD, MARKER, PLATE = 0.0, 2.0, 3.0, 8.0, 10.0, 16.0, 18.0
SHADOW = 6.0
CARD_KINDS = ("card", "hand", "new", "pick", "plan", "shadow")


@dataclass(frozen=True)
class Moment:
    """What is being done at the table: besides the view, what the scene knows.

    chosen: keys of hand cards picked so far; confirm: the label of the plate, None where there is none, and whether it
    may be pressed. wish: the card whose placing the open cells foretell, -1 for none. quest_winners: seats by quest.
    hand_note, tray_note: what may be done with the hand, what the picked cards would cost.
    """

    chosen: tuple[str, ...] = ()
    confirm: str | None = None
    can_confirm: bool = False
    wish: int = -1
    tray_note: str = ""
    quest_winners: tuple[tuple[int, tuple[int, ...]], ...] = ()
    verb: str = ""


@dataclass
class Stage:
    """One position being turned into sprites: the view, its layout, the words, and the sprites made so far."""

    view: View
    seating: Seating
    facts: Facts
    layout: Layout
    faces: Faces
    words: CardWords
    home: int
    moment: Moment
    sprites: list[Sprite] = field(default_factory=list)

    @property
    def tables(self) -> Tables:
        return self.faces.tables

    @property
    def mine(self) -> bool:
        """Whether the seat at the front is the one that looks."""
        return self.view.seat == self.home

    def number(self, key: str) -> int:
        """The card of an item key such as `hand:clock_mage~2`."""
        return self.tables.index["card"][key.partition(":")[2]]

    def add(self, key: str, rect: Rect, z: float, picture: Picture, **more: object) -> None:
        """A sprite with its name in words."""
        self.sprites.append(Sprite(key, rect, z, picture, title=self.title(key), **more))  # type: ignore[arg-type]

    def title(self, key: str) -> str:
        """What an item is called; parts of the table without a name of their own have none."""
        kind, _, rest = key.partition(":")
        title = self.words.name(f"card:{rest}" if kind in CARD_KINDS and rest else key)
        return "" if title in (key, f"card:{rest}") else title


def stage_of(
    view: View, people: Seating, faces: Faces, size: tuple[float, float], home: int, moment: Moment
) -> Stage:
    """A stage with everything laid out and nothing on it yet."""
    facts = facts_of(view, home, moment.chosen, moment.confirm is not None)
    return Stage(
        view, people, facts, arrange(*size, facts, people.left_handed), faces, faces.words, home, moment
    )
