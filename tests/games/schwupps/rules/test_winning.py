"""The last card, the end of a game, and tournaments."""

from __future__ import annotations

import pytest

from companion.engines import Verdict
from tests.engines.effects import brought
from tests.games.schwupps.rules.tables import NAMES, aggravate, do, end, game, number, schwupp, setup, shift


def last_card(players=3, *, tournament=False, sizes=None, piles=None, **changes):
    """A game in which the player to move has one card left."""
    played = game(players, tournament=tournament, **changes)
    to_move = played.position.to_move
    others = [player for player in range(players) if player != to_move]
    sizes = sizes or dict.fromkeys(others, 4)
    piles = piles or dict.fromkeys(others, 2)
    shift(
        played,
        sizes=tuple(sizes.get(player, 1) for player in range(players)),
        piles=tuple(piles.get(player, 0) for player in range(players)),
    )
    return played


def test_the_last_number_card_wins_the_single_game():
    ruling = do(last_card(), number("Ada", "red-6", 0, 0))
    state = ruling.position.state()
    assert brought(ruling) == ("won", "game_over")
    assert state["winners"] == ["Ada"]
    assert (state["to_move"], state["game_over"], state["games_played"]) == (None, True, 1)
    assert state["scores"] == {"Ada": 0, "Ben": 0, "Cem": 0}
    assert state["tops"][0][0] == "red-6"
    assert (state["hand"], state["pile"]) == ({"Ada": 0, "Ben": 4, "Cem": 4}, {"Ada": 0, "Ben": 2, "Cem": 2})


def test_the_last_card_does_not_win_while_there_is_an_own_pile():
    played = game()
    shift(played, sizes=(1, 4, 4), piles=(1, 16, 16))
    assert do(played, number("Ada", "red-6", 0, 0)).effects == ()
    assert brought(do(played, end("Ada"))) == ("drew:1",)


def test_a_schwupp_with_the_last_card_still_in_hand_wins_nothing():
    assert brought(do(last_card(), schwupp("Ada")), *NAMES) == ("given:Ada",)


@pytest.mark.parametrize(
    "parts",
    [
        {},
        {"row": 1},
        {"next": "+2"},
        {"give": "Ben"},
        {"row": 0, "give": "Cem"},
        {"row": 0, "next": "+2", "give": "Ben"},
    ],
)
def test_a_last_aggravation_card_wins_and_nothing_else_comes_of_it(parts):
    played = last_card()
    before = played.position.state()
    ruling = do(played, {**aggravate("Ada"), **parts})
    after = ruling.position.state()
    assert brought(ruling) == ("won", "game_over")
    for key in ("rows", "next", "schwupps_pile", "common", "tops", "pile"):
        assert after[key] == before[key]
    assert after["hand"] == {"Ada": 0, "Ben": 4, "Cem": 4}


@pytest.mark.parametrize("parts", [{}, {"row": 0}, {"row": 0, "next": "+2"}])
def test_a_last_aggravation_card_given_to_oneself_is_illegal_all_the_same(parts):
    assert do(last_card(), {**aggravate("Ada"), **parts, "give": "Ada"}).clause == "SCH-35"


def verdict(played, line):
    ruling = do(played, line)
    return ruling.clause or ruling.verdict


MISSING = [
    aggravate("Ada"),
    {**aggravate("Ada"), "row": 0, "next": "+1"},
    {**aggravate("Ada"), "row": 0, "give": "Ada"},
    {**aggravate("Ada"), "next": "+1", "give": "Ben"},
]


@pytest.mark.parametrize("line", MISSING)
def test_row_next_and_gift_must_be_there_unless_it_is_the_last_card(line):
    assert verdict(game(), line) is Verdict.INVALID


@pytest.mark.parametrize("line", MISSING)
def test_an_own_pile_or_a_second_card_makes_it_not_the_last(line):
    played = game()
    shift(played, sizes=(1, 4, 4), piles=(1, 9, 9))
    assert verdict(played, line) is Verdict.INVALID
    shift(played, sizes=(2, 4, 4), piles=(0, 9, 9))
    assert verdict(played, line) is Verdict.INVALID
    shift(played, sizes=(0, 4, 4), piles=(1, 9, 9))
    assert verdict(played, line) is Verdict.INVALID


def test_whether_it_is_the_last_card_does_not_depend_on_whose_turn_it_is():
    played = last_card(sizes={1: 1, 2: 1}, piles={1: 0, 2: 3})
    assert verdict(played, aggravate("Ben")) == "SCH-16"
    assert verdict(played, aggravate("Cem")) is Verdict.INVALID
    do(played, number("Ada", "red-6", 0, 0))
    assert verdict(played, aggravate("Ben")) == "SCH-47"
    assert verdict(played, aggravate("Cem")) is Verdict.INVALID
    assert verdict(played, aggravate("Ada")) is Verdict.INVALID


def test_before_the_first_setup_nobody_holds_a_last_card():
    played = game()
    do(played, {"event": "undo"})
    assert played.position.state()["rows"] is None
    assert verdict(played, aggravate("Ada")) is Verdict.INVALID


def test_between_games_the_cards_are_shown_as_the_last_game_ended():
    played = last_card(tournament=True, sizes={1: 1, 2: 3}, piles={1: 0, 2: 5})
    do(played, schwupp("Ada"))
    shift(played, sizes=(1, 1, 3))
    ruling = do(played, number("Ada", "red-6", 0, 1))
    state = ruling.position.state()
    assert brought(ruling) == ("won",)
    assert (state["acted"], state["schwupped"], state["to_move"]) == (False, False, None)
    assert state["rows"] == [["number", "+1"], ["-1", "-2"]]
    assert state["scores"] == {"Ada": 5, "Ben": -1, "Cem": -8}
    assert (state["games_played"], state["game_over"], state["winners"]) == (1, False, [])
    assert verdict(played, aggravate("Ben")) == "SCH-14"
    assert verdict(played, aggravate("Ada")) is Verdict.INVALID


def test_a_new_game_starts_with_all_cards_anew():
    played = last_card(tournament=True)
    do(played, aggravate("Ada"))
    position = do(played, setup(hands={"Ben": ["aggravation"] * 4})).position
    assert position.table.box == 0
    assert position.state()["hand"] == dict.fromkeys(NAMES[:3], 4)
    assert position.state()["schwupps_pile"] == 26
    assert position.state()["to_move"] == "Ben"


def play_tournament(players, winners, left):
    """A tournament won game by game by the winners, everybody else having that many cards left."""
    played = game(players, tournament=True)
    for count, winner in enumerate(winners):
        if count:
            do(played, setup())
        while played.position.to_move != winner:
            name = NAMES[played.position.to_move]
            do(played, schwupp(name), end(name))
        sizes = [left] * players
        sizes[winner] = 1
        shift(played, sizes=tuple(sizes), piles=(0,) * players)
        ruling = do(played, aggravate(NAMES[winner]))
        assert brought(ruling) == (("won", "game_over") if count == players - 1 else ("won",))
    return ruling.position.state()


def test_the_most_points_win_a_tournament():
    state = play_tournament(3, (1, 1, 0), 2)
    assert state["scores"] == {"Ada": 1, "Ben": 8, "Cem": -6}
    assert state["winners"] == ["Ben"]
    assert state["games_played"] == 3


def test_equal_points_share_the_win_in_seating_order():
    assert play_tournament(2, (1, 0), 3)["winners"] == ["Ada", "Ben"]
    assert play_tournament(4, (3, 3, 1, 1), 1)["winners"] == ["Ben", "Dana"]


def test_the_start_moves_on_from_whoever_started_the_first_game():
    played = last_card(tournament=True, starter="Cem")
    do(played, aggravate("Cem"))
    assert do(played, setup(starter="Ben")).clause == "SCH-51"
    assert do(played, setup(starter="Ada")).position.state()["to_move"] == "Ada"


def test_a_win_can_be_taken_back():
    played = last_card(tournament=True)
    before = played.position
    do(played, aggravate("Ada"), setup())
    do(played, {"event": "undo"}, {"event": "undo"})
    assert played.position is before
