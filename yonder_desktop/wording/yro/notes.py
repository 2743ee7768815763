"""Short notes on phases, cards and questions: what people ask at the table."""

from __future__ import annotations

from yonder_desktop.games.yro import words as w
from yonder_desktop.games.yro.designs import Adventurer, Line, Quest
from yonder_desktop.games.yro.tables import Tables
from yonder_desktop.wording.catalogue import N_, gettext

ART_LEVELS = N_("Points for Level I: {level_1}, II: {level_2}, III: {level_3}, IV: {level_4}.")
NEVER_DOWN = N_("Neither points nor levels ever go down.")

NOTES: dict[str, tuple[str, ...]] = {
    # phases (R6 to R9, R53)
    "phase:draw": (
        N_("You discard once, before drawing, in the first turn, too. Cards you keep stay in your hand."),
        N_("All discards lie on the pile before anybody draws, in the order of the seats."),
        N_("When the deck is empty, the discard pile is shuffled into a new one."),
    ),
    "phase:recruit": (
        N_("Costs are paid at the reveal: what this turn brings comes too late to pay with."),
        N_("One adventurer alone costs {one} money less, or brings it where nothing can be taken off."),
        N_("Recruit lines work once, when their card has just been placed, from top to bottom."),
        N_("Links are looked at when all cards of the phase lie and all Recruit lines are done."),
    ),
    "phase:combat": (
        N_("The adventurer farthest to the front of each column counts, wherever that is."),
        N_("Equal power shares the better rank, and the next rank is left out."),
        N_("There is no least power: an empty guild ranks like any other."),
        N_("First the power of all, then ranks, then asterisks, then quests."),
    ),
    "phase:production": (
        N_("All lines are counted first and paid together, so their order does not matter."),
        N_("The track of an art ends at {track}; what goes beyond is lost."),
    ),
    "phase:income": (
        N_("Everybody takes {income} money and what the Income lines bring, with the levels after Production."),
    ),
    "phase:vp": (
        N_("It comes last, with the levels after Production and the money after Income."),
        N_("{vp} victory points or {adventurers} adventurers end the game after this phase, never earlier."),
    ),
    # kinds of questions
    "discard": (
        N_("You discard once; the cards drawn then stay until the next turn."),
        N_("Others learn what you discard when all have chosen."),
    ),
    "keep": (
        N_("What you keep is part of the pack: you take one card of it, the others travel on."),
    ),
    "pick": (
        N_("Nobody sees what you take. The last card of a pack is passed on as well."),
        N_("The cards taken become your hand for this turn."),
    ),
    "recruit": (
        N_("Others see that you have chosen, but neither whom nor how many, until all have."),
        N_("A guild takes {adventurers} adventurers; with room for one only, you cannot recruit two."),
    ),
    "place": (
        N_("The grid has no place of its own: it closes once three columns or three rows are in use."),
        N_("You choose which of two cards comes first; the second one sees the first one lie."),
        N_("Cards are never moved, turned or replaced."),
    ),
    # parts of the table
    "quest": (
        N_("A quest is checked at the end of the phases it names; all who meet it then are paid."),
        N_("Then it is closed. How things stand at the check counts, not how they stood before."),
    ),
    "shadow": (
        N_("Each Combat turns up a card, after placing; only printed power counts, no plus, no asterisk."),
        N_("Above {limit} the game is lost at once, in its last turn as well. Exactly {limit} is still safe."),
        N_("To win the Combat you need more than the shadow; as much brings nothing."),
    ),
    "phantom": (
        N_("It takes the dearest card of its pack, then the one with more power, then the first by name."),
        N_("It never recruits, fights or scores; its cards go to the discard pile."),
    ),
    "power": (N_("Above 20 the marker is turned and counts on from 1; only what is shown changes."),),
    "vp": (N_("Above 40 the marker is turned and counts on from 1; only what is shown changes."),),
    "magic": (ART_LEVELS, NEVER_DOWN),
    "technology": (ART_LEVELS, NEVER_DOWN),
    "money": (
        N_("Money never runs out. At the end each full {exchange} are worth 1 victory point."),
        N_("Between equals more money wins, counted before that."),
    ),
    "link": (
        N_("A row or column of three counts, a diagonal never; the third card may be the middle one."),
        N_("A line that shares faction and profession pays both and counts as two links."),
        N_("Each line pays once, in the phase in which it becomes full."),
    ),
    # single cards
    "badger_wrestler": (N_("Its asterisk also pays for the second or third rank, if that brings VP."),),
    "warden_of_lost_banners": (N_("Its own VP are no VP for the rank, so they wake no other asterisk."),),
    "pavise_bearer": (N_("Behind another adventurer its line adds power, in front its printed power counts alone."),),
    "scale_armourer": (
        N_("In front its printed power counts alone, behind another adventurer its line."),
    ),
    "heron_pilot": (N_("Placed as the second card of a turn it sees the first one as a neighbour."),),
    "velvet_usurer": (N_("Money after the Income phase counts, and is not spent."),),
    "rune_machinist": (N_("A line that pays for faction and profession counts as two links."),),
}  # fmt: skip

PLUS = N_("Its plus counts while it is the frontmost of its column only.")
STAR = N_("Its asterisk works wherever the card lies.")
RANK_VP = N_("VP for the rank count alone; 0 are none, and quests or asterisks do not count.")
UNTIL_END = N_("The result of Combat holds until the end of the turn.")
FIRST = N_("Being tied for the highest power is enough.")
BEFORE_PRODUCTION = N_("In Combat the levels count as they are before this turn’s Production.")
MONEY_IN_COMBAT = N_("Money counts as it is after recruiting, before this turn’s Income.")
AFTER_PRODUCTION = N_("The levels after this turn’s Production count.")
LYING = N_("It counts cards that lie already, never one still to be placed.")
LYING_AND_ITSELF = N_("It counts itself and cards that lie already, never one still to be placed.")
SIDES = N_("Neighbours touch with a whole side, never with a corner.")
ITSELF = N_("It counts itself.")
LINKS_EARLIER = N_("Links of the same turn count from the end of the Recruit phase on.")
NO_LEVEL = N_("Below the first level it brings nothing.")
LEVELS = (w.PER_MAGIC_LEVEL, w.PER_TECH_LEVEL, w.PER_LOW_LEVEL)


def notes_for(tables: Tables, key: str) -> list[str]:
    """Notes on an item key, a design's id or a kind of question; empty if there are none."""
    facts = facts_of(tables)
    return [gettext(note).format(**facts) for note in found_notes(tables, key)]


def facts_of(tables: Tables) -> dict[str, int]:
    """Numbers of the board that notes tell."""
    board = tables.card_set.board
    facts = {f"level_{number}": at for number, at in enumerate(board.levels, 1)}
    return facts | {
        "one": board.bonus_when_one,
        "track": board.last_space,
        "income": board.income,
        "vp": board.vp_to_end,
        "adventurers": board.adventurers_to_end,
        "limit": board.shadow_limit,
        "exchange": board.money_per_vp,
    }


def found_notes(tables: Tables, key: str) -> list[str]:
    """The notes on a key, not yet translated."""
    kind, _, rest = key.partition(":")
    if kind in ("faction", "profession") and rest in tables.index[kind]:
        return list(NOTES["link"])
    if kind == "quest" and rest in tables.index["quest"]:
        quest = tables.card_set.quests[tables.index["quest"][rest]]
        return [*NOTES["quest"], *quest_notes(quest)]
    card = tables.index["card"].get(rest or kind)
    return list(NOTES.get(key, ())) if card is None else card_notes(tables.cards[card])


def quest_notes(quest: Quest) -> list[str]:
    """What the tests of a quest look at."""
    measures = [measure for measure, _comparison, _value in quest.tests]
    return [LINKS_EARLIER] if w.MEASURE_LINKS in measures else []


def card_notes(design: Adventurer) -> list[str]:
    """Notes on one design, then those that follow from its lines, each once."""
    own = list(NOTES.get(design.id, ()))
    for line in design.lines:
        own += [note for note in line_notes(design, line) if note not in own]
    return own


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
    includes = counts_itself(design, line)
    if line.phase == w.RECRUIT and line.per in COUNTS_GUILD:
        found.append(LYING_AND_ITSELF if includes else LYING)
    elif includes:
        found.append(ITSELF)
    return found


COUNTS_GUILD = (
    w.PER_FACTION, w.PER_PROFESSION, w.PER_ADJACENT, w.PER_ADJACENT_FACTION, w.PER_FACTIONS, w.PER_PROFESSIONS,
)  # fmt: skip


def counts_itself(design: Adventurer, line: Line) -> bool:
    """Whether the card is one of those that the line counts (R19, R43)."""
    if line.per in (w.PER_FACTIONS, w.PER_PROFESSIONS):
        return True
    if line.per == w.PER_FACTION:
        return line.arg == design.faction
    return line.per == w.PER_PROFESSION and line.arg == design.profession
