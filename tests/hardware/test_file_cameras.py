"""Frames from pictures, folders and videos."""

import cv2
import numpy as np
import pytest

from assets.trouble import trouble_of
from hardware.cameras import CameraState, open_camera
from hardware.cameras.usb import UsbOpener
from hardware.cameras.usb_names import UsbName
from hardware.errors import CameraError, HardwareFlaw
from tests.hardware.real_picamera2 import without_picamera2


def picture(path, value: int) -> None:
    assert cv2.imwrite(str(path), np.full((8, 8, 3), value, np.uint8))


def frames_of(camera) -> list[tuple[float, int]]:
    frames = []
    while frame := camera.read():
        frames.append((round(frame.time, 3), int(frame.image[0, 0, 0])))
    return frames


def test_the_pictures_of_a_folder_are_held_a_second_each_in_the_order_of_their_names(tmp_path):
    picture(tmp_path / "b.png", 20)
    picture(tmp_path / "a.png", 10)
    (tmp_path / "notes.txt").write_text("no picture")
    camera = open_camera(str(tmp_path))
    assert frames_of(camera) == [(i / 10, 10 if i < 10 else 20) for i in range(20)]
    assert camera.state is CameraState.ENDED


def test_a_picture_of_a_folder_says_that_it_is_held_still(tmp_path):
    picture(tmp_path / "a.png", 10)
    frame = open_camera(str(tmp_path)).read()
    assert (frame.held, frame.mirrored.held) == (True, True)


def test_an_unreadable_picture_of_a_folder_is_left_out_and_named(tmp_path):
    (tmp_path / "a.png").write_bytes(b"not a picture")
    picture(tmp_path / "b.png", 20)
    camera = open_camera(str(tmp_path))
    assert [value for _, value in frames_of(camera)] == [20] * 10
    assert camera.problems == (trouble_of(HardwareFlaw.PICTURE_DAMAGED, file=tmp_path / "a.png"),)


def test_all_unreadable_pictures_of_a_folder_are_named(tmp_path):
    for name in ("a.png", "b.png", "d.png"):
        (tmp_path / name).write_bytes(b"not a picture")
    picture(tmp_path / "c.png", 20)
    camera, told = open_camera(str(tmp_path)), []
    while camera.read() is not None:
        told.append(camera.problems)
    damaged = [trouble_of(HardwareFlaw.PICTURE_DAMAGED, file=tmp_path / f"{name}.png") for name in "abd"]
    assert set(told) == {tuple(damaged[:2])}
    assert camera.problems == (damaged[2],)


def test_a_video_gives_every_frame_and_then_ends(tmp_path):
    path = tmp_path / "table.avi"
    writer = cv2.VideoWriter(str(path), cv2.VideoWriter.fourcc(*"MJPG"), 5, (16, 16))
    for value in (0, 100, 200):
        writer.write(np.full((16, 16, 3), value, np.uint8))
    writer.release()
    camera = open_camera(str(path))
    seen = frames_of(camera)
    assert [time for time, _ in seen] == [0.0, 0.2, 0.4]
    assert [round(value, -2) for _, value in seen] == [0, 100, 200]
    assert camera.state is CameraState.ENDED
    camera.close()


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("nothing-here", 'There is no camera, video, picture or folder "nothing-here"; '),
        ("usb:first", '"usb:first" is no USB camera; say usb, usb:0 or usb:1.'),
        ("usb:²", '"usb:²" is no USB camera; say usb, usb:0 or usb:1.'),
        ("usb:99999999999999999999", '"usb:99999999999999999999" is no USB camera; '),
        ("picamera2", "picamera2 is missing; run `sudo apt install python3-picamera2`"),
    ],
)
def test_a_camera_that_cannot_be_is_refused_in_a_sentence(name, sentence, monkeypatch):
    without_picamera2(monkeypatch)
    with pytest.raises(CameraError, match="^" + sentence.replace("?", r"\?")):
        open_camera(name)


def test_an_empty_folder_and_a_broken_file_are_refused(tmp_path):
    with pytest.raises(CameraError, match="holds no pictures"):
        open_camera(str(tmp_path))
    broken = tmp_path / "broken.jpg"
    broken.write_bytes(b"")
    with pytest.raises(CameraError, match="it is no picture, or it is damaged"):
        open_camera(str(broken))


def test_of_a_usb_camera_that_is_not_there_only_our_sentence_is_said(capfd):
    with pytest.raises(CameraError, match="There is no USB camera 250"):
        UsbOpener(UsbName(number=250), (640, 480), 50)()
    assert capfd.readouterr().err == ""


def test_a_tiny_picture_or_video_is_refused_with_what_to_give_instead(tmp_path):
    line, video = tmp_path / "line.png", tmp_path / "line.avi"
    cv2.imwrite(str(line), np.full((2, 3000, 3), 90, np.uint8))
    writer = cv2.VideoWriter(str(video), cv2.VideoWriter.fourcc(*"MJPG"), 5, (16, 4))
    writer.write(np.full((4, 16, 3), 90, np.uint8))
    writer.release()
    for path, kind in ((line, "picture"), (video, "video")):
        with pytest.raises(CameraError) as refused:
            open_camera(str(path))
        said = f"The {kind} {path} is too small to hold a card or a die: give a larger one."
        assert str(refused.value) == said


def test_a_tiny_picture_of_a_folder_is_left_out_and_named(tmp_path):
    cv2.imwrite(str(tmp_path / "a.png"), np.full((1, 1, 3), 90, np.uint8))
    picture(tmp_path / "b.png", 20)
    camera = open_camera(str(tmp_path))
    assert [value for _, value in frames_of(camera)] == [20] * 10
    assert camera.problems == (trouble_of(HardwareFlaw.PICTURE_SMALL, file=tmp_path / "a.png"),)
