"""What a reader sees where the table lies bare, on a cloth with print."""

from dataclasses import replace

import cv2
import numpy as np
import pytest

from tests.vision.scene.stacked_cards import CARD, NOISE, card, cloth, die_on_a_blossom, seen_bare, with_card
from vision.motion.small_frame import SmallFrame
from vision.sightings import Image, Sightings

CLOTH = (170, 190, 200)
PAPER = (245, 245, 245)
BESIDE = CARD + np.array((60, -90), np.float32)
"""A card of which the other covers a corner."""


def without_ghosts(seen: Sightings, picture: Image) -> Sightings:
    tabletop, small = seen_bare(), SmallFrame.of(picture)
    return tabletop.without_ghosts(seen, small, NOISE, tabletop.strange(small, NOISE))


def test_no_die_is_seen_in_print_of_the_cloth_that_a_card_cuts_off():
    seen = Sightings(cards=(card("9H", CARD),), dice=(die_on_a_blossom(),))
    left = without_ghosts(seen, with_card())
    assert left.dice == ()
    assert left.cards == seen.cards


def test_no_die_is_seen_in_print_that_a_surer_die_cuts_off():
    picture = cloth()
    cv2.rectangle(picture, (314, 156), (342, 184), (20, 20, 20), -1)
    ghost = die_on_a_blossom(x=300.0, y=170.0)
    real = replace(die_on_a_blossom(x=328.0, y=170.0), confidence=0.99)
    assert without_ghosts(Sightings(dice=(ghost, real)), picture).dice == (real,)


def test_a_die_that_touches_a_surer_one_is_kept():
    picture = cloth()
    cv2.rectangle(picture, (286, 156), (342, 184), (20, 20, 20), -1)
    dice = (replace(die_on_a_blossom(x=328.0, y=170.0), confidence=0.99), die_on_a_blossom(x=300.0, y=170.0))
    assert without_ghosts(Sightings(dice=dice), picture).dice == dice


def test_a_die_that_really_lies_there_is_kept():
    picture = cloth()
    cv2.rectangle(picture, (286, 156), (314, 184), (235, 240, 240), -1)
    seen = Sightings(dice=(die_on_a_blossom(x=300.0, y=170.0),))
    assert without_ghosts(seen, picture) == seen


def test_a_one_in_the_tables_own_colour_is_kept():
    picture = cloth()
    cv2.circle(picture, (300, 170), 4, (20, 20, 20), -1)
    cv2.rectangle(picture, (286, 184), (314, 194), (60, 60, 60), -1)
    seen = Sightings(dice=(die_on_a_blossom(x=300.0, y=170.0),))
    assert without_ghosts(seen, picture) == seen


@pytest.mark.parametrize(
    ("lies", "paper", "sure", "kept"),
    [
        (False, PAPER, True, False),
        (True, PAPER, True, True),
        (False, CLOTH, True, True),
        (False, PAPER, False, True),
    ],
    ids=["on the cloth", "a card lies there", "paper like the cloth", "no sure card to compare"],
)
def test_a_doubtful_card_is_seen_only_where_the_table_does_not_lie_bare(lies, paper, sure, kept):
    picture, doubt = cloth(), card(None, BESIDE)
    for outline in (BESIDE, CARD) if lies else (CARD,):
        cv2.fillConvexPoly(picture, outline.astype(np.int32), paper)
    seen = Sightings(cards=(card("9H" if sure else None, CARD), doubt))
    assert any(one is doubt for one in without_ghosts(seen, picture).cards) is kept


def test_a_sure_card_is_seen_wherever_it_lies():
    misplaced = card("QH", BESIDE)
    seen = Sightings(cards=(card("9H", CARD), misplaced))
    assert without_ghosts(seen, with_card()) == seen
