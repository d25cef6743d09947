"""Evenings that owners filmed are read as they say that they were played: what was mended stays so."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.cameras.recording import Recording
from companion.commands.main import main
from tests.shared_material import FILMS

UNMENDED = "unmended.txt"
"""Beside a film: what is still misread in it. Once all is read right the test fails, and the file may go."""


def films_in(folder: Path | None) -> list[object]:
    """The films of a folder, those that are not read right yet marked so."""
    films = [] if folder is None else sorted(path for path in folder.iterdir() if Recording.is_in(path))
    return [pytest.param(film, marks=_marks(film), id=film.name) for film in films]


def _marks(film: Path) -> tuple[pytest.MarkDecorator, ...]:
    why = film / UNMENDED
    said = why.read_text(encoding="utf-8").strip() if why.is_file() else None
    return () if said is None else (pytest.mark.xfail(reason=said, strict=True),)


@pytest.mark.slow
@pytest.mark.skipif(not films_in(FILMS), reason="no evening that was filmed is here")
@pytest.mark.parametrize("film", films_in(FILMS))
def test_a_filmed_evening_is_read_as_it_was_played(film, capsys):
    status = main(["compare", str(film), "--lang", "en"])
    output, errors = capsys.readouterr()
    assert status == 0, output + errors


def test_films_are_found_by_their_index_and_those_still_misread_are_marked(tmp_path):
    for name in ("b", "a", "no-film"):
        (tmp_path / name).mkdir()
    for name in ("a", "b"):
        (tmp_path / name / "recording.jsonl").write_text("{}\n")
    (tmp_path / "b" / UNMENDED).write_text("A glossy 9 is taken for an 8.\n")
    found = films_in(tmp_path)
    assert [(film.id, len(film.marks)) for film in found] == [("a", 0), ("b", 1)]
    assert films_in(None) == []
