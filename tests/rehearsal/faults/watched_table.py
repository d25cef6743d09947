"""A table with faults, at which somebody reaches in every three seconds, before its camera."""

from dataclasses import replace

import numpy as np

from companion.decks.drawn.decks import drawn_deck
from companion.rehearsal.camera import Above, SimulatedCamera
from companion.rehearsal.clutter import strewn
from companion.rehearsal.conditions import Conditions, make_world
from companion.rehearsal.gestures import SimulatedSeat
from companion.rehearsal.layout import Kind, Layout, Lying, Spot, Thing
from companion.rehearsal.moving import Carried, Reaching, between
from companion.rehearsal.stage import Stage
from companion.table.playing_table import SMALL_TABLE

TICK = 1 / 30
FEW_PIXELS = replace(SMALL_TABLE, picture=(640, 360))
"""A table whose pictures are quickly painted."""

SEATS = tuple(SimulatedSeat(90.0 * side) for side in range(4))
CARDS = tuple(
    Lying(Thing(Kind.CARD, code), Spot(-120.0 + 80.0 * number, -20.0, 12.0 * number), code)
    for number, code in enumerate(("1", "3", "5", "8"))
)


def arms_at(time):
    since = time % 3.0
    if since > 1.2:
        return ()
    seat = SEATS[int(time // 3.0) % 4]
    share = float(np.sin(np.pi * since / 1.2))
    return (Reaching(0, between(seat.rest, seat.reaching(60.0, 110.0), share), 14.0),)


def above_at(time):
    arms = arms_at(time)
    card = Lying(Thing(Kind.CARD, "9"), Spot(arms[0].tip.x, arms[0].tip.y, 20.0), "9") if arms else None
    return Above(arms, (Carried(card, 22.0),) if card else ())


def stage_with(*faults, seed=3, table=FEW_PIXELS, conditions=Conditions.HOME):
    world = make_world(conditions, seed, table=table).with_faults(faults)
    stage = Stage(world, drawn_deck("up"))
    clutter = strewn(world.clutter, world.table, np.random.default_rng([world.seed, 5]))
    stage.layout = Layout((*clutter, *CARDS))
    return stage


def frames(*faults, seconds=6.0, every=10, **table):
    """The camera's frames in so many seconds, of which one is due every so many ticks."""
    camera = SimulatedCamera(stage_with(*faults, **table), SEATS)
    found = []
    for tick in range(round(seconds / TICK)):
        found += camera.tick(tick * TICK, above_at(tick * TICK), due=tick % every == 0)
    return found
