setting-names-auto-end = End turns automatically
setting-names-cap = 75% cap
setting-names-join = Joining
setting-names-lopsided = Warn of uneven fights
setting-names-most-each = Characters per player
setting-names-picture = Pictures
setting-names-secrecy = Creature numbers
setting-names-sheets = Who changes sheets
setting-names-signs = Bars or words
setting-names-start = Sides start
setting-names-sums = Details of rolls
setting-names-tone = Story tone
value-names-auto-end-action-points = with no action points left
value-names-auto-end-unless-a-step-helps = unless a Step helps
value-names-join-ask = ask the GM
value-names-sheets-gm = the GM
value-names-sheets-players = players too
gm-alone = For the GM alone
gm-gms = GMs of this encounter: { $gms }.
gm-handed = **{ $name }** is played by { $to } from now on.
gm-handed-to = the GM
gm-lent = **{ $name }** is played by { $playerFor }{ $at }.
gm-lent-at = { " " }until they are back
gm-lent-at-2 = { " " }until { $at }
gm-yours-now = { $user }: yours to play.
gm-set = **{ $setting }** is **{ $value }** from now on.
gm-button = GM
gm-phases-gathering = Waiting for players
gm-phases-aftermath = The rounds have stopped
gm-phases-ended = Ended
gm-stands = { $state }. Waiting for { $names }{ $floor }.
gm-stands-floor = , called <t:{ $floor }:R>
gm-joined = Joined: { $names }.
gm-nowhere = unseen: in no order, board or log
gm-unseen = unseen
gm-unseen-with = unseen · { $state }
gm-all-unseen =
    { $names }
    -# unseen
gm-somebody = Choose who to change…
gm-somebody-of = { $first } to { $last }…
gm-more-in-menu = -# … and { $count } more in the menu
gm-more-tools = More GM tools…
gm-more-title = More GM tools
gm-amounts = +5, -5 or 5
gm-until-example = Friday, 3 days, they are back
gm-back-to = Back to the player of { $names }
gm-back-to-you = Back to you, the GM
gm-nobody-else = Another member…
gm-by-you = You, the GM
gm-skip = Skip { $name }
gm-reveal = Reveal { $name }
gm-reveal-all = Reveal all { $count }
gm-dismiss = Send { $name } away
gm-add = Add…
gm-act-for = Act for…
gm-begin = Begin
gm-pause = Pause
gm-roll = Secret roll…
gm-whisper = Whisper…
gm-settings = Settings…
gm-is-asked = { $users } **{ $act }.** The GM decides first.
gm-decide = Decide as GM…
gm-undo = Undo: { $deed }
gm-and-more = { $title }, and { $more } more with it
gm-one-more = one more
gm-round-start = To the round’s start
gm-end = End…
gm-back = Back
gm-undone = Taken back: { $deed }.
gm-undone-round = Back at the round’s start: { $count } taken back. `/redo` puts them back.
gm-question = the question
gm-changed = That has changed meanwhile. This is how it stands now.
gm-sure-to-end =
    ### End { $name }?
    What lasts a scene ends, and the seed of the dice is shown.{ $bold }
gm-sure-to-end-bold = { " " }{ $bold }, still unseen: from then on all can read in the log who waited.
gm-end-now = End the scene
gm-ended = The scene is over.
gm-paused = The rounds stop. Rest by a button: the GM lets everybody rest, a player their own. The GM begins them again with `/initiative`.
gm-yours = played by you
gm-played-by = played by { $user }
gm-adjust = Change…
gm-condition = Condition…
gm-sheet = Sheet
gm-revive = Revive
gm-hide = Out of sight
gm-hand-over = Hand over…
gm-order = Acts right before…
gm-group = Acts together with…
gm-standing-orders = Standing orders
gm-removing = Remove…
gm-remove = Remove { $name }
gm-sure-to-remove =
    ### Remove { $name }?
    Out of the fight altogether. Undo brings { $name } back.
gm-move = Move { $name }
gm-sure-to-move =
    ### Move { $name }?
    { $name2 }, { $bold } { $count ->
        [one] has no turn
       *[other] have no turns
    } left this round.
gm-sure-to-move-name2 = If { $name } acts last
gm-sure-to-move-name2-2 = If { $name } acts right before **{ $place }**
gm-joins-later = Joins the turn order next round.
gm-bears = Take a condition off…
gm-take-off = Take off { $condition }
gm-settings-title = Settings
gm-as-now = { $value }, as now
gm-setting-typed = -# `/gm set setting:{ $setting }`
gm-which-fits =
    ### Which of these?
    { $count }{ $hidden }.{ $left }
gm-which-fits-count = One comes
gm-which-fits-count-2 = { $count } come
gm-which-fits-hidden = , unseen
gm-which-fits-left =

    -# { $left } more fit: write more of the name.
gm-nothing-fits = Nothing here is called “{ $typed }”. Look through the list, or `/add file:`.
gm-nothing-chosen = Choose a creature in the list, or write a part of its name.
gm-titles-add = Who comes?
gm-titles-roll = Roll in secret
gm-titles-whisper = A word for one player
gm-titles-adjust = Change a number
gm-titles-condition = A condition
gm-titles-hand-over = Who plays from now on?
gm-titles-pace = How long a move may take
gm-fields-creature-label = A creature
gm-fields-creatures-label = A creature: { $first } to { $last }
gm-fields-search-label = Or a part of its name
gm-fields-search-hint = Your own characters too.
gm-fields-count-label = How many
gm-fields-how-label = How
gm-fields-dice-label = Dice
gm-fields-dice-hint = Only you see what they come to. The log has it once the scene is over.
gm-fields-player-label = For whom
gm-fields-words-label = The words
gm-fields-words-hint = Kept until they are read, and in no log.
gm-fields-hand-over-label = By whom
gm-fields-hand-over-hint = Nobody: by you.
gm-fields-hand-over-until-label = Until when
gm-fields-hand-over-until-hint = Empty: for good. By your clock.
gm-fields-amount-hint = +5 adds 5, -5 subtracts 5, 5 sets it to 5.
gm-fields-other-label = Another number, by its name
gm-fields-why-label = Why, for all to read
gm-fields-condition-label = Or out of a list: { $first } to { $last }
gm-fields-until-label = How long
gm-fields-condition-named-label = A condition, or a part of its name
gm-fields-note-label = How strong, or a note
gm-fields-note-hint = A number says how strong. Words are kept as a note.
gm-hidden-label = Unseen, until you reveal them
gm-together-label = They act together
gm-last = Nobody: at the end
gm-by-oneself = Nobody: alone
gm-player-of = The player of { $names }
gm-count = { " " }of { $max }
gm-by-the-book = As the book has it
gm-rounds = round
gm-rounds-2 = rounds
gm-until-scene = Until the scene ends
gm-until-day = Until the day ends
gm-until-removed = Until it is taken off
gm-until-lasting = Longer than any rest
gm-wait-unseen =
    { $bold } { $count ->
        [one] waits
       *[other] wait
    } unseen: in no order, board or log until you reveal them, with `/gm reveal` or in `/gm panel`.
gm-wait-unseen-now =
    { $bold } { $count ->
        [one] waits
       *[other] wait
    } unseen.
gm-in-secret = In secret: only you see this. The log has it once the encounter is over.
gm-word-for = the word for { $names }
gm-word-for-names = a player
gm-word-for-names-2 = the player of { $names }
gm-unread-word = { $user } has not read your word yet.
gm-take-it-back = Take it back
gm-a-word = { $user }: the GM has a word for you.
gm-read = Read
gm-sent = Your words wait for { $user }. They go when they are read.
gm-from-gm =
    { "" }**The GM, to you alone**
    { $words }
joining-who = Who comes with you?
joining-yours = **{ $name }**, yours
joining-join-as = Join as { $name }
joining-cannot-join = -# Can’t join now: { $names }
joining-is-dead = { $name } (dead)
joining-is-here = { $name } (already here)
joining-ready = Ready-made…
joining-waits = **{ $name }** waits for the GM’s word. You will be pinged.
joining-asks = { $gms }: { $user } **asks to join as { $name }**.
joining-asking = { $user } asks to join as **{ $name }**.
joining-asks-to-leave = { $gms }: { $user } **asks to leave the fight with { $name }**.
joining-asking-to-leave = { $user } asks to leave the fight with **{ $name }**.
joining-let-go = Let { $name } go
joining-keep-in = Keep { $name }
joining-has-left = { $user }: **{ $name }** has left the fight.
joining-stays-in = { $user }: the GM wants **{ $name }** to stay.
joining-let-in = Let { $name } in
joining-refuse = Refuse { $name }
joining-sheet-of = { $name }’s sheet
joining-is-in = { $user }: **{ $name }** is in.
joining-not-now = { $user }: not now, says the GM. **{ $name }** stays out.
joining-refused-before = -# Refused: { $users }
joining-ask-again = Let them ask again
joining-may-ask-again = Whoever was refused may ask again.
