"""Games that are installed: one that cannot be loaded takes nothing from the others."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from companion.engines import HeaderError, game_called, game_names

ROOT = Path(__file__).resolve().parents[2]


def with_game(folder: Path, code: str) -> subprocess.CompletedProcess[str]:
    """What ``companion rules up`` says where a package of that code names itself as the game “mau”."""
    info = folder / "mau-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: mau\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text("[companion.games]\nmau = mau:GAME\n", encoding="utf-8")
    (folder / "mau.py").write_text(code, encoding="utf-8")
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join((str(folder), str(ROOT)))}
    command = [sys.executable, "-m", "companion", "rules", "up", "--lang", "en"]
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
        ("GAME = 7", "it is no game of that name"),
        ("import none_such", "No module named 'none_such'"),
    ],
)
def test_a_game_that_cannot_be_loaded_is_named_and_the_others_go_on(code, why, tmp_path):
    done = with_game(tmp_path, code)
    assert done.stderr == f'The game "mau" is left out, mau:GAME cannot be loaded: {why}.\n'
    assert (done.returncode, done.stdout.startswith("UP-1 ")) == (0, True)


def test_texts_that_cannot_be_read_are_named_in_one_sentence(tmp_path):
    texts = tmp_path / "texts" / "en"
    texts.mkdir(parents=True)
    (texts / "mau.ftl").write_text("mau-title = Mau\nmau-rest { 7\n", encoding="utf-8")
    code = """
import types
from companion.engines import Game, Reference
from companion.games.up.rules import UpRules
class Mau(UpRules):
    name = "mau"
none = Reference("mau:NOTHING")
GAME = Game(Mau(), none, none, none, none, none, texts="mau")
"""
    (tmp_path / "mau").mkdir()
    (tmp_path / "mau" / "__init__.py").write_text(code, encoding="utf-8")
    texts.parent.rename(tmp_path / "mau" / "texts")
    done = with_game(tmp_path, "")
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert "mau.ftl, at “mau-rest { 7”" in done.stderr
