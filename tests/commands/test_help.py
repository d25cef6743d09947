"""The command line explains itself, and what was typed wrongly, in the language of the texts."""

from __future__ import annotations

import argparse
import ast
import inspect
import os
import re
import subprocess
import sys
import sysconfig
from contextlib import suppress
from importlib.metadata import version
from pathlib import Path

import pytest

from companion.commands import console
from companion.commands.main import main
from companion.commands.own_words import SENTENCES, said_in
from companion.texts import LANGUAGES, texts
from tests.written import is_written

SAME = re.compile(
    r"[a-z0-9, |-]*|.*\.jsonl|N|NAME|CODE|A,B,C|DECK\|board|pi5\|pi4\|A/B|NAME\[:mild\|strong\]|options"
)
"""What needs no translation: names of games and sheets, and words that the languages share."""


def parsers(command: str, language: str) -> list[argparse.ArgumentParser]:
    """The parser of the companion and that of the command, in a language."""
    words = texts(language)
    with said_in(words):
        whole = console.parser_of(command, words)
    (named,) = (action for action in whole._actions if isinstance(action, argparse._SubParsersAction))
    return [whole, named.choices[command]]


def explained(command: str, language: str) -> dict[str, str]:
    """Every string of a command's help, by what it explains."""
    said: dict[str, str] = {}
    for parser in parsers(command, language):
        said |= {
            f"{parser.prog}: does": parser.description or "",
            f"{parser.prog}: example": parser.epilog or "",
        }
        for group in parser._action_groups:
            said[f"{parser.prog}: {len(said)}"] = group.title or ""
        for action in parser._actions:
            said[f"{parser.prog} {action.dest}: help"] = action.help or ""
            metavar = action.metavar if isinstance(action.metavar, str) else ""
            said[f"{parser.prog} {action.dest}: value"] = metavar
            for listed in getattr(action, "_choices_actions", ()):
                said[f"{parser.prog} {listed.dest}: line"] = listed.help or ""
    return said


@pytest.mark.parametrize("language", ["de", "fr"])
@pytest.mark.parametrize("command", console.COMMANDS)
def test_no_word_of_a_commands_help_is_left_in_english(command, language):
    english, other = explained(command, "en"), explained(command, language)
    assert other.keys() == english.keys()
    assert [what for what, said in english.items() if said and not other[what]] == []
    same = {what: said for what, said in english.items() if other[what] == said}
    assert {what: said for what, said in same.items() if not SAME.fullmatch(said)} == {}


@pytest.mark.parametrize("command", console.COMMANDS)
def test_every_option_is_explained(command):
    unexplained = [
        action.dest for parser in parsers(command, "en") for action in parser._actions if not action.help
    ]
    assert unexplained == ["command"]


@pytest.mark.parametrize("language", ["de", "fr"])
def test_argparse_speaks_the_language_only_while_a_command_line_is_read(language, capsys):
    with pytest.raises(SystemExit):
        main(["print", "--help", "--lang", language])
    said = capsys.readouterr().out
    assert texts(language).say("argparse-help") in said
    assert "usage: " not in said
    assert argparse.ArgumentParser(prog="other").format_usage().startswith("usage: other")


MISTAKES = (
    "conflicting",
    "cannot merge",
    "is an invalid argument",
    "invalid option string",
    "dest= is required",
    "invalid conflict_resolution",
    "mutually exclusive",
    "cannot have multiple subparser",
    "is not callable",
    "with mode",
    "can't open",
    "not defined",
    "ambiguous option",
    "%(prog)s: error",
    "deprecated",
    "(default: ",
    "subcommands",
    "not a known",
)
"""Parts of what argparse says to programmers only, of what our parsers never do, and of `Parser.error`."""


def test_all_that_argparse_says_to_people_is_ours_to_say():
    calls = [node for node in ast.walk(ast.parse(inspect.getsource(argparse))) if isinstance(node, ast.Call)]
    said = {
        sentence.value
        for call in calls
        if isinstance(call.func, ast.Name) and call.func.id in ("_", "ngettext")
        for sentence in call.args[:2]
        if isinstance(sentence, ast.Constant) and isinstance(sentence.value, str)
    }
    assert len(said) > 20
    assert {one for one in said - SENTENCES.keys() if not any(part in one for part in MISTAKES)} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_sentences_keep_the_places_for_what_was_typed(language):
    def places(sentence: str) -> list[str]:
        return sorted(re.findall(r"%(?:\(\w+\))?[sr]", sentence))

    assert [message for message in SENTENCES.values() if not is_written(message, language)] == []
    assert {
        message
        for sentence, message in SENTENCES.items()
        if places(texts(language).say(message)) != places(sentence)
    } == set()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["juggle", "--lang", "de"], "companion: zu BEFEHL: 'juggle' gibt es hier nicht"),
        (
            ["--lang=de", "scores", "--shuffle"],
            "companion: nicht bekannt: --shuffle (siehe",
        ),
        (
            ["referee", "--lang", "fr"],
            "companion referee : il manque : FICHIER (voir ",
        ),
        (["export", "-o", "--lang", "de"], "companion export: zu -o/--out: hier fehlt ein Wert"),
        (["print", "up", "-o", "x", "--paper", "a3", "--lang", "fr"], "pour --paper : 'a3' n’existe pas ici"),
        (["--lang", "de", "print", "up", "-o", ""], "der Name einer Datei oder eines Ordners ist leer"),
        (["scores", "--lang", "fr", "--data", __file__], "est un fichier ; nommer un dossier"),
        (["play", "--lang", "de", "--players", "Kim,Kim"], "die Namen der Spieler müssen verschieden sein"),
        (["play", "--lang", "de", "--camera", ""], "der Name der Kamera ist leer"),
        (["play", "--lang", "fr", "--seed", "-1"], "il faut un nombre de 0 à 999999999999, pas -1"),
        (["calibrate", "--lang", "de", "--seconds", "x"], "muss eine Anzahl Sekunden bis 3600 sein"),
        (["teach", "?", "--lang", "de"], "? ist kein Name für ein Deck"),
        (["teach", "up", "--ring", "CC", "--lang", "fr"], "CC ne nomme pas une fois chacune"),
        (["scores", "twelve", "--lang", "de"], "zu ABEND: muss eine ganze Zahl sein"),
        (["teach", "up", "--game", "up", "--cards", "3", "--lang", "de"], "geht nicht zusammen mit --game"),
        (["scores", "--lang", "es"], "companion scores: argument --lang: invalid choice: 'es'"),
    ],
)
def test_what_was_typed_wrongly_is_told_in_the_language_asked_for(words, said, capsys, monkeypatch):
    monkeypatch.setenv("LC_ALL", "C")
    with pytest.raises(SystemExit) as leaving:
        main(words)
    output, errors = capsys.readouterr()
    assert (leaving.value.code, output, errors.count("\n")) == (2, "", 1)
    assert said in errors


@pytest.mark.parametrize(
    ("words", "settings", "environment", "usage"),
    [
        (["--help"], 'language = "de"', "fr_FR.UTF-8", "Aufruf: companion"),
        (["--help"], "", "fr_FR.UTF-8", "usage : companion"),
        (["--help", "--lang", "en"], 'language = "de"', "fr_FR.UTF-8", "usage: companion"),
        ([], 'language = "de"', "fr_FR.UTF-8", "Aufruf: companion"),
    ],
)
def test_help_speaks_the_language_of_the_settings_or_of_the_environment(
    words, settings, environment, usage, tmp_path, capsys, monkeypatch
):
    monkeypatch.setenv("LC_ALL", environment)
    (tmp_path / "settings.toml").write_text(settings)
    with suppress(SystemExit):
        main(["--data", str(tmp_path), *words])
    assert capsys.readouterr().out.startswith(usage)


def test_the_version_is_one_line_and_that_of_the_package(capsys):
    with pytest.raises(SystemExit) as leaving:
        main(["--version"])
    assert leaving.value.code == 0
    assert capsys.readouterr() == (f"companion {version('tabletop-companion')}\n", "")
    project = Path(__file__).resolve().parents[2] / "pyproject.toml"
    assert f'name = "{console.DISTRIBUTION}"' in project.read_text()


def test_what_is_not_installed_has_no_version(tmp_path):
    root, libraries = Path(__file__).resolve().parents[2], Path(sysconfig.get_path("purelib"))
    ours = (root / name for name in ("assets", "companion", "hardware", "vision"))
    for one in (*ours, *libraries.iterdir()):
        if not one.name.startswith("tabletop_companion"):
            (tmp_path / one.name).symlink_to(one)
    command = [sys.executable, "-S", "-m", "companion", "--version", "--lang", "de"]
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert "companion: Welche Version das ist, lässt sich nicht sagen" in done.stderr
