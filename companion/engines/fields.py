"""Values of a record's line, strictly typed: a bool is no number, 2.0 is no whole number, null is no value.

Every function takes a value as ``json.loads`` gives it and raises `InvalidEventError` for any other type;
only `end_of` reads an option of the header, and raises `HeaderError`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from companion.engines.errors import HeaderError, InvalidEventError
from companion.engines.game import JsonObject
from companion.engines.header import Header
from companion.engines.names import harmless
from companion.engines.ruling import Reason

CardT = TypeVar("CardT")

LONGEST_QUOTE = 40
"""How many characters of a wrong value are repeated in a reason."""


def invalid(message: str, /, **facts: str | int) -> InvalidEventError:
    """The error for something that is not an event of this game; `message` is an id, ``"invalid-…"``."""
    return InvalidEventError(Reason(message, tuple(facts.items())))


def quoted(value: object) -> str:
    """A wrong value as a sentence repeats it: shortened, and on one line."""
    match value:
        case str():
            text = value
        case None:
            text = "null"
        case bool() | float():
            text = str(value).lower()
        case int() if abs(value) < 10**LONGEST_QUOTE:  # Python writes no number of thousands of digits
            text = str(value)
        case _:
            text = "?"
    kept = text[:LONGEST_QUOTE].encode("utf-8", "replace").decode()
    return harmless(kept)


def unknown_event(line: JsonObject) -> InvalidEventError:
    """The error for an event that the game does not have."""
    return invalid("invalid-event", event=quoted(line.get("event")))


def required(line: JsonObject, key: str) -> Any:
    """The value of a key that must be there."""
    try:
        return line[key]
    except KeyError:
        raise invalid("invalid-missing", key=key) from None


def number_of(value: object, key: str) -> int:
    """A whole number."""
    if type(value) is not int:
        raise invalid("invalid-type", key=key)
    return value


def choice_of(value: object, key: str, choices: tuple[str, ...]) -> str:
    """One of a few strings."""
    if type(value) is not str or value not in choices:
        raise invalid("invalid-choice", key=key, choices=", ".join(choices))
    return value


def list_of(value: object, key: str) -> list[Any]:
    """A list."""
    if type(value) is not list:
        raise invalid("invalid-type", key=key)
    return value


def object_of(value: object, key: str) -> dict[str, Any]:
    """An object."""
    if not isinstance(value, dict):
        raise invalid("invalid-type", key=key)
    return value


def player_of(value: object, header: Header, key: str = "player") -> int:
    """The index of the player of that name."""
    if type(value) is not str:
        raise invalid("invalid-type", key=key)
    try:
        return header.players.index(value)
    except ValueError:
        raise invalid("invalid-player", name=quoted(value)) from None


def card_of(value: Any, cards: Mapping[str, CardT]) -> CardT:
    """The card of that code; `cards` holds all codes that a record may use."""
    try:
        return cards[value]
    except (KeyError, TypeError):  # no code, or no string at all
        raise invalid("invalid-card", card=quoted(value)) from None


def cards_of(value: object, key: str, card: Callable[[object], CardT]) -> tuple[CardT, ...]:
    """A list of cards, in its order; `card` reads one."""
    return tuple([card(code) for code in list_of(value, key)])


def end_of(value: object, *goals: str) -> dict[str, int]:
    """When a game ends, as a header's option says it: one of a few goals with a number from 1 on.

    Raises:
        HeaderError: it is none of them.
    """
    if isinstance(value, Mapping) and len(value) == 1:
        goal, number = next(iter(value.items()))
        if goal in goals and type(number) is int and number >= 1:
            return {goal: number}
    choices = " or ".join(f'{{"{goal}": n}}' for goal in goals)
    raise HeaderError(f'The option "end" must be {choices} with a whole number n from 1 on.')


def by_player(
    value: object, key: str, header: Header, read: Callable[[object], CardT]
) -> tuple[CardT | None, ...]:
    """An object that names some players: their values by index, None for whoever is not named."""
    players = header.players
    named = object_of(value, key)
    if tuple(named) == players:  # everybody, in the header's order: as records are mostly written
        return tuple([read(given) for given in named.values()])
    found: list[CardT | None] = [None] * len(players)
    for name, given in named.items():
        if name not in players:
            raise invalid("invalid-player", name=quoted(name))
        found[players.index(name)] = read(given)
    return tuple(found)
