### Lo que alguien tiene y cómo cambia de manos: /give, /drop, /take, /gm loot, *Objetos…* y *Botín…*.

items-several = { $count } × { $item }
items-something = algo
items-moved = un objeto cambió de manos
items-sheet = Objetos

## La lista en Mi personaje, y un objeto

items-button = Objetos…
items-title = Objetos { DE($name) }
items-none = Nada que dar ni soltar.
items-choose = Dar o soltar un objeto
items-one = { $name } tiene uno. ¿Para quién?
items-how-many = Tienes { $count }. { $chosen ->
        [1] Solo hay uno elegido.
       *[other] Todos elegidos: { $chosen }.
    }
items-give-to = Dar a…
items-drop = Soltar
items-take-all = Todos: { $count }
items-only-one = Solo 1
items-back = Todos los objetos
items-worn = En uso
items-is-worn = { $item } (en uso)
items-more = y { $count } más
items-pick-up = Recoger del suelo
items-search = Buscar…
items-search-title = Buscar en tus objetos
items-search-name = Nombre, o parte de él

## Lo que tienen los caídos y el suelo

items-loot = Botín…
items-loot-title = Lo que tiene { $name }
items-ground-title = En el suelo
items-ground = El suelo
items-fallen = Fuera de combate
items-nothing-there = No hay nada que tomar.
items-where = Mirar en otro sitio
items-who-gets-it = ¿Para quién es?
items-for = Para { $name }
items-take = Tomar para { $name }
items-take-everything = Tomar todo
items-find = Objeto nuevo…
items-find-title = Repartir algo nuevo
items-find-item = Objeto
items-find-hint = Un nombre del libro, un nombre nuevo o una entrada completa en JSON.
items-find-count = Cuántos
items-let = Permitir saqueo
items-keep = Solo saqueo yo
