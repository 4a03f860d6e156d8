### Ce que quelqu’un a fait, en quelques mots : dans le journal, la chronique, et ce que dit undo.

deed-title-from = { $title } ({ $source }, révision { $revision })
deed-title-join =
    { $names } { $count ->
        [one] rejoint
       *[other] rejoignent
    } le combat
deed-title-join-hidden =
    { $names } { $count ->
        [one] rejoint
       *[other] rejoignent
    } le combat en secret
deed-title-reveal =
    { $names } { $count ->
        [one] se révèle
       *[other] se révèlent
    }
deed-title-hide = { $subject } se cache
deed-title-dismiss = créature cachée retirée : { $subject }
deed-title-initiative = initiative
deed-title-roll = jet de { $dice }
deed-title-roll-secret = jet secret de { $dice }
deed-title-check = jet pour { $subject }
deed-title-check-secret = jet secret pour { $subject }
deed-title-skip-turn = tour passé : { $subject }
deed-title-end-turn =
    { $count ->
        [one] fin du tour
       *[other] fin des tours
    } : { $names }
deed-title-delay = { $subject } retarde son tour
deed-title-delay-after = { $subject } retarde son tour, après { $other }
deed-title-resume-turn = { $subject } cesse d’attendre et agit
deed-title-event = événement : { $mark }
deed-title-remove-event = événement supprimé : { $mark }
deed-title-pause = combat en pause
deed-title-end = fin de la rencontre
deed-title-auto-reaction = réaction auto : { $subject }
deed-title-auto-reaction-set = réaction auto { DE($subject) } : { $answer } ({ $about })
deed-title-auto-reaction-removed = réaction auto { DE($subject) } supprimée : { $about }
deed-title-afflict = { $condition } pour { $subject }
deed-title-afflict-hidden = un état pour { $subject }
deed-title-cure = état retiré à { $subject } : { $condition }
deed-title-cure-hidden = un état retiré à { $subject }
deed-title-scene-afflict = état ajouté à la rencontre : { $condition }
deed-title-scene-cure = état retiré de la rencontre : { $condition }
deed-title-scene-cure-hidden = un état retiré de la rencontre
deed-title-scene-adjust = { $resource } : maintenant { $to }
deed-title-adjust = { $subject }, { $resource } : maintenant { $to }
deed-title-adjust-hidden = valeurs modifiées : { $subject }
deed-title-change-sheet = fiche modifiée : { $subject }
deed-title-set = réglage modifié : { $setting }
deed-title-remove = { $subject } sort du combat
deed-title-depart =
    { $how ->
        [fled] { $subject } prend la fuite
        [surrendered] { $subject } se rend
        [conceded] { $subject } déclare forfait
        [banished] bannissement : { $subject }
       *[captured] capture : { $subject }
    }
deed-title-revive = { $subject } revient au combat
deed-title-hand-over = Quelqu’un d’autre joue { $subject }
deed-title-lend = { $subject } change de mains pour un temps
deed-title-give-back = { $subject } revient à son joueur
deed-title-autopilot = pilote auto : { $names }
deed-title-autopilot-on =
    { $names } { $count ->
        [one] passe
       *[other] passent
    } en pilote auto
deed-title-autopilot-off =
    { $names } { $count ->
        [one] quitte
       *[other] quittent
    } le pilote auto
deed-title-plan = plan : { $subject }
deed-title-timer = chrono modifié
deed-title-group = { $names } agissent ensemble
deed-title-ungroup =
    { $names } { $count ->
        [one] agit à part
       *[other] agissent séparément
    }
deed-title-gms = changement de MJ
deed-title-map = une nouvelle carte
deed-title-map-removed = carte enlevée
deed-title-map-look = aspect de la carte modifié
deed-title-fog-on = brouillard de guerre activé
deed-title-fog-off = brouillard de guerre désactivé
deed-title-squares = carte modifiée
deed-title-squares-at = { $ground } en { $where }
deed-title-squares-mixed = changements
deed-title-squares-height = hauteur { $level }
deed-title-offer = proposition pour { $name }
deed-title-offer-answered = réponse à une proposition
deed-title-zones = zones modifiées
deed-title-zones-removed = zones enlevées
deed-title-to-zone =
    { $count ->
        [one] { $names } est dans la zone { $zone }
       *[other] { $names } sont dans la zone { $zone }
    }
deed-title-place =
    { $count ->
        [one] place
       *[other] places
    } sur la carte : { $names }
deed-title-door = { $subject } utilise la porte en { $at }
deed-title-override = carte corrigée entre { $actor } et { $target }
deed-title-reorder = nouvelle place dans l’ordre des tours : { $subject }
deed-title-turns =
    { $count ->
        [one] le tour
       *[other] les tours
    } { DE($names) }
deed-title-attack = { $actor } attaque { $targets }
deed-title-cast = { $actor } lance { $spell }
deed-title-use-power = { $actor } utilise { $spell }
deed-title-defend = { $actor } se défend
deed-title-rest = { $actor } se repose
deed-title-by-gm = MJ : { $title } ({ $names })
deed-title-action = { $actor } : { $title }
deed-title-action-at = { $actor } : { $title } ({ $targets })
deed-title-give = { $from } donne { $items } à { $to }
deed-title-loot = { $to } prend à { $from } : { $items }
deed-title-pick-up = { $to } ramasse : { $items }
deed-title-drop = { $from } pose : { $items }
deed-title-find = { $to } trouve : { $items }
deed-title-lies = par terre : { $items }
