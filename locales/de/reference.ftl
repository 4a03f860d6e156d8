### What a setting does (`/gm set`, `/rules`), how signs and words join numbers, and reasons that every rule system has.

core-reference-briefs-settings-auto-end = Ob ein Zug von selbst endet, wenn nichts mehr auszugeben ist.
core-reference-briefs-settings-turns = Hausregel, wer zusammen handelt. Nacheinander: Alle haben ihren eigenen Zug, wie im Buch. Nach Seiten: Alle einer Seite handeln in beliebiger Reihenfolge, dann die andere Seite.
core-reference-briefs-settings-delay = Hausregel, mit der Spielende einen Zug in der Runde nach hinten verzögern können (`/turn delay`), bevor sie darin etwas tun.
core-reference-briefs-settings-order = Hausregel, wann die Zugreihenfolge festgelegt wird: einmal für den ganzen Kampf, wie im Buch (einmal), oder zu Beginn jeder Runde neu (jede Runde).
core-reference-briefs-settings-tone = Der Ton der Erzählung: heldenhaft, düster oder schlicht.
core-reference-briefs-settings-sums = Wie viel Rechnung du bei einem Ergebnis siehst. Kurz: Würfel, Summe, Ergebnis und Schaden. Ausführlich: jeder Schritt. Das Protokoll hat immer jeden Schritt.
core-reference-briefs-settings-signs = Zahlen mit Balken und Zeichen zeigen (Balken) oder alles ausschreiben, für Screenreader (Worte).
core-reference-briefs-settings-secrecy = Was Spielende von der Gesundheit der Kreaturen sehen: genaue Werte, Worte (unverletzt, verletzt, schwer verletzt, dem Tode nah) oder nichts.
core-reference-briefs-settings-picture = Wie Bilder der Karte, der Zugreihenfolge und des Kampfes aussehen: dunkler Hintergrund (dunkel), heller (hell) oder gar keine Bilder (aus).
core-reference-briefs-settings-sheets = Wer während der Begegnung einen Bogen ändern kann: nur die SL (`/gm sheet`) oder auch Spielende (bei ihren eigenen Charakteren, mit `/character edit`).
core-reference-briefs-settings-join = Wer einsteigen kann: alle (offen), wen die SL lässt (fragen) oder niemand (geschlossen). Im Kampf muss die SL auch bei „offen“ zustimmen.
core-reference-briefs-settings-characters-each = Wie viele Figuren jede Person mitbringen kann.
core-reference-briefs-settings-loot = Wer plündern kann. SL: nur die SL. Tote: Spielende bei toten Kreaturen. Gefallene: Spielende bei allen am Boden. Aus: niemand.
core-reference-briefs-settings-language = Die Sprache der Nachrichten dieser Begegnung. Was nur du siehst, ist in der Sprache deines Discords. Neue Begegnungen beginnen in der Sprache des Servers.
core-reference-briefs-settings-uneven = Warnt die SL bei `/initiative` privat, wenn die Siegchance der Gruppe nicht zwischen diesen beiden Prozentzahlen liegt (etwa 30-95). Aus: keine Warnung.
signs-dice = { $count ->
    [one] { $count } Würfel
   *[other] { $count } Würfel
}
# After a number in a line of math. The space belongs to it.
signs-bars-multiplied = { " " }verdoppelt
signs-bars-pool-misses = { $misses } daneben
signs-bars-pool = { $hits } getroffen, { $misses } daneben
signs-bars-short-pool = { $hits } von { $dice }
signs-bars-undone = ~~{ $title }~~ (rückgängig gemacht)
signs-words-out-of = { $value } von { $max }
signs-words-became = { $before }, jetzt { $after }
signs-words-reaches = erreicht
signs-words-misses = liegt unter
signs-words-under = ist höchstens
signs-words-over = liegt über
signs-words-times = { $count } mal { $what }
signs-words-share = , { $percent } davon
signs-words-multiplied = { $times ->
    [2] , verdoppelt
   *[other] , mal { $times }
}
signs-words-towards = bis
# $faces: which faces count, "5 and 6". $hits and $misses: the dice as they fell.
signs-words-pool = Erfolge: { $hits }; daneben: { $misses } ({ $faces } zählen als Erfolg)
signs-words-pool-none = keine
signs-words-short-pool = { $hits } von { $dice } sind Erfolge ({ $faces } zählen als Erfolg)
signs-words-may-be-attacked = { $way }, gefährlich
signs-words-undone = Rückgängig gemacht: { $title }.
core-reasons-stat = { $stat } von { $whose }
core-reasons-gm-s-word = Entscheidung der SL
core-reasons-sheet-changed = Bogen geändert ({ $fields })
core-reasons-revived = wiederbelebt
core-reasons-returned = zurück
core-reasons-dead = tot
core-reasons-taken-off = von der SL entfernt
core-reasons-time-over = die Zeit ist um
core-reasons-time-passes = Zeit vergeht
core-reasons-scene-over = die Szene endet
core-reasons-rounds-stop = der Kampf wird unterbrochen
core-reasons-gone = { $who } ist aus dem Kampf
core-reasons-scene-begins = der Kampf beginnt
core-reasons-unspent = nicht verbraucht
core-reasons-waited-too-long = bis zum Ende der Runde gewartet
# The question of a system in which players choose the turn order.
core-questions-join = { $ally } handelt: { $title }. { $name } kann mitmachen.
core-questions-join-yes = Mitmachen
core-questions-join-no = Raushalten
core-questions-next = { $name } bestimmt, wer als Nächstes handelt.
core-reasons-passed-over = von der SL übersprungen
cite-house = Hausregel
cite-ruling = Auslegung „{ $about }“
