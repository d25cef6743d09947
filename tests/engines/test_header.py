from __future__ import annotations

import pytest

from companion.engines import Header, HeaderError, game_names, read_header, rules_of, start

GOOD = {"record": 1, "game": "up-and-down", "players": ["Kim", "Leah"]}


def test_a_header_says_who_plays_what():
    header = read_header({**GOOD, "options": {"rounds": 2}, "place": "ignored"})
    assert (header.game, header.players, dict(header.options)) == (
        "up-and-down",
        ("Kim", "Leah"),
        {"rounds": 2},
    )
    assert [header.index(name) for name in ("Kim", "Leah", "Zoe", None)] == [0, 1, None, None]
    assert header.names((1, 0)) == ("Leah", "Kim")


@pytest.mark.parametrize(
    "changed",
    [
        {"record": 2},
        {"record": True},
        {"record": 1.0},
        {"record": "1"},
        {"record": None},
        {"game": "poker"},
        {"game": None},
        {"game": ["up"]},
        {"game": {}},
        {"players": None},
        {"players": "Kim"},
        {"players": {"Kim": 0}},
        {"players": ["Kim", 3]},
        {"players": ["Kim", ["Leah"]]},
        {"players": ["Kim", ""]},
        {"players": ["Kim", "x" * 25]},
        {"players": ["Kim", "Leah", "Kim"]},
        {"players": ["Kim", "Leah\ud800"]},
        {"players": ["Kim", "\udfff"]},
        {"options": None},
        {"options": []},
        {"options": "rounds"},
    ],
)
def test_a_header_that_is_wrong_says_so_in_a_sentence(changed):
    with pytest.raises(HeaderError, match=r"\.$"):
        read_header({**GOOD, **changed})


@pytest.mark.parametrize("missing", GOOD)
def test_a_header_lacks_nothing(missing):
    with pytest.raises(HeaderError):
        read_header({key: value for key, value in GOOD.items() if key != missing})


@pytest.mark.parametrize("line", [None, 1, "record", [], [GOOD]])
def test_a_header_is_an_object(line):
    with pytest.raises(HeaderError):
        read_header(line)


def test_a_name_may_have_one_to_twenty_four_characters_of_any_kind():
    names = ["é", "x" * 24, "金さん", " ", "\ud7ff\ue000", "🦊"]
    assert read_header({**GOOD, "players": names}).players == tuple(names)


@pytest.mark.parametrize("game", game_names())
def test_every_game_has_its_rules(game):
    assert rules_of(game).name == game


@pytest.mark.parametrize("game", game_names())
@pytest.mark.parametrize("count", range(1, 13))
def test_a_game_begins_with_as_many_as_its_rules_say(game, count):
    names = tuple(f"P{number}" for number in range(count))
    if count in rules_of(game).players:
        assert start(Header(game, names)).header.players == names
    else:
        with pytest.raises(HeaderError):
            start(Header(game, names))


@pytest.mark.parametrize("game", game_names())
@pytest.mark.parametrize("options", [{"colour": "red"}, {"": 1}, {"Rounds": 1}])
def test_no_game_takes_an_option_that_it_does_not_know(game, options):
    with pytest.raises(HeaderError):
        start(Header(game, ("Kim", "Leah", "Alex"), options))


def test_there_are_no_rules_of_another_game():
    with pytest.raises(HeaderError):
        rules_of("poker")
