"""Every kind of outcome of Schwupps: the clauses that decided it, and the sentence that names its facts."""

# ruff: noqa: E501 – a sentence stands in one line

from __future__ import annotations

import pytest

from companion.engines import Header, start
from companion.games.schwupps.rules import RULES
from tests.engines.decided import decided
from tests.games.schwupps.rules.tables import NAMES, aggravate, do, end, game, number, schwupp, setup, shift
from tests.games.schwupps.rules.test_winning import last_card

UNDO = {"event": "undo"}
SAME = {"rows": [["number", "color"], ["either", "+1"]], "piles": [["red-7", "red-9"], ["red-7", "blue-10"]]}
OTHER_TOP = {**SAME, "piles": [["red-8", "red-9"], ["red-7", "blue-10"]]}


def first(*lines):
    """The ruling on the last of some lines in a game that is not laid out yet."""
    return do(start(Header("schwupps", NAMES[:3])), *lines)


def lying(line, **changes):
    """The ruling on a line where the cards lie otherwise."""
    played = game()
    shift(played, **changes)
    return do(played, line)


def ended(**changes):
    """The ruling on the end of a turn with such hands and piles."""
    played = game()
    do(played, schwupp("Ada"))
    shift(played, **changes)
    return do(played, end("Ada"))


def tournament(*, piles):
    """The ruling on the last card of a tournament of two, in which Ada has won the first game."""
    played = last_card(players=2, tournament=True)
    do(played, number("Ada", "red-6", 0, 0), setup())
    shift(played, sizes=(4, 1), piles=piles)
    return do(played, number("Ben", "red-6", 0, 0))


CASES = {
    "a setup": (lambda: first(setup()), "SCH-13", "",
        "The cards are laid out; Ada begins.",
        "Die Karten sind ausgelegt; Ada beginnt.",
        "Les cartes sont en place ; Ada commence."),
    "the next game's setup": (lambda: do(last_card(tournament=True), number("Ada", "red-6", 0, 0), setup()), "SCH-51", "",
        "The cards are laid out; Ben begins.",
        "Die Karten sind ausgelegt; Ben beginnt.",
        "Les cartes sont en place ; Ben commence."),
    "a step up": (lambda: do(game(), number("Ada", "red-6", 0, 0)), "SCH-21", "",
        "It fits: from 5, +1 makes 6, in any colour.",
        "Das passt: Von 5 aus ergibt +1 genau 6, in jeder Farbe.",
        "La carte convient : depuis 5, +1 donne 6, quelle que soit la couleur."),
    "a step down": (lambda: do(game(), number("Ada", "blue-8", 1, 1)), "SCH-21", "",
        "It fits: from 10, −2 makes 8, in any colour.",
        "Das passt: Von 10 aus ergibt −2 genau 8, in jeder Farbe.",
        "La carte convient : depuis 10, −2 donne 8, quelle que soit la couleur."),
    "down past 1": (lambda: do(game(), number("Ada", "green-10", 1, 0)), "SCH-21 SCH-22", "",
        "It fits: from 1, −1 makes 10, as counting goes round.",
        "Das passt: Von 1 aus ergibt −1 die 10, denn es zählt im Kreis.",
        "La carte convient : depuis 1, −1 donne 10, car on compte en boucle."),
    "up past 10": (lambda: do(game(**SAME), number("Ada", "red-1", 1, 1)), "SCH-21 SCH-22", "",
        "It fits: from 10, +1 makes 1, as counting goes round.",
        "Das passt: Von 10 aus ergibt +1 die 1, denn es zählt im Kreis.",
        "La carte convient : depuis 10, +1 donne 1, car on compte en boucle."),
    "the same number": (lambda: do(game(**SAME), number("Ada", "blue-7", 0, 0)), "SCH-23", "",
        "It fits: the same number, 7.",
        "Das passt: die gleiche Zahl, 7.",
        "La carte convient : le même nombre, 7."),
    "the same colour": (lambda: do(game(**SAME), number("Ada", "red-3", 0, 1)), "SCH-24", "",
        "It fits: the same colour, red.",
        "Das passt: die gleiche Farbe, Rot.",
        "La carte convient : la même couleur, rouge."),
    "either, the number": (lambda: do(game(**SAME), number("Ada", "blue-7", 1, 0)), "SCH-25", "",
        "It fits: the same number, 7.",
        "Das passt: die gleiche Zahl, 7.",
        "La carte convient : le même nombre, 7."),
    "either, the colour": (lambda: do(game(**SAME), number("Ada", "red-3", 1, 0)), "SCH-25", "",
        "It fits: the same colour, red.",
        "Das passt: die gleiche Farbe, Rot.",
        "La carte convient : la même couleur, rouge."),
    "either, both": (lambda: do(game(**OTHER_TOP), number("Ada", "red-7", 1, 0)), "SCH-25", "",
        "It fits: both the same colour and the same number.",
        "Das passt: sowohl die gleiche Farbe als auch die gleiche Zahl.",
        "La carte convient : la même couleur et le même nombre."),
    "an aggravation card": (lambda: do(game(), aggravate("Ada", "Ben")), "SCH-32 SCH-33 SCH-34", "",
        "Ada schwupps a row and gives Ben the top card of the common pile.",
        "Ada schwuppt eine Reihe und schenkt Ben die oberste Karte des gemeinsamen Stapels.",
        "Ada schwuppe une rangée et donne à Ben la carte du dessus de la pioche commune."),
    "the Schwupps pile renewed": (lambda: lying(aggravate("Ada", "Ben"), schwupps_pile=1), "SCH-32 SCH-33 SCH-31 SCH-34", "",
        "Ada schwupps a row and gives Ben the top card of the common pile.",
        "Ada schwuppt eine Reihe und schenkt Ben die oberste Karte des gemeinsamen Stapels.",
        "Ada schwuppe une rangée et donne à Ben la carte du dessus de la pioche commune."),
    "the last common card given": (lambda: lying(aggravate("Ada", "Ben"), common=1, under=["red-1"]), "SCH-32 SCH-33 SCH-34 SCH-41", "",
        "Ada schwupps a row and gives Ben the top card of the common pile.",
        "Ada schwuppt eine Reihe und schenkt Ben die oberste Karte des gemeinsamen Stapels.",
        "Ada schwuppe une rangée et donne à Ben la carte du dessus de la pioche commune."),
    "a common card given from a renewed pile": (lambda: lying(aggravate("Ada", "Ben"), common=0, under=["red-1", "red-2"]), "SCH-32 SCH-33 SCH-42 SCH-41 SCH-34", "",
        "Ada schwupps a row and gives Ben the top card of the common pile.",
        "Ada schwuppt eine Reihe und schenkt Ben die oberste Karte des gemeinsamen Stapels.",
        "Ada schwuppe une rangée et donne à Ben la carte du dessus de la pioche commune."),
    "nothing to give": (lambda: lying(aggravate("Ada", "Ben"), common=0), "SCH-32 SCH-33 SCH-43", "",
        "Ada schwupps a row; there is no common card left for Ben.",
        "Ada schwuppt eine Reihe; für Ben ist keine gemeinsame Karte mehr da.",
        "Ada schwuppe une rangée ; il ne reste aucune carte commune pour Ben."),
    "a schwupp": (lambda: do(game(), schwupp("Ada")), "SCH-36 SCH-37", "",
        "Ada schwupps a row, once in this turn, and takes the top card of the common pile.",
        "Ada schwuppt einmal im Zug eine Reihe und nimmt die oberste Karte des gemeinsamen Stapels.",
        "Ada schwuppe une rangée, une fois dans ce tour, et prend la carte du dessus de la pioche commune."),
    "a schwupp after an aggravation card's": (lambda: do(game(), aggravate("Ada", "Ben"), schwupp("Ada")), "SCH-36 SCH-37", "",
        "Ada schwupps a row, once in this turn, and takes the top card of the common pile.",
        "Ada schwuppt einmal im Zug eine Reihe und nimmt die oberste Karte des gemeinsamen Stapels.",
        "Ada schwuppe une rangée, une fois dans ce tour, et prend la carte du dessus de la pioche commune."),
    "a schwupp, the Schwupps pile renewed": (lambda: lying(schwupp("Ada"), schwupps_pile=1), "SCH-36 SCH-31 SCH-37", "",
        "Ada schwupps a row, once in this turn, and takes the top card of the common pile.",
        "Ada schwuppt einmal im Zug eine Reihe und nimmt die oberste Karte des gemeinsamen Stapels.",
        "Ada schwuppe une rangée, une fois dans ce tour, et prend la carte du dessus de la pioche commune."),
    "a schwupp, the last common card": (lambda: lying(schwupp("Ada"), common=1, under=["red-1"]), "SCH-36 SCH-37 SCH-41", "",
        "Ada schwupps a row, once in this turn, and takes the top card of the common pile.",
        "Ada schwuppt einmal im Zug eine Reihe und nimmt die oberste Karte des gemeinsamen Stapels.",
        "Ada schwuppe une rangée, une fois dans ce tour, et prend la carte du dessus de la pioche commune."),
    "a schwupp, the common pile renewed": (lambda: lying(schwupp("Ada"), common=0, under=["red-1", "red-2"]), "SCH-36 SCH-42 SCH-41 SCH-37", "",
        "Ada schwupps a row, once in this turn, and takes the top card of the common pile.",
        "Ada schwuppt einmal im Zug eine Reihe und nimmt die oberste Karte des gemeinsamen Stapels.",
        "Ada schwuppe une rangée, une fois dans ce tour, et prend la carte du dessus de la pioche commune."),
    "a schwupp, nothing to take": (lambda: lying(schwupp("Ada"), common=0), "SCH-36 SCH-43", "",
        "Ada schwupps a row, once in this turn; there is no common card left to take.",
        "Ada schwuppt einmal im Zug eine Reihe; es ist keine gemeinsame Karte mehr da.",
        "Ada schwuppe une rangée, une fois dans ce tour ; il ne reste aucune carte commune à prendre."),
    "three drawn": (lambda: ended(sizes=(1, 4, 4), piles=(9, 9, 9)), "SCH-38", "",
        "Ada draws 3 cards, to have four, and ends the turn.",
        "Ada zieht 3 Karten, auf vier, und beendet den Zug.",
        "Ada pioche 3 cartes pour en avoir quatre et finit son tour."),
    "one drawn": (lambda: ended(sizes=(3, 4, 4), piles=(9, 9, 9)), "SCH-38", "",
        "Ada draws a card, to have four, and ends the turn.",
        "Ada zieht eine Karte, auf vier, und beendet den Zug.",
        "Ada pioche une carte pour en avoir quatre et finit son tour."),
    "the pile's last drawn": (lambda: ended(sizes=(1, 4, 4), piles=(2, 9, 9)), "SCH-38", "",
        "Ada draws the last 2 cards of the own pile and ends the turn.",
        "Ada zieht die letzten 2 Karten des eigenen Stapels und beendet den Zug.",
        "Ada pioche les 2 dernières cartes de sa pile et finit son tour."),
    "a full hand": (lambda: ended(sizes=(5, 4, 4)), "SCH-39", "",
        "Ada draws nothing: 5 cards are in hand already.",
        "Ada zieht nichts: 5 Karten sind schon auf der Hand.",
        "Ada ne pioche rien : il y a déjà 5 cartes en main."),
    "a pile used up": (lambda: ended(sizes=(3, 4, 4), piles=(0, 9, 9)), "SCH-38", "",
        "Ada’s own pile is used up, so nothing is drawn.",
        "Ada zieht nichts: Der eigene Stapel ist aufgebraucht.",
        "Ada ne pioche rien : sa pile est épuisée."),
    "won": (lambda: do(last_card(), number("Ada", "red-6", 0, 0)), "SCH-21 SCH-44 SCH-46", "",
        "Ada has played the very last card and wins the game.",
        "Ada hat die allerletzte Karte gespielt und gewinnt das Spiel.",
        "Ada a joué sa toute dernière carte et gagne la partie."),
    "won past 1": (lambda: do(last_card(), number("Ada", "green-10", 1, 0)), "SCH-21 SCH-22 SCH-44 SCH-46", "",
        "Ada has played the very last card and wins the game.",
        "Ada hat die allerletzte Karte gespielt und gewinnt das Spiel.",
        "Ada a joué sa toute dernière carte et gagne la partie."),
    "won with an aggravation card": (lambda: do(last_card(), aggravate("Ada", "Ben")), "SCH-32 SCH-44 SCH-45 SCH-46", "",
        "Ada has played the very last card and wins the game; no row moves and nobody gets a card.",
        "Ada hat die allerletzte Karte gespielt und gewinnt das Spiel; geschwuppt und geschenkt wird nicht mehr.",
        "Ada a joué sa toute dernière carte et gagne la partie ; on ne schwuppe plus et personne ne reçoit de carte."),
    "a game of a tournament won": (lambda: do(last_card(tournament=True), number("Ada", "red-6", 0, 0)), "SCH-21 SCH-44 SCH-49 SCH-50", "",
        "Ada has played the very last card and wins the game: Ada 5, Ben −6 and Cem −6.",
        "Ada hat die allerletzte Karte gespielt und gewinnt das Spiel: Ada 5, Ben −6 und Cem −6.",
        "Ada a joué sa toute dernière carte et gagne la partie : Ada 5, Ben −6 et Cem −6."),
    "a tournament won": (lambda: tournament(piles=(9, 0)), "SCH-21 SCH-44 SCH-49 SCH-50 SCH-52", "",
        "Ben has played the very last card and wins the game: Ada −13 and Ben 5.",
        "Ben hat die allerletzte Karte gespielt und gewinnt das Spiel: Ada −13 und Ben 5.",
        "Ben a joué sa toute dernière carte et gagne la partie : Ada −13 et Ben 5."),
    "a tournament shared": (lambda: tournament(piles=(2, 0)), "SCH-21 SCH-44 SCH-49 SCH-50 SCH-52 SCH-53", "",
        "Ben has played the very last card and wins the game: Ada −6 and Ben 5.",
        "Ben hat die allerletzte Karte gespielt und gewinnt das Spiel: Ada −6 und Ben 5.",
        "Ben a joué sa toute dernière carte et gagne la partie : Ada −6 et Ben 5."),
    "a setup taken back": (lambda: first(setup(), UNDO), "", "",
        "Taken back: the laying out of the cards.",
        "Zurückgenommen: das Auslegen der Karten.",
        "Annulé : la mise en place des cartes."),
    "a number card taken back": (lambda: do(game(), number("Ada", "red-6", 0, 0), UNDO), "", "",
        "Taken back: Ada’s red 6.",
        "Zurückgenommen: die rote 6 von Ada.",
        "Annulé : le 6 rouge joué par Ada."),
    "an aggravation card taken back": (lambda: do(game(), aggravate("Ada", "Ben"), UNDO), "", "",
        "Taken back: Ada’s aggravation card.",
        "Zurückgenommen: die Ärgerkarte von Ada.",
        "Annulé : la carte embêtement jouée par Ada."),
    "a schwupp taken back": (lambda: do(game(), schwupp("Ada"), UNDO), "", "",
        "Taken back: Ada’s schwupp.",
        "Zurückgenommen: das Schwuppen von Ada.",
        "Annulé : le schwupp fait par Ada."),
    "an end taken back": (lambda: do(game(), schwupp("Ada"), end("Ada"), UNDO), "", "",
        "Taken back: the end of Ada’s turn.",
        "Zurückgenommen: das Ende des Zugs von Ada.",
        "Annulé : la fin du tour, annoncée par Ada."),
}  # fmt: skip
"""By kind of outcome: its ruling, the clauses that decided it, the cards cancelled, what is said of it."""


@pytest.mark.parametrize("kind", CASES)
def test_a_legal_event_names_what_decided_it(kind):
    ruled, *expected = CASES[kind]
    ruling = ruled()
    assert ruling.legal
    assert decided(ruling) == expected
    assert set(ruling.clauses) <= set(RULES.clauses)
