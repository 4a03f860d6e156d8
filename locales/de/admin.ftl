### What admins read: on the console of a start that failed, and in answers about the program’s health. One thing a sentence: what’s wrong, then what to do.

# $value: what was set. $wants: what fits, as “a whole number from 2 to 60, or empty”.
admin-setting-invalid = { $name } ist ungültig („{ $value }“). Erlaubt ist: { $wants }.
admin-setting-invalid-secret = { $name } ist ungültig. Erlaubt ist: { $wants }.
admin-shards-alone = SHARDS ist gesetzt, DATABASE_URL aber nicht. Mehrere Prozesse brauchen PostgreSQL: Setz auch DATABASE_URL oder lass SHARDS leer.

## A file of `/log export as:json` that can’t be used. After “Can’t use fight.json: ”.

record-file-too-deep = sie ist zu tief verschachtelt
record-file-no-json = sie ist kein gültiges JSON
record-file-no-record = sie ist keine Aufzeichnung von /log export as:json
record-file-only-dice = Fray 0.1 hat diese Datei exportiert. Ich kann nur ihre Würfel prüfen: `npm run verify -- FILE`
record-file-newer = sie stammt von einer neueren Version von Fray („{ $format }“): Aktualisiere Fray, um sie zu prüfen
record-file-format = ihr Format ist „{ $format }“, diese Version von Fray liest aber „{ $known }“
# $place: “deeds › 3 › thrown › 1 › sides”.
record-file-place = bei { $place } ({ $wants })
# $places: one to three of the above.
record-file-wrong = etwas stimmt nicht { $places }
record-file-wrong-and = { $count ->
    [one] etwas stimmt nicht { $places } und an 1 weiteren Stelle
   *[other] etwas stimmt nicht { $places } und an { $count } weiteren Stellen
  }

## Why a start, a backup or a move failed

admin-lost-at-start = Die Verbindungen zu Discord gingen beim Start verloren. Starte noch einmal.
health-shards = : Shards { $shards }
health-not-connected = nicht mit Discord verbunden{ $which }
health-ok = ok{ $own }{ $adopted }
health-adopted = { "" }; von einem anderen Prozess übernommen{ $which }
health-measure-failed = Eine Messung ist fehlgeschlagen.
health-only-get = Hier geht nur GET.
health-not-found = Nicht gefunden. Versuch /healthz oder /metrics.
health-cannot-send = kann keine Nachrichten an Discord senden
health-no-database = die Datenbank antwortet nicht
admin-share-without-port = SHARE ist an, aber es gibt keinen METRICS_PORT dafür. Setz METRICS_PORT oder schalte SHARE aus.
admin-port-taken = METRICS_PORT { $port } wird auf { $host } schon benutzt. Setz METRICS_PORT auf einen anderen Port oder lass es leer.
admin-cannot-listen = Kann auf METRICS_HOST { $host }, METRICS_PORT { $port } nicht lauschen ({ $code }). Prüf beide.
admin-no-leases = Die Datenbank hat ein Problem ({ $problem }), darum bekommt dieser Prozess seine Verbindungen zu Discord nicht. Vielleicht startet die Datenbank gerade oder wird umgezogen. Versuch es gleich noch einmal.
admin-no-data = Die Datenbank { $called } hat keine Daten von Fray. Prüf die Adresse.
admin-database-older = Die Datenbank { $called } stammt von einer älteren Version von Fray. Starte diese Version einmal damit, um sie zu aktualisieren, dann stopp Fray und versuch es noch einmal.
admin-database-used = { $process } benutzt die Datenbank { $called }. Stopp zuerst jeden Fray-Prozess darauf. Wenn einer abgewürgt wurde, warte 20 Sekunden.
admin-database-used-by-another = Ein anderer Prozess benutzt die Datenbank { $called }. Stopp zuerst jeden Fray-Prozess darauf. Wenn einer abgewürgt wurde, warte 20 Sekunden.
admin-database-newer = Die Datenbank { $called } stammt von einer neueren Version von Fray (Migration { $taken }; diese Version hat { $known }). Aktualisiere Fray oder stell eine Sicherung von vor dem Update wieder her.
admin-encoding = Die Datenbank { $called } verwendet die Kodierung { $encoding }. Erstelle eine mit UTF8 (createdb --encoding=UTF8 --template=template0) und setz DATABASE_URL darauf.
admin-other-tables = Die Datenbank { $called } hat Tabellen eines anderen Programms oder einer unveröffentlichten Version von Fray. Erstelle eine leere Datenbank und setz DATABASE_URL darauf.
admin-unreachable = Die Datenbank { $called } ist nicht erreichbar. Starte sie oder prüf DATABASE_URL.
admin-login-rejected = Die Datenbank { $called } hat die Anmeldung abgelehnt. Prüf Benutzer und Passwort in DATABASE_URL.
admin-untrusted = Der Verbindung zur Datenbank { $called } ist nicht zu trauen: { $why }. Prüf sslmode und sslrootcert in DATABASE_URL.
admin-no-postgres = Es gibt keine Datenbank { $called }. Erstelle sie (createdb) oder prüf DATABASE_URL.
admin-cannot-create = Der Benutzer in DATABASE_URL kann in { $called } keine Tabellen anlegen. Mach ihn zum Eigentümer oder gib ihm CREATE auf das Schema.
admin-database-full = Der Datenbank { $called } sind Speicherplatz, Arbeitsspeicher oder Verbindungen ausgegangen. Gib welche frei und starte Fray neu.
admin-other-program = { $path } gehört einem anderen Programm. Setz DATABASE_PATH auf eine andere Datei.
admin-no-folder = Den Datenbankordner „{ $folder }“ gibt es nicht. Erstelle ihn oder setz DATABASE_PATH.
admin-path-is-folder = DATABASE_PATH ist ein Ordner ({ $path }). Setz es auf eine Datei in diesem Ordner.
admin-damaged = Die Datenbank { $path } ist beschädigt ({ $why }). Stell eine Sicherung wieder her: npm run restore -- FILE. Die beschädigte Datei bleibt erhalten.
admin-unreleased = Die Datenbank { $path } stammt von einer unveröffentlichten Version von Fray und lässt sich nicht aktualisieren. Verschieb sie oder setz DATABASE_PATH auf eine andere Datei.
admin-file-used = Eine andere Kopie von Fray benutzt die Datenbank { $path }. Stopp sie oder setz DATABASE_PATH für diese auf eine andere Datei.
admin-no-file-database = Es gibt keine Datenbank { $database }. Prüf DATABASE_PATH.
admin-no-file = Es gibt keine Datei { $path }. Prüf den Pfad.
admin-not-a-file = { $path } ist keine Datei. Gib den Pfad einer Sicherung an.
admin-not-frays = { $called } ist keine Datenbank von Fray. Wähle eine andere Datei.
admin-file-damaged = { $called } ist beschädigt ({ $why }).
admin-file-lacks = { $called } ist beschädigt: Es fehlt { $lost }.
admin-backup-exists = { $named } gibt es schon. Gib der Sicherung einen anderen Namen.
admin-no-backup-folder = Den Ordner für { $named } gibt es nicht. Erstelle ihn zuerst.
admin-backup-itself = Das ist die Datenbank selbst. Gib den Pfad einer Sicherung an.
admin-no-database-folder = Den Ordner für die Datenbank { $database } gibt es nicht. Erstelle ihn oder setz DATABASE_PATH.
admin-backup-trigger = { $called } lässt sich nicht verwenden ({ $trigger }). Wähle eine andere Sicherung.
admin-cannot-update = { $called } ist beschädigt und lässt sich nicht aktualisieren ({ $why }).
admin-database-in-use = Die Datenbank { $database } wird benutzt. Stopp zuerst Fray, dann stell wieder her.
admin-read-only = Die Datenbank { $path } ist schreibgeschützt. Gib dem Benutzer, der Fray startet, Schreibrechte für die Datei und ihren Ordner.
admin-cannot-open = Die Datenbank { $path } lässt sich nicht öffnen. Prüf die Rechte ihres Ordners oder setz DATABASE_PATH.
admin-no-sqlite = { $path } ist keine Datenbank oder beschädigt. Stell mit npm run restore eine Sicherung wieder her oder setz DATABASE_PATH.
admin-locked = Die Datenbank { $path } ist von einem anderen Programm gesperrt. Stopp dieses Programm oder jede andere Kopie von Fray, die sie benutzt.
admin-disk = Kann nicht in die Datenbank { $path } schreiben: Die Festplatte ist voll oder defekt. Schaff Platz oder prüf die Festplatte.
admin-other-total = { $process } verteilt die Server auf { $theirs } Verbindungen, dieser Prozess aber auf { $ours }. Stopp alle Prozesse und starte sie mit derselben Gesamtzahl in SHARDS.
admin-shards-taken = { $process } benutzt dieselbe Datenbank und hat die Verbindungen { $shards } zu Discord schon. Stopp ihn oder gib diesem Prozess andere Verbindungen (SHARDS).
move-no-source = Es gibt keine Datenbank { $path }. Prüf den Pfad.
move-target-exists = { $path } gibt es schon. Gib den Namen einer neuen Datei an.
move-no-parent = Eine Zeile der Tabelle `{ $table }` hat kein Gegenstück in `{ $parent }`. Stell eine Sicherung wieder her und zieh die um.
move-two-ids = Zwei Begegnungen haben die Id { $id }; eine ist „{ $name }“ im Kanal { $channel } des Servers { $server }. Eine Datei kann nur eine davon enthalten, bleib also bei PostgreSQL.
move-not-empty = Die Datenbank { $called } ist nicht leer: In der Tabelle `{ $name }` sind Daten. Erstelle eine neue Datenbank (createdb) und nimm die.
move-unsure = Die Verbindung zu { $called } ging im letzten Moment verloren, also wurde alles umgezogen oder nichts. Führ das noch einmal aus: Wenn es sagt, dass die Datenbank nicht leer ist, wurde alles umgezogen.
move-checking = Begegnungen geprüft
move-unfolded = Die Begegnung „{ $name }“ im Kanal { $channel } passt nicht zu ihrer Aufzeichnung. Beende sie in Discord (/encounter end) und führ das noch einmal aus, oder stell eine Sicherung wieder her.
move-row-differs = Eine Zeile der Tabelle `{ $name }` ist in { $source } und { $target } verschieden.
move-rows-differ = Die Tabelle `{ $name }` hat { $read } Zeilen in { $source }, aber { $kept } in { $target }.
move-stopped = Der Umzug wurde gestoppt. Keine der Datenbanken wurde geändert.
admin-no-token = DISCORD_TOKEN ist nicht gesetzt. Setz es auf das Token des Bots, in .env oder in der Umgebung des Dienstes. Um ohne Discord zu spielen, starte Fray in einem Terminal.
terminal-resealed = Für „{ $name }“ sind neue Würfel versiegelt. Der SHA-256 ihres Seeds ist { $commitment }.
terminal-begins = DISCORD_TOKEN ist nicht gesetzt, darum spielst du hier im Terminal. Gib /help ein, um zu sehen, wie.
admin-cannot-start = Fray kann nicht starten: { $why }

## Discord closed the connection for good

admin-wrong-token = Discord hat das Token abgelehnt. Kopiere es noch einmal aus dem Entwicklerportal (Bot › Reset Token) in DISCORD_TOKEN.
admin-other-count = Discord will eine andere Zahl von Verbindungen (4010). Lass SHARDS leer, damit Fray bei Discord nach der Zahl fragt, und starte noch einmal.
admin-too-few-connections = Der Bot ist auf mehr Servern, als seine Verbindungen schaffen (Discord-Fehler 4011). Starte den Bot noch einmal, dann öffnet Fray mehr. Wenn SHARDS gesetzt ist, stopp alle Prozesse und starte sie mit einer größeren Zahl nach dem Schrägstrich in SHARDS.
admin-old-api = Discord unterstützt die API-Version nicht mehr, die Fray verwendet (4012). Aktualisiere Fray. Wenn es schon die neueste Version ist, melde das bitte.
admin-unknown-intents = Discord kennt die Intents nicht, die Fray anfordert (4013). Aktualisiere Fray. Wenn es schon die neueste Version ist, melde das bitte.
admin-forbidden-intents = Discord sagt, dass der Bot die Intents nicht verwenden darf, die Fray anfordert (4014), obwohl keiner davon privilegiert ist. Aktualisiere Fray. Wenn es schon die neueste Version ist, melde das bitte.

## What’s damaged in a database

damage-table = die Tabelle `{ $name }`
damage-column = die Spalte `{ $column }` von `{ $table }`
damage-index = der Index `{ $index }` von `{ $table }`
damage-orphan = eine Zeile von `{ $table }` hat kein Gegenstück in `{ $parent }`
damage-value = eine Zeile von `{ $table }` hat als `{ $column }` „{ $value }“
damage-unreadable = eine Zeile der Tabelle `{ $table }` hat in der Spalte `{ $column }` einen unlesbaren Wert
damage-trigger = der Trigger `{ $name }` ist nicht von Fray
admin-copy-of = die Kopie von { $database }
