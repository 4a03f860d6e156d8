### Why something can't be done: what's wrong, then what to do now. Private replies. Names in variables are safe to show already.

## The encounter, the GM and the phase

refused-no-encounter = There’s no encounter in this channel. A GM can start one with `/encounter start`.
refused-may-not-post = I can’t post here. I need the { $lacking } permission. Change the channel’s settings, or play in another channel. `/setup check` lists everything I need.
refused-may-not-open-thread = I can’t open a thread here, so nothing was started. I need the { $lacking } permission. Change the channel’s settings, or start in the channel with `/encounter start in:channel`.
refused-no-threads-here = There are no threads here. Use a text channel, or leave out `in:` to start the fight here.
refused-thread-in-thread = This is a thread already, and a thread can’t have threads. Leave out `in:` to start the fight here.
refused-thread-not-opened = Discord didn’t open the thread, so nothing was started. Try again, or start in the channel with `/encounter start in:channel`.
refused-encounter-running = “{ $name }” is still running here. Join it with `/join`. Its GM can end it with `/encounter end`.
refused-no-such-ruleset = I don’t know the system “{ $typed }”.{ $meant } I know { $known }.
refused-system-not-loaded = This needs the rules of **{ $system }**, which this bot doesn’t have right now. Nothing is lost. Ask the bot’s admin to bring { $system } back, or play in another channel.
refused-not-the-gm = Only the GM can do that. Ask { $gms }.
refused-no-gm-left = This fight’s GM is gone. A server admin can name a new one with `/gm add-gm who:`.
refused-sharing-off = Web sharing is turned off on this bot. Its admin can turn it on with `SHARE=on`.
refused-last-gm = An encounter needs a GM. Add another GM first: `/gm add-gm who:`.
refused-opener = The GM who started the encounter can’t be removed by another GM. They can leave with `/gm remove-gm`, or a server admin can remove them.
refused-wrong-phase-gathering = Combat hasn’t started yet. The GM starts it with `/initiative`.
refused-wrong-phase-fighting = Combat has already started. `/encounter status` shows whose turn it is.
refused-wrong-phase-aftermath = Combat is paused. GM: `/initiative` to continue, `/encounter end` to finish.
refused-wrong-phase-ended = This encounter is over. A GM can start the next one with `/encounter start`.
refused-not-now-gathering = { $action } only works in combat, and combat hasn’t started yet. The GM starts it with `/initiative`.
refused-not-now-paused = { $action } only works in combat, and combat is paused. GM: `/initiative` to continue, or `/encounter start` for a new fight.
refused-not-now-over = { $action } only works in combat, and the encounter is over. GM: `/encounter start` for a new fight, or `/undo` to go on with this one.
refused-rounds-run = You can’t rest during combat. GM: `/encounter end` to finish, or `/encounter pause` to take a break.
# $why: a sentence part of the system.
refused-the-scene = The encounter
# $note: yes if another note makes it another condition.
refused-has-condition = { $name } already has { $condition }. { $note ->
        [yes] Give the new one a different `note:`, or remove the old one first:
       *[no] To change it, remove it first:
    } `/condition remove`.
refused-decided-already = Combat would end right away: { $why }. Bring someone back with `/gm revive`, `/adjust` or `/rest`, add someone with `/add`, or end the encounter with `/encounter end`.
refused-no-one-to-fight = There’s no one to fight yet. Players join with `/join`; the GM adds creatures with `/add creature:`.

## Who you play, and whose turn it is

refused-no-character-here = You’re not in this fight yet. Join with `/join character:` and a name.
refused-which-of-yours = You play { $known }. Choose who acts with `as:`.
refused-which-of-yours-turn = It’s { $turn }’s turn; a GM can skip it with `/turn skip`. To act out of turn, use `as:` with { $known }.
refused-not-yours = You don’t play { $name }. Act with your own character, or ask the GM.
refused-not-your-button = That’s { $name }’s button, and you don’t play { $name }. Tap one that names { $yours }, or one without a name.
refused-no-such-combatant-yet = There’s no one called “{ $typed }”, because no one has joined yet. Use `/join` or `/add` first.
refused-no-such-combatant = There’s no one called “{ $typed }” here.{ $meant } In the fight: { $known }.
refused-no-one-to-check = There’s no one here to make the check. Name someone who’s in the encounter.
refused-nothing-to-roll = You have nothing to roll in this check. It’s waiting for { $names }.
refused-not-for-you = Only { $user } can read that. Wait until I ping you.
refused-plays-no-one = In this fight, { $user } isn’t playing anyone. `/encounter status` shows who’s in it.
refused-no-turn-this-round = { $name } has no turn this round ({ $why }). They act again next round.
refused-not-on-turn = It’s not { $name }’s turn. `/encounter status` shows the order.
refused-not-your-turn = It’s { $turn }’s turn, not { $name }’s. Wait for { $name }’s turn. The GM can skip { $turn } with `/turn skip`.
refused-takes-no-turns = { $name } takes no turns in this system. Others’ actions decide what { $name } does.
refused-out-of-the-fight-dead = { $name } is dead. Only the GM can bring them back, with `/gm revive`.
refused-out-of-the-fight = { $name } is { $state } and can’t act. Healing or a rest could help.
refused-on-their-feet = { $name } is still up and can’t be revived. Restore what they’ve lost with `/adjust`.
refused-no-delay-off = Turns can’t be delayed here. The GM can allow it: `/gm set setting:delay value:on`.
refused-no-delay-begun = { $name } has already done something this turn, so it’s too late to delay. End the turn with `/turn end`.
refused-no-delay-no-one-later = There’s no later turn this round for { $name } to wait for. Act now, or end the turn with `/turn end`.
refused-no-delay-not-waiting = { $name } isn’t waiting to act. Only someone who has delayed can use `/turn resume`.
refused-no-event-over = **{ $mark }** would be in the past. Choose a later round.
refused-no-event-no-number = This system has no initiative numbers. Place **{ $mark }** with “before Kira”, “after Kira” or “end of round”.
refused-act-together = { $names } act together, in any order. Choose someone outside this group.
refused-no-order = There’s no turn order yet. `/initiative` makes one.
refused-joins-order-next-round = { $name } joins the turn order next round. You can change { $name }’s place in the order then.
refused-joins-order-on-continuing = { $name } joins the turn order when combat continues. You can change { $name }’s place in the order then.
refused-delaying = { $name } is delaying and can still act this round with `/turn resume`. You can change { $name }’s place in the order next round.

## Actions, targets and values

# $what: one of the nouns below: "target", "spell".
refused-missing = Which { $what }? Add it to the command.
refused-missing-known = Which { $what }? Choose { $known }.
refused-no-such = There’s no { $what } called “{ $typed }”.{ $meant }
refused-no-such-known = There’s no { $what } called “{ $typed }”.{ $meant } Choose { $known }.
# What was typed in an option of a command: “Ana” isn’t an option for `who`.
refused-no-such-value = “{ $typed }” isn’t an option for { $what }.{ $meant }
refused-no-such-value-known = “{ $typed }” isn’t an option for { $what }.{ $meant } Choose { $known }.
# After a refusal of something typed.
refused-meant = { " " }Did you mean **{ $near }**?
refused-too-many = That’s too many { $what }: the limit is { $most }. Remove some first, or choose fewer.
refused-nothing-changes = { $what } is already { $value }, so nothing changes. +5 adds 5, -5 subtracts 5, and 5 sets it to 5.
refused-nothing-changes-command = { $what } is already { $value }, so nothing changes. `by:` adds or subtracts a number, and `to:` sets it.
refused-no-defending = { $ruleset } has no action for defending. `/act` lists what you can do.
refused-nothing-cast = There are no spells to cast in { $ruleset }. `/act` lists what you can do.
refused-nothing-cast-instead = { $ruleset } doesn’t use `/cast`. Use `/act action:{ $instead } with:{ $tool }`.
refused-cannot = { $name } can’t { $action } now: { $because }.
refused-cannot-instead = { $name } can’t { $action } now: { $because }. Try `/act action:{ $instead }`.
refused-not-at-self = You can’t target yourself with this. Choose someone else.
refused-has-left =
    { $how ->
        [fled] { $name } has fled.
        [surrendered] { $name } has surrendered.
        [conceded] { $name } has conceded.
        [banished] { $name } has been banished.
       *[captured] { $name } has been captured.
    } The GM can bring them back: `/gm revive`.
refused-target-dead = { $name } is already dead. Choose someone who’s alive.
refused-out-of-range = That’s too far for { $weapon }: the distance is { $band }, but { $weapon } only reaches { $reaches }. Move closer, or use something else.
# $thing: "Healing Potion".
refused-thing-used-up = { $name } has no { $thing } left. Choose something else.
# $left: "1 action point".
refused-nothing-left = { $name } has { $left } left and needs { $need }. Choose something cheaper, or end the turn with `/turn end`.
refused-out-of-bounds = { $what } must be a whole number from { $least } to { $most }.
refused-text-unfit = { $what } must be 1 to { $longest } characters long.
refused-stale = This button is out of date. Use the newest message, or `/encounter status`.
refused-by-the-rules = The rules don’t allow that now. Look it up with `/rules`.

## Questions

refused-question-open = { $name } has to answer the question about “{ $about }” first. Use `/answer`. The GM can also answer, or undo the action with `/undo`.
refused-gm-decides = Hold on: { $gms } has to decide something first. GM: use the buttons under the question, or `/undo`.
refused-no-question = There’s no question to answer right now. `/encounter status` shows whose turn it is.

## Records and dice

refused-nothing-to-save = You haven’t done or rolled anything in this fight yet. Do something first, or use `/roll dice: save:`.
refused-nothing-recorded = Nothing has happened in “{ $name }” yet. Players join with `/join`.
refused-record-kept = Only the GM can export this while the encounter is running, because it contains the creatures’ sheets. Use `as:markdown`, wait until it’s over, or ask { $gms }.
refused-luck-kept = Only the GM can see this while the encounter is running, because it shows what creatures can do. Wait until it’s over, or ask { $gms }. Your own dice luck: `/me luck:True`.
refused-dice-unreadable = I can’t read the dice “{ $typed }”: { $fault } (at character { $at }). Try `2d6+3`, `4d6kh3`, `d20` or `6d6>=5`.
# $missing: names of numbers. $example: what to type.
refused-roll-needs-numbers = “{ $name }” needs a number for { $missing }. Type it after the name: `/roll dice:{ $example }`.
refused-roll-shows-hidden = Everyone would see { $name }’s numbers. Roll in secret instead: `/roll secret:`.
refused-not-a-roll-sharer = Only the GM of the fight in this channel, or someone who can manage the server, can share rolls. Save the roll for yourself, or ask one of them.
refused-roll-quota = This encounter has reached its limit on large rolls. Roll at most { $most } dice at a time, or use a channel without an encounter.
refused-too-many-dice = That’s too many dice: the limit is { $most }. Try `2d6+3`.
refused-too-many-sides = That die has too many sides: the limit is { $most }. Try `2d6+3`.

## The map

refused-no-zones = There are no zones here. If this system uses zones, the GM can create them with `/map zones`.
refused-offered-already = { $name } already has that offer. Wait for an answer, or withdraw the offer first.
refused-zones-unreadable = I can’t read “{ $line }”. Write each zone on its own line, with its neighbors after a dash: `Bar – Street, Balcony`.
refused-no-map = There’s no map here. The GM can draw one with `/map new`, then tap *Use this map*.
refused-not-on-map = { $name } isn’t on the map. The GM can place them with `/map place`.
refused-no-square = There’s no square “{ $typed }” on this map. Use a letter and a number, from A1 to { $last }.
refused-square-taken = { $name } is already on { $square }. Choose another square.
refused-someone-in-doorway = { $name } is in the doorway at { $square }. You can close the door once { $name } has moved away.
refused-someone-on-square = { $name } is on { $square }. Move { $name } off it first, with `/map place`.
refused-no-footing = { $name } can’t stand on { $square }: it’s { $ground }. Choose another square.
refused-over-the-edge = { $name } doesn’t fit at { $square }. { $name } takes up { $width } × { $width } squares, and { $square } is the top left one. Choose a square farther from the edge.
refused-no-way = { $name } can’t get to { $square } now. Choose a marked square with `/move`.
# $door: the square of a closed door.
refused-no-way-door = { $name } can’t get to { $square }: the door at { $door } is closed. Move next to it, then open it with `/move`.
refused-no-way-height = { $name } can’t get to { $square }: no one can step up or down two levels at once. Choose a marked square with `/move`.
refused-too-far = { $name } needs { $cost } to reach { $square } and has { $left } left to move. Choose a marked square with `/move`.
refused-where-to = Where does { $name } move? Use `/move to:` and a square, or `/move` to choose one.
refused-no-door = { $square } isn’t a door next to { $name }. Move next to a door first.
refused-door-once = { $name } has already used a door this turn. Wait until { $name }’s next turn, or ask someone else.
refused-square-not-seen = None of your characters can see { $square }. Use `/move` to choose a square you can see.
refused-nothing-overridden = There’s no map override between these two. Set one with `/map override`.
refused-map-size = “{ $typed }” isn’t a map size. Use columns and rows, from 3x3 to 26x26: `12x10`.
refused-map-corner = “{ $typed }” isn’t a square. Type the column and row of the top-left square of the part you want: `27x1`.
refused-map-own-size = The { $kind } map has a fixed size. Leave out `size:`, or use `kind:plain`.
refused-against-the-map = You chose “{ $said }” for `{ $option }`, but the map shows “{ $shows }”. Leave `{ $option }` out, or ask the GM to use `/map override`.

## Who plays whom

refused-lent-already = Someone else is already playing { $name } for the owner. One of them has to use `/lend back:` first.
refused-plays-already = That player already plays { $name }. Choose someone else.
refused-owners-reactions = You play { $name } for someone else, and only the owner can set auto-reactions. Answer when you’re asked.
refused-is-a-bot = Only people can play, and { $user } is a bot. Choose someone else.
refused-has-a-player = { $name } has a player. Autopilot only plays creatures and characters you’ve taken over with `/gm assign who:` (without `to:`).
refused-not-lent = No one else is playing { $name }. To hand them over, use `/lend to:`.

## Joining

refused-already-joined = { $name } is already in this fight. Act with `/attack`, or check `/encounter status`.
refused-creature-is-the-gms = { $name } is a creature, and only the GM adds those: `/add creature:`. Join with your own character or a premade one.
refused-not-a-creature = { $name } belongs to a player and can’t be hidden. Take { $name } over with `/gm assign` first, or use `/gm remove`.
refused-asked-already = You’ve already asked the GM about { $name }. Wait for { $gms } to decide, and I’ll ping you.
refused-not-let-in = You asked to join, but the GM said no for now. Ask { $gms } in the channel; they can use `/gm panel` to let you ask again.
refused-join-closed = This fight is closed to new characters. Ask { $gms } to open it: `/gm set setting:join`.
refused-enough-characters =
    You already play { $most ->
        [one] { $most } character
       *[other] { $most } characters
    } here, and that’s the limit. The GM can raise it: `/gm set setting:characters-each`.
refused-name-taken = Someone called { $name } is already in this fight. Choose another name with `name:`.
refused-name-unfit = “{ $typed }” can’t be a name. Use 1 to { $longest } characters on one line, with at least one letter or digit.

## Hours, absences and the turn timer

refused-no-such-zone = I don’t know the time zone “{ $typed }”.{ $meant } Type a large city near you, such as `Berlin`, or the zone’s name, such as `America/New_York`.
refused-duration-unreadable = I can’t read “{ $typed }” as a length of time. Try `24 h`, `2 days` or `90 min`.
refused-time-of-day-unreadable = I can’t read “{ $typed }” as a time of day. Try `22:00` or `10 pm`.
refused-day-unreadable = I can’t read “{ $typed }” as a day. Try `Friday`, `3 days`, `December 24` or `2026-12-24 18:00`.
refused-quiet-all-day = Those two times are the same, so your quiet hours would last all day. Choose two different times, or use `/away` if you’re gone.
refused-quiet-too-long = Quiet hours can last { $most } hours a day at most, and yours would last { $length }. Choose a shorter time, or use `/away` if you’re gone.
refused-off-all-week = You can’t take every day of the week off. Keep at least one day, or use `/away` while you’re away.
refused-absence-over = It’s already past { $at }. Choose a later day, or leave out `until:` if you don’t know yet.
refused-absence-too-far = That’s more than { $days } days away. Leave out `until:`, and let me know once you’re back.
refused-lend-later = You can’t hand a character over at a later time. Leave out `from:` to do it now, or use `/lend` when you leave.
refused-not-away = You’re not away. To say you’ll be away, use `/away until:`, such as `/away until:Friday`.
refused-timer-turn = The time for a turn can be from { $least } to { $most }. Try `24 h` or `2 days`.
refused-timer-answer = The time for an answer can be from { $least } to { $most }. Try `24 h` or `2 days`.
refused-timer-nudge = A nudge can come from { $least } to { $most } before time is up. Try `6 h` or `12 h`.
refused-nudge-too-early = A turn takes { $turn }, so a nudge { $nudge } before its end would come as soon as the turn starts. Choose a shorter time, or `nudge:none`.
refused-no-timer = There’s no turn timer here. Set one first, for example with `/gm timer turn:24 h`.

## Undo and redo

refused-nothing-to-undo = There’s nothing to undo. `/log show` lists what happened.
refused-words-read = This message has already been read or withdrawn, so it can’t be undone. Send a new one with `/gm whisper`.
refused-nothing-to-redo = There’s nothing to redo: nothing was undone, or something new has happened since. `/log show` lists what happened.
refused-not-your-action = The last action wasn’t yours. Ask the GM to undo it.
# $title: "Kira attacks Goblin 1".
refused-not-your-action-named = The last action was “{ $title }”, and it wasn’t yours. Ask the GM to undo it.
refused-undo-dice = Dice were rolled for that, so only the GM can undo it. Ask { $gms }.
refused-undo-told = That revealed something new, so only the GM can undo it. Ask { $gms }.
refused-post-not-yours = You can only use *Play this* on your own messages. Choose a message that you wrote, or use `/do`.
refused-post-empty = There’s no text to read. Type what your character does.
refused-tells-nothing = That message doesn’t show an action from a fight. Choose one that does, or use `/undo`.
refused-done-since = More has happened since then, so only the GM can go back that far. Ask { $gms }.

refused-hidden-speaker = { $name } is hidden and can’t speak. Bring them in first with `/gm reveal`.
refused-said-by-no-one = I don’t know who said that. Choose a message where a character speaks, from the last 90 days.
refused-said-is-the-gms = Only the GM and the author can see who said that. Ask { $gms }.
refused-said-is-the-admins = Only the author and the server’s admins can see who said that.

## Characters and sheets

refused-no-character = You have no character here yet. Create one with `/character new name:`.
refused-no-such-character = You have no character called “{ $typed }”.{ $meant } You have { $known }.
refused-character-gone = You don’t have that character anymore. `/character list` shows the ones you have.
refused-character-changed = { $name } has changed since you opened that form, so nothing was saved. I kept what you wrote: open the form again, check it and send it.
refused-character-exists = You already have a character called { $name }. Choose another name with `name:`. To replace the character with a file, use `/character import` with `replace:True`.
# Lines with each fault follow.
refused-sheet-unfit = Nothing was saved. Fix this first:
refused-sheet-unfit-more = … and { $count } more.
# A fault of the sheet as a whole.
refused-sheet-unfit-whole = The sheet
refused-other-system = { $name } is made for { $theirs }, and this fight uses { $ours }. Choose a character for { $ours }.
refused-template-and-strength = Use `template:` or `strength:`, not both.
# Numbers of characters.
refused-strength-unfit = The `strength:` option must be a number from { $least } to { $most }, like `1.5` or `1/3`.
refused-template-of-file = A creature from a file can’t have `template:` or `strength:`. Import it with `/character import file:`, then add it by its name.
refused-no-templates = { $system } has no weaker or stronger variants of creatures. Add the creature without `template:` and `strength:`, then change its numbers with `/gm sheet`.
refused-nothing-to-add = Who should I add? Use `creature:` and a name, or `file:` with your own creature.

## Files

refused-file-too-big = That file is too big: the limit is 256 KB. Use a smaller one. You can split a pack into several packs; a character needs only a few KB.
refused-file-wrong-type = That’s not a text file. I read packs and characters from JSON files that end with .json; unpack a ZIP first. `/pack export` and `/character export` show what such files look like.
refused-file-unreachable = I couldn’t download that file, so nothing was changed. Try again in a moment.
refused-file-no-text = I can’t read that file as text (UTF-8). Open it in a text editor, save it as UTF-8, and upload it again.
refused-file-no-png-or-jpeg = A map needs a PNG or JPEG of at most 256 KB. Save your picture as one of these.
refused-file-too-many-pixels = That picture is too large: its longer side can be at most 2,048 pixels. Make it smaller.
refused-file-no-picture = I can’t show that file as a picture. Use a PNG, JPEG or WebP of at most 256 KB.
refused-file-picture-bytes = That picture is too big: the limit is 4 MB. Make it smaller, or save it as a JPEG.
refused-file-picture-pixels = That picture is too large. Make it 8 million pixels or less, for example 4,000 × 2,000.
refused-file-not-drawn = I can’t use that file as a picture. Save it as a PNG or JPEG, and upload it again.
refused-file-not-drawn-here = Pictures can only be uploaded in Discord.
refused-file-pictures-off = Pictures are turned off on this bot, so you can’t upload one. Ask the bot’s admin to turn them on.
refused-file-no-json = That’s not valid JSON: a bracket, comma or quote may be missing. `/character export` shows what such a file looks like.
refused-file-too-deep = That file is nested too deeply: the limit is 20 levels. `/character export` shows what such a file looks like.
refused-file-no-character = That’s not a character file: its `format` isn’t “fray-character”. `/character export` shows what such a file looks like.
refused-file-no-map = That’s not a Universal VTT map. Export your map as .dd2vtt or .uvtt, and upload that file.
refused-file-map-bytes = That map file is too big: the limit is 8 MB. Export it with a smaller picture.
refused-file-map-lines = That map has too many walls or objects, or some that I can’t read. Export it with fewer of them.
refused-file-map-sides = That map is too large: the limit is 200 × 200 squares. Export part of it.
refused-file-map-floor = There’s no free square on that part of the map. Choose another part with `corner:`.
refused-file-too-new = That file is from a newer version of Fray. Ask the bot’s admin to update me.

## What's wrong with typed dice, after "I can't read the dice …:"

refused-dice-too-long = it’s longer than { $most } characters
refused-dice-nothing-to-roll = there’s nothing to roll
refused-dice-no-sense = this doesn’t make sense
refused-dice-no-term = a number or dice roll is missing here
refused-dice-number-too-large = numbers go up to { $most }
refused-dice-result-too-large = the result could get too large
refused-dice-divided-by-0 = this could divide by 0
refused-dice-too-deep = brackets can be nested at most { $most } deep
refused-dice-not-closed = a bracket isn’t closed
refused-dice-never-opened = this bracket was never opened
refused-dice-no-sign = a sign such as + is missing before this
refused-dice-not-whole = only whole numbers work
refused-dice-not-after-dice = this only works right after dice
refused-dice-label-like-dice = words that look like dice need a # before them
refused-dice-not-understood = I don’t understand this; if it’s a comment, put a # before it
# $known: names of numbers, with commas.
refused-dice-unknown-name = your sheet has no number called “{ $name }”, but it has { $known }
refused-dice-no-sheet = “{ $name }” isn’t a number, and you have no sheet here; join the fight or make a character first, or put a # before it if it’s a comment
refused-dice-bad-name = a name in square brackets must have 1 to { $most } characters
refused-dice-no-dice = roll at least 1 die
refused-dice-too-many-groups = there are more than { $most } groups of dice
refused-dice-no-sides = the number of sides is missing, such as the 6 in d6
refused-dice-too-few-sides = a die has at least { $least } sides
refused-dice-no-face = a number is missing here
refused-dice-no-face-of = a number from 1 to { $sides } is missing here
refused-dice-no-such-face = no face of a d{ $sides } fits this
refused-dice-drops-which = use dl to drop the lowest, or dh to drop the highest
refused-dice-cuts-none = keep or drop at least 1 die
refused-dice-said-already = these dice already have this option
refused-dice-needs-one-die = advantage and disadvantage need exactly one die, as in d20adv
refused-dice-only-keeps = Fate dice can only be kept or dropped, as in 5dFkh4
refused-dice-too-many-rolls = you can repeat a roll 1 to { $most } times
refused-dice-minimum-above-maximum = the minimum is above the maximum
refused-dice-keeps-too-many = that keeps more dice than you roll
refused-dice-drops-all = that drops all the dice
refused-dice-rerolls-all = every face would be rerolled
refused-dice-explodes-forever = the dice would explode forever

### Content packs

# $kept: the revision in use. $id, $revision: of the file.
refused-pack-not-newer = This server already has { $title } under the id `{ $id }`, at revision { $kept }. Your file is revision { $revision }, and its content is different. If it’s a new version, give it a higher `revision`, or use `replace:True`. If it’s another pack, change its `id`.
# $megabytes: a number.
refused-packs-too-big = This server’s packs can take up at most { $megabytes } MB in total. Remove one with `/pack remove` first.
refused-not-for-defaults-server = Only people who can manage this server may change its defaults. Ask one of them.
refused-not-for-defaults-channel = Only the GM here and people who can manage this server may change the channel’s defaults. Ask one of them.
refused-not-a-pack-keeper-managers = Only people who can manage this server may change its packs. They can let GMs do it too: `/pack allow`.
refused-not-a-pack-keeper-gms = Only people who can manage this server and GMs of its encounters may see or change its packs.
refused-scene-before-encounter = Only the GM of an encounter can open a scene. Use `/encounter start` without `scene:` to become the GM here. Then tap *GM* under the encounter’s message, and *Scenes…*.
refused-no-packs = This server has no packs yet. Make one with `/pack new`, or upload a file with `/pack add`.
refused-pack-of-the-host = { $title } belongs to this bot’s host, so it can’t be changed here.
refused-pack-of-other-system = { $title } is a pack for { $theirs }, but what you’re saving is for { $ours }. Choose another pack, or start one with `/pack new`.
refused-pack-not-in-use = { $title } isn’t in use. Open it with `/pack show` and choose *Use it* first.
refused-pack-fits-no-more = { $title } doesn’t work with this version of Fray. `/pack show` lists what’s wrong with it.
refused-nothing-to-keep-creature = There’s no creature here to save in a pack. Add one with `/add`, or name one of your characters.
refused-nothing-to-keep-map = This encounter has no map. Draw one with `/map`.
refused-nothing-to-start-from = Choose an entry to base the new one on, or type that entry’s name.
refused-no-pack-entry = { $title } has no entry called “{ $typed }”.{ $meant } `/pack show` lists what’s in it.

### What someone owns

refused-no-items = You can’t give or take items in this system. Ask the GM.
refused-item-natural = { $name } can’t part with { $item }. Choose something else.
refused-item-worn = { $name } is wearing { $item }. Take it off first.
# $left: how many they have.
refused-items-too-few =
    { $left ->
        [0] { $name } has no { $item } left. Choose something else.
       *[other] { $name } has only { $left } × { $item }. Choose fewer.
    }
refused-items-full = { $name }’s sheet is full: it holds { $most } entries of this kind. Drop something first.
refused-item-full = { $name } can’t have more than { $most } × { $item }. Choose fewer.
refused-items-by-gm = The book has no rule for this in combat, so it’s up to the GM. Ask { $gms }.
refused-beyond-hands = { $name } is { $squares } squares away. Move next to them first.
refused-not-fallen = { $name } is still standing. You can only take things from someone who’s down.
refused-looting-off = Looting is off, so no one can take anything from { $name }. The GM can change that with the `loot` setting.
refused-no-looting = The GM hands out what { $name } had. Ask { $gms }.
refused-not-an-ally = { $name } isn’t on your side. Ask the GM to hand the item over.
refused-nothing-on-the-ground = There’s nothing like that on the ground. Choose something else.
refused-owns-nothing = { $name } has nothing to give.
