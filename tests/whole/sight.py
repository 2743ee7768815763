"""What the window shows, against what the viewer may know: nothing missing, nothing left over, nothing old."""

from collections import Counter
from collections.abc import Iterable

from tests.whole.known_items import KNOWN
from tests.whole.steering import many_of, page_of, panel_of, session_of, table_of
from yonder_desktop.bridge.log_model import LogModel
from yonder_desktop.ui.main_window import MainWindow
from yonder_desktop.ui.pick_many import TOGGLE, bag_of
from yonder_desktop.ui.pick_many import keys_of as keys_of_token
from yonder_desktop.wording.markup import plain


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
    view = session.view()
    known = KNOWN[session.game]
    many = many_of(window)
    laid = {f"plan:{key}" for key in many.picked} if many is not None and "plan" in known.kinds else set()
    assert_same(keys_of(scene.sprites(), known.kinds), known.items(view, scene.home) | laid)
    wanted = scene.sprites_of(view, session.choices())
    twice = [key for key, number in Counter(sprite.key for sprite in wanted).items() if number > 1]
    assert twice == [], "two things under one name: only one of them is shown"
    assert scene.sprites() == {sprite.key: sprite for sprite in wanted}
    for sprite in wanted:
        item = scene.item_of(sprite.key)
        assert item is not None and item.isVisible() and not item.pixmap().isNull()
        assert abs(item.x() + sprite.margin - sprite.rect.x) < 1, sprite.key
        assert abs(item.y() + sprite.margin - sprite.rect.y) < 1, sprite.key


def keys_of(keys: Iterable[str], kinds: tuple[str, ...]) -> set[str]:
    return {key for key in keys if ":" in key and key.partition(":")[0] in kinds}


def assert_same(shown: set[str], wanted: set[str]) -> None:
    assert shown == wanted, f"left over: {sorted(shown - wanted)}; missing: {sorted(wanted - shown)}"


def check_options(window: MainWindow) -> None:
    """The panel offers what the rules offer, the table all of it that is done with a thing, and it can be reached."""
    session, gestures = session_of(window), table_of(window).table.gestures
    tokens = [choice.token for choice in session.choices()]
    question = page_of(window).question
    offers = question.offers if question is not None else []
    assert [offer.choice.token for offer in offers] == tokens
    assert gestures.carry is None and panel_of(window).token in ["", *tokens]
    shown = table_of(window).table.sprites()
    named = {choice.subject for choice in gestures.choices if choice.subject in shown}
    assert {choice.token for choice in gestures.choices if choice.subject} == {
        choice.token for choice in gestures.choices if choice.subject in shown
    }, "nothing to act with lies on the table"
    assert_same(set(gestures.stops()), {*named, *gestures.advisor.told})
    offered = {choice.token for choice in gestures.choices}
    if many_of(window) is None:
        bare = {choice.token for choice in session.choices() if not choice.subject}
        assert set(tokens) - bare <= offered <= set(tokens)
    else:
        check_set(window, offered)


def check_set(window: MainWindow, offered: set[str]) -> None:
    """A set is put together from nothing, where all that is in one can be laid on, or from what the panel shows."""
    many, tokens = many_of(window), [choice.token for choice in session_of(window).choices()]
    assert many is not None and [one.token for one in many.choices] == tokens
    panel = panel_of(window)
    selected = panel.sets.intent if panel.sets.isVisible() else panel.token
    assert bag_of(many.picked) == bag_of(keys_of_token(selected) if selected else ())
    named = {key for token in tokens for key in token.partition(":")[2].split("+")} - {"nothing"}
    if not many.picked:
        assert {f"{TOGGLE}{key}" for key in named} <= offered
    assert offered <= {*(f"{TOGGLE}{key}" for key in many.keys), *tokens}


def check_log(window: MainWindow) -> None:
    """The log tells the line to this position, as it would if it were told anew."""
    session, page = session_of(window), page_of(window)
    afresh = LogModel(page.teller.event_line)
    afresh.follow(session.history.line(), session.viewer)
    shown = [page.log_model.line(row).text for row in range(page.log_model.rowCount())]
    assert shown == [afresh.line(row).text for row in range(afresh.rowCount())]
    assert all(plain(text) for text in shown)
