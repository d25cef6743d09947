"""What the record does not know is not held against anybody; what it knows is (UP-5, UP-12, UP-22, UP-71)."""

from __future__ import annotations

import pytest

from tests.games.up.rules.table import Table, deal, in_play

HIDDEN = deal(hands=None, hidden=None)

PLAYS = [
    # Ann's cards, Ben's cards, what Ann lays, whether it can be there
    ("? ? / /", "7 / 7 /", "hand 7", False),
    ("? ? / /", "7 / /", "hand 7", True),
    ("? ? / /", "7 / /", "hand 7 7", False),
    ("? ? / /", "1 / /", "hand 7 7", True),
    ("? ? / /", "1 / /", "hand 7 7 7", False),
    ("7 ? / /", "7 / /", "hand 7", True),
    ("7 ? / /", "7 / /", "hand 7 7", False),
    ("7 ? / /", "? / /", "hand 7 7", True),
    ("7 5 / /", "? / /", "hand 7 7", False),
    ("5 ? / 7 / ?", "? / /", "hand 7", True),
    ("5 ? / 7 / ?", "? / /", "hand 7 7", False),
    ("5 / / ? ?", "7 7 / /", "hidden 7", False),
    ("5 / / ? ?", "7 / /", "hidden 7", True),
    ("5 / / 7 3", "? ? / /", "hidden 4", False),
]


@pytest.mark.parametrize(("ann", "ben", "play", "possible"), PLAYS)
def test_unknown_cards_may_be_what_is_not_known_to_be_elsewhere(ann, ben, play, possible):
    table = in_play("11", Ann=ann, Ben=ben)
    ruling = table.play("Ann", *play.split(" ", 1))
    assert (ruling.legal, ruling.clause) == (possible, None if possible else "UP-22")


def test_cards_in_the_tower_and_cleared_away_are_known_to_be_elsewhere():
    table = in_play("7", Ann="? ? ? / /", Ben="? ? ? / /")
    assert table.play("Ann", "hand", "7 7").clause == "UP-22"
    table.plays("Ann hand 7", "Ben hand clear")
    assert table.play("Ben", "hand", "7").clause == "UP-22"


def test_known_cards_are_used_before_unknown_ones():
    table = in_play("9 8", Ann="? 11 / / ?", Ben="? ? / /")
    assert table.plays("Ann hand 11") == [("collapse",)]
    table.plays("Ann hand 9")
    holding = table.game.position.round.holdings.players[0]
    assert (holding.hand.unknown, holding.hand.size) == (1, 3)
    assert table.play("Ben", "hand", "9").legal
    assert table.play("Ann", "hand", "8 8").legal, "one known, one unknown"
    assert table.state["cards_left"]["Ann"]["hand"] == 1


def test_a_card_kept_from_the_cut_is_known_and_one_of_the_hand():
    table = Table()
    assert table.rule("deal", **HIDDEN, cut="clear").legal
    assert table.state["cards_left"]["Ben"] == {"hand": 5, "open": 4, "hidden": 4}
    assert table.play("Ben", "hand", "4 4 4").clause == "UP-22"
    assert table.rule(
        "ask", about={"event": "play", "player": "Ben", "from": "hand", "cards": ["4", "4"]}
    ).legal
    table.plays("Ben hand 11", "Ann hand 9", "Ben hand 9", "Ann hand 7", "Ben hand 7", "Ann hand 6")
    assert table.play("Ben", "hand", "6").legal, "the last of the four unknown cards"
    table.plays("Ann hand 4")
    assert table.play("Ben", "hand", "4").clause == "UP-22", "the fifth is known to be the clear card"
    assert table.plays("Ben hand clear") == [("cleared",)]


def test_the_cutter_sits_at_the_dealers_right():
    table = Table(("Ann", "Ben", "Cem"))
    three = {"Ann": "11 8 5 3", "Ben": "10 8 5 1", "Cem": "9 9 2 2"}
    hands = {"Cem": "1 2 3 4 5"}
    assert table.rule("deal", **deal(open=three, hands=hands, hidden=None, cut="-2")).clause == "UP-12"
    assert table.rule("deal", **deal("Ben", open=three, hands=hands, hidden=None, cut="-2")).legal
    assert table.state["forehand"] == table.state["to_move"] == "Cem"


def test_an_extra_set_adds_one_copy_of_each_card():
    plain, more = Table(), Table(extra_set=True)
    three_eights = {"Ann": "8 6 -2 4 2"}
    assert plain.rule("deal", **deal(hands=three_eights, hidden=None)).clause == "UP-5"
    assert more.rule("deal", **deal(hands=three_eights, hidden=None)).legal
    assert more.play("Ben", "hand", "8").clause == "UP-22"
    four_eights = deal(hands={"Ann": "8 8 -2 4 2"}, hidden=None)
    assert Table(extra_set=True).rule("deal", **four_eights).clause == "UP-5"


def test_without_minus_two_hands_have_four_cards():
    table = Table(minus_two=False)
    assert table.rule("deal", **HIDDEN).legal
    assert table.state["cards_left"]["Ann"] == {"hand": 4, "open": 4, "hidden": 4}
    table = Table(minus_two=False, double_two=True)
    assert table.rule("deal", **HIDDEN).legal
    assert table.play("Ben", "hand", "-2").clause == "UP-4"


def test_unknown_cards_stay_unknown_even_where_they_could_be_worked_out():
    """All 26 cards but Ben's two last ones lie open or were laid: which they are follows, but is not used."""
    table = Table()
    assert table.rule("deal", **deal(hidden={"Ann": "10 9 4 clear"})).legal
    unplaced = table.game.position.round.holdings.unplaced
    assert sum(unplaced.to_bytes(14, "little")) == 4
    assert table.game.position.round.holdings.players[1].hidden.unknown == 4
