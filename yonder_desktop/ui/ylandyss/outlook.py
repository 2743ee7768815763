"""What lies ahead in Ylandyss: who would win what, what can still be acquired, what passing brings."""

from __future__ import annotations

from yonder_desktop.games.ylandyss import words as w
from yonder_desktop.games.ylandyss.forecast import order_of, pass_keeps_in, pot_for, totals
from yonder_desktop.games.ylandyss.view import View
from yonder_desktop.ui.faces import Forecast, ForecastRow
from yonder_desktop.ui.ylandyss.facts import is_draft
from yonder_desktop.ui.ylandyss.line_contents import ordinal
from yonder_desktop.wording import GameWords
from yonder_desktop.wording.catalogue import gettext, pgettext
from yonder_desktop.wording.markup import escape


def forecast(view: View) -> Forecast | None:
    """A row a seat: in the melee what winning would pay, afterwards what it can still spend."""
    if is_draft(view) or view.phase == w.FINAL:
        return None
    return _melee(view) if view.phase <= w.MELEE else _buying(view)


def _melee(view: View) -> Forecast:
    order, sums = order_of(view), totals(view)
    columns = (
        (pgettext("forecast", "total"), "strength"),
        (pgettext("forecast", "place"), "profession_leader"),
    )
    rows = tuple(
        ForecastRow(
            seat,
            (str(sums[seat]), ordinal(order.index(seat))),
            pot_for(view, seat),
        )
        for seat in range(view.seats)
    )
    return Forecast(gettext("If the melee ended now"), gettext("coins for winning"), columns, rows)


def _buying(view: View) -> Forecast:
    columns = (
        (pgettext("forecast", "strength"), "strength"),
        (pgettext("forecast", "order"), "profession_leader"),
    )
    rows = tuple(
        ForecastRow(
            seat,
            (str(view.limit[seat]), ordinal(order_of(view).index(seat))),
            view.loot[seat],
        )
        for seat in range(view.seats)
    )
    return Forecast(gettext("What can still be acquired"), gettext("coins to spend"), columns, rows)


def consequence(view: View, token: str) -> str:
    """What passing brings the seat that looks, in one line; "" for other choices."""
    if token != "pass" or view.seat < 0:
        return ""
    total, least = totals(view)[view.seat], view.tables.card_set.board.free_pass
    if pass_keeps_in(view, view.seat):
        return gettext("You stay in: you are the strongest with {n}.").format(n=total)
    if order_of(view)[0] == view.seat:
        return gettext("You are out: you lead, but with {n} only; {least} are needed.").format(
            n=total, least=least
        )
    return gettext("You are out: you are not the strongest. You play no more cards this round.")


def pick_words(words: GameWords, key: str) -> str:
    """A key of something to pick, as markup."""
    found = {
        "cards": gettext("{pile_hand} cards from your hand"),
        "coins": gettext("{loot} coins of your loot"),
    }
    return found.get(key, escape(words.name(f"card:{key}")))
