"""A frame that shows only what is new: known cards that nobody touched are painted over."""

import cv2
import numpy as np
import pytest

from tests.vision.scene.newly_laid import (
    AFTER,
    BEFORE,
    BESIDE,
    BLUE,
    CLOTH,
    GREEN,
    KNOWN,
    LAID,
    RED,
    REGION,
    UNTOUCHED,
    card,
    change,
    drawn,
    new,
    strange,
)
from vision.boxes import PixelBox
from vision.scene.newcomers import Newcomers
from vision.sightings import Sightings, UnknownSighting


def test_a_card_laid_on_a_known_one_lies_alone():
    shown = new(BEFORE, AFTER, Sightings(cards=(card(KNOWN),)))
    assert shown is not None
    assert tuple(shown.image[310, 605]) == CLOTH, "of the known card nothing is left"
    assert np.array_equal(shown.image[335:440, 645:715], AFTER[335:440, 645:715]), (
        "all of the new one is there"
    )


def test_where_a_known_card_was_painted_over_the_table_counts_as_bare():
    shown = new(BEFORE, AFTER, Sightings(cards=(card(KNOWN),)))
    assert strange(AFTER).other[165, 302]
    assert not shown.strange.other[165, 302]
    assert shown.strange.other[180, 350]


LIKE = (KNOWN[0] - 6, KNOWN[1] + 8)
"""The corner of a card laid on its like, of which hardly more than the edges changes the picture."""


def test_a_new_card_is_asked_for_as_a_whole_however_little_of_the_picture_it_changes():
    """A back elsewhere explained the edges, and the card itself was not looked for any more."""
    before, after = (
        drawn((KNOWN, RED), (UNTOUCHED, BLUE)),
        drawn((KNOWN, RED), (LIKE, RED), (UNTOUCHED, BLUE)),
    )
    shown = new(before, after, Sightings(cards=(card(KNOWN), card(UNTOUCHED))))
    middle = np.s_[(LIKE[1] + 30) // 2 : (LIKE[1] + 82) // 2, (LIKE[0] + 20) // 2 : (LIKE[0] + 60) // 2]
    assert change(before, after)[middle].mean() < 100
    assert shown.strange.asked[middle].min() == 255
    x, y = UNTOUCHED[0] // 2, UNTOUCHED[1] // 2
    assert shown.strange.asked[y + 8 : y + 50, x + 8 : x + 36].max() == 0, "nobody asks for what lay there"


@pytest.mark.parametrize(
    "known",
    [Sightings(), Sightings(cards=(card((100, 100)),)), Sightings(cards=(card(KNOWN, None, 0.4),))],
    ids=["nothing", "one far away", "one that could not be read"],
)
def test_where_no_known_card_is_near_nothing_is_painted_over(known):
    assert new(BEFORE, AFTER, known) is None


def test_where_known_cards_are_gone_nothing_is_spared_by_painting_over_what_is_left_of_them():
    """A narrow strip of them looks unchanged, as the cloth beneath does."""
    gone = Sightings(cards=(card(KNOWN), card(UNTOUCHED)))
    assert new(drawn((KNOWN, RED), (UNTOUCHED, BLUE)), drawn(), gone) is None


@pytest.mark.parametrize(
    ("seen", "explained"),
    [
        ((card(LAID),), True),
        ((), False),
        ((card(KNOWN),), False),
        ((card(LAID, None, 0.7),), True),
        ((card(LAID, None, 0.5),), False),
    ],
    ids=["the new card", "nothing", "the known one again", "not quite sure", "guessed"],
)
def test_a_likely_reading_of_all_that_changed_explains_it(seen, explained):
    shown = new(BEFORE, AFTER, Sightings(cards=(card(KNOWN),)))
    assert shown is not None
    assert shown.explained_by(Sightings(cards=seen), REGION) is explained


LOWER = (620, 320)
"""Upper left corner of a card laid together with the new one, beneath it."""


@pytest.mark.parametrize(
    ("strip", "laid", "peeps"),
    [
        (card(LOWER, None, 0.84, partial=True), True, True),
        (card(LOWER, None, 0.5, partial=True), True, False),
        (card(LOWER, None, 0.84), True, False),
        (card(LAID, None, 0.84, partial=True), True, False),
        (card(KNOWN, partial=True), True, False),
        (card(LOWER, None, 0.84, partial=True), False, False),
    ],
    ids=["laid now", "guessed", "whole", "nothing in view", "known", "there before"],
)
def test_a_strip_of_which_what_is_in_view_has_changed_was_laid(strip, laid, peeps):
    lower = ((LOWER, GREEN),)
    before = drawn((KNOWN, RED), *(() if laid else lower))
    shown = new(before, drawn((KNOWN, RED), *lower, (LAID, BLUE)), Sightings(cards=(card(KNOWN),)))
    assert shown is not None
    assert shown.peeping((card(LAID), strip)) == ((strip,) if peeps else ())


BENEATH, ASIDE = (580, 290), (570, 330)
"""Upper left corners of a card beneath the known one that is known no more, and of one slid under it."""


@pytest.mark.parametrize(
    ("slid", "fresh"), [((), [LAID]), ((ASIDE,), [LAID, ASIDE])], ids=["laid", "and slid"]
)
def test_a_card_that_peeps_out_from_under_a_known_one_is_not_new_unless_it_was_slid_there(slid, fresh):
    before = drawn((BENEATH, BLUE), (KNOWN, RED))
    after = drawn((BENEATH, BLUE), *((place, BLUE) for place in slid), (KNOWN, RED), (LAID, BLUE))
    shown = new(before, after, Sightings(cards=(card(KNOWN),)))
    assert shown is not None
    seen = shown.among(Sightings(cards=(card(LAID), card(BENEATH), card(ASIDE))))
    assert [tuple(one.outline[0]) for one in seen.cards] == fresh


@pytest.mark.parametrize("laid", [True, False], ids=["laid with it", "lay there"])
def test_a_strip_that_has_changed_just_beside_the_card_upon_it_is_looked_at_with_all_around_it(laid):
    """A 4 showed beneath two cards laid on it, painted over but for a rim, and was read as a 7."""
    lay, strip = (600, 322), (600, 316)
    lying = ((UNTOUCHED, RED), (lay, RED))
    before = drawn(*lying)
    after = drawn(*lying, *(((strip, GREEN),) if laid else ()), (KNOWN, BLUE))
    after[412:418, 600:680] -= 60
    shown = new(before, after, Sightings(cards=(card(UNTOUCHED), card(lay, "4"))))
    assert shown is not None
    seen = shown.among(Sightings(cards=(card(KNOWN), card(strip, "7", 0.91, partial=True))))
    assert shown.explained_by(seen, REGION) == laid


def test_the_middle_one_of_a_fan_just_laid_is_not_left_out():
    """Of three fives two were told: hardly anything of the middle one lies beside the others."""
    middle, lowest = (620, 301), (640, 302)
    shown = new(
        drawn((UNTOUCHED, RED)),
        drawn((UNTOUCHED, RED), (lowest, GREEN), (middle, GREEN), (KNOWN, GREEN)),
        Sightings(cards=(card(UNTOUCHED),)),
    )
    assert shown is not None
    fan = (card(KNOWN), card(middle, partial=True), card(lowest, partial=True))
    assert len(shown.among(Sightings(cards=fan)).cards) == len(fan)


def test_a_whole_card_beside_known_ones_is_new_though_hardly_more_than_its_print_has_changed():
    """A 6 was laid on a cloth of its paper's colour, and its figures were all that was seen of it."""
    before = drawn((KNOWN, RED), (UNTOUCHED, RED))
    after = before.copy()
    for x, y in ((570, 430), (616, 430), (570, 510), (616, 510)):
        after[y : y + 8, x : x + 8] = (40, 40, 40)
    shown = new(before, after, Sightings(cards=(card(KNOWN), card(UNTOUCHED))))
    assert shown is not None
    assert len(shown.among(Sightings(cards=(card(BESIDE),))).cards) == 1


def test_a_card_that_came_to_light_is_new_however_much_of_it_was_in_view_before():
    top, beside = (640, 330), (625, 325)
    lying = ((beside, RED), ((600, 300), BLUE), (UNTOUCHED, BLUE))
    shown = new(drawn(*lying, (top, RED)), drawn(*lying), Sightings(cards=(card(top), card(UNTOUCHED))))
    assert shown is not None
    seen = Sightings(cards=(card((600, 300)), card(beside, partial=True)))
    assert shown.among(seen).cards[0].outline[0].tolist() == [600, 300]


def test_where_a_card_left_only_what_is_known_beneath_it_needs_no_reading():
    top, beside = (612, 306), card(UNTOUCHED)
    lying = ((KNOWN, RED), (UNTOUCHED, BLUE))
    before, after = drawn(*lying, (top, BLUE)), drawn(*lying)
    known = new(before, after, Sightings(cards=(card(KNOWN, partial=True), card(top), beside)))
    assert known is not None
    assert known.explained_by(Sightings(), REGION)
    forgotten = new(before, after, Sightings(cards=(card(top), beside)))
    assert forgotten is not None
    assert not forgotten.explained_by(Sightings(), REGION)
    assert forgotten.explained_by(Sightings(cards=(card(KNOWN),)), REGION)


def test_a_card_taken_from_beneath_another_one_leaves_the_table_which_needs_no_reading():
    above = (646, 300)
    before, after = drawn((KNOWN, RED), (above, BLUE)), drawn((above, BLUE))
    shown = new(before, after, Sightings(cards=(card(KNOWN, partial=True), card(above))))
    assert shown is not None
    assert shown.explained_by(Sightings(), REGION)


def test_the_shadow_that_a_card_threw_on_the_one_beneath_goes_with_it():
    top = (612, 306)
    lying = ((KNOWN, RED), (UNTOUCHED, BLUE))
    before, after = drawn(*lying, (top, BLUE)), drawn(*lying)
    before[306:412, 604:612] = before[306:412, 604:612] * 0.8
    shown = new(before, after, Sightings(cards=(card(KNOWN, partial=True), card(top), card(UNTOUCHED))))
    assert shown is not None
    assert shown.explained_by(Sightings(), REGION)


def test_the_shadow_that_a_new_card_throws_on_the_one_beneath_needs_no_reading():
    lying = ((KNOWN, RED), (UNTOUCHED, BLUE))
    before, after = drawn(*lying), drawn(*lying, (LAID, RED))
    after[330:412, 632:640] = after[330:412, 632:640] * 0.8
    shown = new(before, after, Sightings(cards=(card(KNOWN), card(UNTOUCHED))))
    assert shown is not None
    assert shown.explained_by(Sightings(cards=(card(LAID),)), REGION)


def test_a_narrow_strip_of_another_new_card_is_not_explained_by_the_one_upon_it():
    """In dim light paper may look like the cloth, so that only its print tells."""
    lying = ((KNOWN, RED), (UNTOUCHED, BLUE))
    before, after = drawn(*lying), drawn(*lying, (LAID, RED))
    cv2.rectangle(after, (620, 416), (630, 440), (40, 40, 40), 4)
    shown = new(before, after, Sightings(cards=(card(KNOWN), card(UNTOUCHED))))
    assert shown is not None
    assert not shown.explained_by(Sightings(cards=(card(LAID),)), REGION)


@pytest.mark.parametrize(("left", "explained"), [(626, False), (634, True)], ids=["a strip", "its rim"])
def test_a_strip_on_known_paper_is_told_by_the_corner_that_lies_beside_that(left, explained):
    lying = ((KNOWN, RED), (UNTOUCHED, BLUE))
    before, after = drawn(*lying), drawn(*lying, (LAID, RED))
    cv2.rectangle(after, (left, 422), (639, 436), (245, 245, 245), -1)
    shown = new(before, after, Sightings(cards=(card(KNOWN), card(UNTOUCHED))))
    assert shown is not None
    assert shown.explained_by(Sightings(cards=(card(LAID),)), REGION) is explained


def test_of_a_strip_close_beside_a_new_card_the_print_that_it_covers_tells():
    """Its own print is as dark as a shadow, which needs no reading."""
    lying = ((KNOWN, RED), (UNTOUCHED, BLUE))
    before, after = drawn(*lying), drawn(*lying, (LAID, RED))
    after[330:412, 628:640] = 245
    cv2.line(after, (630, 330), (630, 411), (40, 40, 40), 2)
    shown = new(before, after, Sightings(cards=(card(KNOWN), card(UNTOUCHED))))
    assert shown is not None
    assert not shown.explained_by(Sightings(cards=(card(LAID),)), REGION)


def test_a_card_of_which_a_strip_was_in_view_before_is_read_with_all_around_it():
    """The strip has not changed, so that it is painted over: the rest may look like another card."""
    top = (640, 330)
    before, after = drawn((KNOWN, RED), (top, BLUE)), drawn((KNOWN, RED))
    shown = new(before, after, Sightings(cards=(card(KNOWN, partial=True), card(top))))
    assert shown is not None
    aside = shown.among(Sightings(cards=(card((606, 306), "9"),)))
    assert aside.cards, "it is new"
    assert not shown.explained_by(aside, REGION)


@pytest.mark.parametrize("covered", [False, True], ids=["in full view", "partly covered"])
def test_another_card_just_where_one_like_it_lay_is_not_painted_over_unnoticed(covered):
    beside = (740, 300)
    before = drawn((KNOWN, RED), (beside, RED))
    after = drawn((KNOWN, RED), (beside, RED), (LAID, BLUE))
    cv2.line(after, (770, 330), (790, 330), (245, 245, 245), 4)
    known = Sightings(cards=(card(KNOWN), card(beside, partial=covered)))
    shown = new(before, after, known)
    assert shown is not None
    assert not shown.explained_by(Sightings(cards=(card(LAID),)), REGION)


def test_a_card_that_was_pushed_a_little_is_not_gone():
    """Its print has changed everywhere, as if something else lay there."""
    rings = ((720, 300), (724, 303))
    lay, lies = (drawn((KNOWN, RED), (corner, BLUE)) for corner in rings)
    for picture, (x, y) in zip((lay, lies), rings, strict=True):
        for radius in range(4, 32, 6):
            cv2.circle(picture, (x + 40, y + 56), radius, (245, 245, 245), 2)
    shown = new(lay, lies, Sightings(cards=(card(KNOWN), card(rings[0]))), PixelBox(560, 260, 860, 480))
    assert shown is not None
    assert not shown.explained_by(Sightings(), REGION)


@pytest.mark.parametrize(
    ("seen", "explained"),
    [
        pytest.param((), True, id="nothing new"),
        pytest.param((card((656, 315), None, 0.8),), False, id="a card in doubt"),
        pytest.param((card((656, 315)),), False, id="a card that seems certain"),
        pytest.param((card((656, 315), partial=True),), False, id="one that seems covered"),
        pytest.param((card((652, 404), None, 0.8),), False, id="one in doubt that shares a little of it"),
        pytest.param((card((652, 404)),), True, id="one that does for certain"),
        pytest.param((card(BESIDE),), True, id="a card beside it"),
    ],
)
def test_a_card_of_what_came_to_light_is_read_with_all_around_it(seen, explained):
    """It may lie under a known card of which most was painted over, and be read as if it lay on top."""
    shown = came_to_light(top=(648, 306))
    assert shown.explained_by(Sightings(cards=seen), REGION) is explained


@pytest.mark.parametrize(
    ("seen", "explained"),
    [
        pytest.param(card((620, 315)), True, id="a card that is read for certain"),
        pytest.param(card((620, 315), None, 0.8), False, id="a card in doubt"),
    ],
)
def test_a_card_of_a_heap_that_came_to_light_needs_no_other_reading(seen, explained):
    """What may lie on it came to light, too, and is shown: it would be seen."""
    shown = came_to_light(top=(612, 306))
    assert shown.explained_by(Sightings(cards=(seen,)), REGION) is explained


def came_to_light(top: tuple[int, int]) -> Newcomers:
    """A card was taken from a known one that it covered in part, while another one lies beside them."""
    lying = ((KNOWN, RED), (UNTOUCHED, BLUE))
    known = Sightings(cards=(card(KNOWN, partial=True), card(top), card(UNTOUCHED)))
    shown = new(drawn(*lying, (top, BLUE)), drawn(*lying), known)
    assert shown is not None
    return shown


def test_a_card_that_was_cut_by_the_paint_is_shown_whole():
    """Where it is as white as the card whose place it took, that one seems to lie there still."""
    before, after = (drawn((KNOWN, (245, 245, 245)), (UNTOUCHED, RED)) for _ in range(2))
    cv2.circle(before, (625, 330), 20, BLUE, -1)
    cv2.circle(after, (640, 340), 26, RED, -1)
    shown = new(before, after, Sightings(cards=(card(KNOWN), card(UNTOUCHED))))
    assert shown is not None
    taken = (card(KNOWN, "9"),)
    assert not shown.explained_by(Sightings(cards=taken), REGION), "a part of it was painted over"
    whole = shown.showing(Sightings(cards=taken))
    assert whole is not None
    assert whole.explained_by(Sightings(cards=taken), REGION)
    np.testing.assert_array_equal(whole.image[300:412, 600:680], after[300:412, 600:680])
    assert np.any(whole.hidden), "what lies beside it stays painted over"
    assert whole.showing(Sightings(cards=taken)) is None


def test_what_was_cut_by_the_paint_and_not_read_is_shown_whole_unless_it_lies_face_down():
    before, after = (drawn((KNOWN, (245, 245, 245)), (UNTOUCHED, RED)) for _ in range(2))
    cv2.circle(before, (625, 330), 20, BLUE, -1)
    cv2.circle(after, (640, 340), 26, RED, -1)
    shown = new(before, after, Sightings(cards=(card(KNOWN), card(UNTOUCHED))))
    assert shown is not None
    outline = card(KNOWN).outline
    thing = UnknownSighting(card(KNOWN).centre, outline)
    unread, back = Sightings(unknown=(thing,)), Sightings(unknown=(thing,), face_down=(thing,))
    assert not shown.explained_by(unread, REGION)
    assert shown.explained_by(back, REGION)
    assert shown.showing(back) is None
    whole = shown.showing(unread)
    assert whole is not None
    assert whole.explained_by(unread, REGION), "all of it is shown now"


def test_a_card_laid_on_a_pile_beside_the_one_it_hides_is_not_one_that_came_to_light():
    """It has changed more of the picture than what lay under the card that is gone."""
    top, laid = (648, 306), (655, 314)
    lying = ((KNOWN, RED), (UNTOUCHED, BLUE), (top, BLUE))
    known = Sightings(cards=(card(KNOWN, partial=True), card(top), card(UNTOUCHED)))
    shown = new(drawn(*lying), drawn(*lying, (laid, GREEN)), known)
    assert shown is not None
    assert np.any(shown.uncovered), "what lay there is gone as far as can be told"
    assert shown.explained_by(Sightings(cards=(card(laid),)), REGION)
    assert not shown.explained_by(Sightings(cards=(card(top),)), REGION)


def test_each_region_is_explained_for_itself():
    shown = new(BEFORE, AFTER, Sightings(cards=(card(KNOWN),)))
    assert shown is not None
    assert not shown.explained_by(Sightings(), REGION)
    assert shown.explained_by(Sightings(), PixelBox(900, 260, 1000, 480)), "nothing changed there"
