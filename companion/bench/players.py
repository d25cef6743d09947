"""How clearly a sensible player beats random ones."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from companion.bench.figure import Figure
from companion.engines import Header, game_names, start
from companion.engines.players.game_players import players_of

NAMES = ("Kim", "Leah", "Alex", "Bo")
PLAYERS = (3, 4)
GAMES_PLAYED = 100


def measure() -> Iterator[Figure]:
    """For each game, the share of games that one sensible player wins among random ones."""
    for game in game_names():
        for players in PLAYERS:
            share = 100 * share_won(game, players, GAMES_PLAYED)
            note = (
                f"of {GAMES_PLAYED} games against random ones; one of equals would win {100 / players:.0f} %"
            )
            yield Figure(f"sensible player wins, {game}, {players} at the table", share, "%", note=note)


def share_won(game: str, players: int, games: int) -> float:
    """The share of games that a sensible player wins, in every seat in turn; a shared win counts in part."""
    simulated, wins = players_of(game), 0.0
    header = Header(game, NAMES[:players])
    for number in range(games):
        seat = number % players
        policies = [
            simulated.sensible_policy() if player == seat else simulated.random_policy()
            for player in range(players)
        ]
        played = start(header)
        for event in simulated.whole_game(header, policies, Random(number)):
            played.push(event)
        winners = played.position.winners
        wins += (seat in winners) / len(winners)
    return wins / games
