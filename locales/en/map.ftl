### The map: what happens on it (in the turn's message and the log), the GM's screens behind Map…, the player's screens behind
### Move, and what pictures of it show, for screen readers. Squares are named like "D7".

## What happens on the map

map-drawn = There’s now a map: { $width } × { $height } squares.
map-removed = The map is gone. Positions are theater of the mind again.
map-fog-on = Fog of war is on. Players see only what their characters see.
map-fog-off = Fog of war is off. Everyone sees the whole map.
map-look-changed = The map looks different now.
# $squares: "C4, C5 and C6". $ground: "a wall".
map-ground-changed = { $squares }: now { $ground }.
map-height-changed = { $squares }: now at height { $level }.
map-cut-off = { $name } can’t walk off { $square }: all squares next to it are at least two levels higher or lower.
map-door-opened = { $name } opens the door at { $square }.
map-door-closed = { $name } closes the door at { $square }.
map-placed = { $name } is now at { $square }.
# $all: "Kira C4, Goblin 1 D7 and Goblin 2 E7".
map-all-placed = On the map: { $all }.
map-off =
    { $names } { $count ->
        [one] is
       *[other] are
    } off the map.
map-moved = { $name } moves from { $from } to { $to }.
map-moved-out-of-sight = { $name } moves from { $from } and disappears from view.
map-moved-into-sight = { $name } comes into sight at { $to }.
# $why: what moved them, from the rules.
map-forced = { $name } is moved from { $from } to { $to } ({ $why }).
# $situation: "half cover, attacking from behind".
map-overridden = The GM overrides the map when { $actor } acts against { $target }: { $situation }.
map-overridden-because = The GM overrides the map when { $actor } acts against { $target }: { $situation }. Reason: “{ $why }”
map-override-removed = The map decides again when { $actor } acts against { $target }.
map-cover = { $word } cover
map-behind = attacking from behind
map-not-behind = not attacking from behind
map-high-ground = high ground
map-no-high-ground = no high ground

## What's on a square

ground-floor = open floor
ground-wall = a wall
ground-closed-door = a closed door
ground-open-door = an open door
ground-rough-ground = rough ground
ground-water = water
ground-deep-water = deep water
ground-crate = a crate
ground-pillar = a pillar
ground-nothing = not part of the map
# The same, where a place is named by it: "behind the crate".
the-ground-floor = the floor
the-ground-wall = the wall
the-ground-closed-door = the closed door
the-ground-open-door = the open door
the-ground-rough-ground = the rough ground
the-ground-water = the water
the-ground-deep-water = the deep water
the-ground-crate = the crate
the-ground-pillar = the pillar
the-ground-nothing = the edge
the-ground-height = the high ground
# The same in a picture's description, before a list of squares: "Wall: A1 to L1."
ground-name-floor = Floor
ground-name-wall = Wall
ground-name-closed-door = Closed door
ground-name-open-door = Open door
ground-name-rough-ground = Rough ground
ground-name-water = Water
ground-name-deep-water = Deep water
ground-name-crate = Crate
ground-name-pillar = Pillar
ground-name-nothing = Outside the map

## Descriptions of pictures, for screen readers

# $round: "Round 3".
picture-turn = { $round }, { $names } to act.
picture-size =
    { $columns ->
        [one] { $columns } column
       *[other] { $columns } columns
    } starting at A, { $rows ->
        [one] { $rows } row
       *[other] { $rows } rows
    } starting at 1.
picture-more = And { $count } more.
picture-side-enemies = enemy
picture-side-others = neutral
# $resource: "HP".
picture-health = { $value } of { $most } { $resource }
picture-health-unknown = health unknown
picture-down = down
picture-hidden = hidden
picture-acted = has acted
picture-wide = { $squares } squares wide
picture-facing = facing { $direction }
picture-squares-away =
    { $count ->
        [one] { $count } square
       *[other] { $count } squares
    } away
picture-meters-away = { $meters } m away
picture-last-move = Last move: from { $from } to { $to }.
picture-can-go = Safe to move to: { $squares }.
picture-may-be-attacked = Enemies may attack during a move to: { $squares }.
picture-area = In the area: { $squares }.
picture-range = Within reach: { $squares }.
picture-fog = The rest is in fog.
# Squares in a row: "A1 to L1".
picture-run = { $from } to { $to }
picture-height = Height { $level }: { $squares }.

# The legend of the map in characters: what ">", "!", "x", "?" and a digit mean.
legend-current-turn = current turn
legend-enemy = enemy
legend-fog = fog
legend-height = height
# $labels: the letters of those on one square, "K and G1". The map has room for only one of them.
legend-sharing = { $labels } share { $square }.

## The chart of a fight's course

course-title = Each side’s health by round
course-side-players = Players
course-side-enemies = Enemies
course-start = start
course-round = Round
course-down = Went down
# At the end of a line in the chart.
course-end = { $side } { $percent }%
course-share = { $percent }%
course-line = { $side } (health left at the start and after each round): { $shares }.
# $labels: the short labels of tokens.
course-falls = Went down: { $labels }.

## The GM's screens: drawing a map

# Button, at most 20 characters.
drawing-button = Map…
drawing-title = ### New map
drawing-no-map-yet = No map yet. Positions are theater of the mind.
drawing-kinds = Premade maps…
drawing-kind-plain =
    .label = Plain
    .about = 12 × 10, empty
drawing-kind-room =
    .label = Room
    .about = 12 × 12, walls all around, crates and pillars
drawing-kind-corridor =
    .label = Corridor
    .about = 16 × 5, walls on both sides
drawing-kind-bridge =
    .label = Bridge
    .about = 20 × 8, over deep water
drawing-kind-clearing =
    .label = Clearing
    .about = 14 × 14, a hill, trees, a thicket
drawing-kind-street =
    .label = Street
    .about = 24 × 24, a crossroads between houses
drawing-kind-deck =
    .label = Deck
    .about = 18 × 7, a ship with raised ends
# Buttons, at most 20 characters.
drawing-random = Random
drawing-as-text = Edit as text…
drawing-use = Use this map
drawing-another = Another map
drawing-mirror = Mirror
drawing-swap = Swap sides
drawing-place = Place…
drawing-fog-on = Fog of war on
drawing-fog-off = Fog of war off
drawing-remove = Remove map
drawing-new = New map…
drawing-back = Back
drawing-nearer = Closer to the middle
drawing-further = Farther out
drawing-type-square = Type a square…
drawing-draft =
    ### { $kind }, { $width } × { $height }
    -# Seed { $seed }. Players can’t see this map yet.
# $side: where the players begin.
drawing-all-placed-players-left =
    { $count ->
        [0] No one is here yet. Everyone who joins gets a starting square
        [one] 1 combatant is placed
        [2] Both combatants are placed
       *[other] All { $count } combatants are placed
    }: players on the left, others on the right.
drawing-all-placed-players-right =
    { $count ->
        [0] No one is here yet. Everyone who joins gets a starting square
        [one] 1 combatant is placed
        [2] Both combatants are placed
       *[other] All { $count } combatants are placed
    }: players on the right, others on the left.
drawing-hidden-off =
    Hidden and not on the map yet: { $names }. { $count ->
        [one] It’ll appear where its side starts, unless you place it.
       *[other] They’ll appear where their side starts, unless you place them.
    }
drawing-place-later = To place them, tap *Use this map* first, then *Place…*.
drawing-no-room = There’s no room for { $names }.
drawing-use-and-edit = Use this map, and add cover, walls, doors…
drawing-title-of-map = Map of { $name }, { $width } × { $height }
# $label: the token's letters on the map.
drawing-token = `{ $label }` { $name } { $square }
drawing-token-hidden = `{ $label }` { $name } { $square } (hidden)
drawing-not-on-map = Not on the map: { $names }.
drawing-fog = Fog of war: players see only what their characters see.
drawing-edit = Add cover, walls, doors, rough ground, water, heights…
drawing-put-floor =
    .label = Clear squares
    .about = Open floor again
drawing-put-wall =
    .label = Walls
    .about = Blocks movement and sight
drawing-put-closed-door =
    .label = Doors
    .about = Anyone next to it can open it
drawing-put-open-door =
    .label = Open doors
    .about = Anyone next to it can close it
drawing-put-rough-ground =
    .label = Rough ground
    .about = Costs double to cross
drawing-put-water =
    .label = Water
    .about = Costs double to cross
drawing-put-deep-water =
    .label = Deep water
    .about = No one can enter
drawing-put-crate =
    .label = Cover: crates
    .about = Low: you can climb it and see over it
drawing-put-pillar =
    .label = Cover: pillars
    .about = Tall: no one can stand there
drawing-put-nothing =
    .label = Remove squares
    .about = Not part of the map
drawing-put-higher =
    .label = Raise height by 1
    .about = A hill, stairs, a table
drawing-put-lower =
    .label = Lower height by 1
    .about = Not below height 0
# $put: what goes there, "Walls".
drawing-where = ### { $put }: pick the squares
drawing-squares = Pick one or more squares…
# How a square is suggested: "D7, height 2: a crate".
drawing-square-raised = { $square }, height { $level }
drawing-square-with = { $square }: { $ground }
drawing-square-raised-with = { $square }, height { $level }: { $ground }
drawing-no-squares = No matching square.
drawing-who = Who do you want to place?
drawing-who-menu = Pick a combatant…
drawing-place-of =
    ### { $name }
    At { $square }.
drawing-place-of-none =
    ### { $name }
    Not on the map.
drawing-to = Where to…
drawing-off-map = Off the map
drawing-square-field =
    .label = Which square
    .hint = A letter and a number, like D7.
drawing-form-title = Map as text
drawing-form-rows =
    .label = Rows
    .hint = . floor  # wall  + door  / open door  , rough  ~ water  = deep  o crate  O pillar  _ no square
drawing-form-heights =
    .label = Heights, one digit per square
    .hint = Leave empty for height 0 everywhere.
drawing-nothing-changed = Nothing changed.
drawing-wrong-sign = “{ $sign }” in row { $row }, column { $column }
drawing-more-wrong-signs = { $count } more
drawing-wrong-signs =
    I can’t read { $all }. { $count ->
        [one] That square stays as it was
       *[other] Those squares stay as they were
    }. Use these symbols: `. # + / , ~ = o O _`
drawing-fault-empty = The map has no rows. Write at least one.
drawing-fault-too-wide = A row is longer than 26 squares. Make it shorter.
drawing-fault-too-long = The map has more than 26 rows. Remove some.
drawing-fault-nowhere-to-stand = There’s no free square on this map. Use `.` for open floor.
drawing-you-typed = You typed:
# After a GM moves a hidden combatant.
drawing-placed-hidden = **{ $name }** is at { $square }, still hidden.
drawing-off-hidden = **{ $name }** is off the map, still hidden.
drawing-image = Your picture is now the map’s background. It has no effect on the rules, so add walls yourself.

# After a GM imported a map from another program. What was used comes first, then what couldn't be used.
import-used = Imported { $columns } × { $rows } squares with { $doors ->
        [0] no doors
        [one] 1 door
       *[other] { $doors } doors
    }.
# $columns, $rows: of the whole map. $column, $row: the top-left square that was imported. $corner: another one, "27x1".
import-part = The file has { $columns } × { $rows } squares, but a map here can have at most 26 × 26. This part begins at column { $column }, row { $row }. For another part, add `corner:{ $corner }`.
import-lines = { $count ->
        [one] Left out: 1 wall line that doesn’t separate two squares.
       *[other] Left out: { $count } wall lines that don’t separate two squares.
    }
import-doors = { $count ->
        [one] Left out: 1 door with no free square on one side.
       *[other] Left out: { $count } doors with no free square on one side.
    }
import-lights = { $count ->
        [one] Left out: 1 light. For darkness, use fog of war.
       *[other] Left out: { $count } lights. For darkness, use fog of war.
    }
import-picture = The picture is now the map’s background.
import-no-picture-part = Left out: the picture, because it shows the whole map. Add a picture of this part with `/map image`.
import-no-picture-big = Left out: the picture. It’s over 256 KB or 2,048 pixels. Add a smaller one with `/map image`.
import-no-picture-type = Left out: the picture. It’s not a PNG or JPEG. Add one with `/map image`.

## Where a player can move

# Buttons: what a square is good for, before its name, as in "Next to Goblin 1: D7".
place-beside = Next to { $name }
place-behind = Behind { $name }
place-in-reach-of = Within reach of { $name }
place-nearer-to = Toward { $name }
place-on-the-way-to = On the way to { $name }
place-out-of-sight-of = Hidden from { $name }
# $thing: "the crate".
place-in-cover = Behind { $thing }
place-high-ground = Onto high ground
place-away = Farther away
moves-move = Move…
moves-approach = Approach { $name }
moves-where-to = **{ $name } is at { $at }. Where to?**
moves-nowhere = **{ $name } can’t move from { $at } now.**
# $way: an example of such a button, "D7 ⚠".
moves-legend = -# { $way } means that an enemy may attack you on the way. I’ll ask first.
moves-nearest = Nearest squares…
moves-type = Type a square…
moves-type-title = { $name }: where to?
moves-square-label = A letter and a number
moves-square-example = D7
moves-open-door = Open door at { $square }
moves-close-door = Close door at { $square }
moves-squares =
    { $count ->
        [one] { $count } square
       *[other] { $count } squares
    } { $direction }
moves-meters = { $count } m { $direction }
moves-costs = costs { $points }
moves-costs-meters = counts as { $meters } m
moves-may-attack = { $names } may attack
# $name: who may attack on the way.
moves-with = { $name } with { $tool }
moves-danger = **You can’t reach { $square } safely.** On the way, { $attackers } may attack { $name }.
moves-path = Path: { $squares }.
moves-anyway = Move anyway
moves-elsewhere = Somewhere else…
moves-stale = **The map has changed.** No one has moved. Choose again.
# $act: what's done, "Fireball".
moves-which-zone = **{ $act }: which zone?**
moves-which-square = **{ $act }: which square?**
moves-friend = { $name } (ally)
moves-affects = affects { $names }
moves-other-squares = Other squares…

# Directions on the map, after a distance: "3 squares north-west".
direction-north = north
direction-north-east = northeast
direction-east = east
direction-south-east = southeast
direction-south = south
direction-south-west = southwest
direction-west = west
direction-north-west = northwest

# Zones: named places instead of squares.
zones-named = The zones are { $zones }.
# In the middle of a fight, before the zones are changed. A list of who moves follows.
zones-would-move = **These zones would move someone in the middle of the fight:**
zones-would-go = { $name } moves from { $from } to { $to }
zones-would-start = { $name } is placed in { $to }
zones-would-confirm = To confirm, use `/map zones` again with `sure:yes`. Anyone in a zone that keeps its name stays there. Afterward, you can move anyone with `/map zone`, or undo all of it with `/undo`.
zones-removed = There are no zones anymore.
zones-put =
    { $count ->
        [one] { $name } is in { $to }.
       *[other] { $name } are in { $to }.
    }
zones-moved = { $name } moves from { $from } to { $to }.
zones-forced = { $name } is moved from { $from } to { $to } ({ $why }).
zones-line = { $zone }: { $names }
zones-empty = { $zone }: no one
# A zone in a list, with what leads to it.
zones-next = next to { $zones }
zones-border = { $zone } ({ $value })
zones-title = Zones
zones-form =
    .label = One zone per line
    .hint = After a dash: neighboring zones, with the cost to move there, such as (2). After a colon: a note.
zones-example = Bar – Street, Balcony (2): crowded and dark
zones-none = No zones yet. Name the places in this encounter, such as the bar and the street.
zones-change = Change zones…
zones-name = Zones…
zones-remove = Remove zones
zones-who = Who is where?
zones-where = Which zone?
zones-put-question = Put { $name } in which zone?
zones-move-to = Where does { $name } move?
zones-go = Move to { $zone }
