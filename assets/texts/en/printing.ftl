# Sheets to print.

print-deck-poker = Poker

print-caption-faces = { $deck } – sheet { $sheet } of { $sheets }, faces
print-caption-backs = { $deck } – sheet { $sheet } of { $sheets }, backs
print-deck-how-title = { $deck }: how to print and cut
print-deck-how =
    1. Print pages 1 to { $last } at true size (“100 %”, not “fit to page”) on white card of 200 to 300 g/m², matt rather than glossy. Measure the line below: it must be 100 mm long.

    2. Print on both sides and let the printer turn the sheet at its long edge: each sheet of faces is followed by the backs that belong behind it. A printer that prints one side only: print the odd pages, put the sheets back in and print the even ones. Try it with the first sheet.

    3. Cut along the marks, best with a guillotine: first the long cuts from top to bottom, then across. Neighbours share one cut; the white edge forgives half a millimetre. Round the corners (3 mm) with a corner cutter, if you have one.
print-deck-codes = The small square codes on the long edges are for the camera. Do not cover or laminate them with glossy film.
print-pack-poker = These are { $cards } cards with the joker. Up & Down is played without aces, kings and joker.
