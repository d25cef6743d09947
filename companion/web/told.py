"""What the second screen tells of a view, as JSON: the same for everybody, and what a seat alone is told."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from companion.engines import Ask, Ruling, rules_of, write_event
from companion.evening.scores import Played, scores_of
from companion.records.notation import COLOURED_CARD, POKER_CARD, card, notation
from companion.screens.game_page import page_of
from companion.screens.laid import Laid
from companion.screens.pages.frame import figure
from companion.screens.pages.outcome import outcome_of
from companion.screens.pages.table import state_of
from companion.screens.pages.told_from_afar import Voices, turn_of
from companion.screens.theme import THEMES
from companion.sitting.view import GameView, View
from companion.texts import Texts, texts
from companion.texts.wording import Wording
from companion.web.offers import Offer, asked_of

Json = dict[str, Any]

SUIT_HUES: Final[Mapping[str, str]] = {"C": "club", "D": "diamond", "H": "heart", "S": "spade"}
"""In which colour a page writes a suit, by its letter."""

WORDS: Final = (
    "web-connecting", "web-lost", "web-over", "web-sent", "web-unsent", "web-too-late", "web-turn",
    "web-ruling", "web-table", "web-score", "web-chart", "web-press", "web-clause",
    "web-nothing-to-press", "web-more-answers", "web-to-move", "web-tell",
)  # fmt: skip
"""Messages of what stands on the page itself."""


@cache
def words_of(language: str) -> Mapping[str, str]:
    """The page's own words, by the ends of their names."""
    said = texts(language)
    return {message.removeprefix("web-"): said.say(message) for message in WORDS}


def idle_state(language: str) -> Json:
    """What is told before a game has begun."""
    return {
        "language": language,
        "words": words_of(language),
        "title": texts(language).say("welcome-title"),
        "duty": texts(language).say("web-no-game"),
    }


def state_of_table(view: View, language: str) -> Json:
    """What everybody is told of a view."""
    said, game = texts(language), view.game
    turn = turn_of(view, Voices(said, game, {}))
    return {
        "language": language,
        "words": words_of(language),
        "title": said.say(f"game-{game.header.game}"),
        "who": list(turn.who),
        "duty": turn.duty[0] if turn.duty else "",
        "notice": _notice(view, said),
        "asked": "" if view.question is None else said.reason(view.question.text),
        "ruling": _ruling(view, said),
        "middle": [_laid(laid, said) for laid in page_of(game.header.game).laid(view).middle],
        "seats": list(_seats(view, said, turn.who)),
        "chart": _chart(game),
    }


def state_of_seat(view: View, seat: int, offers: tuple[Offer, ...], telling: Json, language: str) -> Json:
    """What the phone of a seat is told besides.

    Args:
        view: the sitting.
        seat: whose phone.
        offers: what may be pressed there as at the table.
        telling: what is told there of a play that is asked about or put right.
        language: of all of it.
    """
    said = texts(language)
    question = asked_of(view, seat)
    buttons = [_offered(offer, said) for offer in offers if offer.intent.choice is None]
    answers = [_offered(offer, said) for offer in offers if offer.intent.choice is not None]
    return {
        "name": view.game.header.players[seat],
        "asked": said.reason(question.text) if question is not None and answers else "",
        "buttons": buttons,
        "answers": answers,
        "telling": telling,
    }


def _offered(offer: Offer, said: Texts) -> Json:
    return {"name": offer.name, "label": said.reason(offer.label), "awaited": offer.awaited}


def _notice(view: View, said: Texts) -> str:
    """What keeps the game from going on, or what is waited for; nothing when all is well."""
    if view.time.paused:
        return said.say("table-paused")
    if view.camera.problem is not None:
        return said.reason(view.camera.problem)
    key, good = state_of(view)
    if not good:
        return f"{said.say(key)} – {said.remedy(key)}"
    return "" if view.table.notice is None else said.reason(view.table.notice)


def _ruling(view: View, said: Texts) -> Json | None:
    """What was ruled last, with the clause that decides it; None before anything was."""
    game = view.game
    ruled = next(
        (one for one in reversed(game.history) if not (one.vain or isinstance(one.event, Ask))), None
    )
    if ruled is None:
        return None
    line = write_event(game.meant(ruled).event, rules_of(game.header.game), game.header)
    return {"number": ruled.entry, **ruled_json(ruled.ruling, line, said), "stands": view.refused}


def ruled_json(ruling: Ruling[Any], line: Mapping[str, Any], said: Texts) -> Json:
    """What the rules say of a line of the record."""
    word = outcome_of(ruling, THEMES["felt"]).word
    return {
        "kind": _kind(ruling, word),
        "word": said.say(word),
        "play": notation(line, said),
        "text": said.reason(ruling.reason),
        "clauses": [{"name": name, "text": said.clause(name)} for name in ruling.decided_by[:1]],
    }


def _kind(ruling: Ruling[Any], word: str) -> str:
    if not ruling.legal:
        return "no"
    return "yes" if word == "ruling-yes" else "neutral"


def _seats(view: View, said: Texts, who: tuple[str, ...]) -> Iterator[Json]:
    """Everybody, as they sit around the table."""
    game, table = view.game, page_of(view.game.header.game).laid(view)
    directions = {seat.player: seat.direction for seat in view.table.seats.seats}
    for player, name in enumerate(game.header.players):
        laid = table.seats[player] if player < len(table.seats) else ()
        yield {
            "name": name,
            "direction": round(directions.get(player, 360.0 * player / len(game.header.players)), 1),
            "acts": name in who,
            "leads": player in game.leading,
            "score": figure(game.totals[player]),
            "laid": [_laid(one, said) for one in laid],
        }


def _laid(laid: Laid, said: Texts) -> Json:
    return {"text": said.reason(laid.text), "cards": [card_json(code, said) for code in laid.cards]}


def card_json(code: str, said: Texts) -> Json:
    """A card as it is written, in which colour, and how it is read aloud."""
    written, aloud, hue = card(code, said), "", "plain"
    if poker := POKER_CARD.fullmatch(code):
        aloud = Wording(said, (), {}).say("card", rank=poker[1], suit=poker[2])
        hue = SUIT_HUES[poker[2]]
    elif coloured := COLOURED_CARD.fullmatch(code):
        hue = coloured[1]
    return {"text": written, "aloud": aloud or written, "hue": hue}


def _chart(game: GameView) -> Json | None:
    """How everybody's total grew over the rounds; None before the first one was scored."""
    played = (
        Played(step.ruled.entry, step.ruled.event, step.ruled.ruling) for step in game.course if step.stands
    )
    scores = scores_of(played, game.edits, len(game.header.players))
    if not scores:
        return None
    lines = [
        {"name": name, "totals": [0, *(score.totals[player] for score in scores)]}
        for player, name in enumerate(game.header.players)
    ]
    return {"rounds": len(scores), "lines": lines, "fewest": game.position.fewest_win}


@dataclass(frozen=True, slots=True)
class Facts:
    """What was told: as long as it is equal nothing new is to be told."""

    of: tuple[object, ...]


def facts_of(view: View | None, language: str) -> Facts:
    """What of a view the second screen tells; a camera's picture is none of it."""
    if view is None:
        return Facts((language,))
    game, table, camera = view.game, view.table, view.camera
    return Facts(
        (
            language,
            (game.header, game.duty, game.turn, game.dealer, game.history, game.accepted, game.edits),
            (table.seats, table.stopped, table.in_step, table.taken_back, table.notice, table.setting_up),
            (view.time.paused, view.time.reminded, id(view.question), state_of(view), camera.problem),
        )
    )
