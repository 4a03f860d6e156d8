### Heures de jeu, absences et chrono : le panneau privé Heures, `/away`, `/gm timer`, le plateau et les rappels.

## Durées et jours

weekday-sunday = Dimanche
weekday-monday = Lundi
weekday-tuesday = Mardi
weekday-wednesday = Mercredi
weekday-thursday = Jeudi
weekday-friday = Vendredi
weekday-saturday = Samedi
length-minutes =
    { $count } { $count ->
        [one] minute
       *[other] minutes
    }
length-hours =
    { $count } { $count ->
        [one] heure
       *[other] heures
    }
length-days =
    { $count } { $count ->
        [one] jour
       *[other] jours
    }

## Quand tu joues : le panneau privé

hours-button = Heures de jeu
hours-title = Quand tu joues
hours-how = Ton chrono ne tourne que pendant tes heures de jeu. Personne d’autre ne voit ceci.
hours-zone = Fuseau horaire
hours-no-zone = Où vis-tu ? Tes heures calmes et jours de congé suivent ton heure locale.
hours-clock = { $city } (il est { $time })
hours-other-zone = Un autre…
hours-zone-title = Ton fuseau horaire
hours-zone-field = Une grande ville proche, ou le nom du fuseau
hours-zone-example = Paris, Montréal, America/Argentina/Salta
hours-quiet = Heures calmes
hours-span = { $from } à { $until }
hours-no-quiet = Pas d’heures calmes
hours-other-quiet = D’autres heures…
hours-quiet-title = Tes heures calmes
hours-from = De
hours-until = À
hours-time-hint = Ton heure locale, comme 22:00
hours-off = Jours de congé
hours-no-off = Aucun jour de congé
hours-nudges = Rappels
hours-nudges-channel = Je te rappelle dans le salon avant que ton temps soit écoulé.
hours-nudges-direct = Je t’écris avant que ton temps soit écoulé, ou te rappelle dans le salon si je ne peux pas.
hours-nudge-directly = M’écrire
hours-nudge-in-channel = Rappel dans le salon
hours-next = Bientôt ton tour
hours-next-off = Je ne te préviens pas avant ton tour.
hours-next-on = Je te préviens une fois, quand commence le tour d’avant le tien.
hours-next-start = Me prévenir avant
hours-next-stop = Ne pas me prévenir

## Absence

hours-absence = Absence
hours-not-away = Aucune absence en cours.
hours-away-open = Absence en cours, jusqu’à ce que tu signales ton retour.
hours-away-until-time = Absence en cours jusqu’à { $until }.
hours-away-from-open = Absence à partir { DE($from) }, jusqu’à ce que tu signales ton retour.
hours-away-from-until = Absence { DE($from) } à { $until }.
hours-meanwhile-said =
    { $what ->
        [wait] Tes tours t’attendent.
        [guard] En attendant, tes personnages se défendent.
        [pass] En attendant, tes tours sont passés.
        [fierce] En attendant, le pilote auto joue tes personnages (féroce).
        [wary] En attendant, le pilote auto joue tes personnages (prudent).
        [guardian] En attendant, le pilote auto joue tes personnages (gardien).
        [cowardly] En attendant, le pilote auto joue tes personnages (lâche).
       *[mindless] En attendant, le pilote auto joue tes personnages (sans esprit).
    }
meanwhile-wait = M’attendre
meanwhile-guard = Se défendre
meanwhile-pass = Passer mes tours
meanwhile-fierce = Pilote auto : féroce
meanwhile-wary = Pilote auto : prudent
meanwhile-guardian = Pilote auto : gardien
meanwhile-cowardly = Pilote auto : lâche
meanwhile-mindless = Pilote auto : sans esprit
hours-away = Absence…
hours-away-waits = Pendant ton absence, un chrono s’arrête pour toi. Quand vient ton tour, tout le monde voit ton absence. Je préviens le MJ à ta place, et il peut jouer ou finir ton tour.
hours-away-plays = Ton choix s’applique dès que vient ton tour, et je ne te préviens pas. Le plateau montre jusqu’à quand dure ton absence.
hours-away-until = Absence jusqu’à…
hours-in-weeks =
    { $count ->
        [one] Dans une semaine
       *[other] Dans { $count } semaines
    }
hours-in-days =
    Dans { $count } { $count ->
        [one] jour
       *[other] jours
    }
hours-tomorrow = Demain
hours-unknown = Je ne sais pas encore
hours-other-day = Un autre jour…
hours-away-title = Ton absence
hours-away-from = À partir de (vide : maintenant)
hours-day-hint = vendredi ; 3 jours ; 24 décembre ; 2026-12-24 18:00
hours-meanwhile = Pendant ton absence
hours-back = Me revoilà
hours-is-back = Bon retour.

## Le chrono

timer-at-end-wait = Prévenir le MJ
timer-at-end-guard = Se défendre
timer-at-end-pass = Passer le tour
timer-at-end-fierce = Pilote auto : féroce
timer-at-end-wary = Pilote auto : prudent
timer-at-end-guardian = Pilote auto : gardien
timer-at-end-cowardly = Pilote auto : lâche
timer-at-end-mindless = Pilote auto : sans esprit
timer-then-wait = je préviens le MJ
timer-then-guard = le personnage se défend
timer-then-pass = le tour est passé
timer-then-fierce = le pilote auto joue (féroce)
timer-then-wary = le pilote auto joue (prudent)
timer-then-guardian = le pilote auto joue (gardien)
timer-then-cowardly = le pilote auto joue (lâche)
timer-then-mindless = le pilote auto joue (sans esprit)
timer-button = Chrono…
timer-stop = Arrêter le chrono
timer-run = Relancer le chrono
timer-said = Chrono : **{ $turn }** pour un tour, { $answer } pour une réponse. Le temps écoulé, { $atEnd }.
timer-said-nudge = Chrono : **{ $turn }** pour un tour, { $answer } pour une réponse, avec un rappel { $nudge } avant la fin. Le temps écoulé, { $atEnd }.
timer-none = Pas de chrono. Prenez votre temps.
timer-stopped = Le chrono est arrêté : personne ne perd de temps.
timer-runs = Le chrono tourne de nouveau.
timer-deadline = **{ $names }** : jusqu’à { $when }.

## Le chrono sur le plateau et la fiche

timer-until = Jusqu’à { $when }
timer-answer-until = Répondre avant { $when }
timer-offer-until = Répondre avant { $when }. Ensuite, la proposition est retirée.
timer-away = Absence : { $user }
timer-away-from = Absence : { $user }, à partir { DE($from) }
timer-away-until = Absence : { $user }, jusqu’à { $until }
timer-away-from-until = Absence : { $user }, { DE($from) } à { $until }
timer-over = Temps écoulé
timer-stopped-short = Le chrono est arrêté
timer-short = { $turn } par tour, puis { $atEnd }
timer-short-stopped = { $turn } par tour, puis { $atEnd } ; le chrono est arrêté
timer-instead-time-over = { $name } n’a plus de temps
timer-instead-no-answer = { $name } n’a plus de temps pour répondre
timer-instead-asked-for = Selon la consigne pour { $name }

## Rappels

timer-nudge-turn = { $users } **{ $names } :** c’est toujours ton tour.
timer-nudge-turn-until = { $users } **{ $names } :** c’est toujours ton tour, jusqu’à { $when }.
timer-nudge-question = { $users } **{ $names } :** j’attends toujours ta réponse.
timer-nudge-question-until = { $users } **{ $names } :** réponds avant { $when }.
timer-creatures =
    { $gms } **{ $names }** { $count ->
        [one] t’attend
       *[other] t’attendent
    }.
timer-many-creatures = { $gms } **{ $count } créatures** t’attendent.
timer-gm-asked = { $gms } **Une question** t’attend.
timer-late-turn = { $gms } Tout le monde attend **{ $names }** ({ $user }) depuis { $since }.
timer-late-question = { $gms } Tout le monde attend une réponse pour **{ $names }** ({ $user }) depuis { $since }.
timer-was-away = J’étais hors ligne { DE($from) } à { $until }. Personne n’a perdu de temps.
timer-clock-set-right = Mon horloge était fausse, et donc les échéances aussi. C’est corrigé, et personne n’a perdu de temps.
timer-options = Que puis-je faire ?
timer-play-for = Jouer à sa place
timer-end-for = Finir son tour
timer-wait-on = Attendre encore
timer-to-the-fight = Aller au combat

## Le formulaire du chrono

timer-turn-label = Temps par tour
timer-turn-hint = Le chrono s’arrête pendant les heures calmes, les jours de congé et les absences du joueur.
timer-answer-label = Temps par réponse
timer-nudge-label = Rappel avant la fin du temps
timer-at-end-label = Quand le temps est écoulé
timer-at-end-hint = Si le joueur a fait un plan pour la fin du temps, le plan passe d’abord.
timer-usual-label = Nouvelles rencontres
timer-no-limit = Pas de limite
timer-no-nudge = Pas de rappel
timer-usual-box = Utiliser ce chrono pour les nouvelles rencontres de ce salon
timer-is-usual = Les nouvelles rencontres de ce salon commencent avec ce chrono.
timer-none-usual = Les nouvelles rencontres de ce salon commencent sans chrono.
