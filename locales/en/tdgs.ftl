### What combat in TDGS says: buttons, reasons, questions and refusals.

# What kind of game it is, where someone chooses one.
tdgs-about = d20 fantasy with steps, interrupts and conditions
tdgs-squares =
    { $count } { $count ->
        [one] square
       *[other] squares
    }
# Buttons and menu entries; at most 20 characters without names.
# $interrupt: the interrupt to use, like “Dodge”
tdgs-label-defend = Use { $interrupt } against attacks
tdgs-label-defend-full = Full defense
tdgs-label-defend-first = First available
tdgs-label-defend-none = Don’t use interrupts
tdgs-label-defend-ask = Ask me each time
tdgs-label-use = Use { $tool }
tdgs-label-use-target = Use { $tool } on { $target }
tdgs-label-equip = Equip { $tool }
tdgs-label-equip-on = Put on { $tool }
tdgs-label-equip-off = Take off { $tool }
tdgs-label-equip-hand = Wield { $tool }
tdgs-label-move = Move
tdgs-label-move-target = Move up to { $target }
tdgs-label-step = Step
tdgs-label-step-target = Step away from { $target }
tdgs-label-disengage = Disengage
tdgs-label-disengage-target = Disengage, except from { $target }
tdgs-label-shove = Shove
tdgs-label-shove-target = Shove { $target }
tdgs-label-shove-prone = Shove down
tdgs-label-shove-prone-target = Shove { $target } down
tdgs-label-shove-away = Shove away
tdgs-label-shove-away-target = Shove { $target } away
tdgs-label-escape = Break free
tdgs-label-stand = Stand up
tdgs-label-flee = Flee
tdgs-label-flee-target = Flee from { $target }
tdgs-label-chase = Chase
tdgs-label-chase-target = Chase { $target }
tdgs-label-extinguish = Put out the fire
tdgs-label-extinguish-target = Put out the fire on { $target }
# $label: one of the two above. $method: how, like “with water”.
tdgs-label-extinguish-by = { $label } { $method }
tdgs-method-water = with water
tdgs-method-roll-on-the-ground = by rolling on the ground
tdgs-method-smother-it = by smothering it
tdgs-label-treat-poison = Treat the poison
tdgs-label-treat-poison-target = Treat { $target }’s poison
tdgs-label-treat-bleeding = Treat the bleeding
tdgs-label-treat-bleeding-target = Treat { $target }’s bleeding
tdgs-label-ready = Ready an action
# $readied: the readied action
tdgs-label-fire = Readied: { $readied }
tdgs-label-fire-target = Readied: { $readied } on { $target }
tdgs-label-fire-any = Readied action
tdgs-label-fire-any-target = Readied action on { $target }
tdgs-label-delay = Act last
tdgs-label-delay-target = Act after { $target }
tdgs-label-search = Search by { $sense }
tdgs-label-search-other = Search by other senses
tdgs-label-insight = Use Insight
tdgs-label-insight-target = Use Insight on { $target }
# $kind: harmful or harmless
tdgs-label-suggest = Suggest something { $kind }
tdgs-label-suggest-target = Suggest something { $kind } to { $target }
tdgs-label-dispel = Dispel { $tool }
tdgs-label-dispel-target = Dispel { $tool } on { $target }
tdgs-label-instant = Declare { $tool }
tdgs-label-instant-on = Declare { $tool } on { $target }
tdgs-label-instant-at = Declare { $tool } at { $target }
tdgs-label-hazard-out = Leave the hazard
tdgs-label-hazard-in = Damage each round
tdgs-label-hazard-once = Damage once
tdgs-label-repair = Repair { $tool }
tdgs-label-destroy = Destroy { $tool }
tdgs-label-ward = Ward or curse: { $kind }
tdgs-label-check = { $stat } check
# What forms ask.
tdgs-ask-ready-how = What do you do when the trigger happens?
tdgs-ask-move-target = Who do you move up to?
tdgs-ask-step-target = Who do you step away from?
tdgs-ask-disengage-target = Who do you stay engaged with?
tdgs-ask-ward-how = What kind of effect?
tdgs-ask-check-how = Which sense?
tdgs-how-in = each round until they leave the hazard
tdgs-how-other = other senses
tdgs-ask-squares = How many squares?
tdgs-ask-difficulty = What difficulty?
tdgs-difficulty-amount = Difficulty { $amount }
tdgs-ask-percent = What percentage?
tdgs-percent-amount = { $amount }%
# How bad a fumble is.
tdgs-grade-normal = normal
tdgs-grade-minor = minor
tdgs-grade-notable = notable
tdgs-grade-major = major
# Short reasons, after a number or in brackets.
tdgs-reasons-unseen = Invisible
tdgs-reasons-unseen-whose = { $whose } is Invisible
tdgs-reasons-charmed = Charmed
tdgs-reasons-charmed-whose = { $whose } is Charmed
tdgs-reasons-extended-range = extended range, { $band }
tdgs-reasons-high-ground = high ground
tdgs-reasons-high-ground-squares = high ground: { $higher } is higher than { $lower }
# $cover: partial, half or full. $thing: what gives it, like “the wall”.
tdgs-reasons-cover = { $cover } cover
tdgs-reasons-cover-by = { $cover } cover: { $thing } at { $square }
tdgs-reasons-range =
    { $band }: { $from } to { $to }, { $squares } { $squares ->
        [one] square
       *[other] squares
    }
# $why: the GM’s own words
tdgs-reasons-overruled = { $of }, set by the GM
tdgs-reasons-overruled-why = { $of }, set by the GM: “{ $why }”
tdgs-reasons-size = size
tdgs-reasons-damage = HP lost
tdgs-reasons-difficulty = difficulty
tdgs-reasons-difficulty-of = difficulty of { $of }
tdgs-reasons-natural = a natural { $face }
tdgs-reasons-luck = LUK { $luck } decides
tdgs-reasons-attack = attack
tdgs-reasons-opportunity-attack = opportunity attack
tdgs-reasons-parry = parry
tdgs-reasons-spell = spell
tdgs-reasons-resist = resist { $condition }
tdgs-reasons-shake-off = shake off { $condition }
tdgs-reasons-concentration = concentration
tdgs-reasons-grapple = grapple
tdgs-reasons-escape = escape
tdgs-reasons-shove = shove
tdgs-reasons-hide = hide
tdgs-reasons-search = search
tdgs-reasons-persuade = persuade
tdgs-reasons-intimidate = intimidate
tdgs-reasons-deceive = deceive
tdgs-reasons-insight = insight
tdgs-reasons-dispel = dispel
tdgs-reasons-chase = chase
tdgs-reasons-flee = flee
tdgs-reasons-check = check
tdgs-reasons-critical = critical, magnitude { $magnitude }
tdgs-reasons-raw-minimum = minimum raw damage
tdgs-reasons-hit-minimum = minimum damage for a hit
tdgs-reasons-deflection = deflection
tdgs-reasons-absorption = { $type } absorption { $percent }, { $of }: heals { $heals }
tdgs-reasons-immunity = { $type } immunity, { $of }
tdgs-reasons-resistance = resistance
tdgs-reasons-vulnerability = vulnerability
# $interaction: resistance or vulnerability, with its percentage and sources
tdgs-reasons-interaction = { $type } { $interaction }
tdgs-reasons-interaction-both = { $type } { $resistance } against { $vulnerability }
tdgs-reasons-in-all = total { $type } damage
tdgs-reasons-absorbed = absorbed
tdgs-reasons-maximum-hp = maximum HP
tdgs-reasons-not-above = can’t go above the maximum
tdgs-reasons-rest = { $rest } rest
tdgs-reasons-nature = innate
tdgs-reasons-used = used
tdgs-reasons-absorbs = absorbs
tdgs-reasons-degrades = degrades
tdgs-reasons-new-turn = a new turn
tdgs-reasons-new-round = a new round
tdgs-reasons-new-scene = a new scene
tdgs-reasons-new-day = a new day
tdgs-reasons-in-hand = { $item } in hand
tdgs-reasons-put-on = put on { $item }
tdgs-reasons-off = took off { $item }
tdgs-reasons-destroyed = { $item } destroyed
tdgs-reasons-mended = { $item } repaired
tdgs-reasons-again = applied again
tdgs-reasons-attacks = attacks
tdgs-reasons-grapples = grapples
tdgs-reasons-shoves = shoves
tdgs-reasons-casts-at-another = casts at someone else
tdgs-reasons-touches-another = touches someone else
tdgs-reasons-moves-out = moves out of the hazard
tdgs-reasons-out-of-it = out of the hazard
tdgs-reasons-gear-off = the gear that gave this effect was taken off
tdgs-reasons-treated = treated
tdgs-reasons-extinguished = extinguished
tdgs-reasons-escaped = escaped
tdgs-reasons-released = released
tdgs-reasons-grappler-moved = the grappler moved away
tdgs-reasons-pushed-away = pushed away
tdgs-reasons-grip-lost = the grip loosens
tdgs-reasons-stands-up = stands up
tdgs-reasons-found = found
tdgs-reasons-hides = hides
tdgs-reasons-source-defeated = its source is defeated
tdgs-reasons-charmer-gone = the charmer is gone
tdgs-reasons-charmer-hurts = the charmer hurt them
tdgs-reasons-intervenes = { $who } intervenes
tdgs-reasons-woken-by-damage = damage
tdgs-reasons-hp-above = HP above 5%
tdgs-reasons-knockout = knockout
tdgs-reasons-cannot-act = can’t act
tdgs-reasons-no-longer-invisible = no longer invisible
tdgs-reasons-fired = readied action used
tdgs-reasons-readied-anew = readied another action
tdgs-reasons-delays-again = delays again
tdgs-reasons-ended-freely = ended on purpose
tdgs-reasons-new-effect = a new effect
tdgs-reasons-concentration-broken = concentration broken
tdgs-reasons-concentration-over = concentration ended
tdgs-reasons-dispelled = dispelled
tdgs-reasons-awake = awake
tdgs-reasons-knocked-out = knocked out
tdgs-reasons-asleep = asleep
# $dice: the tie-breaking dice
tdgs-reasons-by-stats = REF { $ref }, LUK { $luk }
tdgs-reasons-by-stats-tie = REF { $ref }, LUK { $luk } (tiebreaker { $dice })
tdgs-reasons-delays = delays until the end of the round
tdgs-reasons-delays-after = delays until after { $after }
tdgs-reasons-only-stand =
    only { $which ->
        [players] players
        [enemies] enemies
       *[named] { $side }
    } are still standing
tdgs-reasons-nobody-stands = no one is standing
# $sense: sight or hearing. $why: the condition, as Blinded or Deafened.
tdgs-reasons-check-fails = a check that needs { $sense }, while { $why }
# $condition: like “Frightened of Goblin 1”, “Grappled by Goblin 1”
tdgs-reasons-bound-of = { $condition } of { $name }
tdgs-reasons-bound-by = { $condition } by { $name }
tdgs-reasons-lent = Enchanted: { $type } { $kind }
tdgs-reasons-concealed = Hidden from { $from }
tdgs-reasons-senseless =
    Unconscious, { $how ->
        [asleep] asleep
       *[knocked-out] knocked out
    }
tdgs-reasons-attacked = { $attacker } attacks with { $tool }
tdgs-reasons-moves-away = { $mover } moves away
tdgs-reasons-magnitude = critical magnitude, { $dice }: +{ $more }
tdgs-reasons-fumble = fumble, { $dice }: grade { $grade } ({ $grades })
tdgs-reasons-size-decides = { $whose }: size decides ({ $own } against { $theirs })
tdgs-reasons-encumbered = carrying { $weight } weight units, over the limit of { $most }
tdgs-reasons-depleted-destroyed = { $item } is destroyed
tdgs-reasons-depleted-empty = { $item } is empty
# $squares: like “6 squares”
tdgs-reasons-moves-up-to =
    up to { $squares }, or { $bands } range { $bands ->
        [one] band
       *[other] bands
    }
tdgs-reasons-moves = { $squares } of { $most } squares
tdgs-reasons-steps = one square
tdgs-reasons-pushed = one square
# $squares: like “2 squares”
tdgs-reasons-shoved-by = shoved by { $who }
tdgs-reasons-shoved-by-falls = shoved by { $who }, a fall of { $squares }
tdgs-reasons-nothing-found = nothing found
tdgs-reasons-unseen-anyway = can’t be seen anyway
tdgs-reasons-suggestion-refused = refused the suggestion
tdgs-reasons-suggestion-followed = followed the suggestion
tdgs-untyped = untyped
# $what: deflection, resistance or vulnerability. $all: its sum. $counts: what counts of it.
tdgs-share = { $what } { $all }, { $names }
tdgs-share-capped = { $what } { $all }, capped at { $counts }, { $names }
# How often an interrupt can be used, on its button.
tdgs-interrupt-limit =
    { $uses ->
        [1] once
        [2] twice
       *[other] { $uses } times
    } { $per ->
        [round] a round
        [scene] a scene
       *[day] a day
    }
tdgs-attacked-what = { $attacker } attacks { $subject } with { $tool }.
tdgs-attacked-dodge = Dodge
tdgs-attacked-block = Block
tdgs-attacked-parry = Parry
tdgs-attacked-none = Don’t defend
tdgs-moves-away-what = { $mover } moves away from { $subject }.
tdgs-moves-away-ask = You can make a free opportunity attack.
tdgs-moves-away-answers-yes = Attack { $called }
tdgs-moves-away-answers-no = Let { $called } go
tdgs-refusals-not-in-use = You’re using { $uses }, not { $weapon }. Switch with `/act action:equip with:{ $weapon }`, or attack with { $uses }.
tdgs-refusals-full-cover = { $name } is behind full cover, so you can’t target them. Move first, or choose another target.
tdgs-refusals-no-line = You have no clear line to { $name }. Move first, or choose another target.
tdgs-refusals-hidden-target = { $name } is hidden. Use `/act action:search` first, or choose another target.
tdgs-refusals-charmed = { $name } is charmed by { $charmer } and can’t harm them. An ally can break the charm with `/act action:wake`.
tdgs-refusals-afraid = { $name } is afraid of { $source } and won’t move closer. Shoot, move elsewhere, or attack someone else.
tdgs-refusals-grappled = { $holder } is holding { $name }. Attack { $holder }, or break free with `/act action:escape`.
tdgs-refusals-immune = { $name } is immune to { $type }, so { $condition } has no effect. Try something else.
tdgs-refusals-already = { $name } already has the { $condition } condition, and adding it again would change nothing. Do something else.
tdgs-refusals-not-bearing = { $name } doesn’t have the { $condition } condition. See `/condition list`.
tdgs-refusals-no-spell-on = { $name } isn’t under a spell. Choose someone who is; see `/condition list`.
tdgs-refusals-nothing-to-wake = { $name } is neither asleep nor charmed. Choose someone who is.
tdgs-refusals-natural = { $item } is part of { $name } and can’t be taken off. Choose something they wear.
tdgs-refusals-holds-one = { $name } is already holding { $held }. Let go first with `/act action:release`.
tdgs-refusals-too-large = { $name } is too large for that. Try something that doesn’t need strength.
tdgs-refusals-no-one-held = { $name } isn’t holding anyone. Grapple someone with `/act action:grapple`.
tdgs-refusals-not-adjacent = { $name } isn’t Adjacent. Get next to them first with `/act action:move`.
tdgs-refusals-cooldown =
    { $name } has no uses of { $ability } left. The uses come back next { $per ->
        [round] round
       *[scene] scene
    }.
tdgs-refusals-cooldown-day = { $name } has no uses of { $ability } left. The uses come back after a long rest.
tdgs-refusals-too-far = { $squares } squares is too far: { $name } can move 1 to { $most }. Choose fewer with `amount:`.
tdgs-refusals-nothing-to-treat = { $name } has no bleeding or poison that can be treated. See `/condition list`.
tdgs-refusals-needs-method = Say how you put out the fire on { $name }, for example with `how:water`.
tdgs-refusals-turn-begun = { $name } has already done something this turn. You can only delay before you do anything else. End the turn with `/turn end`.
tdgs-refusals-no-one-later = { $name } can’t act any later this round. Act now, or end the turn with `/turn end`.
tdgs-refusals-nothing-readied = { $name } has no readied action. Ready one on your turn with `/act action:ready`.
tdgs-refusals-deaf = { $name } is deafened and can’t hear you from here. To help them, move Adjacent first.
tdgs-refusals-friend-only = { $name } isn’t on your side. Choose an ally.
tdgs-refusals-not-charmed = You haven’t charmed { $name }. Charm them first, or try `/act action:persuade`.
tdgs-refusals-by-action = The “{ $condition }” condition needs more details than a note can give. GM: use `/act action:{ $action }`.
tdgs-refusals-knocked-out = { $name } is knocked out, not asleep, so you can’t wake them. Heal them to more than 5% of their HP.
tdgs-refusals-no-one-watches = { $name } has no conscious enemy to hide from. Do something else with the Action.
tdgs-refusals-no-need = { $name } has full HP and no condition that { $item } would end. Keep it for later.
tdgs-refusals-no-type = There’s no damage type “{ $typed }” here. Did you mean “{ $near }”? To add a type of your own, give it a name that’s less similar.
tdgs-refusals-destroyed = { $name }’s { $item } is destroyed. The GM can repair it with `/act action:destroy how:repair with:{ $item }`.
tdgs-refusals-not-destroyed = { $name }’s { $item } isn’t destroyed. Choose a destroyed piece to repair.
tdgs-refusals-no-room = There’s no room behind { $name }, so you can’t push them away. Knock them down with `how:prone`.
tdgs-refusals-not-away = A push moves { $name } one square away from you, but { $tile } isn’t farther away. Choose another square, or choose none to push them straight back.
tdgs-refusals-aim-where = Where do you aim { $spell }? Choose a square with `to:`, or someone on the map with `target:`.
tdgs-refusals-no-aim = You can’t aim { $spell } at { $tile }: it’s a wall. Choose another square.
tdgs-refusals-no-one-there = If you aim { $spell } at { $tile }, it will affect no one. Choose another square.
tdgs-refusals-one-target = You can only do that to one target at a time. Choose one.
