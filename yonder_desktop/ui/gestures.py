"""Acting on a table: drag, click and click, keyboard. All three end in the same token.

Nothing here knows a game. Legal is what is among the choices; a carry keeps the choices whose subject is carried, and
one function, `verdict_on`, serves both the preview and the drop.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QObject, Signal

from yonder_desktop.core.questions import Choice
from yonder_desktop.ui.carry import OUT_OF_REACH, Advisor, Carry, Ground, Verdict, way_to

DRAG_DISTANCE = 6.0
"""Pixels that the pointer moves before a press becomes a drag."""

TREMBLING = 18.0
"""Pixels between press and release up to which a drag that leads nowhere was meant as a click."""

FORK = "fork:"


class Gestures(QObject):
    """The hand of a player over a table.

    `changed` says that marks have to be drawn anew; `narrowed` carries the tokens among which is still to be chosen;
    `refused` carries the reason after a drop that is not allowed.
    """

    chosen = Signal(str)
    confirm_wanted = Signal(str)
    narrowed = Signal(list)
    refused = Signal(str)
    focused = Signal(str)
    changed = Signal()

    def __init__(self, ground: Ground, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.ground = ground
        self.advisor = Advisor()
        self.choices: tuple[Choice, ...] = ()
        self.carry: Carry | None = None
        self.verdict: Verdict | None = None
        self.fork: tuple[Choice, ...] = ()
        self.focus = ""
        self._looked_at = ""
        self.is_dragging = False
        self._pressed: str | None = None
        self._press_at: tuple[float, float] | None = None

    # ---- what is offered

    def set_choices(self, choices: Sequence[Choice]) -> None:
        """Offer these choices. What is carried stays in hand only if nothing has changed."""
        if [choice.token for choice in choices] == [choice.token for choice in self.choices]:
            self.choices = tuple(choices)
            return
        self.choices = tuple(choices)
        self._pressed = None
        self._put_down()
        if self.focus and not self._is_looking() and self.focus not in self.stops():
            self.focus = ""
        self.changed.emit()

    def subjects(self) -> tuple[str, ...]:
        """Items that can be acted with now; costly ones last."""
        ordered = sorted(self.choices, key=lambda choice: choice.costly)
        return tuple(dict.fromkeys(choice.subject for choice in ordered if choice.subject))

    def is_costly(self, subject: str) -> bool:
        """Whether all that the item can do has to be confirmed."""
        return subject in self.subjects() and all(
            choice.costly for choice in self.choices if choice.subject == subject
        )

    def can_pick(self, key: str) -> bool:
        """Whether an item can be picked up, if only to hear why it may not be used."""
        return bool(key and self.choices) and (key in self.subjects() or bool(self.advisor.intent(key, "")))

    # ---- one function for preview and drop

    def verdict_on(self, target: str) -> Verdict:
        """What the carried item would do on a target."""
        if self.carry is None:
            return Verdict(target, (), "")
        found = self.carry.at(target)
        if found:
            text = self.advisor.preview(found[0].token) if len(found) == 1 else ""
            return Verdict(target, found, text)
        intent = self.advisor.intent(self.carry.subject, target)
        return Verdict(target, (), self.advisor.why_not(intent) if intent else self.advisor.misplaced())

    # ---- drag, and click and click

    def begin(self, key: str, x: float, y: float) -> None:
        """The pointer is pressed on an item (or on nothing, ""); the keys' look at something ends."""
        if self._is_looking():
            self.focus = ""
            self.changed.emit()
        self._pressed, self._press_at = key, (x, y)

    def move(self, x: float, y: float) -> None:
        """The pointer moves, pressed or not."""
        if self._press_at is not None and not self.is_dragging and self._moved_far(x, y):
            self._start_drag()
        if self.carry is not None and not self.fork:
            self._aim(self._target_at(x, y))

    def drop(self, x: float, y: float) -> None:
        """The pointer is released."""
        trembled = self._press_at is not None and not self._moved_far(x, y, TREMBLING)
        pressed, self._pressed, self._press_at = self._pressed, None, None
        if self.is_dragging:
            self.is_dragging = False
            self._let_go(self._target_at(x, y), trembled)
        elif pressed is not None:
            self._click(pressed, x, y)

    def cancel(self) -> None:
        """Put down what is carried; nothing happens, not even when the pointer is released."""
        self._pressed = None
        self._put_down()
        self.changed.emit()

    def _moved_far(self, x: float, y: float, far: float = DRAG_DISTANCE) -> bool:
        assert self._press_at is not None
        return abs(x - self._press_at[0]) + abs(y - self._press_at[1]) > far

    def _start_drag(self) -> None:
        if self.fork or not self.can_pick(self._pressed or ""):
            self._press_at = None
            return
        self.pick(self._pressed or "")
        self.is_dragging = self.carry is not None

    def _click(self, key: str, x: float, y: float) -> None:
        if self.fork:
            self._click_fork(key)
        elif self.carry is None:
            self.press(key)
        else:
            self._click_carrying(key, self._target_at(x, y))

    def _click_fork(self, key: str) -> None:
        for number, choice in enumerate(self.fork):
            if key == f"{FORK}{number}":
                self._submit((choice,))
                return
        self.cancel()

    def _click_carrying(self, key: str, target: str) -> None:
        """The second click: on a target, on the item itself, on another item, or beside everything."""
        assert self.carry is not None
        if self.carry.at(target):
            self._submit(self.carry.at(target))
        elif key == self.carry.subject:
            self._click_again()
        elif key in self.subjects():
            self.press(key)
        elif target:
            self._refuse(target)
        else:
            self.cancel()

    def _click_again(self) -> None:
        """A second click on the carried item goes to its only target, or puts it down."""
        assert self.carry is not None
        if len(self.carry.targets) == 1:
            self._submit(self.carry.at(self.carry.targets[0]))
        else:
            self.cancel()

    def _let_go(self, target: str, trembled: bool) -> None:
        """The end of a drag. What needs no target is done by a click, not by a drop beside everything."""
        carry = self.carry
        if carry is None:
            return
        if carry.at(target) and (target or trembled):
            self._submit(carry.at(target))
        elif target:
            self._refuse(target)
            self.cancel()
        else:
            self.cancel()

    def _refuse(self, target: str) -> None:
        self._aim(target)
        if self.verdict is not None and self.verdict.text:
            self.refused.emit(self.verdict.text)

    # ---- picking up, aiming, submitting

    def press(self, key: str) -> None:
        """Act with an item: at once if it needs no target, else pick it up. Where it can do nothing, hear why."""
        if key in self.advisor.told:
            self._explain(key)
            return
        if not self.can_pick(key):
            self.cancel()
            return
        self.pick(key)
        if self.carry is not None and self.carry.at(""):
            self._submit(self.carry.at(""))

    def _explain(self, key: str) -> None:
        """Say why nothing can be done with an item."""
        self.verdict = Verdict(key, (), self.advisor.refusal(key))
        self.refused.emit(self.verdict.text)
        self.cancel()

    def pick(self, key: str) -> None:
        """Pick up an item."""
        found = tuple(choice for choice in self.choices if choice.subject == key)
        self.carry, self.verdict, self.fork = Carry(key, found), None, ()
        self.narrowed.emit(tokens_of(found))
        self.changed.emit()

    def _target_at(self, x: float, y: float) -> str:
        """The target at a point: a legal one, else one that can be spoken about."""
        carry = self.carry
        if carry is None:
            return ""
        legal = carry.targets
        found = self.ground.key_at(x, y, lambda key: key in legal)
        return found or self.ground.key_at(x, y, lambda key: self._is_thinkable(carry, key))

    def _is_thinkable(self, carry: Carry, key: str) -> bool:
        """Whether a place can be spoken about: the game has a word for it, or other things can go there now."""
        if key == carry.subject:
            return False
        is_place = any(choice.target == key for choice in self.choices) and not self._lies_on(
            carry.subject, key
        )
        return is_place or bool(self.advisor.intent(carry.subject, key))

    def _lies_on(self, key: str, place: str) -> bool:
        """Whether an item lies on another one, as a card does on the hand: dropped there it only goes back."""
        middle = self.ground.middle_of(key)
        return middle is not None and bool(self.ground.key_at(*middle, lambda other: other == place))

    def _aim(self, target: str) -> None:
        """Hold the carried item over a target."""
        if self.verdict is not None and self.verdict.target == target:
            return
        if not target and self.verdict is None:
            return
        self.verdict = self.verdict_on(target) if target else None
        self.changed.emit()

    def _submit(self, found: tuple[Choice, ...]) -> None:
        """Choose; ask first where it is costly, and ask which where there are several."""
        if len(found) > 1:
            self.fork, self.is_dragging = found, False
            self.focus = f"{FORK}0" if self.focus else ""
            if self.carry is None or found != self.carry.choices:
                self.narrowed.emit(tokens_of(found))
            self.changed.emit()
            return
        choice = found[0]
        self._put_down()
        self.changed.emit()
        (self.confirm_wanted if choice.costly else self.chosen).emit(choice.token)

    def _put_down(self) -> None:
        self.carry, self.verdict, self.fork, self.is_dragging = None, None, (), False
        self._press_at = None
        if self.focus.startswith(FORK):
            self.focus = ""

    # ---- keyboard

    def stops(self) -> list[str]:
        """Where the focus can stand now: what can be picked up, or where the carried item can go, or what to choose."""
        if self.fork:
            return [f"{FORK}{number}" for number in range(len(self.fork))]
        if self.carry is not None:
            return self._in_reading_order(self.carry.targets)
        return self._in_reading_order((*self.subjects(), *self.advisor.told))

    def _in_reading_order(self, keys: Sequence[str]) -> list[str]:
        """From the top down and from left to right; what is not shown is left out, costly things come last."""
        placed = [(key, self.ground.middle_of(key)) for key in keys]
        shown = [(key, middle) for key, middle in placed if middle is not None]
        shown.sort(
            key=lambda one: (self.carry is None and self.is_costly(one[0]), round(one[1][1] / 40), one[1][0])
        )
        return [key for key, _ in shown]

    def set_focus(self, key: str) -> None:
        """Move the focus; over a target the result is shown as under the pointer."""
        self.focus = key
        if self.carry is not None and not self.fork and key:
            self.verdict = self.verdict_on(key)
        self.changed.emit()
        self.focused.emit(key)

    def step_focus(self, by: int) -> bool:
        """Walk to the next stop (Tab) or the one before; False if there is none or the end is reached."""
        stops = self.stops()
        if not stops:
            return False
        if self.focus not in stops:
            self.set_focus(stops[0 if by > 0 else -1])
            return True
        place = stops.index(self.focus) + by
        if not 0 <= place < len(stops):
            if self.carry is None:
                self.set_focus("")
                return False
            place %= len(stops)
        self.set_focus(stops[place])
        return True

    def turn_focus(self, dx: int, dy: int) -> bool:
        """Walk to the nearest stop in a direction (arrow keys)."""
        if self.fork:
            return self.step_focus(dx + dy)
        if not self.focus or self.ground.middle_of(self.focus) is None:
            return self.step_focus(1)
        nearest = self._nearest(self.stops(), dx, dy)
        if nearest:
            self.set_focus(nearest)
        return bool(nearest)

    def look_around(self, sights: Sequence[str], dx: int, dy: int) -> bool:
        """Walk over everything that there is to see, whether it can be acted with or not."""
        if self.fork:
            return False
        if self.focus and self.ground.middle_of(self.focus) is not None:
            nearest = self._nearest(sights, dx, dy)
        else:
            nearest = next(iter(self._in_reading_order(sights)), "")
        if nearest:
            self._looked_at = nearest
            self.set_focus(nearest)
        return bool(nearest)

    def _is_looking(self) -> bool:
        """Whether the focus stands on something that was only looked at."""
        return self.focus == self._looked_at != "" and self.ground.middle_of(self.focus) is not None

    def _nearest(self, keys: Sequence[str], dx: int, dy: int) -> str:
        """The nearest of these in a direction from the focus; "" where there is none."""
        here = self.ground.middle_of(self.focus)
        if here is None:
            return ""
        ways = [(self._way(here, key, dx, dy), key) for key in keys if key != self.focus]
        way, nearest = min(ways, default=(OUT_OF_REACH, ""))
        return nearest if way < OUT_OF_REACH else ""

    def _way(self, here: tuple[float, float], stop: str, dx: int, dy: int) -> float:
        there = self.ground.middle_of(stop)
        return way_to(here, there, dx, dy) if there is not None else OUT_OF_REACH

    def enter(self) -> None:
        """Act on the focus: pick it up, submit it as target, or choose it."""
        if self.fork:
            self._click_fork(self.focus)
        elif self.carry is None:
            self._enter_subject()
        elif self.carry.at(self.focus):
            self._submit(self.carry.at(self.focus))
        elif self.focus not in self.stops():
            self._enter_carried()

    def _enter_carried(self) -> None:
        """What was taken up with the pointer goes to its only target, or the focus goes to the first of several.

        From what was only looked at the focus comes back first.
        """
        assert self.carry is not None
        if len(self.carry.targets) == 1 and not self._is_looking():
            self._submit(self.carry.at(self.carry.targets[0]))
        elif self.stops():
            self.set_focus(self.stops()[0])

    def _enter_subject(self) -> None:
        if self.focus not in self.subjects() and self.focus not in self.advisor.told:
            return
        self.press(self.focus)
        if self.carry is not None and not self.fork and self.stops():
            self.set_focus(self.stops()[0])

    def escape(self) -> bool:
        """Put down what is carried, or only pressed, and return to it; False if there was nothing to cancel."""
        subject = self.carry.subject if self.carry is not None else self._pressed
        if subject is None:
            return False
        by_keys = bool(self.focus) and self.carry is not None
        self.cancel()
        if by_keys:
            self.set_focus(subject)
        return True


def tokens_of(choices: Iterable[Choice]) -> list[str]:
    """The tokens of choices, each once: a choice may stand several times, for each place where it can be dropped."""
    return list(dict.fromkeys(choice.token for choice in choices))
