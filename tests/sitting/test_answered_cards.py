"""What people said of a card that could not be read stands until somebody touches the card."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from companion.engines import Header
from companion.table.inputs import Action
from tests.sitting.watching import Watching
from vision.sightings import CardSighting, Place, Sightings

OUTLINE = np.array([[60, 30], [70, 30], [70, 44], [60, 44]], np.float32)
DOUBTFUL = CardSighting(
    None,
    "auf-und-ab",
    0.5,
    (("0-8", 0.5), ("0-0", 0.4)),
    (65.0, 37.0),
    (0.0, -1.0),
    OUTLINE,
    False,
    Place(0, 60, 0),
)


@pytest.fixture
def asked(tmp_path):
    """Ann has laid a card that cannot be read, and says that it is the 0-0."""
    watching = Watching(tmp_path, Header("auf-und-ab", ("Ann", "Ben", "Cleo")))
    watching.press(Action.DEALT)
    watching.see(Sightings(cards=(DOUBTFUL,)))
    question = watching.sitting.asking.question
    assert question is not None
    assert question.doubt
    watching.press(Action.ANSWER, choice=[choice.value for choice in question.choices].index("0-0"))
    watching.press(Action.ANSWER, choice=0)  # what the double stands for
    assert watching.heard == ["Deal", "Play"]
    assert watching.sitting.view.game.last.ruling.legal
    watching.watcher.arms = ()
    yield watching
    watching.journal.close()


def state(watching: Watching) -> tuple[int, object, bool]:
    sitting = watching.sitting
    return len(watching.heard), sitting.asking.question, sitting.view.table.in_step


@pytest.mark.parametrize(
    "again",
    [
        pytest.param(DOUBTFUL, id="it is in doubt as before"),
        pytest.param(replace(DOUBTFUL, candidates=(("5-6", 0.6),)), id="it looks like another one"),
        pytest.param(replace(DOUBTFUL, code="0-0", confidence=0.97), id="it is read as people said"),
        pytest.param(
            replace(DOUBTFUL, code="0-8", confidence=0.97), id="it is read as another one, for certain"
        ),
    ],
)
def test_while_nobody_touches_it_nothing_is_told_or_asked_of_it_again(asked, again):
    for _ in range(3):
        asked.see(Sightings(cards=(again,)))
        assert state(asked) == (2, None, True)


def test_once_somebody_has_moved_it_it_is_what_it_is_read_as(asked):
    asked.see(Sightings(cards=(replace(DOUBTFUL, code="0-8", confidence=0.97, place=Place(55, 64, 0)),)))
    assert state(asked) != (2, None, True)


def test_where_another_card_is_laid_in_its_place_later_that_is_told(asked):
    asked.see(Sightings())
    asked.see(Sightings(cards=(replace(DOUBTFUL, code="0-8", confidence=0.97),)))
    assert state(asked) != (2, None, True)
