"""A set of Up that was told wrongly and lies right: people tell it by hand instead."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.engines import Undo
from companion.games.up.rules import Place, Play
from companion.games.up.table.reader import AS_IT_LAY
from companion.table.reading import Reading
from tests.engines.effects import brought
from tests.games.up.table.scenes import TableOfUp, card, cards, dealt
from vision.sightings import Place as TablePlace

HAND, OPEN, HIDDEN = Place.HAND, Place.OPEN, Place.HIDDEN
ANN, BEN = 0, 1


def play(who: str, codes: str, place: str = "hand") -> dict[str, object]:
    return {"event": "play", "player": who, "from": place, "cards": codes.split()}


def misread(codes: str = "9") -> TableOfUp:
    """What Ben has laid was read so, wrongly, and does not stand."""
    table = dealt()
    assert table.lay("Ben", *codes.split()).event is not None
    if table.ruling.legal:
        table.apply(Undo())
    return table


def goes_on(table: TableOfUp, code: str = "4") -> bool:
    """Whether the table is in step and Ann's next card is told."""
    assert table.look() == Reading()
    return table.lay("Ann", code, at=(0.0, 60.0)).event == Play(ANN, HAND, cards(code)) and table.ruling.legal


def test_a_set_credited_to_the_wrong_player_lies_right_once_people_say_whose_it_is():
    table = dealt()
    table.lay("Ann", "9")
    assert table.ruling.clause == "UP-15"
    assert table.look() == AS_IT_LAY
    table.tell(play("Ben", "9"))
    assert goes_on(table)


def test_a_misread_card_is_known_once_people_say_which_it_is():
    table = misread()
    table.tell(play("Ben", "6"))
    assert goes_on(table)
    table.apply(Undo())
    assert table.look() == AS_IT_LAY
    table.middle.pop()
    assert table.look() == Reading(), "the misread card lies there as it should"


def test_a_misread_card_that_is_covered_and_comes_to_light_is_known_still():
    table = misread()
    table.tell(play("Ben", "6"))
    lay = table.middle.pop()
    assert table.lay("Ann", "4", at=(20.0, 20.0)).event == Play(ANN, HAND, cards("4"))
    table.middle.append(lay)
    assert table.look() == Reading()


def test_a_card_read_like_a_misread_one_elsewhere_is_another_one():
    table = misread()
    table.tell(play("Ben", "6"))
    assert table.lay("Ann", "9", at=(0.0, 60.0)).event == Play(ANN, HAND, cards("9"))


def test_a_misread_card_that_brought_the_tower_down_lies_right_once_people_say_which_it_is():
    table = dealt()
    table.lay("Ben", "7")
    table.lay("Ann", "9", at=(50.0, 0.0))
    assert brought(table.ruling) == ("collapse",)
    table.apply(Undo())
    table.tell(play("Ann", "6"))
    assert table.look() == Reading()
    assert table.lay("Ben", "4", at=(0.0, 60.0)).event == Play(BEN, HAND, cards("4"))


def test_a_card_that_brings_the_tower_down_by_what_people_say_must_be_taken_up():
    table = dealt()
    table.lay("Ben", "7")
    table.lay("Ann", "6", at=(50.0, 0.0))
    table.apply(Undo())
    table.tell(play("Ann", "9"))
    assert brought(table.ruling) == ("collapse",)
    assert table.look() == AS_IT_LAY
    assert table.clear_middle("Ann") == Reading()
    assert table.lay("Ann", "9").event == Play(ANN, HAND, cards("9"))


@pytest.mark.parametrize(
    ("read", "told"), [("9 9", "9"), ("9 6", "9 9"), ("6 9", "9 9")], ids=["one is none", "one is", "other"]
)
def test_of_a_set_each_card_is_what_people_say(read, told):
    table = misread(read)
    table.tell(play("Ben", told))
    assert goes_on(table)


def test_a_card_that_people_tell_beside_those_that_were_read_may_come_to_light():
    table = misread("9")
    table.tell(play("Ben", "9 9"))
    table.middle.append(card("9", TablePlace(-30.0, 0.0, 180.0)))
    assert goes_on(table)


def test_an_open_card_read_as_one_from_the_hand_lies_right_once_people_say_where_it_is_from():
    table = dealt()
    table.lay("Ben", "9")
    table.lay("Ann", "7", at=(60.0, 0.0))
    del table.rows["Ben"][2]
    table.middle.append(card("6", TablePlace(-60.0, 0.0, 180.0)))
    table.look("Ben")
    table.answer("none")
    table.apply(Undo())
    table.tell(play("Ben", "5", "open"))
    assert goes_on(table)


def test_a_turned_card_that_was_misread_may_come_to_the_tower():
    table = dealt()
    table.turned["Ben"] = "4"
    assert table.look("Ben").event == Play(BEN, HIDDEN, cards("4"))
    table.tell(play("Ben", "9"))
    assert table.look() == Reading()
    del table.turned["Ben"]
    table.middle.append(card("9", TablePlace(0.0, 0.0, 180.0)))
    assert table.look("Ben") == Reading()


def test_a_set_told_of_another_player_leaves_a_refused_one_to_be_taken_back():
    table = dealt()
    table.lay("Ben", "9")
    table.lay("Ben", "8", at=(60.0, 0.0))
    assert table.ruling.clause == "UP-15"
    table.tell(play("Ann", "7"))
    assert table.look() == AS_IT_LAY
    table.middle.pop()
    assert table.look() == Reading()


def test_a_set_told_that_lies_beside_a_like_one_that_was_refused_is_not_that_one():
    table = dealt()
    table.lay("Ben", "9")
    table.lay("Ben", "7", at=(60.0, 0.0))
    table.middle.append(card("7", TablePlace(-60.0, 0.0, 0.0)))
    assert table.look("Ann") == AS_IT_LAY
    table.tell(play("Ann", "7"))
    assert table.look() == AS_IT_LAY
    del table.middle[1]
    assert table.look() == Reading()


def test_a_strip_that_was_misread_does_not_name_a_card_in_full_view():
    table = dealt()
    place = TablePlace(0.0, 0.0, 180.0)
    table.middle.append(card("10", place))
    table.look("Ben")
    table.middle[0] = replace(card("1", place), partial=True)
    assert table.lay("Ann", "6", at=(40.0, 30.0)).event == Play(ANN, HAND, cards("6"))
    table.middle[0] = card("1", place)
    assert table.look("Ben").event == Play(BEN, HAND, cards("1"))
