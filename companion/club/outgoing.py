"""What is accepted at a table, as its club is told of it."""

from __future__ import annotations

import json
from collections.abc import Sequence

from companion.club.messages import (
    EveningBegan,
    EveningEnded,
    GameBegan,
    Happened,
    Judged,
    ScoresChanged,
    WasRuled,
    parts_of,
)
from companion.engines import AnyPosition, Header, Ruling
from companion.engines.effects import write_effects
from companion.engines.header import write_header
from companion.evening.entries import Entry, GameEntry
from companion.evening.outbox import Scores
from companion.evening.totals import ScoreEdit, totals, winners
from companion.texts import texts


class ToClub:
    """Writes the events' messages, but for stream, sequence and time.

    Args:
        language: in which rulings are explained.
    """

    def __init__(self, language: str) -> None:
        self._texts = texts(language)

    def evening(self, number: int, *, began: bool) -> str:
        """An evening has begun, or is over."""
        return _written(EveningBegan(number) if began else EveningEnded(number))

    def game(self, game: GameEntry) -> str:
        """A game has begun, or goes on."""
        return _written(GameBegan(game.evening, game.number, write_header(game.header)))

    def ruled(
        self, header: Header, entry: Entry, game: int, ruling: Ruling[AnyPosition], edits: Sequence[ScoreEdit]
    ) -> str:
        """An event was ruled on."""
        won = winners(ruling.position, tuple(edits))
        return _written(
            WasRuled(
                game,
                entry.number,
                entry.line,
                self.judged(ruling),
                "" if entry.source is None else entry.source.value,
                tuple(write_effects(ruling.effects, header.players)),
                totals(ruling.position, edits),
                bool(won),
                header.names(won),
            )
        )

    def scores(self, scores: Scores) -> str:
        """The table has changed the scores."""
        return _written(ScoresChanged(scores.game.number, scores.totals))

    def judged(self, ruling: Ruling[AnyPosition]) -> Judged:
        """A ruling as people read it."""
        return Judged(ruling.verdict.value, ruling.clause, self._texts.reason(ruling.reason))


def _written(happened: Happened) -> str:
    return json.dumps(parts_of(happened), ensure_ascii=False, separators=(",", ":"))
