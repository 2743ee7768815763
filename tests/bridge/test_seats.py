"""Players as saves name them, also as other programs and later versions may."""

from yonder_desktop.ai.registry import BOTS
from yonder_desktop.bridge.seats import COLOURS, Player, named_apart, players_of, records_of
from yonder_desktop.storage.documents import SeatRecord


def test_players_come_back_as_they_were() -> None:
    players = tuple(Player(f"P{n}", colour, ("", *BOTS)[n % 3]) for n, colour in enumerate(COLOURS))
    assert players_of(records_of(players)) == players


def test_a_colour_that_is_unknown_or_taken_gives_way_to_a_free_one() -> None:
    colours = ("purple", "blue", "blue", "yellow", "")
    players = players_of([SeatRecord(name="", colour=colour) for colour in colours])
    assert [player.colour for player in players][1] == "blue"
    assert players[3].colour == "yellow"
    assert {player.colour for player in players} == set(COLOURS)


def test_an_unknown_computer_player_gives_way_to_the_strongest() -> None:
    (player,) = players_of([SeatRecord(name="", colour="red", player="oracle")])
    assert player.bot == BOTS[-1]


def test_equal_names_get_a_number() -> None:
    assert named_apart(["Bo", "Bo", "Bo 2", "bo"]) == ["Bo", "Bo 2", "Bo 2 2", "bo 3"]
    assert named_apart(["Olos"], ["Olos"]) == ["Olos 2"]
    assert named_apart(["Mira", "Bo"]) == ["Mira", "Bo"]
