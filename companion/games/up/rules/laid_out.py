"""Where the cards lie after the deal (UP-2, UP-8, UP-71)."""

from __future__ import annotations

from companion.engines.laid_out import LaidOut, Portion, Where
from companion.games.up.rules.options import HIDDEN_CARDS, OPEN_CARDS, Terms


def after_the_deal(terms: Terms) -> LaidOut:
    """What lies before everybody, everybody's hand, and what an extra set leaves over."""
    players = len(terms.players)
    dealt = ((Where.HIDDEN, HIDDEN_CARDS), (Where.OPEN, OPEN_CARDS), (Where.HAND, terms.hand_size))
    portions = tuple(Portion(where, each, players) for where, each in dealt)
    return LaidOut.with_rest(terms.sets * terms.set_size, portions, Where.ASIDE)
