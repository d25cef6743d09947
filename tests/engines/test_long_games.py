"""Of a long game few positions are kept; each of the others is reached again when plays are taken back."""

from __future__ import annotations

from io import BytesIO
from random import Random

import pytest

from companion.engines import GameInProgress, Header, Undo
from companion.engines.players.mischief import spoiled_record
from companion.records import Record

TABLES = [
    Header("auf-und-ab", ("Kim", "Leah", "Alex", "Bo"), {"end": {"hands": 4}}),
    Header("up-and-down", ("Kim", "Leah", "Alex", "Bo"), {"rounds": 12}),
]


def game_and_positions(header: Header) -> tuple[GameInProgress, list]:
    """A game at its end, and the positions before each of its plays."""
    record = Record(BytesIO("\n".join(spoiled_record(header, Random(4), mishaps=0)).encode()))
    positions = [record.game.position]
    positions += [ruled.ruling.position for ruled in record.rule()]
    return record.game, positions


@pytest.mark.parametrize("header", TABLES, ids=lambda header: header.game)
def test_all_of_a_long_game_can_be_taken_back_to_what_it_was(header):
    game, positions = game_and_positions(header)
    assert len(positions) > 150
    assert game.position == positions.pop()
    for before in reversed(positions):
        assert game.apply(Undo()).position == before == game.position
    assert not game.apply(Undo()).legal
    assert game.accepted == []


@pytest.mark.parametrize("header", TABLES, ids=lambda header: header.game)
def test_after_many_are_taken_back_the_game_goes_on_as_before(header):
    game, positions = game_and_positions(header)
    events = list(game.accepted)
    for _ in range(100):
        game.apply(Undo())
    for event in events[-100:]:
        game.apply(event)
    assert (game.accepted, game.position) == (events, positions[-1])
    for before in reversed(positions[-90:-1]):
        assert game.apply(Undo()).position == before
