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
