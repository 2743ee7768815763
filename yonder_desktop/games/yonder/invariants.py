"""Invariants: what must hold in every position, for the contract tests and `sim`."""

from __future__ import annotations

from yonder_desktop.core.faults import N_, Fault
from yonder_desktop.games.yonder.state import State
from yonder_desktop.games.yonder.words import ARCANA, DWARF, STUFF


def breaches(state: State) -> list[Fault]:
    """What is wrong with a position; empty if nothing is."""
    found = workers_conserved(state) + arcana_conserved(state) + nothing_negative(state)
    return found + cards_once(state) + spots_sound(state) + ships_sound(state)


def workers_conserved(state: State) -> list[Fault]:
    """Workers in supplies, on spots, on cards and in the general supply are as many as in the box."""
    found: list[Fault] = []
    for kind in range(5):
        total = state.stock[kind] + sum(own[DWARF + kind] for own in state.supply)
        total += sum(mask >> kind & 1 for mask in state.spots)
        total += sum(state.held[card].count(kind) for card in sorted(state.held))
        limit = state.tables.card_set.board.limits[DWARF + kind]
        if total != limit:
            found.append(
                Fault(
                    N_("{total} workers of kind {kind}, not {limit}"),
                    total=total,
                    kind=STUFF[DWARF + kind],
                    limit=limit,
                )
            )
    return found


def arcana_conserved(state: State) -> list[Fault]:
    """Arcana in supplies, in the upper city and in the general supply."""
    total = state.stock_arcana + sum(own[ARCANA] for own in state.supply) + bin(state.upper).count("1")
    limit = state.tables.card_set.board.limits[ARCANA]
    return [] if total == limit else [Fault(N_("{total} arcana, not {limit}"), total=total, limit=limit)]


def nothing_negative(state: State) -> list[Fault]:
    """No supply, gold, coin or stock below zero."""
    found: list[Fault] = []
    for seat, own in enumerate(state.supply):
        for kind, n in enumerate(own):
            if n < 0:
                found.append(Fault(N_("seat {seat} has {n} {kind}"), seat=seat, n=n, kind=STUFF[kind]))
    for name in ("gold", "coins", "envoy_coins", "stock"):
        found += [Fault(N_("{name} below zero"), name=name) for n in getattr(state, name) if n < 0]
    return found


def cards_once(state: State) -> list[Fault]:
    """No building, envoy or ship lies in two places."""
    found: list[Fault] = []
    hands = [card for zone in state.hands + state.buildings for card in zone]
    zones = {
        "building": hands + [card for card in state.display + state.building_stack if card >= 0],
        "envoy": [card for zone in state.envoys for card in zone]
        + [
            card
            for card in state.city_envoys + state.envoy_stack + state.envoys_out + state.olos_camp
            if card >= 0
        ],
        "ship": [ship for zone in state.ships for ship in zone]
        + [ship for ship in state.harbour + state.wharf + state.ships_out if ship >= 0],
    }
    keys = {
        "building": state.tables.building_keys,
        "envoy": state.tables.envoy_keys,
        "ship": state.tables.ship_keys,
    }
    for name in sorted(zones):
        for card in sorted(set(zones[name])):
            if zones[name].count(card) > 1:
                found.append(Fault(N_("{name} {card} is in two places"), name=name, card=keys[name][card]))
    return found


def spots_sound(state: State) -> list[Fault]:
    """At most one elf and one other on a spot; nobody on cards that are not built."""
    built = {spot for places in state.places for spot in places}
    found: list[Fault] = []
    for spot, mask in enumerate(state.spots):
        others = bin(mask & ~2).count("1")
        if others > 1:
            found.append(
                Fault(
                    N_("{others} workers besides an elf on {spot}"),
                    others=others,
                    spot=state.tables.spots[spot].key,
                )
            )
        if mask and state.tables.spots[spot].card >= 0 and spot not in built:
            found.append(Fault(N_("a worker on the unbuilt {spot}"), spot=state.tables.spots[spot].key))
    return found


def ships_sound(state: State) -> list[Fault]:
    """Ships lie on own envoys only, and not in a supply at the same time."""
    found: list[Fault] = []
    for seat in range(state.seats):
        for envoy in state.envoys[seat]:
            if state.carried[envoy] in state.ships[seat]:
                found.append(
                    Fault(
                        N_("ship on {envoy} is also in the supply of seat {seat}"),
                        envoy=state.tables.envoy_keys[envoy],
                        seat=seat,
                    )
                )
    return found
