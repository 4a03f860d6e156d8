### What only a GM reads: the panel (/gm panel), its menus and forms, settings, secret rolls and whispers.
### And joining and leaving a fight, which the GM decides.

## Settings, as the buttons of the panel name them. The others are shown by the name they have in /gm set.

setting-name-auto-end = Züge automatisch beenden
setting-name-cap = Dämpfung und Resistenz höchstens 75 %
setting-name-characters-each = Charaktere pro Person
setting-name-details = Würfeldetails
setting-name-join = Einsteigen
setting-name-language = Sprache
setting-name-picture = Bilder
setting-name-secrecy = Gesundheit der Kreaturen
setting-name-sheets = Wer Bögen ändert
setting-name-signs = Zahlen als
setting-name-start = Anfangsabstand
setting-name-tone = Ton der Erzählung
setting-name-uneven = Vor ungleichen Kämpfen warnen
# Values of settings, behind the name of the setting and a colon.
value-name-auto-end-action-points = ohne Aktionspunkte
value-name-auto-end-unless-a-step-helps = außer wenn ein Schritt hilft
value-name-join-ask = SL fragen
value-name-sheets-gm = nur SL
value-name-sheets-players = auch Spielende
core-name-setting-auto-end = automatisches Zugende
core-name-setting-turns = Züge
core-name-setting-tone = Ton
core-name-setting-details = Würfeldetails
core-name-setting-signs = Zeichen
core-name-setting-picture = Bilder
core-name-setting-secrecy = Werte der Kreaturen
core-name-setting-sheets = Bögen
core-name-setting-join = Einsteigen
core-name-setting-characters-each = Charaktere pro Person
core-name-setting-loot = Beute
core-name-setting-uneven = ungleiche Kämpfe
core-name-setting-language = Sprache
core-name-option-one-after-another = nacheinander
core-name-option-by-side = nach Seiten
core-name-option-heroic = heldenhaft
core-name-option-grim = düster
core-name-option-plain = schlicht
core-name-option-short = kurz
core-name-option-full = ausführlich
core-name-option-bars = Balken
core-name-option-words = Worte
core-name-option-dark = dunkel
core-name-option-light = hell
core-name-option-on = an
core-name-option-off = aus
core-name-option-exact = genau
core-name-option-hidden = verborgen
core-name-option-gm = SL
core-name-option-players = Spielende
core-name-option-open = offen
core-name-option-ask = fragen
core-name-option-closed = geschlossen
core-name-option-dead = Tote
core-name-option-fallen = Gefallene
core-name-option-true = an
core-name-option-false = aus
gm-settings-title = Einstellungen
# The value that a setting has now, on its button.
gm-setting-now = { $value } (jetzt)
gm-setting-typed = -# `/gm set setting:{ $setting }`
gm-setting-set = **{ $setting }** ist jetzt **{ $value }**.

## GMs, and who plays a combatant

gm-gms = SL dieser Begegnung: { $gms }.
gm-handed-over = Ab jetzt spielt { $player } **{ $name }**.
gm-lent = { $player } spielt **{ $name }**, solange { $owner } weg ist.
gm-lent-until = { $player } spielt **{ $name }** für { $owner }, bis { $time }.
# Pings the player who plays a combatant from now on.
gm-you-play = { $user }: Ab jetzt spielst du **{ $name }**.
gm-played-by-you = Von dir gespielt
gm-played-by = Gespielt von { $user }

## The panel

# A button on the encounter's card.
gm-button = SL
gm-phase-gathering = Wartet auf Mitspielende
gm-phase-aftermath = Der Kampf ist unterbrochen
gm-phase-ended = Die Begegnung ist vorbei
# $state is a phase or a round.
gm-state = { $state }.
gm-waiting-for = { $state }. Wartet auf: { $names }.
# $since is in Unix seconds.
gm-waiting-for-since = { $state }. Wartet auf: { $names }, angepingt { $since }.
gm-away = Abwesend: { $names }.
gm-joined = Dabei: { $names }.
# Behind a name or a place.
gm-hidden = verborgen
gm-hidden-with = Verborgen · { $state }
gm-all-hidden =
    { $names }
    -# Verborgen
gm-hidden-about = Verborgen in Zugreihenfolge, Übersicht und Protokoll
gm-choose-combatant = Figur wählen …
gm-choose-combatant-from = Figur wählen ({ $first } – { $last }) …
gm-more-in-menu = -# … und { $count } weitere im Menü
gm-more-tools = Mehr SL-Werkzeuge …
gm-more-tools-title = Mehr SL-Werkzeuge
# Buttons, at most 20 characters besides their variables.
gm-skip = { $name } überspringen
gm-reveal = { $name } aufdecken
gm-reveal-all = Alle { $count } aufdecken
gm-add = Hinzufügen …
gm-act-for = Handeln für …
gm-start-combat = Kampf beginnen
gm-continue-combat = Kampf fortsetzen
gm-pause = Kampf unterbrechen
gm-roll = Geheim würfeln …
gm-whisper = Flüstern …
gm-check = Probe verlangen …
gm-settings = Einstellungen …
gm-end = Begegnung beenden …
gm-back = Zurück
gm-changed = Das hat sich inzwischen geändert. Hier ist der neueste Stand.

## Undo in the panel

# A button. $deed is what was done, in words.
gm-undo = Rückgängig: { $deed }
# The first of several actions that undo takes together.
gm-and-more = { $title } und { $count } weitere { $count ->
        [one] Aktion
       *[other] Aktionen
    }
gm-one-more = ein weiterer Schritt
# A question that waits for an answer, as undo calls it.
gm-question = die Frage
# A button: undoes all that was done since the round began.
gm-undo-round = Runde rückgängig
gm-undone = Rückgängig gemacht: { $deed }.
gm-undone-round =
    { $count ->
        [one] Zurück am Anfang der Runde: 1 Aktion rückgängig gemacht.
       *[other] Zurück am Anfang der Runde: { $count } Aktionen rückgängig gemacht.
    } `/redo` stellt sie wieder her.
gm-done = **{ $title }.**

## A question that only the GM may see

gm-is-asked = { $users } **{ $act }.** Die SL entscheidet zuerst.
# A button.
gm-decide = Als SL entscheiden …

## Pausing and ending

gm-sure-to-end =
    ### „{ $name }“ beenden?
    Wirkungen für die Dauer der Szene enden, und alle können den Würfel-Seed sehen.
gm-sure-to-end-hidden =
    ### „{ $name }“ beenden?
    Wirkungen für die Dauer der Szene enden, und alle können den Würfel-Seed sehen.
    { $names } { $count ->
        [one] ist
       *[other] sind
    } noch verborgen. Sobald die Begegnung vorbei ist, können alle im Protokoll davon lesen.
# A button.
gm-end-now = Begegnung beenden
gm-ended = Die Begegnung ist vorbei.
gm-paused = Der Kampf ist unterbrochen. Tippt auf eine Rast, um euch zu erholen: Spielende rasten mit ihren eigenen Charakteren, die SL mit allen. SL: weiter mit `/initiative`.
gm-paused-without-rest = Der Kampf ist unterbrochen. SL: weiter mit `/initiative`.

## One combatant

# Buttons, at most 20 characters besides their variables.
gm-scene = Begegnung ändern …
gm-adjust = Werte ändern …
gm-condition = Zustand hinzufügen …
gm-sheet = Bogen
gm-revive = Wiederbeleben
gm-bring-back = Zurückholen
gm-leave = Gehen lassen …
gm-leave-how =
    { $how ->
        [fled] Flieht
        [surrendered] Ergibt sich
        [conceded] Gibt auf
        [banished] Wird verbannt
       *[captured] Wird gefangen genommen
    }
gm-hide = Verbergen
gm-reactions = Auto-Reaktionen
gm-removing = Entfernen …
gm-remove = { $name } entfernen
gm-sure-to-remove =
    ### { $name } entfernen?
    { $name } verlässt den Kampf. Du kannst das rückgängig machen.
# Menus.
gm-hand-over = Übergeben …
gm-order = Handelt direkt vor …
gm-group = Handelt zusammen mit …
gm-remove-condition = Zustand entfernen …
gm-remove-this-condition = { $condition } entfernen
# Entries of the menus.
gm-before-no-one = Niemand: handelt zuletzt
gm-with-no-one = Niemand: handelt einzeln
gm-give-back-to-you = Zurück an dich (SL)
gm-give-back = { $name } zurückgeben
gm-another-member = Anderes Mitglied …
gm-by-you = Du (SL)
gm-player-of = wer { $names } spielt
# Moving someone in the turn order.
gm-move = { $name } verschieben
gm-sure-to-move = ### { $name } verschieben?
gm-sure-to-move-last =
    ### { $name } verschieben?
    Wenn { $name } zuletzt handelt, { $count ->
        [one] hat
       *[other] haben
    } { $lost } diese Runde keinen Zug mehr.
gm-sure-to-move-before =
    ### { $name } verschieben?
    Wenn { $name } direkt vor **{ $place }** handelt, { $count ->
        [one] hat
       *[other] haben
    } { $lost } diese Runde keinen Zug mehr.
gm-joins-later = Kommt nächste Runde in die Zugreihenfolge.
gm-delaying = Wartet ab: kann diese Runde noch handeln.
gm-act-together = { $names } handeln ab jetzt zusammen.
gm-act-alone =
    { $count ->
        [one] { $names } handelt ab jetzt einzeln.
       *[other] { $names } handeln ab jetzt einzeln.
    }

## Adding creatures

gm-which-one =
    ### Welche Kreatur?
    { $count ->
        [one] Du fügst eine hinzu.
       *[other] Du fügst { $count } davon hinzu.
    }
gm-which-one-hidden =
    ### Welche Kreatur?
    { $count ->
        [one] Du fügst eine verborgen hinzu.
       *[other] Du fügst { $count } davon verborgen hinzu.
    }
gm-more-match = -# { $count } weitere passen. Gib mehr vom Namen ein.
gm-nothing-fits = Es gibt keine Kreatur „{ $typed }“. Wähle eine aus der Liste oder nimm `/add file:`.
gm-nothing-chosen = Wähle eine Kreatur aus der Liste oder gib einen Teil ihres Namens ein.
gm-are-hidden =
    { $names } { $count ->
        [one] ist
       *[other] sind
    } verborgen.
gm-are-hidden-until-revealed =
    { $names } { $count ->
        [one] ist
       *[other] sind
    } in Zugreihenfolge, Übersicht und Protokoll verborgen. Mit `/gm reveal` oder in `/gm panel` deckst du sie auf.
gm-hidden-off-map =
    { $count ->
        [one] Noch nicht auf der Karte: Mit *Aufstellen …* wählst du ein Feld. Sonst taucht die Kreatur dort auf, wo ihre Seite beginnt.
       *[other] Noch nicht auf der Karte: Mit *Aufstellen …* wählst du die Felder. Sonst tauchen sie dort auf, wo ihre Seite beginnt.
    }

## Forms. Labels have at most 45 characters, hints at most 100.

gm-title-add = Kreaturen hinzufügen
gm-title-roll = Geheim würfeln
gm-title-whisper = Jemandem zuflüstern
gm-title-offer = Angebot
gm-title-event = Ereignis hinzufügen
gm-title-event-effect = Was ein Ereignis bewirkt
gm-title-check = Um eine Probe bitten
gm-title-adjust = Werte ändern
gm-title-scene = Begegnung ändern
gm-title-condition = Zustand hinzufügen
gm-title-hand-over = Übergeben
gm-title-timer = Zug-Timer
gm-field-creature = Kreatur
    .hint = Aus { $title } von { $author } ({ $license }).
# hint, at most 100 characters
gm-field-creature-of-packs = Aus den Paketen dieses Servers und { $title } von { $author } ({ $license }).
gm-field-creatures = Kreatur: { $first } bis { $last }
gm-field-search = Teil des Namens, oder wähle unten
    .hint = Findet alle Kreaturen und deine eigenen Charaktere.
# button, at most 20 characters
gm-search-again = Neue Suche …
gm-field-count = Wie viele
gm-field-how = Optionen
gm-field-hidden = Verborgen, bis du sie aufdeckst
gm-field-together = Sie handeln zusammen
gm-field-dice = Würfel
    .hint = Nur du siehst das Ergebnis. Nach der Begegnung steht es im Protokoll.
gm-field-whisper-to = An
gm-field-whisper = Nachricht
    .hint = Wird nur bis zum Lesen aufbewahrt und steht nie im Protokoll.
gm-field-check-who = Wer würfelt
gm-field-check-what = Worauf gewürfelt wird
gm-field-check-other = Worauf sonst
gm-field-check-vs = Zu erreichende Zahl
    .hint = Leer: nur die Summen. In TDGS geht auch ein Wert: Goblin’s WIS.
gm-field-check-secret = Geheim: Nur du siehst die Ergebnisse
gm-field-event-name = Name
    .hint = Ein Ereignis mit demselben Namen wird ersetzt.
gm-field-event-text = Was alle lesen, wenn das Ereignis eintritt
gm-field-event-when = Wann in der Runde
    .hint = Beispiele: Ende der Runde; Initiative 15; vor Kira; nach Kira.
gm-field-event-rounds = In welchen Runden
    .hint = Beispiele: jede Runde; 4; in 3 (3 Runden ab jetzt); ab 3; 2-5.
gm-field-event-hidden = Verborgen: Spielende ahnen nichts davon
gm-field-event-which = Ereignis
gm-field-event-effect = Schaden, Zustände oder beides
    .hint = Mehrere durch Kommas trennen. Leer: nur ein Rettungswurf, oder die Wirkung entfällt.
gm-field-event-to = Wen das Ereignis betrifft
gm-field-event-to-other = Oder nenne Figuren oder einen Bereich der Karte
    .hint = Namen, etwa Goblin 1, Goblin 2. Oder ein Bereich zwischen zwei Feldern: B2-D4.
gm-field-event-save = Rettungswurf gegen die Wirkung
    .hint = Worauf gewürfelt wird und die nötige Zahl. Fray würfelt für alle.
gm-field-player = Wer jetzt spielt
    .hint = Leer: Du spielst die Figur selbst.
gm-field-player-until = Bis wann
    .hint = Leer: für immer. Zeiten gelten in deiner Zeitzone.
# An example of a time.
gm-field-player-until-example = Freitag · 3 Tage · zurück
gm-field-amount-hint = +5 erhöht um 5, -5 senkt um 5, 5 setzt auf 5.
gm-field-amount-example = +5, -5 oder 5
gm-field-other = Ein anderer Wert: Name, dann die Änderung
gm-field-why = Grund (alle können ihn lesen)
gm-field-condition = Zustand oder Teil seines Namens
gm-field-condition-listed = Oder wähle: { $first } bis { $last }
gm-field-scene-condition = Neuer Zustand der ganzen Begegnung
gm-field-scene-ends = Zustand, der endet
gm-field-duration = Wie lange
gm-field-note = Wert oder Notiz
    .hint = Eine Zahl wird zum Wert des Zustands. Alles andere wird eine Notiz.
# A number of a combatant, and how much it is at most.
gm-number = { $name }: { $value }
gm-number-of = { $name }: { $value } von { $max }
gm-until-by-the-book = Wie in den Regeln
gm-until-rounds =
    { $count ->
        [one] 1 Runde
       *[other] { $count } Runden
    }
gm-until-scene = Bis zum Ende der Szene
gm-until-day = Bis zum Ende des Tages
gm-until-removed = Bis er entfernt wird
gm-until-lasting = Auch über Rasten hinaus

## Secret rolls and whispers

gm-in-secret = Nur du siehst diesen Wurf. Nach der Begegnung steht er im Protokoll.
# What undo calls a whisper.
gm-whisper-to-a-player = das Flüstern an jemanden
gm-whisper-to-player-of = das Flüstern an { $names }
gm-unread-whisper = { $user } hat dein Flüstern noch nicht gelesen.
# A button.
gm-unsend = Zurücknehmen
gm-new-whisper = { $user }: Die SL hat dir etwas zugeflüstert.
# A button.
gm-read = Lesen
gm-sent = Dein Flüstern wartet auf { $user }. Nach dem Lesen verschwindet es.
gm-from-gm =
    { "" }**Die SL, nur an dich:**
    { $words }

## Joining and leaving

joining-who = Wen willst du spielen?
joining-yours = **{ $name }**, dein Charakter
# Buttons and menus.
joining-join-as = Als { $name } einsteigen
joining-premade = Vorgefertigte …
joining-let-in = { $name } aufnehmen
joining-refuse = { $name } ablehnen
joining-let-go = { $name } gehen lassen
joining-keep-in = { $name } behalten
joining-sheet-of = Bogen von { $name }
joining-ask-again = Noch einmal erlauben
joining-cannot-join = -# Können jetzt nicht einsteigen: { $names }
joining-is-dead = { $name } (tot)
joining-is-here = { $name } (schon hier)
joining-waits = Ich habe die SL wegen **{ $name }** gefragt. Ich pinge dich an.
joining-asks = { $gms }: { $user } **will als { $name } einsteigen**.
joining-asking = { $user } will als **{ $name }** einsteigen.
joining-asks-to-leave = { $gms }: { $user } **will den Kampf mit { $name } verlassen**.
joining-asking-to-leave = { $user } will den Kampf mit **{ $name }** verlassen.
joining-has-joined = { $user }: **{ $name }** ist jetzt im Kampf.
joining-not-now = { $user }: Die SL hat abgelehnt. **{ $name }** steigt vorerst nicht ein.
joining-has-left = { $user }: **{ $name }** hat den Kampf verlassen.
joining-stays-in = { $user }: Die SL möchte, dass **{ $name }** bleibt.
joining-refused-before = -# Abgelehnt: { $users }
joining-may-ask-again = Wer abgelehnt wurde, kann noch einmal fragen.

# The GM's private answer to `/condition add` and `/condition remove` for a hidden combatant.
condition-now = Hinzugefügt für **{ $name }**: { $condition }.
condition-now-on-scene = Zur Begegnung hinzugefügt, für Spielende verborgen: { $condition }.
condition-off-scene = Von der Begegnung entfernt: { $condition }.
# Before a condition of the scene itself, like a name.
condition-scene = Begegnung
condition-no-longer = Bei **{ $name }** entfernt: { $condition }.
# The same for `/adjust`: from one value to another.
adjusted-scene = { $resource } { $value } → { $after }. Nur die SL sieht das.
adjusted-quietly = **{ $name }**: { $resource } { $value } → { $after }.

## A table on the web: /gm share

share-title = Dieser Kampf im Web
# $path: the last part of an address. $port: a number.
share-path = Die Seite liegt unter `{ $path }` auf Port { $port } des Rechners, auf dem Fray läuft.
share-about =
    Öffne die Seite auf einem zweiten Bildschirm. Sie zeigt, was Spielende sehen dürfen, und aktualisiert sich von selbst. Für andere Programme hängst du `.json` an die Adresse an.
    -# Eine Anmeldung ist nicht nötig: Wer diese Adresse hat, kann alles sehen. Diese Nachricht sieht nur die SL.
# A button among the GM’s tools.
share-button = Teilen …
share-open = Öffnen
share-new = Neue Adresse
share-stop = Nicht mehr teilen
share-again = Wieder teilen
share-renewed = Das ist die neue Adresse. Die alte gilt nicht mehr.
share-off = Dieser Kampf ist nicht mehr im Web. Seine alte Adresse gilt nicht mehr.
