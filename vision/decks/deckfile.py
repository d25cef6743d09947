"""A taught deck as one file: a ZIP archive of pictures, codes and check sums, nothing executable.

deck.json     format, version, name, width and height of a card in mm, and for each face: code, file, SHA-256
faces/N.jpg   the faces, upright, from edge to edge
"""

from __future__ import annotations

import hashlib
import io
import json
import os
import zipfile
import zlib
from pathlib import Path
from typing import Any

import cv2
import numpy as np

from vision.decks.deck import Deck
from vision.errors import DeckError, Flaw
from vision.sightings import Image

SUFFIX = ".deck"
FORMAT = "tabletop-companion deck"
VERSION = 1
MOST_FACES = 1000
"""Faces that a deck may have: a reader keeps some 800 kB of each."""

LARGEST = 80_000_000
"""Bytes that a deck file may have: so many faces of nothing but noise fit, with 64 kB each. What is larger is
none and not read into memory."""

_LIST = "deck.json"
_LONGEST_LIST = 1_000_000
_LARGEST_FACE = 2_000_000
_LARGEST_SIDE = 2000
_ROWS = 264
"""Rows of a kept face: 3 pixels to the millimetre of a poker card, twice what cards are compared at."""

_QUALITY = 90

_DAMAGED = (KeyError, TypeError, ValueError, ZeroDivisionError, RuntimeError, EOFError, zlib.error, cv2.error)
"""What reading raises where single bytes of a deck file are wrong."""


def write_deck(deck: Deck, path: Path) -> None:
    """Write a deck so that the file is there whole or not at all, also after a power cut.

    Raises:
        DeckError: it has more faces than `read_deck` takes; what was there is there still.
        OSError: the file cannot be written, naming it.
    """
    content = _packed(deck)
    draft = path.with_name(path.name + ".new")
    try:
        with draft.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())  # or a power cut leaves an empty file under the deck's name
        draft.replace(path)
    except OSError as error:
        draft.unlink(missing_ok=True)
        raise OSError(error.errno, error.strerror, str(path)) from error


def _packed(deck: Deck) -> bytes:
    """A deck as a file holds it; raises `DeckError` when it has too many faces."""
    full = DeckError(Flaw.DECK_FULL, name=deck.name, count=len(deck.faces))
    if len(deck.faces) > MOST_FACES:
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
    content = file.getvalue()
    if len(content) > LARGEST:
        raise full
    return content


def read_deck(path: Path) -> Deck:
    """Read a deck file.

    Raises:
        DeckError: it cannot be read, is none, is damaged, or a newer companion wrote it; says which and what
            to do.
    """
    try:
        if path.stat().st_size > LARGEST:
            raise DeckError(Flaw.DECK_HUGE, file=path.name)
        with zipfile.ZipFile(io.BytesIO(path.read_bytes())) as archive:
            listed = _list_of(archive, path)
            width, height = (float(side) for side in listed["size"])
            faces = [_face(archive, entry, path) for entry in listed["faces"]]
            return Deck(
                str(listed["name"]),
                tuple(str(entry["code"]) for entry in listed["faces"]),
                tuple(faces),
                (width, height),
            )
    except zipfile.BadZipFile as error:
        raise DeckError(Flaw.DECK_FOREIGN, file=path.name) from error
    except OSError as error:
        raise DeckError(Flaw.DECK_UNREAD, file=path.name, why=error.strerror or error) from error
    except _DAMAGED as error:
        if isinstance(error, DeckError):
            raise
        raise DeckError(Flaw.DECK_DAMAGED, file=path.name) from error


def _list_of(archive: zipfile.ZipFile, path: Path) -> dict[str, Any]:
    if _LIST not in archive.namelist() or archive.getinfo(_LIST).file_size > _LONGEST_LIST:
        raise DeckError(Flaw.DECK_FOREIGN, file=path.name)
    listed = json.loads(archive.read(_LIST).decode("utf-8"))
    if not isinstance(listed, dict) or listed.get("format") != FORMAT:
        raise DeckError(Flaw.DECK_FOREIGN, file=path.name)
    if listed["version"] != VERSION:
        raise DeckError(Flaw.DECK_NEWER, file=path.name)
    if not 0 < len(listed["faces"]) <= MOST_FACES:
        raise ValueError
    return listed


def _face(archive: zipfile.ZipFile, entry: dict[str, Any], path: Path) -> Image:
    if archive.getinfo(entry["file"]).file_size > _LARGEST_FACE:
        raise ValueError
    packed = archive.read(entry["file"])
    if hashlib.sha256(packed).hexdigest() != entry["sha256"]:
        raise DeckError(Flaw.DECK_DAMAGED, file=path.name)
    face = cv2.imdecode(np.frombuffer(packed, np.uint8), cv2.IMREAD_COLOR)
    if face is None or max(face.shape) > _LARGEST_SIDE:
        raise ValueError
    return np.asarray(face, np.uint8)


def _packed_face(face: Image) -> bytes:
    small = face
    if face.shape[0] > _ROWS:
        size = (round(face.shape[1] * _ROWS / face.shape[0]), _ROWS)
        small = np.asarray(cv2.resize(face, size, interpolation=cv2.INTER_AREA), np.uint8)
    _, packed = cv2.imencode(".jpg", small, [cv2.IMWRITE_JPEG_QUALITY, _QUALITY])
    return packed.tobytes()
