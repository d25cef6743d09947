"""Broken pictures and videos: our sentence names the file, and no library says a word of its own."""

from __future__ import annotations

import os
import struct
import sys
import zlib

import cv2
import numpy as np
import pytest

from assets.bounds.limits import PICTURE_FILE
from assets.trouble import Trouble, trouble_of
from hardware.cameras.files import Video, read_picture
from hardware.cameras.quiet import overheard
from hardware.errors import CameraError, HardwareFlaw

KINDS = ("png", "tif", "jpg", "webp", "bmp")


def noise(seed: int = 1):
    return np.random.default_rng(seed).integers(0, 255, (60, 80, 3), np.uint8)


def packed(kind: str) -> bytes:
    return cv2.imencode(f".{kind}", noise())[1].tobytes()


def spoiled(data: bytes) -> bytes:
    """With some bytes turned over, behind the header."""
    changed = bytearray(data)
    for place in np.random.default_rng(1).integers(80, len(changed), 40):
        changed[place] ^= 0xFF
    return bytes(changed)


def chunk(name: bytes, content: bytes) -> bytes:
    """A chunk of a PNG."""
    check = struct.pack(">I", zlib.crc32(name + content))
    return struct.pack(">I", len(content)) + name + content + check


BROKEN = {
    **{f"half.{kind}": packed(kind)[: len(packed(kind)) // 2] for kind in KINDS},
    **{f"nearly.{kind}": packed(kind)[:-20] for kind in KINDS},
    **{f"beginning.{kind}": packed(kind)[:40] for kind in KINDS},
    **{f"spoiled.{kind}": spoiled(packed(kind)) for kind in ("png", "tif")},
    **{f"text.{kind}": b"This is no picture.\n" * 20 for kind in KINDS},
    **{f"empty.{kind}": b"" for kind in KINDS},
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_picture_is_refused_and_nothing_else_is_said(name, tmp_path, capfd):
    path = tmp_path / name
    path.write_bytes(BROKEN[name])
    with pytest.raises(CameraError) as refused:
        read_picture(path)
    assert str(refused.value) == f"The picture {path} cannot be read: it is no picture, or it is damaged."
    assert capfd.readouterr() == ("", "")


@pytest.mark.parametrize("kind", KINDS)
def test_a_whole_picture_is_read(kind, tmp_path):
    path = tmp_path / f"whole.{kind}"
    path.write_bytes(packed(kind))
    assert read_picture(path).shape == (60, 80, 3)


def test_a_picture_of_which_a_library_only_warns_is_read_in_silence(tmp_path, capfd):
    path, data = tmp_path / "profile.png", packed("png")
    path.write_bytes(data[:33] + chunk(b"iCCP", b"x\0\0" + zlib.compress(b"no profile")) + data[33:])
    assert np.array_equal(read_picture(path), noise())
    assert capfd.readouterr() == ("", "")


def test_a_folder_in_place_of_a_picture_is_named(tmp_path):
    with pytest.raises(CameraError) as refused:
        read_picture(tmp_path)
    assert str(refused.value) == f"The picture {tmp_path} cannot be read: Is a directory."


def test_a_file_too_large_for_a_picture_is_not_unpacked(tmp_path):
    path = tmp_path / "film.png"
    with path.open("wb") as file:
        file.truncate(PICTURE_FILE + 1)
    with pytest.raises(CameraError) as refused:
        read_picture(path)
    said = f"The picture {path} cannot be read: it has more than 60 MB."
    assert str(refused.value) == said


def film(path, kind: str, pictures: int = 20, rate: float = 5) -> bytes:
    """A video."""
    writer = cv2.VideoWriter(str(path), cv2.VideoWriter.fourcc(*kind), rate, (80, 60))
    for number in range(pictures):
        writer.write(noise(number))
    writer.release()
    return path.read_bytes()


@pytest.mark.parametrize("content", [b"", b"This is no video.\n" * 50, "half"])
def test_what_is_no_video_is_refused_and_nothing_else_is_said(content, tmp_path, capfd):
    path = tmp_path / "table.mp4"
    whole = film(path, "mp4v")
    path.write_bytes(whole[: len(whole) // 2] if content == "half" else content)
    with pytest.raises(CameraError) as refused:
        Video(path)
    assert str(refused.value) == f"The video {path} cannot be read: it is no video, or it is damaged."
    assert capfd.readouterr() == ("", "")


def watched(path) -> tuple[int, tuple[Trouble, ...]]:
    """How many pictures a video gives, and what is wrong with it then."""
    video, given = Video(path), 0
    while video.read() is not None:
        given += 1
    video.close()
    return given, video.problems


def test_of_a_damaged_video_what_there_is_is_given_in_silence(tmp_path, capfd):
    path = tmp_path / "table.avi"
    path.write_bytes(spoiled(film(path, "MJPG")))
    given, problems = watched(path)
    assert given > 5
    assert problems == ()
    assert capfd.readouterr() == ("", "")


@pytest.mark.parametrize(
    ("ending", "kind"), [("avi", "MJPG"), ("avi", "mp4v"), ("mkv", "mp4v"), ("mkv", "MJPG")]
)
@pytest.mark.parametrize("part", [0.2, 0.5, 0.8])
def test_a_video_that_was_cut_short_is_watched_and_its_early_end_is_a_problem(
    ending, kind, part, tmp_path, capfd
):
    path = tmp_path / f"table.{ending}"
    data = film(path, kind, 100)
    path.write_bytes(data[: int(part * len(data))])
    given, problems = watched(path)
    assert 0 < given < 100 * part + 5
    assert problems == (trouble_of(HardwareFlaw.VIDEO_CUT, file=path, given=round(given / 5), whole=20),)
    assert capfd.readouterr() == ("", "")


@pytest.mark.parametrize(
    ("ending", "kind"), [("avi", "MJPG"), ("avi", "mp4v"), ("mkv", "mp4v"), ("mkv", "MJPG"), ("mp4", "mp4v")]
)
@pytest.mark.parametrize("rate", [5, 30, 29.97])
def test_a_whole_video_ends_without_a_problem(ending, kind, rate, tmp_path):
    path = tmp_path / f"table.{ending}"
    film(path, kind, 100, rate)
    assert watched(path) == (100, ())


def test_a_video_that_lacks_a_moment_is_none_that_was_cut_short(tmp_path):
    path = tmp_path / "table.avi"
    data = film(path, "MJPG", 100)
    path.write_bytes(data[: int(0.95 * len(data))])
    given, problems = watched(path)
    assert given < 98
    assert problems == ()


def test_a_film_whose_end_was_never_written_as_in_a_power_cut_is_not_called_damaged(tmp_path, capfd):
    path, left = tmp_path / "evening-1.mkv", tmp_path / "left.mkv"
    writer = cv2.VideoWriter(str(path), cv2.VideoWriter.fourcc(*"mp4v"), 5, (80, 60))
    for number in range(400):
        writer.write(noise(number))
    left.write_bytes(path.read_bytes())
    writer.release()
    given, problems = watched(left)
    assert given > 50
    assert problems == ()
    assert capfd.readouterr() == ("", "")


def test_a_video_without_a_picture_is_a_problem(tmp_path, capfd):
    path = tmp_path / "table.avi"
    data = film(path, "MJPG")
    path.write_bytes(data[: data.index(b"movi") + 4])
    video = Video(path)
    assert video.read() is None
    assert video.problems == (trouble_of(HardwareFlaw.VIDEO_EMPTY, file=path),)
    video.close()
    assert capfd.readouterr() == ("", "")


def test_what_is_overheard_stands_in_the_list_and_later_lines_are_shown_again(capfd):
    with overheard() as heard:
        os.write(2, b"libpng warning: one\nlibpng warning: two\n")
    print("ours", file=sys.stderr)
    assert heard == ["libpng warning: one", "libpng warning: two"]
    assert capfd.readouterr().err == "ours\n"


def test_a_library_that_says_very_much_is_not_waited_for(capfd):
    with overheard() as heard:
        for _ in range(10_000):
            try:
                os.write(2, b"libjpeg: a line of thirty bytes\n")
            except BlockingIOError:
                break
    assert heard
    assert capfd.readouterr().err == ""
