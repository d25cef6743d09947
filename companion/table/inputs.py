"""What people tell the companion: buttons, keys and touches all become the same kind of press."""

from __future__ import annotations

import enum
from dataclasses import dataclass


class Action(enum.Enum):
    """What a press asks for."""

    DEALT = "dealt"
    """The cards have been dealt."""
    PASS = "pass"
    """A player passes (Auf und Ab)."""
    LAST_CARD = "last-card"
    """A player calls the last card (Up)."""
    ANNOUNCE = "announce"
    """The forehand announces a variant for this deal (Up)."""
    SHOWN = "shown"
    """Those who have shown their cards left are counted now; others will show theirs later (Up)."""
    END_TURN = "end-turn"
    """A player ends the turn (Schwupps)."""
    UNDO = "undo"
    """The last accepted event is taken back."""
    ANSWER = "answer"
    """One of the choices of the open question."""
    AS_IT_IS = "as-it-is"
    """The table is right as it lies: it is compared with the position no more until the next play."""
    PAUSE = "pause"
    """Stops watching, or goes on."""
    QUIT = "quit"
    """Ends the evening; it can be resumed."""


@dataclass(frozen=True, slots=True)
class Press:
    """One press of a button or key, or one touch.

    Attributes:
        action: what it asks for.
        time: seconds, on the camera's clock.
        seat: index of the player whose button it was, None for a shared one.
        choice: index of the choice taken, for `Action.ANSWER`.
    """

    action: Action
    time: float
    seat: int | None = None
    choice: int | None = None
