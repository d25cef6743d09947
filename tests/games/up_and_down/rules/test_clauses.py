"""Every clause that can be cited, and which one is cited when an event breaks several."""

from __future__ import annotations

import pytest

from companion.games.up_and_down.rules import RULES
from companion.texts import LANGUAGES, texts
from tests.games.up_and_down.rules.tables import (
    DEAL,
    FLIP,
    HANDS,
    KNOWN_DEAL,
    SETUP,
    TRICK,
    change,
    hands,
    reveal,
    setup,
    table,
    tell,
)
from tests.written import is_written

NOTHING = ()
DEALT = (KNOWN_DEAL,)
LAID_OUT = (SETUP,)
READY = (KNOWN_DEAL, SETUP)
CHANGED = (*READY, FLIP)
ONE_TRICK = (*CHANGED, TRICK)
SECOND_CHANGE = (*ONE_TRICK, change(face="UP"))
HIDDEN = (DEAL, SETUP, FLIP)


def a_round():
    """A whole round in which the leader flips before every trick; all hands as in `HANDS`."""
    lines = [KNOWN_DEAL, SETUP]
    for number in range(14):
        lines.append(change(face="DOWN" if number % 2 == 0 else "UP"))
        lines.append(reveal(*(HANDS[name][number] for name in HANDS)))
    return tuple(lines)


OVER = a_round()

CASES = [
    # deal
    (OVER, DEAL, "UAD-46"),
    (OVER, hands(Kim=["KC"]), "UAD-46"),
    (DEALT, DEAL, "UAD-9"),
    (DEALT, hands(Kim=["KC"]), "UAD-9"),
    (CHANGED, KNOWN_DEAL, "UAD-9"),
    (NOTHING, hands(Kim=[*HANDS["Kim"][1:], "AS"]), "UAD-1"),
    (NOTHING, hands(Kim=["KC", "KC"]), "UAD-1"),
    (NOTHING, hands(Kim=["2C"], Alex=["KC"]), "UAD-1"),
    (NOTHING, hands(Kim=HANDS["Kim"][1:]), "UAD-7"),
    (NOTHING, hands(Kim=[*HANDS["Kim"], "2C"]), "UAD-7"),
    (NOTHING, hands(Kim=[]), "UAD-7"),
    (NOTHING, hands(Kim=[*HANDS["Kim"][1:], "3C"]), "UAD-2"),
    (NOTHING, hands(Kim=[*HANDS["Kim"][1:], "10S"]), "UAD-2"),
    # setup
    (OVER, SETUP, "UAD-46"),
    (OVER, setup(facing={"Kim": "D"}), "UAD-46"),
    (LAID_OUT, SETUP, "UAD-15"),
    (LAID_OUT, setup(facing={"Kim": "C", "Leah": "C"}), "UAD-15"),
    (READY, SETUP, "UAD-15"),
    (NOTHING, setup(facing={"Kim": "C", "Leah": "H"}), "UAD-5"),
    (NOTHING, setup(facing={"Kim": "D", "Leah": "D"}), "UAD-5"),
    (NOTHING, setup(facing={"Kim": "D"}), "UAD-14"),
    # change
    (OVER, FLIP, "UAD-46"),
    (OVER, change(), "UAD-46"),
    (NOTHING, FLIP, "UAD-16"),
    (DEALT, FLIP, "UAD-16"),
    (LAID_OUT, change(player="Alex"), "UAD-16"),
    (CHANGED, change(face="UP"), "UAD-21"),
    (CHANGED, change(player="Leah", facing={"Kim": "C", "Leah": "C"}), "UAD-21"),
    (READY, change(player="Leah", face="DOWN"), "UAD-20"),
    (READY, change(player="Leah", facing={"Kim": "C", "Leah": "C"}), "UAD-20"),
    (READY, change(player="Leah"), "UAD-20"),
    (READY, change(facing={"Kim": "D", "Leah": "D"}), "UAD-5"),
    (READY, change(facing={"Kim": "D", "Leah": "D"}, face="DOWN", dice=[1, 1]), "UAD-5"),
    (READY, change(face="DOWN", facing={"Leah": "H"}), "UAD-23"),
    (READY, change(face="DOWN", dice=[1, 1]), "UAD-23"),
    (READY, change(face="DOWN", dice=[1, 6]), "UAD-23"),
    (READY, change(facing={"Leah": "H"}, dice=[2, 5]), "UAD-23"),
    (READY, change(face="DOWN", facing={"Leah": "H"}, dice=[1, 1]), "UAD-23"),
    (READY, change(), "UAD-22"),
    (READY, change(player="Kim"), "UAD-22"),
    (READY, change(dice=[3, 4]), "UAD-22"),
    (READY, change(dice=[4, 3]), "UAD-22"),
    (READY, change(face="UP", facing={"Alex": "H"}, dice=[4, 3]), "UAD-22"),
    (READY, change(dice=[2, 5]), "UAD-26"),
    (READY, change(dice=[6, 1], face="UP", facing={"Leah": "D"}), "UAD-26"),
    # reveal
    (OVER, TRICK, "UAD-46"),
    (OVER, reveal("-", "-", "-"), "UAD-46"),
    (NOTHING, TRICK, "UAD-16"),
    (DEALT, TRICK, "UAD-16"),
    (LAID_OUT, reveal("-", "KC", "KC"), "UAD-16"),
    (READY, TRICK, "UAD-19"),
    (READY, reveal("-", "KC", "KC"), "UAD-19"),
    (ONE_TRICK, reveal("3C", "6D", "9H"), "UAD-19"),
    (CHANGED, reveal("2C", "5D", "-"), "UAD-27"),
    (CHANGED, reveal("-", "-", "-"), "UAD-27"),
    (CHANGED, reveal("KC", "KC", "-"), "UAD-27"),
    (CHANGED, reveal("KC", "5D", "5D"), "UAD-1"),
    (CHANGED, reveal("2C", "5D", "AS"), "UAD-1"),
    (HIDDEN, reveal("2C", "2C", "8H"), "UAD-2"),
    (CHANGED, reveal("2C", "3C", "8H"), "UAD-2"),
    (CHANGED, reveal("5D", "2C", "8H"), "UAD-2"),
    (SECOND_CHANGE, reveal("2C", "6D", "9H"), "UAD-2"),
    (SECOND_CHANGE, reveal("3C", "6D", "2C"), "UAD-2"),
    (CHANGED, reveal("JS", "5D", "8H"), "UAD-29"),
    (CHANGED, reveal("2C", "5D", "QS"), "UAD-29"),
    (CHANGED, reveal("JS", "3C", "8H"), "UAD-2"),
]


@pytest.mark.parametrize(("before", "line", "clause"), CASES)
def test_a_wrong_event_breaks_the_first_clause_in_the_order_of_the_rules(before, line, clause):
    game = table(*before)
    position = game.position
    ruling = tell(game, line)
    assert (ruling.verdict.value, ruling.clause, ruling.effects) == ("illegal", clause, ())
    assert game.position is position
    assert ruling.position is position


def test_every_clause_with_a_sentence_of_its_own_is_cited_by_a_case():
    sentenced = {clause for clause in RULES.clauses if is_written(clause, "en", "no")}
    assert {clause for _, _, clause in CASES} == sentenced


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("before", "line", "clause"), CASES)
def test_the_reason_of_a_wrong_event_can_be_said(before, line, clause, language):
    ruling = tell(table(*before), line)
    assert ruling.reason.key == clause
    assert texts(language).reason(ruling.reason)


@pytest.mark.parametrize(
    ("before", "line", "sentence"),
    [
        (NOTHING, hands(Kim=["2C"]), "Kim has one card instead of 14."),
        (READY, change(player="Leah", face="DOWN"), "Kim makes this change, not Leah."),
        (NOTHING, setup(facing={"Kim": "C", "Leah": "H"}), "When Kim faces ♣, Leah faces ♦, not ♥."),
        (
            NOTHING,
            setup(facing={"Kim": "D"}),
            "Nobody faces ♣, only ♦, ♥ and ♠; turn the card until somebody does.",
        ),
        (CHANGED, reveal("2C", "-", "-"), "The cards of Leah and Alex are missing."),
        (CHANGED, reveal("JS", "5D", "8H"), "Kim does not have J♠."),
        (CHANGED, reveal("2C", "3C", "8H"), "3♣ is in Kim’s hand."),
        (SECOND_CHANGE, reveal("2C", "6D", "9H"), "2♣ has already been played in this round."),
        (HIDDEN, reveal("2C", "2C", "8H"), "Two players show 2♣, but there is only one."),
        (OVER, DEAL, "The game is over: its only round has been played."),
    ],
)
def test_a_reason_names_the_people_and_cards_of_the_case(before, line, sentence):
    assert texts("en").reason(tell(table(*before), line).reason) == sentence


def test_between_two_rounds_deal_and_setup_are_both_missing():
    game = table(*OVER, rounds=2)
    assert game.position.state()["phase"] == "round_over"
    assert tell(game, FLIP).clause == "UAD-16"
    assert tell(game, TRICK).clause == "UAD-16"


@pytest.mark.parametrize("first", [DEAL, SETUP])
def test_either_deal_or_setup_begins_the_next_round(first):
    game = table(*OVER, first, rounds=2)
    state = game.position.state()
    assert state["phase"] == "setup"
    assert state["tricks"] == {"Kim": 0, "Leah": 0, "Alex": 0}
    assert sum(state["totals"].values()) > 0
    assert state["cards_left"]["Kim"] == (14 if first is DEAL else 0)
    assert (state["face"] is None) == (first is DEAL)


def test_a_card_played_in_the_last_round_may_be_played_again():
    game = table(*OVER, DEAL, SETUP, FLIP, rounds=2)
    assert tell(game, TRICK).legal


def test_a_hidden_hand_may_hold_what_no_known_hand_holds():
    game = table({"event": "deal", "hands": {"Kim": HANDS["Kim"]}}, SETUP, FLIP)
    assert tell(game, reveal("2C", "QS", "JS")).legal


def test_a_card_of_a_known_hand_cannot_come_from_a_hidden_one():
    game = table({"event": "deal", "hands": {"Kim": HANDS["Kim"]}}, SETUP, FLIP)
    assert tell(game, reveal("2C", "3C", "JS")).clause == "UAD-2"
