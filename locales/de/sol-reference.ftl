### Project Sol to look up: `/rules`, the sheet in short lines, the practice fight.

## Figures that are ours and not the book's. $figure: such as "2 dice" or "1 action point".

# Marks a figure that isn't the book's.
sol-house-mark = von Fray, nicht aus dem Buch
sol-house-marked = { $what } ({ sol-house-mark })
sol-house-marked-all = { $what } (alles von Fray, nicht aus dem Buch)
# What a setting can be: "dice for a defense behind good cover, 0 to 8 (set by Fray, not the book)".
sol-house-bounds = { $what }, { $least } bis { $most } ({ sol-house-mark })
sol-house-attack-cost = { $figure } zum Angreifen
sol-house-reload-cost = { $figure } zum Nachladen
sol-house-move-cost = { $figure } zum Bewegen
sol-house-draw-cost = { $figure } zum Ziehen einer Waffe
sol-house-posture-cost = { $figure } zum Aufstehen oder Hinlegen
sol-house-cover-cost = { $figure } für Deckung
sol-house-aim-cost = { $figure } zum Zielen
sol-house-medkit-cost = { $figure } für das Medkit
sol-house-reaction-cost = { $figure } zum Ausweichen oder Parieren
sol-house-reaction-dice = { $figure } zusätzlich zur Verteidigung, wenn du ausweichst oder parierst
sol-house-aim-dice = { $figure } für den nächsten Angriff bei jedem Zielen
sol-house-aim-most = höchstens { $figure } durch Zielen
sol-house-partial-cover = { $figure } zusätzlich für eine Verteidigung hinter teilweiser Deckung
sol-house-good-cover = { $figure } zusätzlich für eine Verteidigung hinter guter Deckung
sol-house-level-1-penalty = { $figure } weniger bei Wunden der Stufe 1
sol-house-level-2-penalty = { $figure } weniger bei Wunden der Stufe 2
sol-house-level-3-penalty = { $figure } weniger bei Wunden der Stufe 3

## Content: difficulties, weapons, armor, gear and house values in the glossary.

sol-glossary-threshold = Eine Schwelle von { $value }.
sol-glossary-weapon = { $skill } + { $attribute }, Stufe { $level }, { $kind } ({ sol-house-mark }).
# $dice: such as "3 dice".
sol-glossary-armor = Rüstung, { $dice } ({ sol-house-mark }).
# $does: what a success does.
sol-glossary-tool = { $does }: { $skill } + { $attribute } gegen { $threshold } ({ sol-house-mark }).
sol-glossary-house = { $what }. Die SL kann es von { $least } bis { $most } einstellen.
sol-tool-smoke-grenade = Legt Rauch zwischen dich und die Gegenseite
sol-tool-motion-scanner = Zeigt, was sich hinter einer Wand bewegt
sol-cite-tests = Auslegung „Tests“
sol-cite-content = Auslegung „Creatures and equipment“
sol-cite-tools = Actions in Combat
sol-cite-house = Auslegung „Attack“

## The sheet in short lines: the names of its lines, and what they hold.

sol-sheet-attributes = Attribute
sol-sheet-skills = Fertigkeiten
sol-sheet-weapons = Waffen
sol-sheet-armor = Rüstung
sol-sheet-gear = Ausrüstung
sol-sheet-initiative = Initiative
sol-sheet-boxes = Wundkästchen
sol-sheet-marks = Male
sol-sheet-medkit = Medkit { $rating }
sol-sheet-initiative-pool = REA + INT
sol-sheet-initiative-bonus = REA + INT + { $bonus }
# $pool: one of the two above.
sol-sheet-initiative-leader = { $pool }, führt an
sol-sheet-boxes-of-level = { $count } der Stufe { $level }
sol-weapon-level = Stufe { $level }
sol-weapon-cost =
    { $points } { $points ->
        [one] Aktionspunkt
       *[other] Aktionspunkte
    }
sol-weapon-critical =
    { $levels } { $levels ->
        [one] Stufe
       *[other] Stufen
    } bei kritischem Erfolg

## What each action does. $cost: such as "1 action point (set by Fray, not the book)".

sol-action-attack = Würfle Fertigkeit + Attribut. Das Ziel würfelt REA + INT. Hast du mindestens so viele Erfolge wie das Ziel, verwundest du es. Kostet { $cost }.
sol-action-defend = Wähle, wie du auf Angriffe reagierst: ausweichen, parieren (nur Nahkampf), gar nicht oder jedes Mal neu. Volle Verteidigung verbraucht alle deine Punkte in diesem Zug ({ sol-house-mark }).
sol-action-move = Beweg dich. Auf einer Karte kommst du bis zu { $squares } Felder zu { $meters } m weit. Zielen und Deckung gehen verloren. Kostet { $cost }.
sol-action-take-cover = Geh hinter teilweise oder gute Deckung, wenn die SL es erlaubt. Deckung gibt deinen Verteidigungen Würfel, bis du dich bewegst. Auf einer Karte geh stattdessen hinter etwas. Kostet { $cost }.
sol-action-posture = Leg dich hin oder steh wieder auf. Im Liegen würfelst du 2 Würfel mehr, um Fernkampfangriffen auszuweichen, und 2 weniger bei Nahkampfangriffen. Kostet { $cost }.
sol-action-aim = Mit jedem Zielen würfelst du beim nächsten Angriff 1 Würfel mehr, höchstens 3. Sie gehen verloren, wenn du dich bewegst oder eine Wunde bekommst. Kostet { $cost }.
sol-action-draw = Zieh eine andere Waffe von deinem Bogen. Wähl sie bei `with:`. Kostet { $cost }.
sol-action-reload = Lad deine Waffe nach. Magazine zähle ich nicht, die Geschichte entscheidet, wann eins leer ist. Kostet { $cost }.
sol-action-medkit = Würfle Medizin + LOG + Stufe des Medkits, um die Wunde der niedrigsten Stufe von jemandem in Reichweite zu entfernen. Eine Wunde der Stufe 1, 2 oder 3 braucht 1, 3 oder 5 Erfolge, und pro Wunde gibt es einen Versuch. Kostet { $cost }.
sol-action-use = Benutz ein Stück Ausrüstung von deinem Bogen. Würfle dessen Fertigkeit + Attribut und bezahl die Aktionspunkte.
sol-action-rest = Raste einige Stunden. Das kostet keine Aktionspunkte. Würfle BOD + WIL für jede Wunde, die niedrigste Stufe zuerst. Eine Wunde der Stufe 1, 2 oder 3 braucht 1, 3 oder 5 Erfolge nach 2, 8 oder 24 Stunden völliger Ruhe.
sol-action-test = Leg eine Probe ab, um die die SL bittet. Wähl bei `with:` den Pool, etwa „Perception + INT“. Wähl bei `how:` die Schwierigkeit, von Einfach bis Absurd. Um Erfolge zu kaufen statt zu würfeln, wähl bei `how:` „gekaufte Erfolge“. Würfelt jemand gegen dich, nenn die Figur bei `target:`.
sol-action-note = Beschreib eine deiner Wunden in eigenen Worten. Wähl sie bei `with:`. Sonst ist es die letzte.
sol-action-surprise = Würfle REA + INT, wenn die SL vor dem Kampf um eine Überraschungsprobe bittet. Mit weniger als 3 Erfolgen beginnst du mit 1 Aktionspunkt.

## What each condition means.

sol-condition-wound = Eine Wunde, die eins deiner Kästchen füllt. Der Wert ist die Stufe der Wunde, 1 bis 3. Wunden derselben Stufe kosten dich nur einmal Würfel, egal wie viele du davon hast ({ sol-house-mark }).
sol-condition-last-stand = Du hast mindestens so viele Wunden wie BOD. Deine Aktionspunkte kommen nicht mehr zurück. Wenn keine übrig sind, wirst du bewusstlos.
sol-condition-unconscious = Im letzten Gefecht sind dir die Aktionspunkte ausgegangen. Du verteidigst dich ohne Würfel, bis du weniger Wunden als BOD hast.
sol-condition-asleep = Du bist niedergeschlagen, betäubt oder schläfst, wie die SL entscheidet. Du bleibst bewusstlos, bis der Zustand entfernt wird, kannst aber rasten.
sol-condition-surprised = Bis zum Ende deines ersten Zugs hast du nur 1 Aktionspunkt. Du kannst ihn für eine Reaktion ausgeben.
sol-condition-newcomer = Du bist mitten in der Runde eingestiegen und hast erst in der nächsten einen Zug. Reagieren kannst du.
sol-condition-prone = Du liegst. Du würfelst 2 Würfel mehr, um Fernkampfangriffen auszuweichen, und 2 weniger bei Nahkampfangriffen.
# $cover: such as "2 dice for a defense behind partial cover (set by Fray, not the book)".
sol-condition-partial-cover = Bis du dich bewegst, gibt teilweise Deckung deinen Verteidigungen { $dice } mehr ({ sol-house-mark }).
sol-condition-good-cover = Bis du dich bewegst, gibt gute Deckung deinen Verteidigungen { $dice } mehr ({ sol-house-mark }).
sol-condition-concealed = Niemand hat eine Sichtlinie zu dir, darum kann kein Angriff auf dich zielen.
sol-condition-aiming = Der Wert ist, wie viele Würfel mehr du beim nächsten Angriff würfelst ({ sol-house-mark }). Sie gehen verloren, wenn du dich bewegst oder eine Wunde bekommst.
sol-condition-full-defense = Bis zu deinem nächsten Zug würfelst du bei jeder Verteidigung so viele Würfel mehr wie dein WIL ({ sol-house-mark }).
sol-condition-favored = Die SL gibt dir bei allen Proben außer Abfangen und Erholung mehr Würfel. Der Wert ist, wie viele.
sol-condition-hindered = Die SL nimmt dir bei allen Proben außer Abfangen und Erholung Würfel weg. Der Wert ist, wie viele.

## A line about each premade character and creature.

sol-premade-soldier = Gewehr, Weste und Ausbildung.
sol-premade-blade = Schnell, leise und immer ganz nah.
sol-premade-medic = Hält die anderen auf den Beinen.
sol-premade-ganger = Straßenmuskeln mit billiger Waffe.
sol-premade-guard = Konzernsicherheit, nur mit Jacke.
sol-premade-squad-leader = Würfelt die Initiative für die ganze eigene Seite.
sol-premade-heavy = Einsatzrüstung und Maschinengewehr.
sol-premade-thug = Fäuste und ein dicker Schädel.
sol-premade-gang-gunner = Drei Feuerstöße pro Zug.
sol-premade-raider = Eine Schrotflinte, bei gutem Treffer tödlich.
sol-premade-corpsman = Heilt die anderen, auch unter Beschuss.
sol-premade-riot-trooper = Gepanzert, mit dem Schlagstock mittendrin.
sol-premade-marksman = Ein Schuss pro Zug, aber eine tiefe Wunde.
sol-premade-grenadier = Ein langsamer Werfer mit tiefen Wunden.
sol-premade-stalker = Schwer zu treffen, drei Schnitte pro Zug.
sol-premade-veteran = Gewehr, Weste, Medkit und alte Narben.
sol-premade-assassin = Schnell und aus der Nähe tödlich.
sol-premade-exo-trooper = Wandelnder Panzer mit Maschinengewehr.
sol-premade-warlord = Führt, schießt, ficht und heilt.
sol-premade-sewer-rat = Ungeziefer. Eine Wunde tötet sie.
sol-premade-watchdog = Beißt zuerst, hält aber wenig aus.
sol-premade-brute = Schwer umzuwerfen. Trifft selten, aber hart.
sol-premade-burrower = Klauen von unten, dreimal pro Zug.
sol-premade-scout-drone = Klein, schnell und zerbrechlich.
sol-premade-gun-drone = Schießt weiter, bis eine Wunde sie stoppt.
sol-premade-cyborg = Eine Stahlfaust und Panzerplatten.
sol-premade-war-walker = Eine Kanone auf Beinen.
sol-premade-siege-engine = Eine Festung, die fährt und feuert.

## What each auto-reaction decides.

sol-reaction-reaction = Was du bei einem Angriff auf dich tust: nichts, ausweichen, parieren (nur Nahkampf), oder ich frage jedes Mal.
sol-reaction-last-point = Ob deine Auto-Reaktion im letzten Gefecht deinen letzten Aktionspunkt ausgeben darf. Wenn sie das tut, wirst du bewusstlos.
sol-reaction-wound-words = Ob ich dich bei jeder Wunde bitte, sie für die Geschichte zu beschreiben. Sonst kannst du es später tun: `/act action:note`.

## What each setting does.

sol-setting-auto-end = Ein Zug endet von selbst, wenn keine Aktionspunkte übrig sind.
sol-setting-buying-hits = Außerhalb des Kampfes können Spielende, statt zu würfeln, 1 Erfolg für je 4 volle Würfel eines Pools kaufen.

## The practice fight. Titles and buttons: at most 20 characters.

# $dice, $hits and $against with their nouns: "6 dice", "2 hits".
sol-practice-you-rolled = Du hast { $dice } gewürfelt. Jede 5 oder 6 ist ein Erfolg, und du hast { $hits }. Die Übungspuppe hat { $against } in der Abwehr.
sol-practice-it-rolled = Die Übungspuppe hat { $dice } gewürfelt. Jede 5 oder 6 ist ein Erfolg, und sie hat { $hits }. Du hast { $against } in der Abwehr.
sol-practice-points-title = Punkte
sol-practice-points-before = Du hast 3 Punkte. Ein Angriff kostet 2, der dritte ist für Bewegung oder Ausweichen. Tipp auf den Angriff, dann würfle ich.
# $rolled: one of the sentences above; $harm: such as "1 wound".
sol-practice-points-hit = { $rolled } Du triffst. Folge für die Puppe: { $harm }.
sol-practice-points-miss = { $rolled } Du triffst nicht.
sol-practice-jacket-its = keine Wunde, denn ihre Jacke fängt den Treffer ab
sol-practice-done-title = Zug beenden
sol-practice-done-button = Fertig
sol-practice-done-before = Du hast noch 1 Punkt, das reicht nicht für einen weiteren Angriff. Sag, dass du fertig bist, dann handeln die anderen.
sol-practice-done-after = Dein Zug ist vorbei, und deine Punkte sind wieder da. Die Übungspuppe greift dich an.
sol-practice-dodge-title = Reagieren?
sol-practice-dodge-dodge = Ausweichen · 1 Punkt
sol-practice-dodge-take = Nicht reagieren
sol-practice-dodge-parry = Parieren · 1 Punkt
sol-practice-dodge-before = Ausweichen oder Parieren kostet 1 Aktionspunkt und gibt deiner Verteidigung 2 Würfel. Oder du reagierst nicht und behältst den Punkt.
sol-practice-dodge-hit = { $rolled } Du wirst getroffen. Die Folge: { $harm }.
sol-practice-dodge-miss = { $rolled } Der Angriff geht daneben.
sol-practice-jacket-yours = keine Wunde, denn deine Jacke fängt den Treffer ab
sol-practice-learned = Du hast 3 Punkte pro Runde für alles, was du tust. Heb einen zum Ausweichen auf und sag, wenn du fertig bist.

sol-template-2-fewer-dice = 2 Würfel weniger in jeder Fertigkeit (ein Würfel ist im Schnitt ein Drittel Erfolg). Die Änderung stammt von Fray, nicht aus dem Buch.
sol-template-1-die-fewer = 1 Würfel weniger in jeder Fertigkeit (ein Würfel ist im Schnitt ein Drittel Erfolg). Die Änderung stammt von Fray, nicht aus dem Buch.
sol-template-2-more-dice = 2 Würfel mehr in jeder Fertigkeit (ein Würfel ist im Schnitt ein Drittel Erfolg). Die Änderung stammt von Fray, nicht aus dem Buch.
sol-template-4-more-dice = 4 Würfel mehr in jeder Fertigkeit (ein Würfel ist im Schnitt ein Drittel Erfolg). Die Änderung stammt von Fray, nicht aus dem Buch.
sol-template-fewer-boxes-of-both-levels = Je 1 Kästchen weniger auf Stufe 1 und 2. Die Änderung stammt von Fray, nicht aus dem Buch. Zur Regel im Buch siehe Damage in Combat › Wounds: NSC können eigene Kästchen haben.
sol-template-fewer-boxes-of-level-1 = 1 Kästchen weniger auf Stufe 1. Die Änderung stammt von Fray, nicht aus dem Buch. Zur Regel im Buch siehe Damage in Combat › Wounds: NSC können eigene Kästchen haben.
sol-template-more-boxes-of-both-levels = Je 1 Kästchen mehr auf Stufe 1 und 2. Die Änderung stammt von Fray, nicht aus dem Buch. Zur Regel im Buch siehe Damage in Combat › Wounds: NSC können eigene Kästchen haben.
sol-template-many-more-boxes-of-both-levels = Je 2 Kästchen mehr auf Stufe 1 und 2. Die Änderung stammt von Fray, nicht aus dem Buch. Zur Regel im Buch siehe Damage in Combat › Wounds: NSC können eigene Kästchen haben.
sol-template-more-boxes-of-level-3 = 1 Kästchen mehr auf Stufe 3, hält also länger gegen eine Gruppe durch. Die Änderung stammt von Fray, nicht aus dem Buch. Zur Regel im Buch siehe Damage in Combat › Wounds: NSC können eigene Kästchen haben.
sol-template-not-grown-yet = Noch nicht ausgewachsen, also schwächer, und das letzte Gefecht beginnt 1 Wunde früher. Die Änderung stammt von Fray, nicht aus dem Buch. Zur Regel im Buch siehe Last stand: beginnt bei so vielen Wunden wie BOD.
sol-template-quicker-and-tougher = 1 Würfel mehr für Reaktionen, und das letzte Gefecht beginnt 1 Wunde später. Die Änderung stammt von Fray, nicht aus dem Buch. Zu den Regeln im Buch siehe Physical Combat (Reaktionen) und Last stand (beginnt bei so vielen Wunden wie BOD).
sol-template-much-quicker-and-tougher = 2 Würfel mehr für Reaktionen, und das letzte Gefecht beginnt 2 Wunden später. Die Änderung stammt von Fray, nicht aus dem Buch. Zu den Regeln im Buch siehe Physical Combat (Reaktionen) und Last stand (beginnt bei so vielen Wunden wie BOD).
sol-template-better-armor = 1 Würfel mehr für das Abfangen. Die Änderung stammt von Fray, nicht aus dem Buch. Zur Regel im Buch siehe Damage in Combat: Jeder Erfolg bei dieser Probe senkt die Stufe.
sol-template-much-better-armor = 2 Würfel mehr für das Abfangen. Die Änderung stammt von Fray, nicht aus dem Buch. Zur Regel im Buch siehe Damage in Combat: Jeder Erfolg bei dieser Probe senkt die Stufe.
sol-template-faster-to-act = 1 Würfel mehr für die Initiative. Die Änderung stammt von Fray, nicht aus dem Buch. Zur Regel im Buch siehe Determining Initiative Order.
sol-template-much-faster-to-act = 2 Würfel mehr für die Initiative. Die Änderung stammt von Fray, nicht aus dem Buch. Zur Regel im Buch siehe Determining Initiative Order.
sol-template-better-with-weapons = 1 Würfel mehr mit den meisten Waffen. Die Änderung stammt von Fray, nicht aus dem Buch.
sol-template-leads-the-others = Würfelt die Initiative einmal für die ganze Seite (siehe Determining Initiative Order: ein fester Initiativewert, den der Anführer würfelt).
