# Bögen zum Drucken.

print-deck-poker = Poker

print-caption-faces = { $deck } – Bogen { $sheet } von { $sheets }, Vorderseiten
print-caption-backs = { $deck } – Bogen { $sheet } von { $sheets }, Rückseiten
print-deck-how-title = { $deck }: drucken und schneiden
print-deck-how =
    1. Druckt die Seiten 1 bis { $last } in Originalgröße („100 %“, nicht „an Seite anpassen“) auf weißen Karton von 200 bis 300 g/m², lieber matt als glänzend. Messt die Linie unten nach: Sie muss 100 mm lang sein.

    2. Druckt beidseitig und lasst den Drucker das Blatt an der langen Kante wenden: Auf jeden Bogen Vorderseiten folgen die Rückseiten, die dahinter gehören. Kann der Drucker nur eine Seite: Druckt die ungeraden Seiten, legt die Bögen wieder ein und druckt die geraden. Probiert es mit dem ersten Bogen.

    3. Schneidet entlang der Marken, am besten mit einer Schneidemaschine: erst die langen Schnitte von oben nach unten, dann quer. Nachbarn teilen sich einen Schnitt; der weiße Rand verzeiht einen halben Millimeter. Rundet die Ecken (3 mm) mit einem Eckenrunder, wenn ihr einen habt.
print-deck-codes = Die kleinen Codes an den langen Kanten sind für die Kamera. Verdeckt sie nicht und überzieht sie nicht mit glänzender Folie.
print-pack-poker = Das sind { $cards } Karten mit dem Joker. Up & Down wird ohne Asse, Könige und Joker gespielt.
