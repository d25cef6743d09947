"""The table in large type is read from two metres, whatever is to be told of whomever."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from companion.engines import Ask, Header, Reason, game_names
from companion.screens.browser import Browser
from companion.screens.canvas import LEAST_TARGET, Canvas
from companion.screens.intents import AllCards, Go, PageName, Purpose, Touch, UseLarge, Write
from companion.screens.large_type import LEAST, is_seven_inches, pixels_of
from companion.screens.pages.from_afar import laid_out
from companion.screens.pages.large_table import draw_large_table
from companion.screens.pages.told_from_afar import ROUND_ENDS, Voices, told_of, turn_of
from companion.screens.pages.welcome import Welcome
from companion.screens.preferences import Preferences
from companion.screens.theme import FELT, LINEN
from companion.sitting.view import View
from companion.table.inputs import Action
from companion.texts import LANGUAGES, texts
from companion.texts.outcomes import outcomes
from companion.texts.wording import Wording
from tests.screens.afar_views import AFAR, played, ruled_views
from tests.screens.drawn import NotingCanvas
from tests.screens.letter_heights import PANELS, Panel, canvas_for, heights
from tests.screens.person import Person
from tests.screens.profile_pages import looks
from tests.screens.sample_views import PLAYED, changed
from vision.scene.scene import TableState

READ_FROM_TWO_METRES = 9.0
"""Millimetres that capitals have at least."""

MEASURED = ("up-and-down", "up-and-down, no", "up-and-down, asked", "auf-und-ab, no", "schwupps", "up")


@pytest.fixture(scope="module")
def seen(tmp_path_factory) -> dict[str, View]:
    """Moments of all games."""
    return {name: AFAR[name](tmp_path_factory.mktemp("afar")) for name in AFAR}


def large(view: View, panel: Panel = PANELS[0], language: str = "en", *, heard: bool | None = None) -> Canvas:
    """The page in large type on a panel."""
    canvas = canvas_for(panel)
    draw_large_table(canvas, texts(language), view, heard=heard)
    return canvas


def read(view: View, language: str = "en") -> list[str]:
    """What is read on its panels, above what can be touched."""
    canvas = large(view, language=language)
    return [written.text for written in canvas.written if written.capital >= READ_FROM_TWO_METRES]


@pytest.mark.parametrize("panel", PANELS, ids=lambda panel: panel.name)
def test_capitals_are_drawn_nine_millimetres_high(panel, seen):
    found: list[float] = []
    for name in MEASURED:
        for language in LANGUAGES:
            canvas = large(seen[name], panel, language)
            measured = [
                high
                for written in canvas.written
                if written.capital >= READ_FROM_TWO_METRES
                for high in heights(canvas, written, panel)
            ]
            assert min(measured, default=READ_FROM_TWO_METRES) >= READ_FROM_TWO_METRES, (name, language)
            found += measured
    assert len(found) >= 30


@pytest.mark.parametrize("game", game_names())
def test_every_ruling_is_read_whole_with_the_longest_names(game):
    for panel in PANELS:
        canvas = canvas_for(panel)
        for language in LANGUAGES:
            for view in ruled_views(game):
                laid = laid_out(canvas, texts(language), view)
                name, duty, *ruled = laid.type.lines
                assert laid.type.pixels >= pixels_of(canvas, LEAST), laid.type
                assert all((duty, *ruled)), laid.type
                assert bool(name) == bool(turn_of(view, Voices(texts(language), view.game, {})).who)


@pytest.mark.parametrize("game", game_names())
def test_a_portrait_before_a_name_takes_nothing_from_what_is_read(game):
    shown = 0
    for panel in PANELS:
        canvas = NotingCanvas(pygame.Surface(panel.pixels), LINEN)
        for view in ruled_views(game):
            players = view.game.header.players
            canvas.people = looks(players)
            laid = laid_out(canvas, texts("de"), view)
            assert laid.type.pixels >= pixels_of(canvas, LEAST), laid.type
            assert all(laid.type.lines[1:]), laid.type
            draw_large_table(canvas, texts("de"), view)
            who = turn_of(view, Voices(texts("de"), view.game, {})).who
            assert laid.portrait == (who[0] if len(who) == 1 else None)
            if laid.portrait is not None:
                (box, *_) = [box for _, box in canvas.pictures if box.w == box.h]
                name = next(line for one in canvas.written for line in one.lines)
                assert (box.x + box.w) * canvas.scale < name.rect.left
                assert abs((box.y + box.h / 2) * canvas.scale - name.rect.centery) < name.rect.height
                shown += 1
            canvas.pictures.clear()
    assert shown > 20


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_what_is_read_is_what_is_heard(game, language):
    words, signs = texts(language), ("♣", "♦", "♥", "♠", "−", "–", "“", "„", "«")
    compared = 0
    for view in ruled_views(game):
        ruled, voices = view.game.history[-1], Voices(words, view.game, {})
        heard = Wording(words, view.game.header.players, {})
        told = told_of(changed(view, taken_back=True), voices, FELT)
        if told is None or view.game.winners or any(sign in told.ways[0] for sign in signs):
            continue
        if not ruled.ruling.legal:
            assert told.ways[0].replace("\u00a0", " ") == heard.refusal(ruled.ruling.reason)
            compared += 1
            continue
        said = " ".join(outcomes(ruled.ruling, heard, every=True))
        if said:
            assert said in told.ways[0].replace("\u00a0", " ").replace("\u202f", " ")
            compared += 1
    assert compared >= 10


@pytest.mark.parametrize("size", ["7 inches", "7 inches, upright"])
@pytest.mark.parametrize("name", AFAR)
def test_all_else_is_one_touch_away(name, size, seen):
    panel = next(panel for panel in PANELS if panel.name == size)
    canvas = large(seen[name], panel, heard=True)
    intents = [target.intent for target in canvas.targets]
    bench, menu = Go(PageName.BENCH), Go(PageName.MENU)
    wanted = {Touch(Action.UNDO), Write(Purpose.CORRECT), bench, menu, Go(PageName.DRAWN)}
    assert wanted <= set(intents)
    assert all(min(target.box.w, target.box.h) >= LEAST_TARGET - 1e-6 for target in canvas.targets)
    assert all(written.whole for written in canvas.written)


def test_what_the_players_touch_is_there_too(seen):
    assert Touch(Action.END_TURN) in [target.intent for target in large(seen["schwupps"]).targets]


def test_whose_turn_it_is_stands_above_what_they_must_do_and_what_was_ruled(seen):
    assert read(seen["up-and-down"]) == [
        "Alexander der Große",
        "changes the rules",
        "Wolfgang wins 2 tricks.",
    ]
    assert read(seen["up-and-down"], "de")[1:] == ["ändert die Regeln", "Wolfgang gewinnt 2 Stiche."]
    assert read(seen["auf-und-ab, no"]) == ["Wolfgang", "4 cards above 0", "No. It takes 4 above 0."]


def test_whose_card_is_missing_is_named(tmp_path):
    notice = Reason("notice-cards-awaited", (("players", ("Leah", "Wolfgang")),))
    view = played(tmp_path, *PLAYED[:3], notice=notice)
    assert read(view)[:2] == ["Leah and Wolfgang", "Everybody: a card – UP, trump 7"]


def test_a_no_that_stands_fills_its_panel_and_bears_a_cross_and_a_word(seen):
    view = seen["auf-und-ab, no"]
    stands, gone = large(view), large(changed(view, taken_back=True))
    assert stands.written[2].lines[0].colour == LINEN.on_no
    assert gone.written[2].lines[0].colour == LINEN.text
    assert stands.written[2].text.startswith("No.")


def test_whoever_lets_the_others_wait_is_told(seen):
    assert read(changed(seen["up"], reminded=True))[:2] == ["Ann", "The others wait: lays up to 2"]


def test_a_pause_ends_with_a_touch_on_it(seen):
    canvas = large(changed(seen["up"], paused=True))
    target = next(target for target in canvas.targets if target.intent == Touch(Action.PAUSE))
    assert "Paused: touch to go on" in [written.text for written in canvas.written]
    assert target.box.h > 20


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"stopped": True, "in_step": False}, "Out of step: touch here"),
        ({"state": TableState.MOVED}, "The camera was moved: touch here"),
    ],
)
def test_what_keeps_the_game_from_going_on_leads_to_what_to_do(changes, said, seen):
    canvas = large(changed(seen["up"], **changes))
    assert said in [written.text for written in canvas.written]
    touched = [target.intent for target in canvas.targets if target.box.h > 2 * LEAST_TARGET]
    assert touched == [Go(PageName.DRAWN)] * 2


@pytest.mark.parametrize("game", game_names())
def test_at_a_rounds_end_it_is_read_who_leads(game):
    ends = [
        told_of(view, Voices(texts("en"), view.game, {}), FELT)
        for view in ruled_views(game)
        if view.game.leading and view.game.history[-1].ruling.brings(*ROUND_ENDS) and not view.game.winners
    ]
    assert all(" lead" in told.ways[0] for told in ends if told is not None)
    assert ends or game in ("up-and-down", "schwupps")  # which end with the winner


def test_likely_answers_are_as_large_and_the_others_one_touch_away(seen):
    canvas = large(seen["auf-und-ab, asked"])
    answers = [one.text for one in canvas.written if one.capital >= READ_FROM_TWO_METRES]
    assert answers == ["Kim", "For how many cards does Kim’s set count?", "3", "4"]
    assert AllCards(every=True) in [target.intent for target in canvas.targets]


def test_the_letters_on_the_buttons_are_of_one_size(seen):
    for language in LANGUAGES:
        canvas = large(seen["schwupps"], language=language)
        labels = {target.label for target in canvas.targets}
        sizes = {round(one.capital, 3) for one in canvas.written if one.text in labels}
        assert len(sizes - {one for one in sizes if one >= READ_FROM_TWO_METRES}) == 1, language


@pytest.mark.parametrize(
    ("panel", "small"),
    [
        ((800, 480), True),
        ((1024, 600), True),
        ((720, 1280), True),
        ((1280, 720), False),
        ((1280, 800), False),
    ],
)
def test_large_type_is_usual_on_seven_inches(panel, small):
    assert is_seven_inches(panel) is small


def shown(view: View, wished: bool | None, *, seven_inches: bool) -> Person:
    """Somebody before the table's page."""
    browser = Browser(Preferences(large=wished), Welcome(None, simulated=True), page=PageName.TABLE)
    person = Person(browser, view)
    person.canvas.seven_inches = seven_inches
    return person


@pytest.mark.parametrize(
    ("wished", "seven_inches", "is_large"),
    [(None, True, True), (None, False, False), (True, False, True), (False, True, False)],
)
def test_the_owners_wish_goes_before_what_is_usual(wished, seven_inches, is_large, seen):
    reads = shown(seen["up"], wished, seven_inches=seven_inches).reads()
    assert ("lays up to 2" in reads) is is_large


def test_one_touch_leads_to_the_drawn_table_and_one_back(seen):
    person = shown(seen["up"], None, seven_inches=True)
    person.touches("Table")
    assert "lays up to 2" not in person.reads()
    person.touches("Large")
    assert "lays up to 2" in person.reads()


def test_letters_are_chosen_on_the_settings_page(seen):
    person = shown(seen["up"], None, seven_inches=False)
    person.browser.page = PageName.SETTINGS
    assert person.touches("Large") == UseLarge(on=True)
    person.browser.page = PageName.TABLE
    assert "lays up to 2" in person.reads()


def test_names_in_any_script_are_read(tmp_path):
    players = ("نور", "あゆみ", "Łukasz")
    view = played(tmp_path, header=Header("up", players))
    for panel in PANELS:
        for turn, name in enumerate(players):
            canvas = large(changed(view, turn=turn), panel)
            assert canvas.written[0].text == name
            assert all(written.whole for written in canvas.written)


def test_what_was_only_asked_is_no_ruling(seen):
    view = seen["auf-und-ab, no"]
    asked = replace(view.game.history[0], event=Ask(view.game.history[0].event))
    later = changed(view, history=(*view.game.history, asked), taken_back=True)
    assert read(later) == read(changed(view, taken_back=True))
