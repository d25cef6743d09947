"""Short ways to sit down at a table of Up & Down in a test."""

from __future__ import annotations

from typing import Any

from companion.engines import GameInProgress, Header, Ruling, read_event, start

HANDS = {
    "Kim": ["2C", "3C", "4C", "5C", "6C", "7C", "8C", "9C", "10C", "JC", "QC", "2D", "3D", "4D"],
    "Leah": ["5D", "6D", "7D", "8D", "9D", "10D", "JD", "QD", "2H", "3H", "4H", "5H", "6H", "7H"],
    "Alex": ["8H", "9H", "10H", "JH", "QH", "2S", "3S", "4S", "5S", "6S", "7S", "8S", "9S", "10S"],
}
"""A deal for three; the jack and queen of spades lie aside."""

DEAL = {"event": "deal"}
KNOWN_DEAL = {"event": "deal", "hands": HANDS}
SETUP = {"event": "setup", "dice": [3, 4], "face": "UP", "facing": {"Kim": "C"}}
"""Kim faces clubs, Leah diamonds, Alex hearts; the trump value is 7."""
FLIP = {"event": "change", "face": "DOWN"}
TRICK = {"event": "reveal", "cards": {"Kim": "2C", "Leah": "5D", "Alex": "8H"}}


def table(*lines: dict[str, Any], players: str = "Kim Leah Alex", **options: Any) -> GameInProgress[Any, Any]:
    """A game after legal events."""
    game = start(Header("up-and-down", tuple(players.split()), options))
    for line in lines:
        ruling = tell(game, line)
        assert ruling.legal, (line, ruling.clause)
    return game


def tell(game: GameInProgress[Any, Any], line: dict[str, Any]) -> Ruling[Any]:
    """Tell the game an event as a record writes it."""
    return game.apply(read_event(line, game.rules, game.header))


def setup(**changed: Any) -> dict[str, Any]:
    """A setup with some values changed."""
    return {**SETUP, **changed}


def change(**keys: Any) -> dict[str, Any]:
    """A change."""
    return {"event": "change", **keys}


def reveal(*cards: str, players: str = "Kim Leah Alex") -> dict[str, Any]:
    """A trick, a card for each player in seating order; a dash for none."""
    shown = zip(players.split(), cards, strict=True)
    return {"event": "reveal", "cards": {name: card for name, card in shown if card != "-"}}


def hands(**changed: list[str]) -> dict[str, Any]:
    """A deal with some hands changed."""
    return {"event": "deal", "hands": {**HANDS, **changed}}
