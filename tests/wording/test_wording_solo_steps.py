"""The steps of Captain Olos in short."""

from yonder_desktop.core.events import Event
from yonder_desktop.games.yonder.rules import YonderRules
from yonder_desktop.wording.contract import TellsSteps
from yonder_desktop.wording.markup import plain
from yonder_desktop.wording.yonder.words import YonderWords


def number(rules: YonderRules, key: str) -> int:
    solo = rules.tables.card_set.solo
    assert solo is not None
    return next(n for n, card in enumerate(solo.cards) if card.id == key)


def test_one_line_a_card_with_what_came_of_it(rules: YonderRules, words: YonderWords) -> None:
    tables = rules.tables
    wood, gates = tables.index["spot"]["wood_spot"], tables.index["spot"]["audience_chamber"]
    events = [
        Event("locked_up", 0, (1,)),
        Event("olos_turned", -1, (number(rules, "early_birds"),)),
        Event("olos_placed", -1, (3, gates)),
        Event("olos_advanced", -1, (0, 1)),
        Event("olos_placed", -1, (2, wood)),
        Event("olos_turned", -1, (number(rules, "silver_tongue"),)),
        Event("olos_served", -1, (tables.index["envoy"]["grass_dwarves"], 2)),
        Event("olos_gold", -1, (6, 8)),
        Event("olos_turned", -1, (number(rules, "brawlers"),)),
        Event("olos_skipped", -1, (0,)),
        Event("olos_gold", -1, (2, 10)),
        Event("olos_locked_up", -1),
        Event("olos_tribute", -1, (3,)),
        Event("olos_gold", -1, (3, 13)),
        Event("olos_took_ship", -1, (tables.index["ship"]["davos"], 1)),
        Event("turn_began", 0),
    ]
    steps = words.steps_without_seat(events)
    assert [plain(text) for text, _keys in steps] == [
        "Olos turns up Early Birds: an ogre on Audience Chamber, space 1 of the favour track and a goblin on Wood.",
        "Olos turns up Silver Tongue: 2 deliveries to Grass Dwarves and +6 gold.",
        "Olos turns up Brawlers: no place is empty and +2 gold.",
        "Olos locks up: +3 gold and Davos joins his fleet.",
    ]
    assert [keys for _text, keys in steps] == [
        ("order:early_birds", "spot:audience_chamber", "favour:olos", "spot:wood_spot"),
        ("order:silver_tongue", "envoy:grass_dwarves", "gold:olos"),
        ("order:brawlers", "gold:olos"),
        ("olos", "gold:olos"),
    ]


def test_all_reasons_to_do_nothing(rules: YonderRules, words: YonderWords) -> None:
    card = number(rules, "brawlers")
    said = [
        plain(
            words.steps_without_seat([Event("olos_turned", -1, (card,)), Event("olos_skipped", -1, (why,))])[
                0
            ][0]
        )
        for why in range(4)
    ]
    assert len(set(said)) == 4
    camp = words.steps_without_seat([Event("olos_turned", -1, (card,)), Event("olos_served", -1, (-1, 1))])
    assert plain(camp[0][0]) == "Olos turns up Brawlers: 1 delivery to his camp."
    assert plain(words.steps_without_seat([Event("olos_locked_up", -1)])[0][0]) == "Olos locks up."


def test_choices_without_him_have_no_steps(words: YonderWords) -> None:
    assert words.steps_without_seat([Event("turn_began", 0)]) == [] and isinstance(words, TellsSteps)
