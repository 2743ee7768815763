"""YRO's log: a line for every kind of event, and nothing hidden in it."""

import re
from pathlib import Path

import pytest

from yonder_desktop.core.events import Event
from yonder_desktop.games.yro.rules import YroRules
from yonder_desktop.games.yro.words import (
    FROM_COMBAT,
    FROM_LINKS,
    FROM_MONEY,
    FROM_QUESTS,
    FROM_RECRUIT,
    FROM_STARS,
    FROM_VP_PHASE,
    MAGIC,
    ORIGIN,
    TECH,
    cell_at,
)
from yonder_desktop.wording.markup import Link, parts, plain
from yonder_desktop.wording.yro import events
from yonder_desktop.wording.yro.words import YroWords

SEATS = ("Ada", "Bo", "Cy", "Dee")
# cards 0, 3 and 5 of the house set
BADGER, VIXEN, PELICAN = 0, 3, 5

LINES = [
    (Event("turn_began", -1, (4,)), "Turn 4 began."),
    (Event("locked", 0), "Ada has chosen."),
    (
        Event("reshuffled", -1, (1,)),
        "The deck was empty: 1 card of the discard pile was shuffled into a new one.",
    ),
    (
        Event("reshuffled", -1, (12,)),
        "The deck was empty: 12 cards of the discard pile were shuffled into a new one.",
    ),
    (Event("cards_drawn", 0, (BADGER, VIXEN)), "Ada drew Badger Wrestler and Vixen Bladedancer."),
    (Event("cards_drawn", 0, (BADGER, VIXEN, PELICAN), 0b1), "Ada drew 3 cards."),
    (Event("cards_drawn", 0, (BADGER,), 0b1), "Ada drew 1 card."),
    (Event("cards_discarded", 1, (PELICAN,)), "Bo discarded Pelican Chandler."),
    (Event("packs_passed", -1, (1,)), "1 card of each pack is taken; the packs went on."),
    (Event("packs_passed", -1, (4,)), "4 cards of each pack are taken; the packs went on."),
    (Event("packs_passed", -1, (5,)), "The last card of each pack was taken: the draft is over."),
    (Event("phantom_picked", -1, (), 0), "The phantom neighbour took a card."),
    (
        Event("phantom_discarded", -1, (BADGER, VIXEN)),
        "The phantom neighbour had taken Badger Wrestler and Vixen Bladedancer, which went to the discard pile.",
    ),
    (Event("revealed", 0, ()), "Ada recruited nobody."),
    (Event("revealed", 0, (BADGER, PELICAN)), "Ada recruited Badger Wrestler and Pelican Chandler."),
    (Event("money_changed", 0, (2, 7)), "Ada took 2 money and has 7."),
    (Event("money_changed", 0, (-5, 0)), "Ada paid 5 money and has 0."),
    (Event("placed", 0, (BADGER, ORIGIN)), "Ada placed Badger Wrestler as the first adventurer."),
    (
        Event("placed", 0, (BADGER, cell_at(1, -1))),
        "Ada placed Badger Wrestler 1 to the right and 1 to the back of the first adventurer.",
    ),
    (
        Event("placed", 0, (BADGER, cell_at(-2, 0))),
        "Ada placed Badger Wrestler 2 to the left of the first adventurer.",
    ),
    (Event("linked", 0, (0, 4)), "Ada completed a link of the faction Floating City."),
    (Event("linked", 0, (1, 4)), "Ada completed a link of the profession Wizard."),
    (Event("art_gained", 0, (MAGIC, 1, 2, 1)), "Ada gained 1 Magic and has 2, Level I."),
    (Event("art_gained", 0, (TECH, 2, 3, 1)), "Ada gained 2 Technology, has 3 and reached Level II."),
    (
        Event("art_gained", 0, (MAGIC, 3, 10, 9)),
        "Ada gained 3 Magic, of which 2 were lost: the track ends at 10, Level IV.",
    ),
    (
        Event("art_gained", 0, (TECH, 1, 10, 10)),
        "Ada gained 1 Technology, of which 1 was lost: the track ends at 10, Level IV.",
    ),
    (Event("vp_gained", 0, (2, 9, FROM_RECRUIT)), "Ada gained 2 VP on recruiting and has 9."),
    (Event("vp_gained", 0, (3, 9, FROM_LINKS)), "Ada gained 3 VP for the link and has 9."),
    (Event("vp_gained", 0, (1, 9, FROM_STARS)), "Ada gained 1 VP by asterisks and has 9."),
    (Event("vp_gained", 0, (4, 9, FROM_VP_PHASE)), "Ada gained 4 VP and has 9."),
    (Event("vp_gained", 0, (3, 44, FROM_MONEY)), "The money of Ada was worth 3 VP, 44 in all."),
    (Event("vp_gained", 0, (5, 9, FROM_COMBAT)), None),
    (Event("vp_gained", 0, (3, 9, FROM_QUESTS)), None),
    (Event("fought", 0, (12, 5)), "Ada fought with 12 power and got 5 VP."),
    (Event("fought", 0, (3, 0)), "Ada fought with 3 power and got no VP."),
    (Event("shadow_grew", -1, (VIXEN, 20)), "The shadow turned up Vixen Bladedancer and has 20 power."),
    (
        Event("shadow_grew", -1, (VIXEN, 21)),
        "The shadow turned up Vixen Bladedancer and has 21 power: that is too much, the game is lost.",
    ),
    (Event("quest_met", 0, (0,)), "Ada completed Shield Wall and gained 3 VP."),
    (Event("game_ended", -1), "The game is over."),
    (Event("rain_fell", 0), None),
]


@pytest.mark.parametrize(
    ("event", "line"), LINES, ids=[f"{n}-{pair[0].kind}" for n, pair in enumerate(LINES)]
)
def test_lines(words: YroWords, event: Event, line: str | None) -> None:
    told = words.event_line(event, 3, SEATS)
    if event.seen_by == -1:
        assert words.event_line(event, -1, SEATS) == told
    seen = words.event_line(Event(event.kind, event.seat, event.args), 3, SEATS)
    assert (told if told is None else plain(told)) == line
    assert seen is not None or line is None


def test_every_event_of_the_rules_is_tried_here_and_no_other(checkout: Path) -> None:
    emitted = re.compile(r'emit\(\s*state,\s*"(\w+)"')
    kinds: set[str] = set()
    for path in (checkout / "yonder_desktop" / "games" / "yro").glob("*.py"):
        kinds |= set(emitted.findall(path.read_text(encoding="utf-8")))
    assert len(kinds) >= 18
    assert kinds == {event.kind for event, _line in LINES} - {"rain_fell"}
    assert kinds == set(events.LINES)


def test_drawn_cards_are_told_to_their_seat_alone(words: YroWords) -> None:
    drawn = Event("cards_drawn", 1, (BADGER, VIXEN), 0b10)
    lines = {seat: plain(words.event_line(drawn, seat, SEATS) or "") for seat in (-1, 0, 1, 2)}
    assert lines.pop(1) == "Bo drew Badger Wrestler and Vixen Bladedancer."
    assert set(lines.values()) == {"Bo drew 2 cards."}
    for kind in ("placed", "revealed", "cards_discarded"):
        assert words.event_line(Event(kind, 1, (BADGER, ORIGIN), 0b10), 0, SEATS) is None


def test_a_sealed_answer_tells_nothing_of_itself(words: YroWords) -> None:
    """Not even by numbers that a careless rule might add."""
    bare = words.event_line(Event("locked", 1), 0, SEATS)
    assert words.event_line(Event("locked", 1, (BADGER, VIXEN)), 0, SEATS) == bare


def test_alone_nobody_waits(words: YroWords) -> None:
    assert words.event_line(Event("locked", 0), 0, ["Ada"]) is None


def test_card_names_are_live_and_player_names_are_not(words: YroWords, rules: YroRules) -> None:
    event = Event("revealed", 0, (rules.tables.index["card"]["clock_mage~2"],))
    line = words.event_line(event, 0, ["{money} [x|y]", "Bo"])
    assert line is not None
    assert plain(line) == "{money} [x|y] recruited Clock Mage."
    assert [part for part in parts(line) if isinstance(part, Link)] == [
        Link("card:clock_mage~2", "Clock Mage")
    ]
