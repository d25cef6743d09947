"""Faces are held against a view of a card: the one that is seen fits best, and none where no card lies."""

from __future__ import annotations

import numpy as np
import pytest

from tests.vision.decks.drawn_deck import PIXELS, SIZE, deck, table
from vision.decks.align import Freedom
from vision.decks.bank import Bank
from vision.decks.face_fit import FaceFit, Shown
from vision.decks.raster import PicturePyramid, view_of

ALL = np.arange(2 * len(deck().codes))


@pytest.fixture(scope="module")
def bank():
    return Bank(deck())


def fit(bank, picture, part=1.0):
    """How faces fit what is seen in the middle of a picture, of which so much from the left is in view."""
    corners = (400, 300) + np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]]) * np.array(SIZE) * PIXELS / 2
    coarse, fine = bank.coarse_inner.copy(), bank.fine_inner.copy()
    for raster in (coarse, fine):
        raster[:, round(part * raster.shape[1]) :] = 0
    shown = Shown(float(coarse.sum() / bank.coarse_inner.sum()), coarse, fine, Freedom.RIGID)
    return FaceFit(bank, PicturePyramid(picture), view_of(corners.astype(np.float32)), shown, 0.15)


@pytest.mark.parametrize("part", [1.0, 0.4])
@pytest.mark.parametrize("turn", [0, 180])
def test_the_face_that_is_seen_fits_best_the_way_up_that_it_lies(bank, turn, part):
    misfits = fit(bank, table(("red-4", 400, 300, turn)), part).misfits()
    best = int(misfits.argmin())
    assert bank.codes[best] == "red-4"
    assert bank.is_upside_down(best) is (turn == 180)


def test_some_faces_fit_as_they_do_among_all(bank):
    here = fit(bank, table(("red-4", 400, 300, 0)))
    assert here.misfits(ALL[3:6]) == pytest.approx(here.misfits()[3:6], abs=1e-4)


def test_a_card_is_of_some_face_and_print_of_a_cloth_of_none(bank):
    assert not fit(bank, table(("red-4", 400, 300, 0))).is_of_none(ALL)
    cloth = np.random.default_rng(1).integers(0, 255, (60, 80, 3)).repeat(10, axis=0).repeat(10, axis=1)
    assert fit(bank, cloth.astype(np.uint8)).is_of_none(ALL)


def test_what_is_seen_is_cut_out_once_whoever_asks(bank, monkeypatch):
    cuts, cut = [], PicturePyramid.cut

    def counted(self, view, size):
        cuts.append(size)
        return cut(self, view, size)

    monkeypatch.setattr(PicturePyramid, "cut", counted)
    here = fit(bank, table(("red-4", 400, 300, 0)))
    here.misfits()
    here.is_of_none(ALL)
    here.misfits(ALL[:3])
    assert sorted(cuts) == sorted([bank.coarse_size, bank.fine_size])
