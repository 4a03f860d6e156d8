### The table in the terminal: what's wrong with a line that someone types. Discord checks these things itself.

terminal-no-slash = Befehle beginnen mit einem Schrägstrich: /help. Um für jemand anderen zu sprechen, beginne mit dem Namen: @ana /join …
# $meant: terminal-meant, or nothing.
terminal-no-command = Den Befehl /{ $typed } gibt es nicht.{ $meant } /help zeigt alle.
# $known: commands with their subcommands.
terminal-which-subcommand = Welcher? { $known }
terminal-no-options = „{ $typed }“ gehört nicht hierher: Dieser Befehl hat keine Optionen.
terminal-no-option = Die Option „{ $typed }“ gibt es hier nicht.{ $meant } Möglich sind { $known }.
# $about: what the option is for, as Discord shows it.
terminal-missing-option = Die Option „{ $option }“ fehlt ({ $about }).
terminal-whole-number = „{ $option }“ muss eine ganze Zahl sein.
terminal-yes-or-no = „{ $option }“ muss yes oder no sein.
terminal-meant = { " " }Meintest du { $near }?
terminal-nothing-to-choose = Noch gibt es nichts auszuwählen.
terminal-number-range = Wähle eine Zahl von 1 bis { $last }.
terminal-several-menus = Diese Zahlen gehören zu verschiedenen Menüs. Wähle nur aus einem Menü.

## `npm run odds`

odds-option-invalid = { $name }: Erlaubt ist { $wants }, nicht „{ $typed }“.
# In the schemas of files, which editors show.
scene-schema-title = Eine Szene für `npm run odds`
scene-sheet-changes = Felder des Bogens, die sich ändern; null entfernt ein Feld
report-schema-title = Was `npm run odds --json` schreibt

## Programs for admins: what they print

program-cannot-use = { $name } lässt sich nicht verwenden: { $why }. Exportiere eine Aufzeichnung mit `/log export as:json`.
program-cannot-read = { $name } lässt sich nicht lesen: { $why }.
program-no-file = so eine Datei gibt es nicht
program-a-folder = das ist ein Ordner
program-no-access = kein Zugriff
program-backup-by-tools =
    deine Einstellungen verwenden PostgreSQL (DATABASE_URL). Sichere es mit seinen eigenen Werkzeugen; Fray kann weiterlaufen:
    { "  " }{ $command }
    Nimm Werkzeuge in der Version des Servers oder neuer. Mehr in docs/scaling-out.md.
program-restore-by-tools =
    deine Einstellungen verwenden PostgreSQL (DATABASE_URL). Stell es mit seinen eigenen Werkzeugen wieder her. Stopp jeden Fray-Prozess, erstelle eine neue Datenbank (createdb), setz DATABASE_URL darauf und führ aus:
    { "  " }{ $command }
    { "  " }npm run reseal
    Der letzte Befehl versiegelt neue Würfel, denn manche wissen schon, was die alten als Nächstes würfeln würden. Dann starte Fray.
page-impossible = { $name } enthält etwas Unmögliches. `npm run verify` zeigt, was.
page-cannot-write = { $path } lässt sich nicht schreiben: { $why }.
page-failed = Es wurde keine Seite erstellt
page-usage = Aufruf: npm run page -- FILE.json [PAGE.html]
page-made = { $path } ist erstellt. Öffne es in einem Browser.
reseal-failed = Es wurde nichts versiegelt
reseal-usage = Aufruf: npm run reseal
reseal-sqlite = deine Einstellungen verwenden eine SQLite-Datei. Neue Würfel dafür versiegelt `npm run restore`.
reseal-done = { $count ->
    [one] Für 1 Kampf sind neue Würfel versiegelt. Beim Start meldet Fray das neue Siegel im Kanal des Kampfes.
   *[other] Für { $count } Kämpfe sind neue Würfel versiegelt. Beim Start meldet Fray das neue Siegel im Kanal jedes Kampfes.
  }
backup-failed = Es wurde keine Sicherung gemacht
backup-usage = Aufruf: npm run backup [-- FILE oder FOLDER]
backup-done = Gesichert nach { $path }: { $content }. Die Kopie ist geprüft und vollständig.
restore-failed = Es wurde nichts wiederhergestellt
restore-usage = Aufruf: npm run restore -- FILE
restore-done = { $database } aus { $backup } wiederhergestellt: { $content }.
restore-replaced = Die alte Datenbank ist jetzt { $replaced }.
check-failed = Es wurde nichts geprüft
check-pack-usage = Aufruf: npm run check-pack -- FILES
odds-failed = Die Chancen ließen sich nicht berechnen
odds-progress = { $fights } Kämpfe …
# $fights, $actions, $characters: each one of the counts below. $size: “1.2 MB”.
program-inventory = { $fights }, { $actions } und { $characters } in { $size }
program-fights = { $count ->
    [one] 1 Kampf
   *[other] { $count } Kämpfe
  }
program-actions = { $count ->
    [one] 1 Aktion
   *[other] { $count } Aktionen
  }
program-characters = { $count ->
    [one] 1 Charakter
   *[other] { $count } Charaktere
  }
program-kilobytes = { $size } KB
program-megabytes = { $size } MB
# After the name of what was not done: “No backup was made: …”.
program-failed = { $failed }: { $why }
program-exists = das gibt es schon
# Heads of tables.
odds-head-who = wer
odds-head-action = Aktion
odds-head-hit = Treffer
odds-head-critical = kritisch
odds-head-down = am Boden
odds-head-harm = Schaden
odds-head-why = warum
odds-head-costs = Kosten
odds-head-side = Seite
odds-head-wins = gewinnt
odds-head-down-at-end = am Ende am Boden
odds-head-strength = Stärke
odds-head-weaker = nächstschwächere Kreatur
odds-head-stronger = nächststärkere Kreatur
odds-measured = { $strength } (simuliert)
move-failed = Es wurde nichts umgezogen
move-usage =
    Aufruf: npm run move -- --to WHERE        aus der Datenbank in deinen Einstellungen
    { "       " }npm run move -- --from WHERE      in die Datenbank in deinen Einstellungen
    { "       " }npm run move -- --from WHERE --to WHERE
    WHERE ist eine SQLite-Datei oder die Adresse einer PostgreSQL-Datenbank (postgres://user:password@host:5432/database).
    Eins von beiden muss eine Datei sein, das andere PostgreSQL.
move-same-kind =
    Ein Umzug von { $from } nach { $to } geht nicht: Beide sind Datenbanken derselben Art.
    { $usage }
move-begins = Umzug von { $from } nach { $to }.
move-no-address = Das ist keine Adresse einer Datenbank. Nimm eine wie postgres://user:password@host:5432/database.
move-done = { $all } Zeilen umgezogen und jede verglichen. Mit ihren Aufzeichnungen verglichene offene Begegnungen: { $open }.
move-settings-url = { "  " }DATABASE_URL=<die Adresse, die du nach --to angegeben hast>
move-settings-path =
    { "  " }DATABASE_PATH={ $to }
    { "  " }DATABASE_URL=
    { "  " }SHARDS=
move-settings-right = Deine Einstellungen verwenden die neue Datenbank schon. Starte Fray.
move-settings-change =
    Ändere deine Einstellungen (.env):
    { $change }
    Dann starte Fray.
move-source-kept = { $from } wurde nicht geändert. Starte Fray nicht mehr damit. Lösch { $from }, sobald alles läuft. Sonst bleiben darin Daten, die Spielende später löschen.
odds-strengths-are = Stärke ist, wie viele vorgefertigte Charaktere einen ausgeglichenen Kampf gegen eine der Kreaturen ergeben. Siehe docs/creatures.md.
odds-stopped = Vorzeitig gestoppt.
odds-no-attacks = Niemand kann jemanden angreifen.
odds-sampled = Chancen mit ± stammen aus { $rolls } simulierten Würfen. Der Rest ist exakt.
odds-no-fight = Es wurde kein Kampf simuliert. { $why }
odds-usage =
    Aufruf: npm run odds -- FILE [OTHER] [--seed N] [--aim PERCENT | --fights N] [--only acts|fight] [--stakes] [--strength] [--json]
    { "       " }npm run odds -- --sheet SYSTEM NAME
    FILE ist eine vorbereitete Szene oder die Datei eines Charakters. OTHER ist die Datei des Charakters, gegen den er kämpft. Siehe docs/odds.md.
odds-name-file = Nenne eine Datei oder die Dateien zweier Charaktere.
odds-name-system = Nenne ein System und dann einen seiner vorgefertigten Charaktere oder eine Kreatur.
odds-aim-or-fights = Nimm --aim oder --fights, nicht beides.
scene-known = Nimm eine vorbereitete Szene ("format": "{ $format }", siehe docs/odds.md), eine Datei von `/log export as:json` oder zwei Dateien von `/character export`.
scene-one-character = { $file } enthält nur einen Charakter. Nenne auch die Datei eines zweiten, gegen den er kämpft.
scene-cannot-use = { $file } lässt sich nicht verwenden. { $known }
scene-no-system = System: { $why }
scene-two-systems = { $file } ist für { $system }, { $other } für { $second }. Beide müssen für dasselbe System sein.
scene-no-character = { $file } ist kein Charakter. Wenn du zwei Dateien angibst, müssen beide Charaktere aus `/character export` sein.
scene-cannot-read = { $file } lässt sich nicht lesen: { $why }
scene-newer = { $file } stammt aus einer neueren Version. Aktualisiere Fray.
scene-wrong-record = { $file } hat Fehler. `npm run verify -- { $file }` zeigt, wo.
scene-over = Die Begegnung in { $file } ist vorbei, und der Kampf hat nie begonnen, darum gibt es nichts vorherzusagen.
scene-no-json = { $file } ist kein gültiges JSON{ $where }.
scene-ends-early = : Es endet zu früh, vielleicht fehlt eine Klammer oder ein Anführungszeichen
scene-json-at = : Zeile { $line }, Spalte { $column }: „{ $mark }“ gehört nicht dorthin
scene-errors = { $file } hat Fehler:
scene-more = … und { $rest } weitere.
scene-other-system = eine Datei für { $system } ({ $path } ist für { $other })
scene-none-of = „{ $typed }“ gibt es nicht; zur Wahl stehen { $known }
scene-none-near = „{ $typed }“ gibt es nicht; meintest du „{ $near }“?
scene-name = Eine Begegnung
scene-duel = { $one } gegen { $other }
odds-no-one = niemand
odds-down-of = { $down } von { $members }

terminal-form =
    { $title } Füll es aus mit /form { $field }:…
    { $lines }
# Before a reply that other players don’t see.
terminal-whisper = (nur du siehst das)
