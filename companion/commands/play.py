"""``companion play``: the evening at the table."""

from __future__ import annotations

import argparse
import time
from contextlib import ExitStack, closing
from dataclasses import replace
from functools import partial

from companion.cameras.chosen import SIMULATED, ChosenCamera
from companion.cameras.recording import Recording
from companion.cameras.sources import FrameSource, Problems, notice_of
from companion.commands.calling import no_caller
from companion.commands.club_table import TableAtClub
from companion.commands.commentary import Commentary
from companion.commands.devices import camera_now
from companion.commands.display import DISPLAY, Display
from companion.commands.elsewhere import Elsewhere
from companion.commands.films import Films, check_free_folder
from companion.commands.kept import forget_old, resumed
from companion.commands.kiosk import wait_for_display
from companion.commands.lookout import Lookout
from companion.commands.opening import (
    OPENERS,
    PAUSE,
    REFUSED,
    Openers,
    as_filmed,
    decks_of,
    folder_of,
    keep_table_of,
    open_journal,
    open_signals,
    ringed,
    sized_as_filmed,
    surroundings,
    table_of,
)
from companion.commands.options import (
    Commands,
    add_command,
    camera_named,
    club_named,
    place,
    seed,
    web_address,
)
from companion.commands.patience import TerminalPatience
from companion.commands.refusals import refuse
from companion.commands.second_screen import SecondScreen
from companion.commands.stopping import stopped_by_signals
from companion.decks.chosen import ChosenDecks
from companion.engines import Header, Reason, game_names
from companion.engines.errors import UnfitNameError
from companion.engines.names import entered_name
from companion.evening.dating import unset_clock
from companion.evening.evening import Evening
from companion.evening.journal import Journal
from companion.evening.record_file import check_record
from companion.evening.tables import KnownTable
from companion.machine.errors import SettingsError
from companion.machine.folders import Folders, folders
from companion.machine.program_log import BEGINS, ENDS, kept_log, note
from companion.machine.settings import Settings, read_settings
from companion.machine.watchdog import Watchdog
from companion.screens.people import USUAL_GAME
from companion.sitting import Sitting
from companion.sitting.signals import Signals
from companion.sitting.view import View
from companion.table.inputs import Action, Press
from companion.texts import Texts, texts
from companion.voice import Caller
from hardware.cameras import Frame, check_camera


class Heard:
    """What is heard and seen of an evening that is told as text: sounds, a voice, and who follows elsewhere.

    Args:
        signals: sounds and lamps.
        caller: the voice.
        elsewhere: who follows on phones and at the club.

    Attributes:
        caller: the voice.
        elsewhere: who follows on phones and at the club.
    """

    def __init__(self, signals: Signals, caller: Caller, elsewhere: Elsewhere) -> None:
        self._signals = signals
        self.caller = caller
        self.elsewhere = elsewhere
        self._view: View | None = None

    def show(self, view: View | None) -> None:
        """Tell what is new in a view; None where nothing can be, and the voice only goes on."""
        self._view = view or self._view
        self.caller.show(self._view)
        if view is not None:
            self._signals.show(view, said=self.caller.covers)


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
            return _headless(options, places, settings, camera, openers)
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


def _headless(
    options: argparse.Namespace, places: Folders, settings: Settings, camera: ChosenCamera, openers: Openers
) -> int:
    with ExitStack() as opened:
        # What may be refused comes first: an evening that cannot begin is not begun.
        second = SecondScreen(options.web, settings.language)
        opened.callback(second.close)
        heard = camera.people_sit_there
        signals = open_signals(settings, places.settings, openers.lamps) if heard else Signals(None, None)
        opened.callback(signals.close)
        caller = openers.caller(settings, places) if heard else no_caller(settings)
        opened.callback(caller.close)
        if not (camera.watches or (settings.buttons and settings.use_buttons)):
            refuse(Reason("trouble-nothing-watched"), settings.language)
            return 1
        journal = open_journal(places, camera, settings.language)
        opened.callback(journal.close)
        journal.patience = TerminalPatience(settings.language)
        club = TableAtClub(options.club, settings, places, journal, able=not camera.shows_the_past)
        opened.callback(club.close)
        heard_there = Heard(signals, caller, Elsewhere(second, club))
        return _played(options, places, settings, camera, journal, heard_there, openers)


def _played(
    options: argparse.Namespace,
    places: Folders,
    settings: Settings,
    camera: ChosenCamera,
    journal: Journal,
    heard: Heard,
    openers: Openers,
) -> int:
    """Play the evening and tell it; the exit status."""
    table = table_of(places, camera, settings.language)
    settings = sized_as_filmed(settings, camera)
    evening, unread = resumed(journal, options.record) if _may_resume(options, camera) else (None, None)
    goes_on = evening is not None
    if unread is not None:
        refuse(unread, settings.language)
    if evening is not None and evening.ruled_otherwise is not None:
        refuse(evening.ruled_otherwise, settings.language)
    if evening is None:
        header = _header(options, camera)
        header = ringed(header, decks_of(header.game, options, settings, places, camera))
        beside = camera.shows_the_past
        evening = Evening.begin(journal, header, options.record, beside=beside, unset=unset_clock())
        as_filmed(evening, camera)
    unforgotten = forget_old(journal, settings.pictures)
    if unforgotten is not None:
        refuse(unforgotten, settings.language)
    decks = decks_of(evening.header.game, options, settings, places, camera)
    told = partial(_told, evening, options, settings, openers, decks, watched=camera.watches)
    sitting, commentary = told(table)
    commentary.say(_beginning(evening, options, settings, camera, resumed=goes_on))
    if heard.elsewhere.on:
        heard.elsewhere.show(sitting.view, settings.language, evening)
    one_game, lookout = camera.is_recording, Lookout(camera, settings.table, settings.language)
    films = Films(folder_of(places.films, camera), options.frames)
    films.go_on(evening, surroundings(sitting, decks, settings))
    source = openers.source(
        camera, settings, places, sitting, options.seed, live=False, wired=openers.buttons
    )
    with closing(source), closing(films):
        seen = _watch(sitting, source, heard, lookout, films, one_game=one_game)
        if source.over and not lookout.end(sitting, well=seen) and not evening.ruled:
            evening.drop_if_empty()
            return 1
        commentary.end()
        while not (sitting.quit or source.over):
            films.keep()
            evening.next_game(evening.header)
            sitting, commentary = told(None)
            films.go_on(evening, surroundings(sitting, decks, settings))
            commentary.say(texts(settings.language).say("told-next"))
            dealt = Press(Action.DEALT, source.now())
            films.add(dealt)
            sitting.press(dealt)
            seen &= _watch(sitting, source, heard, lookout, films, one_game=one_game)
            commentary.end()
        keep_table_of(sitting, settings, places, camera)
    if not source.over:
        return 0
    evening.end()
    return 0 if lookout.end(sitting, well=seen) and seen else 1


def _beginning(
    evening: Evening, options: argparse.Namespace, settings: Settings, camera: ChosenCamera, *, resumed: bool
) -> str:
    """The first sentence of an evening that is told as text: what happens, and why no window is open."""
    words = texts(settings.language)
    if resumed:
        return words.say("told-resumed")
    if not camera.is_simulated:
        return words.say("told-camera" if camera.watches else "told-unwatched")
    why = "told-simulated" if options.headless else "told-no-display"
    return words.say(why, game=words.say(f"game-{evening.header.game}"))


def _told(
    evening: Evening,
    options: argparse.Namespace,
    settings: Settings,
    openers: Openers,
    decks: ChosenDecks | None,
    table: KnownTable | None,
    *,
    watched: bool,
) -> tuple[Sitting, Commentary]:
    """A sitting for the evening's game, told as text."""
    commentary = Commentary(evening, settings.language, as_json=options.json)
    sitting = openers.sitting(evening, settings, commentary.hear, table, decks=decks, watched=watched)
    return sitting, commentary


def _watch(
    sitting: Sitting,
    source: FrameSource,
    heard: Heard,
    lookout: Lookout,
    films: Films,
    *,
    one_game: bool,
) -> bool:
    """Let the sitting see everything that the source gives until one of them has enough.

    When the game is over, “dealt” asks for the next one, unless all there is belongs to one game: a recording
    keeps what was pressed after its end, too.

    Returns:
        Whether all that there was could be seen.
    """
    problems, seen, language = Problems(), True, lookout.language
    while not (sitting.quit or source.over):
        sitting.evening.look_after()
        for reason in (*sitting.evening.take_untold(), *films.take_untold()):
            refuse(reason, language)
        moment = source.next()
        if isinstance(moment, Frame):
            sitting.step(moment)
            source.heed(sitting.watching.look.state)
            films.add(sitting.watching.frame or moment)
            lookout.picture(sitting, moment.time)
        # A camera that fails after its last picture is told of after that.
        told = problems.new(source)
        if told:
            seen = False
            sitting.wait(source.now())
            sitting.tell_problem(notice_of(source), lost=source.camera_gone)
        for problem in told:
            refuse(problem, language)
        if moment is None:
            time.sleep(PAUSE)
            sitting.wait(source.now())
        elif isinstance(moment, Press):
            if moment.action is Action.DEALT and sitting.evening.over and not one_game:
                return seen
            films.add(moment, sitting.asking.question)
            sitting.press(moment)
        films.keep()
        heard.show(sitting.view if moment is not None else None)
        untold = heard.caller.take_untold()
        if heard.elsewhere.on:
            untold += _follow_others(sitting, source, heard.elsewhere, films, language)
        for reason in untold:
            refuse(reason, language)
    return seen


def _follow_others(
    sitting: Sitting, source: FrameSource, elsewhere: Elsewhere, films: Films, language: str
) -> tuple[Reason, ...]:
    """Show phones and the club what there is to be seen; what phones press is taken as if it was a button.

    Gives what people must be told.
    """
    untold = elsewhere.show(sitting.view, language, sitting.evening)
    for touch in elsewhere.pressed(sitting.view):
        press = Press(touch.action, source.now(), touch.seat, touch.choice)
        films.add(press, sitting.asking.question)
        sitting.press(press)
    return untold


def _may_resume(options: argparse.Namespace, camera: ChosenCamera) -> bool:
    """Whether nothing was said that makes it another evening; what a file shows belongs to none."""
    named = options.game or options.players or options.seed is not None
    return not (named or camera.shows_the_past)


def _header(options: argparse.Namespace, camera: ChosenCamera) -> Header:
    if camera.is_recording:
        return Recording(camera.path).header
    from companion.commands.simulated import players_for

    game = options.game or USUAL_GAME
    return Header(game, options.players or players_for(game))


def _names(text: str, words: Texts) -> tuple[str, ...]:
    try:
        names = tuple(map(entered_name, text.split(",")))
    except UnfitNameError as error:
        raise argparse.ArgumentTypeError(words.reason(error.reason)) from None
    if len(set(names)) != len(names):
        raise argparse.ArgumentTypeError(words.say("unfit-names-alike"))
    return names
