"""The page of the table record: its examples are ruled as it says, and nothing of the format is left out."""

from __future__ import annotations

import doctest
import json
import re
from pathlib import Path
from typing import Any

import pytest

import assets
from companion.engines import EffectKind, Header, start
from tests.engines.record_examples import referee

FILE = Path(__file__).resolve().parents[2] / "docs" / "table-record.md"
PAGE = FILE.read_text(encoding="utf-8")
GAMES = {
    "Auf und Ab": Header("auf-und-ab", ("Ann", "Ben", "Cem")),
    "Up & Down": Header("up-and-down", ("Ann", "Ben")),
    "Up": Header("up", ("Ann", "Ben")),
    "Schwupps": Header("schwupps", ("Ann", "Ben")),
}
SECTIONS = dict(part.split("\n", 1) for part in re.split(r"^## ", PAGE, flags=re.MULTILINE)[1:])
SCHEMA = json.loads(assets.path("schemas/table-record.schema.json").read_text(encoding="utf-8"))


def example(section: str) -> bytes:
    """The record that a section shows."""
    (record,) = re.findall(r"^```jsonl\n(.*?)^```$", section, re.MULTILINE | re.DOTALL)
    return record.encode()


def told(section: str) -> list[dict[str, Any]]:
    """What the section says of each line of it: verdict, clause and effects."""
    rows = re.findall(r"^\| (\d+) \| (\w+) \| ([A-Z]+-\d+)? ?\| (.*?) ?\| .*?\|$", section, re.MULTILINE)
    return [
        {
            "line": int(line),
            "verdict": verdict,
            "rule": rule or None,
            "effects": re.findall(r"`([^`]+)`", effects),
        }
        for line, verdict, rule, effects in rows
    ]


@pytest.mark.parametrize("game", GAMES)
def test_the_example_of_a_game_is_ruled_as_the_page_says(game):
    *answers, _ = referee(example(SECTIONS[game]))
    ruled = [{key: answer[key] for key in ("line", "verdict", "rule", "effects")} for answer in answers]
    assert ruled == told(SECTIONS[game])


@pytest.mark.parametrize("game", GAMES)
def test_the_page_names_every_key_of_the_state(game):
    table = re.findall(r"^\| (`.*?) \| .* \|$", SECTIONS[game].split("| key of the state |")[1], re.MULTILINE)
    keys = [key for row in table for key in re.findall(r"`(\w+)`", row)]
    assert keys == list(start(GAMES[game]).position.state())


@pytest.mark.parametrize("game", GAMES)
def test_the_page_names_every_event_with_every_key_that_the_schema_knows(game):
    rows = dict(re.findall(r"^\| `(\w+)` \| (.*) \|$", SECTIONS[game].split("| event |")[1], re.MULTILINE))
    events = SCHEMA["$defs"][GAMES[game].game]["properties"]["event"]["enum"]
    assert set(events) - {"undo", "ask"} <= set(rows)
    for event in set(events) - {"undo", "ask"}:
        keys = SCHEMA["$defs"].get(f"{GAMES[game].game}.{event}", SCHEMA["$defs"]["by-a-player"])[
            "properties"
        ]
        assert set(keys) <= set(re.findall(r"`(\w+)`", rows[event])), event


@pytest.mark.parametrize("game", GAMES)
def test_the_page_names_every_option_that_the_schema_knows(game):
    options = SCHEMA["$defs"][f"{GAMES[game].game}.options"]["properties"]
    assert set(options) <= set(re.findall(r"`(\w+)`", SECTIONS[game].split("| event |")[0]))


def test_the_page_names_every_effect():
    effects = set(re.findall(r"`([a-z_]+)(?::\w+)?`", PAGE))
    assert {kind.value for kind in EffectKind} - effects == set()


def test_the_snippet_of_the_page_gives_what_it_says():
    results = doctest.testfile(str(FILE), module_relative=False)
    assert (results.failed, results.attempted) == (0, 5)
