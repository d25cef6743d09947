"""Which places are read, and in how many frames."""

from __future__ import annotations

import itertools
from dataclasses import replace

import numpy as np
import pytest

from tests.vision.table.drawn_table import SIZE, KnowingEye, card, codes, die, sitting
from vision.motion.changes import ChangeDetector, Motion
from vision.scene import gathering
from vision.scene.frame_readings import lying_in
from vision.scene.reading_alone import AloneReader
from vision.scene.tabletop import Tabletop


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


class Everything:
    """All is new: a frame in which nothing is painted over."""

    image, strange = None, None

    def among(self, seen):
        return seen


@pytest.mark.parametrize(("noise", "frames"), [(2.0, 1), (8.0, 2)])
def test_what_is_new_is_read_for_itself_twice_in_noise_since_one_frame_may_miss_a_card(
    monkeypatch, noise, frames
):
    def alone(_self, look, _new, regions):
        return look(Everything(), regions), regions

    monkeypatch.setattr(AloneReader, "read", alone)
    seat = sitting(card("9H", -200, 200), noise=noise)
    seat.lay(card("QD", 0, -200, confidence=1.0), 2)
    seat.eye.looked.clear()
    assert codes(seat.settle()) == ["9H", "QD"]
    assert len(seat.eye.looked) == frames


def read_alone_on_the_left(_self, look, _new, regions):
    clear = tuple(region for region in regions if region.left < SIZE[0] / 2)
    return lying_in(look(Everything(), clear), *clear), clear


def test_where_what_is_new_does_not_explain_the_change_that_region_alone_is_read_with_all_around_it(
    monkeypatch,
):
    monkeypatch.setattr(AloneReader, "read", read_alone_on_the_left)
    seat = sitting(card("9H", -200, 200), noise=8.0)
    seat.table.things += [card("QD", -200, -200, confidence=1.0), card("7C", 300, 200, confidence=1.0)]
    seat.eye.looked.clear()
    assert codes(seat.settle()) == ["7C", "9H", "QD"]
    for_itself, with_all_around, second = seat.eye.looked
    assert for_itself == second, "what was read for itself is read twice, the other once"
    assert len({*for_itself, *with_all_around}) == 2


def test_what_was_read_for_itself_is_not_told_twice_by_an_eye_that_looks_beyond_its_regions(monkeypatch):
    monkeypatch.setattr(AloneReader, "read", read_alone_on_the_left)
    see = KnowingEye.see
    monkeypatch.setattr(
        KnowingEye,
        "see",
        lambda eye, image, calibration, _regions, elsewhere, strange=None: see(
            eye, image, calibration, None, elsewhere, strange
        ),
    )
    seat = sitting(card("9H", -200, 200))
    seat.table.things += [card("QD", -200, -200, confidence=1.0), card("7C", 300, 200, confidence=1.0)]
    assert codes(seat.settle()) == ["7C", "9H", "QD"]


def test_a_frame_that_was_read_for_itself_is_forgotten_once_another_one_had_to_be_read_with_all_around_it(
    monkeypatch,
):
    """It says less, so that the two would never agree, and frame after frame was read."""

    class ExplainedOnce:
        image, strange = None, None
        explains = iter((True, False))

        def among(self, seen):
            return replace(seen, cards=tuple(one for one in seen.cards if one.code == "QD"))

        def explained_by(self, _seen, _region):
            return next(self.explains)

        def showing(self, _seen):
            return None

        def peeping(self, _seen):
            return ()

    monkeypatch.setattr(gathering, "newcomers", lambda *_given: new)
    monkeypatch.setattr(gathering, "laid_unread", lambda *_given: None)
    new = ExplainedOnce()
    seat = sitting(card("9H", -200, 200), noise=8.0)
    seat.table.things += [card("QD", 0, -200, confidence=1.0), card("7C", 70, -200, confidence=1.0)]
    seat.eye.looked.clear()
    assert codes(seat.settle()) == ["7C", "9H", "QD"]
    assert len(seat.eye.looked) == 3, "twice for itself, once with all around it"


def test_a_strip_that_is_read_only_for_itself_is_told_though_its_neighbours_hide_it(monkeypatch):
    class Unclear:
        image, strange = "what is new alone", None

        def among(self, seen):
            return replace(seen, cards=tuple(replace(one, partial=one.code == "7C") for one in seen.cards))

        def explained_by(self, _seen, _region):
            return False

        def showing(self, _seen):
            return None

        def peeping(self, seen):
            return tuple(one for one in seen if one.partial)

    see = KnowingEye.see

    def sees(eye, image, *given):
        seen = see(eye, image, *given)
        alone = image is Unclear.image
        return seen if alone else replace(seen, cards=tuple(one for one in seen.cards if one.code != "7C"))

    monkeypatch.setattr(gathering, "newcomers", lambda *_given: Unclear())
    monkeypatch.setattr(gathering, "laid_unread", lambda *_given: None)
    seat = sitting(card("9H", -200, 200))
    monkeypatch.setattr(KnowingEye, "see", sees)
    seat.table.things += [card("QD", 0, -200, confidence=1.0), card("7C", 70, -200, confidence=1.0)]
    assert codes(seat.settle()) == ["7C", "9H", "QD"]


def test_a_strip_of_a_known_card_that_is_seen_now_and_then_calls_for_no_more_frames(monkeypatch):
    """Whether it peeps out is judged by the picture."""
    seat = sitting(card("9H", 0, 0))
    (nine,) = seat.look().sightings.cards
    see, peeps = KnowingEye.see, itertools.cycle((True, False))

    def seen_with_strip(*given):
        seen = see(*given)
        strips = (replace(nine, partial=True),) if next(peeps) else ()
        return replace(seen, cards=(*seen.cards, *strips))

    monkeypatch.setattr(KnowingEye, "see", seen_with_strip)
    seat.lay(card("QD", 25, 10, confidence=0.97), 2)
    seat.eye.looked.clear()
    assert "QD" in codes(seat.settle())
    assert len(seat.eye.looked) == 2


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


def test_of_cards_that_lie_close_by_only_the_one_in_doubt_is_read_in_a_second_frame():
    seat = sitting(card("9H", -200, 200))
    seat.table.things += [card("QD", 0, -200, confidence=1.0), card("7C", 78, -200, confidence=0.97)]
    seat.eye.looked.clear()
    assert codes(seat.settle()) == ["7C", "9H", "QD"]
    (both,), (one,) = seat.eye.looked
    assert one.area < 0.7 * both.area
    sure = seat.table.calibration.to_picture(np.array([[0.0, -200.0]]))[0]
    assert both.contains((float(sure[0]), float(sure[1])))
    assert not one.contains((float(sure[0]), float(sure[1])))


@pytest.mark.parametrize(
    ("thing", "noise", "frames"),
    [
        pytest.param(replace(die(3, 0, -200), confidence=0.94), 2.0, 3, id="die in doubt"),
        pytest.param(die(3, 0, -200), 2.0, 1, id="die"),
        pytest.param(die(3, 0, -200), 8.0, 2, id="die in noise"),
        pytest.param(card(None, 0, -200), 2.0, 2, id="back"),
    ],
)
def test_what_a_die_or_a_back_explains_is_not_searched_for_more(thing, noise, frames):
    seat = sitting(card("9H", -200, 200), noise=noise)
    seat.lay(thing, 2)
    seat.eye.looked.clear()
    seat.settle()
    assert len(seat.eye.looked) == frames


@pytest.mark.parametrize(("aside", "overlooked"), [(18.0, False), (45.0, True)], ids=["heap", "beside it"])
def test_what_peeps_out_of_a_heap_that_lies_face_down_is_not_overlooked(aside, overlooked):
    seat = sitting(card("9H", -200, 200))
    seat.lay(card(None, 0, -200), 2)
    seat.table.things.insert(1, card("QD", aside, -195))
    seat.eye.looked.clear()
    seat.eye.misses = ["QD"] * 20
    scene = seat.settle()
    assert bool(scene.overlooked) is overlooked
    assert len(seat.eye.looked) == (8 + 1 if overlooked else 2), (
        "one of eight frames once more, its print brought out"
    )


def test_a_doubtful_die_that_an_arm_passes_over_is_not_read_with_what_was_laid():
    doubtful = replace(die(3, 0, 150), confidence=0.6)
    seat = sitting(card("9H", -200, 200), doubtful)
    seat.lay(card("QD", 0, -200, confidence=1.0), 0)
    seat.eye.looked.clear()
    scene = seat.settle()
    assert [one.value for one in scene.sightings.dice] == [3]
    assert len(seat.eye.looked) == 1
    middle = seat.table.calibration.to_picture(np.array([[0.0, 150.0]]))[0]
    assert not any(box.contains((float(middle[0]), float(middle[1]))) for box in seat.eye.looked[0])


def test_a_die_beyond_doubt_that_has_rolled_on_since_is_read_again(monkeypatch):
    seat = sitting(card("9H", -200, 200))
    rolling = replace(die(3, 0, -200), confidence=0.999)
    seat.lay(rolling, 2)
    still = Motion(np.zeros((180, 320), np.uint8), moves=False)
    monkeypatch.setattr(ChangeDetector, "moving", lambda *_: still)
    seat.eye.looked.clear()
    while not seat.eye.looked:
        seat.look()
    seat.table.things[-1] = replace(rolling, x=3.0, value=2)
    assert [one.value for one in seat.settle().sightings.dice] == [2]


def test_a_die_that_seems_touched_in_every_other_frame_calls_for_no_more_of_them(monkeypatch):
    seat = sitting(die(3, 0, 0), noise=8.0)
    untouched, noisy = Tabletop.untouched, itertools.cycle((False, True))
    monkeypatch.setattr(Tabletop, "untouched", lambda *given: () if next(noisy) else untouched(*given))
    seat.reach_in(2, (0, 60))
    seat.table.things.append(die(5, 0, 60))
    seat.table.no_arm()
    seat.eye.looked.clear()
    assert sorted(one.value for one in seat.settle().sightings.dice) == [3, 5]
    assert len(seat.eye.looked) == 2


def test_what_lies_as_it_did_by_the_frames_read_is_not_judged_again_by_a_later_one(monkeypatch):
    seat = sitting(card("9H", -40, 0))
    taken = Tabletop.take
    later: list[object] = []

    def take(tabletop, fresh, regions, before, now, noise, stays=(), overlooked=()):
        later.extend(stays)
        monkeypatch.setattr("vision.scene.succession.is_untouched", lambda *_: False)
        taken(tabletop, fresh, regions, before, now, noise, stays, overlooked)

    monkeypatch.setattr(Tabletop, "take", take)
    seat.lay(card("QD", 20, 0, turn=90), 2)
    assert codes(seat.settle()) == ["9H", "QD"]
    assert [one.code for one in later] == ["9H"]


def test_a_card_that_the_first_frame_missed_is_looked_for_again():
    seat = sitting(card("9H", -200, 200))
    seat.lay(card("QD", 0, -200, confidence=1.0), 2)
    seat.table.things.append(card("7C", 80, -200, confidence=1.0))
    seat.eye.misses = ["7C"]
    assert codes(seat.settle()) == ["7C", "9H", "QD"]


def test_a_card_that_the_second_frame_missed_is_looked_for_again(monkeypatch):
    """Paper on a pale cloth changes little, so that nothing may seem to be left open without it."""
    monkeypatch.setattr("vision.scene.gathering.left_unread", lambda *given: None)
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
