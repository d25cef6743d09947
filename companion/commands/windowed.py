"""An evening in a window: pages, touches and keys around a sitting."""

from __future__ import annotations

import argparse
from dataclasses import replace

from companion.cameras.chosen import ChosenCamera
from companion.commands.choices import Choices
from companion.commands.club_table import TableAtClub
from companion.commands.devices import devices_here, usable_lamps
from companion.commands.elsewhere import Elsewhere
from companion.commands.films import Films
from companion.commands.finding import finding
from companion.commands.interrupted import Interrupted
from companion.commands.keepsakes import Keepsakes, moment_pages
from companion.commands.kept import (
    delete_pictures,
    exported,
    pictures_of,
    resumed,
    room_made,
    room_of,
    so_far,
)
from companion.commands.known_people import KnownPeople
from companion.commands.known_tables import is_known_mirrored, keep_table_of, table_seen
from companion.commands.misread import keep_misread
from companion.commands.new_stick import NewStick
from companion.commands.opened_game import GameOpener
from companion.commands.opening import OPENERS, Openers, folder_of, open_signals
from companion.commands.played_game import PlayedGame
from companion.commands.portraits import Portraits
from companion.commands.preferences import preferences_of
from companion.commands.refusals import refuse
from companion.commands.second_screen import SecondScreen
from companion.commands.switching import KioskMachine
from companion.commands.waiting_window import WindowPatience
from companion.engines import Header, Reason
from companion.evening.dating import likely_day
from companion.evening.errors import JournalError
from companion.evening.evening import Evening
from companion.evening.history import PastEvening
from companion.evening.journal import Journal
from companion.evening.pictures import KeptPictures
from companion.examination import examine
from companion.machine.clock import clock_is_set
from companion.machine.errors import SettingsError
from companion.machine.folders import Folders
from companion.machine.power import Power
from companion.machine.settings import Settings
from companion.screens.browser import Browser
from companion.screens.ending_intents import MakeFilm, TakePicture
from companion.screens.ending_pages import EndingPages
from companion.screens.equipment import Devices, PlayWith
from companion.screens.facts import facts_of
from companion.screens.filming import RecordEvening
from companion.screens.first_run_intents import Apart, KeepSafe
from companion.screens.given import AboutOthers, AboutPeople, Given
from companion.screens.history_intents import PlayAgain
from companion.screens.intents import (
    Begin,
    CheckDeck,
    DeletePictures,
    EditScores,
    Export,
    FindBoard,
    Leave,
    MeasureSight,
    PageName,
    Resume,
    Seated,
    ShowCorners,
    Tell,
    Touch,
)
from companion.screens.lesson_intents import Teach
from companion.screens.motion_player import MotionPlayer
from companion.screens.pages.frame import draw_patience
from companion.screens.pages.leaving import Kiosk
from companion.screens.pages.welcome import Welcome
from companion.screens.people import USUAL_GAME, People
from companion.screens.people_intents import Choose
from companion.screens.player_pages import PlayerPages, PlayersHere
from companion.screens.preferences import Choice
from companion.screens.profile_intents import ChooseProfile, TakePortrait
from companion.screens.score_pages import ScorePages
from companion.screens.theme import THEMES
from companion.screens.touchscreen import PictureTold, Touchscreen
from companion.screens.voice_intents import Hear, Spelled
from companion.screens.window import Window
from companion.screens.wish_intents import AnswerWish
from companion.sitting import Sitting
from companion.sitting.view import View
from companion.texts import texts
from companion.texts.errors import reason_of_error

LOOKED_EVERY = 6
"""Pictures' times after which the table is looked at again where neither frame nor press has come: a sixth of
a second, which nobody notices of what time itself changes."""


class WindowedEvening:
    """One program run: pages, and a sitting once a game has begun.

    Args:
        options: of the command line.
        places: the owner's folders.
        settings: as they were read.
        camera: the camera.
        journal: where evenings are kept.
        window: shows the pages.
        problem: what is to be said of the camera on the welcome page, None for nothing.
        openers: open what a game is played with.
        kiosk: the machine that is there for the companion alone, None: it is somebody's computer.
        interrupted: tells of an evening that was cut short.
        second: the second screen, None: it is off until somebody switches it on.
        club: this table at a club, None where it is at none.

    Attributes:
        power: what is to become of the machine, None for nothing.
        asked: what people want to do before they come back, None: they have left.
    """

    def __init__(
        self,
        options: argparse.Namespace,
        places: Folders,
        settings: Settings,
        camera: ChosenCamera,
        journal: Journal,
        window: Window,
        problem: Reason | None = None,
        openers: Openers = OPENERS,
        kiosk: KioskMachine | None = None,
        interrupted: Interrupted | None = None,
        second: SecondScreen | None = None,
        club: TableAtClub | None = None,
    ) -> None:
        self._interrupted = interrupted or Interrupted()
        self._elsewhere = Elsewhere(second or SecondScreen(None, settings.language), club)
        self._kiosk = kiosk
        self.power: Power | None = None
        self.asked: Apart | None = None
        self._options = options
        self._places = places
        self._choices = Choices(options, places, settings, camera)
        self._opener = GameOpener(options, places, camera, journal, self._choices, openers)
        self._camera = camera
        self._journal = journal
        self._window = window
        self._screen = Touchscreen(window, THEMES[settings.theme])
        self._canvas = self._screen.canvas
        usable, unlit = usable_lamps(settings, openers.lamps)
        self._untold = [unlit] if unlit else []
        self._game: PlayedGame | None = None
        self._moments = moment_pages(journal, lambda: self._choices.settings, lambda: self._game)
        self._keepsakes = Keepsakes(journal, self._moments, lambda: self._game)
        self._known = KnownPeople(journal, places, self._choices)
        self._portraits = Portraits(journal, camera, openers.camera)
        self._patience = WindowPatience(self._screen, lambda: self._choices.settings.language)
        journal.patience = self._patience
        welcome = self._welcome(problem or journal.notice)
        self._browser = self._new_browser(replace(welcome, problem=welcome.problem or unlit))
        self._shown: View | None = None
        self._looks_again = 0
        # Sounds can be switched on later, whatever the settings say.
        self._signals = open_signals(replace(usable, sound=True), places.settings, openers.lamps)
        self._signals.audible = settings.sound
        self._caller = openers.caller(settings, places)
        self._portraits.show(self._browser, self._canvas, self._caller, settings)
        self._films = Films(folder_of(places.films, camera), options.frames)
        self._stick = NewStick(openers.sticks)
        self._left = False
        self._begin_as_asked(can_go_on=welcome.resumable is not None)

    def _welcome(self, problem: Reason | None) -> Welcome:
        """What the first page shows, with what is to be said of camera or journal; None for nothing."""
        camera = self._camera
        bare = Welcome(None, camera.is_simulated, camera.watches, problem, asks=self._kiosk is not None)
        return self._known.greeted(bare, look_only=camera.shows_the_past)

    def _new_browser(self, welcome: Welcome) -> Browser:
        """The pages, the welcome page first; what they show they ask for when they show it."""
        journal, settings, goes_on = self._journal, self.settings, not self._camera.shows_the_past
        return Browser(
            preferences_of(settings),
            welcome,
            people=People(remembered=self._known.remembered()),
            examine=lambda: examine(self._places, journal),
            decks_of=self._choices.decks_of,
            devices_here=self._devices_here,
            pictures_here=self._pictures_here,
            room_here=lambda: room_of(journal),
            scores=ScorePages(self._evening_so_far, moments=self._moments),
            ending=EndingPages(settings.motion),
            motions=MotionPlayer(moves=settings.motion),
            past=self._known.past_pages(lambda: self._running, look_only=not goes_on),
            players=PlayerPages(self._players_here),
            picture_of=journal.picture,
            directed=self._options.direct,
            goes_on=goes_on,
            kiosk=None if self._kiosk is None else Kiosk(self._kiosk.desktop),
        )

    def _begin_as_asked(self, *, can_go_on: bool) -> None:
        """Begin or choose the game that the command line names; else go on, where an evening can go on."""
        game, players = self._options.game, self._options.players
        if players:
            header = self._choices.agreed(Header(game or USUAL_GAME, players))
            with self._patience.unless_left():
                self._begin_evening(header, Begin())
        elif game:
            self._browser.take(Choose(game), None)
        elif can_go_on:
            self._go_on_by_itself(self._journal.open_evenings())

    def _go_on_by_itself(self, can_go_on: tuple[int, ...]) -> None:
        """Go on with an evening that was cut short, or from which people were away for a moment."""
        away = self._interrupted.take_away()
        evening = away if away in can_go_on else self._interrupted.take()
        if evening in can_go_on:
            with self._patience.unless_left():
                self._resume(evening)
                self._untold += [] if evening == away else [Reason("told-goes-on")]

    @property
    def settings(self) -> Settings:
        """What holds now, by what people have chosen."""
        return self._choices.settings

    @property
    def view(self) -> View | None:
        """What is shown of the table; None before a game has begun."""
        return self._shown

    def run(self) -> None:
        """Until somebody leaves."""
        while not (self._left or self._patience.left):
            with self._patience.unless_left():
                self._go_on()
        self._interrupted.left()
        if self.asked is not None and self._game is not None:
            self._interrupted.comes_back = self._game.evening.number

    def _go_on(self) -> None:
        """Watch, show, and take what is touched."""
        if self._game is not None and self._game.watch(self._films):
            self._screen.wake()
        if self._game is not None:
            self._interrupted.going_on(self._game.evening.number)
        if self._game is None or self._game.took or self._looks_again <= 0:
            self._look()
        self._looks_again -= 1
        self._call_on()
        self._show(self._shown)
        for intent in self._screen.meant(lambda key: self._browser.key(key, self._shown)):
            self._follow(self._browser.take(intent, self._shown))
            self._looks_again = 0
        for touch in self._elsewhere.pressed(self._shown):
            self._follow(touch)
            self._screen.wake()
            self._looks_again = 0

    def _look(self) -> None:
        """Look at what has become of the table, and after what is kept of it."""
        self._offer_stick()
        self._keepsakes.look()
        if self._game is not None:
            self._game.evening.look_after()
            self._untold += (*self._game.evening.take_untold(), *self._films.take_untold())
            for reason in self._untold:
                self._game.tell_for_a_while(reason)
            self._untold.clear()
        self._looks_again = LOOKED_EVERY
        view = self._shown = self._game.view if self._game else None
        if view is not None:
            self._signals.show(view, said=self._caller.covers)
            self._browser.look_at_sight(view)
            self._browser.look_at_end(view)
        self._browser.filming = self._films.state
        self._portraits.look(self._browser, view, self._choices.settings.mains)
        evening = self._game.evening if self._game else None
        self._untold += self._elsewhere.show(view, self.settings.language, evening)
        self._elsewhere.draw_on(self._browser)

    def _offer_stick(self) -> None:
        """Whoever plugs a stick in wants to save, or to bring back; at the table that is only told of."""
        if self._stick.came():
            if self._game is not None:
                self._untold.append(Reason("told-stick"))
            elif self._browser.page in (PageName.WELCOME, PageName.SETTINGS):
                self._leave(KeepSafe())

    def _show(self, view: View | None) -> None:
        """Draw the page, unless the very same is shown already."""
        facts = facts_of(self._browser, view)
        if self._screen.shows(facts):
            self._screen.rest()
            return
        self._browser.draw(self._canvas, view)
        self._screen.show(self._browser.told(view), facts)

    def _call_on(self) -> None:
        """Say what is new in the view; sounds and lamps tell the rest."""
        self._caller.show(self._shown)
        self._untold += self._caller.take_untold()
        self._browser.voice.able = self._caller.able

    def close(self) -> None:
        """Let go of camera, loudspeaker and lamps; what could not be told any more, the terminal tells."""
        self._films.end()
        self._keepsakes.close()
        self._leave_table()
        self._portraits.close()
        self._signals.close()
        self._caller.close()
        for reason in self._untold:
            refuse(reason, self._choices.settings.language)

    def _leave_table(self) -> None:
        """Let go of the camera, and keep where the table lay."""
        if self._game is not None:
            self._game.close()
            self._keep_table(self._game.sitting)

    def _keep_table(self, sitting: Sitting) -> None:
        """Keep where the table lies; where that cannot be written this evening goes on all the same."""
        try:
            keep_table_of(sitting, self._choices.settings, self._places, self._camera)
        except SettingsError as error:
            self._untold.append(reason_of_error(error))

    def _follow(self, given: Given | None) -> None:
        """Do what is not the screen's own affair."""
        match given:
            case Touch() | Tell() | CheckDeck() | EditScores() | Seated() if self._game is not None:
                self._at_table(given, self._game)
            case AnswerWish():
                self._follow(self._elsewhere.answer(given))
            case MeasureSight() if self._game is not None:
                self._game.sitting.sight.ask()
            case ShowCorners() | FindBoard():
                self._find_table(given)
            case DeletePictures():
                self._delete_pictures()
            case _ if isinstance(given, Choice | PlayWith | Spelled | Hear | AboutOthers):
                self._choose(given)
            case Begin() | PlayAgain() | Resume():
                self._go_on_with(given)
            case _ if isinstance(given, AboutPeople):
                self._change_people(given)
            case Teach(deck):
                self._teach(deck)
            case Export() | RecordEvening() | TakePicture() | MakeFilm():
                self._keep(given)
            case _ if isinstance(given, Leave | Apart):
                self._leave(given)

    def _leave(self, given: Leave | Apart) -> None:
        """End the program, or the evening for a while.

        Where the machine cannot be switched as people said, the page tells why.
        """
        if not isinstance(given, Leave):
            self.asked, self._left = given, True
            return
        refused = None if self._kiosk is None else self._kiosk.turned(given.then)
        if refused is None:
            self.power, self._left = given.then, True
        else:
            self._browser.kiosk = refused

    def _at_table(self, given: Touch | Tell | CheckDeck | EditScores | Seated, game: PlayedGame) -> None:
        """What concerns the game; a picture that was misread is kept where the owner allows."""
        match given:
            case Touch(action, seat, choice):
                game.press(action, seat, choice, self._films)
            case Tell(line, purpose, first):
                if first is not None and self._choices.settings.cases:
                    self._untold += keep_misread(self._places.cases, game.evening, first, line)
                game.tell(line, purpose, first)
            case _:
                game.settle(given)

    def _choose(self, choice: Choice | PlayWith | Spelled | Hear | AboutOthers) -> None:
        """What somebody has chosen holds at once, all but phones at the next start, too; a trial is heard."""
        if isinstance(choice, AboutOthers):
            self._elsewhere.follow(choice, self.settings.language, self._shown)
            return
        if isinstance(choice, Hear):
            self._caller.try_out(choice.text)
            return
        self._choices.take(choice)
        self._browser.kept, settings = self._choices.kept, self._choices.settings
        if isinstance(choice, PlayWith):
            self._browser.decks = self._choices.decks_of(self._browser.people.game)
        self._canvas.theme = THEMES[settings.theme]
        self._signals.audible = settings.sound
        self._portraits.show(self._browser, self._canvas, self._caller, settings)
        if self._game is not None:
            self._game.sitting.time.remind_after = settings.reminder

    def _keep(self, given: Export | RecordEvening | TakePicture | MakeFilm) -> None:
        """Write files, or keep what is seen."""
        match given:
            case Export():
                self._export()
            case RecordEvening(True) if self._game is not None:
                self._films.begin(self._game.evening, self._opener.surroundings(self._game.sitting))
            case RecordEvening():
                self._films.end()
            case _ if (kept := self._browser.scores.evening) is not None:
                self._keepsakes.follow(given, texts(self._choices.settings.language), kept.number)

    def _export(self) -> None:
        """Write the evening's files; the page tells which they are, and where they lie."""
        scores = self._browser.scores
        evening = scores.evening if scores.looked_back else self._evening_so_far()
        if evening is not None:
            scores.exported = exported(evening, folder_of(self._places.exports, self._camera), self._journal)

    def _teach(self, deck: str) -> None:
        """A lesson in the same window; afterwards the decks are there again, with why it could not begin."""
        self._ask_for_patience()
        from companion.commands.guided_window import Taught, teach_within

        settings, game = self._choices.settings, self._game
        if game is None:
            mirrored = is_known_mirrored(self._places, self._camera, settings.language)
        else:
            mirrored = game.sitting.watching.mirrored
        lesson = Taught(deck, self._places.decks, self._camera, self._options.seed, mirrored)
        self._browser.refused = teach_within(lesson, settings, self._window)

    @property
    def _seated(self) -> tuple[str, ...]:
        """Who sits at the table that is played at."""
        return self._game.evening.header.players if self._game else ()

    def _players_here(self) -> PlayersHere:
        """Who has played here; to read many evenings takes a moment."""
        self._ask_for_patience()
        return self._known.here(self._seated)

    def _change_people(self, given: AboutPeople) -> None:
        """What is known of somebody is otherwise from now on; the pages show it at once."""
        browser, playing = self._browser, self._game is not None
        if isinstance(given, ChooseProfile | TakePortrait):
            self._portraits.take(given, browser)
        else:
            look_only = self._camera.shows_the_past or playing
            self._known.change(given, browser, self._seated, playing=playing, look_only=look_only)
            self._portraits.read_anew()
        self._portraits.show(browser, self._canvas, self._caller, self._choices.settings)

    def _delete_pictures(self) -> None:
        """Delete the pictures of past evenings; the page tells how many are left, or why they stay."""
        try:
            delete_pictures(self._journal, self._places.cases, self._running)
        except JournalError as error:
            self._browser.refused = reason_of_error(error)
        self._browser.pictures, self._browser.room = self._pictures_here(), room_of(self._journal)

    def _pictures_here(self) -> KeptPictures:
        """The pictures that are kept of past evenings."""
        return pictures_of(self._journal, self._places.cases, self._running)

    @property
    def _running(self) -> int | None:
        """Number of the evening that runs, None before one has begun."""
        return self._game.evening.number if self._game else None

    def _devices_here(self) -> Devices:
        """The cameras and push buttons to choose from."""
        by_command = self._options.camera is not None
        return devices_here(self._choices.settings, self._camera, by_command=by_command)

    def _evening_so_far(self) -> PastEvening | None:
        """The evening with all its games, as the journal has it."""
        return so_far(self._game.evening) if self._game else None

    def _find_table(self, given: ShowCorners | FindBoard) -> None:
        """Find the table in the newest picture, and keep it for the evenings to come."""
        if self._game is None:
            return
        settings, sitting = self._choices.settings, self._game.sitting
        found = self._game.find_table(finding(given, settings.table), settings)
        if found:
            self._keep_table(sitting)
            self._films.table(table_seen(sitting))
        self._browser.found(table=found)

    def _resume(self, number: int | None) -> None:
        """Go on with an evening that was not ended; the welcome page says where that cannot be.

        Whoever is at another one already leaves it as it is: it can be gone on with later.
        """
        evening, unread = resumed(self._journal, self._options.record, number)
        if evening is None and self._game is not None:
            self._untold.extend([] if unread is None else [unread])
            self._browser.page = PageName.TABLE
            return
        if evening is None:
            shown = replace(self._browser.welcome, problem=unread)
            asked = shown.resumable is not None and number in (None, shown.resumable.number)
            self._browser.welcome = replace(shown, resumable=None) if asked else shown
            self._browser.page = PageName.WELCOME
            return
        self._films.keep()
        self._begin(evening)

    def _go_on_with(self, given: Begin | PlayAgain | Resume) -> None:
        """A game begins, with others or with the same people, or an evening goes on that was not ended."""
        if isinstance(given, Begin):
            self._new_game(given)
        elif isinstance(given, Resume):
            self._resume(given.evening)
        elif self._game is not None:
            evening = self._game.evening
            self._films.keep()
            evening.next_game(self._choices.agreed(evening.header))
            self._begin(evening)

    def _new_game(self, begin: Begin) -> None:
        """The next game of this evening, or the first one of a new evening."""
        header = self._choices.agreed(self._browser.people.header)
        if self._game is None:
            self._begin_evening(header, begin)
            return
        evening = self._game.evening
        self._films.keep()
        evening.next_game(header)
        self._begin(evening)

    def _begin_evening(self, header: Header, begin: Begin) -> None:
        """A new evening; where the clock is not set, whoever sits there is asked first what day it is."""
        if begin.asked or clock_is_set() or not self._camera.people_sit_there:
            self._begin(self._opener.new_evening(header, begin.day))
            return
        self._show_people(header)
        self._browser.ask_day(likely_day(self._journal))

    def _begin(self, evening: Evening) -> None:
        """The evening's game is played from now on, and whatever was played before is left."""
        self._ask_for_patience()
        self._leave_table()
        opened = self._opener.open(evening, directed=self._browser.directed)
        self._game = opened.game
        if self._camera.people_sit_there:
            opened.game.sitting.sight.ask()
        self._films.go_on(evening, opened.surroundings)
        reasons = (evening.ruled_otherwise, *opened.unused, *room_made(self._journal, self.settings))
        self._untold[:0] = [reason for reason in reasons if reason is not None]
        self._show_people(evening.header)
        self._browser.page = PageName.TABLE

    def _show_people(self, header: Header) -> None:
        """The pages on which people are seated show those of a game."""
        self._browser.people = People.of(self._choices.chosen(header), self._browser.people.remembered)

    def _ask_for_patience(self) -> None:
        """Say that it takes a moment: the eye is opened, for seconds on a small computer."""
        draw_patience(self._canvas, texts(self._choices.settings.language))
        self._screen.show(PictureTold(None))
