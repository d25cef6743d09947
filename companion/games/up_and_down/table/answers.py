"""What people have said that cards before their seats are which could not be read."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from companion.games.up_and_down.table.layout import Layout
from vision.sightings import CardSighting, UnknownSighting

SAME_PLACE: Final = 10.0
"""Millimetres within which a card that is read anew lies where it lay."""

Doubtful = CardSighting | UnknownSighting


class Answers:
    """An answer holds as long as the card that it was given for lies there and cannot be read."""

    def __init__(self) -> None:
        self._given: dict[int, tuple[Doubtful, str]] = {}

    def on(self, player: int, card: Doubtful, code: str) -> None:
        """The card before that player, which looks so, is said to be this one."""
        self._given[player] = card, code

    def applied(self, layout: Layout) -> Layout:
        """The layout with what people said; answers for other cards are forgotten."""
        self._given = {
            player: (card, code)
            for player, (card, code) in self._given.items()
            if _may_be(card, layout.doubtful[player])
        }
        shown, doubtful = list(layout.shown), list(layout.doubtful)
        for player, (_, code) in self._given.items():
            shown[player], doubtful[player] = code, None
        return replace(layout, shown=tuple(shown), doubtful=tuple(doubtful))


def _may_be(card: Doubtful, now: Doubtful | None) -> bool:
    """Whether what is seen now may be that card still."""
    if now is None:
        return False
    if card.place and now.place and card.place.distance(now.place) > SAME_PLACE:
        return False
    codes, now_codes = _codes(card), _codes(now)
    return not (codes and now_codes) or not codes.isdisjoint(now_codes)


def _codes(card: Doubtful) -> frozenset[str]:
    """What it may be; empty where nothing tells it."""
    return frozenset(code for code, _ in card.candidates) if isinstance(card, CardSighting) else frozenset()
