"""The table is found where it is, also when the board is still in somebody's hand or frames change size."""

from __future__ import annotations

import cv2
import numpy as np
import pytest

from hardware.cameras.protocol import Frame
from tests.vision.table.drawn_table import SIZE, DrawnTable, Sitting, card
from vision.scene.scene import TableState
from vision.scene.watcher import Watcher
from vision.table.bare_table import BareTable
from vision.table.board import draw_board

BOARD = draw_board(2.0)
BOARD_MM = (297.0, 210.0)


def with_board(table: DrawnTable, x: float, y: float, degrees: float) -> np.ndarray:
    """A frame in which the board lies at that place in millimetres, turned clockwise."""
    frame, angle = table.frame(), np.deg2rad(degrees)
    cos, sin = np.cos(angle), np.sin(angle)
    placed = np.array([[cos, -sin, x], [sin, cos, y], [0.0, 0.0, 1.0]])
    sheet = np.array([[0.5, 0.0, -BOARD_MM[0] / 2], [0.0, 0.5, -BOARD_MM[1] / 2], [0.0, 0.0, 1.0]])
    to_frame = table.view @ placed @ sheet
    cv2.warpPerspective(BOARD, to_frame, SIZE, dst=frame, borderMode=cv2.BORDER_TRANSPARENT)
    return frame


def middle_of(seat: Sitting) -> np.ndarray:
    """Where the picture's middle is said to be on the table, millimetres."""
    return seat.watcher.calibration.to_table(np.array([[640.0, 360.0]]))[0]


def test_the_board_is_believed_where_it_lies_and_not_where_a_hand_carried_it():
    table = DrawnTable()
    seat = Sitting(table, calibrated=False)
    way = [(180.0, -120.0, 25.0), (120.0, -80.0, 15.0), (60.0, -30.0, 8.0)]
    for time, place in enumerate([*way, *[(0.0, 0.0, 0.0)] * 8]):
        seat.watcher.look(Frame(with_board(table, *place), 0.4 * time))
    seat.watcher.look(Frame(table.frame(), 10.0))
    truth = table.calibration.to_table(np.array([[640.0, 360.0]]))[0]
    assert middle_of(seat) == pytest.approx(truth, abs=3.0)


def test_a_board_that_is_put_straight_is_believed_anew():
    table = DrawnTable()
    seat = Sitting(table, calibrated=False)
    for time, turn in enumerate([20.0] * 4 + [0.0] * 4):
        look = seat.watcher.look(Frame(with_board(table, 0.0, 0.0, turn), 0.4 * time))
    assert look.state is TableState.BOARD
    assert seat.watcher.calibration.outline == pytest.approx(table.calibration.outline, abs=4.0)


def out_of_focus(frame: np.ndarray, seed: int) -> np.ndarray:
    """What a noisy camera shows of it whose lens was turned: the markers' corners wander by two pixels."""
    soft = cv2.GaussianBlur(frame, (0, 0), 3.0)
    noisy = soft + np.random.default_rng(seed).normal(0.0, 4.0, frame.shape)
    return np.clip(noisy, 0, 255).astype(np.uint8)


def test_the_table_is_found_though_the_lens_is_out_of_focus_the_better_the_longer_the_board_lies():
    table = DrawnTable()
    seat = Sitting(table, calibrated=False)
    off = []
    for time in range(24):
        shown = out_of_focus(with_board(table, 0.0, 0.0, 0.0), time)
        look = seat.watcher.look(Frame(shown, 0.4 * time))
        if seat.watcher.calibration is not None:
            off.append(np.abs(seat.watcher.calibration.outline - table.calibration.outline).max())
    assert look.state is TableState.BOARD
    assert off[-1] < 10.0, "of all frames"
    assert max(off) > 30.0, "of the first two"


@pytest.mark.parametrize("arm", [False, True])
@pytest.mark.parametrize("size", [(960, 720), (640, 480), (720, 1280)])
def test_a_camera_that_gives_another_section_has_to_be_shown_the_table_again(size, arm):
    seat = Sitting(DrawnTable(things=[card("9H", 0, 0)]))
    seat.settle()
    if arm:
        seat.reach_in(0, (0, 100))
    for _ in range(8):
        seat.time += seat.step
        look = seat.watcher.look(Frame(cv2.resize(seat.table.frame(), size), seat.time))
        seat.watcher.glimpse(Frame(cv2.resize(seat.table.frame(), (640, 360)), seat.time))
    assert look.state is TableState.NOT_CALIBRATED
    assert seat.watcher.calibration is None


def test_a_camera_that_gives_larger_pictures_of_the_same_shows_the_table_where_it_is():
    seat = Sitting(DrawnTable())
    seat.settle()
    outline = seat.watcher.calibration.outline
    seat.watcher.look(Frame(cv2.resize(seat.table.frame(), (1920, 1080)), seat.time + 0.1))
    assert seat.watcher.calibration.outline == pytest.approx(outline * 1.5, abs=0.01)
    assert seat.watcher.bare_table is BareTable().picture


def test_a_table_kept_from_pictures_of_another_section_is_not_believed():
    table = DrawnTable()
    kept = table.calibration
    wide = type(kept)(kept.homography, (1280, 960), kept.table_size)
    seat = Sitting(table, calibrated=False)
    seat.watcher = Watcher(seat.eye, wide)
    assert {look.state for look in seat.looks(3)} == {TableState.NOT_CALIBRATED}


def test_that_the_board_is_mirrored_is_said_of_frames_that_are_and_of_no_others():
    table = DrawnTable()
    seat = Sitting(table, calibrated=False)
    bare, board = table.frame(), with_board(table, 0.0, 0.0, 0.0)
    mirror = np.ascontiguousarray(board[:, ::-1])
    told = [seat.watcher.look(Frame(shown, 1.1 * time)) for time, shown in enumerate([bare, mirror, mirror])]
    assert [look.mirrored for look in told] == [False, True, True]
    assert all(look.state is TableState.NOT_CALIBRATED for look in told)
    told = [seat.watcher.look(Frame(board, 5.0 + time)) for time in range(3)]
    assert not any(look.mirrored for look in told)
    assert told[-1].state is TableState.BOARD


def test_between_two_looks_into_the_mirror_nothing_is_said_of_it():
    table = DrawnTable()
    seat = Sitting(table, calibrated=False)
    mirror = np.ascontiguousarray(with_board(table, 0.0, 0.0, 0.0)[:, ::-1])
    told = [seat.watcher.look(Frame(mirror, 0.4 * time)).mirrored for time in range(6)]
    assert told == [True, False, False, True, False, False]


def test_a_table_that_is_forgotten_has_to_be_shown_again():
    table = DrawnTable()
    seat = Sitting(table)
    seat.settle()
    seat.watcher.forget()
    assert seat.watcher.calibration is None
    assert seat.watcher.bare_table is None
    assert seat.watcher.look(Frame(table.frame(), 50.0)).state is TableState.NOT_CALIBRATED
    for time in range(8):
        look = seat.watcher.look(Frame(with_board(table, 0.0, 0.0, 0.0), 51.0 + 0.4 * time))
    assert look.state is TableState.BOARD
    seat.watcher.look(Frame(table.frame(), 60.0))
    truth = table.calibration.to_table(np.array([[640.0, 360.0]]))[0]
    assert middle_of(seat) == pytest.approx(truth, abs=3.0)
