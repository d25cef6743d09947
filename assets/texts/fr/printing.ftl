# Planches à imprimer.

print-deck-poker = Poker

print-caption-faces = { $deck } – planche { $sheet } sur { $sheets }, faces
print-caption-backs = { $deck } – planche { $sheet } sur { $sheets }, dos
print-deck-how-title = { $deck } : imprimer et couper
print-deck-how =
    1. Imprimez les pages 1 à { $last } en taille réelle (« 100 % », pas « ajuster à la page ») sur du carton blanc de 200 à 300 g/m², mat plutôt que brillant. Mesurez la ligne ci-dessous : elle doit faire 100 mm.

    2. Imprimez recto verso en retournant la feuille sur son bord long : chaque planche de faces est suivie des dos qui vont derrière. Si l’imprimante n’imprime qu’un côté, imprimez les pages impaires, remettez les feuilles et imprimez les pages paires. Essayez avec la première planche.

    3. Coupez le long des repères, de préférence au massicot : d’abord les longues coupes de haut en bas, puis en travers. Les cartes voisines partagent une coupe ; le bord blanc pardonne un demi-millimètre. Arrondissez les coins (3 mm) avec un coupe-coins si vous en avez un.
print-deck-codes = Les petits codes carrés des bords longs sont pour la caméra. Ne les couvrez pas et ne les plastifiez pas avec un film brillant.
print-pack-poker = Cela fait { $cards } cartes avec le joker. Up & Down se joue sans as, sans rois et sans joker.
