"""What the screen shows: one immutable picture of the sitting, with everything a page needs and no rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, TypeVar

from companion.decks.check import Counted
from companion.engines import AnyEvent, AnyPosition, Header, Position, Reason, Undo
from companion.evening.course import Step, course_of, position_before, standing_before
from companion.evening.dealer import next_dealer
from companion.evening.evening import Evening, Ruled
from companion.evening.totals import Points, ScoreEdit, totals, winners
from companion.sitting.looks import Looks
from companion.table.reading import Question
from companion.table.seats import TableMap
from companion.table.steps import SetupStep
from hardware.cameras.protocol import Frame
from vision.calibration import Calibration
from vision.quality.quality import Quality
from vision.scene.scene import TableState
from vision.sightings import Image, Sightings

PositionT = TypeVar("PositionT", bound=Position[Any])

Hinders = Callable[[Mapping[str, Any]], Reason | None]
"""Why the people at a directed table would not do what a record's line tells, None when they would."""


@dataclass(frozen=True, eq=False)
class GameView:
    """What was played, and who is to do what.

    Attributes:
        header: who plays what.
        position: the game's position; a page draws from it what the game's players want to see.
        duty: whose turn it is and what must be done.
        turn: index of the player who must act, None when it is nobody's or everybody's turn.
        dealer: index of the player who deals next, None while nobody is to deal.
        history: all ruled events of this game, oldest first.
        accepted: the legal events of this game that stand, oldest first.
        edits: the changes of the scores by the table.
    """

    header: Header
    position: AnyPosition
    duty: Reason
    turn: int | None
    dealer: int | None
    history: tuple[Ruled, ...]
    accepted: tuple[AnyEvent, ...]
    edits: tuple[ScoreEdit, ...]

    @classmethod
    def of(cls, evening: Evening) -> GameView:
        """The game of an evening as it stands."""
        plays = evening.game.plays()
        return cls(
            header=evening.header,
            position=evening.position,
            duty=plays.duty,
            turn=plays.player,
            dealer=next_dealer(evening.game),
            history=tuple(evening.ruled),
            accepted=tuple(evening.game.accepted),
            edits=evening.edits,
        )

    @property
    def last(self) -> Ruled | None:
        """The last ruled event, None before the first; an undo with nothing to undo is none."""
        return next((ruled for ruled in reversed(self.history) if not ruled.vain), None)

    @property
    def totals(self) -> Points:
        """Everybody's total, with what the table has changed."""
        return totals(self.position, self.edits)

    @property
    def winners(self) -> tuple[int, ...]:
        """Indexes of those who have won, nobody while the game goes on."""
        return winners(self.position, self.edits)

    @property
    def leading(self) -> tuple[int, ...]:
        """Indexes of those whose total is the best; nobody where nobody is ahead of anybody."""
        totals = self.totals
        best = min(totals) if self.position.fewest_win else max(totals)
        leading = tuple(player for player, total in enumerate(totals) if total == best)
        return leading if len(leading) < len(totals) else ()

    def position_as(self, kind: type[PositionT]) -> PositionT:
        """The position, for a page of the game that has such positions; `TypeError` for any other."""
        if not isinstance(self.position, kind):
            raise TypeError(f"This is a {type(self.position).__name__}, no {kind.__name__}.")
        return self.position

    def meant(self, ruled: Ruled) -> Ruled:
        """What an event of the history is about: of an undo what it took back, else the event itself."""
        if not isinstance(ruled.event, Undo) or ruled.vain:
            return ruled
        standing: list[Ruled] = []
        for told in self.history:
            if told is ruled:
                return standing[-1] if standing else ruled
            if isinstance(told.event, Undo):
                del standing[-1:]
            elif told.ruling.legal:
                standing.append(told)
        return ruled

    @cached_property
    def course(self) -> tuple[Step, ...]:
        """Everything that was done, each play once, as it was put right last; oldest first."""
        return course_of(self.history)

    def before(self, number: int) -> AnyPosition:
        """The position in which the event of that number in the course was told."""
        return position_before(self.course, number, self.header)

    def put_right_before(self, number: int) -> AnyPosition:
        """The position in which it is told when it is put right: what was taken back since is not there."""
        return standing_before(self.course, number, self.header)

    def at(self, number: int, position: AnyPosition) -> GameView:
        """The game as it stood before the event of that number in the course, in that position."""
        steps, plays = self.course[:number], position.plays()
        return replace(
            self,
            position=position,
            duty=plays.duty,
            turn=plays.player,
            history=tuple(step.ruled for step in steps),
            accepted=tuple(step.ruled.event for step in steps if step.stands),
        )


@dataclass(frozen=True, slots=True, eq=False)
class CameraView:
    """What the camera shows at one moment.

    Attributes:
        state: the state of the table.
        frame: the newest frame, None before the first.
        sightings: what lies there, for drawing into the picture.
        watched: whether there is a camera; without one every play is told by hand.
        table: where the table lies in the picture, None before it was found.
        problem: what is wrong with the camera, None when nothing is.
        hindrance: what keeps the table from being seen for long and people can help, None for nothing.
        untold_print: what cannot be told of cards as the camera sees their print, None where all can.
        print_is_news: whether people were not told of that before.
        looks: what cards looked like, in each play that was seen and in all of the evening.
    """

    state: TableState
    frame: Frame | None
    sightings: Sightings
    watched: bool = True
    table: Calibration | None = None
    problem: Reason | None = None
    hindrance: Reason | None = None
    untold_print: Reason | None = None
    print_is_news: bool = False
    looks: Looks = field(default_factory=Looks)

    @property
    def picture(self) -> Image | None:
        """The newest frame, whole, BGR; None before the first."""
        return self.frame.image if self.frame else None

    @property
    def picture_now(self) -> Image | None:
        """What the camera sees now, as `picture`; None where it gives none, as one that was unplugged."""
        return None if self.blind else self.picture

    @property
    def blind(self) -> bool:
        """Whether plays must be told by hand: there is no camera, or no picture of it."""
        return not self.watched or self.state is TableState.NO_PICTURE


@dataclass(frozen=True, slots=True, eq=False)
class SightView:
    """How well the table is seen.

    Attributes:
        quality: what was measured last, None before.
        measures: whether it is being measured, or will be once the table is found.
    """

    quality: Quality | None = None
    measures: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class TableView:
    """The table beside the position: who sits there, and whether what lies there is as it should be.

    Attributes:
        seats: where everybody sits around it.
        setting_up: what to do before the next round, nothing while one runs.
        in_step: False while it does not lie as the position says and no play explains it.
        stopped: whether it has been so for a while, so that nothing is ruled on until they agree again.
        taken_back: whether an illegal play has been seen to be taken back.
        notice: what is waited for or wondered about, None when all is well.
    """

    seats: TableMap
    setting_up: tuple[SetupStep, ...] = ()
    in_step: bool = True
    stopped: bool = False
    taken_back: bool = True
    notice: Reason | None = None


@dataclass(frozen=True, slots=True, eq=False)
class TimeView:
    """How late it is, and what that means.

    Attributes:
        now: seconds on the camera's clock.
        ruled: when the last event was ruled on, seconds on the same clock.
        paused: whether watching is paused.
        reminded: whether the others have waited long for whoever must act.
    """

    now: float
    ruled: float
    paused: bool = False
    reminded: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class View:
    """The sitting at one moment.

    Attributes:
        game: what was played.
        camera: what the camera shows.
        table: how the table lies beside that.
        time: how late it is.
        question: the open question, None when there is none.
        deck: what a deck check has counted, None while none is made.
        hinders: why people who do what they are told would not do it; None where nobody directs them.
        sight: how well the table is seen.
    """

    game: GameView
    camera: CameraView
    table: TableView
    time: TimeView
    question: Question | None = None
    deck: Counted | None = None
    hinders: Hinders | None = None
    sight: SightView = field(default_factory=SightView)

    @property
    def directed(self) -> bool:
        """Whether people at a simulated table do what they are told."""
        return self.hinders is not None

    @property
    def refused(self) -> bool:
        """Whether the last ruling is a “no” whose cards still lie there."""
        last = self.game.last
        return last is not None and not last.ruling.legal and not self.table.taken_back
