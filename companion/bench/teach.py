"""A whole deck taught live at the simulated table, as ``companion teach`` does it, and then read back."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np

from companion.bench.figure import Figure
from companion.decks.drawn.decks import drawn_deck
from companion.decks.teaching.course import Course
from companion.decks.teaching.guide import Guide, Phase
from companion.rehearsal.conditions import Conditions, make_world
from companion.rehearsal.layout import Kind, Layout, Lying, Spot, Thing
from companion.rehearsal.stage import Stage
from companion.rehearsal.teaching import Asked, Showing
from vision.decks.deckfile import read_deck
from vision.decks.reader import DeckReader

GAME = "auf-und-ab"
SEED = 7
SCENES = 12
CARDS_A_SCENE = 6
LONGEST = 400.0
"""Seconds of table time after which a lesson is given up."""


def measure() -> Iterator[Figure]:
    """Teach the deck in both kinds of light, stopped and resumed half-way, and look at tables of it."""
    for conditions in (Conditions.EASY, Conditions.HOME):
        with TemporaryDirectory() as folder:
            yield from _taught(conditions, Path(folder))


def _taught(conditions: Conditions, folder: Path) -> Iterator[Figure]:
    deck, world, path = drawn_deck(GAME), make_world(conditions, SEED, 1), folder / "taught.deck"
    moments: list[float] = []
    for most in (len(deck.codes) // 2, len(deck.codes)):
        pictures = folder / "pictures"
        course = Course.begun(pictures) or Course(pictures, "taught", dict.fromkeys(deck.codes, 1), GAME)
        moments += _shown(Guide(course, path), Showing(world, deck, _asked(course)), most)
    name = f"teaching {len(deck.codes)} cards, {conditions.value}"
    note = "table time, computing included"
    yield Figure(f"{name}: a card, mean", 1000 * float(np.mean(moments)), "ms", 3000.0, note)
    yield Figure(f"{name}: the slowest card", 1000 * max(moments), "ms", 3000.0, note)
    yield Figure(f"{name}: deck file", path.stat().st_size / 1000, "kB", 5000.0)
    right, wrong = _read_back(DeckReader(read_deck(path)), Stage(world, deck))
    note = f"of {SCENES * CARDS_A_SCENE} lying apart; {wrong} wrong"
    yield Figure(f"{name}: cards read", right, "cards", SCENES * CARDS_A_SCENE, note)


def _asked(course: Course) -> Callable[[], Asked | None]:
    def asked() -> Asked | None:
        missing = course.missing
        return (missing[0], course.count(missing[0])) if missing else None

    return asked


def _shown(guide: Guide, hands: Showing, most: int) -> list[float]:
    """Table time between one card and the next until so many were taken, the deck learned with the last."""
    moments, since = [], hands.time
    for frame in hands:
        before, begun = guide.progress.taken, time.thread_time()
        guide.step(frame)
        computing = time.thread_time() - begun
        hands.busy(computing)
        if guide.progress.taken > before:
            moments.append(hands.time + computing - since)
            since = hands.time
        done = guide.progress.phase is Phase.LEARNED
        if done or before < most <= guide.progress.taken < guide.progress.owed or hands.time > LONGEST:
            break
    return moments


def _read_back(reader: DeckReader, stage: Stage) -> tuple[int, int]:
    """How many cards of drawn tables are read rightly and how many wrongly."""
    random, right, wrong = np.random.default_rng(SEED), 0, 0
    codes = list(drawn_deck(GAME).codes)
    for _ in range(SCENES):
        shown = [str(code) for code in random.permutation(codes)[:CARDS_A_SCENE]]
        stage.layout = Layout(tuple(_lying(code, n, random) for n, code in enumerate(shown)))
        seen = [card.code for card in reader.read(stage.frame())[0] if card.code is not None]
        right += len(set(seen) & set(shown))
        wrong += len([code for code in seen if code not in shown])
    return right, wrong


def _lying(code: str, number: int, random: np.random.Generator) -> Lying:
    x, y = -220.0 + 220.0 * (number % 3), -70.0 + 150.0 * (number // 3)
    return Lying(Thing(Kind.CARD, code), Spot(x, y, float(random.uniform(0, 360))), code)
