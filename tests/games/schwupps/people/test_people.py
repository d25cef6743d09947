"""What the people at a table of Schwupps answer, and when."""

from __future__ import annotations

import pytest

from companion.engines import Header
from companion.games.schwupps.table import questions
from companion.games.schwupps.table.places import PILES, SLOTS
from companion.rehearsal.layout import Kind
from companion.table.inputs import Action, Press
from companion.table.reading import Question
from tests.games.schwupps.table.laid_out import SETUP, sighting
from tests.rehearsal.conftest import BlankScreen, rehearse
from tests.rehearsal.told import truth_told

NAMES = ("Kim", "Leah", "Alex")
LAY = {"event": "number", "player": "Kim", "card": "green-6", "row": 0, "slot": 0}
WHICH = questions.which_card(SLOTS[0][1], sighting(SLOTS[0][1], None))
ANOTHER = questions.whether("question-another", "Kim", None, *questions.about_card("red-5", PILES[0][0]))


class AskingScreen(BlankScreen):
    """Asks something while nothing is played, and waits for the answer."""

    def __init__(self, question: Question) -> None:
        self.question: Question | None = question

    @property
    def ready(self) -> bool:
        return self.question is None


@pytest.mark.parametrize(
    ("question", "answers"), [(WHICH, ["number"]), (ANOTHER, [])], ids=["which", "another"]
)
def test_between_two_plays_people_say_what_lies_there_and_nothing_else(question, answers):
    screen = AskingScreen(question)
    rehearsal = rehearse(
        truth_told(Header("schwupps", NAMES, {}), SETUP, LAY), screen, begin=1, painted=False
    )
    said = []
    for moment in rehearsal:
        if isinstance(moment, Press) and moment.action is Action.ANSWER:
            assert screen.question is not None
            said.append(screen.question.choices[moment.choice].value)
            screen.question = None
        if len(rehearsal.layout.of(Kind.CARD)) > 11:
            break
    assert said == answers
