"""A recorded evening: what the companion got – frames, buttons, touches – in a folder, to be watched again.

``recording.jsonl`` holds the header and then, in order, one line for each frame (its file and time, and those
of the small ones missed before it) and each press; the frames lie beside it as JPEG files.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import cv2
import numpy as np

from companion.engines import Header, HeaderError, read_header
from companion.evening.errors import EveningError
from companion.inputs import Action, Press
from hardware.cameras.files import read_picture
from hardware.cameras.protocol import Frame
from hardware.errors import CameraError

INDEX = "recording.jsonl"
QUALITY = 95
"""JPEG quality of the frames: about 300 KB each at 1280x720."""

SMALL_QUALITY = 98
"""The same of the missed ones, without thinned colours: made small, frames of one still table then look alike
whether they were missed or not."""


class RecordingError(EveningError, ValueError):
    """A recording cannot be read or written; the text says which file and why."""


class Recorder:
    """Writes a recording.

    Args:
        folder: made if it does not exist.
        header: who plays what.

    Raises:
        RecordingError: the folder cannot be written, or holds a recording already.
    """

    def __init__(self, folder: Path, header: Header) -> None:
        self._folder = folder
        self._frames = 0
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._index = (folder / INDEX).open("x", encoding="utf-8")
        except FileExistsError as error:
            raise RecordingError(
                f"The folder {folder} holds a recording already; name an empty one."
            ) from error
        except OSError as error:
            raise RecordingError(f"The frames cannot be written to {folder}: {error.strerror}.") from error
        self._write({"game": header.game, "players": list(header.players), "options": dict(header.options)})

    def frame(self, frame: Frame) -> Frame:
        """Write a frame; the frame as whoever reads the recording will get it."""
        whole_colours = (cv2.IMWRITE_JPEG_SAMPLING_FACTOR, cv2.IMWRITE_JPEG_SAMPLING_FACTOR_444)
        small = (cv2.IMWRITE_JPEG_QUALITY, SMALL_QUALITY, *whole_colours)
        missed = [self._picture(one, small) for one in frame.missed]
        line, seen = self._picture(frame, (cv2.IMWRITE_JPEG_QUALITY, QUALITY))
        self._write({**line, "missed": [line for line, _ in missed]} if missed else line)
        return replace(seen, missed=tuple(one for _, one in missed))

    def _picture(self, frame: Frame, settings: Sequence[int]) -> tuple[dict[str, Any], Frame]:
        """Write one picture with some JPEG settings; what the index says of it, and what will be read."""
        self._frames += 1
        name = f"{self._frames:06d}.jpg"
        done, data = cv2.imencode(".jpg", frame.image, settings)
        if not done:
            raise RecordingError(f"The frame {name} cannot be written to {self._folder}.")
        (self._folder / name).write_bytes(data.tobytes())
        image = cv2.imdecode(np.asarray(data, np.uint8), cv2.IMREAD_COLOR)
        return {"frame": name, "time": frame.time}, Frame(np.asarray(image, np.uint8), frame.time)

    def press(self, press: Press) -> None:
        """Write a press."""
        line = {"press": press.action.value, "time": press.time, "seat": press.seat, "choice": press.choice}
        self._write(line)

    def close(self) -> None:
        """Close the index."""
        self._index.close()

    def _write(self, line: dict[str, Any]) -> None:
        self._index.write(json.dumps(line, ensure_ascii=False) + "\n")
        self._index.flush()


class Recording:
    """Reads a recording.

    Args:
        folder: where `Recorder` wrote it.

    Raises:
        RecordingError: it is not one, or damaged.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        try:
            self._lines = (folder / INDEX).read_text(encoding="utf-8").splitlines()
            first = json.loads(self._lines[0])
            self.header = read_header({"record": 1, **first})
        except (OSError, ValueError, IndexError, TypeError, HeaderError) as error:
            raise RecordingError(
                f"The folder {folder} holds no recording that can be read: {error}."
            ) from error

    @staticmethod
    def is_in(folder: Path) -> bool:
        """Whether a folder holds a recording."""
        return (folder / INDEX).is_file()

    def __iter__(self) -> Iterator[Frame | Press]:
        """The frames and presses in order; raises `RecordingError` at what cannot be read."""
        for number, line in enumerate(self._lines[1:], 2):
            try:
                yield self._moment(json.loads(line))
            except (ValueError, KeyError, TypeError, CameraError) as error:
                raise RecordingError(
                    f"Line {number} of {self._folder / INDEX} cannot be read: {error}."
                ) from error

    def _moment(self, line: dict[str, Any]) -> Frame | Press:
        if "frame" in line:
            return self._frame(line)
        return Press(Action(line["press"]), float(line["time"]), line["seat"], line["choice"])

    def _frame(self, line: dict[str, Any]) -> Frame:
        """A frame with those missed before it."""
        missed = tuple(self._frame(one) for one in line.get("missed", ()))
        return Frame(read_picture(self._folder / Path(line["frame"]).name), float(line["time"]), missed)
