from __future__ import annotations

import pytest
from fluent.runtime import FluentBundle

from companion.engines import Effect, EffectKind, Header, Reason
from companion.texts import LANGUAGES, Texts, preferred_language, texts
from tests.written import is_written


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("en", "Kim, Leah and Alex"), ("de", "Kim, Leah und Alex"), ("fr", "Kim, Leah et Alex")],
)
def test_names_are_listed_as_people_do(language, sentence):
    assert texts(language).listed(("Kim", "Leah", "Alex")) == sentence
    assert texts(language).listed(("Kim",)) == "Kim"
    assert texts(language).listed(()) == ""


def test_an_effect_is_said_with_its_name_or_number():
    english = texts("en")
    tricks, cards = Header("up-and-down", ("Kim", "007")), Header("schwupps", ("Kim", "Leah"))
    assert english.effect(Effect(EffectKind.TRICK, 0), tricks) == "Kim wins the trick"
    assert english.effect(Effect(EffectKind.TRICK, 1), tricks) == "007 wins the trick"
    assert english.effect(Effect(EffectKind.DREW, count=1), cards) == "draws one card"
    assert english.effect(Effect(EffectKind.DREW, count=3), cards) == "draws 3 cards"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_is_written_in_every_language(language):
    assert [kind for kind in EffectKind if not is_written(f"effect-{kind}", language)] == []


@pytest.mark.parametrize(
    ("game", "said"),
    [
        ("auf-und-ab", "le pli est fini"),
        ("up", "la manche est finie"),
        ("up-and-down", "la manche est finie"),
        ("", "la manche est finie"),
    ],
)
def test_a_round_is_called_as_its_game_calls_it(game, said):
    assert texts("fr").effect(Effect(EffectKind.ROUND_OVER), Header(game, ())) == said


@pytest.mark.parametrize(
    ("number", "said"),
    [(0, "0 interdit, 0 non valable"), (1, "1 interdit, 1 non valable"), (2, "2 interdits, 2 non valables")],
)
def test_french_counts_agree_with_their_number(number, said):
    assert texts("fr").say("counts", legal=1, illegal=number, invalid=number) == f"1 permis, {said}"


def test_the_reason_of_an_illegal_event_is_the_sentence_for_its_case_and_not_the_clause():
    reason = Reason("UAD-1", (("card", "A♠"),))
    assert texts("en").reason(reason) == "A♠ is not in this game: aces and kings stay in the box."
    assert texts("en").clause("UAD-1").startswith("The game is played with 44 cards")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_that_is_nowhere_or_lacks_a_fact_is_an_error(language):
    with pytest.raises(LookupError):
        texts(language).say("no-such-message")
    with pytest.raises(LookupError):
        texts(language).reason(Reason("UAD-1"))


@pytest.mark.parametrize(
    ("language", "count", "said"),
    [
        ("en", -5, "−5 points"),
        ("de", -1, "−1 Punkt"),
        ("fr", -1, "−1 point"),
        ("en", 1, "1 point"),
        ("de", 0, "0 Punkte"),
    ],
)
def test_a_score_below_zero_has_a_minus_sign(language, count, said):
    assert texts(language).say("seat-points", count=count) == said


@pytest.mark.parametrize(
    ("language", "count", "said"),
    [
        ("en", 1, "mine: one card learned, in mine.deck"),
        ("en", 2, "mine: 2 cards learned, in mine.deck"),
        ("de", 1, "mine: eine Karte angelernt, in mine.deck"),
        ("de", 2, "mine: 2 Karten angelernt, in mine.deck"),
        ("fr", 1, "mine : 1 carte enregistrée, dans mine.deck"),
        ("fr", 2, "mine : 2 cartes enregistrées, dans mine.deck"),
    ],
)
def test_cards_that_were_learned_are_counted_in_singular_and_plural(language, count, said):
    assert texts(language).say("teach-learned", deck="mine", cards=count, file="mine.deck") == said


@pytest.mark.parametrize(
    ("message", "facts", "said"),
    [
        ("decks-taught", {"deck": "mine", "cards": 1, "file": "f"}, "mine – one card, taught: f"),
        ("doctor-networks-count", {"count": 1, "megabytes": 2}, "one network, 2 MB"),
        ("print-written", {"file": "f", "pages": 1}, "f is written: one page."),
        (
            "trouble-journal-rescued",
            {"file": "f", "saved": 1, "damaged": "d"},
            "The journal f was damaged: one entry was saved into a new one, "
            "and the damaged file is kept as d.",
        ),
        (
            "trouble-pictures-no-card",
            {"count": 1, "folder": "f"},
            "No card is seen in the only picture in f.",
        ),
    ],
)
def test_a_single_thing_is_told_in_the_singular(message, facts, said):
    assert texts("en").say(message, **facts) == said


@pytest.mark.parametrize("message", ["seat-points", "seat-cards", "seat-tricks"])
def test_french_counts_nought_in_the_singular_and_still_as_nought(message):
    assert texts("fr").say(message, count=0).startswith("0 ")


def test_french_says_how_many_more_with_the_right_ending():
    assert texts("fr").say("deck-check-more", count=1) == "1 autre"
    assert texts("fr").say("deck-check-more", count=2) == "2 autres"


@pytest.mark.parametrize(
    ("language", "said"), [("en", "J♠ and 10♥"), ("de", "B♠ und 10♥"), ("fr", "V♠ et 10♥")]
)
def test_courts_in_a_sentence_bear_the_letters_of_the_language(language, said):
    assert said in texts(language).reason(Reason("lay-out-uad-strange", (("cards", ("J♠", "10♥")),)))


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "5, −2 and clear"), ("de", "5, −2 und Abräumkarte"), ("fr", "5, −2 et balai")],
)
def test_cards_of_up_in_a_sentence_have_names_and_players_keep_theirs(language, said):
    facts = (("player", "clear"), ("cards", ("5", "-2", "clear")))
    sentence = texts(language).reason(Reason("up-ask-left", facts))
    assert said in sentence
    assert sentence.startswith("clear ")


def test_a_fact_too_long_to_be_read_is_cut_rather_than_refused():
    said = texts("en").say("trouble-code-wrong", code="9" * 5000)
    assert said.startswith('"' + "9" * 2000 + '…" is no code')


def test_a_message_may_be_put_into_another_one():
    inner = Reason("trouble-card-unseen")
    assert texts("de").reason(Reason("trouble-lesson-picture", (("what", inner),))) == (
        "Im Bild ist keine Karte zu sehen: sie allein auf einen Grund anderer Farbe legen. "
        "Diese Karte noch einmal anlernen."
    )


def test_there_are_three_languages():
    with pytest.raises(ValueError, match="es"):
        Texts("es")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "fr_FR"}, "fr"),
        ({"LANG": "ja_JP.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
    ],
)
def test_the_language_is_that_of_the_environment_if_it_is_ours(monkeypatch, environment, language):
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert preferred_language() == language


def test_what_a_language_lacks_is_said_in_english():
    german = Texts("de")
    german._bundle = FluentBundle(["de"])
    assert german.say("nothing-to-undo") == "There is nothing to take back."
    assert german.reason(Reason("UAD-9")) == "This round’s cards are dealt already."
