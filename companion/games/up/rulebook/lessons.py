"""Short games of Up in which each of its clauses is seen at work."""

from __future__ import annotations

from typing import Any, Final

from companion.engines import Header, Reason
from companion.games.up.rulebook.scene import DECK
from companion.rulebook.drawn import Face, Group, faces
from companion.rulebook.lessons import Lesson, Moment, Picture

KIM, LEAH, ALEX = "Kim", "Leah", "Alex"
THREE: Final = (KIM, LEAH, ALEX)
TWO: Final = (KIM, LEAH)

OPEN: Final = {KIM: ["7", "5", "3", "9"], LEAH: ["8", "4", "4", "2"], ALEX: ["11", "6", "6", "1"]}
"""Open cards of three players."""

HANDS: Final = {KIM: ["10", "10", "8", "8", "6"], LEAH: ["11", "11", "9", "9", "7"]}
OPEN_OF_TWO: Final = {KIM: ["4", "4", "2", "2"], LEAH: ["5", "5", "3", "3"]}
"""Hands and open cards of two who lay them all, one pair below the other."""


def pictures() -> tuple[Picture, ...]:
    """What is only looked at."""
    numbers = [str(number) for number in range(1, 12)]
    colours = tuple(Face(DECK, "7", look) for look in range(4))
    return (
        Picture(
            ("UP-1",),
            (
                Group(Reason("up-drawn-numbers"), faces(DECK, numbers)),
                Group(Reason("up-drawn-minus-two"), faces(DECK, ["-2"])),
                Group(Reason("up-drawn-clear"), faces(DECK, ["clear"])),
            ),
        ),
        Picture(("UP-3",), (Group(Reason("up-drawn-alike"), colours),)),
    )


def lessons() -> tuple[Lesson, ...]:
    """What the examples are taken from."""
    return (
        _game(THREE, (*_dealing(), *_playing())),
        _game(THREE, _cards_of_a_kind()),
        _game(TWO, _turned_minus_two("UP-38", "UP-51", "UP-55", "UP-56"), end={"rounds": 2}),
        _game(TWO, (*_turned_minus_two("UP-60", "UP-74"), _deal_of_two("UP-61"))),
        _game(TWO, _turned_minus_two("UP-62"), end={"points": 15}),
        _game(TWO, _much_is_left(), end={"rounds": 2}),
        _game(TWO, _too_low()),
        _game(TWO, _last_cards(), end={"rounds": 2}),
        _game(TWO, _last_cards_at_once(), end={"rounds": 2}),
        _game(TWO, _last_card_too_heavy()),
        _game(TWO, _not_called()),
        _game(TWO, _to_be_shown(), end={"rounds": 2}),
        _game(TWO, _without_minus_two(), minus_two=False),
        _game(THREE, _agreed(), dirty_one=True),
        _game(THREE, (_deal_of_three("UP-71"),), extra_set=True),
        _game(TWO, _turned_minus_two("UP-72"), scoring="cards"),
        _game(TWO, _turned_minus_two("UP-73"), scoring="matches"),
    )


def _game(players: tuple[str, ...], moments: tuple[Moment, ...], **options: Any) -> Lesson:
    return Lesson(Header(DECK, players, options), moments)


def _deal_of_three(*shows: str, **given: Any) -> Moment:
    return Moment({"event": "deal", "dealer": KIM, "open": OPEN, **given}, shows)


def _deal_of_two(*shows: str) -> Moment:
    return Moment({"event": "deal", "dealer": KIM, "open": OPEN_OF_TWO}, shows)


def _lay(player: str, cards: str, *shows: str, place: str = "hand") -> Moment:
    return Moment({"event": "play", "player": player, "from": place, "cards": cards.split()}, shows)


def _turn(player: str, card: str, *shows: str) -> Moment:
    return _lay(player, card, *shows, place="hidden")


def _call(player: str, *shows: str) -> Moment:
    return Moment({"event": "call", "player": player}, shows)


def _announce(player: str, variant: str, *shows: str) -> Moment:
    return Moment({"event": "announce", "player": player, "variant": variant}, shows)


def _show(player: str, cards: str, *shows: str) -> Moment:
    return Moment({"event": "show", "cards": {player: cards.split()}}, shows)


def _dealing() -> tuple[Moment, ...]:
    return (
        _lay(KIM, "8"),
        _deal_of_three(open={**OPEN, KIM: ["7", "5", "3"]}),
        _deal_of_three(open={**OPEN, KIM: ["7", "7", "7", "7"]}),
        _deal_of_three(cut="7"),
        _deal_of_three(cut="-2", hands={ALEX: ["3", "5", "8", "9", "10"]}),
        _deal_of_three("UP-2", "UP-7", "UP-8", "UP-9", "UP-10", "UP-11", "UP-12", "UP-14", cut="clear"),
        _deal_of_three(),
        _show(KIM, "7"),
        _announce(KIM, "dirty_one"),
        _announce(LEAH, "dirty_one", "UP-63", "UP-64"),
        _announce(LEAH, "dirty_one"),
        _announce(LEAH, "double_two", "UP-68", "UP-70"),
    )


def _playing() -> tuple[Moment, ...]:
    return (
        _lay(KIM, "8"),
        _lay(LEAH, "8", place="open"),
        _lay(LEAH, "10", "UP-25"),
        _announce(LEAH, "dirty_one"),
        _call(KIM),
        _call(ALEX),
        _call(ALEX),
        _lay(ALEX, "9 8"),
        _lay(ALEX, "9 9", "UP-23", "UP-26", "UP-50"),
        _lay(KIM, "11", "UP-16", "UP-27", "UP-28", "UP-29"),
        _lay(KIM, "7", place="open"),
        _lay(KIM, "11", "UP-30"),
        _lay(LEAH, "4 4", "UP-18", "UP-24", place="open"),
        _turn(ALEX, "1"),
        _lay(ALEX, "9", place="open"),
        _lay(ALEX, "2 -2", "UP-67"),
    )


def _cards_of_a_kind() -> tuple[Moment, ...]:
    """The −2 and the clear card, alone and several at once."""
    return (
        _deal_of_three(hands={LEAH: ["5", "8", "9", "10", "-2"]}),
        _lay(LEAH, "-2"),
        _lay(LEAH, "10"),
        _lay(ALEX, "-2 -2", "UP-33"),
        _lay(KIM, "clear", "UP-39", "UP-40"),
        _lay(KIM, "8", "UP-41"),
        _lay(LEAH, "-2", "UP-32"),
        _lay(ALEX, "clear clear", "UP-42"),
    )


def _laid_down(leahs: str, kims: str | None) -> tuple[Moment, ...]:
    """Kim deals; both lay hand and open cards, pair by pair, and only face-down cards are left.

    Args:
        leahs: what Leah has face down.
        kims: the same for Kim, None where it is not known.
    """
    hidden = {LEAH: leahs.split(), **({} if kims is None else {KIM: kims.split()})}
    deal = {"event": "deal", "dealer": KIM, "open": OPEN_OF_TWO, "hands": HANDS, "hidden": hidden}
    return (
        Moment(deal),
        _lay(LEAH, "11 11"),
        _lay(KIM, "10 10"),
        _lay(LEAH, "9 9"),
        _lay(KIM, "8 8"),
        _lay(LEAH, "7"),
        _lay(KIM, "6"),
        _lay(LEAH, "5 5", "UP-21", place="open"),
        _lay(KIM, "4 4", place="open"),
        _lay(LEAH, "3 3", place="open"),
        _lay(KIM, "2 2", place="open"),
    )


def _turned_minus_two(*shows: str) -> tuple[Moment, ...]:
    """Leah ends the round by a −2 that she turns as her very last card."""
    return (
        *_laid_down("1 6 clear -2", "clear 7 1 -2"),
        _lay(LEAH, "1 6", place="hidden"),
        _turn(LEAH, "1", "UP-19", "UP-20"),
        _turn(KIM, "clear"),
        _turn(KIM, "7"),
        _turn(LEAH, "6"),
        _turn(KIM, "1", "UP-44"),
        _call(KIM, "UP-45"),
        _turn(LEAH, "clear"),
        _turn(LEAH, "-2", *shows),
    )


def _much_is_left() -> tuple[Moment, ...]:
    """The same, but Kim has taken up a tower and has a clear card."""
    return (
        *_laid_down("1 6 clear -2", "7 1 -2 clear"),
        _turn(LEAH, "1"),
        _turn(KIM, "1"),
        _turn(LEAH, "clear"),
        _turn(LEAH, "6"),
        _call(LEAH),
        _turn(KIM, "7"),
        _lay(KIM, "7"),
        _turn(LEAH, "-2", "UP-52", "UP-53"),
    )


def _too_low() -> tuple[Moment, ...]:
    """Kim turns a −2 on a limit that is too low for it."""
    return (*_laid_down("1 6 clear 7", "-2 1 -2 clear"), _turn(LEAH, "1"), _turn(KIM, "-2", "UP-36"))


def _two_minus_twos() -> tuple[Moment, ...]:
    """Kim turns two −2 cards that may begin no tower, and has nothing else left."""
    return (
        *_laid_down("1 6 1 7", "clear clear -2 -2"),
        _turn(LEAH, "1"),
        _turn(KIM, "clear"),
        _turn(KIM, "clear"),
        _turn(KIM, "-2", "UP-37"),
        _turn(KIM, "-2"),
    )


def _last_cards() -> tuple[Moment, ...]:
    return (
        *_two_minus_twos(),
        _lay(KIM, "-2", "UP-35"),
        _call(KIM),
        _turn(LEAH, "6"),
        _lay(KIM, "-2", "UP-43", "UP-54"),
    )


def _last_cards_at_once() -> tuple[Moment, ...]:
    return (*_two_minus_twos(), _lay(KIM, "-2 -2", "UP-49"))


def _last_card_too_heavy() -> tuple[Moment, ...]:
    """Leah's last card brings the tower down."""
    return (
        *_laid_down("1 clear 6 7", "1 clear -2 -2"),
        _turn(LEAH, "1"),
        _turn(KIM, "1"),
        _turn(LEAH, "clear"),
        _turn(LEAH, "6"),
        _call(LEAH),
        _turn(KIM, "-2"),
        _turn(LEAH, "7", "UP-31"),
    )


def _not_called() -> tuple[Moment, ...]:
    """Kim does not call “last card”."""
    return (
        *_laid_down("1 6 clear -2", "clear 7 1 -2"),
        _turn(LEAH, "1"),
        _turn(KIM, "clear"),
        _turn(KIM, "7"),
        _turn(LEAH, "-2"),
        _turn(KIM, "1"),
        _turn(LEAH, "6", "UP-47"),
        _lay(LEAH, "7", "UP-48"),
    )


def _to_be_shown() -> tuple[Moment, ...]:
    """Nobody knows what Kim has left when the round ends."""
    return (
        *_laid_down("1 6 clear -2", None),
        _turn(LEAH, "1"),
        _turn(KIM, "clear"),
        _turn(KIM, "7"),
        _turn(LEAH, "6"),
        _turn(KIM, "1"),
        _call(KIM),
        _turn(LEAH, "clear"),
        _turn(LEAH, "-2"),
        _deal_of_two(),
        _show(KIM, "-2 1"),
        _show(KIM, "-2", "UP-57", "UP-58", "UP-59"),
        _deal_of_two("UP-6"),
    )


def _without_minus_two() -> tuple[Moment, ...]:
    return (
        _deal_of_two(),
        _lay(LEAH, "8"),
        _lay(KIM, "-2"),
    )


def _agreed() -> tuple[Moment, ...]:
    """What was agreed for the whole game."""
    return (_deal_of_three(), _announce(LEAH, "dirty_one", "UP-69"))
