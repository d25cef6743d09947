"""What is read beside a face says how likely it is a die itself."""

from __future__ import annotations

import numpy as np
import pytest

from vision.dice.company import ALONE, COMPANY, company_of, weighed
from vision.dice.faces import Aim, DieFace
from vision.dice.finder import DieCandidate
from vision.dice.patches import NO_DIE


def face(x: float, size: float, chance: float) -> DieFace:
    """A face at (x, 100) that is a four with this probability, else no die."""
    logits = np.full(7, -20.0, np.float32)
    logits[NO_DIE], logits[4] = np.log(1 - chance), np.log(chance)
    aim = Aim((x, 100.0), size * np.eye(2))
    return DieFace(DieCandidate(aim.middle, size, 0.5), aim, logits, aim.outline)


DOUBTFUL = face(100, 40, 0.4)


@pytest.mark.parametrize(
    ("other", "company"),
    [
        (face(200, 40, 0.99), 0.99),
        (face(200, 40, 0.5), 0.5),
        (face(200, 80, 0.99), 0.0),
        (face(200, 20, 0.99), 0.0),
        (face(110, 40, 0.99), 0.0),
    ],
    ids=["a sure die", "a doubtful die", "a larger die", "a smaller die", "the same place"],
)
def test_company_is_a_sure_die_of_the_same_size_elsewhere(other: DieFace, company: float) -> None:
    assert company_of([DOUBTFUL, other])[0] == pytest.approx(company, abs=0.01)


def test_nobody_alone_has_company() -> None:
    assert company_of([DOUBTFUL]).tolist() == [0.0]
    assert company_of([]).tolist() == []


def test_company_moves_the_odds_for_a_die_and_leaves_its_value() -> None:
    before = np.log(0.4 / 0.6)
    alone, (beside, _) = weighed([DOUBTFUL])[0], weighed([DOUBTFUL, face(200, 40, 0.99)])
    for read, moved in ((alone, ALONE), (beside, ALONE + 0.99 * COMPANY)):
        assert read.value == 4
        assert np.log(read.certainty / (1 - read.certainty)) == pytest.approx(before + moved, abs=0.01)
    assert alone.certainty < DOUBTFUL.certainty < beside.certainty
