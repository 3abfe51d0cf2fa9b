page-duplicate-kind = Was wird gespielt?
page-duplicate-line = Alle Tische bekommen dieselben Karten, online. Verglichen wirst du mit denen, die an den anderen Tischen deinen Platz haben; so zählt das Glück nicht. Wo Leute fehlen, sitzen Bots; reicht es nicht für zwei Tische, spielt ein Tisch aus Bots zum Vergleich.
page-duplicate-rounds = Runden
page-duplicate-rounds-why = Eine Runde ist eine Partie an jedem Tisch. Vor jeder werden die Plätze gezogen.
page-duplicate-players = Plätze am Tisch
page-duplicate-length = Eine Runde ist
page-duplicate-seconds = Sekunden für einen Zug
page-duplicate-seconds-why = Und drei Minuten mehr für die ganze Partie. Wer die Zeit zweimal nacheinander verstreichen lässt, für den spielt ein Bot weiter.
page-duplicate-bot = Bots auf freien Plätzen
page-duplicate-draw = Plätze ziehen und Runde { $number } geben
page-duplicate-end-sure = Beenden? Eine Runde, die noch läuft, zählt nicht.
page-duplicate-round = Runde { $number } von { $games }
page-duplicate-round-short = R{ $number }
page-duplicate-over = Vorbei nach { $count ->
    [one] einer Runde
   *[other] { $count } Runden
}
page-duplicate-won = { $count ->
    [one] { $names } gewinnt mit { $points }.
   *[other] { $names } teilen sich den ersten Platz mit { $points }.
}
page-duplicate-gone = Du bist gegangen, und ein Bot spielt für dich. Eine Runde, die du verpasst, zählt als Durchschnitt: 0.
page-duplicate-place = Platz { $number }
page-duplicate-a-bot = Bot
page-duplicate-finished = ist fertig
page-duplicate-see = Noch einmal ansehen
page-duplicate-tables-of = Runde { $number }: alle Tische
page-duplicate-sheet = Verglichen mit denselben Karten
page-duplicate-sheet-empty = Der Zettel beginnt, wenn alle Tische die erste Runde fertig haben.
page-duplicate-sheet-how = Wie viel mehr jemand hatte als die anderen am selben Platz im Durchschnitt; in Klammern eine verpasste Runde. Matchpunkte (MP): wie viel Prozent von ihnen geschlagen sind, bei Gleichstand zur Hälfte.
page-duplicate-matchpoints = MP %
page-duplicate-compare = Runde { $number }, Platz für Platz
page-duplicate-compare-how = In jeder Zeile hatten alle dieselben Karten. Die letzte Zahl ist der Unterschied zum Durchschnitt der anderen.
page-duplicate-did-seats = Runde { $number }: Plätze gezogen von { $name }, Karten gegeben.
page-duplicate-did-enter = Runde { $number }: Tisch { $table } ist fertig.
page-duplicate-fair-how = Bevor jemand kam, hat der Server eine Kette von Geheimnissen versprochen und ihren Fingerabdruck gezeigt. Alle, die mitspielen, haben etwas Eigenes dazugetan. Aus beidem folgen in jeder Runde erst die Plätze, dann die Karten aller Tische, deren Fingerabdruck vor der ersten Karte zu sehen ist. Das Geheimnis der Karten wird gezeigt, wenn alle Tische fertig sind. Diese Seite prüft es nach:
page-duplicate-fair-seats = { $holds ->
    [yes] Runde { $number }: Die Plätze folgen aus dem Geheimnis und dem, was alle dazugetan haben.
   *[no] Runde { $number }: Die Plätze folgen nicht daraus. Da stimmt etwas nicht.
}
page-duplicate-fair-deals = { $holds ->
    [later] Runde { $number }: Die Karten lassen sich prüfen, wenn alle Tische fertig sind. Ihr Fingerabdruck:
    [yes] Runde { $number }: Auch die Karten folgen daraus und haben den versprochenen Fingerabdruck:
   *[no] Runde { $number }: Das sind nicht die versprochenen Karten. Da stimmt etwas nicht.
}
