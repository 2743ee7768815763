"""The rules of Yonder in our own words, page by page. Numbers of the card set stand in braces."""

from __future__ import annotations

from yonder_desktop.wording.catalogue import N_
from yonder_desktop.wording.reference import Written

GAME: tuple[Written, ...] = (
    (
        "rules:goal",
        N_("What it is about"),
        (
            N_("Everybody builds up a settlement on a new shore: workers fetch goods and raise buildings, ships "
               "carry goods to envoys, and envoys pay in gold."),
            N_("The game has {rounds} rounds. After the last one the C buildings are scored; whoever has the most "
               "gold then wins. On a tie it is the most arcana left over, then the fewest buildings; after that "
               "the win is shared."),
            N_("Gold is only a count on the track around the board. It never falls below 0, and it may pass 100. "
               "The coins that lie on cards are something else: they pay 1 gold each at every "
               "[rules:lock_up|lock-up]."),
        ),
        ("rules:round", "rules:scoring", "rules:setup"),
    ),
    (
        "rules:setup",
        N_("Setting up"),
        (
            N_("Each seat has its headquarters, a starting ship with the workers and goods printed on it, one each"
               " of wood, ore, hay, grain and fish, 0 gold, and a place below the favour track."),
            N_("Each seat looks at {dealt} plain A buildings and keeps {kept} in secret; that is its first hand."),
            N_("On the board lie six A buildings, four A envoys and four ships in the harbour. The building stack "
               "holds three A, nine B and twelve C cards, the envoy stack eight A, eight B and four C; nobody "
               "knows their order. The first player is drawn by chance, and the eye passes clockwise after each "
               "round."),
            N_("With two players, and alone, spots that have two places offer only one: Wood, Ore, Hay, Grain, "
               "Builders, Architect, Audience Chamber."),
        ),
        ("rules:things", "rules:ventures", "rules:solo"),
    ),
    (
        "rules:things",
        N_("Supply, hand and settlement"),
        (
            N_("Your supply holds what you can use: workers, goods, arcana and ships. Your hand holds buildings "
               "that are not built yet; there is no limit to it, and it is worth nothing at the end. Your "
               "settlement holds your headquarters, what you have built, and your envoys."),
            N_("Goods are of two classes: wood, ore and hay are resources; grain, meat and fish are food."),
            N_("Workers, arcana and ships can run out. If the pile is empty you go without, and it is not made up "
               "for later. Of goods, coins and gold there is always enough."),
            N_("Everything is open but hands, the order of the stacks and of the wharf below its top ship."),
        ),
        ("rules:workers", "rules:arcana", "rules:ships"),
    ),
)  # fmt: skip

WORKERS: tuple[Written, ...] = (
    (
        "rules:workers",
        N_("The five kinds of workers"),
        (
            N_("[rules:goblin|Goblins] are plain. [rules:dwarf|Dwarves] save a good, [rules:elf|elves] join "
               "others, [rules:ogre|ogres] fetch double and eat double, [rules:skeleton|skeletons] eat nothing."),
            N_("Where you may choose a worker, it must be of a kind that the general supply still has."),
        ),
        ("rules:dwarf", "rules:elf", "rules:goblin", "rules:ogre", "rules:skeleton"),
    ),
    (
        "rules:dwarf",
        N_("Dwarf"),
        (
            N_("On a place with the dwarf sign a dwarf leaves one good of the price unpaid: of a building, or of "
               "what the action costs. If any resource can be paid, one less is paid. The price may fall to "
               "nothing."),
            N_("Where an action can be repeated, the dwarf helps with the first time only. Arcana and workers are "
               "never left unpaid."),
        ),
        ("rules:discounts",),
    ),
    (
        "rules:elf",
        N_("Elf"),
        (
            N_("An elf may go to a place where others stand, as long as no elf is there, whoever placed it. Nobody"
               " can join an elf that stands alone. Elves cannot enter a settlement that is locked up either."),
        ),
        ("rules:placing",),
    ),
    (
        "rules:goblin",
        N_("Goblin"),
        (
            N_("Goblins have no rule of their own. Some cards ask for them."),
        ),
        ("rules:placing",),
    ),
    (
        "rules:ogre",
        N_("Ogre"),
        (
            N_("On a place with the ogre sign an ogre gains twice the goods that the place gives. Goods that you "
               "choose are chosen one by one. Workers, arcana, cards and coins are not doubled, nor is what other "
               "cards add."),
            N_("An ogre eats {ogre_need} food at lock-up."),
        ),
        ("rules:feeding",),
    ),
    (
        "rules:skeleton",
        N_("Skeleton"),
        (
            N_("Skeletons need no food."),
        ),
        ("rules:feeding",),
    ),
)  # fmt: skip

VARIANTS: tuple[Written, ...] = (
    (
        "rules:ventures",
        N_("Ventures"),
        (
            N_("The expansion shuffles its buildings into the B buildings, its envoys into those of their letter, "
               "and its ships into the wharf. The stacks stay as large as they were; what is left over goes out of"
               " the game unseen."),
        ),
        ("rules:setup",),
    ),
    (
        "rules:starting_ships",
        N_("Starting ships"),
        (
            N_("Usually each seat is dealt a starting ship by chance. As a choice of the set-up all may choose one"
               " in turn instead."),
        ),
        ("rules:setup",),
    ),
)  # fmt: skip

SOLO: tuple[Written, ...] = (
    (
        "rules:solo",
        N_("Alone against Captain Olos"),
        (
            N_("You play as usual; Olos follows eight order cards, shuffled anew each round. You hold the eye in "
               "rounds {your_rounds}, he in the others. On his turn he turns up a card and carries it out. After "
               "his number of cards for the round, which depends on the level, he locks up; if you lock up first, "
               "he turns up the rest one after the other."),
            N_("Olos has gold, a marker on the favour track, a number of ships and a camp of envoys; no goods, no "
               "hand, no settlement. The workers he sends out are taken from the general supply and behave like "
               "any others: elves may stand beside them, effects may take them away."),
            N_("Every spot of the city has one place. Cards that need a rival settlement or another person are "
               "taken out before."),
        ),
        ("rules:olos_cards", "rules:olos_end"),
    ),
    (
        "rules:olos_cards",
        N_("The orders of Olos"),
        (
            N_("Occupy: an ogre goes to the first place of its list where nobody stands, then a goblin by the "
               "second list; if a list is full, the order of all places goes on. In the Audience Chamber his "
               "marker climbs; he gains nothing else."),
            N_("Deliver: he takes the envoy in the slot of the card, or the next one upwards. He makes 1 delivery "
               "and 1 more for every two ships, as far as the envoy takes them, for the market value and the extra"
               " gold of the level each. With no envoy in the city he calls on his camp, up to twice."),
            N_("Seize: in rounds 1 to 3 the ship in the slot of the card, or the next one upwards; else the top of"
               " the wharf. With no ship at all he gains {seize_gold} gold."),
            N_("Trouble: the worker of the card blocks a place in your settlement, and is yours to feed at "
               "lock-up. If it cannot, he gains the market value."),
        ),
        ("rules:solo",),
    ),
    (
        "rules:olos_end",
        N_("How Olos locks up and scores"),
        (
            N_("When he locks up he gains the tribute of his level for each envoy in his camp, and in rounds 1 to "
               "3 takes the first ship of the harbour. If he was first in round 4, the arcana is lost."),
            N_("In the end his gold counts, {gold_per_ship} for each ship, {gold_per_envoy} for each envoy of his "
               "camp, and the number of his favour space. You win only with more."),
        ),
        ("rules:solo",),
    ),
)  # fmt: skip
