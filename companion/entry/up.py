"""The forms of Up."""

from __future__ import annotations

from dataclasses import replace

from companion.engines import Reason
from companion.engines.up import Place, UpPosition, Variant
from companion.engines.up.cards import CARD_CODED
from companion.engines.up.options import OPEN_CARDS
from companion.engines.up.round import Round
from companion.entry.fields import cards, one_card, somebody
from companion.entry.form import Field, Form, Need, Shows

CODES = tuple(CARD_CODED)
MOST_CARDS = 22
"""Eleven copies of a card at most, and with double two as many −2 (UP-2, UP-67)."""


def forms(position: UpPosition) -> tuple[Form, ...]:
    """Every event of the game, the one that is likely now first."""
    players, current = position.terms.players, position.round
    mover = current.to_move if isinstance(current, Round) else None
    who = somebody("player", players, mover)
    playing = (_play(who), Form("call", (who,)), _announcement(position, players))
    deal, show = _deal(players), _show(players)
    if isinstance(current, Round):
        return (*playing, deal, show)
    return (show, deal, *playing) if position.show_due else (deal, *playing, show)


def _play(who: Field) -> Form:
    places = tuple(place.value for place in Place)
    place = Field(("from",), Reason("entry-from"), Shows.PLACE, places, preset=(Place.HAND.value,))
    return Form("play", (who, place, cards(("cards",), Reason("entry-cards"), CODES, MOST_CARDS)))


def _announcement(position: UpPosition, players: tuple[str, ...]) -> Form:
    forehand = position.round.forehand if isinstance(position.round, Round) else None
    variants = tuple(variant.value for variant in Variant)
    variant = Field(("variant",), Reason("entry-variant"), Shows.VARIANT, variants)
    return Form("announce", (somebody("player", players, forehand), variant))


def _deal(players: tuple[str, ...]) -> Form:
    laid = [
        replace(
            cards(("open", name), Reason("entry-open", (("player", name),)), CODES, OPEN_CARDS),
            least=OPEN_CARDS,
        )
        for name in players
    ]
    cut = one_card(("cut",), Reason("entry-cut"), CODES, optional=True)
    return Form("deal", (somebody("dealer", players), *laid, cut))


def _show(players: tuple[str, ...]) -> Form:
    left = [
        cards(("cards", name), Reason("entry-left", (("player", name),)), CODES, MOST_CARDS, optional=True)
        for name in players
    ]
    return Form("show", tuple(left), needs=(Need("cards"),))
