"""Nothing is said past the catalogue: catalogues made on the fly change every word."""

import random
from pathlib import Path

from babel.messages.pofile import read_po

from tests.wording.made_catalogues import install, loud
from yonder_desktop.core.contract import Setup
from yonder_desktop.core.events import Event
from yonder_desktop.core.questions import Reason
from yonder_desktop.games.yonder.designs import CardSet
from yonder_desktop.games.yonder.reasons import KEYS
from yonder_desktop.games.yonder.rules import YonderRules
from yonder_desktop.games.yonder.words import SOURCE_KEYS
from yonder_desktop.wording.markup import icon_word, plain
from yonder_desktop.wording.yonder.notes import NOTES
from yonder_desktop.wording.yonder.words import YonderWords

GERMAN = r"""
msgid ""
msgstr ""
"Content-Type: text/plain; charset=utf-8\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\n"

msgid "you may pay {price}: {gain}"
msgstr "für {price}: {gain}"

msgid "take {things} from the general supply"
msgstr "{things} aus dem Vorrat nehmen"

msgid "goblin"
msgid_plural "goblins"
msgstr[0] "Goblin"
msgstr[1] "Goblins"

msgid "fish"
msgid_plural "fish"
msgstr[0] "Fisch"
msgstr[1] "Fische"

msgctxt "card"
msgid "Goblin Inn"
msgstr "Goblinschenke"

msgid "{name} built {card}."
msgstr "{card} steht jetzt bei {name}."
"""


def test_german_sentences(card_set: CardSet, words: YonderWords, package: Path) -> None:
    (package / "de.po").write_text(GERMAN, encoding="utf-8")
    with (package / "de.po").open("rb") as file:
        install(package, "de", read_po(file, locale="de"))
    inn = next(card for card in card_set.buildings if card.id == "goblin_inn")
    assert plain(words.rules_text(inn)) == "Für 1 Fisch: 1 Goblin aus dem Vorrat nehmen."
    built = Event("card_built", 0, (words.names.tables.index["building"]["goblin_inn"],))
    assert plain(words.event_line(built, 0, ["Ada"]) or "") == "Goblinschenke steht jetzt bei Ada."
    assert words.name("hand:goblin_inn") == "Goblinschenke"


def test_every_word_on_cards_comes_from_the_catalogue(
    shouting: None, card_set: CardSet, words: YonderWords
) -> None:
    board = card_set.board
    for design in (
        *card_set.buildings,
        *card_set.envoys,
        *card_set.ships,
        *board.city_spots,
        *board.upper,
        *board.favour,
    ):
        loud(words.rules_text(design))
        loud(words.symbols(design))
        for line in words.sources(design):
            loud(line.partition(" (")[0])
    for key in NOTES:
        for note in words.rulings(key):
            loud(note)


def test_every_word_of_reasons_and_results_comes_from_the_catalogue(
    shouting: None, rules: YonderRules
) -> None:
    words = YonderWords(rules.tables)
    for key in KEYS:
        loud(words.reason(Reason(key)))
    for fact in ({"seat": 1}, {"kind": "ogre"}, {"stuff": "wood", "n": 1, "need": 2, "have": 1}, {"most": 2}):
        for key in KEYS:
            loud(words.reason(Reason(key, dict(fact))))
    for key in SOURCE_KEYS:
        loud(words.score_source(key))
    for text in (words.title(), words.description(), words.length(), words.tie_break("shared")):
        loud(text)
    for name in ("wood", "elf", "gold", "coin", "market", "lock", "dwarf_discount", "ogre_double"):
        loud(icon_word(name))


OLOS = [
    *(("olos_turned", (number,)) for number in range(8)),
    *(("olos_skipped", (reason,)) for reason in range(4)),
    ("olos_placed", (3, 0)),
    ("olos_advanced", (0, 2)),
    ("olos_served", (0, 2)),
    ("olos_served", (-1, 2)),
    ("olos_gold", (3, 9)),
    ("olos_took_ship", (0, 0)),
    ("olos_took_ship", (0, 1)),
    ("olos_locked_up", ()),
    ("olos_tribute", (2,)),
    ("game_ended", ()),
]


def test_every_word_of_olos_comes_from_the_catalogue(shouting: None, rules: YonderRules) -> None:
    words, solo = YonderWords(rules.tables), rules.tables.card_set.solo
    assert solo is not None
    for kind, numbers in OLOS:
        loud(words.event_line(Event(kind, -1, numbers), 0, ()) or "")
    for design in (*solo.cards, *solo.levels):
        loud(words.rules_text(design))
    for line in (*words.rulings("olos"), words.name("olos"), words.tie_break("olos")):
        loud(line)
    for key, value in (("ventures", 0), ("ventures", 1), ("start_ships", "dealt"), ("start_ships", "chosen")):
        loud(words.setup_option(key))
        loud(words.setup_value(key, value))
    loud(words.setup_value("level", 2))


def test_every_word_of_a_game_comes_from_the_catalogue(shouting: None, rules: YonderRules) -> None:
    names = ("ADA", "BO", "CY")
    words, chance = YonderWords(rules.tables, names), random.Random(7)
    state = rules.new_game(Setup(3, 7))
    seen: set[str] = set()
    while (decision := rules.decision(state)) is not None:
        if decision.kind not in seen:
            view = rules.view(state, decision.seat)
            loud(words.prompt(view, decision))
            loud(words.phase(view))
            for option in decision.options:
                choice = rules.choice(state, option)
                loud(words.option_label(view, decision, choice))
                loud(words.name(choice.subject))
        seen.add(decision.kind)
        events: list[Event] = []
        rules.apply(state, chance.choice(decision.options), events)
        for event in events:
            loud(words.event_line(event, 0, names) or "")
