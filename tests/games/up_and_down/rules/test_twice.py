"""The engine against the rules written down a second time, over many records in which people err."""

from __future__ import annotations

import json
from collections import Counter
from random import Random

import pytest

from companion.engines import Header
from companion.engines.players.mischief import spoiled_record
from companion.games.up_and_down.rules import RULES
from tests.engines.record_examples import EXAMPLES, examples, full_referee
from tests.games.up_and_down.rules.plain_rules import PlainGame
from tests.written import is_written

NAMES = ("Kim", "Leah", "Alex", "Bo")


def disagreement(record: str, cited: Counter[str | None]) -> object:
    """The first line on which the two differ, None where there is none."""
    header, *lines = record.splitlines()
    plain = PlainGame(json.loads(header))
    for text, answer in zip(lines, full_referee(record.encode()), strict=False):
        try:
            line = json.loads(text)
        except ValueError:
            line = None
        wanted = plain.answer(line)
        cited[wanted["rule"]] += 1
        if {key: answer.get(key) for key in wanted} != wanted or "cancelled" in answer.keys() - wanted.keys():
            return text, answer, wanted
    return None


def options(random: Random, players: int) -> dict[str, object]:
    sides = random.sample(range(4), players)
    return {
        "rounds": random.randint(1, 3),
        "ring": random.sample("CDHS", 4),
        "sides": dict(zip(NAMES, sides, strict=False)),
    }


@pytest.mark.parametrize("players", [2, 3, 4])
def test_engine_and_plain_rules_agree_on_every_line(players):
    cited: Counter[str | None] = Counter()
    for seed in range(25):
        random = Random(seed)
        header = Header("up-and-down", NAMES[:players], options(random, players) if seed % 3 else {})
        record = "\n".join(spoiled_record(header, random, mishaps=0.6))
        assert disagreement(record, cited) is None
    cited_at_all = {clause for clause in RULES.clauses if is_written(clause, "en", "no")}
    assert len(cited_at_all - set(cited)) <= 2, "the records are to try nearly everything"


@pytest.mark.parametrize("example", examples("up-and-down"))
def test_the_plain_rules_agree_with_the_examples(example):
    assert disagreement((EXAMPLES / f"{example}.jsonl").read_text(), Counter()) is None
