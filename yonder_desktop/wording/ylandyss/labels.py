"""The lines of the decision panel: every option in words."""

from __future__ import annotations

from collections.abc import Callable

from yonder_desktop.core.questions import Choice, Decision, Option
from yonder_desktop.games.ylandyss import words as w
from yonder_desktop.games.ylandyss.designs import Effect
from yonder_desktop.games.ylandyss.forecast import pass_keeps_in, position_of
from yonder_desktop.games.ylandyss.strength import amount_of, owner_in_play, strength_of
from yonder_desktop.games.ylandyss.view import View
from yonder_desktop.wording.catalogue import gettext, pgettext
from yonder_desktop.wording.markup import escape
from yonder_desktop.wording.ylandyss.names import Names
from yonder_desktop.wording.ylandyss.prompts import effect_asked
from yonder_desktop.wording.ylandyss.things import coins, price, signed_strength, strengths

Label = Callable[[Names, View, Decision, Option], str]


def option_label(names: Names, view: View, decision: Decision, choice: Choice) -> str:
    """One line for an option; its bare token if nothing better is known."""
    label = LABELS.get(choice.option[0]) if choice.option else None
    return label(names, view, decision, choice.option) if label is not None else escape(choice.token)


def _pick(names: Names, view: View, decision: Decision, option: Option) -> str:
    return gettext("Take {cards}").format(cards=names.cards(option[1:]))


def _keep_one(names: Names, view: View, decision: Decision, option: Option) -> str:
    return gettext("Keep {cards}").format(cards=names.cards(option[1:]))


def _play(names: Names, view: View, decision: Decision, option: Option) -> str:
    design = view.tables.cards[option[1]]
    if design.kind != w.CHARACTER:
        return gettext("Play {card}").format(card=names.card(option[1]))
    text = gettext("Play {card} ({strength})")
    return text.format(card=names.card(option[1]), strength=strengths(design.strength))


def _pass(names: Names, view: View, decision: Decision, option: Option) -> str:
    """Whether one stays in is said in advance (R65)."""
    if pass_keeps_in(view, decision.seat):
        return gettext("Pass: you stay in")
    return gettext("Pass: you are out for this melee")


def _choose(names: Names, view: View, decision: Decision, option: Option) -> str:
    card, effect = option[1], effect_asked(view, decision)[1]
    if card == w.NO_CARD:
        return gettext("Nobody")
    if effect.op == w.RETURN:
        text = (
            gettext("Put {card} into play")
            if effect.to == w.TO_PLAY
            else gettext("Return {card} to your hand")
        )
        return text.format(card=names.card(card))
    text = _deeds().get(effect.op, gettext("Choose {character}"))
    bonus = _bonus(view, decision, effect) if effect.op == w.BONUS else ""
    return text.format(character=_character(names, view, decision, card), bonus=bonus)


def _deeds() -> dict[int, str]:
    """What is done to a chosen character."""
    return {
        w.EXHAUST: gettext("Exhaust {character}"),
        w.STRAIGHTEN: gettext("Straighten {character}"),
        w.ELIMINATE: gettext("Eliminate {character}"),
        w.BONUS: gettext("{bonus} for {character}"),
        w.PROTECT: gettext("Protect {character}"),
        w.COPY: gettext("Repeat the effects of {character}"),
    }


def _bonus(view: View, decision: Decision, effect: Effect) -> str:
    return signed_strength(amount_of(position_of(view), effect, decision.seat, decision.args[1]))


def _character(names: Names, view: View, decision: Decision, card: int) -> str:
    """A character in play, whose it is and how strong now; equal ones are told apart by their place."""
    state = position_of(view)
    owner = owner_in_play(state, card)
    said = gettext("your {card}") if owner == decision.seat else gettext("{card} of {name}")
    said = said.format(card=names.card(card), name=names.seat(owner))
    facts = [strengths(strength_of(state, card, owner))]
    if state.exhausted >> card & 1:
        facts.append(gettext("exhausted"))
    line, twins = view.plays[owner], view.tables.twins
    if sum(1 for other in line if twins[other] == twins[card]) > 1:
        # Translators: the place of a card in a line of cards, counted from 1
        facts.append(gettext("card {n} of the line").format(n=line.index(card) + 1))
    # Translators: between facts in parentheses
    inside = pgettext("facts", ", ").join(facts)
    return pgettext("facts", "{thing} ({facts})").format(thing=said, facts=inside)


def _rob(names: Names, view: View, decision: Decision, option: Option) -> str:
    text = gettext("Steal from {name}, whose loot holds {coins}")
    return text.format(name=names.seat(option[1]), coins=coins(view.loot[option[1]]))


def _throw(names: Names, view: View, decision: Decision, option: Option) -> str:
    if decision.kind != "pay":
        return gettext("Discard {cards}").format(cards=names.cards(option[1:]))
    if len(option) == 1:
        return gettext("Pay without cards")
    return gettext("Pay with {cards}").format(cards=names.cards(option[1:]))


def _buy(names: Names, view: View, decision: Decision, option: Option) -> str:
    """Price in cards and coins, and what is left of limit and loot (R14, R65)."""
    card, n_cards, n_coins = option[1:]
    seat = decision.seat
    text = gettext("Acquire {card} for {price}: {strength} and {coins} left")
    return text.format(
        card=_of_row(names, view, card),
        price=price(n_cards, n_coins),
        strength=strengths(view.limit[seat] - view.tables.cards[card].cost),
        coins=coins(view.loot[seat] - n_coins),
    )


def _of_row(names: Names, view: View, card: int) -> str:
    """A reinforcement; equal ones are told apart by their place."""
    row, twins = view.offer, view.tables.twins
    if sum(1 for other in row if twins[other] == twins[card]) == 1:
        return names.card(card)
    # Translators: one of several equal cards, and its place in a row of cards, counted from 1
    text = gettext("{card} (card {n} of the row)")
    return text.format(card=names.card(card), n=row.index(card) + 1)


def _skip(names: Names, view: View, decision: Decision, option: Option) -> str:
    return gettext("Acquire nothing this time")


def _remove(names: Names, view: View, decision: Decision, option: Option) -> str:
    if option[1] == w.NO_CARD:
        return gettext("Remove nothing")
    if option[1] in view.hand:
        return gettext("Remove {card} in your hand for good").format(card=names.card(option[1]))
    return gettext("Remove {card} for good").format(card=names.card(option[1]))


def _keep(names: Names, view: View, decision: Decision, option: Option) -> str:
    if len(option) == 1:
        return gettext("Keep no card")
    return gettext("Keep {cards}").format(cards=names.cards(option[1:]))


LABELS: dict[int, Label] = {
    w.PICK: _pick,
    w.KEEP_ONE: _keep_one,
    w.PLAY_CARD: _play,
    w.PASS: _pass,
    w.CHOOSE: _choose,
    w.ROB: _rob,
    w.THROW: _throw,
    w.TAKE: _pick,
    w.BUY: _buy,
    w.SKIP: _skip,
    w.REMOVE: _remove,
    w.KEEP: _keep,
}
