"""What cards do in pictures: one row for each effect."""

from __future__ import annotations

from collections.abc import Callable

from yonder_desktop.games.ylandyss import words as w
from yonder_desktop.games.ylandyss.designs import Card, Condition, Count, Effect
from yonder_desktop.wording.catalogue import gettext, pgettext
from yonder_desktop.wording.markup import icon
from yonder_desktop.wording.ylandyss.things import (
    signed_cards,
    signed_coins,
    signed_strength,
    type_sign,
)

BETWEEN = "   "
Sign = Callable[[Effect], str]


def symbols(design: Card) -> str:
    """All rows of a card in one; "" for a card without effects."""
    return BETWEEN.join(rows(design))


def rows(design: Card) -> list[str]:
    """A row for each effect, with what it waits for in front."""
    return [row(effect) for effect in design.effects]


def row(effect: Effect) -> str:
    """One effect: its moment, its condition, what it does."""
    said = SIGNS[effect.op](effect)
    if effect.when is not None:
        text = pgettext("symbols", "{condition}: {effect}")
        said = text.format(condition=condition(effect.when), effect=said)
    if effect.otherwise:
        said = pgettext("symbols", "else {effect}").format(effect=said)
    return moments()[effect.trigger].format(effect=said)


def moments() -> dict[int, str]:
    """When an effect works, in as little room as can be."""
    return {
        w.ON_PLAY: pgettext("symbols", "▸ {effect}"),
        w.CONTINUOUS: pgettext("symbols", "∞ {effect}"),
        w.RESOLUTION: pgettext("symbols", "resolution {effect}"),
        w.IN_REINFORCEMENT: pgettext("symbols", "acquiring {effect}"),
    }


def targets(effect: Effect) -> str:
    """Whom it touches: `1 rival’s ≤3`."""
    if effect.same:
        return pgettext("symbols", "it too")
    if effect.target in (w.SELF, w.TOTAL):
        return pgettext("symbols", "itself") if effect.target == w.SELF else pgettext("symbols", "total")
    who = {
        w.OWN: pgettext("symbols", "own"),
        w.OWN_OTHER: pgettext("symbols", "other own"),
        w.OPPONENT: pgettext("symbols", "rival"),
        w.ANY_OTHER: pgettext("symbols", "other"),
    }[effect.target]
    many = {w.PICK_ALL: pgettext("symbols", "all"), w.PICK_EACH: pgettext("symbols", "each")}
    said = f"{many.get(effect.pick, effect.pick)} {who}{signs(effect.types)}"
    return said if effect.max_strength < 0 else f"{said} ≤{effect.max_strength}"


def signs(types: tuple[int, ...]) -> str:
    """Signs of types behind a word."""
    return "".join(f" {type_sign(kind)}" for kind in types)


def counted(count: Count) -> str:
    """What is counted."""
    if count.zone == w.SPELLS_PLAYED:
        return type_sign(w.SPELL)
    if count.zone == w.AHEAD:
        return pgettext("symbols", "rival ahead")
    who = {
        w.COUNT_OWN: pgettext("symbols", "own"),
        w.COUNT_OWN_OTHER: pgettext("symbols", "other own"),
        w.COUNT_OPPONENT: pgettext("symbols", "rival"),
        w.COUNT_ANY: pgettext("symbols", "any"),
    }[count.who]
    if count.zone == w.IN_DISCARD:
        who = pgettext("symbols", "discarded")
    said = f"{who}{signs(count.types)}"
    return said + " " + icon("exhausted", gettext("exhausted")) if count.exhausted else said


def condition(when: Condition) -> str:
    if when.count is None:
        return pgettext("symbols", "won") if when.result == w.WON else pgettext("symbols", "not won")
    return f"≥{when.least} {counted(when.count)}"


def multiplied(effect: Effect, said: str) -> str:
    """An amount, what it is counted by, and its limit."""
    if effect.per is None:
        return said
    said = pgettext("symbols", "{gain} per {thing}").format(gain=said, thing=counted(effect.per))
    return f"{said} (≤{effect.cap})" if effect.cap else said


def _deed(sign: str, effect: Effect) -> str:
    return f"{sign} {targets(effect)}"


def _exhaust(effect: Effect) -> str:
    return _deed(icon("exhausted", gettext("exhaust")), effect)


def _straighten(effect: Effect) -> str:
    return _deed(icon("straighten", gettext("straighten")), effect)


def _eliminate(effect: Effect) -> str:
    return _deed(icon("eliminate", gettext("eliminate")), effect)


def _bonus(effect: Effect) -> str:
    said = multiplied(effect, signed_strength(effect.amount))
    return said if effect.target == w.SELF else f"{said} {targets(effect)}"


def _protect(effect: Effect) -> str:
    return _deed(icon("guarded", gettext("protected")), effect)


def _undying(effect: Effect) -> str:
    eliminated = icon("eliminate", gettext("eliminate"))
    return pgettext("symbols", "{eliminated} → hand").format(eliminated=eliminated)


def _gain(effect: Effect) -> str:
    return multiplied(effect, signed_coins(effect.amount))


def _steal(effect: Effect) -> str:
    whose = {
        w.FROM_ONE: pgettext("symbols", "from 1 rival"),
        w.FROM_WINNER: pgettext("symbols", "from the winner"),
        w.FROM_EACH: pgettext("symbols", "from each rival"),
    }[effect.source]
    return f"{signed_coins(effect.amount)} {whose}"


def _draw(effect: Effect) -> str:
    return multiplied(effect, signed_cards(effect.amount))


def _discard(effect: Effect) -> str:
    return signed_cards(-effect.amount)


def _look(effect: Effect) -> str:
    text = pgettext("symbols", "{cards} of the top {n}")
    return text.format(cards=signed_cards(effect.keep), n=effect.amount)


def _return(effect: Effect) -> str:
    """What goes where: `discarded soldier → hand`."""
    if effect.source == w.FROM_PLAY:
        return pgettext("symbols", "itself → hand")
    kind = {w.CHARACTER: pgettext("symbols", " character"), w.ACTION: pgettext("symbols", " action")}
    said = pgettext("symbols", "discarded") + (signs(effect.types) or kind.get(effect.kind, ""))
    if effect.max_strength >= 0:
        said += f" ≤{effect.max_strength}"
    where = pgettext("symbols", "play") if effect.to == w.TO_PLAY else pgettext("symbols", "hand")
    return f"{said} → {where}"


def _copy(effect: Effect) -> str:
    return _deed(icon("repeat", gettext("repeat")), effect)


def _discount(effect: Effect) -> str:
    return pgettext("symbols", "price {coins}").format(coins=multiplied(effect, signed_coins(-effect.amount)))


def _tax(effect: Effect) -> str:
    price = pgettext("symbols", "rivals’ price {coins}").format(coins=signed_coins(effect.amount))
    most = f" (≤{effect.cap})" if effect.cap else ""
    return price + " → " + icon("loot", gettext("loot")) + most


def _limit(effect: Effect) -> str:
    return multiplied(effect, signed_strength(effect.amount))


def _place(effect: Effect) -> str:
    return pgettext("symbols", "first card → hand")


SIGNS: dict[int, Sign] = {
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
