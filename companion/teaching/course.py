"""A deck while it is taught: which cards are owed, and what was taken, each picture on disk at once.

course.json    format, version, name, game, pictures owed by code, and what was taken: code, file, places;
               the same of what is to be replaced, which stays until all new pictures of its card are there
CODE.png       the pictures, named as ``companion teach --from`` reads them; more of a card are CODE.2.png …
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import cv2
import numpy as np

from companion.errors import UnfitDeckError, reason_of, reason_of_error
from companion.teaching.learning import UPDOWN, USUAL_RING, learn
from companion.whole_files import write_whole
from hardware.cameras.files import read_picture
from hardware.errors import CameraError
from vision.decks.teaching import Learned, Lesson
from vision.sightings import Image, Points
from vision.updown.taught import Suits, ring_of

FORMAT = "tabletop-companion course"
VERSION = 1
LIST = "course.json"

_DAMAGED = (OSError, ArithmeticError, AttributeError, LookupError, RecursionError, TypeError, ValueError)
"""What reading a list raises where anything in it is wrong."""

_MARGIN = 0.2
"""Of a card's longer side: what is kept around it in its picture."""

_TALLEST = 640
"""Longer side in pixels of a card in a kept picture: twice what is learned of it."""


@dataclass(frozen=True, slots=True, eq=False)
class Taken:
    """One picture that was taken.

    Attributes:
        code: of the card.
        file: its name in the course's folder.
        places: where the card may lie in it, the likeliest place first, each of shape (4, 2).
    """

    code: str
    file: str
    places: tuple[Points, ...]


class Course:
    """The cards of one deck that are owed and those that were taken.

    Attributes:
        name: of the deck.
        game: whose codes the cards have, None for any.
        folder: where the pictures lie.
        ring: the suits clockwise around the UP&DOWN card.
        compared: whether cards that look alike have been asked for once more.
    """

    def __init__(
        self,
        folder: Path,
        name: str,
        owed: Mapping[str, int],
        game: str | None = None,
        taken: Iterable[Taken] = (),
        *,
        replaced: Iterable[Taken] = (),
        ring: Suits = USUAL_RING,
        compared: bool = False,
    ) -> None:
        """A course in that folder; `owed` says how many pictures of each card are wanted, in their order."""
        self.compared = compared
        self.ring = ring
        self.folder = folder
        self.name = name
        self.game = game
        self._owed = dict(owed)
        self._taken = list(taken)
        self._replaced = list(replaced)

    @classmethod
    def begun(cls, folder: Path) -> Course | None:
        """The course that was begun in a folder, None where there is none.

        Raises:
            DeckError: its list is damaged, or a newer companion wrote it.
        """
        try:
            listed = json.loads((folder / LIST).read_text(encoding="utf-8"))
            return cls._read(folder, listed)
        except FileNotFoundError:
            return None
        except _DAMAGED as error:
            facts = {"file": str(folder / LIST), "folder": str(folder)}
            raise UnfitDeckError(reason_of("trouble-lesson-list", **facts)) from error

    @classmethod
    def _read(cls, folder: Path, listed: Mapping[str, Any]) -> Course:
        if listed["format"] != FORMAT or listed["version"] != VERSION:
            raise ValueError
        return cls(
            folder,
            str(listed["name"]),
            {str(code): int(count) for code, count in listed["owed"].items()},
            listed["game"],
            [_taken(entry) for entry in listed["taken"]],
            replaced=[_taken(entry) for entry in listed.get("replaced", [])],
            ring=ring_of(listed["ring"]),
            compared=bool(listed["compared"]),
        )

    @property
    def codes(self) -> tuple[str, ...]:
        """The deck's cards in the order in which they are asked for."""
        return tuple(self._owed)

    @property
    def taken(self) -> tuple[Taken, ...]:
        """What was taken, in that order."""
        return tuple(self._taken)

    @property
    def missing(self) -> tuple[str, ...]:
        """The cards of which pictures are owed, those first of which there are the fewest."""
        left = {code: self.count(code) for code, owed in self._owed.items() if self.count(code) < owed}
        return tuple(sorted(left, key=lambda code: left[code]))

    @property
    def owed(self) -> int:
        """How many pictures are wanted in all."""
        return sum(self._owed.values())

    def count(self, code: str) -> int:
        """How many pictures of a card were taken."""
        return sum(one.code == code for one in self._taken)

    def take(self, code: str, image: Image, places: Iterable[Points]) -> Taken:
        """Keep a picture of a card: it is on disk when this returns.

        Args:
            code: of the card.
            image: BGR, shape (height, width, 3), dtype uint8.
            places: where the card may lie in it, the likeliest place first.

        Raises:
            OSError: it cannot be written.
        """
        cut, moved = _around(image, list(places))
        taken = Taken(code, self._free_name(code), tuple(moved))
        self.folder.mkdir(parents=True, exist_ok=True)
        write_whole(self.folder / taken.file, cv2.imencode(".png", cut)[1].tobytes())
        self._taken.append(taken)
        self.keep()
        return taken

    def again(self, code: str) -> None:
        """Ask for a card again. Its pictures count no more, but stay on disk until the new ones are there."""
        self._replaced += [one for one in self._taken if one.code == code]
        self._taken = [one for one in self._taken if one.code != code]
        self.keep()

    def ask_for(self, owed: Mapping[str, int]) -> None:
        """So many pictures of each of these cards are wanted from now on."""
        self._owed |= owed
        self.keep()

    @property
    def is_updown(self) -> bool:
        """Whether the UP&DOWN card is taught."""
        return self.name == UPDOWN

    def learn(self) -> Learned:
        """The deck that was taught, and which of its cards look much alike.

        Raises:
            DeckError: a picture is gone or damaged, or the cards have a shape that no card has.
        """
        try:
            lessons = [Lesson(one.code, self.picture(one)) for one in self._taken]
        except CameraError as error:
            said = reason_of("trouble-lesson-picture", what=reason_of_error(error))
            raise UnfitDeckError(said) from error
        return learn(self.name, lessons, [one.places for one in self._taken], self.ring)

    def picture(self, taken: Taken) -> Image:
        """A picture that was taken; raises `CameraError` when it is gone or damaged."""
        return read_picture(self.folder / taken.file)

    def keep(self) -> None:
        """Write the list, then let go of pictures that were replaced.

        Raises:
            OSError: it cannot be written; list and pictures are what they were.
        """
        missing = self.missing
        waiting = [one for one in self._replaced if one.code in missing]
        gone = [one for one in self._replaced if one.code not in missing]
        self._write_list(waiting)
        self._replaced = waiting
        for one in gone:
            (self.folder / one.file).unlink(missing_ok=True)

    def _write_list(self, replaced: Iterable[Taken]) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        listed = {
            "format": FORMAT,
            "version": VERSION,
            "name": self.name,
            "game": self.game,
            "owed": self._owed,
            "ring": list(self.ring),
            "compared": self.compared,
            "taken": list(map(_listed, self._taken)),
            "replaced": list(map(_listed, replaced)),
        }
        write_whole(self.folder / LIST, json.dumps(listed, indent=1).encode())

    def _free_name(self, code: str) -> str:
        used = {one.file for one in (*self._taken, *self._replaced)}
        names = (f"{code}{'' if number == 1 else f'.{number}'}.png" for number in range(1, len(used) + 2))
        return next(name for name in names if name not in used)


def _taken(entry: Mapping[str, Any]) -> Taken:
    places = tuple(np.asarray(place, np.float32) for place in entry["places"])
    name = str(entry["file"])
    if not places or any(place.shape != (4, 2) for place in places) or Path(name).name != name:
        raise ValueError
    return Taken(str(entry["code"]), name, places)


def _listed(taken: Taken) -> dict[str, Any]:
    """A picture as the list has it, and `_taken` reads it."""
    return {
        "code": taken.code,
        "file": taken.file,
        "places": [_numbers(place) for place in taken.places],
    }


def _numbers(place: Points) -> list[list[float]]:
    return [[round(float(x), 2), round(float(y), 2)] for x, y in place]


def _around(image: Image, places: list[Points]) -> tuple[Image, list[Points]]:
    """The part of a picture that holds a card, not larger than is needed, and the places in it."""
    points = np.concatenate(places)
    margin = _MARGIN * float((points.max(axis=0) - points.min(axis=0)).max())
    left, top = np.maximum(np.floor(points.min(axis=0) - margin), 0).astype(int)
    right, bottom = np.ceil(points.max(axis=0) + margin).astype(int)
    cut = image[top:bottom, left:right]
    sides = np.linalg.norm(np.roll(places[0], -1, axis=0) - places[0], axis=1)
    scale = min(_TALLEST / float(sides.max()), 1.0)
    moved = [place - np.array([left, top], np.float32) for place in places]
    if scale == 1.0:
        return np.ascontiguousarray(cut), moved
    small = cv2.resize(cut, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
    return np.asarray(small, np.uint8), [(place + 0.5) * np.float32(scale) - 0.5 for place in moved]
