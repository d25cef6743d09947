"""Every kind of outcome of Auf und Ab: the clauses that decided it, and the sentence that names its facts."""

# ruff: noqa: E501 – a sentence stands in one line

from __future__ import annotations

import pytest

from companion.engines import Ask
from companion.games.auf_und_ab.rules import RULES
from companion.games.auf_und_ab.rules.events import Pass
from tests.engines.decided import decided
from tests.games.auf_und_ab.rules.table import SAMPLE_DEAL, Table, sample_table

SAMPLE = (
    "Ann 0-0 0-1 0-3 0-5 =4", "Bob 1-3 1-4 1-5 1-6", "Cem 2-2 2-5 2-7 2-9", "Ann 4-4 4-5 4-7 =4",
    "Bob", "Cem", "Ann",
    "Ann 1-2 1-8 1-9", "Bob 2-3 2-4 2-8", "Cem 5-5 5-7", "Ann", "Bob 7-7 7-8", "Cem", "Bob",
    "Bob 9-5 9-4 9-3 9-0", "Cem", "Ann", "Bob",
    "Bob 3-5 3-8", "Cem 4-6 4-8", "Ann 6-7 6-9", "Bob 8-8 =2", "Cem", "Ann 9-9 =2", "Bob", "Ann",
    "Ann 3-4 3-6", "Bob", "Cem", "Ann",
    "Ann 6-2", "Bob", "Cem 4-0", "Ann", "Cem 3-3 =1", "Cem 2-0", "Cem",
    "Cem 7-3 7-1 7-0", "Ann", "Bob", "Cem",
    "Cem 9-8", "Ann 8-5", "Bob 6-5", "Cem 1-1 =1", "Ann", "Bob", "Cem",
    "Cem 8-6 8-0",
)  # fmt: skip
"""The sources' sample game: sets with the declared count, passes."""

ZEROS = "0-0 0-1 0-2 0-3 0-4 0-5 0-6 0-7 0-8 0-9"
NINES = "9-1 9-2 9-3 9-4 9-5 9-6 9-7 9-8"


def told(table, *lines):
    """The ruling on the last of some sets and passes."""
    for line in lines:
        player, *cards = line.split()
        count = int(cards.pop()[1:]) if "=" in line else None
        ruling = table.play(player, " ".join(cards), count) if cards else table.rule("pass", player=player)
        assert ruling.legal, (line, ruling.clause)
    return ruling


def hidden(*lines, **options):
    """The same in a game of hidden hands."""
    table = Table(**options)
    dealt = table.rule("deal")
    return told(table, *lines) if lines else dealt


def after(number, *more):
    """The ruling on a line of the sample game, counted from 1, or on those told after it."""
    return told(sample_table(), *SAMPLE[:number], *more)


def asked():
    """The ruling on a question."""
    table = sample_table()
    told(table, SAMPLE[0])
    return table.game.apply(Ask(Pass(1)))


def taken_back(number):
    """The ruling on the undo of a line of the sample game, counted from 1."""
    table = sample_table()
    if number:
        told(table, *SAMPLE[:number])
    return table.rule("undo")


CASES = {
    "a deal, the opener known": (lambda: Table().rule("deal", hands=SAMPLE_DEAL, aside=["6-6"]), "AUA-11", "",
        "Ann has the lowest double, 0-0, and opens the hand.",
        "Ann hat den kleinsten Pasch, 0-0, und eröffnet den Durchgang.",
        "Ann a le plus petit double, 0-0, et ouvre la donne."),
    "a deal, the lowest double aside": (lambda: Table().rule("deal", hands={"Bob": ["1-1", "2-2", *SAMPLE_DEAL["Bob"][:16]]}, aside=["0-0"]), "AUA-5 AUA-11", "",
        "Bob has the lowest double, 1-1, and opens the hand.",
        "Bob hat den kleinsten Pasch, 1-1, und eröffnet den Durchgang.",
        "Bob a le plus petit double, 1-1, et ouvre la donne."),
    "a hidden deal": (hidden, "AUA-12", "",
        "The hand begins; whoever has the lowest double opens it.",
        "Der Durchgang beginnt; wer den kleinsten Pasch hat, eröffnet.",
        "La donne commence ; qui a le plus petit double l’ouvre."),
    "the hand is opened, the double once": (lambda: after(1), "AUA-11 AUA-24 AUA-20", "",
        "Ann opens with number 0; the round takes 4 cards, the double counting once.",
        "Ann eröffnet mit der 0; die Runde geht um 4 Karten, der Pasch zählt einmal.",
        "Ann ouvre avec le nombre 0 ; le pli se joue à 4 cartes, le double comptant une fois."),
    "the hand is opened, the double twice": (lambda: told(sample_table(), "Ann 0-0 0-1 0-3 0-5 =5"), "AUA-11 AUA-24 AUA-20", "",
        "Ann opens with number 0; the round takes 5 cards, the double counting twice.",
        "Ann eröffnet mit der 0; die Runde geht um 5 Karten, der Pasch zählt doppelt.",
        "Ann ouvre avec le nombre 0 ; le pli se joue à 5 cartes, le double comptant deux fois."),
    "a hidden hand is opened": (lambda: hidden("Cem 2-2 2-3 =2"), "AUA-12 AUA-24 AUA-20", "",
        "Cem opens with number 2; the round takes 2 cards, the double counting once.",
        "Cem eröffnet mit der 2; die Runde geht um 2 Karten, der Pasch zählt einmal.",
        "Cem ouvre avec le nombre 2 ; le pli se joue à 2 cartes, le double comptant une fois."),
    "a round is opened": (lambda: after(8), "AUA-20", "",
        "Ann opens with number 1; the round takes 3 cards.",
        "Ann eröffnet mit der 1; die Runde geht um 3 Karten.",
        "Ann ouvre avec le nombre 1 ; le pli se joue à 3 cartes."),
    "a round is opened with a double": (lambda: hidden("Cem 2-2 2-3 =2", "Ann", "Bob", "Cem", "Cem 8-8 8-9 =3"), "AUA-24 AUA-20", "",
        "Cem opens with number 8; the round takes 3 cards, the double counting twice.",
        "Cem eröffnet mit der 8; die Runde geht um 3 Karten, der Pasch zählt doppelt.",
        "Cem ouvre avec le nombre 8 ; le pli se joue à 3 cartes, le double comptant deux fois."),
    "a DOWN round is opened": (lambda: after(15), "AUA-20", "",
        "Bob opens with number 9; the round takes 4 cards.",
        "Bob eröffnet mit der 9; die Runde geht um 4 Karten.",
        "Bob ouvre avec le nombre 9 ; le pli se joue à 4 cartes."),
    "UP, beaten": (lambda: after(2), "AUA-21 AUA-22", "",
        "Bob’s 1 is higher than 0, for 4 cards.",
        "Die 1 von Bob ist höher als 0, für 4 Karten.",
        "Bob pose 1, plus haut que 0, pour 4 cartes."),
    "UP, a double counts once": (lambda: after(3), "AUA-26 AUA-22", "",
        "Cem’s 2 is higher than 1, for 4 cards, the double counting once.",
        "Die 2 von Cem ist höher als 1, für 4 Karten, der Pasch zählt einmal.",
        "Cem pose 2, plus haut que 1, pour 4 cartes, le double comptant une fois."),
    "UP, a double said to count twice": (lambda: after(4), "AUA-24 AUA-21 AUA-22", "",
        "Ann’s 4 is higher than 2, for 4 cards, the double counting twice.",
        "Die 4 von Ann ist höher als 2, für 4 Karten, der Pasch zählt doppelt.",
        "Ann pose 4, plus haut que 2, pour 4 cartes, le double comptant deux fois."),
    "UP, a double counts twice": (lambda: after(10), "AUA-26 AUA-22", "",
        "Cem’s 5 is higher than 2, for 3 cards, the double counting twice.",
        "Die 5 von Cem ist höher als 2, für 3 Karten, der Pasch zählt doppelt.",
        "Cem pose 5, plus haut que 2, pour 3 cartes, le double comptant deux fois."),
    "UP, a lone double counts twice": (lambda: after(22), "AUA-24 AUA-21 AUA-22", "",
        "Bob’s 8 is higher than 6, for 2 cards, the double counting twice.",
        "Die 8 von Bob ist höher als 6, für 2 Karten, der Pasch zählt doppelt.",
        "Bob pose 8, plus haut que 6, pour 2 cartes, le double comptant deux fois."),
    "DOWN, beaten": (lambda: after(33), "AUA-21 AUA-23", "",
        "Cem’s 4 is lower than 6, for one card.",
        "Die 4 von Cem ist niedriger als 6, für eine Karte.",
        "Cem pose 4, plus bas que 6, pour 1 carte."),
    "DOWN, alone, a lone double once": (lambda: after(35), "AUA-30 AUA-24 AUA-21 AUA-23", "",
        "Cem’s 3 is lower than 4, for one card, the double counting once.",
        "Die 3 von Cem ist niedriger als 4, für eine Karte, der Pasch zählt einmal.",
        "Cem pose 3, plus bas que 4, pour 1 carte, le double comptant une fois."),
    "DOWN, alone": (lambda: after(36), "AUA-30 AUA-21 AUA-23", "",
        "Cem’s 2 is lower than 3, for one card.",
        "Die 2 von Cem ist niedriger als 3, für eine Karte.",
        "Cem pose 2, plus bas que 3, pour 1 carte."),
    "a pass": (lambda: after(5), "AUA-27 AUA-28", "",
        "Bob passes and is out of this round.",
        "Bob passt und ist in dieser Runde draußen.",
        "Bob passe et ne participe plus à ce pli."),
    "the last but one passes": (lambda: after(6), "AUA-27 AUA-28 AUA-30", "",
        "Cem passes; Ann may go on alone.",
        "Cem passt; Ann darf allein weiterlegen.",
        "Cem passe ; Ann peut continuer en solo."),
    "the round is over, an even number of change cards": (lambda: after(7), "AUA-31 AUA-35 AUA-32", "",
        "Ann opens the next round, again UP: 2 change cards are an even number.",
        "Ann eröffnet die nächste Runde, es geht weiter AUF: 2 Wechselkarten sind eine gerade Zahl.",
        "Ann ouvre le pli suivant, toujours en MONTÉE : 2 cartes de changement font un nombre pair."),
    "an odd number": (lambda: after(14), "AUA-31 AUA-35 AUA-32", "",
        "Bob opens the next round, which goes DOWN: one change card was laid.",
        "Bob eröffnet die nächste Runde, jetzt geht es AB: Es lag eine Wechselkarte.",
        "Bob ouvre le pli suivant, maintenant en DESCENTE : une carte de changement a été posée."),
    "DOWN to UP": (lambda: after(18), "AUA-31 AUA-35 AUA-32", "",
        "Bob opens the next round, which goes UP: one change card was laid.",
        "Bob eröffnet die nächste Runde, jetzt geht es AUF: Es lag eine Wechselkarte.",
        "Bob ouvre le pli suivant, maintenant en MONTÉE : une carte de changement a été posée."),
    "no change card": (lambda: after(26), "AUA-31 AUA-37 AUA-32", "",
        "Ann opens the next round, again UP: no change card was laid.",
        "Ann eröffnet die nächste Runde, es geht weiter AUF: Es lag keine Wechselkarte.",
        "Ann ouvre le pli suivant, toujours en MONTÉE : aucune carte de changement n’a été posée."),
    "no change card, DOWN": (lambda: after(40), "AUA-27 AUA-28 AUA-30", "",
        "Bob passes; Cem may go on alone.",
        "Bob passt; Cem darf allein weiterlegen.",
        "Bob passe ; Cem peut continuer en solo."),
    "three change cards": (lambda: hidden("Ann 0-0 0-9 =2", "Bob 1-8 1-2", "Cem 2-7 2-4", "Ann", "Bob", "Cem"), "AUA-31 AUA-35 AUA-32", "",
        "Cem opens the next round, which goes DOWN: 3 change cards are an odd number.",
        "Cem eröffnet die nächste Runde, jetzt geht es AB: 3 Wechselkarten sind eine ungerade Zahl.",
        "Cem ouvre le pli suivant, maintenant en DESCENTE : 3 cartes de changement font un nombre impair."),
    "the game's last set": (lambda: after(48), "AUA-31 AUA-37 AUA-32", "",
        "Cem opens the next round, again DOWN: no change card was laid.",
        "Cem eröffnet die nächste Runde, es geht weiter AB: Es lag keine Wechselkarte.",
        "Cem ouvre le pli suivant, toujours en DESCENTE : aucune carte de changement n’a été posée."),
    "a hand is over": (lambda: hidden(f"Ann {ZEROS} =10", "Bob", "Cem", "Ann", f"Ann {NINES}", end={"hands": 2}), "AUA-20 AUA-38 AUA-40", "",
        "Ann is out and scores 36 points for the cards that the others still hold.",
        "Ann ist fertig und bekommt 36 Punkte für die Karten, die die anderen noch haben.",
        "Ann n’a plus de cartes et marque 36 points pour les cartes que les autres ont encore."),
    "a hand is over, a change card laid": (lambda: hidden(f"Ann {ZEROS} =10", "Bob", "Cem", "Ann", "Ann 9-1 9-2 9-3", "Bob", "Cem", "Ann", "Ann 8-1 8-2 8-3 8-4 8-5", end={"hands": 2}), "AUA-20 AUA-38 AUA-39 AUA-40", "",
        "Ann is out and scores 36 points for the cards that the others still hold.",
        "Ann ist fertig und bekommt 36 Punkte für die Karten, die die anderen noch haben.",
        "Ann n’a plus de cartes et marque 36 points pour les cartes que les autres ont encore."),
    "the game is over by points": (lambda: hidden(f"Ann {ZEROS} =10", "Bob", "Cem", "Ann", f"Ann {NINES}", end={"points": 36}), "AUA-20 AUA-38 AUA-40 AUA-43 AUA-45", "",
        "Ann is out and scores 36 points for the cards that the others still hold; the game is over.",
        "Ann ist fertig und bekommt 36 Punkte für die Karten, die die anderen noch haben; das Spiel ist zu Ende.",
        "Ann n’a plus de cartes et marque 36 points pour les cartes que les autres ont encore ; la partie est finie."),
    "a question": (asked, "AUA-27 AUA-28", "",
        "Bob passes and is out of this round.",
        "Bob passt und ist in dieser Runde draußen.",
        "Bob passe et ne participe plus à ce pli."),
    "a deal taken back": (lambda: taken_back(0), "", "",
        "Taken back: the deal.",
        "Zurückgenommen: das Austeilen.",
        "Annulé : la distribution."),
    "a set taken back": (lambda: taken_back(8), "", "",
        "Taken back: Ann’s set 1-2, 1-8 and 1-9.",
        "Zurückgenommen: der Satz 1-2, 1-8 und 1-9 von Ann.",
        "Annulé : la série 1-2, 1-8 et 1-9 posée par Ann."),
    "a pass taken back": (lambda: taken_back(5), "", "",
        "Taken back: Bob’s pass.",
        "Zurückgenommen: das Passen von Bob.",
        "Annulé : Bob a passé."),
}  # fmt: skip
"""By kind of outcome: its ruling, the clauses that decided it, the cards cancelled, what is said of it."""


@pytest.mark.parametrize("kind", CASES)
def test_a_legal_event_names_what_decided_it(kind):
    ruled, *expected = CASES[kind]
    ruling = ruled()
    assert ruling.legal
    assert decided(ruling) == expected
    assert set(ruling.clauses) <= set(RULES.clauses)
