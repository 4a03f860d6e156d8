### What a setting does (`/gm set`, `/rules`), how signs and words join numbers, and reasons that every rule system has.

core-reference-briefs-settings-auto-end = Ob ein Zug von selbst endet, wenn nichts mehr auszugeben ist.
core-reference-briefs-settings-turns = Hausregel, wer zusammen handelt. Nacheinander: Alle haben ihren eigenen Zug, wie im Buch. Seitenweise: Alle einer Seite handeln in beliebiger Reihenfolge, dann die andere Seite.
core-reference-briefs-settings-delay = Hausregel, mit der Spielende einen Zug in der Runde nach hinten verzögern können (`/turn delay`), bevor sie darin etwas tun.
core-reference-briefs-settings-order = Hausregel, wann die Zugreihenfolge festgelegt wird: einmal für den ganzen Kampf, wie im Buch (einmal), oder zu Beginn jeder Runde neu (jede Runde).
core-reference-briefs-settings-tone = Der Ton der Erzählung: heroisch, düster oder schlicht.
core-reference-briefs-settings-sums = Wie viel Rechnung du bei einem Ergebnis siehst. Kurz: Würfel, Summe, Ergebnis und Schaden. Voll: jeder Schritt. Das Protokoll hat immer jeden Schritt.
core-reference-briefs-settings-signs = Zahlen mit Balken und Zeichen zeigen (Balken) oder alles ausschreiben, für Screenreader (Worte).
core-reference-briefs-settings-secrecy = Was Spielende von der Gesundheit der Kreaturen sehen: genaue Werte, Worte (unverletzt, verletzt, schwer verletzt, dem Tod nah) oder nichts.
core-reference-briefs-settings-picture = Wie Bilder der Karte, der Zugreihenfolge und des Kampfes aussehen: dunkler Hintergrund (dunkel), heller (hell) oder gar keine Bilder (aus).
core-reference-briefs-settings-sheets = Wer während der Begegnung einen Bogen ändern kann: nur die SL (`/gm sheet`) oder auch Spielende (bei ihren eigenen Charakteren, mit `/character edit`).
core-reference-briefs-settings-join = Wer einsteigen kann: alle (offen), wen die SL lässt (fragen, und im Kampf immer) oder niemand (geschlossen).
core-reference-briefs-settings-characters-each = Wie viele Figuren jede Person mitbringen kann.
core-reference-briefs-settings-loot = Wer plündern kann. gm: nur die SL. dead: Spielende bei toten Kreaturen. fallen: Spielende bei allen am Boden. off: niemand.
core-reference-briefs-settings-language = Warnt die SL bei `/initiative` privat, wenn die Siegchance der Gruppe nicht zwischen diesen beiden Prozentzahlen liegt (etwa 30-95). Aus: keine Warnung.
core-reference-briefs-settings-uneven = { $count ->
    [one] { $count } Würfel
   *[other] { $count } Würfel
}
signs-dice = { " " }verdoppelt
# After a number in a line of math. The space belongs to it.
signs-bars-multiplied = { $misses } daneben
signs-bars-pool-misses = { $hits } Erfolg, { $misses } daneben
signs-bars-pool = { $hits } von { $dice }
signs-bars-short-pool = ~~{ $title }~~ (rückgängig gemacht)
signs-bars-undone = { $value } von { $max }
signs-words-out-of = { $before }, jetzt { $after }
signs-words-became = erreicht
signs-words-reaches = liegt unter
signs-words-misses = ist höchstens
signs-words-under = liegt über
signs-words-over = { $count } mal { $what }
signs-words-times = , { $percent } davon
signs-words-share = { $times ->
    [2] , verdoppelt
   *[other] , mal { $times }
}
signs-words-multiplied = bis
signs-words-towards = { $faces } zählen: { $hits }; daneben: { $misses }
# $faces: which faces count, "5 and 6". $hits and $misses: the dice as they fell.
signs-words-pool = keine
signs-words-pool-none = { $hits } von { $dice } ({ $faces })
signs-words-short-pool = { $way }, gefährlich
signs-words-may-be-attacked = Rückgängig gemacht: { $title }.
signs-words-undone = { $stat } von { $whose }
core-reasons-stat = Entscheidung der SL
core-reasons-gm-s-word = Bogen geändert ({ $fields })
core-reasons-sheet-changed = wiederbelebt
core-reasons-revived = zurück
core-reasons-returned = tot
core-reasons-dead = von der SL entfernt
core-reasons-taken-off = die Zeit ist um
core-reasons-time-over = Zeit vergeht
core-reasons-time-passes = die Szene endet
core-reasons-scene-over = der Kampf wird unterbrochen
core-reasons-rounds-stop = { $who } ist aus dem Kampf
core-reasons-gone = der Kampf beginnt
core-reasons-scene-begins = nicht verbraucht
core-reasons-unspent = bis zum Ende der Runde gewartet
core-reasons-waited-too-long = { $ally } handelt: { $title }. { $name } kann mitmachen.
# The question of a system in which players choose the turn order.
core-questions-join = Mitmachen
core-questions-join-yes = Raushalten
core-questions-join-no = { $name } bestimmt, wer als Nächstes handelt.
core-questions-next = von der SL übersprungen
