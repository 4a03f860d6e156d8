### Project Sol à consulter : `/rules`, la fiche en lignes courtes, le combat d’entraînement.

## Chiffres qui sont les nôtres et non ceux du livre

sol-house-mark = fixé par Fray, pas par le livre
sol-house-marked = { $what } ({ sol-house-mark })
sol-house-marked-all = { $what } (le tout fixé par Fray, pas par le livre)
sol-house-bounds = { $what }, { $least } à { $most } ({ sol-house-mark })
sol-house-attack-cost = { $figure } pour attaquer
sol-house-reload-cost = { $figure } pour recharger
sol-house-move-cost = { $figure } pour bouger
sol-house-draw-cost = { $figure } pour dégainer une arme
sol-house-posture-cost = { $figure } pour se relever ou se coucher
sol-house-cover-cost = { $figure } pour se mettre à l’abri
sol-house-aim-cost = { $figure } pour viser
sol-house-medkit-cost = { $figure } pour utiliser un médikit
sol-house-reaction-cost = { $figure } pour esquiver ou parer
sol-house-reaction-dice = { $figure } en plus pour ta défense si tu esquives ou pares
sol-house-aim-dice = { $figure } pour la prochaine attaque à chaque visée
sol-house-aim-most = { $figure } au plus pour la visée
sol-house-partial-cover = { $figure } en plus pour une défense derrière un abri partiel
sol-house-good-cover = { $figure } en plus pour une défense derrière un bon abri
sol-house-level-1-penalty = { $figure } en moins dès une blessure de niveau 1
sol-house-level-2-penalty = { $figure } en moins dès une blessure de niveau 2
sol-house-level-3-penalty = { $figure } en moins dès une blessure de niveau 3

## Contenu du glossaire

sol-glossary-threshold = Un seuil de { $value }.
sol-glossary-weapon = { $skill } + { $attribute }, niveau { $level }, { $kind } ({ sol-house-mark }).
sol-glossary-armor = Armure, { $dice } ({ sol-house-mark }).
sol-glossary-tool = { $does } : { $skill } + { $attribute } contre { $threshold } ({ sol-house-mark }).
sol-glossary-house = { $what }. Le MJ peut le fixer de { $least } à { $most }.
sol-tool-smoke-grenade = Met de la fumée entre toi et tes ennemis
sol-tool-motion-scanner = Montre ce qui bouge derrière un mur
sol-cite-tests = Décision « Tests »
sol-cite-content = Décision « Creatures and equipment »
sol-cite-tools = Actions in Combat
sol-cite-house = Décision « Attack »

## La fiche en lignes courtes

sol-sheet-attributes = Attributs
sol-sheet-skills = Compétences
sol-sheet-weapons = Armes
sol-sheet-armor = Armure
sol-sheet-gear = Matériel
sol-sheet-initiative = Initiative
sol-sheet-boxes = Cases de blessure
sol-sheet-marks = Marques
sol-sheet-medkit = Médikit { $rating }
sol-sheet-initiative-pool = REA + INT
sol-sheet-initiative-bonus = REA + INT + { $bonus }
sol-sheet-initiative-leader = { $pool }, meneur
sol-sheet-boxes-of-level = { $count } de niveau { $level }
sol-weapon-level = niveau { $level }
sol-weapon-cost =
    { $points } { $points ->
        [one] point
       *[other] points
    } d’action
sol-weapon-critical =
    { $levels } { $levels ->
        [one] niveau
       *[other] niveaux
    } par réussite critique

## Ce que fait chaque action

sol-action-attack = Lance compétence + attribut. La cible lance REA + INT. Si tu as au moins autant de succès que la cible, tu la blesses. Coûte { $cost }.
sol-action-defend = Choisis comment tu réagis aux attaques : esquiver, parer (corps à corps seulement), ne rien faire, ou décider chaque fois. La défense totale prend tous tes points du tour ({ sol-house-mark }).
sol-action-move = Déplace-toi. Sur une carte, jusqu’à { $squares } cases { DE($meters) } m. Tu perds ta visée et ton abri. Coûte { $cost }.
sol-action-take-cover = Mets-toi derrière un abri partiel ou bon, si le MJ le permet. L’abri ajoute des dés à tes défenses jusqu’à ce que tu bouges. Sur une carte, va plutôt derrière quelque chose. Coûte { $cost }.
sol-action-posture = Couche-toi, ou relève-toi. À plat ventre, tu lances 2 dés de plus pour esquiver les attaques à distance et 2 de moins pour celles au corps à corps. Coûte { $cost }.
sol-action-aim = Chaque visée donne 1 dé de plus à ta prochaine attaque, jusqu’à 3. Tu les perds si tu bouges ou reçois une blessure. Coûte { $cost }.
sol-action-draw = Dégaine une autre arme de ta fiche. Choisis-la dans `with:`. Coûte { $cost }.
sol-action-reload = Recharge ton arme. Je ne compte pas les chargeurs : l’histoire dit quand l’un est vide. Coûte { $cost }.
sol-action-medkit = Medicine + LOG + la valeur du médikit pour retirer la blessure du plus bas niveau de quelqu’un à portée. Une blessure de niveau 1, 2 ou 3 demande 1, 3 ou 5 succès, avec un seul essai par blessure. Coûte { $cost }.
sol-action-use = Utilise du matériel de ta fiche. Lance sa compétence + son attribut, et paie ses points d’action.
sol-action-rest = Repose-toi quelques heures, sans dépenser de points d’action. BOD + WIL pour chaque blessure, le plus bas niveau d’abord. Une blessure de niveau 1, 2 ou 3 demande 1, 3 ou 5 succès après 2, 8 ou 24 heures de repos complet.
sol-action-test = Fais un test demandé par le MJ. Dans `with:`, choisis la réserve, comme « Perception + INT ». Dans `how:`, choisis la difficulté, de Simple à Absurd. Pour acheter des succès au lieu de lancer, choisis « succès achetés » dans `how:`. Si tu as un adversaire, désigne-le dans `target:`.
sol-action-note = Décris une de tes blessures avec tes mots. Choisis-la dans `with:`. Sinon, c’est la dernière.
sol-action-surprise = Lance REA + INT quand le MJ demande un test de surprise avant le combat. Avec moins de 3 succès, tu commences avec 1 point d’action.

## Ce que veut dire chaque état

sol-condition-wound = Une blessure qui remplit une de tes cases. La valeur est son niveau, de 1 à 3. Les blessures d’un même niveau ne te retirent des dés qu’une fois, quel que soit leur nombre ({ sol-house-mark }).
sol-condition-last-stand = Tu as au moins autant de blessures que BOD. Tes points d’action ne reviennent plus. Sans point restant, tu perds connaissance.
sol-condition-unconscious = Tu n’as plus de points d’action dans ton baroud d’honneur. Tu te défends sans dés jusqu’à avoir moins de blessures que BOD.
sol-condition-asleep = K.-O., drogue ou sommeil, au choix du MJ. Tu restes sans connaissance jusqu’au retrait de cet état, mais tu peux te reposer.
sol-condition-surprised = Tu n’as qu’un point d’action jusqu’à la fin de ton premier tour. Tu peux le dépenser pour une réaction.
sol-condition-newcomer = Tu as rejoint en cours de round et n’as pas de tour avant le prochain. Tu peux réagir.
sol-condition-prone = Tu es à plat ventre. 2 dés de plus pour esquiver les attaques à distance, 2 de moins pour celles au corps à corps.
sol-condition-partial-cover = Jusqu’à ce que tu bouges, un abri partiel ajoute { $dice } à tes défenses ({ sol-house-mark }).
sol-condition-good-cover = Jusqu’à ce que tu bouges, un bon abri ajoute { $dice } à tes défenses ({ sol-house-mark }).
sol-condition-concealed = Personne n’a de ligne de vue sur toi : aucune attaque ne peut te viser.
sol-condition-aiming = La valeur est le nombre de dés en plus à ta prochaine attaque ({ sol-house-mark }). Tu les perds si tu bouges ou reçois une blessure.
sol-condition-full-defense = Tu lances ta WIL en dés de plus à chaque défense jusqu’à ton prochain tour ({ sol-house-mark }).
sol-condition-favored = Le MJ te donne des dés de plus à tous tes tests sauf encaissement et récupération. La valeur dit combien.
sol-condition-hindered = Le MJ retire des dés à tous tes tests sauf encaissement et récupération. La valeur dit combien.

## Une ligne sur chaque prétiré et créature

sol-premade-soldier = Un fusil, un gilet et de l’entraînement.
sol-premade-blade = Rapide, de près et sans bruit.
sol-premade-medic = Garde les autres debout.
sol-premade-ganger = Des muscles de rue et un flingue bon marché.
sol-premade-guard = La sécurité d’entreprise en blouson.
sol-premade-squad-leader = Lance l’initiative pour tout son camp.
sol-premade-heavy = Armure antiémeute et mitrailleuse.
sol-premade-thug = Des poings et le crâne épais.
sol-premade-gang-gunner = Trois rafales par tour.
sol-premade-raider = Un fusil à pompe, mortel s’il touche bien.
sol-premade-corpsman = Soigne les autres, même sous le feu.
sol-premade-riot-trooper = Blindé, fonce matraque au poing.
sol-premade-marksman = Un tir par tour, mais une blessure profonde.
sol-premade-grenadier = Un lance-grenades lent, mais qui blesse profondément.
sol-premade-stalker = Dur à toucher, trois entailles par tour.
sol-premade-veteran = Un fusil, un gilet, un médikit et de vieilles cicatrices.
sol-premade-assassin = Rapide et mortel de près.
sol-premade-exo-trooper = Une armure ambulante avec mitrailleuse.
sol-premade-warlord = Mène, tire, pare et soigne.
sol-premade-sewer-rat = De la vermine. Une blessure la tue.
sol-premade-watchdog = Mord d’abord, mais se blesse vite.
sol-premade-brute = Dur à abattre. Touche rarement, mais fort.
sol-premade-burrower = Des griffes venues du sol, trois fois par tour.
sol-premade-scout-drone = Petit, rapide et fragile.
sol-premade-gun-drone = Tire jusqu’à ce qu’une blessure l’arrête.
sol-premade-cyborg = Un poing d’acier et du blindage.
sol-premade-war-walker = Un canon sur pattes.
sol-premade-siege-engine = Une forteresse qui roule et tire.

## Ce que décide chaque réaction auto

sol-reaction-reaction = Ce que tu fais quand on t’attaque : rien, esquiver, parer (corps à corps seulement), ou me demander chaque fois.
sol-reaction-last-point = Si ta réaction auto peut dépenser ton dernier point d’action dans un baroud d’honneur. Quand elle le fait, tu perds connaissance.
sol-reaction-wound-words = Si je te demande de décrire chaque blessure pour l’histoire. Sinon, tu peux le faire plus tard : `/act action:note`.

## Ce que fait chaque réglage

sol-setting-auto-end = Un tour finit de lui-même quand il ne reste plus de points d’action.
sol-setting-buying-hits = Hors combat, les joueurs peuvent acheter 1 succès par tranche de 4 dés d’une réserve au lieu de lancer.

## Le combat d’entraînement

sol-practice-you-rolled = Tu as lancé { $dice }. Chaque 5 ou 6 est un succès : tu as { $hits }. Le mannequin a { $against } en défense.
sol-practice-it-rolled = Le mannequin a lancé { $dice }. Chaque 5 ou 6 est un succès : il a { $hits }. Tu as { $against } en défense.
sol-practice-points-title = Points
sol-practice-points-before = Tu as 3 points. Une attaque en coûte 2, le troisième sert à bouger ou esquiver. Appuie sur l’attaque : je lance les dés.
sol-practice-points-hit = { $rolled } Tu touches, et le mannequin prend { $harm }.
sol-practice-points-miss = { $rolled } Tu rates.
sol-practice-jacket-its = aucune blessure, car son blouson arrête le coup
sol-practice-done-title = Finir ton tour
sol-practice-done-button = J’ai fini
sol-practice-done-before = Il te reste 1 point, pas assez pour une autre attaque. Dis que tu as fini, et les autres agissent.
sol-practice-done-after = Ton tour est fini et tes points sont revenus. Le mannequin t’attaque.
sol-practice-dodge-title = Réagir ou non
sol-practice-dodge-dodge = Esquiver · 1 point
sol-practice-dodge-take = Ne pas réagir
sol-practice-dodge-parry = Parer · 1 point
sol-practice-dodge-before = Esquiver ou parer coûte 1 point d’action et ajoute 2 dés à ta défense. Ou ne réagis pas et garde le point.
sol-practice-dodge-hit = { $rolled } Il te touche et tu prends { $harm }.
sol-practice-dodge-miss = { $rolled } L’attaque rate.
sol-practice-jacket-yours = aucune blessure, car ton blouson l’arrête
sol-practice-learned = Tu as 3 points par round pour tout ce que tu fais. Gardes-en un pour esquiver, et dis quand tu as fini.

sol-template-2-fewer-dice = 2 dés de moins dans chaque compétence (un dé vaut en moyenne un tiers de succès). Ce changement vient de Fray, pas du livre.
sol-template-1-die-fewer = 1 dé de moins dans chaque compétence (un dé vaut en moyenne un tiers de succès). Ce changement vient de Fray, pas du livre.
sol-template-2-more-dice = 2 dés de plus dans chaque compétence (un dé vaut en moyenne un tiers de succès). Ce changement vient de Fray, pas du livre.
sol-template-4-more-dice = 4 dés de plus dans chaque compétence (un dé vaut en moyenne un tiers de succès). Ce changement vient de Fray, pas du livre.
sol-template-fewer-boxes-of-both-levels = 1 case de moins à chacun des niveaux 1 et 2. Ce changement vient de Fray, pas du livre. Pour la règle du livre, voir Damage in Combat › Wounds : les PNJ peuvent avoir leurs propres cases.
sol-template-fewer-boxes-of-level-1 = 1 case de moins au niveau 1. Ce changement vient de Fray, pas du livre. Pour la règle du livre, voir Damage in Combat › Wounds : les PNJ peuvent avoir leurs propres cases.
sol-template-more-boxes-of-both-levels = 1 case de plus à chacun des niveaux 1 et 2. Ce changement vient de Fray, pas du livre. Pour la règle du livre, voir Damage in Combat › Wounds : les PNJ peuvent avoir leurs propres cases.
sol-template-many-more-boxes-of-both-levels = 2 cases de plus à chacun des niveaux 1 et 2. Ce changement vient de Fray, pas du livre. Pour la règle du livre, voir Damage in Combat › Wounds : les PNJ peuvent avoir leurs propres cases.
sol-template-more-boxes-of-level-3 = 1 case de plus au niveau 3, pour tenir plus longtemps face à un groupe. Ce changement vient de Fray, pas du livre. Pour la règle du livre, voir Damage in Combat › Wounds : les PNJ peuvent avoir leurs propres cases.
sol-template-not-grown-yet = Pas encore adulte, donc moins fort, et le baroud d’honneur commence 1 blessure plus tôt. Ce changement vient de Fray, pas du livre. Pour la règle du livre, voir Last stand : commence avec autant de blessures que BOD.
sol-template-quicker-and-tougher = 1 dé de plus pour les réactions, et le baroud d’honneur commence 1 blessure plus tard. Ce changement vient de Fray, pas du livre. Pour les règles du livre, voir Physical Combat (réactions) et Last stand (commence avec autant de blessures que BOD).
sol-template-much-quicker-and-tougher = 2 dés de plus pour les réactions, et le baroud d’honneur commence 2 blessures plus tard. Ce changement vient de Fray, pas du livre. Pour les règles du livre, voir Physical Combat (réactions) et Last stand (commence avec autant de blessures que BOD).
sol-template-better-armor = 1 dé de plus pour l’encaissement. Ce changement vient de Fray, pas du livre. Pour la règle du livre, voir Damage in Combat : chaque succès à ce test baisse le niveau.
sol-template-much-better-armor = 2 dés de plus pour l’encaissement. Ce changement vient de Fray, pas du livre. Pour la règle du livre, voir Damage in Combat : chaque succès à ce test baisse le niveau.
sol-template-faster-to-act = 1 dé de plus à l’initiative. Ce changement vient de Fray, pas du livre. Pour la règle du livre, voir Determining Initiative Order.
sol-template-much-faster-to-act = 2 dés de plus à l’initiative. Ce changement vient de Fray, pas du livre. Pour la règle du livre, voir Determining Initiative Order.
sol-template-better-with-weapons = 1 dé de plus avec la plupart des armes. Ce changement vient de Fray, pas du livre.
sol-template-leads-the-others = Lance l’initiative une fois pour tout son camp (voir Determining Initiative Order : une initiative fixe, lancée par leur meneur).
