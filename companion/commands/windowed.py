"""An evening in a window: pages, touches and keys around a sitting."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from companion.background import BackgroundWatcher
from companion.commands.choices import Choices
from companion.commands.devices import devices_here, usable_buttons
from companion.commands.films import Films
from companion.commands.finding import finding
from companion.commands.guided_window import Taught, teach_within
from companion.commands.misread import keep_misread
from companion.commands.opening import (
    NO_CAMERA,
    SIMULATED,
    folder_of,
    is_live,
    keep_table_of,
    make_sitting,
    open_signals,
    open_source,
    table_of,
    table_size,
)
from companion.commands.preferences import preferences_of
from companion.commands.simulated import SimulatedSource
from companion.engines import Header, Reason, read_event
from companion.evening.errors import ExportError
from companion.evening.evening import Evening
from companion.evening.export import write_evening
from companion.evening.history import PastEvening, past_evening, remembered_names
from companion.evening.journal import Journal
from companion.examination import examine
from companion.folders import Folders
from companion.inputs import Action, Press
from companion.rehearsal.directions import Directions
from companion.screens.browser import Browser, Given
from companion.screens.canvas import Canvas
from companion.screens.equipment import Devices, PlayWith, UseButtons, UseCamera
from companion.screens.filming import Record
from companion.screens.intents import (
    Begin,
    Cases,
    CheckDeck,
    Choose,
    Corners,
    EditScores,
    Export,
    FindBoard,
    Language,
    Leave,
    Look,
    PageName,
    Purpose,
    Remind,
    Resume,
    Seated,
    Sound,
    Tell,
    Touch,
)
from companion.screens.lesson_intents import Teach
from companion.screens.pages.frame import draw_patience
from companion.screens.pages.welcome import Welcome
from companion.screens.people import AT_SIDES, People
from companion.screens.preferences import Choice
from companion.screens.theme import THEMES
from companion.screens.window import Closed, Drag, Input, KeyPress, Tap, Window
from companion.settings import Settings
from companion.sitting import Sitting
from companion.sources import Problems, Source, notice_of
from companion.texts import texts
from companion.view import View
from vision.errors import CalibrationError
from vision.sightings import Image
from vision.table.calibration import Calibration

TOLD_SECONDS = 30.0
"""So long the table page tells that a game is played with something else than was chosen."""

AT_ONCE = 4
"""Frames and presses taken between two pictures of the screen, so that it stays quick while catching up."""


class WindowedEvening:
    """One program run: pages, and a sitting once a game has begun.

    Args:
        options: of the command line.
        places: the owner's folders.
        settings: as they were read.
        camera: the camera's name.
        journal: where evenings are kept.
        window: shows the pages.
        problem: what is to be said of the camera on the welcome page, None for nothing.
    """

    def __init__(
        self,
        options: argparse.Namespace,
        places: Folders,
        settings: Settings,
        camera: str,
        journal: Journal,
        window: Window,
        problem: Reason | None = None,
    ) -> None:
        self._options = options
        self._places = places
        self._choices = Choices(options, places, settings, camera)
        self._camera = camera
        self._journal = journal
        self._window = window
        self._canvas = Canvas(window.page, THEMES[settings.theme])
        kept = journal.open_game()
        self._browser = Browser(
            preferences_of(settings),
            Welcome(kept.header.players if kept else None, camera == SIMULATED, camera != NO_CAMERA, problem),
            people=People(remembered=remembered_names(journal)),
            examine=lambda: examine(places, journal),
            decks_of=self._choices.decks_of,
            devices_here=self._devices_here,
            evening_so_far=self._evening_so_far,
            picture_of=journal.picture,
            directed=options.direct,
        )
        self._directions: Directions | None = None
        self._sitting: Sitting | None = None
        self._source: Source | None = None
        self._problems = Problems()
        self._shown: View | None = None
        self._told_at_first: tuple[Reason, float] | None = None
        # Sounds can be switched on later, whatever the settings say.
        self._signals = open_signals(replace(settings, sound=True), places.settings)
        self._signals.audible = settings.sound
        self._films = Films(folder_of(places.films, camera))
        self._left = False
        if options.players:
            header = self._choices.agreed(Header(options.game or AT_SIDES, options.players))
            self._begin(Evening.begin(journal, header, options.record))
        elif options.game:
            self._browser.take(Choose(options.game), None)

    @property
    def view(self) -> View | None:
        """What is shown of the table; None before a game has begun."""
        return self._shown

    def run(self) -> None:
        """Until somebody leaves."""
        while not self._left:
            self._watch()
            view = self._shown = self._seen()
            if view is not None:
                self._signals.show(view)
            self._browser.filming = self._films.state
            self._browser.draw(self._canvas, view)
            self._window.show()
            for given in self._window.inputs():
                self._take(given)

    def _seen(self) -> View | None:
        """What there is to show of the table; for a while with why not all is used that was chosen."""
        view = self._sitting.view if self._sitting else None
        if view is not None and self._directions is not None:
            view = replace(view, directed=True, problem=view.problem or self._directions.problem)
        if view is None or view.problem is not None or self._told_at_first is None:
            return view
        problem, until = self._told_at_first
        return view if view.time > until else replace(view, problem=problem)

    def close(self) -> None:
        """Let go of camera, loudspeaker and lamps."""
        self._films.end()
        self._leave_table()
        self._signals.close()

    def _leave_table(self) -> None:
        """Let go of the camera, and keep where the table lay."""
        if self._source:
            self._source.close()
        if self._sitting:
            if isinstance(self._sitting.watcher, BackgroundWatcher):
                self._sitting.watcher.close()
            keep_table_of(self._sitting, self._choices.settings, self._places, self._camera)

    def _watch(self) -> None:
        if self._sitting is None or self._source is None:
            return
        self._sitting.wait(self._source.now())
        for _ in range(AT_ONCE):
            moment = self._source.next()
            if self._problems.new(self._source):
                self._sitting.tell_problem(notice_of(self._source), lost=self._source.camera_gone)
            if moment is None:
                return
            rulings = len(self._sitting.evening.ruled)
            if isinstance(moment, Press):
                self._sitting.press(moment)
            else:
                self._films.add(moment)
                self._sitting.step(moment)
            if len(self._sitting.evening.ruled) > rulings:
                self._window.wake()

    def _take(self, given: Input) -> None:
        view = self._seen()
        match given:
            case Closed():
                self._left = True
                return
            case Tap(x, y):
                intent = self._canvas.touched(x / self._canvas.scale, y / self._canvas.scale)
            case Drag(x, y, ends):
                follows = self._canvas.dragged(x / self._canvas.scale, y / self._canvas.scale)
                self._follow(self._browser.drag(follows, ends=ends))
                return
            case KeyPress():
                intent = self._browser.key(given, view)
        self._follow(self._browser.take(intent, view))

    def _follow(self, given: Given | None) -> None:
        """Do what is not the screen's own affair."""
        match given:
            case Touch(action, seat, choice):
                self._press(action, seat, choice)
            case Tell(line, purpose):
                self._told(line, purpose)
            case CheckDeck() | EditScores() | Seated() if self._sitting is not None:
                self._at_table(given, self._sitting)
            case Corners() | FindBoard():
                self._find_table(finding(given, self._choices.settings.table))
            case Language() | Look() | Sound() | Remind() | Cases() | PlayWith() | UseCamera() | UseButtons():
                self._choose(given)
            case Begin():
                self._new_game()
            case Resume():
                self._begin(Evening.resume(self._journal, self._options.record))
            case Teach(deck):
                self._teach(deck)
            case Export():
                self._export()
            case Record(on):
                self._record(on=on)
            case Leave():
                self._left = True

    def _choose(self, choice: Choice | PlayWith) -> None:
        """What somebody has chosen holds at once, and is kept for the next start."""
        self._choices.take(choice)
        self._browser.kept, settings = self._choices.kept, self._choices.settings
        if isinstance(choice, PlayWith):
            self._browser.decks = self._choices.decks_of(self._browser.people.game)
        self._canvas.theme = THEMES[settings.theme]
        self._signals.audible = settings.sound
        if self._sitting is not None:
            self._sitting.reminder.after = settings.reminder

    def _record(self, *, on: bool) -> None:
        """Keep what the camera gives as a video from now on, or no longer."""
        if on and self._sitting is not None:
            self._films.begin(f"evening-{self._sitting.evening.number}")
        else:
            self._films.end()

    def _export(self) -> None:
        """Write the evening's files; the page tells where they lie."""
        evening = self._evening_so_far()
        if evening is None:
            return
        folder = folder_of(self._places.exports, self._camera)
        try:
            write_evening(folder, evening)
        except ExportError as error:
            self._browser.exported = error.reason
        else:
            self._browser.exported = folder

    def _at_table(self, given: CheckDeck | EditScores | Seated, sitting: Sitting) -> None:
        """What concerns the game's people and cards, and is no play."""
        match given:
            case CheckDeck(begin):
                sitting.check_deck(begin=begin)
            case EditScores(points):
                sitting.evening.edit_scores(points)
            case Seated(player, direction):
                sitting.seat(player, direction)

    def _teach(self, deck: str) -> None:
        """A lesson in the same window; afterwards the decks are there again, with why it could not begin."""
        self._ask_for_patience()
        lesson = Taught(deck, self._places.decks, self._camera, self._options.seed)
        self._browser.refused = teach_within(lesson, self._choices.settings, self._window)

    def _devices_here(self) -> Devices:
        """The cameras and push buttons to choose from."""
        by_command = self._options.camera is not None
        return devices_here(self._choices.settings, self._camera, by_command=by_command)

    def _evening_so_far(self) -> PastEvening | None:
        """The evening with all its games, as the journal has it."""
        return past_evening(self._journal, self._sitting.evening.number) if self._sitting else None

    def _press(self, action: Action, seat: int | None, choice: int | None) -> None:
        if self._sitting is None or self._source is None or not self._is_shown(self._sitting):
            return
        if self._directions is None or not self._directions.press(action, seat):
            self._sitting.press(Press(action, self._source.now(), seat, choice))

    def _is_shown(self, sitting: Sitting) -> bool:
        """Whether people have seen what is asked now, and the last ruling: a double tap is meant once."""
        shown = self._shown
        if shown is None:
            return False
        return shown.question is sitting.question and len(shown.history) == len(sitting.evening.ruled)

    def _told(self, line: Mapping[str, Any], purpose: Purpose) -> None:
        """Somebody told a play by hand."""
        if self._sitting is None or self._source is None:
            return
        game = self._sitting.evening.game
        event = read_event(line, game.rules, game.header)
        if purpose is Purpose.DIRECT:
            if self._directions is not None:
                self._directions.tell(event)
            return
        correction = purpose is Purpose.CORRECT
        if correction and self._choices.settings.cases:
            keep_misread(self._places.cases, self._sitting.evening, line)
        tell = self._sitting.correct if correction else self._sitting.enter
        tell(event, self._source.now())

    def _find_table(self, find: Callable[[Image], Calibration]) -> None:
        """Find the table in the newest picture, and keep it for the evenings to come."""
        picture = self._sitting.view.picture if self._sitting else None
        if self._sitting is None or picture is None:
            return
        try:
            found = find(picture)
        except CalibrationError:
            self._browser.found(table=False)
            return
        self._sitting.calibrate(found.on_table_of(table_size(self._sitting.evening, self._choices.settings)))
        keep_table_of(self._sitting, self._choices.settings, self._places, self._camera)
        self._browser.found(table=True)

    def _new_game(self) -> None:
        """The next game of this evening, or the first one of a new evening."""
        header = self._choices.agreed(self._browser.people.header)
        if self._sitting is None:
            self._begin(Evening.begin(self._journal, header, self._options.record))
            return
        evening = self._sitting.evening
        evening.next_game(header)
        self._begin(evening)

    def _begin(self, evening: Evening | None) -> None:
        if evening is None:
            return
        self._ask_for_patience()
        self._leave_table()
        played = self._choices.played(evening.header)
        settings, told = usable_buttons(self._choices.settings, self._camera)
        told = played.problem or told
        self._sitting = make_sitting(
            evening,
            settings,
            None,
            table_of(self._places, self._camera, settings.language),
            decks=played.decks,
            watched=self._camera != NO_CAMERA,
            background=is_live(self._camera),
        )
        self._problems = Problems()
        self._source = open_source(
            self._camera,
            settings,
            self._places,
            self._sitting,
            self._options.seed,
            live=self._camera == SIMULATED,
            directed=self._browser.directed,
        )
        self._directions = self._source.directions if isinstance(self._source, SimulatedSource) else None
        self._told_at_first = None if told is None else (told, self._source.now() + TOLD_SECONDS)
        chosen = self._choices.chosen(evening.header)
        self._browser.people = People.of(chosen, self._browser.people.remembered)
        self._browser.page = PageName.TABLE

    def _ask_for_patience(self) -> None:
        """Say that it takes a moment: the eye is opened, for seconds on a small computer."""
        draw_patience(self._canvas, texts(self._choices.settings.language))
        self._window.show()
