"""The forms of Auf und Ab."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.engines import Reason
from companion.games.auf_und_ab.rules.cards import CARD_NAMED, CARDS, DOUBLES, card_set, names
from companion.games.auf_und_ab.rules.position import AufUndAbPosition
from companion.records.forms import lacking as lacks
from companion.records.forms.fields import cards, somebody
from companion.records.forms.form import Field, Form, Need, Shows
from companion.records.forms.game_forms import GameForms

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


def lacking(position: AufUndAbPosition, line: Mapping[str, Any]) -> Reason | None:
    """Why a play cannot have been made with the cards that there are; see `possible.lacking`."""
    if line["event"] != "play":
        return None
    codes, holdings = line.get("cards", []), position.holdings
    if twice := lacks.too_many(codes, 1):
        return twice
    if position.round is None:  # between two hands the whole pack is at hand
        return None
    chosen = card_set(CARD_NAMED[code] for code in codes)
    if chosen & holdings.laid:
        return lacks.OUT
    player = lacks.player_of(line, position.terms.players)
    if player is None:
        return None
    if holdings.left[player] < max(1, len(codes)):
        return lacks.cards(holdings.left[player])
    own = holdings.hands[player]
    others = [hand for other, hand in enumerate(holdings.hands) if hand is not None and other != player]
    missing = own is not None and chosen & ~own
    return lacks.ELSEWHERE if missing or any(chosen & hand for hand in others) else None


FORMS = GameForms(forms, lacking, CODES, TOGETHER)
"""How plays of Auf und Ab are told by hand."""
