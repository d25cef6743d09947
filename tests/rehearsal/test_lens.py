import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.rehearsal.canvas import lay, placed, whole
from companion.rehearsal.conditions import Conditions, make_world
from companion.rehearsal.lens import Lens, aimed
from companion.table.playing_table import BIG_TABLE, SMALL_TABLE


@pytest.fixture(scope="module", params=[(0.94, 0, 0, 0, 0.0), (0.92, 20, 30, -3, -0.03)])
def lens(request) -> Lens:
    return aimed(*request.param)


@pytest.mark.parametrize("table", [SMALL_TABLE, BIG_TABLE])
@pytest.mark.parametrize("hangs", [(0.94, 0, 0, 0, 0.0), (0.92, 20, 30, -3, -0.03)])
def test_the_lens_aims_at_the_middle_and_shows_the_play_area(table, hangs):
    width, height = table.play_area
    corners = np.array([(x * width / 2, y * height / 2) for x in (-1, 1) for y in (-1, 1)])
    pixels = aimed(*hangs, table).project(corners)
    assert (pixels > 0).all()
    assert (pixels < table.picture).all()


def test_straight_from_above_the_picture_is_the_map():
    lens = aimed(0.94, 0, 0, 0, 0.0)
    left, upper, middle = lens.project(np.array([(-100.0, 0.0), (0.0, -100.0), (0.0, 0.0)]))
    assert middle == pytest.approx([639.5, 359.5], abs=0.01)
    assert left[0] < middle[0]
    assert left[1] == pytest.approx(middle[1], abs=0.01)
    assert upper[1] < middle[1]
    assert middle[0] - left[0] == pytest.approx(middle[1] - upper[1], abs=0.01)


@given(x=st.floats(-320, 320), y=st.floats(-260, 260), height=st.floats(0, 60))
def test_a_pixel_and_its_place_belong_together(x, y, height):
    lens = aimed(0.92, 20, 30, -3, -0.03)
    pixel = lens.project(np.array([(x, y)]), height)
    assert lens.on_table(pixel, height)[0] == pytest.approx([x, y], abs=1e-6)


@given(x=st.floats(-320, 320), y=st.floats(-260, 260), height=st.floats(0, 60), other=st.floats(0, 100))
def test_what_lies_behind_a_point_is_seen_in_its_pixel(x, y, height, other):
    lens = aimed(0.92, 20, 30, -3, -0.03)
    behind = np.array([lens.behind(x, y, height, other)])
    assert lens.project(behind, other)[0] == pytest.approx(lens.project(np.array([(x, y)]), height)[0])


def test_a_spot_painted_on_a_sheet_appears_at_its_projected_pixel(lens):
    sheet = np.zeros((200, 300, 4), np.uint8)
    sheet[60:63, 210:213] = 255
    place = placed(40.0, -30.0, 25.0)
    seen = lay(lens, sheet, (300.0, 200.0), place, whole(lens))[..., 3].astype(float)
    ys, xs = np.nonzero(seen)
    found = np.average(np.column_stack([xs, ys]), axis=0, weights=seen[ys, xs])
    on_sheet = np.array([211 - 149.5, 61 - 99.5])
    on_table = place[:2, :2] @ on_sheet + place[:2, 2]
    assert found == pytest.approx(lens.project(on_table[None])[0], abs=0.3)


def test_worlds_are_repeated_by_their_seed_and_differ_without():
    assert make_world(Conditions.HOME, 4).light == make_world(Conditions.HOME, 4).light
    assert make_world(Conditions.HOME, 4).light != make_world(Conditions.HOME, 5).light


@pytest.mark.parametrize("table", [SMALL_TABLE, BIG_TABLE])
def test_indices_are_large_enough_to_be_read_at_easy(table):
    far = 0.38 * table.play_area[1]
    for seed in range(5):
        lens = make_world(Conditions.EASY, seed, table=table).lens
        assert min(lens.density(0, y) for y in (-far, far)) > 1.2
