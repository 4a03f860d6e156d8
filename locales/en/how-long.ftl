### How long a round takes: `/gm how-long`, its button, and what the GM is told when a round takes longer.
### Names in variables are safe to show already. Lengths are texts such as "41 hours". Only the GM sees any of this.

how-long-title = How long will a round take?
# Buttons, at most 20 characters.
how-long-button = Round length…
how-long-again = Simulate again
# $low: "36" if $high has the same unit, as in "36 to 47 hours", or "36 hours".
how-long-now = With the current settings: **{ $round }** a round (usually { $low } to { $high })
how-long-one = { $what }: **{ $round }**
how-long-by-side = If each side acts together (`/gm set setting:turns`)
how-long-one-by-one = If everyone acts one after another (`/gm set setting:turns`)
how-long-with-plans = If all players have a plan (`/plan`)
how-long-timers = Round length with a turn timer: { $timers }
how-long-timers-if = Round length with a turn timer that acts for late players: { $timers }
# One of them. $timer: "24 hours".
how-long-timer = { $timer } → **{ $round }**
how-long-no-timer = none → **{ $round }**
# Who the round waits for. $time, $round: "14 hours".
how-long-waits = Waiting time per round: { $who }.
how-long-waits-player = { $time } for { $user }
how-long-waits-gm = { $time } for you
how-long-happened = The last { $count ->
    [one] round
   *[other] { $count } rounds
} took { $round }{ $count ->
    [one] {""}
   *[other] {" "}on average
}.
how-long-based = Estimated by simulating three weeks of play, based on { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
} in { $fights ->
    [one] 1 fight
   *[other] { $fights } fights
} and everyone’s playing hours.
# $people: who it is, with how many turns each.
how-long-guessed = I haven’t seen enough turns from { $people } yet, so I’m guessing how fast they answer.
how-long-you = you
# In the GM's panel, while a round takes much longer. $time, $round: "62 hours".
how-long-behind = This round has taken **{ $time }** so far. I estimated about { $round }.
