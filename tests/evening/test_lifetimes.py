"""What past games add up to: who won, in a row, against whom, the best, a rating; guests count for nobody."""

from __future__ import annotations

from datetime import date

import pytest

from companion.engines import Header
from companion.evening.evening import Evening
from companion.evening.history import past_evening
from companion.evening.lifetimes import Best, HeadToHead, lifetime_of, of_game
from companion.evening.rating import ratings
from companion.evening.results import GameResult, Results, result_of
from tests.evening.played import KIM_AND_LEAH, POT, mischief, quick_journal, tell

DAY = date(2026, 11, 28)


def result(*order: str, game: str = "up-and-down", **given) -> GameResult:
    """A game that these won, in that order; the first has the most points."""
    ranks = tuple(range(1, len(order) + 1))
    totals = tuple(10 * (len(order) - place) for place in range(len(order)))
    values = {"totals": totals, "scored": True, "fewest_win": False, "day": DAY, **given}
    return GameResult(1, game, order, ranks, **values)


SEASON = (
    result("Kim", "Leah", "Jo"),
    result("Leah", "Kim"),
    result("Kim", "Jo", "Leah"),
    result("Kim", "Leah", game="schwupps", totals=(0, 0), scored=False),
    result("Kim", "Leah", totals=(35, 5), day=date(2026, 12, 1)),
)


def test_games_victories_and_streaks_are_counted_by_game_and_in_all():
    kim = lifetime_of("Kim", SEASON)
    assert [(one.game, one.played, one.won, one.streak, one.longest) for one in kim.games] == [
        ("up-and-down", 4, 3, 2, 2),
        ("schwupps", 1, 1, 1, 1),
    ]
    assert (kim.overall.played, kim.overall.won, kim.overall.streak, kim.overall.longest) == (5, 4, 3, 3)
    leah = of_game("Leah", None, SEASON)
    assert (leah.played, leah.won, leah.streak, leah.longest) == (5, 1, 0, 1)
    assert of_game("Nobody", None, SEASON).played == 0


def test_the_best_total_is_the_highest_or_the_lowest_and_says_when_it_was_first_reached():
    assert of_game("Kim", "up-and-down", SEASON).best == Best(35, date(2026, 12, 1))
    assert of_game("Leah", "up-and-down", SEASON).best == Best(20, DAY)
    assert of_game("Kim", "schwupps", SEASON).best is None
    fewest = [result("Kim", "Jo", totals=total, fewest_win=True) for total in ((9, 30), (4, 50), (4, 8))]
    assert of_game("Jo", None, fewest).best is None
    assert of_game("Jo", "up-and-down", fewest).best == Best(8, DAY)


def test_against_everybody_it_is_counted_who_was_ahead():
    level = result("Kim", "Leah", "Jo")
    tied = GameResult(1, "up", ("Kim", "Leah", "Jo"), (1, 2, 2), (3, 1, 1), True, False, DAY)
    assert lifetime_of("Kim", SEASON).against == (HeadToHead("Leah", 4, 1, 0), HeadToHead("Jo", 2, 0, 0))
    assert lifetime_of("Leah", (level, tied)).against == (
        HeadToHead("Jo", 1, 0, 1),
        HeadToHead("Kim", 0, 2, 0),
    )


def test_guests_and_those_who_were_forgotten_count_for_nobody():
    among = result("Tom", "Kim", "N. N.", "Leah").without({"Tom"})
    assert (among.names, among.ranks, among.totals) == (("Kim", "Leah"), (2, 4), (30, 10))
    assert lifetime_of("Kim", (among,)).overall.won == 0, "a guest won"
    assert lifetime_of("Kim", (among,)).against == (HeadToHead("Leah", 1, 0, 0),)


def test_who_wins_more_is_rated_higher_and_more_games_leave_less_doubt():
    few, many = ratings(SEASON[:1]), ratings(SEASON * 5)
    assert [*sorted(few, key=lambda name: -few[name].surely)] == ["Kim", "Leah", "Jo"]
    assert many["Kim"].skill > 25 > many["Leah"].skill
    assert many["Kim"].doubt < few["Kim"].doubt
    assert (few["Jo"].games, many["Kim"].games) == (1, 25)
    assert few["Kim"].surely == pytest.approx(few["Kim"].skill - 3 * few["Kim"].doubt)


@pytest.mark.parametrize(
    ("game", "names", "expected"),
    [
        ("up-and-down", ("A", "B", "C", "D"), (3, 1, 3, 2)),
        ("up", ("A", "B", "C", "D", "E"), (3, 5, 2, 1, 4)),
        ("schwupps", ("A", "B", "C"), (2, 1, 2)),
    ],
)
def test_the_ranks_of_a_game_are_those_of_its_rules(tmp_path, game, names, expected):
    journal = quick_journal(tmp_path)
    header = Header(game, names)
    tell(Evening.begin(journal, header), mischief(header, 3))
    evening = past_evening(journal, None)
    told = result_of(evening, evening.games[0])
    assert told.ranks == expected
    assert (told.names, told.day) == (names, evening.started.date())


def test_an_unfinished_game_counts_for_nobody_and_a_finished_one_at_once(tmp_path):
    journal = quick_journal(tmp_path)
    results = Results(journal)
    tell(Evening.begin(journal, KIM_AND_LEAH), POT)
    assert results.among(()) == ()
    header = Header("schwupps", ("Kim", "Leah", "Tom"))
    tell(Evening.begin(journal, header), mischief(header, 3))
    (told,) = results.among(())
    assert told.names == ("Kim", "Leah", "Tom")
    assert results.among(("Leah", "Tom")) == ()


def test_an_evening_that_has_not_changed_is_read_once(tmp_path, monkeypatch):
    journal = quick_journal(tmp_path)
    results = Results(journal)
    evening = Evening.begin(journal, KIM_AND_LEAH)
    tell(evening, POT)
    results.among(())
    asked = []
    monkeypatch.setattr("companion.evening.results.past_evening", lambda _, number: asked.append(number))
    results.among(())
    assert asked == []
    evening.edit_scores((1, 0))
    with pytest.raises(AttributeError):
        results.among(())
    assert asked == [1]
