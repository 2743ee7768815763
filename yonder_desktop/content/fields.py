"""What the card files of all games share: strict tables, numbers, ids, names, and labels of sources."""

from __future__ import annotations

import re
from typing import Annotated

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from yonder_desktop.core.faults import N_, Fault

Count = Annotated[int, Field(ge=0, le=99)]
Positive = Annotated[int, Field(ge=1, le=99)]
Id = Annotated[str, Field(pattern=r"^[a-z][a-z0-9_]*$")]
Name = Annotated[str, Field(min_length=1, max_length=40)]
SOURCE = re.compile(r"(rulebook|house)(: .+)?|derived: .+", re.DOTALL)


class Table(BaseModel):
    """A table that refuses unknown keys and values of another kind."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


def _labelled(text: str) -> str:
    if not SOURCE.fullmatch(text):
        raise Fault(
            N_("'{text}' does not say where the number is from; write rulebook, house, or derived: reason"),
            text=text,
        )
    return text


Label = Annotated[str, AfterValidator(_labelled)]
Sources = dict[str, Label]
