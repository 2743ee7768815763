"""What Ylandyss asks, and its options, in worked situations."""

from yonder_desktop.core.contract import Setup
from yonder_desktop.core.questions import Choice
from yonder_desktop.games.ylandyss import words as w
from yonder_desktop.games.ylandyss.rules import YlandyssRules
from yonder_desktop.games.ylandyss.state import State
from yonder_desktop.wording.markup import plain
from yonder_desktop.wording.ylandyss.words import YlandyssWords


def in_melee(rules: YlandyssRules, hands: list[str], plays: list[str], seats: int = 2) -> State:
    """A first melee with chosen cards in hand and in play; all else lies in the decks."""
    state = rules.new_game(Setup(seats, 3))
    while (decision := rules.decision(state)) is not None and decision.kind != "melee":
        rules.apply(state, decision.options[0])
    chosen = {rules.tables.index[name] for row in hands + plays for name in row.split()}
    for zone in (state.decks, state.hands, state.discards):
        for seat in range(seats):
            zone[seat] = tuple(card for card in zone[seat] if card not in chosen)
    state.supply = tuple(card for card in state.supply if card not in chosen)
    state.offer = tuple(card for card in state.offer if card not in chosen)
    first = decision.seat if decision is not None else 0
    for step in range(len(hands)):
        seat = (first + step) % seats
        state.hands[seat] = tuple(rules.tables.index[name] for name in hands[step].split())
        state.plays[seat] = state.played[seat] = tuple(
            rules.tables.index[name] for name in plays[step].split()
        )
    state.pending = None
    return state


def told(rules: YlandyssRules, words: YlandyssWords, state: State) -> tuple[str, dict[str, str]]:
    """The prompt and every option by its token, in plain words."""
    decision = rules.decision(state)
    assert decision is not None
    view = rules.view(state, decision.seat)
    labels = {}
    for option in decision.options:
        choice = rules.choice(state, option)
        labels[choice.token] = plain(words.option_label(view, decision, choice))
    return plain(words.prompt(view, decision)), labels


def answer(rules: YlandyssRules, state: State, *tokens: str) -> None:
    for token in tokens:
        decision = rules.decision(state)
        assert decision is not None
        rules.apply(state, next(option for option in decision.options if rules.token(state, option) == token))


def names(rules: YlandyssRules, state: State) -> tuple[str, str]:
    """Who is asked, and the next seat."""
    decision = rules.decision(state)
    assert decision is not None
    table = ("Ada", "Bo", "Cy", "Dee")
    return table[decision.seat], table[(decision.seat + 1) % state.seats]


def test_playing_and_passing(rules: YlandyssRules, words: YlandyssWords) -> None:
    state = in_melee(rules, ["stun acolyte", "stun~2"], ["mage_apprentice", ""])
    asked, answers = told(rules, words, state)
    assert asked == "Play a card or pass."
    assert answers == {
        "play:stun": "Play Stun",
        "play:acolyte": "Play Acolyte (1 strength)",
        "pass": "Pass: you are out for this melee",
    }
    state = in_melee(rules, ["stun acolyte", "stun~2"], ["mage_apprentice infantry_soldier", ""])
    assert told(rules, words, state)[1]["pass"] == "Pass: you stay in"


def test_an_empty_hand_is_told(rules: YlandyssRules, words: YlandyssWords) -> None:
    state = in_melee(rules, ["", "stun~2"], ["mage_apprentice infantry_soldier", ""])
    assert told(rules, words, state)[0] == "You have no card left to play: pass."


def test_a_target_names_card_effect_owner_and_strength(rules: YlandyssRules, words: YlandyssWords) -> None:
    state = in_melee(
        rules, ["stun acolyte", "stun~2"], ["mage_apprentice", "acolyte~2 acolyte~3 traveling_merchant"]
    )
    other = names(rules, state)[1]
    answer(rules, state, "play:stun")
    asked, answers = told(rules, words, state)
    assert asked == "Stun: Exhaust one opposing character with strength 3 or less. Choose a character."
    assert answers == {
        "choose:acolyte~2": f"Exhaust Acolyte of {other} (1 strength, card 1 of the line)",
        "choose:acolyte~3": f"Exhaust Acolyte of {other} (1 strength, card 2 of the line)",
        "choose:traveling_merchant": f"Exhaust Traveling Merchant of {other} (0 strength)",
    }


def test_own_targets_and_bonuses(rules: YlandyssRules, words: YlandyssWords) -> None:
    state = in_melee(rules, ["sacred_strength", "stun~2"], ["acolyte infantry_soldier", ""])
    state.exhausted |= 1 << rules.tables.index["infantry_soldier"]
    answer(rules, state, "play:sacred_strength")
    asked, answers = told(rules, words, state)
    assert asked == "Sacred Strength: +2 strength for one of your characters. Choose a character."
    assert answers == {
        "choose:acolyte": "+2 strength for your Acolyte (1 strength)",
        "choose:infantry_soldier": "+2 strength for your Infantry Soldier (1 strength, exhausted)",
    }


def test_every_deed_is_named(rules: YlandyssRules, words: YlandyssWords) -> None:
    own = "acolyte harbor_trader dockside_cutpurse guild_mage high_oracle"
    for card, start in (
        ("mirror_rite", "Repeat the effects of your Harbor Trader"),
        ("ember_adept", "Eliminate Acolyte of"),
        ("pit_warden", "Eliminate your Acolyte"),
        ("rime_drake", "Exhaust Acolyte of"),
    ):
        state = in_melee(rules, [f"{card} stun", "stun~2"], [own, "acolyte~2 acolyte~3"])
        answer(rules, state, f"play:{card}")
        labels = list(told(rules, words, state)[1].values())
        assert any(label.startswith(start) for label in labels), labels
    state = in_melee(rules, ["shrine_keeper stun", "stun~2"], [own, ""])
    state.exhausted |= 1 << rules.tables.index["acolyte"] | 1 << rules.tables.index["guild_mage"]
    answer(rules, state, "play:shrine_keeper")
    assert told(rules, words, state)[1]["choose:acolyte"] == "Straighten your Acolyte (1 strength, exhausted)"


def test_one_of_each_opponent_names_the_opponent(rules: YlandyssRules, words: YlandyssWords) -> None:
    rows = ["", "acolyte~2 guild_mage", "acolyte~3 harbor_trader"]
    state = in_melee(rules, ["vaska_storm_reader stun", "stun~2", "stun~3"], rows, 3)
    seat = rules.decision(state).seat
    answer(rules, state, "play:vaska_storm_reader")
    table = ("Ada", "Bo", "Cy")
    assert told(rules, words, state)[0].endswith(f"Choose a character of {table[(seat + 1) % 3]}.")
    answer(rules, state, "choose:guild_mage")
    assert told(rules, words, state)[0].endswith(f"Choose a character of {table[(seat + 2) % 3]}.")


def test_returning_from_the_discard_pile(rules: YlandyssRules, words: YlandyssWords) -> None:
    state = in_melee(rules, ["second_dawn sigrun_spearmother", "stun~2"], ["acolyte", ""])
    seat = rules.decision(state).seat
    pile = ("acolyte~2", "infantry_soldier", "cavalry_troop")
    for zone in (state.decks, state.hands):
        for owner in range(2):
            zone[owner] = tuple(card for card in zone[owner] if rules.tables.keys[card] not in pile)
    state.discards[seat] = tuple(rules.tables.index[name] for name in pile)
    after = state.copy()
    answer(rules, state, "play:second_dawn")
    asked, answers = told(rules, words, state)
    assert asked.endswith("Choose a card of your discard pile.")
    assert answers["choose:acolyte~2"] == "Put Acolyte into play"
    answer(rules, after, "play:sigrun_spearmother")
    assert told(rules, words, after)[1]["choose:cavalry_troop"] == "Return Cavalry Troop to your hand"


def test_stealing_discarding_and_looking(rules: YlandyssRules, words: YlandyssWords) -> None:
    state = in_melee(rules, ["night_burglar stun", "stun~2", "stun~3"], ["", "", ""], 3)
    seat = rules.decision(state).seat
    one, two = (seat + 1) % 3, (seat + 2) % 3
    state.loot[one], state.loot[two] = 1, 2
    answer(rules, state, "play:night_burglar")
    asked, answers = told(rules, words, state)
    assert asked == "Whose loot do you steal 1 coin from?"
    name = ("Ada", "Bo", "Cy")[two]
    assert answers[f"rob:seat{two + 1}"] == f"Steal from {name}, whose loot holds 2 coins"
    state = in_melee(rules, ["cinder_imp stun acolyte", "stun~2"], ["", ""])
    answer(rules, state, "play:cinder_imp")
    asked, answers = told(rules, words, state)
    assert (asked, answers["throw:stun"]) == ("Discard 1 card of your hand.", "Discard Stun")
    state = in_melee(rules, ["merra_quiet_step stun", "stun~2"], ["", ""])
    answer(rules, state, "play:merra_quiet_step")
    asked, answers = told(rules, words, state)
    assert asked.startswith("Take 1 card of those you look at")
    assert all(label.startswith("Take ") for label in answers.values())


def buying(rules: YlandyssRules, limit: int, coins: int) -> State:
    """The first purchase with a chosen limit and loot; Black Dragon and Harbor Trader lie in the row."""
    state = in_melee(rules, ["stun acolyte infantry_soldier", ""], ["guild_mage", ""])
    row = ("black_dragon", "harbor_trader")
    state.supply = tuple(card for card in state.supply if rules.tables.keys[card] not in row)
    while (decision := rules.decision(state)) is not None and decision.kind == "melee":
        rules.apply(state, decision.options[-1])
    state.offer = tuple(rules.tables.index[name] for name in row)
    seat = state.ranking[0]
    state.limit[seat], state.loot[seat] = limit, coins
    state.pending = None
    return state


def test_purchases_tell_price_and_what_is_left(rules: YlandyssRules, words: YlandyssWords) -> None:
    state = buying(rules, 4, 3)
    asked, answers = told(rules, words, state)
    assert asked == "Acquire a reinforcement, or nothing. You have 4 strength left, 3 coins and 3 cards."
    assert answers["buy:black_dragon,cards=2,coins=2"] == (
        "Acquire Black Dragon for 2 cards and 2 coins: 0 strength and 1 coin left"
    )
    assert answers["buy:harbor_trader,cards=0,coins=2"] == (
        "Acquire Harbor Trader for 2 coins: 2 strength and 1 coin left"
    )
    assert answers["skip"] == "Acquire nothing this time"
    answer(rules, state, "buy:black_dragon,cards=2,coins=2")
    asked, answers = told(rules, words, state)
    assert asked == "Which 2 cards of your hand pay for Black Dragon?"
    assert answers["throw:stun+acolyte"] == "Pay with Stun and Acolyte"


def test_the_end_of_the_round(rules: YlandyssRules, words: YlandyssWords) -> None:
    state = buying(rules, 4, 3)
    while (decision := rules.decision(state)) is not None and decision.kind == "buy":
        answer(rules, state, "skip")
    asked, answers = told(rules, words, state)
    assert asked == "Remove one card you played this round for good, or none."
    assert answers == {"remove:nothing": "Remove nothing", "remove:guild_mage": "Remove Guild Mage for good"}
    answer(rules, state, "remove:nothing")
    asked, answers = told(rules, words, state)
    assert asked == "Which cards do you keep? The others are discarded; then you draw up to 7."
    assert answers["keep:nothing"] == "Keep no card"
    assert answers["keep:stun+acolyte"] == "Keep Stun and Acolyte"


def test_a_card_in_hand_is_told_apart_from_an_equal_one_to_remove(
    rules: YlandyssRules, words: YlandyssWords
) -> None:
    state = rules.blank_game(Setup(2, 3))
    facts = {"seat1.play": ["barrow_knight"], "seat1.hand": ["barrow_knight~2"], "stands": "remove"}
    rules.set_facts(state, {**facts, "seat1.played": ["barrow_knight", "barrow_knight~2"]})
    _, answers = told(rules, words, state)
    assert answers["remove:barrow_knight"] == "Remove Barrow Knight for good"
    assert answers["remove:barrow_knight~2"] == "Remove Barrow Knight in your hand for good"


def test_the_draft(rules: YlandyssRules, words: YlandyssWords) -> None:
    state = rules.new_game(Setup(3, 3))
    for pick in range(3):
        asked, answers = told(rules, words, state)
        last = "Opening draft: take your last card; what is left is set aside."
        assert asked == (last if pick == 2 else "Opening draft: take one card; the others go to Bo.")
        assert all(label.startswith("Take ") for label in answers.values())
        assert words.phase(rules.view(state, 0)) == f"Opening draft, card {pick + 1} of 3"
        for _seat in range(3):
            rules.apply(state, rules.decision(state).options[0])
    state = rules.new_game(Setup(2, 3))
    assert told(rules, words, state)[0] == "Opening draft: take one of the open cards."
    assert words.phase(rules.view(state, 0)) == "Opening draft"
    while rules.decision(state).kind == "face_up":
        rules.apply(state, rules.decision(state).options[0])
    asked, answers = told(rules, words, state)
    assert asked.startswith("Opening draft: keep one of your face-down cards")
    assert all(label.startswith("Keep ") for label in answers.values())


def test_an_unknown_option_is_its_token_and_others_wait(rules: YlandyssRules, words: YlandyssWords) -> None:
    state = in_melee(rules, ["stun acolyte", "stun~2"], ["", ""])
    decision = rules.decision(state)
    view = rules.view(state, decision.seat)
    assert words.option_label(view, decision, Choice((99,), "juggle:stun", "", "")) == "juggle:stun"
    choose = Choice((w.PLAY_CARD, rules.tables.index["stun"]), "play:stun", "", "")
    assert plain(words.option_label(view, decision, choose)) == "Play Stun"
    for seat in (-1, 1 - decision.seat):
        assert words.prompt(rules.view(state, seat), decision) == f"Waiting for {names(rules, state)[0]}."
    assert words.phase(view) == "Round 1, melee"
