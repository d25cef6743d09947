"""Drawn photographs of cards on a table, as the simulated camera takes them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from companion.decks.drawn.deck import DrawnDeck
from companion.rehearsal.conditions import Conditions, World, make_world
from companion.rehearsal.grounds import Ground
from companion.rehearsal.layout import Kind, Layout, Lying, Spot, Thing
from companion.rehearsal.lens import aimed
from companion.rehearsal.stage import Stage
from companion.table.playing_table import PlayingTable
from vision.sightings import Image

PICTURE = (640, 384)
"""Width and height of the pictures in which cards lie."""

Laid = tuple[str, float, float, float]
"""A card's code, the millimetres of its middle to the right and down, and degrees clockwise."""


@dataclass(frozen=True, slots=True, eq=False)
class Photograph:
    """A drawn picture of cards on a table, and the world in which it was taken."""

    image: Image
    world: World


def photograph(deck: DrawnDeck, cards: Sequence[Laid], across: float, tilt: float, seed: int) -> Photograph:
    """Cards on a table as a camera sees them that shows so many millimetres and hangs aslant (degrees)."""
    table = PlayingTable((900.0, 900.0), (across, across * PICTURE[1] / PICTURE[0]), PICTURE)
    world = make_world(Conditions.HOME, seed)
    world = replace(
        world,
        table=table,
        lens=aimed(0.95, tilt, 20.0, 2.0, -0.01, table),
        ground=Ground.CLOTH,
        sensor=replace(world.sensor, noise=1.0),
    )
    stage = Stage(world, deck)
    stage.layout = Layout(
        tuple(
            Lying(Thing(Kind.CARD, f"{code} {number}"), Spot(x, y, turn), code)
            for number, (code, x, y, turn) in enumerate(cards)
        )
    )
    return Photograph(stage.frame().copy(), world)
