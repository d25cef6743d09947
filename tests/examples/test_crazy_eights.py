"""A fifth game, installed as a package of its own: refereed, watched, told by hand, in three languages."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = ROOT / "examples" / "crazy_eights"
MOST_LINES = 900
"""What a new game may take, its texts in three languages included; empty lines do not count."""

MANY_TESTS = 25
"""So many of them at least are about each game."""

RECORD = [
    {"record": 1, "game": "crazy-eights", "players": ["Kim", "Leah", "Alex"]},
    {"event": "deal", "card": "8H"},
    {"event": "deal", "card": "7H"},
    {"event": "play", "player": "Kim", "card": "7C"},
    {"event": "play", "player": "Leah", "card": "7C"},
    {"event": "play", "player": "Alex", "card": "8D"},
    {"event": "play", "player": "Alex", "card": "8D", "suit": "S"},
    {"event": "play", "player": "Kim", "card": "2H"},
    {"event": "play", "player": "Kim", "card": "7C"},
    {"event": "draw", "player": "Kim"},
    {"event": "deal", "card": "2H"},
]
RULED = [None, "CE-3", None, "CE-6", None, "CE-8", None, "CE-7", "CE-11", None, "CE-4"]
"""By line, the clause that forbids it."""


@pytest.fixture(scope="module")
def environment(tmp_path_factory) -> dict[str, str]:
    """The surroundings of a process in which the example is installed, as pip would do it."""
    site = tmp_path_factory.mktemp("site")
    about = tomllib.loads((EXAMPLE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    info = site / "companion_crazy_eights-0.1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {about['name']}\nVersion: {about['version']}\n", encoding="utf-8"
    )
    ((group, games),) = about["entry-points"].items()
    named = "".join(f"{game} = {path}\n" for game, path in games.items())
    (info / "entry_points.txt").write_text(f"[{group}]\n{named}", encoding="utf-8")
    paths = os.pathsep.join(map(str, (site, EXAMPLE, ROOT)))
    return {**os.environ, "PYTHONPATH": paths, "SDL_VIDEODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}


def run(environment: dict[str, str], *words: str) -> subprocess.CompletedProcess[str]:
    """A process of Python with the example installed."""
    return subprocess.run(
        [sys.executable, *words], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )


def test_a_new_game_is_short():
    files = [path for path in EXAMPLE.rglob("*") if path.suffix in (".py", ".ftl", ".toml")]
    lines = [line for path in files for line in path.read_text(encoding="utf-8").splitlines()]
    assert sum(bool(line.strip()) for line in lines) <= MOST_LINES


def test_the_referee_names_the_clause_that_forbids_a_play(environment, tmp_path):
    record = tmp_path / "record.jsonl"
    record.write_text("".join(json.dumps(line) + "\n" for line in RECORD), encoding="utf-8")
    done = run(environment, "-m", "companion", "referee", "--json", str(record))
    ruled = [json.loads(line) for line in done.stdout.splitlines()]
    assert [line["rule"] for line in ruled if "rule" in line] == RULED[1:]
    assert done.stderr == ""


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "en",
            "- Everybody gets 5 cards; 36 are the pile that all draw from\n"
            "- One card lies open in the middle\n",
        ),
        (
            "de",
            "- Jeder bekommt 5 Karten; 36 sind der Stapel, von dem alle ziehen\n"
            "- In der Mitte liegt eine Karte offen\n",
        ),
        (
            "fr",
            "- 5 cartes chacun ; 36 cartes forment la pioche de tous\n- Une carte est ouverte au milieu\n",
        ),
    ],
)
def test_it_is_told_what_to_lay_out(language, said, environment):
    words = ("rules", "crazy-eights", "--layout", "--players", "3", "--lang", language)
    assert run(environment, "-m", "companion", *words).stdout.endswith(said)


def test_whole_games_are_seen_as_they_were_played(environment):
    words = ("--game", "crazy-eights", "--first", "1", "--count", "12")
    done = run(environment, "-m", "companion.bench.soak", *words)
    assert (done.returncode, done.stdout.count(", same\n"), done.stderr) == (0, 12, "")


@pytest.mark.slow
def test_whole_games_are_watched_in_pictures(environment):
    """At a pace at which an index in the heap was once taken for that of a card that lies beside it."""
    words = ("--game", "crazy-eights", "--first", "1", "--count", "2", "--sight", "home", "--pace", "7")
    done = run(environment, "-m", "companion.bench.soak", *words)
    assert (done.returncode, done.stdout.count(", same\n"), done.stderr) == (0, 2, "")


def test_it_passes_what_every_game_must(environment):
    """Told by hand, drawn on every page in three languages, played by people who err, written and read."""
    tests = (
        "tests/screens/test_whole_games.py",
        "tests/records/forms",
        "tests/engines/players",
        "tests/engines",
        "tests/evening",
    )
    words = ("-p", "no:cacheprovider", "-p", "no:xdist", "-k", "crazy-eights")
    done = run(environment, "-m", "pytest", *words, *tests)
    passed = re.search(r"(\d+) passed", done.stdout)
    assert done.returncode == 0, done.stdout
    assert passed is not None
    assert int(passed[1]) >= MANY_TESTS


def test_nothing_is_missing_of_it(environment):
    done = run(environment, "-m", "companion.bench.completeness", "crazy-eights", "--games", "60")
    assert (done.returncode, done.stdout) == (0, "Nothing is missing of crazy-eights.\n"), done.stdout


def test_a_part_that_is_not_there_is_named_in_a_sentence(environment):
    program = (
        "from companion.engines import Reference\n"
        "from companion.screens.game_page import GamePage\n"
        "Reference('crazy_eights.page:PAGES').load(GamePage)\n"
    )
    done = run(environment, "-c", program)
    assert done.stderr.splitlines()[-1].startswith(
        "companion.engines.errors.BrokenGameError: A part of a game cannot be loaded, crazy_eights.page:PAGES"
    )
