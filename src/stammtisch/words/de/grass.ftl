title-grass = Grass

intro-grass =
    Grass ist ein Kartenspiel über zwielichtige Geschäfte, für zwei bis sechs Leute. Du eröffnest einen Markt, legst deine Ware aus und hoffst, dass es keiner merkt. Alle merken es. Die lieben Kollegen schicken dir die Polizei, bedienen sich aus deiner Auslage oder kommen mit einem Lächeln und einem Geschäft, das vor allem ihnen nützt. Süchtig macht an diesem Spiel nur eins: die Revanche.

    So läuft eine Runde: Wenn du am Zug bist, ziehst du eine Karte, darfst mit den anderen handeln und gibst eine Karte her. Mit einem Market Open geht es los; danach legst du Handelskarten aus, denn die sind Geld wert. Heat On macht jemandem für eine Weile den Markt zu, das passende Heat Off öffnet ihn wieder. Schutzkarten bewahren, was du hast, Steal und Nirvana bringen dir, was andere haben, und Paranoia verdirbt jemandem den Tag und lässt aus jeder Hand eine Karte wandern. Ein Market Close beendet die Runde, oder der Stapel ist leer. Dann wird abgerechnet, mit Strafen für alles, womit du dich besser nicht hättest erwischen lassen. Wer nach einer Runde mindestens 250.000 hat und mehr als alle anderen, ist Baron des Deals.

    Es gibt zwei Ausgaben. In der modernen suchst du dir das Opfer deiner Paranoia-Karten aus, darfst in jedem Zug eine ausliegende Handelskarte ungefragt tauschen, und niemand fällt unter null. In der klassischen trifft Paranoia den, der sie spielt, ausliegende Karten wechseln nur mit beider Einverständnis den Besitzer, Nirvana befreit von Hitze und schenkt noch einen Zug, und der Kontostand darf auch rot werden. Zur klassischen Ausgabe gehört außerdem ein Kurs in vier Runden.

    Drei Varianten sorgen für Würze: Give me five (ihr stellt euch die erste Hand selbst zusammen), Hidden deals (ihr tauscht verdeckt, und Versprechen sind nur Worte) und Lucky or not (der Zufall entscheidet, was wandert). Ihr könnt eine, zwei oder alle drei nehmen.

cards-grass =
    Jede Ausgabe hat 104 Karten. In Spielzügen und im Protokoll steht jede Karte mit zwei Zeichen; ein Plus bedeutet Heat On, ein Minus Heat Off. Die klassische Ausgabe lässt die englischen Namen stehen, und so halten wir es in den Regeln auch; die deutschen Namen stammen aus der modernen Ausgabe.

    | Kürzel | Karte | Deutscher Name | Familie | Geld | modern | klassisch |
    |---|---|---|---|---|---|---|
    | MO | Market Open | Eröffnen des Marktes | Markt | | 10 | 10 |
    | MC | Market Close | Markt geschlossen | Markt | | 5 | 5 |
    | HG | Home Grown | Home Grown | Handel | 5.000 | 7 | 6 |
    | MX | Mexico | Mexico | Handel | 5.000 | 6 | 6 |
    | CO | Columbia | Columbia | Handel | 25.000 | 5 | 5 |
    | JA | Jamaica | Jamaica | Handel | 25.000 | 5 | 5 |
    | PA | Panama | Panama | Handel | 50.000 | 5 | 5 |
    | DF | Dr. Feelgood | Dr. Feelgood | Handel | 100.000 | 1 | 1 |
    | +B | Bust | Razzia | Heat On: Es wird heiß | | 3 | 3 |
    | +D | Detained | In Haft | Heat On: Es wird heiß | | 3 | 3 |
    | +F | Felony | Straftat | Heat On: Es wird heiß | | 3 | 3 |
    | +S | Search & Seizure | Fahndung & Beschlagnahme | Heat On: Es wird heiß | | 3 | 3 |
    | -B | Heat Off: Bust | Hitze raus: Razzia | Heat Off: Hitze raus | | 5 | 5 |
    | -D | Heat Off: Detained | Hitze raus: In Haft | Heat Off: Hitze raus | | 5 | 5 |
    | -F | Heat Off: Felony | Hitze raus: Straftat | Heat Off: Hitze raus | | 5 | 5 |
    | -S | Heat Off: Search & Seizure | Hitze raus: Fahndung & Beschlagnahme | Heat Off: Hitze raus | | 5 | 5 |
    | PF | Pay Fine | Strafe bezahlen | Pay Fine | eine Handelskarte | 4 | 4 |
    | LU | Lust Conquers All | Begierde bezwingt alles | Schutz | deckt 50.000 | 2 | 2 |
    | GS | Grab a Snack | Schnapp dir einen Snack | Schutz | deckt 25.000 | 2 | 2 |
    | CB | Catch a Buzz | Nimm erstmal einen Zug | Schutz | deckt 25.000 | 2 | 2 |
    | ST | Steal Your Neighbour's Pot | Pflanzenklau beim Nachbarn | Abzocke | | 4 | 4 |
    | BK | The Banker | Der Banker | Abzocke | modern 5.000, klassisch 20 % | 1 | 1 |
    | SH | Stonehigh | Nirvana | Nirvana | | 4 | 5 |
    | EU | Euphoria | Euphorie | Nirvana | | 1 | 1 |
    | SO | Sold Out | Ausverkauf | Paranoia | Strafe 25.000 | 4 | 4 |
    | DC | Doublecrossed | Ausgeschaltet | Paranoia | Strafe 50.000 | 3 | 3 |
    | UW | Utterly Wiped Out | Am Boden zerstört | Paranoia | Strafe 100.000 | 1 | 1 |
    | | Zusammen | | | | 104 | 104 |

    In der klassischen Ausgabe haben die vier Heat-Off-Karten eigene Namen: Immunity (-B), A Breeze To Fly (-D), Hearsay Evidence (-F) und Charges Dropped (-S). Wenn wir Nirvana sagen, meinen wir SH und EU zusammen.

section-grass-decks = Die Karten
grass_common-deck_conserve = Keine Karte geht je verloren. Jede der 104 Karten ist immer an genau einem Ort: im Stapel, in der Ablage, auf einer Hand, in einem Marktstapel, in einer Auslage, als Schutz auf einer Auslage oder beim Weitergeben unterwegs.
    .title = Nichts geht verloren
grass_modern-deck_1 = Es sind 104 Karten: 29 Handelskarten, 10 MO, 12 Heat On, 20 Heat Off, 4 PF, 6 Schutzkarten, 4 ST, 1 BK, 4 SH, 1 EU, 4 SO, 3 DC, 1 UW und 5 MC.
    .title = 104 Karten (modern)
grass_modern-deck_2 = Die 29 Handelskarten sind 7 HG, 6 MX, 5 CO, 5 JA, 5 PA und 1 DF. Zusammen sind sie 665.000 wert.
    .title = 29 Handelskarten (modern)
grass_modern-deck_3 = HG und MX sind 5.000 wert, CO und JA 25.000, PA 50.000 und DF 100.000.
    .title = Wert der Handelskarten (modern)
grass_modern-deck_4 = Es gibt sechs Schutzkarten: 2 LU decken je 50.000, 2 GS und 2 CB decken je 25.000.
    .title = Sechs Schutzkarten (modern)
grass_modern-deck_5 = Jede der vier Arten von Heat On gibt es dreimal, jede der vier passenden Arten von Heat Off fünfmal.
    .title = Heat On, Heat Off (modern)
grass_classic-deck_1 = Es sind 104 Karten in 27 Sorten: 28 Handelskarten, 10 MO, 12 Heat On, 20 Heat Off, 4 PF, 6 Schutzkarten, 4 ST, 1 BK, 5 SH, 1 EU, 4 SO, 3 DC, 1 UW und 5 MC.
    .title = 104 Karten (klassisch)
grass_classic-deck_2 = Die 28 Handelskarten sind 6 HG, 6 MX, 5 CO, 5 JA, 5 PA und 1 DF. Zusammen sind sie 660.000 wert.
    .title = 28 Handelskarten (klassisch)
grass_classic-deck_3 = SO gibt es viermal.
    .title = Viermal Sold Out (klassisch)
grass_classic-deck_4 = Die Heat-Off-Karten haben eigene Namen: Immunity ist -B, A Breeze To Fly ist -D, Hearsay Evidence ist -F und Charges Dropped ist -S.
    .title = Namen der Heat-Off-Karten (klassisch)
grass_classic-deck_5 = Es gibt sechs Schutzkarten: 2 LU decken je 50.000, 2 GS und 2 CB decken je 25.000.
    .title = Sechs Schutzkarten (klassisch)

section-grass-setup = Vorbereitung
grass_common-players_1 = Zwei bis sechs können mitspielen.
    .title = Zahl der Mitspieler
grass_common-setup_1 = Den ersten Geber bestimmt das Los.
    .title = Der erste Geber
grass_common-setup_2 = Alle Karten im Spiel werden gemischt. Der Geber gibt reihum sechs Karten an alle, links von ihm geht es los.
    .title = Sechs Karten für jeden
grass_common-setup_3 = Der Rest ist der Stapel, verdeckt: zu zweit 92 Karten, dann 86, 80, 74 und zu sechst 68.
    .title = Der Stapel
grass_common-setup_4 = Den ersten Zug hat, wer links vom Geber sitzt. Dann geht es im Uhrzeigersinn weiter.
    .title = Wer anfängt
grass_common-setup_5 = Die Ablage ist am Anfang leer. Für sie wird nichts aufgedeckt.
    .title = Leere Ablage
grass_common-setup_6 = Für jede neue Runde werden alle Karten eingesammelt und neu gemischt. Märkte, Auslagen, Schutz, Aussetzen und der verbrauchte Tischtausch sind vergessen; nur die Kontostände bleiben.
    .title = Neue Runde, neues Glück
grass_common-setup_7 = Nach jeder Runde wandert das Geben um einen Platz nach links. Die Option next-dealer kennt andere Wege.
    .title = Das Geben wandert

section-grass-zones = Plätze auf dem Tisch
grass_common-zone_1 = Du hast eine Hand, einen Marktstapel und eine Auslage. Im Marktstapel (manche sagen: Misthaufen) eröffnest du deinen Markt, und dort landet auch dein Ärger; in der Auslage liegen offen deine Handelskarten. Auf dem Tisch gibt es einen Stapel und eine Ablage, auch Aschenbecher genannt.
    .title = Wo Karten liegen
grass_common-zone_2 = Dein Markt kennt drei Zustände. Keiner: In deinem Marktstapel liegt kein MO. Offen: Dein MO liegt frei. Heiß: Auf deinem MO liegt eine Heat-On-Karte. Sonst zählt dafür nichts.
    .title = Zustand des Marktes
grass_common-zone_3 = Manche Karten kommen unter einen Marktstapel: erledigte Hitze, modern auch PF, klassisch auch ST. Sie bewirken nichts mehr und bleiben dort, bis die Runde endet oder UW den Stapel abräumt.
    .title = Untergeschobene Karten
grass_common-zone_4 = Handelskarten in deiner Auslage zählen für dich, wie auch immer dein Markt steht. Du kannst sogar ohne Markt welche haben: geschützte nach UW, oder modern auch Geschenke von SH und EU.
    .title = Die Auslage zählt immer
grass_common-zone_5 = Die Ablage liegt offen. Sie wird nie zurück in den Stapel gemischt, und niemand handelt mit ihren Karten.
    .title = Weg ist weg
grass_classic-zone_6 = Ausliegende Handelskarten liegen nach Wert sortiert, damit die anderen sie leicht lesen können.
    .title = Sortierte Auslagen (klassisch)

section-grass-sight = Wer was sieht
grass_common-vis_1 = Du siehst deine Hand und keine andere, dazu die Karte, die du ziehst, die du weitergibst und die du bekommst. Alle sehen Marktstapel, Auslagen und was durch was geschützt ist, die Ablage, wie viele Karten auf den Händen und im Stapel sind, das Aussetzen, die Kontostände und die Optionen. Den Stapel kennt niemand. Bots sehen nicht mehr als Menschen.
    .title = Offen und geheim
grass_common-vis_2 = Beim Weitergeben nach Paranoia wählen alle geheim, und alle Karten wandern im selben Augenblick. Was du bekommst, siehst du erst, wenn deine eigene Wahl steht.
    .title = Geheimes Weitergeben
grass_common-vis_3 = Wenn eine Runde abgerechnet wird, liegen alle Hände offen.
    .title = Am Ende Karten auf den Tisch

section-grass-turn = Der Zug
grass_common-turn_0 = Wer am Zug ist, handelt. Alle anderen tun nur etwas, wenn sie ein Angebot beantworten, eine Handelskarte schenken oder verlieren, eine Karte weitergeben oder beim Draft eine auswählen.
    .title = Schön der Reihe nach
grass_modern-turn_1 = Du musst die oberste Karte des Stapels ziehen. Jetzt hast du sieben.
    .title = Erst ziehen (modern)
grass_modern-turn_2 = Du musst genau eine Karte hergeben: Du spielst sie dorthin, wo ihre Art es erlaubt, oder wirfst sie ab. Nie zwei, nie keine.
    .title = Dann eine Karte weg (modern)
grass_modern-turn_3 = Vom Ziehen bis zum Ende deines Zuges darfst du handeln: Handkarten tauschst du beliebig oft, Tischkarten einmal, vor deiner Karte, danach oder beides.
    .title = Handeln zwischendurch (modern)
grass_modern-turn_4 = Bevor du gezogen hast, wird nicht gehandelt.
    .title = Erst ziehen, dann handeln (modern)
grass_modern-turn_5 = Ist deine Karte weg und sagst du, dass du fertig bist, endet dein Zug. Dann ist dran, wer links von dir sitzt.
    .title = Den Zug beenden (modern)
grass_modern-turn_6 = Solange eine Karte noch wirkt und Geschenke, Verluste oder weitergegebene Karten ausstehen, geht nichts anderes.
    .title = Wirkung geht vor (modern)
grass_modern-turn_7 = MC ist die Ausnahme: Spielst du es, ist die Runde sofort vorbei, ohne weiteres Handeln und ohne Tischtausch.
    .title = Market Close beendet alles (modern)
grass_classic-turn_1 = Du ziehst die oberste Karte des Stapels. Jetzt hast du sieben.
    .title = Erst ziehen (klassisch)
grass_classic-turn_2 = Handeln darfst du, solange du sieben Karten hast: nach dem Ziehen und bevor du eine Karte legst.
    .title = Handeln mit sieben (klassisch)
grass_classic-turn_3 = Dann spielst du genau eine Karte oder wirfst eine ab und hast wieder sechs. Hat sie gewirkt, ist dein Zug vorbei; danach wird nicht mehr gehandelt.
    .title = Eine Karte, dann Schluss (klassisch)
grass_classic-turn_4 = Eine Karte pro Zug heißt eine Karte pro Zug. Einen Markt eröffnen und eine Handelskarte legen dauert zwei Züge, Hitze loswerden und eine Handelskarte legen ebenso.
    .title = Gutes braucht zwei Züge (klassisch)
grass_classic-turn_5 = Eine Nirvana-Karte schenkt dir sofort noch einen ganzen Zug: ziehen, handeln, spielen. Mehrere hintereinander geht auch.
    .title = Nirvana schenkt Züge (klassisch)

section-grass-wasting = Karten abwerfen
grass_common-waste_stuck = Darfst du keine einzige Karte deiner Hand spielen oder abwerfen, musst du eine deiner Paranoia-Karten mit voller Wirkung spielen. Eine hast du dann immer, denn Nirvana-Karten gibt es höchstens sechs.
    .title = Wenn sonst nichts geht
grass_modern-waste_1 = Statt eine Karte zu spielen, darfst du sie abwerfen: Du legst sie offen und ohne Wirkung auf die Ablage. Das geht mit jeder Karte außer SO, DC, UW, SH und EU, auch wenn du sie spielen könntest. Die Option waste-policy kann strenger sein.
    .title = Eine Karte abwerfen (modern)
grass_modern-waste_2 = SO, DC und UW kannst du nicht wirkungslos wegwerfen. Wer sie hinlegt, spielt sie.
    .title = Paranoia wirkt immer (modern)
grass_modern-waste_3 = Ohne MO in deinem Marktstapel darfst du SO, DC und UW weder spielen noch abwerfen. Hat dich UW getroffen, gilt das von Neuem. Die Option paranoia-before-market hebt es auf.
    .title = Paranoia braucht einen Markt (modern)
grass_modern-waste_4 = Der einfachste Fall einer blockierten Hand: kein Markt, und alle sieben Karten sind Paranoia. Dann musst du eine davon mit voller Wirkung spielen.
    .title = Siebenmal Paranoia (modern)
grass_modern-waste_5 = Wer SH oder EU hinlegt, spielt sie.
    .title = Nirvana wirkt immer (modern)
grass_modern-waste_6 = BK darfst du in jedem deiner Züge als deine eine Karte in die Mitte legen. Dann bedeutet er für den Rest der Runde nichts mehr.
    .title = Den Banker ablegen (modern)
grass_modern-waste_7 = Die abgeworfene Karte ist deine eine Karte des Zuges. Danach darfst du immer noch handeln und tauschen.
    .title = Abwerfen ist dein Spiel (modern)
grass_classic-waste_1 = Statt zu spielen, darfst du jede Karte wirkungslos abwerfen, außer Paranoia und Nirvana.
    .title = Eine Karte abwerfen (klassisch)
grass_classic-waste_2 = MC darfst du jederzeit abwerfen. Die Runde endet dadurch nicht.
    .title = Market Close abwerfen (klassisch)
grass_classic-waste_3 = ST darfst du wirkungslos abwerfen.
    .title = Steal abwerfen (klassisch)
grass_classic-waste_4 = BK darfst du abwerfen. Dann bedeutet er nichts mehr.
    .title = Den Banker abwerfen (klassisch)
grass_classic-waste_5 = Ein MO, das du nicht brauchst, darfst du abwerfen.
    .title = Market Open abwerfen (klassisch)
grass_classic-waste_6 = Wer eine Nirvana- oder Paranoia-Karte auf die Ablage legt, spielt sie.
    .title = Gelegt ist gespielt (klassisch)
grass_classic-waste_7 = Paranoia darfst du jederzeit spielen, auch bevor du einen Markt eröffnet hast.
    .title = Paranoia geht immer (klassisch)

section-grass-hand = Handkarten, Aussetzen und die letzte Karte
grass_common-hand_1 = Alle haben genau sechs Karten auf der Hand. Nur in deinem eigenen Zug sind es sieben, vom Ziehen, bis deine Karte weg ist.
    .title = Sechs Karten auf der Hand
grass_common-hand_2 = Ein Handtausch ist eine Karte gegen eine, und beim Weitergeben gibst du eine und bekommst eine. Keine Hand wird davon größer oder kleiner.
    .title = Hände bleiben gleich groß
grass_common-hand_3 = Wenn du aussetzt, ziehst du nicht, spielst nicht und fängst kein Geschäft an. Deine Hand bleibt bei sechs.
    .title = Wenn du aussetzt
grass_common-hand_4 = Bei der Abrechnung haben alle sechs Karten, auch wer den Markt geschlossen oder die letzte Karte genommen hat.
    .title = Sechs am Ende
grass_common-skip_1 = Für jeden wird gezählt, wie oft er noch aussetzen muss. Kommt die Reihe an ihn, ist einmal davon erledigt, und es geht links weiter.
    .title = Aussetzen müssen
grass_common-skip_2 = Mehrmaliges Aussetzen zählt zusammen. Die Option skip-stacking kennt einen anderen Weg.
    .title = Aussetzen summiert sich
grass_common-skip_3 = Auch wenn du noch aussetzen musst, gibst du Karten weiter, schenkst und verlierst Handelskarten, kannst angegriffen werden und darfst ein Angebot annehmen.
    .title = Ausgesetzt, aber dabei
grass_common-skip_4 = Ein zusätzlicher Zug kommt, bevor die Reihe weitergeht. Niemand hat damit schon ausgesetzt.
    .title = Zusätzliche Züge und Aussetzen
grass_modern-stack_1 = Wer die letzte Karte des Stapels nimmt, spielt den Zug normal zu Ende, mit allem Handeln. Dann endet die Runde.
    .title = Die letzte Karte (modern)
grass_classic-stack_1 = Die Runde endet, sobald jemand ziehen müsste und nicht kann. Wer die letzte Karte gezogen hat, spielt seinen Zug also noch zu Ende.
    .title = Die letzte Karte (klassisch)
grass_classic-stack_2 = Spielst du im Zug der letzten Karte Nirvana, bekommst du noch die Handelskarten und bist die Hitze los. Der zusätzliche Zug kann aber nicht beginnen, und die Runde endet.
    .title = Nirvana zum Schluss (klassisch)

section-grass-dealing = Handeln und tauschen
grass_modern-deal_1 = In deinem Zug darfst nur du Geschäfte anfangen, und an jedem bist du beteiligt. Die anderen dürfen nicht untereinander handeln.
    .title = Wer handeln darf (modern)
grass_modern-deal_2 = Ein Handtausch ist genau eine Karte deiner Hand gegen genau eine deines Gegenübers. Keine Geschenke, keine zwei für eine, und nie Handkarten gegen Tischkarten.
    .title = Eine gegen eine (modern)
grass_modern-deal_3 = Du darfst in einem Zug so oft Handkarten tauschen, wie du willst, mit jedem und mit jeder Karte, auch mit einer eben gezogenen oder bekommenen.
    .title = So oft du willst (modern)
grass_modern-deal_4 = Beide müssen einverstanden sein.
    .title = Beide sagen Ja (modern)
grass_modern-deal_5 = Beide Karten eines Handtauschs werden vorher genannt, genau die wechseln den Besitzer, und der Tisch sieht sie. Hidden deals und die Option trade-view ändern das.
    .title = Getauscht wird offen (modern)
grass_modern-deal_6 = Für den Handtausch sind Markt, Hitze und Aussetzen auf beiden Seiten egal.
    .title = Tauschen in jeder Lage (modern)
grass_modern-swap_1 = Einmal pro Zug darfst du eine freie Handelskarte deiner Auslage gegen eine freie aus einer anderen Auslage tauschen. Frei heißt: nicht unter einer Schutzkarte.
    .title = Ein Tischtausch pro Zug (modern)
grass_modern-swap_2 = Gefragt wird niemand. Du bestimmst beide Karten, und ihre Werte sind egal: HG gegen DF geht in Ordnung. Nett ist es nicht.
    .title = Ohne zu fragen (modern)
grass_modern-swap_3 = Geschützte Handelskarten kannst du beim Tischtausch weder geben noch nehmen.
    .title = Geschütztes bleibt (modern)
grass_modern-swap_4 = Tauschen darfst du, bevor oder nachdem du deine Karte hergegeben hast.
    .title = Vorher oder nachher (modern)
grass_modern-swap_5 = Für den Tischtausch sind die Märkte egal. Auch bei Hitze darfst du tauschen, und auch mit dir darf getauscht werden.
    .title = Tauschen trotz Hitze (modern)
grass_modern-swap_6 = Eine getauschte Handelskarte kommt frei an.
    .title = Getauschtes ist frei (modern)
grass_classic-deal_1 = Nur wer am Zug ist, darf ein Geschäft anfangen, und nur mit sieben Karten auf der Hand.
    .title = Wer handeln darf (klassisch)
grass_classic-deal_2 = Hand gegen Hand heißt immer eine Karte gegen eine.
    .title = Hand gegen Hand (klassisch)
grass_classic-deal_3 = Tisch gegen Tisch geht nur mit Handelskarten. Die Anzahl darf verschieden sein, aber jede Seite gibt mindestens eine.
    .title = Tisch gegen Tisch (klassisch)
grass_classic-deal_4 = Eine Handkarte kann nie gegen eine ausliegende Karte getauscht werden.
    .title = Nie Hand gegen Tisch (klassisch)
grass_classic-deal_5 = Ein Geschäft darf aus einem Handteil, eine gegen eine, und einem Tischteil, mindestens eine gegen mindestens eine, bestehen. Es gilt ganz oder gar nicht.
    .title = Kombinierte Geschäfte (klassisch)
grass_classic-deal_6 = Karten aus Stapel oder Ablage gehören nie zu einem Geschäft.
    .title = Stapel sind tabu (klassisch)
grass_classic-deal_7 = Bei jedem Geschäft müssen beide einverstanden sein. Tauschen mit Zwang gibt es nicht.
    .title = Beide sagen Ja (klassisch)
grass_classic-deal_8 = Du darfst in einem Zug so viele Geschäfte machen, wie du willst, außer die Option classic-deals-per-turn erlaubt nur eins.
    .title = So oft du willst (klassisch)
grass_classic-deal_9 = Geschützte Handelskarten sind nicht zu haben, denn eine Schutzkarte bleibt bis zum Ende der Runde bei ihnen. Die Option trade-protected erlaubt es.
    .title = Geschütztes bleibt (klassisch)
grass_classic-deal_10 = Hitze hindert auf keiner Seite am Handel von Tisch zu Tisch. Mit der Option table-trade-needs-open schon.
    .title = Handeln trotz Hitze (klassisch)
grass_classic-deal_11 = BK und jede andere Karte darf von Hand zu Hand gehen.
    .title = Jede Karte darf gehen (klassisch)
grass_classic-deal_12 = Geschäfte werden vorher genannt, gelten genau so, und der Tisch sieht sie. Mit der Option trade-view bleiben sie unter den Partnern.
    .title = Gehandelt wird offen (klassisch)

section-grass-open = Market Open
grass_common-mo_1 = MO kannst du nur legen, wenn in deinem Marktstapel keins liegt. Es ist die erste Karte des Stapels, und dein Markt ist offen.
    .title = Den Markt eröffnen
grass_common-mo_2 = Ein zweites MO kannst du nicht auf das erste legen. Gegen Hitze hilft es auch nicht.
    .title = Eins genügt
grass_common-mo_3 = Ist die Hitze weg, liegt dasselbe MO wieder frei. Ein neues brauchst du nicht.
    .title = Wieder offen
grass_common-mo_4 = Nur nach UW brauchst du in einer Runde ein neues MO.
    .title = Von vorn anfangen

section-grass-peddle = Handelskarten
grass_common-peddle_1 = Eine Handelskarte aus deiner Hand kannst du nur auslegen, während dein Markt offen ist.
    .title = Eine Handelskarte auslegen
grass_common-peddle_2 = Du darfst beliebig viele Handelskarten auslegen.
    .title = Keine Grenze
grass_common-peddle_3 = Handelskarten, die durch ST, SH, EU, einen Tischtausch oder ein Geschäft zu dir kommen, liegen dort frei.
    .title = Neues liegt frei
grass_common-peddle_4 = Eine ausliegende Handelskarte kommt nie auf eine Hand zurück.
    .title = Nie zurück auf die Hand

section-grass-heat-on = Heat On
grass_common-heat-on_1 = Heat On spielst du gegen jemanden, dessen Markt offen ist. Die Karte kommt auf sein MO, und sein Markt ist heiß.
    .title = Jemandem einheizen
grass_common-heat-on_2 = Heat On geht nie auf einen Markt ohne MO, nie auf einen, der schon heiß ist, und nie auf den eigenen.
    .title = Wo Hitze nicht hingeht
grass_common-heat-on_3 = Alle vier Arten wirken gleich. Auf die Art kommt es nur für das Heat Off an, das sie wegnimmt.
    .title = Vier gleiche Arten
grass_common-heat-on_4 = Um Heat On zu spielen, brauchst du keinen eigenen Markt.
    .title = Auch ohne Markt
grass_modern-heat-on_5 = Ist dein Markt heiß, kannst du keine Handelskarten, keine Schutzkarten, kein ST und kein MC legen. Das passende Heat Off, PF, Heat On, SH, EU und Paranoia kannst du weiter spielen und BK ablegen; auch abwerfen, handeln und tauschen darfst du.
    .title = Was Hitze verhindert (modern)
grass_classic-heat-on_5 = Ist dein Markt heiß, kannst du keine Handelskarten, kein ST und kein MC legen. Das passende Heat Off, PF, Schutzkarten, Heat On, Paranoia und Nirvana, das dich befreit, kannst du weiter spielen; auch abwerfen und handeln darfst du.
    .title = Was Hitze verhindert (klassisch)

section-grass-heat-off = Heat Off
grass_common-heat-off_1 = Heat Off spielst du auf deinen eigenen Marktstapel, und nur auf Hitze derselben Art. Dein Markt ist wieder offen.
    .title = Endlich Abkühlung
grass_common-heat-off_2 = Heat On und Heat Off kommen beide unter deinen Marktstapel. Sie gehen nicht auf die Ablage und nie unter den Stapel, von dem ihr zieht.
    .title = Wohin das Paar kommt
grass_common-heat-off_3 = Es ist deine eine Karte des Zuges. Handelskarten folgen ab deinem nächsten Zug.
    .title = Das kostet einen Zug

section-grass-pay-fine = Pay Fine
grass_common-pay-fine_1 = PF nimmt Hitze jeder Art von deinem eigenen Marktstapel.
    .title = Sich freikaufen
grass_common-pay-fine_2 = Bezahlt wird sofort, mit genau einer Handelskarte aus deiner Auslage. Liegt dort keine, kannst du PF nicht spielen; Handkarten gelten nicht.
    .title = Was es kostet
grass_common-pay-fine_3 = Ohne Hitze auf deinem Marktstapel kannst du PF nicht spielen.
    .title = Nur bei Hitze
grass_common-pay-fine_6 = Bezahlst du mit einer geschützten Handelskarte, bleibt die Schutzkarte auf den anderen, die sie deckt. Ist keine mehr da, kommt sie auf die Ablage. Eine Lücke wird nicht wieder gefüllt.
    .title = Mit Geschütztem bezahlen
grass_modern-pay-fine_4 = Du wählst, mit welcher Handelskarte du bezahlst, geschützt oder nicht.
    .title = Du wählst den Preis (modern)
grass_modern-pay-fine_5 = Die Handelskarte geht offen auf die Ablage. PF und die Hitze kommen unter deinen Marktstapel.
    .title = Wohin alles kommt (modern)
grass_classic-pay-fine_4 = Bezahlt wird mit der niedrigsten Handelskarte deiner Auslage, geschützte mitgezählt. Unter gleich niedrigen wählst du.
    .title = Die niedrigste bezahlt (klassisch)
grass_classic-pay-fine_5 = PF und die Handelskarte gehen auf die Ablage. Die Hitzekarte kommt unter deinen Marktstapel.
    .title = Wohin alles kommt (klassisch)

section-grass-protection = Schutz
grass_common-protected_1 = Eine Schutzkarte legst du auf eine oder mehrere freie Handelskarten deiner Auslage. Zusammen dürfen sie nicht mehr wert sein, als sie deckt, und mindestens eine muss es sein.
    .title = In Deckung
grass_common-protected_2 = Du wählst, was sie deckt. Weniger zu decken als möglich ist erlaubt.
    .title = Du wählst die Deckung
grass_common-protected_3 = DF kann nie geschützt werden.
    .title = Kein Schutz für Dr. Feelgood
grass_common-protected_4 = Was gedeckt ist, steht fest, sobald die Karte liegt. Spätere Handelskarten schlüpfen nicht mehr darunter, zwei Schutzkarten tun sich nicht zusammen, und keine Handelskarte hat mehr als eine.
    .title = Gelegt ist gelegt
grass_common-protected_5 = Der Schutz hält bis zum Ende der Runde.
    .title = Wie lange er hält
grass_modern-protected_6 = Geschützte Handelskarten sind sicher vor SH, EU, ST, SO, DC, UW, dem Tischtausch und dem Banker. Nur dein eigenes PF kann sie ausgeben.
    .title = Sicher wovor (modern)
grass_modern-protected_7 = Eine Schutzkarte kannst du nur legen, während dein Markt offen ist. Die Option protect-when kann das ändern.
    .title = Wann du schützen darfst (modern)
grass_classic-protected_6 = Geschützte Handelskarten sind sicher vor Nirvana, Paranoia, ST und dem Banker. PF kann sie nehmen.
    .title = Sicher wovor (klassisch)
grass_classic-protected_7 = Eine Schutzkarte kannst du legen, wie auch immer dein Markt steht. Die Option protect-when kann das ändern.
    .title = Wann du schützen darfst (klassisch)

section-grass-steal = Steal Your Neighbour's Pot
grass_common-steal_4 = Gibt es niemanden, den du bestehlen kannst, lässt sich ST nur abwerfen oder tauschen.
    .title = Nichts zu holen
grass_modern-steal_1 = Dein Markt und der deines Opfers müssen offen sein, und das Opfer muss eine freie Handelskarte haben. Wer schon Ärger hat, den lassen selbst Diebe in Ruhe.
    .title = Wen du bestehlen kannst (modern)
grass_modern-steal_2 = Du wählst die freie Handelskarte. Sie kommt in deine Auslage.
    .title = Der Dieb wählt (modern)
grass_modern-steal_3 = ST geht danach auf die Ablage.
    .title = Wohin ST kommt (modern)
grass_classic-steal_1 = Dein eigener Markt muss offen sein. Der deines Opfers darf offen sein, heiß oder gar nicht da; eine freie Handelskarte in der Auslage genügt.
    .title = Wen du bestehlen kannst (klassisch)
grass_classic-steal_2 = Du wählst eine beliebige freie Handelskarte. Mit der Option classic-steal-choice muss es die wertvollste sein.
    .title = Der Dieb wählt (klassisch)
grass_classic-steal_3 = ST kommt unter den Marktstapel deines Opfers und ändert an dessen Markt nichts. Gibt es dort gar keinen Stapel, geht es auf die Ablage.
    .title = Wohin ST kommt (klassisch)

section-grass-nirvana = Nirvana
grass_modern-stonehigh_1 = SH: Alle anderen, die eine freie Handelskarte haben, müssen dir eine nach eigener Wahl geben. Sie kommt in deine Auslage.
    .title = Stonehigh (modern)
grass_modern-stonehigh_2 = Wer keine freie Handelskarte hat, gibt nichts. Du darfst SH auch spielen, wenn niemand etwas gibt.
    .title = Nichts zu geben (modern)
grass_modern-stonehigh_3 = SH nimmt keine Hitze weg und bringt keinen zusätzlichen Zug.
    .title = Was Stonehigh nicht kann (modern)
grass_modern-stonehigh_4 = SH und EU darfst du spielen, wie auch immer dein Markt steht; die Geschenke liegen trotzdem in deiner Auslage. Die Option nirvana-without-market kann das ändern.
    .title = Nirvana geht immer (modern)
grass_modern-stonehigh_5 = Die anderen entscheiden nacheinander, im Uhrzeigersinn ab deinem linken Nachbarn, und alle sehen die Geschenke.
    .title = Reihenfolge der Geschenke (modern)
grass_modern-euphoria_1 = EU: wie SH, aber alle geben ihre wertvollste freie Handelskarte. Unter gleichen wählt, wer gibt.
    .title = Euphoria (modern)
grass_modern-nirvana_1 = Nach dem Spielen gehen SH und EU auf die Ablage.
    .title = Wohin Nirvana kommt (modern)
grass_classic-nirvana_1 = Nirvana wirkt in dieser Reihenfolge: Hitze auf deinem Markt verschwindet unter dem Marktstapel, und dein Markt ist offen; die anderen geben ihre Handelskarten; du hast noch einen ganzen Zug.
    .title = Drei Gaben des Nirvana (klassisch)
grass_classic-nirvana_2 = Den zusätzlichen Zug bekommst du auch, wenn keine Hitze da war und niemand etwas gegeben hat.
    .title = Der Zug ist sicher (klassisch)
grass_classic-nirvana_3 = SH und EU brauchen ein MO in deinem Marktstapel, offen oder heiß. Ohne kannst du sie weder spielen noch abwerfen, denn wer sie hinlegt, spielt sie. Dieses Verbot ist unsere Lesart; die Option nirvana-without-market hebt es auf.
    .title = Nirvana braucht einen Markt (klassisch)
grass_classic-stonehigh_1 = SH: Alle anderen geben dir ihre billigste freie Handelskarte. Unter gleichen wählt, wer gibt.
    .title = Stonehigh (klassisch)
grass_classic-euphoria_1 = EU: Alle anderen geben dir ihre wertvollste freie Handelskarte. Unter gleichen wählt, wer gibt.
    .title = Euphoria (klassisch)

section-grass-paranoia = Paranoia
grass_common-paranoia_5 = Das Weitergeben: Alle, auch wer die Karte gespielt hat, wählen eine Karte der eigenen Hand und geben sie verdeckt nach links. Das geschieht gleichzeitig; was du gerade bekommst, kannst du also nicht weitergeben.
    .title = Nach links weitergeben
grass_common-paranoia_6 = Weitergeben darfst du jede Karte, auch Paranoia und BK.
    .title = Jede Karte ist recht
grass_common-wiped-out_2 = Geschützte Handelskarten und ihre Schutzkarten überstehen UW und zählen weiter.
    .title = Was übrig bleibt
grass_common-wiped-out_3 = Nach UW brauchst du ein neues MO, bevor du wieder Handelskarten auslegen kannst.
    .title = Zurück zum Anfang
grass_modern-paranoia_1 = Du nennst jemanden als Opfer. Verlust und Aussetzen treffen nur das Opfer. Die Option paranoia-victim kann das umdrehen.
    .title = Du nennst das Opfer (modern)
grass_modern-paranoia_2 = Nennen darfst du alle anderen, egal, wie es um Markt, Auslage und Aussetzen steht. Was nichts vorfindet, bewirkt nichts.
    .title = Es kann jeden treffen (modern)
grass_modern-paranoia_3 = Dein Markt darf heiß sein, aber in deinem Marktstapel muss ein MO liegen.
    .title = Was du brauchst (modern)
grass_modern-paranoia_4 = Die Karte geht auf die Ablage, nie auf das MO des Opfers. Dann kommen Verlust und Aussetzen des Opfers und danach das Weitergeben. Anschließend darfst du noch handeln und tauschen.
    .title = In dieser Reihenfolge (modern)
grass_modern-sold-out_1 = SO: Das Opfer verliert eine freie Handelskarte nach eigener Wahl an die Ablage. Ausgesetzt wird nicht.
    .title = Sold Out (modern)
grass_modern-doublecrossed_1 = DC: Das Opfer verliert seine wertvollste freie Handelskarte, unter gleichen nach eigener Wahl, und setzt einmal aus.
    .title = Doublecrossed (modern)
grass_modern-wiped-out_1 = UW: Alle freien Handelskarten des Opfers und sein ganzer Marktstapel mit dem MO gehen auf die Ablage. Es hat keinen Markt mehr und setzt einmal aus.
    .title = Utterly Wiped Out (modern)
grass_classic-paranoia_1 = Verlust und Aussetzen treffen den, der die Karte spielt. Genannt wird niemand.
    .title = Es trifft dich selbst (klassisch)
grass_classic-paranoia_2 = Verlust und Weitergeben gehören zur Karte und geschehen sofort. Das Aussetzen beginnt mit deinem nächsten Zug.
    .title = In dieser Reihenfolge (klassisch)
grass_classic-paranoia_3 = Passen mehrere Handelskarten gleich gut, wählt, wer verliert.
    .title = Gleiche Handelskarten (klassisch)
grass_classic-sold-out_1 = SO: Du verlierst deine billigste freie Handelskarte, falls du eine hast, und setzt einmal aus.
    .title = Sold Out (klassisch)
grass_classic-doublecrossed_1 = DC: Du verlierst deine wertvollste freie Handelskarte, falls du eine hast, und setzt zweimal aus.
    .title = Doublecrossed (klassisch)
grass_classic-wiped-out_1 = UW: Du verlierst alle freien Handelskarten und deinen ganzen Marktstapel und setzt zweimal aus.
    .title = Utterly Wiped Out (klassisch)

section-grass-close = Banker, Market Close und Rundenende
grass_common-banker_1 = BK wirkt nur aus deiner Hand, wenn die Runde abgerechnet wird. Bis dahin lässt er sich tauschen und weitergeben wie jede Karte.
    .title = Der Banker
grass_common-mc_1 = MC kannst du nur spielen, während dein Markt offen ist. Die Runde ist damit auf der Stelle vorbei, und alle machen Kassensturz.
    .title = Den Markt schließen
grass_common-mc_2 = Weiter brauchst du dafür nichts: keinen Mindestgewinn und keine Mindestzahl an Handelskarten, nicht einmal eine.
    .title = Ohne Haken
grass_common-mc_3 = Fürs Schließen gibt es keinen Bonus. Den bekommt das beste Ergebnis.
    .title = Kein Bonus fürs Schließen
grass_common-end_1 = Eine Runde endet durch MC oder wenn der Stapel aufgebraucht ist, und sonst nie.
    .title = Wie eine Runde endet

section-grass-score = Kassensturz
grass_modern-score_1 = Zähl deine geschützten Handelskarten zusammen: dein sicherer Gewinn.
    .title = Sicherer Gewinn (modern)
grass_modern-score_2 = Zähl deine freien Handelskarten zusammen: dein Gewinn auf Risiko.
    .title = Gewinn auf Risiko (modern)
grass_modern-score_3 = Wer BK auf der Hand hat, bekommt je 5.000 von allen anderen, die Gewinn auf Risiko haben, und nichts von den übrigen. Wer zahlt, hat 5.000 weniger. Weniger ist keine Handelskarte wert, also können alle voll bezahlen.
    .title = Der Banker kassiert (modern)
grass_modern-score_4 = Wer BK hat, zahlt selbst nichts.
    .title = Der Banker verschont dich (modern)
grass_modern-score_5 = Dein Reingewinn ist der sichere Gewinn und der Gewinn auf Risiko zusammen, mit dem, was der Banker gebracht oder genommen hat.
    .title = Reingewinn (modern)
grass_modern-score_6 = Dann zahlst du Strafe für jede einzelne Paranoia-Karte auf deiner Hand: 25.000 für SO, 50.000 für DC, 100.000 für UW.
    .title = Strafen (modern)
grass_modern-score_7 = Auch der Wert der wertvollsten Handelskarte auf deiner Hand geht ab. Weitere Handelskarten auf der Hand kosten nichts.
    .title = Die Handelskarte auf der Hand (modern)
grass_modern-score_8 = Wer jetzt das beste Ergebnis hat, bekommt 25.000 dazu.
    .title = Der Bonus (modern)
grass_modern-score_9 = Das Ergebnis mit Bonus kommt zu deinem Kontostand aus früheren Runden. Unter 0 fällt er nie. Die Option score-floor kann das ändern.
    .title = Dein Kontostand (modern)
grass_classic-score_1 = Zähl alle ausliegenden Handelskarten zusammen, geschützt oder nicht.
    .title = Was ausliegt (klassisch)
grass_classic-score_2 = Wer BK auf der Hand hat, bekommt von allen anderen 20 % ihrer freien ausliegenden Handelskarten; die verlieren ebenso viel. Nur die anderen zahlen. Das gibt immer volle Tausender.
    .title = Der Banker kassiert (klassisch)
grass_classic-score_3 = Der Wert der wertvollsten Handelskarte auf deiner Hand geht ab.
    .title = Die Handelskarte auf der Hand (klassisch)
grass_classic-score_4 = Dann zahlst du Strafe für jede einzelne Paranoia-Karte auf deiner Hand: 25.000 für SO, 50.000 für DC, 100.000 für UW.
    .title = Strafen (klassisch)
grass_classic-score_5 = Was bleibt, über oder unter null, ist dein Ergebnis der Runde.
    .title = Ergebnis der Runde (klassisch)
grass_classic-score_6 = Wer das beste Ergebnis hat, bekommt 25.000 dazu. Das Geld des Bankers zählt dabei mit.
    .title = Der Bonus (klassisch)
grass_classic-score_7 = Die Ergebnisse aller Runden werden zusammengezählt. Der Kontostand darf negativ sein. Die Option score-floor kann das ändern.
    .title = Dein Kontostand (klassisch)

section-grass-win = Bonus und Sieg
grass_common-bonus_1 = Haben mehrere das beste Ergebnis, bekommt jeder von ihnen den vollen Bonus. Die Option bonus-tie kennt andere Wege.
    .title = Geteilter Bonus
grass_common-bonus_2 = Den Bonus gibt es auch, wenn das beste Ergebnis null oder weniger ist. Die Option bonus-needs-profit kann das ändern.
    .title = Der Beste der Schlechten
grass_common-bonus_3 = Für den Bonus zählt nur das Ergebnis dieser Runde, nie der Kontostand. Er kommt dazu, bevor ein Kontostand bei null aufgefangen wird.
    .title = Nur diese Runde zählt
grass_common-win_1 = Hat nach der Abrechnung mindestens einer das Ziel erreicht, ist das Spiel vorbei. Wer am meisten hat, gewinnt und ist Baron des Deals.
    .title = Baron des Deals
grass_common-win_2 = Das Ziel ist 250.000. Wer länger spielen mag, nimmt 500.000 oder 1.000.000 (Option target).
    .title = Das Ziel
grass_common-win_3 = Haben mehrere gleich viel und am meisten, gewinnen sie zusammen. Mit der Option final-tie spielt ihr weiter.
    .title = Geteilter Sieg
grass_common-win_4 = Nichts, was in einer Runde geschieht, beendet das Spiel. Verglichen wird erst nach der Abrechnung.
    .title = Nicht vor der Abrechnung
grass_common-win_5 = Hat niemand das Ziel erreicht, werden die Kontostände notiert, und eine neue Runde wird gegeben.
    .title = Noch eine Runde

section-grass-course = Der klassische Kurs
grass_classic-tutorial_1 =
    Der Kurs führt in vier Runden mit wachsendem Kartenspiel in die klassische Ausgabe ein. Jede Runde behält alle Regeln der vorigen.

    | Runde | Ohne diese Karten | Karten | Neu |
    |---|---|---|---|
    | 1 | SH, EU, LU, GS, CB, SO, DC, UW, ST, BK (25 Karten) | 79 | ziehen, spielen und abwerfen, MO, Handelskarten, Heat On und Heat Off, PF, MC, die Handelskarte auf der Hand, der Bonus |
    | 2 | dieselben | 79 | handeln |
    | 3 | SH, EU, SO, DC, UW (14 Karten) | 90 | Schutz, ST, BK |
    | 4 | keine | 104 | Nirvana, Paranoia, Strafen |
    .title = Vier Runden (klassisch)
grass_classic-tutorial_2 = In Runde 1 wird überhaupt nicht gehandelt.
    .title = Anfangs kein Handel (klassisch)
grass_classic-tutorial_3 = PF gehört schon zu Runde 1.
    .title = Pay Fine von Anfang an (klassisch)
grass_classic-tutorial_4 = In Runde 1 und 2 zählt deine Auslage, abzüglich der wertvollsten Handelskarte auf der Hand, und der Bonus. In Runde 3 kommt der Banker dazu, bevor der Bonus vergeben wird. In Runde 4 kommen die Strafen dazu.
    .title = Abrechnen im Kurs (klassisch)
grass_classic-tutorial_5 = Der gedruckte Kurs lässt ST die wertvollste Handelskarte nehmen und spricht von einem Tausch pro Zug. Der offizielle Teil kennt beides nicht; wir lehren diesen und sagen den Unterschied dazu.
    .title = Wo der Kurs abweicht (klassisch)
grass_classic-tutorial_6 = Der Kurs ist zum Üben da. Jede Runde wird abgerechnet, aber die Kontostände laufen nicht weiter, und niemand gewinnt ein Spiel.
    .title = Nur zur Übung (klassisch)
grass_classic-tutorial_7 = In einem Druck sind einige Absätze der ersten Runde in die zweite gerutscht: die zweite Hälfte ihres Punktes 3 und die Punkte 4 und 5. Sie gehören in die erste.
    .title = Verirrte Absätze (klassisch)

section-grass-variations = Varianten
grass_variant-draft_1 = Give me five: Nach dem Geben behältst du geheim eine deiner sechs Karten und gibst die anderen fünf weiter. Von den fünf, die du bekommst, behältst du eine und gibst vier weiter, und so fort. Die sechste, die du behältst, ist einfach die letzte.
    .title = Give me five
grass_variant-draft_2 = Alle wählen in jedem Schritt gleichzeitig und geheim. Was du behalten hast, kannst du nicht mehr weitergeben.
    .title = Geheime Wahl
grass_variant-draft_3 = Die sechs behaltenen Karten sind deine Hand, und der erste Zug beginnt wie gewohnt.
    .title = Deine erste Hand
grass_variant-draft_4 = In Runde 1 wird nach links weitergegeben, in Runde 2 nach rechts und so weiter im Wechsel.
    .title = Links, dann rechts
grass_variant-draft_5 = Seid ihr weniger als sechs, kommen Karten zu denen zurück, die sie schon gesehen haben. Das ändert nichts.
    .title = Karten, die wiederkommen
grass_variant-hidden_1 = Hidden deals: Handkarten werden verdeckt getauscht. Sind sich zwei einig, dass sie tauschen, legt jeder eine Karte seiner Wahl hin, und die Karten wechseln ungesehen den Besitzer.
    .title = Hidden deals
grass_variant-hidden_2 = Versprechen binden nicht. Du darfst jede Karte deiner Hand geben, auch Paranoia.
    .title = Versprochen, gebrochen
grass_variant-hidden_3 = Beide dürfen gleichermaßen schummeln. Getauscht wird erst, wenn beide Karten liegen, und zurück geht es nicht.
    .title = Kein Zurück
grass_variant-hidden_4 = Danach dürfen beide über das Geschäft erzählen, was sie wollen, wahr oder nicht, oder schweigen. Geprüft wird nichts.
    .title = Viel Gerede
grass_variant-hidden_5 = Eine bekommene Karte darfst du nie als Beweis zeigen. Ans Licht kommt sie nur, wenn sie gespielt oder abgeworfen wird, oder bei der Abrechnung.
    .title = Keine Beweise
grass_variant-hidden_6 = Der Tischtausch und die Tischteile klassischer Geschäfte bleiben offen und verbindlich.
    .title = Der Tisch bleibt offen
grass_variant-lucky_1 = Lucky or not: Statt nach SO, DC und UW eine Karte nach links zu geben, zieht jeder blind eine aus der Hand seines rechten Nachbarn. Wer die Karte gespielt hat, fängt an, und es geht im Uhrzeigersinn weiter.
    .title = Lucky or not
grass_variant-lucky_2 = Gezogen wird nacheinander, aus den Händen, wie sie gerade sind. Wer anfängt, hat also kurz sieben Karten, und sein linker Nachbar kann genau die eben gezogene erwischen.
    .title = Einer nach dem anderen
grass_variant-lucky_3 = Der rechte Nachbar des Ersten hat nur noch fünf Karten und zieht als Letzter. Am Ende haben alle sechs.
    .title = Am Ende wieder gleich
grass_variant-lucky_4 = Jede Karte der Hand ist gleich wahrscheinlich. Niemand wählt.
    .title = Reiner Zufall
grass_variant-combine_1 = Die drei Varianten betreffen verschiedene Momente: das Geben, das Tauschen und das Weitergeben. Ihr dürft sie frei kombinieren.
    .title = Frei kombinierbar
grass_variant-combine_2 = Lucky or not ändert nichts an Verlust und Aussetzen einer Paranoia-Karte, nur an den wandernden Karten.
    .title = Verlust und Aussetzen bleiben

section-grass-digital = Am digitalen Tisch
grass_digital-offer_1 = Ein Angebot sagt, was du gibst, was du willst und wen du fragst: eine Person oder den ganzen Tisch. Fragst du den ganzen Tisch, melden sich die Interessierten, und du suchst dir jemanden aus.
    .title = Ein Angebot machen
grass_digital-offer_2 = Wer gefragt wird, darf annehmen, ablehnen oder dem, der am Zug ist, etwas anderes vorschlagen. Bis es angenommen ist, darfst du dein Angebot zurückziehen. Ein Geschäft wird sofort und als Ganzes ausgeführt, und nur, wenn beide die Karten noch haben.
    .title = Auf Angebote antworten
grass_digital-offer_3 = Lehnt jemand ab, erfährt niemand, ob er die Karte hat. Annehmen ohne die Karte wird abgelehnt, und das erfährt nur, wer es versucht hat.
    .title = Ein stilles Nein
grass_digital-offer_4 = Reden, Versprechen und Drohungen sind frei und binden niemanden.
    .title = Reden kostet nichts
grass_digital-offer_5 = Ein Angebot verfällt, wenn du eine Karte spielst, deinen Zug beendest oder ein neues machst.
    .title = Wann Angebote verfallen
grass_digital-choice_1 = Musst du wählen und gibt es nur eine Möglichkeit, wird sie für dich gewählt.
    .title = Keine Wahl, keine Frage
grass_digital-timeout_1 = Handelt jemand nicht rechtzeitig, gilt ein Angebot als abgelehnt; verschenkt oder verloren wird die billigste Handelskarte, die infrage kommt; weitergegeben oder ausgewählt wird eine zufällige Karte; in einem Zug wird gezogen und eine zufällige Karte abgeworfen. Lässt sich keine abwerfen, wird eine zufällige erlaubte gespielt, und weitere Fragen werden ebenso beantwortet.
    .title = Zeit abgelaufen
grass_digital-random_1 = Gemischt, gezogen und bei Lucky or not gegriffen wird vom Tisch. Mit einem Startwert lässt sich ein Spiel wiederholen; vor dem Ende erfährt ihn niemand.
    .title = Woher der Zufall kommt
grass_digital-score_1 = Spielt ihr mit echten Karten, nennt ihr dem Rechenblatt für jeden: die geschützte Summe, die freie Summe, wer BK hat, wie viele SO, DC und UW auf der Hand sind und die wertvollste Handelskarte auf der Hand. Den Rest rechnet es nach eurer Ausgabe und euren Optionen aus.
    .title = Das Rechenblatt
grass_digital-score_2 = Das Rechenblatt weist zurück, was nicht sein kann: Summen, die kein Vielfaches von 5.000 sind, einen zweiten BK, mehr als 4 SO, 3 DC oder 1 UW auf allen Händen zusammen, eine Handelskarte auf der Hand, die etwas anderes wert ist als 0, 5.000, 25.000, 50.000 oder 100.000, ein doppelt gezähltes DF oder mehr Geld auf dem Tisch, als in den Karten steckt: mit den üblichen Karten modern 665.000, klassisch 660.000.
    .title = Was nicht sein kann
grass_digital-hidden_1 = Ein verdeckter Tausch hat vier Schritte: ein Vorschlag in eigenen Worten, die Einigung, jeder legt eine Karte fest, der Tausch. Bis die zweite Karte festliegt, können beide absagen. Der Tisch erfährt nur, dass getauscht wurde.
    .title = Schritte beim verdeckten Tausch
grass_digital-illegal_1 = Ein abgelehnter Spielzug ändert nichts und kostet nichts. Nur wer es versucht hat, erfährt davon, und auch, welche Regel im Weg stand.
    .title = Abgelehnte Spielzüge
grass_digital-leave_1 = Geht jemand, übernimmt ein Bot den Platz mit derselben Hand. Neu gegeben wird nicht.
    .title = Den Tisch verlassen

section-grass-options = Optionen
grass_option-edition = Welche Ausgabe spielt ihr? modern oder classic, also die klassische. Eine Vorgabe gibt es nicht: Ihr wählt, wenn ihr einen Tisch aufmacht.
    .title = Die Ausgabe
grass_option-target = Welcher Kontostand beendet das Spiel? 250.000 (Vorgabe in beiden Ausgaben), 500.000, 1.000.000 oder ein anderes Vielfaches von 5.000.
    .title = Das Ziel
    .value = { $amount } $
grass_option-deck-modern = Was ist in den modernen Karten? 29-4 (Vorgabe): 29 Handelskarten und 4 SH; die zusätzliche Handelskarte ist HG (Vorgabe), MX, CO, JA oder PA. 28-5: 28 Handelskarten und 5 SH wie in der klassischen Ausgabe, die diese Option nicht hat.
    .title = Die modernen Karten
    .value-HG = 29 Handelskarten, ein Home Grown mehr
    .value-MX = 29 Handelskarten, ein Mexico mehr
    .value-CO = 29 Handelskarten, ein Columbia mehr
    .value-JA = 29 Handelskarten, ein Jamaica mehr
    .value-PA = 29 Handelskarten, ein Panama mehr
    .value-28-5 = 28 Handelskarten, 5 SH
grass_option-waste-policy = Wann darfst du eine Karte abwerfen? free (Vorgabe in beiden Ausgaben): in jedem Zug, alles außer Paranoia und Nirvana. only-if-stuck: nur, wenn du keine Karte deiner Hand spielen kannst; BK ablegen gilt als Abwerfen.
    .title = Wann du abwerfen darfst
    .value-free = in jedem Zug
    .value-only-if-stuck = nur wenn nichts spielbar ist
grass_option-paranoia-victim = Wen trifft Paranoia? target (Vorgabe modern): jemanden, den du nennst. self: den, der sie spielt; Verlust und Aussetzen bleiben dabei die modernen. Klassisch gilt immer self.
    .title = Opfer der Paranoia
    .value-target = wen du nennst
    .value-self = wer sie spielt
grass_option-paranoia-before-market = Darfst du Paranoia ohne eigenes MO spielen? forbidden (Vorgabe modern): nein. allowed (Vorgabe klassisch): ja.
    .title = Paranoia ohne Markt
    .value-forbidden = nein
    .value-allowed = ja
grass_option-nirvana-without-market = Darfst du SH und EU ohne eigenes MO spielen? allow (Vorgabe modern): ja. forbid (Vorgabe klassisch): nein, und auch anders darfst du sie nicht ablegen.
    .title = Nirvana ohne Markt
    .value-forbid = nein
    .value-allow = ja
grass_option-protect-when = Wann darfst du eine Schutzkarte legen? open-only (Vorgabe modern): nur, während dein Markt offen ist. always (Vorgabe klassisch): wie auch immer dein Markt steht.
    .title = Wann du schützen darfst
    .value-open-only = nur bei offenem Markt
    .value-always = jederzeit
grass_option-classic-steal-choice = Welche Handelskarte darf ein Dieb klassisch nehmen? any (Vorgabe): jede freie. highest: die wertvollste freie. Modern gibt es diese Option nicht.
    .title = Was Diebe nehmen dürfen
    .value-any = jede freie
    .value-highest = die wertvollste freie
grass_option-classic-deals-per-turn = Wie viele Geschäfte darfst du klassisch in einem Zug machen? unlimited (Vorgabe): so viele du willst. one: eins. Modern gibt es diese Option nicht.
    .title = Geschäfte pro Zug
    .value-unlimited = so viele du willst
    .value-one = eins
grass_option-trade-protected = Dürfen geschützte Handelskarten den Besitzer wechseln? no (Vorgabe in beiden Ausgaben): nein. yes: ja, und dabei verlassen sie ihren Schutz.
    .title = Handel mit Geschütztem
    .value-no = nein
    .value-yes = ja
grass_option-table-trade-needs-open = Brauchen Tischtausch und Tischgeschäfte offene Märkte? no (Vorgabe in beiden Ausgaben): nein. yes: ja, auf beiden Seiten.
    .title = Offene Märkte beim Handel
    .value-no = nein
    .value-yes = ja
grass_option-trade-view = Wer sieht die Karten eines Handtauschs? table (Vorgabe in beiden Ausgaben): alle. partners: nur die beiden, die tauschen.
    .title = Wer beim Tausch zusieht
    .value-table = alle
    .value-partners = nur die beiden, die tauschen
grass_option-skip-stacking = Was, wenn du noch aussetzen musst und es wieder heißt: aussetzen? add (Vorgabe in beiden Ausgaben): Es zählt zusammen. max: Die größere Zahl gilt.
    .title = Aussetzen über Aussetzen
    .value-add = es zählt zusammen
    .value-max = die größere Zahl gilt
grass_option-score-floor = Kann ein Kontostand unter null fallen? zero (Vorgabe modern): nein. none (Vorgabe klassisch): ja.
    .title = Kontostände unter null
    .value-zero = nein, nie unter null
    .value-none = ja
grass_option-bonus-tie = Wer bekommt den Bonus, wenn mehrere das beste Ergebnis haben? all (Vorgabe in beiden Ausgaben): alle, jeder voll. none: niemand. split: Sie teilen ihn gleichmäßig, abgerundet auf volle Tausender. closer: wer von ihnen den Markt geschlossen hat; war es keiner von ihnen, bekommen ihn alle.
    .title = Bonus bei Gleichstand
    .value-all = alle, jeder voll
    .value-none = niemand
    .value-split = sie teilen ihn
    .value-closer = wer den Markt schloss
grass_option-bonus-needs-profit = Gibt es den Bonus nur bei Gewinn? no (Vorgabe in beiden Ausgaben): nein. yes: ja, das Ergebnis muss über null liegen.
    .title = Bonus ohne Gewinn
    .value-no = nein
    .value-yes = ja
grass_option-final-tie = Was, wenn mehrere gleich viel und am meisten haben? shared (Vorgabe in beiden Ausgaben): Sie gewinnen zusammen. play-on: Ihr spielt weitere Runden, bis jemand allein vorn liegt und das Ziel erreicht hat.
    .title = Gleichstand am Ende
    .value-shared = sie gewinnen zusammen
    .value-play-on = weiterspielen
grass_option-next-dealer = Wer gibt die nächste Runde? left (Vorgabe in beiden Ausgaben): wer links vom Geber sitzt. round-winner: wer das beste gebuchte Ergebnis hatte; bei mehreren, wer links am nächsten beim alten Geber sitzt. random: Das Los entscheidet.
    .title = Der nächste Geber
    .value-left = wer links vom Geber sitzt
    .value-round-winner = wer die Runde gewann
    .value-random = das Los entscheidet
grass_option-wasted-view = Wie viel von der Ablage darfst du ansehen? all (Vorgabe in beiden Ausgaben): alles. top: nur die oberste Karte.
    .title = Die Ablage ansehen
    .value-all = alles
    .value-top = nur die oberste Karte
grass_option-draft = Stellt ihr euch die erste Hand selbst zusammen (Give me five)? off (Vorgabe in beiden Ausgaben): nein. on: ja.
    .title = Give me five
    .value-off = nein
    .value-on = ja
grass_option-hidden-deals = Tauscht ihr verdeckt (Hidden deals)? off (Vorgabe in beiden Ausgaben): nein. on: ja.
    .title = Hidden deals
    .value-off = nein
    .value-on = ja
grass_option-lucky = Ersetzt der Zufall das Weitergeben (Lucky or not)? off (Vorgabe in beiden Ausgaben): nein. on: ja.
    .title = Lucky or not
    .value-off = nein
    .value-on = ja
grass_option-variants-in-classic = Gibt es die Varianten auch klassisch? yes (Vorgabe): Alle drei lassen sich einschalten. no: keine davon. Modern lassen sie sich immer einschalten.
    .title = Varianten in der klassischen Ausgabe
    .value-yes = ja
    .value-no = nein

section-grass-rulings = Streitfragen
grass_ruling-A-01 = Welche 29 Handelskarten gibt es modern? 7 HG, 6 MX, 5 CO, 5 JA, 5 PA und 1 DF: Gegenüber der klassischen Ausgabe wurde aus einem SH eine Handelskarte, und ein HG ändert am Geld am wenigsten. Ist es in eurer Schachtel anders, wählt die Option deck-modern.
    .title = Moderne Handelskarten
grass_ruling-A-02 = Welche Schutzkarte deckt wie viel? LU deckt 50.000, GS und CB decken 25.000, und von jeder gibt es zwei.
    .title = Wie viel Schutz
grass_ruling-A-03 = Gibt es klassisch ein SO oder vier? Vier. Nur so werden es 104 Karten.
    .title = Wie viele Sold Out
grass_ruling-A-04 = Wie viele können modern mitspielen? Zwei bis sechs, wie klassisch.
    .title = Wie viele mitspielen
grass_ruling-A-05 = Gilt das Aussetzen in der nächsten Runde weiter? Nein. Alles auf dem Tisch wird abgeräumt.
    .title = Aussetzen nach der Runde
grass_ruling-A-06 = Wer gibt die nächste Runde? Wer links vom Geber sitzt, außer ihr bestimmt es mit der Option next-dealer anders.
    .title = Wer als Nächstes gibt
grass_ruling-A-07 = Modern: Darfst du SH oder EU spielen, wenn dein Markt nicht offen ist? Ja, und die Geschenke bleiben in deiner Auslage; bekommen ist nicht auslegen. Die Option nirvana-without-market kann es ohne MO verbieten.
    .title = Geschenke ohne Markt
grass_ruling-A-08 = Klassisch: Darfst du Nirvana ohne MO spielen? Nein, und auch nicht abwerfen. Für Nirvana ist das nirgends gedruckt; wir schließen es daraus, dass nur ein eröffneter Markt Geld halten darf. Die Option nirvana-without-market gibt dir den Wortlaut.
    .title = Nirvana vor der Eröffnung
grass_ruling-A-09 = Modern: Darfst du eine Karte einfach wegwerfen? Ja, alles außer Paranoia und Nirvana, denn manchmal kommst du nur so auf sechs Karten zurück. Die Option waste-policy kann strenger sein.
    .title = Karten wegwerfen
grass_ruling-A-10 = Darfst du handeln, bevor du ziehst? Nein, in keiner Ausgabe.
    .title = Handeln vor dem Ziehen
grass_ruling-A-11 = Darfst du handeln, während eine Karte noch wirkt? Nein. Modern darfst du es danach wieder.
    .title = Handeln während der Wirkung
grass_ruling-A-12 = Klassisch: Darfst du nach deiner Karte noch handeln? Nein, dazu musst du sieben Karten haben.
    .title = Handeln nach der Karte
grass_ruling-A-13 = Darfst du Paranoia oder Nirvana wirkungslos wegwerfen? Nein. Wer sie hinlegt, spielt sie; sonst täten die Strafen niemandem weh.
    .title = Paranoia loswerden
grass_ruling-A-14 = Modern: Wie weit reicht das Verbot von Paranoia ohne Markt? Du darfst sie weder spielen noch abwerfen, denn auch eine gespielte liegt auf der Ablage. Nach UW gilt es von Neuem; die Option paranoia-before-market hebt es auf.
    .title = Paranoia vor der Eröffnung
grass_ruling-A-15 = Was, wenn jede Karte deiner Hand gesperrt ist? Dann musst du eine Paranoia-Karte mit voller Wirkung spielen, in beiden Ausgaben.
    .title = Sieben gesperrte Karten
grass_ruling-A-16 = Was, wenn jemand zweimal zum Aussetzen verdonnert wird? Es zählt zusammen, außer die Option skip-stacking sagt etwas anderes.
    .title = Doppelt aussetzen
grass_ruling-A-17 = Darfst du einen Tausch annehmen, wenn du aussetzt oder dein Markt heiß ist? Ja. Nur anfangen darfst du Geschäfte allein in deinem Zug.
    .title = Tauschen beim Aussetzen
grass_ruling-A-18 = Haben andere durch einen zusätzlichen Zug schon ausgesetzt? Nein. Die Reihe war noch nicht bei ihnen.
    .title = Zusätzliche Züge
grass_ruling-A-19 = Klassisch: Wann genau beendet ein leerer Stapel die Runde? Wenn die nächste Karte nicht gezogen werden kann. Das gilt auch für einen zusätzlichen Zug.
    .title = Der leere Stapel
grass_ruling-A-20 = Sehen alle einen gewöhnlichen Tausch? Ja, außer ihr spielt Hidden deals oder wählt die Option trade-view.
    .title = Offener Tausch
grass_ruling-A-21 = Modern: Verhindert Hitze den Tischtausch? Nein. Das kann nur Schutz.
    .title = Tischtausch und Hitze
grass_ruling-A-22 = Klassisch: ein Geschäft pro Zug oder viele? Viele, außer die Option classic-deals-per-turn erlaubt nur eins.
    .title = Eins oder viele
grass_ruling-A-23 = Klassisch: Darf mit geschützten Handelskarten gehandelt werden? Nein, außer ihr wählt die Option trade-protected.
    .title = Handel unter Schutz
grass_ruling-A-24 = Klassisch: Darfst du mit heißem Markt von Tisch zu Tisch handeln? Ja, die Handelsregeln nennen keine solche Bedingung. Was über Märkte gesagt wird, gilt nur für ST; die Option table-trade-needs-open geht weiter.
    .title = Tischgeschäfte und Hitze
grass_ruling-A-25 = Modern: Darfst du ein zweites MO auf deinen Stapel legen? Nein. Gegen Hitze helfen nur Heat Off und PF.
    .title = Ein zweites Market Open
grass_ruling-A-26 = Klassisch: Darfst du bei Hitze schützen? Ja. Hitze verhindert Handelskarten und was einen offenen Markt verlangt. Die Option protect-when kann strenger sein.
    .title = Schützen trotz Hitze
grass_ruling-A-27 = Klassisch: Zahlst du PF mit der niedrigsten aller Handelskarten oder der freien? Aller ausliegenden. Gegen PF hilft kein Schutz.
    .title = Die niedrigste Handelskarte
grass_ruling-A-28 = Was wird aus einer Schutzkarte, deren Handelskarte eine Strafe bezahlt hat? Sie bleibt bei den anderen, die sie deckt, und geht auf die Ablage, wenn keine mehr da ist. Aufgefüllt wird sie nie.
    .title = Schutz nach der Strafe
grass_ruling-A-29 = Modern: Darfst du ohne MO schützen? Nein, dazu muss dein Markt offen sein, außer die Option protect-when steht auf always.
    .title = Schützen ohne Markt
grass_ruling-A-30 = Wo landet ST? Modern auf der Ablage. Klassisch unter dem Marktstapel des Opfers, oder auf der Ablage, wenn es keinen hat.
    .title = Nach dem Diebstahl
grass_ruling-A-31 = Klassisch: Darf ein Dieb jede Handelskarte nehmen oder nur die höchste? Jede freie, außer die Option classic-steal-choice steht auf highest.
    .title = Was gestohlen wird
grass_ruling-A-32 = Modern: Nehmen SH und EU Hitze weg oder geben sie einen zusätzlichen Zug? Nein, beides nicht.
    .title = Modernes Nirvana
grass_ruling-A-33 = In welcher Reihenfolge wird geschenkt? Im Uhrzeigersinn, links von dem, der die Karte gespielt hat, geht es los.
    .title = Geschenke der Reihe nach
grass_ruling-A-34 = Wer wählt, wenn mehrere Handelskarten gleich hoch oder niedrig sind? Wer gibt oder verliert.
    .title = Gleiche Werte
grass_ruling-A-35 = Klassisch: In welcher Reihenfolge wirkt Nirvana? Erst die Hitze, dann die Geschenke, dann der zusätzliche Zug.
    .title = Nirvana Schritt für Schritt
grass_ruling-A-36 = Modern: Wen trifft Paranoia? Den, den du nennst; so steht es auf allen drei Karten, auch wenn das gedruckte Beispiel es anders macht. Die Option paranoia-victim kann es umdrehen.
    .title = Wen Paranoia trifft
grass_ruling-A-37 = Modern: Darfst du Paranoia gegen jemanden ohne Markt oder Handelskarten spielen? Ja. Was nichts vorfindet, bewirkt nichts.
    .title = Griff in leere Taschen
grass_ruling-A-38 = Klassisch: Hält der Kontostand bei null an? Nein, außer die Option score-floor steht auf zero.
    .title = Rote Zahlen
grass_ruling-A-39 = Was, wenn mehrere das beste Ergebnis haben? Jeder bekommt 25.000, außer die Option bonus-tie sagt etwas anderes.
    .title = Mehrere beste Ergebnisse
grass_ruling-A-40 = Gibt es den Bonus, wenn niemand Gewinn gemacht hat? Ja, außer ihr wählt die Option bonus-needs-profit.
    .title = Bonus in schlechten Zeiten
grass_ruling-A-41 = Was, wenn die höchsten Kontostände gleich sind? Dann gewinnen diese Spieler zusammen, außer ihr wählt die Option final-tie.
    .title = Gleiche Kontostände
grass_ruling-A-42 = Bekommt John im gedruckten modernen Beispiel 75.000 oder 70.000? 75.000: Er hat 75.000 sicher und 5.000 auf Risiko, zahlt dem Banker 5.000 und schuldet sonst nichts.
    .title = Johns Abrechnung
grass_ruling-A-43 = Im gedruckten klassischen Beispiel bekommt der Banker 41.000, obwohl 51.000 gezahlt werden: Was stimmt? 51.000, und dieser Spieler endet bei 231.000.
    .title = Abrechnung des Bankers
grass_ruling-A-44 = Zählen die Runden des Kurses für ein Spiel? Nein, sie sind zum Lernen da.
    .title = Zählt der Kurs
grass_ruling-A-45 = Im gedruckten Kurs stehen einige Absätze am falschen Platz: Wohin gehören sie? In die erste Runde, das zeigen ihre Nummern.
    .title = Absätze am falschen Platz
grass_ruling-A-46 = Wie geht Give me five mit weniger als sechs? Die Karten gehen einfach mehr als einmal herum.
    .title = Give me five in kleiner Runde
grass_ruling-A-47 = Darfst du von einem verdeckten Tausch zurücktreten, wenn du die Karte gesehen hast? Nein. Beide Karten wechseln gleichzeitig und verdeckt.
    .title = Meinung geändert
grass_ruling-A-48 = Sind auch Tischgeschäfte verdeckt? Nein, diese Karten liegen ja offen.
    .title = Verdeckte Tischgeschäfte
grass_ruling-A-49 = Lucky or not: alle zugleich oder nacheinander? Nacheinander, und wer die Karte gespielt hat, fängt an.
    .title = Zufall der Reihe nach
grass_ruling-A-50 = Geben nach DC alle eine Karte an den linken Nachbarn dessen, der es gespielt hat? Nein, jeder an den eigenen linken Nachbarn, wie nach SO und UW.
    .title = Wessen linker Nachbar
grass_ruling-A-51 = Liegt die Auslage links oder rechts vom Marktstapel? Rechts. Das ist nur eine Frage der Optik.
    .title = Links oder rechts
grass_ruling-A-52 = Müssen für den Banker alle deine Handelskarten frei sein oder nur irgendeine? Eine genügt.
    .title = Wer den Banker bezahlt
grass_ruling-A-53 = Modern: Bekommt der Banker zu den Zahlungen noch 5.000 extra? Nein, nur was die anderen zahlen.
    .title = Kein Geld aus dem Nichts
grass_ruling-A-54 = Ein gedrucktes klassisches Beispiel deckt 25.000 und 45.000 mit einer Schutzkarte: Kann das sein? Nein, gemeint sind 25.000 und viermal 5.000.
    .title = Zu viel des Schutzes
grass_ruling-A-55 = Klassisch ist von 7 Kartensätzen die Rede, beschrieben sind 8 Familien: Was stimmt? Das ist egal; es sind 27 Sorten.
    .title = Sieben oder acht
grass_ruling-A-56 = Bringt dir MC den Bonus? Nein, den bringt das beste Ergebnis.
    .title = Schließen und Bonus
grass_ruling-A-57 = Darfst du tauschen, nachdem UW dich getroffen hat? Ja. Nur Handelskarten kannst du erst mit einem neuen MO wieder auslegen.
    .title = Tauschen nach dem Absturz
grass_ruling-A-58 = Modern: Zählt eine negative erste Runde anders als spätere? Nein. Dein Kontostand ist nie kleiner als 0, und bei 0 fängt er an.
    .title = Eine schlechte erste Runde
grass_ruling-A-59 = Klassisch: Darfst du jemanden ohne Markt bestehlen? Ja, wenn dort eine freie Handelskarte liegt. Nur auf den Markt des Diebs kommt es an.
    .title = Bestohlen ohne Markt
grass_ruling-A-60 = Darfst du gleiche Karten oder gleiche Werte tauschen? Ja. Nichts verbietet es.
    .title = Gleiches gegen Gleiches
grass_ruling-A-61 = Darfst du eine Handelskarte tauschen, die du im selben Zug gewonnen hast? Ja, sie liegt in deiner Auslage.
    .title = Frische Beute tauschen
grass_ruling-A-62 = Modern: Darfst du eine eben weitergegebene Karte gleich tauschen? Ja, wenn du am Zug bist und das Weitergeben vorbei ist.
    .title = Weitergegebene Karten tauschen
grass_ruling-A-63 = Klassisch: Darf in einem kombinierten Geschäft nur eine Seite Tischkarten geben? Nein, jede gibt mindestens eine.
    .title = Einseitige Geschäfte
grass_ruling-A-64 = Zählt deine Auslage voll, wenn dein Markt heiß oder weg ist? Ja.
    .title = Abrechnen ohne Markt
grass_ruling-A-65 = Musst du für MC eine bestimmte Summe ausliegen haben? Nein, auch wenn manche Runden das verlangen.
    .title = Schließen mit wenig
grass_ruling-A-66 = Darfst du eine Handelskarte nur abwerfen, damit sie am Ende nicht abgezogen wird? Ja. Es kostet dich die Karte deines Zuges.
    .title = Dem Abzug entgehen
grass_ruling-A-67 = Modern: Musst du für Paranoia irgendwann ein MO gehabt haben oder jetzt eins haben? Jetzt. Nach UW stehst du wieder am Anfang.
    .title = Einmal offen oder jetzt
grass_ruling-A-68 = Klassisch: Was kommt zuerst, die Handelskarte auf der Hand oder die Strafen? Bei uns die Handelskarte. Am Ergebnis ändert das nichts.
    .title = Welcher Abzug zuerst

name-grass-MO = Eröffnen des Marktes
name-grass-MC = Markt geschlossen
name-grass-HG = Home Grown
name-grass-MX = Mexico
name-grass-CO = Columbia
name-grass-JA = Jamaica
name-grass-PA = Panama
name-grass-DF = Dr. Feelgood
name-grass-heat-B = Razzia
name-grass-heat-D = In Haft
name-grass-heat-F = Straftat
name-grass-heat-S = Fahndung & Beschlagnahme
name-grass-off-B = Hitze raus: Razzia
name-grass-off-D = Hitze raus: In Haft
name-grass-off-F = Hitze raus: Straftat
name-grass-off-S = Hitze raus: Fahndung & Beschlagnahme
name-grass-PF = Strafe bezahlen
name-grass-LU = Begierde bezwingt alles
name-grass-GS = Schnapp dir einen Snack
name-grass-CB = Nimm erstmal einen Zug
name-grass-SH = Nirvana
name-grass-EU = Euphorie
name-grass-SO = Ausverkauf
name-grass-DC = Ausgeschaltet
name-grass-UW = Am Boden zerstört
name-grass-ST = Pflanzenklau beim Nachbarn
name-grass-BK = Der Banker
name-grass-classic-MO = Market Open
name-grass-classic-MC = Market Close
name-grass-classic-HG = Home Grown
name-grass-classic-MX = Mexico
name-grass-classic-CO = Columbia
name-grass-classic-JA = Jamaica
name-grass-classic-PA = Panama
name-grass-classic-DF = Dr. Feelgood
name-grass-classic-heat-B = Bust
name-grass-classic-heat-D = Detained
name-grass-classic-heat-F = Felony
name-grass-classic-heat-S = Search & Seizure
name-grass-classic-off-B = Immunity (Heat Off: Bust)
name-grass-classic-off-D = A Breeze To Fly (Heat Off: Detained)
name-grass-classic-off-F = Hearsay Evidence (Heat Off: Felony)
name-grass-classic-off-S = Charges Dropped (Heat Off: Search & Seizure)
name-grass-classic-PF = Pay Fine
name-grass-classic-LU = Lust Conquers All
name-grass-classic-GS = Grab a Snack
name-grass-classic-CB = Catch a Buzz
name-grass-classic-SH = Stonehigh
name-grass-classic-EU = Euphoria
name-grass-classic-SO = Sold Out
name-grass-classic-DC = Doublecrossed
name-grass-classic-UW = Utterly Wiped Out
name-grass-classic-ST = Steal Your Neighbour's Pot
name-grass-classic-BK = The Banker

part-grass-your-market = { $state ->
    [none] du hast noch keinen
    [open] deiner ist offen
    [heated] deiner ist heiß
   *[other] deiner ist es nicht
}
part-grass-gives = { $gives ->
    [none] { $gives_table } aus der Auslage
    [hidden] eine verdeckte Karte{ part-grass-gives-too }
   *[other] { $gives }{ part-grass-gives-too }
}
part-grass-gives-too = { $gives_table ->
    [none] { "" }
   *[other] { " " }und { $gives_table } aus der Auslage
}
part-grass-wants = { $wants ->
    [none] { $wants_table } aus der Auslage
    [hidden] eine verdeckte Karte{ part-grass-wants-too }
   *[other] { $wants }{ part-grass-wants-too }
}
part-grass-wants-too = { $wants_table ->
    [none] { "" }
   *[other] { " " }und { $wants_table } aus der Auslage
}
part-grass-skips = { $count ->
    [1] einmal
    [2] zweimal
   *[other] { $count }-mal
}

why-grass_common-turn_0 = { $reason ->
    [unasked] Das verlangt gerade niemand von dir.
   *[other] { $name } ist am Zug; du kommst noch dran.
}
why-grass_common-hand_1 = { $card } hast du nicht auf der Hand.
why-grass_common-mo_1 = { $state ->
    [open] Dein Markt ist schon offen; ein zweites Market Open bringt ihm nichts.
    [heated] Einen Markt hast du, er ist nur heiß, und dagegen hilft kein zweites Market Open.
    [others] Du eröffnest deinen eigenen Markt, nicht den von jemand anderem.
   *[other] Market Open kannst du jetzt nicht legen.
}
why-grass_common-peddle_1 = { $state ->
    [others] { $card } legst du in deine eigene Auslage, nicht in eine fremde.
   *[other] { $card } braucht einen offenen Markt, und { part-grass-your-market }.
}
why-grass_common-heat-on_1 = { $state ->
    [none] { $name } hat gar keinen Markt, dem du einheizen könntest.
    [heated] Bei { $name } ist es schon heiß genug; eine Sorge auf einmal.
    [nobody] Sonst hat niemand einen offenen Markt, dem du einheizen könntest.
    [self] Du heizt anderen ein, nie dir selbst.
    [several] Mit einer Karte heizt du einem Markt ein, nicht mehreren.
   *[other] { $name } kannst du nicht einheizen.
}
why-grass_common-heat-off_1 = { $heat ->
    [none] Dein Markt ist gar nicht heiß; heb dir { $card } für schlechtere Zeiten auf.
    [others] { $card } kühlt nur deinen eigenen Markt; anderen kannst du damit nicht helfen.
   *[other] Auf deinem Markt liegt { $heat }, und dagegen hilft { $card } nicht.
}
why-grass_common-pay-fine_1 = { $state ->
    [none] Du hast keinen Markt und also auch keine Hitze; es gibt nichts zu bezahlen.
    [others] Du bezahlst für die Hitze auf deinem eigenen Markt, nicht für andere.
   *[other] Dein Markt ist gar nicht heiß; es gibt nichts zu bezahlen.
}
why-grass_common-pay-fine_2 = { $reason ->
    [one] Bezahlt wird mit genau einer ausliegenden Handelskarte.
   *[other] Bezahlt wird mit einer ausliegenden Handelskarte, und die liegt nicht in deiner Auslage.
}
why-grass_common-protected_1 = { $reason ->
    [own] Schützen kannst du nur, was in deiner eigenen Auslage liegt: nichts von anderen und nichts aus deiner Hand.
    [card] Schützen können nur LU, GS und CB.
    [nothing] Um einen Schutz zu legen, brauchst du mindestens eine freie Handelskarte in deiner Auslage.
   *[other] Sie deckt { $coverage }, aber was du gewählt hast, ist { $sum } wert; nimm mindestens eine Handelskarte und nicht mehr, als sie deckt.
}
why-grass_common-protected_3 = Dr. Feelgood lässt sich nicht schützen.
why-grass_common-protected_4 = Eine Handelskarte liegt unter höchstens einem Schutz, und zwei Schutzkarten legst du nicht zusammen.
why-grass_common-mc_1 = { $state ->
    [others] Du schließt deinen eigenen Markt, nicht den von jemand anderem.
   *[other] Schließen kannst du nur einen offenen Markt, und { part-grass-your-market }.
}
why-grass_common-steal_4 = Gerade gibt es niemanden, den du bestehlen könntest; du kannst die Karte abwerfen oder tauschen.
why-grass_common-paranoia_5 = { $reason ->
    [one] Du gibst genau eine Karte weiter.
   *[other] Du hast schon gewählt, was du weitergibst, und das gilt.
}
why-grass_common-win_1 = Das Spiel ist zu Ende.
why-grass_common-banker_1 = { $reason ->
    [others] Den Banker spielst du gegen niemanden: Er wirkt aus der Hand, am Ende der Runde.
   *[other] Der Banker wirkt aus der Hand, am Ende der Runde. Hingelegt tut er nichts: Wirf ihn ab, wenn du magst.
}
why-grass_common-setup_2 = Einen Moment: Die Karten werden gegeben.
why-grass_common-end_1 = { $reason ->
    [closed] Der Markt wurde geschlossen, und damit ist die Runde vorbei.
   *[other] Der Stapel ist aufgebraucht, und damit ist die Runde vorbei.
}
why-grass_common-vis_2 = Erst geben alle eine Karte weiter; wähle bitte deine.
why-grass_common-pay-fine_6 = { $card } liegt unter einem Schutz; sag dazu, unter welchem, etwa: with { $card } under 1.
why-grass_modern-paranoia_1 = Paranoia trifft genau eine Person, und nie dich: Nenne eine von den anderen.
why-grass_variant-draft_1 = Behalte erst eine Karte aus dem Päckchen vor dir.
why-grass_variant-lucky_1 = Einen Moment: Es werden Karten blind gezogen.
why-grass_digital-illegal_1 = Das geht gerade nicht.
why-grass_modern-turn_2 = { $reason ->
    [several] In einem Zug gibst du genau eine Karte her: nie zwei, nie keine.
   *[other] Du hast in diesem Zug schon eine Karte hergegeben; mehr als eine ist nicht drin.
}
why-grass_modern-turn_1 = { $reason ->
    [drawn] Für diesen Zug hast du schon gezogen; mehr als eine Karte gibt es nicht.
   *[other] Zieh erst die oberste Karte des Stapels.
}
why-grass_modern-turn_4 = Erst ziehst du, dann darfst du handeln.
why-grass_modern-turn_5 = Spiel eine Karte oder wirf eine ab, bevor du deinen Zug beendest.
why-grass_modern-turn_6 = { $name } wählt noch; hab einen Moment Geduld.
why-grass_modern-turn_7 = Der Markt wurde geschlossen, und die Runde ist sofort vorbei: kein Handel, kein Tausch, kein Zug zu beenden.
why-grass_modern-waste_2 = Paranoia kannst du nicht wegwerfen; wer sie hinlegt, spielt sie.
why-grass_modern-waste_3 = Ohne eigenen Markt kannst du Paranoia weder spielen noch abwerfen.
why-grass_modern-waste_5 = Nirvana kannst du nicht wegwerfen; wer es hinlegt, spielt es.
why-grass_modern-deal_1 = Geschäfte fängt an, wer am Zug ist, und immer mit jemand anderem.
why-grass_modern-deal_2 = Ein Handtausch ist genau eine Karte deiner Hand gegen eine der anderen Hand: nichts geschenkt, nicht zwei gegen eine und nichts vom Tisch.
why-grass_modern-swap_1 = { $reason ->
    [used] Du hast in diesem Zug schon getauscht.
    [none] Für einen Tischtausch braucht ihr beide eine freie Handelskarte.
    [card] Diese Handelskarte liegt nicht frei in dieser Auslage.
    [one] Getauscht wird eine freie Handelskarte deiner Auslage gegen eine freie der anderen.
   *[other] Tauschen kannst du jetzt nicht.
}
why-grass_modern-swap_3 = Geschützte Handelskarten lassen sich nicht tauschen.
why-grass_modern-protected_7 = Eine Schutzkarte kannst du nur legen, während dein Markt offen ist.
why-grass_modern-protected_6 = Das liegt unter einem Schutz, und da stiehlt es niemand.
why-grass_modern-steal_1 = { $reason ->
    [own] Stehlen kannst du nur, während dein eigener Markt offen ist.
    [target] Stehlen kannst du nur aus einem offenen Markt, und dieser ist es nicht.
    [empty] Da liegt keine freie Handelskarte, die du nehmen könntest.
    [self] Du stiehlst bei anderen, nicht bei dir selbst.
    [card] So eine Handelskarte liegt da nicht.
   *[other] Das kannst du nicht stehlen.
}
why-grass_modern-steal_2 = Du stiehlst eine freie Handelskarte, und nur bei einer Person.
why-grass_modern-stonehigh_1 = { $reason ->
    [all] Alle anderen geben eine Handelskarte; zu nennen ist da niemand.
   *[other] Gib bitte eine deiner freien Handelskarten her.
}
why-grass_modern-euphoria_1 = { $reason ->
    [all] Alle anderen geben eine Handelskarte; zu nennen ist da niemand.
   *[other] Es muss deine wertvollste freie Handelskarte sein.
}
why-grass_modern-sold-out_1 = Such dir bitte eine deiner freien Handelskarten aus, die du verlierst.
why-grass_modern-doublecrossed_1 = Du verlierst deine wertvollste freie Handelskarte; eine andere tut es nicht.
why-grass_classic-turn_1 = { $reason ->
    [drawn] Für diesen Zug hast du schon gezogen; mehr als eine Karte gibt es nicht.
   *[other] Zieh erst die oberste Karte des Stapels.
}
why-grass_classic-turn_3 = Eine Karte pro Zug: Zieh, dann spiel genau eine oder wirf eine ab, und dein Zug ist vorbei.
why-grass_classic-waste_6 = Nirvana und Paranoia kannst du nicht abwerfen; wer sie hinlegt, spielt sie.
why-grass_classic-deal_1 = Ein Geschäft kannst du nur in deinem eigenen Zug anfangen, nach dem Ziehen und bevor du deine Karte legst.
why-grass_classic-deal_2 = Hand gegen Hand heißt immer eine Karte gegen eine: nichts geschenkt und nicht zwei gegen eine.
why-grass_classic-deal_3 = Von Tisch zu Tisch geht es nur um Handelskarten, und jede Seite gibt mindestens eine.
why-grass_classic-deal_4 = Eine Handkarte lässt sich nicht gegen eine ausliegende tauschen.
why-grass_classic-deal_5 = Zu einem kombinierten Geschäft gibt jede Seite eine Handkarte und mindestens eine ausliegende Handelskarte.
why-grass_classic-deal_6 = Aus Stapel und Ablage gehört nie etwas zu einem Geschäft.
why-grass_classic-deal_7 = Dafür brauchst du das Einverständnis der anderen Seite; mach ein Angebot.
why-grass_classic-deal_9 = Mit geschützten Handelskarten lässt sich nicht handeln.
why-grass_classic-protected_6 = Das liegt unter einem Schutz, und da stiehlt es niemand.
why-grass_classic-paranoia_1 = Paranoia trifft den, der sie ausspielt; zu nennen ist da niemand.
why-grass_classic-pay-fine_4 = Die Strafe zahlst du mit der niedrigsten Handelskarte deiner Auslage.
why-grass_classic-steal_1 = { $reason ->
    [own] Stehlen kannst du nur, während dein eigener Markt offen ist.
    [empty] Da liegt keine freie Handelskarte, die du nehmen könntest.
    [self] Du stiehlst bei anderen, nicht bei dir selbst.
    [card] So eine Handelskarte liegt da nicht.
   *[other] Das kannst du nicht stehlen.
}
why-grass_classic-steal_2 = Du stiehlst eine freie Handelskarte, und nur bei einer Person.
why-grass_classic-nirvana_3 = Nirvana braucht ein Market Open vor dir, und du hast noch keins.
why-grass_classic-stonehigh_1 = { $reason ->
    [all] Alle anderen geben eine Handelskarte; zu nennen ist da niemand.
   *[other] Es muss deine billigste freie Handelskarte sein.
}
why-grass_classic-euphoria_1 = { $reason ->
    [all] Alle anderen geben eine Handelskarte; zu nennen ist da niemand.
   *[other] Es muss deine wertvollste freie Handelskarte sein.
}
why-grass_classic-sold-out_1 = Du verlierst deine billigste freie Handelskarte; eine andere tut es nicht.
why-grass_classic-doublecrossed_1 = Du verlierst deine wertvollste freie Handelskarte; eine andere tut es nicht.
why-grass_classic-tutorial_2 = In der ersten Runde des Kurses wird noch nicht gehandelt; das kommt als Nächstes.
why-grass_variant-draft_2 = Du hast schon gewählt; die anderen sind noch dabei.
why-grass_digital-choice_1 = Sag dazu, welche: { $examples }.
why-grass_digital-offer_1 = Ein Angebot geht an eine Person oder an den ganzen Tisch.
why-grass_digital-offer_2 = Auf dieses Angebot kannst du nicht eingehen: Es geht nicht an dich, oder die Karten sind schon weitergezogen.
why-grass_digital-offer_5 = Dieses Angebot gilt nicht mehr.
why-grass_digital-hidden_1 = Beim verdeckten Tausch geht es Schritt für Schritt: erst die Einigung, dann legt jeder eine Karte fest, und danach gibt es kein Zurück.
why-grass_option-waste-policy = An diesem Tisch darfst du nur abwerfen, wenn du keine Karte spielen kannst.
why-grass_option-classic-deals-per-turn = An diesem Tisch gibt es ein Geschäft pro Zug, und deins hast du schon gemacht.
why-grass_option-table-trade-needs-open = An diesem Tisch wechseln Handelskarten nur zwischen offenen Märkten.
why-grass_option-paranoia-before-market = An diesem Tisch brauchst du einen eigenen Markt, bevor du Paranoia hinlegen darfst.
why-grass_option-nirvana-without-market = An diesem Tisch braucht Nirvana ein Market Open vor dir.
why-grass_option-paranoia-victim = An diesem Tisch trifft Paranoia den, der sie ausspielt; zu nennen ist da niemand.
why-grass_option-protect-when = An diesem Tisch kannst du eine Schutzkarte nur legen, während dein Markt offen ist.
why-grass_option-classic-steal-choice = An diesem Tisch nimmt ein Dieb die wertvollste freie Handelskarte.

fact-grass-dealer-chosen = { $name } wurde zum ersten Geber bestimmt.
fact-grass-round-dealt = Runde { $round }: { $name } gab je sechs Karten.
fact-grass-card-drawn = { $name } zog eine Karte.
fact-grass-card-drawn-own = Du zogst { $card }.
fact-grass-market-opened = { $name } eröffnete einen Markt.
fact-grass-peddle-laid = { $name } legte { $card } aus.
fact-grass-heat-on = { $name } heizte { $target } mit { $card } ein.
fact-grass-heat-off = { $name } wurde mit { $card } die Hitze los.
fact-grass-fine-paid = { $name } bezahlte mit { $card } und war die Hitze los.
fact-grass-protected = { $name } schützte { $cards } mit { $card }.
fact-grass-stolen = { $name } stahl { $target } { $card }.
fact-grass-nirvana = { $name } spielte { $card } und hielt die Hand auf.
fact-grass-gift = { $name } gab { $target } { $card }.
fact-grass-heat-lifted = { $name } war die Hitze los.
fact-grass-paranoia = { $target ->
    [self] { $name } spielte { $card } und bekam es selbst ab.
   *[other] { $name } spielte { $card }, und es traf { $target }.
}
fact-grass-lost = { $name } verlor { $cards }.
fact-grass-wiped-out = { $name } lag am Boden und hatte keinen Markt mehr.
fact-grass-skip-added = { $name } bekam { part-grass-skips } Aussetzen aufgebrummt.
fact-grass-skipped = { $name } setzte aus.
fact-grass-pass-locked = { $name } wählte eine Karte zum Weitergeben.
fact-grass-passed-all = Alle gaben eine Karte nach links weiter.
fact-grass-passed-own = Du gabst { $to } { $given } und bekamst von { $from } { $got }.
fact-grass-lucky-taken = { $name } zog blind eine Karte von { $target }.
fact-grass-lucky-own = Die Karte von { $target } war { $card }.
fact-grass-wasted = { $name } warf { $card } ab.
fact-grass-swapped = { $name } tauschte ungefragt { $card } gegen { $other } von { $target }.
fact-grass-offer-made = { $name } bot { $target ->
    [table] dem ganzen Tisch
   *[other] { $target }
} { part-grass-gives } für { part-grass-wants }.
fact-grass-offer-declined = { $name } lehnte ab.
fact-grass-offer-withdrawn = { $name } zog das Angebot zurück.
fact-grass-offer-lapsed = Das Angebot verfiel.
fact-grass-offer-willing = { $name } war bereit dazu.
fact-grass-traded = { $name } gab { $target } { part-grass-gives } und bekam { part-grass-wants }.
fact-grass-hidden-agreed = { $name } und { $target } einigten sich auf einen verdeckten Tausch.
fact-grass-hidden-locked = { $name } legte verdeckt eine Karte hin.
fact-grass-hidden-own = Du gabst { $target } { $gave } und bekamst { $got }.
fact-grass-turn-ended = { $name } beendete den Zug.
fact-grass-extra-turn = { $name } bekam noch einen Zug.
fact-grass-picked = { $name } suchte sich eine Karte aus.
fact-grass-draft-done = Alle hatten ihre erste Hand beisammen.
fact-grass-market-closed = { $name } schloss den Markt; die Runde war vorbei.
fact-grass-stack-empty = Der Stapel war aufgebraucht; die Runde war vorbei.
fact-grass-hands-shown = { $name } hatte noch { $cards } auf der Hand.
fact-grass-scored = { $name } machte { $result }{ $bonus ->
    [0] { "" }
   *[other] { " " }und bekam { $bonus } Bonus
}: jetzt { $total }.
fact-grass-game-ended = { $count ->
    [one] { $names } wurde mit { $total } Baron des Deals.
   *[other] { $names } teilten sich den Titel Baron des Deals mit je { $total }.
}
