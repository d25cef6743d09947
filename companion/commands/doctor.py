"""``companion doctor``: what works on this machine, and what to do about the rest."""

from __future__ import annotations

import argparse
import json

from companion.commands.options import common_options
from companion.examination import Finding, Health, examine
from companion.folders import folders

EXAMPLE = "example: companion doctor --json"

MARKS = {Health.WORKS: "✓", Health.MISSING: "–", Health.BROKEN: "✗"}


def register(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command's parser."""
    commands.add_parser(
        "doctor",
        parents=[common_options()],
        help="say what works on this machine",
        description="Look at all that an evening needs (camera, buttons, screen, sound, disk, settings and"
        " more), and say what works, and what to do about the rest.",
        epilog=EXAMPLE,
    )


def run(options: argparse.Namespace) -> int:
    """Print every finding; 1 when something that every evening needs is broken."""
    findings = examine(folders(options.data))
    for finding in findings:
        print(_as_json(finding) if options.json else _in_words(finding))
    return 1 if any(finding.health is Health.BROKEN for finding in findings) else 0


def _in_words(finding: Finding) -> str:
    line = f"{MARKS[finding.health]} {finding.part:<10} {finding.what}"
    return f"{line}\n             → {finding.remedy}" if finding.remedy else line


def _as_json(finding: Finding) -> str:
    return json.dumps(
        {
            "part": finding.part,
            "health": finding.health.value,
            "what": finding.what,
            "remedy": finding.remedy,
        },
        ensure_ascii=False,
    )
