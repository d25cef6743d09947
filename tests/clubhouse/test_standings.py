"""Points that compare tables of any size and games of any kind."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.clubhouse.told import points_said
from companion.clubhouse.tournament.results import TableResult
from companion.clubhouse.tournament.standings import FULL, own_points, place_points, standings


def result(totals, winners, *, number=1, names=None, game="up", fewest=False, decided=True, scored=1):
    named = names or tuple("ABCDE"[: len(totals)])
    return TableResult(number, "1", game, named, totals, winners, decided, fewest, scored)


@pytest.mark.parametrize(
    ("told", "points"),
    [
        (result((9, 5, 7), (0,)), (12, 0, 6)),
        (result((9, 5, 7, 1), (0,)), (12, 4, 8, 0)),
        (result((9, 5, 7, 1, 3), (0,)), (12, 6, 9, 0, 3)),
        (result((1, 5, 7), (0,), fewest=True), (12, 6, 0)),
        (result((9, 9, 7), (0, 1)), (9, 9, 0)),
        (result((9, 5, 5), (0,)), (12, 3, 3)),
        (result((0, 0, 0), (2,), decided=False), (3, 3, 12)),
    ],
)
def test_places_bring_points(told, points):
    assert place_points(told) == points


@given(st.lists(st.integers(-20, 20), min_size=2, max_size=5), st.booleans())
def test_a_table_brings_everybody_half_of_the_most_on_average(totals, fewest):
    best = min(totals) if fewest else max(totals)
    winners = tuple(player for player, total in enumerate(totals) if total == best)
    points = place_points(result(tuple(totals), winners, fewest=fewest))
    assert sum(points) == Fraction(FULL * len(totals), 2)
    assert all(0 <= one <= FULL for one in points)


def test_rounds_add_up_and_several_games_of_a_round_count_as_their_mean():
    games = [
        result((9, 5, 7), (0,)),
        result((1, 5, 7), (2,)),
        result((9, 5, 7), (0,), number=2),
    ]
    rows = [(one.rank, one.name, one.points, one.won, one.played) for one in standings(games)]
    assert rows == [(1, "A", 18, 2, 2), (2, "C", 15, 1, 2), (3, "B", 3, 0, 2)]


def test_who_has_won_more_games_is_ahead_of_others_with_as_many_points():
    games = [result((9, 5, 7), (0,), names=("A", "B", "C")), result((9, 9, 1), (0, 1), names=("D", "E", "F"))]
    told = [(one.rank, one.name) for one in standings(games, ("F", "G"))]
    assert told == [(1, "A"), (2, "D"), (2, "E"), (4, "C"), (5, "F"), (5, "G"), (5, "B")]


def test_a_schwupps_tournament_goes_by_its_own_points_per_game():
    """SCH-48 to SCH-53: as many games as players, so that totals of tables of three and five differ."""
    three = result((5, -7, -2), (0,), names=("A", "B", "C"), game="schwupps", scored=3)
    five = result((10, 0, -5, -5, 10), (0, 4), names=("D", "E", "F", "G", "H"), game="schwupps", scored=5)
    single = result((0, 0), (0,), names=("D", "A"), game="schwupps", decided=False)
    up = result((9, 1), (0,), names=("B", "A"), game="up")
    assert own_points(three)[0] == Fraction(5, 3)
    told = [(one.rank, one.name, one.points) for one in standings([three, five, single, up], own="schwupps")]
    assert told[:3] == [(1, "D", 2), (1, "H", 2), (3, "A", Fraction(5, 3))]
    assert told[-1] == (8, "B", Fraction(-7, 3))


def test_whoever_misses_a_round_has_what_the_last_one_got():
    first = result((4, 2, 0), (0,), game="schwupps")
    second = result((-9, -3), (1,), names=("B", "C"), number=2, game="schwupps")
    told = {one.name: one.points for one in standings([first, second], own="schwupps")}
    assert told == {"A": 4 - 9, "B": 2 - 9, "C": -3}


@pytest.mark.parametrize(
    ("points", "language", "said"),
    [(Fraction(18), "en", "18"), (Fraction(5, 3), "en", "1.7"), (Fraction(-5, 2), "de", "−2,5"),
     (Fraction(-1, 100), "fr", "0"), (Fraction(-7, 3), "en", "−2.3")],
)  # fmt: skip
def test_points_are_said_to_a_tenth(points, language, said):
    assert points_said(points, language) == said
