"""A monkey before the window: presses, drags and types whatever there is, on every page in every state.

It drives the true window under SDL's dummy driver with posted events, of fingers, mouse and keys, before and
after a picture is shown. What it does in a run follows from the run's seed alone, but for how far a simulated
evening or a lesson has come by then, which are watched in real time::

    python -m tests.commands.monkey --single 25000 --several 100000 --seed 1
    python -m tests.commands.monkey --again 1:417:several
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from random import Random

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import cv2
import pygame

from companion.chosen_camera import NO_CAMERA, SIMULATED, ChosenCamera
from companion.commands.guided import Wishes, guide_of, source_of
from companion.commands.guided_window import WindowedLesson
from companion.commands.played_game import PlayedGame
from companion.commands.stopped_window import tell_stop
from companion.commands.windowed import WindowedEvening
from companion.deck_check import DeckCheck, pack_of
from companion.engines import GAMES
from companion.evening.evening import Evening
from companion.evening.journal import Journal
from companion.folders import folders
from companion.inputs import Action, Press
from companion.screens.canvas import Canvas
from companion.screens.equipment import DeckRow, Devices
from companion.screens.intents import Go, Leave, PageName, Purpose, Write
from companion.screens.lesson_intents import Teach
from companion.screens.pages.welcome import Welcome
from companion.screens.people import People
from companion.screens.people_intents import Place
from companion.screens.window import Window
from companion.settings import Settings
from companion.sitting.sitting import Sitting
from companion.view import View
from tests.commands.person_at_the_window import FakeSource, options
from tests.screens.auf_und_ab_views import STATES as AUF_UND_AB
from tests.screens.auf_und_ab_views import auf_und_ab
from tests.screens.machine_pages import ALL, ON_A_PI
from tests.screens.sample_pages import FAR, far_away
from tests.screens.sample_views import (
    ASKED,
    BEGINNING,
    NAMES,
    ONE_ROUND,
    PLAYED,
    WRONG,
    kept_picture,
    sitting,
    whole_game,
)
from tests.screens.schwupps_views import STATES as SCHWUPPS
from tests.screens.schwupps_views import schwupps
from tests.screens.up_views import MOMENTS
from vision.table.scene import TableState

SIZES = (*((800, 480),) * 3, *((480, 800),) * 2, *((480, 320),) * 2, (1280, 720), (720, 1280))
LANGUAGES = ("en", "de", "fr")

PICTURES = 24
"""So many pictures lasts a run, if nobody leaves before."""

AT_ONCE = 8
"""At most so many touches and keys are made between two pictures."""

KEYS: tuple[tuple[int, str], ...] = (
    *((getattr(pygame, f"K_{letter}"), letter) for letter in "abcdefghijklmnopqrstuvwxyz"),
    *((getattr(pygame, f"K_{figure}"), figure) for figure in "0123456789"),
    *((getattr(pygame, f"K_F{number}"), "") for number in range(1, 13)),
    *((code, "\r") for code in (pygame.K_RETURN,) * 4),
    *((pygame.K_ESCAPE, "\x1b"), (pygame.K_BACKSPACE, "\b"), (pygame.K_SPACE, " "), (pygame.K_MINUS, "-")),
    *((pygame.K_UP, ""), (pygame.K_DOWN, ""), (pygame.K_TAB, "\t"), (pygame.K_LSHIFT, "")),
    *((pygame.K_UNKNOWN, sign) for sign in "²½٣é😀\u202e\u0301"),
)
"""Keys, each with what it types."""

ERRORS = (ValueError("a/0"), OSError(28, "No space left on device"))


class MonkeyWindow(Window):
    """A window before which the monkey sits.

    Args:
        monkey: makes what is given.
        size: of the screen in pixels.
        rotation: by which it is turned.
    """

    def __init__(self, monkey: Monkey, size: tuple[int, int], rotation: int) -> None:
        super().__init__(size, rotation, monkey)
        self.monkey = monkey
        pygame.event.clear()
        monkey.window = self

    def inputs(self):
        given = super().inputs()
        self.monkey.before_the_next()
        return given


@dataclass
class Monkey:
    """Makes touches and keys; is the window's clock, too, and so knows when a picture is there.

    Attributes:
        random: chooses everything.
        several: whether there is more than one between two pictures.
        pictures: so many more are looked at.
        canvas: gives where the page is drawn, if that is known.
        counts: touches, drags, keys and pages so far.
    """

    random: Random
    several: bool
    pictures: int = PICTURES
    canvas: Callable[[], Canvas | None] = lambda: None
    page: Callable[[], object] = lambda: None
    counts: Counter = field(default_factory=Counter)
    window: Window | None = None
    fingers: dict[int, tuple[float, float]] = field(default_factory=dict)
    left: int = 0

    def tick(self, _framerate: float, /) -> int:
        """A picture is there: make something."""
        self.pictures -= 1
        if self.pictures < 0:
            pygame.event.post(pygame.Event(pygame.QUIT))
            return 33
        self.counts[f"page {self.page()}"] += 1
        self.left = self.random.randint(2, AT_ONCE) if self.several else 1
        late = self.random.randint(0, self.left) if self.random.random() < 0.4 else 0
        self._make(self.left - late)
        self.left = late
        return 33

    def before_the_next(self) -> None:
        """The picture is done with; the next one is not there yet."""
        self._make(self.left)

    def _make(self, many: int) -> None:
        for _ in range(many):
            kind = self.random.choices(
                (self._touch, self._key, self._drag, self._twice, self._move), (60, 14, 6, 12, 8)
            )[0]
            kind()

    def _somewhere(self) -> tuple[float, float]:
        """A point of the screen, most often one where there is something to touch."""
        width, height = pygame.display.get_window_size()
        canvas = self.canvas()
        if canvas is None or not canvas.targets or self.random.random() < 0.1:
            return self.random.random() * width, self.random.random() * height
        targets = [target for target in canvas.targets if not isinstance(target.intent, Leave | Teach)]
        if not targets or self.random.random() < 0.01:
            targets = canvas.targets
        # Rows of many keys are not all that there is.
        kinds = sorted({type(target.intent).__name__ for target in targets})
        # Whoever leaves a page at once sees little of it.
        (kind,) = self.random.choices(kinds, [1 if kind == "Go" else 6 for kind in kinds])
        box = self.random.choice([one for one in targets if type(one.intent).__name__ == kind]).box
        x = (box.x + self.random.uniform(0.05, 0.95) * box.w) * canvas.scale
        y = (box.y + self.random.uniform(0.05, 0.95) * box.h) * canvas.scale
        return self._on_screen(x, y)

    def _on_screen(self, x: float, y: float) -> tuple[float, float]:
        """A point of the page as a point of the screen."""
        width, height = pygame.display.get_window_size()
        turned = {90: (width - 1 - y, x), 180: (width - 1 - x, height - 1 - y), 270: (y, height - 1 - x)}
        return turned.get(self.window._rotation, (x, y))

    def _touch(self) -> None:
        self._down(*self._somewhere())

    def _twice(self) -> None:
        """Two fingers on the same thing, or one that comes down twice."""
        x, y = self._somewhere()
        self._down(x, y)
        self._down(x + self.random.uniform(-6, 6), y + self.random.uniform(-6, 6))

    def _down(self, x: float, y: float) -> None:
        self.counts["touches"] += 1
        if self.random.random() < 0.4:
            self._mouse(pygame.MOUSEBUTTONDOWN, x, y, button=self.random.choices((1, 3), (9, 1))[0])
            if self.random.random() < 0.5:
                self._mouse(pygame.MOUSEBUTTONUP, x, y, button=1)
            return
        finger = self.random.randint(0, 4)
        self.fingers[finger] = x, y
        self._finger(pygame.FINGERDOWN, finger)
        self._mouse(pygame.MOUSEBUTTONDOWN, x, y, button=1, touch=True)
        if self.random.random() < 0.5:
            self._finger(pygame.FINGERUP, finger)
            del self.fingers[finger]

    def _drag(self) -> None:
        """A finger comes down, goes somewhere, and is lifted or not."""
        self.counts["drags"] += 1
        finger = self.random.randint(0, 4)
        self.fingers[finger] = self._somewhere()
        self._finger(pygame.FINGERDOWN, finger)
        for _ in range(self.random.randint(1, 3)):
            self.fingers[finger] = self._somewhere()
            self._finger(pygame.FINGERMOTION, finger)
        if self.random.random() < 0.7:
            self._finger(pygame.FINGERUP, finger)

    def _move(self) -> None:
        """A finger that is down, or the mouse, moves, or is lifted."""
        self.counts["drags"] += 1
        x, y = self._somewhere()
        if self.fingers and self.random.random() < 0.7:
            finger = self.random.choice(sorted(self.fingers))
            self.fingers[finger] = x, y
            self._finger(self.random.choice((pygame.FINGERMOTION, pygame.FINGERUP)), finger)
        else:
            self._mouse(pygame.MOUSEMOTION, x, y)

    def _key(self) -> None:
        self.counts["keys"] += 1
        code, text = self.random.choice(KEYS)
        pygame.event.post(pygame.Event(pygame.KEYDOWN, key=code, unicode=text, mod=0, scancode=0))

    def _finger(self, kind: int, finger: int) -> None:
        width, height = pygame.display.get_window_size()
        x, y = self.fingers[finger]
        where = {"x": x / width, "y": y / height, "dx": 0, "dy": 0, "pressure": 1}
        pygame.event.post(pygame.Event(kind, finger_id=finger, touch_id=3, **where))

    @staticmethod
    def _mouse(kind: int, x: float, y: float, **more: object) -> None:
        given = {"touch": False, **more}
        pygame.event.post(pygame.Event(kind, pos=(int(x), int(y)), **given))


OF_UP = ("nothing-dealt", "two", "owing", "show-due", "ten", "ten-who", "ten-laid", "ten-over")
"""Moments of Up; the others look alike and take long to make."""


def _views() -> dict[str, Callable[[Path], View]]:
    """Moments of games; each plays its game into a journal in a folder."""
    asked = {"question": ASKED, "state": TableState.DOUBTFUL}
    seen = {"frame": far_away(), "table": FAR}
    counted = DeckCheck(pack_of(ONE_ROUND))
    counted.see(["9H", "10S"])
    return {
        "nothing": sitting,
        "beginning": lambda folder: sitting(folder, *BEGINNING, **seen),
        "trick": lambda folder: sitting(folder, *PLAYED[:4], likeness={"9D": (("9D", 0.6), ("6H", 0.3))}),
        "played": lambda folder: sitting(folder, *PLAYED, **seen),
        "wrong": lambda folder: sitting(folder, *BEGINNING, WRONG, in_step=False),
        "stopped": lambda folder: sitting(folder, *BEGINNING, WRONG, in_step=False, stopped=True),
        "question": lambda folder: sitting(folder, *BEGINNING, PLAYED[2], **asked, **seen),
        "paused": lambda folder: sitting(folder, *PLAYED, paused=True),
        "no picture": lambda folder: sitting(folder, *PLAYED, state=TableState.NO_PICTURE),
        "counted": lambda folder: sitting(folder, *PLAYED, deck=counted.counted),
        "over": lambda folder: sitting(folder, *whole_game(), header=ONE_ROUND),
        **{f"auf-und-ab {state}": partial(auf_und_ab, state=state) for state in AUF_UND_AB},
        **{f"schwupps {state}": partial(schwupps, state=state) for state in SCHWUPPS},
        **{f"up {moment}": MOMENTS[moment] for moment in OF_UP},
    }


VIEWS = _views()

STAGED = (
    "state", "in_step", "stopped", "notice", "question", "frame", "table", "sightings", "paused", "deck",
    "taken_back", "likeness", "watched", "reminded", "problem",
)  # fmt: skip
"""What of a moment is shown beside what the evening itself has come to."""

BEGINNINGS = (
    *(Go(page) for page in PageName if page not in (PageName.NAME, PageName.ENTRY, PageName.CORRECT)),
    *(Place(seat) for seat in (0, 0, 0, 1)),
    *(Write(purpose) for purpose in Purpose),
    *(Write(Purpose.ASK, number) for number in (None, 0)),
)
"""What leads to each page."""


class StagedGame(PlayedGame):
    """A game that is told by hand, and shows what a camera would have seen; now and then that changes."""

    def __init__(self, sitting: Sitting, shown: dict[str, object], random: Random) -> None:
        super().__init__(sitting, FakeSource())
        self.shown, self.all, self.random = shown, dict(shown), random

    @property
    def view(self) -> View:
        return replace(super().view, **self.shown)

    def watch(self, films) -> bool:
        if self.random.random() < 0.1:
            name = self.random.choice(sorted(self.all))
            if name in self.shown:
                del self.shown[name]
            else:
                self.shown[name] = self.all[name]
        if self.random.random() < 0.06:
            action = self.random.choice([one for one in Action if one is not Action.QUIT])
            self.sitting.press(Press(action, 1.0, self.random.choice((None, 0, 1)), 0))
        return super().watch(films)

    def press(self, action, *given) -> None:
        if action is Action.ANSWER:
            self.shown.pop("question", None)
        super().press(action, *given)


@dataclass
class Stages:
    """Where the monkey plays; what takes long to make is made once.

    Args:
        folder: an empty one.
    """

    folder: Path
    made: dict[str, View] = field(default_factory=dict)

    def play(self, monkey: Monkey, name: str) -> None:
        """Let the monkey play in one place until the run is over, or it leaves."""
        random = monkey.random
        size = random.choice(SIZES)
        with tempfile.TemporaryDirectory(dir=self.folder) as run:
            window = MonkeyWindow(monkey, size, random.choice((0, 0, 0, 90, 180, 270)))
            monkey.counts[f"stage {name.split(maxsplit=1)[0]}"] += 1
            kind, _, of = name.partition(" ")
            getattr(self, f"_{kind}")(monkey, window, Path(run), of)

    def _settings(self, random: Random) -> Settings:
        theme = random.choice(("felt", "linen"))
        return Settings(
            language=random.choice(LANGUAGES), theme=theme, sound=False, cases=random.random() < 0.5
        )

    @contextmanager
    def _evening(
        self, monkey: Monkey, window: Window, run: Path, camera: ChosenCamera, **given: object
    ) -> Iterator[WindowedEvening]:
        """An evening in the window, which is run at the end."""
        settings = self._settings(monkey.random)
        with (
            closing(Journal(run / "journal.sqlite")) as journal,
            closing(
                WindowedEvening(options(**given), folders(run), settings, camera, journal, window)
            ) as evening,
        ):
            monkey.canvas = lambda: evening._canvas
            monkey.page = lambda: evening._browser.page.value
            yield evening
            evening.run()

    def _moment(self, monkey: Monkey, window: Window, run: Path, name: str) -> None:
        """A moment of a game, beginning at any page."""
        random = monkey.random
        view, kept = self._made(name)
        shutil.copy(kept, run / "journal.sqlite")
        with self._evening(monkey, window, run, NO_CAMERA) as evening:
            evening._begin(Evening.resume(evening._journal))
            shown = {name: getattr(view, name) for name in STAGED}
            game = evening._game = StagedGame(evening._game.sitting, shown, random)
            browser = evening._browser
            browser.welcome = Welcome(NAMES, simulated=random.random() < 0.5, teachable=False)
            browser.devices_here = lambda: random.choice((ALL, Devices()))
            browser.examine = lambda: ON_A_PI
            browser.decks_of = lambda game: (DeckRow(game, ("ours", "theirs"), "ours"), DeckRow("updown"))
            if random.random() < 0.5:
                browser.picture_of = lambda _: kept_picture()
            browser.people = replace(
                People.of(view.header), remembered=("Pia", "Ute"), typed=random.choice(("", "Ki", "Kim"))
            )
            browser.take(random.choice(BEGINNINGS), game.view)

    def _before(self, monkey: Monkey, window: Window, run: Path, _name: str) -> None:
        """Nothing has begun."""
        random = monkey.random
        with self._evening(monkey, window, run, NO_CAMERA) as evening:
            browser = evening._browser
            names = random.choice(
                ((None, "Kim", None, "Leah"), ("Kim",), ("Kim",), NAMES[:3], NAMES, (None,) * 4)
            )
            at_sides = len(names) == 4 and random.random() < 0.5
            seated = names if at_sides else tuple(name for name in names if name)
            game = "up-and-down" if at_sides else random.choice(("auf-und-ab", "schwupps", "up"))
            browser.people = People(seated, game, remembered=("Pia", "Ute", "Jo"))
            browser.welcome = Welcome(random.choice((None, NAMES)), simulated=random.random() < 0.5)
            browser.devices_here = lambda: random.choice((ALL, Devices()))
            browser.examine = lambda: ON_A_PI
            begin = random.choice([one for one in BEGINNINGS if not isinstance(one, Write)])
            if random.random() < 0.3:
                begin = Place(0)
            if not isinstance(begin, Place) or begin.seat <= len(seated):
                browser.take(begin, None)

    def _live(self, monkey: Monkey, window: Window, run: Path, game: str) -> None:
        """An evening at the simulated table, watched in real time."""
        monkey.pictures *= 8
        players = NAMES[:3] if game != "schwupps" else NAMES[:2]
        given = {"game": game, "players": players, "seed": 1, "direct": monkey.random.random() < 0.5}
        with self._evening(monkey, window, run, SIMULATED, **given):
            pass

    def _teach(self, monkey: Monkey, window: Window, run: Path, _name: str) -> None:
        """A lesson is begun in an evening's window, at the simulated table."""
        with self._evening(monkey, window, run, SIMULATED) as evening:
            evening._browser.page = PageName.DECKS
            evening._follow(Teach(monkey.random.choice((*GAMES, "updown"))))

    def _lesson(self, monkey: Monkey, window: Window, run: Path, state: str) -> None:
        """A lesson of two cards: at its beginning, in its middle, or learned."""
        frames = {"begun": 0, "middle": 22, "learned": 70}[state]
        kept = self.folder / f"lesson {state}"
        if not kept.exists():
            self._learn(kept, frames)
        shutil.copytree(kept, run / "decks")
        guide = guide_of(Wishes("mine", codes="red-1,red-2"), run / "decks", SIMULATED)
        source = source_of(SIMULATED, guide, 1, live=False)
        lesson = WindowedLesson(guide, source, self._settings(monkey.random), window)
        monkey.canvas, monkey.page = lambda: lesson._canvas, lambda: f"lesson {lesson._every}"
        with closing(lesson):
            lesson.run()

    @staticmethod
    def _learn(folder: Path, frames: int) -> None:
        folder.mkdir()
        guide = guide_of(Wishes("mine", codes="red-1,red-2"), folder, SIMULATED)
        source = source_of(SIMULATED, guide, 1, live=False)
        for _ in range(frames):
            frame = source.next()
            if frame is None:
                break
            guide.step(frame.image, frame.time)

    def _halted(self, monkey: Monkey, window: Window, _run: Path, _name: str) -> None:
        """What stops the program is told."""
        seconds = iter(range(1000))
        monkey.page = lambda: "halted"
        error = monkey.random.choice(ERRORS)
        tell_stop(window, self._settings(monkey.random), error, lambda: float(next(seconds)))

    def _made(self, name: str) -> tuple[View, Path]:
        """A moment, and the journal with the game up to it."""
        folder = self.folder / f"moment {name}"
        if name not in self.made:
            folder.mkdir()
            self.made[name] = VIEWS[name](folder)
        return self.made[name], folder / "journal.sqlite"


MOST = (*(f"moment {name}" for name in VIEWS), *["before"] * 12, *["halted"] * 2)
SLOW = (
    *(f"lesson {state}" for state in ("begun", "middle", "learned")),
    "teach",
    *(f"live {game}" for game in GAMES),
)
"""Where frames are looked at, which takes its time."""


@dataclass(frozen=True, slots=True)
class Run:
    """One run of the monkey: what it did follows from this.

    Attributes:
        seed: of the campaign.
        number: of the run.
        several: whether there was more than one touch between two pictures.
    """

    seed: int
    number: int
    several: bool

    def __str__(self) -> str:
        return f"{self.seed}:{self.number}:{'several' if self.several else 'single'}"

    @classmethod
    def read(cls, text: str) -> Run:
        """The run as it is written."""
        seed, number, kind = text.split(":")
        return cls(int(seed), int(number), kind == "several")


def played(
    stages: Stages, run: Run, counts: Counter, places: tuple[str, ...] = MOST, pictures: int = PICTURES
) -> str | None:
    """Let the monkey play for one run; the traceback of what broke, None for nothing.

    Args:
        stages: where it can play.
        run: which run.
        counts: what was done is added there.
        places: names of the stages of which one is chosen.
        pictures: how many it looks at.
    """
    random = Random(str(run))
    monkey = Monkey(random, run.several, pictures, counts=counts)
    name = places[run.number % len(places)]
    try:
        stages.play(monkey, name)
    except Exception:
        return f"{name}\n{traceback.format_exc()}"
    finally:
        with suppress(pygame.error):
            pygame.event.clear()
    return None


def made(counts: Counter) -> int:
    """How many touches, drags and keys were made."""
    return counts["touches"] + counts["drags"] + counts["keys"]


def campaign(
    stages: Stages, seed: int, several: bool, wanted: int, places: tuple[str, ...]
) -> list[tuple[Run, str]]:
    """Run after run until so many touches were made; those that broke, each kind of fault once."""
    counts: Counter = Counter()
    broken: list[tuple[Run, str]] = []
    kinds: Counter = Counter()
    number, begun = 0, time.monotonic()
    while made(counts) < wanted:
        run = Run(seed, number, several)
        fault = played(stages, run, counts, places)
        number += 1
        if fault is not None:
            kind = fault.strip().splitlines()[-1]
            if not kinds[kind]:
                broken.append((run, fault))
            kinds[kind] += 1
    pages = sorted((name, count) for name, count in counts.items() if name.startswith("page"))
    kind, seconds = "several" if several else "single", time.monotonic() - begun
    done = ", ".join(f"{counts[name]} {name}" for name in ("touches", "drags", "keys"))
    print(f"seed {seed}, {kind}: {done} in {number} runs, {sum(kinds.values())} broken, {seconds:.0f} s")
    print("  " + ", ".join(f"{name.removeprefix('page ')} {count}" for name, count in pages))
    for kind, count in kinds.most_common():
        print(f"  {count} times: {kind}")
    return broken


def main() -> int:
    """Play a campaign, or one run again."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--single", type=int, default=0, help="so many touches, one between two pictures")
    asked.add_argument("--several", type=int, default=0, help="so many touches, several between two pictures")
    asked.add_argument("--slow", action="store_true", help="only where frames are looked at, in real time")
    asked.add_argument("--again", type=Run.read, help="a run that broke")
    given = asked.parse_args()
    places = SLOW if given.slow else MOST
    cv2.setNumThreads(1)
    with tempfile.TemporaryDirectory() as folder:
        stages = Stages(Path(folder))
        if given.again:
            fault = played(stages, given.again, Counter(), places)
            print(fault or "Nothing broke.")
            return int(fault is not None)
        broken = []
        for several, wanted in ((False, given.single), (True, given.several)):
            if not wanted:
                continue
            broken += campaign(stages, given.seed, several, wanted, places)
        for run, fault in broken:
            print(f"\n--again {run}\n{fault}")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
