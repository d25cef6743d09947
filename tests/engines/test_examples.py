from __future__ import annotations

import pytest

from companion.texts import LANGUAGES
from tests.engines.record_examples import EXAMPLES, examples, expected, referee
from tests.shared_material import SHARED


@pytest.mark.parametrize("example", examples())
def test_an_example_is_ruled_line_by_line_as_expected(example):
    answers = referee((EXAMPLES / f"{example}.jsonl").read_bytes())
    for answer, wanted in zip(answers, expected(example), strict=True):
        assert answer == wanted


@pytest.mark.parametrize("example", examples())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_of_an_example_has_its_facts_in_every_language(example, language):
    assert len(list(referee((EXAMPLES / f"{example}.jsonl").read_bytes(), language))) > 1


@pytest.mark.skipif(SHARED is None, reason="the shared material is not beside this checkout")
def test_the_examples_are_those_of_the_contract():
    theirs = {path.name: path.read_bytes() for path in (SHARED / "rules" / "examples").iterdir()}
    assert {path.name: path.read_bytes() for path in EXAMPLES.iterdir()} == theirs
