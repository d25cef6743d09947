"""The simulated players: one who plays anything that fits, and one who plays to win."""

from __future__ import annotations

from random import Random

from companion.games.schwupps.players.foresight import Lay, Prospect, Step, best_step
from companion.games.schwupps.players.view import Choice, Push, SchwuppsPolicy, View
from companion.games.schwupps.rules import End, Number

ENOUGH = 0.5
"""A turn goes on only for a gain of more cards than this."""


def random_policy() -> SchwuppsPolicy:
    """A player who plays any card that fits, schwupps any row, and ends a turn at any time."""
    return _play_anything


def sensible_policy() -> SchwuppsPolicy:
    """A player who looks for the most cards to get rid of in this turn, and aggravates whoever has fewest."""
    return _play_to_win


def _play_anything(view: View, random: Random) -> Choice:
    player = view.player
    choices: list[Choice] = []
    for row in (0, 1):
        for slot in (0, 1):
            fits, top = view.rows[row][slot].fits, view.tops[row][slot]
            choices += [Number(player, card, row, slot) for card in view.hand.numbers if fits(card, top)]
    if view.hand.aggravations:
        others = len(view.sizes) - 1
        choices.append(Push(random.randrange(2), (player + 1 + random.randrange(others)) % (others + 1)))
    if view.acted:
        choices.append(End(player))
    if not view.schwupped and (not choices or random.random() < 0.1):
        choices.append(Push(random.randrange(2), None))
    return random.choice(choices)


def _play_to_win(view: View, random: Random) -> Choice:
    gain, step = best_step(Prospect.of(view))
    if step is not None and gain > ENOUGH:
        return _chosen(view, step)
    if view.acted:
        return End(view.player)
    if view.hand.aggravations:
        return Push(random.randrange(2), _victim(view))
    return Push(random.randrange(2), None)


def _chosen(view: View, step: Step) -> Choice:
    if isinstance(step, Lay):
        return Number(view.player, step.card, *divmod(step.place, 2))
    return Push(step.row, _victim(view) if step.aggravating else None)


def _victim(view: View) -> int:
    """Whoever else has the fewest cards to get rid of."""
    others = [player for player in range(len(view.sizes)) if player != view.player]
    return min(others, key=lambda player: view.sizes[player] + view.piles[player])
