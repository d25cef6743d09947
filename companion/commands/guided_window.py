"""A guided lesson in a window."""

from __future__ import annotations

from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from companion.chosen_camera import ChosenCamera
from companion.commands.guided import Wishes, guide_of, refusal, source_of
from companion.engines import Reason
from companion.errors import UnfitDeckError
from companion.inputs import Press
from companion.screens.canvas import Canvas
from companion.screens.intents import Leave
from companion.screens.lesson_intents import EveryTaught, ShowAgain, TakeIt
from companion.screens.pages.teaching import draw_taught, draw_teaching
from companion.screens.theme import THEMES
from companion.screens.window import Closed, Input, KeyPress, Tap, Window
from companion.settings import Settings
from companion.sources import Problems, Source
from companion.teaching.guide import Guide, Phase
from companion.texts import texts
from hardware.errors import HardwareError
from hardware.sounds import Sounds
from vision.errors import DeckError

KEYS = {"space": TakeIt(), "return": TakeIt(), "escape": Leave()}
"""Keys that stand in for buttons."""

TAKEN, NOT_TAKEN, LEARNED = "turn", "question", "call"
"""Sounds: a card was taken, what lies there was not, all is done."""


def teach_in_window(guide: Guide, source: Source, settings: Settings) -> None:
    """Lead through a lesson until it is stopped; raises `ScreenError` when no window can be opened."""
    window = Window(rotation=settings.rotation, fullscreen=settings.fullscreen)
    lesson = WindowedLesson(guide, source, settings, window)
    try:
        lesson.run()
    finally:
        lesson.close()
        window.close()


@dataclass(frozen=True, slots=True)
class Taught:
    """What is taught in a window that is open already.

    Attributes:
        deck: name of the deck.
        folder: where taught decks lie.
        camera: the camera.
        seed: chooses a simulated table, None for any.
    """

    deck: str
    folder: Path
    camera: ChosenCamera
    seed: int | None


def teach_within(taught: Taught, settings: Settings, window: Window) -> Reason | None:
    """Lead through a lesson in a window that stays open afterwards; why it could not go on, None: it did.

    What was taken before it ended is kept: it goes on there the next time.
    """
    try:
        guide = guide_of(Wishes(taught.deck), taught.folder, taught.camera)
        source = source_of(taught.camera, guide, taught.seed, live=True)
        with closing(source), closing(WindowedLesson(guide, source, settings, window)) as lesson:
            lesson.run()
    except (DeckError, HardwareError, UnfitDeckError, OSError) as error:
        return refusal(error, taught.deck, taught.folder, taught.camera)
    return None


class WindowedLesson:
    """A lesson and its two pages."""

    def __init__(self, guide: Guide, source: Source, settings: Settings, window: Window) -> None:
        self._guide = guide
        self._source = source
        self._window = window
        self._words = texts(settings.language)
        self._canvas = Canvas(window.page, THEMES[settings.theme])
        self._sounds = Sounds() if settings.sound else None
        self._problems = Problems()
        self._every: int | None = None
        self._left = False

    def run(self) -> None:
        """Until somebody stops."""
        while not self._left:
            self._watch()
            self._draw()
            self._window.show()
            for given in self._window.inputs():
                self._take(given)

    def close(self) -> None:
        """Let go of the loudspeaker."""
        if self._sounds is not None:
            self._sounds.close()

    def _watch(self) -> None:
        """Take the newest frame; beep for what came of it."""
        before = self._guide.progress
        moment = self._source.next()
        problems = self._problems.new(self._source)
        if problems:
            self._guide.tell_problems(problems)
        if moment is None or isinstance(moment, Press):
            return
        self._guide.step(moment.image, moment.time)
        now = self._guide.progress
        if now.taken > before.taken:
            self._heard(TAKEN)
        elif now.notice is not None and now.notice != before.notice:
            self._heard(NOT_TAKEN)
        elif now.phase is Phase.LEARNED and before.phase is not Phase.LEARNED:
            self._heard(LEARNED)

    def _heard(self, sound: str) -> None:
        self._window.wake()
        if self._sounds is not None:
            self._sounds.play(sound)

    def _draw(self) -> None:
        if self._every is None:
            draw_teaching(self._canvas, self._words, self._guide.progress)
            return
        course = self._guide.course
        counts = [course.count(code) for code in course.codes]
        draw_taught(self._canvas, self._words, course.codes, counts, self._every)

    def _take(self, given: Input) -> None:
        match given:
            case Closed():
                intent: object | None = Leave()
            case Tap(x, y):
                scale = self._canvas.scale
                intent = self._canvas.touched(x / scale, y / scale)
            case KeyPress():
                intent = KEYS.get(given.name)
        match intent:
            case TakeIt():
                self._guide.take_it()
            case ShowAgain(code):
                self._guide.again(code)
                self._every = None
            case EveryTaught(first):
                self._every = first
            case Leave():
                self._left = True
