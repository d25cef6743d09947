"""Each clause of our games reaches an example that its engine ruled on, in all three languages."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from companion.engines import Reason, game_called, game_names, read_event, rules_of, start
from companion.rulebook.drawn import Face
from companion.rulebook.examples import (
    AT_ONCE,
    Example,
    chapters_of,
    clauses_of,
    examples_of,
    rulebook_of,
)
from companion.texts import LANGUAGES, texts
from tests.written import is_written

GAMES = tuple(game for game in game_names() if game_called(game).rulebook is not None)

SHOWN_BY_ANOTHER = {"UP-69": "UP-65"}
"""Clauses that are seen at work where another one forbids something: what holds for the whole game."""


def all_examples(game: str) -> Iterator[tuple[str, Example]]:
    return ((clause, example) for clause in clauses_of(game) for example in examples_of(game, clause))


def reasons_of(example: Example) -> list[Reason]:
    said = [group.label for group in example.groups]
    return said if example.ruling is None else [*said, example.ruling.reason]


def test_the_rules_of_all_four_games_are_taught():
    assert GAMES == ("auf-und-ab", "schwupps", "up", "up-and-down")


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_stands_in_one_chapter_in_its_order(game):
    assert clauses_of(game) == rules_of(game).clauses


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_clause_has_its_text_and_an_example_in_every_language(game, language):
    for clause in clauses_of(game):
        assert is_written(clause, language), clause
        assert 1 <= len(examples_of(game, clause)) <= AT_ONCE, clause
    unwritten = {
        reason.key
        for _, example in all_examples(game)
        for reason in reasons_of(example)
        if not (is_written(reason.key, language) or is_written(reason.key, language, "no"))
    }
    assert unwritten == set()
    for _, example in all_examples(game):
        assert all(texts(language).reason(reason) for reason in reasons_of(example))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_chapters_and_what_a_game_is_like_are_written_in_every_language(game, language):
    wanted = [f"chapter-{chapter.name}" for chapter in chapters_of(game)]
    wanted += [f"{message}-{game}" for message in ("about", "about-time", "about-needs", "gist")]
    assert [message for message in wanted if not is_written(message, language)] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_that_can_forbid_something_is_shown_forbidding_it(game):
    cited = [clause for clause in clauses_of(game) if is_written(clause, "en", "no")]
    for clause in cited:
        found = [one.ruling.clause for one in examples_of(game, clause) if one.ruling is not None]
        assert clause in found, clause


@pytest.mark.parametrize("game", GAMES)
def test_an_example_of_something_forbidden_is_forbidden_by_that_clause(game):
    for clause, example in all_examples(game):
        if example.ruling is not None and not example.ruling.legal:
            assert example.ruling.clause == SHOWN_BY_ANOTHER.get(clause, clause)


@pytest.mark.parametrize("game", GAMES)
def test_two_examples_of_a_clause_are_not_of_one_kind(game):
    for clause in clauses_of(game):
        kinds = [one.ruling is None or one.ruling.legal for one in examples_of(game, clause)]
        assert len(set(kinds)) == len(kinds), clause


@pytest.mark.parametrize("game", GAMES)
def test_every_example_shows_something_and_all_the_cards_that_are_told_of(game):
    for clause, example in all_examples(game):
        things = [thing for group in example.groups for thing in group.things]
        assert things, clause
        shown = [thing.code for thing in things if isinstance(thing, Face)]
        assert set(played(example.line or {})) <= set(shown), clause


def played(line: Mapping[str, Any]) -> list[str]:
    """The cards that somebody lays or shows."""
    cards = line.get("cards", [])
    if isinstance(cards, Mapping):
        cards = [one for told in cards.values() for one in ([told] if isinstance(told, str) else told)]
    return [*cards, *([line["card"]] if "card" in line else [])]


@pytest.mark.parametrize("game", GAMES)
def test_what_is_named_as_an_example_is_one(game):
    """A moment is named for clauses of the game alone, and what is forbidden for no other than its own."""
    book = rulebook_of(game)
    assert book is not None
    for lesson in book.lessons():
        run = start(lesson.header)
        for moment in lesson.moments:
            ruling = run.apply(read_event(moment.line, rules_of(game), lesson.header))
            assert set(moment.shows) <= set(rules_of(game).clauses)
            if not ruling.legal:
                assert {SHOWN_BY_ANOTHER.get(one, one) for one in moment.shows} <= {ruling.clause}, moment


def test_cards_that_cancel_each_other_are_struck_through():
    (example,) = examples_of("up-and-down", "UAD-31")
    faces = [thing for group in example.groups for thing in group.things if isinstance(thing, Face)]
    assert [(face.code, face.struck) for face in faces] == [("QC", True), ("QD", True), ("JH", False)]


def test_points_are_told_where_they_change():
    (example,) = examples_of("auf-und-ab", "AUA-40")
    told = [texts("en").reason(group.label) for group in example.groups]
    assert told[-1] == "Score: Kim 36, Leah 0 and Alex 0"
    (passing, _) = examples_of("auf-und-ab", "AUA-28")
    assert not any(group.label.key == "example-score" for group in passing.groups)
