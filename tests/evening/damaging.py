"""Journals damaged by chance, and what must be true of each; also by hand, with other seeds and counts.

python -m tests.evening.damaging --journals 400 --values 400 --seed 7
"""

from __future__ import annotations

import argparse
import shutil
import sqlite3
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Final

from companion.engines import Header
from companion.evening.errors import DamagedEveningError, JournalError
from companion.evening.evening import Evening
from companion.evening.export import record_of, scores_of
from companion.evening.history import PastEvening, past_evenings, remembered_names
from companion.evening.journal import Journal
from companion.evening.kept_journal import KeptJournal
from companion.evening.pages import log_of
from tests.evening.played import KIM_AND_LEAH, POT, quick_journal, tell

PAGE: Final = 4096
SCHWUPPS: Final = Header("schwupps", ("Ada", "Ben"))

Lines = dict[int, Any]
"""Events by the numbers of their entries."""


@dataclass(frozen=True, slots=True)
class Original:
    """A journal that is whole.

    Attributes:
        path: its file; the log beside it holds the last evenings where it has one.
        lines: all events.
        evenings: how many there are; the last one has not ended.
    """

    path: Path
    lines: Lines
    evenings: int


def original(folder: Path, random: Random, *, log: bool) -> Original:
    """Three evenings with pictures, seats, tables and changed scores."""
    folder.mkdir()
    written = folder / "written"
    written.mkdir()
    journal = quick_journal(written)
    for number in range(3):
        evening = Evening.begin(journal, KIM_AND_LEAH)
        evening.keep_seats((0.0, 170.0 + number))
        evening.keep_table({"homography": [1.0] * 9, "picture": [1280, 720], "table": [900, 900]})
        tell(evening, POT, random.randbytes(random.choice((50, 3000, 20_000))))
        evening.edit_scores((number, 1))
        evening.next_game(KIM_AND_LEAH)
        tell(evening, POT[:8], random.randbytes(random.choice((50, 3000))))
        if number < 2:
            evening.end()
        if number == 0 and log:
            journal._database.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    path = folder / "journal.sqlite"
    if not log:
        journal.close()
    shutil.copy(journal.path, path)
    if log:
        shutil.copy(log_of(journal.path), log_of(path))
        shutil.copy(f"{journal.path}-shm", f"{path}-shm")
    journal.close()
    with closing(KeptJournal.read(path)) as kept:
        lines, told = read(kept)
    assert (len(lines), told) == (3 * (len(POT) + 8), [])
    return Original(path, lines, 3)


def read(journal: KeptJournal) -> tuple[Lines, list[str]]:
    """All events that a journal gives, and what it says of the others; everything is written for export."""
    damaged: list[JournalError] = []
    evenings = list(past_evenings(journal, damaged))
    for evening in evenings:
        exported(evening)
    remembered_names(journal)
    lines = {
        step.entry.number: step.entry.line for one in evenings for game in one.games for step in game.steps
    }
    for number in lines:
        journal.picture(number)
    said = [str(error) for error in damaged]
    return lines, said if journal.notice is None else [*said, journal.notice.key]


def exported(evening: PastEvening) -> None:
    """Write all of an evening, nowhere."""
    scores_of(evening)
    for game in evening.games:
        record_of(game)


def check_damaged(path: Path, whole: Original) -> tuple[int, int]:
    """Whatever is lost of a journal is told, reading changes nothing, and an evening can be played.

    Returns:
        How many entries were there still, and how many of them changed or lost.
    """
    before = contents(path)
    lines: Lines = {}
    said: list[str] = []
    try:
        with closing(KeptJournal.read(path)) as kept:
            lines, said = read(kept)
    except JournalError as error:
        said = [str(error)]
    assert contents(path) == before, "reading has written"
    same = {number for number, line in lines.items() if whole.lines.get(number) == line}
    lost = len(whole.lines) - len(same)
    assert same == lines.keys(), f"another event: {lines.keys() - same}"
    assert said or not lost, f"{lost} entries lost and nothing said"
    with closing(Journal(path)) as journal:
        assert journal.notice is not None or not lost or said, "nothing said when it was opened"
        journal._database.execute("PRAGMA synchronous = OFF")
        with suppress(DamagedEveningError):
            Evening.resume(journal)
        evening = Evening.begin(journal, SCHWUPPS)
        evening.end()
        after, _ = read(journal)
        missing = {number for number in same if after.get(number) != whole.lines[number]}
        assert not missing, f"opening it lost {missing}"
    return len(same), lost


def contents(path: Path) -> dict[str, bytes]:
    """What lies there, but for the index of the log, which those who read share."""
    return {
        file.name: file.read_bytes()
        for file in path.parent.iterdir()
        if file.is_file() and file.suffix != ".sqlite-shm"
    }


def damages(random: Random) -> Iterator[Callable[[Path], None]]:
    """Kinds of damage to a file, without end."""
    kinds = (flipped, flipped_bit, cut, zeroed, garbled, emptied, doubled)
    while True:
        kind = random.choice(kinds)
        seed = random.random()
        yield lambda path, kind=kind, seed=seed: kind(path, Random(seed))


def changed(path: Path, change: Callable[[bytearray], None]) -> None:
    """Change a file's bytes."""
    content = bytearray(path.read_bytes())
    if content:
        change(content)
    path.write_bytes(bytes(content))


def flipped(path: Path, random: Random) -> None:
    """Some bytes are others."""

    def change(content: bytearray) -> None:
        for _ in range(random.choice((1, 3, 30, 300))):
            content[random.randrange(len(content))] = random.randrange(256)

    changed(path, change)


def flipped_bit(path: Path, random: Random) -> None:
    """One bit is another."""

    def change(content: bytearray) -> None:
        content[random.randrange(len(content))] ^= 1 << random.randrange(8)

    changed(path, change)


def cut(path: Path, random: Random) -> None:
    """The end is missing."""

    def change(content: bytearray) -> None:
        del content[random.randrange(len(content)) :]

    changed(path, change)


def zeroed(path: Path, random: Random) -> None:
    """Some pages hold nothing."""
    _pages(path, random, lambda: bytes(PAGE))


def garbled(path: Path, random: Random) -> None:
    """Some pages hold something else."""
    _pages(path, random, lambda: random.randbytes(PAGE))


def doubled(path: Path, random: Random) -> None:
    """A page lies in the place of another one."""
    content = path.read_bytes()
    page = random.randrange(max(1, len(content) // PAGE)) * PAGE
    _pages(path, random, lambda: content[page : page + PAGE].ljust(PAGE, b"\0"))


def emptied(path: Path, _random: Random) -> None:
    """Nothing is left."""
    path.write_bytes(b"")


def _pages(path: Path, random: Random, other: Callable[[], bytes]) -> None:
    def change(content: bytearray) -> None:
        for _ in range(random.choice((1, 1, 2, 5))):
            page = random.randrange(max(1, len(content) // PAGE)) * PAGE
            content[page : page + PAGE] = other()[: len(content) - page]

    changed(path, change)


COLUMNS: Final = {
    "evening": ("started", "ended"),
    "game": ("evening", "header", "started", "table_is"),
    "entry": ("game", "time", "event", "verdict", "clause", "source", "picture"),
    "score_edit": ("game", "time", "after", "points"),
    "seating": ("directions",),
    "seal": ("kind", "id", "game", "crc"),
}
VALUES: Final[tuple[Any, ...]] = (
    *(None, 7, -1, 1e300, "garbage", "", '{"event": "rev', "[[1,", "null", "[]", "{}", '"x"', "[1e999, 2]"),
    *(b"\xff\x00", 2**62, "[" * 100_000, "x" * 2_000_000, '{"event": "undo"}', "\ud7ff\0"),
)


def check_value(path: Path, whole: Original, table: str, column: str, number: int, value: Any) -> None:
    """A value costs itself: all other evenings are whole, all of it is told, and a new one is played."""
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("PRAGMA writable_schema = ON")  # or nothing could be NULL
        database.execute("UPDATE sqlite_schema SET sql = replace(sql, ' NOT NULL', '') WHERE type = 'table'")
    with closing(sqlite3.connect(path)) as database, database:
        rows = [row for (row,) in database.execute(f"SELECT rowid FROM {table} ORDER BY rowid")]  # noqa: S608
        row = rows[number % len(rows)]
        database.execute(f"UPDATE OR REPLACE {table} SET {column} = ? WHERE rowid = ?", (value, row))  # noqa: S608
    with closing(KeptJournal.read(path)) as kept:
        lines, said = read(kept)
        damaged: list[JournalError] = []
        whole_ones = [one for one in past_evenings(kept, damaged) if one.flaw is None and one.games]
    assert all(whole.lines.get(number) == line for number, line in lines.items()), "another event"
    lost = whole.lines.keys() - lines.keys()
    assert said or not lost, f"{len(lost)} lost and nothing said"
    assert len(whole_ones) >= whole.evenings - 1, f"only {len(whole_ones)} evenings are whole: {said}"
    with closing(Journal(path)) as journal:
        journal._database.execute("PRAGMA synchronous = OFF")
        resumed = None
        with suppress(DamagedEveningError):
            resumed = Evening.resume(journal)
        if resumed is not None:
            tell(resumed, POT[8:9])
            resumed.seats(), resumed.table()
        fresh = Evening.begin(journal, KIM_AND_LEAH)
        tell(fresh, POT)
        fresh.edit_scores((1, 2))
        assert len(fresh.ruled) == len(POT)
        again = Evening.resume(journal)
        assert again is not None
        assert again.position == fresh.position
        after, _ = read(journal)
        assert lines.keys() <= after.keys(), "playing on lost something"


def damaged_journals(count: int, seed: int) -> Iterator[tuple[int, int]]:
    """Damage so many journals, and check each; entries that are left and lost."""
    random = Random(seed)
    kinds = damages(random)
    with tempfile.TemporaryDirectory() as folder:
        wholes = [original(Path(folder) / name, random, log=name == "log") for name in ("file", "log")]
        for number in range(count):
            whole = random.choice(wholes)
            path = copied(whole, Path(folder) / "damaged")
            log = log_of(path)
            next(kinds)(log if log.exists() and random.random() < 0.5 else path)
            try:
                yield check_damaged(path, whole)
            except Exception as error:
                error.add_note(f"journal {number} of seed {seed}")
                raise


def damaged_values(count: int, seed: int) -> Iterator[tuple[str, str]]:
    """Damage so many values, each of one journal; table and column."""
    random = Random(seed)
    everywhere = [(table, column) for table, columns in COLUMNS.items() for column in columns]
    with tempfile.TemporaryDirectory() as folder:
        whole = original(Path(folder) / "whole", random, log=False)
        for number in range(count):
            table, column = everywhere[number % len(everywhere)]
            value = VALUES[(number // len(everywhere) + number) % len(VALUES)]
            row = random.randrange(1000)
            try:
                check_value(copied(whole, Path(folder) / "damaged"), whole, table, column, row, value)
            except Exception as error:
                error.add_note(
                    f"{table}.{column} of row {row} is {str(value)[:30]!r}, value {number} of seed {seed}"
                )
                raise
            yield table, column


def copied(whole: Original, folder: Path) -> Path:
    """A journal to be damaged."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    for name in ("", "-wal", "-shm"):
        file = whole.path.with_name(whole.path.name + name)
        if file.exists():
            shutil.copy(file, folder)
    return folder / whole.path.name


def main() -> None:
    """Damage as many as are asked for."""
    parser = argparse.ArgumentParser(prog="python -m tests.evening.damaging", description=__doc__)
    parser.add_argument("--journals", type=int, default=400, metavar="N")
    parser.add_argument("--values", type=int, default=400, metavar="N")
    parser.add_argument("--seed", type=int, default=1, metavar="N")
    options = parser.parse_args()
    left = lost = hit = 0
    for one, other in damaged_journals(options.journals, options.seed):
        left, lost, hit = left + one, lost + other, hit + (other > 0)
    print(
        f"{options.journals} journals: {hit} lost an entry, {lost} of {left + lost} entries; all of them told"
    )
    counted = Counter(damaged_values(options.values, options.seed))
    print(f"{options.values} values in {len(counted)} columns: all other evenings whole, a new one played")


if __name__ == "__main__":
    sys.exit(main())
