### The table in the terminal: what's wrong with a line that someone types. Discord checks these things itself.

terminal-no-slash = Commands begin with a slash: /help. To speak as another player, start with their name: @ana /join …
# $meant: terminal-meant, or nothing.
terminal-no-command = There’s no command /{ $typed }.{ $meant } /help lists them all.
# $known: commands with their subcommands.
terminal-which-subcommand = Which one? { $known }
terminal-no-options = “{ $typed }” doesn’t belong here: this command has no options.
terminal-no-option = There’s no “{ $typed }” option here.{ $meant } Options: { $known }.
# $about: what the option is for, as Discord shows it.
terminal-missing-option = The “{ $option }” option is missing ({ $about }).
terminal-whole-number = “{ $option }” must be a whole number.
terminal-yes-or-no = “{ $option }” must be yes or no.
terminal-meant = { " " }Did you mean { $near }?
terminal-nothing-to-choose = There’s nothing to choose from yet.
terminal-number-range = Choose a number from 1 to { $last }.
terminal-several-menus = Those numbers belong to different menus. Choose from one menu only.

## `npm run odds`

odds-option-invalid = { $name } must be { $wants }, not “{ $typed }”.
# In the schemas of files, which editors show.
scene-schema-title = A prepared scene for `npm run odds`
scene-sheet-changes = sheet fields to change; null removes a field
report-schema-title = What `npm run odds --json` writes

## Programs for admins: what they print

program-cannot-use = Can’t use { $name }: { $why }. Export a record with `/log export as:json`.
program-cannot-read = Can’t read { $name }: { $why }.
program-no-file = there’s no such file
program-a-folder = it’s a folder
program-no-access = no access
program-backup-by-tools =
    your settings use PostgreSQL (DATABASE_URL). Back it up with its own tools; Fray can keep running:
    { "  " }{ $command }
    Use tools of the same version as the server, or newer. docs/scaling-out.md has more.
program-restore-by-tools =
    your settings use PostgreSQL (DATABASE_URL). Restore it with its own tools. Stop every Fray process, create a new database (createdb), set DATABASE_URL to it, and run:
    { "  " }{ $command }
    { "  " }npm run reseal
    The last command seals new dice, because some people already know what the old ones would roll next. Then start Fray.
page-impossible = { $name } contains something impossible. `npm run verify` shows what.
page-cannot-write = Can’t write { $path }: { $why }.
page-failed = No page was made
page-usage = Usage: npm run page -- FILE.json [PAGE.html]
page-made = Made { $path }. Open it in a browser.
reseal-failed = Nothing was sealed
reseal-usage = Usage: npm run reseal
reseal-sqlite = your settings use a SQLite file. `npm run restore` seals its new dice for you.
reseal-done = { $count ->
    [one] New dice are sealed for 1 fight. When Fray starts, it announces the new seal in the fight’s channel.
   *[other] New dice are sealed for { $count } fights. When Fray starts, it announces the new seal in each fight’s channel.
  }
backup-failed = No backup was made
backup-usage = Usage: npm run backup [-- FILE or FOLDER]
backup-done = Backed up to { $path }: { $content }. The copy was checked and is complete.
restore-failed = Nothing was restored
restore-usage = Usage: npm run restore -- FILE
restore-done = Restored { $database } from { $backup }: { $content }.
restore-replaced = The old database is now { $replaced }.
check-failed = Nothing was checked
check-pack-usage = Usage: npm run check-pack -- FILES
odds-failed = Couldn’t work out the odds
odds-progress = { $fights } fights…
# $fights, $actions, $characters: each one of the counts below. $size: “1.2 MB”.
program-inventory = { $fights }, { $actions } and { $characters } in { $size }
program-fights = { $count ->
    [one] 1 fight
   *[other] { $count } fights
  }
program-actions = { $count ->
    [one] 1 action
   *[other] { $count } actions
  }
program-characters = { $count ->
    [one] 1 character
   *[other] { $count } characters
  }
program-kilobytes = { $size } KB
program-megabytes = { $size } MB
# After the name of what was not done: “No backup was made: …”.
program-failed = { $failed }: { $why }
program-exists = it already exists
# Heads of tables.
odds-head-who = who
odds-head-action = action
odds-head-hit = hit
odds-head-critical = critical
odds-head-down = down
odds-head-harm = harm
odds-head-why = why
odds-head-costs = costs
odds-head-side = side
odds-head-wins = wins
odds-head-down-at-end = down at the end
odds-head-strength = strength
odds-head-weaker = next weaker creature
odds-head-stronger = next stronger creature
odds-measured = { $strength } (simulated)
move-failed = Nothing was moved
move-usage =
    Usage: npm run move -- --to WHERE        from the database in your settings
    { "       " }npm run move -- --from WHERE      to the database in your settings
    { "       " }npm run move -- --from WHERE --to WHERE
    WHERE is a SQLite file, or the address of a PostgreSQL database (postgres://user:password@host:5432/database).
    One of the two must be a file, the other PostgreSQL.
move-same-kind =
    Can’t move from { $from } to { $to }: both are the same kind of database.
    { $usage }
move-begins = Moving from { $from } to { $to }.
move-no-address = That isn’t a database address. Use one like postgres://user:password@host:5432/database.
move-done = Moved { $all } rows and compared each one. Open encounters checked against their records: { $open }.
move-settings-url = { "  " }DATABASE_URL=<the address you gave after --to>
move-settings-path =
    { "  " }DATABASE_PATH={ $to }
    { "  " }DATABASE_URL=
    { "  " }SHARDS=
move-settings-right = Your settings already use the new database. Start Fray.
move-settings-change =
    Change your settings (.env):
    { $change }
    Then start Fray.
move-source-kept = { $from } wasn’t changed. Don’t start Fray with it again. Delete { $from } once everything works. Otherwise, it would keep data that players delete later.
odds-strengths-are = Strength is how many premade characters make an even fight against one of the creatures. See docs/creatures.md.
odds-stopped = Stopped early.
odds-no-attacks = No one can attack anyone.
odds-sampled = Chances with ± come from { $rolls } simulated rolls. The rest are exact.
odds-no-fight = No fight was simulated. { $why }
odds-usage =
    Usage: npm run odds -- FILE [OTHER] [--seed N] [--aim PERCENT | --fights N] [--only acts|fight] [--stakes] [--strength] [--json]
    { "       " }npm run odds -- --sheet SYSTEM NAME
    FILE is a prepared scene, or a character’s file. OTHER is the file of the character to fight. See docs/odds.md.
odds-name-file = Name one file, or the files of two characters.
odds-name-system = Name a system, then one of its premade characters or creatures.
odds-aim-or-fights = Use --aim or --fights, not both.
scene-known = Use a prepared scene ("format": "{ $format }", see docs/odds.md), a file from `/log export as:json`, or two files from `/character export`.
scene-one-character = { $file } has only one character. Name a second character’s file too, so there’s someone to fight.
scene-cannot-use = I can’t use { $file }. { $known }
scene-no-system = system: { $why }
scene-two-systems = { $file } is for { $system }, and { $other } is for { $second }. Both must be for the same system.
scene-no-character = { $file } isn’t a character. If you name two files, both must be characters from `/character export`.
scene-cannot-read = Can’t read { $file }: { $why }
scene-newer = { $file } is from a newer version. Update Fray.
scene-wrong-record = { $file } has errors. `npm run verify -- { $file }` shows where.
scene-over = The encounter in { $file } is over, and combat never started, so there’s nothing to forecast.
scene-no-json = { $file } isn’t valid JSON{ $where }.
scene-ends-early = : the file ends too early, and a bracket or quote may be missing
scene-json-at = : line { $line }, column { $column }: “{ $mark }” doesn’t belong there
scene-errors = { $file } has errors:
scene-more = … and { $rest } more.
scene-other-system = a file for { $system } ({ $path } is for { $other })
scene-none-of = there’s no “{ $typed }”; choose one of { $known }
scene-none-near = there’s no “{ $typed }”; did you mean “{ $near }”?
scene-name = An encounter
scene-duel = { $one } vs. { $other }
odds-no-one = no one
odds-down-of = { $down } of { $members }

terminal-form =
    { $title } Fill in this form with /form { $field }:…
    { $lines }
# Before a reply that other players don’t see.
terminal-whisper = (only you see this)
