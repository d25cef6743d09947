"""Everything the engine can say is written in every language, with the facts it gives."""

from __future__ import annotations

import pytest

from companion.engines import Header, InvalidEventError, Reason, read_event, start
from companion.games.auf_und_ab import players
from companion.games.auf_und_ab.rules import RULES
from companion.texts import LANGUAGES, texts
from tests.engines.reasons import reasons_of, unwritten
from tests.games.auf_und_ab.rules.table import FOUR, THREE, Table, sample_table
from tests.written import is_written

CITED = {4, 5, 6, 7, 9, 11, 13, 14, 15, 16, 17, 18, 19, 21, 22, 23, 24, 25, 28, 44}
"""Numbers of the clauses in the page's tables of what is illegal."""


@pytest.fixture(scope="module")
def reasons() -> set[Reason]:
    found: set[Reason] = set()
    for seed in range(30):
        header = Header("auf-und-ab", (THREE, FOUR)[seed % 2], {"end": {"hands": 2}})
        found |= set(reasons_of(start(header), players, players.random_policy, seed))
    return found


def test_every_clause_that_can_be_cited_is_cited(reasons):
    assert {reason.key for reason in reasons if reason.key.startswith("AUA")} == {f"AUA-{n}" for n in CITED}


def test_just_those_clauses_have_a_sentence_for_the_case():
    sentenced = {clause for clause in RULES.clauses if is_written(clause, "en", "no")}
    assert sentenced == {f"AUA-{n}" for n in CITED}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_duty_and_kind_is_written_with_its_facts(reasons, language):
    assert unwritten(reasons, language) == set()


@pytest.mark.parametrize(
    ("key", "facts"),
    [
        ("aua-dealt", set()),
        ("aua-dealt-opener", {"player", "double"}),
        ("aua-opened", {"player", "cards", "number", "double"}),
        ("aua-higher", {"player", "cards", "number", "double", "last"}),
        ("aua-lower", {"player", "cards", "number", "double", "last"}),
        ("aua-passed", {"player"}),
        ("aua-passed-alone", {"player", "leader"}),
        ("aua-round-over", {"player", "mode", "changes"}),
        ("aua-mode-changed", {"player", "mode", "changes"}),
        ("aua-hand-over", {"player", "points"}),
        ("aua-game-over", {"player", "points"}),
    ],
)
def test_a_legal_event_has_a_reason_of_few_facts(reasons, key, facts):
    assert {frozenset(name for name, _ in reason.facts) for reason in reasons if reason.key == key} == {
        frozenset(facts)
    }


def say(table: Table, player: str, cards: str, count: int | None = None, language: str = "en") -> str:
    return texts(language).reason(table.play(player, cards, count).reason)


def test_a_no_carries_the_names_and_numbers_of_the_case():
    table = sample_table()
    assert say(table, "Cem", "1-1", 1) == "It is not Cem’s turn but Ann’s."
    assert say(table, "Ann", "4-4", 1) == "Ann holds a lower double: 0-0 must be in the first set."
    assert say(table, "Ann", "1-2 1-8") == "The first set of a hand must hold a double; this one has none."
    assert say(table, "Ann", "0-0 0-1") == "Ann must say whether the set stands for 2 or 3."
    assert say(table, "Ann", "0-0 0-1", 10**900) == "This set cannot stand for …, only for 2 or 3."
    table.play("Ann", "0-0 0-1", 3)
    assert say(table, "Bob", "7-7") == "It takes 3 cards above 0; this set stands for 1 or 2."
    assert say(table, "Bob", "0-6 6-0 9-0") == "0-6 is named twice in this set."
    assert say(table, "Bob", "0-0 0-1") == "0-0 and 0-1 have already been laid in this hand."
    assert say(table, "Bob", "1-2") == "Bob does not hold 1-2."


@pytest.mark.parametrize(
    ("language", "known", "unknown"),
    [
        ("en", "Ann opens the round and must lay a set.", "Ann cannot pass: no set has been laid yet"),
        ("de", "Ann eröffnet die Runde und muss einen Satz legen.", "Ann kann nicht passen: Noch liegt kein"),
        ("fr", "Ann ouvre le pli et doit poser une série.", "Ann ne peut pas passer : aucune série n’est"),
    ],
)
def test_whoever_passes_first_is_said_to_open_only_where_that_is_known(language, known, unknown):
    hidden = Table()
    assert hidden.rule("deal").legal
    said = texts(language).reason
    assert said(sample_table().rule("pass", player="Ann").reason) == known
    assert said(hidden.rule("pass", player="Ann").reason).startswith(unknown)


def test_the_same_no_in_german_and_french():
    table = sample_table()
    table.play("Ann", "0-0 0-1", 3)
    assert say(table, "Bob", "7-7", language="de") == (
        "Verlangt sind 3 Karten über 0; dieser Satz zählt für 1 oder 2."
    )
    assert say(table, "Bob", "7-7", language="fr") == (
        "Il faut 3 cartes au-dessus de 0 ; cette série en vaut 1 ou 2."
    )


def test_a_hidden_hand_is_told_what_it_cannot_hold():
    table = Table(FOUR)
    assert table.rule("deal", aside=["9-9"]).legal
    assert say(table, "Ann", "9-9", 1) == "Ann cannot hold 9-9: known to be elsewhere."
    zeros = " ".join(f"0-{digit}" for digit in range(10))
    assert table.play("Ann", zeros, 10).legal
    table.passes("Bob", "Cem", "Dee", "Ann")
    assert say(table, "Ann", "1-2 1-3 1-4 1-5") == "Ann has only 3 cards left, too few for a set of 4."


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_empty_set_is_told_so(language):
    header = Header("auf-und-ab", THREE)
    with pytest.raises(InvalidEventError) as refused:
        read_event({"event": "play", "player": "Ann", "cards": []}, RULES, header)
    assert texts(language).reason(refused.value.reason)
