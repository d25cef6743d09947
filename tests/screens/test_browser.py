"""The way through the pages, by touching what is written on them."""

from __future__ import annotations

import pytest

from companion.decks.check import DeckCheck, pack_of
from companion.engines import Header, Reason
from companion.screens.browser import Browser
from companion.screens.intents import (
    CheckDeck,
    EditScores,
    FindBoard,
    Go,
    Language,
    Leave,
    PageName,
    Purpose,
    Resume,
    Seated,
    ShowCorners,
    Sound,
    Tell,
    Touch,
)
from companion.screens.pages.welcome import Welcome
from companion.screens.people import People
from companion.screens.preferences import Preferences
from companion.table.inputs import Action
from tests.screens.history_pages import GOES_ON
from tests.screens.person import Person
from tests.screens.sample_views import (
    ASKED,
    BEGINNING,
    NAMES,
    PLAYED,
    WRONG,
    an_evening,
    changed,
    kept_picture,
    looks,
    sitting,
)


@pytest.fixture
def person() -> Person:
    browser = Browser(
        Preferences(), Welcome(None, simulated=False), people=People(remembered=("Wolfgang", "Kim"))
    )
    return Person(browser)


@pytest.fixture
def player(person, tmp_path) -> Person:
    person.browser.page = PageName.TABLE
    person.view = sitting(tmp_path, *BEGINNING, PLAYED[2], question=ASKED)
    return person


def test_an_evening_that_was_not_ended_goes_on(person):
    person.browser.welcome = Welcome(GOES_ON, simulated=False)
    label = next(label for label in person.labels() if label.startswith("Go on where we stopped"))
    assert person.touches(label) == Resume(GOES_ON.number)
    assert person.touches("End") == Leave()


def test_an_evening_is_left_from_the_menu_only_after_a_second_touch(player):
    player.touches("Menu")
    assert player.touches("End") is None
    assert player.touches("End") == Leave()
    player.touches("Go on playing")
    assert player.browser.page is PageName.TABLE


def test_the_answer_to_a_question_is_a_likely_one_or_any_card(player):
    assert player.touches("3♠") == Touch(Action.ANSWER, choice=1)
    player.touches("None of these")
    assert "K♦" in player.labels()
    player.touches("‹ Back")
    assert "K♦" not in player.labels()
    player.touches("None of these")
    given = player.touches("K♦")
    assert ASKED.choices[given.choice].value == "KD"
    assert "None of these" in player.labels(), "the next question begins with the likely answers"


def test_digits_answer_and_letters_stand_in_for_buttons(player):
    assert player.presses("2", "2") == Touch(Action.ANSWER, choice=1)
    assert player.presses("4", "4") is None, "only likely answers have a digit"
    assert player.presses("u", "u") == Touch(Action.UNDO)
    assert player.presses("d", "d") == Touch(Action.DEALT)
    assert player.presses("p", "p") == Touch(Action.PAUSE)


@pytest.mark.parametrize(
    ("name", "page"),
    [("v", PageName.CAMERA), ("s", PageName.SCORE), ("w", PageName.BENCH), ("m", PageName.MENU)],
)
def test_keys_open_pages_and_escape_leads_back(player, name, page):
    player.presses(name, name)
    assert player.browser.page is page
    player.presses("escape")
    assert player.browser.page is PageName.TABLE


def test_before_a_game_keys_open_nothing(person):
    assert person.presses("s", "s") is None
    assert person.browser.page is PageName.WELCOME


def test_the_bench_shows_whichever_play_is_touched(player, tmp_path):
    (tmp_path / "wrong").mkdir()
    player.view = sitting(tmp_path / "wrong", *BEGINNING, WRONG)
    player.touches("Why?")
    assert "3 / 3" in player.reads()
    assert any(text.startswith("UAD-23: ") for text in player.reads())
    player.touches("1.")
    assert "1 / 3" in player.reads()
    player.touches("2.")
    assert "2 / 3" in player.reads()
    player.touches("Newest play")
    assert "3 / 3" in player.reads()


def test_a_misread_card_is_put_right_by_two_touches(player, tmp_path):
    (tmp_path / "trick").mkdir()
    seen = looks({"9D": (("9D", 0.6), ("6H", 0.3))})
    player.view = sitting(tmp_path / "trick", *PLAYED[:4], looks=seen)
    player.touches("Correct it")
    told = player.touches("6♥")
    assert told == Tell(
        {"event": "reveal", "cards": {**PLAYED[3]["cards"], "Leah": "6H"}},
        Purpose.CORRECT,
        player.view.game.history[-1].entry,
    )
    assert player.browser.page is PageName.TABLE


def test_every_card_is_behind_the_likely_ones(player, tmp_path):
    (tmp_path / "trick").mkdir()
    player.view = sitting(tmp_path / "trick", *PLAYED[:4])
    player.touches("Correct it")
    assert "K♠" not in player.labels()
    player.touches("…")
    assert player.touches("K♠").line["cards"]["Kim"] == "KS"


def test_a_play_without_cards_is_put_right_as_a_whole(player, tmp_path):
    (tmp_path / "change").mkdir()
    player.view = sitting(tmp_path / "change", *PLAYED[:3])
    player.touches("Correct it")
    player.touches("It was something else")
    assert "Rules changed · ▲ UP" in player.reads()
    player.touches("▼ DOWN")
    told = player.touches("Correct")
    assert told == Tell(
        {"event": "change", "face": "DOWN"}, Purpose.CORRECT, player.view.game.history[-1].entry
    )


def test_nothing_to_put_right_means_a_play_to_tell(person, tmp_path):
    person.browser.page = PageName.TABLE
    person.view = sitting(tmp_path)
    person.touches("Correct it")
    assert "What happened? Touch it." in person.reads()


def test_a_play_is_told_by_hand(player):
    player.view = changed(player.view, question=None)
    player.touches("Menu")
    player.touches("Enter a play")
    player.touches("Trick shown")
    for card in ("9♣", "9♦", "10♣"):
        assert player.touches(card) is None
    assert player.touches("2♣") == Tell(PLAYED[3])
    assert player.browser.page is PageName.TABLE


def test_what_if_is_answered_and_changes_nothing(player):
    player.view = changed(player.view, question=None)
    player.presses("i", "i")
    player.touches("Card turned over")
    assert player.touches("What if?") is None
    assert any(text.startswith("UAD-21: ") for text in player.reads())
    player.touches("Another play")
    assert "What if this happened? Touch it." in player.reads()
    player.touches("‹ Back")
    assert player.browser.page is PageName.TABLE


def test_the_bench_rules_on_another_play_in_the_place_of_one(player, tmp_path):
    (tmp_path / "wrong").mkdir()
    player.view = sitting(tmp_path / "wrong", *PLAYED)
    player.presses("w", "w")
    player.touches("3.")
    assert any(text.startswith("Allowed here: Flip the card · ") for text in player.reads())
    player.touches("What if instead?")
    player.touches("Card turned over")
    player.touches("What if?")
    assert "Right" in player.reads()
    player.touches("‹ Back")
    assert "3 / 6" in player.reads()


def test_a_touch_on_the_picture_looks_closer_and_the_third_one_shows_all_again(player):
    player.browser.picture_of = lambda _: kept_picture()
    player.presses("w", "w")
    for level in (0, 1, 2, 0):
        player.touches("Look closer")
        assert player.browser.closer.level == level
    player.touches("‹ Back")
    assert player.browser.page is PageName.BENCH


def test_four_touched_corners_are_given_as_parts_of_the_picture(player):
    player.presses("v", "v")
    player.touches("Find the table")
    for said in (
        "Touch the table’s upper left corner.",
        "Now its upper right corner.",
        "Now its lower right corner.",
    ):
        assert said in player.reads()
        assert player.touches("The picture") is None
    given = player.touches("The picture")
    assert isinstance(given, ShowCorners)
    assert [(round(x, 2), round(y, 2)) for x, y in given.points] == [(0.5, 0.5)] * 4
    player.browser.found(table=False)
    assert any(text.startswith("That is no table") for text in player.reads())
    player.touches("The picture")
    player.touches("Start again")
    assert player.browser.touched.points == ()


def test_a_name_is_put_down_with_a_second_touch(player):
    player.presses("v", "v")
    player.touches("Who sits where")
    assert player.touches("Leah") is None
    given = player.touches("Now touch the place where Leah sits.")
    assert (given.player, player.browser.moving) == (1, None)


def test_a_name_follows_the_finger(player):
    player.presses("v", "v")
    player.touches("Who sits where")
    player.touches("Leah")
    beside = player.drags(8, 50, ends=False)
    assert beside == Seated(1, beside.direction)
    assert 60 < beside.direction < 120
    below = player.drags(77, 70, ends=True)
    assert below == Seated(1, below.direction)
    assert min(below.direction, 360 - below.direction) < 20
    assert player.drags(77, 70, ends=True) is None


def test_the_board_may_lie_there_instead(player):
    player.presses("v", "v")
    player.touches("Find the table")
    assert player.touches("The printed board lies there") == FindBoard()
    player.browser.found(table=True)
    assert player.browser.page is PageName.CAMERA


@pytest.mark.parametrize(
    ("language", "beginning"),
    [
        ("en", "The camera gives no picture:"),
        ("de", "Die Kamera liefert kein Bild:"),
        ("fr", "La caméra ne donne pas d’image :"),
    ],
)
def test_what_is_wrong_with_the_camera_is_told_in_the_language_of_the_screen(player, language, beginning):
    player.view = changed(player.view, question=None, problem=Reason("notice-camera-gone"))
    player.browser.preferences = Preferences(language)
    assert any(text.startswith(beginning) for text in player.reads())


def test_the_language_changes_in_the_middle_of_a_game(player):
    player.view = changed(player.view, question=None)
    player.touches("Menu")
    assert player.touches("Français") == Language("fr")
    assert "Caméra" not in player.reads()
    player.touches("‹ Retour")
    assert "Pourquoi ?" in player.labels()
    player.touches("Menu")
    player.touches("Deutsch")
    player.touches("‹ Zurück")
    assert "Rückgängig" in player.labels()


def test_the_chart_and_the_statistics_show_the_evening_so_far(player, tmp_path):
    (tmp_path / "evening").mkdir()
    evening = an_evening(tmp_path / "evening")
    player.browser.scores.evening_so_far = lambda: evening
    player.presses("s", "s")
    player.touches("Rounds")
    assert "Games won: Kim 1" in player.reads()
    player.touches("‹ Back")
    player.touches("Statistics")
    assert "Pots won" in player.reads()
    player.touches("‹ Back")
    assert player.browser.page is PageName.SCORE


def test_a_pause_ends_by_a_touch_on_the_line_that_tells_it(player):
    player.view = changed(player.view, question=None, paused=True)
    assert player.touches("Paused – Touch to go on.") == Touch(Action.PAUSE)


def test_the_sound_is_switched_off_and_on_again(player):
    player.view = changed(player.view, question=None)
    player.touches("Menu")
    assert player.touches("Turn sound off") == Sound(on=False)
    assert player.touches("Turn sound on") == Sound(on=True)


def test_out_of_step_it_is_said_how_the_table_should_lie(player):
    notice = Reason(
        "notice-should-lie", (("face", "UP"), ("player", "Kim"), ("suit", "♣"), ("low", 3), ("high", 4))
    )
    player.view = changed(player.view, question=None, in_step=False, notice=notice)
    said = "Out of step: It should lie so: UP, ♣ towards Kim, the dice 3 and 4."
    assert said in player.reads()


def test_the_buttons_of_the_seats_have_keys(player, tmp_path):
    def play(game):
        (tmp_path / game).mkdir()
        player.view = sitting(tmp_path / game, header=Header(game, NAMES))

    play("auf-und-ab")
    assert player.presses("f2") == Touch(Action.PASS, 1)
    assert player.presses("f9") is None, "nobody sits there"
    assert player.presses("space", " ") == Touch(Action.PASS)
    play("up")
    assert player.presses("f1") == Touch(Action.LAST_CARD, 0)
    play("up-and-down")
    assert player.presses("f1") is None, "nobody passes in Up & Down"


def test_a_touch_beside_everything_does_nothing(player):
    player.reads()
    assert player.canvas.touched(0.1, 0.1) is None
    assert player.browser.take(None, player.view) is None


def test_every_page_has_a_way_back(player):
    player.view = changed(player.view, question=None)
    for page in (PageName.SCORE, PageName.CAMERA, PageName.BENCH, PageName.MENU):
        player.browser.take(Go(page), player.view)
        player.touches("‹ Back")
        assert player.browser.page is PageName.TABLE


def test_a_score_is_changed_by_touch(player, tmp_path):
    (tmp_path / "played").mkdir()
    player.view = sitting(tmp_path / "played", *PLAYED)
    player.presses("s", "s")
    player.touches("Change scores")
    player.touches("Leah")
    player.touches("1")
    player.touches("2")
    assert "0 → 12" in player.reads()
    assert player.touches("Save") == EditScores((0, 12, 0, 0))
    assert player.browser.page is PageName.SCORE


def test_a_score_is_changed_by_keys(player, tmp_path):
    (tmp_path / "played").mkdir()
    player.view = sitting(tmp_path / "played", *PLAYED)
    player.browser.take(Go(PageName.EDIT), player.view)
    for name, text in (("down", ""), ("-", "-"), ("7", "7"), ("5", "5"), ("backspace", "")):
        player.presses(name, text)
    assert player.presses("return") == EditScores((0, -7, 0, 0))


def test_nothing_is_kept_where_nothing_changes(player, tmp_path):
    (tmp_path / "played").mkdir()
    player.view = sitting(tmp_path / "played", *PLAYED)
    player.browser.take(Go(PageName.EDIT), player.view)
    player.presses("0", "0")
    assert player.presses("return") is None
    assert "Save" not in player.labels()


def test_the_deck_check_begins_and_ends_with_its_page(player):
    player.view = changed(player.view, question=None)
    player.presses("v", "v")
    assert player.touches("Deck check") == CheckDeck(begin=True)
    check = DeckCheck(pack_of(player.view.game.header))
    check.see(["9H"])
    player.view = changed(player.view, deck=check.counted)
    assert "1 of 44 cards seen" in player.reads()
    assert player.touches("Count anew") == CheckDeck(begin=True)
    assert player.touches("‹ Back") == CheckDeck(begin=False)
    assert player.browser.page is PageName.CAMERA
    assert player.presses("m", "m") is None


def test_corners_may_be_touched_in_the_mirror_image(player):
    player.presses("v", "v")
    player.touches("Find the table")
    player.touches("The picture")
    player.touches("Mirror the picture")
    assert (player.browser.touched.points, player.browser.touched.mirrored) == ((), True)
    player.touches("The picture")
    player.touches("Start again")
    for _ in range(4):
        given = player.touches("The picture")
    assert given.mirrored
    player.browser.found(table=False)
    assert player.browser.touched.mirrored
    player.touches("Mirror the picture")
    assert not player.browser.touched.mirrored
