"""Places wait, are dismissed and are recalled, by what a first look says of each."""

from __future__ import annotations

from types import SimpleNamespace

import numpy as np
import pytest

from vision.decks.candidates import Candidates
from vision.decks.first_look import WaitingPlace
from vision.decks.places import CardSpot
from vision.decks.raster import view_of

CARD = np.array([[0, 0], [60, 0], [60, 90], [0, 90]], np.float32)


class Looks:
    """A first look that finds in a settled place what was said of it."""

    def __init__(self):
        self.misfits, self.settled = {}, []

    def at(self, spots, faintest):
        return [place(misfit=0.3) for _ in spots]

    def again(self, places, faintest, *, shift):
        for one in places:
            one.settled = not shift

    def settle(self, one, faintest):
        if not one.settled:
            self.settled.append(one)
            one.misfit, one.settled = self.misfits.get(one, one.misfit), True


def place(x=0.0, *, misfit=0.3, corners=(), settled=True):
    """A place so far to the right, for which corners at these pixels speak."""
    view = view_of(CARD + np.float32([x, 0]))
    seen = np.array(corners, np.float32).reshape(-1, 2)
    return WaitingPlace(CardSpot(view, seen), view, np.ones((4, 3)), misfit=misfit, settled=settled)


@pytest.fixture
def looks():
    return Looks()


@pytest.fixture
def places(looks):
    bare = SimpleNamespace(is_mostly_free=lambda one: one.spot.view[0, 2] > 50)
    return Candidates(looks, bare, SimpleNamespace(faintest=0.15), flat=True)


def test_the_place_that_is_explained_best_is_the_next_one_and_waits_no_longer(places):
    good, better, bad = place(misfit=0.5), place(misfit=0.2), place(misfit=0.9)
    places.waiting = [good, better, bad]
    assert [places.best(), places.best(), places.best()] == [better, good, None]
    assert places.waiting == [bad]


def test_a_place_is_settled_before_it_is_the_next_one(places, looks):
    hidden, plain = place(misfit=0.2, settled=False), place(misfit=0.4)
    looks.misfits[hidden] = 0.6
    places.waiting = [hidden, plain]
    assert places.best() is plain


def test_where_no_place_is_worth_a_look_those_are_settled_that_are_not(places, looks):
    hidden = place(misfit=0.9, settled=False)
    looks.misfits[hidden] = 0.4
    places.waiting = [place(misfit=0.95), hidden]
    assert places.best() is hidden


def test_a_place_for_which_three_corners_speak_is_looked_at_however_it_shines(places):
    places.waiting = [place(misfit=0.95, corners=CARD[:2]), shone_on := place(misfit=0.95, corners=CARD[:3])]
    assert places.best() is shone_on
    assert places.best() is None


def test_a_place_beside_a_card_waits_if_a_face_explains_it_and_is_unlikely_if_hardly(places):
    likely, hardly, not_at_all = (place(misfit=misfit) for misfit in (0.4, 0.7, 0.9))
    assert places.wait_beside([likely, hardly, not_at_all])
    assert (places.waiting, places.unlikely) == ([likely], [hardly])
    assert not places.wait_beside([not_at_all])


def test_an_unlikely_place_is_asked_once_where_a_card_hides_it_or_at_last(places):
    here, there = place(misfit=0.7), place(200.0, misfit=0.7)
    places.unlikely = [here, there]
    assert places.wait_unlikely(CARD)
    assert (places.waiting, places.unlikely) == ([here], [there])
    assert places.wait_unlikely()
    assert (places.waiting, places.unlikely) == ([here, there], [])
    assert not places.wait_unlikely()


def test_places_that_may_lie_on_a_card_wait_no_longer(places):
    above, beside = place(40.0, corners=[(50, 40)]), place(200.0, corners=[(210, 40)])
    unspoken = place(40.0)
    places.waiting = [above, beside, unspoken]
    assert places.take_out_on(CARD) == [above]
    assert places.waiting == [beside, unspoken]


def test_what_lies_on_a_card_that_was_taken_waits_only_if_most_of_it_lies_beside(places):
    within, mostly_beside = place(0.0, corners=[(58, 40)]), place(55.0, corners=[(58, 40)])
    places.waiting = [within, mostly_beside]
    places.cover(CARD)
    assert places.waiting == [mostly_beside]


def test_a_dismissed_place_is_recalled_once_a_card_on_it_was_taken(places):
    beneath, elsewhere = place(30.0, misfit=0.3), place(300.0, misfit=0.3)
    places.dismissed = [beneath, elsewhere]
    places.cover(CARD)
    assert (places.waiting, places.dismissed) == ([beneath], [elsewhere])


def test_overlooked_places_are_shifted_those_that_wait_go_on_waiting(places, looks):
    shows_one, shows_none, waits = place(60.0), place(60.0), place(60.0)
    looks.misfits = {shows_one: 0.7, shows_none: 0.9, waits: 0.9}
    places.dismissed, places.waiting = [shows_one], [waits]
    places.wait_overlooked([shows_none])
    assert (places.waiting, places.dismissed) == ([waits, shows_one], [])
    assert looks.settled == [shows_one, shows_none, waits]


def test_at_last_all_dismissed_places_wait(places):
    places.dismissed = dismissed = [place(misfit=0.9), place()]
    places.wait_dismissed()
    assert (places.waiting, places.dismissed) == (dismissed, [])
