"""Faces: every design in every size, and whole tables, without a word that does not fit."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from PySide6.QtGui import QImage

from tests.languages import LANGUAGES
from yonder_desktop.games.ylandyss.rules import YlandyssRules
from yonder_desktop.games.ylandyss.words import TYPE_KEYS
from yonder_desktop.ui import busts, fonts, pictures
from yonder_desktop.ui.paint import canvas_on
from yonder_desktop.ui.sprites import Picture
from yonder_desktop.ui.theme import DAY, THEMES, theme_of
from yonder_desktop.ui.ylandyss.captions import Faces
from yonder_desktop.ui.ylandyss.colours import TYPE_COLOURS
from yonder_desktop.ui.ylandyss.cover import Cover
from yonder_desktop.ui.ylandyss.portraits import DEEDS, PORTRAITS, UNKNOWN
from yonder_desktop.ui.ylandyss.snapshot import Occasion, render_picture
from yonder_desktop.wording.catalogue import set_language
from yonder_desktop.wording.ylandyss.words import YlandyssWords

SIZES = [(40, 50), (46, 66), (54, 70), (58, 64), (66, 92), (76, 104), (92, 130), (118, 160), (128, 176), (150, 210),
         (180, 250), (222, 311), (345, 483)]  # fmt: skip
TURNED = [(70, 50), (104, 76), (186, 135)]
NAMES, COLOURS = ("Bartholomew", "Bo", "Edda", "Cael"), ("yellow", "blue", "pink", "green")


@pytest.fixture(scope="module")
def faces(qapp: object, rules: YlandyssRules, words: YlandyssWords) -> Faces:
    fonts.load_fonts()
    return Faces(rules.tables, words)


def faults(shown: Iterator[Picture], width: int, height: int) -> list[str]:
    """What does not fit when pictures are painted at a size."""
    reports: list[str] = []
    image = QImage(width + 20, height + 20, QImage.Format.Format_ARGB32)
    canvas = canvas_on(image, DAY, 1, reports)
    for picture in shown:
        picture.paint(canvas, width, height)
    canvas.painter.end()
    return reports


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_fits(faces: Faces, size: tuple[int, int], language: str) -> None:
    set_language(language)
    cards = [faces.card(card) for card in range(len(faces.tables.cards))]
    assert faults(iter(cards), *size) == []
    assert faults((card.in_row() for card in cards), *size) == []
    assert faults((card.several(12) for card in cards), *size) == []


@pytest.mark.parametrize("size", TURNED, ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_exhausted_card_fits(faces: Faces, size: tuple[int, int], language: str) -> None:
    set_language(language)
    cards = [faces.card(card) for card in range(len(faces.tables.cards)) if faces.tables.is_character[card]]
    assert faults((card.in_play(10, True) for card in cards), *size) == []


def test_every_card_has_a_picture_of_its_own(qapp: object, rules: YlandyssRules) -> None:
    for card in rules.tables.card_set.cards:
        named = card.id in PORTRAITS if card.kind == 0 else card.id in DEEDS
        assert named, card.id
    figures = {(portrait.parts, portrait.skin, portrait.hair) for portrait in PORTRAITS.values()}
    assert len(figures) == len(PORTRAITS)
    assert len({portrait.parts for portrait in PORTRAITS.values()}) == len(PORTRAITS)


def test_every_part_of_a_picture_is_drawn(qapp: object) -> None:
    parts = {part for portrait in (*PORTRAITS.values(), *UNKNOWN.values()) for part in portrait.parts.split()}
    assert all(busts.part(name) for name in parts)
    assert [name for name in DEEDS if not pictures.has_picture(f"deeds/{name}")] == []


def test_types_are_told_apart_by_colour_and_sign(qapp: object) -> None:
    assert len({TYPE_COLOURS[kind] for kind in TYPE_KEYS}) == len(TYPE_KEYS)
    assert all(pictures.has_picture(f"type_{kind}") for kind in TYPE_KEYS)
    assert set(UNKNOWN) == set(TYPE_KEYS)


def test_strength_in_play_is_shown_on_the_face(faces: Faces) -> None:
    face = faces.card(0)
    one, other = (picture_of(replace(face, now=now)) for now in (face.strength, face.strength + 3))
    assert one != other


def picture_of(face: Picture) -> QImage:
    image = QImage(92, 130, QImage.Format.Format_ARGB32)
    image.fill(0)
    canvas = canvas_on(image, DAY, 1)
    face.paint(canvas, 92, 130)
    canvas.painter.end()
    return image


PICTURE_SIZES = [(1280, 720), (1366, 768), (1600, 900), (1920, 1080), (2560, 1440)]


@pytest.mark.parametrize("size", PICTURE_SIZES, ids=str)
@pytest.mark.parametrize(("seats", "kind"), list(itertools.product((2, 3, 4), ("melee", "buy", "keep"))))
def test_whole_tables_fit(
    asked: Callable[..., object],
    words: YlandyssWords,
    qapp: object,
    size: tuple[int, int],
    seats: int,
    kind: str,
) -> None:
    game = asked(
        kind, seats, lambda one: one.state.round >= 3 and sum(map(len, one.state.plays)) >= 2 * seats
    )
    assert faults_of(game, words, size) == []


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=str)
@pytest.mark.parametrize("kind", ["target", "throw", "remove", "look", "rob", "pay", "pick"])
def test_whole_tables_of_other_questions_fit(
    asked: Callable[..., object], words: YlandyssWords, qapp: object, size: tuple[int, int], kind: str
) -> None:
    assert faults_of(asked(kind), words, size) == []


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=str)
@pytest.mark.parametrize("kind", ["face_up", "keep_one"])
def test_the_draft_of_two_fits(
    asked: Callable[..., object], words: YlandyssWords, qapp: object, size: tuple[int, int], kind: str
) -> None:
    assert faults_of(asked(kind, 2), words, size) == []


def faults_of(game: object, words: YlandyssWords, size: tuple[int, int]) -> list[str]:
    reports: list[str] = []
    seats = game.view().seats
    occasion = Occasion("choose", choices=tuple(game.choices()))
    image = render_picture(
        game.view(), words, size, DAY, NAMES[:seats], COLOURS[:seats], (), occasion, reports=reports
    )
    assert (image.width(), image.height()) == size
    return reports


@pytest.mark.parametrize("name", sorted(THEMES))
def test_all_looks_paint(asked: Callable[..., object], words: YlandyssWords, qapp: object, name: str) -> None:
    game = asked("melee", 4)
    image = render_picture(game.view(), words, (1920, 1080), theme_of(name), "ABCD", COLOURS)
    dark = sum(image.pixelColor(x, 430).lightness() for x in range(0, 1920, 8)) / 240 < 128
    assert dark == THEMES[name].dark


def test_the_cover_paints(qapp: object) -> None:
    assert faults(iter([Cover()]), 400, 225) == []
