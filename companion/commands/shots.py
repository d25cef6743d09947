"""The pictures of a film with their captions, as they are handed to the program that makes it."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from typing import BinaryIO


@dataclass(frozen=True, slots=True)
class Shot:
    """A picture of the film.

    Attributes:
        caption: what is said below it.
        seconds: how long it is shown.
        picture: JPEG; None: the caption alone, large.
    """

    caption: str
    seconds: float
    picture: bytes | None


def packed(shots: Iterable[Shot]) -> bytes:
    """Shots as they are handed to the program: a line of JSON that tells all sizes, then the pictures."""
    shots = tuple(shots)
    told = [
        {"caption": shot.caption, "seconds": shot.seconds, "bytes": len(shot.picture or b"")}
        for shot in shots
    ]
    return json.dumps(told).encode() + b"\n" + b"".join(shot.picture or b"" for shot in shots)


def unpacked(content: BinaryIO) -> tuple[Shot, ...]:
    """The shots that `packed` gave."""
    told = json.loads(content.readline())
    return tuple(Shot(one["caption"], one["seconds"], content.read(one["bytes"]) or None) for one in told)
