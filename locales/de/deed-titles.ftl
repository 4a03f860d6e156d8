### What someone did, in a few words: in the log, in the chronicle, and in what undo says. Names in variables are safe to show already.

# $title: what was done. $source: the title of the pack that it comes from: “Bog Hag joins (The Bog 3)”.
deed-title-from = { $title } ({ $source }, Revision { $revision })
deed-title-join =
    { $names } { $count ->
        [one] steigt
       *[other] steigen
    } ein
deed-title-join-hidden =
    { $names } { $count ->
        [one] steigt
       *[other] steigen
    } heimlich ein
deed-title-reveal =
    { $names } { $count ->
        [one] wird
       *[other] werden
    } aufgedeckt
deed-title-hide = { $subject } wird verborgen
deed-title-dismiss = { $subject } (verborgen) wird entfernt
deed-title-initiative = Initiative
deed-title-roll = { $dice } gewürfelt
deed-title-roll-secret = { $dice } geheim gewürfelt
deed-title-check = für { $subject } gewürfelt
deed-title-check-secret = geheim für { $subject } gewürfelt
deed-title-skip-turn = { $subject } wird übersprungen
deed-title-end-turn =
    { $count ->
        [one] Der Zug
       *[other] Die Züge
    } von { $names } { $count ->
        [one] endet
       *[other] enden
    }
deed-title-delay = { $subject } verzögert
deed-title-delay-after = { $subject } verzögert bis nach { $other }
deed-title-resume-turn = { $subject } wartet nicht länger und handelt
deed-title-event = Ereignis: { $mark }
deed-title-remove-event = Ereignis entfernt: { $mark }
deed-title-pause = der Kampf wird unterbrochen
deed-title-end = die Begegnung endet
deed-title-auto-reaction = Auto-Reaktion von { $subject }
# For the GM. $about: "defense". $answer: "dodge".
deed-title-auto-reaction-set = Auto-Reaktion von { $subject }: { $answer } ({ $about })
deed-title-auto-reaction-removed = Auto-Reaktion von { $subject } entfernt: { $about }
deed-title-afflict = { $condition } bei { $subject }
deed-title-afflict-hidden = ein Zustand bei { $subject }
deed-title-cure = { $condition } bei { $subject } entfernt
deed-title-cure-hidden = ein Zustand bei { $subject } entfernt
deed-title-scene-afflict = { $condition } für die Begegnung
deed-title-scene-cure = { $condition } von der Begegnung entfernt
deed-title-scene-cure-hidden = ein Zustand der Begegnung entfernt
deed-title-scene-adjust = { $resource } auf { $to } gesetzt
deed-title-adjust = { $subject }: { $resource } auf { $to } gesetzt
deed-title-adjust-hidden = Werte von { $subject } geändert
deed-title-change-sheet = Bogen von { $subject } geändert
deed-title-set = Einstellung { $setting } geändert
deed-title-remove = { $subject } wird aus dem Kampf entfernt
deed-title-depart =
    { $how ->
        [fled] { $subject } flieht
        [surrendered] { $subject } ergibt sich
        [conceded] { $subject } gibt auf
        [banished] { $subject } wird verbannt
       *[captured] { $subject } wird gefangen genommen
    }
deed-title-revive = { $subject } kehrt zurück
deed-title-hand-over = Jemand anderes spielt jetzt { $subject }
deed-title-lend = Eine Zeit lang spielt jemand anderes { $subject }
deed-title-give-back = { $subject } wird zurückgegeben
deed-title-autopilot = Autopilot für { $names }
deed-title-autopilot-on =
    { $names } { $count ->
        [one] läuft
       *[other] laufen
    } auf Autopilot
deed-title-autopilot-off = Autopilot aus für { $names }
deed-title-plan = Plan von { $subject }
deed-title-timer = Zug-Timer geändert
deed-title-group = { $names } handeln zusammen
deed-title-ungroup =
    { $names } { $count ->
        [one] handelt
       *[other] handeln
    } einzeln
deed-title-gms = SL geändert
deed-title-map = eine neue Karte
deed-title-map-removed = Karte entfernt
deed-title-map-look = Darstellung der Karte geändert
deed-title-fog-on = Nebel des Krieges an
deed-title-fog-off = Nebel des Krieges aus
deed-title-squares = Karte bearbeitet
# $ground: "wall", "height 2", or "changes".
deed-title-squares-at = { $ground } bei { $where }
deed-title-squares-mixed = Änderungen
deed-title-squares-height = Höhe { $level }
deed-title-offer = Angebot an { $name }
deed-title-offer-answered = Antwort auf ein Angebot
deed-title-zones = Zonen geändert
deed-title-zones-removed = Zonen entfernt
deed-title-to-zone =
    { $count ->
        [one] { $names } ist in { $zone }
       *[other] { $names } sind in { $zone }
    }
deed-title-place =
    { $count ->
        [one] Platz
       *[other] Plätze
    } von { $names } auf der Karte
deed-title-door = { $subject } benutzt die Tür bei { $at }
deed-title-override = Ausnahme von der Karte zwischen { $actor } und { $target }
deed-title-reorder = neuer Platz von { $subject } in der Zugreihenfolge
# Several turns that were played at once.
deed-title-turns =
    { $count ->
        [one] der Zug
       *[other] die Züge
    } von { $names }
deed-title-attack = { $actor } greift { $targets } an
deed-title-cast = { $actor } wirkt { $spell }
# What no one casts, such as a breath of fire.
deed-title-use-power = { $actor } setzt { $spell } ein
deed-title-defend = { $actor } verteidigt sich
deed-title-rest = { $actor } rastet
deed-title-by-gm = SL: { $title } ({ $names })
deed-title-action = { $actor }: { $title }
deed-title-action-at = { $actor }: { $title } ({ $targets })
# $items: "Dagger and 2 × Healing Potion", or "something".
deed-title-give = { $from } gibt { $items } an { $to }
deed-title-loot = { $to } nimmt { $from } ab: { $items }
deed-title-pick-up = { $to } hebt auf: { $items }
deed-title-drop = { $from } lässt fallen: { $items }
deed-title-find = { $to } findet: { $items }
deed-title-lies = { $items } am Boden
