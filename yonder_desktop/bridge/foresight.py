"""What is certain to follow a choice, told to the seat that would make it."""

from __future__ import annotations

from typing import Any

from yonder_desktop.core.contract import Rules, find_option
from yonder_desktop.core.events import Event

# Two worlds: what differs between them is chance or hidden, and is not foretold.
WORLD_SEEDS = (11, 23)


def certain_events(rules: Rules, state: Any, seat: int, token: str) -> list[Event]:
    """The events that follow `token` in every world that `seat` holds possible, while they are the same."""
    first, second = (_events_in(rules, rules.determinize(state, seat, seed), token) for seed in WORLD_SEEDS)
    certain = []
    for one, other in zip(first, second, strict=False):
        if one.to_record() != other.to_record():
            break
        certain.append(one)
    return [event for event in certain if event.visible_to(seat)]


def _events_in(rules: Rules, world: Any, token: str) -> list[Event]:
    events: list[Event] = []
    rules.apply(world, find_option(rules, world, token), events)
    return events
