"""Which USB cameras are plugged in, among everything that gives pictures, and what each of them is called."""

from __future__ import annotations

import numpy as np
import pytest

from hardware.cameras import (
    called,
    camera_is_here,
    check_camera,
    is_usb,
    numbered_alone,
    open_camera,
    stable_name,
    usb_cameras,
)
from hardware.cameras.usb import UsbOpener, why_unopened
from hardware.cameras.usb_names import UsbName
from hardware.errors import CameraError, HardwareFlaw
from tests.hardware.plugged import Plugged

C920, CHEAP = "046d_HD_Pro_Webcam_C920_5AF7", "Generic_USB_Camera"
LEFT, RIGHT = "platform-xhci-usb-0:1.1:1.0", "platform-xhci-usb-0:1.2:1.0"


@pytest.fixture
def plugged(tmp_path, monkeypatch) -> Plugged:
    return Plugged(tmp_path, monkeypatch)


class Captures:
    """What OpenCV gives for numbers: opened where the number is among those that answer.

    Attributes:
        answers: the numbers.
        opened: those that were tried, in order.
        gives: in place of pictures.
    """

    def __init__(self) -> None:
        self.answers: set[int] = set()
        self.opened: list[int] = []
        self.gives: list[np.ndarray | None] = []

    def __call__(self, number, _through) -> FakeCapture:
        self.opened.append(number)
        return FakeCapture(self, number)


class FakeCapture:
    """One of them."""

    def __init__(self, among: Captures, number: int) -> None:
        self.among, self.number = among, number

    def isOpened(self) -> bool:  # noqa: N802 - OpenCV's name
        return self.number in self.among.answers

    def set(self, *_wish) -> None:
        pass

    def read(self):
        if self.among.gives:
            given = self.among.gives.pop(0)
            return given is not None, given
        return True, np.full((16, 16, 3), 100 + self.number, np.uint8)

    def release(self) -> None:
        pass


def no_driver(path):
    """As where the system has none that could be asked."""
    raise OSError(19, "No such device")


@pytest.fixture
def captures() -> Captures:
    return Captures()


def test_cameras_on_usb_are_found_in_the_order_of_their_numbers(plugged):
    plugged.plug(10)
    plugged.plug(2)
    assert usb_cameras() == ("usb:2", "usb:10")


def test_neither_the_chips_of_the_machine_nor_what_gives_no_pictures_is_a_usb_camera(plugged):
    plugged.plug(0, place="devices/platform/axi/rp1-cfe")
    plugged.plug(1, index="1\n")
    (plugged.listed / "video3").mkdir()
    (plugged.listed / "v4l-subdev0").mkdir()
    assert usb_cameras() == ()


def test_where_nothing_is_listed_there_is_no_camera(plugged):
    plugged.listed.rmdir()
    assert usb_cameras() == ()


def test_a_camera_is_known_by_its_model_else_by_its_socket_else_by_its_number(plugged):
    plugged.plug(0, C920, LEFT)
    plugged.plug(2, socket=RIGHT)
    plugged.plug(4)
    assert usb_cameras() == (f"usb:{plugged.by_id(C920)}", f"usb:{plugged.by_path(RIGHT)}", "usb:4")


def test_two_cameras_that_share_a_link_are_known_by_their_sockets(plugged):
    plugged.plug(0, CHEAP, LEFT)
    plugged.plug(2, CHEAP, RIGHT)
    plugged.plug(4, C920)
    assert usb_cameras() == (
        f"usb:{plugged.by_path(LEFT)}",
        f"usb:{plugged.by_path(RIGHT)}",
        f"usb:{plugged.by_id(C920)}",
    )


def test_two_cameras_of_one_model_with_serial_numbers_are_known_by_these(plugged):
    plugged.plug(0, f"{CHEAP}_11", LEFT, serial="11")
    plugged.plug(2, f"{CHEAP}_12", RIGHT, serial="12")
    assert usb_cameras() == (f"usb:{plugged.by_id(f'{CHEAP}_11')}", f"usb:{plugged.by_id(f'{CHEAP}_12')}")


def test_a_camera_has_one_stable_name_however_it_was_named(plugged):
    plugged.plug(0, C920, LEFT)
    stable = f"usb:{plugged.by_id(C920)}"
    spelled = (
        "usb", "usb:0", "usb:000", stable, plugged.by_id(C920), plugged.by_path(LEFT),
        f"usb:{plugged.by_path(LEFT)}", f"{plugged.devices}/video0", f"{plugged.devices}/v4l/../video0",
    )  # fmt: skip
    assert {stable_name(name) for name in spelled} == {stable}
    assert all(is_usb(name) and camera_is_here(name) for name in spelled)


def test_a_link_of_the_owners_own_is_a_camera_while_it_leads_to_one(plugged):
    plugged.plug(3)
    link = plugged.devices / "above-the-table"
    link.symlink_to("video3")
    assert stable_name(str(link)) == "usb:3"
    assert called(str(link)) == "above-the-table"
    plugged.pull(3)
    link.unlink()
    assert not is_usb(str(link))
    with pytest.raises(CameraError, match="There is no camera, video, picture or folder"):
        check_camera(str(link))


@pytest.mark.parametrize("name", ["film.mkv", "simulated", "/dev/zero", "/dev/v4l", "usbstick/film.mkv", ""])
def test_any_other_name_is_no_usb_camera(name):
    assert not is_usb(name)
    assert stable_name(name) == name


@pytest.mark.parametrize(
    "name", ["usb:", "usb:x", "usb:-1", "usb:1000", "usb:/etc/passwd", "usb:/dev/v4l/by-id/../../mem"]
)
def test_what_begins_as_a_usb_camera_and_can_be_none_is_refused(name):
    with pytest.raises(CameraError) as refused:
        check_camera(name)
    assert refused.value.trouble.flaw is HardwareFlaw.USB_NAME
    assert is_usb(name)
    assert stable_name(name) == called(name) == name


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("usb", "usb:0"),
        ("usb:2", "usb:2"),
        ("/dev/v4l/by-id/usb-046d_HD_Pro_Webcam_C920_5AF7-video-index0", "046d HD Pro Webcam C920 5AF7"),
        ("usb:/dev/v4l/by-id/usb-Arducam__Ltd._8mp_SN1-video-index1", "Arducam Ltd. 8mp SN1"),
        ("/dev/v4l/by-path/platform-xhci-usb-0:1.2:1.0-video-index0", "platform-xhci-usb-0:1.2:1.0"),
        ("usb:/dev/v4l/by-id/usb-", "usb-"),
        ("film.mkv", "film.mkv"),
    ],
)
def test_a_camera_is_called_by_what_people_know_of_it(name, words):
    assert called(name) == words


def test_a_named_camera_that_is_not_plugged_in_is_told_by_its_words_and_waited_for(plugged, captures):
    check_camera(plugged.by_id(C920))
    assert not camera_is_here(plugged.by_id(C920))
    opener = UsbOpener(UsbName.of(plugged.by_id(C920)), (640, 480), 50, captures, no_driver)
    with pytest.raises(CameraError, match=r"^The USB camera 046d HD Pro Webcam C920 5AF7 is not there; "):
        opener()
    plugged.plug(5, C920)
    captures.answers.add(5)
    assert opener().grab().image[0, 0, 0] == 105


def test_a_camera_that_comes_back_with_another_number_is_the_same_one(plugged, captures):
    captures.answers.update({0, 1, 2})
    plugged.plug(0, C920)
    opener = UsbOpener(UsbName.of("usb:0"), (640, 480), 50, captures, no_driver)
    opener()
    plugged.pull(0)
    plugged.plug(0, CHEAP)
    plugged.plug(2, C920)
    opener()
    assert captures.opened == [0, 2]


def test_an_opened_camera_is_told_of_by_its_words(plugged):
    camera = open_camera(plugged.by_id(C920))
    assert camera.name == "046d HD Pro Webcam C920 5AF7"
    camera.close()


def test_a_number_means_one_camera_only_where_no_other_is_plugged_in(plugged):
    assert numbered_alone("usb:0") == ()
    plugged.plug(0, C920)
    assert numbered_alone(plugged.by_id(C920)) == numbered_alone("usb") == ("usb:0", "usb")
    plugged.plug(1, CHEAP)
    assert numbered_alone("usb:0") == ()
    plugged.pull(0)
    assert numbered_alone(f"usb:{plugged.by_id(CHEAP)}") == ("usb:1",)


def test_a_camera_without_a_name_that_stays_has_none_by_which_it_was_kept_before(plugged):
    plugged.plug(0)
    assert numbered_alone("usb:0") == numbered_alone("usb:x") == numbered_alone("film.mkv") == ()


@pytest.mark.parametrize(
    ("there", "allowed", "flaw"),
    [
        (False, False, HardwareFlaw.USB_MISSING),
        (True, False, HardwareFlaw.USB_FORBIDDEN),
        (True, True, HardwareFlaw.USB_BUSY),
    ],
)
def test_a_camera_that_cannot_be_opened_is_missing_forbidden_or_used_by_others(
    plugged, captures, monkeypatch, there, allowed, flaw
):
    if there:
        plugged.plug(2, C920)
    monkeypatch.setattr("hardware.cameras.usb.os.access", lambda *_: allowed)
    assert why_unopened(2) is flaw
    with pytest.raises(CameraError) as refused:
        UsbOpener(UsbName(number=2), (640, 480), 50, captures, no_driver)()
    assert refused.value.trouble.flaw is flaw


def test_what_a_camera_gives_is_not_made_another_kind(plugged, captures):
    captures.answers.add(0)
    given = np.full((16, 16, 3), 300, np.uint16)
    captures.gives = [given, None]
    source = UsbOpener(UsbName(number=0), (640, 480), 50, captures, no_driver)()
    assert source.grab().image is given
    assert source.grab() is None
    source.close()
