# Die Befehlszeile: wie die Befehle sich erklären, und was mit dem Getippten nicht stimmt.

help-companion = Ein Schiedsrichter neben dem Kartentisch.
help-json = JSON-Zeilen ausgeben und sonst nichts
help-data = wo Decks, Protokoll und Einstellungen liegen (Vorgabe: die eigenen Benutzerordner)
help-lang = Sprache der Texte (Vorgabe: die der Einstellungen oder der Umgebung)
help-version = sagen, welche Version das ist
help-force = überschreiben, was schon da ist
help-out = die Datei, die geschrieben wird
help-pictures = JPEG, PNG und andere
help-default = Vorgabe: { $value }
help-evening = seine Nummer, wie `companion scores` sie zeigt (Vorgabe: der letzte)
help-simulated = Abende am simulierten Tisch (Vorgabe: nur solange es keine anderen gibt)

meta-command = BEFEHL
meta-file = DATEI
meta-folder = ORDNER
meta-name = NAME
meta-text = SATZ
meta-game = SPIEL
meta-picture = BILD
meta-evening = ABEND
meta-suits = FARBEN
meta-record = AUFZEICHNUNG.jsonl
meta-seen = GESEHEN.jsonl
meta-true = GESPIELT.jsonl
meta-sheets = DECK|board

help-play = der Abend am Tisch
help-play-does = Einen Abend am Tisch leiten: Die Kamera sieht, was gespielt wird, über jeden Zug wird entschieden, und die Punkte werden gezählt. Ohne Kamera wird ein simulierter Abend gespielt. Ein unterbrochener Abend geht weiter, wo er stand.
help-play-example = Beispiel: companion play up-and-down --players Kim,Leah --camera usb:0
help-play-camera = simulated, picamera2, usb, usb:N, /dev/v4l/by-id/..., none oder ein Video, Bild oder Ordner
help-play-players = im Uhrzeigersinn, wie sie sitzen
help-play-deck = ein Deck, mit dem gespielt wird, oder eine angelernte UP&DOWN-Karte, siehe `companion decks`; mehrmals möglich
help-play-direct = im Fenster am simulierten Tisch: ihr sagt, was die Leute tun, durch Berühren oder Tasten
help-play-headless = ohne Fenster: der Abend wird als Text erzählt
help-play-kiosk = auf einen Bildschirm warten, der noch nicht da oder ausgeschaltet ist
help-play-record = die Aufzeichnung auch dorthin schreiben
help-play-frames = den Abend auch in diesen Ordner aufnehmen, um später zu vergleichen
help-play-seed = ein anderer simulierter Abend

help-referee = über eine Aufzeichnung entscheiden
help-referee-does = Über jedes Ereignis einer Aufzeichnung entscheiden: erlaubt, verboten (mit der Regel) oder ungültig.
help-referee-example = Beispiel: companion referee spiel.jsonl --lang de
help-referee-file = die Aufzeichnung (.jsonl); - liest die Standardeingabe

help-look = sagen, was auf Bildern zu sehen ist
help-look-does = Auf Bildern nach Karten, Würfeln und der UP&DOWN-Karte suchen; sagen, welche da liegen und wie vieles unsicher ist. Nichts wird entschieden, nichts aufbewahrt.
help-look-example = Beispiel: companion look tisch.jpg --annotate gesehen/
help-look-deck = ein Deck, nach dem gesucht wird, siehe `companion decks` (Vorgabe: poker); mehrmals möglich
help-look-annotate = die Bilder dorthin schreiben, mit dem Gesehenen eingezeichnet

help-rehearse = eine Aufzeichnung am simulierten Tisch nachspielen
help-rehearse-does = Simulierte Leute spielen eine Aufzeichnung an einem simulierten Tisch nach, während der Tischgefährte zusieht; verglichen wird, was er sah und was gespielt wurde.
help-rehearse-example = Beispiel: companion rehearse runde.jsonl --conditions home --seed 3 --out gesehen.jsonl
help-rehearse-record = die Aufzeichnung, die nachgespielt wird
help-rehearse-seed = ein anderer Tisch, anderes Licht und andere Hände
help-rehearse-pace = so langsam zusehen wie ein Raspberry Pi 5 oder 4, oder mit B-mal so langsamen Netzen und allem anderen A-mal so langsam
help-rehearse-fault = Kamera, Licht, Leute oder Karten stören, schwach oder stark; mehrfach möglich, `list` sagt, was es gibt
help-rehearse-edition = Karten in anderer Gestaltung, nach dieser Nummer gezeichnet, oder aus einem Ordner mit CODE.png und back.png: erst gelehrt, dann gespielt
help-rehearse-dice = Würfel mit anders angeordneten Augen, nach N gezeichnet
help-rehearse-out = die gesehene Aufzeichnung schreiben
help-rehearse-frames = Bilder, Knöpfe und Berührungen schreiben
help-rehearse-blind = schwarze Bilder: kein Zug darf gesehen werden
help-rehearse-resume = weitermachen, wenn das Programm abgebrochen wurde
help-compare = vergleichen, was gesehen und was gespielt wurde
help-compare-does = Die Aufzeichnung dessen, was gesehen wurde, mit der vergleichen, was wirklich gespielt wurde, so wie rehearse. Statt einer Aufzeichnung geht auch der Ordner eines aufgenommenen Abends: Er wird noch einmal angesehen, und gespielt wurde, was die Leute damals berichtigt haben.
help-compare-example = Beispiel: companion compare films/evening-3
help-compare-seen = die gesehene Aufzeichnung oder der Ordner eines aufgenommenen Abends
help-compare-true = die Aufzeichnung dessen, was wirklich gespielt wurde; ohne sie true.jsonl im Ordner

help-replay = einen früheren Abend Schritt für Schritt durchgehen
help-replay-does = Einen früheren Abend Schritt für Schritt erzählen: was geschah, was die Regeln dazu sagten, und warum.
help-replay-example = Beispiel: companion replay 12 --pictures abend-12
help-replay-pictures = die aufbewahrten Bilder dorthin schreiben, nummeriert wie die Schritte

help-scores = Punktetabelle und Statistik ausgeben
help-scores-does = Alle Abende auflisten, dann Punktetabelle und Statistik eines davon ausgeben.
help-scores-example = Beispiel: companion scores 12 --lang de

help-export = Aufzeichnung, Punkte, Filme oder Fotos eines Abends schreiben
help-export-does = Die Aufzeichnung der Spiele eines Abends schreiben (.jsonl; von abend.jsonl kommt das zweite Spiel nach abend-2.jsonl und so weiter) die Punkte aller Runden für eine Tabellenkalkulation (.csv), die Filme mit den besten Momenten der Spiele (.webp) oder die Fotos, die an deren Ende gemacht wurden (.jpg).
help-export-example = Beispiel: companion export 12 -o abend.jsonl
help-export-format = Vorgabe: worauf DATEI endet
help-backup = Abende, Decks und Einstellungen in einer Datei sichern
help-backup-does = Abende, Decks und Einstellungen in einer Datei sichern, auch während ein Abend weitergeht. Sie wird zur Probe gelesen, bevor es „gesichert“ heißt.
help-backup-example = Beispiel: companion backup /media/pi/STICK
help-backup-file = die Datei, oder ein Ordner, der eine bekommt; Vorgabe: der Stick, der steckt
help-restore = zurückholen, was eine Sicherung enthält
help-restore-does = Zeigen, was eine Sicherung neben dem enthält, was da ist, und es zurückholen: Abende kommen zu denen, die da sind; Decks und Einstellungen, die anders sind, bleiben, wenn nichts anderes gesagt wird.
help-restore-example = Beispiel: companion restore /media/pi/STICK/tabletop-companion-2026-11-30.zip
help-restore-file = die Sicherung
help-restore-list = zeigen, was sie zurückholen würde, und nichts ändern
help-restore-undo = alles so sein lassen, wie es vor dem letzten Zurückholen war

help-teach = ein Deck vor der Kamera oder aus Bildern anlernen
help-teach-does =
    Ein Deck vor der Kamera anlernen: die Karten nacheinander hinlegen, wie es gesagt wird.
    Alles wird sofort aufbewahrt; derselbe Befehl macht weiter, wo aufgehört wurde.
    Mit --from wird das Deck aus Bildern angelernt, die es schon gibt.
help-teach-example =
    Beispiele: companion teach auf-und-ab
               companion teach uno --codes rot-0..9,blau-0..9,stop --camera usb:0
               companion teach uno --from fotos/
help-teach-name = wie das Deck heißen soll; der Name eines Spiels meint dessen Karten, updown die UP&DOWN-Karte
help-teach-from = Bilder von je einer Karte: CODE.jpg, weitere derselben Karte CODE.2.jpg; eines Bogens: rot-1..9.jpg
help-teach-faces = alle angelernten Karten mit ihren Namen dorthin schreiben, als PNG
help-teach-game = das Spiel, dessen Codes die Karten haben
help-teach-codes = die Codes der Karten; rot-1..9 zählt
help-teach-cards = so viele Karten, genannt 1 bis N
help-teach-pictures = von jeder Karte (Vorgabe: 1)
help-teach-again = diese Karte noch einmal zeigen; mehrmals möglich
help-teach-ring = die Farben im Uhrzeigersinn um die UP&DOWN-Karte (Vorgabe: { $usual })
help-teach-camera = simulated, picamera2, usb, usb:N, /dev/v4l/by-id/... oder ein Video, Bild oder Ordner
help-teach-headless = ohne Fenster: was zu tun ist, steht als Text da
help-teach-seed = ein anderer simulierter Tisch

help-decks = die Decks auflisten
help-decks-does = Die Decks auflisten, nach denen gesucht werden kann: die auch ohne Anlernen bekannten und die angelernten, jedes mit seiner Datei.
help-decks-example = Beispiel: companion decks

help-deckcheck = sagen, welche Karten eines Spiels fehlen
help-deckcheck-does = Sagen, welche Karten fehlen, doppelt da sind oder aus einem anderen Spiel stammen. Jedes Bild zeigt andere Karten; alle zusammen sind das Spiel. Während eines Spiels gibt es auf der Seite mit dem Kamerabild dieselbe Prüfung vor der Kamera.
help-deckcheck-example = Beispiel: companion deckcheck up-and-down haelfte-1.jpg haelfte-2.jpg
help-deckcheck-players = Up: für jeden ein Kartensatz (Vorgabe: 2)
help-deckcheck-deck = ein angelerntes Deck

help-rules = die Regeln eines Spiels ausgeben, oder was gegeben wird
help-rules-does = Die Regeln eines Spiels nach Kapiteln ausgeben, jede mit ihren Beispielen; mit -o als gezeichneten Bogen; mit --layout, was vor dem Spiel gegeben und ausgelegt wird, mit allen Zahlen.
help-rules-example = Beispiel: companion rules schwupps -o schwupps.pdf
help-rules-out = sie als Bögen zum Drucken dorthin schreiben
help-rules-layout = was gegeben und ausgelegt wird, statt der Regeln
help-rules-players = für so viele Spieler (Vorgabe: für jede mögliche Anzahl)

help-print = Bögen zum Drucken schreiben
help-print-does = Ein PDF schreiben, das in Originalgröße gedruckt wird: ein von uns gezeichnetes Deck oder die Tafel, an der die Kamera den Tisch erkennt.
help-print-example = Beispiel: companion print up -o karten.pdf --players 4 --paper a4
help-print-players = nur die Karten, die so viele Spieler brauchen (Vorgabe: das ganze Deck)
help-print-codes = auf beide langen Kanten jeder Karte einen kleinen Code drucken, für eine Kamera, die wenig sieht

help-say = einen Satz laut sagen
help-say-does = Einen Text mit der Stimme sagen, die am Tisch spricht, oder als Tondatei schreiben: so hört man, wie ein Name klingt und ob der Lautsprecher geht.
help-say-example = Beispiel: companion say "Kim ist dran" --lang de -o kim.wav
help-say-text = was gesagt werden soll
help-say-out = als Ton dorthin schreiben, statt es zu sagen

help-calibrate = den Tisch suchen
help-calibrate-does = Die gedruckte Tafel (companion print board) in der Mitte des Tisches suchen und sich merken, wo der Tisch liegt. Auf dem Bildschirm kann man stattdessen die Ecken des Tisches berühren.
help-calibrate-example = Beispiel: companion calibrate --camera usb:0
help-calibrate-camera = picamera2, usb, usb:N, /dev/v4l/by-id/... oder ein Video, Bild oder Ordner
help-calibrate-seconds = wie lange gesucht wird (Vorgabe: { $usual })

help-doctor = sagen, was auf diesem Rechner geht
help-doctor-does = Alles ansehen, was ein Abend braucht (Kamera, Knöpfe, Bildschirm, Ton, Speicher, Einstellungen und mehr), und sagen, was geht und was beim Rest zu tun ist.
help-doctor-example = Beispiel: companion doctor --json
help-doctor-try = jede Lampe der Einstellungen eine Sekunde leuchten lassen, dann jeden Knopf nennen, der gedrückt wird, N Sekunden lang ({ $usual })

refused-see-help = { $command }: { $what } (siehe { $command } --help)
version-unknown = Welche Version das ist, lässt sich nicht sagen: Der Tischgefährte ist nicht installiert; `make run` ausführen.
unfit-place-empty = der Name einer Datei oder eines Ordners ist leer
unfit-folder = { $folder } kann kein Ordner sein: { $why }
unfit-folder-file = { $folder } ist eine Datei; einen Ordner nennen
unfit-camera-empty = der Name der Kamera ist leer; die Option weglassen oder eine nennen
unfit-pace = erlaubt sind { $machines } oder zwei Zahlen wie 2.5/5, jede größer als 0 und höchstens { $most }, nicht { $given }
unfit-fault = erlaubt ist der Name einer Störung, allein oder mit :mild oder :strong, nicht { $given }; --fault list nennt sie
unfit-number = muss eine Zahl von { $least } bis { $most } sein, nicht { $given }
unfit-whole-number = muss eine ganze Zahl sein, nicht { $given }
unfit-seconds = muss eine Anzahl Sekunden bis { $most } sein, nicht { $given }
unfit-name-utf8 = der Name eines Spielers ist kein gültiges UTF-8; ihn neu schreiben
unfit-name-steers = der Name eines Spielers enthält ein Steuerzeichen oder ein Zeichen ohne Gestalt
unfit-name-length = der Name eines Spielers hat 1 bis { $most } Zeichen
unfit-name-unseen = am Namen eines Spielers ist nichts zu sehen
unfit-names-alike = die Namen der Spieler müssen verschieden sein
unfit-deck-name = { $name } ist kein Name für ein Deck; Buchstaben, Ziffern und Bindestriche nehmen
unfit-ring = { $ring } nennt nicht jede der vier Farben C, D, H, S genau einmal

# Was der Leser der Befehlszeile von sich aus sagt; die Zeichen nach % stehen für das Getippte.
argparse-usage = Aufruf:{" "}
argparse-positional = Angaben
argparse-options = Optionen
argparse-help = diese Hilfe zeigen
argparse-version = die Version zeigen
argparse-argument = zu %(argument_name)s: %(message)s
argparse-unrecognized = nicht bekannt: %s
argparse-required = es fehlt: %s
argparse-one-required = eines davon wird gebraucht: %s
argparse-not-with = geht nicht zusammen mit %s
argparse-takes-none = nimmt keinen Wert an, hier steht aber %r
argparse-one = hier fehlt ein Wert
argparse-at-most-one = hier darf höchstens ein Wert stehen
argparse-at-least-one = hier fehlt wenigstens ein Wert
argparse-some = die Anzahl der Werte muss %s sein
argparse-choice = %(value)r gibt es hier nicht (zur Wahl stehen %(choices)s)
argparse-value = %(value)r ist hier kein brauchbarer Wert (%(type)s)
argparse-command = einen Befehl %(parser_name)r gibt es nicht (zur Wahl stehen %(choices)s)
argparse-unexpected = diese Option gehört nicht hierher: %s

# Was gegeben und ausgelegt wird, und was beim Nachspielen herauskam.
rules-title = { $game } zu { $players ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
    [6] sechst
    [7] siebt
    [8] acht
    [9] neunt
   *[10] zehnt
}: { $cards } Karten
rules-player = Spieler { $number }
rehearsed-same = { $same ->
    [yes] Der Tischgefährte hat gesehen, was gespielt wurde.
   *[no] Der Tischgefährte hat etwas anderes gesehen, als gespielt wurde.
}
rehearsed-events = { $events ->
    [one] 1 Ereignis
   *[other] { $events } Ereignisse
}: { $right } richtig, { $wrong } falsch, { $missed } übersehen, { $invented } erfunden
rehearsed-illegal = Verbotene Züge: { $right } von { $events } gesehen
rehearsed-questions = Fragen: { $questions }, weil nicht alles zu sehen war, { $asked } nach den Regeln
rehearsed-skipped = Ausgelassen, denn { $reason ->
    [invalid] das ist kein Zug dieses Spiels
    [ask] das ist nur eine Frage
    [hidden] das hängt an verdeckten Karten
    [impossible] so kann nichts liegen
   *[invisible] davon wäre nichts zu sehen und nichts zu hören
}: { $count ->
    [one] Zeile { $lines }
   *[other] Zeilen { $lines }
}
rehearsed-watched = Zugesehen: { $frames } Bilder, { $watched } s am Tisch in { $wall } s
rehearsed-latency = Vom Verschwinden der Hand bis zur Entscheidung: meist { $usual } ms, in 95 von 100 Fällen höchstens { $slow } ms
rehearsed-difference = Erster Unterschied, Zeile { $line }: gespielt { $expected }, gesehen { $seen }
rehearsed-difference-invented = Erster Unterschied: gespielt wurde nichts, gesehen { $seen }
rehearsed-nothing = nichts
rehearsed-teaching = Zuerst werden die Karten der Ausgabe { $edition } gelehrt
rehearsed-taught = Gelehrt mit { $pictures } Bildern in { $seconds } s am Tisch
compared-place = Zeile { $line }: gespielt { $expected }, gesehen { $seen }{ $film ->
    [yes] {""}
   *[other] {" "}(Zeile { $at })
}
compared-invented = Nichts gespielt, gesehen { $seen }{ $film ->
    [yes] {""}
   *[other] {" "}(Zeile { $at })
}
compared-more = { $count ->
    [one] und ein weiterer Unterschied
   *[other] und { $count } weitere Unterschiede
}
compared-end = Am Ende steht das Spiel nicht so, wie gespielt wurde.
compared-unread = In { $file } { $count ->
    [one] bleibt Zeile { $lines }
   *[other] bleiben die Zeilen { $lines }
} weg, denn das ist kein Zug dieses Spiels.
