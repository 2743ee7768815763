"""Games of computer players, each boiled down to one record of what every seat used and what it scored."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from balance_gifts import give
from balance_series import WithGifts

from yonder_desktop.ai.registry import make_bot
from yonder_desktop.ai.selfplay import play_game
from yonder_desktop.core.chance import mixed
from yonder_desktop.core.contract import Setup
from yonder_desktop.core.events import Event
from yonder_desktop.core.questions import Outcome, SeatScore

PLAYER = "greedy"


class SeatUse:
    """What one seat used in a game: for each kind of thing, how often by name."""

    KINDS = ("built", "built_in", "drawn", "envoys", "deliveries", "ships", "fleet", "spots", "cards", "upper",
             "favour", "rounds")  # fmt: skip

    def __init__(self) -> None:
        self.counts: dict[str, Counter[str]] = {kind: Counter() for kind in self.KINDS}

    def add(self, kind: str, name: str, n: int = 1) -> None:
        self.counts[kind][name] += n

    def to_record(self) -> dict[str, dict[str, int]]:
        return {kind: dict(sorted(counts.items())) for kind, counts in self.counts.items() if counts}


class Usage:
    """Listens to a game of Yonder and notes what each seat uses.

    built: buildings; built_in: the rounds of that, added up; drawn: cards taken; envoys: services; deliveries:
    deliveries by envoy; ships: services by ship; fleet: ships taken; spots: workers put on city spots; cards: workers
    put on buildings of settlements, own and other ones; upper: places of the upper city; favour: spaces of the track;
    rounds: deliveries by round.
    """

    def __init__(self, rules: Any, seats: int) -> None:
        self.tables = rules.tables
        self.seats = [SeatUse() for _ in range(seats)]
        self.first = -1
        self.round = 0

    def watch(self, state: Any, events: list[Event]) -> None:
        """Note what happened in one choice."""
        for event in events:
            if event.kind == "round_began":
                self.round = event.args[0]
                self.first = event.seat if self.round == 1 else self.first
            listen = LISTENERS.get(event.kind)
            if listen is not None and event.seat >= 0:
                listen(self, self.seats[event.seat], event, state)

    def built(self, use: SeatUse, event: Event, state: Any) -> None:
        use.add("built", self.tables.buildings[event.args[0]].id)
        use.add("built_in", self.tables.buildings[event.args[0]].id, self.round)

    def drew(self, use: SeatUse, event: Event, state: Any) -> None:
        use.add("drawn", self.tables.buildings[event.args[0]].id)

    def delivered(self, use: SeatUse, event: Event, state: Any) -> None:
        envoy = self.tables.envoys[event.args[0]].id
        use.add("envoys", envoy)
        use.add("deliveries", envoy, event.args[1])
        use.add("rounds", str(self.round), event.args[1])

    def sent(self, use: SeatUse, event: Event, state: Any) -> None:
        use.add("ships", self.tables.ships[event.args[0]].id)

    def took_ship(self, use: SeatUse, event: Event, state: Any) -> None:
        use.add("fleet", self.tables.ships[event.args[0]].id)

    def placed(self, use: SeatUse, event: Event, state: Any) -> None:
        spot = self.tables.spots[event.args[1]]
        if spot.card < 0:
            use.add("spots", self.tables.card_set.board.city_spots[spot.city_spot].id)
        else:
            whose = "own" if spot.card in state.buildings[event.seat] else "other"
            use.add("cards", f"{self.tables.buildings[spot.card].id} {whose}")

    def arcana(self, use: SeatUse, event: Event, state: Any) -> None:
        use.add("upper", self.tables.card_set.board.upper[event.args[0]].id)

    def climbed(self, use: SeatUse, event: Event, state: Any) -> None:
        use.add("favour", str(event.args[1]))


Listener = Callable[[Usage, SeatUse, Event, Any], None]
LISTENERS: dict[str, Listener] = {
    "card_built": Usage.built,
    "card_drawn": Usage.drew,
    "delivered": Usage.delivered,
    "ship_placed": Usage.sent,
    "ship_taken": Usage.took_ship,
    "worker_placed": Usage.placed,
    "arcana_placed": Usage.arcana,
    "favour_moved": Usage.climbed,
}


def sources_of(score: SeatScore) -> dict[str, int]:
    """Gold by source; what C buildings paid by their own names."""
    return {key.partition("~")[0]: gold for key, gold in score.sources if gold}


def played(rules: Any, setup: Setup, gifts: bool = False) -> dict[str, Any]:
    """Play one game and boil it down; with `gifts` everybody is given buildings and a ship by chance."""
    giving = WithGifts(rules, give)
    bots = [make_bot(PLAYER, rules.info.name, mixed(setup.seed) + seat) for seat in range(setup.seats)]
    usage = Usage(rules, setup.seats)
    game = play_game(giving if gifts else rules, setup, bots, usage.watch)
    record: dict[str, Any] = {"setup": setup.to_record(), "choices": game.decisions, "seats": []}
    for score in game.outcome.scores:
        record["seats"].append(seat_record(score, usage, game.outcome, game.state))
    for seat, given in enumerate(giving.given):
        record["seats"][seat]["given"] = dict.fromkeys(given, 1)
    if game.outcome.rival is not None:
        record["rival"] = game.outcome.rival.total
    return record


def seat_record(score: SeatScore, usage: Usage, outcome: Outcome, state: Any) -> dict[str, Any]:
    """One seat: its place in the first round's order, gold, share of the win, sources, starting ship, uses."""
    seats = len(usage.seats)
    first = usage.first if usage.first >= 0 else 0
    return {
        "order": (score.seat - first) % seats,
        "total": score.total,
        "won": 1 / len(outcome.winners) if score.seat in outcome.winners else 0,
        "start": usage.tables.ships[state.start_ships[score.seat]].id,
        "sources": sources_of(score),
        **usage.seats[score.seat].to_record(),
    }
