"""How well everybody plays, by whom they were ahead of: a rating for games of any number of people."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from companion.evening.results import GameResult


@dataclass(frozen=True, slots=True)
class Rating:
    """How well somebody plays, in the units of openskill's Plackett-Luce model.

    Attributes:
        skill: the likeliest value, 25 for whoever has not played.
        doubt: its standard deviation.
        surely: what the skill is at least, for all that is known (openskill's ordinal, skill − 3 doubt): by
            this people are ranked.
        games: how many games it rests on.
    """

    skill: float
    doubt: float
    surely: float
    games: int


def ratings(results: Iterable[GameResult]) -> Mapping[str, Rating]:
    """Everybody's rating by the results, oldest first; the model has its own usual parameters."""
    from openskill.models import PlackettLuce, PlackettLuceRating  # no start waits for them

    model = PlackettLuce()
    skills: dict[str, PlackettLuceRating] = {}
    games: dict[str, int] = {}
    for result in results:
        teams = [[skills.get(name) or model.rating(name=name)] for name in result.names]
        rated = model.rate(teams, ranks=[float(rank) for rank in result.ranks])
        for name, (skill,) in zip(result.names, rated, strict=True):
            skills[name] = skill
            games[name] = games.get(name, 0) + 1
    return {
        name: Rating(skill.mu, skill.sigma, skill.ordinal(), games[name]) for name, skill in skills.items()
    }
