### What the book of Dungeoneers names, how a roll comes out, and resources.

## How a roll comes out.

dungeoneers-degree-miss = daneben
dungeoneers-degree-hit = Treffer
dungeoneers-degree-critical-hit = kritischer Treffer
dungeoneers-degree-deflects = prallt ab
dungeoneers-degree-pierces = Durchschlag
dungeoneers-degree-pierces-critically = kritischer Durchschlag
dungeoneers-degree-save-passed = Rettungswurf geschafft
dungeoneers-degree-save-failed = Rettungswurf misslungen
dungeoneers-degree-resisted = widerstanden
dungeoneers-degree-success = Erfolg
dungeoneers-degree-failure = Misserfolg

## The same at the end of a short line of math.

dungeoneers-result-miss = daneben
dungeoneers-result-hit = ein Treffer
dungeoneers-result-critical-hit = ein kritischer Treffer
dungeoneers-result-deflects = abgeprallt
dungeoneers-result-pierces = durchgeschlagen
dungeoneers-result-pierces-critically = kritisch durchgeschlagen
dungeoneers-result-save-passed = der Rettungswurf gelingt
dungeoneers-result-save-failed = der Rettungswurf misslingt
dungeoneers-result-resisted = widerstanden
dungeoneers-result-success = ein Erfolg
dungeoneers-result-failure = ein Misserfolg

## Resources, as they are counted. “short” is for buttons and other places with little room.

dungeoneers-resource-wounds-one = Wunde
dungeoneers-resource-wounds-several = Wunden
dungeoneers-resource-stress-several = Stress
dungeoneers-resource-stress-counted = Stress
dungeoneers-resource-magica-several = Magica
dungeoneers-resource-magica-counted = Magica
dungeoneers-resource-action-points-one = Aktionspunkt
dungeoneers-resource-action-points-several = Aktionspunkte
dungeoneers-resource-movement-points-one = Bewegungspunkt
dungeoneers-resource-movement-points-several = Bewegungspunkte
dungeoneers-resource-reaction-points-one = Reaktionspunkt
dungeoneers-resource-reaction-points-several = Reaktionspunkte
dungeoneers-resource-uses-one = Anwendung
dungeoneers-resource-uses-several = Anwendungen
dungeoneers-resource-uses-of = { $count ->
    [one] Anwendung von { $name }
   *[other] Anwendungen von { $name }
}

## Actions.

dungeoneers-name-action-attack = Angreifen
dungeoneers-name-action-cast = Zaubern
dungeoneers-name-action-defend = Verteidigen
dungeoneers-name-action-disengage = Lösen
dungeoneers-name-action-sprint = Sprinten
dungeoneers-name-action-grapple = Packen
dungeoneers-name-action-push = Stoßen
dungeoneers-name-action-ready = Bereithalten
dungeoneers-name-action-move = Bewegen
dungeoneers-name-action-stand = Aufstehen
dungeoneers-name-action-drop-prone = Hinwerfen
dungeoneers-name-action-turn = Umdrehen
dungeoneers-name-action-release = Loslassen
dungeoneers-name-action-equip = Ausrüsten
dungeoneers-name-action-use = Benutzen
dungeoneers-name-action-rest = Rasten
dungeoneers-name-action-hazard = Gefahr
dungeoneers-name-action-mend = Heilen
dungeoneers-name-action-place = Stellen

## Conditions.

dungeoneers-name-condition-threatened = Bedroht
dungeoneers-name-condition-grappled = Gepackt
dungeoneers-name-condition-grappling = Packend
dungeoneers-name-condition-sprinting = Sprintend
dungeoneers-name-condition-defensive = Defensiv
dungeoneers-name-condition-prone = Liegend
dungeoneers-name-condition-dead = Tot
dungeoneers-name-condition-disengaged = Gelöst
dungeoneers-name-condition-readied = Bereit
dungeoneers-name-condition-facing = Blickrichtung
dungeoneers-name-condition-enchanted = Verzaubert

## What stands on sheets by its name: weapons, armor, gear, spells, abilities.

dungeoneers-name-thing-mace = Streitkolben
dungeoneers-name-thing-hunting-bow = Jagdbogen
dungeoneers-name-thing-leather = Leder
dungeoneers-name-thing-boots = Stiefel
dungeoneers-name-thing-red-draught = Roter Trank
dungeoneers-name-thing-warhammer = Kriegshammer
dungeoneers-name-thing-brigandine = Brigantine
dungeoneers-name-thing-buckler = Buckler
dungeoneers-name-thing-bitter-tea = Bittertee
dungeoneers-name-thing-battleaxe = Streitaxt
dungeoneers-name-thing-hand-axe = Handaxt
dungeoneers-name-thing-gambeson = Gambeson
dungeoneers-name-thing-kite-shield = Normannenschild
dungeoneers-name-thing-dagger = Dolch
dungeoneers-name-thing-tome = Foliant
dungeoneers-name-thing-mage-armor = Magierrüstung
dungeoneers-name-thing-ember = Glut
dungeoneers-name-thing-fire-lance = Feuerlanze
dungeoneers-name-thing-rime = Reif
dungeoneers-name-thing-quake = Beben
dungeoneers-name-thing-mend = Flicken
dungeoneers-name-thing-soothe = Lindern
dungeoneers-name-thing-bone-blade = Knochenklinge
dungeoneers-name-thing-dead-fists = Totenfäuste
dungeoneers-name-thing-jagged-knife = Zackenmesser
dungeoneers-name-thing-teeth = Zähne
dungeoneers-name-thing-wings = Flügel
dungeoneers-name-thing-bite = Biss
dungeoneers-name-thing-tusks = Hauer
dungeoneers-name-thing-fangs = Fangzähne
dungeoneers-name-thing-web = Netz
dungeoneers-name-thing-sling = Schleuder
dungeoneers-name-thing-mage-robes = Magierroben
dungeoneers-name-thing-whispered-dread = Geflüstertes Grauen
dungeoneers-name-thing-spear = Speer
dungeoneers-name-thing-spangenhelm = Spangenhelm
dungeoneers-name-thing-shield-wall = Schildwall
dungeoneers-name-thing-blood-rage = Blutrausch
dungeoneers-name-thing-orb = Kugel
dungeoneers-name-thing-evil-eye = Böser Blick
dungeoneers-name-thing-chill = Frost
dungeoneers-name-thing-bardiche = Bardiche
dungeoneers-name-thing-riposte = Riposte
dungeoneers-name-thing-claymore = Claymore
dungeoneers-name-thing-plate = Plattenrüstung
dungeoneers-name-thing-great-helm = Topfhelm
dungeoneers-name-thing-greaves = Beinschienen
dungeoneers-name-thing-claws = Klauen
dungeoneers-name-thing-grave-blade = Grabklinge
dungeoneers-name-thing-hauberk = Halsberge
dungeoneers-name-thing-dead-hand = Totenhand
dungeoneers-name-thing-wither = Verdorren
dungeoneers-name-thing-grave-frost = Grabfrost
dungeoneers-name-thing-tail = Schwanz
dungeoneers-name-thing-cinder = Schlacke
dungeoneers-name-thing-acid-mass = Säuremasse
dungeoneers-name-thing-club = Keule
dungeoneers-name-thing-knitting-flesh = Heilendes Fleisch
dungeoneers-name-thing-trunk = Baumstamm
dungeoneers-name-thing-rock = Felsbrocken
dungeoneers-name-thing-fire-breath = Feueratem
dungeoneers-name-thing-wing-beat = Flügelschlag
dungeoneers-name-thing-improvised = Improvisiert
dungeoneers-name-thing-shortsword = Kurzschwert
dungeoneers-name-thing-glaive = Glefe
dungeoneers-name-thing-stiletto = Stilett
dungeoneers-name-thing-broadsword = Breitschwert
dungeoneers-name-thing-rapier = Rapier
dungeoneers-name-thing-light-hammer = Leichter Hammer
dungeoneers-name-thing-quarterstaff = Kampfstab
dungeoneers-name-thing-flail = Flegel
dungeoneers-name-thing-maul = Schlägel
dungeoneers-name-thing-halberd = Hellebarde
dungeoneers-name-thing-javelin = Wurfspeer
dungeoneers-name-thing-kontos = Kontos
dungeoneers-name-thing-partisan = Partisane
dungeoneers-name-thing-short-bow = Kurzbogen
dungeoneers-name-thing-long-bow = Langbogen
dungeoneers-name-thing-crossbow = Armbrust
dungeoneers-name-thing-war-bow = Kriegsbogen
dungeoneers-name-thing-drakehide = Drachenhaut
dungeoneers-name-thing-laminar = Schienenpanzer
dungeoneers-name-thing-tower-shield = Turmschild
dungeoneers-name-thing-gloves = Handschuhe
dungeoneers-name-thing-gauntlet = Panzerhandschuh
dungeoneers-name-thing-zischagge = Zischägge
dungeoneers-name-thing-wand = Zauberstab
dungeoneers-name-thing-symbol = Symbol
dungeoneers-name-thing-staff = Stab

## Attributes, skills and stats.

dungeoneers-name-skill-power = Kraft
dungeoneers-name-skill-prowess = Können
dungeoneers-name-skill-endurance = Ausdauer
dungeoneers-name-skill-resistance = Widerstand
dungeoneers-name-skill-spell = Zauberkraft
dungeoneers-name-skill-mind = Geist

## Premade characters and creatures.

dungeoneers-name-archetype-freya = Freya
dungeoneers-name-archetype-suori = Suori
dungeoneers-name-archetype-alberich = Alberich
dungeoneers-name-archetype-ulfarmi = Ulfarmi
dungeoneers-name-archetype-skeleton = Skelett
dungeoneers-name-archetype-zombie = Zombie
dungeoneers-name-archetype-goblin = Goblin
dungeoneers-name-archetype-giant-rat = Riesenratte
dungeoneers-name-archetype-bat = Fledermaus
dungeoneers-name-archetype-wolf = Wolf
dungeoneers-name-archetype-wild-boar = Wildschwein
dungeoneers-name-archetype-giant-spider = Riesenspinne
dungeoneers-name-archetype-bandit = Bandit
dungeoneers-name-archetype-goblin-slinger = Goblin-Schleuderer
dungeoneers-name-archetype-cultist = Kultist
dungeoneers-name-archetype-guard = Wache
dungeoneers-name-archetype-orc = Ork
dungeoneers-name-archetype-witch = Hexe
dungeoneers-name-archetype-veteran = Veteran
dungeoneers-name-archetype-knight = Ritter
dungeoneers-name-archetype-ghoul = Ghul
dungeoneers-name-archetype-wight = Gruftschrecken
dungeoneers-name-archetype-lich = Lich
dungeoneers-name-archetype-imp = Imp
dungeoneers-name-archetype-ooze = Schleim
dungeoneers-name-archetype-ogre = Oger
dungeoneers-name-archetype-troll = Troll
dungeoneers-name-archetype-stone-giant = Steinriese
dungeoneers-name-archetype-dragon = Drache

## Settings of an encounter.

dungeoneers-name-setting-auto-end = Zugende
dungeoneers-name-setting-order = Reihenfolge
dungeoneers-name-setting-start = Anfangsabstand
dungeoneers-name-setting-ambient-magica = Umgebungsmagica
dungeoneers-name-setting-action-points = Aktionspunkte
dungeoneers-name-setting-movement-points = Bewegungspunkte
dungeoneers-name-setting-reaction-points = Reaktionspunkte
dungeoneers-name-setting-critical-hits = kritische Treffer
dungeoneers-name-setting-pierce-stress = Durchschlagsstress
dungeoneers-name-setting-magica = Magica
dungeoneers-name-setting-spellbane = Zauberbann

## Fields of a sheet.

dungeoneers-name-field-size = Größe
dungeoneers-name-field-power = Kraft
dungeoneers-name-field-prowess = Können
dungeoneers-name-field-endurance = Ausdauer
dungeoneers-name-field-resistance = Widerstand
dungeoneers-name-field-spell = Zauberkraft
dungeoneers-name-field-mind = Geist
dungeoneers-name-field-initiative = Initiative
dungeoneers-name-field-dodge = Ausweichen
dungeoneers-name-field-starts = Anfangsabstand
dungeoneers-name-field-natural-armor = Natürliche Rüstung
dungeoneers-name-field-natural-resistance = Natürlicher Widerstand
dungeoneers-name-field-vulnerabilities = Schwächen
dungeoneers-name-field-resistances = Resistenzen
dungeoneers-name-field-weapons = Waffen
dungeoneers-name-field-gear = Ausrüstung
dungeoneers-name-field-items = Gegenstände
dungeoneers-name-field-spells = Zauber
dungeoneers-name-field-abilities = Fähigkeiten
dungeoneers-name-field-effects = Wirkungen
dungeoneers-name-field-when-struck = Wenn getroffen
dungeoneers-name-field-lacks = Kann nicht
dungeoneers-name-field-modifiers = Modifikatoren

## Auto-reactions, ways to do something, settings and other choices.

dungeoneers-name-option-opportune-strike = Gelegenheitsschlag
dungeoneers-name-option-strike = zuschlagen
dungeoneers-name-option-hold = lassen
dungeoneers-name-option-ask = fragen
dungeoneers-name-option-dodge-by = ausweichen mit
dungeoneers-name-option-higher = dem höheren
dungeoneers-name-option-power = Kraft
dungeoneers-name-option-prowess = Können
dungeoneers-name-option-spell-save = Rettungswurf gegen Zauber
dungeoneers-name-option-allies = Verbündete
dungeoneers-name-option-never = nie
dungeoneers-name-option-always = immer
dungeoneers-name-option-spell-resistance = Zauberresistenz
dungeoneers-name-option-readied-act = bereitgehaltene Aktion
dungeoneers-name-option-first = zuerst
dungeoneers-name-option-turning = Umdrehen
dungeoneers-name-option-turn = umdrehen
dungeoneers-name-option-stay = nicht umdrehen
dungeoneers-name-option-reaction = Reaktion
dungeoneers-name-option-use = benutzen
dungeoneers-name-option-start = Anfang
dungeoneers-name-option-adjacent = angrenzend
dungeoneers-name-option-away = entfernt
dungeoneers-name-option-turn-end = Zugende
dungeoneers-name-option-as-set = wie in dieser Begegnung
dungeoneers-name-option-with-the-last-action = nach der letzten Aktion
dungeoneers-name-option-with-the-last-point = nach dem letzten Punkt
dungeoneers-name-option-by-hand = nur von Hand
dungeoneers-name-option-action-points = Aktionspunkte
dungeoneers-name-option-anew = jede Runde
dungeoneers-name-option-kept = einmal
dungeoneers-name-option-mind = Geist
dungeoneers-name-option-twice-mind = doppelter Geist
dungeoneers-name-option-short = kurz
dungeoneers-name-option-long = lang
dungeoneers-name-option-full = voll
# “Within reach” would sound as if an attack could reach it.
dungeoneers-name-option-at-reach = 2 Felder entfernt
dungeoneers-name-option-tiny = Winzig
dungeoneers-name-option-small = Klein
dungeoneers-name-option-medium = Mittel
dungeoneers-name-option-large = Groß
dungeoneers-name-option-huge = Riesig
dungeoneers-name-option-massive = Gewaltig
dungeoneers-name-option-bludgeoning = Wucht
dungeoneers-name-option-piercing = Stich
dungeoneers-name-option-slashing = Hieb
dungeoneers-name-option-heat = Hitze
dungeoneers-name-option-cold = Kälte
dungeoneers-name-option-toxic = Gift
dungeoneers-name-option-melt = Schmelzen
dungeoneers-name-option-erase = Auslöschen
dungeoneers-name-option-improvised = Improvisiert
dungeoneers-name-option-blade = Klinge
dungeoneers-name-option-cudgel = Knüppel
dungeoneers-name-option-axe = Axt
dungeoneers-name-option-lance = Lanze
dungeoneers-name-option-bow = Bogen
dungeoneers-name-option-yes = ja
dungeoneers-name-option-no = nein
dungeoneers-name-option-hit = Treffer
dungeoneers-name-option-miss = daneben
dungeoneers-name-option-pierce = Durchschlag
dungeoneers-name-option-deflection = Abprallen
dungeoneers-name-option-target = Ziel
dungeoneers-name-option-self = selbst
dungeoneers-name-option-head = Kopf
dungeoneers-name-option-body = Körper
dungeoneers-name-option-hands = Hände
dungeoneers-name-option-feet = Füße
dungeoneers-name-option-wield = geführt
dungeoneers-name-option-arcane = arkan
dungeoneers-name-option-holy = heilig
dungeoneers-name-option-demonic = dämonisch
dungeoneers-name-option-any = alle
dungeoneers-name-option-attacker = wer angreift
dungeoneers-name-option-tome = Foliant
dungeoneers-name-option-cantrip = Zaubertrick
dungeoneers-name-option-attack = Angriff
dungeoneers-name-option-save = Rettungswurf
dungeoneers-name-option-none = keiner
dungeoneers-name-option-armor-value = Rüstungswert
dungeoneers-name-option-initiative = Initiative
dungeoneers-name-option-hit-dice = Angriffswürfel
dungeoneers-name-option-dodge-dice = Ausweichwürfel
dungeoneers-name-option-dodge = Ausweichen
dungeoneers-name-option-dodge-die = Ausweichwürfel
dungeoneers-name-option-pierce-dice = Durchschlagswürfel
dungeoneers-name-option-wounds = Wunden
dungeoneers-name-option-wounds-taken = erlittene Wunden
dungeoneers-name-option-stress-gained = erhaltener Stress
dungeoneers-name-option-movement-points = Bewegungspunkte
dungeoneers-name-option-spell-dice = Zauberwürfel
dungeoneers-name-option-spell-pierce-dice = Zauberdurchschlagswürfel
dungeoneers-name-option-spell-pierce-die = Zauberdurchschlagswürfel
dungeoneers-name-option-most-hit-dice = Höchstzahl Angriffswürfel
dungeoneers-name-option-most-dodge-dice = Höchstzahl Ausweichwürfel
dungeoneers-name-option-reaction-points = Reaktionspunkte
dungeoneers-name-option-attacked = angegriffen
dungeoneers-name-option-missed = verfehlt
dungeoneers-name-option-pierced = durchschlagen
dungeoneers-name-option-deflected = abgeprallt
dungeoneers-name-option-disengage = lösen
dungeoneers-name-option-defend = verteidigen
dungeoneers-name-option-sprint = sprinten
dungeoneers-name-option-grapple = packen
dungeoneers-name-option-push = stoßen
dungeoneers-name-option-cast = zaubern
dungeoneers-name-option-stress = Stress
dungeoneers-name-option-equip = ausrüsten
dungeoneers-name-option-take-off = ablegen
dungeoneers-name-option-engage = heran
dungeoneers-name-option-withdraw = zurück
dungeoneers-name-option-across = hinüber
dungeoneers-name-option-behind = dahinter
dungeoneers-name-option-before = vor
dungeoneers-name-option-after = nach
dungeoneers-name-option-pierce-1 = Durchschlag 1
dungeoneers-name-option-pierce-2 = Durchschlag 2
dungeoneers-name-option-pierce-3 = Durchschlag 3
dungeoneers-name-option-north = Norden
dungeoneers-name-option-north-east = Nordosten
dungeoneers-name-option-east = Osten
dungeoneers-name-option-south-east = Südosten
dungeoneers-name-option-south = Süden
dungeoneers-name-option-south-west = Südwesten
dungeoneers-name-option-west = Westen
dungeoneers-name-option-north-west = Nordwesten
dungeoneers-name-option-resist = widerstehen
dungeoneers-name-option-fail = misslingen lassen
dungeoneers-name-option-let-through = durchlassen

## What is noted beside weapons, spells and abilities.

dungeoneers-name-note-wings-in-the-face = Flügel im Gesicht
dungeoneers-name-note-dragged-down = niedergerissen
dungeoneers-name-note-overruns-its-mark = schießt übers Ziel hinaus
dungeoneers-name-note-venom = Gift
dungeoneers-name-note-caught-in-a-web = im Netz gefangen
dungeoneers-name-note-numbed = gefühllos
dungeoneers-name-note-grave-chill = Grabeskälte
dungeoneers-name-note-acid-splashes = Säurespritzer
dungeoneers-name-note-knocked-off-the-feet = umgeworfen
dungeoneers-name-note-swept-off-the-feet = von den Füßen gefegt
dungeoneers-name-note-heart-of-fire = Herz aus Feuer

## Fields of a GM's own condition, and their choices.

dungeoneers-name-field-kind = Art
dungeoneers-name-field-dodge-dice = Zusätzliche Ausweichwürfel
dungeoneers-name-field-most-dodge-dice = Höchstens so viele Ausweichwürfel
dungeoneers-name-field-most-hit-dice-from-afar = Höchstens so viele Angriffswürfel aus der Ferne
dungeoneers-name-field-movement = Bewegungspunkte
dungeoneers-name-option-buff = Stärkung
dungeoneers-name-option-debuff = Schwächung

## Fields of an entry in a list of a sheet: a weapon, a spell, a condition’s change.

dungeoneers-name-field-entry-name = Name
dungeoneers-name-field-entry-class = Klasse
dungeoneers-name-field-entry-hit = Angriffswürfel
dungeoneers-name-field-entry-pierce = Durchschlagswürfel
dungeoneers-name-field-entry-wounds = Wunden
dungeoneers-name-field-entry-type = Schadensart
dungeoneers-name-field-entry-hands = Hände
dungeoneers-name-field-entry-threat = Bedrohungsbereich, in Feldern
dungeoneers-name-field-entry-toss = Werfbar
dungeoneers-name-field-entry-range = Reichweite, in Feldern
dungeoneers-name-field-entry-points = Kosten in Punkten
dungeoneers-name-field-entry-equipped = Ausgerüstet
dungeoneers-name-field-entry-natural = Teil des Körpers
dungeoneers-name-field-entry-slot = Wo getragen
dungeoneers-name-field-entry-resistance = Widerstand
dungeoneers-name-field-entry-armor = Rüstung
dungeoneers-name-field-entry-needs = Nötige Kraft
dungeoneers-name-field-entry-spellbane = Zauberbann
dungeoneers-name-field-entry-tome = Foliant
dungeoneers-name-field-entry-focus = Fokus für
dungeoneers-name-field-entry-dice = Würfel
dungeoneers-name-field-entry-count = Anzahl
dungeoneers-name-field-entry-inscribed = Eingeschrieben als
dungeoneers-name-field-entry-source = Quelle
dungeoneers-name-field-entry-cost = Kosten in Magica
dungeoneers-name-field-entry-step = Erster Schritt
dungeoneers-name-field-entry-save = Rettungswurf mit
dungeoneers-name-field-entry-die = Würfel
dungeoneers-name-field-entry-pierce-die = Durchschlagswürfel des Zaubers
dungeoneers-name-field-entry-stress = Verursachter Stress
dungeoneers-name-field-entry-restores = Geheilte Wunden
dungeoneers-name-field-entry-relieves = Abgebauter Stress
dungeoneers-name-field-entry-condition = Zustand
dungeoneers-name-field-entry-gives = Zusatz auf Werte
dungeoneers-name-field-entry-spends = Welche Punkte es kostet
dungeoneers-name-field-entry-uses = Anwendungen
dungeoneers-name-field-entry-moves = Mit einem Schritt
dungeoneers-name-field-entry-movement = Bewegungspunkte
dungeoneers-name-field-entry-trigger = Ausgelöst von einem Angriff, der
dungeoneers-name-field-entry-aims = Zielt auf
dungeoneers-name-field-entry-item = Weitergebbar
dungeoneers-name-field-entry-to = Wert
dungeoneers-name-field-entry-value = Betrag
dungeoneers-name-field-entry-why = Grund
dungeoneers-name-setting-delay = verzögern
