"""Our own decks read on the simulated table: exact, doubted and wrong scenes, and milliseconds.

    python -m companion.bench.decks --scenes 300 --first 0 --conditions home

reads any slice of the same endless row of scenes, a line a scene that is not exact; slices can be added up.
"""

from __future__ import annotations

import argparse
import math
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

import cv2
import numpy as np

from companion.bench.figure import Figure
from companion.decks.chosen import own_deck
from companion.decks.drawn.deck import pack
from companion.decks.drawn.decks import drawn_deck
from companion.rehearsal.conditions import Conditions, World, make_world
from companion.rehearsal.fan import fanned
from companion.rehearsal.gestures import SimulatedSeat
from companion.rehearsal.layout import Kind, Layout, Lying, Spot, Thing
from companion.rehearsal.stage import Stage
from vision.calibration import Calibration
from vision.decks.reader import DeckReader
from vision.motion.small_frame import SmallFrame
from vision.table.bare_table import BareTable

DECKS = ("auf-und-ab", "up", "schwupps")
MOST_CARDS = 12
SCENES = 12
PLAY_AREA = (300.0, 240.0)
"""Half the width and height in millimetres of what lies well within the picture."""

PITCH = (15.0, 24.0)
"""Least and most millimetres from one card of a fan to the next; narrower ones hide parts of the indices."""

NOISE = 2.0
"""Standard deviation of the noise in a frame made small, in grey levels, that a watcher begins with."""


@dataclass(frozen=True, slots=True)
class SceneOutcome:
    """What was read in one scene.

    Attributes:
        number: of the scene.
        true, named: the cards that lie there, and those named, as multisets.
        face_down: how many cards were seen that lie face down, though none does.
        milliseconds: of the processor's time.
    """

    number: int
    true: Counter[str]
    named: Counter[str]
    face_down: int
    milliseconds: float

    @property
    def verdict(self) -> str:
        """``exact``; ``doubted`` when cards are missing; ``wrong`` when one is seen that is not there."""
        if self.named - self.true or self.face_down:
            return "wrong"
        return "exact" if self.named == self.true else "doubted"


def scenes(numbers: range, conditions: Conditions) -> Iterator[SceneOutcome]:
    """Read the scenes of those numbers; each depends on its number alone."""
    reader = lru_cache(lambda name: DeckReader(own_deck(name)))
    for number in numbers:
        name = DECKS[number % len(DECKS)]
        random = np.random.default_rng([number, list(Conditions).index(conditions)])
        world = make_world(conditions, number)
        deck = drawn_deck(name)
        stage = Stage(world, deck)
        bare = BareTable()
        empty = SmallFrame.of(stage.frame())
        bare.learn(empty, np.zeros(empty.fine.shape[:2], np.uint8))
        chosen = random.permutation(np.array(list(pack(deck)), object))[: random.integers(1, MOST_CARDS + 1)]
        spots = _fan(len(chosen), random) if random.random() < 0.5 else _apart(len(chosen), world, random)
        stage.layout = Layout(tuple(
            Lying(Thing(Kind.CARD, f"{code} {place}", int(look)), spot, str(code))
            for place, ((code, look), spot) in enumerate(zip(chosen, spots, strict=True))
        ))  # fmt: skip
        picture = stage.frame()
        begun = time.thread_time()
        strange = bare.compared(SmallFrame.of(picture), NOISE)
        cards, backs = reader(name).read(picture, None, calibration_of(world), strange)
        spent = 1000 * (time.thread_time() - begun)
        named = Counter(card.code for card in cards if card.code is not None)
        yield SceneOutcome(number, Counter(str(code) for code, _ in chosen), named, len(backs), spent)


def calibration_of(world: World) -> Calibration:
    """Where the table lies in the pictures of a world, but for the lens's bend."""
    across, down = PLAY_AREA
    grid = np.array([[x * across, y * down] for x in np.linspace(-1, 1, 7) for y in np.linspace(-1, 1, 7)])
    homography, _ = cv2.findHomography(world.lens.project(grid), grid)
    return Calibration(np.asarray(homography, np.float64), world.lens.picture)


def _fan(count: int, random: np.random.Generator) -> list[Spot]:
    seat = SimulatedSeat(float(random.uniform(0, 360)))
    far, turn, pitch = random.uniform(0, 60), random.uniform(-12, 12), random.uniform(*PITCH)
    return fanned(seat, count, float(far), 0.0, float(pitch), float(turn))


def _apart(count: int, world: World, random: np.random.Generator) -> list[Spot]:
    """In rows of four, each card laid as the world's people do."""
    turn = float(random.uniform(0, 360))
    rows = math.ceil(count / 4)
    grid = [(place % 4 - 1.5, place // 4 - (rows - 1) / 2) for place in range(count)]
    places = [Spot(120.0 * x, 125.0 * y, (turn + 90 * random.integers(4)) % 360) for x, y in grid]
    return [world.hand.finds(place, 1.0, random) for place in places]


def measure() -> Iterator[Figure]:
    """A few scenes at home."""
    outcomes = list(scenes(range(SCENES), Conditions.HOME))
    found = Counter(outcome.verdict for outcome in outcomes)
    note = f"of {SCENES} tables at home with 1 to {MOST_CARDS} cards; wrong: {found['wrong']}"
    yield Figure("our decks: scenes read exactly", found["exact"], "scenes", SCENES, note)
    spent = float(np.median([outcome.milliseconds for outcome in outcomes]))
    yield Figure("our decks: reading all of a table", spent, "ms", None, "median, one thread")


def main(arguments: list[str] | None = None) -> int:
    """Read a slice of the scenes; 1 when one was wrong."""
    parser = argparse.ArgumentParser(description="Read our decks on the simulated table.")
    parser.add_argument("--scenes", type=int, default=30)
    parser.add_argument("--first", type=int, default=0, help="number of the first scene")
    parser.add_argument("--conditions", choices=[one.value for one in Conditions], default="home")
    options = parser.parse_args(arguments)
    outcomes = []
    numbers = range(options.first, options.first + options.scenes)
    for outcome in scenes(numbers, Conditions(options.conditions)):
        outcomes.append(outcome)
        if outcome.verdict != "exact":
            missing, more = outcome.true - outcome.named, outcome.named - outcome.true
            print(
                f"{outcome.number} {outcome.verdict}: not named {dict(missing)}, named {dict(more)}, "
                f"{outcome.face_down} face down",
                flush=True,
            )
    found = Counter(outcome.verdict for outcome in outcomes)
    cards = sum(outcome.true.total() for outcome in outcomes)
    spent = [outcome.milliseconds for outcome in outcomes]
    print(
        f"{len(outcomes)} scenes, {cards} cards: {found['exact']} exact, {found['doubted']} doubted, "
        f"{found['wrong']} wrong; {np.median(spent):.0f} ms a scene (median), {sum(spent) / cards:.0f} a card"
    )
    return 1 if found["wrong"] else 0


if __name__ == "__main__":
    sys.exit(main())
