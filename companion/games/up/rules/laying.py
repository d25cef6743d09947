"""Laying a set or turning a card: what forbids it, in the order of the page."""

from __future__ import annotations

from companion.engines.ruling import Ruling
from companion.games.up.rules.building import lay
from companion.games.up.rules.cards import NUMBERS_AND_CLEAR, Card, copies, kinds_in
from companion.games.up.rules.events import Place, Play
from companion.games.up.rules.moment import no_round
from companion.games.up.rules.round import Round
from companion.games.up.rules.situation import SituationT

_KINDS = (Card.ONE, *Card)
_KINDS_WITH_DOUBLE_TWO = tuple(Card.TWO if card is Card.MINUS_TWO else card for card in _KINDS)
"""By card: as which it counts; the first is of no card."""


def rule_play(position: SituationT, play: Play) -> Ruling[SituationT]:
    """Rule on a set."""
    current = position.round
    if not isinstance(current, Round):
        return no_round(position)
    forbidden = _not_now(position, current, play) or _not_from_there(position, current, play)
    if forbidden is not None:
        return forbidden
    taken = current.mover.at(play.place).without(play.cards, current.holdings.unplaced)
    if taken is None:
        return _not_there(position, current, play)
    kind = set_kind(play.cards, double_two=current.variants.double_two)
    if kind is None:
        return _not_one_value(position, current, play)
    if kind is Card.MINUS_TWO and not current.tower.size and play.place is not Place.HIDDEN:
        other = something_else(current)
        if other is not None:
            return _begins_no_tower(position, play, *other)
    return lay(position, current, play, kind, *taken)


def set_kind(cards: tuple[Card, ...], *, double_two: bool) -> Card | None:
    """As which card a set counts: a number, −2 or clear; None when it is no set (UP-23, UP-67)."""
    kinds = _KINDS_WITH_DOUBLE_TWO if double_two else _KINDS
    kind = kinds[cards[0]]
    for card in cards:
        if kinds[card] is not kind:
            return None
    return kind


def something_else(current: Round) -> tuple[Place, Card] | None:
    """A known card other than a −2 that the player to move could play now, and where it is (UP-35)."""
    for place in current.places:
        others = current.mover.at(place).known & NUMBERS_AND_CLEAR
        if others:
            return place, kinds_in(others)[0]
    return None


def _not_now(position: SituationT, current: Round, play: Play) -> Ruling[SituationT] | None:
    players = position.terms.players
    if play.player != current.to_move:
        return position.illegal("UP-15", player=players[play.player], to_move=players[current.to_move])
    if not position.terms.minus_two and Card.MINUS_TWO in play.cards:
        return position.illegal("UP-4")
    return None


def _not_from_there(position: SituationT, current: Round, play: Play) -> Ruling[SituationT] | None:
    if play.place is Place.HAND:
        return None
    player = position.terms.players[play.player]
    if current.hand_only:
        return position.illegal("UP-17", player=player, hand=current.mover.hand.size)
    if play.place is Place.HIDDEN:
        if current.mover.open.size:
            return position.illegal("UP-19", player=player, open=current.mover.open.size)
        if len(play.cards) > 1:
            return position.illegal("UP-20", player=player, cards=len(play.cards))
    return None


def _not_there(position: SituationT, current: Round, play: Play) -> Ruling[SituationT]:
    """The ruling on cards that cannot all be at their place: it names the first card that is missing."""
    stock = current.mover.at(play.place)
    unknown = stock.unknown
    for card in dict.fromkeys(play.cards):
        wanted, known = play.cards.count(card), copies(stock.known, card)
        found = known + min(unknown, copies(current.holdings.unplaced, card))
        if wanted > found:
            break
        unknown -= max(0, wanted - known)
    return position.illegal(
        "UP-22",
        player=position.terms.players[play.player],
        place=play.place.value,
        card=card.sign,
        cards=wanted,
        most=found,
    )


def _not_one_value(position: SituationT, current: Round, play: Play) -> Ruling[SituationT]:
    first = play.cards[0]
    double_two = current.variants.double_two
    other = next(card for card in play.cards if set_kind((first, card), double_two=double_two) is None)
    player = position.terms.players[play.player]
    return position.illegal("UP-23", player=player, first=first.sign, other=other.sign)


def _begins_no_tower(position: SituationT, play: Play, place: Place, other: Card) -> Ruling[SituationT]:
    player = position.terms.players[play.player]
    return position.illegal("UP-34", player=player, place=place.value, other=other.sign)
