"""Questions that come seldom: what is asked and every answer, word for word."""

from yonder_desktop.core.contract import Setup, find_option
from yonder_desktop.core.questions import Decision, Frame
from yonder_desktop.games.yonder.rules import YonderRules
from yonder_desktop.games.yonder.state import State
from yonder_desktop.games.yonder.verbs import ASK_CAPTAIN, ASK_RELEASE, ASK_REMOVE, ASK_SEND, ASK_TEAR_DOWN
from yonder_desktop.wording.markup import plain
from yonder_desktop.wording.yonder.words import YonderWords

Question = tuple[str, dict[str, str]]


def position(rules: YonderRules, facts: dict[str, object], *choices: str) -> State:
    """A position of two seats, after these choices."""
    state = rules.blank_game(Setup(2, 1))
    rules.set_facts(state, facts)
    for token in choices:
        rules.apply(state, find_option(rules, state, token))
    return state


def asking(state: State, op: int, *args: int) -> State:
    """The same position with another question to the first seat on top."""
    state.agenda.append(Frame(op, 0, args))
    state.pending = None
    return state


def told(rules: YonderRules, words: YonderWords, state: State) -> Question:
    """The question and its answers by token."""
    decision = rules.decision(state)
    assert isinstance(decision, Decision)
    view = rules.view(state, decision.seat)
    choices = [rules.choice(state, option) for option in decision.options]
    return (
        plain(words.prompt(view, decision)),
        {choice.token: plain(words.option_label(view, decision, choice)) for choice in choices},
    )


def test_smuggling(rules: YonderRules, words: YonderWords) -> None:
    facts: dict[str, object] = {
        "seat1.settlement": ["smugglers_hut"],
        "seat1.supply": "dwarf=2,elf=1,wood=2,meat=1",
        "seat2.envoys": ["dwarven_witches", "dwarf_miners"],
        "seat2.goblin": 1,
        "round": 3,
    }
    assert told(rules, words, position(rules, facts, "place:dwarf@smugglers_hut")) == (
        "Make a delivery to an envoy of another player? It brings 3 gold and its bonus.",
        {
            "smuggle:dwarven_witches,waive=wood": "Deliver to Dwarven Witches of Bo for 1 wood, saving 1 wood",
            "smuggle:dwarf_miners": "Deliver to Dwarf Miners of Bo for 1 dwarf from your supply",
            "decline": "Deliver nothing",
        },
    )


def test_giving_meat(rules: YonderRules, words: YonderWords) -> None:
    facts: dict[str, object] = {
        "seat1.settlement": ["butcher_shop"],
        "seat1.supply": "dwarf=2,meat=1",
        "seat2.goblin": 1,
    }
    state = position(rules, facts, "place:dwarf@butcher_shop")
    asked = "You may give 1 meat to another player: put 2 coins on this card."
    assert told(rules, words, state) == (
        asked,
        {"give:seat2": "Give 1 meat to Bo", "decline": "Give nothing"},
    )
    state.locked[1] = 1
    assert told(rules, words, state)[1]["give:seat2"] == "Give 1 meat to Bo, who has locked up"


def test_fish_off_the_cards(rules: YonderRules, words: YonderWords) -> None:
    facts: dict[str, object] = {"seat1.settlement": ["fish_cages"], "stash.fish_cages": 2}
    assert told(rules, words, asking(position(rules, facts), ASK_RELEASE)) == (
        "Fish is sold now. How many of the 2 fish on your cards do you sell with it?",
        {
            "release:0": "Leave all fish on the card",
            "release:1": "Take off 1 fish and sell it",
            "release:2": "Take off 2 fish and sell them",
        },
    )


def test_arcana_off_the_upper_city(rules: YonderRules, words: YonderWords) -> None:
    state = position(rules, {"upper": ["upper_1_bottom", "upper_4_bottom"]})
    assert told(rules, words, asking(state, ASK_REMOVE)) == (
        "Send 1 arcana of the upper city to the general supply? Its place opens again.",
        {
            "remove:upper_1_bottom": "Take 1 arcana off Favour",
            "remove:upper_4_bottom": "Take 1 arcana off Meat",
            "decline": "Leave all arcana where they are",
        },
    )


def test_paying_workers_of_any_kind(rules: YonderRules, words: YonderWords) -> None:
    state = asking(position(rules, {"seat1.supply": "goblin=2,elf=1"}), ASK_SEND, 2)
    assert told(rules, words, state) == (
        "Choose 2 workers of your supply to pay with.",
        {"send:elf=1,goblin=1": "Pay 1 elf and 1 goblin", "send:goblin=2": "Pay 2 goblins"},
    )


def test_tearing_down(rules: YonderRules, words: YonderWords) -> None:
    facts: dict[str, object] = {
        "seat1.settlement": ["camp", "quarry", "fish_cages"],
        "spot.camp": ["goblin"],
        "coins.fish_cages": 1,
        "stash.fish_cages": 2,
    }
    state = position(rules, facts)
    assert told(rules, words, asking(state, ASK_TEAR_DOWN, 1)) == (
        "Choose 1 building of your settlement to tear down.",
        {
            "tear_down:camp": "Tear down Camp (with 1 goblin)",
            "tear_down:quarry": "Tear down Quarry",
            "tear_down:fish_cages": "Tear down Fish Cages (with 2 fish and 1 coin)",
        },
    )
    state.agenda.pop()
    assert told(rules, words, asking(state, ASK_TEAR_DOWN, 2))[1]["tear_down:camp+quarry"] == (
        "Tear down Camp (with 1 goblin) and Quarry"
    )


def test_choosing_a_ship(rules: YonderRules, words: YonderWords) -> None:
    state = position(rules, {})
    state.start_ships = (-1, -1)
    asked, answers = told(rules, words, asking(state, ASK_CAPTAIN))
    assert asked == "Choose the ship you start with. It brings its cargo."
    assert len(answers) == 4
    assert answers["captain:argo"].startswith("Start with Argo, which brings 1 ")


def test_the_end_of_a_turn_against_olos(rules: YonderRules, words: YonderWords) -> None:
    facts: dict[str, object] = {"seat1.goblin": 2, "seat2.goblin": 1}
    state = position(rules, facts, "place:goblin@meat_spot")
    decision, view = rules.decision(state), rules.view(state, 0)
    assert decision is not None
    end = rules.choice(state, find_option(rules, state, "end"))
    assert words.option_label(view, decision, end).startswith("End the turn: the next player goes on")
    view.seats = 1
    assert words.option_label(view, decision, end).startswith("End the turn: Olos goes on if he has not")
