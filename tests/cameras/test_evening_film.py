"""The film of an evening: pictures, presses and what was played in a folder, to be watched as it was seen."""

from __future__ import annotations

import json
import shutil
from dataclasses import replace

import numpy as np
import pytest

from companion.cameras.evening_film import TRUE, EveningFilm, Surroundings, put_right
from companion.cameras.filming import LEAST_FREE
from companion.cameras.recording import INDEX, Recording, RecordingError
from companion.cameras.sources import RecordingSource
from companion.engines import Header, Reason, Undo, read_event
from companion.evening.entries import ToldBy
from companion.evening.errors import ExportError
from companion.evening.evening import Evening
from companion.evening.journal import Journal
from companion.evening.tables import KnownTable, known_table
from companion.table.inputs import Action, Press
from companion.table.reading import Choice, Question
from hardware.cameras.protocol import Frame, made_small

HEADER = Header("up-and-down", ("Kim", "Leah"))
DEAL = {"event": "deal"}
SETUP = {"event": "setup", "dice": [3, 4], "face": "DOWN", "facing": {"Kim": "C"}}
MISREAD = {**SETUP, "dice": [3, 5]}
TWICE = {"event": "change", "player": "Kim", "face": "UP", "dice": [1, 2]}
FLIP = {"event": "change", "player": "Kim", "face": "UP"}
UNDO = {"event": "undo"}
SEEN, TOUCHED, TYPED, RIGHT = ToldBy.CAMERA, ToldBy.TOUCH, ToldBy.HAND, ToldBy.CORRECTION
BARE = Surroundings((), None, (900.0, 900.0))


@pytest.fixture
def evening(tmp_path):
    journal = Journal(tmp_path / "journal.sqlite")
    yield Evening.begin(journal, HEADER)
    journal.close()


def tell(evening: Evening, *told) -> None:
    for line, source in told:
        evening.tell(read_event(line, evening.game.rules, HEADER), source)


def frame(time: float, level: int = 120, size: tuple[int, int] = (160, 96), *missed: Frame) -> Frame:
    return Frame(np.full((size[1], size[0], 3), level, np.uint8), time, missed)


def kinds(lines) -> list[tuple[str, object]]:
    return [(line["event"], line.get("dice")) for line in lines]


@pytest.mark.parametrize(
    ("told", "true"),
    [
        ([(DEAL, TOUCHED), (SETUP, SEEN)], [DEAL, SETUP]),
        ([(DEAL, TOUCHED), (MISREAD, SEEN), (UNDO, RIGHT), (SETUP, RIGHT)], [DEAL, SETUP]),
        ([(DEAL, TOUCHED), (SETUP, SEEN), (TWICE, SEEN), (FLIP, RIGHT)], [DEAL, SETUP, FLIP]),
        ([(DEAL, TOUCHED), (SETUP, SEEN), (TWICE, SEEN), (FLIP, SEEN)], [DEAL, SETUP, TWICE, FLIP]),
        ([(DEAL, TOUCHED), (SETUP, SEEN), (UNDO, TOUCHED), (SETUP, SEEN)], [DEAL, SETUP, UNDO, SETUP]),
        ([(DEAL, TOUCHED), (SETUP, TYPED)], [DEAL, SETUP]),
        (
            [(DEAL, TOUCHED), (MISREAD, SEEN), (TWICE, SEEN), (UNDO, RIGHT), (SETUP, RIGHT)],
            [DEAL, SETUP],
        ),
    ],
)
def test_what_people_put_right_stands_in_place_of_what_was_read(evening, told, true):
    tell(evening, *told)
    rules = evening.game.rules
    assert [one.event for one in put_right(evening.ruled)] == [
        read_event(line, rules, HEADER) if line is not UNDO else Undo() for line in true
    ]


def test_a_film_gives_what_was_given_and_holds_both_records(evening, tmp_path):
    tell(evening, (DEAL, TOUCHED))
    evening.keep_seats((90.0, 270.0))
    film = EveningFilm(tmp_path / "film", evening, Surroundings((), None, (1200.0, 800.0)))
    press = Press(Action.ANSWER, 1.05, 1, 0)
    film.frame(frame(1.0, 50))
    film.frame(frame(1.02, 60))
    film.press(press)
    film.frame(frame(1.3, 200))
    tell(evening, (MISREAD, SEEN), (UNDO, RIGHT), (SETUP, RIGHT))
    film.keep()
    film.close()
    recording = Recording(tmp_path / "film")
    first, pressed, last = recording
    assert pressed == press
    assert [(one.time, round(float(one.image.mean()), -1)) for one in (first, last)] == [
        (1.0, 50),
        (1.3, 200),
    ]
    assert (recording.table, recording.seats, recording.cut) == ((1200.0, 800.0), (90.0, 270.0), None)
    assert len(recording.told_before) == 1
    lines = {
        name: [json.loads(line) for line in (tmp_path / "film" / name).read_text().splitlines()[1:]]
        for name in ("seen.jsonl", "true.jsonl")
    }
    assert kinds(lines["seen.jsonl"]) == [("deal", None), ("setup", [3, 5])]
    assert kinds(lines["true.jsonl"]) == [("deal", None), ("setup", [3, 4])]
    assert (tmp_path / "film").stat().st_mode & 0o077 == 0


CHOICES = tuple(Choice(Reason("choice-card", (("card", card),)), card) for card in ("9C", "8C"))
ASKED = Question(Reason("ask-card"), CHOICES, 2, doubt=True)
LATER = replace(ASKED, choices=CHOICES[::-1])
OTHER = replace(ASKED, text=Reason("ask-whose"))


@pytest.mark.parametrize(
    ("asked", "given"),
    [
        ([ASKED] * 4, [(1.0, 0)]),
        ([LATER] * 4, [(1.0, 1)]),
        ([None, None, LATER, LATER], [(3.0, 1)]),
        ([OTHER] * 4, []),
        ([None] * 4, []),
        ([None, None, None, ASKED], []),
    ],
)
def test_an_answer_waits_for_its_question_and_is_given_to_no_other(evening, tmp_path, asked, given):
    film = EveningFilm(tmp_path / "film", evening, BARE)
    film.frame(frame(0.0))
    film.press(Press(Action.ANSWER, 1.0, None, 0), ASKED)
    for time in (2.0, 3.0, 20.0):
        film.frame(frame(time))
    film.close()
    open_now: list[Question | None] = [None]
    source = RecordingSource(Recording(tmp_path / "film"), lambda: open_now[0])
    seen, frames = [], 0
    while not source.over:
        moment = source.next()
        if isinstance(moment, Press):
            seen.append((moment.time, moment.choice))
            open_now[0] = None
            asked = [None] * 4
        elif moment is not None:
            frames += 1
            open_now[0] = asked[frames - 1]
    assert (seen, frames) == (given, 4)


def test_small_pictures_that_were_missed_come_back_small(evening, tmp_path):
    film = EveningFilm(tmp_path / "film", evening, BARE)
    large = np.full((720, 1280, 3), 90, np.uint8)
    film.frame(Frame(large, 0.0))
    film.frame(Frame(large, 0.5, (Frame(made_small(large), 0.2), Frame(made_small(large), 0.4))))
    film.close()
    _first, last = Recording(tmp_path / "film")
    assert [(one.time, one.size) for one in last.missed] == [(0.2, (640, 360)), (0.4, (640, 360))]
    assert last.size == (1280, 720)


def test_pictures_of_another_size_go_into_another_video_of_the_same_film(evening, tmp_path):
    film = EveningFilm(tmp_path / "film", evening, BARE)
    for time, size in ((0.0, (160, 96)), (0.2, (160, 96)), (0.4, (320, 192)), (0.6, (320, 192))):
        film.frame(frame(time, 90, size))
    film.close()
    moments = [(one.time, one.size) for one in Recording(tmp_path / "film")]
    assert moments == [(0.0, (160, 96)), (0.2, (160, 96)), (0.4, (320, 192)), (0.6, (320, 192))]


def test_where_the_table_lies_is_kept_as_it_was_known_first(evening, tmp_path):
    film = EveningFilm(tmp_path / "film", evening, BARE)
    for height in (1, 2):
        film.table(KnownTable({"table": [900, height]}))
    film.close()
    assert known_table(tmp_path / "film" / "tables.json", "film") == KnownTable({"table": [900, 1]})


def test_a_film_begins_only_in_an_empty_folder(evening, tmp_path):
    (tmp_path / "film").mkdir()
    (tmp_path / "film" / "letter.txt").write_text("dear")
    with pytest.raises(RecordingError, match=r"film holds letter\.txt already; name an empty one"):
        EveningFilm(tmp_path / "film", evening, BARE)
    assert [path.name for path in (tmp_path / "film").iterdir()] == ["letter.txt"]


def test_a_full_disk_is_told_and_what_was_filmed_stays(evening, tmp_path):
    room = [2 * LEAST_FREE]
    film = EveningFilm(tmp_path / "film", evening, BARE, lambda _folder: room[0])
    film.frame(frame(0.0))
    room[0] = 1
    with pytest.raises(ExportError, match="is almost full: nothing more is recorded"):
        film.frame(frame(1.0))
    film.close()
    assert len(list(Recording(tmp_path / "film"))) == 1


@pytest.fixture
def kept(evening, tmp_path):
    """A film of forty pictures, and a press after them."""
    film = EveningFilm(tmp_path / "film", evening, BARE)
    noise = np.random.default_rng(1)
    for number in range(40):
        film.frame(Frame(noise.integers(0, 255, (240, 320, 3), np.uint8), number / 10))
    film.press(Press(Action.DEALT, 5.0))
    film.close()
    return tmp_path / "film"


def test_a_line_that_the_power_cut_short_is_left_out(kept):
    index = kept / INDEX
    index.write_bytes(index.read_bytes()[:-9])
    assert len(list(Recording(kept))) == 40


def test_a_video_that_the_power_cut_short_is_watched_as_far_as_it_goes(kept):
    video = kept / "film.mkv"
    video.write_bytes(video.read_bytes()[: video.stat().st_size // 2])
    recording = Recording(kept)
    moments = list(recording)
    assert 5 < len(moments) < 35
    assert recording.cut is not None
    assert recording.cut.key == "trouble-recording-cut"


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ('{"film": "film.mkv", "picture": 0, "time": 9}', '"picture" must be a whole number, and greater'),
        ('{"film": "film.mkv", "time": 9}', '"picture" must be a whole number, and greater'),
        ('{"film": 5, "picture": 99, "time": 9}', '"film" must be the name of a picture or video'),
        ('{"film": "gone.mkv", "picture": 0, "time": 9}', r"The video .*gone\.mkv cannot be read"),
    ],
)
def test_a_damaged_film_is_refused_with_file_and_line(kept, line, said):
    with (kept / INDEX).open("a") as index:
        index.write(line + "\n")
    with pytest.raises(RecordingError, match=rf"Line 43 of .*recording\.jsonl cannot be read.*{said}"):
        list(Recording(kept))


@pytest.mark.parametrize(
    ("beside", "said"),
    [
        ({"before": {}}, '"before" must be a list of events'),
        ({"before": [{"event": "dance"}]}, '"before" holds what is no event of this game'),
        ({"seats": [1]}, '"seats" must be an angle for each player'),
        ({"table": [900, -1]}, '"table" must be its width and height in mm'),
    ],
)
def test_a_film_whose_beginning_is_damaged_is_refused(kept, beside, said):
    index = kept / INDEX
    first, *lines = index.read_text().splitlines()
    index.write_text("\n".join([json.dumps({**json.loads(first), **beside}), *lines]) + "\n")
    with pytest.raises(RecordingError, match=rf"Line 1 of .*recording\.jsonl cannot be read: {said}"):
        Recording(kept)


def test_a_name_in_the_index_leads_to_no_other_folder(kept, tmp_path):
    shutil.move(kept / "film.mkv", tmp_path / "film.mkv")
    index = kept / INDEX
    index.write_text(index.read_text().replace("film.mkv", "../film.mkv"))
    with pytest.raises(RecordingError, match="No such file"):
        list(Recording(kept))


def test_a_film_is_kept_though_nothing_was_played(kept):
    assert len((kept / TRUE).read_text().splitlines()) == 1
