"""Games that are installed: one that cannot be loaded takes nothing from the others."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from companion.engines import HeaderError, game_called, game_names

ROOT = Path(__file__).resolve().parents[2]


def with_game(folder: Path, code: str, *asked: str) -> subprocess.CompletedProcess[str]:
    """What ``companion rules`` says of a game where a package of that code names itself as the game “mau”."""
    info = folder / "mau-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: mau\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text("[companion.games]\nmau = mau:GAME\n", encoding="utf-8")
    (folder / "mau.py").write_text(code, encoding="utf-8")
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join((str(folder), str(ROOT)))}
    command = [sys.executable, "-m", "companion", "rules", *(asked or ("up",)), "--lang", "en"]
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


RULES = """
import types
from companion.engines import Rules
class MauRules:
    name = "mau"
GAME = types.SimpleNamespace(name="mau", rules=MauRules())
class MauRules(Rules):
    start = laid_out = pack = write = None
"""
"""Rules without what they must say, and others without a method."""

UNWRITTEN = "Can't instantiate abstract class MauRules "
"""So Python begins to say which method is not there."""


@pytest.mark.parametrize(
    ("code", "why"),
    [
        ("raise OSError('no disk')", "no disk"),
        ("GAMES = ()", "module 'mau' has no attribute 'GAME'"),
        ("GAME = 7", "it is no game"),
        ("import types\nGAME = types.SimpleNamespace(name='uam')", "its rules call it 'uam'"),
        ("import none_such", "No module named 'none_such'"),
        (RULES, "its rules, MauRules, lack clauses, players"),
        (RULES + "GAME.rules = MauRules()", UNWRITTEN),
    ],
)
def test_a_game_that_cannot_be_loaded_is_named_and_the_others_go_on(code, why, tmp_path):
    done = with_game(tmp_path, code)
    assert done.stderr.startswith(f'The game "mau" is left out, mau:GAME cannot be loaded: {why}')
    assert done.stderr.count("\n") == 1
    assert (done.returncode, done.stdout.startswith("Rules of Up\n")) == (0, True)


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


def with_texts(
    folder: Path, texts: str | bytes, *asked: str, code: str = MAU
) -> subprocess.CompletedProcess[str]:
    """The same for a game with these texts in English."""
    (folder / "mau" / "texts" / "en").mkdir(parents=True)
    written = texts if isinstance(texts, bytes) else texts.encode()
    (folder / "mau" / "texts" / "en" / "mau.ftl").write_bytes(written)
    (folder / "mau" / "__init__.py").write_text(code, encoding="utf-8")
    return with_game(folder, "", *asked)


@pytest.mark.parametrize(
    ("texts", "command", "said"),
    [
        ("mau-title = Mau\n", "mau", 'There is no message "MAU-1" in English'),
        ("MAU-1 = { $card } it is\n", "mau", 'The message "MAU-1" in en is told [], and asks for more: '),
    ],
)
def test_what_is_wrong_with_the_texts_of_a_game_is_told_in_one_sentence(texts, command, said, tmp_path):
    done = with_texts(tmp_path, texts, command)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1), done.stderr
    assert said in done.stderr


@pytest.mark.parametrize(
    ("texts", "said"),
    [
        ("mau-rest { 7\n", "Texts cannot be read, {file}, at “mau-rest { 7”: "),
        ("menu-title = Mau\n", 'The message "menu-title" in {file} is there already; call it otherwise.'),
        ("MAU-1 = Mau\nMAU-1 = Mau\n", 'The message "MAU-1" in {file} is there already; call it otherwise.'),
        (b"MAU-1 = \xfc\n", "'utf-8' codec can't decode byte 0xfc"),
    ],
)
def test_a_game_whose_texts_cannot_be_taken_is_named_and_the_others_go_on(texts, said, tmp_path):
    file = tmp_path / "mau" / "texts" / "en" / "mau.ftl"
    done = with_texts(tmp_path, texts, "up")
    assert (done.returncode, done.stdout.startswith("Rules of Up\n"), done.stderr.count("\n")) == (0, True, 1)
    assert done.stderr.startswith('The game "mau" is left out. ' + said.replace("{file}", str(file)))


def test_a_game_that_does_not_say_its_name_is_called_as_in_a_header(tmp_path):
    done = with_texts(tmp_path, "MAU-1 = Mau\n", "mau", "--layout", "--players", "3")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("mau for 3 players: ")


SWITCH = """
from companion.engines import Option
Mau.options = (Option("jokers", (False, True), changes_pack=True),)
"""
"""An option for which there are no words."""


def test_an_option_without_words_hinders_no_other_game(tmp_path):
    done = with_texts(tmp_path, "MAU-1 = Mau\n", "up", code=MAU + SWITCH)
    assert (done.returncode, done.stdout.startswith("Rules of Up\n"), done.stderr) == (0, True, "")


BRIDGE = """
from companion.games.up.rules import UpPosition
class Four(UpRules):
    name = "mau"
    players = (4,)
    def start(self, header):
        return NoPosition()
class NoPosition(UpPosition.__mro__[1]):
    game = "mau"
Mau = Four
GAME = Game(Four(), none, none, none, none, none, texts="mau")
"""


@pytest.mark.parametrize(
    ("players", "said"),
    [
        ("3", "mau is for 4 players; --players cannot be 3.\n"),
        ("4", 'The game "mau" cannot be started: Can\'t instantiate abstract class NoPosition '),
    ],
)
def test_a_game_for_four_people_whose_position_is_not_all_there_says_so(players, said, tmp_path):
    words = ("mau", "--layout", "--players", players)
    done = with_texts(tmp_path, "MAU-1 = Mau\n", *words, code=MAU + BRIDGE)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1), done.stderr
    assert done.stderr.startswith(said)
