"""Sorting the options of a question into groups that a panel can offer one at a time. Pure: no Qt."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from yonder_desktop.bridge.option_model import Offer
from yonder_desktop.wording.markup import icon_word

MOST_UNGROUPED = 6
"""Up to this many options are listed together, whatever they concern."""
MOST_PER_VERB = 8
"""Options of one verb are split by their subject when there are more than this."""


MOST_WORDED = 3
"""More groups than this that only words can tell apart would leave no room for what is in them."""


@dataclass
class Group:
    """Options offered together: `title` in words, `icon` the name of a drawing or ""."""

    key: str
    title: str
    icon: str
    offers: list[Offer] = field(default_factory=list)


@dataclass
class Sorted:
    """The options of a question: groups of ordinary ones, and the costly ones apart."""

    groups: list[Group]
    costly: list[Offer]


def sort_offers(
    offers: Sequence[Offer], name: Callable[[str], str], has_picture: Callable[[str], bool]
) -> Sorted:
    """Groups in the order of the options. `name` says an item key in words."""
    costly = [offer for offer in offers if offer.choice.costly]
    usual = [offer for offer in offers if not offer.choice.costly]
    if len(usual) <= MOST_UNGROUPED:
        return Sorted([Group("", "", "", usual)] if usual else [], costly)
    groups: dict[str, Group] = {}
    for offer in usual:
        key = _group_key(offer, usual)
        if key not in groups:
            groups[key] = _new_group(key, name, has_picture)
        groups[key].offers.append(offer)
    found = _told_apart(list(groups.values()), name)
    if sum(not group.icon for group in found) > MOST_WORDED:
        found = [Group("", "", "", usual)]
    return Sorted(found, costly)


def _told_apart(groups: Sequence[Group], name: Callable[[str], str]) -> list[Group]:
    """Groups that would show the same picture are one."""
    found: dict[str, Group] = {}
    for group in groups:
        sign = group.icon or group.key
        if sign not in found:
            found[sign] = group
        else:
            kind = group.key.partition(":")[0]
            found[sign] = Group(kind, _title(kind, name), group.icon, found[sign].offers + group.offers)
    return list(found.values())


def _group_key(offer: Offer, offers: Sequence[Offer]) -> str:
    """The subject where its verb has many options, else the kind of the subject, else the verb."""
    choice = offer.choice
    same = [other for other in offers if other.choice.verb == choice.verb]
    if len(same) > MOST_PER_VERB and choice.subject:
        return choice.subject
    return choice.subject.partition(":")[0] or choice.verb


def _new_group(key: str, name: Callable[[str], str], has_picture: Callable[[str], bool]) -> Group:
    kind, _colon, rest = key.partition(":")
    icon = next((part for part in (rest, kind) if part and has_picture(part)), "")
    return Group(key, _title(key, name), icon)


def _title(key: str, name: Callable[[str], str]) -> str:
    kind, _colon, rest = key.partition(":")
    title = name(key)
    if title == key:
        title = icon_word(rest or kind)
    return title[:1].upper() + title[1:]
