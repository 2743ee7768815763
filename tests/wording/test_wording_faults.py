"""Faults are told in the language now in use: setups, what is nested in a sentence, and what systems say."""

import errno
import sqlite3

import pytest

from yonder_desktop.core.contract import BadSetup, Setup, check_setup
from yonder_desktop.core.faults import SYSTEM, Fault, system_fault
from yonder_desktop.games.yonder.rules import YonderRules
from yonder_desktop.storage.database import TOLD, database_fault
from yonder_desktop.wording.faults import error_words, fault_lines, fault_words

BAD = [
    Setup(9, 1),
    Setup(2, 1, {"weather": 1}),
    Setup(2, 1, {"level": 1}),
    Setup(2, 1, {"ventures": 7}),
]


def refused(rules: YonderRules, setup: Setup) -> BadSetup:
    with pytest.raises(BadSetup) as raised:
        check_setup(rules.info, setup)
    return raised.value


@pytest.mark.parametrize("setup", BAD)
def test_the_words_are_those_of_the_message(rules: YonderRules, setup: Setup) -> None:
    error = refused(rules, setup)
    assert error_words(error) == str(error)


def test_every_refusal_of_a_setup_is_told_in_the_language_in_use(rules: YonderRules, shouting: None) -> None:
    errors = [refused(rules, setup) for setup in BAD]
    assert len({error.message for error in errors}) == len(BAD)
    for error in errors:
        assert error_words(error) != str(error) and "SE" in error_words(error).upper()


def test_an_error_of_another_kind_keeps_its_words() -> None:
    assert error_words(ValueError("so")) == "so"


def test_faults_inside_a_sentence_and_below_it_are_told_too(shouting: None) -> None:
    fault = Fault(
        "the file cannot be read: {system}; check {folder}", system=Fault("it is a folder"), folder="x"
    )
    fault.further = [Fault("is missing; add it")]
    assert fault_lines(fault) == ["THE FILE CANNOT BE READ: IT IS A FOLDER; CHECK x", "IS MISSING; ADD IT"]
    assert fault_words(fault).splitlines() == fault_lines(fault)
    assert str(fault) == "the file cannot be read: it is a folder; check x\nis missing; add it"


def test_several_facts_in_one_place_have_commas_between(shouting: None) -> None:
    fault = Fault(
        "there is no fact '{name}'; there are: {known}", name="x", known=["a", Fault("it is a folder")]
    )
    assert fault_words(fault).endswith(": a, IT IS A FOLDER")


def test_what_a_system_says_is_told_in_our_words_whatever_its_language(shouting: None) -> None:
    """A system in German says `Keine Berechtigung`; its number is the same."""
    for number in SYSTEM:
        assert fault_words(system_fault(OSError(number, "Worte des Systems"))) == SYSTEM[number].upper()
    other = fault_words(system_fault(OSError(errno.EPIPE, "Worte des Systems")))
    assert other == "THE SYSTEM SAYS: Worte des Systems"


def test_what_the_database_says_is_told_by_the_first_words_of_its_name(shouting: None) -> None:
    error = sqlite3.OperationalError("database is locked")
    error.sqlite_errorname = "SQLITE_BUSY_SNAPSHOT"
    assert fault_words(database_fault(error)) == TOLD["SQLITE_BUSY"].upper()
    assert fault_words(database_fault(sqlite3.OperationalError("odd"))) == "THE SYSTEM SAYS: odd"
