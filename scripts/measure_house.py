"""Print how many lines and numbers set by hand each package has.

    .venv/bin/python scripts/measure_house.py [PACKAGE …]

A number set by hand is one that is written in what a module assigns outside its functions and classes: the
constants. Those in JSON and TOML beside the modules count as well, so that none is hidden there.
"""

from __future__ import annotations

import argparse
import ast
import json
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGES = ("companion", "vision", "hardware", "assets")


@dataclass(frozen=True, slots=True)
class Measured:
    """What the files of one package hold, those of the packages within it left out.

    Attributes:
        package: its folder, as seen from the project's.
        modules: how many Python files have lines.
        lines: of these files.
        numbers: that were set by hand.
    """

    package: str
    modules: int
    lines: int
    numbers: int


def measured(root: Path, package: Path) -> Measured:
    """Count one folder's own files; ``package`` lies in ``root``."""
    modules = [path.read_text(encoding="utf-8") for path in sorted(package.glob("*.py"))]
    numbers = sum(_in_module(text) for text in modules) + sum(_in_data(path) for path in package.iterdir())
    filled = [len(text.splitlines()) for text in modules if text]
    return Measured(str(package.relative_to(root)), len(filled), sum(filled), numbers)


def house(root: Path, packages: list[str]) -> list[Measured]:
    """All packages within some folders of the project, in the order of their names."""
    folders = {module.parent for name in packages for module in (root / name).rglob("*.py")}
    return [measured(root, folder) for folder in sorted(folders)]


def _in_module(text: str) -> int:
    constants = (node for node in ast.parse(text).body if isinstance(node, ast.Assign | ast.AnnAssign))
    within = (part for node in constants if node.value is not None for part in ast.walk(node.value))
    return sum(isinstance(part, ast.Constant) and _is_number(part.value) for part in within)


def _in_data(path: Path) -> int:
    if path.suffix == ".json":
        return sum(map(_is_number, _values(json.loads(path.read_text(encoding="utf-8")))))
    if path.suffix == ".toml":
        return sum(map(_is_number, _values(tomllib.loads(path.read_text(encoding="utf-8")))))
    return 0


def _values(data: object) -> Iterator[object]:
    """All that lies within JSON or TOML, however deep."""
    if isinstance(data, dict):
        for value in data.values():
            yield from _values(value)
    elif isinstance(data, list):
        for value in data:
            yield from _values(value)
    else:
        yield data


def _is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def main() -> int:
    """Print the table; 2 where a package is not there."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("packages", nargs="*", default=PACKAGES, metavar="PACKAGE")
    packages = list(asked.parse_args().packages)
    for name in packages:
        if not (ROOT / name).is_dir():
            print(f"There is no package {name}.", file=sys.stderr)
            return 2
    rows = house(ROOT, packages)
    rows.append(Measured("all", *(sum(column) for column in zip(*map(_counts, rows), strict=True))))
    print(f"{'package':<40} {'modules':>7} {'lines':>7} {'numbers':>7}")
    for row in rows:
        print(f"{row.package:<40} {row.modules:>7} {row.lines:>7} {row.numbers:>7}")
    return 0


def _counts(row: Measured) -> tuple[int, int, int]:
    return row.modules, row.lines, row.numbers


if __name__ == "__main__":
    sys.exit(main())
