"""Words and pictures: flowing, shrinking, fonts, colours."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFontDatabase, QImage

from yonder_desktop.assets import MissingResource
from yonder_desktop.ui import fonts, pictures, theme
from yonder_desktop.ui.flow import fits, fitting_style, flow, lay_out, style, units_of
from yonder_desktop.ui.paint import Canvas, canvas_on
from yonder_desktop.wording.markup import escape, plain


@pytest.fixture
def canvas(qapp: object) -> Canvas:
    fonts.load_fonts()
    image = QImage(400, 300, QImage.Format.Format_ARGB32)
    made = canvas_on(image, theme.DAY, 1, [])
    made.image = image  # type: ignore[attr-defined]
    return made


def words_of(markup: str, width: float) -> list[str]:
    lines = lay_out(markup, width, style(14))
    return [" ".join("".join(bit.text for bit in unit) for unit in line.units) for line in lines]


def test_fonts_are_loaded_once(qapp: object) -> None:
    fonts.load_fonts()
    families = QFontDatabase.families()
    fonts.load_fonts()
    assert {fonts.SANS, fonts.SERIF} <= set(families)
    assert QFontDatabase.families() == families


def test_words_break_at_spaces_only(qapp: object) -> None:
    fonts.load_fonts()
    assert words_of("one two three", 1000) == ["one two three"]
    assert words_of("one two three", 60) == ["one two", "three"]
    assert words_of("unbreakable", 5) == ["unbreakable"]


def test_markup_becomes_pictures_bold_words_and_names(qapp: object) -> None:
    fonts.load_fonts()
    (line,) = lay_out("pay **2** {wood|planks} on [spot:quarry|Stone Quarry] \\{x\\}", 1000, style(14))
    bits = [bit for unit in line.units for bit in unit]
    assert [bit.text for bit in bits] == ["pay", "2", "wood", "on", "Stone", "Quarry", "{x}"]
    assert bits[2].face is None
    assert bits[1].face is not None and bits[1].face.weight == fonts.BOLD
    assert bits[4].face is not None and bits[4].face.weight == fonts.SEMIBOLD


def test_a_picture_that_nobody_drew_is_said(qapp: object) -> None:
    fonts.load_fonts()
    (line,) = lay_out("{no_such_picture|a griffin}", 1000, style(14))
    assert line.units[0][0].text == "a griffin"
    with pytest.raises(MissingResource, match="no_such_picture"):
        pictures.picture("no_such_picture", 20)


def test_a_word_wider_than_its_line_is_broken_at_hyphens_only_as_far_as_it_must(qapp: object) -> None:
    fonts.load_fonts()

    def lines(width: float) -> list[str]:
        laid = lay_out("Der Goblin-Fischer\u00adhütten\u00adwirt kommt", width, style(14))
        return [" ".join(bit.text for unit in line.units for bit in unit) for line in laid]

    assert lines(1000) == ["Der Goblin-Fischerhüttenwirt kommt"]
    assert lines(140) == ["Der", "Goblin-Fischerhütten-", "wirt kommt"]
    assert lines(110) == ["Der", "Goblin-Fischer-", "hüttenwirt kommt"]
    assert lines(60) == ["Der", "Goblin-", "Fischer-", "hütten-", "wirt", "kommt"]
    assert plain("Goblin-Fischer\u00adhütte") == "Goblin-Fischerhütte"


def test_a_number_stays_with_the_picture_that_it_counts(qapp: object) -> None:
    """Whatever the width, no line begins with a picture whose number ended the line before."""
    fonts.load_fonts()
    how = style(14)
    markup = "Eliminate your **Grand Prior** (3 {strength}, exhausted) and gain 12 {coin} now"
    for width in range(60, 420, 6):
        for line in lay_out(markup, width, how):
            assert line.units[0][0].face is not None, width
    assert lay_out("3 {coin}", 400, how)[0].width == lay_out("3{coin}", 400, how)[0].width


def test_words_grow_small_and_narrow_but_never_under_11(qapp: object) -> None:
    fonts.load_fonts()
    how = fitting_style("Headquarters", 50, 20, style(16))
    assert how.size == theme.SMALLEST_TEXT
    assert fits("Headquarters", 50, 20, how)


def test_what_does_not_fit_is_reported(canvas: Canvas) -> None:
    flow(canvas, 0, 0, 10, "Headquarters", style(14))
    canvas.text(0, 20, "Headquarters", max_width=10)
    canvas.text(0, 20, "Bartholomew the Third", max_width=10, may_cut=True)
    canvas.painter.end()
    assert canvas.reports is not None
    assert [report.partition(":")[0] for report in canvas.reports] == ["wide", "cut"]


def test_colours_stand_out(qapp: object) -> None:
    """AA: 4.5 for words on what they stand on."""
    for look in theme.THEMES.values():
        for ink, ground in (
            (look.ink, look.panel), (look.ink_soft, look.panel), (look.ink, look.board), (look.ink_soft, look.district),
            (look.card_ink, look.card), (look.card_ink_soft, look.card), (look.card_ink, look.card_inset),
            (look.act, look.panel), (look.act_ink, look.act), (look.card_act, look.card), (look.warn, look.panel),
            (look.gold, look.panel), (look.bar_ink, look.bar), ("#FFFFFF", look.selected_fill),
        ):  # fmt: skip
            assert contrast(ink, ground) >= 4.5, f"{look.name}: {ink} on {ground}"


def contrast(one: str, other: str) -> float:
    lights = sorted((luminance(one), luminance(other)))
    return (lights[1] + 0.05) / (lights[0] + 0.05)


def luminance(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@pytest.mark.parametrize("name", ["**x**", "***", "a ** b", "**"])
def test_stars_of_a_name_turn_no_letters_bold(qapp: object, name: str) -> None:
    units = units_of(f"{escape(name)} is **bold**", style(14))
    bits = [bit for unit in units for bit in unit]
    assert [bit.text for bit in bits if bit.face is not None and bit.face.weight == fonts.BOLD] == ["bold"]
    assert " ".join(bit.text for bit in bits) == f"{name} is bold"
