"""A sitting: frames and presses in, rulings out. The same for a live evening, a rehearsal and a video.

    camera --frame--> watcher --scene--> reader --event--> evening --ruling--> view

Nothing here knows where the frames come from.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from companion.decks.check import DeckCheck, pack_of
from companion.engines import AnyPosition, Position, Reason, Told, Undo
from companion.evening.entries import ToldBy
from companion.evening.evening import Evening, Ruled
from companion.records.forms.likely import Likeness
from companion.sitting.answered import AnsweredCards
from companion.sitting.out_of_step import OutOfStep
from companion.sitting.passing_notices import PassingNotices
from companion.sitting.reminder import Reminder
from companion.sitting.view import CameraView, GameView, TableView, TimeView, View
from companion.sitting.waiting import WaitingPresses
from companion.sitting.watches import STILL, WATCHED, Watches
from companion.sitting.watching import Watching
from companion.table.game_table import reader_for, setting_up
from companion.table.inputs import Action, Press
from companion.table.reading import Question, Reading, TableReader
from companion.table.seats import TableMap, usual_seats
from hardware.cameras.protocol import Frame
from vision.calibration import Calibration
from vision.scene.scene import Look, Scene, TableState
from vision.sightings import Sightings


class Sitting:
    """One evening being watched.

    Args:
        evening: where events are ruled on and kept.
        watcher: the eye on the table.
        hear: called with each ruled event once it is on disk; for sound, commentary and record.
        remind_after: seconds after which whoever is to move is reminded, None for never.

    Attributes:
        reminder: reminds whoever lets the others wait.
        seats: where everybody sits.
    """

    def __init__(
        self,
        evening: Evening,
        watcher: Watches,
        hear: Callable[[Ruled], None] | None = None,
        remind_after: float | None = None,
    ) -> None:
        self.reminder = Reminder(remind_after)
        self.evening = evening
        self._watching = Watching(watcher)
        self._hear = hear
        self._reader: TableReader[AnyPosition] = reader_for(evening.position)
        self.seats = usual_seats(evening.header)
        directions = evening.seats()
        if directions is not None:
            self._seat(self.seats.facing(directions))
        self._scene: Scene | None = None
        self._question: Question | None = None
        self._answered = AnsweredCards()
        self._reading = Reading()
        self._last_time = 0.0
        self._taken_back = True
        self._unchecked = False
        self._deck_check: DeckCheck | None = None
        self._out_of_step = OutOfStep(unproven=bool(evening.ruled))
        self._paused = False
        self._time = 0.0
        self._notices = PassingNotices()
        self._likeness: Likeness = {}
        self._waiting = WaitingPresses()
        self.quit = False

    def step(self, frame: Frame) -> None:
        """Look at one frame, later than the one before; at those that were missed for the arms they show."""
        time = frame.time
        self._watching.frame = frame
        self.wait(time)
        self._notices.picture(time)
        if self._paused:
            return
        noticed = self._watching.look_at(frame)
        if noticed.computed is not None:
            self._out_of_step.read_for(noticed.computed)
        if noticed.unlike:
            self._notices.unlike(time)
        if noticed.found is not None:
            self.evening.keep_table(noticed.found.as_dict())
        if self.look.state is TableState.HAND:
            self.reminder.happened(time)
        if self.look.scene is not None and self._deck_check is not None:
            self._count(self.look.scene.sightings, self._deck_check)
        elif self.look.scene is not None:
            self._scene = self._answered.applied(self.look.scene)
            self._question = None
            self._unchecked = False
            self._look_over(self._reader.see(self._scene, self.evening.position), ToldBy.CAMERA, time)
        if self.look.state in STILL and self._deck_check is None:
            self._check(time)
            self._out_of_step.still(time, asked=self._question is not None)
        self._let_through()

    def wait(self, time: float) -> None:
        """Time has passed, with or without a frame."""
        self._time = max(self._time, time)
        self.reminder.begins(time)
        self._let_through()

    def press(self, press: Press) -> None:
        """Take a button, key or touch; a button where nobody sits does nothing."""
        if press.seat is not None and not 0 <= press.seat < len(self.evening.header.players):
            return
        self.wait(press.time)
        self.reminder.happened(press.time)
        match press.action:
            case Action.UNDO:
                for before in self._waiting.all():  # that is what it takes back
                    self._hand_on(before)
                self._tell(Undo(), ToldBy.TOUCH, press.time)
                self._question = None
            case Action.AS_IT_IS:
                self._take_as_it_is(press.time)
            case Action.ANSWER:
                self._answer(press)
            case Action.PAUSE:
                self._paused = not self._paused
            case Action.QUIT:
                self.quit = True
            case _:
                waits = self._waiting.take(press)
                self._let_through() if waits else self._hand_on(press)

    def enter(self, event: Told, time: float) -> None:
        """Take a play that somebody typed in; no camera is needed for that."""
        self._tell(event, ToldBy.HAND, time)
        self._question = None

    def correct(self, event: Told, time: float) -> None:
        """Put the last play right: it is taken back if it was accepted, and both stand in the journal."""
        last = self.evening.ruled[-1] if self.evening.ruled else None
        if last is not None and last.ruling.legal and not isinstance(last.event, Undo):
            self._tell(Undo(), ToldBy.CORRECTION, time)
        self._tell(event, ToldBy.CORRECTION, time)
        self._question = None

    def check_deck(self, *, begin: bool) -> None:
        """Count the cards that are spread on the table, from none on, or play on."""
        self._deck_check = DeckCheck(pack_of(self.evening.header)) if begin else None

    def calibrate(self, calibration: Calibration) -> None:
        """Take the table to lie there in the picture from now on."""
        self._watching.calibrate(calibration)
        self.evening.keep_table(calibration.as_dict())

    def seat(self, player: int, direction: float) -> None:
        """A player sits there from now on, or as near to it as the others leave room.

        Args:
            player: index of the player.
            direction: degrees clockwise from the table's lower edge.
        """
        self._seat(self.seats.moved(player, direction))
        self.evening.keep_seats(self.seats.directions)

    def tell_problem(self, notice: Reason, *, lost: bool) -> None:
        """Something is wrong with the camera.

        Args:
            notice: what.
            lost: whether there will be no frames for now: told until the next one, else for some seconds.
        """
        # A picture that was taken before that does not say that all is well again.
        self._notices.trouble(notice, max(self._time, self.look.time), lost=lost)
        if lost:
            self._watching.lose()

    @property
    def untold_print(self) -> Reason | None:
        """What cannot be told of print as the camera sees it now, None where all can."""
        return self._watching.print.untold

    @property
    def question(self) -> Question | None:
        """The open question, None when there is none."""
        return self._question

    @property
    def watcher(self) -> Watches:
        """The eye on the table."""
        return self._watching.watcher

    @property
    def look(self) -> Look:
        """What the newest frame said."""
        return self._watching.look

    @property
    def state_seconds(self) -> float:
        """For how long the table has been in the state that it is in."""
        return self._watching.state_seconds

    @property
    def view(self) -> View:
        """What there is to show now."""
        game = GameView.of(self.evening)
        return View(
            game=game,
            camera=self._camera_view(),
            table=self._table_view(),
            time=TimeView(self._time, self._last_time, self._paused, self._reminded(game.turn)),
            question=self._question,
            deck=None if self._deck_check is None else self._deck_check.counted,
        )

    def _camera_view(self) -> CameraView:
        """What the camera shows now."""
        return CameraView(
            state=self.look.state,
            frame=self._watching.frame,
            sightings=self.look.sightings,
            watched=self.watcher.watches,
            table=self.watcher.calibration,
            problem=self._notices.problem,
            untold_print=self.untold_print,
            print_is_news=self._watching.print.is_news(self._time),
            likeness=self._likeness,
        )

    def _table_view(self) -> TableView:
        """How the table lies beside the position now."""
        seen = self.look.sightings if self.look.state in WATCHED and self._scene is not None else None
        return TableView(
            seats=self.seats,
            setting_up=setting_up(self.evening.position, seen, self.seats),
            in_step=self._reading.in_step,
            stopped=self._out_of_step.stopped,
            taken_back=self._taken_back,
            notice=self._notices.vain(self._time) or self._reading.notice,
        )

    def _let_through(self) -> None:
        """Hand on the presses that need wait no longer."""
        while press := self._waiting.due(self.look.state, self._time, asked=self._question is not None):
            self._hand_on(press)

    def _hand_on(self, press: Press) -> None:
        """Let the reader say what a press means; one that means nothing now leaves all as it is."""
        if self._out_of_step.stopped:
            return
        reading = self._reader.press(press, self.evening.position)
        if reading != Reading():
            self._take(reading, ToldBy.TOUCH, press.time)

    def _seat(self, seats: TableMap) -> None:
        self.seats = seats
        self._reader.seat(seats)

    def _answer(self, press: Press) -> None:
        question = self._question
        if question is None or press.choice is None or not 0 <= press.choice < len(question.choices):
            return
        self._question = None
        choice = question.choices[press.choice]
        self._answered.take(question, choice, self._scene)
        self._look_over(self._reader.answer(choice, self.evening.position), ToldBy.TOUCH, press.time)

    def _look_over(self, reading: Reading, source: ToldBy, time: float) -> None:
        """Act on what a steady scene shows: on one play after the other, as long as they are accepted.

        What a hand brought in one visit is told together, before anybody else reaches in. After a “no” people
        put things right first.
        """
        told: list[Told | None] = []
        while reading.event not in told and self._act_on(reading, source, time):
            told.append(reading.event)
            again = self._seen_again()
            if again.event is None and again.question is None:
                return
            reading, source = again, ToldBy.CAMERA

    def _act_on(self, reading: Reading, source: ToldBy, time: float) -> bool:
        """Act on what a scene shows, unless ruling has stopped: then only doubts may be asked.

        Returns:
            Whether an event was told and accepted.
        """
        self._out_of_step.scene(reading, time)
        if self._out_of_step.stopped:
            question = reading.question if reading.question and reading.question.doubt else None
            reading = Reading(question=question, notice=reading.notice, in_step=False)
        return self._take(reading, source, time)

    def _seen_again(self) -> Reading:
        """What the last scene shows by what has been told since; nobody has reached in again."""
        if self._scene is None:
            return Reading()
        return self._reader.see(replace(self._scene, arms=()), self.evening.position)

    def _check(self, time: float) -> None:
        """Whether a table that nobody has touched agrees with what people have told or undone since."""
        if not self._unchecked or self._scene is None:
            return
        self._unchecked = False
        reading = self._seen_again()
        if reading.event is None and reading.question is None:
            self._look_over(reading, ToldBy.CAMERA, time)

    def _take_as_it_is(self, time: float) -> None:
        """The table is right as it lies: the play that explains it is told, or replaces the last one."""
        game = self.evening.game
        undone = game.rule(Undo())
        instead = self._reader.explanation(undone.position) if undone.legal else Reading()
        reading = self._reader.explanation(game.position)
        self._reader.take_as_it_is(game.position)
        self._question = None
        if reading.event is not None and game.rule(reading.event).legal:
            self._tell(reading.event, ToldBy.CORRECTION, time)
        elif not reading.in_step:
            if instead.event is None or not self._could_be_instead(instead.event, undone.position):
                self._reading = reading
                return
            self._tell(Undo(), ToldBy.CORRECTION, time)
            self._tell(instead.event, ToldBy.CORRECTION, time)
        self._out_of_step.accept()
        self._reading, self._taken_back = Reading(), True

    def _could_be_instead(self, event: Told, before: Position[Any]) -> bool:
        """Whether the last play that stands may have been this one."""
        return type(event) is type(self.evening.game.accepted[-1]) and before.rule(event).legal

    def _take(self, reading: Reading, source: ToldBy, time: float) -> bool:
        """Act on what the reader says; whether an event was told and accepted."""
        self._reading = reading
        self._question = reading.question
        if reading.event is None:
            self._taken_back = self._taken_back or reading.in_step
            return False
        return self._tell(reading.event, source, time)

    def _tell(self, event: Told, source: ToldBy, time: float) -> bool:
        """Let an event be ruled on, and everybody hear of it; whether it was accepted."""
        ruled = self.evening.tell(event, source, self._watching.picture(source, self._scene))
        self._reader.ruled(event, ruled.ruling)
        self.reminder.happened(time)
        self._out_of_step.told()
        self._unchecked = isinstance(event, Undo) or not source.seen
        self._notices.told(time, vain=ruled.vain)
        if not ruled.vain:
            self._last_time, self._taken_back = time, ruled.ruling.legal
        if source.seen:
            self._likeness = {
                card.code: card.candidates for card in self.look.sightings.cards if card.code is not None
            }
        if self._hear:
            self._hear(ruled)
        return ruled.ruling.legal

    def _reminded(self, turn: int | None) -> bool:
        """Whether the others wait for somebody, and not for an answer or the table."""
        waits = turn is not None and self._question is None
        stands_still = self._paused or self._out_of_step.stopped
        return waits and not stands_still and self.reminder.due(self._time)

    @staticmethod
    def _count(seen: Sightings, check: DeckCheck) -> None:
        """Count what lies there for the deck check."""
        codes = [card.code for card in seen.cards if card.code is not None]
        check.see(codes, bare=not seen.cards and not seen.unknown)
