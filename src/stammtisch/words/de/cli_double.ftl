cli-double-hint = ? warum nicht · h Hilfe · l letzter Stich · s Punkte · hint Tipp · q aufhören
cli-double-nothing-to-see = Gerade liegt kein Stich zum Nachsehen da.
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
    Vorhersagen geht mit einer Zahl: 2 heißt, du wirst zwei Stiche machen. Sind es genau so viele, bringt das Punkte, mit jedem Stich einen mehr; sonst verlierst du, was du vorhergesagt hast.

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
