"""A JPEG of which a part is lost is refused, though its decoder gives it all the same; an odd one is not."""

from __future__ import annotations

import io
import struct
import zlib

import numpy as np
import pytest
from PIL import Image

from hardware.cameras.files import read_picture
from hardware.cameras.packed import decoded, tells_of_loss
from hardware.errors import CameraError

END = b"\xff\xd9"

SEEN = np.random.default_rng(1).integers(0, 255, (30, 40, 3), np.uint8).repeat(8, 0).repeat(8, 1)


def packed(kind: str = "JPEG", **how: object) -> bytes:
    """A picture as a camera or a program writes it."""
    file = io.BytesIO()
    Image.fromarray(SEEN).save(file, kind, **how)
    return file.getvalue()


BASELINE, PROGRESSIVE = packed(), packed(progressive=True)
RESTARTING = packed(restart_marker_rows=1)


def beginning(data: bytes, part: float) -> bytes:
    return data[: int(len(data) * part)]


def marker(code: int, content: bytes) -> bytes:
    """A part of a JPEG's header."""
    return struct.pack(">BBH", 0xFF, code, len(content) + 2) + content


def chunk(name: bytes, content: bytes, spoil: int) -> bytes:
    """A chunk of a PNG, its checksum spoiled."""
    return (
        struct.pack(">I", len(content))
        + name
        + content
        + struct.pack(">I", zlib.crc32(name + content) ^ spoil)
    )


DAMAGED = {
    **{f"cut at {part}": beginning(BASELINE, part) for part in (0.3, 0.6, 0.9, 0.99)},
    **{f"cut at {part} and ended": beginning(BASELINE, part) + END for part in (0.3, 0.6, 0.9)},
    **{f"progressive, cut at {part}": beginning(PROGRESSIVE, part) + END for part in (0.3, 0.6, 0.9)},
    "the rest empty": beginning(BASELINE, 0.5) + bytes(len(BASELINE) // 2) + END,
    "the rest empty after a restart": beginning(RESTARTING, 0.5) + bytes(len(RESTARTING) // 2) + END,
    "a row lost": RESTARTING.replace(b"\xff\xd3", b"\xff\xd5", 1),
}

ODD = {
    "bytes between parts of the header": BASELINE.replace(b"\xff\xdb", b"\0\0\0\xff\xdb", 1),
    "damaged EXIF": BASELINE[:2] + marker(0xE1, b"Exif\0\0garbage") + BASELINE[2:],
    "EXIF longer than it says": BASELINE[:2] + marker(0xE1, b"Exif\0\0") + bytes(300) + BASELINE[2:],
    "damaged colour profile": BASELINE[:2] + marker(0xE2, b"ICC_PROFILE\0\5\2no profile") + BASELINE[2:],
    "filled up before its end": BASELINE[:-2] + bytes(6) + END,
    "something behind its end": BASELINE + b"a film that a phone keeps in its photographs" * 50,
    "a note with a wrong checksum": packed("PNG")[:33] + chunk(b"tEXt", b"a\0b", 1) + packed("PNG")[33:],
    "an unknown tag": packed("TIFF", tiffinfo={65000: "odd"}),
}


@pytest.mark.parametrize("name", DAMAGED)
def test_a_picture_of_which_a_part_is_lost_is_refused_by_name_and_nothing_else_is_said(name, tmp_path, capfd):
    path = tmp_path / "table.jpg"
    path.write_bytes(DAMAGED[name])
    with pytest.raises(CameraError) as refused:
        read_picture(path)
    assert str(refused.value) == f"The picture {path} cannot be read: it is no picture, or it is damaged."
    assert capfd.readouterr() == ("", "")


@pytest.mark.parametrize("name", ODD)
def test_an_odd_picture_of_which_nothing_is_lost_is_read_in_silence(name, capfd):
    image = decoded(ODD[name])
    assert image is not None
    assert np.abs(image[:, :, ::-1].astype(int) - SEEN).mean() < 20
    assert capfd.readouterr() == ("", "")


@pytest.mark.parametrize(
    ("line", "lost"),
    [
        ("Premature end of JPEG file", True),
        ("Corrupt JPEG data: premature end of data segment", True),
        ("Corrupt JPEG data: bad Huffman code", True),
        ("Corrupt JPEG data: bad arithmetic code", True),
        ("Corrupt JPEG data: found marker 0xd5 instead of RST3", True),
        ("Corrupt JPEG data: 17 extraneous bytes before marker 0xd9", True),
        ("Corrupt JPEG data: 16 extraneous bytes before marker 0xd9", False),
        ("Corrupt JPEG data: 900 extraneous bytes before marker 0xd7", True),
        ("Corrupt JPEG data: 900 extraneous bytes before marker 0xdb", False),
        ("Corrupt JPEG data: 900 extraneous bytes before marker 0xe1", False),
        ("Corrupt JPEG data: bad ICC marker", False),
        ("Invalid SOS parameters for sequential JPEG", False),
        ("Warning: unknown JFIF revision number 5.01", False),
        ("libpng warning: iCCP: known incorrect sRGB profile", False),
        ("libpng warning: tEXt: CRC error", False),
        ("libpng error: IDAT: CRC error", True),
        ("[ERROR:0@0.296] global grfmt_tiff.cpp:117 TIFF_Error Using code not yet in table", True),
        ("[ WARN:0@0.386] global grfmt_tiff.cpp:123 TIFF_Warning Unknown field with tag 65000", False),
    ],
)
def test_of_what_decoders_print_only_some_tells_of_a_loss(line, lost):
    assert tells_of_loss(line) is lost
