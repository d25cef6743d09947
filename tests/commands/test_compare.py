"""``companion compare``: what was seen against what was truly played, in records and in films."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from companion.commands.main import main
from tests.commands.test_rehearse import ROUND

HEAD, DEAL, SETUP, TWO, FLIP, TRICK, AGAIN = ROUND.splitlines()
OTHER_TRICK = TRICK.replace("9C", "8C")
HAND = [f"{rank}{suit}" for suit in "CD" for rank in ("9", "3", "4", "5", "6", "7", "8", "10")][:15]
HANDS = json.dumps({"event": "deal", "hands": {"Kim": HAND}})
ASK = json.dumps({"event": "ask", "about": json.loads(TRICK)})
SAME_DICE = '{"event": "change", "player": "Kim", "dice": [4, 3]}'
"""A change that changes nothing: nothing would be seen of it."""
PLAYED = (DEAL, SETUP, TWO, FLIP, TRICK, AGAIN)
KEYS = [
    "same", "events", "right", "wrong", "missed", "invented", "illegal", "questions", "asked", "skipped",
    "frames", "seconds_watched", "wall_seconds", "latency_ms", "first_difference",
]  # fmt: skip


def written(path: Path, *lines: str) -> str:
    path.write_text("\n".join(lines) + "\n")
    return str(path)


@pytest.fixture
def compared(tmp_path, capsys):
    """Exit status, figures and what else is said of two records with the same header."""

    def compare(seen, true, *options):
        records = (
            written(tmp_path / f"{name}.jsonl", HEAD, *lines) for name, lines in (("s", seen), ("t", true))
        )
        status = main(["compare", *records, "--lang", "en", *options])
        output, errors = capsys.readouterr()
        return status, output, errors

    return compare


@pytest.mark.parametrize(
    ("seen", "true", "status", "counts", "skipped"),
    [
        (PLAYED, PLAYED, 0, (6, 6, 0, 0, 0), []),
        (PLAYED[:-1], PLAYED, 1, (6, 5, 0, 1, 0), []),
        (PLAYED, PLAYED[:-1], 1, (5, 5, 0, 0, 1), []),
        ((DEAL, SETUP, TWO, FLIP, OTHER_TRICK, AGAIN), PLAYED, 1, (6, 5, 1, 0, 0), []),
        (PLAYED, (HANDS, *PLAYED[1:]), 0, (6, 6, 0, 0, 0), []),
        ((HANDS, *PLAYED[1:]), (HANDS, *PLAYED[1:]), 0, (6, 6, 0, 0, 0), []),
        (PLAYED, (DEAL, ASK, "{", *PLAYED[1:]), 0, (6, 6, 0, 0, 0), [(3, "ask"), (4, "invalid")]),
        ((DEAL, SETUP), (DEAL, SETUP, SAME_DICE), 0, (2, 2, 0, 0, 0), [(4, "invisible")]),
        ((DEAL, SETUP, SAME_DICE), (DEAL, SETUP, SAME_DICE), 0, (2, 2, 0, 0, 0), [(4, "invisible")]),
        (
            (DEAL, SETUP, SAME_DICE, SAME_DICE),
            (DEAL, SETUP, SAME_DICE),
            1,
            (2, 2, 0, 0, 1),
            [(4, "invisible")],
        ),
        ((DEAL, SETUP, SAME_DICE), (DEAL, SETUP), 1, (2, 2, 0, 0, 1), []),
        ((), (), 0, (0, 0, 0, 0, 0), []),
    ],
)
def test_two_records_are_compared_as_in_a_rehearsal(compared, seen, true, status, counts, skipped):
    gone, output, errors = compared(seen, true, "--json")
    (result,) = (json.loads(line)["rehearsal"] for line in output.splitlines())
    assert list(result) == KEYS
    assert (gone, result["same"]) == (status, status == 0)
    assert tuple(result[key] for key in ("events", "right", "wrong", "missed", "invented")) == counts
    assert [(one["line"], one["reason"]) for one in result["skipped"]] == skipped
    assert (result["frames"], result["questions"], result["latency_ms"]) == (0, 0, {"p50": 0, "p95": 0})
    assert errors == ""


def test_people_are_told_each_place_with_both_lines(compared):
    status, output, _errors = compared((DEAL, SETUP, FLIP, OTHER_TRICK, AGAIN), PLAYED)
    assert status == 1
    assert output.splitlines() == [
        "The companion did not see what was played.",
        "6 events: 4 right, 1 wrong, 1 missed, 0 invented",
        "Line 4: played Kim changes ▲ UP Kim♦ Leah♠, seen nothing",
        "Line 6: played Reveal Kim 9♣, Leah 5♥, seen Reveal Kim 8♣, Leah 5♥ (line 5)",
        "Illegal plays: 1 of 2 seen",
    ]


def test_what_was_invented_is_told_and_that_the_game_ends_otherwise(compared):
    _status, output, _errors = compared((DEAL, SETUP, FLIP, TRICK), (DEAL, SETUP, FLIP))
    assert output.splitlines()[1:] == [
        "3 events: 3 right, 0 wrong, 0 missed, 1 invented",
        "Nothing was played, seen Reveal Kim 9♣, Leah 5♥ (line 5)",
        "In the end the game does not stand as it was played.",
        "Illegal plays: 0 of 0 seen",
    ]


def test_of_very_many_differences_the_first_are_told(compared):
    _status, output, _errors = compared((), [DEAL] * 25)
    lines = output.splitlines()
    assert sum(line.startswith("Line ") for line in lines) == 20
    assert "and 5 more differences" in lines


def test_games_of_many_thousand_plays_are_compared_in_little_time(compared):
    many = [DEAL, SETUP, *[TWO] * 6000]
    status, output, _errors = compared([*many[:4000], FLIP, *many[4000:]], many, "--json")
    result = json.loads(output)["rehearsal"]
    assert (status, result["missed"], result["invented"]) == (1, 0, 1)


def test_what_is_no_play_in_the_record_that_was_seen_is_told_with_its_lines(compared):
    status, output, errors = compared((DEAL, '{"event": "dance"}', *PLAYED[1:], '{"event": "ch'), PLAYED)
    assert status == 0
    assert output.startswith("The companion saw what was played.\n")
    assert errors.endswith("s.jsonl lines 3 and 9 are left out, as that is no play of this game.\n")


@pytest.mark.parametrize(
    ("seen", "true", "said"),
    [
        ("{folder}/none.jsonl", "{right}", "The record {folder}/none.jsonl cannot be read: No such file"),
        ("{right}", "{folder}/none.jsonl", "The record {folder}/none.jsonl cannot be read: No such file"),
        ("{letter}", "{right}", "{letter} is no table record: The first line is not proper JSON"),
        ("{right}", "{letter}", "{letter} is no table record: The first line is not proper JSON"),
        ("{up}", "{right}", "{up} is not of the same game as {right}: up was seen, up-and-down was played."),
        ("{others}", "{right}", "seen were Leah, Kim, played have Kim, Leah."),
        ("{longer}", "{right}", "{longer} is not of the same game as {right}: the options are others."),
        ("{folder}", "{right}", "The recording {folder}/recording.jsonl cannot be read: No such file"),
        ("{folder}", None, "The record {folder}/true.jsonl cannot be read: No such file"),
        ("{folder}/none", None, "The record {folder}/none cannot be read: No such file"),
        ("{right}", None, "With {right} the record of what was played must be named"),
    ],
)
def test_what_cannot_be_compared_is_refused_in_a_sentence(tmp_path, capsys, seen, true, said):
    places = {
        "folder": str(tmp_path),
        "right": written(tmp_path / "right.jsonl", HEAD, DEAL),
        "letter": written(tmp_path / "letter.jsonl", "Dear Leah,"),
        "up": written(
            tmp_path / "up.jsonl", HEAD.replace("up-and-down", "up").replace('{"rounds": 1}', "{}")
        ),
        "others": written(tmp_path / "others.jsonl", HEAD.replace('"Kim", "Leah"', '"Leah", "Kim"')),
        "longer": written(tmp_path / "longer.jsonl", HEAD.replace('"rounds": 1', '"rounds": 2')),
    }
    given = [one.format(**places) for one in (seen, true) if one is not None]
    assert main(["compare", *given, "--lang", "en"]) == 2
    output, errors = capsys.readouterr()
    assert output == ""
    assert said.format(**places) in errors
    assert errors.count("\n") == 1


def test_an_option_that_is_as_usual_need_not_be_written(tmp_path, capsys):
    short = written(tmp_path / "short.jsonl", HEAD.replace(', "options": {"rounds": 1}', ""), DEAL)
    assert main(["compare", short, written(tmp_path / "long.jsonl", HEAD, DEAL), "--lang", "en"]) == 0
    assert "1 event: 1 right" in capsys.readouterr().out


@pytest.fixture(scope="module")
def film(tmp_path_factory) -> Path:
    """An evening that was filmed: what a rehearsal gave, as ``companion play`` got it."""
    folder = tmp_path_factory.mktemp("filmed")
    record = written(folder / "round.jsonl", *ROUND.splitlines())
    data, frames, filmed = (str(folder / name) for name in ("data", "frames", "film"))
    assert main(["rehearse", record, "--data", data, "--frames", frames, "--json"]) == 0
    playing = ["play", "--headless", "--camera", frames, "--frames", filmed, "--data", data]
    assert main(playing) == 0
    return Path(filmed)


@pytest.fixture
def copied(film, tmp_path) -> Path:
    return shutil.copytree(film, tmp_path / "film")


def test_a_film_is_read_now_as_people_said_then(film, capsys):
    capsys.readouterr()
    assert main(["compare", str(film), "--json"]) == 0
    result = json.loads(capsys.readouterr().out)["rehearsal"]
    assert (result["same"], result["events"], result["right"]) == (True, 6, 6)
    assert result["frames"] > 100
    assert result["seconds_watched"] > 15
    assert main(["compare", str(film / "seen.jsonl"), str(film / "true.jsonl")]) == 0


def test_a_misread_of_a_film_is_told_with_the_line_of_what_was_played(copied, capsys):
    true = copied / "true.jsonl"
    true.write_text(true.read_text().replace("9C", "8C"))
    before = {path.name: path.read_bytes() for path in copied.iterdir()}
    assert main(["compare", str(copied), "--lang", "en"]) == 1
    said = capsys.readouterr().out
    assert "Line 6: played Reveal Kim 8♣, Leah 5♥, seen Reveal Kim 9♣, Leah 5♥\n" in said
    assert "Watched: " in said
    assert {path.name: path.read_bytes() for path in copied.iterdir()} == before


def test_a_film_that_the_power_cut_short_is_compared_as_far_as_it_goes(copied, capsys):
    video = copied / "film.mkv"
    video.write_bytes(video.read_bytes()[: video.stat().st_size // 2])
    assert main(["compare", str(copied), "--lang", "en"]) == 1
    output, errors = capsys.readouterr()
    assert "film.mkv ends early: from second " in errors
    assert ", seen nothing\n" in output


def test_a_film_that_began_in_the_middle_goes_on_from_what_had_been_played(copied, capsys):
    index = copied / "recording.jsonl"
    first, *lines = index.read_text().splitlines()
    flipped = 0.55 * len(lines)
    begun = {**json.loads(first), "before": [json.loads(line) for line in (DEAL, SETUP)]}
    later = [line for number, line in enumerate(lines) if number > flipped]
    index.write_text("\n".join([json.dumps(begun), *later]) + "\n")
    main(["compare", str(copied), "--json"])
    result = json.loads(capsys.readouterr().out)["rehearsal"]
    assert result["right"] >= 3
    assert result["first_difference"] is None or result["first_difference"]["line"] > 3


@pytest.mark.parametrize(
    ("lost", "said"),
    [
        (
            "film.mkv",
            "Line 2 of {film}/recording.jsonl cannot be read. The video {film}/film.mkv cannot be read",
        ),
        ("recording.jsonl", "The recording {film}/recording.jsonl cannot be read: No such file"),
        ("true.jsonl", "The record {film}/true.jsonl cannot be read: No such file"),
    ],
)
def test_a_film_of_which_a_file_was_lost_is_refused_in_a_sentence(copied, capsys, lost, said):
    (copied / lost).unlink()
    assert main(["compare", str(copied), "--lang", "en"]) == 2
    assert said.format(film=copied) in capsys.readouterr().err


def test_a_film_with_the_record_of_another_game_is_refused(copied, capsys):
    written(copied / "true.jsonl", HEAD.replace('"Leah"', '"Alex"'), DEAL)
    assert main(["compare", str(copied), "--lang", "en"]) == 2
    assert "seen were Kim, Leah, played have Kim, Alex." in capsys.readouterr().err
