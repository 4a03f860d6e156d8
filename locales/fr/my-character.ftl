### Mon personnage (/me), /turns, /catch-up, et ce qui s’est passé depuis le dernier tour d’un joueur.

## Mon personnage

me-open = Mon personnage
me-your-turn = C’est ton tour
me-others-turn = C’est le tour { DE($name) }, que joue { $player }
me-turn-after = Ton tour vient après { $names }
me-turn-after-many = Ton tour vient après { $count } autres
me-their-turn-after = { $name } joue après { $names }
me-their-turn-after-many = { $name } joue après { $count } autres
me-not-yet = Le combat n’a pas commencé
me-in-hand = { $tools } en main
me-since = **Depuis ton dernier tour :** { $news }
me-died = { $users }, **{ $name }** a perdu la vie. `/me` montre ce que tu peux faire maintenant.
me-dead = **{ $name } a perdu la vie.** Demande au MJ de ramener ton personnage, ou rejoins avec un autre.
me-dead-of-gm = **{ $name } a perdu la vie.** `/gm revive` ramène { $name }.
me-no-one = Tu ne joues personne dans ce combat.
me-no-encounter = Il n’y a pas de rencontre dans ce salon.
me-no-characters = Tu n’as pas encore de personnage.
me-undo = Annuler : { $deed }
me-sheet = Fiche
me-another = Autre personnage…
me-back = Retour
me-close = Fermer
me-join = Rejoindre
me-undone = Annulé : { $deed }.
me-sure-to-undo = Annuler les { $count } actions ? Tu peux les rétablir une par une avec `/redo`.
me-undo-all = Annuler les { $count }

## Réactions auto

me-reactions = Réactions auto
me-no-reactions = Aucune
me-change-reactions = Réactions auto…
me-reactions-how = Choisis d’avance ce que tu fais quand une question se pose, pour que personne n’ait à t’attendre. « Demander » : on te demande chaque fois.
me-reaction-usual = { $answer } (par défaut)
me-reaction = { $about } : { $answer }
me-reaction-set = Réaction auto de **{ $name }** pour « { $about } » : désormais « { $answer } ».

## Se reposer, et ce qui est gardé

me-rest = Repos ({ $kind })
me-rest-unchanged = Le groupe se repose. Rien ne change.
me-rest-not = -# Pas de repos possible maintenant : { $names }.
me-roll-again = Relancer
me-saved = -# Gardé sous « { $name } ».
me-saved-shared = -# Gardé sous « { $name } » pour tout ce serveur.
me-saved-title = Favoris
me-nothing-saved = Rien de gardé pour l’instant. Garde une action ou un jet sous un nom, et refais-le d’une simple pression.
me-saved-with = avec { $tool }
me-saved-at = { $what } sur { $targets }
me-save = Garder « { $what } »…
me-save-title = Garder sous un nom
me-save-name = Nom, comme « mon ouverture »
me-roll-saved = Lancer { $name }
me-do-saved = Utiliser { $name }
me-remove-saved = Supprimer…

## Partir, et un nouveau personnage

me-leave = Quitter le combat…
me-leave-now = Quitter
me-ask-to-leave = Demander au MJ
me-sure-to-leave =
    ### Retirer { $name } du combat ?
    { $name } part aussitôt. Tu peux l’annuler, ou rejoindre à nouveau.
me-sure-to-ask-to-leave =
    ### Retirer { $name } du combat ?
    Le combat est en cours, c’est donc au MJ de décider.
me-make = Nouveau perso…
me-make-title = Nouveau personnage
me-make-name = Nom
me-make-like = Prétiré de départ
    .hint = Les { $shown } premiers sur { $count }. /character new les propose tous.
me-is-ready = **{ $name }** t’attend, avec une fiche vierge.
me-is-ready-like = **{ $name }** t’attend, sur le modèle { DE($like) }.
me-play-it = Rejoins avec `/join character:`.
me-portrait-given = **{ $name }** a maintenant un portrait. Tout le monde le voit quand { $name } agit.
me-portrait-removed = **{ $name }** n’a plus de portrait.
me-portrait = Portrait

## /turns

needed-button = Mes tours
needed-title = On t’attend
needed-turn = **{ $names }** : ton tour
needed-turn-as-gm = **{ $names }** : ton tour en tant que MJ
needed-question = **{ $names }** : une question pour toi
needed-question-as-gm = **{ $names }** : une question pour toi en tant que MJ
needed-check = **{ $names }** : un test à lancer
needed-check-as-gm = **{ $names }** : un test à lancer en tant que MJ
needed-request = { $user } veut rejoindre avec **{ $name }**
needed-whisper = Le MJ a un message rien que pour toi
needed-others = Tu attends
needed-turn-of = { $user } : le tour de **{ $names }**
needed-question-to = { $user } : une question pour **{ $names }**
needed-check-of = { $user } : un test pour **{ $names }**
needed-unread = { $user } : lire ton aparté
needed-turns-of = { $who } : leur tour
needed-questions-to = { $who } : une question chacun
needed-checks-of = { $who } : un test
needed-due = échéance { $time }
needed-pinged = ping { $time }
needed-away = absent
needed-away-until = absent, de retour { $time }
needed-go = Y aller
needed-more = -# … et { $count } de plus
needed-no-one = Personne ne t’attend sur ce serveur.
needed-for-absent =
    { $count ->
        [one] Un combat a besoin de toi, car quelqu’un est absent. Tu peux y agir à sa place.
       *[other] Des combats ont besoin de toi, car des gens sont absents. Tu peux y agir à leur place.
    }
needed-next = -# { $turn } (**{ $name }**, dans ce salon).
needed-next-of-gm = -# { $turn } (dans ce salon).

## /catch-up

caught-up-button = Résumé
caught-up-since-turn = Depuis ton dernier tour
caught-up-since-joined = Depuis ton arrivée
caught-up-since-round = Depuis le début du round
caught-up-since-beginning = Jusqu’ici
caught-up-two = { $name } { $first } et { $last }
caught-up-run = { $name } { $first } à { $last }
caught-up-hit = Attaque réussie : { $actors } sur { $targets }.
caught-up-hit-for = Attaque réussie : { $actors } sur { $targets }, { $amounts }{ $count ->
        [one] { "" }
       *[other] { " " }au total
    }.
caught-up-attacked = Attaque : { $actors } sur { $targets }, avec quelques dégâts.
caught-up-attacked-for = Attaque : { $actors } sur { $targets }, { $amounts }{ $count ->
        [one] { "" }
       *[other] { " " }au total
    }.
caught-up-missed = Attaque sans effet : { $actors } sur { $targets }.
caught-up-hurt = Blessures : { $names }.
caught-up-lost = Perte pour { $names } : { $amounts }{ $count ->
        [one] { "" }
       *[other] { " " }au total
    }.
caught-up-healed = Soins : { $actors } pour { $targets }.
caught-up-healed-for = Soins : { $actors } pour { $targets }, { $amounts }{ $count ->
        [one] { "" }
       *[other] { " " }au total
    }.
caught-up-recovered = Récupération : { $names }.
caught-up-regained = Récupération : { $names }, { $amounts }{ $count ->
        [one] { "" }
       *[other] { " " }au total
    }.
caught-up-got = Gain pour { $names } : { $amounts }{ $count ->
        [one] { "" }
       *[other] { " " }au total
    }.
caught-up-died = **Pertes : { $names }.**
caught-up-fell = **Hors de combat : { $names }.**
caught-up-rose = De nouveau debout : { $names }.
caught-up-gained = Nouveau pour { $names } : { $conditions }.
caught-up-ended = Fini pour { $names } : { $conditions }.
caught-up-joined = Dans le combat : { $names }.
caught-up-left = Hors du combat : { $names }.
caught-up-skipped = Tour passé : { $names }.
caught-up-acted = { $actors } : { $act }.
caught-up-acted-at = { $actors } : { $act } ({ $targets }).
caught-up-moved = Déplacement : { $actors } vers { $places }.
caught-up-moved-somewhere = Déplacement : { $actors }.
caught-up-more = -# … et { $count } de plus, dans `/log show`.
caught-up-nothing = Il ne s’est rien passé d’important.
caught-up-your-side = Ton camp : { $states }.
caught-up-players = Les joueurs : { $states }.

## Depuis le dernier tour d’un joueur. $target : « toi » ou un nom.

since-you = toi
since-hit = Attaque réussie : { $actor } contre { $target }.
since-hit-for = Attaque réussie : { $actor } contre { $target }, { $amounts }.
since-missed = Attaque sans effet : { $actors } contre { $target }.
since-healed = Soins : { $actor } pour { $target }.
since-healed-for = Soins : { $actor } pour { $target }, { $amount }.
since-gave = { $actor } pour { $target } : { $amount }.
since-gained = Nouveau pour { $target } : { $conditions }.
since-ended = Fini pour { $target } : { $conditions }.
left-fight =
    { $how ->
        [fled] En fuite : { $names }.
        [surrendered] Reddition : { $names }.
        [conceded] Forfait : { $names }.
        [banished] { $count ->
            [one] Bannissement
           *[other] Bannissements
        } : { $names }.
       *[captured] { $count ->
            [one] Capture
           *[other] Captures
        } : { $names }.
    }
since-dead =
    { $names } { $count ->
        [one] a
       *[other] ont
    } perdu la vie.
since-down =
    { $names } { $count ->
        [one] est
       *[other] sont
    } hors de combat.
since-up =
    { $names } { $count ->
        [one] est
       *[other] sont
    } de nouveau debout.
since-more = { $count } de plus dans le journal.
