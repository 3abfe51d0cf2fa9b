page-referee-desk-may = Darf ich?
page-referee-desk-dispute = Streit
page-referee-desk-ledger = Schulden
page-referee-desk-buzzer = Buzzer
page-referee-line-may = Tippe an, was auf dem Tisch liegt und was du hast, dann, was du tun möchtest. Fremde Blätter braucht niemand zu sehen.

page-referee-people = Wer spielt mit
page-referee-player = Platz { $number }
page-referee-name-of = Name an Platz { $number }
page-referee-fewer = Eine Person weniger
page-referee-more = Eine Person mehr
page-referee-agreed = Mitspieler und Optionen
page-referee-add = Hinzufügen: { $what }
page-referee-remove = { $card } entfernen
page-referee-done = Fertig

page-referee-who-asks = Wer fragt?
page-referee-hand-of = Die Karten von { $name }
page-referee-may = Darf ich …

page-referee-turn = Wer ist am Zug?
page-referee-what = Was?
page-referee-whom = Für wen?
page-referee-ask = Fragen

page-referee-answer = Die Antwort
page-referee-verdict = { $kind ->
    [accepted] Ja
    [refused] Nein
    [wrong] Getan, aber falsch
    [idle] Getan, ohne Wirkung
    [bounced] Zu spät und zurückgegeben
    [dropped] Fallen gelassen
    [ruling] Urteil
   *[drawn] Gezogen
}
page-referee-rule = Die Regel
page-referee-standing = So steht es
page-referee-wrong = So kann es nicht gewesen sein.
page-referee-wrong-names = Ein Name hat 1 bis 24 Zeichen, die man sehen kann.
page-referee-wrong-hands = Das sind mehr Karten, als es gibt.
page-referee-wrong-trick = So oft gibt es eine dieser Karten nicht.
page-referee-wrong-bids = Mehr, als es Karten gibt.
page-referee-wrong-played = In dieser Ausgabe ist der Zug vorbei, sobald eine Karte abgegeben ist.
page-referee-wrong-markets = So viele dieser Karten gibt es nicht.
page-referee-wrong-displays = Eine dieser Handelskarten gibt es nicht so oft, mit denen auf der Hand und vor den anderen.
page-referee-wrong-protections = Eine dieser Karten gibt es nicht so oft.
page-referee-wrong-act = So lässt es sich nicht lesen: Fehlt noch, für wen oder welche Handelskarte, oder ist etwas zu viel?
page-referee-wrong-marken = Für diese Marke ist keine Karte mehr übrig.
page-referee-wrong-pile = Diese Karte kann nicht oben liegen.

page-referee-your-name = Dein Name
