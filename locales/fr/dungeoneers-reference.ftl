### Dungeoneers à consulter : `/rules`, la fiche en lignes courtes, le combat d’entraînement.

## Contenu des règles : armes, équipement, sorts, objets

dungeoneers-size =
    { $size } ({ $wounds } { $wounds ->
        [one] blessure
       *[other] blessures
    }, zone { $threat })
dungeoneers-weapon =
    { $kind } : touche d{ $hit }, percée d{ $pierce }, { $wounds } { $wounds ->
        [one] blessure
       *[other] blessures
    } ({ $type })
dungeoneers-weapon-two-handed = à deux mains
dungeoneers-weapon-threat = menace +{ $threat }
dungeoneers-weapon-toss = lançable
dungeoneers-weapon-range = portée { $range }
dungeoneers-gear = { $slot } : résistance aux sorts { $resistance }, valeur d’armure { $armor }
dungeoneers-gear-needs = demande une puissance { DE($needs) }
dungeoneers-gear-tome = pour lancer des sorts
dungeoneers-gear-focus =
    focaliseur ({ $focus }), { $dice } { $dice ->
        [one] dé
       *[other] dés
    }
dungeoneers-spell = { $inscribed }, { $cost } magica, { $step }
dungeoneers-spell-attack = attaque de sort
dungeoneers-spell-save = sauvegarde ({ $save })
dungeoneers-spell-no-step = ni attaque ni sauvegarde
dungeoneers-item-uses = utilisations : { $uses }
dungeoneers-effect-wounds =
    { $wounds } { $wounds ->
        [one] blessure
       *[other] blessures
    } ({ $type })
dungeoneers-effect-untyped = sans type
dungeoneers-effect-stress = inflige { $stress } stress
dungeoneers-effect-restores =
    soigne { $wounds } { $wounds ->
        [one] blessure
       *[other] blessures
    }
dungeoneers-effect-relieves = retire { $stress } stress
dungeoneers-amount-action-points =
    { $amount } { $count ->
        [one] point d’action
       *[other] points d’action
    }
dungeoneers-amount-movement-points =
    { $amount } { $count ->
        [one] point de mouvement
       *[other] points de mouvement
    }
dungeoneers-amount-reaction-points =
    { $amount } { $count ->
        [one] point de réaction
       *[other] points de réaction
    }
dungeoneers-amount-hit-dice =
    { $amount } { $count ->
        [one] dé de touche
       *[other] dés de touche
    }
dungeoneers-amount-dodge-dice =
    { $amount } { $count ->
        [one] dé d’esquive
       *[other] dés d’esquive
    }
dungeoneers-amount-pierce-dice =
    { $amount } { $count ->
        [one] dé de percée
       *[other] dés de percée
    }
dungeoneers-amount-wounds =
    { $amount } { $count ->
        [one] blessure
       *[other] blessures
    }
dungeoneers-amount-wounds-taken =
    { $amount } { $count ->
        [one] blessure subie
       *[other] blessures subies
    }
dungeoneers-amount-spell-dice =
    { $amount } { $count ->
        [one] dé de sort
       *[other] dés de sort
    }
dungeoneers-amount-spell-pierce-dice =
    { $amount } { $count ->
        [one] dé de percée magique
       *[other] dés de percée magique
    }
dungeoneers-amount-most-hit-dice =
    au plus { $amount } { $count ->
        [one] dé de touche
       *[other] dés de touche
    }
dungeoneers-amount-most-dodge-dice =
    au plus { $amount } { $count ->
        [one] dé d’esquive
       *[other] dés d’esquive
    }
dungeoneers-effect-gain = { $gain }, jusqu’à la fin de la scène

## Où le livre le dit

dungeoneers-cite-weapons = Weapons
dungeoneers-cite-armor = Armor
dungeoneers-cite-spells = Spellcast ; chiffres de Fray
dungeoneers-cite-items = Wounds; Stress ; chiffres de Fray

## La fiche en lignes courtes

dungeoneers-sheet-size = Taille
dungeoneers-sheet-scores = Valeurs
dungeoneers-sheet-initiative = Initiative
dungeoneers-sheet-armor = Valeur d’armure
dungeoneers-sheet-resistance = Résistance aux sorts
dungeoneers-sheet-dodge = Dé d’esquive
dungeoneers-sheet-weapons = Armes
dungeoneers-sheet-gear = Équipement
dungeoneers-sheet-spells = Sorts
dungeoneers-sheet-abilities = Objets et capacités
dungeoneers-sheet-modifiers = Modificateurs
dungeoneers-sheet-effects = Effets
dungeoneers-sheet-when-struck = Si touché
dungeoneers-sheet-lacks = Ne peut pas
dungeoneers-sheet-weak = Sensible à
dungeoneers-sheet-resists = Résiste à
dungeoneers-sheet-not-in-hand = { $item } (pas en main)
dungeoneers-sheet-size-line =
    { $size } : { $wounds } { $wounds ->
        [one] blessure
       *[other] blessures
    }, zone de menace { $range }
dungeoneers-sheet-weapon =
    { $name } (touche d{ $hit }, percée d{ $pierce }, { $wounds } { $wounds ->
        [one] blessure
       *[other] blessures
    }, { $type })
dungeoneers-sheet-spell = { $name } ({ $inscribed }, { $cost } magica)
dungeoneers-sheet-ability = { $name } ({ $cost })
dungeoneers-sheet-ability-trigger = { $name } ({ $cost }, si { $trigger })

## Ce que fait chaque action

dungeoneers-action-attack = Attaque avec une arme. Lance les dés pour toucher, puis pour percer. Si tu réussis les deux, la cible subit les blessures de l’arme. Coûte 1 point d’action. Tu peux prendre du stress pour lancer plus de dés de touche.
dungeoneers-action-cast = Lance un sort d’un grimoire en main, ou un tour de magie. Cela coûte de la magica. À ton tour en combat, cela coûte aussi 1 point d’action. La magica en plus devient des dés de percée magique. Hors combat, pas de sorts nuisibles.
dungeoneers-action-defend = 1 dé d’esquive de plus jusqu’au début de ton prochain tour. Coûte 1 point d’action.
dungeoneers-action-disengage = Tu ne subis pas Menace jusqu’à la fin du prochain déplacement, le tien ou celui d’un autre. En cas d’Empoignade, tu tentes de te libérer. Coûte 1 point d’action.
dungeoneers-action-sprint = Gagne aussitôt 2 points de mouvement. Coûte 1 point d’action.
dungeoneers-action-grapple = Jet de puissance pour saisir une créature dans ta zone de menace. Coûte 1 point d’action.
dungeoneers-action-push = Jet de puissance pour repousser une créature d’une case. Elle doit être dans ta zone de menace. Coûte 1 point d’action.
dungeoneers-action-ready = Paie une action maintenant et fais-la plus tard, avant ou après un tour que tu choisis. Tu peux attaquer, empoigner, pousser, lancer un sort, te défendre ou te désengager. Faire l’action plus tard coûte aussi ton point de réaction.
dungeoneers-action-move = Fais un pas pour 1 point de mouvement. Choisis où dans « how: ». « s’approcher » va vers quelqu’un, « s’écarter » t’éloigne de quelqu’un, « derrière » contourne quelqu’un et « traverser » va vers le premier indiqué et t’éloigne des autres.
dungeoneers-action-stand = Relève-toi quand tu es à terre. Coûte 1 point de mouvement.
dungeoneers-action-drop-prone = Jette-toi à terre à ton tour, gratuitement.
dungeoneers-action-turn = Tourne-toi vers quelqu’un, pour ne pas l’avoir dans le dos. Coûte 1 point de mouvement. Toute action envers quelqu’un te tourne gratuitement vers lui.
dungeoneers-action-release = Lâche la créature que tu tiens, gratuitement.
dungeoneers-action-equip = Dégaine, mets, ramasse ou ôte un objet. Coûte 1 point d’action en combat.
dungeoneers-action-use = Utilise un de tes objets ou une de tes capacités, sur toi ou quelqu’un à portée. Chacun montre son coût.
dungeoneers-action-rest = Un repos court retire du stress, jusqu’à ton endurance. Un repos long retire tout le stress. Un repos complet retire tout le stress et toutes les blessures. Tout repos rend toute la magica.
dungeoneers-action-hazard = MJ : inflige les blessures ou le stress d’une chute, d’un feu, d’une frayeur ou autre, selon les règles.
dungeoneers-action-mend = MJ : soigne des blessures ou retire du stress quand l’histoire le veut.
dungeoneers-action-place = MJ : fixe à quelle distance quelqu’un est des autres : au contact, à 2 cases ou au loin.

## Ce que veut dire chaque état

dungeoneers-condition-threatened = Tu es dans la zone de menace d’un ennemi. Je le vérifie après chaque déplacement. Si tu sors de cette zone, ou si tu y tires ou y lances un sort à distance, tu risques une frappe d’opportunité.
dungeoneers-condition-grappled = Quelqu’un te tient. Tu n’as pas de points de mouvement et ne peux en gagner. Désengage-toi pour tenter de te libérer.
dungeoneers-condition-grappling = Tu tiens quelqu’un. Tes points de mouvement sont divisés par deux, même les nouveaux. Quand tu bouges, tu l’entraînes.
dungeoneers-condition-sprinting = 2 points de mouvement de plus, jusqu’au début de ton prochain tour.
dungeoneers-condition-defensive = 1 dé d’esquive de plus, jusqu’au début de ton prochain tour. Le livre dit aussi « defending ».
dungeoneers-condition-prone = Quand on t’attaque, tu lances au plus 1 dé d’esquive. Si une sauvegarde utilise la prouesse, tu lances au plus 1 dé. Les attaques à distance contre toi lancent au plus 1 dé de touche. Te relever coûte 1 point de mouvement.
dungeoneers-condition-dead = Hors du combat pour de bon. Rien ne soigne les morts.
dungeoneers-condition-disengaged = Tu ne subis pas Menace jusqu’à la fin du prochain déplacement, le tien ou celui d’un autre.
dungeoneers-condition-readied = Tu as payé pour une action qui attend son moment. Tu la perds au début de ton prochain tour.
dungeoneers-condition-facing = Sur une carte, tu regardes dans une direction. Sans carte, tu fais face à quelqu’un ou l’as dans le dos. Toute action envers quelqu’un te tourne gratuitement vers lui.
dungeoneers-condition-enchanted = Tu es sous l’effet d’un sort ou d’un objet.

## Une ligne sur chaque prétiré et créature

dungeoneers-premade-freya = La masse en main et jamais fatiguée.
dungeoneers-premade-suori = Un marteau de guerre et le bras pour le manier.
dungeoneers-premade-alberich = Un nain avec une hache.
dungeoneers-premade-ulfarmi = Lance des sorts, en cuir, le grimoire en main.
dungeoneers-premade-skeleton = Des os qui tiennent encore une lame. Sensible au contondant, dur à percer.
dungeoneers-premade-zombie = Lent et fort, et il ne lâche pas.
dungeoneers-premade-goblin = Petit, rapide, dur à toucher.
dungeoneers-premade-giant-rat = La moindre blessure le tue, mais il y en a toujours d’autres.
dungeoneers-premade-bat = Des ailes au visage. Elle fatigue mais ne fait pas saigner.
dungeoneers-premade-wolf = Renverse sa proie pour la meute.
dungeoneers-premade-wild-boar = Charge fort mais trébuche s’il rate.
dungeoneers-premade-giant-spider = Des toiles de loin, puis du venin.
dungeoneers-premade-bandit = A une dague et pas envie de mourir.
dungeoneers-premade-goblin-slinger = Garde ses distances et cabosse les armures.
dungeoneers-premade-cultist = Ses murmures blessent les esprits faibles.
dungeoneers-premade-guard = Oppose un bouclier à chaque coup.
dungeoneers-premade-orc = Blesse-le, et il enrage.
dungeoneers-premade-witch = Une magie froide et un mauvais œil qui ralentit les esquives des ennemis.
dungeoneers-premade-veteran = Manque-le, et il riposte.
dungeoneers-premade-knight = Peu de lames percent son harnois, mais les sorts, oui.
dungeoneers-premade-ghoul = Des griffes qui engourdissent à travers toute armure.
dungeoneers-premade-wight = Un capitaine mort en mailles. Ne craint que le feu.
dungeoneers-premade-lich = Morte depuis des siècles, experte en anéantissement.
dungeoneers-premade-imp = Jette des escarbilles, bien à l’abri au loin.
dungeoneers-premade-ooze = Les lames lui font peu, et elle t’éclabousse si tu la perces.
dungeoneers-premade-ogre = Un gourdin qui te renverse.
dungeoneers-premade-troll = Ses plaies se referment. Brûle-les.
dungeoneers-premade-stone-giant = Des rochers de loin, un tronc d’arbre de près.
dungeoneers-premade-dragon = Du feu, des griffes et des ailes qui te renversent.

## Ce que décide chaque réaction auto

dungeoneers-reaction-opportune-strike = Si tu dépenses ton point de réaction sur les ennemis qui quittent ta zone, ou y tirent ou lancent un sort à distance.
dungeoneers-reaction-dodge-by = Avec quelle valeur tu résistes aux empoignades et aux poussées.
dungeoneers-reaction-spell-save = Les combattants dont tu laisses passer les sorts, en ratant exprès tes sauvegardes.
dungeoneers-reaction-spell-resistance = Les combattants dont tu laisses passer les sorts, malgré ta résistance aux sorts.
dungeoneers-reaction-readied-act = Qui vise ton action préparée quand elle se déclenche : me demander, le premier à portée, ou personne.
dungeoneers-reaction-turning = Si tu te tournes vers ta cible avant une action, ou gardes ton orientation. Sur une carte, bouger te tourne aussi.
dungeoneers-reaction-reaction = Si tu utilises les réactions de ta fiche quand elles se déclenchent.
dungeoneers-reaction-start = À quelle distance des autres camps tu commences. Règle-le avant le combat ou avant de rejoindre.
dungeoneers-reaction-turn-end = Quand ton tour finit : après ta dernière action, après ton dernier point de toute sorte, ou seulement quand tu le finis. Si tu ne choisis pas, c’est le réglage de la rencontre qui décide.

## Ce que fait chaque réglage

dungeoneers-setting-auto-end = Quand un tour finit de lui-même : sans points d’action ni de mouvement, sans points d’action, ou jamais.
dungeoneers-setting-order = À quelle fréquence il y a un nouvel ordre des tours. Dans le livre, il y en a un à chaque round. Avec « once », le premier vaut pour tout le combat.
dungeoneers-setting-start = À quelle distance les camps commencent.
dungeoneers-setting-ambient-magica = Combien de magica il y a dans l’air. Elle paie d’abord le coût de chaque sort, et le reste devient des dés de percée magique.
dungeoneers-setting-action-points = Combien de points d’action une créature a à son tour.
dungeoneers-setting-movement-points = Combien de points de mouvement une créature a à son tour.
dungeoneers-setting-reaction-points = Combien de points de réaction une créature a par round.
dungeoneers-setting-critical-hits = Facultatif : les coups critiques doublent les blessures de l’arme ou du sort.
dungeoneers-setting-pierce-stress = Facultatif : tu peux aussi prendre du stress pour des dés de percée (`style: pierce 2`).
dungeoneers-setting-magica = Facultatif : la magica d’une créature vaut le double de son esprit.
dungeoneers-setting-spellbane = Facultatif : les lanceurs de sorts perdent des dés pour l’armure et les boucliers qu’ils portent.

## Le combat d’entraînement

dungeoneers-practice-miss = Tu fais { $total } pour toucher. Le mannequin fait { $against } pour esquiver : tu rates.
dungeoneers-practice-no-pierce = Tu fais { $total } pour toucher. Le mannequin fait { $against } pour esquiver : tu touches, mais son armure tient.
dungeoneers-practice-deflected = Tu fais { $total } pour toucher. Le mannequin fait { $against } pour esquiver : tu touches. Tu fais ensuite { $pierce } pour percer son armure { DE($armor) } : elle tient.
dungeoneers-practice-pierced = Tu fais { $total } pour toucher. Le mannequin fait { $against } pour esquiver : tu touches. Tu fais ensuite { $pierce } pour percer son armure { DE($armor) } : il prend { $harm }.
dungeoneers-practice-no-harm = aucune blessure
dungeoneers-practice-attack-title = Trois actions
dungeoneers-practice-attack-before = Tu as trois actions par tour, et une attaque en prend une. Appuie sur l’attaque : je lance les dés et je calcule.
dungeoneers-practice-stress-title = Stress
dungeoneers-practice-stress-before = Tu peux te dépasser. Prends 1 stress pour lancer un dé de plus. Au-delà de ta limite, le stress compte double.
dungeoneers-practice-stress-with = Attaquer, 1 stress
dungeoneers-practice-stress-without = Attaquer sans stress
dungeoneers-practice-stress-after =
    Avec 1 stress, tu avais { $dice } { $dice ->
        [one] dé
       *[other] dés
    }. { $attacked }
dungeoneers-practice-last-title = La dernière action
dungeoneers-practice-last-before = Il te reste une action, puis ton tour finit de lui-même. Se défendre te rend plus difficile à toucher jusqu’à ton prochain tour.
dungeoneers-practice-last-after = Tu gardes Défensive jusqu’à ton prochain tour : 1 dé de plus pour esquiver.
dungeoneers-practice-reaction-title = Une réaction
dungeoneers-practice-reaction-strike = Attaquer
dungeoneers-practice-reaction-save = Garder la réaction
dungeoneers-practice-reaction-before = Le mannequin s’écarte de toi. Tu as une réaction pour le tour des autres. Attaque maintenant, ou garde-la.
dungeoneers-practice-reaction-after = Tu laisses filer le mannequin : tu as toujours ta réaction jusqu’à ton prochain tour.
dungeoneers-practice-learned = Tu as trois actions par tour, et le stress te donne des dés en plus. Ta réaction sert pendant le tour des autres.

dungeoneers-template-half-the-way-down = À mi-chemin d’entraîné à ordinaire. Ce changement vient de Fray, pas du livre (voir Décisions : une valeur de 1 est ordinaire, 3 entraîné, 5 un maître).
dungeoneers-template-the-same-for-magic = La magie change de la même façon. Ce changement vient de Fray, pas du livre.
dungeoneers-template-handles-less-stress = Supporte 1 stress de moins. Ce changement vient de Fray, pas du livre. Pour la règle du livre, voir Stress : du stress à la place des blessures, jusqu’à l’endurance.
dungeoneers-template-a-thinner-hide = Un cuir plus mince. Ce changement vient de Fray, pas du livre. Pour la règle du livre, voir Determining if an Attack Pierces.
dungeoneers-template-the-next-smaller-die = Le dé juste en dessous. Ce changement vient de Fray, pas du livre. Pour la règle du livre, voir Dodge Dice : un d4, sauf si une capacité le change.
dungeoneers-template-one-size-smaller = Une taille de moins, donc encaisse moins de blessures. Ce changement vient de Fray, pas du livre. Pour la règle du livre, voir Wounds : une créature encaisse des blessures selon sa taille.
dungeoneers-template-not-grown-yet = Pas encore adulte, ni de corps ni d’esprit. Ce changement vient de Fray, pas du livre (voir Décisions : une valeur de 1 est ordinaire, 3 entraîné, 5 un maître).
dungeoneers-template-half-the-way-to-trained = À mi-chemin d’ordinaire à entraîné. Ce changement vient de Fray, pas du livre (voir Décisions : une valeur de 1 est ordinaire, 3 entraîné, 5 un maître).
dungeoneers-template-takes-more-stress = Supporte 1 stress de plus. Ce changement vient de Fray, pas du livre. Pour la règle du livre, voir Stress : du stress à la place des blessures, jusqu’à l’endurance.
dungeoneers-template-a-tougher-hide = Un cuir plus épais ou un meilleur équipement. Ce changement vient de Fray, pas du livre. Pour la règle du livre, voir Determining if an Attack Pierces.
dungeoneers-template-the-largest-of-its-kind = Le plus grand de son espèce. Ce changement vient de Fray, pas du livre. Pour la règle du livre, voir Wounds : une créature encaisse des blessures selon sa taille.
dungeoneers-template-from-ordinary-to-trained = D’ordinaire à entraîné. Ce changement vient de Fray, pas du livre (voir Décisions : une valeur de 1 est ordinaire, 3 entraîné, 5 un maître).
dungeoneers-template-not-felled-by-one-spell = Un seul sort ne suffit pas à l’abattre. Ce changement vient de Fray, pas du livre. Pour la règle du livre, voir Spellcasting in Combat.
dungeoneers-template-takes-much-more-stress = Supporte 3 stress de plus, pour tenir plus longtemps face à un groupe. Ce changement vient de Fray, pas du livre. Pour la règle du livre, voir Stress : du stress à la place des blessures, jusqu’à l’endurance.
dungeoneers-template-a-much-tougher-hide = Un cuir bien plus épais. Ce changement vient de Fray, pas du livre. Pour la règle du livre, voir Determining if an Attack Pierces.
