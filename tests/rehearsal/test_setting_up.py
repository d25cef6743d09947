"""What lies on the simulated table before a round is told apart from what is still to be laid out."""

from __future__ import annotations

import pytest

from companion.evening.journal import Journal
from companion.rehearsal.layout import Kind, Layout, Lying, Spot, Thing
from companion.table.inputs import Action
from tests.games.auf_und_ab.people import test_acted_out as auf_und_ab
from tests.games.schwupps.people import test_acted_out as schwupps
from tests.games.up.people import test_acted_out as up
from tests.rehearsal import conftest as up_and_down
from tests.rehearsal.still_table import Table

LAID_OUT = {
    "schwupps": schwupps.truth_of(schwupps.SETUP),
    "up": up.truth_of(up.deal()),
    "up-and-down": up_and_down.truth_of(up_and_down.SETUP),
}
LAST = {"lay-out-sch-rows", "lay-out-sch-next", "lay-out-sch-tops", "lay-out-up-open", "lay-out-uad-dice"}
"""What must be seen before anybody can play."""


@pytest.fixture
def table(request, tmp_path):
    journal = Journal(tmp_path / "journal.sqlite")
    yield Table(request.param, journal)
    journal.close()


def signs(table: Table) -> dict[str, bool | None]:
    return {step.text.key: step.done for step in table.sitting.view.table.setting_up}


@pytest.mark.parametrize("table", LAID_OUT.values(), ids=LAID_OUT, indirect=True)
def test_what_is_laid_out_has_a_tick_and_a_bare_table_has_none(table):
    table.press(Action.UNDO)
    table.waits(1.0)
    seen = signs(table)
    assert False not in seen.values()
    assert True in seen.values()
    table.is_laid_so(Layout(), table.seats)
    bare = signs(table)
    assert {key for key in LAST & bare.keys() if bare[key] is not False} == set()


@pytest.mark.parametrize("table", [LAID_OUT["up-and-down"]], ids=["up-and-down"], indirect=True)
def test_it_is_said_who_faces_clubs_and_that_the_deal_is_told(table):
    table.press(Action.UNDO)
    table.waits(1.0)
    clubs = next(step for step in table.sitting.view.table.setting_up if step.text.key == "lay-out-uad-clubs")
    assert dict(clubs.text.facts) == {"face": "UP", "player": "Kim"}
    assert signs(table)["lay-out-deal"] is None
    table.press(Action.DEALT)
    assert signs(table)["lay-out-deal"] is True


@pytest.mark.parametrize("table", [LAID_OUT["up-and-down"]], ids=["up-and-down"], indirect=True)
def test_a_king_on_the_table_is_to_be_taken_out(table):
    table.press(Action.UNDO)
    king = Lying(Thing(Kind.CARD, "KD"), Spot(0.0, 200.0), "KD")
    table.is_laid_so(Layout((king,)), table.seats)
    strange = next(
        step for step in table.sitting.view.table.setting_up if step.text.key == "lay-out-uad-strange"
    )
    assert (dict(strange.text.facts), strange.done) == ({"cards": ("K♦",)}, False)


@pytest.mark.parametrize("table", [LAID_OUT["up"]], ids=["up"], indirect=True)
def test_whose_open_cards_are_missing_is_named(table):
    layout = table.sitting.watching.watcher.rehearsal.layout
    table.press(Action.UNDO)
    *cards, last = (lying for lying in layout.of(Kind.CARD) if lying.card)
    table.is_laid_so(layout.take([last.thing]), table.seats)
    missing = next(step for step in table.sitting.view.table.setting_up if step.text.key == "lay-out-up-open")
    assert (len(cards), missing.done) == (7, False)
    assert [name.split()[-1] for name in dict(missing.seen.facts)["listed"]] == ["3"]


@pytest.mark.parametrize("table", [auf_und_ab.truth_of(auf_und_ab.DEAL, auf_und_ab.OPEN)], indirect=True)
def test_the_middle_is_free_before_a_hand_of_auf_und_ab(table):
    assert signs(table) == {}, "a hand is being played"
    table.press(Action.UNDO)
    table.press(Action.UNDO)
    table.waits(1.0)
    assert signs(table) == {"lay-out-deal": None, "lay-out-middle-free": False}
    table.is_laid_so(Layout(), table.seats)
    assert signs(table)["lay-out-middle-free"] is True
