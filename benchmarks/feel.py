"""How the window feels: start, drop, stalls while the computer thinks, frames, memory.

    python benchmarks/feel.py [--repeats 5] [--drops 40] [--games 10] [--only start,drop,stall,frames,memory]

Real windows on whatever platform Qt is given (`QT_QPA_PLATFORM=offscreen` draws in software without a screen). Where
nothing is waited for, times are CPU times of the window's process, so that they hold on a busy machine; frames are
those of the clock. The time of a fixed piece of work stands above, so that runs can be compared.
"""

from __future__ import annotations

import argparse
import functools
import gc
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from yonder_desktop.app.window import Program, make_app
from yonder_desktop.bridge.seats import GamePlan, Player
from yonder_desktop.bridge.session import GameSession
from yonder_desktop.cli.parser import build_parser
from yonder_desktop.core.chance import below
from yonder_desktop.ui.game_page import GamePage
from yonder_desktop.ui.main_window import MainWindow

COLOURS = ("yellow", "blue", "red", "green")
NAMES = ("Mira", "Bo", "Ann", "Kai")
SIZES = ((1920, 1080), (3840, 2160))
MOVES = 60
"""Choices made before drops and frames are measured."""
MOST_WAIT = 60.0
BEGUN = "YONDER_BEGUN"


class Table:
    """A program in a folder of its own, with a running game of Yonder."""

    def __init__(
        self, folder: str, bots: str = "", size: tuple[int, int] = SIZES[0], moving: bool = False
    ) -> None:
        words = ["--data-dir", folder, "--seed", "7", "--theme", "day", "--scale", "100"]
        self.program = Program(make_app([]), build_parser().parse_args(words))
        self.program.desk.settings.pace = 0.0
        self.program.desk.settings.animation = "normal" if moving else "off"
        self.window.resize(*size)
        self.window.show()
        self.bots = bots
        self.begin(1)

    @property
    def window(self) -> MainWindow:
        return self.program.window

    @property
    def session(self) -> GameSession:
        session = self.program.desk.session
        assert session is not None
        return session

    @property
    def page(self) -> GamePage:
        page = self.window.play.page
        assert page is not None
        return page

    def begin(self, seed: int) -> None:
        """A game of four seats: one person against `bots`, or four people that are one and the same."""
        players = [Player(name, COLOURS[at], self.bots if at else "") for at, name in enumerate(NAMES)]
        self.window.play.begin(GamePlan("yonder", tuple(players), {}, seed))
        settle()

    def choose(self, pick: int) -> None:
        """Make one choice of whoever is asked."""
        if self.session.handover_seat >= 0:
            self.session.take_seat()
        choices = self.session.choices()
        if choices:
            plain = [choice for choice in choices if not choice.costly] or choices
            self.session.choose(plain[below(pick, len(plain))[0]].token)

    def close(self) -> None:
        self.window.close()
        self.window.deleteLater()
        settle()


def turn() -> None:
    """One turn of the event loop. Outside of the program's own loop Qt deletes nothing by itself."""
    QApplication.processEvents()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def settle() -> None:
    """Until nothing is waiting any more: laid out and painted."""
    for _ in range(3):
        QApplication.sendPostedEvents()
        turn()


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--drops", type=int, default=40)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--only", default=",".join(MEASURES))
    args = parser.parse_args()
    if BEGUN in os.environ:
        return first_decision()
    print(f"fixed work (sorting numbers in pure Python): {fixed_work() * 1000:.0f} ms")
    for name in args.only.split(","):
        for line in MEASURES[name](args):
            print(line, flush=True)
    return 0


def fixed_work(size: int = 50_000) -> float:
    """Seconds for a piece of work that never changes."""
    begun, chance, numbers = time.process_time(), 1, []
    for _ in range(size):
        number, chance = below(chance, 1 << 30)
        numbers.append(number)
    numbers.sort()
    return time.process_time() - begun


# ---- from the start of the program to the first decision


def start(args: argparse.Namespace) -> Iterator[str]:
    """A game that was left is gone on with, as by the first click; the first run is cold."""
    times = []
    for _ in range(args.repeats + 1):
        env = {**os.environ, BEGUN: "1"}
        out = subprocess.run([sys.executable, __file__], env=env, capture_output=True, text=True, check=True)
        times.append(float(out.stdout))
    warm = times[1:]
    yield f"start to first decision: warm {middle(warm)} (wanted under 1000 ms), first {times[0]:.0f} ms"


def first_decision() -> int:
    """In a process of its own: print the milliseconds until a question is painted."""
    with tempfile.TemporaryDirectory() as folder:
        table = Table(folder, "greedy")
        while not table.session.choices():
            turn()
        settle()
        table.window.grab()
        print(time.process_time() * 1000)
        table.close()
    return 0


# ---- from a drop to the settled table


def drop(args: argparse.Namespace) -> Iterator[str]:
    """Workers and cards dropped where they may go, without animation, the autosave included."""
    for size in SIZES:
        with tempfile.TemporaryDirectory() as folder:
            table = Table(folder, size=size)
            times = list(drops(table, args.drops))
            table.close()
        yield f"drop to settled table, {size[0]}x{size[1]}: {middle(times)} (wanted under 50 ms)"


def drops(table: Table, number: int) -> Iterator[float]:
    """Milliseconds of so many drops, over several games if need be."""
    seed = 1
    while number:
        seed += 1
        if table.session.decision() is None:
            table.begin(seed)
        dropped = [choice for choice in table.session.choices() if choice.target and not choice.costly]
        if not dropped or table.session.handover_seat >= 0:
            table.choose(seed)
            settle()
            continue
        choice = dropped[below(seed, len(dropped))[0]]
        end = lift(table, choice.subject, choice.target)
        begun = time.process_time()
        QTest.mouseRelease(viewport(table), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, end)
        settle()
        finish_drawing(table)
        yield (time.process_time() - begun) * 1000
        table.page.table.cancel()
        number -= 1


def finish_drawing(table: Table) -> None:
    """Until every new face is drawn: where there are many that takes some turns of the event loop."""
    while table.page.table_widget.table.drawing.is_going_on:  # type: ignore[attr-defined]
        turn()


def lift(table: Table, subject: str, target: str) -> QPoint:
    """Drag a thing over its target; where that is, in the viewport."""
    settle()
    first, last = place_of(table, subject), place_of(table, target)
    QTest.mousePress(viewport(table), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, first)
    for place in (first + QPoint(5, -7), (first + last) / 2, last):
        QTest.mouseMove(viewport(table), place)
    settle()
    return last


def viewport(table: Table) -> QWidget:
    return table.page.table_widget.viewport()  # type: ignore[attr-defined,no-any-return]


def place_of(table: Table, key: str) -> QPoint:
    view = table.page.table_widget
    middle_of = view.table.middle_of(key)  # type: ignore[attr-defined]
    return view.mapFromScene(QPointF(*middle_of))  # type: ignore[attr-defined,no-any-return]


# ---- stalls of the event loop


class Pulse(QObject):
    """A timer that should come at once, again and again; CPU milliseconds spent on other things between two times.

    gaps: for each position of the game the longest one until it was shown and settled, by its depth.
    """

    def __init__(self, session: GameSession) -> None:
        super().__init__()
        self.gaps: dict[int, float] = {}
        self.count = 0
        self._session = session
        self._last = time.process_time()
        self._timer = QTimer(self, interval=1)
        self._timer.timeout.connect(self._on_timeout)
        self._timer.start()

    def _on_timeout(self) -> None:
        now, depth = time.process_time(), self._session.history.current.depth
        self.gaps[depth] = max(self.gaps.get(depth, 0), (now - self._last) * 1000)
        self.count += 1
        self._last = now


def stall(args: argparse.Namespace) -> Iterator[str]:
    """A whole game of four seats, three of them greedy players that think; moving, nothing skipped.

    Now and then a machine takes several times as long for the same work, as the fixed work shows. So the same game is
    played several times, and of the gaps at one position the middle one counts.
    """
    begun = time.perf_counter()
    runs = [a_game_of_four() for _ in range(args.repeats)]
    assert all(run.keys() == runs[0].keys() for run in runs), "the same game went on differently"
    gaps = sorted(statistics.median(run[depth] for run in runs) for depth in runs[0])
    single = sorted(gap for run in runs for gap in run.values())
    yield (
        f"longest stall, four seats, {len(gaps)} positions in {args.repeats} runs of one game, "
        f"{(time.perf_counter() - begun) / args.repeats:.0f} s each: {gaps[-1]:.0f} ms (wanted under 50 ms); "
        f"the ten longest {', '.join(f'{gap:.0f}' for gap in gaps[-10:])}; in the middle {middle(gaps)}"
    )
    yield f"of single gaps the ten longest {', '.join(f'{gap:.0f}' for gap in single[-10:])}; {unsteady()}"


def a_game_of_four() -> dict[int, float]:
    """The longest gap at each position of a game."""
    with tempfile.TemporaryDirectory() as folder:
        table = Table(folder, "greedy", moving=True)
        pulse, choices = Pulse(table.session), 0
        while table.session.decision() is not None:
            turn()
            if table.session.choices():
                # Nobody chooses in the very turn that shows the question.
                until(lambda count=pulse.count: pulse.count > count)
                choices += 1
                QTimer.singleShot(0, functools.partial(table.choose, choices))
                until(
                    lambda before=table.session.history.current: table.session.history.current is not before
                )
        until(lambda count=pulse.count: pulse.count > count + 1)
        table.close()
    return pulse.gaps


def unsteady() -> str:
    """How much longer than usual the machine takes at times for a piece of work that never changes."""
    times = sorted(fixed_work(2_000) * 1000 for _ in range(1_000))
    usual = statistics.median(times)
    return f"fixed work of {usual:.1f} ms: longest {times[-1]:.1f} ms, one in a hundred {times[-10]:.1f} ms"


def until(done: Callable[[], bool]) -> None:
    end = time.perf_counter() + MOST_WAIT
    while not done() and time.perf_counter() < end:
        turn()


# ---- frames while things move


class Frames(QObject):
    """Counts how often a widget is painted, and when."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.times: list[float] = []
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self.times.append(time.perf_counter())
        return super().eventFilter(watched, event)


def frames(_args: argparse.Namespace) -> Iterator[str]:
    """Things move from one position to the next, as after choices; frames in the time while they do."""
    for size, wanted in zip(SIZES, (60, 30), strict=True):
        with tempfile.TemporaryDirectory() as folder:
            table = Table(folder, size=size, moving=True)
            counted, seconds = 0, 0.0
            for move in range(MOVES):
                found, took = moved(table, move)
                counted, seconds = counted + found, seconds + took
            table.close()
        rate = counted / seconds if seconds else 0.0
        yield f"frames while things move, {size[0]}x{size[1]}: {rate:.0f} a second (wanted {wanted})"


def moved(table: Table, move: int) -> tuple[int, float]:
    """Make a choice: the frames while things move, and the seconds from the first to the last of them."""
    watch = Frames(viewport(table))
    table.choose(move)
    end = time.perf_counter() + 0.4
    while time.perf_counter() < end:
        turn()
    watch.parent().removeEventFilter(watch)
    steps = [b - a for a, b in zip(watch.times, watch.times[1:], strict=False) if b - a < 0.2]
    return len(steps), sum(steps)


# ---- memory


def memory(args: argparse.Namespace) -> Iterator[str]:
    """Resident memory after each of some whole games in a row, in the same window."""
    sizes = []
    with tempfile.TemporaryDirectory() as folder:
        table = Table(folder, "random")
        for number in range(args.games):
            table.begin(number + 2)
            moves = 0
            while table.session.decision() is not None:
                moves += 1
                table.choose(moves)
                turn()
            settle()
            gc.collect()
            sizes.append(resident_mb())
        table.close()
    yield f"memory after each game, MB: {', '.join(f'{size:.0f}' for size in sizes)} (wanted flat)"


def resident_mb() -> float:
    """Resident memory of this process, from Linux's own table."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def middle(times: list[float]) -> str:
    return f"median {statistics.median(times):.0f} ms, longest {max(times):.0f} ms"


MEASURES: dict[str, Callable[[argparse.Namespace], Iterator[str]]] = {
    "start": start,
    "drop": drop,
    "stall": stall,
    "frames": frames,
    "memory": memory,
}


if __name__ == "__main__":
    raise SystemExit(main())
