from __future__ import annotations

from dataclasses import replace

import pytest

from companion.engines import Reason
from companion.games.up.rules import Announce, Call, Deal, Place, Play, Variant
from companion.table.inputs import Action
from companion.table.reading import Reading
from tests.engines.effects import brought
from tests.games.up.table.scenes import OPEN as OPEN_CARDS
from tests.games.up.table.scenes import TableOfUp, card, cards, dealt, the_deal
from vision.sightings import Place as TablePlace

HAND, OPEN, HIDDEN = Place.HAND, Place.OPEN, Place.HIDDEN
ANN, BEN = 0, 1


def test_a_deal_is_told_when_dealt_is_touched_with_the_open_cards_as_they_lie():
    table = TableOfUp()
    assert table.deal().event == the_deal()
    assert table.ruling.legal


def test_the_cut_is_asked_and_every_card_may_be_the_answer():
    table = TableOfUp()
    assert table.deal("-2").event == the_deal("-2")
    other = TableOfUp()
    assert other.deal("7").event == the_deal("7")
    assert other.ruling.clause == "UP-11"


def test_dealt_that_was_touched_by_mistake_in_a_round_costs_nothing():
    table = dealt()
    player = table.game.position.round.to_move
    table.press(Action.DEALT)
    assert [choice.value for choice in table.reading.question.choices][:4] == [
        "none",
        "-2",
        "clear",
        "not-dealt",
    ]
    assert table.answer("not-dealt") is None
    table.lay(table.game.header.players[player], "5")
    assert table.reading.event == Play(player, HAND, cards("5"))


def test_before_a_round_nobody_is_asked_whether_dealt_was_a_mistake():
    table = TableOfUp()
    table.press(Action.DEALT)
    assert "not-dealt" not in [choice.value for choice in table.reading.question.choices]


def test_who_dealt_is_asked_when_no_single_arm_laid_the_cards():
    table = TableOfUp()
    table.rows = {
        "Ann": dict(enumerate(("11", "8", "5", "3"))),
        "Ben": dict(enumerate(("10", "8", "5", "1"))),
    }
    table.look("Ann", "Ben")
    table.press(Action.DEALT)
    table.answer("none")
    question = table.reading.question
    assert question is not None
    assert not question.doubt
    assert [choice.value for choice in question.choices] == ["Ann", "Ben"]
    table.answer("Ben")
    event = table.reading.event
    assert isinstance(event, Deal)
    assert event.dealer == BEN


def test_a_deal_is_not_told_before_its_cards_were_looked_at():
    table = TableOfUp()
    table.press(Action.DEALT, seat=0)
    assert table.answer("none") is None
    table.rows = {name: dict(enumerate(codes.split())) for name, codes in OPEN_CARDS.items()}
    assert table.look("Ann").event == the_deal()


def test_where_people_say_no_card_lies_none_is_dealt():
    table = TableOfUp()
    table.rows = {
        "Ann": dict(enumerate(("11", "8", "5", "3"))),
        "Ben": dict(enumerate(("10", "8", "5", "1"))),
    }
    shadow = table.reader.zones.slot(ANN, 1)
    table.middle.append(card(None, TablePlace(shadow.x + 40.0, shadow.y, shadow.turn + 90.0)))
    table.look("Ann")
    table.press(Action.DEALT)
    assert table.reading.question.text.key == "up-ask-open"
    table.answer("none")
    table.answer("none")
    assert table.reading.event == the_deal()


def test_whoever_cleared_the_table_before_is_not_the_dealer():
    table = TableOfUp()
    table.rows["Ann"] = {0: "11"}
    table.look()
    table.rows["Ann"] = {}
    table.look("Ann")
    table.press(Action.DEALT)
    table.answer("none")
    assert table.reading.question is None
    table.rows = {
        "Ann": dict(enumerate(("11", "8", "5", "3"))),
        "Ben": dict(enumerate(("10", "8", "5", "1"))),
    }
    assert table.look("Ben").event.dealer == BEN


def test_three_open_cards_are_told_as_three_once_people_say_that_no_card_lies_at_the_fourth_place():
    table = TableOfUp()
    table.rows = {"Ann": dict(enumerate(("11", "8", "5"))), "Ben": dict(enumerate(("10", "8", "5", "1")))}
    table.look("Ann")
    table.press(Action.DEALT)
    assert table.reading.question.text == Reason("up-ask-open", (("player", "Ann"), ("number", 4)))
    table.answer("none")
    table.answer("none")
    event = table.reading.event
    assert isinstance(event, Deal)
    assert event.open == (cards("11 8 5"), cards("10 8 5 1"))
    assert table.ruling.clause == "UP-8"


def test_a_set_from_the_hand_is_by_whoevers_arm_it_was():
    table = dealt()
    assert table.lay("Ben", "9").event == Play(BEN, HAND, cards("9"))
    assert table.ruling.legal
    assert table.lay("Ann", "7", "7", at=(40.0, 40.0)).event == Play(ANN, HAND, cards("7 7"))


def test_a_set_from_the_hand_that_no_arm_was_seen_to_bring_is_his_who_says_so():
    table = dealt()
    table.middle.append(card("9", TablePlace(0.0, 0.0, 0.0)))
    question = table.look().question
    assert question is not None
    assert question.doubt
    assert question.text == Reason("up-ask-who", (("cards", ("9",)), ("read", 1)))
    assert [choice.value for choice in question.choices] == ["Ben", "Ann", ""], "whose turn it is comes first"
    assert table.look().question == question
    assert table.answer("Ann") == {"event": "play", "player": "Ann", "from": "hand", "cards": ["9"]}
    assert table.ruling.clause == "UP-15"
    table.clear_middle("Ann")
    table.middle.append(card("9", TablePlace(0.0, 0.0, 0.0)))
    assert table.look().question == question, "what was said held for that set alone"


def test_a_set_from_the_hand_that_nobody_laid_is_none_while_it_lies_there():
    table = dealt()
    table.middle.append(card("9", TablePlace(0.0, 0.0, 0.0)))
    assert table.look().question is not None
    assert table.answer("") is None
    assert table.look() == Reading()


def test_a_set_out_of_turn_is_told_all_the_same():
    table = dealt()
    assert table.lay("Ann", "9").event == Play(ANN, HAND, cards("9"))
    assert table.ruling.clause == "UP-15"


def test_a_set_of_open_cards_is_told_by_those_that_are_missing():
    table = dealt()
    table.lay("Ben", "9")
    table.lay("Ann", "9", at=(60.0, 0.0))
    assert table.play_open("Ben", 1, (-60.0, 30.0)).event == Play(BEN, OPEN, cards("8"))
    assert table.ruling.legal


def test_open_cards_tell_their_owner_whatever_arm_is_seen():
    table = dealt()
    code = table.rows["Ben"].pop(0)
    assert table.lay("Ann", code).event == Play(BEN, OPEN, cards("10"))


def test_an_open_card_taken_up_is_no_play_yet():
    table = dealt()
    table.rows["Ben"].pop(0)
    lifted = table.look("Ben")
    assert lifted.event is None
    assert not lifted.in_step


def test_the_same_number_on_the_tower_once_more_is_a_new_set():
    table = dealt()
    table.lay("Ben", "9")
    assert table.lay("Ann", "9", at=(30.0, 20.0)).event == Play(ANN, HAND, cards("9"))


def test_what_lies_there_is_not_told_twice():
    table = dealt()
    table.lay("Ben", "9")
    assert table.look("Ann").event is None
    assert table.look().in_step


def test_a_card_face_up_before_a_seat_that_was_not_there_is_a_turned_one():
    table = dealt()
    table.turned["Ben"] = "4"
    assert table.look("Ben").event == Play(BEN, HIDDEN, cards("4"))
    assert table.ruling.clause == "UP-17"
    assert not table.look("Ben").in_step
    table.turned.clear()
    assert table.look("Ben").in_step


def test_what_seems_to_lie_in_another_row_is_asked_for_before_a_turned_card_is_told():
    table = dealt()
    table.turned["Ben"] = "4"
    ghost = table.reader.zones.slot(ANN, 2)
    table.middle.append(card(None, replace(ghost, x=ghost.x + 30.0)))
    question = table.look("Ben").question
    assert question.text == Reason("up-ask-open", (("player", "Ann"), ("number", 4)))
    table.answer("none")
    assert table.reading.event == Play(BEN, HIDDEN, cards("4"))


@pytest.mark.parametrize(("said", "told"), [("none", "4"), ("9", "4 9")])
def test_an_unread_card_beside_one_that_was_turned_over_is_asked_for_by_what_was_read(said, told):
    table = dealt()
    table.turned["Ben"] = "4"
    ghost = table.before("Ben", 2, 44.0)
    table.middle.append(card(None, ghost))
    question = table.look("Ben").question
    facts = (("player", "Ben"), ("number", 4), ("cards", ("4",)))
    assert question.text == Reason("up-ask-turned", facts), "people count what they turned"
    table.answer(said)
    assert table.reading.event == Play(BEN, HIDDEN, cards(told))


def test_last_card_is_told_at_once_and_what_is_asked_about_a_set_is_asked_still():
    table = dealt()
    player = table.game.position.round.to_move
    who = table.game.header.players[player]
    question = table.lay(who, "5", None).question
    table.press(Action.LAST_CARD, player)
    assert table.reading.question == question
    assert table.look().question == question, "whose arm it was is known still"


def test_a_button_of_another_game_leaves_what_is_asked_as_it_is():
    table = dealt()
    player = table.game.position.round.to_move
    table.lay(table.game.header.players[player], "5", None)
    question = table.reading.question
    assert table.press(Action.PASS, player) is None
    choice = next(choice for choice in question.choices if choice.value == "5")
    assert table.reader.answer(choice, table.game.position).event == Play(player, HAND, cards("5 5"))


def test_an_open_card_taken_up_while_the_table_is_taken_as_it_lies_may_come_back():
    table = dealt()
    lifted = table.rows["Ann"].pop(1)
    table.look("Ann")
    assert table.reader.explanation(table.game.position).in_step
    table.reader.take_as_it_is(table.game.position)
    table.rows["Ann"][1] = lifted
    assert table.look("Ann").event is None


def test_rows_that_are_laid_otherwise_are_no_play():
    table = dealt()
    table.rows["Ann"][0], table.rows["Ben"][0] = "2", "2"
    reading = table.look("Ann")
    assert reading.event is None
    assert not reading.in_step


def test_after_a_collapse_nothing_is_told_until_the_tower_is_taken_up():
    table = dealt()
    table.lay("Ben", "6")
    table.lay("Ann", "9", at=(60.0, 0.0))
    assert brought(table.ruling) == ("collapse",)
    assert not table.look("Ann").in_step
    assert table.clear_middle("Ann").in_step
    assert table.lay("Ann", "9").event == Play(ANN, HAND, cards("9"))


def test_a_partly_covered_card_that_looks_like_another_is_still_itself():
    table = dealt()
    table.lay("Ben", "10")
    seen = table.middle[0]
    table.middle[0] = type(seen)(
        "1", "up", 1.0, (), seen.centre, seen.up, None, True, TablePlace(6.0, 4.0, 0.0)
    )
    assert table.lay("Ann", "6", at=(40.0, 30.0)).event == Play(ANN, HAND, cards("6"))


def test_a_card_that_cannot_be_read_is_asked_for_the_likely_ones_first():
    table = dealt()
    table.middle.append(card(None, TablePlace(0.0, 0.0, 180.0), (("9", 0.6), ("6", 0.3))))
    question = table.look("Ben").question
    assert question is not None
    assert question.doubt
    assert [choice.value for choice in question.choices[:2]] == ["9", "6"]
    assert len(question.choices) == 14
    table.answer("9")
    assert table.reading.event == Play(BEN, HAND, cards("9"))
    assert table.look().event is None


@pytest.mark.parametrize(("seat", "player"), [(None, BEN), (ANN, ANN), (BEN, BEN)])
def test_the_button_calls_for_its_seat_and_a_shared_one_for_the_player_to_move(seat, player):
    table = dealt()
    table.press(Action.LAST_CARD, seat)
    assert table.reading.event == Call(player)


@pytest.mark.parametrize("variant", list(Variant))
def test_an_announcement_asks_which_variant(variant):
    table = dealt()
    table.press(Action.ANNOUNCE)
    question = table.reading.question
    assert question is not None
    assert not question.doubt
    table.answer(variant.value)
    assert table.reading.event == Announce(BEN, variant)


def test_announce_that_was_touched_by_mistake_costs_nothing():
    table = dealt()
    table.press(Action.ANNOUNCE)
    question = table.reading.question
    assert [choice.value for choice in question.choices] == ["dirty_one", "double_two", "nothing"]
    assert table.lay("Ben", "9").question == question
    assert table.answer("nothing") == {"event": "play", "player": "Ben", "from": "hand", "cards": ["9"]}


def test_whose_arm_laid_a_set_is_known_still_once_a_variant_is_announced():
    table = dealt()
    table.press(Action.ANNOUNCE)
    table.lay("Ben", "9")
    table.answer("dirty_one")
    assert table.ruling.legal
    assert table.look().event == Play(BEN, HAND, cards("9"))
