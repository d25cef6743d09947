"""The record that the companion wrote against the truth: what is compared, and how the two are aligned."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from companion.engines import Game, Header, Ruling, Undo, Verdict, start, write_event
from companion.rehearsal.truth import Line, Step, Truth
from companion.rehearsal.up_and_down.table import middle_after, middle_of, seating

Key = tuple[Any, ...]
"""What must be the same of two events."""


@dataclass(frozen=True, slots=True)
class Told:
    """One event as it is compared.

    Attributes:
        number: line in the truth, or place in the seen record, counted from 1.
        line: the event.
        key: what is compared of it.
        verdict: what was ruled.
        clause: the clause that forbade it, if any.
    """

    number: int
    line: Line
    key: Key
    verdict: Verdict
    clause: str | None


@dataclass(frozen=True, slots=True)
class Difference:
    """A place where the two records differ.

    Attributes:
        number: line of the true record, None where there was no event.
        expected: the true event, None where there was none.
        seen: the event that the companion wrote, None where it wrote none.
    """

    number: int | None
    expected: Line | None
    seen: Line | None


@dataclass(frozen=True, slots=True)
class Comparison:
    """What came of a rehearsal; see the command ``companion rehearse``.

    Attributes:
        events: true events that were acted out and are compared.
        right: of these, seen as they were.
        wrong: another event was seen in the same place.
        missed: nothing was seen.
        invented: events that were seen where there was none.
        illegal: true events that are illegal.
        illegal_right: of these, seen as they were and refused by the same clause.
        totals_same: whether both records end with the same state.
        skipped: line and reason of what was not acted out.
        first_difference: the first place where the records differ, None when they do not.
    """

    events: int
    right: int
    wrong: int
    missed: int
    invented: int
    illegal: int
    illegal_right: int
    totals_same: bool
    skipped: tuple[tuple[int, str], ...] = field(default=())
    first_difference: Difference | None = None

    @property
    def same(self) -> bool:
        """Whether nothing is wrong, missed or invented, and the totals agree."""
        return self.totals_same and not (self.wrong or self.missed or self.invented)


def compare(truth: Truth, seen: Sequence[Any]) -> Comparison:
    """Compare the truth with the events that the companion told, illegal ones included, in order."""
    told, game = _told_by_companion(truth.header, seen)
    true = [event for step in truth.acted if (event := _told_by_truth(truth.header, step)) is not None]
    pairs = align(true, told)
    illegal = [event for event in true if event.verdict is Verdict.ILLEGAL]
    refused = sum(
        expected is not None and found is not None and _refused_alike(expected, found)
        for expected, found in pairs
    )
    different = [(e, s) for e, s in pairs if e is None or s is None or e.key != s.key]
    return Comparison(
        events=len(true),
        right=len(pairs) - len(different),
        wrong=sum(e is not None and s is not None for e, s in different),
        missed=sum(s is None for _, s in different),
        invented=sum(e is None for e, _ in different),
        illegal=len(illegal),
        illegal_right=refused,
        totals_same=truth.final.state() == game.position.state(),
        skipped=tuple((step.number, step.skip.value) for step in truth.steps if step.skip is not None),
        first_difference=_difference(*different[0]) if different else None,
    )


def align(true: Sequence[Told], seen: Sequence[Told]) -> list[tuple[Told | None, Told | None]]:
    """Pair the events of two sequences in order with as few differences as can be (edit distance)."""
    rows, columns = len(true), len(seen)
    cost = [[row + column for column in range(columns + 1)] for row in range(rows + 1)]
    for row in range(1, rows + 1):
        for column in range(1, columns + 1):
            other = true[row - 1].key != seen[column - 1].key
            cost[row][column] = min(
                cost[row - 1][column - 1] + other, cost[row - 1][column] + 1, cost[row][column - 1] + 1
            )
    pairs: list[tuple[Told | None, Told | None]] = []
    row, column = rows, columns
    while row or column:
        here = cost[row][column]
        both = row and column
        if both and here == cost[row - 1][column - 1] + (true[row - 1].key != seen[column - 1].key):
            row, column = row - 1, column - 1
            pairs.append((true[row], seen[column]))
        elif row and here == cost[row - 1][column] + 1:
            row -= 1
            pairs.append((true[row], None))
        else:
            column -= 1
            pairs.append((None, seen[column]))
    return pairs[::-1]


def _refused_alike(expected: Told, found: Told) -> bool:
    return expected.verdict is Verdict.ILLEGAL and (expected.key, expected.verdict, expected.clause) == (
        found.key,
        found.verdict,
        found.clause,
    )


def _difference(expected: Told | None, found: Told | None) -> Difference:
    return Difference(
        number=expected.number if expected else None,
        expected=expected.line if expected else None,
        seen=found.line if found else None,
    )


def _told_by_truth(header: Header, step: Step) -> Told | None:
    if step.line is None or step.ruling is None:
        return None
    return _told(header, step.number, step.line, step.before, step.ruling)


def _told_by_companion(header: Header, events: Sequence[Any]) -> tuple[list[Told], Game[Any, Any]]:
    game = start(header)
    told: list[Told] = []
    for number, event in enumerate(events, 1):
        before = game.position
        ruling = game.apply(event)
        line = {"event": "undo"} if isinstance(event, Undo) else write_event(event, game.rules, header)
        entry = _told(header, number, line, before, ruling)
        if entry is not None:
            told.append(entry)
    return told, game


def _told(header: Header, number: int, line: Line, before: Any, ruling: Ruling[Any]) -> Told | None:
    event = str(line["event"])
    if event == "show":
        return None
    key = _KEYS.get((header.game, event), _all_keys)(header, line, before)
    return Told(number, line, (event, *key), ruling.verdict, ruling.clause)


def _all_keys(_header: Header, line: Line, _before: Any) -> Key:
    return tuple(sorted((key, _frozen(value)) for key, value in line.items() if key != "event"))


def _player(_header: Header, line: Line, _before: Any) -> Key:
    return (line["player"],)


def _took_place(_header: Header, _line: Line, _before: Any) -> Key:
    return ()


def _open_cards(_header: Header, line: Line, _before: Any) -> Key:
    cards = tuple(sorted((name, tuple(sorted(codes))) for name, codes in line["open"].items()))
    return line["dealer"], cards, line.get("cut")


def _middle(header: Header, line: Line, before: Any) -> Key:
    seats = seating(header)
    return (middle_after(line, middle_of(before.state(), seats), seats),)


def _schwupps_setup(header: Header, line: Line, before: Any) -> Key:
    starter = line.get("starter", header.players[before.tally.starter])
    return _frozen(line["rows"]), line["next"], _frozen(line["piles"]), starter


def _set_played(_header: Header, line: Line, before: Any) -> Key:
    opens_with_double = before.state()["number"] is None and any(
        len(set(card.split("-"))) == 1 for card in line["cards"]
    )
    return line["player"], tuple(sorted(line["cards"])), line.get("count") if opens_with_double else None


def _up_play(_header: Header, line: Line, _before: Any) -> Key:
    return line["player"], line["from"], tuple(sorted(line["cards"]))


def _frozen(value: Any) -> Any:
    if isinstance(value, Mapping):
        return tuple(sorted((key, _frozen(part)) for key, part in value.items()))
    return tuple(map(_frozen, value)) if isinstance(value, list) else value


_KEYS: dict[tuple[str, str], Callable[[Header, Line, Any], Key]] = {
    ("auf-und-ab", "deal"): _took_place,
    ("auf-und-ab", "play"): _set_played,
    ("auf-und-ab", "pass"): _player,
    ("up-and-down", "deal"): _took_place,
    ("up-and-down", "setup"): _middle,
    ("up-and-down", "change"): _middle,
    ("up", "deal"): _open_cards,
    ("up", "play"): _up_play,
    ("up", "call"): _player,
    ("schwupps", "setup"): _schwupps_setup,
    ("schwupps", "end"): _player,
}
"""What is compared of an event; of those that are not named here, all keys."""
