"""Lessons at the simulated table: hands lay cards down, the guide takes them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import cv2
import numpy as np
import pytest

from companion.decks.chosen import own_deck
from companion.decks.drawn.decks import drawn_deck
from companion.decks.teaching.course import Course
from companion.decks.teaching.guide import Guide, Phase
from companion.engines import Reason
from companion.rehearsal.conditions import Conditions, make_world
from companion.rehearsal.gestures import Gesture, SimulatedSeat, laying, sweep
from companion.rehearsal.layout import Kind, Layout, Lying, Spot, Thing
from companion.rehearsal.moving import MovingArm
from companion.rehearsal.stage import Stage
from companion.rehearsal.teaching import Showing
from companion.texts.errors import UnfitDeckError
from hardware.cameras.protocol import Frame
from tests.vision.decks.test_sheets import page, photograph
from vision.decks.deckfile import read_deck
from vision.decks.reader import DeckReader
from vision.decks.teaching import Misfit, Unfit
from vision.errors import DeckError

CARDS = ("0-3", "1-1", "2-7", "4-5", "6-9", "8-8")
WORLD = make_world(Conditions.EASY, 2, 1)
SECONDS_A_CARD = 3.0


@pytest.fixture(autouse=True)
def one_thread():
    cv2.setNumThreads(1)


def guide_in(folder, codes=CARDS, times: int = 1) -> Guide:
    pictures = folder / "mine.pictures"
    course = Course.begun(pictures) or Course(pictures, "mine", dict.fromkeys(codes, times))
    return Guide(course, folder / "mine.deck")


def show(guide: Guide, until: Callable[[Guide], bool], begin: float = 0.0) -> float:
    """Let somebody lay down what the guide asks for; when it was over, in seconds of table time."""

    def asked():
        wanted = guide.progress.wanted
        return None if wanted is None else (wanted, guide.course.count(wanted))

    hands = Showing(WORLD, drawn_deck("auf-und-ab"), asked, begin)
    for frame in hands:
        guide.step(frame)
        if until(guide):
            break
    return hands.time - begin


def learned(guide: Guide) -> bool:
    return guide.progress.phase is Phase.LEARNED


@pytest.mark.parametrize("content", [None, b"", b"no picture"])
def test_a_picture_that_is_lost_is_named_and_the_lesson_goes_on_once_its_card_is_asked_for(tmp_path, content):
    course = Course(tmp_path / "mine.pictures", "mine", {"0-3": 1, "2-7": 1})
    place = np.array([[100, 80], [163, 80], [163, 168], [100, 168]], np.float32)
    taken = course.take("0-3", np.full((240, 320, 3), 90, np.uint8), [place])
    path = course.folder / taken.file
    if content is None:
        path.unlink()
    else:
        path.write_bytes(content)
    with pytest.raises(UnfitDeckError) as refused:
        guide_in(tmp_path)
    assert str(refused.value).startswith(f"The picture {path} cannot be read: ")
    assert str(refused.value).endswith(". Show that card again with `companion teach mine --again 0-3`.")
    course.again("0-3")
    assert guide_in(tmp_path).progress.wanted == "0-3"


def test_a_lesson_is_stopped_resumed_and_its_deck_is_read(tmp_path):
    first = guide_in(tmp_path)
    seconds = show(first, lambda guide: guide.progress.taken == 3)
    assert tuple(first.faces) == CARDS[:3]
    second = guide_in(tmp_path)
    assert second.progress.wanted == CARDS[3]
    assert tuple(second.faces) == CARDS[:3]
    seconds += show(second, learned)
    assert seconds / len(CARDS) < SECONDS_A_CARD
    path = tmp_path / "mine.deck"
    assert path.stat().st_size < len(CARDS) * 30_000
    deck = read_deck(path)
    assert deck.codes == tuple(second.faces) == CARDS
    stage = Stage(WORLD, drawn_deck("auf-und-ab"))
    stage.layout = Layout(tuple(card(code, -180 + 90 * n, 40 * n) for n, code in enumerate(CARDS[1:5])))
    seen, _ = DeckReader(deck).read(stage.frame())
    assert sorted(one.code or "" for one in seen) == sorted(CARDS[1:5])


def card(code: str, x: float = 0.0, y: float = 0.0, turn: float = 8.0, copy: str = "") -> Lying:
    return Lying(Thing(Kind.CARD, code + copy), Spot(x, y, turn), code)


class Table:
    """A table at which single hands do as a test tells them, watched by a guide."""

    def __init__(self, guide: Guide, *lying: Lying) -> None:
        self.guide = guide
        self.stage = Stage(WORLD, drawn_deck("auf-und-ab"))
        self.stage.layout = Layout(lying)
        self.time = 0.0
        self.rest()

    def rest(self, seconds: float = 1.5) -> None:
        for _ in range(round(seconds * 10)):
            self.tick()

    def lay(self, *cards: Lying) -> None:
        self.make(Gesture(0, tuple(map(laying, cards)), cards))

    def take(self, *cards: Lying) -> None:
        self.make(sweep(0, cards))

    def make(self, gesture: Gesture) -> None:
        arm = MovingArm(gesture, SimulatedSeat(0.0))
        while arm.busy:
            self.tick(arm)
        self.rest()

    def tick(self, arm: MovingArm | None = None) -> None:
        self.time += 0.1
        reaching = None
        if arm is not None:
            self.stage.layout, _ = arm.advance(0.1, self.stage.layout)
            reaching = arm.reaching()
        arms = [] if reaching is None else [reaching]
        self.guide.step(Frame(self.stage.frame(arms, arm.carried() if arm else []), self.time))

    @property
    def notice(self) -> str | None:
        notice = self.guide.progress.notice
        return None if notice is None else notice.key


def test_what_lies_there_wrongly_is_said_and_nothing_is_taken(tmp_path):
    table = Table(guide_in(tmp_path, ("0-3", "2-7")))
    table.lay(card("0-3", -90), card("2-7", 90))
    assert table.notice == "teach-two-cards"
    table.take(card("0-3", -90), card("2-7", 90))
    assert table.notice == "teach-no-card"
    assert table.guide.progress.taken == 0
    table.lay(card("0-3"))
    assert (table.guide.progress.taken, table.notice) == (1, None)
    table.take(card("0-3"))
    table.lay(card("0-3", 30, 20, 190))
    assert (table.guide.progress.taken, table.notice) == (1, "teach-taken-before")
    table.guide.take_it()
    assert [one.code for one in table.guide.course.taken] == ["0-3", "2-7"]


def test_a_card_that_looks_like_an_earlier_one_is_believed_when_it_is_laid_down_once_more(tmp_path):
    table = Table(guide_in(tmp_path, ("0-3", "2-7", "4-5")))
    first, again = card("0-3"), card("0-3", 30, 10, 100)
    table.lay(first)
    table.take(first)
    table.lay(card("2-7"))
    table.take(card("2-7"))
    table.lay(first)
    assert (table.guide.progress.taken, table.notice) == (2, "teach-looks-taken")
    table.take(first)
    table.lay(again)
    assert [one.code for one in table.guide.course.taken] == ["0-3", "2-7", "4-5"]


def test_what_was_taken_is_not_taken_as_the_next_card_before_something_has_moved(tmp_path):
    table = Table(guide_in(tmp_path, ("0-3", "2-7", "4-5")))
    table.lay(card("0-3"))
    for _ in range(2):
        table.guide.take_it()
        assert table.guide.progress.notice == Reason("teach-nothing-moved", (("card", "2-7"),))
        table.rest()
    assert [one.code for one in table.guide.course.taken] == ["0-3"]
    table.take(card("0-3"))
    table.lay(card("2-7", 30, 20))
    assert ([one.code for one in table.guide.course.taken], table.notice) == (["0-3", "2-7"], None)


def test_what_somebody_says_is_the_card_is_taken_once(tmp_path):
    table = Table(guide_in(tmp_path, ("0-3", "2-7", "4-5")), card("0-3"))
    for _ in range(3):
        table.guide.take_it()
    assert [one.code for one in table.guide.course.taken] == ["0-3"]
    assert table.notice == "teach-nothing-moved"


def test_a_card_that_lay_there_before_the_first_hand_is_not_taken_unless_somebody_says_so(tmp_path):
    table = Table(guide_in(tmp_path, ("0-3", "2-7")), card("0-3"))
    assert table.guide.progress.taken == 0
    table.guide.take_it()
    assert [one.code for one in table.guide.course.taken] == ["0-3"]


def test_a_card_shown_again_replaces_its_picture(tmp_path):
    table = Table(guide_in(tmp_path, ("0-3", "2-7")))
    table.lay(card("0-3"))
    assert tuple(table.guide.faces) == ("0-3",)
    table.guide.again("0-3")
    assert table.guide.progress.wanted == "0-3"
    assert not table.guide.faces
    table.take(card("0-3"))
    table.lay(card("0-3", 40, 0, 170))
    assert [one.code for one in table.guide.course.taken] == ["0-3"]


def test_a_camera_that_is_gone_is_told_and_the_lesson_goes_on_with_its_next_picture(tmp_path):
    table = Table(guide_in(tmp_path, ("0-3", "2-7")))
    silent = Reason("trouble-camera-silent", (("name", "usb:0"),))
    table.guide.tell_problems((silent,))
    assert table.guide.progress.problems == (silent,)
    table.tick()
    assert table.guide.progress.problems == ()
    table.lay(card("0-3"))
    assert table.guide.progress.taken == 1


def test_nothing_is_taken_from_a_dark_or_black_picture(tmp_path):
    guide = guide_in(tmp_path)
    for number in range(10):
        guide.step(Frame(np.zeros((720, 1280, 3), np.uint8), number / 10))
    assert guide.progress.taken == 0


@contextmanager
def in_the_way_of(path: Path) -> Iterator[None]:
    """A file cannot be written: a folder lies in its place, and nothing afterwards."""
    path.unlink(missing_ok=True)
    path.mkdir(parents=True)
    yield
    path.rmdir()


def codes_on_disk(folder: Path) -> list[str]:
    begun = Course.begun(folder / "mine.pictures")
    return [] if begun is None else [one.code for one in begun.taken]


@pytest.mark.parametrize("file", ["0-3.png", "course.json"])
def test_a_card_that_could_not_be_written_is_taken_once_it_can_be(file, tmp_path):
    table = Table(guide_in(tmp_path, ("0-3", "2-7")))
    with in_the_way_of(tmp_path / "mine.pictures" / file):
        with pytest.raises(OSError, match=file):
            table.lay(card("0-3"))
        with pytest.raises(OSError, match=file):
            table.tick()
        assert (table.guide.progress.taken, table.guide.progress.wanted) == (0, "0-3")
    assert codes_on_disk(tmp_path) == []
    table.rest()
    assert [one.code for one in table.guide.course.taken] == codes_on_disk(tmp_path) == ["0-3"]
    table.take(card("0-3"))
    table.lay(card("2-7"))
    assert codes_on_disk(tmp_path) == ["0-3", "2-7"]


def test_what_somebody_says_is_the_card_can_be_said_again_where_it_could_not_be_written(tmp_path):
    table = Table(guide_in(tmp_path, ("0-3", "2-7")), card("0-3"))
    with in_the_way_of(tmp_path / "mine.pictures" / "course.json"):
        with pytest.raises(OSError, match=r"course\.json"):
            table.guide.take_it()
        table.rest()
        assert table.guide.progress.taken == 0
    table.guide.take_it()
    assert [one.code for one in table.guide.course.taken] == codes_on_disk(tmp_path) == ["0-3"]


GREY = np.full((600, 800, 3), 90, np.uint8)
PLACE = np.array([[300, 200], [489, 200], [489, 464], [300, 464]], np.float32)
SLIVER = np.array([[300, 200], [310, 200], [310, 464], [300, 464]], np.float32)
"""A place of a shape that no card has."""


def photo(code: str) -> np.ndarray:
    """A picture in which our card of that code lies at `PLACE`."""
    picture, ours = GREY.copy(), own_deck("auf-und-ab")
    picture[200:464, 300:489] = ours.faces[ours.codes.index(code)]
    return picture


@pytest.fixture
def shown(tmp_path):
    """A lesson of two cards, both of them taken; the deck is not put together yet."""
    return shown_as(tmp_path, {"0-3": "0-3", "2-7": "2-7"})


@pytest.fixture
def shown_alike(tmp_path):
    """The same of two cards that look just the same."""
    return shown_as(tmp_path, {"0-3": "0-3", "2-7": "0-3"})


def shown_as(folder: Path, cards: dict[str, str]) -> Guide:
    """A lesson of cards, each shown as a card of ours looks."""
    course = Course(folder / "mine.pictures", "mine", dict.fromkeys(cards, 1))
    for code, ours in cards.items():
        course.take(code, photo(ours), [PLACE])
    return guide_in(folder)


def test_cards_that_look_alike_are_asked_for_once_more(shown_alike, tmp_path):
    shown_alike.step(Frame(GREY, 0.1))
    assert (shown_alike.progress.wanted, shown_alike.progress.once_more) == ("0-3", True)
    assert shown_alike.progress.owed == 4
    assert {(pair.one, pair.other) for pair in shown_alike.progress.twins} == {("0-3", "2-7")}
    assert read_deck(tmp_path / "mine.deck").codes == ("0-3", "2-7")
    assert guide_in(tmp_path).progress.wanted == "0-3"


def test_a_deck_that_could_not_be_written_is_written_with_the_next_frame_or_at_the_next_start(
    shown, tmp_path
):
    (tmp_path / "mine.deck").mkdir()
    for guide in (shown, shown, guide_in(tmp_path)):
        with pytest.raises(OSError, match=r"mine\.deck"):
            guide.step(Frame(GREY, 0.1))
        assert (guide.progress.phase, guide.progress.file) == (Phase.LEARNING, None)
    (tmp_path / "mine.deck").rmdir()
    for guide in (shown, guide_in(tmp_path)):
        guide.step(Frame(GREY, 0.2))
        assert learned(guide)
    assert read_deck(tmp_path / "mine.deck").codes == ("0-3", "2-7")


def test_a_deck_that_cannot_be_put_together_leaves_the_one_before_and_its_cards_can_be_shown_again(
    shown, tmp_path
):
    shown.step(Frame(GREY, 0.1))
    before = (tmp_path / "mine.deck").read_bytes()
    course = shown.course
    for code in course.codes:
        course.again(code)
        course.take(code, GREY, [SLIVER])
    again = guide_in(tmp_path)
    with pytest.raises(DeckError, match="mine"):
        again.step(Frame(GREY, 0.1))
    assert (tmp_path / "mine.deck").read_bytes() == before
    again.again("0-3")
    assert (again.progress.phase, again.progress.wanted) == (Phase.SHOWING, "0-3")
    again.step(Frame(GREY, 0.2))


def test_a_lesson_that_owes_more_pictures_than_a_deck_can_hold_is_not_begun(tmp_path):
    with pytest.raises(UnfitDeckError, match=r"252 pictures are more than the 250 .* `--pictures 125`"):
        guide_in(tmp_path, ("0-3", "2-7"), 126)
    assert guide_in(tmp_path, ("0-3", "2-7"), 125).progress.owed == 250


def test_cards_that_look_alike_are_asked_for_though_that_could_not_be_written_at_first(shown_alike, tmp_path):
    guide = shown_alike
    with in_the_way_of(tmp_path / "mine.pictures" / "course.json"):
        with pytest.raises(OSError, match=r"course\.json"):
            guide.step(Frame(GREY, 0.1))
        assert (guide.progress.phase, guide.progress.owed) == (Phase.LEARNING, 2)
    guide.step(Frame(GREY, 0.2))
    assert (guide.progress.phase, guide.progress.owed, guide.progress.once_more) == (Phase.SHOWING, 4, True)
    assert guide_in(tmp_path).progress.owed == 4


def test_a_card_that_does_not_fit_is_asked_for_again_once(shown, tmp_path):
    def cut_off() -> None:
        shown.course.take("2-7", photo("2-7")[:, :400], [PLACE])

    shown.course.again("2-7")
    cut_off()
    unfit = (Unfit("2-7", Misfit.CUT_OFF),)
    shown.step(Frame(GREY, 0.1))
    assert (shown.progress.unfit, shown.progress.wanted) == (unfit, "2-7")
    assert shown.progress.notice == Reason("teach-again-cut-off", (("card", "2-7"),))
    cut_off()
    shown.step(Frame(GREY, 0.2))
    assert learned(shown)
    assert (shown.progress.unfit, shown.progress.wanted) == (unfit, None)


def test_a_page_of_cards_is_not_taken_for_one(tmp_path):
    guide = Guide(
        Course(tmp_path / "mine.pictures", "mine", {"red-1": 1}), tmp_path / "mine.deck", live=False
    )
    picture, _ = photograph(*page())
    for number in range(8):
        guide.step(Frame(picture, number / 4))
    assert guide.progress.notice == Reason("teach-two-cards", (("card", "red-1"),))
    assert guide.progress.taken == 0


def test_before_a_camera_that_mirrors_pictures_are_mirrored_back(tmp_path):
    course = Course(tmp_path / "mine.pictures", "mine", {"red-1": 1})
    guide = Guide(course, tmp_path / "mine.deck", mirrored=True)
    picture = np.random.default_rng(3).integers(0, 255, (360, 640, 3)).astype(np.uint8)
    guide.step(Frame(picture, 0.1))
    assert np.array_equal(guide.progress.picture, picture[:, ::-1])
