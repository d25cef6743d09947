"""What seats wish to have put right: the table is asked about one at a time, and not for long."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from companion.engines import Reason, write_event
from companion.engines.registry import rules_of
from companion.screens.wish_intents import Wished
from companion.sitting.view import View

ASKED_FOR: Final = 45.0
"""Seconds for which the table's screen asks; then all stays as it is."""

PAUSE: Final = 60.0
"""Seconds for which a seat whose wish was not granted cannot ask the table again."""

ASKED: Final = Reason("web-wish-asked")
GRANTED: Final = Reason("web-wish-granted")
REFUSED: Final = Reason("web-wish-refused")
EXPIRED: Final = Reason("web-wish-expired")
BUSY: Final = Reason("web-wish-busy")
PAUSED: Final = Reason("web-wish-paused")
GONE: Final = Reason("web-too-late")


@dataclass(frozen=True, slots=True)
class Settled:
    """What has become of a wish.

    Attributes:
        player: whose it was.
        outcome: what they are told.
    """

    player: str
    outcome: Reason


class Wishes:
    """The wishes of an evening's seats.

    Args:
        clock: gives the time in seconds.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._asked: Wished | None = None
        self._until = 0.0
        self._number = 0
        self._pauses: dict[str, float] = {}

    @property
    def asked(self) -> Wished | None:
        """What the table is asked now."""
        return self._asked

    def ask(self, player: str, first: int, line: Mapping[str, Any]) -> Reason:
        """Ask the table, unless it is asked already or was just now by the same seat.

        Args:
            player: who wishes it.
            first: number of the journal's entry under which the play was told first.
            line: what was really done, a line of the table record.

        Returns:
            What the seat is told.
        """
        now = self._clock()
        if self._asked is not None:
            return BUSY
        if now < self._pauses.get(player, now):
            return PAUSED
        self._number += 1
        self._asked, self._until = Wished(self._number, player, first, line), now + ASKED_FOR
        return ASKED

    def answer(self, number: int, *, agreed: bool) -> tuple[Wished, Settled] | None:
        """The table has answered; None where it was another wish, or none that is open still."""
        wished = self._asked
        if wished is None or wished.number != number:
            return None
        return wished, self._settle(wished, GRANTED if agreed else REFUSED)

    def withdraw(self, player: str) -> None:
        """Ask no more what that player wished."""
        if self._asked is not None and self._asked.player == player:
            self._settle(self._asked, GONE)

    def look(self, view: View | None) -> Settled | None:
        """What has become of the wish without an answer; None as long as it is asked about.

        Args:
            view: what is to be seen now.
        """
        wished = self._asked
        if wished is None:
            return None
        if view is None or wished.player not in view.game.header.players:
            return self._settle(wished, GONE)
        step = next((one for one in view.game.course if one.first == wished.first), None)
        if step is None or not step.can_be_put_right:
            return self._settle(wished, GONE)
        header = view.game.header
        if write_event(step.ruled.event, rules_of(header.game), header) == wished.line:
            return self._settle(wished, GRANTED)
        return self._settle(wished, EXPIRED) if self._clock() >= self._until else None

    def drop(self) -> None:
        """Whoever wished something is not there any more."""
        self._asked = None
        self._pauses.clear()

    def _settle(self, wished: Wished, outcome: Reason) -> Settled:
        self._asked = None
        if outcome is not GRANTED:
            self._pauses[wished.player] = self._clock() + PAUSE
        return Settled(wished.player, outcome)
