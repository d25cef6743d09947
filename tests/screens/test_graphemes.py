"""What people take for one letter or sign."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.screens.graphemes import graphemes, shortened_by_one


@pytest.mark.parametrize(
    "parts",
    [
        ("K", "i", "m"),
        ("J", "o", "s", "e\u0301"),
        ("👩\u200d👩\u200d👧", " ", "M"),
        ("👍🏽", "👍"),
        ("🇩🇪", "🇫🇷", "A"),
        ("❤\ufe0f", "a"),
        ("한", "국"),
        ("\u1112\u1161\u11ab", "\u1100\u116e\u11a8"),
        ("가\u11a8", "가"),
        ("각\u11a8", "\u1100"),
        ("ש\u05c1\u05b8", "ל"),
        ("م\u064e", "ح"),
        ("ส", "ม", "ชั", "ย"),
        ("1\ufe0f\u20e3", "x"),
    ],
)
def test_letters_keep_their_marks_and_emoji_their_parts(parts):
    assert graphemes("".join(parts)) == parts


@given(st.text())
def test_nothing_of_a_text_is_lost(text):
    assert "".join(graphemes(text)) == text
    assert text.startswith(shortened_by_one(text))
    assert len(shortened_by_one(text)) < len(text) or not text
