"""Computer players that answer when a test says so."""

from typing import Any

from PySide6.QtCore import QObject, Signal


class FakeBots(QObject):
    """Stands in for the process: keeps the requests and answers on demand."""

    answered = Signal(int, str)
    failed = Signal(int, str)

    def __init__(self) -> None:
        super().__init__()
        self.requests: list[tuple[int, str, int, dict[str, Any]]] = []
        self.cancelled = 0

    def request(self, level: str, seat: int, record: dict[str, Any]) -> int:
        self.requests.append((len(self.requests) + 1, level, seat, record))
        return len(self.requests)

    def cancel(self) -> None:
        self.cancelled += 1

    def answer(self, token: str) -> None:
        """Answer the last request."""
        self.answered.emit(self.requests[-1][0], token)
