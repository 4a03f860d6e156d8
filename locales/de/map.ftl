### The map: what happens on it (in the turn's message and the log), the GM's screens behind Map…, the player's screens behind
### Move, and what pictures of it show, for screen readers. Squares are named like "D7".

## What happens on the map

map-drawn = Es gibt jetzt eine Karte: { $width } × { $height } Felder.
map-removed = Die Karte ist weg. Positionen sind wieder Kopfkino.
map-fog-on = Der Nebel des Krieges ist an. Spielende sehen nur, was ihre Charaktere sehen.
map-fog-off = Der Nebel des Krieges ist aus. Alle sehen die ganze Karte.
map-look-changed = Die Karte sieht jetzt anders aus.
# $squares: "C4, C5 and C6". $ground: "a wall".
map-ground-changed = { $squares }: jetzt { $ground }.
map-height-changed = { $squares }: jetzt auf Höhe { $level }.
map-cut-off = { $name } kommt zu Fuß nicht von { $square } weg: Alle Felder daneben liegen mindestens zwei Stufen höher oder tiefer.
map-door-opened = { $name } öffnet die Tür bei { $square }.
map-door-closed = { $name } schließt die Tür bei { $square }.
map-placed = { $name } steht jetzt auf { $square }.
# $all: "Kira C4, Goblin 1 D7 and Goblin 2 E7".
map-all-placed = Auf der Karte: { $all }.
map-off =
    { $names } { $count ->
        [one] ist
       *[other] sind
    } nicht mehr auf der Karte.
map-moved = { $name } geht von { $from } nach { $to }.
map-moved-out-of-sight = { $name } verlässt { $from } und gerät außer Sicht.
map-moved-into-sight = { $name } taucht bei { $to } auf.
# $why: what moved them, from the rules.
map-forced = { $name } wird von { $from } nach { $to } versetzt: { $why }.
# $situation: "cover: half and from behind".
map-overridden = Wenn { $actor } gegen { $target } handelt, gilt statt der Karte, was die SL sagt ({ $situation }).
map-overridden-because = Wenn { $actor } gegen { $target } handelt, gilt statt der Karte, was die SL sagt ({ $situation }). Grund: „{ $why }“
map-override-removed = Wenn { $actor } gegen { $target } handelt, gilt wieder die Karte.
map-cover = Deckung: { $word }
map-behind = von hinten
map-not-behind = nicht von hinten
map-high-ground = höherer Standort
map-no-high-ground = kein höherer Standort

## What's on a square

ground-floor = freier Boden
ground-wall = eine Wand
ground-closed-door = eine geschlossene Tür
ground-open-door = eine offene Tür
ground-rough-ground = unwegsames Gelände
ground-water = Wasser
ground-deep-water = tiefes Wasser
ground-crate = eine Kiste
ground-pillar = eine Säule
ground-nothing = nicht Teil der Karte
# The same, where a place is named by it: "behind the crate".
the-ground-floor = dem freien Boden
the-ground-wall = der Wand
the-ground-closed-door = der geschlossenen Tür
the-ground-open-door = der offenen Tür
the-ground-rough-ground = dem unwegsamen Gelände
the-ground-water = dem Wasser
the-ground-deep-water = dem tiefen Wasser
the-ground-crate = der Kiste
the-ground-pillar = der Säule
the-ground-nothing = dem Rand
the-ground-height = der Anhöhe
# The same in a picture's description, before a list of squares: "Wall: A1 to L1."
ground-name-floor = Boden
ground-name-wall = Wand
ground-name-closed-door = Geschlossene Tür
ground-name-open-door = Offene Tür
ground-name-rough-ground = Unwegsames Gelände
ground-name-water = Wasser
ground-name-deep-water = Tiefes Wasser
ground-name-crate = Kiste
ground-name-pillar = Säule
ground-name-nothing = Außerhalb der Karte

## Descriptions of pictures, for screen readers

# $round: "Round 3".
picture-turn = { $round }, am Zug: { $names }.
picture-size =
    { $columns ->
        [one] { $columns } Spalte
       *[other] { $columns } Spalten
    } ab A, { $rows ->
        [one] { $rows } Reihe
       *[other] { $rows } Reihen
    } ab 1.
picture-more = Und { $count } weitere.
picture-side-enemies = Gegner
picture-side-others = neutral
# $resource: "HP".
picture-health = { $value } von { $most } { $resource }
picture-health-unknown = Gesundheit unbekannt
picture-down = am Boden
picture-hidden = verborgen
picture-acted = hat gehandelt
picture-wide = { $squares } Felder breit
picture-facing = blickt nach { $direction }
picture-squares-away =
    { $count ->
        [one] { $count } Feld
       *[other] { $count } Felder
    } entfernt
picture-meters-away = { $meters } m entfernt
picture-last-move = Letzte Bewegung: von { $from } nach { $to }.
picture-can-go = Sicher erreichbar: { $squares }.
picture-may-be-attacked = Auf dem Weg droht ein Angriff: { $squares }.
picture-area = Im Bereich: { $squares }.
picture-range = In Reichweite: { $squares }.
picture-fog = Der Rest liegt im Nebel.
# Squares in a row: "A1 to L1".
picture-run = { $from } bis { $to }
picture-height = Höhe { $level }: { $squares }.

# The legend of the map in characters: what ">", "!", "x", "?" and a digit mean.
legend-current-turn = am Zug
legend-enemy = Gegner
legend-fog = Nebel
legend-height = Höhe
legend-sharing = { $labels } teilen sich { $square }.

## The chart of a fight's course

course-title = Gesundheit jeder Seite, nach Runden
course-side-players = Gruppe
course-side-enemies = Gegner
course-start = Beginn
course-round = Runde
course-down = Zu Boden gegangen
# At the end of a line in the chart.
course-end = { $side } { $percent } %
course-share = { $percent } %
course-line = { $side } (Gesundheit zu Beginn und nach jeder Runde): { $shares }.
# $labels: the short labels of tokens.
course-falls = Zu Boden gegangen: { $labels }.

## The GM's screens: drawing a map

# Button, at most 20 characters.
drawing-button = Karte …
drawing-title = ### Neue Karte
drawing-no-map-yet = Noch keine Karte. Positionen sind Kopfkino.
drawing-kinds = Fertige Karten …
drawing-kind-plain =
    .label = Ebene
    .about = 12 × 10, leer
drawing-kind-room =
    .label = Raum
    .about = 12 × 12, ringsum Wände, Kisten und Säulen
drawing-kind-corridor =
    .label = Gang
    .about = 16 × 5, Wände auf beiden Seiten
drawing-kind-bridge =
    .label = Brücke
    .about = 20 × 8, über tiefem Wasser
drawing-kind-clearing =
    .label = Lichtung
    .about = 14 × 14, ein Hügel, Bäume, Gestrüpp
drawing-kind-street =
    .label = Straße
    .about = 24 × 24, eine Kreuzung zwischen Häusern
drawing-kind-deck =
    .label = Deck
    .about = 18 × 7, ein Schiff mit erhöhten Enden
# Buttons, at most 20 characters.
drawing-random = Zufällig
drawing-as-text = Als Text ändern …
drawing-use = Diese Karte nehmen
drawing-another = Eine andere
drawing-mirror = Spiegeln
drawing-swap = Seiten tauschen
drawing-place = Aufstellen …
drawing-fog-on = Nebel einschalten
drawing-fog-off = Nebel ausschalten
drawing-remove = Karte entfernen
drawing-new = Neue Karte …
drawing-back = Zurück
drawing-nearer = Näher zur Mitte
drawing-further = Weiter nach außen
drawing-type-square = Feld eingeben …
drawing-draft =
    ### { $kind }, { $width } × { $height }
    -# Seed { $seed }. Die Spielenden sehen diese Karte noch nicht.
# $side: where the players begin.
drawing-all-placed-players-left =
    { $count ->
        [0] Noch ist niemand da. Wer einsteigt, bekommt ein Startfeld
        [one] 1 Figur ist aufgestellt
        [2] Beide Figuren sind aufgestellt
       *[other] Alle { $count } Figuren sind aufgestellt
    }: die Gruppe links, die anderen rechts.
drawing-all-placed-players-right =
    { $count ->
        [0] Noch ist niemand da. Wer einsteigt, bekommt ein Startfeld
        [one] 1 Figur ist aufgestellt
        [2] Beide Figuren sind aufgestellt
       *[other] Alle { $count } Figuren sind aufgestellt
    }: die Gruppe rechts, die anderen links.
drawing-hidden-off =
    Verborgen und noch nicht auf der Karte: { $names }. { $count ->
        [one] Taucht dort auf, wo die eigene Seite beginnt, wenn du nichts anderes bestimmst.
       *[other] Tauchen dort auf, wo ihre Seite beginnt, wenn du nichts anderes bestimmst.
    }
drawing-place-later = Zum Aufstellen tipp zuerst auf *Diese Karte nehmen*, dann auf *Aufstellen …*.
drawing-no-room = Kein Platz für { $names }.
drawing-use-and-edit = Karte nehmen und Deckung, Wände, Türen einbauen …
drawing-title-of-map = Karte von { $name }, { $width } × { $height }
# $label: the token's letters on the map.
drawing-token = `{ $label }` { $name } { $square }
drawing-token-hidden = `{ $label }` { $name } { $square } (verborgen)
drawing-not-on-map = Nicht auf der Karte: { $names }.
drawing-fog = Nebel des Krieges: Spielende sehen nur, was ihre Charaktere sehen.
drawing-edit = Deckung, Wände, Türen, Gelände, Wasser, Höhen einbauen …
drawing-put-floor =
    .label = Felder leeren
    .about = Wieder freier Boden
drawing-put-wall =
    .label = Wände
    .about = Versperren Weg und Sicht
drawing-put-closed-door =
    .label = Türen
    .about = Wer daneben steht, kann sie öffnen
drawing-put-open-door =
    .label = Offene Türen
    .about = Wer daneben steht, kann sie schließen
drawing-put-rough-ground =
    .label = Unwegsames Gelände
    .about = Kostet doppelte Bewegung
drawing-put-water =
    .label = Wasser
    .about = Kostet doppelte Bewegung
drawing-put-deep-water =
    .label = Tiefes Wasser
    .about = Niemand kann hinein
drawing-put-crate =
    .label = Deckung: Kisten
    .about = Niedrig: Man kann draufsteigen und darüber sehen
drawing-put-pillar =
    .label = Deckung: Säulen
    .about = Hoch: Niemand kann dort stehen
drawing-put-nothing =
    .label = Felder entfernen
    .about = Nicht Teil der Karte
drawing-put-higher =
    .label = Höhe um 1 erhöhen
    .about = Ein Hügel, eine Treppe, ein Tisch
drawing-put-lower =
    .label = Höhe um 1 senken
    .about = Nicht unter Höhe 0
# $put: what goes there, "Walls".
drawing-where = ### { $put }: Felder wählen
drawing-squares = Ein oder mehrere Felder wählen …
# How a square is suggested: "D7, height 2: a crate".
drawing-square-raised = { $square }, Höhe { $level }
drawing-square-with = { $square }: { $ground }
drawing-square-raised-with = { $square }, Höhe { $level }: { $ground }
drawing-no-squares = Kein passendes Feld.
drawing-who = Wen willst du aufstellen?
drawing-who-menu = Figur wählen …
drawing-place-of =
    ### { $name }
    Auf { $square }.
drawing-place-of-none =
    ### { $name }
    Nicht auf der Karte.
drawing-to = Wohin …
drawing-off-map = Von der Karte nehmen
drawing-square-field =
    .label = Welches Feld
    .hint = Ein Buchstabe und eine Zahl, etwa D7.
drawing-form-title = Karte als Text
drawing-form-rows =
    .label = Reihen
    .hint = . Boden  # Wand  + Tür  / offene Tür  , unwegsam  ~ Wasser  = tief  o Kiste  O Säule  _ kein Feld
drawing-form-heights =
    .label = Höhen, eine Ziffer pro Feld
    .hint = Leer: überall Höhe 0.
drawing-nothing-changed = Es hat sich nichts geändert.
drawing-wrong-sign = „{ $sign }“ in Reihe { $row }, Spalte { $column }
drawing-more-wrong-signs = { $count } weitere
drawing-wrong-signs =
    Ich kann { $all } nicht lesen. { $count ->
        [one] Dieses Feld bleibt, wie es war
       *[other] Diese Felder bleiben, wie sie waren
    }. Nimm diese Zeichen: `. # + / , ~ = o O _`
drawing-fault-empty = Die Karte hat keine Reihen. Schreib mindestens eine.
drawing-fault-too-wide = Eine Reihe ist länger als 26 Felder. Kürze sie.
drawing-fault-too-long = Die Karte hat mehr als 26 Reihen. Entferne welche.
drawing-fault-nowhere-to-stand = Auf dieser Karte gibt es kein freies Feld. Nimm `.` für freien Boden.
drawing-you-typed = Du hast geschrieben:
# After a GM moves a hidden combatant.
drawing-placed-hidden = **{ $name }** steht auf { $square }, noch verborgen.
drawing-off-hidden = **{ $name }** ist nicht mehr auf der Karte, noch verborgen.
drawing-image = Dein Bild ist jetzt der Hintergrund der Karte. Auf die Regeln hat es keinen Einfluss, bau also selbst Wände ein.

# After a GM imported a map from another program. What was used comes first, then what couldn't be used.
import-used = { $columns } × { $rows } Felder importiert, { $doors ->
        [0] ohne Türen
        [one] mit 1 Tür
       *[other] mit { $doors } Türen
    }.
# $columns, $rows: of the whole map. $column, $row: the top left square that was imported. $corner: another one, "27x1".
import-part = Die Datei hat { $columns } × { $rows } Felder, eine Karte hier aber höchstens 26 × 26. Dieser Ausschnitt beginnt bei Spalte { $column }, Reihe { $row }. Für einen anderen ergänze `corner:{ $corner }`.
import-lines = { $count ->
        [one] Weggelassen: 1 Wandlinie, die keine zwei Felder trennt.
       *[other] Weggelassen: { $count } Wandlinien, die keine zwei Felder trennen.
    }
import-doors = { $count ->
        [one] Weggelassen: 1 Tür, neben der auf einer Seite kein freies Feld ist.
       *[other] Weggelassen: { $count } Türen, neben denen auf einer Seite kein freies Feld ist.
    }
import-lights = { $count ->
        [one] Weggelassen: 1 Licht. Für Dunkelheit nimm den Nebel des Krieges.
       *[other] Weggelassen: { $count } Lichter. Für Dunkelheit nimm den Nebel des Krieges.
    }
import-picture = Das Bild ist jetzt der Hintergrund der Karte.
import-no-picture-part = Weggelassen: das Bild, denn es zeigt die ganze Karte. Füge mit `/map image` ein Bild dieses Ausschnitts hinzu.
import-no-picture-big = Weggelassen: das Bild. Es hat mehr als 256 KB oder 2.048 Pixel. Füge mit `/map image` ein kleineres hinzu.
import-no-picture-type = Weggelassen: das Bild. Es ist kein PNG oder JPEG. Füge mit `/map image` eins hinzu.

## Where a player can move

# What a button offers, before ": D7". Buttons.
place-beside = Neben { $name }
place-behind = Hinter { $name }
place-in-reach-of = In Reichweite von { $name }
place-nearer-to = Näher zu { $name }
place-on-the-way-to = Auf dem Weg zu { $name }
place-out-of-sight-of = Außer Sicht von { $name }
# $thing: "the crate".
place-in-cover = Hinter { $thing }
place-high-ground = Auf die Anhöhe
place-away = Weiter weg
moves-move = Bewegen …
moves-approach = Zu { $name }
moves-where-to = **{ $name } steht auf { $at }. Wohin?**
moves-nowhere = **{ $name } kommt jetzt nicht von { $at } weg.**
# $way: an example of such a button, "D7 ⚠".
moves-legend = -# { $way } heißt: Auf dem Weg kann dich jemand angreifen. Ich frage vorher.
moves-nearest = Nächste Felder …
moves-type = Feld eingeben …
moves-type-title = { $name }: wohin?
moves-square-label = Ein Buchstabe und eine Zahl
moves-square-example = D7
moves-open-door = Tür { $square } öffnen
moves-close-door = Tür { $square } schließen
moves-squares =
    { $count ->
        [one] { $count } Feld
       *[other] { $count } Felder
    } nach { $direction }
moves-meters = { $count } m nach { $direction }
moves-costs = kostet { $points }
moves-costs-meters = zählt als { $meters } m
moves-may-attack = Angriff droht: { $names }
# $name: who may attack on the way.
moves-with = { $name } ({ $tool })
moves-danger = **{ $square } ist nicht sicher zu erreichen.** Auf dem Weg droht { $name } ein Angriff: { $attackers }.
moves-path = Weg: { $squares }.
moves-anyway = Trotzdem gehen
moves-elsewhere = Woandershin …
moves-stale = **Die Karte hat sich geändert.** Niemand hat sich bewegt. Wähle noch einmal.
# $act: what's done, "Fireball".
moves-which-zone = **{ $act }: welche Zone?**
moves-which-square = **{ $act }: welches Feld?**
moves-friend = { $name } (deine Seite)
moves-affects = betrifft { $names }
moves-other-squares = Andere Felder …

# Directions on the map, after a distance: "3 squares north-west".
direction-north = Norden
direction-north-east = Nordosten
direction-east = Osten
direction-south-east = Südosten
direction-south = Süden
direction-south-west = Südwesten
direction-west = Westen
direction-north-west = Nordwesten

# Zones: named places instead of squares.
zones-named = Die Zonen: { $zones }.
# In the middle of a fight, before the zones are changed. A list of who moves follows.
zones-would-move = **Diese Zonen würden jemanden mitten im Kampf versetzen:**
zones-would-go = { $name } geht von { $from } nach { $to }
zones-would-start = { $name } beginnt in { $to }
zones-would-confirm = Zum Bestätigen nimm `/map zones` noch einmal mit `sure:ja`. Wer in einer Zone steht, die ihren Namen behält, bleibt dort. Danach kannst du mit `/map zone` jeden versetzen oder mit `/undo` alles zurücknehmen.
zones-removed = Es gibt keine Zonen mehr.
zones-put =
    { $count ->
        [one] { $name } ist jetzt hier: { $to }.
       *[other] { $name } sind jetzt hier: { $to }.
    }
zones-moved = { $name } wechselt die Zone: { $from } → { $to }.
zones-forced = { $name } wird in eine andere Zone versetzt ({ $from } → { $to }): { $why }.
zones-line = { $zone }: { $names }
zones-empty = { $zone }: niemand
# A zone in a list, with what leads to it.
zones-next = neben { $zones }
zones-border = { $zone } ({ $value })
zones-title = Zonen
zones-form =
    .label = Eine Zone pro Zeile
    .hint = Nach einem Strich: Nachbarzonen, mit den Kosten dorthin, etwa (2). Nach einem Doppelpunkt: Notiz.
zones-example = Kneipe – Straße, Balkon (2): voll und dunkel
zones-none = Noch keine Zonen. Benenne die Orte dieser Begegnung, etwa die Kneipe und die Straße.
zones-change = Zonen ändern …
zones-name = Zonen …
zones-remove = Zonen entfernen
zones-who = Wer ist wo?
zones-where = Welche Zone?
zones-put-question = { $name } in welche Zone?
zones-move-to = Wohin geht { $name }?
zones-go = Nach: { $zone }
