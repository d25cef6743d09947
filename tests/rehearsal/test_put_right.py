"""Plays are put right many steps back while a game goes on at the simulated table: it goes on as before."""

from __future__ import annotations

from random import Random

import pytest

from companion.engines import game_names
from companion.engines.players.game_players import numbered_header
from companion.evening.course import course_of
from companion.evening.evening import Evening
from companion.rehearsal.compared import compare
from companion.rehearsal.perfect_sight import before_perfect_sight
from companion.rehearsal.truth import generated_truth
from tests.evening.played import quick_journal

BACK = 10
"""So many steps back a play is told anew."""
EVERY = 12
"""So many plays from one time to the next."""
PLAYS = 27
"""So many plays are made."""


@pytest.mark.parametrize("game", game_names())
def test_the_game_goes_on_where_a_play_many_steps_back_was_told_anew(game, tmp_path):
    truth = generated_truth(numbered_header(game, 1), Random(5), 0.1)
    journal = quick_journal(tmp_path)
    evening = Evening.begin(journal, truth.header)
    watched = before_perfect_sight(truth, evening, 1)
    told_anew, due = 0, EVERY
    while len(steps := course_of(evening.ruled)) < PLAYS and watched.step():
        if len(steps) < due or not watched.sitting.referee.out_of_step.reading.in_step:
            continue
        due += EVERY
        step = next(step for step in steps[-1 - BACK :] if step.stands)
        watched.sitting.referee.put_right(step.first, step.ruled.event, watched.sitting.time.now)
        told_anew += 1
    assert told_anew == PLAYS // EVERY
    comparison = compare(truth, [step.ruled.event for step in course_of(evening.ruled)])
    assert (comparison.right, comparison.wrong, comparison.invented) == (PLAYS, 0, 0)
    assert watched.sitting.view.table.in_step
    journal.close()
