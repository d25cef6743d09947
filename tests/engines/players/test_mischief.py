"""Records with mishaps, in every game: whatever goes wrong, the game that was played stands."""

from __future__ import annotations

import json
from random import Random

import pytest

from companion.engines import Header, InvalidEventError, game_names, read_event, start, write_event
from companion.engines.players.game_players import players_of
from companion.engines.players.mischief import spoiled_record
from tests.engines.record_examples import referee

NAMES = ("Kim", "Leah", "Alex", "Bo", "Noor")
TABLES = [
    ("auf-und-ab", 3, {}),
    ("auf-und-ab", 4, {"end": {"points": 20}}),
    ("up-and-down", 2, {"rounds": 2}),
    ("up-and-down", 4, {"ring": ["C", "S", "D", "H"]}),
    ("up", 3, {"end": {"rounds": 2}}),
    ("up", 5, {"scoring": "matches", "extra_set": True}),
    ("schwupps", 2, {"tournament": True}),
    ("schwupps", 5, {}),
]
JUNK = [
    None,
    True,
    False,
    0,
    -1,
    2.0,
    1e400,
    10**900,
    "",
    "Kim",
    "2C",
    "\ud800",
    [],
    {},
    [[]],
    [None],
    {"Kim": None},
]


def headers():
    return [
        pytest.param(Header(game, NAMES[:players], options), id=f"{game}-{players}")
        for game, players, options in TABLES
    ]


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("header", headers())
def test_a_record_with_mishaps_ends_where_its_legal_events_alone_lead(header, seed):
    record = "\n".join(spoiled_record(header, Random(seed)))
    *answers, final = referee(record.encode("utf-8", "surrogatepass"))
    assert {"legal", "illegal"} <= {answer["verdict"] for answer in answers}
    clean = start(header)
    for event in _standing(header, record):
        clean.push(event)
    assert json.loads(json.dumps(clean.position.state())) == final["final"]["state"]
    assert final["final"]["state"]["winners"]


@pytest.mark.parametrize("header", headers())
def test_the_same_seed_gives_the_same_record(header):
    assert list(spoiled_record(header, Random(7))) == list(spoiled_record(header, Random(7)))


@pytest.mark.parametrize("header", headers())
def test_whatever_stands_in_a_line_it_is_an_event_or_invalid_and_is_ruled_on(header):
    """Values anywhere in the lines of a game are replaced by others of every kind; nothing may go wrong."""
    random = Random(11)
    game = start(header)
    policies = [players_of(header.game).random_policy() for _ in header.players]
    for event in players_of(header.game).watched_game(header, policies, random):
        line = write_event(event, game.rules, header)
        for _ in range(8):
            try:
                strange = read_event(_with_junk(line, random), game.rules, header)
            except InvalidEventError:
                continue
            assert game.rule(strange).reason.key
        game.push(event)


@pytest.mark.parametrize("game", game_names())
def test_sensible_players_finish_their_games_too(game):
    header = Header(game, NAMES[:3])
    assert len(list(spoiled_record(header, Random(2), sensible=True, mishaps=0))) > 10


def _standing(header, record):
    game = start(header)
    for text in record.splitlines()[1:]:
        try:
            game.apply(read_event(json.loads(text), game.rules, header))
        except (ValueError, InvalidEventError):
            continue
    return game.accepted


def _with_junk(value, random):
    """The value with one of the values in it replaced or left out."""
    if random.random() < 0.3 or not value or not isinstance(value, dict | list):
        return random.choice(JUNK)
    if isinstance(value, list):
        place = random.randrange(len(value))
        return [_with_junk(item, random) if i == place else item for i, item in enumerate(value)]
    key = random.choice(list(value))
    if random.random() < 0.15:
        return {name: item for name, item in value.items() if name != key}
    return {**value, key: _with_junk(value[key], random)}
