"""The log: a line for every kind of event, and nothing hidden in it."""

import re
from pathlib import Path

import pytest

from yonder_desktop.core.events import Event
from yonder_desktop.games.yonder.rules import YonderRules
from yonder_desktop.games.yonder.words import FROM_FISH, FROM_UNFED
from yonder_desktop.wording.markup import Link, parts, plain
from yonder_desktop.wording.yonder import events
from yonder_desktop.wording.yonder.words import YonderWords

SEATS = ("Ada", "Bo", "Cy", "Dee")

LINES = [
    (Event("ship_assigned", 0, (0,)), "Ada starts with Argo."),
    (Event("card_kept", 1, (4,), 0b10), "Bo kept a starting card."),
    (Event("round_began", 2, (3, 3)), "Round 3 began: Cy goes first, a delivery brings 3 gold."),
    (Event("turn_began", 0), "Turn of Ada"),
    (Event("worker_placed", 0, (2, 0)), "Ada placed a goblin on Wood."),
    (Event("arcana_placed", 0, (0,)), "Ada placed an arcana on Favour in the upper city."),
    (Event("arcana_removed", 0, (0,)), "Ada took the arcana off Favour in the upper city."),
    (Event("gained", 0, (0, 2)), "Ada gained 2 wood."),
    (Event("gained", 0, (0, 2, 2, 1, 10, 1)), "Ada gained 2 wood, 1 hay and 1 ogre."),
    (Event("paid", 0, (9, 2)), "Ada paid 2 goblins."),
    (Event("missed", 0, (6, 1)), "Ada went without 1 arcana: the general supply had no more."),
    (Event("gold_changed", 0, (3, 7, 0)), "Ada gained 3 gold and has 7."),
    (Event("gold_changed", 0, (-3, 0, FROM_UNFED)), "Ada lost 3 gold and has 0."),
    (Event("gold_changed", 0, (3, 7, FROM_FISH)), None),
    (Event("coin_added", 0, (4, 1, 3)), "1 coin was put on Camp, which has 3 now."),
    (Event("coin_added", 0, (4, 2, 3)), "2 coins were put on Camp, which has 3 now."),
    (Event("envoy_coin_added", 0, (0, 1, 1)), "1 coin was put on Dwarven Witches, which has 1 now."),
    (Event("card_drawn", 0, (4,)), "Ada took Camp from the display."),
    (Event("card_drawn", 0, (4,), 0b10), "Ada took a card."),
    (Event("card_built", 0, (4,)), "Ada built Camp."),
    (Event("card_discarded", 0, (4,)), "Ada threw away Camp."),
    (Event("card_discarded", 0, (4,), 0b10), "Ada threw away a card."),
    (Event("favour_moved", 0, (0, 3)), "Ada climbed the favour track to space 3, Three grain."),
    (Event("favour_blocked", 0, (8,)), "Ada could not climb the favour track: no free space is above."),
    (Event("ship_taken", 0, (0, 0)), "Ada took Argo from the wharf."),
    (Event("ship_taken", 0, (0, 1)), "Ada took Argo from the harbour."),
    (Event("worker_recalled", 0, (3, 0, -1, 0)), "Ada took the ogre back from Wood."),
    (Event("worker_recalled", 0, (3, -1, 4, 1)), "Ada sent the ogre from Camp to the general supply."),
    (Event("worker_held", 0, (3, 0, 4)), "Ada moved the ogre from Wood onto Camp."),
    (Event("envoy_taken", 0, (0,)), "Ada took Dwarven Witches from the city."),
    (Event("ship_placed", 0, (0, 0)), "Ada sent Argo to Dwarven Witches."),
    (Event("delivered", 0, (0, 1)), "Ada made 1 delivery to Dwarven Witches."),
    (Event("delivered", 0, (0, 2)), "Ada made 2 deliveries to Dwarven Witches."),
    (Event("ships_swapped", 0, (0, 1)), "Ada swapped Argo for Nautilus of the wharf."),
    (Event("envoy_dropped", 0, (0, 5)), "Dwarven Witches left Ada unfulfilled."),
    (Event("envoy_dropped", 0, (0, 0)), "Ada discarded Dwarven Witches without loss."),
    (Event("envoy_hidden", 0, (0,)), "Ada turned Dwarven Witches face down."),
    (Event("envoy_turned_up", 0, (0,)), "Ada turned Dwarven Witches face up again."),
    (Event("thrown_away", 0, (0, 1)), "Ada threw away Dwarven Witches together with Nautilus."),
    (Event("locked_up", 0, (1,)), "Ada was the first to lock up."),
    (Event("locked_up", 0, (2,)), "Ada locked up."),
    (Event("workers_came_home", 0, (0, 1, 2, 0, 0)), "1 elf and 2 goblins came home to Ada."),
    (Event("workers_came_home", 0, (0, 0, 0, 0, 0)), None),
    (Event("fed", 0, (4, 1, 1, 0, 0, 0)), "The workers of Ada needed 4 food and ate 1 grain and 1 meat."),
    (
        Event("fed", 0, (4, 0, 0, 0, 1, 1)),
        "The workers of Ada needed 4 food and ate 1 ore and 1 fish from cards.",
    ),
    (Event("fed", 0, (4, 0, 0, 0, 0, 0)), "The workers of Ada needed 4 food and ate nothing."),
    (Event("went_hungry", 0, (1, 2)), "2 elves of Ada left hungry."),
    (Event("fish_sold", 0, (2, 3)), "Ada sold 2 fish for 3 gold."),
    (Event("meat_spoiled", 0, (2,)), "Ada had to throw away 2 meat."),
    (Event("ship_came_home", 0, (0,)), "Argo came home to Ada."),
    (Event("coins_paid", 0, (4,)), "The coins on the cards of Ada paid 4 gold."),
    (Event("harbour_cleared", -1, (0, 1)), "Argo and Nautilus left the harbour for good."),
    (Event("harbour_dealt", -1, (0, 1)), "New in the harbour: Argo and Nautilus."),
    (Event("harbour_dealt", -1, ()), None),
    (Event("buildings_dealt", -1, (4,)), "New in the display: Camp."),
    (Event("envoys_dealt", -1, (0,)), "New in the city: Dwarven Witches."),
    (Event("city_cleared", -1, (0, 0, 3, 0, 0)), "3 goblins went from the city to the general supply."),
    (Event("scored", 0, (4, 12)), "Camp paid Ada 12 gold."),
    (Event("game_ended", -1, (0,)), "The game is over: Ada won."),
    (Event("game_ended", -1, (0, 1)), "The game is over: Ada and Bo share the win."),
    (Event("fish_stashed", 0, (4, 2)), "Ada put 2 fish on Camp."),
    (Event("fish_released", 0, (4, 2)), "Ada took 2 fish off Camp."),
    (Event("goods_given", 0, (1, 4, 1)), "Ada gave 1 meat to Bo."),
    (Event("smuggled", 0, (0,)), "Ada smuggled a delivery to Dwarven Witches, without a ship."),
    (Event("building_torn_down", 0, (4,)), "Ada tore down Camp."),
    (Event("round_began", -1, (2, 3)), "Round 2 began: Olos goes first, a delivery brings 3 gold."),
    (Event("game_ended", -1), "The game is over: Olos won."),
    (
        Event("olos_turned", -1, (0,)),
        "Olos turned up Early Birds: he sends an ogre to the first empty place of Audience Chamber, City Gates and "
        "Architect, a goblin to that of Meat, Grain and Fish.",
    ),
    (
        Event("olos_turned", -1, (3,)),
        "Olos turned up Silver Tongue: he serves the first envoy of the city, counted from place 1 on.",
    ),
    (
        Event("olos_turned", -1, (5,)),
        "Olos turned up Boarding Hooks: he takes the first ship of the harbour, counted from place 2 on, "
        "else the top one of the wharf.",
    ),
    (
        Event("olos_turned", -1, (6,)),
        "Olos turned up Uninvited Guests: he sends a goblin to the first empty place of the settlement, "
        "the newest building first.",
    ),
    (
        Event("olos_turned", -1, (7,)),
        "Olos turned up Brawlers: he sends an ogre to the first empty place of the settlement, "
        "the headquarters first.",
    ),
    (Event("olos_placed", -1, (3, 0)), "Olos placed an ogre on Wood."),
    (Event("olos_skipped", -1, (0,)), "Olos found no empty place and left the worker out."),
    (
        Event("olos_skipped", -1, (1,)),
        "Olos placed nobody: the general supply had neither ogres nor goblins.",
    ),
    (Event("olos_skipped", -1, (2,)), "Olos found no envoy, neither in the city nor in his camp."),
    (Event("olos_skipped", -1, (3,)), "Olos found no ship, neither in the harbour nor on the wharf."),
    (Event("olos_advanced", -1, (0, 2)), "Olos climbed the favour track to space 2, without its reward."),
    (Event("olos_served", -1, (0, 1)), "Olos made 1 delivery to Dwarven Witches, which joined his camp."),
    (Event("olos_served", -1, (0, 3)), "Olos made 3 deliveries to Dwarven Witches, which joined his camp."),
    (Event("olos_served", -1, (-1, 2)), "The city had no envoy, so Olos made 2 deliveries to his camp."),
    (Event("olos_gold", -1, (3, 9)), "Olos gained 3 gold and has 9."),
    (Event("olos_took_ship", -1, (0, 0)), "Olos took Argo from the wharf into his fleet."),
    (Event("olos_took_ship", -1, (0, 1)), "Olos took Argo from the harbour into his fleet."),
    (Event("olos_locked_up", -1), "Olos locked up."),
    (Event("olos_tribute", -1, (2,)), "The camp of Olos owed him 2 gold as tribute."),
    (Event("rain_fell", 0), None),
]


@pytest.mark.parametrize(
    ("event", "line"), LINES, ids=[f"{n}-{pair[0].kind}" for n, pair in enumerate(LINES)]
)
def test_lines(words: YonderWords, event: Event, line: str | None) -> None:
    told = words.event_line(event, 3, SEATS)
    assert (told if told is None else plain(told)) == line


def test_every_event_of_the_rules_is_tried_here_and_no_other(checkout: Path) -> None:
    emitted = re.compile(r'emit(?:_amount)?\(\s*state, "(\w+)"')
    kinds: set[str] = set()
    for path in (checkout / "yonder_desktop" / "games" / "yonder").glob("*.py"):
        kinds |= set(emitted.findall(path.read_text(encoding="utf-8")))
    assert len(kinds) > 50
    assert kinds == {event.kind for event, _line in LINES} - {"rain_fell"}
    assert kinds == set(events.LINES)


def test_hidden_cards_are_told_to_their_seat_alone(words: YonderWords, rules: YonderRules) -> None:
    kept = Event("card_kept", 1, (rules.tables.index["building"]["camp"],), 0b10)
    lines = {seat: plain(words.event_line(kept, seat, SEATS) or "") for seat in (-1, 0, 1, 2)}
    assert lines.pop(1) == "Bo kept Camp as starting card."
    assert set(lines.values()) == {"Bo kept a starting card."}
    for kind in ("worker_placed", "gained", "scored"):
        assert words.event_line(Event(kind, 1, (4, 1), 0b10), 0, SEATS) is None


def test_card_names_are_live_and_player_names_are_not(words: YonderWords, rules: YonderRules) -> None:
    event = Event("card_built", 0, (rules.tables.index["building"]["quarry~2"],))
    line = words.event_line(event, 0, ["{wood} [x|y]"])
    assert line is not None
    assert plain(line) == "{wood} [x|y] built Quarry."
    assert [part for part in parts(line) if isinstance(part, Link)] == [Link("card:quarry~2", "Quarry")]
