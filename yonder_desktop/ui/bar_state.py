"""The bar and the actions of the menus as the game on the table stands."""

from __future__ import annotations

from yonder_desktop.bridge.session import GameSession
from yonder_desktop.ui.game_page import GamePage
from yonder_desktop.ui.shell import Shell
from yonder_desktop.wording.catalogue import gettext
from yonder_desktop.wording.markup import plain


def show_state(shell: Shell, page: GamePage | None) -> None:
    """Show how the game of a page stands; without a page none is played."""
    actions = shell.actions_
    actions.scores.setVisible(shell.desk.has_scores())
    for action in actions.in_game():
        action.setEnabled(page is not None)
    for action in (actions.edit, actions.undo, actions.redo, actions.undo_turn, actions.redo_turn):
        action.setVisible(page is not None)
    if page is None:
        actions.result.setVisible(False)
        shell.bar.set_game("", "")
        shell.bar.banner.set_words("", "", "")
        return
    session, teller = page.session, page.teller
    as_it_is = page.watching.node is None
    actions.undo.setEnabled(as_it_is and session.can_undo())
    actions.redo.setEnabled(as_it_is and session.can_redo())
    actions.undo_turn.setEnabled(as_it_is and session.turn_before() is not None)
    actions.redo_turn.setEnabled(as_it_is and session.turn_after() is not None)
    actions.replay.setEnabled(session.history.line() != [session.history.root])
    actions.result.setVisible(session.decision() is None)
    shell.bar.set_game(plain(teller.words.title()), phase_words(session, page), session.practice)
    shell.bar.banner.set_words(*banner_words(session, page))


def phase_words(session: GameSession, page: GamePage) -> str:
    """Where in the game the table that is shown is."""
    if page.watched is not None:
        return plain(page.teller.words.phase(page.watched))
    return "" if session.decision() is None else plain(page.teller.phase())


def banner_words(session: GameSession, page: GamePage) -> tuple[str, str, str]:
    """A sign, a name and markup: what another one does, else what is asked."""
    beat, question = page.following.beat, page.teller.question()
    if beat is not None:
        sign = f"player_{session.players[beat.seat].colour}" if beat.seat >= 0 else ""
        if page.following.waits:
            # Translators: what another one did; then how to see the next thing
            return sign, "", gettext("{line} · any key goes on").format(line=beat.text)
        return sign, "", beat.text
    if page.watched is not None:
        node = page.shown_node
        sign = f"player_{session.players[node.seat].colour}" if node.seat >= 0 else ""
        # Translators: the table is shown as it was; then what had just been chosen
        return sign, "", gettext("As it was · {line}").format(line=page.node_words.line(node))
    if question is None:
        return "", "", gettext("The game is over")
    player = session.players[question.seat]
    return f"player_{player.colour}", player.name if question.offers else "", question.prompt
