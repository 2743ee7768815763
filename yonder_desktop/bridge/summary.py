"""One line for what somebody did: the event that stands for it or names the most, and what it brought."""

from __future__ import annotations

from collections.abc import Sequence

from yonder_desktop.bridge.following import Beat
from yonder_desktop.core.events import Event
from yonder_desktop.wording import GameWords
from yonder_desktop.wording.catalogue import gettext
from yonder_desktop.wording.contract import TellsPhases, TellsSteps
from yonder_desktop.wording.markup import Link, parts


def summary(words: GameWords, events: Sequence[Event], seat: int, viewer: int) -> Beat | None:
    """What `seat` did, as `viewer` may know it; None where there is nothing to tell."""
    own = words.before_phases(events) if isinstance(words, TellsPhases) else events
    told = [
        (event, line)
        for event in own
        if event.seat == seat
        and words.weight(event) >= 0
        and (line := words.event_line(event, viewer, words.seat_names))
    ]
    if not told:
        return None
    headline, line = max(told, key=lambda one: (words.weight(one[0]), len(keys_in(one[1]))))
    rest = [event for event, _line in told if event is not headline and event.visible_to(viewer)]
    brought = words.foretold(rest, seat)
    keys = tuple(dict.fromkeys(key for _event, said in told for key in keys_in(said)))
    # Translators: a sentence about what somebody did, then what it brought in numbers and pictures
    text = gettext("{sentence} {results}").format(sentence=line, results=brought) if brought else line
    return Beat(seat, text, keys)


def steps_without_seat(words: GameWords, events: Sequence[Event]) -> list[Beat]:
    """The steps of an opponent without a seat, where the game has one."""
    if not isinstance(words, TellsSteps):
        return []
    return [Beat(-1, text, keys) for text, keys in words.steps_without_seat(events)]


def keys_in(markup: str) -> list[str]:
    """The live names of a line."""
    return [part.key for part in parts(markup) if isinstance(part, Link)]
