### Dungeoneers en jeu : libellés des actions, raisons dans le journal, questions aux joueurs, refus.

dungeoneers-about = Fantasy aux poignées de dés : trois actions par tour, et du stress pour se dépasser
## Libellés

dungeoneers-move-engage = Aller vers { $target }
dungeoneers-move-withdraw = S’écarter { DE($target) }
dungeoneers-move-behind = Passer derrière { $target }
dungeoneers-move-engage-several = Engager des ennemis
dungeoneers-move-withdraw-several = S’écarter d’ennemis
dungeoneers-move-across = Changer d’adversaire
dungeoneers-label-attack = Attaquer
dungeoneers-label-attack-target = Attaquer { $target }
dungeoneers-label-attack-tool = Attaquer : { $tool }
dungeoneers-label-attack-target-tool = Attaquer { $target } : { $tool }
dungeoneers-label-improvised = improvisé
dungeoneers-label-use = Utiliser : { $tool }
dungeoneers-label-use-target = { $tool } sur { $target }
dungeoneers-label-equip = Équiper : { $tool }
dungeoneers-label-take-off = Ôter : { $tool }
dungeoneers-label-turn = Se tourner vers { $target }
dungeoneers-label-disengage = Se désengager
dungeoneers-label-break-free = Se libérer ({ $manner })
dungeoneers-label-ready = Préparer une action ({ $manner } un tour)
dungeoneers-label-hazard = Danger : { $manner }
dungeoneers-label-mend = Retirer : { $manner }
dungeoneers-label-place = Placer : { $manner }

## Ce que demande un formulaire.

dungeoneers-ask-ready-turn = Avant ou après le tour de qui ?
dungeoneers-ask-ready-action = Que fais-tu alors ?
dungeoneers-ask-stress = Du stress pour des dés de touche
dungeoneers-stress-amount =
    { $amount } stress : { $amount } { $amount ->
        [one] dé de touche
       *[other] dés de touche
    } de plus
dungeoneers-ask-magica = Magica supplémentaire
dungeoneers-magica-amount =
    { $amount } magica : { $amount } { $amount ->
        [one] dé de percée magique
       *[other] dés de percée magique
    } de plus
dungeoneers-ask-amount = Combien de blessures ou de stress ?

## Raisons

dungeoneers-the-creature = la créature
dungeoneers-reason-stress-taken = stress subi
dungeoneers-reason-past-capacity = au-delà de la capacité de stress
dungeoneers-reason-from-behind = dans le dos
dungeoneers-reason-behind-on-map = dans le dos ({ $target } regarde { $facing }, à l’opposé de { $at })
dungeoneers-reason-behind-by-gm = dans le dos (décision du MJ)
dungeoneers-reason-behind-by-gm-words = dans le dos (décision du MJ : « { $words } »)
dungeoneers-reason-natural = armure naturelle
dungeoneers-reason-armor-value = valeur d’armure
dungeoneers-reason-spell-resistance = résistance aux sorts
dungeoneers-reason-threatened-by =
    sous la menace de { $count } { $count ->
        [one] ennemi
       *[other] ennemis
    }
dungeoneers-reason-no-wounds-to-spare = toute blessure est mortelle
dungeoneers-reason-attack = attaque
dungeoneers-reason-pierce = percée
dungeoneers-reason-grapple = empoignade
dungeoneers-reason-push = poussée
dungeoneers-reason-escape = se libérer
dungeoneers-reason-spell-attack = attaque de sort
dungeoneers-reason-spell-save = sauvegarde contre un sort ({ $save })
dungeoneers-reason-spell-pierce = percée magique
dungeoneers-reason-critical = coup critique
dungeoneers-reason-weak = sensible : { $type }
dungeoneers-reason-resists = résiste : { $type }
dungeoneers-reason-room-for-stress = marge de stress
dungeoneers-reason-taken-as-stress = encaissé en stress
dungeoneers-reason-hit-dice-bought = pour des dés de touche en plus
dungeoneers-reason-pierce-dice-bought = pour des dés de percée en plus
dungeoneers-reason-three-times-capacity = stress au-delà du triple de la capacité
dungeoneers-reason-hazard = danger
dungeoneers-reason-mended = soigné
dungeoneers-reason-rest = repos { $kind }
dungeoneers-reason-opportune-strike = frappe d’opportunité
dungeoneers-reason-spellcast = sort lancé
dungeoneers-reason-disengage = désengagement
dungeoneers-reason-defend = défense
dungeoneers-reason-sprint = sprint
dungeoneers-reason-move = déplacement
dungeoneers-reason-stand-up = se relever
dungeoneers-reason-turn = se tourner
dungeoneers-reason-ready = préparer
dungeoneers-reason-readied-act = action préparée
dungeoneers-reason-equip = équiper
dungeoneers-reason-turn-starts = le tour commence
dungeoneers-reason-round-starts = le round commence
dungeoneers-reason-scene-starts = la rencontre commence
dungeoneers-reason-drops-prone = se jette à terre
dungeoneers-reason-stands-up = se relève
dungeoneers-reason-move-done = déplacement fini
dungeoneers-reason-hold-lost = la prise est perdue
dungeoneers-reason-lets-go = lâche prise
dungeoneers-reason-breaks-free = se libère
dungeoneers-reason-moves-on-another-turn = bouge hors de son tour
dungeoneers-reason-equips = équipe : { $item }
dungeoneers-reason-takes-off = ôte : { $item }
dungeoneers-reason-tossed = lancé : { $item }
dungeoneers-reason-from-sheet = selon la fiche
dungeoneers-reason-no-wound-possible = { $whose } meurt : même une blessure, c’est trop
dungeoneers-reason-wound-past-capacity =
    { $whose } avait déjà { $capacity } { $capacity ->
        [one] blessure
       *[other] blessures
    } sur { $capacity }, et une de plus tue
dungeoneers-reason-more-than-capacity = { $whose } meurt : { $wounds } blessures d’un coup, c’est plus que { $capacity }
dungeoneers-reason-nothing-to-mend = { $item } : { $whose } n’avait rien à soigner
dungeoneers-reason-carried-along = dans le sillage
dungeoneers-reason-push-stopped-full = la case suivante est occupée
dungeoneers-reason-push-stopped-ground = on ne peut pas entrer sur la case suivante
dungeoneers-reason-falls = { $levels ->
    [one] { $levels } niveau
   *[other] { $levels } niveaux
} plus bas ; le MJ décide des effets de la chute
dungeoneers-reason-ambient-magica = magica ambiante : { $cost } dépensée pour le coût, { $pierce } pour la percée magique
dungeoneers-reason-held-by = Empoignade : { $name }
dungeoneers-reason-holds = Prise : { $name }
dungeoneers-reason-faces = Face à { $name }
dungeoneers-reason-faces-toward = Orientation : { $direction }
dungeoneers-reason-at-the-back = { $name } est dans le dos
dungeoneers-reason-enchanted = Enchantement : { $item }
dungeoneers-reason-enchanted-gains = Enchantement : { $item } ({ $gains })
dungeoneers-reason-initiative = initiative { $score }
dungeoneers-reason-initiative-tie = initiative { $score }, départage { $dice }
dungeoneers-reason-no-one-alive = il n’y a plus personne en vie
dungeoneers-reason-one-side-alive =
    il ne reste en vie que { $which ->
        [players] les joueurs
        [enemies] les ennemis
       *[named] le camp { $side }
    }
dungeoneers-reason-to-be-grappled = { $attacker } essaie de t’empoigner
dungeoneers-reason-to-be-pushed = { $attacker } essaie de te pousser
dungeoneers-reason-leaves-threat-range = { $mover } quitte ta zone de menace
dungeoneers-reason-attacks-from-afar = { $mover } attaque à distance dans ta zone de menace
dungeoneers-reason-casts-from-afar = { $mover } lance un sort à distance dans ta zone de menace
dungeoneers-reason-readied = Préparé : { $act } { $moment } le tour { DE($turn) }
dungeoneers-reason-readied-tool = Préparé : { $act } ({ $tool }) { $moment } le tour { DE($turn) }
dungeoneers-reason-may-react = { $item }, contre { $attacker }
dungeoneers-reason-may-turn = Te tourner d’abord vers { $target } ?
dungeoneers-reason-may-turn-going = Te tourner vers { $to } en bougeant ?
dungeoneers-reason-cast-at = { $caster } lance { $spell } sur toi

## Questions à un joueur et réponses sur les boutons

dungeoneers-price-reaction = 1 réaction
dungeoneers-question-to-be-grappled = { $attacker } essaie d’empoigner { $subject }.
dungeoneers-question-to-be-pushed = { $attacker } essaie de pousser { $subject }.
dungeoneers-answer-dodge-power = Esquive (puissance)
dungeoneers-answer-dodge-prowess = Esquive (prouesse)
dungeoneers-question-leaves-threat-range = { $mover } quitte la zone de menace { DE($subject) }.
dungeoneers-question-attacks-from-afar = { $mover } attaque à distance dans la zone de menace { DE($subject) }.
dungeoneers-question-casts-from-afar = { $mover } lance un sort à distance dans la zone de menace { DE($subject) }.
dungeoneers-question-strike-cost = Une frappe d’opportunité coûte 1 point de réaction.
dungeoneers-answer-strike = Attaquer { $name }
dungeoneers-answer-let-go = Laisser { $name }
dungeoneers-answer-no-strike = Ne pas attaquer
dungeoneers-question-may-react = { $attacker } attaque { $subject }, avec cette réaction possible : { $item }.
dungeoneers-answer-use = Utiliser : { $item }
dungeoneers-answer-not-use = Sans { $item }
dungeoneers-question-may-turn = { $subject } peut d’abord faire face à { $target }.
dungeoneers-question-may-turn-going = { $subject } va en { $to } et peut se tourner en chemin.
dungeoneers-question-turn-free = C’est gratuit.
dungeoneers-answer-turn = Face à { $name }
dungeoneers-answer-turn-going = Se tourner en route
dungeoneers-answer-stay = Ne pas me tourner
dungeoneers-question-cast-at = { $caster } lance { $spell } sur { $subject }.
dungeoneers-answer-resist = Résister au sort
dungeoneers-answer-fail = Échouer exprès
dungeoneers-answer-let-through = Laisser passer
dungeoneers-question-readied = Juste { $moment } le tour { DE($turn) }, { $subject } peut utiliser l’action préparée : { $act }.
dungeoneers-question-readied-tool = Juste { $moment } le tour { DE($turn) }, { $subject } peut utiliser l’action préparée : { $act } ({ $tool }).
dungeoneers-answer-defend = Se défendre
dungeoneers-answer-disengage = Se désengager
dungeoneers-answer-hold = Ne pas agir
dungeoneers-answer-target = Viser { $name }

## Refus

dungeoneers-refused-threatened-is-computed = Tu ne peux pas fixer la Menace sur { $name } : elle dépend de qui est proche. MJ : déplace quelqu’un avec `/act action:place`.
dungeoneers-refused-wasted-dice = { $name } est à terre : une attaque à distance lance au plus 1 dé de touche, et les autres seraient perdus. Retire `stress`, ou approche-toi d’abord.
dungeoneers-refused-too-near = { $weapon } ne peut toucher personne dans ta zone de menace. Écarte-toi (`/act action:move how:withdraw`) ou attaque avec `weapon:Improvised`.
dungeoneers-refused-not-equipped = Pas en main : { $weapon }. Il faut d’abord dégainer ou ramasser : `/act action:equip with:{ $weapon }`.
dungeoneers-refused-not-adjacent = Tu ne peux passer que derrière quelqu’un à côté de toi. Va d’abord vers { $name } : `/act action:move how:engage`.
dungeoneers-refused-range-contradicts = La distance ne peut pas être « { $said } » : { $name } est { $position }. Retire `range`. Cette option ne sert que pour des cibles à 3 cases ou plus, comme `range:6`.
dungeoneers-refused-faces-you = { $name } te fait face : tu n’es pas dans son dos. Attaque sans `behind`, ou contourne d’abord : `/act action:move how:behind`.
dungeoneers-refused-already = { $name } a déjà cet état : { $condition }. Il ne se cumule pas. Fais autre chose, ou termine le tour avec `/turn end`.
dungeoneers-refused-faces-already = { $name } regarde déjà dans cette direction. Tourne-toi vers quelqu’un d’autre, ou fais autre chose.
dungeoneers-refused-behind-already = Tu es déjà derrière { $name }. Attaque de là.
dungeoneers-refused-held = { $name } subit une empoignade et ne peut pas gagner de points de mouvement. Libère-toi d’abord : `/act action:disengage`.
dungeoneers-refused-holds-already = { $name } tient déjà quelqu’un et ne peut en tenir qu’un. Lâche d’abord : `/act action:release`.
dungeoneers-refused-held-already = Quelqu’un tient déjà { $name }, et une seule créature le peut. Attaque ou pousse plutôt.
dungeoneers-refused-not-holding = { $name } ne tient personne. Utilise `/act action:grapple` pour empoigner quelqu’un.
dungeoneers-refused-no-open-line = Tu n’as pas de ligne dégagée vers { $name } : un mur ou une hauteur gêne. Dégage-la d’abord avec `/move`.
dungeoneers-refused-stands-on-field = { $name } est sur la carte, c’est donc la carte qui fixe la distance. MJ : déplace quelqu’un avec `/map place`.
dungeoneers-refused-not-in-reach = { $name } n’est pas dans ta zone de menace. Approche-toi d’abord : `/act action:move how:engage`.
dungeoneers-refused-cannot-move = Tu traînes { $name } avec toi : impossible d’aller vers cette cible, de t’en éloigner ou de passer derrière elle. Va vers quelqu’un d’autre ou éloigne-toi de quelqu’un d’autre, ou lâche d’abord : `/act action:release`.
dungeoneers-refused-no-closer = Tu es déjà à côté { DE($name) }. Attaque, ou utilise `/act action:move` avec `how:behind` ou `how:withdraw`.
dungeoneers-refused-no-farther = Tu es déjà à 3 cases ou plus { DE($name) }, et je ne retiens pas les distances plus grandes. Dis à quelle distance tu es quand tu attaques (`range:8`), ou rapproche-toi : `/act action:move how:engage`.
dungeoneers-refused-no-tome = En combat, { $spell } se lance depuis un grimoire, et tu n’en as pas en main. Prends-en un avec `/act action:equip`, ou utilise un tour de magie.
dungeoneers-refused-hands-full = Tu as les deux mains prises. Ôte d’abord quelque chose (`/act action:equip how:take off`), puis équipe { $item }.
dungeoneers-refused-slot-full = Tu portes déjà quelque chose à cet endroit ({ $slot }). Ôte-le d’abord (`/act action:equip how:take off`), puis équipe { $item }.
dungeoneers-refused-dead-stay-dead = { $name } a perdu la vie, et rien ne soigne les morts. Si c’était une erreur, annule la dernière action avec `/undo`.
dungeoneers-refused-readied-by-act = Tu ne peux pas fixer cet état. { $name } peut préparer une action à son tour : `/act action:ready`.
dungeoneers-refused-in-use-already = { $name } a déjà ceci en main ou sur soi : { $item }. `/act action:equip how:take off` permet de le ranger.
dungeoneers-refused-off-already = { $name } a déjà rangé ceci : { $item }. `/act action:equip` permet de le prendre ou de le mettre.
dungeoneers-refused-lacks-action = { $name } ne peut pas faire cette action ({ $action }) : la fiche l’exclut. `/act` montre ce qui est possible.
dungeoneers-refused-harm-needs-rounds = { $spell } est un sort nuisible, qui ne se lance qu’en combat. MJ : lance le combat avec `/initiative`.
dungeoneers-refused-held-to-one-die = { $name } lance au plus 1 dé pour toucher : des dés en plus seraient perdus. Retire `stress`.
dungeoneers-refused-waits-for-trigger = { $ability } ne sert que sur son déclencheur : { $trigger }. Pour choisir si je te demande alors, utilise `/reactions about:reaction`.
dungeoneers-refused-cannot-cross = Ce mouvement demande deux noms : d’abord vers qui aller, puis de qui t’écarter. Pour aller seulement vers { $name } : `/act action:move how:engage`.
dungeoneers-refused-not-prone = { $name } est déjà debout. `/act action:drop-prone` y changerait quelque chose.
