"""Records of Auf und Ab acted out, and what an eye without fault makes of them."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from companion.engines import Header
from companion.evening.journal import Journal
from companion.games.auf_und_ab.people.people import AufUndAbPeople
from companion.games.auf_und_ab.table.questions import NO_NEW_CARD, ask_card
from companion.rehearsal.conditions import Hand
from companion.rehearsal.layout import BACK, Kind, Layout
from companion.rehearsal.script import AwaitRuling, Together
from companion.rehearsal.skips import Skip
from companion.rehearsal.truth import generated_truth, read_truth
from companion.table.inputs import Action, Press
from companion.table.seats import seats_around
from tests.rehearsal.conftest import PromptScreen, rehearse
from tests.rehearsal.perfect_sight import acted_before_perfect_sight
from tests.rehearsal.told import truth_told
from tests.shared_material import SHARED

NAMES = ("Harald", "Wolfgang", "Petra")
DEAL = {"event": "deal"}
UNDO = {"event": "undo"}


def play(player, *cards, **said):
    return {"event": "play", "player": player, "cards": list(cards), **said}


def passing(*players):
    return tuple({"event": "pass", "player": player} for player in players)


def truth_of(*events, players=NAMES, **options):
    return truth_told(Header("auf-und-ab", players, options), *events)


OPEN = play("Harald", "0-0", "0-1", "0-9", count=4)
FOLLOW = play("Wolfgang", "1-2", "1-3", "1-4", "1-8")
NINETEEN = [f"{low}-9" for low in range(1, 10)] + [f"{low}-8" for low in range(9)] + ["7-7"]
ROUND = (DEAL, OPEN, FOLLOW, *passing("Petra", "Harald", "Wolfgang"))

STORIES = {
    "a round with two change cards": (*ROUND, play("Wolfgang", "2-3")),
    "a double that counts once": (DEAL, play("Petra", "3-3", "3-4", count=2), play("Harald", "5-5")),
    "a count that the set cannot stand for": (DEAL, play("Harald", "0-0", count=9), OPEN),
    "an illegal set taken back, and another": (DEAL, OPEN, play("Wolfgang", "1-2", "1-3"), FOLLOW),
    "the same illegal set twice": (DEAL, OPEN, play("Wolfgang", "1-2"), play("Wolfgang", "1-2"), FOLLOW),
    "no common number": (DEAL, OPEN, play("Wolfgang", "1-2", "3-4", "5-6", "7-8", "8-9")),
    "a set out of turn": (DEAL, OPEN, play("Petra", "1-2", "1-3", "1-4", "1-5"), FOLLOW),
    "passes out of turn and after passing": (DEAL, OPEN, *passing("Petra", "Wolfgang", "Wolfgang", "Petra")),
    "a set undone and laid again": (DEAL, OPEN, FOLLOW, UNDO, FOLLOW),
    "undone across the end of a round": (*ROUND, UNDO, UNDO, *passing("Harald", "Wolfgang")),
    "all undone": (DEAL, OPEN, FOLLOW, UNDO, UNDO, UNDO, UNDO, DEAL, OPEN),
    "another deal in mid-hand": (DEAL, OPEN, DEAL, FOLLOW),
    "a set before the first deal": (play("Petra", "0-0", "0-1", count=2), DEAL, OPEN),
    "ten cards at once, and twelve": (
        DEAL,
        play("Harald", *(f"0-{high}" for high in range(10)), count=10),
        play("Wolfgang", *(f"1-{high}" for high in range(1, 10)), "2-3", "2-4", "2-5"),
    ),
}


@pytest.mark.parametrize("events", STORIES.values(), ids=STORIES)
def test_a_story_is_told_as_it_was(events, tmp_path):
    truth = truth_of(*events)
    assert all(step.skip is None for step in truth.steps)
    outcome, watched = acted_before_perfect_sight(truth, Journal(tmp_path / "journal.sqlite"))
    assert outcome.first_difference is None
    assert outcome.same
    assert outcome.illegal_right == outcome.illegal
    assert watched.measures.questions == 0


@pytest.mark.parametrize(
    ("seed", "players", "options"),
    [(18, 3, {"end": {"points": 1}}), (5, 4, {})],
)
def test_a_whole_game_with_mishaps_is_told_as_it_was(seed, players, options, tmp_path):
    header = Header("auf-und-ab", (*NAMES, "Kim")[:players], options)
    truth = generated_truth(header, Random(seed), mishaps=0.2)
    outcome, watched = acted_before_perfect_sight(truth, Journal(tmp_path / "journal.sqlite"), seed)
    assert outcome.same, outcome.first_difference
    assert watched.measures.questions == 0


@pytest.mark.skipif(SHARED is None, reason="the sample game is not here")
def test_petra_scores_two_in_the_sample_game(tmp_path):
    with (SHARED / "rules/examples/auf-und-ab-sample-game.jsonl").open("rb") as file:
        truth = read_truth(file)
    outcome, watched = acted_before_perfect_sight(truth, Journal(tmp_path / "journal.sqlite"))
    assert outcome.same
    assert truth.final.state()["scores"] == {"Harald": 0, "Wolfgang": 0, "Petra": 2}
    assert watched.measures.asked == 1, "the opener of the first round, and of no other"


@pytest.mark.parametrize(
    ("event", "skip"),
    [
        pytest.param(play("Wolfgang", "1-2", "1-2"), Skip.IMPOSSIBLE, id="a card twice"),
        pytest.param(play("Wolfgang", "0-1"), Skip.IMPOSSIBLE, id="a card that lies there"),
        pytest.param(play("Wolfgang", *NINETEEN), Skip.IMPOSSIBLE, id="more cards than a hand has"),
        pytest.param(play("Wolfgang", "1-2", count=4), Skip.INVISIBLE, id="a count that nobody asks for"),
        pytest.param(play("Petra", "1-2", count=4), None, id="a count that changes nothing"),
        pytest.param(play("Wolfgang", "1-2", "1-3", "1-4", "1-5", count=4), None, id="the round's count"),
    ],
)
def test_what_nobody_can_see_or_hear_is_left_out(event, skip):
    assert truth_of(DEAL, OPEN, event).steps[-1].skip is skip


@pytest.mark.parametrize("count", [None, -1, 21, 10**30])
def test_an_opening_whose_count_nobody_can_say_is_left_out(count):
    said = {} if count is None else {"count": count}
    assert truth_of(DEAL, play("Harald", "0-0", **said)).steps[-1].skip is Skip.INVISIBLE


def test_a_taken_card_cannot_be_laid_again_before_the_next_hand():
    again = play("Wolfgang", "1-2")
    assert truth_of(*ROUND, again).steps[-1].skip is Skip.IMPOSSIBLE
    assert truth_of(*ROUND, UNDO, UNDO, UNDO, UNDO, again).steps[-1].skip is None


def acted_out(truth, seed=3):
    rehearsal = rehearse(truth, PromptScreen(), seed=seed, painted=False)
    presses = [moment for moment in rehearsal if isinstance(moment, Press)]
    return rehearsal, presses


def test_the_sets_of_a_round_lie_until_its_winner_takes_them():
    running, _ = acted_out(truth_of(*ROUND[:-1]))
    laid = {lying.card for lying in running.layout.of(Kind.CARD)} - {None}
    assert laid == {*OPEN["cards"], *FOLLOW["cards"]}
    over, _ = acted_out(truth_of(*ROUND))
    assert [lying.shows for lying in over.layout.of(Kind.CARD)] == [BACK], "the card aside"


def test_everybody_passes_with_the_own_button():
    _, presses = acted_out(truth_of(*ROUND))
    assert [(press.action, press.seat) for press in presses] == [
        (Action.DEALT, None),
        (Action.PASS, 2),
        (Action.PASS, 0),
        (Action.PASS, 1),
    ]


def test_an_illegal_set_and_an_undone_one_are_taken_off_the_table():
    rehearsal, _ = acted_out(truth_of(DEAL, OPEN, play("Wolfgang", "1-2"), FOLLOW, UNDO))
    assert {lying.card for lying in rehearsal.layout.of(Kind.CARD)} - {None} == set(OPEN["cards"])


def test_once_a_set_was_ruled_on_nothing_new_lies_there():
    """Light on the cards was asked about, and the set answered: it was told once more."""
    truth = truth_of(DEAL, OPEN)
    people = AufUndAbPeople(truth.header, Hand(4.0, 4.0), np.random.default_rng(1), seats_around(len(NAMES)))
    step = truth.steps[1]
    acting = people.act(step, Layout())
    laid = next(act for act in acting if isinstance(act, Together))
    layout = Layout().put(laid.gestures[0].brings)
    question = ask_card(None, (), (), step.ruling.position)

    def answered() -> str:
        return question.choices[people.answer(question, layout)].value

    assert answered() in OPEN["cards"]
    assert isinstance(next(acting), AwaitRuling)
    next(acting)
    assert answered() == NO_NEW_CARD
