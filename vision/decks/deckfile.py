"""A taught deck as one file: a ZIP archive of pictures, codes and check sums, nothing executable.

deck.json     format, version, name, width and height of a card in mm, and for each face: code, file, SHA-256
faces/N.jpg   the faces, upright, from edge to edge
"""

from __future__ import annotations

import hashlib
import io
import json
import os
import struct
import zipfile
import zlib
from pathlib import Path
from typing import Any

import cv2
import numpy as np

from assets.bounds.errors import BoundError
from assets.bounds.errors import Flaw as Bound
from assets.bounds.files import content, too_large
from assets.bounds.limits import (
    DECK_ENTRIES,
    DECK_FACE,
    DECK_FACES,
    DECK_FILE,
    DECK_LIST,
    DECK_PIXELS,
    DECK_SIDE,
)
from assets.bounds.pictures import check_picture
from assets.bounds.values import json_of
from vision.decks.deck import Deck
from vision.errors import DeckError, VisionFlaw
from vision.sightings import Image

SUFFIX = ".deck"
FORMAT = "tabletop-companion deck"
VERSION = 1

_LIST = "deck.json"
_ROWS = 264
"""Rows of a kept face: 3 pixels to the millimetre of a poker card, twice what cards are compared at."""

_QUALITY = 90
"""JPEG quality of the small picture that a lesson keeps of a face."""

_DAMAGED = (
    ArithmeticError,
    AttributeError,
    EOFError,
    LookupError,
    RuntimeError,
    TypeError,
    ValueError,
    cv2.error,
    struct.error,
    zlib.error,
)
"""What reading raises where single bytes of a deck file are wrong."""

_ENTRY = b"PK\1\2"
"""How each entry of an archive's list begins; the library would read all of them at once."""

_PACKINGS = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
"""Of the ways to pack files these take no memory of their own."""


def write_deck(deck: Deck, path: Path) -> None:
    """Write a deck so that the file is there whole or not at all, also after a power cut.

    Raises:
        DeckError: it has more faces than `read_deck` takes; what was there is there still.
        OSError: the file cannot be written, naming it.
    """
    packed = _packed(deck)
    draft = path.with_name(path.name + ".new")
    try:
        with draft.open("wb") as file:
            file.write(packed)
            file.flush()
            os.fsync(file.fileno())  # or a power cut leaves an empty file under the deck's name
        draft.replace(path)
    except OSError as error:
        draft.unlink(missing_ok=True)
        raise OSError(error.errno, error.strerror, str(path)) from error


def _packed(deck: Deck) -> bytes:
    """A deck as a file holds it; raises `DeckError` when it has too many faces."""
    full = DeckError(VisionFlaw.DECK_FULL, name=deck.name, count=len(deck.faces))
    if len(deck.faces) > DECK_FACES:
        raise full
    faces = []
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_STORED) as archive:
        for number, (code, face) in enumerate(zip(deck.codes, deck.faces, strict=True)):
            packed = _packed_face(face)
            name = f"faces/{number}.jpg"
            archive.writestr(zipfile.ZipInfo(name), packed)
            faces.append({"code": code, "file": name, "sha256": hashlib.sha256(packed).hexdigest()})
        listed = {
            "format": FORMAT,
            "version": VERSION,
            "name": deck.name,
            "size": [round(side, 2) for side in deck.size],
            "faces": faces,
        }
        archive.writestr(zipfile.ZipInfo(_LIST), json.dumps(listed, indent=1))
    packed_all = file.getvalue()
    if len(packed_all) > DECK_FILE:
        raise full
    return packed_all


def read_deck(path: Path) -> Deck:
    """Read a deck file.

    Raises:
        DeckError: it cannot be read, is none, is damaged, or a newer companion wrote it; says which and what
            to do.
    """
    try:
        with _archive(path) as archive:
            listed = _list_of(archive, path)
            width, height = (float(side) for side in listed["size"])
            faces = _faces(archive, listed["faces"], path)
            return Deck(
                str(listed["name"]),
                tuple(str(entry["code"]) for entry in listed["faces"]),
                tuple(faces),
                (width, height),
                photographed=True,
            )
    except zipfile.BadZipFile as error:
        raise DeckError(VisionFlaw.DECK_FOREIGN, file=path.name) from error
    except BoundError as error:
        raise DeckError(VisionFlaw.DECK_UNREAD, file=path.name, why=error.trouble) from error
    except OSError as error:
        raise DeckError(VisionFlaw.DECK_UNREAD, file=path.name, why=error.strerror or error) from error
    except _DAMAGED as error:
        if isinstance(error, DeckError):
            raise
        raise DeckError(VisionFlaw.DECK_DAMAGED, file=path.name) from error


def _archive(path: Path) -> zipfile.ZipFile:
    packed = content(path, DECK_FILE)
    if packed.count(_ENTRY) > DECK_ENTRIES:
        raise BoundError(Bound.TOO_MANY_PARTS, most=DECK_ENTRIES)
    return zipfile.ZipFile(io.BytesIO(packed))


def _list_of(archive: zipfile.ZipFile, path: Path) -> dict[str, Any]:
    if _LIST not in archive.namelist():
        raise DeckError(VisionFlaw.DECK_FOREIGN, file=path.name)
    listed = json_of(_unpacked(archive, _LIST, DECK_LIST), path)
    if not isinstance(listed, dict) or listed.get("format") != FORMAT:
        raise DeckError(VisionFlaw.DECK_FOREIGN, file=path.name)
    if listed["version"] != VERSION:
        raise DeckError(VisionFlaw.DECK_NEWER, file=path.name)
    if not listed["faces"]:
        raise ValueError
    if len(listed["faces"]) > DECK_FACES:
        raise BoundError(Bound.TOO_MANY_PARTS, most=DECK_FACES)
    return listed


def _faces(archive: zipfile.ZipFile, entries: list[dict[str, Any]], path: Path) -> list[Image]:
    faces: list[Image] = []
    left = DECK_PIXELS
    for entry in entries:
        packed = _unpacked(archive, entry["file"], DECK_FACE)
        if hashlib.sha256(packed).hexdigest() != entry["sha256"]:
            raise DeckError(VisionFlaw.DECK_DAMAGED, file=path.name)
        width, height = check_picture(packed)
        left -= width * height
        if max(width, height) > DECK_SIDE or left < 0:
            raise BoundError(Bound.FACES_TOO_LARGE, side=DECK_SIDE, millions=DECK_PIXELS // 1_000_000)
        face = cv2.imdecode(np.frombuffer(packed, np.uint8), cv2.IMREAD_COLOR)
        if face is None:
            raise ValueError
        faces.append(np.asarray(face, np.uint8))
    return faces


def _unpacked(archive: zipfile.ZipFile, name: str, most: int) -> bytes:
    """What a file of the archive holds: no more is unpacked than it may be, whatever its entry says."""
    if archive.getinfo(name).compress_type not in _PACKINGS:
        raise ValueError
    with archive.open(name) as file:
        unpacked = file.read(most + 1)
    if len(unpacked) > most:
        raise too_large(most)
    return unpacked


def _packed_face(face: Image) -> bytes:
    small = face
    if face.shape[0] > _ROWS:
        size = (round(face.shape[1] * _ROWS / face.shape[0]), _ROWS)
        small = np.asarray(cv2.resize(face, size, interpolation=cv2.INTER_AREA), np.uint8)
    _, packed = cv2.imencode(".jpg", small, [cv2.IMWRITE_JPEG_QUALITY, _QUALITY])
    return packed.tobytes()
