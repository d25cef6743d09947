"""What people are told to deal and lay out adds up to the pack, in every language."""

from __future__ import annotations

import re

import pytest

from companion.engines import Header, laid_out_for, start
from companion.table.game_table import setting_up
from companion.table.seats import usual_seats
from companion.texts import LANGUAGES, texts
from tests.engines.test_laid_out import HEADERS

EVERYBODY = {"en": "everybody", "de": "jede", "fr": "chacun"}
"""What a part of a sentence says that tells what each player gets."""

PACK = "lay-out-up-pack"
"""Tells how many sets of how many cards the pack has."""


def told(sentences: list[str], players: int, language: str) -> int:
    """The cards that sentences tell of, what everybody gets counted as often as people play."""
    parts = [part for sentence in sentences for part in sentence.split(";")]
    return sum(
        sum(map(int, re.findall(r"\d+", part))) * (players if EVERYBODY[language] in part.casefold() else 1)
        for part in parts
    )


def steps_of(header: Header):
    return setting_up(start(header).position, None, usual_seats(header))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("header", HEADERS, ids=str)
def test_the_cards_that_are_told_add_up_to_the_pack(header, language):
    words, cards = texts(language), laid_out_for(header)
    dealt = [words.reason(step.text) for step in steps_of(header) if step.text.key != PACK]
    assert told(dealt, len(header.players), language) == cards.pack
    packs = [words.reason(step.text) for step in steps_of(header) if step.text.key == PACK]
    for pack in packs:
        sets, size = map(int, re.findall(r"\d+", pack))
        assert sets * size == cards.pack
    assert bool(packs) is (header.game == "up")
