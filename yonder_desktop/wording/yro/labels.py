"""The lines of the decision panel: every option in words."""

from __future__ import annotations

from collections.abc import Callable

from yonder_desktop.core.questions import Choice, Decision, Option
from yonder_desktop.games.yro import words as w
from yonder_desktop.games.yro.view import View
from yonder_desktop.wording.catalogue import gettext, ngettext
from yonder_desktop.wording.markup import escape, plain
from yonder_desktop.wording.yro.names import Names, cell_words
from yonder_desktop.wording.yro.places import outlook, where
from yonder_desktop.wording.yro.things import amount

Label = Callable[[Names, View, Decision, Option], str]


def option_label(names: Names, view: View, decision: Decision, choice: Choice) -> str:
    """One line for an option; its bare token if nothing better is known."""
    label = LABELS.get(choice.option[0]) if choice.option else None
    return label(names, view, decision, choice.option) if label is not None else escape(choice.token)


def _discard(names: Names, view: View, decision: Decision, option: Option) -> str:
    cards = option[1:]
    missing = view.tables.card_set.board.hand - len(view.hand) + len(cards)
    if not cards:
        if not missing:
            return gettext("Keep all cards")
        text = ngettext("Keep all cards and draw {n}", "Keep all cards and draw {n}", missing)
        return text.format(n=missing)
    text = ngettext("Discard {cards} and draw {n}", "Discard {cards} and draw {n}", missing)
    return text.format(cards=names.cards(cards), n=missing)


def _keep(names: Names, view: View, decision: Decision, option: Option) -> str:
    return gettext("Keep {cards}").format(cards=names.cards(option[1:]))


def _pick(names: Names, view: View, decision: Decision, option: Option) -> str:
    return gettext("Take {cards}").format(cards=names.cards(option[1:]))


def _recruit(names: Names, view: View, decision: Decision, option: Option) -> str:
    """Cards, what they cost or bring, and the money left after it (R12, R13)."""
    cards, board, money = option[1:], view.tables.card_set.board, view.money[decision.seat]
    cost = sum(view.tables.cards[card].cost for card in cards)
    if not cards:
        text = gettext("Recruit nobody and take {bonus}: {left} in all")
        bonus = board.bonus_when_none
        return text.format(bonus=amount(w.MONEY, bonus), left=money + bonus)
    if len(cards) == 1:
        return _recruit_one(names, cards[0], money, cost, board.bonus_when_one)
    text = gettext("Recruit {cards} for {price}: {left} left")
    return text.format(cards=names.cards(cards), price=amount(w.MONEY, cost), left=money - cost)


def _recruit_one(names: Names, card: int, money: int, cost: int, bonus: int) -> str:
    """One card takes the discount; where there is nothing to take off, the coin (R12)."""
    left = money - cost + bonus
    if cost >= bonus:
        # Translators: as in “Recruit Clock Mage for 2 money (1 off): 4 left”
        text = gettext("Recruit {card} for {price} ({bonus} off): {left} left")
        price = amount(w.MONEY, cost - bonus)
        return text.format(card=names.card(card), price=price, bonus=bonus, left=left)
    text = gettext("Recruit {card} for {price} and take {bonus}: {left} in all")
    return text.format(
        card=names.card(card), price=amount(w.MONEY, cost), bonus=amount(w.MONEY, bonus), left=left
    )


def _place(names: Names, view: View, decision: Decision, option: Option) -> str:
    """Where the card would lie, and what it would do there; two cells that read alike are told apart."""
    card, cell = option[1], option[2]
    place = where(names, view, cell)
    others = [other[2] for other in decision.options if other[1] == card and other[2] != cell]
    if any(plain(where(names, view, other)) == plain(place) for other in others):
        text = gettext("{place} ({cell})")
        place = text.format(place=place, cell=cell_words(w.x_of(cell), w.y_of(cell)))
    # Translators: a placing and what it brings, as in “Place Clock Mage in front of Hare Messenger: power 3 → 6”
    text = gettext("Place {card} {place}: {outlook}")
    return text.format(card=names.card(card), place=place, outlook=outlook(names, view, card, cell))


LABELS: dict[int, Label] = {
    w.DISCARD: _discard,
    w.KEEP: _keep,
    w.PICK: _pick,
    w.RECRUIT_CARDS: _recruit,
    w.PLACE: _place,
}
