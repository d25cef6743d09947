"""Past evenings as the journal holds them."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import pytest

from companion.engines import Header
from companion.evening.errors import JournalError, NoEveningError
from companion.evening.evening import Evening
from companion.evening.history import last_readable, past_evening, past_evenings, remembered_names
from companion.texts import texts
from tests.evening.played import KIM_AND_LEAH, POT, example, played, quick_journal, tell

EDIT = "INSERT INTO score_edit (game, time, after, points) VALUES"


def test_a_past_game_has_every_step_and_those_that_stand(tmp_path):
    game = played(tmp_path, KIM_AND_LEAH, POT)
    assert [step.entry.line for step in game.steps] == list(POT)
    assert [step.entry.line["event"] for step in game.standing] == [
        *("deal", "setup", "change", "reveal", "change", "reveal", "change", "reveal", "change", "reveal")
    ]
    assert game.standing[-2].entry.line == {"event": "change", "dice": [1, 1]}
    assert game.standing[-1].ruling.position == game.position


def test_each_step_knows_the_position_in_which_it_happened(tmp_path):
    game = played(tmp_path, KIM_AND_LEAH, POT)
    for step, following in zip(game.standing, game.standing[1:], strict=False):
        assert following.before == step.ruling.position


def test_the_winner_of_an_evening_has_won_most_of_its_games(tmp_path):
    journal = quick_journal(tmp_path)
    header, lines = example("auf-und-ab-sample-game")
    evening = Evening.begin(journal, header)
    tell(evening, lines)
    evening.next_game(KIM_AND_LEAH)
    tell(evening, POT)
    past = past_evening(journal, None)
    assert past.players == ("Harald", "Wolfgang", "Petra", "Kim", "Leah")
    assert past.winners == ("Petra",)
    assert [game.winners for game in past.games] == [(2,), ()]


def test_an_evening_without_a_finished_game_has_no_winner(tmp_path):
    journal = quick_journal(tmp_path)
    Evening.begin(journal, KIM_AND_LEAH)
    assert past_evening(journal, 1).winners == ()


def test_the_last_evening_is_meant_when_none_is_named(tmp_path):
    journal = quick_journal(tmp_path)
    Evening.begin(journal, KIM_AND_LEAH).end()
    Evening.begin(journal, Header("schwupps", ("Ada", "Ben")))
    assert [evening.number for evening in past_evenings(journal, [])] == [1, 2]
    assert past_evening(journal, None).games[0].header.game == "schwupps"
    assert past_evening(journal, 1).games[0].header == KIM_AND_LEAH


def test_the_last_readable_evening_is_the_last_one_that_is_not_damaged(tmp_path):
    journal = quick_journal(tmp_path)
    for _ in range(3):
        Evening.begin(journal, KIM_AND_LEAH).end()
    assert last_readable(journal).number == 3
    with closing(sqlite3.connect(journal.path)) as database:
        database.execute("UPDATE game SET header = '{}' WHERE id = 3")
        database.commit()
        assert last_readable(journal).number == 2
        database.execute("UPDATE game SET header = '{}'")
        database.commit()
    with pytest.raises(JournalError, match=r"^Evening 3 cannot be replayed: "):
        last_readable(journal)
    with pytest.raises(NoEveningError, match="holds no evening yet"):
        last_readable(quick_journal(tmp_path, "empty.sqlite"))


@pytest.mark.parametrize("number", [-1, 0, 3, 10**30])
def test_an_unknown_evening_is_named_with_those_there_are(number, tmp_path):
    journal = quick_journal(tmp_path)
    Evening.begin(journal, KIM_AND_LEAH)
    Evening.begin(journal, KIM_AND_LEAH)
    with pytest.raises(NoEveningError, match=rf"no evening {number}; .* evenings 1 to 2\.$"):
        past_evening(journal, number)


def test_an_empty_journal_holds_no_evening(tmp_path):
    with pytest.raises(NoEveningError, match="holds no evening yet"):
        past_evening(quick_journal(tmp_path), None)


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE game SET header = 'x'",
        'UPDATE game SET header = \'{"game": "poker", "players": [], "options": {}}\'',
        "UPDATE game SET header = 'null'",
        "UPDATE game SET header = '{}'",
        'UPDATE game SET header = \'{"game": "up-and-down", "players": ["Kim", "Leah"]}\'',
        'UPDATE game SET header = \'{"game": "up-and-down", "players": [1, 2], "options": {}}\'',
        "UPDATE game SET header = x'ff'",
        "UPDATE game SET header = replace(header, 'Kim', 'Tim')",
    ],
)
def test_an_evening_of_which_nothing_can_be_read_is_named_in_one_sentence(damage, tmp_path):
    journal = quick_journal(tmp_path)
    tell(Evening.begin(journal, KIM_AND_LEAH), POT)
    spoil(tmp_path, damage)
    with pytest.raises(JournalError, match=r"^Evening 1 cannot be replayed: .* is damaged\.$"):
        past_evening(journal, 1)


LOST = "entry 3 cannot be read, and what came later is told without it"
PARTS = "of entry 3 the play is there, but not when, how or with which verdict it was told"
EDITS = "a change of scores cannot be read, and the totals are without it"


@pytest.mark.parametrize(
    ("damage", "steps", "said"),
    [
        ("UPDATE entry SET event = '{' WHERE id = 3", 14, LOST),
        ('UPDATE entry SET event = \'{"event": "shuffle"}\' WHERE id = 3', 14, LOST),
        ("UPDATE entry SET event = replace(hex(zeroblob(50000)), '0', '[') WHERE id = 3", 14, LOST),
        ("UPDATE entry SET event = replace(event, '6', '5') WHERE id = 3", 14, LOST),
        ("UPDATE entry SET event = x'ff' WHERE id = 3", 14, LOST),
        ("DELETE FROM entry WHERE id = 3", 14, LOST),
        ("UPDATE entry SET verdict = 'maybe' WHERE id = 3", 15, PARTS),
        ("UPDATE entry SET source = 'rumour' WHERE id = 3", 15, PARTS),
        ("UPDATE entry SET time = 'x' WHERE id = 3", 15, PARTS),
        ("UPDATE entry SET time = 1e300 WHERE id = 3", 15, PARTS),
        ("UPDATE evening SET started = 'x'", 15, "when it began cannot be read"),
        ("UPDATE evening SET started = 1e300", 15, "when it began cannot be read"),
        ("DELETE FROM evening", 15, "when it began cannot be read"),
        (f"{EDIT} (1, 0, 0, 'null')", 15, EDITS),
        (f"{EDIT} (1, 0, 0, '[1]')", 15, EDITS),
        (f"{EDIT} (1, 0, 0, '[\"1\", 2]')", 15, EDITS),
        (f"{EDIT} (1, 0, 'x', '[1, 2]')", 15, EDITS),
    ],
)
def test_a_damaged_value_costs_itself_and_is_told_in_one_sentence(damage, steps, said, tmp_path):
    journal = quick_journal(tmp_path)
    tell(Evening.begin(journal, KIM_AND_LEAH), POT)
    spoil(tmp_path, damage)
    evening = past_evening(journal, 1)
    assert len(evening.games[0].steps) == steps
    assert evening.flaw is not None
    assert texts("en").reason(evening.flaw) == f"Evening 1 is not whole: {said}."


def test_an_entry_that_does_not_know_its_game_is_told_where_its_seal_puts_it(tmp_path):
    journal = quick_journal(tmp_path)
    tell(Evening.begin(journal, KIM_AND_LEAH), POT)
    spoil(tmp_path, "UPDATE entry SET game = 'x' WHERE id = 3")
    assert past_evening(journal, 1).flaw is None
    assert [step.entry.line for step in past_evening(journal, 1).games[0].steps] == list(POT)


@pytest.mark.parametrize(
    ("damage", "games", "said"),
    [
        (
            "UPDATE game SET evening = 'x' WHERE id = 2",
            [1, 1, 1],
            "Evening 2 is not whole: that game 1 belongs to it is known by its time alone.",
        ),
        (
            "UPDATE game SET evening = 'x', started = 'x' WHERE id = 2",
            [1, 0, 1],
            "Game 2 in {} cannot be read, nor to which evening it belongs.",
        ),
        (
            "DELETE FROM game WHERE id = 2",
            [1, 0, 1],
            "Game 2 in {} cannot be read, nor to which evening it belongs.",
        ),
    ],
)
def test_a_game_that_does_not_know_its_evening_is_told_and_hides_no_other(damage, games, said, tmp_path):
    journal = quick_journal(tmp_path)
    for _ in range(3):
        tell(Evening.begin(journal, KIM_AND_LEAH), POT)
    spoil(tmp_path, damage)
    damaged = []
    assert [len(evening.games) for evening in past_evenings(journal, damaged)] == games
    assert [str(error) for error in damaged] == [said.format(journal.path)]


def spoil(folder, sql: str) -> None:
    """Let another program write the file."""
    with closing(sqlite3.connect(folder / "journal.sqlite")) as database, database:
        database.execute(sql)


@pytest.mark.parametrize(
    "damage",
    [
        "x",
        "null",
        "{}",
        '{"game": "poker", "players": [], "options": {}}',
        '{"game": "up-and-down", "players": [1, 2], "options": {}}',
    ],
)
def test_names_are_remembered_whatever_is_damaged_of_one_evening(damage, tmp_path):
    journal = quick_journal(tmp_path)
    for players in (("Ada", "Ben"), ("Kim", "Leah"), ("Alex", "Ben")):
        Evening.begin(journal, Header("schwupps", players)).end()
    with journal._database as database:
        database.execute("UPDATE game SET header = ? WHERE id = 2", (damage,))
    assert remembered_names(journal) == ("Alex", "Ben", "Ada")


def test_a_name_written_in_two_ways_is_one_person(tmp_path):
    journal = quick_journal(tmp_path)
    evening = Evening.begin(journal, Header("schwupps", ("Jose\u0301", "Kim", "\x1bBen")))
    evening.next_game(Header("schwupps", ("Jos\u00e9", "Kim")))
    assert past_evening(journal, 1).players == ("Jos\u00e9", "Kim", "\x1bBen")
    assert remembered_names(journal) == ("Jos\u00e9", "Kim")
