"""A picture of every fault of the simulated table, side by side, for people to look at.

    python -m companion.bench.faults OUT.png
    python -m companion.bench.faults OUT.png --strength mild --seed 4 --fault sun-patch --fault candle

Each is shown at a moment at which it differs much from the same table without it, a hand just coming in.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import cv2
import numpy as np

from companion.decks.drawn.decks import drawn_deck
from companion.rehearsal.camera import Above, SimulatedCamera
from companion.rehearsal.canvas import Picture
from companion.rehearsal.clutter import strewn
from companion.rehearsal.conditions import Conditions, World, make_world
from companion.rehearsal.faults.registry import FAULTS, ChosenFault, Strength
from companion.rehearsal.gestures import SimulatedSeat
from companion.rehearsal.layout import BACK, Kind, Layout, Lying, Spot, Thing
from companion.rehearsal.moving import Reaching, between
from companion.rehearsal.rehearsal import TICK_SECONDS
from companion.rehearsal.stage import Stage

_COLUMNS: Final = 6
_TILE: Final = (480, 270)
"""Width and height in pixels of one fault's picture."""

_CAPTION: Final = 26
"""Pixels above it for its name."""

_EVERY: Final = 8
"""Ticks from one picture that is looked at to the next."""

_SECONDS: Final = 24.0
"""Of a table's time that are looked at."""

_TURNS: Final = (3.0, 350.0, 12.0, 0.0, 8.0, 90.0, 5.0, 30.0, 2.0)
"""How the cards lie, in degrees."""


@dataclass(frozen=True, slots=True)
class Acted:
    """A table at which somebody reaches in again and again.

    Attributes:
        world: the table.
        stage: it, painted.
        seats: where people sit.
    """

    world: World
    stage: Stage
    seats: tuple[SimulatedSeat, ...]

    @classmethod
    def at(
        cls, faults: tuple[ChosenFault, ...], seed: int, conditions: Conditions = Conditions.HOME
    ) -> Acted:
        """A table of that seed, as at home if nothing else is said, with these faults."""
        world = make_world(conditions, seed).with_faults(faults)
        deck = drawn_deck("up")
        stage = Stage(world, deck)
        codes = deck.codes[:: max(1, len(deck.codes) // len(_TURNS))]
        cards = [
            Lying(Thing(Kind.CARD, code), _place(number, turn), BACK if number == 4 else code)
            for number, (code, turn) in enumerate(zip(codes, _TURNS, strict=False))
        ]
        clutter = strewn(world.clutter, world.table, np.random.default_rng([world.seed, 5]))
        stage.layout = Layout((*clutter, *cards))
        return cls(world, stage, tuple(SimulatedSeat(90.0 * side) for side in range(4)))

    def frames(self, seconds: float) -> Iterator[tuple[float, Picture]]:
        """Time and picture of what the camera gives, some times a second."""
        camera = SimulatedCamera(self.stage, self.seats)
        for tick in range(round(seconds / TICK_SECONDS)):
            time = tick * TICK_SECONDS
            for frame in camera.tick(time, Above(self._arms(time)), due=tick % _EVERY == 0):
                yield frame.time, frame.image

    def _arms(self, time: float) -> tuple[Reaching, ...]:
        """Somebody's arm is in for one second of three."""
        player, since = int(time // 3.0) % 4, time % 3.0
        if since > 1.2:
            return ()
        seat = self.seats[player]
        share = np.sin(np.pi * since / 1.2)
        return (Reaching(player, between(seat.rest, seat.reaching(60.0, 110.0), float(share)), 14.0),)


def _place(number: int, turn: float) -> Spot:
    """Where a card lies: five in a row, and the others below."""
    return Spot(-180.0 + 75.0 * (number % 5), -60.0 + 125.0 * (number // 5), turn)


def usual(seed: int) -> dict[int, Picture]:
    """What is seen at a table without faults, small, by ticks."""
    return {
        round(time / TICK_SECONDS): _tile(picture) for time, picture in Acted.at((), seed).frames(_SECONDS)
    }


def telling(fault: ChosenFault, seed: int, without: dict[int, Picture]) -> Picture:
    """The picture of a table with a fault at which it differs most from what is usual."""
    best, found = -1.0, None
    for time, picture in Acted.at((fault,), seed).frames(_SECONDS):
        same, tile = without.get(round(time / TICK_SECONDS)), _tile(picture)
        apart = (
            float(cv2.absdiff(same, tile).mean()) if same is not None and same.shape == tile.shape else 0.0
        )
        if apart > best:
            best, found = apart, tile
    if found is None:
        raise ValueError(f"{fault} lets no picture come")
    return found


def _tile(picture: Picture) -> Picture:
    """A picture as small as its place on the sheet."""
    share = min(_TILE[0] / picture.shape[1], _TILE[1] / picture.shape[0])
    size = (round(picture.shape[1] * share), round(picture.shape[0] * share))
    return np.asarray(cv2.resize(picture, size, interpolation=cv2.INTER_AREA), np.uint8)


def sheet(faults: list[ChosenFault], seed: int) -> Picture:
    """All these faults, each under its name."""
    rows, without = -(-len(faults) // _COLUMNS), usual(seed)
    width, height = _TILE[0] + 6, _TILE[1] + _CAPTION + 6
    whole = np.full((rows * height, _COLUMNS * width, 3), 30, np.uint8)
    for number, fault in enumerate(faults):
        left, top = number % _COLUMNS * width + 3, number // _COLUMNS * height
        cv2.putText(
            whole,
            str(fault),
            (left, top + 20),
            cv2.FONT_HERSHEY_SIMPLEX,
            0.6,
            (230, 230, 230),
            1,
            cv2.LINE_AA,
        )
        tile = telling(fault, seed, without)
        below = top + _CAPTION
        whole[below : below + tile.shape[0], left : left + tile.shape[1]] = tile
        print(fault, flush=True)
    return whole


def main(given: list[str]) -> int:
    """Draw the sheet."""
    asked = argparse.ArgumentParser(prog="python -m companion.bench.faults", description=__doc__)
    asked.add_argument("out", type=Path, metavar="OUT.png")
    asked.add_argument("--fault", action="append", choices=list(FAULTS), metavar="NAME", help="only this one")
    asked.add_argument("--strength", choices=[one.value for one in Strength], default=Strength.STRONG.value)
    asked.add_argument("--seed", type=int, default=3, metavar="N")
    options = asked.parse_args(given)
    chosen = [ChosenFault(name, Strength(options.strength)) for name in options.fault or FAULTS]
    cv2.imwrite(str(options.out), sheet(chosen, options.seed))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
