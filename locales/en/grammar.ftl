### Small words that join others.

join-and = and
join-or = or
join-more = { $count } more
# In place of a mention, for someone who had their data deleted.
former-player = a former player
