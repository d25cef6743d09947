"""What of the things that lay there still does, once others are read."""

from dataclasses import replace

import cv2
import numpy as np
import pytest

from tests.vision.scene.stacked_cards import EVERYWHERE, NOISE, cloth, lying, seen_bare, stacked
from vision.boxes import PixelBox
from vision.motion.small_frame import SmallFrame
from vision.sightings import Place, Sightings, UnknownSighting

CARD = np.array([[600, 300], [700, 300], [700, 440], [600, 440]], np.float32)


@pytest.mark.parametrize(
    ("high", "partial", "gone"),
    [
        pytest.param((630, 320), False, True, id="in full view before"),
        pytest.param((630, 320), True, True, id="partly covered, now the table shows beside the other"),
        pytest.param((604, 304), True, True, id="partly covered, now a rim of the table shows"),
        pytest.param((601, 300), True, False, id="partly covered, wholly on the other"),
    ],
)
def test_a_card_taken_off_another_is_gone_where_that_can_be_told(high, partial, gone):
    low = (600, 300)
    both, one = SmallFrame.of(stacked(low, high)), SmallFrame.of(stacked(low))
    tabletop = seen_bare()
    beneath, above = lying("7", low, partial=True), lying("3", high, partial=partial)
    tabletop.take(Sightings(cards=(beneath, above)), EVERYWHERE, SmallFrame.of(cloth()), both, NOISE)
    tabletop.take(Sightings(), EVERYWHERE, both, one, NOISE)
    assert ("3" not in {card.code for card in tabletop.sightings.cards}) is gone
    assert "7" in {card.code for card in tabletop.sightings.cards}


@pytest.mark.parametrize("taken", [True, False], ids=["it was taken", "it lies on"])
def test_whether_a_card_lies_on_beneath_another_is_not_judged_by_that_ones_print(taken):
    low, high, beside = (600, 300), (650, 330), (600, 380)
    before = SmallFrame.of(stacked((0, 0), low, high))
    now = stacked((0, 0), (0, 0), high) if taken else stacked((0, 0), low, high)
    # A card that lies face down comes to light, or something is laid on the lower edge of the card.
    cv2.rectangle(now, beside, (649, 520), (120, 60, 20), -1)
    tabletop = seen_bare()
    cards = (lying("8", low, partial=True), lying("10", high, partial=False))
    tabletop.take(Sightings(cards=cards), EVERYWHERE, SmallFrame.of(cloth()), before, NOISE)
    back = np.array([[600, 380], [649, 380], [649, 520], [600, 520]], np.float32)
    seen = Sightings(unknown=(UnknownSighting((625.0, 450.0), back),))
    tabletop.take(seen, EVERYWHERE, before, SmallFrame.of(now), NOISE)
    assert {card.code for card in tabletop.sightings.cards} == ({"10"} if taken else {"10", "8"})


def test_a_card_taken_off_two_others_is_gone_though_these_are_read_all_over_its_place():
    left, right, high = (560, 300), (660, 300), (610, 302)
    three, two = SmallFrame.of(stacked(left, right, high)), SmallFrame.of(stacked(left, right))
    tabletop = seen_bare()
    beneath = (lying("7", left, partial=True), lying("9", right, partial=True))
    cards = (*beneath, lying("3", high, partial=False))
    tabletop.take(Sightings(cards=cards), EVERYWHERE, SmallFrame.of(cloth()), three, NOISE)
    again = tuple(replace(card, partial=False) for card in beneath)
    tabletop.take(Sightings(cards=again), EVERYWHERE, three, two, NOISE)
    assert sorted(str(card.code) for card in tabletop.sightings.cards) == ["7", "9"]


@pytest.mark.parametrize("read", [True, False], ids=["what lay beneath is read", "it is not"])
def test_a_fan_taken_off_two_cards_is_gone_where_these_are_seen_and_nothing_was_laid_on_it(read):
    left, right, lower, upper, beside = (545, 300), (655, 300), (600, 302), (600, 342), (480, 300)
    before = SmallFrame.of(stacked(left, right, lower, upper, beside))
    now = SmallFrame.of(stacked(left, right, beside))
    known = (lying("9", right, partial=True), lying("1", beside, partial=False))
    fan = (lying("3", lower, partial=True), lying("8", upper, partial=False))
    tabletop = seen_bare()
    tabletop.take(Sightings((*fan, *known)), EVERYWHERE, SmallFrame.of(cloth()), before, NOISE)
    came_to_light = (lying("5", left, partial=True), lying("9", right, partial=False)) if read else ()
    tabletop.take(Sightings((*came_to_light, known[1])), EVERYWHERE, before, now, NOISE)
    codes = {str(card.code) for card in tabletop.sightings.cards}
    assert codes == {"5", "9", "1"} if read else "3" in codes, "it may lie under what was not read"


@pytest.mark.parametrize("left", [True, False], ids=["its edge is in view", "its edge is gone"])
def test_of_two_cards_in_a_fan_the_lower_one_stays_known_when_only_the_upper_is_read_again(left):
    low, high = (600, 300), (630, 300)
    both = SmallFrame.of(stacked(low, high))
    now = both if left else SmallFrame.of(stacked((0, 0), high))
    lower, upper = lying("7", low, partial=True), lying("3", high, partial=False)
    tabletop = seen_bare()
    tabletop.take(Sightings((lower, upper)), EVERYWHERE, SmallFrame.of(cloth()), both, NOISE)
    tabletop.take(Sightings((upper,)), EVERYWHERE, both, now, NOISE)
    assert [card.code for card in tabletop.sightings.cards] == (["7", "3"] if left else ["3"])


@pytest.mark.parametrize("seen", [True, False], ids=["its back is known", "it is not seen"])
def test_a_card_taken_off_one_that_lies_face_down_is_gone_where_that_is_seen(seen):
    place = (600, 300)
    picture = cloth()
    cv2.rectangle(picture, place, (700, 440), (120, 60, 20), -1)
    back, before = SmallFrame.of(picture), SmallFrame.of(stacked(place))
    tabletop = seen_bare()
    tabletop.take(
        Sightings((lying("7", place, partial=True),)), EVERYWHERE, SmallFrame.of(cloth()), before, NOISE
    )
    face_down = (UnknownSighting((650.0, 370.0), CARD),) if seen else ()
    tabletop.take(Sightings(face_down=face_down), EVERYWHERE, before, back, NOISE)
    assert [card.code for card in tabletop.sightings.cards] == ([] if seen else ["7"])


@pytest.mark.parametrize("stays", [True, False], ids=["it lies as it did", "it has changed"])
def test_a_card_that_lies_as_it_did_by_the_frames_read_stays_though_the_last_one_was_in_doubt(stays):
    """Its print was left to 0.803 in the frame read and to 0.797 in the last, and a back lay beneath it."""
    before = SmallFrame.of(stacked((600, 300)))
    now = stacked((600, 300))
    cv2.rectangle(now, (610, 310), (690, 430), (245, 245, 245), -1)
    tabletop, known = seen_bare(), lying("7", (600, 300), partial=True)
    tabletop.take(Sightings((known,)), EVERYWHERE, SmallFrame.of(cloth()), before, NOISE)
    face_down = Sightings(face_down=(UnknownSighting((650.0, 370.0), CARD),))
    tabletop.take(face_down, EVERYWHERE, before, SmallFrame.of(now), NOISE, (known,) if stays else ())
    assert tabletop.sightings.cards == ((known,) if stays else ())


def test_a_strip_whose_card_is_seen_whole_now_is_that_card_though_it_seemed_turned():
    corner = (600, 300)
    before = SmallFrame.of(stacked(corner, (640, 300)))
    tabletop = seen_bare()
    whole = replace(lying("7", corner, partial=False), place=Place(0.0, 0.0, 0.0))
    turn = cv2.getRotationMatrix2D((650.0, 370.0), 12.0, 1.0)
    askew = cv2.transform(np.asarray(whole.outline, np.float32)[None], turn)[0]
    strip = replace(whole, partial=True, outline=askew, centre=(650.0, 370.0), place=Place(1.0, 0.0, 12.0))
    tabletop.take(Sightings((strip,)), EVERYWHERE, SmallFrame.of(cloth()), before, NOISE)
    beside = (PixelBox(651, 0, 1280, 720),)
    tabletop.take(
        Sightings((replace(whole, centre=(652.0, 370.0)),)),
        beside,
        before,
        SmallFrame.of(stacked(corner)),
        NOISE,
    )
    assert [(card.code, card.partial) for card in tabletop.sightings.cards] == [("7", False)]
