"""How well pieces keep their identity, and how exactly they are read, over games acted out before a camera.

    python -m companion.bench.pieces --sight home --first 1 --count 2

The first table stands behind `vision.scene.identity.SAME_PLACE`: how far from where it lies a thing is read.
The second one counts how often a thing that stays on the table gets another number, and how often a number
goes over to another thing: those that look the same (twins) apart from those that do not.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import numpy as np

from companion.bench.soak import MISHAPS, watched_game
from companion.engines import game_names
from companion.engines.players.game_players import numbered_header
from companion.evening.evening import Evening
from companion.evening.journal import Journal
from companion.rehearsal.conditions import Conditions
from companion.rehearsal.layout import Kind, Layout, Lying, Thing
from companion.rehearsal.truth import generated_truth
from vision.scene.identity import places_apart
from vision.scene.pieces import Piece, Presence
from vision.sightings import CardSighting, DieSighting, Place, UnknownSighting

_NEAR = 40.0
"""Millimetres, a degree counting as one, from a thing at which what is read is that thing."""

_PERCENT = (50, 99, 99.9, 100)


@dataclass
class Followed:
    """What was found out about pieces, scene by scene.

    Attributes:
        off: by what was read, how far from its thing each piece was read anew, in millimetres.
        counts: of what became of numbers.
    """

    off: defaultdict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    counts: Counter[str] = field(default_factory=Counter)
    _numbers: dict[Thing, int] = field(default_factory=dict)
    _things: dict[int, Lying] = field(default_factory=dict)

    def begin(self) -> None:
        """Another table, on which nothing lies."""
        self._numbers.clear()
        self._things.clear()

    def scene(self, pieces: tuple[Piece, ...], lay: Layout, lies: Layout) -> None:
        """Another scene, before which things lay otherwise."""
        for piece in pieces:
            lying = _thing_of(piece, lies) if piece.in_view else None
            if lying is None:
                continue
            self.counts["pieces seen"] += 1
            self._note_place(piece, lying)
            was = self._things.get(piece.number)
            if was is not None and was.thing != lying.thing:
                self.counts["became a twin" if _look_alike(was, lying) else "became another thing"] += 1
            stayed = lay.find(lying.thing)
            known = self._numbers.get(lying.thing, piece.number)
            if stayed is not None and stayed.shows == lying.shows and known != piece.number:
                twins = sum(_look_alike(other, lying) for other in lies) > 1
                self.counts["twin got another number" if twins else "got another number"] += 1
            self._numbers[lying.thing], self._things[piece.number] = piece.number, lying

    def _note_place(self, piece: Piece, lying: Lying) -> None:
        view = "in part" if piece.presence is Presence.IN_PART else "whole"
        if piece.seen.place is not None:
            sort = type(piece.seen).__name__.removesuffix("Sighting").lower()
            self.off[f"{sort}, {view}"].append(places_apart(piece.seen, piece.seen.place, _place(lying)))


def _look_alike(one: Lying, other: Lying) -> bool:
    """Whether nobody could tell the two apart; dice are rolled and look any way."""
    return one.thing.kind is other.thing.kind and (one.thing.kind is Kind.DIE or one.shows == other.shows)


def _place(lying: Lying) -> Place:
    return Place(lying.spot.x, lying.spot.y, lying.spot.turn)


def _thing_of(piece: Piece, lies: Layout) -> Lying | None:
    """The thing that a piece is: the nearest one that may be read so."""
    if piece.seen.place is None:
        return None
    off = ((places_apart(piece.seen, piece.seen.place, _place(one)), one) for one in _alike(piece, lies))
    away, nearest = min(off, key=lambda pair: pair[0], default=(_NEAR, None))
    return nearest if away < _NEAR else None


def _alike(piece: Piece, lies: Layout) -> Iterator[Lying]:
    match piece.seen:
        case CardSighting():
            yield from (one for one in lies.of(Kind.CARD) if piece.code in (None, one.card))
        case UnknownSighting():
            yield from (one for one in lies.of(Kind.CARD) if one.card is None)
        case DieSighting():
            yield from lies.of(Kind.DIE)
        case _:
            yield from lies.of(Kind.UPDOWN)


def _follow(game: str, number: int, sight: str, followed: Followed) -> None:
    """Follow the pieces of one game."""
    header = numbered_header(game, number)
    truth = generated_truth(header, Random(number), MISHAPS)
    with TemporaryDirectory() as folder, closing(Journal(Path(folder) / "journal.sqlite")) as journal:
        watched = watched_game(truth, Evening.begin(journal, header), number, sight, Path(folder))
        followed.begin()
        last, lay = 0, Layout()
        while watched.step():
            scene = watched.sitting.watching.look.scene
            if scene is not None and scene.number != last:
                lies = watched.rehearsal.layout
                followed.scene(scene.pieces, lay, lies)
                last, lay = scene.number, lies


def main(given: list[str]) -> int:
    """Act the chosen games out and print both tables."""
    parser = argparse.ArgumentParser(prog="python -m companion.bench.pieces", description=__doc__)
    parser.add_argument("--game", action="append", choices=game_names(), help="default: all")
    parser.add_argument("--first", type=int, default=1, metavar="N", help="number of the first game")
    parser.add_argument("--count", type=int, default=1, metavar="N", help="how many games of each")
    parser.add_argument("--sight", choices=[one.value for one in Conditions], default=Conditions.HOME.value)
    options = parser.parse_args(given)
    followed = Followed()
    for number in range(options.first, options.first + options.count):
        for game in options.game or game_names():
            _follow(game, number, options.sight, followed)
    for sort, off in sorted(followed.off.items()):
        shares = "  ".join(f"{share} %: {np.percentile(off, share):.1f}" for share in _PERCENT)
        print(f"{sort}: {len(off)} read, millimetres off  {shares}")
    for name, count in sorted(followed.counts.items()):
        print(f"{name}: {count}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
