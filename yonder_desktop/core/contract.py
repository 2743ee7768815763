"""The one door to a game: what every rules object offers. Table, bots, saves and tests know nothing else."""

from __future__ import annotations

from typing import Any, Protocol

from yonder_desktop.core.events import Event
from yonder_desktop.core.faults import N_, Fault
from yonder_desktop.core.questions import Choice, Decision, IllegalChoice, Option, Outcome, Reason

ONLOOKER = -1
"""The seat of nobody in particular, who sees no hand."""


class SetupOption:
    """One thing to choose when a game is set up, declared as data: the new-game dialog is built from it.

    `choices` are the allowed values, in the order of the dialog; `default` is one of them. `seats` are the numbers
    of seats for which it can be chosen (empty: all).
    """

    __slots__ = ("choices", "default", "key", "seats")

    def __init__(
        self, key: str, choices: tuple[int | str, ...], default: int | str, seats: tuple[int, ...] = ()
    ) -> None:
        self.key = key
        self.choices = choices
        self.default = default
        self.seats = seats


class Setup:
    """How a game starts: number of seats, seed of the random generator, values of the setup options."""

    __slots__ = ("options", "seats", "seed")

    def __init__(self, seats: int, seed: int, options: dict[str, int | str] | None = None) -> None:
        self.seats = seats
        self.seed = seed
        self.options: dict[str, int | str] = options if options is not None else {}

    def to_record(self) -> dict[str, Any]:
        return {
            "seats": self.seats,
            "seed": self.seed,
            "options": {k: self.options[k] for k in sorted(self.options)},
        }


def setup_from_record(record: dict[str, Any]) -> Setup:
    """The setup that `Setup.to_record` wrote."""
    return Setup(int(record["seats"]), int(record["seed"]), dict(record.get("options", {})))


class GameInfo:
    """What the start page and the dialogs need to know of a game: name, seats, minutes, setup options."""

    __slots__ = ("minutes", "name", "options", "seats", "version")

    def __init__(
        self,
        name: str,
        version: int,
        seats: tuple[int, ...],
        minutes: tuple[int, int],
        options: tuple[SetupOption, ...],
    ) -> None:
        self.name = name
        self.version = version
        self.seats = seats
        self.minutes = minutes
        self.options = options


class BadSetup(Fault):
    """A setup that the game does not allow: the message names the option, its value and what is allowed."""


def check_setup(info: GameInfo, setup: Setup) -> None:
    """Raise BadSetup naming what the game does not allow."""
    if setup.seats not in info.seats:
        message = N_("{game} is for {least} to {most} seats, not {seats}")
        least, most = info.seats[0], info.seats[-1]
        raise BadSetup(message, game=info.name, least=least, most=most, seats=setup.seats)
    known = {option.key: option for option in info.options}
    for key in sorted(setup.options):
        if key not in known:
            message = N_("{game} has no setup option '{option}'; it has: {known}")
            raise BadSetup(message, game=info.name, option=key, known=sorted(known) or Fault(N_("none")))
        _check_option(known[key], setup)


def _check_option(option: SetupOption, setup: Setup) -> None:
    key, value = option.key, setup.options[option.key]
    if option.seats and setup.seats not in option.seats:
        message = N_("setup option '{option}' is for {wanted} seats, not {seats}")
        raise BadSetup(message, option=key, wanted=option.seats, seats=setup.seats)
    if value not in option.choices:
        message = N_("setup option '{option}' cannot be '{value}'; allowed: {allowed}")
        raise BadSetup(message, option=key, value=value, allowed=option.choices)


class Rules(Protocol):
    """A game. States and views are the game's own classes; callers treat them as opaque."""

    info: GameInfo

    def new_game(self, setup: Setup) -> Any:
        """The state at the first question. Raises BadSetup."""

    def decision(self, state: Any) -> Decision | None:
        """Who is asked what, with every legal option; None once the game is over. Pure."""

    def apply(self, state: Any, option: Option, sink: list[Event] | None = None) -> None:
        """Carry out an option of `decision(state)`, unchecked, and go on to the next real question."""

    def choice(self, state: Any, option: Option) -> Choice:
        """The option's token and the items it concerns."""

    def token(self, state: Any, option: Option) -> str:
        """The short readable word of an option, e.g. `place:dwarf@builders`."""

    def why_not(self, state: Any, seat: int, intent: str) -> Reason | None:
        """Why `seat` may not do what the token `intent` says, or None if it may."""

    def view(self, state: Any, seat: int) -> Any:
        """What `seat` may know (ONLOOKER knows no hand), built up from allowed facts."""

    def determinize(self, state: Any, seat: int, seed: int) -> Any:
        """A possible world for `seat`: what it may not know is dealt anew from what it may know."""

    def outcome(self, state: Any) -> Outcome | None:
        """The result once the game is over."""

    def score_groups(self, state: Any) -> dict[str, int | str]:
        """By what tables of best scores of this game are made, such as level and ship; empty if none are kept."""

    def to_record(self, state: Any) -> dict[str, Any]:
        """The whole state as JSON values."""

    def from_record(self, record: dict[str, Any]) -> Any:
        """The state that `to_record` wrote. Raises ValueError naming the field that is wrong."""

    def view_record(self, view: Any) -> dict[str, Any]:
        """A view as JSON values: for comparing views and for bug reports."""

    def breaches(self, state: Any) -> list[Fault]:
        """Invariants of the game that `state` breaks (components lost or doubled, numbers below zero); else empty."""


def find_option(rules: Rules, state: Any, token: str) -> Option:
    """The option of the present question that `token` names. Raises IllegalChoice with the reason."""
    decision = rules.decision(state)
    if decision is None:
        raise IllegalChoice(token, "game over")
    for option in decision.options:
        if rules.token(state, option) == token:
            return option
    raise IllegalChoice(token, decision.kind, rules.why_not(state, decision.seat, token))
