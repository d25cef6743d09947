"""The forms of Up."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from companion.engines import Reason
from companion.games.up.rules import Place, UpPosition, Variant
from companion.games.up.rules.cards import CARD_CODED, Card, Pile
from companion.games.up.rules.holdings import Holdings, Stock
from companion.games.up.rules.options import OPEN_CARDS
from companion.games.up.rules.round import Round, RoundOver
from companion.records.forms import lacking as lacks
from companion.records.forms.fields import cards, one_card, somebody
from companion.records.forms.form import Field, Form, Need, Shows
from companion.records.forms.game_forms import GameForms

CODES = tuple(CARD_CODED)
MOST_CARDS = 22
"""Eleven copies of a card at most, and with double two as many −2 (UP-2, UP-67)."""


def forms(position: UpPosition) -> tuple[Form, ...]:
    """Every event of the game, the one that is likely now first."""
    players, current = position.terms.players, position.round
    mover = current.to_move if isinstance(current, Round) else None
    who = somebody("player", players, mover)
    playing = (_play(who, current), Form("call", (who,)), _announcement(position, players))
    deal, show = _deal(players), _show(position)
    if isinstance(current, Round):
        return (*playing, deal, show)
    return (show, deal, *playing) if position.show_due else (deal, *playing, show)


def _play(who: Field, current: Round | RoundOver | None) -> Form:
    places = tuple(place.value for place in Place)
    likely = current.places if isinstance(current, Round) else (Place.HAND,)
    preset = tuple(place.value for place in likely[:1])
    place = Field(("from",), Reason("entry-from"), Shows.PLACE, places, preset=preset)
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


def _show(position: UpPosition) -> Form:
    """The cards left, of everybody who has any: as many as everybody knows there to be."""
    players, current = position.terms.players, position.round
    sizes = [holding.size for holding in current.holdings.players] if current is not None else []
    counts = dict(zip(players, sizes, strict=True)) if current is not None else {}
    left = [
        replace(
            cards(
                ("cards", name), Reason("entry-left", (("player", name),)), CODES, MOST_CARDS, optional=True
            ),
            least=max(1, counts.get(name, 1)),
        )
        for name in players
    ]
    return Form("show", tuple(left), needs=(Need("cards"),))


def lacking(position: UpPosition, line: Mapping[str, Any]) -> Reason | None:
    """Why a play cannot have been made with the cards that there are; see `possible.lacking`."""
    sets, current = position.terms.sets, position.round
    match line["event"]:
        case "deal":
            laid = [code for codes in line.get("open", {}).values() for code in codes]
            return lacks.too_many([*laid, *([line["cut"]] if "cut" in line else [])], sets)
        case "play" if isinstance(current, Round):
            return _played(current.holdings, line, position)
        case "play":
            return lacks.too_many(line.get("cards", []), sets)
        case "show":
            shown: Mapping[str, list[str]] = line.get("cards", {})
            twice = lacks.too_many([code for codes in shown.values() for code in codes], sets)
            return twice if twice or current is None else _left(current, shown, position)
    return None


def _played(holdings: Holdings, line: Mapping[str, Any], position: UpPosition) -> Reason | None:
    player = lacks.player_of(line, position.terms.players)
    codes: list[str] = line.get("cards", [])
    if player is None:
        return None
    holding = holdings.players[player]
    if "from" not in line:
        return None if holding.size else lacks.cards(0)
    return _at(holding.at(Place(line["from"])), codes, holdings, position)[0]


def _left(current: Round | RoundOver, shown: Mapping[str, list[str]], position: UpPosition) -> Reason | None:
    """Why these cards cannot be left; what one player has left another cannot have, too."""
    holdings = current.holdings
    for name, codes in shown.items():
        player = position.terms.players.index(name)
        holding = holdings.players[player]
        left = current.left[player] if isinstance(current, RoundOver) else None
        stock = Stock(holding.known, holding.unknown, holding.size)
        stock = stock if left is None else Stock(left, 0, holding.size)
        reason, unplaced = _at(stock, codes, holdings, position)
        if reason is not None:
            return reason
        holdings = Holdings(holdings.players, unplaced)
    return None


def _at(
    stock: Stock, codes: list[str], holdings: Holdings, position: UpPosition
) -> tuple[Reason | None, Pile]:
    """Why these cards cannot lie at a place, and the copies that are in no known place without them.

    A −2 that is in no pack of the game (UP-4) may have come from anywhere.
    """
    if len(codes) > stock.size or not stock.size:
        return lacks.cards(stock.size), holdings.unplaced
    cards = [CARD_CODED[code] for code in codes]
    of_the_pack = [card for card in cards if card is not Card.MINUS_TWO or position.terms.minus_two]
    without = stock.without(of_the_pack, holdings.unplaced)
    if without is not None:
        return None, without[1]
    return lacks.ELSEWHERE, holdings.unplaced


FORMS = GameForms(forms, lacking, CODES)
"""How plays of Up are told by hand."""
