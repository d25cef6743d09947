"""Totals that the table has changed, in memory and in the journal."""

from __future__ import annotations

import csv

import pytest

from companion.engines import Header, game_names
from companion.evening.evening import Evening
from companion.evening.export import scores_of
from companion.evening.history import past_evening
from companion.evening.scores import round_scores
from companion.evening.totals import ScoreEdit, edited, winners
from tests.evening.played import KIM_AND_LEAH, POT, example, mischief, played, quick_journal, tell

PLAYED = ("auf-und-ab-sample-game", "up-example-game")


def test_every_change_adds_to_the_totals():
    edits = (ScoreEdit(0, (2, 0, -1), 0.0), ScoreEdit(4, (0, 5, -1), 0.0))
    assert edited((10, 20, 30), edits) == (12, 25, 28)
    assert edited((10, 20, 30), ()) == (10, 20, 30)


@pytest.mark.parametrize(
    ("name", "points", "won"),
    [
        ("auf-und-ab-sample-game", (3, 0, 0), (0,)),  # 3, 0, 2: the most wins
        ("auf-und-ab-sample-game", (2, 0, 0), (0, 2)),  # those who tie share
        ("up-example-game", (50, 0, 0), (2,)),  # 50, 169, 37: the fewest win
        ("schwupps-example-turn", (9, 9, 9, 9, 9), (0,)),  # no points are counted: whoever was out first
    ],
)
def test_the_changed_totals_say_who_has_won(name, points, won, tmp_path):
    game = played(tmp_path, *example(name))
    assert winners(game.position, (ScoreEdit(0, points, 0.0),)) == won


@pytest.mark.parametrize("game", game_names())
def test_a_position_knows_the_winners_that_its_record_names(game, tmp_path):
    header = Header(game, ("Kim", "Leah", "Alex"))
    steps = played(tmp_path, header, mischief(header, 1)).steps
    for position in (step.ruling.position for step in steps):
        assert list(header.names(position.winners)) == position.state()["winners"]
    assert steps[-1].ruling.position.winners


def test_matches_are_won_by_the_most(tmp_path):
    header = Header("up", ("Kim", "Leah"), {"scoring": "matches"})
    position = played(tmp_path, header, mischief(header, 1)).position
    assert winners(position, (ScoreEdit(0, (0, 5), 0.0),)) == (1,)


def test_nobody_has_won_before_the_end(tmp_path):
    position = played(tmp_path, KIM_AND_LEAH, POT).position
    assert winners(position, (ScoreEdit(0, (9, 0), 0.0),)) == ()


@pytest.fixture
def changed(tmp_path):
    """A game of Up of two rounds; after the first one the table gives Anna ten points more."""
    journal = quick_journal(tmp_path)
    header, lines = example("up-example-game")
    evening = Evening.begin(journal, header)
    for line in lines:
        tell(evening, [line])
        if evening.position.standings.rounds == 1 and not evening.edits:
            evening.edit_scores((10, 0, 0))
    return journal, evening


def test_a_change_stands_between_the_rounds_as_what_it_is(changed):
    journal, _ = changed
    game = past_evening(journal, None).games[0]
    scores = round_scores(game)
    assert [(score.number, score.points, score.totals, score.edited) for score in scores] == [
        (1, (25, 159, 0), (25, 159, 0), False),
        (1, (10, 0, 0), (35, 159, 0), True),
        (2, (-25, 10, 37), (10, 169, 37), False),
    ]
    assert game.totals == (10, 169, 37)


def test_a_change_is_marked_in_the_export(changed):
    journal, _ = changed
    rows = list(csv.DictReader(scores_of(past_evening(journal, None)).splitlines()))
    assert [(row["player"], row["points"], row["total"]) for row in rows if row["edited"] == "1"] == [
        ("Anna", "10", "35"),
        ("Bert", "0", "159"),
        ("Carla", "0", "0"),
    ]


def test_a_change_is_still_there_after_a_power_cut(changed):
    journal, evening = changed
    resumed = Evening.resume(journal)
    assert resumed.edits == evening.edits
    assert resumed.edits[0].points == (10, 0, 0)


def test_the_next_game_begins_without_changes(changed):
    _, evening = changed
    evening.next_game(evening.header)
    assert evening.edits == ()
