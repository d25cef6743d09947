"""How well the camera sees the table, as far as that is known from an evening before or from calibrating."""

from __future__ import annotations

from contextlib import closing

from companion.cameras.chosen import PICAMERA2, ChosenCamera
from companion.cameras.sight import first_frame, measured, shows_as
from companion.cameras.sight_words import advice, names_of
from companion.evening.tables import KnownTable, known_table
from companion.examination.found import missing, works
from companion.machine.errors import SettingsError
from companion.machine.findings import Finding, Health, Part
from companion.machine.folders import Folders
from companion.machine.settings import Settings
from companion.texts.errors import reason_of
from hardware.cameras import camera_is_here, open_camera, picamera2_is_here, usb_cameras
from hardware.errors import CameraError
from vision.calibration import Calibration
from vision.errors import CalibrationError
from vision.quality.quality import Mark, Quality


def examine_sight(settings: Settings, places: Folders) -> Finding:
    """Look through the camera for some seconds, where the table lies as it was known last.

    What is poor is no reason not to play: it is told as what is missing.
    """
    try:
        camera = _camera(settings)
        if camera is None:
            return works(Part.SIGHT, "doctor-sight-no-picture")
        table = _table(places, camera)
        if table is None:
            return missing(Part.SIGHT, "doctor-sight-no-table", "doctor-do-calibrate")
        calibration = Calibration.from_dict(table.calibration)
        with closing(open_camera(camera.name, mains=settings.mains)) as opened:
            first = first_frame(opened)
            if first is not None and not shows_as(first, table):
                return missing(Part.SIGHT, "doctor-sight-other-section", "doctor-do-calibrate")
            quality = None if first is None else measured(opened, calibration, mirrored=table.mirrored)
    except (CameraError, CalibrationError, SettingsError):  # which is told of camera and settings
        quality = None
    return works(Part.SIGHT, "doctor-sight-no-picture") if quality is None else found_of(quality)


def found_of(quality: Quality) -> Finding:
    """What was found out; of several things that are poor the first one is mended first."""
    poor = quality.marked(Mark.POOR)
    if not poor:
        return works(Part.SIGHT, "doctor-sight-good")
    what = reason_of("doctor-sight-poor", names=names_of(poor))
    return Finding(Part.SIGHT, Health.MISSING, what, advice(poor[0], quality))


def _camera(settings: Settings) -> ChosenCamera | None:
    """The camera that an evening would have, None where it is none or is not here."""
    if settings.camera is not None:
        chosen = ChosenCamera.named(settings.camera)
        return chosen if chosen.is_real and camera_is_here(chosen.name) else None
    if picamera2_is_here():
        return PICAMERA2
    return next(map(ChosenCamera.named, usb_cameras()), None)


def _table(places: Folders, camera: ChosenCamera) -> KnownTable | None:
    """The table as that camera knew it last."""
    return known_table(places.tables, camera.kept_as, camera.kept_formerly_as)
