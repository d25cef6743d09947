"""Which of the evening's games and rounds the pages about the scores show."""

import pytest

from companion.screens.intents import FromRound, PageName, StepTo
from companion.screens.score_pages import OF_A_GAME, ScorePages
from companion.texts import LANGUAGES
from tests.screens.sample_pages import drawn
from tests.screens.sample_views import an_evening


@pytest.fixture
def pages(tmp_path):
    """Of an evening of two games, its chart just opened."""
    evening = an_evening(tmp_path)
    assert len(evening.games) == 2
    opened = ScorePages(lambda: evening)
    opened.open(PageName.ROUNDS, PageName.SCORE)
    return opened


@pytest.mark.parametrize("page", OF_A_GAME)
def test_the_newest_game_is_shown_first(pages, page):
    pages.open(page, PageName.SCORE)
    assert pages.game == 1


@pytest.mark.parametrize(("steps", "game"), [((-1,), 0), ((-1, -1), 0), ((1,), 1), ((-1, 1), 1)])
def test_leafing_ends_at_the_first_and_the_last_game(pages, steps, game):
    for by in steps:
        pages.leaf(StepTo(by))
    assert pages.game == game


def test_from_one_page_of_a_game_to_another_the_same_game_stays(pages):
    pages.leaf(StepTo(-1))
    pages.open(PageName.EACH_ROUND, PageName.ROUNDS)
    assert pages.game == 0
    pages.open(PageName.EACH_ROUND, PageName.SCORE)
    assert pages.game == 1


def test_another_game_is_shown_from_its_last_rounds(pages):
    pages.leaf(FromRound(3))
    assert pages.first_round == 3
    pages.leaf(StepTo(-1))
    assert pages.first_round is None


def test_pages_of_one_sitting_alone_look_up_no_evening():
    pages = ScorePages(lambda: pytest.fail("the evening is looked up"))
    pages.open(PageName.SCORE, PageName.TABLE)
    assert pages.evening is None


def test_before_any_evening_no_game_is_shown():
    pages = ScorePages()
    pages.open(PageName.FIGURES, PageName.SCORE)
    assert (pages.evening, pages.game) == (None, -1)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", ["rounds", "each-round", "figures"])
def test_on_an_upright_page_a_games_title_is_large(page, language, tmp_path):
    canvas = drawn(page, (720, 1280), language, tmp_path)
    (title,) = [line for line in canvas.written if "Up & Down" in line.text]
    assert title.capital > 2.8


def test_on_an_upright_page_the_names_below_the_chart_are_large(tmp_path):
    canvas = drawn("rounds", (720, 1280), "en", tmp_path)
    (name,) = [line for line in canvas.written if line.text.startswith("Alexander")]
    assert name.capital > 2.8
