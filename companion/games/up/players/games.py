"""Complete games, in full knowledge of the deal or as a record may know them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from companion.engines import Header, IllegalEventError
from companion.games.up.players.view import UpPolicy, View
from companion.games.up.rules import RULES
from companion.games.up.rules.cards import cards_in, full_pack
from companion.games.up.rules.dealing import CARDS_TO_KEEP, cutter
from companion.games.up.rules.events import Announce, Call, Deal, Event, Hand, Place, Play, Show, Variant
from companion.games.up.rules.options import HIDDEN_CARDS, OPEN_CARDS, Terms
from companion.games.up.rules.position import UpPosition
from companion.games.up.rules.round import Round, RoundOver

CUT_IS_KEPT = 0.3
"""How often whoever cuts keeps a card, if the hand that is dealt has one that may be kept."""

ANNOUNCEMENTS = 0.1
"""How often the forehand announces a variant that does not hold yet."""

EARLY_CALLS = 0.3
"""How many of the calls come before the play."""


def whole_game(header: Header, policies: Sequence[UpPolicy], random: Random) -> Iterator[Event]:
    """Play a game to its end and tell every event, each deal with all its cards.

    Args:
        header: who plays, with which options.
        policies: one for each player, in seating order.
        random: shuffles the cards and is handed to the policies.

    Raises:
        HeaderError: the header is not one of Up.
        IllegalEventError: a policy chose what the rules forbid.
    """
    position = RULES.start(header)
    dealer, plays = random.randrange(len(header.players)), 0
    while not position.game_over:
        if isinstance(position.round, Round):
            view = View.of(position.round, plays)
            events, plays = turn(position, position.round, policies, view, random), plays + 1
        else:
            dealer, plays = (dealer + 1) % len(header.players), 0
            events = iter([shuffled_deal(position.terms, dealer, random)])
        for event in events:
            position = _after(position, event)
            yield event
        if isinstance(position.round, Round) and not position.round.begun:
            for event in _announcements(position, position.round, random):
                position = _after(position, event)
                yield event


def watched_game(header: Header, policies: Sequence[UpPolicy], random: Random) -> Iterator[Event]:
    """The events of such a game as a record may have them: hands and face-down cards left out of some deals.

    Where the record then does not know the cards left after a round, they are shown, at once or one by one.
    """
    truth = seen = RULES.start(header)
    for event in whole_game(header, policies, random):
        noted = _partly_known(event, random) if isinstance(event, Deal) else event
        truth, seen = _after(truth, event), _after(seen, noted)
        yield noted
        while (show := _show(truth.round, seen.round, random)) is not None:
            seen = _after(seen, show)
            yield show


def laying_out(position: UpPosition, dealer: int, random: Random) -> Deal | Show | None:
    """The next deal with its open cards, or cards such as may be left after a round; None while one runs."""
    current = position.round
    if isinstance(current, RoundOver) and position.show_due:
        return _possible_show(current, random)
    if isinstance(current, Round) or position.game_over:
        return None
    unknown = (None,) * len(position.terms.players)
    return Deal(dealer, shuffled_deal(position.terms, dealer, random).open, unknown, unknown)


def _possible_show(current: RoundOver, random: Random) -> Show:
    """Who has cards left that nobody knows shows some that are in no known place."""
    unseen = random.sample(cards := cards_in(current.holdings.unplaced), len(cards))
    shown: list[Hand | None] = []
    for player, holding in enumerate(current.holdings.players):
        if current.left[player] is not None:
            shown.append(None)
            continue
        known = cards_in(current.known(player))
        missing = holding.size - len(known)
        shown.append((*known, *unseen[:missing]))
        unseen = unseen[missing:]
    return Show(tuple(shown))


def shuffled_deal(terms: Terms, dealer: int, random: Random) -> Deal:
    """A deal with every card named, the hands sorted."""
    pack = list(cards_in(full_pack(terms.sets, minus_two=terms.minus_two)))
    random.shuffle(pack)
    sizes = (HIDDEN_CARDS, OPEN_CARDS, terms.hand_size)
    hidden, face_up, hands = (
        tuple(tuple(sorted(pack.pop() for _ in range(size))) for _ in terms.players) for size in sizes
    )
    deal = Deal(dealer, face_up, hands, hidden)
    kept = [card for card in hands[cutter(deal, terms)] if card in CARDS_TO_KEEP]
    if not kept or random.random() >= CUT_IS_KEPT:
        return deal
    return Deal(dealer, face_up, hands, hidden, random.choice(kept))


def _after(position: UpPosition, event: Event) -> UpPosition:
    ruling = position.rule(event)
    if not ruling.legal:
        raise IllegalEventError(f"{event} is not legal here: {ruling.clause}")
    return ruling.position


def turn(
    position: UpPosition, current: Round, policies: Sequence[UpPolicy], view: View, random: Random
) -> Iterator[Event]:
    """One play of the player to move, and the call where that player makes one."""
    player, holding = current.to_move, current.mover
    choice = policies[player](view, random)
    cards = choice.cards
    if choice.place is Place.HIDDEN:
        cards = (random.choice(cards_in(holding.hidden.known)),)
    play = Play(player, choice.place, cards)
    calls = choice.calls and holding.size - len(cards) == 1
    if not calls:
        yield play
    elif not current.called and random.random() < EARLY_CALLS:
        yield Call(player)
        yield play
    else:
        after = position.rule(play).position.round
        yield play
        if isinstance(after, Round) and after.owing == player:
            yield Call(player)


def _announcements(position: UpPosition, current: Round, random: Random) -> Iterator[Announce]:
    for variant in Variant:
        changes = position.terms.minus_two or variant is Variant.DIRTY_ONE
        if changes and not current.variants.includes(variant) and random.random() < ANNOUNCEMENTS:
            yield Announce(current.forehand, variant)


def _partly_known(deal: Deal, random: Random) -> Deal:
    known = random.choice((0.0, 0.5, 0.9, 1.0))
    return Deal(
        deal.dealer,
        deal.open,
        tuple(hand if random.random() < known else None for hand in deal.hands),
        tuple(cards if random.random() < known else None for cards in deal.hidden),
        deal.cut,
    )


def _show(truth: _Round, seen: _Round, random: Random) -> Show | None:
    """Everybody's cards left, or those of one player whose cards are not known; None when no show is due."""
    if not isinstance(truth, RoundOver) or not isinstance(seen, RoundOver) or seen.scored:
        return None
    hands = tuple(cards_in(holding.known) for holding in truth.holdings.players)
    if random.random() < 0.5:
        return Show(hands)
    who = random.choice([player for player, left in enumerate(seen.left) if left is None])
    return Show(tuple(hand if player == who else None for player, hand in enumerate(hands)))


_Round = Round | RoundOver | None
