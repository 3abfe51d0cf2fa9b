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

keep-coming-double = Runde { $number }
keep-coming-grass = Runde { $number }
keep-coming-gress = Spiel { $number }
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
keep-entered = Wie es eingegeben wird
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
keep-banker = Wer hat den Banker?
keep-protected = geschützt
keep-free = frei
keep-hand = auf der Hand
keep-protected-of = Geschütztes Geld von { $name }, in Tausend
keep-free-of = Freies Geld von { $name }, in Tausend
keep-whose = Von wem?
keep-onward = weiter: { $name }
keep-thousand = .000
keep-highest = teuerste Handelskarte auf der Hand
keep-closer = Wer hat den Markt geschlossen?
keep-money = { $amount }
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
keep-steps = Jeden Schritt zeigen
keep-extension = Gleichstand ganz unten: Es wird noch eine Runde gespielt.
keep-leads = { $count ->
    [one] { $names } liegt vorn.
   *[other] { $names } liegen gleichauf vorn.
}
keep-won-double = { $count ->
    [one] { $names } gewinnt mit { $points } Punkten.
   *[other] { $names } gewinnen zusammen mit { $points } Punkten.
}
keep-won-grass = { $count ->
    [one] { $names } ist Baron, mit { $points }.
   *[other] { $names } sind zusammen Barone, mit { $points }.
}
keep-won-gress = { $names } gewinnt den Zettel mit { $points } Punkten.
keep-next-double = Noch ein Spiel
keep-next-grass = Noch ein Spiel
keep-next-gress = Nächster Zettel
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
keep-why-double-bid-chips-limit = Mehr, als dieser Spieler besitzt.
keep-why-double-bid-range = Niemand kann mehr Stiche ansagen oder machen, als es Karten gibt.
keep-why-double-round-schedule = Die Stiche müssen zusammen so viele sein wie die Karten.
keep-why-double-opt-bid_total = An diesem Tisch dürfen die Vorhersagen nicht genau aufgehen.
keep-why-double-round-count = Das Spiel war vor dieser Runde zu Ende.
keep-why-double-setup-players = So viele können Double nicht spielen.
keep-why-grass_digital-score_2 = Das alles gibt ein Kartenspiel nicht her: Sieh nach Banker, Strafen und Summen.
keep-why-grass_digital-score_2-free = Keine Handelskarten ergeben diese Summe.
keep-why-grass_digital-score_2-protected = Keine Handelskarten ergeben diese Summe.
keep-why-grass_common-protected_1 = Alle Schutzkarten zusammen decken nicht so viel.
keep-why-grass_common-protected_3 = Dr. Feelgood kann nicht geschützt werden.
keep-why-grass_common-win_1 = Das Spiel war vor dieser Runde zu Ende.
keep-why-grass_common-players_1 = Grass spielen zwei bis sechs.
keep-why-gress-2_1 = Einen Zettel schreiben drei bis acht. Seid ihr mehr, spielt an mehreren Tischen.
keep-why-gress-9_1 = Wer keine Punkte hat, hat gewonnen.
keep-why-gress-9_4 = Wer gewinnt, hat keine Punkte; alle anderen haben 0 bis 999.
keep-why-gress-9_4-black_nines = Mehr schwarze Neunen als Karten.
keep-why-gress-11_2 = Der Zettel war vor diesem Spiel fertig.
keep-why-gress-11_5 = Den nächsten Zettel schreibt der linke Nachbar des letzten Schreibers.
keep-why-gress-11_9 = Höchstens 20 Mal hintereinander vergeben.
keep-why-keep-players = Zwei bis zwanzig passen auf einen Zettel.
keep-why-keep-row-taken = Jemand anderes hat diese Zeile schon geschrieben.
keep-why-keep-row-missing = Die Zeile davor fehlt.
keep-why-keep-row-changed = Jemand anderes hat diese Zeile inzwischen geändert. Sieh sie dir an und ändere sie dann noch einmal.
keep-why-keep-row-gone = Diese Zeile gibt es nicht mehr.
keep-why-keep-not-the-last = Seitdem wurde etwas anderes geändert.
keep-why-keep-not-over = Dieser Zettel ist noch nicht fertig.
keep-why-keep-not-yours = Du darfst hier zusehen, aber nicht schreiben.
keep-why-keep-full = Dieses Heft ist voll. Fang ein neues an.
