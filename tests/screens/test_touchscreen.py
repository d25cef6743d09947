"""A touch or key belongs to the picture on which it was made; nobody can mean what nobody has seen."""

from __future__ import annotations

import pytest

from companion.screens.browser import Browser
from companion.screens.canvas import Box, TouchArea
from companion.screens.intents import Begin, Digit, Go, Leave, PageName, Purpose, Seated, Touch, Write
from companion.screens.lesson_intents import Teach
from companion.screens.pages.welcome import Welcome
from companion.screens.people import People
from companion.screens.people_intents import DONE, SeatPerson, Type
from companion.screens.preferences import Preferences
from companion.screens.theme import FELT
from companion.screens.touchscreen import REDRAWN_EVERY, Dragged, PictureTold, Touchscreen
from companion.screens.window import Closed, Drag, KeyPress, Tap
from companion.table.inputs import Action
from tests.screens.person import FakeWindow, Person
from tests.screens.sample_views import BEGINNING, sitting

LEFT, RIGHT = Box(0, 0, 20, 20), Box(30, 0, 20, 20)
SKIP, GO, MENU = Touch(Action.PASS), Begin(), Go(PageName.MENU)
A, B, READY = Type("A"), Type("B"), Type(DONE)
TABLE, OTHER = PictureTold(PageName.TABLE, facts=(3,)), PictureTold(PageName.MENU, facts=(3,))
RULED = PictureTold(PageName.TABLE, facts=(4,))
ASKED = PictureTold(PageName.TABLE, Teach("up"), (3,))
KEYS = {"s": SKIP, "g": GO, "a": A, "b": B, "return": READY}


class Screen:
    """Pages of two buttons, and what is meant on them."""

    def __init__(self) -> None:
        self.window = FakeWindow()
        self.screen = Touchscreen(self.window, FELT)

    def shows(self, left, right, told=TABLE) -> None:
        canvas = self.screen.canvas
        canvas.begin()
        for box, intent in ((LEFT, left), (RIGHT, right)):
            if intent is not None:
                canvas.touch(box, str(intent), intent)
        self.screen.show(told)

    def left(self) -> Tap:
        return self._at(10)

    def right(self) -> Tap:
        return self._at(40)

    def key(self, name) -> KeyPress:
        return KeyPress(name, "", self.window.pictures)

    def drag(self, x, *, ends=False) -> Drag:
        return Drag(x * self.screen.canvas.scale, 10, ends, self.window.pictures)

    def meant(self, *made) -> list:
        self.window.given += made
        return list(self.screen.meant(lambda key: KEYS.get(key.name)))

    def _at(self, x) -> Tap:
        return Tap(x * self.screen.canvas.scale, 10, self.window.pictures)


@pytest.fixture
def screen() -> Screen:
    return Screen()


def drawn(screen: Screen, *facts) -> Touchscreen:
    screen.screen.show(TABLE, facts)
    return screen.screen


def test_a_picture_need_not_be_drawn_anew_while_its_facts_are_the_same(screen):
    shown = drawn(screen, "seen", 3)
    assert shown.shows(("seen", 3))
    assert not shown.shows(("seen", 4))
    shown.rest()
    assert shown.shows(("seen", 3))


def test_a_picture_is_drawn_anew_after_a_second_whatever_is_known_of_it(screen):
    shown = drawn(screen, "seen")
    for _ in range(REDRAWN_EVERY - 1):
        shown.rest()
    assert shown.shows(("seen",))
    shown.rest()
    assert not shown.shows(("seen",))
    assert drawn(screen, "seen").shows(("seen",))


def test_a_picture_is_drawn_anew_after_a_touch_be_it_in_vain(screen):
    shown = drawn(screen, "seen")
    assert screen.meant() == []
    assert shown.shows(("seen",))
    assert screen.meant(screen.left()) == []
    assert not shown.shows(("seen",))


def test_a_picture_is_drawn_anew_where_another_was_shown_over_it_or_the_window_lost_it(screen):
    shown = drawn(screen, "seen")
    screen.window.show()
    assert not shown.shows(("seen",))
    shown = drawn(screen, "seen")
    screen.window.stale = True
    assert not shown.shows(("seen",))


def test_a_picture_without_facts_is_drawn_anew_each_time(screen):
    screen.screen.show(TABLE)
    assert not screen.screen.shows(())


def test_each_touch_on_a_picture_of_its_own_is_meant(screen):
    for _ in range(3):
        screen.shows(SKIP, GO)
        assert screen.meant(screen.left()) == [SKIP]


def test_of_several_touches_on_one_picture_the_first_one_is_meant(screen):
    screen.shows(SKIP, GO)
    assert screen.meant(screen.left(), screen.right(), screen.left(), screen.key("s")) == [SKIP]
    screen.shows(SKIP, GO)
    assert screen.meant(screen.key("g"), screen.left()) == [GO]


def test_touches_on_nothing_and_keys_without_meaning_leave_the_first_one_to_another(screen):
    screen.shows(None, GO)
    assert screen.meant(screen.left(), screen.key("z"), screen.right()) == [GO]


def test_what_was_touched_before_the_next_picture_came_is_meant_if_it_shows_the_same(screen):
    screen.shows(SKIP, GO)
    tap, key = screen.left(), screen.key("s")
    screen.shows(SKIP, MENU)
    assert screen.meant(tap) == [SKIP]
    screen.shows(SKIP, GO)
    key = screen.key("s")
    screen.shows(SKIP, GO)
    assert screen.meant(key) == [SKIP]


@pytest.mark.parametrize("told", [OTHER, RULED, ASKED], ids=["another page", "ruled on", "asked"])
def test_on_a_picture_that_tells_something_else_it_means_nothing(screen, told):
    screen.shows(SKIP, GO)
    made = screen.left(), screen.key("s")
    screen.shows(SKIP, GO, told)
    assert screen.meant(*made) == []
    assert screen.meant(screen.left()) == [SKIP]


def test_where_something_else_has_come_under_the_finger_it_means_nothing(screen):
    screen.shows(SKIP, GO)
    tap = screen.left()
    screen.shows(GO, SKIP)
    assert screen.meant(tap) == []


def test_what_was_done_has_to_be_seen_first(screen):
    screen.shows(SKIP, GO)
    first, second = screen.left(), screen.left()
    assert screen.meant(first) == [SKIP]
    screen.shows(SKIP, GO)
    assert screen.meant(second) == [], "it was made on the picture before"
    assert screen.meant(screen.left()) == [SKIP]


def test_a_picture_that_is_older_than_the_last_but_one_is_forgotten(screen):
    screen.shows(SKIP, GO)
    tap = screen.left()
    screen.shows(SKIP, GO)
    screen.shows(SKIP, GO)
    assert screen.meant(tap) == []


def test_letters_run_ahead_of_the_picture_and_what_else_is_touched_waits_for_it(screen):
    screen.shows(A, B)
    typed = [screen.key(name) for name in "abba"]
    assert screen.meant(*typed, screen.left(), screen.right()) == [A, B, B, A, A, B]
    screen.shows(A, GO)
    assert screen.meant(screen.left(), screen.right(), screen.key("g")) == [A]


def test_a_letter_is_typed_once_by_two_fingers_on_it(screen):
    screen.shows(A, B)
    assert screen.meant(screen.left(), screen.left(), screen.right()) == [A, B]


def test_a_name_that_is_done_ends_the_letters_until_that_is_seen(screen):
    screen.shows(A, READY)
    assert screen.meant(screen.left(), screen.key("return"), screen.right(), screen.key("b")) == [A, READY]


def test_letters_are_typed_though_something_happens_at_the_table(screen):
    screen.shows(A, Digit("7"))
    made = screen.left(), screen.right(), screen.key("b")
    screen.shows(A, Digit("7"), RULED)
    assert screen.meant(*made) == [A, Digit("7"), B]


def test_letters_are_not_typed_on_another_page(screen):
    screen.shows(A, B)
    made = screen.left(), screen.key("b")
    screen.shows(A, B, OTHER)
    assert screen.meant(*made) == []


def test_a_drag_goes_on_from_point_to_point_and_its_end_is_seen_first(screen):
    screen.shows(TouchArea(lambda x, _: round(x, 1), follows=True), GO)
    drags = screen.drag(10), screen.drag(14), screen.drag(25), screen.drag(18, ends=True)
    meant = [Dragged(0.5, False), Dragged(0.7, False), Dragged(None, False), Dragged(0.9, True)]
    assert screen.meant(*drags, screen.right()) == meant


def test_a_drag_does_not_go_on_on_another_page(screen):
    follows = TouchArea(lambda x, _: x, follows=True)
    screen.shows(follows, GO)
    drag = screen.drag(10)
    screen.shows(follows, GO, OTHER)
    assert screen.meant(drag) == []


def test_a_window_is_closed_whatever_was_done(screen):
    screen.shows(SKIP, GO)
    assert screen.meant(screen.left(), Closed()) == [SKIP, Leave()]


@pytest.fixture
def asking(tmp_path) -> Person:
    person = Person(
        Browser(Preferences(), Welcome(None, simulated=False), PageName.TABLE), sitting(tmp_path, *BEGINNING)
    )
    person.browser.take(Write(Purpose.ASK), person.view)
    return person


def test_what_is_asked_about_cannot_be_taken_back_and_asked_at_once(asking):
    asking.touches("Card turned over")
    asking.looks()
    asking.does(asking.on("⌫"), asking.on("What if?"))
    assert "Another play" not in asking.labels()
    asking.touches("▼ DOWN")
    asking.looks()
    asking.does(asking.on("What if?"), asking.on("⌫"))
    assert "Another play" in asking.labels()


def test_somebody_is_not_removed_and_moved_at_once():
    people = People(("Kim",), "schwupps")
    person = Person(Browser(Preferences(), Welcome(None, simulated=False), people=people))
    person.browser.take(SeatPerson(0), None)
    person.looks()
    person.does(person.on("Remove"), person.on("One seat further"))
    assert person.browser.people.names == ()
    assert person.browser.page is PageName.PEOPLE


def test_a_name_is_carried_by_the_finger_that_took_it_up_and_set_down_once(asking):
    asking.browser.take(Go(PageName.SEATS), asking.view)
    asking.looks()
    assert asking.does(asking.on("Leah"), asking.on("Kim")) == []
    assert asking.browser.moving == 1
    asking.looks()
    where = asking.at(8, 50)
    drag = Drag(where.x, where.y, True, where.picture)
    (seated,) = asking.does(drag, drag, where)
    assert seated == Seated(1, seated.direction)


def test_a_touch_on_the_table_page_waits_for_the_ruling_to_be_seen(asking, tmp_path):
    asking.browser.page = PageName.TABLE
    asking.looks()
    key = KeyPress("u", "u", asking.window.pictures)
    (tmp_path / "more").mkdir()
    asking.view = sitting(tmp_path / "more", *BEGINNING[:1])
    asking.looks()
    assert asking.does(key) == []
