### Starting a fight: the first message in a server, the choice of a game, quick fights, and what newcomers are told once.

welcome =
    { "" }**Fray: Kämpfe im Chat**
    Ich führe die Züge, würfle und rechne. Beginne hier einen Kampf und lade deine Runde ein, oder probier es erst allein.
welcome-practice = Übung
welcome-help = Hilfe
# A button, also in /help.
start-fight = Kampf beginnen
start-title =
    ### Kampf beginnen
    Du bist die SL. Welches Spiel?
start-played-last = -# hier zuletzt gespielt
start-how = ### { $ruleset }: Wie willst du anfangen?
start-quick = Schneller Kampf
start-about-quick =
    { "" }**Schneller Kampf**
    -# alle bekommen einen vorgefertigten Charakter, und ich finde ebenbürtige Gegner
start-empty = Leer
start-about-empty =
    { "" }**Leer**
    -# du wählst Charaktere, Kreaturen und Karte
start-about-scenes =
    { "" }**Vorbereitete Szene**
    -# aus den Paketen dieses Servers
start-back = Anderes Spiel …
quick-name = Schneller Kampf
quick-how-to = -# Spielende: **Mitspielen** gibt dir einen vorgefertigten Charakter. SL: **Los** bringt ebenbürtige Gegner und beginnt den Kampf.
# A button. $players: how many have joined.
quick-begin =
    { $players ->
        [0] Los
        [one] Los (1 Person)
       *[other] Los ({ $players } Personen)
    }
quick-no-one = Noch ist niemand dabei. Tipp auf **Mitspielen**, um selbst dabei zu sein, dann auf **Los**.
quick-joined =
    ### Du spielst { $name }
    { $about }
    Ich pinge dich an, wenn du am Zug bist. Die SL beginnt, sobald alle da sind.
quick-joined-gm =
    ### Du spielst { $name }
    { $about }
    Tipp auf **Los**, sobald alle da sind.
start-first-turn = -# Dein erster Zug: Tipp auf das, was du tun willst, oder schreib es mit **Beschreiben …**. Alles andere findest du unter **Mehr …**, und mit **{ $end }** bist du fertig.
start-never-played =
    { "" }**Noch nie gespielt?**
    -# ein privater Kampf gegen eine Übungspuppe, zwei Minuten lang

## A fight in a thread of its own

# In the channel, above the thread. $gm: the user.
thread-notice = { $gm } beginnt **{ $name }** in einem Thread. Steigt dort ein.
# $thread: a link to it.
thread-opened = **{ $name }** hat einen eigenen Thread: { $thread }
# Added to what went wrong.
thread-stays = Der Thread { $thread } ist schon offen. Um es noch einmal zu versuchen, nimm dort `/encounter start`.

## /setup defaults: what new encounters start with

defaults-title-server =
    ### Neue Begegnungen auf diesem Server
    So beginnen sie, wenn die SL nichts anderes wählt.
defaults-title-channel =
    ### Neue Begegnungen in diesem Kanal
    So beginnen sie, wenn die SL nichts anderes wählt.
# Buttons.
defaults-change = Ändern …
defaults-to-server = Für den Server …
defaults-to-channel = Für diesen Kanal …
defaults-reset = Zurücksetzen
defaults-back = Zurück
defaults-as-server = Wie auf dem Server
defaults-form-settings = Selbst eingeben …
defaults-form-pace = Timer einstellen …
# A default of the server that counts in a channel too.
defaults-of-server =
    { $value }
    -# wie auf dem Server
defaults-name-system = Spiel
defaults-name-settings = Einstellungen
defaults-name-pace = Zug-Timer
defaults-name-secrecy = Gesundheit der Kreaturen
defaults-name-map = Karte
defaults-name-place = Wo gespielt wird
defaults-about-system = Wenn hier ein Spiel gewählt ist, fragt *Kampf beginnen* nicht danach.
defaults-about-settings = Hausregeln und Darstellung, wie in `/encounter start settings:`.
defaults-about-pace = Wie lange ein Zug dauern darf und was dann passiert.
defaults-about-secrecy = Wie viel Spielende von der Gesundheit der Kreaturen sehen.
defaults-about-map = Die Karte, die zu Beginn einer Begegnung gezeichnet wird.
defaults-about-place = Im Kanal oder in einem neuen Thread für jede Begegnung.
defaults-settings-hint = Leer: nach dem Buch spielen.
# Values.
defaults-as-in-book = Wie im Buch
defaults-ask-system = Jedes Mal fragen
defaults-no-timer = Kein Zug-Timer
defaults-no-map = Keine Karte
defaults-place-channel = Im Kanal
defaults-place-thread = In einem Thread
defaults-secrecy-exact = Genaue Werte
defaults-secrecy-words = In Worten
defaults-secrecy-hidden = Verborgen
