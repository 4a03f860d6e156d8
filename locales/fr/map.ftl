### La carte : ce qui s’y passe, les écrans du MJ derrière Carte…, ceux du joueur derrière Bouger, et la description des images.

## Ce qui se passe sur la carte

map-drawn = Il y a maintenant une carte : { $width } × { $height } cases.
map-removed = La carte est enlevée. Retour au théâtre de l’esprit.
map-fog-on = Le brouillard de guerre est activé. Les joueurs ne voient que ce que voient leurs personnages.
map-fog-off = Le brouillard de guerre est désactivé. Tout le monde voit toute la carte.
map-look-changed = La carte a changé d’aspect.
map-ground-changed = { $squares } : maintenant { $ground }.
map-height-changed = { $squares } : maintenant à la hauteur { $level }.
map-cut-off = { $name } ne peut pas quitter { $square } à pied : toutes les cases voisines sont au moins deux niveaux plus haut ou plus bas.
map-door-opened = { $name } ouvre la porte en { $square }.
map-door-closed = { $name } ferme la porte en { $square }.
map-placed = { $name } est maintenant en { $square }.
map-all-placed = Sur la carte : { $all }.
map-off =
    { $names } { $count ->
        [one] n’est
       *[other] ne sont
    } plus sur la carte.
map-moved = { $name } va de { $from } à { $to }.
map-moved-out-of-sight = { $name } quitte { $from } et disparaît.
map-moved-into-sight = { $name } apparaît en { $to }.
map-forced = { $name } passe de { $from } à { $to } : { $why }.
map-overridden = Le MJ corrige la carte quand { $actor } agit contre { $target } ({ $situation }).
map-overridden-because = Le MJ corrige la carte quand { $actor } agit contre { $target } ({ $situation }). Raison : « { $why } »
map-override-removed = La carte décide à nouveau quand { $actor } agit contre { $target }.
map-cover = abri : { $word }
map-behind = attaque dans le dos
map-not-behind = pas d’attaque dans le dos
map-high-ground = en hauteur
map-no-high-ground = pas en hauteur

## Ce qu’il y a sur une case

ground-floor = sol dégagé
ground-wall = un mur
ground-closed-door = une porte fermée
ground-open-door = une porte ouverte
ground-rough-ground = du terrain difficile
ground-water = de l’eau
ground-deep-water = de l’eau profonde
ground-crate = une caisse
ground-pillar = un pilier
ground-nothing = hors de la carte
the-ground-floor = le sol
the-ground-wall = le mur
the-ground-closed-door = la porte fermée
the-ground-open-door = la porte ouverte
the-ground-rough-ground = le terrain difficile
the-ground-water = l’eau
the-ground-deep-water = l’eau profonde
the-ground-crate = la caisse
the-ground-pillar = le pilier
the-ground-nothing = le bord
the-ground-height = la hauteur
ground-name-floor = Sol
ground-name-wall = Mur
ground-name-closed-door = Porte fermée
ground-name-open-door = Porte ouverte
ground-name-rough-ground = Terrain difficile
ground-name-water = Eau
ground-name-deep-water = Eau profonde
ground-name-crate = Caisse
ground-name-pillar = Pilier
ground-name-nothing = Hors de la carte

## Descriptions d’images, pour les lecteurs d’écran

picture-turn = { $round }, au tour { DE($names) }.
picture-size =
    { $columns ->
        [one] { $columns } colonne
       *[other] { $columns } colonnes
    } à partir de A, { $rows ->
        [one] { $rows } ligne
       *[other] { $rows } lignes
    } à partir de 1.
picture-more = Et { $count } de plus.
picture-side-enemies = ennemi
picture-side-others = neutre
picture-health = { $value } sur { $most } { $resource }
picture-health-unknown = santé inconnue
picture-down = hors de combat
picture-hidden = caché
picture-acted = a agi
picture-wide = large de { $squares } cases
picture-facing = orientation : { $direction }
picture-squares-away =
    à { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }
picture-meters-away = à { $meters } m
picture-last-move = Dernier déplacement : de { $from } à { $to }.
picture-can-go = Accessible sans danger : { $squares }.
picture-may-be-attacked = Un ennemi peut attaquer pendant un déplacement vers : { $squares }.
picture-area = Dans la zone : { $squares }.
picture-range = À portée : { $squares }.
picture-fog = Le reste est dans le brouillard.
picture-run = { $from } à { $to }
picture-height = Hauteur { $level } : { $squares }.

legend-current-turn = tour en cours
legend-enemy = ennemi
legend-fog = brouillard
legend-height = hauteur
legend-sharing = { $labels } partagent la case { $square }.

## La courbe d’un combat

course-title = Santé de chaque camp, par round
course-side-players = Joueurs
course-side-enemies = Ennemis
course-start = début
course-round = Round
course-down = Hors de combat
course-end = { $side } { $percent } %
course-share = { $percent } %
course-line = { $side } (santé au début et après chaque round) : { $shares }.
course-falls = Hors de combat : { $labels }.

## Les écrans du MJ : dessiner une carte

drawing-button = Carte…
drawing-title = ### Nouvelle carte
drawing-no-map-yet = Pas encore de carte. On joue au théâtre de l’esprit.
drawing-kinds = Cartes toutes prêtes…
drawing-kind-plain =
    .label = Simple
    .about = 12 × 10, vide
drawing-kind-room =
    .label = Salle
    .about = 12 × 12, murs tout autour, caisses et piliers
drawing-kind-corridor =
    .label = Couloir
    .about = 16 × 5, murs des deux côtés
drawing-kind-bridge =
    .label = Pont
    .about = 20 × 8, au-dessus d’une eau profonde
drawing-kind-clearing =
    .label = Clairière
    .about = 14 × 14, une colline, des arbres, un fourré
drawing-kind-street =
    .label = Rue
    .about = 24 × 24, un carrefour entre des maisons
drawing-kind-deck =
    .label = Navire
    .about = 18 × 7, un pont surélevé aux deux bouts
drawing-random = Au hasard
drawing-as-text = Modifier en texte…
drawing-use = Utiliser la carte
drawing-another = Une autre
drawing-mirror = Miroir
drawing-swap = Échanger les camps
drawing-place = Placer…
drawing-fog-on = Brouillard activé
drawing-fog-off = Brouillard désactivé
drawing-remove = Enlever la carte
drawing-new = Nouvelle carte…
drawing-back = Retour
drawing-nearer = Plus au centre
drawing-further = Plus loin du centre
drawing-type-square = Saisir une case…
drawing-draft =
    ### { $kind }, { $width } × { $height }
    -# Graine { $seed }. Les joueurs ne voient pas encore cette carte.
drawing-all-placed-players-left =
    { $count ->
        [0] Il n’y a encore personne. À son arrivée, chacun reçoit une case de départ
        [one] { $count } combattant est placé
        [2] Les deux combattants sont placés
       *[other] Les { $count } combattants sont placés
    } : joueurs à gauche, les autres à droite.
drawing-all-placed-players-right =
    { $count ->
        [0] Il n’y a encore personne. À son arrivée, chacun reçoit une case de départ
        [one] { $count } combattant est placé
        [2] Les deux combattants sont placés
       *[other] Les { $count } combattants sont placés
    } : joueurs à droite, les autres à gauche.
drawing-hidden-off =
    Hors de la carte et encore à révéler : { $names }. { $count ->
        [one] L’entrée se fera là où commence son camp, sauf si tu places toi-même.
       *[other] L’entrée se fera là où commence leur camp, sauf si tu places toi-même.
    }
drawing-place-later = Pour placer, appuie d’abord sur *Utiliser la carte*, puis sur *Placer…*.
drawing-no-room = Il n’y a pas de place pour { $names }.
drawing-use-and-edit = Utiliser la carte, et ajouter abris, murs, portes…
drawing-title-of-map = Carte : { $name }, { $width } × { $height }
drawing-token = `{ $label }` { $name } { $square }
drawing-token-hidden = `{ $label }` { $name } { $square } (caché)
drawing-not-on-map = Hors de la carte : { $names }.
drawing-fog = Brouillard de guerre : les joueurs ne voient que ce que voient leurs personnages.
drawing-edit = Ajouter abris, murs, portes, terrain, eau, hauteurs…
drawing-put-floor =
    .label = Vider des cases
    .about = De nouveau un sol dégagé
drawing-put-wall =
    .label = Murs
    .about = Bloquent le passage et la vue
drawing-put-closed-door =
    .label = Portes
    .about = On peut les ouvrir d’à côté
drawing-put-open-door =
    .label = Portes ouvertes
    .about = On peut les fermer d’à côté
drawing-put-rough-ground =
    .label = Terrain difficile
    .about = Coûte le double à traverser
drawing-put-water =
    .label = Eau
    .about = Coûte le double à traverser
drawing-put-deep-water =
    .label = Eau profonde
    .about = Personne ne peut y entrer
drawing-put-crate =
    .label = Abri : caisses
    .about = Bas : on peut y grimper et voir par-dessus
drawing-put-pillar =
    .label = Abri : piliers
    .about = Haut : on ne peut pas s’y tenir
drawing-put-nothing =
    .label = Enlever des cases
    .about = Hors de la carte
drawing-put-higher =
    .label = Hauteur + 1
    .about = Une colline, un escalier, une table
drawing-put-lower =
    .label = Hauteur − 1
    .about = Pas sous la hauteur 0
drawing-where = ### { $put } : choisis les cases
drawing-squares = Choisis une ou plusieurs cases…
drawing-square-raised = { $square }, hauteur { $level }
drawing-square-with = { $square } : { $ground }
drawing-square-raised-with = { $square }, hauteur { $level } : { $ground }
drawing-no-squares = Aucune case ne correspond.
drawing-who = Qui veux-tu placer ?
drawing-who-menu = Choisis un combattant…
drawing-place-of =
    ### { $name }
    En { $square }.
drawing-place-of-none =
    ### { $name }
    Hors de la carte.
drawing-to = Vers où…
drawing-off-map = Hors de la carte
drawing-square-field =
    .label = Quelle case
    .hint = Une lettre et un nombre, comme D7.
drawing-form-title = La carte en texte
drawing-form-rows =
    .label = Lignes
    .hint = . sol  # mur  + porte  / porte ouverte  , difficile  ~ eau  = profonde  o caisse  O pilier  _ rien
drawing-form-heights =
    .label = Hauteurs, un chiffre par case
    .hint = Vide : hauteur 0 partout.
drawing-nothing-changed = Rien n’a changé.
drawing-wrong-sign = « { $sign } » à la ligne { $row }, colonne { $column }
drawing-more-wrong-signs = { $count } de plus
drawing-wrong-signs =
    Je n’arrive pas à lire { $all }. { $count ->
        [one] Cette case est restée telle quelle
       *[other] Ces cases sont restées telles quelles
    }. Utilise ces symboles : `. # + / , ~ = o O _`
drawing-fault-empty = La carte n’a pas de lignes. Écris-en au moins une.
drawing-fault-too-wide = Une ligne dépasse 26 cases. Raccourcis-la.
drawing-fault-too-long = La carte a plus de 26 lignes. Enlèves-en.
drawing-fault-nowhere-to-stand = Il n’y a pas de case libre sur cette carte. Mets `.` pour un sol dégagé.
drawing-you-typed = Tu as écrit :
drawing-placed-hidden = **{ $name }** est en { $square }, encore à révéler.
drawing-off-hidden = **{ $name }** n’est plus sur la carte, encore à révéler.
drawing-image = Ton image est maintenant le fond de la carte. Elle n’a pas d’effet sur les règles : ajoute toi-même les murs.

import-used = Importé : { $columns } × { $rows } cases, { $doors ->
        [0] sans porte
        [one] { $doors } porte
       *[other] { $doors } portes
    }.
import-part = Le fichier a { $columns } × { $rows } cases, mais ici une carte peut en avoir 26 × 26 au plus. Cette partie commence à la colonne { $column }, ligne { $row }. Pour une autre, ajoute `corner:{ $corner }`.
import-lines = { $count ->
        [one] Laissé de côté : { $count } trait de mur qui ne sépare pas deux cases.
       *[other] Laissés de côté : { $count } traits de mur qui ne séparent pas deux cases.
    }
import-doors = { $count ->
        [one] Laissée de côté : { $count } porte sans case libre d’un côté.
       *[other] Laissées de côté : { $count } portes sans case libre d’un côté.
    }
import-lights = { $count ->
        [one] Laissée de côté : { $count } lumière. Pour l’obscurité, utilise le brouillard de guerre.
       *[other] Laissées de côté : { $count } lumières. Pour l’obscurité, utilise le brouillard de guerre.
    }
import-picture = L’image est maintenant le fond de la carte.
import-no-picture-part = Laissée de côté : l’image, car elle montre toute la carte. Ajoute une image de cette partie avec `/map image`.
import-no-picture-big = Laissée de côté : l’image. Elle dépasse 256 Ko ou 2 048 pixels. Ajoutes-en une plus petite avec `/map image`.
import-no-picture-type = Laissée de côté : l’image. Ce n’est ni un PNG ni un JPEG. Ajoutes-en une avec `/map image`.

## Où un joueur peut aller

place-beside = À côté { DE($name) }
place-behind = Derrière { $name }
place-in-reach-of = À portée { DE($name) }
place-nearer-to = Vers { $name }
place-on-the-way-to = En chemin vers { $name }
place-out-of-sight-of = Hors de vue ({ $name })
place-in-cover = Derrière { $thing }
place-high-ground = En hauteur
place-away = Plus loin
moves-move = Bouger…
moves-approach = Approcher { $name }
moves-where-to = **{ $name } est en { $at }. Vers où ?**
moves-nowhere = **{ $name } ne peut pas quitter { $at } pour l’instant.**
moves-legend = -# { $way } : un ennemi peut t’attaquer en chemin. Je te demanderai d’abord.
moves-nearest = Cases les plus proches…
moves-type = Saisir une case…
moves-type-title = { $name } : vers où ?
moves-square-label = Une lettre et un nombre
moves-square-example = D7
moves-open-door = Ouvrir la porte { $square }
moves-close-door = Fermer la porte { $square }
moves-squares =
    { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }, { $direction }
moves-meters = { $count } m, { $direction }
moves-costs = coûte { $points }
moves-costs-meters = compte pour { $meters } m
moves-may-attack = risque d’attaque : { $names }
moves-with = { $name } ({ $tool })
moves-danger = **Tu ne peux pas atteindre { $square } sans risque.** En chemin, { $name } peut subir une attaque : { $attackers }.
moves-path = Trajet : { $squares }.
moves-anyway = Bouger quand même
moves-elsewhere = Ailleurs…
moves-stale = **La carte a changé.** Personne n’a bougé. Choisis à nouveau.
moves-which-zone = **{ $act } : quelle zone ?**
moves-which-square = **{ $act } : quelle case ?**
moves-friend = { $name } (ton camp)
moves-affects = touche { $names }
moves-other-squares = Autres cases…

direction-north = nord
direction-north-east = nord-est
direction-east = est
direction-south-east = sud-est
direction-south = sud
direction-south-west = sud-ouest
direction-west = ouest
direction-north-west = nord-ouest

zones-named = Les zones : { $zones }.
zones-would-move = **Ces zones déplaceraient quelqu’un en plein combat :**
zones-would-go = { $name } : { DE($from) } à { $to }
zones-would-start = { $name } : { $to }
zones-would-confirm = Pour confirmer, relance `/map zones` avec `sure:oui`. Si une zone garde son nom, on y reste. Ensuite, `/map zone` déplace qui tu veux, et `/undo` annule le tout.
zones-removed = Il n’y a plus de zones.
zones-put =
    { $count ->
        [one] { $name } est dans la zone { $to }.
       *[other] { $name } sont dans la zone { $to }.
    }
zones-moved = { $name } passe { DE($from) } à { $to }.
zones-forced = { $name } passe { DE($from) } à { $to } : { $why }.
zones-line = { $zone } : { $names }
zones-empty = { $zone } : personne
zones-next = à côté de { $zones }
zones-border = { $zone } ({ $value })
zones-title = Zones
zones-form =
    .label = Une zone par ligne
    .hint = Après un tiret : zones voisines, avec le coût pour y aller, comme (2). Après deux-points : une note.
zones-example = Bar – Rue, Balcon (2): bondé et sombre
zones-none = Pas encore de zones. Nomme les lieux de la rencontre, comme le bar et la rue.
zones-change = Changer les zones…
zones-name = Zones…
zones-remove = Enlever les zones
zones-who = Qui est où ?
zones-where = Quelle zone ?
zones-put-question = Dans quelle zone placer { $name } ?
zones-move-to = Où va { $name } ?
zones-go = Aller : { $zone }
