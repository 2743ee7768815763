"""Computer players in a process of their own, so that the window never stalls."""

from __future__ import annotations

import contextlib
import multiprocessing
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from yonder_desktop.bridge.bot_process import Answer, BotMaker, Request, RulesMaker, serve

POLL_MS = 12
GIVE_AFTER_MS = 1
"""With 0 it would come before everything else that waits for its turn."""
PATIENCE_MS = 4000
"""How long a question that nobody waits for any more may keep the process busy before it is ended."""


class BotRunner(QObject):
    """Asks the computer players' process and gives its answers as signals, each with its request's ticket.

    One question is in the process at a time. A request made, or cancelled, while an older one is still being
    thought about makes that one's answer late: late answers are dropped.
    """

    answered = Signal(int, str)
    failed = Signal(int, str)
    restarted = Signal()

    def __init__(self, make_rules: RulesMaker, make_bot: BotMaker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._make_rules = make_rules
        self._make_bot = make_bot
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._next_ticket = 1
        self._wanted: Request | None = None
        self._asked: Request | None = None
        self._asked_for = QElapsedTimer()
        self._retried = False
        self._timer = QTimer(self)
        self._timer.setInterval(POLL_MS)
        self._timer.timeout.connect(self._on_polled)

    @property
    def is_thinking(self) -> bool:
        """Whether somebody waits for an answer."""
        return self._wanted is not None

    def process_id(self) -> int | None:
        """The number of the process, None while there is none."""
        return self._process.pid if self._process is not None else None

    def request(self, level: str, seat: int, record: dict[str, Any]) -> int:
        """Ask a computer player; returns the ticket under which the answer will come."""
        ticket = self._next_ticket
        self._next_ticket += 1
        self._wanted = Request(ticket, level, seat, record)
        self._retried = False
        if self._asked is None:
            self._send()
        self._timer.start()
        return ticket

    def cancel(self) -> None:
        """Nobody waits any more: whatever answer is on its way will be dropped."""
        self._wanted = None

    def close(self) -> None:
        """End the process. It is started again by the next request."""
        self._timer.stop()
        self._wanted = self._asked = None
        pipe, process = self._pipe, self._process
        self._pipe = self._process = None
        if pipe is not None:
            _tell_to_end(pipe)
        if process is not None:
            _end(process)

    def _on_polled(self) -> None:
        if self._pipe is None or self._asked is None:
            self._timer.stop()
            return
        try:
            if self._pipe.poll(0):
                self._on_received(self._pipe.recv())
            elif self._is_stuck():
                self._restart()
        except (EOFError, OSError):
            self._on_lost()

    def _is_stuck(self) -> bool:
        """Whether the process thinks about something nobody waits for, for too long."""
        is_late = self._wanted is None or self._wanted is not self._asked
        return is_late and self._asked_for.elapsed() > PATIENCE_MS

    def _on_received(self, answer: Answer) -> None:
        asked, wanted = self._asked, self._wanted
        self._asked = None
        if wanted is None or asked is None:
            self._timer.stop()
        elif answer.ticket != wanted.ticket:
            self._send()
        else:
            self._wanted = None
            self._timer.stop()
            # In a turn of its own, after input and painting: what happens in this one may take its time already.
            QTimer.singleShot(GIVE_AFTER_MS, self, lambda: self._give(answer))

    def _give(self, answer: Answer) -> None:
        if answer.error:
            self.failed.emit(answer.ticket, answer.error)
        else:
            self.answered.emit(answer.ticket, answer.token)

    def _on_lost(self) -> None:
        """The process is gone: start another one and ask once more; a second loss is a failure."""
        wanted = self._wanted
        again = not self._retried
        self._retried = True
        self._restart(send=wanted is not None and again)
        if wanted is not None and not again:
            self._wanted = None
            message = f"the process of the computer players ended twice ({wanted.level})"
            self.failed.emit(wanted.ticket, message)

    def _restart(self, send: bool = True) -> None:
        wanted = self._wanted
        self.close()
        self.restarted.emit()
        if wanted is not None and send:
            self._wanted = wanted
            self._send()
            self._timer.start()

    def _send(self) -> None:
        if self._pipe is None:
            self._start()
        assert self._pipe is not None and self._wanted is not None
        self._asked = self._wanted
        self._asked_for.start()
        with contextlib.suppress(OSError):  # the next look at the pipe finds it broken and starts another
            self._pipe.send(self._wanted)

    def _start(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        arguments = (theirs, self._make_rules, self._make_bot)
        process = context.Process(target=serve, args=arguments, name="computer players", daemon=True)
        with contextlib.suppress(
            OSError
        ):  # no memory, too many processes: the pipe breaks, as if it had been lost
            process.start()
            self._process = process
        theirs.close()


def _tell_to_end(pipe: Connection) -> None:
    with contextlib.suppress(OSError):
        pipe.send(None)
    pipe.close()


def _end(process: BaseProcess) -> None:
    """Ended within a moment, whatever it is at."""
    process.join(0.2)
    if process.is_alive():
        process.kill()
        process.join(2)
    process.close()
