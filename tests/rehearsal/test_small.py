import numpy as np
import pytest

from companion.rehearsal.lens import aimed
from companion.rehearsal.small import Smaller
from companion.table.playing_table import BIG_TABLE, SMALL_TABLE, PlayingTable
from hardware.cameras.protocol import made_small
from vision.boxes import PixelBox


def smaller(table=SMALL_TABLE):
    return Smaller(aimed(0.9, 20.0, 30.0, 2.0, -0.05, table))


@pytest.mark.parametrize("table", [SMALL_TABLE, BIG_TABLE])
@pytest.mark.parametrize("window", [(0, 0, 3, 1), (333, 217, 401, 318), (1270, 700, 1280, 720)])
def test_a_part_is_made_small_as_all_of_the_picture_is(table, window):
    small = smaller(table)
    noise = np.random.default_rng(1).integers(0, 256, (small.picture.height, small.picture.width, 3))
    picture = noise.astype(np.uint8)
    blocks = small.blocks(PixelBox(*window))
    here = small.window(blocks)
    assert np.array_equal(small.part(picture[blocks.slices]), made_small(picture)[here.slices])
    assert blocks.within(PixelBox(*window)) == PixelBox(*window)


@pytest.mark.parametrize("table", [SMALL_TABLE, BIG_TABLE])
def test_the_small_lens_sees_each_place_where_the_small_picture_shows_it(table):
    small, places = smaller(table), np.array([(10.0, 20.0), (-200.0, 150.0)])
    lens = aimed(0.9, 20.0, 30.0, 2.0, -0.05, table)
    factor = lens.picture[0] / small.lens.picture[0]
    seen = (lens.project(places, 30.0) + 0.5) / factor - 0.5
    assert small.lens.project(places, 30.0) == pytest.approx(seen, abs=1e-6)


def test_a_picture_that_is_not_whole_blocks_is_refused():
    table = PlayingTable(SMALL_TABLE.top, SMALL_TABLE.play_area, (1000, 563))
    with pytest.raises(ValueError, match="1000x563"):
        smaller(table)
