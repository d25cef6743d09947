from __future__ import annotations

import pytest

from companion.engines import Header, HeaderError, start
from companion.games.auf_und_ab.rules.options import End, read_terms

NAMES = ("Ann", "Bob", "Cem", "Dee", "Eva")


@pytest.mark.parametrize(
    ("options", "end"),
    [
        ({}, End(hands=1)),
        ({"end": {"hands": 1}}, End(hands=1)),
        ({"end": {"hands": 12}}, End(hands=12)),
        ({"end": {"points": 1}}, End(points=1)),
        ({"end": {"points": 10**40}}, End(points=10**40)),
    ],
)
def test_the_end_of_the_game_is_agreed_in_hands_or_points(options, end):
    assert read_terms(Header("auf-und-ab", NAMES[:3], options)).end == end


@pytest.mark.parametrize(
    "options",
    [
        {"end": None},
        {"end": {}},
        {"end": 3},
        {"end": []},
        {"end": "hands"},
        {"end": {"hands": 0}},
        {"end": {"hands": -1}},
        {"end": {"hands": True}},
        {"end": {"hands": 2.0}},
        {"end": {"hands": "2"}},
        {"end": {"hands": None}},
        {"end": {"points": 0}},
        {"end": {"rounds": 1}},
        {"end": {"hands": 1, "points": 1}},
        {"rounds": 1},
        {"end": {"hands": 1}, "tournament": False},
    ],
)
def test_a_header_with_other_options_is_refused(options):
    with pytest.raises(HeaderError):
        start(Header("auf-und-ab", NAMES[:3], options))


@pytest.mark.parametrize(("players", "plays"), [(1, False), (2, False), (3, True), (4, True), (5, False)])
def test_three_or_four_play(players, plays):
    header = Header("auf-und-ab", NAMES[:players])
    if plays:
        assert start(header).position.state()["scores"] == dict.fromkeys(NAMES[:players], 0)
    else:
        with pytest.raises(HeaderError, match=f"names {players}"):
            start(header)
