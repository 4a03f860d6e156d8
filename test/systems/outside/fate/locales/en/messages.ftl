### Sentences and words. Every id starts with the system's id.

fate-about = Fate dice, aspects, zones, and players who choose who acts next

## What is counted

fate-boxes-one = stress box
fate-boxes-other = stress boxes
fate-stress = stress
fate-pool-one = fate point of the GM
fate-pool-other = fate points of the GM
fate-points-one = fate point
fate-points-other = fate points

## Reasons: why a number is there

# $use: one of the next five. $skill: a skill like "Shoot".
fate-reason-use = { $use } with { $skill }
fate-reason-use-attack = attack
fate-reason-use-defend = defense
fate-reason-use-create = advantage
fate-reason-use-overcome = overcome
fate-reason-use-climb = getting across
fate-reason-full-defense = full defense
fate-reason-difficulty = difficulty
fate-reason-border = border
fate-reason-free-use = free use of an aspect
fate-reason-fate-point = fate point
fate-reason-margin = ahead
fate-reason-used = used
fate-reason-taken-out = taken out
fate-reason-overcome = overcome
fate-reason-recovers = recovers
fate-reason-refresh = refresh
fate-reason-notices-first = Notice
fate-reason-compel = compel
fate-reason-conceded = conceded
fate-reason-one-side = only { $side } still stand
fate-reason-no-one = no one is standing

## Questions

# $by: 1 or 2.
fate-ask-invoke = With { $by } more, this would come out differently.
fate-ask-absorb = You’re hit for { $shifts } stress and have { $boxes } free boxes.
fate-answer-leave-it = Leave it
fate-answer-free-use = Use an aspect
fate-price-free = free
fate-answer-fate-point = Invoke an aspect
fate-price-point = 1 fate point
fate-answer-mild = Mild consequence
fate-answer-moderate = Moderate consequence
fate-answer-severe = Severe consequence
fate-answer-give-in = Be taken out

## Labels of buttons

fate-label-create = Advantage over { $target } ({ $skill })
fate-label-create-scene = Create an advantage ({ $skill })
fate-label-overcome = Overcome ({ $skill })

## Refusals: what is wrong, then what to do

fate-refused-already-acted = { $name } has already acted this turn. Choose who acts next.
fate-refused-already-moved = { $name } has already moved this turn. Do something else.
fate-refused-too-far = { $name } is too far away for { $weapon }. Move closer, or choose another weapon.
fate-refused-no-way = { $name } can’t do that from this zone. Move first, or choose another zone.
fate-refused-no-points = { $name } has no fate point to refuse with. Ask without a compel.
fate-refused-already-defending = { $name } is already on full defense. Choose another action.

## How a roll comes out, beside the roll and at the end of a line

fate-degree-fail = failure
fate-degree-tie = tie
fate-degree-success = success
fate-degree-style = success with style
fate-result-fail = a failure
fate-result-tie = a tie
fate-result-success = a success
fate-result-style = a success with style

## What each is and does, for `/rules` and the menus

fate-brief-attack = Roll a weapon’s skill against the target’s defense. What you’re ahead by is stress.
fate-brief-create = Put an aspect on an enemy, or without a target on the scene, with a free use for your side, or two with style.
fate-brief-overcome = Roll a skill against a difficulty. Success also shakes off an enemy’s aspect.
fate-brief-defend = Give up your action. Your defenses get +2 until your next turn.
fate-brief-move = Go to the next zone. If the border has a number, roll Athletics against it.
fate-brief-concede = Give up before the next roll, on your own terms. You get a fate point, and one more for each consequence.
fate-brief-rest = After a scene, boxes are free again. A session also heals consequences and refreshes fate points.
fate-brief-aspect = Something true that can be used. Each free use adds 2 to a roll of its maker’s side.
fate-brief-boost = An aspect for one moment. It’s gone once it’s used.
fate-brief-full-defense = Defenses get +2 until the next turn.
fate-brief-mild = Took 2 stress. It heals with the next session.
fate-brief-moderate = Took 4 stress. It heals with the next session.
fate-brief-severe = Took 6 stress. It stays until the GM removes it.
fate-brief-invoke = Whether you use an aspect after a roll that it can turn.
fate-brief-absorb = What you do about a hit that your boxes can’t take.
fate-brief-pool = How many fate points the GM has for creatures in each scene.
fate-brief-marshal = Shoots from two zones away, and rarely misses.
fate-brief-tinker = Hard to hit, with a very big wrench.
fate-brief-bruiser = Stands in the way and hits hard.
fate-brief-lookout = Raises the alarm and falls over.
fate-brief-auctioneer = Wins with words before the sword comes out.

## The sheet in short lines

fate-sheet-skills = Skills
fate-sheet-stunt = { $name } ({ $skill })
