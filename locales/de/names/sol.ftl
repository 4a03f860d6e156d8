### What the book of Project Sol names, how a roll comes out, and resources.

## How a roll comes out.

sol-degree-failure = Misserfolg
sol-degree-success = Erfolg
sol-degree-critical-success = kritischer Erfolg

## The same at the end of a short line of math.

sol-result-attack-failure = daneben
sol-result-attack-success = ein Treffer
sol-result-attack-critical-success = ein kritischer Treffer
sol-result-failure = ein Misserfolg
sol-result-success = ein Erfolg
sol-result-critical-success = ein kritischer Erfolg

## Resources, as they are counted. “short” is for buttons and other places with little room.

sol-resource-wounds-one = Wunde
sol-resource-wounds-several = Wunden
sol-resource-action-points-one = Aktionspunkt
sol-resource-action-points-several = Aktionspunkte
sol-resource-action-points-short-one = Punkt
sol-resource-action-points-short-other = Punkte

## Actions.

sol-name-action-attack = Angreifen
sol-name-action-defend = Verteidigen
sol-name-action-move = Bewegen
sol-name-action-take-cover = In Deckung gehen
sol-name-action-posture = Aufstehen/Hinlegen
sol-name-action-aim = Zielen
sol-name-action-draw = Waffe ziehen
sol-name-action-reload = Nachladen
sol-name-action-medkit = Medkit
sol-name-action-use = Ausrüstung benutzen
sol-name-action-rest = Rasten
sol-name-action-test = Probe
sol-name-action-note = Wunde beschreiben
sol-name-action-surprise = Überraschungsprobe

## Conditions.

sol-name-condition-wound = Wunde
sol-name-condition-last-stand = letztes Gefecht
sol-name-condition-unconscious = bewusstlos
sol-name-condition-asleep = schlafend
sol-name-condition-surprised = überrascht
sol-name-condition-newcomer = neu dabei
sol-name-condition-prone = liegend
sol-name-condition-partial-cover = teilweise Deckung
sol-name-condition-good-cover = gute Deckung
sol-name-condition-concealed = nicht zu sehen
sol-name-condition-aiming = zielend
sol-name-condition-full-defense = volle Verteidigung
sol-name-condition-favored = begünstigt
sol-name-condition-hindered = beeinträchtigt

## What stands on sheets by its name: weapons, armor, gear, spells, abilities.

sol-name-thing-assault-rifle = Sturmgewehr
sol-name-thing-heavy-pistol = Schwere Pistole
sol-name-thing-knife = Messer
sol-name-thing-vest = Weste
sol-name-thing-smoke-grenade = Rauchgranate
sol-name-thing-sword = Schwert
sol-name-thing-light-pistol = Leichte Pistole
sol-name-thing-jacket = Jacke
sol-name-thing-motion-scanner = Bewegungsmelder
sol-name-thing-riot-armor = Einsatzrüstung
sol-name-thing-heavy-machine-gun = Schweres Maschinengewehr
sol-name-thing-brass-knuckles = Schlagringe
sol-name-thing-machine-pistol = Maschinenpistole
sol-name-thing-shotgun = Schrotflinte
sol-name-thing-shock-baton = Schockstab
sol-name-thing-sniper-rifle = Scharfschützengewehr
sol-name-thing-grenade-launcher = Granatwerfer
sol-name-thing-twin-blades = Zwillingsklingen
sol-name-thing-monoblade = Monoklinge
sol-name-thing-plating = Panzerung
sol-name-thing-power-fist = Powerfaust
sol-name-thing-teeth = Zähne
sol-name-thing-bite = Biss
sol-name-thing-slam = Prankenhieb
sol-name-thing-hide = Fell
sol-name-thing-claws = Klauen
sol-name-thing-shell = Panzer
sol-name-thing-needle-gun = Nadelpistole
sol-name-thing-carbine = Karabiner
sol-name-thing-cannon = Kanone
sol-name-thing-stomp = Stampfer
sol-name-thing-rotary-gun = Rotationskanone
sol-name-thing-fists = Fäuste

## Attributes, skills and stats.

sol-name-skill-longarms = Gewehre
sol-name-skill-sidearms = Pistolen
sol-name-skill-blades = Klingen
sol-name-skill-athletics = Athletik
sol-name-skill-perception = Wahrnehmung
sol-name-skill-unarmed = Waffenlos
sol-name-skill-stealth = Heimlichkeit
sol-name-skill-medicine = Medizin
sol-name-skill-heavy-weapons = Schwere Waffen
sol-name-skill-clubs = Knüppel
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

sol-name-archetype-soldier = Soldat
sol-name-archetype-blade = Klinge
sol-name-archetype-medic = Medic
sol-name-archetype-ganger = Ganger
sol-name-archetype-guard = Wache
sol-name-archetype-squad-leader = Truppführer
sol-name-archetype-heavy = Brocken
sol-name-archetype-thug = Schläger
sol-name-archetype-gang-gunner = Gangschütze
sol-name-archetype-raider = Plünderer
sol-name-archetype-corpsman = Sanitäter
sol-name-archetype-riot-trooper = Einsatzpolizist
sol-name-archetype-marksman = Scharfschütze
sol-name-archetype-grenadier = Grenadier
sol-name-archetype-stalker = Pirscher
sol-name-archetype-veteran = Veteran
sol-name-archetype-assassin = Assassine
sol-name-archetype-exo-trooper = Exo-Soldat
sol-name-archetype-warlord = Warlord
sol-name-archetype-sewer-rat = Kanalratte
sol-name-archetype-watchdog = Wachhund
sol-name-archetype-brute = Koloss
sol-name-archetype-burrower = Wühler
sol-name-archetype-scout-drone = Spähdrohne
sol-name-archetype-gun-drone = Kampfdrohne
sol-name-archetype-cyborg = Cyborg
sol-name-archetype-war-walker = Kampfläufer
sol-name-archetype-siege-engine = Belagerungsmaschine

## Settings of an encounter.

sol-name-setting-auto-end = Zugende
sol-name-setting-buying-hits = Erfolge-kaufen
sol-name-setting-attack-cost = Angriffskosten
sol-name-setting-reload-cost = Nachladekosten
sol-name-setting-move-cost = Bewegungskosten
sol-name-setting-draw-cost = Ziehkosten
sol-name-setting-posture-cost = Haltungskosten
sol-name-setting-cover-cost = Deckungskosten
sol-name-setting-aim-cost = Zielkosten
sol-name-setting-medkit-cost = Medkit-Kosten
sol-name-setting-reaction-cost = Reaktionskosten
sol-name-setting-reaction-dice = Reaktionswürfel
sol-name-setting-aim-dice = Zielwürfel
sol-name-setting-aim-most = Zielgrenze
sol-name-setting-partial-cover = teilweise-Deckung
sol-name-setting-good-cover = gute-Deckung
sol-name-setting-level-1-penalty = Abzug-Stufe-1
sol-name-setting-level-2-penalty = Abzug-Stufe-2
sol-name-setting-level-3-penalty = Abzug-Stufe-3

## Fields of a sheet.

sol-name-field-attributes-bod = Attribute: BOD
sol-name-field-attributes-agi = Attribute: AGI
sol-name-field-attributes-rea = Attribute: REA
sol-name-field-attributes-str = Attribute: STR
sol-name-field-attributes-wil = Attribute: WIL
sol-name-field-attributes-int = Attribute: INT
sol-name-field-attributes-log = Attribute: LOG
sol-name-field-attributes-cha = Attribute: CHA
sol-name-field-attributes-edge = Attribute: EDGE
sol-name-field-skills = Fertigkeiten
sol-name-field-weapons = Waffen
sol-name-field-armor = Rüstung
sol-name-field-gear = Ausrüstung
sol-name-field-items = Gegenstände
sol-name-field-medkit = Medkit
sol-name-field-initiative = Initiative
sol-name-field-leader = Anführer
sol-name-field-boxes-level-1 = Kästchen: Stufe 1
sol-name-field-boxes-level-2 = Kästchen: Stufe 2
sol-name-field-boxes-level-3 = Kästchen: Stufe 3
sol-name-field-marks = Male

## Auto-reactions, ways to do something, settings and other choices.

sol-name-option-reaction = Reaktion
sol-name-option-none = keine
sol-name-option-dodge = ausweichen
sol-name-option-parry = parieren
sol-name-option-ask = fragen
sol-name-option-last-point = letzter Punkt
sol-name-option-keep = behalten
sol-name-option-spend = ausgeben
sol-name-option-wound-words = Worte zur Wunde
sol-name-option-later = später
sol-name-option-2-hours = 2 Stunden
sol-name-option-8-hours = 8 Stunden
sol-name-option-24-hours = 24 Stunden
sol-name-option-melee = Nahkampf
sol-name-option-ranged = Fernkampf
sol-name-option-yes = ja
sol-name-option-no = nein
sol-name-option-full-defense = volle Verteidigung
sol-name-option-stand-up = aufstehen
sol-name-option-go-prone = hinlegen
sol-name-option-partial = teilweise
sol-name-option-good = gut
sol-name-option-concealed = nicht zu sehen
sol-name-option-flanked = flankiert
sol-name-option-simple = Einfach
sol-name-option-average = Durchschnittlich
sol-name-option-difficult = Schwierig
sol-name-option-very-difficult = Sehr schwierig
sol-name-option-formidable = Gewaltig
sol-name-option-absurd = Absurd
sol-name-option-bought-hits = gekaufte Erfolge
sol-name-option-mark = Mal

## Fields of a GM's own condition, and their choices.

sol-name-field-kind = Art
sol-name-field-dice = Würfel
sol-name-field-value-least = Niedrigster Wert
sol-name-field-value-most = Höchster Wert
sol-name-field-value-usual = Üblicher Wert
sol-name-field-lasts = Dauert bis
sol-name-option-buff = Stärkung
sol-name-option-debuff = Schwächung
sol-name-option-attack = Angriff
sol-name-option-defense = Verteidigung
sol-name-option-every-test = jede Probe
sol-name-option-scene = Szene
sol-name-option-rounds-stop = Kampfpause
sol-name-option-removed = bis entfernt

## Fields of an entry in a list of a sheet: a weapon, a spell, a condition’s change.

sol-name-field-entry-name = Name
sol-name-field-entry-rank = Rang
sol-name-field-entry-skill = Fertigkeit
sol-name-field-entry-attribute = Attribut
sol-name-field-entry-level = Wundstufe
sol-name-field-entry-kind = Art
sol-name-field-entry-points = Aktionspunkte
sol-name-field-entry-critical = Stufen pro kritischem Erfolg
sol-name-field-entry-natural = Teil des Körpers
sol-name-field-entry-dice = Würfel
sol-name-field-entry-brief = In einem Satz
sol-name-field-entry-threshold = Schwelle
sol-name-field-entry-count = Anzahl
sol-name-setting-order = Reihenfolge
sol-name-setting-delay = verzögern
sol-name-option-once = einmal
sol-name-option-each-round = jede Runde
