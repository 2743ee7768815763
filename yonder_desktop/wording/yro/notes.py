"""Short notes on phases, cards and questions: what people ask at the table (numbers of rulings in brackets)."""

from __future__ import annotations

from yonder_desktop.games.yro import words as w
from yonder_desktop.games.yro.designs import Adventurer, Line, Quest
from yonder_desktop.games.yro.tables import Tables
from yonder_desktop.wording.catalogue import N_, gettext

NOTES: dict[str, tuple[str, ...]] = {
    # phases (R6 to R9, R53)
    "phase:draw": (
        N_("You discard once, before drawing, in the first turn, too. Cards you keep stay in your hand."),
        N_("All discards lie on the pile before anybody draws, in the order of the seats."),
        N_("When the deck is empty, the discard pile is shuffled into a new one."),
    ),
    "phase:recruit": (
        N_("Costs are paid at the reveal: what this turn brings comes too late to pay with (R11)."),
        N_("One adventurer alone costs 1 money less, or brings 1 money where nothing can be taken off (R12)."),
        N_("Recruit lines work once, when their card has just been placed, from top to bottom (R18)."),
        N_("Links are looked at when all cards of the phase lie and all Recruit lines are done (R22)."),
    ),
    "phase:combat": (
        N_("The adventurer farthest to the front of each column counts, wherever that is (R28)."),
        N_("Equal power shares the better rank, and the next rank is left out (R34)."),
        N_("There is no least power: an empty guild ranks like any other (R36)."),
        N_("First the power of all, then ranks, then asterisks, then quests (R54)."),
    ),
    "phase:production": (
        N_("All lines are counted first and paid together, so their order does not matter (R41)."),
        N_("The track of an art ends at 10; what goes beyond is lost (R3)."),
    ),
    "phase:income": (
        N_("Everybody takes 3 money, then what the Income lines bring, with the levels after Production (R42)."),
    ),
    "phase:vp": (
        N_("It comes last, with the levels after Production and the money after Income (R43)."),
        N_("40 victory points or nine adventurers end the game after this phase, never earlier (R44, R45)."),
    ),
    # kinds of questions
    "discard": (
        N_("You discard once; the cards drawn then stay until the next turn."),
        N_("Others learn what you discard when all have chosen."),
    ),
    "keep": (
        N_("What you keep is part of the pack: you take one card of it, the others travel on (D3.3)."),
    ),
    "pick": (
        N_("Nobody sees what you take. The last card of a pack is passed on as well (D2)."),
        N_("The cards taken become your hand for this turn."),
    ),
    "recruit": (
        N_("Others see that you have chosen, but neither whom nor how many, until all have (R10)."),
        N_("With eight adventurers in the guild there is room for one more only (R14)."),
    ),
    "place": (
        N_("The grid has no place of its own: it closes once three columns or three rows are in use (R15)."),
        N_("You choose which of two cards comes first; the second one sees the first one lie (R18, R19)."),
        N_("Cards are never moved, turned or replaced (R17)."),
    ),
    # parts of the table
    "quest": (
        N_("A quest is checked at the end of the phases it names; all who meet it then are paid (R48, R49)."),
        N_("Then it is closed. How things stand at the check counts, not how they stood before (R50)."),
    ),
    "shadow": (
        N_("Each Combat turns up a card, after placing; only printed power counts, no plus, no asterisk."),
        N_("Above 20 the game is lost at once, in its last turn as well. Exactly 20 is still safe."),
        N_("To win the Combat you need more than the shadow; as much brings nothing."),
    ),
    "phantom": (
        N_("It takes the dearest card of its pack, then the one with more power, then the first by name (D5)."),
        N_("It never recruits, fights or scores; its cards go to the discard pile."),
    ),
    "power": (N_("Above 20 the marker is turned and counts on from 1; only what is shown changes (R40)."),),
    "vp": (N_("Above 40 the marker is turned and counts on from 1; only what is shown changes (R40)."),),
    "magic": (N_("Levels: I at 1 point, II at 3, III at 6, IV at 10. Nothing ever goes down (R2, R4)."),),
    "technology": (N_("Levels: I at 1 point, II at 3, III at 6, IV at 10. Nothing ever goes down (R2, R4)."),),
    "money": (
        N_("Money never runs out. At the end each 3 are worth 1 victory point (R46)."),
        N_("Between equals more money wins, counted before that."),
    ),
    "link": (
        N_("A row or column of three counts, a diagonal never; the third card may be the middle one (R21)."),
        N_("A line that shares faction and profession pays both and counts as two links (R23, R27)."),
        N_("Each line pays once, in the phase in which it becomes full (R26)."),
    ),
    # single cards
    "badger_wrestler": (N_("Its asterisk also pays for the second or third rank, if that brings VP."),),
    "warden_of_lost_banners": (N_("Its own VP are no VP for the rank, so they wake no other asterisk (R37)."),),
    "pavise_bearer": (N_("Behind another adventurer it adds 2, in front its printed power alone (R31)."),),
    "scale_armourer": (
        N_("In front its printed power counts, behind another adventurer its levels alone (R31)."),
    ),
    "heron_pilot": (N_("Placed as the second card of a turn it sees the first one as a neighbour (R18)."),),
    "velvet_usurer": (N_("Money after the Income phase counts, and is not spent (R43)."),),
    "rune_machinist": (N_("A line that pays for faction and profession counts as two links (R27)."),),
    "blast_engineer": (N_("It counts itself, and an adventurer placed before it in the same turn (R19)."),),
}  # fmt: skip

PLUS = N_("Its plus counts while it is the frontmost of its column only (R31).")
STAR = N_("Its asterisk works wherever the card lies (R32).")
RANK_VP = N_("VP for the rank count alone; 0 are none, and quests or asterisks do not count (R37).")
UNTIL_END = N_("The result of Combat holds until the end of the turn (R39).")
FIRST = N_("Being tied for the highest power is enough (R38).")
BEFORE_PRODUCTION = N_("In Combat the levels count as they are before this turn’s Production (R33).")
MONEY_IN_COMBAT = N_("Money counts as it is after recruiting, before this turn’s Income (R33).")
AFTER_PRODUCTION = N_("The levels after this turn’s Production count (R42, R43).")
AT_THAT_MOMENT = N_("It counts cards that lie already and itself, never one still to be placed (R19).")
SIDES = N_("Neighbours touch with a whole side, never with a corner.")
ITSELF = N_("It counts itself (R43).")
LINKS_EARLIER = N_("Links of the same turn count from the end of the Recruit phase on (R22, R27).")
NO_LEVEL = N_("Below the first level it brings nothing (R1).")
LEVELS = (w.PER_MAGIC_LEVEL, w.PER_TECH_LEVEL, w.PER_LOW_LEVEL)


def notes_for(tables: Tables, key: str) -> list[str]:
    """Notes on an item key, a design's id or a kind of question; empty if there are none."""
    kind, _, rest = key.partition(":")
    if kind in ("faction", "profession") and rest in tables.index[kind]:
        return [gettext(note) for note in NOTES["link"]]
    if kind == "quest" and rest in tables.index["quest"]:
        quest = tables.card_set.quests[tables.index["quest"][rest]]
        return [gettext(note) for note in (*NOTES["quest"], *quest_notes(quest))]
    own = [gettext(note) for note in NOTES.get(key, ())]
    card = tables.index["card"].get(rest or kind)
    return own if card is None else own + card_notes(tables.cards[card])


def quest_notes(quest: Quest) -> list[str]:
    """What the tests of a quest look at."""
    measures = [measure for measure, _comparison, _value in quest.tests]
    return [LINKS_EARLIER] if w.MEASURE_LINKS in measures else []


def card_notes(design: Adventurer) -> list[str]:
    """Notes on one design, then those that follow from its lines, each once."""
    own = list(NOTES.get(design.id, ()))
    for line in design.lines:
        own += [note for note in line_notes(design, line) if note not in own]
    return [gettext(note) for note in own]


def line_notes(design: Adventurer, line: Line) -> list[str]:
    """What a line makes people ask."""
    return mark_notes(line) + condition_notes(line) + count_notes(design, line)


def mark_notes(line: Line) -> list[str]:
    """Plus and asterisk."""
    if line.phase != w.COMBAT:
        return []
    if line.gain[w.POWER]:
        return [] if line.when == w.BEHIND else [PLUS]
    return [STAR]


def condition_notes(line: Line) -> list[str]:
    """Conditions that look at Combat."""
    found: list[str] = []
    if line.when in (w.WON_VP, w.NO_VP):
        found.append(RANK_VP)
    elif line.when == w.FIRST:
        found.append(FIRST)
    if found and line.phase != w.COMBAT:
        found.append(UNTIL_END)
    return found


def count_notes(design: Adventurer, line: Line) -> list[str]:
    """What is counted, and when."""
    found: list[str] = []
    if line.per in LEVELS:
        found += [BEFORE_PRODUCTION if line.phase == w.COMBAT else AFTER_PRODUCTION, NO_LEVEL]
        found = found if line.phase != w.RECRUIT else [NO_LEVEL]
    if line.per == w.PER_MONEY3 and line.phase == w.COMBAT:
        found.append(MONEY_IN_COMBAT)
    if line.per in (w.PER_ADJACENT, w.PER_ADJACENT_FACTION):
        found.append(SIDES)
    if line.per == w.PER_LINKS:
        found.append(LINKS_EARLIER)
    if line.phase == w.RECRUIT and line.per in COUNTS_GUILD:
        found.append(AT_THAT_MOMENT)
    elif counts_itself(design, line):
        found.append(ITSELF)
    return found


COUNTS_GUILD = (
    w.PER_FACTION, w.PER_PROFESSION, w.PER_ADJACENT, w.PER_ADJACENT_FACTION, w.PER_FACTIONS, w.PER_PROFESSIONS,
)  # fmt: skip


def counts_itself(design: Adventurer, line: Line) -> bool:
    """Whether the card belongs to the faction or profession that the line counts."""
    if line.per == w.PER_FACTION:
        return line.arg == design.faction
    return line.per == w.PER_PROFESSION and line.arg == design.profession
