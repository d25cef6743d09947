"""What is missing of a pack, from looks at parts of it."""

from __future__ import annotations

import pytest

from companion.decks.check import DeckCheck, pack_of
from companion.decks.check_words import counted_in_words
from companion.engines import Header
from companion.texts import LANGUAGES, texts

NAMES = ("Kim", "Leah", "Alex")


@pytest.mark.parametrize(
    ("game", "options", "size"),
    [
        ("auf-und-ab", {}, 55),
        ("up-and-down", {}, 44),
        ("up", {}, 39),
        ("up", {"extra_set": True}, 52),
        ("up", {"minus_two": False}, 36),
        ("schwupps", {}, 144),
    ],
)
def test_a_pack_has_as_many_cards_as_the_rules_say(game, options, size):
    assert pack_of(Header(game, NAMES, options)).size == size


@pytest.fixture
def check():
    return DeckCheck(pack_of(Header("up-and-down", NAMES)))


def test_a_card_that_is_looked_at_again_is_still_the_same_card(check):
    check.see(["9H", "2C"])
    check.see(["9H", "3C"])
    assert check.counted.seen == 3
    assert check.counted.double == ()


def test_what_is_laid_after_the_table_was_bare_is_counted_besides(check):
    check.see(["9H"])
    check.see([])
    check.see(["9H", "2C"])
    assert check.counted.seen == 2
    assert check.counted.double == (("9H", 1),)


def test_a_table_is_not_bare_where_a_card_lies_that_cannot_be_read(check):
    check.see(["9H"])
    check.see([None])
    check.see(["9H", "2C"])
    assert check.counted.seen == 2
    assert check.counted.double == ()


def test_two_of_a_kind_that_lie_there_together_are_one_too_many(check):
    check.see(["9H", "9H", "9H"])
    assert check.counted.double == (("9H", 2),)


def test_aces_and_kings_belong_to_another_pack(check):
    check.see(["AS", "KD", "QD"])
    assert check.counted.strange == (("AS", 1), ("KD", 1))
    assert check.counted.seen == 1


def test_what_is_missing_is_named_in_the_order_of_the_pack(check):
    check.see([code for code in check.pack.copies if code not in ("QS", "2C", "9H")])
    assert check.counted.missing == (("2C", 1), ("9H", 1), ("QS", 1))
    assert not check.counted.complete


@pytest.mark.parametrize("game", ["auf-und-ab", "up-and-down", "up"])
def test_a_pack_of_which_every_card_is_seen_is_complete(game):
    check = DeckCheck(pack_of(Header(game, NAMES)))
    check.see([*check.pack.copies.elements()])
    assert check.counted.complete
    assert check.counted.seen == check.pack.size


def test_of_the_schwupps_cards_only_their_number_counts():
    check = DeckCheck(pack_of(Header("schwupps", NAMES)))
    check.see([*check.pack.copies.elements(), *["+1"] * 29])
    assert (check.counted.lacking, check.counted.missing) == (1, ())
    check.see([*check.pack.copies.elements(), *["+1"] * 29, "either"])
    assert check.counted.complete


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_in_every_language_and_not_more_than_one_can_read(check, language):
    check.see(["9H", "9H", "KD"])
    seen, missing, double, strange = counted_in_words(check.counted, texts(language))
    assert "1" in seen
    assert "44" in seen
    assert missing.count("♣") == 11
    assert "31" in missing, "the others are only counted"
    assert "9♥" in double
    assert ("R♦" if language == "fr" else "K♦") in strange
