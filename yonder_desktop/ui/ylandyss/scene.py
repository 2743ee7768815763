"""The scene of Ylandyss' table: sets of cards picked one by one, piles that open, what a play would bring in reach."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from yonder_desktop.core.questions import Choice
from yonder_desktop.games.ylandyss.tables import Tables
from yonder_desktop.games.ylandyss.view import View
from yonder_desktop.ui import marks
from yonder_desktop.ui.layers import TABLE
from yonder_desktop.ui.pick_many import CONFIRM, TOGGLE, PickMany
from yonder_desktop.ui.sprites import Sprite
from yonder_desktop.ui.table_scene import TableScene
from yonder_desktop.ui.ylandyss.captions import CardWords, Faces
from yonder_desktop.ui.ylandyss.facts import PLATES, Moment
from yonder_desktop.ui.ylandyss.lens import lens_of
from yonder_desktop.ui.ylandyss.offers import are_sets, intent_of, moving_intent, offers_of, told_of
from yonder_desktop.ui.ylandyss.whole import table_sprites
from yonder_desktop.wording.catalogue import gettext

Sheet = tuple[str, int]
"""The kind of an open pile and whose it is; no kind for none."""
CLOSED: Sheet = ("", 0)


class YlandyssScene(TableScene):
    """The scene of Ylandyss' table."""

    def __init__(self, tables: Tables, words: CardWords, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.tables = tables
        self.faces = Faces(tables, words)
        self.view: View | None = None
        self.many: PickMany | None = None
        self.moment = Moment()
        self.sheet: Sheet = CLOSED
        self._asked: tuple[Choice, ...] = ()
        self._shown = ""
        advisor = self.gestures.advisor
        advisor.intent = self._intent
        advisor.refusal = self._refusal_of
        self.hovered.connect(self._on_wish_changed)
        self.focused.connect(self._on_wish_changed)

    # ---- showing

    def sync(self, view: Any, choices: Sequence[Choice]) -> None:
        """Show the view; sets of cards are offered card by card."""
        if [choice.token for choice in choices] != [choice.token for choice in self._asked]:
            self.sheet, self._shown = CLOSED, ""
        self.view, self._asked = view, tuple(choices)
        self._renew_many()
        offers = self._offers()
        self._open_for(offers)
        self._take_moment(offers)
        super().sync(view, offers)

    def _renew_many(self) -> None:
        """Go on picking while the same is asked; begin anew with another question."""
        view, choices = self.view, self._asked
        if view is None or not are_sets(choices):
            self.many = None
        elif self.many is None or not self.many.is_same(choices):
            keys = [self.tables.keys[card] for card in view.hand]
            self.many = PickMany(choices, keys, "hand", "plan")

    def _offers(self) -> tuple[Choice, ...]:
        """What gestures choose among."""
        advisor = self.gestures.advisor
        if self.many is not None:
            advisor.told = self.many.refused()
            return self.many.offers()
        if self.view is None or self.view.seat < 0:
            advisor.told = ()
            return ()
        offers = offers_of(self.view, self._asked)
        advisor.told = told_of(self.view, self._asked, offers)
        return offers

    def _open_for(self, offers: Sequence[Choice]) -> None:
        """A pile of which a card is asked lies open."""
        view = self.view
        if view is None:
            return
        kinds = {choice.subject.partition(":")[0] for choice in offers}
        if view.looked:
            self.sheet = ("looked", view.seat)
        elif "pile" in kinds:
            self.sheet = ("discard", view.seat)
        elif self.sheet[1] >= view.seats:
            self.sheet = CLOSED

    def sprites_of(self, view: Any, choices: Sequence[Choice]) -> list[Sprite]:
        return table_sprites(view, self.people, self.faces, self.size, self.home, self.moment)

    def _take_moment(self, offers: Sequence[Choice]) -> None:
        """Note what is being done, for the picture of the table."""
        many = self.many
        subjects = {choice.subject for choice in offers}
        plates = [name for name in PLATES if name in subjects or (name == CONFIRM and many is not None)]
        legal = many.choice() if many is not None else None
        nothing = next((choice.token for choice in offers if choice.subject == "nothing"), "")
        self.moment = Moment(
            sheet=self.sheet[0],
            sheet_seat=self.sheet[1],
            chosen=many.picked if many is not None else (),
            picking=many is not None,
            confirm=self._confirm_words(legal),
            can_confirm=legal is not None,
            told=frozenset(self.gestures.advisor.told),
            plates=tuple(plates),
            nothing=self._label(nothing) if nothing else "",
            wish=self._wish(),
            verb=self._asked[0].verb if self._asked else "",
        )

    def _label(self, token: str) -> str:
        return self.gestures.advisor.label(token) or token

    def _confirm_words(self, legal: Choice | None) -> str:
        if self.many is None:
            return ""
        return self._label(legal.token) if legal is not None else gettext("Choose the cards")

    def _wish(self) -> int:
        """The hand card whose play is thought about: in hand, under the pointer or focused."""
        carried = self.gestures.carry.subject if self.gestures.carry is not None else ""
        playable = {choice.subject for choice in self.gestures.choices if choice.verb == "play"}
        for key in (carried, self._hover, self.gestures.focus):
            if key in playable:
                return self.tables.index[key.partition(":")[2]]
        return -1

    def _on_wish_changed(self, _key: str = "") -> None:
        """Foretell another play."""
        if self.view is None or self.is_moving or self._wish() == self.moment.wish:
            return
        self.moment = replace(self.moment, wish=self._wish())
        self.set_layer(TABLE, self.sprites_of(self.view, ()))

    # ---- piles

    def toggle_sheet(self, kind: str, seat: int) -> None:
        """Open a pile, or close it."""
        if self.view is None or self.view.looked:
            return
        self.sheet = CLOSED if self.sheet == (kind, seat) or not kind else (kind, seat)
        self._show_anew()

    def _pile_at(self, key: str) -> Sheet | None:
        """The pile that a thing opens; CLOSED for the button that closes it."""
        home = self.home
        if key in ("deck", "discard"):
            return (
                (key, home) if key == "discard" or self.view is not None and self.view.seat == home else None
            )
        if key == "close":
            return CLOSED
        kind, _, seat = key.partition("_of:")
        return (kind, int(seat)) if kind in ("discard", "removed") and seat else None

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """A press on a pile opens it, unless something is carried there."""
        point, gestures = event.scenePos(), self.gestures
        key = self.thing_at(point.x(), point.y())
        free = gestures.carry is None and not gestures.fork and key not in gestures.subjects()
        pile = self._pile_at(key) if free and event.button() == Qt.MouseButton.LeftButton else None
        if pile is None:
            super().mousePressEvent(event)
            return
        self.toggle_sheet(*pile)
        event.accept()

    # ---- acting

    def take(self, token: str) -> None:
        """A card is added to the set or taken away; everything else is chosen."""
        if self.many is None or not token.startswith(TOGGLE):
            self.chosen.emit(token)
            return
        self.many.toggle(token.partition(":")[2])
        self._show_anew()
        self.picked.emit(self.many.intent())

    def foretell(self, token: str) -> str:
        """What the set would be with one more card, or without it; "" for other tokens."""
        if self.many is None or not token.startswith(TOGGLE):
            return ""
        legal = self.many.choice(self.many.after(token.partition(":")[2]))
        return self.gestures.advisor.label(legal.token) if legal is not None else ""

    def show_token(self, token: str) -> None:
        """A set selected elsewhere is shown as picked; of other options the item is."""
        if self.many is not None:
            if token and token != self.many.intent():
                self.many.show(token)
                self._show_anew()
        elif token != self._shown:
            self._shown = token
            self._draw_marks()

    def _show_anew(self) -> None:
        offers = self._offers()
        self._take_moment(offers)
        super().sync(self.view, offers)

    def _intent(self, subject: str, target: str) -> str:
        key = subject.removeprefix("hand:")
        if self.many is not None and key in self.many.keys and target in ("", "plan"):
            return self.many.intent(key)
        return moving_intent(subject, target)

    def _refusal_of(self, key: str) -> str:
        """Why nothing can be done with an item."""
        token = self.many.intent(key.partition(":")[2]) if self.many is not None else intent_of(key)
        return self.gestures.advisor.why_not(token) if token else ""

    # ---- marks

    def _on_gestures_changed(self) -> None:
        super()._on_gestures_changed()
        self._on_wish_changed()

    def _states(self) -> list[tuple[str, str]]:
        """Picked cards are selected; hand cards that cannot be played are refused."""
        picked = {f"hand:{key}" for key in self.many.picked} if self.many is not None else set()
        told = self.gestures.advisor.told if self.gestures.carry is None else ()
        states = [(key, marks.REFUSED) for key in told if key.startswith("hand:")]
        states += [
            (key, state)
            for key, state in super()._states()
            if state != marks.ACT or (key != CONFIRM and key not in picked)
        ]
        shown = {choice.subject for choice in self.gestures.choices if choice.token == self._shown}
        return states + [(key, marks.SELECTED) for key in sorted(picked | shown)]

    def lens_of(self, sprite: Sprite) -> Sprite | None:
        return lens_of(sprite, self.view, self.people.names, self.bounds())

    def fork_title(self) -> str:
        return gettext("How will you pay?")
