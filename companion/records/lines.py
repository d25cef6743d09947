"""The lines of a table record: bytes in, JSON values out, whatever the bytes are."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, BinaryIO, NoReturn

from assets.bounds.errors import BoundError, Flaw
from assets.bounds.files import too_large
from assets.bounds.limits import RECORD_FILE, RECORD_LINE, RECORD_LINES, RECORD_PASSED
from companion.engines.errors import InvalidEventError
from companion.engines.ruling import Reason

WHITESPACE = " \t\n\r"
"""What may stand around a JSON value."""

LONGEST_NUMBER = 1_000
"""Digits of the longest number that is read."""


def read_lines(
    stream: BinaryIO, largest: int = RECORD_FILE, most: int = RECORD_LINES
) -> Iterator[tuple[int, bytes | None]]:
    """The lines that are not blank, counted from 1; None stands for one that is too long to be read.

    A byte order mark at the very beginning is no part of the first line. What is left of a line that is too
    long is passed over when the next one is asked for: it may never end.

    Args:
        stream: what is read.
        largest: bytes that it may have in all.
        most: lines that it may have.

    Raises:
        BoundError: it has more.
    """
    number, read, passed, ended = 0, 0, 0, True
    while line := stream.readline(RECORD_LINE + 1):
        goes_on, ended = not ended, line.endswith(b"\n")
        if goes_on:
            passed += len(line)
            if passed > RECORD_PASSED:
                raise too_large(RECORD_PASSED)
            continue
        number += 1
        read += len(line)
        if read > largest:
            raise too_large(largest)
        if number > most:
            raise BoundError(Flaw.TOO_MANY_LINES, most=most)
        if len(line) > RECORD_LINE and not ended:
            yield number, None
            continue
        ended = True
        if number == 1:
            line = line.removeprefix(b"\xef\xbb\xbf")
        if not line.isspace() and line:
            yield number, line


def parse(line: bytes | None) -> Any:
    """The JSON value of a line, None being one that was too long to be read.

    Raises:
        InvalidEventError: it is too long, no UTF-8, no JSON, holds NaN or a number of more than 1,000 digits,
            or is nested too deeply.
    """
    if line is None:
        raise InvalidEventError(Reason("invalid-too-long"))
    decoder = _DECODER if len(line) <= LONGEST_NUMBER else _COUNTING_DECODER
    try:
        text = line.decode().strip(WHITESPACE)
        value, end = decoder.raw_decode(text)
    except (ValueError, RecursionError):
        raise InvalidEventError(Reason("invalid-json")) from None
    if end != len(text):
        raise InvalidEventError(Reason("invalid-json"))
    return value


def _no_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is not JSON")


def _whole_number(digits: str) -> int:
    _count_digits(digits)
    return int(digits)


def _number(digits: str) -> float:
    _count_digits(digits)
    return float(digits)


def _count_digits(digits: str) -> None:
    if len(digits) > LONGEST_NUMBER and sum(map(str.isdigit, digits)) > LONGEST_NUMBER:
        raise ValueError("a number of too many digits")


_DECODER = json.JSONDecoder(parse_constant=_no_constant)
_COUNTING_DECODER = json.JSONDecoder(
    parse_constant=_no_constant, parse_int=_whole_number, parse_float=_number
)  # slower: only a line of more than 1,000 bytes can hold such a number
