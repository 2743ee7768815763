"""The game that the words of the command line name: taken from the shelf, set up as they say."""

from __future__ import annotations

from collections.abc import Sequence

from yonder_desktop.cli.usage import UsageError
from yonder_desktop.core.contract import GameInfo, SetupOption
from yonder_desktop.storage.shelf import HOUSE, BoxedGame, Shelf
from yonder_desktop.wording.catalogue import gettext as _
from yonder_desktop.wording.faults import error_words


def take_game(shelf: Shelf, name: str, card_set: str = HOUSE) -> BoxedGame:
    """The game called `name`, with a card set. Raises UsageError."""
    if name not in shelf.names():
        known = ", ".join(shelf.names())
        raise UsageError(_("There is no game “{name}”; there are: {known}.").format(name=name, known=known))
    try:
        return shelf.take(name, card_set)
    except KeyError as error:
        said = _("There is no card set “{cards}” of {game}; “yonder-desktop cards” lists them.")
        raise UsageError(said.format(cards=card_set, game=name)) from error
    except ValueError as error:
        raise UsageError(error_words(error)) from error


def checked_seats(info: GameInfo, players: int) -> int:
    """The number of players, if the game can be played by so many. Raises UsageError."""
    if players not in info.seats:
        seats = ", ".join(str(number) for number in info.seats)
        raise UsageError(
            _("{game} can be played by {seats}, not by {players}.").format(
                game=info.name, seats=seats, players=players
            )
        )
    return players


def options_from_words(info: GameInfo, words: Sequence[str]) -> dict[str, int | str]:
    """The setup options that words such as `key=value` give. Raises UsageError."""
    options: dict[str, int | str] = {}
    for word in words:
        key, equals, value = word.partition("=")
        if not equals or not key:
            raise UsageError(_("“{word}” is not of the form key=value.").format(word=word))
        options[key] = _value(_option(info, key), value)
    return options


def _option(info: GameInfo, key: str) -> SetupOption:
    for option in info.options:
        if option.key == key:
            return option
    known = ", ".join(option.key for option in info.options) or _("none")
    raise UsageError(
        _("{game} has no option “{key}”; there are: {known}.").format(game=info.name, key=key, known=known)
    )


def _value(option: SetupOption, text: str) -> int | str:
    for choice in option.choices:
        if str(choice) == text:
            return choice
    known = ", ".join(str(choice) for choice in option.choices)
    raise UsageError(
        _("“{value}” is not a value of {key}; there are: {known}.").format(
            value=text, key=option.key, known=known
        )
    )
