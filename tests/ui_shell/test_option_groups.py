"""Options in groups that a panel offers one at a time."""

from yonder_desktop.bridge.option_model import Offer
from yonder_desktop.core.questions import Choice
from yonder_desktop.ui.option_groups import sort_offers


def offer(token: str, subject: str = "", costly: bool = False) -> Offer:
    return Offer(Choice((0,), token, subject, "", costly), token)


def known(name: str) -> bool:
    return name in ("elf", "ogre", "ship", "arcana")


def test_few_options_stand_together_and_costly_ones_apart() -> None:
    found = sort_offers(
        [offer("place:elf@a", "worker:elf"), offer("end"), offer("lock_up", "", True)], str, known
    )
    assert [len(group.offers) for group in found.groups] == [2]
    assert [one.choice.token for one in found.costly] == ["lock_up"]


def test_many_options_are_grouped_by_their_subject() -> None:
    offers = [offer(f"place:{kind}@{n}", f"worker:{kind}") for kind in ("elf", "ogre") for n in range(6)]
    offers += [offer(f"fulfil:{ship}@x", f"ship:{ship}") for ship in ("argo", "dobby")]
    found = sort_offers([*offers, offer("end")], str, known)
    assert [(group.key, group.icon, len(group.offers)) for group in found.groups] == [
        ("worker:elf", "elf", 6),
        ("worker:ogre", "ogre", 6),
        ("ship", "ship", 2),
        ("end", "", 1),
    ]


def test_groups_that_look_alike_are_one() -> None:
    offers = [
        offer(f"fulfil:{ship}@{n}", f"ship:{ship}") for ship in ("argo", "dobby", "midas") for n in range(4)
    ]
    offers += [offer(f"place:elf@{n}", "worker:elf") for n in range(9)]
    found = sort_offers(offers, str, known)
    assert [(group.key, group.title, len(group.offers)) for group in found.groups] == [
        ("ship", "Ship", 12),
        ("worker:elf", "Elf", 9),
    ]


def test_without_options_there_is_no_group() -> None:
    assert sort_offers([], str, known).groups == []


def test_where_only_words_tell_many_groups_apart_all_stand_in_one() -> None:
    offers = [offer(f"discard:{card}+{n}", f"hand:{card}") for card in "abcd" for n in range(5)]
    (group,) = sort_offers(offers, str, known).groups
    assert len(group.offers) == 20
    assert len(sort_offers(offers[:15], str, known).groups) == 3
