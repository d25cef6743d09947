"""A guided lesson in a window."""

from __future__ import annotations

from concurrent.futures import Future, ThreadPoolExecutor, wait
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from companion.cameras.chosen import ChosenCamera
from companion.cameras.sources import FrameSource, Problems
from companion.commands.guided import Wishes, guide_of, refusal, source_of
from companion.decks.teaching.guide import Guide, LessonProgress, Phase
from companion.engines import Reason
from companion.machine.settings import Settings
from companion.screens.intents import Leave
from companion.screens.lesson_intents import EveryTaught, ShowAgain, TakeIt
from companion.screens.pages.teaching import draw_taught, draw_teaching
from companion.screens.theme import THEMES
from companion.screens.touchscreen import PictureTold, Touchscreen
from companion.screens.window import KeyPress, Window
from companion.table.inputs import Press
from companion.texts import texts
from companion.texts.errors import UnfitDeckError
from hardware.errors import HardwareError
from hardware.sounds import Sounds
from vision.errors import DeckError

KEYS = {"space": TakeIt(), "return": TakeIt(), "escape": Leave()}
"""Keys that stand in for the lesson's buttons."""

EVERY_KEYS = {"escape": EveryTaught(None)}
"""Those that do so where every card is shown."""

TAKEN, NOT_TAKEN, LEARNED = "turn", "question", "call"
"""Sounds: a card was taken, what lies there was not, all is done."""

A_PICTURE: Final = 1 / 15
"""Seconds between two pictures of the page while the deck is put together: nothing moves on it."""


def teach_in_window(guide: Guide, source: FrameSource, settings: Settings) -> None:
    """Lead through a lesson until it is stopped; raises `ScreenError` when no window can be opened."""
    window = Window(rotation=settings.rotation, fullscreen=settings.fullscreen)
    lesson = WindowedLesson(guide, source, settings, window, _sounds(settings))
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
        mirrored: whether the camera is known to mirror what it sees.
    """

    deck: str
    folder: Path
    camera: ChosenCamera
    seed: int | None
    mirrored: bool = False


def teach_within(taught: Taught, settings: Settings, window: Window) -> Reason | None:
    """Lead through a lesson in a window that stays open afterwards; why it could not go on, None: it did.

    What was taken before it ended is kept: it goes on there the next time.
    """
    try:
        wishes = Wishes(taught.deck)
        guide = guide_of(wishes, taught.folder, taught.camera, mirrored=taught.mirrored)
        source = source_of(taught.camera, guide, taught.seed, live=True, mains=settings.mains)
        lesson = WindowedLesson(guide, source, settings, window, _sounds(settings))
        with closing(source), closing(lesson):
            lesson.run()
    except (DeckError, HardwareError, UnfitDeckError, OSError) as error:
        return refusal(error, taught.deck, taught.folder, taught.camera)
    return None


def _sounds(settings: Settings) -> Sounds | None:
    """The loudspeaker, where the owner wants to hear something."""
    return Sounds() if settings.sound else None


class WindowedLesson:
    """A lesson and its two pages, which go on while the deck is put together.

    That takes nine seconds of computing for 55 cards, a minute on a small computer: whoever watches over the
    program would take it for hung. What people ask for meanwhile is done afterwards.

    Args:
        guide: leads through the lesson.
        source: of frames.
        settings: the owner's.
        window: shows the pages.
        sounds: what is heard; None for nothing.
    """

    def __init__(
        self,
        guide: Guide,
        source: FrameSource,
        settings: Settings,
        window: Window,
        sounds: Sounds | None = None,
    ) -> None:
        self._guide = guide
        self._source = source
        self._words = texts(settings.language)
        self._screen = Touchscreen(window, THEMES[settings.theme])
        self._canvas = self._screen.canvas
        self._sounds = sounds
        self._problems = Problems()
        self._progress = guide.progress
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="lesson")
        self._learning: Future[None] | None = None
        self._asked: list[object] = []
        self._every: int | None = None
        self._left = False

    def run(self) -> None:
        """Until somebody stops."""
        while not self._left:
            self._watch()
            self._draw()
            self._screen.show(self._told)
            self._asked += self._screen.meant(self._asked_by)
            while self._asked and self._learning is None:
                self._follow(self._asked.pop(0))

    def close(self) -> None:
        """Let go of the loudspeaker, and of the thread."""
        self._thread.shutdown()
        if self._sounds is not None:
            self._sounds.close()

    def _watch(self) -> None:
        """Take the newest frame, unless the deck is being put together; beep for what came of it."""
        before = self._progress
        if self._learning is None:
            self._take_frame()
        else:
            self._wait_for(self._learning)
        if self._learning is None:
            self._progress = self._guide.progress
            self._hear(before, self._progress)

    def _take_frame(self) -> None:
        moment = self._source.next()
        problems = self._problems.new(self._source)
        if problems:
            self._guide.tell_problems(problems)
        if moment is None or isinstance(moment, Press):
            return
        if self._guide.progress.phase is Phase.LEARNING:
            _ = moment.image  # made here, for whoever makes it need not allow for two threads
            self._learning = self._thread.submit(self._guide.step, moment)
        else:
            self._guide.step(moment)

    def _wait_for(self, learning: Future[None]) -> None:
        """Wait a moment until the deck is put together; raises what that has raised."""
        wait((learning,), A_PICTURE)
        if learning.done():
            self._learning = None
            learning.result()

    def _hear(self, before: LessonProgress, now: LessonProgress) -> None:
        """Beep for what came of a frame."""
        if now.taken > before.taken:
            self._heard(TAKEN)
        elif now.notice is not None and now.notice != before.notice:
            self._heard(NOT_TAKEN)
        elif now.phase is Phase.LEARNED and before.phase is not Phase.LEARNED:
            self._heard(LEARNED)

    def _heard(self, sound: str) -> None:
        self._screen.wake()
        if self._sounds is not None:
            self._sounds.play(sound)

    @property
    def _told(self) -> PictureTold:
        """What the page tells: which cards are asked for, or which ones it shows."""
        progress = self._progress
        return PictureTold(self._every, facts=(progress.wanted, progress.taken, progress.phase))

    def _draw(self) -> None:
        if self._every is None:
            draw_teaching(self._canvas, self._words, self._progress)
            return
        course = self._guide.course
        counts = {code: course.count(code) for code in course.codes}
        draw_taught(self._canvas, self._words, counts, self._guide.faces, self._every)

    def _asked_by(self, key: KeyPress) -> object | None:
        """What a key asks for on the page that is shown."""
        return (KEYS if self._every is None else EVERY_KEYS).get(key.name)

    def _follow(self, intent: object) -> None:
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
