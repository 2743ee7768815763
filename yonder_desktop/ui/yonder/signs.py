"""What effects do, in pictures and numbers only: the notation of the board and of cards, the same in all languages."""

from __future__ import annotations

import re

from yonder_desktop.games.yonder.designs import Building, Envoy, Modifier, Price, Score, Ship, Step
from yonder_desktop.games.yonder.words import (
    ALTERNATIVE_COST,
    ANY_BUT_SKELETON,
    ANY_WORKER,
    ARCANA,
    BUILD,
    COIN,
    DISCARD_ENVOY_AND_SHIP,
    DISCOUNT,
    DRAW,
    DROP_ENVOY,
    EXTRA_BONUS,
    EXTRA_MAX,
    FAVOUR,
    FISH_PRICE,
    FOOD_VALUE,
    FREE_DELIVERY,
    FULFIL,
    GAIN,
    GAIN_ANY,
    GAIN_ARCANA,
    GAIN_DISCOUNTED,
    GAIN_WORKER,
    GOLD,
    HIDE_ENVOY,
    HOLD_WORKER,
    OGRE_MULTIPLIER,
    ON_DWARF_DISCOUNT,
    ON_LOCK_UP,
    ON_PAY,
    ON_PLACE,
    PER_BUILDING,
    PER_ENVOY,
    PER_NON_SKELETON,
    PER_SHIP,
    RECALL,
    REMOVE_ARCANA,
    REPLACE,
    REPLACE_GOLD,
    SCORE_ALL_KINDS,
    SCORE_FLAT,
    SCORE_PER,
    SCORE_PER_LETTER,
    SCORE_THRESHOLD,
    SIDE_DELIVERY,
    STORED_FOOD,
    STUFF,
    SWAP_WITH_WHARF,
    TAKE_SHIP,
    TO_GENERAL_SUPPLY,
    TRADE,
    TWO_ENVOYS,
)

REPEATED = re.compile(r"(\{\w+\})\1{2,}")
CLASS_SIGNS = ("{any_resource}", "{any_food}", "{any_good}")
ARROW = "→"


def goods(numbers: tuple[int, ...]) -> str:
    """Twelve numbers as pictures; from four of a kind on as a number and one picture."""
    signs = []
    for index, number in enumerate(numbers):
        picture = f"{{{STUFF[index]}}}"
        signs.append(picture * number if number < 4 else f"{number}{picture}")
    return "".join(signs)


def price(paid: Price) -> str:
    """What is paid."""
    signs = goods(paid.stuff)
    signs += _times(paid.any_resource, "{any_resource}") + _times(paid.any_worker, "{any_worker}")
    signs += _times(paid.hand_cards, "{card}") + _times(paid.buildings, "{building}")
    signs += _times(paid.gained_resource, "{any_resource}") + _times(paid.other_envoy, "{envoy}")
    return signs


def _times(number: int, picture: str) -> str:
    if number <= 0:
        return ""
    return picture * number if number < 3 else f"{number}{picture}"


def steps(effect: tuple[Step, ...]) -> str:
    """Steps one after the other."""
    return " ".join(step_sign(step) for step in effect)


def step_sign(step: Step) -> str:
    """One step of an effect."""
    if step.op == GAIN:
        return goods(step.goods)
    if step.op == TRADE:
        return _trade(step)
    if step.op == GAIN_ANY:
        return _times(step.n, CLASS_SIGNS[step.kind])
    if step.op in (GAIN_WORKER, RECALL, HOLD_WORKER):
        return _worker_step(step)
    if step.op == BUILD:
        return (
            "{building}{gift}" if step.free else "{building}" + (f"−{step.discount}" if step.discount else "")
        )
    if step.op == FULFIL:
        return "{envoy}" + "{gift}" * step.n
    return STEP_SIGNS.get(step.op, "").format_map(_Numbers(step.n))


class _Numbers(dict[str, str]):
    """Fills `{n}` and `{plus}` into a sign and leaves pictures alone."""

    def __init__(self, number: int) -> None:
        signed = str(number) if number >= 0 else f"−{-number}"
        super().__init__(n=signed, plus=f"+{signed}")

    def __missing__(self, name: str) -> str:
        return f"{{{name}}}"


STEP_SIGNS = {
    GAIN_ARCANA: "{arcana}",
    GAIN_DISCOUNTED: "{any_good}",
    GOLD: "{n}{gold}",
    COIN: "{coin}",
    DRAW: "{card}",
    FAVOUR: "{favour}",
    TAKE_SHIP: "{ship}",
    DROP_ENVOY: "{envoy_away}",
    HIDE_ENVOY: "{envoy_hidden}",
    SIDE_DELIVERY: "{envoy}{market}",
    REMOVE_ARCANA: "−{arcana}",
    SWAP_WITH_WHARF: "{ship}/{ship}",
    DISCARD_ENVOY_AND_SHIP: "−{envoy}{ship}",
}


def _worker_step(step: Step) -> str:
    kind = "{any_worker}" if step.kind in (ANY_WORKER, ANY_BUT_SKELETON) else f"{{{STUFF[step.kind]}}}"
    if step.op == GAIN_WORKER:
        return _times(step.n, kind)
    if step.op == HOLD_WORKER:
        return "{recall}{any_worker}"
    arrow = "{dismiss}" if step.place == TO_GENERAL_SUPPLY else "{recall}"
    return arrow + ("" if step.kind == ANY_WORKER else _times(step.n, kind))


def _trade(step: Step) -> str:
    paid = price(step.price) if step.price is not None else ""
    often = f" ×{step.n}" if step.n > 1 else ""
    return f"{paid} {ARROW} {steps(step.gain)}{often}"


def building(design: Building) -> str:
    """What a building does."""
    if design.score is not None:
        return score(design.score)
    parts = []
    if design.trigger is not None:
        parts.append(TRIGGER_SIGNS.get(design.trigger.on, ""))
        if design.trigger.on == ON_PLACE and design.trigger.worker >= 0:
            parts.append(f"{{{STUFF[design.trigger.worker]}}}")
        if design.trigger.on == ON_PAY and design.trigger.good >= 0:
            parts.append(f"{{{STUFF[design.trigger.good]}}}")
        if design.modifier is not None and any(design.trigger.min_workers):
            parts.append(goods(design.trigger.min_workers))
    does = steps(design.effect)
    if design.modifier is not None:
        does = does or modifier(design.modifier)
    before = "".join(parts)
    if ARROW in does and before:
        return f"{before}: {does}"
    return f"{before} {ARROW} {does}" if before and does else before or does


TRIGGER_SIGNS = {ON_DWARF_DISCOUNT: "{dwarf_discount}", ON_LOCK_UP: "{lock}"}


def modifier(change: Modifier) -> str:
    """A changed rule."""
    if change.op == DISCOUNT:
        paid = f"{price(change.price)} {ARROW} " if change.price is not None else ""
        return f"{paid}−{change.n}{CLASS_SIGNS[change.goods_class]}"
    if change.op == ALTERNATIVE_COST and change.price is not None:
        return f"{price(change.price)} {ARROW} {{market}}"
    if change.op == REPLACE:
        replaced = "{market}" if change.what == REPLACE_GOLD else "{gift}"
        return f"{replaced} {ARROW} {steps(change.by)}"
    if change.op in (FOOD_VALUE, STORED_FOOD) and change.good >= 0:
        eater = f"{{{STUFF[change.only_for]}}} " if change.only_for >= 0 else ""
        return f"{eater}{{{STUFF[change.good]}}} = {change.n}{{any_food}}"
    return MODIFIER_SIGNS.get(change.op, "").format_map(_Numbers(change.n))


MODIFIER_SIGNS = {
    FREE_DELIVERY: "{envoy}{gift}",
    EXTRA_BONUS: "{plus}{gift}",
    EXTRA_MAX: "{plus}{envoy}",
    TWO_ENVOYS: "{envoy}{envoy}",
    OGRE_MULTIPLIER: "{ogre} ×{n}",
    FISH_PRICE: "{fish} = {n}{gold}",
}


def score(pays: Score) -> str:
    """What a C building pays at the end."""
    if pays.kind == SCORE_FLAT:
        return f"{pays.each}{{gold}}"
    if pays.kind == SCORE_PER:
        return f"{pays.each}{{gold}} / {_counted(pays.per)}"
    if pays.kind == SCORE_PER_LETTER:
        return f"{pays.each}{{gold}} / {{letter_{['hq', 'a', 'b', 'c'][pays.per]}}}"
    if pays.kind == SCORE_THRESHOLD:
        first, last = pays.steps[0], pays.steps[-1]
        return f"{first[1]}–{last[1]}{{gold}} / {_counted(pays.per)}"
    if pays.kind == SCORE_ALL_KINDS:
        return f"5{{any_worker}} {ARROW} {pays.each}{{gold}}"
    return ""


def _counted(per: int) -> str:
    if per < len(STUFF):
        return f"{{{STUFF[per]}}}"
    return COUNTED.get(per, "{wood}{ore}{hay}")


COUNTED = {
    PER_BUILDING: "{building}",
    PER_ENVOY: "{envoy}",
    PER_SHIP: "{ship}",
    PER_NON_SKELETON: "{any_worker}",
}


def bonus(design: Envoy) -> str:
    """What each delivery brings beside the market value."""
    return steps(design.bonus)


def deliveries(design: Envoy) -> str:
    """The range of deliveries."""
    return f"{design.least}–{design.most}" if design.most > design.least else str(design.least)


def ability(design: Ship) -> str:
    """What a ship does."""
    does = steps(design.ability.effect)
    if design.ability.modifier is not None:
        does = modifier(design.ability.modifier)
    if design.ability.on == ON_LOCK_UP:
        return f"{{lock}} {ARROW} {does}"
    if design.ability.rounds:
        return f"{'/'.join(map(str, design.ability.rounds))}. {does}"
    return "".join(f"{{letter_{letter.lower()}}}" for letter in design.ability.letters) + (
        f" {does}" if does else ""
    )


def cargo(design: Ship) -> str:
    """The cargo: workers first, then goods and arcana."""
    numbers = design.cargo
    workers = tuple(0 if index <= ARCANA else number for index, number in enumerate(numbers))
    rest = tuple(number if index <= ARCANA else 0 for index, number in enumerate(numbers))
    return goods(workers) + goods(rest)


def condensed(markup: str) -> str:
    """Three and more equal pictures as a number and one picture, and no air around signs: for narrow places."""
    counted = REPEATED.sub(lambda match: f"{len(match[0]) // len(match[1])}{match[1]}", markup)
    return counted.replace(f" {ARROW} ", ARROW).replace(" / ", "/").replace(" = ", "=")
