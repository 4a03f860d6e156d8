### Sentences and words of Cairn. Every id starts with the system's id.

cairn-about = Dark woods, three abilities, attacks that always hit, and scars

## What is counted

cairn-hp = HP
cairn-damage = damage
cairn-str = STR
cairn-dex = DEX
cairn-wil = WIL
cairn-fatigue = Fatigue

## Saves: what they are for

cairn-save-critical-damage = against critical damage
cairn-save-morale = to keep fighting
cairn-save-retreat = to get away
cairn-save-acting-first = to act first
cairn-save-casting = to control the spell
cairn-save-scar = after the scar
cairn-degree-passed = passed
cairn-degree-failed = failed
cairn-result-passed = passed
cairn-result-failed = failed

## Reasons: why a number is there or why something happened. They stand beside the number or in brackets.

# $ability: STR, DEX or WIL.
cairn-reason-save = { $ability } save
# $purpose: one of the purposes above.
cairn-reason-save-for = { $ability } save { $purpose }
cairn-reason-natural-1 = a 1 always passes
cairn-reason-natural-20 = a 20 always fails
cairn-reason-impaired = impaired: d4
cairn-reason-enhanced = enhanced: d12
cairn-reason-armor = armor
cairn-reason-several-attackers = only the highest damage of several attackers counts
cairn-reason-against-detachment = impaired against a detachment: d4
cairn-reason-by-detachment = enhanced as a detachment: d12
cairn-reason-critical-damage = critical damage
cairn-reason-critical-drain = critical damage from { $weapon }
cairn-reason-no-strength = no STR left
cairn-reason-full-inventory = no free slot
cairn-reason-scar-roll = scar: { $scar }
cairn-reason-scar-changes = { $what } is now { $after } instead of { $before }
cairn-reason-casts = casting { $spell }
cairn-reason-scroll-gone = the scroll of { $spell } is used up
cairn-reason-casting-goes-wrong = the spell goes wrong
cairn-reason-recovers = recovers
cairn-reason-first-aid = first aid from { $who }
cairn-reason-awake = awake
cairn-reason-able-again = able to act again
cairn-reason-morale-first = first casualty
cairn-reason-morale-half = half of their side is gone
cairn-reason-morale-alone = alone, with no HP left
cairn-reason-fled = fled
cairn-reason-routed = routed
cairn-reason-joined = joined
cairn-reason-acts-first = before the enemies
cairn-reason-acts-after = too slow to act first
cairn-reason-enemies = after the players
cairn-reason-late = too slow to act in the first round
cairn-reason-fate-die = Die of Fate
cairn-reason-fate-good = fate favors the players
cairn-reason-fate-bad = fate is against the players
cairn-reason-reaction = reaction
cairn-reason-one-side =
    only { $which ->
        [players] players
        [enemies] enemies
       *[named] { $side }
    } can still fight
cairn-reason-no-one = no one can fight anymore

## Scars, by their number in the book's table

cairn-scar-1 = lasting scar
cairn-scar-2 = rattling blow
cairn-scar-3 = walloped
cairn-scar-4 = broken limb
cairn-scar-5 = diseased
cairn-scar-6 = reorienting head wound
cairn-scar-7 = hamstrung
cairn-scar-8 = deafened
cairn-scar-9 = re-brained
cairn-scar-10 = sundered
cairn-scar-11 = mortal wound
cairn-scar-12 = doomed

## Labels of buttons and menu entries

cairn-label-attack = Attack
cairn-label-attack-target = Attack { $target }
cairn-label-attack-tool = Attack with { $tool }
cairn-label-attack-target-tool = Attack { $target } with { $tool }
# $attack: one of the labels above. $manner: enhanced, impaired or two weapons.
cairn-label-manner = { $attack } ({ $manner })
cairn-label-save = { $ability } save

## Refusals: what is wrong, then what to do

cairn-refused-already-acted = { $name } has already acted this turn. End the turn with `/turn end`.
cairn-refused-no-spellbook = { $name } has no spellbook and no scroll. Choose another action.
cairn-refused-no-aid = { $name } doesn’t need first aid. Only someone with critical damage does.
cairn-refused-no-slot = { $name } has no free slot for the Fatigue that casting gives. Drop something first, or read a scroll.
cairn-refused-nothing-to-recover = { $name } has nothing to recover. Choose another action.
cairn-refused-one-target = The { $weapon } hits only one target. Choose one.
cairn-refused-no-two-weapons = { $name } needs two one-handed melee weapons for that. Attack with one instead.
cairn-refused-already-has = { $name } already has { $condition }. Choose something else.

## What each action does, for `/rules` and the menus

cairn-brief-attack = Attacks always hit. Roll the weapon’s die and subtract the target’s armor. The target loses that much HP. In `how:`, you can choose enhanced (roll a d12), impaired (roll a d4) or two weapons.
cairn-brief-cast = Read a spell from a spellbook. The spell always works and gives you a Fatigue. A scroll gives you no Fatigue but is used up.
cairn-brief-retreat = Make a DEX save to run away from the fight, if there’s somewhere safe to run to.
cairn-brief-aid = Stabilize someone with critical damage, so they don’t die within the hour.
cairn-brief-recover = Get back all lost HP. Only some creatures can.
cairn-brief-save = Roll a d20 when something is risky. If you roll no higher than your ability, you pass. Choose the ability in `with:`.
cairn-brief-rest = A moment’s rest restores HP. A night’s rest also ends Fatigue. A week’s rest also restores abilities.
cairn-brief-die-of-fate = GM: leave something to luck. Roll a d6. On a 4 or more, things go well for the players.
cairn-brief-reaction = GM: roll 2d6 for how a stranger reacts to the party, from hostile to helpful.

## What each condition means

cairn-brief-critical-damage = You can only crawl, and you die within the hour without first aid.
cairn-brief-stable = You’re out of the fight but no longer dying. A rest gets you back on your feet.
cairn-brief-paralyzed = Your DEX is 0, so you can’t act. A week’s rest restores it.
cairn-brief-delirious = Your WIL is 0, so you can’t act. A week’s rest restores it.
cairn-brief-deprived = You can’t recover HP or abilities, and casting needs a WIL save. A night’s rest ends it.
cairn-brief-doomed = You die if you fail your next save against critical damage. If you pass, you’re no longer doomed.
cairn-brief-impaired = You attack from a weak position, so you roll a d4 for damage.
cairn-brief-enhanced = You attack from a strong position, so you roll a d12 for damage.
cairn-brief-asleep = You’re in a light sleep. The GM decides what wakes you.
cairn-brief-charmed = You treat the caster as a friend.
cairn-brief-shielded = Mundane attacks do you no damage.
cairn-brief-scar = A lasting change. The number says which entry in the book’s table it is.

## A line about each premade character and creature

cairn-brief-cleric = A war hammer, chainmail and a holy symbol.
cairn-brief-dowser = Finds what’s hidden, with a sickle at hand.
cairn-brief-dwarf = Small, stubborn and made of roots and pinecones.
cairn-brief-elf = An elegant sword, a bow and a book of charms.
cairn-brief-fighter = A glaive for open ground, two blades for close quarters.
cairn-brief-friar = Holy water, honey wine and a heavy scepter.
cairn-brief-knight = Mail, helmet and a longsword.
cairn-brief-magic-user = Two spellbooks, a staff and little else.
cairn-brief-thief = Two daggers and a way out.
cairn-brief-ranger = A longbow, a hatchet and patience.
cairn-brief-root-goblin = Weak alone, so it never comes alone.
cairn-brief-hooded-man = Watches the wood and drinks souls.
cairn-brief-cobblehound = A stone guardian. It can’t run, but it can bite.
cairn-brief-wood-troll = Claws, teeth and wounds that close.
cairn-brief-frost-elf = Cold, beautiful and long-lived.
cairn-brief-boggart = A hairy little nuisance.
cairn-brief-bandit = Wants your purse, not your life.
cairn-brief-wolf = Thin, hungry and not alone.
cairn-brief-skeleton = Bones in old mail. They don’t tire.
cairn-brief-bandit-gang = A crowd with cudgels. It fights as one.

## What each setting does

cairn-brief-setting-morale = Whether enemies make a WIL save at their first casualty and when half of them are gone. An enemy who is alone makes it at 0 HP.
cairn-brief-setting-auto-end = Whether a turn ends automatically after its action.

## The sheet in short lines

cairn-sheet-abilities = Abilities
cairn-sheet-abilities-value = STR { $STR }, DEX { $DEX }, WIL { $WIL }
cairn-sheet-armor = Armor
# $names: what gives it, like "Chainmail, Helmet".
cairn-sheet-armor-value = { $armor } ({ $names })
cairn-sheet-weapons = Weapons
# $dice: like "d8".
cairn-sheet-weapon = { $name } ({ $dice })
cairn-sheet-spellbooks = Spellbooks
cairn-sheet-scroll = { $spell } (scroll)
cairn-sheet-slots = Slots
cairn-sheet-slots-value = { $used } of { $slots }

## The practice fight. Titles and buttons have at most 20 characters.

cairn-practice-attack-title = Attack
cairn-practice-attack-before = Attacks always hit. Roll your weapon’s die, and the target’s armor is subtracted. Tap the attack, and I’ll roll.
# $harm: like "5 damage".
cairn-practice-attack-after = You hit for { $harm }.
cairn-practice-weapons-title = Two weapons
cairn-practice-weapons-two = Two weapons
cairn-practice-weapons-one = Glaive
cairn-practice-weapons-before = With two weapons you roll both dice, and the higher one counts. A heavy weapon rolls one bigger die.
cairn-practice-protection-title = Hit Protection
cairn-practice-protection-before = HP is how well you avoid harm. Damage beyond your HP lowers STR, and then a STR save decides whether you can go on.
cairn-practice-learned = Attacks always hit, so fight only when you must. HP comes back with a short rest. STR doesn’t.
