"""Sentences for the ear: cards, names and numbers as people say them."""

from __future__ import annotations

import pytest

from companion.engines import Reason
from companion.texts import texts
from companion.texts.wording import Wording

PLAYERS = ("Siobhán", "Leah", "clear")


def wording(language, **spellings):
    return Wording(texts(language), PLAYERS, spellings)


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "No. It takes a 4."), ("de", "Nein. Es muss eine 4 sein."), ("fr", "Non. Il faut un 4.")],
)
def test_a_refusal_is_short(language, said):
    facts = (("colour", "red"), ("number", 9), ("top_colour", "blue"), ("top_number", 3), ("step", "+1"))
    reason = Reason("SCH-21", (*facts, ("due", 4), ("player", "Leah")))
    assert wording(language).refusal(reason) == said


@pytest.mark.parametrize(
    ("language", "said"), [("en", "Nines cancel."), ("de", "Neuner weg."), ("fr", "Les 9 s’annulent.")]
)
def test_cards_that_cancel_are_named(language, said):
    cancelled = Reason("uad-cancelling", (("rank", "9"),))
    assert (
        wording(language).reason(Reason("uad-left-none", (("cancelled", cancelled), ("becomes", "")))) == said
    )


def test_a_sentence_within_a_sentence_is_said_in_its_spoken_form():
    becomes = Reason("uad-becomes-won", (("count", 3),))
    facts = (("player", "Leah"), ("card", "J♠"), ("face", "UP"), ("becomes", becomes))
    assert wording("en").reason(Reason("uad-won-best", facts)) == "Leah wins 3 tricks."


def test_a_name_is_said_as_it_is_spelled_for_the_voice():
    reason = Reason("AUA-28", (("player", "Siobhán"),))
    assert wording("en", Siobhán="Shivawn").refusal(reason) == "No. Shivawn has passed."
    assert wording("en").refusal(reason) == "No. Siobhán has passed."
    assert wording("en", Siobhán="").refusal(reason) == "No. Siobhán has passed."
    assert wording("en", Siobhán="Shivawn").names((0, 1)) == "Shivawn and Leah"


def test_a_name_that_is_also_a_card_is_spelled_only_where_people_are_meant():
    spelled = wording("en", clear="Claire")
    facts = (("player", "clear"), ("place", "hand"), ("other", "7"))
    assert spelled.reason(Reason("UP-34", facts)) == "A minus two cannot begin."
    assert spelled.reason(Reason("up-ask-place", (("player", "clear"), ("cards", ("clear",))))) == (
        "Claire lays clear. Where from?"
    )


@pytest.mark.parametrize(
    ("language", "said"), [("en", "jack of spades"), ("de", "Pik Bube"), ("fr", "valet de pique")]
)
def test_cards_are_named_in_words(language, said):
    assert said in wording(language).reason(Reason("lay-out-uad-strange", (("cards", ("J♠", "10♥")),)))


@pytest.mark.parametrize(("language", "said"), [("en", "minus 2"), ("de", "minus 2"), ("fr", "moins 2")])
def test_numbers_below_zero_are_said_in_words(language, said):
    words = wording(language)
    facts = (("players", "Leah"), ("number", 1), ("total", -2))
    assert said in words.reason(Reason("leads", facts))
    assert said in words.reason(Reason("UP-35"))
    assert said in words.reason(Reason("up-ask-moved", (("cards", ("−2",)),)))


def test_what_has_no_spoken_sentence_is_said_as_it_is_written_in_brief():
    players = (("players", ("Siobhán",)), ("number", 1))
    assert wording("en", Siobhán="Shivawn").reason(Reason("notice-cards-awaited", players[:1])) == (
        "Still to lay a card: Shivawn"
    )
    brief = Reason("uad-rotated-elsewhere")
    with pytest.raises(LookupError):
        wording("en").reason(brief)


def test_what_is_only_seen_is_not_said():
    said = wording("en").reason(Reason("UP-65", (("variant", "dirty_one"),)))
    assert said == "That holds already."
    quoted = wording("en").reason(Reason("up-kind-owed-call", (("player", "Leah"),)))
    assert quoted == "Leah calls last card"
    assert "\u00a0" not in wording("fr").reason(Reason("aua-duty-count", (("player", "Leah"),)))


def test_a_name_from_right_to_left_is_said_without_what_sets_it_apart():
    words = Wording(texts("en"), ("نور",), {})
    assert words.refusal(Reason("AUA-28", (("player", "نور"),))) == "No. نور has passed."


def test_card_codes_with_a_hyphen_stay():
    assert "5-9" in wording("en").reason(Reason("aua-ask-who", (("cards", ("5-9",)),)))
