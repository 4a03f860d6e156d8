### Play hours, absences and the turn timer: the private panel Hours, `/away`, `/gm timer`, the board and nudges.
### Names in variables are safe to show already. Times are written as <t:…> by each reader's client.

## Lengths of time and days

weekday-sunday = Sunday
weekday-monday = Monday
weekday-tuesday = Tuesday
weekday-wednesday = Wednesday
weekday-thursday = Thursday
weekday-friday = Friday
weekday-saturday = Saturday
length-minutes =
    { $count } { $count ->
        [one] minute
       *[other] minutes
    }
length-hours =
    { $count } { $count ->
        [one] hour
       *[other] hours
    }
length-days =
    { $count } { $count ->
        [one] day
       *[other] days
    }

## When you play: the private panel

# Button.
hours-button = Playing hours
hours-title = When you play
hours-how = Your turn timer only runs during your playing hours. No one else sees this.
hours-zone = Time zone
hours-no-zone = Where do you live? Your quiet hours and days off use your local time.
hours-clock = { $city } (now { $time })
# Buttons, at most 20 characters.
hours-other-zone = Other…
hours-zone-title = Your time zone
hours-zone-field = A large city near you, or your zone’s name
hours-zone-example = Berlin, New York, America/Argentina/Salta
hours-quiet = Quiet hours
hours-span = { $from } to { $until }
hours-no-quiet = No quiet hours
hours-other-quiet = Other hours…
hours-quiet-title = Your quiet hours
hours-from = From
hours-until = Until
hours-time-hint = Your local time, such as 22:00 or 10 pm
hours-off = Days off
hours-no-off = No days off
hours-nudges = Nudges
hours-nudges-channel = I’ll nudge you in the channel before your time runs out.
hours-nudges-direct = I’ll message you before your time runs out, or nudge you in the channel if I can’t.
# Buttons.
hours-nudge-directly = Message me
hours-nudge-in-channel = Nudge in channel
hours-next = You’re next
hours-next-off = I won’t ping you before your turn.
hours-next-on = I’ll ping you once, when the turn before yours begins.
# Buttons.
hours-next-start = Ping me if I’m next
hours-next-stop = Don’t ping me

## Away

hours-absence = Absence
hours-not-away = You’re not away.
hours-away-open = You’re away until you say you’re back.
hours-away-until-time = You’re away until { $until }.
hours-away-from-open = You’ll be away from { $from } until you say you’re back.
hours-away-from-until = You’ll be away from { $from } until { $until }.
# What happens on your turns. $what: a setting's value.
hours-meanwhile-said =
    { $what ->
        [wait] Your turns wait for you.
        [guard] Meanwhile, your characters defend.
        [pass] Meanwhile, your turns are skipped.
        [fierce] Meanwhile, autopilot plays your characters (fierce).
        [wary] Meanwhile, autopilot plays your characters (wary).
        [guardian] Meanwhile, autopilot plays your characters (guardian).
        [cowardly] Meanwhile, autopilot plays your characters (cowardly).
       *[mindless] Meanwhile, autopilot plays your characters (mindless).
    }
# In a menu.
meanwhile-wait = Wait for me
meanwhile-guard = Defend
meanwhile-pass = Skip my turns
meanwhile-fierce = Autopilot: fierce
meanwhile-wary = Autopilot: wary
meanwhile-guardian = Autopilot: guardian
meanwhile-cowardly = Autopilot: cowardly
meanwhile-mindless = Autopilot: mindless
# Button.
hours-away = Away…
hours-away-waits = While you’re away, a turn timer stops for you. Everyone sees that you’re away when your turn comes. The GM is pinged instead of you, and can play or end your turn.
hours-away-plays = Your choice applies as soon as your turn comes, and no one pings you. The board shows how long you’re away.
hours-away-until = Away until…
hours-in-weeks =
    { $count ->
        [one] In a week
       *[other] In { $count } weeks
    }
hours-in-days =
    In { $count } { $count ->
        [one] day
       *[other] days
    }
hours-tomorrow = Tomorrow
hours-unknown = I don’t know yet
# Button.
hours-other-day = Another day…
hours-away-title = When you’re away
hours-away-from = From (empty means now)
hours-day-hint = Friday; 3 days; December 24; 2026-12-24 18:00
hours-meanwhile = While you’re away
# Button.
hours-back = I’m back
hours-is-back = Welcome back.

## The turn timer

# In a form: what happens when time runs out.
timer-at-end-wait = Ping the GM
timer-at-end-guard = Defend
timer-at-end-pass = Skip the turn
timer-at-end-fierce = Autopilot: fierce
timer-at-end-wary = Autopilot: wary
timer-at-end-guardian = Autopilot: guardian
timer-at-end-cowardly = Autopilot: cowardly
timer-at-end-mindless = Autopilot: mindless
# Within a sentence: "When time is up, I ping the GM."
timer-then-wait = I ping the GM
timer-then-guard = the character defends
timer-then-pass = the turn is skipped
timer-then-fierce = autopilot plays (fierce)
timer-then-wary = autopilot plays (wary)
timer-then-guardian = autopilot plays (guardian)
timer-then-cowardly = autopilot plays (cowardly)
timer-then-mindless = autopilot plays (mindless)
# Button of the GM's panel.
timer-button = Turn timer…
timer-stop = Stop the timer
timer-run = Start the timer
timer-said = Turn timer: **{ $turn }** for a turn, { $answer } to answer a question. When time is up, { $atEnd }.
timer-said-nudge = Turn timer: **{ $turn }** for a turn, { $answer } to answer a question, with a nudge { $nudge } before the end. When time is up, { $atEnd }.
timer-none = No turn timer. Take as long as you like.
timer-stopped = The timer is stopped, so no one loses time.
timer-runs = The timer is running again.
timer-deadline = **{ $names }**: until { $when }.

## The turn timer on the board and the card

timer-until = Until { $when }
timer-answer-until = Answer by { $when }
# An offer that no one has to answer.
timer-offer-until = Answer by { $when }. After that, the offer is withdrawn.
timer-away = { $user } is away
timer-away-from = { $user } will be away, starting { $from }
timer-away-until = { $user } is away until { $until }
timer-away-from-until = { $user } is away from { $from } until { $until }
timer-over = Time’s up
timer-stopped-short = The timer is stopped
timer-short = { $turn } per turn, then { $atEnd }
timer-short-stopped = { $turn } per turn, then { $atEnd } (timer stopped)
# Above what was done in a player's place.
timer-instead-time-over = { $name } ran out of time
timer-instead-no-answer = { $name } ran out of time to answer
timer-instead-asked-for = As { $name }’s player asked

## Nudges

timer-nudge-turn = { $users } **{ $names }:** still your turn.
timer-nudge-turn-until = { $users } **{ $names }:** still your turn, until { $when }.
timer-nudge-question = { $users } **{ $names }:** I’m still waiting for your answer.
timer-nudge-question-until = { $users } **{ $names }:** please answer by { $when }.
timer-creatures =
    { $gms } **{ $names }** { $count ->
        [one] is
       *[other] are
    } waiting for you.
timer-many-creatures = { $gms } **{ $count } creatures** are waiting for you.
timer-gm-asked = { $gms } **A question** is waiting for you.
timer-late-turn = { $gms } Everyone has been waiting for **{ $names }** ({ $user }) since { $since }.
timer-late-question = { $gms } Everyone has been waiting for **{ $names }** ({ $user }) to answer since { $since }.
timer-was-away = I was offline from { $from } to { $until }. No one lost time.
timer-clock-set-right = My clock was wrong, so the deadlines were too. It’s right again, and no one lost time.
# Buttons, at most 20 characters.
timer-options = What can I do?
timer-play-for = Play for them
timer-end-for = End their turn
timer-wait-on = Keep waiting
timer-to-the-fight = Go to the fight

## The form of the turn timer

timer-turn-label = Time for each turn
timer-turn-hint = The timer stops during the player’s quiet hours, days off and absences.
timer-answer-label = Time for each question
timer-nudge-label = Nudge before time’s up
timer-at-end-label = When time runs out
timer-at-end-hint = If the player made a plan for when time is up, the plan comes first.
timer-usual-label = New encounters
timer-no-limit = No limit
timer-no-nudge = No nudge
timer-usual-box = Use this timer for new encounters in this channel
timer-is-usual = New encounters in this channel start with this turn timer.
timer-none-usual = New encounters in this channel start without a turn timer.
