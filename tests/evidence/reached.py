"""What was reached on each set: the photographs that fail, by name; nothing may come to these."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import tomlkit

from tests.evidence.sets import Told

FILE = Path(__file__).with_name("reached.toml")


@dataclass(frozen=True, slots=True)
class Reached:
    """The failures of one set.

    Attributes:
        photographs: how many there are.
        failing: those of which something was missed or told wrongly.
        wrong: those of which something was told wrongly.
    """

    photographs: int
    failing: frozenset[str]
    wrong: frozenset[str]

    @classmethod
    def of(cls, told: list[Told]) -> Reached:
        """What reading a set gave."""
        return cls(
            len(told),
            frozenset(one.picture for one in told if not one.exact),
            frozenset(one.picture for one in told if one.wrong),
        )


def read() -> dict[str, Reached]:
    """What is kept, by the names of the sets."""
    kept = tomlkit.parse(FILE.read_text(encoding="utf-8")).unwrap()
    return {
        name: Reached(one["photographs"], frozenset(one["failing"]), frozenset(one["wrong"]))
        for name, one in kept.items()
    }


def write(reached: dict[str, Reached]) -> None:
    """Keep what was reached now, in place of what was kept of these sets."""
    document = tomlkit.document()
    document.add(tomlkit.comment("Written by `python -m tests.evidence --write`."))
    for name, one in {**(read() if FILE.exists() else {}), **reached}.items():
        table = tomlkit.table()
        table.add("photographs", one.photographs)
        table.add("failing", _names(one.failing))
        table.add("wrong", _names(one.wrong))
        document.add(name, table)
    FILE.write_text(tomlkit.dumps(document), encoding="utf-8")


def _names(pictures: frozenset[str]) -> tomlkit.items.Array:
    names = tomlkit.array()
    names.extend(sorted(pictures))
    return names.multiline(multiline=len(pictures) > 1)
