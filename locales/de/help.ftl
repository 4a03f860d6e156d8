### /help, the cards that open and close an encounter, rolls, /setup check and /privacy. And buttons, characters' pages and files
### that more than one feature has.

## /help

help-title = Fray: Kämpfe im Chat
help-nothing = In diesem Kanal läuft noch keine Begegnung.
# Titles of the pages.
help-player-title = Einen Charakter spielen
help-gm-title = Den Kampf leiten
help-admin-title = Den Server betreiben
# Pages. $casts: whether the rules have powers to use.
help-player =
    { $casts ->
        [yes]
            `/join character:` in den Kampf einsteigen, oder tipp auf **Mitspielen**
            `/attack target:` angreifen · `/move to:` bewegen
            `/defend` verteidigen · `/cast spell:` zaubern
            `/act action:` alles andere tun · `/do text:` mit eigenen Worten
            `/turn end` Zug beenden · `/turn delay` später handeln
            `/plan` den nächsten Zug planen
            `/say words:` als Charakter sprechen
            `/undo` deine letzte Aktion rückgängig machen
            `/rules term:` alles nachschlagen
       *[no]
            `/join character:` in den Kampf einsteigen, oder tipp auf **Mitspielen**
            `/attack target:` angreifen · `/move to:` bewegen
            `/defend` verteidigen
            `/act action:` alles andere tun · `/do text:` mit eigenen Worten
            `/turn end` Zug beenden · `/turn delay` später handeln
            `/plan` den nächsten Zug planen
            `/say words:` als Charakter sprechen
            `/undo` deine letzte Aktion rückgängig machen
            `/rules term:` alles nachschlagen
    }
help-player-more =
    `/character new name:` eigenen Charakter erstellen
    `/me` Mein Charakter · `/give` · `/take` Gegenstände
    `/turns` Kämpfe, die auf dich warten
    `/catch-up` was du verpasst hast
    `/away until:` dich abmelden
    `/lend to:` dich vertreten lassen
    `/answer` auf eine Frage antworten
    `/reactions` Auto-Reaktionen festlegen
    `/rest` erholen, außerhalb des Kampfes
    `/encounter status` den Kampf ansehen
    `/odds` Trefferchance · `/practice` Übung
    Im Menü jeder Nachricht: *In meiner Sprache lesen*
help-gm =
    `/encounter start` eine Begegnung oder einen schnellen Kampf beginnen
    `/encounter start in:thread` sie in einem eigenen Thread beginnen
    `/add creature: count:` Kreaturen hinzufügen
    `/initiative` den Kampf beginnen
    `/gm panel` das alles mit Knöpfen
    `/turn skip` Abwesende überspringen
    `/undo` die letzte Aktion rückgängig machen
    `/encounter end` beenden und die Würfel zeigen
help-gm-more =
    `/attack as:` · `/do` für eine Kreatur handeln
    `/gm auto style:` Kreaturen dem Autopiloten geben
    `/add creature: template:` eine stärkere oder schwächere hinzufügen
    `/add file:` eine eigene Kreatur hinzufügen
    `/pack new` · `/pack keep` eigene Kreaturen und Szenen
    `/condition add` · `/adjust who: by:` etwas an jemandem ändern
    `/map new` · `/map import` · `/map zones`
    `/gm check who: what: vs:` alle um eine Probe bitten
    `/gm loot` Beute verteilen
    `/encounter pause` für eine Rast unterbrechen
    `/gm set` Einstellungen · `/gm timer` · `/gm how-long` · `/gm sheet` · `/gm assign` · `/gm reorder` · `/gm event` · `/gm share` · `/gm add-gm`
help-admin =
    `/setup check` meine Berechtigungen in diesem Kanal prüfen
    `/setup defaults` Vorgaben für neue Begegnungen festlegen
    Wenn eine SL weg ist, kannst du ihren Kampf beenden (`/encounter end`), einen Zug überspringen oder eine neue SL bestimmen (`/gm add-gm who:`).
    Installieren, aktualisieren, sichern: Lies die README in meinem Installationsordner.
help-in-fight = { $name } ({ $ruleset })
help-turn-of = Am Zug: { $names }.
# Lines of the panel: what to do, and why. Each has a button, at most 20 characters.
help-to-start =
    { "" }**Einen Kampf beginnen**
    -# du bist die SL, in einer Minute geht es los
help-own-character =
    { "" }**Einen eigenen Charakter erstellen**
    -# du behältst ihn von Kampf zu Kampf
help-to-join =
    { "" }**In den Kampf einsteigen**
    -# mit deinem eigenen oder einem vorgefertigten Charakter
help-join = Mitspielen
help-to-act =
    { "" }**Handeln**
    -# du bist am Zug
help-what-now = Was kann ich tun?
help-to-see =
    { "" }**Sehen, wie es dir geht**
    -# jederzeit, und nur du siehst es
help-my-character = Mein Charakter
help-to-answer =
    { "" }**Auto-Reaktionen festlegen**
    -# damit niemand auf dich warten muss
help-reactions = Auto-Reaktionen
help-to-run =
    { "" }**Den Kampf leiten**
    -# hinzufügen, überspringen, rückgängig machen, beenden
help-panel = SL-Fenster
help-to-look-up =
    { "" }**Etwas nachschlagen**
    -# einen Zustand, eine Aktion, eine Waffe
help-rules = Regeln …
help-to-practice =
    { "" }**Üben**
    -# zwei Minuten mit einer Übungspuppe
help-practice = Übung beginnen
help-for-player = Spielende
help-for-gm = SL
help-for-admin = Admins
help-back = Zurück
help-more = Mehr …
# Commands to type, in small print.
help-typed-outside = -# Befehle: `/encounter start` `/character new` `/roll` `/practice`
help-typed = -# Befehle: { $commands }
help-typed-gm = -# Befehle: { $commands } · SL: { $gm }
help-dice-title = Würfel
help-dice = Sie sind vor dem Kampf versiegelt und werden danach gezeigt, damit ihr sie prüfen könnt. Mit `/roll dice:2d6+3` würfelst du selbst.
help-actions-player = Mit /act
help-actions-gm = Mit /act, nur SL

## /rules

help-several-fit = Mehrere Einträge haben „{ $term }“ im Namen.
help-which-one = Welcher?
help-which-rules = In anderen Regeln …
help-meant = „{ $term }“ gibt es nicht. Am nächsten kommt **{ $name }**.
help-look-up = Etwas nachschlagen
help-look-up-hint = Ein Zustand, eine Aktion, eine Waffe, eine Kreatur
help-set-here = In dieser Begegnung: { $set }.
help-kind-action = Aktion
help-kind-condition = Zustand
help-kind-term = Begriff
help-kind-character = Charakter
help-kind-creature = Kreatur
help-kind-template = Vorlage
help-kind-standing-order = Auto-Reaktion
help-kind-setting = Einstellung

## The card that opens an encounter, and the one that closes it

# The name of an encounter that was given none.
opening-unnamed = Ein Kampf
opening-played = **{ $ruleset }**, mit { $gm } als SL.
opening-book = Regelbuch: { $title } von { $author }.
opening-begin = Spielende: `/join character:` und ein Name. SL: `/add creature:`, dann `/initiative`.
opening-settings = Einstellungen: { $set }.
opening-sealed = -# Die Würfel sind versiegelt. SHA-256 ihres Seeds: `{ $commitment }`
opening-rests-before = -# Würfel-Seed der Rasten vor dieser Begegnung: `{ $seed }`
# A setting that is switched on or off.
opening-on = an
opening-off = aus
opening-ended = Tippt auf eine Rast, um euch zu erholen. Spielende rasten mit ihren eigenen Charakteren, die SL kann mit allen rasten. Für die nächste Begegnung: `/encounter start`.
opening-ended-without-rest = Für die nächste Begegnung: `/encounter start`.
opening-dice =
    -# { $count ->
        [one] Der einzige Würfel wurde
       *[other] Die { $count } Würfel wurden
    } vor dem Kampf versiegelt. *Würfel prüfen* liefert den Beweis.
opening-dice-after-undo =
    -# Das Ende der Begegnung wurde rückgängig gemacht. { $count ->
        [one] Der einzige Würfel seitdem war
       *[other] Die { $count } Würfel seitdem waren
    } vorab versiegelt. *Würfel prüfen* liefert den Beweis.
# Buttons.
opening-story = Geschichte
opening-check-dice = Würfel prüfen
opening-proof = Die Würfel dieser Begegnung stammen aus einem geheimen Seed. Sein SHA-256 stand vor dem ersten Wurf hier, darum konnte ihn danach niemand mehr ändern.
opening-how-to-check = Um jeden Würfel zu prüfen, nimm `/log export as:html` und tipp auf *Jeden Würfel prüfen*, oder nimm `/log export as:json` und `npm run verify`.
opening-undone = -# Von der SL rückgängig gemachte Aktionen: { $count }.
opening-hash = Hash der Aufzeichnung: { $hash }
opening-next = SHA-256 des nächsten Seeds: { $commitment }
opening-resealed = -# Alle können den alten Seed jetzt sehen, darum verwende ich ihn nicht mehr. Neue Würfe nehmen den Seed, der am Ende der Begegnung versiegelt wurde. Sein SHA-256: `{ $commitment }`
opening-restored = **{ $name }** geht aus einer Sicherung weiter. Was nach der Sicherung geschah, ist verloren. Vielleicht hat jemand schon gesehen, was der alte Seed als Nächstes würfelt, darum nehme ich einen neuen.
opening-updated = Ich wurde aktualisiert. **{ $name }** geht mit neu versiegelten Würfeln weiter. Was davor geschah, steht im Protokoll: `/log export as:markdown`.
opening-new-seed = -# SHA-256 des neuen Seeds: `{ $commitment }`

## /roll

roll-sealed = -# Mit den versiegelten Würfeln dieses Kampfes gewürfelt.
roll-loose = -# Außerhalb eines Kampfes gewürfelt.
# A roll with the numbers of a character’s sheet.
roll-as = { $user } als { $name }
roll-only-you = Nur du siehst diesen Wurf. Nach der Begegnung können ihn alle im Protokoll lesen.
roll-with-gm = 🎲 { $user } hat geheim gewürfelt. Das Ergebnis sehen nur { $user } und die SL.
roll-for-gm = 🎲 { $user } hat geheim gewürfelt. Das Ergebnis sieht nur die SL.
roll-see = Wurf ansehen

## Checks: `/gm check`

# What the GM asks for, and what it is rolled against: “REF vs 14”.
check-title = **Probe: { $what }**
check-title-against = **Probe: { $what }** gegen { $against }
check-title-under = **Probe: { $what }**, höchstens { $against }
check-own = (höchstens { $own })
check-waits = Es fehlen noch: { $names }
# Players who were asked but are away.
check-away = Abwesend: { $names }. Die SL kann die Probe ohne sie schließen.
check-closed = Geschlossen. Nicht gewürfelt haben: { $names }.
# A player, or the GM, and their combatants.
check-waits-for = { $user } ({ $names })
check-has-rolled = **{ $name }** hat gewürfelt.
check-result = **{ $name }**: { $result }
check-result-math =
    { "" }**{ $name }**: { $result }
    -# { $math }
check-tier-critical-success = kritischer Erfolg
check-tier-success = Erfolg
check-tier-failure = Misserfolg
check-tier-critical-failure = kritischer Misserfolg
check-group = { $won } von { $all } geschafft.
check-best =
    { $count ->
        [one] Am höchsten: { $names }.
       *[other] Gleichauf am höchsten: { $names }.
    }
# Buttons.
check-roll = Würfeln
check-see = Würfe ansehen
check-close = Schließen
# Said to the GM who asked.
check-asked = Die Probe steht im Kanal. Sie zeigt jedes Ergebnis, sobald gewürfelt wird.
# Whom the GM can ask.
check-everyone = alle, auch Kreaturen
check-players = alle Spielenden

## /setup check

setup-fine = In diesem Kanal habe ich alle Berechtigungen, die ich brauche.
# $without: what does not work, starting in lower case.
setup-lacks = **{ $name }** fehlt. Die Folge: { $without }.
setup-optional-manage = -# Freiwillig: **{ $name }**. Ich bitte nicht darum, denn damit könnte ich Nachrichten von allen löschen. Ich würde es nur für eins nutzen: um Discords Hinweis zu entfernen, dass die Karte angeheftet wurde.
setup-optional-webhooks = -# Freiwillig: **{ $name }**. Ich bitte nicht darum, denn damit könnte ich die Webhooks dieses Kanals ändern. Ich würde es nur für eins nutzen: damit `/say` unter dem Namen des Charakters postet.
# Names of permissions, as Discord writes them.
setup-permission-view = Kanal ansehen
setup-permission-send = Nachrichten senden
setup-permission-open-threads = Öffentliche Threads erstellen
setup-permission-threads = Nachrichten in Threads senden
setup-permission-embeds = Links einbetten
setup-permission-files = Dateien anhängen
setup-permission-history = Nachrichtenverlauf anzeigen
setup-permission-pin = Nachrichten anheften
setup-permission-manage = Nachrichten verwalten
setup-permission-webhooks = WebHooks verwalten
# What doesn't work without a permission: $without of setup-lacks.
setup-without-play = Ich kann hier keine Begegnung führen
setup-without-open-threads = Ich kann keinen Thread für einen Kampf öffnen
setup-without-threads = Ich kann in Threads keine Begegnung führen
setup-without-embeds = Meine Nachrichten sind reiner Text
setup-without-files = Ich kann weder Protokolle noch Charaktere exportieren und bei Zügen keine Porträts zeigen
setup-without-notice = Ich kann den Hinweis nicht entfernen, dass die Karte angeheftet wurde
setup-without-pin = Ich kann die Karte der Begegnung nicht anheften
setup-fix = Befehle und Knöpfe funktionieren trotzdem. Um es zu beheben, geh in die Kanaleinstellungen › Berechtigungen › meine Rolle, oder lade mich neu ein.

## /privacy

privacy-characters =
    { $count ->
        [one] 1 Charakter
       *[other] { $count } Charaktere
    }
privacy-saved =
    { $count ->
        [one] 1 gespeicherte Aktion oder 1 gespeicherter Wurf
       *[other] { $count } gespeicherte Aktionen und Würfe
    }
privacy-packs =
    { $count ->
        [one] dein Name bei 1 Inhaltspaket
       *[other] dein Name bei { $count } Inhaltspaketen
    }
privacy-portraits =
    { $count ->
        [one] 1 Porträt für ein Paket
       *[other] { $count } Porträts für Pakete
    }
privacy-said =
    { $count ->
        [one] dein Name bei 1 Beitrag als Charakter
       *[other] dein Name bei { $count } Beiträgen als Charakter
    }
privacy-fights =
    { $count ->
        [one] 1 Kampf
       *[other] { $count } Kämpfe
    }
privacy-actions =
    { $count ->
        [one] 1 Aktion
       *[other] { $count } Aktionen
    }
privacy-your-actions =
    { $count ->
        [one] 1 eigene Aktion
       *[other] { $count } eigene Aktionen
    }
privacy-hours = deine Spielzeiten
privacy-hints = welche Tipps du gesehen hast
privacy-kept = Was ich auf diesem Server über dich speichere
# $own: characters, saved things, hours.
privacy-extent = { $own }, { $fights } und { $actions }, mit allem, was du dazu geschrieben hast. `/privacy delete` löscht oder anonymisiert es.
privacy-left-out = Die Datei wäre zu groß für Discord, darum fehlt das Älteste: { $fights }, { $actions }. Der Admin des Bots kann dir das geben.
privacy-ask = Löschen, was ich auf diesem Server über dich speichere?
privacy-would =
    { "" }**Wird gelöscht:** { $own } und alles, was du deine Charaktere hast sagen lassen.
    { "" }**Wird anonymisiert:** { $fights }, wo du leitest oder mitspielst, und { $actions }. Was darin geschah, bleibt für die anderen stehen, dein Name nicht.

    Das lässt sich nicht rückgängig machen. `/privacy export` gibt dir vorher eine Kopie, `/privacy delete sure:ja` führt es aus.
privacy-alone =
    { "" }**Nur du leitest { $fights }.** { $count ->
        [one] Ohne dich kann nur ein Admin des Servers den Kampf leiten. Beende ihn zuerst,
       *[other] Ohne dich kann nur ein Admin des Servers die Kämpfe leiten. Beende sie zuerst,
    } oder mach mit `/gm add-gm` jemand anderen zur SL.
privacy-deleted = Gelöscht
privacy-gone = Gelöscht: { $own }. Deinen Namen und deine Worte habe ich auch hier entfernt: { $fights } und { $actions }. In den Sicherungen des Admins bleiben sie, bis diese gelöscht werden. Nachrichten, die ich hier gepostet habe, bleiben stehen, denn sie gehören Discord.
privacy-nothing = Auf diesem Server speichere ich nichts über dich.

## Buttons, and the pages of a character

# Buttons, at most 20 characters besides their variables.
buttons-back = Zurück
buttons-more = Mehr
buttons-answer = In eigenen Worten …
buttons-any-words = In eigenen Worten: { $about }
buttons-round-before = Vorige Runde
buttons-round-after = Nächste Runde
buttons-page-before = Vorige Seite
buttons-page-after = Nächste Seite
buttons-delete = Löschen
buttons-keep = Behalten
buttons-edit = Bearbeiten
buttons-form-again = Formular neu öffnen
buttons-before-update = Diese Begegnung stammt aus der Zeit vor dem letzten Update, daher lässt sich ihr Protokoll nicht seitenweise anzeigen. Es ist als Datei angehängt.
buttons-sure-to-delete = **{ $name }** löschen? Das lässt sich nicht rückgängig machen. `/character export` bewahrt eine Kopie. Tipp auf Löschen oder nimm `sure:True`.
buttons-deleted = **{ $name }** ist gelöscht. Kämpfe, die schon begonnen haben, behalten ihre Kopie.
buttons-change-sheet = Tipp auf das, was du ändern willst, oder nimm `/character edit` mit `field:` und `value:`. Ein Kampf behält eine Kopie des Bogens, mit dem du eingestiegen bist. Die SL des Kampfes kann diese Kopie ändern.
# What the pages of a character's form are about.
buttons-subject-scores = Werte
buttons-subject-gear = Waffen und Ausrüstung
buttons-subject-details = Einzelheiten
buttons-page-of = { $title } ({ $page } von { $pages })
buttons-name-field = Name
# The title of a form. $page: what the page is about, as "Scores 1 of 2".
sheet-form-title = { $name }: { $page }
# A field of a character's sheet. $wants: what it may hold, as "a whole number from 0 to 5".
sheet-field-now = { $field } ist { $value }. Möglich mit `value:` ist: { $wants }.
sheet-field-empty = { $field } ist leer. Möglich mit `value:` ist: { $wants }.
# A field in a menu of suggestions. At most 100 characters.
sheet-field-choice = { $field }: { $value }
sheet-field-choice-empty = { $field }: leer
buttons-one-per-line = Eins pro Zeile
# $fields: what goes on each line.
buttons-one-per-line-of = Eins pro Zeile: { $fields }
buttons-changed = **{ $name }** ist geändert.
buttons-field-changed = **{ $name }**: { $field } ist geändert.
buttons-name-is = Der Name ist { $name }. Mit `value:` kannst du ihn ändern.
buttons-imported = **{ $name }** ist importiert und gehört jetzt dir.
buttons-exported = Hier ist **{ $name }** als Datei. `/character import file:` holt sie überall zurück.
buttons-stays = **{ $name }** ist nicht gelöscht.
