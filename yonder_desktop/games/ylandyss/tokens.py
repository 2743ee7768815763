"""Tokens: the short readable words of options, and the items of the table that an option concerns.

`pick:heliana`, `keep_one:heliana`, `play:stun`, `pass`, `choose:acolyte~2`, `choose:nothing`, `rob:seat2`,
`throw:stun+acolyte`, `take:stun`, `buy:black_dragon,cards=2,coins=2`, `skip`, `remove:stun`, `remove:nothing`,
`keep:nothing`, `keep:stun+acolyte`.
"""

from __future__ import annotations

from yonder_desktop.core.questions import Choice, Option
from yonder_desktop.games.ylandyss import words as w
from yonder_desktop.games.ylandyss.state import State
from yonder_desktop.games.ylandyss.strength import owner_in_play


def token(state: State, option: Option) -> str:
    """The token of an option."""
    verb, keys = option[0], state.tables.keys
    word = w.VERBS[verb]
    if verb in (w.PASS, w.SKIP):
        return word
    if verb == w.ROB:
        return f"rob:seat{option[1] + 1}"
    if verb == w.BUY:
        return f"buy:{keys[option[1]]},cards={option[2]},coins={option[3]}"
    return f"{word}:{'+'.join(keys[card] for card in option[1:] if card != w.NO_CARD) or 'nothing'}"


def choice(state: State, option: Option) -> Choice:
    """The token and the items of an option; passing and buying nothing are apart, passing is never the default."""
    subject, target = items(state, option)
    return Choice(option, token(state, option), subject, target, costly=option[0] == w.PASS)


def items(state: State, option: Option) -> tuple[str, str]:
    """Keys of the item acted with and the item acted on."""
    verb, keys = option[0], state.tables.keys
    if verb == w.PLAY_CARD:
        return f"hand:{keys[option[1]]}", "table"
    if verb == w.PICK:
        return f"draft:{keys[option[1]]}", "drafted"
    if verb == w.KEEP_ONE:
        return f"draft:{keys[option[1]]}", "drafted"
    if verb == w.BUY:
        return f"offer:{keys[option[1]]}", "discard"
    if verb == w.ROB:
        return f"seat{option[1] + 1}", ""
    if verb == w.CHOOSE and option[1] != w.NO_CARD:
        place = "card" if owner_in_play(state, option[1]) != w.NOBODY else "pile"
        return f"{place}:{keys[option[1]]}", ""
    if verb == w.TAKE and len(option) == 2:
        return f"looked:{keys[option[1]]}", "hand"
    if verb in (w.PASS, w.SKIP):
        return w.VERBS[verb], ""
    return "", ""
