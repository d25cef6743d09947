from __future__ import annotations

import re
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_pattern
from fluent.syntax.visitor import Visitor

from companion.engines import game_called, game_names, rules_of
from companion.texts import LANGUAGES
from tests.written import is_written

FOLDERS = {"assets": files("assets") / "texts"} | {
    game: files(game_called(game).texts) / "texts" for game in game_names()
}
"""Where texts lie: the companion's own, and those of each game."""

FILES = sorted(
    f"{place}/{file.name}" for place, folder in FOLDERS.items() for file in (folder / "en").iterdir()
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_every_clause_is_written_in_every_language(game, language):
    missing = [clause for clause in rules_of(game).clauses if not is_written(clause, language)]
    assert missing == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_every_clause_that_can_be_cited_has_its_sentence_in_every_language(game, language):
    cited = [clause for clause in rules_of(game).clauses if is_written(clause, "en", "no")]
    assert cited
    assert [clause for clause in cited if not is_written(clause, language, "no")] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_a_file_says_the_same_things_in_every_language(file, language):
    english, other = variables("en", file), variables(language, file)
    assert other.keys() == english.keys()
    # Each effect is told with its game, whose own word for a round a language may need.
    known = {name: used | {"game"} if name.startswith("effect-") else used for name, used in english.items()}
    assert {name: used - known[name] for name, used in other.items() if used - known[name]} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_written_twice_and_none_is_misspelt(language):
    ids = [entry.id.name for file in FILES for entry in entries(language, file)]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_what_is_told_of_a_ruling_is_one_sentence(game, language):
    """The contract of the record's ``reason``; a clause itself may be told in several."""
    told = [
        (entry.id.name, serialize_pattern(pattern))
        for entry in entries(language, f"{game}/rules.ftl")
        for name, pattern in [("", entry.value), *((one.id.name, one.value) for one in entry.attributes)]
        if name or (entry.id.name.islower() and not entry.id.name.startswith("question-"))
    ]
    assert told
    assert [text for _, text in told if re.search(r"[.!?] +(?![\[*}])\S", " ".join(text.split()))] == []


def entries(language: str, file: str) -> list[ast.Message]:
    place, name = file.split("/")
    body = FluentParser().parse((FOLDERS[place] / language / name).read_text(encoding="utf-8")).body
    junk = [entry.content for entry in body if isinstance(entry, ast.Junk)]
    assert junk == []
    return [entry for entry in body if isinstance(entry, ast.Message)]


def variables(language: str, file: str) -> dict[str, set[str]]:
    """The facts that each message and attribute of a file asks for."""
    found: dict[str, set[str]] = {}
    for message in entries(language, file):
        for name, pattern in [("", message.value), *((a.id.name, a.value) for a in message.attributes)]:
            collector = _Variables()
            collector.visit(pattern)
            found[f"{message.id.name}.{name}"] = collector.names
    return found


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@pytest.mark.parametrize("game", game_names())
def test_the_clauses_are_numbered_without_a_gap(game):
    clauses = rules_of(game).clauses
    prefix = re.sub(r"\d+$", "", clauses[0])
    assert clauses == tuple(f"{prefix}{number}" for number in range(1, len(clauses) + 1))
