"""The best moments of a game: those of its kind, a play that was called, and the play that won it."""

from __future__ import annotations

from collections.abc import Iterator

from companion.engines import Reason
from companion.evening.ending.game_ending import Moment, ending_of
from companion.evening.ending.story import Played, Story
from companion.evening.statistics.common import culprit


def moments_of(story: Story, winners: tuple[int, ...]) -> tuple[Moment, ...]:
    """What people like to look back on, in the order in which it happened; each entry once.

    Args:
        story: the game.
        winners: indexes of those who have won, nobody while it goes on.
    """
    found: dict[int, Moment] = {}
    for moment in (*ending_of(story.header.game).moments(story), *_called(story), *_won(story, winners)):
        found.setdefault(moment.entry, moment)
    return tuple(found[entry] for entry in sorted(found))


def _called(story: Story) -> Iterator[Moment]:
    """The last play that was called before the end: the later, the more hung on it."""
    last = story.plays[-1].entry if story.plays else 0
    for played in reversed([one for one in story.called if one.entry < last]):
        player = culprit(story.header, played)
        if player is not None and played.ruling.clause is not None:
            yield Moment(played.entry, _no(story.header.players[player], played, played.ruling.clause))
            return


def _no(name: str, played: Played, clause: str) -> Reason:
    facts = (("player", name), ("clause", clause), ("why", played.ruling.reason))
    return Reason("moment-called", facts)


def _won(story: Story, winners: tuple[int, ...]) -> Iterator[Moment]:
    """The play after which somebody had won."""
    if winners and story.plays:
        facts = (("players", story.header.names(winners)), ("count", len(winners)))
        yield Moment(story.plays[-1].entry, Reason("moment-won", facts))
