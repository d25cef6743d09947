"""The evening told as text while it happens: one line a ruling, and the score at the end."""

from __future__ import annotations

from collections import Counter

from companion.commands.output import Output
from companion.evening.evening import Evening, Ruled
from companion.records.record import RuledLine
from companion.records.report import PlainReport
from companion.texts import texts


class Commentary:
    """Writes to standard output, each line at once."""

    def __init__(self, evening: Evening, language: str) -> None:
        """Tell that evening in a language."""
        self._evening = evening
        self._report = PlainReport(evening.header, evening.game.rules, texts(language))
        self._output = Output()

    def say(self, line: str) -> None:
        """A line of its own."""
        self._output.write(f"{line}\n")
        self._output.flush()

    def hear(self, ruled: Ruled) -> None:
        """Tell one ruled event."""
        number = len(self._evening.ruled)
        self._output.write(self._report.line(RuledLine(number, ruled.event, ruled.ruling)))
        self._output.flush()

    def end(self) -> None:
        """Tell the score."""
        counts = Counter(ruled.ruling.verdict for ruled in self._evening.ruled)
        self._output.write(self._report.end(self._evening.position, counts))
        self._output.flush()
