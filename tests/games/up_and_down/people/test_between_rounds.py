"""People between two rounds of Up & Down: card and dice are laid out anew, or left, rolled and thrown."""

from __future__ import annotations

import pytest

from companion.evening.journal import Journal
from companion.rehearsal.layout import DICE, UPDOWN_CARD, Layout
from tests.rehearsal.conftest import PromptScreen, rehearse, truth_of
from tests.rehearsal.perfect_sight import acted_before_perfect_sight

SUITS = "CDHS"
RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q")
PACK = [rank + suit for suit in SUITS for rank in RANKS]

DEAL = {"event": "deal"}
SETUP = {"event": "setup", "dice": [3, 4], "face": "UP", "facing": {"Ann": "C"}}
AS_IT_LAY = {"event": "setup", "dice": [2, 5], "face": "DOWN", "facing": {"Ann": "C"}}
"""The card falls on the face and lies turned as it did, and the sum of the dice is the same."""
OTHERWISE = {**SETUP, "dice": [1, 5]}
"""On the other face, and with other numbers."""
NOBODY_FACES_CLUBS = {**SETUP, "face": "DOWN", "facing": {"Ann": "D"}}
FLIP = {"event": "change", "face": "DOWN"}
UNDO = {"event": "undo"}


FIRST_ROUND = (
    DEAL,
    SETUP,
    *(
        event
        for number in range(15)
        for event in (
            {"event": "change", "face": "DOWN" if number % 2 == 0 else "UP"},
            {"event": "reveal", "cards": {"Ann": PACK[2 * number], "Ben": PACK[2 * number + 1]}},
        )
    ),
)
"""Fifteen tricks, the card flipped before each."""


def two_rounds(*events):
    """The first round, and what comes then."""
    return truth_of(*FIRST_ROUND, *events, players=("Ann", "Ben"), rounds=2)


def middle(layout: Layout) -> tuple[object, ...]:
    return tuple(layout.find(thing) for thing in (UPDOWN_CARD, *DICE))


def between(seed: int, *events) -> list[tuple[object, ...]]:
    """What lay in the middle from the end of the first round on, each layout of it once."""
    begin = len(FIRST_ROUND) - 1
    truth = two_rounds(*events)
    rehearsal = rehearse(truth, PromptScreen(), seed=seed, begin=begin, board=False, painted=False)
    lay: list[tuple[object, ...]] = []
    for _ in rehearsal:
        now = middle(rehearsal.layout)
        if rehearsal.acting not in (None, truth.acted[begin]) and now not in lay[-1:]:
            lay.append(now)
    return lay


def test_now_and_then_card_and_dice_are_left_lying():
    left = [seed for seed in range(30) if None not in between(seed, DEAL)[0]]
    assert 5 <= len(left) <= 20


ROLL_FIRST, THROW_FIRST = 11, 3
"""People of these seeds leave them lying."""


@pytest.mark.parametrize(
    ("seed", "card_lies", "dice_lie"), [(ROLL_FIRST, True, False), (THROW_FIRST, False, True)]
)
def test_what_was_left_is_rolled_and_thrown_one_after_the_other(seed, card_lies, dice_lie):
    complete = [lay for lay in between(seed, DEAL, AS_IT_LAY) if None not in lay]
    (card, *dice), (half, *halves), (thrown, *rolled) = complete
    assert (half == card, halves == dice) == (card_lies, dice_lie)
    assert thrown.spot.distance(card.spot) >= 12.0
    assert all(now.spot.distance(was.spot) > 12.0 for now in rolled for was in dice)


STORIES = {
    "a setup": (DEAL, SETUP, FLIP),
    "face and numbers are others": (DEAL, OTHERWISE, FLIP),
    "laid out before the deal": (SETUP, DEAL, FLIP),
    "a card that falls as it lay": (DEAL, AS_IT_LAY, FLIP),
    "a setup in which nobody faces clubs": (NOBODY_FACES_CLUBS, DEAL, SETUP, FLIP),
    "a setup that is taken back": (DEAL, SETUP, UNDO, AS_IT_LAY, FLIP),
    "a deal that is taken back": (DEAL, UNDO, DEAL, SETUP, FLIP),
    "setup and deal that are taken back": (DEAL, SETUP, UNDO, UNDO, DEAL, AS_IT_LAY, FLIP),
    "a last trick that is taken back": (
        UNDO,
        {"event": "reveal", "cards": {"Ann": PACK[28], "Ben": PACK[43]}},
        DEAL,
        SETUP,
        FLIP,
    ),
    "a second setup": (DEAL, SETUP, AS_IT_LAY, FLIP),
}


@pytest.mark.parametrize("seed", [ROLL_FIRST, THROW_FIRST], ids=["roll first", "throw first"])
@pytest.mark.parametrize("events", STORIES.values(), ids=STORIES)
def test_a_story_is_told_as_it_was_though_card_and_dice_were_left(events, seed, tmp_path):
    journal = Journal(tmp_path / "journal.sqlite")
    outcome, watched = acted_before_perfect_sight(two_rounds(*events), journal, seed)
    journal.close()
    assert outcome.first_difference is None
    assert outcome.same
    assert watched.measures.questions == 0
