"""Games of the most people, with names that take room."""

from __future__ import annotations

from itertools import count

from companion.engines import Header, rules_of
from companion.engines.players.game_players import numbered_header

NAMES = (
    *("Kim", "Leah", "Alexander der Große", "Wolfgang", "Maximiliane", "Jo", "Friederike", "Bo"),
    *("Christopher", "Ida"),
)


def with_long_names(header: Header) -> Header:
    """The same game, played by others; where everybody sits is drawn for other names than these."""
    options = {name: value for name, value in header.options.items() if name != "sides"}
    return Header(header.game, NAMES[: len(header.players)], options)


def full(game: str) -> int:
    """The number of a game with as many players as may play it."""
    most = rules_of(game).players[-1]
    return next(number for number in count() if len(numbered_header(game, number).players) == most)
