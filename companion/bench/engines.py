"""How many events the referee rules on in a second, and how many random plays the engines make."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Iterator
from contextlib import redirect_stdout
from importlib.util import find_spec
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter, process_time

from companion.bench.figure import Figure
from companion.commands import referee
from companion.engines import Header, game_names
from companion.engines.players.game_players import players_of
from companion.engines.players.mischief import spoiled_record

NAMES = ("Kim", "Leah", "Alex", "Bo")
"""So many can play every game."""
LINES = 10_000
"""Lines of records that are ruled on, at least."""

SECONDS = 2.0
"""How long random plays are counted."""

REPEATS = 3
"""Of so many measurements the best counts: the others were disturbed."""


def measure() -> Iterator[Figure]:
    """Every game's referee and random plays, then two other libraries' games."""
    for game in game_names():
        yield referee_rate(game)
    for game in game_names():
        yield play_rate(game)
    yield uno_rate()
    yield crazy_eights_rate()


def referee_rate(game: str, least: int = LINES) -> Figure:
    """Events a second through ``companion referee --json``, illegal and invalid ones among them.

    Args:
        game: the game.
        least: so many lines are ruled on, at least.
    """
    with TemporaryDirectory() as folder:
        files, lines = _records(game, Path(folder), least)
        seconds = min(_seconds(lambda: _rule(files)) for _ in range(REPEATS))
    return Figure(f"referee --json, {game}", lines / seconds, "events/s", 40_000)


def play_rate(game: str, seconds: float = SECONDS) -> Figure:
    """Random plays a second, each ruled on; a play is what one player decides from what that player knows.

    Args:
        game: the game.
        seconds: how long plays are counted.
    """
    players = players_of(game)
    header = Header(game, NAMES, players.long_game)
    policies = [players.random_policy() for _ in NAMES]
    random = Random(1)
    return Figure(
        f"random plays, {game}",
        _rate(lambda: sum(map(players.plays_in, players.whole_game(header, policies, random))), seconds),
        "plays/s",
        30_000,
    )


def uno_rate() -> Figure:
    """Random plays a second in RLCard's raw UNO, for comparison."""
    name = "random plays, RLCard's raw UNO"
    if find_spec("rlcard") is None:
        return Figure(name, None, "plays/s", note="needs the extra [bench]")
    from rlcard.games.uno import Game

    random = Random(1)

    def play() -> int:
        game = Game(num_players=4)
        game.init_game()
        plays = 0
        while not game.is_over():
            game.step(random.choice(list(game.get_legal_actions())))
            plays += 1
        return plays

    return Figure(name, _rate(play), "plays/s")


def crazy_eights_rate() -> Figure:
    """Random plays a second in OpenSpiel's crazy eights (C++ behind Python), for comparison."""
    name = "random plays, OpenSpiel's crazy_eights"
    if find_spec("pyspiel") is None:
        return Figure(name, None, "plays/s", note="needs the extra [bench]")
    import pyspiel

    random = Random(1)
    game = pyspiel.load_game("crazy_eights")

    def play() -> int:
        state = game.new_initial_state()
        plays = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, chances)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
                plays += 1
        return plays

    return Figure(name, _rate(play), "plays/s", note="dealing not counted as plays")


def _records(game: str, folder: Path, least: int) -> tuple[list[Path], int]:
    """Records of games with mishaps, and how many lines they have: no fewer than that."""
    header = Header(game, NAMES, players_of(game).long_game)
    files: list[Path] = []
    lines = 0
    while lines < least:
        record = list(spoiled_record(header, Random(len(files))))
        files.append(folder / f"{len(files)}.jsonl")
        files[-1].write_text("\n".join(record) + "\n", encoding="utf-8")
        lines += len(record) - 1
    return files, lines


def _rule(files: list[Path]) -> None:
    with Path(os.devnull).open("w") as nowhere, redirect_stdout(nowhere):
        for file in files:
            referee.run(argparse.Namespace(file=str(file), json=True, lang="en"))


def _seconds(work: Callable[[], None]) -> float:
    """Seconds of this process' own computing time."""
    begin = process_time()
    work()
    return process_time() - begin


def _rate(play: Callable[[], int], seconds: float = SECONDS) -> float:
    """Plays a second of computing time, of games played until the time is over."""
    plays = 0
    until, begin = perf_counter() + seconds, process_time()
    while perf_counter() < until:
        plays += play()
    return plays / (process_time() - begin)
