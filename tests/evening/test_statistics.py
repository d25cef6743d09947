"""Statistics, counted by hand in games that are written down."""

from __future__ import annotations

import pytest

from companion.engines import Header
from companion.evening.statistics import game_statistics
from companion.texts import LANGUAGES
from tests.engines.players.test_mischief import headers
from tests.evening.played import KIM_AND_LEAH, POT, example, played
from tests.written import is_written

COUNTED_BY_HAND = {
    "auf-und-ab-sample-game": (
        {
            "won_auf_und_ab": (0, 0, 1),
            "rounds_taken": (3, 2, 3),
            "change_cards": (3, 1, 1),
            "largest_set": (4, 4, 4),
            "illegal": (0, 0, 0),
        },
        {"longest_round": 5, "best_hand": 2, "illegal_in_all": 0, "taken_back": 0},
    ),
    "up-example-game": (
        {
            "won_up": (1, 0, 1),
            "collapses": (3, 7, 2),
            "cleared": (2, 2, 2),
            "skipped": (0, 0, 1),
            "illegal": (0, 0, 0),
        },
        {"tallest_tower": 8, "illegal_in_all": 0, "taken_back": 0},
    ),
    "schwupps-example-turn": (
        {
            "won_schwupps": (1, 0, 0, 0, 0),
            "schwupps": (1, 0, 0, 3, 0),
            "aggravations": (1, 0, 1, 0, 0),
            "gifts": (1, 1, 0, 0, 0),
            "numbers": (13, 6, 3, 0, 6),
            "illegal": (0, 0, 0, 0, 0),
        },
        {"longest_turn": 5, "illegal_in_all": 0, "taken_back": 0},
    ),
}


def figures(game):
    statistics = game_statistics(game)
    return (
        {each.key: each.counts for each in statistics.per_player},
        {each.key: each.number for each in statistics.overall},
    )


@pytest.mark.parametrize("name", COUNTED_BY_HAND)
def test_the_example_games_have_the_statistics_that_were_counted_by_hand(name, tmp_path):
    assert figures(played(tmp_path, *example(name))) == COUNTED_BY_HAND[name]


def test_a_pot_is_counted_in_tricks_and_changes_go_to_the_leader(tmp_path):
    assert figures(played(tmp_path, KIM_AND_LEAH, POT)) == (
        {
            "won_up_and_down": (0, 0),
            "pots_won": (0, 1),
            "flips": (2, 1),
            "turns": (0, 0),
            "rolls": (0, 1),
            "illegal": (1, 0),
        },
        {"longest_pot": 2, "greatest_catch": 3, "illegal_in_all": 2, "taken_back": 1},
    )


def test_an_illegal_event_is_nobodys_when_nobody_is_named(tmp_path):
    lines = ({"event": "undo"}, {"event": "deal"}, {"event": "deal"})
    per_player, overall = figures(played(tmp_path, KIM_AND_LEAH, lines))
    assert per_player["illegal"] == (0, 0)
    assert overall["illegal_in_all"] == 2


def test_a_question_is_neither_a_play_nor_an_offence(tmp_path):
    asked = ({"event": "deal"}, {"event": "ask", "about": {"event": "deal"}})
    once = figures(played(tmp_path, KIM_AND_LEAH, asked[:1]))
    (tmp_path / "asked").mkdir()
    assert figures(played(tmp_path / "asked", KIM_AND_LEAH, asked)) == once


@pytest.mark.parametrize("header", headers())
def test_every_figure_has_its_words_in_every_language(header: Header, tmp_path):
    statistics = game_statistics(played(tmp_path, header, ()))
    for figure in (*statistics.per_player, *statistics.overall):
        assert all(is_written(f"statistic-{figure.key}", language) for language in LANGUAGES)
