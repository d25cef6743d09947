"""The faces of a drawn deck share a design, and nobody takes one for another."""

from __future__ import annotations

import numpy as np
import pytest

from tests.vision.training.fonts_here import needs_fonts
from vision.training import designs
from vision.training.comparison_samples import FACES, KNOWN, OTHERS, TURNED, draw_sample

pytestmark = needs_fonts


@pytest.mark.parametrize("kind", designs.KINDS, ids=lambda kind: kind.__name__.strip("_"))
def test_each_kind_of_deck_draws_as_many_faces_of_one_shape_as_are_asked_for(kind):
    faces = kind(np.random.default_rng(3), 13)
    assert len(faces) == 13
    assert len({face.shape for face in faces}) == 1
    assert all(face.dtype == np.uint8 and face.shape[0] > face.shape[1] for face in faces)


def test_a_sample_depends_on_its_number_alone():
    one, again, other = draw_sample(1, 5), draw_sample(1, 5), draw_sample(1, 6)
    assert np.array_equal(one.known, again.known)
    assert np.array_equal(one.asked, again.asked)
    assert np.array_equal(one.shown, again.shown)
    assert not np.array_equal(one.asked, other.asked)


def test_each_face_is_asked_for_once_and_what_is_none_of_them_shows_none():
    sample = draw_sample(1, 7)
    assert sample.known.shape == (KNOWN, 96, 64, 3)
    assert sample.asked.shape == (KNOWN + OTHERS, 96, 64, 3)
    assert sample.same[:KNOWN].diagonal().all()
    assert not sample.same[KNOWN + 2 :].any()
    assert KNOWN == FACES + TURNED


def test_what_is_hidden_is_told_of_most_views_that_something_lies_on():
    hidden = [(draw_sample(1, number).shown == 0).mean(axis=(1, 2)) > 0 for number in range(4)]
    assert 0.2 < float(np.mean(hidden)) < 0.6
