"""Events of Up as lines of a table record."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.engines.fields import (
    by_player,
    card_of,
    cards_of,
    choice_of,
    invalid,
    player_of,
    required,
    unknown_event,
)
from companion.engines.game import JsonObject
from companion.engines.header import Header
from companion.games.up.rules.cards import CARD_CODED, Card
from companion.games.up.rules.events import Announce, Call, Deal, Event, Hand, Place, Play, Show, Variant

_PLACES = {place.value: place for place in Place}
_VARIANTS = {variant.value: variant for variant in Variant}
_PLACE_NAMES, _VARIANT_NAMES = tuple(_PLACES), tuple(_VARIANTS)


def read(line: JsonObject, header: Header) -> Event:
    """The event that a record's line tells.

    Raises:
        InvalidEventError: the line is not an event of Up.
    """
    match line["event"]:
        case "play":
            return _read_play(line, header)
        case "call":
            return Call(_player(line, header))
        case "announce":
            variant = choice_of(required(line, "variant"), "variant", _VARIANT_NAMES)
            return Announce(_player(line, header), _VARIANTS[variant])
        case "deal":
            return _read_deal(line, header)
        case "show":
            return _read_show(line, header)
    raise unknown_event(line)


def write(event: Event, header: Header) -> dict[str, Any]:
    """The event as a record's line."""
    players = header.players
    match event:
        case Play(player, place, cards):
            return {"event": "play", "player": players[player], "from": place.value, "cards": _codes(cards)}
        case Call(player):
            return {"event": "call", "player": players[player]}
        case Announce(player, variant):
            return {"event": "announce", "player": players[player], "variant": variant.value}
        case Show(cards):
            return {"event": "show", "cards": _named(cards, players)}
    line: dict[str, Any] = {
        "event": "deal",
        "dealer": players[event.dealer],
        "open": _named(event.open, players),
    }
    for key, hands in (("hands", event.hands), ("hidden", event.hidden)):
        if any(hand is not None for hand in hands):
            line[key] = _named(hands, players)
    if event.cut is not None:
        line["cut"] = event.cut.code
    return line


def _player(line: JsonObject, header: Header) -> int:
    return player_of(required(line, "player"), header)


def _card(value: object) -> Card:
    return card_of(value, CARD_CODED)


def _hand(value: object) -> Hand:
    return cards_of(value, "cards", _card)


def _read_play(line: JsonObject, header: Header) -> Play:
    player = _player(line, header)
    place = choice_of(required(line, "from"), "from", _PLACE_NAMES)
    cards = _hand(required(line, "cards"))
    if not cards:
        raise invalid("up-invalid-empty")
    return Play(player, _PLACES[place], cards)


def _read_deal(line: JsonObject, header: Header) -> Deal:
    dealer = player_of(required(line, "dealer"), header, "dealer")
    face_up = by_player(required(line, "open"), "open", header, _hand)
    if None in face_up:
        raise invalid("up-invalid-open")
    return Deal(
        dealer,
        tuple(hand for hand in face_up if hand is not None),
        by_player(line.get("hands", {}), "hands", header, _hand),
        by_player(line.get("hidden", {}), "hidden", header, _hand),
        _card(line["cut"]) if "cut" in line else None,
    )


def _read_show(line: JsonObject, header: Header) -> Show:
    cards = by_player(required(line, "cards"), "cards", header, _hand)
    if all(hand is None for hand in cards):
        raise invalid("up-invalid-show")
    return Show(cards)


def _codes(cards: Hand) -> list[str]:
    return [card.code for card in cards]


def _named(hands: tuple[Hand | None, ...], players: tuple[str, ...]) -> Mapping[str, list[str]]:
    return {name: _codes(hand) for name, hand in zip(players, hands, strict=True) if hand is not None}
