"""Nobody waits for a process that failed, and a file is taken when it is there."""

from __future__ import annotations

from pathlib import Path

import pytest

from vision.errors import TrainingError
from vision.training.side_work import awaited, beside


def write_seed(folder: Path, seed: int) -> None:
    (folder / "seed.txt").write_text(str(seed))


def fail(folder: Path, seed: int) -> None:
    raise SystemExit(seed)


def test_a_file_that_another_process_writes_is_awaited(tmp_path: Path) -> None:
    with beside(write_seed, tmp_path, 7):
        assert awaited(tmp_path / "seed.txt", 60.0).read_text() == "7"


def test_a_process_that_failed_is_named_at_once_and_not_waited_for(tmp_path: Path) -> None:
    with pytest.raises(TrainingError, match="“fail” failed"), beside(fail, tmp_path, 3):
        awaited(tmp_path / "never.txt", 600.0)


def test_a_process_that_fails_while_nobody_waits_is_named_in_the_end(tmp_path: Path) -> None:
    with pytest.raises(TrainingError, match="“fail” failed"), beside(fail, tmp_path, 3):
        pass


def test_a_failure_is_forgotten_when_the_work_begins_again(tmp_path: Path) -> None:
    (tmp_path / "write_seed.failed").write_text("ended with 1")
    with beside(write_seed, tmp_path, 8):
        assert awaited(tmp_path / "seed.txt", 60.0).read_text() == "8"


def test_a_file_that_never_comes_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(TrainingError, match=r"never\.txt was not written within 0 seconds"):
        awaited(tmp_path / "never.txt", 0.0)
