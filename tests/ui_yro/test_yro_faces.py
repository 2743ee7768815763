"""Faces: every design in every size, told apart from all others; whole tables without a word that does not fit."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtGui import QImage

from tests.languages import LANGUAGES
from yonder_desktop.games.yro.rules import YroRules
from yonder_desktop.ui import busts, fonts, pictures
from yonder_desktop.ui.paint import canvas_on
from yonder_desktop.ui.seating import seating
from yonder_desktop.ui.sprites import Picture
from yonder_desktop.ui.theme import DAY, THEMES, theme_of
from yonder_desktop.ui.yro.captions import Faces
from yonder_desktop.ui.yro.colours import FACTION_COLOURS, PROFESSION_COLOURS
from yonder_desktop.ui.yro.contents import Moment
from yonder_desktop.ui.yro.cover import Cover
from yonder_desktop.ui.yro.portraits import PORTRAITS
from yonder_desktop.ui.yro.sheets import card_list
from yonder_desktop.ui.yro.shows import SHOWS, show_of
from yonder_desktop.ui.yro.snapshot import Occasion, render_picture
from yonder_desktop.ui.yro.whole import table_sprites
from yonder_desktop.wording import GameWords
from yonder_desktop.wording.catalogue import set_language

NAMES = ("Bartholomew", "Bo", "Cael", "Dara", "Edda")
COLOURS = ("yellow", "blue", "red", "green", "pink")
SIZES = [(62, 30), (62, 76), (68, 46), (91, 57), (91, 82), (95, 158), (102, 71), (110, 166), (131, 95), (150, 212),
         (158, 150), (212, 300), (230, 155), (345, 483)]  # fmt: skip


@pytest.fixture(scope="module")
def faces(qapp: object, rules: YroRules, words: GameWords) -> Faces:
    fonts.load_fonts()
    return Faces(rules.tables, words)


def faults(pictures_of: Iterator[Picture], width: int, height: int) -> list[str]:
    """What does not fit when pictures are painted at a size."""
    reports: list[str] = []
    image = QImage(width + 20, height + 20, QImage.Format.Format_ARGB32)
    canvas = canvas_on(image, DAY, 1, reports)
    for picture in pictures_of:
        picture.paint(canvas, width, height)
    canvas.painter.end()
    return reports


def designs(faces: Faces) -> list[int]:
    """The first copy of every design."""
    return [faces.tables.twins.index(twin) for twin in range(len(faces.tables.card_set.adventurers))]


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("placed", [False, True])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_adventurer_fits(faces: Faces, size: tuple[int, int], language: str, placed: bool) -> None:
    set_language(language)
    made = [faces.card(card) for card in designs(faces)]
    shown = [face.in_guild(True, 12, sealed=True) for face in made] if placed else made
    assert faults(iter(shown), *size) == []


def test_every_design_has_a_portrait_of_its_own(rules: YroRules) -> None:
    designs = rules.tables.card_set.adventurers
    assert [design.id for design in designs if design.id not in PORTRAITS] == []
    assert len({portrait.parts for portrait in PORTRAITS.values()}) == len(PORTRAITS)


@pytest.mark.parametrize("size", [(68, 46), (91, 57), (150, 212)], ids=str)
def test_no_two_designs_look_alike(faces: Faces, size: tuple[int, int]) -> None:
    seen: dict[bytes, str] = {}
    for card in designs(faces):
        image = QImage(*size, QImage.Format.Format_RGB32)
        image.fill(0)
        canvas = canvas_on(image, DAY, 1)
        faces.card(card).in_guild(True, 3).paint(canvas, *size)
        canvas.painter.end()
        look = bytes(image.constBits())
        assert look not in seen, f"{faces.tables.keys[card]} looks like {seen.get(look)}"
        seen[look] = faces.tables.keys[card]


def test_every_part_of_a_portrait_is_drawn() -> None:
    named = {part for portrait in PORTRAITS.values() for part in portrait.parts.split()}
    assert all(busts.part(name) for name in sorted(named))


def test_every_faction_and_profession_has_colour_and_sign(rules: YroRules) -> None:
    card_set = rules.tables.card_set
    assert {badge.id for badge in card_set.factions} == set(FACTION_COLOURS)
    assert {badge.id for badge in card_set.professions} == set(PROFESSION_COLOURS)
    signs = [f"faction_{badge.id}" for badge in card_set.factions]
    signs += [f"profession_{badge.id}" for badge in card_set.professions]
    assert [sign for sign in signs if not pictures.has_picture(sign)] == []


CASES = [("discard", 1, {}), ("recruit", 3, {"quests": 1}), ("place", 4, {"quests": 1}), ("pick", 3, {"draft": 1}),
         ("keep", 3, {"draft": 1}), ("", 9, {"quests": 1})]  # fmt: skip


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=str)
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
@pytest.mark.parametrize(("kind", "turn", "options"), CASES, ids=str)
def test_whole_tables_fit(
    qapp: object, start: Callable[..., object], words: GameWords, size: tuple[int, int], seats: int, kind: str,
    turn: int, options: dict[str, int],
) -> None:  # fmt: skip
    game = start(seats, **options).play_to(kind, turn)
    reports: list[str] = []
    choices = tuple(game.choices()) if game.seat == 0 else ()
    occasion = Occasion("place Clock Mage: choose a marked cell", choices=choices)
    image = render_picture(
        game.view(0), words, size, DAY, NAMES[:seats], COLOURS[:seats], (), occasion, reports=reports
    )
    assert reports == []
    assert (image.width(), image.height()) == size


@pytest.mark.parametrize("name", sorted(THEMES))
def test_all_looks_paint(qapp: object, start: Callable[..., object], words: GameWords, name: str) -> None:
    game = start(5).play_to("recruit", 3)
    image = render_picture(game.view(0), words, (1920, 1080), theme_of(name), NAMES, COLOURS)
    dark = sum(image.pixelColor(x, 300).lightness() for x in range(0, 1920, 8)) / 240 < 128
    assert dark == THEMES[name].dark


@pytest.mark.parametrize("size", [(1180, 760), (916, 576)], ids=str)
@pytest.mark.parametrize("which", ["deck", "pile"])
def test_lists_fit(start: Callable[..., object], faces: Faces, size: tuple[int, int], which: str) -> None:
    game = start(4).play_to("recruit", 4)
    assert faults(iter([card_list(game.view(0), which)]), *size) == []


def test_lists_count_what_is_seen_and_unseen(start: Callable[..., object]) -> None:
    game = start(3).play_to("recruit", 3)
    view = game.view(0)
    pile = [entry for _id, _name, entries in card_list(view, "pile").groups for entry in entries]
    assert sum(entry.count for entry in pile) == len(view.discard)
    unseen = [entry for _id, _name, entries in card_list(view, "deck").groups for entry in entries]
    hidden = sum(view.hand_counts) - len(view.hand)
    assert sum(entry.count for entry in unseen) == view.deck_left + hidden
    assert sum(entry.total for entry in unseen) == len(view.tables.cards)


@pytest.mark.parametrize("seats", [1, 5])
def test_sheets_of_what_all_do_fit(start: Callable[..., object], faces: Faces, seats: int) -> None:
    game = start(seats, quests=1).play_to("")
    people = seating(NAMES[:seats], COLOURS[:seats])
    for which in SHOWS:
        show = show_of(which, game.events, people, faces)
        assert show is not None and 1 <= len(show.rows) <= seats + 1
        assert faults(iter([show]), 640, round(64 + show.line * len(show.rows))) == []


def test_the_cover_fills_any_format(qapp: object) -> None:
    fonts.load_fonts()
    assert faults(iter([Cover()]), 420, 260) == []
    assert faults(iter([Cover()]), 300, 120) == []


def test_an_onlooker_sees_no_hand(qapp: object, start: Callable[..., object], words: GameWords) -> None:
    game = start(3).play_to("recruit", 2)
    people = seating(NAMES[:3], COLOURS[:3])
    sprites = table_sprites(game.view(-1), people, words, (1500, 1000), 1, Moment())
    assert [sprite.key for sprite in sprites if sprite.key.startswith("hand:")] == []
    assert len([sprite for sprite in sprites if sprite.key.startswith("back ")]) == game.view().hand_counts[1]
