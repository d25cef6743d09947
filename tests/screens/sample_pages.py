"""Every page with something to show on it, for tests and screenshots alike."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pygame

from companion.engines import Header, Reason
from companion.evening.history import past_evening
from companion.evening.journal import Journal
from companion.games.up_and_down.rules.cards import Face
from companion.games.up_and_down.table.middle import Middle
from companion.games.up_and_down.table.questions import ask_dice, ask_how_it_lies
from companion.records.forms.draft import NOTHING, Said
from companion.records.forms.form import Value
from companion.screens.canvas import Canvas
from companion.screens.entry import entry_for
from companion.screens.intents import PageName, Purpose, Write
from companion.screens.pages.bench import draw_bench
from companion.screens.pages.camera import draw_camera
from companion.screens.pages.closer import Closer, draw_closer
from companion.screens.pages.corners import Touched, draw_corners
from companion.screens.pages.correct import correction_of, draw_correct
from companion.screens.pages.each_round import draw_each_round
from companion.screens.pages.entry import draw_entry
from companion.screens.pages.evening import draw_evening
from companion.screens.pages.figures import draw_figures
from companion.screens.pages.game import draw_asked, draw_game
from companion.screens.pages.games import draw_games
from companion.screens.pages.large_table import draw_large_table
from companion.screens.pages.menu import draw_menu
from companion.screens.pages.people import draw_name, draw_people
from companion.screens.pages.rounds import draw_rounds
from companion.screens.pages.score import draw_score
from companion.screens.pages.seats import draw_seats
from companion.screens.pages.stopped import draw_stopped, draw_waiting
from companion.screens.pages.welcome import Welcome, draw_welcome
from companion.screens.people import People
from companion.screens.theme import THEMES
from companion.sitting.view import View
from companion.texts import texts
from companion.texts.errors import reason_of
from hardware.cameras.protocol import Frame
from tests.games.auf_und_ab.page_views import auf_und_ab
from tests.games.schwupps.page_views import schwupps
from tests.games.up.page_views import MOMENTS, evening_of_ten, finished
from tests.screens.cancelled_pages import CANCELLED_PAGES
from tests.screens.correcting_pages import CORRECTING_PAGES
from tests.screens.drawn import NotingCanvas, draw_view
from tests.screens.ending_pages import ENDING_PAGES
from tests.screens.evening_pages import AUF_UND_AB, EVENING_PAGES, TEN, Draw
from tests.screens.first_run_pages import FIRST_RUN_PAGES
from tests.screens.history_pages import GOES_ON, HISTORY_PAGES
from tests.screens.keeping_pages import KEEPING_PAGES, KEEPING_STATES
from tests.screens.machine_pages import MACHINE_PAGES
from tests.screens.profile_pages import PROFILE_PAGES, PROFILE_STATES
from tests.screens.rules_pages import RULES_PAGES
from tests.screens.sample_table import FAR_CORNERS, sample_table
from tests.screens.sample_views import (
    ASKED,
    BEGINNING,
    HEADER,
    NAMES,
    ONE_ROUND,
    PLAYED,
    WRONG,
    an_evening,
    changed,
    kept_picture,
    looks,
    sitting,
    whole_game,
)
from tests.screens.teaching_pages import TEACHING_PAGES
from tests.screens.tutorial_pages import TUTORIAL_PAGES
from vision.scene.scene import TableState
from vision.sightings import UnknownSighting
from vision.table.corners import calibrate_corners

SIZES = ((800, 480), (1280, 720), (720, 1280))
"""Width and height in pixels of the panels that the pages are made for."""

UP = Header("up", NAMES)

LOOKS = looks({"10C": (("10C", 0.6), ("10S", 0.3), ("JC", 0.1)), "2H": (("2H", 0.7), ("7H", 0.2))})

FAR = calibrate_corners(np.array(FAR_CORNERS, np.float32), (1280, 720))
"""Where a table lies that does not fill the picture."""
"""Where the table lies in the sample views' picture."""


def _welcome(canvas: Canvas, _folder: Path, language: str) -> None:
    draw_welcome(canvas, texts(language), Welcome(GOES_ON, simulated=True, last=HEADER))


def _people(canvas: Canvas, _folder: Path, language: str) -> None:
    people = People(("Kim", "Alexander der Große", None, "Leah"))
    draw_people(canvas, texts(language), people, PageName.GAME)


def _full_table(canvas: Canvas, _folder: Path, language: str) -> None:
    draw_people(canvas, texts(language), People(NAMES), PageName.GAME)


def _ten_people(canvas: Canvas, _folder: Path, language: str) -> None:
    ten = (*NAMES, "Pia", "Ute", "Maximilian", "Jo", "Zoë", "Wilhelmina")
    draw_people(canvas, texts(language), People(ten, "up"), PageName.GAME)


def _three_people(canvas: Canvas, _folder: Path, language: str) -> None:
    draw_people(canvas, texts(language), People(NAMES[:3], "schwupps"), PageName.GAME)


def _change_name(canvas: Canvas, _folder: Path, language: str) -> None:
    people = People(NAMES, "up", seat=2, typed=NAMES[2], remembered=("Pia", "Ute"))
    draw_name(canvas, texts(language), people)


def _games(canvas: Canvas, _folder: Path, language: str) -> None:
    draw_games(canvas, texts(language), PageName.WELCOME)


def _name(canvas: Canvas, _folder: Path, language: str) -> None:
    draw_name(canvas, texts(language), People(typed="Wolf", remembered=("Kim", "Leah", "Wolfgang")))


def _table(canvas: Canvas, folder: Path, language: str) -> None:
    draw_game(canvas, texts(language), sitting(folder, *PLAYED))


def _trick(canvas: Canvas, folder: Path, language: str) -> None:
    notice = Reason("notice-cards-awaited", (("players", ("Leah", "Wolfgang")),))
    view = sitting(folder, *BEGINNING, PLAYED[2], notice=notice)
    draw_game(canvas, texts(language), view)


def _illegal(canvas: Canvas, folder: Path, language: str) -> None:
    view = sitting(folder, *BEGINNING, WRONG, in_step=False)
    draw_game(canvas, texts(language), view)


def _leader_at_the_left(canvas: Canvas, folder: Path, language: str) -> None:
    draw_game(canvas, texts(language), sitting(folder, *PLAYED[:4]))


def _over(canvas: Canvas, folder: Path, language: str) -> None:
    draw_game(canvas, texts(language), sitting(folder, *whole_game(), header=ONE_ROUND))


def _final_score(canvas: Canvas, folder: Path, language: str) -> None:
    draw_score(canvas, texts(language), sitting(folder, *whole_game(), header=ONE_ROUND).game)


def _final_score_of_ten(canvas: Canvas, folder: Path, language: str) -> None:
    draw_score(canvas, texts(language), finished(folder).game)


def _wrong_and_asked(canvas: Canvas, folder: Path, language: str) -> None:
    view = sitting(folder, *BEGINNING, WRONG, question=ASKED, state=TableState.DOUBTFUL)
    draw_asked(canvas, texts(language), view, every=False)


def _moved(canvas: Canvas, folder: Path, language: str) -> None:
    draw_game(canvas, texts(language), sitting(folder, *PLAYED, state=TableState.MOVED))


def _question(canvas: Canvas, folder: Path, language: str) -> None:
    view = sitting(folder, *BEGINNING, PLAYED[2], question=ASKED, state=TableState.DOUBTFUL)
    draw_asked(canvas, texts(language), view, every=False)


def _every_card(canvas: Canvas, folder: Path, language: str) -> None:
    view = sitting(folder, *BEGINNING, PLAYED[2], question=ASKED, state=TableState.DOUBTFUL)
    draw_asked(canvas, texts(language), view, every=True)


def _every_pair(canvas: Canvas, folder: Path, language: str) -> None:
    view = sitting(folder, *BEGINNING, PLAYED[2], question=ask_dice((3, 4)), state=TableState.DOUBTFUL)
    draw_asked(canvas, texts(language), view, every=True)


def _how_it_lies(canvas: Canvas, folder: Path, language: str, *, every: bool = False) -> None:
    view = sitting(folder, *BEGINNING, state=TableState.DOUBTFUL)
    lying = sample_table().seen.updown
    assert lying is not None
    thing = UnknownSighting(lying.centre, lying.outline)
    lies, was = Middle(Face.DOWN, 3, None), Middle(Face.UP, 0, None)
    asked = ask_how_it_lies(thing, (lies, was), "Alexander der Große", view.game.position.table.turns)
    draw_asked(canvas, texts(language), changed(view, question=asked), every=every)


def _score(canvas: Canvas, folder: Path, language: str) -> None:
    draw_score(canvas, texts(language), sitting(folder, *PLAYED).game)


def _rounds(canvas: Canvas, folder: Path, language: str) -> None:
    draw_rounds(canvas, texts(language), an_evening(folder))


def _no_rounds(canvas: Canvas, folder: Path, language: str) -> None:
    sitting(folder, *BEGINNING)
    journal = Journal(folder / "journal.sqlite")
    draw_rounds(canvas, texts(language), past_evening(journal, None))
    journal.close()


def _each_round(canvas: Canvas, folder: Path, language: str) -> None:
    draw_each_round(canvas, texts(language), an_evening(folder))


def _each_round_of_ten(canvas: Canvas, folder: Path, language: str) -> None:
    draw_each_round(canvas, texts(language), evening_of_ten(folder))


def _figures(canvas: Canvas, folder: Path, language: str) -> None:
    draw_figures(canvas, texts(language), an_evening(folder))


def _rounds_of_ten(canvas: Canvas, folder: Path, language: str) -> None:
    draw_rounds(canvas, texts(language), evening_of_ten(folder))


def _figures_of_ten(canvas: Canvas, folder: Path, language: str) -> None:
    draw_figures(canvas, texts(language), evening_of_ten(folder))


def _evening_so_far(canvas: Canvas, folder: Path, language: str) -> None:
    draw_evening(canvas, texts(language), an_evening(folder), None)


def _exported(canvas: Canvas, folder: Path, language: str) -> None:
    lies = Path("/home/pi/.local/share/tabletop-companion/exports")
    files = tuple(lies / f"evening-12{ending}" for ending in (".csv", ".jsonl", "-2.jsonl", "-3.jsonl"))
    draw_evening(canvas, texts(language), evening_of_ten(folder), files)


def far_away() -> Frame:
    """The sample table with the floor around it."""
    return Frame(sample_table().far, 0.0)


def _camera(canvas: Canvas, folder: Path, language: str) -> None:
    table = sample_table()
    view = sitting(folder, *PLAYED, table=table.calibration, sightings=table.seen)
    draw_camera(canvas, texts(language), view)


def _seats(canvas: Canvas, folder: Path, language: str) -> None:
    view = sitting(folder, header=Header("auf-und-ab", NAMES[:3]), table=FAR, frame=far_away())
    seats = view.table.seats.moved(1, 80.0).moved(2, 200.0)
    draw_seats(canvas, texts(language), changed(view, seats=seats), None)


def _moved_seat(canvas: Canvas, folder: Path, language: str) -> None:
    draw_seats(canvas, texts(language), sitting(folder, header=TEN), 1)


def _corners(canvas: Canvas, folder: Path, language: str) -> None:
    first, second = ((x / 1280, y / 720) for x, y in FAR_CORNERS[:2])
    view = sitting(folder, *PLAYED, frame=far_away())
    draw_corners(canvas, texts(language), view.camera, Touched((first, second)))


def _bench(canvas: Canvas, folder: Path, language: str) -> None:
    draw_bench(canvas, texts(language), sitting(folder, *BEGINNING, WRONG).game, 2, kept_picture())


def _correct(canvas: Canvas, folder: Path, language: str) -> None:
    view = sitting(folder, *PLAYED, looks=LOOKS)
    correction = correction_of(view, 5)
    draw_correct(canvas, texts(language), view.game, correction, 5)


def _correct_with_any(canvas: Canvas, folder: Path, language: str) -> None:
    view = sitting(folder, *PLAYED)
    correction = correction_of(view, 5)
    draw_correct(canvas, texts(language), view.game, replace(correction, every=2), 5)


def _entry(header: Header, event: str, *choices: Value, then: tuple[dict[str, Any], ...] = ()) -> Draw:
    """The page on which a play is told by hand, after some choices; ``"›"`` goes on to the next field."""

    def draw(canvas: Canvas, folder: Path, language: str) -> None:
        view = sitting(folder, *then, header=header)
        entry = entry_for(Write(Purpose.ENTER), view, PageName.TABLE)
        draft = entry.draft
        draft = draft.begin(event)
        for choice in choices:
            draft = draft.following() if choice == "›" else draft.choose(choice)
        draw_entry(canvas, texts(language), entry.filled(draft), view)

    return draw


def _told(view_of: Callable[[Path], View], event: str = "", said: Said = NOTHING) -> Draw:
    """The table on which a play is touched; what is chosen after a touch, where an event is named."""

    def draw(canvas: Canvas, folder: Path, language: str) -> None:
        view = view_of(folder)
        entry = entry_for(Write(Purpose.ENTER), view, PageName.TABLE)
        if event:
            entry = entry.filled(entry.touched(event, said))
        draw_entry(canvas, texts(language), entry, view)

    return draw


def _what_if(canvas: Canvas, folder: Path, language: str) -> None:
    view = sitting(folder, *BEGINNING)
    entry = entry_for(Write(Purpose.ASK), view, PageName.MENU)
    line = {"event": "change", "player": NAMES[0], "dice": [1, 2], "face": "UP"}
    draw_entry(canvas, texts(language), entry.answered(line), view)


def _stopped(canvas: Canvas, _folder: Path, language: str) -> None:
    why = reason_of("trouble-journal-gone-on", file="/home/pi/.local/share/tabletop-companion/journal.sqlite")
    words = texts(language)
    draw_stopped(canvas, words, words.reason(why), words.say("halted-kept"))


def _waiting(canvas: Canvas, _folder: Path, language: str) -> None:
    why = reason_of("trouble-journal-full", file="/home/pi/.local/share/tabletop-companion/journal.sqlite")
    words = texts(language)
    draw_waiting(canvas, words, words.reason(why))


def _closer(canvas: Canvas, _folder: Path, language: str) -> None:
    draw_closer(canvas, texts(language), kept_picture(), Closer().at(0.5, 0.45))


def _menu(canvas: Canvas, folder: Path, language: str) -> None:
    draw_menu(canvas, texts(language), sitting(folder, *PLAYED), sound=True)


def _game(view_of: Callable[[Path], View]) -> Draw:
    """A game's page in one of its states."""

    def draw(canvas: Canvas, folder: Path, language: str) -> None:
        draw_view(canvas, view_of(folder), language)

    return draw


def _large(view_of: Callable[[Path], View]) -> Draw:
    """The table in large type."""

    def draw(canvas: Canvas, folder: Path, language: str) -> None:
        draw_large_table(canvas, texts(language), view_of(folder))

    return draw


PAGES: dict[str, Draw] = {
    **EVENING_PAGES,
    **ENDING_PAGES,
    **MACHINE_PAGES,
    **FIRST_RUN_PAGES,
    **HISTORY_PAGES,
    **PROFILE_PAGES,
    **KEEPING_PAGES,
    "welcome": _welcome,
    "people": _people,
    "full-table": _full_table,
    "games": _games,
    "three-people": _three_people,
    "ten-people": _ten_people,
    "change-name": _change_name,
    "name": _name,
    "table": _table,
    "table-linen": _table,
    "trick": _trick,
    "large-no": _large(partial(auf_und_ab, state="illegal")),
    "large-question": _large(lambda folder: sitting(folder, *BEGINNING, PLAYED[2], question=ASKED)),
    "leader-left": _leader_at_the_left,
    "illegal": _illegal,
    "moved": _moved,
    "question": _question,
    "every-pair": _every_pair,
    "how-it-lies": _how_it_lies,
    "every-way": partial(_how_it_lies, every=True),
    "question-after-no": _wrong_and_asked,
    "every-card": _every_card,
    "game-over": _over,
    "up": _game(MOMENTS["four"]),
    "up-last-card": _game(MOMENTS["owing"]),
    "up-ten": _game(MOMENTS["ten"]),
    "up-who": _game(MOMENTS["ten-who"]),
    "up-laid": _game(MOMENTS["ten-laid"]),
    "up-show": _game(MOMENTS["show-due"]),
    "schwupps": _game(partial(schwupps, state="acting")),
    "auf-und-ab": _game(partial(auf_und_ab, state="upwards")),
    "auf-und-ab-down": _game(partial(auf_und_ab, state="downwards")),
    "auf-und-ab-question": _game(partial(auf_und_ab, state="question")),
    "schwupps-tournament": _game(partial(schwupps, state="tournament")),
    "schwupps-gift": _game(partial(schwupps, state="gift")),
    "score": _score,
    "final-score": _final_score,
    "final-score-ten": _final_score_of_ten,
    "rounds": _rounds,
    "no-rounds": _no_rounds,
    "rounds-ten": _rounds_of_ten,
    "each-round": _each_round,
    "each-round-ten": _each_round_of_ten,
    "figures": _figures,
    "figures-ten": _figures_of_ten,
    "evening": _evening_so_far,
    "evening-exported": _exported,
    "camera": _camera,
    "seats": _seats,
    "moved-seat": _moved_seat,
    "corners": _corners,
    "bench": _bench,
    "closer": _closer,
    "correct": _correct,
    "correct-any": _correct_with_any,
    "stopped": _stopped,
    "waiting": _waiting,
    "entry": _told(lambda folder: sitting(folder, *PLAYED[:4])),
    "entry-on-schwupps": _told(partial(schwupps, state="acting")),
    "entry-change": _entry(HEADER, "change", "UP", then=BEGINNING),
    "entry-trick": _entry(HEADER, "reveal", "9C", "10D", then=BEGINNING),
    "entry-dice": _entry(HEADER, "setup", 3),
    "entry-auf-und-ab": _entry(AUF_UND_AB, "play", "Leah", "3-7", "3-3"),
    "entry-up": _entry(UP, "play", "Alexander der Große", "7", "7"),
    "entry-schwupps": _told(partial(schwupps, state="acting"), "number", {("row",): 0, ("slot",): 0}),
    "what-if": _what_if,
    "menu": _menu,
    **CANCELLED_PAGES,
    **CORRECTING_PAGES,
    **RULES_PAGES,
    **TUTORIAL_PAGES,
    **TEACHING_PAGES,
}
"""Name and drawing of every page in every state that looks different."""

STATES: dict[str, Draw] = {**KEEPING_STATES, **PROFILE_STATES}
"""Further states, of which the documentation shows no picture."""


def drawn(
    page: str, size: tuple[int, int], language: str, folder: Path, *, daylight: bool = False
) -> NotingCanvas:
    """A page at a size in pixels; `folder` is an empty one, for the journal that the page is played into."""
    light = daylight or page.endswith("linen")
    canvas = NotingCanvas(pygame.Surface(size), THEMES["linen" if light else "felt"])
    (PAGES | STATES)[page](canvas, folder, language)
    return canvas
