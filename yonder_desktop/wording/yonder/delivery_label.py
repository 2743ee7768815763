"""What so many deliveries cost after discounts and bring, in one line (see `service.delivery_facts`)."""

from __future__ import annotations

from collections.abc import Mapping

from yonder_desktop.wording.catalogue import gettext, ngettext, pgettext
from yonder_desktop.wording.lists import all_of
from yonder_desktop.wording.yonder.names import Names
from yonder_desktop.wording.yonder.symbols import steps, times
from yonder_desktop.wording.yonder.things import amounts, gold

Facts = Mapping[str, tuple[int, ...]]


def delivery_label(names: Names, n: int, facts: Facts) -> str:
    """`2 deliveries: pay 3 wood instead of 4 wood; gain 6 gold and 2× ore`; both ends where the ways to pay differ."""
    least, most = gain_words(names, facts), gain_words(names, facts, "most_")
    if least == most:
        text = ngettext("{n} delivery: {price}; gain {gain}", "{n} deliveries: {price}; gain {gain}", n)
        return text.format(n=n, price=price_words(facts), gain=least)
    text = ngettext(
        # Translators: a choice that follows decides how much is paid, and so how much is gained
        "{n} delivery: pay {price} and gain {gain}, up to {most_price} for {most_gain}",
        "{n} deliveries: pay {price} and gain {gain}, up to {most_price} for {most_gain}",
        n,
    )
    prices = {"price": paid_words(facts), "most_price": paid_words(facts, "most_")}
    return text.format(n=n, gain=least, most_gain=most, **prices)


def price_words(facts: Facts) -> str:
    """What is paid, and the full price where it is lower; the cheapest way where there are several."""
    words = paid_words(facts)
    if facts["pay"] == facts["price"]:
        return gettext("pay {things}").format(things=words)
    full = amounts(facts["price"])
    if facts["ways"][0] == 1:
        return gettext("pay {things} instead of {full}").format(things=words, full=full)
    if any(facts["pay"]) or facts["cards"][0]:
        return gettext("pay at least {things} instead of {full}").format(things=words, full=full)
    return gettext("pay nothing or up to {things}").format(things=paid_words(facts, "most_"))


def paid_words(facts: Facts, which: str = "") -> str:
    """The goods and hand cards that the cheapest way costs, or with `most_` the dearest."""
    paid = [amounts(facts[f"{which}pay"])] if any(facts[f"{which}pay"]) else []
    cards = facts[f"{which}cards"][0]
    if cards:
        paid.append(ngettext("{n} hand card", "{n} hand cards", cards).format(n=cards))
    return all_of(paid) if paid else gettext("nothing")


def given_up(facts: Facts) -> str:
    """What is chosen and given up besides the goods of a payment, to follow its words; "" for nothing."""
    parts = [
        text.format(n=facts[key][0])
        for key, text in (
            ("cards", ngettext("{n} hand card", "{n} hand cards", facts["cards"][0])),
            (
                "workers",
                ngettext("{n} worker of your choice", "{n} workers of your choice", facts["workers"][0]),
            ),
            (
                "buildings",
                ngettext("{n} building torn down", "{n} buildings torn down", facts["buildings"][0]),
            ),
        )
        if facts[key][0]
    ]
    # Translators: follows a payment, as in “Pay 1 wood; besides, 1 hand card”
    return gettext("; besides, {things}").format(things=all_of(parts)) if parts else ""


def gain_words(names: Names, facts: Facts, which: str = "") -> str:
    """Gold, and the bonus with how often it is paid, of the cheapest way or with `most_` the dearest."""
    bonus = facts[f"{which}bonus"][0]
    pictures = steps(names.tables.envoys[facts["envoy"][0]].bonus)
    parts = [gold(facts[f"{which}gold"][0])] if facts[f"{which}gold"][0] else []
    if bonus and pictures:
        parts.append(times(bonus, pictures))
    return all_of(parts) if parts else pgettext("gain", "nothing")
