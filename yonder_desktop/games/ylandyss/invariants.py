"""Invariants: what must hold in every position of Ylandyss."""

from __future__ import annotations

from yonder_desktop.core.faults import N_, Fault
from yonder_desktop.games.ylandyss.scoring import owned
from yonder_desktop.games.ylandyss.state import State
from yonder_desktop.games.ylandyss.strength import owner_in_play
from yonder_desktop.games.ylandyss.words import DRAFT, NO_CARD, NOBODY, REINFORCEMENT


def breaches(state: State) -> list[Fault]:
    """What is wrong with a position; empty if nothing is."""
    return cards_once(state) + cards_kept(state) + numbers_sound(state)


def places(state: State) -> list[int]:
    """Every card that lies anywhere."""
    cards = [*state.offer, *state.supply, *state.used, *state.looked, *state.face_up]
    for seat in range(state.seats):
        cards += [*owned(state, seat), *state.removed[seat], *state.packs[seat]]
        if state.round == 0:
            cards += state.drafted[seat]
    return cards


def cards_once(state: State) -> list[Fault]:
    """No card lies in two places."""
    cards = places(state)
    return [Fault(N_("card {card} lies in two places"), card=state.tables.keys[card]) for card in sorted(set(cards))
            if cards.count(card) > 1]  # fmt: skip


def cards_kept(state: State) -> list[Fault]:
    """No reinforcement and no starting card is lost; draft cards only when the draft ends."""
    cards = places(state)
    found: list[Fault] = []
    wanted = sum(1 for design in state.tables.cards if design.set == REINFORCEMENT)
    there = sum(1 for card in cards if state.tables.cards[card].set == REINFORCEMENT)
    if there != wanted:
        found.append(Fault(N_("{there} reinforcements, not {wanted}"), there=there, wanted=wanted))
    board = state.tables.card_set.board
    start = sum(copies for _, copies in board.start) * state.seats
    if state.round:
        start += board.draft_cards * state.seats
    own = sum(1 for card in cards if state.tables.cards[card].set != REINFORCEMENT)
    drafts = sum(1 for card in cards if state.tables.cards[card].set == DRAFT)
    if own - (0 if state.round else drafts) != start:
        found.append(Fault(N_("{own} starting and draft cards, not {start}"), own=own, start=start))
    return found


def numbers_sound(state: State) -> list[Fault]:
    """Nothing below zero; only cards in play are exhausted or carry bonuses."""
    found: list[Fault] = []
    for name in ("loot", "chest", "limit"):
        for seat, number in enumerate(getattr(state, name)):
            if number < 0:
                found.append(Fault(N_("{name} of seat {seat} below zero"), name=name, seat=seat))
    for card in range(len(state.tables.cards)):
        marked = state.exhausted >> card & 1 or card in state.given or card in state.guarded
        if marked and owner_in_play(state, card) == NOBODY:
            found.append(Fault(N_("{card} is marked though not in play"), card=state.tables.keys[card]))
    return found + gifts_sound(state)


def gifts_sound(state: State) -> list[Fault]:
    """Who gave what is known only of bonuses that are there."""
    message = N_("a gift of {n} to {card}, which has none")
    return [
        Fault(message, n=n, card=state.tables.keys[card])
        for _seat, _giver, card, n in state.gifts
        if card != NO_CARD and card not in state.given
    ]
