"""What is asked, every answer, and why not, word for word."""

import re

import pytest

from yonder_desktop.core.contract import Setup, find_option
from yonder_desktop.core.questions import Choice, Decision, Reason
from yonder_desktop.games.yro.reasons import KEYS
from yonder_desktop.games.yro.rules import YroRules
from yonder_desktop.games.yro.state import State
from yonder_desktop.games.yro.words import KINDS, ORIGIN, cell_at
from yonder_desktop.wording.markup import plain
from yonder_desktop.wording.yro.labels import LABELS
from yonder_desktop.wording.yro.prompts import PROMPTS
from yonder_desktop.wording.yro.reasons import known_keys
from yonder_desktop.wording.yro.words import YroWords


def with_hand(rules: YroRules, seats: int, hand: str, **options: int) -> State:
    """The first question of a game in which the first seat has these cards; deck and hands are exchanged."""
    state = rules.new_game(Setup(seats, 1, dict(options)))
    cards = tuple(rules.tables.index["card"][key] for key in hand.split())
    pool = [card for zone in (*state.hands, state.deck) for card in zone if card not in cards]
    state.hands[0] = cards
    for seat in range(1, seats):
        state.hands[seat] = tuple(pool.pop() for _ in range(5))
    state.deck = tuple(pool)
    state.pending = None
    assert not rules.breaches(state)
    return state


def answer(rules: YroRules, state: State, *tokens: str) -> None:
    for token in tokens:
        rules.apply(state, find_option(rules, state, token))


def told(rules: YroRules, words: YroWords, state: State) -> tuple[str, dict[str, str]]:
    """The question and its answers by token."""
    decision = rules.decision(state)
    assert isinstance(decision, Decision)
    view = rules.view(state, decision.seat)
    choices = [rules.choice(state, option) for option in decision.options]
    return (
        plain(words.prompt(view, decision)),
        {choice.token: plain(words.option_label(view, decision, choice)) for choice in choices},
    )


HAND = "clock_mage hare_messenger boiler_apprentice crane_matriarch hired_cutlass"


def test_every_kind_and_verb_has_words() -> None:
    assert set(PROMPTS) == set(KINDS)
    assert set(LABELS) == set(range(len(KINDS)))


def test_discarding(rules: YroRules, words: YroWords) -> None:
    asked, answers = told(rules, words, with_hand(rules, 2, HAND))
    assert asked == "Discard as many cards as you like, once; then you draw up to 5."
    assert len(answers) == 32
    assert answers["discard:nothing"] == "Keep all cards"
    assert answers["discard:clock_mage+hare_messenger"] == "Discard Clock Mage and Hare Messenger and draw 2"


def test_recruiting_tells_price_and_rest(rules: YroRules, words: YroWords) -> None:
    state = with_hand(rules, 2, HAND)
    answer(rules, state, "discard:nothing", "discard:nothing")
    asked, answers = told(rules, words, state)
    assert (
        asked
        == "Recruit two adventurers, one with its bonus of 1 money, or nobody for 2 money. You have 5 money."
    )
    assert answers["recruit:nothing"] == "Recruit nobody and take 2 money: 7 in all"
    assert answers["recruit:clock_mage"] == "Recruit Clock Mage for 2 money (1 off): 3 left"
    assert (
        answers["recruit:hare_messenger"] == "Recruit Hare Messenger for 0 money and take 1 money: 6 in all"
    )
    assert answers["recruit:boiler_apprentice"] == "Recruit Boiler Apprentice for 0 money (1 off): 5 left"
    assert answers["recruit:clock_mage+boiler_apprentice"] == (
        "Recruit Clock Mage and Boiler Apprentice for 4 money: 1 left"
    )


def test_a_poor_guild_recruits_one_at_most(rules: YroRules, words: YroWords) -> None:
    state = with_hand(rules, 2, "crane_matriarch wyvern_lancer clock_mage steam_fist_miner velvet_usurer")
    state.money[0] = 2
    answer(rules, state, "discard:nothing", "discard:nothing")
    asked, _answers = told(rules, words, state)
    assert (
        asked == "Recruit one adventurer with its bonus of 1 money, or nobody for 2 money. You have 2 money."
    )
    state = with_hand(rules, 2, "crane_matriarch wyvern_lancer scale_armourer steam_fist_miner velvet_usurer")
    state.money[0] = 0
    answer(rules, state, "discard:nothing", "discard:nothing")
    assert told(rules, words, state)[0] == "You can recruit nobody with 0 money; take 2 money."


def test_placing_tells_where_and_what_for(rules: YroRules, words: YroWords) -> None:
    state = with_hand(rules, 1, HAND)
    answer(rules, state, "discard:nothing", "recruit:hare_messenger+boiler_apprentice")
    asked, answers = told(rules, words, state)
    assert (
        asked == "Which of your new adventurers comes first, and where: Hare Messenger or Boiler Apprentice?"
    )
    assert answers == {
        "place:hare_messenger@0,0": "Place Hare Messenger as the first adventurer: power 0 → 1, at once +1 VP",
        "place:boiler_apprentice@0,0": "Place Boiler Apprentice as the first adventurer: power 0 → 3, "
        "at once +1 Technology, each turn +1 Technology",
    }
    answer(rules, state, "place:hare_messenger@0,0")
    asked, answers = told(rules, words, state)
    assert asked == "Place Boiler Apprentice."
    assert answers["place:boiler_apprentice@0,-1"] == (
        "Place Boiler Apprentice behind Hare Messenger: power stays 1, at once +1 Technology, each turn +1 Technology"
    )
    assert answers["place:boiler_apprentice@1,0"].startswith(
        "Place Boiler Apprentice to the right of Hare Mess"
    )


def test_a_link_is_foretold_with_its_gains(rules: YroRules, words: YroWords) -> None:
    state = with_hand(rules, 1, "clock_mage hare_messenger boiler_apprentice crane_matriarch hired_cutlass")
    index = rules.tables.index["card"]
    state.guilds[0] = (index["clock_mage~2"], index["clock_mage~3"])
    state.cells[0] = (12, 13)
    state.deck = tuple(card for card in state.deck if card not in state.guilds[0])
    answer(rules, state, "discard:nothing", "recruit:clock_mage")
    answers = told(rules, words, state)[1]
    assert answers["place:clock_mage@2,0"] == (
        "Place Clock Mage to the right of Clock Mage: power 6 → 9, "
        "link Floating City, link Wizard, at once +2 Magic, +2 Technology, +1 money and +3 VP, "
        "each turn +1 Magic, +1 Technology and +1 VP"
    )
    assert answers["place:clock_mage@1,1"].startswith(
        "Place Clock Mage in front of Clock Mage (1 to the right and 1 to the front of the first adventurer): power"
    )
    assert len(set(answers.values())) == len(answers)


def test_two_equal_cards_are_placed_one_after_the_other(rules: YroRules, words: YroWords) -> None:
    state = with_hand(rules, 1, "heron_pilot heron_pilot~2 boiler_apprentice crane_matriarch hired_cutlass")
    state.guilds[0], state.cells[0] = (rules.tables.index["card"]["clock_mage"],), (ORIGIN,)
    state.deck = tuple(card for card in state.deck if card not in state.guilds[0])
    answer(rules, state, "discard:nothing", "recruit:heron_pilot+heron_pilot~2")
    asked, answers = told(rules, words, state)
    assert asked == "Place the first Heron Pilot; the second follows."
    assert len(answers) == 4
    answer(rules, state, "place:heron_pilot@1,0")
    assert told(rules, words, state)[0] == "Place Heron Pilot."


def test_the_table_asks_for_places_and_outlooks_one_by_one(rules: YroRules, words: YroWords) -> None:
    state = with_hand(rules, 1, HAND)
    answer(
        rules,
        state,
        "discard:nothing",
        "recruit:hare_messenger+boiler_apprentice",
        "place:hare_messenger@0,0",
    )
    view, card = rules.view(state, 0), rules.tables.index["card"]["boiler_apprentice"]
    assert plain(words.where(view, cell_at(0, 1))) == "in front of Hare Messenger"
    assert plain(words.outlook(view, card, cell_at(0, 1))).startswith("power 1 → 3, at once")
    assert words.outlook(view, card, cell_at(1, 1)) == ""


def test_the_draft(rules: YroRules, words: YroWords) -> None:
    state = with_hand(rules, 2, HAND, draft=1)
    asked, answers = told(rules, words, state)
    assert asked == "Draft: keep 2 cards, discard the others and draw up to 5; these cards are your pack."
    assert answers["keep:clock_mage+hare_messenger"] == "Keep Clock Mage and Hare Messenger"
    answer(rules, state, "keep:clock_mage+hare_messenger")
    rules.apply(state, rules.decision(state).options[0])
    asked, answers = told(rules, words, state)
    assert asked == "Draft: take a card of this pack; the rest goes to Bo."
    assert answers["pick:clock_mage"] == "Take Clock Mage"
    assert words.phase(rules.view(state, 0)) == "Turn 1, Draft, card 1 of 5"
    assert words.phase(rules.view(with_hand(rules, 2, HAND), 0)) == "Turn 1, Draw"


def test_others_learn_only_for_whom_they_wait(rules: YroRules, words: YroWords) -> None:
    state = with_hand(rules, 3, HAND)
    decision = rules.decision(state)
    for seat in (-1, 1, 2):
        assert words.prompt(rules.view(state, seat), decision) == "Waiting for Ada."


def test_an_unknown_option_is_its_token(rules: YroRules, words: YroWords) -> None:
    state = with_hand(rules, 2, HAND)
    decision = rules.decision(state)
    choice = Choice((99,), "juggle:clock_mage", "", "")
    assert words.option_label(rules.view(state, 0), decision, choice) == "juggle:clock_mage"


def test_every_reason_has_its_own_sentence(words: YroWords) -> None:
    assert set(KEYS) == known_keys()
    sentences = {key: plain(words.reason(Reason(key))) for key in KEYS}
    for key, sentence in sentences.items():
        assert re.fullmatch(r"[A-Z][^{}]*\.", sentence), f"{key}: {sentence}"
    assert len(set(sentences.values())) == len(KEYS)
    assert words.reason(Reason("moon_is_full")) == "That is not possible now."


@pytest.mark.parametrize(
    ("reason", "sentence"),
    [
        (Reason("not_your_turn", {"seat": 1}), "Now Bo has to choose."),
        (Reason("not_asked", {"question": "place"}), "First place your new adventurers."),
        (Reason("too_many_cards", {"most": 2}), "You can recruit 2 adventurers a turn at most."),
        (
            Reason("short_of_money", {"n": 1, "have": 4}),
            "You are short of 1 money: you have 4, and what this turn brings comes too late.",
        ),
        (Reason("guild_nearly_full", {"room": 1}), "Your guild has room for 1 more adventurer only."),
    ],
)
def test_reasons_carry_the_facts(words: YroWords, reason: Reason, sentence: str) -> None:
    assert plain(words.reason(reason)) == sentence
