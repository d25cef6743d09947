"""How a game of Up ends: by what it is won, and the moments that its table likes to look back on."""

from __future__ import annotations

from collections.abc import Iterator

from companion.engines import AnyPosition, EffectKind, Reason
from companion.evening.ending.game_ending import GameEnding, Moment, WonBy
from companion.evening.ending.story import Played, Story
from companion.evening.totals import Points
from companion.games.up.rules.events import Play
from companion.games.up.rules.options import Scoring
from companion.games.up.rules.position import UpPosition
from companion.games.up.rules.round import Round


def won_by(position: AnyPosition, totals: Points) -> WonBy:
    """By the fewest points or cards, or the most matches (UP-74)."""
    scoring = position.terms.scoring if isinstance(position, UpPosition) else Scoring.POINTS
    best = min(totals) if position.fewest_win else max(totals)
    unit = {Scoring.POINTS: "ending-points", Scoring.CARDS: "ending-cards"}.get(scoring, "up-ending-matches")
    told = Reason(f"up-won-by-{scoring.value}", (("count", best),))
    return WonBy(told, Reason(unit), totals, position.fewest_win)


def moments(story: Story) -> Iterator[Moment]:
    """The tallest tower, the one that buried most cards, and a round that a turned −2 has ended."""
    plays = [(played, played.event) for played in story.plays if isinstance(played.event, Play)]
    names = story.header.players
    tallest = max(plays, key=lambda one: _tower(one[0].ruling.position), default=None)
    if tallest is not None and _tower(tallest[0].ruling.position):
        yield _moment(tallest[0], "tower", names[tallest[1].player], _tower(tallest[0].ruling.position))
    fallen = [one for one in plays if one[0].ruling.brings(EffectKind.COLLAPSE)]
    worst = max(fallen, key=lambda one: _buried(*one), default=None)
    if worst is not None:
        yield _moment(worst[0], "collapse", names[worst[1].player], _buried(*worst))
    turned = next((one for one in plays if "UP-38" in one[0].ruling.clauses), None)
    if turned is not None:
        yield Moment(turned[0].entry, Reason("up-moment-minus-two", (("player", names[turned[1].player]),)))


def _moment(played: Played, what: str, player: str, count: int) -> Moment:
    return Moment(played.entry, Reason(f"up-moment-{what}", (("player", player), ("count", count))))


def _tower(position: AnyPosition) -> int:
    """Cards in the tower that stands."""
    current = position.round if isinstance(position, UpPosition) else None
    return current.tower.size if isinstance(current, Round) else 0


def _buried(played: Played, play: Play) -> int:
    """Cards that whoever made the tower fall has taken: those of the tower and of the set (UP-29)."""
    return _tower(played.before) + len(play.cards)


ENDING = GameEnding(moments, won_by)
"""How a game of Up ends."""
