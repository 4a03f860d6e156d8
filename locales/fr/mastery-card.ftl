### Le cadre des messages de Mastery, sur le modèle du livre.

mastery-card-declaration-attack = **Action** ({ $round }) : { $who }, { $how }
mastery-card-declaration-attack-target = **Action** ({ $round }) : { $who }, { $how }, sur { $target }
mastery-card-declaration-attack-with = { $type } ({ $tool })
mastery-card-declaration-response = **Réponse** : { $who }, { $how }
mastery-card-declaration-resists = résiste
mastery-card-declaration-defend = **Action** ({ $round }) : { $who }, Défense
mastery-card-declaration-defend-how = **Action** ({ $round }) : { $who }, Défense : { $how }
mastery-card-declaration-ready = **Défense par défaut** : choisie par { $who }
mastery-card-declaration-standing = **Défense par défaut** : { $who }, { $how }
mastery-card-rolled = total
mastery-card-advantage-from = avantage
mastery-card-outcome-hit = **Résultat** : **touché**, dégâts ({ $band }) : { $amount }
mastery-card-outcome-hit-compared = **Résultat** : **touché**, dégâts ({ $band }) : { $amount } ({ $own } contre { $theirs }, écart { $difference })
mastery-card-outcome-matched = **Résultat** : **égalité**, donc bloqué
mastery-card-outcome-matched-compared = **Résultat** : **égalité**, donc bloqué ({ $own } contre { $theirs })
mastery-card-outcome-other = **Résultat** : **{ $degree }**
mastery-card-outcome-other-compared = **Résultat** : **{ $degree }** ({ $own } contre { $theirs }, écart { $difference })
mastery-card-outcome-other-met = **Résultat** : **{ $degree }** ({ $own } contre { $difficulty })
mastery-card-outcome-hits = -# { $side } : { $landed } des { $goal } touches nécessaires pour gagner
mastery-card-stamina-heading = **Endurance**
mastery-card-stamina-damage = dégâts ({ $band }) { $amount }
mastery-card-stamina-free = { $defense } sans coût
mastery-card-slim-stamina = { $who } : endurance { $change }
mastery-card-status-gained = -# { $who } : { $name } ({ $from })
mastery-card-status-turn-lost = -# { $who } perd ce tour
mastery-card-status-turn-lost-why = -# { $who } perd ce tour : { $why }
