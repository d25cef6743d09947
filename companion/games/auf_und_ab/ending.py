"""How a game of Auf und Ab ends: by what it is won, and the moments that its table likes to look back on."""

from __future__ import annotations

from collections.abc import Iterator

from companion.engines import AnyPosition, EffectKind, Reason
from companion.evening.ending.game_ending import GameEnding, Moment, WonBy
from companion.evening.ending.story import Played, Story
from companion.evening.totals import Points
from companion.games.auf_und_ab.rules.events import Play
from companion.games.auf_und_ab.rules.position import AufUndAbPosition


def won_by(_position: AnyPosition, totals: Points) -> WonBy:
    """By the most points (AUA-45)."""
    return WonBy(Reason("aua-won-by", (("count", max(totals)),)), Reason("ending-points"), totals)


def moments(story: Story) -> Iterator[Moment]:
    """The largest set, the best hand, and the change of direction that helped most to win one."""
    names = story.header.players
    sets = [(played, played.event) for played in story.plays if isinstance(played.event, Play)]
    largest = max(sets, key=lambda one: len(one[1].cards), default=None)
    if largest is not None and len(largest[1].cards) > 1:
        facts = (("player", names[largest[1].player]), ("count", len(largest[1].cards)))
        yield Moment(largest[0].entry, Reason("aua-moment-set", facts))
    turn = max(_turns(story), key=lambda one: one[2], default=None)
    if turn is not None:
        played, player, points = turn
        mode = _mode(played.ruling.position)
        yield Moment(
            played.entry,
            Reason("aua-moment-turn", (("player", names[player]), ("mode", mode), ("points", points))),
        )
    best = max(_hands(story), key=lambda one: one[2], default=None)
    if best is not None:
        played, player, points = best
        yield Moment(played.entry, Reason("aua-moment-hand", (("player", names[player]), ("points", points))))


def _hands(story: Story) -> Iterator[tuple[Played, int, int]]:
    """The plays that ended hands, each with who made it and what that brought."""
    for played in story.plays:
        if isinstance(played.event, Play) and played.ruling.brings(EffectKind.HAND_OVER):
            player = played.event.player
            before, after = (one.standings.totals for one in (played.before, played.ruling.position))
            yield played, player, after[player] - before[player]


def _turns(story: Story) -> Iterator[tuple[Played, int, int]]:
    """The last change of direction in each hand, where whoever took that round has won the hand."""
    turned: tuple[Played, int] | None = None
    won = {played.entry: (player, points) for played, player, points in _hands(story)}
    for played in story.plays:
        before = played.before.round if isinstance(played.before, AufUndAbPosition) else None
        if played.ruling.brings(EffectKind.MODE_CHANGED) and before and before.leader is not None:
            turned = played, before.leader
        if played.entry in won:
            player, points = won[played.entry]
            if turned is not None and turned[1] == player:
                yield *turned, points
            turned = None


def _mode(position: AnyPosition) -> str:
    """Which way it goes on: ``"up"`` or ``"down"``."""
    current = position.round if isinstance(position, AufUndAbPosition) else None
    return "" if current is None else current.mode.value


ENDING = GameEnding(moments, won_by)
"""How a game of Auf und Ab ends."""
