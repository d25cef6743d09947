"""A play ten steps back is put right at the window in four touches, in every game."""

from __future__ import annotations

import signal
import subprocess
import sys
from contextlib import closing
from itertools import islice
from random import Random

import pytest

from companion.commands.windowed import LOOKED_EVERY
from companion.engines import Header, game_names, read_event, rules_of, start, write_event
from companion.engines.players.game_players import players_of
from companion.evening.course import course_of
from companion.evening.entries import ToldBy
from companion.evening.evening import Evening
from companion.evening.journal import Journal
from companion.screens.intents import PageName, Propose
from tests.screens.conftest import display  # noqa: F401 - pages need a display, if only a dummy

NAMES = ("Kim", "Leah", "Alex")
BACK = 10
WITH_CARDS = ("play", "reveal", "number")


def beginning(header: Header) -> list:
    """So much of a game by chance that something with cards was done ten steps before the last one."""
    policies = (players_of(header.game).random_policy(),) * len(header.players)
    events = players_of(header.game).watched_game(header, policies, Random(2))
    told = list(islice(events, 16))
    while write_event(told[-1 - BACK], rules_of(header.game), header)["event"] not in WITH_CARDS:
        told.append(next(events))
    return told


class Touching:
    """What is touched, and what is there to be seen of it."""

    def __init__(self) -> None:
        self.told = self.line = None

    def tells(self, person) -> None:
        """The game is told so far."""
        evening = person.evening._game.sitting.evening
        self.told = beginning(evening.header)
        for event in self.told:
            evening.tell(event, ToldBy.CAMERA)

    def goes_back(self, person) -> None:
        """Touches what was done ten steps before."""
        person.script.insert(0, f"{len(self.told) - BACK}.")

    def chooses(self, person) -> None:
        """Touches a card that was really there."""
        targets = person.evening._canvas.targets
        offered = next(target for target in targets if isinstance(target.intent, Propose))
        self.line = offered.intent.line
        person.script.insert(0, offered.label)


@pytest.mark.parametrize("game", game_names())
def test_ten_steps_back_are_put_right_by_four_touches(game, at_the_window, tmp_path):
    seen = Touching()
    touches = ("Correct it", seen.goes_back, seen.chooses, "Put it right")
    soon = [lambda _: None] * LOOKED_EVERY
    person = at_the_window(seen.tells, *soon, *touches, lambda _: None, game=game, players=NAMES)
    assert person.evening._browser.page is PageName.TABLE
    with closing(Journal(tmp_path / "journal.sqlite")) as journal:
        evening = Evening.resume(journal)
    header, number = evening.header, len(seen.told) - 1 - BACK
    right = read_event(seen.line, rules_of(game), header)
    assert right != seen.told[number]
    scratch = start(header)
    for event in (*seen.told[:number], right, *seen.told[number + 1 :]):
        scratch.apply(event)
    assert evening.position == scratch.position
    assert [step.first for step in course_of(evening.ruled)] == list(range(1, len(seen.told) + 1))


PUT_RIGHT = """
import os, signal, sys
from pathlib import Path
from companion.engines import read_event
from companion.evening import journal as journals
from companion.evening.course import course_of, put_right
from companion.evening.entries import Telling, ToldBy
from companion.evening.evening import Evening
from companion.evening.journal import Journal
from tests.evening.played import KIM_AND_LEAH, POT, tell
evening = Evening.begin(Journal(Path(sys.argv[1])), KIM_AND_LEAH)
tell(evening, POT[:9])
write, count = journals.insert, 0
def insert(*given):
    global count
    count += 1
    if count > int(sys.argv[2]):
        os.kill(os.getpid(), signal.SIGKILL)
    return write(*given)
journals.insert = insert
line = {"event": "reveal", "cards": {"Kim": "5S", "Leah": "9C"}}
right = read_event(line, evening.game.rules, KIM_AND_LEAH)
evening.tell_all(*put_right(course_of(evening.ruled), 4, Telling(right, ToldBy.CORRECTION), KIM_AND_LEAH))
os.kill(os.getpid(), signal.SIGKILL)
"""
"""A trick is put right with which five plays stood; the program is killed once so many lines were written."""


@pytest.mark.parametrize(
    ("lines", "whole"), [(0, False), (1, False), (5, False), (6, False), (9, False), (10, True)]
)
def test_whoever_is_killed_in_the_middle_finds_all_of_it_or_nothing(lines, whole, tmp_path):
    path = tmp_path / "journal.sqlite"
    run = subprocess.run(
        [sys.executable, "-c", PUT_RIGHT, str(path), str(lines)], check=False, capture_output=True, text=True
    )
    assert run.returncode == -signal.SIGKILL, run.stderr
    with closing(Journal(path)) as journal:
        evening = Evening.resume(journal)
    assert len(evening.ruled) == (19 if whole else 9)
    assert [step.first for step in course_of(evening.ruled)] == list(range(1, 10))
    assert evening.position.state()["tricks"] == (
        {"Kim": 0, "Leah": 0} if whole else {"Kim": 1, "Leah": 0}
    ), "nobody's suit"
