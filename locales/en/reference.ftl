### What a setting does (`/gm set`, `/rules`), how signs and words join numbers, and reasons that every rule system has.

core-reference-briefs-settings-auto-end = Whether a turn ends automatically when the combatant has nothing left to spend.
core-reference-briefs-settings-turns = House rule for who acts together. One after another: combatants take turns, as in the book. By side: everyone on one side acts, in any order, and then the other side does.
core-reference-briefs-settings-delay = House rule that lets players delay their turn until later in the round (`/turn delay`), as long as they haven’t done anything yet.
core-reference-briefs-settings-order = House rule for when the turn order is set: once for the whole fight, as in the book (once), or again at the start of each round (each round).
core-reference-briefs-settings-tone = The tone of the story: heroic, grim or plain.
core-reference-briefs-settings-sums = How much of the math you see with a result. Short: die, total, result and damage. Full: every step. The log always has every step.
core-reference-briefs-settings-signs = Show numbers with bars and symbols (bars), or write everything out for screen readers (words).
core-reference-briefs-settings-secrecy = What players see of creatures’ health: exact numbers, words (unhurt, hurt, bloodied, near death), or nothing.
core-reference-briefs-settings-picture = How pictures of the map, the turn order and the fight look: on a dark background (dark), on a light one (light), or no pictures at all (off).
core-reference-briefs-settings-sheets = Who can change a sheet during the encounter: only the GM (`/gm sheet`), or players too (for their own characters, with `/character edit`).
core-reference-briefs-settings-join = Who can join: everyone (open), players the GM lets in (ask), or no one (closed). During combat, the GM has to let players in, even if it’s open.
core-reference-briefs-settings-characters-each = How many combatants each player can bring.
core-reference-briefs-settings-loot = Who can loot: only the GM (gm), players from dead creatures (dead), players from anyone who’s down (fallen), or no one (off).
core-reference-briefs-settings-language = The language of the encounter’s messages. Messages that only you can see use your Discord language. New encounters start in the server’s language.
core-reference-briefs-settings-uneven = Warns the GM privately, at `/initiative`, if the players’ chance of winning isn’t between these two percentages (such as 30-95). Off: no warning.
signs-dice = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
# After a number in a line of math. The space belongs to it.
signs-bars-multiplied = { " " }doubled
signs-bars-pool-misses = { $misses } miss
signs-bars-pool = { $hits } hit, { $misses } miss
signs-bars-short-pool = { $hits } of { $dice }
signs-bars-undone = ~~{ $title }~~ (undone)
signs-words-out-of = { $value } of { $max }
signs-words-became = { $before }, now { $after }
signs-words-reaches = reaches
signs-words-misses = is below
signs-words-under = is at most
signs-words-over = is above
signs-words-times = { $count } times { $what }
signs-words-share = , { $percent } of that
signs-words-multiplied = { $times ->
    [2] , doubled
   *[other] , times { $times }
}
signs-words-towards = to
# $faces: which faces count, "5 and 6". $hits and $misses: the dice as they fell.
signs-words-pool = hits: { $hits }; misses: { $misses } ({ $faces } count as hits)
signs-words-pool-none = none
signs-words-short-pool = { $hits } of { $dice } hit ({ $faces } count as hits)
signs-words-may-be-attacked = { $way } (risk of attack)
signs-words-undone = Undone: { $title }.
core-reasons-stat = { $whose }’s { $stat }
core-reasons-gm-s-word = the GM’s call
core-reasons-sheet-changed = sheet changed ({ $fields })
core-reasons-revived = revived
core-reasons-returned = back in the fight
core-reasons-dead = dead
core-reasons-taken-off = removed by the GM
core-reasons-time-over = time’s up
core-reasons-time-passes = time passes
core-reasons-scene-over = the scene ends
core-reasons-rounds-stop = combat pauses
core-reasons-gone = { $who } is out of the fight
core-reasons-scene-begins = combat begins
core-reasons-unspent = unspent
core-reasons-waited-too-long = waited until the round was over
# The question of a system in which players choose the turn order.
core-questions-join = { $ally }’s action: { $title }. { $name } can join in.
core-questions-join-yes = Join in
core-questions-join-no = Stay out
core-questions-next = { $name } chooses who acts next.
core-reasons-passed-over = skipped by the GM
# The source of a rule that isn’t from the book. $about: a heading of Fray’s page about the rules.
cite-house = House rule
cite-ruling = Ruling “{ $about }”
