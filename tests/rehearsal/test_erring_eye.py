"""An eye that errs reads things a little beside, in doubt, misread or not at all; but not anew at rest."""

from __future__ import annotations

import math

import numpy as np
import pytest

from companion.rehearsal.erring_eye import TOUCHED, ErringEye
from vision.sightings import CardSighting, DieSighting, Place, Sightings, UnknownSighting

CODES = tuple(f"{rank}{suit}" for rank in "23456789" for suit in "CDHS")
OUTLINE = np.zeros((4, 2), np.float32)


def card(code: str, place: Place, *, partial: bool = False) -> CardSighting:
    return CardSighting(code, "poker", 1.0, (), (0.0, 0.0), (0.0, -1.0), None, partial, place)


def table(*, partial: bool) -> Sightings:
    """A card each, far from each other."""
    places = (Place(200.0 * (n % 8), 200.0 * (n // 8), 0.0) for n in range(len(CODES)))
    return Sightings(
        tuple(card(code, place, partial=partial) for code, place in zip(CODES, places, strict=True))
    )


def test_what_nobody_touched_is_read_as_before_though_something_came_elsewhere():
    eye, seen = ErringEye(1), table(partial=True)
    first = eye.read(seen)
    far = card("10H", Place(-400.0, 0.0, 0.0))
    again = eye.read(Sightings((*seen.cards, far)))
    assert [one.place for one in again.cards[: len(first.cards)]] == [one.place for one in first.cards]


def test_what_lies_beside_something_that_came_is_read_anew():
    eye, seen = ErringEye(1), Sightings((card("9H", Place(0.0, 0.0, 0.0)),))
    (before,) = eye.read(seen).cards
    after = eye.read(Sightings((*seen.cards, card("4C", Place(TOUCHED - 1, 0.0, 0.0))))).cards[0]
    assert before.place != after.place


@pytest.mark.parametrize(("partial", "wrong"), [(False, 0.0045), (True, 0.0675)])
def test_so_many_things_are_not_read_well(partial, wrong):
    seen = table(partial=partial)
    read = [one for seed in range(60) for one in ErringEye(seed).read(seen).cards]
    truth = {one.place: one.code for one in seen.cards}
    good = sum(one.code == truth[min(truth, key=one.place.distance)] for one in read)
    share = 1.0 - good / (60 * len(CODES))
    assert share == pytest.approx(wrong, abs=4 * math.sqrt(wrong / (60 * len(CODES))))


def test_twice_as_strong_twice_as_many_are_not_seen():
    backs = Sightings(
        unknown=tuple(UnknownSighting((0.0, 0.0), None, Place(100.0 * n, 0.0, 0.0)) for n in range(500))
    )
    unseen = [500 - len(ErringEye(1, strength).read(backs).unknown) for strength in (1.0, 2.0)]
    assert unseen[1] > 1.4 * unseen[0] > 0


def test_the_same_seed_errs_the_same_way():
    seen = Sightings(
        dice=tuple(DieSighting(3, 1.0, (0.0, 0.0), OUTLINE, Place(40.0 * n, 0.0, 0.0)) for n in range(99))
    )
    one, other = (ErringEye(7).read(seen).dice for _ in range(2))
    assert [(die.value, die.confidence, die.place) for die in one] == [
        (die.value, die.confidence, die.place) for die in other
    ]


def test_what_came_and_is_not_seen_is_told_to_show_there_once():
    eye, seen = ErringEye(1, strength=20.0), table(partial=True)
    unseen = len(seen.cards) - len(eye.read(seen).cards)
    assert len(eye.overlooked()) == unseen > 0
    eye.read(seen)
    assert eye.overlooked() == ()
