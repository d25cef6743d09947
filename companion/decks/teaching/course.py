"""A deck while it is taught: which cards are owed, and what was taken, each picture on disk at once.

course.json    format, version, name, game, pictures owed by code, and what was taken: code, file, places;
               the same of what is to be replaced, which stays until all new pictures of its card are there
CODE.png       the pictures, named as ``companion teach --from`` reads them; more of a card are CODE.2.png …
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any

import cv2
import numpy as np

from assets.bounds.limits import COURSE_ENTRIES, COURSE_FILE, DECK_FACES
from assets.bounds.values import json_in
from companion.decks.teaching.cutting import cut_around
from companion.decks.teaching.learning import learn
from companion.decks.updown_names import UPDOWN, USUAL_RING
from companion.machine.whole_files import write_whole
from companion.texts.errors import UnfitDeckError, reason_of, reason_of_error
from hardware.cameras.files import read_picture
from hardware.errors import CameraError
from vision.decks.teaching import Learned, LessonOnDisk
from vision.sightings import Image, Points
from vision.updown.suits import Suits, ring_of

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
class TakenPicture:
    """One picture that was taken.

    Attributes:
        code: of the card.
        file: its name in the course's folder.
        places: where the card may lie in it, the likeliest place first, each of shape (4, 2).
    """

    code: str
    file: str
    places: tuple[Points, ...]


@dataclass(frozen=True, slots=True, eq=False)
class _Standing:
    """How far a course is.

    Attributes:
        owed: how many pictures of each card are wanted, in the order in which the cards are asked for.
        taken: what counts.
        replaced: what counts no more, but stays until the new pictures of its card are there.
        compared: whether cards that look alike have been asked for once more.
    """

    owed: Mapping[str, int]
    taken: tuple[TakenPicture, ...]
    replaced: tuple[TakenPicture, ...]
    compared: bool

    def count(self, code: str) -> int:
        """How many pictures of a card were taken."""
        return sum(one.code == code for one in self.taken)

    @property
    def missing(self) -> tuple[str, ...]:
        """The cards of which pictures are owed, those first of which there are the fewest."""
        left = {code: self.count(code) for code, owed in self.owed.items() if self.count(code) < owed}
        return tuple(sorted(left, key=lambda code: left[code]))


class Course:
    """The cards of one deck that are owed and those that were taken.

    Attributes:
        name: of the deck.
        game: whose codes the cards have, None for any.
        folder: where the pictures lie.
        ring: the suits clockwise around the UP&DOWN card.
    """

    def __init__(
        self,
        folder: Path,
        name: str,
        owed: Mapping[str, int],
        game: str | None = None,
        taken: Iterable[TakenPicture] = (),
        *,
        replaced: Iterable[TakenPicture] = (),
        ring: Suits = USUAL_RING,
        compared: bool = False,
    ) -> None:
        """A course in that folder; `owed` says how many pictures of each card are wanted, in their order."""
        self.ring = ring
        self.folder = folder
        self.name = name
        self.game = game
        self._standing = _Standing(dict(owed), tuple(taken), tuple(replaced), compared)

    @classmethod
    def begun(cls, folder: Path) -> Course | None:
        """The course that was begun in a folder, None where there is none.

        Raises:
            UnfitDeckError: its list is damaged, or a newer companion wrote it.
        """
        try:
            return cls._read(folder, json_in(folder / LIST, COURSE_FILE))
        except FileNotFoundError:
            return None
        except _DAMAGED as error:
            facts = {"file": str(folder / LIST), "folder": str(folder)}
            raise UnfitDeckError(reason_of("trouble-lesson-list", **facts)) from error

    @classmethod
    def _read(cls, folder: Path, listed: Mapping[str, Any]) -> Course:
        if listed["format"] != FORMAT or listed["version"] != VERSION:
            raise ValueError
        replaced = listed.get("replaced", [])
        if max(map(len, (listed["owed"], listed["taken"], replaced))) > COURSE_ENTRIES:
            raise ValueError
        return cls(
            folder,
            str(listed["name"]),
            {str(code): int(count) for code, count in listed["owed"].items()},
            listed["game"],
            [_taken(entry) for entry in listed["taken"]],
            replaced=[_taken(entry) for entry in replaced],
            ring=ring_of(listed["ring"]),
            compared=bool(listed["compared"]),
        )

    @property
    def codes(self) -> tuple[str, ...]:
        """The deck's cards in the order in which they are asked for."""
        return tuple(self._standing.owed)

    @property
    def taken(self) -> tuple[TakenPicture, ...]:
        """What was taken, in that order."""
        return self._standing.taken

    @property
    def missing(self) -> tuple[str, ...]:
        """The cards of which pictures are owed, those first of which there are the fewest."""
        return self._standing.missing

    @property
    def owed(self) -> int:
        """How many pictures are wanted in all."""
        return sum(self._standing.owed.values())

    def count(self, code: str) -> int:
        """How many pictures of a card were taken."""
        return self._standing.count(code)

    @property
    def compared(self) -> bool:
        """Whether cards that look alike have been asked for once more."""
        return self._standing.compared

    def take(self, code: str, image: Image, places: Iterable[Points]) -> TakenPicture:
        """Keep a picture of a card: it is on disk when this returns.

        Args:
            code: of the card.
            image: BGR, shape (height, width, 3), dtype uint8.
            places: where the card may lie in it, the likeliest place first.

        Raises:
            OSError: it cannot be written; it was not taken then.
        """
        cut, moved = _cut(image, list(places))
        taken = TakenPicture(code, self._free_name(code), tuple(moved))
        self.folder.mkdir(parents=True, exist_ok=True)
        write_whole(self.folder / taken.file, cv2.imencode(".png", cut)[1].tobytes())
        self._keep(replace(self._standing, taken=(*self.taken, taken)))
        return taken

    def again(self, code: str) -> None:
        """Ask for a card again. Its pictures count no more, but stay on disk until the new ones are there.

        Raises:
            OSError: this cannot be written; its pictures count as before then.
        """
        kept = tuple(one for one in self.taken if one.code != code)
        gone = tuple(one for one in self.taken if one.code == code)
        self._keep(replace(self._standing, taken=kept, replaced=(*self._standing.replaced, *gone)))

    def ask_for(self, owed: Mapping[str, int]) -> None:
        """So many pictures of each of these cards are wanted from now on.

        Raises:
            UnfitDeckError: these are more than a deck can hold; as many are wanted as before then.
            OSError: this cannot be written; so, too, then.
        """
        asked = replace(self._standing, owed={**self._standing.owed, **owed})
        _refuse_too_many(asked.owed)
        self._keep(asked)

    def ask_once_more(self, codes: Iterable[str]) -> None:
        """Ask for one more picture of each of these cards, which look alike, as far as a deck can hold them.

        Raises:
            OSError: this cannot be written; nothing more is asked for then.
        """
        owed = self._standing.owed
        for code in codes:
            more = {**owed, code: self.count(code) + 1}
            owed = more if sum(more.values()) <= DECK_FACES else owed
        self._keep(replace(self._standing, owed=owed, compared=True))

    def check_owed(self) -> None:
        """Refuse to lead through what cannot become a deck.

        Raises:
            UnfitDeckError: more pictures are wanted than a deck can hold.
        """
        _refuse_too_many(self._standing.owed)

    @property
    def is_updown(self) -> bool:
        """Whether the UP&DOWN card is taught."""
        return self.name == UPDOWN

    def learn(self) -> Learned:
        """The deck that was taught, and which of its cards look much alike.

        Raises:
            DeckError: the cards have a shape that no card has, or a face of the UP&DOWN card is missing.
            UnfitDeckError: a picture is gone or damaged.
        """
        chosen = as_many_as_fit(self.taken, DECK_FACES)
        try:
            lessons = [LessonOnDisk.of(one.code, partial(self.picture, one)) for one in chosen]
            return learn(self.name, lessons, [one.places for one in chosen], self.ring)
        except CameraError as error:
            said = reason_of("trouble-lesson-picture", what=reason_of_error(error))
            raise UnfitDeckError(said) from error

    def picture(self, taken: TakenPicture) -> Image:
        """A picture that was taken; raises `CameraError` when it is gone or damaged."""
        return read_picture(self.folder / taken.file)

    def _keep(self, standing: _Standing) -> None:
        """Write how far the course is from now on, then let go of pictures that were replaced.

        Raises:
            OSError: it cannot be written; the course, its list and its pictures are what they were.
        """
        missing = standing.missing
        waiting = tuple(one for one in standing.replaced if one.code in missing)
        kept = replace(standing, replaced=waiting)
        self._write_list(kept)
        self._standing = kept
        for one in standing.replaced:
            if one not in waiting:
                with suppress(OSError):  # no list names it any more: it does no harm
                    (self.folder / one.file).unlink()

    def _write_list(self, standing: _Standing) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        listed = {
            "format": FORMAT,
            "version": VERSION,
            "name": self.name,
            "game": self.game,
            "owed": standing.owed,
            "ring": list(self.ring),
            "compared": standing.compared,
            "taken": list(map(_listed, standing.taken)),
            "replaced": list(map(_listed, standing.replaced)),
        }
        write_whole(self.folder / LIST, json.dumps(listed, indent=1).encode())

    def _free_name(self, code: str) -> str:
        used = {one.file for one in (*self.taken, *self._standing.replaced)}
        names = (f"{code}{'' if number == 1 else f'.{number}'}.png" for number in range(1, len(used) + 2))
        return next(name for name in names if name not in used)


def _refuse_too_many(owed: Mapping[str, int]) -> None:
    wanted = sum(owed.values())
    if wanted > DECK_FACES:
        facts = {"owed": str(wanted), "most": str(DECK_FACES), "each": str(DECK_FACES // len(owed))}
        raise UnfitDeckError(reason_of("trouble-lesson-full", **facts))


def as_many_as_fit(taken: Sequence[TakenPicture], most: int) -> list[TakenPicture]:
    """As many pictures as a deck can hold, in their order: the first of each card before any second one."""
    counts: Counter[str] = Counter()
    ranked = []
    for at, one in enumerate(taken):
        ranked.append((counts[one.code], at))
        counts[one.code] += 1
    return [taken[at] for at in sorted(at for _, at in sorted(ranked)[:most])]


def _taken(entry: Mapping[str, Any]) -> TakenPicture:
    places = tuple(np.asarray(place, np.float32) for place in entry["places"])
    name = str(entry["file"])
    if not places or any(place.shape != (4, 2) for place in places) or Path(name).name != name:
        raise ValueError
    return TakenPicture(str(entry["code"]), name, places)


def _listed(taken: TakenPicture) -> dict[str, Any]:
    """A picture as the list has it, and `_taken` reads it."""
    return {
        "code": taken.code,
        "file": taken.file,
        "places": [_numbers(place) for place in taken.places],
    }


def _numbers(place: Points) -> list[list[float]]:
    return [[round(float(x), 2), round(float(y), 2)] for x, y in place]


def _cut(image: Image, places: list[Points]) -> tuple[Image, list[Points]]:
    """The part of a picture that holds a card, not larger than is needed, and the places in it."""
    cut, corner = cut_around(image, np.concatenate(places), _MARGIN)
    sides = np.linalg.norm(np.roll(places[0], -1, axis=0) - places[0], axis=1)
    scale = min(_TALLEST / float(sides.max()), 1.0)
    moved = [place - corner for place in places]
    if scale == 1.0:
        return cut, moved
    small = cv2.resize(cut, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
    return np.asarray(small, np.uint8), [(place + 0.5) * np.float32(scale) - 0.5 for place in moved]
