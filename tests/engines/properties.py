"""What holds in every game of every engine."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterable, Iterator
from typing import Any

from companion.engines import (
    Ask,
    GameInProgress,
    Header,
    InvalidEventError,
    Undo,
    read_event,
    start,
    write_event,
)


def undo_leads_back_through(game: GameInProgress) -> None:
    """Each undo restores the very position before, and what was undone can be done again."""
    positions = []
    while game.accepted:
        event = game.accepted[-1]
        game.apply(Undo())
        positions.append((game.position, event))
    assert game.position == start(game.header).position
    for position, event in reversed(positions):
        assert game.position == position
        assert hash(game.position) == hash(position)
        game.push(event)


def questions_and_wrong_plays_leave(game: GameInProgress, tries: Iterator[Any]) -> None:
    """Asking tells what would be ruled; neither that nor an illegal play changes anything."""
    before, accepted = game.position, list(game.accepted)
    state = copy.deepcopy(before.state())
    for event in [next(tries) for _ in range(8)]:
        asked = game.apply(Ask(event))
        assert asked.position is before
        ruling = game.rule(event)
        assert (asked.verdict, asked.clause, asked.effects) == (ruling.verdict, ruling.clause, ruling.effects)
        if not ruling.legal:
            assert game.apply(event).position is before
    assert game.position is before
    assert game.accepted == accepted
    assert before.state() == state


def a_replay_ends_like(header: Header, lines: Iterable[str]) -> None:
    """The accepted events of a whole game with mishaps, written and read again, end in the same position."""
    game = start(header)
    for line in lines:
        try:
            game.apply(read_event(json.loads(line), game.rules, header))
        except (ValueError, InvalidEventError):
            continue
    again = start(header)
    for event in game.accepted:
        line = json.loads(json.dumps(write_event(event, game.rules, header)))
        again.push(read_event(line, game.rules, header))
    assert again.position == game.position
    assert hash(again.position) == hash(game.position)
    assert game.position.game_over
