"""The schema of the table record beside the referee: what it rejects the referee rejects as well."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

import assets
from companion.engines import Header, HeaderError, InvalidEventError, read_event, start
from companion.engines.header import read_header
from companion.records import parse
from tests.engines.record_examples import EXAMPLES
from tests.shared_material import SHARED

SCHEMA: dict[str, Any] = json.loads(
    assets.path("schemas/table-record.schema.json").read_text(encoding="utf-8")
)


def records(folder: Path) -> list[Path]:
    """The example records of a folder, without what is expected of them."""
    return sorted(path for path in folder.glob("*.jsonl") if not path.stem.endswith(".expected"))


@cache
def part(name: str) -> Draft202012Validator:
    """What judges a header, or the events of a game."""
    return Draft202012Validator(
        {**{key: SCHEMA[key] for key in ("$schema", "$defs")}, "$ref": f"#/$defs/{name}"}
    )


def values(path: Path) -> list[Any]:
    """The lines of a record that are JSON: the header, then what may be events."""
    found = []
    for line in path.read_bytes().splitlines():
        try:
            found.append(parse(line))
        except InvalidEventError:
            continue
    return found


def reads_header(line: object) -> bool:
    """Whether the referee takes it for a header."""
    try:
        start(read_header(line))
    except HeaderError:
        return False
    return True


def reads_event(line: object, header: Header) -> bool:
    """Whether the referee takes it for an event of the game, legal or not."""
    try:
        read_event(line, start(header).rules, header)
    except InvalidEventError:
        return False
    return True


def test_it_is_a_schema_of_the_draft_that_it_names():
    Draft202012Validator.check_schema(SCHEMA)
    assert SCHEMA["$schema"] == "https://json-schema.org/draft/2020-12/schema"


@pytest.mark.parametrize("record", records(EXAMPLES), ids=lambda path: path.stem)
def test_every_line_of_an_example_that_the_referee_reads_is_accepted(record):
    all_lines_that_are_read_are_accepted(record)


@pytest.mark.skipif(SHARED is None, reason="the shared material is not beside this checkout")
def test_so_is_every_line_of_the_contracts_own_examples():
    for record in records(SHARED / "rules" / "examples"):
        all_lines_that_are_read_are_accepted(record)


def all_lines_that_are_read_are_accepted(record: Path) -> None:
    first, *lines = values(record)
    header = read_header(first)
    assert part("header").is_valid(first)
    read = [line for line in lines if reads_event(line, header)]
    assert len(read) > 10
    assert [line for line in read if not part(header.game).is_valid(line)] == []
    assert [line for line in read if not Draft202012Validator(SCHEMA).is_valid(line)] == []


def test_every_line_of_the_examples_that_is_no_event_is_rejected_but_for_its_names():
    passed, rejected = [], 0
    for record in records(EXAMPLES):
        first, *lines = values(record)
        header = read_header(first)
        wrong = [line for line in lines if not reads_event(line, header)]
        passed += [line for line in wrong if part(header.game).is_valid(line)]
        rejected += sum(not part(header.game).is_valid(line) for line in wrong)
    assert passed == NAMES_NOBODY
    assert rejected == 33


NAMES_NOBODY = [
    {"event": "pass", "player": "Peter"},
    {"event": "deal", "hands": {"Peter": []}},
    {"event": "schwupp", "player": "Eve", "row": 0, "next": "+1"},
    {"event": "deal", "hands": {"Zoe": ["2C"]}},
    {"event": "reveal", "cards": {"Noor": "2C", "Zoe": "9H"}},
    {"event": "play", "player": "Bob", "from": "hand", "cards": ["11"]},
]
"""Lines of the examples that are no events only because of names that their headers do not have."""


UNSEEN = ("invalid-player", "up-invalid-open")
"""What no schema sees in a line alone: a name that is not in the header, or one of it that is missing."""

UNSEEN_IN_HEADERS = ('"game" must be one of', '"sides"', "half a character")
"""Nor which games are installed, whose sides are told, and that a character is no whole one."""

HEADERS = [
    {"record": 1, "game": "auf-und-ab", "players": ["Ann", "Ben", "Cem"], "options": {"end": {"hands": 2}}},
    {
        "record": 1,
        "game": "auf-und-ab",
        "players": ["Ann", "Ben", "Cem", "Dee"],
        "options": {"end": {"points": 50}},
    },
    {
        "record": 1,
        "game": "up-and-down",
        "players": ["Ann", "Ben"],
        "options": {"rounds": 2, "ring": ["D", "H", "S", "C"], "sides": {"Ann": 0, "Ben": 1}},
    },
    {
        "record": 1,
        "game": "up",
        "players": ["Ann", "Ben"],
        "options": {
            "minus_two": True,
            "extra_set": False,
            "dirty_one": False,
            "double_two": True,
            "end": {"points": 300},
            "scoring": "matches",
        },
    },
    {"record": 1, "game": "schwupps", "players": ["Ann", "Ben"], "options": {"tournament": True}},
]
"""A header of each game with every option it has."""

VALUES: list[Any] = [
    *(None, True, False, 0, 1, 2, 3, 4, 6, 7, -1, 10**30, 1.5, 2.0, 1e400),
    *(
        "",
        "Ann",
        "Ben",
        "Noor",
        "x" * 24,
        "x" * 25,
        "half \ud800",
        "undo",
        "ask",
        "deal",
        "setup",
        "play",
        "up",
    ),
    *("0-0", "9-4", "10-1", "0-0\n", "10H", "AS", "1C", "2C\n", "10h", "1", "11", "12", "-2", "clear", "01"),
    *("red-10", "red-0", "red-11", "aggravation", "+1", "+3", "number", "color", "either", "UP", "DOWN", "D"),
    *([], {}, [[]], [1, 2], [1, 7], [3, 4, 5], ["D", "H", "S", "C"], {"Ann": "C"}, {"Zoe": []}, {"hands": 1}),
    *({"event": "undo"}, {"event": "ask", "about": {"event": "undo"}}, {"event": "ask"}, {"points": 0}),
]
"""What is put into lines, right in some places and wrong in others."""

KEYS = (
    "event",
    "about",
    "player",
    "cards",
    "count",
    "hands",
    "aside",
    "cut",
    "end",
    "rounds",
    "sides",
    "Ann",
    "note",
)


@cache
def known_lines() -> list[tuple[Header, str]]:
    """Every line of the examples that is an event, with its header."""
    found = {}
    for record in records(EXAMPLES):
        first, *lines = values(record)
        header = read_header(first)
        for line in lines:
            if reads_event(line, header):
                found[header.game, json.dumps(line)] = header
    return [(header, line) for (_, line), header in found.items()]


def places(value: Any) -> list[tuple[Any, Any]]:
    """Every container within a value with each of its keys or indexes."""
    keys = (
        list(value) if isinstance(value, dict) else list(range(len(value))) if isinstance(value, list) else []
    )
    return [(value, key) for key in keys] + [place for key in keys for place in places(value[key])]


@st.composite
def changed(draw: st.DrawFn, line: Any) -> Any:
    """A line with one to three of its values replaced, left out, doubled or added."""
    line = copy.deepcopy(line)
    for _ in range(draw(st.integers(1, 3))):
        found = places(line)
        if not found:
            break
        container, key = draw(st.sampled_from(found))
        value = copy.deepcopy(draw(st.sampled_from(VALUES)))
        what = draw(st.sampled_from(("replace", "leave out", "double", "add")))
        if what == "replace":
            container[key] = value
        elif what == "leave out":
            del container[key]
        elif what == "double":
            value = copy.deepcopy(container[key])
            container.append(value) if isinstance(container, list) else container.update({draw(KEY): value})
        else:
            container.append(value) if isinstance(container, list) else container.update({draw(KEY): value})
    return line


KEY = st.sampled_from(KEYS)


@settings(max_examples=600)
@given(st.data())
def test_schema_and_referee_agree_on_events_however_they_are_changed(data):
    header, text = data.draw(st.sampled_from(known_lines()))
    line = data.draw(changed(json.loads(text)))
    if part(header.game).is_valid(line):
        why = complaint(lambda: read_event(line, start(header).rules, header))
        assert why is None or why in UNSEEN or holds_fraction(line)
    else:
        assert not reads_event(line, header)


@settings(max_examples=600)
@given(st.data())
def test_schema_and_referee_agree_on_headers_however_they_are_changed(data):
    line = data.draw(changed(data.draw(st.sampled_from(HEADERS))))
    if part("header").is_valid(line):
        why = complaint(lambda: start(read_header(line)))
        assert why is None or any(said in why for said in UNSEEN_IN_HEADERS) or holds_fraction(line)
    else:
        assert not reads_header(line)


def complaint(read: Callable[[], object]) -> str | None:
    """What the referee says against a line, the reason's name or a sentence; None for nothing."""
    try:
        read()
    except InvalidEventError as error:
        return error.reason.key
    except HeaderError as error:
        return str(error)
    return None


def holds_fraction(value: Any) -> bool:
    """Whether a number has a point: 2.0 is a whole number to a schema, and none to the referee."""
    return any(isinstance(container[key], float) for container, key in places(value))


@pytest.mark.parametrize("header", HEADERS, ids=lambda header: header["game"])
def test_every_option_of_every_game_is_accepted(header):
    assert reads_header(header)
    assert part("header").is_valid(header)


def test_a_header_of_a_game_that_is_installed_beside_the_four_is_accepted():
    assert part("header").is_valid(
        {"record": 1, "game": "whist", "players": ["Ann"], "options": {"trump": "C"}}
    )


@pytest.mark.parametrize("line", [None, 1, "undo", [], [{"event": "undo"}], {}, {"event": None}])
def test_what_is_no_line_at_all_is_rejected_by_both(line):
    header = Header("schwupps", ("Ann", "Ben"))
    assert not Draft202012Validator(SCHEMA).is_valid(line)
    assert not reads_event(line, header)
    assert not reads_header(line)
