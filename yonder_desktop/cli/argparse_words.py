"""The words of Python's own reader of command lines, so that help and complaints are in one language.

They stand here as they stand in `argparse`, which looks them up by the names `_` and `ngettext` of its module.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable

from yonder_desktop.wording.catalogue import N_, gettext, ngettext

WORDS = (
    N_("usage: "),
    N_("positional arguments"),
    N_("options"),
    N_("show this help message and exit"),
    N_("%(prog)s: error: %(message)s\n"),
    N_("argument %(argument_name)s: %(message)s"),
    N_("unrecognized arguments: %s"),
    N_("the following arguments are required: %s"),
    N_("invalid choice: %(value)r (choose from %(choices)s)"),
    N_("unknown parser %(parser_name)r (choices: %(choices)s)"),
    N_("invalid %(type)s value: %(value)r"),
    N_("ambiguous option: %(option)s could match %(matches)s"),
    N_("expected one argument"),
    N_("expected at most one argument"),
    N_("expected at least one argument"),
    N_("ignored explicit argument %r"),
    N_("one of the arguments %s is required"),
    N_("not allowed with argument %s"),
)


def _said(message: str) -> str:
    return gettext(message) if message in WORDS else message


def speak() -> None:
    """Let argparse speak the language in use."""
    vars(argparse).update(_=_said, ngettext=_counted)


def _counted(singular: str, plural: str, n: int) -> str:
    if singular == "expected %s argument":
        return ngettext("expected %s argument", "expected %s arguments", n)
    return singular if n == 1 else plural


class Parser(argparse.ArgumentParser):
    """A parser that can tell more below its help. more: made only when the help is asked for, as it takes a while."""

    more: Callable[[], str] | None = None

    def format_help(self) -> str:
        if self.more is not None:
            self.formatter_class = argparse.RawDescriptionHelpFormatter
            self.epilog = self.more()
        return super().format_help()
