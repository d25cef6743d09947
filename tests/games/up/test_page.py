from __future__ import annotations

import pygame
import pytest

from companion.games.schwupps.rules import SchwuppsPosition
from companion.games.up.page.seats import awaited
from companion.games.up.page.table import touches
from companion.games.up.page.tower import last_set
from companion.games.up.rules import UpPosition
from companion.screens.canvas import Canvas
from companion.screens.intents import Touch
from companion.screens.pages.bench import draw_bench
from companion.screens.pages.game import draw_game
from companion.screens.theme import THEMES
from companion.table.inputs import Action
from companion.texts import LANGUAGES, texts
from tests.games.up.page_views import MOMENTS, TEN, header, in_play, lines_until, show_due, view_of
from tests.screens.drawn import cut_off, too_small
from tests.screens.sample_pages import SIZES
from tests.screens.sample_views import NAMES, sitting


def drawn(moment, size, language, folder):
    canvas = Canvas(pygame.Surface(size), THEMES["felt"])
    draw_game(canvas, texts(language), MOMENTS[moment](folder))
    return canvas


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("moment", MOMENTS)
def test_everything_fits_and_can_be_touched(moment, size, language, tmp_path):
    canvas = drawn(moment, size, language, tmp_path)
    assert cut_off(canvas) == []
    assert too_small(canvas) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("moment", ["ten-show-due", "ten-shown", "long-show-due", "long-shown"])
def test_on_the_bench_too_what_ten_people_show_is_not_cut_short(moment, size, language, tmp_path):
    view = MOMENTS[moment](tmp_path)
    canvas = Canvas(pygame.Surface(size), THEMES["felt"])
    draw_bench(canvas, texts(language), view.game, len(view.game.history) - 1, None)
    assert cut_off(canvas) == []


def test_a_duty_that_names_nine_people_is_said_in_fewer_words_where_it_would_be_small(tmp_path):
    written = [text.text for text in drawn("long-show-due", (800, 480), "en", tmp_path / "long").written]
    assert written.count("Show the cards left") == 2, "in the middle of the table, and as the duty"
    written = [text.text for text in drawn("show-due", (800, 480), "en", tmp_path / "few").written]
    assert "Leah must show the cards left" in written


def test_the_page_shows_limit_height_and_everybodys_cards(tmp_path):
    view = MOMENTS["four"](tmp_path)
    written = [text.text for text in drawn("four", (1280, 720), "en", tmp_path / "again").written]
    current = view.game.position.round
    said = written.index("holds up to")
    assert written[said : said + 3] == [
        "holds up to",
        str(current.tower.limit),
        f"Tower: {current.tower.size} cards",
    ]
    for player in current.holdings.players:
        assert f"{player.hidden.size} down" in written
        assert f"{player.hand.size} in hand" in written
    assert written.count("0 points") == len(NAMES)


def test_an_owed_call_is_asked_for_where_its_player_sits(tmp_path):
    canvas = drawn("owing", (1280, 720), "en", tmp_path)
    written = [text.text for text in canvas.written]
    assert "“Last card”!" in written
    assert "Kim may call until Leah lays." in written
    calls = {target.label for target in canvas.targets if target.intent == Touch(Action.LAST_CARD)}
    assert calls == {"Kim: last card"}


def test_only_who_owes_a_call_has_a_place_that_calls(tmp_path):
    for moment, seats in (("owing", {0}), ("four", set())):
        canvas = drawn(moment, (1280, 720), "en", tmp_path / moment)
        touched = {
            t.intent.seat for t in canvas.targets if isinstance(t.intent, Touch) and t.intent.seat is not None
        }
        assert touched <= seats


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_at_a_table_of_ten_too_it_is_told_who_owes_a_call_and_who_is_skipped(size, language, tmp_path):
    words = texts(language)
    owing = drawn("ten-owing", size, language, tmp_path / "owing")
    assert words.say("up-table-owes") in [text.text for text in owing.written]
    called = [target.intent.seat for target in owing.targets if isinstance(target.intent, Touch)]
    assert {seat for seat in called if seat is not None} == {4}
    skipped = [text.text for text in drawn("ten-skipped", size, language, tmp_path / "skipped").written]
    assert skipped.count(words.say("up-table-skipped")) == 2


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("moment", ["two", "four", "5", "6", "7", "8", "9", "ten", "ten-dealt"])
def test_whoever_is_to_move_has_the_largest_place_and_name(moment, size, tmp_path):
    view = MOMENTS[moment](tmp_path / "view")
    canvas = drawn(moment, size, "en", tmp_path / "page")
    names = {
        player: text
        for player, name in enumerate(view.game.header.players)
        for text in canvas.written
        if text.text in (name, name.split()[0])
    }
    mine = names.pop(view.game.position.round.to_move)
    assert all(mine.capital > other.capital for other in names.values())


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("moment", ["ten", "ten-long"])
def test_neither_the_limit_nor_the_movers_name_is_small_at_a_table_of_ten(moment, size, tmp_path):
    written = drawn(moment, size, "de", tmp_path).written
    label = next(number for number, text in enumerate(written) if text.text == "hält bis")
    assert written[label + 1].text == "2"
    assert written[label + 1].capital > 4.1
    name = next(
        text for text in written if text.text.rstrip(".") in ("Ann", "Konst", "Konsta", "Konstan", "Konstant")
    )
    assert name.capital > 3.4


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_nobodys_open_cards_are_larger_than_the_movers(size, tmp_path):
    written = drawn("ten", size, "fr", tmp_path).written
    assert [text.text for text in written[:6]] == ["Ann", "0 pts", "5", "10", "−2", "×"]
    tens = [text.capital for text in written if text.text == "10"]
    assert max(tens) == written[3].capital


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("moment", ["5", "6", "ten"])
def test_all_counts_have_words_or_none_has(moment, size, language, tmp_path):
    view = MOMENTS[moment](tmp_path / "view")
    words, written = texts(language), [text.text for text in drawn(moment, size, language, tmp_path).written]
    held = [player.hand.size for player in view.game.position.round.holdings.players]
    worded = sum(written.count(words.say("up-seat-hand", count=count)) for count in set(held))
    assert worded in (0, len(held))


def test_whoever_is_skipped_is_not_told_in_the_colour_of_no(tmp_path):
    canvas = drawn("ten-skipped", (800, 480), "de", tmp_path)
    assert not (pygame.surfarray.array3d(canvas.surface) == canvas.theme.no).all(axis=2).any()


def test_after_the_game_only_the_winner_is_lit(tmp_path):
    canvas = drawn("ten-over", (800, 480), "de", tmp_path)
    frames = {
        line.text: canvas.surface.get_at(canvas.rect(line.box.inside(-1.2)).midtop)[:3]
        for line in canvas.written[: len(TEN)]
    }
    lit = {name for name, colour in frames.items() if colour == canvas.theme.light}
    assert lit == {"Mia"}


def test_whoever_must_show_cards_is_lit(tmp_path):
    view = MOMENTS["show-due"](tmp_path)
    assert [view.game.header.players[player] for player in awaited(view.game)] == ["Leah"]


def test_a_set_taken_back_is_not_shown_as_the_last_one(tmp_path):
    *lines, last = lines_until(NAMES, in_play, 2)
    before = sitting(tmp_path / "before", *lines, header=header(NAMES))
    after = sitting(tmp_path / "after", *lines, last, {"event": "undo"}, header=header(NAMES))
    laid = sitting(tmp_path / "laid", *lines, last, header=header(NAMES))
    assert last_set(after.game) == last_set(before.game) != last_set(laid.game)


def test_a_page_of_another_game_is_not_given_its_position(tmp_path):
    view = view_of(tmp_path, NAMES[:3], in_play)
    assert view.game.position_as(UpPosition) is view.game.position
    with pytest.raises(TypeError, match=r"^This is a UpPosition, no SchwuppsPosition\.$"):
        view.game.position_as(SchwuppsPosition)


def test_where_no_tower_stands_there_is_no_last_set(tmp_path):
    over = view_of(tmp_path, NAMES[:3], show_due)
    assert last_set(over.game) == ()


@pytest.mark.parametrize(
    ("moment", "actions"),
    [
        ("nothing-dealt", (Action.DEALT,)),
        ("four", (Action.LAST_CARD,)),
        ("show-due", (Action.SHOWN,)),
    ],
)
def test_what_may_be_touched(moment, actions, tmp_path):
    view = MOMENTS[moment](tmp_path)
    assert tuple(one.intent for one in touches(view)) == tuple(map(Touch, actions))
    assert [one.awaited for one in touches(view)] == [action is not Action.LAST_CARD for action in actions]
    assert view.game.winners == ()


def test_a_variant_can_be_announced_until_the_first_set(tmp_path):
    view = view_of(tmp_path, NAMES, lambda position: position.round is not None)
    assert [one.intent for one in touches(view)] == [Touch(Action.ANNOUNCE), Touch(Action.LAST_CARD)]
