"""Every kind of outcome of Up & Down: the clauses that decided it, and the sentence that names its facts."""

# ruff: noqa: E501 – a sentence stands in one line

from __future__ import annotations

import pytest

from companion.engines import Undo
from companion.games.up_and_down.rules import RULES
from tests.engines.decided import decided
from tests.games.up_and_down.rules.tables import DEAL, FLIP, SETUP, change, reveal, setup, table, tell

DICE = {trump: [trump // 2, trump - trump // 2] for trump in range(2, 13)}
FOUR = "Kim Leah Alex Pat"
TWO = "Kim Leah"


def trick(cards, face="UP", trump=7, players="Kim Leah Alex", *, pot=0, **options):
    """The ruling on a first trick, or on one after tricks that went into the pot; Kim faces clubs, Leah
    diamonds, Alex hearts and Pat spades."""
    flipped = "DOWN" if face == "UP" else "UP"
    game = table(
        DEAL,
        setup(face=flipped if pot % 2 == 0 else face, dice=DICE[trump]),
        change(face=face if pot % 2 == 0 else flipped),
        players=players,
        **options,
    )
    for number in range(pot):
        rank = "JQ"[number]
        assert tell(game, reveal(f"{rank}S", f"{rank}C", f"{rank}D", players=players)).legal
        tell(game, change(face="UP" if game.position.layout.face == "DOWN" else "DOWN"))
    return tell(game, reveal(*cards.split(), players=players))


OWN = (("3C", "4C"), ("5C", "6C"), ("8C", "9C"), ("10C", "JC"))
"""Tricks that only Kim can win; the first takes the pot."""
ALIKE = (("3C", "3H"), ("5C", "5H"), ("8C", "8H"), ("10C", "10H"))
"""Tricks that nobody can win."""
RANKS = ("2", "3", "4", "5", "6", "8", "9", "10", "J", "Q", "7")


def last_trick(kim, leah, *, before=OWN, **options):
    """The ruling on the last trick of two players, after ten pairs and four other tricks."""
    game = table(DEAL, setup(facing={"Kim": "C"}, dice=[1, 1]), players=TWO, **options)
    alike = [(f"{rank}D", f"{rank}S") for rank in RANKS[1:]]
    for number, cards in enumerate((*alike, *before)):
        tell(game, change(face=("DOWN", "UP")[number % 2]))
        assert tell(game, reveal(*cards, players=TWO)).legal, cards
    tell(game, change(face="DOWN"))
    return tell(game, reveal(kim, leah, players=TWO))


CASES = {
    "a deal for three": (lambda: tell(table(), DEAL), "", "",
        "14 cards each are dealt.",
        "Jeder bekommt 14 Karten.",
        "Chacun reçoit 14 cartes."),
    "a deal for four": (lambda: tell(table(players=FOUR), DEAL), "", "",
        "11 cards each are dealt.",
        "Jeder bekommt 11 Karten.",
        "Chacun reçoit 11 cartes."),
    "a setup": (lambda: tell(table(), setup(dice=[5, 6], face="DOWN")), "UAD-5 UAD-10 UAD-17", "",
        "Kim faces ♣ and leads: DOWN, and trump is the jack, 11.",
        "Kim sitzt vor ♣ und beginnt: DOWN, Trumpf ist der Bube, 11.",
        "Kim est face à ♣ et mène : DOWN, et l’atout est le valet, 11."),
    "a setup that names all suits": (lambda: tell(table(), setup(facing={"Kim": "C", "Leah": "D", "Alex": "H"})), "UAD-10 UAD-17", "",
        "Kim faces ♣ and leads: UP, and trump is the 7.",
        "Kim sitzt vor ♣ und beginnt: UP, Trumpf ist die 7.",
        "Kim est face à ♣ et mène : UP, et l’atout est le 7."),
    "a flip": (lambda: tell(table(DEAL, SETUP), FLIP), "UAD-24 UAD-30", "",
        "Kim flips the card to DOWN: the lowest card is best.",
        "Kim wendet die Karte auf DOWN: Die niedrigste Karte ist die beste.",
        "Kim retourne la carte sur DOWN : la plus basse carte est la meilleure."),
    "a turn": (lambda: tell(table(DEAL, SETUP), change(facing={"Kim": "D"})), "UAD-25", "",
        "Kim turns the card; now it shows Kim ♦, Leah ♥ and Alex ♠.",
        "Kim dreht die Karte; sie zeigt jetzt Kim ♦, Leah ♥ und Alex ♠.",
        "Kim tourne la carte ; elle montre maintenant Kim ♦, Leah ♥ et Alex ♠."),
    "a roll": (lambda: tell(table(DEAL, SETUP), change(dice=[5, 4])), "UAD-26 UAD-10", "",
        "Kim rolls the dice: trump is now the 9, no longer 7.",
        "Kim würfelt: Trumpf ist jetzt die 9, nicht mehr 7.",
        "Kim relance les dés : l’atout est maintenant le 9, et non plus 7."),
    "the best card of all": (lambda: trick("9C 5D 4S"), "UAD-35", "",
        "Kim’s 9♣ wins as the highest in its player’s suit.",
        "Kim gewinnt: 9♣ ist die höchste Karte in der eigenen Farbe.",
        "Kim gagne : 9♣ est la plus haute carte de sa couleur."),
    "a better card of no suit": (lambda: trick("9C 5D 10C"), "UAD-33 UAD-35", "",
        "Kim’s 9♣ wins as the highest in its player’s suit; what is higher is off suit.",
        "Kim gewinnt: 9♣ ist die höchste Karte in der eigenen Farbe; was höher ist, hat die falsche Farbe.",
        "Kim gagne : 9♣ est la plus haute carte de sa couleur ; ce qui est plus haut n’est pas de la bonne couleur."),
    "the only card that can win": (lambda: trick("2C QS JS"), "UAD-33 UAD-35", "",
        "Only Kim’s 2♣ is in its player’s suit, so it wins.",
        "Kim gewinnt: Nur 2♣ hat die eigene Farbe.",
        "Kim gagne avec 2♣, seule carte de sa couleur."),
    "the lowest with DOWN": (lambda: trick("9C 5D 10H", "DOWN"), "UAD-35", "",
        "Leah’s 5♦ wins as the lowest in its player’s suit.",
        "Leah gewinnt: 5♦ ist die niedrigste Karte in der eigenen Farbe.",
        "Leah gagne : 5♦ est la plus basse carte de sa couleur."),
    "a better one of no suit with DOWN": (lambda: trick("9C 5D 4C", "DOWN"), "UAD-33 UAD-35", "",
        "Leah’s 5♦ wins as the lowest in its player’s suit; what is lower is off suit.",
        "Leah gewinnt: 5♦ ist die niedrigste Karte in der eigenen Farbe; was niedriger ist, hat die falsche Farbe.",
        "Leah gagne : 5♦ est la plus basse carte de sa couleur ; ce qui est plus bas n’est pas de la bonne couleur."),
    "a pair, and the third is the best": (lambda: trick("QS QC JH"), "UAD-31 UAD-32 UAD-35", "QC QS",
        "The queens cancel each other; Alex’s J♥ is the highest left.",
        "Die Damen heben sich auf; B♥ von Alex ist die höchste übrige.",
        "Les dames s’annulent ; Alex a la plus haute qui reste, V♥."),
    "a pair of own suits": (lambda: trick("4C 4D 5H", "DOWN"), "UAD-31 UAD-35", "4C 4D",
        "The 4s cancel each other; Alex’s 5♥ is the lowest left.",
        "Die 4er heben sich auf; 5♥ von Alex ist die niedrigste übrige.",
        "Les 4 s’annulent ; Alex a la plus basse qui reste, 5♥."),
    "a pair that could not have won": (lambda: trick("9S 9H 4H"), "UAD-31 UAD-32 UAD-35", "9H 9S",
        "The 9s cancel each other; Alex’s 4♥ is the highest left.",
        "Die 9er heben sich auf; 4♥ von Alex ist die höchste übrige.",
        "Les 9 s’annulent ; Alex a la plus haute qui reste, 4♥."),
    "a pair, a better card of no suit": (lambda: trick("9S 9D QC 3S", players=FOUR), "UAD-31 UAD-33 UAD-35", "9D 9S",
        "The 9s cancel each other; of the rest only Pat’s 3♠ is in its player’s suit.",
        "Die 9er heben sich auf; von den übrigen hat nur 3♠ von Pat die eigene Farbe.",
        "Les 9 s’annulent ; Pat a la seule qui reste de sa couleur, 3♠."),
    "a pair, and two left in their suits": (lambda: trick("8C 9D 2H 2S", players=FOUR), "UAD-31 UAD-35", "2H 2S",
        "The 2s cancel each other; Leah’s 9♦ is the highest left.",
        "Die 2er heben sich auf; 9♦ von Leah ist die höchste übrige.",
        "Les 2 s’annulent ; Leah a la plus haute qui reste, 9♦."),
    "a pair, and nothing left that can win": (lambda: trick("QS QC JD"), "UAD-31 UAD-32 UAD-36", "QC QS",
        "The queens cancel each other, and no other card is in its player’s suit or trump; the pot now holds one trick.",
        "Die Damen heben sich auf, und keine andere Karte hat die eigene Farbe oder den Trumpfwert; im Topf liegt jetzt ein Stich.",
        "Les dames s’annulent, et aucune autre carte n’est de la couleur de son joueur ni atout ; le pot compte maintenant un pli."),
    "three alike": (lambda: trick("9C 9D 9H"), "UAD-31 UAD-36", "9C 9D 9H",
        "The 9s cancel each other, so nobody wins; the pot now holds one trick.",
        "Die 9er heben sich auf, niemand gewinnt; im Topf liegt jetzt ein Stich.",
        "Les 9 s’annulent, personne ne gagne ; le pot compte maintenant un pli."),
    "three alike, and the fourth": (lambda: trick("5C 5D 5H 9S", players=FOUR), "UAD-31 UAD-35", "5C 5D 5H",
        "The 5s cancel each other; Pat’s 9♠ is the highest left.",
        "Die 5er heben sich auf; 9♠ von Pat ist die höchste übrige.",
        "Les 5 s’annulent ; Pat a la plus haute qui reste, 9♠."),
    "four alike": (lambda: trick("8C 8D 8H 8S", players=FOUR), "UAD-31 UAD-36", "8C 8D 8H 8S",
        "The 8s cancel each other, so nobody wins; the pot now holds one trick.",
        "Die 8er heben sich auf, niemand gewinnt; im Topf liegt jetzt ein Stich.",
        "Les 8 s’annulent, personne ne gagne ; le pot compte maintenant un pli."),
    "two pairs": (lambda: trick("5C 5D 9H 9S", players=FOUR), "UAD-31 UAD-36", "5C 5D 9H 9S",
        "The 5s and the 9s cancel each other, so nobody wins; the pot now holds one trick.",
        "Die 5er und die 9er heben sich auf, niemand gewinnt; im Topf liegt jetzt ein Stich.",
        "Les 5 et les 9 s’annulent, personne ne gagne ; le pot compte maintenant un pli."),
    "two pairs, one of trumps": (lambda: trick("7C 7D 9H 9S", players=FOUR), "UAD-31 UAD-32 UAD-36", "7C 7D 9H 9S",
        "The 7s and the 9s cancel each other, so nobody wins; the pot now holds one trick.",
        "Die 7er und die 9er heben sich auf, niemand gewinnt; im Topf liegt jetzt ein Stich.",
        "Les 7 et les 9 s’annulent, personne ne gagne ; le pot compte maintenant un pli."),
    "trumps cancel, nothing can win": (lambda: trick("7H 7S 4D"), "UAD-32 UAD-36", "7H 7S",
        "The 7s, though trump, cancel each other, and no other card is in its player’s suit or trump; the pot now holds one trick.",
        "Die 7er heben sich auf, obwohl Trumpf, und keine andere Karte hat die eigene Farbe oder den Trumpfwert; im Topf liegt jetzt ein Stich.",
        "Les 7 s’annulent, bien qu’atouts, et aucune autre carte n’est de la couleur de son joueur ni atout ; le pot compte maintenant un pli."),
    "trumps cancel, an own card wins": (lambda: trick("7H 7S 2H"), "UAD-32 UAD-35", "7H 7S",
        "The 7s, though trump, cancel each other; Alex’s 2♥ is the highest left.",
        "Die 7er heben sich auf, obwohl Trumpf; 2♥ von Alex ist die höchste übrige.",
        "Les 7 s’annulent, bien qu’atouts ; Alex a la plus haute qui reste, 2♥."),
    "a trump": (lambda: trick("QC 9S JD", trump=9), "UAD-34", "",
        "Leah’s 9♠ has the trump value and beats the rest.",
        "Leah gewinnt: 9♠ hat den Trumpfwert und schlägt alle anderen.",
        "Leah gagne : 9♠ a la valeur d’atout et bat toutes les autres."),
    "a low trump": (lambda: trick("8C 10D 2S", trump=2), "UAD-34", "",
        "Alex’s 2♠ has the trump value and beats the rest.",
        "Alex gewinnt: 2♠ hat den Trumpfwert und schlägt alle anderen.",
        "Alex gagne : 2♠ a la valeur d’atout et bat toutes les autres."),
    "a trump beside a pair": (lambda: trick("7C 5D 5H"), "UAD-31 UAD-34", "5D 5H",
        "The 5s cancel each other; Kim’s 7♣ has the trump value and wins.",
        "Die 5er heben sich auf; 7♣ von Kim hat den Trumpfwert und gewinnt.",
        "Les 5 s’annulent ; Kim gagne avec 7♣, de la valeur d’atout."),
    "nobody": (lambda: trick("2H 3S 6D", trump=9), "UAD-33 UAD-36", "",
        "Nobody wins: no card is in its player’s suit or trump; the pot now holds one trick.",
        "Niemand gewinnt: Keine Karte hat die eigene Farbe oder den Trumpfwert; im Topf liegt jetzt ein Stich.",
        "Personne ne gagne : aucune carte n’est de la couleur de son joueur ni atout ; le pot compte maintenant un pli."),
    "nobody, for the second time": (lambda: trick("2H 3S 6D", trump=9, pot=1), "UAD-33 UAD-36 UAD-37", "",
        "Nobody wins: no card is in its player’s suit or trump; the pot now holds 2 tricks.",
        "Niemand gewinnt: Keine Karte hat die eigene Farbe oder den Trumpfwert; im Topf liegen jetzt 2 Stiche.",
        "Personne ne gagne : aucune carte n’est de la couleur de son joueur ni atout ; le pot compte maintenant 2 plis."),
    "the pot is won": (lambda: trick("9C 5D 4S", pot=2), "UAD-35 UAD-38", "",
        "Kim’s 9♣ wins as the highest in its player’s suit, 3 tricks with the pot.",
        "Kim gewinnt: 9♣ ist die höchste Karte in der eigenen Farbe, mit dem Topf 3 Stiche.",
        "Kim gagne : 9♣ est la plus haute carte de sa couleur, avec le pot 3 plis."),
    "the pot is won with the lowest card": (lambda: trick("9C 5S 4S", "DOWN", pot=1), "UAD-33 UAD-35 UAD-38", "",
        "Only Kim’s 9♣ is in its player’s suit, so it wins, 2 tricks with the pot.",
        "Kim gewinnt: Nur 9♣ hat die eigene Farbe, mit dem Topf 2 Stiche.",
        "Kim gagne avec 9♣, seule carte de sa couleur, avec le pot 2 plis."),
    "the last trick of a round": (lambda: last_trick("QC", "8H", rounds=2), "UAD-35 UAD-41", "",
        "Leah’s 8♥ wins as the lowest in its player’s suit.",
        "Leah gewinnt: 8♥ ist die niedrigste Karte in der eigenen Farbe.",
        "Leah gagne : 8♥ est la plus basse carte de sa couleur."),
    "the last trick of a game": (lambda: last_trick("QC", "8H"), "UAD-35 UAD-41 UAD-44", "",
        "Leah’s 8♥ wins as the lowest in its player’s suit.",
        "Leah gewinnt: 8♥ ist die niedrigste Karte in der eigenen Farbe.",
        "Leah gagne : 8♥ est la plus basse carte de sa couleur."),
    "the last trick and a shared game": (lambda: last_trick("QH", "QC", before=ALIKE), "UAD-31 UAD-32 UAD-36 UAD-39 UAD-41 UAD-44 UAD-45", "QC QH",
        "The queens cancel each other, so nobody wins; the trick is discarded with the pot.",
        "Die Damen heben sich auf, niemand gewinnt; der Stich verfällt samt dem Topf.",
        "Les dames s’annulent, personne ne gagne ; le pli est perdu avec le pot."),
    "the last trick discarded": (lambda: last_trick("QH", "QC", rounds=2), "UAD-31 UAD-32 UAD-36 UAD-39 UAD-41", "QC QH",
        "The queens cancel each other, so nobody wins; the trick is discarded.",
        "Die Damen heben sich auf, niemand gewinnt; der Stich verfällt.",
        "Les dames s’annulent, personne ne gagne ; le pli est perdu."),
    "a question": (lambda: tell(table(DEAL, SETUP, FLIP), {"event": "ask", "about": reveal("9C", "9D", "9H")}), "UAD-31 UAD-36", "9C 9D 9H",
        "The 9s cancel each other, so nobody wins; the pot now holds one trick.",
        "Die 9er heben sich auf, niemand gewinnt; im Topf liegt jetzt ein Stich.",
        "Les 9 s’annulent, personne ne gagne ; le pot compte maintenant un pli."),
    "a trick taken back": (lambda: table(DEAL, SETUP, FLIP, reveal("QC", "9D", "9H")).apply(Undo()), "", "",
        "Taken back: the trick Q♣, 9♦ and 9♥.",
        "Zurückgenommen: der Stich D♣, 9♦ und 9♥.",
        "Annulé : le pli D♣, 9♦ et 9♥."),
    "a flip taken back": (lambda: table(DEAL, SETUP, FLIP).apply(Undo()), "", "",
        "Taken back: Kim’s flip of the card.",
        "Zurückgenommen: das Wenden der Karte durch Kim.",
        "Annulé : la carte retournée par Kim."),
    "a turn taken back": (lambda: table(DEAL, SETUP, change(facing={"Kim": "D"})).apply(Undo()), "", "",
        "Taken back: Kim’s turn of the card.",
        "Zurückgenommen: das Drehen der Karte durch Kim.",
        "Annulé : la carte tournée par Kim."),
    "a roll taken back": (lambda: table(DEAL, SETUP, change(dice=[5, 4])).apply(Undo()), "", "",
        "Taken back: Kim’s roll of 9.",
        "Zurückgenommen: der Wurf von Kim, 9.",
        "Annulé : le lancer de dés par Kim, 9."),
    "a setup taken back": (lambda: table(DEAL, SETUP).apply(Undo()), "", "",
        "Taken back: the setup of dice and card.",
        "Zurückgenommen: das Auslegen von Würfeln und Karte.",
        "Annulé : la mise en place des dés et de la carte."),
    "a deal taken back": (lambda: table(DEAL).apply(Undo()), "", "",
        "Taken back: the deal.",
        "Zurückgenommen: das Austeilen.",
        "Annulé : la donne."),
}  # fmt: skip
"""By kind of outcome: its ruling, the clauses that decided it, the cards cancelled, what is said of it."""


@pytest.mark.parametrize("kind", CASES)
def test_a_legal_event_names_what_decided_it(kind):
    ruled, *expected = CASES[kind]
    ruling = ruled()
    assert ruling.legal
    assert decided(ruling) == expected
    assert set(ruling.clauses) <= set(RULES.clauses)
