### Dungeoneers to look up: `/rules`, the sheet in short lines, the practice fight.

## Content of the premade rules: weapons, gear, spells, items. Parts are joined by commas.

# One size in a list: "Huge 4 and 2".
dungeoneers-size =
    { $size } ({ $wounds } { $wounds ->
        [one] Wunde
       *[other] Wunden
    }, Bereich { $threat })
dungeoneers-weapon =
    { $kind }: Angriff d{ $hit }, Durchschlag d{ $pierce }, { $wounds } { $wounds ->
        [one] Wunde
       *[other] Wunden
    } ({ $type })
dungeoneers-weapon-two-handed = zweihändig
dungeoneers-weapon-threat = Bedrohung +{ $threat }
dungeoneers-weapon-toss = werfbar
dungeoneers-weapon-range = Reichweite { $range }
dungeoneers-gear = { $slot }: Zauberresistenz { $resistance }, Rüstungswert { $armor }
dungeoneers-gear-needs = braucht Kraft { $needs }
dungeoneers-gear-tome = um daraus zu zaubern
dungeoneers-gear-focus =
    Fokus ({ $focus }), { $dice } { $dice ->
        [one] Würfel
       *[other] Würfel
    }
dungeoneers-spell = { $inscribed }, { $cost } Magica, { $step }
dungeoneers-spell-attack = Zauberangriff
dungeoneers-spell-save = Rettungswurf mit { $save }
dungeoneers-spell-no-step = weder Angriff noch Rettungswurf
dungeoneers-item-uses = Anwendungen: { $uses }
dungeoneers-effect-wounds =
    { $wounds } { $wounds ->
        [one] Wunde
       *[other] Wunden
    } ({ $type })
dungeoneers-effect-untyped = ohne Art
dungeoneers-effect-stress = gibt { $stress } Stress
dungeoneers-effect-restores =
    heilt { $wounds } { $wounds ->
        [one] Wunde
       *[other] Wunden
    }
dungeoneers-effect-relieves = baut { $stress } Stress ab
dungeoneers-amount-action-points =
    { $amount } { $count ->
        [one] Aktionspunkt
       *[other] Aktionspunkte
    }
dungeoneers-amount-movement-points =
    { $amount } { $count ->
        [one] Bewegungspunkt
       *[other] Bewegungspunkte
    }
dungeoneers-amount-reaction-points =
    { $amount } { $count ->
        [one] Reaktionspunkt
       *[other] Reaktionspunkte
    }
dungeoneers-amount-hit-dice = { $amount } Angriffswürfel
dungeoneers-amount-dodge-dice = { $amount } Ausweichwürfel
dungeoneers-amount-pierce-dice = { $amount } Durchschlagswürfel
dungeoneers-amount-wounds =
    { $amount } { $count ->
        [one] Wunde
       *[other] Wunden
    }
dungeoneers-amount-wounds-taken =
    { $amount } { $count ->
        [one] erlittene Wunde
       *[other] erlittene Wunden
    }
dungeoneers-amount-spell-dice = { $amount } Zauberwürfel
dungeoneers-amount-spell-pierce-dice = { $amount } Zauberdurchschlagswürfel
dungeoneers-amount-most-hit-dice = höchstens { $amount } Angriffswürfel
dungeoneers-amount-most-dodge-dice = höchstens { $amount } Ausweichwürfel
# $gain: such as "+1 hit die".
dungeoneers-effect-gain = { $gain }, bis zum Ende der Szene

## Where the book says it.

dungeoneers-cite-weapons = Weapons
dungeoneers-cite-armor = Armor
dungeoneers-cite-spells = Spellcast; Zahlen von Fray
dungeoneers-cite-items = Wounds; Stress; Zahlen von Fray

## The sheet in short lines: the names of its lines, and what they hold.

dungeoneers-sheet-size = Größe
dungeoneers-sheet-scores = Werte
dungeoneers-sheet-initiative = Initiative
dungeoneers-sheet-armor = Rüstungswert
dungeoneers-sheet-resistance = Zauberresistenz
dungeoneers-sheet-dodge = Ausweichwürfel
dungeoneers-sheet-weapons = Waffen
dungeoneers-sheet-gear = Ausrüstung
dungeoneers-sheet-spells = Zauber
dungeoneers-sheet-abilities = Gegenstände und Fähigkeiten
dungeoneers-sheet-modifiers = Modifikatoren
dungeoneers-sheet-effects = Wirkungen
dungeoneers-sheet-when-struck = Wenn getroffen
dungeoneers-sheet-lacks = Kann nicht
dungeoneers-sheet-weak = Schwäche gegen
dungeoneers-sheet-resists = Resistenz gegen
dungeoneers-sheet-not-in-hand = { $item } (nicht in der Hand)
dungeoneers-sheet-size-line =
    { $size }: { $wounds } { $wounds ->
        [one] Wunde
       *[other] Wunden
    }, Bedrohungsbereich { $range }
dungeoneers-sheet-weapon =
    { $name } (Angriff d{ $hit }, Durchschlag d{ $pierce }, { $wounds } { $wounds ->
        [one] Wunde
       *[other] Wunden
    }, { $type })
dungeoneers-sheet-spell = { $name } ({ $inscribed }, { $cost } Magica)
dungeoneers-sheet-ability = { $name } ({ $cost })
dungeoneers-sheet-ability-trigger = { $name } ({ $cost }, bei: { $trigger })

## What each action does.

dungeoneers-action-attack = Greif mit einer Waffe an. Würfle erst, ob du triffst, und dann, ob du durchschlägst. Gelingt beides, bekommt das Ziel die Wunden der Waffe. Kostet 1 Aktionspunkt. Für mehr Angriffswürfel kannst du Stress nehmen.
dungeoneers-action-cast = Wirk einen Zauber aus einem Folianten in der Hand oder einen Zaubertrick. Das kostet Magica. In deinem Zug im Kampf kostet es auch 1 Aktionspunkt. Zusätzliche Magica wird zu Zauberdurchschlagswürfeln. Außerhalb des Kampfes gehen keine schädlichen Zauber.
dungeoneers-action-defend = Würfle bis zum Beginn deines nächsten Zugs 1 Ausweichwürfel mehr. Kostet 1 Aktionspunkt.
dungeoneers-action-disengage = Du bist nicht bedroht, bis die nächste Bewegung vorbei ist, deine oder die von jemand anderem. Wenn du gepackt bist, versuchst du dich loszureißen. Kostet 1 Aktionspunkt.
dungeoneers-action-sprint = Du bekommst sofort 2 Bewegungspunkte. Kostet 1 Aktionspunkt.
dungeoneers-action-grapple = Würfle Kraft, um eine Kreatur in deinem Bedrohungsbereich zu packen. Kostet 1 Aktionspunkt.
dungeoneers-action-push = Würfle Kraft, um eine Kreatur ein Feld wegzustoßen. Sie muss in deinem Bedrohungsbereich sein. Kostet 1 Aktionspunkt.
dungeoneers-action-ready = Bezahl jetzt eine Aktion und führ sie später aus, vor oder nach einem Zug, den du nennst. Das geht mit Angreifen, Packen, Stoßen, Zaubern, Verteidigen und Lösen. Das Ausführen kostet dann auch deinen Reaktionspunkt.
dungeoneers-action-move = Mach für 1 Bewegungspunkt einen Schritt. Wähl bei „how:“, wohin. „heran“ führt auf jemanden zu, „zurück“ von jemandem weg, „dahinter“ um jemanden herum und „hinüber“ auf die zuerst genannte Figur zu und von den anderen weg.
dungeoneers-action-stand = Steh auf, wenn du liegst. Kostet 1 Bewegungspunkt.
dungeoneers-action-drop-prone = Wirf dich in deinem Zug gratis hin.
dungeoneers-action-turn = Dreh dich zu jemandem um, damit du niemanden im Rücken hast. Kostet 1 Bewegungspunkt. Jede Aktion gegen jemanden dreht dich gratis dorthin.
dungeoneers-action-release = Lass gratis die Kreatur los, die du festhältst.
dungeoneers-action-equip = Zieh einen Gegenstand, leg ihn an, heb ihn auf oder leg ihn ab. Kostet im Kampf 1 Aktionspunkt.
dungeoneers-action-use = Benutz einen deiner Gegenstände oder eine Fähigkeit, bei dir oder jemandem in Reichweite. Die Kosten stehen jeweils dabei.
dungeoneers-action-rest = Eine kurze Rast baut Stress bis zur Höhe deiner Ausdauer ab, eine lange Rast den ganzen Stress. Eine volle Rast heilt dazu alle Wunden. Jede Rast stellt alle Magica wieder her.
dungeoneers-action-hazard = SL: Verteil Wunden oder Stress durch Sturz, Feuer, Schrecken oder Ähnliches, nach den Regeln.
dungeoneers-action-mend = SL: Heile Wunden oder bau Stress ab, wenn die Geschichte es verlangt.
dungeoneers-action-place = SL: Leg fest, wie nah jemand bei anderen ist: angrenzend, 2 Felder entfernt oder weiter.

## What each condition means.

dungeoneers-condition-threatened = Du bist im Bedrohungsbereich der Gegenseite. Ich prüfe das nach jeder Bewegung. Wenn du den Bereich verlässt, darin schießt oder auf Entfernung zauberst, droht ein Gelegenheitsschlag.
dungeoneers-condition-grappled = Jemand hält dich fest. Du hast keine Bewegungspunkte und bekommst keine. Mit Lösen versuchst du dich loszureißen.
dungeoneers-condition-grappling = Du hältst jemanden fest. Deine Bewegungspunkte sind halbiert, auch neue. Wenn du dich bewegst, ziehst du die Kreatur mit.
dungeoneers-condition-sprinting = Du hast bis zum Beginn deines nächsten Zugs 2 Bewegungspunkte mehr.
dungeoneers-condition-defensive = Du würfelst bis zum Beginn deines nächsten Zugs 1 Ausweichwürfel mehr. Das Buch sagt auch „defending“.
dungeoneers-condition-prone = Bei Angriffen gegen dich würfelst du höchstens 1 Ausweichwürfel. Bei Rettungswürfen mit Können würfelst du höchstens 1 Würfel. Fernkampfangriffe gegen dich haben höchstens 1 Angriffswürfel. Aufstehen kostet 1 Bewegungspunkt.
dungeoneers-condition-dead = Endgültig aus dem Kampf. Tote heilt nichts.
dungeoneers-condition-disengaged = Du bist nicht bedroht, bis die nächste Bewegung vorbei ist, deine oder die von jemand anderem.
dungeoneers-condition-readied = Du hast für eine Aktion bezahlt, die auf ihren Moment wartet. Zu Beginn deines nächsten Zugs verfällt sie.
dungeoneers-condition-facing = Auf einer Karte blickst du in eine Richtung. Ohne Karte blickst du jemanden an oder hast jemanden im Rücken. Jede Aktion gegen jemanden dreht dich gratis dorthin.
dungeoneers-condition-enchanted = Du stehst unter der Wirkung eines Zaubers oder Gegenstands.

## A line about each premade character and creature.

dungeoneers-premade-freya = Streitkolben in der Hand und niemals müde.
dungeoneers-premade-suori = Ein Kriegshammer und der Arm dazu.
dungeoneers-premade-alberich = Ein Zwerg mit Axt.
dungeoneers-premade-ulfarmi = Zaubert in Leder, den Folianten in der Hand.
dungeoneers-premade-skeleton = Knochen, die noch eine Klinge halten. Schwach gegen Wucht, schwer zu durchschlagen.
dungeoneers-premade-zombie = Langsam und stark, und er lässt nicht los.
dungeoneers-premade-goblin = Klein, schnell, schwer zu treffen.
dungeoneers-premade-giant-rat = Jede Wunde tötet sie, aber es gibt immer mehr davon.
dungeoneers-premade-bat = Flügel im Gesicht. Macht müde, aber nicht blutig.
dungeoneers-premade-wolf = Reißt die Beute für das Rudel nieder.
dungeoneers-premade-wild-boar = Stürmt wild heran, stolpert aber beim Verfehlen.
dungeoneers-premade-giant-spider = Erst Netze aus der Ferne, dann Gift.
dungeoneers-premade-bandit = Hat einen Dolch und keine Lust zu sterben.
dungeoneers-premade-goblin-slinger = Hält Abstand und beult Rüstungen ein.
dungeoneers-premade-cultist = Geflüster, das schwache Geister verwundet.
dungeoneers-premade-guard = Fängt jeden Schlag mit dem Schild ab.
dungeoneers-premade-orc = Verwunde ihn, und er tobt.
dungeoneers-premade-witch = Kalte Magie und ein böser Blick, der Gegnern das Ausweichen lähmt.
dungeoneers-premade-veteran = Verfehle ihn, und er schlägt zurück.
dungeoneers-premade-knight = Wenige Klingen durchschlagen die Platte, Zauber schon.
dungeoneers-premade-ghoul = Klauen, die durch jede Rüstung lähmen.
dungeoneers-premade-wight = Ein toter Hauptmann im Kettenhemd. Fürchtet nur Feuer.
dungeoneers-premade-lich = Seit Ewigkeiten tot und ein Meister der Auslöschung.
dungeoneers-premade-imp = Wirft Glut aus sicherer Entfernung.
dungeoneers-premade-ooze = Klingen richten wenig aus, und wer durchschlägt, bekommt Spritzer ab.
dungeoneers-premade-ogre = Eine Keule, die dich von den Füßen holt.
dungeoneers-premade-troll = Seine Wunden schließen sich. Verbrenn sie.
dungeoneers-premade-stone-giant = Felsbrocken aus der Ferne, ein Baumstamm aus der Nähe.
dungeoneers-premade-dragon = Feuer, Klauen und Flügel, die dich umwerfen.

## What each auto-reaction decides.

dungeoneers-reaction-opportune-strike = Ob du deinen Reaktionspunkt für Gegner ausgibst, die deinen Bedrohungsbereich verlassen oder darin schießen oder auf Entfernung zaubern.
dungeoneers-reaction-dodge-by = Mit welchem Wert du dich gegen Packen und Stoßen wehrst.
dungeoneers-reaction-spell-save = Wessen Zauber du durchlässt, indem du deinen Rettungswurf absichtlich misslingen lässt.
dungeoneers-reaction-spell-resistance = Wessen Zaubern du nicht mit deiner Zauberresistenz widerstehst.
dungeoneers-reaction-readied-act = Auf wen deine bereitgehaltene Aktion zielt: jemand, den du dann wählst (fragen), die erste Figur in Reichweite, oder niemand.
dungeoneers-reaction-turning = Ob du dich vor einer Aktion zum Ziel umdrehst oder die Blickrichtung behältst. Auf einer Karte dreht dich auch die Bewegung.
dungeoneers-reaction-reaction = Ob du die Reaktionen auf deinem Bogen nutzt, wenn sie ausgelöst werden.
dungeoneers-reaction-start = Wie weit von den anderen Seiten entfernt du anfängst. Leg es vor dem Kampf oder vor dem Einsteigen fest.
dungeoneers-reaction-turn-end = Wann dein Zug endet: nach der letzten Aktion, nach dem letzten Punkt jeder Art oder nur von Hand. Wenn du nichts wählst, gilt die Einstellung der Begegnung.

## What each setting does.

dungeoneers-setting-auto-end = Wann ein Zug von selbst endet: ohne Aktions- und Bewegungspunkte, ohne Aktionspunkte oder nie.
dungeoneers-setting-order = Wie oft es eine neue Zugreihenfolge gibt. Im Buch gibt es jede Runde eine neue. Mit „einmal“ gilt die erste für den ganzen Kampf.
dungeoneers-setting-start = Wie weit die Seiten anfangs voneinander entfernt sind.
dungeoneers-setting-ambient-magica = Wie viel Magica im Gebiet ist. Sie bezahlt bei jedem Zauber zuerst die Kosten, der Rest wird zu Zauberdurchschlagswürfeln.
dungeoneers-setting-action-points = Wie viele Aktionspunkte eine Kreatur in ihrem Zug bekommt.
dungeoneers-setting-movement-points = Wie viele Bewegungspunkte eine Kreatur in ihrem Zug bekommt.
dungeoneers-setting-reaction-points = Wie viele Reaktionspunkte eine Kreatur pro Runde bekommt.
dungeoneers-setting-critical-hits = Zusatzregel: Kritische Treffer verdoppeln die Wunden der Waffe oder des Zaubers.
dungeoneers-setting-pierce-stress = Zusatzregel: Auch für Durchschlagswürfel kannst du Stress nehmen (`style: pierce 2`).
dungeoneers-setting-magica = Zusatzregel: Eine Kreatur hat doppelt so viel Magica wie Geist.
dungeoneers-setting-spellbane = Zusatzregel: Wer zaubert, verliert Würfel durch Rüstung und Schilde.

## The practice fight. Titles and buttons: at most 20 characters.

dungeoneers-practice-miss = Du hast { $total } zum Treffen gewürfelt. Die Übungspuppe hat { $against } zum Ausweichen, also triffst du nicht.
dungeoneers-practice-no-pierce = Du hast { $total } zum Treffen gewürfelt. Die Übungspuppe hat { $against } zum Ausweichen, also triffst du, aber ihre Rüstung hält.
dungeoneers-practice-deflected = Du hast { $total } zum Treffen gewürfelt. Die Übungspuppe hat { $against } zum Ausweichen, also triffst du. Dann hast du { $pierce } gegen ihre Rüstung von { $armor } gewürfelt, also hält die Rüstung.
# $harm: such as "1 wound".
dungeoneers-practice-pierced = Du hast { $total } zum Treffen gewürfelt. Die Übungspuppe hat { $against } zum Ausweichen, also triffst du. Dann hast du { $pierce } gegen ihre Rüstung von { $armor } gewürfelt. Schaden: { $harm }.
dungeoneers-practice-no-harm = kein Schaden
dungeoneers-practice-attack-title = Drei Aktionen
dungeoneers-practice-attack-before = In jedem Zug hast du drei Aktionen, und ein Angriff verbraucht eine. Tipp auf den Angriff, dann würfle und rechne ich.
dungeoneers-practice-stress-title = Stress
dungeoneers-practice-stress-before = Du kannst dich mehr anstrengen. Nimm 1 Stress, um einen Würfel mehr zu würfeln. Über deiner Grenze zählt Stress doppelt.
dungeoneers-practice-stress-with = Angriff mit 1 Stress
dungeoneers-practice-stress-without = Angriff ohne Stress
# $attacked: one of the sentences above.
dungeoneers-practice-stress-after =
    Mit 1 Stress hattest du { $dice } { $dice ->
        [one] Würfel
       *[other] Würfel
    }. { $attacked }
dungeoneers-practice-last-title = Die letzte Aktion
dungeoneers-practice-last-before = Du hast noch eine Aktion, danach endet dein Zug von selbst. Verteidigen macht dich bis zu deinem nächsten Zug schwerer zu treffen.
dungeoneers-practice-last-after = Du bist bis zu deinem nächsten Zug defensiv und würfelst 1 Würfel mehr zum Ausweichen.
dungeoneers-practice-reaction-title = Eine Reaktion
dungeoneers-practice-reaction-strike = Angreifen
dungeoneers-practice-reaction-save = Reaktion aufsparen
dungeoneers-practice-reaction-before = Die Übungspuppe weicht vor dir zurück. Für die Züge anderer hast du eine Reaktion. Greif jetzt an oder spar sie auf.
dungeoneers-practice-reaction-after = Du hast die Übungspuppe gehen lassen und hast deine Reaktion bis zu deinem nächsten Zug noch.
dungeoneers-practice-learned = Du hast drei Aktionen pro Zug, und Stress bringt dir mehr Würfel. Deine Reaktion ist für die Züge anderer.

dungeoneers-template-half-the-way-down = Auf halbem Weg von geübt zu gewöhnlich. Die Änderung stammt von Fray, nicht aus dem Buch (siehe Auslegungen: ein Wert von 1 ist gewöhnlich, 3 geübt, 5 meisterlich).
dungeoneers-template-the-same-for-magic = Magie ändert sich genauso. Die Änderung stammt von Fray, nicht aus dem Buch.
dungeoneers-template-handles-less-stress = Verträgt 1 Stress weniger. Die Änderung stammt von Fray, nicht aus dem Buch. Zur Regel im Buch siehe Stress: Stress statt Wunden, bis zur Ausdauer.
dungeoneers-template-a-thinner-hide = Dünnere Haut. Die Änderung stammt von Fray, nicht aus dem Buch. Zur Regel im Buch siehe Determining if an Attack Pierces.
dungeoneers-template-the-next-smaller-die = Der nächstkleinere Würfel. Die Änderung stammt von Fray, nicht aus dem Buch. Zur Regel im Buch siehe Dodge Dice: ein d4, wenn keine Fähigkeit es ändert.
dungeoneers-template-one-size-smaller = Eine Größe kleiner, verträgt also weniger Wunden. Die Änderung stammt von Fray, nicht aus dem Buch. Zur Regel im Buch siehe Wounds: Eine Kreatur verträgt Wunden nach ihrer Größe.
dungeoneers-template-not-grown-yet = Körper und Geist sind noch nicht ausgewachsen. Die Änderung stammt von Fray, nicht aus dem Buch (siehe Auslegungen: ein Wert von 1 ist gewöhnlich, 3 geübt, 5 meisterlich).
dungeoneers-template-half-the-way-to-trained = Auf halbem Weg von gewöhnlich zu geübt. Die Änderung stammt von Fray, nicht aus dem Buch (siehe Auslegungen: ein Wert von 1 ist gewöhnlich, 3 geübt, 5 meisterlich).
dungeoneers-template-takes-more-stress = Verträgt 1 Stress mehr. Die Änderung stammt von Fray, nicht aus dem Buch. Zur Regel im Buch siehe Stress: Stress statt Wunden, bis zur Ausdauer.
dungeoneers-template-a-tougher-hide = Dickere Haut oder bessere Ausrüstung. Die Änderung stammt von Fray, nicht aus dem Buch. Zur Regel im Buch siehe Determining if an Attack Pierces.
dungeoneers-template-the-largest-of-its-kind = Das größte Exemplar seiner Art. Die Änderung stammt von Fray, nicht aus dem Buch. Zur Regel im Buch siehe Wounds: Eine Kreatur verträgt Wunden nach ihrer Größe.
dungeoneers-template-from-ordinary-to-trained = Von gewöhnlich zu geübt. Die Änderung stammt von Fray, nicht aus dem Buch (siehe Auslegungen: ein Wert von 1 ist gewöhnlich, 3 geübt, 5 meisterlich).
dungeoneers-template-not-felled-by-one-spell = Fällt nicht durch einen einzigen Zauber. Die Änderung stammt von Fray, nicht aus dem Buch. Zur Regel im Buch siehe Spellcasting in Combat.
dungeoneers-template-takes-much-more-stress = Verträgt 3 Stress mehr, hält also länger gegen eine Gruppe durch. Die Änderung stammt von Fray, nicht aus dem Buch. Zur Regel im Buch siehe Stress: Stress statt Wunden, bis zur Ausdauer.
dungeoneers-template-a-much-tougher-hide = Viel dickere Haut. Die Änderung stammt von Fray, nicht aus dem Buch. Zur Regel im Buch siehe Determining if an Attack Pierces.
