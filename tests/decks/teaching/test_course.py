from __future__ import annotations

import json

import numpy as np
import pytest

from assets.bounds.limits import DECK_FACES
from companion.decks.teaching.course import Course, as_many_as_fit
from companion.texts.errors import UnfitDeckError
from tests.full_disk import full_disk

PLACE = np.array([[100, 80], [163, 80], [163, 168], [100, 168]], np.float32)


def files_in(folder):
    return sorted(path.name for path in folder.iterdir())


def picture(level: int = 90):
    return np.full((240, 320, 3), level, np.uint8)


@pytest.fixture
def course(tmp_path):
    return Course(tmp_path / "mine.pictures", "mine", {"a": 1, "b": 2, "c": 1})


def test_what_was_taken_is_on_disk_at_once_and_the_rest_is_owed(course):
    course.take("a", picture(), [PLACE])
    begun = Course.begun(course.folder)
    assert begun is not None
    assert [one.code for one in begun.taken] == ["a"]
    assert begun.missing == ("b", "c")
    assert (begun.name, begun.owed, begun.codes) == ("mine", 4, ("a", "b", "c"))


def test_a_picture_holds_the_card_and_a_little_around_it(course):
    taken = course.take("a", picture(), [PLACE])
    kept = course.picture(taken)
    assert kept.shape == (124, 99, 3)
    assert taken.places[0][0] == pytest.approx([18, 18])


def test_a_large_card_is_kept_smaller(course):
    large = np.full((2000, 3000, 3), 90, np.uint8)
    taken = course.take("a", large, [PLACE * np.float32(10)])
    height = float(np.linalg.norm(taken.places[0][1] - taken.places[0][2]))
    assert height == pytest.approx(640, abs=1)


def test_cards_of_which_there_are_fewest_pictures_come_first(course):
    course.take("b", picture(), [PLACE])
    assert course.missing == ("a", "c", "b")


def test_more_pictures_of_a_card_lie_beside_each_other(course):
    files = [course.take("b", picture(), [PLACE]).file for _ in range(2)]
    assert files == ["b.png", "b.2.png"]
    assert [one.code for one in course.taken] == ["b", "b"]


def test_a_card_shown_again_is_owed_and_its_picture_stays_until_the_new_one_is_there(course):
    old = course.take("a", picture(60), [PLACE])
    course.again("a")
    begun = Course.begun(course.folder)  # the window was closed before a picture was taken
    assert begun is not None
    assert (begun.missing, begun.taken) == (("a", "b", "c"), ())
    assert int(begun.picture(old).mean()) == 60
    new = begun.take("a", picture(120), [PLACE])
    assert files_in(course.folder) == [new.file, "course.json"]
    assert int(begun.picture(new).mean()) == 120
    assert Course.begun(course.folder).taken[0].file == new.file


def test_the_old_pictures_of_a_card_go_when_the_last_of_its_new_ones_is_there(course):
    old = [course.take("b", picture(), [PLACE]).file for _ in range(2)]
    course.again("b")
    new = [course.take("b", picture(), [PLACE]).file]
    assert files_in(course.folder) == sorted([*old, *new, "course.json"])
    new += [course.take("b", picture(), [PLACE]).file]
    assert files_in(course.folder) == sorted([*new, "course.json"])


def test_a_card_asked_for_again_twice_keeps_one_picture(course):
    course.take("a", picture(), [PLACE])
    course.again("a")
    course.again("a")
    assert files_in(course.folder) == ["a.png", "course.json"]
    course.take("a", picture(), [PLACE])
    assert files_in(course.folder) == ["a.2.png", "course.json"]


@pytest.mark.parametrize("fits", ["nothing", "the picture alone"])
def test_a_new_picture_that_cannot_be_written_leaves_the_old_one(course, fits):
    old = course.take("a", picture(), [PLACE])
    course.again("a")
    size, of_list = ((course.folder / name).stat().st_size for name in (old.file, "course.json"))
    assert size < of_list
    with full_disk(0 if fits == "nothing" else size), pytest.raises(OSError, match="too large"):
        course.take("a", picture(), [PLACE])
    begun = Course.begun(course.folder)
    assert begun is not None
    assert begun.missing == course.missing == ("a", "b", "c")
    assert begun.picture(old).shape == (124, 99, 3)
    new = course.take("a", picture(), [PLACE])
    assert course.taken == (new,)
    assert files_in(course.folder) == [new.file, "course.json"]


CHANGES = {
    "a card is to be shown again": lambda course: course.again("a"),
    "more pictures are wanted": lambda course: course.ask_for({"a": 2}),
    "cards look alike": lambda course: course.ask_once_more(["a"]),
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES.keys())
def test_a_wish_that_cannot_be_written_changes_nothing(change, course):
    course.take("a", picture(), [PLACE])
    with full_disk(0), pytest.raises(OSError, match="too large"):
        change(course)
    assert (course.missing, course.owed, course.count("a"), course.compared) == (("b", "c"), 4, 1, False)
    change(course)
    assert "a" in course.missing


def test_an_old_picture_that_cannot_be_deleted_does_not_keep_the_new_one_from_being_taken(course):
    old = course.take("a", picture(), [PLACE])
    course.again("a")
    (course.folder / old.file).unlink()
    (course.folder / old.file).mkdir()
    new = course.take("a", picture(), [PLACE])
    assert course.taken == (new,)


def test_more_pictures_than_a_deck_can_hold_are_not_asked_for(course):
    course.take("a", picture(), [PLACE])
    with pytest.raises(UnfitDeckError, match=r"252 pictures are more than the 250 .* `--pictures 83`"):
        course.ask_for(dict.fromkeys(course.codes, 84))
    assert Course.begun(course.folder).owed == course.owed == 4
    course.ask_for({"a": DECK_FACES - 5, "b": 2, "c": 2})
    for code in "bc":
        course.take(code, picture(), [PLACE])
        course.take(code, picture(), [PLACE])
    course.ask_once_more("bc")
    assert (course.owed, course.missing) == (DECK_FACES, ("a", "b"))


def test_of_more_pictures_than_a_deck_can_hold_the_first_of_each_card_are_learned(course):
    taken = [course.take(code, picture(), [PLACE]) for code in "baabc"]
    assert [one.code for one in as_many_as_fit(taken, 4)] == ["b", "a", "a", "c"]


def test_nothing_was_begun_in_an_empty_folder(tmp_path):
    assert Course.begun(tmp_path) is None


@pytest.mark.parametrize(
    "change",
    [
        {"version": 2},
        {"format": "x"},
        {"owed": 3},
        {"taken": [{"code": "a", "file": "../a", "places": []}]},
        {"replaced": 1},
        {"owed": {"a": float("inf")}},
    ],
)
def test_a_damaged_list_is_refused_with_what_to_do(course, change):
    course.ask_for({})
    path = course.folder / "course.json"
    path.write_text(json.dumps(json.loads(path.read_text()) | change))
    with pytest.raises(UnfitDeckError, match="is damaged: delete that file"):
        Course.begun(course.folder)


def test_a_lost_picture_is_named(course):
    taken = course.take("a", picture(), [PLACE])
    (course.folder / taken.file).unlink()
    with pytest.raises(UnfitDeckError, match="Teach that card again"):
        course.learn()
