"""People's word for cards that the eye was not sure of, or read wrongly."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

from companion.games.schwupps.table.changes import MOVED
from companion.games.schwupps.table.layout import Codes, Lain, Layout, shift
from companion.games.schwupps.table.places import Zone
from vision.sightings import CardSighting, Place


@dataclass(frozen=True, slots=True)
class _Word:
    """What somebody said that a card is.

    Attributes:
        place: where it lay then.
        looked: what the eye took it for; None where it only saw that something lies about there.
        code: what it is.
        misread: whether the eye was sure of what it took it for.
    """

    place: Place | None
    looked: str | None
    code: str
    misread: bool


class Words:
    """A word holds as long as the card lies there and looks the same."""

    def __init__(self) -> None:
        self._words: dict[Zone, _Word] = {}

    def on_doubtful(self, zone: Zone, card: CardSighting, code: str) -> None:
        """Somebody says that a doubtful card is that one."""
        self._words[zone] = _Word(card.place, _looks(card), code, misread=False)

    def on_misread(self, zone: Zone, lain: Lain, code: str) -> None:
        """Somebody says that a card is another than the eye reads."""
        self._words[zone] = _Word(lain.place, lain.code, code, misread=True)

    def forget_against(self, due: Codes) -> None:
        """What the eye reads is due: somebody told of a card that never lay there, and takes it back."""
        for zone, word in list(self._words.items()):
            if word.misread and word.looked == due.get(zone) != word.code:
                del self._words[zone]

    def applied(self, layout: Layout) -> Layout:
        """The layout with what people said; words that hold no more are forgotten."""
        cards, doubtful = dict(layout.cards), dict(layout.doubtful)
        for zone, word in list(self._words.items()):
            if _seen(layout, zone, word) is None:
                del self._words[zone]
            else:
                cards[zone] = Lain(word.code, word.place, by_word=word.looked != word.code)
                doubtful.pop(zone, None)
        return replace(layout, cards=cards, doubtful=doubtful)


def read_before(layout: Layout, known: Callable[[Zone], Iterable[Lain]]) -> Layout:
    """The layout with the cards that lie as they did and are only read worse now, or are partly covered.

    Args:
        layout: what was seen.
        known: the cards that may lie uppermost in a zone though nothing was laid there.
    """
    cards, doubtful = dict(layout.cards), dict(layout.doubtful)
    for zone, card in layout.doubtful.items():
        lain = _one_of(tuple(known(zone)), card)
        if lain is not None:
            known_place = lain.place if card.partial else None
            cards[zone] = Lain(lain.code, known_place or card.place)
            del doubtful[zone]
    return replace(layout, cards=cards, doubtful=doubtful)


def _one_of(known: tuple[Lain, ...], card: CardSighting) -> Lain | None:
    """The known card that one in doubt is: what it most likely is, or may be where that lay; or None."""
    codes = [code for code, _ in card.candidates]
    there = [one for one in known if one.place is not None and shift(one.place, card.place) < MOVED]
    likeliest = (one for one in (known if card.partial else there) if codes[:1] == [one.code])
    return next((one for one in (*likeliest, *there) if one.code in codes), None)


def _seen(layout: Layout, zone: Zone, word: _Word) -> Place | None:
    """Where the card of a word is still seen, None where another lies."""
    card, lain = layout.doubtful.get(zone), layout.cards.get(zone)
    looks = _looks(card) if card else lain.code if lain else None
    place = card.place if card else lain.place if lain else None
    return place if looks == word.looked and shift(word.place, place) < MOVED else None


def _looks(card: CardSighting) -> str | None:
    return card.candidates[0][0] if card.candidates else None
