cli-gress-referee = { $referee ->
    [guided] begleitet
   *[official] offiziell
}
cli-gress-dealer = { $name } gibt
cli-gress-level = { $level ->
    [you] du
    [novice] Neuling
    [casual] Hobby
    [expert] Könner
    [master] Maschine
   *[other] { $level }
}
cli-gress-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
cli-gress-marke = { $state ->
    [lies] Marke
    [owed] (offen)
   *[none] { "-" }
}
cli-gress-owes = schuldet { $count }
cli-gress-must-say = vorletzte?
cli-gress-skipped = übergangen
cli-gress-ready = bereit
cli-gress-excluded = raus
cli-gress-out = nichts mehr!
cli-gress-draw-pile = { $count } zu ziehen
cli-gress-wished = Wunsch: { $suit }
cli-gress-throws = Würfe erlaubt
cli-gress-no-throws = keine Würfe
cli-gress-halted = angehalten
cli-gress-seconds = { $seconds } s
cli-gress-dealing = Die Karten werden ausgeteilt
cli-gress-pick-up = Enter: dein Blatt aufnehmen
cli-gress-wait-ready = Du eröffnest, sobald alle bereit sind
cli-gress-wait-opening = { $name } eröffnet, sobald alle bereit sind
cli-gress-open = Enter: das Spiel mit { $card } eröffnen
cli-gress-you-are-out = Du bist in diesem Spiel nicht mehr dabei
cli-gress-settling = { $state ->
    [draw] Das Spiel ist entschieden. Leertaste: nimm, was du schuldest
    [called] Das Spiel ist entschieden, und du schuldest eine Karte: Leertaste
    [down] Das Spiel ist entschieden. Enter: dein Blatt offen hinlegen
    [official] Spiel entschieden. Leertaste: was du schuldest; dann Enter: Blatt hinlegen
   *[done] Das Spiel ist entschieden; die anderen nehmen noch, was sie schulden
}
cli-gress-swap-of-others = { $name } und { $target } tauschen ihre Blätter
cli-gress-swap = { $state ->
    [lay] Tausch! Enter legt { $name } dein altes Blatt hin
   *[touch] Tausch! Enter nimmt dein neues Blatt, sobald { $name } es hingelegt hat
}
cli-gress-asked-to-swap = { $name } will dein Blatt: rote Neun legen oder mit Enter annehmen
cli-gress-ruling = Über eine Beschwerde wird entschieden, alle Hände ruhen
cli-gress-turn-of = { $name } ist am Zug
cli-gress-your-turn = { $state ->
    [owes] DU BIST AM ZUG, aber erst Leertaste: du schuldest Karten
    [fits] DU BIST AM ZUG: leg eine Karte mit Doppelrand, oder Leertaste zieht
    [draw] DU BIST AM ZUG: nichts passt, Leertaste zieht
    [empty] DU BIST AM ZUG: der Ziehstapel ist leer, e mischt neu
   *[official] DU BIST AM ZUG
}
cli-gress-may-say = v: sag »vorletzte«!
cli-gress-may-pay = Leertaste: nimm, was du schuldest ({ $count })
cli-gress-may-marke = m: Marke aufnehmen
cli-gress-may-wish = Wunsch: { $suits }
cli-gress-may-give = g: eine Karte verschenken
cli-gress-may-swap = x: Blatt tauschen
cli-gress-may-swap-two = x: zwei Blätter tauschen
cli-gress-may-take = Enter: Geschenk nehmen
cli-gress-may-packet = p: mehrere zusammen legen
cli-gress-may-lay = Karten mit Doppelrand kannst du jetzt legen
cli-gress-no-cards = keine Karten auf der Hand
cli-gress-begun-give = { $state ->
    [first] Welche Karte verschenken? Drück ihre Taste
   *[more] { $cards } an wen? { $seats }
}
cli-gress-begun-swap = Mit wem tauschen? { $seats }
cli-gress-begun-packet = { $state ->
    [first] Zusammen legen, die unterste zuerst: drück ihre Tasten
   *[more] Zusammen legen { $cards }: Enter legt sie
}
cli-gress-begun-complain = { $state ->
    [first] Beschwerde über wen? { $seats }
   *[more] Über { $name }: v kein »vorletzte«  p falsche Karten  m Marke  d Ausschluss  w doch nicht
}
cli-gress-begun-type = Handlung: { $typed }
cli-gress-begun-look = Regel nachschlagen, Wort oder Nummer: { $typed }
cli-gress-begun-escape = Esc bricht ab
cli-gress-keys =
    Taste: Karte legen  Leertaste ziehen  Enter was ansteht  v vorletzte  m Marke
    { $referee ->
        [guided] g geben  x Tausch  p Paket  k Beschwerde  e mischen  ? warum  h Hilfe  q Ende
       *[official] g geben  x Tausch  p Paket  z zurück  k Beschwerde  e mischen  h Hilfe  q Ende
    }
cli-gress-nothing-due = Für Enter steht gerade nichts an.
cli-gress-go-on = weiter mit jeder Taste
cli-gress-you-later = Du warst { $ms } ms später als { $target }.
cli-gress-you-priority = Du und { $name } wart zu dicht beieinander: { part-gress-class } geht vor { part-gress-behind }.
cli-gress-you-nearer = Du und { $name } wart zu dicht beieinander; { $name } sitzt näher bei dem, der am Zug ist.
cli-gress-you-timed-out = Deine Zeit war um, also hat der Tisch für dich gehandelt.
cli-gress-lines = Tipp eine Handlung je Zeile, etwa ready, play QS, draw, vorletzte, give TC to 2. Zwischen den Zeilen steht die Zeit still: wait 2.5 lässt sie vergehen, wait allein, bis etwas geschieht. h hilft, q hört auf.
cli-gress-wait = Wie lange warten? Eine Zahl von Sekunden bis { $most } oder nichts: bis etwas geschieht.
cli-gress-points-title = Strafpunkte
cli-gress-points-held = Karten
cli-gress-points-nines = schwarze Neunen
cli-gress-points-marke = Marke
cli-gress-points-missing = nicht genommen
cli-gress-points-points = Punkte
cli-gress-help-title = An diesem Tisch
cli-gress-help =
    Niemand wartet auf dich. Am Zug legst du gleichen Wert oder gleiche Farbe oder ziehst eine Karte. Solange Würfe erlaubt sind, darf auch jeder werfen: einen Wert niedriger, rot auf schwarz oder schwarz auf rot. Mit zwei Karten sagst du »vorletzte« und darfst dann deine Marke aufnehmen. Ohne Karte, Marke und Schuld gewinnst du.

    Am begleiteten Tisch haben Karten, die du legen kannst, einen Doppelrand, und Falsches wird abgelehnt. Am offiziellen liegt Falsches, bis du es zurücknimmst oder sich jemand beschwert. Jede Karte behält ihre Taste.
cli-gress-help-keys =
    1..0,a.. legt die Karte über dieser Taste
    Leertaste zieht eine Karte: als Zug oder weil du sie schuldest
    Enter was ansteht: aufnehmen, eröffnen, hinlegen, annehmen
    v/m »vorletzte« sagen / Marke aufnehmen
    c/s/h/d nach deinem Buben: Kreuz, Pik, Herz, Karo wünschen
    g/x nach deiner Zehn: Karte schenken / nach roter Neun: tauschen
    p ein Paket legen: Siebenen oder zwei rote Neunen
    k/z über jemanden beschweren / falsche Karte zurücknehmen
    e neu mischen lassen, wenn nichts mehr zu ziehen ist
    ? die Regel hinter der letzten Ablehnung, oder nachschlagen
    : anderes tippen: holding draw; als Schiedsrichter exclude 2
    q aufhören; das Spiel ist gespeichert und kann weitergehen
