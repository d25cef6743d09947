"""The records of decisions: short, in one form, numbered without a gap, and listed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "decisions"
RECORDS = sorted(FOLDER.glob("0*.md"))
LONGEST = 40


@pytest.mark.parametrize("record", RECORDS, ids=lambda path: path.stem)
def test_a_record_tells_context_decision_and_consequences_on_one_page(record):
    text = record.read_text(encoding="utf-8")
    assert re.findall(r"^## (.*)$", text, re.MULTILINE) == ["Context", "Decision", "Consequences"]
    assert re.search(r"^Held by: .*\.$", text, re.MULTILINE | re.DOTALL)
    assert len(text.splitlines()) <= LONGEST


def test_the_list_has_every_record_by_its_title_in_order():
    listed = re.findall(
        r"^(\d+)\. \[(.*)\]\((.*)\)$", (FOLDER / "README.md").read_text(encoding="utf-8"), re.MULTILINE
    )
    titles = [path.read_text(encoding="utf-8").splitlines()[0] for path in RECORDS]
    assert [(f"# {number}. {title}", name) for number, title, name in listed] == [
        (title, path.name) for title, path in zip(titles, RECORDS, strict=True)
    ]
    assert [int(number) for number, _, _ in listed] == list(range(1, len(RECORDS) + 1))
