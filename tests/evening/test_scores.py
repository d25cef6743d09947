"""Who scored what, round by round, in all four games."""

from __future__ import annotations

import pytest

from companion.engines import Header
from companion.evening.scores import RoundScore, round_scores
from tests.engines.players.test_mischief import headers
from tests.evening.played import KIM_AND_LEAH, POT, example, mischief, played

TOTALS = {"auf-und-ab": "scores", "up-and-down": "totals", "up": "totals", "schwupps": "scores"}


@pytest.mark.parametrize(
    ("name", "scores"),
    [
        ("auf-und-ab-sample-game", [RoundScore(1, (0, 0, 2), (0, 0, 2), (2,))]),
        (
            "up-example-game",
            [
                RoundScore(1, (25, 159, 0), (25, 159, 0), (2,)),
                RoundScore(2, (-25, 10, 37), (0, 169, 37), (0,)),  # Anna's credit takes her 25 away
            ],
        ),
        ("schwupps-example-turn", [RoundScore(1, (0,) * 5, (0,) * 5, (0,))]),
    ],
)
def test_the_example_games_are_scored_as_they_ended(name, scores, tmp_path):
    assert round_scores(played(tmp_path, *example(name))) == tuple(scores)


def test_a_round_that_is_not_over_is_not_scored(tmp_path):
    assert round_scores(played(tmp_path, KIM_AND_LEAH, POT)) == ()


@pytest.mark.parametrize("header", headers())
def test_the_points_of_all_rounds_add_up_to_the_totals_of_the_game(header: Header, tmp_path):
    game = played(tmp_path, header, mischief(header, 7))
    scores = round_scores(game)
    assert [score.number for score in scores] == list(range(1, len(scores) + 1))
    sums = [sum(points) for points in zip(*(score.points for score in scores), strict=True)]
    assert tuple(sums) == scores[-1].totals
    state = game.position.state()
    assert dict(zip(header.players, sums, strict=True)) == state[TOTALS[header.game]]


def test_players_with_equally_many_tricks_share_a_round_of_up_and_down(tmp_path):
    header = Header("up-and-down", ("Kim", "Leah", "Alex", "Bo"), {"rounds": 8})
    scores = round_scores(played(tmp_path, header, mischief(header, 1)))
    assert len(scores) == 8
    for score in scores:
        most = max(score.points)
        assert score.winners == tuple(p for p, points in enumerate(score.points) if points == most > 0)
    assert max(len(score.winners) for score in scores) > 1
