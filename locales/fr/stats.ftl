### Statistiques du combat, à la fin d’une rencontre, dans les fichiers et dans Mon personnage

stats-dealt = -# Infligé : { $fighters }
stats-taken = -# Subi : { $fighters }
stats-healed = -# Soins : { $fighters }
stats-fighter = { $name } ({ $amounts })
stats-beaten = { $count ->
    [one] { $count } mise hors de combat
   *[other] { $count } mises hors de combat
}
stats-stopped = { $count ->
    [one] { $count } attaque évitée
   *[other] { $count } attaques évitées
}
stats-wounds = { $count ->
    [one] { $count } blessure
   *[other] { $count } blessures
}
stats-button = Statistiques
stats-title = Statistiques du combat
stats-of = Statistiques du combat : { $name }
stats-name = Nom
stats-column-dealt = Infligé
stats-column-taken = Subi
stats-column-healed = Soigné
stats-column-stopped = Attaques évitées
stats-column-beaten = Hors de combat
stats-column-biggest = Plus gros coup
stats-block = **{ $name }**
    -# { $parts }
stats-part-dealt = infligé : { $amounts }
stats-part-dealt-biggest = infligé : { $amounts } (plus gros coup : { $biggest })
stats-part-taken = subi : { $amounts }
stats-part-healed = soigné : { $amounts }
stats-part-stopped = attaques évitées : { $count }
stats-part-beaten = mises hors de combat : { $count }
stats-part-none = encore ni dégâts, ni soins, ni mise hors de combat
stats-partial = -# Les dégâts aux créatures dont les chiffres sont cachés ne sont pas comptés.
stats-times-title = **La rapidité des joueurs** (toi seul vois ceci)
stats-times-one = { $user } : d’ordinaire { $typical }, au plus { $longest } ({ $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
})
stats-own = Tes statistiques de combat
stats-own-fights = { $count ->
    [one] Dans ton dernier combat sur ce serveur
   *[other] Dans tes { $count } derniers combats sur ce serveur
}
stats-own-line = **{ $system }** ({ $fights ->
    [one] { $fights } combat
   *[other] { $fights } combats
}) : { $parts }
stats-own-none = Tu n’as encore livré aucun combat sur ce serveur.
