"""The evening told while it happens: one line a ruling, and the score at the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from companion.commands.output import Output
from companion.evening.evening import Evening, Ruled
from companion.records.columns import printable
from companion.records.record import RuledLine
from companion.records.report import JsonReport, PlainReport
from companion.texts import texts


class Commentary:
    """Writes to standard output, each line at once.

    Args:
        evening: what is told.
        language: of the sentences.
        as_json: lines as ``companion referee --json`` prints them, and nothing else.
        numbered: which line of a record is acted out now, so that it is told with that line's number; None to
            count the lines of the record that the evening itself makes.
    """

    def __init__(
        self, evening: Evening, language: str, *, as_json: bool, numbered: Callable[[], int] | None = None
    ) -> None:
        self._evening = evening
        self._numbered = numbered or self._lines
        report_of: type[JsonReport] | type[PlainReport] = JsonReport if as_json else PlainReport
        self._report = report_of(evening.header, evening.game.rules, texts(language))
        self._output = Output()
        self._as_json = as_json

    def say(self, line: str) -> None:
        """A line of its own, for people only."""
        if not self._as_json:
            self._output.write(printable(line))
            self._output.flush()

    def hear(self, ruled: Ruled) -> None:
        """Tell one ruled event."""
        self._output.write(self._report.line(RuledLine(self._numbered(), ruled.event, ruled.ruling)))
        self._output.flush()

    def _lines(self) -> int:
        """How many lines the evening's record has; the first is its header."""
        return len(self._evening.ruled) + 1

    def end(self) -> None:
        """Tell the score."""
        counts = Counter(ruled.ruling.verdict for ruled in self._evening.ruled)
        self._output.write(self._report.end(self._evening.position, counts))
        self._output.flush()
