"""A camera's name says what it is, and what follows from that for an evening."""

from __future__ import annotations

import pytest

from companion.cameras.chosen import NO_CAMERA, PICAMERA2, SIMULATED, CameraKind, ChosenCamera
from companion.cameras.recording import INDEX
from tests.hardware.plugged import Plugged

USB = ChosenCamera.named("usb")


@pytest.mark.parametrize(
    ("name", "kind", "number"),
    [
        ("simulated", CameraKind.SIMULATED, ""),
        ("none", CameraKind.NONE, ""),
        ("picamera2", CameraKind.PICAMERA2, ""),
        ("usb", CameraKind.USB, ""),
        ("usb:2", CameraKind.USB, "2"),
        ("usb:x", CameraKind.USB, "x"),
        ("usb:/dev/v4l/by-id/usb-C920-video-index0", CameraKind.USB, ""),
        ("/dev/v4l/by-id/usb-C920-video-index0", CameraKind.USB, ""),
        ("/dev/v4l/by-path/pci-usb-0:1:1.0-video-index0", CameraKind.USB, ""),
        ("/dev/video2", CameraKind.USB, ""),
        ("usb:/etc/passwd", CameraKind.USB, ""),
        ("usb2", CameraKind.FILE, ""),
        ("none:1", CameraKind.FILE, ""),
        ("file", CameraKind.FILE, ""),
        ("evenings/film.mkv", CameraKind.FILE, ""),
    ],
)
def test_the_name_says_what_it_is(name, kind, number):
    assert ChosenCamera.named(name) == ChosenCamera(name, kind, number)


def test_what_is_a_device_or_a_file_shows_a_real_table(film):
    assert [camera.is_real for camera in (PICAMERA2, USB, film)] == [True] * 3
    assert not SIMULATED.is_real
    assert not NO_CAMERA.is_real


def test_without_a_camera_nothing_watches_and_people_are_there_all_the_same(film):
    assert [camera.watches for camera in (SIMULATED, PICAMERA2, USB, film, NO_CAMERA)] == [True] * 4 + [False]
    assert [camera.people_sit_there for camera in (NO_CAMERA, PICAMERA2, USB)] == [True] * 3


def test_at_the_simulated_table_and_in_a_file_nobody_hears_anything(film):
    assert not SIMULATED.people_sit_there
    assert not film.people_sit_there


def test_the_frames_of_a_file_wait_until_they_are_read(film):
    assert [camera.frames_are_live for camera in (SIMULATED, PICAMERA2, USB)] == [True] * 3
    assert not film.frames_are_live
    assert not NO_CAMERA.frames_are_live


def test_a_folder_with_a_recordings_list_is_a_recording(tmp_path, monkeypatch, film):
    (tmp_path / "simulated").mkdir()
    (tmp_path / "simulated" / INDEX).touch()
    monkeypatch.chdir(tmp_path)
    assert ChosenCamera.named("./simulated").is_recording
    assert not SIMULATED.is_recording, "the name stands for the simulated table, whatever lies there"
    assert not film.is_recording


def test_a_files_table_is_kept_under_one_name(tmp_path, monkeypatch, film):
    monkeypatch.chdir(tmp_path)
    assert ChosenCamera.named("film.mkv").kept_as == film.kept_as == str(film.path.resolve())
    assert ChosenCamera.named("nowhere.mkv").kept_as == "nowhere.mkv"


def test_a_usb_cameras_table_is_kept_under_the_name_that_stays(tmp_path, monkeypatch):
    plugged = Plugged(tmp_path, monkeypatch)
    assert USB.kept_as == "usb:0"
    assert USB.kept_formerly_as == ()
    plugged.plug(0, "C920")
    assert USB.kept_as == ChosenCamera.named(plugged.by_id("C920")).kept_as == f"usb:{plugged.by_id('C920')}"
    assert USB.kept_formerly_as == ("usb:0", "usb")


def test_only_a_usb_camera_has_names_by_number(film):
    assert [camera.kept_formerly_as for camera in (SIMULATED, PICAMERA2, film)] == [()] * 3


def test_people_call_a_camera_by_its_model_or_as_it_was_spelled(film):
    assert ChosenCamera.named("/dev/v4l/by-id/usb-046d_C920-video-index0").called == "046d C920"
    assert [camera.called for camera in (PICAMERA2, film)] == ["picamera2", film.name]


@pytest.fixture
def film(tmp_path):
    """A video."""
    (tmp_path / "film.mkv").touch()
    return ChosenCamera.named(str(tmp_path / "film.mkv"))
