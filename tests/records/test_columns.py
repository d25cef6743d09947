from __future__ import annotations

from companion.records.columns import aligned, padded, printable, width


def test_wide_characters_take_two_columns_and_combining_ones_none():
    assert [width(name) for name in ("Kim", "金さん", "Zoe\u0301", "न\u200d")] == [3, 6, 3, 1]
    assert padded("金", 4) == "金  "
    assert padded("Kimberly", 4) == "Kimberly"


def test_numbers_stand_to_the_right_and_texts_to_the_left():
    rows = [("", "金さん", "Kim"), ("round 1", "7", "Leah"), ("total", "12", "-")]
    assert aligned(rows, (False, True, False)) == [
        "         金さん  Kim",
        "round 1       7  Leah",
        "total        12  -",
    ]


def test_a_name_cannot_steer_the_terminal():
    assert printable("Zoe\u001b[2J  ") == "Zoe�[2J\n"


def test_what_joins_letters_or_sets_a_name_apart_stays_and_what_turns_a_line_round_does_not():
    assert printable("👩\u200d👧 \u2068דוד\u2069") == "👩\u200d👧 \u2068דוד\u2069\n"
    assert printable("\u202eKim\u2066") == "�Kim�\n"
