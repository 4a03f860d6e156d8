### Rule systems with a folder of their own, as the log and the admin's programs report them.

systems-left-out = Das Regelsystem in { $folder } wurde weggelassen. { $why }
systems-folder-unreadable = Ich kann { $folder } nicht lesen, den Ordner aus der Einstellung SYSTEMS. Prüf seinen Pfad und seine Rechte.

## Why a system was left out, and what to do

systems-fault-no-file = Es hat weder system.ts noch system.js. Diese Datei muss `system` exportieren, erstellt mit `defineSystem` aus fray/rules.
systems-fault-no-system = Seine system.ts muss `system` exportieren, erstellt mit `defineSystem`, mit `fray`, `version`, `rules` und `words`.
systems-fault-no-locales = Es hat keinen Ordner locales/en. Dorthin gehören seine Nachrichten und die Namen aus seinem Buch.
systems-fault-name = „{ $id }“ geht nicht als Id. Benenne den Ordner und die Regeln mit Kleinbuchstaben, Ziffern und Bindestrichen, mit einem Buchstaben am Anfang.
systems-fault-built-in = Fray hat schon ein System mit der Id „{ $id }“. Gib deinem an drei Stellen eine andere: im Namen des Ordners, in der Id der Regeln und am Anfang der Ids seiner Nachrichten.
systems-fault-taken = Ein anderer Ordner hat schon ein System mit der Id „{ $id }“. Entferne eins davon oder gib ihm eine andere Id.
systems-fault-other-id = Der Ordner heißt { $folder }, die Regeln haben aber die Id „{ $id }“. Beides muss gleich sein.
systems-fault-api = Es wurde für Version { $wants } von fray/rules geschrieben, dieses Fray hat aber Version { $has }. Installiere eine Version des Systems für dieses Fray oder ändere es, wie es in docs/rules-api.md steht.
systems-fault-version = Seine Version muss ein kurzer Text wie 1.0.0 sein.
systems-fault-message = Die Id seiner Nachricht „{ $message }“ muss mit „{ $id }-“ beginnen.
systems-fault-error = Es lässt sich nicht laden: { $why }

## `npm run new-system`

new-system-failed = Es wurde kein System erstellt
new-system-usage = Aufruf: npm run new-system NAME, oder npm run new-system NAME -- --in FOLDER für ein System außerhalb von Frays eigenem Ordner.
new-system-bad-name = „{ $name }“ geht nicht als Name eines Systems. Nimm bis zu 30 Kleinbuchstaben, Ziffern und Bindestriche, mit einem Buchstaben am Anfang. Beispiele: cairn, old-school.
new-system-taken = Ein System mit dem Namen { $name } gibt es schon. Wähle einen anderen.
new-system-exists = Den Ordner { $folder } gibt es schon. Wähle einen anderen Namen oder entferne den Ordner.
new-system-made = { $folder } ist erstellt. Zum Spielen führ `npm start` aus und gib `/encounter start` ein. docs/a-new-system.md zeigt, was du zuerst änderst.
new-system-made-outside = { $folder } ist erstellt. Zum Spielen führ `SYSTEMS={ $outside } npm start` aus. docs/a-new-system.md zeigt, was du zuerst änderst.

## docs/rules-api.md

rules-api-head =
    # Was ein Regelsystem importiert

    Ein Regelsystem importiert nur aus `fray/rules` und aus seinem eigenen Ordner. Das ist Version { $version } von
    `fray/rules`. Die Version steigt, wenn Systeme für eine ältere nicht mehr funktionieren würden. [Ein Regelsystem
    hinzufügen](a-new-system.md) zeigt, wie die Teile zusammenpassen.

    `npm run rules-api` schreibt diese Seite aus den Docstrings im Quelltext.
