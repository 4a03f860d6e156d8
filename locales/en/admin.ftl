### What admins read: on the console of a start that failed, and in answers about the program’s health. One thing a sentence: what’s wrong, then what to do.

# $value: what was set. $wants: what fits, as “a whole number from 2 to 60, or empty”.
admin-setting-invalid = { $name } is invalid (“{ $value }”). It must be { $wants }.
admin-setting-invalid-secret = { $name } is invalid. It must be { $wants }.
admin-shards-alone = SHARDS is set without DATABASE_URL. Several processes need PostgreSQL: set DATABASE_URL too, or leave SHARDS empty.

## A file of `/log export as:json` that can’t be used. After “Can’t use fight.json: ”.

record-file-too-deep = it’s nested too deep
record-file-no-json = it isn’t valid JSON
record-file-no-record = it isn’t a record from /log export as:json
record-file-format = its format is “{ $format }”, and this version of Fray reads “{ $known }”
# $place: “deeds › 3 › thrown › 1 › sides”.
record-file-place = at { $place } ({ $wants })
# $places: one to three of the above.
record-file-wrong = it’s wrong { $places }
record-file-wrong-and = { $count ->
    [one] it’s wrong { $places }, and in 1 other place
   *[other] it’s wrong { $places }, and in { $count } other places
  }
