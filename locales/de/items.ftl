### What someone owns, and how it changes hands: /give, /drop, /take, /gm loot, *Items…* and *Loot…*. Names in variables are safe to show already.

# One of several things that change hands: "2 × Healing Potion".
items-several = { $count } × { $item }
# What passes between creatures, to players who may not know it.
items-something = etwas
# Why a sheet changed.
items-moved = ein Gegenstand hat den Besitzer gewechselt
# A line of a sheet: things without rules.
items-sheet = Gegenstände

## The list in My character, and one item.

items-button = Gegenstände …
items-title = Gegenstände von { $name }
items-none = Nichts zu geben oder fallen zu lassen.
items-choose = Gegenstand geben oder fallen lassen
items-one = { $name } hat eins davon. Wer bekommt es?
# $chosen: how many change hands.
items-how-many = Du hast { $count }. { $chosen ->
        [1] Nur 1 davon ist ausgewählt.
       *[other] Alle { $chosen } sind ausgewählt.
    }
items-give-to = Geben an …
items-drop = Fallen lassen
items-take-all = Alle { $count }
items-only-one = Nur 1
items-back = Alle Gegenstände
items-worn = Getragen
items-is-worn = { $item } (getragen)
items-more = und { $count } weitere
items-pick-up = Vom Boden aufheben
items-search = Suchen …
items-search-title = Deine Gegenstände durchsuchen
items-search-name = Name oder ein Teil davon

## What the fallen and the ground have.

items-loot = Beute …
items-loot-title = Was { $name } hat
items-ground-title = Am Boden
items-ground = Der Boden
items-fallen = Gefallene
items-nothing-there = Nichts zu holen.
items-where = Woanders nachsehen
items-who-gets-it = Wer bekommt es?
items-for = Für { $name }
items-take = Nehmen für { $name }
items-take-everything = Alles nehmen
items-find = Neuer Gegenstand …
items-find-title = Etwas Neues verteilen
items-find-item = Gegenstand
items-find-hint = Ein Name aus dem Buch, ein neuer Name oder ein ganzer Eintrag als JSON.
items-find-count = Wie viele
items-let = Alle plündern lassen
items-keep = Nur ich plündere
