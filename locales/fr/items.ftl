### Ce que quelqu’un possède, et comment ça change de mains : /give, /drop, /take, /gm loot, *Objets…* et *Butin…*.

items-several = { $count } × { $item }
items-something = quelque chose
items-moved = un objet a changé de mains
items-sheet = Objets

## La liste dans Mon personnage, et un objet.

items-button = Objets…
items-title = Objets : { $name }
items-none = Rien à donner ni à poser.
items-choose = Donner ou poser un objet
items-one = { $name } en a un. Qui le reçoit ?
items-how-many = Tu en as { $count }. { $chosen ->
        [1] Un seul est choisi.
       *[other] Les { $chosen } sont choisis.
    }
items-give-to = Donner à…
items-drop = Poser
items-take-all = Tous ({ $count })
items-only-one = Un seul
items-back = Tous les objets
items-worn = Porté
items-is-worn = { $item } (porté)
items-more = et { $count } de plus
items-pick-up = Ramasser par terre
items-search = Chercher…
items-search-title = Chercher dans tes objets
items-search-name = Nom, ou une partie

## Ce qu’ont les combattants tombés et le sol.

items-loot = Butin…
items-loot-title = Ce qu’on trouve sur { $name }
items-ground-title = Par terre
items-ground = Le sol
items-fallen = À terre
items-nothing-there = Rien à prendre.
items-where = Chercher ailleurs
items-who-gets-it = Qui le reçoit ?
items-for = Pour { $name }
items-take = Prendre pour { $name }
items-take-everything = Tout prendre
items-find = Nouvel objet…
items-find-title = Distribuer un nouvel objet
items-find-item = Objet
items-find-hint = Un nom du livre, un nouveau nom, ou une entrée complète en JSON.
items-find-count = Combien
items-let = Butin aux joueurs
items-keep = Butin au MJ seul
