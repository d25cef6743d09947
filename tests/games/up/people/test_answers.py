"""What the simulated people of Up answer about the cards that they lay."""

from __future__ import annotations

import numpy as np
import pytest

from companion.engines import Header, Reason
from companion.games.up.table.layout import NO_CARD
from companion.rehearsal.conditions import Conditions, world_of
from companion.rehearsal.game_people import people_of
from companion.rehearsal.gestures import settled
from companion.rehearsal.layout import Layout
from companion.rehearsal.script import AwaitRuling, Together
from companion.table.asking import card_choice
from companion.table.reading import Choice, Question
from companion.table.seats import usual_seats
from tests.games.up.people.test_acted_out import deal, play, truth_of
from vision.sightings import Place

HEADER = Header("up", ("Ann", "Ben"), {})
CHOICES = (card_choice("7"), card_choice("9"), Choice(Reason("up-choice-no-card"), NO_CARD))


@pytest.mark.parametrize(
    ("named", "answer"),
    [(("7", "7"), NO_CARD), (("7",), "7"), ((), "7")],
    ids=["all of them", "but for one", "none was read"],
)
@pytest.mark.parametrize(("place", "key"), [("hand", "up-ask-laid"), ("hidden", "up-ask-turned")])
def test_of_a_set_that_is_named_as_it_was_laid_no_other_card_is_told(place, key, named, answer):
    world = world_of(HEADER, Conditions.EASY, 1)
    people = people_of("up").people(HEADER, world.hand, np.random.default_rng(1), usual_seats(HEADER))
    layout = Layout()
    for step in truth_of(deal(), play("Ben", place, "7", "7")).acted:
        for act in people.act(step, layout):
            if isinstance(act, AwaitRuling):
                break  # what is turned over may be taken back afterwards
            if isinstance(act, Together):
                layout = settled(layout, act.gestures)
    spot = next(lying.spot for lying in layout.things if lying.card == "7")
    facts = (("player", "Ben"), ("number", 1), ("cards", named), ("read", len(named)))
    pointed = Place(spot.x, spot.y, spot.turn + 20.0)
    question = Question(Reason(key, facts), CHOICES, 3, doubt=True, place=pointed)
    chosen = people.answer(question, layout)
    assert chosen is not None
    assert CHOICES[chosen].value == answer
