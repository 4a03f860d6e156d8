### Dungeoneers in play: labels of actions, reasons in the log, questions to players, refusals.

# What kind of game it is, where someone chooses one.
dungeoneers-about = Fantasy with dice pools: three actions a turn, and stress to push harder
## Labels: buttons and menu entries. At most 20 characters, variables aside.

dungeoneers-move-engage = Move up to { $target }
dungeoneers-move-withdraw = Step back from { $target }
dungeoneers-move-behind = Get behind { $target }
dungeoneers-move-engage-several = Engage enemies
dungeoneers-move-withdraw-several = Retreat from enemies
# Nearer to one combatant and away from others.
dungeoneers-move-across = Move to someone else
dungeoneers-label-attack = Attack
dungeoneers-label-attack-target = Attack { $target }
dungeoneers-label-attack-tool = Attack with { $tool }
dungeoneers-label-attack-target-tool = Attack { $target } with { $tool }
# Stands in brackets after the label of an attack.
dungeoneers-label-improvised = improvised
dungeoneers-label-use = Use { $tool }
dungeoneers-label-use-target = Use { $tool } on { $target }
dungeoneers-label-equip = Equip { $tool }
dungeoneers-label-take-off = Take off { $tool }
dungeoneers-label-turn = Turn to face { $target }
dungeoneers-label-disengage = Disengage
# $manner: the score that is rolled, power or prowess.
dungeoneers-label-break-free = Break free ({ $manner })
# $manner: before or after.
dungeoneers-label-ready = Ready an action (to use { $manner } someone’s turn)
dungeoneers-label-hazard = Hazard: { $manner }
dungeoneers-label-mend = Remove { $manner }
dungeoneers-label-place = Place: { $manner }

## What a form asks.

dungeoneers-ask-ready-turn = Before or after whose turn?
dungeoneers-ask-ready-action = What do you do then?
dungeoneers-ask-stress = Take stress for hit dice
dungeoneers-stress-amount =
    { $amount } stress: { $amount } more hit { $amount ->
        [one] die
       *[other] dice
    }
dungeoneers-ask-magica = Extra magica
dungeoneers-magica-amount =
    { $amount } magica: { $amount } more spell pierce { $amount ->
        [one] die
       *[other] dice
    }
dungeoneers-ask-amount = How many wounds, or how much stress?

## Reasons: why a number is there or why something happened. They stand beside the number or in brackets.

# In place of a name.
dungeoneers-the-creature = the creature
dungeoneers-reason-stress-taken = stress taken
dungeoneers-reason-past-capacity = past stress capacity
dungeoneers-reason-from-behind = from behind
# $target and $at are squares, $facing a direction.
dungeoneers-reason-behind-on-map = from behind (the target at { $target } faces { $facing }, away from { $at })
dungeoneers-reason-behind-by-gm = from behind (GM’s ruling)
dungeoneers-reason-behind-by-gm-words = from behind (GM’s ruling: “{ $words }”)
dungeoneers-reason-natural = natural armor
dungeoneers-reason-armor-value = armor value
dungeoneers-reason-spell-resistance = spell resistance
dungeoneers-reason-threatened-by =
    threatened by { $count } { $count ->
        [one] enemy
       *[other] enemies
    }
# A creature so small that any wound kills it. “Nim has no wounds to spare”, or alone after its name.
dungeoneers-reason-no-wounds-to-spare = no wounds to spare
dungeoneers-reason-attack = attack
dungeoneers-reason-pierce = pierce
dungeoneers-reason-grapple = grapple
dungeoneers-reason-push = push
dungeoneers-reason-escape = escape
dungeoneers-reason-spell-attack = spell attack
# $save: a score.
dungeoneers-reason-spell-save = spell save with { $save }
dungeoneers-reason-spell-pierce = spell pierce
dungeoneers-reason-critical = critical hit
dungeoneers-reason-weak = weak to { $type }
dungeoneers-reason-resists = resists { $type }
dungeoneers-reason-room-for-stress = room for stress
dungeoneers-reason-taken-as-stress = taken as stress
dungeoneers-reason-hit-dice-bought = for extra hit dice
dungeoneers-reason-pierce-dice-bought = for extra pierce dice
dungeoneers-reason-three-times-capacity = stress over three times capacity
dungeoneers-reason-hazard = hazard
dungeoneers-reason-mended = healed
# $kind: short, long or full.
dungeoneers-reason-rest = { $kind } rest
dungeoneers-reason-opportune-strike = opportune strike
dungeoneers-reason-spellcast = spellcast
dungeoneers-reason-disengage = disengage
dungeoneers-reason-defend = defend
dungeoneers-reason-sprint = sprint
dungeoneers-reason-move = move
dungeoneers-reason-stand-up = stand up
dungeoneers-reason-turn = change facing
dungeoneers-reason-ready = ready
dungeoneers-reason-readied-act = readied action
dungeoneers-reason-equip = equip
dungeoneers-reason-turn-starts = the turn starts
dungeoneers-reason-round-starts = the round starts
dungeoneers-reason-scene-starts = the encounter starts
dungeoneers-reason-drops-prone = drops prone
dungeoneers-reason-stands-up = stands up
dungeoneers-reason-move-done = someone moved
dungeoneers-reason-hold-lost = the hold is lost
dungeoneers-reason-lets-go = lets go
dungeoneers-reason-breaks-free = breaks free
dungeoneers-reason-moves-on-another-turn = moves outside its own turn
dungeoneers-reason-equips = equips { $item }
dungeoneers-reason-takes-off = takes off { $item }
dungeoneers-reason-tossed = tossed { $item }
dungeoneers-reason-from-sheet = from the sheet
dungeoneers-reason-no-wound-possible = { $whose } dies: even one wound is too many
dungeoneers-reason-wound-past-capacity =
    { $whose } already had { $capacity } of { $capacity } { $capacity ->
        [one] wound
       *[other] wounds
    }, and one more is fatal
dungeoneers-reason-more-than-capacity = { $whose } dies: { $wounds } wounds at once, and capacity is { $capacity }
dungeoneers-reason-nothing-to-mend = { $item }: { $whose } had nothing to heal
dungeoneers-reason-carried-along = carried along
dungeoneers-reason-push-stopped-full = the next square is occupied
dungeoneers-reason-push-stopped-ground = no one can enter the next square
dungeoneers-reason-falls = { $levels ->
    [one] 1 level
   *[other] { $levels } levels
} down; the GM decides what the fall does
dungeoneers-reason-ambient-magica = ambient magica: { $cost } spent on the spell’s cost, { $pierce } on spell pierce dice
dungeoneers-reason-held-by = Grappled by { $name }
dungeoneers-reason-holds = Grappling { $name }
dungeoneers-reason-faces = Facing { $name }
dungeoneers-reason-faces-toward = Facing { $direction }
dungeoneers-reason-at-the-back = Back turned to { $name }
dungeoneers-reason-enchanted = Enchanted: { $item }
# $gains: such as "+1 armor value".
dungeoneers-reason-enchanted-gains = Enchanted: { $item } ({ $gains })
dungeoneers-reason-initiative = initiative { $score }
dungeoneers-reason-initiative-tie = initiative { $score }, tiebreaker { $dice }
dungeoneers-reason-no-one-alive = no one is alive
dungeoneers-reason-one-side-alive =
    only { $which ->
        [players] players
        [enemies] enemies
       *[named] { $side }
    } are alive
dungeoneers-reason-to-be-grappled = { $attacker } tries to grapple you
dungeoneers-reason-to-be-pushed = { $attacker } tries to push you
dungeoneers-reason-leaves-threat-range = { $mover } leaves your threat range
dungeoneers-reason-attacks-from-afar = { $mover } makes a ranged attack in your threat range
dungeoneers-reason-casts-from-afar = { $mover } casts a ranged spell in your threat range
# $moment: before or after.
dungeoneers-reason-readied = Readied: { $act } { $moment } { $turn }’s turn
dungeoneers-reason-readied-tool = Readied: { $act } with { $tool } { $moment } { $turn }’s turn
dungeoneers-reason-may-react = { $item }, against { $attacker }
dungeoneers-reason-may-turn = Turn to face { $target } first?
# $to: a square.
dungeoneers-reason-may-turn-going = Turn toward { $to } as you move?
dungeoneers-reason-cast-at = { $caster } targets you with { $spell }

## Questions to a player and the answers on buttons (at most 20 characters, variables aside).

# A price on a button.
dungeoneers-price-reaction = 1 reaction
dungeoneers-question-to-be-grappled = { $attacker } tries to grapple { $subject }.
dungeoneers-question-to-be-pushed = { $attacker } tries to push { $subject }.
dungeoneers-answer-dodge-power = Dodge with power
dungeoneers-answer-dodge-prowess = Dodge with prowess
dungeoneers-question-leaves-threat-range = { $mover } leaves { $subject }’s threat range.
dungeoneers-question-attacks-from-afar = { $mover } makes a ranged attack in { $subject }’s threat range.
dungeoneers-question-casts-from-afar = { $mover } casts a ranged spell in { $subject }’s threat range.
dungeoneers-question-strike-cost = An opportune strike costs 1 reaction point.
dungeoneers-answer-strike = Attack { $name }
dungeoneers-answer-let-go = Let { $name } go
dungeoneers-answer-no-strike = Don’t attack
dungeoneers-question-may-react = { $attacker } attacks { $subject }, who can react with { $item }.
dungeoneers-answer-use = Use { $item }
dungeoneers-answer-not-use = Don’t use { $item }
dungeoneers-question-may-turn = { $subject } can turn to face { $target } first.
dungeoneers-question-may-turn-going = { $subject } moves to { $to } and can turn on the way.
dungeoneers-question-turn-free = Turning is free.
dungeoneers-answer-turn = Turn to face { $name }
dungeoneers-answer-turn-going = Turn as I move
dungeoneers-answer-stay = Don’t turn
dungeoneers-question-cast-at = { $caster } casts { $spell } on { $subject }.
dungeoneers-answer-resist = Resist the spell
dungeoneers-answer-fail = Fail on purpose
dungeoneers-answer-let-through = Let the spell through
# $act: the readied action; $moment: before or after.
dungeoneers-question-readied = Right { $moment } { $turn }’s turn, { $subject } can take the readied action: { $act }.
dungeoneers-question-readied-tool = Right { $moment } { $turn }’s turn, { $subject } can take the readied action: { $act } with { $tool }.
dungeoneers-answer-defend = Defend now
dungeoneers-answer-disengage = Disengage now
dungeoneers-answer-hold = Don’t act
dungeoneers-answer-target = Target { $name }

## Refusals: what is wrong, then what to do.

dungeoneers-refused-threatened-is-computed = You can’t set Threatened on { $name }. It depends on who’s near. GM: move someone with `/act action:place`.
dungeoneers-refused-wasted-dice = { $name } is Prone, so a ranged attack rolls at most 1 hit die and extra dice would be wasted. Leave `stress` out, or move closer first.
dungeoneers-refused-too-near = The { $weapon } can’t hit anyone within your threat range. Step back (`/act action:move how:withdraw`) or attack with `weapon:Improvised`.
dungeoneers-refused-not-equipped = You’re not holding the { $weapon }. Draw it or pick it up first: `/act action:equip with:{ $weapon }`.
dungeoneers-refused-not-adjacent = You can only get behind someone next to you. Move up to { $name } first: `/act action:move how:engage`.
dungeoneers-refused-range-contradicts = The range can’t be “{ $said }”: { $name } is { $position }. Leave `range` out. It’s only for targets 3 or more squares away, like `range:6`.
dungeoneers-refused-faces-you = { $name } is facing you, so you aren’t behind them. Attack without `behind`, or get behind them first: `/act action:move how:behind`.
dungeoneers-refused-already = { $name } is already { $condition }, and that doesn’t stack. Do something else, or end the turn with `/turn end`.
dungeoneers-refused-faces-already = { $name } already faces that way. Turn to face someone else, or do something else.
dungeoneers-refused-behind-already = You’re already behind { $name }. Attack from there.
dungeoneers-refused-held = { $name } is Grappled and can’t gain movement points. Break free first: `/act action:disengage`.
dungeoneers-refused-holds-already = { $name } is already holding someone and can only hold one. Let go first: `/act action:release`.
dungeoneers-refused-held-already = Someone is already holding { $name }, and only one creature can do that at a time. Attack or push instead.
dungeoneers-refused-not-holding = { $name } isn’t holding anyone. Use `/act action:grapple` to grab someone.
dungeoneers-refused-no-open-line = You don’t have a clear line to { $name }: a wall or higher ground is in the way. Use `/move` to get a clear one first.
dungeoneers-refused-stands-on-field = { $name } is on the map, so the map sets the distance. GM: move someone with `/map place`.
dungeoneers-refused-not-in-reach = { $name } isn’t within your threat range. Move closer first: `/act action:move how:engage`.
dungeoneers-refused-cannot-move = You’re dragging { $name } along, so you can’t move toward, away from or behind them. Move toward or away from someone else, or let go first: `/act action:release`.
dungeoneers-refused-no-closer = You’re already next to { $name }. Attack, or use `/act action:move` with `how:behind` or `how:withdraw`.
dungeoneers-refused-no-farther = You’re already 3 or more squares away from { $name }, and I don’t track longer distances. Say how far away you are when you attack (`range:8`), or get closer: `/act action:move how:engage`.
dungeoneers-refused-no-tome = In combat, you need a tome in hand to cast { $spell }. Equip one with `/act action:equip`, or use a cantrip.
dungeoneers-refused-hands-full = Both your hands are full. Put something away first (`/act action:equip how:take off`), then equip { $item }.
# $slot: a part of the body.
dungeoneers-refused-slot-full = You’re already wearing something on your { $slot }. Take it off first (`/act action:equip how:take off`), then equip { $item }.
dungeoneers-refused-dead-stay-dead = { $name } is dead, and nothing heals the dead. If that was a mistake, undo the last action with `/undo`.
dungeoneers-refused-readied-by-act = You can’t set Readied. { $name } can ready an action on their own turn: `/act action:ready`.
dungeoneers-refused-in-use-already = { $name } already has { $item } equipped. `/act action:equip how:take off` puts it away.
dungeoneers-refused-off-already = { $name } has already put { $item } away. `/act action:equip` draws it or puts it on.
dungeoneers-refused-lacks-action = { $name } can’t take that action ({ $action }): the sheet rules it out. `/act` lists what’s possible.
dungeoneers-refused-harm-needs-rounds = You can only cast { $spell } in combat, because it’s harmful. GM: start combat with `/initiative`.
dungeoneers-refused-held-to-one-die = { $name } rolls at most 1 die to hit, so extra dice would be wasted. Leave `stress` out.
dungeoneers-refused-waits-for-trigger = You can only use { $ability } when it’s triggered: { $trigger }. To choose whether I ask you then, use `/reactions about:reaction`.
dungeoneers-refused-cannot-cross = This move needs two names: first who to move toward, then who to move away from. To just move up to { $name }, use `/act action:move how:engage`.
dungeoneers-refused-not-prone = { $name } is already standing. `/act action:drop-prone` would change that.
