"""What a lesson says to people."""

from __future__ import annotations

from companion.decks.drawn.suits import Suit
from companion.decks.teaching.guide import LessonProgress, Phase
from companion.decks.updown_names import UPDOWN
from companion.engines import game_names
from companion.records.notation import card as card_in_words
from companion.texts import Texts
from vision.scene.scene import TableState

_SEEN_AS = {
    TableState.NO_PICTURE: "state-no-picture",
    TableState.DARK: "state-dark",
}


def deck_of(progress: LessonProgress, texts: Texts) -> str:
    """What the deck is called: as its game, or as whoever teaches it named it."""
    if progress.deck == UPDOWN:
        return texts.say("decks-updown")
    return texts.say(f"game-{progress.deck}") if progress.deck in game_names() else progress.deck


def name_of(code: str, texts: Texts) -> str:
    """What a card is called when it is asked for."""
    face, _, suit = code.partition("-")
    if face in ("UP", "DOWN") and suit in [one.value for one in Suit]:
        return texts.say("teach-updown", face=face, suit=card_in_words(f"2{suit}", texts)[1:])
    name = card_in_words(code, texts)
    court = code[:-1] in ("J", "Q", "K") and code[-1] in [one.value for one in Suit]
    # A court bears another letter in other countries; its name is the same on all of them.
    return texts.say("teach-court", card=name, rank=code[:-1]) if court else name


def sentence_of(progress: LessonProgress, texts: Texts) -> str:
    """What people are to do now, in one sentence."""
    if progress.wanted is None:
        done = progress.phase is Phase.LEARNED
        return texts.say("teach-done" if done else "teach-learning", deck=deck_of(progress, texts))
    card = name_of(progress.wanted, texts)
    return texts.say("teach-lay-again" if progress.once_more else "teach-lay", card=card)


def warning_of(progress: LessonProgress, texts: Texts) -> str | None:
    """What is wrong, in one sentence; None when nothing is."""
    if progress.problems:
        return " ".join(map(texts.reason, progress.problems))
    if progress.state in _SEEN_AS:
        return texts.say(_SEEN_AS[progress.state])
    if progress.notice is None:
        return None
    facts = {name: name_of(str(code), texts) for name, code in progress.notice.facts}
    return texts.say(progress.notice.key, **facts)
