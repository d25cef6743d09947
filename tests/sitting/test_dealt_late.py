"""“Dealt” that is pressed after the set that opens the hand was laid."""

from __future__ import annotations

import pytest

from companion.engines import Header
from companion.table.inputs import Action
from tests.games.auf_und_ab.table.laid_out import NAMES, ONES, OPENING, arm_of, fan
from tests.sitting.watching import Watching
from vision.sightings import Sightings


@pytest.fixture
def late(tmp_path):
    """Harald has laid a set of Auf und Ab for three, was told that no hand is played, and presses “dealt”."""
    watching = Watching(tmp_path, Header("auf-und-ab", NAMES))
    watching.watcher.arms = (arm_of(0),)
    watching.see(Sightings(OPENING))
    watching.press(Action.ANSWER, choice=0)
    assert watching.sitting.view.game.last.ruling.clause == "AUA-9"
    watching.press(Action.DEALT)
    yield watching
    watching.journal.close()


def test_the_set_opens_the_hand_as_soon_as_somebody_says_whose_it_is(late):
    assert late.sitting.asking.question.text.key == "aua-ask-who"
    late.press(Action.ANSWER, choice=0)
    assert late.heard == ["Play", "Deal", "Play"]
    view = late.sitting.view
    assert view.game.last.ruling.legal
    assert (view.question, view.table.notice, view.table.in_step) == (None, None, True)
    late.watcher.arms = (arm_of(1),)
    late.see(Sightings((*OPENING, *fan(*ONES, x=-90.0))))
    assert late.heard == ["Play", "Deal", "Play", "Play"]


def test_a_set_of_nobody_is_not_counted_and_people_are_told_so(late):
    late.press(Action.ANSWER, choice=len(NAMES))
    assert late.heard == ["Play", "Deal"]
    assert late.sitting.view.table.notice.key == "aua-notice-not-counted"
