"""The typefaces that lend the drawn decks their numerals: upright faces of Debian font packages.

DejaVu is left out on purpose: the companion's own printed cards and its simulated table use it, and what is
trained on must not be what is rehearsed with.
"""

from __future__ import annotations

import functools
import re
import shutil
import subprocess
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray
from PIL import Image as PillowImage
from PIL import ImageDraw, ImageFont

from vision.errors import TrainingError

Mask = NDArray[np.uint8]
"""Ink of a glyph: shape (height, width), 0 paper to 255 ink, cropped to the ink."""

PACKAGES = tuple(
    f"fonts-{name}"
    for name in [
        "adf-accanthis",
        "adf-baskervald",
        "adf-berenis",
        "adf-gillius",
        "adf-ikarius",
        "adf-irianis",
        "adf-libris",
        "adf-mekanus",
        "adf-oldania",
        "adf-romande",
        "adf-switzera",
        "adf-tribun",
        "adf-universalis",
        "adf-verana",
        "allerta",
        "arapey",
        "averia-sans-gwf",
        "averia-serif-gwf",
        "b612",
        "bebas-neue",
        "cabin",
        "cantarell",
        "cardo",
        "century-catalogue",
        "clear-sans",
        "cmu",
        "comfortaa",
        "comic-neue",
        "courier-prime",
        "crosextra-caladea",
        "crosextra-carlito",
        "dosis",
        "dustin",
        "ebgaramond",
        "fanwood",
        "freefont-ttf",
        "gemunu-libre",
        "gfs-artemisia",
        "gfs-bodoni-classic",
        "gfs-didot",
        "gfs-neohellenic",
        "go",
        "goudybookletter",
        "inter",
        "junction",
        "junicode",
        "jura",
        "karla",
        "lato",
        "league-spartan",
        "liberation",
        "lindenhill",
        "linuxlibertine",
        "manrope",
        "national-park",
        "oldstandard",
        "open-sans",
        "opendin",
        "osifont",
        "oxygen",
        "paratype",
        "play",
        "prociono",
        "quattrocento",
        "roadgeek",
        "roboto-slab",
        "roboto-unhinted",
        "routed-gothic",
        "sil-andika",
        "sil-charis",
        "sil-gentium-basic",
        "sora",
        "stix",
        "symbola",
        "texgyre",
        "tiresias",
        "tuffy",
        "urw-base35",
        "vollkorn",
        "yanone-kaffeesatz",
        "yrsa-rasa",
    ]
)
"""Debian packages that must be installed for a reproducible training."""

_SLANTED = re.compile(
    r"ital|obliq|slant|mono|symbol|thin|hairline|math|size[1-5]|integrals|nonuni|swash|chancery|script"
    r"|script|dingbat|caps|-it\b|cmuni|cmunt|cmunv|cmunbi|cmunci|cmunsi|cmunui|cmunsl|cmunso|cmunbl|outline"
    r"|biolinum_k|wargames|penguin",
    re.IGNORECASE,
)
_RANK_LETTERS = "23456789JQKA10"
_SUIT_SIGNS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
_DRAWN_AT = 120


def missing_packages() -> list[str]:
    """Names of the packages in `PACKAGES` that are not installed.

    Raises:
        TrainingError: on a system without Debian's package tool.
    """
    query = shutil.which("dpkg-query")
    if query is None:
        raise TrainingError(
            "The training needs a Debian system: dpkg-query, which finds the fonts, is not here."
        )
    found = subprocess.run(
        [query, "-W", "-f", "${Package} ${db:Status-Status}\\n", *PACKAGES],
        capture_output=True,
        text=True,
        check=False,
    ).stdout
    installed = {line.split()[0] for line in found.splitlines() if line.endswith(" installed")}
    return [name for name in PACKAGES if name not in installed]


@functools.cache
def rank_faces() -> tuple[Path, ...]:
    """Font files with upright capitals and lining figures, in an order that depends on nothing else.

    Raises:
        TrainingError: when a package is missing; names all of them and the command that installs them.
    """
    missing = missing_packages()
    if missing:
        raise TrainingError(f"Fonts are missing; install them with: apt-get install {' '.join(missing)}")
    return tuple(path for path in _font_files() if not _SLANTED.search(path.name) and _fits_ranks(path))


@functools.cache
def suit_faces() -> tuple[Path, ...]:
    """Font files that have the four filled suit signs."""
    return tuple(path for path in _font_files() if _has(path, "".join(_SUIT_SIGNS.values())))


@functools.lru_cache(maxsize=4096)
def text_mask(face: Path, text: str) -> Mask:
    """Ink of ``text`` in a face, about 90 pixels high, cropped to the ink."""
    font = ImageFont.truetype(str(face), _DRAWN_AT)
    left, top, right, bottom = font.getbbox(text)
    size = (max(1, round(right - left)) + 8, max(1, round(bottom - top)) + 8)
    canvas = PillowImage.new("L", size, 0)
    ImageDraw.Draw(canvas).text((4 - left, 4 - top), text, font=font, fill=255)
    return crop_to_ink(np.asarray(canvas, np.uint8))


def suit_sign(face: Path, suit: str) -> Mask:
    """Ink of a suit's sign (``C``, ``D``, ``H`` or ``S``) in a face of `suit_faces`."""
    return text_mask(face, _SUIT_SIGNS[suit])


def crop_to_ink(mask: Mask) -> Mask:
    """The part of a mask that holds ink; a single empty pixel when there is none."""
    ink = (mask > 40).astype(np.uint8)
    if not ink.any():
        return np.zeros((1, 1), np.uint8)
    x, y, width, height = cv2.boundingRect(ink)
    return np.ascontiguousarray(mask[y : y + height, x : x + width])


@functools.cache
def _font_files() -> tuple[Path, ...]:
    query = shutil.which("dpkg-query") or "dpkg-query"
    listing = subprocess.run([query, "-L", *PACKAGES], capture_output=True, text=True, check=True)
    files = {Path(line) for line in listing.stdout.splitlines() if line.endswith((".ttf", ".otf"))}
    by_name = {path.name.lower(): path for path in sorted(files)}
    return tuple(by_name[name] for name in sorted(by_name))


def _has(face: Path, letters: str) -> bool:
    """Whether a face draws all letters, none of them as its sign for a missing one."""
    try:
        font = ImageFont.truetype(str(face), 40)
        absent = bytes(font.getmask("\uffff"))
        return all(bytes(font.getmask(letter)) not in (absent, b"") for letter in letters)
    except (OSError, ValueError):
        return False


def _fits_ranks(face: Path) -> bool:
    """Upright ranks of even height: no old-style figures, no small letters in place of capitals."""
    if not _has(face, _RANK_LETTERS):
        return False
    heights = [text_mask(face, letter).shape[0] for letter in "2345678910AK"]
    return bool(min(heights) > 0.86 * max(heights) and min(heights) > 30)
