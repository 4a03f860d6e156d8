### The board, the encounter's card, the turn order and the lists around them, in the channel and in private replies.
### Names in variables are safe to show already.

## The board and the message of a turn

# What the scene itself has: conditions, pools, countdowns.
board-scene = Encounter: { $names }
scene-gained = **New in the encounter: { $condition }.**
# A rule did it. $why: "advantage with Notice".
scene-gained-why = **New in the encounter: { $condition }** ({ $why }).
scene-ended = No longer in the encounter: { $condition }.
scene-counted = **{ $resource }: { $change }** ({ $why }).
board-turn-now = Now
board-turn-done = ✓ Done
# A name on the board where signs are written out. $turn: now, done or later. $side: players, enemies or others.
board-line-in-words =
    { $side ->
        [enemies] { $name } (enemy)
        [others] { $name } (neutral)
       *[players] { $name }
    }{ $turn ->
        [now] , up now
        [done] , done
       *[later] { "" }
    }:
board-in-log = -# { $count } more in the log
board-in-details = -# { $count } more in *Details*
# Button.
board-details = Details
board-left-fight =
    { $how ->
        [fled] Fled
        [surrendered] Surrendered
        [conceded] Conceded
        [banished] Banished
       *[captured] Captured
    }: { $names }
board-dead =
    { $names } { $count ->
        [one] is
       *[other] are
    } dead
# What is left of what a turn has: "2 of 3 action points".
board-out-of = { $value } of { $all }
# After a mention.
board-your-turn = { $names }, your turn.
board-your-turn-together = { $names }: your turn, in any order.
# Above combatants who never have turns, because in this book only others act.
board-turnless = no turns of their own
# $first: "2 of 3 action points". $more: ", 1 movement point", or empty.
board-left = { $users } **{ $name }: { $first } left**{ $more }.
board-left-nothing = nothing
# For the GM. $names: combatants. $users: their players.
board-turn-of-absent =
    { $gms } It’s **{ $names }’s turn**, but { $users } { $count ->
        [one] is
       *[other] are
    } away. Play the turn, end it, or wait.
# Who acts after this turn.
board-next = -# Next: { $names }
board-next-player = { $name } ({ $user })
board-creatures-turn = { $now }.
board-creatures-turn-then = { $now }, then { $next }.
board-waits-for = -# { $name } has a decision to make first.
board-waits-for-gm = -# The GM has a decision to make first.
# Several are asked together.
board-waits-for-several = -# { $names } have decisions to make first.
# A turn that ended without an action.
board-nothing-done =
    { $names } { $count ->
        [one] does nothing
       *[other] do nothing
    }.
# Combat was paused or ended during their turn.
board-cut-short =
    { $names } { $count ->
        [one] hasn’t
       *[other] haven’t
    } acted yet.
board-others = { $count } more

## Buttons under a turn: at most 20 characters, variables aside

board-several = { $count } targets
board-again = { $act } again
board-priced = { $manner } { $verb }{ $bonus }{ $joint }costs { $cost }
board-attack-by = { $name } attacks { $target }
# Button. Each of the creatures whose turns follow each other does again what it did last, to the same target.
board-run-as-before =
    { $count ->
        [2] Both
       *[other] All
    }: same as before
board-run-attacks =
    { $count ->
        [2] Both
       *[other] All
    } attack { $target }
board-run-ends =
    End { $count ->
        [2] both
       *[other] all
    } turns
board-which-of-yours = Several of your characters are up. Which one acts?

board-all-done =
    End { $count ->
        [2] both
       *[other] all
    } turns
# Answers a question this way from now on.
board-always = Always { $answer }, don’t ask
board-end-turn = End turn
board-done = I’m done
# A button that ends the turn and chooses who acts next.
board-is-next = { $name } is next
board-more = More…

## The pinned card

card-phase-gathering = waiting for players
card-phase-fighting = running
card-phase-aftermath = combat is paused
card-phase-ended = over
card-head = GM { $gms }
card-more = { $count } more
card-no-one = No one has joined yet.
card-how-to = -# Players: **Join**, or `/join`. GM: `/add`, then `/initiative`.
card-waiting-for = Waiting for { $names }.
card-seal = -# The dice are sealed. SHA-256 of their seed: `{ $commitment }`
card-rest-seed = -# Dice seed for the earlier rests: `{ $seed }`

## What happens at the table and is no story

table-setting-gone = **{ $name }** is back to its default.
table-together =
    { $names } now { $count ->
        [one] acts
       *[other] act
    } as part of **{ $group }**.
table-alone =
    { $names } { $count ->
        [one] acts
       *[other] act
    } separately again.
table-gms = GMs: { $users }.
table-apart = { $one } and { $other }: { $position }.
table-apart-reset = { $one } and { $other } are back to their starting distance.
table-order = Turn order: { $names }.
table-no-turn = No turn for { $names } ({ $why }).
table-nothing = Done.
table-no-math = There’s no math to show.
state-is = { $name } is { $how }.
# Mastery’s word for being down, as a sentence.
state-is-collapsed = { $name } has collapsed.
state-left =
    { $how ->
        [fled] { $name } has fled.
        [surrendered] { $name } has surrendered.
        [conceded] { $name } has conceded.
        [banished] { $name } has been banished.
       *[captured] { $name } has been captured.
    }
state-has = { $name } has { $what }.
state-up = up again

## The end of a fight

victory-players = The players have won: no enemy is left standing.
victory-enemies = The enemies have won: no player character is left standing.
victory-side = { $side } won: no one else is left standing.
# The sides of a fight, in lists and headings.
side-players = players
side-enemies = enemies
victory-draw = It’s a draw: no one is left standing.
victory-beaten = -# Out of the fight: { $names }.
victory-more = -# and { $count } more
victory-next = GM: end the encounter or keep fighting.
victory-next-rests = GM: end the encounter or keep fighting. Players: tap a rest to recover.
victory-next-all-dead = GM: end the encounter or keep fighting. Players: `/join` with another character to fight on.
victory-open = The fight is over.
victory-rounds =
    { $rounds } { $rounds ->
        [one] round
       *[other] rounds
    }
# $harm: "12 damage", "level 3 wound".
victory-best = hardest hit: { $actor } on { $target } ({ $harm })
victory-fallen = Fallen: { $names }.
victory-defeated = Defeated: { $names }.
# Buttons.
victory-end = End encounter…
victory-go-on = Keep fighting

## The math of rolls and damage

math-no-dice = no dice
math-lost = { $rolled } (dropped: { $faces })
# Damage before it meets armor.
math-brings = hits for { $amount }
math-no-harm = no damage
math-no-harm-why = no damage ({ $why })
math-from = { $harm } from { $why }
math-back = regains { $amount }
math-dropped = { $kept }, dropped { $dropped }
# A roll that was made again. $why: what paid for it, such as “luck”.
math-rerolled = { $kept } (rerolled from { $first }: { $why })
math-hits =
    { $hits } { $hits ->
        [one] hit
       *[other] hits
    }
math-net-hits =
    { $hits } net { $hits ->
        [one] hit
       *[other] hits
    }
math-at-most =
    { $why }: at most { $most } { $most ->
        [one] die
       *[other] dice
    }
math-more-dice =
    { $why }: { $count } more { $count ->
        [one] die
       *[other] dice
    }
math-fewer-dice =
    { $why }: { $count } fewer { $count ->
        [one] die
       *[other] dice
    }
# $other: "REF 14 (12 + 2 Warrior)".
math-against = against { $other }
# What decided a check, not its number. $goal: "≥ 11". $what: "a natural 1".
math-decided-by = { $goal }, but { $what }
# The same, if the total decided it the same way: "≥ 11, a natural 20".
math-decided-too = { $goal }, { $what }
math-heals = { $who }: the **{ $what }** heals
# $what: something other than the total decided the result: “natural 20”.
math-decided = { $result } ({ $what })
math-needed = { $result } ({ $goal } needed)
math-needed-under = { $result } ({ $goal } or less needed)
math-place = { $line }, place { $place } of { $of }
math-order = Order: { $line }
math-more = and { $count } more
math-more-lines =
    and { $count } more { $count ->
        [one] line
       *[other] lines
    } of math

## How someone is doing

vitality-up = up
vitality-down = down
# Mastery's word for down.
vitality-down-mastery = collapsed
vitality-dead = dead
vitality-fled = fled
vitality-surrendered = surrendered
vitality-conceded = conceded
vitality-banished = banished
vitality-captured = captured
standing-unhurt = unhurt
standing-hurt = hurt
standing-bloodied = bloodied
standing-near-death = near death
# As many wounds as they can take.
standing-brink = on the brink
# How long a condition lasts, in brackets after its name.
standing-this-turn = this turn
standing-until-next-turn = until their next turn
# Someone else caused it, and it ends when that combatant’s turn comes.
standing-until-turn-of-source = until the source’s next turn
standing-rounds-left =
    { $count } { $count ->
        [one] round
       *[other] rounds
    }
standing-turns-left =
    { $count } { $count ->
        [one] turn
       *[other] turns
    }
standing-more = { $count } more

## The turn order

turns-round = Round { $round }
# Below a round’s first message. $hash: a mark of everything recorded so far.
round-record = Hash of the record so far: { $hash }
# On the board, above the combatants who have already acted in this round.
board-then-round = Then, in round { $round }:
turns-before-rounds = Before combat
turns-after-rounds = After combat
turns-waiting = Waiting for
turns-next = Now
turns-still = Still acting
turns-acts-last-now = **{ $name }** now acts last.
turns-acts-before-now = **{ $name }** now acts right before **{ $before }**.
turns-moved-together = { $names } act as a group, so they moved together in the turn order.
turns-turn-passed = It’s now { $names }’s turn.
turns-whole-turn-again =
    { $names } had already used part of { $count ->
        [one] a turn and now gets a full turn
       *[other] their turns and now get full turns
    }.
turns-turn-lost =
    { $names } { $count ->
        [one] loses
       *[other] each lose
    } a turn this round.
turns-acts-again =
    { $names } { $count ->
        [one] acts
       *[other] act
    } a second time this round.
# Timed events. $mark: the name that the GM typed.
event-text = { $mark }. { $words }
event-line = **{ $mark }**: { $rounds }, { $place }
# For the GM.
event-hidden = { $line } (hidden)
# What an event does by itself, for its GM, joined by dots: "2d6 Fire, Prone · to everyone · save: REF vs 14".
event-condition-rounds = { $condition } ({ $count ->
        [one] 1 round
       *[other] { $count } rounds
    })
event-to = to { $who }
event-to-everyone = everyone
event-to-players = the players’ characters
event-to-side =
    { $which ->
        [players] the players’ side
        [enemies] the enemies’ side
       *[named] { $side }’s side
    }
event-to-area = everyone in { $from }–{ $to }
event-saves = save: { $what } vs { $against }
# The math of a save against an event. $roll: "d20 [14] + 3 REF = 17".
event-save = { $what } against { $against }: { $roll }
event-save-under = { $what }, { $against } or less: { $roll }
event-save-of = { $name }, { $save }
event-each-round = each round
event-from = from round { $round } on
event-once = in round { $round }
event-between = in rounds { $from }–{ $until }
event-at-end = at the end of the round
event-at-initiative = at initiative { $score }
event-before = right before { $name }’s turn
event-after = right after { $name }’s turn
# Under the message of a turn, for everyone.
event-countdown = **{ $mark }**: { $left ->
        [0] this round
        [one] next round
       *[other] in { $left } rounds
    }
event-reminder = { $gms }: an event has just come up. Play out what it does.
event-planned = Coming up: **{ $mark }**
event-set = Event set. { $line }
event-removed = Event removed: **{ $mark }**
event-none = No events yet. Add a lair action, a storm or a countdown. Each gets its own place in the turn order, in the rounds you choose.
event-button = Events…
event-title = Events
event-add = Add an event…
# button, at most 20 characters
event-effect-button = Effect…
event-remove = Remove
# Delaying a turn. Buttons, and a menu.
delay-button = Delay…
delay-ask =
    ### Delay { $name }’s turn?
    The whole turn happens later this round. Choose whose turn to act after, or wait and tap *Act next* when you’re ready. If { $name } is still waiting when the round ends, the turn is lost.
delay-after = Act after…
delay-wait = Wait
delay-act-next = Act next
# Under the message of a turn.
delay-waiting =
    { $names } { $count ->
        [one] is
       *[other] are
    } waiting to act. To act next: *More…*, then *Act next*.
turns-this-round-only = Each round has a new turn order, so this change only lasts until the end of the round.

## Status, conditions and characters

# How things stand where no round runs.
phase-gathering = Waiting for players: `/join`. The GM starts combat with `/initiative`.
phase-aftermath = Combat is paused. GM: `/initiative` to continue, `/encounter end` to finish.
phase-ended = This encounter is over. You can recover with `/rest`. A GM starts the next encounter with `/encounter start`.
# For the GM. $told: exact, words or hidden.
overview-told =
    Players see { $told ->
        [exact] creatures’ exact numbers
        [words] how creatures are doing, in words
       *[hidden] nothing about how creatures are doing
    }.
overview-on-turn = Now: { $line }
overview-done = { $line } (done)
overview-more-in-fight = … and { $count } more in the fight
overview-no-one = No one has joined yet.
overview-waiting = { $decides } Use `/answer`.
overview-no-conditions = No one has a condition. { $ruleset } has these:
overview-more-borne = … and { $count } more: use `who:` to see one combatant’s conditions
overview-more-conditions = … and { $count } more: look them up with `/rules term:`
overview-now = Now: { $figures }
# $line: "players: Freya, Suori".
overview-on-side =
    { $which ->
        [players] On the players’ side
        [enemies] On the enemies’ side
       *[named] On the side of { $side }
    }
overview-characters = Your characters here: { $count }
overview-characters-page = Your characters here: { $count } · page { $page } of { $pages }
overview-book = { $title } by { $author } ({ $license }). The wording is Fray’s own. More about the books: docs/books.md.
# In place of the license, if the book doesn’t name one.
overview-no-license = no license stated

## Questions to a player

questions-gm-decides = The GM decides.
# For the GM. $users: players who are asked something.
questions-of-absent =
    { $users } { $count ->
        [one] is
       *[other] are
    } away. { $gms } You can answer for them.
questions-decides = Waiting for { $who } ({ $by }): { $about }.
# What a question is about, as in "Waiting for Kira (@ana): who acts next."
questions-about-next = who acts next
questions-about-join = whether to join in
# A question for which the system has no words. $about: an auto-reaction's name, such as “Grit”.
questions-unworded = { $names }, you have a choice to make: { $about }.
# The title of a form.
questions-form-title = What’s your answer?
questions-offers = Answer with `/answer answer:` { $offers }.
questions-any-words = Answer in your own words: `/answer answer:`.
# Under the questions that are still open.
questions-answered =
    -# { $names } { $count ->
        [one] has
       *[other] have
    } answered.
# A button.
questions-open = Answer…
# The placeholder of a menu with answers.
questions-choose = Choose an answer…
# After an answer, when others still have to answer.
questions-kept = Got it. { $decides }
# After the action: whose answer made no difference.
questions-unneeded = I don’t need an answer from { $names } anymore.

## People who aren't named

people-gm = the GM
people-player = a player
people-someone = someone
people-enemy = the enemy

## In place of a story line that a translation lacks

# $tool: what they attack with. $result: how it came out, such as “hit”.
plain-attack = { $actor } attacks { $target } ({ $tool }): { $result }.
# A roll. $what: what it’s for.
plain-roll = { $actor }, { $what }: { $result }.
# What someone does. $what: the action.
plain-action = { $actor }: { $what }.
plain-action-target = { $actor }: { $what } ({ $target }).
# How someone is now, or what they have now. $what: a word such as “down”, or a condition.
plain-state = { $name }: { $what }.
# $what: a condition.
plain-over = { $what } ends for { $name }.
plain-joined = { $name } joins.
plain-left = { $name } leaves.
# $user: a mention, or a word such as “the GM”.
plain-handed-over = { $user } plays { $name } now.
plain-phase-fighting = Combat begins.
plain-phase-ended = The encounter is over.

## Where a message is full

rest-events =
    … and { $count } more { $count ->
        [one] thing
       *[other] things
    } happened
rest-math =
    … and { $count } more { $count ->
        [one] line
       *[other] lines
    } of math
rest-lines = … and { $count } more

## What is offered to a player, such as a compel

offer-made = { $name } gets an offer: { $title }.
offer-made-words = { $name } gets an offer: { $title }. “{ $words }”
offer-accepted = { $name } accepts: { $title }.
offer-refused = { $name } refuses: { $title }.
offer-withdrawn = The offer to { $name } is withdrawn: { $title }.
offer-accept = Accept
offer-refuse = Refuse
offer-withdraw = Withdraw
offer-new = Offer…
offer-kind = What are you offering?
offer-words = What is it about?
offer-whose = { $user } { $text }
# The end of a long list of dice.
roll-more-dice = … and { $count } more
roll-stopped = (stopped at { $most } dice)
# The result of a pool of dice.
roll-hits =
    { $count } { $count ->
        [one] hit
       *[other] hits
    }
