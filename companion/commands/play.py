"""``companion play``: the evening at the table."""

from __future__ import annotations

import argparse
from dataclasses import replace
from functools import partial

from companion.cameras.chosen import SIMULATED
from companion.commands.devices import camera_now
from companion.commands.display import DISPLAY, Display
from companion.commands.films import check_free_folder
from companion.commands.kiosk import wait_for_display
from companion.commands.opening import OPENERS, REFUSED, Openers
from companion.commands.options import (
    Commands,
    add_command,
    camera_named,
    club_named,
    place,
    seed,
    web_address,
)
from companion.commands.refusals import refuse
from companion.commands.stopping import stopped_by_signals
from companion.commands.told_evening import Start, tell_evening
from companion.engines import Reason, game_names
from companion.engines.errors import UnfitNameError
from companion.engines.names import entered_name
from companion.evening.record_file import check_record
from companion.machine.errors import SettingsError
from companion.machine.folders import Folders, folders
from companion.machine.program_log import BEGINS, ENDS, kept_log, note
from companion.machine.settings import Settings, read_settings
from companion.machine.watchdog import Watchdog
from companion.texts import Texts
from hardware.cameras import check_camera


def register(commands: Commands, words: Texts) -> None:
    """Add the command's parser, which explains itself in those words."""
    parser = add_command(commands, words, "play")
    parser.add_argument(
        "game", nargs="?", choices=game_names(), metavar=words.say("meta-game"), help=", ".join(game_names())
    )
    parser.add_argument(
        "--camera",
        type=camera_named(words),
        metavar=words.say("meta-name"),
        help=words.say("help-play-camera"),
    )
    parser.add_argument(
        "--players", type=partial(_names, words=words), metavar="A,B,C", help=words.say("help-play-players")
    )
    parser.add_argument(
        "--deck",
        action="append",
        default=[],
        metavar=words.say("meta-name"),
        help=words.say("help-play-deck"),
    )
    parser.add_argument("--direct", action="store_true", help=words.say("help-play-direct"))
    window = parser.add_mutually_exclusive_group()
    window.add_argument("--headless", action="store_true", help=words.say("help-play-headless"))
    window.add_argument("--kiosk", action="store_true", help=words.say("help-play-kiosk"))
    parser.add_argument(
        "--record", type=place(words), metavar=words.say("meta-file"), help=words.say("help-play-record")
    )
    parser.add_argument(
        "--frames", type=place(words), metavar=words.say("meta-folder"), help=words.say("help-play-frames")
    )
    parser.add_argument("--seed", type=seed(words), metavar="N", help=words.say("help-play-seed"))
    parser.add_argument(
        "--web", type=web_address(words), metavar=words.say("meta-web"), help=words.say("help-play-web")
    )
    parser.add_argument(
        "--club", type=club_named(words), metavar=words.say("meta-club"), help=words.say("help-play-club")
    )


def run(options: argparse.Namespace, display: Display = DISPLAY, openers: Openers = OPENERS) -> int:
    """Play an evening; 2 and a sentence when that cannot be done.

    Args:
        options: of the command line.
        display: shows the evening, where it is there.
        openers: open what is needed for an evening that is told as text.
    """
    watchdog = Watchdog.of_environment()
    with kept_log(folders(options.data).log), stopped_by_signals():
        note(BEGINS)
        if options.kiosk:
            wait_for_display(display.there, options.lang, watchdog)
        status = _begun(options, display, openers, watchdog)
        note(ENDS.format(status=status))
        return status


def _begun(options: argparse.Namespace, display: Display, openers: Openers, watchdog: Watchdog) -> int:
    """Play it in a window, or told as text where there is no display; the exit status."""
    try:
        places = folders(options.data)
        in_window = _in_window(options, display)
        settings = _settings(options, places, display if in_window else None, watchdog)
        camera = camera_now(options, settings)
        headless = not in_window
        if options.direct and (headless or not camera.is_simulated):
            refuse(Reason("trouble-not-directed"), options.lang)
            return 2
        if camera.is_real and (headless or options.camera):
            check_camera(camera.name, besides=(SIMULATED.name,))
        if options.record is not None:
            check_record(options.record)
        if options.frames is not None:
            check_free_folder(options.frames)
        if headless:
            return tell_evening(Start(options, places, settings, camera, openers))
        return display.play(options, places, settings, camera, watchdog)
    except REFUSED as error:
        refuse(error, options.lang)
        return 2


def _in_window(options: argparse.Namespace, display: Display) -> bool:
    """Whether a window is to be opened; a kiosk has waited for its display."""
    return bool(options.kiosk) or (not options.headless and display.there())


def _settings(
    options: argparse.Namespace, places: Folders, display: Display | None, watchdog: Watchdog
) -> Settings:
    """The owner's settings in the language of this start; what is wrong with them is told on a screen, too.

    Raises:
        SettingsError: they cannot be read; nobody reads the terminal of a kiosk.
    """
    try:
        return replace(read_settings(places.settings), language=options.lang)
    except SettingsError as error:
        if display is not None:
            display.tell(error, places, Settings(language=options.lang), watchdog)
        raise


def _names(text: str, words: Texts) -> tuple[str, ...]:
    try:
        names = tuple(map(entered_name, text.split(",")))
    except UnfitNameError as error:
        raise argparse.ArgumentTypeError(words.reason(error.reason)) from None
    if len(set(names)) != len(names):
        raise argparse.ArgumentTypeError(words.say("unfit-names-alike"))
    return names
