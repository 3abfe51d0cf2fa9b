cli-bot-names = Amy Ben Cleo Dora Emil Frida Gus Hanna Igor Jule Karl Lotte
cli-guest = Gast

cli-welcome = Willkommen, { $name }! Mit am Tisch: { $names }. Neu hier? Tipp h.
cli-welcome-back = Willkommen zurück, { $name }. Alles liegt noch so da wie vorhin.
cli-double-hint = ? warum nicht · h Hilfe · l letzter Stich · s Punkte · hint Tipp · q aufhören
cli-prompt-pause = Weiter mit Enter:
cli-pause-only = Erst Enter drücken, dann geht es weiter.
cli-why = ({ $rule }; die Regel zeigt ?)
cli-no-rule = Eine Regel »{ $text }« gibt es nicht. Versuch es mit ? und einem Wort oder mit ? { $example }.
cli-rules-found = Regeln mit »{ $text }« im Namen; tipp ? und eine davon:
cli-left = Dein Spiel ist gespeichert. Weiter geht es mit:
cli-over = Alles ist aufgeschrieben. Noch einmal ansehen oder nachprüfen:
cli-double-nothing-to-see = Gerade liegt kein Stich zum Nachsehen da.
cli-no-hint = Einen Tipp gibt es gerade nicht.
cli-no-scores = Noch ist keine Runde abgerechnet.
cli-not-saved = Das Spiel ließ sich nicht speichern: { $reason }

cli-no-rules = Von { $game } gibt es hier keine Regeln in Worten.
cli-plain-prompt = Dein Zug oder seine Nummer:
cli-plain-hint = ? warum nicht · h Hilfe · s Punkte · q aufhören
cli-plain-nothing-to-see = Gerade liegt nichts zum Nachsehen da.
cli-plain-help-title = An diesem Tisch
cli-plain-help = Du siehst, was dein Platz wissen darf, und darunter alles, was du tun kannst. Tipp die Nummer eines Zugs oder den Zug selbst.
cli-plain-help-keys =
    ? die Regel hinter der letzten Ablehnung
    s die Punkte bisher
    say und deine Worte: stehen im Protokoll, binden niemanden
    q aufhören; das Spiel ist gespeichert und kann später weitergehen
    Enter zeichnet den Tisch neu

cli-double-header = Runde { $round } von { $rounds }
cli-double-dealer = { $name } gibt
cli-double-trump = { $trump ->
    [none] Kein Trumpf
    [C] Kreuz ist Trumpf
    [S] Pik ist Trumpf
    [H] Herz ist Trumpf
    [D] Karo ist Trumpf
   *[other] { $trump } ist Trumpf
}
cli-double-says = sagt { $bid }
cli-double-secret = hat gewählt
cli-double-took = { $tricks } von { $bid }
cli-double-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
cli-double-last-trick = Letzter Stich
cli-double-trick-of = Stich { $number }
cli-double-prompt-bid = Wie viele Stiche machst du? { $offered }:
cli-double-prompt-play = Welche Hälfte spielst du? { $offered }:
cli-double-round = Runde
cli-double-total = Jetzt
cli-double-sheet-title = Der Zettel
cli-double-sheet-note = { $kept }: 2 vorhergesagt und erfüllt. { $missed }: verfehlt. Dahinter die Punkte.
cli-double-help-title = An diesem Tisch
cli-double-help =
    Vorhersagen geht mit einer Zahl: 2 heißt, du wirst zwei Stiche machen. Sind es genau so viele, bekommst du 5 Punkte und für jeden einen dazu; sonst verlierst du, was du vorhergesagt hast.

    Spielen geht mit der Nummer neben einer Hälfte oder mit ihrem Namen: 2H ist die Herz 2, 10S oder TS die Pik 10, PO der Papst und FO der Narr. Nur die gespielte Hälfte zählt, die andere ist weg. Eine Hälfte ohne Nummer geht jetzt nicht; versuch es, und du erfährst, warum.

    Eine Karte auf dem Tisch zeigt die Hälfte, die zählt. Die andere steht im unteren Rand, und die Nummer im oberen Rand sagt, als wievielte sie gespielt wurde. Ein doppelter Rand zeigt, welche Karte den Stich gemacht hat.
cli-double-help-keys =
    ? die Regel hinter der letzten Ablehnung; ? follow oder ? double:play:follow eine andere
    l der letzte Stich, solange man ihn ansehen darf
    s der Punktezettel
    hint was ein guter Spieler an deiner Stelle täte
    q aufhören; das Spiel ist gespeichert und kann später weitergehen
    Enter zeichnet den Tisch neu
cli-double-advice-title = Was ein guter Spieler täte, mit den Punkten dieser Runde und wie oft deine Vorhersage aufgeht:
cli-double-advice = { $what }: { $points }, erfüllt { $kept } %
cli-double-bank = Die Bank hat { $bank }{ $claims ->
    [0] .
   *[other] { " " }und schuldet { $claims }.
}

cli-grass-hint = ? was geht, warum nicht · h Hilfe · l Ablage · s Abrechnung · hint Tipp · q aufhören
cli-grass-nothing-to-see = Die Ablage ist leer.
cli-grass-edition = { $edition ->
    [classic] klassisch
   *[modern] modern
}
cli-grass-round = Runde { $round }
cli-grass-dealer = { $name } gibt
cli-grass-target = bis { $amount }
cli-grass-money = { $amount }
cli-grass-worth = { $amount }
cli-grass-covers = deckt { $amount }
cli-grass-fine = Strafe { $amount }
cli-grass-laid = = { $amount }
cli-grass-market-none = kein Markt
cli-grass-market-open = offen
cli-grass-skips = setzt { $count }x aus
cli-grass-holds = hat
cli-grass-open-hand = Hand
cli-grass-known = alle kennen von dir
cli-grass-stack = Stapel
cli-grass-wasted = Ablage
cli-grass-wasted-all = Die Ablage von oben, { $count }
cli-grass-wasted-top = Oben auf der Ablage; sie hat { $count }
cli-grass-tucked = Untergeschoben bei { $name }:
cli-grass-kept = Du behältst
cli-grass-in-hand = Auf deiner Hand
cli-grass-before = vorher
cli-grass-everybody = alle
cli-grass-of = { $card } von { $name }
cli-grass-under = { $card } unter { $cover }
cli-grass-offer = { $name } bietet { $target ->
    [table] dem ganzen Tisch
    [you] dir
   *[other] { $target }
} { part-grass-gives } für { part-grass-wants }.
cli-grass-key-play = 1-{ $count } spielen
cli-grass-key-waste = w abwerfen
cli-grass-key-swap = x tauschen
cli-grass-key-offer = o anbieten
cli-grass-key-withdraw = n zurückziehen
cli-grass-key-end = e fertig
cli-grass-key-accept = y annehmen
cli-grass-key-willing = y bereit
cli-grass-key-decline = n ablehnen
cli-grass-key-counter = c Gegenvorschlag
cli-grass-prompt-turn = Du bist dran: { $offered }:
cli-grass-prompt-answer = Machst du das? { $offered }:
cli-grass-prompt-take = Mit wem, oder gar nicht? { $offered } n:
cli-grass-prompt-pick = Welche Karte behältst du? 1-{ $count }:
cli-grass-prompt-pass = Welche Karte bekommt { $left } links von dir? 1-{ $count }:
cli-grass-prompt-lock = Welche Karte legst du dafür hin? 1-{ $count } n:
cli-grass-prompt-give = Welche Handelskarte gibst du { $name }? 1-{ $count }:
cli-grass-prompt-lose = Welche Handelskarte verlierst du? 1-{ $count }:
cli-grass-ask-on = Auf wen?
cli-grass-ask-for = Welche?
cli-grass-ask-with = Womit bezahlst du?
cli-grass-ask-over = Über welche? Eine Nummer oder Kürzel wie CO HG:
cli-grass-ask-own = Welche deiner Handelskarten tauschst du?
cli-grass-ask-take = Mit wem?
cli-grass-ask-waste = Welche Karte wirfst du ab?
cli-grass-ask-give = Welche Karte gibst du?
cli-grass-hint-number = Ihre Nummer oder ihr Kürzel. Enter führt zurück.
cli-grass-ask-want = Was willst du für { $card }?
cli-grass-hint-want = Das Kürzel einer Karte, zum Beispiel MO. Dahinter darf stehen, von wem: MO 2
cli-grass-ask-table = Deine Handelskarten / ihre:
cli-grass-hint-table = Zum Beispiel CO JA / PA, mit Kürzeln ausliegender Karten. Dahinter darf stehen, von wem: CO JA / PA 2
cli-grass-ask-to = Wem?
cli-grass-can-waste = eine Karte abwerfen: ihre Nummer oder ihr Kürzel
cli-grass-can-end = den Zug beenden
cli-grass-can-swap = dein HG gegen das DF von Platz 1 tauschen, ungefragt; x allein fragt dich Schritt für Schritt
cli-grass-can-accept = das Angebot annehmen
cli-grass-can-willing = sagen, dass du dazu bereit bist
cli-grass-can-decline = das Angebot ablehnen
cli-grass-can-withdraw = zurückziehen; es wird nichts daraus
cli-grass-can-take = das Geschäft mit { $name } machen
cli-grass-can-offer = dein HG für das MX von Platz 1 anbieten, a heißt allen; o allein fragt dich Schritt für Schritt
cli-grass-can-offer-hidden = Platz 1 einen verdeckten Tausch anbieten, a heißt allen
cli-grass-can-offer-table = ausliegende CO und JA für das PA von Platz 1 anbieten; ot allein fragt dich
cli-grass-can-counter = stattdessen dein HG für ihr MX vorschlagen; c allein fragt dich Schritt für Schritt
cli-grass-can-counter-table = stattdessen ausliegende Karten vorschlagen
cli-grass-advice-title = Was ein guter Spieler täte, mit dem, was es in dieser Runde im Schnitt bringt, und wie oft du in der Runde am besten bist und das Spiel gewinnst:
cli-grass-advice = { $act }: { $amount }, am besten { $best } %, Spiel { $chance } %
cli-grass-advice-course = { $act }: { $amount }, am besten { $best } %
cli-grass-help-now = Was du jetzt tun kannst
cli-grass-help-title = An diesem Tisch
cli-grass-help =
    Tipp die Nummer einer Karte, und du spielst sie. Ist dann noch etwas offen, etwa auf wen, wirst du gefragt; Enter führt zurück. Oder tipp alles auf einmal: 3 2 spielt deine Karte 3 auf Platz 2, und ganze Spielzüge gehen auch: play +F on 2, play LU over CO JA, offer HG and table CO for MO and table JA to Ben. Namen sind so gut wie Nummern.

    Hinter jedem Namen steht, wie viele Karten auf der Hand sind. Jeder hat einen Markt: keinen, einen offenen oder einen mit Hitze. Daneben liegen die Handelskarten, die teuerste zuerst, und was alle zusammen wert sind. Handelskarten in Klammern sind durch die Karte davor geschützt. Hinter »hat« stehen Karten, die du auf diese Hand hast wandern sehen.
cli-grass-help-keys =
    ? was du jetzt tun kannst; nach einer Ablehnung die Regel dahinter; ? Hitze eine andere
    l die Ablage, und was unter den Märkten liegt
    s die Abrechnung der letzten Runde
    hint was ein guter Spieler an deiner Stelle täte
    say und deine Worte: stehen im Protokoll und binden niemanden
    q aufhören; das Spiel ist gespeichert und kann später weitergehen
    Enter zeichnet den Tisch neu

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
   *[more] Über { $name }: v kein »vorletzte«  p falsche Karten  m Marke  d ausschließen
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
    : jede andere Handlung tippen, etwa holding draw
    q aufhören; das Spiel ist gespeichert und kann weitergehen
