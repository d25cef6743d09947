"""A thing keeps its identity while it lies, is pushed, covered and bared; another one gets its own."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.vision.scene.laid_things import (
    back,
    card,
    die,
    not_read,
    numbers,
    shown,
    strip,
    updown,
)
from vision.scene.happenings import what_became
from vision.scene.pieces import Presence
from vision.sightings import Face, Place

STAYS = {
    "nobody moved it": (card("9H", 0.0), card("9H", 2.0, turn=3.0)),
    "end for end it is read the same": (card("9H", 0.0, turn=2.0), card("9H", 0.0, turn=181.0)),
    "pushed": (card("9H", 0.0), card("9H", 40.0)),
    "pushed across the table": (card("9H", 0.0), card("9H", 300.0)),
    "no longer read for certain": (card("9H", 0.0), card(None, 1.0, candidates=(("9H", 0.6), ("6H", 0.4)))),
    "read for certain now": (card(None, 0.0, candidates=(("9H", 0.6),)), card("9H", 1.0)),
    "in doubt otherwise": (
        card(None, 0.0, candidates=(("9H", 0.6), ("8H", 0.3))),
        card(None, 1.0, candidates=(("8H", 0.6), ("6H", 0.3))),
    ),
    "in doubt, and nothing tells what it may be": (
        card(None, 0.0, candidates=(("9H", 0.6),)),
        card(None, 1.0),
    ),
    "a strip of it in doubt": (
        card(None, 0.0, candidates=(("9H", 0.6),)),
        strip(None, 1.0, candidates=(("6H", 0.6),)),
    ),
    "a strip of it is misread": (card("10H", 0.0), strip("1H", 3.0, candidates=(("1H", 0.7), ("10H", 0.2)))),
    "a strip of it is in doubt between others": (
        card("9H", 0.0),
        strip(None, 1.0, candidates=(("8S", 0.6), ("6S", 0.3))),
    ),
    "in doubt with nothing said for it": (card("9H", 0.0), card(None, 1.0)),
    "in doubt, untouched, and read anew as whatever": (
        card(None, 0.0, candidates=(("9H", 0.6),)),
        card(None, 0.0, candidates=(("4C", 0.6),)),
    ),
    "turned over": (back(0.0), card("9H", 2.0)),
    "a die that was rolled": (die(3, 0.0), die(5, 70.0)),
    "the card that was turned": (updown(), updown(Face.DOWN, 92.0)),
}


@pytest.mark.parametrize(("before", "now"), STAYS.values(), ids=STAYS)
def test_it_is_the_same_piece(before, now):
    first = shown((before,))
    assert [one.number for one in first.after((now,)).lying] == [one.number for one in first.lying]


ANOTHER = {
    "another card in its place": (card("9H", 0.0), card("8H", 1.0)),
    "one in doubt between other cards": (
        card("9H", 0.0),
        card(None, 1.0, candidates=(("8S", 0.6), ("6S", 0.3))),
    ),
    "one that is none of those it was in doubt between": (
        card(None, 0.0, candidates=(("8S", 0.6), ("6S", 0.3))),
        card("9H", 1.0),
    ),
    "a card of another deck": (card("9H", 0.0), replace(card("9H", 1.0), deck="up")),
    "a doubtful card that may be none of those": (
        card(None, 0.0, candidates=(("9H", 0.6), ("8H", 0.3))),
        card(None, 1.0, candidates=(("4C", 0.6), ("5C", 0.3))),
    ),
    "a card that one in doubt was not taken for": (
        card(None, 0.0, candidates=(("9H", 0.6),)),
        card("4C", 1.0),
    ),
    "a doubtful card that cannot be the one that is known": (
        card("9H", 0.0),
        card(None, 1.0, candidates=(("4C", 0.6), ("5C", 0.3))),
    ),
    "a doubtful card elsewhere": (card("9H", 0.0), card(None, 40.0, candidates=(("9H", 0.6),))),
    "a back elsewhere": (back(0.0), back(40.0)),
    "a die where a card lay": (card("9H", 0.0), die(3, 0.0)),
}


@pytest.mark.parametrize(("before", "now"), ANOTHER.values(), ids=ANOTHER)
def test_it_is_another_piece(before, now):
    pieces = shown((before,), (now,))
    assert [piece.number for piece in pieces.in_view] == [1]


def test_of_two_like_cards_each_stays_itself_though_one_is_pushed_to_the_other():
    first = shown((card("9H", 0.0), card("9H", 30.0)))
    second = first.after((card("9H", 31.0), card("9H", 60.0)))
    assert [(piece.number, piece.place.x) for piece in second.lying if piece.place] == [(1, 31.0), (0, 60.0)]


def test_a_covered_card_is_the_same_when_it_is_bared():
    covered = shown((card("9H", 0.0),), (card("4C", 3.0),))
    lying = {piece.code: piece.presence for piece in covered.lying}
    assert lying == {"9H": Presence.COVERED, "4C": Presence.WHOLE}
    bared = covered.after((card("9H", 1.0), card("4C", 200.0)))
    assert numbers(bared) == {"9H": 0, "4C": 1}


def test_a_covered_card_has_left_with_all_that_lay_on_it():
    tower = shown((card("9H", 0.0),), (card("4C", 3.0),), (card("5C", 6.0),))
    assert set(numbers(tower)) == {"9H", "4C", "5C"}
    assert set(numbers(tower.after((card("2D", 0.0),)))) == {"9H", "4C", "5C", "2D"}, "all under one more"
    assert set(numbers(tower.after((card("2D", 200.0),)))) == {"2D"}
    assert numbers(tower.after(())) == {}


UNREAD = {"in doubt": strip(None, 1.0, candidates=(("9H", 0.6), ("6H", 0.4))), "a back": back(1.0)}


@pytest.mark.parametrize("unread", UNREAD.values(), ids=UNREAD)
@pytest.mark.parametrize(
    ("above", "is_covered_one"),
    [((card("4C", 3.0),), False), ((card("4C", 60.0),), True), ((), True)],
    ids=["it lies on", "it was pushed", "it was taken off"],
)
def test_what_cannot_be_read_is_a_covered_card_only_if_what_lay_on_that_is_off(unread, above, is_covered_one):
    lie = shown((card("9H", 0.0),), (card("4C", 3.0),), (*above, unread))
    (piece,) = (one for one in lie.in_view if one.seen is unread)
    assert (piece.number == 0) is is_covered_one


def test_a_card_that_is_read_as_the_covered_one_is_that_whatever_lies_on_it():
    overlooked = shown((card("9H", 0.0),), (card("4C", 30.0),))
    assert numbers(overlooked.after((strip("9H", 0.0), card("4C", 30.0))))["9H"] == 0


@pytest.mark.parametrize(
    ("y", "lies_on"), [(15.0, False), (60.0, True)], ids=["in its place", "on an edge of it"]
)
def test_a_card_is_off_where_a_back_comes_to_light_in_its_place(y, lies_on):
    lie = shown((card("9H", 0.0),), (back(0.0, y), back(50.0, y)))
    assert ("9H" in numbers(lie)) is lies_on


def test_a_card_that_is_turned_over_where_it_lies_is_the_same_piece():
    assert [one.number for one in shown((card("9H", 0.0),), (back(2.0),)).lying] == [0]


def test_a_like_card_that_is_laid_elsewhere_is_not_the_covered_one():
    covered = shown((card("9H", 0.0),), (card("4C", 3.0),))
    again = covered.after((card("4C", 3.0), card("9H", 200.0)))
    assert sorted(piece.number for piece in again.lying if piece.code == "9H") == [0, 2]


def test_what_the_picture_says_of_covered_cards_goes_before_how_they_lie():
    covered = shown((card("9H", 0.0),)).after((card("4C", 3.0),), lambda piece: False)
    assert set(numbers(covered)) == {"4C"}


def test_the_best_reading_counts_and_of_a_strip_the_place_that_was_seen_in_full_view():
    (piece,) = shown((card("9H", 0.0),), (strip(None, 5.0, candidates=(("6H", 0.5), ("9H", 0.4))),)).lying
    assert piece.code == "9H"
    assert piece.place == Place(0.0, 0.0, 0.0)
    assert piece.presence is Presence.IN_PART


def test_what_lies_elsewhere_in_part_lies_where_it_is_read_now():
    (piece,) = shown((card("9H", 0.0),), (strip("9H", 150.0),)).lying
    assert (piece.number, piece.code, piece.place) == (0, "9H", Place(150.0, 0.0, 0.0))


def test_numbers_are_never_used_again():
    pieces = shown((card("9H", 0.0),), (), (card("9H", 0.0),))
    assert numbers(pieces) == {"9H": 1}


def test_what_is_not_read_is_one_piece_as_long_as_it_shows_there():
    first = not_read(unread=(0.0, 150.0))
    assert [(one.number, one.presence) for one in first.unread] == [
        (0, Presence.UNREAD),
        (1, Presence.UNREAD),
    ]
    assert [one.number for one in not_read(unread=(160.0, 300.0), lay=first).unread] == [1, 2]
    assert first.lying == (), "it is no card for that"


READ_AT_LAST = {
    "just there": (card("9H", 0.0), True),
    "in doubt": (card(None, 3.0, candidates=(("9H", 0.6),)), True),
    "face down": (back(3.0), True),
    "as much beside it as where a part of it was seen": (card("9H", 20.0), False),
    "as a die": (die(3, 0.0), False),
}


@pytest.mark.parametrize(("read", "same"), READ_AT_LAST.values(), ids=READ_AT_LAST)
@pytest.mark.parametrize("shown_as", ["unread", "overlooked"])
def test_what_is_read_at_last_where_it_was_not_keeps_its_number(shown_as, read, same):
    lay = not_read(**{shown_as: (0.0,)})
    (piece,) = lay.after((read,)).lying
    assert (piece.number == 0) is same
    assert piece.presence is Presence.WHOLE


@pytest.mark.parametrize("shown_as", ["unread", "overlooked"])
@pytest.mark.parametrize("now", ["read", "not read"])
def test_what_lies_where_nothing_was_read_is_another_thing_once_the_place_looks_otherwise(shown_as, now):
    lay = not_read(**{shown_as: (0.0, 150.0)})

    def changed(piece):
        return piece.place.x < 100.0

    things, unread = ((card("9H", 0.0),), (back(150.0),)) if now == "read" else ((), (back(0.0), back(150.0)))
    lie = lay.after(things, None, unread, looks_otherwise=changed)
    assert sorted(one.number for one in (*lie.lying, *lie.unread)) == [1, 2]


def test_a_known_card_that_is_pushed_to_where_nothing_was_read_stays_itself():
    lay = not_read(unread=(0.0,), things=(card("9H", 300.0),))
    assert numbers(lay.after((card("9H", 0.0),))) == {"9H": 0}


def test_what_is_new_and_of_a_cards_size_bears_one_number_in_both_lists_and_a_strip_its_own():
    lay = not_read(unread=(0.0,), overlooked=(10.0, 25.0))
    assert ([one.number for one in lay.unread], [one.number for one in lay.overlooked]) == ([0], [0, 1])
    assert [one.number for one in lay.after((card("9H", 300.0),)).lying] == [2]


PLACES = st.tuples(st.floats(-300, 300), st.floats(-200, 200))
CARDS = st.dictionaries(st.sampled_from([f"{rank}H" for rank in "23456789"]), PLACES, max_size=6)


@given(CARDS, CARDS)
def test_each_thing_is_one_piece_and_a_card_that_is_seen_again_is_the_same(before, now):
    lay = shown(tuple(card(code, *place) for code, place in before.items()))
    lie = lay.after(tuple(card(code, *place) for code, place in now.items()))
    assert sorted(piece.code or "" for piece in lie.in_view) == sorted(now)
    assert len({piece.number for piece in lie.lying}) == len(lie.lying)
    kept = {piece.code for piece in lie.in_view} & {piece.code for piece in lay.lying}
    assert {code: numbers(lie)[code] for code in kept} == {code: numbers(lay)[code] for code in kept}
    assert what_became(lie, lie.after([piece.seen for piece in lie.in_view])) == ()
