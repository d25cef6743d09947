"""Events of Schwupps as lines of a table record, read and written."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from companion.engines import fields
from companion.engines.game import JsonObject
from companion.engines.header import Header
from companion.games.schwupps.rules.cards import (
    AGGRAVATION,
    NUMBER_CARD,
    SCHWUPPS_CARD,
    Hand,
    NumberCard,
    SchwuppsCard,
)
from companion.games.schwupps.rules.events import Aggravate, End, Event, Number, Schwupp, Setup

CardT = TypeVar("CardT")
Square = tuple[tuple[CardT, CardT], tuple[CardT, CardT]]

_HAND_CARD: dict[str, NumberCard | None] = {**NUMBER_CARD, AGGRAVATION: None}


def read(line: JsonObject, header: Header) -> Event:
    """The event that a line tells; raises `InvalidEventError`.

    An aggravation card without row, next or gift is read as such: whether it may lack them, its ruling says.
    """
    name = line.get("event")
    if name == "setup":
        return _setup(line, header)
    if name not in ("number", "aggravate", "schwupp", "end"):
        raise fields.unknown_event(line)
    player = fields.player_of(fields.required(line, "player"), header)
    if name == "number":
        card = fields.card_of(fields.required(line, "card"), NUMBER_CARD)
        return Number(player, card, _place(line, "row"), _place(line, "slot"))
    if name == "schwupp":
        return Schwupp(player, _place(line, "row"), _next(line))
    if name == "end":
        return End(player)
    return Aggravate(
        player,
        _place(line, "row") if "row" in line else None,
        _next(line) if "next" in line else None,
        fields.player_of(line["give"], header, "give") if "give" in line else None,
    )


def write(event: Event, header: Header) -> dict[str, Any]:
    """The event as a record's line, keys left out where nothing is named."""
    names = header.players
    match event:
        case Setup():
            return _written_setup(event, names)
        case Number(player, card, row, slot):
            return {"event": "number", "player": names[player], "card": card.code, "row": row, "slot": slot}
        case Schwupp(player, row, turned_up):
            return {"event": "schwupp", "player": names[player], "row": row, "next": turned_up.code}
        case End(player):
            return {"event": "end", "player": names[player]}
        case Aggravate(player, row, turned_up, give):
            line: dict[str, Any] = {"event": "aggravate", "player": names[player]}
            line |= {} if row is None else {"row": row}
            line |= {} if turned_up is None else {"next": turned_up.code}
            return line | ({} if give is None else {"give": names[give]})


def _setup(line: JsonObject, header: Header) -> Setup:
    rows = _square(line, "rows", SCHWUPPS_CARD)
    turned_up = _next(line)
    piles = _square(line, "piles", NUMBER_CARD)
    hands = fields.by_player(line.get("hands", {}), "hands", header, _hand)
    starter = fields.player_of(line["starter"], header, "starter") if "starter" in line else None
    return Setup(rows, turned_up, piles, hands, starter)


def _square(line: JsonObject, key: str, cards: Mapping[str, CardT]) -> Square[CardT]:
    """Two rows of two cards."""
    first, second = _pair(fields.required(line, key), key)
    (a, b), (c, d) = _pair(first, key), _pair(second, key)
    card = fields.card_of
    return (card(a, cards), card(b, cards)), (card(c, cards), card(d, cards))


def _pair(value: object, key: str) -> tuple[Any, Any]:
    found = fields.list_of(value, key)
    if len(found) != 2:
        raise fields.invalid("invalid-sch-square", key=key)
    return found[0], found[1]


def _hand(value: object) -> Hand:
    found = [fields.card_of(code, _HAND_CARD) for code in fields.list_of(value, "hands")]
    numbers = [card for card in found if card is not None]
    return Hand.of(numbers, len(found) - len(numbers))


def _next(line: JsonObject) -> SchwuppsCard:
    return fields.card_of(fields.required(line, "next"), SCHWUPPS_CARD)


def _place(line: JsonObject, key: str) -> int:
    place = fields.number_of(fields.required(line, key), key)
    if place not in (0, 1):
        raise fields.invalid("invalid-sch-place", key=key)
    return place


def _written_setup(event: Setup, names: tuple[str, ...]) -> dict[str, Any]:
    line: dict[str, Any] = {
        "event": "setup",
        "rows": [[card.code for card in row] for row in event.rows],
        "next": event.next.code,
        "piles": [[card.code for card in row] for row in event.piles],
    }
    hands = {name: hand.codes() for name, hand in zip(names, event.hands, strict=True) if hand is not None}
    line |= {"hands": hands} if hands else {}
    return line if event.starter is None else line | {"starter": names[event.starter]}
