"""From steady scenes to plays of Schwupps; three players sit around the table, Kim at the lower edge."""

from __future__ import annotations

import math
from dataclasses import replace

import pytest

from companion.engines import Effect, EffectKind, Undo
from companion.games.schwupps.table import SchwuppsReader
from companion.games.schwupps.table.places import BOX, NEXT, PILES, SLOTS
from tests.games.schwupps.table.laid_out import (
    AGGRAVATION,
    LAID_OUT,
    LAY,
    LAYS,
    NAMES,
    UPPER_PUSHED,
    Table,
    arm_of,
    sighting,
    with_last_card,
)
from vision.motion.arm import Arm
from vision.sightings import Place, Sightings


def test_another_card_on_a_pile_is_a_number_of_whoever_laid_it(table):
    assert table.see(LAY) == LAYS
    assert table.ruling.legal
    assert table.see({**LAY, PILES[1][1]: "red-3"}, 2) == {
        "event": "number", "player": "Alex", "card": "red-3", "row": 1, "slot": 1
    }  # fmt: skip
    assert table.ruling.clause == "SCH-16"


def test_a_card_peeping_out_from_under_the_top_is_not_the_top(table):
    older = sighting(PILES[0][0], "red-5", off=-14.0, partial=True)
    assert table.see(LAY, 0, older) == LAYS


def test_a_covered_card_that_alone_is_read_is_not_laid_again(table):
    table.see(LAY)
    beneath = sighting(PILES[0][0], LAID_OUT[PILES[0][0]], partial=True)
    hidden = {zone: code for zone, code in LAID_OUT.items() if zone != PILES[0][0]}
    assert table.see(hidden, 1, beneath) is None
    table.apply(Undo())
    assert table.see(LAID_OUT) is None
    assert table.reading.in_step, "taken back, it is the top again"


@pytest.mark.parametrize(("seen", "player"), [((2, 0), "Kim"), ((1, 2), "Alex")])
def test_of_several_arms_the_player_to_move_is_taken_else_the_last(table, seen, player):
    cards = Sightings(tuple(sighting(zone, code) for zone, code in LAY.items()))
    assert table.show(cards, tuple(map(arm_of, seen)))["player"] == player


@pytest.mark.parametrize(
    ("pieces", "player"),
    [
        pytest.param((35.0, 70.0), "Leah", id="of which one cannot be of the player to move"),
        pytest.param((35.0, 10.0), "Kim", id="which may all be of the player to move"),
    ],
)
def test_an_arm_that_was_seen_in_pieces_is_of_whoever_fits_them_all(table, pieces, player):
    table.reader.seat(table.reader.table.facing((0.0, 72.0, 200.0)))
    cards = Sightings(tuple(sighting(zone, code) for zone, code in LAY.items()))
    assert table.show(cards, tuple(map(arm_from, pieces))) == {**LAYS, "player": player}


def test_a_hand_that_crosses_the_border_twice_is_not_told_as_a_neighbours(table):
    """It lay along the border, and what was seen further on seemed to be an arm that came in there."""
    table.reader.seat(table.reader.table.facing((0.0, 72.0, 200.0)))
    sleeve, hand = arm_from(35.0), arm_from(70.0)
    seen = (sleeve, replace(hand, other_entries=(sleeve.entry,)))
    cards = Sightings(tuple(sighting(zone, code) for zone, code in LAY.items()))
    assert table.show(cards, seen) == LAYS


def test_a_card_laid_beside_an_arm_that_lingers_is_not_told_as_that_ones(table):
    """Somebody wrote beside the pile, and whoever laid the card could not be told from the writing hand."""
    cards = Sightings(tuple(sighting(zone, code) for zone, code in LAY.items()))
    assert table.show(cards, (replace(arm_of(1), lingered=True),)) is None
    assert table.asked == ("question-who-laid", (*NAMES, ""), True)
    assert table.answer("Kim") == LAYS


@pytest.mark.parametrize(
    ("across", "player"),
    [pytest.param(0.0, None, id="over the pile"), pytest.param(-330.0, "Alex", id="aside from it")],
)
def test_a_card_over_which_the_player_to_move_reached_far_beyond_is_asked_about(table, across, player):
    """The arm of the player to move was seen as one with a pad that lay beyond the pile."""
    (zone,) = (zone for zone, code in LAY.items() if LAID_OUT.get(zone) != code)
    nearer = replace(arm_of(2), reach=Place(zone.x, zone.y, 0.0))
    farther = Arm(Place(zone.x + across, 280.0, 0.0), Place(zone.x + across, zone.y - 150.0, 0.0), 0.0)
    cards = Sightings(tuple(sighting(zone, code) for zone, code in LAY.items()))
    told = table.show(cards, (farther, nearer))
    assert (told and told["player"]) == player


def arm_from(direction: float) -> Arm:
    """An arm that reaches straight towards the middle of the table from there, degrees."""
    angle = math.radians(direction)
    return Arm(Place(-280 * math.sin(angle), 280 * math.cos(angle), 0.0), Place(0.0, 0.0, 0.0), 0.0)


def test_an_arm_that_may_be_of_the_player_to_move_but_is_nearer_to_another_is_asked_about(table):
    table.reader.seat(table.reader.table.facing((0.0, 40.0, 200.0)))
    angle = math.radians(25.0)
    reach = Place(-40 * math.sin(angle), 40 * math.cos(angle), 0.0)
    between = Arm(Place(-280 * math.sin(angle), 280 * math.cos(angle), 0.0), reach, 0.0)
    assert (
        table.show(Sightings(tuple(sighting(zone, code) for zone, code in LAY.items())), (between,)) is None
    )
    assert table.asked == ("question-who-laid", (*NAMES, ""), True)
    assert table.answer("Leah") == {**LAYS, "player": "Leah"}


def test_an_arm_that_is_only_guessed_to_be_of_another_than_the_player_to_move_is_asked_about(table):
    cards = Sightings(tuple(sighting(zone, code) for zone, code in LAY.items()))
    assert table.show(cards, (replace(arm_from(120.0), guessed=True),)) is None
    assert table.asked == ("question-who-laid", (*NAMES, ""), True)
    assert table.answer("Kim") == LAYS | {"player": "Kim"}


def towards(degrees: float) -> Arm:
    """An arm that comes in there, in degrees clockwise from the lower edge, and reaches to the middle."""
    angle = math.radians(degrees)
    reach = Place(-40 * math.sin(angle), 40 * math.cos(angle), 0.0)
    return Arm(Place(-280 * math.sin(angle), 280 * math.cos(angle), 0.0), reach, 0.0)


@pytest.mark.parametrize(
    ("arms", "player"),
    [((200.0, 174.0), "Alex"), ((150.0, 176.0), "Leah"), ((176.0,), None), ((174.0,), None)],
)
def test_an_arm_between_two_who_are_not_to_move_is_of_whom_another_arm_tells_or_asked_about(
    table, arms, player
):
    table.reader.seat(table.reader.table.facing((0.0, 150.0, 200.0)))
    laid = Sightings(tuple(sighting(zone, code) for zone, code in LAY.items()))
    told = table.show(laid, tuple(map(towards, arms)))
    assert (told and told["player"]) == player
    assert (table.asked is not None) == (player is None)


def test_an_arm_that_came_nowhere_near_what_was_laid_did_not_lay_it(table):
    """Somebody pointed at another row while the hand of the player to move was not told from the table."""
    pointing = replace(arm_of(1), reach=Place(-180.0, 60.0, 0.0))
    assert (
        table.show(Sightings(tuple(sighting(zone, code) for zone, code in LAY.items())), (pointing,)) is None
    )
    assert table.asked == ("question-who-laid", (*NAMES, ""), True)
    assert table.answer("Kim") == LAYS


def test_of_two_arms_that_came_about_as_near_it_was_that_of_the_player_to_move(table):
    cards = Sightings(tuple(sighting(zone, code) for zone, code in LAY.items()))
    pointing = replace(arm_of(1), reach=Place(0.0, 12.0, 0.0))
    withdrawn = replace(arm_of(0), reach=Place(0.0, 40.0, 0.0))
    assert table.show(cards, (withdrawn, pointing)) == LAYS


UNSEEN = {
    "a number": (LAY, "question-who-laid", LAYS),
    "a push": (UPPER_PUSHED, "question-who-pushed", {"event": "schwupp", "row": 0, "next": "-1"}),
}


@pytest.mark.parametrize(("cards", "asked", "told"), UNSEEN.values(), ids=UNSEEN)
def test_where_nobodys_arm_was_seen_somebody_says_whose_play_it_was(table, cards, asked, told):
    assert table.see(cards, None) is None
    assert table.asked == (asked, (*NAMES, ""), True), "whose turn it is comes first"
    assert table.end() is None
    assert table.asked is not None, "the turn does not end before that is known"
    assert table.answer("Leah") == {**told, "player": "Leah"}


@pytest.mark.parametrize("cards", [LAY, UPPER_PUSHED], ids=["a number", "a push"])
def test_where_nobody_played_what_is_read_otherwise_was_misread(table, cards):
    assert table.see(cards, None) is None
    assert table.answer("") is None
    assert table.asked is None
    assert table.see(cards, None) is None
    assert table.asked is None
    assert table.reading.in_step


def test_where_nobodys_arm_was_seen_laying_an_aggravation_card_somebody_says_whose_it_was(table):
    assert table.see(UPPER_PUSHED, None, AGGRAVATION) is None
    assert table.asked is not None
    assert table.asked[0] == "question-who-pushed"
    assert table.answer("Kim") is None
    assert table.asked is not None
    assert table.asked[0] == "question-gift"
    assert table.answer("Leah")["player"] == "Kim"


def test_another_card_where_one_seemed_to_have_moved_is_of_whoever_laid_it(table):
    assert table.see({**LAID_OUT, PILES[1][1]: "red-3"}, 0, off={PILES[0][0]: 4.0})["player"] == "Kim"
    assert table.see({**LAY, PILES[1][1]: "red-3"}, 2) == {**LAYS, "player": "Alex"}


def test_of_several_arms_the_one_that_reached_the_pile_laid_the_card(table):
    reached = replace(arm_of(2), reach=Place(PILES[0][0].x, PILES[0][0].y, 0.0))
    elsewhere = replace(arm_of(0), reach=Place(BOX.x, BOX.y, 0.0))
    cards = Sightings(tuple(sighting(zone, code) for zone, code in LAY.items()))
    assert table.show(cards, (reached, elsewhere)) == {**LAYS, "player": "Alex"}


def test_cards_pushed_along_a_row_are_a_schwupp(table):
    assert table.see(UPPER_PUSHED) == {"event": "schwupp", "player": "Kim", "row": 0, "next": "-1"}
    lower = {**UPPER_PUSHED, NEXT: "either", SLOTS[1][0]: "-1", SLOTS[1][1]: "-2"}
    assert table.see(lower) == {"event": "schwupp", "player": "Kim", "row": 1, "next": "either"}
    assert table.ruling.clause == "SCH-36"


def test_a_push_waits_for_the_next_card_to_be_turned_up(table):
    assert table.see({**UPPER_PUSHED, NEXT: None}) is None
    assert table.reading.notice.key == "notice-turn-up"
    assert table.see(UPPER_PUSHED, 2)["player"] == "Kim", "whoever turns it up for Kim"


def test_with_an_aggravation_card_a_push_asks_who_gets_the_common_card(table):
    assert table.see(LAID_OUT, 0, AGGRAVATION) is None
    assert table.reading.notice.key == "notice-push-a-row"
    assert table.see(UPPER_PUSHED, 0, AGGRAVATION) is None
    assert table.asked == ("question-gift", ("Leah", "Alex"), False)
    assert table.end(0) is None, "the rules must be satisfied first"
    assert table.asked[0] == "question-gift"
    gift = {"event": "aggravate", "player": "Kim", "row": 0, "next": "-1", "give": "Alex"}
    assert table.answer("Alex") == gift
    assert table.see(UPPER_PUSHED, 2, AGGRAVATION) is None, "the card may stay there"
    again = {**UPPER_PUSHED, NEXT: "-2", SLOTS[1][0]: "-1", SLOTS[1][1]: "-2"}
    table.see(again, 0, AGGRAVATION, sighting(BOX, "aggravation", off=20.0))
    assert table.answer("Kim") == {**gift, "row": 1, "next": "-2", "give": "Kim"}
    assert table.ruling.clause == "SCH-35"


def test_an_aggravation_card_boxed_before_anybody_said_whose_the_gift_is_still_asks(table):
    table.see(UPPER_PUSHED, 0, AGGRAVATION)
    assert table.see(UPPER_PUSHED, 0) is None
    assert table.answer("Alex")["event"] == "aggravate"
    lower = {**UPPER_PUSHED, NEXT: "either", SLOTS[1][0]: "-1", SLOTS[1][1]: "-2"}
    assert table.see(lower)["event"] == "schwupp"


def test_an_aggravation_card_taken_back_before_the_push_is_forgotten(table):
    table.see(LAID_OUT, 0, AGGRAVATION)
    table.see(LAID_OUT, 0)
    assert table.see(UPPER_PUSHED)["event"] == "schwupp"


def test_the_end_of_a_turn_is_a_press(table):
    assert table.end() == {"event": "end", "player": "Kim"}
    assert table.ruling.clause == "SCH-17"
    assert table.end(2) == {"event": "end", "player": "Alex"}
    assert table.ruling.clause == "SCH-16"


def test_a_wrong_card_is_told_once_and_taking_it_back_is_no_play(table):
    wrong = {**LAID_OUT, PILES[0][1]: "blue-8"}
    assert table.see(wrong)["card"] == "blue-8"
    assert table.ruling.clause == "SCH-23"
    assert table.see(wrong, 1) is None
    assert not table.reading.in_step
    assert table.see(LAID_OUT) is None
    assert table.reading.in_step
    assert table.see(LAY) == LAYS


def test_an_undone_play_that_still_lies_is_not_told_again(table):
    table.see(LAY)
    table.apply(Undo())
    assert table.see(LAY, 1) is None
    assert not table.reading.in_step
    assert table.see(LAID_OUT) is None
    assert table.reading.in_step
    assert table.see(LAY) == LAYS, "but it is when it is laid again"


def test_what_is_taken_back_by_an_arm_that_was_overlooked_is_taken_back(table):
    table.see(LAY)
    table.apply(Undo())
    assert table.see(LAID_OUT, None) is None
    assert table.reading.in_step
    assert table.see(LAY, None) is None
    assert table.answer("Kim") == LAYS


def test_a_push_taken_back_and_another_one_made_before_anybody_looked_is_told(table):
    table.see(UPPER_PUSHED)
    table.apply(Undo())
    lower = {**LAID_OUT, NEXT: "-1", SLOTS[1][0]: "+2", SLOTS[1][1]: "-2"}
    assert table.see(lower) == {"event": "schwupp", "player": "Kim", "row": 1, "next": "-1"}


def test_a_refused_push_that_still_lies_is_no_new_one_though_the_next_card_is_misread(table):
    table.see(UPPER_PUSHED)
    table.see({**UPPER_PUSHED, NEXT: "either", SLOTS[0][0]: "-1", SLOTS[0][1]: "+2"})
    assert table.ruling.clause == "SCH-36"
    assert table.see({**UPPER_PUSHED, NEXT: "color", SLOTS[0][0]: "-1", SLOTS[0][1]: "+2"}) is None
    assert not table.reading.in_step


def test_two_cards_laid_in_one_visit_are_told_one_after_the_other(table):
    both = {**LAY, PILES[0][1]: "red-7"}
    assert table.see(both) == LAYS
    assert table.see(both, 2) == {"event": "number", "player": "Kim", "card": "red-7", "row": 0, "slot": 1}


@pytest.mark.parametrize(
    ("off", "told"),
    [
        pytest.param(1.0, "nothing", id="the eye's noise"),
        pytest.param(4.0, "asked"),
        pytest.param(9.0, "number"),
    ],
)
def test_a_card_on_its_twin_shows_by_its_place(table, off, told):
    event = table.see(LAID_OUT, 0, off={PILES[0][0]: off})
    twin = {**LAYS, "card": "red-5"}
    if told == "asked":
        assert table.asked == ("question-another", ("yes", "no"), True)
        event = table.answer("yes")
    assert event == (None if told == "nothing" else twin)


def test_a_card_on_its_twin_is_told_though_another_pile_was_nudged(table):
    off = {PILES[0][0]: 9.0, PILES[1][1]: 4.0}
    assert table.see(LAID_OUT, 0, off=off) == {**LAYS, "card": "red-5"}


def test_cards_put_in_order_are_no_twins_then_or_later(table):
    tidied = {NEXT: 4.0, SLOTS[0][1]: 4.0, PILES[1][1]: 4.0}
    assert table.see(LAID_OUT, 0, off=tidied) is None
    assert table.asked is None
    assert table.see(LAID_OUT, 0, off={**tidied, PILES[0][0]: 9.0}) == {**LAYS, "card": "red-5"}


def test_a_card_on_its_twin_is_told_though_two_others_were_pushed_before(table):
    """With it there are as many as are put in order at once, and the play was passed over."""
    pushed = {NEXT: 4.0, SLOTS[0][1]: 4.0}
    assert table.see(LAID_OUT, 0, off=pushed) is None
    assert table.see(LAID_OUT, 0, off={**pushed, PILES[0][0]: 9.0}) == {**LAYS, "card": "red-5"}


def test_a_card_on_its_twin_is_asked_about_where_nobodys_arm_was_seen(table):
    assert table.see(LAID_OUT, None, off={PILES[0][0]: 4.0}) is None
    assert table.asked is None
    table.see(LAID_OUT, None, off={PILES[0][0]: 9.0})
    assert table.asked == ("question-another", ("yes", "no"), True)
    assert table.answer("yes") is None
    assert table.asked == ("question-who-laid", (*NAMES, ""), True)
    assert table.answer("Alex") == {**LAYS, "player": "Alex", "card": "red-5"}


def test_where_a_game_is_taken_up_a_card_lies_is_learned_when_it_is_first_read(table):
    table.reader = SchwuppsReader(table.game.position)
    assert table.see(LAID_OUT, 0) is None
    assert table.see(LAID_OUT, 0, off={PILES[0][0]: 9.0}) == {**LAYS, "card": "red-5"}


def test_a_nudged_pile_is_not_asked_about_again(table):
    nudged = {PILES[0][0]: 4.0}
    table.see(LAID_OUT, 0, off=nudged)
    assert table.answer("no") is None
    table.see(LAID_OUT, 0, off=nudged)
    assert table.asked is None


def test_a_twin_that_is_taken_back_is_not_another(table):
    assert table.see(LAID_OUT, 0, off={PILES[0][0]: 9.0})["card"] == "red-5"
    assert table.ruling.clause == "SCH-21"
    assert table.see(LAID_OUT, 0) is None
    assert table.asked is None
    assert table.reading.in_step


def test_tops_that_lie_otherwise_after_the_common_pile_was_renewed_are_no_plays(table):
    table.see(LAY)
    event = table.game.accepted[-1]
    table.reader.ruled(event, replace(table.ruling, effects=(Effect(EffectKind.RESHUFFLED_COMMON),)))
    assert table.see(LAY, 0, off={PILES[0][0]: 9.0}) is None
    assert table.asked is None
    assert table.see({**LAY, PILES[1][1]: "red-3"}, 0, off={PILES[0][0]: 9.0})["card"] == "red-3"


def laid_out_alike() -> Table:
    """Two rows of the same card, and the same open on the pile."""
    made = Table()
    alike = {**LAID_OUT, NEXT: "+1", SLOTS[0][1]: "+1", SLOTS[1][0]: "+1", SLOTS[1][1]: "+1"}
    made.see(alike)
    made.answer("Kim")
    made.codes = alike
    return made


def test_a_row_of_twins_that_is_pushed_shows_by_its_places():
    made = laid_out_alike()
    moved = {SLOTS[1][0]: 6.0, SLOTS[1][1]: -6.0}
    assert made.see(made.codes, 0, off=moved) == {"event": "schwupp", "player": "Kim", "row": 1, "next": "+1"}


def test_where_nothing_shows_which_row_was_pushed_it_is_asked():
    made = laid_out_alike()
    made.see({**made.codes, NEXT: "-2"})
    assert made.asked == ("question-row", ("0", "1"), True)
    assert made.answer("1") == {"event": "schwupp", "player": "Kim", "row": 1, "next": "-2"}


def test_a_last_aggravation_card_is_told_without_a_push():
    made = with_last_card(0)
    assert made.see(LAID_OUT, 0, AGGRAVATION) == {"event": "aggravate", "player": "Kim"}
    assert made.ruling.brings(EffectKind.WON)
