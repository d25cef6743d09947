"""Events of Up & Down from and to the lines of a record."""

from __future__ import annotations

from typing import Any

from companion.engines import fields
from companion.engines.game import JsonObject
from companion.engines.header import Header
from companion.games.up_and_down.rules.cards import CARDS, Card, Face, Suit
from companion.games.up_and_down.rules.events import Change, Deal, Dice, Event, Reveal, Setup

SUITS = {suit.value: suit for suit in Suit}
FACES = {face.value: face for face in Face}


def read(line: JsonObject, header: Header) -> Event:
    """The event that a line tells; raises `InvalidEventError`."""
    name = line["event"]
    if name == "reveal":
        return Reveal(fields.by_player(fields.required(line, "cards"), "cards", header, _card))
    if name == "change":
        return _read_change(line, header)
    if name == "deal":
        return Deal(fields.by_player(line.get("hands", {}), "hands", header, _hand))
    if name == "setup":
        return Setup(
            _dice(fields.required(line, "dice")),
            _face(fields.required(line, "face")),
            _facing(fields.required(line, "facing"), header),
        )
    raise fields.unknown_event(line)


def write(event: Event, header: Header) -> dict[str, Any]:
    """The event as a line."""
    names = header.players
    if isinstance(event, Reveal):
        return {
            "event": "reveal",
            "cards": {names[i]: card.code for i, card in enumerate(event.cards) if card},
        }
    if isinstance(event, Deal):
        hands = {
            names[i]: [card.code for card in hand] for i, hand in enumerate(event.hands) if hand is not None
        }
        return {"event": "deal", "hands": hands} if hands else {"event": "deal"}
    line: dict[str, Any] = {"event": "setup" if isinstance(event, Setup) else "change"}
    if isinstance(event, Change) and event.player is not None:
        line["player"] = names[event.player]
    if event.dice is not None:
        line["dice"] = list(event.dice)
    if event.face is not None:
        line["face"] = event.face.value
    if event.facing is not None:
        line["facing"] = {names[i]: suit.value for i, suit in enumerate(event.facing) if suit is not None}
    return line


def _read_change(line: JsonObject, header: Header) -> Change:
    return Change(
        fields.player_of(line["player"], header) if "player" in line else None,
        _face(line["face"]) if "face" in line else None,
        _dice(line["dice"]) if "dice" in line else None,
        _facing(line["facing"], header) if "facing" in line else None,
    )


def _card(value: object) -> Card:
    return fields.card_of(value, CARDS)


def _hand(value: object) -> tuple[Card, ...]:
    return fields.cards_of(value, "hands", _card)


def _face(value: object) -> Face:
    return FACES[fields.choice_of(value, "face", tuple(FACES))]


def _suit(value: object) -> Suit:
    return SUITS[fields.choice_of(value, "facing", tuple(SUITS))]


def _dice(value: object) -> Dice:
    numbers = fields.list_of(value, "dice")
    if len(numbers) != 2 or not (_is_die(numbers[0]) and _is_die(numbers[1])):
        raise fields.invalid("uad-invalid-dice")
    return numbers[0], numbers[1]


def _is_die(number: object) -> bool:
    return type(number) is int and 1 <= number <= 6


def _facing(value: object, header: Header) -> tuple[Suit | None, ...]:
    facing = fields.by_player(value, "facing", header, _suit)
    if not any(facing):
        raise fields.invalid("uad-invalid-facing")
    return facing
