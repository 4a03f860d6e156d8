### What the book of Mastery names: results and resources.

# Auto-reactions and their answers, and the types of damage.
mastery-names-defense = defense
mastery-names-cheapest = cheapest
mastery-names-block = block
mastery-names-dodge = dodge
mastery-names-glancing = glancing
mastery-names-solid = solid
mastery-names-critical = critical
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
mastery-resource-stamina-harm = damage
mastery-resource-action-one = action
mastery-resource-action-several = actions
