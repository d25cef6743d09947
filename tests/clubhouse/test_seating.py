"""Who sits where next, for any number of people."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.clubhouse.tournament.seating import seat
from companion.clubhouse.tournament.sizes import Limits, SeatingError, limits_for, sizes

PEOPLE = st.integers(6, 400)
ANY = Limits(3, 5)


def names_of(count: int) -> list[str]:
    return [f"p{number}" for number in range(count)]


def meetings(tables) -> Counter:
    return Counter(frozenset(pair) for table in tables for pair in combinations(table, 2))


@given(PEOPLE, st.sampled_from([ANY, Limits(3, 4), Limits(4, 5)]))
def test_tables_hold_everybody_and_differ_by_one_at_most(people, limits):
    if limits == Limits(4, 5) and people in (6, 7, 11):
        with pytest.raises(SeatingError):
            sizes(people, limits)
        return
    made = sizes(people, limits)
    assert sum(made) == people
    assert limits.least <= min(made) <= max(made) <= limits.most
    assert max(made) - min(made) <= 1


@pytest.mark.parametrize(
    ("people", "limits", "tables", "made"),
    [
        (3, ANY, None, (3,)),
        (6, ANY, None, (3, 3)),
        (7, ANY, None, (4, 3)),
        (8, ANY, None, (4, 4)),
        (9, ANY, None, (5, 4)),
        (9, Limits(3, 4), None, (3, 3, 3)),
        (11, ANY, None, (4, 4, 3)),
        (20, ANY, 4, (5, 5, 5, 5)),
    ],
)
def test_four_sit_at_a_table_where_that_can_be(people, limits, tables, made):
    if people == 9 and limits == ANY:
        assert sizes(people, limits, tables) in ((5, 4), (3, 3, 3))
        return
    assert sizes(people, limits, tables) == made


@pytest.mark.parametrize(("people", "tables"), [(0, None), (2, None), (21, 4), (5, 0)])
def test_people_who_cannot_be_seated_are_not(people, tables):
    with pytest.raises(SeatingError):
        sizes(people, ANY, tables)


def test_a_game_narrows_how_many_sit_at_a_table():
    assert limits_for(range(3, 5)) == Limits(3, 4)
    assert limits_for(range(2, 11)) == Limits(3, 5)
    with pytest.raises(SeatingError):
        limits_for((2,))


@settings(max_examples=5, deadline=None)
@given(PEOPLE, st.integers(0, 1), st.randoms(use_true_random=False))
def test_everybody_sits_once_near_in_the_standings(people, rounds, random):
    names, met = names_of(people), Counter()
    for number in range(rounds + 1):
        random.shuffle(names)
        seating = seat(names, met, seed=number)
        assert sorted(name for table in seating.tables for name in table) == sorted(names)
        now = meetings(seating.tables)
        assert seating.repeats == sum(met[pair] for pair in now)
        met += now
    if rounds == 0:  # nobody has met: the standings alone decide
        place = {name: number for number, name in enumerate(names)}
        assert all(
            max(place[name] for name in table) - min(place[name] for name in table) == len(table) - 1
            for table in seating.tables
        )


@settings(max_examples=3, deadline=None)
@given(st.integers(16, 120), st.randoms(use_true_random=False))
def test_over_three_rounds_nobody_meets_anybody_twice(people, random):
    names, met = names_of(people), Counter()
    for number in range(3):
        random.shuffle(names)
        seating = seat(names, met, Limits(3, 4), seed=number)
        met += meetings(seating.tables)
    assert max(met.values()) == 1


def test_twenty_people_meet_hardly_anybody_twice_in_four_rounds():
    """Each round is seated for itself, so that the fourth may find one pair of 120 that cannot be parted."""
    names, met = names_of(20), Counter()
    for number in range(4):
        met += meetings(seat(names, met, seed=number).tables)
    assert len(met) >= 119


def test_what_cannot_be_avoided_is_shared_out():
    names, met = names_of(6), Counter()
    for number in range(4):
        met += meetings(seat(names, met, seed=number).tables)
    assert max(met.values()) - min(met[frozenset(pair)] for pair in combinations(names, 2)) <= 2


def test_the_same_seed_gives_the_same_seating():
    met = meetings([("p0", "p1", "p2")])
    assert seat(names_of(30), met, seed=3) == seat(names_of(30), met, seed=3)
