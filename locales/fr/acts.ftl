### Le panneau derrière Plus…, ses menus et ses formulaires : tout ce qu’un combattant peut faire.

## Une action en quelques mots

act-attack-target = { $title } { $target }{ $how }
act-target = { $title } : { $target }
act-toward = { $title } vers { $target }
act-tool = { $title } : { $tool }
act-attack-with = { $title } : { $tool }{ $how }
act-attack-target-with = { $title } { $target } : { $tool }{ $how }
act-cast-on = { $spell } sur { $target }{ $how }
act-cast-at = { $spell } contre { $target }{ $how }

## Questions d’un formulaire

act-question-target = Cible
act-question-how = Comment ?
act-question-amount = Combien ? ({ $what })

## Ce qu’un menu dit d’une action

acts-several-targets = plusieurs cibles
acts-costs = coûte { $price }
acts-limit-left = reste { $left }
acts-limit-once =
    une fois par { $per ->
        [round] round
        [scene] scène
       *[day] jour
    }
acts-limit-of =
    { $left } sur { $uses } { $per ->
        [round] ce round
        [scene] cette scène
       *[day] aujourd’hui
    }
acts-can-add = options : { $what }
acts-add-targets = plusieurs cibles
acts-add-amount = points à dépenser
acts-add-range = portée
acts-add-flanked = prise en tenaille
acts-add-cover = abri
acts-add-behind = dans le dos
acts-add-high-ground = hauteur
acts-add-words = tes mots
acts-ally = ton camp
acts-yourself = toi

## Le panneau

acts-what-next = **{ $name } : et maintenant ?**
acts-what-next-left = **{ $name } : et maintenant ?** Reste { $left }.
acts-turn-of = C’est le tour { DE($names) }.
acts-comes-after = **{ $name }** joue après { $before }.
acts-next-round = **{ $name }** agit au prochain round.
acts-comes-next = **{ $name }** joue juste après.
acts-meanwhile = D’ici là, tu peux :
acts-outside-rounds = Repos et plus…
acts-at-rest = Hors combat, **{ $name }** peut :
acts-nothing = { $name } ne peut rien faire pour l’instant.
acts-stale = **Ce bouton est périmé.** Il ne s’est rien passé.
acts-saying = **Choisis ce que fait { $name }.** Je te demanderai ensuite de le décrire.
acts-say = Ajouter un texte…
acts-not-say = Sans texte
acts-whose = Qui agit ?
acts-others = Plus…
acts-as-gm = En tant que MJ…
acts-attack-otherwise = Autres attaques…

## Avant de toucher son propre camp

acts-hits-ally =
    { $count ->
        [one] **{ $names } est dans ton camp.** Attaquer quand même ?
       *[other] **{ $names } sont dans ton camp.** Attaquer quand même ?
    }
acts-ally-anyway = { $act } quand même
acts-cancel = Annuler

## Le formulaire d’une action

acts-form-square = Quelle case ?
acts-form-catches = Qui est dans la zone ?
acts-form-friends-too = Les alliés que tu choisis sont touchés aussi.
acts-form-toward = Vers quelle cible ?
acts-form-away = Loin de quelles cibles ?
acts-form-no-target = Personne en particulier
acts-form-none = Personne
acts-form-too-much = plus { QUE($name) } ne peut encaisser
acts-form-too-much-wound = plus { QUE($name) } ne peut encaisser : cause { $harm }
acts-form-too-much-down = plus { QUE($name) } ne peut encaisser : cause { $harm }, et c’est la chute
acts-form-too-much-you = plus que tu ne peux encaisser
acts-form-too-much-you-wound = plus que tu ne peux encaisser : cause { $harm }
acts-form-too-much-you-down = plus que tu ne peux encaisser : cause { $harm }, et tu tombes
acts-form-range = À quelle distance ?
acts-form-usual-range = La distance habituelle
acts-form-counts = L’un de ces points s’applique-t-il ?
acts-form-cover = Abri de la cible : { $cover }
acts-form-flanked = Pour la cible : { $how }
acts-form-behind = Dans le dos
acts-form-high-ground = En hauteur
acts-form-words-label = Avec tes mots (facultatif)
acts-form-words-example = Ce que les autres voient ou entendent, en une phrase
acts-form-trigger-label = Quel est le déclencheur ?
acts-form-trigger-example = quand un gobelin passe la porte
acts-form-wound-label = Quelle est la blessure ?
acts-form-wound-example = une côte cassée
acts-form-aspect-label = Quel est l’aspect ?
acts-form-aspect-example = de l’huile de lampe sur l’escalier

everyone-acting = { $all } : tous tes personnages dont c’est le tour
