### Fight statistics, at the end of an encounter, in files and in My character

# $fighters: "Kira 42 damage, 2 taken down · Bryn 30 damage".
stats-dealt = -# Ausgeteilt: { $fighters }
stats-taken = -# Eingesteckt: { $fighters }
stats-healed = -# Heilung: { $fighters }
stats-fighter = { $name } ({ $amounts })
stats-beaten = { $count ->
    [one] 1 zu Boden gebracht
   *[other] { $count } zu Boden gebracht
}
stats-stopped = { $count ->
    [one] 1 Angriff ohne Schaden
   *[other] { $count } Angriffe ohne Schaden
}
stats-wounds = { $count ->
    [one] 1 Wunde
   *[other] { $count } Wunden
}
# Button, at most 20 characters.
stats-button = Kampfstatistik
stats-title = Kampfstatistik
stats-of = Kampfstatistik von { $name }
stats-name = Name
stats-column-dealt = Ausgeteilt
stats-column-taken = Eingesteckt
stats-column-healed = Geheilt
stats-column-stopped = Angriffe ohne Schaden
stats-column-beaten = Zu Boden gebracht
stats-column-biggest = Größter Treffer
# One fighter, for a message. $parts: the messages below that have something to say, joined by a dot.
stats-block = **{ $name }**
    -# { $parts }
stats-part-dealt = ausgeteilt: { $amounts }
stats-part-dealt-biggest = ausgeteilt: { $amounts } (größter Treffer: { $biggest })
stats-part-taken = eingesteckt: { $amounts }
stats-part-healed = geheilt: { $amounts }
stats-part-stopped = Angriffe ohne Schaden: { $count }
stats-part-beaten = zu Boden gebracht: { $count }
stats-part-none = noch kein Schaden und keine Heilung
stats-partial = -# Schaden an Kreaturen mit verborgenen Werten zählt nicht mit.
# Only the GM sees these.
stats-times-title = **Wie schnell die Spielenden geantwortet haben** (nur du siehst das)
# $typical, $longest: "20 minutes".
stats-times-one = { $user }: meist { $typical }, höchstens { $longest } ({ $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
})
stats-own = Deine Kampfstatistik
stats-own-fights = { $count ->
    [one] In deinem letzten Kampf auf diesem Server
   *[other] In deinen letzten { $count } Kämpfen auf diesem Server
}
stats-own-line = **{ $system }** ({ $fights ->
    [one] 1 Kampf
   *[other] { $fights } Kämpfe
}): { $parts }
stats-own-none = Du hast auf diesem Server noch nicht gekämpft.
