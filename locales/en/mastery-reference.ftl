### What `/rules`, menus and practice say of Mastery.

## Terms with figures from the rules

# $name: the level
mastery-level = A mastery level that gives you +{ $modifier } on rolls with the skill. With { $name } Endurance, you have { $stamina } stamina.
mastery-level-cite = Mastery Level Modifiers; Stamina Formula
mastery-attack-type = Costs { $cost } stamina, whether you hit or miss. The attack gets +{ $bonus }.
mastery-attack-type-plain = Costs { $cost } stamina, whether you hit or miss. The attack gets no bonus.
mastery-attack-type-cite = Types of Attacks

mastery-briefs-actions-attack = Roll Offense against the target’s Defense. A Quick attack costs 2 stamina. A Focused attack costs 4 and gets +2, and a Powerful attack costs 6 and gets +4.
mastery-briefs-actions-defend = Choose whether you block or dodge from now on. If you use your turn’s action for this, your first defense before your next turn is free (house rule).
mastery-briefs-actions-special = Roll a skill against a number or against the target’s skill. Choose your skill in “with:” and its stamina cost in “amount:”. Say your goal in “how:”, such as “vs 12”, “vs Defense”, “harm vs Defense” or “stun vs 14”.
mastery-briefs-actions-move = On a map, move to any square you can reach. It’s free, and you can do it as often as you like on your turn.
mastery-briefs-actions-rest = A short rest restores 25% of your stamina, and a long rest restores all of it. Both end fatigue and wake anyone who has collapsed.
mastery-briefs-conditions-exhausted = At 25% of your stamina or less, you have −2 to all rolls and move more slowly (narrative only). This ends when you’re above 25%.
mastery-briefs-conditions-unsteady = You’re still standing at 0 stamina after a stability roll. Each time you take damage or pay a cost, you roll again. This ends when you’re above 0.
mastery-briefs-conditions-recovering = You stayed standing at 0 stamina, but you lose your next turn. You defend as usual.
mastery-briefs-conditions-advantage = On your next attack, roll two d20s and keep the higher one. The advantage lasts until that attack or until the scene ends.
mastery-briefs-conditions-prepared = House rule: your first defense before your next turn costs no stamina.
mastery-briefs-conditions-stunned = House rule: you lose your next turn. You defend as usual.
mastery-briefs-conditions-fatigued = House rule: you have −2 to all rolls until you rest. This doesn’t stack with Exhausted.
mastery-briefs-conditions-disoriented = House rule: you have −1 to your next defense.
mastery-briefs-conditions-status = Any other status. The GM describes it in “note:”. It’s narrative only and changes no numbers.
mastery-briefs-archetypes-bryn = A lighthouse keeper turned fencer who still carries the fire.
mastery-briefs-archetypes-wren = A stable hand with a borrowed spear and good ears.
mastery-briefs-archetypes-tobin = A town guard in his second year who knows how to hold a door.
mastery-briefs-archetypes-isolde = A duelist for hire: quick, precise and never there when the blow lands.
mastery-briefs-archetypes-brannoc = A veteran who outlasts anyone he can’t outfight.
mastery-briefs-archetypes-sefa = A captain of swords with a little storm in her hands.
mastery-briefs-archetypes-aurelio = A royal champion, undefeated for nine summers.
mastery-briefs-archetypes-mother-kestrel = A master of the blade who teaches other masters.
mastery-briefs-archetypes-opponent = A sparring partner who is equally good at everything and defends as in the book’s example.
# $level: a mastery level, like “Adept”
mastery-briefs-archetypes-level = { $level } in everything.
mastery-briefs-standing-orders-defense = How you defend: in the cheapest way, always with a block, always with a dodge, or I ask you each time. The cheapest way is a dodge if that’s free, and a block if it isn’t.
mastery-briefs-settings-win = How the fight is won: “last standing” or “first to N hits”. Hits count for the whole side.
mastery-briefs-settings-defense = What happens when a combatant has no default defense: “standing” uses the cheapest one, and “ask” asks each time.
mastery-briefs-settings-auto-end = Whether a turn ends automatically after its action.
## The practice fight. $roll: the dice and their sum, as a sentence. $harm: like “5 stamina”.

mastery-practice-miss = { $roll } The training dummy’s defense is { $against }, so you miss.
mastery-practice-hit = { $roll } The training dummy’s defense is { $against }. You beat that by { $difference }, so the dummy loses { $harm }.
mastery-practice-lessons-manner-title = Choose an attack
mastery-practice-lessons-manner-before = Stamina is both your breath and your health: attacks cost it, and hits reduce it. Harder attacks cost more.
# Buttons, at most 20 characters.
mastery-practice-lessons-manner-quick = Quick · 2 stamina
mastery-practice-lessons-manner-focused = Focused · 4 stamina
mastery-practice-lessons-manner-powerful = Powerful · 6 stamina
mastery-practice-lessons-defense-title = Defend
mastery-practice-lessons-defense-before = The training dummy attacks you. A defense costs 1 stamina, but dodging is free if you’re faster.
mastery-practice-lessons-defense-hit = { $roll } Your defense is { $against }, so you lose { $harm }. The further an attack is above your defense, the more you lose.
mastery-practice-lessons-defense-stopped = { $roll } Your defense is { $against }, so you stop the attack.
mastery-practice-lessons-ready-title = Catch your breath
mastery-practice-lessons-ready-before = It’s your turn. Defend to make your next defense free, or attack again.
mastery-practice-lessons-ready-after = You’re Prepared, so your next block or dodge before your turn is free.
mastery-practice-learned = Choose how hard you attack, and defend when I ask. Watch your stamina: at 0 you may collapse.

## Why a template of a creature changes something: the effect, who set it, and what the book says.

mastery-template-one-level-less = One level lower. This change is Fray’s, not the book’s. For the book’s rule, see Mastery Level Modifiers: a level is +1 on every roll.
mastery-template-less-stamina = One level lower, so less stamina. This change is Fray’s, not the book’s. For the book’s rule, see Fatigue and Stamina Calculation: stamina is 10 × index², with index 1 for the lowest level and 7 for the highest.
mastery-template-less-training = One level lower on rolls that depend on training. Speed and stamina stay the same. This change is Fray’s, not the book’s. For the book’s rule, see Mastery Level Modifiers: a level is +1 on every roll.
mastery-template-one-level-more = One level higher. This change is Fray’s, not the book’s. For the book’s rule, see Mastery Level Modifiers: a level is +1 on every roll.
mastery-template-more-stamina = One level higher, so more stamina. This change is Fray’s, not the book’s. For the book’s rule, see Fatigue and Stamina Calculation: stamina is 10 × index², with index 1 for the lowest level and 7 for the highest.
mastery-template-two-levels-more = Two levels higher. This change is Fray’s, not the book’s. For the book’s rules, see Mastery Level Modifiers (a level is +1 on every roll) and Advantage (you have it if your skill is two or more levels above your opponent’s).
mastery-template-much-more-stamina = Three levels higher, so it has the stamina to last against a party. This change is Fray’s, not the book’s. For the book’s rule, see Fatigue and Stamina Calculation: stamina is 10 × index², with index 1 for the lowest level and 7 for the highest.
