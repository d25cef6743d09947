"""What is told of an arm that was above the table."""

from __future__ import annotations

from dataclasses import dataclass

from vision.sightings import Place


@dataclass(frozen=True, slots=True)
class Arm:
    """A hand that was above the table between two steady scenes.

    Attributes:
        entry: where the arm crosses the table's border, its ``turn`` pointing to the table's inside.
        reach: the innermost point that it reached.
        left: time in seconds at which it had left the picture.
        guessed: whether only its hand was ever told from the table, so that where it came in is guessed.
        other_entries: where else it may have come in: what it was seen as one with crosses the border there,
            too. Two arms that touch look so, and one whose hand lies along the border.
        lingered: whether it stayed in one place for long: one that came in beside it may not have been told
            from it.
    """

    entry: Place
    reach: Place
    left: float
    guessed: bool = False
    other_entries: tuple[Place, ...] = ()
    lingered: bool = False
