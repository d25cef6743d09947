"""Rows read from a journal's pages themselves, wherever the tree that leads to them is damaged.

A page of a table says all about its rows but which table it is; that is told by what the rows hold. The
format is that of https://www.sqlite.org/fileformat2.html (b-tree pages, record format).
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from companion.evening.pages import Pages

Value = None | int | float | str | bytes
"""What a column holds."""

_LEAF, _INDEX_LEAF, _INDEX_INTERIOR = 0x0D, 0x0A, 0x02
_INTEGERS: Final = {1: 1, 2: 2, 3: 3, 4: 4, 5: 6, 6: 8}
"""Bytes of the kinds of whole numbers."""

_MOST_ROWS: Final = 1 << 31
"""No journal holds more rows; a higher number is damage."""


@dataclass(frozen=True, slots=True)
class RawRow:
    """A row of some table.

    Attributes:
        table: which.
        number: the row's.
        values: of all its columns. A picture is left out; `RawRows.picture` reads it.
        place: the page and the cell in it.
    """

    table: str
    number: int
    values: tuple[Value, ...]
    place: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Mention:
    """An entry that an index names.

    Attributes:
        game: the game's number.
        entry: the entry's.
    """

    game: int
    entry: int


class RawRows:
    """The rows of a journal's pages.

    Args:
        pages: the pages.
    """

    def __init__(self, pages: Pages) -> None:
        self._pages = pages

    def read(self) -> Iterator[RawRow | Mention]:
        """Every row that can be read, and every entry that an index names, page after page."""
        free = self._free()
        for number in range(1, self._pages.count + 1):
            if number not in free:
                yield from self._of_page(number)

    def picture(self, place: tuple[int, int]) -> bytes | None:
        """The picture of the entry in that place, None where there is none or it cannot be read."""
        try:
            _, record = self._cell(*place)
            value = record.value(_PICTURE)
        except (IndexError, ValueError, struct.error):
            return None
        return value if isinstance(value, bytes) else None

    def _of_page(self, number: int) -> Iterator[RawRow | Mention]:
        page = self._pages.page(number)
        start = 100 if number == 1 else 0
        if len(page) < start + 8:
            return
        kind, count = page[start], int.from_bytes(page[start + 3 : start + 5], "big")
        if kind not in (_LEAF, _INDEX_LEAF, _INDEX_INTERIOR) or count > len(page) // 4:
            return
        for cell in range(count):
            try:
                found = self._row(number, cell) if kind == _LEAF else self._mention(number, cell)
            except (IndexError, ValueError, struct.error):
                continue  # this one is damaged; the others stand for themselves
            if found is not None:
                yield found

    def _row(self, page: int, cell: int) -> RawRow | None:
        number, record = self._cell(page, cell)
        table = _table_of(record) if 0 < number < _MOST_ROWS else None
        if table is None:
            return None
        columns = range(record.columns - 1 if table == "entry" else record.columns)
        values = [record.value(column) for column in columns]
        if table != "seal":  # its number is not in the row
            values[0] = number
        if table == "entry":
            values.append(None)
        return RawRow(table, number, tuple(values), (page, cell))

    def _mention(self, page: int, cell: int) -> Mention | None:
        _, record = self._cell(page, cell)
        if record.columns != 2 or not (record.is_integer(0) and record.is_integer(1)):
            return None
        game, entry = record.value(0), record.value(1)
        if not (isinstance(game, int) and isinstance(entry, int)):
            return None
        return Mention(game, entry) if 0 < min(game, entry) <= max(game, entry) < _MOST_ROWS else None

    def _cell(self, number: int, cell: int) -> tuple[int, _Record]:
        """Number and record of a cell; raises `IndexError` or `ValueError` where it is damaged."""
        page = self._pages.page(number)
        start = 100 if number == 1 else 0
        kind = page[start]
        pointers = start + (12 if kind == _INDEX_INTERIOR else 8)
        at = int.from_bytes(page[pointers + 2 * cell : pointers + 2 * cell + 2], "big")
        if kind == _INDEX_INTERIOR:
            at += 4
        size, at = _varint(page, at)
        row = 0
        if kind == _LEAF:
            row, at = _varint(page, at)
        usable = self._pages.size
        most = usable - 35 if kind == _LEAF else (usable - 12) * 64 // 255 - 23
        if size <= most:
            local, rest = size, 0
        else:
            least = (usable - 12) * 32 // 255 - 23
            local = least + (size - least) % (usable - 4)
            local = local if local <= most else least
            rest = int.from_bytes(page[at + local : at + local + 4], "big")
        if at + local > len(page):
            raise ValueError("a cell reaches beyond its page")
        return row, _Record(self._pages, page[at : at + local], size, rest)

    def _free(self) -> frozenset[int]:
        """Pages that hold nothing any more; none where the list of them is damaged."""
        free: set[int] = set()
        header = self._pages.page(1)
        trunk = int.from_bytes(header[32:36], "big") if header[:6] == b"SQLite" else 0
        while trunk and trunk not in free and trunk <= self._pages.count:
            page = self._pages.page(trunk)
            count = int.from_bytes(page[4:8], "big")
            if count > self._pages.size // 4 - 2:
                break
            free.add(trunk)
            free.update(struct.unpack(f">{count}I", page[8 : 8 + 4 * count]))
            trunk = int.from_bytes(page[:4], "big")
        return frozenset(free)


_PICTURE: Final = 7
"""The column of an entry's picture."""


class _Record:
    """The record of a cell.

    Args:
        pages: where its end may lie.
        local: its beginning.
        size: bytes of all of it.
        rest: the page where it goes on.
    """

    def __init__(self, pages: Pages, local: bytes, size: int, rest: int) -> None:
        self._pages, self._content, self._size, self._rest = pages, local, size, rest
        length, at = _varint(local, 0)
        if not at <= length <= min(size, len(local)):
            raise ValueError("a record has no header")
        self._kinds: list[tuple[int, int]] = []
        place = length
        while at < length:
            kind, at = _varint(local, at)
            self._kinds.append((kind, place))
            place += _bytes_of(kind)
        if at != length or place != size:
            raise ValueError("a record is not as long as it says")

    @property
    def columns(self) -> int:
        """How many there are."""
        return len(self._kinds)

    def is_null(self, column: int) -> bool:
        """Whether nothing stands there."""
        return self._kinds[column][0] == 0

    def is_integer(self, column: int) -> bool:
        """Whether a whole number stands there."""
        return 1 <= self._kinds[column][0] <= 9 and self._kinds[column][0] != 7

    def is_number(self, column: int) -> bool:
        """Whether a number stands there."""
        return 1 <= self._kinds[column][0] <= 9

    def is_text(self, column: int) -> bool:
        """Whether text stands there."""
        return self._kinds[column][0] >= 13 and self._kinds[column][0] % 2 == 1

    def is_bytes(self, column: int) -> bool:
        """Whether bytes stand there."""
        return self._kinds[column][0] >= 12 and self._kinds[column][0] % 2 == 0

    def value(self, column: int) -> Value:
        """What stands there; raises `ValueError` where it is damaged."""
        kind, at = self._kinds[column]
        content = self._bytes(at, at + _bytes_of(kind))
        if kind in _INTEGERS:
            return int.from_bytes(content, "big", signed=True)
        if kind == 7:
            return float(struct.unpack(">d", content)[0])
        if kind in (8, 9):
            return kind - 8
        if kind == 0:
            return None
        try:
            return content.decode() if kind % 2 else content
        except UnicodeDecodeError:  # as `journal_file.connected` gives it
            return content

    def _bytes(self, begin: int, end: int) -> bytes:
        seen: set[int] = set()
        while len(self._content) < end:
            if self._rest in seen or not 0 < self._rest <= self._pages.count:
                raise ValueError("a record has lost its end")
            seen.add(self._rest)
            page = self._pages.page(self._rest)
            if len(page) < self._pages.size:
                raise ValueError("a record has lost its end")
            self._rest = int.from_bytes(page[:4], "big")
            self._content += page[4 : 4 + min(self._size - len(self._content), len(page) - 4)]
        return self._content[begin:end]


def _table_of(record: _Record) -> str | None:
    """The table whose rows look so, None for none; of those with a number of its own it is not in the row."""
    match record.columns:
        case 2 if record.is_text(1):
            return "seating"
        case 2 if record.is_null(0) and (record.is_null(1) or record.is_integer(1)):
            return "unset_clock"
        case 3 if record.is_null(0) and record.is_number(1):
            return "evening"
        case 4 if record.is_text(0) and record.is_integer(1) and record.is_integer(2):
            return "seal"
        case 5 if record.is_null(0) and record.is_integer(1) and record.is_text(2):
            return "game"
        case 5 if record.is_null(0) and record.is_text(1) and record.is_text(2) and record.is_integer(4):
            return "person"
        case 5 if record.is_null(0) and record.is_integer(1) and record.is_text(4):
            return "score_edit"
        case 5 if record.is_null(0) and record.is_integer(1) and record.is_text(3) and record.is_bytes(4):
            return "keepsake"
        case 8 if record.is_null(0) and record.is_text(3):
            return "entry"
    return None


def _varint(content: bytes, at: int) -> tuple[int, int]:
    """A number of variable length, and where it ends; raises `IndexError` beyond the content."""
    value = 0
    for place in range(at, at + 8):
        value = value << 7 | content[place] & 0x7F
        if content[place] < 0x80:
            return value, place + 1
    return value << 8 | content[at + 8], at + 9


def _bytes_of(kind: int) -> int:
    """Bytes of a value of that kind."""
    if kind in _INTEGERS:
        return _INTEGERS[kind]
    if kind == 7:
        return 8
    if kind >= 12:
        return (kind - 12) // 2
    if kind in (0, 8, 9):
        return 0
    raise ValueError("there is no such kind of value")
