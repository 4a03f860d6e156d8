### The log, the chronicle and the files of /log export; what undo did; and pings for turns and questions.

## The log and the chronicle

record-page = Seite { $page } von { $pages }
# Rounds, as "Round 1 to Round 3".
record-rounds = { $first } bis { $last }
record-begun = begonnen { $begun }
record-days = { $begun } bis { $ended }
record-headline = { $ruleset }, { $days } (UTC).
record-undone-by-gm = Von der SL rückgängig gemachte Aktionen: { $count }.
record-dice = Die Würfel
record-hash = Der Hash der Aufzeichnung bis hier: `{ $hash }`.
record-sealed = Die Würfel ab Wurf { $from } sind mit SHA-256 `{ $commitment }` versiegelt.
record-secret = Der Seed ist noch geheim.
record-shown = Der Seed: `{ $seed }`.

## What goes with a file

record-file-chronicle = Hier ist die Geschichte bis jetzt, mit allen Rechnungen, als Textdatei.
record-file-page = Hier ist die Geschichte als Webseite, mit Diagrammen, allen Rechnungen und einem Knopf, der jeden Würfel prüft. Speichere die Datei und öffne sie. Sie funktioniert offline und lädt nichts aus dem Internet.
record-file-page-so-far = Hier ist die Geschichte bis jetzt als Webseite, mit Diagrammen und allen Rechnungen. Exportiere sie nach der Begegnung noch einmal, um jeden Würfel zu prüfen.
record-file-record = Hier ist die ganze Aufzeichnung: jede Aktion, jeder Wurf und alle bisher gezeigten Seeds. Alle können sie mit Frays `npm run verify -- FILE` prüfen. Vergleiche den SHA-256 mit dem vom Beginn der Begegnung.
record-file-sealed-record = Hier ist die ganze bisherige Aufzeichnung, nur für dich: Sie enthält die Bögen der Kreaturen. Der Seed bleibt bis zum Ende der Begegnung geheim. Danach steht auch er in einem neuen Export.
record-actions =
    -# { $count ->
        [one] 1 Aktion.
       *[other] { $count } Aktionen.
    }

## Undo

undo-undone = Rückgängig gemacht
undo-undone-by-the-gm = Von der SL rückgängig gemacht
undo-redone = Wiederhergestellt
undo-preview = Würde rückgängig gemacht
# $how is one of the four above.
undo-one = **{ $how }:** { $title }.
undo-several = **{ $how }:** { $count } Aktionen, die letzte zuerst:
undo-before = … und { $count } frühere.
undo-gone = { $name } ist nicht mehr im Kampf.
undo-more = … und { $count } weitere.
undo-nothing-yet = -# Noch ist nichts rückgängig gemacht. Gefallene Würfel bleiben gefallen.
undo-phase-gathering = Der Kampf hat noch nicht begonnen.
undo-phase-fighting = Der Kampf läuft wieder.
undo-phase-aftermath = Der Kampf ist unterbrochen.
undo-phase-ended = Die Begegnung ist vorbei.

## Pings

# $turns: "@Ana: **Kira**", one or several.
ping-turn =
    { $turns } { $count ->
        [one] ist
       *[other] sind
    } am Zug in „{ $encounter }“.
ping-question = { $users }: Du entscheidest für { $names } in „{ $encounter }“.
