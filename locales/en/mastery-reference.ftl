### What `/rules`, menus and practice say of Mastery.

## Terms with figures from the rules

# $name: the level
mastery-level = A mastery level: +{ $modifier } to rolls of the skill. With { $name } Endurance, you have { $stamina } stamina.
mastery-level-cite = Mastery Level Modifiers; Stamina Formula
mastery-attack-type = Costs { $cost } stamina, hit or not, and adds +{ $bonus } to the attack.
mastery-attack-type-plain = Costs { $cost } stamina, hit or not, and adds nothing to the attack.
mastery-attack-type-cite = Types of Attacks

mastery-briefs-actions-attack = Quick (2 stamina), focused (4, +2) or powerful (6, +4), Offense against the target’s Defense.
mastery-briefs-actions-defend = Block or dodge from now on. As your turn’s action, your first defense before your next turn is free (house rule).
mastery-briefs-actions-special = A named skill (with) against a number (how: “vs 12”) or the target’s skill (“vs Defense”, “harm vs Defense”, “stun vs 14”), at the stamina cost you declare (amount).
mastery-briefs-actions-move = Where there is a field: you go to any tile that a way leads to, freely, on your turn. Moving is told, not counted.
mastery-briefs-actions-rest = A short rest gives 25 % of your stamina back, a long rest all of it; either ends fatigue and wakes the collapsed.
mastery-briefs-conditions-exhausted = Stamina is at 25 % or less: −2 to all rolls, and movement is slower (told, not counted). Ends above 25 %.
mastery-briefs-conditions-unsteady = Stands at stamina 0 after a stability roll: any further loss calls for another. Ends above 0.
mastery-briefs-conditions-recovering = Has kept standing at stamina 0: the next turn is lost. Defends as always.
mastery-briefs-conditions-advantage = The next attack rolls two d20 and keeps the higher. Used up by that attack; ends with the scene.
mastery-briefs-conditions-prepared = House rule: the first defense before the next turn costs no stamina.
mastery-briefs-conditions-stunned = House rule: the next turn is lost. Defends as always.
mastery-briefs-conditions-fatigued = House rule: −2 to all rolls, as if exhausted, and not twice; until a rest.
mastery-briefs-conditions-disoriented = House rule: −1 to the next defense.
mastery-briefs-conditions-status = Any other status, in the GM’s own words (note). It is told, and nothing is counted.
mastery-briefs-archetypes-bryn = A lighthouse keeper turned fencer, who still carries the fire.
mastery-briefs-archetypes-wren = A stable hand with a borrowed spear and good ears.
mastery-briefs-archetypes-tobin = A town guard in his second year, who knows how to hold a door.
mastery-briefs-archetypes-isolde = A duelist for hire: quick, precise, never there when the blow falls.
mastery-briefs-archetypes-brannoc = A veteran who outlasts whomever he cannot outfight.
mastery-briefs-archetypes-sefa = A captain of swords with a little storm in her hands.
mastery-briefs-archetypes-aurelio = A royal champion, undefeated for nine summers.
mastery-briefs-archetypes-mother-kestrel = A master of the blade, of whom masters learn.
mastery-briefs-archetypes-opponent = A sparring partner with even skills, who defends as in the book’s example.
mastery-briefs-archetypes = { $level } Fighter
mastery-briefs-archetypes-2 = { $level } in everything.
mastery-briefs-standing-orders-defense = How you defend: the cheapest (dodge where it is free, else block), always block, always dodge, or ask.
mastery-briefs-settings-win = When the fight is won: “last standing”, or “first to N hits”, counted by side.
mastery-briefs-settings-defense = How those without a standing defense defend: “standing” takes the cheapest, “ask” asks for each attack.
mastery-briefs-settings-auto-end = Whether a turn ends by itself once its action is taken.
mastery-attacked-threw = { $sumOf } It has { $against },
mastery-attacked = { $threw } so it stops you.
mastery-attacked-2 = { $threw } { $total } less, so it loses { $harm }.
mastery-practice-lessons-manner-title = how you attack
mastery-practice-lessons-manner-before = Stamina is your breath and your blood: attacks cost it, hits take it. The harder the attack, the more it costs.
mastery-practice-lessons-manner-buttons = Quick attack · costs 2
mastery-practice-lessons-manner-buttons-2 = Focused attack · costs 4
mastery-practice-lessons-manner-buttons-3 = Powerful attack · costs 6
mastery-practice-lessons-defense-title = defend
mastery-practice-lessons-defense-before = It strikes back. A defense costs 1 stamina; a dodge is free where you are faster.
mastery-practice-lessons-defense-after = { $sumOf } You have { $against }, so { $harm }.
mastery-practice-lessons-defense-after-harm = you lose { $harm }: the further behind, the worse
mastery-practice-lessons-defense-after-harm-2 = you stop it
mastery-practice-lessons-ready-title = catch your breath
mastery-practice-lessons-ready-before = Your turn. Defend, and your next defense costs nothing; or strike again.
mastery-practice-lessons-ready-after = You are Prepared: the next block or dodge before your turn is free.
mastery-practice-learned = Pick how hard you strike; defend when asked; watch your stamina, for at 0 you may fall.
