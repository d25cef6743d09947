"""Beside the networks stands how each was made, and the files are those that were made so."""

from __future__ import annotations

import os

import assets
from vision.training.made import Made, code_hash, made, note_made, result_hash

SHIPPED = assets.path("models")


def test_the_networks_that_are_shipped_are_those_that_were_made() -> None:
    noted = made(SHIPPED)
    assert noted
    assert {name: one.result for name, one in noted.items()} == {
        name: result_hash(SHIPPED / name) for name in noted
    }


def test_what_a_training_writes_is_noted_and_what_it_leaves_is_not(tmp_path) -> None:
    (tmp_path / "old.onnx").write_bytes(b"old")
    note_made(tmp_path, "vision.training.new", 3, lambda: (tmp_path / "new.onnx").write_bytes(b"new"))
    result = result_hash(tmp_path / "new.onnx")
    assert made(tmp_path) == {"new.onnx": Made("vision.training.new", 3, code_hash(), result, 0)}


def test_what_is_written_again_as_it_was_is_noted(tmp_path) -> None:
    again = tmp_path / "again.onnx"
    again.write_bytes(b"again")
    os.utime(again, (1, 1))
    note_made(tmp_path, "vision.training.again", 3, lambda: again.write_bytes(b"again"))
    assert list(made(tmp_path)) == ["again.onnx"]


def test_notes_of_other_trainings_stay(tmp_path) -> None:
    for name in ("one", "two"):
        note_made(tmp_path, name, 1, lambda name=name: (tmp_path / f"{name}.onnx").write_bytes(name.encode()))
    assert [one.by for one in made(tmp_path).values()] == ["one", "two"]


def test_the_hash_of_code_tells_any_change_and_where(tmp_path) -> None:
    (tmp_path / "one.py").write_text("1")
    first = code_hash(tmp_path)
    (tmp_path / "one.py").rename(tmp_path / "two.py")
    moved = code_hash(tmp_path)
    (tmp_path / "two.py").write_text("2")
    assert len({first, moved, code_hash(tmp_path)}) == 3
