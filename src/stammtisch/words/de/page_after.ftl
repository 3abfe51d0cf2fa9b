page-replay-title = { $game }, eine Partie, die zu Ende ist
page-replay-controls = Nachspielen
page-replay-at = Stelle
page-replay-of = { $at } von { $length }
page-replay-first = An den Anfang
page-replay-back = Einen Schritt zurück
page-replay-next = Einen Schritt weiter
page-replay-last = Ans Ende
page-replay-play = Abspielen
page-replay-stop = Anhalten
page-replay-hand = Runde
page-replay-hand-of = Runde { $hand } von { $hands }
page-replay-to-hand = Zu einer Runde gehen
page-replay-speed = Tempo
page-replay-view = Gesehen von
page-replay-spectator = einem Zuschauer
page-replay-open = alle Hände offen
page-replay-hands = Alle Hände
page-replay-beside = Was geschah
page-replay-link = Link zu dieser Stelle
page-replay-keys = Tasten: Pfeile gehen Schritt für Schritt, Bild auf und ab Runde für Runde, Pos1 und Ende an beide Enden, die Leertaste spielt ab.

page-sheet = Punktezettel
page-sheet-start = Start
page-sheet-chart = Punkte aller Spieler nach jeder Runde; die Zahlen stehen auf dem Punktezettel.

page-fair = Wurden die Karten ehrlich gegeben?
page-fair-how = Bevor irgendwer etwas zum Mischen beitrug, hatte sich der Tisch auf seine Geheimnisse festgelegt. Jetzt, da die Partie zu Ende ist, stehen sie in der Aufzeichnung, und dein Browser kann jede Karte noch einmal ziehen. Willst du dich nicht auf diese Seite verlassen, sichere die Aufzeichnung und prüfe sie mit stammtisch verify.
page-fair-check = Alle Karten noch einmal ziehen
page-fair-holds = Jede Ziehung folgt aus den Geheimnissen, auf die sich der Tisch festgelegt hatte, und aus dem, was die Plätze beitrugen.
page-fair-differs = Diese Aufzeichnung stimmt nicht: Was markiert ist, folgt nicht aus dem, worauf sich der Tisch festgelegt hatte.
page-fair-sealed = Die Geheimnisse stehen nicht in dieser Aufzeichnung.
page-fair-own = Was dieser Browser zum Mischen beitrug, ist darin.
page-fair-not-own = Was dieser Browser versiegelt hatte, ist nicht darin: Es wurde zu spät geöffnet oder weggelassen.
page-fair-pack = Nicht alle Runden wurden aus demselben Stapel gegeben.
page-fair-secret = Geheimnis
page-fair-draws = Ziehungen
page-fair-right = richtig
page-fair-wrong = falsch

page-games-state = { $state ->
    [open] wartet auf Mitspieler
    [over] zu Ende
   *[other] läuft
}
page-games-more = Mehr zeigen
