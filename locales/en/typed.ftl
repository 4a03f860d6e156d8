### Words that people type: times, timers, settings. Each is a list of everything that means the same, with commas.
### Weekdays, months and units such as “minutes” are known without this file. English words are always understood, too.

typed-yes = yes, on
typed-no = no, off
# No timer, no nudge.
typed-none = none
typed-until = until, till
# Before a weekday or a date: “on Friday”.
typed-on = on
# Before a time of day: “at 18:00”.
typed-at = at
# After a time of day: “18 o’clock”.
typed-o-clock = o’clock
# Before a duration: “in 2 days”.
typed-in = in
# Between the day and the month: “24 of December”.
typed-of = of
typed-and = and
typed-next = next
typed-week = week
typed-month = month
typed-noon = noon
typed-midnight = midnight
# Until they are back.
typed-back = back
# The rounds of an event: “each round”, “from 3”.
typed-each-round = each round
typed-from = from
typed-round = round
# The place of an event in the turn order: “end of round”, “before Goblin 1”, “after Goblin 1”, “initiative 15”.
typed-end-of-round = end of round
typed-before = before
typed-after = after
typed-initiative = initiative
# Before how long something lasts: “Prone for 2 rounds”.
typed-for = for
# Before the number that a save must reach: “REF vs 14”.
typed-against = against, vs
# A wound's level: “level 2”.
typed-level = level
typed-wound = wound
