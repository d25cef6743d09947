"""What may be somebody's pause is asked about once the table has lain so for a while."""

from __future__ import annotations

import pytest

from companion.table.inputs import Action
from tests.games.up_and_down.table.conftest import START, middle
from tests.sitting.watching import Watching
from vision.scene.scene import TableState

UNSEEN = middle("DOWN", 3, ())


@pytest.fixture
def dealt(tmp_path):
    watching = Watching(tmp_path)
    watching.press(Action.DEALT)
    watching.see(START)
    yield watching
    watching.journal.close()


def asked(watching):
    question = watching.sitting.asking.question
    return None if question is None else question.text.key


def test_unseen_dice_are_asked_for_after_five_seconds_and_the_answer_is_ruled_on(dealt):
    dealt.see(UNSEEN, *[TableState.SEEN] * 49)
    assert asked(dealt) is None
    dealt.see(TableState.SEEN, TableState.SEEN)
    assert asked(dealt) == "question-dice-unseen"
    dealt.press(Action.ANSWER, 1)
    dealt.sitting.wait(dealt.time)
    assert dealt.heard == ["Deal", "Setup", "Change"]


def test_while_a_hand_is_above_the_table_they_are_not(dealt):
    dealt.see(UNSEEN, *[TableState.HAND] * 60)
    assert asked(dealt) is None


def test_dice_that_lie_there_again_in_time_are_asked_for_no_more(dealt):
    dealt.see(UNSEEN, *[TableState.SEEN] * 30, START, *[TableState.SEEN] * 60)
    assert asked(dealt) is None


def test_dice_that_somebody_tells_by_hand_are_asked_for_no_more(dealt):
    dealt.see(UNSEEN)
    dealt.sitting.referee.enter(dealt.event({"event": "change", "dice": [2, 6]}), dealt.time)
    dealt.see(*[TableState.SEEN] * 60)
    assert asked(dealt) is None
