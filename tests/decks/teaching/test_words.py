"""What a lesson is called and says."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.decks.teaching.words import deck_of, sentence_of
from companion.texts import texts
from tests.screens.teaching_pages import LESSON


@pytest.mark.parametrize(
    ("deck", "said"),
    [("auf-und-ab", "Auf und Ab"), ("updown", "Die UP&DOWN-Karte"), ("Grandpa’s", "Grandpa’s")],
)
def test_a_deck_is_called_as_its_game_or_as_it_was_named(deck, said):
    assert deck_of(replace(LESSON, deck=deck), texts("de")) == said


def test_the_sentence_for_a_face_of_the_updown_card_is_whole():
    asked = replace(LESSON, deck="updown", game=None, wanted="DOWN-C")
    assert sentence_of(asked, texts("de")) == "Bitte die Seite DOWN mit ♣ zum unteren Bildrand hinlegen"
