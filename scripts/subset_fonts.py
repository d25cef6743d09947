"""Make the fonts that stand in where DejaVu Sans lacks a sign: emoji of Symbola, and Han, kana and Hangul.

    apt-get download fonts-symbola fonts-droid-fallback; dpkg -x each of them into FOLDER
    python scripts/subset_fonts.py FOLDER

fontTools comes with fpdf2. Hints and layout tables are left out, and so is what no name is likely to hold: of
the East Asian signs those stay that the national standards GB 2312, Big5, JIS X 0208 and KS X 1001 have.
"""

from __future__ import annotations

import sys
import unicodedata
from collections.abc import Iterable, Iterator
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

FONTS = Path(__file__).parent.parent / "assets" / "fonts"

SYMBOLS = ((0x2190, 0x21FF), (0x2300, 0x23FF), (0x25A0, 0x27BF), (0x2900, 0x297F), (0x2B00, 0x2BFF))
EMOJI = (*SYMBOLS, (0x3030, 0x303D), (0x1F000, 0x1FAFF))
EAST_ASIAN = (0x1100, 0xFFEF)
STANDARDS = ("gb2312", "big5", "shift_jis", "euc_kr")

DROPPED = ("GDEF", "GPOS", "GSUB", "vhea", "vmtx")
"""Tables for layout, which single signs do not need."""


def main(folder: Path) -> None:
    """Write both fonts."""
    covered = frozenset(TTFont(FONTS / "DejaVuSans.ttf").getBestCmap())
    emoji = (code for first, last in EMOJI for code in range(first, last + 1))
    _write(next(folder.rglob("Symbola*.ttf")), "Symbola-Emoji.ttf", _meant(emoji, covered))
    droid = next(folder.rglob("DroidSansFallback.ttf"))
    _write(droid, "DroidSansFallback-Names.ttf", _meant(_in_standards(), covered))


def _in_standards() -> Iterator[int]:
    first, last = EAST_ASIAN
    for standard in STANDARDS:
        for pair in range(0x8140, 0xFFFF):
            char = pair.to_bytes(2, "big").decode(standard, "ignore")
            if len(char) == 1 and first <= ord(char) <= last:
                yield ord(char)


def _meant(codes: Iterable[int], covered: frozenset[int]) -> set[int]:
    """Of these characters those that have a meaning and are in no font yet."""
    return {code for code in codes if code not in covered and unicodedata.category(chr(code))[0] != "C"}


def _write(source: Path, name: str, codes: set[int]) -> None:
    options = subset.Options(hinting=False, glyph_names=False, notdef_outline=True, layout_features=[])
    options.drop_tables += DROPPED
    font = subset.load_font(str(source), options)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=codes)
    subsetter.subset(font)
    subset.save_font(font, str(FONTS / name), options)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
