"""What a table of Up & Down enjoys to know."""

from __future__ import annotations

from companion.engines.up_and_down.position import UpAndDownPosition
from companion.evening.history import PastGame
from companion.evening.statistics.figures import Overall, PerPlayer, Statistics, counted

CHANGES = {"flips": "flip", "turns": "rotate", "rolls": "roll"}
"""The leader's three ways to change the rules, each with its effect."""


def up_and_down_statistics(game: PastGame) -> Statistics:
    """Pots won and the changes each player made; the longest pot and the greatest catch, in tricks."""
    players, names = len(game.header.players), game.header.players
    winners, pots, catches = [], [0], [0]
    made: dict[str, list[int]] = {key: [] for key in CHANGES}
    for step in game.standing:
        before, effects = step.before, step.ruling.effects
        if not isinstance(before, UpAndDownPosition):
            continue
        for key, effect in CHANGES.items():
            if effect in effects and before.leader is not None:
                made[key].append(before.leader)
        if "pot" in effects:
            pots.append(before.pot + 1)
        winner = next((effect.removeprefix("trick:") for effect in effects if effect[:6] == "trick:"), None)
        if winner is not None:
            catches.append(before.pot + 1)
            if "pot_won" in effects:
                winners.append(names.index(winner))
    changes = [PerPlayer(key, counted(players, leaders)) for key, leaders in made.items()]
    return Statistics(
        (PerPlayer("pots_won", counted(players, winners)), *changes),
        (Overall("longest_pot", max(pots)), Overall("greatest_catch", max(catches))),
    )
