### Words that people type: times, timers, settings. Each is a list of everything that means the same, with commas.
### Weekdays, months and units such as “minutes” are known without this file. English words are always understood, too.

typed-yes = oui
typed-no = non
# No timer, no nudge.
typed-none = aucun, aucune, sans
typed-until = jusqu’à, jusqu'à, jusqu’au, jusqu'au
# Before a weekday or a date: “on Friday”.
typed-on = le
# Before a time of day: “at 18:00”.
typed-at = à
# After a time of day: “18 o’clock”.
typed-o-clock = heures pile
# Before a duration: “in 2 days”.
typed-in = dans
# Between the day and the month: “24 of December”.
typed-of = de
typed-and = et
typed-next = prochain, prochaine
typed-week = semaine
typed-month = mois
typed-noon = midi
typed-midnight = minuit
# Until they are back.
typed-back = de retour, retour
# The rounds of an event: “each round”, “from 3”.
typed-each-round = chaque round, chaque tour
typed-from = à partir de, dès
typed-round = round, rounds, tour, tours
# The place of an event in the turn order: “end of round”, “before Goblin 1”, “after Goblin 1”, “initiative 15”.
typed-end-of-round = fin du round, fin du tour
typed-before = avant
typed-after = après
typed-initiative = initiative
typed-for = pendant, pour, durant
typed-against = contre
typed-level = niveau
typed-wound = blessure
