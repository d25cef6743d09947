"""The standings and results of a club's evening on paper."""

from __future__ import annotations

from typing import Final

from companion.clubhouse.exported import EveningResults
from companion.clubhouse.told import game_label, points_said
from companion.clubhouse.tournament.results import TableResult
from companion.decks.printing.paper import Document, Paper
from companion.engines.names import harmless
from companion.texts import Texts

MARGIN: Final = 18.0
FOOT: Final = 18.0
"""Millimetres at the edges of a page, and at its lower one."""

LINE: Final = 6.5
"""Millimetres from one line to the next."""

TITLE, HEADING, TEXT, SMALL = 18.0, 12.0, 10.0, 8.0
"""Sizes in points."""

RANK, POINTS, WON, PLAYED = 16.0, 26.0, 20.0, 20.0
"""Widths of columns in mm; the names have the rest."""


class StandingsSheet:
    """Writes the pages from top to bottom.

    Args:
        evening: what it came to.
        language: of the texts.
        said: the texts.
        paper: its size.

    Attributes:
        document: the pages.
    """

    def __init__(self, evening: EveningResults, language: str, said: Texts, paper: Paper) -> None:
        self.document = Document(paper, landscape=False)
        self._evening, self._language, self._said = evening, language, said
        self._width = self.document.width - 2 * MARGIN
        self._y = 0.0
        self._page()
        self._write(said.say("club-sheet-title"), TITLE, bold=True)
        own = evening.own
        by = "clubhouse-by-places" if own is None else "clubhouse-by-own"
        facts = {} if own is None else {"game": game_label(own, said)}
        self._write(said.say(by, **facts), TEXT)
        self._y += LINE / 2
        self._standings()
        self._y += LINE
        self._write(said.say("club-sheet-results"), HEADING, bold=True)
        for result in evening.results:
            self._result(result)

    def _standings(self) -> None:
        words = ("rank", "name", "points", "won", "played")
        self._row([self._said.say(f"clubhouse-{word}") for word in words], bold=True)
        for one in self._evening.standings:
            points = points_said(one.points, self._language)
            self._row([f"{one.rank}.", harmless(one.name), points, str(one.won), str(one.played)])

    def _row(self, cells: list[str], *, bold: bool = False) -> None:
        self._room(LINE)
        self.document.line(MARGIN, self._y - 1.0, self._width)
        names = self._width - RANK - POINTS - WON - PLAYED
        x = MARGIN
        for cell, width in zip(cells, (RANK, names, POINTS, WON, PLAYED), strict=True):
            self.document.text(cell, x, self._y, width, TEXT, bold=bold)
            x += width
        self._y += LINE

    def _result(self, result: TableResult) -> None:
        """A game: where, which, and everybody's total, the winners in front."""
        order = sorted(range(len(result.names)), key=lambda player: result.ranks[player])
        scores = ", ".join(f"{harmless(result.names[one])} {result.totals[one]}" for one in order)
        title = self._said.say("clubhouse-result", table=result.table, number=result.round)
        self._write(f"{title} – {game_label(result.game, self._said)}: {scores}", TEXT)

    def _write(self, words: str, size: float, *, bold: bool = False) -> None:
        high = self.document.height_of(words, self._width, size, bold=bold)
        self._room(high)
        self.document.text(words, MARGIN, self._y, self._width, size, bold=bold)
        self._y += high + 1.5

    def _room(self, high: float) -> None:
        if self._y + high > self.document.height - FOOT:
            self._page()

    def _page(self) -> None:
        self.document.page()
        self._y = MARGIN
        number = self._said.say("club-sheet-page", page=self.document.pages)
        self.document.text(number, MARGIN, self.document.height - FOOT + 4, self._width, SMALL)
