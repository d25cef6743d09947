"""``companion doctor``: what works on this machine, and what to do about the rest."""

from __future__ import annotations

import argparse
import json

from companion.commands.options import Commands, add_command
from companion.commands.refusals import tell
from companion.examination import examine
from companion.machine.findings import Finding, Health, Part
from companion.machine.folders import folders
from companion.texts import Texts, texts

MARKS = {Health.WORKS: "✓", Health.MISSING: "–", Health.BROKEN: "✗"}


def register(commands: Commands, words: Texts) -> None:
    """Add the command's parser, which explains itself in those words."""
    add_command(commands, words, "doctor")


def run(options: argparse.Namespace) -> int:
    """Print every finding; 1 when something that every evening needs is broken."""
    words, findings = texts(options.lang), examine(folders(options.data))
    width = max(len(words.say(f"doctor-part-{part.value}")) for part in Part)
    for finding in findings:
        if options.json:
            print(_as_json(finding, words))
        else:
            tell(*_in_words(finding, words, width))
    return 1 if any(finding.health is Health.BROKEN for finding in findings) else 0


def _in_words(finding: Finding, words: Texts, width: int) -> list[str]:
    name = words.say(f"doctor-part-{finding.part.value}")
    line = f"{MARKS[finding.health]} {name:<{width}} {words.reason(finding.what)}"
    return [line, f"{' ' * (width + 3)}→ {words.reason(finding.remedy)}"] if finding.remedy else [line]


def _as_json(finding: Finding, words: Texts) -> str:
    return json.dumps(
        {
            "part": finding.part.value,
            "health": finding.health.value,
            "what": words.reason(finding.what),
            "remedy": words.reason(finding.remedy) if finding.remedy else None,
        },
        ensure_ascii=False,
    )
