### Chances, pronostics, équilibre, chance aux dés : `/odds`, `/gm forecast`, `/gm balance`, `/luck`, et l’alerte du MJ.

## Parts et chances

share-at-most = { $percent } % ou moins
share-at-least = { $percent } % ou plus
share-under-one = moins de 1 %
share-over-99 = plus de 99 %
share-percent = { $percent } %

## /gm forecast

forecast-title = Pronostic
forecast-counting = Simulation des premiers combats…
forecast-stop = Arrêter
forecast-nothing-to-stop = Rien à arrêter : ce calcul est fini ou périmé. Redemande pour en avoir un nouveau.
forecast-draws = Égalité : { $share }
forecast-won = Qui gagne
forecast-down = Hors de combat à la fin
forecast-losses = { $side } : **{ $few } sur { $all }**
forecast-likeliest = le plus souvent { $who }
forecast-rounds = Rounds
forecast-over-in-round = Fini en général au round **{ $middle }**.
forecast-over = Fini en général au round **{ $middle }** ({ $early }–{ $late } dans la plupart des combats).
forecast-turns = Le round **{ $round }** décide de tout : c’est là qu’on tombe le plus.
forecast-no-turn = Personne ne tombe.
forecast-foot = { $fights ->
    [one] { $fights } combat simulé
   *[other] { $fights } combats simulés
} · graine { $seed } · tout le monde en pilote auto, dans son style (par défaut : féroce)
forecast-state-working = Simulation en cours : { $percent } % (but ±1 %).
forecast-state-done = Terminé.
forecast-ended-stopped = Arrêté avant la fin.
forecast-ended-newer = Arrêté : tu as demandé un calcul plus récent.
forecast-ended-late = Arrêté : Discord ne me laisse mettre à jour un message que pendant 15 minutes.
forecast-hidden-in = { $count ->
    [one] Compte { $count } créature cachée dès le début.
   *[other] Compte { $count } créatures cachées dès le début.
}
forecast-hidden-out = { $count ->
    [one] Ne compte pas { $count } créature cachée.
   *[other] Ne compte pas { $count } créatures cachées.
} Pour compter les créatures cachées, utilise `/gm forecast hidden:True`.
forecast-chart-losses = Combien tombent, par round
forecast-chart-over = Combats qui finissent, par round
forecast-chart-side-players = Joueurs
forecast-chart-side-enemies = Ennemis
forecast-chart-read = { $side } hors de combat, par round : { $byRound }.
forecast-chart-read-over = Combats qui finissent, par round : { $byRound }.

## /odds

odds-title = Chances : { $name }
odds-button = Chances
odds-back = Retour
odds-choose = Choisis une action…
odds-working = -# Calcul en cours…
odds-about-anything = inconnu
odds-about = environ { $from }–{ $to } %
odds-staked = { $act }, mise { $points }
odds-stake = mise { $points } : { $chance }
odds-or-at = { $act } (mêmes chances pour { $others })
odds-and-at = { $act } et { $others }
odds-each = { $chance } chacun
odds-at-square = { $act } en { $square }
odds-as-likely = -# Mêmes chances : { $acts }
odds-from = { $act }, depuis { $tile }
odds-away = -# « depuis … » : la cible est hors d’atteinte pour l’instant. Les chances valent pour une attaque depuis cette case.
odds-kept-highest = les { $kept } plus hauts
odds-kept-higher = le plus haut
odds-kept-highest-one = le plus haut
odds-kept-lowest = les { $kept } plus bas
odds-kept-lower = le plus bas
odds-kept-lowest-one = le plus bas
odds-needs-face = { $face } au d{ $sides }
odds-needs = { $least } ou plus au d{ $sides }
odds-needs-most = { $most } ou moins au d{ $sides }
odds-against = { $own } contre { $theirs }
odds-critical = { $chance } de critique
odds-degree = { $chance } { $degree }
odds-down = { $chance } de mettre la cible hors de combat
odds-left =
    { $chance } { $how ->
        [fled] de faire fuir la cible
        [surrendered] d’obtenir sa reddition
        [conceded] d’obtenir son forfait
        [banished] de bannir la cible
       *[captured] de capturer la cible
    }
odds-own = niveaux de blessure
odds-costs = coûte { $amounts }
odds-own-down = { $chance } de tomber toi-même
odds-own-left = { $chance } de te retrouver hors du combat
odds-like-kind = -# Les chiffres { DE($names) } sont cachés. Ces chances supposent une créature typique de ce genre.
odds-nothing = { $name } ne peut attaquer personne pour l’instant.
odds-more = -# Il y a d’autres actions. Utilise `/odds target: with:` pour les voir.
odds-off-turn = -# Ces chances valent comme si c’était ton tour.
odds-rolled = -# Les chances avec ± viennent de jets simulés (graine { $seed }). Ils n’utilisent pas les dés du combat, et rien n’est enregistré.
odds-private = -# Rien n’est lancé ni enregistré.

## Chance aux dés

luck-rolls = { $count ->
    [one] { $count } jet
   *[other] { $count } jets
}
luck-fights = { $count ->
    [one] { $count } combat
   *[other] { $count } combats
}
luck-hits = { $count ->
    [one] { $count } succès
   *[other] { $count } succès
}
luck-title = Chance aux dés
luck-average = moyenne, meilleure qu’à { $percent } % des tables
luck-good = meilleure qu’à { $percent } % des tables
luck-bad = pire qu’à { $percent } % des tables
luck-too-few = trop peu de jets pour le dire
luck-several = { $name } × { $those }
luck-kept-higher = { $rolls } × le plus haut de { $of }d{ $sides }
luck-kept-highest = { $rolls } × le plus haut de { $of }d{ $sides }
luck-dice-average = { $average }, d’ordinaire { $usual }
luck-dice-average-each = { $average } chacun, d’ordinaire { $usual }
luck-dice-hits = { $hits }, d’ordinaire { $usual }
luck-dice-low = { $fell } (plus bas, c’est mieux)
luck-how = Chaque jet compte autant, quels que soient les dés. 50 %, c’est la moyenne.
luck-no-one = Aucun jet ne compte encore pour la chance aux dés.
luck-more = { $count ->
    [one] … et { $count } autre
   *[other] … et { $count } autres
}
luck-button = Chance aux dés
luck-own = Ta chance aux dés
luck-yours = **{ $luck }**, pour les personnages que tu as joués dans { $fights } ({ $rolls })
luck-none-of-yours = Tu n’as encore lancé aucun dé dans les combats de ce serveur.
luck-scene = Chance aux dés dans « { $name } »
luck-turned = Tournants
luck-whose =
    chances de victoire { $which ->
        [players] des joueurs
        [enemies] des ennemis
       *[named] du camp { $side }
    }
luck-whose-first =
    chances de victoire { $which ->
        [players] des joueurs
        [enemies] des ennemis
       *[named] du camp { $side }
    }, { $first } au début
luck-state-working = Recherche des tournants : { $percent } %.
luck-state-none = Aucune action n’a fait basculer le combat à elle seule.
luck-state-done = D’après des combats simulés avant et après chaque action.
luck-state-ended = { $how } Il peut y avoir d’autres tournants.

## /gm balance

balance-between = { $easy } serait trop facile, et { $hard } serait trop difficile.
balance-even-easy = Même { $easy } serait trop facile.
balance-even-hard = Même { $hard } serait trop difficile.
balance-title = ### Un combat à la mesure { DE($party) }
balance-as-it-is = ### Le combat tel qu’il est
balance-how = -# Chances de victoire des joueurs, d’après des combats simulés.
balance-how-on-top = -# Chances de victoire des joueurs, avec tous ceux qui sont déjà dans le combat.
balance-counting = Simulation des premiers combats…
balance-difficulty-easy = Facile
balance-difficulty-fair = Équilibré
balance-difficulty-hard = Difficile
balance-difficulty-deadly = Mortel
balance-difficulty-hopeless = Sans espoir
balance-heading-open = **{ $difficulty }** · { $from } % ou plus
balance-heading = **{ $difficulty }** · { $from }–{ $to } %
balance-losses = { $few } sur { $party } du groupe tombent
balance-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
balance-one-more = avec un ennemi de plus : { $share }
balance-one-more-foe = Un ennemi de plus { $likes }
balance-one-more-player = Un personnage joueur de plus { $likes }
balance-like = comme { $name } : { $share }
balance-stands = Actuellement : **{ $share }** · { $difficulty }
balance-won-of = { $won } sur { $fights } gagnés
balance-too-few-fights = trop peu de combats pour en être sûr
balance-stands-unsure = Actuellement : **{ $wins }** · trop peu de combats pour en être sûr
balance-no-fight = Les joueurs n’ont pas encore d’ennemis.
balance-too-hard = Le combat est déjà plus que mortel, il n’y a donc rien à ajouter.
balance-nothing-for = { $heading } : rien trouvé. { $nearest }
balance-nothing = Aucune créature du livre ne convient. { $nearest }
balance-state-searching = Essai { DE($kinds) } créatures… { $settled } faites.
balance-state-sharpening = Simulation en cours : { $percentDone } %.
balance-state-done = Terminé.
balance-foot = { $fights ->
    [one] { $fights } combat simulé
   *[other] { $fights } combats simulés
} · graine { $seed } · sans carte, renforts indemnes
balance-warns = `/gm set setting:uneven value:30-95` t’avertit si, au début d’un combat, les joueurs n’ont pas entre 30 et 95 % de chances de gagner.
balance-hidden-in = { $count ->
    [one] Compte { $count } créature cachée dès le début.
   *[other] Compte { $count } créatures cachées dès le début.
}
balance-hidden-out = { $count ->
    [one] Ne compte pas { $count } créature cachée.
   *[other] Ne compte pas { $count } créatures cachées.
} Pour compter les créatures cachées, utilise `/gm balance hidden:True`.
balance-bring = Ajouter au combat…
balance-others = Autres idées
balance-suggest = Proposer plus…
balance-in-panel = Équilibre…

## L’alerte d’un combat inégal, pour le MJ

uneven-often-none = dans **aucun** des combats simulés
uneven-often-all = dans **tous** les combats simulés
uneven-often = dans **{ $share }** des combats simulés
uneven-title = ### Un combat inégal
uneven-too-hard = Victoire des joueurs { $often }. Tu voulais une alerte sous { $percent } %.
uneven-too-easy = Victoire des joueurs { $often }. Tu voulais une alerte au-dessus de { $percent } %.
uneven-foot = { $fights ->
    [one] { $fights } combat simulé
   *[other] { $fights } combats simulés
} · graine { $seed } · Change tes limites avec `/gm set setting:uneven`. Les joueurs ne voient pas ceci.
uneven-one-more = Chances à 1 de plus
uneven-ideas = Créatures à ajouter…

## La force d’une créature, dans les menus

strength-name = Force
strength-to-one = { $creatures } valent 1 personnage
strength-worth-one = vaut 1 personnage
strength-to-one-about = environ { $creatures } valent 1 personnage
strength-worth-one-about = vaut environ 1 personnage
strength-worth-about = vaut environ { $characters } personnages
strength-worth = vaut { $characters } personnages
