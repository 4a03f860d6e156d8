### Ce que `/rules`, les menus et l’entraînement disent de Mastery.

mastery-level = Un niveau de maîtrise qui donne +{ $modifier } aux jets de la compétence. Avec { $name } en Résistance, tu as { $stamina } d’endurance.
mastery-level-cite = Mastery Level Modifiers; Stamina Formula
mastery-attack-type = Coûte { $cost } d’endurance, que tu touches ou non. L’attaque a +{ $bonus }.
mastery-attack-type-plain = Coûte { $cost } d’endurance, que tu touches ou non. L’attaque n’a pas de bonus.
mastery-attack-type-cite = Types of Attacks

mastery-briefs-actions-attack = Attaque contre la Défense de la cible. Une attaque rapide coûte 2 d’endurance, une précise 4 (avec +2 au jet) et une puissante 6 (avec +4).
mastery-briefs-actions-defend = Choisis si tu bloques ou esquives désormais. Si tu y consacres l’action de ton tour, ta première défense avant ton prochain tour est gratuite (règle maison).
mastery-briefs-actions-special = Teste une compétence contre un nombre ou une compétence de la cible. Choisis ta compétence dans « with: » et son coût en endurance dans « amount: ». Dis ton but dans « how: », comme « vs 12 », « vs Defense », « harm vs Defense » ou « stun vs 14 ».
mastery-briefs-actions-move = Sur une carte, va vers n’importe quelle case accessible. C’est gratuit, autant de fois que tu veux à ton tour.
mastery-briefs-actions-rest = Un repos court rend 25 % de ton endurance, un repos long la rend en entier. Les deux mettent fin à la fatigue et raniment les combattants à bout de forces.
mastery-briefs-conditions-exhausted = À 25 % de ton endurance ou moins, tu as −2 à tous les jets et bouges plus lentement (narratif). Prend fin au-dessus de 25 %.
mastery-briefs-conditions-unsteady = Tu tiens encore debout à 0 d’endurance après un jet de stabilité. À chaque dégât ou dépense, tu relances. Prend fin au-dessus de 0.
mastery-briefs-conditions-recovering = Tu es encore debout à 0 d’endurance, mais tu perds ton prochain tour. Tu te défends normalement.
mastery-briefs-conditions-advantage = À ta prochaine attaque, lance deux d20 et garde le plus haut. L’avantage dure jusqu’à cette attaque ou jusqu’à la fin de la scène.
mastery-briefs-conditions-prepared = Règle maison : ta première défense avant ton prochain tour ne coûte pas d’endurance.
mastery-briefs-conditions-stunned = Règle maison : tu perds ton prochain tour. Tu te défends normalement.
mastery-briefs-conditions-fatigued = Règle maison : −2 à tous les jets jusqu’au repos. Ne se cumule pas avec Épuisement.
mastery-briefs-conditions-disoriented = Règle maison : −1 à ta prochaine défense.
mastery-briefs-conditions-status = Tout autre statut. Le MJ le décrit dans « note: ». Il est purement narratif, sans effet sur les chiffres.
mastery-briefs-archetypes-bryn = Une gardienne de phare devenue escrimeuse, qui porte encore la flamme.
mastery-briefs-archetypes-wren = Palefrenière, avec une lance empruntée et l’oreille fine.
mastery-briefs-archetypes-tobin = Un garde de la ville dans sa deuxième année, qui sait tenir une porte.
mastery-briefs-archetypes-isolde = Une duelliste à gages : vive, précise, jamais là quand le coup tombe.
mastery-briefs-archetypes-brannoc = Un vétéran qui use ceux qu’il ne peut vaincre.
mastery-briefs-archetypes-sefa = Une capitaine d’épée avec un peu de tempête dans les mains.
mastery-briefs-archetypes-aurelio = Un champion royal, invaincu depuis neuf étés.
mastery-briefs-archetypes-mother-kestrel = Une maîtresse de la lame qui enseigne aux autres maîtres.
mastery-briefs-archetypes-opponent = Un partenaire d’entraînement aux compétences égales, qui se défend comme dans l’exemple du livre.
mastery-briefs-archetypes-level = { $level } en tout.
mastery-briefs-standing-orders-defense = Comment tu te défends : au plus économique, toujours en bloquant, toujours en esquivant, ou je te demande chaque fois. Le plus économique est l’esquive si elle est gratuite, et le blocage sinon.
mastery-briefs-settings-win = Comment le combat se gagne : « last standing » (dernier debout), ou « first to N hits » (premier à N touches). Les touches comptent pour tout le camp.
mastery-briefs-settings-defense = Ce qui se passe sans défense par défaut : « standing » prend la plus économique, « ask » demande chaque fois.
mastery-briefs-settings-auto-end = Si un tour finit de lui-même après son action.
## Le combat d’entraînement

mastery-practice-miss = { $roll } La défense du mannequin est { $against } : tu rates.
mastery-practice-hit = { $roll } La défense du mannequin est { $against }. Tu la bats de { $difference }, et le mannequin perd { $harm }.
mastery-practice-lessons-manner-title = Choisir une attaque
mastery-practice-lessons-manner-before = L’endurance est à la fois ton souffle et ta santé : attaquer en coûte, et les coups l’entament. Plus l’attaque est forte, plus elle coûte.
mastery-practice-lessons-manner-quick = Rapide · 2 end.
mastery-practice-lessons-manner-focused = Précise · 4 end.
mastery-practice-lessons-manner-powerful = Puissante · 6 end.
mastery-practice-lessons-defense-title = Se défendre
mastery-practice-lessons-defense-before = Le mannequin t’attaque. Une défense coûte 1 d’endurance, mais l’esquive est gratuite si ta Vitesse est supérieure.
mastery-practice-lessons-defense-hit = { $roll } Ta défense est { $against } : tu perds { $harm }. Plus l’attaque bat ta défense, plus tu perds.
mastery-practice-lessons-defense-stopped = { $roll } Ta défense est { $against } : tu arrêtes l’attaque.
mastery-practice-lessons-ready-title = Souffler
mastery-practice-lessons-ready-before = C’est ton tour. Défends-toi pour rendre ta prochaine défense gratuite, ou attaque encore.
mastery-practice-lessons-ready-after = Ta défense est prête : ton prochain blocage ou ta prochaine esquive avant ton tour est gratuit.
mastery-practice-learned = Choisis la force de tes attaques, et défends-toi quand je demande. Surveille ton endurance : à 0, tes forces peuvent lâcher.

mastery-template-one-level-less = Un niveau de moins. Ce changement vient de Fray, pas du livre. Pour la règle du livre, voir Mastery Level Modifiers : un niveau vaut +1 à chaque jet.
mastery-template-less-stamina = Un niveau de moins, donc moins d’endurance. Ce changement vient de Fray, pas du livre. Pour la règle du livre, voir Fatigue and Stamina Calculation : l’endurance vaut 10 × indice², avec l’indice 1 pour le niveau le plus bas et 7 pour le plus haut.
mastery-template-less-training = Un niveau de moins aux jets où l’entraînement compte. La Vitesse et l’endurance ne changent pas. Ce changement vient de Fray, pas du livre. Pour la règle du livre, voir Mastery Level Modifiers : un niveau vaut +1 à chaque jet.
mastery-template-one-level-more = Un niveau de plus. Ce changement vient de Fray, pas du livre. Pour la règle du livre, voir Mastery Level Modifiers : un niveau vaut +1 à chaque jet.
mastery-template-more-stamina = Un niveau de plus, donc plus d’endurance. Ce changement vient de Fray, pas du livre. Pour la règle du livre, voir Fatigue and Stamina Calculation : l’endurance vaut 10 × indice², avec l’indice 1 pour le niveau le plus bas et 7 pour le plus haut.
mastery-template-two-levels-more = Deux niveaux de plus. Ce changement vient de Fray, pas du livre. Pour les règles du livre, voir Mastery Level Modifiers (un niveau vaut +1 à chaque jet) et Advantage (tu l’as dès deux niveaux au-dessus de la compétence adverse).
mastery-template-much-more-stamina = Trois niveaux de plus, donc assez d’endurance pour tenir plus longtemps face à un groupe. Ce changement vient de Fray, pas du livre. Pour la règle du livre, voir Fatigue and Stamina Calculation : l’endurance vaut 10 × indice², avec l’indice 1 pour le niveau le plus bas et 7 pour le plus haut.
