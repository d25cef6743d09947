"""How plays of Crazy Eights are told by hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.engines import Reason
from companion.records.forms import lacking as lacks
from companion.records.forms.fields import one_card, somebody
from companion.records.forms.form import Field, Form, Need, Shows
from companion.records.forms.game_forms import GameForms
from crazy_eights.rules import CARDS, RANKS, SUITS, EightsPosition

CODES = tuple(CARDS)
EIGHTS = frozenset(f"8{suit}" for suit in SUITS)


def forms(position: EightsPosition) -> tuple[Form, ...]:
    """Every event of the game, the one that is likely now first."""
    who = somebody("player", position.players, position.to_move)
    card = one_card(("card",), Reason("entry-card"), CODES, together=len(RANKS))
    suit = Field(("suit",), Reason("ce-entry-suit"), Shows.SUIT, tuple(SUITS), optional=True)
    play = Form("play", (who, card, suit), needs=(Need("suit", about="card", among=EIGHTS),))
    deal = Form("deal", (card,))
    playing = (play, Form("draw", (who,)))
    return (deal, *playing) if position.to_move is None else (*playing, deal)


def lacking(position: EightsPosition, line: Mapping[str, Any]) -> Reason | None:
    """Why a card cannot have been laid: it lies on the pile."""
    running = position.to_move is not None and line["event"] == "play"
    return lacks.OUT if running and line.get("card") in position.pile else None


FORMS = GameForms(forms, lacking, CODES, len(RANKS))
