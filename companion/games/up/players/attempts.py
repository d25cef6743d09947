"""What people try at a table of Up: mostly wrong, at least one attempt for every check of the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from companion.engines import Header
from companion.games.up.players.games import shuffled_deal
from companion.games.up.rules.cards import Card, cards_in, kinds_in
from companion.games.up.rules.dealing import cutter
from companion.games.up.rules.events import Announce, Call, Deal, Event, Hand, Place, Play, Show, Variant
from companion.games.up.rules.options import Terms
from companion.games.up.rules.position import UpPosition
from companion.games.up.rules.round import Round, RoundOver

CARDS, PLACES, VARIANTS = tuple(Card), tuple(Place), tuple(Variant)


def attempts(position: UpPosition, _header: Header, random: Random) -> Iterator[Event]:
    """Well formed events that somebody might try now, without end."""
    while True:
        kind = random.choices(_KINDS, _likely(position))[0]
        if kind is Play:
            yield _play(position, random)
        elif kind is Call:
            yield Call(_somebody(position, random))
        elif kind is Announce:
            yield Announce(_somebody(position, random), random.choice(VARIANTS))
        elif kind is Deal:
            yield _deal(position.terms, random)
        else:
            yield _show(position, random)


_KINDS: tuple[type[Event], ...] = (Play, Call, Announce, Deal, Show)


def _likely(position: UpPosition) -> tuple[int, ...]:
    """How often each kind of event is tried now."""
    if not isinstance(position.round, Round):
        return 2, 1, 1, 8, 8
    return (12, 3, 2, 1, 1) if position.round.begun else (8, 2, 6, 2, 1)


def _somebody(position: UpPosition, random: Random) -> int:
    if isinstance(position.round, Round) and random.random() < 0.7:
        return position.round.to_move
    return random.randrange(len(position.terms.players))


def _play(position: UpPosition, random: Random) -> Play:
    """Cards of the player, mostly; often from a wrong place, too many or of two values."""
    player, place = _somebody(position, random), random.choice(PLACES)
    cards: Hand = CARDS
    if position.round is not None and random.random() < 0.8:
        holding = position.round.holdings.players[player]
        source = random.choice(PLACES) if random.random() < 0.2 else place
        cards = kinds_in(holding.at(source).known) or CARDS
    chosen = (random.choice(cards),) * random.choice((1, 1, 1, 2, 2, 3, 12))
    if random.random() < 0.15:
        chosen += (random.choice(cards),)
    return Play(player, place, chosen)


def _deal(terms: Terms, random: Random) -> Deal:
    """A deal with one fault, or none."""
    deal = shuffled_deal(terms, random.randrange(len(terms.players)), random)
    return random.choice(_FAULTS)(deal, terms, random)


def _one_card_less(deal: Deal, _terms: Terms, _random: Random) -> Deal:
    return Deal(deal.dealer, (deal.open[0][1:], *deal.open[1:]), deal.hands, deal.hidden, deal.cut)


def _all_the_same(deal: Deal, terms: Terms, random: Random) -> Deal:
    hand = (random.choice(CARDS),) * terms.hand_size
    return Deal(deal.dealer, deal.open, (hand,) * len(terms.players), deal.hidden, deal.cut)


def _another_cut(deal: Deal, _terms: Terms, random: Random) -> Deal:
    return Deal(deal.dealer, deal.open, deal.hands, deal.hidden, random.choice(CARDS))


def _cut_from_an_unknown_hand(deal: Deal, terms: Terms, random: Random) -> Deal:
    who = cutter(deal, terms)
    hands = tuple(None if player == who else hand for player, hand in enumerate(deal.hands))
    return Deal(deal.dealer, deal.open, hands, deal.hidden, random.choice(CARDS))


def _no_fault(deal: Deal, _terms: Terms, _random: Random) -> Deal:
    return deal


_FAULTS: tuple[Callable[[Deal, Terms, Random], Deal], ...] = (
    _one_card_less,
    _all_the_same,
    _another_cut,
    _cut_from_an_unknown_hand,
    _no_fault,
)


def _show(position: UpPosition, random: Random) -> Show:
    """Somebody's cards: any, those known, or as many as there are."""
    players = len(position.terms.players)
    who, cards = random.randrange(players), tuple(random.choices(CARDS, k=random.randrange(4)))
    if isinstance(position.round, RoundOver):
        holding = position.round.holdings.players[who]
        known = cards_in(position.round.known(who))
        missing = holding.size - len(known) if random.random() < 0.8 else 0
        filler = (random.choice(CARDS),) * missing
        cards = random.choice((known, known[1:], known)) + filler
    return Show(tuple(cards if player == who else None for player in range(players)))
