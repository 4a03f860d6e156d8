### What the book of Mastery names, how a roll comes out, and resources.

# How a roll came out, beside the roll.
mastery-degrees-critical = critical
mastery-degrees-solid = solid
mastery-degrees-glancing = glancing
mastery-degrees-blocked = blocked
mastery-degrees-matched = matched
mastery-degrees-success = success
mastery-degrees-failure = failure
mastery-degrees-pass = pass
mastery-degrees-fail = fail
# The same at the end of a short line of math.
mastery-results-critical = a critical hit
mastery-results-solid = a solid hit
mastery-results-glancing = a glancing hit
mastery-results-blocked = blocked
mastery-results-matched = matched, so blocked
mastery-results-success = a success
mastery-results-failure = a failure
mastery-results-pass = passed
mastery-results-fail = failed
mastery-resource-stamina = stamina
# Behind a number: “2 stamina”.
mastery-resource-stamina-counted = stamina
mastery-resource-stamina-harm = damage
mastery-resource-action-one = action
mastery-resource-action-several = actions

## Actions.

mastery-name-action-attack = Attack
mastery-name-action-defend = Defend
mastery-name-action-special = Special action
mastery-name-action-move = Move
mastery-name-action-rest = Rest

## Conditions.

mastery-name-condition-exhausted = Exhausted
mastery-name-condition-unsteady = Unsteady
mastery-name-condition-recovering = Recovering
mastery-name-condition-advantage = Advantage
mastery-name-condition-prepared = Prepared
mastery-name-condition-stunned = Stunned
mastery-name-condition-fatigued = Fatigued
mastery-name-condition-disoriented = Disoriented
mastery-name-condition-status = Status

## Attributes, skills and stats.

mastery-name-skill-athletics = Athletics
mastery-name-skill-insight = Insight
mastery-name-skill-fire-magic = Fire Magic
mastery-name-skill-situational-awareness = Situational Awareness
mastery-name-skill-intimidation = Intimidation
mastery-name-skill-acrobatics = Acrobatics
mastery-name-skill-grappling = Grappling
mastery-name-skill-storm-magic = Storm Magic
mastery-name-skill-leadership = Leadership
mastery-name-skill-stealth = Stealth
mastery-name-skill-offense = Offense
mastery-name-skill-defense = Defense
mastery-name-skill-endurance = Endurance
mastery-name-skill-speed = Speed
mastery-name-skill-tactical-combat = Tactical Combat

## Premade characters and creatures.

mastery-name-archetype-bryn = Bryn
mastery-name-archetype-wren = Wren
mastery-name-archetype-tobin = Tobin
mastery-name-archetype-isolde = Isolde
mastery-name-archetype-brannoc = Brannoc
mastery-name-archetype-sefa = Sefa
mastery-name-archetype-aurelio = Aurelio
mastery-name-archetype-mother-kestrel = Mother Kestrel
mastery-name-archetype-opponent = Opponent
mastery-name-archetype-novice-fighter = Novice Fighter
mastery-name-archetype-competent-fighter = Competent Fighter
mastery-name-archetype-adept-fighter = Adept Fighter
mastery-name-archetype-advanced-fighter = Advanced Fighter
mastery-name-archetype-expert-fighter = Expert Fighter
mastery-name-archetype-elite-fighter = Elite Fighter
mastery-name-archetype-master-fighter = Master Fighter

## Settings of an encounter.

mastery-name-setting-win = win
mastery-name-setting-defense = defense
mastery-name-setting-auto-end = auto-end

## Fields of a sheet.

mastery-name-field-offense = Offense
mastery-name-field-defense = Defense
mastery-name-field-endurance = Endurance
mastery-name-field-speed = Speed
mastery-name-field-tactical-combat = Tactical combat
mastery-name-field-specials = Specials
mastery-name-field-items = Items

## Auto-reactions, ways to do something, settings and other choices.

mastery-name-option-defense = defense
mastery-name-option-cheapest = cheapest
mastery-name-option-block = block
mastery-name-option-dodge = dodge
mastery-name-option-ask = ask
mastery-name-option-last-standing = last standing
mastery-name-option-first-to-1-hit = first to 1 hit
mastery-name-option-first-to-3-hits = first to 3 hits
mastery-name-option-first-to-5-hits = first to 5 hits
mastery-name-option-standing = standing
mastery-name-option-short = short
mastery-name-option-long = long
mastery-name-option-novice = Novice
mastery-name-option-competent = Competent
mastery-name-option-adept = Adept
mastery-name-option-advanced = Advanced
mastery-name-option-expert = Expert
mastery-name-option-elite = Elite
mastery-name-option-master = Master
mastery-name-option-quick = quick
mastery-name-option-focused = focused
mastery-name-option-powerful = powerful
mastery-name-option-glancing = glancing
mastery-name-option-solid = solid
mastery-name-option-critical = critical
mastery-name-option-harm = harm
mastery-name-option-stun = stun
mastery-name-option-fatigue = fatigue
mastery-name-option-disorient = disorient
mastery-name-option-harm-vs-defense = harm vs Defense
mastery-name-option-vs-defense = vs Defense
mastery-name-option-stun-vs-defense = stun vs Defense
mastery-name-option-fatigue-vs-defense = fatigue vs Defense
mastery-name-option-disorient-vs-defense = disorient vs Defense
mastery-name-option-vs-8 = vs 8
mastery-name-option-vs-10 = vs 10
mastery-name-option-vs-12 = vs 12
mastery-name-option-vs-15 = vs 15
mastery-name-option-vs-18 = vs 18
mastery-name-option-vs-20 = vs 20

## Fields of a GM's own condition, and their choices.

mastery-name-field-kind = Kind
mastery-name-field-tires = Penalty to every roll
mastery-name-field-unguards = Penalty to the next defense
mastery-name-field-loses-turn = Loses the next turn
mastery-name-field-while-up = Ends if they collapse
mastery-name-field-lasts = Lasts until
mastery-name-option-buff = buff
mastery-name-option-debuff = debuff
mastery-name-option-yes = yes
mastery-name-option-no = no
mastery-name-option-scene = scene
mastery-name-option-removed = removed
mastery-name-option-lost-turn = lost turn
mastery-name-option-next-turn = next turn

## Fields of an entry in a list of a sheet: a weapon, a spell, a condition’s change.

mastery-name-field-entry-name = Name
mastery-name-field-entry-level = Level
mastery-name-field-entry-count = Count
mastery-name-setting-order = order
mastery-name-setting-delay = delay
mastery-name-option-once = once
mastery-name-option-each-round = each round
