keep-home = Punkte schreiben
keep-line = Ihr spielt mit euren eigenen Karten, das Telefon schreibt die Punkte. Alle am Tisch können zusehen, niemand braucht ein Konto.
keep-books = Deine Zettel
keep-title = { $game }: { $names }
keep-old-link = Dieser Link zum Mitschreiben gilt nicht mehr. Lass dir einen neuen geben.
keep-players = Wer mitspielt, im Uhrzeigersinn
keep-player = Spieler { $number }
keep-move-up = Spieler { $number } nach oben
keep-remove = Spieler { $number } entfernen
keep-name-twice = So heißt schon jemand weiter oben.
keep-name-wrong = Ein Name hat 1 bis 24 Zeichen, die man sehen kann.
keep-one-more = Noch jemand
keep-first-dealer = Gibt zuerst
keep-first-writer = Schreibt den Zettel
keep-options = Hausregeln, die Punkte ändern
keep-begin = Zettel anfangen

keep-offline = Keine Verbindung. Was du schreibst, bleibt auf diesem Telefon und wird später gesendet.
keep-waiting = { $count ->
    [one] Ein Eintrag wartet darauf, gesendet zu werden
   *[other] { $count } Einträge warten darauf, gesendet zu werden
}
keep-waits-add = Zeile { $number }:
keep-waits-note = Für Zeile { $number }:
keep-waits-correct = Eine Korrektur
keep-waits-delete = Eine Zeile zu löschen
keep-waits-undo = Etwas rückgängig zu machen
keep-waits-next = Der nächste Zettel
keep-waits-dismiss = Jemand darf nicht mehr schreiben
keep-refused = Nicht eingetragen
keep-again = Zurück ins Formular
keep-discard = Verwerfen
keep-looking = Du siehst zu. Wer diesen Zettel führt, kann dir einen Link zum Mitschreiben geben.

keep-deals = { $name } gibt.
keep-gets = { $cards ->
    [one] Eine Karte für jeden.
   *[other] { $cards } Karten für jeden.
}
keep-starts = { $name } fängt an.
keep-writes = { $name } schreibt.
keep-write = Eintragen
keep-predictions = Vorhersagen
keep-prediction = Vorhersage
keep-tricks = Stiche
keep-taken = { $taken } von { $cards }
keep-said = sagte { $number }
keep-note-predictions = Das sind die Vorhersagen
keep-change-predictions = Vorhersagen ändern
keep-who-won = Wer hat gewonnen?
keep-excluded = Ausgeschlossen: { $names }
keep-nobody = niemand
keep-points = Punkte
keep-points-of = Punkte von { $name }
keep-by-points = Eingeben
keep-by-cards = Karten zählen
keep-by-sums = Summen
keep-cards = Karten
keep-cards-of = Karten von { $name }
keep-black-nines = schwarze Neunen
keep-marke = Marke liegt noch
keep-missing = fehlende Karten
keep-misdeal = { $name } hat sich vergeben
keep-no-misdeal = Einmal weniger vergeben
keep-misdeals = { $count ->
    [one] Einmal vergeben: 4 Punkte.
   *[other] { $count } Mal vergeben, je 4 Punkte.
}
keep-misdeals-of = Falsch gegeben von { $name }
keep-pad = Ziffern
keep-key = { $key ->
    [back] Ziffer löschen
    [next] nächstes Feld
   *[other] { $key }
}
keep-less = { $label }: eins weniger
keep-more = { $label }: eins mehr

keep-sheets = Zettel
keep-sheet = Zettel { $number }
keep-the-sheet = Der Zettel
keep-round = Runde
keep-dealer = Geber
keep-cell = wie geschrieben
keep-cards-each = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
keep-bid-tricks = { $name } sagte { $bid } voraus und machte { $tricks }
keep-dealt-mark = Das dunklere Feld zeigt, wer gegeben hat.
keep-extension = Gleichstand ganz unten: Es wird noch eine Runde gespielt.
keep-leads = { $count ->
    [one] { $names } liegt vorn.
   *[other] { $names } liegen gleichauf vorn.
}
keep-chart = Verlauf
keep-undo = Letzte Änderung zurücknehmen
keep-share = Teilen
keep-share-for = Dieser Link ist zum
keep-share-look = Zusehen
keep-share-write = Mitschreiben
keep-link = Link zu diesem Zettel
keep-writers = Wer schreibt
keep-dismiss = nicht mehr
keep-print = Drucken
keep-picture = Als Bild speichern

keep-mend = Zeile ändern:
keep-edit-row = Zeile { $number } ändern
keep-mend-row = Zeile { $number } ändern
keep-reason = Warum?
keep-correct = Korrigieren
keep-delete = Diese Zeile löschen
keep-history = Alles, was geschah
keep-history-none = Noch nichts.
keep-history-add = { $name } hat Zeile { $number } geschrieben.
keep-history-note = { $name } hat etwas für Zeile { $number } notiert.
keep-history-correct = { $name } hat Zeile { $number } korrigiert.
keep-history-delete = { $name } hat Zeile { $number } gelöscht.
keep-history-undo = { $name } hat die letzte Änderung zurückgenommen.
keep-history-next = { $name } hat Zettel { $sheet } angefangen.
keep-history-admit = { $other } darf schreiben.
keep-history-dismiss = { $other } darf nicht mehr schreiben.
keep-undone = zurückgenommen

keep-in-row = Dann geht Zeile { $number } nicht mehr:
keep-why-keep-players = Zwei bis zwanzig passen auf einen Zettel.
keep-why-keep-row-taken = Jemand anderes hat diese Zeile schon geschrieben.
keep-why-keep-row-missing = Die Zeile davor fehlt.
keep-why-keep-row-changed = Jemand anderes hat diese Zeile inzwischen geändert. Sieh sie dir an und ändere sie dann noch einmal.
keep-why-keep-row-gone = Diese Zeile gibt es nicht mehr.
keep-why-keep-not-the-last = Seitdem wurde etwas anderes geändert.
keep-why-keep-not-over = Dieser Zettel ist noch nicht fertig.
keep-why-keep-not-yours = Du darfst hier zusehen, aber nicht schreiben.
keep-why-keep-full = Dieses Heft ist voll. Fang ein neues an.
