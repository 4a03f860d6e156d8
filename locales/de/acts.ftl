### The panel behind More…, its menus and forms: everything a combatant can do now. Names in variables are safe to show already.

## An action in a few words, on a button or in a menu

# $title: "Attack". $target: "Goblin 1". $how: " (aimed)", or empty.
act-attack-target = { $title }: { $target }{ $how }
# $title kann ein Werkzeug und eine Art enthalten: „Stoßen (weg)“.
act-target = { $title }: { $target }
act-toward = { $title }: auf { $target } zu
act-tool = { $title }: { $tool }
act-attack-with = { $title }: { $tool }{ $how }
act-attack-target-with = { $title }: { $target }, { $tool }{ $how }
act-cast-on = { $spell } auf { $target }{ $how }
act-cast-at = { $spell } gegen { $target }{ $how }

## Questions in a form

act-question-target = Ziel
act-question-how = Wie?
act-question-amount = Wie viel? ({ $what })

## What a menu says of an action

acts-several-targets = mehrere Ziele
acts-costs = kostet { $price }
acts-limit-left = noch { $left }
# $per: round, scene or day.
acts-limit-once =
    einmal pro { $per ->
        [round] Runde
        [scene] Szene
       *[day] Tag
    }
acts-limit-of =
    noch { $left } von { $uses } { $per ->
        [round] diese Runde
        [scene] diese Szene
       *[day] heute
    }
# $what: what else can be set, such as "range, cover, your words".
acts-can-add = wählbar: { $what }
acts-add-targets = mehrere Ziele
acts-add-amount = Punkte einsetzen
acts-add-range = Entfernung
acts-add-flanked = Flankieren
acts-add-cover = Deckung
acts-add-behind = von hinten
acts-add-high-ground = höherer Standort
acts-add-words = deine Worte
# After a name in a menu.
acts-ally = deine Seite
acts-yourself = du selbst

## The panel

acts-what-next = **{ $name }: Was jetzt?**
acts-what-next-left = **{ $name }: Was jetzt?** Noch { $left }.
acts-turn-of = Am Zug: { $names }.
acts-comes-after = **{ $name }** ist nach { $before } dran.
acts-next-round = **{ $name }** handelt nächste Runde.
acts-comes-next = **{ $name }** ist als Nächstes dran.
acts-meanwhile = Bis dahin kannst du:
# Button on the card when no round runs.
acts-outside-rounds = Rasten und mehr …
acts-at-rest = Außerhalb des Kampfes kann **{ $name }**:
acts-nothing = { $name } kann gerade nichts tun.
acts-stale = **Dieser Knopf ist veraltet.** Es ist nichts passiert.
acts-saying = **Wähle, was { $name } tut.** Danach bitte ich dich, es zu beschreiben.
# Buttons and menus, at most 20 characters.
acts-say = Worte dazu …
acts-not-say = Ohne Worte
acts-whose = Wer handelt?
acts-others = Mehr …
acts-as-gm = Als SL …
acts-attack-otherwise = Andere Angriffe …

## Asked before an ally is hit

acts-hits-ally =
    { $count ->
        [one] **{ $names } steht auf deiner Seite.** Trotzdem angreifen?
       *[other] **{ $names } stehen auf deiner Seite.** Trotzdem angreifen?
    }
# Buttons. $act: "Attack Kira".
acts-ally-anyway = Trotzdem: { $act }
acts-cancel = Abbrechen

## The form of an action

acts-form-square = Welches Feld?
acts-form-catches = Wer ist im Bereich?
acts-form-friends-too = Verbündete, die du auswählst, werden auch getroffen.
acts-form-toward = Auf welches Ziel zu?
acts-form-away = Von welchen Zielen weg?
acts-form-no-target = Niemand Bestimmtes
acts-form-none = Keine
# Said of an amount that is too high. $name: the character's.
acts-form-too-much = mehr, als { $name } aushält
acts-form-too-much-wound = mehr, als { $name } aushält: kostet { $harm }
acts-form-too-much-down = mehr, als { $name } aushält: kostet { $harm }, und { $name } geht zu Boden
acts-form-too-much-you = mehr, als du aushältst
acts-form-too-much-you-wound = mehr, als du aushältst: kostet { $harm }
acts-form-too-much-you-down = mehr, als du aushältst: kostet { $harm }, und du gehst zu Boden
acts-form-range = Wie weit weg?
acts-form-usual-range = Übliche Entfernung
acts-form-counts = Trifft etwas davon zu?
acts-form-cover = Deckung des Ziels: { $cover }
acts-form-flanked = Das Ziel ist { $how }
acts-form-behind = Von hinten
acts-form-high-ground = Von höherem Standort
acts-form-words-label = In deinen Worten (freiwillig)
acts-form-words-example = Was andere sehen oder hören, in einem Satz
acts-form-trigger-label = Wann passiert es?
acts-form-trigger-example = wenn ein Goblin durch die Tür kommt
acts-form-wound-label = Was für eine Wunde ist es?
acts-form-wound-example = eine gebrochene Rippe
acts-form-aspect-label = Welcher Aspekt ist es?
acts-form-aspect-example = Lampenöl auf der Treppe

# In suggestions for `as:`. $all: what is sent.
everyone-acting = { $all }: alle, die du spielst und die am Zug sind
