### What the book of Project Sol names, how a roll comes out, and resources.

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

## Actions.

sol-name-action-attack = Attack
sol-name-action-defend = Defend
sol-name-action-move = Move
sol-name-action-take-cover = Take Cover
sol-name-action-posture = Stand Up/Go Prone
sol-name-action-aim = Aim
sol-name-action-draw = Draw a Weapon
sol-name-action-reload = Reload
sol-name-action-medkit = Medkit
sol-name-action-use = Use Gear
sol-name-action-rest = Rest
sol-name-action-test = Test
sol-name-action-note = Note a Wound
sol-name-action-surprise = Surprise Test

## Conditions.

sol-name-condition-wound = wound
sol-name-condition-last-stand = last stand
sol-name-condition-unconscious = unconscious
sol-name-condition-asleep = asleep
sol-name-condition-surprised = surprised
sol-name-condition-newcomer = newcomer
sol-name-condition-prone = prone
sol-name-condition-partial-cover = partial cover
sol-name-condition-good-cover = good cover
sol-name-condition-concealed = concealed
sol-name-condition-aiming = aiming
sol-name-condition-full-defense = full defense
sol-name-condition-favored = favored
sol-name-condition-hindered = hindered

## What stands on sheets by its name: weapons, armor, gear, spells, abilities.

sol-name-thing-assault-rifle = Assault Rifle
sol-name-thing-heavy-pistol = Heavy Pistol
sol-name-thing-knife = Knife
sol-name-thing-vest = Vest
sol-name-thing-smoke-grenade = Smoke grenade
sol-name-thing-sword = Sword
sol-name-thing-light-pistol = Light Pistol
sol-name-thing-jacket = Jacket
sol-name-thing-motion-scanner = Motion scanner
sol-name-thing-riot-armor = Riot armor
sol-name-thing-heavy-machine-gun = Heavy Machine Gun
sol-name-thing-brass-knuckles = Brass Knuckles
sol-name-thing-machine-pistol = Machine Pistol
sol-name-thing-shotgun = Shotgun
sol-name-thing-shock-baton = Shock Baton
sol-name-thing-sniper-rifle = Sniper Rifle
sol-name-thing-grenade-launcher = Grenade Launcher
sol-name-thing-twin-blades = Twin Blades
sol-name-thing-monoblade = Monoblade
sol-name-thing-plating = Plating
sol-name-thing-power-fist = Power Fist
sol-name-thing-teeth = Teeth
sol-name-thing-bite = Bite
sol-name-thing-slam = Slam
sol-name-thing-hide = Hide
sol-name-thing-claws = Claws
sol-name-thing-shell = Shell
sol-name-thing-needle-gun = Needle Gun
sol-name-thing-carbine = Carbine
sol-name-thing-cannon = Cannon
sol-name-thing-stomp = Stomp
sol-name-thing-rotary-gun = Rotary Gun
sol-name-thing-fists = Fists

## Attributes, skills and stats.

sol-name-skill-longarms = Longarms
sol-name-skill-sidearms = Sidearms
sol-name-skill-blades = Blades
sol-name-skill-athletics = Athletics
sol-name-skill-perception = Perception
sol-name-skill-unarmed = Unarmed
sol-name-skill-stealth = Stealth
sol-name-skill-medicine = Medicine
sol-name-skill-heavy-weapons = Heavy Weapons
sol-name-skill-clubs = Clubs
sol-name-skill-bod = BOD
sol-name-skill-agi = AGI
sol-name-skill-rea = REA
sol-name-skill-str = STR
sol-name-skill-wil = WIL
sol-name-skill-int = INT
sol-name-skill-log = LOG
sol-name-skill-cha = CHA
sol-name-skill-edge = EDGE

## Premade characters and creatures.

sol-name-archetype-soldier = Soldier
sol-name-archetype-blade = Blade
sol-name-archetype-medic = Medic
sol-name-archetype-ganger = Ganger
sol-name-archetype-guard = Guard
sol-name-archetype-squad-leader = Squad Leader
sol-name-archetype-heavy = Heavy
sol-name-archetype-thug = Thug
sol-name-archetype-gang-gunner = Gang Gunner
sol-name-archetype-raider = Raider
sol-name-archetype-corpsman = Corpsman
sol-name-archetype-riot-trooper = Riot Trooper
sol-name-archetype-marksman = Marksman
sol-name-archetype-grenadier = Grenadier
sol-name-archetype-stalker = Stalker
sol-name-archetype-veteran = Veteran
sol-name-archetype-assassin = Assassin
sol-name-archetype-exo-trooper = Exo Trooper
sol-name-archetype-warlord = Warlord
sol-name-archetype-sewer-rat = Sewer Rat
sol-name-archetype-watchdog = Watchdog
sol-name-archetype-brute = Brute
sol-name-archetype-burrower = Burrower
sol-name-archetype-scout-drone = Scout Drone
sol-name-archetype-gun-drone = Gun Drone
sol-name-archetype-cyborg = Cyborg
sol-name-archetype-war-walker = War Walker
sol-name-archetype-siege-engine = Siege Engine

## Settings of an encounter.

sol-name-setting-auto-end = auto-end
sol-name-setting-buying-hits = buying-hits
sol-name-setting-attack-cost = attack-cost
sol-name-setting-reload-cost = reload-cost
sol-name-setting-move-cost = move-cost
sol-name-setting-draw-cost = draw-cost
sol-name-setting-posture-cost = posture-cost
sol-name-setting-cover-cost = cover-cost
sol-name-setting-aim-cost = aim-cost
sol-name-setting-medkit-cost = medkit-cost
sol-name-setting-reaction-cost = reaction-cost
sol-name-setting-reaction-dice = reaction-dice
sol-name-setting-aim-dice = aim-dice
sol-name-setting-aim-most = max-aim
sol-name-setting-partial-cover = partial-cover
sol-name-setting-good-cover = good-cover
sol-name-setting-level-1-penalty = level-1-penalty
sol-name-setting-level-2-penalty = level-2-penalty
sol-name-setting-level-3-penalty = level-3-penalty

## Fields of a sheet.

sol-name-field-attributes-bod = Attributes: BOD
sol-name-field-attributes-agi = Attributes: AGI
sol-name-field-attributes-rea = Attributes: REA
sol-name-field-attributes-str = Attributes: STR
sol-name-field-attributes-wil = Attributes: WIL
sol-name-field-attributes-int = Attributes: INT
sol-name-field-attributes-log = Attributes: LOG
sol-name-field-attributes-cha = Attributes: CHA
sol-name-field-attributes-edge = Attributes: EDGE
sol-name-field-skills = Skills
sol-name-field-weapons = Weapons
sol-name-field-armor = Armor
sol-name-field-gear = Gear
sol-name-field-items = Items
sol-name-field-medkit = Medkit
sol-name-field-initiative = Initiative
sol-name-field-leader = Leader
sol-name-field-boxes-level-1 = Boxes: level 1
sol-name-field-boxes-level-2 = Boxes: level 2
sol-name-field-boxes-level-3 = Boxes: level 3
sol-name-field-marks = Marks

## Auto-reactions, ways to do something, settings and other choices.

sol-name-option-reaction = reaction
sol-name-option-none = none
sol-name-option-dodge = dodge
sol-name-option-parry = parry
sol-name-option-ask = ask
sol-name-option-last-point = last point
sol-name-option-keep = keep
sol-name-option-spend = spend
sol-name-option-wound-words = wound words
sol-name-option-later = later
sol-name-option-2-hours = 2 hours
sol-name-option-8-hours = 8 hours
sol-name-option-24-hours = 24 hours
sol-name-option-melee = melee
sol-name-option-ranged = ranged
sol-name-option-yes = yes
sol-name-option-no = no
sol-name-option-full-defense = full defense
sol-name-option-stand-up = stand up
sol-name-option-go-prone = go prone
sol-name-option-partial = partial
sol-name-option-good = good
sol-name-option-concealed = concealed
sol-name-option-flanked = flanked
sol-name-option-simple = Simple
sol-name-option-average = Average
sol-name-option-difficult = Difficult
sol-name-option-very-difficult = Very Difficult
sol-name-option-formidable = Formidable
sol-name-option-absurd = Absurd
sol-name-option-bought-hits = bought hits
sol-name-option-mark = mark

## Fields of a GM's own condition, and their choices.

sol-name-field-kind = Kind
sol-name-field-dice = Dice
sol-name-field-value-least = Lowest value
sol-name-field-value-most = Highest value
sol-name-field-value-usual = Usual value
sol-name-field-lasts = Lasts until
sol-name-option-buff = buff
sol-name-option-debuff = debuff
sol-name-option-attack = attack
sol-name-option-defense = defense
sol-name-option-every-test = every test
sol-name-option-scene = scene
sol-name-option-rounds-stop = combat pauses
sol-name-option-removed = removed

## Fields of an entry in a list of a sheet: a weapon, a spell, a condition’s change.

sol-name-field-entry-name = Name
sol-name-field-entry-rank = Rank
sol-name-field-entry-skill = Skill
sol-name-field-entry-attribute = Attribute
sol-name-field-entry-level = Wound level
sol-name-field-entry-kind = Kind
sol-name-field-entry-points = Action points
sol-name-field-entry-critical = Levels per critical success
sol-name-field-entry-natural = Part of the body
sol-name-field-entry-dice = Dice
sol-name-field-entry-brief = Description, in one sentence
sol-name-field-entry-threshold = Threshold
sol-name-field-entry-count = Count
sol-name-setting-order = order
sol-name-setting-delay = delay
sol-name-option-once = once
sol-name-option-each-round = each round
