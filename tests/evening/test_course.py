"""A play put right many steps back: the record and the totals are those of what was really done."""

from __future__ import annotations

import io
import json
from itertools import islice
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.engines import Ask, Undo, game_names, start, write_event, write_header
from companion.engines.players.game_players import numbered_header, players_of
from companion.evening.course import course_of, put_right, ruled_anew, told_again
from companion.evening.entries import Telling, ToldBy
from companion.evening.evening import Evening
from companion.records.record import Record
from tests.evening.played import quick_journal

LONGEST = 30
"""So many plays are told at most, so that all of this stays quick."""


def random_play(game: str, seed: int, *, erring: bool):
    """The header and the events of the beginning of a random game, in which people err or do not."""
    header, chance = numbered_header(game, seed), Random(seed)
    players = players_of(game)
    policies = (players.random_policy(),) * len(header.players)
    position, told = start(header), []
    for event in islice(players.watched_game(header, policies, chance), LONGEST):
        if erring and chance.random() < 0.3:
            tried = next(players.attempts(position.position, header, chance), None)
            if tried is not None and not position.rule(tried).legal:
                told.append(tried)
        told.append(event)
        position.push(event)
        if erring and chance.random() < 0.1:
            told += [Undo(), event]
    return header, told


def really_done(step, header, chance):
    """Something else that may have been done in the place of a step, well formed; legal or not."""
    before = step.ruled.ruling.position
    attempts = players_of(header.game).attempts(before, header, chance)
    plays = [event for event in islice(attempts, 6) if not isinstance(event, Undo | Ask)]
    return chance.choice(plays or [step.ruled.event])


def begun(folder: str, header, told):
    evening = Evening.begin(quick_journal(Path(folder)), header)
    for event in told:
        evening.tell(event, ToldBy.CAMERA)
    return evening


def from_scratch(header, events):
    game = start(header)
    for event in events:
        game.apply(event)
    return game.position


def of_the_record(header, evening):
    """The position that the table record leads to, ruled from its first line on."""
    lines = (write_event(one.event, evening.game.rules, header) for one in evening.ruled)
    text = "\n".join(json.dumps(line) for line in (write_header(header), *lines))
    record = Record(io.BytesIO(text.encode()))
    for _ in record.rule():
        pass
    return record.game.position


@pytest.mark.parametrize("game", game_names())
@settings(max_examples=8, deadline=None)
@given(seed=st.integers(0, 10_000), erring=st.booleans(), lies=st.booleans(), data=st.data())
def test_totals_are_those_of_the_record_ruled_from_scratch(game, seed, erring, lies, data):
    header, told = random_play(game, seed, erring=erring)
    with TemporaryDirectory() as folder:
        evening = begun(folder, header, told)
        for _ in range(2):
            steps = course_of(evening.ruled)
            able = [number for number, step in enumerate(steps) if step.can_be_put_right]
            number = data.draw(st.sampled_from(able))
            right = really_done(steps[number], header, Random(seed))
            shown = ruled_anew(steps, number, right, header, lies=lies)
            again = told_again(steps[number + 1 :], header, lies=lies)
            evening.tell_all(*put_right(steps, number, Telling(right, ToldBy.CORRECTION), header, lies=lies))
            scratch = from_scratch(
                header,
                [
                    *(step.ruled.event for step in steps[:number] if step.stands),
                    right,
                    *(step.ruled.event for step in again),
                ],
            )
            assert evening.position == scratch == shown.position == of_the_record(header, evening)
            assert evening.position.standings == scratch.standings
            now = course_of(evening.ruled)
            assert [step.first for step in now] == [step.first for step in steps], "each is where it was"
            assert now[number].ruled.event == right
            assert from_scratch(header, [s.ruled.event for s in now if s.stands]) == scratch
        evening.journal.close()
