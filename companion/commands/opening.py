"""What an evening is opened with: journal, decks, a sitting, frames and presses, sounds and lamps.

Where its table lies tells `known_tables.py`, what it shares with a film `filmed.py`.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Protocol

from companion.cameras.chosen import ChosenCamera
from companion.cameras.recording import Recording, RecordingError
from companion.cameras.sight import section_of
from companion.cameras.snapshots import unpacked
from companion.cameras.sources import CameraSource, FrameSource, NoCamera, RecordingSource
from companion.commands.calling import open_caller
from companion.commands.known_tables import table_size
from companion.commands.looking import OpensCamera
from companion.commands.refusals import refuse
from companion.decks.chosen import ChosenDecks, brought, chosen_decks, taught_updown
from companion.engines import EngineError, Header, Reason
from companion.evening.evening import Evening, Ruled
from companion.evening.journal import Journal
from companion.evening.tables import KnownTable
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

    of_camera = Calibration.from_dict(table.calibration) if table is not None else None
    lies, last = _kept_table(evening) or (of_camera, table)
    looks = table.looks if table is not None and of_camera is not None and of_camera.is_like(lies) else None
    size = table_size(evening, settings)
    calibration = lies.on_table_of(size) if lies is not None else None
    bare_table = unpacked(looks) if looks else None
    watcher = Watcher(live_eye(evening.position, decks), calibration, size, bare_table)
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
