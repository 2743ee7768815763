"""Ylandyss' log: a line for every kind of event, and nothing hidden in it."""

import re
from pathlib import Path

import pytest

from yonder_desktop.core.events import Event
from yonder_desktop.games.ylandyss.rules import YlandyssRules
from yonder_desktop.wording.markup import Link, parts, plain
from yonder_desktop.wording.ylandyss import events
from yonder_desktop.wording.ylandyss.words import YlandyssWords

SEATS = ("Ada", "Bo", "Cy", "Dee")
# the first copies of the starting cards in the house set
INFANTRY, MERCHANT, MAGE = 0, 12, 20

LINES = [
    (Event("picked", 0, (INFANTRY,)), "Ada took the draft card Infantry Soldier."),
    (Event("packs_passed", -1, (1,)), "Draft card 1 of 3 was taken; the packs went on."),
    (Event("packs_passed", -1, (3,)), "The last draft card was taken; what is left is set aside."),
    (
        Event("draft_ended", 1, (INFANTRY, MAGE)),
        "Bo begins with Infantry Soldier and Mage Apprentice in the deck.",
    ),
    (Event("round_began", 2, (4,)), "Round 4 began; Cy has the first player token."),
    (Event("locked", 0), "Ada has chosen."),
    (Event("turn_began", 0), None),
    (Event("offer_revealed", -1, (INFANTRY, MAGE)), "Reinforcements: Infantry Soldier and Mage Apprentice."),
    (Event("offer_revealed", -1, ()), "There are no reinforcements left to lay out."),
    (Event("offer_cleared", -1, (MAGE,)), "Nobody acquired Mage Apprentice; it was put away."),
    (
        Event("offer_cleared", -1, (MAGE, INFANTRY)),
        "Nobody acquired Mage Apprentice and Infantry Soldier; they were put away.",
    ),
    (
        Event("supply_reshuffled", -1, (1,)),
        "The reinforcement deck was empty: 1 card put away was shuffled into a new one.",
    ),
    (
        Event("supply_reshuffled", -1, (9,)),
        "The reinforcement deck was empty: 9 cards put away were shuffled into a new one.",
    ),
    (
        Event("reshuffled", 0, (1,)),
        "The draw deck of Ada was empty: 1 card of the discard pile was shuffled into a new one.",
    ),
    (
        Event("reshuffled", 0, (9,)),
        "The draw deck of Ada was empty: 9 cards of the discard pile were shuffled into a new one.",
    ),
    (Event("removed", 0, (MAGE,)), "Ada removed Mage Apprentice for good."),
    (Event("token_moved", 1), "Bo took the first player token."),
    (Event("game_ended", -1), "The game is over."),
    (Event("drawn", 0, (INFANTRY, MAGE), 0b1), "Ada drew 2 cards."),
    (Event("drawn", 0, (INFANTRY,), 0b1), "Ada drew 1 card."),
    (Event("thrown", 0, (INFANTRY, MAGE)), "Ada discarded Infantry Soldier and Mage Apprentice."),
    (Event("entered", 0, (INFANTRY,)), "Ada played Infantry Soldier."),
    (Event("returned", 0, (MAGE,)), "Mage Apprentice returned to the hand of Ada."),
    (Event("eliminated", 1, (MAGE, 0)), "Mage Apprentice of Bo was eliminated."),
    (Event("eliminated", 1, (MAGE, 1)), "Mage Apprentice of Bo was eliminated and returned to the hand."),
    (Event("exhausted", 1, (MAGE,)), "Mage Apprentice of Bo was exhausted."),
    (Event("straightened", 1, (MAGE,)), "Mage Apprentice of Bo was straightened."),
    (Event("bonus_given", 1, (MAGE, 2)), "Mage Apprentice of Bo got +2 strength."),
    (Event("guarded", 1, (MAGE,)), "Mage Apprentice of Bo is protected from opponents."),
    (Event("repeated", 1, (MERCHANT,)), "Bo repeated what Traveling Merchant does when played."),
    (Event("total_raised", 1, (MAGE, 6)), "The total of Bo got +6 strength by Mage Apprentice."),
    (Event("passed", 0, (1,)), "Ada passed as the strongest and stays in."),
    (Event("passed", 0, (0,)), "Ada passed and is out."),
    (Event("melee_won", 1, (4, 7, 0)), "Bo won the melee: Ada 4, Bo 7 and Cy 0."),
    (Event("coins_gained", 0, (1, 3)), "Ada gained 1 coin; loot 3."),
    (Event("coins_stolen", 0, (1, 2)), "Ada stole 2 coins from Bo."),
    (Event("limit_changed", 0, (-3, 2)), "Ada has −3 strength for acquiring cards: 2 strength now."),
    (Event("acquired", 0, (MAGE, 1, 2, 0)), "Ada acquired Mage Apprentice for 2 cards and 1 coin."),
    (Event("acquired", 0, (MAGE, 0, 0, 1)), "Ada acquired Mage Apprentice for nothing, into the hand."),
    (Event("skipped", 0), "Ada acquired nothing."),
    (Event("loot_stored", 0, (2, 9)), "Ada put 2 coins into the chest, which holds 9."),
    (Event("moon_rose", 0), None),
]


@pytest.mark.parametrize(("event", "line"), LINES)
def test_lines(words: YlandyssWords, event: Event, line: str | None) -> None:
    told = words.event_line(event, 2, SEATS)
    assert (None if told is None else plain(told)) == line


def test_every_kind_of_event_of_the_rules_is_known(checkout: Path) -> None:
    source = "".join(
        path.read_text(encoding="utf-8")
        for path in sorted((checkout / "yonder_desktop" / "games" / "ylandyss").glob("*.py"))
    )
    kinds = set(re.findall(r'emit\(state, "(\w+)"', source))
    assert len(kinds) > 25
    assert kinds == set(events.LINES) | set(events.SILENT)
    assert kinds <= {event.kind for event, _line in LINES}


def test_drawn_cards_are_named_to_their_seat_alone(words: YlandyssWords) -> None:
    event = Event("drawn", 0, (INFANTRY, MAGE), 0b1)
    assert plain(words.event_line(event, 0, SEATS) or "") == "Ada drew Infantry Soldier and Mage Apprentice."
    for seat in (-1, 1):
        line = words.event_line(event, seat, SEATS) or ""
        assert not [part for part in parts(line) if isinstance(part, Link)]


def test_names_of_seats_may_be_anything(rules: YlandyssRules) -> None:
    words = YlandyssWords(rules.tables, ("{coin} [x|y]",))
    assert (
        plain(words.event_line(Event("skipped", 0), 0, words.seat_names) or "")
        == "{coin} [x|y] acquired nothing."
    )
