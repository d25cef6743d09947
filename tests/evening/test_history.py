"""Past evenings as the journal holds them."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import pytest

from companion.engines import Header
from companion.evening.errors import JournalError, NoEveningError
from companion.evening.evening import Evening
from companion.evening.history import last_readable, past_evening, past_evenings, remembered_names
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
        "UPDATE entry SET event = '{' WHERE id = 3",
        'UPDATE entry SET event = \'{"event": "shuffle"}\' WHERE id = 3',
        "UPDATE entry SET verdict = 'maybe' WHERE id = 3",
        "UPDATE entry SET source = 'rumour' WHERE id = 3",
        "UPDATE game SET header = 'x'",
        'UPDATE game SET header = \'{"game": "poker", "players": [], "options": {}}\'',
        "UPDATE game SET header = 'null'",
        "UPDATE game SET header = '{}'",
        'UPDATE game SET header = \'{"game": "up-and-down", "players": ["Kim", "Leah"]}\'',
        "UPDATE evening SET started = 'x'",
        "UPDATE evening SET started = 1e300",
        'UPDATE game SET header = \'{"game": "up-and-down", "players": [1, 2], "options": {}}\'',
        "UPDATE entry SET time = 'x' WHERE id = 3",
        "UPDATE entry SET event = replace(hex(zeroblob(50000)), '0', '[') WHERE id = 3",
        f"{EDIT} (1, 0, 0, 'null')",
        f"{EDIT} (1, 0, 0, '[1]')",
        f"{EDIT} (1, 0, 0, '[\"1\", 2]')",
        f"{EDIT} (1, 0, 'x', '[1, 2]')",
    ],
)
def test_a_damaged_evening_is_named_in_one_sentence(damage, tmp_path):
    journal = quick_journal(tmp_path)
    tell(Evening.begin(journal, KIM_AND_LEAH), POT)
    with sqlite3.connect(tmp_path / "journal.sqlite") as database:
        database.execute(damage)
    database.close()
    with pytest.raises(JournalError, match=r"^Evening 1 cannot be replayed: .* is damaged\.$"):
        past_evening(journal, 1)


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
