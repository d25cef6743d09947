"""A club at a real broker: broker and tables are killed, and nothing is lost or doubled."""

from __future__ import annotations

import argparse
import json
import os

import pytest

from companion.bench.club import played
from companion.clubhouse import mosquitto
from companion.clubhouse.errors import MosquittoError
from companion.clubhouse.mosquitto import Mosquitto
from companion.commands.club_demo import PEOPLE, run_demo

pytestmark = pytest.mark.slow


@pytest.fixture
def broker_there():
    if mosquitto.mosquitto() is not None:
        return
    message = "Mosquitto is not there: apt-get install mosquitto"
    pytest.fail(message) if os.environ.get("CI") == "true" else pytest.skip(message)


@pytest.mark.usefixtures("broker_there")
def test_ten_tables_lose_nothing_while_broker_and_tables_are_killed():
    outcome = played(10, seconds=4.0, kills=1)
    assert (outcome.broker_killed, outcome.tables_killed) == (1, 1)
    assert outcome.accepted > 50
    assert outcome.counted == outcome.accepted
    assert outcome.same
    assert outcome.latencies


@pytest.mark.usefixtures("broker_there")
def test_the_demo_acts_a_whole_evening_out_and_ends_what_it_has_started(capfd):
    options = argparse.Namespace(lang="en", json=True, web=None)
    assert run_demo(options, pace=0.05) == 0
    out, err = capfd.readouterr()
    told = [json.loads(line) for line in out.splitlines()]
    kinds = [one["event"] for one in told]
    assert kinds.count("round") == 2
    assert kinds.count("result") >= 8
    assert {"online", "seating", "ruled"} <= set(kinds)
    standings = [one for one in told if one["event"] == "standing"]
    assert sorted(one["name"] for one in standings) == sorted(PEOPLE)
    assert sum(one["points"] for one in standings) == pytest.approx(2 * 6 * len(PEOPLE))
    assert [line.split()[0] for line in err.splitlines()[:2]] == ["web", "organiser"]


def test_without_mosquitto_one_sentence_says_what_to_install(monkeypatch, tmp_path):
    monkeypatch.setattr(mosquitto, "mosquitto", lambda: None)
    with pytest.raises(MosquittoError, match="sudo apt-get install mosquitto"):
        Mosquitto(tmp_path)
