### What the book of TDGS names: results and resources.

# Auto-reactions and their answers.
tdgs-names-interrupt = interrupt
tdgs-names-first = first ready
tdgs-names-dodge = Dodge
tdgs-names-block = Block
tdgs-names-parry = Parry
tdgs-names-none = none
tdgs-names-opportunity-attack = opportunity attack
tdgs-names-yes = yes
tdgs-names-no = no
tdgs-names-turn-end = end of turn
tdgs-names-with-the-last-action = after the last Action
tdgs-names-by-hand = only when you end it
# How a roll came out, beside the roll.
tdgs-degrees-critical-failure = critical failure
tdgs-degrees-failure = failure
tdgs-degrees-success = success
tdgs-degrees-critical-success = critical success
tdgs-degrees-critical-miss = critical miss
tdgs-degrees-miss = miss
tdgs-degrees-hit = hit
tdgs-degrees-critical-hit = critical hit
# The same at the end of a short line of math.
tdgs-results-critical-failure = a critical failure
tdgs-results-failure = a failure
tdgs-results-success = a success
tdgs-results-critical-success = a critical success
tdgs-results-critical-miss = a critical miss
tdgs-results-miss = a miss
tdgs-results-hit = a hit
tdgs-results-critical-hit = a critical hit
tdgs-resource-hp = HP
tdgs-resource-hp-harm = damage
tdgs-resource-action-one = action
tdgs-resource-action-several = actions
tdgs-resource-step-one = step
tdgs-resource-step-several = steps
tdgs-resource-use-one = use
tdgs-resource-use-several = uses
tdgs-resource-uses-of = uses of { $name }
tdgs-resource-item = left
tdgs-resource-pool = pool
tdgs-resource-deflection = deflection
tdgs-resource-deflection-of = deflection of { $name }
