"""A table record, read and ruled on line by line."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import BinaryIO

from companion.engines import (
    AnyPosition,
    Header,
    HeaderError,
    InvalidEventError,
    Ruling,
    Told,
    Verdict,
    read_event,
    start,
)
from companion.engines.header import read_header
from companion.records.lines import parse, read_lines


@dataclass(frozen=True, slots=True)
class RuledLine:
    """One line of a record and what the rules say of it.

    Attributes:
        number: the line's number in the file, counted from 1.
        event: what the line tells, None when it is no event of the game.
        ruling: the ruling; its position is that of the game after the line.
    """

    number: int
    event: Told | None
    ruling: Ruling[AnyPosition]


class Record:
    """A record that is being read; the game grows with every line, which are read one at a time.

    Attributes:
        header: who plays what.
        game: the game as it stands after the lines read so far.
    """

    def __init__(self, stream: BinaryIO) -> None:
        """Read the header.

        Args:
            stream: the record's bytes.

        Raises:
            HeaderError: the first line that is not blank describes no game.
        """
        self._lines = read_lines(stream)
        self.header = header_of(self._lines)
        self.game = start(self.header)

    def rule(self) -> Iterator[RuledLine]:
        """Rule on the lines after the header, applying what is legal."""
        game, header, rules = self.game, self.header, self.game.rules
        for number, line in self._lines:
            try:
                event = read_event(parse(line), rules, header)
            except InvalidEventError as error:
                yield RuledLine(number, None, Ruling(Verdict.INVALID, game.position, None, (), error.reason))
            else:
                yield RuledLine(number, event, game.apply(event))


def header_of(lines: Iterator[tuple[int, bytes | None]]) -> Header:
    """The header that the first of a record's lines tells; raises `HeaderError`."""
    for _, line in lines:
        try:
            return read_header(parse(line))
        except InvalidEventError:
            raise HeaderError("The first line is not proper JSON; it must be the record's header.") from None
    raise HeaderError("The record is empty; its first line must be the header.")
