"""``companion doctor``: what works on this machine, and what to do about the rest."""

from __future__ import annotations

import argparse
import json
from contextlib import closing
from typing import Final

from companion.commands.options import Commands, add_command, whole_number
from companion.commands.refusals import print_lines
from companion.commands.trial_told import TrialTold
from companion.examination import examine
from companion.examination.trial import Trial
from companion.machine.errors import SettingsError
from companion.machine.findings import Finding, Health, Part
from companion.machine.folders import folders
from companion.machine.settings import read_settings
from companion.texts import Texts, texts

SECONDS: Final = 30
LONGEST: Final = 600
"""Seconds in which each button is to be pressed once: where nothing else is said, and at most."""

MARKS = {Health.WORKS: "✓", Health.MISSING: "–", Health.BROKEN: "✗"}


def register(commands: Commands, words: Texts) -> None:
    """Add the command's parser, which explains itself in those words."""
    parser = add_command(commands, words, "doctor")
    parser.add_argument(
        "--try",
        dest="seconds",
        nargs="?",
        const=SECONDS,
        type=whole_number(words, 1, LONGEST),
        metavar="N",
        help=words.say("help-doctor-try", usual=SECONDS),
    )


def run(options: argparse.Namespace) -> int:
    """Print every finding, and try buttons and lamps out where people ask for that.

    Returns:
        1 when something that every evening needs is broken, or a button was not pressed.
    """
    words, places = texts(options.lang), folders(options.data)
    findings = examine(places)
    width = max(len(words.say(f"doctor-part-{part.value}")) for part in Part)
    for finding in findings:
        if options.json:
            print(_as_json(finding, words))
        else:
            print_lines(*_in_words(finding, words, width))
    broken = any(finding.health is Health.BROKEN for finding in findings)
    if options.seconds is None:
        return 1 if broken else 0
    try:
        settings = read_settings(places.settings)
    except SettingsError:  # which is among the findings
        return 1
    with closing(Trial(settings)) as trial:
        told = TrialTold(settings, words, as_json=options.json)
        all_pressed = told.tell_all(trial, options.seconds)
    return 0 if all_pressed and not broken else 1


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
