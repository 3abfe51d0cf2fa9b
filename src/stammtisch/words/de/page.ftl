page-home-title = Setz dich dazu
page-home-line = Kartenspiele mit Freunden oder Bots. Ohne Konto, ohne Installation.
page-game-facts = { $fewest } bis { $most } Spieler
page-play-now = Jetzt spielen
page-invite = Freunde einladen
page-setup = Tisch einrichten
page-to-home = Startseite
page-to-learn = Lernen
page-to-rules = Regeln
page-to-lobby = Offene Tische
page-to-watch = Mitspielen oder zuschauen
page-to-keep = Mit echten Karten: Punkte schreiben
page-to-referee = Mit echten Karten: Schiedsrichter
page-to-event = Abend an mehreren Tischen
page-to-stats = Meine Wertungen
page-to-games = Meine Spiele

page-skip = Zum Inhalt
page-navigation = Hauptnavigation
page-loading = Einen Moment …
page-offline = Offline: verbinde neu
page-settings = Einstellungen
page-close = Schließen
page-your-name = Dein Name
page-guest = Gast { $number }
page-keep = Behalten
page-language = Sprache
page-theme = Farben
page-theme-system = wie das Gerät
page-theme-light = hell
page-theme-dark = dunkel
page-sound = Ton
page-sound-on = an
page-sound-off = aus
page-speed = Tempo der Karten
page-speed-times = { $times }×
page-motion = Bewegung
page-motion-system = wie das Gerät
page-motion-reduced = so wenig wie möglich

page-lobby-empty = Gerade ist kein öffentlicher Tisch offen.
page-lobby-new = Einen Tisch eröffnen
page-lobby-open = { $there } von { $players } Plätzen besetzt
page-lobby-running = { $players } spielen gerade
page-join = Platz nehmen
page-watch = Zuschauen
page-games-sitting = Wo du sitzt
page-games-back = Zurück an den Tisch
page-games-no-seat = Du sitzt gerade an keinem Tisch.
page-games-played = Was du gespielt hast
page-games-none = Noch keine Partie ist zu Ende gespielt.
page-to-its-event = Zum Abend
page-replay = Nachspielen
page-record = Aufzeichnung sichern

page-me = Du
page-me-renamed = So heißt du von nun an.
page-me-account = Du hast ein Konto.
page-me-account-title = Ein Konto, wenn du magst
page-me-account-why = Du brauchst keines. Mit einem bist du auf jedem Gerät dieselbe Person.
page-me-login = Anmeldename
page-me-password = Passwort (mindestens 8 Zeichen)
page-me-log-in = Anmelden
page-me-log-out = Abmelden
page-me-claim = Als mein Konto anlegen
page-me-claimed = Erledigt. Du kannst dich damit überall anmelden.
page-me-logged-in = Willkommen zurück.
page-me-logged-out = Du bist abgemeldet.
page-me-data = Deine Daten
page-me-data-how = Alles, was dieser Server von dir hat, in einer Datei: dein Name, was du gespielt und gesagt hast. Oder lass dich vergessen.
page-me-take-home = Alles mitnehmen
page-me-delete = Mein Konto löschen
page-me-delete-how = Dein Name, dein Anmeldename, deine Wertungen und was du gesagt hast werden gelöscht, und du verlässt deine Plätze. Partien bleiben für die, die mitgespielt haben, ohne deinen Namen. Das lässt sich nicht rückgängig machen.
page-me-your-password = Dein Passwort
page-me-delete-now = Endgültig löschen
page-me-deleted = Dein Konto ist gelöscht.
page-imprint = Impressum
page-privacy = Datenschutz
page-notice-empty = Wer diesen Server betreibt, hat hier noch nichts geschrieben.
page-privacy-kept = Was dieser Server behält
page-privacy-what = Deinen Namen, und einen Anmeldenamen mit dem Hash eines Passworts, wenn du willst. Was an Tischen gespielt und gesagt wird. Zettel und Abende, in die du schreibst. Wen du nicht hören willst. Die Adresse deines Geräts dient nur dazu, Fluten abzuwehren, und wird nicht zu deinem Namen behalten.
page-privacy-days = { $kind ->
    [session] Eine Anmeldung auf einem Gerät endet, wenn sie { $days } Tage nicht benutzt wurde.
    [guest] Gäste, deren Anmeldungen beendet sind, werden { $days } Tage nach ihrem ersten Besuch vergessen.
    [talk] { $days ->
        [0] Was an Tischen gesagt wurde, bleibt.
       *[other] Was an einem Tisch gesagt wurde, wird { $days } Tage nach dem Ende dort gelöscht.
    }
    [report] Meldungen werden nach { $days } Tagen gelöscht.
   *[match] { $days ->
        [0] Partien bleiben, solange es diesen Server gibt.
       *[other] Partien werden { $days } Tage nach dem Ende an ihrem Tisch gelöscht.
    }
}
page-privacy-own = Du kannst alles jederzeit mitnehmen oder löschen:

page-game = Spiel
page-edition = Ausgabe
page-edition-standard = Standard
page-edition-modern = Modern
page-edition-classic = Klassisch
page-rules-of = { $game }: die Regeln
page-rules-search = Suchen
page-editions-link = Worin sich die Ausgaben unterscheiden
page-rules-count = { $count ->
    [one] { $count } Regel
   *[other] { $count } Regeln
}
page-rule = die Regel

page-setup-of = { $game }: Tisch einrichten
page-preset = Wie spielt ihr?
page-seats = Plätze
page-seat-you = du
page-seat-open = offen, für einen Freund
page-seat-free = frei
page-seat-number = Platz { $number }
page-seat-more = Ein Platz mehr
page-seat-fewer = Ein Platz weniger
page-bot = Bot …
page-bot-level = { $bot ->
    [novice] Bot, Neuling
    [casual] Bot, gemütlich
    [expert] Bot, erfahren
    [master] Bot, meisterhaft
   *[other] Bot
}
page-bot-count = { $count ->
    [one] ein Bot
   *[other] { $count } Bots
}
page-bot-names = Ada, Bruno, Clara, Dario, Edda, Fidel, Greta, Hugo, Inga, Jasper
page-clock = Bedenkzeit
page-clock-seconds = { $kind ->
    [0] so lange es dauert
    [20] 20 Sekunden
    [60] eine Minute
    [180] drei Minuten
   *[86400] ein Tag pro Zug
}
page-clock-told = { $seconds } Sekunden pro Zug
page-clock-slow = { $kind ->
    [100] wie in den Regeln
    [200] doppelt so lang
   *[400] viermal so lang
}
page-visibility = Wer findet diesen Tisch?
page-visibility-private = nur wer den Link hat
page-visibility-public = alle
page-series = Serie
page-series-of = { $of ->
    [1] Eine Partie
   *[other] Bis zu { $of } Partien
}
page-series-stands = Bis zu { $of } Partien: { $wins }
page-series-won = { $count ->
    [one] { $names } gewinnt die Serie.
   *[other] { $names } teilen sich die Serie.
}
page-spectators = Zuschauer
page-spectators-yes = Wer den Tisch findet; Hände sehen sie nicht
page-spectators-no = Nur wer mitspielt
page-umpire = Schiedsrichter
page-umpire-no = Keiner; alle anderen Menschen zusammen können jemanden ausschließen
page-umpire-yes = Ein Stuhl für dich oder jemanden ohne Platz; wer dort sitzt, darf allein ausschließen
page-umpire-is = Schiedsrichter: { $name }
page-umpire-free = Der Stuhl des Schiedsrichters ist frei.
page-umpire-take = Schiedsrichter sein
page-umpire-leave = Stuhl räumen
page-exclude = Jemanden ausschließen
page-exclude-how = Wer mit Absicht falsch spielt, ist aus diesem Spiel draußen. Als Schiedsrichter entscheidest du das allein, und es lässt sich nicht zurücknehmen.
page-exclude-name = { $name } ausschließen
page-all-options = Alle Optionen
page-other-number = eine andere Zahl
page-option-wrong = Diese Zahl geht hier nicht.
page-usual = üblich
page-open-table = Tisch öffnen

page-sit = Hier sitzen
page-put-bot = Ein Bot für Platz { $number }
page-remove-bot = Bot wegschicken
page-is-ready = bereit
page-ready = Ich bin bereit
page-ready-waiting = Warten auf die anderen
page-stand = Aufstehen
page-start-now = Ohne die freien Plätze anfangen
page-start-bots = Die Bots anfangen lassen
page-close-table = Tisch schließen
page-invite-how = Schick deinen Freunden diesen Link, oder lass sie den Code scannen. Sie brauchen kein Konto.
page-link = Link zu diesem Tisch
page-qr = QR-Code mit dem Link zu diesem Tisch
page-copy = Link kopieren
page-copied = Kopiert
page-shuffling = Es wird gemischt …
page-paused = Pause
page-your-turn = Du bist dran
page-their-turn = ist dran
page-stands-in = ein Bot vertritt
page-away = weg
page-ping = { $ms } ms
page-your-line = Deine Leitung
page-credit = { $credited ->
    [0] { $ms } ms, nichts angerechnet
   *[other] { $ms } ms, { $credited } ms angerechnet
}
page-credit-why = { $reason ->
    [confirmed] Eine Nachricht zu dir und zurück braucht { $ms } ms. Darum zählt, was du tust, { $credited } ms früher, als es hier ankommt.
    [late] Deine Antworten brauchen { $ms } ms, aber nur ein Teil davon ist der Weg: { $credited } ms lassen sich bestätigen und werden dir angerechnet. Der Rest geht in deinem Gerät verloren oder in etwas zwischen ihm und dem Netz.
    [proxy] Deine Antworten brauchen { $ms } ms, aber dieser Server steht hinter einem Proxy und kann deine Leitung nicht messen. Darum wird nichts angerechnet: Was du tust, zählt, wenn es ankommt.
    [unknown] Deine Antworten brauchen { $ms } ms, aber das System dieses Servers kann das nicht bestätigen. Darum wird nichts angerechnet: Was du tust, zählt, wenn es ankommt.
    [off] Deine Antworten brauchen { $ms } ms. Dieser Server rechnet niemandem den Weg an: Was du tust, zählt, wenn es ankommt.
   *[other] Deine Leitung ist noch nicht gemessen.
}
page-credit-how = Angerechnet wird nur, was der Server selbst messen kann, höchstens 150 ms. So gewinnt niemand, der spät antwortet.
page-watching = Du schaust zu.
page-spectator-count = { $count ->
    [one] { $count } Person schaut zu
   *[other] { $count } Personen schauen zu
}
page-beside = Werkzeug und Gespräch
page-acts = Was du tun kannst
page-view = Alles, was du siehst
page-hint = Tipp
page-hinted = Ein Bot würde das tun:
page-pause = Pause
page-resume = Weiter
page-hand-over = Bot spielen lassen
page-return = Gib mir meinen Platz zurück
page-agreed = Dieser Tisch
page-agreed-nothing = Alles andere ist wie in den Regeln üblich.
page-share = Teilen
page-share-how = Wer diesen Link hat, kann zuschauen.
page-why-not = Warum nicht?
page-won = { $count ->
    [one] { $names } hat gewonnen
   *[other] { $names } haben zusammen gewonnen
}
page-player = Spieler
page-points = Punkte
page-result = Das Ergebnis
page-see-table = Tisch ansehen
page-rematch = Noch eine Partie
page-rematch-wanted = Noch eine Partie möchte: { $names }.
page-log = Was geschieht
page-mute = stummschalten
page-muted = Du hörst { $name } nicht.
page-unmute = wieder hören
page-report = Jemanden melden
page-report-how = Wer diesen Server betreibt, liest es, zusammen mit dem, was an diesem Tisch gesagt wurde. Die andere Person erfährt davon nichts.
page-report-nobody = An diesem Tisch ist sonst niemand.
page-report-whom = Wen?
page-report-what = Was ist passiert?
page-report-send = Meldung senden
page-report-sent = Danke. Die Meldung ist verschickt.
page-say = Sag etwas
page-send = Senden
page-say-hello = Hallo!
page-say-well-played = Gut gespielt!
page-say-moment = Einen Moment, bitte.
page-say-thanks = Danke!
page-say-oops = Hoppla!
page-say-goodbye = Tschüss!
page-again = Zurückkommen
page-hung-up = { $reason ->
    [too-many] Dieser Tisch ist in einem anderen Fenster offen.
    [banned] Du bist auf diesem Server gesperrt.
   *[other] Du wurdest abgemeldet.
}
