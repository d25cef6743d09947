"""A sitting: frames and presses in, rulings out. The same for a live evening, a rehearsal and a video.

    camera --frame--> watcher --scene--> reader --event--> evening --ruling--> view

Nothing here knows where the frames come from.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from companion.cameras.sight import table_as_kept
from companion.decks.check import DeckCheck, pack_of
from companion.engines import Reason, Undo
from companion.evening.entries import ToldBy
from companion.evening.evening import Evening, Ruled
from companion.evening.tables import KnownTable
from companion.sitting.asking import Asking
from companion.sitting.passing_time import PassingTime
from companion.sitting.referee import Referee
from companion.sitting.sight_watch import SightWatch
from companion.sitting.view import GameView, View
from companion.sitting.watches import STILL, Watches
from companion.sitting.watching import Noticed, Watching
from companion.table.game_table import table_for
from companion.table.inputs import Action, Press
from companion.table.playing_table import Size
from hardware.cameras.protocol import Frame
from hardware.cameras.section import Section
from vision.calibration import Calibration
from vision.scene.scene import Look, TableState


class Sitting:
    """One evening being watched: gives frames and presses to those whom they concern.

    Args:
        evening: where events are ruled on and kept.
        watcher: the eye on the table.
        hear: called with each ruled event once it is on disk; for sound, commentary and record.
        remind_after: seconds after which whoever is to move is reminded, None for never.
        mirrored: whether the camera's frames were mirrored when the table was known last.
        section: the part of its sensor that the camera showed then, where it told that.

    Attributes:
        evening: where events are ruled on and kept.
        watching: what the camera shows.
        asking: what people are asked.
        time: how late it is.
        referee: has what was done ruled on.
        deck_check: counts the cards that are spread on the table, None while one plays.
        sight: measures how well the table is seen.
        quit: whether people are leaving.
    """

    def __init__(
        self,
        evening: Evening,
        watcher: Watches,
        hear: Callable[[Ruled], None] | None = None,
        remind_after: float | None = None,
        *,
        mirrored: bool = False,
        section: Section | None = None,
    ) -> None:
        self.evening = evening
        self.watching = Watching(watcher, mirrored=mirrored, section=section)
        self.asking = Asking()
        self.time = PassingTime(remind_after)
        self.referee = Referee(evening, self.watching, self.asking, self.time, hear)
        self.deck_check: DeckCheck | None = None
        self.sight = SightWatch()
        self.quit = False

    def step(self, frame: Frame) -> None:
        """Look at one frame, later than the one before; at those that were missed for the arms they show."""
        frame = self.watching.take(frame)
        self.wait(frame.time)
        self.time.notices.picture(frame.time)
        if self.time.paused:
            return
        self._note(self.watching.look_at(frame), frame.time)
        self.sight.see(frame, self.watching.watcher.calibration, self._play_area)
        self._look(self.watching.look, frame.time)
        self._let_through()

    @cached_property
    def _play_area(self) -> Size:
        """The part of the table on which people play."""
        header = self.evening.header
        return table_for(header.game, len(header.players)).play_area

    def wait(self, time: float) -> None:
        """Time has passed, with or without a frame."""
        self.time.wait(time)
        self._let_through()

    def press(self, press: Press) -> None:
        """Take a button, key or touch; a button where nobody sits does nothing."""
        if press.seat is not None and not 0 <= press.seat < len(self.evening.header.players):
            return
        self.wait(press.time)
        self.time.happened(press.time)
        match press.action:
            case Action.UNDO:
                for before in self.asking.waiting.all():  # that is what it takes back
                    self.referee.press(before)
                self.referee.enter(Undo(), press.time, ToldBy.TOUCH)
            case Action.AS_IT_IS:
                self.referee.take_as_it_is(press.time)
            case Action.ANSWER:
                self.referee.answer(press)
            case Action.PAUSE:
                self.time.paused = not self.time.paused
            case Action.QUIT:
                self.quit = True
            case _:
                waits = self.asking.waiting.take(press)
                self._let_through() if waits else self.referee.press(press)

    def check_deck(self, *, begin: bool) -> None:
        """Count the cards that are spread on the table, from none on, or play on."""
        self.deck_check = DeckCheck(pack_of(self.evening.header)) if begin else None

    def calibrate(self, calibration: Calibration, *, mirrored: bool = False) -> None:
        """Take the table to lie there in the picture from now on.

        Args:
            calibration: where.
            mirrored: whether that holds for the mirror image of the newest picture, as it was shown.
        """
        self.watching.calibrate(calibration, mirrored=mirrored)
        self._keep_table(calibration)

    def seat(self, player: int, direction: float) -> None:
        """A player sits there from now on, or as near to it as the others leave room.

        Args:
            player: index of the player.
            direction: degrees clockwise from the table's lower edge.
        """
        seats = self.referee.table.seats.moved(player, direction)
        self.referee.table.seat(seats)
        self.evening.keep_seats(seats.directions)

    def tell_problem(self, notice: Reason, *, lost: bool) -> None:
        """Something is wrong with the camera.

        Args:
            notice: what.
            lost: whether there will be no frames for now: told until the next one, else for some seconds.
        """
        # A picture that was taken before that does not say that all is well again.
        self.time.notices.trouble(notice, max(self.time.now, self.watching.look.time), lost=lost)
        if lost:
            self.watching.lose()

    @property
    def view(self) -> View:
        """What there is to show now."""
        game, question = GameView.of(self.evening), self.asking.question
        awaited = game.turn is not None and question is None and not self.referee.out_of_step.stopped
        return View(
            game=game,
            camera=self.watching.view(self.time.notices.problem, self._hindrance, self.time.now),
            table=self.referee.view,
            time=self.time.view(awaited=awaited),
            question=question,
            deck=None if self.deck_check is None else self.deck_check.counted,
            sight=self.sight.view,
        )

    @property
    def _hindrance(self) -> Reason | None:
        return self.watching.hindrance(self.referee.table.seats, self.evening.header.players)

    def _note(self, noticed: Noticed, time: float) -> None:
        """Take what has become of the table, beside what lies there."""
        if noticed.computed is not None:
            self.referee.out_of_step.read_for(noticed.computed)
        if noticed.forgotten:
            self.evening.untold.append(Reason("trouble-table-other-section"))
        if noticed.unlike:
            self.time.notices.unlike(time)
        if noticed.found is not None:
            self._keep_table(noticed.found)

    def _keep_table(self, found: Calibration) -> None:
        """Keep where the table lies, should the evening be resumed."""
        self.evening.keep_table(self.known_table(found).as_dict())

    def known_table(self, found: Calibration, looks: bytes | None = None) -> KnownTable:
        """A table as it is kept: with what else must be the same of the camera for it to lie there again.

        Args:
            found: where it lies.
            looks: how it looks there with nothing on it, a small JPEG, where that was seen.
        """
        return table_as_kept(found, self.watching.section, looks, mirrored=self.watching.mirrored)

    def _look(self, look: Look, time: float) -> None:
        """Take what lies there; spread cards are no plays."""
        if look.state is TableState.HAND:
            self.time.happened(time)
        if self.deck_check is not None:
            if look.scene is not None:
                seen = look.scene.sightings
                self.deck_check.see([card.code for card in seen.cards] + [None for _ in seen.unknown])
            return
        if look.scene is not None:
            self.referee.see(look.scene, time)
        if look.state in STILL:
            self.referee.still(time)

    def _let_through(self) -> None:
        """Hand on the presses that need wait no longer."""
        while press := self.asking.due(self.watching.look.state, self.time.now):
            self.referee.press(press)
