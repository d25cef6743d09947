"""Every kind of outcome of Up: the clauses that decided it, and the sentence that names its facts."""

# ruff: noqa: E501 – a sentence stands in one line

from __future__ import annotations

import pytest

from companion.games.up.rules import RULES
from tests.engines.decided import decided
from tests.games.up.rules.table import Table, deal, in_play

HANDS = {"Ann": "5 5 9 / 3 / ?", "Ben": "7 8 / 2 / 6", "Cem": "6 6 / 3 / 2"}
MINUS = {"Ann": "-2 -2 9 clear clear / 3 / ?", "Ben": "7 / / 6", "Cem": "6 6 / 3 / 2"}
ONLY_MINUS = {"Ann": "-2 -2 / -2 / 3", "Ben": "7 / / 6"}
ALMOST = {"Ann": "5 6 / /", "Ben": "4 / 8 / 6 6", "Cem": "3 7 / /"}
OUT = {"Ann": "5 5 / /", "Ben": "7 -2 / clear / 1", "Cem": "3 / /"}
TWO_ROUNDS = {"end": {"rounds": 2}}
SIX = dict.fromkeys(("Ben", "Cem", "Dee", "Eve", "Fay"), "6 7 / /")


def laid(tower, *events, options=None, **cards):
    """The ruling on the last of some events: plays ``"Ann hand 7 7"``, calls ``"Ann"``, ``"undo"``."""
    table = in_play(tower, options=options, **cards)
    for event in events:
        player, *play = event.split(" ", 2)
        if event == "undo":
            ruling = table.rule("undo")
        elif play:
            ruling = table.play(player, *play)
        else:
            ruling = table.call(player)
        assert ruling.legal, (event, ruling.clause)
    return ruling


def shown(*players, **cards):
    """The ruling on the last of some shows after Ann is out, of hidden cards."""
    table = in_play("9", options={**TWO_ROUNDS, "dirty_one": True}, Ann="5 / /", Ben="7 / / ?", Cem="? / /")
    table.plays("Ann hand 5")
    for player in players:
        ruling = table.rule("undo") if player == "undo" else table.show(**{player: cards[player]})
    return ruling


def dealt(*announced, **changed):
    """The ruling on a deal, on what Ben announces after it, or on the undo of that."""
    table = Table()
    ruling = table.rule("deal", **deal(**changed))
    for variant in announced:
        ruling = (
            table.rule("undo") if variant == "undo" else table.rule("announce", player="Ben", variant=variant)
        )
    return ruling


CASES = {
    "a deal": (dealt, "UP-14", "",
        "The cards are dealt; Ben begins the first tower.",
        "Die Karten sind gegeben; Ben beginnt den ersten Turm.",
        "Les cartes sont distribuées ; Ben commence la première tour."),
    "a deal with a kept card": (lambda: dealt(cut="clear", hands=None), "UP-11 UP-12 UP-14", "",
        "The cards are dealt; Ben begins the first tower.",
        "Die Karten sind gegeben; Ben beginnt den ersten Turm.",
        "Les cartes sont distribuées ; Ben commence la première tour."),
    "dirty one": (lambda: dealt("dirty_one"), "UP-66", "",
        "Ben announces “dirty one”: each 1 left counts 30.",
        "Ben sagt an: „schmutziger Einser“, jede übrige 1 zählt 30.",
        "Ben annonce l’« as sale » : chaque 1 restant compte 30."),
    "double two": (lambda: dealt("double_two"), "UP-67 UP-68", "",
        "Ben announces “double two”: the −2 is a plain 2.",
        "Ben sagt an: „doppelter Zweier“, die −2 ist eine gewöhnliche 2.",
        "Ben annonce le « double deux » : le −2 est un simple 2."),
    "a tower begins": (lambda: laid("", "Ann hand 9", **HANDS), "UP-25", "",
        "9 begins the tower; the next set holds up to 9.",
        "Die 9 beginnt den Turm; der nächste Satz hält bis 9.",
        "Le 9 commence la tour ; la pose suivante tient jusqu’à 9."),
    "it holds": (lambda: laid("9", "Ann hand 5 5", **HANDS), "UP-26", "",
        "5 holds, as the limit was 9; now it is 5.",
        "Die 5 hält, denn die Grenze war 9; jetzt ist sie 5.",
        "Le 5 tient, car la limite était 9 ; elle est maintenant 5."),
    "as much as the limit": (lambda: laid("9", "Ann hand 9", **HANDS), "UP-26", "",
        "9 holds: exactly the limit is allowed.",
        "Die 9 hält: Genau die Grenze ist erlaubt.",
        "Le 9 tient : la limite elle-même est permise."),
    "too heavy": (lambda: laid("7 4", "Ann hand 9", **HANDS), "UP-27 UP-29 UP-30", "",
        "The tower collapses: 9 is above the limit 4; Ann takes 3 cards and begins a new one.",
        "Der Turm stürzt ein, 9 liegt über der Grenze 4; Ann nimmt 3 Karten auf und beginnt einen neuen.",
        "La tour s’écroule : 9 dépasse la limite 4 ; Ann prend 3 cartes et en commence une nouvelle."),
    "too heavy, the last card": (lambda: laid("4", "Ann hand 9", Ann="9 / /", Ben="7 / / 6"), "UP-27 UP-29 UP-31 UP-30", "",
        "The tower collapses: 9 is above the limit 4; Ann takes 2 cards and begins a new one.",
        "Der Turm stürzt ein, 9 liegt über der Grenze 4; Ann nimmt 2 Karten auf und beginnt einen neuen.",
        "La tour s’écroule : 9 dépasse la limite 4 ; Ann prend 2 cartes et en commence une nouvelle."),
    "a turned card too heavy": (lambda: laid("4", "Ann hidden 9", Ann="/ / 9 2", Ben="7 / / 6"), "UP-27 UP-29 UP-30", "",
        "The tower collapses: 9 is above the limit 4; Ann takes 2 cards and begins a new one.",
        "Der Turm stürzt ein, 9 liegt über der Grenze 4; Ann nimmt 2 Karten auf und beginnt einen neuen.",
        "La tour s’écroule : 9 dépasse la limite 4 ; Ann prend 2 cartes et en commence une nouvelle."),
    "a −2": (lambda: laid("9", "Ann hand -2", **MINUS), "UP-32", "",
        "The −2 lowers the limit from 9 to 7.",
        "Die −2 senkt die Grenze von 9 auf 7.",
        "Le −2 abaisse la limite de 9 à 7."),
    "two −2": (lambda: laid("9", "Ann hand -2 -2", **MINUS), "UP-32 UP-33", "",
        "2 −2 cards lower the limit from 9 to 5.",
        "2 −2 senken die Grenze von 9 auf 5.",
        "2 −2 abaissent la limite de 9 à 5."),
    "a −2 after another": (lambda: laid("9 -2", "Ann hand -2", **MINUS), "UP-32 UP-33", "",
        "The −2 lowers the limit from 7 to 5.",
        "Die −2 senkt die Grenze von 7 auf 5.",
        "Le −2 abaisse la limite de 7 à 5."),
    "a −2 too low": (lambda: laid("2", "Ann hand -2", **MINUS), "UP-36 UP-29 UP-30", "",
        "The tower collapses: the −2 would bring the limit from 2 to 0; Ann takes 2 cards and begins a new one.",
        "Der Turm stürzt ein, die −2 brächte die Grenze von 2 auf 0; Ann nimmt 2 Karten auf und beginnt einen neuen.",
        "La tour s’écroule : le −2 mènerait la limite de 2 à 0 ; Ann prend 2 cartes et en commence une nouvelle."),
    "two −2 too low": (lambda: laid("3", "Ann hand -2 -2", **MINUS), "UP-33 UP-36 UP-29 UP-30", "",
        "The tower collapses: 2 −2 cards would bring the limit from 3 to −1; Ann takes 3 cards and begins a new one.",
        "Der Turm stürzt ein, 2 −2 brächten die Grenze von 3 auf −1; Ann nimmt 3 Karten auf und beginnt einen neuen.",
        "La tour s’écroule : 2 −2 mèneraient la limite de 3 à −1 ; Ann prend 3 cartes et en commence une nouvelle."),
    "a −2 begins": (lambda: laid("", "Ann hand -2", **ONLY_MINUS), "UP-35", "",
        "With nothing else to play the −2 counts as laid on an 11; the limit is now 9.",
        "Weil nichts anderes zu spielen ist, zählt die −2 wie auf eine 11 gelegt; die Grenze ist jetzt 9.",
        "Faute d’autre carte à jouer, le −2 compte comme posé sur un 11 ; la limite est maintenant 9."),
    "two −2 begin": (lambda: laid("", "Ann hand -2 -2", **ONLY_MINUS), "UP-35 UP-33", "",
        "With nothing else to play the 2 −2 cards count as laid on an 11; the limit is now 7.",
        "Weil nichts anderes zu spielen ist, zählen die 2 −2 wie auf eine 11 gelegt; die Grenze ist jetzt 7.",
        "Faute d’autre carte à jouer, les 2 −2 comptent comme posés sur un 11 ; la limite est maintenant 7."),
    "six −2 begin": (lambda: laid("", "Ann hand -2 -2 -2 -2 -2 -2", Ann="-2 -2 -2 -2 -2 -2 / / ?", **SIX), "UP-35 UP-33 UP-36 UP-29 UP-30", "",
        "The tower collapses: 6 −2 cards would bring the limit from 11 to −1; Ann takes 6 cards and begins a new one.",
        "Der Turm stürzt ein, 6 −2 brächten die Grenze von 11 auf −1; Ann nimmt 6 Karten auf und beginnt einen neuen.",
        "La tour s’écroule : 6 −2 mèneraient la limite de 11 à −1 ; Ann prend 6 cartes et en commence une nouvelle."),
    "a turned −2 begins nothing": (lambda: laid("", "Ann hidden -2", Ann="/ / -2 4", Ben="7 / / 6"), "UP-37", "",
        "A turned −2 begins no tower: Ann takes it up and plays something else.",
        "Eine aufgedeckte −2 beginnt keinen Turm: Ann nimmt sie auf die Hand und spielt etwas anderes.",
        "Un −2 retourné ne commence pas de tour : Ann le reprend en main et joue autre chose."),
    "a turned −2 holds": (lambda: laid("9", "Ann hidden -2", Ann="/ / -2 4", Ben="7 / 8 / 6"), "UP-32 UP-44", "",
        "The −2 lowers the limit from 9 to 7; Ann has one card left and must call “last card”.",
        "Die −2 senkt die Grenze von 9 auf 7; Ann hat noch eine Karte und muss „letzte Karte“ rufen.",
        "Le −2 abaisse la limite de 9 à 7 ; il reste une carte à Ann, qui doit annoncer « dernière carte »."),
    "a turned −2 too low": (lambda: laid("1", "Ann hidden -2", Ann="/ / -2 4", Ben="7 / 8 / 6"), "UP-36 UP-29 UP-30", "",
        "The tower collapses: the −2 would bring the limit from 1 to −1; Ann takes 2 cards and begins a new one.",
        "Der Turm stürzt ein, die −2 brächte die Grenze von 1 auf −1; Ann nimmt 2 Karten auf und beginnt einen neuen.",
        "La tour s’écroule : le −2 mènerait la limite de 1 à −1 ; Ann prend 2 cartes et en commence une nouvelle."),
    "a −2 as a 2": (lambda: laid("5", "Ann hand -2", options={"double_two": True}, **MINUS), "UP-67 UP-26", "",
        "2 holds, as the limit was 5; now it is 2.",
        "Die 2 hält, denn die Grenze war 5; jetzt ist sie 2.",
        "Le 2 tient, car la limite était 5 ; elle est maintenant 2."),
    "a −2 as a 2 begins": (lambda: laid("", "Ann hand -2", options={"double_two": True}, **MINUS), "UP-67 UP-25", "",
        "2 begins the tower; the next set holds up to 2.",
        "Die 2 beginnt den Turm; der nächste Satz hält bis 2.",
        "Le 2 commence la tour ; la pose suivante tient jusqu’à 2."),
    "a −2 as a 2 is too heavy": (lambda: laid("1", "Ann hand -2", options={"double_two": True}, **MINUS), "UP-67 UP-27 UP-29 UP-30", "",
        "The tower collapses: 2 is above the limit 1; Ann takes 2 cards and begins a new one.",
        "Der Turm stürzt ein, 2 liegt über der Grenze 1; Ann nimmt 2 Karten auf und beginnt einen neuen.",
        "La tour s’écroule : 2 dépasse la limite 1 ; Ann prend 2 cartes et en commence une nouvelle."),
    "cleared": (lambda: laid("7 4", "Ann hand clear", **MINUS), "UP-39 UP-40 UP-41", "",
        "The clear card takes the tower away; Ann begins a new one.",
        "Die Abräumkarte räumt den Turm ab; Ann beginnt einen neuen.",
        "La carte balai emporte la tour ; Ann en commence une nouvelle."),
    "cleared by two": (lambda: laid("7 4", "Ann hand clear clear", **MINUS), "UP-39 UP-42 UP-40 UP-41", "",
        "The clear card takes the tower away; Ann begins a new one.",
        "Die Abräumkarte räumt den Turm ab; Ann beginnt einen neuen.",
        "La carte balai emporte la tour ; Ann en commence une nouvelle."),
    "nothing to clear": (lambda: laid("", "Ann hand clear", **MINUS), "UP-39 UP-40 UP-41", "",
        "The clear card takes only itself away; Ann begins a tower.",
        "Die Abräumkarte räumt nur sich selbst ab; Ann beginnt einen Turm.",
        "La carte balai n’emporte qu’elle-même ; Ann commence une tour."),
    "one card left": (lambda: laid("9", "Ann hand 5", **ALMOST), "UP-26 UP-44", "",
        "5 holds, as the limit was 9; now it is 5; Ann has one card left and must call “last card”.",
        "Die 5 hält, denn die Grenze war 9; jetzt ist sie 5; Ann hat noch eine Karte und muss „letzte Karte“ rufen.",
        "Le 5 tient, car la limite était 9 ; elle est maintenant 5 ; il reste une carte à Ann, qui doit annoncer « dernière carte »."),
    "called afterwards": (lambda: laid("9", "Ann hand 5", "Ann", **ALMOST), "UP-44 UP-45", "",
        "Ann has called “last card” in time.",
        "Ann hat rechtzeitig „letzte Karte“ gerufen.",
        "Ann a annoncé « dernière carte » à temps."),
    "called in advance": (lambda: laid("9", "Ann", **ALMOST), "UP-45", "",
        "Ann calls “last card” in advance.",
        "Ann ruft „letzte Karte“ im Voraus.",
        "Ann annonce « dernière carte » à l’avance."),
    "called in advance, one card left": (lambda: laid("9", "Ann", "Ann hand 5", **ALMOST), "UP-26 UP-44 UP-45", "",
        "5 holds, as the limit was 9; now it is 5.",
        "Die 5 hält, denn die Grenze war 9; jetzt ist sie 5.",
        "Le 5 tient, car la limite était 9 ; elle est maintenant 5."),
    "called in advance for nothing": (lambda: laid("9", "Ann", "Ann hand 5", **HANDS), "UP-26 UP-50", "",
        "5 holds, as the limit was 9; now it is 5.",
        "Die 5 hält, denn die Grenze war 9; jetzt ist sie 5.",
        "Le 5 tient, car la limite était 9 ; elle est maintenant 5."),
    "not called": (lambda: laid("9", "Ann hand 5", "Ben hand 4", **ALMOST), "UP-47 UP-26", "",
        "4 holds, as the limit was 5; now it is 4; Ann did not call and will be skipped.",
        "Die 4 hält, denn die Grenze war 5; jetzt ist sie 4; Ann hat nicht gerufen und setzt aus.",
        "Le 4 tient, car la limite était 5 ; elle est maintenant 4 ; Ann n’a rien annoncé et passera son tour."),
    "not called, and the next one collapses": (lambda: laid("9", "Ann hand 5", "Ben open 8", **ALMOST), "UP-47 UP-27 UP-29 UP-30", "",
        "The tower collapses: 8 is above the limit 5; Ben takes 3 cards and begins a new one; Ann did not call and will be skipped.",
        "Der Turm stürzt ein, 8 liegt über der Grenze 5; Ben nimmt 3 Karten auf und beginnt einen neuen; Ann hat nicht gerufen und setzt aus.",
        "La tour s’écroule : 8 dépasse la limite 5 ; Ben prend 3 cartes et en commence une nouvelle ; Ann n’a rien annoncé et passera son tour."),
    "skipped": (lambda: laid("9", "Ann hand 5", "Ben hand 4", "Cem hand 3", **ALMOST), "UP-26 UP-47 UP-48 UP-44", "",
        "3 holds, as the limit was 4; now it is 3; Ann is skipped; Cem has one card left and must call “last card”.",
        "Die 3 hält, denn die Grenze war 4; jetzt ist sie 3; Ann wird übersprungen; Cem hat noch eine Karte und muss „letzte Karte“ rufen.",
        "Le 3 tient, car la limite était 4 ; elle est maintenant 3 ; Ann passe son tour ; il reste une carte à Cem, qui doit annoncer « dernière carte »."),
    "skipped at once": (lambda: laid("9", "Ann hand 5", "Ben hand 4", Ann="5 6 / /", Ben="4 3 2 / /"), "UP-47 UP-26 UP-48", "",
        "4 holds, as the limit was 5; now it is 4; Ann did not call and is skipped.",
        "Die 4 hält, denn die Grenze war 5; jetzt ist sie 4; Ann hat nicht gerufen und wird übersprungen.",
        "Le 4 tient, car la limite était 5 ; elle est maintenant 4 ; Ann n’a rien annoncé et passe son tour."),
    "both skipped": (lambda: laid("9", "Ann hand 5", "Ben hand 4", "Cem hand 3", Ann="5 6 / /", Ben="4 6 / /", Cem="3 7 7 / /"), "UP-47 UP-26 UP-48", "",
        "3 holds, as the limit was 4; now it is 3; Ben did not call and is skipped; Ann is skipped.",
        "Die 3 hält, denn die Grenze war 4; jetzt ist sie 3; Ben hat nicht gerufen und wird übersprungen; Ann wird übersprungen.",
        "Le 3 tient, car la limite était 4 ; elle est maintenant 3 ; Ben n’a rien annoncé et passe son tour ; Ann passe son tour."),
    "out": (lambda: laid("9", "Ann hand 5", Ann="5 / /", Ben="7 / / 1", options=TWO_ROUNDS), "UP-26 UP-43 UP-51 UP-54 UP-56", "",
        "Ann is out of cards, ends the round and is credited 10.",
        "Ann hat keine Karte mehr, beendet die Runde und bekommt 10 gutgeschrieben.",
        "Ann n’a plus de carte, finit la manche et gagne un crédit de 10."),
    "out with several": (lambda: laid("9", "Ann hand 5 5", options=TWO_ROUNDS, **OUT), "UP-26 UP-49 UP-43 UP-51 UP-52 UP-53 UP-54 UP-56", "",
        "Ann is out of cards, ends the round and is credited 10.",
        "Ann hat keine Karte mehr, beendet die Runde und bekommt 10 gutgeschrieben.",
        "Ann n’a plus de carte, finit la manche et gagne un crédit de 10."),
    "out, beginning a tower": (lambda: laid("", "Ann hand 5", Ann="5 / /", Ben="7 / / 1", options=TWO_ROUNDS), "UP-25 UP-43 UP-51 UP-54 UP-56", "",
        "Ann is out of cards, ends the round and is credited 10.",
        "Ann hat keine Karte mehr, beendet die Runde und bekommt 10 gutgeschrieben.",
        "Ann n’a plus de carte, finit la manche et gagne un crédit de 10."),
    "out, clearing": (lambda: laid("9", "Ann hand clear", Ann="clear / /", Ben="7 / / 1", options=TWO_ROUNDS), "UP-39 UP-40 UP-43 UP-51 UP-54 UP-56", "",
        "Ann is out of cards, ends the round and is credited 10.",
        "Ann hat keine Karte mehr, beendet die Runde und bekommt 10 gutgeschrieben.",
        "Ann n’a plus de carte, finit la manche et gagne un crédit de 10."),
    "out, turning a −2": (lambda: laid("2", "Ann hidden -2", Ann="/ / -2", Ben="7 / clear / -2", options=TWO_ROUNDS), "UP-38 UP-51 UP-52 UP-53 UP-55 UP-56", "",
        "Ann turns a −2 as the very last card, ends the round and is credited 80.",
        "Ann deckt als allerletzte Karte eine −2 auf, beendet die Runde und bekommt 80 gutgeschrieben.",
        "Ann retourne un −2, sa toute dernière carte, finit la manche et gagne un crédit de 80."),
    "out, another has not called": (lambda: laid("9", "Ann hand 5", "Ben hand 4", Ann="5 6 / /", Ben="4 / /", options=TWO_ROUNDS), "UP-47 UP-26 UP-43 UP-50 UP-51 UP-54 UP-56", "",
        "Ben is out of cards, ends the round and is credited 10.",
        "Ben hat keine Karte mehr, beendet die Runde und bekommt 10 gutgeschrieben.",
        "Ben n’a plus de carte, finit la manche et gagne un crédit de 10."),
    "out, double two and dirty one": (lambda: laid("9", "Ann hand 5", Ann="5 / /", Ben="-2 / / 1", options={**TWO_ROUNDS, "double_two": True, "dirty_one": True}), "UP-26 UP-43 UP-51 UP-68 UP-66 UP-54 UP-56", "",
        "Ann is out of cards, ends the round and is credited 10.",
        "Ann hat keine Karte mehr, beendet die Runde und bekommt 10 gutgeschrieben.",
        "Ann n’a plus de carte, finit la manche et gagne un crédit de 10."),
    "out, by cards": (lambda: laid("9", "Ann hand 5", Ann="5 / /", Ben="7 / / 1", options={**TWO_ROUNDS, "scoring": "cards"}), "UP-26 UP-43 UP-72", "",
        "Ann is out of cards and ends the round.",
        "Ann hat keine Karte mehr und beendet die Runde.",
        "Ann n’a plus de carte et finit la manche."),
    "out, by matches": (lambda: laid("9", "Ann hand 5", Ann="5 / /", Ben="7 / / 1", options={**TWO_ROUNDS, "scoring": "matches"}), "UP-26 UP-43 UP-73", "",
        "Ann is out of cards and ends the round.",
        "Ann hat keine Karte mehr und beendet die Runde.",
        "Ann n’a plus de carte et finit la manche."),
    "out, cards to be shown": (lambda: laid("9", "Ann hand 5", Ann="5 / /", Ben="7 / / ?", Cem="? / /"), "UP-26 UP-43 UP-57", "",
        "Ann is out of cards and ends the round; Ben and Cem must show their cards left.",
        "Ann hat keine Karte mehr und beendet die Runde; jetzt müssen Ben und Cem die restlichen Karten zeigen.",
        "Ann n’a plus de carte et finit la manche ; Ben et Cem doivent montrer leurs cartes restantes."),
    "some cards shown": (lambda: shown("Cem", Cem="3"), "UP-57", "",
        "The cards are noted; Ben must still show the cards left.",
        "Die Karten sind notiert; Ben muss noch zeigen, was übrig ist.",
        "Les cartes sont notées ; Ben doit encore montrer ses cartes."),
    "all cards shown": (lambda: shown("Cem", "Ben", Cem="3", Ben="7 1"), "UP-51 UP-66 UP-54 UP-56", "",
        "The round is scored: Ann 0, Ben 37 and Cem 3.",
        "Die Runde ist gewertet: Ann 0, Ben 37 und Cem 3.",
        "La manche est comptée : Ann 0, Ben 37 et Cem 3."),
    "the game is over by rounds": (lambda: laid("9", "Ann hand 5 5", **OUT), "UP-26 UP-49 UP-43 UP-51 UP-52 UP-53 UP-54 UP-56 UP-60 UP-74", "",
        "The game is over; Ann wins with 0.",
        "Das Spiel ist zu Ende, Ann gewinnt mit 0.",
        "La partie est finie ; Ann gagne avec 0."),
    "the game is over by points": (lambda: laid("9", "Ann hidden -2", Ann="/ / -2", Ben="7 / /", options={"end": {"points": 3}}), "UP-38 UP-51 UP-55 UP-56 UP-62 UP-74", "",
        "The game is over; Ann wins with 0.",
        "Das Spiel ist zu Ende, Ann gewinnt mit 0.",
        "La partie est finie ; Ann gagne avec 0."),
    "a deal taken back": (lambda: dealt("undo"), "", "",
        "Taken back: the deal by Ann.",
        "Zurückgenommen: das Geben von Ann.",
        "Annulé : la distribution par Ann."),
    "an announcement taken back": (lambda: dealt("dirty_one", "undo"), "", "",
        "Taken back: Ben’s announcement of “dirty one”.",
        "Zurückgenommen: der „schmutzige Einser“, den Ben angesagt hat.",
        "Annulé : l’annonce par Ben, « as sale »."),
    "a set taken back": (lambda: laid("7 4", "Ann hand 9", "undo", **HANDS), "", "",
        "Taken back: Ann’s play of 9.",
        "Zurückgenommen: der Satz 9 von Ann.",
        "Annulé : la pose de 9 par Ann."),
    "a call taken back": (lambda: laid("9", "Ann", "undo", **ALMOST), "", "",
        "Taken back: Ann’s “last card”.",
        "Zurückgenommen: „letzte Karte“ von Ann.",
        "Annulé : « dernière carte », annoncé par Ann."),
    "a show taken back": (lambda: shown("Cem", "undo", Cem="3"), "", "",
        "Taken back: the cards shown by Cem.",
        "Zurückgenommen: die gezeigten Karten von Cem.",
        "Annulé : les cartes montrées par Cem."),
}  # fmt: skip
"""By kind of outcome: its ruling, the clauses that decided it, the cards cancelled, what is said of it."""


@pytest.mark.parametrize("kind", CASES)
def test_a_legal_event_names_what_decided_it(kind):
    ruled, *expected = CASES[kind]
    ruling = ruled()
    assert ruling.legal
    assert decided(ruling) == expected
    assert set(ruling.clauses) <= set(RULES.clauses)
