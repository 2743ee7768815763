"""Gestures without a single event: drag, click and click, keyboard, cancel."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from yonder_desktop.core.questions import Choice
from yonder_desktop.ui.gestures import Gestures
from yonder_desktop.ui.rects import Rect

PLACES = {
    "worker:elf": Rect(0, 100, 20, 20),
    "worker:ogre": Rect(40, 100, 20, 20),
    "spot:wood": Rect(0, 0, 20, 20),
    "spot:meat": Rect(40, 0, 20, 20),
    "spot:fish": Rect(80, 0, 20, 20),
    "hand:castle": Rect(120, 100, 20, 20),
    "settlement": Rect(120, 0, 60, 60),
    "envoy:monks": Rect(200, 0, 20, 20),
    "lock_up": Rect(200, 100, 20, 20),
}


class Floor:
    """Rectangles to act on."""

    def key_at(self, x: float, y: float, wanted: Callable[[str], bool]) -> str:
        return next((key for key, rect in PLACES.items() if rect.holds(x, y) and wanted(key)), "")

    def middle_of(self, key: str) -> tuple[float, float] | None:
        return PLACES[key].middle if key in PLACES else None


def choice(token: str, subject: str, target: str = "", costly: bool = False) -> Choice:
    return Choice((0,), token, subject, target, costly)


CHOICES = [
    choice("place:elf@wood", "worker:elf", "spot:wood"),
    choice("place:elf@meat", "worker:elf", "spot:meat"),
    choice("place:ogre@wood", "worker:ogre", "spot:wood"),
    choice("build:castle,waive=wood", "hand:castle", "settlement"),
    choice("build:castle,waive=ore", "hand:castle", "settlement"),
    choice("drop:monks", "envoy:monks"),
    choice("lock_up", "lock_up", "", True),
]


class Heard:
    """What the gestures said."""

    def __init__(self, gestures: Gestures) -> None:
        self.chosen: list[str] = []
        self.confirm: list[str] = []
        self.narrowed: list[list[str]] = []
        self.refused: list[str] = []
        gestures.chosen.connect(self.chosen.append)
        gestures.confirm_wanted.connect(self.confirm.append)
        gestures.narrowed.connect(self.narrowed.append)
        gestures.refused.connect(self.refused.append)


@pytest.fixture
def gestures(qapp: object) -> Gestures:
    made = Gestures(Floor())
    made.advisor.preview = lambda token: f"gain for {token}"
    made.advisor.why_not = lambda token: f"no: {token}"
    made.advisor.intent = intent
    made.set_choices(CHOICES)
    return made


def intent(subject: str, target: str) -> str:
    kind, _, name = subject.partition(":")
    if kind != "worker":
        return ""
    if not target:
        return "place"
    return f"place:{name}@{target[5:]}" if target.startswith("spot:") else ""


def middle(key: str) -> tuple[float, float]:
    return PLACES[key].middle


def drag(gestures: Gestures, subject: str, target: str) -> None:
    gestures.begin(subject, *middle(subject))
    gestures.move(middle(subject)[0] + 9, middle(subject)[1])
    gestures.move(*middle(target))
    gestures.drop(*middle(target))


def click(gestures: Gestures, key: str) -> None:
    gestures.begin(key, *middle(key))
    gestures.drop(*middle(key))


def test_a_drag_gives_the_token(gestures: Gestures) -> None:
    heard = Heard(gestures)
    drag(gestures, "worker:elf", "spot:meat")
    assert heard.chosen == ["place:elf@meat"]
    assert gestures.carry is None


def test_the_preview_and_the_drop_agree(gestures: Gestures) -> None:
    heard = Heard(gestures)
    gestures.begin("worker:elf", *middle("worker:elf"))
    gestures.move(*middle("spot:wood"))
    assert gestures.is_dragging
    assert gestures.verdict is not None
    assert gestures.verdict.text == "gain for place:elf@wood"
    previewed = gestures.verdict.choices[0].token
    gestures.drop(*middle("spot:wood"))
    assert heard.chosen == [previewed]


def test_a_refused_drop_says_why_and_chooses_nothing(gestures: Gestures) -> None:
    heard = Heard(gestures)
    drag(gestures, "worker:ogre", "spot:fish")
    assert heard.chosen == []
    assert heard.refused == ["no: place:ogre@fish"]
    assert gestures.carry is None


def test_a_drop_beside_everything_cancels(gestures: Gestures) -> None:
    heard = Heard(gestures)
    gestures.begin("worker:elf", *middle("worker:elf"))
    gestures.move(300, 300)
    gestures.drop(300, 300)
    assert heard.chosen == heard.refused == []
    assert gestures.carry is None


@pytest.mark.parametrize("by", [7, 40])
def test_what_needs_no_target_is_done_by_a_click_not_by_a_drop_beside_everything(
    gestures: Gestures, by: int
) -> None:
    heard = Heard(gestures)
    x, y = middle("envoy:monks")
    gestures.begin("envoy:monks", x, y)
    gestures.move(x, y + by)
    assert gestures.is_dragging
    gestures.drop(x, y + by)
    assert heard.chosen == (["drop:monks"] if by == 7 else []), "a hand that trembles has clicked"
    assert gestures.carry is None


def test_a_place_that_is_for_other_things_says_so(gestures: Gestures) -> None:
    gestures.advisor.intent = lambda subject, target: ""
    gestures.advisor.misplaced = lambda: "not there"
    heard = Heard(gestures)
    drag(gestures, "worker:elf", "settlement")
    assert heard.chosen == [] and heard.refused == ["not there"] and gestures.carry is None
    drag(gestures, "worker:elf", "envoy:monks")
    assert heard.refused == ["not there"], "nothing can go to the envoy now: that is beside everything"


def test_dropped_on_what_it_lies_on_it_goes_back_without_a_word(
    gestures: Gestures, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(PLACES, "supply", Rect(0, 90, 100, 60))
    gestures.set_choices([*CHOICES, choice("ship:argo", "harbour:argo", "supply")])
    gestures.advisor.misplaced = lambda: "not there"
    heard = Heard(gestures)
    gestures.begin("worker:elf", *middle("worker:elf"))
    gestures.move(70, 140)
    gestures.drop(70, 140)
    assert heard.chosen == heard.refused == [] and gestures.carry is None


def test_two_clicks_give_the_same_token(gestures: Gestures) -> None:
    heard = Heard(gestures)
    click(gestures, "worker:elf")
    assert gestures.carry is not None
    assert set(gestures.carry.targets) == {"spot:wood", "spot:meat"}
    click(gestures, "spot:wood")
    assert heard.chosen == ["place:elf@wood"]


def test_a_second_click_on_the_item_puts_it_down(gestures: Gestures) -> None:
    click(gestures, "worker:elf")
    click(gestures, "worker:elf")
    assert gestures.carry is None


def test_a_second_click_goes_to_the_only_target(gestures: Gestures) -> None:
    heard = Heard(gestures)
    click(gestures, "worker:ogre")
    click(gestures, "worker:ogre")
    assert heard.chosen == ["place:ogre@wood"]


def test_clicking_another_item_picks_that_up(gestures: Gestures) -> None:
    click(gestures, "worker:elf")
    click(gestures, "worker:ogre")
    assert gestures.carry is not None
    assert gestures.carry.subject == "worker:ogre"


def test_an_item_without_target_needs_one_click(gestures: Gestures) -> None:
    heard = Heard(gestures)
    click(gestures, "envoy:monks")
    assert heard.chosen == ["drop:monks"]


def test_costly_choices_are_asked_about(gestures: Gestures) -> None:
    heard = Heard(gestures)
    click(gestures, "lock_up")
    assert heard.chosen == []
    assert heard.confirm == ["lock_up"]


def test_several_choices_for_one_gesture_fork(gestures: Gestures) -> None:
    heard = Heard(gestures)
    drag(gestures, "hand:castle", "settlement")
    assert heard.narrowed[-1] == ["build:castle,waive=wood", "build:castle,waive=ore"]
    assert heard.chosen == []
    gestures.begin("fork:1", 0, 0)
    gestures.drop(0, 0)
    assert heard.chosen == ["build:castle,waive=ore"]
    assert gestures.fork == ()


def test_what_is_picked_up_narrows_what_there_is_to_choose(gestures: Gestures) -> None:
    heard = Heard(gestures)
    click(gestures, "worker:elf")
    assert heard.narrowed == [[choice.token for choice in gestures.choices if choice.subject == "worker:elf"]]


def test_cancel_puts_everything_down(gestures: Gestures) -> None:
    heard = Heard(gestures)
    gestures.begin("worker:elf", *middle("worker:elf"))
    gestures.move(*middle("spot:meat"))
    gestures.cancel()
    gestures.drop(*middle("spot:meat"))
    assert heard.chosen == []
    assert gestures.carry is None
    assert gestures.verdict is None
    assert not gestures.is_dragging


def test_new_choices_put_down_what_is_carried(gestures: Gestures) -> None:
    click(gestures, "worker:elf")
    gestures.set_choices(CHOICES)
    assert gestures.carry is not None, "the same choices again change nothing"
    gestures.set_choices(CHOICES[:2])
    assert gestures.carry is None


def test_without_choices_nothing_can_be_picked_up(gestures: Gestures) -> None:
    gestures.set_choices([])
    drag(gestures, "worker:elf", "spot:meat")
    assert gestures.carry is None
    assert not gestures.can_pick("worker:elf")


def test_the_focus_walks_in_reading_order_and_leaves_costly_things_to_the_end(gestures: Gestures) -> None:
    walked = []
    while gestures.step_focus(1):
        walked.append(gestures.focus)
    assert walked == ["envoy:monks", "worker:elf", "worker:ogre", "hand:castle", "lock_up"]


def test_a_whole_move_by_keyboard(gestures: Gestures) -> None:
    heard = Heard(gestures)
    gestures.set_focus("worker:elf")
    gestures.enter()
    assert gestures.focus == "spot:wood"
    assert gestures.verdict is not None and gestures.verdict.text == "gain for place:elf@wood"
    assert gestures.turn_focus(1, 0)
    assert gestures.focus == "spot:meat"
    gestures.enter()
    assert heard.chosen == ["place:elf@meat"]


def test_escape_goes_back_to_what_was_picked_up(gestures: Gestures) -> None:
    gestures.set_focus("worker:elf")
    gestures.enter()
    assert gestures.escape()
    assert gestures.focus == "worker:elf"
    assert not gestures.escape(), "there is nothing more to cancel"


def test_the_fork_is_walked_by_keyboard(gestures: Gestures) -> None:
    heard = Heard(gestures)
    gestures.set_focus("hand:castle")
    gestures.enter()
    gestures.enter()
    assert gestures.focus == "fork:0"
    gestures.turn_focus(0, 1)
    gestures.enter()
    assert heard.chosen == ["build:castle,waive=ore"]


def test_arrows_go_to_the_nearest_thing_in_their_direction(gestures: Gestures) -> None:
    gestures.set_focus("worker:ogre")
    assert gestures.turn_focus(-1, 0)
    assert gestures.focus == "worker:elf"
    assert not gestures.turn_focus(-1, 0), "nothing lies further left"


def test_enter_takes_what_was_clicked_to_its_only_target(gestures: Gestures) -> None:
    heard = Heard(gestures)
    gestures.begin("worker:ogre", *PLACES["worker:ogre"].middle)
    gestures.drop(*PLACES["worker:ogre"].middle)
    gestures.enter()
    assert heard.chosen == ["place:ogre@wood"] and gestures.carry is None


def test_enter_shows_the_first_of_several_targets_of_what_was_clicked(gestures: Gestures) -> None:
    heard = Heard(gestures)
    gestures.set_focus("worker:ogre")
    gestures.begin("worker:elf", *PLACES["worker:elf"].middle)
    gestures.drop(*PLACES["worker:elf"].middle)
    gestures.enter()
    assert heard.chosen == [] and gestures.focus == gestures.stops()[0]
    gestures.enter()
    assert len(heard.chosen) == 1 and heard.chosen[0].startswith("place:elf@")
