### What a refusal is about: “Which target?”, “There’s no spell called “Fyre”.”, “The difficulty must be a whole number from 1 to 60.”

# At the beginning of a sentence.
what-the = The { $what }
what-value-of = value of “{ $setting }”
what-entry-in = entry in { $ruleset }
# An option of a command. Its name is English everywhere.
what-option = `{ $option }`
what-ability = ability
what-action = action
what-action-to-hold = action to hold
what-amount = amount
what-answer = answer
what-armor = armor
what-attack-type = attack type
what-auto-reaction = auto-reaction
what-character = character
what-character-or-creature = character or creature
# After “too many”.
what-characters = characters
what-check = check
what-combatant = combatant
what-combatants = combatants
what-condition = condition
what-cover = cover
what-creature = creature
what-damage-type = damage type
what-defense = defense
what-difficulty = difficulty
what-encounter = encounter
what-entry = entry
what-event = event
what-event-effect = damage or condition
what-event-place = place in the turn order
what-event-rounds = range of rounds
# After “too many”.
what-events = events
what-fall-length = length of the fall in squares
what-field = field
what-gear = gear
what-hazard = hazard
what-hidden-creature = hidden creature
what-hours = number of hours
what-item = item
what-item-or-ability = item or ability
what-kind = kind
what-moment = moment
what-number = number
what-offer = offer
# After “too many”.
what-offers = open offers
what-pack = pack
what-packs = packs
what-percent = percentage
what-pool = pool
what-pool-parts = number of parts in a pool
what-portraits = portraits
what-position = position
what-range = range
what-resource = resource
what-rest = kind of rest
what-rounds = number of rounds
what-by-or-to = option (`by` or `to`)
what-rounds-or-until = option (`rounds` or `until`)
what-ruleset = system
what-scene = scene
what-saved = saved entries
what-score = score
what-sense = sense
what-setting = setting
what-skill = skill
what-source = source
what-spell = spell
what-stamina-cost = stamina cost
what-stat = stat
what-steps-or-to = option (`steps` or `to`)
what-style = style
what-suggestion = kind of suggestion
what-target = target
what-targets = targets
what-template = template
what-threshold = threshold
what-turn = turn
what-ward = kind of ward
what-way = way
what-way-to-shove = way to shove
what-weapon = weapon
what-wound = wound

refused-squares-away = { $count ->
    [one] 1 square
   *[other] { $count } squares
  }
# “Kira is unconscious and can’t act.”
state-dead = dead
state-down = down
state-unconscious = unconscious
state-collapsed = collapsed
what-zone = zone
# After “too many”.
what-zones = zones
