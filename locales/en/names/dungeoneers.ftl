### What the book of Dungeoneers names, how a roll comes out, and resources.

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
dungeoneers-result-pierces-critically = a critical pierce
dungeoneers-result-save-passed = the save succeeds
dungeoneers-result-save-failed = the save fails
dungeoneers-result-resisted = resisted
dungeoneers-result-success = a success
dungeoneers-result-failure = a failure

## Resources, as they are counted. “short” is for buttons and other places with little room.

dungeoneers-resource-wounds-one = wound
dungeoneers-resource-wounds-several = wounds
dungeoneers-resource-stress-several = stress
# Behind a number: “2 stress”.
dungeoneers-resource-stress-counted = stress
dungeoneers-resource-magica-several = magica
# Behind a number: “2 magica”.
dungeoneers-resource-magica-counted = magica
dungeoneers-resource-action-points-one = action point
dungeoneers-resource-action-points-several = action points
dungeoneers-resource-movement-points-one = movement point
dungeoneers-resource-movement-points-several = movement points
dungeoneers-resource-reaction-points-one = reaction point
dungeoneers-resource-reaction-points-several = reaction points
dungeoneers-resource-uses-one = use
dungeoneers-resource-uses-several = uses
dungeoneers-resource-uses-of = { $count ->
    [one] use of { $name }
   *[other] uses of { $name }
}

## Actions.

dungeoneers-name-action-attack = Attack
dungeoneers-name-action-cast = Spellcast
dungeoneers-name-action-defend = Defend
dungeoneers-name-action-disengage = Disengage
dungeoneers-name-action-sprint = Sprint
dungeoneers-name-action-grapple = Grapple
dungeoneers-name-action-push = Push
dungeoneers-name-action-ready = Ready
dungeoneers-name-action-move = Move
dungeoneers-name-action-stand = Stand up
dungeoneers-name-action-drop-prone = Drop prone
dungeoneers-name-action-turn = Turn
dungeoneers-name-action-release = Let go
dungeoneers-name-action-equip = Equip
dungeoneers-name-action-use = Use
dungeoneers-name-action-rest = Rest
dungeoneers-name-action-hazard = Hazard
dungeoneers-name-action-mend = Mend
dungeoneers-name-action-place = Place

## Conditions.

dungeoneers-name-condition-threatened = Threatened
dungeoneers-name-condition-grappled = Grappled
dungeoneers-name-condition-grappling = Grappling
dungeoneers-name-condition-sprinting = Sprinting
dungeoneers-name-condition-defensive = Defensive
dungeoneers-name-condition-prone = Prone
dungeoneers-name-condition-dead = Dead
dungeoneers-name-condition-disengaged = Disengaged
dungeoneers-name-condition-readied = Readied
dungeoneers-name-condition-facing = Facing
dungeoneers-name-condition-enchanted = Enchanted

## What stands on sheets by its name: weapons, armor, gear, spells, abilities.

dungeoneers-name-thing-mace = Mace
dungeoneers-name-thing-hunting-bow = Hunting Bow
dungeoneers-name-thing-leather = Leather
dungeoneers-name-thing-boots = Boots
dungeoneers-name-thing-red-draught = Red Draught
dungeoneers-name-thing-warhammer = Warhammer
dungeoneers-name-thing-brigandine = Brigandine
dungeoneers-name-thing-buckler = Buckler
dungeoneers-name-thing-bitter-tea = Bitter Tea
dungeoneers-name-thing-battleaxe = Battleaxe
dungeoneers-name-thing-hand-axe = Hand Axe
dungeoneers-name-thing-gambeson = Gambeson
dungeoneers-name-thing-kite-shield = Kite Shield
dungeoneers-name-thing-dagger = Dagger
dungeoneers-name-thing-tome = Tome
dungeoneers-name-thing-mage-armor = Mage Armor
dungeoneers-name-thing-ember = Ember
dungeoneers-name-thing-fire-lance = Fire Lance
dungeoneers-name-thing-rime = Rime
dungeoneers-name-thing-quake = Quake
dungeoneers-name-thing-mend = Mend
dungeoneers-name-thing-soothe = Soothe
dungeoneers-name-thing-bone-blade = Bone Blade
dungeoneers-name-thing-dead-fists = Dead Fists
dungeoneers-name-thing-jagged-knife = Jagged Knife
dungeoneers-name-thing-teeth = Teeth
dungeoneers-name-thing-wings = Wings
dungeoneers-name-thing-bite = Bite
dungeoneers-name-thing-tusks = Tusks
dungeoneers-name-thing-fangs = Fangs
dungeoneers-name-thing-web = Web
dungeoneers-name-thing-sling = Sling
dungeoneers-name-thing-mage-robes = Mage Robes
dungeoneers-name-thing-whispered-dread = Whispered Dread
dungeoneers-name-thing-spear = Spear
dungeoneers-name-thing-spangenhelm = Spangenhelm
dungeoneers-name-thing-shield-wall = Shield Wall
dungeoneers-name-thing-blood-rage = Blood Rage
dungeoneers-name-thing-orb = Orb
dungeoneers-name-thing-evil-eye = Evil Eye
dungeoneers-name-thing-chill = Chill
dungeoneers-name-thing-bardiche = Bardiche
dungeoneers-name-thing-riposte = Riposte
dungeoneers-name-thing-claymore = Claymore
dungeoneers-name-thing-plate = Plate
dungeoneers-name-thing-great-helm = Great Helm
dungeoneers-name-thing-greaves = Greaves
dungeoneers-name-thing-claws = Claws
dungeoneers-name-thing-grave-blade = Grave Blade
dungeoneers-name-thing-hauberk = Hauberk
dungeoneers-name-thing-dead-hand = Dead Hand
dungeoneers-name-thing-wither = Wither
dungeoneers-name-thing-grave-frost = Grave Frost
dungeoneers-name-thing-tail = Tail
dungeoneers-name-thing-cinder = Cinder
dungeoneers-name-thing-acid-mass = Acid Mass
dungeoneers-name-thing-club = Club
dungeoneers-name-thing-knitting-flesh = Knitting Flesh
dungeoneers-name-thing-trunk = Trunk
dungeoneers-name-thing-rock = Rock
dungeoneers-name-thing-fire-breath = Fire Breath
dungeoneers-name-thing-wing-beat = Wing Beat
dungeoneers-name-thing-improvised = Improvised
dungeoneers-name-thing-shortsword = Shortsword
dungeoneers-name-thing-glaive = Glaive
dungeoneers-name-thing-stiletto = Stiletto
dungeoneers-name-thing-broadsword = Broadsword
dungeoneers-name-thing-rapier = Rapier
dungeoneers-name-thing-light-hammer = Light Hammer
dungeoneers-name-thing-quarterstaff = Quarterstaff
dungeoneers-name-thing-flail = Flail
dungeoneers-name-thing-maul = Maul
dungeoneers-name-thing-halberd = Halberd
dungeoneers-name-thing-javelin = Javelin
dungeoneers-name-thing-kontos = Kontos
dungeoneers-name-thing-partisan = Partisan
dungeoneers-name-thing-short-bow = Short Bow
dungeoneers-name-thing-long-bow = Long Bow
dungeoneers-name-thing-crossbow = Crossbow
dungeoneers-name-thing-war-bow = War Bow
dungeoneers-name-thing-drakehide = Drakehide
dungeoneers-name-thing-laminar = Laminar
dungeoneers-name-thing-tower-shield = Tower Shield
dungeoneers-name-thing-gloves = Gloves
dungeoneers-name-thing-gauntlet = Gauntlet
dungeoneers-name-thing-zischagge = Zischagge
dungeoneers-name-thing-wand = Wand
dungeoneers-name-thing-symbol = Symbol
dungeoneers-name-thing-staff = Staff

## Attributes, skills and stats.

dungeoneers-name-skill-power = power
dungeoneers-name-skill-prowess = prowess
dungeoneers-name-skill-endurance = endurance
dungeoneers-name-skill-resistance = resistance
dungeoneers-name-skill-spell = spell
dungeoneers-name-skill-mind = mind

## Premade characters and creatures.

dungeoneers-name-archetype-freya = Freya
dungeoneers-name-archetype-suori = Suori
dungeoneers-name-archetype-alberich = Alberich
dungeoneers-name-archetype-ulfarmi = Ulfarmi
dungeoneers-name-archetype-skeleton = Skeleton
dungeoneers-name-archetype-zombie = Zombie
dungeoneers-name-archetype-goblin = Goblin
dungeoneers-name-archetype-giant-rat = Giant Rat
dungeoneers-name-archetype-bat = Bat
dungeoneers-name-archetype-wolf = Wolf
dungeoneers-name-archetype-wild-boar = Wild Boar
dungeoneers-name-archetype-giant-spider = Giant Spider
dungeoneers-name-archetype-bandit = Bandit
dungeoneers-name-archetype-goblin-slinger = Goblin Slinger
dungeoneers-name-archetype-cultist = Cultist
dungeoneers-name-archetype-guard = Guard
dungeoneers-name-archetype-orc = Orc
dungeoneers-name-archetype-witch = Witch
dungeoneers-name-archetype-veteran = Veteran
dungeoneers-name-archetype-knight = Knight
dungeoneers-name-archetype-ghoul = Ghoul
dungeoneers-name-archetype-wight = Wight
dungeoneers-name-archetype-lich = Lich
dungeoneers-name-archetype-imp = Imp
dungeoneers-name-archetype-ooze = Ooze
dungeoneers-name-archetype-ogre = Ogre
dungeoneers-name-archetype-troll = Troll
dungeoneers-name-archetype-stone-giant = Stone Giant
dungeoneers-name-archetype-dragon = Dragon

## Settings of an encounter.

dungeoneers-name-setting-auto-end = auto-end
dungeoneers-name-setting-order = order
dungeoneers-name-setting-start = start
dungeoneers-name-setting-ambient-magica = ambient magica
dungeoneers-name-setting-action-points = action points
dungeoneers-name-setting-movement-points = movement points
dungeoneers-name-setting-reaction-points = reaction points
dungeoneers-name-setting-critical-hits = critical hits
dungeoneers-name-setting-pierce-stress = pierce stress
dungeoneers-name-setting-magica = magica
dungeoneers-name-setting-spellbane = spellbane

## Fields of a sheet.

dungeoneers-name-field-size = Size
dungeoneers-name-field-power = Power
dungeoneers-name-field-prowess = Prowess
dungeoneers-name-field-endurance = Endurance
dungeoneers-name-field-resistance = Resistance
dungeoneers-name-field-spell = Spell
dungeoneers-name-field-mind = Mind
dungeoneers-name-field-initiative = Initiative
dungeoneers-name-field-dodge = Dodge
dungeoneers-name-field-starts = Starting distance
dungeoneers-name-field-natural-armor = Natural armor
dungeoneers-name-field-natural-resistance = Natural resistance
dungeoneers-name-field-vulnerabilities = Vulnerabilities
dungeoneers-name-field-resistances = Resistances
dungeoneers-name-field-weapons = Weapons
dungeoneers-name-field-gear = Gear
dungeoneers-name-field-items = Items
dungeoneers-name-field-spells = Spells
dungeoneers-name-field-abilities = Abilities
dungeoneers-name-field-effects = Effects
dungeoneers-name-field-when-struck = When struck
dungeoneers-name-field-lacks = Can’t do
dungeoneers-name-field-modifiers = Modifiers

## Auto-reactions, ways to do something, settings and other choices.

dungeoneers-name-option-opportune-strike = opportune strike
dungeoneers-name-option-strike = strike
dungeoneers-name-option-hold = hold
dungeoneers-name-option-ask = ask
dungeoneers-name-option-dodge-by = dodge by
dungeoneers-name-option-higher = higher
dungeoneers-name-option-power = power
dungeoneers-name-option-prowess = prowess
dungeoneers-name-option-spell-save = spell save
dungeoneers-name-option-allies = allies
dungeoneers-name-option-never = never
dungeoneers-name-option-always = always
dungeoneers-name-option-spell-resistance = spell resistance
dungeoneers-name-option-readied-act = readied action
dungeoneers-name-option-first = first
dungeoneers-name-option-turning = turning
dungeoneers-name-option-turn = turn
dungeoneers-name-option-stay = stay
dungeoneers-name-option-reaction = reaction
dungeoneers-name-option-use = use
dungeoneers-name-option-start = start
dungeoneers-name-option-adjacent = adjacent
dungeoneers-name-option-away = away
dungeoneers-name-option-turn-end = turn end
dungeoneers-name-option-as-set = as set for this encounter
dungeoneers-name-option-with-the-last-action = after the last action
dungeoneers-name-option-with-the-last-point = after the last point
dungeoneers-name-option-by-hand = only when you end it
dungeoneers-name-option-action-points = action points
dungeoneers-name-option-anew = each round
dungeoneers-name-option-kept = once
dungeoneers-name-option-mind = mind
dungeoneers-name-option-twice-mind = twice mind
dungeoneers-name-option-short = short
dungeoneers-name-option-long = long
dungeoneers-name-option-full = full
# “Within reach” would sound as if an attack could reach it.
dungeoneers-name-option-at-reach = 2 squares away
dungeoneers-name-option-tiny = Tiny
dungeoneers-name-option-small = Small
dungeoneers-name-option-medium = Medium
dungeoneers-name-option-large = Large
dungeoneers-name-option-huge = Huge
dungeoneers-name-option-massive = Massive
dungeoneers-name-option-bludgeoning = bludgeoning
dungeoneers-name-option-piercing = piercing
dungeoneers-name-option-slashing = slashing
dungeoneers-name-option-heat = heat
dungeoneers-name-option-cold = cold
dungeoneers-name-option-toxic = toxic
dungeoneers-name-option-melt = melt
dungeoneers-name-option-erase = erase
dungeoneers-name-option-improvised = Improvised
dungeoneers-name-option-blade = Blade
dungeoneers-name-option-cudgel = Cudgel
dungeoneers-name-option-axe = Axe
dungeoneers-name-option-lance = Lance
dungeoneers-name-option-bow = Bow
dungeoneers-name-option-yes = yes
dungeoneers-name-option-no = no
dungeoneers-name-option-hit = hit
dungeoneers-name-option-miss = miss
dungeoneers-name-option-pierce = pierce
dungeoneers-name-option-deflection = deflection
dungeoneers-name-option-target = target
dungeoneers-name-option-self = self
dungeoneers-name-option-head = head
dungeoneers-name-option-body = body
dungeoneers-name-option-hands = hands
dungeoneers-name-option-feet = feet
dungeoneers-name-option-wield = wield
dungeoneers-name-option-arcane = arcane
dungeoneers-name-option-holy = holy
dungeoneers-name-option-demonic = demonic
dungeoneers-name-option-any = any
dungeoneers-name-option-attacker = attacker
dungeoneers-name-option-tome = tome
dungeoneers-name-option-cantrip = cantrip
dungeoneers-name-option-attack = attack
dungeoneers-name-option-save = save
dungeoneers-name-option-none = none
dungeoneers-name-option-armor-value = armor value
dungeoneers-name-option-initiative = initiative
dungeoneers-name-option-hit-dice = hit dice
dungeoneers-name-option-dodge-dice = dodge dice
dungeoneers-name-option-dodge = dodge
dungeoneers-name-option-dodge-die = dodge die
dungeoneers-name-option-pierce-dice = pierce dice
dungeoneers-name-option-wounds = wounds
dungeoneers-name-option-wounds-taken = wounds taken
dungeoneers-name-option-stress-gained = stress gained
dungeoneers-name-option-movement-points = movement points
dungeoneers-name-option-spell-dice = spell dice
dungeoneers-name-option-spell-pierce-dice = spell pierce dice
dungeoneers-name-option-spell-pierce-die = spell pierce die
dungeoneers-name-option-most-hit-dice = most hit dice
dungeoneers-name-option-most-dodge-dice = most dodge dice
dungeoneers-name-option-reaction-points = reaction points
dungeoneers-name-option-attacked = attacked
dungeoneers-name-option-missed = missed
dungeoneers-name-option-pierced = pierced
dungeoneers-name-option-deflected = deflected
dungeoneers-name-option-disengage = disengage
dungeoneers-name-option-defend = defend
dungeoneers-name-option-sprint = sprint
dungeoneers-name-option-grapple = grapple
dungeoneers-name-option-push = push
dungeoneers-name-option-cast = cast
dungeoneers-name-option-stress = stress
dungeoneers-name-option-equip = equip
dungeoneers-name-option-take-off = take off
dungeoneers-name-option-engage = engage
dungeoneers-name-option-withdraw = withdraw
dungeoneers-name-option-across = across
dungeoneers-name-option-behind = behind
dungeoneers-name-option-before = before
dungeoneers-name-option-after = after
dungeoneers-name-option-pierce-1 = pierce 1
dungeoneers-name-option-pierce-2 = pierce 2
dungeoneers-name-option-pierce-3 = pierce 3
dungeoneers-name-option-north = north
dungeoneers-name-option-north-east = northeast
dungeoneers-name-option-east = east
dungeoneers-name-option-south-east = southeast
dungeoneers-name-option-south = south
dungeoneers-name-option-south-west = southwest
dungeoneers-name-option-west = west
dungeoneers-name-option-north-west = northwest
dungeoneers-name-option-resist = resist
dungeoneers-name-option-fail = fail
dungeoneers-name-option-let-through = let through

## What is noted beside weapons, spells and abilities.

dungeoneers-name-note-wings-in-the-face = wings in the face
dungeoneers-name-note-dragged-down = dragged down
dungeoneers-name-note-overruns-its-mark = overshoots its target
dungeoneers-name-note-venom = venom
dungeoneers-name-note-caught-in-a-web = caught in a web
dungeoneers-name-note-numbed = numbed
dungeoneers-name-note-grave-chill = grave chill
dungeoneers-name-note-acid-splashes = acid splashes
dungeoneers-name-note-knocked-off-the-feet = knocked down
dungeoneers-name-note-swept-off-the-feet = knocked off their feet
dungeoneers-name-note-heart-of-fire = Heart of Fire

## Fields of a GM's own condition, and their choices.

dungeoneers-name-field-kind = Kind
dungeoneers-name-field-dodge-dice = Extra dodge dice
dungeoneers-name-field-most-dodge-dice = Maximum dodge dice
dungeoneers-name-field-most-hit-dice-from-afar = Max hit dice for ranged attackers
dungeoneers-name-field-movement = Movement points
dungeoneers-name-option-buff = buff
dungeoneers-name-option-debuff = debuff

## Fields of an entry in a list of a sheet: a weapon, a spell, a condition’s change.

dungeoneers-name-field-entry-name = Name
dungeoneers-name-field-entry-class = Class
dungeoneers-name-field-entry-hit = Hit die
dungeoneers-name-field-entry-pierce = Pierce die
dungeoneers-name-field-entry-wounds = Wounds
dungeoneers-name-field-entry-type = Damage type
dungeoneers-name-field-entry-hands = Hands
dungeoneers-name-field-entry-threat = Threat range, in squares
dungeoneers-name-field-entry-toss = Can be thrown
dungeoneers-name-field-entry-range = Range, in squares
dungeoneers-name-field-entry-points = Points it costs
dungeoneers-name-field-entry-equipped = Equipped
dungeoneers-name-field-entry-natural = Part of the body
dungeoneers-name-field-entry-slot = Where it’s worn
dungeoneers-name-field-entry-resistance = Resistance
dungeoneers-name-field-entry-armor = Armor
dungeoneers-name-field-entry-needs = Power needed
dungeoneers-name-field-entry-spellbane = Spellbane
dungeoneers-name-field-entry-tome = Tome
dungeoneers-name-field-entry-focus = Focus for
dungeoneers-name-field-entry-dice = Dice
dungeoneers-name-field-entry-count = Count
dungeoneers-name-field-entry-inscribed = Inscribed as
dungeoneers-name-field-entry-source = Source
dungeoneers-name-field-entry-cost = Cost in magica
dungeoneers-name-field-entry-step = First step
dungeoneers-name-field-entry-save = Save with
dungeoneers-name-field-entry-die = Die
dungeoneers-name-field-entry-pierce-die = Spell’s pierce die
dungeoneers-name-field-entry-stress = Stress it causes
dungeoneers-name-field-entry-restores = Wounds it heals
dungeoneers-name-field-entry-relieves = Stress it removes
dungeoneers-name-field-entry-condition = Condition
dungeoneers-name-field-entry-gives = Adds to scores
dungeoneers-name-field-entry-spends = Which points it costs
dungeoneers-name-field-entry-uses = Uses
dungeoneers-name-field-entry-moves = Includes a step
dungeoneers-name-field-entry-movement = Movement points
dungeoneers-name-field-entry-trigger = Triggered by an attack that
dungeoneers-name-field-entry-aims = Aims at
dungeoneers-name-field-entry-item = Can be given away
dungeoneers-name-field-entry-to = Score
dungeoneers-name-field-entry-value = Value
dungeoneers-name-field-entry-why = Reason
dungeoneers-name-setting-delay = delay
