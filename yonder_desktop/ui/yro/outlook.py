"""What lies ahead in YRO: the next turn's money and points of all seats, and how far everybody is from the end."""

from __future__ import annotations

from yonder_desktop.games.yro.forecast import Forecast as Ahead
from yonder_desktop.games.yro.forecast import forecast as ahead_of
from yonder_desktop.games.yro.view import View
from yonder_desktop.ui.faces import Forecast, ForecastRow
from yonder_desktop.wording.catalogue import gettext, pgettext


def forecast(view: View) -> Forecast | None:
    """A row a seat; None once the game is over."""
    if view.over:
        return None
    columns = (
        (pgettext("forecast", "power"), "power"),
        (pgettext("forecast", "money"), "money"),
        (pgettext("forecast", "to {n}").format(n=view.tables.card_set.board.vp_to_end), "vp"),
        (
            pgettext("forecast", "to {n} cards").format(n=view.tables.card_set.board.adventurers_to_end),
            "card",
        ),
    )
    rows = tuple(_row(view, ahead_of(view, seat)) for seat in range(view.seats))
    return Forecast(gettext("As the guilds stand"), gettext("points a turn"), columns, rows)


def _row(view: View, one: Ahead) -> ForecastRow:
    numbers = (str(one.power), f"+{one.money}", str(one.to_vp), str(one.to_cards))
    return ForecastRow(one.seat, numbers, one.vp)
