"""What the window shows, against what the viewer may know: nothing missing, nothing left over, nothing old."""

from collections import Counter
from collections.abc import Iterable

from tests.whole.steering import page_of, panel_of, session_of, table_of
from yonder_desktop.bridge.log_model import LogModel
from yonder_desktop.games.yonder.view import View
from yonder_desktop.ui.main_window import MainWindow
from yonder_desktop.ui.yonder.facts import workers_on
from yonder_desktop.ui.yonder.whole import table_sprites
from yonder_desktop.wording.markup import plain

FACT_KINDS = ("hand", "display", "piece")


def check_window(window: MainWindow) -> None:
    """The table, the options, the log, undo and the bar are those of the position that the session holds."""
    check_table(window)
    check_options(window)
    check_log(window)
    session, actions = session_of(window), window.actions_
    assert actions.undo.isEnabled() == session.can_undo()
    assert actions.redo.isEnabled() == session.can_redo()
    if session.choices():
        assert window.pages.currentWidget() is page_of(window)


def check_table(window: MainWindow) -> None:
    """What lies on the table is what the view says, item by item, and each item stands where its sprite does."""
    scene, session = table_of(window).table, session_of(window)
    view, subjects = session.view(), {choice.subject for choice in session.choices()}
    wanted = table_sprites(view, scene.people, scene.words, scene.size, scene.home, subjects)
    twice = [key for key, number in Counter(sprite.key for sprite in wanted).items() if number > 1]
    assert twice == [], "two things under one name: only one of them is shown"
    assert scene.sprites() == {sprite.key: sprite for sprite in wanted}
    assert_same(keys_of(scene.sprites(), *FACT_KINDS), keys_in(view))
    for sprite in wanted:
        item = scene.item_of(sprite.key)
        assert item is not None and item.isVisible() and not item.pixmap().isNull()
        assert abs(item.x() + sprite.margin - sprite.rect.x) < 1, sprite.key
        assert abs(item.y() + sprite.margin - sprite.rect.y) < 1, sprite.key


def keys_in(view: View) -> set[str]:
    """Keys of cards at hand and on display and of workers, read from the view by no code of the table."""
    tables = view.tables
    keys = {f"hand:{tables.building_keys[card]}" for card in view.hand}
    keys |= {f"display:{tables.building_keys[card]}" for card in view.display if card >= 0}
    for spot, found in enumerate(view.spots):
        keys |= {f"piece:{kind}@{tables.spots[spot].key}" for kind in workers_on(found)}
    for card, kinds in view.held.items():
        names = ("dwarf", "elf", "goblin", "ogre", "skeleton")
        keys |= {f"piece:{names[kind]}@{tables.building_keys[card]}" for kind in kinds}
    return keys


def keys_of(keys: Iterable[str], *kinds: str) -> set[str]:
    return {key for key in keys if ":" in key and key.partition(":")[0] in kinds}


def assert_same(shown: set[str], wanted: set[str]) -> None:
    assert shown == wanted, f"left over: {sorted(shown - wanted)}; missing: {sorted(wanted - shown)}"


def check_options(window: MainWindow) -> None:
    """The table and the panel offer what the rules offer, and all that has a subject can be reached."""
    session, gestures = session_of(window), table_of(window).table.gestures
    tokens = [choice.token for choice in session.choices()]
    assert [choice.token for choice in gestures.choices] == tokens
    question = page_of(window).question
    offers = question.offers if question is not None else []
    assert [offer.choice.token for offer in offers] == tokens
    assert gestures.carry is None and panel_of(window).token in ["", *tokens]
    named = {choice.subject for choice in session.choices() if choice.subject}
    assert set(gestures.stops()) == named, "things to act with that are not on the table"


def check_log(window: MainWindow) -> None:
    """The log tells the line to this position, as it would if it were told anew."""
    session, page = session_of(window), page_of(window)
    afresh = LogModel(page.teller.event_line)
    afresh.follow(session.history.line(), session.viewer)
    shown = [page.log_model.line(row).text for row in range(page.log_model.rowCount())]
    assert shown == [afresh.line(row).text for row in range(afresh.rowCount())]
    assert all(plain(text) for text in shown)
