"""What the reader of Up makes of strips that may be none of the set, and of open cards that nobody sees."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.engines import Reason
from companion.games.up.rules import Place, Play
from companion.table.inputs import Action
from tests.games.up.table.scenes import OPEN as OPEN_CARDS
from tests.games.up.table.scenes import TableOfUp, card, cards, dealt
from vision.sightings import Place as TablePlace

HAND, OPEN = Place.HAND, Place.OPEN
ANN, BEN = 0, 1


@pytest.mark.parametrize(
    ("turn", "answer", "told"),
    [(182.0, None, "-2 9"), (140.0, "none", "9"), (140.0, "-2", "-2 9")],
    ids=["in the fan", "askew, and none", "askew, and one"],
)
def test_a_strip_that_lies_askew_to_the_set_is_asked_for_since_people_fan_what_they_lay(turn, answer, told):
    table = dealt()
    strip = replace(card("-2", TablePlace(-28.0, 8.0, turn), (("-2", 0.93),)), partial=True)
    table.middle.append(strip)
    table.lay("Ben", "9")
    if answer is not None:
        question = table.reading.question
        assert question is not None
        assert question.doubt
        facts = (("player", "Ben"), ("number", 2), ("cards", ("9",)), ("read", 1))
        assert question.text == Reason("up-ask-laid", facts), "people count what they lay"
        offered = [choice.value for choice in question.choices[: question.likely]]
        assert offered == ["-2", "none"], "as it was read, or nothing"
        table.answer(answer)
    assert sorted(one.code for one in table.reading.event.cards) == told.split()
    if table.ruling.legal:
        assert table.lay("Ann", "7", at=(40.0, 40.0)).event == Play(ANN, HAND, cards("7")), "asked for once"


@pytest.mark.parametrize(
    ("beside", "asked"), [(6.0, True), (12.0, False)], ids=["too close", "fanned closely"]
)
def test_a_strip_closer_to_a_surer_one_than_anybody_fans_is_asked_for(beside, asked):
    table = dealt()
    for x, code, confidence in ((-30.0, "9", 0.99), (-30.0 - beside, "6", 0.92)):
        read = card(code, TablePlace(x, 2.0, 180.0), ((code, confidence),))
        table.middle.append(replace(read, partial=True, confidence=confidence))
    question = table.lay("Ben", "9").question
    assert (question is not None) == asked
    if question is not None:
        assert [choice.value for choice in question.choices[: question.likely]] == ["6", "none"]
        table.answer("none")
        assert table.reading.event == Play(BEN, HAND, cards("9 9"))


def test_where_people_said_there_is_no_card_there_is_none_whatever_it_is_read_as_later():
    table = dealt()
    strip = replace(card(None, TablePlace(-28.0, 8.0, 182.0), (("4", 0.5),)), partial=True)
    table.middle.append(strip)
    table.lay("Ben", "9")
    table.answer("none")
    assert table.reading.event == Play(BEN, HAND, cards("9"))
    table.middle[0] = replace(strip, code="4", confidence=0.99)
    assert table.lay("Ann", "7", at=(40.0, 40.0)).event == Play(ANN, HAND, cards("7"))
    table.middle[0] = replace(strip, code="4", partial=False)
    assert table.look("Ben").event == Play(BEN, HAND, cards("4")), "in full view it is one after all"


def dealt_by_word() -> TableOfUp:
    """A 5 lies open before Ben by people's word alone: when it was dealt the eye did not see it."""
    table = TableOfUp()
    for name, row in OPEN_CARDS.items():
        table.rows[name] = dict(enumerate(row.split()))
    del table.rows["Ben"][2]
    table.look("Ann")
    table.press(Action.DEALT)
    table.answer("5")
    table.answer("none")
    return table


def right_as_it_lies() -> TableOfUp:
    """A 5 lies open before Ben by people's word alone: it was not seen when all was said to be right."""
    table = dealt()
    del table.rows["Ben"][2]
    table.look("Ben")
    table.reader.take_as_it_is(table.game.position)
    return table


UNSEEN = pytest.mark.parametrize("never_seen", [dealt_by_word, right_as_it_lies])


@UNSEEN
@pytest.mark.parametrize(("place", "other"), [("hand", "open"), ("open", "hand")])
def test_whether_a_set_is_made_of_open_cards_that_no_eye_has_seen_is_asked(never_seen, place, other):
    table = never_seen()
    question = table.lay("Ben", "5").question
    assert question.text == Reason("up-ask-place", (("player", "Ben"), ("cards", ("5",))))
    assert question.doubt
    assert {choice.value for choice in question.choices} == {place, other}
    assert table.answer(place) == {"event": "play", "player": "Ben", "from": place, "cards": ["5"]}


@UNSEEN
@pytest.mark.parametrize("codes", [("6",), ("5", "5")], ids=["other cards", "of two not both"])
def test_a_set_that_cannot_be_made_of_them_is_told_unasked(never_seen, codes):
    assert never_seen().lay("Ben", *codes).event == Play(BEN, HAND, cards(" ".join(codes)))
