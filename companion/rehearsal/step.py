"""One line of a record as it is acted out, or why it is not."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from companion.engines import Ruling
from companion.rehearsal.skips import Skip

Line = Mapping[str, Any]
"""An event as a record writes it."""


@dataclass(frozen=True, slots=True)
class Step:
    """One line of the record.

    Attributes:
        number: the line's number in the file, counted from 1.
        skip: why it is not acted out; None when it is.
        line: the event without what nobody sees, as a record writes it; None for what is no event.
        event: the same as the engine takes it.
        ruling: the ruling of the public record on it; None when it is skipped.
        before: the public position before it.
    """

    number: int
    skip: Skip | None
    line: Line | None
    event: Any | None
    ruling: Ruling[Any] | None
    before: Any

    @property
    def after(self) -> Any:
        """The public position after it."""
        return self.before if self.ruling is None else self.ruling.position
