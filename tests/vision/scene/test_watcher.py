"""The watcher at a drawn table: what makes a scene, and what never does."""

from __future__ import annotations

import cv2
import numpy as np
import pytest

from hardware.cameras.protocol import Frame
from tests.vision.table.drawn_table import SIZE, DrawnTable, Sitting, camera, card, codes, die, moved, sitting
from vision.motion.registration import Registration
from vision.scene.scene import TableState
from vision.table.board import draw_board


def test_a_still_table_becomes_one_scene_and_stays_seen():
    seat = Sitting(DrawnTable(things=[card("9H", 0, 0, 20), card(None, 200, 200), die(3, -100, 50)]))
    scene = seat.settle()
    assert codes(scene) == ["9H"]
    assert [one.value for one in scene.sightings.dice] == [3]
    assert len(scene.sightings.unknown) == 1
    assert [look.state for look in seat.looks(10)] == [TableState.SEEN] * 10


def test_places_are_in_table_millimetres():
    place = sitting(card("9H", 120, -80, 30), tilt=35).watcher.look(
        Frame(np.zeros((720, 1280, 3), np.uint8), 99.0)
    )
    seen = place.sightings.cards[0].place
    assert (seen.x, seen.y, seen.turn) == pytest.approx((120, -80, 30), abs=1.0)


@pytest.mark.parametrize("tilt", [0, 40])
@pytest.mark.parametrize("side", [0, 1, 2, 3])
def test_a_laid_card_is_told_with_the_arm_that_laid_it(side, tilt):
    seat = sitting(card("9H", 0, 0), tilt=tilt)
    before = seat.time
    seat.lay(card("QD", 150, -150, 40), side)
    left = seat.time + seat.step
    scene = seat.settle()
    assert codes(scene) == ["9H", "QD"]
    (arm,) = scene.arms
    entry = [(0, 450), (-450, 0), (0, -450), (450, 0)][side]
    assert np.hypot(arm.entry.x - entry[0], arm.entry.y - entry[1]) < 70
    assert np.hypot(arm.reach.x - 150, arm.reach.y + 150) < 75
    assert before < arm.left <= left + 2 * seat.step


@pytest.mark.parametrize("fps", [10, 15])
def test_a_scene_settles_within_a_third_of_a_second_after_the_arm_left(fps):
    seat = Sitting(DrawnTable(things=[card("9H", 0, 0)]), fps=fps)
    seat.settle()
    seat.lay(card("QD", 150, -150), 0)
    last_with_arm = seat.time
    gone = last_with_arm + seat.step
    assert seat.settle().time - gone <= 0.35


def test_a_scene_is_told_before_what_only_later_pictures_need_is_remembered(monkeypatch):
    remembered, hold = [], Registration.hold

    def remember(registration, fine):
        remembered.append(seat.time)
        hold(registration, fine)

    seat = sitting(card("9H", 0, 0))
    seat.lay(card("QD", 150, -150), 0)
    monkeypatch.setattr(Registration, "hold", remember)
    seat.settle()
    assert remembered == []
    seat.look()
    assert remembered == [seat.time]


def comes_again(seat, times, *, held=False):
    """The picture that was taken last comes so many times more, in place of new ones or held still."""
    shown, looks = seat.table.shown, []
    for _ in range(times):
        seat.time += seat.step
        looks.append(seat.watcher.look(Frame(shown.copy(), seat.time, held=held)))
    return looks


def test_a_picture_that_comes_twice_does_not_show_that_dice_lie_still():
    seat = sitting(card("9H", 0, 0), die(3, -100, 50))
    seat.lay(die(5, 100, 100), 0)
    looks = []
    for turn in range(8):
        seat.table.things[-1] = die(1 + turn % 6, 100 + 12 * turn, 100 + 9 * turn, 30 * turn)
        looks += [seat.look(), *comes_again(seat, 3)]
    assert [look.scene for look in looks] == [None] * 32
    assert sorted(one.value for one in seat.settle().sightings.dice) == [2, 3]


def test_a_still_picture_that_is_held_is_believed_at_once():
    seat = sitting(card("9H", 0, 0))
    seat.lay(card("QD", 150, -150), 0)
    seat.look()
    begun = seat.time
    told = [look for look in comes_again(seat, 24, held=True) if look.scene is not None]
    assert [codes(look.scene) for look in told] == [["9H", "QD"]]
    assert told[0].time - begun < 0.4


def test_a_film_that_stands_still_after_a_hand_has_left_is_believed():
    seat = sitting(card("9H", 0, 0))
    seat.lay(card("QD", 150, -150), 0)
    seat.look()
    told = [look for look in comes_again(seat, 24) if look.scene is not None]
    assert [codes(look.scene) for look in told] == [["9H", "QD"]]
    assert told[0].time - seat.time + 24 * seat.step < 1.2


def test_no_scene_is_made_while_an_arm_is_in_view():
    seat = sitting(card("9H", 0, 0))
    looks = seat.reach_in(0, (0, 100), frames=8)
    seat.table.things.append(card("QD", 0, 100))
    looks += seat.looks(12)
    assert {look.state for look in looks} == {TableState.HAND}
    assert not any(look.scene for look in looks)


def test_a_card_that_no_frame_shows_to_the_eye_lies_there_unread():
    seat = sitting(card("9H", -200, 200))
    seat.eye.misses = ["QD"] * 20
    for place, side in ((0, 2), (150, 3)):
        seat.lay(card("5C", place, 200), side)
        seat.lay(card("QD", place, -200), side)
        scene = seat.settle()
        assert "QD" not in codes(scene)
        assert {round(thing.place.x, -1) for thing in scene.unread} == {0, place}


def test_a_card_on_which_something_lies_unread_is_there_in_doubt():
    seat = sitting(card("9H", 0, 0), card("5C", 200, 0))
    seat.eye.misses = ["QD"] * 20
    seat.lay(card("QD", 4, 3, 10), 0)
    scene = seat.settle()
    hidden = next(seen for seen in scene.sightings.cards if seen.code == "9H")
    assert hidden.partial
    assert hidden.confidence <= 0.5


def test_nothing_is_read_while_nothing_changes():
    seat = sitting(card("9H", 0, 0))
    seat.eye.looked.clear()
    seat.looks(30)
    assert seat.eye.looked == []


@pytest.mark.parametrize(
    ("name", "conditions"),
    [
        ("noise", {"noise": 9.0}),
        ("dim and noisy", {"light": 0.35, "noise": 6.0}),
        ("a plain table", {"plain": True}),
        ("an oblique camera", {"tilt": 45.0}),
    ],
)
def test_a_change_is_told_under_poor_conditions(name, conditions):
    seat = sitting(card("9H", 0, 0), **conditions)
    assert [look.state for look in seat.looks(12)] == [TableState.SEEN] * 12, name
    seat.lay(card("QD", 150, -150, 40), 0)
    assert codes(seat.settle()) == ["9H", "QD"]


def test_a_flickering_lamp_is_no_motion():
    seat = sitting(card("9H", 0, 0))
    states = []
    for index in range(24):
        seat.table.light = 0.8 + 0.2 * (index % 3) / 2
        states.append(seat.look().state)
    assert set(states) == {TableState.SEEN}


def test_light_that_fades_slowly_changes_nothing():
    seat = sitting(card("9H", 0, 0), card("7C", 200, 0))
    seat.eye.looked.clear()
    looks = []
    for index in range(60):
        seat.table.light = 1.0 - 0.008 * index
        looks.append(seat.look())
    assert not any(look.scene for look in looks)
    assert seat.eye.looked == []


def test_a_card_taken_away_is_gone():
    seat = sitting(card("9H", 0, 0), card("7C", 200, 0))
    seat.reach_in(0, (0, 0))
    del seat.table.things[0]
    seat.look()
    seat.table.no_arm()
    assert codes(seat.settle()) == ["7C"]


def test_a_card_under_another_thing_has_not_vanished():
    seat = sitting(card("9H", 0, 0), card("7C", 200, 0))
    seat.reach_in(0, (0, 0))
    seat.table.glass = (0, 0, 48)
    seat.look()
    seat.table.no_arm()
    scene = seat.settle()
    assert codes(scene) == ["7C", "9H"]
    assert {one.code: one.partial for one in scene.sightings.cards} == {"7C": False, "9H": True}


def test_a_card_taken_away_with_what_covered_it_is_gone():
    seat = sitting(card("7C", 200, 0))
    seat.lay(card("9H", 0, 0), 0)
    seat.settle()
    seat.reach_in(0, (0, 0))
    seat.table.glass = (0, 0, 48)
    seat.table.no_arm()
    seat.settle()
    seat.reach_in(0, (0, 0))
    seat.table.glass = None
    del seat.table.things[1]
    seat.look()
    seat.table.no_arm()
    assert codes(seat.settle()) == ["7C"]


def test_a_card_partly_under_a_new_one_stays():
    seat = sitting(card("9H", 0, 0))
    seat.lay(card("QD", 10, 30, 90), 0)
    assert codes(seat.settle()) == ["9H", "QD"]


def test_a_card_turned_over_is_told_in_place_of_its_back():
    seat = sitting(card(None, 0, 0, 10), card(None, 200, 0))
    seat.reach_in(0, (0, 0))
    seat.table.things[0] = card("9H", 3, -2, 14)
    seat.look()
    seat.table.no_arm()
    scene = seat.settle()
    assert codes(scene) == ["9H"]
    assert len(scene.sightings.unknown) == 1


def test_a_moved_card_is_told_once_in_its_new_place():
    seat = sitting(card("9H", 0, 0), card("7C", 200, 0))
    seat.reach_in(0, (0, 0))
    seat.table.things[0] = moved(seat.table.things[0], -25, 20)
    seat.look()
    seat.table.no_arm()
    scene = seat.settle()
    assert codes(scene) == ["7C", "9H"]
    place = next(one.place for one in scene.sightings.cards if one.code == "9H")
    assert (place.x, place.y) == pytest.approx((-25, 20), abs=1.0)


def test_dice_that_are_rolled_are_read_again():
    seat = sitting(die(3, 0, 0), die(4, 40, 0), card("7C", 200, 0))
    seat.reach_in(3, (20, 0))
    seat.table.things[0] = die(6, -30, 10, 30)
    seat.table.things[1] = die(1, 45, 30, 60)
    seat.look()
    seat.table.no_arm()
    assert sorted(one.value for one in seat.settle().sightings.dice) == [1, 6]


def test_dice_that_roll_by_themselves_are_motion():
    seat = sitting(die(3, 0, 0))
    states = []
    for index in range(1, 6):
        seat.table.things[0] = die(1 + index, 20 * index, 12 * index, 37 * index)
        states.append(seat.look().state)
    assert set(states) == {TableState.HAND}
    assert [one.value for one in seat.settle().sightings.dice] == [6]


def test_an_arm_that_changes_nothing_is_told():
    seat = sitting(card("9H", 0, 0))
    seat.reach_in(1, (0, 200))
    seat.table.no_arm()
    scene = seat.settle()
    assert codes(scene) == ["9H"]
    assert len(scene.arms) == 1


def test_two_arms_at_once_are_two():
    seat = sitting(card("9H", 0, 0))
    for index in range(1, 6):
        seat.table.arm_from(1, (-450 + 60 * index, 0))
        left = seat.table.arm
        seat.table.arm_from(3, (450 - 60 * index, 0))
        seat.table.arm = np.concatenate([left, left[:1], seat.table.arm[[0, 3, 2, 1, 0]], left[:1]])
        seat.look()
    seat.table.no_arm()
    arms = seat.settle().arms
    assert sorted(round(arm.entry.x, -2) for arm in arms) == [-400, 400]


@pytest.mark.parametrize(("level", "state"), [(0.0, TableState.NO_PICTURE), (0.12, TableState.DARK)])
def test_a_dark_picture_says_nothing(level, state):
    seat = sitting(card("9H", 0, 0))
    seat.table.light, seat.table.noise = level, 1.0
    seat.table.things.clear()
    assert {look.state for look in seat.looks(8)} == {state}
    assert codes(seat.look()) == ["9H"]


def test_a_blurred_picture_makes_no_scene():
    seat = sitting(card("9H", 0, 0))
    seat.reach_in(0, (0, 200))
    seat.table.things.append(card("QD", 0, 200))
    seat.table.no_arm()
    seat.table.blur = 4.0
    assert seat.scenes(8) == []
    seat.table.blur = 0.0
    assert codes(seat.settle()) == ["9H", "QD"]


@pytest.mark.parametrize("fps", [10.0, 30.0])
def test_a_blur_that_stays_is_read_after_a_second_at_any_rate(fps):
    seat = sitting(card("9H", 0, 0), fps=fps)
    seat.reach_in(0, (0, 200))
    seat.table.things.append(card("QD", 0, 200))
    seat.table.no_arm()
    seat.table.blur, gone = 2.0, seat.time
    scene = seat.settle()
    assert codes(scene) == ["9H", "QD"]
    assert 1.2 < scene.time - gone < 1.8


def test_a_card_that_cannot_be_read_is_doubtful_with_its_candidates():
    seat = sitting(card("9H", 0, 0))
    seat.lay(card("QS", 150, -150, confidence=0.6), 0)
    scene = seat.settle()
    assert codes(scene) == ["9H", "?"]
    doubtful = next(one for one in scene.sightings.cards if one.code is None)
    assert doubtful.candidates[0] == ("QS", pytest.approx(0.6))
    assert seat.look().state is TableState.DOUBTFUL


def test_a_doubtful_card_is_looked_at_again_and_told_once_it_is_read():
    seat = sitting(card("9H", 0, 0))
    seat.lay(card("QS", 150, -150, confidence=0.6), 0)
    seat.settle()
    seat.table.things[-1].confidence = 0.97
    assert codes(seat.settle()) == ["9H", "QS"]


def test_one_misread_frame_never_becomes_a_card():
    seat = sitting(card("9H", 0, 0))
    seat.eye.readings["QS"] = [card("AS", 150, -150)]
    seat.lay(card("QS", 150, -150), 0)
    for look in seat.looks(12):
        assert "AS" not in [one.code for one in look.sightings.cards]


@pytest.mark.parametrize(
    ("name", "knock"),
    [
        ("a turn", np.array([[0.9986, -0.0523, 40], [0.0523, 0.9986, -20], [0, 0, 1]], float)),
        ("a large shift", np.array([[1, 0, 90], [0, 1, 30], [0, 0, 1]], float)),
    ],
)
def test_after_a_knock_the_table_is_found_again(name, knock):
    seat = sitting(card("9H", 0, 0), card("7C", 200, -100))
    seat.table.knock = knock
    looks = seat.looks(12)
    assert TableState.MOVED in {look.state for look in looks}, name
    assert looks[-1].state is TableState.SEEN
    corners = seat.watcher.calibration.to_table(seat.table._to_picture(seat.table.calibration.corners))
    assert np.abs(corners - seat.table.calibration.corners).max() < 6.0
    seat.lay(card("QD", 150, -250), 3)
    scene = seat.settle()
    assert codes(scene) == ["7C", "9H", "QD"]
    place = next(one.place for one in scene.sightings.cards if one.code == "QD")
    assert (place.x, place.y) == pytest.approx((150, -250), abs=4.0)


def test_after_a_knock_it_is_still_known_how_the_bare_table_looks_under_cards():
    seat = Sitting(DrawnTable())
    seat.settle()
    seat.lay(card("9H", 0, 0), 0)
    seat.settle()
    seat.table.knock = np.array([[1, 0, 44], [0, 1, -9], [0, 0, 1]], float)
    seat.looks(12)
    strange = seat.eye.strange
    x, y = (seat.table._to_picture(np.zeros((1, 2)))[0] / strange.scale).astype(int)
    assert strange.known[y - 15 : y + 15, x - 15 : x + 15].all()
    assert strange.other[y - 15 : y + 15, x - 15 : x + 15].mean() > 200, "the card"
    assert strange.other[y + 40 : y + 90, x - 50 : x + 50].mean() < 5, "the table as it lies now"


@pytest.fixture(scope="module")
def last_time():
    """How the bare table looked when it was watched last."""
    seat = Sitting(DrawnTable())
    seat.settle()
    return seat.watcher.bare_table


@pytest.mark.parametrize("light", [1.0, 0.7])
@pytest.mark.parametrize("shift", [(0, 0), (14, -9), (90, 30)])
def test_a_table_is_known_again_by_how_it_looked_last_time(last_time, shift, light):
    table = DrawnTable(things=[card("9H", 0, 0), card("7C", 200, -100)], light=light, seed=0)
    table.knock[:2, 2] = shift
    seat = Sitting(table, looks=last_time)
    looks = seat.looks(12)
    assert (TableState.MOVED in {look.state for look in looks}) is (shift != (0, 0))
    assert looks[-1].state is TableState.SEEN
    assert not seat.watcher.unlike_before
    corners = seat.watcher.calibration.to_table(table._to_picture(table.calibration.corners))
    assert np.abs(corners - table.calibration.corners).max() < 15.0


@pytest.mark.parametrize("light", [1.0, 0.8])
def test_a_plain_table_that_looks_as_it_did_is_no_other_one_though_nothing_on_it_can_be_followed(light):
    last = Sitting(DrawnTable(plain=True))
    last.settle()
    table = DrawnTable(plain=True, things=[card("9H", 0, 0)], light=light)
    seat = Sitting(table, looks=last.watcher.bare_table)
    assert codes(seat.settle()) == ["9H"]
    assert not seat.watcher.unlike_before
    assert np.array_equal(seat.watcher.calibration.homography, table.calibration.homography)


def test_on_another_cloth_the_table_is_taken_to_lie_where_it_lay_and_that_is_said(last_time):
    seat = Sitting(DrawnTable(things=[card("9H", 0, 0)], seed=5), looks=last_time)
    assert codes(seat.settle()) == ["9H"]
    assert seat.watcher.unlike_before
    seat.watcher.calibrate(seat.table.calibration)
    assert not seat.watcher.unlike_before


def test_the_table_is_found_by_its_board_and_read_once_that_is_gone():
    table = DrawnTable(tilt=30)
    seat = Sitting(table, calibrated=False)
    assert {look.state for look in seat.looks(4)} == {TableState.NOT_CALIBRATED}
    bare = table.cloth.copy()
    board = draw_board(4 / 3)
    top, left = (1200 - board.shape[0]) // 2, (1200 - board.shape[1]) // 2
    table.cloth[top : top + board.shape[0], left : left + board.shape[1]] = board
    assert seat.looks(10)[-1].state is TableState.BOARD
    corners = seat.watcher.calibration.to_picture(table.calibration.corners)
    assert np.abs(corners - table.calibration.outline).max() < 6.0
    table.cloth[:] = bare
    table.things.append(card("9H", 0, 0))
    assert codes(seat.settle()) == ["9H"]


def test_the_camera_of_these_tests_sees_the_whole_table():
    corners = np.array([[[-450, -450]], [[450, 450]]], float)
    seen = cv2.perspectiveTransform(corners, camera(40)).reshape(-1, 2)
    assert np.all((seen > 0) & (seen < SIZE))
