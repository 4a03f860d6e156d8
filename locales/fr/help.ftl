### /help, les fiches qui ouvrent et ferment une rencontre, les jets, /setup check et /privacy. Et les boutons, pages et fichiers
### communs à plusieurs fonctions.

## /help

help-title = Fray : le combat par messages
help-nothing = Il n’y a pas encore de rencontre dans ce salon.
help-player-title = Jouer un personnage
help-gm-title = Mener le combat
help-admin-title = Gérer le serveur
help-player =
    { $casts ->
        [yes]
            `/join character:` rejoindre le combat, ou **Rejoindre**
            `/attack target:` attaquer · `/move to:` bouger
            `/defend` se défendre · `/cast spell:` utiliser un pouvoir
            `/act action:` faire autre chose · `/do text:` avec tes mots
            `/turn end` finir ton tour · `/turn delay` agir plus tard
            `/plan` prévoir ton prochain tour
            `/say words:` parler dans ton rôle
            `/undo` annuler ta dernière action
            `/rules term:` chercher n’importe quoi
       *[no]
            `/join character:` rejoindre le combat, ou **Rejoindre**
            `/attack target:` attaquer · `/move to:` bouger
            `/defend` se défendre
            `/act action:` faire autre chose · `/do text:` avec tes mots
            `/turn end` finir ton tour · `/turn delay` agir plus tard
            `/plan` prévoir ton prochain tour
            `/say words:` parler dans ton rôle
            `/undo` annuler ta dernière action
            `/rules term:` chercher n’importe quoi
    }
help-player-more =
    `/character new name:` créer le tien
    `/me` Mon personnage · `/give` · `/take` les objets
    `/turns` les combats qui t’attendent
    `/catch-up` ce que tu as manqué
    `/away until:` annoncer une absence
    `/lend to:` laisser quelqu’un jouer pour toi
    `/answer` répondre à une question
    `/reactions` régler tes réactions auto
    `/rest` récupérer, hors combat
    `/encounter status` voir le combat
    `/odds` tes chances · `/practice` entraînement
    Menu d’un message : *Lire dans ma langue*
help-gm =
    `/encounter start` lancer une rencontre, ou un combat rapide
    `/encounter start in:thread` la lancer dans son propre fil
    `/add creature: count:` ajouter des ennemis
    `/initiative` lancer le combat
    `/gm panel` tout faire avec des boutons
    `/turn skip` passer quelqu’un d’absent
    `/undo` annuler la dernière action
    `/encounter end` finir et révéler les dés
help-gm-more =
    `/attack as:` · `/do` agir pour une créature
    `/gm auto style:` mettre des créatures en pilote auto
    `/add creature: template:` en ajouter une plus forte ou plus faible
    `/add file:` ajouter ta propre créature
    `/pack new` · `/pack keep` tes créatures et tes scènes
    `/condition add` · `/adjust who: by:` états, PV, etc.
    `/map new` · `/map import` · `/map zones`
    `/gm check who: what: vs:` faire lancer tout le monde
    `/gm loot` distribuer le butin
    `/encounter pause` une pause pour se reposer
    `/gm set` réglages · `/gm timer` · `/gm how-long` · `/gm sheet` · `/gm assign` · `/gm reorder` · `/gm event` · `/gm share` · `/gm add-gm`
help-admin =
    `/setup check` vérifier mes permissions dans ce salon
    `/setup defaults` régler les valeurs par défaut des nouvelles rencontres
    Si un MJ a disparu, tu peux finir son combat (`/encounter end`), passer un tour, ou nommer un nouveau MJ (`/gm add-gm who:`).
    Installer, mettre à jour, sauvegarder : voir le README dans mon dossier d’installation.
help-in-fight = { $name } ({ $ruleset })
help-turn-of = C’est le tour { DE($names) }.
help-to-start =
    { "" }**Lancer un combat**
    -# avec toi comme MJ, prêt en une minute
help-own-character =
    { "" }**Créer ton propre personnage**
    -# tu le gardes de combat en combat
help-to-join =
    { "" }**Rejoindre le combat**
    -# avec ton propre personnage ou un prétiré
help-join = Rejoindre
help-to-act =
    { "" }**Agir**
    -# c’est ton tour
help-what-now = Que puis-je faire ?
help-to-see =
    { "" }**Voir comment tu vas**
    -# à tout moment, toi seul le vois
help-my-character = Mon personnage
help-to-answer =
    { "" }**Régler des réactions auto**
    -# pour que personne n’ait à t’attendre
help-reactions = Réactions auto
help-to-run =
    { "" }**Mener le combat**
    -# ajouter, passer, annuler, finir
help-panel = Panneau du MJ
help-to-look-up =
    { "" }**Chercher une règle**
    -# un état, une action, une arme
help-rules = Règles…
help-to-practice =
    { "" }**S’entraîner**
    -# deux minutes face à un mannequin
help-practice = S’entraîner
help-for-player = Joueurs
help-for-gm = MJ
help-for-admin = Admins
help-back = Retour
help-more = Plus…
help-typed-outside = -# Commandes : `/encounter start` `/character new` `/roll` `/practice`
help-typed = -# Commandes : { $commands }
help-typed-gm = -# Commandes : { $commands } · MJ : { $gm }
help-dice-title = Dés
help-dice = Ils sont scellés avant le combat et montrés après, pour que tu puisses les vérifier. `/roll dice:2d6+3` lance les tiens.
help-actions-player = Avec /act
help-actions-gm = Avec /act, MJ seulement

## /rules

help-several-fit = Plusieurs entrées ont « { $term } » dans leur nom.
help-which-one = Laquelle ?
help-which-rules = Autres systèmes…
help-meant = Il n’y a pas de « { $term } ». Le plus proche est **{ $name }**.
help-look-up = Chercher une règle
help-look-up-hint = Un état, une action, une arme, une créature
help-set-here = Dans cette rencontre : { $set }.
help-kind-action = Action
help-kind-condition = État
help-kind-term = Terme
help-kind-character = Personnage
help-kind-creature = Créature
help-kind-template = Modèle
help-kind-standing-order = Réaction auto
help-kind-setting = Réglage

## Les fiches qui ouvrent et ferment une rencontre

opening-unnamed = Un combat
opening-played = **{ $ruleset }**, avec { $gm } comme MJ.
opening-book = Livre de règles : { $title }, { $author }.
opening-begin = Joueurs : `/join character:` et un nom. MJ : `/add creature:`, puis `/initiative`.
opening-settings = Réglages : { $set }.
opening-sealed = -# Les dés sont scellés. SHA-256 de leur graine : `{ $commitment }`
opening-rests-before = -# Graine des dés des repos d’avant cette rencontre : `{ $seed }`
opening-on = activé
opening-off = désactivé
opening-ended = Choisissez un repos pour récupérer : chaque joueur pour ses personnages, le MJ pour tout le monde. `/encounter start` lance la rencontre suivante.
opening-ended-without-rest = `/encounter start` lance la rencontre suivante.
opening-dice =
    -# { $count ->
        [1] Son unique dé était scellé
       *[other] Ses { $count } dés étaient scellés
    } avant le combat. *Vérifier les dés* en donne la preuve.
opening-dice-after-undo =
    -# La fin de la rencontre a été annulée. { $count ->
        [1] L’unique dé lancé depuis était scellé
       *[other] Les { $count } dés lancés depuis étaient scellés
    } à l’avance. *Vérifier les dés* en donne la preuve.
opening-story = Récit
opening-check-dice = Vérifier les dés
opening-proof = Les dés de cette rencontre venaient d’une graine secrète. Son SHA-256 a été montré avant le premier jet : personne ne pouvait donc la changer ensuite.
opening-how-to-check = Pour vérifier chaque dé, utilise `/log export as:html` et appuie sur *Vérifier chaque dé*, ou utilise `/log export as:json` et `npm run verify`.
opening-undone = -# Actions annulées par le MJ : { $count }.
opening-hash = Empreinte du journal : { $hash }
opening-next = SHA-256 de la graine suivante : { $commitment }
opening-resealed = -# Tout le monde peut maintenant voir l’ancienne graine, je ne l’utilise donc plus. Les nouveaux jets utilisent la graine scellée à la fin de la rencontre. Son SHA-256 : `{ $commitment }`
opening-restored = **{ $name }** reprend depuis une sauvegarde. Tout ce qui a suivi la sauvegarde est perdu. Certains ont pu voir ce que l’ancienne graine donne ensuite : j’en utilise donc une nouvelle.
opening-updated = J’ai été mis à jour. **{ $name }** continue avec des dés nouvellement scellés. Ce qui précède est dans son journal : `/log export as:markdown`.
opening-new-seed = -# SHA-256 de la nouvelle graine : `{ $commitment }`

## /roll

roll-sealed = -# Lancé avec les dés scellés de ce combat.
roll-loose = -# Lancé hors combat.
roll-as = { $user } ({ $name })
roll-only-you = Toi seul vois ce jet. Tout le monde pourra le lire dans le journal une fois la rencontre terminée.
roll-with-gm = 🎲 { $user } a lancé en secret. Résultat visible seulement pour le MJ et l’auteur du jet.
roll-for-gm = 🎲 { $user } a lancé en secret. Seul le MJ peut voir le résultat.
roll-see = Voir le jet

## Tests : `/gm check`

check-title = **Test : { $what }**
check-title-against = **Test : { $what }** contre { $against }
check-title-under = **Test : { $what }**, { $against } ou moins
check-own = ({ $own } ou moins)
check-waits = Doivent encore lancer : { $names }
check-away = Absence : { $names }. Le MJ peut clore le test sans attendre.
check-closed = Test clos. Sans jet : { $names }.
check-waits-for = { $user } ({ $names })
check-has-rolled = **{ $name }** a lancé.
check-result = **{ $name }** : { $result }
check-result-math =
    { "" }**{ $name }** : { $result }
    -# { $math }
check-tier-critical-success = réussite critique
check-tier-success = réussite
check-tier-failure = échec
check-tier-critical-failure = échec critique
check-group = { $won } réussites sur { $all }.
check-best =
    { $count ->
        [one] Meilleur résultat : { $names }.
       *[other] Meilleur résultat à égalité : { $names }.
    }
check-roll = Lancer
check-see = Voir les jets
check-close = Clore
check-asked = Le test est dans le salon. Chaque résultat s’y affiche dès qu’un joueur lance.
check-everyone = tout le monde, créatures comprises
check-players = tous les joueurs

## /setup check

setup-fine = J’ai toutes les permissions qu’il me faut dans ce salon.
setup-lacks = Il manque **{ $name }** : { $without }.
setup-optional-manage = -# Facultatif : **{ $name }**. Je ne le demande pas, car je pourrais alors supprimer les messages de n’importe qui. Je ne m’en servirais que pour enlever l’avis d’épinglage de Discord.
setup-optional-webhooks = -# Facultatif : **{ $name }**. Je ne le demande pas, car je pourrais alors changer les webhooks de ce salon. Je ne m’en servirais que pour publier les `/say` sous le nom du personnage.
setup-permission-view = Voir le salon
setup-permission-send = Envoyer des messages
setup-permission-open-threads = Créer des fils publics
setup-permission-threads = Envoyer des messages dans les fils
setup-permission-embeds = Intégrer des liens
setup-permission-files = Joindre des fichiers
setup-permission-history = Voir les anciens messages
setup-permission-pin = Épingler des messages
setup-permission-manage = Gérer les messages
setup-permission-webhooks = Gérer les webhooks
setup-without-play = je ne peux pas mener de rencontre ici
setup-without-open-threads = je ne peux pas ouvrir de fil pour un combat
setup-without-threads = je ne peux pas mener de rencontre dans un fil
setup-without-embeds = mes messages sont en texte simple
setup-without-files = je ne peux ni exporter journaux et personnages, ni montrer de portraits à côté des tours
setup-without-notice = je ne peux pas enlever l’avis d’épinglage de Discord
setup-without-pin = je ne peux pas épingler le message de la rencontre
setup-fix = Les commandes et les boutons marchent quand même. Pour y remédier : paramètres du salon › Permissions › mon rôle, ou invite-moi à nouveau.

## /privacy

privacy-characters =
    { $count ->
        [one] { $count } personnage
       *[other] { $count } personnages
    }
privacy-saved =
    { $count ->
        [one] { $count } action ou jet gardé
       *[other] { $count } actions et jets gardés
    }
privacy-packs =
    { $count ->
        [one] ton nom sur { $count } pack de contenu
       *[other] ton nom sur { $count } packs de contenu
    }
privacy-portraits =
    { $count ->
        [one] { $count } portrait pour un pack
       *[other] { $count } portraits pour des packs
    }
privacy-said =
    { $count ->
        [one] ton nom sur { $count } message de personnage
       *[other] ton nom sur { $count } messages de personnage
    }
privacy-fights =
    { $count ->
        [one] { $count } combat
       *[other] { $count } combats
    }
privacy-actions =
    { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }
privacy-your-actions =
    { $count ->
        [one] { $count } action de toi
       *[other] { $count } actions de toi
    }
privacy-hours = tes heures de jeu
privacy-hints = les conseils que tu as vus
privacy-kept = Ce que je garde sur toi sur ce serveur
privacy-extent = { $own }, { $fights } et { $actions }, avec tout ce que tu y as écrit. `/privacy delete` les supprime ou les anonymise.
privacy-left-out = Le fichier serait trop gros pour Discord, il omet donc le plus ancien : { $fights }, { $actions }. L’admin du bot peut te le donner.
privacy-ask = Supprimer ce que je garde sur toi sur ce serveur ?
privacy-would =
    { "" }**Sera supprimé :** { $own }, et tout ce que tu as écrit pour tes personnages.
    { "" }**Sera anonymisé :** { $fights } que tu mènes ou joues, et { $actions }. Ce qui s’y est passé reste pour les autres joueurs, mais pas ton nom.

    Tu ne pourras pas l’annuler. `/privacy export` te donne d’abord une copie ; `/privacy delete sure:oui` le fait.
privacy-alone =
    { "" }**Tu es l’unique MJ de { $fights }.** { $count ->
        [one] Sans toi, seul un admin du serveur peut le mener. Termine-le d’abord,
       *[other] Sans toi, seul un admin du serveur peut les mener. Termine-les d’abord,
    } ou nomme un autre MJ avec `/gm add-gm`.
privacy-deleted = Supprimé
privacy-gone = J’ai supprimé { $own }. Ton nom et tes mots ont disparu de { $fights } et { $actions }. Les sauvegardes de l’admin les gardent jusqu’à leur suppression. Les messages que j’ai publiés ici restent, car ils appartiennent à Discord.
privacy-nothing = Je ne garde rien sur toi sur ce serveur.

## Boutons, et les pages d’un personnage

buttons-back = Retour
buttons-more = Plus
buttons-answer = Avec tes mots…
buttons-any-words = Avec tes mots : { $about }
buttons-round-before = Round précédent
buttons-round-after = Round suivant
buttons-page-before = Page précédente
buttons-page-after = Page suivante
buttons-delete = Supprimer
buttons-keep = Garder
buttons-edit = Modifier
buttons-form-again = Retour au formulaire
buttons-before-update = Cette rencontre date d’avant la dernière mise à jour, donc son journal ne peut pas être affiché page par page. Il est joint en fichier.
buttons-sure-to-delete = Supprimer **{ $name }** ? Tu ne pourras pas l’annuler. `/character export` garde une copie. Appuie sur Supprimer, ou utilise `sure:True`.
buttons-deleted = **{ $name }** : personnage supprimé. Les combats déjà commencés gardent leur copie.
buttons-change-sheet = Appuie sur ce que tu veux changer, ou utilise `/character edit` avec `field:` et `value:`. Un combat garde une copie de la fiche avec laquelle tu l’as rejoint. Le MJ du combat peut changer cette copie.
buttons-subject-scores = Valeurs
buttons-subject-gear = Armes et équipement
buttons-subject-details = Détails
buttons-page-of = { $title } ({ $page } sur { $pages })
buttons-name-field = Nom
sheet-form-title = { $name } : { $page }
sheet-field-now = { $field } vaut { $value }. Tu peux y mettre { $wants } avec `value:`.
sheet-field-empty = { $field } est vide. Tu peux y mettre { $wants } avec `value:`.
sheet-field-choice = { $field } : { $value }
sheet-field-choice-empty = { $field } : vide
buttons-one-per-line = Un par ligne
buttons-one-per-line-of = Un par ligne : { $fields }
buttons-changed = **{ $name }** : modifications enregistrées.
buttons-field-changed = **{ $name }** : champ modifié ({ $field }).
buttons-name-is = Le nom est { $name }. Utilise `value:` pour le changer.
buttons-imported = **{ $name }** : personnage importé. C’est maintenant le tien.
buttons-exported = Voici **{ $name }** en fichier. `/character import file:` recharge ce personnage sur n’importe quel serveur.
buttons-stays = Je n’ai pas supprimé **{ $name }**.
