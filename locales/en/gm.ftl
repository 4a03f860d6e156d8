### What only a GM reads: the panel (/gm panel), its menus and forms, settings, secret rolls and whispers.
### And joining and leaving a fight, which the GM decides.

## Settings, as the buttons of the panel name them. The others are shown by the name they have in /gm set.

setting-name-auto-end = End turns automatically
setting-name-cap = Cap deflection and resistance at 75%
setting-name-characters-each = Characters per player
setting-name-details = Roll details
setting-name-join = Joining
setting-name-language = Language
setting-name-picture = Pictures
setting-name-secrecy = Creature health
setting-name-sheets = Who edits sheets
setting-name-signs = Show numbers as
setting-name-start = Starting distance
setting-name-tone = Story tone
setting-name-uneven = Warn about uneven fights
# Values of settings, behind the name of the setting and a colon.
value-name-auto-end-action-points = with no action points left
value-name-auto-end-unless-a-step-helps = unless a Step helps
value-name-join-ask = ask the GM
value-name-sheets-gm = GM only
value-name-sheets-players = players too
# The names of the settings that every game has, in lists. What GMs type stays English.
core-name-setting-auto-end = auto-end
core-name-setting-turns = turns
core-name-setting-tone = tone
core-name-setting-details = details
core-name-setting-signs = signs
core-name-setting-picture = picture
core-name-setting-secrecy = secrecy
core-name-setting-sheets = sheets
core-name-setting-join = join
core-name-setting-characters-each = characters-each
core-name-setting-loot = loot
core-name-setting-uneven = uneven
core-name-setting-language = language
# The values of these settings, in lists.
core-name-option-one-after-another = one after another
core-name-option-by-side = by side
core-name-option-heroic = heroic
core-name-option-grim = grim
core-name-option-plain = plain
core-name-option-short = short
core-name-option-full = full
core-name-option-bars = bars
core-name-option-words = words
core-name-option-dark = dark
core-name-option-light = light
core-name-option-on = on
core-name-option-off = off
core-name-option-exact = exact
core-name-option-hidden = hidden
core-name-option-gm = gm
core-name-option-players = players
core-name-option-open = open
core-name-option-ask = ask
core-name-option-closed = closed
core-name-option-dead = dead
core-name-option-fallen = fallen
core-name-option-true = true
core-name-option-false = false
gm-settings-title = Settings
# The value that a setting has now, on its button.
gm-setting-now = { $value } (now)
gm-setting-typed = -# `/gm set setting:{ $setting }`
gm-setting-set = **{ $setting }** is now **{ $value }**.

## GMs, and who plays a combatant

gm-gms = GMs of this encounter: { $gms }.
gm-handed-over = From now on, { $player } plays **{ $name }**.
gm-lent = **{ $name }** is played by { $player } while { $owner } is away.
gm-lent-until = **{ $name }** is played by { $player } for { $owner } until { $time }.
# Pings the player who plays a combatant from now on.
gm-you-play = { $user }: you play **{ $name }** from now on.
gm-played-by-you = Played by you
gm-played-by = Played by { $user }

## The panel

# A button on the encounter's card.
gm-button = GM
gm-phase-gathering = Waiting for players
gm-phase-aftermath = Combat is paused
gm-phase-ended = The encounter is over
# $state is a phase or a round.
gm-state = { $state }.
gm-waiting-for = { $state }. Waiting for { $names }.
# $since is in Unix seconds.
gm-waiting-for-since = { $state }. Waiting for { $names }, pinged { $since }.
# Combatants whose turn it is, but whose players are away.
gm-away = Away: { $names }.
gm-joined = Joined: { $names }.
# Behind a name or a place.
gm-hidden = hidden
gm-hidden-with = Hidden · { $state }
gm-all-hidden =
    { $names }
    -# Hidden
gm-hidden-about = Hidden from the turn order, the board and the log
gm-choose-combatant = Choose a combatant…
gm-choose-combatant-from = Choose a combatant ({ $first }–{ $last })…
gm-more-in-menu = -# … and { $count } more in the menu
gm-more-tools = More GM tools…
gm-more-tools-title = More GM tools
# Buttons, at most 20 characters besides their variables.
gm-skip = Skip { $name }
gm-reveal = Reveal { $name }
gm-reveal-all = Reveal all { $count }
gm-add = Add…
gm-act-for = Act for…
gm-start-combat = Start combat
gm-continue-combat = Continue combat
gm-pause = Pause combat
gm-roll = Roll in secret…
gm-whisper = Whisper…
gm-check = Ask for a check…
gm-settings = Settings…
gm-end = End encounter…
gm-back = Back
gm-changed = That changed in the meantime. Here’s the latest.

## Undo in the panel

# A button. $deed is what was done, in words.
gm-undo = Undo: { $deed }
# The first of several actions that undo takes together.
gm-and-more = { $title }, and { $count } more { $count ->
        [one] action
       *[other] actions
    }
gm-one-more = one more step
# A question that waits for an answer, as undo calls it.
gm-question = the question
# A button: undoes all that was done since the round began.
gm-undo-round = Undo this round
gm-undone = Undone: { $deed }.
gm-undone-round =
    { $count ->
        [one] Back at the start of the round: 1 action undone.
       *[other] Back at the start of the round: { $count } actions undone.
    } `/redo` brings them back.
gm-done = **{ $title }.**

## A question that only the GM may see

gm-is-asked = { $users } **{ $act }.** GM: you have a decision to make first.
# A button.
gm-decide = Decide as GM…

## Pausing and ending

gm-sure-to-end =
    ### End “{ $name }”?
    Scene-long effects end, and everyone can see the dice seed.
gm-sure-to-end-hidden =
    ### End “{ $name }”?
    Scene-long effects end, and everyone can see the dice seed.
    { $names } { $count ->
        [one] is
       *[other] are
    } still hidden. Once the encounter is over, anyone can read about them in the log.
# A button.
gm-end-now = End encounter
gm-ended = The encounter is over.
gm-paused = Combat is paused. Tap a rest to recover: players rest their own characters, and the GM rests everyone. GM: `/initiative` to continue.
gm-paused-without-rest = Combat is paused. GM: `/initiative` to continue.

## One combatant

# Buttons, at most 20 characters besides their variables.
gm-scene = Encounter effects…
gm-adjust = Change numbers…
gm-condition = Add condition…
gm-sheet = Sheet
gm-revive = Revive
gm-bring-back = Bring back
gm-leave = Let them leave…
gm-leave-how =
    { $how ->
        [fled] Flees
        [surrendered] Surrenders
        [conceded] Concedes
        [banished] Is banished
       *[captured] Is captured
    }
gm-hide = Hide
gm-reactions = Auto-reactions
gm-removing = Remove…
gm-remove = Remove { $name }
gm-sure-to-remove =
    ### Remove { $name }?
    { $name } leaves the fight. You can undo that.
# Menus.
gm-hand-over = Hand over…
gm-order = Act right before…
gm-group = Act together with…
gm-remove-condition = Remove a condition…
gm-remove-this-condition = Remove { $condition }
# Entries of the menus.
gm-before-no-one = No one: act last
gm-with-no-one = No one: act alone
gm-give-back-to-you = Back to you (GM)
gm-give-back = Give { $name } back
gm-another-member = Another member…
gm-by-you = You (GM)
gm-player-of = { $names }’s player
# Moving someone in the turn order.
gm-move = Move { $name }
gm-sure-to-move = ### Move { $name }?
gm-sure-to-move-last =
    ### Move { $name }?
    If you move { $name } to the end of the turn order, { $lost } { $count ->
        [one] loses
       *[other] each lose
    } a turn this round.
gm-sure-to-move-before =
    ### Move { $name }?
    If you move { $name } right before **{ $place }**, { $lost } { $count ->
        [one] loses
       *[other] each lose
    } a turn this round.
gm-joins-later = Joins the turn order next round.
gm-delaying = Delaying: can still act this round.
gm-act-together = { $names } act together from now on.
gm-act-alone =
    { $count ->
        [one] { $names } acts alone from now on.
       *[other] { $names } each act alone from now on.
    }

## Adding creatures

gm-which-one =
    ### Which creature?
    { $count ->
        [one] You’re adding one.
       *[other] You’re adding { $count } of them.
    }
gm-which-one-hidden =
    ### Which creature?
    { $count ->
        [one] You’re adding one, hidden.
       *[other] You’re adding { $count } of them, hidden.
    }
gm-more-match = -# { $count } more match. Type more of the name.
gm-nothing-fits = There’s no creature called “{ $typed }”. Choose one from the list, or use `/add file:`.
gm-nothing-chosen = Choose a creature from the list, or type part of its name.
gm-are-hidden =
    { $names } { $count ->
        [one] is
       *[other] are
    } hidden.
gm-are-hidden-until-revealed =
    { $names } { $count ->
        [one] is
       *[other] are
} hidden from the turn order, the board and the log. Reveal them with `/gm reveal` or in `/gm panel`.
# After hidden creatures were added to an encounter with a map.
gm-hidden-off-map =
    { $count ->
        [one] It isn’t on the map yet. To choose its square, tap *Place…*. Otherwise, it’ll appear where its side starts.
       *[other] They aren’t on the map yet. To choose their squares, tap *Place…*. Otherwise, they’ll appear where their side starts.
    }

## Forms. Labels have at most 45 characters, hints at most 100.

gm-title-add = Add creatures
gm-title-roll = Roll in secret
gm-title-whisper = Whisper to a player
gm-title-offer = Offer
gm-title-event = Add an event
gm-title-event-effect = What an event does
gm-title-check = Ask for a check
gm-title-adjust = Change numbers
gm-title-scene = Encounter effects
gm-title-condition = Add a condition
gm-title-hand-over = Hand over
gm-title-timer = Turn timer
gm-field-creature = Creature
    .hint = From { $title } by { $author } ({ $license }).
# hint, at most 100 characters
gm-field-creature-of-packs = From this server’s packs, and { $title } by { $author } ({ $license }).
gm-field-creatures = Creature ({ $first }–{ $last })
gm-field-search = Part of a creature’s name, or choose below
    .hint = Finds every creature, and your own characters.
# button, at most 20 characters
gm-search-again = Search again…
gm-field-count = How many
gm-field-how = Options
gm-field-hidden = Hidden until you reveal them
gm-field-together = The creatures act together
gm-field-dice = Dice
    .hint = Only you see the result. It’s in the log once the encounter is over.
gm-field-whisper-to = To
gm-field-whisper = Message
    .hint = Kept until it’s read, and never in the log.
gm-field-check-who = Who rolls
gm-field-check-what = What to roll
gm-field-check-other = Something else to roll
gm-field-check-vs = Target number
    .hint = Leave this empty to see totals only. In TDGS, a stat works too: Goblin’s WIS.
gm-field-check-secret = Secret: only you see the results
gm-field-event-name = Name
    .hint = An event of the same name is replaced.
gm-field-event-text = What everyone reads when the event happens
gm-field-event-when = When in the round
    .hint = Examples: end of round; initiative 15; before Kira; after Kira.
gm-field-event-rounds = In which rounds
    .hint = Examples: “4”, “2-5”, “from 3”, “each round”, “in 3” (3 rounds from now).
gm-field-event-hidden = Hidden: players don’t see the event coming
gm-field-event-which = Event
gm-field-event-effect = Damage, conditions, or both
    .hint = Separate effects with commas. Leave this empty if there’s only a save, or to remove the effect.
gm-field-event-to = Who the event affects
gm-field-event-to-other = Or type names, or an area of the map
    .hint = Names, such as Goblin 1, Goblin 2. Or an area between two squares: B2-D4.
gm-field-event-save = Save to avoid the effect
    .hint = What to roll, and the target number. Fray rolls for everyone.
gm-field-player = New player
    .hint = Leave this empty to play the combatant yourself.
gm-field-player-until = Until when
    .hint = Leave this empty if it’s for good. Times are in your time zone.
# An example of a time.
gm-field-player-until-example = Friday · 3 days · they’re back
gm-field-amount-hint = +5 adds 5, -5 subtracts 5, 5 sets it to 5.
gm-field-amount-example = +5, -5 or 5
gm-field-other = Another number: its name, then the change
gm-field-why = Reason (everyone can read it)
gm-field-condition = Condition, or part of its name
gm-field-condition-listed = Or choose one ({ $first }–{ $last })
gm-field-scene-condition = New condition for the whole encounter
gm-field-scene-ends = Condition to remove
gm-field-duration = How long
gm-field-note = Value, or a note
    .hint = A number becomes the condition’s value. Anything else becomes a note.
# A number of a combatant, and how much it is at most.
gm-number = { $name }: { $value }
gm-number-of = { $name }: { $value } of { $max }
gm-until-by-the-book = By the rules
gm-until-rounds =
    { $count ->
        [one] 1 round
       *[other] { $count } rounds
    }
gm-until-scene = Until the scene ends
gm-until-day = Until the day ends
gm-until-removed = Until it’s removed
gm-until-lasting = Permanently, even after a rest

## Secret rolls and whispers

gm-in-secret = Only you see this roll. It’s in the log once the encounter is over.
# What undo calls a whisper.
gm-whisper-to-a-player = the whisper to a player
gm-whisper-to-player-of = the whisper to { $names }’s player
gm-unread-whisper = { $user } hasn’t read your whisper yet.
# A button.
gm-unsend = Unsend
gm-new-whisper = { $user }: the GM has a whisper for you.
# A button.
gm-read = Read
gm-sent = Your whisper is waiting for { $user }. It disappears after they read it.
gm-from-gm =
    { "" }**The GM, only to you:**
    { $words }

## Joining and leaving

joining-who = Who do you want to play?
joining-yours = **{ $name }**, your character
# Buttons and menus.
joining-join-as = Join as { $name }
joining-premade = Premade characters…
joining-let-in = Let { $name } in
joining-refuse = Refuse { $name }
joining-let-go = Remove { $name }
joining-keep-in = Keep { $name }
joining-sheet-of = { $name }’s sheet
joining-ask-again = Let them ask again
joining-cannot-join = -# Can’t join now: { $names }
joining-is-dead = { $name } (dead)
joining-is-here = { $name } (already here)
joining-waits = I’ve asked the GM about **{ $name }**. I’ll ping you.
joining-asks = { $gms }: { $user } **wants to join as { $name }**.
joining-asking = { $user } wants to join as **{ $name }**.
joining-asks-to-leave = { $gms }: { $user } **wants to withdraw { $name } from the fight**.
joining-asking-to-leave = { $user } wants to withdraw **{ $name }** from the fight.
joining-has-joined = { $user }: **{ $name }** has joined the fight.
joining-not-now = { $user }: the GM said no. **{ $name }** isn’t joining for now.
joining-has-left = { $user }: **{ $name }** has left the fight.
joining-stays-in = { $user }: the GM wants **{ $name }** to stay.
joining-refused-before = -# The GM already said no to: { $users }
joining-may-ask-again = Players you refused can ask again.

# The GM's private answer to `/condition add` and `/condition remove` for a hidden combatant.
condition-now = Added to **{ $name }**: { $condition }.
condition-now-on-scene = Added to the encounter, hidden from players: { $condition }.
condition-off-scene = Removed from the encounter: { $condition }.
# Before a condition of the scene itself, like a name.
condition-scene = Encounter
condition-no-longer = Removed from **{ $name }**: { $condition }.
# The same for `/adjust`: from one value to another.
adjusted-scene = { $resource } { $value } → { $after }. Only GMs can see it.
adjusted-quietly = **{ $name }**: { $resource } { $value } → { $after }.

## A table on the web: /gm share

share-title = This fight on the web
# $path: the last part of an address. $port: a number.
share-path = The page is at `{ $path }` on port { $port } of the machine that Fray runs on.
share-about =
    Open the page on a second screen. It shows what players may see and updates automatically. For other programs, add `.json` to the link.
    -# No login is needed: anyone with this link can see it. Only GMs see this message.
# A button among the GM’s tools.
share-button = Share…
share-open = Open
share-new = New link
share-stop = Stop sharing
share-again = Share again
share-renewed = This is the new link. The old one doesn’t work anymore.
share-off = This fight isn’t on the web anymore. The old link doesn’t work.
