"""Whose row a card of Up lies in, and which cards lie in the middle."""

from __future__ import annotations

from companion.games.up.table.zones import Zones
from companion.rehearsal.layout import Kind, Layout, Lying
from vision.sightings import Place


def owner(lying: Lying, zones: Zones) -> int | None:
    """The player in whose row a card lies, None in the middle."""
    return zones.owner(Place(lying.spot.x, lying.spot.y, lying.spot.turn))


def open_cards(player: int, layout: Layout, zones: Zones) -> list[Lying]:
    """The open cards in a player's row."""
    return [lying for lying in layout.of(Kind.CARD) if lying.card and owner(lying, zones) == player]


def tower(layout: Layout, zones: Zones) -> list[Lying]:
    """The open cards in the middle."""
    return [lying for lying in layout.of(Kind.CARD) if lying.card and owner(lying, zones) is None]
