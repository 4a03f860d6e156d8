### Ce que dit le combat dans TDGS : boutons, raisons, questions et refus.

tdgs-about = Fantasy au d20, avec des pas, des interruptions et des états
tdgs-squares =
    { $count } { $count ->
        [one] case
       *[other] cases
    }
tdgs-label-defend = Contre les attaques : { $interrupt }
tdgs-label-defend-full = Défense totale
tdgs-label-defend-first = Première disponible
tdgs-label-defend-none = Sans interruption
tdgs-label-defend-ask = Demander chaque fois
tdgs-label-use = Utiliser : { $tool }
tdgs-label-use-target = { $tool } sur { $target }
tdgs-label-equip = Équiper : { $tool }
tdgs-label-equip-on = Mettre : { $tool }
tdgs-label-equip-off = Ôter : { $tool }
tdgs-label-equip-hand = Prendre : { $tool }
tdgs-label-move = Bouger
tdgs-label-move-target = Aller vers { $target }
tdgs-label-step = Faire un Pas
tdgs-label-step-target = S’écarter { DE($target) }
tdgs-label-disengage = Se désengager
tdgs-label-disengage-target = Se désengager, sauf { DE($target) }
tdgs-label-shove = Bousculer
tdgs-label-shove-target = Bousculer { $target }
tdgs-label-shove-prone = Bousculer au sol
tdgs-label-shove-prone-target = Bousculer { $target } au sol
tdgs-label-shove-away = Bousculer en arrière
tdgs-label-shove-away-target = Bousculer { $target } en arrière
tdgs-label-escape = Se libérer
tdgs-label-stand = Se relever
tdgs-label-flee = Fuir
tdgs-label-flee-target = Fuir { $target }
tdgs-label-chase = Poursuivre
tdgs-label-chase-target = Poursuivre { $target }
tdgs-label-extinguish = Éteindre le feu
tdgs-label-extinguish-target = Éteindre { $target }
tdgs-label-extinguish-by = { $label } { $method }
tdgs-method-water = avec de l’eau
tdgs-method-roll-on-the-ground = en roulant au sol
tdgs-method-smother-it = en l’étouffant
tdgs-label-treat-poison = Soigner le poison
tdgs-label-treat-poison-target = Poison : soigner { $target }
tdgs-label-treat-bleeding = Arrêter le sang
tdgs-label-treat-bleeding-target = Saignement : soigner { $target }
tdgs-label-ready = Préparer une action
tdgs-label-fire = Préparé : { $readied }
tdgs-label-fire-target = Préparé : { $readied } sur { $target }
tdgs-label-fire-any = Action préparée
tdgs-label-fire-any-target = Action préparée sur { $target }
tdgs-label-delay = Agir en dernier
tdgs-label-delay-target = Agir après { $target }
tdgs-label-search = Chercher : { $sense }
tdgs-label-search-other = Chercher autrement
tdgs-label-insight = Percer à jour
tdgs-label-insight-target = Percer à jour { $target }
tdgs-label-suggest = Suggérer ({ $kind })
tdgs-label-suggest-target = Suggérer à { $target } ({ $kind })
tdgs-label-dispel = Dissiper : { $tool }
tdgs-label-dispel-target = Dissiper sur { $target } : { $tool }
tdgs-label-instant = Déclarer : { $tool }
tdgs-label-instant-on = Déclarer sur { $target } : { $tool }
tdgs-label-instant-at = Déclarer en { $target } : { $tool }
tdgs-label-hazard-out = Sortir du danger
tdgs-label-hazard-in = Dégâts chaque round
tdgs-label-hazard-once = Dégâts une fois
tdgs-label-repair = Réparer : { $tool }
tdgs-label-destroy = Détruire : { $tool }
tdgs-label-ward = Protection/malédiction : { $kind }
tdgs-label-check = Test : { $stat }
tdgs-ask-ready-how = Que fais-tu alors ?
tdgs-ask-move-target = Vers qui vas-tu ?
tdgs-ask-step-target = De qui t’écartes-tu ?
tdgs-ask-disengage-target = Avec qui restes-tu au contact ?
tdgs-ask-ward-how = Quel genre d’effet ?
tdgs-ask-check-how = Quel sens ?
tdgs-how-in = chaque round, jusqu’à la sortie du danger
tdgs-how-other = d’autres sens
tdgs-ask-squares = Combien de cases ?
tdgs-ask-difficulty = Quelle difficulté ?
tdgs-difficulty-amount = Difficulté { $amount }
tdgs-ask-percent = Quel pourcentage ?
tdgs-percent-amount = { $amount } %
tdgs-grade-normal = normal
tdgs-grade-minor = mineur
tdgs-grade-notable = notable
tdgs-grade-major = majeur
tdgs-reasons-unseen = Invisible
tdgs-reasons-unseen-whose = { $whose } : Invisible
tdgs-reasons-charmed = Charme
tdgs-reasons-charmed-whose = { $whose } : Charme
tdgs-reasons-extended-range = portée allongée, { $band }
tdgs-reasons-high-ground = hauteur
tdgs-reasons-high-ground-squares = hauteur : { $higher } au-dessus de { $lower }
tdgs-reasons-cover = abri { $cover }
tdgs-reasons-cover-by = abri { $cover } : { $thing } en { $square }
tdgs-reasons-range =
    { $band } : de { $from } à { $to }, { $squares } { $squares ->
        [one] case
       *[other] cases
    }
tdgs-reasons-overruled = { $of }, fixé par le MJ
tdgs-reasons-overruled-why = { $of }, fixé par le MJ : « { $why } »
tdgs-reasons-size = taille
tdgs-reasons-damage = PV perdus
tdgs-reasons-difficulty = difficulté
tdgs-reasons-difficulty-of = difficulté : { $of }
tdgs-reasons-natural = { $face } naturel
tdgs-reasons-luck = LUK { $luck } décide
tdgs-reasons-attack = attaque
tdgs-reasons-opportunity-attack = attaque d’opportunité
tdgs-reasons-parry = parade
tdgs-reasons-spell = sort
tdgs-reasons-resist = résister : { $condition }
tdgs-reasons-shake-off = se défaire : { $condition }
tdgs-reasons-concentration = concentration
tdgs-reasons-grapple = empoignade
tdgs-reasons-escape = se libérer
tdgs-reasons-shove = bousculade
tdgs-reasons-hide = se cacher
tdgs-reasons-search = chercher
tdgs-reasons-persuade = persuader
tdgs-reasons-intimidate = intimider
tdgs-reasons-deceive = tromper
tdgs-reasons-insight = percer à jour
tdgs-reasons-dispel = dissiper
tdgs-reasons-chase = poursuivre
tdgs-reasons-flee = fuir
tdgs-reasons-check = test
tdgs-reasons-critical = critique, ampleur { $magnitude }
tdgs-reasons-raw-minimum = dégâts bruts minimum
tdgs-reasons-hit-minimum = minimum d’un coup au but
tdgs-reasons-deflection = déviation
tdgs-reasons-absorption = absorption ({ $type }) { $percent }, { $of } : rend { $heals }
tdgs-reasons-immunity = immunité ({ $type }), { $of }
tdgs-reasons-resistance = résistance
tdgs-reasons-vulnerability = vulnérabilité
tdgs-reasons-interaction = { $type } : { $interaction }
tdgs-reasons-interaction-both = { $type } : { $resistance } contre { $vulnerability }
tdgs-reasons-in-all = { $type } au total
tdgs-reasons-absorbed = absorbé
tdgs-reasons-maximum-hp = PV maximum
tdgs-reasons-not-above = ne peut dépasser le maximum
tdgs-reasons-rest = repos { $rest }
tdgs-reasons-nature = inné
tdgs-reasons-used = utilisé
tdgs-reasons-absorbs = absorbe
tdgs-reasons-degrades = se dégrade
tdgs-reasons-new-turn = un nouveau tour
tdgs-reasons-new-round = un nouveau round
tdgs-reasons-new-scene = une nouvelle scène
tdgs-reasons-new-day = un nouveau jour
tdgs-reasons-in-hand = en main : { $item }
tdgs-reasons-put-on = mis : { $item }
tdgs-reasons-off = ôté : { $item }
tdgs-reasons-destroyed = détruit : { $item }
tdgs-reasons-mended = réparé : { $item }
tdgs-reasons-again = appliqué à nouveau
tdgs-reasons-attacks = attaque
tdgs-reasons-grapples = empoigne
tdgs-reasons-shoves = bouscule
tdgs-reasons-casts-at-another = lance un sort sur quelqu’un d’autre
tdgs-reasons-touches-another = touche quelqu’un d’autre
tdgs-reasons-moves-out = sort du danger
tdgs-reasons-out-of-it = hors du danger
tdgs-reasons-gear-off = l’équipement qui le donnait a été ôté
tdgs-reasons-treated = soins
tdgs-reasons-extinguished = feu éteint
tdgs-reasons-escaped = prise rompue
tdgs-reasons-released = prise relâchée
tdgs-reasons-grappler-moved = la personne qui tenait s’est éloignée
tdgs-reasons-pushed-away = poussée au loin
tdgs-reasons-grip-lost = la prise se desserre
tdgs-reasons-stands-up = se relève
tdgs-reasons-found = cachette découverte
tdgs-reasons-hides = se cache
tdgs-reasons-source-defeated = sa source est vaincue
tdgs-reasons-charmer-gone = l’auteur du charme n’est plus là
tdgs-reasons-charmer-hurts = l’auteur du charme a blessé sa victime
tdgs-reasons-intervenes = { $who } intervient
tdgs-reasons-woken-by-damage = dégâts
tdgs-reasons-hp-above = PV au-dessus de 5 %
tdgs-reasons-knockout = K.-O.
tdgs-reasons-cannot-act = ne peut pas agir
tdgs-reasons-no-longer-invisible = n’est plus invisible
tdgs-reasons-fired = action préparée utilisée
tdgs-reasons-readied-anew = autre action préparée
tdgs-reasons-delays-again = attend à nouveau
tdgs-reasons-ended-freely = arrêté volontairement
tdgs-reasons-new-effect = un nouvel effet
tdgs-reasons-concentration-broken = concentration rompue
tdgs-reasons-concentration-over = concentration terminée
tdgs-reasons-dispelled = dissipé
tdgs-reasons-awake = réveil
tdgs-reasons-knocked-out = K.-O.
tdgs-reasons-asleep = sommeil
tdgs-reasons-by-stats = REF { $ref }, LUK { $luk }
tdgs-reasons-by-stats-tie = REF { $ref }, LUK { $luk } (départage { $dice })
tdgs-reasons-delays = attend jusqu’à la fin du round
tdgs-reasons-delays-after = attend, puis agit après { $after }
tdgs-reasons-only-stand =
    il ne reste debout que { $which ->
        [players] les joueurs
        [enemies] les ennemis
       *[named] le camp { $side }
    }
tdgs-reasons-nobody-stands = il n’y a plus personne debout
# $sense: sight or hearing. $why: the condition, as Blinded or Deafened.
tdgs-reasons-check-fails = test avec { $sense }, malgré { $why }
tdgs-reasons-bound-of = { $condition } ({ $name })
tdgs-reasons-bound-by = { $condition } ({ $name })
tdgs-reasons-lent = Enchantement : { $kind } ({ $type })
tdgs-reasons-concealed = Dissimulation ({ $from })
tdgs-reasons-senseless =
    Inconscience, { $how ->
        [asleep] sommeil
       *[knocked-out] K.-O.
    }
tdgs-reasons-attacked = { $attacker } attaque ({ $tool })
tdgs-reasons-moves-away = { $mover } s’éloigne
tdgs-reasons-magnitude = ampleur du critique, { $dice } : +{ $more }
tdgs-reasons-fumble = maladresse, { $dice } : degré { $grade }, { $grades }
tdgs-reasons-size-decides = { $whose } : la taille décide ({ $own } contre { $theirs })
tdgs-reasons-encumbered = porte { $weight } unités de poids, plus que la limite de { $most }
tdgs-reasons-depleted-destroyed = détruit : { $item }
tdgs-reasons-depleted-empty = vide : { $item }
tdgs-reasons-moves-up-to = jusqu’à { $squares }, distances : { $bands }
tdgs-reasons-moves = { $squares } sur { $most } cases
tdgs-reasons-steps = une case
tdgs-reasons-pushed = une case
tdgs-reasons-shoved-by = bousculade : { $who }
tdgs-reasons-shoved-by-falls = bousculade : { $who }, une chute de { $squares }
tdgs-reasons-nothing-found = rien trouvé
tdgs-reasons-unseen-anyway = de toute façon invisible
tdgs-reasons-suggestion-refused = suggestion refusée
tdgs-reasons-suggestion-followed = suggestion suivie
tdgs-untyped = sans type
tdgs-share = { $what } { $all }, { $names }
tdgs-share-capped = { $what } { $all }, plafonné à { $counts }, { $names }
tdgs-interrupt-limit =
    { $uses ->
        [1] une fois
        [2] deux fois
       *[other] { $uses } fois
    } par { $per ->
        [round] round
        [scene] scène
       *[day] jour
    }
tdgs-attacked-what = { $attacker } attaque { $subject } ({ $tool }).
tdgs-attacked-dodge = Esquiver
tdgs-attacked-block = Bloquer
tdgs-attacked-parry = Parer
tdgs-attacked-none = Ne pas se défendre
tdgs-moves-away-what = { $mover } s’éloigne { DE($subject) }.
tdgs-moves-away-ask = Tu as droit à une attaque d’opportunité gratuite.
tdgs-moves-away-answers-yes = Attaquer { $called }
tdgs-moves-away-answers-no = Laisser { $called }
tdgs-refusals-not-in-use = Tu utilises { $uses }, pas { $weapon }. Change avec `/act action:equip with:{ $weapon }`, ou attaque avec { $uses }.
tdgs-refusals-full-cover = { $name } est derrière un abri complet : impossible à viser. Bouge d’abord, ou choisis une autre cible.
tdgs-refusals-no-line = Tu n’as pas de ligne dégagée vers { $name }. Bouge d’abord, ou choisis une autre cible.
tdgs-refusals-hidden-target = { $name } se cache. Utilise d’abord `/act action:search`, ou choisis une autre cible.
tdgs-refusals-charmed = Sous le charme { DE($charmer) }, { $name } ne peut pas lui faire de mal. Un allié peut rompre le charme avec `/act action:wake`.
tdgs-refusals-afraid = { $name } a peur { DE($source) } et refuse de s’en approcher. Tire, va ailleurs, ou attaque quelqu’un d’autre.
tdgs-refusals-grappled = { $holder } tient { $name }. Attaque { $holder }, ou libère-toi avec `/act action:escape`.
tdgs-refusals-immune = { $name } a l’immunité ({ $type }) : { $condition } reste sans effet. Essaie autre chose.
tdgs-refusals-already = { $name } a déjà cet état : { $condition }. Un second ne changerait rien. Fais autre chose.
tdgs-refusals-not-bearing = { $name } n’a pas cet état : { $condition }. Regarde `/condition list`.
tdgs-refusals-no-spell-on = { $name } n’est sous l’effet d’aucun sort. Choisis quelqu’un qui l’est ; regarde `/condition list`.
tdgs-refusals-nothing-to-wake = { $name } n’est ni sous un charme ni en sommeil. Choisis quelqu’un qui l’est.
tdgs-refusals-natural = { $item } fait partie du corps { DE($name) } : impossible à ôter. Choisis quelque chose de porté.
tdgs-refusals-holds-one = { $name } tient déjà { $held }. Lâche d’abord avec `/act action:release`.
tdgs-refusals-too-large = { $name } est d’une taille trop grande pour ça. Essaie autre chose que la force.
tdgs-refusals-no-one-held = { $name } ne tient personne. Empoigne quelqu’un avec `/act action:grapple`.
tdgs-refusals-not-adjacent = { $name } n’est pas au contact. Approche-toi d’abord avec `/act action:move`.
tdgs-refusals-cooldown =
    { $name } n’a plus d’utilisations : { $ability }. Elles reviennent { $per ->
        [round] au prochain round
       *[scene] à la prochaine scène
    }.
tdgs-refusals-cooldown-day = { $name } n’a plus d’utilisations : { $ability }. Elles reviennent avec un repos long.
tdgs-refusals-too-far = { $squares } cases, c’est trop loin : { $name } peut en faire de 1 à { $most }. Choisis-en moins avec `amount:`.
tdgs-refusals-nothing-to-treat = { $name } n’a ni saignement ni poison à soigner. Regarde `/condition list`.
tdgs-refusals-needs-method = Dis comment tu éteins le feu sur { $name }, par exemple avec `how:water`.
tdgs-refusals-turn-begun = { $name } a déjà fait quelque chose ce tour-ci. On ne peut attendre qu’avant d’agir. Finis le tour avec `/turn end`.
tdgs-refusals-no-one-later = { $name } ne peut pas agir plus tard ce round. Agis maintenant, ou finis le tour avec `/turn end`.
tdgs-refusals-nothing-readied = { $name } n’a pas d’action préparée. Prépares-en une à ton tour avec `/act action:ready`.
tdgs-refusals-deaf = { $name } n’entend plus et ne peut pas te comprendre d’ici. Viens au contact pour aider.
tdgs-refusals-friend-only = { $name } n’est pas dans ton camp. Choisis un allié.
tdgs-refusals-not-charmed = { $name } n’est pas sous ton charme. Charme d’abord ta cible, ou essaie `/act action:persuade`.
tdgs-refusals-by-action = L’état « { $condition } » demande plus qu’une note. MJ : utilise `/act action:{ $action }`.
tdgs-refusals-knocked-out = { $name } est K.-O., pas en sommeil : impossible à réveiller. Ramène ses PV au-dessus de 5 %.
tdgs-refusals-no-one-watches = { $name } n’a pas d’ennemi conscient à qui se cacher. Utilise l’Action autrement.
tdgs-refusals-no-need = { $name } a tous ses PV et aucun état auquel { $item } mettrait fin. Garde ça pour plus tard.
tdgs-refusals-no-type = Il n’y a pas ici de type de dégâts « { $typed } ». Tu voulais dire « { $near } » ? Pour un type de ton cru, choisis un nom moins proche.
tdgs-refusals-destroyed = Détruit ({ $name }) : { $item }. Le MJ peut le réparer avec `/act action:destroy how:repair with:{ $item }`.
tdgs-refusals-not-destroyed = Intact ({ $name }) : { $item }. Choisis une pièce détruite à réparer.
tdgs-refusals-no-room = Il n’y a pas de place derrière { $name } : impossible à repousser. Renverse avec `how:prone`.
tdgs-refusals-not-away = Une poussée éloigne { $name } d’une case, mais { $tile } n’est pas plus loin de toi. Choisis-en une autre, ou n’en indique pas pour pousser droit devant.
tdgs-refusals-aim-where = Où vises-tu avec { $spell } ? Choisis une case avec `to:`, ou quelqu’un sur la carte avec `target:`.
tdgs-refusals-no-aim = Tu ne peux pas viser { $tile } avec { $spell } : c’est un mur. Choisis une autre case.
tdgs-refusals-no-one-there = En { $tile }, { $spell } n’affecterait personne. Choisis une autre case.
tdgs-refusals-one-target = Tu ne peux faire ça qu’à une cible à la fois. Choisis-en une.
