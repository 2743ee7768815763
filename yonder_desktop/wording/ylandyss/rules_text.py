"""The text on cards, made from what they do, so that it cannot say anything else."""

from __future__ import annotations

from collections.abc import Callable

from yonder_desktop.games.ylandyss import words as w
from yonder_desktop.games.ylandyss.designs import Card, Effect
from yonder_desktop.wording.catalogue import gettext, ngettext, pgettext
from yonder_desktop.wording.lists import any_of, sentence
from yonder_desktop.wording.ylandyss.clauses import condition, counted, guarded, targets, weak
from yonder_desktop.wording.ylandyss.things import cards, coins, nouns, signed_strength, type_sign

Clause = Callable[[Effect], str]


def rules_text(design: Card) -> str:
    """What a card does, moment by moment; "" for a card that does nothing but count."""
    return " ".join(moments(design))


def moments(design: Card) -> list[str]:
    """One sentence for each moment at which a card does something, in the order of its effects."""
    triggers = list(dict.fromkeys(effect.trigger for effect in design.effects))
    return [_moment(design, trigger) for trigger in triggers]


def _moment(design: Card, trigger: int) -> str:
    clauses = [clause(effect) for effect in design.effects if effect.trigger == trigger]
    said = clauses[0]
    for further in clauses[1:]:
        # Translators: between what a card does one after the other
        said = pgettext("effects", "{first}; {then}").format(first=said, then=further)
    if trigger == w.CONTINUOUS:
        return sentence(said)
    # Translators: a moment and what a card does then, as in “When played: gain 1 coin.”
    return pgettext("effects", "{moment}: {clauses}.").format(moment=moment_name(trigger), clauses=said)


def moment_name(trigger: int) -> str:
    """When effects work."""
    return {
        w.ON_PLAY: pgettext("moment", "When played"),
        w.RESOLUTION: pgettext("moment", "Resolution"),
        w.IN_REINFORCEMENT: pgettext("moment", "Reinforcements"),
    }[trigger]


def clause(effect: Effect) -> str:
    """One effect with its condition."""
    said = CLAUSES[effect.op](effect)
    if effect.when is not None:
        text = gettext("{condition}, {clause}")
        said = text.format(condition=condition(effect.when, effect.trigger == w.CONTINUOUS), clause=said)
    if effect.otherwise:
        said = gettext("if that was not possible, {clause}").format(clause=said)
    return said


def multiplied(effect: Effect, said: str, most: str) -> str:
    """An amount with what it is counted by and its limit."""
    if effect.per is None:
        return said
    said = gettext("{amount} for each {thing}").format(amount=said, thing=counted(effect.per))
    if effect.cap:
        # Translators: an upper limit, as in “+1 strength for each exhausted character in play, +3 strength at most”
        said = gettext("{amount}, {most} at most").format(amount=said, most=most)
    return said


def _exhaust(effect: Effect) -> str:
    return gettext("exhaust {targets}").format(targets=targets(effect))


def _straighten(effect: Effect) -> str:
    return gettext("straighten {targets}").format(targets=targets(effect))


def _eliminate(effect: Effect) -> str:
    return gettext("eliminate {targets}").format(targets=targets(effect))


def _bonus(effect: Effect) -> str:
    """A bonus of the card itself says no name; others say whose it is."""
    said = multiplied(effect, signed_strength(effect.amount), signed_strength(effect.cap))
    if effect.target == w.TOTAL:
        return gettext("{bonus} for your total").format(bonus=said)
    if effect.target == w.SELF and effect.trigger == w.CONTINUOUS:
        return said
    return gettext("{bonus} for {targets}").format(bonus=said, targets=targets(effect))


def _protect(effect: Effect) -> str:
    verbs = {w.EXHAUST: gettext("exhaust"), w.ELIMINATE: gettext("eliminate")}
    text = gettext("opponents cannot {verbs} {targets}")
    return text.format(verbs=any_of([verbs[op] for op in effect.against]), targets=guarded(effect))


def _undying(effect: Effect) -> str:
    return gettext("eliminated, this card goes to your hand instead of the discard pile")


def _gain(effect: Effect) -> str:
    said = multiplied(effect, coins(effect.amount), coins(effect.cap))
    return gettext("gain {coins}").format(coins=said)


def _steal(effect: Effect) -> str:
    text = {
        w.FROM_ONE: gettext("steal {coins} out of the loot of an opponent"),
        w.FROM_WINNER: gettext("steal {coins} out of the loot of the winner"),
        w.FROM_EACH: gettext("steal {coins} out of the loot of each opponent"),
    }[effect.source]
    n = coins(effect.amount)
    if effect.amount > 1:
        n = gettext("up to {coins}").format(coins=n)
    return text.format(coins=n)


def _draw(effect: Effect) -> str:
    said = multiplied(effect, cards(effect.amount), cards(effect.cap))
    return gettext("draw {cards}").format(cards=said)


def _discard(effect: Effect) -> str:
    return gettext("discard {cards} of your hand").format(cards=cards(effect.amount))


def _look(effect: Effect) -> str:
    text = ngettext(
        "see the top {n} card of your deck: {kept} into your hand, the rest onto your discard pile",
        "see the top {n} cards of your deck: {kept} into your hand, the rest onto your discard pile",
        effect.amount,
    )
    return text.format(n=effect.amount, kept=effect.keep)


def _return(effect: Effect) -> str:
    if effect.source == w.FROM_PLAY:
        return gettext("this card goes back to your hand")
    kind = w.CHARACTER if effect.to == w.TO_PLAY else effect.kind
    thing = weak(gettext("one {thing}").format(thing=nouns(effect.types, 1, kind)), effect.max_strength)
    if effect.to == w.TO_PLAY:
        return gettext("{thing} enters play from your discard pile").format(thing=thing)
    return gettext("take {thing} from your discard pile into your hand").format(thing=thing)


def _copy(effect: Effect) -> str:
    return gettext("do again what {targets} does when played").format(targets=targets(effect))


def _discount(effect: Effect) -> str:
    said = multiplied(effect, coins(effect.amount), coins(effect.cap))
    return gettext("you pay {coins} less for each card you acquire").format(coins=said)


def _tax(effect: Effect) -> str:
    text = gettext("opponents pay {coins} more for each card they acquire, and you gain as much each time")
    said = text.format(coins=coins(effect.amount))
    if effect.cap:
        said = gettext("{clause}, up to {most} in all").format(clause=said, most=coins(effect.cap))
    return said


def _limit(effect: Effect) -> str:
    said = multiplied(effect, signed_strength(effect.amount), signed_strength(effect.cap))
    return gettext("{change} for acquiring cards").format(change=said)


def _place(effect: Effect) -> str:
    return gettext("the first card you acquire goes into your hand")


CLAUSES: dict[int, Clause] = {
    w.EXHAUST: _exhaust,
    w.STRAIGHTEN: _straighten,
    w.ELIMINATE: _eliminate,
    w.BONUS: _bonus,
    w.PROTECT: _protect,
    w.UNDYING: _undying,
    w.GAIN: _gain,
    w.STEAL: _steal,
    w.DRAW: _draw,
    w.DISCARD: _discard,
    w.LOOK: _look,
    w.RETURN: _return,
    w.COPY: _copy,
    w.DISCOUNT: _discount,
    w.TAX: _tax,
    w.LIMIT: _limit,
    w.PLACE: _place,
}


def type_line(design: Card) -> str:
    """`Undead, Mage 1`: types with their signs and the level; `Action` for one without a type."""
    if not design.types:
        return pgettext("type", "Action")
    levelled = (w.MAGE, w.CLERIC, w.SPELL, w.MIRACLE)
    said = [
        # Translators: a type and its level, as in “Mage 2”
        pgettext("type", "{type} {level}").format(type=type_sign(kind), level=design.level)
        if kind in levelled
        else type_sign(kind)
        for kind in design.types
    ]
    # Translators: between the types of a card
    return pgettext("type", ", ").join(said)
