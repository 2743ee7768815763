"""The rules of Ylandyss in our own words, page by page. Numbers of the card set stand in braces."""

from __future__ import annotations

from yonder_desktop.wording.catalogue import N_
from yonder_desktop.wording.reference import Written

GAME: tuple[Written, ...] = (
    (
        "rules:goal",
        N_("What it is about"),
        (
            N_("Round by round you play fighters and magic in a melee, win coins, and buy better cards for your "
               "own deck."),
            N_("The game ends in the round in which somebody has the agreed number of coins in the chest: "
               "{end_default}, in a first game {first_game}; other lengths are {end_choices}. Then everybody adds "
               "the coins of the chest and the values of all own cards; removed cards do not count. Most points "
               "win, whoever ended the game."),
            N_("On a tie the higher value of cards wins; after that the win is shared."),
        ),
        ("rules:round", "rules:setup"),
    ),
    (
        "rules:setup",
        N_("Setting up and the draft"),
        (
            N_("Everybody has the same starting cards ({start}) and adds {draft_cards} draft cards. The deck is "
               "your own and is never mixed with others. The first player is drawn by chance."),
            N_("With three or four players each gets {pack} draft cards, keeps one and passes the others to the "
               "left, {draft_cards} times; the last ones are set aside."),
            N_("With two players {face_up} draft cards lie open and each gets {face_down} more. The first player "
               "takes one of the open ones, the second two, the first another one; last, of the two cards in hand "
               "each keeps one."),
        ),
        ("rules:cards", "rules:round"),
    ),
    (
        "rules:cards",
        N_("Reading a card"),
        (
            N_("Characters have strength and one or two types; actions add none by themselves. The coin at the "
               "upper left is the cost (starting and draft cards have none), the gem the value: points at the end,"
               " and coins for a rival who wins against the card."),
            N_("Spells need a mage, miracles a cleric, with at least the level of the action; see "
               "[rules:actions|actions]. The text says when it works: when played, as long as the card is in play,"
               " in the resolution, or in the reinforcement phase."),
            N_("In play and open to all: cards laid down, discard piles, loot, chest, totals, and how many cards "
               "hands and decks have. Hands and the order of decks are hidden."),
        ),
        ("rules:characters", "rules:actions"),
    ),
)  # fmt: skip

ROUND: tuple[Written, ...] = (
    (
        "rules:round",
        N_("How a round runs"),
        (
            N_("1. Draw up to {hand} cards; cards kept count. The offer is laid out: {offers}."),
            N_("2. [rules:melee|The melee]. 3. [rules:resolution|The resolution]. 4. "
               "[rules:reinforcement|Reinforcements]. 5. [rules:final|The end of the round]."),
            N_("When a deck is empty and a card is needed, its discard pile is shuffled. If that is empty too, you"
               " have what there is."),
        ),
        ("rules:melee", "rules:resolution", "rules:reinforcement", "rules:final"),
    ),
    (
        "rules:melee",
        N_("The melee"),
        (
            N_("In turn, from the first player on, each plays one card or passes. It goes on until everybody has "
               "passed one after the other. Without cards in hand you have to pass."),
            N_("If you pass you are out of this melee and only watch; you may still win it. Only the strongest "
               "player with a total of {free_pass} or more stays in after passing, and is asked again. Of equals "
               "the first in turn order is the strongest. If the strongest player is out, nobody passes for free."),
            N_("Nobody comes back in, not even as the strongest."),
        ),
        ("rules:strength", "rules:characters", "rules:actions"),
    ),
    (
        "rules:strength",
        N_("Strength"),
        (
            N_("Your total is the strength of your upright characters with all bonuses, and what actions have "
               "added. It changes after every single effect. Neither a character nor a total falls below 0."),
            N_("What a card “has” lasts as long as the card that gives it is in play; what a card “gets” stays on "
               "it for the round. “Strength 3 or less” looks at the strength of the moment, in a discard pile at "
               "the printed one."),
            N_("The table opens every total into its parts."),
        ),
        ("rules:characters", "rules:melee"),
    ),
    (
        "rules:characters",
        N_("Characters"),
        (
            N_("A character is laid in front of you and adds its strength; then its “when played” text is done, in"
               " the order printed. If nothing can be done, that part is left out."),
            N_("Exhausted: turned on its side. It adds nothing to the total, but its text goes on working, and "
               "magic can still be played through it. Straightened, it adds its strength again."),
            N_("Eliminated: laid on the discard pile of whoever owns it. Should it return to play, it begins "
               "afresh."),
            N_("The owner of an effect makes its choices. You have to choose a target if there is one that would "
               "change. “Opponent's” means only others; “your” includes the card itself, “another” does not. Where"
               " all are meant, all change at once."),
            N_("Protected characters cannot be chosen or hit by opponents' effects of that kind; your own effects "
               "can."),
        ),
        ("rules:strength", "rules:actions"),
    ),
    (
        "rules:actions",
        N_("Actions: spells and miracles"),
        (
            N_("To play a spell you need one mage in play, for a miracle one cleric, whose level is at least that "
               "of the card. The same character can allow several, be it exhausted or not; two low levels do not "
               "make a high one. Actions without a type need nothing."),
            N_("Actions stay in front of you to the end of the round and cannot be touched. What they added stays "
               "although the mage or cleric leaves. They may be played without an effect."),
        ),
        ("rules:melee", "rules:characters"),
    ),
    (
        "rules:resolution",
        N_("The resolution"),
        (
            N_("The highest total wins the melee; of equals the first in turn order. There is always a winner. The"
               " winner gains {base} coin and one more for each point of value among the cards that the others "
               "have played, eliminated ones included. Coins go to the loot."),
            N_("Then the texts for the resolution are done, player by player from the first player on, in the "
               "order in which the cards were played; last of all those that take coins from others. Coins can "
               "only be taken from a loot, never from a chest. Only cards that are still in play count."),
        ),
        ("rules:reinforcement",),
    ),
    (
        "rules:reinforcement",
        N_("Reinforcements"),
        (
            N_("In the order of the totals, highest first, each may buy one card of the offer; then in the same "
               "order a second one: at most {purchases} in all. You may leave out the first and take the second."),
            N_("Two limits hold. Payment: coins of the loot and cards of the hand, each card worth 1 coin; never "
               "the chest. Strength: the printed cost is taken from your total of this round, and the rest limits "
               "the next purchase. With a total of 0 you can buy nothing that costs."),
            N_("Prices that are lowered or raised change the payment only. Bought cards and cards paid with go to "
               "your discard pile. The offer is not filled up meanwhile."),
            N_("At the end of the phase all unspent loot goes into the chest."),
        ),
        ("rules:final", "rules:goal"),
    ),
    (
        "rules:final",
        N_("The end of the round"),
        (
            N_("First it is looked at whether a chest holds enough coins; then the game is over at once."),
            N_("Otherwise each may remove one card played this round from the game, which makes the deck leaner. "
               "Then everything in play goes to the discard piles; of the hand you keep what you like. What is "
               "left of the offer is discarded. The winner of the melee becomes first player."),
        ),
        ("rules:goal", "rules:round"),
    ),
)  # fmt: skip
