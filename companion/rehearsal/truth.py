"""The public record: what there is to be seen and heard at the table, and what there is not."""

from __future__ import annotations

import io
import json
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import Any, BinaryIO

from companion.engines import (
    Ask,
    GameInProgress,
    Header,
    InvalidEventError,
    Undo,
    Verdict,
    read_event,
    start,
    write_event,
)
from companion.engines.players.mischief import spoiled_record
from companion.records.lines import parse, read_lines
from companion.records.record import header_of
from companion.rehearsal.errors import NotThereError
from companion.rehearsal.game_people import hindrance, people_of
from companion.rehearsal.skips import Skip
from companion.rehearsal.step import Line, Step

HIDDEN_KEYS = ("hands", "hidden", "aside")
"""What a record knows that nobody at the table has seen."""


@dataclass(frozen=True, slots=True)
class Truth:
    """A record and what of it can be seen.

    Attributes:
        header: who plays what.
        steps: every line after the header.
    """

    header: Header
    steps: tuple[Step, ...]

    @property
    def acted(self) -> tuple[Step, ...]:
        """The lines that are acted out."""
        return tuple(step for step in self.steps if step.skip is None)

    def coming(self, begin: int) -> Iterator[Step]:
        """The lines that are acted out, from that one of them on."""
        yield from self.acted[begin:]

    def refused(self, step: Step, error: NotThereError) -> None:  # noqa: ARG002
        """What cannot be done was skipped when the record was read, so that this never happens."""
        raise error

    @property
    def to_the_end(self) -> Truth:
        """The record without what people do who have not noticed that the game is over."""
        played = [number for number, step in enumerate(self.steps, 1) if not step.before.winners]
        return replace(self, steps=self.steps[: max(played, default=0)])

    @property
    def final(self) -> Any:
        """The public position at the end."""
        return self.steps[-1].after if self.steps else start(self.header).position


def read_truth(stream: BinaryIO) -> Truth:
    """The truth of a record.

    Raises:
        HeaderError: the record has no header, or one that describes no game.
    """
    lines = read_lines(stream)
    header = header_of(lines)
    reader = _Reader(header)
    return Truth(header, tuple(reader.steps(lines)))


def read_seen(stream: BinaryIO, truth: Truth) -> Truth:
    """A record that somebody wrote who watched, as it is compared with the truth.

    What cannot lie so, or would not be seen, was told all the same and counts: it is left out only where the
    truth leaves the same out.

    Raises:
        HeaderError: the record has no header, or one that describes no game.
    """
    lines = read_lines(stream)
    header = header_of(lines)
    left_out = (step.line for step in truth.steps if step.skip is not None and step.line is not None)
    return Truth(header, tuple(_Reader(header, left_out).steps(lines)))


def generated_truth(header: Header, random: Random, mishaps: float) -> Truth:
    """The truth of a whole game of people who play to win, and err.

    Args:
        header: who plays what.
        random: the only source of chance.
        mishaps: how many things go wrong, on average, for each event of the true game; below 1.
    """
    lines = spoiled_record(header, random, sensible=True, mishaps=mishaps)
    return read_truth(io.BytesIO("\n".join(lines).encode()))


class _Reader:
    """Rules on the full record and on the public one side by side.

    Args:
        header: who plays what.
        left_out: the only lines that may be left out though they are events of the game; None for any.
    """

    def __init__(self, header: Header, left_out: Iterable[Line] | None = None) -> None:
        self._header = header
        self._left_out = None if left_out is None else Counter(map(_written, left_out))
        self._full: GameInProgress[Any, Any] = start(header)
        self._public: GameInProgress[Any, Any] = start(header)
        self._shown: list[int] = []

    def steps(self, lines: Iterator[tuple[int, bytes | None]]) -> Iterator[Step]:
        """Every line, and between them what the companion is shown because it knows less than the record."""
        number = 1
        for number, raw in lines:
            before = self._public.position
            try:
                told = parse(raw)
                event = self._event(told)
            except InvalidEventError:
                yield Step(number, Skip.INVALID, None, None, None, before)
                continue
            if isinstance(event, Ask):
                yield Step(number, Skip.ASK, None, None, None, before)
                continue
            if isinstance(event, Undo):
                yield from self._take_show_back(number)
            elif told["event"] in ("deal", "show"):
                yield from self._show(number)
            yield self._step(number, told, event)
        yield from self._show(number)

    def _step(self, number: int, told: Line, event: Any) -> Step:
        before = self._public.position
        seen = self._event(public_line(told))
        line = write_event(seen, self._public.rules, self._header)
        skip = self._skip(event, seen)
        if skip is not None and (skip is Skip.INVALID or self._may_leave_out(line)):
            return Step(number, skip, line, seen, None, before)
        self._full.apply(event)
        return Step(number, None, line, seen, self._public.apply(seen), before)

    def _show(self, number: int) -> Iterator[Step]:
        """What the record knows and the companion is shown because it does not."""
        shown = people_of(self._header.game).shown
        event = shown(self._full.position, self._public.position)
        if event is not None:
            self._shown.append(len(self._public.accepted))
            yield self._public_step(number, event)

    def _take_show_back(self, number: int) -> Iterator[Step]:
        """Before the record's undo, that of a show which the record has not."""
        while self._shown and self._shown[-1] == len(self._public.accepted) - 1:
            self._shown.pop()
            yield self._public_step(number, Undo())

    def _public_step(self, number: int, event: Any) -> Step:
        before = self._public.position
        line = write_event(event, self._public.rules, self._header)
        return Step(number, None, line, event, self._public.apply(event), before)

    def _skip(self, event: Any, seen: Any) -> Skip | None:
        full, public = self._full.rule(event), self._public.rule(seen)
        if full.verdict is Verdict.INVALID:  # well formed only in another position
            return Skip.INVALID
        if (full.verdict, full.clause) != (public.verdict, public.clause):
            return Skip.HIDDEN
        return hindrance(seen, self._public)

    def _may_leave_out(self, line: Line) -> bool:
        """Whether that line may be left out; each as often as it was named."""
        if self._left_out is None:
            return True
        self._left_out[_written(line)] -= 1
        return self._left_out[_written(line)] >= 0

    def _event(self, line: object) -> Any:
        return read_event(line, self._public.rules, self._header)


def _written(line: Line) -> str:
    return json.dumps(line, sort_keys=True)


def public_line(line: Line) -> Line:
    """The event without what nobody at the table has seen."""
    return {key: value for key, value in line.items() if key not in HIDDEN_KEYS}
