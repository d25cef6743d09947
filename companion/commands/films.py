"""The film of an evening, where people asked for one; what goes wrong with it stops no game."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from pathlib import Path

from companion.cameras.evening_film import EveningFilm, Surroundings
from companion.cameras.recording import RecordingError, check_empty
from companion.engines import Reason
from companion.evening.errors import EveningError
from companion.evening.evening import Evening
from companion.evening.tables import KnownTable
from companion.screens.filming import Filming
from companion.table.inputs import Press
from companion.table.reading import Question
from companion.texts.errors import reason_of
from hardware.cameras.protocol import Frame


class Films:
    """Records or does not.

    Args:
        folder: where films are written, a folder for each game: ``evening-3``, ``evening-3-2`` …
        named: the folder of the first one, where people named it; the next ones are ``named-2`` …

    Attributes:
        state: whether it records.
    """

    def __init__(self, folder: Path, named: Path | None = None) -> None:
        self._folder = folder
        self._named = named
        self._film: EveningFilm | None = None
        self._untold: list[Reason] = []
        self._asked = named is not None
        self.state = Filming.OFF

    def begin(self, evening: Evening, around: Surroundings) -> None:
        """Record the game that runs from now on.

        Args:
            evening: the evening.
            around: what else is needed to watch it again.
        """
        self.end()
        self._asked = False
        wished = self._named or self._folder / f"evening-{evening.number}"
        self._safely(lambda: self._begin(_free(wished), evening, around))

    def go_on(self, evening: Evening, around: Surroundings) -> None:
        """A game has begun: it is recorded if the last one was, or a folder was named, as `begin` does it."""
        if self._film is not None or self._asked:
            self.begin(evening, around)

    def add(self, moment: Frame | Press, question: Question | None = None) -> None:
        """Add a frame or press, if it records; what cannot be written ends that.

        Args:
            moment: the frame or press.
            question: the one that is open, which a press may answer.
        """
        film = self._film
        if film is not None and isinstance(moment, Frame):
            self._safely(lambda: film.frame(moment))
        elif film is not None and isinstance(moment, Press):
            self._safely(lambda: film.press(moment, question))

    def keep(self) -> None:
        """Keep what has been played so far, if it records."""
        if self._film is not None:
            self._safely(self._film.keep)

    def table(self, table: KnownTable | None) -> None:
        """Keep where people said that the table lies, if it records."""
        film = self._film
        if film is not None and table is not None:
            self._safely(lambda: film.table(table))

    def end(self) -> None:
        """Record no longer."""
        self.keep()
        if self._film is not None:
            self._film.close()
        self._film, self.state = None, Filming.OFF

    def take_untold(self) -> tuple[Reason, ...]:
        """Why it records no longer, to be told once."""
        untold, self._untold = tuple(self._untold), []
        return untold

    def close(self) -> None:
        """Record no longer; why it did not record to the end was told before."""
        self.end()

    def _begin(self, folder: Path, evening: Evening, around: Surroundings) -> None:
        self._film = EveningFilm(folder, evening, around)
        self.state = Filming.ON

    def _safely(self, write: Callable[[], None]) -> None:
        """Write; what cannot be written ends the film, and is told."""
        try:
            write()
        except EveningError as error:
            if self._film is not None:
                self._film.close()
            self._film, self.state = None, Filming.FAILED
            self._untold.append(error.reason)


def check_free_folder(folder: Path) -> None:
    """Refuse a folder for a film in which something lies already; raises `RecordingError`."""
    if folder.exists() and not folder.is_dir():
        raise RecordingError(reason_of("trouble-folder-file", folder=str(folder)))
    if _holds_something(folder):
        check_empty(folder)


def _free(wished: Path) -> Path:
    """The first folder of that name that is empty or not there."""
    names = (wished if number == 1 else wished.with_name(f"{wished.name}-{number}") for number in count(1))
    return next(path for path in names if not _holds_something(path))


def _holds_something(path: Path) -> bool:
    try:
        return path.is_dir() and next(path.iterdir(), None) is not None
    except OSError:  # told when it is written
        return False
