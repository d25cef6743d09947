"""What is read on demand says the same as what is read at once."""

from __future__ import annotations

from importlib.resources import files
from itertools import chain

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax.ast import Message, Term

from companion.engines import BrokenGameError, game_called, game_names
from companion.texts import LANGUAGES
from companion.texts.on_demand import MessagesOnDemand, entries, read

FILE = "some.ftl"


def shipped(language):
    packages = ("assets", *(game_called(game).texts for game in game_names()))
    folders = (files(package) / "texts" / language for package in packages)
    return list(chain.from_iterable(folder.iterdir() for folder in folders))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_that_is_shipped_is_read_alone_as_it_is_read_in_its_file(language):
    for file in shipped(language):
        text = file.read_text(encoding="utf-8")
        at_once = [one for one in read(text, file).body if isinstance(one, Message | Term)]
        alone = [read(said, file).body for _, said in entries(text)]
        assert [len(body) for body in alone] == [1] * len(at_once), file
        for one, (other,) in zip(at_once, alone, strict=True):
            assert one.equals(other, ignored_fields=["span", "comment"]), one.id.name


def on_demand(text) -> MessagesOnDemand:
    bundle = MessagesOnDemand("en")
    bundle.add_unread(text, FILE)
    return bundle


def said(bundle: FluentBundle, message, **facts) -> str:
    text, errors = bundle.format_pattern(bundle.get_message(message).value, facts)
    assert errors == []
    return text


def test_a_message_brings_those_along_that_it_is_made_of():
    bundle = on_demand(
        """
# Who = nobody
hello = Hello, { who }!
who = { -name }
    and { $count ->
        [one] { nobody }
       *[other] others
    }
nobody = nobody else
-name = Kim
"""
    )
    assert said(bundle, "hello", count=1) == "Hello, Kim\nand nobody else!"
    assert said(bundle, "hello", count=2) == "Hello, Kim\nand others!"


def test_a_message_is_there_before_and_after_it_was_read():
    bundle = on_demand("here = Here\n")
    assert bundle.has_message("here")
    assert said(bundle, "here") == "Here"
    assert bundle.has_message("here")
    assert not bundle.has_message("there")
    with pytest.raises(LookupError):
        bundle.get_message("there")


def test_what_is_written_wrong_is_told_when_it_is_wanted():
    bundle = on_demand("right = Right\nwrong = { $\n")
    assert said(bundle, "right") == "Right"
    with pytest.raises(BrokenGameError, match=r"some\.ftl, at “wrong = { \$”"):
        bundle.get_message("wrong")


@pytest.mark.parametrize("read_first", [True, False])
def test_a_message_that_is_there_already_is_refused(read_first):
    bundle = on_demand("one = One\n")
    if read_first:
        bundle.get_message("one")
    with pytest.raises(BrokenGameError, match=r'The message "one" in other\.ftl is there already'):
        bundle.add_unread("one = Another\n", "other.ftl")
