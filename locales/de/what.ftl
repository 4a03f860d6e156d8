### What a refusal is about: “Which target?”, “There’s no spell “Fyre”.”, “The difficulty must be a whole number from 1 to 60.”

# At the beginning of a sentence.
what-the = { $what }
what-value-of = Wert von „{ $setting }“
what-entry-in = Eintrag in { $ruleset }
# An option of a command. Its name is English everywhere.
what-option = `{ $option }`
what-ability = Fähigkeit
what-action = Aktion
what-action-to-hold = bereitgehaltene Aktion
what-amount = Menge
what-answer = Antwort
what-armor = Rüstung
what-attack-type = Angriffsart
what-auto-reaction = Auto-Reaktion
what-character = Charakter
what-character-or-creature = Charakter oder Kreatur
# After “too many”.
what-characters = Charaktere
what-check = Probe
what-combatant = Figur
what-combatants = Figuren
what-condition = Zustand
what-cover = Deckung
what-creature = Kreatur
what-damage-type = Schadensart
what-defense = Verteidigung
what-difficulty = Schwierigkeit
what-encounter = Begegnung
what-entry = Eintrag
what-event = Ereignis
what-event-effect = Schaden oder Zustand
what-event-place = Platz für ein Ereignis
what-event-rounds = Rundenangabe
# After “too many”.
what-events = Ereignisse
what-fall-length = Fallhöhe in Feldern
what-field = Angabe
what-gear = Ausrüstung
what-hazard = Gefahr
what-hidden-creature = verborgene Kreatur
what-hours = Stundenzahl
what-item = Gegenstand
what-item-or-ability = Gegenstand oder Fähigkeit
what-kind = Art
what-moment = Zeitpunkt
what-number = Zahl
what-offer = Angebot
# After “too many”.
what-offers = offene Angebote
what-pack = Paket
what-packs = Pakete
what-percent = Prozentsatz
what-pool = Pool
what-pool-parts = Anzahl der Teile eines Pools
what-portraits = Porträts
what-position = Position
what-range = Reichweite
what-resource = Ressource
what-rest = Art der Rast
what-rounds = Rundenzahl
what-by-or-to = eins von beiden, `by` oder `to`
what-rounds-or-until = eins von beiden, `rounds` oder `until`
what-ruleset = System
what-scene = Szene
what-saved = gespeicherte Einträge
what-score = Wert
what-sense = Sinn
what-setting = Einstellung
what-skill = Fertigkeit
what-source = Quelle
what-spell = Zauber
what-stamina-cost = Ausdauerkosten
what-stat = Wert
what-steps-or-to = eins von beiden, `steps` oder `to`
what-style = Stil
what-suggestion = Art des Vorschlags
what-target = Ziel
what-targets = Ziele
what-template = Vorlage
what-threshold = Schwelle
what-turn = Zug
what-ward = Art des Schutzes
what-way = Art und Weise
what-way-to-shove = Art zu stoßen
what-weapon = Waffe
what-wound = Wunde

refused-squares-away = { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
  }
# “Kira is unconscious and can’t act.”
state-dead = tot
state-down = am Boden
state-unconscious = bewusstlos
state-collapsed = zusammengebrochen
what-zone = Zone
# After “too many”.
what-zones = Zonen
