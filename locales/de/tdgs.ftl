### What combat in TDGS says: buttons, reasons, questions and refusals.

# What kind of game it is, where someone chooses one.
tdgs-about = W20-Fantasy mit Schritten, Unterbrechungen und Zuständen
tdgs-squares =
    { $count } { $count ->
        [one] Feld
       *[other] Felder
    }
# Buttons and menu entries; at most 20 characters without names.
# $interrupt: the interrupt to use, like “Dodge”
tdgs-label-defend = Mit { $interrupt } antworten
tdgs-label-defend-full = Volle Verteidigung
tdgs-label-defend-first = Erste verfügbare
tdgs-label-defend-none = Ohne Unterbrechungen
tdgs-label-defend-ask = Bei Angriffen fragen
tdgs-label-use = Benutzen: { $tool }
tdgs-label-use-target = Benutzen: { $tool }, { $target }
tdgs-label-equip = Ausrüsten: { $tool }
tdgs-label-equip-on = Anlegen: { $tool }
tdgs-label-equip-off = Ablegen: { $tool }
tdgs-label-equip-hand = In die Hand: { $tool }
tdgs-label-move = Bewegen
tdgs-label-move-target = Ran an { $target }
tdgs-label-step = Schritt
tdgs-label-step-target = Schritt weg von { $target }
tdgs-label-disengage = Lösen
tdgs-label-disengage-target = Lösen, außer von { $target }
tdgs-label-shove = Stoßen
tdgs-label-shove-target = { $target } stoßen
tdgs-label-shove-prone = Zu Boden stoßen
tdgs-label-shove-prone-target = { $target } zu Boden stoßen
tdgs-label-shove-away = Wegstoßen
tdgs-label-shove-away-target = { $target } wegstoßen
tdgs-label-escape = Losreißen
tdgs-label-stand = Aufstehen
tdgs-label-flee = Fliehen
tdgs-label-flee-target = Fliehen vor { $target }
tdgs-label-chase = Verfolgen
tdgs-label-chase-target = { $target } verfolgen
tdgs-label-extinguish = Feuer löschen
tdgs-label-extinguish-target = Feuer bei { $target } löschen
# $label: one of the two above. $method: how, like “with water”.
tdgs-label-extinguish-by = { $label } { $method }
tdgs-method-water = mit Wasser
tdgs-method-roll-on-the-ground = durch Wälzen am Boden
tdgs-method-smother-it = durch Ersticken
tdgs-label-treat-poison = Vergiftung versorgen
tdgs-label-treat-poison-target = Vergiftung versorgen: { $target }
tdgs-label-treat-bleeding = Blutung versorgen
tdgs-label-treat-bleeding-target = Blutung versorgen: { $target }
tdgs-label-ready = Aktion bereithalten
# $readied: the readied action
tdgs-label-fire = Bereit: { $readied }
tdgs-label-fire-target = Bereit: { $readied }, { $target }
tdgs-label-fire-any = Aktion auslösen
tdgs-label-fire-any-target = Aktion auslösen: { $target }
tdgs-label-delay = Zuletzt handeln
tdgs-label-delay-target = Nach { $target } handeln
tdgs-label-search = Suchen: { $sense }
tdgs-label-search-other = Suchen, andere Sinne
tdgs-label-insight = Durchschauen
tdgs-label-insight-target = { $target } durchschauen
# $kind: harmful or harmless
tdgs-label-suggest = Einflüstern: { $kind }
tdgs-label-suggest-target = { $target } etwas einflüstern: { $kind }
tdgs-label-dispel = Bannen: { $tool }
tdgs-label-dispel-target = Bannen: { $tool }, { $target }
tdgs-label-instant = Ansagen: { $tool }
tdgs-label-instant-on = Ansagen: { $tool } auf { $target }
tdgs-label-instant-at = Ansagen: { $tool } gegen { $target }
tdgs-label-hazard-out = Gefahr verlassen
tdgs-label-hazard-in = Schaden jede Runde
tdgs-label-hazard-once = Schaden einmal
tdgs-label-repair = Reparieren: { $tool }
tdgs-label-destroy = Zerstören: { $tool }
tdgs-label-ward = Schutz oder Fluch: { $kind }
tdgs-label-check = Probe auf { $stat }
# What forms ask.
tdgs-ask-ready-how = Was tust du, wenn der Auslöser eintritt?
tdgs-ask-move-target = An wen gehst du heran?
tdgs-ask-step-target = Von wem gehst du weg?
tdgs-ask-disengage-target = Bei wem bleibst du im Nahkampf?
tdgs-ask-ward-how = Welche Art von Wirkung?
tdgs-ask-check-how = Welcher Sinn?
tdgs-how-in = jede Runde, bis zum Verlassen der Gefahr
tdgs-how-other = andere Sinne
tdgs-ask-squares = Wie viele Felder?
tdgs-ask-difficulty = Welche Schwierigkeit?
tdgs-difficulty-amount = Schwierigkeit { $amount }
tdgs-ask-percent = Wie viel Prozent?
tdgs-percent-amount = { $amount } %
# How bad a fumble is.
tdgs-grade-normal = normal
tdgs-grade-minor = gering
tdgs-grade-notable = merklich
tdgs-grade-major = schwer
# Short reasons, after a number or in brackets.
tdgs-reasons-unseen = Unsichtbar
tdgs-reasons-unseen-whose = { $whose } ist unsichtbar
tdgs-reasons-charmed = Bezaubert
tdgs-reasons-charmed-whose = { $whose } ist bezaubert
tdgs-reasons-extended-range = erweiterte Reichweite, { $band }
tdgs-reasons-high-ground = höherer Standort
tdgs-reasons-high-ground-squares = höherer Standort: { $higher } über { $lower }
# $cover: partial, half or full. $thing: what gives it, like “the wall”.
tdgs-reasons-cover = Deckung: { $cover }
tdgs-reasons-cover-by = Deckung: { $cover }, hinter { $thing } bei { $square }
tdgs-reasons-range =
    { $band }: { $from } bis { $to }, { $squares } { $squares ->
        [one] Feld
       *[other] Felder
    }
# $why: the GM’s own words
tdgs-reasons-overruled = { $of }, von der SL festgelegt
tdgs-reasons-overruled-why = { $of }, von der SL festgelegt: „{ $why }“
tdgs-reasons-size = Größe
tdgs-reasons-damage = verlorene TP
tdgs-reasons-difficulty = Schwierigkeit
tdgs-reasons-difficulty-of = Schwierigkeit von { $of }
tdgs-reasons-natural = eine natürliche { $face }
tdgs-reasons-luck = LUK { $luck } entscheidet
tdgs-reasons-attack = Angriff
tdgs-reasons-opportunity-attack = Gelegenheitsangriff
tdgs-reasons-parry = Parieren
tdgs-reasons-spell = Zauber
tdgs-reasons-resist = widerstehen: { $condition }
tdgs-reasons-shake-off = abschütteln: { $condition }
tdgs-reasons-concentration = Konzentration
tdgs-reasons-grapple = Packen
tdgs-reasons-escape = Befreien
tdgs-reasons-shove = Stoßen
tdgs-reasons-hide = Verstecken
tdgs-reasons-search = Suchen
tdgs-reasons-persuade = Überreden
tdgs-reasons-intimidate = Einschüchtern
tdgs-reasons-deceive = Täuschen
tdgs-reasons-insight = Durchschauen
tdgs-reasons-dispel = Bannen
tdgs-reasons-chase = Verfolgen
tdgs-reasons-flee = Fliehen
tdgs-reasons-check = Probe
tdgs-reasons-critical = kritisch, Wucht { $magnitude }
tdgs-reasons-raw-minimum = Mindest-Rohschaden
tdgs-reasons-hit-minimum = Mindestschaden eines Treffers
tdgs-reasons-deflection = Dämpfung
tdgs-reasons-absorption = Absorption von { $type } { $percent }, { $of }: heilt { $heals }
tdgs-reasons-immunity = Immunität gegen { $type }, { $of }
tdgs-reasons-resistance = Resistenz
tdgs-reasons-vulnerability = Verwundbarkeit
# $interaction: resistance or vulnerability, with its percentage and sources
tdgs-reasons-interaction = { $type }: { $interaction }
tdgs-reasons-interaction-both = { $type }: { $resistance } gegen { $vulnerability }
tdgs-reasons-in-all = { $type } gesamt
tdgs-reasons-absorbed = absorbiert
tdgs-reasons-maximum-hp = maximale TP
tdgs-reasons-not-above = geht nicht über das Maximum
tdgs-reasons-rest = Rast ({ $rest })
tdgs-reasons-nature = angeboren
tdgs-reasons-used = verbraucht
tdgs-reasons-absorbs = absorbiert
tdgs-reasons-degrades = nutzt sich ab
tdgs-reasons-new-turn = ein neuer Zug
tdgs-reasons-new-round = eine neue Runde
tdgs-reasons-new-scene = eine neue Szene
tdgs-reasons-new-day = ein neuer Tag
tdgs-reasons-in-hand = { $item } in der Hand
tdgs-reasons-put-on = { $item } angelegt
tdgs-reasons-off = { $item } abgelegt
tdgs-reasons-destroyed = { $item } zerstört
tdgs-reasons-mended = { $item } repariert
tdgs-reasons-again = erneut angewendet
tdgs-reasons-attacks = greift an
tdgs-reasons-grapples = packt zu
tdgs-reasons-shoves = stößt
tdgs-reasons-casts-at-another = zaubert auf jemand anderen
tdgs-reasons-touches-another = berührt jemand anderen
tdgs-reasons-moves-out = verlässt die Gefahr
tdgs-reasons-out-of-it = außer Gefahr
tdgs-reasons-gear-off = die Ausrüstung dafür wurde abgelegt
tdgs-reasons-treated = versorgt
tdgs-reasons-extinguished = gelöscht
tdgs-reasons-escaped = befreit
tdgs-reasons-released = losgelassen
tdgs-reasons-grappler-moved = wer festhielt, ist weggegangen
tdgs-reasons-pushed-away = weggestoßen
tdgs-reasons-grip-lost = der Griff lockert sich
tdgs-reasons-stands-up = steht auf
tdgs-reasons-found = gefunden
tdgs-reasons-hides = versteckt sich
tdgs-reasons-source-defeated = die Quelle ist besiegt
tdgs-reasons-charmer-gone = die bezaubernde Figur ist weg
tdgs-reasons-charmer-hurts = von der bezaubernden Figur verletzt
tdgs-reasons-intervenes = { $who } greift ein
tdgs-reasons-woken-by-damage = Schaden
tdgs-reasons-hp-above = TP über 5 %
tdgs-reasons-knockout = bewusstlos geschlagen
tdgs-reasons-cannot-act = kann nicht handeln
tdgs-reasons-no-longer-invisible = nicht mehr unsichtbar
tdgs-reasons-fired = bereitgehaltene Aktion genutzt
tdgs-reasons-readied-anew = andere Aktion bereitgehalten
tdgs-reasons-delays-again = verzögert erneut
tdgs-reasons-ended-freely = absichtlich beendet
tdgs-reasons-new-effect = eine neue Wirkung
tdgs-reasons-concentration-broken = Konzentration gebrochen
tdgs-reasons-concentration-over = Konzentration beendet
tdgs-reasons-dispelled = gebannt
tdgs-reasons-awake = wach
tdgs-reasons-knocked-out = bewusstlos geschlagen
tdgs-reasons-asleep = schlafend
# $dice: the tie-breaking dice
tdgs-reasons-by-stats = REF { $ref }, LUK { $luk }
tdgs-reasons-by-stats-tie = REF { $ref }, LUK { $luk } (Stechen { $dice })
tdgs-reasons-delays = verzögert bis zum Ende der Runde
tdgs-reasons-delays-after = verzögert bis nach { $after }
tdgs-reasons-only-stand =
    nur { $which ->
        [players] die Gruppe steht
        [enemies] die Gegner stehen
       *[named] { $side } steht
    } noch
tdgs-reasons-nobody-stands = niemand steht mehr
# $sense: sight or hearing. $why: the condition, as Blinded or Deafened.
tdgs-reasons-check-fails = Probe auf { $sense } trotz { $why }
# $condition: like “Frightened of Goblin 1”, “Grappled by Goblin 1”
tdgs-reasons-bound-of = { $condition } vor { $name }
tdgs-reasons-bound-by = { $condition } von { $name }
tdgs-reasons-lent = Verzaubert, { $type } { $kind }
tdgs-reasons-concealed = Versteckt vor { $from }
tdgs-reasons-senseless =
    Bewusstlos, { $how ->
        [asleep] schlafend
       *[knocked-out] niedergeschlagen
    }
tdgs-reasons-attacked = { $attacker } greift an ({ $tool })
tdgs-reasons-moves-away = { $mover } geht weg
tdgs-reasons-magnitude = kritische Wucht, { $dice }: +{ $more }
tdgs-reasons-fumble = Patzer, { $dice }: Grad { $grade }, { $grades }
tdgs-reasons-size-decides = { $whose }: die Größe entscheidet ({ $own } gegen { $theirs })
tdgs-reasons-encumbered = trägt { $weight } Gewichtseinheiten, mehr als { $most }
tdgs-reasons-depleted-destroyed = { $item }: zerstört
tdgs-reasons-depleted-empty = { $item }: leer
# $squares: like “6 squares”
tdgs-reasons-moves-up-to = bis zu { $squares }, Zonen: { $bands }
tdgs-reasons-moves = { $squares } von { $most } Feldern
tdgs-reasons-steps = ein Feld
tdgs-reasons-pushed = ein Feld
# $squares: like “2 squares”
tdgs-reasons-shoved-by = gestoßen von { $who }
tdgs-reasons-shoved-by-falls = gestoßen von { $who }, Sturztiefe { $squares }
tdgs-reasons-nothing-found = nichts gefunden
tdgs-reasons-unseen-anyway = ohnehin nicht zu sehen
tdgs-reasons-suggestion-refused = Vorschlag abgelehnt
tdgs-reasons-suggestion-followed = Vorschlag befolgt
tdgs-untyped = ohne Art
# $what: deflection, resistance or vulnerability. $all: its sum. $counts: what counts of it.
tdgs-share = { $what } { $all }, { $names }
tdgs-share-capped = { $what } { $all }, begrenzt auf { $counts }, { $names }
# How often an interrupt can be used, on its button.
tdgs-interrupt-limit =
    { $uses ->
        [1] einmal
        [2] zweimal
       *[other] { $uses }-mal
    } pro { $per ->
        [round] Runde
        [scene] Szene
       *[day] Tag
    }
tdgs-attacked-what = { $attacker } greift { $subject } an ({ $tool }).
tdgs-attacked-dodge = Ausweichen
tdgs-attacked-block = Blocken
tdgs-attacked-parry = Parieren
tdgs-attacked-none = Nicht verteidigen
tdgs-moves-away-what = { $mover } geht weg von { $subject }.
tdgs-moves-away-ask = Du kannst einen Gelegenheitsangriff machen, gratis.
tdgs-moves-away-answers-yes = { $called } angreifen
tdgs-moves-away-answers-no = { $called } gehen lassen
tdgs-refusals-not-in-use = In der Hand hast du { $uses }, nicht { $weapon }. Wechsle mit `/act action:equip with:{ $weapon }` oder lass `weapon:` weg.
tdgs-refusals-full-cover = { $name } ist hinter voller Deckung und lässt sich nicht als Ziel wählen. Beweg dich zuerst oder wähle ein anderes Ziel.
tdgs-refusals-no-line = Du hast keine freie Linie zu { $name }. Beweg dich zuerst oder wähle ein anderes Ziel.
tdgs-refusals-hidden-target = { $name } ist versteckt. Nimm zuerst `/act action:search` oder wähle ein anderes Ziel.
tdgs-refusals-charmed = { $name } ist bezaubert von { $charmer } und kann { $charmer } nicht schaden. Wer auf eurer Seite ist, kann das mit `/act action:wake` brechen.
tdgs-refusals-afraid = { $name } hat Angst vor { $source } und geht nicht näher heran. Schieß, geh woandershin oder greif jemand anderen an.
tdgs-refusals-grappled = { $holder } hält { $name } fest. Greif { $holder } an oder reiß dich mit `/act action:escape` los.
tdgs-refusals-immune = { $name } ist immun gegen { $type }, darum wirkt das nicht: { $condition }. Versuch etwas anderes.
tdgs-refusals-already = { $name } hat den Zustand { $condition } schon, und ein zweites Mal würde nichts ändern. Tu etwas anderes.
tdgs-refusals-not-bearing = { $name } hat das nicht: { $condition }. Sieh unter `/condition list` nach.
tdgs-refusals-no-spell-on = Auf { $name } liegt kein Zauber. Wähle jemand anderen; sieh unter `/condition list` nach.
tdgs-refusals-nothing-to-wake = { $name } ist weder schlafend noch bezaubert. Wähle jemand anderen.
tdgs-refusals-natural = { $item } gehört zum Körper von { $name } und lässt sich nicht ablegen. Wähle etwas Getragenes.
tdgs-refusals-holds-one = { $name } hält schon { $held } fest. Lass zuerst mit `/act action:release` los.
tdgs-refusals-too-large = { $name } ist dafür zu groß. Versuch etwas, das keine Kraft braucht.
tdgs-refusals-no-one-held = { $name } hält niemanden fest. Mit `/act action:grapple` packst du jemanden.
tdgs-refusals-not-adjacent = { $name } steht nicht neben dir. Geh zuerst mit `/act action:move` heran.
tdgs-refusals-cooldown =
    { $name } kann das nicht noch einmal einsetzen: { $ability }. Das geht wieder in der nächsten { $per ->
        [round] Runde
       *[scene] Szene
    }.
tdgs-refusals-cooldown-day = { $name } kann das nicht noch einmal einsetzen: { $ability }. Es kommt mit einer langen Rast zurück.
tdgs-refusals-too-far = { $squares } Felder sind zu weit: { $name } kann 1 bis { $most } gehen. Wähle weniger mit `amount:`.
tdgs-refusals-nothing-to-treat = { $name } hat weder eine Blutung noch eine Vergiftung, die sich versorgen lässt. Sieh unter `/condition list` nach.
tdgs-refusals-needs-method = Sag, wie du das Feuer bei { $name } löschst, zum Beispiel mit `how:water`.
tdgs-refusals-turn-begun = { $name } hat in diesem Zug schon etwas getan. Verzögern geht nur, bevor du etwas anderes tust. Beende den Zug mit `/turn end`.
tdgs-refusals-no-one-later = { $name } kann in dieser Runde nicht noch später handeln. Handle jetzt oder beende den Zug mit `/turn end`.
tdgs-refusals-nothing-readied = { $name } hält keine Aktion bereit. Halte in deinem Zug eine mit `/act action:ready` bereit.
tdgs-refusals-deaf = { $name } ist taub und kann dich von hier aus nicht hören. Geh direkt heran, um zu helfen.
tdgs-refusals-friend-only = { $name } ist nicht auf deiner Seite. Wähle jemanden von deiner Seite.
tdgs-refusals-not-charmed = { $name } ist nicht von dir bezaubert. Bezaubere zuerst oder versuch `/act action:persuade`.
tdgs-refusals-by-action = Der Zustand „{ $condition }“ braucht mehr Angaben als eine Notiz. SL: Nimm `/act action:{ $action }`.
tdgs-refusals-knocked-out = { $name } ist niedergeschlagen, nicht schlafend, und lässt sich nicht wecken. Heile { $name } auf mehr als 5 % der TP.
tdgs-refusals-no-one-watches = Vor wem sollte { $name } sich verstecken? Kein Gegner ist bei Bewusstsein. Nutze die Aktion für etwas anderes.
tdgs-refusals-no-need = { $name } hat volle TP und keinen Zustand, gegen den das hilft: { $item }. Heb dir das für später auf.
tdgs-refusals-no-type = Die Schadensart „{ $typed }“ gibt es hier nicht. Meintest du „{ $near }“? Einer eigenen Art gib einen Namen, der weniger ähnlich ist.
tdgs-refusals-destroyed = Bei { $name } ist zerstört: { $item }. Die SL kann es mit `/act action:destroy how:repair with:{ $item }` reparieren.
tdgs-refusals-not-destroyed = Bei { $name } ist nicht zerstört: { $item }. Wähle ein zerstörtes Stück zum Reparieren.
tdgs-refusals-no-room = Hinter { $name } ist kein Platz, darum geht Wegstoßen nicht. Nimm `how:prone` zum Umwerfen.
tdgs-refusals-not-away = Ein Stoß versetzt { $name } ein Feld weiter weg von dir, aber { $tile } ist nicht weiter weg. Wähle ein anderes Feld oder lass es weg, um geradeaus zu stoßen.
tdgs-refusals-aim-where = Wohin zielst du mit { $spell }? Wähle mit `to:` ein Feld oder mit `target:` jemanden auf der Karte.
tdgs-refusals-no-aim = Du kannst nicht auf { $tile } zielen ({ $spell }): Da ist eine Wand. Wähle ein anderes Feld.
tdgs-refusals-no-one-there = { $spell } würde auf { $tile } niemanden betreffen. Wähle ein anderes Feld.
tdgs-refusals-one-target = Das geht nur mit einem Ziel auf einmal. Wähle eins.
