import numpy as np
import pytest

from companion.decks.drawn.decks import drawn_deck
from companion.rehearsal.arms import arm_window
from companion.rehearsal.camera import Above, SimulatedCamera
from companion.rehearsal.conditions import Conditions, make_world
from companion.rehearsal.faults.registry import fault_named
from companion.rehearsal.faults.views import tilt_of
from companion.rehearsal.gestures import SimulatedSeat
from companion.rehearsal.moving import Reaching
from companion.rehearsal.stage import Stage
from companion.table.playing_table import BIG_TABLE, SMALL_TABLE
from tests.rehearsal.faults.watched_table import frames


def world_with(*named, conditions=Conditions.HOME, seed=3, table=SMALL_TABLE):
    return make_world(conditions, seed, table=table).with_faults(map(fault_named, named))


@pytest.mark.parametrize(
    ("named", "size"),
    [
        ("four-to-three:mild", (1280, 960)),
        ("four-to-three", (1024, 768)),
        ("low-resolution:mild", (800, 450)),
        ("low-resolution", (640, 360)),
        ("vga:mild", (800, 600)),
        ("vga", (640, 480)),
        ("high-resolution:mild", (1600, 900)),
        ("high-resolution", (1920, 1080)),
        ("turned-90", (720, 1280)),
        ("turned-180", (1280, 720)),
        ("turned-270", (720, 1280)),
    ],
)
def test_pictures_have_another_size(named, size):
    (frame,) = frames(fault_named(named), seconds=0.05, table=SMALL_TABLE)
    assert frame.size == size
    assert (frame.image.shape[1], frame.image.shape[0]) == size
    assert frame.small.shape[1] == 640


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("table", [SMALL_TABLE, BIG_TABLE])
@pytest.mark.parametrize(
    "named",
    ["oblique", "oblique:mild", "wide-angle", "wide-angle:mild", "pincushion", "vga", "four-to-three"],
)
def test_the_play_area_is_in_view_and_resting_hands_are_not(named, table, seed):
    world = world_with(named, seed=seed, table=table)
    across, down = (side / 2 for side in table.play_area)
    border = np.array([(x * across, y * down) for x in (-1, 0, 1) for y in (-1, 0, 1)])
    seen = world.lens.project(border)
    assert (seen >= 0).all()
    assert (seen <= np.array(world.lens.picture) - 1).all()
    assert world.lens.on_table(seen) == pytest.approx(border, abs=0.5)
    seats = tuple(SimulatedSeat(90.0 * side, table) for side in range(4))
    camera = SimulatedCamera(Stage(world, drawn_deck("up")), seats)
    resting = camera._withdrawn(Above(tuple(Reaching(side, seats[side].rest, 4.0) for side in range(4))))
    for arm in resting.arms:
        assert arm_window(world.lens, world.arms[arm.player], arm.tip, arm.lift).empty
    laying = Above((Reaching(0, seats[0].reaching(30.0, 40.0), 4.0),))
    assert camera._withdrawn(laying) == laying


def test_a_picture_is_straightened_where_it_was_bent_most():
    lens = world_with("wide-angle").lens
    pixels = np.array([(20.0, 30.0), (1200.0, 700.0), (640.0, 10.0)])
    plain = np.array([lens.rays[int(y), int(x)] for x, y in pixels], np.float64)
    bent = plain * (1 + lens.bend * (plain**2).sum(axis=1, keepdims=True))
    assert bent * lens.focal + lens.principal == pytest.approx(pixels, abs=0.05)


@pytest.mark.parametrize("seed", range(4))
def test_an_oblique_camera_hangs_lower_and_looks_from_the_same_side(seed):
    usual, mild, strong = (
        world_with(*named, seed=seed).lens for named in ((), ("oblique:mild",), ("oblique",))
    )
    assert tilt_of(usual) < 25
    assert 34 <= tilt_of(mild) <= 38
    assert 48 <= tilt_of(strong) <= 50
    sides = [np.array(lens.rotation[2, :2]) for lens in (usual, strong)]
    directions = [side / np.linalg.norm(side) for side in sides]
    assert directions[0] == pytest.approx(directions[1], abs=1e-6)


def test_another_picture_is_taken_from_the_same_place():
    usual, wide = world_with().lens, world_with("high-resolution").lens
    assert wide.eye == pytest.approx(usual.eye, rel=0.02)
    assert wide.rotation == pytest.approx(usual.rotation, abs=1e-9)
    assert wide.focal / 1920 == pytest.approx(usual.focal / 1280)


def test_a_knocked_camera_is_the_same_one_hung_otherwise():
    world = world_with("oblique", conditions=Conditions.HARD)
    assert world.knocked is not None
    assert world.knocked.eye == world.lens.eye
    assert world.knocked.shift != world.lens.shift


def test_a_picture_is_mirrored_or_turned_as_it_says():
    (usual,) = frames(seconds=0.05)
    (mirrored,) = frames(fault_named("mirrored"), seconds=0.05)
    assert np.array_equal(mirrored.image, usual.image[:, ::-1])
    for quarters, named in enumerate(("turned-90", "turned-180", "turned-270"), 1):
        (turned,) = frames(fault_named(named), seconds=0.05)
        assert np.array_equal(turned.image, np.rot90(usual.image, -quarters))
