"""The tiles of the start page: the games there are, and the one to go on with."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from yonder_desktop.bridge.dates import local_time
from yonder_desktop.bridge.desk import Desk
from yonder_desktop.bridge.positions import Sight
from yonder_desktop.bridge.save_model import stage
from yonder_desktop.ui.faces import cover_of, face_of
from yonder_desktop.ui.look import Look
from yonder_desktop.ui.sprites import Picture
from yonder_desktop.ui.start_page import StartPage, Tile
from yonder_desktop.wording import about
from yonder_desktop.wording.catalogue import gettext
from yonder_desktop.wording.markup import plain


def make_start_page(desk: Desk, look: Look) -> StartPage:
    """The start page as things stand."""
    tiles = [game_tile(desk, name) for name in desk.shelf.names()]
    return StartPage(look, tiles, unfinished_tile(desk), desk.has_scores(), desk.library.has_finished)


def game_tile(desk: Desk, game: str) -> Tile:
    """A game that can be begun. Its cards are read when it is: those of all games take a third of a start."""
    words, seats = about(game), desk.shelf.seats(game)
    players = gettext("{least} to {most} players").format(least=seats[0], most=seats[-1])
    if seats[0] == seats[-1]:
        players = gettext("{number} players").format(number=seats[0])
    # Translators: facts about a game side by side, as in “2 to 4 players · 1 to 2 hours”
    facts = gettext("{players} · {length}").format(players=players, length=plain(words.length()))
    return Tile(game, plain(words.title()), (facts, plain(words.description())), cover_of(game))


def unfinished_tile(desk: Desk) -> Tile | None:
    """The game to go on with, with a picture of its table."""
    found = desk.unfinished()
    if found is None or found.summary.game not in desk.shelf.names():
        return None
    summary = found.summary
    title = gettext("Go on: {game}").format(game=plain(about(summary.game).title()))
    names = ", ".join(seat.name for seat in summary.seats)
    when = gettext("{where}, {when}").format(where=_stage(summary.facts), when=local_time(summary.saved_at))
    lines = [names, when]
    if found.crashed:
        lines.append(gettext("The program ended in the middle of it; nothing is lost."))
    return Tile("", title, tuple(lines), _thumbnail(desk, summary.game, summary.path))


def _thumbnail(desk: Desk, game: str, path: Path) -> Picture:
    """The table of a save in small; the picture of its game where it cannot be shown."""
    return table_picture(desk, path) or cover_of(game)


def table_picture(desk: Desk, path: Path) -> Picture | None:
    """The table of a save in small; None where it cannot be shown."""
    sight = desk.look_into(path)
    return picture_of(desk, sight) if sight is not None else None


def picture_of(desk: Desk, sight: Sight) -> Picture:
    """What can be seen of a game, in small."""
    words = desk.words(sight.game, sight.players, sight.card_set)
    names, colours = [player.name for player in sight.players], [player.colour for player in sight.players]
    return face_of(sight.game).thumbnail(sight.view, words, names, colours)


def _stage(facts: Mapping[str, int | str]) -> str:
    words = stage(dict(facts))
    return words[:1].upper() + words[1:]
