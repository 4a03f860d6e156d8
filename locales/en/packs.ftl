### Content packs: what’s wrong with a file, and where.

# $place: “creatures › 1 › sheet › CON”. $fault: one of the messages below.
pack-problem = { $place }: { $fault }
pack-counts = { $title } ({ $rules }), revision { $revision }: { $all }.
pack-creatures = { $count ->
    [one] 1 creature
   *[other] { $count } creatures
  }
pack-characters = { $count ->
    [one] 1 character
   *[other] { $count } characters
  }
pack-conditions = { $count ->
    [one] 1 condition
   *[other] { $count } conditions
  }
pack-maps = { $count ->
    [one] 1 map
   *[other] { $count } maps
  }
pack-scenes = { $count ->
    [one] 1 scene
   *[other] { $count } scenes
  }
pack-stock = { $count ->
    [one] 1 stock entry
   *[other] { $count } stock entries
  }
pack-nothing-in-it = nothing in it yet

pack-file-too-big = The file is larger than 256 KiB. Split it into several packs.
pack-file-too-deep = Lists and objects are nested more than 20 levels deep.
pack-file-no-text = The file isn’t UTF-8 text.
pack-file-no-json = The file isn’t valid JSON. A comma, quote or bracket may be missing.
pack-file-no-pack = This isn’t a content pack. A pack says "format": "fray-pack".
pack-file-too-new = This pack needs a newer version of Fray.

# $wants: what fits, as “a whole number from 0 to 100”.
pack-fault-wants = must be { $wants }
pack-fault-no-field = there’s no such field
pack-fault-no-creature = there’s no creature “{ $typed }” in this pack or the book.{ $meant }
pack-fault-no-map = there’s no map “{ $typed }” in this pack, and no premade one.{ $meant }
pack-fault-no-entry = there’s no “{ $typed }” in this pack’s stock or the book.{ $meant }
pack-fault-meant = { " " }Did you mean “{ $near }”?
pack-fault-twice = “{ $name }” is already the name of another entry
pack-fault-of-the-book = “{ $name }” is a condition of the book. Choose another name.
pack-fault-circle = “{ $name }” starts from this entry itself
pack-fault-no-sheet = needs a sheet, or a creature to start from (like)
pack-fault-sign = the sign “{ $sign }” in row { $row }, column { $column } means nothing
pack-fault-no-map-here = the scene has no map for squares
pack-fault-no-square = there’s no square “{ $square }”. The map goes from A1 to { $last }.
pack-fault-no-footing = no one can stand on { $square } ({ $ground })
pack-fault-square-taken = someone already stands on { $square }
pack-fault-squares = { $count ->
    [one] only one comes, so only one square is needed
   *[other] only { $count } come, so at most { $count } squares are needed
  }
pack-fault-combatants = a scene has at most { $most } combatants
pack-fault-no-conditions = this system has no conditions that packs can add
