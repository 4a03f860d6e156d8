### What `/rules`, sheets, menus and practice say of TDGS.

## Terms from the lists of the rules

tdgs-cite-weapon = 8 Combat › Weapon Properties
tdgs-cite-armor = 8 Combat › Armor
tdgs-cite-spell = 7 Abilities
tdgs-cite-trait = 17 Damage › Damage Interactions
tdgs-cite-item = 8 Combat › Healing Effects
tdgs-hazard = Richtet sofort und zu Beginn jeder Runde, in der du darin bist, { $damage } an. Rüstung und Mindestschaden gelten nicht.
tdgs-cite-hazard = 17 Damage › Environmental
tdgs-falling-name = Sturz
tdgs-falling = Ein Sturz richtet pro zwei Felder 1d6 Schaden ohne Art an, höchstens 10d6. Rüstung und Mindestschaden gelten nicht.
tdgs-cite-falling = 14 Movement › Falling
# $settings: settings that have this type, like "Fantasy, Modern"
tdgs-damage-type = Eine Schadensart (in den Listen des Buchs: { $settings }). Resistenz, Verwundbarkeit, Immunität und Absorption gelten jeweils für eine Art.
tdgs-cite-damage-type = 17 Damage › Damage Types
tdgs-sheet-untyped = ohne Art
tdgs-weapon-in-use = { $name } (in der Hand)
tdgs-weapon-line-to-hit = { $hit }{ $hitDice } zum Treffen
tdgs-weapon-no-damage = +0 ohne Art
# $what: a condition with its value, like “Bleeding 2”
tdgs-inflicts-lasting = { $what }, bis es entfernt wird
tdgs-inflicts-rounds =
    { $what } für { $rounds } { $rounds ->
        [one] Runde
       *[other] Runden
    }
tdgs-inflicts-resisted = widerstehen mit { $resist } gegen { $difficulty }
tdgs-inflicts-critical = bei einer natürlichen 20
tdgs-interaction-line = Immunität gegen { $type }
tdgs-interaction-percent = { $kind } gegen { $type } { $percent } %
tdgs-armor-pool-destroyed = Puffer { $pool } (leer: zerstört)
tdgs-armor-pool-recharges = Puffer { $pool } (lädt sich zwischen Szenen auf)
tdgs-armor-evasion = Wendigkeit { $evasion }
tdgs-armor-deflection = Dämpfung { $deflection } %
tdgs-armor-block = Block { $block }
tdgs-armor-destroyed = zerstört
tdgs-armor-not-worn = nicht getragen
tdgs-item-heals = heilt { $heal } % der maximalen TP
tdgs-ends = beendet { $joined }
tdgs-ability-tradition = { $kind } ({ $tradition })
tdgs-ability-level = { $named }, Stufe { $level }
tdgs-ability-instant = eine Sofortaktion
tdgs-ability-heals = heilt { $heal } % der maximalen TP
# $interaction: like “Fire resistance 25%”
tdgs-ability-grants-scene = gewährt { $interaction } für die Szene
tdgs-ability-grants-rounds =
    gewährt { $interaction } für { $rounds } { $rounds ->
        [one] Runde
       *[other] Runden
    }
tdgs-skill-dodge = +{ $bonus } REF gegen einen Angriff
tdgs-skill-block = senkt den Rohschaden
tdgs-skill-parry = stoppt einen Nahkampfangriff (STR gegen STR)
tdgs-skill-bonus = +{ $bonus } für { $joined }
tdgs-skill-interrupt = eine Unterbrechung: { $answers }
tdgs-skill-named-attack = bei Angriffen, für die du sie nennst
tdgs-skill-every-attack = bei jedem Waffenangriff
tdgs-ability-whole-damage = Schaden { $whole }, { $type }
tdgs-ability-no-roll = kein Wurf
tdgs-ability-against = gegen { $against }
tdgs-ability-against-hit = gegen { $against }, { $hit } zum Treffen
tdgs-ability-area = alle im Bereich
tdgs-ability-area-size =
    alle im Bereich: { $shape }, { $size } { $size ->
        [one] Feld
       *[other] Felder
    }
tdgs-ability-reach = Reichweite: { $reach }
tdgs-ability-limit =
    { $uses ->
        [1] einmal pro { $per }
       *[other] { $uses }-mal pro { $per }
    }
tdgs-ability-concentration = solange konzentriert
tdgs-sheet-luk = LUK { $replace }
tdgs-sheet-stats = Werte
tdgs-sheet-hp = TP
tdgs-sheet-hp-value = { $maxHp } (CON { $con } × 5)
tdgs-sheet-size = Größe und Rang
tdgs-sheet-size-value = { $size }, Machtrang { $tier }
tdgs-sheet-weapons = Waffen
tdgs-sheet-armor = Rüstung
tdgs-sheet-abilities = Fähigkeiten
tdgs-sheet-items = Gegenstände
tdgs-sheet-damage = Schaden
tdgs-sheet-nature = Angeboren
tdgs-stat-line = { $stat } { $value } (Grundwert { $base })
tdgs-an-action = eine Aktion
# $stat: like STR
tdgs-stat-buff-effect = +2 { $stat }.
tdgs-stat-buff-lasts = einige Runden oder die Szene, je nach Quelle
tdgs-stat-buff-from = Zauber, Tränke, Fähigkeiten
tdgs-boxes-grappled-effect = Du kannst dich nicht bewegen. Du kannst nur die Figur angreifen, die dich hält, oder dich befreien (STR gegen STR).
tdgs-boxes-grappled-lasts = bis du dich befreist oder losgelassen wirst
tdgs-boxes-grappled-from = die Aktion Packen, manche Fähigkeiten
tdgs-boxes-prone-effect = Du hast −2 REF gegen Nahkampf- und +2 REF gegen Fernkampfangriffe. Aufstehen kostet die Aktion.
tdgs-boxes-prone-lasts = bis du aufstehst
tdgs-boxes-prone-from = die Aktion Stoßen, Umwerfen, freiwilliges Hinwerfen
tdgs-boxes-stunned-effect = Du kannst keine Aktionen, Sofortaktionen oder Unterbrechungen nutzen. Deine REF ist 0, nur eine natürliche 1 verfehlt dich.
tdgs-boxes-stunned-lasts = einige Runden, je nach Quelle
tdgs-boxes-stunned-from = gewaltiger Schaden, Schläge auf den Kopf, Zauber und Fähigkeiten
tdgs-boxes-frightened-effect = Du hast −2 auf alle Würfe, solange du die Quelle deiner Angst siehst, und gehst nicht freiwillig näher heran.
tdgs-boxes-frightened-lasts = die Szene, oder bis die Quelle weg oder besiegt ist
tdgs-boxes-frightened-from = die Aktion Einschüchtern, Schrecken, die SL
tdgs-boxes-poisoned-effect = Du hast −2 STR, DEX und REF. Manche Gifte richten auch jede Runde Giftschaden an.
tdgs-boxes-poisoned-lasts = die Szene, oder bis es versorgt ist
tdgs-boxes-poisoned-from = vergiftete Waffen, giftige Kreaturen, Fallen, Getränke
tdgs-boxes-bleeding-effect = Zu Beginn jeder Runde nimmst du so viel Schaden ohne Art, wie der Wert des Zustands angibt.
tdgs-boxes-bleeding-lasts = die Szene, oder bis es versorgt ist
tdgs-boxes-bleeding-from = kritische Treffer mit Hieb- und Stichwaffen (wenn es bei der Waffe steht), manche anderen Waffen, Fähigkeiten
tdgs-boxes-blinded-effect = Du hast −4 auf Angriffe und REF, und jede Probe, die Sehen braucht, misslingt.
tdgs-boxes-blinded-lasts = einige Runden, oder bis es entfernt wird
tdgs-boxes-blinded-from = Dunkelheit, Blitze, Augenverletzungen, Zauber
tdgs-boxes-deafened-effect = Jede Probe, die Hören braucht, misslingt. Du hörst weder Worte noch Warnungen.
tdgs-boxes-deafened-lasts = einige Runden, oder bis es entfernt wird
tdgs-boxes-deafened-from = Explosionen, Ohrenverletzungen, Zauber
tdgs-boxes-unconscious-effect = Du kannst nicht handeln und bekommst nichts mit. Deine REF ist 0, nur eine natürliche 1 verfehlt dich.
tdgs-boxes-unconscious-lasts = wenn du niedergeschlagen bist, bis deine TP wieder über 5 % liegen; sonst, bis Schaden, Verbündete oder Zeit dich wecken
tdgs-boxes-unconscious-from = TP bei höchstens 5 % des Maximums, Schlaf, Schläge auf den Kopf, Zauber
tdgs-boxes-paralyzed-effect = Du kannst dich nicht bewegen und nur geistig handeln. Deine REF ist 0, nur eine natürliche 1 verfehlt dich.
tdgs-boxes-paralyzed-lasts = einige Runden, oder bis es entfernt wird
tdgs-boxes-paralyzed-from = lähmendes Gift, Zauber, Nervenverletzungen
tdgs-boxes-slowed-effect = Deine MOV ist halbiert, du hast −2 REF und keinen freien Schritt.
tdgs-boxes-slowed-lasts = einige Runden, oder bis es entfernt wird
tdgs-boxes-slowed-from = schwere Last, Kälte, Zauber, Erschöpfung
tdgs-boxes-burning-effect = Zu Beginn jeder Runde nimmst du so viel Feuerschaden, wie der Wert des Zustands angibt. Das Feuer kann sich ausbreiten. Löschen kostet die Aktion.
tdgs-boxes-burning-lasts = bis es gelöscht ist
tdgs-boxes-burning-from = Feuerangriffe, Zauber, Gefahren
tdgs-boxes-charmed-effect = Du kannst der Figur nicht schaden, die dich bezaubert hat, und ihre CHA-Aktionen gegen dich haben +4. Eine schädliche Einflüsterung kannst du mit einem WIS-Wurf ablehnen.
tdgs-boxes-charmed-lasts = die Szene, oder bis die bezaubernde Figur dich verletzt oder Verbündete es brechen
tdgs-boxes-charmed-from = Bezauberungen, Verführung, manche Kreaturen
tdgs-boxes-invisible-effect = Niemand kann dich sehen. Du hast +4 auf Angriffe gegen alle, die dich nicht bemerken. Wer dich nicht sieht, hat −4. Es endet, wenn du jemanden angreifst oder berührst.
tdgs-boxes-invisible-lasts = einige Runden, die Szene, oder bis es bricht
tdgs-boxes-invisible-from = Zauber, Tränke, Fähigkeiten, Ausrüstung
tdgs-boxes-hasted-effect = Du hast +2 REF und zwei Aktionen pro Zug.
tdgs-boxes-hasted-lasts = einige Runden, je nach Quelle
tdgs-boxes-hasted-from = Zauber, Tränke, manche Fähigkeiten
tdgs-boxes-protected-effect = Du hast +2 REF und +10 % Dämpfung (insgesamt höchstens 75 %).
tdgs-boxes-protected-lasts = einige Runden oder die Szene, je nach Quelle
tdgs-boxes-protected-from = Zauber, Fähigkeiten, Schilde des Glaubens
tdgs-boxes-regenerating-effect = Zu Beginn jeder Runde gewinnst du einen Teil deiner maximalen TP zurück. Der Wert des Zustands ist der Prozentsatz.
tdgs-boxes-regenerating-lasts = einige Runden oder die Szene, je nach Quelle
tdgs-boxes-regenerating-from = Zauber, Tränke, Fähigkeiten, Natur
tdgs-boxes-full-defense-effect = Du hast +2 REF (Hausregel).
tdgs-boxes-full-defense-lasts = bis zum Beginn des nächsten Zugs
tdgs-boxes-helped-effect = Du hast +2 auf deinen nächsten Aktionswurf.
tdgs-boxes-helped-lasts = bis verbraucht, oder bis zum nächsten Zug der helfenden Person
tdgs-boxes-readied-effect = Du hältst eine Aktion bereit, bis ihr Auslöser eintritt.
tdgs-boxes-readied-lasts = bis genutzt, oder bis zum nächsten Zug
tdgs-boxes-concentrating-effect = Du hältst eine Wirkung aufrecht. Schaden kann deine Konzentration brechen.
tdgs-boxes-concentrating-lasts = bis gebrochen oder beendet
tdgs-boxes-hidden-effect = Wer dich von der Gegenseite nicht sieht, kann dich nicht als Ziel wählen.
tdgs-boxes-hidden-lasts = bis du angreifst oder gefunden wirst
tdgs-boxes-aware-effect = Du hast jemand Unsichtbaren gefunden.
tdgs-boxes-aware-lasts = bis zum Ende deines nächsten Zugs
tdgs-boxes-enchanted-effect = Ein Zauber ändert, was eine Schadensart bei dir bewirkt.
tdgs-boxes-enchanted-lasts = so lange, wie der Zauber angibt
tdgs-boxes-delaying-effect = Du handelst später in dieser Runde.
tdgs-boxes-delaying-lasts = die Runde
tdgs-boxes-declared-effect = Du hast für den Beginn der nächsten Runde eine Sofortaktion bereit.
tdgs-boxes-declared-lasts = bis zum Beginn der nächsten Runde
tdgs-boxes-in-hazard-effect = Du bist in einer Gefahr, etwa Lava. Die Notiz des Zustands sagt, in welcher. Zu Beginn jeder Runde nimmst du ihren Schaden.
tdgs-boxes-in-hazard-lasts = bis du dich hinausbewegst oder die SL dich herausholt
tdgs-stacks-no = nein, aber ein längerer ersetzt einen kürzeren
tdgs-stacks-adds = ja, es addiert sich
tdgs-stacks-highest = nein, der höchste Wert gilt
tdgs-stacks-by-name = nein, aber verschiedene können zusammen gelten
tdgs-stacks-by-source = nein, aber Zustände aus verschiedenen Quellen können zusammen gelten
tdgs-brief-of-buff = Stärkung. { $does } Dauer: { $lasts }. Stapelbar: { $stacks }. Von: { $from }.
tdgs-brief-of-debuff = Schwächung. { $does } Dauer: { $lasts }. Stapelbar: { $stacks }. Von: { $from }.
tdgs-briefs-actions-attack = Greif mit der Waffe in deiner Hand an, mit einer natürlichen Waffe oder mit Fäusten. Würfle d20 + STR (Fernkampf: DEX) − REF des Ziels. Ab 11 triffst du. Kostet die Aktion.
tdgs-briefs-actions-cast = Wirk einen Zauber oder setz eine aktive Fähigkeit ein. Würfle INT (arkan) oder WIS (göttlich) gegen die WIS des Ziels, wenn der Zauber nichts anderes sagt. Hilfreiche Zauber brauchen keinen Wurf. Kostet die Aktion.
tdgs-briefs-actions-defend = Volle Verteidigung kostet die Aktion und gibt dir +2 REF bis zu deinem nächsten Zug (Hausregel). Es kostet nichts zu wählen, mit welcher Unterbrechung du auf Angriffe antwortest.
tdgs-briefs-actions-rest = Eine kurze Rast dauert Minuten und stellt 25 % der maximalen TP wieder her. Eine lange Rast dauert Stunden und stellt alle TP und Anwendungen des Tages wieder her. Sie beendet auch Zustände, die für den Tag oder bis zum Entfernen gelten. Im Kampf kannst du nicht rasten.
tdgs-briefs-actions-move = Beweg dich bis zu MOV Felder weit. Du verlässt alle, mit denen du im Nahkampf bist, außer denen, die du nennst. Die Gegenseite darf dich vorher angreifen. Kostet die Aktion.
tdgs-briefs-actions-step = Beweg dich einmal pro Zug gratis ein Feld weit. Ein Schritt löst nie Angriffe aus. Nenne, von wem du weggehst.
tdgs-briefs-actions-disengage = Verlass alle, mit denen du im Nahkampf bist, ohne Angriffe auszulösen. Du kannst Figuren nennen, mit denen du im Nahkampf bleibst. Kostet die Aktion.
tdgs-briefs-actions-grapple = Würfle deine STR gegen die STR eines angrenzenden Ziels. Gelingt es, hältst du das Ziel fest, bis es sich befreit oder du loslässt. Kostet die Aktion.
tdgs-briefs-actions-shove = Würfle deine STR gegen die STR eines angrenzenden Ziels. Gelingt es, wirfst du das Ziel um oder stößt es ein Feld weg. Kostet die Aktion.
tdgs-briefs-actions-escape = Würfle deine STR gegen die STR der Figur, die dich hält. Gelingt es, bist du frei. Kostet die Aktion.
tdgs-briefs-actions-release = Lass gratis los, wen du festhältst.
tdgs-briefs-actions-stand = Steh auf, wenn du liegst. Kostet die Aktion.
tdgs-briefs-actions-drop = Wirf dich gratis hin.
tdgs-briefs-actions-extinguish = Lösch das Feuer an dir oder jemandem neben dir. Sag, wie. Kostet die Aktion.
tdgs-briefs-actions-treat = Versorge dich oder jemanden neben dir. Das stillt Blutungen oder erlaubt bei Vergiftung einen CON-Wurf gegen das Gift. Kostet die Aktion.
tdgs-briefs-actions-wake = Weck jemanden auf deiner Seite neben dir, oder lös eine Bezauberung. Wer bezaubert ist, würfelt WIS gegen die CHA der bezaubernden Figur. Gelingt es, endet die Bezauberung. Kostet die Aktion.
tdgs-briefs-actions-help = Gib jemandem auf deiner Seite +2 auf den nächsten Aktionswurf vor deinem nächsten Zug. Kostet die Aktion.
tdgs-briefs-actions-ready = Wähle in „how:“ eine Aktion und beschreib in „say:“ den Auslöser. Wenn er eintritt, nutzt du die Aktion, oder die SL tut es für dich. Bereithalten kostet die Aktion.
tdgs-briefs-actions-fire = Führ deine bereitgehaltene Aktion jetzt aus. Nenne ihr Ziel.
tdgs-briefs-actions-delay = Handle später in dieser Runde, nach jemandem, den du nennst, oder als Letztes. Verzögern ist gratis, geht aber nur, bevor du in diesem Zug etwas anderes tust.
tdgs-briefs-actions-use = Benutz einen Trank oder Ähnliches bei dir oder jemandem auf deiner Seite neben dir. Kostet die Aktion.
tdgs-briefs-actions-equip = Nimm eine Waffe in die Hand, leg Rüstung an oder leg sie ab. Das kostet im Kampf die Aktion und ist sonst gratis.
tdgs-briefs-actions-hide = Würfle DEX gegen die WIS aller Gegner bei Bewusstsein. Gelingt es gegen einen Gegner, kann er dich nicht als Ziel wählen, bis du angreifst oder gefunden wirst. Kostet die Aktion.
tdgs-briefs-actions-search = Würfle WIS gegen die DEX aller versteckten oder unsichtbaren Gegner. Es gilt Sehen, wenn du nicht Hören wählst. Kostet die Aktion.
tdgs-briefs-actions-intimidate = Würfle deine CHA gegen die WIS des Ziels. Gelingt es, ist das Ziel für die Szene vor dir verängstigt. Kostet die Aktion.
tdgs-briefs-actions-persuade = Gewinn jemanden für dich. Würfle deine CHA gegen die WIS des Ziels. Kostet die Aktion.
tdgs-briefs-actions-deceive = Lass jemanden eine Lüge glauben. Würfle deine CHA gegen die INT des Ziels. Kostet die Aktion.
tdgs-briefs-actions-insight = Finde heraus, ob jemand lügt. Würfle deine WIS gegen die CHA dieser Figur. Kostet die Aktion.
tdgs-briefs-actions-suggest = Sag jemandem, den du bezaubert hast, was zu tun ist. Schädliches lässt sich mit WIS gegen deine CHA ablehnen. Kostet die Aktion.
tdgs-briefs-actions-concentrate = Hör auf, dich auf eine Wirkung zu konzentrieren. Das ist gratis, wie das Konzentrieren auch.
tdgs-briefs-actions-dispel = Beende einen Zauber auf jemandem. Bei einem arkanen Zauber würfle deine INT gegen die INT der zaubernden Figur, bei einem göttlichen WIS gegen WIS. Kostet die Aktion.
tdgs-briefs-actions-chase = Du und das Ziel würfeln beide d20 + MOV. Gelingt es, holst du das Ziel ein, oder du entkommst, wenn du fliehst. Kostet die Aktion.
tdgs-briefs-actions-instant = Sag eine Fähigkeit mit dem Zeitpunkt Sofortaktion an. Sie kommt zu Beginn der nächsten Runde, vor allen Zügen. Ansagen ist gratis.
tdgs-briefs-actions-hazard = Richte Schaden der Umgebung an: lava, acid pool, drowning, falling oder eigenen wie 2+1d6 Fire. Bei falling gib die Felder in „amount:“ an. Das Ziel nimmt den Schaden einmal. Mit „how:in“ nimmt es ihn jede Runde, bis es sich hinausbewegt.
tdgs-briefs-actions-destroy = Zerstör ein Stück Rüstung. Nenne das Stück in „with:“. Es schützt nicht mehr und lässt sich erst nach einer Reparatur durch die SL wieder anlegen.
tdgs-briefs-actions-ward = Gib jemandem für die Szene Resistenz, Verwundbarkeit, Immunität oder Absorption. Wähle die Wirkung in „how:“, die Schadensart in „with:“ und den Prozentsatz in „amount:“ (sonst 100).
tdgs-briefs-actions-check = Würfle einen Wert gegen eine Schwierigkeit. Wähle den Wert in „with:“ und die Schwierigkeit in „amount:“ (sonst 10). Wenn die Probe Sehen oder Hören braucht, wähle den Sinn in „how:“.
tdgs-briefs-archetypes-kira = Eine Kriegerin in Plattenrüstung, hinter einem Turmschild.
tdgs-briefs-archetypes-mira = Eine Zauberin mit Feuer in den Fingerspitzen.
tdgs-briefs-archetypes-brother-anselm = Ein Priester, der heilt und schützt.
tdgs-briefs-archetypes-nim = Eine schnelle Klinge aus den Gassen.
tdgs-briefs-archetypes-peasant = Fäuste und Angst.
tdgs-briefs-archetypes-peasant-with-amulet = Ein Bauer mit einem Erbstück.
tdgs-briefs-archetypes-goblin = Klein, schnell, schlecht bewaffnet.
tdgs-briefs-archetypes-soldier = Ein Schwert und die Ausbildung dazu.
tdgs-briefs-archetypes-archer = Der Tod aus der Ferne.
tdgs-briefs-archetypes-wizard = Wirft mit Feuer.
tdgs-briefs-archetypes-barbarian = Schlägt zuerst zu und fragt nie.
tdgs-briefs-archetypes-fire-elemental = Eine Flamme mit eigenem Willen.
tdgs-briefs-archetypes-iron-golem = Langsam und sehr schwer zu verletzen.
tdgs-briefs-archetypes-dragon = Klauen, Schuppen und Feuer.
tdgs-briefs-archetypes-god = Auch Götter bluten.
tdgs-briefs-archetypes-giant-rat = Zähne und Krankheit.
tdgs-briefs-archetypes-wolf = Jagt im Rudel und reißt die Beute nieder.
tdgs-briefs-archetypes-viper = Ein Biss genügt.
tdgs-briefs-archetypes-bandit = Will deinen Geldbeutel.
tdgs-briefs-archetypes-skeleton = Knochen, die keine Ruhe finden.
tdgs-briefs-archetypes-zombie = Langsam und hungrig.
tdgs-briefs-archetypes-duelist = Liest deine Klinge.
tdgs-briefs-archetypes-shieldbearer = Eine Mauer auf Beinen.
tdgs-briefs-archetypes-orc-champion = Narben auf Narben.
tdgs-briefs-archetypes-witch = Flüche und Bezauberungen.
tdgs-briefs-archetypes-troll = Regeneriert sich. Fürchtet Feuer.
tdgs-briefs-archetypes-flame-dancer = Feuer nährt den Tanz.
tdgs-briefs-archetypes-frost-giant = Der Winter auf dem Marsch.
tdgs-briefs-archetypes-demon-lord = Niemand wagt den Namen zu nennen.
tdgs-briefs-standing-orders-interrupt = Welche Unterbrechung du gegen einen Angriff nutzt: die erste, die in dieser Runde noch geht, eine bestimmte, keine, oder ich frage dich.
tdgs-briefs-standing-orders-opportunity-attack = Ob du Gegner angreifst, die deine Reichweite verlassen.
tdgs-briefs-standing-orders-turn-end = Wann dein Zug endet: nach deiner letzten Aktion, oder nur, wenn du ihn beendest.
tdgs-briefs-settings-auto-end = Ob ein Zug nach der letzten Aktion von selbst endet. Dann mach deinen Schritt vor dieser Aktion. „außer wenn ein Schritt hilft“ wartet auf Fernkämpfende, die mit einem Schritt aus dem Nahkampf kommen.
tdgs-briefs-settings-cap = Ob Dämpfung und Resistenz auf je 75 % begrenzt sind. Aus: keine Grenze.
tdgs-briefs-settings-high-ground = Ob Angriffe von höherem Standort +2 bekommen.
## The practice fight. $roll: the dice and their sum, as a sentence. $needed: one of the three messages below. $harm: like “5 HP”.

tdgs-practice-hit = { $roll } { $needed } also triffst du, und die Übungspuppe verliert { $harm }.
tdgs-practice-hit-no-harm = { $roll } { $needed } also triffst du, richtest aber keinen Schaden an.
tdgs-practice-miss = { $roll } { $needed } also triffst du nicht.
tdgs-practice-needed = Du brauchst { $against },
tdgs-practice-needed-always-hits = Du brauchst { $against }, aber eine { $shown } trifft immer,
tdgs-practice-needed-always-misses = Du brauchst { $against }, aber eine { $shown } verfehlt immer,
tdgs-practice-lessons-attack-title = Angreifen
tdgs-practice-lessons-attack-before = In jedem Zug hast du eine Aktion und einen Schritt. Ein Angriff verbraucht deine Aktion. Tipp auf den Angriff, dann würfle und rechne ich.
tdgs-practice-lessons-step-title = Schritt und Zugende
tdgs-practice-lessons-step-before = Deine Aktion ist verbraucht. Du kannst noch einen Schritt machen oder deinen Zug beenden.
tdgs-practice-lessons-step-ended = Dein Zug ist vorbei, jetzt ist die Übungspuppe am Zug.
tdgs-practice-lessons-step-taken = Du hast deinen Schritt gemacht, also ist dein Zug vorbei. Jetzt ist die Übungspuppe am Zug.
tdgs-practice-lessons-dodge-title = Eine Frage
# Buttons, at most 20 characters.
tdgs-practice-lessons-dodge-yes = Ausweichen
tdgs-practice-lessons-dodge-no = Nicht ausweichen
tdgs-practice-lessons-dodge-before = Die Übungspuppe greift dich an. Ausweichen macht dich schwerer zu treffen, einmal pro Runde.
# $dodge: one of the two messages at the end
tdgs-practice-dodge-hit = { $roll } Sie braucht { $against }, also wirst du getroffen und verlierst { $harm }. { $dodge }
tdgs-practice-dodge-hit-no-harm = { $roll } Sie braucht { $against }, also wirst du getroffen, aber deine Rüstung schluckt allen Schaden. { $dodge }
tdgs-practice-dodge-miss = { $roll } Sie braucht { $against }, also trifft sie nicht. { $dodge }
tdgs-practice-dodge-helped = Dein Ausweichen hat das Ergebnis des Angriffs gesenkt.
tdgs-practice-dodge-would-help = Ausweichen hätte das Ergebnis des Angriffs gesenkt.
tdgs-practice-lessons-guard-title = Verteidigen
tdgs-practice-lessons-guard-before = Eine neue Runde: Aktion und Schritt sind wieder da. Wenn du verletzt oder allein bist, verteidige dich, dann bist du schwerer zu treffen.
tdgs-practice-lessons-guard-after = Deine REF ist bis zu deinem nächsten Zug um 2 höher. Wer dich angreift, muss 2 höher würfeln.
tdgs-practice-learned = Du hast eine Aktion und einen Schritt. Verteidige dich bei Gefahr und antworte, wenn ich frage.

tdgs-template-lower-stats-for-rolls = Ein Wert von 12 wird zu 10, Würfe sind also um 2 niedriger. Die Änderung stammt von Fray, nicht aus dem Buch.
tdgs-template-the-same-for-spells = Zauber ändern sich genauso. Die Änderung stammt von Fray, nicht aus dem Buch.
tdgs-template-a-quarter-fewer-hp = Ein Viertel weniger TP. Die Änderung stammt von Fray, nicht aus dem Buch. Zur Regel im Buch siehe 8 Combat › HP Formula: TP = CON × 5.
tdgs-template-one-size-smaller = Eine Größe kleiner. Die Änderung stammt von Fray, nicht aus dem Buch. Zur Regel im Buch siehe 9 Entities: Die Größe zählt beim Packen, Befreien und Stoßen.
tdgs-template-not-grown-yet = Noch nicht ausgewachsen, aber so flink wie die Großen. Die Änderung stammt von Fray, nicht aus dem Buch.
tdgs-template-has-seen-little = Hat noch wenig erlebt. Die Änderung stammt von Fray, nicht aus dem Buch.
tdgs-template-a-smaller-body = Zwei Fünftel weniger TP, weil der Körper kleiner ist. Die Änderung stammt von Fray, nicht aus dem Buch. Zur Regel im Buch siehe 8 Combat › HP Formula: TP = CON × 5.
tdgs-template-higher-stats-for-rolls = Ein Wert von 12 wird zu 14, Würfe sind also um 2 höher. Die Änderung stammt von Fray, nicht aus dem Buch.
tdgs-template-a-quarter-more-hp = Ein Viertel mehr TP. Die Änderung stammt von Fray, nicht aus dem Buch. Zu den Regeln im Buch siehe 8 Combat › HP Formula (TP = CON × 5) und 8 Combat › HP Does Not Scale With Level.
tdgs-template-much-higher-stats-for-rolls = Ein Wert von 12 wird zu 16, Würfe sind also um 4 höher. Die Änderung stammt von Fray, nicht aus dem Buch.
tdgs-template-twice-the-hp = Doppelte TP, hält also länger gegen eine Gruppe durch. Die Änderung stammt von Fray, nicht aus dem Buch. Zu den Regeln im Buch siehe 8 Combat › HP Formula (TP = CON × 5) und 8 Combat › HP Does Not Scale With Level.
tdgs-template-as-lucky-as-a-hero = LUK 1, wie der Human Warrior im Buch. Die Änderung stammt von Fray, nicht aus dem Buch. Zur Regel im Buch siehe 2 Stats › LUK.
