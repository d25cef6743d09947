"""Cards spread on the simulated table in parts are added up, and the game goes on as it stood."""

from __future__ import annotations

import pytest

from companion.decks.check import pack_of
from companion.evening.journal import Journal
from companion.rehearsal.layout import Layout
from tests.commands.test_deckcheck import spread
from tests.rehearsal import conftest as up_and_down
from tests.rehearsal.still_table import Table


@pytest.fixture
def table(tmp_path):
    journal = Journal(tmp_path / "journal.sqlite")
    yield Table(up_and_down.truth_of(up_and_down.DEAL, up_and_down.SETUP), journal)
    journal.close()


def test_a_pack_is_checked_in_four_parts(table):
    sitting, told = table.sitting, table.told
    lay = sitting.watching.watcher.rehearsal.layout
    codes = [code for code in pack_of(sitting.evening.header).copies if code not in ("9H", "2C")]
    sitting.check_deck(begin=True)
    for first in range(0, len(codes), 11):
        table.is_laid_so(spread(codes[first : first + 11]), table.seats)
        table.is_laid_so(Layout(), table.seats)
    table.is_laid_so(spread(["QS", "KS"]), table.seats)
    counted = sitting.view.deck
    assert counted.missing == (("2C", 1), ("9H", 1))
    assert counted.double == (("QS", 1),)
    assert counted.strange == (("KS", 1),)
    assert table.told == told, "the spread cards are no plays"
    sitting.check_deck(begin=False)
    assert sitting.view.deck is None
    table.is_laid_so(lay, table.seats)
    assert table.told == told
    assert sitting.view.table.in_step
