"""One measured figure."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Figure:
    """What was measured, and what is wanted.

    Attributes:
        name: what was measured.
        value: the result; None where it could not be measured.
        unit: its unit.
        aim: what the result should reach at least, in the same unit; None where nothing is wanted.
        note: how it was measured, or why it was not.
    """

    name: str
    value: float | None
    unit: str
    aim: float | None = None
    note: str = ""

    def __str__(self) -> str:
        value = "not measured" if self.value is None else f"{self.value:>12,.0f} {self.unit}"
        aim = "" if self.aim is None else f" (aim: {self.aim:,.0f})"
        note = f"  {self.note}" if self.note else ""
        return f"{self.name:<44}{value}{aim}{note}"
