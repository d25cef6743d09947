"""Generated games acted out in one process."""

from __future__ import annotations

import pytest

from companion.bench.soak import main
from companion.engines import game_names, rules_of, start
from companion.engines.players.game_players import numbered_header


@pytest.mark.parametrize("game", game_names())
def test_all_player_counts_come_in_turn(game):
    players = rules_of(game).players
    headers = [numbered_header(game, number) for number in range(len(players))]
    assert [len(header.players) for header in headers] == list(players)
    for header in headers:
        start(header)


def test_each_game_of_a_soak_is_told_in_a_line(capsys):
    assert main(["--game", "auf-und-ab", "--first", "1", "--count", "1"]) == 0
    (line,) = capsys.readouterr().out.splitlines()
    assert line.startswith("auf-und-ab 1, 4 players: 54/54 right, 0 wrong, 0 missed, 0 invented")
    assert line.endswith("same")


@pytest.mark.parametrize(
    ("sight", "edition", "said"),
    [
        ("easy", "nowhere", "There is no folder nowhere with an edition’s faces"),
        ("perfect", "3", "such an eye looks at no pictures of cards"),
        ("erring", "3", "such an eye looks at no pictures of cards"),
    ],
)
def test_an_edition_that_cannot_be_seen_ends_a_soak_with_a_sentence(capsys, sight, edition, said):
    with pytest.raises(SystemExit) as ended:
        main(["--game", "up", "--count", "1", "--sight", sight, "--edition", edition])
    assert ended.value.code == 2
    assert said in capsys.readouterr().err


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--sight", "home", "--fault", "shake"], "'shake' is no fault"),
        (["--fault", "shaking"], "such an eye looks at no pictures that faults could spoil"),
    ],
)
def test_a_fault_that_cannot_be_seen_ends_a_soak_with_a_sentence(capsys, options, said):
    with pytest.raises(SystemExit) as ended:
        main(["--game", "up", "--count", "1", *options])
    assert ended.value.code == 2
    assert said in capsys.readouterr().err
