page-event-line = Ein Abend für sechs und mehr Leute an mehreren Tischen Gress: Vor jedem Spiel ziehen alle einen Platz, und alle stehen auf einem Zettel, dem Großzettel.
page-event-new = Abend eröffnen
page-event-title = Wie heißt er?
page-event-untitled = Er braucht einen Namen.
page-event-range = Von { $least } bis { $most }.
page-event-games = Spiele
page-event-games-why = Zwölf nach den Regeln; danach weitere, bis jemand allein am wenigsten Punkte hat.
page-event-minutes = Minuten je Spiel
page-event-minutes-why = 0: solange es dauert. Die Uhr zeigt nur die Zeit.
page-event-play = Die Tische spielen
page-event-play-real = mit echten Karten
page-event-play-online = online, wo alle ein Telefon haben
page-event-open = Eröffnen
page-event-mine = Deine Abende
page-event-mine-line = { $people ->
    [one] eine Person
   *[other] { $people } Leute
}, { $state ->
    [over] vorbei
   *[open] offen
}
page-event-host = Es lädt ein: { $name }
page-event-join-title = Mitspielen
page-event-name = Dein Name
page-event-join = Mitspielen
page-event-i-play = Ich spiele auch mit
page-event-joined = Du spielst mit als { $name }.
page-event-go = Den Abend verlassen
page-event-gone = Du bist gegangen. Spiele, die du verpasst, zählen mit den meisten Punkten, die darin jemand hatte.
page-event-back = Zurückkommen
page-event-invite = Einladen
page-event-screen = Große Leinwand
page-event-people = { $count ->
    [one] Eine Person ist da
   *[other] { $count } Leute sind da
}
page-event-add = Dazu
page-event-add-name = Jemand ohne Telefon
page-event-remove = { $name } geht
page-event-return = { $name } kommt zurück
page-event-left = ist gegangen
page-event-needed = { $count ->
    [one] Es fehlt noch eine Person.
   *[other] Es fehlen noch { $count } Leute.
}
page-event-waiting = Wenn alle da sind, werden die Plätze gezogen.
page-event-draw = Plätze für Spiel { $number } ziehen
page-event-tables = Größe der Tische, wenn nicht so gleich wie möglich (etwa 5 3)
page-event-draw-again = Plätze für Spiel { $number } ziehen: Gleichstand an der Spitze
page-event-not-all = { $count ->
    [one] Ein Tisch spielt noch.
   *[other] { $count } Tische spielen noch.
}
page-event-next = Alle Tische sind fertig. Gleich werden die nächsten Plätze gezogen.
page-event-game = Spiel { $number } von { $games }
page-event-before = Noch nicht begonnen
page-event-over = Vorbei nach { $count ->
    [one] einem Spiel
   *[other] { $count } Spielen
}
page-event-won = { $names } gewinnt mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
}.
page-event-shared = { $names } liegen mit { $points } gleichauf vorn.
page-event-leads = Vorn: { $names } mit { $points }
page-event-clock = Seit die Plätze gezogen sind
page-event-left-time = Noch
page-event-overtime = Über der Zeit
page-event-table = Tisch { $number }
page-event-my-table = Dein Tisch: { $number }
page-event-seat = Platz { $number }
page-event-deals = gibt
page-event-plays = spielt noch
page-event-done = eingetragen von { $name }
page-event-done-online = online gespielt
page-event-sit-down = Zum Tisch
page-event-points = Punkte von { $name }
page-event-won-by = { $name } hat gewonnen
page-event-won-short = gewonnen
page-event-dead-end = Niemand hat gewonnen (Sackgasse)
page-event-misdeals = Falsch gegeben von { $name }
page-event-enter-table = Ergebnis von Tisch { $number } eintragen
page-event-correct = Tisch { $number } berichtigen
page-event-cancel = Lassen, wie es war
page-event-missing = Hier fehlen Punkte.
page-event-no-winner = Wer hat gewonnen? Wenn niemand, sag auch das.
page-event-sheet = Der Großzettel
page-event-sheet-empty = Der Zettel beginnt, wenn alle Tische das erste Spiel beendet haben.
page-event-sheet-how = Laufende Summen; ein Strich für den Sieg am Tisch, ein Ausrufezeichen für jedes falsche Geben, Klammern für ein verpasstes Spiel.
page-event-total = Summe
page-event-tables-of = Spiel { $number }: alle Tische
page-event-end = Abend jetzt beenden
page-event-end-sure = Beenden? Ein laufendes Spiel zählt nicht.
page-event-end-yes = Ja, beenden
page-event-end-no = Nein
page-event-story = Was geschah
page-event-did-join = { $who } kam.
page-event-did-go = { $who } ging.
page-event-did-back = { $who } kam zurück.
page-event-did-seats = Spiel { $number }: Plätze gezogen von { $name }.
page-event-did-enter = Spiel { $number }, Tisch { $table }: { $points }, eingetragen von { $name }.
page-event-did-play = Spiel { $number }, Tisch { $table }: { $points }, online gespielt.
page-event-did-change = Spiel { $number }, Tisch { $table }: { $points } statt { $before }, von { $name }.
page-event-did-finish = Beendet von { $name }.
page-event-fair = Ging es beim Ziehen gerecht zu?
page-event-fair-how = Bevor jemand kam, hat sich der Server auf eine Kette von Geheimnissen festgelegt und ihren Fingerabdruck gezeigt. Alle, die mitspielen, haben etwas Eigenes dazugegeben. Aus beidem folgen die Plätze jedes Spiels, und danach wird sein Geheimnis gezeigt. Diese Seite zieht sie noch einmal:
page-event-fair-promise = Fingerabdruck
page-event-fair-yes = Spiel { $number }: Die Plätze folgen aus dem Geheimnis und dem, was alle dazugegeben haben.
page-event-fair-no = Spiel { $number }: Die Plätze folgen nicht daraus. Da stimmt etwas nicht.
page-event-why-name = Ein Name hat 1 bis 24 Zeichen, die man sehen kann.
page-event-why-title = Ein Titel hat 1 bis 40 Zeichen, die man sehen kann.
page-event-why-event-not-yours = Das macht, wer den Abend eröffnet hat.
page-event-why-event-name-taken = So heißt hier schon jemand.
page-event-why-event-already-here = Du bist schon da.
page-event-why-event-not-here = Diese Person ist nicht da.
page-event-why-event-too-few = Das sind zu wenige Leute.
page-event-why-event-full = Mehr geht nicht.
page-event-why-event-game-goes-on = Ein Tisch ist noch nicht fertig.
page-event-why-event-other-game = Dieses Spiel ist nicht das laufende.
page-event-why-event-changed = Inzwischen hat jemand diesen Tisch eingetragen.
page-event-why-event-online-only = Hier spielen alle online, jede und jeder mit eigenem Gerät.
page-event-why-event-over = Der Abend ist vorbei.
page-stats-of = { $name } in Zahlen
page-stats-rating = Wertung
page-stats-high = oberes Ende
page-stats-low = unteres Ende
page-stats-matches = { $count ->
    [one] eine Partie mit anderen Leuten
   *[other] { $count } Partien mit anderen Leuten
}
page-stats-chart = Die Wertung nach jeder Partie
page-stats-places = Wie oft welcher Platz
page-stats-none = Noch keine Partie mit anderen Leuten. Partien allein gegen Bots werden nicht gewertet.
page-stats-how = Alle beginnen bei 25,0 ± 16,7. Die wahre Stärke liegt in etwa 19 von 20 Fällen in diesem Bereich. Jede Partie mit anderen Leuten macht es etwas sicherer.
