"""The rules of a game as text and on paper."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from companion.decks.printing.paper import Document, Paper
from companion.engines import rules_of
from companion.rulebook.sheet import rules_sheet
from companion.rulebook.words import about, as_text, how_many
from companion.texts import texts


def test_the_text_goes_from_what_the_game_is_like_to_its_last_clause():
    lines = list(as_text("up", texts("en")))
    assert lines[0] == "Rules of Up"
    assert lines[2] == "2 to 10 people · about 15 min a round"
    assert lines.index("In short") < lines.index("The cards") < lines.index("The tower")
    clauses = [line.split()[0] for line in lines if re.match(r"UP-\d+ ", line)]
    assert tuple(clauses) == rules_of("up").clauses


def test_an_example_in_words_says_what_was_done_and_what_the_rules_say():
    lines = list(as_text("auf-und-ab", texts("en")))
    below = lines[next(number for number, line in enumerate(lines) if line.startswith("AUA-22 ")) + 1 :]
    assert below[0].strip() == "✓ Leah plays 5-6 5-7 5-8 – Leah’s 5 is higher than 3, for 3 cards."
    assert below[1].strip() == "✗ Leah plays 2-4 2-5 2-8 – It takes 3 cards above 3; 2 is not higher."


class _Read(Document):
    """Remembers what is written, and on which page and how far down it ends."""

    written: list[tuple[int, str, float]]

    def text(self, words, x, y, width, size=11, *, bold=False):
        self.__dict__.setdefault("written", [])
        self.written.append((self.pages, words, y + self.height_of(words, width, size, bold=bold)))
        super().text(words, x, y, width, size, bold=bold)


@pytest.mark.parametrize(("language", "paper"), [("en", Paper.LETTER), ("de", Paper.A4), ("fr", Paper.A4)])
def test_every_clause_is_on_the_sheet_and_nothing_runs_off_the_page(language, paper, monkeypatch, tmp_path):
    monkeypatch.setattr("companion.rulebook.sheet.Document", _Read)
    document = rules_sheet("auf-und-ab", texts(language), paper)
    assert isinstance(document, _Read)
    said = [words for _, words, _ in document.written]
    for clause in rules_of("auf-und-ab").clauses:
        assert f"{clause}  {texts(language).clause(clause)}" in said
    assert about("auf-und-ab", texts(language)) in said
    assert how_many("auf-und-ab", texts(language)) in said
    assert max(end for _, _, end in document.written) <= document.height
    assert document.pages > 3
    path = Path(tmp_path / "rules.pdf")
    document.save(path)
    assert path.read_bytes().startswith(b"%PDF")
    assert path.stat().st_size < 600_000
