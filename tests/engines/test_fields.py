"""Values of a record's line are exactly of their type."""

from __future__ import annotations

import pytest

from companion.engines import Header, HeaderError, InvalidEventError, Reason, fields, read_event, rules_of
from companion.texts import LANGUAGES, texts

HEADER = Header("up-and-down", ("Kim", "Leah"))
CARDS = {"2C": 2, "3C": 3}


def card(value):
    return fields.card_of(value, CARDS)


def test_values_of_the_right_kind_are_taken():
    assert fields.number_of(10**30, "count") == 10**30
    assert fields.choice_of("UP", "face", ("UP", "DOWN")) == "UP"
    assert fields.player_of("Leah", HEADER) == 1
    assert fields.cards_of(["3C", "2C", "2C"], "cards", card) == (3, 2, 2)
    assert fields.by_player({"Leah": "2C"}, "cards", HEADER, card) == (None, 2)
    assert fields.by_player({}, "cards", HEADER, card) == (None, None)
    assert fields.end_of({"points": 1}, "hands", "points") == {"points": 1}


@pytest.mark.parametrize(
    "value", [None, 1, [], {}, {"hands": 0}, {"hands": True}, {"rounds": 1}, {"hands": 1, "points": 1}]
)
def test_a_wrong_end_of_the_game_is_told_with_the_right_ones(value):
    said = 'The option "end" must be {"hands": n} or {"points": n} with a whole number n from 1 on.'
    with pytest.raises(HeaderError) as told:
        fields.end_of(value, "hands", "points")
    assert str(told.value) == said


@pytest.mark.parametrize(
    "take",
    [
        lambda: fields.required({}, "count"),
        lambda: fields.number_of(True, "count"),
        lambda: fields.number_of(2.0, "count"),
        lambda: fields.number_of("2", "count"),
        lambda: fields.number_of(None, "count"),
        lambda: fields.choice_of("up", "face", ("UP", "DOWN")),
        lambda: fields.choice_of(["UP"], "face", ("UP", "DOWN")),
        lambda: fields.list_of({}, "cards"),
        lambda: fields.list_of("2C", "cards"),
        lambda: fields.object_of([], "hands"),
        lambda: fields.object_of(None, "hands"),
        lambda: fields.player_of("Zoe", HEADER),
        lambda: fields.player_of(0, HEADER),
        lambda: fields.player_of(["Kim"], HEADER),
        lambda: card("4C"),
        lambda: card(["2C"]),
        lambda: card(None),
        lambda: fields.cards_of("2C", "cards", card),
        lambda: fields.by_player({"Kim": "2C", "Zoe": "3C"}, "cards", HEADER, card),
        lambda: fields.by_player({"Kim": None}, "cards", HEADER, card),
    ],
)
def test_values_of_another_kind_make_an_invalid_event_with_a_reason(take):
    with pytest.raises(InvalidEventError) as failure:
        take()
    for language in LANGUAGES:
        assert texts(language).reason(failure.value.reason)


@pytest.mark.parametrize("name", ["x" * 500_000, "\ud800", "\n"])
def test_a_wrong_name_is_repeated_in_short_and_printable_in_every_encoding(name):
    with pytest.raises(InvalidEventError) as failure:
        fields.player_of(name, HEADER)
    quoted = dict(failure.value.reason.facts)["name"]
    assert len(quoted) <= fields.LONGEST_QUOTE
    assert quoted.encode("utf-8")


@pytest.mark.parametrize(
    ("value", "text"),
    [("red-7", "red-7"), (None, "null"), (True, "true"), (7, "7"), (1.5, "1.5"), ([1], "?"), ({}, "?")],
)
def test_a_wrong_value_is_repeated_as_the_record_has_it(value, text):
    assert fields.quoted(value) == text


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ({"event": "ask"}, Reason("invalid-missing", (("key", "about"),))),
        ({"event": "ask", "about": []}, Reason("invalid-type", (("key", "about"),))),
        ([], Reason("invalid-not-an-object")),
    ],
)
def test_a_question_without_an_event_is_told_by_its_key(line, reason):
    with pytest.raises(InvalidEventError) as failure:
        read_event(line, rules_of("up"), HEADER)
    assert failure.value.reason == reason
