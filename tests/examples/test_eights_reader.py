"""The table reader of Crazy Eights: what people told or put right, and several cards in one look."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from math import cos, radians, sin
from pathlib import Path

import numpy as np
import pytest

from companion.engines import Header, Undo, read_event
from companion.engines.installed import installed
from companion.evening.entries import ToldBy
from companion.evening.evening import Evening
from companion.evening.journal import Journal
from companion.sitting.steady_table import SteadyTable
from companion.table.inputs import Action, Press
from companion.table.reading import Reading
from vision.motion.arm import Arm
from vision.scene.scene import Scenes
from vision.sightings import CardSighting, Place, Sightings

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "crazy_eights"
NAMES = ("Kim", "Leah", "Alex")
PICTURE = np.zeros((2, 2, 3), np.uint8)


def arm(player: int) -> Arm:
    """The arm of a player above the middle; three sit evenly around the table."""
    angle = radians(360.0 * player / len(NAMES))
    (far_x, far_y), (x, y) = ((-out * sin(angle), out * cos(angle)) for out in (300.0, 20.0))
    return Arm(Place(far_x, far_y, 0.0), Place(x, y, 0.0), 1.0)


def lying(number: int, code: str) -> CardSighting:
    """A card of the pile, each a little beside the one before; in doubt with a ``?``."""
    sure, candidates = code.rstrip("?"), ((code.rstrip("?"), 0.6), ("KC", 0.3))
    read = (None, candidates) if code.endswith("?") else (sure, ())
    place = Place(4.0 * number, 3.0 * number, 0.0)
    return CardSighting(read[0], "deck", 0.99, read[1], (0.0, 0.0), (0.0, -1.0), None, False, place)


class Table:
    """A table at which Leah is to move: the seven of hearts is turned up."""

    def __init__(self, folder: Path) -> None:
        header = Header("crazy-eights", NAMES)
        self.evening = Evening.begin(Journal(folder / "journal.sqlite"), header)
        self.steady, self.scenes = SteadyTable(self.evening), Scenes()
        self.told: list[str] = []
        self.see("7H")
        self.follow(self.steady.press(Press(Action.DEALT, 0.0)))
        self.told.clear()

    def see(self, cards: str, *arms: int) -> Reading:
        """These cards lie there now, and the arms of these players were seen."""
        seen = Sightings(tuple(lying(number, code) for number, code in enumerate(cards.split())))
        time = self.scenes.count + 1.0
        scene = self.scenes.following(time, seen, tuple(map(arm, arms)), PICTURE)
        return self.follow(self.steady.see(scene))

    def follow(self, reading: Reading) -> Reading:
        """What is read is ruled on, one play after the other as long as they are legal, as in a sitting."""
        while reading.event is not None and self.tell(reading.event, ToldBy.CAMERA):
            reading = self.steady.again()
        return reading if reading.event is None else self.steady.again()

    def tell(self, event: object, source: ToldBy) -> bool:
        """Something is told; whether it is legal."""
        ruled = self.evening.tell(event, source)
        self.steady.event_told(ruled, source)
        said = "undo" if isinstance(event, Undo) else f"{NAMES[getattr(event, 'player', 0)]} {event.card}"
        self.told.append(said if ruled.ruling.legal else f"{said}?")
        return ruled.ruling.legal

    def by_hand(self, said: str, source: ToldBy) -> None:
        """Somebody tells a play, as “Leah 7S”, or takes the last one back."""
        player, _, card = said.partition(" ")
        line = {"event": "play", "player": player, "card": card}
        rules = self.evening.game.rules
        self.tell(Undo() if said == "undo" else read_event(line, rules, self.evening.header), source)

    def act(self, told: str) -> Reading:
        """One thing that is seen (``"7H 7C, 1"``) or, after a ``!``, told by hand; what is read then."""
        if told.startswith("!"):
            self.by_hand(told[1:], ToldBy.CORRECTION if told == "!undo" else ToldBy.HAND)
            return self.follow(self.steady.checked() or Reading())
        cards, *arms = told.split(",")
        return self.see(cards, *map(int, arms))


@pytest.fixture
def table(tmp_path, monkeypatch) -> Iterator[Table]:
    monkeypatch.syspath_prepend(EXAMPLE)
    import crazy_eights

    monkeypatch.setitem(installed().games, "crazy-eights", crazy_eights.GAME)
    yield Table(tmp_path)
    for name in [name for name in sys.modules if name.partition(".")[0] == "crazy_eights"]:
        del sys.modules[name]


@pytest.mark.parametrize(
    ("acts", "told", "back"),
    [
        pytest.param(
            ["7H 7C, 1", "!undo", "!Leah 7S", "7H 7C 9S, 2"],
            ["Leah 7C", "undo", "Leah 7S", "Alex 9S"],
            None,
            id="a misread play is undone and told anew",
        ),
        pytest.param(
            ["7H 3C, 1", "!Leah 7S", "7H 3C 9S, 2"],
            ["Leah 3C?", "Leah 7S", "Alex 9S"],
            None,
            id="a misread play is refused and told anew",
        ),
        pytest.param(
            ["7H 7C, 1", "!undo", "!Leah 7S", "!undo", "!Leah 7D", "7H 7C 9D, 2"],
            ["Leah 7C", "undo", "Leah 7S", "undo", "Leah 7D", "Alex 9D"],
            None,
            id="put right twice",
        ),
        pytest.param(
            ["7H 7C?, 1", "!Leah 7S", "7H 7C? 9S, 2"],
            ["Leah 7S", "Alex 9S"],
            None,
            id="one in doubt is told by hand instead of answering",
        ),
        pytest.param(
            ["7H 7C, 1", "!undo", "!Leah 7S", "!undo"],
            ["Leah 7C", "undo", "Leah 7S", "undo"],
            ("7S",),
            id="what was put right is undone: it is the card that people said",
        ),
        pytest.param(["7H 7C, 1", "!undo"], ["Leah 7C", "undo"], ("7C",), id="an undone card lies there"),
        pytest.param(
            ["7H 7C, 1", "!undo", "7H", "7H 7C, 1"],
            ["Leah 7C", "undo", "Leah 7C"],
            None,
            id="an undone card is taken back and laid once more",
        ),
        pytest.param(
            ["!Leah 7S", "7H 7S"], ["Leah 7S"], None, id="told before it is laid, it is no play once more"
        ),
        pytest.param(
            ["7H KH 9H, 1, 2"], ["Leah KH", "Alex 9H"], None, id="of two cards the lower one was laid first"
        ),
        pytest.param(
            ["7H 9H KH, 1, 2"], ["Leah 9H", "Alex KH"], None, id="whatever their codes are"
        ),
        pytest.param(
            ["7H 9H 3C, 1, 2"], ["Leah 9H", "Alex 3C?"], ("3C",), id="the second of two is refused"
        ),
        pytest.param(
            ["7H 3C 9H, 1, 2"], ["Leah 3C?"], ("3C",), id="after a no the other one waits"
        ),
    ],
)  # fmt: skip
def test_what_was_told_lies_there_and_what_else_has_come_is_told_after_it(acts, told, back, table):
    reading = [table.act(one) for one in acts][-1]
    assert table.told == told
    notice = dict(reading.notice.facts) if reading.notice else {}
    assert (notice.get("cards"), reading.in_step) == (back, back is None)


def test_of_two_new_cards_the_one_in_doubt_is_asked_for_after_the_other_was_told(table):
    reading = table.act("7H 9H 5H?, 1, 2")
    assert table.told == ["Leah 9H"]
    assert reading.question is not None
    assert reading.question.text.key == "ce-ask-card"
    table.follow(table.steady.answer(reading.question.choices[0]))
    assert table.told == ["Leah 9H", "Alex 5H"]


@pytest.mark.parametrize("cards", ["7H 3C", "7H 3C?", "7H 3C? 4C"])
def test_what_lies_right_as_it_is_is_neither_told_nor_asked(cards, table):
    table.see(cards, 1)
    table.steady.take_as_it_is()
    table.told.clear()
    assert table.see(cards, 1) == Reading()
    assert table.told == []
