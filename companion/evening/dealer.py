"""Who deals next. The rules leave it to the table (UP-7); by custom it goes round clockwise."""

from __future__ import annotations

from companion.engines import AnyEvent, AnyPosition, GameInProgress
from companion.games.auf_und_ab.rules.events import Deal as DealOfHand
from companion.games.auf_und_ab.rules.position import AufUndAbPosition
from companion.games.up.rules import Deal as DealOfUp
from companion.games.up.rules import UpPosition
from companion.games.up.rules.round import Round
from companion.games.up_and_down.rules import Deal as DealOfRound
from companion.games.up_and_down.rules import Phase, UpAndDownPosition


def next_dealer(game: GameInProgress[AnyPosition, AnyEvent]) -> int | None:
    """Index of the player who deals next, from the first one on; None while nobody is to deal.

    Where the last deal names its dealer, it is the next one clockwise. Schwupps is laid out by everybody.
    """
    if not _awaits_deal(game.position):
        return None
    dealer = -1
    for event in game.accepted:
        match event:
            case DealOfUp():
                dealer = event.dealer
            case DealOfHand() | DealOfRound():
                dealer += 1
    return (dealer + 1) % len(game.header.players)


def _awaits_deal(position: AnyPosition) -> bool:
    """Whether a deal comes next."""
    match position:
        case AufUndAbPosition():
            return position.round is None and not position.game_over
        case UpPosition():
            return not (isinstance(position.round, Round) or position.show_due or position.game_over)
        case UpAndDownPosition():
            return position.phase in (Phase.SETUP, Phase.ROUND_OVER) and position.hands is None
    return False
