"""How large a packed picture says that it is, read from its header before anything is unpacked.

Libraries believe a header and take memory for it. Where one says a thing twice they differ in which they
believe, so here the largest of all that is said counts. Kinds that no camera or scanner of ours gives are not
read at all: each of them would be one more decoder that a file can deceive.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice
from struct import error as StructError  # noqa: N812
from struct import unpack_from
from typing import Final

from assets.bounds.errors import BoundError, Flaw, too_many_pixels
from assets.bounds.limits import (
    JPEG_SCANS,
    MEGABYTE,
    PICTURE_PARTS,
    PICTURE_PIXELS,
    PICTURE_UNPACKED,
)


class DamagedError(ValueError):
    """A header ends too early, or speaks of bytes that are not there."""


@dataclass(frozen=True, slots=True)
class Claim:
    """What a header, or a part of it, says.

    Attributes:
        width: pixels.
        height: pixels.
        unpacked: bytes that a decoder takes for it beside the picture.
        scans: how often it goes over the picture.
    """

    width: int = 0
    height: int = 0
    unpacked: int = 0
    scans: int = 0


def check_picture(data: bytes) -> tuple[int, int]:
    """Width and height of a packed picture; what would take too much memory or time to unpack is refused.

    Raises:
        BoundError: it is larger than any that is read, or of a kind that is not read.
        DamagedError: its header is damaged.
    """
    reader = next((reader for begin, reader in _KINDS if begin.match(data)), None)
    if reader is None:
        if _OTHER_KINDS.match(data):
            raise BoundError(Flaw.UNKNOWN_KIND)
        raise DamagedError
    try:
        claims = list(islice(reader(data), PICTURE_PARTS + 1))
    except StructError as error:
        raise DamagedError from error
    width, height = (max((side(one) for one in claims), default=0) for side in (_width, _height))
    if not (width and height):
        raise DamagedError
    if width * height > PICTURE_PIXELS:
        raise BoundError(too_many_pixels(width, height, PICTURE_PIXELS))
    if len(claims) > PICTURE_PARTS:
        raise BoundError(Flaw.TOO_MANY_PARTS, most=PICTURE_PARTS)
    if sum(one.scans for one in claims) > JPEG_SCANS:
        raise BoundError(Flaw.TOO_MANY_PARTS, most=JPEG_SCANS)
    if max(one.unpacked for one in claims) > PICTURE_UNPACKED:
        raise BoundError(Flaw.TOO_LARGE_UNPACKED, megabytes=PICTURE_UNPACKED // MEGABYTE)
    return width, height


def _width(claim: Claim) -> int:
    return claim.width


def _height(claim: Claim) -> int:
    return claim.height


def _png(data: bytes) -> Iterator[Claim]:
    """Of each chunk; a chunk that reaches beyond the end would make the decoder wait for it with memory."""
    at = 8
    while True:
        length, name = unpack_from(">I4s", data, at)
        if at + 12 + length > len(data):
            raise DamagedError
        if name == b"IHDR":
            yield Claim(*unpack_from(">II", data, at + 8))
        elif name == b"fcTL":  # a frame of a moving picture
            yield Claim(*unpack_from(">4xII", data, at + 8))
        elif name == b"IEND":
            return
        else:
            yield Claim()
        at += 12 + length


_MARKER: Final = re.compile(rb"\xff[^\x00\x01\xff\xd0-\xd8]")
"""A marker with a segment, or the end; within pixels 0xff is followed by 0, between them restarts stand."""

_FRAMES: Final = frozenset({*range(0xC0, 0xD0)} - {0xC4, 0xC8, 0xCC})
"""Codes of the segments that tell the size."""

_PROGRESSIVE: Final = frozenset({0xC2, 0xC6, 0xCA, 0xCE})
"""Those of pictures that come coarse at first and then finer."""

_SCAN: Final = 0xDA
_END: Final = 0xD9


def _jpeg(data: bytes) -> Iterator[Claim]:
    """Of each segment up to the end; what a camera keeps behind it is not looked at."""
    at, gone_over, samples, kept = 2, False, 0, 0
    while (marker := _MARKER.search(data, at)) is not None:
        code = data[marker.end() - 1]
        if code == _END:
            return
        (length,) = unpack_from(">H", data, marker.end())
        if length < 2:
            raise DamagedError
        if code in _FRAMES:
            height, width, samples = unpack_from(">3xHHB", data, marker.end())
            kept = _coefficients(data, marker.end() + 8, samples) * width * height
            gone_over = code in _PROGRESSIVE
            yield Claim(width, height)
        elif code == _SCAN:
            (some,) = unpack_from(">2xB", data, marker.end())
            gone_over = gone_over or some < samples
            yield Claim(scans=1, unpacked=kept if gone_over else 0)
        else:
            yield Claim()
        at = marker.end() + length


def _coefficients(data: bytes, at: int, components: int) -> int:
    """Bytes a pixel, rounded up, that a decoder keeps of a picture that it goes over more than once.

    They are two for each sample of a component, of which some may be thinned.
    """
    if not components:
        raise DamagedError
    thinned: list[int] = [unpack_from("B", data, at + 3 * number + 1)[0] for number in range(components)]
    areas = [(way >> 4) * (way & 15) for way in thinned]
    if not all(areas):
        raise DamagedError
    return math.ceil(2 * sum(areas) / max(areas))


def _webp(data: bytes) -> Iterator[Claim]:
    """Of the canvas and of each frame."""
    return _webp_chunks(data, 12, len(data))


def _webp_chunks(data: bytes, at: int, end: int) -> Iterator[Claim]:
    while at + 8 <= end:
        name, length = unpack_from("<4sI", data, at)
        at += 8
        if name == b"VP8X":
            yield Claim(1 + _three_bytes(data, at + 4), 1 + _three_bytes(data, at + 7))
        elif name == b"VP8 ":
            width, height = unpack_from("<6xHH", data, at)
            yield Claim(width & 0x3FFF, height & 0x3FFF)
        elif name == b"VP8L":
            (sides,) = unpack_from("<xI", data, at)
            yield Claim(1 + (sides & 0x3FFF), 1 + (sides >> 14 & 0x3FFF))
        elif name == b"ANMF":  # a moving picture: its decoder keeps two canvases more
            width, height = 1 + _three_bytes(data, at + 6), 1 + _three_bytes(data, at + 9)
            yield Claim(width, height, 2 * 4 * width * height)
            yield from _webp_chunks(data, at + 16, min(at + length, end))
        else:
            yield Claim()
        at += length + length % 2


def _three_bytes(data: bytes, at: int) -> int:
    return int.from_bytes(data[at : at + 3], "little")


def _bmp(data: bytes) -> Iterator[Claim]:
    (header,) = unpack_from("<I", data, 14)
    width, height = unpack_from("<HH" if header == 12 else "<ii", data, 18)
    yield Claim(abs(width), abs(height))


_TIFF_WIDTHS: Final = {256: 0, 322: 0, 257: 1, 323: 1}
"""Tags of a picture's and of a tile's width (0) and height (1)."""

_TIFF_BITS, _TIFF_SAMPLES = 258, 277
_TIFF_NUMBERS: Final = {1: "B", 3: "H", 4: "I"}
"""How numbers are written, by their type; sizes are never written otherwise."""


def _tiff(data: bytes) -> Iterator[Claim]:
    """Of the first picture; of a tag that stands twice the larger value, and never less than a tile."""
    order = "<" if data[:1] == b"I" else ">"
    (at,) = unpack_from(f"{order}I", data, 4)
    (entries,) = unpack_from(f"{order}H", data, at)
    sides, bits, samples = [0, 0], 1, 1
    for number in range(entries):
        entry = at + 2 + 12 * number
        (tag,) = unpack_from(f"{order}H", data, entry)
        if tag in _TIFF_WIDTHS:
            side = _TIFF_WIDTHS[tag]
            sides[side] = max(sides[side], _tiff_number(data, order, entry))
        elif tag == _TIFF_BITS:
            bits = max(bits, _tiff_number(data, order, entry))
        elif tag == _TIFF_SAMPLES:
            samples = max(samples, _tiff_number(data, order, entry))
    width, height = sides
    # A picture in fewer than eight bits is unpacked to four bytes a pixel.
    yield Claim(width, height, width * height * samples * max(bits, 8) // 8)


def _tiff_number(data: bytes, order: str, entry: int) -> int:
    """The largest of an entry's numbers."""
    kind, count = unpack_from(f"{order}2xHI", data, entry)
    if kind not in _TIFF_NUMBERS or not 1 <= count <= PICTURE_PARTS:
        raise DamagedError
    form = f"{order}{count}{_TIFF_NUMBERS[kind]}"
    at = entry + 8
    if count * {"B": 1, "H": 2, "I": 4}[_TIFF_NUMBERS[kind]] > 4:
        (at,) = unpack_from(f"{order}I", data, at)
    return int(max(unpack_from(form, data, at)))


_KINDS: Final[tuple[tuple[re.Pattern[bytes], Callable[[bytes], Iterator[Claim]]], ...]] = (
    (re.compile(rb"\xff\xd8\xff"), _jpeg),
    (re.compile(rb"\x89PNG\r\n\x1a\n"), _png),
    (re.compile(rb"RIFF....WEBP", re.DOTALL), _webp),
    (re.compile(rb"II\*\0|MM\0\*"), _tiff),
    (re.compile(rb"BM"), _bmp),
)
"""How a packed picture of each kind begins, and what reads its header."""

_OTHER_KINDS: Final = re.compile(rb"GIF8|....ftyp|....jP|P[1-7fF]\s|#\?|Y\xa6j\x95|[IM]{2}\+", re.DOTALL)
"""How kinds begin that other programs read: GIF, AVIF and HEIC, JPEG 2000, PNM, HDR, Sun, large TIFFs."""
