"""Which places are read, and in how many frames."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

from tests.vision.table.drawn_table import SIZE, card, codes, die, sitting
from vision.table.gathering import Gathering
from vision.table.tabletop import Tabletop


def test_only_what_changed_is_read_again():
    seat = sitting(card("9H", -200, 200), card("7C", 300, 200))
    seat.lay(card("QD", 0, -200), 2)
    seat.eye.looked.clear()
    seat.settle()
    areas = [sum(box.area for box in boxes) for boxes in seat.eye.looked]
    assert len(areas) == 2
    assert max(areas) < 0.05 * SIZE[0] * SIZE[1]


def test_a_card_beside_a_change_is_not_read_again():
    seat = sitting(card("9H", -40, 0))
    seat.lay(card("QD", 40, 0), 2)
    seat.eye.looked.clear()
    seat.settle()
    middle = seat.table.calibration.to_picture(np.array([[-40.0, 0.0]]))[0]
    assert not any(box.contains((float(middle[0]), float(middle[1]))) for box in seat.eye.looked[0])


def test_a_second_frame_is_not_read_where_the_first_left_nothing_open():
    seat = sitting(card("9H", -200, 200))
    seat.lay(card("QD", 0, -200, confidence=1.0), 2)
    seat.eye.looked.clear()
    assert codes(seat.settle()) == ["9H", "QD"]
    assert len(seat.eye.looked) == 1


def test_what_is_new_is_read_for_itself_in_two_frames_since_one_may_miss_a_card_of_a_fan(monkeypatch):
    def alone(self, _new, regions):
        return self._eye.see(None, self._calibration, regions, self._elsewhere), regions

    monkeypatch.setattr(Gathering, "_read_alone", alone)
    seat = sitting(card("9H", -200, 200))
    seat.lay(card("QD", 0, -200, confidence=1.0), 2)
    seat.eye.looked.clear()
    assert codes(seat.settle()) == ["9H", "QD"]
    assert len(seat.eye.looked) == 2


def test_where_what_is_new_does_not_explain_the_change_that_region_alone_is_read_with_all_around_it(
    monkeypatch,
):
    def alone(self, _new, regions):
        clear = tuple(region for region in regions if region.left < SIZE[0] / 2)
        return self._eye.see(None, self._calibration, clear, self._elsewhere), clear

    monkeypatch.setattr(Gathering, "_read_alone", alone)
    seat = sitting(card("9H", -200, 200))
    seat.table.things += [card("QD", -200, -200, confidence=1.0), card("7C", 300, 200, confidence=1.0)]
    seat.eye.looked.clear()
    assert codes(seat.settle()) == ["7C", "9H", "QD"]
    for_itself, with_all_around, second = seat.eye.looked
    assert for_itself == second, "what was read for itself is read twice, the other once"
    assert len({*for_itself, *with_all_around}) == 2


def test_a_second_frame_is_read_only_where_the_first_left_something_open():
    seat = sitting(card("9H", -200, 200))
    seat.table.things += [card("QD", 0, -200, confidence=1.0), card("7C", 300, 200, confidence=0.97)]
    seat.eye.looked.clear()
    assert codes(seat.settle()) == ["7C", "9H", "QD"]
    doubtful = seat.table.calibration.to_picture(np.array([[300.0, 200.0]]))[0]
    both, *others = seat.eye.looked
    assert len(both) == 2
    assert len(others) == 1
    assert [box.contains((float(doubtful[0]), float(doubtful[1]))) for box in others[0]] == [True]


@pytest.mark.parametrize(
    ("thing", "frames"), [(die(3, 0, -200), 2), (card(None, 0, -200), 3)], ids=["die", "back"]
)
def test_what_a_die_or_a_back_explains_is_not_searched_for_more(thing, frames):
    seat = sitting(card("9H", -200, 200))
    seat.lay(thing, 2)
    seat.eye.looked.clear()
    seat.settle()
    assert len(seat.eye.looked) == frames


def test_a_die_that_seems_touched_in_every_other_frame_calls_for_no_more_of_them(monkeypatch):
    seat = sitting(die(3, 0, 0))
    untouched, noisy = Tabletop.untouched, itertools.cycle((False, True))
    monkeypatch.setattr(Tabletop, "untouched", lambda *given: () if next(noisy) else untouched(*given))
    seat.reach_in(2, (0, 60))
    seat.table.things.append(die(5, 0, 60))
    seat.table.no_arm()
    seat.eye.looked.clear()
    assert sorted(one.value for one in seat.settle().sightings.dice) == [3, 5]
    assert len(seat.eye.looked) == 2


def test_a_card_that_the_first_frame_missed_is_looked_for_again():
    seat = sitting(card("9H", -200, 200))
    seat.lay(card("QD", 0, -200, confidence=1.0), 2)
    seat.table.things.append(card("7C", 80, -200, confidence=1.0))
    seat.eye.misses = ["7C"]
    assert codes(seat.settle()) == ["7C", "9H", "QD"]


def test_a_card_that_the_second_frame_missed_is_looked_for_again(monkeypatch):
    """Paper on a pale cloth changes little, so that nothing may seem to be left open without it."""
    monkeypatch.setattr(Gathering, "_rest", lambda *given: None)
    seat = sitting(card("9H", -200, 200))
    seat.lay(card("QD", 0, -200, confidence=1.0), 2)
    seat.table.things.append(card("7C", 80, -200, confidence=0.97))
    seat.eye.looked.clear()
    while not seat.eye.looked:
        seat.look()
    seat.eye.misses = ["7C"]
    assert codes(seat.settle()) == ["7C", "9H", "QD"]


@pytest.mark.parametrize(
    ("shown_in", "read", "overlooked"),
    [
        pytest.param(1, ["9H", "QD"], [(80, -200)], id="a single frame is not believed"),
        pytest.param(2, ["7C", "9H", "QD"], [], id="two that explain all are"),
    ],
)
def test_frames_that_overlook_something_do_not_outvote_those_that_read_it(shown_in, read, overlooked):
    seat = sitting(card("9H", -200, 200))
    seat.lay(card("QD", 0, -200, confidence=1.0), 2)
    seat.table.things.append(card("7C", 80, -200, confidence=0.97))
    seat.eye.looked.clear()
    seat.eye.misses = ["7C"] * 2
    scene = None
    while scene is None:
        scene = seat.look().scene
        if len(seat.eye.looked) == 2 + shown_in:
            seat.eye.misses = ["7C"] * 20
    assert codes(scene) == read
    assert [(round(one.place.x, -1), round(one.place.y, -1)) for one in scene.overlooked] == overlooked
