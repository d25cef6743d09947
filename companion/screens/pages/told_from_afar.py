"""What is told of the table in large letters: whose turn it is, what must be done, and what was ruled.

Ruling and outcome are in the words in which the voice says them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from companion.engines import Ask, EffectKind, Reason, Undo
from companion.evening.evening import Ruled
from companion.screens import shapes
from companion.screens.game_page import page_of
from companion.screens.intents import Go, Intent, PageName, Touch
from companion.screens.pages.outcome import outcome_of
from companion.screens.pages.table import OUT_OF_STEP, state_of
from companion.screens.theme import Colour, Theme
from companion.sitting.view import GameView, View
from companion.table.inputs import Action
from companion.texts import Texts
from companion.texts.outcomes import lead, missed_calls, outcomes
from companion.texts.wording import Wording
from vision.scene.scene import TableState

ROUND_ENDS: Final = (EffectKind.ROUND_OVER, EffectKind.HAND_OVER, EffectKind.SCORED, EffectKind.WON)
"""After a play that brings about one of these it is said who leads."""

IN_TROUBLE: Final = (TableState.NO_PICTURE, TableState.DARK, TableState.NOT_CALIBRATED, TableState.MOVED)
"""States in which nothing will be ruled on until somebody does something about it."""

TO_BENCH: Final = Go(PageName.BENCH)
"""Where it is told why."""

TO_DRAWN: Final = Go(PageName.DRAWN)
"""Where all of the table is drawn, and told in small letters what to do."""


class Voices:
    """The sentences with everybody's whole name, and with short ones.

    Args:
        texts: the language.
        game: the game.
        short: how each name is written where room is short.
    """

    def __init__(self, texts: Texts, game: GameView, short: Mapping[str, str]) -> None:
        players = game.header.players
        whole: Mapping[str, str] = {}
        self.texts = texts
        self.ways = tuple(Wording(texts, players, names, aloud=False) for names in (whole, short))


@dataclass(frozen=True, slots=True)
class Turn:
    """Whose turn it is.

    Attributes:
        who: names of those who must act, none where it is everybody's or nobody's turn.
        duty: what they must do, in fuller and in fewer words.
    """

    who: tuple[str, ...]
    duty: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Told:
    """What was ruled, or what must be known before anything is.

    Attributes:
        ways: in fuller and in fewer words, none where nothing is to be told.
        sign: its sign.
        colour: of the sign.
        stands: whether it is a “no” whose cards still lie there.
        leads_to: what a touch on it asks for.
    """

    ways: tuple[str, ...]
    sign: shapes.Polygon
    colour: Colour
    stands: bool = False
    leads_to: Intent = TO_BENCH


def turn_of(view: View, voices: Voices) -> Turn:
    """Whose turn it is and what must be done."""
    game, names = view.game, view.game.header.players
    page = page_of(game.header.game)
    duty = page.duty(view)
    says = _each(way for words in voices.ways for way in words.unnamed(duty))
    awaited = _awaited(view.table.notice)
    if awaited:
        return Turn(awaited, says)
    named = dict(duty.facts).get("player")
    acting = next((one for one in (game.turn, game.dealer, page.acting(game)) if one is not None), None)
    who = named if isinstance(named, str) else None if acting is None else names[acting]
    if who is None:
        return Turn((), says)
    if view.time.reminded:
        reminder = voices.texts.say("duty-reminder", player=who, named="yes")
        says = (*(f"{reminder} {way}" for way in says), *says)
    return Turn((who,), says)


def told_of(view: View, voices: Voices, theme: Theme) -> Told | None:
    """What was ruled; before that, what keeps the game from going on. None where there is nothing to tell."""
    texts = voices.texts
    if view.time.paused:
        ways = (texts.say("table-paused"), texts.say("state-paused"))
        return Told(ways, shapes.BAR, theme.light, leads_to=Touch(Action.PAUSE))
    if view.refused and view.game.last is not None:
        return _ruled(view.game, view.game.last, voices, theme, stands=True)
    trouble = _trouble(view)
    if trouble is not None:
        said = texts.say(trouble)
        return Told((texts.say("afar-touch", what=said), said), shapes.BAR, theme.light, leads_to=TO_DRAWN)
    last = next((one for one in reversed(view.game.history) if not (one.vain or _asks(one))), None)
    return None if last is None else _ruled(view.game, last, voices, theme)


def _asks(ruled: Ruled) -> bool:
    """Whether it was only asked what the rules would say."""
    return isinstance(ruled.event, Ask)


def in_trouble(view: View) -> bool:
    """Whether something is amiss with camera or table that the drawn page tells of."""
    _, good = state_of(view)
    return not good or view.camera.problem is not None or view.camera.hindrance is not None


def _trouble(view: View) -> str | None:
    """The message that names what keeps the game from going on."""
    key, _ = state_of(view)
    if view.table.stopped:
        return OUT_OF_STEP
    if view.camera.problem is not None:
        return "afar-camera"
    return key if view.camera.watched and view.camera.state in IN_TROUBLE else None


def _ruled(game: GameView, ruled: Ruled, voices: Voices, theme: Theme, *, stands: bool = False) -> Told:
    """A ruling; at a round's end also who leads."""
    ruling, outcome = ruled.ruling, outcome_of(ruled.ruling, theme)
    if not ruling.legal:
        ways = _each(words.refusal(ruling.reason) for words in voices.ways)
        return Told(ways, outcome.shape, outcome.colour, stands=stands)
    sentences = []
    for words in voices.ways:
        said = [*missed_calls(ruling, words), *outcomes(ruling, words, every=True)]
        if said and game.leading and ruling.brings(*ROUND_ENDS) and not isinstance(ruled.event, Undo):
            sentences.append([*said, lead(game.leading, game.totals[game.leading[0]], words)])
        sentences.append(said)
    longest = max(map(len, sentences))
    # What was said first is left out last.
    cut = (" ".join(said[:count]) for count in range(longest, 0, -1) for said in sentences)
    ways = _each(cut) if longest else (voices.texts.say(outcome.word),)
    return Told(ways, outcome.shape, outcome.colour)


def _awaited(notice: Reason | None) -> tuple[str, ...]:
    """Names of those whose card is still missing."""
    if notice is None or notice.key != "notice-cards-awaited":
        return ()
    players = dict(notice.facts)["players"]
    return tuple(map(str, players)) if isinstance(players, tuple) else ()


def _each(texts: Iterable[str]) -> tuple[str, ...]:
    """Different texts in their order."""
    return tuple(dict.fromkeys(texts))
