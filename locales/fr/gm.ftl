### Ce que seul un MJ lit : le panneau (/gm panel), ses menus et formulaires, réglages, jets secrets et apartés.
### Et l’arrivée ou le départ des personnages, que décide le MJ.

## Réglages, tels que les nomment les boutons du panneau

setting-name-auto-end = Finir les tours d’office
setting-name-cap = Déviation et résistance : 75 % au plus
setting-name-characters-each = Personnages par joueur
setting-name-details = Détail des jets
setting-name-join = Inscriptions
setting-name-language = Langue
setting-name-picture = Images
setting-name-secrecy = Santé des créatures
setting-name-sheets = Qui modifie les fiches
setting-name-signs = Nombres en
setting-name-start = Distance de départ
setting-name-tone = Ton du récit
setting-name-uneven = Alerte si combat inégal
value-name-auto-end-action-points = sans point d’action restant
value-name-auto-end-unless-a-step-helps = sauf si un Pas sert
value-name-join-ask = demander au MJ
value-name-sheets-gm = MJ seul
value-name-sheets-players = joueurs aussi
core-name-setting-auto-end = fin de tour automatique
core-name-setting-turns = tours
core-name-setting-tone = ton
core-name-setting-details = détail
core-name-setting-signs = signes
core-name-setting-picture = images
core-name-setting-secrecy = chiffres des créatures
core-name-setting-sheets = fiches
core-name-setting-join = inscriptions
core-name-setting-characters-each = personnages par joueur
core-name-setting-loot = butin
core-name-setting-uneven = combats inégaux
core-name-setting-language = langue
core-name-option-one-after-another = l’un après l’autre
core-name-option-by-side = par camp
core-name-option-heroic = héroïque
core-name-option-grim = sombre
core-name-option-plain = sobre
core-name-option-short = court
core-name-option-full = complet
core-name-option-bars = barres
core-name-option-words = mots
core-name-option-dark = foncé
core-name-option-light = clair
core-name-option-on = activé
core-name-option-off = désactivé
core-name-option-exact = exact
core-name-option-hidden = masqué
core-name-option-gm = MJ
core-name-option-players = joueurs
core-name-option-open = libre
core-name-option-ask = sur demande
core-name-option-closed = fermé
core-name-option-dead = morts
core-name-option-fallen = hors de combat
core-name-option-true = activé
core-name-option-false = désactivé
gm-settings-title = Réglages
gm-setting-now = { $value } (actuel)
gm-setting-typed = -# `/gm set setting:{ $setting }`
gm-setting-set = **{ $setting }** : maintenant **{ $value }**.

## Les MJ, et qui joue un combattant

gm-gms = MJ de cette rencontre : { $gms }.
gm-handed-over = Désormais, { $player } joue **{ $name }**.
gm-lent = { $player } joue **{ $name }** en l’absence { DE($owner) }.
gm-lent-until = { $player } joue **{ $name }** à la place { DE($owner) } jusqu’à { $time }.
gm-you-play = { $user } : tu joues désormais **{ $name }**.
gm-played-by-you = C’est toi qui joues
gm-played-by = Joué par { $user }

## Le panneau

gm-button = MJ
gm-phase-gathering = On attend des joueurs
gm-phase-aftermath = Le combat est en pause
gm-phase-ended = La rencontre est terminée
gm-state = { $state }.
gm-waiting-for = { $state }. On attend { $names }.
gm-waiting-for-since = { $state }. On attend { $names }, ping { $since }.
gm-away = Absence : { $names }.
gm-joined = Dans le combat : { $names }.
gm-hidden = caché
gm-hidden-with = Caché · { $state }
gm-all-hidden =
    { $names }
    -# Caché
gm-hidden-about = Absent de l’ordre des tours, du plateau et du journal
gm-choose-combatant = Choisis un combattant…
gm-choose-combatant-from = { $first } à { $last }…
gm-more-in-menu = -# … et { $count } de plus dans le menu
gm-more-tools = Plus d’outils de MJ…
gm-more-tools-title = Plus d’outils de MJ
gm-skip = Passer { $name }
gm-reveal = Révéler { $name }
gm-reveal-all = Révéler tout ({ $count })
gm-add = Ajouter…
gm-act-for = Agir pour…
gm-start-combat = Lancer le combat
gm-continue-combat = Reprendre le combat
gm-pause = Pause
gm-roll = Jet secret…
gm-whisper = Aparté…
gm-check = Demander un test…
gm-settings = Réglages…
gm-end = Finir la rencontre…
gm-back = Retour
gm-changed = Ça a changé entre-temps. Voici l’état actuel.

## Annuler depuis le panneau

gm-undo = Annuler : { $deed }
gm-and-more = { $title }, et { $count } { $count ->
        [one] autre action
       *[other] autres actions
    }
gm-one-more = une étape de plus
gm-question = la question
gm-undo-round = Annuler ce round
gm-undone = Annulé : { $deed }.
gm-undone-round =
    { $count ->
        [one] Retour au début du round : { $count } action annulée.
       *[other] Retour au début du round : { $count } actions annulées.
    } `/redo` permet de les rétablir.
gm-done = **{ $title }.**

## Une question que seul le MJ peut voir

gm-is-asked = { $users } **{ $act }.** Le MJ décide d’abord.
gm-decide = Décider (MJ)…

## Pause et fin

gm-sure-to-end =
    ### Terminer « { $name } » ?
    Les effets qui durent une scène prennent fin, et tout le monde peut voir la graine des dés.
gm-sure-to-end-hidden =
    ### Terminer « { $name } » ?
    Les effets qui durent une scène prennent fin, et tout le monde peut voir la graine des dés.
    { $count ->
        [one] Reste à révéler
       *[other] Restent à révéler
    } : { $names }. Une fois la rencontre terminée, tout le monde pourra le lire dans le journal.
gm-end-now = Finir la rencontre
gm-ended = La rencontre est terminée.
gm-paused = Le combat est en pause. Choisissez un repos pour récupérer : chaque joueur pour ses personnages, le MJ pour tout le monde. MJ : `/initiative` pour continuer.
gm-paused-without-rest = Le combat est en pause. MJ : `/initiative` pour continuer.

## Un combattant

gm-scene = Effets de rencontre…
gm-adjust = Changer les valeurs…
gm-condition = Ajouter un état…
gm-sheet = Fiche
gm-revive = Ranimer
gm-bring-back = Faire revenir
gm-leave = Faire partir…
gm-leave-how =
    { $how ->
        [fled] Prend la fuite
        [surrendered] Se rend
        [conceded] Déclare forfait
        [banished] Bannissement
       *[captured] Capture
    }
gm-hide = Cacher
gm-reactions = Réactions auto
gm-removing = Retirer…
gm-remove = Retirer { $name }
gm-sure-to-remove =
    ### Retirer { $name } ?
    { $name } quitte le combat. Tu peux l’annuler.
gm-hand-over = Confier à…
gm-order = Agit juste avant…
gm-group = Agit avec…
gm-remove-condition = Retirer un état…
gm-remove-this-condition = Retirer { $condition }
gm-before-no-one = Personne : agir en dernier
gm-with-no-one = Personne : agir à part
gm-give-back-to-you = À toi de nouveau (MJ)
gm-give-back = Rendre { $name } à son joueur
gm-another-member = Un autre membre…
gm-by-you = Toi (MJ)
gm-player-of = Qui joue { $names }
gm-move = Déplacer { $name }
gm-sure-to-move = ### Déplacer { $name } ?
gm-sure-to-move-last =
    ### Déplacer { $name } ?
    Si { $name } agit en dernier, { $lost } { $count ->
        [one] n’a
       *[other] n’ont
    } plus de tour ce round.
gm-sure-to-move-before =
    ### Déplacer { $name } ?
    Si { $name } agit juste avant **{ $place }**, { $lost } { $count ->
        [one] n’a
       *[other] n’ont
    } plus de tour ce round.
gm-joins-later = Entre dans l’ordre des tours au prochain round.
gm-delaying = Tour retardé : peut encore agir ce round.
gm-act-together = { $names } agissent désormais ensemble.
gm-act-alone =
    { $count ->
        [one] { $names } agit désormais à part.
       *[other] { $names } agissent désormais séparément.
    }

## Ajouter des créatures

gm-which-one =
    ### Quelle créature ?
    { $count ->
        [one] Tu en ajoutes une.
       *[other] Tu en ajoutes { $count }.
    }
gm-which-one-hidden =
    ### Quelle créature ?
    { $count ->
        [one] Tu en ajoutes une, cachée.
       *[other] Tu en ajoutes { $count }, cachées.
    }
gm-more-match = -# { $count } autres conviennent. Écris un peu plus du nom.
gm-nothing-fits = Il n’y a pas de créature appelée « { $typed } ». Choisis-en une dans la liste, ou utilise `/add file:`.
gm-nothing-chosen = Choisis une créature dans la liste, ou écris une partie de son nom.
gm-are-hidden =
    { $names } { $count ->
        [one] se cache
       *[other] se cachent
    }.
gm-are-hidden-until-revealed =
    { $names } { $count ->
        [one] n’apparaît
       *[other] n’apparaissent
    } ni dans l’ordre des tours, ni sur le plateau, ni dans le journal. Révèle-les avec `/gm reveal` ou dans `/gm panel`.
gm-hidden-off-map =
    { $count ->
        [one] Pas encore sur la carte : pour choisir une case, appuie sur *Placer…*. Sinon, l’entrée se fera là où commence son camp.
       *[other] Pas encore sur la carte : pour choisir les cases, appuie sur *Placer…*. Sinon, l’entrée se fera là où commence leur camp.
    }

## Formulaires

gm-title-add = Ajouter des créatures
gm-title-roll = Jet secret
gm-title-whisper = Aparté avec un joueur
gm-title-offer = Proposition
gm-title-event = Ajouter un événement
gm-title-event-effect = Ce que fait un événement
gm-title-check = Demander un test
gm-title-adjust = Changer les valeurs
gm-title-scene = Effets de la rencontre
gm-title-condition = Ajouter un état
gm-title-hand-over = Confier
gm-title-timer = Chrono
gm-field-creature = Créature
    .hint = Tirée { DE($title) }, { $author } ({ $license }).
gm-field-creature-of-packs = Tirée des packs du serveur et { DE($title) }, { $author } ({ $license }).
gm-field-creatures = Créature : { $first } à { $last }
gm-field-search = Partie du nom, ou choisis ci-dessous
    .hint = Trouve toutes les créatures, et tes propres personnages.
gm-search-again = Chercher encore…
gm-field-count = Combien
gm-field-how = Options
gm-field-hidden = Les cacher jusqu’à ce que tu les révèles
gm-field-together = Elles agissent ensemble
gm-field-dice = Dés
    .hint = Toi seul vois le résultat. Il est dans le journal une fois la rencontre terminée.
gm-field-whisper-to = À
gm-field-whisper = Message
    .hint = Gardé jusqu’à sa lecture, et jamais dans le journal.
gm-field-check-who = Qui lance
gm-field-check-what = Ce qui est testé
gm-field-check-other = Autre chose à tester
gm-field-check-vs = Nombre à atteindre
    .hint = Vide : totaux seulement. Dans TDGS, une caractéristique convient aussi : Goblin’s WIS.
gm-field-check-secret = Secret : toi seul vois les résultats
gm-field-event-name = Nom
    .hint = Un événement du même nom est remplacé.
gm-field-event-text = Ce que tout le monde lit à ce moment
gm-field-event-when = À quel moment du round
    .hint = Exemples : fin du round ; initiative 15 ; avant Kira ; après Kira.
gm-field-event-rounds = À quels rounds
    .hint = Exemples : chaque round ; 4 ; dans 3 (rounds) ; à partir de 3 ; 2-5.
gm-field-event-hidden = Caché : les joueurs ne voient rien venir
gm-field-event-which = Événement
gm-field-event-effect = Dégâts, états, ou les deux
    .hint = Sépare par des virgules. Vide : une sauvegarde seule, ou pour retirer l’effet.
gm-field-event-to = Qui l’événement touche
gm-field-event-to-other = Ou indique des combattants, ou une zone
    .hint = Des noms, comme Gobelin 1, Gobelin 2. Ou une zone entre deux cases : B2-D4.
gm-field-event-save = Sauvegarde pour éviter l’effet
    .hint = Ce qui est lancé et le nombre à atteindre. Fray lance pour tout le monde.
gm-field-player = Nouveau joueur
    .hint = Vide : c’est toi qui joues ce combattant.
gm-field-player-until = Jusqu’à quand
    .hint = Vide : pour de bon. Les heures sont dans ton fuseau.
gm-field-player-until-example = vendredi · 3 jours · de retour
gm-field-amount-hint = +5 ajoute 5, -5 retire 5, 5 fixe la valeur à 5.
gm-field-amount-example = +5, -5 ou 5
gm-field-other = Une autre valeur : son nom, puis de combien
gm-field-why = Raison (tout le monde peut la lire)
gm-field-condition = État, ou une partie de son nom
gm-field-condition-listed = Ou choisis : { $first } à { $last }
gm-field-scene-condition = Nouvel état de toute la rencontre
gm-field-scene-ends = État à retirer
gm-field-duration = Combien de temps
gm-field-note = Valeur, ou une note
    .hint = Un nombre devient la valeur de l’état. Tout le reste devient une note.
gm-number = { $name } : { $value }
gm-number-of = { $name } : { $value } sur { $max }
gm-until-by-the-book = Comme le disent les règles
gm-until-rounds =
    { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }
gm-until-scene = Jusqu’à la fin de la scène
gm-until-day = Jusqu’à la fin de la journée
gm-until-removed = Jusqu’à ce qu’on le retire
gm-until-lasting = Pour de bon, même après un repos

## Jets secrets et apartés

gm-in-secret = Toi seul vois ce jet. Il est dans le journal une fois la rencontre terminée.
gm-whisper-to-a-player = l’aparté avec un joueur
gm-whisper-to-player-of = l’aparté avec la personne qui joue { $names }
gm-unread-whisper = { $user } n’a pas encore lu ton aparté.
gm-unsend = Reprendre
gm-new-whisper = { $user } : le MJ a un message rien que pour toi.
gm-read = Lire
gm-sent = Ton message attend { $user }. Il disparaît après lecture.
gm-from-gm =
    { "" }**Le MJ, rien qu’à toi :**
    { $words }

## Rejoindre et quitter

joining-who = Qui veux-tu jouer ?
joining-yours = **{ $name }**, ton personnage
joining-join-as = Jouer { $name }
joining-premade = Prétirés…
joining-let-in = Accepter { $name }
joining-refuse = Refuser { $name }
joining-let-go = Laisser partir { $name }
joining-keep-in = Garder { $name }
joining-sheet-of = Fiche { DE($name) }
joining-ask-again = Laisser redemander
joining-cannot-join = -# Ne peuvent pas rejoindre : { $names }
joining-is-dead = { $name } (sans vie)
joining-is-here = { $name } (déjà là)
joining-waits = J’ai demandé au MJ pour **{ $name }**. Je te préviendrai.
joining-asks = { $gms } : { $user } **veut rejoindre avec { $name }**.
joining-asking = { $user } veut rejoindre avec **{ $name }**.
joining-asks-to-leave = { $gms } : { $user } **veut quitter le combat avec { $name }**.
joining-asking-to-leave = { $user } veut quitter le combat avec **{ $name }**.
joining-has-joined = { $user } : **{ $name }** a rejoint le combat.
joining-not-now = { $user } : le MJ a dit non. **{ $name }** ne rejoint pas pour l’instant.
joining-has-left = { $user } : **{ $name }** a quitté le combat.
joining-stays-in = { $user } : le MJ veut que **{ $name }** reste.
joining-refused-before = -# Refus : { $users }
joining-may-ask-again = Les joueurs refusés peuvent de nouveau demander.

condition-now = Ajouté à **{ $name }** : { $condition }.
condition-now-on-scene = Ajouté à la rencontre, à l’insu des joueurs : { $condition }.
condition-off-scene = Retiré de la rencontre : { $condition }.
condition-scene = Rencontre
condition-no-longer = Retiré à **{ $name }** : { $condition }.
adjusted-scene = { $resource } { $value } → { $after }. Seuls les MJ le voient.
adjusted-quietly = **{ $name }** : { $resource } { $value } → { $after }.

## Une table sur le web : /gm share

share-title = Ce combat sur le web
share-path = La page est à `{ $path }`, port { $port } de la machine qui fait tourner Fray.
share-about =
    Ouvre la page sur un second écran. Elle montre ce que les joueurs peuvent voir et se met à jour seule. Pour d’autres programmes, ajoute `.json` à l’adresse.
    -# Aucune connexion requise : toute personne qui a cette adresse peut la voir. Seuls les MJ voient ce message.
share-button = Partager…
share-open = Ouvrir
share-new = Nouvelle adresse
share-stop = Ne plus partager
share-again = Partager à nouveau
share-renewed = Voici la nouvelle adresse. L’ancienne ne marche plus.
share-off = Ce combat n’est plus sur le web. Son ancienne adresse ne marche plus.
