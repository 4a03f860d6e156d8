### Content packs: what’s wrong with a file, and where.

# $place: “creatures › 1 (Bog Hag) › sheet › CON”. $fault: one of the messages below.
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
    [one] 1 prepared scene
   *[other] { $count } prepared scenes
  }
pack-stock = { $count ->
    [one] 1 sheet entry
   *[other] { $count } sheet entries
  }
pack-nothing-in-it = nothing in it yet

pack-file-too-big = The file is larger than 256 KB. Split it into several packs.
pack-file-too-deep = Lists and objects are nested more than 20 levels deep.
pack-file-no-text = The file isn’t UTF-8 text.
pack-file-no-json = The file isn’t valid JSON. A comma, quote or bracket may be missing.
pack-file-no-pack = This isn’t a content pack. A pack’s file contains "format": "fray-pack".
pack-file-too-new = This pack needs a newer version of Fray.

# Where a file isn’t valid JSON, and what to write there. $code: what is written there now.
# $bracket, $opened: the bracket that isn’t closed, and its line.
pack-json-empty = The file is empty.
pack-json-start = Line { $line }: a pack’s file starts with `{ "{" }`, but this one starts with `{ $code }`.
pack-json-fence = Line { $line }: remove the three backticks, and anything after them in that line. They come from a chat and aren’t part of the file.
pack-json-comma = Line { $line }: put a comma after `{ $code }`.
pack-json-extra-comma = Line { $line }: remove the comma after `{ $code }`.
pack-json-colon = Line { $line }: put a colon after `{ $code }`.
pack-json-value = Line { $line }: there’s a value missing after `{ $code }`.
pack-json-quotes = Line { $line }: replace `{ $code }` with a straight double quote, `"`. Check the other lines, too.
pack-json-unquoted = Line { $line }: put `{ $code }` in quotes: `"{ $code }"`.
pack-json-case = Line { $line }: write `{ $code }` in lowercase.
pack-json-number = Line { $line }: `{ $code }` isn’t valid as a number. Write numbers like `6`, `-6` or `0.5`.
pack-json-open-text = Line { $line }: put a quote at the end of the text `{ $code }`. If the text has a line break, write the line break as `\n`.
pack-json-inner-quote = Line { $line }: the text ends too early, in `{ $code }`. Write a quote inside a text as `\"`.
pack-json-tab = Line { $line }: there’s a tab or another invisible character after `{ $code }`. Replace it with a space.
pack-json-backslash = Line { $line }: write the backslash in `{ $code }` twice: `\\`.
pack-json-comment = Line { $line }: remove `{ $code }`. JSON can’t contain comments.
pack-json-space = Line { $line }: there’s a special space before `{ $code }`. Replace it with a normal one.
pack-json-bracket = Line { $line }: `{ $code }` can’t come here, because the `{ $bracket }` in line { $opened } isn’t closed yet.
pack-json-unclosed = The file ends before the `{ $bracket }` in line { $opened } is closed. Add what’s missing.
pack-json-rest = Line { $line }: there’s more after the end of the pack: `{ $code }`. Remove it, or remove an extra bracket before it.

# $wants: what fits, as “a whole number from 0 to 100”.
pack-fault-wants = must be { $wants }
# The number is right, but written as a text: "14".
pack-fault-quoted-number = must be { $wants }, without quotes
pack-fault-quoted-flag = must be true or false, without quotes
pack-fault-no-list = must be a list, in square brackets: `[ ]`
pack-fault-no-field = there’s no such field
pack-fault-no-field-near = there’s no such field. Did you mean “{ $near }”?
pack-fault-no-field-but = there’s no such field. You can use { $fields }.
pack-fault-no-creature = there’s no creature “{ $typed }” in this pack or the book.{ $meant }
pack-fault-no-map = there’s no map “{ $typed }” in this pack or among the premade maps.{ $meant }
pack-fault-no-entry = there’s no “{ $typed }” in this pack’s sheet entries or the book.{ $meant }
pack-fault-meant = { " " }Did you mean “{ $near }”?
pack-fault-twice = “{ $name }” is already the name of another entry
pack-fault-of-the-book = “{ $name }” is one of the book’s conditions. Choose another name.
pack-fault-circle = “{ $name }” is based on this entry, so this entry can’t be based on “{ $name }”
pack-fault-no-sheet = needs a sheet, or a creature in “like” to base it on
pack-fault-sign = unknown symbol “{ $sign }” in row { $row }, column { $column }
pack-fault-no-map-here = there’s no map, so squares can’t be named
pack-fault-no-square = there’s no square “{ $square }”. The map goes from A1 to { $last }.
pack-fault-no-footing = no one can stand on { $square } ({ $ground })
pack-fault-square-taken = someone is already on { $square }
pack-fault-squares = { $count ->
    [one] there’s only one of this creature, so name only one square
   *[other] there are only { $count } of this creature, so name at most { $count } squares
  }
pack-fault-combatants = a prepared scene can have at most { $most } combatants
pack-fault-no-conditions = this system has no conditions that packs can add

## /pack: the server's packs

pack-unfit = { $count ->
    [one] Nothing was saved, because something in this pack is wrong:
   *[other] Nothing was saved, because { $count } things in this pack are wrong:
  }
pack-more-wrong = … and { $count } more. Fix these first, then upload the file again.
pack-none = This server has no packs yet. `/pack new` starts one, and `/pack add` uploads one.
pack-list-title = This server’s packs
pack-list-more = Also: { $names }. Open one with `/pack show`.
# button, at most 20 characters
pack-open = Open
pack-about-used = **{ $title }** · { $rules } · revision { $revision }
pack-about-unused = **{ $title }** · { $rules } · revision { $revision }, not in use
pack-about-host = **{ $title }** · { $rules } · revision { $revision }, from this bot’s host
pack-fits-no-more = This pack doesn’t work with this version of Fray, so nothing in it can be used. Export it, fix these problems, and add it again:
pack-author = By { $author }
pack-license = License: { $license }
pack-source = Source: { $source }
# $title and $revision of the pack that an entry of /rules comes from.
pack-cite = { $title }, revision { $revision }
pack-cite-here = From this fight
pack-kind-creatures = Creatures
pack-kind-characters = Characters
pack-kind-conditions = Conditions
pack-kind-maps = Maps
pack-kind-scenes = Scenes
pack-kind-stock = Sheet entries
pack-change-new = New: { $names }
pack-change-changed = Changed: { $names }
pack-change-gone = Removed: { $names }
pack-change-none = Nothing changes: the contents are the same as in the current revision.
# button, at most 20 characters
pack-use = Use it
# button, at most 20 characters
pack-drop = Cancel
# button, at most 20 characters
pack-export = Export
# button, at most 20 characters
pack-earlier = Earlier revisions…
# button, at most 20 characters
pack-back-to = Use revision { $revision }
# $time: as Discord shows it, “5 minutes ago”
pack-stored = **Revision { $revision }** · saved { $time }
# button, at most 20 characters
pack-all = All packs
# button, at most 20 characters
pack-remove = Remove…
# button, at most 20 characters
pack-remove-it = Remove it
# button, at most 20 characters
pack-keep-it = Keep it
pack-in-use = { $title } is now in use, revision { $revision }.
pack-dropped = Canceled. { $title }, revision { $revision }, won’t be used.
pack-sure-to-remove = Remove { $title } with all its revisions? Fights that already use it won’t change. To get a copy first, use `/pack export`.
pack-removed = { $title } has been removed.
pack-exported = Here’s { $title }, revision { $revision }. Anyone can add it to another server with `/pack add`.
pack-exported-bare = The portraits aren’t in the file. Upload them again on the other server with `/pack portrait`.
pack-allowed-managers = From now on, only people who can manage this server can change its packs.
pack-allowed-gms = From now on, GMs of encounters here can change this server’s packs, too.

## Prepared scenes

# button, at most 20 characters
scene-button = Scenes…
scene-title = Prepared scenes
scene-choose = Choose a scene
scene-none = This server has no prepared scenes for this system. Save this encounter as one with `/pack keep`, or add a pack that has some.
# button, at most 20 characters
scene-show = Preview
# button, at most 20 characters
scene-open = Open it
# Button on a list of scenes. $name: at most 14 characters.
scene-open-named = Open “{ $name }”
# button, at most 20 characters
scene-forecast = Forecast
# button, at most 20 characters
scene-all = All scenes
scene-creature = { $count ->
    [one] { $name }
   *[other] { $count } × { $name }
  }
scene-creature-hidden = { $count ->
    [one] { $name } (hidden)
   *[other] { $count } × { $name } (hidden)
  }
scene-map = Map: { $name }
scene-note = **Your note:** { $note }
scene-opened = “{ $name }” is set up. One *Undo* removes everything it added.
scene-unplaced = { $count ->
    [one] There was no room for one creature on its square. Place it with *Place…* on the map.
   *[other] There was no room for { $count } creatures on their squares. Place them with *Place…* on the map.
  }
## Packs from play: what is kept, made and changed without a file

# The title of a server's first pack, made on the fly.
pack-ours = Our pack
pack-made = { $title } is ready. What goes in first?
# button, at most 20 characters
pack-keep = Save for the server
# button, at most 20 characters
pack-keep-scene = Save as a scene…
pack-keep-scene-title = Save this fight as a scene
pack-keep-map-title = Save this map
# $name: the entry's name. $pack: the pack's title.
pack-kept = **{ $name }** is now in { $pack }, revision { $revision }.
pack-changed-meanwhile = **{ $name }** was changed while your form was open, so nothing was saved. Here’s the current version.
pack-gone-meanwhile = The pack or entry was removed or renamed while your form was open, so nothing was saved. You wrote:
pack-not-removed = **{ $name }** was changed after you opened it, so it wasn’t removed. Here’s the current version.
pack-overtaken = **{ $title }** was changed in the meantime, so I didn’t do anything. It’s now at revision { $revision }. Check it and try again.
pack-not-in-use-meanwhile = **{ $title }** isn’t in use anymore, so I didn’t do anything. Look in `/pack list`.
pack-kept-again = **{ $name }** has been updated in { $pack }, revision { $revision }.
# $before: the revision that had the entry before.
pack-kept-instead = **{ $name }** has been replaced in { $pack }, revision { $revision }. Revision { $before } still has the old version.
# $list: “Creatures”. Lines of what differs follow.
pack-keep-taken = **{ $name }** is already in { $pack } ({ $list }). Replacing it would change:
pack-keep-same = **{ $name }** is already in { $pack }, and nothing has changed.
# button, at most 20 characters
pack-keep-replace = Replace it
# button, at most 20 characters
pack-keep-both = Keep both
# $what: a field, “STR”.
pack-differs = **{ $what }** { $before } → { $after }
pack-differs-otherwise = Something changed that the forms don’t show.
# $names: the creatures and the map that the scene needs.
pack-kept-too = Also saved: { $names }.
pack-which = Which pack should it go into?
pack-choose = Choose a pack.
# button, at most 20 characters
pack-open-it = Open the pack
# button, at most 20 characters
pack-edit = Edit…
# button, at most 20 characters
pack-back = Back
pack-field-name = Name
# button, at most 20 characters
pack-about-button = About…
pack-about-title = About this pack
pack-about-kept = { $title } has been updated: it’s now revision { $revision }.
pack-field-title = Title
pack-field-author = Author
pack-field-source = Source
    .hint = Where it’s published, or the book it comes from
pack-field-license = License
    .hint = Says what others may do with the pack. Example: CC0
pack-field-about = What it’s about
pack-field-brief = What it is, in one sentence
pack-field-pack = Pack
pack-field-map = Map
pack-field-part = Part of the pack
pack-field-say = Opening text
    .hint = Posted in the channel when a GM opens the scene
pack-field-note = Note for the GM
    .hint = Only the GM who opens the scene sees it
pack-field-settings = Settings
pack-field-style = Autopilot style
pack-field-like = Based on
# $first, $last: the first and the last name of a menu.
pack-field-like-from = Based on ({ $first }–{ $last })
pack-field-search = Or type what to base it on
    .hint = Part of a name is enough
# button, at most 20 characters
pack-page-name = Name and text…
# button, at most 20 characters
pack-add-creature = Creature…
# button, at most 20 characters
pack-add-condition = Condition…
# button. $list: “Specials”.
pack-add-entry = { $list }…
pack-add-to = Add a sheet entry…
pack-choose-entry = Edit or remove…
pack-choose-entry-from = Edit or remove ({ $first }–{ $last })
# The title of a form. $list: “Weapons”.
pack-new-entry = Add to { $list }
# button, at most 20 characters
pack-remove-entry = Remove entry…
# button, at most 20 characters
pack-remove-portrait = Remove portrait
pack-portrait-given = **{ $name }** now has a portrait. Everyone sees it on { $name }’s turns and on the map.
pack-portrait-changed = **{ $name }** now has this portrait instead of the old one.
pack-portrait-removed = **{ $name }** no longer has a portrait.
pack-portrait-none = **{ $name }** has no portrait yet. Choose a file in `picture:`.
pack-portrait-hint = To add a portrait, use `/pack portrait`.
# $list: “Weapons”. $pack: the pack's title.
pack-entry-of = { $list } · { $pack }
pack-sure-to-remove-entry = Remove { $name } from { $pack }? Fights that already use it won’t change.
pack-entry-removed = { $name } is no longer in { $pack }.

# The book's own creatures and equipment, as a suggestion of /pack export. $rules: “TDGS”.
pack-book = { $rules }: the book
pack-book-exported = Here are the characters, creatures and equipment of { $rules } as a pack. To change it, give your copy another id before you add it.
