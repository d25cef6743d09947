"""The pages on which one looks back and puts right, in the middle of games by chance."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

from companion.engines import Ask, Undo, start, write_event
from companion.engines.players.game_players import numbered_header, players_of
from companion.engines.registry import rules_of
from companion.evening.course import ruled_anew
from companion.screens.canvas import Canvas
from companion.screens.pages.bench import draw_bench
from companion.screens.pages.consequences import consequences_of, draw_consequences
from companion.screens.pages.correct import correction_of, draw_correct
from companion.screens.pages.wish import draw_wish
from companion.screens.wish_intents import Wished
from companion.sitting.view import View
from companion.texts import texts
from tests.screens.long_names import full, with_long_names
from tests.screens.sample_views import kept_picture, sitting

PLAYS = 24
"""So many plays have been made."""
BACK = 10
"""So many steps back one looks."""
TRIES = 60
"""So many other plays are tried to find one by which the most changes."""


def looked_back(folder: Path, game: str) -> View:
    """In the middle of a game of the most people."""
    header, chance = with_long_names(numbered_header(game, full(game))), Random(4)
    players = players_of(game)
    policies = (players.random_policy(),) * len(header.players)
    events = list(islice(players.watched_game(header, policies, chance), PLAYS))
    refused = _others(header, events[:-1], chance)[0]
    told = (*events[:-1], refused, events[-1], Undo(), events[-1])
    lines = (write_event(event, rules_of(game), header) for event in told)
    return sitting(folder, *lines, header=header)


def _others(header: Any, events: list[Any], chance: Random) -> list[Any]:
    """Other plays than the next one, of which most are wrong."""
    played = start(header)
    for event in events:
        played.push(event)
    tried = islice(players_of(header.game).attempts(played.position, header, chance), TRIES)
    return [event for event in tried if not isinstance(event, Undo | Ask) and not played.rule(event).legal]


def with_most_changes(view: View) -> tuple[int, dict[str, Any]]:
    """A play by which the most changes, and the play some steps back in whose place it stands."""
    game = view.game
    number = len(game.course) - 1 - BACK
    while not game.course[number].can_be_put_right:
        number -= 1
    before = game.put_right_before(number)
    tried = islice(players_of(before.game).attempts(before, game.header, Random(1)), TRIES)
    changes = {}
    for event in tried:
        if isinstance(event, Undo | Ask):
            continue
        anew = ruled_anew(game.course, number, event, game.header)
        changes[len(anew.changed)] = write_event(event, rules_of(before.game), game.header)
    return number, changes[max(changes)]


def _changes(canvas: Canvas, folder: Path, language: str, game: str) -> None:
    view = looked_back(folder, game)
    number, line = with_most_changes(view)
    draw_consequences(canvas, texts(language), view, consequences_of(view, number, line))


def _wish(canvas: Canvas, folder: Path, language: str, game: str) -> None:
    view = looked_back(folder, game)
    number, line = with_most_changes(view)
    wished = Wished(1, view.game.header.players[0], view.game.course[number].first, line)
    draw_wish(canvas, texts(language), view, wished, consequences_of(view, number, line))


def _no_changes(canvas: Canvas, folder: Path, language: str) -> None:
    view = looked_back(folder, "schwupps")
    line = write_event(view.game.course[2].ruled.event, rules_of("schwupps"), view.game.header)
    draw_consequences(canvas, texts(language), view, consequences_of(view, 2, line))


def _bench_back(canvas: Canvas, folder: Path, language: str, game: str) -> None:
    view = looked_back(folder, game)
    draw_bench(canvas, texts(language), view.game, len(view.game.course) - 1 - BACK, kept_picture(), fresh=2)


def _correct_back(canvas: Canvas, folder: Path, language: str, game: str) -> None:
    view = looked_back(folder, game)
    numbers = (at for at in range(len(view.game.course) - 1 - BACK, 0, -1))
    number = next(at for at in numbers if correction_of(view, at).misread)
    draw_correct(canvas, texts(language), view.game, correction_of(view, number), number)


OF_A_GAME: dict[str, Callable[..., None]] = {
    "bench-back": _bench_back,
    "correct-back": _correct_back,
    "changes": _changes,
    "wish": _wish,
}
"""Name and drawing of each page that looks different in each game."""

CORRECTING_PAGES: dict[str, Callable[[Canvas, Path, str], None]] = {
    **{name: partial(draw, game="up-and-down") for name, draw in OF_A_GAME.items()},
    "no-changes": _no_changes,
}
"""Name and drawing of each page."""
