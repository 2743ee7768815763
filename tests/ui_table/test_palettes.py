"""The safe palette: colours that every eye can tell apart, measured."""

import itertools
import math
import re

import pytest
from PySide6.QtGui import QColor, QImage

from yonder_desktop.assets import resource_path
from yonder_desktop.ui import palettes
from yonder_desktop.ui.paint import blank_pixmap, canvas_on
from yonder_desktop.ui.palettes import SAFE, USUAL, shown_colour, with_palette
from yonder_desktop.ui.pictures import picture
from yonder_desktop.ui.theme import DAY, INK, PLAYER_COLOURS, THEMES

# Machado, Oliveira and Fernandes 2009, at full severity.
EYES = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.01182, 0.04294, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.3039)),
}  # fmt: skip
GROUPS = {
    "letters": (palettes.LETTERS, 35),
    "factions": (palettes.FACTIONS, 28),
    "professions": (palettes.PROFESSIONS, 28),
    "types": (palettes.TYPES, 18),
}


def linear(colour: str) -> list[float]:
    parts = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    return [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]


def contrast(first: str, second: str) -> float:
    light, dark = sorted(
        (0.2126 * r + 0.7152 * g + 0.0722 * b for r, g, b in map(linear, (first, second))), reverse=True
    )
    return (light + 0.05) / (dark + 0.05)


def lab(rgb: list[float]) -> tuple[float, float, float]:
    r, g, b = (min(1.0, max(0.0, value)) for value in rgb)
    x, y, z = (
        (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505,
        0.2126 * r + 0.7152 * g + 0.0722 * b,
        (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089,
    )
    fx, fy, fz = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def least_difference(colours: list[str]) -> float:
    """Of any two of the colours, to any eye, as a distance in Lab 1976."""
    seen = [
        [
            lab([sum(a * b for a, b in zip(row, linear(colour), strict=True)) for row in eye])
            for eye in EYES.values()
        ]
        for colour in colours
    ]
    return min(
        math.dist(a, b)
        for one, other in itertools.combinations(seen, 2)
        for a, b in zip(one, other, strict=True)
    )


@pytest.mark.parametrize("name", sorted(GROUPS))
def test_colours_of_a_group_differ_for_every_eye(name: str) -> None:
    group, wanted = GROUPS[name]
    safe = list(group.values())
    assert least_difference(safe) >= wanted > 1.5 * least_difference(list(group))
    assert all(contrast("#FFFFFF", colour) >= 4.5 for colour in safe), "white words are read on them"


@pytest.mark.parametrize("name", sorted(THEMES))
def test_states_differ_for_every_eye_and_stand_out(name: str) -> None:
    usual, safe = THEMES[name], with_palette(THEMES[name], SAFE)
    states = [safe.act, safe.selected, safe.warn]
    assert least_difference(states) >= 25 > least_difference([usual.act, usual.selected, usual.warn])
    assert all(contrast(colour, safe.panel) >= 4.5 for colour in states)
    on_cards = [safe.card_act, safe.selected_fill, safe.card_warn]
    assert least_difference(on_cards) >= 20 and all(contrast(colour, safe.card) >= 4.5 for colour in on_cards)
    assert contrast(safe.act, safe.act_ink) >= 4.5 and contrast(safe.ink, safe.act_soft) >= 4.5
    assert contrast(safe.warn, safe.warn_soft) >= 4.5 and contrast("#FFFFFF", safe.selected_fill) >= 4.5


def test_players_are_told_apart_in_both() -> None:
    players = list(PLAYER_COLOURS.values())
    assert least_difference(players) >= 15
    assert [shown_colour(colour, SAFE) for colour in players] == players


def middle(image: QImage) -> str:
    return image.pixelColor(image.width() // 2, image.height() // 2).name().upper()


def test_what_is_painted_and_the_drawings_take_the_palette(qapp: object) -> None:
    for palette, colour in ((USUAL, "#4E7F4A"), (SAFE, palettes.LETTERS["#4E7F4A"])):
        pixmap = blank_pixmap(20, 20, 1)
        canvas = canvas_on(pixmap, with_palette(DAY, palette), 1)
        canvas.rect(0, 0, 20, 20, "#4E7F4A")
        canvas.painter.end()
        assert middle(pixmap.toImage()) == colour
    usual, safe = picture("letter_a", 64), picture("letter_a", 64, palette=SAFE)
    shown = {QColor(safe.toImage().pixel(x, 32)).name().upper() for x in range(64)}
    assert usual.toImage() != safe.toImage() and palettes.LETTERS["#4E7F4A"] in shown
    assert picture("phase_combat", 64).toImage() == picture("phase_combat", 64, palette=SAFE).toImage()


@pytest.mark.parametrize("name", ["recall", "dismiss", "straighten", "repeat", "shadow"])
@pytest.mark.parametrize("theme", sorted(THEMES))
def test_small_signs_stand_out_from_panels(name: str, theme: str) -> None:
    """Arrows and figures are told from the panel by more than their dark edge and a light heart."""
    drawing = resource_path("icons", f"{name}.svg").read_text(encoding="utf-8")
    fills = set(re.findall(r'(?:fill|stroke)="(#[0-9A-Fa-f]{6})"', drawing))
    own = fills - {INK, "#FBF3DF", "#FFFBF0", "#F6C945"}
    assert max(contrast(fill, THEMES[theme].panel) for fill in own) >= 2.6
