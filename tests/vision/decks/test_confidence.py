"""How sure a reading is follows from how much of the face is seen, how it leads, how its figures agree."""

from __future__ import annotations

import pytest

from vision.decks.confidence import CERTAIN, confidence, presence
from vision.decks.telling_apart import ToldFace


def told(*, explained=0.9, alike=0.8, lead=0.8, evidence=90.0):
    return ToldFace(3, lead, evidence, explained, alike, ((3, 0.0), (5, -lead)))


@pytest.mark.parametrize(
    ("reading", "certain"),
    [
        (told(), True),
        (told(explained=0.3), False),
        (told(alike=0.1), False),
        (told(lead=0.05), False),
        (told(evidence=2.0), False),
    ],
    ids=["clear", "hardly explained", "unlike", "as like another", "hardly anything differs in view"],
)
def test_a_reading_is_certain_where_nothing_speaks_against_it(reading, certain):
    assert (confidence(reading) >= CERTAIN) is certain


@pytest.mark.parametrize(("explained", "wide", "narrow"), [(0.47, True, False), (0.55, True, True)])
def test_a_narrow_strip_must_be_explained_better_to_be_named(explained, wide, narrow):
    """So were strips that showed edges of other cards, and were named for certain."""
    reading = told(explained=explained)
    assert (confidence(reading) >= CERTAIN) is wide
    assert (confidence(reading, narrow=True) >= CERTAIN) is narrow
    assert presence(reading) >= CERTAIN, "some card lies there, either way"
