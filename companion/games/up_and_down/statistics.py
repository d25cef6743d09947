"""What a table of Up & Down enjoys to know."""

from __future__ import annotations

from companion.engines import EffectKind, Header
from companion.evening.history import PastGame
from companion.evening.statistics.figures import Overall, PerPlayer, Statistics, counted
from companion.evening.statistics.game_statistics import GameStatistics, Occurrence
from companion.games.up_and_down.rules.events import Change, Reveal
from companion.games.up_and_down.rules.position import UpAndDownPosition

CHANGES = {"flips": EffectKind.FLIP, "turns": EffectKind.ROTATE, "rolls": EffectKind.ROLL}
"""The leader's three ways to change the rules, each with its effect."""


def up_and_down_statistics(game: PastGame) -> Statistics:
    """Pots won and the changes each player made; the longest pot and the greatest catch, in tricks."""
    players = len(game.header.players)
    winners: list[int] = []
    pots, catches = [0], [0]
    made: dict[str, list[int]] = {key: [] for key in CHANGES}
    for step in game.standing:
        before, ruling = step.before, step.ruling
        if not isinstance(before, UpAndDownPosition):
            continue
        for key, effect in CHANGES.items():
            if ruling.brings(effect) and before.leader is not None:
                made[key].append(before.leader)
        if ruling.brings(EffectKind.POT):
            pots.append(before.pot + 1)
        winner = ruling.players(EffectKind.TRICK)
        if winner:
            catches.append(before.pot + 1)
            if ruling.brings(EffectKind.POT_WON):
                winners += winner
    changes = [PerPlayer(key, counted(players, leaders)) for key, leaders in made.items()]
    return Statistics(
        (PerPlayer("pots_won", counted(players, winners)), *changes),
        (Overall("longest_pot", max(pots)), Overall("greatest_catch", max(catches))),
    )


def blamed(header: Header, step: Occurrence) -> int | None:
    """Whoever made the change, or showed the card that was wrong; a wrong deal or setup is nobody's play."""
    match step.event:
        case Change() if isinstance(step.before, UpAndDownPosition):
            return step.before.leader
        case Reveal():
            return header.index(dict(step.ruling.reason.facts).get("player"))
    return None


STATISTICS = GameStatistics(up_and_down_statistics, blamed)
"""What a table of Up & Down enjoys to know."""
