"""What people touch while an appliance is set up, and what else leaves an evening for a while."""

from __future__ import annotations

import enum
from dataclasses import dataclass

from companion.machine.first_run import FirstRun


@dataclass(frozen=True, slots=True)
class SetUp:
    """Leave the evening for a while, and set the appliance up by touch."""


@dataclass(frozen=True, slots=True)
class TryOut:
    """Leave the evening for a while, and try buttons, lamps and camera out."""


@dataclass(frozen=True, slots=True)
class KeepSafe:
    """Leave the evening for a while, and save it, decks and settings on a stick, or bring them back."""


Apart = SetUp | TryOut | KeepSafe
"""What is done while no evening holds camera, buttons and journal."""


@dataclass(frozen=True, slots=True)
class GoOn:
    """On to the next step, whatever was answered; back to the list where one step alone is done again."""


@dataclass(frozen=True, slots=True)
class ToStep:
    """Do that step."""

    step: FirstRun


@dataclass(frozen=True, slots=True)
class TurnScreen:
    """Turn the picture by a quarter, clockwise."""


class Side(enum.Enum):
    """A side of the table; the value is part of its message's name."""

    WIDTH = "width"
    HEIGHT = "height"


@dataclass(frozen=True, slots=True)
class Resize:
    """The table is larger or smaller than that.

    Attributes:
        side: which of its sides.
        by: so many millimetres.
    """

    side: Side
    by: int


@dataclass(frozen=True, slots=True)
class SizeIsRight:
    """The table is as large as the page says."""


@dataclass(frozen=True, slots=True)
class FindAnew:
    """Find the table once more."""


@dataclass(frozen=True, slots=True)
class Learn:
    """Learn where buttons are, one after the other.

    Attributes:
        actions: the kinds of buttons.
    """

    actions: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class NotThere:
    """There is no such button, or no further seat has one."""


@dataclass(frozen=True, slots=True)
class OneForAll:
    """The button that is asked for is for all seats, or one of several at seats.

    Attributes:
        shared: whether it is for all.
    """

    shared: bool
