### Why something can't be done: what's wrong, then what to do now. Private replies. Names in variables are safe to show already.

## The encounter, the GM and the phase

refused-no-encounter = In diesem Kanal läuft keine Begegnung. Eine SL kann mit `/encounter start` eine beginnen.
refused-may-not-post = Ich kann hier nichts schreiben, mir fehlt die Berechtigung { $lacking }. Ändere die Einstellungen des Kanals oder spiel in einem anderen Kanal. `/setup check` zeigt alles, was ich brauche.
refused-may-not-open-thread = Ich kann hier keinen Thread öffnen, darum hat nichts begonnen. Mir fehlt die Berechtigung { $lacking }. Ändere die Einstellungen des Kanals oder beginne im Kanal selbst: `/encounter start in:channel`.
refused-no-threads-here = Hier gibt es keine Threads. Nimm einen Textkanal oder lass `in:` weg, um den Kampf hier zu beginnen.
refused-thread-in-thread = Das ist schon ein Thread, und ein Thread kann keine Threads haben. Lass `in:` weg, um den Kampf hier zu beginnen.
refused-thread-not-opened = Discord hat den Thread nicht geöffnet, darum hat nichts begonnen. Versuch es noch einmal oder beginne im Kanal selbst: `/encounter start in:channel`.
refused-encounter-running = „{ $name }“ läuft hier noch. Mit `/join` bist du dabei. Die SL kann mit `/encounter end` Schluss machen.
refused-no-such-ruleset = Ich kenne das System „{ $typed }“ nicht.{ $meant } Ich kenne { $known }.
refused-system-not-loaded = Das hier nutzt die Regeln von **{ $system }**, und die sind bei diesem Bot gerade nicht geladen. Nichts ist verloren. Bitte den Admin des Bots, { $system } zurückzubringen, oder spiel in einem anderen Kanal.
refused-not-the-gm = Das kann nur die SL. Frag { $gms }.
refused-no-gm-left = Die SL dieses Kampfes ist nicht mehr dabei. Ein Server-Admin kann mit `/gm add-gm who:` eine neue bestimmen.
refused-sharing-off = Das Teilen im Web ist bei diesem Bot ausgeschaltet. Der Admin kann es einschalten: `SHARE=on`.
refused-last-gm = Eine Begegnung braucht eine SL. Nimm zuerst eine weitere SL dazu: `/gm add-gm who:`.
refused-opener = Eine andere SL kann die SL, die die Begegnung begonnen hat, nicht entfernen. Sie kann mit `/gm remove-gm` selbst gehen, oder ein Admin des Servers entfernt sie.
refused-wrong-phase-gathering = Der Kampf hat noch nicht begonnen. Die SL beginnt ihn mit `/initiative`.
refused-wrong-phase-fighting = Der Kampf läuft schon. `/encounter status` zeigt, wer am Zug ist.
refused-wrong-phase-aftermath = Der Kampf ist unterbrochen. SL: weiter mit `/initiative`, Schluss mit `/encounter end`.
refused-wrong-phase-ended = Diese Begegnung ist vorbei. Eine SL kann mit `/encounter start` die nächste beginnen.
refused-not-now-gathering = { $action }: Das geht nur im Kampf, und der hat noch nicht begonnen. Die SL beginnt ihn mit `/initiative`.
refused-not-now-paused = { $action }: Das geht nur im Kampf, und der ist unterbrochen. SL: weiter mit `/initiative`, ein neuer Kampf mit `/encounter start`.
refused-not-now-over = { $action }: Das geht nur im Kampf, und die Begegnung ist vorbei. SL: ein neuer Kampf mit `/encounter start`, oder mit `/undo` geht dieser weiter.
refused-rounds-run = Während des Kampfes könnt ihr nicht rasten. SL: Schluss mit `/encounter end`, Pause mit `/encounter pause`.
# $why: a sentence part of the system.
refused-the-scene = Die Begegnung
# $note: yes if another note makes it another condition.
refused-has-condition = { $name } hat den Zustand { $condition } schon. { $note ->
        [yes] Gib dem neuen Zustand eine andere Notiz (`note:`) oder entferne zuerst den alten:
       *[no] Um etwas zu ändern, entferne ihn zuerst:
    } `/condition remove`.
refused-decided-already = Der Kampf wäre sofort vorbei: { $why }. Hol jemanden mit `/gm revive`, `/adjust` oder `/rest` zurück, füge mit `/add` jemanden hinzu oder beende die Begegnung mit `/encounter end`.
refused-no-one-to-fight = Es ist noch niemand da, gegen den ihr kämpfen könnt. Spielende steigen mit `/join` ein, die SL fügt mit `/add creature:` Kreaturen hinzu.

## Who you play, and whose turn it is

refused-no-character-here = Du bist noch nicht in diesem Kampf. Steig mit `/join character:` und einem Namen ein.
refused-which-of-yours = Du spielst { $known }. Wähle mit `as:`, wer handelt.
refused-which-of-yours-turn = Am Zug: { $turn }. Eine SL kann mit `/turn skip` überspringen. Um außerhalb deines Zugs zu handeln, nimm `as:` mit { $known }.
refused-not-yours = Du spielst { $name } nicht. Handle mit deinem eigenen Charakter oder frag die SL.
refused-not-your-button = Dieser Knopf gehört zu { $name }, und du spielst { $name } nicht. Tipp auf einen Knopf mit dem Namen { $yours } oder auf einen ohne Namen.
refused-no-such-combatant-yet = „{ $typed }“ gibt es nicht: Noch ist niemand dabei. Nutze zuerst `/join` oder `/add`.
refused-no-such-combatant = „{ $typed }“ gibt es hier nicht.{ $meant } Im Kampf: { $known }.
refused-no-one-to-check = Hier ist niemand, der die Probe ablegen kann. Nenne jemanden aus der Begegnung.
refused-nothing-to-roll = Für dich gibt es bei dieser Probe nichts zu würfeln. Es fehlen noch: { $names }.
refused-not-for-you = Das kann nur { $user } lesen. Warte, bis ich dich anpinge.
refused-plays-no-one = { $user } spielt in diesem Kampf niemanden. `/encounter status` zeigt, wer dabei ist.
refused-no-turn-this-round = { $name } hat diese Runde keinen Zug ({ $why }) und handelt erst in der nächsten wieder.
refused-not-on-turn = { $name } ist nicht am Zug. `/encounter status` zeigt die Reihenfolge.
refused-not-your-turn = Am Zug: { $turn }, nicht { $name }. Warte ab. Die SL kann mit `/turn skip` überspringen.
refused-takes-no-turns = { $name } hat in diesem System keine eigenen Züge. Was { $name } tut, entscheiden die Aktionen der anderen.
refused-out-of-the-fight-dead = { $name } ist tot. Nur die SL kann { $name } zurückholen, mit `/gm revive`.
refused-out-of-the-fight = { $name } ist { $state } und kann nicht handeln. Heilung oder eine Rast kann das ändern.
refused-on-their-feet = { $name } ist noch auf den Beinen, da gibt es nichts wiederzubeleben. Verlorenes stellst du mit `/adjust` wieder her.
refused-no-delay-off = Züge lassen sich hier nicht verzögern. Die SL kann es erlauben: `/gm set setting:delay value:on`.
refused-no-delay-begun = { $name } hat in diesem Zug schon etwas getan, zum Verzögern ist es zu spät. Beende den Zug mit `/turn end`.
refused-no-delay-no-one-later = In dieser Runde kommt kein späterer Zug mehr, auf den { $name } warten könnte. Handle jetzt oder beende den Zug mit `/turn end`.
refused-no-delay-not-waiting = { $name } wartet nicht ab. `/turn resume` geht nur nach dem Verzögern.
refused-no-event-over = **{ $mark }** läge in der Vergangenheit. Wähle eine spätere Runde.
refused-no-event-no-number = Dieses System hat keine Initiativewerte, darum geht das für **{ $mark }** nicht. Nimm „vor Kira“, „nach Kira“ oder „Ende der Runde“.
refused-act-together = { $names } handeln zusammen, in beliebiger Reihenfolge. Wähle jemanden außerhalb dieser Gruppe.
refused-no-order = Es gibt noch keine Zugreihenfolge. `/initiative` legt sie fest.
refused-joins-order-next-round = { $name } kommt nächste Runde in die Zugreihenfolge. Dann kannst du { $name } verschieben.
refused-joins-order-on-continuing = { $name } kommt in die Zugreihenfolge, wenn der Kampf weitergeht. Dann kannst du { $name } verschieben.
refused-delaying = { $name } wartet ab und kann mit `/turn resume` noch in dieser Runde handeln. Nächste Runde kannst du { $name } verschieben.

## Actions, targets and values

# $what: one of the nouns below: "target", "spell".
refused-missing = Es fehlt: { $what }. Ergänze das im Befehl.
refused-missing-known = Es fehlt: { $what }. Zur Wahl: { $known }.
refused-no-such = { $what }: „{ $typed }“ gibt es nicht.{ $meant }
refused-no-such-known = { $what }: „{ $typed }“ gibt es nicht.{ $meant } Zur Wahl: { $known }.
# What was typed in an option of a command: “Ana” doesn’t fit `who`.
refused-no-such-value = „{ $typed }“ passt nicht zu { $what }.{ $meant }
refused-no-such-value-known = „{ $typed }“ passt nicht zu { $what }.{ $meant } Zur Wahl: { $known }.
# After a refusal of something typed.
refused-meant = { " " }Meintest du **{ $near }**?
refused-too-many = Zu viele { $what }: Höchstens { $most } sind erlaubt. Entferne zuerst welche oder wähle weniger.
refused-nothing-changes = { $what }: schon { $value }, also ändert sich nichts. +5 erhöht um 5, -5 senkt um 5, und 5 setzt auf 5.
refused-nothing-changes-command = { $what }: schon { $value }, also ändert sich nichts. `by:` erhöht oder senkt die Zahl, und `to:` setzt sie.
refused-no-defending = In { $ruleset } gibt es keine Aktion zum Verteidigen. `/act` zeigt, was du tun kannst.
refused-nothing-cast = In { $ruleset } gibt es nichts zu zaubern. `/act` zeigt, was du tun kannst.
refused-nothing-cast-instead = { $ruleset } verwendet `/cast` nicht. Nimm `/act action:{ $instead } with:{ $tool }`.
refused-cannot = { $name } kann das gerade nicht ({ $action }): { $because }.
refused-cannot-instead = { $name } kann das gerade nicht ({ $action }): { $because }. Versuch es mit `/act action:{ $instead }`.
refused-not-at-self = Damit kannst du dich nicht selbst als Ziel wählen. Wähle jemand anderen.
refused-has-left =
    { $how ->
        [fled] { $name } ist geflohen.
        [surrendered] { $name } hat sich ergeben.
        [conceded] { $name } hat aufgegeben.
        [banished] { $name } wurde verbannt.
       *[captured] { $name } ist gefangen.
    } Die SL kann { $name } zurückholen: `/gm revive`.
refused-target-dead = { $name } ist schon tot. Wähle jemanden, der noch lebt.
refused-out-of-range = { $weapon }: Das ist zu weit. Die Entfernung ist { $band }, { $weapon } reicht aber nur { $reaches }. Geh näher heran oder nimm etwas anderes.
# $thing: "Healing Potion".
refused-thing-used-up = { $name } hat davon nichts mehr: { $thing }. Wähle etwas anderes.
# $left: "1 action point".
refused-nothing-left = { $name } hat noch { $left } und braucht { $need }. Wähle etwas Günstigeres oder beende den Zug mit `/turn end`.
refused-out-of-bounds = { $what }: Es muss eine ganze Zahl von { $least } bis { $most } sein.
refused-text-unfit = { $what }: Es müssen 1 bis { $longest } Zeichen sein.
refused-stale = Dieser Knopf ist veraltet. Nimm die neueste Nachricht oder `/encounter status`.
refused-by-the-rules = Das erlauben die Regeln jetzt nicht. Schlag mit `/rules` nach.

## Questions

refused-question-open = { $name } muss zuerst die Frage „{ $about }“ beantworten. Nutze `/answer`. Auch die SL kann antworten oder die Aktion mit `/undo` rückgängig machen.
refused-gm-decides = Einen Moment: { $gms } muss zuerst etwas entscheiden. SL: Nimm die Knöpfe unter der Frage oder `/undo`.
refused-no-question = Gerade ist keine Frage zu beantworten. `/encounter status` zeigt, wer am Zug ist.

## Records and dice

refused-nothing-to-save = Du hast in diesem Kampf noch nichts getan oder gewürfelt. Tu zuerst etwas oder nimm `/roll dice: save:`.
refused-nothing-recorded = In „{ $name }“ ist noch nichts passiert. Spielende steigen mit `/join` ein.
refused-record-kept = Solange die Begegnung läuft, kann das nur die SL exportieren, denn es enthält die Bögen der Kreaturen. Nimm `as:markdown`, warte bis zum Ende oder frag { $gms }.
refused-luck-kept = Solange die Begegnung läuft, kann das nur die SL sehen, denn es verrät, was Kreaturen können. Warte bis zum Ende oder frag { $gms }. Dein eigenes Würfelglück: `/me luck:True`.
refused-dice-unreadable = Ich kann die Würfel „{ $typed }“ nicht lesen: { $fault } (bei Zeichen { $at }). Versuch es mit `2d6+3`, `4d6kh3`, `d20` oder `6d6>=5`.
# $missing: names of numbers. $example: what to type.
refused-roll-needs-numbers = „{ $name }“ braucht eine Zahl für { $missing }. Schreib sie hinter den Namen: `/roll dice:{ $example }`.
refused-roll-shows-hidden = Das würde allen die Werte von { $name } zeigen. Würfle stattdessen geheim: `/roll secret:`.
refused-not-a-roll-sharer = Würfe teilen können nur eine SL des Kampfes in diesem Kanal und alle, die den Server verwalten dürfen. Speichere den Wurf für dich oder frag jemanden von ihnen.
refused-roll-quota = Diese Begegnung hat ihre Grenze für Würfe mit vielen Würfeln erreicht. Würfle höchstens { $most } Würfel auf einmal oder nimm einen Kanal ohne Begegnung.
refused-too-many-dice = Das sind zu viele Würfel: Höchstens { $most } sind erlaubt. Versuch es mit `2d6+3`.
refused-too-many-sides = Dieser Würfel hat zu viele Seiten: Höchstens { $most } sind erlaubt. Versuch es mit `2d6+3`.

## The map

refused-no-zones = Hier gibt es keine Zonen. Wenn dieses System Zonen verwendet, kann die SL sie mit `/map zones` anlegen.
refused-offered-already = { $name } hat dieses Angebot schon. Warte auf eine Antwort oder zieh das Angebot zuerst zurück.
refused-zones-unreadable = Ich kann „{ $line }“ nicht lesen. Schreib jede Zone in eine eigene Zeile, ihre Nachbarn nach einem Strich: `Kneipe – Straße, Balkon`.
refused-no-map = Hier gibt es keine Karte. Die SL kann mit `/map new` eine zeichnen und dann auf *Diese Karte nehmen* tippen.
refused-not-on-map = { $name } ist nicht auf der Karte. Die SL kann { $name } mit `/map place` darauf stellen.
refused-no-square = Das Feld „{ $typed }“ gibt es auf dieser Karte nicht. Nimm einen Buchstaben und eine Zahl, von A1 bis { $last }.
refused-square-taken = { $name } steht schon auf { $square }. Wähle ein anderes Feld.
refused-someone-in-doorway = { $name } steht bei { $square } in der Tür. Du kannst sie schließen, sobald { $name } dort weg ist.
refused-someone-on-square = { $name } steht auf { $square }. Stell { $name } zuerst mit `/map place` auf ein anderes Feld.
refused-no-footing = { $name } kann nicht auf { $square } stehen: Da ist { $ground }. Wähle ein anderes Feld.
refused-over-the-edge = { $name } passt nicht auf { $square }: Das wäre das Feld links oben von { $width } × { $width } Feldern. Wähle ein Feld weiter weg vom Rand.
refused-no-way = { $name } kommt jetzt nicht nach { $square }. Wähle mit `/move` ein markiertes Feld.
refused-no-way-door = { $name } kommt nicht nach { $square }: Die Tür auf { $door } ist zu. Geh daneben und öffne sie mit `/move`.
refused-no-way-height = { $name } kommt nicht nach { $square }: Zwei Höhenstufen auf einmal schafft niemand, weder hinauf noch hinunter. Wähle mit `/move` ein markiertes Feld.
refused-too-far = { $name } braucht { $cost } bis { $square } und hat noch { $left } für Bewegung. Wähle mit `/move` ein markiertes Feld.
refused-where-to = Wohin geht { $name }? Nimm `/move to:` und ein Feld, oder `/move`, um eins auszuwählen.
refused-no-door = Bei { $square } ist keine Tür neben { $name }. Stell dich zuerst neben eine Tür.
refused-door-once = { $name } hat in diesem Zug schon eine Tür benutzt. Warte bis zum nächsten eigenen Zug oder bitte jemand anderen.
refused-square-not-seen = Keiner deiner Charaktere sieht { $square }. Wähle mit `/move` ein Feld, das du sehen kannst.
refused-nothing-overridden = Zwischen diesen beiden gilt keine Ausnahme von der Karte. Leg mit `/map override` eine fest.
refused-map-size = „{ $typed }“ ist keine Kartengröße. Gib Spalten und Zeilen an, von 3x3 bis 26x26: `12x10`.
refused-map-corner = „{ $typed }“ ist kein Feld. Gib Spalte und Zeile des Felds oben links im Ausschnitt an: `27x1`.
refused-map-own-size = Die Karte „{ $kind }“ hat eine feste Größe. Lass `size:` weg oder nimm `kind:plain`.
refused-against-the-map = Du hast „{ $said }“ für `{ $option }` gewählt, die Karte zeigt aber „{ $shows }“. Lass `{ $option }` weg oder bitte die SL um `/map override`.

## Who plays whom

refused-lent-already = { $name } wird gerade schon vertreten. Wer { $name } sonst spielt oder gerade vertritt, muss das zuerst mit `/lend back:` beenden.
refused-plays-already = { $name } wird schon von dieser Person gespielt. Wähle jemand anderen.
refused-owners-reactions = Du spielst { $name } nur in Vertretung, und Auto-Reaktionen legt nur fest, wer { $name } sonst spielt. Antworte, wenn du gefragt wirst.
refused-is-a-bot = Nur Menschen können spielen, und { $user } ist ein Bot. Wähle jemand anderen.
refused-has-a-player = { $name } wird von jemandem gespielt. Der Autopilot spielt nur Kreaturen und Charaktere, die du mit `/gm assign who:` (ohne `to:`) übernommen hast.
refused-not-lent = Niemand anderes spielt { $name }. Zum Übergeben nimm `/lend to:`.

## Joining

refused-already-joined = { $name } ist schon in diesem Kampf. Handle mit `/attack` oder sieh mit `/encounter status` nach.
refused-creature-is-the-gms = { $name } ist eine Kreatur, und die fügt nur die SL hinzu: `/add creature:`. Steig mit deinem eigenen oder einem vorgefertigten Charakter ein.
refused-not-a-creature = { $name } wird von jemandem gespielt und lässt sich nicht verbergen. Übernimm { $name } zuerst mit `/gm assign` oder nimm `/gm remove`.
refused-asked-already = Du hast die SL schon wegen { $name } gefragt. Warte, bis { $gms } entscheidet, dann pinge ich dich an.
refused-not-let-in = Du wolltest einsteigen, aber die SL hat vorerst abgelehnt. Frag { $gms } im Kanal: In `/gm panel` lässt sich erlauben, dass du noch einmal fragst.
refused-join-closed = Dieser Kampf nimmt keine neuen Charaktere auf. Bitte { $gms }, ihn zu öffnen: `/gm set setting:join`.
refused-enough-characters =
    Du spielst hier schon { $most ->
        [one] { $most } Charakter
       *[other] { $most } Charaktere
    }, und das ist die Grenze. Die SL kann sie anheben: `/gm set setting:characters-each`.
refused-name-taken = In diesem Kampf gibt es den Namen { $name } schon. Wähle mit `name:` einen anderen.
refused-name-unfit = „{ $typed }“ geht nicht als Name. Nimm 1 bis { $longest } Zeichen in einer Zeile, mit mindestens einem Buchstaben oder einer Ziffer.

## Hours, absences and the turn timer

refused-no-such-zone = Die Zeitzone „{ $typed }“ kenne ich nicht.{ $meant } Gib eine große Stadt in deiner Nähe an, etwa `Berlin`, oder den Namen der Zone, etwa `America/New_York`.
refused-duration-unreadable = Ich kann „{ $typed }“ nicht als Dauer lesen. Versuch es mit `24 h`, `2 Tage` oder `90 min`.
refused-time-of-day-unreadable = Ich kann „{ $typed }“ nicht als Uhrzeit lesen. Versuch es mit `22:00` oder `22 Uhr`.
refused-day-unreadable = Ich kann „{ $typed }“ nicht als Tag lesen. Versuch es mit `Freitag`, `3 Tage`, `24. Dezember` oder `2026-12-24 18:00`.
refused-quiet-all-day = Die beiden Zeiten sind gleich, deine Ruhezeit würde also den ganzen Tag dauern. Wähle zwei verschiedene Zeiten oder nimm `/away`, wenn du weg bist.
refused-quiet-too-long = Die Ruhezeit kann höchstens { $most } Stunden am Tag dauern, deine wäre { $length } lang. Wähle eine kürzere Zeit oder nimm `/away`, wenn du weg bist.
refused-off-all-week = Du kannst nicht an jedem Wochentag frei haben. Lass mindestens einen übrig oder nimm `/away`, wenn du weg bist.
refused-absence-over = Es ist schon nach { $at }. Wähle einen späteren Tag oder lass `until:` weg, wenn du es noch nicht weißt.
refused-absence-too-far = Das ist mehr als { $days } Tage hin. Lass `until:` weg und sag mir Bescheid, wenn du zurück bist.
refused-lend-later = Ein Charakter lässt sich nicht im Voraus übergeben. Lass `from:` weg, um es jetzt zu tun, oder nimm `/lend`, wenn du gehst.
refused-not-away = Du bist nicht abwesend. Um dich abzumelden, nimm `/away until:`, etwa `/away until:Freitag`.
refused-timer-turn = Die Zeit für einen Zug kann { $least } bis { $most } betragen. Versuch es mit `24 h` oder `2 Tage`.
refused-timer-answer = Die Zeit für eine Antwort kann { $least } bis { $most } betragen. Versuch es mit `24 h` oder `2 Tage`.
refused-timer-nudge = Eine Erinnerung kann { $least } bis { $most } vor Ablauf der Zeit kommen. Versuch es mit `6 h` oder `12 h`.
refused-nudge-too-early = Bei einem Zug von { $turn } käme eine Erinnerung { $nudge } vor dem Ende gleich zu Beginn. Wähle eine kürzere Zeit oder `nudge:none`.
refused-no-timer = Hier läuft kein Zug-Timer. Stell zuerst einen ein, etwa mit `/gm timer turn:24 h`.

## Undo and redo

refused-nothing-to-undo = Es gibt nichts rückgängig zu machen. `/log show` zeigt, was passiert ist.
refused-words-read = Diese Nachricht wurde schon gelesen oder zurückgenommen, darum lässt sie sich nicht rückgängig machen. Schick mit `/gm whisper` eine neue.
refused-nothing-to-redo = Es gibt nichts wiederherzustellen: Es wurde nichts rückgängig gemacht, oder seitdem ist etwas Neues passiert. `/log show` zeigt, was passiert ist.
refused-not-your-action = Die letzte Aktion war nicht deine. Bitte die SL, sie rückgängig zu machen.
# $title: "Kira attacks Goblin 1".
refused-not-your-action-named = Die letzte Aktion war „{ $title }“, und das war nicht deine. Bitte die SL, sie rückgängig zu machen.
refused-undo-dice = Dafür wurde gewürfelt, darum kann nur die SL es rückgängig machen. Frag { $gms }.
refused-undo-told = Dabei kam etwas Neues ans Licht, darum kann nur die SL es rückgängig machen. Frag { $gms }.
refused-post-not-yours = „Als Aktion spielen“ geht nur mit eigenen Nachrichten. Wähle eine Nachricht von dir, oder nimm `/do`.
refused-post-empty = Da ist kein Text. Schreib, was dein Charakter tut.
refused-tells-nothing = Diese Nachricht zeigt keine Aktion aus einem Kampf. Wähle eine, die das tut, oder nimm `/undo`.
refused-done-since = Seitdem ist mehr passiert, darum kann nur die SL so weit zurückgehen. Frag { $gms }.

refused-hidden-speaker = { $name } ist verborgen und kann nicht sprechen. Zeig { $name } zuerst mit `/gm reveal`.
refused-said-by-no-one = Ich weiß nicht, wer das gesagt hat. Wähle eine Nachricht aus den letzten 90 Tagen, in der ein Charakter spricht.
refused-said-is-the-gms = Wer das gesagt hat, können nur die SL und die Person selbst sehen. Frag { $gms }.
refused-said-is-the-admins = Wer das gesagt hat, können nur die Person selbst und die Admins des Servers sehen.

## Characters and sheets

refused-no-character = Du hast hier noch keinen Charakter. Erstelle einen mit `/character new name:`.
refused-no-such-character = Du hast keinen Charakter „{ $typed }“.{ $meant } Du hast { $known }.
refused-character-gone = Diesen Charakter hast du nicht mehr. `/character list` zeigt, welche du hast.
refused-character-changed = { $name } wurde geändert, seit du das Formular geöffnet hast, darum wurde nichts gespeichert. Ich habe mir gemerkt, was du geschrieben hast: Öffne das Formular noch einmal, prüf es und schick es ab.
refused-character-exists = Du hast schon einen Charakter mit dem Namen { $name }. Wähle mit `name:` einen anderen. Um den Charakter durch eine Datei zu ersetzen, nimm `/character import` mit `replace:True`.
# Lines with each fault follow.
refused-sheet-unfit = Es wurde nichts gespeichert. Behebe zuerst das:
refused-sheet-unfit-more = … und { $count } weitere.
# A fault of the sheet as a whole.
refused-sheet-unfit-whole = Der Bogen
refused-other-system = { $name } ist für { $theirs } gemacht, und dieser Kampf verwendet { $ours }. Wähle einen Charakter für { $ours }.
refused-template-and-strength = Nimm `template:` oder `strength:`, nicht beides.
# Numbers of characters.
refused-strength-unfit = Die Option `strength:` muss eine Zahl sein, von { $least } bis { $most }, etwa `1.5` oder `1/3`.
refused-template-of-file = Eine Kreatur aus einer Datei kann weder `template:` noch `strength:` haben. Importiere sie mit `/character import file:` und füge sie dann mit ihrem Namen hinzu.
refused-no-templates = { $system } hat keine schwächeren oder stärkeren Varianten von Kreaturen. Füge die Kreatur ohne `template:` und `strength:` hinzu und ändere dann ihre Werte mit `/gm sheet`.
refused-nothing-to-add = Wen soll ich hinzufügen? Nimm `creature:` und einen Namen oder `file:` mit deiner eigenen Kreatur.

## Files

refused-file-too-big = Diese Datei ist zu groß: Höchstens 256 KB sind erlaubt. Nimm eine kleinere. Ein Paket kannst du auf mehrere Pakete verteilen; ein Charakter braucht nur ein paar KB.
refused-file-wrong-type = Das ist keine Textdatei. Pakete und Charaktere lese ich aus JSON-Dateien mit der Endung .json; ein ZIP musst du vorher entpacken. `/pack export` und `/character export` zeigen, wie solche Dateien aussehen.
refused-file-unreachable = Ich konnte die Datei nicht herunterladen, darum wurde nichts geändert. Versuch es gleich noch einmal.
refused-file-no-text = Ich kann diese Datei nicht als Text (UTF-8) lesen. Öffne sie in einem Texteditor, speichere sie als UTF-8 und lade sie noch einmal hoch.
refused-file-no-png-or-jpeg = Eine Karte braucht ein PNG oder JPEG von höchstens 256 KB. Speichere dein Bild in einem dieser Formate.
refused-file-too-many-pixels = Dieses Bild ist zu groß: Die längere Seite darf höchstens 2.048 Pixel haben. Mach es kleiner.
refused-file-no-picture = Ich kann diese Datei nicht als Bild zeigen. Nimm ein PNG, JPEG oder WebP von höchstens 256 KB.
refused-file-picture-bytes = Dieses Bild ist zu groß: Höchstens 4 MB sind erlaubt. Mach es kleiner oder speichere es als JPEG.
refused-file-picture-pixels = Dieses Bild ist zu groß. Es darf höchstens 8 Millionen Pixel haben, zum Beispiel 4.000 × 2.000.
refused-file-not-drawn = Ich kann diese Datei nicht als Bild verwenden. Speichere sie als PNG oder JPEG und lade sie noch einmal hoch.
refused-file-not-drawn-here = Bilder lassen sich nur in Discord hochladen.
refused-file-pictures-off = Dieser Bot zeichnet keine Bilder und kann darum keins annehmen. Bitte den Admin des Bots, Bilder einzuschalten.
refused-file-no-json = Das ist kein gültiges JSON: Vielleicht fehlt eine Klammer, ein Komma oder ein Anführungszeichen. `/character export` zeigt, wie so eine Datei aussieht.
refused-file-too-deep = Diese Datei ist zu tief verschachtelt: Höchstens 20 Ebenen sind erlaubt. `/character export` zeigt, wie so eine Datei aussieht.
refused-file-no-character = Das ist keine Charakterdatei: Ihr `format` ist nicht „fray-character“. `/character export` zeigt, wie so eine Datei aussieht.
refused-file-no-map = Das ist keine Universal-VTT-Karte. Exportiere deine Karte als .dd2vtt oder .uvtt und lade diese Datei hoch.
refused-file-map-bytes = Diese Kartendatei ist zu groß: Höchstens 8 MB sind erlaubt. Exportiere sie mit einem kleineren Bild.
refused-file-map-lines = Diese Karte hat zu viele Wände oder Objekte oder welche, die ich nicht lesen kann. Exportiere sie mit weniger davon.
refused-file-map-sides = Diese Karte ist zu groß: Höchstens 200 × 200 Felder sind erlaubt. Exportiere einen Teil davon.
refused-file-map-floor = In diesem Ausschnitt der Karte gibt es kein freies Feld. Wähle mit `corner:` einen anderen Ausschnitt.
refused-file-too-new = Diese Datei stammt aus einer neueren Version von Fray. Bitte den Admin des Bots, mich zu aktualisieren.

## What's wrong with typed dice, after "I can't read the dice …:"

refused-dice-too-long = es hat mehr als { $most } Zeichen
refused-dice-nothing-to-roll = es gibt nichts zu würfeln
refused-dice-no-sense = es ergibt keinen Sinn
refused-dice-no-term = hier fehlt eine Zahl oder ein Würfelwurf
refused-dice-number-too-large = Zahlen gehen bis { $most }
refused-dice-result-too-large = das Ergebnis könnte zu groß werden
refused-dice-divided-by-0 = es könnte durch 0 teilen
refused-dice-too-deep = Klammern können höchstens { $most } tief verschachtelt sein
refused-dice-not-closed = eine Klammer ist nicht geschlossen
refused-dice-never-opened = diese Klammer wurde nie geöffnet
refused-dice-no-sign = davor fehlt ein Zeichen wie +
refused-dice-not-whole = hier gehen nur ganze Zahlen
refused-dice-not-after-dice = das geht nur direkt hinter Würfeln
refused-dice-label-like-dice = Wörter, die wie Würfel aussehen, brauchen davor ein #
refused-dice-not-understood = das verstehe ich nicht; wenn es ein Kommentar ist, gehört ein # davor
# $known: names of numbers, with commas.
refused-dice-unknown-name = dein Bogen hat keinen Wert „{ $name }“, aber { $known }
refused-dice-no-sheet = „{ $name }“ ist keine Zahl, und du hast hier keinen Bogen; steig in den Kampf ein oder erstelle zuerst einen Charakter, und wenn es ein Kommentar ist, gehört ein # davor
refused-dice-bad-name = ein Name in eckigen Klammern muss 1 bis { $most } Zeichen haben
refused-dice-no-dice = würfle mindestens 1 Würfel
refused-dice-too-many-groups = es sind mehr als { $most } Würfelgruppen
refused-dice-no-sides = die Zahl der Seiten fehlt, wie die 6 in d6
refused-dice-too-few-sides = ein Würfel hat mindestens { $least } Seiten
refused-dice-no-face = hier fehlt eine Zahl
refused-dice-no-face-of = hier fehlt eine Zahl von 1 bis { $sides }
refused-dice-no-such-face = keine Seite eines d{ $sides } passt dazu
refused-dice-drops-which = nimm dl, um die niedrigsten zu streichen, dh für die höchsten
refused-dice-cuts-none = behalte oder streiche mindestens 1 Würfel
refused-dice-said-already = diese Würfel haben diese Option schon
refused-dice-needs-one-die = Vorteil und Nachteil brauchen genau einen Würfel, wie in d20adv
refused-dice-only-keeps = Fate-Würfel kann man nur behalten oder streichen, wie in 5dFkh4
refused-dice-too-many-rolls = ein Wurf lässt sich 1- bis { $most }-mal wiederholen
refused-dice-minimum-above-maximum = das Minimum liegt über dem Maximum
refused-dice-keeps-too-many = das behält mehr Würfel, als du wirfst
refused-dice-drops-all = das streicht alle Würfel
refused-dice-rerolls-all = jede Seite würde neu gewürfelt
refused-dice-explodes-forever = die Würfel würden ewig explodieren

### Content packs

refused-pack-not-newer = Dieser Server hat unter der id `{ $id }` schon { $title } in Revision { $kept }. Deine Datei ist Revision { $revision }, und ihr Inhalt ist anders. Ist sie eine neue Version, gib ihr eine höhere `revision` oder nimm `replace:True`. Ist sie ein anderes Paket, ändere ihre `id`.
# $megabytes: a number.
refused-packs-too-big = Die Pakete dieses Servers dürfen zusammen höchstens { $megabytes } MB belegen. Entferne zuerst eins mit `/pack remove`.
refused-not-for-defaults-server = Nur wer diesen Server verwalten darf, kann seine Vorgaben ändern. Frag jemanden mit dieser Berechtigung.
refused-not-for-defaults-channel = Nur die SL hier und alle, die diesen Server verwalten dürfen, können die Vorgaben des Kanals ändern. Frag eine dieser Personen.
refused-not-a-pack-keeper-managers = Nur wer diesen Server verwalten darf, kann seine Pakete ändern. Auf Wunsch dürfen es auch SLs: `/pack allow`.
refused-not-a-pack-keeper-gms = Nur wer diesen Server verwalten darf und die SLs seiner Begegnungen können seine Pakete sehen oder ändern.
refused-scene-before-encounter = Nur die SL einer Begegnung kann eine Szene öffnen. Nimm `/encounter start` ohne `scene:`, um hier SL zu werden. Tipp dann unter der Nachricht der Begegnung auf *SL* und auf *Szenen …*.
refused-no-packs = Dieser Server hat noch keine Pakete. Erstelle eins mit `/pack new` oder lade mit `/pack add` eine Datei hoch.
refused-pack-of-the-host = { $title } gehört dem Betreiber dieses Bots und lässt sich hier nicht ändern.
refused-pack-of-other-system = { $title } ist ein Paket für { $theirs }, du speicherst aber etwas für { $ours }. Wähle ein anderes Paket oder beginne eins mit `/pack new`.
refused-pack-not-in-use = { $title } ist nicht in Gebrauch. Öffne es zuerst mit `/pack show` und tipp auf *Verwenden*.
refused-pack-fits-no-more = { $title } funktioniert mit dieser Version von Fray nicht. `/pack show` zeigt, was daran nicht stimmt.
refused-nothing-to-keep-creature = Hier gibt es keine Kreatur zu speichern. Füge mit `/add` eine hinzu oder nenne einen deiner Charaktere.
refused-nothing-to-keep-map = Diese Begegnung hat keine Karte. Zeichne eine mit `/map`.
refused-nothing-to-start-from = Wähle einen Eintrag als Ausgangspunkt oder gib seinen Namen ein.
refused-no-pack-entry = { $title } hat kein „{ $typed }“.{ $meant } `/pack show` zeigt, was darin ist.

### What someone owns

refused-no-items = In diesem System kannst du keine Gegenstände geben oder nehmen. Frag die SL.
refused-item-natural = { $name } kann das nicht hergeben: { $item }. Wähle etwas anderes.
refused-item-worn = { $name } trägt das gerade am Körper: { $item }. Leg es zuerst ab.
# $left: how many they have.
refused-items-too-few =
    { $left ->
        [0] { $name } hat davon nichts mehr: { $item }. Wähle etwas anderes.
       *[other] { $name } hat nur { $left } × { $item }. Wähle weniger.
    }
refused-items-full = Der Bogen von { $name } ist voll: Er fasst { $most } Einträge dieser Art. Lass zuerst etwas fallen.
refused-item-full = { $name } kann höchstens { $most } × { $item } haben. Wähle weniger.
refused-items-by-gm = Das Buch hat dafür im Kampf keine Regel, darum entscheidet die SL. Frag { $gms }.
refused-beyond-hands = { $name } ist { $squares } Felder entfernt. Stell dich zuerst daneben.
refused-not-fallen = { $name } steht noch. Nur Gefallenen kannst du etwas abnehmen.
refused-looting-off = Plündern ist ausgeschaltet, darum kann niemand etwas von { $name } nehmen. Die SL kann das mit der Einstellung `loot` ändern.
refused-no-looting = Was { $name } hatte, verteilt die SL. Frag { $gms }.
refused-not-an-ally = { $name } ist nicht auf deiner Seite. Bitte die SL, den Gegenstand weiterzugeben.
refused-nothing-on-the-ground = So etwas liegt hier nicht am Boden. Wähle etwas anderes.
refused-owns-nothing = { $name } hat nichts zu geben.
