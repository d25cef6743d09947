"""What is an event of this game, and what is none."""

from __future__ import annotations

import pytest

from companion.engines import Ask, Header, InvalidEventError, Undo, read_event, write_event
from companion.games.up_and_down.rules import CARDS, RULES, Change, Deal, Face, Reveal, Setup, Suit
from companion.texts import LANGUAGES, texts
from tests.games.up_and_down.rules.tables import change, reveal, setup

HEADER = Header("up-and-down", ("Kim", "Leah", "Alex"))

EVENTS = [
    ({"event": "deal"}, Deal((None, None, None))),
    ({"event": "deal", "hands": {}}, Deal((None, None, None))),
    ({"event": "deal", "hands": {"Leah": []}}, Deal((None, (), None))),
    ({"event": "deal", "hands": {"Leah": ["AS", "10H"]}}, Deal((None, (CARDS["AS"], CARDS["10H"]), None))),
    ({"event": "deal", "t": None, "hand": 3}, Deal((None, None, None))),
    (setup(), Setup((3, 4), Face.UP, (Suit.CLUBS, None, None))),
    (change(), Change()),
    (change(player="Alex", face="UP"), Change(2, Face.UP)),
    (change(dice=[1, 6]), Change(dice=(1, 6))),
    (change(facing={"Leah": "S"}), Change(facing=(None, Suit.SPADES, None))),
    (reveal("-", "-", "-"), Reveal((None, None, None))),
    (reveal("2C", "-", "KH"), Reveal((CARDS["2C"], None, CARDS["KH"]))),
    ({"event": "undo"}, Undo()),
    ({"event": "ask", "about": {"event": "ask", "about": {"event": "undo"}}}, Ask(Ask(Undo()))),
]


@pytest.mark.parametrize(("line", "event"), EVENTS)
def test_a_line_tells_its_event(line, event):
    assert read_event(line, RULES, HEADER) == event


@pytest.mark.parametrize("event", [event for _, event in EVENTS])
def test_an_event_is_read_back_as_it_was_written(event):
    assert read_event(write_event(event, RULES, HEADER), RULES, HEADER) == event


WRONG_VALUES = [None, True, 0, 7, 1.0, "", "2C", "UP", [], {}, [1, 2, 3], {"Zoe": "C"}, {"Kim": None}]

INVALID = [
    None,
    True,
    3,
    "deal",
    [],
    ["deal"],
    {},
    {"event": None},
    {"event": 3},
    {"event": ["deal"]},
    {"event": "shuffle"},
    {"event": "Deal"},
    {"event": "play", "player": "Kim", "cards": ["2C"]},
    {"event": "ask"},
    {"event": "ask", "about": None},
    {"event": "ask", "about": {"event": "shuffle"}},
    *[{"event": "deal", "hands": value} for value in WRONG_VALUES if value != {}],
    {"event": "deal", "hands": {"Kim": "2C"}},
    {"event": "deal", "hands": {"Kim": ["1C"]}},
    {"event": "deal", "hands": {"Kim": ["2c"]}},
    {"event": "deal", "hands": {"Kim": ["11H"]}},
    {"event": "deal", "hands": {"Kim": [None]}},
    {"event": "deal", "hands": {"Kim": [["2C"]]}},
    {"event": "deal", "hands": {"kim": ["2C"]}},
    *[setup(dice=value) for value in WRONG_VALUES],
    *[
        setup(dice=dice)
        for dice in ([0, 1], [1, 7], [1.0, 2], [True, 1], ["1", 2], [1], [1, 10**30], [None, 1])
    ],
    *[setup(face=value) for value in (*WRONG_VALUES, "up", "DOWN ") if value != "UP"],
    *[setup(facing=value) for value in (*WRONG_VALUES, {"Kim": "c"}, {"Kim": "X"}, {"Kim": ["C"]})],
    {"event": "setup", "dice": [1, 2], "face": "UP"},
    {"event": "setup", "dice": [1, 2], "facing": {"Kim": "C"}},
    {"event": "setup", "face": "UP", "facing": {"Kim": "C"}},
    *[change(player=value) for value in (None, True, 0, "", "Zoe", [], {}, ["Kim"])],
    *[change(dice=value) for value in WRONG_VALUES],
    *[change(face=value) for value in WRONG_VALUES if value != "UP"],
    *[change(facing=value) for value in WRONG_VALUES],
    {"event": "reveal"},
    *[{"event": "reveal", "cards": value} for value in WRONG_VALUES if value != {}],
    {"event": "reveal", "cards": {"Kim": "2C", "Leah": None, "Alex": "8H"}},
    {"event": "reveal", "cards": {"Kim": ["2C"], "Leah": "5D", "Alex": "8H"}},
]


@pytest.mark.parametrize("line", INVALID)
def test_what_is_ill_typed_is_no_event(line):
    with pytest.raises(InvalidEventError) as failure:
        read_event(line, RULES, HEADER)
    for language in LANGUAGES:
        assert texts(language).reason(failure.value.reason)
