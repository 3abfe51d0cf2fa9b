told-to = (an { $names }) { $text }
seat-name = Platz { $seat }
verdict-accepted = angenommen
verdict-refused = abgelehnt
verdict-drawn = gezogen
final-position = Stellung danach
sheet-line = { $name }: { $amount } nach { $rule }, jetzt { $total }
verify-entries = { $entries ->
    [one] { $entries } Eintrag lässt sich genau so nachspielen, wie er dasteht.
   *[other] { $entries } Einträge lassen sich genau so nachspielen, wie sie dastehen.
}
verify-verified = { $draws ->
    [one] { $draws } Ziehung folgt
   *[other] { $draws } Ziehungen folgen
} aus dem Geheimnis, auf das sich der Tisch festgelegt hatte.
verify-sealed = Das Geheimnis steht nicht im Protokoll; die Ziehungen lassen sich noch nicht prüfen.
verify-none = Das Protokoll hat keinen prüfbaren Zufall; die Ziehungen lassen sich nicht prüfen.
verify-finished = Das Spiel ist zu Ende: { $scores }.
verify-signed = Der Server mit diesem Schlüssel hat es unterschrieben, also wurde dort so gespielt: { $key }
verify-unchecked = Es ist von einem Server unterschrieben, was sich hier nicht prüfen lässt: pip install 'stammtisch[signed]'. Der Schlüssel: { $key }
verify-unfinished = Das Spiel ist noch nicht zu Ende.
verdict-wrong = geschehen, aber falsch
verdict-idle = geschehen, ohne Wirkung
verdict-bounced = zu spät und zurückgegeben
verdict-dropped = hinfällig
verdict-forced = von der Uhr getan
act-holding = (Haltehand)
act-at = bei { $ms } ms
counts-as = Bis sich jemand beschwert, zählt das so: { part-gress-class }.
race = { $lost } von { $name } war { $order ->
    [later] { $ms } ms später als
    [earlier] { $ms } ms früher als
   *[level] gleichauf mit
} { $won } von { $target }; { $decided ->
    [class] so dicht beieinander gilt: { part-gress-class } geht vor { part-gress-behind }
    [time] beides ist gleich viel wert ({ part-gress-class }), also gilt das Frühere zuerst
   *[seat] beides ist gleich viel wert ({ part-gress-class }), also gilt zuerst, wer näher beim Spieler am Zug sitzt
}.
standing-chance = Das Spiel wartet auf das, was der Zufall zieht.
standing-turn = { $name } ist am Zug, gespielt wird { $direction ->
    [clockwise] im Uhrzeigersinn
   *[counter] gegen den Uhrzeigersinn
}, Würfe sind { $throws ->
    [allowed] erlaubt
   *[forbidden] verboten
}.
standing-won = { $name } hat nichts mehr; die anderen nehmen auf, was sie schulden, und legen ihre Blätter hin.
standing-dead-end = Niemand hat gewonnen; alle nehmen auf, was sie schulden, und legen ihre Blätter hin.
standing-halt = Das Spiel ist angehalten: { $name } und { $target } tauschen ihre Blätter.
standing-call = { $name } hat { $target } zum Tausch aufgefordert.
standing-debt = { $name } schuldet { part-gress-count } { $reason ->
    [king] für einen König
    [seven] für Siebenen
    [vorletzte] für ein vergessenes »vorletzte«
    [call] für ein »vorletzte« ohne Grund
    [foul] für ein kleines Foul
    [wrong] für falsch gespielte Karten
    [unfounded] für eine unbegründete Beschwerde
    [marke] für eine falsch aufgenommene Marke
    [early] für zu frühes Hinlegen
   *[stop] für das Anhalten
}.
standing-due = { $name } muss »vorletzte« sagen.
standing-liable = { $name } hat nicht rechtzeitig »vorletzte« gesagt; eine Beschwerde ist möglich.
standing-marke = { $name } hat die Marke falsch aufgenommen; eine Beschwerde ist möglich.
standing-wrong = { $cards } von { $name } { $count ->
    [one] war
   *[other] waren
} falsch; eine Beschwerde ist möglich.
