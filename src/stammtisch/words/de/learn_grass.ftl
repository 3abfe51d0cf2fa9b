learn-grass-item-draw = eine Karte ziehen
learn-grass-item-discard = abwerfen, weil MO fehlt
learn-grass-item-open = MO legen
learn-grass-item-one-card = abgelehnt: zweite Karte
learn-grass-item-peddle = Handelskarte auslegen
learn-grass-item-heat = jemandem einheizen
learn-grass-item-heated = eingeheizt bekommen
learn-grass-item-wrong-heat-off = abgelehnt: falsches Heat Off
learn-grass-item-heat-off = richtiges Heat Off
learn-grass-item-fine = Strafe zahlen
learn-grass-item-second-open = abgelehnt: zweites MO
learn-grass-item-close-wasted = MC wegwerfen
learn-grass-item-close = MC spielen
learn-grass-item-trade = Hand gegen Hand tauschen
learn-grass-item-table-trade = eine Handelskarte gegen zwei
learn-grass-item-combined = gemischter Handel
learn-grass-item-hand-for-table = abgelehnt: Hand gegen Tisch
learn-grass-item-nothing-in-return = abgelehnt: ohne Gegenleistung
learn-grass-item-too-late = abgelehnt: handeln nach der Karte
learn-grass-item-protect = zwei Handelskarten schützen
learn-grass-item-too-much = abgelehnt: zu viel gedeckt
learn-grass-item-feelgood = abgelehnt: DF decken
learn-grass-item-steal = bei jemandem mit Hitze stehlen
learn-grass-item-steal-heated = abgelehnt: stehlen mit Hitze
learn-grass-item-banker = mit BK kassieren
learn-grass-item-stonehigh = SH mit Hitze
learn-grass-item-euphoria = EU
learn-grass-item-sold-out = SO, weitergeben, aussetzen
learn-grass-item-doublecrossed = DC, weitergeben, aussetzen
learn-grass-item-wiped-out = UW
learn-grass-item-new-market = ein neues MO
learn-grass-item-fines = mit den Strafen rechnen

learn-grass-1-title = Der eigene Markt
learn-grass-1-intro =
    An diesem Tisch betreiben alle ein kleines Geschäft. Du eröffnest einen Markt, legst deine Ware aus, die Handelskarten, und hoffst, dass niemand die Polizei schickt. Es schickt sie jemand.

    Dein Zug ist kurz. Du ziehst eine Karte, du gibst eine Karte her, und das war es. Gezogen wird von selbst, und auch dein Zug endet von selbst. Vor jedem liegen ein Markt und eine Auslage, die alle sehen; deine Hand geht nur dich etwas an. Was am Ende ausliegt, zählt als Geld.

    Links von dir sitzt Cleo, rechts von dir Gus. Beide machen das nicht zum ersten Mal. Du wirst immer um einen Spielzug gebeten; manche sind dazu da, abgelehnt zu werden, und eine Ablehnung kostet nichts. Später hast du freie Hand.
learn-grass-1-discard = Deine erste Karte ist schon gezogen, dafür ist der Tisch da. Sieben Karten, und kein einziges Market Open (MO) darunter, also kannst du nichts auslegen. Wirf eine Karte ab; -S hilft gegen Ärger, den du noch nicht hast.
learn-grass-1-discard-done = Weg ist sie, offen, und niemand darf sie je wieder herausfischen. Cleo und Gus hatten mehr Glück und haben ihre Märkte eröffnet.
learn-grass-1-open = Da ist es: Du hast MO gezogen. Eröffne deinen Markt.
learn-grass-1-open-done = Du bist im Geschäft und damit unter Verdacht.
learn-grass-1-one-card = Wenn du schon dabei bist, leg gleich Columbia (CO) dazu. Es schaut gerade keiner. Versuch es.
learn-grass-1-one-card-done = Eine Karte pro Zug: Eröffnen und verkaufen sind zwei Züge. Der Versuch hat dich übrigens nichts gekostet.
learn-grass-1-peddle = Du bist wieder am Zug. Leg jetzt CO aus: 25.000.
learn-grass-1-peddle-done = Was da liegt, zählt. Was auf der Hand bleibt, zählt nicht, und die teuerste Handelskarte davon wird dir am Ende sogar abgezogen.
learn-grass-1-heat = Cleo geht es etwas zu gut. Heiz ihr mit +D ein, Detained; dafür brauchtest du nicht einmal einen eigenen Markt. Leute haben hier Nummern, und Cleo hat die 1.
learn-grass-1-heat-done = Solange +D auf ihrem Markt liegt, legt sie keine Handelskarte aus. Gus hat zugesehen und gelernt: Sein +F, Felony, liegt jetzt auf deinem.
learn-grass-1-wrong-heat-off = Gegen jede Hitze hilft nur ihr eigenes Mittel, die Buchstaben müssen passen. Du hast -B und -F. Versuch es mit -B und sieh, was der falsche Anwalt für dich tun kann.
learn-grass-1-wrong-heat-off-done = Gar nichts, aber es tat ihm leid.
learn-grass-1-heat-off = Jetzt die richtige.
learn-grass-1-heat-off-done = Beide Karten verschwinden unter deinem Markt, und der ist wieder offen. Das war dann auch deine Karte für diesen Zug.
learn-grass-1-small = Leg Home Grown (HG) aus. Ja, 5.000, mit Panama auf der Hand. Gleich wirst du um Kleingeld froh sein.
learn-grass-1-small-done = Cleo ist wieder frei und hat nichts verziehen: Auf deinem Markt liegt +S.
learn-grass-1-second-open = Ein -S hast du nicht mehr, das hat jemand weggeworfen. Aber ein zweites MO. Ein neuer Markt unter neuem Namen vielleicht? Versuch es.
learn-grass-1-second-open-done = Ein Market Open genügt, und ein weiteres vertreibt keine Hitze. Du darfst es bei Gelegenheit wegwerfen.
learn-grass-1-fine = Pay Fine (PF) nimmt jede Hitze weg und kostet eine ausliegende Handelskarte, klassisch immer die billigste. Jetzt weißt du, wofür HG gut war.
learn-grass-1-fine-done = PF und HG liegen in der Ablage, die Hitze steckt unter dem Markt, CO ist noch da. Mit leerer Auslage hättest du nicht zahlen können.
learn-grass-1-close-wasted = Du hast zwei Market Close (MC). Gespielt beendet so eine Karte sofort die Runde; weggeworfen tut sie nichts. Wirf eine weg.
learn-grass-1-close-wasted-done = Es ist nichts passiert, wie versprochen.
learn-grass-1-free = Ab hier spielst du, wie du willst. Ein Punkt ist noch offen: Spiel MC, solange dein Markt offen ist. Aber rechne vorher: Die teuerste Handelskarte auf der Hand wird abgezogen. Schließt niemand, endet die Runde von selbst, wenn der Stapel aufgebraucht ist und jemand ziehen müsste.
learn-grass-1-after = Den Bonus bekommt das beste Ergebnis, nicht wer geschlossen hat. Und das war Übung: Nichts wird übertragen, und niemand hat etwas gewonnen.

learn-grass-2-title = Handeln wir
learn-grass-2-intro =
    Dieselben Karten, aber jetzt dürft ihr miteinander reden. In deinem Zug, solange du sieben Karten hast, darfst du Geschäfte anbieten, so viele du willst.

    Hand gegen Hand geht immer eine Karte gegen eine. Von Tisch zu Tisch wechseln Handelskarten die Seite, beliebig viele gegen beliebig viele, aber von jeder Seite mindestens eine. Und beides lässt sich in einem Handel verbinden. Zustimmen muss niemand.

    Ein Angebot sagt, was du gibst, was du willst und wem du es sagst: offer HG for MO to 1.
learn-grass-2-trade = Wieder kein MO. Cleo soll zwei haben. Biete ihr dein -D für eines an.
learn-grass-2-trade-done = Sie war einverstanden. Alle haben beide Karten gesehen: Gehandelt wird offen.
learn-grass-2-open = Du hast immer noch sieben Karten, also bist du immer noch am Zug. Eröffne deinen Markt.
learn-grass-2-open-done = Offen, mit fremden Papieren.
learn-grass-2-too-late = Deine Karte liegt, aber gegen ein kleines Nebengeschäft hat doch keiner was? Biete Gus MX für ein -S an. Versuch es.
learn-grass-2-too-late-done = Zu spät. Gehandelt wird im eigenen Zug und mit sieben Karten auf der Hand: nach dem Ziehen, vor dem Legen.
learn-grass-2-peddle = Zurück an die Arbeit. Leg Panama (PA) aus, 50.000.
learn-grass-2-peddle-done = Cleo hat CO ausgelegt. Gus wirft mit großer Würde Karten weg.
learn-grass-2-small = Und leg HG aus.
learn-grass-2-small-done = Bei Cleo liegen jetzt CO und JA. Der hilfsbereite Gus hat ihr mit +B eingeheizt.
learn-grass-2-hand-for-table = Cleos JA gefällt dir, und das MX auf deiner Hand ist nicht viel wert. Schieb MX in einen Tischhandel, als läge es dort. Versuch es.
learn-grass-2-hand-for-table-done = Handkarte gegen Handkarte, Ausliegendes gegen Ausliegendes, und nie das eine gegen das andere.
learn-grass-2-nothing-in-return = Bei Gus liegt nichts aus. Biete ihm trotzdem HG von deinem Tisch an, für ein CO, das er sich erst erträumen müsste. Versuch es.
learn-grass-2-nothing-in-return-done = Von jeder Seite kommt mindestens eine Handelskarte. Wohltätigkeit ist nicht vorgesehen.
learn-grass-2-table-trade = Jetzt ein richtiger Handel: dein PA gegen Cleos CO und JA. Eine gegen zwei, und gleich viel wert.
learn-grass-2-table-trade-done = Gewonnen hat niemand etwas. Aber mit kleinen Scheinen zahlen sich Strafen leichter.
learn-grass-2-combined = Das nächste Geschäft darf gleich folgen. Cleo leidet unter +B, und du hast -B; das hat seinen Preis. Gib -B und HG von deinem Tisch, für ihr MC und PA von ihrem.
learn-grass-2-combined-done = Ganz oder gar nicht, und sie nahm das Ganze. Der gedruckte Kurs spricht von einem Tausch pro Zug; die offiziellen Regeln nennen keine Zahl, und die lernst du hier.
learn-grass-2-then-a-card = Genug. Auch dieser Zug endet mit einer Karte: Leg CO aus.
learn-grass-2-then-a-card-done = Cleo hat dein -B auf der Stelle gespielt. Das meiste Geld auf diesem Tisch liegt jetzt vor dir.
learn-grass-2-free = Die Liste ist abgehakt; spiel weiter, wie du willst. Auch die anderen können dir etwas anbieten. Du hast MC und kannst den Markt schließen, wenn dir danach ist.
learn-grass-2-after = Hitze verhindert übrigens keinen Handel, weder deinen noch ihren. Das tut nur Schutz, und der kommt als Nächstes.

learn-grass-3-title = Schutz, Diebstahl und ein Banker
learn-grass-3-intro =
    Elf neue Karten. Sechs Schutzkarten: Auf Handelskarten deiner Auslage gelegt, bewahren sie diese vor Dieben und vor dem Banker. LU deckt bis zu 50.000, GS und CB je bis zu 25.000. Viermal Steal (ST): Nimm jemandem eine freie Handelskarte weg. Frei heißt, dass kein Schutz darauf liegt. Wem ST nichts nützt, der darf es abwerfen.

    Und ein Banker (BK). Der wirkt nur aus der Hand: Wer ihn am Ende der Runde hat, kassiert von allen anderen 20 % ihrer freien Handelskarten. Abwerfen darf man ihn auch, und dann bedeutet er nichts mehr.
learn-grass-3-open = Du hast BK bekommen. Behalt ihn bis zum Schluss, was man dir auch bietet. Und eröffne deinen Markt.
learn-grass-3-open-done = So weit, so seriös.
learn-grass-3-first = Leg CO aus.
learn-grass-3-first-done = Gus hat DF ausgelegt, Dr. Feelgood: 100.000, und den gibt es nur einmal. Er versucht, bescheiden zu wirken.
learn-grass-3-second = Leg auch JA aus, solange alle auf Gus schauen.
learn-grass-3-second-done = Cleo hat ziemlich lange auf Gus geschaut und ihm dann mit +S eingeheizt.
learn-grass-3-steal = Hitze schützt nicht vor Dieben. Dein eigener Markt muss offen sein, seiner nicht. Stiehl DF: play ST, bei wem (on), und was (for).
learn-grass-3-steal-done = 100.000 haben den Besitzer gewechselt; ST steckt als Andenken unter dem Markt von Gus. Der gedruckte Kurs lässt Diebe nur die teuerste Karte nehmen. Nach den offiziellen Regeln ist es jede freie nach Wahl, und die lernst du hier.
learn-grass-3-too-much = Zeit für etwas Sicherheit. Deck CO und JA mit GS. Versuch es.
learn-grass-3-too-much-done = GS reicht bis 25.000, und die beiden sind 50.000 wert.
learn-grass-3-feelgood = Du hast auch LU, gut für 50.000. Ein halber Doktor vielleicht? Versuch es bei DF.
learn-grass-3-feelgood-done = Dr. Feelgood ist nicht zu schützen, und LU wäre ohnehin zu klein.
learn-grass-3-protect = Dann LU über CO und JA: genau 50.000.
learn-grass-3-protect-done = Sicher bis zum Ende der Runde, und endgültig: Später schlüpft nichts mehr darunter. Nur Pay Fine könnte noch eine davon holen. Cleo nimmt das alles persönlich; auf deinem Markt liegt +D.
learn-grass-3-steal-heated = Du hast ein zweites ST, und bei Cleo liegt PA. Du hast zwar Hitze, aber wer zählt schon mit. Versuch es.
learn-grass-3-steal-heated-done = Wer stiehlt, braucht einen offenen Markt. Irgendwohin muss die Beute ja.
learn-grass-3-heat-off = Dann zuerst -D.
learn-grass-3-heat-off-done = Wieder offen.
learn-grass-3-free = Ein Punkt ist noch offen: Behalt BK bis zum Schluss und kassiere. Mit MC ist Schluss, wann du willst. Bedenke, dass DF frei liegt und dass hier noch andere stehlen.
learn-grass-3-after = Falls deine Summen nie zum gedruckten Beispiel passen: Seine eigenen passen auch nicht. Drei zahlen dem Banker 13.000, 33.000 und 5.000; das macht 51.000, das Buch schreibt 41.000 gut. So kommt es auf 221.000, wo 231.000 richtig sind.

learn-grass-4-title = Nirvana und Paranoia
learn-grass-4-intro =
    Alle Karten. Nirvana, also SH und EU, nimmt dir die Hitze, alle geben dir eine freie Handelskarte, und du bekommst noch einen Zug.

    Paranoia, also SO, DC und UW, ist die Rechnung dafür. Klassisch trifft sie den, der sie spielt: Handelskarten sind weg, Züge fallen aus, und dann geben alle eine Karte nach links weiter. Warum spielt man sie überhaupt? Weil sie auf der Hand am Ende 25.000, 50.000 oder 100.000 kostet.

    Wegwerfen kannst du beides nicht: Hinlegen heißt Spielen.
learn-grass-4-open = Du weißt, wie es losgeht. Eröffne deinen Markt.
learn-grass-4-open-done = Das tun sie alle.
learn-grass-4-first = Leg CO aus.
learn-grass-4-first-done = Alle fangen klein an.
learn-grass-4-second = Leg JA aus.
learn-grass-4-second-done = Bei Cleo liegt PA, bei Gus JA. Behalt das im Kopf.
learn-grass-4-protect = Leg LU über CO und JA. Was darunter liegt, erreichen weder Nirvana noch Paranoia.
learn-grass-4-protect-done = Gus hat dir mit +B eingeheizt. Er weiß nicht, was du auf der Hand hast.
learn-grass-4-stonehigh = Weit und breit kein -B, aber Stonehigh: Es nimmt dir die Hitze, alle geben dir ihre billigste freie Handelskarte, und du bist gleich noch einmal am Zug. Spiel SH.
learn-grass-4-stonehigh-done = Zweimal HG, ein offener Markt und eine frische Karte auf der Hand.
learn-grass-4-euphoria = Und was für eine. Euphoria tut dasselbe, nur geben alle ihre teuerste freie Handelskarte. Spiel EU.
learn-grass-4-euphoria-done = PA von Cleo und JA von Gus. Es ist still geworden.
learn-grass-4-sold-out = Dein dritter Zug hintereinander. Jetzt die Rechnung: Sold Out kostet deine billigste freie Handelskarte und einen Zug. Auf der Hand würde es 25.000 kosten. Spiel SO.
learn-grass-4-sold-out-done = HG ist weg. Jetzt suchen alle eine Karte für links aus, heimlich und gleichzeitig.
learn-grass-4-pass = Links von dir sitzt Cleo. Gib ihr -D. Etwas Schlimmeres würdest du nie weitergeben.
learn-grass-4-pass-done = Gus schon: Er hat dir DC gegeben. Dein nächster Zug ist ausgefallen, und da bist du wieder.
learn-grass-4-doublecrossed = DC kostet 50.000, wenn es bleibt. Gespielt nimmt es dir die teuerste freie Handelskarte und zwei Züge. Spiel es.
learn-grass-4-doublecrossed-done = PA ist weg, wie gewonnen, so zerronnen. Und wieder Karten nach links.
learn-grass-4-pass-again = Weitergeben darfst du jede Karte, auch Paranoia. Das UW, das du gerade gezogen hast, wäre ein prächtiges Geschenk, aber du brauchst es gleich noch. Gib -F weiter.
learn-grass-4-pass-again-done = Zwei Züge liefen ohne dich. Von Gus kam ein -F zurück; Ordnung muss sein.
learn-grass-4-wiped-out = Utterly Wiped Out: 100.000 auf der Hand, oder alle freien Handelskarten, der ganze Markt und zwei Züge. Spiel UW.
learn-grass-4-wiped-out-done = HG, JA und der Markt sind weg. CO und JA unter LU haben nicht einmal etwas gemerkt.
learn-grass-4-pass-last = Und eine letzte Karte nach links: PF, denn zu bezahlen gibt es nichts mehr.
learn-grass-4-pass-last-done = Gus hat dir SO gegeben. Er sitzt für so etwas am richtigen Platz. Noch zwei Züge liefen ohne dich.
learn-grass-4-new-market = Ohne Markt legst du keine Handelskarte aus; nur in diesem Fall brauchst du noch ein MO. Zum Glück hast du eins gezogen.
learn-grass-4-new-market-done = Zurück am Anfang, aber etwas klüger.
learn-grass-4-free = Der letzte Punkt: Rechne mit den Strafen. Wer am Ende Paranoia auf der Hand hat, zahlt dafür, und du hast SO. Spiel es, tausch es weg oder zahl; mit MC ist Schluss, wann du willst, und dann zeigt die Abrechnung, wer gezahlt hat.
learn-grass-4-after = Jetzt kennst du das ganze klassische Grass. Die moderne Ausgabe ist etwas gröber: Da suchst du dir das Opfer deiner Paranoia selbst aus.
