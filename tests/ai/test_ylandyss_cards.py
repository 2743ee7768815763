"""What a card of Ylandyss is worth to greedy players before it is played: costs count as costs."""

import pytest

from yonder_desktop.ai.ylandyss import effect_worth, quality
from yonder_desktop.games.ylandyss import words as w
from yonder_desktop.games.ylandyss.designs import Effect
from yonder_desktop.games.ylandyss.rules import YlandyssRules
from yonder_desktop.storage.shelf import GameShelf

OWN = (w.SELF, w.OWN, w.OWN_OTHER)
COSTLY = (
    "pit_warden", "cinder_imp", "xurathe_cellar_whisper", "gorm_half_giant", "ulna_cold_eyes", "frenzied_axe",
    "fjord_raider", "prince_of_embers",
)  # fmt: skip


@pytest.fixture(scope="module")
def rules() -> YlandyssRules:
    boxed = GameShelf().take("ylandyss").rules
    assert isinstance(boxed, YlandyssRules)
    return boxed


def is_cost(effect: Effect) -> bool:
    """By the words of the effect: it hurts who plays the card."""
    hurts = effect.op in (w.EXHAUST, w.ELIMINATE) and effect.target in OWN
    return not effect.otherwise and (hurts or effect.op == w.DISCARD or effect.amount < 0)


@pytest.mark.parametrize("key", COSTLY)
def test_a_card_with_a_price_is_worth_less_than_its_strength(rules: YlandyssRules, key: str) -> None:
    card = rules.tables.index[key]
    assert quality(_state(rules), card) < rules.tables.cards[card].strength


def test_costs_are_below_zero_and_nothing_else(rules: YlandyssRules) -> None:
    effects = [effect for card in rules.tables.card_set.cards for effect in card.effects]
    assert {is_cost(effect) for effect in effects} == {True, False}
    for effect in effects:
        assert (effect_worth(effect) < 0) == is_cost(effect), (effect.op, effect.target, effect.amount)


def test_a_cost_with_a_condition_weighs_less() -> None:
    always = Effect(w.RESOLUTION, w.LIMIT, amount=-3)
    if_lost = Effect(w.RESOLUTION, w.LIMIT, amount=-3, when=_lost())
    assert effect_worth(always) < effect_worth(if_lost) < 0


def test_what_happens_otherwise_is_counted_once() -> None:
    """Pit Warden eliminates another character, or is exhausted itself: one price, not two."""
    assert effect_worth(Effect(w.ON_PLAY, w.EXHAUST, w.SELF, otherwise=True)) == 0


def _lost() -> object:
    from yonder_desktop.games.ylandyss.designs import Condition

    return Condition(None, result=w.LOST)


def _state(rules: YlandyssRules) -> object:
    from yonder_desktop.core.contract import Setup

    return rules.new_game(Setup(2, 1))
