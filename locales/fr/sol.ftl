### Project Sol en jeu : libellés des actions, raisons dans le journal, questions aux joueurs, refus.

sol-about = Science-fiction aux poignées de d6 : armes à feu, abris et blessures qui te ralentissent
## Libellés

sol-react-none = Ne pas réagir
sol-react-dodge = Esquiver
sol-react-parry = Parer
sol-react-ask = Me demander
sol-label-take-cover = Se mettre à l’abri ({ $manner })
sol-label-draw = Dégainer : { $tool }
sol-label-use = Utiliser : { $tool }
sol-label-medkit = Utiliser : Médikit
sol-label-medkit-target = Médikit sur { $target }
sol-label-medkit-self = Médikit sur toi
sol-label-test-against = Test contre quelqu’un
sol-label-test = Test : { $tool }
sol-label-note = Décrire : { $tool }
sol-label-surprise = Test de surprise
sol-ask-test-target = Contre qui ?

## Noms avec leurs nombres.

sol-hit-one = succès
sol-hit-several = succès
sol-hour-one = heure
sol-hour-several = heures
sol-die-one = dé
sol-die-several = dés
sol-point-one = point d’action
sol-point-several = points d’action

## Raisons

sol-reason-wounds = { $count ->
    [one] blessure
   *[other] blessures
}
sol-reason-wounds-of-level = niveau { $level }
sol-reason-wound-called = blessure de niveau { $level }
sol-reason-wound-called-letter = blessure de niveau { $level } { $letter }
sol-reason-in-hand = en main : { $item }
sol-reason-wound = blessure de niveau { $level }
sol-reason-cover = abri ({ $cover })
sol-reason-cover-thing = abri ({ $cover }) : { $thing } en { $at }
sol-reason-flanked = prise en tenaille
sol-reason-flanked-by = prise en tenaille : { $enemies }
sol-reason-by-gm = { $what } (décision du MJ)
sol-reason-by-gm-words = { $what } (décision du MJ : « { $words } »)
sol-reason-initiative-bonus = bonus d’initiative
sol-reason-medkit = médikit
sol-reason-attack = attaque
sol-reason-soak = encaissement
sol-reason-surprise = surprise
sol-reason-recovery = récupération
sol-reason-test = test
sol-reason-threshold = seuil
sol-reason-threshold-level = seuil (blessure de niveau { $level })
sol-reason-threshold-hours =
    seuil (blessure de niveau { $level }, { $hours } { $hours ->
        [one] heure
       *[other] heures
    })
sol-reason-critical =
    réussite critique, { $net } { $net ->
        [one] succès net
       *[other] succès nets
    }
sol-reason-box-full = plus de case libre de niveau { $level }
sol-reason-grazing-hit = 0, une éraflure
sol-reason-no-box = blessure de niveau { $level }, sans case pour elle
sol-reason-level-wound = blessure de niveau { $level }
sol-reason-natural-recovery = récupération naturelle
sol-reason-full-defense = défense totale
sol-reason-surprised = surprise
sol-reason-combat-begins = le combat commence
sol-reason-joins = rejoint le combat
sol-reason-turn-over = fin du tour
sol-reason-shot-taken = le coup est parti
sol-reason-moved = a bougé
sol-reason-wounded = blessure reçue
sol-reason-other-cover = prend un autre abri
sol-reason-stood-up = se relève
sol-reason-anew = appliqué à nouveau
sol-reason-not-surprised = sans surprise
sol-reason-first-turn-over = le premier tour est fini
sol-reason-fewer-wounds = moins de blessures que BOD
sol-reason-unconscious = inconscience
sol-reason-asleep = sommeil
sol-reason-awake = réveil
sol-reason-newcomer = arrivée en cours de round
sol-reason-leads-enemies = { $dice } = { $hits }, comme meneur des ennemis
sol-reason-led-by = sous les ordres { DE($leader) }
sol-reason-with-enemies = avec les ennemis
sol-reason-enemies-score = agit au score des ennemis ({ $hits })
sol-reason-no-enemies = { $dice } = { $hits }, pas d’ennemis
sol-reason-before-enemies = { $dice } = { $hits }, avant les ennemis
sol-reason-tied-with-enemies = { $dice } = { $hits }, égalité : les ennemis passent avant
sol-reason-after-enemies = { $dice } = { $hits }, après les ennemis
sol-reason-last-point = il reste un point d’action dans le baroud d’honneur ; le dépenser, c’est perdre connaissance
sol-reason-bought-hits = { $hits } achetés avec { $dice }
sol-reason-bought-enough = { $hits } achetés avec { $dice }, { $goal } { $threshold } : réussite
sol-reason-bought-too-few = { $hits } achetés avec { $dice }, { $goal } { $threshold } : échec
sol-reason-rested-too-short = { $hours }, trop court pour un essai
sol-reason-rested-some-lost =
    { $hours }, { $lost ->
        [one] la dernière trop courte
       *[other] les { $lost } dernières trop courtes
    } pour un autre essai
sol-reason-no-one-able = personne ne peut agir
sol-reason-one-side-able =
    { $which ->
        [players] seuls les joueurs peuvent
        [enemies] seuls les ennemis peuvent
       *[named] seul le camp { $side } peut
    } agir
sol-reason-attack-on-you = { $attacker } attaque ({ $item }). Une réaction coûte { $cost } de tes { $points }.
sol-reason-attack-on-you-last = { $attacker } attaque ({ $item }). Une réaction coûterait ton dernier point d’action, et tu perdrais connaissance.
sol-reason-words-for-wound = { $from } t’inflige une blessure de niveau { $level }. Comment la décris-tu ?
sol-reason-mark-for-wound = La blessure de niveau 3 { DE($name) } ({ $from }) guérit. Quelle marque laisse-t-elle, au corps ou à l’esprit ?

## Questions à un joueur et réponses sur les boutons

sol-question-attack-last = C’est ton dernier point d’action : si tu le dépenses, tu perds connaissance. { $attacker } attaque ({ $item }).
sol-question-attack = { $attacker } attaque { $subject } ({ $item }).
sol-question-reaction-costs = Une réaction coûte { $cost }. Il reste { $points }.
sol-question-reaction-adds =
    Une réaction ajoute { $dice } { $dice ->
        [one] dé
       *[other] dés
    } et coûte { $cost }. Il reste { $points }.
sol-answer-and-fall = { $reaction }, puis K.-O.
sol-answer-dodge = Esquiver
sol-answer-parry = Parer
sol-answer-none = Ne pas réagir
sol-question-words-for-wound = { $subject } reçoit une blessure de niveau { $level } ({ $from }).
sol-question-words-for-wound-ask = Comment décris-tu la blessure ?
sol-question-mark-for-wound = La blessure de niveau 3 { DE($subject) } ({ $from }) guérit.
sol-question-mark-for-wound-ask = Quelle marque laisse-t-elle, au corps ou à l’esprit ?

## Refus

sol-refused-concealed = Il n’y a pas de ligne de vue vers { $target } : aucune attaque possible. Déplace-toi d’abord avec `/act action:move`, ou choisis une autre cible.
sol-refused-not-flanked =
    { $target } n’est pas en tenaille. Il faut pour ça deux de ses ennemis capables d’agir, et il { $enemies ->
        [0] n’y en a aucun
        [one] n’y en a qu’un
       *[other] y en a { $enemies }
    }. Attaque sans `flanked`.
sol-refused-not-in-hand =
    Pas en main : { $weapon }. En main : { $hand }. `/act action:draw with:{ $weapon }` permet de dégainer pour { $cost } { $cost ->
        [one] point
       *[other] points
    } d’action.
sol-refused-out-of-reach = { $tool } n’atteint que les cases à côté de toi, et { $target } est à { $meters } m. Approche-toi d’abord avec `/move`, ou choisis une autre cible.
sol-refused-cover-by-place = Sur une carte, l’abri dépend de la position { DE($name) }. Va derrière quelque chose avec `/move`, comme une caisse ou un mur.
sol-refused-in-hand = { $name } a déjà ceci en main : { $weapon }. Attaque avec `/attack`, ou dégaine autre chose.
sol-refused-aim-full = { $name } ne peut pas viser mieux que +{ $most }. Attaque maintenant avec `/attack`.
sol-refused-no-styles = Project Sol n’a pas de style d’attaque « { $typed } ». Retire `style`.
sol-refused-no-stress = Project Sol n’a pas de stress. Retire `stress`.
sol-refused-already-so = { $name } a déjà cet état : { $state }. Dépense le point autrement, ou termine le tour avec `/turn end`.
sol-refused-already-in-cover = { $name } a déjà cet abri : { $state }. Dépense le point autrement, ou termine le tour avec `/turn end`.
sol-refused-no-wounds = { $name } n’a pas de blessures à soigner. Fais autre chose.
sol-refused-medkit-tried = Les blessures de niveau { $level } { DE($name) } ont toutes eu leur unique essai de médikit. Utilise `/rest` après le combat.
sol-refused-no-medkit = { $name } n’a pas de médikit. Si quelqu’un d’autre en a un, il peut l’utiliser à son tour : `/act action:medkit target:{ $name }`.
sol-refused-buying-forbidden = On n’achète des succès que si le MJ l’autorise (`buying-hits`). Demande au MJ, ou lance le test.
sol-refused-buying-in-combat = On n’achète pas de succès en combat. Lance le test : retire `how: bought hits` et donne une difficulté.
sol-refused-surprise-late = Les tests de surprise viennent avant le combat. MJ : fixe-la toi-même avec `/condition add condition:surprised`.
sol-refused-follows-of-itself = Tu ne peux pas fixer « { $condition } ». Cela dépend des blessures, des points d’action et des tours : change-les avec `/condition add condition:wound` ou `/adjust`.
sol-refused-hours = Dis combien d’heures tu te reposes, de 1 à { $most } : `/rest kind:8 hours`.
sol-refused-no-gear = { $name } n’a pas de matériel à utiliser. Choisis une autre action avec `/act`.
sol-refused-no-attribute = Il n’y a pas d’attribut dans « { $typed } ». Une réserve, c’est une compétence et un attribut, comme `Perception + INT`, ou deux attributs : { $known }.
sol-refused-one-difficulty = Un test a une seule difficulté, et tu en as donné deux : { $one } et { $other }. Laisse-en une.
sol-refused-no-words = Dis ce qu’est { $wound } dans l’histoire : `/act action:note say:a broken rib`.
sol-refused-option = `{ $option }` ne change rien ici. Retire cette option.
sol-refused-option-targets = Cette action n’a pas de cible. Retire `target`.
sol-refused-option-tool = Cette action n’utilise ni arme ni objet. Retire `with`.
sol-refused-option-manner = Il n’y a qu’une façon de faire. Retire `how`.
sol-refused-option-amount = Cette action n’a pas de quantité. Retire `amount`.
sol-refused-option-to = Cette action ne te déplace pas. Retire la case.
sol-refused-option-range = Project Sol ne suit pas les distances. Retire `range`.
sol-refused-option-cover = Ce n’est pas une attaque. Retire `cover`.
sol-refused-option-flanked = Ce n’est pas une attaque. Retire `flanked`.
sol-refused-option-behind = Dans Project Sol, seule la tenaille compte, pas les attaques dans le dos. Retire `behind`.
sol-refused-option-high-ground = La hauteur ne compte pas dans Project Sol. Retire `high_ground`.
