"""The lines of a table record: bytes in, JSON values out, whatever the bytes are."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, BinaryIO, NoReturn

from companion.engines.errors import InvalidEventError
from companion.engines.ruling import Reason

LONGEST_LINE = 1_000_000
"""Bytes of the longest line that is read (1 MB, without its ``\\n``)."""

WHITESPACE = " \t\n\r"
"""What may stand around a JSON value."""

LONGEST_NUMBER = 1_000
"""Digits of the longest number that is read."""


def read_lines(stream: BinaryIO) -> Iterator[tuple[int, bytes | None]]:
    """The lines that are not blank, counted from 1; None stands for one that is too long to be read.

    A byte order mark at the very beginning is no part of the first line.
    """
    number = 0
    while line := stream.readline(LONGEST_LINE + 1):
        number += 1
        if len(line) > LONGEST_LINE and not line.endswith(b"\n"):
            _skip_rest(stream)
            yield number, None
            continue
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


def _skip_rest(stream: BinaryIO) -> None:
    while (rest := stream.readline(LONGEST_LINE)) and not rest.endswith(b"\n"):
        pass


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
