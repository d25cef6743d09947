"""Complete games, in full knowledge of the deal or as a record may know them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from companion.engines import Header, IllegalEventError
from companion.games.auf_und_ab.players.view import AufUndAbPolicy, View
from companion.games.auf_und_ab.rules import RULES
from companion.games.auf_und_ab.rules.cards import CARDS
from companion.games.auf_und_ab.rules.events import Deal, Event, Pass, Play
from companion.games.auf_und_ab.rules.options import HAND_SIZE
from companion.games.auf_und_ab.rules.position import AufUndAbPosition
from companion.games.auf_und_ab.rules.round import Round


def whole_game(header: Header, policies: Sequence[AufUndAbPolicy], random: Random) -> Iterator[Event]:
    """Play a game to its end and tell every event, each deal with all its cards.

    Args:
        header: who plays, with which options.
        policies: one for each player, in seating order.
        random: shuffles the cards and is handed to the policies.

    Raises:
        HeaderError: the header is not one of Auf und Ab.
        IllegalEventError: a policy chose what the rules forbid.
    """
    position = RULES.start(header)
    while not position.game_over:
        event: Event = (
            shuffled_deal(len(header.players), random)
            if position.round is None
            else chosen(position, position.round, policies, random)
        )
        ruling = position.rule(event)
        if not ruling.legal:
            raise IllegalEventError(f"{event} is not legal here: {ruling.clause}")
        position = ruling.position
        yield event


def watched_game(header: Header, policies: Sequence[AufUndAbPolicy], random: Random) -> Iterator[Event]:
    """The events of such a game as a record may have them: hands and cards aside left out of some deals."""
    for event in whole_game(header, policies, random):
        yield _partly_known(event, random) if isinstance(event, Deal) else event


def shuffled_deal(players: int, random: Random) -> Deal:
    """A deal with every card named, the hands sorted."""
    pack = random.sample(CARDS, len(CARDS))
    size = HAND_SIZE[players]
    hands = tuple(tuple(sorted(pack[start : start + size])) for start in range(0, players * size, size))
    return Deal(hands, tuple(sorted(pack[players * size :])))


def laying_out(position: AufUndAbPosition, dealer: int, random: Random) -> Deal | None:  # noqa: ARG001
    """The next deal, all of it hidden; None while a hand is played and once the game is over."""
    if position.round is not None or position.game_over:
        return None
    return Deal((None,) * len(position.holdings.hands))


def _partly_known(deal: Deal, random: Random) -> Deal:
    known = random.random()
    return Deal(
        tuple(hand if random.random() < known else None for hand in deal.hands),
        tuple(card for card in deal.aside if random.random() < known),
    )


def chosen(
    position: AufUndAbPosition, current: Round, policies: Sequence[AufUndAbPolicy], random: Random
) -> Play | Pass:
    """What the one who is to move does; raises `IllegalEventError` where that hand is hidden."""
    holdings, player = position.holdings, current.to_move
    hand = None if player is None else holdings.hands[player]
    if player is None or hand is None:
        raise IllegalEventError("A whole game needs a deal that names every hand.")
    return policies[player](View(player, hand, current, holdings.left, holdings.laid), random)
