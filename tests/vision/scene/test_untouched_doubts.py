"""A card in doubt that nobody touched is one card and stays where it lies, however often it is read again."""

import pytest

from tests.vision.table.drawn_table import Sitting, card, codes, moved, sitting

SECONDS = 36
"""Frames in which what is in doubt is looked at once more, a second and a little after it was read."""

ASTRAY = [
    pytest.param((11.0, 0.0), id="11 mm to the right"),
    pytest.param((9.0, 12.0), id="15 mm aslant"),
    pytest.param((-4.0, 3.0), id="5 mm"),
]


def lain(confidence: float = 0.6, tilt: float = 20.0) -> Sitting:
    """A card in doubt under a slightly oblique camera."""
    seat = sitting(card("5C", -250, 0), tilt=tilt)
    seat.lay(card("9H", 60, 40, 12, confidence), 0)
    assert codes(seat.settle()) == ["5C", "?"]
    return seat


def doubt(seat: Sitting) -> tuple[float, float]:
    """Where the one card in doubt is said to lie."""
    (one,) = [seen for seen in seat.look().sightings.cards if seen.code is None]
    return one.place.x, one.place.y


@pytest.mark.parametrize("astray", ASTRAY)
def test_it_is_where_it_was_first_seen_though_it_is_read_beside_that(astray):
    seat = lain()
    first = doubt(seat)
    seat.eye.looked.clear()
    for turn in (1, -1, 1):
        seat.eye.astray["9H"] = (turn * astray[0], turn * astray[1])
        seat.looks(6 * SECONDS)
        assert seat.eye.looked, "it is read again"
        assert doubt(seat) == first


@pytest.mark.parametrize("astray", ASTRAY)
def test_what_it_is_becomes_known_where_it_was_first_seen(astray):
    seat = lain()
    first = doubt(seat)
    seat.eye.astray["9H"] = astray
    seat.table.things[-1].confidence = 0.97
    scene = seat.settle()
    assert codes(scene) == ["5C", "9H"]
    (seen,) = [one for one in scene.sightings.cards if one.code == "9H"]
    assert (seen.place.x, seen.place.y) == first


@pytest.mark.parametrize("astray", [*ASTRAY, pytest.param((38.0, 0.0), id="more than half a card")])
def test_a_card_laid_beside_it_moves_it_not_and_doubles_it_not(astray):
    seat = lain()
    first = doubt(seat)
    seat.eye.astray["9H"] = astray
    seat.lay(card("QD", 60, -70), 1)
    assert codes(seat.settle()) == ["5C", "?", "QD"]
    assert doubt(seat) == first


def test_once_somebody_moves_it_it_lies_elsewhere():
    seat = lain()
    first = doubt(seat)
    seat.reach_in(0, (60, 40))
    seat.table.things[-1] = moved(seat.table.things[-1], 71, 40)
    seat.table.no_arm()
    seat.settle()
    assert doubt(seat)[0] - first[0] == pytest.approx(11, abs=1)


def test_a_sure_card_beside_it_is_one_card_too_where_it_was_read():
    seat = sitting(card("QD", 97, 40), tilt=20.0)
    seat.lay(card("9H", 60, 40, 0, 0.6), 0)
    assert codes(seat.settle()) == ["?", "QD"]
    places = {(one.code, one.place.x, one.place.y) for one in seat.look().sightings.cards}
    seat.eye.astray["QD"] = (11.0, 0.0)
    seat.eye.looked.clear()
    seat.looks(6 * SECONDS)
    assert seat.eye.looked, "the one in doubt is read again"
    assert {(one.code, one.place.x, one.place.y) for one in seat.look().sightings.cards} == places
