"""Setups that a game does not allow, in sentences."""

from __future__ import annotations

from yonder_desktop.core.contract import BadSetup
from yonder_desktop.wording.catalogue import N_, gettext

SETUPS = {
    "seats": N_("{game} is for {least} to {most} seats, not {seats}"),
    "no_option": N_("{game} has no setup option '{option}'; it has: {known}"),
    "option_seats": N_("setup option '{option}' is for {wanted} seats, not {seats}"),
    "value": N_("setup option '{option}' cannot be '{value}'; allowed: {allowed}"),
}


def setup_words(error: Exception) -> str:
    """What is wrong with a setup; of any other error its own words."""
    if isinstance(error, BadSetup) and error.key in SETUPS:
        return gettext(SETUPS[error.key]).format(**error.facts)
    return str(error)
