import itertools

import numpy as np
import pytest

from companion.rehearsal.camera import Above, SimulatedCamera
from companion.rehearsal.faults.effect import Draw, Moment, Room, View
from companion.rehearsal.faults.registry import fault_named
from companion.rehearsal.layout import Kind, Layout, Lying, Spot, Thing
from companion.rehearsal.moving import Reaching
from companion.rehearsal.small import Smaller
from companion.table.playing_table import SMALL_TABLE
from tests.rehearsal.faults.watched_table import SEATS, stage_with

EMPTY = Layout()
CARD = Lying(Thing(Kind.CARD, "5"), Spot(0.0, 0.0, 20.0), "5")


def shown(*named, layout=EMPTY, arms=(), time=0.0):
    stage = stage_with(*map(fault_named, named), table=SMALL_TABLE)
    stage.layout = layout
    (frame,) = SimulatedCamera(stage, SEATS).tick(time, Above(arms), due=True)
    return frame.image.astype(float), stage.lens


def gains(named, time, arms=()):
    fault = fault_named(named)
    view = View(Smaller(stage_with(table=SMALL_TABLE).lens).lens)
    caster = fault.effect.caster(Draw(3, fault.name), Room(SMALL_TABLE, SEATS))
    return caster.gains(view, Moment(time, arms))


def test_light_falls_on_table_cards_and_arms_alike():
    arm = Reaching(0, SEATS[0].reaching(60.0, 60.0), 10.0)
    usual, lens = shown(layout=Layout((CARD,)), arms=(arm,))
    dim, _lens = shown("lamp-switched", layout=Layout((CARD,)), arms=(arm,), time=29.9)
    for place in ((0.0, 0.0), (60.0, 100.0), (-200.0, -120.0)):
        x, y = lens.project(np.array([place]))[0].round().astype(int)
        part = np.s_[y - 6 : y + 7, x - 6 : x + 7]
        assert dim[part].mean() / usual[part].mean() == pytest.approx(0.4, abs=0.16)


def test_shadows_move_with_people_and_their_arms():
    away = gains("soft-shadows", 1.0)
    tip = SEATS[0].reaching(0.0, 0.0)
    leaning = gains("soft-shadows", 1.0, (Reaching(0, tip, 10.0),))
    later = gains("soft-shadows", 2.0)
    assert leaning.mean() < away.mean() - 0.02
    assert 0.01 < np.abs(later - away).max() < 0.5
    assert away.min() > 0.3
    assert away.max() <= 1.0


def test_a_patch_of_sun_has_hard_edges_and_clouds_pass():
    levels = [gains("sun-patch", time).max() for time in np.arange(0.0, 36.0, 1.0)]
    assert max(levels) > 1.8
    assert min(levels) < 1.3
    bright = gains("sun-patch", float(np.argmax(levels)))[..., 1]
    across = np.abs(np.diff(bright, axis=1)).max()
    assert across > 0.2, "it falls within few pixels of the small picture"


@pytest.mark.parametrize(("strength", "left"), [("mild", 0.65), ("strong", 0.3)])
def test_it_grows_dark_without_a_jump(strength, left):
    levels = [gains(f"dusk:{strength}", float(time))[0, 0, 1] for time in range(200)]
    assert levels[0] == pytest.approx(1.0)
    assert levels[-1] == pytest.approx(left)
    assert all(0 <= one - other < 0.02 for one, other in itertools.pairwise(levels))


def test_a_candle_is_warm_and_flickers():
    one, other = gains("candle", 1.0), gains("candle", 1.13)
    near = np.unravel_index(one[..., 2].argmax(), one.shape[:2])
    assert one[near][2] > 1.3 * one[near][0]
    assert np.abs(one - other).max() > 0.03


def highlight(lying, named="glossy-cards"):
    """Where a card's highlight is, in millimetres from the card's middle; None: there is none."""
    usual, lens = shown(layout=Layout((lying,)))
    glossy, _lens = shown(named, layout=Layout((lying,)))
    added = (glossy - usual).mean(axis=2)
    if added.max() < 25:
        return None
    rows, columns = np.nonzero(added > added.max() * 0.7)
    spot = lens.on_table(np.array([[columns.mean(), rows.mean()]]))[0]
    return spot - (lying.spot.x, lying.spot.y)


def test_each_card_mirrors_the_lamp_in_its_own_place():
    spots = [
        spot
        for code in ("2", "3", "4", "6")
        if (spot := highlight(Lying(Thing(Kind.CARD, code), Spot(0.0, 0.0, 0.0), code))) is not None
    ]
    assert len(spots) >= 2
    assert np.ptp(np.array(spots), axis=0).max() > 8


def test_a_highlight_moves_over_a_card_that_is_turned():
    found = [
        highlight(Lying(Thing(Kind.CARD, "3"), Spot(0.0, 0.0, turn), "3")) for turn in (0.0, 60.0, 180.0)
    ]
    spots = [spot for spot in found if spot is not None]
    assert len(spots) < len(found) or np.ptp(np.array(spots), axis=0).max() > 6


@pytest.mark.parametrize(
    "named", ["home-printed", "bent-cards", "sleeved-cards", "worn-cards", "glossy-cards"]
)
def test_nothing_but_cards_and_their_surroundings_changes(named):
    usual, lens = shown(layout=Layout((CARD,)))
    spoiled, _lens = shown(named, layout=Layout((CARD,)))
    apart = np.abs(spoiled - usual).max(axis=2)
    rows, columns = np.nonzero(apart > 12)
    assert len(rows) > 200
    places = lens.on_table(np.column_stack([columns, rows]).astype(float))
    assert np.hypot(*places.T).max() < 80


def test_a_bent_card_is_not_cut_off_where_it_reaches_out():
    """What a small change repaints must hold all of a card's new outline."""
    spoiled, _lens = shown("bent-cards", "sleeved-cards", layout=Layout((CARD,)))
    stage = stage_with(*map(fault_named, ("bent-cards", "sleeved-cards")), table=SMALL_TABLE)
    camera = SimulatedCamera(stage, SEATS)
    stage.layout = Layout()
    next(iter(camera.tick(0.0, Above(), due=True)))
    stage.layout = Layout((CARD,))
    (frame,) = camera.tick(0.1, Above(), due=True)
    assert np.abs(frame.image.astype(float) - spoiled).max() < 60
    assert np.percentile(np.abs(frame.image.astype(float) - spoiled), 99.9) < 25
