"""Sittings as the screens show them, made by playing through the real engine."""

from __future__ import annotations

from dataclasses import fields, replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from companion.cameras.snapshots import packed
from companion.engines import Header, Reason, read_event, write_event
from companion.evening.entries import ToldBy
from companion.evening.evening import Evening
from companion.evening.history import PastEvening, past_evening
from companion.evening.journal import Journal
from companion.games.up_and_down.players import games
from companion.games.up_and_down.players.random_player import random_policy
from companion.games.up_and_down.rules import RULES
from companion.sitting.looks import Looks
from companion.sitting.view import CameraView, GameView, TableView, TimeView, View
from companion.table.reading import Choice, Question
from companion.table.seats import usual_seats
from hardware.cameras.protocol import Frame
from tests.screens.sample_table import HEADER, LEAHS_CARD, NAMES, sample_table, table_after
from vision.scene.scene import TableState
from vision.sightings import CardSighting, Image, Sightings

ONE_ROUND = Header("up-and-down", NAMES, {"rounds": 1})
TEN_ROUNDS = Header("up-and-down", NAMES, {"rounds": 10})
BEGINNING: tuple[dict[str, Any], ...] = (
    {"event": "deal"},
    {"event": "setup", "dice": [3, 4], "face": "DOWN", "facing": {"Kim": "C"}},
)
PLAYED: tuple[dict[str, Any], ...] = (
    *BEGINNING,
    {"event": "change", "face": "UP"},
    {"event": "reveal", "cards": {"Kim": "9C", "Leah": "9D", "Alexander der Große": "10C", "Wolfgang": "2C"}},
    {"event": "change", "dice": [6, 5]},
    {"event": "reveal", "cards": {"Kim": "2H", "Leah": "6D", "Alexander der Große": "3H", "Wolfgang": "8S"}},
)
WRONG = {"event": "change", "player": "Kim", "face": "UP", "dice": [1, 2]}
PARTS = ("game", "camera", "table", "time")
"""What a view is made of."""
SIGNS = {"S": "♠", "H": "♥", "C": "♣", "D": "♦"}
ASKED = Question(
    Reason("question-which-card", (("player", "Leah"),)),
    tuple(
        Choice(Reason("choice-card", (("card", rank + SIGNS[suit]),)), rank + suit)
        for suit in "SCDH"
        for rank in ("8", "3", "2", "4", "5", "6", "7", "9", "10", "J", "Q", "K", "A")
    ),
    likely=3,
    doubt=True,
    outline=LEAHS_CARD,
)


def looks(likeness: dict[str, tuple[tuple[str, float], ...]]) -> Looks:
    """What cards looked like, by the code that was read."""
    made = Looks()
    made.see(
        CardSighting(code, "poker", chances[0][1], chances, (0.0, 0.0), (0.0, -1.0), None, partial=False)
        for code, chances in likeness.items()
    )
    return made


def sitting(folder: Path, *lines: dict[str, Any], header: Header = HEADER, **changes: Any) -> View:
    """The view after these lines of a record."""
    journal = Journal(folder / "journal.sqlite")
    evening = Evening.begin(journal, header)
    for line in lines:
        evening.tell(read_event(line, evening.game.rules, evening.header), ToldBy.CAMERA)
    journal.close()
    picture = sample_table().picture if header.game == HEADER.game else table_after(header, *lines)
    return changed(view_of(evening, picture), **changes)


def changed(view: View, **changes: Any) -> View:
    """The view with other values, of its parts too; `table` is the camera's: where the table lies in it."""
    for part in PARTS:
        own = {field.name for field in fields(getattr(view, part))} & changes.keys()
        values = {name: changes.pop(name) for name in own}
        view = replace(view, **{part: replace(getattr(view, part), **values)})
    return replace(view, **changes)


def part_of(view: View, name: str) -> object:
    """The part of a view that has a value of that name; the view itself where none has."""
    return next((part for part in (getattr(view, part) for part in PARTS) if hasattr(part, name)), view)


def view_of(evening: Evening, picture: Image) -> View:
    """The view of an evening whose table is seen and lies as it should."""
    game = replace(GameView.of(evening), turn=None, dealer=None)
    taken_back = not game.history or game.history[-1].ruling.legal
    return View(
        game,
        CameraView(TableState.SEEN, Frame(picture, 0.0), Sightings()),
        TableView(usual_seats(evening.header), taken_back=taken_back),
        TimeView(now=11.0, ruled=10.0),
    )


@cache
def whole_game() -> tuple[dict[str, Any], ...]:
    """A game of one round, played to its end."""
    policies = (random_policy(),) * len(NAMES)
    events = games.whole_game(ONE_ROUND, policies, Random(3))
    return tuple(write_event(event, RULES, ONE_ROUND) for event in events)


def an_evening(folder: Path) -> PastEvening:
    """A game of one round that somebody won, and one of ten of which seven are played."""
    journal = Journal(folder / "journal.sqlite")
    evening = Evening.begin(journal, ONE_ROUND)
    for line in whole_game():
        evening.tell(read_event(line, evening.game.rules, evening.header), ToldBy.CAMERA)
    evening.next_game(TEN_ROUNDS)
    policies = (random_policy(),) * len(NAMES)
    for event in games.whole_game(TEN_ROUNDS, policies, Random(5)):
        if evening.position.rounds_played < 7:
            evening.tell(event, ToldBy.CAMERA)
    past = past_evening(journal, None)
    journal.close()
    return past


def kept_picture() -> bytes:
    """The table's picture as the journal keeps it."""
    kept = packed(sample_table().picture)
    assert kept is not None
    return kept
