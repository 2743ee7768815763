"""The banner: what is asked."""

from __future__ import annotations

from collections.abc import Callable

from yonder_desktop.core.questions import Decision
from yonder_desktop.games.ylandyss import words as w
from yonder_desktop.games.ylandyss.designs import Effect
from yonder_desktop.games.ylandyss.view import View
from yonder_desktop.wording.catalogue import gettext, ngettext
from yonder_desktop.wording.lists import sentence
from yonder_desktop.wording.ylandyss.names import Names
from yonder_desktop.wording.ylandyss.rules_text import clause
from yonder_desktop.wording.ylandyss.things import cards, coins, strengths


def prompt(names: Names, view: View, decision: Decision) -> str:
    """What is asked of the seat that looks, or for whom the table waits."""
    if view.seat != decision.seat:
        return gettext("Waiting for {name}.").format(name=names.seat(decision.seat))
    ask = PROMPTS.get(decision.kind)
    return ask(names, view, decision) if ask is not None else gettext("Choose one.")


def _pick(names: Names, view: View, decision: Decision) -> str:
    left = (decision.seat + 1) % view.seats
    text = gettext("Opening draft: take one card; the others go to {name}.")
    if view.draft_round >= view.tables.card_set.board.draft_cards:
        text = gettext("Opening draft: take your last card; what is left is set aside.")
    return text.format(name=names.seat(left))


def _face_up(names: Names, view: View, decision: Decision) -> str:
    return gettext("Opening draft: take one of the open cards.")


def _keep_one(names: Names, view: View, decision: Decision) -> str:
    return gettext("Opening draft: keep one of your face-down cards; nobody will see the other.")


def _melee(names: Names, view: View, decision: Decision) -> str:
    if not view.hand:
        return gettext("You have no card left to play: pass.")
    return gettext("Play a card or pass.")


def effect_asked(view: View, decision: Decision) -> tuple[int, Effect]:
    """The card whose effect asks for a target, and the effect."""
    card, at = decision.args[1:3]
    return card, view.tables.cards[card].effects[at]


def _target(names: Names, view: View, decision: Decision) -> str:
    """Which effect of which card asks, and among what one chooses now."""
    card, effect = effect_asked(view, decision)
    if effect.op == w.RETURN:
        choose = gettext("Choose a card of your discard pile.")
    elif effect.pick == w.PICK_EACH:
        chosen = len(decision.args) - 4 - decision.args[3]
        other = names.seat((decision.seat + 1 + chosen) % view.seats)
        choose = gettext("Choose a character of {name}.").format(name=other)
    else:
        choose = gettext("Choose a character.")
    # Translators: the card whose effect asks, the effect, and what to do
    text = gettext("{card}: {effect} {choose}")
    return text.format(card=names.card(card), effect=sentence(clause(effect)), choose=choose)


def _rob(names: Names, view: View, decision: Decision) -> str:
    return gettext("Whose loot do you steal {coins} from?").format(coins=coins(decision.args[0]))


def _throw(names: Names, view: View, decision: Decision) -> str:
    return gettext("Discard {cards} of your hand.").format(cards=cards(decision.args[0]))


def _look(names: Names, view: View, decision: Decision) -> str:
    text = gettext("Take {cards} of those you look at into your hand; the others are discarded.")
    return text.format(cards=cards(decision.args[0]))


def _buy(names: Names, view: View, decision: Decision) -> str:
    seat = decision.seat
    left = strengths(view.limit[seat])
    if len(decision.options) == 1:
        return gettext("With {strength} left, and your coins and cards, you cannot acquire anything.").format(
            strength=left
        )
    text = gettext("Acquire a reinforcement, or nothing. You have {strength} left, {coins} and {cards}.")
    return text.format(strength=left, coins=coins(view.loot[seat]), cards=cards(len(view.hand)))


def _pay(names: Names, view: View, decision: Decision) -> str:
    card, n = decision.args[:2]
    text = ngettext(
        "Which card of your hand pays for {card}?", "Which {n} cards of your hand pay for {card}?", n
    )
    return text.format(n=n, card=names.card(card))


def _remove(names: Names, view: View, decision: Decision) -> str:
    return gettext("Remove one card you played this round for good, or none.")


def _keep(names: Names, view: View, decision: Decision) -> str:
    text = gettext("Which cards do you keep? The others are discarded; then you draw up to {n}.")
    return text.format(n=view.tables.card_set.board.hand)


PROMPTS: dict[str, Callable[[Names, View, Decision], str]] = {
    "pick": _pick,
    "face_up": _face_up,
    "keep_one": _keep_one,
    "melee": _melee,
    "target": _target,
    "rob": _rob,
    "throw": _throw,
    "look": _look,
    "buy": _buy,
    "pay": _pay,
    "remove": _remove,
    "keep": _keep,
}
