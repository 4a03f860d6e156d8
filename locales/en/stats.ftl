### Fight statistics, at the end of an encounter, in files and in My character

# $fighters: "Kira (42 damage, 2 takedowns) · Bryn (30 damage)".
stats-dealt = -# Dealt: { $fighters }
stats-taken = -# Taken: { $fighters }
stats-healed = -# Healing: { $fighters }
stats-fighter = { $name } ({ $amounts })
stats-beaten = { $count ->
    [one] 1 takedown
   *[other] { $count } takedowns
}
stats-stopped = { $count ->
    [one] 1 attack avoided
   *[other] { $count } attacks avoided
}
stats-wounds = { $count ->
    [one] 1 wound
   *[other] { $count } wounds
}
# Button, at most 20 characters.
stats-button = Fight statistics
stats-title = Fight statistics
stats-of = Fight statistics for { $name }
stats-name = Name
stats-column-dealt = Dealt
stats-column-taken = Took
stats-column-healed = Healed
stats-column-stopped = Attacks avoided
stats-column-beaten = Takedowns
stats-column-biggest = Biggest hit
# One fighter, for a message. $parts: the messages below that have something to say, joined by a dot.
stats-block = **{ $name }**
    -# { $parts }
stats-part-dealt = dealt { $amounts }
stats-part-dealt-biggest = dealt { $amounts } (biggest hit: { $biggest })
stats-part-taken = took { $amounts }
stats-part-healed = healed { $amounts }
stats-part-stopped = avoided { $count ->
    [one] 1 attack
   *[other] { $count } attacks
}
stats-part-beaten = { $count ->
    [one] 1 takedown
   *[other] { $count } takedowns
}
stats-part-none = no damage, healing or takedowns yet
stats-partial = -# Damage to creatures with hidden numbers isn’t counted.
# Only the GM sees these.
stats-times-title = **How quickly players answered** (only you can see this)
# $typical, $longest: "20 minutes".
stats-times-one = { $user }: usually { $typical }, at most { $longest } ({ $turns ->
    [one] 1 turn
   *[other] { $turns } turns
})
stats-own = Your fight statistics
stats-own-fights = { $count ->
    [one] In your last fight on this server
   *[other] In your last { $count } fights on this server
}
stats-own-line = **{ $system }** ({ $fights ->
    [one] 1 fight
   *[other] { $fights } fights
}): { $parts }
stats-own-none = You haven’t fought on this server yet.
