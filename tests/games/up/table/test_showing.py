"""The cards left after a round, shown before the camera, and what is laid then besides."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from companion.engines import GameInProgress
from companion.games.up.rules import Place, Play, Show
from companion.games.up.table.layout import Lain
from companion.games.up.table.showing import Showing
from companion.table.inputs import Action
from tests.games.up.rules.table import in_play
from tests.games.up.table.scenes import OPEN as OPEN_CARDS
from tests.games.up.table.scenes import TableOfUp, card, cards
from vision.sightings import Place as TablePlace

HAND, OPEN, HIDDEN = Place.HAND, Place.OPEN, Place.HIDDEN
ANN, BEN = 0, 1


def round_over() -> GameInProgress[Any, Any]:
    """Ann has laid her last card; Ben holds a nine, two open fours and two hidden cards."""
    table = in_play("2", Ann="1 / /", Ben="9 / 4 4 / ? ?", options={"end": {"rounds": 2}})
    assert table.plays("Ann hand 1") == [("round_over",)]
    return table.game


def test_a_card_turned_after_the_round_is_laid_too_late():
    table = TableOfUp()
    table.takes_up(round_over())
    table.turned["Ben"] = "3"
    assert table.look("Ben").event == Play(BEN, HIDDEN, cards("3"))
    assert table.ruling.clause == "UP-13"


def test_what_shows_of_a_card_that_people_told_in_the_showing_is_no_late_play():
    table = TableOfUp()
    table.takes_up(round_over())
    at = TablePlace(20.0, 10.0, 0.0)
    table.middle += [
        card("9", TablePlace(-60.0, 0.0, 0.0)),
        card("4", TablePlace(90.0, 0.0, 0.0)),
        card(None, at),
    ]
    assert table.look("Ben").question.text.key == "up-ask-laid"
    table.answer("7")
    assert table.reading.notice.key == "up-notice-left"
    table.middle = [card(None, at)]
    assert table.look("Ben").event is None
    assert not table.reading.in_step
    table.middle = [card("7", at)]
    assert table.look("Ben").event == Play(BEN, HAND, cards("7"))


def test_what_looks_like_a_card_too_many_between_all_cards_left_is_none():
    table = TableOfUp()
    table.takes_up(round_over())
    table.rows["Ben"].clear()
    left = ("9", "4", "4", "7", "8")
    table.middle = [card(code, TablePlace(25.0 * number, 0.0, 0.0)) for number, code in enumerate(left)]
    table.middle.append(card(None, TablePlace(12.0, 0.0, 0.0), (("9", 0.4),)))
    assert table.look("Ben").event == Show((None, cards("8 7 4 4 9")))
    reading = table.look("Ben")
    assert (reading.event, reading.question) == (None, None), "nor is it a set laid since"


@pytest.mark.parametrize("partial", [True, False], ids=["a strip", "a card in full view"])
def test_a_gap_between_all_cards_left_that_is_read_as_a_card_is_none(partial):
    table = TableOfUp()
    table.takes_up(round_over())
    table.rows["Ben"].clear()
    for number, code in enumerate(("9", "4", "4", "7", "8")):
        table.middle.append(card(code, TablePlace(25.0 * number, 0.0, 0.0)))
    gap = card("-2", TablePlace(37.0, 20.0, 90.0))
    table.middle.append(replace(gap, partial=partial))
    assert table.look("Ben").event == (Show((None, cards("8 7 4 4 9"))) if partial else None)


def test_a_covered_card_of_one_who_shows_is_no_gap_though_the_next_one_has_as_many_as_lie_in_full_view():
    table = in_play("2", Ann="1 / /", Ben="9 4 4 ? ? / /", Cleo="? ? ? ? / /", options={"end": {"rounds": 2}})
    assert table.plays("Ann hand 1") == [("round_over",)]
    seen = [card(code, TablePlace(25.0 * number, 0.0, 0.0)) for number, code in enumerate("94478")]
    seen[2] = replace(seen[2], partial=True)
    lain = tuple(Lain(one.code, one.place, one, number) for number, one in enumerate(seen) if one.place)
    showing = Showing(("Ann", "Ben", "Cleo"))
    over = table.game.position.round
    assert showing.edges(lain, BEN, (BEN, 2), over) == ()
    assert showing.edges(lain, 2, (), over) == (lain[2],)


def test_where_people_said_there_is_no_card_none_is_turned_once_the_round_is_over():
    """Where a turned -2 had lain a lamp's spot was taken for something unread on it."""
    table = TableOfUp()
    table.middle.append(card("2", TablePlace(60.0, 0.0, 0.0)))
    table.takes_up(in_play("2", Ann="1 / /", Ben="9 / 4 4 / ? ?", options={"end": {"rounds": 2}}).game)
    slot = table.reader.zones.slot(BEN, 3)
    faded = replace(card(None, slot, (("-2", 0.5),)), partial=True)
    table.middle.append(faded)
    table.look("Ben")
    table.answer("none")
    table.lay("Ann", "1")
    assert table.game.position.show_due
    table.middle[:] = [replace(faded, code="-2", confidence=0.5)]
    assert table.look("Ann").event is None


def test_cards_that_come_back_after_a_deal_refused_in_the_showing_were_not_turned():
    table = TableOfUp()
    table.takes_up(round_over())
    before = dict(table.rows["Ben"])
    for name, codes in OPEN_CARDS.items():
        table.rows[name] = dict(enumerate(codes.split()))
    table.look("Ann")
    table.press(Action.DEALT)
    table.answer("none")
    assert table.ruling.clause == "UP-57"
    table.rows = {"Ann": {}, "Ben": {}}
    assert table.look("Ann").in_step
    table.rows["Ben"] = before
    assert table.look("Ben").event is None
    assert table.reading.in_step


def three_show() -> TableOfUp:
    """Ann has laid her last card; Ben and Cleo have two unknown cards left each, Dan one more."""
    holds = {"Ben": "? ? / /", "Cleo": "? ? / /", "Dan": "? ? ? / /"}
    game = in_play("2", Ann="1 / /", **holds, options={"end": {"rounds": 2}})
    assert game.plays("Ann hand 1") == [("round_over",)]
    table = TableOfUp()
    table.takes_up(game.game)
    table.lay("Ben", "9", "4", at=(-60.0, 0.0))
    assert still_to_show(table) == ("Cleo", "Dan")
    return table


def still_to_show(table: TableOfUp) -> object:
    notice = table.reading.notice
    return dict(notice.facts)["players"] if notice is not None and notice.key == "up-notice-show" else None


def shown(table: TableOfUp) -> list[list[str]]:
    """The codes of what everybody has shown, as it is told."""
    event = table.reading.event
    assert isinstance(event, Show)
    return [sorted(one.code for one in row or ()) for row in event.cards]


def test_cards_laid_beside_those_that_somebody_has_shown_are_the_next_ones():
    table = three_show()
    table.lay("Cleo", "7", "8", at=(60.0, 0.0))
    assert still_to_show(table) == ("Dan",)
    table.look()
    assert still_to_show(table) == ("Dan",), "what lies there is nobody's once more"
    table.lay("Dan", "3", "5", "6", at=(-60.0, 60.0))
    assert shown(table) == [[], ["4", "9"], ["7", "8"], ["3", "5", "6"]]


def test_like_cards_shown_where_others_were_shown_before_are_the_next_ones():
    table = three_show()
    table.middle.clear()
    table.look("Ben")
    table.lay("Cleo", "9", "8", at=(-60.0, 0.0))
    assert still_to_show(table) == ("Dan",)


def test_the_arm_of_somebody_who_has_shown_tells_nothing_of_cards_laid_beside_those():
    table = three_show()
    question = table.lay("Ben", "7", "8", at=(60.0, 0.0)).question
    assert question is not None
    assert question.text.key == "up-ask-who"
    table.answer("Cleo")
    assert still_to_show(table) == ("Dan",)
    table.lay("Dan", "3", "5", "6", at=(-60.0, 60.0))
    assert shown(table) == [[], ["4", "9"], ["7", "8"], ["3", "5", "6"]]


def test_cards_that_somebody_has_shown_and_lays_once_more_are_no_others():
    table = three_show()
    table.middle.clear()
    table.lay("Ben", "9", "4", at=(0.0, 60.0))
    assert still_to_show(table) == ("Cleo", "Dan")


def test_who_laid_cards_while_people_were_asked_about_others_is_known():
    holds = {"Ben": "? / /", "Cleo": "? ? / /"}
    game = in_play("2", Ann="1 / /", **holds, options={"end": {"rounds": 2}})
    game.plays("Ann hand 1")
    table = TableOfUp()
    table.takes_up(game.game)
    question = table.lay("Ben", "9", at=(-60.0, 0.0)).question
    assert question is not None
    assert question.text.key == "up-ask-left"
    table.lay("Cleo", "7", "8", at=(60.0, 0.0))
    table.answer("show")
    assert shown(table) == [[], ["9"], ["7", "8"]]


def test_what_cannot_be_read_beside_whoever_has_none_left_is_asked():
    table = TableOfUp()
    table.takes_up(round_over())
    table.middle = [card(None, TablePlace(12.0, 0.0, 0.0), (("9", 0.4),))]
    reading = table.look("Ann")
    assert reading.event is None
    assert reading.question is not None
