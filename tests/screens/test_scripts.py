"""Names in every script: which way they run, that letters join, and that none has a font's empty box."""

from __future__ import annotations

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.screens.lettering import fit
from companion.screens.scripts import EMOJI, LETTERS, MAIN, STAND_IN, drawn, font_of, runs_of, width_of
from companion.texts import LANGUAGES, texts

INK = (255, 255, 255)
PIXELS = 40

NAMES = {
    "Latin": ("Zoë Łukasz", MAIN),
    "decomposed": ("Jose\u0301", MAIN),
    "Greek": ("Γιώργος", MAIN),
    "Cyrillic": ("Дмитрий", MAIN),
    "Arabic": ("محمد", MAIN),
    "Persian": ("می\u200cنا", MAIN),
    "Hebrew": ("דוד", MAIN),
    "Han": ("李小龙", LETTERS),
    "kana": ("たろう", LETTERS),
    "Hangul": ("김민준", LETTERS),
    "emoji": ("🦀", EMOJI),
    "family": ("👩\u200d👩\u200d👧", EMOJI),
    "tone": ("👍🏽", EMOJI),
    "heart": ("❤\ufe0f", MAIN),
}
"""By the script: a name, and the font that draws it."""


def boxes(face: str) -> bytes:
    """What a font draws in place of a sign that it lacks."""
    return pygame.image.tobytes(font_of(PIXELS, False, face).render("\U0010fffd", True, INK), "RGBA")


@pytest.fixture(autouse=True, scope="module")
def _screen():
    pygame.display.init()
    pygame.display.set_mode((8, 8))


@pytest.mark.parametrize("script", NAMES)
@pytest.mark.parametrize("bold", [False, True])
def test_every_script_has_its_font_and_no_letter_is_a_box(script, bold):
    name, face = NAMES[script]
    runs = runs_of(name)
    assert {run.face for run in runs} == {face}
    assert STAND_IN not in "".join(run.text for run in runs)
    for run in runs:
        for char in filter(str.isprintable, run.text):
            one = font_of(PIXELS, False, face).render(char, True, INK)
            assert pygame.image.tobytes(one, "RGBA") != boxes(face)
    seen = pygame.mask.from_surface(drawn(name, PIXELS, bold, INK)).count()
    assert seen > PIXELS


@pytest.mark.parametrize("name", ["สมชาย", "ชั", "राम", "\U0010fffd", "\U0003fffdx"])
def test_what_no_font_has_is_one_sign_for_each_letter(name):
    shown = "".join(run.text for run in runs_of(name))
    assert set(shown) <= {STAND_IN, "x"}
    assert 1 <= len(shown) <= len(name)


def test_arabic_letters_join():
    """Joined it is one shape; with non-joiners between them each letter is one of its own."""
    shapes = [
        len(pygame.mask.from_surface(drawn(name, PIXELS, False, INK)).connected_components(4))
        for name in ("محمد", "\u200c".join("محمد"))
    ]
    assert shapes == [1, 4]


@pytest.mark.parametrize(("first", "last"), [("ا", "س"), ("ו", "ש"), ("י", "מ")])
def test_the_first_letter_of_a_name_that_runs_leftwards_stands_right(first, last):
    """The narrow letter is read first: it stands at the right end of the picture, alone."""
    name = first + last
    narrow = pygame.mask.from_surface(drawn(first, PIXELS, False, INK)).count()
    line = pygame.mask.from_surface(drawn(name, PIXELS, False, INK))
    half = line.get_size()[0] - width_of(first, PIXELS, False)
    right = sum(
        bool(line.get_at((x, y))) for x in range(half, line.get_size()[0]) for y in range(line.get_size()[1])
    )
    assert abs(right - narrow) <= 0.35 * narrow


SENTENCES = [
    ("Kim plays", ["Kim plays"]),
    ("\u2068דוד\u2069 plays 3", ["דוד", " plays 3"]),
    ("דוד 3 cards", ["דוד", " 3 cards"]),
    ("\u2068דוד 2\u2069 plays", ["2", "דוד ", " plays"]),
    ("\u2068דוד\u2069, \u2068יוסי\u2069 and Kim", ["דוד", ", ", "יוסי", " and Kim"]),
    ("\u2068Kim דוד\u2069: 1.5", ["Kim ", "דוד", ": 1.5"]),
    ("\u2068דוד Kim Lee\u2069!", ["Kim Lee", "דוד ", "!"]),
    ("\u2068דוד", ["דוד"]),
    ("x\u2069y", ["xy"]),
]


@pytest.mark.parametrize(("sentence", "seen"), SENTENCES)
def test_a_name_runs_its_own_way_within_a_sentence_that_does_not(sentence, seen):
    assert [run.text for run in runs_of(sentence)] == seen


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_list_of_names_keeps_its_order_whichever_way_they_run(language):
    words = texts(language)
    said = words.say("winners", names=("דוד", "محمد", "Kim"), count=3)
    seen = "".join(run.text for run in runs_of(said))
    assert seen.index("דוד") < seen.index("محمد") < seen.index("Kim")


@pytest.mark.parametrize(
    ("text", "shown"), [("a\x1b[31mb", "a�[31mb"), ("\u202eKim", "�Kim"), ("two\nlines", "two�lines")]
)
def test_what_steers_is_never_drawn(text, shown):
    assert "".join(run.text for run in runs_of(text)) == shown


@given(st.text(max_size=24), st.booleans())
@settings(deadline=None, max_examples=60)
def test_every_name_can_be_drawn_and_is_as_wide_as_it_says(name, bold):
    line = drawn(name, 20, bold, INK)
    assert line.get_size() == (width_of(name, 20, bold), font_of(20, bold).size(" ")[1])
    assert fit(name, (60, 20), (20, 9), bold, 1).lines


@pytest.mark.parametrize(
    ("name", "beginnings"),
    [
        ("👩\u200d👩\u200d👧" * 4, {"👩\u200d👩\u200d👧" * count for count in range(1, 5)}),
        ("e\u0301m\u0303" * 9, {("e\u0301m\u0303" * 9)[:count] for count in range(2, 40, 2)}),
    ],
)
def test_a_name_is_cut_between_its_letters_alone(name, beginnings):
    (line,) = fit(name, (width_of("mmmm", 9, False), 20), (9, 9), False, 1).lines
    assert line.removesuffix("…") in beginnings
