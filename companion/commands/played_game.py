"""A game in a window: its sitting, and where its frames and presses come from."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Protocol

from companion.cameras.sources import FrameSource, Problems, notice_of
from companion.commands.films import Films
from companion.commands.finding import FoundTable, found_in
from companion.commands.known_tables import table_size
from companion.engines import Reason, read_event
from companion.evening.evening import Evening
from companion.machine.settings import Settings
from companion.screens.intents import CheckDeck, EditScores, Purpose, Seated
from companion.sitting import Sitting
from companion.sitting.background import BackgroundWatcher
from companion.sitting.view import CameraView, View
from companion.table.inputs import Action, Press
from vision.sightings import Image

TOLD_SECONDS = 30.0
"""So long the table page tells that something that was chosen is not used, or something cannot be kept;
of several things each in its turn."""

AT_ONCE = 4
"""Frames and presses taken between two pictures of the screen, so that it stays quick while catching up."""


class TakesDirections(Protocol):
    """People who do what they are told, as `companion.rehearsal.directions.Directions`."""

    problem: Reason | None
    """Why they do not do what they were told last."""

    def press(self, action: Action, seat: int | None) -> bool:
        """Let them do what a touch stands for; False where it is for the companion alone."""

    def tell(self, event: Any) -> None:
        """Let them do that, once they have done what was said before."""

    def hinders(self, event: Any) -> Reason | None:
        """Why they would not do that now, None when they would."""


class PlayedGame:
    """A game that is watched, and told by hand.

    Args:
        sitting: watches.
        source: gives frames and presses.

    Attributes:
        sitting: watches.
        took: whether a frame or a press has come when that was looked at last.
    """

    def __init__(self, sitting: Sitting, source: FrameSource) -> None:
        self.sitting = sitting
        self.took = False
        self._source = source
        # Only people at the simulated table have them; others are not made to wait until these are loaded.
        self._directions: TakesDirections | None = getattr(source, "directions", None)
        self._problems = Problems()
        self._told: tuple[tuple[Reason, float], ...] = ()

    @property
    def evening(self) -> Evening:
        """The evening that the game belongs to."""
        return self.sitting.evening

    @property
    def view(self) -> View:
        """What there is to show of the table; for a while with what else is to be told."""
        view = self.sitting.view
        if self._directions is not None:
            problem = view.camera.problem or self._directions.problem
            view = replace(view, camera=_troubled(view, problem), hinders=self._hinders)
        if view.camera.problem is not None:
            return view
        told = next((reason for reason, until in self._told if view.time.now <= until), None)
        return view if told is None else replace(view, camera=_troubled(view, told))

    def tell_for_a_while(self, reason: Reason) -> None:
        """Tell on the table page that something that was chosen is not used, or something cannot be kept."""
        now = self._source.now()
        waiting = tuple(told for told in self._told if told[1] > now and told[0] != reason)
        begins = max((until for _, until in waiting), default=now)
        self._told = (*waiting, (reason, begins + TOLD_SECONDS))

    def watch(self, films: Films) -> bool:
        """Take what has come, and film it where that is wished; whether somebody was at the table.

        Somebody is where something was ruled on or pressed, or a hand is seen.
        """
        rulings, quiet_since = len(self.evening.ruled), self.sitting.time.quiet_since
        self.sitting.wait(self._source.now())
        self.took = False
        for _ in range(AT_ONCE):
            moment = self._source.next()
            self.took |= moment is not None
            if isinstance(moment, Press):
                films.add(moment, self.sitting.asking.question)
                self.sitting.press(moment)
            elif moment is not None:
                self.sitting.step(moment)
                self._source.heed(self.sitting.watching.look.state)
                films.add(self.sitting.watching.frame or moment)
            # A camera that fails after its last picture is told of after that.
            if self._problems.new(self._source):
                self.sitting.wait(self._source.now())
                self.sitting.tell_problem(notice_of(self._source), lost=self._source.camera_gone)
            if moment is None:
                break
        films.keep()
        return len(self.evening.ruled) > rulings or self.sitting.time.quiet_since != quiet_since

    def find_table(self, find: Callable[[Image], FoundTable], settings: Settings) -> bool:
        """Somebody shows where the table lies; whether it is found there in the newest picture.

        The camera finds focus and light anew, too.

        Args:
            find: how it is looked for.
            settings: as they hold now.
        """
        self._source.find_anew()
        found = found_in(self.sitting.view.camera.picture, find)
        if found is None:
            return False
        size = table_size(self.evening, settings)
        self.sitting.calibrate(found.calibration.on_table_of(size), mirrored=found.mirrored)
        self.sitting.sight.ask()
        return True

    def press(self, action: Action, seat: int | None, choice: int | None, films: Films) -> None:
        """A touch or key.

        Args:
            action: what was pressed.
            seat: whose button it is, None for the one that all share.
            choice: which answer, where a question is open.
            films: gets it too.
        """
        if self._directions is None or not self._directions.press(action, seat):
            press = Press(action, self._source.now(), seat, choice)
            films.add(press, self.sitting.asking.question)
            self.sitting.press(press)

    def tell(self, line: Mapping[str, Any], purpose: Purpose, first: int | None = None) -> None:
        """Somebody tells a play by hand: to be done, instead of another one, or as one that was made.

        Args:
            line: the play as a line of the table record.
            purpose: what for.
            first: number of the journal's entry under which the play that it puts right was told first.
        """
        game = self.evening.game
        event = read_event(line, game.rules, game.header)
        if purpose is Purpose.DIRECT:
            if self._directions is not None:
                self._directions.tell(event)
            return
        referee, now = self.sitting.referee, self._source.now()
        if first is not None:
            referee.put_right(first, event, now)
        else:
            referee.enter(event, now)

    def _hinders(self, line: Mapping[str, Any]) -> Reason | None:
        """Why the people at the simulated table would not do what a line tells, None when they would."""
        game = self.evening.game
        event = read_event(line, game.rules, game.header)
        return None if self._directions is None else self._directions.hinders(event)

    def settle(self, given: CheckDeck | EditScores | Seated) -> None:
        """What concerns the game's people and cards, and is no play."""
        match given:
            case CheckDeck(begin):
                self.sitting.check_deck(begin=begin)
            case EditScores(points):
                self.evening.edit_scores(points)
            case Seated(player, direction):
                self.sitting.seat(player, direction)

    def close(self) -> None:
        """Let go of the camera."""
        self._source.close()
        watcher = self.sitting.watching.watcher
        if isinstance(watcher, BackgroundWatcher):
            watcher.close()


def _troubled(view: View, problem: Reason | None) -> CameraView:
    """What the camera shows, with what is wrong."""
    return replace(view.camera, problem=problem)
