"""A frame's parts: what lies together, and which of it is read again."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from vision.boxes import PixelBox
from vision.motion.small_frame import SmallFrame
from vision.scene.frame_readings import FrameReading, parts_of, regions_around, still_open
from vision.sightings import CardSighting, Sightings

IMAGE = np.zeros((360, 640, 3), np.uint8)
LEFT, RIGHT, FAR = PixelBox(0, 0, 100, 100), PixelBox(90, 0, 200, 100), PixelBox(400, 200, 500, 300)


def seen(code: str, x: float, y: float) -> CardSighting:
    outline = np.array([(x - 20, y - 30), (x + 20, y - 30), (x + 20, y + 30), (x - 20, y + 30)], np.float32)
    return CardSighting(code, "up", 1.0, (), (x, y), (0.0, -1.0), outline, partial=False)


def reading(*cards: CardSighting, parts=(LEFT, RIGHT, FAR), doubtful=()) -> FrameReading:
    return FrameReading(IMAGE, SmallFrame.of(IMAGE), 0.0, Sightings(cards), (), 0.0, parts, doubtful, None)


def test_cards_apart_are_parts_of_their_own_that_reach_beside_them_but_not_out_of_the_region():
    region = PixelBox(30, 0, 300, 300)
    change = np.zeros((180, 320), np.uint8)
    lying = (seen("3", 60, 100), seen("4", 95, 100), seen("5", 150, 100))
    near, alone = sorted(parts_of((region,), lying, change, 2.0, 40.0), key=lambda part: part.left)
    assert near.left == region.left
    assert near.right == pytest.approx(115 + 8, abs=6)
    assert alone.left == pytest.approx(130 - 8, abs=6)
    assert alone.bottom == pytest.approx(130 + 8, abs=6)


def test_what_only_changed_is_a_part_too():
    change = np.zeros((180, 320), np.uint8)
    change[50:60, 50:60] = 255
    (part,) = parts_of((PixelBox(0, 0, 640, 360),), (), change, 2.0, 40.0)
    assert part.contains((110.0, 110.0))


def test_a_part_is_open_where_the_last_frame_doubts_or_another_saw_anything_else():
    three, four, five = seen("3", 50, 50), seen("4", 150, 50), seen("5", 450, 250)
    last = reading(three, four, five, doubtful=(FAR,))
    assert still_open([last.seen, last.seen], last) == (FAR,)
    other = Sightings((three, seen("6", 150, 50), five))
    assert still_open([other, last.seen], last) == (RIGHT, FAR)


def test_parts_of_which_something_lies_where_is_read_are_read_with_them():
    last = reading(seen("3", 50, 50), seen("4", 95, 50), seen("5", 450, 250))
    assert regions_around((LEFT,), last) == (PixelBox(0, 0, 200, 100),)
    assert regions_around((FAR,), last) == (FAR,)


def test_what_the_last_frame_saw_just_beyond_the_border_is_told_once():
    last = reading(seen("3", 101, 50), seen("5", 450, 250))
    again = reading(seen("3", 99, 50)).with_settled(last, (LEFT,), 40.0)
    assert [(card.code, card.centre) for card in again.seen.cards] == [("3", (99, 50)), ("5", (450, 250))]


def test_what_lies_as_it_did_just_beyond_the_border_is_no_second_thing():
    last = replace(reading(), stays=(seen("3", 101, 50), seen("5", 450, 250)))
    again = reading(seen("3", 99, 50)).with_settled(last, (LEFT,), 40.0)
    assert [card.code for card in again.stays] == ["5"]
    settled = replace(reading(), stays=(seen("3", 99, 50),)).with_settled(
        reading(seen("3", 101, 50)), (LEFT,), 40.0
    )
    assert settled.seen.cards == ()


def in_doubt(code: str, x: float, y: float) -> CardSighting:
    return replace(seen(code, x, y), code=None, confidence=0.6, candidates=((code, 0.6), ("9", 0.3)))


@pytest.mark.parametrize(
    ("other", "named"),
    [
        (seen("3", 52, 51), "3"),
        (seen("9", 52, 51), None),
        (seen("3", 150, 50), None),
        (in_doubt("3", 52, 51), None),
    ],
    ids=["the same card there", "another card there", "the same card elsewhere", "in doubt as well"],
)
def test_a_card_in_doubt_is_named_by_another_reading_that_is_sure_of_the_same_one_there(other, named):
    first = reading(in_doubt("3", 50, 50), seen("4", 150, 50))
    assert [card.code for card in first.named_by(reading(other)).seen.cards] == [named, "4"]


def test_a_reading_that_nobody_names_stays_the_same():
    first = reading(seen("3", 50, 50))
    assert first.named_by(reading(seen("3", 50, 50))) is first


@pytest.mark.parametrize(
    ("again", "kept"),
    [
        ((seen("3", 50, 50), seen("4", 75, 50)), True),
        ((seen("3", 50, 50), in_doubt("9", 75, 50)), True),
        ((seen("3", 50, 50), in_doubt("4", 75, 50), in_doubt("9", 20, 50)), True),
        ((seen("5", 50, 50), seen("4", 75, 50)), False),
        ((seen("3", 50, 50),), False),
    ],
    ids=["one is sure now", "one is in doubt as before", "more", "what was sure is another", "one is lost"],
)
def test_a_reading_keeps_all_of_another_where_nothing_is_lost_that_was_seen_there(again, kept):
    first = reading(seen("3", 50, 50), in_doubt("4", 75, 50))
    assert reading(*again).keeps_all_of(first, LEFT) is kept


def test_how_many_cards_are_in_doubt_in_a_region_is_counted():
    read = reading(seen("3", 50, 50), in_doubt("4", 75, 50), in_doubt("5", 150, 50))
    assert (read.doubts_in(LEFT), read.is_unclear(LEFT)) == (1, True)
