"""Who sits at the table: a name, a colour with its sign, and whether a person or the computer answers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from yonder_desktop.ai.registry import BOTS
from yonder_desktop.storage.documents import HUMAN, SeatRecord
from yonder_desktop.storage.shelf import HOUSE

COLOURS = ("yellow", "blue", "red", "green", "pink")
"""The colours of the seats, each with a sign of its own (see `ui.theme`)."""


@dataclass(frozen=True)
class Player:
    """Who answers for a seat. `bot` is the level of a computer player, "" for a person."""

    name: str
    colour: str
    bot: str = ""

    @property
    def is_human(self) -> bool:
        return self.bot == ""


@dataclass(frozen=True)
class GamePlan:
    """What the new-game dialog settles: the game, who plays, its options, the seed (None: by chance)."""

    game: str
    players: tuple[Player, ...]
    options: dict[str, int | str] = field(default_factory=dict)
    seed: int | None = None
    card_set: str = HOUSE


def named_apart(names: Sequence[str], taken: Sequence[str] = ()) -> list[str]:
    """Names that nobody confuses: one that is taken, whatever its letters, gets the first free number behind it."""
    used, found = {name.casefold() for name in taken}, []
    for name in names:
        numbered = (f"{name} {number}" for number in range(2, len(names) + len(taken) + 2))
        apart = next(one for one in (name, *numbered) if one.casefold() not in used)
        used.add(apart.casefold())
        found.append(apart)
    return found


def records_of(players: Sequence[Player]) -> list[SeatRecord]:
    """The players as saves and settings hold them."""
    return [
        SeatRecord(name=player.name, colour=player.colour, player=player.bot or HUMAN) for player in players
    ]


def players_of(records: Sequence[SeatRecord]) -> tuple[Player, ...]:
    """The players that a save or the settings name.

    A file may name what this program does not have: a colour unknown or taken gives way to the first free one, a
    computer player unknown to the strongest known.
    """
    players: list[Player] = []
    colours = [record.colour for record in records]
    for seat, record in enumerate(records):
        colour = record.colour
        if colour not in COLOURS or colour in colours[:seat]:
            colour = colours[seat] = next((free for free in COLOURS if free not in colours), COLOURS[0])
        bot = "" if record.player == HUMAN else record.player
        players.append(Player(record.name, colour, bot if bot in ("", *BOTS) else BOTS[-1]))
    return tuple(players)


def human_seats(players: tuple[Player, ...]) -> list[int]:
    """The seats that people answer for, in the order of the table."""
    return [seat for seat, player in enumerate(players) if player.is_human]
