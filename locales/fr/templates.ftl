### Variantes plus faibles ou plus fortes d’une créature : `/add template:`, `/add strength:`, le formulaire du MJ, et ce qu’en dit `/rules`.

template-name-weak = Faible
template-name-young = Jeune
template-name-elite = Élite
template-name-boss = Boss
template-called-weak = { $name } faible
template-called-young = Jeune { $name }
template-called-elite = { $name } d’élite
template-called-boss = { $name } (boss)
template-called-weaker = { $name } (en plus faible)
template-called-stronger = { $name } (en plus fort)

## Ce que dit /rules

template-brief-weak = Un représentant plus faible de son espèce. Un MJ l’ajoute avec `/add template:weak`.
template-brief-young = Un représentant pas encore adulte. Un MJ l’ajoute avec `/add template:young`.
template-brief-elite = Un des meilleurs de son espèce. Un MJ l’ajoute avec `/add template:elite`.
template-brief-boss = Le chef de son espèce, de taille à affronter tout un groupe. Un MJ l’ajoute avec `/add template:boss`.
template-about-weak = Plus faible que ses semblables
template-about-young = Pas encore adulte
template-about-elite = Un des meilleurs de son espèce
template-about-boss = De taille à affronter tout un groupe
template-cite = Voici ce qui change et pourquoi. Les valeurs restent dans leurs limites.
template-line = **{ $fields }** { $by }
template-by-percent-up = +{ $percent } % (arrondi au-dessus)
template-by-percent-down = −{ $percent } % (arrondi en dessous)
template-by-steps-up = { $steps ->
    [one] un cran de plus
   *[other] { $steps } crans de plus
}
template-by-steps-down = { $steps ->
    [one] un cran de moins
   *[other] { $steps } crans de moins
}
template-by-yes = passe à « oui »
template-by-no = passe à « non »
template-by-from = { $by } à partir { DE($from) }

## L’aperçu, pour le MJ seul

template-head = ### { $name }
template-head-several = ### { $name } × { $count }
template-head-hidden = { $head } (caché)
template-changed = { $what } { $before } → { $after }
template-changed-somehow = { $what } change
template-more-changes = et { $count } de plus
template-yes = oui
template-no = non
template-none = aucun
template-nothing = Rien ne change : ses valeurs sont à leurs limites.
template-already = Rien ne change : sa force est déjà celle-là.
template-why = -# Pourquoi ? Voir `/rules term:{ $term }`.
template-as-it-is = -# Sans le modèle : { $strength }.
template-searching = Essai de versions plus faibles et plus fortes…
template-strength = **{ $strength }** (±{ $error } %)
template-end-weaker = Ses valeurs ne peuvent pas monter plus haut, sa force reste donc sous celle demandée.
template-end-stronger = Ses valeurs ne peuvent pas descendre plus bas, sa force reste donc au-dessus de celle demandée.
template-foot = { $fights ->
    [one] { $fights } combat simulé
   *[other] { $fights } combats simulés
} avec des prétirés · cible : { $asked }
template-working = Essai d’autres versions…
template-add = Ajouter
template-cancel = Annuler
template-field = Plus faible ou plus forte
template-field-hint = Tu verras ce qui change avant d’ajouter.
template-as-strong = De la force de { $characters ->
    [one] { $characters } personnage
   *[other] { $characters } personnages
}
template-as-strong-part = De la force { DE($part) } de personnage
