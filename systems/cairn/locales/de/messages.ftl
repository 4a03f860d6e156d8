### Sentences and words of Cairn. Every id starts with the system's id.

cairn-about = Dunkle Wälder, drei Attribute, Angriffe, die immer treffen, und Narben

## What is counted

cairn-hp = TP
cairn-damage = Schaden
cairn-str = STR
cairn-dex = DEX
cairn-wil = WIL
cairn-fatigue = Erschöpfung

## Saves: what they are for

cairn-save-critical-damage = gegen kritischen Schaden
cairn-save-morale = um weiterzukämpfen
cairn-save-retreat = um zu entkommen
cairn-save-acting-first = um zuerst zu handeln
cairn-save-casting = um den Zauber zu beherrschen
cairn-save-scar = nach der Narbe
cairn-degree-passed = geschafft
cairn-degree-failed = misslungen
cairn-result-passed = geschafft
cairn-result-failed = misslungen

## Reasons: why a number is there or why something happened. They stand beside the number or in brackets.

# $ability: STR, DEX or WIL.
cairn-reason-save = Rettungswurf auf { $ability }
# $purpose: one of the purposes above.
cairn-reason-save-for = Rettungswurf auf { $ability } ({ $purpose })
cairn-reason-natural-1 = eine 1 gelingt immer
cairn-reason-natural-20 = eine 20 misslingt immer
cairn-reason-impaired = beeinträchtigt: d4
cairn-reason-enhanced = verstärkt: d12
cairn-reason-armor = Rüstung
cairn-reason-several-attackers = bei mehreren Angriffen zählt nur der höchste Schaden
cairn-reason-against-detachment = beeinträchtigt gegen einen Trupp: d4
cairn-reason-by-detachment = verstärkt als Trupp: d12
cairn-reason-critical-damage = kritischer Schaden
cairn-reason-critical-drain = kritischer Schaden ({ $weapon })
cairn-reason-no-strength = keine STR mehr
cairn-reason-full-inventory = kein freier Platz
cairn-reason-scar-roll = Narbe: { $scar }
cairn-reason-scar-changes = { $what } ist jetzt { $after } statt { $before }
cairn-reason-casts = { $spell } gewirkt
cairn-reason-scroll-gone = die Schriftrolle ist verbraucht: { $spell }
cairn-reason-casting-goes-wrong = der Zauber geht schief
cairn-reason-recovers = erholt sich
cairn-reason-first-aid = erste Hilfe von { $who }
cairn-reason-awake = wach
cairn-reason-able-again = wieder handlungsfähig
cairn-reason-morale-first = die ersten Verluste
cairn-reason-morale-half = die Hälfte der eigenen Seite ist weg
cairn-reason-morale-alone = allein, ohne TP
cairn-reason-fled = geflohen
cairn-reason-routed = in die Flucht geschlagen
cairn-reason-joined = eingestiegen
cairn-reason-acts-first = vor der Gegenseite
cairn-reason-acts-after = zu langsam, um zuerst zu handeln
cairn-reason-enemies = nach der Gruppe
cairn-reason-late = zu langsam für die erste Runde
cairn-reason-fate-die = Schicksalswürfel
cairn-reason-fate-good = das Schicksal meint es gut mit der Gruppe
cairn-reason-fate-bad = das Schicksal ist gegen die Gruppe
cairn-reason-reaction = Reaktion
cairn-reason-one-side =
    nur { $which ->
        [players] die Gruppe kann
        [enemies] die Gegner können
       *[named] { $side } kann
    } noch kämpfen
cairn-reason-no-one = niemand kann noch kämpfen

## Scars, by their number in the book's table

cairn-scar-1 = bleibende Narbe
cairn-scar-2 = erschütternder Schlag
cairn-scar-3 = verdroschen
cairn-scar-4 = gebrochenes Glied
cairn-scar-5 = krank
cairn-scar-6 = Kopfwunde, die alles ändert
cairn-scar-7 = Sehne durchtrennt
cairn-scar-8 = taub
cairn-scar-9 = neu sortiertes Gehirn
cairn-scar-10 = abgetrennt
cairn-scar-11 = tödliche Wunde
cairn-scar-12 = dem Tod geweiht

## Labels of buttons and menu entries

cairn-label-attack = Angreifen
cairn-label-attack-target = { $target } angreifen
cairn-label-attack-tool = Angreifen: { $tool }
cairn-label-attack-target-tool = { $target } angreifen: { $tool }
# $attack: one of the labels above. $manner: enhanced, impaired or two weapons.
cairn-label-manner = { $attack } ({ $manner })
cairn-label-save = Rettungswurf auf { $ability }

## Refusals: what is wrong, then what to do

cairn-refused-already-acted = { $name } hat in diesem Zug schon gehandelt. Beende den Zug mit `/turn end`.
cairn-refused-no-spellbook = { $name } hat kein Zauberbuch und keine Schriftrolle. Wähle eine andere Aktion.
cairn-refused-no-aid = { $name } braucht keine erste Hilfe. Die ist nur bei kritischem Schaden nötig.
cairn-refused-no-slot = { $name } hat keinen freien Platz für die Erschöpfung durchs Zaubern. Lass zuerst etwas fallen oder lies eine Schriftrolle.
cairn-refused-nothing-to-recover = { $name } hat nichts, wovon es sich zu erholen gäbe. Wähle eine andere Aktion.
cairn-refused-one-target = { $weapon }: Das trifft nur ein Ziel. Wähle eins.
cairn-refused-no-two-weapons = { $name } braucht dafür zwei einhändige Nahkampfwaffen. Greif stattdessen mit einer an.
cairn-refused-already-has = { $name } hat den Zustand { $condition } schon. Wähle etwas anderes.

## What each action does, for `/rules` and the menus

cairn-brief-attack = Angriffe treffen immer. Würfle den Würfel der Waffe und zieh die Rüstung des Ziels ab. Den Rest verliert das Ziel an TP. Bei `how:` kannst du enhanced (d12), impaired (d4) oder two weapons wählen.
cairn-brief-cast = Lies einen Zauber aus einem Zauberbuch. Er gelingt immer und gibt dir eine Erschöpfung. Eine Schriftrolle gibt dir keine Erschöpfung, ist danach aber verbraucht.
cairn-brief-retreat = Mach einen Rettungswurf auf DEX, um aus dem Kampf zu fliehen, wenn es einen sicheren Ort gibt.
cairn-brief-aid = Stabilisiere jemanden mit kritischem Schaden, sonst tritt binnen einer Stunde der Tod ein.
cairn-brief-recover = Hol alle verlorenen TP zurück. Das können nur manche Kreaturen.
cairn-brief-save = Würfle einen d20, wenn etwas riskant ist. Würfelst du höchstens so hoch wie dein Attribut, gelingt es. Wähl das Attribut bei `with:`.
cairn-brief-rest = Ein Moment Ruhe stellt TP wieder her. Eine Nacht beendet auch Erschöpfung. Eine Woche stellt auch Attribute wieder her.
cairn-brief-die-of-fate = SL: Überlass etwas dem Glück. Würfle einen d6. Ab 4 geht es gut aus für die Gruppe.
cairn-brief-reaction = SL: Würfle 2d6, wie Fremde der Gruppe begegnen, von feindselig bis hilfsbereit.

## What each condition means

cairn-brief-critical-damage = Du kannst nur kriechen und stirbst ohne erste Hilfe binnen einer Stunde.
cairn-brief-stable = Du bist aus dem Kampf, aber nicht mehr in Lebensgefahr. Nach einer Rast stehst du wieder.
cairn-brief-paralyzed = Deine DEX ist 0, darum kannst du nicht handeln. Eine Woche Rast stellt sie wieder her.
cairn-brief-delirious = Dein WIL ist 0, darum kannst du nicht handeln. Eine Woche Rast stellt ihn wieder her.
cairn-brief-deprived = Du gewinnst keine TP oder Attribute zurück, und Zaubern braucht einen Rettungswurf auf WIL. Eine Nacht Rast beendet es.
cairn-brief-doomed = Wenn dein nächster Rettungswurf gegen kritischen Schaden misslingt, stirbst du. Gelingt er, bist du nicht mehr dem Tod geweiht.
cairn-brief-impaired = Du greifst aus schwacher Position an und würfelst einen d4 für Schaden.
cairn-brief-enhanced = Du greifst aus starker Position an und würfelst einen d12 für Schaden.
cairn-brief-asleep = Du schläfst leicht. Was dich weckt, entscheidet die SL.
cairn-brief-charmed = Du behandelst die zaubernde Figur wie einen Freund.
cairn-brief-shielded = Nichtmagische Angriffe richten bei dir keinen Schaden an.
cairn-brief-scar = Eine Veränderung, die bleibt. Die Zahl sagt, welcher Eintrag in der Tabelle des Buchs es ist.

## A line about each premade character and creature

cairn-brief-cleric = Ein Kriegshammer, ein Kettenhemd und ein heiliges Symbol.
cairn-brief-dowser = Findet Verborgenes, die Sichel griffbereit.
cairn-brief-dwarf = Klein, stur, aus Wurzeln und Tannenzapfen gemacht.
cairn-brief-elf = Ein elegantes Schwert, ein Bogen und ein Buch voller Zauber.
cairn-brief-fighter = Eine Glefe fürs Freie, zwei Klingen für die Enge.
cairn-brief-friar = Weihwasser, Honigwein und ein schweres Zepter.
cairn-brief-knight = Kettenhemd, Helm und Langschwert.
cairn-brief-magic-user = Zwei Zauberbücher, ein Stab und sonst wenig.
cairn-brief-thief = Zwei Dolche und ein Ausweg.
cairn-brief-ranger = Ein Langbogen, ein Beil und Geduld.
cairn-brief-root-goblin = Allein schwach, darum kommt er nie allein.
cairn-brief-hooded-man = Bewacht den Wald und trinkt Seelen.
cairn-brief-cobblehound = Ein Wächter aus Stein. Rennen kann er nicht, beißen schon.
cairn-brief-wood-troll = Klauen, Zähne und Wunden, die sich schließen.
cairn-brief-frost-elf = Kalt, schön und langlebig.
cairn-brief-boggart = Ein haariger kleiner Plagegeist.
cairn-brief-bandit = Will deinen Geldbeutel, nicht dein Leben.
cairn-brief-wolf = Mager, hungrig und nicht allein.
cairn-brief-skeleton = Knochen in altem Kettenhemd. Sie werden nicht müde.
cairn-brief-bandit-gang = Eine Horde mit Knüppeln. Sie kämpft als Einheit.

## What each setting does

cairn-brief-setting-morale = Ob die Gegenseite bei den ersten Verlusten, bei der Hälfte und, wenn jemand allein ist, bei 0 TP einen Rettungswurf auf WIL macht.
cairn-brief-setting-auto-end = Ob ein Zug nach seiner Aktion von selbst endet.

## The sheet in short lines

cairn-sheet-abilities = Attribute
cairn-sheet-abilities-value = STR { $STR }, DEX { $DEX }, WIL { $WIL }
cairn-sheet-armor = Rüstung
# $names: what gives it, like "Chainmail, Helmet".
cairn-sheet-armor-value = { $armor } ({ $names })
cairn-sheet-weapons = Waffen
# $dice: like "d8".
cairn-sheet-weapon = { $name } ({ $dice })
cairn-sheet-spellbooks = Zauberbücher
cairn-sheet-scroll = { $spell } (Schriftrolle)
cairn-sheet-slots = Plätze
cairn-sheet-slots-value = { $used } von { $slots }

## The practice fight. Titles and buttons have at most 20 characters.

cairn-practice-attack-title = Angreifen
cairn-practice-attack-before = Angriffe treffen immer. Würfle den Würfel deiner Waffe, davon geht die Rüstung des Ziels ab. Tipp auf den Angriff, dann würfle ich.
# $harm: like "5 damage".
cairn-practice-attack-after = Du triffst: { $harm }.
cairn-practice-weapons-title = Zwei Waffen
cairn-practice-weapons-two = Zwei Waffen
cairn-practice-weapons-one = Glefe
cairn-practice-weapons-before = Mit zwei Waffen würfelst du beide Würfel, und der höhere zählt. Eine schwere Waffe würfelt einen größeren.
cairn-practice-protection-title = Trefferpunkte
cairn-practice-protection-before = TP zeigen, wie gut du Schaden vermeidest. Schaden darüber hinaus kostet STR, und dann entscheidet ein Rettungswurf auf STR, ob du weitermachen kannst.
cairn-practice-learned = Angriffe treffen immer, also kämpf nur, wenn es sein muss. TP kommen nach kurzer Ruhe zurück. STR nicht.
