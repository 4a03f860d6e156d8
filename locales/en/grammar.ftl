### Small words that join others.

join-and = and
join-or = or
join-more = { $count } more
# In place of a mention, for someone who had their data deleted.
former-player = a former player

# How labels are written inside a sentence: lower, or keep if the language writes nouns with a capital, as German does.
case-inside-sentences = lower
