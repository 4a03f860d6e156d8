### Project Sol in play: labels of actions, reasons in the log, questions to players, refusals.

# What kind of game it is, where someone chooses one.
sol-about = Science fiction with d6 pools: guns, cover and wounds that slow you down
## Labels: buttons and menu entries. At most 20 characters, variables aside.

sol-react-none = Don’t react
sol-react-dodge = Dodge attacks
sol-react-parry = Parry attacks
sol-react-ask = Ask me each time
# $manner: partial or good.
sol-label-take-cover = Take { $manner } cover
sol-label-draw = Draw { $tool }
sol-label-use = Use { $tool }
sol-label-medkit = Use Medkit
sol-label-medkit-target = Medkit on { $target }
sol-label-medkit-self = Medkit on yourself
sol-label-test-against = Test against someone
sol-label-test = Test { $tool }
# $tool: a wound.
sol-label-note = Describe { $tool }
sol-label-surprise = Surprise test
# A form asks it.
sol-ask-test-target = Who is it against?

## Nouns with their numbers.

sol-hit-one = hit
sol-hit-several = hits
sol-hour-one = hour
sol-hour-several = hours
sol-die-one = die
sol-die-several = dice
sol-point-one = action point
sol-point-several = action points

## Reasons: why a number is there or why something happened. They stand beside the number or in brackets.

sol-reason-wounds = { $count ->
    [one] wound
   *[other] wounds
}
sol-reason-wounds-of-level = level { $level }
sol-reason-wound-called = level { $level } wound
# $letter: tells wounds of one level apart, in brackets: (b).
sol-reason-wound-called-letter = level { $level } wound { $letter }
sol-reason-in-hand = { $item } in hand
sol-reason-wound = level { $level } wound
# $cover: partial or good.
sol-reason-cover = { $cover } cover
# $thing: such as "the crate"; $at: a square.
sol-reason-cover-thing = { $cover } cover: { $thing } at { $at }
sol-reason-flanked = flanked
# $enemies: names, each with a square.
sol-reason-flanked-by = flanked: { $enemies }
# $what: the reason before it, such as "good cover".
sol-reason-by-gm = { $what } (GM’s ruling)
sol-reason-by-gm-words = { $what } (GM’s ruling: “{ $words }”)
sol-reason-initiative-bonus = initiative bonus
sol-reason-medkit = medkit
sol-reason-attack = attack
sol-reason-soak = soak
sol-reason-surprise = surprise
sol-reason-recovery = recovery
sol-reason-test = test
sol-reason-threshold = threshold
sol-reason-threshold-level = threshold (level { $level } wound)
sol-reason-threshold-hours =
    threshold (level { $level } wound, { $hours } { $hours ->
        [one] hour
       *[other] hours
    })
sol-reason-critical =
    critical success, { $net } net { $net ->
        [one] hit
       *[other] hits
    }
sol-reason-box-full = no free level { $level } box
sol-reason-grazing-hit = 0, a grazing hit
sol-reason-no-box = level { $level } wound, with no box for it
sol-reason-level-wound = level { $level } wound
sol-reason-natural-recovery = natural recovery
sol-reason-full-defense = full defense
sol-reason-surprised = surprised
sol-reason-combat-begins = combat begins
sol-reason-joins = joins combat
sol-reason-turn-over = end of the turn
sol-reason-shot-taken = the shot is taken
sol-reason-moved = moved
sol-reason-wounded = wounded
sol-reason-other-cover = takes cover elsewhere
sol-reason-stood-up = stands up
sol-reason-anew = reapplied
sol-reason-not-surprised = not surprised
sol-reason-first-turn-over = first turn is over
sol-reason-fewer-wounds = fewer wounds than BOD
sol-reason-unconscious = unconscious
sol-reason-asleep = asleep
sol-reason-awake = awake
sol-reason-newcomer = joined mid-round
# Places in the turn order. $dice: the dice as they fell; $hits: such as "2 hits".
sol-reason-leads-enemies = { $dice } = { $hits }, as the enemies’ leader
sol-reason-led-by = led by { $leader }
sol-reason-with-enemies = with the enemies
sol-reason-enemies-score = acts on the enemies’ score ({ $hits })
sol-reason-no-enemies = { $dice } = { $hits }, no enemies
sol-reason-before-enemies = { $dice } = { $hits }, before the enemies
sol-reason-tied-with-enemies = { $dice } = { $hits }, tied, so the enemies go first
sol-reason-after-enemies = { $dice } = { $hits }, after the enemies
sol-reason-last-point = one action point left in the last stand; spending it means falling unconscious
# $hits and $dice with their nouns: "2 hits", "8 dice".
sol-reason-bought-hits = { $hits } bought with { $dice }
# $goal: a difficulty, or sol-reason-threshold.
sol-reason-bought-enough = { $hits } bought with { $dice }, { $goal } { $threshold }: success
sol-reason-bought-too-few = { $hits } bought with { $dice }, { $goal } { $threshold }: failure
# $hours: such as "3 hours".
sol-reason-rested-too-short = { $hours }, too short for an attempt
# $lost: hours at the end, a number.
sol-reason-rested-some-lost =
    { $hours }, the last { $lost ->
        [one] hour
       *[other] { $lost } hours
    } too short for another attempt
sol-reason-no-one-able = no one can act
sol-reason-one-side-able =
    only { $which ->
        [players] players
        [enemies] enemies
       *[named] { $side }
    } can act
# $points: such as "2 action points".
sol-reason-attack-on-you = { $attacker } attacks with { $item }. A reaction costs { $cost } of your { $points }.
sol-reason-attack-on-you-last = { $attacker } attacks with { $item }. A reaction would cost your last action point, and you’d fall unconscious.
sol-reason-words-for-wound = { $from } gives you a level { $level } wound. How would you describe the injury?
sol-reason-mark-for-wound = { $name }’s level 3 wound ({ $from }) heals. What mark does it leave, on body or mind?

## Questions to a player and the answers on buttons (at most 20 characters, variables aside).

sol-question-attack-last = This is your last action point: if you spend it, you fall unconscious. { $attacker } attacks with { $item }.
sol-question-attack = { $attacker } attacks { $subject } with { $item }.
# $points: such as "2 action points".
sol-question-reaction-costs = A reaction costs { $cost } of the { $points } left.
sol-question-reaction-adds =
    A reaction adds { $dice } { $dice ->
        [one] die
       *[other] dice
    } and costs { $cost } of the { $points } left.
# A reaction that takes the last point: "Dodge and pass out".
sol-answer-and-fall = { $reaction } and pass out
sol-answer-dodge = Dodge
sol-answer-parry = Parry
sol-answer-none = Don’t react
sol-question-words-for-wound = { $subject } takes a level { $level } wound from { $from }.
sol-question-words-for-wound-ask = How would you describe the injury?
sol-question-mark-for-wound = { $subject }’s level 3 wound ({ $from }) heals.
sol-question-mark-for-wound-ask = What mark does it leave, on body or mind?

## Refusals: what is wrong, then what to do.

sol-refused-concealed = There’s no line of sight to { $target }, so no attack can target them. Move first with `/act action:move`, or pick another target.
sol-refused-not-flanked =
    { $target } isn’t flanked. Flanking takes two of { $target }’s enemies who can act, and { $enemies ->
        [0] there are none
        [one] there’s only one
       *[other] there are { $enemies }
    }. Attack without `flanked`.
sol-refused-not-in-hand =
    You’re holding the { $hand }, not the { $weapon }. `/act action:draw with:{ $weapon }` draws the { $weapon } for { $cost } action { $cost ->
        [one] point
       *[other] points
    }.
sol-refused-out-of-reach = The { $tool } only reaches the squares next to you, and { $target } is { $meters } m away. Move closer first with `/move`, or pick another target.
sol-refused-cover-by-place = On a map, cover depends on where { $name } is. Use `/move` to get behind something, such as a crate or a wall.
sol-refused-in-hand = { $name } is already holding the { $weapon }. Attack with it (`/attack`), or draw another weapon.
sol-refused-aim-full = { $name } can’t aim any better than +{ $most }. Attack now with `/attack`.
sol-refused-no-styles = Project Sol has no attack style called “{ $typed }”. Leave `style` out.
sol-refused-no-stress = Project Sol has no stress. Leave `stress` out.
sol-refused-already-so = { $name } is already { $state }. Spend the point on something else, or end the turn with `/turn end`.
sol-refused-already-in-cover = { $name } is already in { $state }. Spend the point on something else, or end the turn with `/turn end`.
sol-refused-no-wounds = { $name } has no wounds to treat. Do something else.
sol-refused-medkit-tried = { $name }’s level { $level } wounds have all had their one medkit attempt. Recover with `/rest` after the fight.
sol-refused-no-medkit = { $name } carries no medkit. If someone else does, they can use it on their turn: `/act action:medkit target:{ $name }`.
sol-refused-buying-forbidden = You can only buy hits if the GM allows it (the `buying-hits` setting). Ask the GM, or roll the test.
sol-refused-buying-in-combat = You can’t buy hits in combat. Roll the test: leave out `how: bought hits` and name a difficulty.
sol-refused-surprise-late = Surprise tests come before combat starts. GM: set it yourself with `/condition add condition:surprised`.
sol-refused-follows-of-itself = You can’t set “{ $condition }”. It depends on wounds, action points and turns: change those with `/condition add condition:wound` or `/adjust`.
sol-refused-hours = Say how many hours you rest, from 1 to { $most }: `/rest kind:8 hours`.
sol-refused-no-gear = { $name } has no gear to use. Choose another action with `/act`.
sol-refused-no-attribute = “{ $typed }” has no attribute in it. A pool is a skill and an attribute, such as `Perception + INT`, or two attributes: { $known }.
sol-refused-one-difficulty = A test has one difficulty, and you gave two: { $one } and { $other }. Leave one out.
sol-refused-no-words = Say what { $wound } is in the story: `/act action:note say:a broken rib`.
sol-refused-option = `{ $option }` changes nothing here. Leave it out.
sol-refused-option-targets = This action has no target. Leave `target` out.
sol-refused-option-tool = This action doesn’t use a weapon or item. Leave `with` out.
sol-refused-option-manner = There’s only one way to do this. Leave `how` out.
sol-refused-option-amount = This action has no amount. Leave `amount` out.
sol-refused-option-to = This action doesn’t move you. Leave the square out.
sol-refused-option-range = Project Sol doesn’t track ranges. Leave `range` out.
sol-refused-option-cover = This isn’t an attack. Leave `cover` out.
sol-refused-option-flanked = This isn’t an attack. Leave `flanked` out.
sol-refused-option-behind = Only flanking counts in Project Sol, not attacks from behind. Leave `behind` out.
sol-refused-option-high-ground = High ground doesn’t matter in Project Sol. Leave `high_ground` out.
