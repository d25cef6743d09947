"""Lines of a table record to events of Auf und Ab, and back."""

from __future__ import annotations

from typing import Any

from companion.engines import fields
from companion.engines.game import JsonObject
from companion.engines.header import Header
from companion.games.auf_und_ab.rules.cards import CARD_NAMED, Card
from companion.games.auf_und_ab.rules.events import Deal, Event, Pass, Play


def read(line: JsonObject, header: Header) -> Event:
    """The event that a line tells.

    Raises:
        InvalidEventError: the line is not an event of this game.
    """
    event = line["event"]
    if event == "play":
        return _read_play(line, header)
    if event == "pass":
        return Pass(fields.player_of(fields.required(line, "player"), header))
    if event == "deal":
        return _read_deal(line, header)
    raise fields.unknown_event(line)


def write(event: Event, header: Header) -> dict[str, Any]:
    """The line that tells an event; what is hidden or was not said is left out."""
    if isinstance(event, Deal):
        return _write_deal(event, header)
    name = header.players[event.player]
    if isinstance(event, Pass):
        return {"event": "pass", "player": name}
    line = {"event": "play", "player": name, "cards": [str(card) for card in event.cards]}
    return line if event.count is None else {**line, "count": event.count}


def _read_play(line: JsonObject, header: Header) -> Play:
    player = fields.player_of(fields.required(line, "player"), header)
    cards = _cards(fields.required(line, "cards"), "cards")
    if not cards:
        raise fields.invalid("aua-invalid-empty")
    count = fields.number_of(line["count"], "count") if "count" in line else None
    return Play(player, cards, count)


def _read_deal(line: JsonObject, header: Header) -> Deal:
    hands = fields.by_player(line.get("hands", {}), "hands", header, _hand)
    return Deal(hands, _cards(line.get("aside", []), "aside"))


def _hand(value: object) -> tuple[Card, ...]:
    return _cards(value, "hands")


def _cards(value: object, key: str) -> tuple[Card, ...]:
    return fields.cards_of(value, key, _card)


def _card(value: object) -> Card:
    return fields.card_of(value, CARD_NAMED)


def _write_deal(deal: Deal, header: Header) -> dict[str, Any]:
    line: dict[str, Any] = {"event": "deal"}
    hands = {
        name: [str(card) for card in hand]
        for name, hand in zip(header.players, deal.hands, strict=True)
        if hand is not None
    }
    if hands:
        line["hands"] = hands
    if deal.aside:
        line["aside"] = [str(card) for card in deal.aside]
    return line
