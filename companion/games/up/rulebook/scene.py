"""What is seen of a moment of Up: the tower, the cards that are laid, and where they come from."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from companion.engines import Reason
from companion.games.up.rules.cards import Card, Pile, cards_in
from companion.games.up.rules.events import Announce, Call, Deal, Place, Play, Show, Variant
from companion.games.up.rules.holdings import Stock
from companion.games.up.rules.position import UpPosition
from companion.games.up.rules.round import Round, RoundOver
from companion.rulebook.drawn import Back, Face, Group, Thing
from companion.rulebook.lessons import Tried

DECK: Final = "up"

HELD: Final = ("UP-17", "UP-19", "UP-20", "UP-22", "UP-34", "UP-35", "UP-37")
"""Clauses that one understands only by what else the player has."""

COPIES: Final = "UP-5"
"""The clause that all open cards together break."""

OF_THE_CUT: Final = ("UP-11", "UP-12")
"""Clauses about a card that is kept from the cut."""


def scene(tried: Tried) -> tuple[Group, ...]:
    """What is seen: the tower, what is done, and what is left where a round ends."""
    match tried.event:
        case Deal() as deal:
            return _dealt(tried, deal)
        case Play() as play:
            return (*_tower(tried), *_places(tried, play), _laid(tried, play), *_left(tried))
        case Call(player):
            said = Reason("up-drawn-calls", (("player", tried.header.players[player]),))
            return (*_tower(tried), *_has(tried, player), Group(said))
        case Announce(player, variant):
            return _announced(tried, player, variant)
        case Show() as show:
            return _shown(tried, show)
    return ()


def _dealt(tried: Tried, deal: Deal) -> tuple[Group, ...]:
    """Who deals, and what is dealt to whom the ruling is about."""
    names = tried.header.players
    about = dict(tried.ruling.reason.facts).get("player")
    dealer = Reason("up-drawn-dealer", (("player", names[deal.dealer]),))
    if about not in names:
        shown = range(len(names)) if tried.ruling.clause == COPIES else ()
        return (Group(dealer, (Back(DECK),)), *(_open(names[player], deal.open[player]) for player in shown))
    player = names.index(str(about))
    hand = deal.hands[player]
    cut = () if deal.cut is None else (Group(Reason("up-drawn-cut"), _faces((deal.cut,))),)
    held = () if hand is None else (_cards_of(names[player], Place.HAND, len(hand), _faces(hand)),)
    return (
        Group(dealer, (Back(DECK),)),
        *(_places_of(tried, player) if tried.ruling.legal else held),
        *(() if tried.ruling.clause in OF_THE_CUT else (_open(names[player], deal.open[player]),)),
        *cut,
    )


def _places_of(tried: Tried, player: int) -> tuple[Group, ...]:
    """What was dealt to a player beside the open cards."""
    current = tried.ruling.position.round
    holding, name = current.holdings.players[player], tried.header.players[player]
    places = ((Place.HAND, holding.hand), (Place.HIDDEN, holding.hidden))
    return tuple(_cards_of(name, place, stock.size, (Back(DECK),)) for place, stock in places)


def _cards_of(name: str, place: Place, count: int, cards: tuple[Thing, ...]) -> Group:
    return Group(Reason("up-drawn-has", (("player", name), ("place", place.value), ("count", count))), cards)


def _open(name: str, cards: tuple[Card, ...]) -> Group:
    return _cards_of(name, Place.OPEN, len(cards), _faces(cards))


def _tower(tried: Tried) -> tuple[Group, ...]:
    """The set on top of the tower, with the limit; or that there is none."""
    current = tried.before.round
    if not isinstance(current, Round):
        return ()
    if not current.tower.size:
        return (Group(Reason("up-drawn-no-tower")),)
    top = next(event for event in reversed(tried.earlier) if isinstance(event, Play))
    facts = (("count", current.tower.size), ("limit", current.tower.limit))
    return (Group(Reason("up-drawn-tower", facts), _faces(top.cards)),)


def _laid(tried: Tried, play: Play) -> Group:
    facts = (("player", tried.header.players[play.player]), ("place", play.place.value))
    return Group(Reason("up-drawn-lays", facts), _faces(play.cards))


def _places(tried: Tried, play: Play) -> tuple[Group, ...]:
    """What the player has, where that decides or where the card does not come from the hand."""
    decided = any(clause in HELD for clause in tried.ruling.decided_by)
    return _has(tried, play.player) if decided or play.place is not Place.HAND else ()


def _has(tried: Tried, player: int) -> tuple[Group, ...]:
    """All that a player has, as the table knows it."""
    current = tried.before.round
    if not isinstance(current, Round):
        return ()
    holding = current.holdings.players[player]
    stocks = ((Place.HAND, holding.hand), (Place.OPEN, holding.open), (Place.HIDDEN, holding.hidden))
    name = tried.header.players[player]
    return tuple(
        _cards_of(name, place, stock.size, _seen(stock, place)) for place, stock in stocks if stock.size
    )


def _seen(stock: Stock, place: Place) -> tuple[Thing, ...]:
    """The cards at a place; whoever looks at the example sees those of the hand, too."""
    if place is Place.HIDDEN or not stock.known:
        return (Back(DECK),)
    return _faces(cards_in(stock.known))


def _left(tried: Tried) -> tuple[Group, ...]:
    """What is left to everybody once a round is over."""
    after: UpPosition = tried.ruling.position
    over = after.round
    if not tried.ruling.legal or not isinstance(over, RoundOver):
        return ()
    return tuple(
        group
        for name, pile, holding in zip(tried.header.players, over.left, over.holdings.players, strict=True)
        for group in _left_of(name, pile, holding.size)
    )


def _left_of(name: str, pile: Pile | None, size: int) -> tuple[Group, ...]:
    label = Reason("up-drawn-left", (("player", name), ("count", size)))
    if pile is None:
        return (Group(label, (Back(DECK),)),)
    return (Group(label, _faces(cards_in(pile))),) if size else ()


def _shown(tried: Tried, show: Show) -> tuple[Group, ...]:
    return tuple(
        Group(Reason("up-drawn-shows", (("player", name),)), _faces(cards))
        for name, cards in zip(tried.header.players, show.cards, strict=True)
        if cards is not None
    )


def _announced(tried: Tried, player: int, variant: Variant) -> tuple[Group, ...]:
    """What is announced, with the cards that it is about."""
    facts = (("player", tried.header.players[player]), ("variant", variant.value))
    cards = (Card.ONE,) if variant is Variant.DIRTY_ONE else (Card.MINUS_TWO, Card.TWO)
    about = Group(Reason("up-drawn-about"), _faces(cards))
    return (about, Group(Reason("up-drawn-announces", facts)))


def _faces(cards: Iterable[Card]) -> tuple[Face, ...]:
    return tuple(Face(DECK, card.code) for card in cards)
