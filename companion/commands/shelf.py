"""Which decks there are for a game: our own and the taught ones, and what is wrong with one that was chosen.

A window opens whatever has become of a deck's file: our own is read then, and one sentence says why.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path

from companion.decks.chosen import OURS, ChosenDecks, deck_path, game_codes, is_taught, taught, usual_deck
from companion.decks.drawn.decks import deck_names, deck_of
from companion.decks.updown_names import UPDOWN, USUAL_RING
from companion.engines import Header, Reason
from companion.screens.equipment import DeckRow
from companion.table.game_table import plays_with_updown
from vision.decks.deckfile import read_deck
from vision.errors import DeckError
from vision.updown.suits import Suits, is_updown, suits_of

FLAWS = ("gone", "damaged", "foreign")
"""Why a deck cannot be played with; behind ``deck-`` the message that says so."""


@dataclass(frozen=True, slots=True)
class DeckFile:
    """What matters here of a taught deck: its codes, and the suits around it if it is an UP&DOWN card."""

    codes: frozenset[str]
    ring: Suits | None


@dataclass(frozen=True, slots=True)
class PlayedDecks:
    """The decks that a game is played with.

    Attributes:
        decks: None where ours lie there whatever was chosen.
        problem: why one of them is not the one that was chosen, None when all are.
    """

    decks: ChosenDecks | None
    problem: Reason | None = None


@dataclass(frozen=True, slots=True)
class Shelf:
    """The decks there are.

    Attributes:
        folder: where taught decks lie.
        given: decks of the command line; they go before those of the settings.
        ours_alone: whether ours lie before the camera whatever is chosen.
    """

    folder: Path
    given: tuple[str, ...] = ()
    ours_alone: bool = False

    def rows(self, game: str, remembered: Mapping[str, str]) -> tuple[DeckRow, ...]:
        """The decks of a game: its cards, and the UP&DOWN card where it is played with.

        Args:
            game: the game.
            remembered: decks of the settings, by game; ``updown`` for the UP&DOWN card.
        """
        kinds = (game, UPDOWN) if plays_with_updown(game) else (game,)
        return tuple(self._row(kind, remembered.get(kind)) for kind in kinds)

    def played(self, header: Header, remembered: Mapping[str, str]) -> PlayedDecks:
        """The decks of a game that begins, or goes on, as the settings remember them."""
        if self.ours_alone:
            return PlayedDecks(None)
        rows = {row.kind: row for row in self.rows(header.game, remembered)}
        problems = [row.note for row in rows.values() if row.note is not None and _is_flaw(row.note)]
        cards, updown = rows[header.game].chosen, None
        if UPDOWN in rows:
            updown = rows[UPDOWN].chosen
            wanted = "".join(header.options.get("ring", USUAL_RING))
            if updown is not None and "".join(rows[UPDOWN].ring or ()) not in wanted + wanted:
                problems.append(Reason("deck-ring", (("deck", updown),)))
                updown = None
        decks = ChosenDecks(self.folder, cards or OURS, updown or OURS)
        return PlayedDecks(decks, problems[0] if problems else None)

    def _row(self, kind: str, remembered: str | None) -> DeckRow:
        """The deck that takes that place, with the ones that could."""
        if self.ours_alone:
            return DeckRow(kind, note=Reason("deck-ours-alone"), settled=True)
        given = self._given(kind)
        if given is not None and self._flaw(given, kind) is None:
            return self._taken(DeckRow(kind, note=Reason("deck-by-command"), settled=True), given)
        note = None if given is None else Reason("deck-of-another-game", (("deck", given),))
        wished = remembered or (UPDOWN if kind == UPDOWN else usual_deck(kind, self.folder))
        flaw = self._flaw(wished, kind)
        if remembered == kind and not is_taught(kind, self.folder):
            flaw = "gone"  # a taught deck is meant, and not ours of that name
        if flaw is not None:
            wished, note = OURS, Reason(f"deck-{flaw}", (("deck", wished),))
        names = (name for name in taught(self.folder) if name != OURS)
        fitting = tuple(name for name in names if self._flaw(name, kind) is None)
        return self._taken(DeckRow(kind, fitting, note=note), wished)

    def _given(self, kind: str) -> str | None:
        """The deck of the command line that is meant for that place, the last one of several."""
        meant = (name for name in reversed(self.given) if self._is_updown(name) is (kind == UPDOWN))
        return next(meant, None)

    def _taken(self, row: DeckRow, name: str) -> DeckRow:
        """The row with that deck, which fits."""
        file = self._file(name)
        return row if file is None else replace(row, chosen=name, ring=file.ring)

    def _flaw(self, name: str, kind: str) -> str | None:
        """Which of `FLAWS` keeps a deck from taking that place, None: it can."""
        try:
            file = self._file(name)
        except DeckError:
            return "damaged"
        if file is None and name in (OURS, kind if kind == UPDOWN else deck_of(kind)):
            return None
        if file is None:
            return "foreign" if name in deck_names() else "gone"
        fits = file.ring is not None if kind == UPDOWN else file.codes <= game_codes()[kind]
        return None if fits else "foreign"

    def _is_updown(self, name: str) -> bool:
        try:
            file = self._file(name)
        except DeckError:
            return name == UPDOWN
        return file is not None and file.ring is not None

    def _file(self, name: str) -> DeckFile | None:
        """A taught deck's file, None for our own drawings and where there is none; raises `DeckError`."""
        path = deck_path(name, self.folder)
        try:
            state = path.stat()
        except OSError:
            return None
        return _read(path, state.st_mtime_ns, state.st_size)


@lru_cache(maxsize=64)
def _read(path: Path, _changed: int, _size: int) -> DeckFile:
    """What is in a deck's file, read once for each time that it was changed; raises `DeckError`."""
    deck = read_deck(path)
    return DeckFile(frozenset(deck.codes), suits_of(deck) if is_updown(deck) else None)


def _is_flaw(note: Reason) -> bool:
    return note.key.removeprefix("deck-") in FLAWS
