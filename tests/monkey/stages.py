"""Where the monkey plays: evenings at every moment of the games, lessons, and what comes before and after."""

from __future__ import annotations

import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, field, replace
from datetime import date
from functools import partial
from pathlib import Path
from random import Random

from companion.cameras.chosen import NO_CAMERA, SIMULATED, ChosenCamera
from companion.commands.film_making import FilmMaking
from companion.commands.guided import Wishes, guide_of, source_of
from companion.commands.guided_window import WindowedLesson
from companion.commands.keeping_window import KeepingWindow
from companion.commands.played_game import PlayedGame
from companion.commands.stopped_window import tell_stop
from companion.commands.windowed import WindowedEvening
from companion.decks.check import DeckCheck, pack_of
from companion.engines import game_names, rules_of, write_event
from companion.evening.evening import Evening
from companion.evening.journal import Journal
from companion.keeping.saving import save
from companion.machine.folders import folders
from companion.machine.settings import Settings
from companion.screens.equipment import DeckRow, Devices
from companion.screens.history_intents import LookBack, ShowPlayer
from companion.screens.intents import Go, PageName, Purpose, Write
from companion.screens.lesson_intents import Teach
from companion.screens.pages.welcome import Welcome
from companion.screens.people import People
from companion.screens.people_intents import SeatPerson
from companion.screens.phone_intents import SwitchPhones
from companion.screens.profile_intents import ShowProfile
from companion.screens.rules_intents import ReadClauses, ReadRules
from companion.screens.tutorial_intents import GoOn, Learn
from companion.screens.window import Window
from companion.screens.wish_intents import Wished
from companion.sitting.sitting import Sitting
from companion.sitting.view import View
from companion.table.inputs import Action, Press
from companion.tutorial.guided_round import Mode
from hardware.sticks import Stick
from tests.commands.fake_club import FakeClubTable, table_at_club
from tests.commands.fake_phones import FakePhones, second_screen
from tests.commands.person_at_the_window import FakeSource, options
from tests.evening.played import tell
from tests.games.auf_und_ab.page_views import STATES as AUF_UND_AB
from tests.games.auf_und_ab.page_views import auf_und_ab
from tests.games.schwupps.page_views import STATES as SCHWUPPS
from tests.games.schwupps.page_views import schwupps
from tests.games.up.page_views import MOMENTS
from tests.monkey.fingers import Monkey, MonkeyWindow
from tests.screens.ending_pages import a_film
from tests.screens.history_pages import GOES_ON
from tests.screens.machine_pages import ALL, ON_A_PI
from tests.screens.sample_pages import FAR, far_away
from tests.screens.sample_table import HEADER
from tests.screens.sample_views import (
    ASKED,
    BEGINNING,
    NAMES,
    ONE_ROUND,
    PLAYED,
    WRONG,
    changed,
    kept_picture,
    looks,
    part_of,
    sitting,
    whole_game,
)
from tests.tutorial.newcomer import GAMES, does
from vision.scene.scene import TableState

SIZES = (*((800, 480),) * 3, *((480, 800),) * 2, *((480, 320),) * 2, (1280, 720), (720, 1280))
LANGUAGES = ("en", "de", "fr")
ERRORS = (ValueError("a/0"), OSError(28, "No space left on device"))

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
        "trick": lambda folder: sitting(folder, *PLAYED[:4], looks=looks({"9D": (("9D", 0.6), ("6H", 0.3))})),
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
    "taken_back", "looks", "watched", "reminded", "problem",
)  # fmt: skip
"""What of a moment is shown beside what the evening itself has come to."""

LATER = (
    PageName.NAME, PageName.ENTRY, PageName.CORRECT, PageName.DAY, PageName.PLAYER, PageName.FORGET,
    PageName.TUTORIAL, PageName.PROFILE, PageName.PORTRAIT, PageName.NEW_NAME, PageName.RENAME,
)  # fmt: skip
"""Pages to which only something chosen before leads."""

BEGINNINGS = (
    *(Go(page) for page in PageName if page not in LATER),
    *(SeatPerson(seat) for seat in (0, 0, 0, 1)),
    *(Write(purpose) for purpose in Purpose),
    *(Write(Purpose.ASK, number) for number in (None, 0)),
    *(LookBack(number) for number in (1, 1, 2)),
    *(ShowPlayer(name) for name in (NAMES[0], "Pia")),
    *(ShowProfile(name) for name in (NAMES[0], "Pia")),
    *(ReadRules(game) for game in game_names()),
    *(ReadClauses(game, rules_of(game).clauses, first=2, why=True) for game in game_names()),
    *(Learn(game) for game in GAMES),
)
"""What leads to each page."""


class StagedGame(PlayedGame):
    """A game that is told by hand, and shows what a camera would have seen; now and then that changes."""

    def __init__(self, sitting: Sitting, shown: dict[str, object], random: Random) -> None:
        super().__init__(sitting, FakeSource())
        self.shown, self.all, self.random = shown, dict(shown), random

    @property
    def view(self) -> View:
        return changed(super().view, **self.shown)

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


class WishingPhones(FakePhones):
    """Phones on which now and then somebody wishes a play to have been another one."""

    def __init__(self, random: Random) -> None:
        super().__init__()
        self.random = random

    def show(self, view, language, evening=None):
        steps = () if view is None else [step for step in view.game.course if step.can_be_put_right]
        if view is None or (self.wished and self.random.random() < 0.05):
            self.wished = None
        elif self.wished is None and steps and self.random.random() < 0.3:
            header, event = view.game.header, self.random.choice(steps).ruled.event
            line = write_event(event, rules_of(header.game), header)
            first = self.random.choice((*(step.first for step in steps), 99_999))
            number, player = self.random.randrange(9), self.random.choice(header.players)
            self.wished = Wished(number, player, first, line)
        return super().show(view, language, evening)


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
        theme, large = random.choice(("felt", "linen")), random.choice((None, True, False))
        return Settings(
            language=random.choice(LANGUAGES),
            theme=theme,
            large=large,
            sound=False,
            cases=random.random() < 0.5,
        )

    @contextmanager
    def _evening(
        self, monkey: Monkey, window: Window, run: Path, camera: ChosenCamera, **given: object
    ) -> Iterator[WindowedEvening]:
        """An evening in the window, which is run at the end."""
        settings, second = self._settings(monkey.random), second_screen(WishingPhones(monkey.random))
        second.follow(SwitchPhones(on=monkey.random.random() < 0.5), "en")
        with (
            closing(Journal(run / "journal.sqlite")) as journal,
            closing(table_at_club(FakeClubTable(), run, journal)) as club,
            closing(
                WindowedEvening(
                    options(**given),
                    folders(run),
                    settings,
                    camera,
                    journal,
                    window,
                    second=second,
                    club=club,
                )
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
            shown = {name: getattr(part_of(view, name), name) for name in STAGED}
            game = evening._game = StagedGame(evening._game.sitting, shown, random)
            browser = evening._browser
            browser.welcome = Welcome(GOES_ON, random.random() < 0.5, teachable=False, last=HEADER)
            browser.devices_here = lambda: random.choice((ALL, Devices()))
            browser.examine = lambda: ON_A_PI
            browser.decks_of = lambda game: (DeckRow(game, ("ours", "theirs"), "ours"), DeckRow("updown"))
            if random.random() < 0.5:
                browser.picture_of = lambda _: kept_picture()
            browser.people = replace(
                People.of(view.game.header), remembered=("Pia", "Ute"), typed=random.choice(("", "Ki", "Kim"))
            )
            browser.take(random.choice(BEGINNINGS), game.view)

    def _ending(self, monkey: Monkey, window: Window, run: Path, _name: str) -> None:
        """A game is over, with a picture of each play; a film is made at once, or a broken one, or none."""
        folder, random = self.folder / "ending", monkey.random
        if not folder.exists():
            folder.mkdir()
            with closing(Journal(folder / "journal.sqlite")) as journal:
                tell(Evening.begin(journal, ONE_ROUND), whole_game(), kept_picture())
            (folder / "whole.webp").write_bytes(a_film())
            (folder / "broken.webp").write_bytes(a_film()[:900])
        shutil.copy(folder / "journal.sqlite", run / "journal.sqlite")
        film = str(folder / random.choice(("whole.webp", "whole.webp", "broken.webp", "none.webp")))
        with self._evening(monkey, window, run, NO_CAMERA) as evening:
            copies = "import sys; sys.stdin.buffer.read(); "
            copies += "sys.stdout.buffer.write(open(sys.argv[1], 'rb').read())"
            evening._keepsakes._making = FilmMaking((sys.executable, "-I", "-S", "-c", copies, film))
            evening._begin(Evening.resume(evening._journal))
            evening._moments.takes = lambda _: True
            if random.random() < 0.7:
                evening._browser.take(Go(PageName.MOMENTS), evening._game.view)

    def _telling(self, monkey: Monkey, window: Window, run: Path, name: str) -> None:
        """A game that no camera sees, at a moment: play after play is told on the drawn table."""
        _, kept = self._made(name)
        shutil.copy(kept, run / "journal.sqlite")
        write = Write(monkey.random.choice((Purpose.ENTER, Purpose.ASK)))
        with self._evening(monkey, window, run, NO_CAMERA) as evening:
            evening._begin(Evening.resume(evening._journal))
            evening._browser.take(write, evening._game.view)

    def _learning(self, monkey: Monkey, window: Window, run: Path, game: str) -> None:
        """A guided round, at its beginning or anywhere in it."""
        with self._evening(monkey, window, run, NO_CAMERA) as evening:
            evening._browser.take(Learn(game), None)
            guided = evening._browser.tutorial.round
            for _ in range(monkey.random.choice((0, 5, 10, 20, 40))):
                if guided is not None and guided.mode is not Mode.OVER:
                    does(guided)
            evening._browser.tutorial.take(GoOn())

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
            browser.welcome = Welcome(
                random.choice((None, GOES_ON)), random.random() < 0.5, last=random.choice((None, HEADER))
            )
            browser.devices_here = lambda: random.choice((ALL, Devices()))
            browser.examine = lambda: ON_A_PI
            begin = random.choice([one for one in BEGINNINGS if not isinstance(one, Write)])
            if random.random() < 0.3:
                begin = SeatPerson(0)
            if browser.people.ready and random.random() < 0.2:
                browser.ask_day(date(2026, 2, 28))
            elif not isinstance(begin, SeatPerson) or begin.seat <= len(seated):
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
            evening._follow(Teach(monkey.random.choice((*game_names(), "updown"))))

    def _lesson(self, monkey: Monkey, window: Window, run: Path, state: str) -> None:
        """A lesson of two cards: at its beginning, in its middle, or learned."""
        frames = {"begun": 0, "middle": 22, "learned": 70}[state]
        kept = self.folder / f"lesson {state}"
        if not kept.exists():
            self._learn(kept, frames)
        shutil.copytree(kept, run / "decks")
        guide = guide_of(Wishes("mine", codes="red-1,red-2"), run / "decks", SIMULATED)
        source = source_of(SIMULATED, guide, 1, live=False, mains=50)
        lesson = WindowedLesson(guide, source, self._settings(monkey.random), window)
        monkey.canvas, monkey.page = lambda: lesson._canvas, lambda: f"lesson {lesson._every}"
        with closing(lesson):
            lesson.run()

    @staticmethod
    def _learn(folder: Path, frames: int) -> None:
        folder.mkdir()
        guide = guide_of(Wishes("mine", codes="red-1,red-2"), folder, SIMULATED)
        source = source_of(SIMULATED, guide, 1, live=False, mains=50)
        for _ in range(frames):
            frame = source.next()
            if frame is None:
                break
            guide.step(frame)

    def _keeping(self, monkey: Monkey, window: Window, run: Path, _name: str) -> None:
        """Sticks come and go while evenings are saved and brought back; some backups on them are none."""
        random = monkey.random
        for name in ("here", "BLUE", "RED", "FULL"):
            (run / name).mkdir()
        places = folders(run / "here")
        with closing(Journal(places.journal)) as journal:
            Evening.begin(journal, HEADER).end()
        save(places, run / "BLUE" / "tabletop-companion-2026-11-30.zip")
        (run / "RED" / "tabletop-companion.zip").write_bytes(b"PK nothing")
        (run / "FULL").chmod(0o500)
        plugged = [Stick(run / name) for name in ("BLUE", "RED", "FULL")]
        settings = self._settings(random)
        page = KeepingWindow(
            window, settings, places, lambda: tuple(random.sample(plugged, random.randrange(4)))
        )
        monkey.canvas, monkey.page = lambda: page._canvas, lambda: "keeping"
        page.run()

    def _halted(self, monkey: Monkey, window: Window, run: Path, _name: str) -> None:
        """What stops the program is told."""
        seconds = iter(range(1000))
        monkey.page = lambda: "halted"
        error = monkey.random.choice(ERRORS)
        log = run / "companion.log"
        tell_stop(window, self._settings(monkey.random), error, log, lambda: float(next(seconds)))

    def _made(self, name: str) -> tuple[View, Path]:
        """A moment, and the journal with the game up to it."""
        folder = self.folder / f"moment {name}"
        if name not in self.made:
            folder.mkdir()
            self.made[name] = VIEWS[name](folder)
        return self.made[name], folder / "journal.sqlite"


TOLD = ("nothing", "trick", "auf-und-ab upwards", "schwupps acting", "up two")
"""Moments from which on plays are told by hand."""

MOST = (
    *(f"moment {name}" for name in VIEWS),
    *(f"telling {name}" for name in TOLD),
    *(f"learning {game}" for game in GAMES),
    *["before"] * 12,
    *["ending"] * 3,
    *["halted"] * 2,
    *["keeping"] * 3,
)
SLOW = (
    *(f"lesson {state}" for state in ("begun", "middle", "learned")),
    "teach",
    *(f"live {game}" for game in game_names()),
)
"""Where frames are looked at, which takes its time."""
