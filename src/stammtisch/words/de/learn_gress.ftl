learn-gress-item-misfit = abgelehnt: passt nicht
learn-gress-item-suit = eine passende Karte legen
learn-gress-item-not-yet = abgelehnt: nicht am Zug
learn-gress-item-ace = Ass: noch einmal
learn-gress-item-queen = Dame: andersherum
learn-gress-item-debt = Nimmschuld tilgen
learn-gress-item-draw = aufziehen
learn-gress-item-throw = eine Karte werfen
learn-gress-item-colour = abgelehnt: Schwarz auf Schwarz
learn-gress-item-chain = noch ein Wurf
learn-gress-item-ring = Ass unter Sieben
learn-gress-item-owing = werfen mit Nimmschuld
learn-gress-item-forbidden = abgelehnt: Wurf nach dem Aufziehen
learn-gress-item-ward-seven = eine Sieben abwehren
learn-gress-item-skipped = abgelehnt: übergangen
learn-gress-item-ward-eight = eine Acht abwehren
learn-gress-item-packet = zwei Siebenen auf einmal
learn-gress-item-steal = einen Zug stehlen
learn-gress-item-wish = eine Farbe wünschen
learn-gress-item-gift = beschenkt werden
learn-gress-item-give = eine Karte verschenken
learn-gress-item-ward-nine = einen Tausch abwehren
learn-gress-item-jack = Bube auf alles
learn-gress-item-jack-on-jack = abgelehnt: Bube auf Bube
learn-gress-item-two-left = noch zwei Karten
learn-gress-item-too-soon = abgelehnt: Marke vor dem Wort
learn-gress-item-say = »vorletzte« sagen
learn-gress-item-marke = die Marke aufnehmen
learn-gress-item-complain = sich beschweren
learn-gress-item-say-again = und es noch einmal sagen
learn-gress-item-out = alles loswerden
learn-gress-item-foul = eine falsche Karte legen
learn-gress-item-take-back = sie zurücknehmen
learn-gress-item-unfounded = sich zu Unrecht beschweren
learn-gress-item-late = zu spät kommen
learn-gress-item-forgiven = straflos zurücknehmen

learn-gress-1-title = Züge
learn-gress-1-intro =
    Bei Gress geht es darum, seine Karten loszuwerden, und das versuchen alle zugleich. Wir fangen langsam an, mit den Zügen.

    Bist du am Zug, legst du eine Karte, die nach Farbe oder Wert auf die oberste passt; oder du ziehst eine Karte auf, und das war dein Zug. Fast jede Karte, die du legst, bewirkt etwas. 9S ist die Pik-Neun: C, S, H und D sind Kreuz, Pik, Herz und Karo, T ist die Zehn, J, Q, K und A sind Bube, Dame, König und Ass.

    Links von dir sitzt Cleo (1), rechts von dir Gus (2). Dieser Tisch ist geführt: Falsches wird abgelehnt und kostet nichts.
learn-gress-1-misfit = Oben liegt der Pik-König. Werde TD los. Versuch es.
learn-gress-1-misfit-done = Weder König noch Pik. Farbe oder Wert müssen passen.
learn-gress-1-suit = 9S ist Pik: Leg sie.
learn-gress-1-suit-done = Eine schwarze Neun bewirkt nichts, als einzige ist sie so bescheiden. Cleo legte die Kreuz-Neun darauf: gleicher Wert. Nun ist Gus am Zug.
learn-gress-1-not-yet = Gus lässt sich Zeit, und dein AC würde auf die Kreuz-Neun passen. Leg es. Versuch es.
learn-gress-1-not-yet-done = Eine passende Karte darf nur legen, wer am Zug ist. Gus hatte keine und zog auf; das war sein Zug, und jetzt bist du dran.
learn-gress-1-ace = Jetzt leg AC. Nach einem Ass bist du noch einmal am Zug.
learn-gress-1-ace-done = Noch einmal, ob du willst oder nicht.
learn-gress-1-queen = Leg QC. Eine Dame dreht die Spielrichtung um.
learn-gress-1-queen-done = Also war wieder Gus dran, und er legte einen König: Alle anderen haben eine Karte Nimmschuld, auch du. Wer Nimmschuld hat, macht keinen Zug.
learn-gress-1-debt = Tilge sie, bevor du am Zug bist: draw.
learn-gress-1-debt-done = Tilgen darfst du jederzeit. Cleo tilgte ihre auch, fand nichts, das passt, und zog noch eine Karte auf.
learn-gress-1-draw = Nichts auf deiner Hand passt auf KC. Das ist keine Schande: Zieh auf.
learn-gress-1-draw-done = Auch das war ein Zug.
learn-gress-1-after = Das waren die Züge. Bis hierher sieht Gress aus wie manches Spiel, das du kennst. Das ändert sich gleich.

learn-gress-2-title = Würfe
learn-gress-2-intro =
    Jetzt wird es schnell. Wer eine Karte hat, die genau eine Stufe niedriger ist als die oberste und von der anderen Orientierung, rot auf schwarz oder schwarz auf rot, darf sie auf den Stapel werfen: jederzeit, egal wer am Zug ist, und so oft es geht. Eine rote Neun auf eine schwarze Zehn, eine schwarze Acht auf eine rote Neun.

    Die Werte bilden einen Ring: Ass, König, Dame, Bube, Zehn, 9, 8, 7, und unter der 7 kommt wieder das Ass. Eine geworfene Karte wirkt nicht, und wer am Zug ist, bleibt es.

    Geht es bei einer Aufgabe um Tempo, siehst du deine Zeit. Das Tempo bestimmst du selbst.
learn-gress-2-throw = Cleo ist am Zug und denkt nach. Oben liegt TS, eine schwarze Zehn. Wirf 9H!
learn-gress-2-throw-done = Eine Karte weniger, und niemand musste gefragt werden. Gus kann das auch: 8S auf deine Neun.
learn-gress-2-colour = Eine Sieben auf die Acht? Du hast 7C und 7H. Wirf 7C. Versuch es.
learn-gress-2-colour-done = Schwarz auf Schwarz. Es muss die andere Orientierung sein.
learn-gress-2-chain = Die rote also: Wirf 7H.
learn-gress-2-chain-done = Eine gelegte Sieben tut jemandem weh. Eine geworfene tut nichts.
learn-gress-2-ring = Und unter der Sieben? Der Ring geht mit dem Ass weiter: Wirf AS.
learn-gress-2-ring-done = Drei hintereinander. Inzwischen ist Cleo eingefallen, dass sie am Zug ist, und sie legte KS: Du und Gus, ihr schuldet je eine Karte.
learn-gress-2-owing = Nimmschuld verbietet Züge, aber keine Würfe. Eine rote Dame auf einen schwarzen König: Wirf QD.
learn-gress-2-owing-done = Die Karte schuldest du noch, aber du hast eine weniger. Gus tilgte, legte AD, war noch einmal am Zug und zog auf.
learn-gress-2-forbidden = Ein schwarzer König auf ein rotes Ass, das wäre KC. Wirf ihn. Versuch es.
learn-gress-2-forbidden-done = Hat jemand aufgezogen, darf niemand werfen, bis wieder jemand eine Karte als Zug legt. Der Tisch holt Luft.
learn-gress-2-debt = Nutz die Pause und tilge deine Nimmschuld: draw.
learn-gress-2-debt-done = Schuldenfrei.
learn-gress-2-after = In einem echten Spiel passiert das alles in ein, zwei Sekunden. Den Stapel im Auge zu behalten ist das halbe Spiel, und die andere Hälfte ist, es schneller zu tun.

learn-gress-3-title = Siebenen und Achten
learn-gress-3-intro =
    Eine Acht übergeht den Nächsten. Eine Sieben auch, und wer übergangen wird, hat zwei Karten Nimmschuld.

    Aber wer übergangen wird, darf sich wehren: mit einer Acht gegen die Acht, mit einer Sieben gegen die Sieben, solange sie passt und noch niemand gezogen hat. Dann wird der Nächste übergangen und muss alles nehmen, was offen war, und zwei mehr. Neben jemandem mit einer Sieben sitzt niemand bequem.
learn-gress-3-ward-seven = Gus legte 7H: Du bist übergangen und schuldest zwei Karten, und Cleo ist am Zug. Es sei denn, du bist schneller: Leg 7S!
learn-gress-3-ward-seven-done = Abgewehrt. Deine zwei Karten und zwei mehr gehören jetzt Cleo, und sie ist übergangen. Sie nahm vier. Dann legte Gus, der wieder am Zug war, 8S, und schon bist du übergangen.
learn-gress-3-skipped = KS würde passen, und du wolltest sie gerade legen. Versuch es.
learn-gress-3-skipped-done = Übergangen ist übergangen: Cleo ist am Zug.
learn-gress-3-ward-eight = Aber auf eine Acht darfst du mit einer Acht antworten. Leg 8C, bevor Cleo zieht!
learn-gress-3-ward-eight-done = Nun ist Cleo übergangen, zum zweiten Mal. Es ist nicht ihr Tag. Gus legte 9C, und du bist am Zug.
learn-gress-3-packet = Siebenen darfst du als Paket legen, so viele du hast; nur die unterste muss passen. Leg 7C und 7D zusammen, 7C unten.
learn-gress-3-packet-done = Vier Karten für Cleo, zwei für jede Sieben. Sie grüßt dich nicht mehr. Gus legte QD und drehte die Richtung um.
learn-gress-3-after = Wer noch etwas anderes schuldet, darf Siebenen nicht abwehren; tilge also rechtzeitig. Und eine Sieben von dem, der am Zug ist, ist keine Abwehr, sondern fängt etwas Neues an.

learn-gress-4-title = Buben, Zehnen und rote Neunen
learn-gress-4-intro =
    Ein Bube darf auf alles außer auf Buben, und wer ihn legt, darf sich eine Farbe wünschen. Geworfen, auf eine Dame der anderen Orientierung, ist er zugleich ein Zug: Du stiehlst ihn dem, der am Zug war.

    Nach einer Zehn darfst du jemandem eine deiner Karten schenken. Nach einer roten Neun darfst du dein ganzes Blatt mit jemandem tauschen, wenn er es nicht mit einer eigenen roten Neun abwehrt.
learn-gress-4-steal = Cleo ist am Zug, und oben liegt QD. Ein schwarzer Bube passt unter eine rote Dame: Wirf JS und nimm ihr den Zug!
learn-gress-4-steal-done = Das war dein Zug und nicht ihrer. Und ein Bube darf sich etwas wünschen.
learn-gress-4-wish = Wünsch dir Herz: H.
learn-gress-4-wish-done = Cleo musste deinem Wunsch folgen, mit AH und dann mit TH. Gus legte TC darauf, Zehn auf Zehn, und machte dir ein Geschenk: 8C. Geschenke kann man nicht ablehnen.
learn-gress-4-ten = Du bist am Zug und hast auch eine Zehn. Leg TS.
learn-gress-4-ten-done = Jetzt darfst du eine Karte verschenken, bis irgendwer einen Zug macht.
learn-gress-4-give = Gus hätte seine 8C sicher gern zurück. Schenk sie ihm; er hat die 2.
learn-gress-4-give-done = Wie rührend. Cleo legte 9S, die nichts bewirkt. Gus legte 9D, eine rote Neun, und will mit dir das Blatt tauschen.
learn-gress-4-ward-nine = Er hat mehr Karten als du, und schlechtere. Wehr ab: 9H, egal was oben liegt!
learn-gress-4-ward-nine-done = Der Tausch fällt aus. Eine Abwehr-Neun ist weder Zug noch Wurf, also bist du noch am Zug. Ohne sie wäre das Spiel angehalten worden, und ihr hättet die Blätter getauscht.
learn-gress-4-jack = Sonst passt nichts auf 9H, aber ein Bube passt immer: Leg JD.
learn-gress-4-jack-done = Dein Zug ist gemacht, der Wunsch noch offen.
learn-gress-4-jack-on-jack = Du hast noch einen Buben. Wirf JC gleich hinterher. Versuch es.
learn-gress-4-jack-on-jack-done = Nie ein Bube auf einen Buben, weder gelegt noch geworfen.
learn-gress-4-wish-again = Dann wünsch dir etwas: Kreuz, C.
learn-gress-4-wish-again-done = Und Cleo hatte die ganze Zeit KC. Du schuldest schon wieder eine Karte; manche Wünsche gehen für andere in Erfüllung.
learn-gress-4-after = Zwei rote Neunen zusammen sind noch schlimmer: Dann tauschen zwei beliebige Leute, und niemand kann es abwehren.

learn-gress-5-title = »Vorletzte« und die Marke
learn-gress-5-intro =
    Vor jedem liegt eine Karte verdeckt: die Marke. Niemand kennt sie, und mit ihr kannst du nicht gewinnen.

    Wann immer du auf genau zwei Karten kommst, sagst du »vorletzte«. Dann und nur dann darfst du deine Marke aufnehmen. Wer das Wort vergisst, über den darf man sich beschweren, und er schuldet zwei Karten. Wer keine Karte, keine Marke und keine Nimmschuld mehr hat, hat gewonnen.
learn-gress-5-two-left = Drei Karten, und du bist am Zug. Leg KC und lass die anderen zahlen.
learn-gress-5-two-left-done = Sie schulden je eine Karte, und du hast noch zwei.
learn-gress-5-too-soon = Zwei Karten: Also schnell die Marke nehmen. Der Spielzug heißt marke. Versuch es.
learn-gress-5-too-soon-done = Erst das Wort, dann die Marke.
learn-gress-5-say = Sag es: vorletzte.
learn-gress-5-say-done = Alle haben es gehört.
learn-gress-5-marke = Und jetzt die Marke, bevor jemand zieht.
learn-gress-5-marke-done = Es war QC. Cleo tilgte und legte TC. Gus tilgte und legte 9C. Hast du mitgezählt?
learn-gress-5-complain = Seit ihrer Zehn hat Cleo zwei Karten, und gesagt hat sie nichts. Beschwer dich über sie; sie hat die 1.
learn-gress-5-complain-done = Berechtigt: Sie schuldet zwei Karten. Hätte sie es rechtzeitig gesagt, wäre nichts passiert. Und fragen kostet nichts.
learn-gress-5-ace = Du bist am Zug. Leg AC, dann bist du noch einmal dran.
learn-gress-5-ace-done = Zwei Karten. Wie heißt das Wort?
learn-gress-5-say-again = Jedes Mal aufs Neue: vorletzte.
learn-gress-5-say-again-done = Eine Marke gibt es nicht mehr, nur noch das Wort.
learn-gress-5-queen = Leg QC.
learn-gress-5-queen-done = Noch eine Karte, QS. Gus legte einen Buben und wünschte sich, nett wie er ist, Pik. Cleo tilgte und zog auf.
learn-gress-5-out = Du bist am Zug. Mach Schluss mit QS.
learn-gress-5-out-done = Keine Karte, keine Marke, keine Nimmschuld: Das Spiel ist vorbei, und die anderen haben ihr Blatt hingelegt.
learn-gress-5-after = Jede übrige Karte kostet einen Punkt, eine schwarze Neun zwei, und eine Marke, die noch daliegt, vier. Punkte sind schlecht: Wer am Ende des Zettels die wenigsten hat, hat ihn gewonnen.

learn-gress-6-title = Fouls und Beschwerden
learn-gress-6-intro =
    Bisher hat der Tisch alles Falsche abgelehnt. Ein offizieller Tisch tut das nicht. Dort kannst du jede Karte jederzeit legen, und sie gilt, bis du sie zurücknimmst oder sich jemand beschwert. Niemand sagt dir, ob eine Karte richtig war, und den anderen auch nicht.

    Wer eine falsche Karte rechtzeitig zurücknimmt, schuldet eine Karte. Wer erwischt wird, zwei. Und wer sich über eine richtige Karte beschwert, auch zwei.
learn-gress-6-foul = Oben liegt KH. Leg 9S darauf, die überhaupt nicht passt. Nur zu, niemand hält dich auf.
learn-gress-6-foul-done = Da liegt sie, als wäre nichts, und Cleo ist am Zug. Ihre Augenbrauen gingen hoch.
learn-gress-6-take-back = Nimm sie zurück, bevor sie den Mund aufmacht.
learn-gress-6-take-back-done = Ein kleines Foul: Du schuldest eine Karte, und dein Zug ist weg.
learn-gress-6-debt = Tilge: draw.
learn-gress-6-debt-done = Getilgt. Cleo legte 9D auf den Herz-König, und Gus ist am Zug. Moment mal.
learn-gress-6-complain = Eine Neun auf einen König, Karo auf Herz. Beschwer dich, sie habe falsch gespielt; sie hat die 1.
learn-gress-6-complain-done = Berechtigt. Ihre Karte geht zurück, sie schuldet zwei, und am Zug ist Gus. Sie tilgte, und Gus legte QH.
learn-gress-6-unfounded = Gus ist irgendwie immer verdächtig. Beschwer dich auch über ihn, Nummer 2.
learn-gress-6-unfounded-done = Eine Herz-Dame auf einen Herz-König: Daran ist nichts falsch. Deine Beschwerde war unbegründet, und du schuldest zwei.
learn-gress-6-pay-one = Nimm die erste: draw.
learn-gress-6-pay-one-done = Eins.
learn-gress-6-pay-two = Und die zweite.
learn-gress-6-pay-two-done = Zwei. Cleo zog auf, und du bist am Zug.
learn-gress-6-queen = Etwas Einfaches: Leg QD, Dame auf Dame.
learn-gress-6-queen-done = Cleo legte KD, und ehe du dich versahst, warf Gus QC darauf. Du hattest dieselbe Idee, mit QS.
learn-gress-6-late = Deine Hand ist schon unterwegs, und QS landet auf seiner Dame. Leg sie.
learn-gress-6-late-done = Auf QC ist sie falsch: Du bist nicht am Zug, und als Wurf passt sie nicht.
learn-gress-6-forgiven = Du warst nur zu langsam. Nimm sie zurück.
learn-gress-6-forgiven-done = Straflos: Unmittelbar vor Gus’ Karte wäre deine richtig gewesen. Zu spät zu kommen ist kein Foul.
learn-gress-6-after = Jetzt kennst du den Sport. Fang an einem geführten Tisch an, mit Zeit zum Nachdenken; der offizielle läuft nicht weg. Gress ist ein Spiel von Timo Buske und Hauke Hachmann (www.pansensack.de).
