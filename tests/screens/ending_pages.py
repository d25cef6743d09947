"""The end of a game with something to show on it: its winners, its best moments and their film."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import numpy as np

from companion.commands.moments_film import film_of
from companion.commands.shots import Shot
from companion.engines import Header, Reason
from companion.engines.players.game_players import players_of
from companion.evening.entries import ToldBy
from companion.evening.evening import Evening
from companion.evening.history import PastEvening, past_evening
from companion.evening.keepsakes import Keepsake
from companion.screens.canvas import Canvas
from companion.screens.ending_intents import ShowMoment
from companion.screens.intents import PageName
from companion.screens.moment_pages import MomentPages
from companion.screens.pages.ending import draw_ending
from companion.screens.pages.evening import draw_past_evening
from companion.screens.pages.moments import draw_moments
from companion.screens.pages.ranking import draw_ranking
from companion.sitting.view import View
from companion.texts import texts
from tests.evening.played import quick_journal
from tests.screens.afar_views import LONGEST
from tests.screens.sample_views import ONE_ROUND, kept_picture, sitting, view_of, whole_game

Draw = Callable[[Canvas, Path, str], None]

TWO, TEN = ("Kim", "Alexander der Große"), tuple(LONGEST[:10])
GREY = np.full((720, 1280, 3), 90, np.uint8)

HEADERS = {
    "two of Up": Header("up", TWO),
    "ten of Up": Header("up", TEN),
    "ten of Up, level": Header("up", TEN, {"scoring": "matches", "end": {"rounds": 2}}),
    "four of Up & Down": Header("up-and-down", TEN[:4]),
    "four of Auf und Ab": Header("auf-und-ab", TEN[:4]),
    "two of Schwupps": Header("schwupps", TWO),
    "five of Schwupps": Header("schwupps", TEN[:5]),
    "a tournament": Header("schwupps", TEN[:3], {"tournament": True}),
}


@cache
def over(name: str) -> View:
    """A game of such people after its last play."""
    with TemporaryDirectory() as folder:
        return view_of(_played(Path(folder), HEADERS[name]), GREY)


@cache
def pictured() -> tuple[PastEvening, dict[int, bytes]]:
    """An evening with a game of which every play has its picture, and these by their entries."""
    with TemporaryDirectory() as folder:
        evening = _played(Path(folder), HEADERS["four of Up & Down"], kept_picture())
        past = past_evening(evening.journal, evening.number)
    return past, {step.entry.number: kept_picture() for step in past.games[0].steps}


def _played(folder: Path, header: Header, picture: bytes | None = None) -> Evening:
    evening, players = Evening.begin(quick_journal(folder), header), players_of(header.game)
    policies = [players.sensible_policy() for _ in header.players]
    for event in players.whole_game(header, policies, Random(1)):
        evening.tell(event, ToldBy.CAMERA, picture)
    return evening


def a_film() -> bytes:
    """A film of two pictures, half a second each."""
    return film_of((Shot("Kim won.", 0.5, kept_picture()), Shot("The end", 0.5, None)))


def shown(kind: str, now: float = 0.0) -> MomentPages:
    """What the page shows where pictures are kept, none are, or more is."""
    past, pictures = pictured()
    kept = {
        "all": {Keepsake.PICTURE: kept_picture(), Keepsake.FILM: a_film()},
        "broken": {Keepsake.FILM: b"RIFF"},
    }
    pages = MomentPages(
        picture_of=(lambda _: None) if kind == "without" else pictures.get,
        keepsake_of=lambda _game, which: kept.get(kind, {}).get(which),
        takes=lambda _: kind in ("all", "pictures"),
        keeps=lambda: kind != "without",
        now=lambda: now,
    )
    pages.open(past.games[0])
    if kind == "making":
        pages.making = past.games[0].number
    if kind == "unmade":
        pages.problem = Reason("trouble-film-unmade", (("why", "No space left on device"),))
    return pages


def _winners(name: str, fallen: float = 1.0) -> Draw:
    def draw(canvas: Canvas, _folder: Path, language: str) -> None:
        draw_ending(canvas, texts(language), over(name), fallen)

    return draw


def _ranking(name: str, first: int = 0) -> Draw:
    def draw(canvas: Canvas, _folder: Path, language: str) -> None:
        draw_ranking(canvas, texts(language), over(name), first)

    return draw


def _winner(canvas: Canvas, folder: Path, language: str) -> None:
    draw_ending(canvas, texts(language), sitting(folder, *whole_game(), header=ONE_ROUND))


def _moments(kind: str, *, plays: bool = False) -> Draw:
    def draw(canvas: Canvas, _folder: Path, language: str) -> None:
        pages = shown(kind)
        if plays:
            pages.show(ShowMoment(None))
        draw_moments(canvas, texts(language), pictured()[0], 0, PageName.TABLE, pages)

    return draw


def _with_code(canvas: Canvas, _folder: Path, language: str) -> None:
    pages = shown("all")
    pages.show(ShowMoment(None))
    pages.url = "http://192.168.178.123:8080/film?t=abcdefghijklmnopqrstuvwx"
    draw_moments(canvas, texts(language), pictured()[0], 0, PageName.TABLE, pages)


def _exported(canvas: Canvas, _folder: Path, language: str) -> None:
    names = ("12.csv", "12.jsonl", "12-2.jsonl", "12-3.jsonl", "12.webp", "12-2.webp", "12-3.webp", "12.jpg")
    exports = Path("/home/pi/.local/share/tabletop-companion/exports")
    files = tuple(exports / f"evening-{name}" for name in names)
    draw_past_evening(canvas, texts(language), pictured()[0], files, None)


ENDING_PAGES: dict[str, Draw] = {"winners": _winner, "moments": _moments("without")}
"""Pages that are shown in the documentation."""

MORE_ENDINGS: dict[str, Draw] = {
    **{name: _winners(name) for name in HEADERS},
    **{f"the ranking of {name}": _ranking(name) for name in HEADERS},
    "the rest of the ranking": _ranking("ten of Up", 9),
    "confetti falls": _winners("two of Up", 0.5),
    "with pictures": _moments("pictures"),
    "with all": _moments("all"),
    "the film": _moments("all", plays=True),
    "the film with its code": _with_code,
    "a broken film": _moments("broken", plays=True),
    "a film is made": _moments("making"),
    "no film": _moments("unmade"),
    "exported": _exported,
}
"""The same pages in other states."""
