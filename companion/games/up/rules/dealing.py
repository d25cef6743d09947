"""Dealing: what forbids a deal, and the round that it begins (UP-4 to UP-14)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from companion.engines.ruling import Reason, Ruling
from companion.games.up.rules.cards import ONE_OF, Card, Pile, full_pack, pile_of
from companion.games.up.rules.events import Deal, Hand, Place
from companion.games.up.rules.holdings import EMPTY, Holding, Holdings, Stock
from companion.games.up.rules.moment import people
from companion.games.up.rules.options import HIDDEN_CARDS, OPEN_CARDS, Terms
from companion.games.up.rules.round import NO_TOWER, Round, Variants
from companion.games.up.rules.situation import SituationT

CARDS_TO_KEEP = (Card.MINUS_TWO, Card.CLEAR)
"""What may be kept from the cut (UP-11)."""


def before_first_deal(terms: Terms) -> Holdings:
    """Nobody has a card, and of none it is known where it is."""
    nothing = Holding(EMPTY, EMPTY, EMPTY)
    return Holdings((nothing,) * len(terms.players), full_pack(terms.sets, minus_two=terms.minus_two))


def rule_deal(position: SituationT, deal: Deal) -> Ruling[SituationT]:
    """Rule on a deal."""
    forbidden = (
        _wrong_moment(position)
        or _minus_two(position, deal)
        or _wrong_sizes(position, deal)
        or _too_many_copies(position, deal)
        or _wrong_cut(position, deal)
    )
    if forbidden is not None:
        return forbidden
    terms = position.terms
    forehand = (deal.dealer + 1) % len(terms.players)
    first = Round(
        Variants.of_the_evening(terms),
        forehand,
        _dealt(terms, deal),
        NO_TOWER,
        forehand,
        called=False,
        owing=None,
        skipped=0,
        experienced=0,
        begun=False,
    )
    reason = Reason("up-dealt", (("player", terms.players[forehand]),))
    return position.with_round(first).legal(
        (), reason, ("UP-11", "UP-12", "UP-14") if deal.cut else ("UP-14",)
    )


def cutter(deal: Deal, terms: Terms) -> int:
    """Who cuts: the player at the dealer's right (UP-11)."""
    return (deal.dealer - 1) % len(terms.players)


def _wrong_moment(position: SituationT) -> Ruling[SituationT] | None:
    if position.game_over:
        return position.illegal("UP-61", rounds=position.rounds_played)
    if isinstance(position.round, Round):
        return position.illegal("UP-6", to_move=position.terms.players[position.round.to_move])
    if position.show_due:
        return position.illegal("UP-57", **dict(people(position.not_shown)))
    return None


def _minus_two(position: SituationT, deal: Deal) -> Ruling[SituationT] | None:
    if position.terms.minus_two:
        return None
    if deal.cut is Card.MINUS_TWO or Card.MINUS_TWO in _named(deal, position.terms):
        return position.illegal("UP-4")
    return None


def _wrong_sizes(position: SituationT, deal: Deal) -> Ruling[SituationT] | None:
    places = (
        (Place.OPEN, deal.open, OPEN_CARDS),
        (Place.HIDDEN, deal.hidden, HIDDEN_CARDS),
        (Place.HAND, deal.hands, position.terms.hand_size),
    )
    for place, hands, needed in places:
        for name, cards in zip(position.terms.players, hands, strict=True):
            if cards is not None and len(cards) != needed:
                return position.illegal(
                    "UP-8", player=name, place=place.value, cards=len(cards), needed=needed
                )
    return None


def _too_many_copies(position: SituationT, deal: Deal) -> Ruling[SituationT] | None:
    sets = position.terms.sets
    for card, number in Counter(_named(deal, position.terms)).items():
        if number > sets:
            return position.illegal("UP-5", card=card.sign, cards=number, sets=sets)
    return None


def _wrong_cut(position: SituationT, deal: Deal) -> Ruling[SituationT] | None:
    if deal.cut is None:
        return None
    player = cutter(deal, position.terms)
    name = position.terms.players[player]
    if deal.cut not in CARDS_TO_KEEP:
        return position.illegal("UP-11", player=name, card=deal.cut.sign)
    hand = deal.hands[player]
    if hand is not None and deal.cut not in hand:
        return position.illegal("UP-12", player=name, card=deal.cut.sign)
    return None


def _named(deal: Deal, terms: Terms) -> Iterator[Card]:
    """All cards that a deal names, the kept one only where it is not in a named hand already."""
    for cards in (*deal.open, *deal.hands, *deal.hidden):
        yield from cards or ()
    if deal.cut is not None and deal.hands[cutter(deal, terms)] is None:
        yield deal.cut


def _dealt(terms: Terms, deal: Deal) -> Holdings:
    known: Pile = 0
    players = []
    for player in range(len(terms.players)):
        hand = _stock(deal.hands[player], terms.hand_size)
        if deal.cut is not None and player == cutter(deal, terms) and deal.hands[player] is None:
            hand = Stock(ONE_OF[deal.cut], hand.unknown - 1, hand.size)
        holding = Holding(
            hand,
            _stock(deal.open[player], OPEN_CARDS),
            _stock(deal.hidden[player], HIDDEN_CARDS),
        )
        known += holding.known
        players.append(holding)
    return Holdings(tuple(players), full_pack(terms.sets, minus_two=terms.minus_two) - known)


def _stock(cards: Hand | None, size: int) -> Stock:
    return Stock(0, size, size) if cards is None else Stock(pile_of(cards), 0, size)
