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
verify-unfinished = Das Spiel ist noch nicht zu Ende.
