### What combat in Mastery says: buttons, reasons, questions and refusals.

# What kind of game it is, where someone chooses one.
mastery-about = Duels from novice to master: spend stamina to hit harder
# Buttons and menu entries. $manner: the attack type.
mastery-label-attack = { $manner } attack
mastery-label-attack-target = { $manner } attack on { $target }
mastery-label-attack-quick = Quick
# $skill: the skill of a special action
mastery-label-special-harm = Damage with { $skill }
mastery-label-defend = Prepare to { $manner }
mastery-ask-special-goal = What’s the goal?
mastery-ask-special-cost = What does it cost?
mastery-attack-types-quick = Quick Attack
mastery-attack-types-focused = Focused Attack
mastery-attack-types-powerful = Powerful Attack
# Short reasons, after a number or in brackets.
mastery-reasons-prepared-defense = Defend
mastery-reasons-turn = start of turn
mastery-reasons-rest = { $rest } rest
mastery-reasons-endurance = Endurance
mastery-reasons-damage = { $band } damage, difference { $difference }
mastery-reasons-initiative = initiative
mastery-reasons-initiative-tie = initiative tie
mastery-reasons-attack = attack
mastery-reasons-special = special
mastery-reasons-stability = stability
mastery-reasons-difficulty = difficulty
mastery-reasons-stability-dc = stability DC
mastery-reasons-opponents-skill = { $opponent }’s { $skill }
mastery-reasons-own-skill = own { $skill }
mastery-reasons-initiative-tie-skill = tie settled by { $skill } ({ $level })
# $again: the dice of the tie-breaker, like "12, 7"
mastery-reasons-initiative-tie-roll = tiebreaker d20: { $again }
mastery-reasons-advantage = advantage: { $reasons }
mastery-reasons-advantage-whose = { $whose } has advantage: { $reasons }
mastery-reasons-levels-above = { $skill } { $levels } levels above { $against }
mastery-reasons-critical-hit = an earlier critical hit
mastery-reasons-counterattack-opening = counterattack opening
mastery-reasons-kept-advantage = kept from before
# $defense: block or dodge
mastery-reasons-free-by-speed = free { $defense } thanks to higher Speed
mastery-reasons-free-prepared = free { $defense } while Prepared (house rule)
# $free: one of the two messages below
mastery-reasons-defends-with = { $defense } from now on; { $free }
mastery-reasons-first-defense-free = the first defense before their next turn costs no stamina (house rule)
mastery-reasons-no-free-defense = no free defense, because preparing one costs the turn’s action
mastery-reasons-hits = hits
mastery-reasons-hits-of-the-side = hits (whole side)
mastery-reasons-no-hold = { $status } has no effect on someone who has collapsed
mastery-reasons-attacked = { $attacker } attacks ({ $how }). Block: { $block }. Dodge: { $dodge }
mastery-reasons-used-by-attack = used by this attack
mastery-reasons-used-by-defense = used by this defense
mastery-reasons-collapsed = collapsed
mastery-reasons-awake = awake
mastery-reasons-above-a-quarter = stamina is above 25%
mastery-reasons-above-0 = stamina is above 0
mastery-reasons-recovering-and-stunned = Recovering and Stunned
# $winners: their names, or their side’s. $count: how many they are.
mastery-reasons-last-standing = { $count ->
    [one] { $winners } is the last one standing
   *[other] { $winners } are the last ones standing
}
mastery-reasons-first-to-hits = { $winners } { $count ->
    [one] is
   *[other] are
} first to { $hits } { $hits ->
    [one] hit
   *[other] hits
}
mastery-reasons-draw = a draw: no one is standing
# The price of a defense, on its button.
mastery-price-free = free
mastery-price-stamina = 1 stamina
mastery-questions-attacked-what = { $attacker } attacks { $subject }: { $how }.
mastery-questions-attacked-answers-block = Block
mastery-questions-attacked-answers-dodge = Dodge
mastery-refusals-action-taken = { $name } has already taken this turn’s action. End the turn with `/turn end`.
mastery-refusals-target-collapsed = { $name } has collapsed and is out of combat. Choose someone who’s still standing.
mastery-refusals-no-stakes = You can’t stake stamina on an attack: its cost depends on its style. Try `/attack style:powerful`, or `/act action:special` with your own cost.
mastery-refusals-harm-needs-a-roll = Damage depends on the target’s roll, but { $number } is only a number. Try `how:harm vs Defense`, or `how:vs { $number }` without harm.
mastery-refusals-harm-costs = A special action that does harm costs at least { $least } stamina. Declare `amount:{ $least }` or more.
mastery-refusals-follows-of-stamina = { $condition } depends on stamina, so you can’t set it yourself. Change the stamina with `/adjust`.
mastery-refusals-status-needs-words = A custom status needs a description. Try `/condition add condition:Status note:blinded`. It’s narrative only and changes no numbers.
mastery-refusals-counterattack = You can’t choose to counterattack. Block or dodge instead. If you beat the attack by 10 or more, you get advantage on your next attack.
mastery-refusals-one-purpose = A special action has one purpose: to beat a number (`how:vs 12`), to do harm (`how:harm vs Defense`) or to cause a status (`how:stun vs Defense`). Choose one.
mastery-refusals-no-healing = Only a rest restores stamina in this book. To heal another way, roll against a number (`how:vs 12`). Then the GM can give stamina with `/adjust`.
mastery-refusals-already = { $name } already has the { $condition } condition, and it doesn’t stack. To change how long it lasts, use `/condition remove` first.
