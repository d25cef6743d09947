"""Lines of a record and headers: what is an event of Up, and what is none."""

from __future__ import annotations

import pytest

from companion.engines import Header, HeaderError, InvalidEventError, read_event, start, write_event
from companion.games.up.rules import RULES
from companion.games.up.rules.cards import cards_in, full_pack
from companion.games.up.rules.options import read_terms
from tests.games.up.rules.table import TWO, deal

HEADER = Header("up", TWO)
DEAL = {"event": "deal", **deal(cut="clear")}
PLAY = {"event": "play", "player": "Ann", "from": "hand", "cards": ["7", "7"]}
CALL = {"event": "call", "player": "Ann"}
ANNOUNCE = {"event": "announce", "player": "Ann", "variant": "dirty_one"}
SHOW = {"event": "show", "cards": {"Ann": ["7"], "Ben": []}}


@pytest.mark.parametrize(
    "line",
    [
        DEAL,
        {key: value for key, value in DEAL.items() if key not in ("hands", "hidden", "cut")},
        {**DEAL, "hands": {"Ann": ["7"]}, "hidden": {"Ben": []}, "cut": "7"},
        PLAY,
        {**PLAY, "from": "open", "cards": ["-2"]},
        {**PLAY, "from": "hidden", "cards": ["clear"]},
        CALL,
        ANNOUNCE,
        {**ANNOUNCE, "variant": "double_two"},
        SHOW,
        {"event": "ask", "about": PLAY},
        {"event": "undo"},
    ],
)
def test_an_event_is_written_as_it_is_read(line):
    assert write_event(read_event(line, RULES, HEADER), RULES, HEADER) == line


def test_other_keys_and_empty_objects_say_nothing():
    bare = {key: value for key, value in DEAL.items() if key not in ("hands", "hidden", "cut")}
    said = {**bare, "hands": {}, "hidden": {}, "player": 7, "t": 1.5}
    assert read_event(said, RULES, HEADER) == read_event(bare, RULES, HEADER)


def without(line, key):
    return {name: value for name, value in line.items() if name != key}


INVALID = [
    {"event": "pass", "player": "Ann"},
    {"event": "Play"},
    *(without(PLAY, key) for key in ("player", "from", "cards")),
    *({**PLAY, "player": wrong} for wrong in ("Bob", "", 0, None, ["Ann"], True)),
    *({**PLAY, "from": wrong} for wrong in ("table", "Hand", 1, None, ["hand"])),
    *({**PLAY, "cards": wrong} for wrong in ([], None, "7", {"7": 1}, [7], ["12"], ["0"], ["-1"], ["07"])),
    *({**PLAY, "cards": [wrong]} for wrong in (7, 7.0, None, True, ["7"], "Clear", "", " 7", "−2", "7\n")),
    without(CALL, "player"),
    {**CALL, "player": None},
    without(ANNOUNCE, "variant"),
    without(ANNOUNCE, "player"),
    *({**ANNOUNCE, "variant": wrong} for wrong in ("triple", None, ["dirty_one"], True)),
    without(DEAL, "dealer"),
    without(DEAL, "open"),
    *({**DEAL, "dealer": wrong} for wrong in ("Bob", None, 0)),
    *({**DEAL, "open": wrong} for wrong in (None, [], {}, {"Ann": ["7"]}, {**DEAL["open"], "Bob": []})),
    *({**DEAL, key: None} for key in ("hands", "hidden", "cut")),
    *({**DEAL, key: {"Bob": ["7"]}} for key in ("hands", "hidden")),
    *({**DEAL, key: {"Ann": None}} for key in ("open", "hands", "hidden")),
    *({**DEAL, key: {"Ann": "7"}} for key in ("hands", "hidden")),
    *({**DEAL, key: ["7"]} for key in ("hands", "hidden")),
    *({**DEAL, "cut": wrong} for wrong in ("12", 7, ["clear"], "")),
    {"event": "show"},
    *(
        {"event": "show", "cards": wrong}
        for wrong in ({}, None, [], {"Bob": []}, {"Ann": "7"}, {"Ann": None})
    ),
    {"event": "show", "cards": {"Ann": [7]}},
]


@pytest.mark.parametrize("line", INVALID)
def test_what_is_no_event_is_invalid(line):
    with pytest.raises(InvalidEventError):
        read_event(line, RULES, HEADER)


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"minus_two": False, "double_two": True},
        {"extra_set": True, "dirty_one": True, "scoring": "cards", "end": {"points": 300}},
        {"scoring": "matches", "end": {"rounds": 10**12}},
        {"scoring": "points"},
    ],
)
def test_good_options_start_a_game(options):
    assert not start(Header("up", TWO, options)).position.game_over


@pytest.mark.parametrize(
    "options",
    [
        {"rounds": 2},
        {"minus_two": 1},
        {"minus_two": None},
        {"extra_set": "yes"},
        {"dirty_one": []},
        {"double_two": 0},
        {"scoring": "hands"},
        {"scoring": None},
        {"scoring": ["points"]},
        {"end": None},
        {"end": 3},
        {"end": {}},
        {"end": {"rounds": 0}},
        {"end": {"rounds": -1}},
        {"end": {"rounds": True}},
        {"end": {"rounds": 2.0}},
        {"end": {"rounds": "2"}},
        {"end": {"points": 0}},
        {"end": {"points": None}},
        {"end": {"hands": 2}},
        {"end": {"rounds": 2, "points": 300}},
        {"Scoring": "points"},
    ],
)
def test_wrong_options_are_an_error_of_the_header(options):
    with pytest.raises(HeaderError):
        start(Header("up", TWO, options))


@pytest.mark.parametrize("minus_two", [True, False])
def test_the_pack_is_made_of_whole_sets(minus_two):
    terms = read_terms(Header("up", TWO, {"minus_two": minus_two, "extra_set": True}))
    pack = cards_in(full_pack(terms.sets, minus_two=minus_two))
    assert len(pack) == terms.sets * terms.set_size == 3 * (13 if minus_two else 12)


@pytest.mark.parametrize(("players", "fine"), [(1, False), (2, True), (10, True), (11, False)])
def test_two_to_ten_play(players, fine):
    header = Header("up", tuple(f"P{number}" for number in range(players)))
    if fine:
        assert len(start(header).position.state()["totals"]) == players
    else:
        with pytest.raises(HeaderError):
            start(header)
