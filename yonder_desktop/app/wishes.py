"""What a start of the program asks for; as text it can be handed to one that runs already."""

from __future__ import annotations

import json
from argparse import Namespace
from dataclasses import asdict, dataclass
from pathlib import Path

SHOW, TAKE_IN, LOAD, POSITION = "show", "take_in", "load", "position"
FILES = (TAKE_IN, LOAD)
ACTIVATION = "XDG_ACTIVATION_TOKEN"
"""What a Wayland desktop gives to a program that it starts; Qt looks for it when a window wants to come in front."""

OWN_RUN = ("seed", "lang", "scale", "theme")
"""Flags that hold for one run: a window that is open already has its own."""


@dataclass(frozen=True)
class Wish:
    """What a person wants of the program.

    kind: `show` the window, `take_in` a file among the saved games, `load` one where it lies, open a `position`.
    what: the absolute path of the file, or the text with the position's code.
    token: by which the desktop knows that the person wants the window in front.
    """

    kind: str = SHOW
    what: str = ""
    token: str = ""

    def to_text(self) -> str:
        """One line of ASCII letters, whatever the file is called."""
        return json.dumps(asdict(self))


def wish_of(args: Namespace, token: str = "") -> Wish:
    """What the words ask for. Paths are made absolute: another process has another folder."""
    for kind, path in ((LOAD, args.load), (TAKE_IN, args.take_in)):
        if path:
            return Wish(kind, str(Path(path).absolute()), token)
    if args.position:
        from yonder_desktop.cli.position import text_of

        return Wish(POSITION, text_of(args.position), token)
    return Wish(token=token)


def read_wish(text: str) -> Wish | None:
    """The wish in a text; None if it is none."""
    try:
        given = json.loads(text)
        wish = Wish(**given)
    except (ValueError, TypeError, RecursionError):
        return None
    if not all(isinstance(field, str) for field in (wish.kind, wish.what, wish.token)):
        return None
    if wish.kind in FILES:
        return wish if Path(wish.what).is_absolute() else None
    return wish if wish.kind in (SHOW, POSITION) else None


def suits_others(args: Namespace) -> bool:
    """Whether a program that runs already can do what the words ask for."""
    return all(getattr(args, name, None) is None for name in OWN_RUN)
