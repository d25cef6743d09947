"""Where the table lies, as a camera or a film knew it last; it is kept for the evenings to come."""

from __future__ import annotations

from dataclasses import replace

from companion.cameras.chosen import ChosenCamera
from companion.cameras.evening_film import FILM, TABLES
from companion.cameras.snapshots import packed
from companion.commands.refusals import refuse
from companion.evening.evening import Evening
from companion.evening.tables import KnownTable, keep_table, known_table, set_aside
from companion.machine.errors import SettingsError
from companion.machine.folders import Folders
from companion.machine.settings import Settings
from companion.sitting import Sitting
from companion.table.game_table import table_for
from companion.texts.errors import reason_of
from vision.calibration import Calibration
from vision.errors import CalibrationError


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


def table_seen(sitting: Sitting) -> KnownTable | None:
    """Where the table lies, and how it looked with nothing on it; None as long as nobody knows.

    It is not told to be mirrored: what is filmed has been mirrored back.
    """
    watcher = sitting.watching.watcher
    calibration, bare = watcher.calibration, watcher.bare_table
    if calibration is None:
        return None
    return KnownTable(calibration.as_dict(), None if bare is None else packed(bare))


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


def table_size(evening: Evening, settings: Settings) -> tuple[float, float]:
    """Width and height of the table in mm: the owner's, and no less than the game lays cards on."""
    header = evening.header
    return table_for(header.game, len(header.players)).at_least(settings.table).top
