"""Sources give presses and frames in order, and tell what is wrong with the camera once."""

from __future__ import annotations

import cv2
import numpy as np
import pytest

from assets.trouble import Trouble, trouble_of
from companion.cameras.sources import CameraSource, NoCamera, Problems, notice_of
from companion.engines import Reason
from companion.table.inputs import Action, Press
from hardware.buttons import ButtonName, ButtonPress
from hardware.cameras import open_camera
from hardware.cameras.protocol import CameraState, Frame
from hardware.errors import HardwareFlaw
from vision.scene.scene import TableState


class FakeCamera:
    """Gives what it was told."""

    name = "usb:0"

    def __init__(self) -> None:
        self.problems: tuple[Trouble, ...] = ()
        self.state = CameraState.WORKING
        self.frames: list[Frame] = []
        self.told: list[str] = []

    def hold(self) -> None:
        self.told.append("hold")

    def find_anew(self) -> None:
        self.told.append("find anew")

    def read(self) -> Frame | None:
        return self.frames.pop(0) if self.frames else None

    def now(self) -> float:
        return 7.0

    def close(self) -> None:
        self.state = CameraState.ENDED


class FakeButtons:
    """Pressed by the test."""

    def __init__(self, *given: ButtonPress) -> None:
        self.given = given
        self.closed = False

    def presses(self) -> tuple[ButtonPress, ...]:
        given, self.given = self.given, ()
        return given

    def close(self) -> None:
        self.closed = True


PASS_OF_LEAH = ButtonPress(ButtonName("pass", 1), 2.0)
UNDO = ButtonPress(ButtonName("undo"), 2.5)
PRESSES = [Press(Action.PASS, 2.0, 1), Press(Action.UNDO, 2.5)]


@pytest.fixture
def camera() -> FakeCamera:
    return FakeCamera()


def test_presses_come_before_the_newest_frame(camera):
    frame = Frame(np.zeros((2, 2, 3), np.uint8), 3.0)
    camera.frames = [frame]
    source = CameraSource(camera, FakeButtons(PASS_OF_LEAH, UNDO))
    assert [source.next() for _ in range(4)] == [*PRESSES, frame, None]
    assert source.now() == 7.0


def test_without_a_camera_there_are_presses_only():
    buttons = FakeButtons(PASS_OF_LEAH, UNDO)
    source = NoCamera(buttons, lambda: 7.0)
    assert [source.next() for _ in range(3)] == [*PRESSES, None]
    assert (source.over, source.camera_gone, source.problems, source.now()) == (False, True, (), 7.0)
    source.close()
    assert buttons.closed


def test_a_problem_is_told_once_until_there_is_another_one_or_none(camera):
    source, problems = CameraSource(camera), Problems()
    missing = Reason("trouble-usb-missing", (("number", "0"),))
    assert problems.new(source) == ()
    for _ in range(2):
        camera.problems = (trouble_of(HardwareFlaw.USB_MISSING, number=0),)
        assert [problems.new(source) for _ in range(2)] == [(missing,), ()]
        camera.problems = ()
        assert problems.new(source) == ()


def test_a_camera_that_has_fallen_silent_is_a_problem_too(camera):
    camera.state = CameraState.GONE
    assert Problems().new(CameraSource(camera)) == (Reason("trouble-camera-silent", (("name", "usb:0"),)),)


@pytest.mark.parametrize(
    ("state", "said"),
    [
        (CameraState.GONE, "notice-camera-gone"),
        (CameraState.WORKING, "notice-picture-unread"),
        (CameraState.ENDED, "notice-ended-early"),
    ],
)
def test_people_at_the_table_are_told_in_few_words_what_a_problem_means(camera, state, said):
    camera.state = state
    assert notice_of(CameraSource(camera)) == Reason(said)


def test_a_picture_of_a_folder_that_cannot_be_read_is_told_once(tmp_path):
    cv2.imwrite(str(tmp_path / "a.png"), np.zeros((20, 20, 3), np.uint8))
    (tmp_path / "b.png").write_bytes(b"no picture")
    cv2.imwrite(str(tmp_path / "c.png"), np.zeros((20, 20, 3), np.uint8))
    source, problems, told, frames = CameraSource(open_camera(str(tmp_path))), Problems(), [], 0
    while not source.over:
        frames += source.next() is not None
        told.append(problems.new(source))
    assert frames == 20
    damaged = Reason("trouble-picture-damaged", (("file", str(tmp_path / "b.png")),))
    assert [problem for problem in told if problem] == [(damaged,)]


def test_the_camera_keeps_what_it_has_found_while_the_table_is_seen_and_finds_it_anew_once_it_is_lost(camera):
    source = CameraSource(camera)
    for state in (TableState.NOT_CALIBRATED, TableState.BOARD, TableState.LOOKING, TableState.HAND):
        source.heed(state)
    assert camera.told == []
    source.heed(TableState.SEEN)
    source.heed(TableState.HAND)
    source.heed(TableState.DOUBTFUL)
    source.heed(TableState.DARK)
    assert camera.told == ["hold", "hold"]
    source.heed(TableState.MOVED)
    source.heed(TableState.MOVED)
    assert camera.told == ["hold", "hold", "find anew"]


def test_people_who_ask_have_the_camera_find_all_anew(camera):
    CameraSource(camera).find_anew()
    assert camera.told == ["find anew"]
