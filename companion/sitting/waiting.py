"""Presses that wait for what lies on the table to be seen, or for an answer, before they mean anything."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from companion.table.inputs import Action, Press
from vision.scene.scene import TableState

UNDER_WAY: Final = (TableState.HAND, TableState.LOOKING)
"""States in which somebody may have laid something that is not told yet."""

AFTER_WHAT_LIES: Final = (Action.DEALT, Action.PASS, Action.END_TURN, Action.SHOWN)
"""What follows on all that lies there: pressed while that is still looked at, it waits for it."""

AFTER_ANSWERS: Final = (Action.PASS, Action.END_TURN, Action.SHOWN)
"""What ends a play: it waits for the answers to what is asked about that, too."""

HAND_RESTS: Final = 3.0
"""Seconds with a hand above the table after which a press waits for it no longer; it may rest there for long.
What is looked at is waited for however long that takes: a slow computer reads forty cards for minutes."""


@dataclass(slots=True)
class WaitingPresses:
    """Presses in the order in which they are to be handed on."""

    _presses: deque[Press] = field(default_factory=deque)
    _hand: float = 0.0
    _told: tuple[TableState, float] | None = None

    def take(self, press: Press) -> bool:
        """Let a press wait, if it has to stay behind something; whether it does.

        Whoever presses twice, as nothing has happened yet, means it once.
        """
        if press.action not in AFTER_WHAT_LIES and not self._presses:
            return False
        pressed = press.action, press.seat
        if all(pressed != (other.action, other.seat) for other in self._presses):
            self._presses.append(press)
        return True

    def due(self, state: TableState, time: float, *, asked: bool) -> Press | None:
        """The next press that need wait no longer, taken out; None when there is none.

        Args:
            state: what the table is like.
            time: seconds, now.
            asked: whether a question is open.
        """
        if not self._presses:
            self._hand, self._told = 0.0, None
            return None
        press = self._presses[0]
        self._note(state, max(time, press.time))
        unanswered = asked and press.action in AFTER_ANSWERS
        rests = state is TableState.HAND and self._hand >= HAND_RESTS
        return None if unanswered or (state in UNDER_WAY and not rests) else self._presses.popleft()

    def _note(self, state: TableState, time: float) -> None:
        """Count the time for which a hand has been above the table since a press began to wait."""
        if self._told is not None and self._told[0] is TableState.HAND:
            self._hand += time - self._told[1]
        self._told = state, time

    def all(self) -> Iterator[Press]:
        """All of them, taken out one by one."""
        while self._presses:
            yield self._presses.popleft()
