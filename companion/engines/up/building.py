"""What a set that may be laid brings about: the tower, the turn, the skips, the end of the round."""

from __future__ import annotations

import enum
from typing import TYPE_CHECKING

from companion.engines.effects import Effect, EffectKind
from companion.engines.ruling import Reason, Ruling
from companion.engines.up.cards import HEAVIEST, Card, Pile, pile_of
from companion.engines.up.events import Place, Play
from companion.engines.up.holdings import Holding, Stock
from companion.engines.up.round import Round, Tower
from companion.engines.up.scoring import CREDIT, CREDIT_FOR_TURNED_MINUS_TWO, end_round

if TYPE_CHECKING:
    from companion.engines.up.position import UpPosition


class Fate(enum.Enum):
    """What becomes of a set."""

    STAYS = enum.auto()
    """It lies on the tower, and the turn is over."""
    COLLAPSES = enum.auto()
    """It brings the tower down, and the player takes all up (UP-27, UP-29, UP-36)."""
    CLEARS = enum.auto()
    """It goes out of the round with the tower (UP-40)."""
    TAKEN_UP = enum.auto()
    """A turned −2 without a tower goes into the hand (UP-37)."""


TOWER_GONE = frozenset((EffectKind.COLLAPSE, EffectKind.CLEARED, EffectKind.TAKEN_UP, EffectKind.ROUND_OVER))
"""Effects of a play after which its cards leave the table, and the tower with them."""

_ENDING = (Fate.STAYS, Fate.CLEARS)
"""What ends the round if no card is left."""

_HOLDS = tuple(Reason("up-laid", (("limit", limit),)) for limit in range(HEAVIEST + 1))
"""By limit: why a set that stays on the tower is legal."""


def lay(
    position: UpPosition, current: Round, play: Play, kind: Card, stock: Stock, unplaced: Pile
) -> Ruling[UpPosition]:
    """The ruling on a set that may be laid.

    Args:
        position: the position before it.
        current: its round.
        play: the set.
        kind: as which card it counts.
        stock: what is left at the place where it comes from.
        unplaced: the copies in no known place after it.
    """
    holding = current.mover.with_stock(play.place, stock)
    turned, last = play.place is Place.HIDDEN, not holding.size
    due: tuple[Effect, ...] = ()
    if current.owing is not None:  # UP-47
        due = (Effect(EffectKind.SKIP_DUE, current.owing),)
    if last and turned and kind is Card.MINUS_TWO:  # UP-38
        return end_round(position, current, holding, unplaced, CREDIT_FOR_TURNED_MINUS_TWO, due)
    fate, limit = fate_of(current.tower, kind, len(play.cards), turned=turned)
    if last and fate in _ENDING:  # UP-31, UP-43
        effects = due if fate is Fate.STAYS else (*due, Effect(EffectKind.CLEARED))
        return end_round(position, current, holding, unplaced, CREDIT, effects)
    if fate is not Fate.STAYS:
        return _go_on(position, current, play, holding, unplaced, fate, due)
    cards, size = current.tower.cards + pile_of(play.cards), current.tower.size + len(play.cards)
    return _pass_on(position, current, holding, unplaced, Tower(cards, size, limit), due)


def fate_of(tower: Tower, kind: Card, number: int, *, turned: bool) -> tuple[Fate, int]:
    """What becomes of a set of `number` cards that count as `kind`, and the limit left (0 for no tower)."""
    if kind is Card.CLEAR:
        return Fate.CLEARS, 0
    if kind is Card.MINUS_TWO:
        if not tower.size and turned:
            return Fate.TAKEN_UP, 0
        limit = (tower.limit or HEAVIEST) - 2 * number  # UP-32, UP-33, UP-35
        return (Fate.STAYS, limit) if limit > 0 else (Fate.COLLAPSES, 0)
    if tower.size and kind > tower.limit:
        return Fate.COLLAPSES, 0
    return Fate.STAYS, int(kind)


def _go_on(
    position: UpPosition,
    current: Round,
    play: Play,
    holding: Holding,
    unplaced: Pile,
    fate: Fate,
    due: tuple[Effect, ...],
) -> Ruling[UpPosition]:
    """The ruling on a set after which the same player begins the next tower (UP-30, UP-37, UP-41)."""
    name = position.terms.players[play.player]
    if fate is Fate.CLEARS:
        kind, reason = EffectKind.CLEARED, Reason("up-cleared", (("player", name),))
    elif fate is Fate.TAKEN_UP:
        holding = holding.taking_up(pile_of(play.cards), 1)
        kind, reason = EffectKind.TAKEN_UP, Reason("up-taken-up", (("player", name),))
    else:
        size = current.tower.size + len(play.cards)
        holding = holding.taking_up(current.tower.cards + pile_of(play.cards), size)
        kind, reason = EffectKind.COLLAPSE, Reason("up-collapsed", (("player", name), ("cards", size)))
    holdings = current.holdings.with_holding(play.player, holding, unplaced)
    return position.with_round(current.going_on(holdings)).legal((*due, Effect(kind)), reason)


def _pass_on(
    position: UpPosition,
    current: Round,
    holding: Holding,
    unplaced: Pile,
    tower: Tower,
    due: tuple[Effect, ...],
) -> Ruling[UpPosition]:
    """The ruling on a set that stays on the tower: the turn goes to the next who is not skipped (UP-48)."""
    player, names = current.to_move, position.terms.players
    effects, skipped = due, current.due_skips
    seat = (player + 1) % len(names)
    while skipped >> seat & 1:
        effects = (*effects, Effect(EffectKind.SKIPPED, seat))
        skipped ^= 1 << seat
        seat = (seat + 1) % len(names)
    owes = holding.size == 1 and not current.called and seat != player  # UP-44, UP-50
    holdings = current.holdings.with_holding(player, holding, unplaced)
    after = current.passed_on(seat, holdings, tower, skipped, owes=owes)
    reason = _HOLDS[tower.limit]
    if owes:
        reason = Reason("up-laid-last-but-one", (("player", names[player]), *reason.facts))
    return position.with_round(after).legal(effects, reason)
