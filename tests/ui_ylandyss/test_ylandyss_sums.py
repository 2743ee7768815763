"""Every total opens into its parts: base, bonuses and from whom, exhausted as zero; of equals who is ahead and why."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from yonder_desktop.core.contract import Setup, find_option
from yonder_desktop.games.ylandyss.forecast import parts, raised_by, totals
from yonder_desktop.games.ylandyss.rules import YlandyssRules
from yonder_desktop.games.ylandyss.words import NO_CARD
from yonder_desktop.ui.ylandyss import face
from yonder_desktop.ui.ylandyss.parts_table import PartsSheet
from yonder_desktop.ui.ylandyss.sums import part_rows, tie_words
from yonder_desktop.ui.ylandyss.table import YlandyssTable
from yonder_desktop.wording.catalogue import set_language
from yonder_desktop.wording.ylandyss.words import YlandyssWords

NAMES, COLOURS = ("Mira", "Bo", "Edda", "Cael"), ("yellow", "blue", "pink", "green")
LEFT, PLAIN, SHIFT = (
    Qt.MouseButton.LeftButton,
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ShiftModifier,
)
LINES = {
    "seat1.play": ["infantry_soldier", "cavalry_troop", "commanding_officer", "acolyte"],
    "seat1.exhausted": ["acolyte"],
    "seat1.hand": ["sacred_strength", "merra_quiet_step"],
    "seat2.play": ["high_oracle"],
    "seat2.hand": ["celestial_ally"],
    "seat3.play": ["elder_wyrm", "frenzied_axe"],
    "seat3.hand": ["acolyte~2"],
}


def position(
    rules: YlandyssRules, facts: dict[str, object], tokens: Sequence[str] = (), seats: int = 3
) -> Any:
    """The position in which facts hold, after some choices."""
    state = rules.blank_game(Setup(seats, 1))
    rules.set_facts(state, facts)
    for token in tokens:
        rules.apply(state, find_option(rules, state, token))
    return state


@pytest.fixture
def melee(rules: YlandyssRules) -> Any:
    """Bonuses that last, one that was given, one added to a total, an exhausted character, and a tie at 10."""
    given = ("play:sacred_strength", "choose:cavalry_troop", "play:celestial_ally")
    return position(rules, LINES, given)


def put(table: YlandyssTable, rules: YlandyssRules, state: Any, seat: int) -> None:
    asked = rules.decision(state)
    options = asked.options if asked is not None and asked.seat == seat else ()
    choices = [rules.choice(state, option) for option in options]
    table.set_position(rules.view(state, seat), NAMES[: state.seats], COLOURS[: state.seats], choices)


def sheet_of(table: YlandyssTable) -> PartsSheet | None:
    """What lies open beside what is looked at."""
    for item in table.table.items():
        if isinstance(getattr(item, "sprite", None) and item.sprite.picture, PartsSheet):
            return item.sprite.picture
    return None


def place_of(table: YlandyssTable, key: str) -> QPoint:
    middle = table.table.middle_of(key)
    assert middle is not None, key
    return table.mapFromScene(QPointF(*middle))


# ---- what the parts are


def test_bonuses_tell_from_whom_they_are(rules: YlandyssRules, melee: Any) -> None:
    view = rules.view(melee, 2)
    assert part_rows(view, 0) == (
        ("Infantry Soldier", "1 + 2", "its own text +1, Commanding Officer +1", "3"),
        ("Cavalry Troop", "2 + 3", "Commanding Officer +1, Sacred Strength +2", "5"),
        ("Commanding Officer", "3", "", "3"),
        ("Acolyte", "1", "exhausted: adds nothing", "0"),
    )
    assert part_rows(view, 1) == (("High Oracle", "4", "", "4"), ("Actions", "+ 6", "Celestial Ally +6", "6"))


def test_an_exhausted_card_keeps_its_bonuses_and_adds_nothing(rules: YlandyssRules) -> None:
    state = position(rules, {**LINES, "seat1.exhausted": ["infantry_soldier"]})
    rows = part_rows(rules.view(state, 0), 0)
    assert rows[0][1:] == ("1 + 2", "exhausted: adds nothing · its own text +1, Commanding Officer +1", "0")


def test_a_bonus_of_a_position_put_together_has_no_giver(rules: YlandyssRules) -> None:
    state = position(rules, {**LINES, "seat1.given": ["acolyte=2"], "seat2.added": 4})
    rows = [row for seat in (0, 1) for row in part_rows(rules.view(state, 0), seat)]
    assert [row[2] for row in rows if "before" in row[2]] == [
        "exhausted: adds nothing · given before +2",
        "given before +4",
    ]


def test_a_card_that_comes_back_has_lost_its_givers(rules: YlandyssRules) -> None:
    """Barrow Knight returns to the hand when it is eliminated; played anew it has its printed strength (R37)."""
    facts = {
        "seat1.play": ["acolyte", "barrow_knight"],
        "seat1.hand": ["sacred_strength", "pit_warden"],
        "seat2.hand": ["acolyte~2", "acolyte~3", "acolyte~4"],
    }
    first = ("play:sacred_strength", "choose:barrow_knight", "play:acolyte~2", "play:pit_warden")
    state = position(rules, facts, first, 2)
    assert part_rows(rules.view(state, 0), 0)[1][2] == "Sacred Strength +2"
    for token in ("choose:barrow_knight", "play:acolyte~3", "play:barrow_knight"):
        rules.apply(state, find_option(rules, state, token))
    assert part_rows(rules.view(state, 0), 0)[2] == ("Barrow Knight", "3", "", "3")


def test_sources_add_up_to_the_bonus_in_play(start: Callable[..., Any]) -> None:
    """In whole games every bonus has a source, and only a strength that would fall below 0 is cut."""
    givers = 0
    for seed in range(12):
        game, chance = start(4, seed=seed), random.Random(seed)
        while game.kind:
            view = game.view()
            for seat in range(view.seats):
                for part in parts(view, seat):
                    wanted = max(0, part.printed + sum(n for _, n in part.sources)) - part.printed
                    assert part.bonus == wanted
                    assert NO_CARD not in [source for source, _ in part.sources]
                added = raised_by(view, seat)
                assert sum(n for _, n in added) == view.flat[seat]
                givers += len(added)
            game.step(chance)
    assert givers


# ---- equals


def test_of_equals_it_is_told_who_is_ahead_and_why(rules: YlandyssRules, melee: Any) -> None:
    view = rules.view(melee, 0)
    assert totals(view) == [11, 10, 11]
    assert tie_words(view, 0, NAMES) == (
        "Tied with Edda at 11: Mira is ahead, holding the first player token."
    )
    assert tie_words(view, 2, NAMES) == (
        "Tied with Mira at 11: Mira is ahead, holding the first player token."
    )
    assert tie_words(view, 1, NAMES) == ""


def test_of_equals_without_the_token_the_first_in_turn_order_is_ahead(
    rules: YlandyssRules, words: YlandyssWords
) -> None:
    state = position(rules, {**LINES, "token": "seat2", "seat1.given": ["cavalry_troop=2"]})
    view = rules.view(state, 0)
    assert tie_words(view, 0, NAMES) == (
        "Tied with Edda at 11: Edda is ahead, coming first in turn order from the first player token on."
    )
    shown = face.inspect(view, words, "total:0")
    assert shown is not None and tie_words(view, 0, NAMES) in shown.facts
    assert "On a tie the strongest is who comes first from the first player token on." in shown.notes


def test_the_inspector_tells_all_parts_of_every_total(
    rules: YlandyssRules, melee: Any, words: YlandyssWords
) -> None:
    view = rules.view(melee, 1)
    for seat in range(3):
        shown = face.inspect(view, words, f"total:{seat}")
        assert shown is not None
        told = " ".join(shown.facts)
        assert all(name in told and note in told for name, _made, note, _adds in part_rows(view, seat))
    mira = face.inspect(view, words, "total:0")
    assert mira is not None
    assert "Acolyte: 1, adds **0** (exhausted: adds nothing)." in mira.facts
    rider = face.inspect(view, words, "card:cavalry_troop")
    assert rider is not None
    assert "Strength **5** now: 2 +3 (Commanding Officer +1, Sacred Strength +2)." in rider.facts


# ---- opening them: by hovering, by keys, by a click


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_hovering_opens_every_total(
    qtbot: QtBot, table: YlandyssTable, rules: YlandyssRules, melee: Any, seat: int
) -> None:
    put(table, rules, melee, 2)
    QTest.mouseMove(table.viewport(), place_of(table, f"total:{seat}"))
    qtbot.waitUntil(lambda: sheet_of(table) is not None)
    sheet = sheet_of(table)
    assert sheet is not None and sheet.rows == part_rows(rules.view(melee, 2), seat)
    assert sheet.tie == tie_words(rules.view(melee, 2), seat, NAMES)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_click_opens_every_total_at_once_and_acts_with_nothing(
    qtbot: QtBot, table: YlandyssTable, rules: YlandyssRules, melee: Any, seat: int
) -> None:
    put(table, rules, melee, 2)
    with qtbot.assertNotEmitted(table.chosen):
        QTest.mouseClick(table.viewport(), LEFT, PLAIN, place_of(table, f"total:{seat}"))
    sheet = sheet_of(table)
    assert sheet is not None and sheet.total == totals(rules.view(melee, 2))[seat]


def test_the_keyboard_reaches_every_total(
    qtbot: QtBot, table: YlandyssTable, rules: YlandyssRules, melee: Any
) -> None:
    """Shift and arrows walk over everything; what has the focus opens, and the window's inspector hears of it."""
    put(table, rules, melee, 2)
    told: list[str] = []
    table.focused.connect(told.append)
    QTest.keyClick(table, Qt.Key.Key_Up, SHIFT)
    assert told == [table.table.gestures.focus] != [""]
    assert {"total:0", "total:1", "total:2"} <= reached(table)
    table.table.gestures.set_focus("total:1")
    qtbot.waitUntil(lambda: sheet_of(table) is not None)


def test_enter_on_what_was_only_looked_at_plays_nothing(
    qtbot: QtBot, table: YlandyssTable, rules: YlandyssRules, melee: Any
) -> None:
    """A card in hand goes nowhere while the eye is elsewhere; the next Enter asks at its place."""
    put(table, rules, melee, 2)
    gestures = table.table.gestures
    gestures.pick("hand:acolyte~2")
    while gestures.focus != "total:0":
        gestures._looked_at = "total:0"
        gestures.set_focus("total:0")
    with qtbot.assertNotEmitted(table.chosen):
        QTest.keyClick(table, Qt.Key.Key_Return)
    assert gestures.carry is None or gestures.focus in gestures.stops()


def reached(table: YlandyssTable) -> set[str]:
    """What Shift and arrows reach from what has the focus, over any way."""
    gestures, sights = table.table.gestures, table.table.sights()
    found, to_do = {gestures.focus}, [gestures.focus]
    while to_do:
        here = to_do.pop()
        for step in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            gestures.set_focus(here)
            if gestures.look_around(sights, *step) and gestures.focus not in found:
                found.add(gestures.focus)
                to_do.append(gestures.focus)
    return found


@pytest.mark.parametrize("language", ["en", "de", "es"])
def test_every_sheet_fits(table: YlandyssTable, rules: YlandyssRules, melee: Any, language: str) -> None:
    """Nothing of a sheet is too wide or too high for it."""
    from PySide6.QtGui import QImage

    from yonder_desktop.ui.paint import canvas_on
    from yonder_desktop.ui.theme import DAY

    set_language(language)
    put(table, rules, melee, 0)
    for seat in range(3):
        item = table.table.item_of(f"total:{seat}")
        assert item is not None
        lens = table.table.lens_of(item.sprite)
        assert lens is not None
        reports: list[str] = []
        image = QImage(600, 800, QImage.Format.Format_ARGB32)
        canvas = canvas_on(image, DAY, 1, reports)
        lens.picture.paint(canvas, lens.rect.w, lens.rect.h)
        canvas.painter.end()
        assert reports == []
