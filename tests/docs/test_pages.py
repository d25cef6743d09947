"""The pages as a whole: each can be found, every link leads somewhere, no picture lies there unread."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / ".github").rglob("*.md"), *DOCS.rglob("*.md")])
LINK = re.compile(r'\]\(([^)\s]+)\)|(?:src|href)="([^"]+)"')
ELSEWHERE = re.compile(r"[a-z]+:")
LARGEST = 4_000_000
"""Bytes of all pages and pictures together."""


def links(page: Path) -> list[str]:
    """Where the page's links and pictures lead, those to other sites left out."""
    written = ["".join(pair) for pair in LINK.findall(page.read_text(encoding="utf-8"))]
    return [link for link in written if not ELSEWHERE.match(link)]


def anchor(heading: str) -> str:
    """The anchor that a heading gets where pages are shown."""
    kept = re.sub(r"[^\w\- ]", "", heading.strip().lower())
    return kept.replace(" ", "-")


def anchors(page: Path) -> set[str]:
    return {anchor(line) for line in re.findall(r"^#+ (.*)$", page.read_text(encoding="utf-8"), re.MULTILINE)}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_of_a_page_leads_somewhere(page):
    lost = []
    for link in links(page):
        name, _, part = link.partition("#")
        target = (page.parent / name).resolve() if name else page
        if not target.exists() or (part and part not in anchors(target)):
            lost.append(link)
    assert lost == []


def test_the_list_of_pages_names_each_of_them_once():
    named = [link for link in links(DOCS / "README.md") if link.endswith(".md") and not link.startswith("..")]
    pages = {path.relative_to(DOCS).as_posix() for path in DOCS.rglob("*.md")} - {"README.md"}
    assert sorted(named) == sorted(page for page in pages if not page.startswith("decisions/0"))


def test_every_picture_is_shown_by_some_page():
    shown = {(page.parent / link).resolve() for page in PAGES for link in links(page)}
    kept = {path for path in DOCS.rglob("*") if path.is_file() and path.suffix != ".md"}
    assert kept - shown == set()


def test_all_of_it_is_small():
    assert sum(path.stat().st_size for path in DOCS.rglob("*") if path.is_file()) < LARGEST
