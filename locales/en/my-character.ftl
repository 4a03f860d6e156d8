### My character (/me), /turns, /catch-up, and what happened since a player's last turn.

## My character

# A button.
me-open = My character
me-your-turn = It’s your turn
me-others-turn = It’s { $name }’s turn, played by { $player }
me-turn-after = Your turn comes after { $names }
me-turn-after-many = Your turn comes after { $count } others
# The reader has handed the character over, or it’s a creature that the reader plays as GM.
me-their-turn-after = { $name }’s turn comes after { $names }
me-their-turn-after-many = { $name }’s turn comes after { $count } others
me-not-yet = Combat hasn’t started
me-in-hand = { $tools } in hand
me-since = **Since your last turn:** { $news }
me-died = { $users }, **{ $name }** is dead. `/me` shows what you can do now.
me-dead = **{ $name } is dead.** Ask the GM to bring them back, or join with another character.
me-dead-of-gm = **{ $name } is dead.** `/gm revive` brings them back.
me-no-one = You’re not playing anyone in this fight.
me-no-encounter = There’s no encounter in this channel.
me-no-characters = You don’t have a character yet.
# Buttons and menus.
me-undo = Undo: { $deed }
me-sheet = Sheet
me-another = Another character…
me-back = Back
me-close = Close
me-join = Join
me-undone = Undone: { $deed }.
me-sure-to-undo = Undo all { $count } actions? You can redo them one by one with `/redo`.
# A button.
me-undo-all = Undo all { $count }

## Auto-reactions

me-reactions = Auto-reactions
me-no-reactions = None
me-change-reactions = Change reactions…
me-reactions-how = Choose in advance what you do when a question comes up, so no one has to wait for you. Choose “ask” to be asked each time.
# What is done where nothing was chosen.
me-reaction-usual = { $answer } (default)
me-reaction = { $about }: { $answer }
me-reaction-set = **{ $name }**’s auto-reaction for “{ $about }” is now “{ $answer }.”

## Resting, and what is saved

# A button.
me-rest = Rest ({ $kind })
# A rest of several changed nothing that is worth a line.
me-rest-unchanged = The party rests. Nothing changes.
me-rest-not = -# Can’t rest now: { $names }.
# A button under a roll.
me-roll-again = Roll again
me-saved = -# Saved as “{ $name }”.
me-saved-shared = -# Saved as “{ $name }” for everyone on this server.
me-saved-title = Saved
me-nothing-saved = Nothing saved yet. Save an action or a roll under a name, and repeat it with one tap.
me-saved-with = with { $tool }
me-saved-at = { $what } at { $targets }
# Buttons, a form and a menu.
me-save = Save “{ $what }”…
me-save-title = Save under a name
me-save-name = Name, like “my opening”
me-roll-saved = Roll { $name }
me-do-saved = Use { $name }
me-remove-saved = Remove…

## Leaving, and a new character

# Buttons.
me-leave = Leave the fight…
me-leave-now = Leave
me-ask-to-leave = Ask the GM
me-sure-to-leave =
    ### Take { $name } out of the fight?
    { $name } leaves at once. You can undo that, or join again.
me-sure-to-ask-to-leave =
    ### Take { $name } out of the fight?
    You’re in combat, so the GM decides.
me-make = New character…
me-make-title = New character
me-make-name = Name
me-make-like = Premade character to start from
    .hint = The first { $shown } of { $count }. /character new has them all.
me-is-ready = **{ $name }** is ready, with a blank sheet.
me-is-ready-like = **{ $name }** is ready, based on { $like }.
me-play-it = Join with `/join character:`.
me-portrait-given = **{ $name }** now has a portrait. Everyone sees it when { $name } acts.
me-portrait-removed = **{ $name }** no longer has a portrait.
# What a picture shows, for those who can't see it.
me-portrait = Portrait

## /turns

# A button.
needed-button = My turns
needed-title = Waiting for you
needed-turn = **{ $names }**: your turn
needed-turn-as-gm = **{ $names }**: your turn as GM
needed-question = **{ $names }**: a question for you
needed-question-as-gm = **{ $names }**: a question for you as GM
needed-check = **{ $names }**: roll a check
needed-check-as-gm = Roll a check for **{ $names }** (as GM)
needed-request = { $user } wants to join as **{ $name }**
needed-whisper = The GM has a whisper for you
needed-others = You’re waiting for
needed-turn-of = { $user }: **{ $names }**’s turn
needed-question-to = { $user }: a question for **{ $names }**
needed-check-of = { $user } to roll a check for **{ $names }**
needed-unread = { $user } to read your whisper
# Several players of one fight. $who: "@ana (Kira) and @bo (Nim)".
needed-turns-of = { $who } to take their turns
needed-questions-to = { $who } to answer a question
needed-checks-of = { $who } to roll a check
# Times, as "in 2 hours" and "3 hours ago".
needed-due = due { $time }
needed-pinged = pinged { $time }
# The GM waits for a player who is away. $time: like “in 2 days”.
needed-away = away
needed-away-until = away, back { $time }
# A button that opens the message.
needed-go = Go
needed-more = -# … and { $count } more
needed-no-one = No one on this server is waiting for you.
# In place of the line above, for a GM. $count: the number of fights.
needed-for-absent =
    { $count ->
        [one] A fight needs you, because a player is away. You can act for them there.
       *[other] Some fights need you, because players are away. You can act for them there.
    }
needed-next = -# { $turn } (**{ $name }**, in this channel).
needed-next-of-gm = -# { $turn } (in this channel).

## /catch-up

# A button.
caught-up-button = Catch up
caught-up-since-turn = Since your last turn
caught-up-since-joined = Since you joined
caught-up-since-round = Since the round began
caught-up-since-beginning = So far
# Several of one name.
caught-up-two = { $name } { $first } and { $last }
caught-up-run = { $name } { $first } to { $last }
caught-up-hit = { $actors } hit { $targets }.
caught-up-hit-for = { $actors } hit { $targets } for { $amounts }{ $count ->
        [one] { "" }
       *[other] { " " }in total
    }.
# Not all of them hit, or not all were hit.
caught-up-attacked = { $actors } attacked { $targets } and did some damage.
caught-up-attacked-for = { $actors } attacked { $targets } and hit for { $amounts }{ $count ->
        [one] { "" }
       *[other] { " " }in total
    }.
caught-up-missed = { $actors } couldn’t hurt { $targets }.
caught-up-hurt = { $names } got hurt.
caught-up-lost = { $names } lost { $amounts }{ $count ->
        [one] { "" }
       *[other] { " " }in total
    }.
caught-up-healed = { $actors } healed { $targets }.
caught-up-healed-for = { $actors } healed { $targets } for { $amounts }{ $count ->
        [one] { "" }
       *[other] { " " }in total
    }.
caught-up-recovered = { $names } recovered.
caught-up-regained = { $names } recovered { $amounts }{ $count ->
        [one] { "" }
       *[other] { " " }in total
    }.
caught-up-got = { $names } got { $amounts }{ $count ->
        [one] { "" }
       *[other] { " " }in total
    }.
caught-up-died = **{ $names } died.**
caught-up-fell = **{ $names } went down.**
caught-up-rose = { $names } got back up.
caught-up-gained = { $names } gained { $conditions }.
caught-up-ended = { $conditions } ended for { $names }.
caught-up-joined = { $names } joined the fight.
caught-up-left = { $names } left the fight.
caught-up-skipped = Skipped: { $names }.
# $act is the name of an action, and $what its id, for actions that have a verb of their own.
caught-up-acted =
    { $actors } { $what ->
        [rest] rested
        [defend] defended
        [disengage] disengaged
        [escape] tried to break free
        [release] let go
        [stand] stood up
        [drop] dropped prone
        [drop-prone] dropped prone
        [sprint] sprinted
        [ready] readied an action
        [delay] delayed
        [hide] tried to hide
        [search] searched
        [reload] reloaded
        [take-cover] took cover
        [draw] drew a weapon
        [step] took a step
        [chase] ran
        [retreat] tried to retreat
        [recover] recovered
        [turn] turned
        [equip] changed equipment
        [concentrate] ended concentration
        [instant] declared an Instant
        [fire] triggered a readied action
        [attack] attacked
        [aim] aimed
        [help] helped
        [medkit] used a medkit
        [extinguish] tried to put out a fire
        [move] moved
       *[named] used { $act }
    }.
caught-up-acted-at =
    { $actors } { $what ->
        [release] let go of { $targets }
        [turn] turned to { $targets }
        [attack] attacked { $targets }
        [grapple] tried to grapple { $targets }
        [push] tried to push { $targets }
        [shove] tried to shove { $targets }
        [aim] aimed at { $targets }
        [treat] treated { $targets }
        [wake] tried to wake { $targets }
        [help] helped { $targets }
        [aid] gave { $targets } first aid
        [intimidate] tried to intimidate { $targets }
        [persuade] tried to persuade { $targets }
        [deceive] tried to deceive { $targets }
        [insight] tried to read { $targets }
        [medkit] used a medkit on { $targets }
       *[named] used { $act } on { $targets }
    }.
# $places: squares or zones, such as "C4".
caught-up-moved = { $actors } moved to { $places }.
# Out of the reader’s sight.
caught-up-moved-somewhere = { $actors } moved.
caught-up-more = -# … and { $count } more, in `/log show`.
caught-up-nothing = Nothing important has happened.
caught-up-your-side = Your side: { $states }.
caught-up-players = The players: { $states }.

## Since a player's last turn. $target is "you" or a name.

since-you = you
since-hit = { $actor } hit { $target }.
since-hit-for = { $actor } hit { $target } for { $amounts }.
since-missed = { $actors } couldn’t hurt { $target }.
since-healed = { $actor } healed { $target }.
since-healed-for = { $actor } healed { $target } for { $amount }.
since-gave = { $actor } gave { $target } { $amount }.
since-gained = { $target } gained { $conditions }.
since-ended = { $conditions } ended for { $target }.
# Who has left the fight other than down or dead.
left-fight =
    { $how ->
        [fled] { $names } fled.
        [surrendered] { $names } surrendered.
        [conceded] { $names } conceded.
        [banished] { $names } { $count ->
            [one] was
           *[other] were
        } banished.
       *[captured] { $names } { $count ->
            [one] was
           *[other] were
        } captured.
    }
since-dead =
    { $names } { $count ->
        [one] is
       *[other] are
    } dead.
since-down =
    { $names } { $count ->
        [one] is
       *[other] are
    } down.
since-up =
    { $names } { $count ->
        [one] is
       *[other] are
    } up again.
since-more = { $count } more in the log.
