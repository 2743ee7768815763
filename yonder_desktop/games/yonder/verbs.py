"""Codes of frames and options: what the agenda goes on with, and how questions are answered."""

from __future__ import annotations

# options: verb codes and the words of their tokens
(
    PLACE,
    ARCANA_TO,
    FULFIL_WITH,
    LOCK_UP,
    END,
    DECLINE,
    DONE,
    KEEP,
    HOLD,
    TAKE_GOODS,
    TAKE_WORKER,
    DRAW_CARD,
    BUILD_CARD,
    TRADE_TIMES,
    TRADE_FOR,
    NAME_WAIVED,
    HAND_BACK,
    RECALL_WORKER,
    DROP,
    HIDE,
    SWAP,
    SECOND,
    DELIVER,
    PAY,
    DISCARD,
    REPLACE_IN,
    THROW_AWAY,
    FEED,
    TAKE_SHIP_FROM,
) = range(29)
VERBS = (
    "place", "arcana", "fulfil", "lock_up", "end", "decline", "done", "keep", "hold", "gain", "worker", "draw", "build",
    "trade", "pay", "name", "hand_back", "recall", "drop", "hide", "swap", "second", "deliver", "pay", "discard",
    "replace", "throw_away", "feed", "ship",
)  # fmt: skip

# frames that ask
(
    ASK_START_CARD,
    ASK_TURN,
    ASK_HOLD,
    ASK_GAIN_ANY,
    ASK_WORKER,
    ASK_DRAW,
    ASK_BUILD,
    ASK_TRADE,
    ASK_NAME_WAIVED,
    ASK_HAND_BACK,
    ASK_RECALL,
    ASK_DROP,
    ASK_HIDE,
    ASK_FULFIL,
    ASK_SWAP,
    ASK_SECOND,
    ASK_DELIVERIES,
    ASK_PAYMENT,
    ASK_DISCARD,
    ASK_REPLACE,
    ASK_THROW_AWAY,
    ASK_FEED,
    ASK_HARBOUR,
) = range(23)
KINDS = (
    "start_card", "turn", "hold_worker", "gain_any", "gain_worker", "draw", "build", "trade", "name_waived",
    "hand_back", "recall", "drop_envoy", "hide_envoy", "fulfil", "swap", "second_envoy", "deliveries", "payment",
    "discard_cards", "replace", "throw_away", "feed", "harbour",
)  # fmt: skip

# frames that do
(
    DO_STEPS,
    DO_AFTER_PLACING,
    DO_REWARD,
    DO_PAY_OUT,
    DO_AFTER_SERVICE,
    DO_LOCK_UP,
    DO_NEXT_TURN,
    DO_BEGIN_ROUND,
    DO_CLEANUP,
    DO_SCORE,
    DO_ADVANCE,
) = range(100, 111)
