"""What counts as a line and as a number set by hand when the house is measured."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).resolve().parents[1] / "scripts" / "measure_house.py"


@pytest.fixture(scope="module")
def script():
    """The script as a module."""
    spec = importlib.util.spec_from_file_location("measure_house", SCRIPT)
    module = importlib.util.module_from_spec(spec)
    sys.modules["measure_house"] = module
    spec.loader.exec_module(module)
    yield module
    del sys.modules["measure_house"]


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("_SURE = 0.85\n", 1),
        ("_NEAR, _FAR = 3, -4.5\n", 2),
        ("_RANGE: tuple[int, int] = (0, 1)\n", 2),
        ("_DECKS = {'up': 13, 'schwupps': 10}\n", 2),
        ("ON = True\nNAME = 'up'\nBARE: int\n", 0),
        ("def half(value):\n    return value / 2\n", 0),
        ("class Card:\n    sides = 4\n", 0),
    ],
)
def test_a_number_set_by_hand_is_one_in_a_constant_of_a_module(script, tmp_path, text, numbers):
    package = tmp_path / "eye"
    package.mkdir()
    (package / "reader.py").write_text(text)
    assert script.measured(tmp_path, package) == script.Measured("eye", 1, len(text.splitlines()), numbers)


def test_numbers_in_json_and_toml_count_where_they_lie(script, tmp_path):
    package = tmp_path / "eye"
    package.mkdir()
    (package / "__init__.py").write_text("")
    (package / "sizes.json").write_text('{"card": [63, 88.0], "sharp": true, "name": "poker"}')
    (package / "sizes.toml").write_text("[die]\nedge = 16\n")
    assert script.house(tmp_path, ["eye"]) == [script.Measured("eye", 0, 0, 3)]


def test_each_package_is_counted_without_those_within_it(script, tmp_path):
    for name, text in (("eye", "A = 1\n"), ("eye/cards", "B = 1\nC = 2\n")):
        (tmp_path / name).mkdir()
        (tmp_path / name / "__init__.py").write_text(text)
    assert script.house(tmp_path, ["eye"]) == [
        script.Measured("eye", 1, 1, 1),
        script.Measured("eye/cards", 1, 2, 2),
    ]
