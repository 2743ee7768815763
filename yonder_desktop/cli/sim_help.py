"""What the help of `sim` tells of computer players and games: those that there are, whichever they be."""

from __future__ import annotations

from yonder_desktop.core.contract import GameInfo, SetupOption
from yonder_desktop.wording.catalogue import gettext as _


def sim_help() -> str:
    """Who can play, and what can be set in each game."""
    from yonder_desktop.ai.registry import BOTS
    from yonder_desktop.storage.shelf import GameShelf

    shelf = GameShelf()
    infos = [shelf.take(name).rules.info for name in shelf.names()]
    lines = [_("computer players for --bots: {names}").format(names=", ".join(BOTS))]
    lines += [_("games, and what --set takes there:"), *[f"  {_told(info)}" for info in infos]]
    return "\n".join(lines)


def _told(info: GameInfo) -> str:
    options = ", ".join(_option(option) for option in info.options)
    return f"{info.name}: {options or _('nothing')}"


def _option(option: SetupOption) -> str:
    """`level=1|2|3 (1 player)`: with the numbers of players where it is not for all."""
    values = f"{option.key}={'|'.join(str(choice) for choice in option.choices)}"
    if not option.seats:
        return values
    seats = ", ".join(str(number) for number in option.seats)
    return _("{values} (players: {seats})").format(values=values, seats=seats)
