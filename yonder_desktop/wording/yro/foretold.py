"""The pill of a ghost: what a choice is certain to bring the seat that makes it."""

from __future__ import annotations

from collections.abc import Sequence

from yonder_desktop.core.events import Event
from yonder_desktop.games.yro.words import MAGIC, MONEY, NO_GAIN, TECH, VP
from yonder_desktop.wording.catalogue import pgettext
from yonder_desktop.wording.yro.names import Names
from yonder_desktop.wording.yro.places import LATER, link_words
from yonder_desktop.wording.yro.things import signed


def foretold(names: Names, events: Sequence[Event], seat: int) -> str:
    """Links and the net change of arts, money and victory points; "" where nothing is certain.

    A sealed answer alone (`locked`) brings nothing before all are carried out.
    """
    own = [event for event in events if event.seat == seat]
    parts = [link_words(names, *event.args[:2]) for event in own if event.kind == "linked"]
    net = net_gain(own)
    parts += [signed(kind, net[kind]) for kind in LATER if net[kind]]
    return pgettext("list of results", "  ").join(parts)


def net_gain(events: Sequence[Event]) -> list[int]:
    """What comes and goes, as the five numbers of a gain; points lost at the end of a track are not counted."""
    net = list(NO_GAIN)
    for event in events:
        if event.kind == "money_changed":
            net[MONEY] += event.args[0]
        elif event.kind == "vp_gained":
            net[VP] += event.args[0]
        elif event.kind == "art_gained" and event.args[0] in (MAGIC, TECH):
            net[event.args[0]] += event.args[2] - event.args[3]
    return net
