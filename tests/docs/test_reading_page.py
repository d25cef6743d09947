"""The page that shows how cards are read has all its pictures, and they can be drawn anew."""

from __future__ import annotations

import re
from pathlib import Path

import cv2
import pytest

from scripts.reading_pictures import PICTURES, main

DOCS = Path(__file__).resolve().parents[2] / "docs" / "developers"
PAGE = (DOCS / "reading.md").read_text(encoding="utf-8")
LARGEST = 80_000


def test_the_page_shows_every_picture_that_is_drawn_in_that_order():
    assert re.findall(r"!\[[^\]]+\]\(reading/([a-z-]+)\.webp\)", PAGE) == list(PICTURES)


def test_there_are_these_pictures_and_no_others_all_small():
    kept = {path.name: path.stat().st_size for path in (DOCS / "reading").iterdir()}
    assert sorted(kept) == sorted(f"{name}.webp" for name in PICTURES)
    assert max(kept.values()) < LARGEST


def test_every_module_that_the_page_names_is_there():
    folders, missing = {"cards", "decks"}, []
    for part in re.split(r"^## ", PAGE, flags=re.MULTILINE)[1:3]:
        folder = re.search(r"`vision/(\w+)`", part).group(1)
        folders.discard(folder)
        modules = re.findall(r"`(\w+\.py)`", part)
        missing += [name for name in modules if not (DOCS.parents[1] / "vision" / folder / name).exists()]
    assert (folders, missing) == (set(), [])


def test_every_other_page_that_it_names_is_there():
    pages = re.findall(r"\]\((\w[\w-]*\.md)\)", PAGE)
    assert pages
    assert all((DOCS / page).exists() for page in pages)


@pytest.mark.parametrize("name", ["poker-indices"])
def test_a_picture_is_drawn_anew(name, tmp_path):
    main(["--picture", name, "--to", str(tmp_path)])
    drawn, kept = (cv2.imread(str(folder / f"{name}.webp")) for folder in (tmp_path, DOCS / "reading"))
    assert drawn.shape == kept.shape
