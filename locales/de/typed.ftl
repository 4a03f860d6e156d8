### Words that people type: times, timers, settings. Each is a list of everything that means the same, with commas.
### Weekdays, months and units such as “minutes” are known without this file. English words are always understood, too.

typed-yes = ja, an
typed-no = nein, aus
# No timer, no nudge.
typed-none = keine, kein, keiner
typed-until = bis, bis zum
# Before a weekday or a date: “on Friday”.
typed-on = am
# Before a time of day: “at 18:00”.
typed-at = um
# After a time of day: “18 o’clock”.
typed-o-clock = Uhr
# Before a duration: “in 2 days”.
typed-in = in
# Between the day and the month: “24 of December”.
typed-of = des
typed-and = und
typed-next = nächsten, nächster, nächste, nächstes, nächstem, kommenden
typed-week = Woche
typed-month = Monat
typed-noon = Mittag, mittags
typed-midnight = Mitternacht
# Until they are back.
typed-back = zurück, bis zurück, wieder da
# The rounds of an event: “each round”, “from 3”.
typed-each-round = jede Runde
typed-from = ab
typed-round = Runde, Runden
# The place of an event in the turn order: “end of round”, “before Goblin 1”, “after Goblin 1”, “initiative 15”.
typed-end-of-round = Ende der Runde, Rundenende, am Ende der Runde
typed-before = vor
typed-after = nach
typed-initiative = Initiative
typed-for = für
typed-against = gegen
typed-level = Stufe
typed-wound = Wunde
