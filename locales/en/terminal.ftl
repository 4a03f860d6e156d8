### The table in the terminal: what's wrong with a line that someone types. Discord checks these things itself.

terminal-no-slash = Commands begin with a slash: /help. To speak as another player, start with their name: @ana /join …
# $meant: terminal-meant, or nothing.
terminal-no-command = There’s no command /{ $typed }.{ $meant } /help lists them all.
# $known: commands with their subcommands.
terminal-which-subcommand = Which one? { $known }
terminal-no-options = “{ $typed }” doesn’t belong here: this command has no options.
terminal-no-option = There’s no option { $typed }: here.{ $meant } You can use { $known }.
# $about: what the option is for, as Discord shows it.
terminal-missing-option = Add { $option }: { $about }.
terminal-whole-number = { $option } must be a whole number.
terminal-yes-or-no = { $option } must be yes or no.
terminal-meant = { " " }Did you mean { $near }?
terminal-nothing-to-choose = There’s nothing to choose from yet.
terminal-number-range = Choose a number from 1 to { $last }.
terminal-several-menus = Those numbers belong to different menus. Choose from one menu only.

## `npm run odds`

odds-option-invalid = { $name } must be { $wants }, not “{ $typed }”.
# In the schemas of files, which editors show.
scene-schema-title = A scene for `npm run odds`
scene-sheet-changes = fields of the sheet to change; null leaves one out
report-schema-title = What `npm run odds --json` writes
