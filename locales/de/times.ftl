### Play hours, absences and the turn timer: the private panel Hours, `/away`, `/gm timer`, the board and nudges.
### Names in variables are safe to show already. Times are written as <t:…> by each reader's client.

## Lengths of time and days

weekday-sunday = Sonntag
weekday-monday = Montag
weekday-tuesday = Dienstag
weekday-wednesday = Mittwoch
weekday-thursday = Donnerstag
weekday-friday = Freitag
weekday-saturday = Samstag
length-minutes =
    { $count } { $count ->
        [one] Minute
       *[other] Minuten
    }
length-hours =
    { $count } { $count ->
        [one] Stunde
       *[other] Stunden
    }
length-days =
    { $count } { $count ->
        [one] Tag
       *[other] Tage
    }

## When you play: the private panel

# Button.
hours-button = Spielzeiten
hours-title = Wann du spielst
hours-how = Dein Zug-Timer läuft nur in deinen Spielzeiten. Das sieht sonst niemand.
hours-zone = Zeitzone
hours-no-zone = Wo wohnst du? Deine Ruhezeit und deine freien Tage richten sich nach deiner Ortszeit.
hours-clock = { $city } (jetzt { $time })
# Buttons, at most 20 characters.
hours-other-zone = Andere …
hours-zone-title = Deine Zeitzone
hours-zone-field = Große Stadt in der Nähe oder Name der Zone
hours-zone-example = Berlin, Wien, America/Argentina/Salta
hours-quiet = Ruhezeit
hours-span = { $from } bis { $until }
hours-no-quiet = Keine Ruhezeit
hours-other-quiet = Andere Zeiten …
hours-quiet-title = Deine Ruhezeit
hours-from = Von
hours-until = Bis
hours-time-hint = Deine Ortszeit, etwa 22:00 oder 22 Uhr
hours-off = Freie Tage
hours-no-off = Keine freien Tage
hours-nudges = Erinnerungen
hours-nudges-channel = Bevor deine Zeit abläuft, erinnere ich dich im Kanal.
hours-nudges-direct = Bevor deine Zeit abläuft, schreibe ich dir, oder ich erinnere dich im Kanal, wenn das nicht geht.
# Buttons.
hours-nudge-directly = Schreib mir direkt
hours-nudge-in-channel = Im Kanal erinnern
hours-next = Du bist gleich dran
hours-next-off = Vor deinem Zug pinge ich dich nicht an.
hours-next-on = Ich pinge dich einmal an, wenn der Zug vor deinem beginnt.
# Buttons.
hours-next-start = Vorher anpingen
hours-next-stop = Nicht anpingen

## Away

hours-absence = Abwesenheit
hours-not-away = Du bist nicht abwesend.
hours-away-open = Du bist abwesend, bis du dich zurückmeldest.
hours-away-until-time = Du bist abwesend bis { $until }.
hours-away-from-open = Du bist ab { $from } abwesend, bis du dich zurückmeldest.
hours-away-from-until = Du bist von { $from } bis { $until } abwesend.
# What happens on your turns. $what: a setting's value.
hours-meanwhile-said =
    { $what ->
        [wait] Deine Züge warten auf dich.
        [guard] So lange verteidigen sich deine Charaktere.
        [pass] So lange werden deine Züge übersprungen.
        [fierce] So lange spielt der Autopilot deine Charaktere (wild).
        [wary] So lange spielt der Autopilot deine Charaktere (vorsichtig).
        [guardian] So lange spielt der Autopilot deine Charaktere (beschützend).
        [cowardly] So lange spielt der Autopilot deine Charaktere (feige).
       *[mindless] So lange spielt der Autopilot deine Charaktere (hirnlos).
    }
# In a menu.
meanwhile-wait = Auf mich warten
meanwhile-guard = Verteidigen
meanwhile-pass = Züge überspringen
meanwhile-fierce = Autopilot: wild
meanwhile-wary = Autopilot: vorsichtig
meanwhile-guardian = Autopilot: beschützend
meanwhile-cowardly = Autopilot: feige
meanwhile-mindless = Autopilot: hirnlos
# Button.
hours-away = Abwesend …
hours-away-waits = Solange du weg bist, steht ein Zug-Timer für dich still. Wenn du am Zug bist, sehen alle, dass du weg bist. Statt dir wird die SL gepingt. Sie kann deinen Zug spielen oder beenden.
hours-away-plays = Deine Wahl gilt, sobald du am Zug bist, und du wirst nicht gepingt. Die Übersicht zeigt, bis wann du weg bist.
hours-away-until = Abwesend bis …
hours-in-weeks =
    { $count ->
        [one] In einer Woche
       *[other] In { $count } Wochen
    }
hours-in-days =
    In { $count } { $count ->
        [one] Tag
       *[other] Tagen
    }
hours-tomorrow = Morgen
hours-unknown = Weiß ich noch nicht
# Button.
hours-other-day = Anderer Tag …
hours-away-title = Wann du weg bist
hours-away-from = Ab (leer: sofort)
hours-day-hint = Freitag; 3 Tage; 24. Dezember; 2026-12-24 18:00
hours-meanwhile = Während du weg bist
# Button.
hours-back = Ich bin zurück
hours-is-back = Schön, dass du wieder da bist.

## The turn timer

# In a form: what happens when time runs out.
timer-at-end-wait = SL anpingen
timer-at-end-guard = Verteidigen
timer-at-end-pass = Zug überspringen
timer-at-end-fierce = Autopilot: wild
timer-at-end-wary = Autopilot: vorsichtig
timer-at-end-guardian = Autopilot: beschützend
timer-at-end-cowardly = Autopilot: feige
timer-at-end-mindless = Autopilot: hirnlos
# Within a sentence: "Then the GM is told."
timer-then-wait = pinge ich die SL an
timer-then-guard = verteidigt sich der Charakter
timer-then-pass = wird der Zug übersprungen
timer-then-fierce = spielt der Autopilot (wild)
timer-then-wary = spielt der Autopilot (vorsichtig)
timer-then-guardian = spielt der Autopilot (beschützend)
timer-then-cowardly = spielt der Autopilot (feige)
timer-then-mindless = spielt der Autopilot (hirnlos)
# Button of the GM's panel.
timer-button = Zug-Timer …
timer-stop = Timer anhalten
timer-run = Timer starten
timer-said = Zug-Timer: **{ $turn }** für einen Zug, { $answer } für eine Antwort. Wenn die Zeit um ist, { $atEnd }.
timer-said-nudge = Zug-Timer: **{ $turn }** für einen Zug, { $answer } für eine Antwort, mit einer Erinnerung { $nudge } vor dem Ende. Wenn die Zeit um ist, { $atEnd }.
timer-none = Kein Zug-Timer. Lass dir so viel Zeit, wie du willst.
timer-stopped = Der Timer steht, darum verliert niemand Zeit.
timer-runs = Der Timer läuft wieder.
timer-deadline = **{ $names }**: bis { $when }.

## The turn timer on the board and the card

timer-until = Bis { $when }
timer-answer-until = Antwort bis { $when }
# An offer that no one has to answer.
timer-offer-until = Antwort bis { $when }. Danach ist das Angebot zurückgezogen.
timer-away = { $user } ist abwesend
timer-away-from = { $user } ist ab { $from } abwesend
timer-away-until = { $user } ist bis { $until } abwesend
timer-away-from-until = { $user } ist von { $from } bis { $until } abwesend
timer-over = Die Zeit ist um
timer-stopped-short = Der Timer steht
timer-short = { $turn } pro Zug, dann { $atEnd }
timer-short-stopped = { $turn } pro Zug, dann { $atEnd }; der Timer steht
# Above what was done in a player's place.
timer-instead-time-over = { $name }: Die Zeit ist abgelaufen
timer-instead-no-answer = { $name }: Die Zeit zum Antworten ist abgelaufen
timer-instead-asked-for = Wie für { $name } gewünscht

## Nudges

timer-nudge-turn = { $users } **{ $names }:** Du bist noch am Zug.
timer-nudge-turn-until = { $users } **{ $names }:** Du bist noch am Zug, bis { $when }.
timer-nudge-question = { $users } **{ $names }:** Ich warte noch auf deine Antwort.
timer-nudge-question-until = { $users } **{ $names }:** Bitte antworte bis { $when }.
timer-creatures =
    { $gms } **{ $names }** { $count ->
        [one] wartet
       *[other] warten
    } auf dich.
timer-many-creatures = { $gms } **{ $count } Kreaturen** warten auf dich.
timer-gm-asked = { $gms } **Eine Frage** wartet auf dich.
timer-late-turn = { $gms } Alle warten seit { $since } auf **{ $names }** ({ $user }).
timer-late-question = { $gms } Alle warten seit { $since } auf die Antwort von **{ $names }** ({ $user }).
timer-was-away = Ich war von { $from } bis { $until } offline. Niemand hat Zeit verloren.
timer-clock-set-right = Meine Uhr ging falsch und damit auch die Fristen. Sie geht wieder richtig, und niemand hat Zeit verloren.
# Buttons, at most 20 characters.
timer-options = Was kann ich tun?
timer-play-for = Für sie spielen
timer-end-for = Ihren Zug beenden
timer-wait-on = Weiter warten
timer-to-the-fight = Zum Kampf

## The form of the turn timer

timer-turn-label = Zeit für jeden Zug
timer-turn-hint = In Ruhezeiten, an freien Tagen und bei Abwesenheit steht der Timer.
timer-answer-label = Zeit für jede Antwort
timer-nudge-label = Erinnerung vor Ablauf der Zeit
timer-at-end-label = Wenn die Zeit abläuft
timer-at-end-hint = Wenn es einen Plan für den Ablauf der Zeit gibt, gilt zuerst der Plan.
timer-usual-label = Neue Begegnungen
timer-no-limit = Keine Grenze
timer-no-nudge = Keine Erinnerung
timer-usual-box = Diesen Timer für neue Begegnungen in diesem Kanal verwenden
timer-is-usual = Neue Begegnungen in diesem Kanal beginnen mit diesem Zug-Timer.
timer-none-usual = Neue Begegnungen in diesem Kanal beginnen ohne Zug-Timer.
