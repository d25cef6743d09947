# Bögen zum Drucken.

print-deck-auf-und-ab = { game-auf-und-ab }
print-deck-up = { game-up }
print-deck-schwupps = { game-schwupps }
print-deck-poker = Poker

print-caption-faces = { $deck } – Bogen { $sheet } von { $sheets }, Vorderseiten
print-caption-backs = { $deck } – Bogen { $sheet } von { $sheets }, Rückseiten
print-deck-how-title = { $deck }: drucken und schneiden
print-deck-how =
    1. Druckt die Seiten 1 bis { $last } in Originalgröße („100 %“, nicht „an Seite anpassen“) auf weißen Karton von 200 bis 300 g/m², lieber matt als glänzend. Messt die Linie unten nach: Sie muss 100 mm lang sein.

    2. Druckt beidseitig und lasst den Drucker das Blatt an der langen Kante wenden: Auf jeden Bogen Vorderseiten folgen die Rückseiten, die dahinter gehören. Kann der Drucker nur eine Seite: Druckt die ungeraden Seiten, legt die Bögen wieder ein und druckt die geraden. Probiert es mit dem ersten Bogen.

    3. Schneidet entlang der Marken, am besten mit einer Schneidemaschine: erst die langen Schnitte von oben nach unten, dann quer. Nachbarn teilen sich einen Schnitt; der weiße Rand verzeiht einen halben Millimeter. Rundet die Ecken (3 mm) mit einem Eckenrunder, wenn ihr einen habt.
print-deck-codes = Die kleinen Codes an den langen Kanten sind für die Kamera. Verdeckt sie nicht und überzieht sie nicht mit glänzender Folie.
print-pack-auf-und-ab = Das Spiel hat { $cards } Karten: jedes Paar aus 0 bis 9 einmal.
print-pack-up = Das sind { $cards } Karten in { $looks } Farben, in jeder 1 bis 11, eine −2 und eine Abräumkarte. Jeder Mitspieler braucht eine Farbe; die Farben folgen aufeinander, sodass für weniger Spieler die ersten Bögen genügen.
print-pack-schwupps = Das Spiel hat { $cards } Karten: 100 Zahlenkarten (fünf Farben, 1 bis 10, jede zweimal), 14 Ärgerkarten und 30 Schwupps-Karten mit eigener Rückseite.
print-pack-poker = Das sind { $cards } Karten mit dem Joker. Up & Down wird ohne Asse, Könige und Joker gespielt.
