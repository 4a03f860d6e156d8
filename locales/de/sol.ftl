### Project Sol in play: labels of actions, reasons in the log, questions to players, refusals.

# What kind of game it is, where someone chooses one.
sol-about = Science-Fiction mit W6-Pools: Schusswaffen, Deckung und Wunden, die dich bremsen
## Labels: buttons and menu entries. At most 20 characters, variables aside.

sol-react-none = Nicht reagieren
sol-react-dodge = Angriffen ausweichen
sol-react-parry = Angriffe parieren
sol-react-ask = Jedes Mal fragen
# $manner: partial or good.
sol-label-take-cover = In Deckung ({ $manner })
sol-label-draw = Ziehen: { $tool }
sol-label-use = Benutzen: { $tool }
sol-label-medkit = Benutzen: Medkit
sol-label-medkit-target = Medkit für { $target }
sol-label-medkit-self = Medkit für dich
sol-label-test-against = Probe gegen jemanden
sol-label-test = Probe: { $tool }
# $tool: a wound.
sol-label-note = Beschreiben: { $tool }
sol-label-surprise = Überraschungsprobe
# A form asks it.
sol-ask-test-target = Gegen wen?

## Nouns with their numbers.

sol-hit-one = Erfolg
sol-hit-several = Erfolge
sol-hour-one = Stunde
sol-hour-several = Stunden
sol-die-one = Würfel
sol-die-several = Würfel
sol-point-one = Aktionspunkt
sol-point-several = Aktionspunkte

## Reasons: why a number is there or why something happened. They stand beside the number or in brackets.

sol-reason-wounds = { $count ->
    [one] Wunde
   *[other] Wunden
}
sol-reason-wounds-of-level = Stufe { $level }
sol-reason-wound-called = Wunde der Stufe { $level }
# $letter: tells wounds of one level apart, in brackets: (b).
sol-reason-wound-called-letter = Wunde der Stufe { $level } { $letter }
sol-reason-in-hand = { $item } in der Hand
sol-reason-wound = Wunde der Stufe { $level }
# $cover: partial or good.
sol-reason-cover = Deckung: { $cover }
# $thing: such as "the crate"; $at: a square.
sol-reason-cover-thing = Deckung: { $cover }, hinter { $thing } bei { $at }
sol-reason-flanked = flankiert
# $enemies: names, each with a square.
sol-reason-flanked-by = flankiert: { $enemies }
# $what: the reason before it, such as "good cover".
sol-reason-by-gm = { $what } (Entscheidung der SL)
sol-reason-by-gm-words = { $what } (Entscheidung der SL: „{ $words }“)
sol-reason-initiative-bonus = Initiativebonus
sol-reason-medkit = Medkit
sol-reason-attack = Angriff
sol-reason-soak = Abfangen
sol-reason-surprise = Überraschung
sol-reason-recovery = Erholung
sol-reason-test = Probe
sol-reason-threshold = Schwelle
sol-reason-threshold-level = Schwelle (Wunde der Stufe { $level })
sol-reason-threshold-hours =
    Schwelle (Wunde der Stufe { $level }, { $hours } { $hours ->
        [one] Stunde
       *[other] Stunden
    })
sol-reason-critical =
    kritischer Erfolg, { $net } { $net ->
        [one] Nettoerfolg
       *[other] Nettoerfolge
    }
sol-reason-box-full = kein freies Kästchen der Stufe { $level }
sol-reason-grazing-hit = 0, ein Streifschuss
sol-reason-no-box = Wunde der Stufe { $level }, ohne Kästchen dafür
sol-reason-level-wound = Wunde der Stufe { $level }
sol-reason-natural-recovery = natürliche Erholung
sol-reason-full-defense = volle Verteidigung
sol-reason-surprised = überrascht
sol-reason-combat-begins = der Kampf beginnt
sol-reason-joins = steigt in den Kampf ein
sol-reason-turn-over = Ende des Zugs
sol-reason-shot-taken = der Schuss fällt
sol-reason-moved = bewegt
sol-reason-wounded = verwundet
sol-reason-other-cover = geht woanders in Deckung
sol-reason-stood-up = steht auf
sol-reason-anew = erneuert
sol-reason-not-surprised = nicht überrascht
sol-reason-first-turn-over = der erste Zug ist vorbei
sol-reason-fewer-wounds = weniger Wunden als BOD
sol-reason-unconscious = bewusstlos
sol-reason-asleep = schlafend
sol-reason-awake = wach
sol-reason-newcomer = mitten in der Runde eingestiegen
# Places in the turn order. $dice: the dice as they fell; $hits: such as "2 hits".
sol-reason-leads-enemies = { $dice } = { $hits }, führt die Gegenseite an
sol-reason-led-by = angeführt von { $leader }
sol-reason-with-enemies = mit der Gegenseite
sol-reason-enemies-score = handelt mit dem Wert der Gegenseite ({ $hits })
sol-reason-no-enemies = { $dice } = { $hits }, keine Gegenseite
sol-reason-before-enemies = { $dice } = { $hits }, vor der Gegenseite
sol-reason-tied-with-enemies = { $dice } = { $hits }, gleichauf, also zuerst die Gegenseite
sol-reason-after-enemies = { $dice } = { $hits }, nach der Gegenseite
sol-reason-last-point = nur noch ein Aktionspunkt im letzten Gefecht; wer ihn ausgibt, wird bewusstlos
# $hits and $dice with their nouns: "2 hits", "8 dice".
sol-reason-bought-hits = { $hits }, gekauft für { $dice }
# $goal: a difficulty, or sol-reason-threshold.
sol-reason-bought-enough = { $hits }, gekauft für { $dice }, { $goal } { $threshold }: Erfolg
sol-reason-bought-too-few = { $hits }, gekauft für { $dice }, { $goal } { $threshold }: Misserfolg
# $hours: such as "3 hours".
sol-reason-rested-too-short = { $hours }, zu kurz für einen Versuch
# $lost: hours at the end, a number.
sol-reason-rested-some-lost =
    { $hours }, { $lost ->
        [one] die letzte
       *[other] die letzten { $lost }
    } zu kurz für einen weiteren Versuch
sol-reason-no-one-able = niemand kann handeln
sol-reason-one-side-able =
    nur { $which ->
        [players] die Gruppe kann
        [enemies] die Gegner können
       *[named] { $side } kann
    } handeln
# $points: such as "2 action points".
sol-reason-attack-on-you = { $attacker } greift an ({ $item }). Eine Reaktion kostet { $cost }; du hast { $points }.
sol-reason-attack-on-you-last = { $attacker } greift an ({ $item }). Eine Reaktion würde deinen letzten Aktionspunkt kosten, und du würdest bewusstlos.
sol-reason-words-for-wound = { $from } verursacht bei dir eine Wunde der Stufe { $level }. Welche Verletzung ist das in der Geschichte?
sol-reason-mark-for-wound = Eine Wunde der Stufe 3 von { $name } ({ $from }) verheilt. Welches Mal bleibt, am Körper oder am Geist?

## Questions to a player and the answers on buttons (at most 20 characters, variables aside).

sol-question-attack-last = Das ist dein letzter Aktionspunkt: Wenn du ihn ausgibst, wirst du bewusstlos. { $attacker } greift an ({ $item }).
sol-question-attack = { $attacker } greift { $subject } an ({ $item }).
# $points: such as "2 action points".
sol-question-reaction-costs = Eine Reaktion kostet { $cost }. Vorrat: { $points }.
sol-question-reaction-adds =
    Eine Reaktion bringt { $dice } { $dice ->
        [one] Würfel
       *[other] Würfel
    } und kostet { $cost }. Vorrat: { $points }.
# A reaction that takes the last point: "Dodge and fall".
sol-answer-and-fall = { $reaction } und umkippen
sol-answer-dodge = Ausweichen
sol-answer-parry = Parieren
sol-answer-none = Nicht reagieren
sol-question-words-for-wound = { $subject } bekommt eine Wunde der Stufe { $level } durch { $from }.
sol-question-words-for-wound-ask = Welche Verletzung ist das in der Geschichte?
sol-question-mark-for-wound = Eine Wunde der Stufe 3 von { $subject } ({ $from }) verheilt.
sol-question-mark-for-wound-ask = Welches Mal bleibt, am Körper oder am Geist?

## Refusals: what is wrong, then what to do.

sol-refused-concealed = Es gibt keine Sichtlinie zu { $target }, darum kann kein Angriff dorthin zielen. Nimm zuerst `/act action:move` oder wähle ein anderes Ziel.
sol-refused-not-flanked =
    { $target } ist nicht flankiert. Dazu gehören zwei Gegner von { $target }, die handeln können, und es { $enemies ->
        [0] gibt keinen
        [one] gibt nur 1
       *[other] gibt { $enemies }
    }. Greif ohne `flanked` an.
sol-refused-not-in-hand =
    Nicht in der Hand: { $weapon }. In der Hand: { $hand }. `/act action:draw with:{ $weapon }` zieht die Waffe für { $cost } { $cost ->
        [one] Aktionspunkt
       *[other] Aktionspunkte
    }.
sol-refused-out-of-reach = { $tool }: Das reicht nur bis zu den Feldern neben dir, und { $target } ist { $meters } m entfernt. Geh zuerst mit `/move` näher heran oder wähle ein anderes Ziel.
sol-refused-cover-by-place = Auf einer Karte hängt Deckung davon ab, wo { $name } steht. Geh mit `/move` hinter etwas, etwa eine Kiste oder eine Wand.
sol-refused-in-hand = { $name } hat das schon in der Hand: { $weapon }. Greif damit an (`/attack`) oder zieh etwas anderes.
sol-refused-aim-full = Besser als +{ $most } kann { $name } nicht zielen. Greif jetzt mit `/attack` an.
sol-refused-no-styles = Project Sol hat keinen Angriffsstil „{ $typed }“. Lass `style` weg.
sol-refused-no-stress = Project Sol hat keinen Stress. Lass `stress` weg.
sol-refused-already-so = { $name } ist schon { $state }. Gib den Punkt für etwas anderes aus oder beende den Zug mit `/turn end`.
sol-refused-already-in-cover = { $name } hat schon { $state }. Gib den Punkt für etwas anderes aus oder beende den Zug mit `/turn end`.
sol-refused-no-wounds = { $name } hat keine Wunden zu versorgen. Tu etwas anderes.
sol-refused-medkit-tried = Bei { $name } hatte jede Wunde der Stufe { $level } schon ihren einen Versuch mit dem Medkit. Nimm `/rest` nach dem Kampf.
sol-refused-no-medkit = { $name } hat kein Medkit dabei. Wer eins hat, kann es im eigenen Zug benutzen: `/act action:medkit target:{ $name }`.
sol-refused-buying-forbidden = Erfolge kannst du nur kaufen, wenn die SL es erlaubt (`buying-hits`). Frag die SL oder würfle die Probe.
sol-refused-buying-in-combat = Im Kampf kannst du keine Erfolge kaufen. Würfle die Probe: Lass `how: bought hits` weg und nenne eine Schwierigkeit.
sol-refused-surprise-late = Überraschungsproben kommen vor dem Beginn des Kampfes. SL: Setz es selbst mit `/condition add condition:surprised`.
sol-refused-follows-of-itself = „{ $condition }“ kannst du nicht setzen. Es hängt von Wunden, Aktionspunkten und Zügen ab: Ändere die mit `/condition add condition:wound` oder `/adjust`.
sol-refused-hours = Sag, wie viele Stunden du rastest, von 1 bis { $most }: `/rest kind:8 hours`.
sol-refused-no-gear = { $name } hat keine Ausrüstung zu benutzen. Wähle mit `/act` eine andere Aktion.
sol-refused-no-attribute = In „{ $typed }“ ist kein Attribut. Ein Pool ist eine Fertigkeit und ein Attribut, etwa `Perception + INT`, oder zwei Attribute: { $known }.
sol-refused-one-difficulty = Eine Probe hat eine Schwierigkeit, und du hast zwei angegeben: { $one } und { $other }. Lass eine weg.
sol-refused-no-words = Sag, was das in der Geschichte ist ({ $wound }): `/act action:note say:a broken rib`.
sol-refused-option = `{ $option }` ändert hier nichts. Lass es weg.
sol-refused-option-targets = Diese Aktion hat kein Ziel. Lass `target` weg.
sol-refused-option-tool = Diese Aktion braucht keine Waffe und keinen Gegenstand. Lass `with` weg.
sol-refused-option-manner = Das geht nur auf eine Art. Lass `how` weg.
sol-refused-option-amount = Diese Aktion hat keine Menge. Lass `amount` weg.
sol-refused-option-to = Diese Aktion bewegt dich nicht. Lass das Feld weg.
sol-refused-option-range = In Project Sol zählen Entfernungen nicht. Lass `range` weg.
sol-refused-option-cover = Das ist kein Angriff. Lass `cover` weg.
sol-refused-option-flanked = Das ist kein Angriff. Lass `flanked` weg.
sol-refused-option-behind = In Project Sol zählt nur Flankieren, kein Angriff von hinten. Lass `behind` weg.
sol-refused-option-high-ground = In Project Sol zählt ein höherer Standort nicht. Lass `high_ground` weg.
