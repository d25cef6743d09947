"""The page about faults names each of them, and says of it what the command says."""

import re
from pathlib import Path

from companion.rehearsal.faults.registry import FAULTS
from companion.texts import texts

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "developers" / "faults.md").read_text(encoding="utf-8")


def test_the_page_lists_every_fault():
    listed = dict(re.findall(r"^\| `([a-z0-9-]+)` \| (.+) \|$", PAGE, re.MULTILINE))
    assert listed == {name: texts("en").say(f"fault-{name}") for name in FAULTS}
