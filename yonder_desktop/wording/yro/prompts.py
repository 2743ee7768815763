"""The banner: what is asked."""

from __future__ import annotations

from collections.abc import Callable

from yonder_desktop.core.questions import Decision
from yonder_desktop.games.yro.view import View
from yonder_desktop.games.yro.words import MONEY
from yonder_desktop.wording.catalogue import gettext
from yonder_desktop.wording.lists import any_of
from yonder_desktop.wording.yro.names import Names
from yonder_desktop.wording.yro.things import amount


def prompt(names: Names, view: View, decision: Decision) -> str:
    """What is asked of the seat that looks, or for whom the table waits."""
    if view.seat != decision.seat:
        return gettext("Waiting for {name}.").format(name=names.seat(decision.seat))
    ask = PROMPTS.get(decision.kind)
    return ask(names, view, decision) if ask is not None else gettext("Choose one.")


def _discard(names: Names, view: View, decision: Decision) -> str:
    text = gettext("Discard as many cards as you like, once; then you draw up to {n}.")
    return text.format(n=view.tables.card_set.board.hand)


def _keep(names: Names, view: View, decision: Decision) -> str:
    board = view.tables.card_set.board
    text = gettext(
        "Draft: keep {kept} cards, discard the others and draw up to {n}; these cards are your pack."
    )
    return text.format(kept=board.kept, n=board.hand)


def _pick(names: Names, view: View, decision: Decision) -> str:
    if view.seats == 1:
        return gettext("Draft: take a card of this pack; then you and the phantom neighbour swap packs.")
    left = (decision.seat + 1) % view.seats
    return gettext("Draft: take a card of this pack; the rest goes to {name}.").format(name=names.seat(left))


def _recruit(names: Names, view: View, decision: Decision) -> str:
    most = max(len(option) for option in decision.options) - 1
    have = amount(MONEY, view.money[decision.seat])
    board = view.tables.card_set.board
    if most > 1:
        text = gettext(
            "Recruit two adventurers, one with its bonus of {one}, or nobody for {none}. You have {have}."
        )
    elif most:
        text = gettext(
            "Recruit one adventurer with its bonus of {one}, or nobody for {none}. You have {have}."
        )
    else:
        text = gettext("You can recruit nobody with {have}; take {none}.")
    return text.format(
        one=amount(MONEY, board.bonus_when_one), none=amount(MONEY, board.bonus_when_none), have=have
    )


def _place(names: Names, view: View, decision: Decision) -> str:
    cards = sorted({option[1] for option in decision.options})
    if len(cards) > 1:
        text = gettext("Which of your new adventurers comes first, and where: {cards}?")
        return text.format(cards=any_of([names.card(card) for card in cards]))
    if decision.args and -1 not in decision.args and len(decision.args) > 1:
        return gettext("Place the first {card}; the second follows.").format(card=names.card(cards[0]))
    return gettext("Place {card}.").format(card=names.card(cards[0]))


PROMPTS: dict[str, Callable[[Names, View, Decision], str]] = {
    "discard": _discard,
    "keep": _keep,
    "pick": _pick,
    "recruit": _recruit,
    "place": _place,
}
