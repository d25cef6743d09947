"""The forms of Auf und Ab."""

from __future__ import annotations

from companion.engines import Reason
from companion.engines.auf_und_ab.cards import CARDS, DOUBLES, names
from companion.engines.auf_und_ab.position import AufUndAbPosition
from companion.entry.fields import cards, somebody
from companion.entry.form import Field, Form, Need, Shows

CODES = tuple(
    str(card) for low in range(5) for first in (low, 9 - low) for card in CARDS if card.low == first
)
"""Five rows, 00 to 09 with 99, 11 to 19 with 88 and 89, and so on: each has eleven cards."""
MOST_CARDS = 10
"""A set has one number, which ten cards show at most (AUA-1)."""

COUNT_OF_DOUBLES = Need("count", about="cards", among=frozenset(names(DOUBLES)))
"""Whoever opens with a double says what the set counts (AUA-25)."""

TOGETHER = 11
"""Cards in a row of five."""


def forms(position: AufUndAbPosition) -> tuple[Form, ...]:
    """Every event of the game, the one that is likely now first."""
    players, current = position.terms.players, position.round
    who = somebody("player", players, None if current is None else current.to_move)
    counts = tuple(range(1, MOST_CARDS + 2))
    count = Field(("count",), Reason("entry-count"), Shows.NUMBER, counts, optional=True)
    laid = cards(("cards",), Reason("entry-cards"), CODES, MOST_CARDS, together=TOGETHER)
    opens = current is None or current.leader is None
    playing = (
        Form("play", (who, laid, count), needs=(COUNT_OF_DOUBLES,) if opens else ()),
        Form("pass", (who,)),
    )
    return (Form("deal"), *playing) if current is None else (*playing, Form("deal"))
