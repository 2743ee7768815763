"""Faces: every design in every size, and whole tables, without a word that does not fit."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtGui import QImage

from tests.languages import LANGUAGES
from yonder_desktop.games.yonder.rules import YonderRules
from yonder_desktop.ui import fonts, pictures
from yonder_desktop.ui.paint import canvas_on
from yonder_desktop.ui.rects import Rect
from yonder_desktop.ui.seating import seating
from yonder_desktop.ui.sprites import Picture
from yonder_desktop.ui.theme import DAY, THEMES, theme_of
from yonder_desktop.ui.yonder import pieces
from yonder_desktop.ui.yonder.captions import Faces
from yonder_desktop.ui.yonder.compositions import COMPOSITIONS
from yonder_desktop.ui.yonder.facts import SPOT_ORDER
from yonder_desktop.ui.yonder.snapshot import Occasion, render_picture
from yonder_desktop.wording import GameWords
from yonder_desktop.wording.catalogue import set_language

CARD_SIZES = [(36, 34), (46, 46), (57, 95), (64, 62), (105, 60), (93, 138), (100, 98), (114, 192), (160, 224),
              (206, 288), (345, 483)]  # fmt: skip
SHIP_SIZES = [(28, 22), (96, 22), (100, 26), (150, 44), (150, 60), (68, 66), (152, 88), (240, 160)]


@pytest.fixture(scope="module")
def faces(qapp: object, rules: YonderRules, words: GameWords) -> Faces:
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


@pytest.mark.parametrize("size", CARD_SIZES, ids=str)
@pytest.mark.parametrize("built", [False, True])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_building_fits(faces: Faces, size: tuple[int, int], language: str, built: bool) -> None:
    set_language(language)
    tables = faces.tables
    painted = []
    for key, design in zip(tables.building_keys, tables.buildings, strict=True):
        earns = "{coin}" in faces.building(key).symbols and design.score is None
        painted.append(faces.building(key, 3 if built and earns else 0, 0, built))
    assert faults(iter(painted), *size) == []


@pytest.mark.parametrize("size", CARD_SIZES, ids=str)
@pytest.mark.parametrize("ship", ["", "argo"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_envoy_fits(faces: Faces, size: tuple[int, int], language: str, ship: str) -> None:
    set_language(language)
    keys = faces.tables.envoy_keys
    assert faults((faces.envoy(key, 0, "blue" if ship else "", ship) for key in keys), *size) == []


@pytest.mark.parametrize("size", SHIP_SIZES, ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ship_fits(faces: Faces, size: tuple[int, int], language: str) -> None:
    set_language(language)
    assert faults((faces.ship(key) for key in faces.tables.ship_keys), *size) == []


def test_every_design_has_a_picture_of_its_own(rules: YonderRules) -> None:
    card_set = rules.tables.card_set
    designs = [*card_set.buildings, *card_set.envoys]
    assert [design.id for design in designs if design.id not in COMPOSITIONS] == []
    assert len({parts for _, parts in COMPOSITIONS.values()}) == len(COMPOSITIONS)
    assert [ship.id for ship in card_set.ships if not pictures.has_picture(f"ships/{ship.id}")] == []


def test_every_part_of_a_picture_is_drawn() -> None:
    named = {part.name for _, parts in COMPOSITIONS.values() for part in parts}
    lacking = [
        name for name in named if not pictures.has_picture(f"parts/{name}") and not pictures.has_picture(name)
    ]
    assert lacking == []


def test_every_city_spot_has_its_house(rules: YonderRules) -> None:
    spots = {spot.id for spot in rules.tables.card_set.board.city_spots}
    assert spots == set(SPOT_ORDER)
    assert [spot for spot in spots if not pictures.has_picture(f"houses/{spot}")] == []


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (1600, 900), (1920, 1080), (2560, 1440)], ids=str)
@pytest.mark.parametrize(("seats", "moves"), [(1, 70), (2, 0), (2, 90), (3, 60), (3, 150), (4, 40), (4, 200)])
def test_whole_tables_fit(
    qapp: object,
    start: Callable[..., object],
    words: GameWords,
    size: tuple[int, int],
    seats: int,
    moves: int,
) -> None:
    game = start(seats, moves)
    reports: list[str] = []
    names = ("Bartholomew", "Bo", "Cael", "Dara")[:seats]
    occasion = Occasion("place your ogre: choose a marked place", choices=tuple(game.choices()))
    colours = ("yellow", "blue", "red", "green")[:seats]
    image = render_picture(game.view(), words, size, DAY, names, colours, (), occasion, reports=reports)
    assert reports == []
    assert (image.width(), image.height()) == size


@pytest.mark.parametrize("name", sorted(THEMES))
def test_all_looks_paint(qapp: object, start: Callable[..., object], words: GameWords, name: str) -> None:
    game = start(4, 60)
    image = render_picture(
        game.view(), words, (1920, 1080), theme_of(name), "ABCD", ("yellow", "blue", "red", "green")
    )
    dark = sum(image.pixelColor(x, 300).lightness() for x in range(0, 1920, 8)) / 240 < 128
    assert dark == THEMES[name].dark


def test_an_onlooker_sees_no_hand(qapp: object, start: Callable[..., object], words: GameWords) -> None:
    from yonder_desktop.ui.yonder.whole import table_sprites

    game = start(3, 40)
    people, faces = seating("ABC", ("yellow", "blue", "red")), Faces(game.rules.tables, words)
    sprites = table_sprites(game.view(-1), people, faces, (1500, 1000), 1, set())
    assert [sprite.key for sprite in sprites if sprite.key.startswith("hand:")] == []
    assert len([sprite for sprite in sprites if sprite.key.startswith("back ")]) == game.view().hand_counts[1]


@pytest.mark.parametrize(
    ("size", "head"),
    [*(((330, height), 25) for height in range(100, 150, 3)), ((158, 76), 17), ((158, 110), 17)],
    ids=str,
)
def test_lines_of_a_round_lie_apart(
    qapp: object, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], head: int
) -> None:
    boxes: list[Rect] = []
    monkeypatch.setattr(pieces, "flow_in", lambda _canvas, x, y, w, h, *_rest: boxes.append(Rect(x, y, w, h)))
    track = pieces.RoundTrack(tuple(pieces.RoundRow(2, "A B", 4, "") for _ in range(5)), 1, head)
    faults(iter([track]), *size)
    assert boxes
    for one, other in itertools.combinations(boxes, 2):
        assert not one.overlaps(other, 1.5), (one, other)
