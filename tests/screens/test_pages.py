"""What a person needs of every page: nothing cut short, everything large enough and in its place."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.screens.canvas import LEAST_TARGET, Box
from companion.screens.theme import LINEN
from companion.texts import LANGUAGES
from tests.screens.drawn import NotingCanvas
from tests.screens.sample_pages import PAGES, SIZES, STATES, drawn
from tests.screens.test_theme import contrast

BY_DAYLIGHT = 7.0
"""Contrast of what is read in the light theme, WCAG 2.2's level AAA."""

HAIR = 0.01
"""Millimetres that rounding may cost."""


@pytest.fixture(params=[f"{width}x{height}" for width, height in SIZES])
def size(request):
    width, height = request.param.split("x")
    return int(width), int(height)


@pytest.fixture(params=LANGUAGES)
def language(request):
    return request.param


@pytest.fixture(params=(*PAGES, *STATES))
def canvas(request, size, language, tmp_path) -> NotingCanvas:
    return drawn(request.param, size, language, tmp_path, daylight=size == SIZES[0])


def inside(inner: Box, outer: Box) -> bool:
    return (
        inner.x >= outer.x - HAIR
        and inner.y >= outer.y - HAIR
        and inner.x + inner.w <= outer.x + outer.w + HAIR
        and inner.y + inner.h <= outer.y + outer.h + HAIR
    )


def overlap(one: Box, other: Box) -> bool:
    return (
        min(one.x + one.w, other.x + other.w) - max(one.x, other.x) > HAIR
        and min(one.y + one.h, other.y + other.h) - max(one.y, other.y) > HAIR
    )


def test_a_page_is_easy_to_read_and_to_touch(canvas):
    cut = [written.text for written in canvas.written if not written.whole]
    assert cut == [], "cut short"
    outside = [written.text for written in canvas.written if not inside(written.box, canvas.box)]
    outside += [target.label for target in canvas.targets if not inside(target.box, canvas.box)]
    assert outside == [], "outside the page"
    small = [
        (target.label, round(target.box.w, 1), round(target.box.h, 1))
        for target in canvas.targets
        if min(target.box.w, target.box.h) < LEAST_TARGET - HAIR
    ]
    assert small == [], "too small to touch"
    both = [
        (one.label, other.label)
        for number, one in enumerate(canvas.targets)
        for other in canvas.targets[:number]
        if overlap(one.box, other.box)
    ]
    assert both == [], "two things to touch in one place"

    pale = [(said, round(seen, 1)) for said, seen in contrasts(canvas) if seen < BY_DAYLIGHT - HAIR]
    assert canvas.theme is not LINEN or pale == [], "too pale by daylight"


def contrasts(canvas: NotingCanvas) -> Iterator[tuple[str, float]]:
    """The contrast of each line with the colour that is most of what lies around its letters.

    What stands back on purpose, as nothing can be done with it now, is left out.
    """
    for written in canvas.written:
        if any(overlap(written.box, dimmed) for dimmed in canvas.dimmed):
            continue
        for line in written.lines:
            row = range(max(0, line.rect.left - 1), min(canvas.surface.get_width(), line.rect.right + 1))
            seen = Counter(tuple(canvas.surface.get_at((x, line.rect.centery)))[:3] for x in row)
            del seen[line.colour]
            ground, often = seen.most_common(1)[0]
            if often > len(row) / 5:
                yield line.text, contrast(line.colour, ground)


def test_the_documentation_shows_every_page_once():
    docs = Path(__file__).resolve().parents[2] / "docs" / "players"
    shown = re.findall(r'src="screens/([^"]+)"', (docs / "screens.md").read_text(encoding="utf-8"))
    assert sorted(shown) == sorted(f"{page}.webp" for page in PAGES)
    assert sorted(file.name for file in (docs / "screens").iterdir()) == sorted(shown)
