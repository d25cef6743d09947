"""What is believed of a piece holds as long as it lies there."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.table.beliefs import NO_CARD, Beliefs, Role
from vision.scene.pieces import Pieces
from vision.sightings import CardSighting, Place, UnknownSighting


def card(code: str | None, x: float, *likely: str) -> CardSighting:
    candidates = tuple((one, 0.5) for one in likely)
    return CardSighting(
        code, "poker", 0.9, candidates, (x, 0.0), (0.0, -1.0), None, False, Place(x, 0.0, 0.0)
    )


@pytest.fixture
def beliefs() -> Beliefs:
    """A nine, a card in doubt and a four lie there: pieces 0, 1 and 2."""
    beliefs = Beliefs()
    beliefs.see(Pieces().after((card("9H", 0.0), card(None, 100.0, "6S", "8S"), card("4C", 200.0))).lying)
    return beliefs


def seen_again(beliefs: Beliefs, *cards: CardSighting) -> None:
    beliefs.see(Pieces(tuple(one.piece for one in beliefs.lying), 3).after(cards).lying)


def test_a_piece_is_what_people_say_and_else_what_the_eye_reads(beliefs):
    beliefs.say(1, "8S")
    beliefs.say(2, NO_CARD)
    assert [one.code for one in beliefs.lying] == ["9H", "8S", None]
    beliefs.say(1, None)
    assert beliefs.lying[1].code is None


def test_peoples_word_holds_where_the_piece_is_pushed_covered_and_read_as_another(beliefs):
    beliefs.say(0, "9D")
    seen_again(beliefs, card("9H", 40.0), card("6S", 100.0))
    assert [(one.code, one.word) for one in beliefs.lying] == [("9D", "9D"), ("6S", None)]
    seen_again(beliefs, card("2C", 42.0))
    assert beliefs.at(0).code == "9D", "it lies under the two"


SHADOW = UnknownSighting((0.0, 0.0), None, Place(0.0, 0.0, 0.0))

READ_AT_LAST = {
    "as the card that people named": ("9H", card("9H", 3.0), True),
    "in doubt, where people named it": ("9H", card(None, 3.0, "9H", "6H"), True),
    "in doubt between others than they named": ("9H", card(None, 3.0, "9D", "6D"), False),
    "in doubt, as whatever": ("9H", card(None, 3.0), True),
    "as another card than they named": ("9H", card("9D", 3.0), False),
    "where people said that there was no card": (NO_CARD, card("9H", 3.0), False),
    "where they said nothing": (None, card("9H", 3.0), False),
}


@pytest.mark.parametrize(("word", "read", "holds"), READ_AT_LAST.values(), ids=READ_AT_LAST)
def test_what_is_read_at_last_counts_as_new_unless_people_have_named_that_card(word, read, holds):
    beliefs, lay = Beliefs(), Pieces().after((), unread=(SHADOW,))
    beliefs.see(lay.unread)
    beliefs.say(0, word)
    beliefs.play([0], event=1)
    beliefs.see(lay.after((), unread=(SHADOW,)).unread)
    assert [(one.word, one.role) for one in beliefs.lying] == [(word, Role.PLAYED)]
    beliefs.see(lay.after((read,)).lying)
    now = (word, Role.PLAYED) if holds else (None, None)
    assert [(one.number, one.word, one.role) for one in beliefs.lying] == [(0, *now)]


@pytest.mark.parametrize(
    ("word", "read", "holds"),
    [("8S", "6S", True), ("8S", "8S", True), ("8S", "5S", False), (NO_CARD, "6S", False)],
    ids=["it may be either", "as people said", "neither", "no card"],
)
def test_peoples_word_for_what_could_not_be_read_ends_where_it_cannot_be_what_is_read_now(word, read, holds):
    beliefs = Beliefs()
    beliefs.see(Pieces().after((replace(card(None, 0.0, "6S", "8S"), partial=True),)).lying)
    beliefs.say(0, word)
    beliefs.play([0], event=1)
    seen_again(beliefs, replace(card(read, 0.0), partial=True))
    assert beliefs.at(0).word == word, "a part of it tells nothing"
    seen_again(beliefs, card(read, 0.0))
    assert (beliefs.at(0).word, beliefs.at(0).role) == ((word, Role.PLAYED) if holds else (None, None))


def test_what_has_left_is_forgotten(beliefs):
    beliefs.say(0, "9D")
    seen_again(beliefs)
    seen_again(beliefs, card("9H", 0.0))
    assert [(one.number, one.code) for one in beliefs.lying] == [(3, "9H")]


def test_what_was_played_with_an_event_must_be_taken_back_when_that_is_undone(beliefs):
    assert len(beliefs.of(None)) == 3
    beliefs.play([0], event=1)
    beliefs.play([1, 2], event=2)
    beliefs.undo(events=1)
    assert [one.role for one in beliefs.lying] == [Role.PLAYED, Role.TO_TAKE_BACK, Role.TO_TAKE_BACK]


def test_roles_are_told_of_pieces_that_lie_there_alone(beliefs):
    beliefs.set_aside([0, 99])
    beliefs.refuse([2, 99])
    assert [one.number for one in beliefs.of(Role.NO_PLAY)] == [0]
    assert [one.number for one in beliefs.of(Role.TO_TAKE_BACK)] == [2]
    assert beliefs.at(99) is None


def test_a_piece_that_is_renewed_counts_as_having_come_since_the_last_event(beliefs):
    beliefs.say(0, "9D")
    beliefs.play([0, 1], event=1)
    beliefs.renew([0, 99])
    assert [one.role for one in beliefs.lying] == [None, Role.PLAYED, None]
    assert (beliefs.at(0).event, beliefs.at(0).code) == (None, "9D")
