"""Tokens: the short readable words of options, and the items of the table that an option concerns."""

from __future__ import annotations

from yonder_desktop.core.questions import Choice, Option
from yonder_desktop.games.yonder import verbs as v
from yonder_desktop.games.yonder.payments import BY_CARD, BY_ENVOY, BY_WORKER
from yonder_desktop.games.yonder.service import delivery_facts
from yonder_desktop.games.yonder.state import State
from yonder_desktop.games.yonder.tables import Tables
from yonder_desktop.games.yonder.words import DWARF, STUFF

KIND_WORDS = STUFF[DWARF:]
BARE = (v.LOCK_UP, v.END, v.DECLINE, v.DONE, v.SWAP, v.THROW_AWAY)
NUMBERED = (v.TRADE_TIMES, v.DELIVER, v.REPLACE_IN, v.RELEASE)


def token(state: State, option: Option) -> str:
    """The token of an option, see `docs/architecture.md`."""
    verb = option[0]
    word = v.VERBS[verb]
    if verb in BARE:
        return word
    if verb in NUMBERED:
        return f"{word}:{option[1]}"
    return f"{word}:{OBJECTS[verb](state.tables, option)}"


def amounts(numbers: tuple[int, ...]) -> str:
    """`wood=1,hay=2`, or `nothing`."""
    words = [f"{STUFF[kind]}={n}" for kind, n in enumerate(numbers) if n]
    return ",".join(words) if words else "nothing"


def place_object(tables: Tables, option: Option) -> str:
    return f"{KIND_WORDS[option[1]]}@{tables.spots[option[2]].key}"


def arcana_object(tables: Tables, option: Option) -> str:
    return tables.card_set.board.upper[option[1]].id


def fulfil_object(tables: Tables, option: Option) -> str:
    return f"{tables.ship_keys[option[1]]}@{tables.envoy_keys[option[2]]}"


def card_object(tables: Tables, option: Option) -> str:
    return tables.building_keys[option[1]]


def hold_object(tables: Tables, option: Option) -> str:
    return f"{KIND_WORDS[option[1]]}@{tables.building_keys[option[3]]}"


def goods_object(tables: Tables, option: Option) -> str:
    return amounts(option[1:])


def worker_object(tables: Tables, option: Option) -> str:
    return KIND_WORDS[option[1]]


def build_object(tables: Tables, option: Option) -> str:
    waived = f",waive={STUFF[option[2]]}" if option[2] >= 0 else ""
    return tables.building_keys[option[1]] + waived


def trade_object(tables: Tables, option: Option) -> str:
    waived = f",waive={STUFF[option[1]]}" if option[1] >= 0 else ""
    return amounts(option[2:]) + waived


def good_object(tables: Tables, option: Option) -> str:
    return STUFF[option[1]]


def recall_object(tables: Tables, option: Option) -> str:
    place = tables.spots[option[2]].key if option[2] >= 0 else tables.building_keys[option[3]]
    return f"{KIND_WORDS[option[1]]}@{place}"


def envoy_object(tables: Tables, option: Option) -> str:
    return tables.envoy_keys[option[1]]


def ship_object(tables: Tables, option: Option) -> str:
    return tables.ship_keys[option[1]]


def pay_object(tables: Tables, option: Option) -> str:
    unpaid, bakeries, by = option[1], option[2], option[3]
    words = amounts(option[5:17])
    if unpaid:
        words += f",free={unpaid}"
    if bakeries:
        words += f",bakery={bakeries}"
    if by == BY_CARD:
        words += ",by=card"
    elif by == BY_WORKER:
        words += ",by=worker"
    elif by >= BY_ENVOY:
        words += f",by={tables.envoy_keys[by - BY_ENVOY]}"
    return words


def discard_object(tables: Tables, option: Option) -> str:
    return "+".join(tables.building_keys[card] for card in option[1:])


def feed_object(tables: Tables, option: Option) -> str:
    grain, meat, fish, ore, caged = option[6:11]
    words = amounts((0, ore, 0, grain, meat, fish))
    if caged:
        words = f"caged={caged}" if words == "nothing" else f"{words},caged={caged}"
    for kind in range(5):
        if option[1 + kind]:
            words += f",hungry.{KIND_WORDS[kind]}={option[1 + kind]}"
    return words


def seat_object(tables: Tables, option: Option) -> str:
    return f"seat{option[1] + 1}"


def smuggle_object(tables: Tables, option: Option) -> str:
    waived = f",waive={STUFF[option[2]]}" if option[2] >= 0 else ""
    return tables.envoy_keys[option[1]] + waived


def send_object(tables: Tables, option: Option) -> str:
    return amounts((0, 0, 0, 0, 0, 0, 0, *option[1:]))


OBJECTS = {
    v.PLACE: place_object,
    v.ARCANA_TO: arcana_object,
    v.FULFIL_WITH: fulfil_object,
    v.KEEP: card_object,
    v.HOLD: hold_object,
    v.TAKE_GOODS: goods_object,
    v.TAKE_WORKER: worker_object,
    v.DRAW_CARD: card_object,
    v.BUILD_CARD: build_object,
    v.TRADE_FOR: trade_object,
    v.NAME_WAIVED: good_object,
    v.HAND_BACK: good_object,
    v.RECALL_WORKER: recall_object,
    v.DROP: envoy_object,
    v.HIDE: envoy_object,
    v.SECOND: envoy_object,
    v.PAY: pay_object,
    v.DISCARD: discard_object,
    v.FEED: feed_object,
    v.TAKE_SHIP_FROM: ship_object,
    v.GIVE_TO: seat_object,
    v.SMUGGLE: smuggle_object,
    v.REMOVE: arcana_object,
    v.SEND: send_object,
    v.TEAR_DOWN: discard_object,
    v.CAPTAIN: ship_object,
}


def choice(state: State, option: Option) -> Choice:
    """The token and the items of an option."""
    subject, target = items(state.tables, option)
    facts: dict[str, tuple[int, ...]] = {}
    if option[0] == v.DELIVER and state.agenda and state.agenda[-1].op == v.ASK_DELIVERIES:
        facts = delivery_facts(state, state.agenda[-1], option[1])
    if option[0] == v.PAY:
        facts = {"cards": option[4:5], "workers": option[17:18], "buildings": option[18:19]}
    return Choice(option, token(state, option), subject, target, option[0] == v.LOCK_UP, facts)


def items(tables: Tables, option: Option) -> tuple[str, str]:
    """Keys of the item acted with and the item acted on."""
    verb = option[0]
    if verb == v.PLACE:
        return f"worker:{KIND_WORDS[option[1]]}", f"spot:{tables.spots[option[2]].key}"
    if verb == v.ARCANA_TO:
        return "arcana", f"upper:{arcana_object(tables, option)}"
    if verb == v.FULFIL_WITH:
        return f"ship:{tables.ship_keys[option[1]]}", f"envoy:{tables.envoy_keys[option[2]]}"
    if verb in (v.KEEP, v.BUILD_CARD):
        return f"hand:{card_object(tables, option)}", "hand" if verb == v.KEEP else "settlement"
    if verb == v.DRAW_CARD:
        return f"display:{card_object(tables, option)}", "hand"
    if verb == v.TAKE_WORKER:
        return f"stock:{worker_object(tables, option)}", "supply"
    if verb == v.RECALL_WORKER:
        return f"piece:{recall_object(tables, option)}", "supply"
    if verb == v.HOLD:
        return (
            f"piece:{KIND_WORDS[option[1]]}@{tables.spots[option[2]].key}",
            f"card:{tables.building_keys[option[3]]}",
        )
    if verb == v.TAKE_SHIP_FROM:
        return f"harbour:{ship_object(tables, option)}", "supply"
    if verb in (v.DROP, v.HIDE, v.SECOND, v.SMUGGLE):
        return f"envoy:{tables.envoy_keys[option[1]]}", ""
    if verb == v.REMOVE:
        return f"upper:{arcana_object(tables, option)}", ""
    if verb == v.GIVE_TO:
        return "", seat_object(tables, option)
    if verb == v.SWAP:
        return f"ship:{ship_object(tables, option)}", "wharf"
    if verb in (v.LOCK_UP, v.END):
        return v.VERBS[verb], ""
    return "", ""
