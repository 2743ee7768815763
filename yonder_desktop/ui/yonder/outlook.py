"""What lies ahead in Yonder: the lock-up forecast of all seats, and what a lock-up costs; words for things to pick."""

from __future__ import annotations

from yonder_desktop.games.yonder.forecast import LockUpForecast, lock_up_forecast
from yonder_desktop.games.yonder.view import View
from yonder_desktop.games.yonder.words import STUFF
from yonder_desktop.ui.faces import Forecast, ForecastRow
from yonder_desktop.wording import GameWords
from yonder_desktop.wording.catalogue import gettext, ngettext, pgettext
from yonder_desktop.wording.markup import escape, icon, icon_word

MINUS = "−"


def forecast(view: View) -> Forecast | None:
    """A row a seat; None when there is nothing to lock up any more."""
    if view.over or view.round < 1:
        return None
    columns = (
        (pgettext("forecast", "need"), "any_worker"),
        (pgettext("forecast", "food"), "any_food"),
        (pgettext("forecast", "fish"), "fish"),
        (pgettext("forecast", "unfed"), "dismiss"),
        (pgettext("forecast", "empty"), "envoy_away"),
        (pgettext("forecast", "coins"), "coin"),
    )
    rows = tuple(_row(view, seat) for seat in range(view.seats))
    return Forecast(gettext("If all locked up now"), gettext("gold"), columns, rows)


def _row(view: View, seat: int) -> ForecastRow:
    one = lock_up_forecast(view, seat)
    if one.locked:
        return ForecastRow(seat, sentence=gettext("has locked up"))
    numbers = (one.need, one.food)
    changes = (one.fish, one.unfed_loss, one.empty_loss, one.coins)
    return ForecastRow(seat, tuple(map(str, numbers)) + tuple(map(signed, changes)), one.total)


def signed(number: int) -> str:
    """A change with its sign: `+3`, `−2`, `0`."""
    return f"+{number}" if number > 0 else f"{MINUS}{-number}" if number < 0 else "0"


def consequence(view: View, token: str) -> str:
    """What locking up brings and costs the seat that looks, in one line; "" for other choices."""
    if token != "lock_up" or view.seat < 0:
        return ""
    one = lock_up_forecast(view, view.seat)
    parts = [gettext("{need} food needed, {food} held").format(need=one.need, food=one.food)]
    parts += _losses(one) + _gains(one)
    text = "; ".join(parts)
    said = gettext("{what}. Gold: {change}").format(what=text, change=signed(one.total))
    if one.total == one.unfed_loss + one.empty_loss + one.fish + one.coins:
        return said
    return gettext("{forecast}, as it never falls below 0").format(forecast=said)


def _losses(one: LockUpForecast) -> list[str]:
    losses = []
    if one.unfed:
        words = ngettext("{n} worker leaves ({loss})", "{n} workers leave ({loss})", one.unfed)
        losses.append(words.format(n=one.unfed, loss=signed(one.unfed_loss)))
    if one.empty:
        words = ngettext("{n} empty envoy ({loss})", "{n} empty envoys ({loss})", one.empty)
        losses.append(words.format(n=one.empty, loss=signed(one.empty_loss)))
    return losses


def _gains(one: LockUpForecast) -> list[str]:
    gains = []
    if one.fish:
        gains.append(gettext("fish sold ({gain})").format(gain=signed(one.fish)))
    if one.coins:
        gains.append(gettext("coins ({gain})").format(gain=signed(one.coins)))
    return gains


def pick_words(words: GameWords, key: str) -> str:
    """A key of something to pick (see `bridge.picker`), as markup."""
    if key in STUFF:
        return f"{icon(key)} {icon_word(key)}"
    kind, _, rest = key.partition(".")
    if kind == "hungry":
        worker = icon_word(rest)
        return gettext("{picture} {worker} stays hungry and leaves").format(picture=icon(rest), worker=worker)
    mark, _, value = key.partition("=")
    if mark == "waive":
        return gettext("{picture} {good} left unpaid").format(picture=icon(value), good=icon_word(value))
    marks = {
        "free": gettext("deliveries left unpaid"),
        "bakery": gettext("Elven Bakery used"),
        "caged": gettext("{picture} fish from your cards").format(picture=icon("fish")),
        "by=card": gettext("a card of your hand instead of the price"),
        "by=worker": gettext("{picture} goblin instead of the price").format(picture=icon("goblin")),
    }
    if mark == "by" and key not in marks:
        envoy = escape(words.name(f"envoy:{value}"))
        return gettext("the price of {card} instead").format(card=envoy)
    return marks.get(key, escape(words.name(f"card:{key}")))
