"""Cards of Schwupps that the eye is not sure of, or did not read at all."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.engines import EffectKind, Undo
from companion.games.schwupps.table.places import BOX, NEXT, PILES, SLOTS, Zone
from tests.games.schwupps.table.laid_out import (
    LAID_OUT,
    LAY,
    LAYS,
    UPPER_PUSHED,
    Table,
    arm_of,
    sighting,
    with_last_card,
)
from vision.sightings import Place, Sightings, UnknownSighting


def test_what_lies_unread_on_the_schwupps_pile_is_asked_for_after_a_push_alone(table):
    pushed = {**UPPER_PUSHED, NEXT: None}
    assert table.see({**LAID_OUT, NEXT: None}, unread=(NEXT,)) is None
    assert table.asked is None
    assert table.see(pushed, unread=(NEXT,)) is None
    assert table.reading.notice.key == "notice-turn-up", "it may lie face down still"
    assert table.asked == ("question-card-in-zone", (), True)
    assert table.answer("-1") == {"event": "schwupp", "player": "Kim", "row": 0, "next": "-1"}


UNREAD = UnknownSighting((0.0, 0.0), None, Place(BOX.x, BOX.y, 0.0))


@pytest.mark.parametrize(
    ("doubtful", "unread"),
    [
        pytest.param((sighting(BOX, None, "aggravation"),), (), id="read in doubt"),
        pytest.param((), (UNREAD,), id="not read"),
    ],
)
@pytest.mark.parametrize(("answer", "event"), [("yes", "aggravate"), ("no", "schwupp")])
def test_what_may_be_an_aggravation_card_beside_a_push_is_asked_about(table, doubtful, unread, answer, event):
    def pushed(codes: dict[Zone, str | None]) -> Sightings:
        return Sightings((*(sighting(zone, code) for zone, code in codes.items()), *doubtful))

    assert table.show(pushed(UPPER_PUSHED), (arm_of(0),), unread) is None
    assert table.asked == ("question-aggravation", ("yes", "no"), True)
    told = table.answer(answer)
    assert (told or table.answer("Alex"))["event"] == event
    lower = {**UPPER_PUSHED, NEXT: "either", SLOTS[1][0]: "-1", SLOTS[1][1]: "-2"}
    assert table.show(pushed(lower), (arm_of(0),), unread)["event"] == "schwupp", "it lay there before"


LAST = {"event": "aggravate", "player": "Kim"}


@pytest.mark.parametrize(
    ("holder", "player", "told"),
    [
        pytest.param(0, 0, LAST, id="by the one to move"),
        pytest.param(0, None, LAST, id="by nobody's arm that was seen"),
        pytest.param(2, 2, {**LAST, "player": "Alex"}, id="out of turn"),
    ],
)
def test_what_may_be_a_last_aggravation_card_is_asked_about_without_a_push(holder, player, told):
    made = with_last_card(holder)
    assert made.see(LAID_OUT, player, unread=(BOX,)) is None
    assert made.asked == ("question-last-aggravation", ("yes", "no"), True)
    assert not made.reading.in_step
    assert made.answer("yes") == told
    assert made.ruling.brings(EffectKind.WON) is (holder == 0)
    assert made.see(LAID_OUT, player, unread=(BOX,)) is None
    assert made.asked is None


def test_what_is_no_last_aggravation_card_is_not_asked_about_again():
    made = with_last_card(0)
    made.see(LAID_OUT, 0, unread=(BOX,))
    assert made.answer("no") is None
    assert made.reading.in_step
    assert made.see(LAID_OUT, 0, unread=(BOX,)) is None
    assert made.asked is None
    assert made.see(LAY, 0, unread=(BOX,)) == LAYS


@pytest.mark.parametrize(("holder", "player"), [(2, 0), (0, 2)], ids=["another holds it", "another laid it"])
def test_what_lies_unread_and_is_nobodys_last_card_is_not_asked_about(holder, player):
    made = with_last_card(holder)
    assert made.see(LAID_OUT, player, unread=(BOX,)) is None
    assert made.asked is None
    assert made.reading.in_step


@pytest.mark.parametrize(
    ("player", "off", "asked"),
    [
        pytest.param(0, 14.0, True, id="laid on it"),
        pytest.param(None, 14.0, False, id="read at last, nobody touched it"),
    ],
)
def test_a_twin_laid_on_a_card_that_is_known_by_word_alone_is_asked_about(table, player, off, asked):
    lay = {zone: code for zone, code in LAID_OUT.items() if zone is not PILES[0][0]}
    table.see(lay, 0, unread=(PILES[0][0],))
    assert table.answer("green-6") == LAYS
    assert table.see(LAY, player, off={PILES[0][0]: off}) is None
    assert (table.asked == ("question-another", ("yes", "no"), True)) is asked
    assert not asked or table.answer("yes") == LAYS


def test_a_card_known_by_word_that_is_read_beside_another_play_is_no_twin(table):
    lay = {zone: code for zone, code in LAID_OUT.items() if zone is not PILES[0][0]}
    table.see(lay, 0, unread=(PILES[0][0],))
    table.answer("green-6")
    far = {PILES[0][0]: 14.0}
    assert table.see({**LAY, PILES[1][1]: "red-3"}, 0, off=far)["card"] == "red-3"
    assert table.see({**LAY, PILES[1][1]: "red-3"}, 0, off=far) is None
    assert table.asked is None


def test_a_top_under_a_neighbour_is_not_asked_for_though_what_lies_beneath_it_is_a_top_elsewhere():
    pile, table = PILES[0][0], Table()
    twins = {**LAID_OUT, PILES[1][1]: LAID_OUT[pile]}
    table.see(twins)
    table.answer("Kim")
    table.see({**twins, pile: LAY[pile]}, off={pile: -20.0})
    assert table.ruling.legal
    top = sighting(pile, LAY[pile], off=-20.0, partial=True)
    beneath = sighting(pile, LAID_OUT[pile], partial=True)
    others = {zone: code for zone, code in twins.items() if zone is not pile}
    assert table.see(others, 0, top, beneath) is None
    assert table.asked is None


def test_a_top_under_a_neighbour_is_known_by_what_peeped_out_from_under_it_before():
    """Nobody told of the card beneath: it lay there when the cards were set out."""
    pile, table = PILES[0][0], Table()
    beneath = sighting(pile, "blue-2", off=2.0, partial=True)
    table.see(LAID_OUT, 0, beneath, off={pile: -14.0})
    table.answer("Kim")
    assert table.ruling.legal
    others = {zone: code for zone, code in LAID_OUT.items() if zone is not pile}
    top = sighting(pile, LAID_OUT[pile], off=-14.0, partial=True)
    assert table.see(others, 0, top, beneath) is None
    assert table.asked is None


def test_a_card_laid_so_that_a_neighbour_seems_to_cover_it_is_asked_about_not_overlooked():
    """After a knock all was read anew, and its rim was taken for lying under the next pile's top."""
    pile, table = PILES[0][0], Table()
    table.see(LAID_OUT, 0, off={pile: -14.0})
    table.answer("Kim")
    top = sighting(pile, LAID_OUT[pile], off=-14.0, partial=True)
    laid = sighting(pile, LAY[pile], off=20.0, partial=True)
    others = {zone: code for zone, code in LAID_OUT.items() if zone is not pile}
    for player in (0, 1):
        assert table.see(others, player, top, laid) is None
        assert table.asked == ("question-card-in-zone", (LAY[pile],), True), "until somebody answers"
    assert table.answer(LAY[pile]) == LAYS


def test_a_top_that_was_put_back_is_told_from_what_peeps_out_beneath_it_and_from_its_twin():
    pile, table = PILES[0][0], Table()
    table.see(LAID_OUT)
    table.answer("Kim")
    table.see(LAY)
    table.see({**LAY, pile: "yellow-7"})
    assert table.ruling.legal
    table.see({**LAY, pile: "yellow-7", PILES[1][0]: "blue-5"})
    assert not table.ruling.legal
    others = {zone: code for zone, code in LAID_OUT.items() if zone is not pile}
    beneath = sighting(pile, "green-6", off=6.0, partial=True)
    top = sighting(pile, "yellow-7", off=-14.0, partial=True)
    assert table.see(others, 0, beneath, top) is None
    assert table.asked is None
    told = table.see({**others, pile: "yellow-7"}, 0, beneath, off={pile: 12.0})
    assert told is not None
    assert told["card"] == "yellow-7", "laid on its twin"


def test_a_top_seen_only_in_part_since_it_was_put_back_is_told_from_a_twin_laid_on_it():
    pile, table = PILES[0][0], Table()
    table.see(LAID_OUT)
    table.answer("Kim")
    table.see({})
    table.see({**LAID_OUT, NEXT: "-1"})
    table.answer("Kim")
    assert not table.ruling.legal
    table.see({})
    others = {zone: code for zone, code in LAID_OUT.items() if zone is not pile}
    top = sighting(pile, LAID_OUT[pile], off=-14.0, partial=True)
    assert table.see(others, 0, top) is None
    told = table.see(LAID_OUT, 0)
    assert told is not None
    assert told["card"] == LAID_OUT[pile]


def test_a_twin_that_was_read_is_told_though_another_card_known_by_word_seems_moved(table):
    word, pile = PILES[0][0], PILES[1][0]
    lay = {zone: code for zone, code in LAID_OUT.items() if zone is not word}
    table.see(lay, 0, unread=(word,))
    assert table.answer("green-6") == LAYS
    twin = table.see(LAY, 0, off={word: 14.0, pile: 12.0})
    assert twin is not None
    assert (twin["event"], twin["card"]) == ("number", LAID_OUT[pile])


def test_a_card_that_was_taken_for_another_one_is_no_twin_of_itself(table):
    pile, strip = PILES[0][0], sighting(PILES[0][0], "blue-3", off=14.0, partial=True)
    others = {zone: code for zone, code in LAID_OUT.items() if zone is not pile}
    table.see(others, 0, strip)
    assert table.asked == ("question-card-in-zone", ("blue-3",), True)
    assert table.answer(LAID_OUT[pile]) is None
    assert table.asked == ("question-another", ("yes", "no"), True)
    assert table.answer("no") is None
    assert table.see(others, 0, strip) is None
    assert table.asked is None


def test_a_doubtful_card_is_asked_for_with_the_likely_ones_first(table):
    doubtful = sighting(PILES[0][0], None, "green-6", "green-9", off=8.0)
    others = {zone: code for zone, code in LAID_OUT.items() if zone is not PILES[0][0]}
    assert table.see(others, 0, doubtful) is None
    assert table.asked == ("question-card-in-zone", ("green-6", "green-9"), True)
    assert len(table.reading.question.choices) == 50
    assert table.answer("green-6") == LAYS
    assert table.see(others, 1, doubtful) is None, "the word holds as long as the card lies there"
    assert table.asked is None


def test_a_card_in_doubt_that_lies_just_where_the_one_beneath_lay_is_asked_for(table):
    others = {zone: code for zone, code in LAID_OUT.items() if zone is not PILES[0][0]}
    assert table.see(others, 0, sighting(PILES[0][0], None, "green-6", "green-9")) is None
    assert table.asked == ("question-card-in-zone", ("green-6", "green-9"), True)
    assert table.answer("green-6") == LAYS


def test_a_card_in_doubt_that_lies_a_little_beside_the_one_that_it_may_be_is_asked_for(table):
    others = {zone: code for zone, code in LAID_OUT.items() if zone is not PILES[0][0]}
    assert table.see(others, 0, sighting(PILES[0][0], None, "green-6", "red-5", off=4.0)) is None
    assert table.asked == ("question-card-in-zone", ("green-6", "red-5"), True)
    assert table.answer("green-6") == LAYS


def test_a_card_laid_just_on_one_that_people_named_is_not_taken_for_that(table):
    pile = PILES[0][0]
    others = {zone: code for zone, code in LAID_OUT.items() if zone is not pile}
    table.see(others, 0, sighting(pile, None, "green-6", "green-7", off=8.0))
    assert table.answer("green-6") == LAYS
    assert table.see({**LAY, pile: "green-7"}, 0, off={pile: 8.0}) == {**LAYS, "card": "green-7"}


def test_a_doubtful_card_lies_where_it_lies_whatever_sort_it_was_taken_for(table):
    others = {zone: code for zone, code in UPPER_PUSHED.items() if zone is not SLOTS[0][1]}
    assert table.see(others, 0, sighting(SLOTS[0][1], None, "green-6", "+1")) is None
    assert table.asked == ("question-card-in-zone", ("+1",), True)
    assert table.answer("+1")["event"] == "schwupp"


def test_a_covered_card_with_nothing_seen_on_it_is_doubtful_unless_it_lay_there(table):
    others = {zone: code for zone, code in LAID_OUT.items() if zone is not PILES[0][0]}
    assert table.see(others, 0, sighting(PILES[0][0], "red-5", off=9.0, partial=True)) is None
    assert table.asked is None
    assert table.see(others, 0, sighting(PILES[0][0], "green-9", partial=True)) is None
    assert table.asked == ("question-card-in-zone", ("green-9",), True)
    assert table.answer("green-6") == LAYS


def test_where_the_old_top_most_likely_lies_under_something_unread_any_card_may_lie(table):
    beneath = sighting(PILES[0][0], LAID_OUT[PILES[0][0]], partial=True)
    others = {zone: code for zone, code in LAID_OUT.items() if zone is not PILES[0][0]}
    assert table.see(others, 0, replace(beneath, confidence=0.5)) is None
    assert table.asked == ("question-card-in-zone", (), True)
    assert table.answer("green-6") == LAYS


def test_a_card_that_lies_unread_where_a_known_one_lay_is_asked_for(table):
    others = {zone: code for zone, code in LAID_OUT.items() if zone is not PILES[0][0]}
    assert table.see(others, 0, unread=(PILES[0][0],)) is None
    assert table.asked == ("question-card-in-zone", (), True)
    assert table.answer("green-6") == LAYS


def test_who_lays_on_a_pile_whose_top_was_not_read_for_a_while_is_known_by_the_own_arm(table):
    pile = PILES[0][1]
    seen = {zone: code for zone, code in LAY.items() if zone is not pile}
    assert table.see(seen, 0, unread=(pile,)) == LAYS
    table.end()
    told = table.see({**LAY, pile: "blue-3"}, 1)
    assert (told["player"], told["card"]) == ("Leah", "blue-3")


def test_a_card_that_lies_as_it_did_and_is_read_worse_is_not_asked_for(table):
    others = {zone: code for zone, code in LAID_OUT.items() if zone is not PILES[0][0]}
    assert table.see(others, 0, sighting(PILES[0][0], None, "red-6", "red-5")) is None
    assert table.asked is None


@pytest.mark.parametrize(
    ("laid", "legal"),
    [pytest.param("green-6", True, id="undone"), pytest.param("blue-3", False, id="refused")],
)
def test_a_top_of_which_a_strip_is_read_when_the_card_on_it_is_taken_back_is_not_that_card(
    table, laid, legal
):
    pile = PILES[0][0]
    table.see({**LAID_OUT, pile: laid}, off={pile: 20.0})
    assert table.ruling.legal == legal
    if legal:
        table.apply(Undo())
    others = {zone: code for zone, code in LAID_OUT.items() if zone is not pile}
    strip = replace(sighting(pile, "red-5", partial=True), candidates=(("red-5", 0.9), (laid, 0.05)))
    assert table.see(others, 0, strip) is None
    assert table.asked is None
    assert table.reading.in_step
    assert table.see(LAID_OUT, 0) is None
    assert table.asked is None, "it lies where it lay"


def test_a_corrected_card_is_not_read_as_before(table):
    misread = {**LAID_OUT, PILES[0][0]: "green-9"}
    assert table.see(misread)["card"] == "green-9"
    table.tell(LAYS)
    assert table.see(misread, 1) is None
    assert table.reading.in_step


def named_in_doubt(table: Table) -> None:
    """People have named the card in the first slot, in doubt between two."""
    shown = {zone: code for zone, code in LAID_OUT.items() if zone is not SLOTS[0][0]}
    table.see(shown, 0, sighting(SLOTS[0][0], None, "+1", "-1"))
    assert table.asked == ("question-card-in-zone", ("+1", "-1"), True)
    table.answer("+1")
    table.answer("Kim")
    assert table.see(shown, 0, sighting(SLOTS[0][0], None, "+1", "-1")) is None
    assert table.asked is None, "it lies as it was named"


@pytest.mark.parametrize(
    ("now", "offered"),
    [
        pytest.param(sighting(SLOTS[0][0], None, "-1", "+1"), None, id="in its place"),
        pytest.param(sighting(SLOTS[0][0], None, "-1", "+1", off=4.0), ("-1", "+1"), id="elsewhere"),
        pytest.param(replace(sighting(SLOTS[0][0], "+1"), confidence=0.3, partial=True), (), id="beneath"),
        pytest.param(sighting(SLOTS[0][0], "+1", off=4.0), None, id="read at last"),
    ],
)
def test_a_card_that_people_named_is_asked_for_again_once_another_may_lie_there(now, offered):
    table = Table()
    named_in_doubt(table)
    shown = {zone: code for zone, code in LAID_OUT.items() if zone is not SLOTS[0][0]}
    table.see(shown, 0, now)
    assert table.asked == (None if offered is None else ("question-card-in-zone", offered, True))
