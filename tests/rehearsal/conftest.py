from types import SimpleNamespace

import pytest

from companion.engines import Header
from companion.rehearsal.conditions import Conditions, make_world
from companion.rehearsal.rehearsal import Rehearsal
from companion.sitting.asking import Asking
from companion.sitting.out_of_step import OutOfStep
from tests.rehearsal.told import truth_told


class PromptScreen:
    """A companion that rules the moment it is looked at, and never asks anything."""

    question = None
    lost = stopped = asks_others = False
    ready = True

    def __init__(self):
        self._looks = 0

    @property
    def rulings(self):
        self._looks += 1
        return self._looks


class BlankScreen:
    """A companion that never says anything."""

    question = None
    lost = stopped = asks_others = False
    ready = True
    rulings = 0


def sitting_with(look, step=lambda _frame: None, ruled=()):
    """A sitting that has looked so, asks nothing, and does that with a frame."""
    return SimpleNamespace(
        step=step,
        evening=SimpleNamespace(ruled=ruled),
        watching=SimpleNamespace(look=look),
        asking=Asking(),
        referee=SimpleNamespace(out_of_step=OutOfStep()),
    )


def truth_of(*events, players=("Kim", "Leah", "Alex"), **options):
    return truth_told(Header("up-and-down", players, options), *events)


def rehearse(truth, screen=None, conditions=Conditions.EASY, seed=1, **options):
    world = make_world(conditions, seed, len(truth.header.players))
    return Rehearsal(truth, world, screen or PromptScreen(), **options)


DEAL = {"event": "deal"}
SETUP = {"event": "setup", "dice": [3, 4], "face": "UP", "facing": {"Kim": "C"}}
FLIP = {"event": "change", "player": "Kim", "face": "DOWN"}
TRICK = {"event": "reveal", "cards": {"Kim": "9C", "Leah": "5D", "Alex": "10S"}}
POT = {"event": "reveal", "cards": {"Kim": "9D", "Leah": "5S", "Alex": "10C"}}


@pytest.fixture(scope="session")
def round_begun():
    return (DEAL, SETUP, FLIP, TRICK)
