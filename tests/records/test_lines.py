"""Lines of a record, whatever bytes they are."""

from __future__ import annotations

from io import BytesIO

import pytest

from assets.bounds.limits import RECORD_LINE
from companion.engines import InvalidEventError
from companion.records import parse, read_lines


def numbered(data: bytes) -> list[tuple[int, bytes | None]]:
    return list(read_lines(BytesIO(data)))


def test_lines_are_counted_from_one_and_blank_ones_are_counted_too():
    assert numbered(b"a\n\n  \t\r\nb\nc") == [(1, b"a\n"), (4, b"b\n"), (5, b"c")]


def test_only_a_line_feed_ends_a_line():
    assert numbered("a\rb\u2028c\x0bd\n".encode()) == [(1, "a\rb\u2028c\x0bd\n".encode())]


def test_a_byte_order_mark_is_no_part_of_the_first_line():
    assert numbered(b"\xef\xbb\xbfa\n\xef\xbb\xbfb\n") == [(1, b"a\n"), (2, b"\xef\xbb\xbfb\n")]


def test_a_line_of_one_megabyte_is_read_and_a_longer_one_is_not():
    longest = b"x" * RECORD_LINE
    assert numbered(longest + b"\n" + longest) == [(1, longest + b"\n"), (2, longest)]
    for rest in (b"", b"\n", b"y" * 3 * RECORD_LINE + b"\n"):
        assert numbered(longest + b"x" + rest + (b"b" if rest else b""))[0] == (1, None)


def test_reading_goes_on_after_a_line_that_is_too_long():
    assert numbered(b"x" * 5 * RECORD_LINE + b"\nb\n") == [(1, None), (2, b"b\n")]


class OneGigabyteInOneLine:
    """A stream whose only line never fits into the memory that a test may use."""

    def __init__(self) -> None:
        self.left = 1_000_000_000
        self.longest = 0

    def readline(self, size: int) -> bytes:
        size = min(size, self.left)
        self.left -= size
        self.longest = max(self.longest, size)
        return b"x" * size


def test_a_line_that_is_too_long_is_never_held():
    stream = OneGigabyteInOneLine()
    assert list(read_lines(stream)) == [(1, None)]
    assert stream.left == 0
    assert stream.longest <= RECORD_LINE + 1


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"{",
        b'{"event": "undo"',
        b'{"event": "undo"} x',
        b"{'event': 'undo'}",
        b'{"t": NaN}',
        b'{"t": -Infinity}',
        b'{"t": Infinity}',
        b'{"t": 01}',
        b'{"t": 1' + b"0" * 1000 + b"}",
        b'{"t": -1' + b"0" * 1000 + b"}",
        b'{"t": 1' + b"0" * 5000 + b"}",
        b'{"t": 1.' + b"0" * 1000 + b"}",
        b'{"t": 1e' + b"0" * 1000 + b"}",
        b"[" * 100_000,
        b"[" * 100_000 + b"]" * 100_000,
        b'{"a":' * 100_000 + b"1" + b"}" * 100_000,
        b'"\xff"',
        b'"\xed\xa0\x80"',
        '"é"'.encode("latin-1"),
        '{"event": "undo"}'.encode("utf-16"),
        b"\xef\xbb\xbf{}",
        b'"\n"',
        b"\x00",
        None,
    ],
)
def test_what_is_not_json_is_no_event(line):
    with pytest.raises(InvalidEventError):
        parse(line)


@pytest.mark.parametrize(
    ("line", "value"),
    [
        (b' {"a": [1, 2.5, null, true, "\xc3\xa9"]}\r\n', {"a": [1, 2.5, None, True, "é"]}),
        (b"1" + b"0" * 999, 10**999),
        (b"-1" + b"0" * 999, -(10**999)),
        (b'{"a": 1, "a": 2}', {"a": 2}),
        (b'"\\ud800"', "\ud800"),
        (b"1e400", float("inf")),
    ],
)
def test_json_is_read_as_it_is(line, value):
    assert parse(line) == value
