"""Problems with files in sentences: what, where, what to do. Keys and facts come from storage."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from yonder_desktop.wording.catalogue import N_, gettext
from yonder_desktop.wording.faults import fact_texts

WHAT = {
    "no_folder": N_("The folder cannot be made: {system}."),
    "no_permission": N_("There is no permission to write here: {system}."),
    "disk_full": N_("There is no room left on the disk."),
    "not_written": N_("The file cannot be written: {system}."),
    "missing": N_("There is no such file."),
    "not_read": N_("The file cannot be read: {system}."),
    "empty": N_("The file is empty."),
    "truncated": N_("The file breaks off in line {line}; its end is missing."),
    "not_text": N_("The file is not text (byte {byte}), so it is not a saved game."),
    "not_json": N_("The file is not a saved game, or is damaged in line {line}, column {column}."),
    "foreign": N_("The file is not a saved game of this program."),
    "no_game_inside": N_("This bug report was written without a game on the table."),
    "newer_format": N_("The game was saved in format {format}; this program knows formats up to {known}."),
    "wrong_format": N_("The file gives its format as {format}; known are formats up to {known}."),
    "bad_field": N_("The field “{field}” of the saved game is not as it should be: {found}."),
    "unknown_game": N_("It is a game of “{game}”; this program has: {known}."),
    "other_cards": N_(
        "It was played with the card set “{cards}” ({digest}), which is not here; its position does not fit the cards "
        "that are: {found}."
    ),
    "newer_rules": N_(
        "It was saved by a newer version of the program ({program}), with rules that this one lacks."
    ),
    "damaged": N_("The file is damaged: neither its moves nor its position are as they were saved."),
    "no_card_set": N_("There is no card set of any game here."),
    "bad_card_set": N_("The card set cannot be used: {found}."),
    "other_position": N_("Its position does not fit the rules and cards of this program: {found}."),
}

CODES = {
    "code_missing": N_("There is no position code in this text: it begins with YD1-."),
    "code_newer": N_("The code is of format {format}; this program knows formats up to {known}."),
    "code_letter": N_("The code holds “{letter}” at place {place}, which no code has."),
    "code_short": N_("The code breaks off: {found} of {wanted} letters are there."),
    "code_changed": N_("The code is damaged: some of its letters are not as they were."),
    "code_foreign": N_("This is no position code of this program, though it looks like one."),
}
CODES_TO_DO = {
    "code_missing": N_("Copy the whole code, from its first letter to its last."),
    "code_newer": N_("Install a newer version of the program to open it."),
    "code_foreign": N_("Ask for the code once more where it comes from."),
    "bad_field": N_("Ask for the code once more where it comes from."),
    "damaged": N_("Ask for the code once more where it comes from."),
}
COPY_AGAIN = N_("Copy the whole code once more where it comes from.")

TO_DO = {
    "no_folder": N_("The game goes on, but is not kept. Choose another data folder with --data-dir."),
    "no_permission": N_("The game goes on, but is not kept. Give permission, or choose another place."),
    "disk_full": N_("The game goes on, but is not kept. Make room, then save again."),
    "not_written": N_("The game goes on, but is not kept. Save it in another place."),
    "missing": N_("Check the name, or choose another file."),
    "not_read": N_("Check that you may read it."),
    "empty": N_("Open an earlier save or an autosave of that game."),
    "truncated": N_(
        "Copy the file again if it was copied, or open an earlier save or an autosave of that game."
    ),
    "newer_format": N_("Install a newer version of the program to open it."),
    "damaged": N_(
        "Copy the file again if it was copied, or open an earlier save or an autosave of that game."
    ),
    "other_cards": N_(
        "Put that card set back into the folder cards/{game} of the program's data, then open the game again. "
        "The file was left as it is."
    ),
    "newer_rules": N_("Install that version, or a newer one, to open it."),
    "no_card_set": N_("A card set is a folder with files such as cards.toml; see docs/card-sets.md."),
    "bad_card_set": N_("Put that right and try again; nothing was taken in."),
    "unknown_game": N_("Install a version of the program that has this game."),
    "other_position": N_("Open it with the version of the program that saved it."),
}
OTHERWISE = N_("Choose another file. The file was left as it is.")

LIBRARY = {
    "folder_not_read": N_("The folder of games cannot be read: {system}."),
    "not_trashed": N_("The system has no trash for this place."),
}
LIBRARY_TO_DO = {
    "folder_not_read": N_("Check that you may read it, or choose another data folder with --data-dir."),
    "not_trashed": N_("The file is where it was."),
    "no_folder": N_("Nothing was changed. Check that you may write there, or choose another place."),
    "no_permission": N_("Nothing was changed. Give permission, or choose another place."),
    "disk_full": N_("Nothing was changed. Make room, then try again."),
    "not_written": N_("Nothing was changed. Try again, or choose another place."),
}

SCORES = {
    "newer_format": N_("Results and best scores were kept by a newer version of the program."),
    "damaged": N_("The file of results and best scores is damaged: {system}."),
    "set_aside": N_("The file of results and best scores is damaged: {system}."),
    "not_written": N_("Results and best scores cannot be read or written: {system}."),
}
SCORES_TO_DO = {
    "newer_format": N_("Install that version to see them and to add to them. The file was left as it is."),
    "damaged": N_("Move it to another place and a new one will be begun. The file was left as it is."),
    "set_aside": N_("It was set aside as {kept}, and a new one was begun."),
    "not_written": N_("Check that the folder can be written to; this result is not kept there."),
}

NOTICES = {
    "cards_changed": N_(
        "The card set “{cards}” is not the one this game was begun with. The game goes on from its position; "
        "the moves before it can be read, but not taken back."
    ),
    "cards_gone": N_(
        "The card set “{cards}” is not here any more. The game goes on from its position with the cards of the "
        "program; the moves before it can be read, but not taken back."
    ),
    "cards_broken": N_(
        "The card set “{cards}” cannot be used: {found} The game goes on from its position with the cards of the "
        "program; the moves before it can be read, but not taken back."
    ),
    "cards_kept": N_(
        "The card set “{cards}” has been changed or is gone. This game goes on with the cards it was begun with, "
        "of which a copy was kept."
    ),
    "newer_rules": N_(
        "This game was saved by a newer version of the program ({program}), whose rules are others. It goes on from "
        "its position; the moves before it can be read, but not taken back."
    ),
    "history_lost": N_(
        "The moves in this file do not lead to its position. The game goes on from its position; "
        "the moves before it can be read, but not taken back."
    ),
    "branches_lost": N_(
        "Some of what was tried and taken back in this game can no longer be followed, and was left out. "
        "The game itself is whole."
    ),
    "settings_broken": N_(
        "The settings could not be read in full; what was damaged is as at first. "
        "The old file is kept as {kept}."
    ),
}


def problem_lines(key: str, path: Path, facts: Mapping[str, Any]) -> list[str]:
    """Three sentences: what is wrong, with which file or folder, and what to do."""
    what = gettext(WHAT[key]).format(**fact_texts(facts))
    where = gettext("Where: {path}").format(path=path)
    return [what, where, gettext(TO_DO.get(key, OTHERWISE)).format(**fact_texts(facts))]


def library_lines(key: str, path: Path, facts: Mapping[str, Any]) -> list[str]:
    """What is wrong with something done in the library, where, and what to do; the files are as they were."""
    if key not in LIBRARY and key not in LIBRARY_TO_DO:
        return problem_lines(key, path, facts)
    what = gettext(LIBRARY.get(key, "") or WHAT[key]).format(**fact_texts(facts))
    return [what, gettext("Where: {path}").format(path=path), gettext(LIBRARY_TO_DO[key])]


def not_kept_lines(key: str, path: Path, facts: Mapping[str, Any]) -> list[str]:
    """Why a game that is opened all the same cannot be put into the library, where, and what to do."""
    to_do = TO_DO[key] if key in ("no_permission", "disk_full", "not_written") else TO_DO["no_folder"]
    return [*library_lines(key, path, facts)[:2], gettext(to_do)]


def code_lines(key: str, facts: Mapping[str, Any]) -> list[str]:
    """What is wrong with a position code, and what to do."""
    what = gettext(CODES.get(key, "") or WHAT[key]).format(**fact_texts(facts))
    to_do = CODES_TO_DO.get(key, COPY_AGAIN if key in CODES else TO_DO.get(key, COPY_AGAIN))
    return [what, gettext(to_do).format(**fact_texts(facts))]


def settings_lines(key: str, path: Path, facts: Mapping[str, Any]) -> list[str]:
    """Why the settings cannot be written, where, and what that means."""
    to_do = gettext("They hold until the program is closed, and are not kept beyond that.")
    return [*problem_lines(key, path, facts)[:2], to_do]


def scores_lines(key: str, path: Path, facts: Mapping[str, Any]) -> list[str]:
    """What is wrong with the file of the best scores, where it lies, and what to do."""
    what = gettext(SCORES.get(key, SCORES["not_written"])).format(**{"system": key, **fact_texts(facts)})
    where = gettext("Where: {path}").format(path=path)
    return [
        what,
        where,
        gettext(SCORES_TO_DO.get(key, SCORES_TO_DO["not_written"])).format(**fact_texts(facts)),
    ]


def notice_line(key: str, facts: Mapping[str, Any]) -> str:
    """What to tell of a file that was opened all the same."""
    return gettext(NOTICES[key]).format(**fact_texts(facts))
