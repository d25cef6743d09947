"""What is worth saying of a new view, and whether it still is when its turn to be said has come."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from companion.engines import Ask, EffectKind, Undo
from companion.evening.entries import ToldBy
from companion.evening.evening import Ruled
from companion.machine.how_much import HowMuch
from companion.sitting.view import GameView, View
from companion.texts.outcomes import lead, missed_call, outcomes, win
from companion.texts.wording import Wording
from companion.voice.utterance import Due, Urgency, Utterance

NEWS = 2
"""Of so many events of the newest ones an outcome may still be told: what a hand brought in one visit is told
together, and of that the first is news as well as the last."""


@dataclass(frozen=True, slots=True)
class Wordings:
    """In which language what is said is said.

    Attributes:
        evening: makes the sentences that are said to all.
        own: by a player's index, makes those that are said to them in a language of their own.
    """

    evening: Wording
    own: Mapping[int, Wording] = field(default_factory=dict)

    def to(self, player: int | None) -> Wording:
        """What makes a sentence that is said to that player; None: to nobody alone."""
        return self.evening if player is None else self.own.get(player, self.evening)


def new_calls(before: View | None, now: View, words: Wordings, how_much: HowMuch) -> tuple[Utterance, ...]:
    """What is to be said, in the order in which it happened; nothing at the first view of a game.

    Args:
        before: the view before, None at first.
        now: the view.
        words: make the sentences.
        how_much: how much is said.
    """
    if how_much is HowMuch.OFF or before is None or before.game.header is not now.game.header:
        return ()
    told = now.game.history[len(before.game.history) :]
    turn = before.game.turn
    calls = [call for one in told if _is_new(one, now) for call in _of_ruling(one, turn, words, how_much)]
    calls += _score(before.game, now.game, words.evening)
    calls += _asked(before, now, words.evening)
    if how_much is HowMuch.ALL:
        calls += _turn(before, now, words)
    return tuple(calls)


def still_matters(utterance: Utterance, now: View) -> bool:
    """Whether a sentence is still worth saying: what it is about is so, and nothing newer has replaced it."""
    game = now.game
    match utterance.urgency:
        case Urgency.MISSED_CALL:
            return _is_news(game, utterance)
        case Urgency.REFUSAL:
            newest = game.history[-1] if game.history else None
            return newest is utterance.about and (now.refused or (newest is not None and newest.vain))
        case Urgency.QUESTION:
            return now.question is utterance.about
        case Urgency.STOPPED:
            return now.table.stopped
        case Urgency.TURN:
            return _free(now) and _due(game) == utterance.about
    newest = game.history[-1] if game.history else None
    taken_back = newest is not None and isinstance(newest.event, Undo)
    return utterance.about is newest if taken_back else _is_news(game, utterance)


def _is_new(ruled: Ruled, now: View) -> bool:
    """Whether people have not heard of it: what is told again was told, unless it is refused as it lies."""
    return ruled.source is not ToldBy.AGAIN or (ruled is now.game.history[-1] and now.refused)


def _is_news(game: GameView, utterance: Utterance) -> bool:
    """Whether what it is about is among the newest events."""
    return any(ruled is utterance.about for ruled in game.history[-NEWS:])


def _of_ruling(ruled: Ruled, turn: int | None, words: Wordings, how_much: HowMuch) -> Iterator[Utterance]:
    """What is said of one ruling; of a play that is merely allowed nothing.

    Args:
        ruled: the event and its ruling.
        turn: index of whoever was to move, None where nobody alone was.
        words: make the sentences.
        how_much: how much is said.
    """
    ruling = ruled.ruling
    if isinstance(ruled.event, Ask):
        return
    if not ruling.legal:
        # Some events do not say whose they are: the leader's changes.
        player: int | None = getattr(ruled.event, "player", None)
        wording = words.to(turn if player is None else player)
        yield Utterance(Urgency.REFUSAL, wording.refusal(ruling.reason), ruled, wording.language)
        return
    for player in ruling.players(EffectKind.SKIP_DUE):
        wording = words.to(player)
        yield Utterance(Urgency.MISSED_CALL, missed_call(player, wording), ruled, wording.language)
    for text in outcomes(ruling, words.evening, every=how_much is HowMuch.ALL):
        yield Utterance(Urgency.OUTCOME, text, ruled)


def _score(before: GameView, now: GameView, wording: Wording) -> Iterator[Utterance]:
    """Who has won, or who leads once a round is scored; nothing where nobody is ahead of anybody."""
    about = now.history[-1] if now.history else None
    if now.winners:
        if not before.winners:
            yield Utterance(Urgency.SCORE, win(now.winners, wording), about)
        return
    leading = now.leading
    if leading and now.position.standings.rounds > before.position.standings.rounds:
        yield Utterance(Urgency.SCORE, lead(leading, now.totals[leading[0]], wording), about)


def _asked(before: View, now: View, wording: Wording) -> Iterator[Utterance]:
    """A new question, and a table that has come out of step."""
    if now.question is not None and now.question is not before.question:
        yield Utterance(Urgency.QUESTION, wording.reason(now.question.text), now.question)
    if now.table.stopped and not before.table.stopped:
        yield Utterance(Urgency.STOPPED, wording.say("stopped"))


def _turn(before: View, now: View, words: Wordings) -> Iterator[Utterance]:
    """Whose turn it is now, and whoever lets the others wait."""
    due = _due(now.game)
    if not _free(now):
        return
    wording = words.to(due.turn if due.dealer is None else due.dealer)
    if _changed(_due(before.game), due) or not _free(before):
        yield Utterance(Urgency.TURN, _due_text(now.game, due, wording), due, wording.language)
    elif now.time.reminded and not before.time.reminded and due.turn is not None:
        text = wording.say("reminder", player=wording.name(due.turn))
        yield Utterance(Urgency.TURN, text, due, wording.language)


def _changed(before: Due, now: Due) -> bool:
    """Whether somebody else must do something; of the same player another duty says itself."""
    if now.turn is None:
        return now != before
    return now.turn != before.turn


def _due(game: GameView) -> Due:
    return Due(game.turn, game.duty.key, game.dealer)


def _due_text(game: GameView, due: Due, wording: Wording) -> str:
    """What must be done, who is named in it; who deals where somebody does."""
    if due.dealer is not None:
        return wording.say("dealer", player=wording.name(due.dealer))
    if due.turn is not None and not wording.has(game.duty.key):
        return wording.say("turn", player=wording.name(due.turn))
    return wording.reason(game.duty)


def _free(view: View) -> bool:
    """Whether the game simply goes on: nothing is asked, refused, paused, out of step or over."""
    hindered = view.question is not None or view.refused or view.table.stopped or view.time.paused
    return not hindered and not view.game.winners
