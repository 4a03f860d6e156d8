### What Fray says when something failed: on its own side, in its database, or at Discord. Private, except for the lines in place of a turn or question.

failed = Bei mir ist etwas schiefgegangen, und nichts wurde geändert. Versuch es noch einmal. Wenn es wieder passiert, sag dem Admin des Bots die Uhrzeit: Die Einzelheiten stehen in meinem Log.
too-fast = So schnell komme ich nicht mit, darum ist nichts passiert. Warte ein paar Sekunden und versuch es dann noch einmal.
too-many-heavy = Ich arbeite noch an mehreren Protokollen oder Exporten für dich. Frag wieder, wenn du sie hast.
already-answered = Das habe ich schon beantwortet.
unknown-command = Diesen Befehl kenne ich nicht mehr. `/help` zeigt alle Befehle.
unknown-component = Dieser Knopf stammt aus einer anderen Version von mir. Nimm die neueste Nachricht oder `/encounter status`.
stopping = Ich starte gleich neu, darum ist nichts passiert. Versuch es in einer halben Minute noch einmal.
# A reply that Discord rejected.
reply-rejected = Discord hat meine Antwort abgelehnt. Falls du im Kampf etwas getan hast, zählt es trotzdem: Sieh mit `/encounter status` nach.
# In place of a turn's or a question's message that Discord rejected. $users: mentions.
plain-turn = { $users }, du bist am Zug. Nimm `/attack`, `/act` oder `/turn end`. Discord hat die Nachricht mit den Knöpfen abgelehnt. `/encounter status` zeigt, wie der Kampf steht.
plain-turn-unnamed = Der nächste Zug hat begonnen. Nimm `/attack`, `/act` oder `/turn end`. Discord hat die Nachricht mit den Knöpfen abgelehnt. `/encounter status` zeigt, wie der Kampf steht.
plain-question = { $users }, du musst etwas entscheiden. Nimm `/answer`. Discord hat die Nachricht mit den Knöpfen abgelehnt.
plain-question-unnamed = Es gibt etwas zu entscheiden. Nimm `/answer`. Discord hat die Nachricht mit den Knöpfen abgelehnt.
# For the GM, once.
rejected-post = Discord hat eine Nachricht dieser Begegnung abgelehnt, darum fehlt sie oder ist durch eine schlichte Zeile ersetzt. Alles, was ihr getan habt, zählt; sieh mit `/encounter status` nach. Bitte sag dem Admin des Bots Bescheid: Der Grund steht in meinem Log.
# The database could not be read or written.
unstored-full = Ich kann gerade nicht auf meine Festplatte schreiben, darum wurde nichts geändert. Bitte sag dem Admin des Bots Bescheid und versuch es später noch einmal.
unstored-locked = Etwas blockiert meine Datenbank, darum wurde nichts geändert. Versuch es gleich noch einmal. Wenn es so bleibt, sag dem Admin des Bots Bescheid.
unstored-damaged = Meine Datenbank ist beschädigt, darum wurde nichts geändert. Bitte sag dem Admin des Bots Bescheid: Die Einzelheiten stehen in meinem Log, und eine Sicherung lässt sich wiederherstellen.
unstored-gone = Meine Datenbank wurde entfernt oder ersetzt, während ich lief, darum wurde nichts geändert. Bitte sag dem Admin des Bots gleich Bescheid.
unstored-away = Ich erreiche meine Datenbank gerade nicht, darum wurde nichts geändert. Versuch es gleich noch einmal. Wenn es so bleibt, sag dem Admin des Bots Bescheid.
unstored-unsure = Mittendrin habe ich meine Datenbank verloren und weiß nicht, ob deine Änderung gespeichert wurde. Sieh gleich mit `/encounter status` nach, bevor du es noch einmal versuchst.
deferred-form = Ich habe zu lange gebraucht, um das Formular zu öffnen. Tipp noch einmal auf den Knopf.
# A private line, where the reply itself is public.
here = Bitte sehr.
