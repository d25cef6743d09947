"""One question at a time, its answer, and the presses that wait for it."""

from __future__ import annotations

import pytest

from companion.engines import Reason
from companion.sitting.asking import Asking
from companion.table.inputs import Action, Press
from companion.table.reading import Choice, Question
from vision.scene.scene import TableState

YES, NO = Choice(Reason("choice-yes"), "yes"), Choice(Reason("choice-no"), "no")
ASKED = Question(Reason("question-two-at-once"), (YES, NO), likely=2, doubt=True)
PASS = Press(Action.PASS, 1.0)


@pytest.fixture
def asking():
    return Asking(ASKED)


def test_an_answer_closes_the_question(asking):
    assert asking.answer(1) is NO
    assert asking.question is None
    assert asking.answer(1) is None, "nobody is asked any more"


@pytest.mark.parametrize("number", [None, -1, 2, 99])
def test_an_answer_that_nobody_offered_leaves_the_question_open(asking, number):
    assert asking.answer(number) is None
    assert asking.question is ASKED


def test_a_press_that_ends_a_play_waits_until_its_question_is_answered(asking):
    assert asking.waiting.take(PASS)
    assert asking.due(TableState.SEEN, 9.0) is None
    asking.answer(0)
    assert asking.due(TableState.LOOKING, 9.0) is None, "nor before all is seen"
    assert asking.due(TableState.SEEN, 9.0) is PASS
