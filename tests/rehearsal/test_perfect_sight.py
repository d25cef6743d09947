from companion.evening.journal import Journal
from tests.rehearsal.conftest import DEAL, FLIP, SETUP, TRICK, truth_of
from tests.rehearsal.perfect_sight import acted_before_perfect_sight


def test_a_whole_story_of_up_and_down_is_told_as_it_was(tmp_path):
    truth = truth_of(DEAL, SETUP, FLIP, {"event": "undo"}, FLIP, TRICK)
    outcome, watched = acted_before_perfect_sight(truth, Journal(tmp_path / "journal.sqlite"))
    assert outcome.first_difference is None
    assert outcome.same
    assert watched.measures.questions == 0
