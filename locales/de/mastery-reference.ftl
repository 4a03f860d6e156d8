### What `/rules`, menus and practice say of Mastery.

## Terms with figures from the rules

# $name: the level
mastery-level = Eine Stufe, die dir bei Würfen mit der Fertigkeit +{ $modifier } gibt. Mit Zähigkeit auf { $name } hast du { $stamina } Ausdauer.
mastery-level-cite = Mastery Level Modifiers; Stamina Formula
mastery-attack-type = Kostet { $cost } Ausdauer, egal ob du triffst. Der Angriff bekommt +{ $bonus }.
mastery-attack-type-plain = Kostet { $cost } Ausdauer, egal ob du triffst. Der Angriff bekommt keinen Bonus.
mastery-attack-type-cite = Types of Attacks

mastery-briefs-actions-attack = Würfle Offensive gegen die Verteidigung des Ziels. Ein schneller Angriff kostet 2 Ausdauer, ein gezielter 4 (mit +2 auf den Wurf), ein kraftvoller 6 (mit +4).
mastery-briefs-actions-defend = Wähle, ob du ab jetzt blockst oder ausweichst. Wenn du dafür die Aktion deines Zugs nimmst, ist deine erste Verteidigung vor deinem nächsten Zug gratis (Hausregel).
mastery-briefs-actions-special = Würfle eine Fertigkeit gegen eine Zahl oder die Fertigkeit des Ziels. Wähle deine Fertigkeit in „with:“ und die Ausdauerkosten in „amount:“. Sag in „how:“, was du erreichen willst, etwa „vs 12“, „vs Defense“, „harm vs Defense“ oder „stun vs 14“.
mastery-briefs-actions-move = Auf einer Karte: Geh auf ein beliebiges erreichbares Feld. Das ist gratis und geht in deinem Zug, so oft du willst.
mastery-briefs-actions-rest = Eine kurze Rast bringt 25 % deiner Ausdauer zurück, eine lange alles. Beide beenden Müdigkeit und wecken Zusammengebrochene.
mastery-briefs-conditions-exhausted = Bei höchstens 25 % deiner Ausdauer hast du −2 auf alle Würfe und bist langsamer (nur Erzählung). Über 25 % endet es.
mastery-briefs-conditions-unsteady = Nach einem Stabilitätswurf stehst du bei 0 Ausdauer noch. Bei jedem weiteren Schaden und bei jeder Ausgabe würfelst du erneut. Über 0 endet es.
mastery-briefs-conditions-recovering = Du bist bei 0 Ausdauer stehen geblieben, verlierst aber deinen nächsten Zug. Du verteidigst dich wie sonst.
mastery-briefs-conditions-advantage = Würfle bei deinem nächsten Angriff zwei d20 und behalte den höheren. Der Vorteil gilt bis zu diesem Angriff oder bis zum Ende der Szene.
mastery-briefs-conditions-prepared = Hausregel: Deine erste Verteidigung vor deinem nächsten Zug kostet keine Ausdauer.
mastery-briefs-conditions-stunned = Hausregel: Du verlierst deinen nächsten Zug. Du verteidigst dich wie sonst.
mastery-briefs-conditions-fatigued = Hausregel: Du hast −2 auf alle Würfe, bis du rastest. Nicht mit Erschöpft stapelbar.
mastery-briefs-conditions-disoriented = Hausregel: Du hast −1 auf deine nächste Verteidigung.
mastery-briefs-conditions-status = Jeder andere Status. Die SL beschreibt ihn in „note:“. Er ist nur Erzählung und ändert keine Werte.
mastery-briefs-archetypes-bryn = Einst im Leuchtturm, heute an der Klinge, das Feuer immer noch dabei.
mastery-briefs-archetypes-wren = Aus dem Stall, mit geliehenem Speer und guten Ohren.
mastery-briefs-archetypes-tobin = Stadtwache im zweiten Jahr, die weiß, wie man eine Tür hält.
mastery-briefs-archetypes-isolde = Duelle auf Bestellung: schnell, genau, nie da, wo der Schlag landet.
mastery-briefs-archetypes-brannoc = Ein Veteran, der aussitzt, wen er nicht besiegen kann.
mastery-briefs-archetypes-sefa = Schwertführung mit einem kleinen Sturm in den Händen.
mastery-briefs-archetypes-aurelio = Königlicher Champion, seit neun Sommern unbesiegt.
mastery-briefs-archetypes-mother-kestrel = Klingenkunst, von der andere noch lernen.
mastery-briefs-archetypes-opponent = Ein Übungspartner mit gleichmäßigen Fertigkeiten, der sich wie im Beispiel des Buchs verteidigt.
# $level: a mastery level, like “Adept”
mastery-briefs-archetypes-level = { $level } in allem.
mastery-briefs-standing-orders-defense = Wie du dich verteidigst: am günstigsten, immer mit Blocken, immer mit Ausweichen, oder ich frage dich jedes Mal. Am günstigsten ist Ausweichen, wenn es gratis ist, und sonst Blocken.
mastery-briefs-settings-win = Wie der Kampf gewonnen wird: wer zuletzt steht, oder wer zuerst N Treffer hat. Treffer zählen für die ganze Seite.
mastery-briefs-settings-defense = Was passiert, wenn eine Figur keine Standardverteidigung hat: „Standard“ nimmt die günstigste, „fragen“ fragt jedes Mal.
mastery-briefs-settings-auto-end = Ob ein Zug nach seiner Aktion von selbst endet.
## The practice fight. $roll: the dice and their sum, as a sentence. $harm: like “5 stamina”.

mastery-practice-miss = { $roll } Die Verteidigung der Übungspuppe ist { $against }, also triffst du nicht.
mastery-practice-hit = { $roll } Die Verteidigung der Übungspuppe ist { $against }. Du liegst um { $difference } darüber, also verliert die Puppe { $harm }.
mastery-practice-lessons-manner-title = Angriff wählen
mastery-practice-lessons-manner-before = Ausdauer ist dein Atem und deine Gesundheit zugleich: Angriffe kosten sie, Treffer senken sie. Härtere Angriffe kosten mehr.
# Buttons, at most 20 characters.
mastery-practice-lessons-manner-quick = Schnell · 2 Ausdauer
mastery-practice-lessons-manner-focused = Gezielt · 4 Ausdauer
mastery-practice-lessons-manner-powerful = Kraftvoll · 6 Ausdauer
mastery-practice-lessons-defense-title = Verteidigen
mastery-practice-lessons-defense-before = Die Übungspuppe greift dich an. Eine Verteidigung kostet 1 Ausdauer, aber Ausweichen ist gratis, wenn du schneller bist.
mastery-practice-lessons-defense-hit = { $roll } Deine Verteidigung ist { $against }, also verlierst du { $harm }. Je weiter ein Angriff über deiner Verteidigung liegt, desto mehr verlierst du.
mastery-practice-lessons-defense-stopped = { $roll } Deine Verteidigung ist { $against }, also hältst du den Angriff auf.
mastery-practice-lessons-ready-title = Luft holen
mastery-practice-lessons-ready-before = Du bist am Zug. Verteidige dich, damit die nächste Verteidigung gratis ist, oder greif noch einmal an.
mastery-practice-lessons-ready-after = Du bist vorbereitet: Dein nächstes Blocken oder Ausweichen vor deinem Zug ist gratis.
mastery-practice-learned = Wähle, wie hart du angreifst, und verteidige dich, wenn ich frage. Achte auf deine Ausdauer: Bei 0 kannst du zusammenbrechen.

mastery-template-one-level-less = Eine Stufe weniger. Die Änderung stammt von Fray, nicht aus dem Buch. Zur Regel im Buch siehe Mastery Level Modifiers: Eine Stufe ist +1 auf jeden Wurf.
mastery-template-less-stamina = Eine Stufe weniger, also weniger Ausdauer. Die Änderung stammt von Fray, nicht aus dem Buch. Zur Regel im Buch siehe Fatigue and Stamina Calculation: Ausdauer ist 10 × Index², mit Index 1 für die unterste und 7 für die oberste Stufe.
mastery-template-less-training = Eine Stufe weniger bei Würfen, bei denen Übung zählt. Schnelligkeit und Ausdauer bleiben gleich. Die Änderung stammt von Fray, nicht aus dem Buch. Zur Regel im Buch siehe Mastery Level Modifiers: Eine Stufe ist +1 auf jeden Wurf.
mastery-template-one-level-more = Eine Stufe mehr. Die Änderung stammt von Fray, nicht aus dem Buch. Zur Regel im Buch siehe Mastery Level Modifiers: Eine Stufe ist +1 auf jeden Wurf.
mastery-template-more-stamina = Eine Stufe mehr, also mehr Ausdauer. Die Änderung stammt von Fray, nicht aus dem Buch. Zur Regel im Buch siehe Fatigue and Stamina Calculation: Ausdauer ist 10 × Index², mit Index 1 für die unterste und 7 für die oberste Stufe.
mastery-template-two-levels-more = Zwei Stufen mehr. Die Änderung stammt von Fray, nicht aus dem Buch. Zu den Regeln im Buch siehe Mastery Level Modifiers (eine Stufe ist +1 auf jeden Wurf) und Advantage (ab zwei Stufen über der Fertigkeit des Gegners hast du Vorteil).
mastery-template-much-more-stamina = Drei Stufen mehr, also genug Ausdauer gegen eine ganze Gruppe. Die Änderung stammt von Fray, nicht aus dem Buch. Zur Regel im Buch siehe Fatigue and Stamina Calculation: Ausdauer ist 10 × Index², mit Index 1 für die unterste und 7 für die oberste Stufe.
