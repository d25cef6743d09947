"""How large a picture is, and what it takes to unpack it, is told by its header alone."""

from __future__ import annotations

import struct
import zlib

import pytest

from assets.bounds.errors import BoundError
from assets.bounds.pictures import DamagedError, check_picture
from tests.bounds.samples import bmps, jpegs, pngs, tiffs, webps


def chunk(name: bytes, content: bytes) -> bytes:
    check = struct.pack(">I", zlib.crc32(name + content))
    return struct.pack(">I", len(content)) + name + content + check


def png(width: int, height: int, *more: bytes) -> bytes:
    header = chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
    return b"".join([b"\x89PNG\r\n\x1a\n", header, *more, chunk(b"IEND", b"")])


def segment(code: int, content: bytes) -> bytes:
    return struct.pack(">BBH", 0xFF, code, len(content) + 2) + content


def frame(width: int, height: int, code: int = 0xC0, thinning: bytes = b"\x11\x11\x11") -> bytes:
    parts = b"".join(bytes([number, way, 0]) for number, way in enumerate(thinning))
    return segment(code, struct.pack(">BHHB", 8, height, width, len(thinning)) + parts)


SCAN = segment(0xDA, b"\3\0\0\1\0\2\0\0\x3f\0") + b"\xff\0\0"


def jpeg(*parts: bytes) -> bytes:
    return b"".join([b"\xff\xd8", segment(0xE0, b"JFIF\0\1\1"), *parts, b"\xff\xd9"])


def webp(*chunks: tuple[bytes, bytes]) -> bytes:
    body = b"".join(name + struct.pack("<I", len(data)) + data for name, data in chunks)
    return b"RIFF" + struct.pack("<I", len(body) + 4) + b"WEBP" + body


def three(number: int) -> bytes:
    return struct.pack("<I", number)[:3]


def canvas(width: int, height: int) -> bytes:
    return bytes(4) + three(width - 1) + three(height - 1)


def moving(width: int, height: int) -> bytes:
    return bytes(6) + three(width - 1) + three(height - 1) + bytes(4)


def tiff(*entries: tuple[int, int, int], order: str = "<") -> bytes:
    """A TIFF of entries: tag, type and value."""
    packed = b"".join(
        struct.pack(f"{order}HHI", tag, kind, 1)
        + struct.pack(f"{order}HH" if kind == 3 else f"{order}I", *values)
        for tag, kind, values in (
            (tag, kind, (value, 0) if kind == 3 else (value,)) for tag, kind, value in entries
        )
    )
    begin = b"II*\0" if order == "<" else b"MM\0*"
    return begin + struct.pack(f"{order}IH", 8, len(entries)) + packed + bytes(4)


def bmp(width: int, height: int) -> bytes:
    return b"BM" + struct.pack("<IHHIIiiHHIIiiII", 54, 0, 0, 54, 40, width, height, 1, 24, *[0] * 6)


SIZE = (4000, 3000)

WITHIN = {
    "png": png(*SIZE),
    "jpeg": jpeg(frame(*SIZE), SCAN),
    "progressive jpeg": jpeg(frame(*SIZE, 0xC2, b"\x22\x11\x11"), *[SCAN] * 12),
    "a jpeg with bytes between its parts": jpeg(b"\0\0\0", frame(*SIZE), SCAN),
    "a jpeg with something behind its end": jpeg(frame(*SIZE), SCAN) + b"\xff\xda\xff\xc0" * 100,
    "webp": webp((b"VP8 ", b"\0\0\0\x9d\x01\x2a" + struct.pack("<HH", *SIZE))),
    "lossless webp": webp((b"VP8L", b"\x2f" + struct.pack("<I", 3999 | 2999 << 14))),
    "extended webp": webp((b"VP8X", canvas(*SIZE))),
    "tiff": tiff((256, 3, 4000), (257, 4, 3000)),
    "large end of tiff first": tiff((256, 3, 4000), (257, 4, 3000), order=">"),
    "bmp": bmp(*SIZE),
    "bmp from above": bmp(4000, -3000),
}

BEYOND = {
    "png": png(32_000, 32_000),
    "a png whose second header is larger": png(9, 9, chunk(b"IHDR", struct.pack(">II", 32_000, 32_000))),
    "a moving png": png(9, 9, chunk(b"fcTL", struct.pack(">III", 0, 32_000, 32_000))),
    "jpeg": jpeg(frame(32_000, 32_000), SCAN),
    "a jpeg whose second frame is larger": jpeg(frame(9, 9), frame(32_000, 32_000), SCAN),
    "extended webp": webp((b"VP8X", canvas(16_000, 16_000))),
    "a webp whose frame is larger": webp((b"VP8X", canvas(9, 9)), (b"ANMF", moving(16_000, 16_000))),
    "tiff": tiff((256, 4, 60_000), (257, 4, 60_000)),
    "a tiff with its width twice": tiff((256, 3, 9), (256, 4, 4_000_000), (257, 3, 9)),
    "a tiff with large tiles": tiff((256, 3, 9), (257, 3, 9), (322, 4, 30_000), (323, 4, 30_000)),
    "bmp": bmp(60_000, 60_000),
    "bmp from above": bmp(60_000, -60_000),
}

COSTLY = {
    "a progressive jpeg in whole colours": jpeg(frame(6000, 4000, 0xC2), SCAN),
    "a jpeg whose colours come one after the other": jpeg(
        frame(6000, 4000), segment(0xDA, b"\1\0\0\0\x3f\0"), segment(0xDA, b"\1\1\0\0\x3f\0")
    ),
    "a jpeg gone over endlessly": jpeg(frame(800, 600, 0xC2), *[SCAN] * 33),
    "a tiff of sixteen bits": tiff((256, 3, 6000), (257, 3, 4000), (258, 3, 16), (277, 3, 3)),
    "a moving webp": webp((b"VP8X", canvas(4000, 4000)), (b"ANMF", moving(4000, 4000))),
    "a png of very many parts": png(9, 9, chunk(b"tEXt", b"") * 200_000),
}

DAMAGED = {
    "nothing behind a png's name": b"\x89PNG\r\n\x1a\n",
    "a chunk longer than the file": png(9, 9)[:33] + struct.pack(">I", 0x7FFFFFFF) + b"tEXt" + png(9, 9)[33:],
    "a chunk as long as can be": png(9, 9)[:33] + b"\xff\xff\xff\xfftEXt",
    "no end of a png": png(9, 9)[:-12],
    "a jpeg without a frame": jpeg(SCAN),
    "a segment shorter than its length": b"\xff\xd8\xff\xc0\0\0",
    "a tiff that begins behind its end": b"II*\0\xff\xff\xff\x7f",
    "a tiff whose width is text": tiff((256, 2, 9), (257, 3, 9)),
    "a webp of nothing": webp(),
    "text": b"This is no picture.",
}


@pytest.mark.parametrize("name", WITHIN)
def test_the_size_stands_in_the_header(name):
    assert check_picture(WITHIN[name]) == SIZE


@pytest.mark.parametrize("sample", [*pngs(), *jpegs(), *webps(), *tiffs(), *bmps()])
def test_what_libraries_write_is_understood(sample):
    assert check_picture(sample) == (64, 48)


@pytest.mark.parametrize("name", BEYOND)
def test_a_picture_that_says_somewhere_that_it_is_too_large_is_refused(name):
    with pytest.raises(BoundError, match=r"it has \d+ × \d+ pixels, and more than 26 million are not read"):
        check_picture(BEYOND[name])


@pytest.mark.parametrize("name", COSTLY)
def test_a_picture_that_takes_much_beside_its_pixels_is_refused(name):
    with pytest.raises(BoundError, match=r"it has more than \d+ (MB when it is unpacked|parts)"):
        check_picture(COSTLY[name])


@pytest.mark.parametrize("name", DAMAGED)
def test_a_header_that_cannot_be_is_damaged(name):
    with pytest.raises(DamagedError):
        check_picture(DAMAGED[name])


@pytest.mark.parametrize("begin", [b"GIF89a", b"\0\0\0\x20ftypavif", b"P6\n", b"\0\0\0\x0cjP  ", b"II+\0"])
def test_other_kinds_are_called_by_what_to_do(begin):
    with pytest.raises(BoundError, match="it is no JPEG, PNG, WebP, TIFF or BMP; save it as one of these"):
        check_picture(begin + bytes(100))
