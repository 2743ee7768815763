"""Codes of Ylandyss: types, effects, counts, verbs, frames, and their keys as they stand in files and tokens."""

from __future__ import annotations

TYPE_KEYS = (
    "soldier",
    "merchant",
    "mage",
    "cleric",
    "thief",
    "barbarian",
    "demon",
    "undead",
    "angel",
    "dragon",
)
MAGE, CLERIC = 2, 3
SPELL, MIRACLE = 10, 11
ACTION_KEYS = ("spell", "miracle")
ALL_TYPE_KEYS = TYPE_KEYS + ACTION_KEYS

CHARACTER, ACTION, ANY_KIND = range(3)
KIND_KEYS = ("character", "action")
START, DRAFT, REINFORCEMENT = range(3)
SET_KEYS = ("start", "draft", "reinforcement")

ON_PLAY, CONTINUOUS, RESOLUTION, IN_REINFORCEMENT = range(4)
TRIGGER_KEYS = ("on_play", "continuous", "resolution", "reinforcement")
# resolution effects run twice: what does not steal, then what does (R46)
STEALING = 4

(
    EXHAUST,
    STRAIGHTEN,
    ELIMINATE,
    BONUS,
    PROTECT,
    UNDYING,
    GAIN,
    STEAL,
    DRAW,
    DISCARD,
    LOOK,
    RETURN,
    COPY,
    DISCOUNT,
    TAX,
    LIMIT,
    PLACE,
) = range(17)
OP_KEYS = (
    "exhaust", "straighten", "eliminate", "bonus", "protect", "undying", "gain", "steal", "draw", "discard", "look",
    "return", "copy", "discount", "tax", "limit", "place",
)  # fmt: skip

NO_TARGET, SELF, OWN, OWN_OTHER, OPPONENT, ANY_OTHER, TOTAL = range(7)
TARGET_KEYS = ("", "self", "own", "own_other", "opponent", "any_other", "total")
PICK_ALL, PICK_EACH = -2, -1

# whose cards a count looks at, and where
COUNT_OWN, COUNT_OWN_OTHER, COUNT_OPPONENT, COUNT_ANY = range(4)
WHO_KEYS = ("own", "own_other", "opponent", "any")
IN_PLAY, IN_DISCARD, SPELLS_PLAYED, AHEAD = range(4)
ZONE_KEYS = ("play", "discard", "spells_played", "ahead")
ANY_RESULT, WON, LOST = range(3)
RESULT_KEYS = ("", "won", "lost")

FROM_ONE, FROM_WINNER, FROM_EACH = range(3)
FROM_KEYS = ("one", "winner", "each")
TO_HAND, TO_PLAY = range(2)
TO_KEYS = ("hand", "play")
FROM_DISCARD, FROM_PLAY = range(2)
RETURN_FROM_KEYS = ("discard", "play")

# options
(
    PICK,
    KEEP_ONE,
    PLAY_CARD,
    PASS,
    CHOOSE,
    ROB,
    THROW,
    TAKE,
    BUY,
    SKIP,
    REMOVE,
    KEEP,
) = range(12)
VERBS = (
    "pick",
    "keep_one",
    "play",
    "pass",
    "choose",
    "rob",
    "throw",
    "take",
    "buy",
    "skip",
    "remove",
    "keep",
)

# frames that ask
(
    ASK_PICK,
    ASK_FACE_UP,
    ASK_KEEP_ONE,
    ASK_MELEE,
    ASK_TARGET,
    ASK_ROB,
    ASK_THROW,
    ASK_LOOK,
    ASK_BUY,
    ASK_PAY,
    ASK_REMOVE,
    ASK_KEEP,
) = range(12)
KINDS = (
    "pick", "face_up", "keep_one", "melee", "target", "rob", "throw", "look", "buy", "pay", "remove", "keep",
)  # fmt: skip

# frames that do
(
    DO_PASS_PACKS,
    DO_END_DRAFT,
    DO_ROUND,
    DO_NEXT,
    DO_EFFECTS,
    DO_RESOLUTION,
    DO_REINFORCEMENT,
    DO_FINAL,
    DO_TIDY,
) = range(100, 109)

NO_CARD, NOBODY = -1, -1
DRAFTING, MELEE, RESOLVING, REINFORCING, FINAL = range(5)
PHASE_KEYS = ("draft", "melee", "resolution", "reinforcement", "final")
