### Ce que dit le combat dans Mastery : boutons, raisons, questions et refus.

mastery-about = Duels de novice à maître : dépense de l’endurance pour frapper plus fort
mastery-label-attack = Attaque { $manner }
mastery-label-attack-target = Attaque { $manner } sur { $target }
mastery-label-attack-quick = Rapide
mastery-label-special-harm = Blesser : { $skill }
mastery-label-defend = Préparer : { $manner }
mastery-ask-special-goal = Quel est le but ?
mastery-ask-special-cost = Combien ça coûte ?
mastery-attack-types-quick = Attaque rapide
mastery-attack-types-focused = Attaque précise
mastery-attack-types-powerful = Attaque puissante
mastery-reasons-prepared-defense = Défense
mastery-reasons-turn = début du tour
mastery-reasons-rest = repos { $rest }
mastery-reasons-endurance = Résistance
mastery-reasons-damage = dégâts ({ $band }), écart { $difference }
mastery-reasons-initiative = initiative
mastery-reasons-initiative-tie = égalité d’initiative
mastery-reasons-attack = attaque
mastery-reasons-special = spécial
mastery-reasons-stability = stabilité
mastery-reasons-difficulty = difficulté
mastery-reasons-stability-dc = DD de stabilité
mastery-reasons-opponents-skill = { $skill } { DE($opponent) }
mastery-reasons-own-skill = { $skill } (soi)
mastery-reasons-initiative-tie-skill = égalité tranchée par { $skill } ({ $level })
mastery-reasons-initiative-tie-roll = départage d20 : { $again }
mastery-reasons-advantage = avantage : { $reasons }
mastery-reasons-advantage-whose = avantage pour { $whose } : { $reasons }
mastery-reasons-levels-above = { $skill } { $levels } niveaux au-dessus { DE($against) }
mastery-reasons-critical-hit = un coup critique précédent
mastery-reasons-counterattack-opening = ouverture pour une contre-attaque
mastery-reasons-kept-advantage = gardé d’avant
mastery-reasons-free-by-speed = { $defense } sans coût grâce à une Vitesse supérieure
mastery-reasons-free-prepared = { $defense } sans coût si Défense prête, règle maison
mastery-reasons-defends-with = { $defense } à partir de maintenant ; { $free }
mastery-reasons-first-defense-free = la première défense avant son prochain tour ne coûte pas d’endurance (règle maison)
mastery-reasons-no-free-defense = pas de défense gratuite : la préparer coûte l’action du tour
mastery-reasons-hits = touches
mastery-reasons-hits-of-the-side = touches du camp
mastery-reasons-no-hold = { $status } est sans effet sur quelqu’un à bout de forces
mastery-reasons-attacked = { $attacker } attaque ({ $how }). Blocage : { $block }. Esquive : { $dodge }
mastery-reasons-used-by-attack = consommé par cette attaque
mastery-reasons-used-by-defense = consommé par cette défense
mastery-reasons-collapsed = à bout de forces
mastery-reasons-awake = réveil
mastery-reasons-above-a-quarter = l’endurance dépasse 25 %
mastery-reasons-above-0 = l’endurance dépasse 0
mastery-reasons-recovering-and-stunned = Récupération et Étourdissement
mastery-reasons-last-standing = { $count ->
    [one] il ne reste que { $winners } debout
   *[other] il ne reste que { $winners } debout
}
mastery-reasons-first-to-hits = { $winners } { $count ->
    [one] arrive
   *[other] arrivent
} d’abord à { $hits } { $hits ->
    [one] touche
   *[other] touches
}
mastery-reasons-draw = égalité : il n’y a plus personne debout
mastery-price-free = gratuit
mastery-price-stamina = 1 endurance
mastery-questions-attacked-what = { $attacker } attaque { $subject } : { $how }.
mastery-questions-attacked-answers-block = Bloquer
mastery-questions-attacked-answers-dodge = Esquiver
mastery-refusals-action-taken = { $name } a déjà fait l’action de ce tour. Finis le tour avec `/turn end`.
mastery-refusals-target-collapsed = { $name } est à bout de forces et hors de combat. Choisis une cible encore debout.
mastery-refusals-no-stakes = Tu ne peux pas miser d’endurance sur une attaque : son coût dépend de son style. Essaie `/attack style:powerful`, ou `/act action:special` avec ton propre coût.
mastery-refusals-harm-needs-a-roll = Les dégâts dépendent du jet de la cible, mais { $number } n’est qu’un nombre. Essaie `how:harm vs Defense`, ou `how:vs { $number }` sans dégâts.
mastery-refusals-harm-costs = Une action spéciale qui blesse coûte au moins { $least } d’endurance. Déclare `amount:{ $least }` ou plus.
mastery-refusals-follows-of-stamina = { $condition } dépend de l’endurance : tu ne peux pas le fixer toi-même. Change l’endurance avec `/adjust`.
mastery-refusals-status-needs-words = Un statut sur mesure demande une description. Essaie `/condition add condition:Status note:blinded`. Il est purement narratif et ne change aucun chiffre.
mastery-refusals-counterattack = On ne choisit pas de contre-attaquer. Bloque ou esquive. Si tu bats l’attaque de 10 ou plus, tu as l’avantage à ta prochaine attaque.
mastery-refusals-one-purpose = Une action spéciale a un seul but : battre un nombre (`how:vs 12`), blesser (`how:harm vs Defense`) ou infliger un statut (`how:stun vs Defense`). Choisis.
mastery-refusals-no-healing = Dans ce livre, seul un repos rend de l’endurance. Pour soigner autrement, lance contre un nombre (`how:vs 12`). Le MJ peut alors en donner avec `/adjust`.
mastery-refusals-already = { $name } a déjà cet état : { $condition }. Il ne se cumule pas. Pour changer sa durée, utilise d’abord `/condition remove`.
