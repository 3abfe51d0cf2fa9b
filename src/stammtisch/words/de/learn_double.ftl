learn-double-item-too-many = abgelehnt: mehr, als es gibt
learn-double-item-predict = vorhersagen
learn-double-item-other-half = abgelehnt: die andere Hälfte
learn-double-item-follow = bedienen
learn-double-item-take = einen Stich machen
learn-double-item-kept = Wort halten
learn-double-item-lead = ausspielen
learn-double-item-lead-again = gewinnen und wieder ausspielen
learn-double-item-trumped = gestochen werden
learn-double-item-no-trump-yet = abgelehnt: Trumpf statt Bedienen
learn-double-item-last = der letzte Stich
learn-double-item-too-dear = abgelehnt: mehr, als du hast
learn-double-item-all-in = alles setzen
learn-double-item-fool = den Narren spielen

learn-double-1-title = Zwei Hälften sind eine Karte
learn-double-1-intro =
    Jede Karte hat hier zwei Hälften, und jede Hälfte ist eine Karte für sich: KH/3S ist an einem Ende der Herz-König und am anderen die Pik-Drei. Auf der Hand zählen beide. Auf dem Tisch zählt nur die Hälfte, die du zur Mitte drehst.

    C, S, H und D sind Kreuz, Pik, Herz und Karo; T ist die Zehn, J der Bube, Q die Dame. In jeder Runde sagst du erst, wie viele Stiche du machst, und dann versuchst du, genau so viele zu machen. Zu viele sind so schlecht wie zu wenige.

    Links von dir sitzt Cleo, rechts von dir Gus. Du wirst immer um einen Spielzug gebeten; manche sind dazu da, abgelehnt zu werden, und eine Ablehnung kostet nichts.
learn-double-1-too-many = Zwei Karten für jeden, also zwei Stiche. Trumpf gibt es diesmal keinen, der kommt noch. Gus hat beide Stiche für sich vorhergesagt. Überbiete ihn: Sag 3 voraus. Versuch es.
learn-double-1-too-many-done = Niemand macht mit zwei Karten drei Stiche.
learn-double-1-predict = Unter deinen vier Hälften sind ein König und ein Bube. Ein Stich klingt vernünftig: Sag 1 voraus. Dafür kommt ein Chip auf den Tisch.
learn-double-1-predict-done = Cleo will gar keinen. Gus spielt 9S aus: Pik ist die Farbe dieses Stichs.
learn-double-1-other-half = Du hast KH/3S und JD/5S. Der König würde sich hier gut machen. Dass Pik gefragt ist, soll dich nicht stören: Spiel KH. Versuch es.
learn-double-1-other-half-done = Auf der Hand zählen beide Hälften.
learn-double-1-follow = Dann bedien mit 5S und heb dir den König auf.
learn-double-1-follow-done = Auch der Bube am anderen Ende ist nun weg: Eine Karte spielt man einmal. Gus hat den Stich mit 9S gemacht und spielt jetzt JH aus.
learn-double-1-take = Endlich Herz. Spiel KH.
learn-double-1-take-done = Die höchste Karte der ausgespielten Farbe macht den Stich. Einen vorhergesagt, einen gemacht.
learn-double-1-after = Du hattest 15 Punkte. Eine erfüllte Vorhersage bringt deinen Einsatz zurück, noch einmal so viel und 5 dazu. Cleos erfüllte Null bringt ihr 5. Gus wollte zwei, bekam einen und verliert, was er gesetzt hatte: zwei.

learn-double-2-title = Trumpf
learn-double-2-intro =
    Nach dem Geben wird noch eine Karte aufgedeckt. Die Farbe ihrer höheren Hälfte ist in dieser Runde Trumpf: Bei QD/4H ist das Karo. Der kleinste Trumpf schlägt die höchste Karte jeder anderen Farbe.

    Aber Trumpf ist keine Ausrede. Wer bedienen kann, muss bedienen, mit irgendeiner Hälfte irgendeiner Karte. Nur wenn du nicht kannst, spielst du, was du willst: Du stichst oder wirfst etwas ab. Stechen muss niemand.
learn-double-2-predict = Du hast AC/2H, 9D/8H und TS/6H. Ein Ass, ein kleiner Trumpf, eine Zehn. Du fängst an: Sag 2 voraus.
learn-double-2-predict-done = Cleo sagt einen, Gus keinen. Zwei und einer und keiner sind drei Stiche; ausnahmsweise könnten alle recht behalten.
learn-double-2-lead = Wer links vom Geber sitzt, spielt aus, und das bist du. Wer ausspielt, darf jede Hälfte nehmen. Spiel AC.
learn-double-2-lead-done = Beide mussten Kreuz bedienen, Gus sogar mit dem Buben, obwohl er die Trumpf-Zwei hat. Ein Stich gehört dir.
learn-double-2-lead-again = Wer einen Stich macht, spielt zum nächsten aus. Spiel TS; vielleicht geht es gut.
learn-double-2-lead-again-done = Es ging nicht gut: Cleo hatte kein Pik mehr und stach mit 3D. Sie spielt 7H aus. Gus hätte stechen können, warf aber ein Ass ab: Er hat versprochen, nichts zu machen.
learn-double-2-no-trump-yet = Noch eine Karte, 9D/8H. Trumpf-Neun, damit ist alles klar. Spiel 9D. Versuch es.
learn-double-2-no-trump-yet-done = Ihre bessere Hälfte muss warten.
learn-double-2-last = Also 8H. Sieh dir vorher an, was da liegt: Was ist denn zu schlagen?
learn-double-2-last-done = Eine Herz-Sieben und ein Ass der falschen Farbe. Da reicht die Acht.
learn-double-2-after = Alle haben Wort gehalten. Das ist selten, genieß es. Schwarze Chips sind 1 Punkt wert, rote 5 und weiße 20, und die Bank wechselt.

learn-double-3-title = Alles auf eine Karte
learn-double-3-intro =
    Ein ganzes Spiel hat zehn Runden mit 1, 2, 3, 4, 5, 5, 4, 3, 2 und 1 Karten. Dies ist die letzte Runde eines kürzeren, und es lief nicht gut für dich: Du hast noch zwei Punkte.

    Zwei Hälften fehlen dir noch: der Papst (PO) und der Narr (FO). Der Narr schlägt alles, der Papst alles außer dem Narren. Sie haben keine Farbe, also darfst du sie immer spielen, wenn du dran bist, auch wenn du bedienen könntest.

    Den ersten Stich machen wir zusammen. Die beiden anderen gehören dir.
learn-double-3-too-dear = Drei Karten, und der Narr ist dabei. Sag 3 voraus und hol dir alles. Versuch es.
learn-double-3-too-dear-done = Was du vorhersagst, setzt du in Chips, und du hast zwei. An diesem Tisch gibt es keinen Kredit.
learn-double-3-all-in = Dann eben alles, was du hast: Sag 2 voraus.
learn-double-3-all-in-done = Zwei Chips vor dir, keiner dahinter. Gus sagt einen, Cleo keinen. Trumpf ist Pik. Gus spielt 9C aus.
learn-double-3-fool = Du könntest mit 2C, 6C oder 8C bedienen. Aber der Narr darf immer: Spiel FO.
learn-double-3-fool-done = Nichts schlägt ihn. Cleo musste trotzdem Kreuz bedienen: Ein Narr, der später kommt, ändert für die anderen nichts.
learn-double-3-free = Ein Stich gehört dir, und von den beiden anderen brauchst du genau einen. Du spielst aus und hast AH/2C und TD/6C. Ab jetzt spielst du, wie du willst: Mach einen, und dann pass auf, dass dir kein zweiter passiert.
learn-double-3-after = Das ist das ganze Double. Der Rest ist, zu wissen, wann man wenig verspricht. Wenn du dein Wort nicht gehalten hast, spiel diese Runde noch einmal; die anderen erinnern sich nicht.
