"""What the organiser does: says who is there, begins rounds, answers calls, corrects results."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from companion.clubhouse.club import Club
from companion.clubhouse.errors import OrganiserError
from companion.clubhouse.games import ClubGame
from companion.clubhouse.ledger import Correction, Round
from companion.clubhouse.tournament.seating import seat
from companion.clubhouse.tournament.sizes import Limits, SeatingError, limits_for
from companion.engines import game_names, rules_of
from companion.engines.errors import UnfitNameError
from companion.engines.names import entered_name
from companion.texts.errors import reason_of

MOST_PEOPLE: Final = 400
"""People of an evening; a hundred tables of four."""

HIGHEST: Final = 1_000_000
"""A total that somebody may enter; no game of ours comes near."""


@dataclass(frozen=True, slots=True)
class Done:
    """What came of it.

    Attributes:
        seated: whether people sit otherwise now, which is to be published.
        renewed: whether what was given out to look on holds no more, as a new evening has begun.
    """

    seated: bool = False
    renewed: bool = False


Given = Mapping[str, Any]
"""What an action was given, as JSON has it; anything may stand there."""


def carry_out(club: Club, action: str, given: Given) -> Done:
    """Do what the organiser asks for.

    Args:
        club: the evening.
        action: one of `ACTIONS`.
        given: what belongs to it.

    Raises:
        OrganiserError: it cannot be done; nothing is otherwise.
        LedgerError: it cannot be kept; nothing is otherwise.
    """
    try:
        return ACTIONS[action](club, given)
    except (KeyError, TypeError, AttributeError) as error:
        raise OrganiserError(reason_of("clubhouse-unfit-action")) from error


def _people(club: Club, given: Given) -> Done:
    """Who is there: ``names``, one after the other."""
    names = given["names"]
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise OrganiserError(reason_of("clubhouse-unfit-action"))
    if len(names) > MOST_PEOPLE:
        raise OrganiserError(reason_of("clubhouse-too-many-people", most=str(MOST_PEOPLE)))
    people = []
    for name in names:
        try:
            people.append(entered_name(name))
        except UnfitNameError as error:
            raise OrganiserError(
                reason_of("clubhouse-unfit-name", given=name[:40], why=error.reason)
            ) from error
    twice = next((name for name in people if people.count(name) > 1), None)
    if twice is not None:
        raise OrganiserError(reason_of("clubhouse-name-twice", name=twice))
    club.set_people(tuple(people))
    return Done()


def _round(club: Club, given: Given) -> Done:
    """The next round begins: with ``game``, or whatever people like."""
    game = _game(given.get("game"))
    people = club.people
    if not people:
        raise OrganiserError(reason_of("clubhouse-nobody-there"))
    there = [table.name for table in club.floor if table.online]
    there += [table.name for table in club.floor if not table.online]
    if not there:
        raise OrganiserError(reason_of("clubhouse-no-table"))
    number = 1 + (club.round.number if club.round else 0)
    ranked = [standing.name for standing in club.standings() if standing.name in people]
    limits = Limits()
    try:
        limits = limits if game is None else limits_for(rules_of(game).players)
        seating = seat(ranked, club.met(), limits, len(there), seed=number)
    except SeatingError as error:
        if error.least <= len(people) <= error.most:
            sizes = {"least": str(limits.least), "most": str(limits.most)}
            raise OrganiserError(
                reason_of("clubhouse-no-such-tables", people=str(len(people)), **sizes)
            ) from error
        facts = {"least": str(error.least), "most": str(error.most)}
        raise OrganiserError(
            reason_of("clubhouse-cannot-seat", people=str(len(people)), tables=len(there), **facts)
        ) from error
    club.seat(Round(number, game, dict(zip(there, seating.tables, strict=False))))
    return Done(seated=True)


def _swap(club: Club, given: Given) -> Done:
    """Two people change their places: ``one`` and ``other``."""
    one, other = given["one"], given["other"]
    seated = club.round
    if seated is None:
        raise OrganiserError(reason_of("clubhouse-no-round"))
    if one == other:
        raise OrganiserError(reason_of("clubhouse-same-person"))
    everybody = {name for names in seated.tables.values() for name in names}
    for name in (one, other):
        if name not in everybody:
            raise OrganiserError(reason_of("clubhouse-not-seated", name=str(name)[:40]))
    places = {one: other, other: one}
    tables = {
        place: tuple(places.get(name, name) for name in names) for place, names in seated.tables.items()
    }
    club.seat(replace(seated, tables=tables))
    return Done(seated=True)


def _answer(club: Club, given: Given) -> Done:
    """Somebody goes to ``table``, which has called."""
    table = club.floor.get(str(given["table"]))
    if table is None or table.call is None:
        raise OrganiserError(reason_of("clubhouse-no-call"))
    club.answer(table.name, table.call.time)
    return Done()


def _correct(club: Club, given: Given) -> Done:
    """A result is otherwise: ``stream``, ``game``, and ``totals`` by name."""
    game = _game_at_table(club, given)
    totals = given["totals"]
    points = tuple(totals[name] for name in game.players)
    if not all(type(one) is int and abs(one) <= HIGHEST for one in points):
        raise OrganiserError(reason_of("clubhouse-unfit-totals"))
    club.correct(Correction(game.key.stream, game.key.number, points))
    return Done()


def _leave_out(club: Club, given: Given) -> Done:
    """A game does not count: ``stream`` and ``game``."""
    game = _game_at_table(club, given)
    club.correct(Correction(game.key.stream, game.key.number, None))
    return Done()


def _let_stand(club: Club, given: Given) -> Done:
    """What the table told of a game counts again: ``stream`` and ``game``."""
    game = _game_at_table(club, given)
    club.let_stand(game.key.stream, game.key.number)
    return Done()


def _scoring(club: Club, given: Given) -> Done:
    """The evening goes by the own points of ``game``, or by places."""
    club.go_by(_game(given.get("game")))
    return Done()


def _evening(club: Club, given: Given) -> Done:
    """A new evening begins, which goes by the own points of ``game``, or by places."""
    club.begin_evening(_game(given.get("game")))
    return Done(renewed=True)


def _game(name: object) -> str | None:
    if name is None or name in game_names():
        return None if name is None else str(name)
    raise OrganiserError(reason_of("clubhouse-unfit-action"))


def _game_at_table(club: Club, given: Given) -> ClubGame:
    stream, number = given["stream"], given["game"]
    if type(stream) is not str or type(number) is not int:
        raise OrganiserError(reason_of("clubhouse-unfit-action"))
    game = club.games.get(stream, number)
    if game is None or not game.over:
        raise OrganiserError(reason_of("clubhouse-no-game"))
    return game


ACTIONS: Final[Mapping[str, Callable[[Club, Given], Done]]] = {
    "people": _people,
    "round": _round,
    "swap": _swap,
    "answer": _answer,
    "correct": _correct,
    "leave-out": _leave_out,
    "let-stand": _let_stand,
    "scoring": _scoring,
    "evening": _evening,
}
"""What can be asked for, by name."""
