"""Records of Up acted out, and what an eye without fault makes of them."""

from __future__ import annotations

from random import Random

import pytest

from companion.engines import Header
from companion.evening.journal import Journal
from companion.rehearsal.skips import Skip
from companion.rehearsal.truth import generated_truth, read_truth
from tests.rehearsal.perfect_sight import acted_before_perfect_sight
from tests.rehearsal.told import truth_told
from tests.shared_material import SHARED

UNDO = {"event": "undo"}
NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gil", "Hans", "Ida", "Jo")


def deal(dealer="Ann", ann="11 8 5 3", ben="10 8 5 1", **said):
    rows = {"Ann": ann.split(), "Ben": ben.split()}
    return {"event": "deal", "dealer": dealer, "open": rows, **said}


def play(player, place, *cards):
    return {"event": "play", "player": player, "from": place, "cards": list(cards)}


def call(player):
    return {"event": "call", "player": player}


def announce(player, variant):
    return {"event": "announce", "player": player, "variant": variant}


def truth_of(*events, players=("Ann", "Ben"), **options):
    return truth_told(Header("up", players, options), *events)


BEGUN = (deal(), play("Ben", "hand", "9"), play("Ann", "hand", "7"))
STORIES = {
    "sets from hand and open cards": (*BEGUN, play("Ben", "open", "5"), play("Ann", "open", "3")),
    "a fan of equal cards": (deal(), play("Ben", "hand", "7", "7"), play("Ann", "hand", "6", "6")),
    "the same number again and again": (*BEGUN, play("Ben", "hand", "7"), play("Ann", "hand", "2")),
    "a card kept from the cut": (deal(cut="clear"), play("Ben", "hand", "9")),
    "a number kept from the cut": (deal(cut="7"), deal(), play("Ben", "hand", "9")),
    "three open cards": (deal(ann="11 8 5"), deal(), play("Ben", "hand", "9")),
    "another deal in mid-round": (*BEGUN, deal("Ben"), deal(ann="1 2 3 4"), play("Ben", "open", "5")),
    "a deal undone": (deal(), UNDO, deal("Ben"), play("Ann", "hand", "9")),
    "out of turn": (*BEGUN, play("Ann", "hand", "6"), play("Ann", "open", "3"), play("Ben", "open", "5")),
    "an open card in the first turn": (deal(), play("Ben", "open", "10"), play("Ben", "hand", "9")),
    "a card turned in the first turn": (deal(), play("Ben", "hidden", "4"), play("Ben", "hand", "9")),
    "two values at once": (deal(), play("Ben", "hand", "9", "7"), play("Ben", "hand", "9")),
    "a face-down card under open ones": (*BEGUN, play("Ben", "hidden", "6", "2"), play("Ben", "open", "5")),
    "the tower collapses": (*BEGUN, play("Ben", "open", "10"), play("Ben", "hand", "10")),
    "the tower is cleared": (*BEGUN, play("Ben", "hand", "clear"), play("Ben", "open", "10")),
    "a collapse undone": (*BEGUN, play("Ben", "open", "10"), UNDO, play("Ben", "hand", "6")),
    "two −2": (*BEGUN, play("Ben", "hand", "-2", "-2"), play("Ann", "open", "3")),
    "undone and laid again": (*BEGUN, UNDO, UNDO, play("Ben", "hand", "9"), play("Ann", "hand", "7")),
    "variants announced": (
        deal(),
        announce("Ann", "dirty_one"),
        announce("Ben", "dirty_one"),
        announce("Ben", "double_two"),
        play("Ben", "hand", "9"),
        announce("Ben", "dirty_one"),
    ),
    "calls of no use": (deal(), call("Ann"), call("Ben"), call("Ben"), play("Ben", "hand", "9")),
}


def places_left_free(truth):
    """Where no open card was dealt, which is asked about each time."""
    deals = (step.line["open"] for step in truth.acted if step.line and step.line["event"] == "deal")
    return sum(max(4 - len(row), 0) for rows in deals for row in rows.values())


@pytest.mark.parametrize("story", STORIES)
def test_a_story_is_told_as_it_was(story, tmp_path):
    truth = truth_of(*STORIES[story])
    outcome, watched = acted_before_perfect_sight(truth, Journal(tmp_path / "journal.sqlite"))
    assert outcome.first_difference is None
    assert outcome.same
    assert outcome.events == len(STORIES[story])
    assert watched.measures.questions == places_left_free(truth)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("players", "options", "seed"),
    [
        (2, {"end": {"points": 50}}, 3),
        (3, {"scoring": "cards", "minus_two": False}, 1),
        (4, {"extra_set": True, "double_two": True}, 2),
        (9, {"scoring": "points"}, 7),
    ],
)
def test_a_whole_game_full_of_mistakes_is_told_as_it_was(players, options, seed, tmp_path):
    header = Header("up", NAMES[:players], options)
    truth = generated_truth(header, Random(seed), mishaps=0.2)
    outcome, watched = acted_before_perfect_sight(truth, Journal(tmp_path / "journal.sqlite"))
    assert outcome.first_difference is None
    assert outcome.same
    assert watched.measures.questions == places_left_free(truth)


def test_open_cards_that_do_not_lie_there_cannot_be_laid():
    steps = truth_of(*BEGUN, play("Ben", "open", "7"), play("Ben", "open", "8", "8")).steps
    assert [step.skip for step in steps[-2:]] == [Skip.IMPOSSIBLE, Skip.IMPOSSIBLE]


def test_no_more_copies_are_laid_than_the_pack_has():
    step = truth_of(*BEGUN, play("Ben", "hand", "9", "9", "9")).steps[-1]
    assert step.skip is Skip.IMPOSSIBLE


def test_what_only_a_hidden_card_forbids_is_not_acted_out():
    known = deal(hands={"Ben": ["9", "4", "3", "2", "1"]})
    assert truth_of(known, play("Ben", "hand", "7")).steps[-1].skip is Skip.HIDDEN


@pytest.mark.skipif(SHARED is None, reason="needs the shared material")
def test_a_record_that_knows_all_cards_has_them_shown_at_the_end():
    assert SHARED is not None
    with (SHARED / "rules/examples/up-example-game.jsonl").open("rb") as file:
        truth = read_truth(file)
    shown = [step.number for step in truth.steps if step.line and step.line["event"] == "show"]
    assert len(shown) == 2
    assert truth.final.game_over
