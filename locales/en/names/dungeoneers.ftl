### What the rules of Dungeoneers name: reactions and their answers, positions, damage types, results of rolls, resources.

## Reactions, answers, positions and damage types.

dungeoneers-name-opportune-strike = opportune strike
dungeoneers-name-turn-end = turn end
dungeoneers-name-as-set = as in this encounter
dungeoneers-name-with-the-last-action = after the last action
dungeoneers-name-with-the-last-point = after the last point
dungeoneers-name-by-hand = only when you end it
dungeoneers-name-strike = strike
dungeoneers-name-hold = hold
dungeoneers-name-dodge-by = dodge by
dungeoneers-name-higher = higher
dungeoneers-name-power = power
dungeoneers-name-prowess = prowess
dungeoneers-name-spell-save = spell save
dungeoneers-name-spell-resistance = spell resistance
dungeoneers-name-allies = allies
dungeoneers-name-never = never
dungeoneers-name-always = always
dungeoneers-name-resist = resist
dungeoneers-name-fail = fail
dungeoneers-name-let-through = let through
dungeoneers-name-readied-act = readied action
dungeoneers-name-first = first
dungeoneers-name-turning = turning
dungeoneers-name-turn = turn
dungeoneers-name-stay = stay
dungeoneers-name-reaction = reaction
dungeoneers-name-use = use
dungeoneers-name-start = start
dungeoneers-name-adjacent = adjacent
dungeoneers-name-away = away
# “Within reach” would sound as if an attack could reach it.
dungeoneers-name-at-reach = 2 squares away
dungeoneers-name-bludgeoning = bludgeoning
dungeoneers-name-piercing = piercing
dungeoneers-name-slashing = slashing
dungeoneers-name-heat = heat
dungeoneers-name-cold = cold
dungeoneers-name-toxic = toxic
dungeoneers-name-melt = melt
dungeoneers-name-erase = erase

## How a roll comes out.

dungeoneers-degree-miss = miss
dungeoneers-degree-hit = hit
dungeoneers-degree-critical-hit = critical hit
dungeoneers-degree-deflects = deflects
dungeoneers-degree-pierces = pierces
dungeoneers-degree-pierces-critically = pierces critically
dungeoneers-degree-save-passed = save passed
dungeoneers-degree-save-failed = save failed
dungeoneers-degree-resisted = resisted
dungeoneers-degree-success = success
dungeoneers-degree-failure = failure

## The same at the end of a short line of math.

dungeoneers-result-miss = a miss
dungeoneers-result-hit = a hit
dungeoneers-result-critical-hit = a critical hit
dungeoneers-result-deflects = deflected
dungeoneers-result-pierces = pierced
dungeoneers-result-pierces-critically = pierced, critically
dungeoneers-result-save-passed = the save succeeds
dungeoneers-result-save-failed = the save fails
dungeoneers-result-resisted = resisted
dungeoneers-result-success = a success
dungeoneers-result-failure = a failure

## Resources, as they are counted. “short” is for buttons and other places with little room.

dungeoneers-resource-wounds-one = wound
dungeoneers-resource-wounds-several = wounds
dungeoneers-resource-stress-several = stress
dungeoneers-resource-magica-several = magica
dungeoneers-resource-action-points-one = action point
dungeoneers-resource-action-points-several = action points
dungeoneers-resource-action-points-short-one = action
dungeoneers-resource-action-points-short-other = actions
dungeoneers-resource-movement-points-one = movement point
dungeoneers-resource-movement-points-several = movement points
dungeoneers-resource-movement-points-short-one = move
dungeoneers-resource-movement-points-short-other = moves
dungeoneers-resource-reaction-points-one = reaction point
dungeoneers-resource-reaction-points-several = reaction points
dungeoneers-resource-reaction-points-short-one = reaction
dungeoneers-resource-reaction-points-short-other = reactions
dungeoneers-resource-uses-one = use
dungeoneers-resource-uses-several = uses
dungeoneers-resource-uses-of = uses of { $name }
