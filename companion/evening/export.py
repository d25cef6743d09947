"""Past evenings as files: table records, scores for a spreadsheet, pictures."""

from __future__ import annotations

import csv
import errno
import io
import json
import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from companion.engines import write_header
from companion.engines.names import harmless
from companion.evening.errors import ExportError
from companion.evening.history import PastEvening, PastGame
from companion.evening.keepsakes import Keepsake
from companion.evening.kept_journal import KeptJournal
from companion.evening.scores import round_scores
from companion.machine.whole_files import write_whole
from companion.texts.errors import reason_of

SCORE_COLUMNS = ("evening", "date", "game", "name", "round", "player", "points", "total", "won", "edited")
"""Columns of the scores: ``game`` counts the evening's games and ``name`` says which game it was, ``points``
is what the player's total changed by in that round, ``won`` is 1 for whoever won the round, else 0;
``edited`` is 1 where the table has changed the scores by hand after that round, else 0."""

ENDINGS: Final = {Keepsake.FILM: ".webp", Keepsake.PICTURE: ".jpg"}
"""What the files of films and pictures end with."""

FORMULA_BEGINS = ("=", "+", "-", "@", "\t", "\r", "\n", "\uff1d", "\uff0b", "\uff0d", "\uff20")
"""What a cell must not begin with, in full width neither: spreadsheets work out what comes after it. An
apostrophe before it makes it text, and the name can still be read (OWASP, CSV injection)."""


def record_of(game: PastGame) -> str:
    """The table record of a game, illegal events, questions and undos included."""
    lines = [write_header(game.header), *(step.entry.line for step in game.steps)]
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)


def scores_of(evening: PastEvening) -> str:
    """The evening's scores as CSV (RFC 4180): a row for each scored round, hand or game and each player."""
    text = io.StringIO(newline="")
    writer = csv.writer(text)
    writer.writerow(SCORE_COLUMNS)
    for number, game in enumerate(evening.games, 1):
        writer.writerows(_score_rows(evening, number, game))
    return text.getvalue()


def numbered(path: Path, number: int) -> Path:
    """The file of an evening's game: ``ev.jsonl``, then ``ev-2.jsonl`` and so on; its kind stays known."""
    return path if number == 1 else path.with_name(f"{path.stem}-{number}{path.suffix}")


def check_free(path: Path, *, replace: bool) -> None:
    """Refuse to write over what is there already, unless it may go; raises `ExportError`."""
    if not replace and os.path.lexists(path):
        raise _is_there(path)


def check_place(path: Path, *, replace: bool) -> None:
    """Refuse a place for a file before the work of making it is done.

    Raises:
        ExportError: as `check_free`; or its folder is not there, or a folder is in its place.
    """
    check_free(path, replace=replace)
    folder = path.parent
    code = None if folder.is_dir() else errno.ENOTDIR if folder.exists() else errno.ENOENT
    if path.is_dir():
        code = errno.EISDIR
    if code is not None:
        raise ExportError(reason_of("trouble-file-unwritten", file=str(path), why=os.strerror(code)))


def write_file(path: Path, content: bytes, *, replace: bool) -> None:
    """Write a file.

    Args:
        path: where to; its folder must be there.
        content: what.
        replace: whether a file that is there already may go.

    Raises:
        ExportError: it is there already and may not go, or cannot be written.
    """
    check_free(path, replace=replace)
    try:
        write_whole(path, content)
    except OSError as error:
        said = reason_of("trouble-file-unwritten", file=str(path), why=error.strerror or str(error))
        raise ExportError(said) from error


def make_folder(folder: Path, mode: int = 0o777) -> None:
    """Make a folder with these rights, and those above it.

    Raises:
        ExportError: that fails, or a file is in its place.
    """
    try:
        folder.mkdir(mode=mode, parents=True, exist_ok=True)
    except FileExistsError as error:
        raise ExportError(reason_of("trouble-folder-file", folder=str(folder))) from error
    except OSError as error:
        said = reason_of("trouble-folder-unmade", folder=str(folder), why=error.strerror or str(error))
        raise ExportError(said) from error


def write_records(path: Path, games: tuple[PastGame, ...], *, replace: bool) -> tuple[Path, ...]:
    """Write the record of each game, those after the first one as `numbered` names them; where they are.

    Raises:
        ExportError: as `write_file`; when one is there already, none is written.
    """
    paths = tuple(numbered(path, number) for number in range(1, len(games) + 1))
    taken = next(filter(os.path.lexists, paths), None)
    if taken and not replace:
        raise _is_there(taken)
    for file, game in zip(paths, games, strict=True):
        write_file(file, record_of(game).encode(), replace=replace)
    return paths


def keepsakes_of(journal: KeptJournal, evening: PastEvening, kind: Keepsake) -> dict[int, bytes]:
    """What is kept of the ends of an evening's games, by the number of the game in it, from 1.

    Raises:
        JournalError: the journal cannot be read.
    """
    found = {
        number: journal.keepsake(game.number, kind) for number, game in enumerate(evening.games, start=1)
    }
    return {number: content for number, content in found.items() if content is not None}


def write_keepsakes(path: Path, kept: Mapping[int, bytes], *, replace: bool) -> tuple[Path, ...]:
    """Write films or pictures, each as `numbered` names it; where they are.

    Args:
        path: that of the first game.
        kept: by the number of the game.
        replace: whether files that are there already may go.

    Raises:
        ExportError: as `write_file`; when one is there already, none is written.
    """
    paths = {number: numbered(path, number) for number in kept}
    taken = next(filter(os.path.lexists, paths.values()), None)
    if taken and not replace:
        raise _is_there(taken)
    for number, content in kept.items():
        write_file(paths[number], content, replace=replace)
    return tuple(paths.values())


def write_evening(folder: Path, evening: PastEvening, journal: KeptJournal | None = None) -> tuple[Path, ...]:
    """Write an evening's scores and records into a folder, in place of those of the same evening.

    Args:
        folder: where to.
        evening: the evening.
        journal: where films and pictures of its games' ends are kept, which are written, too; None: they are
            left out.

    Returns:
        The file of the scores, then those of the records, then films and pictures.

    Raises:
        ExportError: they cannot be written.
    """
    make_folder(folder, 0o700)
    name = f"evening-{evening.number}"
    scores = folder / f"{name}.csv"
    write_file(scores, scores_of(evening).encode(), replace=True)
    records = write_records(folder / f"{name}.jsonl", evening.games, replace=True)
    if journal is None:
        return scores, *records
    kept: tuple[Path, ...] = ()
    for kind, ending in ENDINGS.items():
        found = keepsakes_of(journal, evening, kind)
        kept += write_keepsakes(folder / f"{name}{ending}", found, replace=True)
    return (scores, *records, *kept)


def _score_rows(evening: PastEvening, number: int, game: PastGame) -> Iterator[tuple[str | int, ...]]:
    date = evening.date or ""
    shown = [as_text(name) for name in game.header.players]
    for score in round_scores(game):
        for player, (name, points, total) in enumerate(zip(shown, score.points, score.totals, strict=True)):
            won = int(player in score.winners)
            done = (score.number, name, points, total, won, int(score.edited))
            yield evening.number, date, number, game.header.game, *done


def as_text(name: str) -> str:
    """A name as a spreadsheet takes it for one, and not for a formula that it works out."""
    shown = harmless(name)
    return f"'{shown}" if name.startswith(FORMULA_BEGINS) else shown


def _is_there(path: Path) -> ExportError:
    return ExportError(reason_of("trouble-file-there", file=str(path)))
