from __future__ import annotations

from companion.evening.sums import sums_of
from tests.games.up.page_views import TEN, evening_of_ten
from tests.screens.sample_views import an_evening


def test_the_points_of_a_game_played_twice_are_added(tmp_path):
    evening = an_evening(tmp_path)
    (sums,) = sums_of(evening)
    assert (sums.game, sums.times) == ("up-and-down", 2)
    names, (first, second) = evening.players, evening.games
    assert [sums.points[name] for name in names] == [
        one + other for one, other in zip(first.totals, second.totals, strict=True)
    ]


def test_every_game_won_counts_once(tmp_path):
    evening = evening_of_ten(tmp_path)
    assert evening.games_won.total() == 1
    assert set(sums_of(evening)[0].points) == set(TEN)
