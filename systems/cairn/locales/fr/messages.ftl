### Phrases et mots de Cairn.

cairn-about = Des bois sombres, trois caractéristiques, des attaques qui touchent toujours, et des cicatrices

## Ce qui se compte

cairn-hp = PP
cairn-damage = dégâts
cairn-str = FOR
cairn-dex = DEX
cairn-wil = VOL
cairn-fatigue = Fatigue

## Sauvegardes : à quoi elles servent

cairn-save-critical-damage = contre les dégâts critiques
cairn-save-morale = pour continuer le combat
cairn-save-retreat = pour s’enfuir
cairn-save-acting-first = pour agir en premier
cairn-save-casting = pour maîtriser le sort
cairn-save-scar = après la cicatrice
cairn-degree-passed = réussi
cairn-degree-failed = raté
cairn-result-passed = réussi
cairn-result-failed = raté

## Raisons

cairn-reason-save = sauvegarde { DE($ability) }
cairn-reason-save-for = sauvegarde { DE($ability) } { $purpose }
cairn-reason-natural-1 = un 1 réussit toujours
cairn-reason-natural-20 = un 20 rate toujours
cairn-reason-impaired = position faible : d4
cairn-reason-enhanced = position forte : d12
cairn-reason-armor = armure
cairn-reason-several-attackers = de plusieurs attaquants, seuls les plus hauts dégâts comptent
cairn-reason-against-detachment = position faible contre un détachement : d4
cairn-reason-by-detachment = position forte d’un détachement : d12
cairn-reason-critical-damage = dégâts critiques
cairn-reason-critical-drain = dégâts critiques ({ $weapon })
cairn-reason-no-strength = plus de FOR
cairn-reason-full-inventory = aucun emplacement libre
cairn-reason-scar-roll = cicatrice : { $scar }
cairn-reason-scar-changes = { $what } : maintenant { $after } au lieu { DE($before) }
cairn-reason-casts = sort lancé : { $spell }
cairn-reason-scroll-gone = parchemin épuisé : { $spell }
cairn-reason-casting-goes-wrong = le sort tourne mal
cairn-reason-recovers = récupère
cairn-reason-first-aid = premiers secours { DE($who) }
cairn-reason-awake = réveil
cairn-reason-able-again = de nouveau capable d’agir
cairn-reason-morale-first = première perte
cairn-reason-morale-half = la moitié n’est plus là
cairn-reason-morale-alone = sans camarades ni PP
cairn-reason-fled = a fui
cairn-reason-routed = en déroute
cairn-reason-joined = a rejoint
cairn-reason-acts-first = avant les ennemis
cairn-reason-acts-after = pas assez vite pour agir en premier
cairn-reason-enemies = après les joueurs
cairn-reason-late = pas assez rapide pour le premier round
cairn-reason-fate-die = Dé du destin
cairn-reason-fate-good = le destin sourit aux joueurs
cairn-reason-fate-bad = le destin est contre les joueurs
cairn-reason-reaction = réaction
cairn-reason-one-side =
    { $which ->
        [players] seuls les joueurs peuvent
        [enemies] seuls les ennemis peuvent
       *[named] seul le camp { $side } peut
    } encore se battre
cairn-reason-no-one = il n’y a plus personne pour combattre

## Cicatrices, par leur numéro dans la table du livre

cairn-scar-1 = cicatrice durable
cairn-scar-2 = coup étourdissant
cairn-scar-3 = raclée
cairn-scar-4 = membre brisé
cairn-scar-5 = maladie
cairn-scar-6 = blessure à la tête
cairn-scar-7 = jarret tranché
cairn-scar-8 = surdité
cairn-scar-9 = cervelle secouée
cairn-scar-10 = membre perdu
cairn-scar-11 = blessure mortelle
cairn-scar-12 = glas

## Libellés

cairn-label-attack = Attaquer
cairn-label-attack-target = Attaquer { $target }
cairn-label-attack-tool = Attaquer : { $tool }
cairn-label-attack-target-tool = Attaquer { $target } : { $tool }
cairn-label-manner = { $attack } ({ $manner })
cairn-label-save = Sauvegarde { DE($ability) }

## Refus

cairn-refused-already-acted = { $name } a déjà agi ce tour-ci. Finis le tour avec `/turn end`.
cairn-refused-no-spellbook = { $name } n’a ni grimoire ni parchemin. Choisis une autre action.
cairn-refused-no-aid = { $name } n’a pas besoin de premiers secours, réservés aux dégâts critiques.
cairn-refused-no-slot = { $name } n’a pas d’emplacement libre pour la Fatigue du sort. Pose d’abord quelque chose, ou lis un parchemin.
cairn-refused-nothing-to-recover = { $name } n’a rien à récupérer. Choisis une autre action.
cairn-refused-one-target = { $weapon } : une seule cible possible. Choisis-en une.
cairn-refused-no-two-weapons = Il faut pour ça à { $name } deux armes de corps à corps à une main. Attaque avec une seule.
cairn-refused-already-has = { $name } a déjà cet état : { $condition }. Choisis autre chose.

## Ce que fait chaque action

cairn-brief-attack = Les attaques touchent toujours. Lance le dé de l’arme et retire l’armure de la cible. La cible perd le reste en PP. Dans `how:`, tu peux choisir enhanced (d12), impaired (d4) ou two weapons.
cairn-brief-cast = Lis un sort d’un grimoire. Il marche toujours et te donne une Fatigue. Un parchemin ne donne pas de Fatigue, mais il est épuisé.
cairn-brief-retreat = Sauvegarde de DEX pour fuir le combat, s’il y a un endroit sûr où aller.
cairn-brief-aid = Stabilise quelqu’un qui a des dégâts critiques, pour lui éviter de mourir dans l’heure.
cairn-brief-recover = Récupère tous les PP perdus. Seules certaines créatures le peuvent.
cairn-brief-save = Lance un d20 quand c’est risqué. Si le résultat ne dépasse pas ta caractéristique, tu réussis. Choisis la caractéristique dans `with:`.
cairn-brief-rest = Un instant de repos rend les PP. Une nuit met aussi fin à la Fatigue. Une semaine rend aussi les caractéristiques.
cairn-brief-die-of-fate = MJ : laisse faire la chance. Lance un d6. À 4 ou plus, cela tourne bien pour les joueurs.
cairn-brief-reaction = MJ : lance 2d6 pour savoir comment un inconnu accueille le groupe, d’hostile à serviable.

## Ce que veut dire chaque état

cairn-brief-critical-damage = Tu ne peux que ramper, et tu meurs dans l’heure sans premiers secours.
cairn-brief-stable = Tu es hors de combat, mais plus en danger de mort. Un repos te remet debout.
cairn-brief-paralyzed = Ta DEX est 0 : tu ne peux pas agir. Une semaine de repos la rend.
cairn-brief-delirious = Ta VOL est 0 : tu ne peux pas agir. Une semaine de repos la rend.
cairn-brief-deprived = Tu ne récupères ni PP ni caractéristiques, et lancer un sort demande une sauvegarde de VOL. Une nuit de repos y met fin.
cairn-brief-doomed = Tu meurs si tu rates ta prochaine sauvegarde contre les dégâts critiques. Si tu la réussis, le glas se tait.
cairn-brief-impaired = Tu attaques d’une position faible : d4 de dégâts.
cairn-brief-enhanced = Tu attaques d’une position forte : d12 de dégâts.
cairn-brief-asleep = Tu dors d’un sommeil léger. Le MJ décide de ce qui te réveille.
cairn-brief-charmed = Tu traites le lanceur comme un ami.
cairn-brief-shielded = Les attaques ordinaires ne te font aucun dégât.
cairn-brief-scar = Un changement qui reste. Le numéro dit de quelle entrée de la table du livre il s’agit.

## Une ligne sur chaque prétiré et créature

cairn-brief-cleric = Un marteau de guerre, une cotte de mailles et un symbole sacré.
cairn-brief-dowser = Trouve ce qui est caché, la faucille à portée de main.
cairn-brief-dwarf = Petit, têtu, fait de racines et de pommes de pin.
cairn-brief-elf = Une épée élégante, un arc et un livre de charmes.
cairn-brief-fighter = Une vouge pour le large, deux lames pour l’étroit.
cairn-brief-friar = De l’eau bénite, de l’hydromel et un lourd sceptre.
cairn-brief-knight = Des mailles, un casque et une épée longue.
cairn-brief-magic-user = Deux grimoires, un bâton et guère plus.
cairn-brief-thief = Deux dagues et une issue.
cairn-brief-ranger = Un arc long, une hachette et de la patience.
cairn-brief-root-goblin = Faible seul, il ne vient donc jamais seul.
cairn-brief-hooded-man = Surveille le bois et boit les âmes.
cairn-brief-cobblehound = Un gardien de pierre. Il ne court pas, mais il mord.
cairn-brief-wood-troll = Des griffes, des dents et des plaies qui se referment.
cairn-brief-frost-elf = Froid, beau et de longue vie.
cairn-brief-boggart = Une petite peste velue.
cairn-brief-bandit = En veut à ta bourse, pas à ta vie.
cairn-brief-wolf = Maigre, affamé et pas seul.
cairn-brief-skeleton = Des os dans de vieilles mailles. Ils ne se lassent pas.
cairn-brief-bandit-gang = Une foule à gourdins. Elle se bat comme un seul corps.

## Ce que fait chaque réglage

cairn-brief-setting-morale = Si les ennemis font une sauvegarde de VOL à leur première perte et quand la moitié n’est plus là. Un ennemi seul la fait à 0 PP.
cairn-brief-setting-auto-end = Si un tour finit de lui-même après son action.

## La fiche en lignes courtes

cairn-sheet-abilities = Caractéristiques
cairn-sheet-abilities-value = FOR { $STR }, DEX { $DEX }, VOL { $WIL }
cairn-sheet-armor = Armure
cairn-sheet-armor-value = { $armor } ({ $names })
cairn-sheet-weapons = Armes
cairn-sheet-weapon = { $name } ({ $dice })
cairn-sheet-spellbooks = Grimoires
cairn-sheet-scroll = { $spell } (parchemin)
cairn-sheet-slots = Emplacements
cairn-sheet-slots-value = { $used } sur { $slots }

## Le combat d’entraînement

cairn-practice-attack-title = Attaquer
cairn-practice-attack-before = Les attaques touchent toujours. On lance le dé de l’arme et on retire l’armure de la cible. Appuie sur l’attaque : je lance.
cairn-practice-attack-after = Tu touches : { $harm }.
cairn-practice-weapons-title = Deux armes
cairn-practice-weapons-two = Deux armes
cairn-practice-weapons-one = Vouge
cairn-practice-weapons-before = Avec deux armes, tu lances les deux dés et le plus haut compte. Une arme lourde lance un dé plus gros.
cairn-practice-protection-title = Protection
cairn-practice-protection-before = Les PP disent si tu évites les coups. Les dégâts au-delà ôtent de la FOR, puis une sauvegarde de FOR décide si tu peux continuer.
cairn-practice-learned = Les attaques touchent toujours : ne te bats que s’il le faut. Les PP reviennent avec un court repos. La FOR, elle, ne revient pas.
