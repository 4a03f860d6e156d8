### O que alguém possui, e como muda de mãos: /give, /drop, /take, /gm loot, *Itens…* e *Saque…*.

items-several = { $count } × { $item }
items-something = alguma coisa
items-moved = um item mudou de mãos
items-sheet = Itens

## A lista em Meu personagem, e um item.

items-button = Itens…
items-title = Itens { DE($name) }
items-none = Nada para entregar ou largar.
items-choose = Entregar ou largar um item
items-one = { $name } tem um. Quem recebe?
items-how-many = Você tem { $count }. { $chosen ->
        [1] Só um está marcado.
       *[other] Todos os { $chosen } estão marcados.
    }
items-give-to = Entregar a…
items-drop = Largar
items-take-all = Todos ({ $count })
items-only-one = Só 1
items-back = Todos os itens
items-worn = Em uso
items-is-worn = { $item } (em uso)
items-more = e mais { $count }
items-pick-up = Apanhar do chão
items-search = Buscar…
items-search-title = Buscar nos seus itens
items-search-name = Nome, ou parte dele

## O que os caídos e o chão têm.

items-loot = Saque…
items-loot-title = O que { $name } tem
items-ground-title = No chão
items-ground = O chão
items-fallen = Caídos
items-nothing-there = Nada para pegar.
items-where = Olhar em outro lugar
items-who-gets-it = Quem recebe?
items-for = Para { $name }
items-take = Pegar para { $name }
items-take-everything = Pegar tudo
items-find = Novo item…
items-find-title = Distribuir algo novo
items-find-item = Item
items-find-hint = Um nome do livro, um nome novo, ou uma entrada completa em JSON.
items-find-count = Quantos
items-let = Liberar o saque
items-keep = Só eu distribuo
