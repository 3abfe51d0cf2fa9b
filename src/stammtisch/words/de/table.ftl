why-table-phase-open = Das geht nur vor einer Partie; diese { $phase ->
    [over] ist vorbei
   *[other] hat begonnen
 }.
why-table-phase-playing = Es läuft keine Partie.
why-table-phase-over = Die Partie ist noch nicht vorbei.
why-table-phase-closed = Dieser Tisch ist geschlossen.
why-table-host-only = Das darf nur, wer den Tisch eröffnet hat.
why-table-seat-none = Du hast keinen Platz an diesem Tisch.
why-table-seat-bot = Auf diesem Platz spielt ein Bot; ist es deiner, dann hol ihn dir erst zurück.
why-table-seat-taken = Da sitzt schon { $name }.
why-table-seat-open = Da sitzt niemand.
why-table-ready-once = Du bist schon bereit.
why-table-start-full = Alle Plätze sind besetzt: Es geht los, wenn alle bereit sind.
why-table-start-players = So wie vereinbart lässt sich das nicht zu { $count } spielen.
why-table-reveal-time = Jetzt ist nichts aufzudecken.
why-table-reveal-sealed = Das ist nicht, was du versiegelt hast.
why-table-duplicate-seats = Andere spielen dieselben Karten: Jede und jeder behält den zugelosten Platz, für eine Partie.
why-table-duplicate-pause = Andere Tische warten auf diesen, darum gibt es keine Pause.
why-table-return-yours = Für dich spielt gerade kein Bot.
why-table-close-people = Andere sind mitten in einer Partie.
why-table-pause-paused = Es ist Pause.
why-table-act-many = Nicht so viel auf einmal.
why-table-umpire-chair = { $reason ->
    [taken] An diesem Tisch ist schon { $name } Schiedsrichter.
    [seated] Wer mitspielt, ist nicht Schiedsrichter, außer dem, der den Tisch eröffnet hat.
   *[none] Dieser Tisch hat keinen Schiedsrichter.
}
why-table-umpire-only = Das sagt nur der Schiedsrichter.
why-table-pause-none = Es ist keine Pause.
fact-table-sat = { $name } setzte sich.
fact-table-stood = { $name } stand auf.
fact-table-placed = { $name }, ein Bot, setzte sich.
fact-table-readied = { $name } ist bereit.
fact-table-narrowed = Die freien Plätze sind weg: Gespielt wird zu { $count }.
fact-table-gathered = Alle sind bereit.
fact-table-not-revealed = { $name } hat noch nicht geöffnet, was zum Mischen versiegelt ist. Die Partie wartet darauf.
fact-table-began = Partie { NUMBER($match) } beginnt.
fact-table-ended = Partie { NUMBER($match) } ist vorbei.
fact-table-renewed = Partie { NUMBER($match) } wird vorbereitet.
fact-table-taken-over = { $reason ->
    [left] { $name } ging; ein Bot spielt weiter.
    [away] { $name } war zu lange weg; ein Bot spielt weiter.
   *[late] { $name } ließ wieder die Zeit verstreichen; ein Bot spielt weiter.
 }
fact-table-presides = { $name } ist Schiedsrichter.
fact-table-chair-left = { $name } ist nicht mehr Schiedsrichter.
fact-table-returned = { $name } ist wieder da.
fact-table-wants-pause = { $name } hätte gern eine Pause.
fact-table-wants-no-pause = { $name } braucht keine Pause mehr.
fact-table-wants-resume = { $name } möchte weiterspielen.
fact-table-wants-rematch = { $name } möchte noch eine Partie.
fact-table-paused = { $reason ->
    [alone] Niemand ist da: Die Uhren stehen.
   *[agreed] Es ist Pause.
 }
fact-table-resumed = Es geht weiter.
fact-table-server-back = Der Server war weg; niemand verlor dadurch Zeit.
fact-table-timed-out = { $name } ließ die Zeit verstreichen.
fact-table-said = { $name }: „{ $text }“
fact-table-closed = { $reason ->
    [host] Der Tisch wurde von seinem Gastgeber geschlossen.
    [abandoned] Der Tisch wurde geschlossen: Es kam niemand mehr.
    [rules] Der Tisch wurde geschlossen: Die Regeln dieses Spiels wurden geändert, während die Partie lief, und nach anderen Regeln kann sie nicht weitergehen.
   *[server] Der Tisch wurde vom Server geschlossen.
 }
