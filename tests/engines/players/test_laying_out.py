"""What comes before anybody plays: by chance, and only with what everybody sees of it."""

from __future__ import annotations

from random import Random

import pytest

from companion.engines import start
from companion.engines.players.game_players import players_of
from tests.engines.players.test_mischief import headers

LAID_OUT = {"Deal", "Setup", "Show"}


@pytest.mark.parametrize("header", headers())
def test_whatever_is_laid_out_is_legal_and_nothing_is_while_a_round_runs(header):
    players, random, game = players_of(header.game), Random(3), start(header)
    policies = [players.random_policy() for _ in header.players]
    for event in players.watched_game(header, policies, random):
        laid = players.laying_out(game.position, 0, random)
        if type(event).__name__ in LAID_OUT:
            assert laid is not None
            assert game.rule(laid).legal, laid
        elif laid is not None:  # some hands are shown one by one
            assert type(laid).__name__ == "Show"
        game.push(event)
    assert players.laying_out(game.position, 0, random) is None


@pytest.mark.parametrize("header", headers())
def test_no_hand_is_known_of_what_is_laid_out(header):
    laid = players_of(header.game).laying_out(start(header).position, 0, Random(3))
    assert getattr(laid, "hands", None) == (None,) * len(header.players)
