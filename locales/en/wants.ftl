### What a field, a setting or an option accepts, as the end of a sentence: “must be a whole number from 0 to 100”, “You can set it to …”.
### Players read it of sheets, packs and forms (hints there have at most 100 characters), admins of settings and files.

want-integer = a whole number from { $least } to { $most }
want-number = a number from { $least } to { $most }
want-list = a list of at most { $most } entries
want-list-from = a list of { $least } to { $most } entries
want-text = text of 1 to { $longest } characters
# A name that combatants can have.
want-name = a name of 1 to { $longest } characters, with at least one letter or digit
# A row of a map.
want-row = a row of at most { $longest } symbols
want-one-of = one of these: { $values }
want-object = an object with { $fields }
# $wants: what it is if it’s written out, as “an object with name and rank”.
want-named = the name of an entry in the book, or { $wants }
# $one, $other: what it can be, as “a whole number from 1 to 100” and “one of these: scene, removed”.
want-either = { $one }, or { $other }
want-or-empty = empty or { $wants }
want-dice = dice like 1d6 (1 to { $most } dice with { $least } to { $sides } sides)
want-twice = a list without duplicates (“{ $name }” is there twice)
want-combatants = a prepared scene with at most { $most } combatants in all

want-yes-or-no = yes or no (true or false)
want-no-field = there’s no such field
want-anything = anything
want-sheet = the sheet, as an object
want-sheet-fields = an object with sheet fields
want-free-name = a name that none of your other characters has
want-name-with-letter = a name with a letter or a digit, on one line
want-list-as-json = a JSON list, in the format of /character export
want-lists = an object with lists
want-shorter-nudge = fewer minutes than the turn timer
want-pack-id = 1 to 40 lowercase letters and digits, with single hyphens between them
want-heights = a row of digits, one for each square
want-from-or-file = “from” or “file”, not both
want-from-file-or-sheet = “from”, “file” or a full sheet
want-full-immunity = 100, because immunity is always complete (for less, use resistance)
# Names of fields: plus, share.
want-plus-or-share = an object with “plus” or “share”
want-usual-within = a number between the lowest and the highest value
want-some-text = text
want-sha256 = a SHA-256 of 64 hexadecimal digits
want-fray-format = the format of a Fray file

## Settings of the program, for admins

want-token = text without spaces or unusual characters: copy it again from the developer portal
want-https-address = empty or an address that begins with https://
want-languages = empty or a list of languages from the locales folder, such as de,fr
want-server-id = empty or the long number from Copy Server ID in Discord
want-postgres-address = empty or an address such as postgres://user:password@host:5432/database
want-connections-range = a range of connections, such as 0-7/32
want-rate = a number such as 2, or 0 for no limit
want-connections = empty, or like 0-7/32 or 0-3,8/32: this process’s connections, a slash and the total (1 to { $most })
want-connections-order = written with the lower number first: { $low }-{ $high }
want-connections-total = made of numbers from 0 to { $last }, because there are { $of } connections
want-connections-once = a list that names each connection once; { $twice } is in it twice
