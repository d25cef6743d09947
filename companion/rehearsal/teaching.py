"""Somebody at the simulated table who lays down the cards that a lesson asks for."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

import numpy as np

from companion.decks.drawn.deck import DrawnDeck
from companion.rehearsal.conditions import World
from companion.rehearsal.gestures import Gesture, SimulatedSeat, laying, taking
from companion.rehearsal.layout import Kind, Layout, Lying, Spot, Thing
from companion.rehearsal.moving import MovingArm
from companion.rehearsal.rehearsal import FRAME_SECONDS
from companion.rehearsal.stage import Stage
from hardware.cameras.protocol import Frame

Asked = tuple[str, int]
"""The card that is asked for, and how many pictures were taken before: another card, or the same anew."""

_LOOKING: Final = 1.0
"""Seconds in which people look at the table before they begin."""

_PATIENCE: Final = 4.0
"""Seconds after which people take a card up and lay it down again."""

_WHERE: Final = Spot(0.0, 40.0)
_SPREAD: Final = (40.0, 30.0, 14.0)
"""Millimetres and degrees by which each card lies elsewhere than `_WHERE`, at most."""


class Showing:
    """Frames of a table on which one card after the other is laid, each in place of the one before.

    Args:
        world: table, light and the arm.
        deck: the cards.
        asks: what the lesson asks for now, None when it asks for nothing: then the table stays as it is.
        begin: seconds at which it begins.

    Attributes:
        time: seconds of table time.
    """

    def __init__(
        self, world: World, deck: DrawnDeck, asks: Callable[[], Asked | None], begin: float = 0.0
    ) -> None:
        self._stage = Stage(world, deck)
        self._seat = SimulatedSeat(0.0)
        self._asks = asks
        self._random = np.random.default_rng([world.seed, 13])
        self._free = 0.0
        self.time = begin
        self._frames = self._act()

    def __iter__(self) -> Iterator[Frame]:
        return self

    def __next__(self) -> Frame:
        return next(self._frames)

    def busy(self, seconds: float) -> None:
        """The companion computes for so long: frames that fall into that time are dropped."""
        self._free = self.time + seconds

    def _act(self) -> Iterator[Frame]:
        yield from self._wait(_LOOKING, None)
        while (asked := self._asks()) is not None:
            yield from self._make(self._gesture(asked))
            yield from self._wait(_PATIENCE, asked)
            if self._asks() is None:  # when all were compared some may be asked for once more
                yield from self._wait(_LOOKING, None)

    def _gesture(self, asked: Asked) -> Gesture:
        """Takes away what lies there and lays a card down; of one taught before the deck's next look."""
        code, before = asked
        far, aside, turn = self._random.uniform(-1.0, 1.0, 3) * _SPREAD
        card = Lying(
            Thing(Kind.CARD, code, before), _WHERE.moved(float(aside), float(far), float(turn)), code
        )
        return Gesture(0, (*map(taking, self._stage.layout), laying(card)), (card,))

    def _make(self, gesture: Gesture) -> Iterator[Frame]:
        arm = MovingArm(gesture, self._seat)
        while arm.busy:
            yield from self._tick(arm)

    def _wait(self, seconds: float, asked: Asked | None) -> Iterator[Frame]:
        """Look on for some seconds, or until something else is asked for."""
        until = self.time + seconds - FRAME_SECONDS / 2
        while self.time < until and (asked is None or self._asks() == asked):
            yield from self._tick(None)

    def _tick(self, arm: MovingArm | None) -> Iterator[Frame]:
        """Let one frame's time pass."""
        self.time += FRAME_SECONDS
        if arm is not None:
            self._stage.layout, _ = arm.advance(FRAME_SECONDS, self._stage.layout)
        if self.time < self._free:
            return
        reaching = None if arm is None else arm.reaching()
        carried = [] if arm is None else arm.carried()
        yield Frame(self._stage.frame([] if reaching is None else [reaching], carried), self.time)

    @property
    def layout(self) -> Layout:
        """What lies on the table."""
        return self._stage.layout
