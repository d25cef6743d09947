"""Which game? What it is like, and its rules: from there, while it is played, and from every ruling."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from companion.engines import game_names, rules_of
from companion.records.forms.draft import Draft
from companion.rulebook.examples import clauses_of
from companion.screens.browser import Browser
from companion.screens.canvas import LEAST_TARGET, Canvas
from companion.screens.intents import PageName, Purpose, Tell, Write
from companion.screens.pages import games, things
from companion.screens.pages.clause import draw_clause
from companion.screens.pages.rules import draw_rules
from companion.screens.pages.welcome import Welcome
from companion.screens.preferences import Preferences
from companion.screens.rules_intents import ReadClauses
from companion.screens.theme import FELT
from companion.texts import LANGUAGES, texts
from tests.screens.drawn import cut_off
from tests.screens.person import Person
from tests.screens.sample_pages import SIZES
from tests.screens.sample_views import BEGINNING, PLAYED, WRONG, sitting


@pytest.fixture
def person() -> Person:
    return Person(Browser(Preferences("en"), Welcome(None, simulated=False), page=PageName.GAME))


@pytest.fixture
def player(person, tmp_path) -> Person:
    """Somebody whose last play was against the rules."""
    person.browser.page = PageName.TABLE
    person.view = sitting(tmp_path, *BEGINNING, WRONG, in_step=False)
    person.looks()
    return person


@pytest.fixture
def unpainted(monkeypatch):
    """Cards that take no time to be painted."""
    monkeypatch.setattr(things, "_picture", lambda _thing, height: pygame.Surface((height, height)))


def test_before_a_game_is_chosen_it_is_told_what_it_is_like(person):
    read = person.reads()
    assert "Build a tower that gets lighter and lighter; whoever lays too heavy a card takes it all." in read
    assert "2 to 10 people · about 15 min a round" in read
    assert "Needed: a deck of playing cards, two dice, the UP&DOWN card" in read


def test_a_game_is_chosen_by_its_cards_as_well_as_by_its_name(person):
    person.touches("Schwupps")
    assert (person.browser.page, person.browser.people.game) == (PageName.PEOPLE, "schwupps")


def test_the_rules_are_read_before_a_game_is_chosen_chapter_by_chapter(person):
    person.touches("Rules: Up")
    assert "Rules of Up" in person.reads()
    person.touches("The tower")
    assert {"UP-25", texts("en").clause("UP-25")} <= set(person.reads())
    assert "The tower · 25 of 74" in person.reads()
    person.touches("›")
    assert "UP-26" in person.reads()
    person.touches("‹")
    person.touches("‹")
    assert "UP-24" in person.reads()
    assert "Hand and table · 24 of 74" in person.reads()
    person.touches("‹ Back")
    person.touches("‹ Back")
    assert "Which game?" in person.reads()


def test_leafing_ends_at_the_first_and_at_the_last_clause(person):
    person.touches("Rules: Auf und Ab")
    person.touches("The cards")
    assert "‹" not in person.labels()
    person.browser.rules.leaf(1000)
    person.looks()
    assert "AUA-45" in person.reads()
    assert "›" not in person.labels()


def test_the_rules_of_the_game_that_is_played_are_in_the_menu(player):
    player.touches("Menu")
    player.touches("Rules")
    assert "Rules of Up & Down" in player.reads()
    player.touches("‹ Back")
    assert player.browser.page is PageName.MENU


def test_why_leads_from_a_ruling_to_its_clause_and_to_an_example(player):
    player.touches("Why?")
    assert player.browser.page is PageName.BENCH
    player.touches("Rules")
    read = player.reads()
    clause = player.view.game.last.ruling.clause
    assert clause == "UAD-23"
    assert {"The rules of this ruling", clause, texts("en").clause(clause)} <= set(read)
    assert "Two things have changed; only one of face, suits and dice may." in read
    player.touches("‹ Back")
    assert player.browser.page is PageName.BENCH


def test_all_clauses_that_decided_a_ruling_are_leafed_through(person, tmp_path):
    person.browser.page = PageName.BENCH
    person.view = sitting(tmp_path, *PLAYED)
    person.looks()
    decided = person.view.game.last.ruling.decided_by
    person.touches("Rules")
    assert decided[0] in person.reads()
    for clause in decided[1:]:
        person.touches("›")
        assert clause in person.reads()
    assert "›" not in person.labels()


def test_from_the_rules_one_comes_back_to_the_play_that_was_read(person, tmp_path):
    person.browser.page = PageName.BENCH
    person.view = sitting(tmp_path, *PLAYED)
    person.browser.looked_at.step(person.view.game.course, -2)
    person.looks()
    where = next(line for line in person.reads() if " / " in line)
    person.touches("Rules")
    person.touches("All rules")
    assert "Rules of Up & Down" in person.reads()
    person.touches("The pot")
    person.touches("‹ Back")
    person.touches("‹ Back")
    assert where in person.reads()


def test_after_what_if_the_rules_lead_back_to_its_answer(person, tmp_path):
    view = person.view = sitting(tmp_path, *BEGINNING)
    person.browser.page = PageName.BENCH
    person.browser.take(Write(Purpose.ASK), view)
    entry, asked = person.browser.telling.entry, {"event": "reveal", "cards": {"Kim": "9H"}}
    person.browser.telling.entry = replace(entry, draft=Draft.of(entry.draft.forms, asked))
    person.browser.take(Tell(asked, purpose=Purpose.ASK), view)
    person.looks()
    person.touches("Rules")
    assert "The rules of this ruling" in person.reads()
    person.touches("‹ Back")
    assert person.browser.page is PageName.ENTRY
    assert "No" in person.reads()


def test_an_example_is_shown_alone_and_large_and_beside_the_other_again(person):
    person.touches("Rules: Auf und Ab")
    person.touches("Doubles")
    both = person.labels().count("Example")
    person.touches("Example")
    assert (both, person.labels().count("Example")) == (2, 1)
    person.touches("Example")
    assert person.labels().count("Example") == 2


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("game", game_names())
def test_nothing_of_any_clause_is_cut_off(game):
    """Sizes and languages in turn, so that each clause is looked at in one of all."""
    ways = [(size, language) for size in SIZES for language in LANGUAGES]
    clauses = clauses_of(game)
    for number in range(len(clauses)):
        size, language = ways[number % len(ways)]
        canvas = Canvas(pygame.Surface(size), FELT)
        reading = ReadClauses(game, clauses, number, why=number % 2 == 0)
        draw_clause(canvas, texts(language), reading, PageName.RULES)
        assert cut_off(canvas) == [], (clauses[number], size, language)


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_nothing_of_what_a_game_is_like_is_cut_off(size, language):
    for game in game_names():
        canvas = Canvas(pygame.Surface(size), FELT)
        draw_rules(canvas, texts(language), game, PageName.GAME)
        assert cut_off(canvas) == [], game


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("times", [2, 3])
def test_where_many_games_are_installed_each_has_its_name_and_the_way_to_its_rules(size, times, monkeypatch):
    monkeypatch.setattr(games, "game_names", lambda: game_names()[:3] * times)
    canvas = Canvas(pygame.Surface(size), FELT)
    games.draw_games(canvas, texts("de"), PageName.WELCOME)
    assert cut_off(canvas) == []
    ways = [target for target in canvas.targets if target.label.startswith("Regeln: ")]
    assert len(ways) == 3 * times
    assert min(min(target.box.w, target.box.h) for target in canvas.targets) >= LEAST_TARGET - 0.01


def test_a_game_without_lessons_has_its_clauses_read_all_the_same(person, monkeypatch):
    for module in ("examples", "words"):
        monkeypatch.setattr(f"companion.rulebook.{module}.rulebook_of", lambda _game: None)
    monkeypatch.setattr("companion.rulebook.examples._examples", lambda _game: {})
    monkeypatch.setattr("companion.screens.pages.rules.in_short", lambda _game, _texts: ())
    person.touches("Rules: Up")
    person.touches("The rules")
    assert {"UP-1", "The rules · 1 of 74"} <= set(person.reads())
    assert len(rules_of("up").clauses) == 74
