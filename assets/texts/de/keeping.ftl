# Sicher aufbewahren: Abende, Decks und Einstellungen in einer Datei, und zurück.

backup-saved = Gesichert als { $file }: { $evenings ->
    [0] kein Abend
    [one] ein Abend
   *[other] { $evenings } Abende
}, { $decks ->
    [0] kein angelerntes Deck
    [one] ein angelerntes Deck
   *[other] { $decks } angelernte Decks
}{ $settings ->
    [yes] { " " }und die Einstellungen
   *[no] { "" }
}. Zur Probe gelesen: alles ist heil.
backup-left-out = Nicht in der Sicherung sind diese Decks; sie sind nicht lesbar oder zu groß, oder nicht jeder Computer kann ihren Namen schreiben: { $names }
backup-not-all = { $count ->
    [one] Ein Eintrag des Protokolls lässt sich nicht lesen und fehlt
   *[other] { $count } Einträge des Protokolls lassen sich nicht lesen und fehlen
} in der Sicherung; „companion play“ rettet, was lesbar ist, in ein neues Protokoll.
restore-from = { $file }, gesichert: { $day }
restore-new-evenings = { $count ->
    [one] Ein Abend ist neu.
   *[other] { $count } Abende sind neu.
}
restore-other-evenings = { $count ->
    [one] Ein Abend ging hier anders weiter; der gesicherte kommt daneben.
   *[other] { $count } Abende gingen hier anders weiter; die gesicherten kommen daneben.
}
restore-evenings-there = { $count ->
    [one] Ein Abend ist schon da.
   *[other] { $count } Abende sind schon da.
}
restore-simulated = { $count ->
    [one] Dazu kommt ein Abend vom simulierten Tisch.
   *[other] Dazu kommen { $count } Abende vom simulierten Tisch.
}
restore-new-people = { $count ->
    [one] Neu sind Farbe, Bild und Stimme einer Person.
   *[other] Neu sind Farben, Bilder und Stimmen von { $count } Personen.
}
restore-new-files = Neu: { $names }.
restore-other-settings = Diese Einstellungen sind anders: { $names }.
restore-other-files = Anders sind: { $names }.
restore-forgotten = { $count ->
    [one] Eine Person darin wurde hier vergessen, und das bleibt so.
   *[other] { $count } Personen darin wurden hier vergessen, und das bleibt so.
}
restore-all-there = Alles davon ist schon da.
restore-ask = Zurückholen, was neu ist? (ja oder nein)
restore-ask-file = { $file }: ersetzen, was da ist? (ja oder nein)
restore-yes = ja
restore-left = Nichts wurde geändert.
restored = Zurückgeholt: { $evenings ->
    [0] kein Abend
    [one] ein Abend
   *[other] { $evenings } Abende
}, { $files ->
    [0] keine Datei
    [one] eine Datei
   *[other] { $files } Dateien
}.
restored-people = { $count ->
    [one] Eine Person hat wieder ihre Farbe, ihr Bild und ihre Stimme.
   *[other] { $count } Personen haben wieder ihre Farben, Bilder und Stimmen.
}
restore-stayed = Anders, und geblieben wie vorher: { $names }.
restore-undone = Wie vorher: { $evenings ->
    [0] kein Abend wurde
    [one] ein Abend wurde
   *[other] { $evenings } Abende wurden
} wieder entfernt, { $files ->
    [0] keine Datei
    [one] eine Datei
   *[other] { $files } Dateien
} zurückgelegt.
restore-used-since = { $count ->
    [one] Eines davon wurde seither benutzt und bleibt, wie es ist.
   *[other] { $count } davon wurden seither benutzt und bleiben, wie sie sind.
}
kept-settings = die Einstellungen
kept-tables = wo der Tisch liegt
kept-deck = das Deck „{ $name }“
trouble-backup-full = Für { $file } ist kein Platz; dort Platz schaffen oder einen anderen Stick nehmen. Nichts wurde geändert.
trouble-backup-too-large = { $file } würde größer, als eine Datei dort sein darf: Ein Stick mit FAT fasst keine von 4 GB. Mit exFAT formatieren oder Bilder vergangener Abende löschen.
trouble-backup-read-only = { $file } lässt sich nicht schreiben ({ $why }): Der Stick oder der Ordner ist schreibgeschützt. Einen anderen nehmen; nichts wurde geändert.
trouble-backup-gone = { $file } lässt sich nicht schreiben ({ $why }): Der Stick wurde herausgezogen oder ist defekt. Wieder einstecken und noch einmal sichern; sonst wurde nichts geändert.
trouble-backup-unwritten = { $file } lässt sich nicht schreiben ({ $why }). Nichts wurde geändert.
trouble-backup-read-back = { $file } liest sich anders, als es geschrieben wurde; der Stick ist defekt, einen anderen nehmen. Nichts wurde gesichert.
trouble-backup-unread = { $file } lässt sich nicht lesen ({ $why }). Nichts wurde geändert.
trouble-backup-damaged = { $file } ist beschädigt oder nur der Teil einer Sicherung; eine andere nehmen. Nichts wurde geändert.
trouble-backup-foreign = { $file } ist keine Sicherung des Spieltisch-Begleiters.
trouble-backup-newer = { $file } wurde mit einer neueren Version gesichert; diese hier aktualisieren.
trouble-backup-strange = { $file } enthält „{ $name }“, was in keine Sicherung gehört. Nichts wurde geändert.
trouble-backup-settings = Die Einstellungen in { $file } sind nicht zu gebrauchen: { $what }
trouble-backup-nothing = In { $folder } gibt es noch nichts zu sichern.
trouble-backup-own = { $file } gehört dem Begleiter selbst; einen anderen Ort für die Sicherung nennen. Nichts wurde geändert.
trouble-evenings-unfit = Einer der Abende enthält, was in kein Journal gehört.
trouble-backup-part-unread = { $file } lässt sich nicht lesen ({ $why }), darum wurde nichts gesichert.
trouble-not-brought-back = { $file } lässt sich nicht schreiben ({ $why }). Was bis dahin zurückkam, bleibt; „companion restore --undo“ nimmt es zurück.
trouble-nothing-to-undo = Es gibt nichts, was zurückgenommen werden könnte.
trouble-before-unread = Was in { $folder } vor dem Zurückholen aufgehoben wurde, lässt sich nicht lesen.
trouble-no-stick = Es steckt kein Stick; sagen, in welche Datei gesichert werden soll.
trouble-sticks = Es stecken mehrere Sticks: { $names }. Sagen, in welche Datei gesichert werden soll.

keeping-title = Sichern und zurückholen
keeping-way = Sichern …
keeping-no-stick = Bitte einen Stick einstecken.
keeping-what = Abende, Decks und Einstellungen kommen in einer Datei darauf. Was darauf liegt, bleibt.
keeping-stick = Stick: { $name }
keeping-other-stick = Anderer Stick
keeping-save = Sichern
keeping-save-what = Abende, Decks, Einstellungen
keeping-bring-back = Zurückholen
keeping-none = Auf diesem Stick ist noch nichts gesichert.
keeping-looks = Der Stick wird angesehen …
keeping-older = Ältere
keeping-of-several = { $day } ({ $number })
keeping-from = Gesichert am { $name }
keeping-bring = Zurückholen
keeping-leave = Alles lassen, wie es ist
keeping-stays = behalten, was hier ist
keeping-gives-way = nehmen, was gesichert ist
keeping-decks = { $count ->
    [one] ein Deck
   *[other] { $count } Decks
}
keeping-saving = Wird gesichert … Den Stick stecken lassen.
keeping-reading = Wird gelesen … Den Stick stecken lassen.
keeping-bringing = Wird zurückgeholt …
keeping-saved = Gesichert
keeping-take-out = Der Stick kann heraus.
keeping-brought = Zurückgeholt
keeping-undone = Wie vorher
keeping-not-done = Das ging nicht
keeping-undo = „{ keeping-bring-back }“ rückgängig machen
keeping-more = Mehr
keeping-done = Fertig
told-stick = Ein Stick wurde eingesteckt: „{ keeping-way }“ in den Einstellungen sichert Abende, Decks und Einstellungen darauf.
