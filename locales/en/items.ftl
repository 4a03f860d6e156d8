### What someone owns, and how it changes hands: /give, /drop, /take, /gm loot, *Items…* and *Loot…*. Names in variables are safe to show already.

# One of several things that change hands: "2 × Healing Potion".
items-several = { $count } × { $item }
# What passes between creatures, to players who may not know it.
items-something = something
# Why a sheet changed.
items-moved = an item changed hands
# A line of a sheet: things without rules.
items-sheet = Items

## The list in My character, and one item.

items-button = Items…
items-title = { $name }’s items
items-none = Nothing to give or drop.
items-choose = Give or drop an item
items-one = { $name } has one. Who gets it?
# $chosen: how many change hands.
items-how-many = You have { $count }. { $chosen ->
        [1] Only one is selected.
       *[other] All { $chosen } are selected.
    }
items-give-to = Give to…
items-drop = Drop
items-take-all = All { $count }
items-only-one = Only 1
items-back = All items
items-worn = Worn
items-is-worn = { $item } (worn)
items-more = and { $count } more
items-pick-up = Pick up from the ground
items-search = Search…
items-search-title = Search your items
items-search-name = Name, or part of it

## What the fallen and the ground have.

items-loot = Loot…
items-loot-title = What { $name } has
items-ground-title = On the ground
items-ground = The ground
items-fallen = Down
items-nothing-there = Nothing to take.
items-where = Look somewhere else
items-who-gets-it = Who gets it?
items-for = For { $name }
items-take = Take for { $name }
items-take-everything = Take everything
items-find = New item…
items-find-title = Hand out something new
items-find-item = Item
items-find-hint = A name from the book, a new name, or a full entry as JSON.
items-find-count = How many
items-let = Let players loot
items-keep = Only I can loot
