"""What the owner keeps: the journal, the settings, and the disk that they lie on."""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from companion.cameras.chosen import NO_CAMERA, SIMULATED, ChosenCamera
from companion.decks.chosen import chosen_decks, taught_updown
from companion.engines import Reason, game_names
from companion.evening.errors import DamagedEveningError, EveningError, JournalError
from companion.evening.history import past_evenings
from companion.evening.kept_journal import KeptJournal, is_there
from companion.examination.found import broken, works
from companion.machine.errors import SettingsError
from companion.machine.findings import Finding, Health, Part
from companion.machine.folders import Folders
from companion.machine.settings import Settings, read_settings
from companion.table.game_table import plays_with_updown
from companion.texts.errors import CompanionError, UnfitDeckError, reason_of, reason_of_error
from hardware.buttons import Buttons
from hardware.cameras import check_camera
from hardware.errors import HardwareError
from hardware.lamps import Lamps
from vision.errors import DeckError, VisionError

NEEDED_MB = 500
"""Free space under which the doctor warns: an evening with its pictures takes about 20 MB."""


def examine_journals(places: Folders, held: KeptJournal | None) -> Finding:
    """The evenings of the journal, and those that were played at the simulated table.

    Args:
        places: where both journals lie.
        held: the one of them that this program has open, if any.
    """
    evenings = _evenings(places.journal, held)
    simulated = _evenings(places.simulated_journal, held)
    if isinstance(evenings, Finding):
        return evenings
    if isinstance(simulated, Finding):
        return simulated
    file = str(places.journal)
    return works(Part.JOURNAL, "doctor-journal-evenings", file=file, count=evenings, simulated=simulated)


def _evenings(path: Path, held: KeptJournal | None) -> int | Finding:
    """How many evenings a journal keeps, or what is wrong with it."""
    if held is not None and held.path == path:
        return _counted(held)
    try:
        if not is_there(path):
            return 0
        with closing(KeptJournal.read(path)) as journal:
            return _counted(journal)
    except EveningError as error:
        return Finding(Part.JOURNAL, Health.BROKEN, error.reason, Reason("doctor-do-elsewhere"))


def _counted(journal: KeptJournal) -> int | Finding:
    damaged: list[JournalError] = []
    try:
        evenings = sum(1 for _ in past_evenings(journal, damaged))
    except EveningError as error:
        return Finding(Part.JOURNAL, Health.BROKEN, error.reason, Reason("doctor-do-elsewhere"))
    if journal.notice:
        return Finding(Part.JOURNAL, Health.BROKEN, journal.notice, Reason("doctor-do-rescued"))
    if damaged:
        return Finding(Part.JOURNAL, Health.BROKEN, _damaged(journal, damaged), Reason("doctor-do-damaged"))
    return evenings


def _damaged(journal: KeptJournal, errors: Sequence[JournalError]) -> Reason:
    """Which evenings are damaged."""
    numbers = tuple(str(error.number) for error in errors if isinstance(error, DamagedEveningError))
    if len(numbers) < 2:
        return errors[0].reason
    return reason_of("trouble-evenings-damaged", numbers=numbers, file=str(journal.path))


def examine_settings(places: Folders, *, pins: bool) -> Finding:
    """The owner's settings; buttons and lamps are tried where ``pins`` says so."""
    file = str(places.settings)
    try:
        settings = read_settings(places.settings)
        _try_out(settings, places, pins=pins)
    except SettingsError as error:
        return Finding(Part.SETTINGS, Health.BROKEN, error.reason, Reason("doctor-do-mend"))
    except (CompanionError, HardwareError, VisionError) as error:
        remedy = reason_of("doctor-do-line", file=file)
        if isinstance(error, DeckError | UnfitDeckError) and not settings.decks:
            remedy = reason_of("doctor-do-teach", folder=str(places.decks))
        return Finding(Part.SETTINGS, Health.BROKEN, reason_of_error(error), remedy)
    return works(
        Part.SETTINGS,
        "doctor-settings-file" if places.settings.exists() else "doctor-settings-defaults",
        file=file,
    )


def _try_out(settings: Settings, places: Folders, *, pins: bool) -> None:
    """Do with the settings what an evening does; raises what would stop it."""
    if settings.camera is not None and ChosenCamera.named(settings.camera).is_real:
        check_camera(settings.camera, besides=(SIMULATED.name, NO_CAMERA.name))
    if settings.buttons and settings.use_buttons and pins:
        Buttons(dict(settings.buttons), to_3v3=settings.to_3v3).close()
    if settings.lamps and pins:
        Lamps(dict(settings.lamps)).close()
    for game in game_names():
        chosen = chosen_decks(game, places.decks, (), dict(settings.decks))
        if plays_with_updown(game):
            taught_updown(chosen)


def examine_disk(folder: Path) -> Finding:
    """The room that is left where the owner's folder lies or will lie."""
    there = next(place for place in (folder, *folder.absolute().parents) if place.exists())
    free = shutil.disk_usage(there).free / 1e6
    if free < NEEDED_MB:
        return broken(Part.DISK, "doctor-disk-full", "doctor-do-room", megabytes=round(free))
    return works(Part.DISK, "doctor-disk-free", gigabytes=round(free / 1000))
