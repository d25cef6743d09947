"""Cards whose print is hardly seen: read once it is brought out, and told where they shine all the same."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from tests.vision.table.drawn_table import DrawnTable, KnowingEye, Sitting, card, codes
from vision.scene.lasting_shine import LastingShine
from vision.scene.scene import Hindrance


class DazzledEye(KnowingEye):
    """Is in doubt about some cards as long as it is shown them as the camera sees them.

    Attributes:
        dazzled_by: codes of these cards.
        blinded_by: codes of cards that it takes for nothing certain, shown however.
        passed_over: codes of cards that it does not see at all as the camera sees them.
    """

    dazzled_by: tuple[str, ...] = ()
    blinded_by: tuple[str, ...] = ()
    passed_over: tuple[str, ...] = ()

    def see(self, image, calibration=None, regions=None, elsewhere=None, strange=None):
        as_taken = np.array_equal(image, self.table.shown)
        self.misses = list(self.passed_over) if as_taken else []
        dazzling = (*self.blinded_by, *(self.dazzled_by if as_taken else ()))
        self.readings = {code: [card(code, 0, 0, confidence=0.5)] for code in dazzling}
        return super().see(image, calibration, regions, elsewhere, strange)


@pytest.fixture
def seat():
    seat = Sitting(DrawnTable(things=[card("9H", -200, 200)]), eye=DazzledEye)
    seat.settle()
    return seat


def test_a_card_whose_print_is_hardly_seen_is_read_once_it_is_brought_out(seat):
    seat.eye.dazzled_by = ("QD",)
    seat.lay(card("QD", 0, -200), 2)
    assert codes(seat.settle()) == ["9H", "QD"]


def test_what_no_look_makes_clear_stays_in_doubt(seat):
    seat.eye.blinded_by = ("QD",)
    seat.lay(card("QD", 0, -200), 2)
    (doubt,) = (one for one in seat.settle().sightings.cards if one.code is None)
    assert doubt.likeliest == "QD"


def test_a_card_that_only_shows_in_doubt_once_its_print_is_brought_out_is_told_in_doubt(seat):
    """It lay there unread, else: nobody was asked which one it was, and what was played stayed unknown."""
    seat.eye.blinded_by = seat.eye.passed_over = ("QD",)
    seat.lay(card("QD", 0, -200), 2)
    scene = seat.settle()
    assert [(one.code, one.likeliest) for one in scene.sightings.cards] == [("9H", "9H"), (None, "QD")]
    assert scene.unread == ()


def test_a_scene_is_of_the_picture_that_the_camera_gave(seat):
    seat.eye.dazzled_by = ("QD",)
    seat.lay(card("QD", 0, -200), 2)
    picture = seat.settle().picture
    assert np.abs(picture.astype(int) - seat.table.shown).mean() < 3


def test_lasting_shine_is_told_the_second_time_and_never_again():
    shine = LastingShine()
    told = []
    for second in range(200):
        if second % 10 == 0:
            shine.hides(second)
        told.append(shine.is_told(second))
    assert told == [False] * 10 + [True] * 20 + [False] * 170


@pytest.mark.parametrize(("shines", "told"), [(True, True), (False, False)])
def test_that_cards_shine_is_told_where_light_lies_over_their_print(seat, shines, told):
    seat.eye.blinded_by = ("QD", "5C")
    looks = []
    for code, x in (("QD", 0), ("5C", 150)):
        seat.lay(replace(card(code, x, -200), shines=shines), 2)
        looks += seat.looks(30)
    assert (looks[-1].hindrance is Hindrance.SHINE) is told
    assert looks[0].hindrance is None
