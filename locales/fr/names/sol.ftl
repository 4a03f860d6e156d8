### Ce que nomme le livre de Project Sol, comment sort un jet, et les ressources.

sol-degree-failure = échec
sol-degree-success = réussite
sol-degree-critical-success = réussite critique

sol-result-attack-failure = raté
sol-result-attack-success = touché
sol-result-attack-critical-success = coup critique
sol-result-failure = échec
sol-result-success = réussite
sol-result-critical-success = réussite critique

sol-resource-wounds-one = blessure
sol-resource-wounds-several = blessures
sol-resource-action-points-one = point d’action
sol-resource-action-points-several = points d’action
sol-resource-action-points-short-one = point
sol-resource-action-points-short-other = points

## Actions.

sol-name-action-attack = Attaquer
sol-name-action-defend = Se défendre
sol-name-action-move = Bouger
sol-name-action-take-cover = Se mettre à l’abri
sol-name-action-posture = Se relever/Se coucher
sol-name-action-aim = Viser
sol-name-action-draw = Dégainer une arme
sol-name-action-reload = Recharger
sol-name-action-medkit = Médikit
sol-name-action-use = Utiliser du matériel
sol-name-action-rest = Se reposer
sol-name-action-test = Test
sol-name-action-note = Noter une blessure
sol-name-action-surprise = Test de surprise

## États.

sol-name-condition-wound = blessure
sol-name-condition-last-stand = baroud d’honneur
sol-name-condition-unconscious = inconscience
sol-name-condition-asleep = sommeil
sol-name-condition-surprised = surprise
sol-name-condition-newcomer = arrivée en renfort
sol-name-condition-prone = à plat ventre
sol-name-condition-partial-cover = abri partiel
sol-name-condition-good-cover = bon abri
sol-name-condition-concealed = hors de vue
sol-name-condition-aiming = visée
sol-name-condition-full-defense = défense totale
sol-name-condition-favored = faveur
sol-name-condition-hindered = gêne

## Ce qui figure par son nom sur les fiches.

sol-name-thing-assault-rifle = Fusil d’assaut
sol-name-thing-heavy-pistol = Pistolet lourd
sol-name-thing-knife = Couteau
sol-name-thing-vest = Gilet
sol-name-thing-smoke-grenade = Grenade fumigène
sol-name-thing-sword = Épée
sol-name-thing-light-pistol = Pistolet léger
sol-name-thing-jacket = Blouson
sol-name-thing-motion-scanner = Détecteur de mouvement
sol-name-thing-riot-armor = Armure antiémeute
sol-name-thing-heavy-machine-gun = Mitrailleuse lourde
sol-name-thing-brass-knuckles = Poings américains
sol-name-thing-machine-pistol = Pistolet mitrailleur
sol-name-thing-shotgun = Fusil à pompe
sol-name-thing-shock-baton = Matraque électrique
sol-name-thing-sniper-rifle = Fusil de précision
sol-name-thing-grenade-launcher = Lance-grenades
sol-name-thing-twin-blades = Lames jumelles
sol-name-thing-monoblade = Monolame
sol-name-thing-plating = Blindage
sol-name-thing-power-fist = Gantelet énergétique
sol-name-thing-teeth = Dents
sol-name-thing-bite = Morsure
sol-name-thing-slam = Coup violent
sol-name-thing-hide = Peau épaisse
sol-name-thing-claws = Griffes
sol-name-thing-shell = Carapace
sol-name-thing-needle-gun = Pistolet à aiguilles
sol-name-thing-carbine = Carabine
sol-name-thing-cannon = Canon
sol-name-thing-stomp = Piétinement
sol-name-thing-rotary-gun = Canon rotatif
sol-name-thing-fists = Poings

## Attributs et compétences.

sol-name-skill-longarms = Armes longues
sol-name-skill-sidearms = Armes de poing
sol-name-skill-blades = Lames
sol-name-skill-athletics = Athlétisme
sol-name-skill-perception = Perception
sol-name-skill-unarmed = Mains nues
sol-name-skill-stealth = Discrétion
sol-name-skill-medicine = Médecine
sol-name-skill-heavy-weapons = Armes lourdes
sol-name-skill-clubs = Armes contondantes
sol-name-skill-bod = BOD
sol-name-skill-agi = AGI
sol-name-skill-rea = REA
sol-name-skill-str = STR
sol-name-skill-wil = WIL
sol-name-skill-int = INT
sol-name-skill-log = LOG
sol-name-skill-cha = CHA
sol-name-skill-edge = EDGE

## Prétirés et créatures.

sol-name-archetype-soldier = Soldat
sol-name-archetype-blade = Lame
sol-name-archetype-medic = Médecin
sol-name-archetype-ganger = Voyou
sol-name-archetype-guard = Garde
sol-name-archetype-squad-leader = Chef d’escouade
sol-name-archetype-heavy = Mitrailleur
sol-name-archetype-thug = Cogneur
sol-name-archetype-gang-gunner = Flingueur
sol-name-archetype-raider = Pillard
sol-name-archetype-corpsman = Infirmier
sol-name-archetype-riot-trooper = Soldat antiémeute
sol-name-archetype-marksman = Tireur d’élite
sol-name-archetype-grenadier = Grenadier
sol-name-archetype-stalker = Rôdeur
sol-name-archetype-veteran = Vétéran
sol-name-archetype-assassin = Assassin
sol-name-archetype-exo-trooper = Soldat en exo
sol-name-archetype-warlord = Seigneur de guerre
sol-name-archetype-sewer-rat = Rat d’égout
sol-name-archetype-watchdog = Chien de garde
sol-name-archetype-brute = Brute
sol-name-archetype-burrower = Fouisseur
sol-name-archetype-scout-drone = Drone éclaireur
sol-name-archetype-gun-drone = Drone armé
sol-name-archetype-cyborg = Cyborg
sol-name-archetype-war-walker = Marcheur de guerre
sol-name-archetype-siege-engine = Engin de siège

## Réglages d’une rencontre.

sol-name-setting-auto-end = fin auto
sol-name-setting-buying-hits = achat de succès
sol-name-setting-attack-cost = coût d’attaque
sol-name-setting-reload-cost = coût de rechargement
sol-name-setting-move-cost = coût de déplacement
sol-name-setting-draw-cost = coût pour dégainer
sol-name-setting-posture-cost = coût de posture
sol-name-setting-cover-cost = coût d’abri
sol-name-setting-aim-cost = coût de visée
sol-name-setting-medkit-cost = coût de médikit
sol-name-setting-reaction-cost = coût de réaction
sol-name-setting-reaction-dice = dés de réaction
sol-name-setting-aim-dice = dés de visée
sol-name-setting-aim-most = visée maximum
sol-name-setting-partial-cover = abri partiel
sol-name-setting-good-cover = bon abri
sol-name-setting-level-1-penalty = malus de niveau 1
sol-name-setting-level-2-penalty = malus de niveau 2
sol-name-setting-level-3-penalty = malus de niveau 3

## Champs d’une fiche.

sol-name-field-attributes-bod = Attributs : BOD
sol-name-field-attributes-agi = Attributs : AGI
sol-name-field-attributes-rea = Attributs : REA
sol-name-field-attributes-str = Attributs : STR
sol-name-field-attributes-wil = Attributs : WIL
sol-name-field-attributes-int = Attributs : INT
sol-name-field-attributes-log = Attributs : LOG
sol-name-field-attributes-cha = Attributs : CHA
sol-name-field-attributes-edge = Attributs : EDGE
sol-name-field-skills = Compétences
sol-name-field-weapons = Armes
sol-name-field-armor = Armure
sol-name-field-gear = Matériel
sol-name-field-items = Objets
sol-name-field-medkit = Médikit
sol-name-field-initiative = Initiative
sol-name-field-leader = Meneur
sol-name-field-boxes-level-1 = Cases : niveau 1
sol-name-field-boxes-level-2 = Cases : niveau 2
sol-name-field-boxes-level-3 = Cases : niveau 3
sol-name-field-marks = Marques

## Réactions auto, façons de faire, réglages et autres choix.

sol-name-option-reaction = réaction
sol-name-option-none = aucune
sol-name-option-dodge = esquive
sol-name-option-parry = parade
sol-name-option-ask = demander
sol-name-option-last-point = dernier point
sol-name-option-keep = garder
sol-name-option-spend = dépenser
sol-name-option-wound-words = récit des blessures
sol-name-option-later = plus tard
sol-name-option-2-hours = 2 heures
sol-name-option-8-hours = 8 heures
sol-name-option-24-hours = 24 heures
sol-name-option-melee = corps à corps
sol-name-option-ranged = distance
sol-name-option-yes = oui
sol-name-option-no = non
sol-name-option-full-defense = défense totale
sol-name-option-stand-up = se relever
sol-name-option-go-prone = se coucher
sol-name-option-partial = partiel
sol-name-option-good = bon
sol-name-option-concealed = hors de vue
sol-name-option-flanked = prise en tenaille
sol-name-option-simple = Simple
sol-name-option-average = Moyen
sol-name-option-difficult = Difficile
sol-name-option-very-difficult = Très difficile
sol-name-option-formidable = Redoutable
sol-name-option-absurd = Absurde
sol-name-option-bought-hits = succès achetés
sol-name-option-mark = marque

## Champs d’un état du MJ, et leurs choix.

sol-name-field-kind = Genre
sol-name-field-dice = Dés
sol-name-field-value-least = Valeur minimum
sol-name-field-value-most = Valeur maximum
sol-name-field-value-usual = Valeur habituelle
sol-name-field-lasts = Dure jusqu’à
sol-name-option-buff = bonus
sol-name-option-debuff = malus
sol-name-option-attack = attaque
sol-name-option-defense = défense
sol-name-option-every-test = tous les tests
sol-name-option-scene = scène
sol-name-option-rounds-stop = fin des rounds
sol-name-option-removed = retrait

## Champs d’une entrée de liste.

sol-name-field-entry-name = Nom
sol-name-field-entry-rank = Rang
sol-name-field-entry-skill = Compétence
sol-name-field-entry-attribute = Attribut
sol-name-field-entry-level = Niveau de blessure
sol-name-field-entry-kind = Genre
sol-name-field-entry-points = Points d’action
sol-name-field-entry-critical = Niveaux par réussite critique
sol-name-field-entry-natural = Partie du corps
sol-name-field-entry-dice = Dés
sol-name-field-entry-brief = En une phrase
sol-name-field-entry-threshold = Seuil
sol-name-field-entry-count = Nombre
sol-name-setting-order = ordre
sol-name-setting-delay = tours retardés
sol-name-option-once = une fois
sol-name-option-each-round = chaque round
