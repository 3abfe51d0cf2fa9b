title-gress = Gress

intro-gress =
    Gress ist ein schnelles Kartenspiel für drei oder mehr Leute, und ein gewöhnliches Skatblatt genügt. Du willst deine Karten loswerden. Bist du am Zug, legst du eine, die nach Wert oder Farbe passt, oder du ziehst eine auf. Das ist leicht und nur das halbe Spiel. Die andere Hälfte gehört allen zugleich: Wer eine Karte hat, die eine Stufe niedriger ist und von der anderen Orientierung, darf sie jederzeit auf den Stapel werfen, ohne zu fragen, ohne zu warten und so oft die Hände schnell genug sind.

    Jeder Wert kann etwas, wenn er als Zug gelegt wird. Asse dürfen noch einmal, Könige lassen die anderen Karten nehmen, Damen drehen die Richtung um, Zehnen verschenken eine Karte, rote Neunen tauschen ganze Blätter, Achten übergehen jemanden, Siebenen auch, und sie tun weh, und Buben wünschen sich eine Farbe und können den Zug stehlen. Mit zwei Karten sagst du »vorletzte« und darfst deine Marke aufnehmen, eine Karte, die bis dahin verdeckt vor dir lag. Wer keine Karte, keine Marke und keine Nimmschuld mehr hat, gewinnt. Die anderen zählen, was sie noch haben, und die Summe eines ganzen Zettels entscheidet.

    Bei Gress kann man eine falsche Karte legen. Sie gilt, bis sie zurückgenommen wird oder sich jemand beschwert, und für beides gibt es Regeln. An einem Tisch mit der Option referee auf guided wird Falsches stattdessen abgelehnt, mit Begründung; dort lernt es sich gut.

    Gress ist ein Spiel von Timo Buske und Hauke Hachmann. Ihre offiziellen, kommentierten Regeln findest du unter [www.pansensack.de](http://www.pansensack.de); unsere richten sich nach dem Stand vom 20. Oktober 2006 und übernehmen die Nummern. Ihr Text darf frei weitergegeben werden, unverändert und nicht gewerblich. Diese Seite ist nicht ihr Text: Sie erzählt die Sache mit unseren eigenen Worten. Lies auch das Original, es lohnt sich.

cards-gress =
    Karten schreiben wir mit Wert und Farbe: T ist die Zehn, J der Bube, Q die Dame, K der König und A das Ass. C steht für Kreuz, S für Pik, H für Herz und D für Karo. QS ist die Pik-Dame.

    | Karte | Als Zug | Als Wurf auf |
    |---|---|---|
    | A | du bist noch einmal am Zug | eine 7 |
    | K | alle anderen bekommen eine Karte Nimmschuld | ein Ass |
    | Q | die Spielrichtung kehrt sich um | einen König |
    | J | passt auf alles außer Buben; du darfst dir eine Farbe wünschen | eine Dame, und dann ist er ein Zug |
    | T | du darfst eine Karte verschenken | einen Buben |
    | 9, rot | du darfst einen Tausch verkünden; zwei zusammen lassen zwei beliebige Leute tauschen | eine Zehn |
    | 9, schwarz | nichts, und als Zug beendet sie das Spiel nicht; am Ende ein Punkt mehr | eine Zehn |
    | 8 | der Nächste wird übergangen | eine 9 |
    | 7 | der Nächste wird übergangen und bekommt zwei Karten Nimmschuld für jede Sieben | eine 8 |

    Ein Wurf hat immer die andere Orientierung und keine Wirkung. Rechte laufen ab:

    | Du darfst | bis |
    |---|---|
    | nach deiner Zehn eine Karte verschenken | irgendwer einen Zug macht |
    | nach deiner roten Neun einen Tausch verkünden | das nächste Ereignis eintritt |
    | einen Tausch abwehren oder ihm zustimmen | das nächste Ereignis eintritt |
    | dir nach deinem Buben eine Farbe wünschen | irgendwer einen Zug oder Wurf macht |
    | eine Sieben oder Acht abwehren | irgendwer einen Zug macht oder das Spiel angehalten wird |
    | »vorletzte« sagen und die Marke aufnehmen | ein Ereignis deine Kartenzahl ändert oder irgendwer einen Zug macht |
    | dich über ein vergessenes »vorletzte« oder eine falsch genommene Marke beschweren | jemand anders als der Beklagte einen Zug macht |
    | dich über falsch gespielte Karten beschweren | das Spiel endgültig vorbei ist |
    | falsche Karten zurücknehmen | ein Ereignis, eine Beschwerde oder ein Neumischen dazwischenkommt |

section-gress-cards = Die Karten
gress-1_1 = Ein Satz hat 32 Karten: 7, 8, 9, Zehn, Bube, Dame, König und Ass, jede in Kreuz, Pik, Herz und Karo. Die Rückseiten verraten nichts.
    .title = 32 Karten
gress-1_2 = Die Werte bilden einen Ring. Abwärts geht es von Ass über König, Dame, Bube, Zehn, 9 und 8 zur 7, und unter der 7 kommt wieder das Ass. Wichtig ist das nur für Würfe.
    .title = Werte im Ring
gress-1_3 = Kreuz und Pik sind schwarz, Herz und Karo sind rot. Das ist die Orientierung einer Karte.
    .title = Rot und Schwarz
gress-1_4 = Ihr dürft beliebig viele ganze Sätze zusammenmischen; gleiche Karten sind dann nichts Besonderes. Ab vier Leuten ist das ratsam. Für jeden braucht es sechs Karten und dazu eine zum Eröffnen.
    .title = Mehr als ein Satz

section-gress-table = Der Tisch
gress-2_1 = Drei oder mehr können mitspielen. Am schönsten ist es zu dritt bis fünft; ab sechs denkt an den Großzettel. An einen digitalen Tisch passen bis zu acht, auf einen Zettel für einen echten Tisch zwanzig.
    .title = Zahl der Mitspieler
gress-2_2 = Ihr sitzt im Kreis, alle gleich weit von der Mitte, damit niemand den kürzeren Weg hat. Am digitalen Tisch soll auch niemand die kürzere Leitung haben: Was du tust, wird um die Verzögerung deiner Leitung zurückdatiert, soweit sie bestätigt ist, höchstens um 150 Millisekunden.
    .title = Gleich weit zur Mitte
gress-2_3 = Einer von euch ist der Geber, das ganze Spiel lang. Wer, das sagt der Zettel (11.6).
    .title = Der Geber
gress-2_4 = Der Spielstapel liegt offen in der Mitte. Seine oberste Karte sehen alle. Ist das Spiel einmal eröffnet, ist er nie leer.
    .title = Der Spielstapel
gress-2_5 = Daneben liegt verdeckt der Ziehstapel. Wie viele Karten er hat, sehen alle; eine Zeit lang kann das auch gar keine sein.
    .title = Der Ziehstapel
gress-2_6 = Vor dem Spiel sagst du, mit welcher Hand du handelst und mit welcher du die Karten hältst, und dabei bleibt es bis zum Ende. Am digitalen Tisch handelst du mit der Aktionshand, solange du nichts anderes sagst.
    .title = Aktionshand und Haltehand
gress-2_7 = Dein Blatt hat am Anfang fünf Karten. Nur du siehst sie, aber alle sehen, wie viele es sind. Ein Blatt kann wachsen, und es kann auf null schrumpfen.
    .title = Dein Blatt
gress-2_8 = Neben deinem Blatt liegt eine Karte verdeckt vor dir: deine Marke. Ansehen darf sie niemand, auch du nicht, bis du sie aufnimmst.
    .title = Deine Marke

section-gress-start = So beginnt ein Spiel
gress-3_1 = Der Geber mischt, sodass niemand eine Karte vorhersehen kann. Am digitalen Tisch mischt der Zufall, und nach dem Spiel kann es jeder nachprüfen.
    .title = Karten mischen
gress-3_2 = Alle bekommen fünf Karten auf einmal, im Uhrzeigersinn; links vom Geber geht es los, der Geber kommt zuletzt.
    .title = Das Blatt austeilen
gress-3_3 = Dann bekommen alle eine Marke, diesmal gegen den Uhrzeigersinn; rechts vom Geber geht es los, der Geber kommt wieder zuletzt.
    .title = Die Marken austeilen
gress-3_4 = Was übrig ist, wird zum Ziehstapel.
    .title = Den Ziehstapel errichten
gress-3_5 = Wer sein Blatt aufnimmt, ist bereit; eine Berührung genügt. Du darfst das, sobald du deine Karten hast, der Geber erst, wenn der Ziehstapel steht.
    .title = Bereit zum Spiel
gress-3_6 = Hat der Geber sein Blatt aufgenommen, sieht er sich die oberste Karte des Ziehstapels an, nur er. Sie kommt nie in ein Blatt.
    .title = Die erste Karte
gress-3_7 = Sind alle bereit, legt der Geber diese Karte in die Mitte. Damit gibt es den Spielstapel, und der erste Zug ist gemacht, mit allem, was dazugehört: Die Karte wirkt, Würfe sind erlaubt, und der Geber hat so viele Karten wie zuvor.
    .title = Das Spiel eröffnen

section-gress-turns = Züge, Würfe und Nimmschulden
gress-4_1 = Immer ist genau einer am Zug, auch während das Spiel angehalten ist.
    .title = Einer ist am Zug
gress-4_2 = Werfen dürfen immer alle oder keiner.
    .title = Würfe für alle oder keinen
gress-4_3 =
    Manches, was geschieht, ist ein Ereignis. Ein Ereignis ist ein Augenblick und dauert nicht. Ereignisse sind:

    - die Eröffnung,
    - eine Karte oder ein Paket auszuspielen, auch falsch, solange es nicht zurückgenommen wird,
    - aufzuziehen,
    - die letzte Karte aufzunehmen, die du für ein Ereignis schuldest,
    - eine Karte zu verschenken,
    - eine Marke aufzunehmen, auch falsch,
    - einen Tausch zu vollziehen.

    Sonst nichts: keine Ansage, keine Beschwerde und kein Urteil, keine einzelne Schuldkarte, keine falsch gezogene Karte, kein Anhalten, kein Mischen, kein verlorener Zug und nichts, was nach dem aktiven Spiel kommt.

    Züge sind die Eröffnung, Karten nach 4.5, Buben, Pakete, die Abwehr mit Siebenen oder einer Acht und das Aufziehen.
    .title = Was ein Ereignis ist
gress-4_4 = Du spielst eine Karte aus, indem du sie mit der Aktionshand aus deinem Blatt auf den Spielstapel legst. Ausgespielt ist sie, sobald sie ihn berührt, und das ist ein Ereignis. Die Aktionshand darf dann keine weitere Karte halten und die Haltehand diese nicht berühren. Am digitalen Tisch legt jeder Spielzug eine Karte; vorbereiten und aufreihen lassen sie sich nicht.
    .title = Eine Karte ausspielen
gress-4_5 = Passt eine Karte deines Blattes nach Wert oder Farbe zur obersten, kannst du mit ihr ziehen, wenn du dran bist. Wie die oberste Karte dort hingekommen ist, spielt keine Rolle, und ein Bube hat die gewünschte Farbe (7.4).
    .title = Züge, die passen
gress-4_6 = Nach einem Zug durch Ausspielen sind Würfe erlaubt, egal wie es vorher war.
    .title = Dann sind Würfe erlaubt
gress-4_7 = Wer am Zug ist, kann auch aufziehen, statt eine Karte zu legen: die oberste vom Ziehstapel ins Blatt. Auch damit ist der Zug gemacht, und ein Ereignis ist es auch. Wer den Stapel berührt, kann nicht mehr zurück.
    .title = Das Aufziehen
gress-4_8 = Hat jemand aufgezogen, sind Würfe für alle verboten, bis zum nächsten Zug durch Ausspielen.
    .title = Dann sind Würfe verboten
gress-4_9 = Am Anfang geht es im Uhrzeigersinn.
    .title = Die Spielrichtung
gress-4_10 = Nach einem Zug ist der Nächste dran: wer in Spielrichtung neben dem sitzt, der den Zug gemacht hat. Das muss nicht der gewesen sein, der am Zug war.
    .title = Wer als Nächster dran ist
gress-4_11 = Solange Würfe erlaubt sind, darf jeder jederzeit werfen: eine Karte legen, die genau eine Stufe niedriger ist als die oberste und von der anderen Orientierung, etwa eine rote 9 auf eine schwarze Zehn oder ein schwarzes Ass auf eine rote 7. Ein Wurf wirkt nicht, und wer am Zug ist, bleibt es. Aber er ist ein Ereignis. Werfen darfst du auch mit Nimmschuld. Buben sind ein Fall für sich (7.3).
    .title = Eine Karte werfen
gress-4_12 = Manche Ereignisse bringen Nimmschuld: So viele Karten müssen vom Ziehstapel aufgenommen werden. Jede Nimmschuld hat genau ein Ereignis, das sie verursacht hat.
    .title = Die Nimmschuld
gress-4_13 = Solange du Nimmschuld hast, darfst du keinen Zug machen: keine passende Karte, keinen Buben, kein Paket, kein Aufziehen, keine Abwehr-Acht. Nimmschulden zählen zusammen. Getilgt wird in der Reihenfolge der Ereignisse, die älteste zuerst.
    .title = Kein Zug mit Schulden
gress-4_14 = Nimmst du die letzte Karte auf, die du für ein Ereignis schuldest, ist das selbst ein Ereignis. Die Karten davor sind keins.
    .title = Eine Nimmschuld tilgen
gress-4_15 = Ist das Spiel angehalten, darf kein Ereignis stattfinden. Geht es weiter, sind Würfe verboten, bis jemand durch Ausspielen zieht, und bis zum nächsten Zug darf nur ziehen, wer am Zug ist. Eine Sieben oder Acht kann also niemand mehr abwehren.
    .title = Wenn das Spiel ruht

section-gress-effects = Was Züge bewirken
gress-5_1 = Nach einem Ass bist du noch einmal am Zug, ob du willst oder nicht.
    .title = Das Ass
gress-5_2 = Nach einem König haben alle außer dir eine Karte Nimmschuld.
    .title = Der König
gress-5_3 = Eine Dame kehrt die Spielrichtung um. Wer als Nächster dran ist, bestimmt schon die neue Richtung.
    .title = Die Dame
gress-5_4 = Nach einer Zehn darfst du eine Karte deines Blattes verdeckt jemand anderem schenken, und der muss sie nehmen. Geschehen ist es, sobald die Karte dort liegt, mit der Aktionshand, und das ist ein Ereignis. Zeit hast du, bis irgendwer einen Zug macht.
    .title = Die Zehn
gress-5_5 =
    Nach einer roten Neun darfst du dein ganzes Blatt mit jemand anderem tauschen. Sag es, und mit wem, vor dem nächsten Ereignis; es bindet dich.

    Wen du aufforderst, der darf erst einmal keinen Zug machen. Bis zum nächsten Ereignis kann er eine rote Neun legen, irgendeine auf irgendwas: Diese Abwehr-Neun ist weder Zug noch Wurf, und der Tausch fällt aus. Oder er stimmt gleich zu und legt dir sein Blatt hin.

    Kommt vorher ein anderes Ereignis, wird getauscht. Eine Ausnahme gibt es: Wirfst du selbst, fällt der Tausch einfach aus. Steht der Tausch fest, ist das Spiel angehalten, und die Blätter gelten schon als getauscht. Jeder legt das Blatt, das ihm nicht mehr gehört, mit der Aktionshand vor den anderen. Wer das alte noch hält, darf das neue nicht aufnehmen. Die erste rechtmäßige Berührung eines neuen Blattes vollzieht den Tausch; das ist ein Ereignis, und es geht weiter (4.15). Marken und Nimmschulden bleiben, wo sie sind.
    .title = Die rote Neun
gress-5_6 = Eine schwarze Neun ganz allein auf der Hand, und keine Marke mehr: Als Zug nach 4.5 geht sie dann nicht. Werfen darfst du sie.
    .title = Die schwarze Neun
gress-5_7 = Nach einer Acht wird der Nächste übergangen, und der danach ist am Zug. Bis irgendwer einen Zug macht, darf der Übergangene eine Acht legen, die auf die oberste Karte passt. Diese Abwehr-Acht ist ein Zug, auch außer der Reihe, und übergeht ebenso den Nächsten.
    .title = Die Acht

section-gress-packets = Pakete
gress-6_1 = Ein Paket sind mehrere Karten, als ein Stapel in einer Berührung mit der Aktionshand gelegt. Es ist ein einziges Ereignis. Zwei Karten schnell nacheinander sind kein Paket, und eröffnet wird nie mit einem.
    .title = Mehrere auf einmal
gress-6_2 = Zwei rote Neunen gehen zusammen als ein Zug, wenn du dran bist und die untere passt.
    .title = Zwei rote Neunen
gress-6_3 = Nach zwei roten Neunen darfst du zwei beliebige Leute ihre Blätter tauschen lassen; einer davon darfst du selbst sein. Sag es vor dem nächsten Ereignis. Das Spiel ist sofort angehalten, und keine Abwehr hilft. Sonst geht es wie bei einer roten Neun.
    .title = Zwei tauschen lassen
gress-6_4 = Siebenen gehen so viele zusammen, wie du magst, als ein Zug, wenn du dran bist und die unterste passt. Das kleinste solche Paket ist eine einzelne Sieben.
    .title = Siebenen im Paket
gress-6_5 =
    Nach Siebenen wird der Nächste übergangen und bekommt für jede davon zwei Karten Nimmschuld, und der danach ist am Zug.

    Bis irgendwer einen Zug macht, darf der Übergangene eine oder mehrere Siebenen legen, wenn die unterste auf die oberste Karte passt. Diese Sieben-Abwehr ist ein Zug, trotz der Nimmschuld für den Angriff; jede andere Nimmschuld verbietet sie. Was vom Angriff noch offen ist, geht auf den Nächsten über; der ist nun seinerseits übergangen und schuldet für jede Sieben der Abwehr zwei Karten mehr. All das gehört jetzt zur Abwehr.

    Legt der, der am Zug ist, eine Sieben, ist das keine Abwehr. Damit fängt etwas Neues an.
    .title = Was Siebenen bewirken

section-gress-jacks = Buben
gress-7_1 = Mit einem Buben kannst du ziehen, was immer oben liegt, nur nicht auf einen anderen Buben.
    .title = Ein Bube passt immer
gress-7_2 = Nie kommt ein Bube auf einen Buben, weder als Zug noch als Wurf.
    .title = Kein Bube auf Bube
gress-7_3 = Ein rechtmäßig geworfener Bube ist ein Zug dessen, der ihn geworfen hat, mit allen Folgen. So lässt sich ein Zug stehlen: der Entzug. Würfe müssen dafür erlaubt sein, du darfst nichts schulden, und niemand darf dich zum Tausch aufgefordert haben.
    .title = Den Zug stehlen
gress-7_4 = Nach einem Buben darfst du dir eine Farbe wünschen, bis irgendwer einen Zug oder Wurf macht. Von da an gilt der Bube bei 4.5 als Karte dieser Farbe. Ohne Wunsch gilt seine eigene. Für Würfe behält er auf jeden Fall seine wahre Orientierung.
    .title = Eine Farbe wünschen
gress-7_5 = Legt der, der am Zug ist, eine Zehn in der gewünschten Farbe auf den Buben, ist das immer ein Zug, auch wenn es ein Wurf sein könnte.
    .title = Zehn auf Bube

section-gress-marke = Vorletzte und die Marke
gress-8_1 = Hast du nach einem Ereignis genau zwei Karten und vorher eine andere Zahl, musst du »vorletzte« sagen. Zeit hast du, bis ein Ereignis deine Kartenzahl ändert, längstens aber, bis irgendwer einen Zug macht. In dieser Zeit darfst du, nachdem du es gesagt hast, deine Marke mit der Aktionshand in dein Blatt nehmen; du musst genau zwei Karten haben. Das ist ein Ereignis.
    .title = »Vorletzte« sagen
gress-8_2 = Hättest du »vorletzte« sagen müssen und hast es nicht getan, darf sich ein anderer beschweren: sobald deine Zeit um ist und bis jemand anders als du einen Zug macht. Dann hast du zwei Karten Nimmschuld, und sie gehört zu dem Ereignis, das deine Zeit beendet hat. Das Spiel wird nicht angehalten.
    .title = Vergessenes »vorletzte«

section-gress-end = Das Ende eines Spiels
gress-9_1 = Sobald jemand keine Karte, keine Marke und keine Nimmschuld mehr hat, ist das aktive Spiel vorbei. Ereignisse gibt es dann nicht mehr.
    .title = Ende des aktiven Spiels
gress-9_2 = Alle nehmen noch auf, was sie schulden. Ein Ereignis ist das nicht mehr.
    .title = Die letzte Tilgung
gress-9_3 = Dann legen alle ihr Blatt offen hin; Marken bleiben verdeckt. Wer sein Blatt mit offener Nimmschuld hinlegt, schuldet zwei Karten mehr. Beschweren könnt ihr euch, bis das letzte Blatt, das noch Karten hat, rechtmäßig liegt. Dann ist das Spiel endgültig vorbei.
    .title = Die Blätter hinlegen
gress-9_4 = Jede Karte auf deiner Hand ist ein Strafpunkt, jede schwarze Neun einer mehr, und eine Marke, die noch vor dir liegt, sind vier. Wer gewonnen hat, hat keinen.
    .title = Strafpunkte zählen

section-gress-trouble = Wenn etwas schiefgeht
gress-10_1 = Ist der Ziehstapel leer, darf, wer am Zug ist oder Nimmschuld hat, das Spiel anhalten: die leere Aktionshand auf den Spielstapel. Die oberste Karte bleibt, der Rest wird gemischt und zum Ziehstapel. Es geht weiter (4.15), und wer angehalten hat, muss mindestens eine Karte nehmen: eine geschuldete, oder er zieht auf. Das Mischen selbst ist weder Ereignis noch Zug. Liegt nur noch die oberste Karte da, endet das Spiel ohne Gewinner und wird abgerechnet; wer angehalten hat, schuldet mindestens eine Karte.
    .title = Ein leerer Ziehstapel
gress-10_2 = Reicht der Ziehstapel für die letzte Tilgung nicht, wird er zuerst aufgebraucht, und jede Karte, die dann fehlt, ist ein Strafpunkt. Mag niemand nehmen, muss der mit der ältesten Nimmschuld. Sind mehrere gleich alt, geht es in der letzten Spielrichtung reihum, gleich nach dem Gewinner. Gemischt wird nicht mehr.
    .title = Zu wenig zum Tilgen
gress-10_3 = Karten bewegt die Aktionshand; nur beim Aufnehmen des Blattes am Anfang und beim Hinlegen am Ende ist es egal. Berührt deine Haltehand einen der Stapel oder deine Marke, ist das falsch gespielt, und was es kostet, steht in den folgenden Regeln. Ein Geschenk oder ein Blatt, das die Haltehand jemandem hinlegt, gilt einfach nicht, außer die andere Seite nimmt es an; du darfst die Karten wieder aufnehmen und es noch einmal machen. Ein Geschenk nehmen, ein neues Blatt berühren, zurücknehmen und anhalten bewirken mit der Haltehand gar nichts; bei den letzten beiden ist das unsere Entscheidung.
    .title = Die falsche Hand
gress-10_4 = Nimmst du falsch gelegte Karten selbst zurück, vor einer Beschwerde und vor dem nächsten Ereignis, ist das ein kleines Foul. Es kostet nichts, wenn die Karten unmittelbar vor der letzten Karte oder dem letzten Paket eines anderen ganz richtig gewesen wären: Du warst nur zu langsam. Sonst schuldest du eine Karte, und warst du am Zug, ist es der Nächste. So oder so gelten die Karten als nie gelegt, und es geht ohne Pause weiter. Liegen die Karten richtig, bleiben sie liegen, und alle erfahren, dass du sie zurückhaben wolltest: Versuchen darfst du das einmal je Karte.
    .title = Ein kleines Foul
gress-10_5 =
    Eine Beschwerde über falsch gespielte Karten hält das Spiel an.

    Ist sie unbegründet, hat der Beschwerdeführer zwei Karten Nimmschuld, und war er am Zug, ist er es nicht mehr.

    Ist sie begründet, hat der Beklagte zwei Karten Nimmschuld, und war er am Zug, ist er es nicht mehr. Die Karten muss er zurücknehmen, außer jemand anders hat seitdem ausgespielt. Hat er nach den falschen Karten und vor dem nächsten Zug eines anderen seine Marke nach 8.1 aufgenommen, bekommt er eine neue vom Ziehstapel. Wirkungen, auf die andere schon reagiert haben, bleiben für diese bestehen.

    Eine Frist gibt es nicht außer dem Ende des Spiels (9.3). Bis zur Beschwerde oder Rücknahme gilt, was liegt, so falsch es sein mag. Du kannst dich über mehrere falsche Karten einer Person zugleich beschweren: ein Urteil, eine Strafe.
    .title = Beschwerden über falsche Karten
gress-10_6 = Wer unrechtmäßig Karten zieht, behält sie, und mindestens eine ist es immer. Mit der falschen Hand tilgen sie keine Nimmschuld. Ein Ereignis ist das nicht, und eine Beschwerde braucht es nicht.
    .title = Falsch gezogen
gress-10_7 = Nimmt jemand die Marke auf, obwohl 8.1 es nicht erlaubt, darf sich jeder beschweren, bis jemand anders als der Beklagte einen Zug macht. Ist die Beschwerde unbegründet, hat der Beschwerdeführer zwei Karten Nimmschuld. Sonst hat der Beklagte eine, behält die Karte und bekommt eine neue Marke vom Ziehstapel. Das Spiel wird nicht angehalten.
    .title = Falsch genommene Marke
gress-10_8 = Wer mit Absicht falsch spielt, ist draußen. Das entscheidet ein Schiedsrichter allein, oder alle anderen Menschen am Tisch sind sich einig, mindestens zwei; Bots stimmen nicht mit und zählen nicht. Eine Stimme gilt, bis du sie zurückziehst, der andere geht oder das Spiel zu Ende ist. Ihr könnt auch vereinbaren, wie viele Strafkarten zu viele sind. Hat jemand gewonnen, wird für dieses Spiel niemand mehr ausgeschlossen.
    .title = Die Disqualifikation
gress-10_9 =
    Kommt Rechtmäßiges so dicht zusammen, dass niemand sagen kann, was zuerst war, gilt diese Reihenfolge:

    | Klasse | Was |
    |---|---|
    | 1 | eine Marke aufnehmen |
    | 2 | auf den Spielstapel legen: 2.1 Abwehr, 2.2 Züge nach 4.5 und Pakete, 2.3 Buben, 2.4 Würfe |
    | 3 | Karten vor jemanden hinlegen |
    | 4 | ziehen: 4.1 aufziehen, 4.2 geschuldete Karten |
    | 5 | Ansagen |

    Am digitalen Tisch ist zu dicht, was nicht weiter auseinanderliegt, als die Option W sagt. Sonst entscheidet allein die Zeit. Wie entschieden wurde, erfahren alle.
    .title = Wer Vorrang hat

section-gress-series = Runden und Zettel
gress-11_1 = Eine Runde sind so viele Spiele, wie Leute mitspielen; jeder gibt einmal.
    .title = Eine Runde
gress-11_2 = Ein Zettel sind so viele ganze Runden, dass mindestens zwölf Spiele herauskommen. Wer am Ende die wenigsten Strafpunkte hat, gewinnt ihn. Jeder Zettel fängt bei null an.
    .title = Der Zettel
gress-11_3 = Teilen sich mehrere die niedrigste Summe, kommt noch eine ganze Runde dazu, und noch eine, bis sie am Ende einer Runde einem allein gehört.
    .title = Die Verlängerung
gress-11_4 = Jeder Zettel hat seine eigene Tabelle, und zwischen den Spielen dürfen alle hineinsehen. Papier ist schön, aber es geht auch anders. Wer den Zettel gewinnt, darf ihn behalten.
    .title = Offen für alle
gress-11_5 = Einer schreibt den Zettel. Den nächsten schreibt, wer links von ihm sitzt.
    .title = Der Schreiber
gress-11_6 = Das erste Spiel eines Zettels gibt, wer links vom Schreiber sitzt. Danach gibt immer, wer links vom letzten Geber sitzt.
    .title = Wer gibt
gress-11_7 = Jeder hat eine Spalte, in der Reihenfolge des Gebens: zuerst, wer links vom Schreiber sitzt, zuletzt der Schreiber. Jedes Spiel hat eine Zeile.
    .title = Spalten und Zeilen
gress-11_8 = In einem Feld steht die Summe bis dahin. Wer das Spiel gewonnen hat, bekommt stattdessen einen Strich. Nach jeder Runde kommt eine Linie.
    .title = Ein Spiel aufschreiben
gress-11_9 = Ein Fehler beim Austeilen kostet den Geber vier Strafpunkte, und es wird neu ausgeteilt. Ein Spiel ist das nicht; ein Zählstrich in der Zeile des nächsten Spiels erinnert daran. Wo der Computer austeilt, gibt es solche Fehler nicht.
    .title = Falsch ausgeteilt

section-gress-big = Der Großzettel
gress-12 = Sechs oder mehr spielen an mehreren Tischen und teilen sich einen Zettel, den Großzettel. Alle Plätze sind über alle Tische hinweg durchgezählt und bleiben, wo sie sind; vor jedem Spiel werden die Plätze ausgelost. An jedem Tisch gibt die niedrigste Nummer. Sind alle Tische fertig, geben die Ergebnisse eine Zeile. Ein Großzettel hat zwölf Spiele; teilen sich mehrere die niedrigste Summe, folgen einzelne Spiele, bis das vorbei ist. Die Namen stehen in der Sitzfolge des ersten Spiels. Wer schreibt, hat mit den Plätzen nichts zu tun.
    .title = Viele Leute, ein Zettel

section-gress-option = Optionen
gress-option-referee = Was geschieht mit Falschem? official (Vorgabe): Es lässt sich tun, wie mit echten Karten, und wird durch Zurücknehmen, Beschwerde oder Strafe geregelt. guided: Es wird mit Begründung abgelehnt und ändert nichts; gut zum Lernen.
    .title = Wie streng der Tisch ist
    .value-official = es lässt sich tun, wie mit echten Karten
    .value-guided = es wird abgelehnt, mit Begründung
gress-option-decks = Wie viele Sätze mischt ihr zusammen? auto (Vorgabe): einen zu dritt, zwei zu viert bis sechst, drei zu siebt oder acht. Oder 1 bis 4, solange es für jeden sechs Karten gibt und noch eine dazu.
    .title = Zahl der Sätze
    .value-auto = so viele wie passen
gress-option-first_dealer = Wer gibt, wenn es kein Zettel sagt? lot (Vorgabe): Das Los bestimmt es. Oder die Nummer eines Platzes, im Uhrzeigersinn ab 0 gezählt.
    .title = Erster Geber
    .value = Platz { $amount }
    .value-lot = das Los entscheidet
gress-option-collision = Was wird aus einer rechtmäßigen Karte, die zu spät kam? physical (Vorgabe): Sie liegt als falsche Karte auf dem Stapel und lässt sich meist straflos zurücknehmen. bounce: War sie vor dem knappen Rennen noch rechtmäßig, kommt sie von selbst straflos zurück.
    .title = Karten, die zu spät kommen
    .value-physical = sie liegt als falsche Karte da
    .value-bounce = sie kommt von selbst zurück
gress-option-W = Wie dicht beieinander liegt, was sich nicht mehr ordnen lässt? 0 bis 100 Millisekunden; die Vorgabe ist 50. Bei 0 entscheidet allein die Zeit.
    .title = Zu dicht beieinander
    .value = { $amount } ms
gress-option-marke_strict = Wie lange können falsche Karten eine neue Marke kosten (10.5)? off (Vorgabe): Die Marke muss vor dem nächsten Zug eines anderen aufgenommen worden sein; die Beschwerde darf später kommen. on: Auch die Beschwerde muss vor diesem Zug kommen.
    .title = Neue Marke, streng
    .value-off = die Beschwerde darf später kommen
    .value-on = auch die Beschwerde muss rechtzeitig sein
gress-option-false_vorletzte_penalty = Kostet es etwas, ohne Grund »vorletzte« zu sagen? off (Vorgabe): nein. on: zwei Karten Nimmschuld.
    .title = »Vorletzte« ohne Grund
    .value-off = nein
    .value-on = zwei Karten
gress-option-manual_deal = Wer gibt? off (Vorgabe): der Tisch, und er gibt nie falsch. on: der Geber, mit echten Karten; einen Fehler kann man anmelden, bis das Spiel eröffnet ist. An einem digitalen Tisch zählt er, wenn der Geber zustimmt oder mehr als die Hälfte der anderen Menschen, mindestens zwei.
    .title = Geben von Hand
    .value-off = der Tisch
    .value-on = der Geber, von Hand
gress-option-penalty_limit = Bist du bei zu vielen Strafkarten draußen? off (Vorgabe): nein. Oder eine Zahl von 1 bis 100: Wer mehr Strafkarten bekommt, ist draußen.
    .title = Grenze für Strafkarten
    .value = bei mehr als { $amount }
    .value-off = nein
gress-option-ruling_pause = Wie lange wartet der Tisch nach einem Urteil, bevor es weitergeht? 0 bis 60 Sekunden; die Vorgabe ist 2. Solange lässt sich nichts tun.
    .title = Pause nach einem Urteil
    .value = { $amount } s

section-gress-Q = Streitfragen
gress-Q01 = Ist das Spiel vorbei, wenn jemand keine Karten mehr hat, wie man es gern kurz erklärt? Nur, wenn er auch keine Marke und keine Nimmschuld hat. Es gilt die nummerierte Regel (9.1).
    .title = Wann es vorbei ist
gress-Q02 = Ist ein Wurf ein Ereignis? Ja. Er wird ausgespielt wie jede Karte, und Ausspielen ist ein Ereignis.
    .title = Würfe sind Ereignisse
gress-Q03 = Wem gehört die Eröffnungskarte, und was bewirkt sie? Sie ist ein Zug des Gebers mit allen Wirkungen. In einem Blatt war sie nie; Blatt und »vorletzte« des Gebers bleiben also unberührt, und auch eine schwarze Neun darf eröffnen.
    .title = Die Eröffnungskarte
gress-Q04 =
    Eine falsche Karte gilt fürs Erste, aber als was? Was gemeint war, fragt niemand. Es entscheidet das Erste, was zutrifft:

    - Eine einzelne rote Neun von jemandem, der zum Tausch aufgefordert ist, ist eine Abwehr-Neun.
    - Siebenen oder eine Acht von jemandem, der damit abwehren darf, sind eine Abwehr, wenn die unterste passt.
    - Ein einzelner Bube ist ein Zug.
    - Eine einzelne Zehn, die sich auf den Buben unter ihr werfen ließe und die gewünschte Farbe hat, ist ein Zug dessen, der am Zug ist, und bei allen anderen ein Wurf.
    - Passt die unterste Karte nach Wert oder Farbe, ist es ein Zug dessen, der sie gelegt hat.
    - Ließe sich die unterste Karte werfen, ist es ein Wurf.
    - Alles andere ist ein Zug dessen, der am Zug ist, und bei allen anderen ein Wurf.
    .title = Als was Falsches gilt
gress-Q05 = Was, wenn jemand mehrere Karten auf einmal legt, die kein Paket sind? Das ist falsch gespielt. Als was es gilt, sagt die unterste Karte. Als Zug gibt es den Zug weiter, wirkt aber nicht. Oben liegt dann die oberste.
    .title = Gar kein Paket
gress-Q06 = Du wolltest werfen, aber jemand war schneller, und jetzt passt deine Karte als Zug? Dann ist sie ein Zug, und zwar ein richtiger; sie bleibt. Was du wolltest, zählt nicht.
    .title = Als Wurf gemeint
gress-Q07 = Beendet eine falsche letzte Karte das Spiel? Fürs Erste ja. Wird sie zurückgenommen oder kommt vor dem endgültigen Ende eine Beschwerde, ist das Ende ungeschehen.
    .title = Eine falsche letzte Karte
gress-Q08 =
    Was genau macht eine begründete Beschwerde ungeschehen? So wenig wie möglich von dem, worauf sich andere verlassen haben.

    | Was | Danach |
    |---|---|
    | die falschen Karten und die eigenen Karten des Beklagten darauf | zurück in sein Blatt, außer jemand anders hat seitdem eine Karte gelegt, die noch liegt |
    | Zug und Richtung | wie vor den falschen Karten, wenn diese als Zug galten, außer jemand anders hat seitdem einen Zug gemacht; nach einem falschen Wurf bleibt beides, wie es jetzt ist |
    | was andere vor den falschen Karten noch tun durften | geht unter derselben Bedingung wieder, außer etwas anderes hat es beendet |
    | was der Beklagte noch tun durfte | bleibt vorbei |
    | Nimmschulden durch die falschen Karten | entfallen, soweit sie offen sind; aufgenommene Karten bleiben |
    | eine Nimmschuld, die eine falsche Sieben-Abwehr weitergegeben hat | der offene Rest geht zurück; aufgenommene Karten zählen zuerst für diesen Teil |
    | Rechte des Beklagten aus den falschen Karten | weg, wenn er sie noch nicht genutzt hat |
    | ein Geschenk aus den falschen Karten | geht zurück, außer es wurde berührt |
    | ein Tausch aus den falschen Karten oder einer, der nur durch sie fällig wurde | ungeschehen, außer es wurde zugestimmt oder er ist vollzogen |

    In jedem Fall hat der Beklagte zwei Karten Nimmschuld, und ist er nach alledem am Zug, ist er es nicht mehr. Ein Zug, der selbst zurückging, zählt nicht als seitdem gemacht, und auch kein späterer Zug des Beklagten; dessen Nimmschulden bleiben trotzdem. Ein Beispiel: Jemand legt einen König, ohne am Zug zu sein, und ein anderer wirft eine Karte darauf. Der König bleibt liegen, der Zug geht an den zurück, dem er genommen wurde, und offene Nimmschulden für den König entfallen.
    .title = Was eine Beschwerde ändert
gress-Q09 = Was, wenn der Beklagte auf die falsche Karte weitere gelegt hat? Sie gehen mit zurück, für eine einzige Strafe. Man könnte die Regel anders lesen; das ist unsere Entscheidung.
    .title = Karten auf falschen Karten
gress-Q10 = Was, wenn eine Nimmschuld aus einer falschen Karte halb getilgt ist? Die aufgenommenen Karten bleiben, wo sie sind; der Rest ist vergessen.
    .title = Halb getilgt
gress-Q11 = Was ist mit einer Karte, die nach einer falschen Zehn verschenkt wurde? Sie kommt zurück, außer sie wurde schon berührt. Am digitalen Tisch kommt die Berührung nach einem Moment von selbst.
    .title = Ein falsches Geschenk
gress-Q12 = Was ist mit einem Tausch durch eine falsche Neun, oder einem, der durch eine falsche Karte fällig wurde? Er bleibt, wenn der Aufgeforderte zugestimmt hat oder ein neues Blatt berührt wurde. Sonst gehen die Blätter zurück, und ein Tauschgesuch eines anderen ist wieder offen.
    .title = Ein falscher Tausch
gress-Q13 = Den Zug verliert, wer »am Zug war«: Wann? Nachdem alles ungeschehen ist, was es sein muss. Bist du dann am Zug, ist es der Nächste.
    .title = Wer am Zug war
gress-Q14 = Ist es ein Zug, wenn jemand durch Foul oder Beschwerde den Zug verliert? Nein. Was bis zum nächsten Zug gilt, gilt weiter.
    .title = Verlieren ist kein Zug
gress-Q15 = Was ist mit Fristen, die eine falsche Karte beendet hat? Nach einer Rücknahme laufen sie für alle wieder. Nach einer Beschwerde laufen sie für die anderen wieder, wie Q08 sagt, aber nicht für den Beklagten. Strafen, die nur aus diesem Ende kamen, entfallen, wenn sie noch offen sind; ein vergessenes »vorletzte« ist aber nur verziehen, wenn genau diese Frist wieder läuft, nicht schon, weil inzwischen eine neue läuft.
    .title = Fristen laufen wieder
gress-Q16 = Wann ist eine Rücknahme straflos? Wenn die Karten in dem Moment richtig gewesen wären, bevor jemand anders seine letzte Karte legte, die noch liegt. Ziehen und Tilgen zählen dabei nicht. Du musst die Karten da schon gehabt und die richtige Hand benutzt haben.
    .title = Zu langsam, aber verziehen
gress-Q17 = Kannst du zurücknehmen, während das Spiel angehalten ist oder nach einer falschen letzten Karte? Ja, solange kein Ereignis stattgefunden hat; das Anhalten oder das Ende ist damit auch ungeschehen. Aber nicht, wenn dem Tausch schon zugestimmt wurde. Dieser letzte Teil ist unsere Entscheidung.
    .title = Zurücknehmen im Halt
gress-Q18 = Kannst du dich beschweren, während das Spiel angehalten ist? Ja, und es wird gleich entschieden. Ein Halt für einen Tausch dauert an, außer der Tausch ist dadurch hinfällig.
    .title = Beschwerde im Halt
gress-Q19 = Was, wenn du bei angehaltenem Spiel eine Karte legst oder ziehst? Es wird abgelehnt und kostet nichts. Du konntest es vielleicht nicht wissen.
    .title = Karten im Halt
gress-Q20 = Was, wenn eine falsche Karte nach dem Neumischen als einzige noch daliegt? Zurücknehmen geht nicht, und eine Beschwerde lässt sie liegen; sonst ist alles wie üblich. Der Stapel ist nie leer.
    .title = Die einzige Karte
gress-Q21 = Um welche Karten geht eine Beschwerde? Nennst du eine Karte: um die neueste gleiche, die der Beklagte gelegt hat, ob richtig oder falsch, und über die sich noch niemand beschwert hat. Ein Paket nennst du mit irgendeiner seiner Karten. Bei mehreren Kartensätzen braucht eine ältere gleiche Karte eine eigene Beschwerde, oder du nennst die Karte so oft, wie du sie meinst. Nennst du keine: um die letzten falschen des Beklagten, über die noch nicht entschieden ist. Entschieden wird einmal. Neumischen ändert daran nichts: Der Tisch erinnert sich. Du darfst beliebig viele Karten nennen: Eine falsche genügt, richtige werden übergangen, und die neueste kommt zuerst zurück.
    .title = Welche Karten, wie oft
gress-Q22 = Ab wann zählt eine Nimmschuld aus einem Urteil? Ab dem Urteil oder der Rücknahme. Nur die für ein vergessenes »vorletzte« zählt ab dem Ereignis, das die Frist beendet hat, und kann sich so vor andere schieben.
    .title = Alter einer Strafe
gress-Q23 = Was kostet eine falsche oder voreilige Beschwerde über »vorletzte«? Nichts, und sie bewirkt nichts. Wer daran erinnert wurde, darf es noch sagen.
    .title = Voreilige Beschwerde
gress-Q24 = Die neue Marke nach falschen Karten: Muss die Beschwerde vor dem nächsten Zug eines anderen kommen? Nein, nur aufgenommen sein muss die Marke bis dahin. Wollt ihr es streng, wählt die Option marke_strict. Aufgenommen worden sein muss sie außerdem rechtmäßig nach 8.1, und ersetzt wird jede aufgenommene Marke höchstens einmal.
    .title = Frist für neue Marken
gress-Q25 = Was, wenn eine neue Marke fällig ist und der Ziehstapel leer? Dann ist sie geschuldet. Sie zählt als liegend, also vier Strafpunkte, und lässt sich nicht aufnehmen. Sobald eine Karte da ist, wird sie hingelegt.
    .title = Eine geschuldete Marke
gress-Q26 = Ist es ein Ereignis, eine Marke falsch aufzunehmen? Ja.
    .title = Falsch, aber ein Ereignis
gress-Q27 = Darfst du die Marke aufnehmen, wenn deine Frist noch läuft, du aber nicht mehr zwei Karten hast, etwa nach einer falsch gezogenen? Nein. Der Kommentar der Autoren sagt: genau zwei; ihm zu folgen ist unsere Entscheidung.
    .title = Genau zwei Karten
gress-Q28 = Was, wenn du ohne Ereignis auf zwei Karten kommst oder an der Zwei vorbei: durch einzelne Schuldkarten, falsches Ziehen, zurückgegebene Karten? Dann gibt es nichts zu sagen und nichts aufzunehmen. Verglichen wird nur vor und nach einem Ereignis.
    .title = Zwei ohne Ereignis
gress-Q29 = Wie ist es mit »vorletzte« beim Tausch? Verglichen wird deine Kartenzahl vor dem Halt mit der danach, und deine Frist beginnt mit der Berührung, die den Tausch vollzieht. Sind die Zahlen gleich, ändert sich nichts, und eine laufende Frist läuft weiter.
    .title = Vorletzte nach dem Tausch
gress-Q30 = Wie ist es mit »vorletzte«, wenn das aktive Spiel endet? Endet es durch einen Wurf, läuft deine Frist nicht ab. Endet es durch einen Zug, läuft sie ab, und beschweren kann man sich, bis alle Blätter liegen.
    .title = Vorletzte am Ende
gress-Q31 = Jemand ist zum Tausch aufgefordert und wirft seine letzte Karte: Sieg oder Tausch? Sieg. Er kommt im selben Augenblick.
    .title = Sieg vor Tausch
gress-Q32 = Was, wenn jemand durch einen Tausch ein leeres Blatt bekommt? Ob das gewinnt, entscheidet sich, sobald der Tausch feststeht, denn die Blätter gelten schon als getauscht.
    .title = Leeres Blatt ertauscht
gress-Q33 = Wie legt oder berührt man ein leeres Blatt? Gar nicht. Es gilt als hingelegt, und die Berührung des anderen vollzieht den Tausch. Sind beide leer, ist er sofort vollzogen. Das gilt auch, wenn der Tausch das Spiel beendet hat und es dann doch weitergeht.
    .title = Nichts zum Hinlegen
gress-Q34 = Was, wenn deine letzte Karte eine rote Neun ist, oder die letzten beiden? Ohne Marke hast du gewonnen, und getauscht wird nicht. Mit Marke darfst du dein leeres Blatt tauschen.
    .title = Rote Neun zuletzt
gress-Q35 = Was, wenn eine weitere rote Neun einen zweiten Tausch erlaubt, während der erste noch läuft? Verkündet sein muss er, bevor der erste vollzogen ist, denn das ist das nächste Ereignis. Damit ist der zweite fällig, ohne Zeit zur Abwehr. Zwei rote Neunen ordnen ihren auch mittendrin an: Die Blätter gelten sofort noch einmal als getauscht und werden hingelegt, wenn der erste Tausch fertig ist; wird der ungeschehen, werden es beide.
    .title = Tausch auf Tausch
gress-Q36 = Wer am Zug ist, aber zum Tausch aufgefordert, greift zum Ziehstapel? Das ist falsch gezogen. Die Karte bleibt bei ihm, aber es ist weder Ereignis noch Zug.
    .title = Aufgefordert und gezogen
gress-Q37 = Was, wenn der Aufgeforderte nichts tut und auch sonst nichts geschieht? Nach einer Weile stimmt der Tisch für ihn zu.
    .title = Ewig warten
gress-Q38 = Braucht eine Abwehr-Neun etwas: keine Nimmschuld, erlaubte Würfe, eine passende Karte? Nein, nichts. An den Würfen und daran, wer am Zug ist, ändert sie auch nichts.
    .title = Freie Abwehr-Neun
gress-Q39 = Wen kannst du zum Tausch auffordern, und kannst du es dir anders überlegen? Jeden anderen, der noch im Spiel ist, einmal, und nein.
    .title = Verkündet ist verbindlich
gress-Q40 = Du hast einen Tausch verkündet und tust nun selbst etwas anderes, nimmst etwa deine Marke auf oder tilgst? Dann ist der Tausch fällig. Nur ein eigener Wurf lässt ihn ausfallen.
    .title = Dein nächstes Ereignis
gress-Q41 = Darfst du Siebenen abwehren, wenn du noch etwas anderes schuldest? Nein, ob älter oder neuer, und selbst eine Strafe für »vorletzte«, die zu diesen Siebenen gehört, steht im Weg. Solche Strafen sind deine und werden nie weitergegeben. Das ist unsere Entscheidung.
    .title = Andere Schulden, keine Abwehr
gress-Q42 = Was, wenn du von den Karten für die Siebenen schon einige oder alle aufgenommen hast? Abwehren darfst du trotzdem. Weitergegeben wird nur der offene Rest, und sei es nichts.
    .title = Halb getilgt, trotzdem abgewehrt
gress-Q43 = Du wehrst Siebenen ab, aber wer am Zug war, hat den Zug gerade durch ein Foul verloren: Wer bekommt die Nimmschuld? Dein eigener Nachfolger, der auch übergangen ist. Das ist unsere Entscheidung, denn Schuld und Abwehr gehören zusammen.
    .title = Wer die Siebenen bekommt
gress-Q44 = Wie lange ist ein Spiel nach einem Halt eingeschränkt? Bis zum nächsten Zug. Da wäre jede Abwehr ohnehin vorbei, also überlebt keine.
    .title = Nach einem Halt
gress-Q45 = Darfst du eine Acht abwehren, während Würfe verboten sind? Die Frage stellt sich nie: Verboten sind sie nach dem Aufziehen oder einem Halt, und beides beendet die Abwehr.
    .title = Achten ohne Würfe
gress-Q46 = Kann man ein Paket werfen? Nie. Ein Wurf ist eine Karte.
    .title = Keine geworfenen Pakete
gress-Q47 = Welche Farben und welche Ordnung darf ein Paket aus Siebenen haben? Beliebige. Du wählst; die unterste muss passen, und die oberste liegt dann oben.
    .title = Siebenen aller Farben
gress-Q48 = Zwei rote Neunen: Dürfen es drei sein, dürfen sie gleich sein, und was, wenn nur noch zwei mitspielen? Genau zwei; ja; dann nennst du die beiden.
    .title = Genau zwei Neunen
gress-Q49 = Gilt ein Wunsch auch für Pakete und Abwehr? Ja. Auch sie müssen ja passen.
    .title = Pakete auf einen Wunsch
gress-Q50 = Darfst du noch einmal wünschen, und was, wenn der Bube wieder oben liegt? Der erste Wunsch zählt, und er bleibt bei seinem Buben.
    .title = Ein Wunsch bleibt
gress-Q51 = Darfst du dir etwas wünschen, während das Spiel angehalten ist oder nachdem jemand getilgt hat? Ja, bis zu einem Zug oder Wurf. Liegen dein Wunsch und ein Wurf zu dicht beieinander, kommt der Wurf zuerst.
    .title = Zeit für einen Wunsch
gress-Q52 = Was ist mit einer Zehn in der gewünschten Farbe, wenn du am Zug bist und Nimmschuld hast? Sie ist ein Zug, also darfst du sie nicht legen. Vor dem Wunsch ist sie ein Wurf, und du darfst.
    .title = Die zweideutige Zehn
gress-Q53 = Darfst du einen Buben werfen, wenn du Nimmschuld hast, wenn Würfe verboten sind, wenn du zum Tausch aufgefordert bist? Nein, nein und nein.
    .title = Wann Buben zu Hause bleiben
gress-Q54 = Darfst du mit Nimmschuld, nach einem Halt oder als letzte Karte etwas verschenken? Ja, ja und ja; es kann sogar gewinnen. Nur nicht, während das Spiel angehalten ist.
    .title = Schenken trotz Schulden
gress-Q55 = Was, wenn deine letzte Karte ein Ass ist? Du hast gewonnen. Liegt deine Marke noch, bist du ohne Karte am Zug und musst aufziehen.
    .title = Ass zuletzt
gress-Q56 = Was, wenn deine letzte Karte ein König oder eine Sieben ist? Die Nimmschulden entstehen und werden in der letzten Tilgung beglichen. Abwehren kann niemand mehr.
    .title = König zuletzt
gress-Q57 = Wie weit reicht das Verbot der schwarzen Neun? Nur so weit, wie es dasteht: einzige Karte, keine Marke, Zug nach 4.5. Mit einem Wurf oder Geschenk darfst du mit ihr enden.
    .title = Wie schwarze Neunen enden
gress-Q58 = Was, wenn du mit leerem Blatt am Zug bist? Tilg, was du schuldest, dann zieh auf. Etwas anderes bleibt nicht.
    .title = Am Zug ohne Karten
gress-Q59 = Was, wenn eine Beschwerde nach dem aktiven Spiel den Gewinner trifft? Erfüllt dann niemand mehr 9.1, geht das Spiel weiter. Aufgenommene Karten bleiben aufgenommen, hingelegte Blätter kommen wieder auf die Hand. Nach einer Beschwerde über falsche Karten geht es weiter wie nach einem Halt (4.15); nach einer über »vorletzte« oder eine Marke sind Würfe und Rechte so, wie es der letzte Spielzug vor dem Ende hinterlassen hat. Über Beschwerden gegen andere wird wie üblich entschieden, und das Ende steht.
    .title = Doch nicht vorbei
gress-Q60 = Können zwei im selben Augenblick gewinnen, weil Nimmschulden entfallen? Es gewinnt, wessen Blatt zuerst leer war. Null Strafpunkte haben beide.
    .title = Zwei bei null
gress-Q61 = Darfst du dich nach dem aktiven Spiel noch über eine Marke beschweren? Ja, solange die Frist dafür nicht um ist.
    .title = Späte Beschwerde zur Marke
gress-Q62 = Was, wenn jemand mehrmals zu früh hinlegt oder nach dem Hinlegen wieder etwas schuldet? Jedes Mal zwei Karten. Kommt nach dem Hinlegen eine neue Nimmschuld, gilt das Blatt als nicht hingelegt: Sein Besitzer tilgt sie und legt das Blatt noch einmal hin; so lange können sich alle noch beschweren. Ein leeres Blatt braucht niemand hinzulegen.
    .title = Zu früh hingelegt
gress-Q63 = Was, wenn jemand ohne Not zum Mischen anhält? Es wird abgelehnt. Du musst am Zug sein und einen Zug machen dürfen, oder du musst Nimmschuld haben, und der Ziehstapel muss leer sein. Mischen und die Karte, die folgen muss, sind eins; sie kommt vor einer geschuldeten Marke.
    .title = Mischen ohne Not
gress-Q64 = Was, wenn es nichts mehr zu mischen gibt? Niemand gewinnt. Auf dem Zettel ist es trotzdem ein Spiel, ohne Strich. Wer angehalten hat, bekommt mindestens einen Strafpunkt für eine Karte. Spätere Beschwerden bringen nur noch Punkte; weiter geht das Spiel nicht.
    .title = Eine Sackgasse
gress-Q65 = Wer nimmt die letzten Karten? Eine Weile nimmt, wer will. Dann geht es Karte für Karte nach der ältesten Nimmschuld. Nach jeder Karte neu hinzusehen ist unsere Entscheidung.
    .title = Die letzten Karten
gress-Q66 = Wann ist falsch gezogen? Ohne Nimmschuld und nicht am Zug. Mit Nimmschuld tilgt die Aktionshand immer, auch außer der Reihe. Bei leerem Ziehstapel oder angehaltenem Spiel lässt sich nichts ziehen.
    .title = Wann Ziehen falsch ist
gress-Q67 = Was wird aus einem Geschenk oder Blatt, das mit der falschen Hand hingelegt wurde? Es liegt da als Angebot. Berührt es die andere Seite, gilt es von da an.
    .title = Falsche Hand, angenommen
gress-Q68 = Wie wird jemand disqualifiziert, und was dann? Der Schiedsrichter entscheidet es, oder alle anderen Menschen sind sich einig; gezählt wird, sooft jemand abstimmt. Solange ein Bot für jemanden spielt, hat der Platz keine Stimme. Der Platz wird von da an übersprungen. Seine Karten bleiben aus dem Spiel und werden am Ende gezählt, offene Nimmschulden mit einem Strafpunkt je Karte, und gewinnen kann er nicht. Zu zweit geht es weiter; ist nur noch einer da, ist das Spiel ungültig, und es wird neu gegeben. Die Option penalty_limit disqualifiziert von selbst.
    .title = Wie man jemanden ausschließt
gress-Q69 = Was kommt zuerst, wenn etwas zu dicht beieinanderliegt und 10.9 es nicht sagt? Was einer selbst tut, behält seine Reihenfolge. Von dem, was jeweils als Nächstes ansteht, geht das Rechtmäßige mit der höheren Klasse vor, dann das frühere, dann wer in Spielrichtung näher bei dem sitzt, der am Zug ist. Zurücknehmen kommt nach den Würfen; Anhalten zählt wie Ziehen, Hinlegen wie eine Ansage; Pakete sind Klasse 2.2 und Buben immer 2.3; und ein »vorletzte« unmittelbar vor der Marke teilt deren Klasse. Eine Beschwerde, die berechtigt war und ihren Gegenstand verloren hat, fällt straflos weg. Eine Karte, die verloren hat, liegt als falsche da (Option collision). Innerhalb des Fensters gilt die Reihenfolge der Karten als nicht feststellbar; all das ist unsere Entscheidung.
    .title = Rennen und ihre Verlierer
gress-Q70 = Wer sieht was? Alle sehen die oberste Karte, wie viele Karten jedes Blatt und der Ziehstapel haben, wer noch eine Marke hat, wer am Zug ist, die Richtung, ob Würfe erlaubt sind, und wer was tut, wenn er es tut. Listen von Vergangenem und von Nimmschulden gibt es nur an Übungstischen. Ob eine Karte rechtmäßig war, zeigt erst ein Urteil, und bis dahin folgt auf eine falsche dieselbe Antwort wie auf eine richtige.
    .title = Offen und geheim
gress-Q71 = Was, wenn jemand nicht handelt? Dann tut es der Tisch: Nach 15 Sekunden am Zug zieht er, bis der Zug gemacht ist; nach 8 Sekunden stimmt er für den Aufgeforderten einem Tausch zu; nach 5 Sekunden legt und berührt er Blätter beim Tausch; nach 1 Sekunde nimmt er ein Geschenk; nach 10 Sekunden lässt er die letzte Tilgung vollziehen (10.2), nach 20 legt er ein Blatt hin; nach 30 nimmt er ein Blatt auf oder eröffnet. Sonst wird während des Spiels niemandem eine geschuldete Karte aufgedrängt.
    .title = Wenn die Zeit abläuft
gress-Q72 = Wann zählt falsches Austeilen, und wie wird es notiert? Der Tisch gibt nie falsch. Gebt ihr von Hand (Option manual_deal), kann man es anmelden, bis das Spiel eröffnet ist; danach bleibt es, wie es ist. Es zählt, sobald der Geber es sagt oder mehr als die Hälfte der anderen Menschen, mindestens zwei. Die vier Strafpunkte kommen sofort dazu, und für jedes Mal steht ein Ausrufezeichen in der nächsten Zeile. Derselbe Geber gibt neu. Die Einzelheiten sind unsere Entscheidung.
    .title = Falsches Austeilen anmelden
gress-Q73 = Wer schreibt und gibt zuerst, wenn es noch keinen Zettel gibt? Das Los entscheidet.
    .title = Der allererste Geber
gress-Q74 = Der Strich des Gewinners verdeckt eine Summe: Was ist damit? Sie läuft unsichtbar weiter und kommt mit der nächsten Zahl wieder; die Summen neben dem Zettel zeigen sie. Hat noch jemand null Strafpunkte, gibt es trotzdem nur einen Strich, den des Gewinners.
    .title = Hinter dem Strich
gress-Q75 = Wie lang ist ein Zettel? Drei, vier, sechs oder zwölf Leute: 12 Spiele. Fünf: 15. Sieben: 14. Acht: 16. Neun: 18. Zehn: 20. Elf: 22. Mehr als zwölf: so viele Spiele wie Leute.
    .title = Länge eines Zettels
gress-Q76 = Wie sind die Tische eines Großzettels besetzt, und was ist bei Gleichstand? Drei bis fünf an einem Tisch, so gleich wie möglich, außer wer es organisiert, sagt es anders: für Nachzügler, oder für einen Tisch, der klein bleiben will. Zusatzspiele sind für alle, mit neuer Auslosung, und gewinnen kann sie auch, wer vorher nicht gleichauf lag. Eine Zeile hat einen Strich je Tisch, Linien gibt es nicht, und falsches Austeilen wird wie üblich vermerkt.
    .title = Tische eines Großzettels
gress-Q77 = Was, wenn ein Ereignis dir mehrmals Nimmschuld bringt? Das ist eine Tilgung, mit der letzten Karte von allem. Was zuerst entstand, wird zuerst getilgt.
    .title = Schulden eines Ereignisses
gress-Q78 = Dürfen mehrere Sätze verschiedene Rückseiten haben? Mit echten Karten ja; hier gibt es eine für alle, denn andere würden Karten verraten.
    .title = Eine Rückseite für alle
gress-Q79 = Darfst du dich über dich selbst beschweren? Nein. So ließe sich das Spiel billig anhalten; nimm die Karte lieber zurück. Das ist unsere Entscheidung.
    .title = Selbst beschuldigt
gress-Q80 = Was, wenn du ohne Grund »vorletzte« sagst? Nichts. Wer Ordnung will, wählt die Option false_vorletzte_penalty: zwei Karten.
    .title = Vorletzte ohne Not

part-gress-suit = { $suit ->
    [C] Kreuz
    [S] Pik
    [H] Herz
    [D] Karo
   *[other] { $suit }
}
part-gress-count = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
part-gress-owed = { $owed ->
    [one] { $owed } Karte
   *[other] { $owed } Karten
}
part-gress-points = { $points ->
    [one] { $points } Strafpunkt
   *[other] { $points } Strafpunkte
}
part-gress-class = { $class ->
    [marke] Marke aufnehmen (1)
    [defence] Abwehr (2.1)
    [turn] Zug (2.2)
    [jack] Bube (2.3)
    [throw] Wurf (2.4)
    [take-back] Rücknahme (2.5)
    [lay] Hinlegen (3)
    [draw-up] Aufziehen (4.1)
    [debt] Schuldkarten aufnehmen (4.2)
    [call] Ansage (5)
   *[other] { $class }
}
part-gress-behind = { $behind ->
    [marke] Marke aufnehmen (1)
    [defence] Abwehr (2.1)
    [turn] Zug (2.2)
    [jack] Bube (2.3)
    [throw] Wurf (2.4)
    [take-back] Rücknahme (2.5)
    [lay] Hinlegen (3)
    [draw-up] Aufziehen (4.1)
    [debt] Schuldkarten aufnehmen (4.2)
    [call] Ansage (5)
   *[other] { $behind }
}

why-gress-2_5 = Der Ziehstapel ist leer. Bist du am Zug oder hast du Nimmschuld, leg die leere Aktionshand auf den Spielstapel, dann wird neu gemischt.
why-gress-2_7 = { $held ->
    [0] { $card } hast du nicht auf der Hand.
    [one] { $card } hast du nur einmal auf der Hand.
   *[other] { $card } hast du nur { $held }-mal auf der Hand.
}
why-gress-2_8 = Du hast keine Marke mehr.
why-gress-3_5 = { $reason ->
    [ready] Dein Blatt hast du schon aufgenommen.
    [dealing] Die Karten werden noch ausgeteilt; hab einen Moment Geduld.
   *[other] Gerade gibt es kein Blatt aufzunehmen.
}
why-gress-3_7 = { $reason ->
    [dealer] Eröffnen darf nur { $name }, der Geber.
    [waiting] { $name } hat das Blatt noch nicht aufgenommen; eröffnet wird, wenn alle so weit sind.
    [open] Das Spiel ist schon eröffnet.
   *[other] Das Spiel ist noch nicht eröffnet; die erste Karte legt { $name }.
}
why-gress-4_1 = { $name } ist am Zug, also kannst du mit { $card } keinen Zug machen.
why-gress-4_5 = { $card } passt nicht: Auf { $top } brauchst du denselben Wert oder { part-gress-suit }.
why-gress-4_7 = Du schuldest keine Karte, und am Zug ist { $name }; zu ziehen gibt es für dich nichts.
why-gress-4_8 = Jemand hat aufgezogen, und seitdem sind Würfe für alle verboten, bis wieder jemand durch Ausspielen zieht.
why-gress-4_10 = Passen kann niemand: Weiter geht es, wenn du eine Karte legst oder ziehst.
why-gress-4_11 = { $name } ist am Zug, und als Wurf auf { $top } geht { $card } nicht: Dazu braucht es eine Stufe niedriger und die andere Orientierung.
why-gress-4_13 = Du schuldest noch { part-gress-owed }. Nimm auf, was du schuldest, dann darfst du wieder einen Zug machen.
why-gress-4_15 = { $reason ->
    [halted] Das Spiel ist angehalten; bis es weitergeht, lässt sich nichts legen, ziehen, verschenken oder aufnehmen.
    [throws] Das Spiel war angehalten, und seitdem sind Würfe verboten, bis wieder jemand durch Ausspielen zieht.
   *[defence] Das Spiel war angehalten, und seitdem darf nur { $name } einen Zug machen.
}
why-gress-5_4 = { $reason ->
    [one] Du gibst eine Karte, und die an eine Person.
    [self] Ein Geschenk geht an jemand anderen, nicht an dich selbst.
    [absent] { $name } ist nicht mehr im Spiel und nimmt keine Geschenke.
    [take] Vor dir liegt kein Geschenk, das du nehmen könntest.
   *[none] Verschenken kannst du nur nach deinem eigenen Zug mit einer Zehn, einmal, und bevor irgendwer einen Zug macht.
}
why-gress-5_5 = { $reason ->
    [asked] { $name } will mit dir tauschen, also darfst du keinen Zug machen: Wehr mit einer roten Neun ab, leg dein Blatt hin und stimm zu, oder warte.
    [lay] Du bist an keinem Tausch beteiligt und behältst dein Blatt.
    [laid] Das Blatt, das du hergibst, liegt schon da.
    [touch] Dein neues Blatt darfst du erst aufnehmen, wenn das alte vor { $name } liegt.
    [partner] { $name } hat dir dein neues Blatt noch nicht hingelegt.
   *[none] Einen Tausch verkünden kannst du nur nach deinem eigenen Zug mit einer roten Neun, und bevor etwas anderes geschieht.
}
why-gress-5_6 = { $card } ist deine einzige Karte, und eine Marke hast du nicht mehr. Mit einer schwarzen Neun darf kein Zug das Spiel beenden; wirf sie, verschenk sie oder zieh auf.
why-gress-5_7 = Eine Acht könntest du nur abwehren, wenn sie dich eben übergangen hätte und seitdem kein Zug gemacht worden wäre.
why-gress-6_1 = Nur zweierlei geht zusammen als Paket: beliebig viele Siebenen oder genau zwei rote Neunen.
why-gress-6_2 = Zwei rote Neunen kannst du nur legen, wenn du am Zug bist und die untere, { $card }, auf { $top } passt.
why-gress-6_3 = { $reason ->
    [two] Getauscht wird zwischen zweien.
    [same] Zu einem Tausch gehören zwei verschiedene Leute.
    [absent] { $name } ist nicht mehr im Spiel und kann nicht tauschen.
   *[none] Einen Tausch anordnen kannst du nur nach deinem eigenen Zug mit zwei roten Neunen, und bevor etwas anderes geschieht.
}
why-gress-6_4 = Die unterste Sieben des Pakets, { $card }, muss auf { $top } passen.
why-gress-6_5 = Siebenen könntest du nur abwehren, wenn sie dich eben übergangen hätten und seitdem kein Zug gemacht worden wäre.
why-gress-7_2 = Oben liegt { $top }, und ein Bube kommt nie auf einen Buben.
why-gress-7_3 = { $reason ->
    [owed] Ein geworfener Bube ist ein Zug, und du schuldest noch { part-gress-owed }. Nimm erst auf, was du schuldest.
    [asked] Ein geworfener Bube ist ein Zug, und { $name } will mit dir tauschen, also darfst du keinen machen.
   *[queen] { $name } ist am Zug, und außer der Reihe lässt sich { $card } nur auf eine Dame der anderen Orientierung werfen.
}
why-gress-7_4 = { $reason ->
    [one] Du wünschst dir eine Farbe.
    [used] Du hast dir schon { part-gress-suit } gewünscht, und der erste Wunsch zählt.
   *[none] Eine Farbe wünschen kannst du dir nur nach deinem eigenen Buben, und bevor irgendwer einen Zug oder Wurf macht.
}
why-gress-7_5 = { $card } hat die gewünschte Farbe und ist bei dir auf jeden Fall ein Zug, und du schuldest noch { part-gress-owed }.
why-gress-8_1 = { $reason ->
    [say] Sag erst »vorletzte«, dann darfst du deine Marke aufnehmen.
    [said] »Vorletzte« hast du schon gesagt.
    [two] Für deine Marke brauchst du genau zwei Karten, und du hast { $count }.
   *[none] Deine Marke darfst du nur aufnehmen, wenn du gerade durch ein Ereignis auf genau zwei Karten gekommen bist.
}
why-gress-8_2 = Gerade gibt es kein vergessenes »vorletzte« von { $name }, über das du dich beschweren könntest.
why-gress-9_1 = Das aktive Spiel ist vorbei; gespielt wird nicht mehr.
why-gress-9_2 = Du schuldest keine Karte mehr.
why-gress-9_3 = { $reason ->
    [active] Hingelegt wird erst, wenn jemand gewonnen hat.
    [owed] Du schuldest noch { part-gress-owed }; nimm sie auf, bevor du dein Blatt hinlegst.
    [laid] Dein Blatt liegt schon offen da.
   *[over] Das Spiel ist endgültig vorbei.
}
why-gress-10_1 = { $reason ->
    [cards] Der Ziehstapel hat noch Karten; zum Anhalten gibt es keinen Grund.
   *[none] Neu mischen lassen kann nur, wer gerade einen Zug machen darf oder Nimmschuld hat.
}
why-gress-10_2 = { $reason ->
    [empty] Der Ziehstapel ist aufgebraucht; was du noch schuldest, wird zu Strafpunkten.
   *[order] { $name } hat die älteste Nimmschuld und nimmt zuerst auf.
}
why-gress-10_3 = Das geht nur mit deiner Aktionshand.
why-gress-10_4 = { $reason ->
    [tried] Das hast du schon versucht: Was du zuletzt gelegt hast, liegt richtig und bleibt liegen.
    [late] Seit du diese Karten gelegt hast, ist etwas geschehen; zurücknehmen kannst du sie nicht mehr.
    [complaint] Über diese Karten gab es eine Beschwerde; zurücknehmen kannst du sie nicht mehr.
    [shuffled] Seit du diese Karten gelegt hast, wurde gemischt; zurücknehmen kannst du sie nicht mehr.
   *[none] Von dir liegt nichts da, was du zurücknehmen könntest.
}
why-gress-10_5 = { $name } hat keine Karte gelegt, über die du dich beschweren könntest.
why-gress-10_6 = Was unrechtmäßig gezogen ist, muss man behalten; an diesem Tisch wird es stattdessen abgelehnt. Du schuldest keine Karte und bist nicht am Zug.
why-gress-10_7 = { $reason ->
    [late] Seitdem hat jemand anders als { $name } einen Zug gemacht; für eine Beschwerde über diese Marke ist es zu spät.
    [ruled] Über diese Marke ist schon entschieden.
   *[none] { $name } hat keine Marke aufgenommen.
}
why-gress-10_8 = { $reason ->
    [you] Du bist nicht mehr im Spiel und siehst ab jetzt zu.
    [bot] Darüber stimmen nur Menschen ab.
    [early] Bevor das Spiel eröffnet ist, gibt es niemanden auszuschließen.
    [won] Das Spiel ist gewonnen; davon wird niemand mehr ausgeschlossen.
    [no-vote] Du hast nicht dafür gestimmt, jemanden auszuschließen.
    [self] Über dich selbst kannst du nicht abstimmen.
   *[out] { $name } ist schon nicht mehr im Spiel.
}
why-gress-11_9 = { $reason ->
    [claimed] Dass falsch ausgeteilt ist, hast du schon gesagt. Es zählt, wenn der Geber zustimmt oder mehr als die Hälfte der anderen.
    [bot] Dass falsch ausgeteilt ist, sagen nur Menschen.
    [most] In diesem Spiel wurde schon so oft falsch ausgeteilt, dass nichts mehr davon aufgeschrieben wird.
   *[open] Das Spiel ist eröffnet; ausgeteilt bleibt ausgeteilt.
}
why-gress-option-referee = An diesem Tisch wird Falsches abgelehnt; es gibt also keine falschen Karten, über die du dich beschweren oder die du zurücknehmen könntest.
why-gress-option-manual_deal = Hier gibt der Tisch, und der gibt nie falsch.
why-gress-Q17 = Dem Tausch wurde schon zugestimmt; die Neun bleibt liegen.
why-gress-Q20 = Das ist die einzige Karte des Spielstapels, und der ist nie leer.
why-gress-Q21 = Über diese Karten von { $name } ist schon entschieden, ein für alle Mal.
why-gress-Q25 = Deine neue Marke steht noch aus; solange der Ziehstapel keine Karte dafür hat, gibt es nichts aufzunehmen.
why-gress-Q33 = Dein neues Blatt ist leer, da gibt es nichts aufzunehmen; der Tausch ist vollzogen, sobald { $name } das andere aufnimmt.
why-gress-Q39 = { $reason ->
    [self] Zum Tauschen braucht es jemand anderen.
    [used] Du hast schon einen Tausch verkündet, und das gilt.
   *[absent] { $name } ist nicht mehr im Spiel und kann nicht tauschen.
}
why-gress-Q41 = Neben den Karten für die Sieben schuldest du noch { part-gress-owed }, und damit ist keine Abwehr möglich.
why-gress-Q79 = Über dich selbst kannst du dich nicht beschweren. War deine Karte falsch, nimm sie zurück, solange es geht.
why-gress-Q80 = Du musst jetzt nicht »vorletzte« sagen; es bewirkt nichts.

fact-gress-dealer-chosen = { $name } wurde zum ersten Geber bestimmt.
fact-gress-game-dealt = { $name } gab allen fünf Karten und eine Marke; zum Ziehen { $count ->
    [one] blieb { $count } Karte.
   *[other] blieben { $count } Karten.
}
fact-gress-hand-dealt-own = Du bekamst { $cards }.
fact-gress-misdeal-claimed = { $name } sagte, { $target } habe falsch ausgeteilt.
fact-gress-misdealt = { $name } teilte falsch aus, bekam vier Strafpunkte und teilte neu aus.
fact-gress-ready = { $name } nahm das Blatt auf.
fact-gress-first-card-own = Du sahst dir die erste Karte an: { $card }.
fact-gress-opened = { $name } eröffnete das Spiel mit { $card }.
fact-gress-turn-played = { $name } spielte { $card }.
fact-gress-packet-played = { $name } spielte { $cards } als Paket.
fact-gress-thrown = { $name } warf { $card }.
fact-gress-jack-thrown = { $name } warf { $card } und nahm { $target } den Zug.
fact-gress-eight-defended = { $name } wehrte mit { $card } ab, übergangen zu werden.
fact-gress-sevens-defended = { $name } wehrte die Siebenen mit { $cards } ab.
fact-gress-nine-defended = { $name } wehrte den Tausch mit { $target } durch { $card } ab.
fact-gress-holding-hand = { $name } benutzte die Haltehand.
fact-gress-drew-up = { $name } zog auf.
fact-gress-drew-up-own = Du zogst { $card } auf.
fact-gress-card-taken = { $name } nahm eine Karte auf.
fact-gress-card-taken-own = Du nahmst { $card } auf.
fact-gress-card-forced = { $name } hatte die älteste Nimmschuld und musste eine Karte aufnehmen.
fact-gress-debt-settled = { $owed ->
    [hidden] { $name } tilgte eine Nimmschuld.
    [0] { $name } tilgte eine Nimmschuld und schuldete nichts mehr.
   *[other] { $name } tilgte eine Nimmschuld und schuldete noch { part-gress-owed }.
}
fact-gress-debt-created = { $reason ->
    [king] { $name } schuldete { part-gress-count } für einen König.
    [seven] { $name } schuldete { part-gress-count } für Siebenen.
    [vorletzte] { $name } schuldete { part-gress-count } für ein vergessenes »vorletzte«.
    [call] { $name } schuldete { part-gress-count } für ein »vorletzte« ohne Grund.
    [foul] { $name } schuldete { part-gress-count } für ein kleines Foul.
    [wrong] { $name } schuldete { part-gress-count } für falsch gespielte Karten.
    [unfounded] { $name } schuldete { part-gress-count } für eine unbegründete Beschwerde.
    [marke] { $name } schuldete { part-gress-count } für eine falsch aufgenommene Marke.
    [early] { $name } schuldete { part-gress-count } für zu frühes Hinlegen.
    [stop] { $name } schuldete { part-gress-count } für das Anhalten.
   *[other] { $name } schuldete { part-gress-count }.
}
fact-gress-debt-passed-on = { $name } gab eine Nimmschuld von { part-gress-count } an { $target } weiter.
fact-gress-debt-returned = Eine Nimmschuld von { part-gress-count } ging an { $name } zurück.
fact-gress-debt-cancelled = { $name } schuldete { part-gress-count } nicht mehr.
fact-gress-skipped = { $name } wurde übergangen.
fact-gress-turn-passed = { $name } war am Zug.
fact-gress-turn-again = { $name } war noch einmal am Zug.
fact-gress-turn-lost = { $name } verlor den Zug; am Zug war { $target }.
fact-gress-direction-changed = { $direction ->
    [clockwise] Die Richtung kehrte sich um; es ging im Uhrzeigersinn weiter.
   *[counter] Die Richtung kehrte sich um; es ging gegen den Uhrzeigersinn weiter.
}
fact-gress-wish-named = { $name } wünschte sich { part-gress-suit }.
fact-gress-swap-called = { $name } verkündete einen Tausch mit { $target }.
fact-gress-swap-ordered = { $name } ließ { $target } und { $partner } ihre Blätter tauschen.
fact-gress-swap-accepted = { $name } stimmte dem Tausch mit { $target } zu.
fact-gress-swap-cancelled = { $name } warf eine Karte, und der Tausch mit { $target } fiel aus.
fact-gress-swap-due = Die Blätter von { $name } und { $target } galten nun als getauscht.
fact-gress-hand-laid = { $name } legte { $target } ein Blatt hin.
fact-gress-hand-offered = { $name } legte { $target } mit der falschen Hand ein Blatt hin; das galt nur, wenn es angenommen wurde.
fact-gress-swap-completed = { $name } nahm das neue Blatt auf; der Tausch mit { $target } war vollzogen.
fact-gress-swap-completed-own = Dein neues Blatt war { $cards }.
fact-gress-swap-undone = Der Tausch von { $name } und { $target } war hinfällig.
fact-gress-gift-given = { $name } schenkte { $target } eine Karte.
fact-gress-gift-given-own = Du schenktest { $target } { $card }.
fact-gress-gift-offered = { $name } legte { $target } mit der falschen Hand eine Karte hin; das galt nur, wenn sie angenommen wurde.
fact-gress-gift-taken = { $name } nahm die Karte von { $target }.
fact-gress-gift-taken-own = Die Karte von { $target } war { $card }.
fact-gress-gift-returned = Die Karte, die { $name } { $target } geschenkt hatte, ging zurück.
fact-gress-vorletzte-due = { $name } hatte noch zwei Karten und musste »vorletzte« sagen.
fact-gress-vorletzte-said = { $name } sagte »vorletzte«.
fact-gress-vorletzte-missed = { $name } sagte nicht rechtzeitig »vorletzte«.
fact-gress-marke-taken = { $name } nahm die Marke auf.
fact-gress-marke-taken-own = Deine Marke war { $card }.
fact-gress-marke-new = { $name } bekam eine neue Marke.
fact-gress-marke-owed = { $name } sollte eine neue Marke bekommen, aber der Ziehstapel war leer.
fact-gress-taken-back = { $name } nahm { $cards } zurück und schuldete dafür eine Karte.
fact-gress-taken-back-free = { $name } nahm { $cards } straflos zurück.
fact-gress-take-back-refused = { $name } wollte { $cards } zurücknehmen, aber was da liegt, liegt richtig.
fact-gress-bounced = { $name } kam zu spät und bekam { $cards } straflos zurück.
fact-gress-complaint-made = { $name } beschwerte sich über { $target }: { $kind ->
    [vorletzte] »vorletzte« sei nicht gesagt worden.
    [marke] die Marke sei falsch aufgenommen worden.
   *[play] es sei falsch gespielt worden.
}
fact-gress-complaint-upheld = { $kind ->
    [vorletzte] { $name } hatte recht: { $target } hatte »vorletzte« vergessen.
    [marke] { $name } hatte recht: { $target } hatte die Marke falsch aufgenommen.
   *[play] { $name } hatte recht: { $target } hatte { $cards } falsch gespielt.
}
fact-gress-complaint-rejected = { $kind ->
    [vorletzte] { $name } irrte sich: { $target } hatte »vorletzte« nicht vergessen.
    [marke] { $name } irrte sich: { $target } hatte die Marke rechtmäßig aufgenommen.
   *[play] { $name } irrte sich: { $target } hatte richtig gespielt.
}
fact-gress-complaint-dropped = Die Beschwerde von { $name } über { $target } hatte ihren Gegenstand verloren und fiel straflos weg.
fact-gress-cards-returned = { $name } nahm { $cards } ins Blatt zurück.
fact-gress-cards-stayed = Von { $name } blieb liegen: { $cards }.
fact-gress-halted = { $reason ->
    [swap] Das Spiel wurde für einen Tausch angehalten.
    [complaint] Das Spiel wurde für eine Beschwerde angehalten.
    [shuffle] Das Spiel wurde angehalten, weil der Ziehstapel leer war.
   *[other] Das Spiel wurde angehalten.
}
fact-gress-restarted = Das Spiel ging weiter; am Zug war { $name }.
fact-gress-reshuffled = { $name } mischte { part-gress-count } zum neuen Ziehstapel.
fact-gress-dead-end = { $name } hielt das Spiel an, aber zu mischen gab es nichts mehr; es endete ohne Gewinner.
fact-gress-won = { $name } hatte nichts mehr; das aktive Spiel war vorbei.
fact-gress-resumed = Das Spiel war doch nicht vorbei; am Zug war { $name }.
fact-gress-settlement = Alle nahmen noch auf, was sie schuldeten.
fact-gress-laid-down = { $name } legte { $cards } hin.
fact-gress-laid-down-empty = { $name } hatte keine Karte hinzulegen.
fact-gress-laid-down-early = { $name } legte das Blatt zu früh hin.
fact-gress-missing-cards = { $name } konnte { part-gress-count } nicht mehr aufnehmen; das wurden Strafpunkte.
fact-gress-scored = { $points ->
    [0] { $name } bekam keinen Strafpunkt.
   *[other] { $name } bekam { part-gress-points }: { $held } für Karten auf der Hand, { $nines } für schwarze Neunen, { $marke } für die Marke, { $missing } für Karten, die fehlten.
}
fact-gress-game-ended = { $name } gewann das Spiel.
fact-gress-game-ended-open = Niemand gewann das Spiel.
fact-gress-exclusion-asked = { $name } stimmte dafür, { $target } auszuschließen.
fact-gress-vote-withdrawn = { $name } wollte { $target } nicht mehr ausschließen.
fact-gress-excluded = { $name } war nicht mehr im Spiel: { $reason ->
    [penalties] zu viele Strafkarten.
    [referee] der Schiedsrichter hat es so entschieden.
   *[vote] alle anderen waren sich einig.
}
fact-gress-game-void = Nur noch einer war übrig; das Spiel war ungültig und wurde neu gegeben.
fact-gress-timed-out = { $name } ließ die Zeit verstreichen, und der Tisch handelte.
fact-gress-later = { $name } war { $ms } ms später als { $target }.
fact-gress-priority = { $name } und { $target } waren zu dicht beieinander; nach den Vorrangregeln ging { part-gress-class } vor { part-gress-behind }, und { $name } war zuerst dran.
fact-gress-nearer = { $name } und { $target } waren zu dicht beieinander; { $name } saß näher bei dem, der am Zug war, und war zuerst dran.
