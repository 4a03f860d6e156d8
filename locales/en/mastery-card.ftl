### The frame of Mastery’s messages, after the book’s own template.

# $round: like “round 2”. $how: what was done, like “Quick Attack with Longsword”.
mastery-card-declaration-attack = **Action** ({ $round }): { $who }, { $how }
mastery-card-declaration-attack-target = **Action** ({ $round }): { $who }, { $how }, at { $target }
mastery-card-declaration-attack-with = { $type } with { $tool }
mastery-card-declaration-response = **Response**: { $who }, { $how }
mastery-card-declaration-resists = resists
mastery-card-declaration-defend = **Action** ({ $round }): { $who }, Defend
mastery-card-declaration-defend-how = **Action** ({ $round }): { $who }, Defend: { $how }
mastery-card-declaration-ready = **Default defense**: set by { $who }
mastery-card-declaration-standing = **Default defense**: { $who }, { $how }
mastery-card-rolled = total
mastery-card-advantage-from = advantage
mastery-card-outcome-hit = **Outcome**: **hit**, { $band } damage: { $amount }
mastery-card-outcome-hit-compared = **Outcome**: **hit**, { $band } damage: { $amount } ({ $own } against { $theirs }, difference { $difference })
mastery-card-outcome-matched = **Outcome**: **matched**, so the attack is blocked
mastery-card-outcome-matched-compared = **Outcome**: **matched**, so the attack is blocked ({ $own } against { $theirs })
mastery-card-outcome-other = **Outcome**: **{ $degree }**
mastery-card-outcome-other-compared = **Outcome**: **{ $degree }** ({ $own } against { $theirs }, difference { $difference })
# Against a number, or where both totals are the same.
mastery-card-outcome-other-met = **Outcome**: **{ $degree }** ({ $own } against { $difficulty })
mastery-card-outcome-hits = -# { $side }: { $landed } of the { $goal } hits needed to win
mastery-card-stamina-heading = **Stamina**
mastery-card-stamina-damage = { $band } damage { $amount }
mastery-card-stamina-free = free { $defense }
mastery-card-slim-stamina = { $who }: stamina { $change }
mastery-card-status-gained = -# { $who }: { $name } by { $from }
mastery-card-status-turn-lost = -# { $who } loses this turn
mastery-card-status-turn-lost-why = -# { $who } loses this turn: { $why }
