"""What somebody says while it is played, and the people at the simulated table do."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from random import Random
from typing import Any

from companion.engines import Header, Reason, Ruling, Undo, start, write_event
from companion.engines.players.game_players import players_of
from companion.evening.dealer import next_dealer
from companion.evening.evening import Evening
from companion.rehearsal.errors import NotThereError
from companion.rehearsal.game_people import hindrance
from companion.rehearsal.skips import Skip
from companion.rehearsal.step import Step
from companion.table.game_table import reader_for
from companion.table.inputs import Action, Press

BUTTONS = (Action.PASS, Action.LAST_CARD, Action.END_TURN)
"""What people at the table do with a button."""


class Directions:
    """What somebody asks the people at the table to do; fulfils `companion.rehearsal.script.Script`.

    What is legal, and so what is taken back, follows from the game as the companion has it.

    Args:
        evening: the game.
        random: deals and lays out.

    Attributes:
        problem: why the last thing that was said could not be done, None when it could.
    """

    def __init__(self, evening: Evening, random: Random) -> None:
        self._evening = evening
        self._random = random
        self._said: deque[Any] = deque()
        self.problem: Reason | None = None

    @property
    def header(self) -> Header:
        """Who plays what."""
        return self._evening.header

    @property
    def acted(self) -> tuple[Step, ...]:
        """What has happened in the game so far, as the table shows it."""
        steps, before = [], start(self.header).position
        for number, ruled in enumerate(self._evening.ruled, 1):
            steps.append(self._step(number, ruled.event, ruled.ruling, before))
            before = ruled.ruling.position
        return tuple(steps)

    def coming(self, begin: int) -> Iterator[Step | None]:
        """What is said, in its order; None while nothing is."""
        number = begin
        while True:
            step = self._next(number + 1)
            number += step is not None
            yield step

    def refused(self, step: Step, error: NotThereError) -> None:  # noqa: ARG002
        """It is told, and nothing has happened."""
        self.problem = error.reason

    def tell(self, event: Any) -> None:
        """Let people do that, once they have done what was said before."""
        self.problem = None
        self._said.append(event)

    def hinders(self, event: Any) -> Reason | None:
        """Why people would not do that now, None when they would."""
        hinders = hindrance(event, self._evening.game)
        if hinders is None:
            return None
        return Reason("notice-not-there" if hinders is Skip.IMPOSSIBLE else "notice-not-seen")

    def press(self, action: Action, seat: int | None) -> bool:
        """Let people do what a touch stands for; False where it is for the companion alone.

        Args:
            action: “dealt” has whatever comes next dealt or laid out.
            seat: index of the player, None for whoever must act.
        """
        match action:
            case Action.DEALT:
                event = self._laid_out()
            case Action.UNDO:
                event = Undo()
            case _ if action in BUTTONS:
                position = self._evening.position
                event = reader_for(position).press(Press(action, 0.0, seat), position).event
            case _:
                return False
        if event is not None:
            self.tell(event)
        return True

    def _laid_out(self) -> Any | None:
        """What comes next before anybody plays; a deal that is out of turn where nothing does."""
        game = self._evening.game
        return players_of(self.header.game).laying_out(game.position, next_dealer(game) or 0, self._random)

    def _next(self, number: int) -> Step | None:
        """What is to be done now."""
        if not self._said:
            return None
        game, event = self._evening.game, self._said.popleft()
        self.problem = self.hinders(event)
        return None if self.problem else self._step(number, event, game.rule(event), game.position)

    def _step(self, number: int, event: Any, ruling: Ruling[Any], before: Any) -> Step:
        line = write_event(event, self._evening.game.rules, self.header)
        return Step(number, None, line, event, ruling, before)
