"""An evening that is told as text, where there is no display: each ruling is a line."""

from __future__ import annotations

import argparse
import time
from contextlib import ExitStack, closing
from dataclasses import dataclass, replace

from companion.cameras.chosen import ChosenCamera
from companion.cameras.recording import Recording
from companion.cameras.sources import FrameSource, Problems, notice_of
from companion.commands.calling import no_caller
from companion.commands.club_table import TableAtClub
from companion.commands.commentary import Commentary
from companion.commands.elsewhere import Elsewhere
from companion.commands.filmed import as_filmed, sized_as_filmed, surroundings
from companion.commands.films import Films
from companion.commands.kept import forget_old, resumed
from companion.commands.known_tables import keep_table_of, table_of
from companion.commands.lookout import Lookout
from companion.commands.opening import PAUSE, Openers, decks_of, folder_of, open_journal, open_signals, ringed
from companion.commands.patience import TerminalPatience
from companion.commands.refusals import refuse
from companion.commands.second_screen import SecondScreen
from companion.decks.chosen import ChosenDecks
from companion.engines import Header, Reason
from companion.evening.dating import unset_clock
from companion.evening.evening import Evening
from companion.evening.journal import Journal
from companion.evening.tables import KnownTable
from companion.machine.folders import Folders
from companion.machine.settings import Settings
from companion.screens.people import USUAL_GAME
from companion.sitting import Sitting
from companion.sitting.signals import Signals
from companion.sitting.view import View
from companion.table.inputs import Action, Press
from companion.texts import texts
from companion.voice import Caller
from hardware.cameras import Frame


@dataclass(frozen=True, slots=True)
class Start:
    """What an evening begins with.

    Attributes:
        options: of the command line.
        places: the owner's folders.
        settings: as they were read.
        camera: the camera.
        openers: open what is needed.
    """

    options: argparse.Namespace
    places: Folders
    settings: Settings
    camera: ChosenCamera
    openers: Openers

    @property
    def language(self) -> str:
        """In which the evening is told."""
        return self.settings.language

    def decks_of(self, game: str) -> ChosenDecks | None:
        """The decks that a game is played with; as `companion.commands.opening.decks_of`."""
        return decks_of(game, self.options, self.settings, self.places, self.camera)


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


def tell_evening(start: Start) -> int:
    """Play an evening and tell it; the exit status."""
    settings, places, camera = start.settings, start.places, start.camera
    with ExitStack() as opened:
        # What may be refused comes first: an evening that cannot begin is not begun.
        second = SecondScreen(start.options.web, start.language)
        opened.callback(second.close)
        heard = camera.people_sit_there
        signals = (
            open_signals(settings, places.settings, start.openers.lamps) if heard else Signals(None, None)
        )
        opened.callback(signals.close)
        caller = start.openers.caller(settings, places) if heard else no_caller(settings)
        opened.callback(caller.close)
        if not (camera.watches or (settings.buttons and settings.use_buttons)):
            refuse(Reason("trouble-nothing-watched"), start.language)
            return 1
        journal = open_journal(places, camera, start.language)
        opened.callback(journal.close)
        journal.patience = TerminalPatience(start.language)
        club = TableAtClub(start.options.club, settings, places, journal, able=not camera.shows_the_past)
        opened.callback(club.close)
        return _played(start, journal, Heard(signals, caller, Elsewhere(second, club)))


def _played(start: Start, journal: Journal, heard: Heard) -> int:
    """Play one game after the other and tell them; the exit status."""
    table = table_of(start.places, start.camera, start.language)
    start = replace(start, settings=sized_as_filmed(start.settings, start.camera))
    evening, goes_on = _evening(start, journal)
    decks = start.decks_of(evening.header.game)
    sitting, commentary = _told_sitting(start, evening, decks, table)
    commentary.say(_beginning(start, evening, goes_on=goes_on))
    if heard.elsewhere.on:
        heard.elsewhere.show(sitting.view, start.language, evening)
    lookout = Lookout(start.camera, start.settings.table, start.language)
    films = Films(folder_of(start.places.films, start.camera), start.options.frames)
    films.go_on(evening, surroundings(sitting, decks, start.settings))
    source = start.openers.source(
        start.camera,
        start.settings,
        start.places,
        sitting,
        start.options.seed,
        live=False,
        wired=start.openers.buttons,
    )
    watched = WatchedEvening(source, heard, lookout, films, one_game=start.camera.is_recording)
    with closing(source), closing(films):
        seen = watched.watch(sitting)
        if source.over and not lookout.end(sitting, well=seen) and not evening.ruled:
            evening.drop_if_empty()
            return 1
        commentary.end()
        while not (sitting.quit or source.over):
            films.keep()
            evening.next_game(evening.header)
            sitting, commentary = _told_sitting(start, evening, decks)
            films.go_on(evening, surroundings(sitting, decks, start.settings))
            commentary.say(texts(start.language).say("told-next"))
            dealt = Press(Action.DEALT, source.now())
            films.add(dealt)
            sitting.press(dealt)
            seen &= watched.watch(sitting)
            commentary.end()
        keep_table_of(sitting, start.settings, start.places, start.camera)
    if not source.over:
        return 0
    evening.end()
    return 0 if lookout.end(sitting, well=seen) and seen else 1


def _evening(start: Start, journal: Journal) -> tuple[Evening, bool]:
    """An evening that goes on, or else a new one; and whether it goes on."""
    may_resume = _may_resume(start.options, start.camera)
    evening, unread = resumed(journal, start.options.record) if may_resume else (None, None)
    goes_on = evening is not None
    if unread is not None:
        refuse(unread, start.language)
    if evening is not None and evening.ruled_otherwise is not None:
        refuse(evening.ruled_otherwise, start.language)
    if evening is None:
        header = _header(start.options, start.camera)
        header = ringed(header, start.decks_of(header.game))
        beside = start.camera.shows_the_past
        evening = Evening.begin(journal, header, start.options.record, beside=beside, unset=unset_clock())
        as_filmed(evening, start.camera)
    unforgotten = forget_old(journal, start.settings.pictures)
    if unforgotten is not None:
        refuse(unforgotten, start.language)
    return evening, goes_on


def _beginning(start: Start, evening: Evening, *, goes_on: bool) -> str:
    """The first sentence of an evening that is told as text: what happens, and why no window is open."""
    words, camera = texts(start.language), start.camera
    if goes_on:
        return words.say("told-resumed")
    if not camera.is_simulated:
        return words.say("told-camera" if camera.watches else "told-unwatched")
    why = "told-simulated" if start.options.headless else "told-no-display"
    return words.say(why, game=words.say(f"game-{evening.header.game}"))


def _told_sitting(
    start: Start, evening: Evening, decks: ChosenDecks | None, table: KnownTable | None = None
) -> tuple[Sitting, Commentary]:
    """A sitting for the evening's game, told as text."""
    commentary = Commentary(evening, start.language, as_json=start.options.json)
    sitting = start.openers.sitting(
        evening, start.settings, commentary.hear, table, decks=decks, watched=start.camera.watches
    )
    return sitting, commentary


class WatchedEvening:
    """Lets one sitting after the other see what comes, and tells what people must know of that.

    Args:
        source: gives frames and presses.
        heard: what is heard and seen of the evening.
        lookout: tells why the table is not watched.
        films: keep what comes, where that is wished.
        one_game: whether all there is belongs to one game, as in a recording: that keeps what was pressed
            after the game's end, too.
    """

    def __init__(
        self, source: FrameSource, heard: Heard, lookout: Lookout, films: Films, *, one_game: bool
    ) -> None:
        self._source = source
        self._heard = heard
        self._lookout = lookout
        self._films = films
        self._one_game = one_game

    def watch(self, sitting: Sitting) -> bool:
        """Let the sitting see everything that the source gives until one of them has enough.

        When the game is over, “dealt” asks for the next one.

        Returns:
            Whether all that there was could be seen.
        """
        problems, seen = Problems(), True
        while not (sitting.quit or self._source.over):
            sitting.evening.look_after()
            self._refuse(*sitting.evening.take_untold(), *self._films.take_untold())
            moment = self._source.next()
            if isinstance(moment, Frame):
                self._see(sitting, moment)
            # A camera that fails after its last picture is told of after that.
            told = problems.new(self._source)
            if told:
                seen = False
                sitting.wait(self._source.now())
                sitting.tell_problem(notice_of(self._source), lost=self._source.camera_gone)
            self._refuse(*told)
            if moment is None:
                time.sleep(PAUSE)
                sitting.wait(self._source.now())
            elif isinstance(moment, Press):
                if moment.action is Action.DEALT and sitting.evening.over and not self._one_game:
                    return seen
                self._press(sitting, moment)
            self._films.keep()
            self._show(sitting, is_new=moment is not None)
        return seen

    def _press(self, sitting: Sitting, press: Press) -> None:
        """Take a press, and film it."""
        self._films.add(press, sitting.asking.question)
        sitting.press(press)

    def _see(self, sitting: Sitting, frame: Frame) -> None:
        """Look at a frame, and film it."""
        sitting.step(frame)
        self._source.heed(sitting.watching.look.state)
        self._films.add(sitting.watching.frame or frame)
        self._lookout.picture(sitting, frame.time)

    def _show(self, sitting: Sitting, *, is_new: bool) -> None:
        """Tell by sound, lamps and voice what there is to be seen, and on phones and at the club."""
        self._heard.show(sitting.view if is_new else None)
        untold = self._heard.caller.take_untold()
        if self._heard.elsewhere.on:
            untold += self._follow_others(sitting)
        self._refuse(*untold)

    def _follow_others(self, sitting: Sitting) -> tuple[Reason, ...]:
        """Show phones and the club what there is to be seen; a touch there is taken as if it was a button.

        Gives what people must be told.
        """
        elsewhere = self._heard.elsewhere
        untold = elsewhere.show(sitting.view, self._lookout.language, sitting.evening)
        for touch in elsewhere.pressed(sitting.view):
            self._press(sitting, Press(touch.action, self._source.now(), touch.seat, touch.choice))
        return untold

    def _refuse(self, *reasons: Reason) -> None:
        for reason in reasons:
            refuse(reason, self._lookout.language)


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
