"""A table of Auf und Ab for tests: events in the record's words, hands that are easy to see through."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from companion.engines import GameInProgress, Header, Ruling, read_event, start
from companion.games.auf_und_ab.rules.cards import CARDS

THREE = ("Ann", "Bob", "Cem")
FOUR = ("Ann", "Bob", "Cem", "Dee")
PACK = [str(card) for card in CARDS]

SAMPLE_HANDS = {
    "Ann": "0-0 0-1 0-3 0-5 1-2 1-8 1-9 2-6 3-4 3-6 4-4 4-5 4-7 5-8 6-7 6-9 7-9 9-9",
    "Bob": "0-6 0-9 1-3 1-4 1-5 1-6 2-3 2-4 2-8 3-5 3-8 3-9 4-9 5-6 5-9 7-7 7-8 8-8",
    "Cem": "0-2 0-4 0-7 0-8 1-1 1-7 2-2 2-5 2-7 2-9 3-3 3-7 4-6 4-8 5-5 5-7 6-8 8-9",
}
SAMPLE_DEAL = {name: cards.split() for name, cards in SAMPLE_HANDS.items()}
"""The deal of the sources' sample game; 6-6 lies aside."""


class Table:
    """A game that is told what happens in the words of a record."""

    def __init__(self, players: tuple[str, ...] = THREE, **options: Any) -> None:
        self.game: GameInProgress[Any, Any] = start(Header("auf-und-ab", players, options))

    def rule(self, event: str, **keys: Any) -> Ruling[Any]:
        """Apply an event and return its ruling."""
        game = self.game
        return game.apply(read_event({"event": event, **keys}, game.rules, game.header))

    def play(self, player: str, cards: str, count: int | None = None) -> Ruling[Any]:
        said = {} if count is None else {"count": count}
        return self.rule("play", player=player, cards=cards.split(), **said)

    def passes(self, *players: str) -> Ruling[Any]:
        """Passes one after the other, which must be legal; the last ruling."""
        rulings = [self.rule("pass", player=player) for player in players]
        assert all(ruling.legal for ruling in rulings)
        return rulings[-1]

    @property
    def state(self) -> dict[str, Any]:
        return self.game.position.state()


def sample_table(**options: Any) -> Table:
    """The sample game after its deal: Ann opens with 0-0."""
    table = Table(**options)
    assert table.rule("deal", hands=SAMPLE_DEAL, aside=["6-6"]).legal
    return table


def hand_with(cards: str, size: int, without: Iterable[str] = ()) -> list[str]:
    """A hand of some cards, filled up to a size with high cards that are no doubles and not in `without`."""
    hand = cards.split()
    kept = {*hand, *without}
    others = [card for card in reversed(PACK) if card not in kept and card[0] != card[2]]
    return hand + others[: size - len(hand)]
