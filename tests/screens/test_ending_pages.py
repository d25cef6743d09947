"""The winners' page is read from two metres, moves once, and leads on; the moments have their pictures."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from assets.bounds.pictures import check_picture
from companion.screens.browser import Browser
from companion.screens.canvas import LEAST_TARGET, Canvas
from companion.screens.confetti import SECONDS
from companion.screens.ending_intents import MakeFilm, ShowMoment, ShowRanking, TakePicture
from companion.screens.ending_pages import STEPS, EndingPages
from companion.screens.facts import facts_of
from companion.screens.film_player import BrokenFilmError, FilmPlayer
from companion.screens.history_intents import PlayAgain
from companion.screens.intents import Go, PageName, UseLarge
from companion.screens.large_type import LEAST
from companion.screens.moment_pages import MomentPages
from companion.screens.pages.ending import draw_ending, ends
from companion.screens.pages.moments import draw_moments
from companion.screens.pages.ranking import draw_ranking
from companion.screens.pages.welcome import Welcome
from companion.screens.preferences import Preferences
from companion.screens.score_pages import ScorePages
from companion.screens.theme import FELT, LINEN
from companion.sitting.view import View
from companion.texts import LANGUAGES, texts
from tests.screens.drawn import NotingCanvas, cut_off, too_small, written
from tests.screens.ending_pages import HEADERS, MORE_ENDINGS, a_film, over, pictured, shown
from tests.screens.letter_heights import PANELS, canvas_for, heights
from tests.screens.person import Person
from tests.screens.profile_pages import looks
from tests.screens.sample_pages import SIZES
from tests.screens.sample_views import ASKED, changed, kept_picture

READ_FROM_TWO_METRES = 9.0
"""Millimetres that capitals have at least."""


def page_of(
    view: View, size: tuple[int, int] = (800, 480), language: str = "en", fallen: float = 1.0
) -> Canvas:
    canvas = NotingCanvas(pygame.Surface(size), FELT)
    draw_ending(canvas, texts(language), view, fallen)
    return canvas


@pytest.mark.parametrize("page", MORE_ENDINGS)
def test_in_every_state_nothing_is_cut_and_everything_can_be_touched(page, tmp_path):
    for size in SIZES:
        for language in LANGUAGES:
            canvas = NotingCanvas(pygame.Surface(size), FELT)
            MORE_ENDINGS[page](canvas, tmp_path, language)
            assert (cut_off(canvas), too_small(canvas)) == ([], []), (size, language)


@pytest.mark.parametrize("panel", PANELS, ids=lambda panel: panel.name)
def test_who_has_won_and_by_what_is_nine_millimetres_high(panel):
    found = 0
    for name in HEADERS:
        for language in LANGUAGES:
            canvas = canvas_for(panel)
            draw_ending(canvas, texts(language), over(name))
            who, by, *_ = canvas.written
            assert who.whole
            assert by.whole
            assert min(who.capital, by.capital) * canvas.scale * panel.row >= READ_FROM_TWO_METRES
            measured = [*heights(canvas, who, panel), *heights(canvas, by, panel)]
            assert min(measured, default=READ_FROM_TWO_METRES) >= READ_FROM_TWO_METRES, (name, language)
            found += len(measured)
    assert found >= len(HEADERS)


def test_the_winner_what_it_was_won_by_and_everybodys_count_are_read():
    who, by, *ranking = written(page_of(over("two of Schwupps")))[:8]
    assert (who, by) == ("Alexander", "wins with the last card!")
    assert ranking == ["Cards left", "1", "Alexander", "0", "Kim", "1"]


def test_a_tie_is_said_as_one():
    said = written(page_of(over("ten of Up, level"), (1280, 720), "de"))
    assert "= gleichauf" in said
    assert (said.count("1="), said.count("3=")) == (2, 8)


def test_where_nobody_is_level_nothing_is_said_of_it():
    assert not [one for one in written(page_of(over("two of Up"))) if "=" in one]


def test_the_letters_of_the_ranking_are_of_one_size():
    for size in SIZES:
        canvas = page_of(over("ten of Up"), size)
        said = written(canvas)
        ranking = canvas.written[said.index("Points") + 1 : said.index("Table")]
        assert ranking.pop().text.startswith("Ranking, large")
        assert len(ranking) == 3 * 10
        assert len({one.capital for one in ranking}) == 1


def test_everything_else_is_one_touch_away():
    intents = [target.intent for target in page_of(over("two of Up")).targets]
    pages = [Go(page) for page in (PageName.DRAWN, PageName.SCORE, PageName.MOMENTS, PageName.PEOPLE)]
    assert intents == [ShowRanking(0), *pages, PlayAgain()]


@pytest.mark.parametrize("panel", PANELS, ids=lambda panel: panel.name)
def test_the_ranking_is_nine_millimetres_high_page_by_page(panel):
    for name in HEADERS:
        for worn in (False, True):
            view, first, rows = over(name), 0, 0
            players = view.game.header.players
            while first is not None:
                canvas = canvas_for(panel)
                canvas.people = looks(players) if worn else {}
                draw_ranking(canvas, texts("de"), view, first)
                large = [one for one in canvas.written if one.lines and one.capital >= LEAST - 0.1]
                measured = [high for one in large for high in heights(canvas, one, panel)]
                assert min(measured, default=READ_FROM_TWO_METRES) >= READ_FROM_TWO_METRES, (name, first)
                assert all(one.whole for one in large)
                inside = canvas.box
                assert all(one.box.y >= 0 and one.box.y + one.box.h <= inside.h for one in large)
                rows += len({one.box.y for one in large}) // (2 if canvas.upright else 1)
                ways = [target.intent for target in canvas.targets if isinstance(target.intent, ShowRanking)]
                first = max((one.first for one in ways if (one.first or 0) > first), default=None)
            assert rows == len(players), name


def test_the_ranking_is_one_touch_from_the_winners_and_they_from_it():
    view = over("ten of Up")
    person = Person(browser(view), view)
    person.touches("Ranking, large")
    first = person.reads()
    assert "Play again" not in person.labels()
    person.touches("Further ›")
    assert person.reads() != first
    person.touches("‹ Before")
    assert person.reads() == first
    person.touches("‹ Back")
    assert "Play again" in person.labels()


def test_confetti_falls_behind_the_words_and_comes_to_lie_below_them():
    for name in HEADERS:
        for size in SIZES:
            canvas = page_of(over(name), size)
            lowest = max(line.rect.centery for one in canvas.written[:2] for line in one.lines)
            pieces = [box for _, box in canvas.pictures if box.w < 6]
            assert pieces
            assert all((box.y + box.h / 2) * canvas.scale > lowest for box in pieces)
            assert [one.text for one in page_of(over(name), size, fallen=0.4).written] == written(canvas)


def browser(view: View, **given: object) -> Browser:
    welcome = Welcome(None, simulated=False)
    pages = EndingPages(**given) if given else EndingPages(moves=False)
    past = pictured()[0]
    return Browser(Preferences(), welcome, page=PageName.TABLE, ending=pages, scores=ScorePages(lambda: past))


@pytest.mark.parametrize("large", [True, False])
def test_the_tables_page_is_the_winners_once_the_game_is_over(large):
    view = over("two of Up")
    person = Person(browser(view), view)
    person.browser.take(UseLarge(large), view)
    assert "Play again" in person.reads()
    assert "Leah" not in person.reads()
    assert person.touches("Table") is None
    assert person.browser.page is PageName.DRAWN
    assert "Undo" in person.labels()


@pytest.mark.parametrize(
    "changes",
    [{"question": ASKED}, {"paused": True}, {"taken_back": False}],
    ids=["asked", "paused", "refused"],
)
def test_what_people_must_see_first_comes_first(changes):
    view = over("two of Up")
    if "taken_back" in changes:
        last = view.game.last
        no = replace(last, ruling=last.ruling.position.illegal("UP-15", player="Kim", to_move="Leah"))
        view = replace(view, game=replace(view.game, history=(*view.game.history, no)))
    assert ends(over("two of Up"))
    assert not ends(changed(view, **changes))


def test_the_motion_ends_by_itself_begins_once_and_hinders_nobody():
    view, late = over("two of Up"), [10.0]
    person = Person(browser(view, now=lambda: late[0]), view)
    steps = []
    for _ in range(4):
        steps.append(person.browser.ending.step(view))
        person.looks()
        assert person.does(person.on("Play again")) == [PlayAgain()]
        late[0] += SECONDS / 2
    assert steps == [0, STEPS // 2, STEPS, STEPS]
    facts = facts_of(person.browser, view)
    late[0] += 60
    assert facts_of(person.browser, view) == facts, "a page that lies still is not drawn anew"


def test_while_it_falls_the_page_is_as_if_it_were_drawn_anew():
    view, late = over("ten of Up"), [10.0]
    pages, canvas = EndingPages(now=lambda: late[0]), NotingCanvas(pygame.Surface((800, 480)), FELT)
    pages.draw(canvas, texts("en"), view)
    for part in (0.3, 0.6, 1.0):
        late[0] = 10.0 + part * SECONDS
        pages.draw(canvas, texts("en"), view)
        anew = page_of(view, fallen=pages.step(view) / STEPS)
        assert canvas.surface.get_buffer().raw == anew.surface.get_buffer().raw
        assert (canvas.written, canvas.targets) == (anew.written, anew.targets)
    pages.draw(canvas, texts("de"), view)
    assert "Noch einmal" in written(canvas)


def test_whoever_wishes_no_motion_sees_the_confetti_lie():
    assert EndingPages(moves=False).step(over("two of Up")) == STEPS


def test_the_moments_lead_to_their_pictures_and_back_to_the_table():
    view = over("two of Up")
    person = Person(browser(view), view)
    pages = person.browser.scores.moments
    person.browser.scores.moments = replace(shown("pictures"), game=None)
    del pages
    person.touches("Best moments")
    assert person.browser.page is PageName.MOMENTS
    first, second = [one for one in person.labels() if one.endswith(".")][:2]
    person.touches(second)
    assert person.browser.scores.moments.chosen == 1
    assert first in person.reads()
    person.touches("‹ Back")
    assert person.browser.page is PageName.TABLE


def drawn(pages: MomentPages) -> Canvas:
    canvas = Canvas(pygame.Surface((800, 480)), LINEN)
    draw_moments(canvas, texts("en"), pictured()[0], 0, PageName.TABLE, pages)
    return canvas


def test_where_no_pictures_are_kept_it_is_said_how_they_would_be():
    canvas = drawn(shown("without"))
    assert texts("en").say("moments-how") in written(canvas)
    assert [target.intent for target in canvas.targets] == [Go(PageName.TABLE)]


def test_a_film_is_made_played_and_made_again_where_it_is_broken():
    assert [one.intent for one in drawn(shown("pictures")).targets][1:3] == [MakeFilm(), TakePicture()]
    played = shown("all")
    played.show(ShowMoment(None))
    assert played.player is not None
    assert ShowMoment(0) in [one.intent for one in drawn(played).targets]
    broken = shown("broken")
    broken.show(ShowMoment(None))
    assert broken.player is None
    canvas = drawn(broken)
    assert texts("en").say("moments-film-broken") in written(canvas)
    assert MakeFilm() in [one.intent for one in canvas.targets]


def test_a_film_goes_on_by_the_clock_and_stays_at_its_end():
    player = FilmPlayer(a_film(), 5.0)
    assert [player.at(late).number for late in (5.0, 5.4, 5.6, 90.0)] == [0, 0, 1, 1]
    assert player.shown.image.get_size() == (640, 480)


def test_a_film_that_is_none_is_refused():
    for content in (b"", b"RIFF", a_film()[:60], kept_picture(), b"RIFF\xff\xff\xff\xffWEBPVP8X"):
        with pytest.raises(BrokenFilmError):
            FilmPlayer(content, 0.0)


def test_a_film_for_which_the_page_would_wait_is_refused():
    film, (width, height) = bytearray(a_film()), (3000, 4000)
    at = film.index(b"VP8X") + 12
    film[at : at + 6] = (width - 1).to_bytes(3, "little") + (height - 1).to_bytes(3, "little")
    assert check_picture(bytes(film)) == (width, height)
    with pytest.raises(BrokenFilmError):
        FilmPlayer(bytes(film), 0.0)


def test_a_film_that_is_cut_short_ends_in_one_sentence():
    film, late = a_film(), [0.0]
    pages = shown("pictures")
    pages.keepsake_of, pages.now = lambda *_: film[: len(film) * 2 // 3], lambda: late[0]
    pages.show(ShowMoment(None))
    late[0] = 60.0
    pages.step()
    assert pages.player is None
    assert pages.problem is not None
    assert pages.problem.key == "moments-film-broken"


def test_all_touches_of_a_picture_are_large_enough_for_a_finger():
    assert all(one.box.h >= LEAST_TARGET - 1e-6 for one in drawn(shown("all")).targets)
