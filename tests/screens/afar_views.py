"""Moments of all games as they are seen in large type, and whatever the rules say of a play."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, partial
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from companion.engines import GameInProgress, Header, read_event, start
from companion.engines.players.game_players import numbered_header, players_of
from companion.evening.dealer import next_dealer
from companion.evening.entries import ToldBy
from companion.evening.evening import Evening, Ruled
from companion.evening.journal import Journal
from companion.games.up.players import sensible_policy, whole_game
from companion.games.up.rules import RULES
from companion.sitting.view import CameraView, GameView, TableView, TimeView, View
from companion.table.seats import usual_seats
from tests.games.auf_und_ab.page_views import STATES as AUF_UND_AB
from tests.games.schwupps.page_views import STATES as SCHWUPPS
from tests.games.up.page_views import LONG, TEN, header, in_play, lines_until
from tests.screens.sample_table import HEADER, NAMES
from tests.screens.sample_views import ASKED, BEGINNING, ONE_ROUND, PLAYED, WRONG, changed, view_of
from tests.screens.sample_views import whole_game as whole_round
from vision.scene.scene import TableState
from vision.sightings import Sightings

GREY = np.full((720, 1280, 3), 90, np.uint8)

GAMES = 1
LONGEST = sorted((*LONG, "Alexander der Große", "Wolfgang Amadeus"), key=len, reverse=True)
TRIED = 4
"""So many wrong plays are tried before each right one."""


def played(folder: Path, *lines: dict[str, Any], header: Header = HEADER, **changes: Any) -> View:
    """The view after these lines of a record, with a grey picture."""
    journal = Journal(folder / "journal.sqlite")
    evening = Evening.begin(journal, header)
    for line in lines:
        evening.tell(read_event(line, evening.game.rules, evening.header), ToldBy.CAMERA)
    journal.close()
    return changed(view_of(evening, GREY), **changes)


def _auf_und_ab(state: str, folder: Path) -> View:
    players, lines, changes = AUF_UND_AB[state]
    return played(folder, *lines, header=Header("auf-und-ab", NAMES[:players]), **changes)


def _schwupps(state: str, folder: Path) -> View:
    players, lines, changes = SCHWUPPS[state]
    return played(folder, *lines, header=Header("schwupps", players), **changes)


def _up(folder: Path) -> View:
    return played(folder, *lines_until(TEN, in_play, 1), header=header(TEN))


def _up_over(folder: Path) -> View:
    events = whole_game(header(TEN), [sensible_policy() for _ in TEN], Random(2))
    return played(folder, *(RULES.write(event, header(TEN)) for event in events), header=header(TEN))


AFAR: dict[str, Callable[[Path], View]] = {
    "up-and-down": lambda folder: played(folder, *PLAYED),
    "up-and-down, no": lambda folder: played(folder, *BEGINNING, WRONG, in_step=False),
    "up-and-down, asked": lambda folder: played(folder, *BEGINNING, PLAYED[2], question=ASKED),
    "up-and-down, stopped": lambda folder: played(folder, *PLAYED, in_step=False, stopped=True),
    "up-and-down, over": lambda folder: played(folder, *whole_round(), header=ONE_ROUND),
    "auf-und-ab": partial(_auf_und_ab, "upwards"),
    "auf-und-ab, no": partial(_auf_und_ab, "illegal"),
    "auf-und-ab, asked": partial(_auf_und_ab, "question"),
    "schwupps": partial(_schwupps, "acting"),
    "up": _up,
    "up, over": _up_over,
}
"""By what is seen."""


@cache
def ruled_views(game: str) -> tuple[View, ...]:
    """Views of some games of people with long names after each ruling, of right plays and of wrong ones.

    Of those in which the same is said, whatever the cards and of whom, there is one.
    """
    found = {}
    for view in _views(game):
        last, game = view.game.history[-1].ruling, view.game
        found.setdefault((last.reason.key, game.duty.key, game.turn is None, game.dealer is None), view)
    return tuple(found.values())


def _views(game: str) -> Iterator[View]:
    players = players_of(game)
    for number in range(GAMES):
        drawn, random = numbered_header(game, number), Random(number)
        options = {name: value for name, value in drawn.options.items() if name != "sides"}
        played_by = Header(game, tuple(LONGEST[: len(drawn.players)]), options)
        whole = players.whole_game if number % 2 else players.watched_game
        policies = [players.random_policy() for _ in played_by.players]
        in_progress = start(played_by)
        for event in whole(played_by, policies, random):
            for tried in islice(players.attempts(in_progress.position, played_by, random), TRIED):
                ruling = in_progress.rule(tried)
                if not ruling.legal:
                    yield _view(in_progress, Ruled(tried, ruling, 1, ToldBy.CAMERA))
            ruling = in_progress.apply(event)
            yield _view(in_progress, Ruled(event, ruling, 1, ToldBy.CAMERA))


def _view(in_progress: GameInProgress[Any, Any], ruled: Ruled) -> View:
    plays = in_progress.plays()
    accepted = tuple(in_progress.accepted)[-1:]
    dealer = next_dealer(in_progress)
    game = GameView(
        in_progress.header,
        in_progress.position,
        plays.duty,
        plays.player,
        dealer,
        (ruled,),
        accepted,
        edits=(),
    )
    return View(
        game,
        CameraView(TableState.SEEN, None, Sightings()),
        TableView(usual_seats(in_progress.header), taken_back=ruled.ruling.legal),
        TimeView(now=11.0, ruled=10.0),
    )
