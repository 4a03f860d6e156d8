### What `/rules`, sheets, menus and practice say of TDGS.

## Terms from the lists of the rules

tdgs-cite-weapon = 8 Combat › Weapon Properties
tdgs-cite-armor = 8 Combat › Armor
tdgs-cite-spell = 7 Abilities
tdgs-cite-trait = 17 Damage › Damage Interactions
tdgs-cite-item = 8 Combat › Healing Effects
tdgs-hazard = Deals { $damage } immediately and at the start of each round you’re in it. Armor and minimum damage don’t apply.
tdgs-cite-hazard = 17 Damage › Environmental
tdgs-falling-name = Falling
tdgs-falling = A fall deals 1d6 untyped damage per two squares, up to 10d6. Armor and minimum damage don’t apply.
tdgs-cite-falling = 14 Movement › Falling
# $settings: settings that have this type, like "Fantasy, Modern"
tdgs-damage-type = A damage type for { $settings } settings. Resistance, vulnerability, immunity and absorption each apply to one type.
tdgs-cite-damage-type = 17 Damage › Damage Types
tdgs-sheet-untyped = untyped
tdgs-weapon-in-use = { $name } (in use)
tdgs-weapon-line-to-hit = { $hit }{ $hitDice } to hit
tdgs-weapon-no-damage = +0 untyped
# $what: a condition with its value, like “Bleeding 2”
tdgs-inflicts-lasting = { $what } until removed
tdgs-inflicts-rounds =
    { $what } for { $rounds } { $rounds ->
        [one] round
       *[other] rounds
    }
tdgs-inflicts-resisted = { $resist } vs { $difficulty } to resist
tdgs-inflicts-critical = on a natural 20
tdgs-interaction-line = { $type } immunity
tdgs-interaction-percent = { $type } { $kind } { $percent }%
tdgs-armor-pool-destroyed = pool { $pool } (destroyed when empty)
tdgs-armor-pool-recharges = pool { $pool } (recharges between scenes)
tdgs-armor-evasion = evasion { $evasion }
tdgs-armor-deflection = deflection { $deflection }%
tdgs-armor-block = block { $block }
tdgs-armor-destroyed = destroyed
tdgs-armor-not-worn = not worn
tdgs-item-heals = heals { $heal }% of maximum HP
tdgs-ends = ends { $joined }
# “arcane spell”, “divine spell”: $tradition, $kind.
tdgs-ability-tradition = { $tradition } { $kind }
tdgs-ability-level = { $named }, level { $level }
tdgs-ability-instant = an Instant
tdgs-ability-heals = heals { $heal }% of maximum HP
# $interaction: like “Fire resistance 25%”
tdgs-ability-grants-scene = grants { $interaction } for the scene
tdgs-ability-grants-rounds =
    grants { $interaction } for { $rounds } { $rounds ->
        [one] round
       *[other] rounds
    }
tdgs-skill-dodge = +{ $bonus } REF against one attack
tdgs-skill-block = reduces raw damage
tdgs-skill-parry = stops a melee attack (STR against STR)
tdgs-skill-bonus = +{ $bonus } for { $joined }
tdgs-skill-interrupt = an interrupt: { $answers }
tdgs-skill-named-attack = on attacks you use this skill for
tdgs-skill-every-attack = on every weapon attack
tdgs-ability-whole-damage = { $whole } { $type } damage
tdgs-ability-no-roll = no roll
tdgs-ability-against = against { $against }
tdgs-ability-against-hit = against { $against }, { $hit } to hit
tdgs-ability-area = everyone in the area
tdgs-ability-area-size =
    everyone in a { $shape } of { $size } { $size ->
        [one] square
       *[other] squares
    }
tdgs-ability-reach = range: { $reach }
tdgs-ability-limit =
    { $uses ->
        [1] once a { $per }
       *[other] { $uses } times a { $per }
    }
tdgs-ability-concentration = while concentrating
tdgs-sheet-luk = LUK { $replace }
tdgs-sheet-stats = Stats
tdgs-sheet-hp = HP
tdgs-sheet-hp-value = { $maxHp } (CON { $con } × 5)
tdgs-sheet-size = Size and tier
tdgs-sheet-size-value = { $size }, power tier { $tier }
tdgs-sheet-weapons = Weapons
tdgs-sheet-armor = Armor
tdgs-sheet-abilities = Abilities
tdgs-sheet-items = Items
tdgs-sheet-damage = Damage
tdgs-sheet-nature = Innate
tdgs-stat-line = { $stat } { $value } (base { $base })
tdgs-an-action = an action
# $stat: like STR
tdgs-stat-buff-effect = +2 { $stat }.
tdgs-stat-buff-lasts = a number of rounds or the scene, depending on its source
tdgs-stat-buff-from = spells, potions, abilities
tdgs-boxes-grappled-effect = You can’t move. You can only attack the grappler or try to escape (STR against STR).
tdgs-boxes-grappled-lasts = until you escape or are released
tdgs-boxes-grappled-from = the Grapple action, certain abilities
tdgs-boxes-prone-effect = You have −2 REF against melee attacks and +2 REF against ranged ones. Standing up costs your Action.
tdgs-boxes-prone-lasts = until you stand
tdgs-boxes-prone-from = the Shove action, knockdown, dropping prone on purpose
tdgs-boxes-stunned-effect = You can’t use Actions, Instants or Interrupts. Your REF is 0, so only a natural 1 misses you.
tdgs-boxes-stunned-lasts = a number of rounds, depending on its source
tdgs-boxes-stunned-from = massive damage, head trauma, spells and abilities
tdgs-boxes-frightened-effect = You have −2 to all rolls while you can see the source of your fear, and you won’t willingly move closer to it.
tdgs-boxes-frightened-lasts = the scene, or until the source is gone or defeated
tdgs-boxes-frightened-from = the Intimidate action, terror, the GM
tdgs-boxes-poisoned-effect = You take −2 to STR, DEX and REF. Some poisons also deal Poison damage each round.
tdgs-boxes-poisoned-lasts = the scene, or until treated
tdgs-boxes-poisoned-from = poisoned weapons, venomous creatures, traps, drink
tdgs-boxes-bleeding-effect = At the start of each round, you take untyped damage equal to Bleeding’s value.
tdgs-boxes-bleeding-lasts = the scene, or until treated
tdgs-boxes-bleeding-from = critical hits with slashing or piercing weapons (if the weapon says so), certain other weapons, abilities
tdgs-boxes-blinded-effect = You have −4 to attacks and REF, and you fail every check that needs sight.
tdgs-boxes-blinded-lasts = a number of rounds, or until removed
tdgs-boxes-blinded-from = darkness, flashes, eye injuries, spells
tdgs-boxes-deafened-effect = You fail every check that needs hearing. You can’t hear words or warnings.
tdgs-boxes-deafened-lasts = a number of rounds, or until removed
tdgs-boxes-deafened-from = explosions, ear injuries, spells
tdgs-boxes-unconscious-effect = You can’t act, and you don’t notice what happens. Your REF is 0, so only a natural 1 misses you.
tdgs-boxes-unconscious-lasts = if you were knocked out, until your HP is above 5% again; otherwise, until damage, an ally or time wakes you
tdgs-boxes-unconscious-from = HP at 5% of the maximum or less, sleep, head trauma, spells
tdgs-boxes-paralyzed-effect = You can’t move or take physical actions, only mental ones. Your REF is 0, so only a natural 1 misses you.
tdgs-boxes-paralyzed-lasts = a number of rounds, or until removed
tdgs-boxes-paralyzed-from = paralyzing poison, spells, nerve injuries
tdgs-boxes-slowed-effect = Your MOV is halved, and you have −2 REF and no free Step.
tdgs-boxes-slowed-lasts = a number of rounds, or until removed
tdgs-boxes-slowed-from = heavy loads, cold, spells, exhaustion
tdgs-boxes-burning-effect = At the start of each round, you take Fire damage equal to Burning’s value. The fire may spread. Putting it out costs your Action.
tdgs-boxes-burning-lasts = until it’s put out
tdgs-boxes-burning-from = fire attacks, spells, hazards
tdgs-boxes-charmed-effect = You can’t harm the charmer, who gets +4 to CHA actions against you. You can refuse a harmful suggestion with a WIS roll.
tdgs-boxes-charmed-lasts = the scene, or until the charmer hurts you or an ally breaks it
tdgs-boxes-charmed-from = charm spells, seduction, certain creatures
tdgs-boxes-invisible-effect = No one can see you. You have +4 to attack anyone who isn’t aware of you. Attackers who can’t see you have −4. Invisibility ends when you attack or touch someone.
tdgs-boxes-invisible-lasts = a number of rounds, the scene, or until broken
tdgs-boxes-invisible-from = spells, potions, abilities, gear
tdgs-boxes-hasted-effect = You have +2 REF and two Actions per turn.
tdgs-boxes-hasted-lasts = a number of rounds, depending on its source
tdgs-boxes-hasted-from = spells, potions, certain abilities
tdgs-boxes-protected-effect = You have +2 REF and +10% deflection (up to 75% in total).
tdgs-boxes-protected-lasts = a number of rounds or the scene, depending on its source
tdgs-boxes-protected-from = spells, abilities, shields of faith
tdgs-boxes-regenerating-effect = At the start of each round, you regain part of your maximum HP. Regenerating’s value is the percentage.
tdgs-boxes-regenerating-lasts = a number of rounds or the scene, depending on its source
tdgs-boxes-regenerating-from = spells, potions, abilities, nature
tdgs-boxes-full-defense-effect = You have +2 to REF (house rule).
tdgs-boxes-full-defense-lasts = until the start of your next turn
tdgs-boxes-helped-effect = You have +2 to your next Action roll.
tdgs-boxes-helped-lasts = until used, or until the helper’s next turn
tdgs-boxes-readied-effect = You’re ready to take an Action when its trigger happens.
tdgs-boxes-readied-lasts = until used, or until your next turn
tdgs-boxes-concentrating-effect = You keep an effect going. Damage can break your concentration.
tdgs-boxes-concentrating-lasts = until broken or ended
tdgs-boxes-hidden-effect = Enemies you’re hidden from can’t target you.
tdgs-boxes-hidden-lasts = until you attack or are found
tdgs-boxes-aware-effect = You’ve found someone who’s invisible.
tdgs-boxes-aware-lasts = until the end of your next turn
tdgs-boxes-enchanted-effect = A spell changes how a type of damage affects you.
tdgs-boxes-enchanted-lasts = as long as the spell says
tdgs-boxes-delaying-effect = You act later this round.
tdgs-boxes-delaying-lasts = the round
tdgs-boxes-declared-effect = You have an Instant ready for the start of the next round.
tdgs-boxes-declared-lasts = until the start of the next round
tdgs-boxes-in-hazard-effect = You’re in a hazard, such as lava. The condition’s note says which one. At the start of each round, you take the hazard’s damage.
tdgs-boxes-in-hazard-lasts = until you Move out of it, or the GM moves you out
tdgs-stacks-no = no, but a longer one replaces a shorter one
tdgs-stacks-adds = yes, they add up
tdgs-stacks-highest = no, the highest value wins
tdgs-stacks-by-name = no, but different ones can apply together
tdgs-stacks-by-source = no, but conditions from different sources can apply together
tdgs-brief-of-buff = Buff. { $does } Lasts: { $lasts }. Stacks: { $stacks }. From: { $from }.
tdgs-brief-of-debuff = Debuff. { $does } Lasts: { $lasts }. Stacks: { $stacks }. From: { $from }.
tdgs-briefs-actions-attack = Attack with the weapon in your hand, a natural weapon or Fists. Roll d20 + STR (DEX if ranged) − the target’s REF. You hit on 11 or more. Costs your Action.
tdgs-briefs-actions-cast = Cast a spell or use an active ability. Roll INT (arcane) or WIS (divine) against the target’s WIS, unless the spell says otherwise. Helpful spells need no roll. Costs your Action.
tdgs-briefs-actions-defend = Full defense costs your Action and gives you +2 REF until your next turn (house rule). Choosing which interrupt you use against attacks is free.
tdgs-briefs-actions-rest = A short rest takes minutes and restores 25% of maximum HP. A long rest takes hours and restores all HP and daily uses. It also ends conditions that last for the day or until removed. You can’t rest during combat.
tdgs-briefs-actions-move = Move up to MOV squares. You leave everyone you’re engaged with, except the combatants you name. Enemies may attack you first. Costs your Action.
tdgs-briefs-actions-step = Move one square, for free, once per turn. A Step never provokes attacks. Name the combatants you step away from.
tdgs-briefs-actions-disengage = Leave everyone you’re engaged with, without provoking attacks. You can name combatants that you stay engaged with. Costs your Action.
tdgs-briefs-actions-grapple = Roll your STR against an adjacent target’s STR. On a success, you hold the target until it escapes or you let go. Costs your Action.
tdgs-briefs-actions-shove = Roll your STR against an adjacent target’s STR. On a success, you knock the target prone or push it one square away. Costs your Action.
tdgs-briefs-actions-escape = Roll your STR against the grappler’s STR. On a success, you’re free. Costs your Action.
tdgs-briefs-actions-release = Let go of the combatant you’re holding, for free.
tdgs-briefs-actions-stand = Get up from Prone. Costs your Action.
tdgs-briefs-actions-drop = Drop prone, for free.
tdgs-briefs-actions-extinguish = Put out the fire on you or on someone next to you. Say how. Costs your Action.
tdgs-briefs-actions-treat = Treat yourself or someone next to you. Treatment stops bleeding or lets a poisoned character roll CON against the poison. Costs your Action.
tdgs-briefs-actions-wake = Wake a sleeping ally next to you, or free one from a charm. A charmed ally rolls WIS against the charmer’s CHA, and the charm ends on a success. Costs your Action.
tdgs-briefs-actions-help = Give an ally +2 to their next Action roll before your next turn. Costs your Action.
tdgs-briefs-actions-ready = Choose an Action in “how:” and describe its trigger in “say:”. When the trigger happens, you use the Action, or the GM does it for you. Readying costs your Action.
tdgs-briefs-actions-fire = Take your readied Action now. Name its target.
tdgs-briefs-actions-delay = Act later this round, either after a combatant you name or last of all. Delaying is free, but only before you do anything else this turn.
tdgs-briefs-actions-use = Use a potion or similar item on yourself or on an ally next to you. Costs your Action.
tdgs-briefs-actions-equip = Draw a weapon, put on armor or take armor off. This costs your Action during combat and is free otherwise.
tdgs-briefs-actions-hide = Roll DEX against the WIS of each conscious enemy. If you succeed against an enemy, that enemy can’t target you until you attack or are found. Costs your Action.
tdgs-briefs-actions-search = Roll WIS against the DEX of each enemy that’s hidden or invisible. You use sight unless you choose hearing. Costs your Action.
tdgs-briefs-actions-intimidate = Roll your CHA against the target’s WIS. On a success, the target is Frightened of you for the scene. Costs your Action.
tdgs-briefs-actions-persuade = Win someone over. Roll your CHA against their WIS. Costs your Action.
tdgs-briefs-actions-deceive = Make someone believe a lie. Roll your CHA against their INT. Costs your Action.
tdgs-briefs-actions-insight = Find out whether someone is lying. Roll your WIS against their CHA. Costs your Action.
tdgs-briefs-actions-suggest = Tell someone you’ve Charmed what to do. They can refuse a harmful suggestion by rolling WIS against your CHA. Costs your Action.
tdgs-briefs-actions-concentrate = Stop concentrating on an effect. Stopping is free, and so is concentrating.
tdgs-briefs-actions-dispel = End a spell on someone. For an arcane spell, roll your INT against the caster’s INT. For a divine spell, roll WIS against WIS. Costs your Action.
tdgs-briefs-actions-chase = You and the target both roll d20 + MOV. On a success, you catch the target, or get away from it if you’re fleeing. Costs your Action.
tdgs-briefs-actions-instant = Declare an ability whose timing is Instant. It resolves at the start of the next round, before anyone’s turn. Declaring it is free.
tdgs-briefs-actions-hazard = Deal environmental damage: lava, acid pool, drowning, falling or your own, such as 2+1d6 Fire. For falling, give the squares in “amount:”. The target takes the damage once. With “how:in”, the target takes it each round until they Move out.
tdgs-briefs-actions-destroy = Destroy a piece of armor. Name the piece in “with:”. It no longer protects anyone and can’t be put on until the GM repairs it.
tdgs-briefs-actions-ward = Give someone resistance, vulnerability, immunity or absorption for the scene. Choose which one in “how:”, the damage type in “with:” and the percentage in “amount:” (default 100).
tdgs-briefs-actions-check = Roll a stat against a difficulty. Choose the stat in “with:” and the difficulty in “amount:” (default 10). If the check depends on sight or hearing, choose that sense in “how:”.
tdgs-briefs-archetypes-kira = A human warrior in plate, behind a tower shield.
tdgs-briefs-archetypes-mira = A wizard with fire at her fingertips.
tdgs-briefs-archetypes-brother-anselm = A priest who heals and protects.
tdgs-briefs-archetypes-nim = A quick blade from the alleys.
tdgs-briefs-archetypes-peasant = Fists and fear.
tdgs-briefs-archetypes-peasant-with-amulet = A peasant with an heirloom.
tdgs-briefs-archetypes-goblin = Small, quick, badly armed.
tdgs-briefs-archetypes-soldier = A sword and the training to use it.
tdgs-briefs-archetypes-archer = Death from afar.
tdgs-briefs-archetypes-wizard = Throws fire.
tdgs-briefs-archetypes-barbarian = Swings first and never asks.
tdgs-briefs-archetypes-fire-elemental = A flame with a will.
tdgs-briefs-archetypes-iron-golem = Slow and very hard to hurt.
tdgs-briefs-archetypes-dragon = Claws, scales and fire.
tdgs-briefs-archetypes-god = Even gods bleed.
tdgs-briefs-archetypes-giant-rat = Teeth and disease.
tdgs-briefs-archetypes-wolf = Hunts in packs and pulls its prey down.
tdgs-briefs-archetypes-viper = One bite is enough.
tdgs-briefs-archetypes-bandit = Wants your purse.
tdgs-briefs-archetypes-skeleton = Bones that won’t rest.
tdgs-briefs-archetypes-zombie = Slow and hungry.
tdgs-briefs-archetypes-duelist = Reads your every move.
tdgs-briefs-archetypes-shieldbearer = A wall with legs.
tdgs-briefs-archetypes-orc-champion = Scars on scars.
tdgs-briefs-archetypes-witch = Curses and charms.
tdgs-briefs-archetypes-troll = Regenerates. Fears fire.
tdgs-briefs-archetypes-flame-dancer = Fire feeds her.
tdgs-briefs-archetypes-frost-giant = Winter on the march.
tdgs-briefs-archetypes-demon-lord = No one dares say its name.
tdgs-briefs-standing-orders-interrupt = Which interrupt you use against an attack: the first with uses left this round, a specific one, or none. Or I can ask you each time.
tdgs-briefs-standing-orders-opportunity-attack = Whether you attack enemies that move out of your reach.
tdgs-briefs-standing-orders-turn-end = When your turn ends: after your last Action, or only when you end it.
tdgs-briefs-settings-auto-end = Whether a turn ends automatically after its last Action. If so, take your Step before that Action. With “unless a step helps”, the turn stays open for a ranged fighter who can still Step out of melee.
tdgs-briefs-settings-cap = Whether deflection and resistance are limited to 75% each. Off: no limit.
tdgs-briefs-settings-high-ground = Whether attacks from high ground get +2.
## The practice fight. $roll: the dice and their sum, as a sentence. $needed: one of the three messages below. $harm: like “5 HP”.

tdgs-practice-hit = { $roll } { $needed }, so you hit, and the training dummy loses { $harm }.
tdgs-practice-hit-no-harm = { $roll } { $needed }, so you hit, but you do no damage.
tdgs-practice-miss = { $roll } { $needed }, so you miss.
tdgs-practice-needed = You need { $against }
tdgs-practice-needed-always-hits = You need { $against }, but a { $shown } always hits
tdgs-practice-needed-always-misses = You need { $against }, but a { $shown } always misses
tdgs-practice-lessons-attack-title = Attack
tdgs-practice-lessons-attack-before = Each turn you have one Action and one Step. An attack uses your Action. Tap the attack, and I’ll roll the dice and do the math.
tdgs-practice-lessons-step-title = Step and end turn
tdgs-practice-lessons-step-before = You’ve used your Action. You can still Step one square, or end your turn.
tdgs-practice-lessons-step-ended = Your turn is over, so it’s the training dummy’s turn.
tdgs-practice-lessons-step-taken = You took your Step, so your turn is over. Now it’s the training dummy’s turn.
tdgs-practice-lessons-dodge-title = Answer a question
# Buttons, at most 20 characters.
tdgs-practice-lessons-dodge-yes = Dodge
tdgs-practice-lessons-dodge-no = Don’t dodge
tdgs-practice-lessons-dodge-before = The training dummy attacks you. Dodge makes you harder to hit, once per round.
# $dodge: one of the two messages at the end
tdgs-practice-dodge-hit = { $roll } It needs { $against }, so you’re hit and lose { $harm }. { $dodge }
tdgs-practice-dodge-hit-no-harm = { $roll } It needs { $against }, so you’re hit, but your armor absorbs all the damage. { $dodge }
tdgs-practice-dodge-miss = { $roll } It needs { $against }, so it misses. { $dodge }
tdgs-practice-dodge-helped = Your dodge lowered its roll.
tdgs-practice-dodge-would-help = A dodge would have lowered its roll.
tdgs-practice-lessons-guard-title = Defend
tdgs-practice-lessons-guard-before = It’s a new round, so your Action and your Step are back. If you’re hurt or alone, defend to be harder to hit.
tdgs-practice-lessons-guard-after = Your REF is 2 higher until your next turn, so attackers have to roll 2 higher to hit you.
tdgs-practice-learned = You have one Action and one Step. Defend when you’re in danger, and answer when I ask you.

## Why a template of a creature changes something: the effect, who set it, and what the book says.

tdgs-template-lower-stats-for-rolls = A stat of 12 becomes 10, so rolls are 2 lower. This change is Fray’s, not the book’s.
tdgs-template-the-same-for-spells = Spells change in the same way. This change is Fray’s, not the book’s.
tdgs-template-a-quarter-fewer-hp = 25% less HP. This change is Fray’s, not the book’s. For the book’s rule, see 8 Combat › HP Formula: HP = CON × 5.
tdgs-template-one-size-smaller = One size smaller. This change is Fray’s, not the book’s. For the book’s rule, see 9 Entities: size matters in grapples, escapes and shoves.
tdgs-template-not-grown-yet = Not fully grown, but as quick as an adult. This change is Fray’s, not the book’s.
tdgs-template-has-seen-little = Has little experience. This change is Fray’s, not the book’s.
tdgs-template-a-smaller-body = 40% less HP, for a smaller body. This change is Fray’s, not the book’s. For the book’s rule, see 8 Combat › HP Formula: HP = CON × 5.
tdgs-template-higher-stats-for-rolls = A stat of 12 becomes 14, so rolls are 2 higher. This change is Fray’s, not the book’s.
tdgs-template-a-quarter-more-hp = 25% more HP. This change is Fray’s, not the book’s. For the book’s rules, see 8 Combat › HP Formula (HP = CON × 5) and 8 Combat › HP Does Not Scale With Level.
tdgs-template-much-higher-stats-for-rolls = A stat of 12 becomes 16, so rolls are 4 higher. This change is Fray’s, not the book’s.
tdgs-template-twice-the-hp = Twice the HP, so it lasts longer against a party. This change is Fray’s, not the book’s. For the book’s rules, see 8 Combat › HP Formula (HP = CON × 5) and 8 Combat › HP Does Not Scale With Level.
tdgs-template-as-lucky-as-a-hero = LUK 1, like the book’s Human Warrior. This change is Fray’s, not the book’s. For the book’s rule, see 2 Stats › LUK.
