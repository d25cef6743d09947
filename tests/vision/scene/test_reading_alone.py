"""What is new, read for itself: once more where too much around it was painted over."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pytest

from vision.boxes import PixelBox
from vision.scene.reading_alone import AloneReader, read_alone
from vision.sightings import NOTHING, CardSighting, Sightings

LEFT, RIGHT = PixelBox(0, 0, 100, 100), PixelBox(200, 0, 300, 100)


def card(code: str | None, x: float) -> CardSighting:
    return CardSighting(code, "up", 0.99, (), (x, 50.0), (0.0, -1.0), None, partial=False)


@dataclass
class New:
    """Something new, explained by cards that are named; with or without a look at more of it."""

    more: New | None = None

    def explained_by(self, seen: Sightings, region: PixelBox) -> bool:
        return all(one.code for one in seen.cards if region.contains(one.centre))

    def showing(self, seen: Sightings) -> New | None:
        return self.more if any(one.code is None for one in seen.cards) else None

    def peeping(self, seen: Sequence[CardSighting]) -> tuple[CardSighting, ...]:
        return tuple(seen)


class Look:
    """Sees one card on the left and another on the right; the right one by its name only if more is shown."""

    def __init__(self, more: New | None, second: str | None) -> None:
        self.more, self.second = more, second
        self.where: list[tuple[PixelBox, ...]] = []

    def __call__(self, new: New, regions: Sequence[PixelBox]) -> Sightings:
        self.where.append(tuple(regions))
        return Sightings((card("7", 50.0), card(self.second if new is self.more else None, 250.0)))


def test_a_card_that_was_cut_is_looked_at_again_and_nothing_else_is():
    more = New()
    look = Look(more, "9")
    alone = read_alone(look, New(more), (LEFT, RIGHT), ())
    assert [one.code for one in alone.seen.cards] == ["7", "9"]
    assert set(alone.clear) == {LEFT, RIGHT}
    assert alone.peeping == ()
    assert look.where == [(LEFT, RIGHT), (RIGHT,)]


@pytest.mark.parametrize(
    ("more", "looks"), [(None, 1), (New(), 2)], ids=["all was shown", "more is shown, to no avail"]
)
def test_what_stays_in_doubt_leaves_its_region_unclear(more, looks):
    look = Look(more, None)
    alone = read_alone(look, New(more), (LEFT, RIGHT), ())
    assert alone.clear == (LEFT,)
    assert [one.code for one in alone.peeping] == [None]
    assert len(look.where) == looks


def test_a_region_in_doubt_from_before_is_looked_at_but_never_clear():
    look = Look(None, None)
    alone = read_alone(look, New(), (LEFT,), (LEFT,))
    assert alone.clear == ()
    assert [one.code for one in alone.seen.cards] == ["7", None]
    assert look.where == [(LEFT,)]


def test_where_a_frame_was_not_explained_the_next_one_is_read_for_itself_only_where_a_strip_peeped_out():
    reader, look = AloneReader(), Look(None, None)
    assert reader.read(look, New(), (LEFT, RIGHT)) == (Sightings((card("7", 50.0),)), (LEFT,))
    assert reader.vague == (RIGHT,)
    assert reader.read(look, New(), (LEFT, RIGHT))[1] == (LEFT,)
    assert reader.read(look, None, (LEFT, RIGHT)) == (NOTHING, ()), "nothing can be shown for itself"
    reader.read(look, New(), (LEFT, RIGHT))
    assert look.where == [(LEFT, RIGHT), (LEFT, RIGHT), (LEFT,)]


def test_a_strip_that_was_read_for_itself_is_told_once():
    reader = AloneReader()
    reader.read(Look(None, None), New(), (RIGHT,))
    (strip,) = reader.with_peeping(NOTHING, 63.0).cards
    assert strip == card(None, 250.0)
    assert reader.with_peeping(Sightings((strip,)), 63.0).cards == (strip,)
