cli-bot-names = Amy Ben Cleo Dora Emil Frida Gus Hanna Igor Jule Karl Lotte
cli-guest = Gast

cli-welcome = Willkommen, { $name }! Mit am Tisch: { $names }. Neu hier? Tipp h.
cli-welcome-back = Willkommen zurück, { $name }. Alles liegt noch so da wie vorhin.
cli-prompt-pause = Weiter mit Enter:
cli-pause-only = Erst Enter drücken, dann geht es weiter.
cli-why = ({ $rule }; die Regel zeigt ?)
cli-no-rule = Eine Regel »{ $text }« gibt es nicht. Versuch es mit ? und einem Wort oder mit ? { $example }.
cli-rules-found = Regeln mit »{ $text }« im Namen; tipp ? und eine davon:
cli-left = Dein Spiel ist gespeichert. Weiter geht es mit:
cli-over = Alles ist aufgeschrieben. Noch einmal ansehen oder nachprüfen:
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
