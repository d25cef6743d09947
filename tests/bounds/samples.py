"""Small whole files of each kind that the companion reads, to be damaged, and what reads each."""

from __future__ import annotations

import io
import json
import tempfile
from base64 import b64encode
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import cv2
import numpy as np
from PIL import Image

from assets.bounds.limits import ACTED_FILE, PICTURE_PIXELS
from assets.bounds.pictures import check_picture
from companion.cameras.recording import Recording
from companion.cameras.snapshots import unpacked
from companion.decks.teaching.course import Course
from companion.engines import EngineError, Header
from companion.engines.players.mischief import spoiled_record
from companion.evening.tables import known_table
from companion.machine.kept_settings import keep_setting
from companion.machine.settings import read_settings
from companion.records import Record
from companion.rehearsal.truth import read_truth
from companion.texts.errors import CompanionError
from hardware.cameras.files import Video, read_picture
from hardware.errors import HardwareError
from vision.calibration import Calibration
from vision.decks.deck import Deck
from vision.decks.deckfile import read_deck, write_deck
from vision.errors import VisionError

REFUSED = (CompanionError, EngineError, HardwareError, VisionError)
"""Errors that a command tells in a sentence."""


@dataclass(frozen=True)
class Kind:
    """A kind of file.

    Attributes:
        name: of the file.
        samples: whole files, as bytes.
        read: reads a file as the companion does; raises nothing but `REFUSED`.
    """

    name: str
    samples: Callable[[], Sequence[bytes]]
    read: Callable[[Path], Any]


def _seen() -> np.ndarray:
    return np.random.default_rng(1).integers(0, 255, (6, 8, 3), np.uint8).repeat(8, 0).repeat(8, 1)


def _saved(kind: str, image: Any = None, **how: Any) -> bytes:
    file = io.BytesIO()
    Image.fromarray(_seen() if image is None else image).save(file, kind, **how)
    return file.getvalue()


def pngs() -> list[bytes]:
    """Plain, with alpha, with sixteen bits, with a palette, interlaced by no library here."""
    deep = cv2.imencode(".png", _seen().astype(np.uint16) * 257)[1].tobytes()
    clear = cv2.imencode(".png", np.dstack([_seen(), _seen()[..., :1]]))[1].tobytes()
    moving = _saved("PNG", save_all=True, append_images=[Image.fromarray(255 - _seen())])
    return [_saved("PNG"), deep, clear, _saved("PNG", _seen()[..., 0]), moving]


def jpegs() -> list[bytes]:
    """Baseline, progressive, grey, with restarts, turned by its EXIF."""
    turned = Image.Exif()
    turned[0x112] = 6
    return [
        _saved("JPEG"),
        _saved("JPEG", progressive=True, subsampling=0),
        _saved("JPEG", _seen()[..., 0]),
        _saved("JPEG", restart_marker_rows=1),
        _saved("JPEG", exif=turned),
    ]


def webps() -> list[bytes]:
    """Lossy, lossless, with alpha, moving."""
    clear = np.dstack([_seen(), _seen()[..., :1]])
    moving = _saved("WEBP", save_all=True, append_images=[Image.fromarray(255 - _seen())])
    return [_saved("WEBP"), _saved("WEBP", lossless=True), _saved("WEBP", clear), moving]


def tiffs() -> list[bytes]:
    """Packed in several ways, in eight and sixteen bits."""
    ways = ("raw", "tiff_lzw", "tiff_adobe_deflate", "packbits", "jpeg")
    deep = cv2.imencode(".tif", _seen().astype(np.uint16) * 257)[1].tobytes()
    return [*(_saved("TIFF", compression=way) for way in ways), deep]


def bmps() -> list[bytes]:
    """In colour, and with a palette."""
    return [_saved("BMP"), _saved("BMP", _seen()[..., 0])]


def _picture(path: Path) -> None:
    image = read_picture(path)
    assert image.shape[0] * image.shape[1] <= PICTURE_PIXELS
    claimed = check_picture(path.read_bytes())  # turned by its EXIF, it has the same sides in another order
    assert sorted(image.shape[:2])[1] <= max(claimed)
    assert image.shape[0] * image.shape[1] <= claimed[0] * claimed[1]


@cache
def decks() -> tuple[bytes, ...]:
    """A deck of three faces."""
    faces = tuple(np.full((88, 57, 3), level, np.uint8) for level in (40, 120, 200))
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "a.deck"
        write_deck(Deck("a", ("a", "b", "b"), faces, (57.0, 88.0)), path)
        return (path.read_bytes(),)


@cache
def records() -> tuple[bytes, ...]:
    """The beginning of a game of each kind."""
    headers = (
        Header("auf-und-ab", ("Kim", "Leah", "Alex", "Bo"), {"end": {"hands": 1}}),
        Header("up-and-down", ("Kim", "Leah", "Alex", "Bo"), {"rounds": 1}),
        Header("up", ("Kim", "Leah", "Alex", "Bo"), {"end": {"rounds": 1}}),
        Header("schwupps", ("Kim", "Leah", "Alex", "Bo"), {}),
    )
    records = (list(spoiled_record(header, Random(4)))[:12] for header in headers)
    return tuple("\n".join(lines).encode() for lines in records)


def _record(path: Path) -> None:
    with path.open("rb") as file:
        for ruled in Record(file).rule():
            assert ruled.ruling.verdict


def _acted(path: Path) -> None:
    read_truth(io.BytesIO(path.read_bytes()[:ACTED_FILE]))


def settings() -> list[bytes]:
    """All that may be set."""
    return [
        b'language = "de"\ncamera = "usb:0"\ntheme = "felt"\nsound = true\nreminder = 60\npictures = "all"\n'
        b'rotation = 90\ntable = [900, 900]\n[decks]\nup-and-down = "club"\n[buttons]\nundo = 17\n'
        b"pass = [5, 6, 13]\n[lamps]\nillegal = 22\nturn = [23, 24, 25]\n"
    ]


def _settings(path: Path) -> None:
    with suppress(*REFUSED):
        read_settings(path)
    keep_setting(path, "theme", "linen")


def tables() -> list[bytes]:
    """A table that one camera knows."""
    table = Calibration(
        np.diag([0.9, 0.9, 1.0]) + np.array([[0, 0, -450], [0, 0, -450], [0, 0, 0]]), (1000, 1000)
    )
    looks = {"looks": b64encode(jpegs()[0]).decode()}
    return [json.dumps({"usb:0": {**table.as_dict(), **looks}}, indent=1).encode()]


def _tables(path: Path) -> None:
    known = known_table(path, "usb:0")
    if known is not None:
        calibration = Calibration.from_dict(known.calibration)
        assert np.isfinite(calibration.homography).all()
        assert known.looks is None or unpacked(known.looks) is None or calibration.outline.shape == (4, 2)


@cache
def courses() -> tuple[bytes, ...]:
    """A lesson in which two of three cards were shown."""
    place = np.array([[10, 8], [23, 8], [23, 26], [10, 26]], np.float32)
    with tempfile.TemporaryDirectory() as folder:
        course = Course(Path(folder), "mine", {"a": 1, "b": 1, "c": 1})
        for code in "ab":
            course.take(code, _seen(), [place])
        return ((Path(folder) / "course.json").read_bytes(),)


def _course(path: Path) -> None:
    course = Course.begun(path.parent)
    if course is not None:
        assert course.owed >= len(course.missing)


def recordings() -> list[bytes]:
    """The index of a recording without its pictures."""
    lines: list[dict[str, Any]] = [
        {"game": "up-and-down", "players": ["Kim", "Leah"], "options": {}},
        {"frame": "000001.jpg", "time": 0.1, "missed": [{"frame": "000002.jpg", "time": 0.05}]},
        {"press": "undo", "time": 0.2, "seat": 1, "choice": None},
    ]
    presses = [lines[0], *([lines[2]] * 3)]
    return ["\n".join(map(json.dumps, some)).encode() for some in (lines, presses)]


def _recording(path: Path) -> None:
    for _ in Recording(path.parent):
        pass


@cache
def videos() -> tuple[bytes, ...]:
    """Films of several makes."""
    films = []
    with tempfile.TemporaryDirectory() as folder:
        for ending, make in (("avi", "MJPG"), ("mkv", "mp4v"), ("mp4", "mp4v")):
            path = Path(folder) / f"film.{ending}"
            writer = cv2.VideoWriter(str(path), cv2.VideoWriter.fourcc(*make), 5, (64, 48))
            for _ in range(4):
                writer.write(_seen())
            writer.release()
            films.append(path.read_bytes())
    return tuple(films)


def _video(path: Path) -> None:
    video = Video(path)
    for _ in range(20):
        if video.read() is None:
            break
    video.close()


KINDS = {
    kind.name: kind
    for kind in (
        Kind("picture.png", pngs, _picture),
        Kind("picture.jpg", jpegs, _picture),
        Kind("picture.webp", webps, _picture),
        Kind("picture.tif", tiffs, _picture),
        Kind("picture.bmp", bmps, _picture),
        Kind("a.deck", decks, read_deck),
        Kind("game.jsonl", records, _record),
        Kind("acted.jsonl", records, _acted),
        Kind("settings.toml", settings, _settings),
        Kind("tables.json", tables, _tables),
        Kind("course.json", courses, _course),
        Kind("recording.jsonl", recordings, _recording),
        Kind("film.avi", videos, _video),
    )
}
"""Each kind by the name of its file."""
