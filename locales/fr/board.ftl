### Le plateau, la fiche de la rencontre, l’ordre des tours et les listes autour, dans le salon et en privé.

## Le plateau et le message d’un tour

board-scene = Rencontre : { $names }
scene-gained = **Nouveau dans la rencontre : { $condition }.**
scene-gained-why = **Nouveau dans la rencontre : { $condition }** ({ $why }).
scene-ended = Fini pour la rencontre : { $condition }.
scene-counted = **{ $resource } : { $change }** ({ $why }).
board-turn-now = En cours
board-turn-done = ✓ Fini
board-line-in-words =
    { $side ->
        [enemies] { $name } (adverse)
        [others] { $name } (neutre)
       *[players] { $name }
    }{ $turn ->
        [now] , en cours
        [done] , fini
       *[later] { "" }
    } :
board-in-log = -# { $count } de plus dans le journal
board-in-details = -# { $count } de plus dans *Détails*
board-details = Détails
board-left-fight =
    { $how ->
        [fled] En fuite
        [surrendered] Reddition
        [conceded] Forfait
        [banished] Bannissement
       *[captured] Capture
    } : { $names }
board-dead =
    { $names } { $count ->
        [one] a perdu la vie
       *[other] ont perdu la vie
    }
board-out-of = { $value } sur { $all }
board-your-turn = { $names }, à toi.
board-your-turn-together = { $names } : à vous, dans l’ordre de votre choix.
board-turnless = sans tour à soi
board-left = { $users } **Reste pour { $name } : { $first }**{ $more }.
board-left-nothing = rien
board-turn-of-absent =
    { $gms } Au tour de **{ $names }**, mais { $users } { $count ->
        [one] n’est pas là
       *[other] ne sont pas là
    }. Joue le tour, termine-le ou attends.
board-next = -# Ensuite : { $names }
board-next-player = { $name } ({ $user })
board-creatures-turn = { $now }.
board-creatures-turn-then = { $now }, puis { $next }.
board-waits-for = -# { $name } décide d’abord.
board-waits-for-gm = -# Le MJ décide d’abord.
board-waits-for-several = -# { $names } décident d’abord.
board-nothing-done =
    { $names } { $count ->
        [one] ne fait rien
       *[other] ne font rien
    }.
board-cut-short =
    { $names } { $count ->
        [one] n’a
       *[other] n’ont
    } pas encore agi.
board-others = { $count } de plus

## Boutons sous un tour

board-several = { $count } cibles
board-again = { $act }, encore
board-priced = { $manner } : { $verb }{ $bonus }{ $joint }coûte { $cost }
board-attack-by = { $name } attaque { $target }
board-run-as-before =
    { $count ->
        [2] Les deux
       *[other] Tous
    } : comme avant
board-run-attacks =
    { $count ->
        [2] Les deux : attaquer
       *[other] Tous : attaquer
    } { $target }
board-run-ends =
    { $count ->
        [2] Finir les deux tours
       *[other] Finir tous les tours
    }
board-which-of-yours = C’est le tour de plusieurs de tes personnages. Qui agit ?

board-all-done =
    { $count ->
        [2] Finir les deux tours
       *[other] Finir tous les tours
    }
board-always = Toujours { $answer }, sans demander
board-end-turn = Fin du tour
board-done = J’ai fini
board-is-next = Au tour { DE($name) }
board-more = Plus…

## La fiche épinglée

card-phase-gathering = on attend des joueurs
card-phase-fighting = en cours
card-phase-aftermath = combat en pause
card-phase-ended = terminée
card-head = MJ { $gms }
card-more = { $count } de plus
card-no-one = Personne n’a encore rejoint.
card-how-to = -# Joueurs : **Rejoindre**, ou `/join`. MJ : `/add`, puis `/initiative`.
card-waiting-for = On attend { $names }.
card-seal = -# Les dés sont scellés. SHA-256 de leur graine : `{ $commitment }`
card-rest-seed = -# Graine des dés des repos précédents : `{ $seed }`

## Ce qui se passe à la table hors du récit

table-setting-gone = **{ $name }** reprend sa valeur par défaut.
table-together =
    { $names } { $count ->
        [one] agit
       *[other] agissent
    } désormais avec le groupe **{ $group }**.
table-alone =
    { $names } { $count ->
        [one] agit de nouveau à part
       *[other] agissent de nouveau séparément
    }.
table-gms = MJ : { $users }.
table-apart = { $one } et { $other } : { $position }.
table-apart-reset = { $one } et { $other } reviennent à leur distance de départ.
table-order = Ordre des tours : { $names }.
table-no-turn = Pas de tour pour { $names } ({ $why }).
table-nothing = C’est fait.
table-no-math = Il n’y a pas de calcul à montrer.
state-is = { $name } : { $how }.
state-is-collapsed = { $name } est à bout de forces.
state-left =
    { $how ->
        [fled] { $name } a pris la fuite.
        [surrendered] { $name } a rendu les armes.
        [conceded] { $name } a déclaré forfait.
        [banished] { $name } n’est plus là, victime d’un bannissement.
       *[captured] { $name } est en captivité.
    }
state-has = { $name } : { $what }.
state-up = de nouveau debout

## La fin d’un combat

victory-players = Victoire des joueurs : il ne reste aucun ennemi debout.
victory-enemies = Victoire des ennemis : il ne reste aucun personnage joueur debout.
victory-side = Victoire du camp { $side } : il ne reste personne d’autre debout.
side-players = joueurs
side-enemies = ennemis
victory-draw = Personne n’a gagné : il n’y a plus personne debout.
victory-beaten = -# Hors de combat : { $names }.
victory-more = -# et { $count } de plus
victory-next = MJ : termine la rencontre ou continue le combat.
victory-next-rests = MJ : termine la rencontre ou continue le combat. Joueurs : choisissez un repos pour récupérer.
victory-next-all-dead = MJ : termine la rencontre ou continue le combat. Joueurs : `/join` avec un autre personnage pour continuer.
victory-open = Le combat est fini.
victory-rounds =
    { $rounds } { $rounds ->
        [one] round
       *[other] rounds
    }
victory-best = plus gros coup : { $actor } sur { $target }, { $harm }
victory-fallen = Pertes : { $names }.
victory-defeated = Vaincus : { $names }.
victory-end = Finir la rencontre…
victory-go-on = Continuer

## Le calcul des jets et des dégâts

math-no-dice = aucun dé
math-lost = { $rolled } (écartés : { $faces })
math-brings = touche pour { $amount }
math-no-harm = aucun dégât
math-no-harm-why = aucun dégât ({ $why })
math-from = { $harm } : { $why }
math-back = récupère { $amount }
math-dropped = { $kept }, écarté { $dropped }
math-rerolled = { $kept } (relancé au lieu de { $first } : { $why })
math-hits =
    { $hits } { $hits ->
        [one] succès
       *[other] succès
    }
math-net-hits =
    { $hits } { $hits ->
        [one] succès net
       *[other] succès nets
    }
math-at-most =
    { $why } : { $most } { $most ->
        [one] dé
       *[other] dés
    } au plus
math-more-dice =
    { $why } : { $count } { $count ->
        [one] dé de plus
       *[other] dés de plus
    }
math-fewer-dice =
    { $why } : { $count } { $count ->
        [one] dé de moins
       *[other] dés de moins
    }
math-against = contre { $other }
math-decided-by = { $goal }, mais { $what }
math-decided-too = { $goal }, { $what }
math-heals = { $who } : **{ $what }** rend des PV
math-decided = { $result } ({ $what })
math-needed = { $result } (il fallait { $goal })
math-needed-under = { $result } (il fallait { $goal } ou moins)
math-place = { $line }, place { $place } sur { $of }
math-order = Ordre : { $line }
math-more = et { $count } de plus
math-more-lines =
    et encore { $count } { $count ->
        [one] ligne
       *[other] lignes
    } de calcul

## Comment vont les combattants

vitality-up = debout
vitality-down = hors de combat
vitality-down-mastery = à bout de forces
vitality-dead = sans vie
vitality-fled = en fuite
vitality-surrendered = reddition
vitality-conceded = forfait
vitality-banished = bannissement
vitality-captured = en captivité
standing-unhurt = indemne
standing-hurt = blessures légères
standing-bloodied = en sang
standing-near-death = à l’agonie
standing-brink = au bord du gouffre
standing-this-turn = ce tour
standing-until-next-turn = jusqu’au prochain tour
standing-until-turn-of-source = jusqu’au prochain tour de la source
standing-rounds-left =
    { $count } { $count ->
        [one] round
       *[other] rounds
    }
standing-turns-left =
    { $count } { $count ->
        [one] tour
       *[other] tours
    }
standing-more = { $count } de plus

## L’ordre des tours

turns-round = Round { $round }
round-record = Empreinte du journal jusqu’ici : { $hash }
board-then-round = Puis, au round { $round } :
turns-before-rounds = Avant le combat
turns-after-rounds = Après le combat
turns-waiting = On attend
turns-next = Maintenant
turns-still = Encore en train d’agir
turns-acts-last-now = **{ $name }** agit maintenant en dernier.
turns-acts-before-now = **{ $name }** agit maintenant juste avant **{ $before }**.
turns-moved-together = { $names } agissent en groupe et ont donc changé de place ensemble.
turns-turn-passed = C’est maintenant le tour { DE($names) }.
turns-whole-turn-again =
    { $names } { $count ->
        [one] avait entamé son tour et en aura un entier
       *[other] avaient entamé leur tour et en auront un entier
    }.
turns-turn-lost =
    { $names } { $count ->
        [one] n’a
       *[other] n’ont
    } plus de tour ce round.
turns-acts-again =
    { $names } { $count ->
        [one] agit
       *[other] agissent
    } une deuxième fois ce round.
event-text = { $mark }. { $words }
event-line = **{ $mark }** : { $rounds }, { $place }
event-hidden = { $line } (caché)
event-condition-rounds = { $condition } ({ $count ->
        [one] { $count } round
       *[other] { $count } rounds
    })
event-to = pour { $who }
event-to-everyone = tout le monde
event-to-players = les personnages des joueurs
event-to-side =
    { $which ->
        [players] le camp des joueurs
        [enemies] le camp des ennemis
       *[named] le camp { $side }
    }
event-to-area = toute la zone { $from }–{ $to }
event-saves = sauvegarde : { $what } contre { $against }
event-save = { $what } contre { $against } : { $roll }
event-save-under = { $what }, { $against } ou moins : { $roll }
event-save-of = { $name }, { $save }
event-each-round = chaque round
event-from = à partir du round { $round }
event-once = au round { $round }
event-between = aux rounds { $from }–{ $until }
event-at-end = à la fin du round
event-at-initiative = à l’initiative { $score }
event-before = juste avant le tour { DE($name) }
event-after = juste après le tour { DE($name) }
event-countdown = **{ $mark }** : { $left ->
        [0] ce round
        [one] au prochain round
       *[other] dans { $left } rounds
    }
event-reminder = { $gms } : un événement vient de se déclencher. Joue ce qu’il provoque.
event-planned = **{ $mark }** approche.
event-set = Événement enregistré. { $line }
event-removed = Événement supprimé : **{ $mark }**
event-none = Aucun événement pour l’instant. Ajoute une action d’antre, une tempête ou un compte à rebours. Chacun a sa place dans l’ordre des tours, aux rounds de ton choix.
event-button = Événements…
event-title = Événements
event-add = Nouvel événement…
event-effect-button = Effet…
event-remove = Supprimer
delay-button = Retarder…
delay-ask =
    ### Retarder le tour { DE($name) } ?
    Tout le tour est repoussé à plus tard dans ce round. Choisis après qui agir, ou attends et appuie sur *Agir ensuite* le moment venu. Si { $name } attend encore à la fin du round, le tour est perdu.
delay-after = Agir après…
delay-wait = Attendre
delay-act-next = Agir ensuite
delay-waiting =
    { $names } { $count ->
        [one] attend son moment
       *[other] attendent leur moment
    }. Pour agir juste après : *Plus…*, puis *Agir ensuite*.
turns-this-round-only = L’ordre des tours change à chaque round : cela ne vaut que pour celui-ci.

## État, conditions et personnages

phase-gathering = On attend des joueurs : `/join`. Le MJ lance le combat avec `/initiative`.
phase-aftermath = Le combat est en pause. MJ : `/initiative` pour continuer, `/encounter end` pour finir.
phase-ended = Cette rencontre est terminée. Tu peux récupérer avec `/rest`. Un MJ lance la suivante avec `/encounter start`.
overview-told =
    Les joueurs { $told ->
        [exact] voient les chiffres exacts des créatures
        [words] voient en mots comment vont les créatures
       *[hidden] ne voient pas comment vont les créatures
    }.
overview-on-turn = En cours : { $line }
overview-done = { $line } (fini)
overview-more-in-fight = … et { $count } de plus dans le combat
overview-no-one = Personne n’a encore rejoint.
overview-waiting = { $decides } Utilise `/answer`.
overview-no-conditions = Personne n’a d’état. { $ruleset } propose ceux-ci :
overview-more-borne = … et { $count } de plus : `who:` montre les états d’un seul combattant
overview-more-conditions = … et { $count } de plus : cherche-les avec `/rules term:`
overview-now = En ce moment : { $figures }
overview-on-side =
    { $which ->
        [players] Dans le camp des joueurs
        [enemies] Dans le camp des ennemis
       *[named] Dans le camp { $side }
    }
overview-characters = Tes personnages ici : { $count }
overview-characters-page = Tes personnages ici : { $count } · page { $page } sur { $pages }
overview-book = { $title }, { $author } ({ $license }). Les formulations sont de Fray. Plus sur les livres : docs/books.md.
overview-no-license = aucune licence indiquée

## Questions à un joueur

questions-gm-decides = Le MJ décide.
questions-of-absent =
    { $users } { $count ->
        [one] n’est pas là
       *[other] ne sont pas là
    }. { $gms } Tu peux répondre { $count ->
        [one] à sa
       *[other] à leur
    } place.
questions-decides = { $who } ({ $by }) doit décider : { $about }.
questions-about-next = qui agit ensuite
questions-about-join = participer ou non
questions-unworded = { $names }, à toi de choisir : { $about }.
questions-form-title = Quelle est ta réponse ?
questions-offers = Réponds avec `/answer answer:` { $offers }.
questions-any-words = Réponds avec tes propres mots : `/answer answer:`.
questions-answered =
    -# { $names } { $count ->
        [one] a
       *[other] ont
    } répondu.
questions-open = Répondre…
questions-choose = Choisis une réponse…
questions-kept = C’est noté. { $decides }
questions-unneeded = Plus besoin de réponse de la part { DE($names) }.

## Les gens sans nom

people-gm = le MJ
people-player = un joueur
people-someone = quelqu’un
people-enemy = l’adversaire

## À la place d’une ligne de récit manquante

plain-attack = { $actor } attaque { $target } ({ $tool }) : { $result }.
plain-roll = { $actor }, { $what } : { $result }.
plain-action = { $actor } : { $what }.
plain-action-target = { $actor } : { $what } ({ $target }).
plain-state = { $name } : { $what }.
plain-over = { $what } prend fin pour { $name }.
plain-joined = { $name } entre en scène.
plain-left = { $name } quitte le combat.
plain-handed-over = { $user } joue maintenant { $name }.
plain-phase-fighting = Le combat commence.
plain-phase-ended = La rencontre est terminée.

## Quand un message est plein

rest-events =
    … et { $count } { $count ->
        [one] autre événement
       *[other] autres événements
    }
rest-math =
    … et encore { $count } { $count ->
        [one] ligne
       *[other] lignes
    } de calcul
rest-lines = … et { $count } de plus

## Ce qu’on propose à un joueur

offer-made = Proposition pour { $name } : { $title }.
offer-made-words = Proposition pour { $name } : { $title }. « { $words } »
offer-accepted = { $name } accepte : { $title }.
offer-refused = { $name } refuse : { $title }.
offer-withdrawn = La proposition faite à { $name } est retirée : { $title }.
offer-accept = Accepter
offer-refuse = Refuser
offer-withdraw = Retirer
offer-new = Proposer…
offer-kind = Que proposes-tu ?
offer-words = De quoi s’agit-il ?
offer-whose = { $user } { $text }
roll-more-dice = … et { $count } de plus
roll-stopped = (arrêt à { $most } dés)
roll-hits = { $count } succès
