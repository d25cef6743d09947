"""Things on the table that are none of the game's: a lit phone, a glass, other cards, what is moved about."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from companion.rehearsal.faults.effect import CompanyEffect, Draw, Fault, Moment, Present, Room
from companion.rehearsal.gestures import Gesture, Stop, laying, taking
from companion.rehearsal.layout import Kind, Layout, Lying, Spot, Thing
from companion.rehearsal.moving import MovingArm

_APART: Final = 115.0
"""Millimetres from the middle of a card to that of a thing beside it."""

DISPLAYS: Final = 4
"""Pictures that a telephone shows in turn."""


def _borders(room: Room, inside: float, random: np.random.Generator) -> list[Spot]:
    """Places along the short edges and in the corners of the play area, in an order of chance.

    Args:
        room: the table.
        inside: millimetres from the border to these places' middle.
        random: what chooses.
    """
    across, down = room.half[0] - inside, room.half[1] - inside
    found = [Spot(side * across, share * down) for side in (-1, 1) for share in (-1.0, 0.0, 1.0)]
    turns = random.uniform(0, 360, len(found)).tolist()
    return [replace(found[number], turn=turns[number]) for number in random.permutation(len(found)).tolist()]


def free(spot: Spot, layout: Layout) -> bool:
    """Whether nothing lies near a place."""
    return all(lying.spot.distance(spot) > _APART for lying in layout)


@dataclass(frozen=True, slots=True)
class LitPhone(CompanyEffect):
    """A telephone on the table that lights up.

    Attributes:
        inside: millimetres by which its middle lies within the play area's border.
        lit: share of the time in which it is lit.
        seconds: after which its picture changes.
    """

    inside: float
    lit: float
    seconds: float

    def company(self, draw: Draw, room: Room) -> _Phone:
        """The telephone on this table."""
        return _Phone(self, draw, room)


class _Phone:
    def __init__(self, phone: LitPhone, draw: Draw, room: Room) -> None:
        self._phone = phone
        self._draw = draw
        self._spot = _borders(room, phone.inside, draw.random())[0]

    def now(self, moment: Moment) -> Present:
        random = self._draw.random("shown", int(moment.time // self._phone.seconds))
        lit = random.random() < self._phone.lit
        shows = f"phone-{1 + int(random.integers(DISPLAYS))}" if lit else "phone-0"
        return Present(under=(Lying(Thing(Kind.PROP, "phone"), self._spot, shows),))


@dataclass(frozen=True, slots=True)
class StandingThings(CompanyEffect):
    """Things that stand on the table all the time.

    Attributes:
        names: what they are: ``"glass"``, ``"deck"`` or ``"box"``.
        inside: millimetres by which their middles lie within the play area's border.
    """

    names: tuple[str, ...]
    inside: float

    def company(self, draw: Draw, room: Room) -> _Standing:
        """Those on this table."""
        return _Standing(self, draw, room)


class _Standing:
    def __init__(self, things: StandingThings, draw: Draw, room: Room) -> None:
        spots = _borders(room, things.inside, draw.random())
        found: list[Lying] = []
        for number, (name, spot) in enumerate(zip(things.names, spots, strict=False)):
            if name == "glass":
                found += [
                    Lying(Thing(Kind.COASTER, f"fault {number}"), spot),
                    Lying(Thing(Kind.GLASS, f"fault {number}"), spot),
                ]
            else:
                found.append(Lying(Thing(Kind.PROP, f"{name} {number}"), spot, name))
        self._present = Present(under=tuple(found))

    def now(self, moment: Moment) -> Present:  # noqa: ARG002
        return self._present


@dataclass(frozen=True, slots=True)
class MovedThings(CompanyEffect):
    """Somebody lays things on the table where no cards lie, and moves them about.

    Attributes:
        every: seconds from one time to the next.
        names: what is moved: ``"coaster"``, ``"phone"``, ``"box"``.
    """

    every: float
    names: tuple[str, ...]

    def company(self, draw: Draw, room: Room) -> _Moving:
        """Who moves what."""
        return _Moving(self, draw, room)


class _Moving:
    def __init__(self, moved: MovedThings, draw: Draw, room: Room) -> None:
        self._moved = moved
        self._room = room
        self._random = draw.random()
        self._layout = Layout()
        self._arm: MovingArm | None = None
        self._time = 0.0
        self._next = moved.every * 0.6
        self._turn = 0

    def now(self, moment: Moment) -> Present:
        seconds, self._time = max(0.0, moment.time - self._time), moment.time
        if self._arm is None and moment.time >= self._next and not moment.arms:
            self._arm = self._begun(moment.layout)
            self._next = moment.time + self._moved.every
        if self._arm is None:
            return Present(under=self._layout.things)
        self._layout, _thrown = self._arm.advance(seconds, self._layout)
        reaching, carried = self._arm.reaching(), tuple(self._arm.carried())
        if not self._arm.busy:
            self._arm = None
        return Present((reaching,) if reaching else (), carried, self._layout.things)

    def _begun(self, played: Layout) -> MovingArm | None:
        """Somebody takes the next thing to a free place, or brings it; None where there is none."""
        name = self._moved.names[self._turn % len(self._moved.names)]
        self._turn += 1
        goal = self._free(Layout((*played, *self._layout)))
        if goal is None:
            return None
        kind = Kind.COASTER if name == "coaster" else Kind.PROP
        thing = Thing(kind, f"{name} moved")
        lying = Lying(thing, goal, "" if kind is Kind.COASTER else f"{name}-0" if name == "phone" else name)
        there = self._layout.find(thing)
        player = self._nearest(goal)
        laid = laying(lying, 0.5)
        stops: tuple[Stop, ...] = (laid,) if there is None else (taking(there, 0.5), laid)
        gesture = Gesture(player, stops, (lying,) if there is None else ())
        return MovingArm(gesture, self._room.seats[player])

    def _free(self, layout: Layout) -> Spot | None:
        across, down = self._room.half
        for x, y, turn in self._random.uniform(-1, 1, (40, 3)).tolist():
            spot = Spot(x * (across - 60.0), y * (down - 60.0), turn * 180.0 % 360.0)
            if math.hypot(x, y) > 0.5 and free(spot, layout):
                return spot
        return None

    def _nearest(self, spot: Spot) -> int:
        far = [seat.rest.distance(spot) for seat in self._room.seats]
        return far.index(min(far))


_ESTIMATED: Final = "estimated from people at tables"

FAULTS: Final = (
    Fault(
        "lit-phone",
        LitPhone(10.0, 0.4, 9.0),
        LitPhone(75.0, 0.8, 3.0),
        _ESTIMATED,
    ),
    Fault(
        "glass",
        StandingThings(("glass",), 25.0),
        StandingThings(("glass", "glass"), 65.0),
        _ESTIMATED,
    ),
    Fault(
        "second-deck",
        StandingThings(("deck",), 20.0),
        StandingThings(("deck", "box"), 70.0),
        _ESTIMATED,
    ),
    Fault(
        "things-moved",
        MovedThings(30.0, ("coaster",)),
        MovedThings(9.0, ("coaster", "phone", "box")),
        _ESTIMATED,
    ),
)
