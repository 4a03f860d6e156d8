### What the book names: its actions, conditions, things, premade combatants, and the fields of a sheet.

newsystem-name-action-attack = Attack
newsystem-name-action-defend = Guard
newsystem-name-condition-guarding = Guarding
newsystem-name-archetype-fighter = Fighter
newsystem-name-archetype-wolf = Wolf
newsystem-name-thing-sword = Sword
newsystem-name-thing-dagger = Dagger
newsystem-name-thing-teeth = Teeth
newsystem-name-field-hp = HP
newsystem-name-field-armor = Armor
newsystem-name-field-attack = Attack bonus
newsystem-name-field-weapons = Weapons
newsystem-name-field-entry-name = Name
newsystem-name-field-entry-damage = Damage
newsystem-name-option-d-4 = d4
newsystem-name-option-d-6 = d6
newsystem-name-option-d-8 = d8
newsystem-name-option-d-10 = d10
