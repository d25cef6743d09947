"""Scenes depend on the seed alone, and tell the truth about themselves."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import numpy as np
import pytest

from tests.vision.training.fonts_here import needs_fonts
from vision.cards.frames import lengths
from vision.errors import TrainingError
from vision.training.scene import FALSE, FOUND, IGNORED, SIZE, SMALLEST
from vision.training.shards import Shard, draw_shard, read_shard, shard_path, write_shards


@pytest.fixture(scope="module")
def shard() -> Shard:
    return draw_shard(5, 0, 12)


@needs_fonts
def test_the_same_seed_draws_the_same_scenes(shard: Shard) -> None:
    again = draw_shard(5, 0, 12)
    for name in Shard.__slots__:
        assert np.array_equal(getattr(shard, name), getattr(again, name)), name


@needs_fonts
def test_another_number_draws_other_scenes(shard: Shard) -> None:
    assert not np.array_equal(shard.pictures, draw_shard(5, 1, 12).pictures)


@needs_fonts
def test_every_mark_is_of_a_scene_and_of_a_known_kind(shard: Shard) -> None:
    assert len(shard.frames) == len(shard.ranks) == len(shard.suits) == len(shard.states) == len(shard.scene)
    assert set(shard.states) <= {FOUND, IGNORED, FALSE}
    assert shard.scene.max() < len(shard.pictures)


@needs_fonts
def test_an_index_to_be_found_is_in_the_picture_and_not_too_small(shard: Shard) -> None:
    frames = shard.frames[shard.states == FOUND]
    assert len(frames) > 0
    assert frames[:, :2].min() > 0
    assert frames[:, :2].max() < SIZE
    down, right = lengths(frames)
    assert min(down.min(), right.min()) >= SMALLEST


@needs_fonts
def test_shards_are_written_once_and_read_back(tmp_path: Path) -> None:
    draw = partial(draw_shard, 5, scenes=3)
    write_shards(tmp_path, range(1), draw)
    written = shard_path(tmp_path, 0).stat().st_mtime_ns
    write_shards(tmp_path, range(1), draw)
    assert shard_path(tmp_path, 0).stat().st_mtime_ns == written
    assert read_shard(tmp_path, 0).pictures.shape == (3, SIZE, SIZE, 3)


def test_a_shard_that_never_comes_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(TrainingError, match="was not written"):
        read_shard(tmp_path, 3, patience=0.0)


def test_a_damaged_shard_is_an_error(tmp_path: Path) -> None:
    shard_path(tmp_path, 3).write_bytes(b"no shard")
    with pytest.raises(TrainingError, match="cannot be read"):
        read_shard(tmp_path, 3)
