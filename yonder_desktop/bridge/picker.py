"""Picking several things in one question with plus and minus, among tokens such as `gain:wood=1,hay=1`.

A token is read as a *bag*: how many of each key. Bags are only ever chosen from those that the rules offer:
nothing here knows what may be picked.
"""

from __future__ import annotations

from collections.abc import Sequence

from yonder_desktop.core.questions import Choice

Bag = dict[str, int]

EMPTY_TOKENS = ("nothing",)
LEAST_BAGS = 3
"""Fewer options than this are shown as a plain list."""


def bag_of(token: str) -> Bag | None:
    """The bag that a token names (`pay:wood=2,by=card`: wood 2 and `by=card` 1), None if it names no bag."""
    _verb, colon, rest = token.partition(":")
    if not colon:
        return None
    if rest in EMPTY_TOKENS:
        return {}
    bag: Bag = {}
    for part in rest.split(","):
        if not _add_part(bag, part):
            return None
    return bag


def _add_part(bag: Bag, part: str) -> bool:
    name, equals, number = part.partition("=")
    if not equals:
        return False
    if number.isdigit():
        bag[name] = bag.get(name, 0) + int(number)
    else:
        bag[part] = 1
    return True


class Picker:
    """What is picked so far, and what can still be. The picked bag always lies within an offered one.

    Plus adds one; where nothing offered holds that much, it goes to the nearest offered bag that has one more
    of the key, so that a full selection is changed with one press.
    """

    def __init__(self, choices: Sequence[Choice], start_full: bool) -> None:
        self._bags: list[tuple[str, Bag]] = []
        for choice in choices:
            bag = bag_of(choice.token)
            if bag is not None:
                self._bags.append((choice.token, bag))
        self.keys = self._ordered_keys()
        self.picked: Bag = dict(self._bags[0][1]) if start_full else self._least()

    def count(self, key: str) -> int:
        return self.picked.get(key, 0)

    def bounds(self, key: str) -> tuple[int, int]:
        """The least and the most of a key that is offered at all."""
        counts = [bag.get(key, 0) for _token, bag in self._bags]
        return min(counts), max(counts)

    def is_fixed(self, key: str) -> bool:
        least, most = self.bounds(key)
        return least == most

    def can_add(self, key: str) -> bool:
        return self.count(key) < self.bounds(key)[1]

    def can_remove(self, key: str) -> bool:
        return self.count(key) > self.bounds(key)[0]

    def add(self, key: str) -> None:
        """One more of the key."""
        if not self.can_add(key):
            return
        more = {**self.picked, key: self.count(key) + 1}
        if any(_within(more, bag) for _token, bag in self._bags):
            self.picked = more
        else:
            self.picked = self._nearest(more, key)

    def remove(self, key: str) -> None:
        """One less of the key."""
        if self.can_remove(key):
            self.picked = {**self.picked, key: self.count(key) - 1}

    def token(self) -> str | None:
        """The token that the picked bag is, None while it is not yet an offered one."""
        for token, bag in self._bags:
            if _same(bag, self.picked):
                return token
        return None

    def missing(self) -> int:
        """How many more have to be picked at the least before the bag is an offered one; 0 if it is."""
        sizes = [sum(bag.values()) for _token, bag in self._bags if _within(self.picked, bag)]
        return min(sizes, default=0) - sum(self.picked.values())

    def _least(self) -> Bag:
        return {key: self.bounds(key)[0] for key in self.keys}

    def _ordered_keys(self) -> list[str]:
        """Every key that occurs, in the order of the tokens."""
        keys: list[str] = []
        for _token, bag in self._bags:
            for key in bag:
                if key not in keys:
                    keys.append(key)
        return keys

    def _nearest(self, wish: Bag, key: str) -> Bag:
        fitting = [bag for _token, bag in self._bags if bag.get(key, 0) == wish[key]]
        if not fitting:
            return self.picked
        distances = [_distance(bag, wish) for bag in fitting]
        return dict(fitting[distances.index(min(distances))])


def suits_picking(choices: Sequence[Choice]) -> bool:
    """Whether a question is better asked with plus and minus than as a list: many bags, not just one thing."""
    bags = [bag for bag in (bag_of(choice.token) for choice in choices) if bag is not None]
    keys = {key for bag in bags for key in bag}
    plain = len(choices) - len(bags)
    is_several = max((sum(bag.values()) for bag in bags), default=0) > 1
    return is_several and len(bags) >= LEAST_BAGS and len(keys) >= 2 and plain <= 2


def _within(small: Bag, large: Bag) -> bool:
    return all(large.get(key, 0) >= number for key, number in small.items())


def _same(one: Bag, other: Bag) -> bool:
    return _within(one, other) and _within(other, one)


def _distance(one: Bag, other: Bag) -> int:
    return sum(abs(one.get(key, 0) - other.get(key, 0)) for key in {*one, *other})
