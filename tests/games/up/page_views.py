"""Moments of a game of Up for its page."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

from companion.engines import GameInProgress, Header, start
from companion.evening.entries import ToldBy
from companion.evening.evening import Evening
from companion.evening.history import PastEvening, past_evening
from companion.evening.journal import Journal
from companion.games.up.people.showing import show_for_the_companion
from companion.games.up.players import sensible_policy, whole_game
from companion.games.up.rules import RULES, Deal, UpPosition
from companion.games.up.rules.round import Round
from companion.games.up.table.layout import Lain
from companion.games.up.table.questions import ask_laid, ask_who
from companion.sitting.view import View
from tests.screens.sample_views import NAMES, changed, sitting
from vision.scene.scene import TableState
from vision.sightings import CardSighting, Place

TEN = ("Kim", "Leah", "Alexander der Große", "Wolfgang", "Jo", "Petra", "Harald", "Mia", "Ben", "Ann")
LONG = (
    "Oma Gertrud",
    "Oma Hannelore",
    "Tante Elisabeth",
    "Tante Elfriede",
    "Maximiliane",
    "Donaudampfschifffahrtska",
    "Hans-Joachim",
    "Mia",
    "Ben",
    "Konstantinos",
)
"""Ten people with long names, some of which begin alike; the last one is to move in the middle of a game."""


def header(players: tuple[str, ...]) -> Header:
    return Header("up", players, {"end": {"rounds": 2}})


def lines_until(
    players: tuple[str, ...], wanted: Callable[[UpPosition], bool], seed: int
) -> tuple[dict[str, Any], ...]:
    """The public lines of a game up to the first position that is as wanted."""
    game: GameInProgress[Any, Any] = start(header(players))
    lines: list[dict[str, Any]] = []
    unknown = (None,) * len(players)
    for event in whole_game(header(players), [sensible_policy() for _ in players], Random(seed)):
        told = replace(event, hands=unknown, hidden=unknown) if isinstance(event, Deal) else event
        if not game.apply(told).legal:
            break
        lines.append(RULES.write(told, game.header))
        if wanted(game.position):
            return tuple(lines)
    raise LookupError("The game has no such moment.")


def in_play(position: UpPosition) -> bool:
    current = position.round
    return isinstance(current, Round) and current.tower.size > 4 and current.mover.hand.size > 1


def owing(position: UpPosition) -> bool:
    return isinstance(position.round, Round) and position.round.owing is not None


def show_due(position: UpPosition) -> bool:
    return position.show_due


def view_of(
    folder: Path, players: tuple[str, ...], wanted: Callable[[UpPosition], bool], seed: int = 1
) -> View:
    return sitting(folder, *lines_until(players, wanted, seed), header=header(players))


def skipping(view: View, *players: int) -> View:
    """The same, with these players skipped next."""
    skipped = sum(1 << player for player in players)
    return changed(
        view, position=replace(view.game.position, round=replace(view.game.position.round, skipped=skipped))
    )


def asked_who(view: View) -> View:
    """The same, with a pair of nines in the middle of which no arm tells who laid it."""
    laid = tuple(Lain("9", Place(25.0 * number, 0.0, 0.0)) for number in range(2))
    question = ask_who(view.game.header.players, view.game.position.round.to_move, laid)
    return changed(view, question=question, state=TableState.DOUBTFUL)


def asked_laid(view: View) -> View:
    """The same, with four nines in the middle and a strip beside them that cannot be read."""
    laid = tuple(Lain("9", Place(25.0 * number, 0.0, 0.0)) for number in range(4))
    likely = (("9", 0.5), ("6", 0.3), ("-2", 0.1), ("clear", 0.1))
    strip = CardSighting(None, "up", 0.5, likely, (700.0, 300.0), (0.0, -1.0), None, partial=True)
    question = ask_laid("Alexander der Große", 5, (*laid, Lain(None, Place(125.0, 0.0, 0.0), strip)))
    return changed(view, question=question, state=TableState.DOUBTFUL)


def evening_of_ten(folder: Path) -> PastEvening:
    """A game of two rounds that ten people played to its end."""
    journal = Journal(folder / "journal.sqlite")
    evening = Evening.begin(journal, header(TEN))
    for event in whole_game(header(TEN), [sensible_policy() for _ in TEN], Random(2)):
        evening.tell(event, ToldBy.CAMERA)
    past = past_evening(journal, None)
    journal.close()
    return past


def finished(folder: Path) -> View:
    """A game of ten people after its last play."""
    game = header(TEN)
    events = whole_game(game, [sensible_policy() for _ in TEN], Random(2))
    return sitting(folder, *(RULES.write(event, game) for event in events), header=game)


def in_second_round(folder: Path) -> View:
    """In the middle of a game's second round of ten people with long names."""
    game, lines = start(header(LONG)), []
    for event in whole_game(header(LONG), [sensible_policy() for _ in LONG], Random(2)):
        game.apply(event)
        lines.append(RULES.write(event, game.header))
        if any(game.position.totals) and in_play(game.position):
            return sitting(folder, *lines, header=game.header)
    raise LookupError("The game has no such moment.")


def shown(folder: Path, players: tuple[str, ...]) -> View:
    """After a round of which nobody knew the hands: everybody has shown what was left."""
    game = header(players)
    due = lines_until(players, show_due, seed=1)
    full = start(game)
    events = whole_game(game, [sensible_policy() for _ in players], Random(1))
    for event, _ in zip(events, due, strict=False):
        full.apply(event)
    public = start(game)
    for line in due:
        public.apply(RULES.read(line, game))
    show = show_for_the_companion(full.position, public.position)
    return sitting(folder, *due, RULES.write(show, game), header=game)


MOMENTS: dict[str, Callable[[Path], View]] = {
    "nothing-dealt": lambda folder: sitting(folder, header=header(NAMES)),
    "two": lambda folder: view_of(folder, NAMES[:2], in_play),
    "four": lambda folder: view_of(folder, NAMES, in_play),
    "owing": lambda folder: view_of(folder, NAMES, owing),
    "show-due": lambda folder: view_of(folder, NAMES[:3], show_due),
    "ten": lambda folder: view_of(folder, TEN, in_play),
    "ten-dealt": lambda folder: view_of(folder, TEN, lambda position: position.round is not None),
    "ten-owing": lambda folder: view_of(folder, TEN, owing),
    "ten-who": lambda folder: asked_who(view_of(folder, TEN, in_play)),
    "ten-laid": lambda folder: asked_laid(view_of(folder, TEN, in_play)),
    "ten-skipped": lambda folder: skipping(view_of(folder, TEN, in_play), 2, 5),
    "ten-over": finished,
    "ten-second": in_second_round,
    "ten-long": lambda folder: view_of(folder, LONG, in_play),
    "ten-show-due": lambda folder: view_of(folder, TEN, show_due),
    "ten-shown": lambda folder: shown(folder, TEN),
    "long-show-due": lambda folder: view_of(folder, LONG, show_due),
    "long-shown": lambda folder: shown(folder, LONG),
    **{f"{many}": lambda folder, many=many: view_of(folder, TEN[:many], in_play) for many in range(5, 10)},
}
