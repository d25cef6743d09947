"""What of Auf und Ab can be acted out, seen and heard."""

from __future__ import annotations

from dataclasses import replace

from companion.games.auf_und_ab.rules.cards import DOUBLES, card_set
from companion.games.auf_und_ab.rules.events import Event, Play
from companion.games.auf_und_ab.rules.options import HAND_SIZE
from companion.games.auf_und_ab.rules.position import AufUndAbPosition
from companion.games.auf_und_ab.table.questions import HIGHEST_COUNT
from companion.rehearsal.skips import Skip


def hindrance(event: Event, position: AufUndAbPosition) -> Skip | None:
    """Why an event cannot be acted out; see `companion.rehearsal.game_people.hindrance`."""
    if not isinstance(event, Play):
        return None
    cards = event.cards
    if len(set(cards)) < len(cards) or len(cards) > HAND_SIZE[len(position.terms.players)]:
        return Skip.IMPOSSIBLE
    # Between two hands the whole pack is at hand.
    if position.round is not None and card_set(cards) & position.holdings.laid:
        return Skip.IMPOSSIBLE
    return Skip.INVISIBLE if _count_unheard(event, position) else None


def is_asked(play: Play, position: AufUndAbPosition) -> bool:
    """Whether the player is asked what the set stands for: nothing is to be followed, and a double in it."""
    opens = position.round is None or position.round.number is None
    return opens and bool(card_set(play.cards) & DOUBLES)


def _count_unheard(play: Play, position: AufUndAbPosition) -> bool:
    """Whether something hangs on what the player says, or fails to say, while nobody asks for it."""
    if is_asked(play, position):
        return play.count is None or not 0 <= play.count <= HIGHEST_COUNT
    if play.count is None:
        return False
    said, unsaid = position.rule(play), position.rule(replace(play, count=None))
    return (said.verdict, said.clause) != (unsaid.verdict, unsaid.clause)
