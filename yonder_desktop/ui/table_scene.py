"""A table as a graphics scene: items reconciled with sprites, marks and gestures over them. Knows no game.

`sync` is the only thing that must be right; animation is decoration that a click finishes.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from yonder_desktop.core.contract import ONLOOKER
from yonder_desktop.core.events import Event
from yonder_desktop.core.questions import Choice
from yonder_desktop.ui import marks
from yonder_desktop.ui.dealing import Dealing
from yonder_desktop.ui.gestures import Gestures
from yonder_desktop.ui.layers import FORK, TABLE, LayeredScene
from yonder_desktop.ui.motion import Motion
from yonder_desktop.ui.rects import Rect
from yonder_desktop.ui.seating import Seating, seating
from yonder_desktop.ui.sprites import Sprite

CHANGED_FOR_MS = 2000
LENS_AFTER_MS = 250
MOST_CHANGES = 24
"""A position that differs in more things is another one altogether: nothing moves."""
MOST_MARKS = 14
"""Where more is new than that, marks would say nothing."""


class TableScene(LayeredScene):
    """The table of a game. A game overrides `sprites_of`, and `lens_of` and `ghost_of` if it has more to say.

    `people` sit at it, `home` is the seat at the front edge, `size` is logical.
    `hovered` names the item under the pointer, "" for none; `picked` the token that is being put together. Other
    signals are those of the gestures.
    """

    chosen = Signal(str)
    confirm_wanted = Signal(str)
    narrowed = Signal(list)
    refused = Signal(str)
    hovered = Signal(str)
    focused = Signal(str)
    picked = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.people: Seating = seating((), ())
        self.home = 0
        self.size = (1500.0, 1000.0)
        self.gestures = Gestures(self, self)
        self._motion = Motion(self)
        self._pace = 0.0
        self._seen: tuple[int, str, float] = (ONLOOKER, self.theme.key, self.density)
        self._changed: set[str] = set()
        self._hover = ""
        self._pointer = (0.0, 0.0)
        self._connect()

    def _connect(self) -> None:
        gestures = self.gestures
        gestures.chosen.connect(self.take)
        gestures.confirm_wanted.connect(self.confirm_wanted)
        gestures.narrowed.connect(self.narrowed)
        gestures.refused.connect(self._on_refused)
        gestures.focused.connect(self._on_focused)
        gestures.changed.connect(self._on_gestures_changed)
        self._calm = QTimer(self, singleShot=True, interval=CHANGED_FOR_MS)
        self._calm.timeout.connect(self._on_calm)
        self._lens_timer = QTimer(self, singleShot=True, interval=LENS_AFTER_MS)
        self._lens_timer.timeout.connect(self._show_lens)
        self._refusal = QTimer(self, singleShot=True, interval=3500)
        self._refusal.timeout.connect(self._on_refusal_over)

    # ---- what a game says

    def sprites_of(self, view: Any, choices: Sequence[Choice]) -> list[Sprite]:
        """Everything on the table for a view."""
        raise NotImplementedError

    def lens_of(self, sprite: Sprite) -> Sprite | None:
        """What hovering shows beside a thing that is small; None for what is large enough."""
        return None

    def take(self, token: str) -> None:
        """Choose what the gestures end in."""
        self.chosen.emit(token)

    def foretell(self, token: str) -> str:
        """What a token would do that the table itself knows best, as markup: "" leaves it to the game."""
        return ""

    def remember(self, events: Sequence[Event]) -> None:
        """What has happened so far, as the one who looks may know it: for tables that show what no view tells."""

    def show_beat(self, keys: Sequence[str]) -> None:
        """Show more of what is being told now than marks around these items; none once all is told."""

    def show_token(self, token: str) -> None:
        """Show what an option that is selected elsewhere would do, "" for none."""

    def ghost_of(self, sprite: Sprite) -> Sprite:
        """What follows the pointer while the thing is dragged."""
        return sprite

    # ---- reconciling

    def sync(self, view: Any, choices: Sequence[Choice]) -> None:
        """Make the table show the view, and offer the choices."""
        self.finish_motion()
        self.set_layer("lens", [])
        before = self.sprites() if self._is_seen_as_before(view) else {}
        self.set_layer(TABLE, self.sprites_of(view, choices), in_pieces=bool(before))
        self._note_changes(before)
        if [choice.token for choice in choices] != [choice.token for choice in self.gestures.choices]:
            self._on_refusal_over()
        self.gestures.set_choices(choices)
        self._draw_marks()

    def _is_seen_as_before(self, view: Any) -> bool:
        """Whether the table is still seen by the same one: what somebody else knows of it is no change.

        Another one must not see for a moment what the one before could see, and another look is shown as a whole.
        """
        before = self._seen
        self._seen = (getattr(view, "seat", ONLOOKER), self.theme.key, self.density)
        return before == self._seen

    # ---- the ground of the gestures

    def thing_at(self, x: float, y: float) -> str:
        """What the pointer finds: things that can be acted with before others."""
        gestures = self.gestures
        live = set(gestures.stops()) if gestures.fork else set(gestures.subjects())
        found = self.key_at(x, y, lambda key: key in live)
        return found or self.key_at(x, y, self._is_solid)

    def sights(self) -> list[str]:
        """Everything on the table that has a name, whether it can be acted with or not."""
        return [key for key, sprite in self.sprites().items() if sprite.solid and sprite.title]

    def _is_solid(self, key: str) -> bool:
        item = self.item_of(key)
        return item is not None and item.sprite.solid

    # ---- moving

    def set_animation(self, pace: float) -> None:
        """Let things move to where they go in so many times the usual time; with 0 they appear there at once."""
        self._pace = pace
        if pace:
            self._motion.set_pace(pace)
        else:
            self.finish_motion()

    @property
    def is_moving(self) -> bool:
        return self._motion.is_running

    def finish_motion(self) -> None:
        """Put everything where it belongs now."""
        self._motion.finish()

    def _note_changes(self, before: dict[str, Sprite]) -> None:
        """Move what changed its place and mark what is new, if the table is the same one a step later."""
        self._changed = set()
        if not before:
            return
        dealing = Dealing(before, self._layers[TABLE], self.theme, self.density)
        if len(dealing.new) + len(dealing.moved) > MOST_CHANGES:
            return
        if self._pace:
            for way in dealing.ways():
                self._motion.add(way)
            self._motion.start()
        if len(dealing.new) + len(dealing.moved) <= MOST_MARKS:
            after = self.sprites()
            self._changed = {key for key in dealing.new if after[key].origin}
        if self._changed:
            self._calm.start(CHANGED_FOR_MS)

    def mark_changed(self, keys: Sequence[str], ms: int = 0) -> None:
        """Mark what others have just done, for as long as it is told, and for the usual time at the least."""
        self._changed = set(keys)
        self._calm.start(max(ms, CHANGED_FOR_MS))
        self._draw_marks()

    def _on_calm(self) -> None:
        self._changed = set()
        self._draw_marks()

    # ---- marks

    def _on_gestures_changed(self) -> None:
        if self.gestures.carry is not None:
            self._on_refusal_over()
        if self._is_in_the_way(self._hover or self.gestures.focus):
            self.set_layer("lens", [])
        self._draw_marks()
        self._draw_hand()

    def _draw_marks(self) -> None:
        """Outlines and signs of all states that hold now."""
        table = self.sprites()
        shown = self._states()
        picked = {key for key, state in shown if state == marks.SELECTED}
        sprites = [
            marks.mark(table[key], state)
            for key, state in shown
            if key in table and not (state == marks.ACT and key in picked)
        ]
        self.set_layer("marks", {sprite.key: sprite for sprite in sprites}.values())
        self._draw_fork()
        self._draw_pill()

    def _states(self) -> list[tuple[str, str]]:
        """Which thing is in which state."""
        gestures = self.gestures
        states = [(key, marks.CHANGED) for key in sorted(self._changed)]
        if gestures.carry is None:
            states += [(key, marks.ACT) for key in gestures.subjects() if not gestures.is_costly(key)]
        else:
            aimed = gestures.verdict.target if gestures.verdict is not None else ""
            states += [(key, marks.TARGET) for key in gestures.carry.targets if key != aimed]
            states.append((gestures.carry.subject, marks.SELECTED))
            if gestures.verdict is not None:
                states.append((aimed, marks.SELECTED if gestures.verdict.is_legal else marks.REFUSED))
        if gestures.focus and not gestures.fork:
            states.append((gestures.focus, marks.FOCUS))
        return states

    def _draw_pill(self) -> None:
        verdict = self.gestures.verdict
        item = self.item_of(verdict.target) if verdict is not None else None
        if verdict is None or item is None or not verdict.text or self.gestures.fork:
            self.set_layer("pill", [])
            return
        self.set_layer("pill", [marks.pill(verdict.text, verdict.is_legal, item.sprite.frame, self.bounds())])

    def _on_refused(self, text: str) -> None:
        """A reason stays a while after the drop."""
        verdict = self.gestures.verdict
        item = self.item_of(verdict.target) if verdict is not None else None
        if item is not None:
            note = marks.pill(text, False, item.sprite.frame, self.bounds(), "refusal")
            self.set_layer("refusal", [note, marks.mark(item.sprite, marks.REFUSED)])
            self._refusal.start()
        self.refused.emit(text)

    def _on_refusal_over(self) -> None:
        self._refusal.stop()
        self.set_layer("refusal", [])

    def _draw_fork(self) -> None:
        gestures = self.gestures
        if not gestures.fork:
            self.set_layer(FORK, [])
            return
        near = self.item_of(gestures.fork[0].target or gestures.fork[0].subject)
        frame = near.sprite.frame if near is not None else self.bounds().inset(200)
        texts = [gestures.advisor.label(choice.token) or choice.token for choice in gestures.fork]
        rows = marks.fork(texts, self.fork_title(), frame, self.bounds())
        self.set_layer(FORK, rows)
        focused = [
            marks.mark(row, marks.FOCUS).above(marks.FORK_LEVEL + 2)
            for row in rows
            if row.key == gestures.focus
        ]
        self.set_layer("fork focus", focused)

    def fork_title(self) -> str:
        """The heading over several things that the same gesture can mean."""
        return ""

    def _draw_hand(self) -> None:
        """What is dragged, under the pointer."""
        gestures = self.gestures
        item = self.item_of(gestures.carry.subject) if gestures.carry is not None else None
        if not gestures.is_dragging or item is None:
            self.set_layer("hand", [])
            return
        ghost = self.ghost_of(item.sprite)
        x, y = self._pointer
        rect = Rect(x - ghost.rect.w / 2, y - ghost.rect.h / 2, ghost.rect.w, ghost.rect.h)
        picture = marks.Lifted(ghost.picture) if not ghost.ring else ghost.picture
        made = Sprite("ghost", rect, marks.GHOST_LEVEL, picture, margin=12, solid=False)
        self.set_layer("hand", [made])

    # ---- hovering

    def _hover_at(self, x: float, y: float) -> None:
        key = self.thing_at(x, y)
        if key == self._hover:
            return
        self._hover = key
        self.set_layer("lens", [])
        if key:
            self._lens_timer.start()
        else:
            self._lens_timer.stop()
        self.hovered.emit(key)

    def _on_focused(self, key: str) -> None:
        """Focus enlarges small things as hovering does."""
        self.set_layer("lens", [])
        self._hover = ""
        self._lens_timer.start()
        self.focused.emit(key)

    def _show_lens(self) -> None:
        key = self._hover or self.gestures.focus
        item = self.item_of(key)
        lens = self.lens_of(item.sprite) if item is not None else None
        if item is None or lens is None or self._is_in_the_way(key):
            self.set_layer("lens", [])
        else:
            self.set_layer("lens", [grown(lens, item.sprite.rect, self.bounds(), self.theme.card_text)])

    def _is_in_the_way(self, key: str) -> bool:
        """Whether a lens would lie over what is to be chosen now: other choices, or where the carried thing can go."""
        gestures = self.gestures
        carried = gestures.carry is not None and gestures.carry.subject == key
        return gestures.is_dragging or bool(gestures.fork) or carried

    def leave(self) -> None:
        """The pointer has left the table."""
        self._lens_timer.stop()
        self.set_layer("lens", [])
        if self._hover:
            self._hover = ""
            self.hovered.emit("")

    # ---- events

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self._on_refusal_over()
        if self.is_moving:
            self.finish_motion()
        point = event.scenePos()
        self._pointer = (point.x(), point.y())
        if event.button() == Qt.MouseButton.RightButton:
            self.gestures.cancel()
        elif event.button() == Qt.MouseButton.LeftButton:
            self.set_layer("lens", [])
            self.gestures.begin(self.thing_at(point.x(), point.y()), point.x(), point.y())
        event.accept()

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        point = event.scenePos()
        self._pointer = (point.x(), point.y())
        self.gestures.move(point.x(), point.y())
        if self.gestures.is_dragging:
            self._draw_hand()
        else:
            self._hover_at(point.x(), point.y())
        event.accept()

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            point = event.scenePos()
            looking = self._only_looks(self.thing_at(point.x(), point.y()))
            self.gestures.drop(point.x(), point.y())
            if looking:
                self._look_at(point.x(), point.y())
        event.accept()

    def _only_looks(self, key: str) -> bool:
        """Whether a click there does nothing to the game."""
        gestures = self.gestures
        idle = gestures.carry is None and not gestures.fork
        return bool(key) and idle and key not in gestures.subjects() and key not in gestures.advisor.told

    def _look_at(self, x: float, y: float) -> None:
        """A click shows at once what hovering shows after a while."""
        self._hover_at(x, y)
        self._lens_timer.stop()
        self._show_lens()


def grown(lens: Sprite, near: Rect, bounds: Rect, percent: int) -> Sprite:
    """A lens as much larger as half of what its words are to be, still beside the thing that it enlarges."""
    share = (1 + percent / 100) / 2
    rect = lens.rect
    share = min(share, (bounds.w - 12) / rect.w, (bounds.h - 12) / rect.h)
    wide, high = rect.w * share, rect.h * share
    x = rect.x if rect.x >= near.middle[0] else rect.right - wide
    x = min(max(x, bounds.x + 6), bounds.right - wide - 6)
    y = min(max(rect.middle[1] - high / 2, bounds.y + 6), bounds.bottom - high - 6)
    return replace(lens, rect=Rect(x, y, wide, high))
