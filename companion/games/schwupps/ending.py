"""How a game of Schwupps ends: by what it is won, and the moments that its table likes to look back on."""

from __future__ import annotations

from collections.abc import Iterator

from companion.engines import AnyPosition, EffectKind, Reason
from companion.evening.ending.game_ending import GameEnding, Moment, WonBy
from companion.evening.ending.story import Played, Story
from companion.evening.totals import Points
from companion.games.schwupps.rules.events import Aggravate, End, Number
from companion.games.schwupps.rules.position import SchwuppsPosition


def won_by(position: AnyPosition, totals: Points) -> WonBy:
    """By the last card (SCH-47), which ranks nobody else; by the most points in a tournament (SCH-52)."""
    table = position.table if isinstance(position, SchwuppsPosition) else None
    if position.totals_decide or table is None:
        told = Reason("sch-won-by-points", (("count", max(totals)),))
        return WonBy(told, Reason("ending-points"), totals)
    holdings = table.holdings
    left = tuple(hand + pile for hand, pile in zip(holdings.sizes, holdings.piles, strict=True))
    told = Reason("sch-won-by-last-card")
    return WonBy(told, Reason("ending-cards-left"), left, fewest=True, ranks=False)


def moments(story: Story) -> Iterator[Moment]:
    """The longest turn, and the gift to whoever had fewest cards left."""
    names = story.header.players
    turn = max(_turns(story), key=lambda one: one[2], default=None)
    if turn is not None and turn[2] > 1:
        played, player, cards = turn
        yield Moment(played.entry, Reason("sch-moment-turn", (("player", names[player]), ("count", cards))))
    gift = min(_gifts(story), key=lambda one: one[3], default=None)
    if gift is not None:
        played, player, taker, left = gift
        facts = (("player", names[player]), ("to", names[taker]), ("left", left))
        yield Moment(played.entry, Reason("sch-moment-gift", facts))


def _turns(story: Story) -> Iterator[tuple[Played, int, int]]:
    """The last card of each turn, with its player and how many cards were played in it."""
    last: tuple[Played, int] | None = None
    cards = 0
    for played in story.plays:
        if isinstance(played.event, Number | Aggravate):
            last, cards = (played, played.event.player), cards + 1
        if last is not None and (isinstance(played.event, End) or played.ruling.brings(EffectKind.WON)):
            yield *last, cards
            last, cards = None, 0


def _gifts(story: Story) -> Iterator[tuple[Played, int, int, int]]:
    """The cards that were given away: by whom, to whom, and how many they had left before."""
    for played in story.plays:
        table = played.before.table if isinstance(played.before, SchwuppsPosition) else None
        if isinstance(played.event, Aggravate) and table is not None:
            for taker in played.ruling.players(EffectKind.GIVEN):
                left = table.holdings.sizes[taker] + table.holdings.piles[taker]
                yield played, played.event.player, taker, left


ENDING = GameEnding(moments, won_by)
"""How a game of Schwupps ends."""
