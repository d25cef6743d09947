"""Names as people enter them."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.engines.errors import UnfitNameError
from companion.engines.header import read_header
from companion.engines.names import (
    ISOLATES,
    LONGEST_NAME,
    composed,
    entered_name,
    harmless,
    set_apart,
    steers,
)

FAMILY = "👩\u200d👩\u200d👧"
PERSIAN = "می\u200cنا"


@pytest.mark.parametrize(
    ("entered", "kept"),
    [
        ("Jose\u0301", "Jos\u00e9"),
        ("Jos\u00e9", "Jos\u00e9"),
        ("  Anna\u00a0 Lena ", "Anna Lena"),
        ("\u1100\u1161", "가"),
        (FAMILY, FAMILY),
        (PERSIAN, PERSIAN),
        ("e\u0301" * LONGEST_NAME, "é" * LONGEST_NAME),
    ],
)
def test_a_name_is_kept_in_one_form_however_it_was_typed(entered, kept):
    assert entered_name(entered) == kept


@pytest.mark.parametrize(
    ("entered", "said"),
    [
        ("Kim\nLeah", "unfit-name-steers"),
        ("\x1b[31mKim", "unfit-name-steers"),
        ("Kim\u202ehaeL", "unfit-name-steers"),
        ("Kim\u2066", "unfit-name-steers"),
        ("Ki\u00adm", "unfit-name-steers"),
        ("Kim\u2028Leah", "unfit-name-steers"),
        ("Kim\udcff", "unfit-name-utf8"),
        ("", "unfit-name-length"),
        (" \t\n", "unfit-name-length"),
        ("x" * 25, "unfit-name-length"),
        ("\u200d", "unfit-name-unseen"),
        ("\u0301", "unfit-name-unseen"),
    ],
)
def test_what_can_be_no_name_is_refused(entered, said):
    with pytest.raises(UnfitNameError) as refused:
        entered_name(entered)
    assert refused.value.reason.key == said


@given(st.text())
def test_every_name_that_is_kept_can_stand_in_a_header_and_is_entered_again_as_it_is(text):
    try:
        name = entered_name(text)
    except UnfitNameError:
        return
    assert entered_name(name) == composed(name) == name == unicodedata.normalize("NFC", name)
    assert not any(map(steers, name))
    header = {"record": 1, "game": "up", "players": [name, "another player"]}
    assert read_header(header).players[0] == name


def test_a_header_is_taken_to_the_letter():
    names = ["Jos\u00e9", "Jose\u0301", "two\nlines", "\u202eKim"]
    assert read_header({"record": 1, "game": "up", "players": names}).players == tuple(names)


@given(st.text())
def test_what_is_shown_steers_nothing(text):
    assert not any(steers(char) and char not in ISOLATES for char in harmless(text))


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Kim", "Kim"),
        ("דוד", "\u2068דוד\u2069"),
        ("\u2068דוד\u2069 2", "\u2068דוד\u2069 2"),
        ("Γιώργος", "Γιώργος"),
    ],
)
def test_only_a_name_that_runs_leftwards_is_set_apart_and_only_once(name, shown):
    assert set_apart(name) == shown
