"""What is believed of the pieces on the table: which they are, and what they are to the game.

Every table reader compares two things. What is *expected* follows from the position alone: it says what
should lie there. What is *believed* is known of each piece that lies there: which it is, by people's word or
else as the eye reads it, and its role. A piece keeps both as long as it lies there, wherever it is pushed and
whatever covers it (`vision.scene.pieces`), so that nothing else need be remembered of a table.
"""

from __future__ import annotations

import enum
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from vision.scene.pieces import Piece

NO_CARD: Final = ""
"""The word that what is seen there is no card; no card has this code."""


class Role(enum.Enum):
    """What a piece is to the game; one that has come since the last event has none yet."""

    PLAYED = "played"
    """It was told with an event that stands, or lay there when the game began."""
    TO_TAKE_BACK = "to-take-back"
    """It was told with an event that was refused or undone, and still lies there."""
    NO_PLAY = "no-play"
    """It lies there and means nothing, as people said, or as it was left over."""


@dataclass(frozen=True, slots=True)
class Believed:
    """A piece that lies there, with what is believed of it.

    Attributes:
        piece: as the eye sees it.
        word: which card it is by people's word, `NO_CARD` for none; None where nobody has said so.
        role: what it is to the game.
        event: how many events stood when it was played, that one included; None where it was not.
        told: the piece as the eye saw it when people gave their word.
    """

    piece: Piece
    word: str | None = None
    role: Role | None = None
    event: int | None = None
    told: Piece | None = None

    @property
    def number(self) -> int:
        """The piece's number."""
        return self.piece.number

    @property
    def code(self) -> str | None:
        """Which card it is; None where neither people nor the eye can tell, and for all else."""
        return self.piece.code if self.word is None else self.word or None

    def seen_as(self, piece: Piece) -> Believed:
        """The same, once the eye sees the piece so; nothing where it is another one, which has just come."""
        return Believed(piece) if self._is_another(piece) else replace(self, piece=piece)

    def _is_another(self, piece: Piece) -> bool:
        """Whether a card came to lie where that one lay, or where what was not read was something else.

        What was not read is the card that people have named, as long as it may be that one. People told else
        what could not be read, and another is now read for certain, in full view, that it was not taken for
        either; between cards that it may be their word goes before what the eye reads later.
        """
        if piece.was_read and not self.piece.was_read:
            may_be = not piece.likely_codes or self.word in piece.likely_codes
            return not self.word or not may_be
        told = self.told
        if told is None or told.is_certain or not piece.is_certain:
            return False
        return piece.code != self.word and not (self.word and piece.code in told.likely_codes)


class Beliefs:
    """What is believed of all pieces that lie on the table."""

    def __init__(self) -> None:
        """Nothing lies there."""
        self._believed: dict[int, Believed] = {}

    def see(self, pieces: Iterable[Piece]) -> None:
        """These pieces lie there now: what was believed of others is forgotten."""
        self._believed = {
            piece.number: self._believed.get(piece.number, Believed(piece)).seen_as(piece) for piece in pieces
        }

    @property
    def lying(self) -> tuple[Believed, ...]:
        """All pieces, those under others first."""
        return tuple(self._believed.values())

    def of(self, role: Role | None) -> tuple[Believed, ...]:
        """Those in that role; those that came since the last event for None."""
        return tuple(one for one in self._believed.values() if one.role is role)

    def at(self, number: int) -> Believed | None:
        """What is believed of the piece of that number, None where it lies there no more."""
        return self._believed.get(number)

    def say(self, number: int, word: str | None) -> None:
        """People say which card that piece is, or `NO_CARD`; None takes their word back."""
        if number in self._believed:
            told = self._believed[number].piece if word is not None else None
            self._believed[number] = replace(self._believed[number], word=word, told=told)

    def play(self, numbers: Iterable[int], event: int) -> None:
        """These pieces were told with an event that stands, with which so many do."""
        self._give(numbers, Role.PLAYED, event)

    def refuse(self, numbers: Iterable[int]) -> None:
        """These pieces must be taken back."""
        self._give(numbers, Role.TO_TAKE_BACK)

    def set_aside(self, numbers: Iterable[int]) -> None:
        """These pieces are no play."""
        self._give(numbers, Role.NO_PLAY)

    def renew(self, numbers: Iterable[int]) -> None:
        """These pieces count as having come since the last event."""
        self._give(numbers, None)

    def undo(self, events: int) -> None:
        """An event was undone, so that so many stand: what was played since then must be taken back."""
        self.refuse(one.number for one in self.lying if one.event is not None and one.event > events)

    def _give(self, numbers: Iterable[int], role: Role | None, event: int | None = None) -> None:
        """Give a role to those of some pieces that lie there."""
        for number in numbers:
            if number in self._believed:
                self._believed[number] = replace(self._believed[number], role=role, event=event)
