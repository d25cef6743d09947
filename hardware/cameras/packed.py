"""Pictures in a packed form such as JPEG or PNG: unpacked, or refused where a part of them is damaged.

Decoders give a picture of which a part is lost all the same, grey or shifted from there on, and only print
that. A card in that part would be overlooked or misread, so what they print is listened to.
"""

from __future__ import annotations

import re

import cv2
import numpy as np
from numpy.typing import NDArray

from assets.bounds.pictures import DamagedError, check_picture
from hardware.cameras.quiet import overheard

LOST = (
    "premature end of",  # of the file or of a part of it
    "bad huffman code",
    "bad arithmetic code",
    "instead of rst",  # a marker that stands where another one should
)
"""What libjpeg says where pixels are lost; an odd profile, version or order of parts harms none."""

FEW_BYTES = 16
"""So many bytes too many before the end are an encoder's filling; more are pixels that are lost."""

_TOO_MANY = re.compile(r"(\d+) extraneous bytes before marker 0xd[0-79]\b")
"""Before a marker within the pixels or at their end; before others something of the header is odd."""


def decoded(data: bytes) -> NDArray[np.uint8] | None:
    """A packed picture, BGR (h, w, 3) uint8; None for none or a damaged one, of which nothing is printed.

    Raises:
        BoundError: it is too large to be unpacked, or of a kind that is not read.
    """
    if not data:
        return None
    try:
        check_picture(data)
    except DamagedError:
        return None
    with overheard() as heard:
        try:
            image = cv2.imdecode(np.frombuffer(data, np.uint8), cv2.IMREAD_COLOR)
        except cv2.error:  # its header tells of what no decoder knows
            return None
    return None if image is None or any(map(tells_of_loss, heard)) else np.asarray(image, np.uint8)


def tells_of_loss(line: str) -> bool:
    """Whether a line that a decoder printed says that a part of the picture is damaged."""
    said = line.lower()
    too_many = _TOO_MANY.search(said)
    if too_many is not None:
        return int(too_many[1]) > FEW_BYTES
    if any(words in said for words in LOST):
        return True
    return "error" in said and "warning" not in said  # of a TIFF with damaged rows; a PNG's other parts warn
