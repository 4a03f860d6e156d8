### Sentences and words of New system. Every id starts with the system's id.

newsystem-about = d20 against armor, hit points, one action a turn.

## Reasons: why a number is there.

newsystem-reason-attack = attack
newsystem-reason-armor = armor
newsystem-reason-armor-of = armor of { $whose }
newsystem-reason-one-side = only { $side } still stand
newsystem-reason-no-one = no one is standing

## Refusals: what is wrong, then what to do.

newsystem-refused-already-acted = { $name } has already acted this turn. End the turn.
newsystem-refused-already-guarding = { $name } is already guarding. Choose another action.

## How a roll comes out, beside the roll and at the end of a line.

newsystem-degree-hit = hit
newsystem-degree-miss = miss
newsystem-result-hit = a hit
newsystem-result-miss = a miss

newsystem-hp = HP
newsystem-damage = damage

## What each is and does, for `/rules` and the menus.

newsystem-brief-attack = Roll d20 + attack. If you reach the target’s armor, you hit for your weapon’s damage.
newsystem-brief-guard = Give up your action. Your armor is 4 higher until your next turn.
newsystem-brief-guarding = Your armor is 4 higher until your next turn.
newsystem-brief-fighter = Hard to hit, and hits hard with a sword.
newsystem-brief-wolf = Fast and hungry. It bites.
