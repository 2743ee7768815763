"""Short notes on cards, questions and parts of the table: what people ask while they play."""

from __future__ import annotations

from yonder_desktop.games.ylandyss import words as w
from yonder_desktop.games.ylandyss.designs import Card, Effect
from yonder_desktop.games.ylandyss.tables import Tables
from yonder_desktop.wording.catalogue import N_, gettext
from yonder_desktop.wording.ylandyss.names import CARD_PLACES

AHEAD_OF_EQUALS = N_("On a tie the strongest is who comes first from the first player token on.")
PAID_WITHOUT_STRENGTH = N_("The first player wins and is paid even if all totals are 0.")
PASSING = (
    N_("Passing keeps in only the strongest player, with a total of {free} or more. Everybody else is out."),
    AHEAD_OF_EQUALS,
    N_("Who is out stays out until the melee ends, and can still win it."),
)
SPELL_LEVELS = N_("It needs a mage of its level or higher in play, exhausted or not; levels are not added.")
MIRACLE_LEVELS = N_(
    "It needs a cleric of its level or higher in play, exhausted or not; levels are not added."
)

NOTES: dict[str, tuple[str, ...]] = {
    # kinds of questions
    "pick": (
        N_("All choose at the same time. What is left over is not seen again."),
        N_("Once the draft has ended, everybody knows who took what."),
    ),
    "face_up": (N_("The first player takes one, the other two, then the first player one more."),),
    "keep_one": (N_("Both choose at the same time; the card not kept stays unseen."),),
    "melee": (
        N_("A card may be played even if its effects find nothing to do."),
        N_("The melee ends when everybody has passed in a row; who is out counts as passing."),
    ),
    "pass": PASSING,
    "target": (
        N_("The player of the card chooses, and must choose where there is a target that would change."),
        N_("Effects of a card are done in order, each by itself; totals change after every one."),
    ),
    "rob": (N_("Only loot can be stolen, never the chest, and no more than lies there."),),
    "throw": (N_("With an empty hand nothing is discarded."),),
    "look": (N_("If the deck runs out, the discard pile is shuffled at that moment."),),
    "buy": (
        N_("You need both: coins and cards for the price, and strength left for the printed cost."),
        N_("Every card acquired lowers the strength left by its printed cost, whatever you pay."),
        N_("Coins of the chest never pay. The order of acquiring does not change for the second card."),
    ),
    "skip": (N_("Acquiring nothing now loses this turn only; you may still acquire a card in the next one."),),
    "pay": (N_("Each card pays 1, whatever it is, and goes to your discard pile."),),
    "remove": (
        N_("It may lie in play, in your discard pile or in your hand, but not in the draw deck."),
        N_("Removed cards are worth nothing at the end and never come back."),
    ),
    "keep": (N_("Keep as many as you like: you draw up to {hand} only."),),
    # parts of the table
    "offer": (N_("The row is not filled up between purchases. What is left is put away after the round."),),
    "loot": (N_("What you do not spend goes to the chest at the end of the reinforcements."),),
    "chest": (N_("A chest with the agreed number of coins ends the game, and the points decide who wins."),),
    "pot": (
        N_("{base} and the value of all cards the others played this round, wherever they lie now."),
        PAID_WITHOUT_STRENGTH,
    ),
    "strength": (
        N_("Straight characters with all their bonuses, and what actions added. Nothing falls below 0."),
        N_("A bonus given once stays with its character; one that lasts ends when its source leaves play."),
    ),
    "tie": (AHEAD_OF_EQUALS, PAID_WITHOUT_STRENGTH),
    "limit": (
        N_("It is your total at the end of the melee, with what cards change, and falls with every purchase."),
        N_("Cards that leave play later do not lower it."),
    ),
    "exhausted": (
        N_("An exhausted character adds 0, but its text works and it still allows spells or miracles."),
    ),
    "token": (N_("It moves to the winner at the very end of the round; ties before use its old place."),),
    "deck": (
        N_("You may look up which cards are in your draw deck, but not their order."),
        N_("An empty deck is made of the discard pile; cards in play are not shuffled in."),
    ),
    "discard": (N_("Discard piles are open: everybody may look into them."),),
    "value": (N_("Points at the end; before that it is what the card pays to an opponent who wins the melee."),),
    "type:mage": (N_("Mages allow spells of their level or lower; levels are not added."),),
    "type:cleric": (N_("Clerics allow miracles of their level or lower; levels are not added."),),
    "type:spell": (SPELL_LEVELS,),
    "type:miracle": (MIRACLE_LEVELS,),
}  # fmt: skip

STATE_NOTES = {
    w.EXHAUST: N_("An exhausted character adds 0 to the total; its text goes on working."),
    w.ELIMINATE: N_("What was eliminated still counts for what winning pays this round."),
    w.PROTECT: N_("Protection works while its source is exhausted too, and not against your own effects."),
    w.UNDYING: N_("Back in hand it may be played again in this melee, kept, or used to pay."),
    w.STEAL: N_("Stealing in the resolution comes after all other effects, from loot only."),
    w.COPY: N_("It asks anew for choices and conditions. Strength and lasting texts are not doubled."),
    w.DISCOUNT: N_("Only what you pay changes; the strength left falls by the printed cost."),
    w.TAX: N_("Only the payment changes, not the strength that a card takes."),
    w.PLACE: N_("In hand it may pay for the second card, or be kept."),
    w.LIMIT: N_("It changes what you may acquire, not your rank in the melee."),
    w.LOOK: N_("If the deck runs out, the discard pile is shuffled at that moment."),
}
GIVEN = N_("The bonus stays with its character while that is in play, whatever happens to this card.")
LASTING = N_("The bonus ends as soon as this card leaves play, but not when it is exhausted.")
WEAK = N_("In play the strength with all bonuses is looked at, as if the character were straight.")
OTHERWISE = N_("The second part happens only if the first one found nobody.")
ENTERS = N_("It counts as played: its own effects happen, and its value counts.")
SPELLS = N_("Spells played this round count wherever they lie now.")
ACTION = N_("Actions stay in front of their owner until the round ends and cannot be chosen by effects.")
TOTAL = N_("What it adds stays, even if the character that allowed it leaves.")
PRINTED = N_("In a discard pile the printed strength counts.")


def notes_for(tables: Tables, key: str) -> list[str]:
    """Notes on an item, a design or a kind of question, in the language in use."""
    board = tables.card_set.board
    facts = {"free": board.free_pass, "hand": board.hand, "base": board.base_winnings}
    return [gettext(note).format(**facts) for note in found_notes(tables, key)]


def found_notes(tables: Tables, key: str) -> list[str]:
    """The notes on a key, not yet translated."""
    kind, _, rest = key.partition(":")
    name = rest if kind in CARD_PLACES else key
    if name in tables.index:
        return card_notes(tables.cards[tables.index[name]])
    return list(NOTES.get(key, ()))


def card_notes(design: Card) -> list[str]:
    """What the kind and the effects of a card make people ask, each once."""
    own: list[str] = []
    if w.SPELL in design.types:
        own.append(SPELL_LEVELS)
    if w.MIRACLE in design.types:
        own.append(MIRACLE_LEVELS)
    for effect in design.effects:
        own += [note for note in effect_notes(effect) if note not in own]
    return own if design.kind == w.CHARACTER else [*own, ACTION]


def effect_notes(effect: Effect) -> list[str]:
    """Notes on one effect."""
    found = [STATE_NOTES[effect.op]] if effect.op in STATE_NOTES else []
    if effect.op == w.BONUS:
        given = TOTAL if effect.target == w.TOTAL else GIVEN
        found.append(given if effect.trigger == w.ON_PLAY else LASTING)
        if effect.target == w.SELF:
            found.pop()
    if effect.op == w.RETURN and effect.to == w.TO_PLAY:
        found.append(ENTERS)
    if effect.max_strength >= 0:
        found.append(PRINTED if effect.op == w.RETURN else WEAK)
    if effect.otherwise:
        found.append(OTHERWISE)
    if effect.per is not None and effect.per.zone == w.SPELLS_PLAYED:
        found.append(SPELLS)
    return found
