### What the book of Mastery names, how a roll comes out, and resources.

# How a roll came out, beside the roll.
mastery-degrees-critical = kritisch
mastery-degrees-solid = voll
mastery-degrees-glancing = gestreift
mastery-degrees-blocked = geblockt
mastery-degrees-matched = gleichauf
mastery-degrees-success = Erfolg
mastery-degrees-failure = Misserfolg
mastery-degrees-pass = bestanden
mastery-degrees-fail = misslungen
# The same at the end of a short line of math.
mastery-results-critical = ein kritischer Treffer
mastery-results-solid = ein voller Treffer
mastery-results-glancing = ein Streiftreffer
mastery-results-blocked = geblockt
mastery-results-matched = gleichauf, also geblockt
mastery-results-success = ein Erfolg
mastery-results-failure = ein Misserfolg
mastery-results-pass = bestanden
mastery-results-fail = misslungen
mastery-resource-stamina = Ausdauer
mastery-resource-stamina-counted = Ausdauer
mastery-resource-stamina-harm = Schaden
mastery-resource-action-one = Aktion
mastery-resource-action-several = Aktionen

## Actions.

mastery-name-action-attack = Angreifen
mastery-name-action-defend = Verteidigen
mastery-name-action-special = Spezialaktion
mastery-name-action-move = Bewegen
mastery-name-action-rest = Rasten

## Conditions.

mastery-name-condition-exhausted = Erschöpft
mastery-name-condition-unsteady = Wankend
mastery-name-condition-recovering = Sammelt sich
mastery-name-condition-advantage = Vorteil
mastery-name-condition-prepared = Vorbereitet
mastery-name-condition-stunned = Betäubt
mastery-name-condition-fatigued = Ermüdet
mastery-name-condition-disoriented = Desorientiert
mastery-name-condition-status = Status

## Attributes, skills and stats.

mastery-name-skill-athletics = Athletik
mastery-name-skill-insight = Menschenkenntnis
mastery-name-skill-fire-magic = Feuermagie
mastery-name-skill-situational-awareness = Umsicht
mastery-name-skill-intimidation = Einschüchtern
mastery-name-skill-acrobatics = Akrobatik
mastery-name-skill-grappling = Ringen
mastery-name-skill-storm-magic = Sturmmagie
mastery-name-skill-leadership = Führung
mastery-name-skill-stealth = Heimlichkeit
mastery-name-skill-offense = Offensive
mastery-name-skill-defense = Verteidigung
mastery-name-skill-endurance = Zähigkeit
mastery-name-skill-speed = Schnelligkeit
mastery-name-skill-tactical-combat = Taktik

## Premade characters and creatures.

mastery-name-archetype-bryn = Bryn
mastery-name-archetype-wren = Wren
mastery-name-archetype-tobin = Tobin
mastery-name-archetype-isolde = Isolde
mastery-name-archetype-brannoc = Brannoc
mastery-name-archetype-sefa = Sefa
mastery-name-archetype-aurelio = Aurelio
mastery-name-archetype-mother-kestrel = Mutter Kestrel
mastery-name-archetype-opponent = Kontrahent
mastery-name-archetype-novice-fighter = Kampfneuling
mastery-name-archetype-competent-fighter = Kampfgeselle
mastery-name-archetype-adept-fighter = Kampfadept
mastery-name-archetype-advanced-fighter = Kampfveteran
mastery-name-archetype-expert-fighter = Kampfexperte
mastery-name-archetype-elite-fighter = Elitekämpfer
mastery-name-archetype-master-fighter = Kampfmeister

## Settings of an encounter.

mastery-name-setting-win = Sieg
mastery-name-setting-defense = Verteidigung
mastery-name-setting-auto-end = Zugende

## Fields of a sheet.

mastery-name-field-offense = Offensive
mastery-name-field-defense = Verteidigung
mastery-name-field-endurance = Zähigkeit
mastery-name-field-speed = Schnelligkeit
mastery-name-field-tactical-combat = Taktik
mastery-name-field-specials = Besonderes
mastery-name-field-items = Gegenstände

## Auto-reactions, ways to do something, settings and other choices.

mastery-name-option-defense = Verteidigung
mastery-name-option-cheapest = günstigste
mastery-name-option-block = Blocken
mastery-name-option-dodge = Ausweichen
mastery-name-option-ask = fragen
mastery-name-option-last-standing = wer zuletzt steht
mastery-name-option-first-to-1-hit = 1 Treffer
mastery-name-option-first-to-3-hits = 3 Treffer
mastery-name-option-first-to-5-hits = 5 Treffer
mastery-name-option-standing = Standard
mastery-name-option-short = kurz
mastery-name-option-long = lang
mastery-name-option-novice = Neuling
mastery-name-option-competent = Kompetent
mastery-name-option-adept = Geübt
mastery-name-option-advanced = Fortgeschritten
mastery-name-option-expert = Experte
mastery-name-option-elite = Elite
mastery-name-option-master = Meister
mastery-name-option-quick = schnell
mastery-name-option-focused = gezielt
mastery-name-option-powerful = kraftvoll
mastery-name-option-glancing = gestreift
mastery-name-option-solid = voll
mastery-name-option-critical = kritisch
mastery-name-option-harm = Schaden
mastery-name-option-stun = betäuben
mastery-name-option-fatigue = ermüden
mastery-name-option-disorient = desorientieren
mastery-name-option-harm-vs-defense = Schaden gegen Verteidigung
mastery-name-option-vs-defense = gegen Verteidigung
mastery-name-option-stun-vs-defense = betäuben gegen Verteidigung
mastery-name-option-fatigue-vs-defense = ermüden gegen Verteidigung
mastery-name-option-disorient-vs-defense = desorientieren gegen Verteidigung
mastery-name-option-vs-8 = gegen 8
mastery-name-option-vs-10 = gegen 10
mastery-name-option-vs-12 = gegen 12
mastery-name-option-vs-15 = gegen 15
mastery-name-option-vs-18 = gegen 18
mastery-name-option-vs-20 = gegen 20

## Fields of a GM's own condition, and their choices.

mastery-name-field-kind = Art
mastery-name-field-tires = Abzug auf jeden Wurf
mastery-name-field-unguards = Abzug auf die nächste Verteidigung
mastery-name-field-loses-turn = Verliert den nächsten Zug
mastery-name-field-while-up = Endet bei Zusammenbruch
mastery-name-field-lasts = Dauert bis
mastery-name-option-buff = Stärkung
mastery-name-option-debuff = Schwächung
mastery-name-option-yes = ja
mastery-name-option-no = nein
mastery-name-option-scene = Szene
mastery-name-option-removed = bis entfernt
mastery-name-option-lost-turn = verlorener Zug
mastery-name-option-next-turn = nächster Zug

## Fields of an entry in a list of a sheet: a weapon, a spell, a condition’s change.

mastery-name-field-entry-name = Name
mastery-name-field-entry-level = Stufe
mastery-name-field-entry-count = Anzahl
mastery-name-setting-order = Reihenfolge
mastery-name-setting-delay = verzögern
mastery-name-option-once = einmal
mastery-name-option-each-round = jede Runde
