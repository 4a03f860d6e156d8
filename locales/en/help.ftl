### /help, the cards that open and close an encounter, rolls, /setup check and /privacy. And buttons, characters' pages and files
### that more than one feature has.

## /help

help-title = Fray: play-by-chat combat
help-nothing = There’s no encounter in this channel yet.
# Titles of the pages.
help-player-title = Playing a character
help-gm-title = Running the fight
help-admin-title = Running the server
# Pages. $casts: whether the rules have powers to use.
help-player =
    { $casts ->
        [yes]
            `/join character:` join the fight, or tap **Join**
            `/attack target:` attack · `/move to:` move
            `/defend` defend · `/cast spell:` use a power
            `/act action:` do anything else · `/do text:` in your words
            `/turn end` end your turn · `/turn delay` act later
            `/plan` plan your next turn
            `/say words:` speak in character
            `/undo` undo your last action
            `/rules term:` look anything up
       *[no]
            `/join character:` join the fight, or tap **Join**
            `/attack target:` attack · `/move to:` move
            `/defend` defend
            `/act action:` do anything else · `/do text:` in your words
            `/turn end` end your turn · `/turn delay` act later
            `/plan` plan your next turn
            `/say words:` speak in character
            `/undo` undo your last action
            `/rules term:` look anything up
    }
help-player-more =
    `/character new name:` make your own
    `/me` My character · `/give` `/take` items
    `/turns` fights waiting for you
    `/catch-up` what you’ve missed
    `/away until:` say that you’re away
    `/lend to:` hand your character over
    `/answer` answer a question
    `/reactions` set auto-reactions
    `/rest` recover, outside combat
    `/encounter status` see the fight
    `/odds` hit chance · `/practice` solo
    Message menu: *Read in my language*
help-gm =
    `/encounter start` start an encounter, or a quick fight
    `/encounter start in:thread` start it in its own thread
    `/add creature: count:` add enemies
    `/initiative` start combat
    `/gm panel` do all of this with buttons
    `/turn skip` skip someone who’s away
    `/undo` undo the last action
    `/encounter end` end it and reveal the dice
help-gm-more =
    `/attack as:` · `/do` act for a creature
    `/gm auto style:` put creatures on autopilot
    `/add creature: template:` stronger or weaker
    `/add file:` add your own creature
    `/pack new` · `/pack keep` your own creatures and scenes
    `/condition add` · `/adjust who: by:` HP and so on
    `/map new` · `/map import` · `/map zones`
    `/gm check who: what: vs:` ask everyone to roll
    `/gm loot` hand out loot
    `/encounter pause` pause for a rest
    `/gm set` settings · `/gm timer` · `/gm how-long` · `/gm sheet` · `/gm assign` · `/gm reorder` · `/gm event` · `/gm share` · `/gm add-gm`
help-admin =
    `/setup check` check my permissions in this channel
    `/setup defaults` set defaults for new encounters
    If a GM is gone, you can end their fight (`/encounter end`), skip a turn, or name a new GM (`/gm add-gm who:`).
    To install, update or back up, see the README in my install folder.
help-in-fight = { $name } ({ $ruleset })
help-turn-of = It’s { $names }’s turn.
# Lines of the panel: what to do, and why. Each has a button, at most 20 characters.
help-to-start =
    { "" }**Start a fight**
    -# you’re the GM, and it’s ready in a minute
help-own-character =
    { "" }**Make your own character**
    -# you keep it from fight to fight
help-to-join =
    { "" }**Join the fight**
    -# with your own character or a premade one
help-join = Join
help-to-act =
    { "" }**Act**
    -# it’s your turn
help-what-now = What can I do?
help-to-see =
    { "" }**See how you’re doing**
    -# anytime, and only you see it
help-my-character = My character
help-to-answer =
    { "" }**Set auto-reactions**
    -# so no one has to wait for you
help-reactions = Auto-reactions
help-to-run =
    { "" }**Run the fight**
    -# add, skip, undo, end
help-panel = GM panel
help-to-look-up =
    { "" }**Look something up**
    -# a condition, an action, a weapon
help-rules = Rules…
help-to-practice =
    { "" }**Practice**
    -# two minutes with a training dummy
help-practice = Start practice
help-for-player = Players
help-for-gm = GMs
help-for-admin = Admins
help-back = Back
help-more = More…
# Commands to type, in small print.
help-typed-outside = -# Commands: `/encounter start` `/character new` `/roll` `/practice`
help-typed = -# Commands: { $commands }
help-typed-gm = -# Commands: { $commands } · GM: { $gm }
help-dice-title = Dice
help-dice = Dice are sealed before the fight and shown after it, so you can check them. `/roll dice:2d6+3` rolls any dice.
help-actions-player = With /act
help-actions-gm = With /act, GM only

## /rules

help-several-fit = Several entries have “{ $term }” in their names.
help-which-one = Which one?
help-which-rules = Other systems…
help-meant = There’s no entry called “{ $term }”. The closest is **{ $name }**.
help-look-up = Look something up
help-look-up-hint = A condition, an action, a weapon, a creature
help-set-here = In this encounter: { $set }.
# What kind of thing an entry of `/rules` is, before its text.
help-kind-action = Action
help-kind-condition = Condition
help-kind-term = Term
help-kind-character = Character
help-kind-creature = Creature
help-kind-template = Template
help-kind-standing-order = Auto-reaction
help-kind-setting = Setting

## The card that opens an encounter, and the one that closes it

# The name of an encounter that was given none.
opening-unnamed = A fight
opening-played = **{ $ruleset }**, with { $gm } as the GM.
opening-book = Rulebook: { $title } by { $author }.
opening-begin = Players: `/join character:` and a name. GM: `/add creature:`, then `/initiative`.
opening-settings = Settings: { $set }.
opening-sealed = -# The dice are sealed. SHA-256 of their seed: `{ $commitment }`
opening-rests-before = -# Dice seed for the rests before this encounter: `{ $seed }`
# A setting that is switched on or off.
opening-on = on
opening-off = off
opening-ended = Tap a rest to recover. Players rest their own characters; the GM can rest everyone. For the next encounter: `/encounter start`.
opening-ended-without-rest = For the next encounter: `/encounter start`.
opening-dice =
    -# { $count ->
        [one] The only die was
       *[other] All { $count } dice were
    } sealed before the fight. *Check the dice* has the proof.
opening-dice-after-undo =
    -# The encounter’s end was undone. { $count ->
        [one] The only die rolled since then was
       *[other] All { $count } dice rolled since then were
    } sealed in advance. *Check the dice* has the proof.
# Buttons.
opening-story = Story
opening-check-dice = Check the dice
opening-proof = The dice of this encounter came from a secret seed. Its SHA-256 was shown before the first roll, so no one could change the seed later.
opening-how-to-check = To check every die, use `/log export as:html` and tap *Check every die*, or use `/log export as:json` and `npm run verify`.
opening-undone = -# Actions undone by the GM: { $count }.
opening-hash = Hash of the record: { $hash }
opening-next = SHA-256 of the next seed: { $commitment }
opening-resealed = -# Everyone can see the old seed now, so I won’t use it anymore. New rolls use the seed that was sealed when the encounter ended. Its SHA-256: `{ $commitment }`
opening-restored = **{ $name }** continues from a backup. Anything done after the backup is lost. Some of you may have seen what the old seed rolls next, so I’m using a new one.
opening-updated = I’ve been updated. **{ $name }** continues with newly sealed dice. What happened before is in its log: `/log export as:markdown`.
opening-new-seed = -# SHA-256 of the new seed: `{ $commitment }`

## /roll

roll-sealed = -# Rolled with this fight’s sealed dice.
roll-loose = -# Rolled outside a fight.
# A roll with the numbers of a character’s sheet.
roll-as = { $user } as { $name }
roll-only-you = Only you see this roll. Everyone can read it in the log once the encounter is over.
roll-with-gm = 🎲 { $user } rolled in secret. Only they and the GM can see the result.
roll-for-gm = 🎲 { $user } rolled in secret. Only the GM can see the result.
roll-see = See the roll

## Checks: `/gm check`

# What the GM asks for, and what it is rolled against: “REF vs 14”.
check-title = **Check: { $what }**
check-title-against = **Check: { $what }** vs { $against }
# In books where you roll under a number.
check-title-under = **Check: { $what }**, { $against } or less
# Behind a roll: the roller’s own number, in books where you roll under it.
check-own = ({ $own } or less)
check-waits = Still to roll: { $names }
# Players who were asked but are away.
check-away = Away: { $names }. The GM can close the check without them.
# The GM closed the check before everyone had rolled.
check-closed = Closed. Didn’t roll: { $names }.
# A player, or the GM, and their combatants.
check-waits-for = { $user } ({ $names })
check-has-rolled = **{ $name }** has rolled.
check-result = **{ $name }**: { $result }
check-result-math =
    { "" }**{ $name }**: { $result }
    -# { $math }
check-tier-critical-success = critical success
check-tier-success = success
check-tier-failure = failure
check-tier-critical-failure = critical failure
check-group = { $won } of { $all } succeeded.
check-best =
    { $count ->
        [one] Highest: { $names }.
       *[other] Tied for highest: { $names }.
    }
# Buttons.
check-roll = Roll
check-see = See the rolls
check-close = Close
# Said to the GM who asked.
check-asked = The check is in the channel. It shows each result as players roll.
# Whom the GM can ask.
check-everyone = everyone, including creatures
check-players = all players

## /setup check

setup-fine = I have all the permissions I need in this channel.
# $without: what does not work, starting in lower case.
setup-lacks = **{ $name }** is missing, so { $without }.
setup-optional-manage = -# Optional: **{ $name }**. I don’t ask for it, because it would let me delete anyone’s messages. I’d only use it to remove Discord’s notice that the card was pinned.
setup-optional-webhooks = -# Optional: **{ $name }**. I don’t ask for it, because it would let me change this channel’s webhooks. I’d only use it to post what `/say` says under the character’s name.
# Names of permissions, as Discord writes them.
setup-permission-view = View Channel
setup-permission-send = Send Messages
setup-permission-open-threads = Create Public Threads
setup-permission-threads = Send Messages in Threads
setup-permission-embeds = Embed Links
setup-permission-files = Attach Files
setup-permission-history = Read Message History
setup-permission-pin = Pin Messages
setup-permission-manage = Manage Messages
setup-permission-webhooks = Manage Webhooks
# What doesn't work without a permission: $without of setup-lacks.
setup-without-play = I can’t run an encounter here
setup-without-open-threads = I can’t open a thread for a fight
setup-without-threads = I can’t run an encounter in a thread
setup-without-embeds = my messages are plain text
setup-without-files = I can’t export logs or characters, or show portraits beside turns
setup-without-notice = I can’t remove the notice that the card was pinned
setup-without-pin = I can’t pin the encounter’s card
setup-fix = Commands and buttons still work. To fix this, go to channel settings › Permissions › my role, or invite me again.

## /privacy

privacy-characters =
    { $count ->
        [one] 1 character
       *[other] { $count } characters
    }
privacy-saved =
    { $count ->
        [one] 1 saved action or roll
       *[other] { $count } saved actions and rolls
    }
privacy-packs =
    { $count ->
        [one] your name on 1 content pack
       *[other] your name on { $count } content packs
    }
privacy-portraits =
    { $count ->
        [one] 1 portrait for a pack
       *[other] { $count } portraits for packs
    }
privacy-said =
    { $count ->
        [one] your name on 1 in-character post
       *[other] your name on { $count } in-character posts
    }
privacy-fights =
    { $count ->
        [one] 1 fight
       *[other] { $count } fights
    }
privacy-actions =
    { $count ->
        [one] 1 action
       *[other] { $count } actions
    }
privacy-your-actions =
    { $count ->
        [one] 1 action of your own
       *[other] { $count } actions of your own
    }
privacy-hours = your play hours
privacy-hints = which tips you’ve seen
privacy-kept = What I keep about you on this server
# $own: characters, saved things, hours.
privacy-extent = { $own }, { $fights } and { $actions }, with everything you wrote in them. `/privacy delete` deletes them or makes them anonymous.
privacy-left-out = The file would be too large for Discord, so it leaves out the oldest: { $fights }, { $actions }. The bot’s admin can give you those.
privacy-ask = Delete what I keep about you on this server?
privacy-would =
    { "" }**Will be deleted:** { $own }, and everything you wrote for your characters to say.
    { "" }**Will be made anonymous:** { $fights } that you run or play in, and { $actions }. What happened in them stays for the other players, but your name doesn’t.

    You can’t undo this. `/privacy export` gives you a copy first; `/privacy delete sure:yes` goes ahead.
privacy-alone =
    { "" }**You’re the only GM of { $fights }.** { $count ->
        [one] Without you, only a server admin can run it. End it first,
       *[other] Without you, only a server admin can run them. End them first,
    } or make someone else a GM with `/gm add-gm`.
privacy-deleted = Deleted
privacy-gone = I’ve deleted { $own }. Your name and words are gone from { $fights } and { $actions }. The admin’s backups keep them until the backups are deleted. Messages I’ve posted here stay, because they belong to Discord.
privacy-nothing = I keep nothing about you on this server.

## Buttons, and the pages of a character

# Buttons, at most 20 characters besides their variables.
buttons-back = Back
buttons-more = More
buttons-answer = In your own words…
buttons-any-words = In your own words: { $about }
buttons-round-before = Previous round
buttons-round-after = Next round
buttons-page-before = Previous page
buttons-page-after = Next page
buttons-delete = Delete
buttons-keep = Keep
buttons-edit = Edit
buttons-form-again = Open the form again
buttons-before-update = This encounter is from before the last update, so its log can’t be shown page by page. It’s attached as a file.
buttons-sure-to-delete = Delete **{ $name }**? You can’t undo this. `/character export` keeps a copy. Tap Delete, or use `sure:True`.
buttons-deleted = **{ $name }** has been deleted. Fights that have already begun keep their copy.
buttons-change-sheet = Tap what you want to change, or use `/character edit` with `field:` and `value:`. A fight keeps a copy of the sheet you joined with. The fight’s GM can change that copy.
# What the pages of a character's form are about.
buttons-subject-scores = Scores
buttons-subject-gear = Weapons and gear
buttons-subject-details = Details
buttons-page-of = { $title } ({ $page } of { $pages })
buttons-name-field = Name
# The title of a form. $page: what the page is about, as "Scores (1 of 2)".
sheet-form-title = { $name }: { $page }
# A field of a character's sheet. $wants: what it may hold, as "a whole number from 0 to 5".
sheet-field-now = { $field } is { $value }. You can set it to { $wants } with `value:`.
sheet-field-empty = { $field } is empty. You can set it to { $wants } with `value:`.
# A field in a menu of suggestions. At most 100 characters.
sheet-field-choice = { $field }: { $value }
sheet-field-choice-empty = { $field }: empty
buttons-one-per-line = One per line
# $fields: what goes on each line.
buttons-one-per-line-of = One per line: { $fields }
buttons-changed = **{ $name }** has been updated.
buttons-field-changed = **{ $name }**: { $field } has been updated.
buttons-name-is = The name is { $name }. Use `value:` to change it.
buttons-imported = **{ $name }** has been imported. It’s your character now.
buttons-exported = Here’s **{ $name }** as a file. `/character import file:` loads it on any server.
buttons-stays = I didn’t delete **{ $name }**.
