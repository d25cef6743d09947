from __future__ import annotations

import sys

import pytest

from companion.bench import __main__ as command
from companion.bench import engines, players
from companion.bench.figure import Figure
from companion.engines import game_names


@pytest.mark.parametrize("game", game_names())
def test_the_referee_and_the_random_plays_of_every_game_are_measured(game):
    assert engines.referee_rate(game, least=20).value > 0
    assert engines.play_rate(game, seconds=0.01).value > 0


def test_what_is_not_installed_is_said_and_not_measured(monkeypatch):
    for library in ("rlcard", "pyspiel"):
        monkeypatch.setitem(sys.modules, library, None)  # nobody can import it
    for figure in (engines.uno_rate(), engines.crazy_eights_rate()):
        assert figure.value is None
        assert "not measured  needs the extra [bench]" in str(figure)


def test_the_share_of_a_sensible_player_is_a_share():
    assert 0 <= players.share_won("up-and-down", 3, 3) <= 1


def test_a_figure_is_a_line():
    assert (
        str(Figure("speed", 12345.6, "plays/s", 30_000)) == f"{'speed':<44}      12,346 plays/s (aim: 30,000)"
    )


def test_an_unknown_measurement_is_refused(capsys):
    assert command.main(["nonsense"]) == 2
    assert capsys.readouterr().err.startswith("There is no measurement nonsense, only engines, players")
