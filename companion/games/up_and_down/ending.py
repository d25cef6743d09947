"""How a game of Up & Down ends: by what it is won, and the moments that its table likes to look back on."""

from __future__ import annotations

from collections.abc import Iterator

from companion.engines import AnyPosition, EffectKind, Reason
from companion.evening.ending.game_ending import GameEnding, Moment, WonBy
from companion.evening.ending.story import Played, Story
from companion.evening.totals import Points
from companion.games.up_and_down.rules.deciding import decide
from companion.games.up_and_down.rules.events import Change, Reveal
from companion.games.up_and_down.rules.position import UpAndDownPosition

WAYS = {EffectKind.FLIP: "flip", EffectKind.ROTATE: "rotate", EffectKind.ROLL: "roll"}
"""The leader's ways to change the rules, as the sentences tell them apart."""


def won_by(_position: AnyPosition, totals: Points) -> WonBy:
    """By the most tricks (UAD-44)."""
    return WonBy(Reason("uad-won-by", (("count", max(totals)),)), Reason("uad-ending-tricks"), totals)


def moments(story: Story) -> Iterator[Moment]:
    """The biggest pot, a change of the rules that won a trick, and the most tricks in one round."""
    names = story.header.players
    pot = max(_pots(story), key=lambda one: one[2], default=None)
    if pot is not None:
        played, player, tricks = pot
        yield Moment(played.entry, Reason("uad-moment-pot", (("player", names[player]), ("tricks", tricks))))
    change = max(_changes(story), key=lambda one: one[3], default=None)
    if change is not None:
        played, leader, instead, _ = change
        (way,) = (WAYS[EffectKind(effect.kind)] for effect in played.ruling.effects)
        other = "" if instead is None else names[instead]
        whose = "nobody" if instead is None else "somebody"
        facts = (("player", names[leader]), ("way", way), ("other", other), ("else", whose))
        yield Moment(played.entry, Reason("uad-moment-change", facts))
    most = max(_rounds(story), key=lambda one: one[2], default=None)
    if most is not None and most[2]:
        played, player, tricks = most
        yield Moment(
            played.entry, Reason("uad-moment-round", (("player", names[player]), ("tricks", tricks)))
        )


def _pots(story: Story) -> Iterator[tuple[Played, int, int]]:
    """The tricks that won a pot, each with its winner and how many tricks that were."""
    for played in story.plays:
        if played.ruling.brings(EffectKind.POT_WON) and isinstance(played.before, UpAndDownPosition):
            for player in played.ruling.players(EffectKind.TRICK):
                yield played, player, played.before.pot + 1


def _changes(story: Story) -> Iterator[tuple[Played, int, int | None, int]]:
    """The changes without which the leader would not have won the trick that came after it.

    Each with the leader, who would have won it else (nobody is None), and how many tricks it brought.
    """
    for changed, revealed in zip(story.plays, story.plays[1:], strict=False):
        before, after = changed.before, revealed.before
        if not (isinstance(before, UpAndDownPosition) and isinstance(after, UpAndDownPosition)):
            continue
        if not (isinstance(changed.event, Change) and isinstance(revealed.event, Reveal)):
            continue
        leader, layout, table = before.leader, before.layout, before.table
        trick = tuple(card for card in revealed.event.cards if card is not None)
        if leader is None or layout is None or leader not in revealed.ruling.players(EffectKind.TRICK):
            continue
        instead = decide(layout, table.turns[layout.turn], table.names, trick).winner
        if instead != leader:
            yield changed, leader, instead, after.pot + 1


def _rounds(story: Story) -> Iterator[tuple[Played, int, int]]:
    """The tricks that ended rounds, each with whoever won most tricks in it alone, and how many."""
    for played in story.plays:
        after = played.ruling.position
        if played.ruling.brings(EffectKind.ROUND_OVER) and isinstance(after, UpAndDownPosition):
            most = max(after.tricks)
            if after.tricks.count(most) == 1:
                yield played, after.tricks.index(most), most


ENDING = GameEnding(moments, won_by)
"""How a game of Up & Down ends."""
