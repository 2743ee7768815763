"""Sources of the numbers: one table a file, by kind, id and field, with `*` for all ids and a default."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from pydantic import RootModel

from yonder_desktop.content.errors import BadCardSet
from yonder_desktop.content.fields import Label
from yonder_desktop.core.faults import N_, Fault

DEFAULT = "default"


class SourceTable(RootModel[dict[str, Label]]):
    """The table `[sources]` of a file."""


class Book:
    """The sources of one file, asked by kind, id and field."""

    def __init__(self, file: str, table: SourceTable) -> None:
        self.file = file
        self.labels: Mapping[str, str] = table.root
        if DEFAULT not in self.labels:
            raise BadCardSet(
                file, "[sources]", DEFAULT, Fault(N_("is missing; add it for all that has no key"))
            )

    def check(self, known: Iterable[str]) -> None:
        """Refuse keys that name nothing in the file. known: all keys that may stand there, without the default."""
        allowed = {DEFAULT, *known}
        for key in self.labels:
            if key not in allowed:
                problem = Fault(
                    N_("'{key}' names nothing in this file; correct its spelling or take it out"), key=key
                )
                raise BadCardSet(self.file, "[sources]", key, problem)

    def of(self, kind: str, id: str, fields: Iterable[str]) -> dict[str, str]:
        """The label of every field; one under `all` where they are the same."""
        found = {field: self._label(kind, id, field) for field in fields}
        labels = set(found.values())
        return {"all": labels.pop()} if len(labels) == 1 else found

    def _label(self, kind: str, id: str, field: str) -> str:
        for key in (f"{kind}.{id}.{field}", f"{kind}.*.{field}"):
            if key in self.labels:
                return self.labels[key]
        return self.labels[DEFAULT]


def keys_of(kind: str, ids: Iterable[str], fields: Iterable[str]) -> list[str]:
    """All keys that a file with these ids may have."""
    names = list(fields)
    return [f"{kind}.{id}.{field}" for id in ("*", *ids) for field in names]
