### What combat in Mastery says: buttons, reasons, questions and refusals.

# What kind of game it is, where someone chooses one.
mastery-about = Duelle vom Neuling bis zum Meister: Ausdauer einsetzen, um härter zuzuschlagen
# Buttons and menu entries. $manner: the attack type.
mastery-label-attack = Angriff ({ $manner })
mastery-label-attack-target = Angriff auf { $target } ({ $manner })
mastery-label-attack-quick = schnell
# $skill: the skill of a special action
mastery-label-special-harm = Schaden mit { $skill }
mastery-label-defend = Vorbereiten: { $manner }
mastery-ask-special-goal = Was ist das Ziel?
mastery-ask-special-cost = Was kostet es?
mastery-attack-types-quick = Schneller Angriff
mastery-attack-types-focused = Gezielter Angriff
mastery-attack-types-powerful = Kraftvoller Angriff
# Short reasons, after a number or in brackets.
mastery-reasons-prepared-defense = Verteidigen
mastery-reasons-turn = Beginn des Zugs
mastery-reasons-rest = Rast ({ $rest })
mastery-reasons-endurance = Zähigkeit
mastery-reasons-damage = Schaden ({ $band }), Differenz { $difference }
mastery-reasons-initiative = Initiative
mastery-reasons-initiative-tie = Gleichstand bei der Initiative
mastery-reasons-attack = Angriff
mastery-reasons-special = Spezialaktion
mastery-reasons-stability = Stabilität
mastery-reasons-difficulty = Schwierigkeit
mastery-reasons-stability-dc = Stabilitätsschwelle
mastery-reasons-opponents-skill = { $skill } von { $opponent }
mastery-reasons-own-skill = { $skill }, eigener Wert
mastery-reasons-initiative-tie-skill = Gleichstand entschieden durch { $skill } ({ $level })
# $again: the dice of the tie-breaker, like "12, 7"
mastery-reasons-initiative-tie-roll = Stechen d20: { $again }
mastery-reasons-advantage = Vorteil: { $reasons }
mastery-reasons-advantage-whose = { $whose } hat Vorteil: { $reasons }
mastery-reasons-levels-above = { $skill }: { $levels } Stufen über { $against }
mastery-reasons-critical-hit = ein früherer kritischer Treffer
mastery-reasons-counterattack-opening = Lücke zum Kontern
mastery-reasons-kept-advantage = von vorher
# $defense: block or dodge
mastery-reasons-free-by-speed = gratis durch höhere Schnelligkeit: { $defense }
mastery-reasons-free-prepared = gratis durch Vorbereitung, eine Hausregel: { $defense }
# $free: one of the two messages below
mastery-reasons-defends-with = { $defense } ab jetzt; { $free }
mastery-reasons-first-defense-free = die erste Verteidigung vor dem eigenen nächsten Zug kostet keine Ausdauer (Hausregel)
mastery-reasons-no-free-defense = keine Verteidigung gratis: Sie vorzubereiten kostet die Aktion des Zugs
mastery-reasons-hits = Treffer
mastery-reasons-hits-of-the-side = Treffer der Seite
mastery-reasons-no-hold = { $status } wirkt nicht nach dem Zusammenbruch
mastery-reasons-attacked = { $attacker } greift an ({ $how }). Blocken: { $block }. Ausweichen: { $dodge }
mastery-reasons-used-by-attack = durch diesen Angriff verbraucht
mastery-reasons-used-by-defense = durch diese Verteidigung verbraucht
mastery-reasons-collapsed = zusammengebrochen
mastery-reasons-awake = wach
mastery-reasons-above-a-quarter = Ausdauer liegt über 25 %
mastery-reasons-above-0 = Ausdauer liegt über 0
mastery-reasons-recovering-and-stunned = Sammelt sich und Betäubt
# $winners: their names, or their side’s. $count: how many they are.
mastery-reasons-last-standing = zuletzt noch auf den Beinen: { $winners }
mastery-reasons-first-to-hits = zuerst { $hits } Treffer: { $winners }
mastery-reasons-draw = unentschieden: Niemand steht mehr
# The price of a defense, on its button.
mastery-price-free = gratis
mastery-price-stamina = 1 Ausdauer
mastery-questions-attacked-what = { $attacker } greift { $subject } an: { $how }.
mastery-questions-attacked-answers-block = Blocken
mastery-questions-attacked-answers-dodge = Ausweichen
mastery-refusals-action-taken = { $name } hat die Aktion dieses Zugs schon verbraucht. Beende den Zug mit `/turn end`.
mastery-refusals-target-collapsed = { $name } ist zusammengebrochen und aus dem Kampf. Wähle jemanden, der noch steht.
mastery-refusals-no-stakes = Für einen Angriff kannst du keine Ausdauer setzen: Seine Kosten hängen vom Stil ab. Versuch `/attack style:powerful` oder `/act action:special` mit eigenen Kosten.
mastery-refusals-harm-needs-a-roll = Der Schaden hängt vom Wurf des Ziels ab, aber { $number } ist nur eine Zahl. Versuch `how:harm vs Defense` oder `how:vs { $number }` ohne Schaden.
mastery-refusals-harm-costs = Eine Spezialaktion mit Schaden kostet mindestens { $least } Ausdauer. Sag `amount:{ $least }` oder mehr an.
mastery-refusals-follows-of-stamina = { $condition } hängt von der Ausdauer ab, du kannst es also nicht selbst setzen. Ändere die Ausdauer mit `/adjust`.
mastery-refusals-status-needs-words = Ein eigener Status braucht eine Beschreibung. Versuch `/condition add condition:Status note:blinded`. Er ist nur Erzählung und ändert keine Werte.
mastery-refusals-counterattack = Kontern kannst du nicht wählen. Block oder weich stattdessen aus. Wenn du den Angriff um 10 oder mehr übertriffst, hast du beim nächsten Angriff Vorteil.
mastery-refusals-one-purpose = Eine Spezialaktion hat einen Zweck: eine Zahl übertreffen (`how:vs 12`), Schaden anrichten (`how:harm vs Defense`) oder einen Status bewirken (`how:stun vs Defense`). Wähle einen.
mastery-refusals-no-healing = In diesem Buch bringt nur eine Rast Ausdauer zurück. Um anders zu heilen, würfle gegen eine Zahl (`how:vs 12`). Dann kann die SL mit `/adjust` Ausdauer geben.
mastery-refusals-already = { $name } hat den Zustand { $condition } schon, und er lässt sich nicht stapeln. Um die Dauer zu ändern, nimm zuerst `/condition remove`.
