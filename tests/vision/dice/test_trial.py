"""The threshold of the dice reader follows from drawn tables, and bounds what is told falsely there."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path

import numpy as np
import pytest

from vision.training.dice_data import Scenes, seeds_of
from vision.training.dice_samples import LOOK_ALIKES
from vision.training.dice_trial import FALSE_TABLES, THRESHOLDS, Reached, Told, main, reached, threshold_of
from vision.training.made import NOTES, Made

TOP = np.array([(100, 100), (120, 100), (120, 120), (100, 120)], np.float32)
CHANCE = 1 / LOOK_ALIKES


def tables(count: int, dice: tuple[int, ...]) -> Scenes:
    """So many tables, with a three in full view on those."""
    many, none = len(dice), np.zeros((0, 4, 2), np.float32)
    return Scenes(
        pictures=np.zeros((count, 8, 8, 3), np.uint8),
        owners=np.array(dice, np.int64),
        values=np.full(many, 3),
        tops=np.repeat(TOP[None], many, axis=0),
        visible=np.ones(many, np.float32),
        sides=none,
        side_owners=np.zeros(0, np.int64),
        low=np.zeros(count, bool),
    )


def at(threshold: float, told: list[Told], scenes: Scenes) -> Reached:
    every = range(len(scenes.pictures))
    return next(one for one in reached(told, scenes, every) if one.threshold == threshold)


def test_dice_told_rightly_make_tables_right() -> None:
    told = [Told(0.9, 0, is_die=True, right=True), Told(0.6, 1, is_die=True, right=True)]
    assert at(0.5, told, tables(2, (0, 1))) == Reached(0.5, 1.0, 0, 0, 0.0, 1.0)
    assert at(0.7, told, tables(2, (0, 1))) == Reached(0.7, 0.5, 0, 0, 0.0, 0.5)


def test_a_wrong_value_makes_its_table_false() -> None:
    told = [Told(0.9, 0, is_die=True, right=False), Told(0.9, 0, is_die=True, right=True)]
    assert at(0.5, told, tables(4, (0,))) == Reached(0.5, 1.0, 1, 0, 0.25, 0.75)


def test_an_invented_die_counts_with_the_chance_that_such_a_thing_is_there() -> None:
    one, two = ([Told(0.9, 0, is_die=False, right=False)] * count for count in (1, 2))
    assert at(0.5, one, tables(2, ())).false_tables == pytest.approx(CHANCE / 2)
    assert at(0.5, two, tables(2, ())).false_tables == pytest.approx((1 - (1 - CHANCE) ** 2) / 2)
    assert at(0.5, two, tables(2, ())).invented == 2


def test_tables_that_are_not_asked_for_do_not_count() -> None:
    told = [Told(0.9, 0, is_die=True, right=False), Told(0.9, 1, is_die=True, right=True)]
    (first, *_) = reached(told, tables(2, (0, 1)), {1})
    assert first == Reached(THRESHOLDS[0], 1.0, 0, 0, 0.0, 1.0)


def line(threshold: float, false_tables: float) -> Reached:
    return Reached(threshold, 0.9, 0, 0, false_tables, 0.9)


def test_the_threshold_is_the_least_that_keeps_false_tables_few() -> None:
    lines = [line(0.5, 4 * FALSE_TABLES), line(0.6, 0.9 * FALSE_TABLES), line(0.7, 0.0)]
    assert threshold_of(lines) == 0.6
    assert threshold_of(lines[:1]) is None


@pytest.mark.parametrize("seed", seeds_of(1))
def test_tables_that_something_was_learnt_from_are_refused(
    seed: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    noted = Made("vision.training.dice", 1, "code", "result", 85)
    (tmp_path / NOTES).write_text(json.dumps({"dice-reader.onnx": asdict(noted)}))
    assert main(["--models", str(tmp_path), "--seed", str(seed)]) == 2
    assert f"seed {seed}" in capsys.readouterr().err
