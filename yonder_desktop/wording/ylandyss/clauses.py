"""Whom an effect touches, what it counts, and when it works, in words."""

from __future__ import annotations

from yonder_desktop.games.ylandyss import words as w
from yonder_desktop.games.ylandyss.designs import Condition, Count, Effect
from yonder_desktop.wording.catalogue import gettext, ngettext, pgettext
from yonder_desktop.wording.ylandyss.things import nouns, strength


def targets(effect: Effect) -> str:
    """`one of your other soldiers with strength 2 or less`; an effect on the same target says `it`."""
    if effect.same:
        # Translators: the character that the effect before has named
        return pgettext("target", "it")
    if effect.target == w.SELF:
        return gettext("this card")
    return _text(effect)[effect.target].format(
        n=effect.pick,
        thing=weak(nouns(effect.types, 1), effect.max_strength),
        things=weak(nouns(effect.types, 2), effect.max_strength),
    )


def guarded(effect: Effect) -> str:
    """Whom opponents cannot touch."""
    if effect.pick != w.PICK_ALL:
        return targets(effect)
    own, other = gettext("any of your {things}"), gettext("any of your other {things}")
    return (own if effect.target == w.OWN else other).format(things=nouns(effect.types, 2))


def weak(thing: str, most: int) -> str:
    """A thing with the limit of its strength, if there is one."""
    if most < 0:
        return thing
    text = gettext("{thing} with {strength} {n} or less")
    return text.format(thing=thing, strength=strength(), n=most)


def _text(effect: Effect) -> dict[int, str]:
    if effect.op == w.BONUS and effect.pick == w.PICK_ALL:
        return _each_target()
    if effect.pick == w.PICK_ALL:
        return _all_targets()
    return _one_target(effect) if effect.pick in (1, w.PICK_EACH) else _some_targets()


def _one_target(effect: Effect) -> dict[int, str]:
    if effect.pick == w.PICK_EACH:
        return {w.OPPONENT: gettext("one {thing} of each opponent")}
    return {
        w.OWN: gettext("one of your {things}"),
        w.OWN_OTHER: gettext("one of your other {things}"),
        w.OPPONENT: gettext("one opposing {thing}"),
        w.ANY_OTHER: gettext("one other {thing} of any player"),
    }


def _some_targets() -> dict[int, str]:
    return {
        w.OWN: gettext("{n} of your {things}"),
        w.OWN_OTHER: gettext("{n} of your other {things}"),
        w.OPPONENT: gettext("{n} opposing {things}"),
        w.ANY_OTHER: gettext("{n} other {things} of any players"),
    }


def _all_targets() -> dict[int, str]:
    return {
        w.OWN: gettext("all your {things}"),
        w.OWN_OTHER: gettext("all your other {things}"),
        w.OPPONENT: gettext("all opposing {things}"),
        w.ANY_OTHER: gettext("all other {things} in play, your own too"),
    }


def _each_target() -> dict[int, str]:
    return {
        w.OWN: gettext("each of your {things}"),
        w.OWN_OTHER: gettext("each of your other {things}"),
        w.OPPONENT: gettext("each opposing {thing}"),
        w.ANY_OTHER: gettext("each other {thing} in play, your own too"),
    }


def counted(count: Count) -> str:
    """What an amount is multiplied by, after `for each`."""
    return _counted_text(count, 1).format(thing=nouns(count.types, 1, _kind(count)))


def _kind(count: Count) -> int:
    return w.ANY_KIND if count.zone == w.IN_DISCARD else w.CHARACTER


def _counted_text(count: Count, n: int) -> str:
    """What is counted, n of it, with a gap for the thing."""
    if count.zone == w.SPELLS_PLAYED:
        return ngettext("spell you have played this round", "spells you have played this round", n)
    if count.zone == w.IN_DISCARD:
        return gettext("{thing} in your discard pile")
    if count.zone == w.AHEAD:
        return ngettext("opponent ahead of you", "opponents ahead of you", n)
    who = {
        w.COUNT_OWN: ngettext("{thing} you control", "{thing} you control", n),
        w.COUNT_OWN_OTHER: ngettext("other {thing} you control", "other {thing} you control", n),
        w.COUNT_OPPONENT: ngettext("{thing} that opponents control", "{thing} that opponents control", n),
        w.COUNT_ANY: ngettext("{thing} in play", "{thing} in play", n),
    }[count.who]
    return ngettext("exhausted {what}", "exhausted {what}", n).format(what=who) if count.exhausted else who


def condition(when: Condition, lasting: bool) -> str:
    """`if you won the melee`, `while there are at least 2 other soldiers you control`, before a comma."""
    if when.count is None:
        won = when.result == w.WON
        return gettext("if you won the melee") if won else gettext("if you did not win the melee")
    if when.count.zone == w.AHEAD and when.least == 1:
        return gettext("if an opponent has a higher total strength than you")
    n = when.least
    what = _counted_text(when.count, n).format(thing=nouns(when.count.types, n, _kind(when.count)))
    if lasting:
        text = ngettext("while there is at least {n} {what}", "while there are at least {n} {what}", n)
    else:
        text = ngettext("if there is at least {n} {what}", "if there are at least {n} {what}", n)
    return text.format(n=n, what=what)
