"""Short games watched as a Raspberry Pi 5 and a Pi 4 would: when a ruling comes, and whether all is right."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from companion.bench.figure import Figure
from companion.bench.soak import soak
from companion.engines.players.game_players import numbered_header
from companion.rehearsal.pace import pace_named

GAMES: Final = (("auf-und-ab", 822), ("up-and-down", 3), ("schwupps", 822))
"""Short ones of three games, by their numbers."""

AIMS: Final = {"pi5": 500.0, "pi4": 900.0}
"""Milliseconds within which 95 of a hundred rulings are to come, once no die rolls any more."""


def measure() -> Iterator[Figure]:
    """Let people play at home, and the companion compute for as long as each machine would."""
    for machine, aim in AIMS.items():
        for game, number in GAMES:
            soaked = soak(numbered_header(game, number), number, "home", pace_named(machine))
            outcome, measures = soaked.comparison, soaked.measures
            right = "all right" if outcome.same else f"{outcome.right} of {outcome.events} right"
            name = f"at the pace of a {machine}, {game} {number}: ruling"
            yield Figure(f"{name}, p50", 1000 * measures.ruled_within(50), "ms", note=right)
            yield Figure(f"{name}, p95", 1000 * measures.ruled_within(95), "ms", note=right)
            rested = 1000 * measures.ruled_after_rest(95)
            yield Figure(f"{name} once all lies still, p95", rested, "ms", aim, right)
