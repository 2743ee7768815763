"""The own part of the table: guild with its open cells, numbers, dials, tray, hand."""

from __future__ import annotations

from yonder_desktop.games.yro.forecast import Forecast, forecast, placing_forecast
from yonder_desktop.games.yro.words import DRAW, cell_at
from yonder_desktop.ui.rects import Rect
from yonder_desktop.ui.yro.captions import NUMERALS
from yonder_desktop.ui.yro.colours import MAGIC_FILL, TECH_FILL
from yonder_desktop.ui.yro.contents import CARD, FIELD, PANEL, PLATE, SHADOW, Stage
from yonder_desktop.ui.yro.dials import Dial
from yonder_desktop.ui.yro.facts import SIDE
from yonder_desktop.ui.yro.ghosts import Closed, Ghost, ghost_of
from yonder_desktop.ui.yro.panels import NumbersPanel, OwnPanel, Stat, Tray
from yonder_desktop.ui.yro.pieces import Bounds, CardBack, Plate
from yonder_desktop.ui.yro.rail_contents import add_guild
from yonder_desktop.wording.catalogue import gettext, ngettext, pgettext


def add_own(stage: Stage) -> None:
    """Everything of the seat at the front."""
    _guild(stage)
    _numbers(stage)
    _tray(stage)
    _hand(stage)


def _heading(stage: Stage, mine: str, theirs: str) -> str:
    return mine if stage.mine else theirs.format(name=stage.seating.names[stage.home])


# ---- the guild


def _guild(stage: Stage) -> None:
    guild, layout = stage.facts.guilds[stage.home], stage.layout
    title = _heading(stage, gettext("Your guild"), gettext("{name}: guild"))
    colour = stage.seating.colours[stage.home]
    panel = OwnPanel(title, bounds_note(guild.used[2], guild.used[3]), colour, layout.roomy)
    stage.add("guild", layout.zones["guild"], PANEL, panel, margin=SHADOW)
    for key, _column, _row in guild.cells:
        picture = _ghost(stage, key) if key in guild.open and not stage.view.over else Closed()
        stage.add(key, layout.items[key], FIELD, picture, margin=2)
    if stage.home in layout.used:
        gap = 4.0 if not layout.roomy else 6.0
        frame = layout.used[stage.home].inset(-gap)
        bounds = Bounds(guild.used[2] >= SIDE, guild.used[3] >= SIDE)
        stage.add("bounds", frame, FIELD - 0.5, bounds, margin=3, solid=False)
    add_guild(stage, guild)


def bounds_note(columns: int, rows: int) -> str:
    """Which bounds of the guild are fixed (R15)."""
    if columns >= SIDE and rows >= SIDE:
        return gettext("three columns and three rows are fixed; the front is at the top")
    if columns >= SIDE:
        return gettext("three columns are fixed, rows may still open; the front is at the top")
    if rows >= SIDE:
        return gettext("three rows are fixed, columns may still open; the front is at the top")
    return gettext("open on all sides up to three by three; the front is at the top")


def _ghost(stage: Stage, key: str) -> Ghost:
    x, _, y = key.partition(":")[2].partition(",")
    if stage.moment.wish < 0 or not stage.mine:
        return Ghost()
    cell = cell_at(int(x), int(y))
    found = placing_forecast(stage.view, stage.home, stage.moment.wish, cell)
    return ghost_of(stage.tables, found, stage.words.where(stage.view, cell))


# ---- numbers


def _numbers(stage: Stage) -> None:
    view, home, layout = stage.view, stage.home, stage.layout
    cards = len(view.guilds[home])
    count = gettext("{n} of {all} adventurers").format(
        n=cards, all=view.tables.card_set.board.adventurers_to_end
    )
    links = ngettext("{n} link", "{n} links", view.links[home]).format(n=view.links[home])
    panel = NumbersPanel(
        stage.seating.names[home], stage.seating.colours[home], f"{count} · {links}", layout.roomy,
        bool(view.answered[home]),
    )  # fmt: skip
    stage.add("numbers", layout.zones["numbers"], PANEL, panel, margin=SHADOW, solid=False)
    ahead = forecast(view, home)
    for key, stat in _stats(stage, ahead).items():
        stage.add(key, layout.items[key], CARD, stat)
    for key, dial in _dials(stage, ahead).items():
        stage.add(key, layout.items[key], CARD, dial)


def _stats(stage: Stage, ahead: Forecast) -> dict[str, Stat]:
    view, home = stage.view, stage.home

    def more(n: int) -> str:
        return f"+{n}" if n and not view.over else ""

    return {
        "money": Stat("money", str(view.money[home]), gettext("money"), more(ahead.money)),
        "power": Stat("power", str(ahead.power), gettext("power"), ""),
        "vp": Stat("vp", str(view.vp[home]), gettext("points"), more(ahead.vp)),
    }


def _dials(stage: Stage, ahead: Forecast) -> dict[str, Dial]:
    view, home, board = stage.view, stage.home, stage.tables.card_set.board
    caption = stage.layout.zones["dial"].h
    made = {}
    for key, fill, light, points, coming in (
        ("magic", MAGIC_FILL, False, view.magic[home], ahead.magic),
        ("technology", TECH_FILL, True, view.tech[home], ahead.tech),
    ):
        made[key] = Dial(
            key, fill, light, points, 0 if view.over else coming, board.levels, board.last_space,
            to_next(points, board.levels), caption,
        )  # fmt: skip
    return made


def to_next(points: int, levels: tuple[int, ...]) -> str:
    """How many points are missing to the next level."""
    ahead = [at for at in levels if at > points]
    if not ahead:
        return gettext("highest level")
    text = ngettext("{n} point to level {level}", "{n} points to level {level}", ahead[0] - points)
    return text.format(n=ahead[0] - points, level=NUMERALS[levels.index(ahead[0]) + 1])


# ---- tray and hand


def _tray(stage: Stage) -> None:
    layout, facts = stage.layout, stage.facts
    zone = layout.items[facts.tray]
    button = layout.items.get("confirm")
    locked = facts.tray == "plan" and bool(facts.on_tray) and not stage.moment.verb
    title, empty = _tray_words(stage, locked)
    tray = Tray(
        title, stage.moment.tray_note, "" if facts.on_tray else empty, layout.roomy, locked,
        zone.bottom - button.y if button is not None else 0.0,
    )  # fmt: skip
    stage.add(facts.tray, zone, PANEL + 0.5, tray)
    for at, key in enumerate(facts.on_tray):
        face = stage.faces.card(stage.number(key))
        name = key.partition(":")[2]
        origin = () if key.startswith("plan:") else (f"hand:{name}",)
        stage.add(key, layout.items[key], CARD + at * 0.1, face, margin=SHADOW, origin=origin)
    if button is not None:
        plate = Plate(stage.moment.confirm or "", bool(stage.moment.chosen), stage.moment.can_confirm)
        stage.add("confirm", button, PLATE, plate, margin=1)


def _tray_words(stage: Stage, locked: bool) -> tuple[str, str]:
    """The heading of the tray and what it says while it is empty."""
    facts, verb = stage.facts, stage.moment.verb
    if facts.tray == "new":
        return gettext("New adventurers"), ""
    if facts.tray == "picks":
        return gettext("Your picks"), gettext("Cards that you take are laid here, face down for the others.")
    if locked:
        return gettext("Sealed"), ""
    if verb == "discard":
        return gettext("To discard"), gettext("Click cards of your hand, or drag them here.")
    if verb == "keep":
        return gettext("To keep"), gettext("Click cards of your hand, or drag them here.")
    if verb == "recruit":
        return gettext("Your plan"), gettext("Click cards of your hand, or drag them here.")
    return pgettext("heading", "Your plan"), ""


def _hand(stage: Stage) -> None:
    layout, facts = stage.layout, stage.facts
    count = len(facts.hand)
    title = _heading(stage, gettext("Your hand"), gettext("{name}: hand"))
    if stage.mine and stage.view.draft_round:
        title = gettext("Your pack")
    empty = "" if count else gettext("No cards in hand.")
    panel = OwnPanel(title, _hand_note(stage), stage.seating.colours[stage.home], layout.roomy, empty)
    stage.add("hand", layout.zones["hand"], PANEL, panel, margin=SHADOW)
    for at, key in enumerate(key for key in layout.items if key.startswith(("hand:", "back "))):
        rect = layout.items[key]
        if key.startswith("back "):
            stage.add(key, rect, CARD + at * 0.1, CardBack(), margin=SHADOW, solid=False)
        else:
            face = stage.faces.card(stage.number(key))
            stage.add(
                key, rect, CARD + at * 0.1, face, margin=SHADOW, hit=_whole(rect),
                origin=_before_hand(key), back=CardBack(),
            )  # fmt: skip


def _before_hand(key: str) -> tuple[str, ...]:
    """Where a card of the hand may come from: out of what was being picked, off the guild, or new from the deck."""
    name = key.partition(":")[2]
    return (f"plan:{name}", f"pick:{name}", f"new:{name}", f"card:{name}", "deck")


def _whole(rect: Rect) -> Rect:
    """Where the pointer finds a card, whether it is raised or not."""
    return Rect(rect.x, rect.y, rect.w, rect.h + 8)


def _hand_note(stage: Stage) -> str:
    """What may be done with the hand in the step that runs."""
    board = stage.tables.card_set.board
    notes = {
        "discard": gettext("discard any number once, then draw up to {n}").format(n=board.hand),
        "keep": gettext("keep {n}, the others are discarded").format(n=board.kept),
        "recruit": gettext(
            "two at full price; one with {one} money or {one} off; nobody for {none} money"
        ).format(one=board.bonus_when_one, none=board.bonus_when_none),
        "pick": gettext("take one, the rest is passed on"),
    }
    if stage.moment.verb in notes:
        return notes[stage.moment.verb]
    if not stage.mine and stage.view.phase != DRAW:
        return ""
    return ngettext("{n} card", "{n} cards", len(stage.facts.hand)).format(n=len(stage.facts.hand))
