"""The open cards of many players, each row fanned so that a card covers the next one's edge, are read."""

from __future__ import annotations

from collections import Counter

import cv2
import numpy as np
import pytest

from companion.bench.decks import NOISE
from companion.decks.chosen import own_deck
from companion.decks.drawn.decks import drawn_deck
from companion.engines import Header
from companion.games.up.people.people import UpPeople
from companion.games.up.rules import Card
from companion.rehearsal.conditions import Conditions, world_of
from companion.rehearsal.gestures import settled
from companion.rehearsal.layout import Layout
from companion.rehearsal.script import Together
from companion.rehearsal.stage import Stage
from companion.table.game_table import table_for
from companion.table.seats import seats_around
from tests.rehearsal.told import truth_told
from vision.calibration import Calibration
from vision.decks.reader import DeckReader
from vision.motion.small_frame import SmallFrame
from vision.table.bare_table import BareTable

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gil", "Hans", "Ida", "Jo")


def dealt(header, world, random):
    """Any open cards, and the table as it lies once they were dealt."""
    pack = [card.code for card in Card for _ in header.players]
    codes = [pack[number] for number in random.permutation(len(pack))[: 4 * len(header.players)]]
    rows = {name: codes[4 * player : 4 * player + 4] for player, name in enumerate(header.players)}
    (step,) = truth_told(header, {"event": "deal", "dealer": header.players[0], "open": rows}).acted
    layout = Layout()
    people = UpPeople(header, world.hand, random, seats_around(len(header.players)))
    for act in people.act(step, layout):
        if isinstance(act, Together):
            layout = settled(layout, act.gestures)
    return Counter(codes), layout


def calibration_of(world, players):
    across, down = (side / 2 for side in table_for("up", players).play_area)
    grid = np.array([[x * across, y * down] for x in np.linspace(-1, 1, 9) for y in np.linspace(-1, 1, 9)])
    homography, _ = cv2.findHomography(world.lens.project(grid), grid)
    return Calibration(np.asarray(homography, np.float64), world.lens.picture, world.table.top)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("players", "seed"),
    [
        pytest.param(9, 10, id="nine"),
        pytest.param(9, 12, id="a strip of a 1 lies beside another 1"),
        pytest.param(9, 19, id="nine in another light"),
        pytest.param(9, 110, id="two 2 of which no corner tells how they lie"),
        pytest.param(10, 107, id="ten, a strip of a clear card lies beside another one"),
    ],
)
def test_all_open_cards_of_many_players_are_read_and_no_others(players, seed):
    header = Header("up", NAMES[:players], {})
    world = world_of(header, Conditions.HOME, seed)
    codes, layout = dealt(header, world, np.random.default_rng([seed, players]))
    stage, bare = Stage(world, drawn_deck("up")), BareTable()
    empty = SmallFrame.of(stage.frame())
    bare.learn(empty, np.zeros(empty.fine.shape[:2], np.uint8))
    stage.layout = layout
    picture = stage.frame()
    strange = bare.compared(SmallFrame.of(picture), NOISE)
    cards, _ = DeckReader(own_deck("up")).read(picture, None, calibration_of(world, players), strange)
    assert Counter(card.code for card in cards) == codes
