"""What cards do in pictures: the one line of a small face."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from yonder_desktop.games.yonder import words as w
from yonder_desktop.games.yonder.designs import Building, Envoy, Modifier, Price, Score, Ship, Step, Trigger
from yonder_desktop.wording.catalogue import pgettext
from yonder_desktop.wording.markup import icon
from yonder_desktop.wording.yonder.rules_text import Design

ARROW = " → "
MOST_PICTURES = 3


def symbols(design: Design) -> str:
    """The line of pictures for a design."""
    if isinstance(design, Building):
        return building_symbols(design)
    if isinstance(design, Envoy):
        return envoy_symbols(design)
    if isinstance(design, Ship):
        return ship_symbols(design)
    return steps(design.effect)


def building_symbols(building: Building) -> str:
    if building.score is not None:
        return score_symbols(building.score)
    done = steps(building.effect)
    changed = modifier_symbols(building.modifier) if building.modifier is not None else ""
    if building.trigger is None:
        return f"{done}   {changed}" if changed else done
    return (
        trigger_symbols(building.trigger) + ARROW + (done or changed)
        if done
        else changed_by(building.trigger, changed)
    )


def changed_by(trigger: Trigger, changed: str) -> str:
    """A changed rule, with the workers that it needs in front."""
    needed = pictures(trigger.min_workers)
    return needed + ARROW + changed if needed else changed


def envoy_symbols(envoy: Envoy) -> str:
    """Range, price and reward of a delivery."""
    often = f"{envoy.least}–{envoy.most}×" if envoy.most > envoy.least else f"{envoy.least}×"
    return f"{often} {price(envoy.price)}{ARROW}{{market}} + {steps(envoy.bonus)}"


def ship_symbols(ship: Ship) -> str:
    """The ability of a ship, with what narrows it in front."""
    ability = ship.ability
    if ability.on == w.ON_COPY:
        return pgettext("symbols", "= starting {ship}").format(ship="{ship}")
    narrowed = [*ability.letters, *(pgettext("symbols", "round {n}").format(n=n) for n in ability.rounds)]
    if ability.min_deliveries:
        narrowed.append(f"{ability.min_deliveries}+×")
    if ability.on == w.ON_DELIVERY and ability.effect:
        narrowed.append("1×")
    if ability.on == w.ON_LOCK_UP:
        narrowed.append("{lock}")
    if ability.from_city:
        narrowed.append(pgettext("symbols", "from the city"))
    done = modifier_symbols(ability.modifier) if ability.modifier is not None else steps(ability.effect)
    return "/".join(narrowed) + ARROW + done if narrowed else done


def pictures(stuff: Sequence[int]) -> str:
    """One picture for each thing, or a number before it where there are many."""
    return "".join(repeated(w.STUFF[kind], n) for kind, n in enumerate(stuff) if n)


def repeated(name: str, n: int) -> str:
    """`{fish}{fish}` or `5{fish}`."""
    return icon(name) * n if n <= MOST_PICTURES else f"{n}{icon(name)}"


def choice_of(goods_class: int) -> str:
    """The goods of a class with strokes between them."""
    if goods_class == w.ANY_GOOD:
        return pgettext("symbols", "any good")
    return "/".join(icon(w.STUFF[good]) for good in w.CLASS_GOODS[goods_class])


def price(paid: Price) -> str:
    """What is paid, in pictures."""
    things = [pictures(paid.stuff)]
    if paid.any_resource:
        things.append(times(paid.any_resource, choice_of(w.RESOURCE_CLASS)))
    if paid.gained_resource:
        things.append(times(paid.gained_resource, choice_of(w.RESOURCE_CLASS)))
    if paid.any_worker:
        things.append(times(paid.any_worker, pgettext("symbols", "any worker")))
    if paid.hand_cards:
        things.append(times(paid.hand_cards, pgettext("symbols", "hand card")))
    if paid.buildings:
        things.append(times(paid.buildings, "{building}"))
    if paid.other_envoy:
        things.append(pgettext("symbols", "price of another {envoy}").format(envoy="{envoy}"))
    return " ".join(thing for thing in things if thing)


def times(n: int, thing: str) -> str:
    """`3× thing`, or the thing alone for one."""
    return thing if n == 1 else f"{n}× {thing}"


def steps(effect: Sequence[Step]) -> str:
    """All steps with plus signs between them."""
    return " + ".join(STEPS[step.op](step) for step in effect)


def _gain_worker(step: Step) -> str:
    if step.kind >= w.DWARF:
        return repeated(w.STUFF[step.kind], step.n)
    if step.kind == w.ANY_BUT_SKELETON:
        return times(step.n, pgettext("symbols", "any but {skeleton}").format(skeleton="{skeleton}"))
    return times(step.n, pgettext("symbols", "any worker"))


def _gold(step: Step) -> str:
    return f"{step.n}{{gold}}" if step.n > 0 else f"−{-step.n}{{gold}}"


def _build(step: Step) -> str:
    if step.free:
        return pgettext("symbols", "free {building}").format(building="{building}")
    return f"{{building}} −{step.discount}" if step.discount else "{building}"


def _trade(step: Step) -> str:
    often = f" ×{step.n}" if step.n > 1 else ""
    paid = price(step.price or Price())
    if step.mode == "give":
        # Translators: goods are given to another player, in as little room as can be
        paid = pgettext("symbols", "give {things}").format(things=paid)
    return f"{paid}{ARROW}{steps(step.gain)}{often}"


def _recall(step: Step) -> str:
    who = repeated(w.STUFF[step.kind], step.n) if step.kind >= w.DWARF else ""
    if step.place == w.TO_OWN_SUPPLY:
        return who or pgettext("symbols", "recall")
    return pgettext("symbols", "dismiss {who}").format(who=who).strip()


def _drop(step: Step) -> str:
    return pgettext("symbols", "drop {envoy}").format(envoy="{envoy}")


def _hide(step: Step) -> str:
    return pgettext("symbols", "hide {envoy}").format(envoy="{envoy}")


def _fulfil(step: Step) -> str:
    unpaid = pgettext("symbols", "{n} unpaid").format(n=step.n)
    return f"{{ship}}{ARROW}{{envoy}}, {unpaid}" if step.n else f"{{ship}}{ARROW}{{envoy}}"


def _draw(step: Step) -> str:
    # Translators: cards are drawn, in as little room as can be
    return pgettext("symbols", "draw {n}").format(n=step.n)


STEPS: dict[int, Callable[[Step], str]] = {
    w.GAIN: lambda step: pictures(step.goods),
    w.GAIN_ANY: lambda step: times(step.n, choice_of(step.kind)),
    w.GAIN_ARCANA: lambda step: repeated("arcana", step.n),
    w.GAIN_WORKER: _gain_worker,
    w.GAIN_DISCOUNTED: lambda step: f"+{step.n}",
    w.GOLD: _gold,
    w.COIN: lambda step: ("{envoy}" + ARROW if step.on_envoy else "") + repeated("coin", step.n),
    w.DRAW: _draw,
    w.BUILD: _build,
    w.FAVOUR: lambda step: repeated("favour", step.n),
    w.TRADE: _trade,
    w.TAKE_SHIP: lambda step: "{ship}",
    w.RECALL: _recall,
    w.HOLD_WORKER: lambda step: pgettext("symbols", "keep worker"),
    w.DROP_ENVOY: _drop,
    w.HIDE_ENVOY: _hide,
    w.FULFIL: _fulfil,
    w.SIDE_DELIVERY: lambda step: times(
        step.n, pgettext("symbols", "another's {envoy}").format(envoy="{envoy}")
    ),
    w.REMOVE_ARCANA: lambda step: pgettext("symbols", "upper city −{things}").format(
        things=repeated("arcana", step.n)
    ),
    w.SWAP_WITH_WHARF: lambda step: "{ship} ⇄ {ship}",
    w.DISCARD_ENVOY_AND_SHIP: lambda step: "−{ship} −{envoy}",
}


def trigger_symbols(trigger: Trigger) -> str:
    """What a building waits for."""
    if trigger.on == w.ON_PLACE:
        return (
            icon(w.STUFF[trigger.worker]) if trigger.worker >= w.DWARF else pgettext("symbols", "any worker")
        )
    if trigger.on == w.ON_PAY:
        return icon(w.STUFF[trigger.good])
    return {w.ON_DWARF_DISCOUNT: "{dwarf_discount}", w.ON_LOCK_UP: "{lock}", w.ON_SELL_FISH: "{fish}"}.get(
        trigger.on, "{envoy}"
    )


def modifier_symbols(modifier: Modifier) -> str:
    """The changed rule."""
    return MODIFIERS[modifier.op](modifier)


def _discount(modifier: Modifier) -> str:
    less = f"−{modifier.n} {choice_of(modifier.goods_class)}"
    return price(modifier.price) + ARROW + less if modifier.price is not None else less


def _free_delivery(modifier: Modifier) -> str:
    without = {
        w.WITHOUT_GOLD: pgettext("symbols", "{n} unpaid, no {market}"),
        w.WITHOUT_BONUS: pgettext("symbols", "{n} unpaid, no bonus"),
    }.get(modifier.without, pgettext("symbols", "{n} unpaid"))
    return without.format(n=modifier.n, market="{market}")


def _replace(modifier: Modifier) -> str:
    given = "{market}" if modifier.what == w.REPLACE_GOLD else pgettext("symbols", "bonus")
    often = (
        ""
        if modifier.deliveries == 1 or modifier.deliveries == w.ALL_DELIVERIES
        else f" ×{modifier.deliveries}"
    )
    return f"{given}{ARROW}{steps(modifier.by)}{often}"


def _alternative_cost(modifier: Modifier) -> str:
    return f"{price(modifier.price or Price())}{ARROW}1×"


def _food_value(modifier: Modifier) -> str:
    eater = f"{icon(w.STUFF[modifier.only_for])}: " if modifier.only_for >= w.DWARF else ""
    return eater + pgettext("symbols", "{good} feeds {n}").format(
        good=icon(w.STUFF[modifier.good]), n=modifier.n
    )


MODIFIERS: dict[int, Callable[[Modifier], str]] = {
    w.DISCOUNT: _discount,
    w.FREE_DELIVERY: _free_delivery,
    w.EXTRA_BONUS: lambda modifier: pgettext("symbols", "+{n} bonus").format(n=modifier.n),
    w.EXTRA_MAX: lambda modifier: pgettext("symbols", "+{n}× deliveries").format(n=modifier.n),
    w.ALTERNATIVE_COST: _alternative_cost,
    w.REPLACE: _replace,
    w.TWO_ENVOYS: lambda modifier: "{ship}" + ARROW + "{envoy}{envoy}",
    w.OGRE_MULTIPLIER: lambda modifier: f"{{ogre}} ×{modifier.n}",
    w.FOOD_VALUE: _food_value,
    w.STORED_FOOD: _food_value,
    w.FISH_PRICE: lambda modifier: f"{modifier.first}× {{fish}}{ARROW}{modifier.n}{{gold}}",
}


def score_symbols(score: Score) -> str:
    """Gold at the end, and for what."""
    if score.kind == w.SCORE_FLAT:
        return f"{score.each}{{gold}}"
    if score.kind == w.SCORE_ALL_KINDS:
        return "".join(icon(w.STUFF[kind]) for kind in w.WORKERS) + ARROW + f"{score.each}{{gold}}"
    if score.kind == w.SCORE_THRESHOLD:
        held = "·".join(str(pair[0]) for pair in score.steps)
        return f"{held} {icon(w.STUFF[score.per])}{ARROW}{'·'.join(str(pair[1]) for pair in score.steps)}{{gold}}"
    if score.kind == w.SCORE_PER_LETTER:
        return f"{score.each}{{gold}} / {w.LETTERS[score.per]}"
    counted = {
        w.PER_BUILDING: "{building}",
        w.PER_ENVOY: "{envoy}",
        w.PER_SHIP: "{ship}",
        w.PER_NON_SKELETON: "".join(icon(w.STUFF[kind]) for kind in w.WORKERS if kind != w.SKELETON),
        w.PER_RESOURCE_TRIO: "".join(icon(w.STUFF[good]) for good in w.RESOURCES),
    }
    thing = counted[score.per] if score.per in counted else icon(w.STUFF[score.per])
    most = f" ≤{score.cap}" if score.cap else ""
    return f"{score.each}{{gold}} / {thing}{most}"
