server-page-welcome = Hier werden Kartenspiele gespielt. Die Seite für Browser ist noch nicht gebaut: Das macht make page. Programme können mitspielen, siehe docs/bots.md.
server-page-game = Spiel
server-page-names = Wer da ist
server-page-bots = { $count ->
    [one] ein Bot
   *[other] { $count } Bots
}
server-page-state = Stand
server-page-state-of = { $state ->
    [open] offen
    [over] zu Ende
    [closed] geschlossen
   *[running] läuft
}
server-page-send = Senden
server-page-imprint = Impressum
server-page-privacy = Datenschutz
server-admin-title = Diesen Server betreiben
server-admin-token = Das Admin-Wort, wie es beim Start ausgegeben wurde:
server-admin-here = { $count ->
    [one] { $count } Verbindung ist offen.
   *[other] { $count } Verbindungen sind offen.
}
server-admin-announce = Allen sagen:
server-admin-backup = Sicherung anlegen
server-admin-backed-up = Alles wurde nach { $file } kopiert.
server-admin-tables = Tische
server-admin-users = Leute
server-admin-user = Name
server-admin-login = Anmeldename
server-admin-connections = Verbindungen
server-admin-close = Schließen
server-admin-ban = Aussperren
server-admin-unban = Wieder einlassen
server-admin-leave = Abmelden
server-admin-reports = Meldungen von Spielern
server-admin-no-reports = Niemand hat etwas gemeldet.
server-admin-report = { $name } über { $other }: { $text }
server-admin-said = { $name }: { $text }
server-admin-mute = Nicht mehr reden lassen
server-admin-unmute = Wieder reden lassen
server-admin-close-table = Tisch schließen
server-admin-settle = Meldung ist erledigt
server-admin-pace = Wie schnell sie ziehen
server-admin-pace-how = Aus den letzten 20 Partien: wie lange nach dem, was davor geschah, ein Zug kam. Menschen sind mal schnell und mal langsam; ein Programm, das in jemandes Namen spielt, braucht oft für alles gleich lange. Für sich beweist das nichts.
server-admin-pace-acts = Züge
server-admin-pace-quick = Einer von zehn in
server-admin-pace-middle = Die Hälfte in
server-admin-pace-slow = Neun von zehn in
server-admin-notices = Wer diesen Server betreibt, und was mit Daten geschieht
server-admin-keep = Text behalten

server-start-here = Stammtisch ist offen: { $address }
server-start-others = Für andere in deinem Netz: { $address }
server-start-admin = Seite für dich als Betreiber: { $address } mit dem Wort { $token }
server-start-kept = Alles liegt in { $store }
server-start-stop = Strg+C hält den Server an. Dabei geht nichts verloren.
server-start-slow = Die Spielmaschine wurde ohne C-Compiler installiert: Sie läuft aus dem Quelltext, und Bots denken langsamer.
server-start-source = Nebenher wird die Spielmaschine übersetzt, in etwa einer Minute; bis dahin denken Bots langsamer.
server-gone-over = Die Spielmaschine ist übersetzt, und der Server ist zu ihr übergegangen. Alle sitzen noch auf ihren Plätzen.
server-not-compiled = Die Spielmaschine ließ sich nicht übersetzen: Der Server läuft aus dem Quelltext weiter, wo Bots langsamer denken.
server-stopped = Angehalten. Alle Tische sind gesichert.
server-backed-up = Alles wurde nach { $file } kopiert.
server-restored = { $file } ist in Ordnung, und der Server beginnt jetzt damit. Tische: { $tables }. Leute: { $users }.
server-sound = Alles ist so, wie der Server es geschrieben hat. Tische: { $tables }. Leute: { $users }.

config-right = Die Einstellungen stimmen.
doctor-line = { $well ->
    [yes] { $what }: { $found }
   *[no] { $what }: { $found } (nicht gut)
}
doctor-version = Stammtisch
doctor-python = Python
doctor-engine = Spielwerk
doctor-page = Seite im Browser
doctor-postgres = PostgreSQL
doctor-data = Ordner für Daten
doctor-store = Was aufgehoben wird
doctor-server = Server am Port
doctor-descriptors = Dateien, die er öffnen darf
admin-table = { $table }  { $game }  { $state }  { $names }
admin-user = { $user }  { $name }  { $banned ->
    [yes] gesperrt
   *[no] { "" }
}
admin-done = Erledigt.
admin-token = Das neue Token: { $token }
admin-draining = Der Server öffnet keine neuen Tische und beginnt keine Partie in Echtzeit. Wenn die letzte vorbei ist, hört er auf.

error-malformed = Das war nicht zu verstehen.
error-login-needed = Sag uns zuerst deinen Namen.
error-wrong-password = Anmeldename und Passwort passen nicht zusammen.
error-admin-only = Dafür braucht es das Admin-Wort.
error-origin = Diese Seite darf das nicht. Wer den Server betreibt, kann ihre Adresse mit der Einstellung origins erlauben.
error-banned = Du bist auf diesem Server ausgesperrt.
error-silenced = Du kannst hier spielen, aber nicht reden: So hat es entschieden, wer den Server betreibt.
error-held = Andere spielen noch dieselben Karten. Wenn alle Tische fertig sind, ist das hier zu sehen.
error-no-spectators = An diesem Tisch darf nur zuschauen, wer mitspielt.
error-not-found = Hier ist nichts.
error-method = Das geht hier nicht.
error-name-taken = Diesen Anmeldenamen hat schon jemand.
error-has-password = Du hast schon ein Passwort.
error-of-event = An diesem Tisch und an anderen werden dieselben Karten gespielt. Wer das leitet, kann es beenden, und dann werden alle seine Tische geschlossen.
error-other-rules = Diese Partie wurde nach einer älteren Fassung der Regeln gespielt. Ihre Aufzeichnung gibt es noch, aber hier lässt sie sich nicht nachspielen.
error-too-big = Das ist zu viel auf einmal.
error-too-many = Zu viel auf einmal. Versuch es gleich noch einmal.
error-unavailable = Das geht gerade nicht. Es hat sich nichts geändert; versuch es noch einmal.
error-closing = Dieser Server schließt gleich. Verloren geht nichts: Versuch es später noch einmal.
error-no-page = Die Seite ist nicht gebaut: make page.
error-broken = Auf dem Server ist etwas schiefgegangen.
