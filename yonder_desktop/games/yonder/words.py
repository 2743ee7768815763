"""Codes of Yonder: goods, workers, steps, triggers, and their keys as they stand in card files and tokens."""

from __future__ import annotations

# A supply is twelve numbers: six goods, arcana, five kinds of workers.
WOOD, ORE, HAY, GRAIN, MEAT, FISH, ARCANA, DWARF, ELF, GOBLIN, OGRE, SKELETON = range(12)
STUFF = (
    "wood",
    "ore",
    "hay",
    "grain",
    "meat",
    "fish",
    "arcana",
    "dwarf",
    "elf",
    "goblin",
    "ogre",
    "skeleton",
)
RESOURCES = (WOOD, ORE, HAY)
FOOD = (GRAIN, MEAT, FISH)
WORKERS = (DWARF, ELF, GOBLIN, OGRE, SKELETON)
NOTHING: tuple[int, ...] = (0,) * 12

# "any" kinds of a step that gains a worker
ANY_WORKER, ANY_BUT_SKELETON = -1, -2

# classes of goods
RESOURCE_CLASS, FOOD_CLASS, ANY_GOOD = 0, 1, 2
CLASS_KEYS = ("resource", "food", "good")
CLASS_GOODS: tuple[tuple[int, ...], ...] = (RESOURCES, FOOD, RESOURCES + FOOD)

# steps
(
    GAIN,
    GAIN_ANY,
    GAIN_ARCANA,
    GAIN_WORKER,
    GAIN_DISCOUNTED,
    GOLD,
    COIN,
    DRAW,
    BUILD,
    FAVOUR,
    TRADE,
    TAKE_SHIP,
    RECALL,
    HOLD_WORKER,
    DROP_ENVOY,
    HIDE_ENVOY,
    FULFIL,
    SIDE_DELIVERY,
    REMOVE_ARCANA,
    SWAP_WITH_WHARF,
    DISCARD_ENVOY_AND_SHIP,
) = range(21)
STEP_KEYS = (
    "gain", "gain_any", "gain_arcana", "gain_worker", "gain_discounted", "gold", "coin", "draw", "build", "favour",
    "trade", "take_ship", "recall", "hold_worker", "drop_envoy", "hide_envoy", "fulfil", "side_delivery",
    "remove_arcana", "swap_with_wharf", "discard_this_envoy_and_ship",
)  # fmt: skip

# modifiers
(
    DISCOUNT,
    FREE_DELIVERY,
    EXTRA_BONUS,
    EXTRA_MAX,
    ALTERNATIVE_COST,
    REPLACE,
    TWO_ENVOYS,
    OGRE_MULTIPLIER,
    FOOD_VALUE,
    STORED_FOOD,
    FISH_PRICE,
) = range(11)
MODIFIER_KEYS = (
    "discount", "free_delivery", "extra_bonus", "extra_max", "alternative_cost", "replace", "two_envoys",
    "ogre_multiplier", "food_value", "stored_food", "fish_price",
)  # fmt: skip

# what a trigger waits for
(
    ON_PLACE,
    ON_PAY,
    ON_DWARF_DISCOUNT,
    ON_FULFIL,
    ON_DELIVERY,
    ON_BEFORE_FULFIL,
    ON_AFTER_FULFIL,
    ON_FEED,
    ON_SELL_FISH,
    ON_LOCK_UP,
    ON_COPY,
) = range(11)
TRIGGER_KEYS = (
    "place", "pay", "dwarf_discount", "fulfil", "delivery", "before_fulfil", "after_fulfil", "feed", "sell_fish",
    "lock_up", "copy",
)  # fmt: skip

# where a placement counts
IN_CITY, IN_OTHER_SETTLEMENT, ON_HEADQUARTERS, ANYWHERE = range(4)
WHERE_KEYS = ("city", "other_settlement", "headquarters", "any")

# what a free delivery does without, and what a replacement replaces
WITHOUT_NOTHING, WITHOUT_GOLD, WITHOUT_BONUS = range(3)
WITHOUT_KEYS = ("nothing", "gold", "bonus")
REPLACE_GOLD, REPLACE_BONUS = range(2)
REPLACE_KEYS = ("gold", "bonus")
ALL_DELIVERIES = 99

# where a ship is taken from, where a recalled worker goes to, which envoy is dropped
FROM_WHARF, FROM_HARBOUR = range(2)
TO_OWN_SUPPLY, TO_GENERAL_SUPPLY = range(2)
OWN_UNFULFILLED, CARRYING = range(2)

# what lies on an envoy card instead of a ship id
NO_SHIP, HIDDEN = -1, -2
NOBODY, NO_CARD = -1, -1
# instead of a worker in the args of an effect: a ship started it
BY_SHIP = -2

# scores
(
    SCORE_FLAT,
    SCORE_PER,
    SCORE_PER_LETTER,
    SCORE_THRESHOLD,
    SCORE_ALL_KINDS,
) = range(5)
SCORE_KEYS = ("flat", "per", "per_letter", "threshold", "all_worker_kinds")
PER_BUILDING, PER_ENVOY, PER_SHIP, PER_NON_SKELETON, PER_RESOURCE_TRIO = range(100, 105)
PER_KEYS = {
    "building": PER_BUILDING,
    "envoy": PER_ENVOY,
    "ship": PER_SHIP,
    "non_skeleton": PER_NON_SKELETON,
    "resource_trio": PER_RESOURCE_TRIO,
}
LETTERS = ("HQ", "A", "B", "C")

# where gold came from or went to: the ledger of each seat
(
    FROM_MARKET,
    FROM_BONUS,
    FROM_SHIPS,
    FROM_FISH,
    FROM_COINS,
    FROM_UNFED,
    FROM_EMPTY_ENVOYS,
    FROM_BUILDINGS,
    SOURCES,
) = range(9)
SOURCE_KEYS = ("market", "bonus", "ships", "fish", "coins", "unfed", "empty_envoys", "buildings")
