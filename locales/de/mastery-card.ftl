### The frame of Mastery’s messages, after the book’s own template.

# $round: like “round 2”. $how: what was done, like “Quick Attack with Longsword”.
mastery-card-declaration-attack = **Aktion** ({ $round }): { $who }, { $how }
mastery-card-declaration-attack-target = **Aktion** ({ $round }): { $who }, { $how }, gegen { $target }
mastery-card-declaration-attack-with = { $type } ({ $tool })
mastery-card-declaration-response = **Antwort**: { $who }, { $how }
mastery-card-declaration-resists = widersteht
mastery-card-declaration-defend = **Aktion** ({ $round }): { $who }, Verteidigen
mastery-card-declaration-defend-how = **Aktion** ({ $round }): { $who }, Verteidigen: { $how }
mastery-card-declaration-ready = **Standardverteidigung**: festgelegt von { $who }
mastery-card-declaration-standing = **Standardverteidigung**: { $who }, { $how }
mastery-card-rolled = Summe
mastery-card-advantage-from = Vorteil
mastery-card-outcome-hit = **Ergebnis**: **Treffer**, Schaden ({ $band }): { $amount }
mastery-card-outcome-hit-compared = **Ergebnis**: **Treffer**, Schaden ({ $band }): { $amount } ({ $own } gegen { $theirs }, Differenz { $difference })
mastery-card-outcome-matched = **Ergebnis**: **gleichauf**, also geblockt
mastery-card-outcome-matched-compared = **Ergebnis**: **gleichauf**, also geblockt ({ $own } gegen { $theirs })
mastery-card-outcome-other = **Ergebnis**: **{ $degree }**
mastery-card-outcome-other-compared = **Ergebnis**: **{ $degree }** ({ $own } gegen { $theirs }, Differenz { $difference })
# Against a number, or where both totals are the same.
mastery-card-outcome-other-met = **Ergebnis**: **{ $degree }** ({ $own } gegen { $difficulty })
mastery-card-outcome-hits = -# { $side }: { $landed } von { $goal } Treffern, die zum Sieg nötig sind
mastery-card-stamina-heading = **Ausdauer**
mastery-card-stamina-damage = Schaden ({ $band }) { $amount }
mastery-card-stamina-free = gratis: { $defense }
mastery-card-slim-stamina = { $who }: Ausdauer { $change }
mastery-card-status-gained = -# { $who }: { $name } durch { $from }
mastery-card-status-turn-lost = -# { $who } verliert diesen Zug
mastery-card-status-turn-lost-why = -# { $who } verliert diesen Zug: { $why }
