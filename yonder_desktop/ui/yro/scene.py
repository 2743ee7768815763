"""The scene of YRO's table: what several cards are picked, what a card in hand would do on each open cell."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from yonder_desktop.core.events import Event
from yonder_desktop.core.questions import Choice
from yonder_desktop.games.yro.tables import Tables
from yonder_desktop.games.yro.view import View
from yonder_desktop.ui import marks
from yonder_desktop.ui.layers import TABLE
from yonder_desktop.ui.pick_many import CONFIRM, TOGGLE, PickMany
from yonder_desktop.ui.rects import Rect
from yonder_desktop.ui.sprites import Sprite
from yonder_desktop.ui.table_scene import TableScene
from yonder_desktop.ui.yro.captions import CardWords, Faces
from yonder_desktop.ui.yro.contents import Moment, Stage
from yonder_desktop.ui.yro.ghosts import Trial
from yonder_desktop.ui.yro.intents import intent
from yonder_desktop.ui.yro.lens import guild_lens, lens_of
from yonder_desktop.ui.yro.sheets import OPENS, sheet_of
from yonder_desktop.ui.yro.shows import CHAPTER, show_of, show_sprite
from yonder_desktop.ui.yro.whole import table_stage
from yonder_desktop.wording.catalogue import gettext

SETS = ("discard", "keep", "recruit")
"""Questions that are answered by a set of hand cards."""
WISHES = ("new", "hand", "plan")
"""Kinds of items whose placing the open cells foretell while they are carried, pointed at or focused."""


class YroScene(TableScene):
    """The scene of YRO's table."""

    def __init__(self, tables: Tables, words: CardWords, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.tables = tables
        self.words = words
        self.faces = Faces(tables, words)
        self.view: View | None = None
        self.many: PickMany | None = None
        self.moment = Moment()
        self._asked: tuple[Choice, ...] = ()
        self._shown = ""
        self.sheet = ""
        self.stage: Stage | None = None
        self._story: list[Event] = []
        self._winners: tuple[tuple[int, tuple[int, ...]], ...] = ()
        advisor = self.gestures.advisor
        advisor.intent = self._intent
        advisor.refusal = self._refusal_of
        self.hovered.connect(self._on_wish_changed)
        self.focused.connect(self._on_wish_changed)

    # ---- showing

    def sync(self, view: Any, choices: Sequence[Choice]) -> None:
        """Show the view; sets of cards are offered card by card, places also from the cell."""
        self.view, self._asked, self._shown = view, tuple(choices), ""
        self._renew_many()
        self._take_moment()
        super().sync(view, self._offers())
        self.open_sheet("")

    def _renew_many(self) -> None:
        """Go on picking while the same is asked; begin anew with another question."""
        view, choices = self.view, self._asked
        if view is None or not PickMany.suits(choices, SETS):
            self.many = None
        elif self.many is None or not self.many.is_same(choices):
            keys = [self.tables.keys[card] for card in view.hand]
            self.many = PickMany(choices, keys, "hand", "plan")

    def _offers(self) -> tuple[Choice, ...]:
        """What gestures choose among."""
        if self.many is not None:
            self.gestures.advisor.told = self.many.refused()
            return self.many.offers()
        self.gestures.advisor.told = ()
        places = [choice for choice in self._asked if choice.verb == "place"]
        reverse = [Choice(choice.option, choice.token, choice.target, "") for choice in places]
        return (*self._asked, *reverse)

    def sprites_of(self, view: Any, choices: Sequence[Choice]) -> list[Sprite]:
        self.stage = table_stage(view, self.people, self.faces, self.size, self.home, self.moment)
        return self.stage.sprites

    def _take_moment(self) -> None:
        """Note what is being done, for the picture of the table."""
        many = self.many
        verb = self._asked[0].verb if self._asked else ""
        legal = many.choice() if many is not None else None
        label = None
        if many is not None:
            label = self._label(legal.token) if legal is not None else self._unfinished()
        self.moment = Moment(
            chosen=many.picked if many is not None else (),
            confirm=label,
            can_confirm=legal is not None,
            wish=self._wish(),
            quest_winners=self._winners,
            verb=verb,
        )

    def _label(self, token: str) -> str:
        return self.gestures.advisor.label(token) or token

    def _unfinished(self) -> str:
        return self.gestures.advisor.why_not(self.many.intent()) if self.many is not None else ""

    def _wish(self) -> int:
        """The card whose placing is foretold: in hand, under the pointer, focused, or the only one that is new."""
        view = self.view
        if view is None or view.seat < 0:
            return -1
        carried = self.gestures.carry.subject if self.gestures.carry is not None else ""
        new = {choice.subject for choice in self._asked if choice.verb == "place"}
        picked = self.many.picked if self.many is not None else ()
        last = (
            f"hand:{picked[-1]}" if picked and self.many is not None and self.many.verb == "recruit" else ""
        )
        for key in (carried, self._hover, self.gestures.focus, *(new if len(new) == 1 else ()), last):
            kind, _, card = key.partition(":")
            if kind in WISHES and card in self.tables.index["card"] and (kind != "new" or key in new):
                return self.tables.index["card"][card]
        return -1

    def _on_wish_changed(self, _key: str = "") -> None:
        """Foretell another card."""
        if self.view is None or self.is_moving or self._wish() == self.moment.wish:
            return
        self._redraw()

    def _redraw(self) -> None:
        self._take_moment()
        self.set_layer(TABLE, self.sprites_of(self.view, ()))

    # ---- acting

    def take(self, token: str) -> None:
        """A card is added to the set or taken away; everything else is chosen."""
        if self.many is None or not token.startswith(TOGGLE):
            self.chosen.emit(token)
            return
        self.many.toggle(token.partition(":")[2])
        self._show_picked()
        self.picked.emit(self.many.intent())

    def show_token(self, token: str) -> None:
        """A set selected elsewhere is shown as picked; a place as the card that would lie there."""
        if self.many is not None and token and token != self.many.intent():
            self.many.show(token)
            self._show_picked()
        elif self.many is None and token != self._shown:
            self._shown = token
            self._draw_marks()

    def _show_picked(self) -> None:
        self._take_moment()
        super().sync(self.view, self._offers())

    def _intent(self, subject: str, target: str) -> str:
        key = subject.removeprefix("hand:")
        if self.many is not None and key in self.many.keys and target in ("", "plan"):
            return self.many.intent(key)
        return intent(self.view, subject, target)

    def _refusal_of(self, key: str) -> str:
        """Why a card cannot be added to those picked."""
        if self.many is None:
            return ""
        return self.gestures.advisor.why_not(self.many.intent(key.partition(":")[2]))

    def foretell(self, token: str) -> str:
        """What a place would bring, or what the set would be with one more card; "" for other tokens."""
        if self.many is not None and token.startswith(TOGGLE):
            legal = self.many.choice(self.many.after(token.partition(":")[2]))
            return self._label(legal.token) if legal is not None else ""
        for choice in self._asked:
            if choice.verb == "place" and choice.token == token and self.view is not None:
                return self.words.outlook(self.view, choice.option[1], choice.option[2])
        return ""

    # ---- marks

    def _on_gestures_changed(self) -> None:
        super()._on_gestures_changed()
        self._on_wish_changed()

    def _states(self) -> list[tuple[str, str]]:
        """Cells are targets even before a card is taken up; picked cards are selected."""
        states = super()._states()
        picked = set(self.many.picked) if self.many is not None else set()
        found = []
        for key, state in states:
            kind, _, rest = key.partition(":")
            if state == marks.ACT and kind == "cell":
                found.append((key, marks.TARGET))
            elif state == marks.ACT and (
                key == CONFIRM or kind == "plan" or (kind == "hand" and rest in picked)
            ):
                continue
            else:
                found.append((key, state))
        return found + [(f"hand:{key}", marks.SELECTED) for key in sorted(picked)]

    def _draw_marks(self) -> None:
        super()._draw_marks()
        self._draw_trial()

    def _draw_trial(self) -> None:
        """The card where it would go, over the cell that is aimed at."""
        place = self._aimed()
        item = self.item_of(place[1]) if place is not None else None
        if place is None or item is None:
            self.set_layer("trial", [])
            return
        face = self.faces.card(place[0]).in_guild(True, -1)
        self.set_layer("trial", [Sprite("trial", item.sprite.rect, 20.0, Trial(face), margin=6, solid=False)])

    def _aimed(self) -> tuple[int, str] | None:
        """The card and the cell that are aimed at: by what is carried, or by an option selected elsewhere."""
        verdict = self.gestures.verdict
        for choice in verdict.choices if verdict is not None else ():
            if choice.verb == "place" and choice.target:
                return choice.option[1], choice.target
        for choice in self._asked:
            if choice.verb == "place" and choice.token == self._shown:
                return choice.option[1], choice.target
        return None

    def lens_of(self, sprite: Sprite) -> Sprite | None:
        key = sprite.key
        if self.stage is not None and key.startswith("seat") and key[4:].isdecimal():
            return guild_lens(self.stage, int(key[4:]) - 1, self.bounds())
        return lens_of(sprite, self.bounds())

    # ---- what is told

    def remember(self, events: Sequence[Event]) -> None:
        """Who met which quest is told by events alone."""
        self._story = list(events)
        winners: dict[int, list[int]] = {}
        for event in events:
            if event.kind == "quest_met":
                winners.setdefault(event.args[0], []).append(event.seat)
        self._winners = tuple((quest, tuple(seats)) for quest, seats in winners.items())

    def show_beat(self, keys: Sequence[str]) -> None:
        """What all seats do at once is shown on a sheet while it is told."""
        names = [key.removeprefix(CHAPTER) for key in keys if key.startswith(CHAPTER)]
        show = show_of(names[0], self._story, self.people, self.faces) if names else None
        self.set_layer("show", [show_sprite(show, self._middle())] if show is not None else [])

    def _middle(self) -> Rect:
        """The table without the rail."""
        bounds = self.bounds()
        left = self.stage.layout.zones["board"].x if self.stage is not None else bounds.x
        return Rect(left, bounds.y, bounds.right - left, bounds.h)

    # ---- lists

    def open_sheet(self, which: str) -> None:
        """Lay a list over the table, or put it away: the same again, or ""."""
        self.sheet = "" if which == self.sheet else which
        if self.sheet and self.view is not None:
            self.gestures.cancel()
            self.set_layer("lens", [])
            self.set_layer("sheet", [sheet_of(self.view, self.sheet, self.bounds())])
        else:
            self.set_layer("sheet", [])

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """A click puts an open list away and does nothing else; on a pile it opens one."""
        point = event.scenePos()
        key = self.thing_at(point.x(), point.y()) if event.button() == Qt.MouseButton.LeftButton else ""
        if self.sheet or (key in OPENS and self.gestures.carry is None):
            self.open_sheet("" if self.sheet else key)
            event.accept()
        else:
            super().mousePressEvent(event)

    def ghost_of(self, sprite: Sprite) -> Sprite:
        """New cards are dragged as they lie."""
        return sprite

    def fork_title(self) -> str:
        return gettext("Which adventurer?")
