import numpy as np
import pytest

from companion.engines import Reason
from companion.games.up_and_down.people.table import Middle, card_turn, middle_of
from companion.games.up_and_down.rules import Face
from companion.rehearsal.conditions import Conditions, make_world
from companion.rehearsal.game_people import people_of
from companion.rehearsal.layout import BOARD, DICE, UPDOWN_CARD, Kind, Layout, Lying, Spot, Thing
from companion.rehearsal.patience import AT_LENGTH, COMPUTING, PATIENCE, STOPPED_AFTER
from companion.rehearsal.rehearsal import BOARD_SECONDS, FRAME_SECONDS, SETTLING, TICK_SECONDS
from companion.table.inputs import Action, Press
from companion.table.reading import Choice, Question
from companion.table.seats import usual_seats
from hardware.cameras.protocol import Frame
from tests.rehearsal.conftest import (
    DEAL,
    FLIP,
    POT,
    SETUP,
    TRICK,
    BlankScreen,
    PromptScreen,
    rehearse,
    truth_of,
)

EVENTS = {
    "a deal": (DEAL,),
    "a setup": (SETUP,),
    "a setup after the deal": (DEAL, SETUP),
    "a second setup": (DEAL, SETUP, {**SETUP, "face": "DOWN", "dice": [1, 2]}),
    "a setup that nobody may have": (DEAL, {**SETUP, "facing": {"Kim": "S"}}),
    "a flip": (DEAL, SETUP, FLIP),
    "a rotation": (DEAL, SETUP, {"event": "change", "facing": {"Kim": "H"}}),
    "a roll": (DEAL, SETUP, {"event": "change", "dice": [6, 1 + 4]}),
    "a roll to the same sum": (DEAL, SETUP, {"event": "change", "dice": [2, 5]}),
    "two things at once": (DEAL, SETUP, {"event": "change", "dice": [2, 2], "face": "DOWN"}),
    "a flip over the wrong edge": (DEAL, SETUP, {"event": "change", "face": "DOWN", "facing": {"Kim": "H"}}),
    "another player's change": (DEAL, SETUP, {**FLIP, "player": "Alex"}),
    "a trick won": (DEAL, SETUP, FLIP, TRICK),
    "a trick for the pot": (DEAL, SETUP, FLIP, POT),
    "an ace": (DEAL, SETUP, FLIP, {"event": "reveal", "cards": {"Kim": "AC", "Leah": "5D", "Alex": "10S"}}),
    "a trick too early": (DEAL, SETUP, TRICK),
    "an undone flip": (DEAL, SETUP, FLIP, {"event": "undo"}),
    "an undone trick": (DEAL, SETUP, FLIP, POT, {"event": "undo"}),
    "an undone setup": (DEAL, SETUP, {"event": "undo"}),
    "nothing to undo": ({"event": "undo"},),
    "a second deal": (DEAL, SETUP, DEAL),
}


def acted_out(truth, screen=None, **options):
    """A rehearsal after its end, nothing drawn, and all presses."""
    rehearsal = rehearse(truth, screen, painted=False, **options)
    return rehearsal, [moment for moment in rehearsal if isinstance(moment, Press)]


def lies(layout: Layout) -> Middle | None:
    """The middle as it lies on the table, worked out from the things alone."""
    card = layout.find(UPDOWN_CARD)
    if card is None:
        assert not layout.of(Kind.DIE)
        return None
    turns = [k for k in range(4) if abs((card.spot.turn - card_turn(k) + 180) % 360 - 180) < 20]
    low, high = sorted(int(lying.shows) for lying in layout.of(Kind.DIE))
    return Middle(Face(card.shows), turns[0], (low, high))


@pytest.mark.parametrize("events", EVENTS.values(), ids=EVENTS)
def test_every_event_ends_in_the_layout_that_the_position_says(events):
    truth = truth_of(*events)
    rehearsal, _ = acted_out(truth, seed=3)
    assert lies(rehearsal.layout) == middle_of(truth.final)
    cards = rehearsal.layout.of(Kind.CARD)
    assert [card.card for card in cards] == [None] * (truth.final.pot * 3)
    assert rehearsal.layout.find(BOARD) is None


def test_the_whole_table_is_cleared_when_the_round_is_over():
    cards = [("2C", "2D"), ("3C", "4D")]
    truth = truth_of(
        DEAL,
        {**SETUP, "facing": {"A": "C"}},
        *(
            event
            for index in range(15)
            for event in (
                {"event": "change", "face": "DOWN" if index % 2 == 0 else "UP"},
                {"event": "reveal", "cards": {"A": PLAYED[2 * index], "B": PLAYED[2 * index + 1]}},
            )
        ),
        players=("A", "B"),
    )
    assert len(cards) == 2
    assert truth.final.state()["phase"] == "game_over"
    rehearsal, _ = acted_out(truth)
    assert rehearsal.layout == Layout()


PLAYED = [rank + suit for suit in "CDHS" for rank in ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q")]


def test_presses_are_made_where_the_record_says():
    _, presses = acted_out(truth_of(DEAL, SETUP, {"event": "undo"}))
    assert [press.action for press in presses] == [Action.DEALT, Action.UNDO]


def test_the_same_seed_shows_the_same_evening():
    truth = truth_of(DEAL)
    first, second = (
        [
            moment.image.tobytes()
            for moment in take(rehearse(truth, seed=8, board=False), 10)
            if isinstance(moment, Frame)
        ]
        for _ in range(2)
    )
    assert first == second


def take(moments, count):
    return [moment for moment, _ in zip(moments, range(count), strict=False)]


def test_the_board_lies_first_and_is_taken_away():
    rehearsal = rehearse(truth_of(DEAL), BlankScreen())
    frames = take(rehearsal, round(BOARD_SECONDS / FRAME_SECONDS))
    assert rehearsal.layout.find(BOARD) == Lying(BOARD, Spot(0.0, 0.0))
    assert all(isinstance(frame, Frame) for frame in frames)
    while rehearsal.acting is None:
        next(rehearsal)
    assert rehearsal.layout == Layout()


def test_frames_are_ten_a_second_of_table_time():
    times = [frame.time for frame in take(rehearse(truth_of(DEAL), BlankScreen()), 12)]
    assert np.diff(times) == pytest.approx([FRAME_SECONDS] * 11)


def test_once_dice_have_come_to_rest_every_frame_is_drawn_for_a_while():
    rehearsal, times = rehearse(truth_of(DEAL, SETUP), BlankScreen(), painted=False), []
    for moment in rehearsal:
        times += [moment.time] if isinstance(moment, Frame) else []
    after = [time for time in times if time > rehearsal.rolled]
    settling = round(SETTLING / TICK_SECONDS) - 1
    assert np.diff(after[:settling]) == pytest.approx([TICK_SECONDS] * (settling - 1))
    assert np.diff(after[settling : settling + 12]) == pytest.approx([FRAME_SECONDS] * 11)


def test_it_notes_until_when_dice_rolled():
    rehearsal, rolled = rehearse(truth_of(DEAL, SETUP)), []
    for moment in rehearsal:
        rolled += [moment.time] if rehearsal.rolls else []
    assert rolled
    assert rolled[-1] < rehearsal.rolled < rolled[-1] + 2 * FRAME_SECONDS


def test_arms_leave_the_picture():
    """A frame before an arm came and one after it left differ by noise alone where nothing was laid."""
    rehearsal = rehearse(truth_of(DEAL, SETUP), board=False)
    before, after = None, None
    for moment in rehearsal:
        if isinstance(moment, Frame):
            before, after = before or moment, moment
    outside = np.ones(before.image.shape[:2], bool)
    outside[220:560, 480:820] = False
    difference = np.abs(before.image.astype(int) - after.image.astype(int)).max(axis=2)
    assert np.count_nonzero((difference > 20) & outside) < 20


def test_a_blind_camera_sees_nothing():
    frames = take(rehearse(truth_of(DEAL), BlankScreen(), blind=True), 5)
    assert not any(frame.image.any() for frame in frames)


def test_people_wait_for_the_ruling_but_not_for_ever():
    (slow, _), (prompt, _) = (
        acted_out(truth_of(DEAL, SETUP), screen()) for screen in (BlankScreen, PromptScreen)
    )
    pressed, laid = 2 * PATIENCE, PATIENCE
    assert slow.time - prompt.time == pytest.approx(pressed + laid, abs=4 * FRAME_SECONDS)


def test_what_was_pressed_in_vain_is_pressed_once_more():
    _, moments = acted_out(truth_of(DEAL), BlankScreen())
    first, second = (moment.time for moment in moments if isinstance(moment, Press))
    assert second - first == pytest.approx(PATIENCE, abs=2 * FRAME_SECONDS)


def begins(computing, each=0.0):
    """When people lay the first thing down, if the companion computes so long at first, and each frame."""
    rehearsal = rehearse(truth_of(SETUP), board=False, painted=False)
    rehearsal.busy(computing)
    for _ in rehearsal:
        if rehearsal.layout.things:
            break
        rehearsal.busy(each)
    return rehearsal.time


@pytest.mark.parametrize(("computing", "later"), [(0.02, 0.0), (0.75, 0.7)])
def test_people_act_on_what_the_screen_shows(computing, later):
    assert begins(computing) - begins(0.0) == pytest.approx(later)


def test_people_wait_for_forty_cards_to_be_read_as_long_as_that_takes():
    def waited(computing):
        rehearsal = rehearse(truth_of(DEAL), BlankScreen(), painted=False)
        pressed = next(moment for moment in rehearsal if isinstance(moment, Press)).time
        rehearsal.busy(computing)
        assert list(rehearsal) != []
        return rehearsal.time - pressed

    assert waited(300.0) - waited(0.0) == pytest.approx(300.0, abs=2 * FRAME_SECONDS)


def test_a_companion_that_computes_all_the_time_is_not_waited_for_each_time():
    assert begins(0.0, each=0.95) - begins(0.0) < 1.0


def test_a_companion_that_computes_again_and_again_is_not_waited_for_for_ever():
    """It is slow to show anything, but shows no more that it looks at the table."""
    rehearsal = rehearse(truth_of(SETUP), BlankScreen(), painted=False)
    for _ in rehearsal:
        rehearsal.busy(0.95 * AT_LENGTH)
    quick, _ = acted_out(truth_of(SETUP))
    assert rehearsal.time - quick.time < 2 * (COMPUTING + PATIENCE)


def test_a_press_waits_until_the_companion_has_computed():
    rehearsal = rehearse(truth_of(DEAL), painted=False)
    next(rehearsal)
    rehearsal.busy(0.5)
    rehearsal.busy(0.2)
    assert rehearsal.free - rehearsal.time == pytest.approx(0.7)


def test_frames_are_dropped_while_the_companion_computes_but_the_newest_one_waits_for_it():
    rehearsal = rehearse(truth_of(DEAL), BlankScreen())
    first = next(rehearsal)
    rehearsal.busy(0.55)
    second = next(rehearsal)
    assert second.time - first.time == pytest.approx(0.5)
    assert rehearsal.frames == 2
    assert [missed.time - first.time for missed in second.missed] == pytest.approx([0.1, 0.2, 0.3, 0.4])
    rehearsal.busy(0.02)
    assert rehearsal.free - first.time == pytest.approx(0.57)
    assert next(rehearsal).time - first.time == pytest.approx(0.6)


def test_a_resumed_evening_finds_the_table_as_it_was_left(round_begun):
    whole, _ = acted_out(truth_of(*round_begun), seed=5)
    resumed, _ = acted_out(truth_of(*round_begun), seed=5, begin=4, board=False)
    assert resumed.layout == whole.layout


def test_a_resumed_evening_deals_no_second_time(round_begun):
    _, presses = acted_out(truth_of(*round_begun), begin=1, board=False)
    assert presses == []


class AskingScreen(PromptScreen):
    """Asks which card Leah has shown, until that is answered."""

    def __init__(self):
        super().__init__()
        self.question = None
        self.known = 0

    @property
    def rulings(self):
        return self.known

    def ask(self, codes):
        choices = tuple(Choice(Reason("choice-card", (("card", code),)), code) for code in codes)
        text = Reason("question-which-card", (("player", "Leah"),))
        self.question = Question(text, choices, len(choices), doubt=True)


def test_people_answer_truthfully(round_begun):
    screen = AskingScreen()
    rehearsal = rehearse(truth_of(*round_begun), screen, begin=3, board=False)
    answers = []
    for moment in rehearsal:
        if isinstance(moment, Press):
            answers.append(moment)
            screen.question, screen.known = None, 1
        elif rehearsal.layout.find(Thing(Kind.CARD, "5D")) and not answers:
            shown = rehearsal.layout.find(Thing(Kind.CARD, "5D"))
            if shown.card and screen.question is None:
                screen.ask(["6D", "5D", "5H"])
    assert [(press.action, press.choice) for press in answers] == [(Action.ANSWER, 1)]


def test_people_do_not_answer_what_is_not_among_the_choices(round_begun):
    header, random = truth_of(*round_begun).header, np.random.default_rng(1)
    hand = make_world(Conditions.EASY, 1, 1).hand
    people = people_of(header.game).people(header, hand, random, usual_seats(header))
    screen = AskingScreen()
    screen.ask(["6D", "5D", "5H"])
    layout = Layout((Lying(Thing(Kind.CARD, "5D"), Spot(-240.0, 0.0, 90.0), "5D"),))
    assert people.answer(screen.question, layout) == 1
    screen.ask(["6D", "5H"])
    assert people.answer(screen.question, layout) is None


def test_dice_travel_to_the_next_leader_without_being_rolled():
    rehearsal, _ = acted_out(truth_of(DEAL, SETUP, FLIP, TRICK))
    dice = [rehearsal.layout.find(die) for die in DICE]
    assert sorted(die.shows for die in dice) == ["3", "4"]
    assert all(die.spot.x < -80 for die in dice)


class StoppedScreen(PromptScreen):
    """Rules on nothing until people say that the table is right as it lies."""

    stopped = True
    ready = False


def test_people_say_that_the_table_is_right_when_a_companion_rules_on_nothing(round_begun):
    screen = StoppedScreen()
    rehearsal = rehearse(truth_of(*round_begun[:2]), screen, board=False, painted=False)
    pressed = []
    for moment in rehearsal:
        if isinstance(moment, Press):
            pressed.append(moment.action)
            screen.stopped, screen.ready = False, True
    assert pressed == [Action.AS_IT_IS, Action.DEALT]


@pytest.mark.parametrize(
    ("player", "said"),
    [
        pytest.param("Alex", [Action.AS_IT_IS], id="an illegal one, which was taken back"),
        pytest.param("Kim", [], id="a legal one: the screen shows another table"),
    ],
)
def test_people_say_that_the_table_is_right_unless_a_play_was_missed_that_counts(player, said):
    screen = BlankScreen()
    missed = {**FLIP, "player": player}
    rehearsal = rehearse(truth_of(DEAL, SETUP, missed, TRICK), screen, begin=2, board=False, painted=False)
    pressed = []
    for moment in rehearsal:
        screen.stopped, screen.ready = not pressed and rehearsal.acting is not None, bool(pressed)
        if isinstance(moment, Press):
            pressed.append(moment.action)
            break
    assert pressed == said


class SeekingScreen(PromptScreen):
    """Has lost the table, and waits for the board before anything is played."""

    lost, ready = True, False


def test_the_board_is_laid_down_at_once_before_the_next_play_for_a_companion_that_lost_the_table(round_begun):
    screen = SeekingScreen()
    rehearsal = rehearse(truth_of(*round_begun[:2]), screen, board=False)
    for moment in rehearsal:
        if isinstance(moment, Press):
            break
        if rehearsal.layout.find(BOARD) is not None:
            screen.lost, screen.ready = False, True
    assert screen.ready, "the first play was made before"
    assert rehearsal.time < STOPPED_AFTER


class LostScreen(PromptScreen):
    """Always says that it cannot find the table."""

    lost = True


def test_the_board_is_laid_down_once_an_event_for_a_companion_that_lost_the_table(round_begun):
    rehearsal = rehearse(truth_of(*round_begun[:2]), LostScreen(), board=False)
    boards = []
    for _ in rehearsal:
        lies = rehearsal.layout.find(BOARD) is not None
        if not boards or boards[-1] != lies:
            boards.append(lies)
    assert boards == [False, True, False, True, False]
