"""The table as it lay when it was steady last, read by the position of the game."""

from __future__ import annotations

from dataclasses import replace

from companion.engines import AnyPosition, Told, Undo
from companion.evening.entries import ToldBy
from companion.evening.evening import Evening, Ruled
from companion.table.game_table import reader_for
from companion.table.inputs import Press
from companion.table.reading import Choice, Reading, TableReader
from companion.table.seats import TableMap, usual_seats
from vision.scene.scene import Scene


class SteadyTable:
    """Has the reader of a game say what the table shows, by the position in which the evening is.

    Attributes:
        seats: where everybody sits.
        scene: the last steady scene, None before the first.
    """

    def __init__(self, evening: Evening) -> None:
        self._evening = evening
        self._reader: TableReader[AnyPosition] = reader_for(evening.position)
        self.seats = usual_seats(evening.header)
        directions = evening.seats()
        if directions is not None:
            self.seat(self.seats.facing(directions))
        self.scene: Scene | None = None
        self._unchecked = False

    def seat(self, seats: TableMap) -> None:
        """People sit so from now on."""
        self.seats = seats
        self._reader.seat(seats)

    def see(self, scene: Scene) -> Reading:
        """What a new scene shows."""
        self.scene, self._unchecked = scene, False
        return self._reader.see(scene, self._evening.position)

    def again(self) -> Reading:
        """What the last scene shows by what has been told since; nobody has reached in again."""
        if self.scene is None:
            return Reading()
        return self._reader.see(replace(self.scene, arms=()), self._evening.position)

    def checked(self) -> Reading | None:
        """The same, once after something was told or undone that was not seen; else None."""
        if not self._unchecked or self.scene is None:
            return None
        self._unchecked = False
        return self.again()

    def press(self, press: Press) -> Reading:
        """What a press means."""
        return self._reader.press(press, self._evening.position)

    def answer(self, choice: Choice) -> Reading:
        """What an answer settles."""
        return self._reader.answer(choice, self._evening.position)

    def event_told(self, ruled: Ruled, source: ToldBy) -> None:
        """Something was told and ruled on."""
        self._reader.ruled(ruled.event, ruled.ruling)
        self._unchecked = isinstance(ruled.event, Undo) or not source.seen

    def put_right(self, last: Ruled) -> None:
        """A play before the last one was put right: what lies there is told no more."""
        self._reader.take_as_it_is(self._evening.position)
        if not last.ruling.legal:
            self._reader.ruled(last.event, last.ruling)

    def take_as_it_is(self) -> tuple[Reading, Told | None]:
        """It is right as it lies: what lies there is told no more.

        Returns:
            What explains it, and the play that would do so instead of the last one; None where none could.
        """
        game = self._evening.game
        undone = game.rule(Undo())
        instead = self._reader.explanation(undone.position).event if undone.legal else None
        now = self._reader.explanation(game.position)
        self._reader.take_as_it_is(game.position)
        if instead is None or type(instead) is not type(game.accepted[-1]):
            return now, None
        return now, instead if undone.position.rule(instead).legal else None
