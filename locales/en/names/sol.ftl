### What the rules of Project Sol name: reactions and their answers, results of rolls, resources.

## Reactions and answers.

sol-name-reaction = reaction
sol-name-none = none
sol-name-dodge = dodge
sol-name-parry = parry
sol-name-last-point = last point
sol-name-keep = keep
sol-name-spend = spend
sol-name-wound-words = wound words
sol-name-later = later
sol-name-mark = mark

## How a roll comes out.

sol-degree-failure = failure
sol-degree-success = success
sol-degree-critical-success = critical success

## The same at the end of a short line of math.

sol-result-attack-failure = a miss
sol-result-attack-success = a hit
sol-result-attack-critical-success = a critical hit
sol-result-failure = a failure
sol-result-success = a success
sol-result-critical-success = a critical success

## Resources, as they are counted. “short” is for buttons and other places with little room.

sol-resource-wounds-one = wound
sol-resource-wounds-several = wounds
sol-resource-action-points-one = action point
sol-resource-action-points-several = action points
sol-resource-action-points-short-one = point
sol-resource-action-points-short-other = points
