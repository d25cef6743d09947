"""The film of an evening's game, in a folder: a recording whose frames are in a video, and what was played.

``recording.jsonl`` holds what the companion got (`companion.cameras.recording`), ``film.mkv`` the pictures,
``seen.jsonl`` the table record as the camera, buttons and answers told it, and ``true.jsonl`` the same as
people put it right: it stands for what was truly played, and they may go on putting it right. Beside them lie
the decks that were taught for it and, in ``tables.json``, where the table lay.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import cv2
import numpy as np

from companion.cameras.filming import Film, free_bytes
from companion.cameras.recording import Index
from companion.engines import write_event, write_header
from companion.evening.course import course_of
from companion.evening.errors import EveningError, ExportError
from companion.evening.evening import Evening, Ruled
from companion.evening.export import write_file
from companion.evening.tables import KnownTable, keep_table
from companion.machine.errors import SettingsError
from companion.table.inputs import Press
from companion.table.reading import Question
from hardware.cameras.protocol import Frame

FILM: Final = "film"
SEEN: Final = "seen.jsonl"
TRUE: Final = "true.jsonl"
TABLES: Final = "tables.json"
"""As the owner's file of tables, with one camera's."""


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What else is needed to watch a film as the evening was watched.

    Attributes:
        decks: files of the taught decks that are played with.
        table: where the table lies, None as long as nobody knows.
        size: width and height of the table in mm.
    """

    decks: tuple[Path, ...]
    table: KnownTable | None
    size: tuple[float, float]


class EveningFilm:
    """Writes the film of the game that runs.

    Args:
        folder: made if it does not exist.
        evening: the evening.
        around: what else is needed.
        free: how many bytes are free where a folder lies; raises `OSError`.

    Raises:
        RecordingError: the folder cannot be written, or holds something already.
        ExportError: the disk is almost full, or what is played cannot be written.
    """

    def __init__(
        self,
        folder: Path,
        evening: Evening,
        around: Surroundings,
        free: Callable[[Path], float] = free_bytes,
    ) -> None:
        self._folder = folder
        self._evening = evening
        self._header = evening.header
        self._kept = -1
        self._missed: list[dict[str, object]] = []
        self._film = Film(folder, FILM, free)
        beside = {
            "table": around.size,
            "seats": evening.seats(),
            "before": [self._line(ruled) for ruled in evening.ruled],
        }
        self._index = Index(folder, evening.header, {key: told for key, told in beside.items() if told})
        try:
            self._bring(around)
            self.keep()
        except EveningError:
            self.close()
            raise

    def frame(self, frame: Frame) -> None:
        """Write a frame where its time is due, and the small ones missed before it.

        Raises:
            ExportError: the video cannot be written.
            RecordingError: nor the index.
        """
        for missed in frame.missed:
            large = cv2.resize(missed.image, frame.size)
            self._missed += self._picture(Frame(np.asarray(large, np.uint8), missed.time))
        for line in self._picture(frame):
            self._index.add({**line, "missed": self._missed} if self._missed else line)
            self._missed = []

    def _bring(self, around: Surroundings) -> None:
        """Write what else is needed to watch it; raises `RecordingError` and `ExportError`."""
        try:
            for deck in around.decks:
                shutil.copy(deck, self._folder)
        except OSError as error:
            raise self._index.not_written(error) from error
        if around.table is not None:
            self.table(around.table)

    def _picture(self, frame: Frame) -> list[dict[str, object]]:
        """Write one picture of the video; what the index says of it, nothing where it is not due."""
        picture, path = self._film.add(frame), self._film.path
        return [] if picture is None or path is None else [_line_of(path, picture, frame.time)]

    def press(self, press: Press, question: Question | None = None) -> None:
        """Write a press, and which question it answers; raises `RecordingError`."""
        self._index.press(press, question)

    def table(self, table: KnownTable) -> None:
        """Write where the table lies, unless that was known when the film began; raises `ExportError`.

        Where it is found in the pictures, they show it: known too early, the board would be a thing on it.
        """
        if (self._folder / TABLES).exists():
            return
        try:
            keep_table(self._folder / TABLES, FILM, table)
        except SettingsError as error:
            raise ExportError(error.reason) from error

    def keep(self) -> None:
        """Write what has been played so far, if that is new; raises `ExportError`."""
        ruled = self._evening.ruled
        if len(ruled) == self._kept or self._evening.header is not self._header:
            return
        self._write(SEEN, [one for one in ruled if one.source is None or one.source.seen])
        self._write(TRUE, put_right(ruled))
        self._kept = len(ruled)

    def close(self) -> None:
        """End it."""
        self._film.close()
        self._index.close()

    def _write(self, name: str, ruled: Sequence[Ruled]) -> None:
        lines = [write_header(self._header), *map(self._line, ruled)]
        text = "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)
        write_file(self._folder / name, text.encode(), replace=True)

    def _line(self, ruled: Ruled) -> dict[str, object]:
        return dict(write_event(ruled.event, self._evening.game.rules, self._header))


def _line_of(path: Path, picture: int, time: float) -> dict[str, object]:
    return {"film": path.name, "picture": picture, "time": time}


def put_right(ruled: Sequence[Ruled]) -> list[Ruled]:
    """What was truly played, as far as people said: what they put right stands in place of what was read.

    What was forbidden only as something before it was read wrongly, and not told again, was never played.
    """
    return [step.ruled for step in course_of(ruled) if not (step.aside and step.refused)]
