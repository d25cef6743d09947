"""The table page tells first what matters most."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from companion.decks.drawn.suits import Suit
from companion.engines import Header, Reason
from companion.screens import shapes
from companion.screens.canvas import Box, Canvas, Written
from companion.screens.intents import Go, PageName, Purpose, Touch, Write
from companion.screens.pages.cards import suit_ink
from companion.screens.pages.game import draw_asked, draw_game
from companion.screens.pages.table import YES_SECONDS, short, state_of
from companion.screens.theme import FELT
from companion.table.game_table import setting_up
from companion.table.inputs import Action
from companion.table.steps import SetupStep
from companion.texts import LANGUAGES, texts
from tests.games.auf_und_ab.page_views import auf_und_ab
from tests.games.schwupps.page_views import schwupps
from tests.games.up.page_views import MOMENTS
from tests.screens.drawn import cut_off
from tests.screens.sample_pages import SIZES
from tests.screens.sample_views import (
    ASKED,
    BEGINNING,
    NAMES,
    ONE_ROUND,
    PLAYED,
    WRONG,
    changed,
    sitting,
    whole_game,
)
from tests.written import is_written
from vision.scene.scene import TableState


def table_page(view, size=(1280, 720), language="en") -> Canvas:
    canvas = Canvas(pygame.Surface(size), FELT)
    draw_game(canvas, texts(language), view)
    return canvas


def texts_on(canvas: Canvas) -> list[str]:
    return [written.text for written in canvas.written]


def middle(written: Written) -> tuple[float, float]:
    return written.box.x + written.box.w / 2, written.box.y + written.box.h / 2


LEADING = {"Kim": ("C", 0), "Leah": ("D", 1), "Alexander der Große": ("H", 2), "Wolfgang": ("S", 3)}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("leader", NAMES)
def test_the_leader_has_the_largest_text_at_the_leaders_side(size, leader, tmp_path):
    start = {"event": "setup", "dice": [3, 4], "face": "DOWN", "facing": {leader: "C"}}
    canvas = table_page(sitting(tmp_path, BEGINNING[0], start), size)
    names = {written.text: written for written in canvas.written if written.text in NAMES}
    mine = names.pop(leader)
    others = [written for written in canvas.written if written is not mine]
    assert mine.capital > max(written.capital for written in others)
    x, y = middle(mine)
    side = NAMES.index(leader)
    if side in (0, 2):
        assert all((y > middle(other)[1]) == (side == 0) for other in names.values())
    else:
        assert all((x < middle(other)[0]) == (side == 1) for other in names.values())


@pytest.mark.parametrize("size", SIZES)
def test_the_counts_of_all_seats_are_written_in_one_size(size, tmp_path):
    canvas = table_page(sitting(tmp_path, *PLAYED), size)
    counts = [w.capital for w in canvas.written if w.text.endswith((" tricks", " cards"))]
    assert len(counts) == 2 * len(NAMES)
    assert len(set(counts)) == 1


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_pot_is_written_in_full_whoever_leads(players, language, size, tmp_path):
    names = NAMES[:players]
    for leader in names:
        start = {"event": "setup", "dice": [6, 6], "face": "DOWN", "facing": {leader: "C"}}
        folder = tmp_path / leader
        folder.mkdir()
        view = sitting(folder, BEGINNING[0], start, header=Header("up-and-down", names))
        canvas = table_page(changed(view, position=replace(view.game.position, pot=12)), size, language)
        sizes = {written.text: written.capital for written in canvas.written}
        assert sizes[texts(language).say("table-pot", count=12)] > 2.0
        assert cut_off(canvas) == []
        assert sizes["DOWN"] > 3.4, "it is read from the other side of the table"


def test_the_middle_of_the_table_has_the_room_of_a_side_where_nobody_sits(tmp_path):
    def arrow(players):
        folder = tmp_path / str(players)
        folder.mkdir()
        header = Header("up-and-down", NAMES[:players])
        canvas = table_page(sitting(folder, *BEGINNING, header=header))
        pixels = pygame.surfarray.array3d(canvas.surface)
        return int((pixels == canvas.theme.down).all(axis=2).sum())

    assert arrow(2) > 1.2 * arrow(4)


def red(canvas: Canvas) -> float:
    """The part of the page that has the colour of “no”."""
    pixels = pygame.surfarray.array3d(canvas.surface)
    return float((pixels == canvas.theme.no).all(axis=2).mean())


def test_a_no_stays_until_the_cards_are_taken_back(tmp_path):
    wrong = sitting(tmp_path, *BEGINNING, WRONG, ruled=10.0, now=500.0)
    canvas = table_page(wrong)
    assert "No" in texts_on(canvas)
    assert any("[UAD-23]" in text for text in texts_on(canvas))
    assert red(canvas) > 0.05, "its field is red, minutes later too"
    (tmp_path / "later").mkdir()
    back = table_page(sitting(tmp_path / "later", *BEGINNING, WRONG, taken_back=True, now=500.0))
    assert red(back) < 0.02, "only the cross is"


def test_a_yes_fades(tmp_path):
    (tmp_path / "later").mkdir()
    fresh = table_page(sitting(tmp_path, *PLAYED, ruled=10.0, now=10.0 + YES_SECONDS - 0.1))
    faded = table_page(sitting(tmp_path / "later", *PLAYED, ruled=10.0, now=10.0 + YES_SECONDS + 0.1))
    assert texts_on(fresh) == texts_on(faded)
    green = [
        int((pygame.surfarray.array3d(canvas.surface) == FELT.yes).all(axis=2).sum())
        for canvas in (fresh, faded)
    ]
    assert green[0] > green[1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("state", TableState)
def test_every_state_of_the_table_has_its_word_and_what_to_do(state, language, tmp_path):
    view = sitting(tmp_path, *PLAYED, state=state)
    key, good = state_of(view)
    words = texts(language)
    assert is_written(key, language), "in this very language"
    assert is_written(key, language, "do"), "in this very language"
    line = words.say(key) if good else f"{words.say(key)} – {words.remedy(key)}"
    assert line in texts_on(table_page(view, (800, 480), language))


def test_a_pause_and_a_table_out_of_step_are_told_before_the_eyes_state(tmp_path):
    view = sitting(tmp_path, *PLAYED, paused=True, in_step=False)
    assert state_of(view) == ("state-paused", False)
    (tmp_path / "other").mkdir()
    assert state_of(sitting(tmp_path / "other", *PLAYED, in_step=False)) == ("state-out-of-step", False)


def test_a_pause_is_ended_by_one_large_touch(tmp_path):
    canvas = table_page(sitting(tmp_path, *PLAYED, paused=True), (800, 480))
    touch = max((t for t in canvas.targets if t.intent == Touch(Action.PAUSE)), key=lambda t: t.box.h)
    assert touch.box.h > 20
    assert touch.box.w > 40
    assert "Right" not in texts_on(canvas)


def test_a_warning_does_not_look_as_if_all_were_well(tmp_path):
    problem = Reason("notice-table-unlike-before")
    canvas = table_page(sitting(tmp_path, *PLAYED, problem=problem))
    told = next(text for text in texts_on(canvas) if "looks different" in text)
    assert told.startswith("Another table?")


def test_what_would_help_the_eye_stands_in_the_place_of_the_state(tmp_path):
    hindrance = Reason("hindrance-arm", (("player", "Leah"),))
    canvas = table_page(sitting(tmp_path, *PLAYED, state=TableState.HAND, hindrance=hindrance))
    assert "Waiting for Leah: please take your arm off the table." in texts_on(canvas)


def test_what_is_waited_for_is_not_called_seen(tmp_path):
    facts = (("player", "Leah"), ("cards", 9), ("seen", 0))
    canvas = table_page(sitting(tmp_path, *PLAYED, notice=Reason("up-notice-left", facts)))
    assert "Leah has 9 cards left; none is seen." in texts_on(canvas)


def test_without_a_picture_the_last_one_is_not_shown_as_if_it_were_live(tmp_path):
    live = table_page(sitting(tmp_path / "live", *PLAYED))
    gone = sitting(tmp_path / "gone", *PLAYED, state=TableState.NO_PICTURE)
    intents = [[target.intent for target in canvas.targets] for canvas in (live, table_page(gone))]
    assert [found.count(Go(PageName.CAMERA)) for found in intents] == [2, 1]


STOPPED = {
    "notice-no-play-explains": False,
    "up-notice-as-it-lay": False,
    "up-notice-rows": True,
    None: True,
}


@pytest.mark.parametrize(("notice", "by_itself"), STOPPED.items())
def test_that_it_goes_on_by_itself_is_said_only_where_it_is_true_and_not_twice(notice, by_itself, tmp_path):
    told = None if notice is None else Reason(notice)
    canvas = table_page(sitting(tmp_path, *BEGINNING, in_step=False, stopped=True, notice=told))
    assert any("Then it goes on by itself." in text for text in texts_on(canvas)) is by_itself


def test_out_of_step_after_a_no_tells_why_and_how_it_goes_on(tmp_path):
    canvas = table_page(sitting(tmp_path, *BEGINNING, WRONG, in_step=False, stopped=True))
    written = " ".join(texts_on(canvas))
    assert "only one of face, suits and dice may" in written
    assert "Then it goes on by itself." in written


def test_whoever_must_still_lay_a_card_is_lit(tmp_path):
    def lit(**changes):
        folder = tmp_path / str(len(changes))
        folder.mkdir()
        view = sitting(folder, *BEGINNING, PLAYED[2], now=500.0, **changes)
        pixels = pygame.surfarray.array3d(table_page(view).surface)
        return int((pixels == FELT.light).all(axis=2).sum())

    awaited = Reason("notice-cards-awaited", (("players", ("Leah", "Wolfgang")),))
    assert lit() == 0
    assert lit(notice=awaited) > 1000


@pytest.mark.parametrize(
    ("done", "said"), [(True, "Deal the cards and touch “Dealt”."), (False, "Roll both dice and lay out")]
)
def test_the_middle_asks_for_what_is_not_seen_yet(done, said, tmp_path):
    steps = (SetupStep(Reason("lay-out-uad-pack")), SetupStep(Reason("lay-out-uad-card"), done))
    words = texts_on(table_page(sitting(tmp_path, setting_up=steps)))
    assert any(text.startswith(said) for text in words)


@pytest.mark.parametrize(
    ("changes", "state"),
    [
        ({"watched": False, "state": TableState.NO_PICTURE}, "No camera: enter every play"),
        ({"state": TableState.NO_PICTURE}, "No picture – Check the camera; plays can be entered by hand."),
    ],
)
def test_where_no_camera_sees_it_a_play_is_told_with_one_touch(changes, state, tmp_path):
    canvas = table_page(sitting(tmp_path, *BEGINNING, **changes))
    assert state in texts_on(canvas)
    middle, button = [target for target in canvas.targets if target.intent == Write(Purpose.ENTER)]
    assert middle.label == button.label == "Enter a play"
    assert "Enter a play" in texts_on(canvas)


def test_at_a_directed_table_people_are_told_what_to_do(tmp_path):
    canvas = table_page(sitting(tmp_path, *BEGINNING, hinders=lambda _: None))
    middle, button = [target for target in canvas.targets if target.intent == Write(Purpose.DIRECT)]
    assert middle.label == button.label == "Play"
    assert "Play" in texts_on(canvas)


@pytest.mark.parametrize(
    ("game", "dealer", "label"),
    [("up-and-down", 1, "Deal"), ("up-and-down", None, "Lay out"), ("up", 1, "Deal")],
)
def test_at_a_directed_table_one_touch_has_laid_out_what_comes_before_a_round(game, dealer, label, tmp_path):
    to_do = (SetupStep(Reason("lay-out-middle-free")),)
    header = Header(game, NAMES)
    page = table_page(
        sitting(tmp_path, header=header, hinders=lambda _: None, dealer=dealer, setting_up=to_do)
    )
    (lay,) = [target for target in page.targets if target.intent == Touch(Action.DEALT)]
    assert lay.label == label
    said = f"Touch “{label}”: the people at the simulated table do it."
    assert said in " ".join(texts_on(page)).replace("\n", " ")
    assert not any("Dealt" in text for text in texts_on(page))


def test_where_the_camera_sees_it_nobody_is_asked_to_tell(tmp_path):
    canvas = table_page(sitting(tmp_path, *BEGINNING))
    assert "Enter a play" not in texts_on(canvas)


def test_the_middle_of_the_drawn_table_leads_to_where_plays_are_told_until_somebody_has_won(tmp_path):
    for name, view in (
        ("up-and-down", sitting(made(tmp_path, "a"), *BEGINNING)),
        ("schwupps", schwupps(made(tmp_path, "b"), "two-players")),
        ("auf-und-ab", auf_und_ab(made(tmp_path, "c"), "upwards")),
        ("up", MOMENTS["two"](made(tmp_path, "d"))),
    ):
        intents = [target.intent for target in table_page(view).targets]
        assert intents.count(Write(Purpose.ENTER)) == 1, name
    over = sitting(made(tmp_path, "e"), *whole_game(), header=ONE_ROUND)
    assert Write(Purpose.ENTER) not in [target.intent for target in table_page(over).targets]


def made(folder, name):
    """A new folder in another one."""
    (folder / name).mkdir()
    return folder / name


@pytest.mark.parametrize(
    ("duty", "said"),
    [
        (Reason("up-duty-begin", (("player", "Kim"),)), "The others wait: Kim begins a tower"),
        (Reason("up-duty-deal"), "The others wait for Kim: Shuffle, cut and deal"),
    ],
)
def test_the_reminder_names_whoever_is_awaited_once(duty, said, tmp_path):
    view = sitting(tmp_path, *BEGINNING, duty=duty, turn=0, reminded=True)
    assert said in texts_on(table_page(view))


def test_a_question_leaves_the_turn_and_a_standing_no_in_sight(tmp_path):
    view = sitting(tmp_path, *BEGINNING, WRONG, question=ASKED)
    canvas = Canvas(pygame.Surface((800, 480)), FELT)
    draw_asked(canvas, texts("en"), view, every=False)
    words = texts_on(canvas)
    assert "Kim changes the rules: flip the card, turn it or roll the dice." in words
    assert {"DOWN", "No", "Which card does Leah show?", "None of these"} <= set(words)


@pytest.mark.parametrize("size", SIZES)
def test_likely_answers_have_the_shape_of_cards_and_every_card_can_be_named(size, tmp_path):
    view = sitting(tmp_path, *BEGINNING, PLAYED[2], question=ASKED)
    canvas = Canvas(pygame.Surface(size), FELT)
    draw_asked(canvas, texts("en"), view, every=False)
    answers = [t for t in canvas.targets if isinstance(t.intent, Touch) and t.intent.action is Action.ANSWER]
    assert [t.label for t in answers] == ["8♠", "3♠", "2♠"]
    assert all(t.box.h <= 1.6 * t.box.w + 0.01 for t in answers)
    draw_asked(canvas, texts("en"), view, every=True)
    choices = [t.intent.choice for t in canvas.targets if isinstance(t.intent, Touch)]
    assert sorted(choices) == list(range(52))
    first = [t.label for t in canvas.targets if isinstance(t.intent, Touch)][:11]
    assert first == ["2♠", "3♠", "4♠", "5♠", "6♠", "7♠", "8♠", "9♠", "10♠", "J♠", "Q♠"]


def test_undo_the_bench_the_menu_and_the_camera_are_one_touch_away(tmp_path):
    intents = [target.intent for target in table_page(sitting(tmp_path, *PLAYED)).targets]
    for wanted in (Touch(Action.UNDO), Go(PageName.BENCH), Go(PageName.MENU), Go(PageName.CAMERA)):
        assert wanted in intents
    assert Touch(Action.DEALT) not in intents


def test_the_deal_can_be_told_by_touch_before_a_round(tmp_path):
    intents = [target.intent for target in table_page(sitting(tmp_path)).targets]
    assert Touch(Action.DEALT) in intents


def test_once_dealt_the_middle_asks_for_dice_and_card_also_where_no_camera_sees_them(tmp_path):
    view = sitting(tmp_path, {"event": "deal"})
    unseen = changed(view, setting_up=setting_up(view.game.position, None, view.table.seats))
    words = texts_on(table_page(unseen))
    assert texts("en").say("table-empty") in words
    assert texts("en").say("table-deal") not in words


@pytest.mark.parametrize(
    ("name", "millimetres", "written"),
    [("Kim", 10, "Kim"), ("Alexander der Große", 20, "Alexander"), ("Alexander", 9, "Alexan.")],
)
def test_a_long_name_is_shortened_where_it_is_said_twice(name, millimetres, written):
    canvas = Canvas(pygame.Surface((1280, 720)), FELT)
    assert short(canvas, name, Box(0, 0, millimetres, 4)) == written


def test_people_whose_names_begin_alike_are_told_apart_in_little_room():
    canvas, box = Canvas(pygame.Surface((1280, 720)), FELT), Box(0, 0, 14, 4)
    names = ("Oma Gertrud", "Oma Hannelore", "Kim")
    assert [short(canvas, name, box, names) for name in names] == ["Oma G.", "Oma H.", "Kim"]


@pytest.mark.parametrize("size", SIZES)
def test_a_change_that_names_everybody_is_whole_beside_long_names(size, tmp_path):
    names = ("Kim", "Hans-Joachim", "Alexander der Große", "Wolfgang")
    start = {
        "event": "setup",
        "dice": [1, 1],
        "face": "DOWN",
        "facing": dict(zip(names, "DHSC", strict=True)),
    }
    view = sitting(tmp_path, BEGINNING[0], start, header=Header("up-and-down", names))
    canvas = table_page(view, size, "fr")
    assert [text.text for text in canvas.written if not text.whole] == []
    assert any("Alexander♠" in text or "Alexander der Große♠" in text for text in texts_on(canvas))


def test_a_club_is_no_spade_by_shape_nor_by_colour():
    canvas = Canvas(pygame.Surface((1280, 720)), FELT)
    assert suit_ink(canvas, Suit.CLUBS) != suit_ink(canvas, Suit.SPADES)
    black = (0, 0, 0)
    club, spade = (
        pygame.surfarray.array_alpha(shapes.suit(which, 48, black)) > 127
        for which in (Suit.CLUBS, Suit.SPADES)
    )
    assert (club ^ spade).sum() > 0.1 * (club | spade).sum()


def test_after_the_game_the_winner_is_named_and_nothing_more_is_asked(tmp_path):
    words = texts_on(table_page(sitting(tmp_path, *whole_game(), header=ONE_ROUND)))
    assert any(text.startswith("Winner: ") for text in words)
    assert texts("en").say("table-empty") not in words


@pytest.mark.parametrize("size", SIZES)
def test_after_the_game_score_and_the_next_game_are_one_touch_away(size, tmp_path):
    canvas = table_page(sitting(tmp_path, *whole_game(), header=ONE_ROUND), size)
    intents = [target.intent for target in canvas.targets]
    assert {Go(PageName.SCORE), Go(PageName.PEOPLE)} <= set(intents)
