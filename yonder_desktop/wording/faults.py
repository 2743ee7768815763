"""Says what is wrong with something that people write, in the language in use."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from yonder_desktop.core.faults import Fault
from yonder_desktop.wording.catalogue import gettext


def fault_lines(fault: Fault) -> list[str]:
    """A sentence for the fault and one for each further one. They end as the catalogues have them."""
    said = gettext(fault.message).format(**fact_texts(fault.facts))
    return [said, *[line for other in fault.further for line in fault_lines(other)]]


def fault_words(fault: Fault) -> str:
    """All of it in one text, a fault a line."""
    return "\n".join(fault_lines(fault))


def fact_texts(facts: Mapping[str, Any]) -> dict[str, str]:
    """What goes into the places of a sentence."""
    return {key: fact_words(facts[key]) for key in facts}


def fact_words(fact: Any) -> str:
    """What goes into one place of a sentence."""
    if isinstance(fact, Fault):
        return fault_words(fact)
    return ", ".join(fact_words(part) for part in fact) if isinstance(fact, list | tuple) else str(fact)


def error_words(error: Exception) -> str:
    """What an error says for people: in the language in use where it is a fault, else its own words."""
    return fault_words(error) if isinstance(error, Fault) else str(error)
