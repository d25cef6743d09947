"""Games that are installed: one that cannot be loaded takes nothing from the others."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from companion.engines import HeaderError, game_called, game_names

ROOT = Path(__file__).resolve().parents[2]


def with_game(folder: Path, code: str, asked: str = "up") -> subprocess.CompletedProcess[str]:
    """What ``companion rules`` says of a game where a package of that code names itself as the game “mau”."""
    info = folder / "mau-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: mau\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text("[companion.games]\nmau = mau:GAME\n", encoding="utf-8")
    (folder / "mau.py").write_text(code, encoding="utf-8")
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join((str(folder), str(ROOT)))}
    command = [sys.executable, "-m", "companion", "rules", asked, "--lang", "en"]
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)


def test_the_companions_own_games_are_installed_in_the_order_of_their_names():
    assert game_names() == ("auf-und-ab", "schwupps", "up", "up-and-down")


def test_every_game_has_the_name_of_its_rules_and_of_its_positions():
    for name in game_names():
        rules = game_called(name).rules
        assert (rules.name, game_called(name).name) == (name, name)


def test_a_game_that_is_not_installed_is_refused_with_the_names_of_those_that_are():
    with pytest.raises(HeaderError, match='no game "mau"; there are auf-und-ab, schwupps, up, up-and-down'):
        game_called("mau")


@pytest.mark.parametrize(
    ("code", "why"),
    [
        ("raise OSError('no disk')", "no disk"),
        ("GAMES = ()", "module 'mau' has no attribute 'GAME'"),
        ("GAME = 7", "it is no game"),
        ("import types\nGAME = types.SimpleNamespace(name='uam')", "its rules call it 'uam'"),
        ("import none_such", "No module named 'none_such'"),
    ],
)
def test_a_game_that_cannot_be_loaded_is_named_and_the_others_go_on(code, why, tmp_path):
    done = with_game(tmp_path, code)
    assert done.stderr == f'The game "mau" is left out, mau:GAME cannot be loaded: {why}.\n'
    assert (done.returncode, done.stdout.startswith("UP-1 ")) == (0, True)


MAU = """
from companion.engines import Game, Reference
from companion.games.up.rules import UpRules
class Mau(UpRules):
    name = "mau"
    clauses = ("MAU-1",)
none = Reference("mau:NOTHING")
GAME = Game(Mau(), none, none, none, none, none, texts="mau")
"""
"""A game with rules, and texts of which something is wrong."""


@pytest.mark.parametrize(
    ("texts", "command", "said"),
    [
        ("mau-rest { 7\n", "up", "mau.ftl, at “mau-rest { 7”"),
        ("menu-title = Mau\n", "up", 'The message "menu-title" in {folder}/mau/texts/en/mau.ftl is there'),
        ("mau-title = Mau\n", "mau", 'There is no message "MAU-1" in English'),
        ("MAU-1 = { $card } it is\n", "mau", 'The message "MAU-1" in en is told [], and asks for more: '),
    ],
)
def test_what_is_wrong_with_the_texts_of_a_game_is_told_in_one_sentence(texts, command, said, tmp_path):
    (tmp_path / "mau" / "texts" / "en").mkdir(parents=True)
    (tmp_path / "mau" / "texts" / "en" / "mau.ftl").write_text(texts, encoding="utf-8")
    (tmp_path / "mau" / "__init__.py").write_text(MAU, encoding="utf-8")
    done = with_game(tmp_path, "", command)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1), done.stderr
    assert said.replace("{folder}", str(tmp_path)) in done.stderr
