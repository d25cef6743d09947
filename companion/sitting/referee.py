"""What is seen, pressed or told by hand is ruled on, one play after the other."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from companion.engines import Told, Undo
from companion.evening.course import course_of, put_right
from companion.evening.entries import Telling, ToldBy
from companion.evening.evening import Evening, Ruled
from companion.sitting.asking import Asking
from companion.sitting.out_of_step import OutOfStep
from companion.sitting.passing_time import PassingTime
from companion.sitting.steady_table import SteadyTable
from companion.sitting.view import TableView
from companion.sitting.watches import WATCHED
from companion.sitting.watching import Watching
from companion.table.game_table import setting_up
from companion.table.inputs import Press
from companion.table.reading import Reading
from vision.scene.scene import Scene

ASKED_AFTER: Final = 5.0
"""Seconds for which a table lies as it does, with nobody at it, until what may be a pause is asked about: who
takes up dice throws them sooner. People at simulated tables wait twelve before they play on."""


class Referee:
    """Has the evening rule on what was done, and sees that the table becomes what was ruled.

    Args:
        evening: where events are ruled on and kept.
        watching: keeps how the table looked with them.
        asking: asks what the picture cannot tell.
        time: hears when something was told.
        hear: called with each ruled event once it is on disk; for sound, commentary and record.

    Attributes:
        table: what lies there.
        out_of_step: whether that is as it should be.
    """

    def __init__(
        self,
        evening: Evening,
        watching: Watching,
        asking: Asking,
        time: PassingTime,
        hear: Callable[[Ruled], None] | None = None,
    ) -> None:
        self._evening = evening
        self._watching = watching
        self._asking = asking
        self._time = time
        self._hear = hear
        self.table = SteadyTable(evening)
        self.out_of_step = OutOfStep(unproven=bool(evening.ruled))
        self._read_at = 0.0

    def see(self, scene: Scene, time: float) -> None:
        """Rule on what a new steady scene shows."""
        reading = self.table.see(scene)
        self._look_over(reading, ToldBy.CAMERA, time)

    def still(self, time: float) -> None:
        """Nobody is about to change the table: it has become what people have told or undone, or has not."""
        reading = self.table.checked()
        if reading is not None and reading.event is None and reading.question is None:
            self._look_over(reading, ToldBy.CAMERA, time)
        in_time = self.out_of_step.reading.asked_in_time
        if self._asking.question is None and in_time is not None and time - self._read_at >= ASKED_AFTER:
            self._asking.question = in_time
        self.out_of_step.still(time, asked=self._asking.question is not None)

    def press(self, press: Press) -> None:
        """Let the reader say what a press means; one that means nothing now leaves all as it is."""
        if self.out_of_step.stopped:
            return
        reading = self.table.press(press)
        if reading != Reading():
            self._take(reading, ToldBy.TOUCH, press.time)

    def answer(self, press: Press) -> None:
        """Rule on what the answer to a question settles."""
        choice = self._asking.answer(press.choice)
        if choice is not None:
            self._look_over(self.table.answer(choice), ToldBy.TOUCH, press.time)

    def enter(self, event: Told, time: float, source: ToldBy = ToldBy.HAND) -> None:
        """Take what somebody tells, whatever is asked; no camera is needed for that."""
        self._tell(event, source, time)
        self._asking.question = None

    def put_right(self, first: int, event: Told, time: float) -> None:
        """Let an event stand in the place of a play; what came after it is ruled anew.

        All of that is on disk together, or nothing of it: the table record has it as takings back of that
        play and of those after it, the event, and what came after told again.

        Args:
            first: number of the journal's entry under which the play was told first; one that nobody has
                told, or that people have taken back, leaves all as it is.
            event: what was really done.
            time: seconds, now.
        """
        steps = course_of(self._evening.ruled)
        found = (n for n, step in enumerate(steps) if step.first == first and step.can_be_put_right)
        number = next(found, None)
        if number is None:
            return
        header, lies = self._evening.header, not self.out_of_step.taken_back
        right = Telling(event, ToldBy.CORRECTION, self._evening.journal.picture(first))
        told = self._tell_all(put_right(steps, number, right, header, lies=lies), time)
        last = told[-1]
        self._asking.question = None
        if last.source is ToldBy.AGAIN:
            self.table.put_right(last)
            self.out_of_step.put_right(last)

    def take_as_it_is(self, time: float) -> None:
        """The table is right as it lies: the play that explains it is told, or replaces the last one."""
        now, instead = self.table.take_as_it_is()
        last = next((step for step in reversed(course_of(self._evening.ruled)) if step.stands), None)
        self._asking.question = None
        if now.event is not None and self._evening.game.rule(now.event).legal:
            self._tell(now.event, ToldBy.CORRECTION, time)
        elif not now.in_step:
            if instead is None or last is None:
                self.out_of_step.reading = now
                return
            self._tell_all(
                (
                    Telling(Undo(), ToldBy.CORRECTION),
                    replace(self._telling(instead, ToldBy.CORRECTION), first=last.first),
                ),
                time,
            )
        self.out_of_step.accept()

    @property
    def view(self) -> TableView:
        """How the table lies beside the position, as there is to show."""
        look, table, reading = self._watching.look, self.table, self.out_of_step.reading
        seen = look.sightings if look.state in WATCHED and table.scene is not None else None
        return TableView(
            seats=table.seats,
            setting_up=setting_up(self._evening.position, seen, table.seats),
            in_step=reading.in_step,
            stopped=self.out_of_step.stopped,
            taken_back=self.out_of_step.taken_back,
            notice=self._time.notices.vain(self._time.now) or reading.notice,
        )

    def _look_over(self, reading: Reading, source: ToldBy, time: float) -> None:
        """Act on what a steady scene shows: on one play after the other, as long as they are accepted.

        What a hand brought in one visit is told together, before anybody else reaches in. After a “no” people
        put things right first.
        """
        told: list[Told | None] = []
        while reading.event not in told and self._take(self.out_of_step.scene(reading, time), source, time):
            told.append(reading.event)
            again = self.table.again()
            if again.event is None and again.question is None:
                return
            reading, source = again, ToldBy.CAMERA

    def _take(self, reading: Reading, source: ToldBy, time: float) -> bool:
        """Act on what the reader says; whether an event was told and accepted."""
        self.out_of_step.take(reading)
        self._asking.question, self._read_at = reading.question, time
        return reading.event is not None and self._tell(reading.event, source, time)

    def _tell(self, event: Told, source: ToldBy, time: float) -> bool:
        """Let an event be ruled on, and everybody hear of it; whether it was accepted."""
        (ruled,) = self._tell_all((self._telling(event, source),), time)
        if source.seen:
            self._watching.remember(ruled.entry)
        return ruled.ruling.legal

    def _telling(self, event: Told, source: ToldBy) -> Telling:
        """An event with the table as it lies."""
        return Telling(event, source, self._watching.picture(source, self.table.scene))

    def _tell_all(self, tellings: tuple[Telling, ...], time: float) -> tuple[Ruled, ...]:
        """Let events be ruled on that are kept together, and everybody hear of them."""
        told = self._evening.tell_all(*tellings)
        for ruled, telling in zip(told, tellings, strict=True):
            self.table.event_told(ruled, telling.source)
            self.out_of_step.event_told(ruled)
            self._time.event_told(time, vain=ruled.vain)
            if self._hear:
                self._hear(ruled)
        return told
