### My character (/me), /turns, /catch-up, and what happened since a player's last turn.

## My character

# A button.
me-open = Mein Charakter
me-your-turn = Du bist am Zug
me-others-turn = { $name } ist am Zug, gespielt von { $player }
me-turn-after = Du bist nach { $names } dran
me-turn-after-many = Du bist nach { $count } anderen dran
# The reader has handed the character over.
me-their-turn-after = { $name } ist nach { $names } dran
me-their-turn-after-many = { $name } ist nach { $count } anderen dran
me-not-yet = Der Kampf hat noch nicht begonnen
me-in-hand = { $tools } in der Hand
me-since = **Seit deinem letzten Zug:** { $news }
me-died = { $users }, **{ $name }** ist tot. `/me` zeigt, was du jetzt tun kannst.
me-dead = **{ $name } ist tot.** Bitte die SL um Rettung oder steig mit einem anderen Charakter ein.
me-dead-of-gm = **{ $name } ist tot.** `/gm revive` holt { $name } zurück.
me-no-one = Du spielst in diesem Kampf niemanden.
me-no-encounter = In diesem Kanal läuft keine Begegnung.
me-no-characters = Du hast noch keinen Charakter.
# Buttons and menus.
me-undo = Rückgängig: { $deed }
me-sheet = Bogen
me-another = Anderer Charakter …
me-back = Zurück
me-close = Schließen
me-join = Mitspielen
me-undone = Rückgängig gemacht: { $deed }.
me-sure-to-undo = Alle { $count } Aktionen rückgängig machen? Mit `/redo` lassen sie sich einzeln wiederherstellen.
# A button.
me-undo-all = Alle { $count } rückgängig

## Auto-reactions

me-reactions = Auto-Reaktionen
me-no-reactions = Keine
me-change-reactions = Reaktionen ändern …
me-reactions-how = Leg im Voraus fest, was du bei einer Frage tust, damit niemand auf dich warten muss. Mit „fragen“ wirst du jedes Mal gefragt.
# What is done where nothing was chosen.
me-reaction-usual = { $answer } (Standard)
me-reaction = { $about }: { $answer }
me-reaction-set = Die Auto-Reaktion von **{ $name }** bei „{ $about }“ ist jetzt „{ $answer }“.

## Resting, and what is saved

# A button.
me-rest = Rasten ({ $kind })
# A rest of several changed nothing that is worth a line.
me-rest-unchanged = Die Gruppe rastet. Es ändert sich nichts.
me-rest-not = -# Können jetzt nicht rasten: { $names }.
# A button under a roll.
me-roll-again = Noch mal würfeln
me-saved = -# Gespeichert als „{ $name }“.
me-saved-shared = -# Gespeichert als „{ $name }“ für alle auf diesem Server.
me-saved-title = Gespeichert
me-nothing-saved = Noch nichts gespeichert. Speichere eine Aktion oder einen Wurf unter einem Namen und wiederhole sie mit einem Tippen.
me-saved-with = ({ $tool })
me-saved-at = { $what } gegen { $targets }
# Buttons, a form and a menu.
me-save = „{ $what }“ speichern …
me-save-title = Unter einem Namen speichern
me-save-name = Name, etwa „meine Eröffnung“
me-roll-saved = { $name } würfeln
me-do-saved = { $name } nutzen
me-remove-saved = Entfernen …

## Leaving, and a new character

# Buttons.
me-leave = Kampf verlassen …
me-leave-now = Verlassen
me-ask-to-leave = SL fragen
me-sure-to-leave =
    ### { $name } aus dem Kampf nehmen?
    { $name } geht sofort. Du kannst das rückgängig machen oder wieder einsteigen.
me-sure-to-ask-to-leave =
    ### { $name } aus dem Kampf nehmen?
    Der Kampf läuft, darum entscheidet die SL.
me-make = Neuer Charakter …
me-make-title = Neuer Charakter
me-make-name = Name
me-make-like = Vorgefertigter Charakter als Grundlage
    .hint = Die ersten { $shown } von { $count }. Alle gibt es mit /character new.
me-is-ready = **{ $name }** ist bereit, mit einem leeren Bogen.
me-is-ready-like = **{ $name }** ist bereit, nach dem Vorbild von { $like }.
me-play-it = Steig mit `/join character:` ein.
me-portrait-given = **{ $name }** hat jetzt ein Porträt. Alle sehen es, wenn { $name } handelt.
me-portrait-removed = **{ $name }** hat kein Porträt mehr.
# What a picture shows, for those who can't see it.
me-portrait = Porträt

## /turns

# A button.
needed-button = Meine Züge
needed-title = Wartet auf dich
needed-turn = **{ $names }**: dein Zug
needed-turn-as-gm = **{ $names }**: dein Zug als SL
needed-question = **{ $names }**: eine Frage an dich
needed-question-as-gm = **{ $names }**: eine Frage an dich als SL
needed-check = **{ $names }**: eine Probe für dich
needed-check-as-gm = **{ $names }**: eine Probe für dich als SL
needed-request = { $user } will als **{ $name }** einsteigen
needed-whisper = Die SL hat dir etwas zugeflüstert
needed-others = Du wartest auf
needed-turn-of = { $user }: Zug von **{ $names }**
needed-question-to = { $user }: eine Frage für **{ $names }**
needed-check-of = { $user }: eine Probe für **{ $names }**
needed-unread = { $user }: hat dein Flüstern noch nicht gelesen
# Several players of one fight. $who: "@ana (Kira) and @bo (Nim)".
needed-turns-of = { $who }: am Zug
needed-questions-to = { $who }: je eine Frage
needed-checks-of = { $who }: eine Probe
# Times, as "in 2 hours" and "3 hours ago".
needed-due = fällig { $time }
needed-pinged = angepingt { $time }
needed-away = abwesend
needed-away-until = abwesend, zurück { $time }
# A button that opens the message.
needed-go = Hingehen
needed-more = -# … und { $count } weitere
needed-no-one = Auf diesem Server wartet niemand auf dich.
needed-for-absent =
    { $count ->
        [one] Ein Kampf braucht dich, weil jemand abwesend ist. Du kannst dort an dessen Stelle handeln.
       *[other] Einige Kämpfe brauchen dich, weil Spielende abwesend sind. Du kannst dort an ihrer Stelle handeln.
    }
needed-next = -# { $turn } (**{ $name }**, in diesem Kanal).
needed-next-of-gm = -# { $turn } (in diesem Kanal).

## /catch-up

# A button.
caught-up-button = Nachlesen
caught-up-since-turn = Seit deinem letzten Zug
caught-up-since-joined = Seit du dabei bist
caught-up-since-round = Seit Beginn der Runde
caught-up-since-beginning = Bisher
# Several of one name.
caught-up-two = { $name } { $first } und { $last }
caught-up-run = { $name } { $first } bis { $last }
caught-up-hit = Treffer gegen { $targets }: { $actors }.
caught-up-hit-for = Treffer gegen { $targets }: { $actors } ({ $count ->
        [one] { $amounts }
       *[other] zusammen { $amounts }
    }).
# Not all of them hit, or not all were hit.
caught-up-attacked = Angriff auf { $targets } mit etwas Schaden: { $actors }.
caught-up-attacked-for = Angriff auf { $targets } mit { $count ->
        [one] { $amounts }
       *[other] zusammen { $amounts }
    }: { $actors }.
caught-up-missed = Ohne Schaden gegen { $targets }: { $actors }.
caught-up-hurt = Verletzt: { $names }.
caught-up-lost = { $names }: { $count ->
        [one] { $amounts }
       *[other] zusammen { $amounts }
    } verloren.
caught-up-healed = Heilung für { $targets }: { $actors }.
caught-up-healed-for = Heilung für { $targets }: { $actors } ({ $count ->
        [one] { $amounts }
       *[other] zusammen { $amounts }
    }).
caught-up-recovered = Erholt: { $names }.
caught-up-regained = { $names }: { $count ->
        [one] { $amounts }
       *[other] zusammen { $amounts }
    } zurückgewonnen.
caught-up-got = { $names }: { $count ->
        [one] { $amounts }
       *[other] zusammen { $amounts }
    } bekommen.
caught-up-died = **Gestorben: { $names }.**
caught-up-fell = **Zu Boden gegangen: { $names }.**
caught-up-rose = Wieder auf den Beinen: { $names }.
caught-up-gained = Neu bei { $names }: { $conditions }.
caught-up-ended = Vorbei bei { $names }: { $conditions }.
caught-up-joined = In den Kampf eingestiegen: { $names }.
caught-up-left = Aus dem Kampf gegangen: { $names }.
caught-up-skipped = Übersprungen: { $names }.
# $act is the name of an action.
caught-up-acted = { $actors }: { $act }.
caught-up-acted-at = { $actors }: { $act } ({ $targets }).
caught-up-moved = Bewegung: { $actors } nach { $places }.
caught-up-moved-somewhere = Bewegung: { $actors }.
caught-up-more = -# … und { $count } weitere Dinge, in `/log show`.
caught-up-nothing = Es ist nichts Wichtiges passiert.
caught-up-your-side = Deine Seite: { $states }.
caught-up-players = Die Gruppe: { $states }.

## Since a player's last turn. $target is "you" or a name.

since-you = dich
since-hit = { $actor } hat { $target } getroffen.
since-hit-for = { $actor } hat { $target } getroffen ({ $amounts }).
since-missed = Ohne Schaden gegen { $target }: { $actors }.
since-healed = { $actor } hat { $target } geheilt.
since-healed-for = { $actor } hat { $target } geheilt ({ $amount }).
since-gave = { $actor }: { $amount } für { $target }.
since-gained = Neu für { $target }: { $conditions }.
since-ended = Vorbei für { $target }: { $conditions }.
# Who has left the fight other than down or dead.
left-fight =
    { $how ->
        [fled] Geflohen: { $names }.
        [surrendered] Ergeben: { $names }.
        [conceded] Aufgegeben: { $names }.
        [banished] { $names } { $count ->
            [one] wurde
           *[other] wurden
        } verbannt.
       *[captured] { $names } { $count ->
            [one] wurde
           *[other] wurden
        } gefangen genommen.
    }
since-dead =
    { $names } { $count ->
        [one] ist
       *[other] sind
    } tot.
since-down =
    { $names } { $count ->
        [one] ist
       *[other] sind
    } am Boden.
since-up =
    { $names } { $count ->
        [one] ist
       *[other] sind
    } wieder auf den Beinen.
since-more = { $count } weitere Dinge im Protokoll.
