"""Pictures looked at as ``companion look`` does: milliseconds a still picture of a drawn table."""

from __future__ import annotations

import math
import time
from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from companion.bench.figure import Figure
from companion.decks.drawn.poker import PokerDeck
from companion.decks.eyes import still_eye
from companion.machine.folders import folders
from companion.rehearsal.conditions import Conditions, make_world
from companion.rehearsal.layout import DICE, UPDOWN_CARD, Kind, Layout, Lying, Spot, Thing
from companion.rehearsal.stage import Stage

PICTURES = 8
ANGLES = [2 * math.pi * part / 6 for part in range(6)]
CARDS = ("9H", "AS", "10C", "QD", "3S", "KH")


def measure() -> Iterator[Figure]:
    """Look at a few tables that nobody has told anything about."""
    eye = still_eye(("poker",), folders(None).decks)
    milliseconds = []
    for seed in range(PICTURES):
        picture = _picture(seed)
        begun = time.thread_time()
        eye.see(picture)
        milliseconds.append(1000 * (time.thread_time() - begun))
    note = f"median of {PICTURES} drawn tables with cards, dice and UP&DOWN card, one thread"
    yield Figure("a still picture, 1280x720", float(np.median(milliseconds)), "ms", 80.0, note)


def _picture(seed: int) -> NDArray[np.uint8]:
    """A table at home with six cards, two dice and the UP&DOWN card."""
    random = np.random.default_rng(seed)
    world = make_world(Conditions.HOME, seed)
    stage = Stage(world, PokerDeck(world.deck))
    ring = [Spot(260 * math.sin(angle), 180 * math.cos(angle), math.degrees(angle)) for angle in ANGLES]
    cards = [Lying(Thing(Kind.CARD, code), spot, code) for code, spot in zip(CARDS, ring, strict=True)]
    dice = [
        Lying(die, Spot(90.0 + 40 * number, 70.0, 25.0), str(random.integers(1, 7)))
        for number, die in enumerate(DICE)
    ]
    stage.layout = Layout((*cards, *dice, Lying(UPDOWN_CARD, Spot(0.0, 0.0, 90.0), "UP")))
    return stage.frame()
