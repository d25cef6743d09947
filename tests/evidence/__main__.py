"""Print what is read of the labelled photographs, set by set.

    python -m tests.evidence [SET …] [--write]

Names each photograph of which something was missed or told wrongly. With ``--write`` what was reached is kept
as what the tests hold.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

import cv2

from tests.evidence import reached
from tests.evidence.reached import Reached
from tests.evidence.sets import SETS, Told, in_words
from tests.shared_material import PHOTOGRAPHS


def main() -> int:
    """Measure the sets that were named, or all; 2 where there are no photographs."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("sets", nargs="*", metavar="SET", help=f"some of: {'; '.join(SETS)}")
    asked.add_argument("--write", action="store_true", help="keep what was reached")
    options = asked.parse_args()
    if unknown := [name for name in options.sets if name not in SETS]:
        print(f"There is no set {unknown[0]!r}.", file=sys.stderr)
        return 2
    if PHOTOGRAPHS is None:
        print("There are no photographs; COMPANION_EVIDENCE names the folder with them.", file=sys.stderr)
        return 2
    cv2.setNumThreads(1)
    for name in options.sets or SETS:
        told = _read(name, PHOTOGRAPHS)
        if options.write:
            reached.write({name: Reached.of(told)})
    return 0


def _read(name: str, photographs: Path) -> list[Told]:
    with tempfile.TemporaryDirectory() as data:
        told = list(SETS[name].read(photographs, Path(data)))
    for one in told:
        if not one.exact:
            print(f"  {one.picture}: {'told ' + ', '.join(one.wrong) if one.wrong else 'missed'}")
    print(in_words(name, told), flush=True)
    return told


if __name__ == "__main__":
    sys.exit(main())
