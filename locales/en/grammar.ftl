### Small words that join others.

join-and = and
join-or = or
join-more = { $count } more
# A label and what belongs to it, such as “Round 1: Kira”. Write the colon as your language does.
join-colon = { $label }: { $text }
# An action that asks for more: "Cast…".
join-asks = { $label }…
# In place of a mention, for someone who had their data deleted.
former-player = a former player
# In place of the GMs to ask, if all of them had their data deleted: “Ask a server admin.”
server-admin = a server admin

# How labels are written inside a sentence: lower, or keep if the language writes nouns with a capital, as German does.
case-inside-sentences = lower
