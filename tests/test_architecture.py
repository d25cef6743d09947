"""How the code is laid out: what stands at the top, how long a module may be, what the light commands need.

Which package may import which is held by import-linter; here the page about it is compared with the modules.
"""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import grimp
import pytest

from companion.engines import game_names

ROOT = Path(__file__).resolve().parents[1]

TOP = {
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "LICENSE",
    "MANIFEST.in",
    "Makefile",
    "README.md",
    "SECURITY.md",
    "assets",
    "companion",
    "docs",
    "examples",
    "hardware",
    "locks",
    "pyproject.toml",
    "scripts",
    "tests",
    "vision",
}
MADE_HERE = {"build", "data", "dist", "out", "tabletop_companion.egg-info"} | {"PKG-INFO", "setup.cfg"}
"""What building and playing leave behind, which .gitignore names, and what an unpacked sdist has besides."""

LONGEST_MODULE = 600
VAGUE = ("helper", "manager", "util")
SOURCES = sorted(
    path
    for folder in ("assets", "companion", "examples", "hardware", "scripts", "tests", "vision")
    for path in (ROOT / folder).rglob("*.py")
)
WITHIN = ("assets/bounds", "vision/training")
"""Packages within others that the page names for themselves."""

PAGE = (ROOT / "docs" / "developers" / "architecture.md").read_text(encoding="utf-8")
LIGHT = ("companion.commands.console", "companion.commands.referee", "companion.commands.scores")


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


def test_the_engines_import_the_standard_library_alone():
    foreign = set()
    for path in (ROOT / "companion" / "engines").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            names += [node.module or "."] if isinstance(node, ast.ImportFrom) else []
            foreign |= {name for name in names if not name.startswith("companion.engines")}
    assert {name for name in foreign if name.partition(".")[0] not in sys.stdlib_module_names} == set()


def test_no_module_needs_another_one_for_its_types_alone():
    """Whoever imports only to check types stands in a circle."""
    product = (path for path in SOURCES if path.relative_to(ROOT).parts[0] not in ("scripts", "tests"))
    assert [path for path in product if "TYPE_CHECKING" in path.read_text(encoding="utf-8")] == []


def package_of(module: str) -> str:
    """The package of a module as the page names it."""
    first, *rest = module.split(".")
    if first == "companion" and rest:
        return rest[0]
    within = "/".join([first, *rest[:1]])
    return within if within in WITHIN else first


def test_the_page_names_every_arrow_between_the_packages():
    graph = grimp.build_graph("companion", "vision", "hardware", "assets", cache_dir=None)
    arrows: dict[str, set[str]] = {package_of(module): set() for module in graph.modules}
    for module in graph.modules:
        imported = map(package_of, graph.find_modules_directly_imported_by(module))
        arrows[package_of(module)] |= set(imported) - {package_of(module)}
    rows = dict(re.findall(r"^\| `([\w/]+)` \|.*\| ([^|]*) \|$", PAGE, re.MULTILINE))
    told = {name: set(re.findall(r"`([\w/]+)`", row)) for name, row in rows.items() if "whatever" not in row}
    assert told == {name: arrows[name] for name in told}
    packages = {path.parent.name for path in (ROOT / "companion").glob("*/__init__.py")}
    assert packages | {"vision", "vision/training", "hardware", "assets", "assets/bounds"} == set(rows)


def test_the_page_draws_the_layers_that_import_linter_holds():
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    (layers,) = (
        contract["layers"]
        for contract in settings["tool"]["importlinter"]["contracts"]
        if contract.get("containers") == ["companion"]
    )
    assert "\n\n" + "".join(f"    {layer}\n" for layer in layers) + "\n" in PAGE


NAMED = {
    "companion/bench/appliance.py": "whose page stands still while it is measured",
    "companion/bench/decks.py": "how long the decks of these games take to be read",
    "companion/bench/live.py": "how long a game with everything on its table takes to be watched",
    "companion/bench/paced.py": "which short games are watched at a slower machine's pace",
    "companion/bench/teach.py": "how long a deck takes to be taught",
    "companion/screens/people.py": "which game is played where people do not say it",
}
"""The modules outside the games' folders that name one, each with what for."""


def test_nothing_outside_its_folder_names_a_game():
    """Neither by its name in a record nor by one of its classes; the word "up" is a way, too."""
    names = set(game_names()) - {"up"}
    classes = re.compile(r"(AufUndAb|Schwupps|UpAndDown|Up)(Position|Rules|Reader|People|Deck)")
    found = set()
    rooms = ("companion", "hardware", "vision")
    for path in (path for path in SOURCES if path.relative_to(ROOT).parts[0] in rooms):
        module = str(path.relative_to(ROOT))
        if module.startswith(("companion/games/", "vision/training/")):
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            named = isinstance(node, ast.Constant) and node.value in names
            if named or (isinstance(node, ast.Name) and classes.fullmatch(node.id)):
                found.add(module)
    assert found == set(NAMED)
