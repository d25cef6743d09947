from __future__ import annotations

import doctest
from pathlib import Path

import companion.engines

PAGE = Path(__file__).resolve().parents[2] / "docs" / "developers" / "engines.md"


def test_every_example_of_the_page_gives_what_it_says():
    results = doctest.testfile(str(PAGE), module_relative=False, optionflags=doctest.NORMALIZE_WHITESPACE)
    assert results.attempted > 40
    assert results.failed == 0


def test_the_example_of_the_package_gives_what_it_says():
    results = doctest.testmod(companion.engines)
    assert (results.failed, results.attempted) == (0, 4)
