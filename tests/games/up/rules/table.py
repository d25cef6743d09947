"""A table of Up for tests: events in the record's words, and positions laid out as one needs them."""

from __future__ import annotations

from typing import Any

from companion.engines import GameInProgress, Header, Ruling, read_event, start
from companion.games.up.rules import RULES, UpPosition
from companion.games.up.rules.cards import CARD_CODED, Card, full_pack, pile_of
from companion.games.up.rules.holdings import Holding, Holdings, Stock
from companion.games.up.rules.options import Terms
from companion.games.up.rules.round import NO_TOWER, Round, Tower, Variants
from tests.engines.effects import brought

TWO = ("Ann", "Ben")
THREE = ("Ann", "Ben", "Cem")


class Table:
    """A game that is told what happens in the words of a record."""

    def __init__(self, players: tuple[str, ...] = TWO, **options: Any) -> None:
        self.game: GameInProgress[Any, Any] = start(Header("up", players, options))

    def rule(self, event: str, **keys: Any) -> Ruling[Any]:
        """Apply an event and return its ruling."""
        game = self.game
        return game.apply(read_event({"event": event, **keys}, game.rules, game.header))

    def play(self, player: str, place: str, cards: str) -> Ruling[Any]:
        return self.rule("play", player=player, cards=cards.split(), **{"from": place})

    def plays(self, *plays: str) -> list[tuple[str, ...]]:
        """Plays written ``"Ann hand 7 7"``, which must be legal; the effects of each."""
        effects = []
        for play in plays:
            player, place, cards = play.split(" ", 2)
            ruling = self.play(player, place, cards)
            assert ruling.legal, (play, ruling.clause)
            effects.append(brought(ruling, *self.game.header.players))
        return effects

    def show(self, **cards: str) -> Ruling[Any]:
        return self.rule("show", cards=split(cards))

    def call(self, player: str) -> Ruling[Any]:
        return self.rule("call", player=player)

    @property
    def state(self) -> dict[str, Any]:
        return self.game.position.state()


def in_play(
    tower: str = "", *, first_turn: bool = False, options: dict[str, Any] | None = None, **cards: str
) -> Table:
    """A round in which the first player named is to move, and nobody else is in the first turn.

    Args:
        tower: its cards, the lowest first; none of them heavier than the one before.
        first_turn: whether the player to move is in the first turn.
        options: the header's.
        cards: for each player hand, open and face-down cards, ``"7 7 / 11 / 3 ?"``; "?" is unknown.
    """
    table = Table(tuple(cards), **(options or {}))
    terms = table.game.position.terms
    holdings = tuple(_holding(text) for text in cards.values())
    laid = [CARD_CODED[code] for code in tower.split()]
    unplaced = full_pack(terms.sets, minus_two=terms.minus_two)
    unplaced -= sum(holding.known for holding in holdings) + pile_of(laid)
    table.game.position = UpPosition(
        terms,
        Round(
            Variants.of_the_evening(terms),
            forehand=len(holdings) - 1,
            holdings=Holdings(holdings, unplaced),
            tower=Tower(pile_of(laid), len(laid), _limit(laid, terms)) if laid else NO_TOWER,
            to_move=0,
            called=False,
            owing=None,
            skipped=0,
            experienced=(1 << len(holdings)) - 1 - first_turn,
            begun=bool(laid) or not first_turn,
        ),
        RULES.start(table.game.header).totals,
        0,
        game_over=False,
    )
    return table


def deal(dealer: str = "Ann", **changed: Any) -> dict[str, Any]:
    """A deal to Ann and Ben with every card named; keys replaced, or left out where None."""
    keys = {
        "dealer": dealer,
        "open": {"Ann": "11 8 5 3", "Ben": "10 8 5 1"},
        "hands": {"Ann": "9 6 -2 4 2", "Ben": "clear 11 7 7 3"},
        "hidden": {"Ann": "10 9 4 clear", "Ben": "-2 6 2 1"},
        **changed,
    }
    return {
        key: split(value) if isinstance(value, dict) else value
        for key, value in keys.items()
        if value is not None
    }


def split(cards: dict[str, str]) -> dict[str, list[str]]:
    return {name: text.split() for name, text in cards.items()}


def _holding(text: str) -> Holding:
    hand, face_up, hidden = (_stock(part.split()) for part in text.split("/"))
    return Holding(hand, face_up, hidden)


def _stock(codes: list[str]) -> Stock:
    known = [CARD_CODED[code] for code in codes if code != "?"]
    return Stock(pile_of(known), len(codes) - len(known), len(codes))


def _limit(laid: list[Card], terms: Terms) -> int:
    limit = 11
    for card in laid:
        minus_two = card is Card.MINUS_TWO and not terms.double_two
        limit = limit - 2 if minus_two else min(card, Card.TWO if card is Card.MINUS_TWO else card)
    return int(limit)
