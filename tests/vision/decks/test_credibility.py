"""What was seen at a place is taken for a card as far as it may be one beside those taken already."""

from __future__ import annotations

import numpy as np
import pytest

from vision.decks.closer_look import SeenPlace
from vision.decks.confidence import CERTAIN
from vision.decks.credibility import (
    by_figures,
    is_clear,
    is_likely,
    is_nearly_as_clear,
    may_be_covered,
    shows_figures,
)
from vision.decks.telling_apart import ToldFace
from vision.scene.agreement import ACCEPT


def seen(*, explained=0.9, alike=0.9, lead=0.9, in_view=1.0, there=0.99, confidence=0.99):
    told = ToldFace(3, lead, 100.0, explained, alike, ((3, 0.0), (5, -lead)))
    return SeenPlace(np.eye(3), told, in_view, there, confidence, 1.0)


@pytest.mark.parametrize(
    ("explained", "confidence", "clearest", "clear"),
    [(0.9, 0.99, 0.95, True), (0.9, 0.8, 0.95, False), (0.7, 0.99, 0.95, False), (0.55, 0.99, 0.0, False)],
    ids=["sure and clear", "not sure", "much less clear than another one", "hardly explained"],
)
def test_a_card_is_clear_that_is_explained_nearly_as_well_as_the_clearest(
    explained, confidence, clearest, clear
):
    assert is_clear(seen(explained=explained, confidence=confidence), clearest) is clear


@pytest.mark.parametrize("clearest", [0.9, 0.3, 0.0, -0.2])
def test_the_clearest_of_those_that_wait_is_as_clear_as_itself_though_it_explains_nothing(clearest):
    assert is_nearly_as_clear(seen(explained=clearest), clearest)
    assert not is_nearly_as_clear(seen(explained=clearest - 0.2), clearest)


@pytest.mark.parametrize(
    ("explained", "in_view", "covered"),
    [(0.57, 0.8, True), (0.9, 0.8, False), (0.57, 0.2, False)],
    ids=["whole, but explained badly", "explained well", "a strip"],
)
def test_another_card_may_lie_on_what_is_explained_much_worse_than_the_clearest(explained, in_view, covered):
    assert may_be_covered(seen(explained=explained, in_view=in_view), 0.97) is covered


@pytest.mark.parametrize(
    ("explained", "in_view", "last", "likely"),
    [
        (0.5, 0.2, False, True),
        (0.4, 0.2, True, False),
        (0.4, 0.6, False, False),
        (0.4, 0.6, True, True),
        (0.3, 0.6, True, False),
    ],
    ids=["a strip", "one of edges", "a wide one too early", "a wide one when all was taken", "shadow"],
)
def test_what_is_explained_much_worse_than_the_clearest_card_is_none(explained, in_view, last, likely):
    assert is_likely(seen(explained=explained, in_view=in_view), 0.95, last=last) is likely


def test_a_place_is_some_card_where_only_which_one_is_in_doubt():
    untold = seen(explained=0.7, in_view=0.2, there=0.95, confidence=0.1)
    assert is_likely(untold, 0.95, last=False)
    assert not is_likely(seen(explained=0.5, in_view=0.2, there=0.95, confidence=0.1), 0.95, last=False)


@pytest.mark.parametrize(
    ("alike", "lead", "in_view", "figures"),
    [(0.67, 0.84, 0.31, True), (0.3, 0.84, 0.31, False), (0.67, 0.1, 0.31, False), (0.67, 0.84, 0.9, False)],
    ids=["half hidden", "unlike", "as like another card", "whole"],
)
def test_figures_of_a_half_hidden_card_speak_where_they_agree_and_lead(alike, lead, in_view, figures):
    given_up = seen(explained=0.24, alike=alike, lead=lead, in_view=in_view, there=0.1, confidence=0.1)
    assert shows_figures(given_up) is figures


@pytest.mark.parametrize("confidence", [0.1, 0.7, 0.95])
def test_a_card_for_which_only_figures_speak_is_never_named_without_a_question(confidence):
    card = by_figures(seen(there=confidence, confidence=confidence))
    assert card.there == card.confidence == pytest.approx(0.6)
    assert card.confidence < min(CERTAIN, ACCEPT)
