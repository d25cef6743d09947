"""How the code is laid out: what stands at the top, how long a module may be, what the light commands need.

Which package may import which is held by import-linter.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]

TOP = {
    "CHANGELOG.md",
    "LICENSE",
    "Makefile",
    "README.md",
    "assets",
    "companion",
    "docs",
    "hardware",
    "locks",
    "pyproject.toml",
    "scripts",
    "tests",
    "vision",
}
MADE_HERE = {"build", "data", "dist", "out", "tabletop_companion.egg-info"}
"""What building and playing leave behind; .gitignore names it."""

LONGEST_MODULE = 400
VAGUE = ("helper", "manager", "util")
SOURCES = sorted(
    path
    for folder in ("assets", "companion", "hardware", "scripts", "tests", "vision")
    for path in (ROOT / folder).rglob("*.py")
)
LIGHT = ("companion.commands.main", "companion.commands.referee", "companion.commands.scores")


def test_at_the_top_lies_only_what_belongs_there():
    names = {path.name for path in ROOT.iterdir() if not path.name.startswith((".", "__"))}
    assert names - MADE_HERE == TOP


def test_every_module_is_short():
    lengths = {
        str(path.relative_to(ROOT)): len(path.read_text(encoding="utf-8").splitlines()) for path in SOURCES
    }
    assert {name: length for name, length in lengths.items() if length >= LONGEST_MODULE} == {}


def test_every_module_is_named_after_what_it_does():
    names = [part for path in SOURCES for part in path.relative_to(ROOT).parts]
    assert [name for name in names if any(word in name.lower() for word in VAGUE)] == []


@pytest.mark.parametrize("module", LIGHT)
def test_what_rules_on_text_needs_neither_pictures_nor_a_screen(module):
    program = (
        f"import sys, {module}\n"
        "print(*sorted({'cv2', 'numpy', 'onnxruntime', 'pygame', 'vision', 'hardware'} & set(sys.modules)))"
    )
    process = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert process.stdout == "\n"


@pytest.mark.parametrize("package", ["assets", "companion", "hardware", "vision"])
def test_every_package_says_that_it_is_typed(package):
    assert (ROOT / package / "py.typed").is_file()
