"""Somebody is called otherwise from now on: in the journals, in films, misread plays and settings."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, Final

from companion.commands.forgetting import SIMULATED, delete_exports
from companion.engines.names import composed
from companion.engines.ruling import Reason
from companion.evening.errors import DamagedEveningError, ExportError, JournalError, NoEveningError
from companion.evening.export import write_evening
from companion.evening.history import past_evening
from companion.evening.journal import Journal
from companion.evening.kept_journal import is_there
from companion.evening.renaming import played_together
from companion.evening.replaced_names import mentions
from companion.machine.folders import Folders
from companion.machine.kept_settings import rename_in_settings
from companion.machine.whole_files import write_whole
from companion.texts.errors import reason_of

_NO_NAMES: Final = frozenset({"game", "event", "from", "variant", "face", "card", "next", "cut", "file"})
"""Keys of what a record's line tells that is nobody's name, whatever stands there."""


def rename(name: str, other: str, places: Folders, journal: Journal, *, known: bool) -> None:
    """Call somebody otherwise in everything that the companion keeps; nothing is deleted.

    Where the other name is somebody's, both are one person from then on. The journals come last, the one that
    is open at the very end, so that it can be tried again where something cannot be written.

    Args:
        name: whose; nobody of that name may sit at the table that is played at.
        other: the name from now on.
        places: the owner's folders.
        journal: the one that is open.
        known: whether the other name is somebody's already.

    Raises:
        JournalError: both played in one game, or something cannot be written.
        SettingsError: the settings' file cannot be read or written.
    """
    others = (places.journal, places.simulated_journal)
    exports = {places.journal: places.exports, places.simulated_journal: places.exports / SIMULATED}
    closed = [path for path in others if path != journal.path and is_there(path)]
    try:
        _check(journal, name, other)
        for path in closed:
            with closing(Journal(path)) as another:
                _check(another, name, other)
        _rename_in_files(places.films.rglob("*.jsonl"), name, other)
        _rename_in_files(places.cases.glob("*.json"), name, other)
        rename_in_settings(places.settings, name, other, known=known)
        for path in closed:
            with closing(Journal(path)) as another:
                _rename_in(another, name, other, exports[path])
        _rename_in(journal, name, other, exports.get(journal.path, places.exports))
    except ExportError as error:
        raise JournalError(error.reason) from error
    except OSError as error:
        why = error.strerror or str(error)
        raise JournalError(reason_of("trouble-not-renamed", folder=str(places.data), why=why)) from error


def _check(journal: Journal, name: str, other: str) -> None:
    with journal.reading() as database:
        if played_together(database, name, other):
            raise JournalError(Reason("rename-together", (("name", name), ("other", other))))


def _rename_in(journal: Journal, name: str, other: str, exports: Path) -> None:
    """Rename somebody in a journal, and write the files that named them anew."""
    evenings = delete_exports(exports, name)
    try:
        journal.rename_person(name, other)
    finally:
        for evening in evenings:
            with suppress(DamagedEveningError, NoEveningError):  # nothing of it can be read any more
                write_evening(exports, past_evening(journal, evening), journal)


def _rename_in_files(files: Iterator[Path], name: str, other: str) -> None:
    """Write the JSON values of the lines of files that name somebody with another name; all else stays."""
    for file in tuple(files):
        written = file.read_text(encoding="utf-8", errors="surrogateescape").splitlines(keepends=True)
        lines = [_renamed_line(line, name, other) for line in written]
        if lines != written:
            content = "".join(lines).encode("utf-8", errors="surrogateescape")
            write_whole(file, content, mode=0o600)


def _renamed_line(line: str, name: str, other: str) -> str:
    """A line with another name; as it is where it names nobody, or cannot be read."""
    try:
        value = json.loads(line)
    except (ValueError, RecursionError):
        return line
    if not mentions(value, name):
        return line
    return json.dumps(_renamed(value, name, other), ensure_ascii=False) + (
        "\n" if line.endswith("\n") else ""
    )


def _renamed(value: Any, name: str, other: str) -> Any:
    """A JSON value with another name in the place of somebody's, as a text or a key in it."""
    match value:
        case str():
            return other if composed(value) == composed(name) else value
        case Mapping():
            return {
                (other if composed(key) == composed(name) else key): of
                if key in _NO_NAMES
                else _renamed(of, name, other)
                for key, of in value.items()
            }
        case list():
            return [_renamed(one, name, other) for one in value]
    return value
