### /plan et Mon plan : ce que fait de lui-même le tour d’un joueur.

plan-open = Mon plan
plan-title = Plan · { $name }
plan-as-planned = Selon le plan { DE($name) }
plan-no-longer-fits = { $users } **Le plan { DE($name) } ne marche plus, et c’est le tour { DE($name) }.**
plan-has = a un plan
plan-none = Prévois ton prochain tour, pour que personne n’ait à t’attendre. Toi seul le vois, et tu peux le changer à tout moment.
plan-no-plan = Pas de plan
plan-lines =
    { $count ->
        [one] { $count } ligne
       *[other] { $count } lignes
    }
plan-handed-over = Quelqu’un d’autre joue { $name } pour l’instant : le plan { DE($name) } est en pause.

## Conditions

plan-share =
    { $percent ->
        [25] un quart
        [50] la moitié
        [75] trois quarts
       *[other] { $percent } %
    }
plan-condition-self-below = ta santé est sous { $share }
plan-condition-friend-below = la santé d’un allié est sous { $share }
plan-condition-friend-down = un allié est hors de combat
plan-condition-enemy-near = un ennemi est à côté de toi
plan-condition-stands = { $name } est encore debout
plan-condition-enemies-at-least =
    { $count ->
        [one] au moins { $count } ennemi est encore debout
       *[other] au moins { $count } ennemis sont encore debout
    }
plan-condition-round-from = le round { $round } a commencé
plan-condition-left = il te reste au moins { $amount }
plan-if = Si { $condition }

## Cibles

plan-target-near-enemy = un ennemi à côté de toi
plan-target-most-hurt-enemy = l’ennemi le plus blessé
plan-target-any-enemy = n’importe quel ennemi
plan-target-most-hurt-friend = l’allié le plus blessé
plan-target-fallen-friend = un allié hors de combat
plan-target-self = toi
plan-has-left = quelqu’un qui est parti
plan-or-else = { $first }, sinon { $next }
plan-to-square = { $act } vers { $square }
plan-defend = Se défendre

## Le plan en mots

plan-line = Si { $conditions } : **{ $act }**.
plan-line-always = { $act }.
plan-otherwise-end-turn = Si rien de tout ça ne marche, ton tour finit.
plan-otherwise-tell-me = Si rien de tout ça ne marche, je te préviens.
plan-use-at-once = Le plan démarre dès que c’est ton tour.
plan-use-late = Le plan ne démarre que quand ton temps est écoulé.
plan-spends-nothing = Le plan ne dépense que ce qui revient à chaque tour.
plan-spends = Le plan peut dépenser jusqu’à { $amounts } par tour, en plus de ce qui revient à chaque tour.

## Boutons

plan-preset-guard-when-low = Défense si mal en point
plan-preset-fight-on = Combattre toujours
plan-preset-friends-first = Soigner d’abord
plan-preset-only-guard = Juste se défendre
plan-keep = Garder ce plan
plan-add = Ajouter une ligne
plan-try = Aperçu
plan-play-now = Jouer maintenant
plan-drop = Supprimer le plan

## Menus

plan-when = Si… (deux au plus)
plan-act = Alors…
plan-may-spend = peut dépenser { $amount }
plan-change = Changer le plan…
plan-change-at-once = Démarrer seulement quand mon temps est écoulé
plan-change-late = Démarrer dès que c’est mon tour
plan-change-end-turn = Si rien ne marche, me prévenir
plan-change-tell-me = Si rien ne marche, finir mon tour
plan-remove-line = Supprimer la ligne { $line } : { $text }

## Ce qui vient d’être fait

plan-kept = -# Plan enregistré.
plan-line-removed = -# Ligne supprimée.
plan-dropped = -# Plan supprimé.
plan-full = -# Un plan a cinq lignes au plus. Supprimes-en une pour en ajouter une autre.
plan-tried = En ce moment, le plan commencerait par : **{ $act }**.
plan-tried-end = En ce moment, ton tour finirait simplement.
plan-tried-unfit = En ce moment, rien ne marche : je te préviendrais.
plan-skipped = -# La ligne { $line } est sautée : { $why }.
plan-why-not-offered = tu ne peux pas le faire maintenant
plan-why-no-target = il n’y a personne à viser
plan-why-no-way = tout trajet vers cette case risque une attaque
plan-why-not-allowed = ça coûte plus que le plan ne peut dépenser
plan-why-asks = on te poserait une question
