"""What a reader of Up tells while a refused or undone set is taken back."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.engines import Reason, Undo
from companion.games.up.rules import Place, Play
from companion.table.reading import Reading
from tests.games.up.table.scenes import TableOfUp, card, cards, dealt
from vision.sightings import CardSighting
from vision.sightings import Place as TablePlace

HAND, OPEN = Place.HAND, Place.OPEN
ANN, BEN = 0, 1


def refused() -> TableOfUp:
    """Ben has laid an 8 out of turn on his nine, and takes it back."""
    table = dealt()
    table.lay("Ben", "9")
    assert table.lay("Ben", "8", at=(0.0, 60.0)).event == Play(BEN, HAND, cards("8"))
    assert table.ruling.clause == "UP-15"
    del table.middle[-1]
    return table


def undone(ben: str, ann: str) -> TableOfUp:
    """Ben has laid a card and Ann another one, which was taken back and lies there still."""
    table = dealt()
    table.lay("Ben", ben)
    table.lay("Ann", ann, at=(60.0, 0.0))
    table.apply(Undo())
    return table


def test_a_refused_set_is_not_told_again_and_the_table_is_out_of_step_until_it_is_gone():
    table = dealt()
    table.lay("Ann", "9")
    again = table.look("Ann")
    assert again.event is None
    assert not again.in_step
    assert table.clear_middle("Ann").in_step
    assert table.lay("Ben", "9").event == Play(BEN, HAND, cards("9"))


def test_whoever_takes_a_refused_set_back_may_lay_another_in_the_same_go():
    table = refused()
    assert table.lay("Ben", "7", "7", at=(0.0, 60.0)).event == Play(BEN, HAND, cards("7 7"))


def test_whoever_takes_a_refused_set_back_may_lay_open_cards_in_the_same_go():
    table = refused()
    assert table.play_open("Ben", 2, (0.0, -60.0)).event == Play(BEN, OPEN, cards("5"))


def test_whoever_lays_while_another_one_takes_a_refused_set_back_has_laid():
    table = refused()
    table.middle.append(card("7", TablePlace(0.0, -60.0, 0.0)))
    assert table.look("Ben", "Ann").event == Play(ANN, HAND, cards("7"))
    assert table.ruling.legal


def test_who_laid_a_set_while_something_undone_was_taken_back_is_asked_if_there_were_two():
    table = undone("9", "6")
    table.middle[-1] = card("7", TablePlace(0.0, -60.0, 0.0))
    question = table.look("Ben", "Ann").question
    assert question is not None
    assert question.text.key == "up-ask-who"
    assert table.look().question == question, "nothing tells it later either"
    assert table.answer("Ann") == {"event": "play", "player": "Ann", "from": "hand", "cards": ["7"]}


@pytest.mark.parametrize(
    ("code", "at"),
    [("8", (0.0, -60.0)), ("7", (2.0, 62.0)), ("9", (0.0, -60.0)), ("6", (2.0, 0.0))],
    ids=["pushed aside", "read otherwise", "like one of the tower", "one of the tower read otherwise"],
)
def test_what_may_be_the_refused_set_still_or_a_card_of_the_tower_is_no_other_set(code, at):
    table = refused()
    place = TablePlace(*at, 0.0)
    table.middle = [seen for seen in table.middle if seen.place.distance(place) > 18.0]
    assert table.lay("Ben", code, at=at) == Reading(notice=Reason("up-notice-as-it-lay"), in_step=False)


def test_after_an_undo_another_set_may_be_laid_before_anybody_looked():
    table = undone("9", "6")
    del table.middle[-1]
    assert table.lay("Ann", "7", at=(0.0, 60.0)).event == Play(ANN, HAND, cards("7"))
    assert table.ruling.legal


def test_after_an_undo_the_cards_must_lie_as_before():
    table = undone("9", "6")
    assert not table.look("Ann").in_step
    table.middle.pop()
    assert table.look("Ann").in_step
    assert table.lay("Ann", "6", at=(60.0, 0.0)).event == Play(ANN, HAND, cards("6"))


def test_a_card_put_back_after_an_undo_is_known_though_it_cannot_be_read():
    table = undone("11", "9")
    table.middle[:] = [card(None, TablePlace(0.0, 0.0, 180.0))]
    assert table.look("Ann").question is None
    assert table.reading.in_step
    assert table.lay("Ann", "6", at=(60.0, 0.0)).event == Play(ANN, HAND, cards("6"))


def test_a_remembered_card_neither_holds_the_game_up_after_an_undo_nor_was_it_turned():
    """Something unread shows where a card lay that is gone by what the rules say."""
    table = undone("9", "6")
    table.middle.pop()
    ghost = card("2", TablePlace(36.0, 180.0, 0.0))
    table.middle.append(replace(ghost, partial=True, confidence=0.5))
    assert table.look("Ann").in_step
    assert table.look().event is None
    assert table.lay("Ann", "6", at=(60.0, 0.0)).event == Play(ANN, HAND, cards("6"))


def pair_taken_back() -> tuple[TableOfUp, CardSighting]:
    """Ann has laid two sixes and taken them back; the lower one is still said where it was read last."""
    table = dealt()
    table.lay("Ben", "9")
    lower = replace(card("6", TablePlace(60.0, 0.0, 0.0)), partial=True)
    table.middle += [lower, card("6", TablePlace(60.0, 24.0, 0.0))]
    assert table.look("Ann").event == Play(ANN, HAND, cards("6 6"))
    table.middle[1] = said = replace(lower, place=TablePlace(58.0, 1.0, 0.0))
    table.look()
    table.apply(Undo())
    table.middle.pop()
    return table, said


def test_a_strip_that_is_just_said_as_it_was_read_last_holds_nothing_up_when_its_set_was_taken_back():
    table, _ = pair_taken_back()
    assert table.look("Ann") == Reading()


def test_such_a_strip_is_no_card_of_the_next_set_however_that_lies():
    table, _ = pair_taken_back()
    table.look("Ann")
    table.middle.append(card("3", TablePlace(0.0, 60.0, 90.0)))
    assert table.look("Ann") == Reading(Play(ANN, HAND, cards("3")))


def test_where_such_a_strip_lay_one_like_it_is_another_card():
    table, said = pair_taken_back()
    table.look("Ann")
    table.middle.remove(said)
    table.middle += [
        replace(said, place=TablePlace(53.0, -4.0, 0.0)),
        card("6", TablePlace(53.0, 22.0, 0.0)),
    ]
    assert table.look("Ann") == Reading(Play(ANN, HAND, cards("6 6")))
