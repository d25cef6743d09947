"""Strips of known cards that a reader takes for others."""

from __future__ import annotations

from dataclasses import replace

import cv2
import pytest

from tests.vision.scene.stacked_cards import EVERYWHERE, NOISE, cloth, lying, seen_bare, stacked
from vision.motion.small_frame import SmallFrame
from vision.sightings import Sightings


@pytest.mark.parametrize(("untouched", "codes"), [(True, ["7", "3"]), (False, ["9", "3"])])
def test_a_strip_with_the_print_of_the_card_that_lay_there_is_no_other_card(untouched, codes):
    low, high = (600, 300), (640, 300)
    before = SmallFrame.of(stacked(low))
    now = stacked(low, high)
    if not untouched:
        cv2.rectangle(now, (604, 304), (636, 436), (60, 140, 60), -1)
    tabletop = seen_bare()
    tabletop.take(
        Sightings((lying("7", low, partial=False),)), EVERYWHERE, SmallFrame.of(cloth()), before, NOISE
    )
    strip, upper = lying("9", low, partial=True), lying("3", high, partial=False)
    tabletop.take(Sightings((strip, upper)), EVERYWHERE, before, SmallFrame.of(now), NOISE)
    assert sorted(str(card.code) for card in tabletop.sightings.cards) == sorted(codes)


@pytest.mark.parametrize(("untouched", "codes"), [(True, ["7", "10", "8"]), (False, ["9", "10", "8"])])
def test_neither_is_one_that_two_new_cards_cover_of_which_one_covers_the_other(untouched, codes):
    low, middle, high = (600, 300), (650, 300), (660, 350)
    before, now = SmallFrame.of(stacked(low)), stacked(low, middle, high)
    if not untouched:
        cv2.rectangle(now, (604, 304), (646, 436), (60, 140, 60), -1)
    tabletop = seen_bare()
    tabletop.take(
        Sightings((lying("7", low, partial=False),)), EVERYWHERE, SmallFrame.of(cloth()), before, NOISE
    )
    askew = lying("9", (607, 302), partial=True)
    fan = (lying("10", middle, partial=True), lying("8", high, partial=False))
    tabletop.take(Sightings((askew, *fan)), EVERYWHERE, before, SmallFrame.of(now), NOISE)
    assert sorted(str(card.code) for card in tabletop.sightings.cards) == sorted(codes)


def test_a_card_in_the_middle_of_a_fan_is_not_lost_though_only_what_lay_there_is_seen_alone_in_its_place():
    low, middle, high, known = (600, 300), (640, 300), (680, 300), (640, 170)
    before, now = SmallFrame.of(stacked(known)), SmallFrame.of(stacked(known, low, middle, high))
    tabletop, lay = seen_bare(), lying("5", known, partial=False)
    tabletop.take(Sightings((lay,)), EVERYWHERE, SmallFrame.of(cloth()), before, NOISE)
    a_little_off = lying("8", (640, 294), partial=True)
    fan = (lying("7", low, partial=True), a_little_off, lying("9", high, partial=False))
    tabletop.take(Sightings(fan), EVERYWHERE, before, now, NOISE)
    assert {card.code for card in tabletop.sightings.cards} >= {"7", "8", "9"}


def test_a_card_in_the_middle_of_a_fan_that_lay_there_is_not_read_as_another_one_by_what_is_laid_beside_it():
    low, middle, high, new = (600, 300), (640, 300), (680, 300), (680, 350)
    before, now = SmallFrame.of(stacked(low, middle, high)), SmallFrame.of(stacked(low, middle, high, new))
    fan = (lying("4", low, partial=True), lying("8", middle, partial=True), lying("5", high, partial=False))
    tabletop = seen_bare()
    tabletop.take(Sightings(fan), EVERYWHERE, SmallFrame.of(cloth()), before, NOISE)
    again = (fan[0], lying("7", middle, partial=True), replace(fan[2], partial=True))
    tabletop.take(Sightings((*again, lying("1", new, partial=False))), EVERYWHERE, before, now, NOISE)
    assert sorted(str(card.code) for card in tabletop.sightings.cards) == ["1", "4", "5", "8"]
