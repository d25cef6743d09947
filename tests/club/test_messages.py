"""What tables and their club tell each other, read and written."""

from __future__ import annotations

import json

import pytest

from companion.club import messages
from companion.club.errors import UnfitMessageError
from companion.club.fields import MOST_PLAYERS
from companion.club.messages import (
    Call,
    Counted,
    EveningBegan,
    EveningEnded,
    GameBegan,
    Judged,
    Online,
    ScoresChanged,
    Seating,
    TableEvent,
    TableState,
    WasRuled,
    write,
)
from companion.engines import game_names, rules_of

STREAM = "0123456789abcdef" * 2
HEADER = {"record": 1, "game": "up", "players": ["Ann", "Zoë", "Ben"], "options": {"rounds": 3}}
LEGAL = Judged("legal", None, "Ann plays 3 onto the tower.")
ILLEGAL = Judged("illegal", "UP-12", "3 is not above 5.")
RULED = WasRuled(4, 17, {"event": "play", "player": "Ann"}, ILLEGAL, "camera", ("given:Ben",), (0, 3, -2))

READERS = {
    Online: messages.read_online,
    Call: messages.read_call,
    Counted: messages.read_counted,
    Seating: messages.read_seating,
    TableState: messages.read_state,
    TableEvent: messages.read_event,
}

ALL = [
    Online(True, STREAM),
    Online(False),
    Call(1.5, "UP-12"),
    Call(1.5),
    Counted(STREAM, 0, True),
    Counted(STREAM, 2**63 - 1),
    Seating(1, ("Ann", "Zoë"), "up", "Round 1"),
    Seating(2, ()),
    TableState(STREAM, 0, 1.5),
    TableState(STREAM, 9, 1.5, 3),
    TableState(STREAM, 9, 1.5, 3, 4, HEADER, {"tower": []}, "Ann", LEGAL, (0, 3, -2), 2, True, ("Zoë",)),
    TableState(STREAM, 9, 1.5, 3, 4, HEADER, {}, None, None, (0, 0, 0)),
    TableEvent(STREAM, 1, 1.5, EveningBegan(3)),
    TableEvent(STREAM, 2, 1.5, GameBegan(3, 4, HEADER)),
    TableEvent(STREAM, 3, 1.5, RULED),
    TableEvent(STREAM, 4, 1.5, ScoresChanged(4, (1, 2, 3))),
    TableEvent(STREAM, 5, 1.5, EveningEnded(3)),
]


@pytest.mark.parametrize("message", ALL, ids=lambda message: type(message).__name__)
def test_a_message_is_read_as_it_was_written(message):
    assert READERS[type(message)](write(message)) == message


@pytest.mark.parametrize("message", ALL, ids=lambda message: type(message).__name__)
def test_keys_that_are_not_known_are_left_alone(message):
    written = {**json.loads(write(message)), "later": {"more": [1]}}
    assert READERS[type(message)](json.dumps(written).encode()) == message


def test_an_event_is_written_as_the_documentation_shows_it():
    assert json.loads(write(TableEvent(STREAM, 3, 1.5, RULED))) == {
        "schema": 1,
        "stream": STREAM,
        "sequence": 3,
        "time": 1.5,
        "kind": "ruled",
        "game": 4,
        "entry": 17,
        "line": {"event": "play", "player": "Ann"},
        "verdict": "illegal",
        "clause": "UP-12",
        "reason": "3 is not above 5.",
        "source": "camera",
        "effects": ["given:Ben"],
        "totals": [0, 3, -2],
        "over": False,
        "winners": [],
    }


@pytest.mark.parametrize("reader", [messages.read_call, messages.read_seating])
def test_an_empty_payload_withdraws(reader):
    assert reader(b"") is None


@pytest.mark.parametrize(
    "payload",
    [b"", b"[]", b"1", b"{", b"\xff", b'{"schema":1,"time":NaN}', b'{"a":"\\ud800"}', b"[" * 60_000],
    ids=["empty", "list", "number", "cut", "bytes", "NaN", "half a character", "deep"],
)
def test_what_is_no_object_is_refused_in_a_sentence(payload):
    with pytest.raises(UnfitMessageError, match="A message “event” is no JSON object in UTF-8"):
        messages.read_event(payload)


@pytest.mark.parametrize("deep", [messages.DEEPEST - 1, messages.DEEPEST])
def test_so_many_brackets_may_stand_in_each_other_and_no_more(deep):
    payload = write(Online(online=True)).replace(b"}", b',"more":' + b"[" * deep + b"]" * deep + b"}")
    if deep < messages.DEEPEST:
        assert messages.read_online(payload) == Online(online=True)
        return
    with pytest.raises(UnfitMessageError, match="no JSON object"):
        messages.read_online(payload)


def test_what_is_too_large_is_refused_unread():
    with pytest.raises(UnfitMessageError, match="A message “state” has more than 64 KiB"):
        messages.read_state(b" " * (64 * 1024 + 1))


EVENT, STATE = ALL[14], ALL[10]


@pytest.mark.parametrize(
    ("message", "key", "value"),
    [
        (EVENT, "schema", 2),
        (EVENT, "schema", True),
        (EVENT, "stream", "0123"),
        (EVENT, "stream", None),
        (EVENT, "sequence", 0),
        (EVENT, "sequence", -1),
        (EVENT, "sequence", 1.0),
        (EVENT, "sequence", True),
        (EVENT, "sequence", 2**63),
        (EVENT, "time", "now"),
        (EVENT, "time", 10**400),
        (EVENT, "kind", "other"),
        (EVENT, "line", []),
        (EVENT, "verdict", "maybe"),
        (EVENT, "clause", 12),
        (EVENT, "totals", ["1"]),
        (EVENT, "totals", [0] * (MOST_PLAYERS + 1)),
        (EVENT, "winners", ["Ann", "Ann"]),
        (EVENT, "winners", ["x" * 25]),
        (EVENT, "over", 0),
        (STATE, "totals", [1, 2]),
        (STATE, "header", {"game": "up"}),
        (STATE, "header", None),
        (STATE, "to_move", ["Ann"]),
        (STATE, "rounds", None),
        (ALL[6], "players", "Ann"),
        (ALL[6], "players", ["Ann", ""]),
        (ALL[6], "text", "x" * 401),
        (ALL[4], "resend", "yes"),
        (ALL[2], "time", None),
        (ALL[0], "online", 1),
    ],
)
def test_a_value_that_is_none_of_its_kind_is_refused_by_its_name(message, key, value):
    written = json.dumps({**json.loads(write(message)), key: value}).encode()
    with pytest.raises(UnfitMessageError, match=f"“{key}”|“players”"):
        READERS[type(message)](written)


@pytest.mark.parametrize("message", [EVENT, STATE, ALL[4], ALL[2], ALL[0]])
def test_a_key_that_is_missing_is_named(message):
    whole = json.loads(write(message))
    for key in whole.keys() - {"clause", "stream", "players", "to_move", "game", "evening", "ruling"}:
        cut = json.dumps({name: value for name, value in whole.items() if name != key}).encode()
        with pytest.raises(UnfitMessageError, match=f"“{key}”"):
            READERS[type(message)](cut)


def test_a_message_names_as_many_people_as_the_largest_game_has():
    assert max(max(rules_of(game).players) for game in game_names()) == MOST_PLAYERS
