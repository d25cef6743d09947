"""``companion play``: the evening at the table."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from companion.commands.calibrate import camera_name
from companion.commands.commentary import Commentary
from companion.commands.options import common_options
from companion.commands.simulated import PLAYERS, SimulatedSource
from companion.decks import ChosenDecks, chosen_decks, taught_updown
from companion.engines import GAMES, EngineError, Header
from companion.evening.errors import EveningError
from companion.evening.evening import Evening, Ruled
from companion.evening.journal import Journal
from companion.evening.tables import known_table
from companion.eyes import live_eye
from companion.folders import Folders, folders
from companion.inputs import Action, Press
from companion.recording import Recording
from companion.screens.errors import ScreenError
from companion.settings import Settings, read_settings
from companion.signals import Signals
from companion.sitting import Sitting, kept_calibration
from companion.sources import CameraSource, NoCamera, Problems, RecordingSource, Source
from companion.table.errors import TableError
from companion.table.playing_table import table_for
from companion.texts import texts
from companion.unwatched import Unwatched
from hardware.buttons import Buttons
from hardware.cameras import open_camera, picamera2_is_here
from hardware.display import has_display
from hardware.errors import HardwareError
from hardware.lamps import Lamps
from hardware.sounds import Sounds
from vision.errors import VisionError
from vision.table.watcher import Watcher
from vision.updown.taught import suits_of

EXAMPLE = "example: companion play up-and-down --players Kim,Leah --camera usb:0"

SIMULATED = "simulated"
NO_CAMERA = "none"
PAUSE = 0.005
"""Seconds to wait when neither frame nor press has come."""


def register(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command's parser."""
    parser = commands.add_parser(
        "play", help="the evening at the table", parents=[common_options()], epilog=EXAMPLE
    )
    parser.add_argument("game", nargs="?", choices=GAMES, metavar="GAME", help=", ".join(GAMES))
    parser.add_argument(
        "--camera",
        metavar="NAME",
        help="simulated, picamera2, usb, usb:N, none, or a video, picture or folder",
    )
    parser.add_argument("--players", type=_names, metavar="A,B,C", help="clockwise as they sit")
    parser.add_argument(
        "--deck",
        action="append",
        default=[],
        metavar="NAME",
        help="a deck to play with, or a taught UP&DOWN card, see `companion decks`; may be given again",
    )
    parser.add_argument("--headless", action="store_true", help="no window: the evening is told as text")
    parser.add_argument("--record", type=Path, metavar="FILE", help="also write the table record there")
    parser.add_argument("--seed", type=int, default=None, metavar="N", help="another simulated evening")


def run(options: argparse.Namespace) -> int:
    """Play an evening; 2 and a sentence when that cannot be done."""
    try:
        places = folders(options.data)
        settings = replace(read_settings(places.settings), language=options.lang)
        camera = options.camera or settings.camera or ("picamera2" if picamera2_is_here() else SIMULATED)
        if options.headless or not has_display():
            return _headless(options, places, settings, camera)
        from companion.commands.windowed import play_in_window

        return play_in_window(options, places, settings, camera)
    except (EngineError, EveningError, HardwareError, ScreenError, TableError, VisionError) as error:
        print(error, file=sys.stderr)
        return 2


def open_journal(places: Folders, camera: str) -> Journal:
    """The journal; evenings at the simulated table have one of their own, so that scores stay true."""
    journal = Journal(places.simulated_journal if camera == SIMULATED else places.journal)
    if journal.rescued:
        print(journal.rescued, file=sys.stderr)
    return journal


def open_source(camera: str, settings: Settings, sitting: Sitting, seed: int | None, *, live: bool) -> Source:
    """The source of frames and presses that a camera's name stands for."""
    if camera == SIMULATED:
        number = sitting.evening.number if seed is None else seed
        return SimulatedSource(sitting, number, len(sitting.evening.ruled), live=live)
    if Recording.is_in(Path(camera)):
        return RecordingSource(Recording(Path(camera)))
    buttons = Buttons(dict(settings.buttons)) if settings.buttons else None
    if camera == NO_CAMERA:
        return NoCamera(buttons)
    header = sitting.evening.header
    picture = table_for(header.game, len(header.players)).picture
    return CameraSource(open_camera(camera, picture), buttons)


def open_signals(settings: Settings) -> Signals:
    """Sounds and lamps as the settings wish; raises `PinError` for lamps that cannot be used."""
    lamps = Lamps(dict(settings.lamps)) if settings.lamps else None
    return Signals(Sounds() if settings.sound else None, lamps)


def make_sitting(
    evening: Evening,
    settings: Settings,
    hear: Callable[[Ruled], None] | None,
    table: Mapping[str, Any] | None = None,
    *,
    decks: ChosenDecks | None = None,
    watched: bool = True,
) -> Sitting:
    """A sitting that watches the evening's game.

    Args:
        evening: the evening.
        settings: the owner's.
        hear: called with each ruled event.
        table: where the table lies, if that is known; what the evening itself has kept comes first.
        decks: the decks that are played with, None for our own.
        watched: whether there is a camera; without one no eye is made.
    """
    if not watched:
        return Sitting(evening, Unwatched(), hear, settings.reminder)
    size = table_size(evening, settings)
    known = kept_calibration(evening.table() or table)
    known = known.on_table_of(size) if known is not None else None
    watcher = Watcher(live_eye(evening.header.game, evening.position, decks), known, size)
    return Sitting(evening, watcher, hear, settings.reminder)


def decks_of(
    game: str, options: argparse.Namespace, settings: Settings, places: Folders, camera: str
) -> ChosenDecks | None:
    """The decks that a game is played with; None at the simulated table, where people have ours.

    Raises:
        DeckError: there is no such deck, its file is damaged, or its cards are not those of the game.
    """
    if camera == SIMULATED or (Recording.is_in(Path(camera)) and not options.deck):
        return None
    return chosen_decks(game, places.decks, options.deck, dict(settings.decks))


def ringed(header: Header, decks: ChosenDecks | None) -> Header:
    """The header with the suits in the order in which a taught UP&DOWN card bears them."""
    card = taught_updown(decks) if header.game == "up-and-down" else None
    if card is None or "ring" in header.options:
        return header
    return Header(header.game, header.players, {**header.options, "ring": list(suits_of(card))})


def table_size(evening: Evening, settings: Settings) -> tuple[float, float]:
    """Width and height of the table in mm: the owner's, and no less than the game lays cards on."""
    header = evening.header
    return table_for(header.game, len(header.players)).at_least(settings.table).top


def table_of(places: Folders, camera: str) -> Mapping[str, Any] | None:
    """What ``companion calibrate`` found out about that camera; a recording brings its own."""
    if camera in (SIMULATED, NO_CAMERA) or Recording.is_in(Path(camera)):
        return None
    return known_table(places.tables, camera_name(camera))


def _headless(options: argparse.Namespace, places: Folders, settings: Settings, camera: str) -> int:
    journal = open_journal(places, camera)
    evening = Evening.resume(journal, options.record) if _may_resume(options, camera) else None
    resumed = evening is not None
    if evening is None:
        header = _header(options, camera)
        header = ringed(header, decks_of(header.game, options, settings, places, camera))
        evening = Evening.begin(journal, header, options.record)
    decks = decks_of(evening.header.game, options, settings, places, camera)
    kind = "resumed" if resumed else "simulated" if camera == SIMULATED else "camera"
    watched = camera != NO_CAMERA
    sitting, commentary = _told(evening, options, settings, table_of(places, camera), decks, watched=watched)
    commentary.say(texts(settings.language).say(f"told-{kind}"))
    source = open_source(camera, settings, sitting, options.seed, live=False)
    signals = open_signals(settings) if _is_live(camera) else Signals(None, None)
    try:
        seen = _watch(sitting, source, signals)
        commentary.end()
        while not (sitting.quit or source.over):
            evening.next_game(evening.header)
            sitting, commentary = _told(evening, options, settings, None, decks, watched=watched)
            commentary.say(texts(settings.language).say("told-next"))
            sitting.press(Press(Action.DEALT, source.now()))
            seen &= _watch(sitting, source, signals)
            commentary.end()
    finally:
        signals.close()
        source.close()
    if source.over:
        evening.end()
    journal.close()
    return 0 if seen or not source.over else 1


def _told(
    evening: Evening,
    options: argparse.Namespace,
    settings: Settings,
    table: Mapping[str, Any] | None,
    decks: ChosenDecks | None,
    *,
    watched: bool,
) -> tuple[Sitting, Commentary]:
    """A sitting for the evening's game, told as text."""
    commentary = Commentary(evening, settings.language, as_json=options.json)
    sitting = make_sitting(evening, settings, commentary.hear, table, decks=decks, watched=watched)
    return sitting, commentary


def _is_live(camera: str) -> bool:
    """Whether people sit at the table now who may hear and see something."""
    return camera in (NO_CAMERA, "picamera2") or camera.partition(":")[0] == "usb"


def _watch(sitting: Sitting, source: Source, signals: Signals) -> bool:
    """Let the sitting see everything that the source gives until one of them has enough.

    When the game is over, “dealt” asks for the next one.

    Returns:
        Whether all that there was could be seen.
    """
    problems, seen = Problems(), True
    while not (sitting.quit or source.over):
        moment = source.next()
        problem = problems.new(source)
        if problem is not None:
            seen = False
            print(problem, file=sys.stderr)
            sitting.tell_problem(lost=source.camera_gone)
        if moment is None:
            time.sleep(PAUSE)
        elif isinstance(moment, Press):
            if moment.action is Action.DEALT and sitting.evening.over:
                return seen
            sitting.press(moment)
        else:
            sitting.step(moment.image, moment.time, moment.missed)
        if moment is not None:
            signals.show(sitting.view)
    return seen


def _may_resume(options: argparse.Namespace, camera: str) -> bool:
    """Whether nothing was said that makes it another evening."""
    return not (options.game or options.players or options.seed or Recording.is_in(Path(camera)))


def _header(options: argparse.Namespace, camera: str) -> Header:
    if Recording.is_in(Path(camera)):
        return Recording(Path(camera)).header
    return Header(options.game or "up-and-down", options.players or PLAYERS)


def _names(text: str) -> tuple[str, ...]:
    names = tuple(name.strip() for name in text.split(","))
    if not all(1 <= len(name) <= 24 for name in names) or len(set(names)) != len(names):
        raise argparse.ArgumentTypeError(
            "players are distinct names of 1 to 24 characters, with commas between"
        )
    return names
