### How long a round takes: `/gm how-long`, its button, and what the GM is told when a round takes longer.
### Names in variables are safe to show already. Lengths are texts such as "41 hours". Only the GM sees any of this.

how-long-title = Wie lange dauert eine Runde?
# Buttons, at most 20 characters.
how-long-button = Rundendauer …
how-long-again = Neu simulieren
how-long-now = Mit den jetzigen Einstellungen: **{ $round }** pro Runde (meist { $low } bis { $high })
how-long-one = { $what }: **{ $round }**
how-long-by-side = Nach Seiten (`/gm set setting:turns`)
how-long-one-by-one = Nacheinander (`/gm set setting:turns`)
how-long-with-plans = Wenn alle Spielenden einen Plan haben (`/plan`)
how-long-timers = Rundendauer mit Zug-Timer: { $timers }
how-long-timers-if = Rundendauer mit einem Zug-Timer, der für Säumige handelt: { $timers }
# One of them. $timer: "24 hours".
how-long-timer = { $timer } → **{ $round }**
how-long-no-timer = keiner → **{ $round }**
# Who the round waits for. $time, $round: "14 hours".
how-long-waits = Wartezeit pro Runde: { $who }.
how-long-waits-player = { $time } auf { $user }
how-long-waits-gm = { $time } auf dich
how-long-happened = { $count ->
    [one] Die letzte Runde dauerte
   *[other] Die letzten { $count } Runden dauerten
} { $round }{ $count ->
    [one] {""}
   *[other] {" "}im Schnitt
}.
how-long-based = Geschätzt aus drei simulierten Wochen. Grundlage: { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
} aus { $fights ->
    [one] 1 Kampf
   *[other] { $fights } Kämpfen
} und die Spielzeiten aller.
# $people: who it is, with how many turns each.
how-long-guessed = { $people }: Da habe ich noch zu wenige Züge gesehen und schätze nur, wie schnell die Antwort kommt.
how-long-you = du
# In the GM's panel, while a round takes much longer. $time, $round: "62 hours".
how-long-behind = Diese Runde dauert schon **{ $time }**. Geschätzt hatte ich etwa { $round }.
