title-double = Double

intro-double =
    Double ist ein Stichspiel für zwei bis acht Leute; am schönsten ist es mit höchstens sechs. Jede Karte trägt zwei Motive, an jedem Ende eins. Solange du eine Karte auf der Hand hast, zählen beide. Sobald sie liegt, zählt nur noch die Hälfte, die du zur Mitte gedreht hast.

    Gespielt werden zehn Runden. In jeder bekommst du eine bis fünf Karten, eine weitere Karte bestimmt den Trumpf, und alle sagen voraus, wie viele Stiche sie machen. Dann wird gespielt. Trifft deine Vorhersage ein, gewinnst du Punkte; sonst verlierst du, was du darauf gesetzt hast. Wer nach der letzten Runde die meisten Punkte hat, gewinnt.

cards-double =
    Bei jeder Karte steht die höhere Hälfte vorn. T ist die Zehn, J der Bube, Q die Dame, K der König und A das Ass. C steht für Kreuz, S für Pik, H für Herz und D für Karo. PO ist der Papst, FO der Narr.

    Das ist unsere Paarung, geordnet nach der Farbe der höheren Hälfte; in einem Satz gibt es jede Karte einmal. Sie lässt sich leicht merken: Die beiden Werte ergeben zusammen 16, mit dem Buben als 11 und dem Ass als 14. Nur die Achten tanzen aus der Reihe: Zwei teilen sich ihre Karte mit Narr und Papst, die beiden anderen mit einer Neun und einer Sieben.

    | Kreuz | Pik | Herz | Karo | Ohne Farbe |
    |---|---|---|---|---|
    | AC/2H | AS/2D | AH/2C | AD/2S | FO/8C |
    | KC/3D | KS/3H | KH/3S | KD/3C | PO/8S |
    | QC/4S | QS/4C | QH/4D | QD/4H | |
    | JC/5H | JS/5D | JH/5C | JD/5S | |
    | TC/6D | TS/6H | TH/6S | TD/6C | |
    | 9C/7S | 9S/7C | 9H/7D | 9D/8H | |
    | | | | 8D/7H | |

section-double-mat = Material
double-mat-cards-54 = Das Spiel besteht aus zwei gleichen Sätzen zu 27 Karten. Jede Karte gibt es also zweimal.
    .title = 54 Karten, zwei Sätze
double-mat-spare = In der Schachtel liegt eine Ersatzkarte. Sie springt für eine verlorene Karte ein und wird nie zusätzlich eingemischt.
    .title = Die Ersatzkarte
double-mat-two-motifs = Jede Karte trägt genau zwei Motive, an jedem Ende eins. Jedes Ende nennen wir eine Hälfte.
    .title = Zwei Motive pro Karte
double-mat-motif-inventory = In einem Satz kommt jeder Wert jeder Farbe genau einmal vor, ebenso Papst und Narr. Das sind 54 Motive auf 27 Karten.
    .title = Jedes Motiv einmal
double-mat-pair-constraint = Die zwei Motive einer Karte haben nie denselben Wert und nie dieselbe Farbe.
    .title = Keine Zwillinge
double-mat-suit-means-suit = Die Farben heißen Kreuz, Pik, Herz und Karo. Rot und Schwarz bedeuten hier nichts; Herz und Karo dürfen sich durchaus eine Karte teilen.
    .title = Was eine Farbe ist
double-mat-rank-order = Von unten nach oben: 2 bis 10, Bube, Dame, König, Ass. Über dem Ass steht der Papst und über dem Papst der Narr.
    .title = Rangfolge der Werte
double-mat-special-are-motifs = Auch Papst und Narr sind Motive. Sie sitzen auf zwei verschiedenen Karten, jeder neben einem gewöhnlichen Motiv mit Farbe.
    .title = Papst und Narr sind Motive
double-mat-chips = Es gibt 40 schwarze Chips zu 1 Punkt, 20 rote zu 5 und 10 weiße zu 20. Das macht zusammen 340 Punkte.
    .title = Die Chips

section-double-setup = Vorbereitung
double-setup-sets = In der Regel mischt ihr beide Sätze zusammen: 54 Karten. Zu fünft oder mit weniger Leuten könnt ihr vereinbaren, das ganze Spiel mit einem Satz von 27 Karten zu spielen. Ab sechs braucht ihr beide.
    .title = Ein Satz oder zwei
double-setup-players = Zwei bis acht können mitspielen. Wir empfehlen höchstens sechs.
    .title = Zahl der Mitspieler
double-setup-stake = Alle beginnen mit fünf schwarzen und zwei roten Chips: 15 Punkte.
    .title = Chips am Anfang
double-setup-bank = Alle übrigen Chips kommen in die Bank.
    .title = Die Bank
double-setup-first-dealer = Den ersten Geber bestimmt das Los, mit gleichen Chancen für alle.
    .title = Der erste Geber

section-double-round = Runden
double-round-count = Ein Spiel hat genau zehn Runden.
    .title = Zehn Runden
double-round-schedule = Runde für Runde bekommen alle 1, 2, 3, 4, 5, 5, 4, 3, 2 und zum Schluss 1 Karte. Eine Runde hat so viele Stiche, wie du Karten bekommst.
    .title = Karten pro Runde
double-round-phases = Jede Runde geht dieselben Schritte: Karten geben, Trumpf aufdecken, vorhersagen, Stiche spielen, abrechnen. Kein Schritt beginnt, bevor der vorige fertig ist.
    .title = Schritte einer Runde
double-round-dealer-rotation = Nach jeder Runde wandert das Geben um einen Platz nach links. Neuer Geber ist also, wer eben noch Startspieler war.
    .title = Das Geben wandert
double-round-starter = Startspieler der Runde ist, wer links vom Geber sitzt.
    .title = Der Startspieler
double-round-shuffle-all = Vor jeder Runde werden alle Karten im Spiel zusammen gemischt, auch die aufgedeckte. Was du in der letzten Runde gesehen hast, verrät nichts über diese.
    .title = Alles neu mischen
double-round-deal-hidden = Die Karten werden verdeckt gegeben. Du siehst nur dein eigenes Blatt, auch in den Runden mit einer Karte.
    .title = Verdeckte Blätter

section-double-trump = Trumpf
double-trump-turn-up = Nach dem Geben wird die oberste Karte des Stapels aufgedeckt.
    .title = Karte aufdecken
double-trump-higher-motif = Die Farbe ihres höheren Motivs ist in dieser Runde Trumpf. Die beiden Werte sind nie gleich, also gibt es nie Zweifel.
    .title = Das höhere Motiv entscheidet
double-trump-none = Zeigt die aufgedeckte Karte den Papst oder den Narren, gibt es in dieser Runde keinen Trumpf. Die andere Hälfte dieser Karte zählt nicht.
    .title = Runden ohne Trumpf
double-trump-card-out-of-play = Die aufgedeckte Karte bleibt sichtbar unter dem Stapel. Sie gehört niemandem und kann nicht gespielt werden. Niemand zieht vom Stapel oder schaut hinein.
    .title = Karte außer Spiel

section-double-bid = Vorhersagen
double-bid-order = Ihr sagt nacheinander voraus, im Uhrzeigersinn. Der Startspieler macht den Anfang, der Geber den Schluss.
    .title = Reihenfolge der Vorhersagen
double-bid-mandatory = Alle geben eine Vorhersage ab; passen gibt es nicht. Rechnest du mit keinem Stich, sagst du null voraus.
    .title = Kein Passen
double-bid-range = Eine Vorhersage ist eine ganze Zahl, von null bis zur Zahl der Karten, die du in dieser Runde bekommen hast.
    .title = Was du vorhersagen darfst
double-bid-chips-limit = Du kannst nicht mehr Stiche vorhersagen, als du Punkte besitzt. Hast du noch zwei Punkte, ist bei zwei Schluss.
    .title = Nicht mehr als du hast
double-bid-zero = Null steht dir immer offen und braucht keinen Chip. Nur die Option bid_total kann sie versperren.
    .title = Null vorhersagen
double-bid-public = Deine Vorhersage zeigst du offen: Du legst ebenso viele Punkte als Einsatz vor dich, getrennt von deinen übrigen Chips. Ein schwarzer Chip steht für einen Stich, ein roter für fünf.
    .title = Offener Einsatz
double-bid-final = Was du vorhergesagt hast, das gilt.
    .title = Kein Zurück
double-bid-no-total-restriction = Die Vorhersagen dürfen zusammen jede Summe ergeben, auch genau die Zahl der Stiche.
    .title = Jede Summe ist recht

section-double-play = Spielen
double-play-lead-first = Zum ersten Stich spielt der Startspieler aus, egal, wer was vorhergesagt hat.
    .title = Wer zuerst ausspielt
double-play-turn-order = Die anderen folgen im Uhrzeigersinn, und alle geben genau eine Karte zum Stich.
    .title = Reihenfolge im Stich
double-play-own-card = Du kannst nur Karten aus deiner eigenen Hand spielen.
    .title = Nur eigene Karten
double-play-motif-choice = Wenn du eine Karte spielst, wählst du, welche Hälfte zur Mitte des Tisches schaut. Nur dieses Motiv zählt.
    .title = Eine Hälfte wählen
double-play-second-motif-dead = Sobald die Karte liegt, bedeutet ihr anderes Motiv für den Rest der Runde nichts mehr.
    .title = Die andere Hälfte ruht
double-play-hand-both-motifs = Auf der Hand zählen alle Motive. Du hast eine Farbe, sobald irgendeine Hälfte irgendeiner Karte sie zeigt.
    .title = Auf der Hand zählt beides
double-play-lead-free = Spielst du aus, darfst du jede Hälfte jeder deiner Karten nehmen. Die Farbe dieser Hälfte ist die ausgespielte Farbe.
    .title = Zum Stich ausspielen
double-play-follow = Zeigt irgendeine Hälfte in deiner Hand die ausgespielte Farbe, musst du eine Hälfte dieser Farbe spielen. Nur Papst und Narr dürfen an ihre Stelle treten.
    .title = Farbe bedienen
double-play-follow-which-motif = Unter deinen Hälften der ausgespielten Farbe wählst du frei. Die gespielte Hälfte muss aber selbst diese Farbe zeigen: Die andere Hälfte derselben Karte hilft dir nicht, auch wenn sie Trumpf oder höher ist. Nur Papst und Narr sind ausgenommen.
    .title = Welche Hälfte bedient
double-play-void-free = Zeigt keine Hälfte in deiner Hand die ausgespielte Farbe, darfst du jede Hälfte jeder Karte spielen: stechen oder etwas abwerfen.
    .title = Wenn du nicht bedienen kannst
double-play-no-must-trump = Du musst nie Trumpf spielen.
    .title = Kein Trumpfzwang
double-play-no-must-overtake = Du musst nie höher spielen als das, was schon liegt.
    .title = Kein Stichzwang

section-double-special = Papst und Narr
double-special-order = Der Narr schlägt alles. Der Papst schlägt alles außer dem Narren. Beide schlagen jeden Trumpf.
    .title = Narr vor Papst
double-special-not-trump = Papst und Narr gehören zu keiner Farbe, und sie sind keine Trümpfe.
    .title = Ohne Farbe
double-special-play-any-time = Papst und Narr darfst du spielen, wann immer du an der Reihe bist, auch wenn du bedienen könntest.
    .title = Jederzeit willkommen
double-special-not-a-suit = Papst oder Narr auf der Hand zwingen dich nicht zum Bedienen und befreien dich nicht davon. Die andere Hälfte einer solchen Karte zählt wie jede andere.
    .title = Papst oder Narr auf der Hand
double-special-lead-cancels-duty = Wird der Papst oder der Narr ausgespielt, gibt es in diesem Stich nichts zu bedienen. Alle anderen spielen, was sie wollen, und auch die zweite Karte legt keine Farbe fest.
    .title = Papst oder Narr ausgespielt
double-special-later-keeps-duty = Kommt der Papst oder der Narr erst später in den Stich, müssen alle danach weiter die ausgespielte Farbe bedienen.
    .title = Papst oder Narr später

section-double-trick = Stiche
double-trick-winner-order = Der erste Narr gewinnt den Stich. Ohne Narr gewinnt der erste Papst, ohne beide der höchste Trumpf und ohne Trumpf das höchste Motiv der ausgespielten Farbe. Alle anderen Motive gewinnen nie.
    .title = Wer den Stich gewinnt
double-trick-identical-first = Liegt dasselbe Motiv zweimal im Stich, steht das zuerst gespielte höher.
    .title = Das erste steht höher
double-trick-identity-by-motif = Verglichen werden nur die gespielten Hälften. Zwei gleiche Karten, mit verschiedenen Hälften gespielt, sind nicht dasselbe.
    .title = Was als gleich gilt
double-trick-collect = Wer den Stich gewinnt, nimmt ihn und legt ihn verdeckt ab. Wie viele Stiche jeder hat, können alle sehen.
    .title = Den Stich nehmen
double-trick-winner-leads = Wer einen Stich gewinnt, spielt zum nächsten aus.
    .title = Der Gewinner spielt aus

section-double-score = Abrechnung
double-score-exact = Machst du genau so viele Stiche wie vorhergesagt, kommt dein Einsatz zurück, und die Bank legt denselben Betrag und 5 Punkte drauf. Eine erfüllte Vorhersage von drei bringt 8 Punkte.
    .title = Erfüllte Vorhersagen
double-score-wrong = Machst du mehr oder weniger Stiche, egal um wie viele, ist dein Einsatz verloren. Mehr kostet es nicht.
    .title = Verfehlte Vorhersagen
double-score-zero-bid = Eine erfüllte Null bringt 5 Punkte. Eine verfehlte Null kostet nichts.
    .title = Die Null
double-score-simultaneous = Für alle wird aus demselben Endstand der Stiche abgerechnet. Wer zuerst drankommt, macht keinen Unterschied.
    .title = Alle zugleich
double-score-nonnegative = Niemand fällt je unter null Punkte, denn niemand kann mehr verlieren, als er hat.
    .title = Nie unter null

section-double-bank = Die Bank
double-bank-change = Wechseln könnt ihr die Chips, wann ihr wollt. Es kommt nur auf die Punkte an.
    .title = Chips wechseln
double-bank-order = Verlorene Einsätze gehen an die Bank, bevor sie auszahlt.
    .title = Erst nehmen, dann zahlen
double-bank-shortage = Gehen der Bank die Chips aus, kostet das niemanden Punkte. Der fehlende Betrag wird notiert.
    .title = Eine leere Bank

section-double-end = Spielende
double-end-winner = Wer nach der zehnten Runde die meisten Punkte hat, gewinnt.
    .title = Wer gewinnt
double-end-tie = Liegen mehrere gleichauf an der Spitze, teilen sie sich den Sieg.
    .title = Geteilter Sieg

section-double-info = Wer was sieht
double-info-hands-hidden = Dein Blatt siehst nur du. Die Reihenfolge im Stapel kennt niemand.
    .title = Geheime Blätter
double-info-turnup-public = Offen für alle sind die aufgedeckte Karte mit beiden Hälften, der Trumpf, die Vorhersagen, die Punkte und Stichzahlen aller und beide Hälften jeder Karte im laufenden Stich.
    .title = Was alle sehen
double-info-trick-piles = Fertige Stiche liegen verdeckt. Der letzte bleibt zu sehen, bis zum nächsten ausgespielt wird. Danach hilft nur das Gedächtnis; auch Bots dürfen sich alles merken, was sie gesehen haben.
    .title = Fertige Stiche
double-info-void-inference = Spielt jemand eine gewöhnliche Hälfte in einer anderen als der ausgespielten Farbe, zeigt keine Karte in seiner Hand mehr die ausgespielte Farbe. Papst und Narr verraten nichts, außer wenn colourless_follow auf only_if_void steht.
    .title = Was ein Abwurf verrät

section-double-der = Was daraus folgt
double-der-cards-suffice = Eine Runde mit fünf Karten braucht fünf Karten pro Kopf und eine zum Aufdecken. Ein Satz reicht für fünf Leute (26 von 27 Karten), beide Sätze reichen für zehn (51 von 54).
    .title = Wie weit die Karten reichen
double-der-players-by-chips = Das übliche Startkapital reicht für acht. Zu neunt geht es noch mit 15 Punkten für jeden, aber in anderer Mischung. Zu zehnt nicht mehr: Schwarz und Rot ergeben nur 140 Punkte, und ein weißer Chip ist mehr als 15 wert.
    .title = Wie weit die Chips reichen
double-der-bank-start = Zu Beginn liegen in der Bank 340 Punkte, abzüglich 15 pro Kopf. Zu acht sind das 4 rote und 10 weiße Chips und kein schwarzer.
    .title = Die Bank am Anfang
double-der-cap-from-round-6 = In den ersten fünf Runden hast du immer genug Punkte für jede Vorhersage. Schlimmstenfalls sind nach Runde fünf alle 15 verloren (1 + 2 + 3 + 4 + 5), also kann die Grenze erst ab Runde sechs eine Rolle spielen.
    .title = Wann Punkte knapp werden
double-der-max-score = Am Ende hat jeder 0 bis 95 Punkte. Der ganze Tisch kommt höchstens auf 65 Punkte pro Kopf und 30 obendrauf.
    .title = Die höchsten Ergebnisse
double-der-bank-safe = Zu viert oder mit weniger Leuten kann die Bank nie leer werden. Ab fünf kann sie es: In Probespielen einfacher Bots geschah es zu fünft und zu sechst nie, zu siebt in 2 von 100 Spielen und zu acht in fast der Hälfte.
    .title = Wann die Bank leer wird
double-der-no-trump-rate = Zwei der 27 Karten zeigen den Papst oder den Narren. Im Schnitt sind also 7,4 von 100 Runden ohne Trumpf, mit einem Satz wie mit zweien.
    .title = Wie oft der Trumpf fehlt
double-der-branching = Du hast nie mehr als sechs Vorhersagen oder zehn Spielweisen zur Wahl. In einem Spiel macht jeder zehn Vorhersagen und spielt dreißig Karten.
    .title = Wie viel Auswahl du hast
double-der-conservation = Wer die Chips zählt, kommt nach jeder Abrechnung auf 340: alle Punkte und die Bank zusammen, abzüglich dessen, was die Bank noch schuldet.
    .title = Nichts geht verloren

section-double-amb = Streitfragen
double-amb-colourless-follow = Darfst du Papst oder Narr spielen, obwohl du bedienen könntest? Ja, sie gehören zu keiner Farbe und sind an keine gebunden. Haltet ihr es anders, wählt die Option colourless_follow.
    .title = Papst statt bedienen
double-amb-pope-card-suit = Verpflichtet dich die andere Hälfte einer Papst- oder Narrenkarte zum Bedienen? Ja, jede Hälfte in deiner Hand zählt. Du spielst diese Hälfte, eine andere der Farbe oder den Papst oder den Narren.
    .title = Die andere Hälfte des Papstes
double-amb-led-suit-after-special = Legt nach einem ausgespielten Papst oder Narren die nächste Karte die Farbe fest? Nein. Der ganze Stich ist frei.
    .title = Farbe nach dem Papst
double-amb-special-second = Hebt ein Papst oder Narr, der später in den Stich kommt, das Bedienen auf? Nein, das kann nur die erste Karte.
    .title = Papst mitten im Stich
double-amb-which-half = Du hast mehrere Hälften der ausgespielten Farbe: Welche musst du spielen? Eine beliebige. Höher spielen muss niemand.
    .title = Wahl unter mehreren Hälften
double-amb-same-card-trump = Eine Karte zeigt die ausgespielte Farbe und zugleich Trumpf: Darfst du mit ihr stechen? Nein. Solange du bedienen kannst, musst du es.
    .title = Farbe und Trumpf zugleich
double-amb-identical = Müssen die Karten gleich sein oder die Motive? Die Motive, so wie sie liegen. Das erste steht höher, und das gilt auch für Päpste und Narren. Haltet ihr es anders, wählt die Option identical.
    .title = Karten oder Motive
double-amb-special-one-card = Könnten Papst und Narr sich eine Karte teilen? In unserem Spiel nicht. Bringt eure eigene Paarung sie zusammen, funktionieren die Regeln trotzdem (Option pairing).
    .title = Papst und Narr vereint
double-amb-players = Wie viele können mitspielen? Zwei bis acht, und wir empfehlen höchstens sechs. Mit der Option players_max geht es bis zehn, dann ohne echte Chips.
    .title = Wie viele mitspielen
double-amb-sets-default = Ein Satz oder zwei, wenn ihr weniger als sechs seid? Zwei, außer ihr wählt einen (Option sets).
    .title = Sätze in kleiner Runde
double-amb-bid-above-k = Darfst du mehr Stiche vorhersagen, als es gibt? Nein. Du könntest sie gar nicht gewinnen.
    .title = Mehr als möglich
double-amb-chip-limit = Du hast noch Punkte, aber weniger als Karten: Wie hoch darf deine Vorhersage sein? So hoch wie deine Punkte, denn der Einsatz muss auf dem Tisch liegen. Gebt ihr Kredit, wählt die Option credit.
    .title = Zu wenig Punkte
double-amb-total = Ist für die letzte Vorhersage eine Zahl gesperrt? Nein. Mögt ihr es strenger, wählt die Option bid_total.
    .title = Die letzte Vorhersage
double-amb-bid-mode = Sagt ihr reihum voraus oder alle zugleich? Reihum und offen. Für geheime Vorhersagen wählt die Option bid_mode.
    .title = Reihum oder zugleich
double-amb-bid-change = Darfst du es dir anders überlegen? Nein. Alle nach dir verlassen sich auf deine Zahl.
    .title = Meinung geändert
double-amb-bank-empty = Was, wenn der Bank die Chips ausgehen? Die Punkte werden trotzdem gutgeschrieben. Die Option bank zeigt, was die Bank schuldet.
    .title = Die Bank ist leer
double-amb-tie = Was, wenn mehrere gleichauf an der Spitze liegen? Sie teilen sich den Sieg. Die Option tie bietet zwei Wege zur Entscheidung.
    .title = Gleichstand an der Spitze
double-amb-review = Darfst du alte Stiche ansehen? Nur den letzten, bis zum nächsten ausgespielt wird. Die Option review erlaubt mehr oder weniger.
    .title = Alte Stiche ansehen
double-amb-turn-direction = In welche Richtung wird gespielt? Im Uhrzeigersinn.
    .title = Richtung des Spiels
double-amb-irregularities = Was ist mit falsch gegebenen Karten, falschen Hälften, nicht bedienten Farben und vorgezogenen Zügen? Das kann hier nicht passieren: Ein solcher Zug wird abgelehnt, und du erfährst die Regel dazu. Mit echten Karten sprecht ihr euch vorher ab.
    .title = Fehler am Tisch
double-amb-timeouts = Was, wenn jemand nicht rechtzeitig handelt? Das regelt der Tisch, nicht das Spiel: Es gilt die kleinste erlaubte Vorhersage, oder das niedrigste erlaubte Motiv wird gespielt.
    .title = Zeit abgelaufen
double-amb-chip-values = Manche Beschreibungen nennen andere Chips: Welche gelten? Unsere: 70 Chips zu 1, 5 und 20 Punkten.
    .title = Werte der Chips
double-amb-forehead = Spielt ihr die Runden mit einer Karte, ohne sie zu sehen? Nein, du siehst sie dir an wie immer. Mögt ihr es blind, wählt die Option blind_one.
    .title = Eine Karte, offen oder blind

section-double-opt = Optionen
double-opt-sets = Wie viele Sätze sind im Spiel? 2 (Vorgabe): beide, 54 Karten. 1: ein Satz von 27 Karten, für höchstens fünf.
    .title = Zahl der Sätze
double-opt-colourless_follow = Wann dürfen Papst und Narr gespielt werden? free (Vorgabe): jederzeit, wenn du an der Reihe bist. only_if_void: nicht, solange du bedienen kannst.
    .title = Papst und Narr beim Bedienen
    .value-free = in jedem Zug
    .value-only_if_void = nur wer nicht bedienen kann
double-opt-identical = Welches von zwei gleichen Motiven im Stich steht höher? first (Vorgabe): das zuerst gespielte. last: das zuletzt gespielte. Beides gilt auch für Päpste und Narren.
    .title = Gleiche Motive
    .value-first = der zuerst gespielte
    .value-last = der zuletzt gespielte
double-opt-pairing = Welche Motive teilen sich eine Karte? canonical (Vorgabe): unsere Paarung, wie in der Kartentabelle. Oder eine eigene Liste von 27 Karten, passend zu dem Spiel, das ihr zu Hause habt.
    .title = Paarung der Motive
    .value-canonical = wie in der Kartentabelle
    .value-own = eine eigene Liste
double-opt-players_max = Wie viele dürfen am Tisch sitzen? 8 (Vorgabe), 9 oder 10. Ab 9 sind die Chips nur gedacht, weil die echten nicht mehr für das übliche Startkapital reichen.
    .title = Höchstzahl am Tisch
double-opt-credit = Darfst du mehr vorhersagen, als du hast? off (Vorgabe): nein. on: Du darfst bis zur Zahl deiner Karten vorhersagen, was auch immer du besitzt; eine verfehlte Vorhersage kostet höchstens das, was du hast.
    .title = Vorhersagen auf Kredit
    .value-off = nein
    .value-on = ja
double-opt-bid_total = Dürfen die Vorhersagen zusammen die Zahl der Stiche ergeben? free (Vorgabe): ja. hook: Wer zuletzt vorhersagt, darf nicht die Zahl wählen, mit der es aufgeht, auch nicht null, außer es bleibt keine andere übrig. Das verträgt sich nicht mit gleichzeitigen Vorhersagen.
    .title = Summe der Vorhersagen
    .value-free = ja, jede Summe
    .value-hook = nein, der Letzte muss ausweichen
double-opt-bid_mode = Wie wird vorhergesagt? sequential (Vorgabe): offen und reihum. simultaneous: Alle wählen geheim und in beliebiger Reihenfolge; ist die letzte Vorhersage da, werden alle zusammen aufgedeckt.
    .title = Art der Vorhersage
    .value-sequential = offen, der Reihe nach
    .value-simultaneous = geheim, alle zugleich
double-opt-bank = Werden die Chips der Bank gezählt? unlimited (Vorgabe): nein, die Bank hat immer genug. finite_iou: ja, und was sie nicht zahlen kann, wird als ihre Schuld notiert. Am Punktestand ändert das nichts.
    .title = Größe der Bank
    .value-unlimited = nein, sie hat immer genug
    .value-finite_iou = ja, mit Schulden der Bank
double-opt-tie = Was, wenn mehrere gleichauf an der Spitze liegen? shared (Vorgabe): Sie teilen sich den Sieg. extra_round: Alle spielen genau eine weitere Runde mit einer Karte, aber gewinnen kann nur, wer gleichauf lag; steht es danach wieder gleich, teilen sie sich den Sieg. most_exact: Von ihnen gewinnt, wer die meisten Vorhersagen erfüllt hat; ist auch das gleich, teilen sie sich ebenfalls den Sieg.
    .title = Gleichstand an der Spitze
    .value-shared = sie teilen den Sieg
    .value-extra_round = noch eine Runde mit einer Karte
    .value-most_exact = wer öfter richtig vorhergesagt hat
double-opt-review = Welche fertigen Stiche darfst du ansehen? last (Vorgabe): den letzten, bis zum nächsten ausgespielt wird. none: keinen. all: alle Stiche der Runde.
    .title = Stiche ansehen
    .value-last = den letzten
    .value-none = keinen
    .value-all = alle der Runde
double-opt-blind_one = Werden Runden mit einer Karte blind gespielt? off (Vorgabe): nein. on: Beim Vorhersagen siehst du alle Karten außer deiner eigenen; haben alle vorhergesagt, nimmst du deine Karte auf und spielst wie gewohnt.
    .title = Blinde Runden
    .value-off = nein
    .value-on = ja
double-opt-schedule = Wie viele Runden, mit wie vielen Karten? Vorgabe ist 1, 2, 3, 4, 5, 5, 4, 3, 2, 1. Möglich sind 1 bis 20 Runden mit je 1 bis 5 Karten; 1, 2, 3, 4, 5 ergibt ein kurzes Spiel.
    .title = Runden und Karten
double-opt-first_dealer = Wer gibt zuerst? lot (Vorgabe): Das Los entscheidet. Oder die Nummer eines Platzes, im Uhrzeigersinn ab 0 gezählt.
    .title = Der erste Geber
    .value = Platz { $amount }
    .value-lot = das Los entscheidet
double-opt-zero_bonus = Wie viele Punkte bringt eine erfüllte Null? 0 bis 5; Vorgabe ist 5. Manche zahlen weniger, weil eine Null nichts riskiert.
    .title = Punkte für die Null

part-double-suit = { $suit ->
    [C] Kreuz
    [S] Pik
    [H] Herz
    [D] Karo
   *[other] { $suit }
}
part-double-bid = { $bid ->
    [0] keinen Stich
    [one] { $bid } Stich
   *[other] { $bid } Stiche
}
part-double-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
part-double-with-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}

why-double-round-phases = { $phase ->
    [deal] Die Karten werden noch gegeben; hab einen Moment Geduld.
    [bid] Erst sagen alle voraus, dann kommen die Stiche.
    [play] Die Stiche laufen schon; für diese Runde sind die Vorhersagen geschlossen.
    [over] Das Spiel ist zu Ende.
   *[other] Dafür ist jetzt nicht der Moment.
}
why-double-trump-card-out-of-play = Vom Stapel zieht niemand, und die aufgedeckte Karte bleibt, wo sie ist.
why-double-bid-order = Mit der Vorhersage ist { $name } an der Reihe; du kommst noch dran.
why-double-bid-mandatory = Vorhersagen müssen alle; wer keinen Stich erwartet, sagt 0.
why-double-bid-final = Du hast schon { part-double-bid } vorhergesagt, und das gilt.
why-double-bid-range = Mit { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} kannst du 0 bis { $cards } vorhersagen, aber nicht { $bid }.
why-double-bid-chips-limit = { $bid } kannst du nicht vorhersagen, denn zum Setzen hast du { $points ->
    [0] keine Punkte mehr
   *[other] nur { part-double-points }
}.
why-double-opt-bid_total = Deine Vorhersage ist die letzte, und mit { $bid } ergäbe die Summe genau { $cards ->
    [one] den { $cards } Stich
   *[other] die { $cards } Stiche
} dieser Runde; nimm bitte eine andere Zahl.
why-double-play-turn-order = { $reason ->
    [one] Zu jedem Stich spielst du genau eine Karte.
   *[other] { $name } ist am Zug; du kommst noch dran.
}
why-double-play-own-card = { $motif } hast du nicht auf der Hand.
why-double-play-motif-choice = { $motif ->
    [none] { $card } hat zwei Hälften; sag dazu, welche du spielst.
   *[other] Auf { $card } ist kein { $motif }.
}
why-double-play-follow = Ausgespielt ist { part-double-suit }, und du kannst bedienen; { $motif } geht deshalb jetzt nicht.
why-double-play-follow-which-motif = Ausgespielt ist { part-double-suit }, und { $card } zeigt diese Farbe; die Hälfte { $motif } darfst du nicht stattdessen nehmen.
why-double-opt-colourless_follow = Ausgespielt ist { part-double-suit }, und du kannst bedienen; { $motif } dürfen an diesem Tisch nur die spielen, die es nicht können.

fact-double-dealer-chosen = { $name } wurde zum ersten Geber bestimmt.
fact-double-round-dealt = Runde { $round } von { $rounds }: { $name } gab je { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} und deckte { $card } auf: { $trump ->
    [none] kein Trumpf
    [C] Kreuz ist Trumpf
    [S] Pik ist Trumpf
    [H] Herz ist Trumpf
    [D] Karo ist Trumpf
   *[other] { $trump } ist Trumpf
}.
fact-double-bid-made = { $name } sagte { part-double-bid } voraus.
fact-double-bid-locked = { $name } machte eine geheime Vorhersage.
fact-double-bids-revealed = Die Vorhersagen wurden aufgedeckt.
fact-double-card-played = { $name } spielte { $motif } von { $card }.
fact-double-trick-taken = { $name } gewann den Stich mit { $motif }.
fact-double-seat-settled = { $name } sagte { $bid } voraus und machte { $tricks }: { $kept ->
    [yes] erfüllt, +{ $change }
   *[no] verfehlt, { $change ->
        [0] nichts verloren
       *[other] { $change }
    }
}, jetzt { part-double-points }.
fact-double-bank-short = Der Bank { $missing ->
    [one] fehlte { $missing } Punkt
   *[other] fehlten { $missing } Punkte
}; alle Punkte zählen trotzdem voll.
fact-double-extra-round = { $names } lagen gleichauf an der Spitze; eine weitere Runde mit einer Karte wurde angesetzt.
fact-double-game-ended = { $count ->
    [one] { $names } gewann mit { part-double-with-points }.
   *[other] { $names } teilten sich den Sieg mit je { part-double-with-points }.
}
