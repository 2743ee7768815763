"""Effects: done one after the other in printed order, each by itself (R22, R29 to R33, R41 to R44).

A frame DO_EFFECTS has args (trigger, card, place of the effect, whether the effect before changed anything, its
targets). A frame ASK_TARGET has args (trigger, card, place, number of targets before, those targets, chosen ones).
"""

from __future__ import annotations

from yonder_desktop.core.questions import Frame, Option
from yonder_desktop.games.ylandyss import primitives as do
from yonder_desktop.games.ylandyss.designs import Effect
from yonder_desktop.games.ylandyss.picking import subsets
from yonder_desktop.games.ylandyss.state import State
from yonder_desktop.games.ylandyss.strength import (
    amount_of,
    characters,
    has_type,
    holds,
    is_exhausted,
    is_protected,
    owner_in_play,
    strength_of,
)
from yonder_desktop.games.ylandyss.words import (
    ANY_KIND,
    ANY_OTHER,
    ASK_LOOK,
    ASK_ROB,
    ASK_TARGET,
    ASK_THROW,
    BONUS,
    CHARACTER,
    CHOOSE,
    COPY,
    DISCARD,
    DO_EFFECTS,
    DRAW,
    ELIMINATE,
    EXHAUST,
    FROM_DISCARD,
    FROM_ONE,
    FROM_WINNER,
    GAIN,
    LOOK,
    NO_CARD,
    NOBODY,
    ON_PLAY,
    OPPONENT,
    OWN,
    OWN_OTHER,
    PICK_ALL,
    PICK_EACH,
    PROTECT,
    RESOLUTION,
    RETURN,
    ROB,
    SELF,
    STEAL,
    STEALING,
    STRAIGHTEN,
    TAKE,
    THROW,
    TO_PLAY,
    TOTAL,
)


def start(state: State, seat: int, card: int, trigger: int) -> None:
    """Begin the effects of a card."""
    state.agenda.append(Frame(DO_EFFECTS, seat, (trigger, card, 0, 0)))


def works_now(effect: Effect, trigger: int) -> bool:
    """Whether an effect belongs to this moment; in the resolution what steals comes last (R46)."""
    if trigger == STEALING:
        return effect.trigger == RESOLUTION and effect.op == STEAL
    if trigger == RESOLUTION:
        return effect.trigger == RESOLUTION and effect.op != STEAL
    return effect.trigger == trigger


def do_effects(state: State, frame: Frame) -> None:
    """The next effect of a card, if it belongs here and its condition holds."""
    state.agenda.pop()
    trigger, card, at, changed = frame.args[:4]
    before = frame.args[4:]
    effects = state.tables.cards[card].effects
    if at >= len(effects) or (at == 0 and has_left(state, frame.seat, card, trigger)):
        return
    effect = effects[at]
    if not works_now(effect, trigger):
        go_on(state, frame, at, changed, before)
        return
    needless = effect.otherwise and changed
    if needless or not holds(state, effect.when, frame.seat, card):
        go_on(state, frame, at, int(needless), before if effect.same else ())
        return
    OPS[effect.op](state, frame, effect)


def has_left(state: State, seat: int, card: int, trigger: int) -> bool:
    """Whether a card is no longer in play when the resolution comes to it (R49)."""
    return trigger in (RESOLUTION, STEALING) and owner_in_play(state, card) != seat


def go_on(state: State, frame: Frame, at: int, changed: int, targets: tuple[int, ...]) -> None:
    """Put the next effect of the same card below whatever this one has started."""
    args = (*frame.args[:2], at + 1, changed, *targets)
    state.agenda.append(Frame(DO_EFFECTS, frame.seat, args))


# ---- effects on characters


def candidates(state: State, seat: int, card: int, effect: Effect) -> list[int]:
    """Characters that the effect may choose and would change (R25, R31, R32, R34)."""
    found: list[int] = []
    for owner in range(state.seats):
        if effect.target in (OWN, OWN_OTHER) and owner != seat:
            continue
        if effect.target == OPPONENT and owner == seat:
            continue
        for target in characters(state, owner):
            if target == card and effect.target in (OWN_OTHER, ANY_OTHER):
                continue
            if may_touch(state, seat, target, owner, effect):
                found.append(target)
    return found


def may_touch(state: State, seat: int, target: int, owner: int, effect: Effect) -> bool:
    """Whether type, strength, protection and condition of a character let the effect change it."""
    if not has_type(state, target, effect.types) or is_protected(state, target, owner, seat, effect.op):
        return False
    if effect.max_strength >= 0 and strength_of(state, target, owner) > effect.max_strength:
        return False
    if effect.op == EXHAUST:
        return not is_exhausted(state, target)
    if effect.op == STRAIGHTEN:
        return is_exhausted(state, target)
    if effect.op == COPY:
        return any(other.trigger == ON_PLAY for other in state.tables.cards[target].effects)
    return True


def do_targets(state: State, frame: Frame, effect: Effect) -> None:
    """Find or ask the targets of an effect on characters."""
    card = frame.args[1]
    if effect.op == BONUS and amount_of(state, effect, frame.seat, card) == 0:
        go_on(state, frame, frame.args[2], 0, ())
    elif effect.same:
        targets = [target for target in frame.args[4:] if still_there(state, frame.seat, target, effect)]
        change_all(state, frame, effect, tuple(targets), keep=frame.args[4:])
    elif effect.target == TOTAL:
        do.raise_total(state, frame.seat, card, amount_of(state, effect, frame.seat, card))
        go_on(state, frame, frame.args[2], 1, ())
    elif effect.target == SELF:
        itself = (card,) if still_there(state, frame.seat, card, effect) else ()
        change_all(state, frame, effect, itself, keep=itself)
    elif effect.pick == PICK_ALL:
        every = tuple(candidates(state, frame.seat, card, effect))
        change_all(state, frame, effect, every, keep=every)
    else:
        state.agenda.append(
            Frame(ASK_TARGET, frame.seat, (*frame.args[:3], len(frame.args) - 4, *frame.args[4:]))
        )


def still_there(state: State, seat: int, target: int, effect: Effect) -> bool:
    """Whether a target chosen before can be changed by this effect too."""
    owner = owner_in_play(state, target)
    return owner != NOBODY and may_touch(state, seat, target, owner, effect)


def chosen_of(frame: Frame) -> tuple[int, ...]:
    """Targets already chosen in a target question; NO_CARD stands for an opponent without a legal one."""
    return frame.args[4 + frame.args[3] :]


def rivals(state: State, seat: int) -> list[int]:
    """The opponents in turn order from the left (R33)."""
    return [(seat + step) % state.seats for step in range(1, state.seats)]


def ask_target(state: State, frame: Frame) -> list[Option]:
    """The characters that may be chosen next: of all, or of the next opponent."""
    effect = state.tables.cards[frame.args[1]].effects[frame.args[2]]
    chosen = chosen_of(frame)
    found = [card for card in candidates(state, frame.seat, frame.args[1], effect) if card not in chosen]
    if effect.pick == PICK_EACH:
        owner = rivals(state, frame.seat)[len(chosen)]
        found = [card for card in found if card in state.plays[owner]]
    return [(CHOOSE, card) for card in found] if found else [(CHOOSE, NO_CARD)]


def answer_target(state: State, frame: Frame, option: Option) -> None:
    """One more target; after the last one all change together (R33)."""
    state.agenda.pop()
    effect = state.tables.cards[frame.args[1]].effects[frame.args[2]]
    chosen = (*chosen_of(frame), option[1])
    wanted = state.seats - 1 if effect.pick == PICK_EACH else effect.pick
    if len(chosen) < wanted and (option[1] != NO_CARD or effect.pick == PICK_EACH):
        state.agenda.append(Frame(ASK_TARGET, frame.seat, (*frame.args, option[1])))
        return
    targets = tuple([card for card in chosen if card != NO_CARD])
    change_all(state, frame, effect, targets, keep=targets)


def change_all(
    state: State, frame: Frame, effect: Effect, targets: tuple[int, ...], keep: tuple[int, ...]
) -> None:
    """Change every target; the next effect of the card hears whether anything changed, and the targets."""
    go_on(state, frame, frame.args[2], int(bool(targets)), keep)
    amount = amount_of(state, effect, frame.seat, frame.args[1])
    for target in targets:
        owner = owner_in_play(state, target)
        if effect.op == EXHAUST:
            do.exhaust(state, owner, target)
        elif effect.op == STRAIGHTEN:
            do.straighten(state, owner, target)
        elif effect.op == ELIMINATE:
            do.eliminate(state, owner, target)
        elif effect.op == BONUS:
            do.give_bonus(state, owner, frame.args[1], target, amount)
        elif effect.op == PROTECT:
            for op in effect.against:
                state.guarded[target] = state.guarded.get(target, 0) | 1 << op
            do.emit(state, "guarded", owner, (target,))
        elif effect.op == COPY:
            do.emit(state, "repeated", frame.seat, (target,))
            start(state, frame.seat, target, ON_PLAY)


# ---- coins and cards


def do_gain(state: State, frame: Frame, effect: Effect) -> None:
    n = amount_of(state, effect, frame.seat, frame.args[1])
    go_on(state, frame, frame.args[2], int(n > 0), ())
    do.gain(state, frame.seat, n)


def do_steal(state: State, frame: Frame, effect: Effect) -> None:
    """From the winner, from each opponent, or from one whose loot holds coins (R47, R48)."""
    seat = frame.seat
    robbed = [state.winner] if effect.source == FROM_WINNER else rivals(state, seat)
    robbed = [other for other in robbed if other not in (NOBODY, seat) and state.loot[other]]
    go_on(state, frame, frame.args[2], int(bool(robbed)), ())
    if effect.source == FROM_ONE and robbed:
        state.agenda.append(Frame(ASK_ROB, seat, (effect.amount,)))
    elif effect.source != FROM_ONE:
        for other in robbed:
            do.steal(state, seat, other, effect.amount)


def ask_rob(state: State, frame: Frame) -> list[Option]:
    return [(ROB, other) for other in rivals(state, frame.seat) if state.loot[other]]


def answer_rob(state: State, frame: Frame, option: Option) -> None:
    state.agenda.pop()
    do.steal(state, frame.seat, option[1], frame.args[0])


def do_draw(state: State, frame: Frame, effect: Effect) -> None:
    held = len(state.hands[frame.seat])
    do.draw(state, frame.seat, amount_of(state, effect, frame.seat, frame.args[1]))
    go_on(state, frame, frame.args[2], int(len(state.hands[frame.seat]) > held), ())


def do_discard(state: State, frame: Frame, effect: Effect) -> None:
    """Hand cards of the own choice, as far as there are some (R44)."""
    n = min(effect.amount, len(state.hands[frame.seat]))
    go_on(state, frame, frame.args[2], int(n > 0), ())
    if n:
        state.agenda.append(Frame(ASK_THROW, frame.seat, (n,)))


def ask_throw(state: State, frame: Frame) -> list[Option]:
    n = frame.args[0]
    return [(THROW, *cards) for cards in subsets(state.tables, state.hands[frame.seat], n, n)]


def answer_throw(state: State, frame: Frame, option: Option) -> None:
    state.agenda.pop()
    do.throw(state, frame.seat, option[1:])


def do_look(state: State, frame: Frame, effect: Effect) -> None:
    """Take cards as a draw would; some are kept, the others discarded (R43)."""
    looked: list[int] = []
    while len(looked) < effect.amount:
        card = do.top_card(state, frame.seat)
        if card == NO_CARD:
            break
        looked.append(card)
    state.looked = tuple(looked)
    go_on(state, frame, frame.args[2], int(bool(looked)), ())
    if looked:
        state.agenda.append(Frame(ASK_LOOK, frame.seat, (min(effect.keep, len(looked)),)))


def ask_look(state: State, frame: Frame) -> list[Option]:
    n = frame.args[0]
    return [(TAKE, *cards) for cards in subsets(state.tables, state.looked, n, n)]


def answer_look(state: State, frame: Frame, option: Option) -> None:
    state.agenda.pop()
    seat, taken = frame.seat, option[1:]
    left = tuple([card for card in state.looked if card not in taken])
    state.looked = ()
    state.hands[seat] = state.hands[seat] + taken
    state.discards[seat] = state.discards[seat] + left
    do.emit(state, "drawn", seat, taken, 1 << seat)
    if left:
        do.emit(state, "thrown", seat, left)


def do_return(state: State, frame: Frame, effect: Effect) -> None:
    """A card from play to the hand, or one of the own discard pile to hand or play."""
    if effect.source == FROM_DISCARD:
        state.agenda.append(
            Frame(ASK_TARGET, frame.seat, (*frame.args[:3], len(frame.args) - 4, *frame.args[4:]))
        )
        return
    card = frame.args[1]
    there = owner_in_play(state, card) == frame.seat
    go_on(state, frame, frame.args[2], int(there), ())
    if there:
        do.leave_play(state, frame.seat, card)
        state.hands[frame.seat] = (*state.hands[frame.seat], card)
        do.emit(state, "returned", frame.seat, (card,))


def in_discard(state: State, seat: int, effect: Effect) -> list[int]:
    """Cards of the own discard pile that an effect may return, by printed strength; equal ones once (R25)."""
    found: list[int] = []
    seen: list[int] = []
    for card in state.discards[seat]:
        design = state.tables.cards[card]
        fits = has_type(state, card, effect.types) and effect.kind in (ANY_KIND, design.kind)
        weak = effect.max_strength < 0 or design.strength <= effect.max_strength
        if fits and weak and state.tables.twins[card] not in seen:
            if effect.to == TO_PLAY and design.kind != CHARACTER:
                continue
            seen.append(state.tables.twins[card])
            found.append(card)
    return found


def ask_return(state: State, frame: Frame, effect: Effect) -> list[Option]:
    found = in_discard(state, frame.seat, effect)
    return [(CHOOSE, card) for card in found] if found else [(CHOOSE, NO_CARD)]


def answer_return(state: State, frame: Frame, option: Option, effect: Effect) -> None:
    """The chosen card comes to the hand, or enters play with all its effects (R38)."""
    state.agenda.pop()
    card = option[1]
    go_on(state, frame, frame.args[2], int(card != NO_CARD), ())
    if card == NO_CARD:
        return
    if effect.to == TO_PLAY:
        state.discards[frame.seat] = do.without(state.discards[frame.seat], card)
        do.enter_play(state, frame.seat, card)
        start(state, frame.seat, card, ON_PLAY)
    else:
        do.take_from_discard(state, frame.seat, card)


def ask_choice(state: State, frame: Frame) -> list[Option]:
    """A target question: of a character in play, or of a card in the discard pile."""
    effect = state.tables.cards[frame.args[1]].effects[frame.args[2]]
    return ask_return(state, frame, effect) if effect.op == RETURN else ask_target(state, frame)


def answer_choice(state: State, frame: Frame, option: Option) -> None:
    effect = state.tables.cards[frame.args[1]].effects[frame.args[2]]
    if effect.op == RETURN:
        answer_return(state, frame, option, effect)
    else:
        answer_target(state, frame, option)


OPS = {
    EXHAUST: do_targets,
    STRAIGHTEN: do_targets,
    ELIMINATE: do_targets,
    BONUS: do_targets,
    PROTECT: do_targets,
    COPY: do_targets,
    GAIN: do_gain,
    STEAL: do_steal,
    DRAW: do_draw,
    DISCARD: do_discard,
    LOOK: do_look,
    RETURN: do_return,
}
