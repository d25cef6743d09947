"""A table record acted out on the simulated table, one frame or press at a time.

>>> with open("round.jsonl", "rb") as file:                                     # doctest: +SKIP
...     truth = read_truth(file)
>>> world = make_world(Conditions.EASY, seed=1, seats=len(truth.header.players))  # doctest: +SKIP
>>> rehearsal = Rehearsal(truth, world, screen)     # screen: what the companion shows   # doctest: +SKIP
>>> for moment in rehearsal:                                                    # doctest: +SKIP
...     if isinstance(moment, Frame):
...         companion.step(moment)                  # it may call rehearsal.busy(seconds) for the time it took
...     else:
...         companion.press(moment)
>>> compare(truth, companion.events).same                                       # doctest: +SKIP
True

Time is table time: it goes on from frame to frame, however long the companion takes.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from typing import Final

import numpy as np

from companion.decks.drawn.deck import DrawnDeck
from companion.rehearsal.arms import arm_window
from companion.rehearsal.camera import Above, SimulatedCamera
from companion.rehearsal.clutter import strewn
from companion.rehearsal.conditions import World
from companion.rehearsal.errors import NotThereError
from companion.rehearsal.game_people import people_in, people_of, ring_of
from companion.rehearsal.gestures import Gesture, SimulatedSeat, Stop, settled, sweep
from companion.rehearsal.layout import BOARD, Layout, Lying, Spot
from companion.rehearsal.moving import MovingArm, Reaching, Rolling
from companion.rehearsal.patience import PATIENCE, REACTION, READING, STOPPED_AFTER, Computed, Patience
from companion.rehearsal.script import (
    Act,
    AwaitRuling,
    Glance,
    Pause,
    Push,
    Screen,
    Script,
    Together,
)
from companion.rehearsal.stage import Stage
from companion.rehearsal.step import Step
from companion.table.inputs import Action, Press
from companion.table.reading import Question
from companion.table.seats import TableMap
from hardware.cameras.missed import NewestFrame
from hardware.cameras.protocol import Frame
from vision.boxes import PixelBox

TICK_SECONDS: Final = 1 / 30
"""Table time goes on by so much: a camera gives thirty frames a second."""

FRAME_TICKS: Final = 3
FRAME_SECONDS: Final = FRAME_TICKS * TICK_SECONDS
"""Of its frames every third is drawn while something moves, and once all has been still for a while: in these
nothing can be read, and to draw them all would take too long."""

SETTLING: Final = 0.25
"""Seconds of stillness in which every frame is drawn."""

BOARD_SECONDS: Final = 1.6
"""How long people leave the calibration board on the table."""


FINDING: Final = 1.0
"""Seconds that people give the companion to find the free table once the board is taken away."""


class Rehearsal:
    """Simulated people, table and camera.

    Attributes:
        acting: the event that is being acted out, None before the first one.
        frames: frames given so far.
        time: seconds of table time.
        done: when the last arm left the picture, or the last press was made.
        rolled: when the last die came to rest.
    """

    def __init__(
        self,
        script: Script,
        world: World,
        screen: Screen,
        *,
        begin: int = 0,
        blind: bool = False,
        board: bool = True,
        painted: bool = True,
        seats: TableMap | None = None,
        deck: DrawnDeck | None = None,
    ) -> None:
        """Set the table.

        Args:
            script: what is played.
            world: table, light and people.
            screen: what the companion shows; the people see nothing else of it.
            begin: events that have been acted out already; the table is set as it lies after them.
            blind: every frame is black.
            board: whether the calibration board lies on the table at first.
            seats: where the people sit; None: as usual in the game.
            deck: the cards that they play with; None: ours.
            painted: False gives every frame black and undrawn, for who knows the table without looking.
        """
        self._script = script
        self._world = world
        self._screen = screen
        self._blind = blind or not painted
        self._board = board
        self._people = people_in(script.header, world, seats)
        deck = deck or people_of(script.header.game).deck(world)
        self._stage = Stage(world, deck, ring_of(script.header))
        self._camera = SimulatedCamera(self._stage, self._people.seats)
        self._arms: list[MovingArm] = []
        self._rolling: list[Rolling] = []
        self._newest = NewestFrame()
        self._progress = Computed()
        self._pushed: Push | None = None
        self._ticks = 0
        self._stirred = -SETTLING
        self._known = 0
        self._lost = False
        self._unruled = False
        self._board_shown = False
        self.acting: Step | None = None
        self.frames = 0
        self.time = 0.0
        self.done = 0.0
        self.rolled = 0.0
        self._moments = self._play(begin)

    def __iter__(self) -> Iterator[Frame | Press]:
        return self

    def __next__(self) -> Frame | Press:
        return next(self._moments)

    @property
    def layout(self) -> Layout:
        """What lies on the table."""
        return self._stage.layout

    @property
    def seats(self) -> tuple[SimulatedSeat, ...]:
        """Where each player sits."""
        return self._people.seats

    @property
    def painting(self) -> float:
        """Seconds of the processor's time for which frames were painted whole: see `Stage`."""
        return self._camera.painting

    @property
    def rolls(self) -> bool:
        """Whether dice are rolling."""
        return bool(self._rolling)

    @property
    def arms(self) -> tuple[Reaching, ...]:
        """The arms above the table now, in view or on their way."""
        return tuple(reaching for arm in self._arms if (reaching := arm.reaching()) is not None)

    @property
    def free(self) -> float:
        """When the companion has computed all that it got, and its screen shows what it makes of it."""
        return self._progress.free

    def busy(self, seconds: float) -> None:
        """The companion computes for so long: frames that fall into that time are missed."""
        self._progress.begins(self.time, seconds)

    def _play(self, begin: int) -> Iterator[Frame | Press]:
        steps = self._script.acted
        self._stage.layout = self._layout_after(steps[:begin])
        if self._board:
            board = Lying(BOARD, Spot(0.0, 0.0))
            self._stage.layout = self.layout.put([board])
            yield from self._wait(BOARD_SECONDS)
            yield from self._take_board(board)
        knock = len(steps) // 2
        number = begin
        for step in self._script.coming(begin):
            if number == knock and self._world.knocked is not None:
                self._stage.lens = self._world.knocked
            if step is None:
                yield from self._tick()
                continue
            number += 1
            yield from self._await_readiness()
            try:
                yield from self._act(step)
            except NotThereError as error:
                self._script.refused(step, error)
        yield from self._wait(REACTION)

    def _act(self, step: Step) -> Iterator[Frame | Press]:
        self.acting = step
        self._board_shown = False
        self._known = self._screen.rulings
        for act in self._people.act(step, self.layout):
            yield from self._do(act)
            if self._lost:
                yield from self._show_board()

    def _layout_after(self, steps: Sequence[Step]) -> Layout:
        world = self._world
        layout = Layout(strewn(world.clutter, world.table, np.random.default_rng([world.seed, 5])))
        for step in steps:
            for act in self._people.act(step, layout):
                if isinstance(act, Together):
                    layout = settled(layout, act.gestures)
        return layout

    def _do(self, act: Act) -> Iterator[Frame | Press]:
        match act:
            case Together():
                self._pushed = None
                yield from self._gestures(act)
            case Pause():
                yield from self._wait(act.seconds)
            case Push():
                self._pushed = act
                yield from self._push(act)
            case AwaitRuling():
                yield from self._await_ruling()
            case Glance():
                yield from self._glance(act.seconds)

    def _push(self, push: Push) -> Iterator[Press]:
        self.done = self.time
        yield Press(push.action, self.time, push.seat)

    def _gestures(self, act: Together) -> Iterator[Frame | Press]:
        self._arms = [MovingArm(gesture, self._people.seats[gesture.player]) for gesture in act.gestures]
        while any(arm.busy for arm in self._arms) or self._rolling:
            yield from self._tick()

    def _wait(self, seconds: float) -> Iterator[Frame | Press]:
        until = self.time + seconds - TICK_SECONDS / 2
        while self.time < until:
            yield from self._tick()

    def _await_readiness(self) -> Iterator[Frame | Press]:
        """People see on the screen that it looks still, or that the table lies otherwise than it should.

        What it asks they say, however late. They have laid the table right, so that they say this once it
        stops ruling; but not where it has missed a legal play, since then the screen shows another table.
        """
        patience, puzzle = self._patience(STOPPED_AFTER), None
        while self._waits(patience):
            question = self._question
            if question is not None and question != puzzle:
                puzzle = yield from self._answer()
            elif self._shows and self._screen.ready:
                return
            elif self._shows and self._screen.stopped and not self._unruled:
                yield from self._wait(READING)
                yield Press(Action.AS_IT_IS, self.time)
                patience = min(patience, self._patience(REACTION))
            if self._lost:
                yield from self._show_board()
            yield from self._tick()

    def _patience(self, seconds: float) -> Patience:
        """People begin to wait for so long."""
        return Patience(self.time + seconds, self._progress.computed)

    def _waits(self, patience: Patience) -> bool:
        return patience.lasts(self.time, self._progress.computed)

    @property
    def _shows(self) -> bool:
        """Whether the screen shows what the companion makes of all that it got, before it gets more."""
        return self.free <= self.time + TICK_SECONDS

    @property
    def _question(self) -> Question | None:
        """The question that people read on the screen."""
        return self._screen.question if self._shows else None

    def _glance(self, seconds: float) -> Iterator[Frame | Press]:
        yield from self._wait(seconds)
        patience, puzzle = self._patience(PATIENCE), None
        while self._waits(patience) or self._screen.asks_others:
            if self._question not in (None, puzzle):
                puzzle = yield from self._answer()
            elif self._shows and self._screen.ready:
                return
            yield from self._tick()

    def _await_ruling(self) -> Iterator[Frame | Press]:
        """People wait for a ruling; what they pressed in vain they press once more."""
        patience, puzzle = self._patience(PATIENCE), None
        while not (self._shows and self._screen.rulings > self._known):
            if self._screen.asks_others:
                patience = self._patience(PATIENCE)
            elif not self._waits(patience):
                if self._pushed is None:
                    break
                yield from self._push(self._pushed)
                self._pushed, patience = None, self._patience(PATIENCE)
            if self._question not in (None, puzzle):
                puzzle = yield from self._answer()
                patience = self._patience(PATIENCE)
            if self._lost:
                yield from self._show_board()
                patience = self._patience(PATIENCE)
            yield from self._tick()
        self._unruled = self._unruled or (self._screen.rulings <= self._known and self._is_legal)
        yield from self._wait(REACTION)

    @property
    def _is_legal(self) -> bool:
        """Whether what is acted changes the game; else the table becomes again what the screen shows."""
        ruling = None if self.acting is None else self.acting.ruling
        return ruling is not None and ruling.legal

    def _answer(self) -> Generator[Frame | Press, None, Question | None]:
        """Answer the open question; gives it back when nobody knows the answer."""
        yield from self._wait(READING)
        while not self._shows:
            yield from self._tick()
        question = self._question
        if question is None:
            return None
        choice = self._people.answer(question, self.layout)
        if choice is None:
            return question
        self.done = self.time
        yield Press(Action.ANSWER, self.time, choice=choice)
        return None

    def _show_board(self) -> Iterator[Frame | Press]:
        """The companion has lost the table: the board is laid in the middle, over what lies there."""
        self._board_shown, self._lost = True, False
        board = Lying(BOARD, Spot(0.0, 0.0))
        yield from self._gestures(Together((Gesture(0, (Stop(0.0, 90.0, 0.5, drop=(board,)),), (board,)),)))
        yield from self._wait(BOARD_SECONDS)
        yield from self._take_board(board)

    def _take_board(self, board: Lying) -> Iterator[Frame | Press]:
        yield from self._gestures(Together((sweep(0, (board,)),)))
        yield from self._wait(FINDING)
        self._lost = False

    def _tick(self) -> Iterator[Frame]:
        """Let the time from one of the camera's frames to the next pass.

        As with a live camera, the newest frame of those that came while the companion computed waits for it.
        """
        if self.free <= self.time + TICK_SECONDS:
            yield from self._given()
        self.time += TICK_SECONDS
        layout = self.layout
        for arm in self._arms:
            layout, thrown = arm.advance(TICK_SECONDS, layout)
            self._rolling += thrown
        for die in self._rolling:
            layout = die.advance(TICK_SECONDS, layout)
            self.rolled = self._stirred = self.time
        self._rolling = [die for die in self._rolling if die.busy]
        self._stage.layout = layout
        self._note_arms()
        computes = self.time < self.free
        self._ticks += 1
        for frame in self._taken(due=self._ticks % FRAME_TICKS == 0 or (self._settles and not computes)):
            self._newest.come(frame)
        if computes:
            self._progress.passes(self.time, TICK_SECONDS)
        else:
            yield from self._given()

    @property
    def _settles(self) -> bool:
        """Whether all has just come to rest."""
        return 0 < self.time - self._stirred < SETTLING

    def _given(self) -> Iterator[Frame]:
        """The newest frame, if one waits to be taken."""
        frame = self._newest.take()
        if frame is not None:
            self.frames += 1
            yield frame
            self._lost = self._screen.lost and not self._board_shown

    def _note_arms(self) -> None:
        for arm in self._arms:
            reaching = arm.reaching()
            if reaching and not self._window(reaching).empty:
                self.done = self._stirred = self.time

    def _window(self, reaching: Reaching) -> PixelBox:
        """The part of the picture in which an arm may be seen."""
        look = self._world.arms[reaching.player]
        return arm_window(self._stage.lens, look, reaching.tip, reaching.lift)

    def _taken(self, *, due: bool) -> Iterator[Frame]:
        """The frames that come from the camera in this tick, in which one is due or not."""
        if not self._blind:
            carried = tuple(held for arm in self._arms for held in arm.carried())
            above = Above(self.arms, carried, tuple(die.now() for die in self._rolling))
            yield from self._camera.tick(self.time, above, due=due)
        elif due:
            width, height = self._world.table.picture
            yield Frame(np.zeros((height, width, 3), np.uint8), self.time)
