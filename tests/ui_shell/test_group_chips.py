"""Chips of one question after another: those that stay are kept, and all say what they stand for."""

from pytestqt.qtbot import QtBot

from tests.ui_shell.conftest import MakeLook
from yonder_desktop.bridge.option_model import Offer
from yonder_desktop.core.questions import Choice, Option
from yonder_desktop.ui.group_chips import GroupChips
from yonder_desktop.ui.option_groups import Group


def group(key: str, number: int) -> Group:
    offers = [Offer(Choice(Option("take"), f"take:{one}", "", ""), "Take") for one in range(number)]
    return Group(key, key.title(), "", offers)


def chips_of(chips: GroupChips) -> dict[str, str]:
    return {key: chip.accessibleName() for key, chip in chips._chips.items()}


def tab_order(chips: GroupChips) -> list[str]:
    """The keys of the chips as the tabulator goes through them, from the first on."""
    keys = {chip: key for key, chip in chips._chips.items()}
    first = next(iter(keys))
    found, part = [], first
    while True:
        found += [keys[part]] if part in keys else []
        part = part.nextInFocusChain()
        if part is first:
            return found


def test_chips_that_stay_are_kept_and_say_the_new_numbers(qtbot: QtBot, look: MakeLook) -> None:
    chips = GroupChips(look("day", 100))
    qtbot.addWidget(chips)
    chips.resize(400, 60)
    chips.show_groups([group("ogre", 2), group("elf", 3)])
    elf = chips._chips["elf"]
    chips.show_groups([group("dwarf", 1), group("elf", 4), group("goblin", 2)])
    assert chips._chips["elf"] is elf and tab_order(chips) == ["dwarf", "elf", "goblin"]
    assert chips_of(chips) == {
        "dwarf": "Dwarf: 1 choices", "elf": "Elf: 4 choices", "goblin": "Goblin: 2 choices",
    }  # fmt: skip
    assert [key for key, chip in chips._chips.items() if chip.isChecked()] == ["dwarf"]


def test_another_look_makes_them_anew(qtbot: QtBot, look: MakeLook) -> None:
    chips = GroupChips(look("day", 100))
    qtbot.addWidget(chips)
    chips.show_groups([group("elf", 3), group("ogre", 3)])
    elf = chips._chips["elf"]
    chips.set_look(look("day", 150))
    chips.show_groups([group("elf", 3), group("ogre", 3)])
    assert chips._chips["elf"] is not elf
