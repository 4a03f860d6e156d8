### Dungeoneers in play: labels of actions, reasons in the log, questions to players, refusals.

# What kind of game it is, where someone chooses one.
dungeoneers-about = Fantasy mit Würfelpools: drei Aktionen pro Zug, und Stress für den Extraeinsatz
## Labels: buttons and menu entries. At most 20 characters, variables aside.

dungeoneers-move-engage = Ran an { $target }
dungeoneers-move-withdraw = Weg von { $target }
dungeoneers-move-behind = Hinter { $target } gelangen
dungeoneers-move-engage-several = Ran an Gegner
dungeoneers-move-withdraw-several = Weg von Gegnern
# Nearer to one combatant and away from others.
dungeoneers-move-across = Gegner wechseln
dungeoneers-label-attack = Angreifen
dungeoneers-label-attack-target = { $target } angreifen
dungeoneers-label-attack-tool = Angreifen: { $tool }
dungeoneers-label-attack-target-tool = { $target } angreifen: { $tool }
# Stands in brackets after the label of an attack.
dungeoneers-label-improvised = improvisiert
dungeoneers-label-use = Benutzen: { $tool }
dungeoneers-label-use-target = Benutzen: { $tool }, { $target }
dungeoneers-label-equip = Ausrüsten: { $tool }
dungeoneers-label-take-off = Ablegen: { $tool }
dungeoneers-label-turn = Zu { $target } umdrehen
dungeoneers-label-disengage = Lösen
# $manner: the score that is rolled, power or prowess.
dungeoneers-label-break-free = Losreißen ({ $manner })
# $manner: before or after.
dungeoneers-label-ready = Bereithalten ({ $manner } einem Zug)
dungeoneers-label-hazard = Gefahr: { $manner }
dungeoneers-label-mend = Entfernen: { $manner }
dungeoneers-label-place = Stellen: { $manner }

## What a form asks.

dungeoneers-ask-ready-turn = Vor oder nach wessen Zug?
dungeoneers-ask-ready-action = Was tust du dann?
dungeoneers-ask-stress = Stress für Angriffswürfel
dungeoneers-stress-amount =
    { $amount } Stress: { $amount } { $amount ->
        [one] Angriffswürfel
       *[other] Angriffswürfel
    } mehr
dungeoneers-ask-magica = Zusätzliche Magica
dungeoneers-magica-amount =
    { $amount } Magica: { $amount } { $amount ->
        [one] Zauberdurchschlagswürfel
       *[other] Zauberdurchschlagswürfel
    } mehr
dungeoneers-ask-amount = Wie viele Wunden oder wie viel Stress?

## Reasons: why a number is there or why something happened. They stand beside the number or in brackets.

# In place of a name.
dungeoneers-the-creature = die Kreatur
dungeoneers-reason-stress-taken = Stress genommen
dungeoneers-reason-past-capacity = über der Stressgrenze
dungeoneers-reason-from-behind = von hinten
# $target and $at are squares, $facing a direction.
dungeoneers-reason-behind-on-map = von hinten ({ $target } blickt nach { $facing }, weg von { $at })
dungeoneers-reason-behind-by-gm = von hinten (Entscheidung der SL)
dungeoneers-reason-behind-by-gm-words = von hinten (Entscheidung der SL: „{ $words }“)
dungeoneers-reason-natural = natürliche Rüstung
dungeoneers-reason-armor-value = Rüstungswert
dungeoneers-reason-spell-resistance = Zauberresistenz
dungeoneers-reason-threatened-by =
    bedroht von { $count } { $count ->
        [one] Gegner
       *[other] Gegnern
    }
dungeoneers-reason-no-wounds-to-spare = jede Wunde ist tödlich
dungeoneers-reason-attack = Angriff
dungeoneers-reason-pierce = Durchschlag
dungeoneers-reason-grapple = Packen
dungeoneers-reason-push = Stoßen
dungeoneers-reason-escape = Losreißen
dungeoneers-reason-spell-attack = Zauberangriff
# $save: a score.
dungeoneers-reason-spell-save = Rettungswurf gegen Zauber mit { $save }
dungeoneers-reason-spell-pierce = Zauberdurchschlag
dungeoneers-reason-critical = kritischer Treffer
dungeoneers-reason-weak = Schwäche gegen { $type }
dungeoneers-reason-resists = Resistenz gegen { $type }
dungeoneers-reason-room-for-stress = Platz für Stress
dungeoneers-reason-taken-as-stress = als Stress genommen
dungeoneers-reason-hit-dice-bought = für zusätzliche Angriffswürfel
dungeoneers-reason-pierce-dice-bought = für zusätzliche Durchschlagswürfel
dungeoneers-reason-three-times-capacity = Stress über der dreifachen Grenze
dungeoneers-reason-hazard = Gefahr
dungeoneers-reason-mended = geheilt
# $kind: short, long or full.
dungeoneers-reason-rest = Rast ({ $kind })
dungeoneers-reason-opportune-strike = Gelegenheitsschlag
dungeoneers-reason-spellcast = Zaubern
dungeoneers-reason-disengage = Lösen
dungeoneers-reason-defend = Verteidigen
dungeoneers-reason-sprint = Sprinten
dungeoneers-reason-move = Bewegen
dungeoneers-reason-stand-up = Aufstehen
dungeoneers-reason-turn = Umdrehen
dungeoneers-reason-ready = Bereithalten
dungeoneers-reason-readied-act = bereitgehaltene Aktion
dungeoneers-reason-equip = Ausrüsten
dungeoneers-reason-turn-starts = der Zug beginnt
dungeoneers-reason-round-starts = die Runde beginnt
dungeoneers-reason-scene-starts = die Begegnung beginnt
dungeoneers-reason-drops-prone = wirft sich hin
dungeoneers-reason-stands-up = steht auf
dungeoneers-reason-move-done = eine Bewegung ist fertig
dungeoneers-reason-hold-lost = der Griff ist verloren
dungeoneers-reason-lets-go = lässt los
dungeoneers-reason-breaks-free = reißt sich los
dungeoneers-reason-moves-on-another-turn = bewegt sich außerhalb des eigenen Zugs
dungeoneers-reason-equips = rüstet aus: { $item }
dungeoneers-reason-takes-off = legt ab: { $item }
dungeoneers-reason-tossed = geworfen: { $item }
dungeoneers-reason-from-sheet = vom Bogen
dungeoneers-reason-no-wound-possible = { $whose } stirbt: Schon eine Wunde ist zu viel
dungeoneers-reason-wound-past-capacity =
    { $whose } hatte schon { $capacity } von { $capacity } { $capacity ->
        [one] Wunde
       *[other] Wunden
    }, und eine mehr tötet
dungeoneers-reason-more-than-capacity = { $whose } stirbt: { $wounds } Wunden auf einmal sind mehr als { $capacity }
dungeoneers-reason-nothing-to-mend = { $item }: { $whose } hatte nichts zu heilen
dungeoneers-reason-carried-along = mitgezogen
dungeoneers-reason-push-stopped-full = das nächste Feld ist besetzt
dungeoneers-reason-push-stopped-ground = niemand kann auf das nächste Feld
dungeoneers-reason-falls = { $levels ->
    [one] 1 Höhenstufe
   *[other] { $levels } Höhenstufen
} tief; was der Sturz bewirkt, entscheidet die SL
dungeoneers-reason-ambient-magica = Umgebungsmagica: { $cost } für die Kosten ausgegeben, { $pierce } für Zauberdurchschlag
dungeoneers-reason-held-by = Gepackt von { $name }
dungeoneers-reason-holds = Hält { $name } fest
dungeoneers-reason-faces = Blickt zu { $name }
dungeoneers-reason-faces-toward = Blickt nach { $direction }
dungeoneers-reason-at-the-back = { $name } im Rücken
dungeoneers-reason-enchanted = Verzaubert: { $item }
# $gains: such as "+1 armor value".
dungeoneers-reason-enchanted-gains = Verzaubert: { $item } ({ $gains })
dungeoneers-reason-initiative = Initiative { $score }
dungeoneers-reason-initiative-tie = Initiative { $score }, Stechen { $dice }
dungeoneers-reason-no-one-alive = niemand lebt mehr
dungeoneers-reason-one-side-alive =
    nur { $which ->
        [players] die Gruppe lebt
        [enemies] die Gegner leben
       *[named] { $side } lebt
    } noch
dungeoneers-reason-to-be-grappled = { $attacker } will dich packen
dungeoneers-reason-to-be-pushed = { $attacker } will dich stoßen
dungeoneers-reason-leaves-threat-range = { $mover } verlässt deinen Bedrohungsbereich
dungeoneers-reason-attacks-from-afar = { $mover } macht in deinem Bedrohungsbereich einen Fernkampfangriff
dungeoneers-reason-casts-from-afar = { $mover } zaubert in deinem Bedrohungsbereich auf Entfernung
# $moment: before or after.
dungeoneers-reason-readied = Bereit: { $act } { $moment } dem Zug von { $turn }
dungeoneers-reason-readied-tool = Bereit: { $act } ({ $tool }) { $moment } dem Zug von { $turn }
dungeoneers-reason-may-react = { $item }, gegen { $attacker }
dungeoneers-reason-may-turn = Zuerst zu { $target } umdrehen?
# $to: a square.
dungeoneers-reason-may-turn-going = Beim Gehen nach { $to } umdrehen?
dungeoneers-reason-cast-at = { $caster } wirkt { $spell } auf dich

## Questions to a player and the answers on buttons (at most 20 characters, variables aside).

# A price on a button.
dungeoneers-price-reaction = 1 Reaktion
dungeoneers-question-to-be-grappled = { $attacker } will { $subject } packen.
dungeoneers-question-to-be-pushed = { $attacker } will { $subject } stoßen.
dungeoneers-answer-dodge-power = Ausweichen mit Kraft
dungeoneers-answer-dodge-prowess = Ausweichen mit Können
dungeoneers-question-leaves-threat-range = { $mover } verlässt den Bedrohungsbereich von { $subject }.
dungeoneers-question-attacks-from-afar = { $mover } macht im Bedrohungsbereich von { $subject } einen Fernkampfangriff.
dungeoneers-question-casts-from-afar = { $mover } zaubert im Bedrohungsbereich von { $subject } auf Entfernung.
dungeoneers-question-strike-cost = Ein Gelegenheitsschlag kostet 1 Reaktionspunkt.
dungeoneers-answer-strike = { $name } angreifen
dungeoneers-answer-let-go = { $name } gehen lassen
dungeoneers-answer-no-strike = Nicht angreifen
dungeoneers-question-may-react = { $attacker } greift { $subject } an. Mögliche Reaktion: { $item }.
dungeoneers-answer-use = Benutzen: { $item }
dungeoneers-answer-not-use = Ohne { $item }
dungeoneers-question-may-turn = { $subject } kann sich erst zu { $target } drehen.
dungeoneers-question-may-turn-going = { $subject } geht nach { $to } und kann sich unterwegs umdrehen.
dungeoneers-question-turn-free = Das ist gratis.
dungeoneers-answer-turn = Zu { $name } umdrehen
dungeoneers-answer-turn-going = Beim Gehen umdrehen
dungeoneers-answer-stay = Nicht umdrehen
dungeoneers-question-cast-at = { $caster } wirkt { $spell } auf { $subject }.
dungeoneers-answer-resist = Zauber widerstehen
dungeoneers-answer-fail = Misslingen lassen
dungeoneers-answer-let-through = Zauber durchlassen
# $act: the readied action; $moment: before or after.
dungeoneers-question-readied = Direkt { $moment } dem Zug von { $turn } kann { $subject } die bereitgehaltene Aktion ausführen: { $act }.
dungeoneers-question-readied-tool = Direkt { $moment } dem Zug von { $turn } kann { $subject } die bereitgehaltene Aktion ausführen: { $act } ({ $tool }).
dungeoneers-answer-defend = Jetzt verteidigen
dungeoneers-answer-disengage = Jetzt lösen
dungeoneers-answer-hold = Nicht handeln
dungeoneers-answer-target = Ziel: { $name }

## Refusals: what is wrong, then what to do.

dungeoneers-refused-threatened-is-computed = Bedroht kannst du bei { $name } nicht setzen. Es hängt davon ab, wer in der Nähe ist. SL: Versetz jemanden mit `/act action:place`.
dungeoneers-refused-wasted-dice = { $name } liegt, darum würfelt ein Fernkampfangriff höchstens 1 Angriffswürfel, und weitere wären verschwendet. Lass `stress` weg oder geh zuerst näher heran.
dungeoneers-refused-too-near = { $weapon }: Damit triffst du niemanden in deinem Bedrohungsbereich. Geh zurück (`/act action:move how:withdraw`) oder greif mit `weapon:Improvised` an.
dungeoneers-refused-not-equipped = Nicht in der Hand: { $weapon }. Zieh die Waffe oder heb sie zuerst auf: `/act action:equip with:{ $weapon }`.
dungeoneers-refused-not-adjacent = Du kommst nur hinter jemanden, der neben dir steht. Geh zuerst heran an { $name }: `/act action:move how:engage`.
dungeoneers-refused-range-contradicts = Die Entfernung kann nicht „{ $said }“ sein: { $name } ist { $position }. Lass `range` weg. Es ist nur für Ziele ab 3 Feldern da, etwa `range:6`.
dungeoneers-refused-faces-you = { $name } blickt zu dir, du bist also nicht dahinter. Greif ohne `behind` an oder geh zuerst herum: `/act action:move how:behind`.
dungeoneers-refused-already = { $name } hat den Zustand { $condition } schon, und er lässt sich nicht stapeln. Tu etwas anderes oder beende den Zug mit `/turn end`.
dungeoneers-refused-faces-already = { $name } schaut schon in diese Richtung. Dreh dich zu jemand anderem oder tu etwas anderes.
dungeoneers-refused-behind-already = Du bist schon hinter { $name }. Greif von dort aus an.
dungeoneers-refused-held = { $name } ist gepackt und bekommt keine Bewegungspunkte. Reiß dich zuerst los: `/act action:disengage`.
dungeoneers-refused-holds-already = { $name } hält schon jemanden fest, und mehr geht nicht. Lass zuerst los: `/act action:release`.
dungeoneers-refused-held-already = Jemand hält { $name } schon fest, und mehr als eine Kreatur kann das nicht. Greif an oder stoß stattdessen.
dungeoneers-refused-not-holding = { $name } hält niemanden fest. Mit `/act action:grapple` packst du jemanden.
dungeoneers-refused-no-open-line = Du hast keine freie Linie zu { $name }: Eine Wand oder höheres Gelände ist im Weg. Such dir zuerst mit `/move` eine freie.
dungeoneers-refused-stands-on-field = { $name } ist auf der Karte, darum gibt sie die Entfernung vor. SL: Versetz jemanden mit `/map place`.
dungeoneers-refused-not-in-reach = { $name } ist nicht in deinem Bedrohungsbereich. Geh zuerst heran: `/act action:move how:engage`.
dungeoneers-refused-cannot-move = Du hältst { $name } fest und nimmst dein Opfer mit. Deshalb kannst du dich nicht darauf zu, davon weg oder dahinter bewegen. Beweg dich auf jemand anderen zu oder von jemand anderem weg, oder lass zuerst los: `/act action:release`.
dungeoneers-refused-no-closer = Du stehst schon neben { $name }. Greif an oder nimm `/act action:move` mit `how:behind` oder `how:withdraw`.
dungeoneers-refused-no-farther = Du bist schon 3 oder mehr Felder von { $name } entfernt, und größere Entfernungen merke ich mir nicht. Sag beim Angriff, wie weit du weg bist (`range:8`), oder geh näher heran: `/act action:move how:engage`.
dungeoneers-refused-no-tome = Im Kampf wirkst du { $spell } aus einem Folianten, und du hast keinen in der Hand. Nimm einen mit `/act action:equip` oder einen Zaubertrick.
dungeoneers-refused-hands-full = Deine Hände sind beide voll. Leg zuerst etwas ab (`/act action:equip how:take off`), dann kannst du das ausrüsten: { $item }.
# $slot: a part of the body.
dungeoneers-refused-slot-full = Du trägst dort ({ $slot }) schon etwas. Leg es zuerst ab (`/act action:equip how:take off`), dann kannst du das ausrüsten: { $item }.
dungeoneers-refused-dead-stay-dead = { $name } ist tot, und Tote heilt nichts. Wenn das ein Versehen war, mach die letzte Aktion mit `/undo` rückgängig.
dungeoneers-refused-readied-by-act = Bereit kannst du nicht setzen. { $name } kann im eigenen Zug eine Aktion bereithalten: `/act action:ready`.
dungeoneers-refused-in-use-already = { $name } hat das schon ausgerüstet: { $item }. `/act action:equip how:take off` legt es ab.
dungeoneers-refused-off-already = { $name } hat das schon weggelegt: { $item }. `/act action:equip` zieht es oder legt es an.
dungeoneers-refused-lacks-action = { $name } kann diese Aktion nicht ausführen ({ $action }): Der Bogen schließt sie aus. `/act` zeigt, was geht.
dungeoneers-refused-harm-needs-rounds = { $spell } kannst du nur im Kampf wirken, denn es richtet Schaden an. SL: Beginne den Kampf mit `/initiative`.
dungeoneers-refused-held-to-one-die = { $name } würfelt höchstens 1 Würfel zum Treffen, weitere wären verschwendet. Lass `stress` weg.
dungeoneers-refused-waits-for-trigger = { $ability } geht nur, wenn es ausgelöst wird: { $trigger }. Ob ich dich dann frage, legst du mit `/reactions about:reaction` fest.
dungeoneers-refused-cannot-cross = Diese Bewegung braucht zwei Namen: zuerst, an wen du herangehst, dann, von wem weg. Nur heran an { $name }: `/act action:move how:engage`.
dungeoneers-refused-not-prone = { $name } steht schon. `/act action:drop-prone` würde das ändern.
