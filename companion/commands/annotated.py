"""The pictures that ``companion look --annotate`` writes: what was seen, drawn in."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import cv2

from companion.evening.errors import ExportError
from companion.evening.export import make_folder, write_file
from companion.texts.errors import reason_of
from vision.annotation import annotate
from vision.sightings import Image, Sightings


class Annotated:
    """Writes them into one folder. Those of before go; where the photographs themselves lie, nothing does.

    Args:
        folder: made if it does not exist.
        pictures: all that are looked at; of those with one name the second gets ``NAME-2.jpg``.

    Raises:
        ExportError: the folder cannot be made, or a photograph is in the way; nothing is written then.
    """

    def __init__(self, folder: Path, pictures: Sequence[Path]) -> None:
        self._files = _named(folder, pictures)
        make_folder(folder)
        among_photographs = folder.resolve() in {picture.resolve().parent for picture in pictures}
        taken = next((file for file in self._files if among_photographs and file.exists()), None)
        if taken is not None:
            raise ExportError(reason_of("trouble-file-among-pictures", file=str(taken)))

    def write(self, number: int, image: Image, seen: Sightings) -> None:
        """Write the picture of that number, counted from 0; raises `ExportError` when that fails."""
        file = self._files[number]
        done, data = cv2.imencode(".jpg", annotate(image, seen))
        if not done:
            raise ExportError(reason_of("trouble-picture-too-large", file=str(file)))
        write_file(file, data.tobytes(), replace=True)


def _named(folder: Path, pictures: Sequence[Path]) -> list[Path]:
    """A file for each picture, called as the picture is; no two are the same, in whatever case."""
    taken: set[str] = set()
    files = []
    for picture in pictures:
        name, count = picture.stem, 1
        while name.lower() in taken:
            count += 1
            name = f"{picture.stem}-{count}"
        taken.add(name.lower())
        files.append(folder / f"{name}.jpg")
    return files
