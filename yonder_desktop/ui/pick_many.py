"""Choosing several things one by one, among tokens such as `discard:castle+crypt` or `keep:nothing`.

Equal copies (`castle`, `castle~2`) are offered in one way only: what is picked is matched by design. Only sets that lie
within an offered one can be picked. Pure: no Qt.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from yonder_desktop.core.questions import Choice

TOGGLE, NOTHING, AND = "toggle:", "nothing", "+"
CONFIRM = "confirm"
LEAST_SETS = 3
"""Fewer sets than this are shown as a plain list."""


def keys_of(token: str) -> tuple[str, ...]:
    """The keys that a token names."""
    rest = token.partition(":")[2]
    return () if rest == NOTHING else tuple(rest.split(AND))


def bag_of(keys: Sequence[str]) -> Counter[str]:
    """How many of each design."""
    return Counter(key.partition("~")[0] for key in keys)


def named_keys(choices: Sequence[Choice]) -> tuple[str, ...]:
    """Every key that the tokens name, each once, in their order."""
    return tuple(dict.fromkeys(key for choice in choices for key in keys_of(choice.token)))


def suits_toggling(choices: Sequence[Choice]) -> bool:
    """Whether a question is better asked with a toggle for each thing: sets of them, among them of several."""
    verbs = {choice.verb for choice in choices}
    plain = all(":" in one.token and not one.costly and not set("=@,") & set(one.token) for one in choices)
    several = any(len(keys_of(choice.token)) > 1 for choice in choices)
    return len(verbs) == 1 and plain and several and len(choices) >= LEAST_SETS


class PickMany:
    """What is picked so far. `kind` is the kind of the items picked from, `tray` the item on which they are laid."""

    def __init__(self, choices: Sequence[Choice], keys: Sequence[str], kind: str, tray: str) -> None:
        self.choices = tuple(choices)
        self.keys = tuple(keys)
        self.kind = kind
        self.tray = tray
        self.verb = choices[0].verb
        self.picked: tuple[str, ...] = ()
        self._bags = [(bag_of(keys_of(choice.token)), choice) for choice in choices]

    @staticmethod
    def suits(choices: Sequence[Choice], verbs: Sequence[str]) -> bool:
        """Whether these choices are sets of things."""
        return bool(choices) and all(choice.verb in verbs for choice in choices)

    def is_same(self, choices: Sequence[Choice]) -> bool:
        """Whether it still picks among these choices."""
        return [choice.token for choice in choices] == [choice.token for choice in self.choices]

    def choice(self, keys: Sequence[str] | None = None) -> Choice | None:
        """The choice that the picked (or these) things are, None while they are none."""
        wanted = bag_of(self.picked if keys is None else keys)
        return next((choice for bag, choice in self._bags if bag == wanted), None)

    def intent(self, key: str = "") -> str:
        """The token that the picked things would be with `key` changed, legal or not."""
        keys = self.after(key) if key else self.picked
        return f"{self.verb}:{AND.join(keys) or NOTHING}"

    def after(self, key: str) -> tuple[str, ...]:
        """What would be picked once `key` is added, or taken away."""
        wanted = {*self.picked} ^ {key}
        return tuple(one for one in self.keys if one in wanted)

    def can_toggle(self, key: str) -> bool:
        """Whether something can still be chosen once `key` is added; taking away is always possible."""
        wanted = bag_of(self.after(key))
        return key in self.picked or any(wanted <= bag for bag, _choice in self._bags)

    def toggle(self, key: str) -> None:
        """Add a thing or take it away."""
        if self.can_toggle(key):
            self.picked = self.after(key)

    def show(self, token: str) -> None:
        """Pick what a token names; equal copies stand for each other."""
        wanted = bag_of(keys_of(token))
        picked: list[str] = []
        for key in sorted(self.keys, key=lambda one: one not in self.picked):
            design = key.partition("~")[0]
            if wanted[design] > 0:
                wanted[design] -= 1
                picked.append(key)
        self.picked = tuple(key for key in self.keys if key in picked)

    def refused(self) -> tuple[str, ...]:
        """Items that cannot be added now."""
        return tuple(f"{self.kind}:{key}" for key in self.keys if not self.can_toggle(key))

    def offers(self) -> tuple[Choice, ...]:
        """Choices for gestures: click on a thing, or drag it onto the tray and back; the plate that confirms."""
        found: list[Choice] = []
        for key in self.keys:
            found += [Choice((), f"{TOGGLE}{key}", subject, target) for subject, target in self._ways(key)]
        legal = self.choice()
        if legal is not None:
            found.append(Choice(legal.option, legal.token, CONFIRM, "", legal.costly))
        return tuple(found)

    def _ways(self, key: str) -> list[tuple[str, str]]:
        """Subjects and targets of the gestures that change one thing."""
        item, laid = f"{self.kind}:{key}", f"{self.tray}:{key}"
        if key in self.picked:
            return [(item, ""), (laid, ""), (laid, self.kind)]
        return [(item, ""), (item, self.tray)] if self.can_toggle(key) else []
