"""Dealing: what forbids a deal, and the hand that it begins (AUA-4 to AUA-12)."""

from __future__ import annotations

from companion.engines.ruling import Reason, Ruling
from companion.games.auf_und_ab.rules.cards import DOUBLES, CardSet, card_set, names
from companion.games.auf_und_ab.rules.events import Deal
from companion.games.auf_und_ab.rules.holdings import Holdings
from companion.games.auf_und_ab.rules.options import ASIDE_SIZE, HAND_SIZE
from companion.games.auf_und_ab.rules.situation import SituationT


def rule_deal(position: SituationT, deal: Deal) -> Ruling[SituationT]:
    """Rule on a deal."""
    forbidden = _wrong_moment(position) or _wrong_sizes(position, deal) or _named_twice(position, deal)
    if forbidden is not None:
        return forbidden
    players = position.terms.players
    hands = tuple(None if hand is None else card_set(hand) for hand in deal.hands)
    aside = card_set(deal.aside)
    dealt = aside
    for hand in hands:
        dealt |= hand or 0
    left = (HAND_SIZE[len(players)],) * len(players)
    opener = find_opener(hands, aside)
    after = position.dealt(Holdings(hands, left, dealt), opener)
    if opener is None:
        return after.legal((), Reason("aua-dealt"), ("AUA-12",))
    lowest = (hands[opener] or 0) & DOUBLES
    lowest &= -lowest
    lower_aside = aside & DOUBLES & (lowest - 1)
    reason = Reason("aua-dealt-opener", (("player", players[opener]), ("double", names(lowest))))
    return after.legal((), reason, ("AUA-5", "AUA-11") if lower_aside else ("AUA-11",))


def find_opener(hands: tuple[CardSet | None, ...], aside: CardSet) -> int | None:
    """Who must open the hand, None when the record cannot know (AUA-11, AUA-12).

    The opener holds the lowest double that is not known to lie aside. When every hand is named, all doubles
    in none of them are known to lie aside; as long as a hand is hidden, only those that the deal names are.
    """
    doubles = DOUBLES & ~aside
    if None not in hands:
        doubles &= sum(hand for hand in hands if hand is not None)
    lowest = doubles & -doubles
    return next((player for player, hand in enumerate(hands) if hand is not None and hand & lowest), None)


def _wrong_moment(position: SituationT) -> Ruling[SituationT] | None:
    if position.game_over:
        return position.illegal("AUA-44", hands=position.hands_played)
    if position.round is not None:
        return position.illegal("AUA-7")
    return None


def _wrong_sizes(position: SituationT, deal: Deal) -> Ruling[SituationT] | None:
    players = position.terms.players
    size, aside = HAND_SIZE[len(players)], ASIDE_SIZE[len(players)]
    for name, hand in zip(players, deal.hands, strict=True):
        if hand is not None and len(hand) != size:
            return position.illegal("AUA-4", player=name, cards=len(hand), needed=size, players=len(players))
    if len(deal.aside) > aside:
        return position.illegal("AUA-5", cards=len(deal.aside), most=aside, players=len(players))
    return None


def _named_twice(position: SituationT, deal: Deal) -> Ruling[SituationT] | None:
    seen = twice = 0
    for cards in (*deal.hands, deal.aside):
        for card in cards or ():
            twice |= seen & card.bit
            seen |= card.bit
    if twice:
        return position.illegal("AUA-6", cards=names(twice), number=twice.bit_count())
    return None
