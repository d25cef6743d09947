"""Dice with other layouts of pips, read at the simulated table."""

import numpy as np
import pytest

from companion.bench.decks import calibration_of
from companion.decks.drawn.poker import PokerDeck
from companion.rehearsal.conditions import Conditions, make_world
from companion.rehearsal.layout import Kind, Layout, Lying, Spot, Thing
from companion.rehearsal.stage import Stage
from vision.dice.reader import DiceReader
from vision.sightings import SURE_DIE

SPOTS = [
    Spot(x, y, 37.0 * x + y)
    for x, y in ((-150, -60), (-40, 80), (30, -90), (120, 40), (200, -30), (-60, -10))
]


@pytest.fixture(scope="module")
def reader() -> DiceReader:
    return DiceReader()


@pytest.mark.parametrize("conditions", [Conditions.HOME, Conditions.HARD])
@pytest.mark.parametrize("number", [0, 3, 6, 9, 12])
def test_no_value_is_told_wrongly_for_certain_whatever_the_layout(reader, number, conditions):
    world = make_world(conditions, number).with_dice(number)
    stage = Stage(world, PokerDeck(world.deck))
    dice = [Lying(Thing(Kind.DIE, str(value)), spot, str(value)) for value, spot in enumerate(SPOTS, start=1)]
    stage.layout = Layout(tuple(dice))
    table = calibration_of(world)
    seen = [die for die in reader.see(stage.frame(), None, table) if die.confidence >= SURE_DIE]
    tops = table.above(np.array([(die.spot.x, die.spot.y) for die in dice]), 16.0)
    nearest = [int(np.hypot(*(tops - die.centre).T).argmin()) + 1 for die in seen]
    assert [die.value for die in seen] == nearest
    assert len(set(nearest)) == len(nearest) >= 4
