"""What acting with one item on another would be called in Yonder, legal or not. No rule lives here."""

from __future__ import annotations

VERBS = {
    ("worker", "spot"): "place:{subject}@{target}",
    ("arcana", "upper"): "arcana:{target}",
    ("ship", "envoy"): "fulfil:{subject}@{target}",
    ("hand", "settlement"): "build:{subject}",
    ("display", "hand"): "draw:{subject}",
    ("harbour", "supply"): "ship:{subject}",
}
MOVABLE = {subject for subject, _ in VERBS}
NAMELESS = ("arcana",)
"""What is moved without being one of several; any other item without a name is the place where such things lie."""


def intent(subject: str, target: str) -> str:
    """The token that the pair would be, "" for none; with no target, whether the subject can be moved at all."""
    kind, _, name = subject.partition(":")
    if not name and kind not in NAMELESS:
        return ""
    if not target:
        return f"{kind}:" if kind in MOVABLE else ""
    goal, _, place = target.partition(":")
    pattern = VERBS.get((kind, goal), "")
    return pattern.format(subject=name, target=place)
