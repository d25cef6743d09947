"""What the referee writes: JSON Lines for programs, short lines and a score table for people."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

from companion.engines import (
    Effect,
    Header,
    Position,
    Reason,
    Rules,
    Told,
    Verdict,
    write_effects,
    write_event,
)
from companion.engines.ruling import Fact
from companion.records.columns import padded, printable, width
from companion.records.notation import card, notation
from companion.records.record import RuledLine
from companion.texts import Texts

KEPT_REASONS = 4096
"""How many reasons are remembered as JSON."""


def _encoder() -> Callable[[Any], str]:
    """What writes JSON: the library's own encoder, made once where the library makes one for every value."""
    make = getattr(json.encoder, "c_make_encoder", None)
    if make is None:  # Python without its parts in C
        return json.JSONEncoder(check_circular=False).encode
    written = json.encoder.encode_basestring_ascii
    encode = make(None, json.JSONEncoder().default, written, None, ": ", ", ", False, False, True)
    return lambda value: "".join(encode(value, 0))


_json = _encoder()

MARKS = {Verdict.LEGAL: "✓", Verdict.ILLEGAL: "✗", Verdict.INVALID: "?"}
NOTATION_WIDTH = 32
"""Columns of a terminal for the notation; what is longer pushes the rest aside."""


class JsonReport:
    """The referee's answer as the table record's contract has it, one JSON object a line."""

    def __init__(self, header: Header, _rules: Rules[Any, Any], texts: Texts) -> None:
        """Write reasons in the language of the texts."""
        self._players = header.players
        self._texts = texts
        self._position: Position[Any] | None = None
        self._state = ""
        self._reason = lru_cache(KEPT_REASONS)(self._reason_json)
        self._effects = lru_cache(KEPT_REASONS)(self._effects_json)

    def line(self, ruled: RuledLine) -> str:
        """The answer to one line of the record."""
        ruling = ruled.ruling
        if ruling.position is not self._position:
            self._position = ruling.position
            self._state = _json(ruling.position.state())
        rule = "null" if ruling.clause is None else f'"{ruling.clause}"'
        reason = ruling.reason
        verdict = (
            "legal" if ruling.verdict is Verdict.LEGAL else ruling.verdict.value
        )  # the usual one, quickly
        return (
            f'{{"line": {ruled.number}, "verdict": "{verdict}", "rule": {rule}, '
            f'"reason": {self._reason(reason.key, reason.facts)}, '
            f'"effects": {self._effects(ruling.effects)}, '
            f'{_decided(ruling.clauses, ruling.cancelled)}"state": {self._state}}}\n'
        )

    def end(self, position: Position[Any], counts: Counter[Verdict]) -> str:
        """The last line."""
        final: dict[str, Any] = {"state": position.state()}
        final.update((verdict.value, counts[verdict]) for verdict in Verdict)
        return _json({"final": final}) + "\n"

    def _reason_json(self, key: str, facts: tuple[tuple[str, Fact], ...]) -> str:
        return _json(self._texts.reason(Reason(key, facts)))

    def _effects_json(self, effects: tuple[Effect, ...]) -> str:
        return _json(write_effects(effects, self._players))


@lru_cache(KEPT_REASONS)
def _decided(clauses: tuple[str, ...], cancelled: tuple[str, ...]) -> str:
    """The keys that a legal line has besides, where there is something in them."""
    told = (("clauses", clauses), ("cancelled", cancelled))
    return "".join(f'"{key}": {_json(values)}, ' for key, values in told if values)


class PlainReport:
    """The same for people."""

    def __init__(self, header: Header, rules: Rules[Any, Any], texts: Texts) -> None:
        """Write in the language of the texts."""
        self._header = header
        self._rules = rules
        self._texts = texts

    def line(self, ruled: RuledLine) -> str:
        """One line of the record: its number, the event, what came of it and why."""
        ruling = ruled.ruling
        event = "" if ruled.event is None else self._notation(ruled.event)
        return printable(
            f"{ruled.number:>5} {MARKS[ruling.verdict]} {padded(event, NOTATION_WIDTH)}  {self._why(ruled)}"
        )

    def end(self, position: Position[Any], counts: Counter[Verdict]) -> str:
        """The score table, the winners, and how many events were what."""
        state = position.state()
        lines = ["", *self._table(state)]
        winners = self._header.names(position.winners)
        if winners:
            lines += ["", self._texts.say("winners", names=winners, count=len(winners))]
        lines += ["", self._texts.say("counts", **{verdict.value: counts[verdict] for verdict in Verdict})]
        return "".join(map(printable, lines))

    def _notation(self, event: Told) -> str:
        return notation(write_event(event, self._rules, self._header), self._texts)

    def _why(self, ruled: RuledLine) -> str:
        ruling = ruled.ruling
        reason = self._texts.reason(ruling.reason)
        if ruling.clause is not None:
            return f"{reason} [{ruling.clause}]"
        effects = [self._texts.effect(effect, self._header) for effect in ruling.effects]
        untold = [effect for effect in effects if effect.casefold() not in reason.casefold()]
        told = f"{reason} ({', '.join(untold)})" if untold else reason
        decided = [", ".join(ruling.clauses)] if ruling.clauses else []
        if ruling.cancelled:
            cards = " ".join(card(code, self._texts) for code in ruling.cancelled)
            decided.append(self._texts.say("cancelled", cards=cards))
        return f"{told} [{'; '.join(decided)}]" if decided else told

    def _table(self, state: Mapping[str, Any]) -> list[str]:
        columns = {
            key: value for key, value in state.items() if isinstance(value, Mapping) and key in COLUMNS
        }
        titles = [self._texts.say(f"column-{key}") for key in columns]
        name_width = max(map(width, self._header.players))
        rows = ["  ".join([padded("", name_width), *titles])]
        for name in self._header.players:
            counts = [counted(column[name]) for column in columns.values()]
            cells = [f"{count:>{width(title)}}" for count, title in zip(counts, titles, strict=True)]
            rows.append("  ".join([padded(name, name_width), *cells]))
        return rows


COLUMNS = ("tricks", "totals", "scores", "cards_left", "hand", "pile")
"""Keys of a state that count something for each player, whatever the game."""


def counted(said: int | Mapping[str, int]) -> int:
    """How many, also where it is said by place, as the cards left in Up."""
    return said if isinstance(said, int) else sum(said.values())
