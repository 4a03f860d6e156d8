### Ce que nomme le livre de Mastery, comment sort un jet, et les ressources.

mastery-degrees-critical = critique
mastery-degrees-solid = franc
mastery-degrees-glancing = éraflure
mastery-degrees-blocked = bloqué
mastery-degrees-matched = égalité
mastery-degrees-success = réussite
mastery-degrees-failure = échec
mastery-degrees-pass = réussi
mastery-degrees-fail = raté
mastery-results-critical = coup critique
mastery-results-solid = coup franc
mastery-results-glancing = éraflure
mastery-results-blocked = bloqué
mastery-results-matched = égalité, donc bloqué
mastery-results-success = réussite
mastery-results-failure = échec
mastery-results-pass = réussi
mastery-results-fail = raté
mastery-resource-stamina = endurance
mastery-resource-stamina-counted = endurance
mastery-resource-stamina-harm = dégâts
mastery-resource-action-one = action
mastery-resource-action-several = actions

## Actions.

mastery-name-action-attack = Attaquer
mastery-name-action-defend = Se défendre
mastery-name-action-special = Action spéciale
mastery-name-action-move = Bouger
mastery-name-action-rest = Se reposer

## États.

mastery-name-condition-exhausted = Épuisement
mastery-name-condition-unsteady = Chancellement
mastery-name-condition-recovering = Récupération
mastery-name-condition-advantage = Avantage
mastery-name-condition-prepared = Défense prête
mastery-name-condition-stunned = Étourdissement
mastery-name-condition-fatigued = Fatigue
mastery-name-condition-disoriented = Désorientation
mastery-name-condition-status = Statut

## Compétences.

mastery-name-skill-athletics = Athlétisme
mastery-name-skill-insight = Perspicacité
mastery-name-skill-fire-magic = Magie du feu
mastery-name-skill-situational-awareness = Vigilance
mastery-name-skill-intimidation = Intimidation
mastery-name-skill-acrobatics = Acrobaties
mastery-name-skill-grappling = Lutte
mastery-name-skill-storm-magic = Magie des tempêtes
mastery-name-skill-leadership = Commandement
mastery-name-skill-stealth = Discrétion
mastery-name-skill-offense = Attaque
mastery-name-skill-defense = Défense
mastery-name-skill-endurance = Résistance
mastery-name-skill-speed = Vitesse
mastery-name-skill-tactical-combat = Combat tactique

## Prétirés et créatures.

mastery-name-archetype-bryn = Bryn
mastery-name-archetype-wren = Wren
mastery-name-archetype-tobin = Tobin
mastery-name-archetype-isolde = Isolde
mastery-name-archetype-brannoc = Brannoc
mastery-name-archetype-sefa = Sefa
mastery-name-archetype-aurelio = Aurelio
mastery-name-archetype-mother-kestrel = Mère Kestrel
mastery-name-archetype-opponent = Adversaire
mastery-name-archetype-novice-fighter = Combattant novice
mastery-name-archetype-competent-fighter = Combattant compétent
mastery-name-archetype-adept-fighter = Combattant adepte
mastery-name-archetype-advanced-fighter = Combattant avancé
mastery-name-archetype-expert-fighter = Combattant expert
mastery-name-archetype-elite-fighter = Combattant d’élite
mastery-name-archetype-master-fighter = Maître combattant

## Réglages d’une rencontre.

mastery-name-setting-win = victoire
mastery-name-setting-defense = défense
mastery-name-setting-auto-end = fin auto

## Champs d’une fiche.

mastery-name-field-offense = Attaque
mastery-name-field-defense = Défense
mastery-name-field-endurance = Résistance
mastery-name-field-speed = Vitesse
mastery-name-field-tactical-combat = Combat tactique
mastery-name-field-specials = Spécialités
mastery-name-field-items = Objets

## Réactions auto, façons de faire, réglages et autres choix.

mastery-name-option-defense = défense
mastery-name-option-cheapest = la moins chère
mastery-name-option-block = blocage
mastery-name-option-dodge = esquive
mastery-name-option-ask = demander
mastery-name-option-last-standing = dernier debout
mastery-name-option-first-to-1-hit = premier à 1 touche
mastery-name-option-first-to-3-hits = premier à 3 touches
mastery-name-option-first-to-5-hits = premier à 5 touches
mastery-name-option-standing = permanente
mastery-name-option-short = court
mastery-name-option-long = long
mastery-name-option-novice = Novice
mastery-name-option-competent = Compétent
mastery-name-option-adept = Adepte
mastery-name-option-advanced = Avancé
mastery-name-option-expert = Expert
mastery-name-option-elite = Élite
mastery-name-option-master = Maître
mastery-name-option-quick = rapide
mastery-name-option-focused = précise
mastery-name-option-powerful = puissante
mastery-name-option-glancing = éraflure
mastery-name-option-solid = franc
mastery-name-option-critical = critique
mastery-name-option-harm = blesser
mastery-name-option-stun = étourdir
mastery-name-option-fatigue = fatiguer
mastery-name-option-disorient = désorienter
mastery-name-option-harm-vs-defense = blesser contre Défense
mastery-name-option-vs-defense = contre Défense
mastery-name-option-stun-vs-defense = étourdir contre Défense
mastery-name-option-fatigue-vs-defense = fatiguer contre Défense
mastery-name-option-disorient-vs-defense = désorienter contre Défense
mastery-name-option-vs-8 = contre 8
mastery-name-option-vs-10 = contre 10
mastery-name-option-vs-12 = contre 12
mastery-name-option-vs-15 = contre 15
mastery-name-option-vs-18 = contre 18
mastery-name-option-vs-20 = contre 20

## Champs d’un état du MJ, et leurs choix.

mastery-name-field-kind = Genre
mastery-name-field-tires = Malus à tous les jets
mastery-name-field-unguards = Malus à la prochaine défense
mastery-name-field-loses-turn = Perd son prochain tour
mastery-name-field-while-up = Prend fin si les forces lâchent
mastery-name-field-lasts = Dure jusqu’à
mastery-name-option-buff = bonus
mastery-name-option-debuff = malus
mastery-name-option-yes = oui
mastery-name-option-no = non
mastery-name-option-scene = scène
mastery-name-option-removed = retrait
mastery-name-option-lost-turn = tour perdu
mastery-name-option-next-turn = prochain tour

## Champs d’une entrée de liste.

mastery-name-field-entry-name = Nom
mastery-name-field-entry-level = Niveau
mastery-name-field-entry-count = Nombre
mastery-name-setting-order = ordre
mastery-name-setting-delay = tours retardés
mastery-name-option-once = une fois
mastery-name-option-each-round = chaque round
