"""Parts of a game that cannot be loaded, or lack something, are named in one sentence."""

from __future__ import annotations

import re
import sys
from abc import ABC, abstractmethod

import pytest

from companion.engines import BrokenGameError, Reference
from companion.engines.references import made
from companion.table.game_table import GameTable
from companion.table.reading import TableReader

NOT_LOADED = "A part of a game cannot be loaded, mau.table:TABLE: "


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("", NOT_LOADED),
        (
            "import none_such",
            NOT_LOADED + "No module named 'none_such'.",
        ),
        ("TABLE = 7", "A part of a game, mau.table:TABLE, must be a GameTable and is none."),
        (
            "TABLE = (",
            NOT_LOADED + r"'\(' was never closed .*line 1\)\.",
        ),
        (
            "TABLE = Tabel",
            NOT_LOADED + r"name 'Tabel' is not defined \(.*table.py:1\)\.",
        ),
        (
            "from companion.table.game_table import GameTable\n\nTABLE = GameTable()",
            NOT_LOADED
            + r"GameTable.__init__\(\) missing 2 required positional arguments: .* \(.*table.py:3\)\.",
        ),
    ],
)
def test_a_part_that_cannot_be_loaded_is_named_with_what_is_wrong(code, said, tmp_path, monkeypatch):
    (tmp_path / "mau").mkdir()
    (tmp_path / "mau" / "table.py").write_text(code, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "mau.table", raising=False)
    with pytest.raises(BrokenGameError) as told:
        Reference("mau.table:TABLE").load(GameTable)
    assert re.match(said, str(told.value)), told.value


class Forgetful:
    """A reader without some of what one must have."""

    def see(self): ...
    def press(self): ...
    def answer(self): ...
    def seat(self): ...
    def ruled(self): ...


class Heir(Forgetful, TableReader):
    """One that takes the others over from what every reader must be, where they do nothing."""


class Unfinished(ABC):
    """A reader that says itself what it lacks."""

    @abstractmethod
    def see(self): ...


@pytest.mark.parametrize(
    ("reader", "said"),
    [
        (Forgetful, "{here}.Forgetful lacks explanation, take_as_it_is: a TableReader must have it."),
        (Heir, "{here}.Heir lacks explanation, take_as_it_is: a TableReader must have it."),
        (Unfinished, "A TableReader cannot be made: Can't instantiate abstract class Unfinished "),
    ],
)
def test_what_lacks_a_method_is_named_with_its_class_and_the_method(reader, said):
    with pytest.raises(BrokenGameError) as told:
        made(reader, TableReader)
    assert str(told.value).startswith(said.format(here=__name__))
