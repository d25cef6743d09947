import io
from random import Random

import pytest

from companion.engines import HeaderError, game_names
from companion.engines.players.game_players import numbered_header
from companion.rehearsal.skips import Skip
from companion.rehearsal.truth import generated_truth, read_truth
from tests.rehearsal.conftest import DEAL, FLIP, SETUP, TRICK, truth_of

HAND = ["2C", "3C", "4C", "5C", "6C", "7C", "8C", "9C", "10C", "JC", "QC", "2D", "3D", "4D"]


def skips(*events):
    return [step.skip for step in truth_of(*events).steps]


def test_a_legal_round_is_acted_out_whole():
    assert skips(DEAL, SETUP, FLIP, TRICK) == [None] * 4


@pytest.mark.parametrize(
    ("last", "skip"),
    [
        ("{", Skip.INVALID),
        ({"event": "shuffle"}, Skip.INVALID),
        ({"event": "ask", "about": FLIP}, Skip.ASK),
        ({"event": "change", "player": "Kim"}, Skip.INVISIBLE),
        ({"event": "change", "dice": [4, 3]}, Skip.INVISIBLE),
        ({"event": "change", "face": "UP", "facing": {"Kim": "C"}}, Skip.INVISIBLE),
        ({"event": "change", "facing": {"Kim": "H", "Leah": "H"}}, Skip.IMPOSSIBLE),
        ({"event": "reveal", "cards": {"Kim": "9C", "Leah": "5D"}}, Skip.INVISIBLE),
        ({"event": "reveal", "cards": {"Kim": "9C", "Leah": "9C", "Alex": "2H"}}, Skip.IMPOSSIBLE),
        ({"event": "reveal", "cards": {"Kim": "AC", "Leah": "KD", "Alex": "2H"}}, None),
        ({"event": "change", "player": "Leah", "face": "DOWN"}, None),
        ({"event": "change", "dice": [2, 5]}, None),
        ({"event": "change", "face": "DOWN", "dice": [1, 1]}, None),
        ({"event": "setup", "dice": [1, 2], "face": "DOWN", "facing": {"Kim": "C"}}, None),
        (SETUP, Skip.INVISIBLE),
        (DEAL, None),
        ({"event": "undo"}, None),
    ],
)
def test_what_cannot_be_acted_out_is_skipped_with_its_reason(last, skip):
    assert skips(DEAL, SETUP, last)[-1] is skip


def test_an_event_that_is_well_formed_only_in_another_position_is_invalid():
    record = (
        '{"record":1,"game":"schwupps","players":["Jo","Mia"]}\n'
        '{"event":"aggravate","player":"Jo"}\n'
        '{"event":"setup","rows":[["+1","number"],["-2","color"]],"next":"+2",'
        '"piles":[["red-5","blue-7"],["green-1","yellow-10"]]}\n'
        '{"event":"aggravate","player":"Jo"}\n'
    )
    truth = read_truth(io.BytesIO(record.encode()))
    assert [step.skip for step in truth.steps] == [Skip.INVALID, None, Skip.INVALID]


def test_nothing_can_be_changed_that_does_not_lie_there():
    assert skips(DEAL, FLIP) == [None, Skip.IMPOSSIBLE]


def test_a_card_that_lies_in_a_trick_cannot_be_shown_again():
    again = {"event": "reveal", "cards": {"Kim": "9C", "Leah": "2D", "Alex": "3S"}}
    turn = {"event": "change", "facing": {"Kim": "S"}}
    assert skips(DEAL, SETUP, FLIP, TRICK, turn, again)[-1] is Skip.IMPOSSIBLE
    assert skips(DEAL, SETUP, FLIP, TRICK, {"event": "undo"}, TRICK)[-1] is None


def test_a_verdict_that_needs_hidden_hands_is_skipped():
    dealt = {"event": "deal", "hands": {"Kim": HAND}}
    not_hers = {"event": "reveal", "cards": {"Kim": "2S", "Leah": "5S", "Alex": "10S"}}
    hers = {"event": "reveal", "cards": {"Kim": "2C", "Leah": "5S", "Alex": "10S"}}
    ace = {"event": "deal", "hands": {"Kim": ["AC"]}}
    assert skips(ace, dealt, SETUP, FLIP, not_hers, hers) == [
        Skip.HIDDEN,
        None,
        None,
        None,
        Skip.HIDDEN,
        None,
    ]


def test_the_public_record_names_no_hidden_card():
    dealt = {"event": "deal", "hands": {"Kim": HAND}}
    assert truth_of(dealt).steps[0].line == {"event": "deal"}


def test_lines_keep_their_numbers():
    assert [step.number for step in truth_of(DEAL, "", SETUP).steps] == [2, 4]


@pytest.mark.parametrize("game", game_names())
def test_what_people_do_who_have_not_noticed_the_end_can_be_left_out(game):
    truths = [generated_truth(numbered_header(game, number), Random(number), 0.6) for number in range(3, 7)]
    left = [truth.to_the_end for truth in truths]
    assert left != truths, "somebody has not noticed"
    assert all(truth.final.state()["winners"] for truth in left)
    assert not any(truth.steps[-1].before.state()["winners"] for truth in left)
    assert [truth.final for truth in left] == [truth.final for truth in truths]


def test_a_record_without_header_is_refused():
    with pytest.raises(HeaderError):
        read_truth(io.BytesIO(b""))
