player = `/join character:` come in, or press **Join**
player-2 = `/attack target:` strike · `/move to:` go
player-3 = `/defend` take guard{ $casts }
player-casts = { " " }· `/cast spell:` use a power
player-4 = `/act action:` whatever else you can do
player-5 = `/turn end` be done with your turn
player-6 = `/plan` say what you will do next turn
player-7 = `/undo` take back your last act
player-8 = `/rules term:` look anything up
player-more = `/character new name:` a character of your own
player-more-2 = `/me` your corner, your hours
player-more-3 = `/turns` where you are needed
player-more-4 = `/catch-up` what you have missed
player-more-5 = `/away until:` you are gone
player-more-6 = `/lend to:` another plays for you
player-more-7 = `/standing-order` answer once for all
player-more-8 = `/rest` recover, when no rounds run
player-more-9 = `/encounter status` how things stand
player-more-10 = `/odds` how likely you are to hit
player-more-11 = `/practice` learn on a straw man
gm = `/encounter start ruleset:` open a fight
gm-2 = `/add creature: count:` bring in foes
gm-3 = `/initiative` begin the rounds
gm-4 = `/gm panel` all of this by buttons
gm-5 = `/turn skip` pass over whoever is away
gm-6 = `/undo` take back what was done last
gm-7 = `/encounter end` end it, show its dice
gm-more = `/attack as:` act for a creature
gm-more-2 = `/gm auto style:` let creatures play by themselves
gm-more-3 = `/add file:` a creature of your own
gm-more-4 = `/condition add` · `/adjust who: by:` your hand on anybody
gm-more-5 = `/field new` a field to fight on, `/field show`
gm-more-6 = `/encounter pause` stop the rounds for a rest
gm-more-7 = `/gm set` settings · `/gm pace` time for each move · `/gm sheet` · `/gm assign` · `/gm reorder` · `/gm revive` · `/gm add-gm`
admin = `/setup check` whether I may do here what I need to do
admin-2 = You may end a fight whose GM is gone (`/encounter end`), pass over a turn, or name a new GM (`/gm add-gm who:`).
admin-3 = Install, update and back up: the README of the checkout I run from.
help-title = Fray: fights by chat
help-nothing = Nothing is being played in this channel yet. A GM opens a fight with `/encounter start`.
help-player-name = You play
help-gm-name = You run the fight
help-admin-name = You run the server
help-in-fight = You are in { $name } ({ $ruleset })
help-turn-of = It is the turn of { $names }.
help-own-character =
    { "" }**A character of your own**
    -# it stays yours, from fight to fight
help-to-join =
    { "" }**Come in**
    -# with a character of yours, or a ready-made one
help-join = Join
help-to-act =
    { "" }**Act**
    -# it is your turn
help-what-now = What can I do?
help-to-see =
    { "" }**See how you are**
    -# at any time, for you alone
help-corner = My corner
help-to-answer =
    { "" }**Answer in advance**
    -# so that nobody waits for you
help-answers = Answers
help-to-run =
    { "" }**Run the fight**
    -# add, skip, undo, end
help-panel = GM panel
help-to-look-up =
    { "" }**Look up a word**
    -# a condition, an action, a weapon
help-rules = Rules…
help-to-practise =
    { "" }**Practise**
    -# two minutes, a straw man
help-practise = Start practice
help-for-role-player = Players
help-for-role-gm = GMs
help-for-role-admin = Admins
help-typed-outside = -# Typed: `/encounter start` `/character new` `/roll` `/practice`
help-typed = -# Typed: { $commands }{ $gm }
help-typed-gm = { " " }· GM: { $gm }
help-back = Back
help-more = More…
help-several-fit = Several entries have “{ $term }” in their name.
help-which-one = Which one?
help-which-rules = By other rules…
help-meant = There is no “{ $term }”; nearest to it is **{ $name }**.
help-look-up = Look up a word
help-look-up-hint = A condition, an action, a weapon, a creature
help-dice-name = Dice
help-dice-value = Sealed before the fight and shown after it: every throw can be checked. `/roll dice:2d6+3` throws your own.
help-actions-player = By /act
help-actions-gm = By /act, only you
opening-unnamed = A fight
opening-played = **{ $ruleset }**, with { $gm } as the GM.
opening-book = Rulebook: { $title } by { $author }.
opening-begin = Players: `/join character:` and a name. GM: `/add creature:`, then `/initiative`.
opening-settings = Settings: { $set }.
opening-sealed = -# The dice are sealed. SHA-256 of their seed: `{ $commitment }`
opening-rests-before = -# The seed of the rests before: `{ $seed }`
opening-on = on
opening-off = off
opening-ended = **{ $name }** has ended. Tap a rest to recover: a player’s tap rests their own characters, the GM’s rests everyone. `/encounter start` opens the next.
opening-dice = -# Its { $rolled } sealed { $first }. *Check the dice* has the proof.
opening-dice-rolled = one die was
opening-dice-rolled-2 = { $rolled } dice were
opening-dice-first = before the fight
opening-dice-first-2 = when the end was undone
opening-story = Story
opening-check-dice = Check the dice
opening-proof = The dice of this encounter came from a secret seed. Its SHA-256 was shown before the first roll, so no one could change it later.
opening-how-to-check = To check every die: `/log export as:html` and tap *Check every die*, or `/log export as:json` and `npm run verify`.
opening-undone = -# Undone by the GM: { $count }.
opening-hash = Record: { $hash }
opening-next = Dice from here on, sealed: { $commitment }
opening-resealed = -# The seed of the dice so far has been shown, so it throws no more. The dice go on with the seed that was sealed then. Its SHA-256: `{ $commitment }`
opening-restored = **{ $name }** goes on from a backup: what was done after it is gone. Some have seen what the old seed would throw next, so the dice are sealed anew.
opening-updated = I have been updated. **{ $name }** goes on as it stands, with dice that are sealed anew; what was done before is in its chronicle, `/log export as:markdown`.
opening-new-seed = -# SHA-256 of the new seed: `{ $commitment }`
opening-thrown-sealed = -# Thrown with the sealed dice of this fight.
opening-thrown-outside = -# Thrown outside a fight.
opening-fine = I have everything I need in this channel.
opening-lacks = **{ $name }** is missing: { $without }.
opening-optional = -# Not needed, and not asked for: **{ $name }**. It would let me delete anybody’s messages; I use it for one thing: it { $serves }.
opening-mend = Commands and buttons work all the same. To mend it: channel settings › Permissions › my role, or invite me again.
characters-one = character
characters-other = characters
saved-one = saved act or roll
saved-other = saved acts and rolls
fights-one = fight
fights-other = fights
deeds-one = deed
deeds-other = deeds
own = your hours
privacy-kept = What I keep of you on this server
privacy-extent = { $own }, { $count } and { $count2 }, with your words in them. `/privacy delete` deletes it.
privacy-left-out = The file would be too large for Discord, so the oldest are not in it: { $count }, { $count2 }. The server’s admin can give you those.
privacy-ask = Delete what I keep of you on this server?
privacy-would =
    { "" }**Deleted:** { $own }, and every word you gave your characters to say.
    { "" }**Made nobody’s:** { $count } that you run or play in and { $count2 } of yours. What happened in them stays, for the others; your name does not.

    It cannot be undone. `/privacy export` first gives you a copy; `/privacy delete sure:yes` deletes.
privacy-alone-it = it
privacy-alone-it-2 = them
privacy-alone = **You are the only GM of { $fights }.** Nobody will run { $it } then but a server admin. Better end { $it } first, or make another user GM with `/gm add-gm`.
privacy-deleted = Deleted
privacy-gone = { $own } deleted; your name and words taken out of { $count } and { $count2 }. Backups that the admin has made still have them until they are thrown away. Messages that I have posted here stay, for they are Discord’s.
privacy-nothing = I keep nothing of you on this server.
buttons-back = Back
buttons-more = More
buttons-answer = In your own words…
buttons-any-words = In your own words: { $about }
buttons-round-before = Round before
buttons-round-after = Next round
buttons-page-before = Page back
buttons-page-after = Next page
buttons-before-update = This is from before the last update; its chronicle is attached.
buttons-sure-to-delete = Delete **{ $name }**? That cannot be taken back; `/character export` keeps a copy. Press Delete, or say `sure:` yes.
buttons-delete = Delete
buttons-keep = Keep
buttons-deleted = **{ $name }** is deleted. In fights under way it plays on.
buttons-change-sheet = Press what you want to change, or use `/character edit` with `field:` and `value:`. A fight under way goes on with the sheet it was joined with; its GM can change it there.
buttons-subjects-scores = Scores
buttons-subjects-gear = Weapons and gear
buttons-subjects-details = Details
buttons-page-of = { $title } { $page } of { $pages }
buttons-form-again = Open the form again
buttons-name-field = Name
buttons-one-aline = One a line{ $fields }
buttons-edit = Edit
buttons-changed = **{ $name }** is changed.
buttons-field-changed = **{ $name }**: { $field } is changed.
buttons-name-is = The name is { $name }. Say `value:` to change it.
buttons-imported = **{ $name }** is yours, as the file has it.
buttons-exported = **{ $name }** as a file. `/character import file:` brings it back, anywhere.
buttons-stays = **{ $name }** stays.
buttons-set-here = Set in this encounter: { $set }.
