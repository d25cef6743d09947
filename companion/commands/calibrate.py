"""``companion calibrate``: find the table in the camera's picture."""

from __future__ import annotations

import argparse
import json
import time
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from assets.trouble import Trouble
from companion.cameras.chosen import PICAMERA2, ChosenCamera
from companion.cameras.sight import measured, table_as_kept
from companion.cameras.sight_words import sight_as_json, sight_in_lines
from companion.commands.finding import FoundTable, by_board
from companion.commands.options import Commands, add_command, camera_named
from companion.commands.refusals import print_lines, refuse
from companion.decks.chosen import card_reader, is_taught
from companion.decks.drawn.decks import deck_names
from companion.engines.fields import quoted
from companion.evening.errors import EveningError
from companion.evening.tables import KnownTable, keep_table, set_aside_if_damaged
from companion.machine.errors import MachineError
from companion.machine.folders import folders
from companion.machine.settings import Settings, read_settings
from companion.sitting.print_words import small_cards, untold_print
from companion.table.playing_table import SMALL_TABLE
from companion.texts import Texts, texts
from hardware.cameras import open_camera, picamera2_is_here
from hardware.cameras.protocol import Camera, CameraState, Frame
from hardware.errors import CameraError, HardwareError, HardwareFlaw
from vision.calibration import Calibration
from vision.cards.print_seen import PrintSeen, print_seen
from vision.errors import CalibrationError, DeckError, VisionError
from vision.errors import VisionFlaw as TableFlaw
from vision.quality.quality import Quality
from vision.sightings import CardSighting, Image

SECONDS = 30.0
LONGEST = 3600.0

PAUSE = 0.02
"""Seconds to wait when the camera has nothing new."""


def register(commands: Commands, words: Texts) -> None:
    """Add the command's parser, which explains itself in those words."""
    parser = add_command(commands, words, "calibrate")
    parser.add_argument(
        "--camera",
        type=camera_named(words),
        metavar=words.say("meta-name"),
        help=words.say("help-calibrate-camera"),
    )
    parser.add_argument(
        "--seconds",
        type=partial(_seconds, words=words),
        default=SECONDS,
        metavar="N",
        help=words.say("help-calibrate-seconds", usual=f"{SECONDS:g}"),
    )


def run(options: argparse.Namespace) -> int:
    """Look for the board; 1 when it is not seen, 2 and a sentence when nothing can be looked at."""
    try:
        places = folders(options.data)
        settings = read_settings(places.settings)
        camera = _camera(options, settings)
        opened = open_camera(camera.name, least=SMALL_TABLE.least_picture, mains=settings.mains)
        seen = _found(opened, settings.table, options.seconds)
        found = seen.table.calibration
        _keep(places.tables, camera, seen.known, options.lang)
        print_seen_there = _print_seen(seen.frame.image, found, settings, places.decks)
    except CalibrationError as error:
        refuse(error, options.lang)
        return 1
    except (EveningError, MachineError, HardwareError, VisionError) as error:
        refuse(error, options.lang)
        return 2
    for problem in seen.problems:
        refuse(CameraError(problem), options.lang)
    _tell(found, print_seen_there, seen.quality, camera, options)
    return 0


def _camera(options: argparse.Namespace, settings: Settings) -> ChosenCamera:
    """The camera that was chosen, or the Raspberry Pi's; raises `CameraError` when there is none."""
    chosen = None if settings.camera is None else ChosenCamera.named(settings.camera)
    name = options.camera or (chosen.name if chosen is not None and chosen.is_real else None)
    if name is not None:
        return ChosenCamera.named(name)
    if not picamera2_is_here():
        raise CameraError(HardwareFlaw.CAMERA_NONE)
    return PICAMERA2


@dataclass(frozen=True, slots=True, eq=False)
class _Seen:
    """What was seen of a table.

    Attributes:
        table: where it lies.
        frame: one that shows it, mirrored back where the camera mirrors.
        quality: how well it is seen; None where the camera gives no more pictures.
        problems: what is wrong with the camera all the same.
    """

    table: FoundTable
    frame: Frame
    quality: Quality | None
    problems: tuple[Trouble, ...]

    @property
    def known(self) -> KnownTable:
        """The table as it is kept."""
        return table_as_kept(self.table.calibration, self.frame.section, mirrored=self.table.mirrored)


def _found(camera: Camera, table: tuple[float, float], seconds: float) -> _Seen:
    """The table, once two frames show the board alike, and how well it is seen after that.

    Raises:
        CalibrationError, CameraError: the last error, at the end.
    """
    before: FoundTable | None = None
    end = time.monotonic() + seconds
    error: CalibrationError | CameraError = CameraError(HardwareFlaw.CAMERA_NO_PICTURE, name=camera.name)
    try:
        while time.monotonic() < end and camera.state is not CameraState.ENDED:
            frame = camera.read()
            if frame is None:
                time.sleep(PAUSE)
                continue
            try:
                found = by_board(frame.image, table)
            except CalibrationError as unseen:
                before, error = None, unseen
                continue
            if before is not None and found.lies_as(before):
                seen = frame.mirrored if found.mirrored else frame
                quality = measured(camera, found.calibration, first=seen, mirrored=found.mirrored)
                return _Seen(found, seen, quality, camera.problems)
            before, error = found, CalibrationError(TableFlaw.BOARD_MOVES)
    finally:
        camera.close()
    if camera.problems and isinstance(error, CameraError):
        raise CameraError(camera.problems[0])
    raise error


def _print_seen(picture: Image, found: Calibration, settings: Settings, decks: Path) -> PrintSeen | None:
    """How print is seen where cards lie, of ours or of the decks that are played with; None without any."""
    chosen = [name for _, name in settings.decks if is_taught(name, decks)]
    cards: list[CardSighting] = []
    for name in dict.fromkeys((*chosen, *deck_names())):
        with suppress(DeckError):  # who plays with a damaged one is told so
            cards += card_reader(name, decks).read(picture, None, found)[0]
    return print_seen(picture, cards)


def _seconds(text: str, words: Texts) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds <= LONGEST:
        said = words.say("unfit-seconds", most=f"{LONGEST:g}", given=quoted(text))
        raise argparse.ArgumentTypeError(said)
    return seconds


def _keep(path: Path, camera: ChosenCamera, table: KnownTable, language: str) -> None:
    """Keep the table; a damaged file of tables is put aside for it, which is told."""
    damaged = set_aside_if_damaged(path, camera.kept_as)
    if damaged is not None:
        refuse(damaged, language)
    keep_table(path, camera.kept_as, table, camera.kept_formerly_as)


def _tell(
    found: Calibration,
    seen: PrintSeen | None,
    quality: Quality | None,
    camera: ChosenCamera,
    options: argparse.Namespace,
) -> None:
    if options.json:
        told = {
            "camera": camera.kept_as,
            "calibration": found.as_dict(),
            "print": _as_json(seen),
            "sight": None if quality is None else sight_as_json(quality),
        }
        print(json.dumps(told))
        return
    width, height = (round(size) for size in found.table_size)
    card = round(found.card_width())
    words = texts(options.lang)
    print_lines(words.say("told-calibrated", camera=camera.called, width=width, height=height, card=card))
    untold = (None if seen is None else untold_print(seen)) or small_cards(found)
    if untold is not None:
        print_lines(words.reason(untold))
    if quality is not None:
        print_lines(*sight_in_lines(quality, words))


def _as_json(seen: PrintSeen | None) -> dict[str, float | str | None] | None:
    """How print is seen, in pixels, and what cannot be told so; None where no card lies there."""
    if seen is None:
        return None
    return {
        "card": round(seen.card, 1),
        "softness": round(seen.softness, 2),
        "index": None if seen.index is None else round(seen.index, 1),
        "untold": None if seen.untold is None else seen.untold.value,
        "lacking": None if seen.lacking is None else seen.lacking.value,
    }
