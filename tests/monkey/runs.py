"""Runs of the monkey: each one follows from its seed, and can be played again."""

from __future__ import annotations

import time
import traceback
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass
from random import Random

import pygame

from tests.monkey.fingers import PICTURES, Monkey
from tests.monkey.stages import MOST, Stages


@dataclass(frozen=True, slots=True)
class Run:
    """One run of the monkey: what it did follows from this.

    Attributes:
        seed: of the campaign.
        number: of the run.
        several: whether there was more than one touch between two pictures.
    """

    seed: int
    number: int
    several: bool

    def __str__(self) -> str:
        return f"{self.seed}:{self.number}:{'several' if self.several else 'single'}"

    @classmethod
    def read(cls, text: str) -> Run:
        """The run as it is written."""
        seed, number, kind = text.split(":")
        return cls(int(seed), int(number), kind == "several")


def played(
    stages: Stages, run: Run, counts: Counter, places: tuple[str, ...] = MOST, pictures: int = PICTURES
) -> str | None:
    """Let the monkey play for one run; the traceback of what broke, None for nothing.

    Args:
        stages: where it can play.
        run: which run.
        counts: what was done is added there.
        places: names of the stages of which one is chosen.
        pictures: how many it looks at.
    """
    random = Random(str(run))
    monkey = Monkey(random, run.several, pictures, counts=counts)
    name = places[run.number % len(places)]
    try:
        stages.play(monkey, name)
    except Exception:
        return f"{name}\n{traceback.format_exc()}"
    finally:
        with suppress(pygame.error):
            pygame.event.clear()
    return None


def made(counts: Counter) -> int:
    """How many touches, drags and keys were made."""
    return counts["touches"] + counts["drags"] + counts["keys"]


def campaign(
    stages: Stages, seed: int, several: bool, wanted: int, places: tuple[str, ...]
) -> list[tuple[Run, str]]:
    """Run after run until so many touches were made; those that broke, each kind of fault once."""
    counts: Counter = Counter()
    broken: list[tuple[Run, str]] = []
    kinds: Counter = Counter()
    number, begun = 0, time.monotonic()
    while made(counts) < wanted:
        run = Run(seed, number, several)
        fault = played(stages, run, counts, places)
        number += 1
        if fault is not None:
            kind = fault.strip().splitlines()[-1]
            if not kinds[kind]:
                broken.append((run, fault))
            kinds[kind] += 1
    pages = sorted((name, count) for name, count in counts.items() if name.startswith("page"))
    kind, seconds = "several" if several else "single", time.monotonic() - begun
    done = ", ".join(f"{counts[name]} {name}" for name in ("touches", "drags", "keys"))
    print(f"seed {seed}, {kind}: {done} in {number} runs, {sum(kinds.values())} broken, {seconds:.0f} s")
    print("  " + ", ".join(f"{name.removeprefix('page ')} {count}" for name, count in pages))
    for kind, count in kinds.most_common():
        print(f"  {count} times: {kind}")
    return broken
