"""A PDF page measured in millimetres, with crop marks and a ruler that shows whether it was printed true."""

from __future__ import annotations

import enum
from pathlib import Path

from fpdf import FPDF
from fpdf.enums import XPos, YPos
from fpdf.fonts import TTFFont
from PIL import Image

import assets
from companion.decks.printing.errors import PrintError
from companion.machine.whole_files import write_whole
from companion.texts.errors import reason_of


class Paper(enum.Enum):
    """Sizes of paper: width and height in mm, upright."""

    A4 = (210.0, 297.0)
    LETTER = (215.9, 279.4)


MARK_LENGTH = 4.0
MARK_GAP = 1.5
CROSS_ARM = 1.0
"""Arm of the cross between four cards; it lies outside their rounded corners."""
RULER_MM = 100.0

FONT = "DejaVu"


class Document:
    """A PDF that grows page by page; all lengths in millimetres from the upper left corner of the page.

    Attributes:
        width: of a page.
        height: of a page.
    """

    def __init__(self, paper: Paper, *, landscape: bool) -> None:
        """An empty document."""
        short, long = paper.value
        self.width, self.height = (long, short) if landscape else (short, long)
        orientation = "landscape" if landscape else "portrait"
        self._pdf = FPDF(orientation=orientation, unit="mm", format=(short, long))
        self._pdf.set_auto_page_break(auto=False)
        self._pdf.set_margin(0)
        self._pdf.add_font(FONT, fname=assets.path("fonts/DejaVuSans.ttf"))
        self._pdf.add_font(FONT, style="B", fname=assets.path("fonts/DejaVuSans-Bold.ttf"))

    @property
    def pages(self) -> int:
        """How many pages there are."""
        return int(self._pdf.page_no())

    def page(self) -> None:
        """Begin a page."""
        self._pdf.add_page()

    def picture(self, image: Image.Image, x: float, y: float, width: float, height: float) -> None:
        """Lay a picture at its true size."""
        self._pdf.image(image, x=x, y=y, w=width, h=height)

    def text(
        self, words: str, x: float, y: float, width: float, size: float = 11, *, bold: bool = False
    ) -> None:
        """A paragraph that wraps at `width`; `size` in points."""
        self._pdf.set_font(FONT, style="B" if bold else "", size=size)
        self._pdf.set_xy(x, y)
        self._pdf.multi_cell(width, size * 0.5, words, new_x=XPos.LEFT, new_y=YPos.NEXT, align="L")

    def height_of(self, words: str, width: float, size: float = 11, *, bold: bool = False) -> float:
        """Height in mm that a paragraph takes which wraps at `width`; `size` in points."""
        self._pdf.set_font(FONT, style="B" if bold else "", size=size)
        high = self._pdf.multi_cell(width, size * 0.5, words, align="L", dry_run=True, output="HEIGHT")
        return high if isinstance(high, float) else 0.0

    def outline(self, x: float, y: float, width: float, height: float) -> None:
        """A thin line around a rectangle, with rounded corners."""
        self._pdf.set_line_width(0.1)
        self._pdf.rect(x, y, width, height, round_corners=True, corner_radius=0.04 * height)

    def line(self, x: float, y: float, width: float) -> None:
        """A thin line across."""
        self._pdf.set_line_width(0.15)
        self._pdf.line(x, y, x + width, y)

    def crop_marks(self, x: float, y: float, width: float, height: float) -> None:
        """Short lines outside a rectangle's corners that say where to cut."""
        self._pdf.set_line_width(0.15)
        for across, outwards in ((x, -1), (x + width, 1)):
            for down, beyond in ((y, -1), (y + height, 1)):
                near, far = MARK_GAP, MARK_GAP + MARK_LENGTH
                self._pdf.line(across + outwards * near, down, across + outwards * far, down)
                self._pdf.line(across, down + beyond * near, across, down + beyond * far)

    def cutting_grid(self, x: float, y: float, count: tuple[int, int], size: tuple[float, float]) -> None:
        """Marks for cards that lie edge to edge: lines outside the block, and a small cross where four meet.

        Args:
            x: left edge of the block.
            y: its upper edge.
            count: columns and rows.
            size: width and height of a card.
        """
        self._pdf.set_line_width(0.15)
        columns = [x + column * size[0] for column in range(count[0] + 1)]
        rows = [y + row * size[1] for row in range(count[1] + 1)]
        near, far = MARK_GAP, MARK_GAP + MARK_LENGTH
        for across in columns:
            self._pdf.line(across, y - far, across, y - near)
            self._pdf.line(across, rows[-1] + near, across, rows[-1] + far)
        for down in rows:
            self._pdf.line(x - far, down, x - near, down)
            self._pdf.line(columns[-1] + near, down, columns[-1] + far, down)
        for across in columns[1:-1]:
            for down in rows[1:-1]:
                self._pdf.line(across - CROSS_ARM, down, across + CROSS_ARM, down)
                self._pdf.line(across, down - CROSS_ARM, across, down + CROSS_ARM)

    def ruler(self, x: float, y: float) -> None:
        """A line of exactly 100 mm with a tick every 10 mm."""
        self._pdf.set_line_width(0.2)
        self._pdf.line(x, y, x + RULER_MM, y)
        for tick in range(11):
            self._pdf.line(x + tick * 10, y - 1.5, x + tick * 10, y)

    def close(self) -> None:
        """Close the files of the typefaces; the document cannot be drawn on any more."""
        for font in self._pdf.fonts.values():
            if isinstance(font, TTFFont):
                font.close()

    def save(self, path: Path) -> None:
        """Write the file and end the document; raises `PrintError` naming the file when that fails."""
        content = bytes(self._pdf.output())
        self.close()
        try:
            write_whole(path, content)
        except OSError as error:
            why = error.strerror or str(error)
            raise PrintError(reason_of("trouble-sheets-unwritten", file=str(path), why=why)) from error
