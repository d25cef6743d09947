"""A form: what a person must say to tell one event of the table record."""

from __future__ import annotations

import enum
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from companion.engines import Reason

Value = str | int
"""A value as the table record writes it: a name, a card's code, a number."""

Path = tuple[str | int, ...]
"""Where a value stands in the record's line: keys of objects and places in lists."""


class Shows(enum.Enum):
    """What the values of a field are, and so how they are shown."""

    NAME = "name"
    CARD = "card"
    NUMBER = "number"
    DIE = "die"
    SUIT = "suit"
    FACE = "face"
    PLACE = "place"
    VARIANT = "variant"
    ROW = "row"
    SLOT = "slot"


@dataclass(frozen=True, slots=True)
class Field:
    """One thing to say.

    Attributes:
        path: where it stands in the record's line.
        title: the question that asks for it.
        shows: what its values are.
        options: every value that may be chosen.
        optional: whether it may be left out.
        least: how few values must be chosen if it is not left out.
        most: how many may be chosen.
        listed: whether the record writes a list, even of one.
        preset: what is chosen already.
        together: how many options in a row belong together, 0 when it does not matter.
    """

    path: Path
    title: Reason
    shows: Shows
    options: tuple[Value, ...]
    optional: bool = False
    least: int = 1
    most: int = 1
    listed: bool = False
    preset: tuple[Value, ...] = ()
    together: int = 0

    def enough(self, chosen: tuple[Value, ...]) -> bool:
        """Whether that may be all that is chosen."""
        return len(chosen) >= self.least or (self.optional and not chosen)


@dataclass(frozen=True, slots=True)
class Need:
    """A key that the line must have, though none of the fields for it alone is needed.

    Attributes:
        key: which one.
        about: another key on which it depends, None where it is always needed.
        among: the values of that key, one of which makes it needed.
    """

    key: str
    about: str | None = None
    among: frozenset[Value] = frozenset()

    def holds(self, line: Mapping[str, Any]) -> bool:
        """Whether the line must have the key."""
        if self.about is None:
            return True
        said = line.get(self.about, ())
        return not self.among.isdisjoint(said if isinstance(said, list) else (said,))


@dataclass(frozen=True, slots=True)
class Form:
    """All that tells one kind of event.

    Attributes:
        event: the event's name in the record.
        fields: what must be said, in the order in which people think of it.
        needs: what else the line must have.
    """

    event: str
    fields: tuple[Field, ...] = ()
    needs: tuple[Need, ...] = ()

    def complete(self, values: tuple[tuple[Value, ...], ...]) -> bool:
        """Whether these values say all that must be said."""
        return not any(self.wanting(values))

    def wanting(self, values: tuple[tuple[Value, ...], ...]) -> tuple[bool, ...]:
        """Of each field, whether something is wanting that it could say."""
        line = self.line(values)
        keys = {need.key for need in self.needs if need.key not in line and need.holds(line)}
        return tuple(
            field.path[0] in keys or not field.enough(chosen)
            for field, chosen in zip(self.fields, values, strict=True)
        )

    def line(self, values: tuple[tuple[Value, ...], ...]) -> dict[str, Any]:
        """The record's line with these values, one tuple for each field; what is empty is left out."""
        line: dict[str, Any] = {"event": self.event}
        for field, chosen in zip(self.fields, values, strict=True):
            if chosen:
                _put(line, field.path, list(chosen) if field.listed else chosen[0])
        return line

    def values(self, line: Mapping[str, Any]) -> tuple[tuple[Value, ...], ...]:
        """The values that a line of this event has, one tuple for each field."""
        return tuple(_values(line, field) for field in self.fields)


def _put(line: dict[str, Any], path: Path, value: Any) -> None:
    holder: Any = line
    for step, following in pairwise(path):
        empty: Any = [] if isinstance(following, int) else {}
        if isinstance(step, int):
            holder.extend([None] * (step + 1 - len(holder)))
            holder[step] = empty if holder[step] is None else holder[step]
        else:
            holder.setdefault(step, empty)
        holder = holder[step]
    last = path[-1]
    if isinstance(last, int):
        holder.extend([None] * (last + 1 - len(holder)))
    holder[last] = value


def _values(line: Mapping[str, Any], field: Field) -> tuple[Value, ...]:
    found: Any = line
    for step in field.path:
        try:
            found = found[step]
        except (KeyError, IndexError):
            return ()
    return tuple(found) if field.listed else (found,)
