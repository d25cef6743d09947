"""Lines of a record: what is an event, what is not, and how events are written."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.engines import Header, InvalidEventError, read_event, write_event
from companion.games.auf_und_ab.players import attempts
from companion.games.auf_und_ab.rules import RULES
from companion.games.auf_und_ab.rules.cards import CARD_NAMED, CARDS
from companion.games.auf_und_ab.rules.events import Deal, Pass, Play

HEADER = Header("auf-und-ab", ("Ann", "Bob", "Cem"))
PLAY = {"event": "play", "player": "Ann", "cards": ["0-0"]}
NOTHING = object()
"""Stands for a key that is left out."""


def read(line):
    return read_event(line, RULES, HEADER)


def cards(names):
    return tuple(CARD_NAMED[name] for name in names.split())


@pytest.mark.parametrize(
    ("line", "event"),
    [
        (PLAY, Play(0, cards("0-0"))),
        ({**PLAY, "count": 2}, Play(0, cards("0-0"), 2)),
        ({**PLAY, "count": 0}, Play(0, cards("0-0"), 0)),
        ({**PLAY, "count": -7}, Play(0, cards("0-0"), -7)),
        ({**PLAY, "count": 10**999}, Play(0, cards("0-0"), 10**999)),
        ({**PLAY, "cards": ["9-5", "5-8"]}, Play(0, cards("5-9 5-8"))),
        ({**PLAY, "cards": ["1-0", "0-1"]}, Play(0, cards("0-1 0-1"))),
        ({**PLAY, "t": None, "confidence": [], "hands": 3}, Play(0, cards("0-0"))),
        ({"event": "pass", "player": "Cem"}, Pass(2)),
        ({"event": "pass", "player": "Cem", "count": None, "cards": 7}, Pass(2)),
        ({"event": "deal"}, Deal((None, None, None))),
        ({"event": "deal", "hands": {}, "aside": []}, Deal((None, None, None))),
        ({"event": "deal", "hands": {"Bob": []}}, Deal((None, (), None))),
        ({"event": "deal", "hands": {"Bob": ["9-0"]}}, Deal((None, cards("0-9"), None))),
        ({"event": "deal", "aside": ["6-6", "6-6"]}, Deal((None, None, None), cards("6-6 6-6"))),
    ],
)
def test_a_line_that_tells_an_event(line, event):
    assert read(line) == event


@pytest.mark.parametrize(
    ("event", "key", "value"),
    [
        ("play", "player", NOTHING),
        ("play", "player", None),
        ("play", "player", "ann"),
        ("play", "player", 0),
        ("play", "player", ["Ann"]),
        ("play", "cards", NOTHING),
        ("play", "cards", None),
        ("play", "cards", []),
        ("play", "cards", "0-0"),
        ("play", "cards", {"0-0": 1}),
        ("play", "cards", ["0-0", None]),
        ("play", "cards", [["0-0"]]),
        ("play", "cards", [{}]),
        ("play", "cards", [0]),
        ("play", "cards", ["00"]),
        ("play", "cards", ["0-10"]),
        ("play", "cards", ["0–0"]),
        ("play", "cards", [" 0-0"]),
        ("play", "cards", ["0-0\n"]),
        ("play", "cards", ["٠-٠"]),
        ("play", "cards", ["-1"]),
        ("play", "cards", [""]),
        ("play", "count", None),
        ("play", "count", True),
        ("play", "count", False),
        ("play", "count", 2.0),
        ("play", "count", "2"),
        ("play", "count", [2]),
        ("pass", "player", NOTHING),
        ("pass", "player", None),
        ("pass", "player", "Peter"),
        ("pass", "player", {}),
        ("deal", "hands", None),
        ("deal", "hands", []),
        ("deal", "hands", "Ann"),
        ("deal", "hands", {"Peter": []}),
        ("deal", "hands", {"": []}),
        ("deal", "hands", {"Ann": None}),
        ("deal", "hands", {"Ann": "0-0"}),
        ("deal", "hands", {"Ann": {}}),
        ("deal", "hands", {"Ann": ["0-0", "10H"]}),
        ("deal", "hands", {"Ann": [None]}),
        ("deal", "aside", None),
        ("deal", "aside", "6-6"),
        ("deal", "aside", {}),
        ("deal", "aside", ["6-6", 6]),
        ("deal", "aside", ["6/6"]),
        ("trump", "player", "Ann"),
        ("Play", "player", "Ann"),
        ("", "player", "Ann"),
        (None, "player", "Ann"),
        (["play"], "player", "Ann"),
    ],
)
def test_a_line_that_is_no_event(event, key, value):
    whole = {"player": "Ann", "cards": ["0-0"]} if event in ("play", "pass") else {}
    line = {"event": event, **whole, key: value}
    if value is NOTHING:
        del line[key]
    with pytest.raises(InvalidEventError):
        read(line)
    with pytest.raises(InvalidEventError):
        read({"event": "ask", "about": line})


def test_both_digits_may_come_first_and_the_lower_is_written_first():
    assert len(CARD_NAMED) == 100
    for card in CARDS:
        assert CARD_NAMED[f"{card.high}-{card.low}"] is CARD_NAMED[f"{card.low}-{card.high}"] is card
    written = write_event(read({**PLAY, "cards": ["9-5", "5-8"]}), RULES, HEADER)
    assert written == {"event": "play", "player": "Ann", "cards": ["5-9", "5-8"]}


def test_what_is_hidden_or_was_not_said_is_not_written():
    assert write_event(Deal((None, None, None)), RULES, HEADER) == {"event": "deal"}
    deal = {"event": "deal", "hands": {"Cem": ["0-0"]}, "aside": ["1-1"]}
    assert write_event(read(deal), RULES, HEADER) == deal
    assert write_event(Play(1, cards("0-0"), 2), RULES, HEADER)["count"] == 2


@given(st.integers(0, 2**32))
def test_every_event_is_read_as_it_was_written(seed):
    for event in (next(attempts(RULES.start(HEADER), HEADER, Random(seed))) for _ in range(3)):
        assert read(write_event(event, RULES, HEADER)) == event


@given(
    st.recursive(
        st.none()
        | st.booleans()
        | st.integers()
        | st.floats()
        | st.sampled_from(["Ann", "0-0", "play", "deal"]),
        lambda inner: (
            st.lists(inner, max_size=3)
            | st.dictionaries(
                st.sampled_from(["event", "player", "cards", "hands", "Ann"]), inner, max_size=5
            )
        ),
        max_leaves=12,
    )
)
def test_whatever_the_line_is_it_is_an_event_or_refused(line):
    try:
        event = read(line)
    except InvalidEventError:
        return
    assert event == read(write_event(event, RULES, HEADER))
