"""A round before a camera that mirrors what it sees is ruled on as before any other."""

from dataclasses import replace
from random import Random

import numpy as np

from companion.decks.eyes import live_eye
from companion.engines import Header
from companion.evening.evening import Evening
from companion.evening.journal import Journal
from companion.evening.tables import KnownTable
from companion.rehearsal.compared import compare
from companion.rehearsal.conditions import Conditions, world_of
from companion.rehearsal.faults.registry import fault_named
from companion.rehearsal.rehearsal import Rehearsal
from companion.rehearsal.truth import generated_truth
from companion.rehearsal.watched import SittingScreen, Watched
from companion.sitting import Sitting
from vision.scene.watcher import Watcher

EVENTS = 6


def test_a_round_is_played_before_a_camera_that_mirrors(tmp_path):
    header = Header("auf-und-ab", ("Kim", "Leah", "Alex"))
    truth = generated_truth(header, Random(2), mishaps=0.0)
    truth = replace(truth, steps=truth.steps[:EVENTS])
    world = world_of(header, Conditions.HOME, 3).with_faults([fault_named("mirrored")])
    evening = Evening.begin(Journal(tmp_path / "journal.sqlite"), header)
    watcher = Watcher(live_eye(evening.position, None), table_size=world.table.top)
    sitting = Sitting(evening, watcher)
    Watched(Rehearsal(truth, world, SittingScreen(sitting)), sitting).to_the_end()
    outcome = compare(truth, [ruled.event for ruled in evening.ruled])
    assert outcome.right == outcome.events == EVENTS
    assert KnownTable.from_dict(evening.table()).mirrored
    corners = np.array([(x, y) for x in (-0.5, 0.5) for y in (-0.5, 0.5)]) * world.table.play_area
    found = watcher.calibration.to_table(world.lens.project(corners))
    assert np.linalg.norm(found - corners, axis=1).max() < 5.0
