### /plan and My plan: what a player's turn does by itself. Only the player reads it, except where a comment says so.

# A button, and the heading of a line.
plan-open = My plan
plan-title = Plan · { $name }
# For everyone, above what a plan did.
plan-as-planned = As { $name } planned
# Pings the player.
plan-no-longer-fits = { $users } **{ $name }’s plan doesn’t work anymore, and it’s { $name }’s turn.**
# In the GM's panel, behind who plays someone.
plan-has = has a plan
plan-none = Plan your next turn now, so no one has to wait for you. Only you can see it, and you can change it anytime.
plan-no-plan = No plan
plan-lines =
    { $count ->
        [one] 1 line
       *[other] { $count } lines
    }
plan-handed-over = Someone else is playing { $name } for now, so { $name }’s plan won’t run.

## Conditions: "If your health is below half and an ally is down: …"

plan-share =
    { $percent ->
        [25] a quarter
        [50] half
        [75] three quarters
       *[other] { $percent }%
    }
plan-condition-self-below = your health is below { $share }
plan-condition-friend-below = an ally’s health is below { $share }
plan-condition-friend-down = an ally is down
plan-condition-enemy-near = an enemy is next to you
plan-condition-stands = { $name } is still standing
plan-condition-enemies-at-least =
    { $count ->
        [one] at least 1 enemy is still standing
       *[other] at least { $count } enemies are still standing
    }
# $round is the number of a round as the rules count them.
plan-condition-round-from = it’s round { $round } or later
plan-condition-left = you have at least { $amount } left
plan-if = If { $condition }

## Targets

plan-target-near-enemy = an enemy next to you
plan-target-most-hurt-enemy = the most wounded enemy
plan-target-any-enemy = any enemy
plan-target-most-hurt-friend = the most wounded ally
plan-target-fallen-friend = an ally who’s down
plan-target-self = yourself
plan-has-left = someone who has left
# Targets in the order in which they are tried: "Attack Goblin 1, otherwise any enemy".
plan-or-else = { $first }, otherwise { $next }
plan-to-square = { $act } to { $square }
plan-defend = Defend

## The plan in words

plan-line = If { $conditions }: **{ $act }**.
plan-line-always = { $act }.
plan-otherwise-end-turn = If none of this works out, your turn ends.
plan-otherwise-tell-me = If none of this works out, I’ll ping you.
plan-use-at-once = The plan starts as soon as it’s your turn.
plan-use-late = The plan only starts when your time is up.
plan-spends-nothing = The plan spends only what comes back each turn.
plan-spends = The plan can spend up to { $amounts } a turn, on top of what comes back each turn.

## Buttons, at most 20 characters

plan-preset-guard-when-low = Defend at low health
plan-preset-fight-on = Keep fighting
plan-preset-friends-first = Heal allies first
plan-preset-only-guard = Just defend
plan-keep = Keep this plan
plan-add = Add line
plan-try = Preview
plan-play-now = Play it now
plan-drop = Delete plan

## Menus

plan-when = If… (up to two)
plan-act = Then…
# Behind an action: what it costs.
plan-may-spend = can spend { $amount }
plan-change = Change the plan…
plan-change-at-once = Only start when my time is up
plan-change-late = Start as soon as it’s my turn
plan-change-end-turn = If nothing works, ping me
plan-change-tell-me = If nothing works, end my turn
plan-remove-line = Remove line { $line }: { $text }

## What was just done

plan-kept = -# Plan saved.
plan-line-removed = -# Line removed.
plan-dropped = -# Plan deleted.
plan-full = -# A plan has at most five lines. Remove one to add another.
plan-tried = Right now the plan would start with: **{ $act }**.
plan-tried-end = Right now your turn would just end.
plan-tried-unfit = Right now nothing in the plan works, so I’d ping you.
plan-skipped = -# Line { $line } is skipped: { $why }.
plan-why-not-offered = you can’t do it now
plan-why-no-target = there’s no one to target
plan-why-no-way = every path to that square risks an attack
plan-why-not-allowed = it costs more than the plan may spend
plan-why-asks = you’d be asked a question
