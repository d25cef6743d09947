"""What an evening is opened with: journal, decks, a sitting, frames and presses, sounds and lamps."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final, Protocol

from companion.cameras.chosen import ChosenCamera
from companion.cameras.evening_film import FILM, TABLES, Surroundings
from companion.cameras.recording import Recording, RecordingError
from companion.cameras.sight import section_of
from companion.cameras.snapshots import packed, unpacked
from companion.cameras.sources import CameraSource, FrameSource, NoCamera, RecordingSource
from companion.commands.calling import open_caller
from companion.commands.looking import OpensCamera
from companion.commands.refusals import refuse
from companion.decks.chosen import (
    OURS,
    ChosenDecks,
    brought,
    chosen_decks,
    deck_path,
    is_taught,
    taught_updown,
    usual_deck,
)
from companion.decks.updown_names import UPDOWN
from companion.engines import EngineError, Header, Reason
from companion.evening.entries import ToldBy
from companion.evening.evening import Evening, Ruled
from companion.evening.journal import Journal
from companion.evening.tables import KnownTable, keep_table, known_table, set_aside
from companion.machine.errors import SettingsError
from companion.machine.folders import Folders
from companion.machine.settings import Settings
from companion.sitting import Sitting
from companion.sitting.background import BackgroundWatcher
from companion.sitting.signals import Signals
from companion.sitting.unwatched import Unwatched
from companion.table.game_table import plays_with_updown, table_for
from companion.texts.errors import CompanionError, reason_of, reason_of_error
from companion.voice import Caller
from hardware.buttons import ButtonName, Buttons
from hardware.cameras import open_camera
from hardware.errors import CameraError, HardwareError, PinError
from hardware.lamps import LampName, Lamps
from hardware.sounds import Sounds
from hardware.sticks import Stick, sticks
from vision.calibration import Calibration
from vision.errors import CalibrationError, VisionError
from vision.updown.suits import suits_of

REFUSED: Final = (CompanionError, EngineError, HardwareError, VisionError)
"""Errors that are told in their sentence, as nothing is wrong with the program."""

PAUSE: Final = 0.005
"""Seconds to wait when neither frame nor press has come."""


class WiredButtons(Protocol):
    """Opens push buttons."""

    def __call__(self, pins: Mapping[ButtonName, int], /, *, to_3v3: Collection[int]) -> Buttons:
        """Open those on these pins, some of which are connected to 3.3 V; raises `PinError`."""


WiredLamps = Callable[[Mapping[LampName, int]], Lamps]
"""Opens the lamps on those pins; raises `PinError`."""


def open_journal(places: Folders, camera: ChosenCamera, language: str) -> Journal:
    """The journal; evenings at the simulated table have one of their own, so that scores stay true."""
    journal = Journal(places.simulated_journal if camera.is_simulated else places.journal)
    if journal.notice:
        refuse(journal.notice, language)
    return journal


def folder_of(folder: Path, camera: ChosenCamera) -> Path:
    """Where files of an evening lie in a folder: evenings at the simulated table are numbered apart."""
    return folder / "simulated" if camera.is_simulated else folder


def open_source(
    camera: ChosenCamera,
    settings: Settings,
    places: Folders,
    sitting: Sitting,
    seed: int | None,
    *,
    live: bool,
    directed: bool = False,
    wired: WiredButtons = Buttons,
) -> FrameSource:
    """The source of an evening's frames and presses.

    Args:
        camera: the camera.
        settings: the owner's.
        places: the owner's folders.
        sitting: what watches.
        seed: which simulated evening, None: another one each time.
        live: in real time.
        directed: whether the people at the simulated table do what somebody says.
        wired: opens push buttons.

    Raises:
        CameraError: it cannot be opened.
        RecordingError: it is a recording that cannot be read.
        SettingsError: push buttons are set to pins that cannot be used.

    An evening in which nothing has happened yet leaves no trace then.
    """
    try:
        if camera.is_simulated:
            from companion.commands.simulated import SimulatedSource

            number = sitting.evening.number if seed is None else seed
            return SimulatedSource(sitting, number, live=live, directed=directed)
        return _source(camera, settings, places, sitting, wired)
    except (CameraError, RecordingError, SettingsError):
        sitting.evening.drop_if_empty()
        raise


def _source(
    camera: ChosenCamera, settings: Settings, places: Folders, sitting: Sitting, wired: WiredButtons
) -> FrameSource:
    if camera.is_recording:
        return RecordingSource(Recording(camera.path), lambda: sitting.asking.question)
    buttons = None
    if settings.buttons and settings.use_buttons:
        with pins_of(places.settings):
            buttons = wired(dict(settings.buttons), to_3v3=settings.to_3v3)
    if not camera.watches:
        return NoCamera(buttons)
    header = sitting.evening.header
    table = table_for(header.game, len(header.players))
    opened = open_camera(camera.name, table.picture, least=table.least_picture, mains=settings.mains)
    return CameraSource(opened, buttons)


def open_signals(settings: Settings, file: Path, wired: WiredLamps = Lamps) -> Signals:
    """Sounds and lamps as the settings in that file wish; raises `SettingsError` for unusable lamps."""
    with pins_of(file):
        lamps = wired(dict(settings.lamps)) if settings.lamps else None
    return Signals(Sounds() if settings.sound else None, lamps)


@contextmanager
def pins_of(file: Path) -> Iterator[None]:
    """Inside buttons and lamps are opened that a settings file wishes.

    Raises:
        SettingsError: a pin cannot be used; names the pin and the file.
    """
    try:
        yield
    except PinError as error:
        what = reason_of_error(error)
        raise SettingsError(reason_of("trouble-settings-wired", file=str(file), what=what)) from error


def make_sitting(
    evening: Evening,
    settings: Settings,
    hear: Callable[[Ruled], None] | None,
    table: KnownTable | None = None,
    *,
    decks: ChosenDecks | None = None,
    watched: bool = True,
    background: bool = False,
) -> Sitting:
    """A sitting that watches the evening's game.

    Args:
        evening: the evening.
        settings: the owner's.
        hear: called with each ruled event.
        table: as it was known last, if it was; where the evening itself has it comes first.
        decks: the decks that are played with, None for our own.
        watched: whether there is a camera; without one no eye is made.
        background: whether it watches in a thread of its own, which `BackgroundWatcher.close` ends.

    Raises:
        CalibrationError: the table as it was known last is damaged.
        DeckError: a deck's file is damaged.
        UnfitDeckError: a deck is not there, or cannot be played with.
        ModelError: a network is missing or damaged.
    """
    if not watched:
        return Sitting(evening, Unwatched(), hear, settings.reminder)
    # The readers and their networks take a while to load: the welcome page need not wait for them.
    from companion.decks.eyes import live_eye
    from vision.scene.watcher import Watcher

    size = table_size(evening, settings)
    before = Calibration.from_dict(table.calibration) if table is not None else None
    kept = _kept_table(evening)
    known, last = (before, table) if kept is None else kept
    looks = table.looks if table is not None and before is not None and before.is_like(known) else None
    looked = unpacked(looks) if looks else None
    known = known.on_table_of(size) if known is not None else None
    watcher = Watcher(live_eye(evening.position, decks), known, size, looked)
    watches = BackgroundWatcher(watcher) if background else watcher
    mirrored = last is not None and last.mirrored
    section = None if last is None else section_of(last)
    return Sitting(evening, watches, hear, settings.reminder, mirrored=mirrored, section=section)


def _kept_table(evening: Evening) -> tuple[Calibration, KnownTable] | None:
    """The table as the evening has it; None where that is nothing, or damaged, which is told."""
    kept = evening.table()
    if not kept:
        return None
    try:
        table = KnownTable.from_dict(kept)
        return Calibration.from_dict(table.calibration), table
    except (CalibrationError, ValueError):
        evening.untold.append(Reason("trouble-table-damaged"))
        return None


def decks_of(
    game: str, options: argparse.Namespace, settings: Settings, places: Folders, camera: ChosenCamera
) -> ChosenDecks | None:
    """The decks that a game is played with; None at the simulated table, where people have ours.

    A recording brings those along that were taught for it.

    Raises:
        DeckError: its file is damaged.
        UnfitDeckError: there is no such deck, or its cards are not those of the game.
    """
    if camera.is_simulated:
        if options.deck:  # one that is not there is refused here, too
            chosen_decks(game, places.decks, options.deck, {})
        return None
    if camera.is_recording and not options.deck:
        return brought(camera.path)
    return chosen_decks(game, places.decks, options.deck, dict(settings.decks))


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


def ringed(header: Header, decks: ChosenDecks | None) -> Header:
    """The header with the suits in the order in which a taught UP&DOWN card bears them.

    Raises:
        DeckError: the card is another one, or its file is damaged.
        UnfitDeckError: there is no such card.
    """
    card = taught_updown(decks) if plays_with_updown(header.game) else None
    if card is None or "ring" in header.options:
        return header
    return Header(header.game, header.players, {**header.options, "ring": list(suits_of(card))})


def table_size(evening: Evening, settings: Settings) -> tuple[float, float]:
    """Width and height of the table in mm: the owner's, and no less than the game lays cards on."""
    header = evening.header
    return table_for(header.game, len(header.players)).at_least(settings.table).top


def table_of(places: Folders, camera: ChosenCamera, language: str) -> KnownTable | None:
    """The table as that camera knew it last; a recording brings its own.

    What is damaged is told on standard error and counts as unknown: the table can be found again.
    """
    if camera.is_recording:
        return filmed_table(camera, language)
    if not _keeps_table(camera):
        return None
    try:
        known = known_table(places.tables, camera.kept_as, camera.kept_formerly_as)
    except SettingsError:
        refuse(set_aside(places.tables), language)
        return None
    try:
        if known is not None:
            Calibration.from_dict(known.calibration)
    except CalibrationError:
        refuse(reason_of("trouble-table-unread", camera=camera.called), language)
        return None
    return known


def is_known_mirrored(places: Folders, camera: ChosenCamera, language: str) -> bool:
    """Whether that camera mirrors what it sees, as far as it has found a table; as `table_of` tells it."""
    known = table_of(places, camera, language)
    return known is not None and known.mirrored


def filmed_table(camera: ChosenCamera, language: str) -> KnownTable | None:
    """The table as it lay when a film began; the board may show it where none is kept, or a damaged one."""
    tables = camera.path / TABLES
    try:
        known = known_table(tables, FILM)
        if known is not None:
            Calibration.from_dict(known.calibration)
    except (SettingsError, CalibrationError):
        refuse(reason_of("trouble-tables-unread", file=str(tables)), language)
        return None
    return known


def sized_as_filmed(settings: Settings, camera: ChosenCamera) -> Settings:
    """The settings, with the size of the table on which a recording was made; raises `RecordingError`."""
    size = Recording(camera.path).table if camera.is_recording else None
    return settings if size is None else replace(settings, table=size)


def surroundings(sitting: Sitting, decks: ChosenDecks | None, settings: Settings) -> Surroundings:
    """What a film of the game needs that a sitting watches."""
    evening = sitting.evening
    size = table_size(evening, settings)
    return Surroundings(_files_of(decks, evening.header.game), table_seen(sitting), size)


def table_seen(sitting: Sitting) -> KnownTable | None:
    """Where the table lies, and how it looked with nothing on it; None as long as nobody knows.

    It is not told to be mirrored: what is filmed has been mirrored back.
    """
    watcher = sitting.watching.watcher
    calibration, bare = watcher.calibration, watcher.bare_table
    if calibration is None:
        return None
    return KnownTable(calibration.as_dict(), None if bare is None else packed(bare))


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
    for event in recording.before:
        evening.tell(event, ToldBy.HAND)
    if recording.seats is not None:
        evening.keep_seats(recording.seats)


def keep_table_of(sitting: Sitting, settings: Settings, places: Folders, camera: ChosenCamera) -> None:
    """Keep where the table lay at last, and how it looked with nothing on it, for the evenings to come.

    Raises:
        SettingsError: the file of tables is damaged or cannot be written.
    """
    watcher = sitting.watching.watcher
    calibration, bare = watcher.calibration, watcher.bare_table
    if calibration is None or not _keeps_table(camera):
        return
    measured = replace(calibration, table_size=settings.table)  # a game may ask for a larger one
    looks = None if bare is None else packed(bare)
    table = sitting.known_table(measured, looks)
    keep_table(places.tables, camera.kept_as, table, camera.kept_formerly_as)


def _keeps_table(camera: ChosenCamera) -> bool:
    return camera.is_real and not camera.is_recording


@dataclass(frozen=True, slots=True)
class Openers:
    """What opens the parts of an evening.

    Attributes:
        sitting: makes a sitting, as `make_sitting` does.
        source: opens the source of frames and presses, as `open_source` does.
        buttons: opens push buttons.
        lamps: opens lamps.
        caller: opens the voice, as `companion.commands.calling.open_caller` does.
        sticks: gives the sticks that are plugged in.
        camera: opens the camera where no evening does, as `hardware.cameras.open_camera` does.
    """

    sitting: Callable[..., Sitting] = make_sitting
    source: Callable[..., FrameSource] = open_source
    buttons: WiredButtons = Buttons
    lamps: WiredLamps = Lamps
    caller: Callable[[Settings, Folders], Caller] = open_caller
    sticks: Callable[[], tuple[Stick, ...]] = sticks
    camera: OpensCamera = open_camera


OPENERS: Final = Openers()
"""They open what this machine has."""
