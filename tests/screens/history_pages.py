"""The pages about people and past evenings, with something to show on them."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from datetime import date, datetime
from functools import cache, partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from companion.engines import Header, Reason
from companion.evening.entries import ToldBy, UnsetClock
from companion.evening.evening import Evening
from companion.evening.history import PastEvening, past_evening
from companion.evening.journal import Journal
from companion.evening.open_evenings import OpenEvening
from companion.evening.results import GameResult
from companion.games.up_and_down.players.games import whole_game
from companion.games.up_and_down.players.random_player import random_policy
from companion.screens.canvas import Canvas
from companion.screens.history_intents import AskForget, AskName, FromPlayer, OfGame, ShowPlayer
from companion.screens.intents import PageName
from companion.screens.pages.evening import draw_past_evening
from companion.screens.pages.evenings import draw_evenings
from companion.screens.pages.players import draw_forget, draw_player, draw_players
from companion.screens.pages.renaming import draw_new_name, draw_rename
from companion.screens.pages.rounds import draw_rounds
from companion.screens.pages.welcome import Welcome, draw_welcome
from companion.screens.past_pages import EveningsHere, PastPages
from companion.screens.people_intents import Name
from companion.screens.player_pages import PlayerPages, PlayersHere
from companion.texts import texts
from companion.texts.errors import reason_of
from tests.games.up.page_views import evening_of_ten
from tests.screens.long_names import NAMES as LONG
from tests.screens.sample_table import HEADER, NAMES
from tests.screens.sample_views import an_evening

Draw = Callable[[Canvas, Path, str], None]

BEGUN = datetime(2026, 11, 28, 20, 15)
GOES_ON = OpenEvening(7, HEADER, BEGUN, None, (12, 9, 14, 3), ())
TEN = Header("up", (*NAMES, "Pia", "Ute", "Maximilian", "Jo", "Zoë", "Wilhelmina"))
UNREAD = reason_of("trouble-evening-damaged", number="4", file="/home/pi/.local/share/journal.sqlite")


@cache
def past() -> tuple[PastEvening, PastEvening]:
    """Two evenings: one of several games, and one of ten people; played once for all pages."""
    with TemporaryDirectory() as one, TemporaryDirectory() as ten:
        evenings = an_evening(Path(one)), evening_of_ten(Path(ten))
    return replace(evenings[0], started=BEGUN), replace(evenings[1], started=BEGUN)


def _list(
    canvas: Canvas,
    _folder: Path,
    language: str,
    *,
    first: int = 0,
    running: int | None = None,
    count: int = 9,
) -> None:
    one, ten = past()
    shown = {
        number: ten if number % 4 == 3 else UNREAD if number % 4 == 2 else one for number in range(count)
    }
    here = EveningsHere(tuple(shown), frozenset(range(0, count, 3)), running)
    pages = PastPages(lambda: here, shown.__getitem__)
    pages.open(anew=True)
    pages.first = first
    draw_evenings(canvas, texts(language), pages, PageName.WELCOME)


def _no_evenings(canvas: Canvas, _folder: Path, language: str) -> None:
    draw_evenings(canvas, texts(language), PastPages(), PageName.WELCOME)


def _past(canvas: Canvas, _folder: Path, language: str, *, ten: bool = False, goes_on: bool = True) -> None:
    evening = past()[ten]
    draw_past_evening(canvas, texts(language), evening, None, evening.number if goes_on else None)


def _welcome(welcome: Welcome) -> Draw:
    return lambda canvas, _folder, language: draw_welcome(canvas, texts(language), welcome)


OF_TEN = replace(GOES_ON, header=TEN, totals=(112, 96, 140, 35, 17, 208, 99, 0, 64, 120))
WON = replace(GOES_ON, started=None, unset=UnsetClock(date(2026, 9, 1)), winners=(2,))
UNKNOWN = replace(GOES_ON, started=None, unset=UnsetClock(), totals=(0,) * 4)

HISTORY_PAGES: dict[str, Draw] = {"evenings": _list}
"""Pages that the documentation shows."""

MORE_PAGES: dict[str, Draw] = {
    "welcome-ten": _welcome(Welcome(OF_TEN, simulated=False, last=TEN)),
    "welcome-won": _welcome(Welcome(WON, simulated=True, last=HEADER)),
    "welcome-day-unknown": _welcome(Welcome(UNKNOWN, simulated=False, last=HEADER)),
    "welcome-nothing-open": _welcome(Welcome(None, simulated=False, last=HEADER)),
    "welcome-first": _welcome(Welcome(None, simulated=False)),
    "evenings-few": partial(_list, count=2),
    "evenings-later": partial(_list, first=4, running=4),
    "evenings-none": _no_evenings,
    "past": _past,
    "past-ten": partial(_past, ten=True, goes_on=False),
}
"""The same in other states."""


def results(names: tuple[str, ...], count: int) -> tuple[GameResult, ...]:
    """So many games of each kind, in which the winner changes."""
    made = []
    for number in range(count):
        for game in ("auf-und-ab", "schwupps", "up", "up-and-down"):
            ranks = tuple(1 + (place * 3 + number // 2) % len(names) for place in range(len(names)))
            totals = tuple(100 - 7 * rank + number for rank in ranks)
            day = date(2026, 1 + number % 12, 28)
            scored = game != "schwupps"
            made.append(GameResult(number, game, names, ranks, totals, scored, game == "up", day))
    return tuple(made)


def players(names: tuple[str, ...] = NAMES, count: int = 12, **given: object) -> PlayerPages:
    """The pages about those people."""
    here = PlayersHere((*names, "Tom"), frozenset({"Tom"}), results(names, count), **given)
    pages = PlayerPages(lambda: here)
    pages.open()
    return pages


def _players(canvas: Canvas, _folder: Path, language: str, **given: object) -> None:
    draw_players(canvas, texts(language), players(**given))


def _of_up(canvas: Canvas, _folder: Path, language: str) -> None:
    pages = players(LONG)
    pages.follow(OfGame("up"))
    pages.follow(FromPlayer(4))
    draw_players(canvas, texts(language), pages)


def _player(canvas: Canvas, _folder: Path, language: str, *, name: str = NAMES[2], **given: object) -> None:
    pages = players(**given)
    pages.follow(ShowPlayer(name))
    draw_player(canvas, texts(language), pages)


def _forget(canvas: Canvas, _folder: Path, language: str, *, again: bool = False, **given: object) -> None:
    pages = players(**given)
    pages.follow(ShowPlayer(NAMES[2]))
    pages.follow(AskForget(again))
    draw_forget(canvas, texts(language), pages)


def _refused(canvas: Canvas, _folder: Path, language: str) -> None:
    pages = players()
    pages.follow(ShowPlayer(NAMES[2]))
    pages.refused = reason_of(
        "trouble-not-forgotten",
        folder="/home/pi/.local/share/tabletop-companion",
        why="no room",
    )
    draw_forget(canvas, texts(language), pages)


def _new_name(canvas: Canvas, _folder: Path, language: str, *, names: tuple[str, ...] = NAMES) -> None:
    pages = players(names)
    pages.follow(ShowPlayer(names[2]))
    pages.follow(AskName())
    draw_new_name(canvas, texts(language), pages)


def _rename(
    canvas: Canvas,
    _folder: Path,
    language: str,
    *,
    other: str = "Maximiliane",
    names: tuple[str, ...] = NAMES,
    refused: Reason | None = None,
) -> None:
    pages = players(names)
    pages.follow(ShowPlayer(names[2]))
    pages.name(Name(other))
    pages.refused = refused
    draw_rename(canvas, texts(language), pages)


TOGETHER = Reason("rename-together", (("name", LONG[2]), ("other", LONG[3])))

SET_ASIDE = ("journal.sqlite.damaged-20261128-201500", "journal.sqlite.damaged-20261129-201500-2")


def rounds_of(names: tuple[str, ...], count: int) -> PastEvening:
    """An evening with one game of so many rounds of Up & Down, of which only the scores matter."""
    header = Header("up-and-down", names, {"rounds": count})
    with TemporaryDirectory() as folder, closing(Journal(Path(folder) / "journal.sqlite")) as journal:
        journal._database.execute("PRAGMA synchronous = OFF")
        evening = Evening.begin(journal, header)
        for event in whole_game(header, (random_policy(),) * len(names), Random(7)):
            evening.tell(event, ToldBy.CAMERA)
        return past_evening(journal, None)


@cache
def _evening_of(count: int) -> PastEvening:
    return rounds_of(NAMES, count)


def _rounds(canvas: Canvas, _folder: Path, language: str, *, count: int) -> None:
    draw_rounds(canvas, texts(language), _evening_of(count))


HISTORY_PAGES |= {
    "players": _players,
    "player": _player,
    "new-name": _new_name,
    "merge": partial(_rename, other=NAMES[0]),
}

MORE_PAGES |= {
    "players-ten": partial(_players, names=LONG),
    "players-of-up": _of_up,
    "players-none": lambda canvas, _folder, language: draw_players(canvas, texts(language), PlayerPages()),
    "player-of-ten": partial(_player, names=LONG, name=LONG[2]),
    "player-seated": partial(_player, seated=NAMES),
    "player-guest": partial(_player, name="Tom"),
    "player-one-game": partial(_player, count=1),
    "player-no-games": partial(_player, count=0),
    "rounds-one": partial(_rounds, count=1),
    "rounds-hundred": partial(_rounds, count=100),
    "forget": _forget,
    "forget-set-aside": partial(_forget, set_aside=SET_ASIDE),
    "forget-again": partial(_forget, again=True),
    "forget-refused": _refused,
    "new-name-ten": partial(_new_name, names=LONG),
    "merge-ten": partial(_rename, names=LONG, other=LONG[3]),
    "rename-refused": partial(_rename, names=LONG, other=LONG[3], refused=TOGETHER),
    "rename-one": _rename,
}
