"""What a film of an evening needs, and what an evening takes over from one that it is played from."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from companion.cameras.chosen import ChosenCamera
from companion.cameras.evening_film import Surroundings
from companion.cameras.recording import Recording
from companion.commands.known_tables import table_seen, table_size
from companion.decks.chosen import OURS, ChosenDecks, deck_path, is_taught, usual_deck
from companion.decks.updown_names import UPDOWN
from companion.evening.entries import ToldBy
from companion.evening.evening import Evening
from companion.machine.settings import Settings
from companion.sitting import Sitting
from companion.table.game_table import plays_with_updown


def surroundings(sitting: Sitting, decks: ChosenDecks | None, settings: Settings) -> Surroundings:
    """What a film of the game needs that a sitting watches."""
    evening = sitting.evening
    size = table_size(evening, settings)
    return Surroundings(_files_of(decks, evening.header.game), table_seen(sitting), size)


def _files_of(decks: ChosenDecks | None, game: str) -> tuple[Path, ...]:
    """The files of the taught decks that a game is played with, for its film."""
    if decks is None:
        return ()
    names = [decks.cards or usual_deck(game, decks.folder)]
    if plays_with_updown(game):
        names.append(decks.updown or UPDOWN)
    return tuple(deck_path(name, decks.folder) for name in names if _is_file(name, decks.folder))


def _is_file(name: str, folder: Path) -> bool:
    return name != OURS and is_taught(name, folder)


def as_filmed(evening: Evening, camera: ChosenCamera) -> None:
    """Bring a new evening to where a recording of the same game begins: what had been played, who sat where.

    Raises:
        RecordingError: the recording cannot be read.
        JournalError: that cannot be kept.
    """
    if not camera.is_recording:
        return
    recording = Recording(camera.path)
    if recording.header != evening.header:
        return
    for event in recording.told_before:
        evening.tell(event, ToldBy.HAND)
    if recording.seats is not None:
        evening.keep_seats(recording.seats)


def sized_as_filmed(settings: Settings, camera: ChosenCamera) -> Settings:
    """The settings, with the size of the table on which a recording was made; raises `RecordingError`."""
    size = Recording(camera.path).table if camera.is_recording else None
    return settings if size is None else replace(settings, table=size)
