"""Damages files of each kind at random, reads them, and says what went wrong that should not.

By hand: ``python -m tests.bounds.damaged --count 50000 --seed 7 [KIND …]``
"""

from __future__ import annotations

import argparse
import os
import resource
import sys
import tempfile
import time
import warnings
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from tests.bounds.samples import KINDS, REFUSED, Kind

_ODD = (0, 1, 0x7F, 0x80, 0xFF)
_WORDS = (
    b"\xff\xff\xff\xff",
    b"\x7f\xff\xff\xff",
    b"\0\0\0\0",
    b"\xff\xff\xff\x7f",
    b"[" * 3000,
    b'{"a":' * 1000,
    b"9" * 1200,
    b"1e999",
    b"NaN",
    b"null",
    b"-1",
    b'"\\ud800"',
    b"[]",
    b"{}",
    b"\xed\xa0\x80",
    b"\n",
)
"""What deceives readers: large lengths, endless brackets, numbers that no type holds."""


@dataclass
class Outcome:
    """What came of damaged files of one kind.

    Attributes:
        read: how many were read all the same.
        refused: how many were refused in a sentence.
        wrong: what else happened, with the number of the file.
        slowest: seconds that one file took at most.
        peak: most memory that the process has had, in MB.
        grown: by how much that was more than before.
    """

    read: int = 0
    refused: int = 0
    wrong: list[str] = field(default_factory=list)
    slowest: float = 0.0
    peak: float = 0.0
    grown: float = 0.0


def damaged(sample: bytes, random: Random) -> bytes:
    """A file with some damages."""
    data = bytearray(sample)
    for _ in range(random.choice((1, 1, 1, 2, 4, 16))):
        at = random.randrange(len(data) + 1)
        match random.randrange(7):
            case 0 if at < len(data):
                data[at] ^= 1 << random.randrange(8)
            case 1 if at < len(data):
                data[at] = random.choice(_ODD)
            case 2 if at < len(data):
                data[at] = random.randrange(256)
            case 3:
                data[at : at + random.randrange(1, 9)] = b""
            case 4:
                word = random.choice(_WORDS)
                data[at : at + (len(word) if random.random() < 0.7 else 0)] = word
            case 5:
                begin = random.randrange(len(data) + 1)
                data[at:at] = data[begin : begin + random.randrange(64)]
            case 6 if random.random() < 0.3:
                del data[at:]
            case _:
                pass
    return bytes(data)


def read_damaged(kind: Kind, count: int, seed: int) -> Outcome:
    """Read so many damaged files of a kind; the same seed damages them in the same way."""
    random, outcome, samples, before = Random(f"{kind.name} {seed}"), Outcome(), kind.samples(), _peak()
    with tempfile.TemporaryDirectory() as folder, warnings.catch_warnings():
        warnings.simplefilter("error")
        path = Path(folder) / kind.name
        for number in range(count):
            path.write_bytes(damaged(random.choice(samples), random))
            begun = time.perf_counter()
            try:
                kind.read(path)
                outcome.read += 1
            except REFUSED as error:
                outcome.refused += 1
                if "\n" in str(error) or not str(error):
                    outcome.wrong.append(f"{number}: {str(error)!r} is no sentence")
            except Exception as error:
                outcome.wrong.append(f"{number}: {error!r}")
                keep = os.environ.get("KEEP_DAMAGED")
                if keep:
                    (Path(keep) / f"{number}-{kind.name}").write_bytes(path.read_bytes())
            outcome.slowest = max(outcome.slowest, time.perf_counter() - begun)
    outcome.peak = _peak()
    outcome.grown = outcome.peak - before
    return outcome


def _peak() -> float:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def main() -> int:
    """Damage and read as the command line says; 1 when something went wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kinds", nargs="*", choices=[*KINDS, []], metavar="KIND", help=", ".join(KINDS))
    parser.add_argument("--count", type=int, default=50_000, metavar="N", help="files of each kind")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="other damages")
    options = parser.parse_args()
    wrong = 0
    for name in options.kinds or KINDS:
        begun = time.perf_counter()
        outcome = read_damaged(KINDS[name], options.count, options.seed)
        print(
            f"{name}: {options.count} damaged, {outcome.read} read, {outcome.refused} refused,"
            f" {len(outcome.wrong)} wrong; slowest {outcome.slowest:.2f} s, peak {outcome.peak:.0f} MB,"
            f" {time.perf_counter() - begun:.0f} s",
            flush=True,
        )
        for kind, times in Counter(line.partition(": ")[2][:150] for line in outcome.wrong).most_common(20):
            print(f"    {times} × {kind}", flush=True)
        wrong += len(outcome.wrong)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
