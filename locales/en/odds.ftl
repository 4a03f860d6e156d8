### Odds, forecasts, fight balance, dice luck: `/odds`, `/gm forecast`, `/gm balance`, `/luck`, and the GM's warning about an uneven fight.

## Shares and chances

share-at-most = { $percent }% or less
share-at-least = { $percent }% or more
share-under-one = under 1%
share-over-99 = over 99%
share-percent = { $percent }%

## /gm forecast

forecast-title = Forecast
forecast-counting = Simulating the first fights…
# Button, at most 20 characters.
forecast-stop = Stop
forecast-nothing-to-stop = Nothing to stop: these odds are finished or out of date. Ask again to get new ones.
forecast-draws = Draw: { $share }
forecast-won = Who wins
forecast-down = Down at the end
# $few: the average number of this side who are down at the end.
forecast-losses = { $side }: **{ $few } of { $all }**
# $who: "Kira (40%) and Tom (22%)".
forecast-likeliest = most often { $who }
forecast-rounds = Rounds
forecast-over-in-round = Usually over in round **{ $middle }**.
forecast-over = Usually over by round **{ $middle }** ({ $early }–{ $late } in most fights).
forecast-turns = Round **{ $round }** decides it: that’s when the most combatants go down.
forecast-no-turn = No one goes down.
forecast-foot = { $fights ->
    [one] { $fights } simulated fight
   *[other] { $fights } simulated fights
} · seed { $seed } · everyone on autopilot, in the style set for them (default: fierce)
forecast-state-working = Still simulating: { $percent }% done (goal ±1%).
forecast-state-done = Finished.
forecast-ended-stopped = Stopped early.
forecast-ended-newer = Stopped: you asked for newer odds.
forecast-ended-late = Stopped: Discord only lets me update a message for 15 minutes.
forecast-hidden-in = { $count ->
    [one] Counts { $count } hidden creature as fighting from round 1.
   *[other] Counts { $count } hidden creatures as fighting from round 1.
}
forecast-hidden-out = { $count ->
    [one] Leaves out { $count } hidden creature.
   *[other] Leaves out { $count } hidden creatures.
} To count hidden creatures, use `/gm forecast hidden:True`.
forecast-chart-losses = How many go down, by round
forecast-chart-over = Fights that end, by round
forecast-chart-side-players = Players
forecast-chart-side-enemies = Enemies
forecast-chart-read = { $side } who go down, by round: { $byRound }.
forecast-chart-read-over = Fights that end, by round: { $byRound }.

## /odds

odds-title = Odds for { $name }
odds-button = Odds
odds-back = Back
odds-choose = Choose an action…
odds-working = -# Working it out…
odds-about-anything = unknown
odds-about = about { $from }–{ $to }%
odds-staked = { $act }, staking { $points }
# The chance with a number of points: "stake 0: 31%". Several are joined by dots.
odds-stake = stake { $points }: { $chance }
odds-or-at = { $act } (same odds for { $others })
odds-and-at = { $act } and { $others }
odds-each = { $chance } each
# An area: “Fireball at F2”. $square may be a zone.
odds-at-square = { $act } at { $square }
odds-as-likely = -# Same odds: { $acts }
odds-from = { $act }, from { $tile }
odds-away = -# “from” and a square means that the target is out of reach for now. The odds are for attacking from that square.
odds-kept-highest = the highest { $kept }
odds-kept-higher = the higher
odds-kept-highest-one = the highest
odds-kept-lowest = the lowest { $kept }
odds-kept-lower = the lower
odds-kept-lowest-one = the lowest
odds-needs-face = { $face } on d{ $sides }
odds-needs = { $least } or more on d{ $sides }
odds-needs-most = { $most } or less on d{ $sides }
odds-against = { $own } against { $theirs }
odds-critical = { $chance } critical
# $degree: the book's own word for a result, such as "critical hit" or "weak hit".
odds-degree = { $chance } { $degree }
odds-down = { $chance } to drop the target
# A target leaves the fight other than down or dead.
odds-left =
    { $chance } { $how ->
        [fled] to make the target flee
        [surrendered] to make the target surrender
        [conceded] to make the target concede
        [banished] to banish the target
       *[captured] to capture the target
    }
odds-own = wound levels
odds-costs = costs { $amounts }
odds-own-down = { $chance } to go down yourself
odds-own-left = { $chance } to end up out of the fight yourself
odds-like-kind = -# Numbers for { $names } are hidden. These odds assume a typical creature of that kind.
odds-nothing = { $name } can’t attack anyone now.
odds-more = -# There are more actions. Use `/odds target: with:` to see them.
odds-off-turn = -# These odds are as if it were your turn now.
odds-rolled = -# Chances with ± come from simulated rolls (seed { $seed }). They don’t use the fight’s dice, and nothing is recorded.
odds-private = -# Nothing is rolled or recorded.

## Dice luck

luck-rolls = { $count ->
    [one] { $count } roll
   *[other] { $count } rolls
}
luck-fights = { $count ->
    [one] { $count } fight
   *[other] { $count } fights
}
luck-hits = { $count ->
    [one] { $count } hit
   *[other] { $count } hits
}
luck-title = Dice luck
luck-average = average, better than { $percent }% of tables
luck-good = better than { $percent }% of tables
luck-bad = worse than { $percent }% of tables
luck-too-few = too few rolls to tell
luck-several = { $name } × { $those }
luck-kept-higher = { $rolls } × the higher of { $of }d{ $sides }
luck-kept-highest = { $rolls } × the highest of { $of }d{ $sides }
luck-dice-average = { $average }, usually { $usual }
luck-dice-average-each = { $average } each, usually { $usual }
luck-dice-hits = { $hits }, usually { $usual }
luck-dice-low = { $fell } (lower is better)
luck-how = Every roll counts the same, no matter which dice. 50% is average.
luck-no-one = No rolls count for dice luck yet.
luck-more = { $count ->
    [one] … and { $count } other
   *[other] … and { $count } others
}
# Button, at most 20 characters.
luck-button = Dice luck
luck-own = Your dice luck
luck-yours = **{ $luck }**, for the characters you played in { $fights } ({ $rolls })
luck-none-of-yours = You haven’t rolled any dice in this server’s fights yet.
luck-scene = Dice luck in “{ $name }”
luck-turned = Turning points
luck-whose =
    how likely { $which ->
        [players] the players
        [enemies] the enemies
       *[named] { $side }
    } are to win
luck-whose-first =
    how likely { $which ->
        [players] the players
        [enemies] the enemies
       *[named] { $side }
    } are to win ({ $first } at the start)
luck-state-working = Looking for turning points: { $percent }% done.
luck-state-none = No single action turned the fight.
luck-state-done = Based on simulated fights from before and after each action.
# $how: "Stopped early."
luck-state-ended = { $how } There may be more turning points.

## /gm balance

balance-between = { $easy } would be too easy, and { $hard } would be too hard.
balance-even-easy = Even { $easy } would be too easy.
balance-even-hard = Even { $hard } would be too hard.
balance-title = ### A fair fight for { $party }
balance-as-it-is = ### The fight as it is now
balance-how = -# Chance that the players win, from simulated fights.
balance-how-on-top = -# Chance that the players win, with everyone already in the fight.
balance-counting = Simulating the first fights…
balance-difficulty-easy = Easy
balance-difficulty-fair = Fair
balance-difficulty-hard = Hard
balance-difficulty-deadly = Deadly
balance-difficulty-hopeless = Hopeless
balance-heading-open = **{ $difficulty }** · { $from }% or more
balance-heading = **{ $difficulty }** · { $from }–{ $to }%
balance-losses = { $few } of { $party } in the party go down
balance-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
balance-one-more = with one more enemy: { $share }
balance-one-more-foe = One more enemy { $likes }
balance-one-more-player = One more player character { $likes }
balance-like = like { $name }: { $share }
balance-stands = Now: **{ $share }** · { $difficulty }
# In place of the chance, when few fights were simulated: "8 of 8 won".
balance-won-of = { $won } of { $fights } won
balance-too-few-fights = too few fights to be sure
# $wins: "8 of 8 won".
balance-stands-unsure = Now: **{ $wins }** · too few fights to be sure
balance-no-fight = The players have no enemies yet.
balance-too-hard = The fight is already harder than deadly, so there’s nothing to add.
balance-nothing-for = { $heading }: nothing found. { $nearest }
balance-nothing = No premade creature fits. { $nearest }
balance-state-searching = Trying { $kinds } creatures… { $settled } done.
balance-state-sharpening = Still simulating: { $percentDone }% done.
balance-state-done = Finished.
balance-foot = { $fights ->
    [one] { $fights } simulated fight
   *[other] { $fights } simulated fights
} · seed { $seed } · no map, newcomers at full health
balance-warns = `/gm set setting:uneven value:30-95` warns you if the players’ chance to win isn’t 30–95% when a fight begins.
balance-hidden-in = { $count ->
    [one] Counts { $count } hidden creature as fighting from round 1.
   *[other] Counts { $count } hidden creatures as fighting from round 1.
}
balance-hidden-out = { $count ->
    [one] Leaves out { $count } hidden creature.
   *[other] Leaves out { $count } hidden creatures.
} To count hidden creatures, use `/gm balance hidden:True`.
# Menu and buttons, at most 20 characters.
balance-bring = Add to the fight…
balance-others = Other ideas
balance-suggest = Suggest more…
balance-in-panel = Balance…

## The warning about an uneven fight, to the GM

uneven-often-none = **none** of the simulated fights
uneven-often-all = **all** of the simulated fights
uneven-often = **{ $share }** of the simulated fights
uneven-title = ### An uneven fight
uneven-too-hard = The players won { $often }. You asked for a warning below { $percent }%.
uneven-too-easy = The players won { $often }. You asked for a warning above { $percent }%.
uneven-foot = { $fights ->
    [one] { $fights } simulated fight
   *[other] { $fights } simulated fights
} · seed { $seed } · Change your limits with `/gm set setting:uneven`. Players don’t see this.
uneven-one-more = Odds if 1 more joins
uneven-ideas = Suggest creatures…

## How strong a creature is, in menus

strength-name = Strength
strength-to-one = { $creatures } are worth 1 character
strength-worth-one = worth 1 character
strength-to-one-about = about { $creatures } are worth 1 character
strength-worth-one-about = worth about 1 character
strength-worth-about = worth about { $characters } characters
strength-worth = worth { $characters } characters
