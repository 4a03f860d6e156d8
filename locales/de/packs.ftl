### Content packs: what’s wrong with a file, and where.

# $place: “creatures › 1 (Bog Hag) › sheet › CON”. $fault: one of the messages below.
pack-problem = { $place }: { $fault }
pack-counts = { $title } ({ $rules }), Revision { $revision }: { $all }.
pack-creatures = { $count ->
    [one] 1 Kreatur
   *[other] { $count } Kreaturen
  }
pack-characters = { $count ->
    [one] 1 Charakter
   *[other] { $count } Charaktere
  }
pack-conditions = { $count ->
    [one] 1 Zustand
   *[other] { $count } Zustände
  }
pack-maps = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }
pack-scenes = { $count ->
    [one] 1 Szene
   *[other] { $count } Szenen
  }
pack-stock = { $count ->
    [one] 1 Bogeneintrag
   *[other] { $count } Bogeneinträge
  }
pack-nothing-in-it = noch nichts darin

pack-file-too-big = Die Datei ist größer als 256 KB. Verteil den Inhalt auf mehrere Pakete.
pack-file-too-deep = Listen und Objekte sind mehr als 20 Ebenen tief verschachtelt.
pack-file-no-text = Die Datei ist kein UTF-8-Text.
pack-file-no-json = Die Datei ist kein gültiges JSON. Vielleicht fehlt ein Komma, ein Anführungszeichen oder eine Klammer.
pack-file-no-pack = Das ist kein Inhaltspaket. Ein Paket enthält "format": "fray-pack".
pack-file-too-new = Dieses Paket braucht eine neuere Version von Fray.
pack-json-empty = Die Datei ist leer.
pack-json-start = Zeile { $line }: Die Datei eines Pakets beginnt mit `{ "{" }`, diese aber mit `{ $code }`.
pack-json-fence = Zeile { $line }: Entferne die drei Backticks und alles, was in der Zeile danach kommt. Sie stammen aus einem Chat und gehören nicht in die Datei.
pack-json-comma = Zeile { $line }: Setze ein Komma hinter `{ $code }`.
pack-json-extra-comma = Zeile { $line }: Entferne das Komma hinter `{ $code }`.
pack-json-colon = Zeile { $line }: Setze einen Doppelpunkt hinter `{ $code }`.
pack-json-value = Zeile { $line }: Hinter `{ $code }` fehlt ein Wert.
pack-json-quotes = Zeile { $line }: Ersetze `{ $code }` durch ein gerades doppeltes Anführungszeichen, `"`. Prüfe auch die anderen Zeilen.
pack-json-unquoted = Zeile { $line }: Setze `{ $code }` in Anführungszeichen: `"{ $code }"`.
pack-json-case = Zeile { $line }: Schreib `{ $code }` klein.
pack-json-number = Zeile { $line }: `{ $code }` ist keine gültige Zahl. Schreib Zahlen wie `6`, `-6` oder `0.5`.
pack-json-open-text = Zeile { $line }: Setze ein Anführungszeichen ans Ende des Textes `{ $code }`. Hat der Text einen Zeilenumbruch, schreib ihn als `\n`.
pack-json-inner-quote = Zeile { $line }: Der Text endet zu früh, in `{ $code }`. Schreib ein Anführungszeichen im Text als `\"`.
pack-json-tab = Zeile { $line }: Hinter `{ $code }` steht ein Tabulator oder ein anderes unsichtbares Zeichen. Ersetze es durch ein Leerzeichen.
pack-json-backslash = Zeile { $line }: Schreib den Backslash in `{ $code }` doppelt: `\\`.
pack-json-comment = Zeile { $line }: Entferne `{ $code }`. JSON kann keine Kommentare enthalten.
pack-json-space = Zeile { $line }: Vor `{ $code }` steht ein besonderes Leerzeichen. Ersetze es durch ein normales.
pack-json-bracket = Zeile { $line }: `{ $code }` kann hier nicht stehen, denn die `{ $bracket }` in Zeile { $opened } ist noch nicht geschlossen.
pack-json-unclosed = Die Datei endet, bevor die `{ $bracket }` in Zeile { $opened } geschlossen ist. Ergänze, was fehlt.
pack-json-rest = Zeile { $line }: Nach dem Ende des Pakets kommt noch etwas: `{ $code }`. Entferne es oder eine überzählige Klammer davor.

# $wants: what fits, as “a whole number from 0 to 100”.
pack-fault-wants = erlaubt ist: { $wants }
pack-fault-quoted-number = erlaubt ist: { $wants }, ohne Anführungszeichen
pack-fault-quoted-flag = erlaubt ist: true oder false, ohne Anführungszeichen
pack-fault-no-list = erlaubt ist: eine Liste in eckigen Klammern, `[ ]`
pack-fault-no-field = so ein Feld gibt es nicht
pack-fault-no-field-near = so ein Feld gibt es nicht. Meintest du „{ $near }“?
pack-fault-no-field-but = so ein Feld gibt es nicht. Möglich sind { $fields }.
pack-fault-no-creature = die Kreatur „{ $typed }“ gibt es weder in diesem Paket noch im Buch.{ $meant }
pack-fault-no-map = die Karte „{ $typed }“ gibt es weder in diesem Paket noch als fertige Karte.{ $meant }
pack-fault-no-entry = „{ $typed }“ gibt es weder in den Bogeneinträgen dieses Pakets noch im Buch.{ $meant }
pack-fault-meant = { " " }Meintest du „{ $near }“?
pack-fault-twice = „{ $name }“ heißt schon ein anderer Eintrag
pack-fault-of-the-book = „{ $name }“ ist ein Zustand aus dem Buch. Wähle einen anderen Namen.
pack-fault-circle = „{ $name }“ beruht auf diesem Eintrag, darum kann dieser Eintrag nicht auf „{ $name }“ beruhen
pack-fault-no-sheet = braucht einen Bogen oder in „like“ eine Kreatur als Grundlage
pack-fault-sign = unbekanntes Zeichen „{ $sign }“ in Reihe { $row }, Spalte { $column }
pack-fault-no-map-here = die Szene hat keine Karte, darum kann sie keine Felder nennen
pack-fault-no-square = das Feld „{ $square }“ gibt es nicht. Die Karte geht von A1 bis { $last }.
pack-fault-no-footing = niemand kann auf { $square } stehen ({ $ground })
pack-fault-square-taken = auf { $square } steht schon jemand
pack-fault-squares = { $count ->
    [one] von dieser Kreatur gibt es nur eine, darum ist nur ein Feld nötig
   *[other] von dieser Kreatur gibt es nur { $count }, darum sind höchstens { $count } Felder nötig
  }
pack-fault-combatants = eine Szene kann höchstens { $most } Figuren haben
pack-fault-no-conditions = in diesem System können Pakete keine Zustände hinzufügen

## /pack: the server's packs

pack-unfit = { $count ->
    [one] Es wurde nichts gespeichert, denn etwas in diesem Paket stimmt nicht:
   *[other] Es wurde nichts gespeichert, denn { $count } Dinge in diesem Paket stimmen nicht:
  }
pack-more-wrong = … und { $count } weitere. Behebe erst diese und lade die Datei dann noch einmal hoch.
pack-none = Dieser Server hat noch keine Pakete. `/pack new` beginnt eins, `/pack add` lädt eins hoch.
pack-list-title = Die Pakete dieses Servers
pack-list-more = Außerdem: { $names }. Öffne eins mit `/pack show`.
# button, at most 20 characters
pack-open = Öffnen
pack-about-used = **{ $title }** · { $rules } · Revision { $revision }
pack-about-unused = **{ $title }** · { $rules } · Revision { $revision }, nicht in Gebrauch
pack-about-host = **{ $title }** · { $rules } · Revision { $revision }, vom Betreiber dieses Bots
pack-fits-no-more = Dieses Paket funktioniert mit dieser Version von Fray nicht, darum lässt sich nichts daraus verwenden. Exportiere es, behebe diese Fehler und füge es wieder hinzu:
pack-author = Von { $author }
pack-license = Lizenz: { $license }
pack-source = Quelle: { $source }
# $title and $revision of the pack that an entry of /rules comes from.
pack-cite = { $title }, Revision { $revision }
pack-cite-here = Aus diesem Kampf
pack-kind-creatures = Kreaturen
pack-kind-characters = Charaktere
pack-kind-conditions = Zustände
pack-kind-maps = Karten
pack-kind-scenes = Szenen
pack-kind-stock = Bogeneinträge
pack-change-new = Neu: { $names }
pack-change-changed = Geändert: { $names }
pack-change-gone = Entfernt: { $names }
pack-change-none = Der Inhalt ist derselbe wie in der Revision, die in Gebrauch ist.
# button, at most 20 characters
pack-use = Verwenden
# button, at most 20 characters
pack-drop = Abbrechen
# button, at most 20 characters
pack-export = Exportieren
# button, at most 20 characters
pack-earlier = Frühere Revisionen …
# button, at most 20 characters
pack-back-to = Revision { $revision } nutzen
# $time: as Discord shows it, “5 minutes ago”
pack-stored = **Revision { $revision }** · gespeichert { $time }
# button, at most 20 characters
pack-all = Alle Pakete
# button, at most 20 characters
pack-remove = Entfernen …
# button, at most 20 characters
pack-remove-it = Entfernen
# button, at most 20 characters
pack-keep-it = Behalten
pack-in-use = { $title } ist jetzt in Gebrauch, Revision { $revision }.
pack-dropped = Abgebrochen. { $title }, Revision { $revision }, wird nicht verwendet.
pack-sure-to-remove = { $title } mit allen Revisionen entfernen? Kämpfe, die es nutzten, behalten alles. Mit `/pack export` bekommst du vorher eine Kopie.
pack-removed = { $title } ist entfernt.
pack-exported = Hier ist { $title }, Revision { $revision }. Mit `/pack add` lässt es sich auf einem anderen Server hinzufügen.
pack-exported-bare = Die Datei enthält keine Porträts. Lade sie auf dem anderen Server mit `/pack portrait` wieder hoch.
pack-allowed-managers = Ab jetzt kann nur die Pakete ändern, wer diesen Server verwalten darf.
pack-allowed-gms = Ab jetzt können auch SLs von Begegnungen hier die Pakete dieses Servers ändern.

## Prepared scenes

# button, at most 20 characters
scene-button = Szenen …
scene-title = Vorbereitete Szenen
scene-choose = Szene wählen
scene-none = Dieser Server hat für dieses System keine vorbereiteten Szenen. Speichere diese Begegnung mit `/pack keep` als eine oder füge ein Paket mit Szenen hinzu.
# button, at most 20 characters
scene-show = Vorschau
# button, at most 20 characters
scene-open = Öffnen
# button. $name: at most 14 characters
scene-open-named = „{ $name }“ öffnen
# button, at most 20 characters
scene-forecast = Prognose
# button, at most 20 characters
scene-all = Alle Szenen
scene-creature = { $count ->
    [one] { $name }
   *[other] { $count } × { $name }
  }
scene-creature-hidden = { $count ->
    [one] { $name } (verborgen)
   *[other] { $count } × { $name } (verborgen)
  }
scene-map = Karte: { $name }
scene-note = **Deine Notiz:** { $note }
scene-opened = „{ $name }“ ist aufgebaut. Einmal *Rückgängig* entfernt alles, was dazukam.
scene-unplaced = { $count ->
    [one] Für eine Kreatur war auf ihrem Feld kein Platz. Stell sie mit *Aufstellen …* auf die Karte.
   *[other] Für { $count } Kreaturen war auf ihren Feldern kein Platz. Stell sie mit *Aufstellen …* auf die Karte.
  }
## Packs from play: what is kept, made and changed without a file

# The title of a server's first pack, made on the fly.
pack-ours = Unser Paket
pack-made = { $title } ist bereit. Was kommt zuerst hinein?
# button, at most 20 characters
pack-keep = Für Server speichern
# button, at most 20 characters
pack-keep-scene = Szene speichern …
pack-keep-scene-title = Diesen Kampf als Szene speichern
pack-keep-map-title = Diese Karte speichern
# $name: the entry's name. $pack: the pack's title.
pack-kept = **{ $name }** ist jetzt in { $pack }, Revision { $revision }.
pack-changed-meanwhile = **{ $name }** wurde geändert, während dein Formular offen war, darum wurde nichts gespeichert. Hier ist der neue Stand.
pack-gone-meanwhile = Das Paket oder der Eintrag wurde entfernt oder umbenannt, während dein Formular offen war. Darum wurde nichts gespeichert. Du hast geschrieben:
pack-not-removed = **{ $name }** wurde geändert, nachdem du es geöffnet hast, darum wurde es nicht entfernt. Hier ist der neue Stand.
pack-overtaken = **{ $title }** wurde inzwischen geändert: Revision { $revision } ist jetzt in Gebrauch, darum ist nichts passiert. Sieh noch einmal nach.
pack-not-in-use-meanwhile = **{ $title }** ist nicht mehr in Gebrauch, darum ist nichts passiert. Sieh in `/pack list` nach.
pack-kept-again = **{ $name }** ist in { $pack } geändert, Revision { $revision }.
# $before: the revision that had the entry before.
pack-kept-instead = **{ $name }** ist in { $pack } ersetzt, Revision { $revision }. Revision { $before } hat noch die alte Fassung.
# $list: “Creatures”. Lines of what differs follow.
pack-keep-taken = **{ $name }** ist schon in { $pack } ({ $list }). Ersetzen würde ändern:
pack-keep-same = **{ $name }** ist schon genau so in { $pack }.
# button, at most 20 characters
pack-keep-replace = Ersetzen
# button, at most 20 characters
pack-keep-both = Beide behalten
# $what: a field, “STR”.
pack-differs = **{ $what }** { $before } → { $after }
pack-differs-otherwise = Etwas hat sich geändert, das die Formulare nicht zeigen.
# $names: the creatures and the map that the scene needs.
pack-kept-too = Auch gespeichert: { $names }.
pack-which = In welches Paket soll es?
pack-choose = Wähle ein Paket.
# button, at most 20 characters
pack-open-it = Paket öffnen
# button, at most 20 characters
pack-edit = Bearbeiten …
# button, at most 20 characters
pack-back = Zurück
pack-field-name = Name
# button, at most 20 characters
pack-about-button = Über …
pack-about-title = Über dieses Paket
pack-about-kept = { $title } ist geändert: Jetzt ist es Revision { $revision }.
pack-field-title = Titel
pack-field-author = Autorenname
pack-field-source = Quelle
    .hint = Wo es veröffentlicht ist oder aus welchem Buch es stammt
pack-field-license = Lizenz
    .hint = Sagt, was andere mit dem Paket tun dürfen. Beispiel: CC0
pack-field-about = Worum es geht
pack-field-brief = Was es ist, in einem Satz
pack-field-pack = Paket
pack-field-map = Karte
pack-field-part = Teil des Pakets
pack-field-say = Einleitungstext
    .hint = Erscheint im Kanal, wenn die SL die Szene öffnet
pack-field-note = Notiz für die SL
    .hint = Nur die SL, die die Szene öffnet, sieht sie
pack-field-settings = Einstellungen
pack-field-style = Stil des Autopiloten
pack-field-like = Grundlage
# $first, $last: the first and the last name of a menu.
pack-field-like-from = Grundlage ({ $first } bis { $last })
pack-field-search = Oder gib die Grundlage ein
    .hint = Ein Teil des Namens genügt
# button, at most 20 characters
pack-page-name = Name und Text …
# button, at most 20 characters
pack-add-creature = Kreatur …
# button, at most 20 characters
pack-add-condition = Zustand …
# button. $list: “Specials”.
pack-add-entry = { $list } …
pack-add-to = Bogeneintrag hinzufügen …
pack-choose-entry = Bearbeiten oder entfernen …
pack-choose-entry-from = Bearbeiten oder entfernen ({ $first } bis { $last })
# The title of a form. $list: “Weapons”.
pack-new-entry = Neu: { $list }
# button, at most 20 characters
pack-remove-entry = Eintrag entfernen …
# button, at most 20 characters
pack-remove-portrait = Porträt entfernen
pack-portrait-given = **{ $name }** hat jetzt ein Porträt. Alle sehen es auf der Karte und wenn { $name } am Zug ist.
pack-portrait-changed = **{ $name }** hat jetzt dieses Porträt statt des alten.
pack-portrait-removed = **{ $name }** hat kein Porträt mehr.
pack-portrait-none = **{ $name }** hat noch kein Porträt. Wähle bei `picture:` eine Datei.
pack-portrait-hint = Mit `/pack portrait` gibst du ein Porträt dazu.
# $list: “Weapons”. $pack: the pack's title.
pack-entry-of = { $list } · { $pack }
pack-sure-to-remove-entry = { $name } aus { $pack } entfernen? Kämpfe, die es nutzten, behalten alles.
pack-entry-removed = { $name } ist nicht mehr in { $pack }.

# The book's own creatures and equipment, as a suggestion of /pack export. $rules: “TDGS”.
pack-book = { $rules }: das Buch
pack-book-exported = Hier sind die Charaktere, Kreaturen und die Ausrüstung von { $rules } als Paket. Um es zu ändern, gib deiner Kopie eine andere Id, bevor du sie hinzufügst.
